"""What everyone sees, and what nobody may (SF-7.1): hands, decks, the draft and what was left out of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sola_fide.table import RELIGIONS, SETS, Table, faith
from triptych.core.chance import ForcedChance, SeededChance
from triptych.core.errors import IllegalMove
from triptych.core.game import Game
from triptych.core.match import Match
from triptych.core.record import for_seat, of_match
from triptych.core.state import CHANCE, UNKNOWN
from triptych.games.sola_fide import model as m

SECRET = {m.DECK, m.HAND, m.DRAWN, m.LEFT_OUT, m.STOCK, m.OFFER}


def mid_game() -> Table:
    """A table with something everywhere, the Protestant to discard in the middle of the Catholic's card."""
    t = Table(
        "lower-saxon: catholic; franconian commons: cP p nP n; disputed: upper-saxon; society-of-jesus: front; parsonage: front;"
        "catholic hand: erasmus nuncios cajetan; protestant hand: two-kingdoms free-cities; melanchthon: shown; wartburg: hand;"
        "catholic discard: ursulines pilgrimages; protestant discard: local-presses; small-catechism: discard"
    )
    return t.begins("catholic", "play erasmus", "dispute upper-saxon")


# -- views -----------------------------------------------------------------------------------------------------------------


def test_sf_7_1_hands_decks_and_what_was_left_out_are_for_their_owner_only() -> None:
    t = mid_game()
    for seat in (-1, 0, 1):
        view = t.game.view(t.s, seat)
        for field in SECRET:
            for owner in (0, 1):
                seen = t.s.cells[field + owner] if owner == seat else UNKNOWN
                assert view.cells[field + owner] == seen


def test_sf_7_1_all_else_is_open() -> None:
    t = mid_game()
    secret = {field + seat for field in SECRET for seat in (0, 1)}
    for seat in (-1, 0, 1):
        view = t.game.view(t.s, seat)
        assert {i for i, (real, seen) in enumerate(zip(t.s.cells, view.cells, strict=True)) if real != seen} <= secret
        assert t.game.problems(view) == []
        assert view.cells[m.HAND_SIZE : m.HAND_SIZE + 2] == [2, 4]
        assert view.cells[m.DECK_SIZE : m.DECK_SIZE + 2] == t.s.cells[m.DECK_SIZE : m.DECK_SIZE + 2]
        assert view.cells[m.SHOWN + 1] == 1 << 10, "a card taken back is known to be in the hand"


def test_sf_7_1_only_the_one_who_is_asked_sees_his_moves() -> None:
    t = mid_game()
    assert t.asks == "protestant"
    assert [len(t.game.view(t.s, seat).moves) for seat in (-1, 0, 1)] == [0, 0, 4]


def test_sf_7_1_after_the_end_everything_is_open() -> None:
    t = Table("only austrian; austrian nobility: cP cP p nP n; to-the-nobility: hand; cajetan: hand").begins(
        "protestant", "play to-the-nobility"
    )
    assert t.over
    assert t.game.view(t.s, -1).key() == t.s.key()


def test_sf_7_1_a_drawn_card_is_told_to_its_owner_only() -> None:
    t = Table("ursulines: hand").begins("catholic", "draw", "draw cajetan")
    event = next(event for event in t.s.sink or [] if event[0] == t.game.events.by_name["drew"])
    assert t.game.events.for_seat(event, 0) == event
    for seat in (-1, 1):
        assert t.game.events.for_seat(event, seat)[:3] == (event[0], 0, UNKNOWN)


@pytest.mark.parametrize("place", ["discarded", "lost", "recovered", "played"])
def test_sf_7_1_what_leaves_a_hand_or_is_taken_back_is_told_to_all(place: str) -> None:
    t = Table()
    assert not t.game.events.kinds[t.game.events.by_name[place]].secret


# -- nobody learns more --------------------------------------------------------------------------------------------------------


def sight(match: Match, seat: int) -> list[object]:
    """Everything a seat may learn of a running match."""
    game: Game[Any] = match.game
    seen: list[object] = [game.position(game.view(match.state, seat))]
    seen.append(for_seat(match, of_match(match, ["a", "b"]), seat).write())
    seen += [(at, game.events.for_seat(event, seat)) for at, event in match.events]
    if seat >= 0:
        seen.append(str(game.illegal(match.state, seat, 0)))
    seen.append(game.asked(match.state))
    return seen


def test_sf_7_1_two_worlds_that_differ_in_a_hand_look_alike_to_the_other() -> None:
    game = faith()

    def told(drawn: tuple[str, str, str], later: str) -> list[object]:
        lots = [*(f"draw {card}" for card in drawn), "draw parsonage", "draw two-kingdoms", "draw free-cities", "roll 6", "roll 1"]
        lots += [f"draw {later}"]
        match = Match(game, 2, ForcedChance([game.lots.parse(lot) for lot in lots]), keep_events=True)
        seen = [sight(match, seat) for seat in (-1, 1)]
        match.play(0, game.moves.parse("draw"))
        return [seen, [sight(match, seat) for seat in (-1, 1)]]

    assert told(("cajetan", "nuncios", "ursulines"), "charles-v") == told(("roman-catechism", "pilgrimages", "charles-v"), "cajetan")


