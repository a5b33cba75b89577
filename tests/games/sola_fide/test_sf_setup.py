"""Set-up (SF-1.4, SF-2): the pyramid, sides, decks, the draft, first hands, who begins."""

from __future__ import annotations

import pytest

from tests.games.sola_fide.table import RELIGIONS, Table, printed
from triptych.core import registry
from triptych.core.errors import TriptychError
from triptych.core.state import CHANCE
from triptych.games.sola_fide import model as m

DIE = [f"roll {number}" for number in range(1, 7)]
STARTERS = {side: [card["id"] for card in printed()["card"] if card["side"] == side and card["starter"]] for side in RELIGIONS}


def hands_dealt(t: Table) -> Table:
    """Draw the first three for both, the lowest each time."""
    while t.asked == CHANCE and t.offered[0].startswith("draw "):
        t.play(t.offered[0])
    return t


# -- SF-1.4 and 2.1: things ----------------------------------------------------------------------------------------------


def test_sf_1_4_markers_never_run_out() -> None:
    """More Catholic markers than the sixteen of the box lie on the table, and are lifted again."""
    t = Table(
        "upper-saxon nobility: c pC pC pC nC; upper-saxon commons: c pC pC n nC; lower-saxon nobility: c c pC n nC; lower-saxon commons:"
        "c pC pC pC nC; franconian nobility: c c pC nC; franconian commons: c p nC nC"
    )
    assert sum(t.s.cells[m.MARKS : m.MARKS + 80]) == 17
    t.says("pilgrimages: hand").begins("catholic", "play pilgrimages", "convert upper-saxon commons")
    assert t.circle("upper-saxon") == "catholic", "an eighteenth marker was there"


def test_sf_1_4_all_markers_of_a_side_are_lifted_and_nobody_counts_them() -> None:
    t = Table("upper-saxon nobility: c pC pC pC nC; iconoclasm: hand").foreign("protestant", "green", "wars-of-kappel", "protestant")
    t.play("clear upper-saxon nobility")
    assert t.side("upper-saxon", "nobility") == "c p p p n"
    assert t.told("cleared") == [(t.seats["protestant"], 0, 0, 4)]


def test_sf_1_4_six_circles_open_have_six_power_markers() -> None:
    t = Table("lower-saxon: catholic; franconian: catholic; westphalian: catholic; bavarian: catholic").turn("catholic")
    assert [name for name in t.circle_ids if t.circle(name) == "open"] == [
        "upper-saxon",
        "upper-rhenish",
        "burgundian",
        "electoral-rhenish",
        "swabian",
        "austrian",
    ]


def test_sf_2_1_three_circles_open_the_others_face_down() -> None:
    t = Table.new()
    assert [t.circle(circle["id"]) for circle in printed()["circle"]] == ["open"] * 3 + ["down"] * 7
    assert [t.power(name) for name in ("upper-saxon", "lower-saxon", "franconian")] == ["C2", "N1", "C1"]
    assert all(t.power(circle["id"]) == "-" for circle in printed()["circle"][3:])
    assert t.disputed == "-"


PYRAMID = [(1, ()), (2, (4, 5)), (3, (5, 6)), (4, (7, 8)), (5, (8, 9)), (6, (9, 10)), (7, ()), (8, ()), (9, ()), (10, ())]
ABOVE = {4: (2,), 5: (2,), 6: (3,), 7: (2, 4), 8: (2, 4), 9: (3, 6), 10: (3, 6)}


@pytest.mark.parametrize(("number", "below"), PYRAMID)
def test_sf_2_1_what_lies_below_a_circle_is_turned_up(number: int, below: tuple[int, ...]) -> None:
    """Circles 2 and 3 are open from the start, so nothing new lies below the first. One territory is left to convert."""
    circles = printed()["circle"]
    name = circles[number - 1]["id"]
    t = Table()
    for above in ABOVE.get(number, ()):
        t.says(f"{circles[above - 1]['id']}: protestant")
    words = {"c": "c", "p": "pC", "n": "nC"}
    side = "nobility" if circles[number - 1]["start"][0] == "N" else "commons"
    whole = [words[print_] for print_ in sorted(territory[0] for territory in circles[number - 1][side])]
    whole[whole.index("pC")] = "p"
    t.says(f"{name} {side}: {' '.join(whole)}")
    card = "exsurge-domine" if side == "nobility" else "pilgrimages"
    t.says(f"{card}: hand").turn("catholic")
    down = {one for one in range(1, 11) if t.circle(circles[one - 1]["id"]) == "down"}
    t.play(f"play {card}")
    if t.asks == "catholic" and t.offered[0].startswith("convert"):
        t.play(f"convert {name} {side}")
    assert t.circle(name) == "catholic"
    assert {circle + 1 for (circle,) in t.told("turned-up")} == down & set(below)
    for one in below:
        assert t.circle(circles[one - 1]["id"]) == "open"
        assert t.power(circles[one - 1]["id"]) == circles[one - 1]["start"]


