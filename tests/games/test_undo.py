"""How far each game lets a move be taken back: over what the player has shown of his own, not over what he or others learned by it."""

from __future__ import annotations

from tests.games.column_of_fire.table import RED
from tests.games.column_of_fire.table import Table as FireTable
from tests.games.sola_fide.table import Table as FaithTable
from tests.games.sola_fide.table import with_card
from tests.games.table import GameTable
from tests.games.world_without_end.table import Table as TownTable
from triptych.core.chance import SeededChance
from triptych.core.match import Match


def match_at(table: GameTable) -> Match:
    """A match that goes on from this table."""
    match = Match(table.game, table.game.players(table.s), SeededChance("undo"), begun=table.s.clone())
    match.at_barrier = table.s.clone()
    return match


def play(match: Match, *texts: str) -> None:
    for text in texts:
        match.play(match.state.actor, match.game.moves.parse(text))


def back_to_the_start(match: Match, seat: int) -> None:
    """Everything that was played is taken back, and then there is nothing more."""
    start = match.at_barrier
    assert start is not None
    while match.open:
        match.undo(seat)
    assert (match.state.key(), match.state.moves) == (start.key(), start.moves)
    assert not match.can_undo(seat)


# -- World Without End ---------------------------------------------------------------------------------------------------------------------


def test_a_card_of_the_town_comes_back_to_the_hand() -> None:
    """Played, used and all: until one is laid face down and the turn is over."""
    match = match_at(TownTable("0: 1 wool 1 money").turn())
    play(match, "play grain", "take grain")
    assert match.game.step(match.state).name == "discard"
    back_to_the_start(match, 0)
    play(match, "play donation")
    assert match.can_undo(0), "also one that can do nothing, or nothing yet"
    back_to_the_start(match, 0)
    play(match, "play sale", "sell 1 0", "discard grain")
    assert not any(match.can_undo(seat) for seat in range(match.players)), "it is the next one's turn"


def test_a_card_that_is_laid_unused_comes_back_as_well() -> None:
    match = match_at(TownTable("0 penalties: court", chapter=2, in_round=1).begins_round())
    play(match, "idle grain")
    assert match.can_undo(0)
    back_to_the_start(match, 0)


# -- Sola Fide -----------------------------------------------------------------------------------------------------------------------------


def test_a_card_of_the_faith_comes_back_before_its_circle_is_chosen() -> None:
    own = with_card("ursulines", 'effects = [{ op = "convert", side = "commons", n = 1 }, { op = "move", toward = "commons", n = 1 }]')
    match = match_at(FaithTable("ursulines: hand; pilgrimages: hand", own=own).turn("catholic"))
    play(match, "play ursulines")
    assert match.game.step(match.state).name == "convert"
    assert match.can_undo(0), "the other has seen the card"
    play(match, match.game.moves.text(match.state.moves[0]))
    assert match.game.step(match.state).name == "move"
    back_to_the_start(match, 0)
    assert "play pilgrimages" in [match.game.moves.text(move) for move in match.state.moves]


def test_what_it_costs_comes_back_too() -> None:
    own = with_card("ursulines", 'effects = [{ op = "cost", discard = 1 }, { op = "convert", side = "commons", n = 1 }]')
    match = match_at(FaithTable("ursulines: hand; pilgrimages: hand; nuncios: hand", own=own).turn("catholic"))
    play(match, "play ursulines", "discard pilgrimages")
    assert match.can_undo(0)
    back_to_the_start(match, 0)


def test_not_over_what_the_other_had_to_show() -> None:
    """The other's last card is discarded unasked: he who played has seen it, and there is no way back."""
    own = with_card(
        "ursulines", 'effects = [{ op = "opponent_discards", n = 1, random = false }, { op = "convert", side = "commons", n = 1 }]'
    )
    match = match_at(FaithTable("ursulines: hand; wartburg: hand", own=own).turn("catholic"))
    play(match, "play ursulines")
    assert match.state.actor == 0
    assert not match.can_undo(0)
    assert match.open == []


def test_not_over_a_draw() -> None:
    match = match_at(FaithTable("ursulines: hand").turn("catholic"))
    play(match, "draw")
    assert not any(match.can_undo(seat) for seat in (0, 1))


# -- A Column of Fire ----------------------------------------------------------------------------------------------------------------------


def test_tiles_come_back() -> None:
    match = match_at(FireTable().has(RED, tiles={"stone:catholic": 2, "neutral_stone": 1, "step_on": 1}).first_half(RED))
    play(match, "tile place catholic spain", "tile lift catholic spain", "tile place neutral france")
    assert match.can_undo(RED), "everybody has seen his tiles"
    back_to_the_start(match, RED)


def test_not_over_a_tile_that_is_drawn() -> None:
    match = match_at(FireTable().has(RED, tiles={"neutral_stone": 1}).on_space(RED, 9))
    play(match, "tile place neutral france")
    assert match.can_undo(RED)
    play(match, "gain tile")
    assert not any(match.can_undo(seat) for seat in range(4))
    assert match.state.actor == RED
