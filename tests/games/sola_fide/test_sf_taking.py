"""Taking a circle (SF-5.1 to 5.7): who, when, what for, and the bonuses that wait."""

from __future__ import annotations

import pytest

from tests.games.sola_fide.table import RELIGIONS, Table, clear, convert, dispute, move, op, with_card
from triptych.core.state import DEPTH

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


DUE = "franconian commons: c p nP nP; upper-saxon commons: c p p nP nP;"
PRESSES = with_card("local-presses", f"effects = [{convert(1, circles=2)}]")


def two_due(more: str = "", own: str = PRESSES) -> Table:
    """By one action of a Protestant's card Upper Saxon and Franconian are due."""
    t = Table(f"{DUE} local-presses: hand; {more}", own=own).begins("protestant", "play local-presses")
    return t.play("convert franconian commons", "convert upper-saxon commons")


@pytest.mark.parametrize("order", [("franconian", "upper-saxon"), ("upper-saxon", "franconian")])
def test_sf_5_4_the_player_whose_turn_it_is_orders_the_takeovers(order: tuple[str, str]) -> None:
    t = two_due("melanchthon: hand")
    assert (t.asks, t.step, t.offered) == ("protestant", "take", ["take upper-saxon", "take franconian"])
    t.play(f"take {order[0]}")
    assert t.told("taken") == [(1, t.circle_ids.index(order[0]))]
    assert t.step == "choose-deck", "each is finished before the next"
    t.play("influence orange", "foreign wonder-year")
    assert t.told("taken") == [(1, t.circle_ids.index(name)) for name in order], "the last one without asking"
    t.play("influence orange", "foreign wonder-year")
    assert t.passed_on()


@pytest.mark.parametrize("turn", RELIGIONS)
def test_sf_5_4_also_in_a_foreign_influence_card_of_the_others(turn: str) -> None:
    table = "franconian nobility: cP cP p nP; upper-saxon nobility: cP p p p nP; upper-saxon power: C1"
    t = Table(table).foreign("protestant", "blue", "richelieu", turn)
    assert t.asks == "protestant", "it is his card"
    t.play("move franconian nobility", "move upper-saxon nobility")
    assert (t.asks, t.offered) == (turn, ["take upper-saxon", "take franconian"])
    t.play("take franconian")
    assert (t.asks, t.step) == ("protestant", "choose-deck"), "it is he who took it"


@pytest.mark.parametrize("first", ["lower-saxon", "franconian"])
def test_sf_5_4_whoever_takes_them(first: str) -> None:
    """A Catholic's card makes one due for each: he orders them, and both are taken."""
    own = with_card("index", f"effects = [{move(1, 'nobility', circles=2)}]")
    table = "lower-saxon nobility: cP cP p nP nP; lower-saxon power: C1; franconian nobility: c c pC nC; index: hand; melanchthon: hand"
    t = Table(table, own=own).begins("catholic", "play index", "move lower-saxon nobility", "move franconian nobility")
    assert (t.asks, t.offered) == ("catholic", ["take lower-saxon", "take franconian"])
    t.play(f"take {first}")
    assert t.asks == ("protestant" if first == "lower-saxon" else "catholic")
    t.play("influence orange", "foreign wonder-year")
    assert sorted(t.told("taken")) == [(0, 2), (1, 1)]


def test_sf_5_4_three_are_asked_for_twice() -> None:
    own = with_card("local-presses", f"effects = [{convert(1, 'dominant', circles=3)}]")
    t = Table(f"{DUE} lower-saxon nobility: c cP p nP nP; local-presses: hand; melanchthon: hand", own=own)
    t.begins("protestant", "play local-presses", "convert franconian commons", "convert upper-saxon commons")
    t.play("take lower-saxon", "influence orange", "foreign wonder-year")
    assert t.offered == ["take upper-saxon", "take franconian"]


def test_sf_5_4_what_becomes_due_in_between_comes_before_those_that_wait() -> None:
    """The Foreign Influence card for the first makes a third one due: it is taken, with its card, before the second."""
    t = two_due("lower-saxon nobility: c cP p nP nP; melanchthon: hand")
    t.play("take franconian", "influence white", "foreign act-of-supremacy", "convert lower-saxon nobility")
    assert t.told("taken") == [(1, 2), (1, 1)]
    t.play("influence orange", "foreign wonder-year")
    assert t.told("taken") == [(1, 2), (1, 1), (1, 0)]
    t.play("influence orange", "foreign wonder-year")
    assert t.passed_on()


