"""Taking a circle (SF-5.1 to 5.7): who, when, what for, and the bonuses that wait."""

from __future__ import annotations

import pytest

from tests.games.sola_fide.table import RELIGIONS, Table, clear, convert, move, with_card

# -- SF-5.1 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", RELIGIONS)
def test_sf_5_1_by_converting_the_last_territory_of_the_dominant_side(first: str) -> None:
    t = Table("franconian commons: cP p nP n; franconian nobility: c cP pC nC; freedom-of-a-christian: hand", first=first)
    t.begins("protestant", "play freedom-of-a-christian", "convert franconian commons")
    assert t.told("taken") == [(t.seats["protestant"], 2)]
    assert t.circle("franconian") == "protestant"
    assert (t.side("franconian", "nobility"), t.side("franconian", "commons")) == ("c c p n", "c p n n"), "all markers leave it"
    assert t.points == {"catholic": 0, "protestant": 5}


def test_sf_5_1_not_by_owning_the_subordinate_side() -> None:
    t = Table("lower-saxon commons: cP p p p n; freedom-of-a-christian: hand").begins("protestant", "play freedom-of-a-christian")
    t.play("convert lower-saxon commons")
    assert t.side("lower-saxon", "commons") == "cP p p p nP"
    assert t.circle("lower-saxon") == "open"


def test_sf_5_1_not_with_a_neutral_or_opposing_one_left() -> None:
    t = Table("franconian commons: cP p n n; vernacular-worship: hand").begins("protestant", "play vernacular-worship")
    assert t.play("convert franconian commons").circle("franconian") == "open"
    t = Table("lower-saxon nobility: c c pC nC nP; cajetan: hand").begins("catholic", "play cajetan", "move lower-saxon nobility")
    assert t.circle("lower-saxon") == "open"


@pytest.mark.parametrize("space", ["N1", "N2"])
def test_sf_5_1_by_moving_the_power_marker_to_a_side_that_is_his(space: str) -> None:
    steps = 1 if space == "N1" else 2
    own = with_card("wartburg", f"effects = [{move(steps, 'nobility')}]")
    t = Table("franconian nobility: cP cP p nP; wartburg: hand", own=own).begins("protestant", "play wartburg", "move franconian nobility")
    assert t.circle("franconian") == "protestant"


@pytest.mark.parametrize("first", RELIGIONS)
def test_sf_5_1_whoevers_turn_it_is(first: str) -> None:
    """A Catholic moves the power to a side that is all Protestant."""
    t = Table("franconian nobility: cP cP p nP; charles-v: hand; two-kingdoms: hand", first=first)
    t.begins("catholic", "play charles-v", "move franconian nobility")
    assert t.told("taken") == [(t.seats["protestant"], 2)]
    assert t.points == {"catholic": 0, "protestant": 5}
    assert (t.asks, t.step) == ("protestant", "choose-deck")


def test_sf_5_1_nobody_owns_a_side_by_lifting_markers() -> None:
    own = with_card("wartburg", f"effects = [{clear('either')}]")
    t = Table("franconian commons: cP p nP n; wartburg: hand", own=own).begins("protestant", "play wartburg")
    assert t.circle("franconian") == "open"


# -- SF-5.2 to 5.4 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", RELIGIONS)
def test_sf_5_2_a_reward_and_the_marker_goes_back_to_the_supply(first: str) -> None:
    t = Table("franconian nobility: cP cP p nP; disputed: franconian; charles-v: hand", first=first)
    t.begins("catholic", "play charles-v", "move franconian nobility")
    assert t.disputed == "-"
    assert (t.looks()["protestant rewards"], t.looks()["catholic rewards"]) == ("1", "0"), "to the one who takes it"
    assert t.points == {"catholic": 0, "protestant": 6}
    assert t.vp_from(t.seats["protestant"]) == [(5, "circle"), (1, "reward")]


def test_sf_5_2_no_reward_if_the_marker_lies_elsewhere() -> None:
    t = Table("franconian nobility: cP cP p nP; disputed: upper-saxon; charles-v: hand").begins("catholic", "play charles-v")
    t.play("move franconian nobility")
    assert (t.disputed, t.told("reward")) == ("upper-saxon", [])


