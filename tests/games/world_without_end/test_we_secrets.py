"""What everyone sees, and what nobody may (WE-1.7): hands and face-down piles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.world_without_end.table import Table, town
from triptych.core.chance import ForcedChance, SeededChance
from triptych.core.game import Game
from triptych.core.match import Match
from triptych.core.record import for_seat, of_match
from triptych.core.state import CHANCE, UNKNOWN
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.view import unseen_cards

SECRET = (m.HAND, m.FACE_DOWN)


def mid_game(players: int = 3) -> Table:
    """A table with something everywhere, seat 0 to put a card face down."""
    says = "0: 2 stone 3 money; 1: 4 grain 1 cloth; 0 houses: 1 4; bridge: 2 stone 1 wood seal 0; edge: i07_quarry;"
    hands = "0 hand: grain piety sale donation; 0 open: house_rent; 1 hand: favour medicine; 1 open: grain piety"
    return Table(says + hands, players, in_round=3).turn().play("pass", "play grain", "take grain", "pass")


# -- views -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_we_1_7_hand_and_face_down_pile_are_for_their_owner_only(seat: int) -> None:
    t = mid_game()
    view = t.game.view(t.s, seat)
    for field in SECRET:
        for owner in range(3):
            assert view.cells[field + owner] == (t.s.cells[field + owner] if owner == seat else UNKNOWN)


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_we_1_7_all_else_is_open(seat: int) -> None:
    t = mid_game()
    view = t.game.view(t.s, seat)
    secret = {field + owner for field in SECRET for owner in range(4)}
    assert {i for i, (real, seen) in enumerate(zip(t.s.cells, view.cells, strict=True)) if real != seen} <= secret
    assert view.cells[m.HAVE : m.HAVE + 36] == t.s.cells[m.HAVE : m.HAVE + 36], "the log tells every gain and payment"
    assert view.cells[m.FACE_DOWN_SIZE : m.FACE_DOWN_SIZE + 3] == [7, 8, 0]
    assert t.game.problems(view) == []


def test_we_1_7_only_the_one_who_is_asked_sees_his_moves() -> None:
    t = mid_game()
    assert (t.asked, t.step) == (0, "discard")
    assert [len(t.game.view(t.s, seat).moves) for seat in (-1, 0, 1, 2)] == [0, 3, 0, 0]


def test_we_1_7_after_the_end_everything_is_open() -> None:
    t = Table("all: 2 piety 2 grain 2 money; all hand: grain", 2, chapter=4).ends_chapter("tax 2")
    assert t.over
    assert t.game.view(t.s, -1).key() == t.s.key()


def told(t: Table, kind: str) -> tuple[int, ...]:
    return next(event for event in t.s.sink or [] if event[0] == t.game.events.by_name[kind])


@pytest.mark.parametrize("kind", ["discarded", "drawn-away"])
def test_we_1_7_which_card_goes_face_down_is_told_to_its_owner_only(kind: str) -> None:
    t = mid_game().play("discard piety") if kind == "discarded" else Table("0 penalties: penance", 3, chapter=2, in_round=1).begins_round()
    if kind == "drawn-away":
        t.play("lose-card piety")
    event: Any = told(t, kind)
    assert t.game.events.for_seat(event, 0) == event
    for seat in (-1, 1, 2):
        assert t.game.events.for_seat(event, seat)[1:3] == (0, UNKNOWN)


@pytest.mark.parametrize("kind", ["played", "idle", "got", "gave", "house", "donated", "vp"])
def test_we_1_7_what_is_played_gained_and_paid_is_told_to_all(kind: str) -> None:
    events = town().events
    assert not events.kinds[events.by_name[kind]].secret


# -- nobody learns more ------------------------------------------------------------------------------------------------


def sight(match: Match, seat: int) -> list[object]:
    """Everything a seat may learn of a running match."""
    game: Game[Any] = match.game
    seen: list[object] = [game.position(game.view(match.state, seat))]
    seen.append(for_seat(match, of_match(match, ["a", "b", "c"]), seat).write())
    seen += [(at, game.events.for_seat(event, seat)) for at, event in match.events]
    if seat >= 0:
        seen.append(str(game.illegal(match.state, seat, 0)))
    seen.append(game.asked(match.state))
    return seen


def played(*answers: str) -> Match:
    """A game of three to here: start player seat 0, a first event that asks nobody anything."""
    game = town()
    lots = [game.lots.parse(lot) for lot in ("begin 1", "event i02_mill", "event i06_empty_stall")]
    match = Match(game, 3, ForcedChance(lots), keep_events=True)
    for answer in ("lay 1", *answers):
        match.play(match.state.actor, game.moves.parse(answer))
    return match


def test_we_1_7_two_worlds_that_differ_in_a_discard_look_alike_to_the_others() -> None:
    one = played("play medicine", "skip", "discard grain")
    two = played("play medicine", "skip", "discard favour")
    for seat in (-1, 1, 2):
        assert sight(one, seat) == sight(two, seat)
    assert sight(one, 0) != sight(two, 0)


def test_we_1_7_and_so_they_do_as_the_game_goes_on() -> None:
    rest = ("play grain", "take grain", "discard piety", "play piety", "skip", "discard grain")
    one = played("play medicine", "skip", "discard grain", *rest)
    two = played("play medicine", "skip", "discard favour", *rest)
    for seat in (-1, 1, 2):
        assert sight(one, seat) == sight(two, seat)


def test_we_1_7_a_record_shows_a_discard_to_its_player_only() -> None:
    match = played("play medicine", "skip", "discard grain", "play grain", "take grain", "discard piety")
    whole = [line.text for line in of_match(match, ["a", "b", "c"]).lines]
    for seat in (-1, 0, 1, 2):
        shown = [line.text for line in for_seat(match, of_match(match, ["a", "b", "c"]), seat).lines]
        hidden = {"discard grain": 0, "discard piety": 1}
        assert shown == [text if hidden.get(text, seat) == seat else "discard ?" for text in whole]


def test_we_1_7_penance_draws_a_card_that_only_its_owner_sees() -> None:
    t = Table("0 penalties: penance", 3, chapter=2, in_round=1).begins_round()
    assert t.asked == CHANCE
    assert t.game.step(t.s).seen_by(t.s) == 0


# -- worlds that could be ----------------------------------------------------------------------------------------------


def worlds(t: Table, seat: int, count: int = 30) -> list[m.TownState]:
    """Whole states that the seat's view could be of; each is a sound table and looks the same to the seat."""
    view = t.game.view(t.s, seat)
    found = []
    for seed in range(count):
        s = t.game.determinize(view, seat, SeededChance(seed))
        assert t.game.problems(s) == []
        assert UNKNOWN not in [s.cells[field + owner] for field in SECRET for owner in range(4)]
        assert t.game.view(s, seat).key() == view.key()
        assert t.game.asked(s) == t.game.asked(t.s)
        found.append(s)
    return found


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_we_1_7_a_world_dealt_from_a_view_looks_the_same(seat: int, players: int) -> None:
    t = mid_game(players)
    other = 1 if seat == 0 else 0
    found = worlds(t, seat)
    assert len({s.cells[m.HAND + other] for s in found}) > 1
    if seat >= 0:
        assert {s.cells[m.HAND + seat] for s in found} == {t.s.cells[m.HAND + seat]}