def drafting(first: tuple[str, ...], second: tuple[str, ...], keeps: list[tuple[int, str]], more: tuple[str, ...]) -> Match:
    """A drafted game: three cards for each seat, then these are kept, with the cards dealt after each."""
    game = faith(decks="draft")
    lots = [f"deal {card}" for card in (*first, *second, *more)]
    match = Match(game, 2, ForcedChance([game.lots.parse(lot) for lot in lots]), keep_events=True)
    for seat, card in keeps:
        match.play(seat, game.moves.parse(f"keep {card}"))
    return match


def test_sf_2_4_nothing_of_a_draft_is_seen_by_the_other() -> None:
    """Two worlds: the second seat looks at other cards and keeps another one. The first seat and a spectator see the same."""
    mine = ("index", "ursulines", "nuncios")
    then = ("cajetan", "erasmus", "fuggers")
    one = drafting(
        mine, ("luther-bible", "parsonage", "free-cities"), [(1, "parsonage"), (0, "index")], ("wartburg", "argula", "pamphlets", *then)
    )
    two = drafting(
        mine, ("two-kingdoms", "wartburg", "iconoclasm"), [(1, "iconoclasm"), (0, "index")], ("parsonage", "argula", "pamphlets", *then)
    )
    for seat in (0, -1):
        assert sight(one, seat) == sight(two, seat)
    assert sight(one, 1) != sight(two, 1)


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_sf_2_4_a_record_of_a_draft_shows_each_seat_its_own_lines(seat: int) -> None:
    mine, other = ("index", "ursulines", "nuncios"), ("luther-bible", "parsonage", "free-cities")
    match = drafting(mine, other, [(1, "parsonage"), (0, "index")], ("wartburg", "argula", "pamphlets", "cajetan", "erasmus", "fuggers"))
    lines = [line.text for line in for_seat(match, of_match(match, ["a", "b"]), seat).lines]
    whole = [line.text for line in of_match(match, ["a", "b"]).lines]
    owner = [0] * 3 + [1] * 3 + [1] + [1] * 3 + [0] + [0] * 3
    assert len(whole) == len(owner)
    for shown, real, who in zip(lines, whole, owner, strict=True):
        assert shown == (real if who == seat else f"{real.split()[0]} ?")


def test_sf_2_4_both_may_answer_in_any_order_and_the_same_position_comes_of_it() -> None:
    mine, other = ("index", "ursulines", "nuncios"), ("luther-bible", "parsonage", "free-cities")
    ours, theirs = ("cajetan", "erasmus", "fuggers"), ("wartburg", "argula", "pamphlets")
    one = drafting(mine, other, [(1, "parsonage"), (0, "index")], (*theirs, *ours))
    two = drafting(mine, other, [(0, "index"), (1, "parsonage")], (*ours, *theirs))
    assert one.state.key() == two.state.key()


def test_sf_2_4_neither_may_answer_for_the_other_nor_twice() -> None:
    match = drafting(("index", "ursulines", "nuncios"), ("luther-bible", "parsonage", "free-cities"), [], ())
    game = match.game
    assert game.asked(match.state) == [0, 1]
    for seat in (0, 1):
        own = [game.moves.text(move) for move in game.legal(match.state, seat)]
        assert len(own) == 3
        with pytest.raises(IllegalMove, match="is not offered now"):
            match.play(1 - seat, game.moves.parse(own[0]))


def test_sf_7_1_during_the_draft_each_sees_his_three_and_his_earlier_ones() -> None:
    match = drafting(
        ("index", "ursulines", "nuncios"),
        ("luther-bible", "parsonage", "free-cities"),
        [(1, "parsonage")],
        ("wartburg", "argula", "pamphlets"),
    )
    game: Game[Any] = match.game
    view = game.view(match.state, 1)
    assert (view.cells[m.OFFER + 1], view.cells[m.OFFER]) == (match.state.cells[m.OFFER + 1], UNKNOWN)
    assert view.cells[m.DECK + 1] == 1 << 27, "the parsonage"
    assert view.actor == 1
    assert [game.moves.text(move) for move in view.moves] == ["keep wartburg", "keep pamphlets", "keep argula"]


# -- worlds that could be ------------------------------------------------------------------------------------------------------


def worlds(t: Table, seat: int, count: int = 30) -> list[m.FaithState]:
    """Whole states that the seat's view could be of; each is a sound table and looks the same to the seat."""
    view = t.game.view(t.s, seat)
    found = []
    for seed in range(count):
        s = t.game.determinize(view, seat, SeededChance(seed))
        assert t.game.problems(s) == []
        assert UNKNOWN not in [s.cells[field + owner] for field in SETS.values() for owner in (0, 1)]
        seen = t.game.view(s, seat)
        assert seen.key() == view.key()
        assert t.game.asked(s) == t.game.asked(t.s)
        found.append(s)
    return found


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_sf_7_1_a_world_dealt_from_a_view_looks_the_same(seat: int) -> None:
    t = mid_game()
    hands = {s.cells[m.HAND + (1 if seat == 0 else 0)] for s in worlds(t, seat)}
    assert len(hands) > 1