def test_sf_5_3_only_face_down_circles_are_turned_up() -> None:
    t = Table("lower-saxon: catholic; upper-rhenish power: N2; franconian commons: cP p nP n; freedom-of-a-christian: hand")
    t.begins("protestant", "play freedom-of-a-christian", "convert franconian commons")
    assert t.told("turned-up") == [(5,)]
    assert (t.power("upper-rhenish"), t.power("bavarian")) == ("N2", "N2"), "the one that was open already keeps its marker's place"


def test_sf_5_3_a_taken_circle_below_stays_taken() -> None:
    t = Table("lower-saxon: catholic; upper-rhenish: catholic; franconian commons: cP p nP n; freedom-of-a-christian: hand")
    t.begins("protestant", "play freedom-of-a-christian", "convert franconian commons")
    assert t.circle("upper-rhenish") == "catholic"
    assert t.told("turned-up") == [(5,)]


@pytest.mark.parametrize("order", [("franconian", "upper-saxon"), ("upper-saxon", "franconian")])
def test_sf_5_4_takeovers_come_in_the_order_in_which_he_chooses(order: tuple[str, str]) -> None:
    t = Table("franconian commons: c p nP nP; upper-saxon commons: c p p nP nP; local-presses: hand").begins(
        "protestant", "play local-presses"
    )
    t.play(f"convert {order[0]} commons")
    assert t.told("taken") == [(1, t.circle_ids.index(order[0]))]
    t.play(f"convert {order[1]} commons")
    assert t.told("taken") == [(1, t.circle_ids.index(name)) for name in order]


# -- SF-5.5 and 5.6 Foreign Influence ----------------------------------------------------------------------------------------


def taken(more: str = "") -> Table:
    """The Protestant has just taken Franconian."""
    t = Table(f"franconian commons: cP p nP n; freedom-of-a-christian: hand; melanchthon: hand; {more}")
    return t.begins("protestant", "play freedom-of-a-christian", "convert franconian commons")


def test_sf_5_5_from_a_deck_of_his_choice() -> None:
    t = taken()
    assert (t.asks, t.offered) == ("protestant", ["influence blue", "influence white", "influence orange", "influence green"])
    t.play("influence white")
    assert t.offered == ["foreign third-way", "foreign act-of-supremacy", "foreign mary-tudor", "foreign book-of-common-prayer"]
    t.play("foreign mary-tudor", "convert upper-saxon commons")
    assert t.side("upper-saxon", "commons") == "cP p p n n"
    assert t.told("foreign") == [(1, 6)]


def test_sf_5_5_afterwards_it_is_shuffled_back() -> None:
    t = taken("upper-saxon commons: c p p nP nP")
    t.play("influence white", "foreign third-way", "convert upper-saxon commons")
    assert t.step == "choose-deck", "it took another circle"
    t.play("influence white")
    assert "foreign third-way" in t.offered


def test_sf_5_5_not_after_the_last_circle() -> None:
    t = Table("only austrian; austrian nobility: cP cP p nP n; to-the-nobility: hand").begins("protestant", "play to-the-nobility")
    assert t.over


def test_sf_5_6_it_waits_until_the_card_is_carried_out_in_full() -> None:
    t = Table("franconian commons: cP p nP n; vernacular-worship: hand").begins("protestant", "play vernacular-worship")
    t.play("convert franconian commons")
    assert t.step == "draw-one"
    t.play("draw parsonage")
    assert (t.step, t.place("vernacular-worship")) == ("choose-deck", "spent")


def test_sf_5_6_in_the_order_of_the_takeovers_whosever_they_are() -> None:
    """The Catholic's card gives the Protestant a circle, then himself one."""
    own = with_card("index", f"effects = [{move(1, 'nobility')}, {convert(2)}]")
    t = Table("lower-saxon nobility: cP cP p nP nP; lower-saxon power: C1; franconian commons: c pC nC n; index: hand", own=own)
    t.says("two-kingdoms: hand; cajetan: hand")
    t.begins("catholic", "play index", "move lower-saxon nobility", "convert franconian commons")
    assert t.told("taken") == [(1, 1), (0, 2)]
    assert t.asks == "protestant"
    t.play("influence orange", "foreign council-of-blood", "draw parsonage")
    assert (t.asks, t.step) == ("catholic", "choose-deck")
    t.play("influence orange", "foreign council-of-blood", "draw nuncios")
    assert t.passed_on()


