"""Moves that can do nothing now, as far as the one who is asked can know."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.playing import walk
from tests.games.column_of_fire.table import fire
from tests.games.sola_fide.table import Table as FaithTable
from tests.games.sola_fide.table import faith, with_card
from tests.games.table import GameTable
from tests.games.world_without_end.table import Table as TownTable
from tests.games.world_without_end.table import town
from triptych.core.game import Game
from triptych.core.state import CHANCE, NOBODY


def idle(table: GameTable) -> set[str]:
    """What can do nothing, by the asked one's own view."""
    view = table.game.view(table.s, table.asked)
    return {table.game.moves.text(move) for move in view.moves if table.game.idle(view, move)}


def test_cards_of_the_town_that_could_not_be_used() -> None:
    found = idle(TownTable().turn())
    assert {"play sale", "play donation", "play house_rent", "play privilege"} <= found
    assert not found & {"play grain", "play piety", "play medicine", "play building_material"}
    found = idle(TownTable("0: 1 wool 1 money; 0 open: grain").turn())
    assert not found & {"play sale", "play donation", "play privilege"}


def test_the_supply_and_events_in_force_count() -> None:
    assert "play grain" in idle(TownTable("stock grain: 0").turn())
    assert "play grain" in idle(TownTable("edge: iii05_no_hands").turn()), "what it costs cannot be paid"
    assert "play grain" not in idle(TownTable("0: 1 money; edge: iii05_no_hands").turn())


def test_to_leave_it_or_to_lay_a_card_unused_is_not_idle() -> None:
    assert idle(TownTable().uses("grain")) == set()
    assert idle(TownTable("0 penalties: court", chapter=2, in_round=1).begins_round()) == set()


@pytest.mark.parametrize(
    ("effects", "nothing"),
    [
        ('{ op = "remove_markers", side = "commons" }', True),
        ('{ op = "cost", discard = 1 }, { op = "remove_markers", side = "commons" }', True),
        ('{ op = "recover", n = 1 }', True),
        ('{ op = "draw", n = 1 }', False),
        ('{ op = "dispute", where = "any" }', False),
        ('{ op = "convert", side = "commons", n = 1 }', False),
        ('{ op = "opponent_discards", n = 1, random = false }', False),
    ],
)
def test_cards_of_the_faith_of_which_nothing_comes(effects: str, nothing: bool) -> None:
    own = with_card("ursulines", f"effects = [{effects}]")
    t = FaithTable("ursulines: hand; pilgrimages: hand; wartburg: hand; two-kingdoms: hand", own=own).turn("catholic")
    assert ("play ursulines" in idle(t)) == nothing
    assert "draw" not in idle(t)


def test_one_way_of_several_is_enough() -> None:
    card = 'choice = [[{ op = "remove_markers", side = "commons" }], [{ op = "%s", n = 1 }]]'
    for op, nothing in (("recover", True), ("draw", False)):
        t = FaithTable("ursulines: hand", own=with_card("ursulines", card % op)).turn("catholic")
        assert ("play ursulines" in idle(t)) == nothing


def test_what_is_played_for_the_soldiers_is_not_idle() -> None:
    """The roll that follows a military card is something."""
    own = with_card("ursulines", 'effects = [{ op = "recover", n = 1 }]', military=True)
    assert idle(FaithTable("ursulines: hand", own=own).turn("catholic")) == set()


def test_only_cards_are_ever_idle() -> None:
    games: list[tuple[Game[Any], int]] = [(town(), 3), (faith(), 2), (fire(), 3)]
    for game, players in games:
        found: set[str] = set()
        for s in walk(game, players, "idle"):
            if s.actor not in (CHANCE, NOBODY):
                view = game.view(s, s.actor)
                found |= {game.moves.text(move).split()[0] for move in view.moves if game.idle(view, move)}
        assert found <= {"play"}
        assert "play" in found or game is fire()