@pytest.mark.parametrize("deck", ["blue", "white", "orange", "green"])
def test_sf_2_2_each_foreign_influence_deck_is_shuffled(deck: str) -> None:
    t = Table().after_the_card("catholic", "choose-deck:0").play(f"influence {deck}")
    assert t.asks == "chance"
    assert t.offered == [f"foreign {card['id']}" for card in printed()["foreign"] if card["deck"] == deck]
    assert t.game.weights(t.s) == []


def test_sf_2_2_the_disputation_marker_comes_from_the_supply() -> None:
    t = Table("man-for-all-seasons: hand").turn("catholic")
    assert t.disputed == "-"
    t.play("play man-for-all-seasons", "dispute franconian")
    assert t.disputed == "franconian"


# -- SF-2.3 sides --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rolls", "chooser"), [((6, 1), 0), ((2, 3), 1), ((4, 4, 1, 2), 1), ((1, 1, 6, 6, 5, 3), 0)])
@pytest.mark.parametrize("side", RELIGIONS)
def test_sf_2_3_the_higher_roll_chooses_ties_roll_again(rolls: tuple[int, ...], chooser: int, side: str) -> None:
    t = Table.new("roll")
    for number in rolls:
        assert t.offered == DIE
        t.play(f"roll {number}")
    assert (t.asked, t.offered) == (chooser, ["choose catholic", "choose protestant"])
    assert t.told("rolled") == [(i % 2, number) for i, number in enumerate(rolls)]
    t.play(f"choose {side}")
    assert t.seats[side] == chooser
    assert sorted(t.told("side")) == sorted((seat, RELIGIONS.index(religion)) for religion, seat in t.seats.items())


@pytest.mark.parametrize("seat", [0, 1])
def test_sf_2_7_sides_by_lot(seat: int) -> None:
    t = Table.new("lot")
    assert (t.asks, t.offered) == ("chance", ["catholic 1", "catholic 2"])
    t.play(f"catholic {seat + 1}")
    assert t.seats == {"catholic": seat, "protestant": 1 - seat}


@pytest.mark.parametrize("first", RELIGIONS)
def test_sf_2_7_fixed_sides(first: str) -> None:
    t = Table.new(f"first-{first}")
    assert t.seats[first] == 0
    assert t.offered == [f"draw {card}" for card in STARTERS[first]], "no lot and no question before the first hands"


def test_sf_2_7_the_options_of_a_table_and_what_is_usual() -> None:
    game = registry.game("sola-fide")
    assert game.options == {"sides": "roll", "decks": "starter", "limit": "0"}
    t = Table.new("roll")
    assert t.offered == DIE
    with pytest.raises(TriptychError, match="sides"):
        registry.game("sola-fide", options={"sides": "first-lutheran"})
    with pytest.raises(TriptychError, match="limit"):
        registry.game("sola-fide", options={"limit": "-1"})


@pytest.mark.parametrize("limit", [0, 1, 60])
def test_sf_2_7_the_limit_stands_on_the_table(limit: int) -> None:
    assert Table.new(limit=limit).s.cells[m.LIMIT] == limit


# -- SF-2.4 decks, SF-2.5 hands and the start, SF-2.6 the order ------------------------------------------------------------


@pytest.mark.parametrize("side", RELIGIONS)
def test_sf_2_4_the_starter_deck(side: str) -> None:
    t = Table.new()
    assert t.cards(side, "deck") == STARTERS[side]
    assert len(t.cards(side, "out")) == 30


def test_sf_2_5_both_draw_three_then_the_higher_roll_begins() -> None:
    t = Table.new()
    for card in ("cajetan", "nuncios", "roman-catechism"):
        assert t.game.lot_seat(t.s) == 0
        t.play(f"draw {card}")
        assert f"draw {card}" not in t.offered
    for card in ("two-kingdoms", "parsonage", "free-cities"):
        assert t.game.lot_seat(t.s) == 1
        t.play(f"draw {card}")
    assert t.hand("catholic") == ["nuncios", "cajetan", "roman-catechism"]
    assert t.hand("protestant") == ["two-kingdoms", "parsonage", "free-cities"]
    assert [len(t.cards(side, "deck")) for side in RELIGIONS] == [12, 12]
    assert t.offered == DIE
    assert t.game.lot_seat(t.s) == CHANCE
    t.play("roll 3", "roll 3", "roll 5", "roll 6")
    assert t.told("begins") == [(1,)]
    assert t.told("turn") == [(1, 1)]
    assert (t.asked, t.step) == (1, "turn")