def test_sf_5_6_one_is_finished_before_the_next_and_a_takeover_by_it_queues_last() -> None:
    t = Table(
        "franconian commons: c p nP nP; upper-saxon commons: c p p nP nP; lower-saxon nobility: c cP p nP nP; local-presses: hand;"
        "melanchthon: hand"
    )
    t.begins("protestant", "play local-presses", "convert franconian commons", "convert upper-saxon commons")
    t.play("influence white", "foreign act-of-supremacy", "convert lower-saxon nobility")
    assert t.told("taken") == [(1, 2), (1, 0), (1, 1)]
    for _ in range(2):
        assert t.step == "choose-deck"
        t.play("influence orange", "foreign wonder-year")
    assert t.passed_on()


def test_sf_5_6_ten_may_wait() -> None:
    """As many as there are circles; here six by one card of one's own."""
    whole = (
        "lower-saxon: catholic; franconian: catholic; westphalian: catholic; bavarian: catholic; upper-saxon commons: c p p nP nP;"
        "upper-rhenish commons: c p nP nP; burgundian commons: cP c p nP nP; electoral-rhenish commons: c p nP nP;"
        "swabian nobility: c p p nP nP; austrian nobility: cP c p nP nP"
    )
    own = with_card("wartburg", f"effects = [{convert(1, 'dominant', circles=10)}]")
    t = Table(f"{whole}; wartburg: hand; melanchthon: hand", own=own).begins("protestant", "play wartburg")
    for name in ("swabian", "burgundian", "upper-saxon", "upper-rhenish", "electoral-rhenish"):
        side = "nobility" if name == "swabian" else "commons"
        t.play(f"convert {name} {side}")
    assert t.over, "the last one by itself, and with it the game ends"
    assert [circle for _, circle in t.told("taken")] == [8, 6, 0, 4, 7, 9]


# -- SF-5.7 removing markers -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "offered"),
    [
        ("nobility", ["lower-saxon nobility"]),
        ("commons", ["upper-saxon commons", "franconian commons"]),
        ("either", ["upper-saxon commons", "lower-saxon nobility", "franconian commons"]),
        ("dominant", ["upper-saxon commons", "lower-saxon nobility", "franconian commons"]),
        ("subordinate", []),
    ],
)
def test_sf_5_7_where_there_are_markers(side: str, offered: list[str]) -> None:
    table = "upper-saxon commons: c p pC n nP; lower-saxon nobility: c cP p n n; franconian commons: c p n nP; wartburg: hand"
    t = Table(table, own=with_card("wartburg", f"effects = [{clear(side)}]")).begins("protestant", "play wartburg")
    if len(offered) > 1:
        assert t.offered == [f"clear {where}" for where in offered]
        t.play(f"clear {offered[0]}")
    assert [(circle, place) for _, circle, place, _ in t.told("cleared")] == [
        (t.circle_ids.index(where.split()[0]), ["nobility", "commons"].index(where.split()[1])) for where in offered[:1]
    ]


def test_sf_5_7_printed_colours_count_again_and_neutral_ones_are_neutral_again() -> None:
    t = Table("upper-saxon commons: cP p pC nC nP; iconoclasm: hand").begins("protestant", "play iconoclasm", "clear upper-saxon commons")
    assert t.told("cleared") == [(1, 0, 1, 4)]
    assert t.side("upper-saxon", "commons") == "cP p p n n", "then one is converted there"


def test_sf_5_7_a_side_without_markers_chosen_for_the_sake_of_same() -> None:
    t = Table("iconoclasm: hand").begins("protestant", "play iconoclasm", "clear franconian commons")
    assert t.told("cleared") == []
    assert t.side("franconian", "commons") == "cP p n n"