def test_sf_5_4_only_those_of_one_action_are_put_in_order() -> None:
    """Two more are due in between, the first one still waits: only the two are asked for."""
    own = with_card(
        "territorial-church", f'permanent = {{ when = "you_take_circle", then = [{move(1, "nobility", circles=2)}] }}', text=PRESSES
    )
    table = "lower-saxon: catholic; westphalian nobility: cP cP cP p nP; upper-rhenish nobility: cP p p nP; upper-rhenish power: C1;"
    t = two_due(f"{table} territorial-church: front; melanchthon: hand", own).play("take franconian", "use")
    t.play("move westphalian nobility")
    assert t.offered == ["take westphalian", "take upper-rhenish"]
    t.play("take upper-rhenish", "influence orange", "foreign wonder-year", "influence orange", "foreign wonder-year")
    assert t.told("taken") == [(1, 2), (1, 4), (1, 3)]
    assert t.step == "choose-deck", "the card for the first one, after all that its `then` has brought"
    t.play("influence orange", "foreign wonder-year")
    assert t.told("taken")[3:] == [(1, 0)], "and now the second"


def foreign_says(name: str, effects: str, text: str) -> str:
    """A content file in which a Foreign Influence card says something else."""
    at = text.index("effects = ", text.index(f'id = "{name}"'))
    return f"{text[:at]}effects = [{effects}]{text[text.index(chr(10), at) :]}"


def test_sf_5_4_a_long_row_of_takeovers_each_out_of_the_one_before() -> None:
    """Every Foreign Influence card goes on after what takes the next circle, so all of them lie on the agenda at once; there is room."""
    own = foreign_says("third-way", f"{convert(3, 'dominant')}, {op('draw_keep', n=2, keep=1)}", PRESSES)
    nearly = {
        "upper-saxon": "commons: cP p p nP nP",
        "lower-saxon": "nobility: cP cP p nP nP",
        "franconian": "commons: cP p nP nP",
    }
    t = Table("melanchthon: hand; local-presses: hand; " + "; ".join(f"{name} {side}"[:-1] for name, side in nearly.items()), own=own)
    t.begins("protestant", "play local-presses", "convert upper-saxon commons", "convert franconian commons", "take upper-saxon")
    deepest = 0
    while not t.over:
        wanted = ["influence white", "foreign third-way"]
        t.play(next((text for text in wanted if text in t.offered), t.offered[0]))
        deepest = max(deepest, len(t.game.position(t.s).split(" ")[2].split(">")))
        if t.step == "turn":
            break
    assert len(t.told("taken")) > 3
    assert deepest <= DEPTH


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


def test_sf_5_5_at_once_before_the_card_goes_on() -> None:
    t = Table("franconian commons: cP p nP n; vernacular-worship: hand").begins("protestant", "play vernacular-worship")
    t.play("convert franconian commons")
    assert (t.step, t.place("vernacular-worship")) == ("choose-deck", "played")
    t.play("influence white", "foreign third-way", "convert bavarian commons")
    assert t.side("bavarian", "commons") == "c cP p n", "a circle just turned up"
    assert t.step == "draw-one", "then the next action of the card"


TAKEN = ("upper-saxon", "lower-saxon", "franconian", "westphalian", "upper-rhenish", "bavarian", "burgundian", "electoral-rhenish")
TWO_LEFT = "".join(f"{name}: catholic;" for name in TAKEN) + (
    "swabian commons: cP p p p n; swabian power: C1; austrian nobility: cP cP p nP n;"
)


def test_sf_5_5_only_the_last_circle_gives_none() -> None:
    """One card takes the ninth and the tenth: the ninth has its Foreign Influence card."""
    own = with_card("wartburg", f"effects = [{convert(1)}, {convert(1, 'nobility')}]")
    t = Table(f"{TWO_LEFT} wartburg: hand; melanchthon: hand", own=own)
    t.begins("protestant", "play wartburg", "convert swabian commons")
    assert (t.told("taken"), t.step) == ([(1, 8)], "choose-deck")
    t.play("influence orange", "foreign council-of-blood", "draw parsonage")
    assert t.over
    assert t.told("taken") == [(1, 8), (1, 9)]


