"""What every game has from the core: views, positions, errors."""

from __future__ import annotations

import pytest

from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.errors import PositionError, TriptychError
from triptych.core.game import Reason
from triptych.core.match import Match
from triptych.core.state import CHANCE, DEPTH, NOBODY

GAME = registry.game("column-of-fire")


def running(seed: str = "running") -> Match:
    match = Match(GAME, 3, SeededChance(seed), undo=False)
    chance = SeededChance(seed)
    for _ in range(40):
        match.play(match.state.actor, match.state.moves[chance.below(len(match.state.moves))])
    return match


def test_a_new_game_waits_for_its_first_lot() -> None:
    s = GAME.new(2)
    assert s.actor == CHANCE
    assert GAME.players(s) == 2
    assert GAME.legal(s, 0) == []
    assert [GAME.lots.text(lot) for lot in GAME.legal(s, CHANCE)] == ["begin 1", "begin 2"]


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100])
def test_a_number_of_players_it_is_not_for(players: int) -> None:
    with pytest.raises(TriptychError, match=f"column-of-fire is for 2, 3, 4 players, not {players}"):
        GAME.new(players)


def test_legal_gives_a_list_of_its_own() -> None:
    s = running().state
    GAME.legal(s, s.actor).clear()
    assert s.moves


def test_an_illegal_move_is_explained() -> None:
    s = running().state
    other = (s.actor + 1) % 3
    assert str(GAME.illegal(s, other, 0)) == f"'pass': seat {other + 1} is not asked now, seat {s.actor + 1} is"
    assert GAME.illegal(s, s.actor, -5).legal == [GAME.moves.text(move) for move in s.moves]
    assert GAME.why_not(s, other, 0).message == "why-not-asked"
    assert GAME.why_not(GAME.new(2), CHANCE, 0).message == "why-not-asked"


def test_reasons_have_arguments() -> None:
    assert Reason("x").args == {}
    assert Reason("x", {"n": 3}).args == {"n": 3}


# -- positions ---------------------------------------------------------------------------------------------------------


def test_a_position_begins_with_game_content_and_agenda() -> None:
    s = running().state
    words = GAME.position(s).split(" ")
    assert words[0] == f"column-of-fire/{GAME.version}"
    assert words[1] == GAME.content_hash[:8]
    assert words[2].startswith("order:0:0>")
    assert GAME.from_position("  \n ".join(words)).key() == s.key(), "blanks and line ends do not matter"


def test_the_position_of_a_game_that_is_over() -> None:
    match = Match(GAME, 2, SeededChance("over"), undo=False)
    while not match.over:
        match.play(match.state.actor, match.state.moves[-1])
    again = GAME.from_position(GAME.position(match.state))
    assert (again.actor, again.moves) == (NOBODY, [])
    assert GAME.winners(again) == GAME.winners(match.state)


OURS = f"column-of-fire/{GAME.version}"


def broken(old: str, new: str) -> str:
    text = GAME.position(running().state)
    assert old in text
    return text.replace(old, new, 1)


BROKEN = [
    ("", "a position is: game/version, content, agenda, then field=values"),
    ("column-of-fire/1 x", "a position is"),
    (broken(OURS, "chess/1"), f"this is a position of 'chess/1', not of {OURS}"),
    (broken(OURS, "column-of-fire/99"), "this is a position of 'column-of-fire/99'"),
    (broken(GAME.content_hash[:8], "00000000"), "this position was made with content 00000000"),
    (broken("order:0:0", "odder:0:0"), "agenda: 'odder' is none of end, begin"),
    (broken("order:0:0", "order:0"), "agenda: 'order:0' must be a step and 2 numbers"),
    (broken("order:0:0", "order:0:-1"), "must be a step and 2 numbers"),
    (broken("order:0:0", "order:0:x"), "must be a step and 2 numbers"),
    (broken("order:0:0", "order:0:0000000"), "must be a step and 2 numbers"),
    (broken("order:0:0", ">".join(["order:0:0"] * (DEPTH + 1))), f"agenda: at most {DEPTH} steps"),
    (broken("use:48:0", "use:999:0"), "agenda: it does not fit this table"),
    (broken("players=3", "players=5"), "players: 5 is not between 2 and 4"),
    (broken("players=3", "player=3"), "'player=3' is not a field=values"),
    (broken("turn=", "turn=3"), "not between"),
]


@pytest.mark.parametrize(("text", "what"), BROKEN, ids=range(len(BROKEN)))
def test_a_position_that_cannot_be_read(text: str, what: str) -> None:
    with pytest.raises(PositionError) as error:
        GAME.from_position(text)
    assert what in str(error.value)


def test_a_table_that_cannot_be() -> None:
    s = running().state
    field = GAME.layout.by_name["disc"]
    s.cells[field.at + 1] = s.cells[field.at]
    with pytest.raises(PositionError, match="disc: two discs on one space"):
        GAME.from_position(GAME.position(s))


def test_a_view_and_what_is_filled_in() -> None:
    s = running().state
    for seat in range(-1, 3):
        view = GAME.view(s, seat)
        assert view.actor == s.actor
        assert view.moves == (s.moves if seat == s.actor else [])
        whole = GAME.determinize(view, seat, SeededChance(seat))
        assert whole.actor == s.actor
        assert GAME.view(whole, seat).key() == view.key()
        assert view.sink is None