def test_sf_7_1_before_the_sides_are_fixed_there_is_nothing_to_deal() -> None:
    t = Table.new("roll").play("roll 6", "roll 1")
    assert worlds(t, 0, 1)[0].key() == t.s.key()


def test_sf_7_1_in_a_starter_game_the_fifteen_are_known() -> None:
    t = Table.new()
    while t.asked == CHANCE:
        t.play(("roll 6" if t.told("rolled") == [] else "roll 1") if t.step == "start-roll" else t.offered[-1])
    for s in worlds(t, 0):
        assert s.cells[m.DECK + 1] | s.cells[m.HAND + 1] == t.s.cells[m.DECK + 1] | t.s.cells[m.HAND + 1]
        assert s.cells[m.LEFT_OUT + 1] == t.s.cells[m.LEFT_OUT + 1]


@pytest.mark.parametrize("quick", [0, 1])
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_sf_7_1_in_the_middle_of_a_draft(seat: int, quick: int) -> None:
    t = Table.new(decks="draft")
    for _ in range(4):
        while t.asked == CHANCE:
            t.play(t.offered[-1])
        t.by(quick, t.offered_to(quick)[1])
        while t.asked == CHANCE:
            t.play(t.offered[0])
    for s in worlds(t, seat):
        for owner in (0, 1):
            sizes = [s.cells[field + owner].bit_count() for field in (m.DECK, m.OFFER, m.LEFT_OUT, m.STOCK)]
            assert sizes == ([4, 3, 8, 30] if owner == quick else [0, 3, 0, 42])


@pytest.mark.parametrize("quick", [0, 1])
def test_sf_7_1_when_one_has_drafted_and_the_other_not(quick: int) -> None:
    t = Table.new(decks="draft")
    while t.asked == CHANCE or quick in t.game.asked(t.s):
        if t.asked == CHANCE:
            t.play(t.offered[0])
        else:
            t.by(quick, t.offered_to(quick)[0])
    for s in worlds(t, 1 - quick):
        assert [s.cells[field + quick].bit_count() for field in (m.DECK, m.OFFER, m.LEFT_OUT, m.STOCK)] == [15, 0, 30, 0]


def test_sf_7_1_after_a_reshuffle_the_deck_holds_only_what_was_shuffled() -> None:
    """The Catholic's deck came of three cards everybody has seen; one of them was drawn again."""
    t = Table("catholic deck: -; catholic discard: ursulines pilgrimages nuncios; catholic hand: cajetan; two-kingdoms: hand")
    t.begins("catholic", "draw", "draw nuncios")
    shuffled = {s.cells[m.DECK] for s in worlds(t, t.seats["protestant"], 60)}
    assert shuffled == {0b0010010, 0b1000010, 0b1010000}, "two of the three, whichever"


def test_sf_7_1_unseen_cards_are_dealt_evenly() -> None:
    """Seven starter cards are unseen, three of them in the hand."""
    cards = "diet-of-worms ursulines man-for-all-seasons exsurge-domine pilgrimages leipzig-debate nuncios"
    t = Table(f"catholic deck: -; catholic hand: {' '.join(cards.split()[:3])}; two-kingdoms: hand")
    for card in cards.split()[3:]:
        t.says(f"{card}: deck")
    t.s.cells[m.KNOWN] = 0b1111111
    t.s.cells[m.SHUFFLED] = 0b1111111
    t.turn("protestant")
    view = t.game.view(t.s, t.seats["protestant"])
    count = [0] * 7
    games = 2100
    for seed in range(games):
        s = t.game.determinize(view, t.seats["protestant"], SeededChance(seed))
        for bit in range(7):
            count[bit] += s.cells[m.HAND] >> bit & 1
    assert sum(count) == 3 * games
    assert all(abs(number - 3 * games / 7) < 120 for number in count), count


@pytest.mark.parametrize("side", RELIGIONS)
def test_sf_7_1_cards_beside_a_hand_are_dealt_too(side: str) -> None:
    card, *drawn = ("fuggers", "nuncios", "cajetan", "ursulines") if side == "catholic" else ("lucas-cranach", "parsonage", "melanchthon")
    t = Table(f"{card}: hand; {side} deck: {' '.join(drawn)} {'charles-v' if side == 'catholic' else 'free-cities small-catechism'}")
    t.begins(side, f"play {card}")
    while t.asked == CHANCE:
        t.play(t.offered[0])
    assert t.step == "discard-drawn"
    for s in worlds(t, -1):
        assert s.cells[m.DRAWN + t.seats[side]].bit_count() == t.s.cells[m.DRAWN_SIZE + t.seats[side]]