def test_sf_5_5_also_if_one_action_takes_both() -> None:
    own = with_card("wartburg", f"effects = [{convert(1, 'dominant', circles=2)}]")
    t = Table(f"{TWO_LEFT} wartburg: hand; melanchthon: hand", own=own)
    t.begins("protestant", "play wartburg", "convert swabian commons", "take austrian")
    assert (t.told("taken"), t.step) == ([(1, 9)], "choose-deck")
    t.play("influence blue", "foreign edict-of-nantes")
    assert t.over, "nothing can be moved in the circle that waits; it is taken, and the game ends"


def test_sf_5_6_with_a_military_card_they_wait_in_the_order_of_the_takeovers() -> None:
    """The Catholic's card gives the Protestant a circle, then himself one, and the Protestant's roll one more."""
    own = with_card("index", f"effects = [{move(1, 'nobility')}, {convert(2)}]", military=True)
    t = Table("lower-saxon nobility: cP cP p nP nP; lower-saxon power: C1; franconian commons: c pC nC n; index: hand", own=own)
    t.says("two-kingdoms: hand; cajetan: hand; upper-saxon nobility: cP p p p nP; upper-saxon power: C1")
    t.begins("catholic", "play index", "move lower-saxon nobility", "convert franconian commons")
    assert t.told("taken") == [(1, 1), (0, 2)]
    assert (t.step, t.place("index")) == ("military", "spent")
    t.play("roll 2", "move upper-saxon nobility")
    assert t.told("taken") == [(1, 1), (0, 2), (1, 0)]
    for side, card in (("protestant", "parsonage"), ("catholic", "nuncios"), ("protestant", "melanchthon")):
        assert (t.asks, t.step) == (side, "choose-deck")
        t.play("influence orange", "foreign council-of-blood", f"draw {card}")
    assert t.passed_on()


def test_sf_5_6_circles_turned_up_are_open_for_the_next_action_all_the_same() -> None:
    own = with_card("index", f"effects = [{convert(1)}, {convert(1)}]", military=True)
    t = Table("franconian commons: c pC nC n; index: hand", own=own).begins("catholic", "play index", "convert franconian commons")
    assert (t.told("taken"), t.told("turned-up")) == ([(0, 2)], [(4,), (5,)])
    assert t.offered == [f"convert {name} commons" for name in ("upper-saxon", "lower-saxon", "upper-rhenish", "bavarian")]


def test_sf_5_6_several_of_one_action_are_put_in_order_all_the_same() -> None:
    own = with_card("index", f"effects = [{convert(1, circles=2)}]", military=True)
    t = Table("franconian commons: c pC nC n; upper-saxon commons: c pC pC nC n; index: hand", own=own)
    t.begins("catholic", "play index", "convert franconian commons", "convert upper-saxon commons")
    t.play("take upper-saxon")
    assert t.told("taken") == [(0, 0), (0, 2)], "nothing comes between them"
    assert t.step == "military"


def test_sf_5_6_when_they_come_nothing_waits_any_more() -> None:
    """A circle taken through the first of the waiting cards brings its own before the second."""
    own = with_card("index", f"effects = [{convert(1)}, {convert(1, 'nobility')}]", military=True)
    t = Table("franconian commons: c pC nC n; lower-saxon nobility: c c pC nC n; upper-saxon commons: c pC pC nC n; index: hand", own=own)
    t.says("two-kingdoms: hand").begins("catholic", "play index", "convert franconian commons", "convert lower-saxon nobility", "roll 6")
    t.play("influence white", "foreign third-way", "convert upper-saxon commons")
    assert t.told("taken") == [(0, 2), (0, 1), (0, 0)]
    t.play("influence orange", "foreign council-of-blood", "draw nuncios")
    assert t.step == "choose-deck"
    t.play("influence orange", "foreign council-of-blood", "draw cajetan")
    assert t.passed_on()