def test_sf_2_5_the_first_seat_begins_with_the_higher_roll() -> None:
    t = hands_dealt(Table.new()).play("roll 6", "roll 5")
    assert (t.asked, t.step) == (0, "turn")


def test_sf_2_6_lots_in_their_order_in_a_starter_game() -> None:
    t = Table.new("roll").play("roll 2", "roll 5", "choose catholic")
    order: list[str] = []
    while t.asked == CHANCE:
        order.append(f"{t.game.lot_seat(t.s)} {t.offered[0].split()[0]} {t.offered[0].split()[1] in STARTERS['catholic']}")
        t.play("roll 4" if len(order) == 7 else t.offered[0])
    assert order == ["0 draw False"] * 3 + ["1 draw True"] * 3 + ["-1 roll False"] * 2
    assert t.asked == 0


def test_sf_2_6_lots_in_their_order_in_a_drafted_game() -> None:
    """Three for the first seat, three for the second, then three more for whoever has kept one; hands and start as ever."""
    t = Table.new("lot", "draft").play("catholic 2")
    assert t.game.lot_seat(t.s) == 0
    t.play("deal two-kingdoms", "deal parsonage", "deal free-cities")
    assert t.game.lot_seat(t.s) == 1
    t.play("deal cajetan", "deal nuncios", "deal index")
    assert t.game.asked(t.s) == [0, 1]
    t.by(1, "keep index")
    assert (t.asks, t.game.lot_seat(t.s)) == ("chance", 1)
    assert len(t.offered) == 42
    t.play("deal ursulines", "deal fuggers", "deal erasmus")
    assert t.game.asked(t.s) == [0, 1]
    t.by(0, "keep parsonage")
    assert t.game.lot_seat(t.s) == 0


def drafted(t: Table, order: list[int]) -> Table:
    """Draft to the end, the seats answering in this order over and over, each keeping the first card offered."""
    at = 0
    while t.step in ("deal", "draft"):
        if t.asked == CHANCE:
            t.play(t.offered[0])
            continue
        asked = t.game.asked(t.s)
        seat = order[at % len(order)]
        at += 1
        if seat in asked:
            t.by(seat, t.offered_to(seat)[0])
    return t


@pytest.mark.parametrize("order", [[0, 1], [1, 0], [0, 0, 0, 1], [1] * 15 + [0] * 15, [0] * 15 + [1] * 15, [0, 1, 1]], ids=str)
def test_sf_2_4_both_draft_without_waiting_for_each_other(order: list[int]) -> None:
    t = drafted(Table.new("first-catholic", "draft"), order)
    for side, seat in t.seats.items():
        own = [card["id"] for card in printed()["card"] if card["side"] == side]
        assert t.cards(side, "deck") == own[::3], "the first of each three, for they were dealt lowest first"
        assert len(t.cards(side, "out")) == 30
        assert [number for who, _, number in t.told("kept") if who == seat] == list(range(1, 16))
    assert t.offered == [f"draw {card}" for card in t.cards("catholic", "deck")], "then the first hands"


def test_sf_2_4_who_has_fifteen_is_asked_no_more() -> None:
    t = Table.new("first-catholic", "draft")
    while t.asked == CHANCE or 0 in t.game.asked(t.s):
        if t.asked == CHANCE:
            t.play(t.offered[0])
        else:
            t.by(0, t.offered_to(0)[0])
    assert t.game.asked(t.s) == [1]
    assert t.offered_to(0) == []
    assert (t.asked, len(t.offered_to(1))) == (1, 3)


def test_sf_2_4_he_sees_his_three_and_keeps_one_the_others_leave_the_game() -> None:
    t = Table.new("first-protestant", "draft")
    t.play("deal two-kingdoms", "deal luther-bible", "deal parsonage", "deal index", "deal cajetan", "deal erasmus")
    assert t.cards("protestant", "offer") == ["two-kingdoms", "parsonage", "luther-bible"]
    assert t.offered_to(0) == ["keep two-kingdoms", "keep parsonage", "keep luther-bible"]
    assert t.offered_to(1) == ["keep cajetan", "keep erasmus", "keep index"]
    t.by(0, "keep luther-bible")
    assert t.cards("protestant", "deck") == ["luther-bible"]
    assert t.cards("protestant", "out") == ["two-kingdoms", "parsonage"]
    assert t.offered[0] == "deal vernacular-worship", "neither of them comes again"
    assert len(t.offered) == 42


def test_sf_2_4_a_drafted_game_begins_like_any_other() -> None:
    t = hands_dealt(drafted(Table.new("first-catholic", "draft"), [0, 1])).play("roll 1", "roll 2")
    assert (t.asked, t.step) == (1, "turn")
    assert [len(t.hand(side)) for side in RELIGIONS] == [3, 3]