def test_we_1_7_what_lies_open_is_in_no_other_hand() -> None:
    t = mid_game()
    for s in worlds(t, 2):
        for owner in (0, 1):
            assert not (s.cells[m.HAND + owner] | s.cells[m.FACE_DOWN + owner]) & t.s.cells[m.FACE_UP + owner]


def test_we_1_7_unseen_are_the_cards_neither_open_nor_set_aside() -> None:
    t = Table("0 open: grain", 2, chapter=1, first_game=True).turn()
    view = t.game.view(t.s, 1)
    assert unseen_cards(view, 0) == 0b111110
    assert unseen_cards(view, 2) == 0, "nobody sits there"
    assert unseen_cards(Table.new(2).s, 0) == 0, "before the first chapter nobody has cards"


def test_we_1_7_before_the_game_begins_there_is_nothing_to_deal() -> None:
    t = Table.new(3)
    assert worlds(t, 0, 1)[0].key() == t.s.key()


def test_we_1_7_unseen_cards_are_dealt_evenly() -> None:
    """Of seat 0 seven cards are unseen, three of them in the hand."""
    t = Table("0 hand: favour medicine sale; 0 open: grain piety building_material building_project privilege", 2, in_round=5).turn(1)
    view = t.game.view(t.s, 1)
    count = [0] * 12
    games = 2100
    for seed in range(games):
        s = t.game.determinize(view, 1, SeededChance(seed))
        for bit in range(12):
            count[bit] += s.cells[m.HAND] >> bit & 1
    assert sum(count) == 3 * games
    unseen = [number for number in count if number]
    assert len(unseen) == 7
    assert all(abs(number - 3 * games / 7) < 120 for number in unseen), count