def test_sf_5_6_what_a_permanent_card_gives_waits_with_it() -> None:
    own = with_card("society-of-jesus", f'permanent = {{ when = "you_take_circle", then = [{op("draw", n=1)}] }}')
    t = Table("franconian nobility: c c pC n; franconian power: N1; society-of-jesus: front; battle-of-muehlberg: hand", own=own)
    t.says("two-kingdoms: hand").begins("catholic", "play battle-of-muehlberg", "convert franconian nobility")
    assert t.step == "military"
    t.play("roll 6")
    assert (t.asks, t.offered) == ("catholic", ["use", "leave"])
    t.play("use", "draw nuncios")
    assert t.step == "choose-deck"


def test_sf_5_6_ten_may_wait() -> None:
    """As many as there are circles; here six by one card of one's own, and with the last of them the game ends."""
    whole = (
        "lower-saxon: catholic; franconian: catholic; westphalian: catholic; bavarian: catholic; upper-saxon commons: c pC pC nC n;"
        "upper-rhenish commons: c pC nC n; burgundian commons: c c pC nC n; electoral-rhenish commons: c pC nC n;"
        "swabian nobility: c pC pC nC n; austrian nobility: c c pC nC n"
    )
    own = with_card("index", f"effects = [{convert(1, 'dominant', circles=10)}]", military=True)
    t = Table(f"{whole}; index: hand; cajetan: hand", own=own).begins("catholic", "play index")
    for name in ("swabian nobility", "burgundian commons", "upper-saxon commons", "upper-rhenish commons", "electoral-rhenish commons"):
        t.play(f"convert {name}")
    for name in ("swabian", "burgundian", "upper-saxon", "upper-rhenish"):
        t.play(f"take {name}")
    t.play("take austrian")
    assert t.over, "the last one by itself"
    assert [circle for _, circle in t.told("taken")] == [8, 6, 0, 4, 9, 7]


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
    if offered:
        assert t.offered == [*(f"clear {where}" for where in offered), "decline"]
        t.play(f"clear {offered[0]}")
    assert [(circle, place) for _, circle, place, _ in t.told("cleared")] == [
        (t.circle_ids.index(where.split()[0]), ["nobility", "commons"].index(where.split()[1])) for where in offered[:1]
    ]


def test_sf_5_7_printed_colours_count_again_and_neutral_ones_are_neutral_again() -> None:
    t = Table("upper-saxon commons: cP p pC nC nP").foreign("protestant", "green", "john-calvin", "protestant")
    t.play("clear upper-saxon commons")
    assert t.told("cleared") == [(1, 0, 1, 4)]
    assert t.side("upper-saxon", "commons") == "c p p n n"


def test_sf_5_7_he_may_decline() -> None:
    t = Table("upper-saxon commons: cP p p nP n").foreign("protestant", "green", "john-calvin", "catholic")
    assert (t.asks, t.offered) == ("protestant", ["clear upper-saxon commons", "decline"]), "asked, though there is one place"
    t.play("decline")
    assert (t.side("upper-saxon", "commons"), t.told("left-markers")) == ("cP p p n nP", [(1,)])


def test_sf_5_7_without_markers_nobody_is_asked() -> None:
    t = Table("upper-saxon nobility: cP p p p n").foreign("protestant", "green", "john-calvin", "catholic")
    assert (t.told("cleared"), t.told("left-markers"), t.step) == ([], [], "draw-one")


def test_sf_5_7_declining_chooses_no_circle_for_same() -> None:
    own = with_card("wartburg", f"effects = [{dispute()}, {clear()}, {convert(1, where='same')}]")
    t = Table("upper-saxon commons: cP p p nP n; wartburg: hand", own=own).begins("protestant", "play wartburg", "dispute franconian")
    t.play("decline")
    assert t.told("converted") == [(1, 2, 1, 1)], "it means what it meant before"


def test_sf_5_7_a_side_without_markers_chosen_for_the_sake_of_same() -> None:
    own = with_card("wartburg", f"effects = [{clear()}, {convert(1, where='same')}]")
    t = Table("wartburg: hand", own=own).begins("protestant", "play wartburg", "clear franconian commons")
    assert t.told("cleared") == []
    assert t.side("franconian", "commons") == "cP p n n"
