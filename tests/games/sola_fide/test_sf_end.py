"""The end (SF-6): the last circle, points, a tie, a limit on turns."""

from __future__ import annotations

import pytest

from tests.games.sola_fide.table import RELIGIONS, Table, convert, op, with_card
from triptych.core.state import NOBODY
from triptych.games.sola_fide import model as m

LAST = "only austrian; austrian nobility: cP cP p nP n;"


@pytest.mark.parametrize("first", RELIGIONS)
def test_sf_6_1_with_the_last_circle_the_game_ends(first: str) -> None:
    t = Table(LAST + "to-the-nobility: hand; protestant rewards: 1", first=first).begins("protestant", "play to-the-nobility")
    assert (t.asked, t.offered) == (NOBODY, [])
    assert len(t.told("over")) == 1
    assert t.points == {"catholic": 31, "protestant": 32}
    assert t.winners() == [t.seats["protestant"]]
    assert t.told("wins") == [(t.seats["protestant"], 32)]


def test_sf_6_1_the_other_wins_just_so() -> None:
    t = Table(LAST + "to-the-nobility: hand; catholic rewards: 3").begins("protestant", "play to-the-nobility")
    assert (t.points, t.winners()) == ({"catholic": 34, "protestant": 31}, [t.seats["catholic"]])


def test_sf_6_1_at_that_instant_no_rest_of_the_card() -> None:
    own = with_card("wartburg", f"effects = [{convert(2, 'nobility')}, {op('draw', n=3)}, {op('opponent_discards', n=1, random=True)}]")
    t = Table(LAST + "wartburg: hand; cajetan: hand", own=own).begins("protestant", "play wartburg")
    assert t.over
    assert (t.hand("protestant"), t.hand("catholic")) == ([], ["cajetan"])
    assert t.told("drew") == []


def test_sf_6_1_no_roll_and_no_bonus() -> None:
    t = Table("only austrian; austrian nobility: c c pC nC n; battle-of-muehlberg: hand; index: front; two-kingdoms: hand")
    t.begins("catholic", "play battle-of-muehlberg")
    assert t.over
    assert t.told("military") == []


def test_sf_6_1_no_hand_limit() -> None:
    six = "two-kingdoms parsonage free-cities melanchthon local-presses small-catechism"
    t = Table(LAST + f"protestant hand: {six} to-the-nobility").begins("protestant", "play to-the-nobility")
    assert t.over
    assert len(t.hand("protestant")) == 6


def test_sf_6_1_also_by_a_bonus_while_others_wait() -> None:
    """Two circles are left: the card takes one, its Foreign Influence card the other."""
    t = Table("upper-saxon: catholic; lower-saxon: protestant; franconian: catholic; westphalian: protestant; upper-rhenish: protestant")
    t.says("bavarian: protestant; burgundian: catholic; electoral-rhenish: catholic")
    t.says("swabian nobility: cP p p nP n; austrian nobility: cP cP p nP n; to-the-nobility: hand; melanchthon: hand")
    t.begins("protestant", "play to-the-nobility", "convert swabian nobility")
    assert t.step == "choose-deck"
    t.play("influence white", "foreign act-of-supremacy")
    assert t.over
    assert sum(t.points.values()) == 62


def test_sf_6_1_by_the_other_in_my_turn() -> None:
    t = Table("only austrian; austrian commons: cP cP cP p nP; charles-v: hand").begins("catholic", "play charles-v")
    assert t.over
    assert t.circle("austrian") == "protestant"


def test_sf_6_1_by_an_extra_and_by_moving() -> None:
    t = Table("only austrian; priesthood-of-all: front; austrian power: C2; austrian commons: cP c c p n; freedom-of-a-christian: hand")
    t.begins("protestant", "play freedom-of-a-christian", "more")
    assert t.over


def test_sf_6_1_a_reward_counts_one() -> None:
    t = Table(LAST + "disputed: austrian; to-the-nobility: hand; catholic rewards: 2")
    before = t.points
    t.begins("protestant", "play to-the-nobility")
    assert t.points["protestant"] == before["protestant"] + 8
    assert sum(t.points.values()) == 62 + 3


def test_sf_6_1_a_tie_is_shared() -> None:
    """31 to 31: three circles of 7 and two of 5 each."""
    mine = ["upper-saxon", "lower-saxon", "franconian", "upper-rhenish"]
    names = [
        "upper-saxon",
        "lower-saxon",
        "franconian",
        "westphalian",
        "upper-rhenish",
        "bavarian",
        "burgundian",
        "electoral-rhenish",
        "swabian",
    ]
    t = Table("; ".join(f"{name}: {'protestant' if name in mine else 'catholic'}" for name in names))
    assert t.points == {"catholic": 31, "protestant": 24}
    t.says("austrian nobility: cP cP p nP n; to-the-nobility: hand").begins("protestant", "play to-the-nobility")
    assert t.over
    assert t.points == {"catholic": 31, "protestant": 31}
    assert t.winners() == [0, 1]
    assert t.told("wins") == [(0, 31), (1, 31)]


# -- SF-6.2 a limit ----------------------------------------------------------------------------------------------------------


def test_sf_6_2_when_the_limit_is_reached_the_game_ends() -> None:
    t = Table("lower-saxon: catholic; protestant rewards: 2; ursulines: hand; two-kingdoms: hand", limit=2).turn("catholic")
    t.play("draw", "draw cajetan")
    assert t.asks == "protestant", "a turn is one player's turn"
    t.play("draw", "draw parsonage")
    assert t.over
    assert t.told("time-is-up") == [(2,)]
    assert t.points == {"catholic": 7, "protestant": 2}, "circles not taken score nothing, rewards count"
    assert t.winners() == [0]
    assert t.s.cells[m.TURNS] == 2


def test_sf_6_2_the_turn_is_finished_first() -> None:
    five = "two-kingdoms parsonage free-cities melanchthon local-presses"
    t = Table(f"protestant hand: {five}", limit=1).begins("protestant", "draw", "draw small-catechism")
    assert t.step == "discard"
    t.play("discard parsonage")
    assert t.over
    assert t.place("parsonage") == "discard"


def test_sf_6_2_none_by_default() -> None:
    t = Table("ursulines: hand; two-kingdoms: hand").turn("catholic")
    for _ in range(8):
        t.play("draw", t.fork().play("draw").offered[0])
        while t.step == "discard":
            t.play(t.offered[0])
    assert not t.over
    assert t.told("time-is-up") == []


def test_sf_6_2_a_tie_at_the_limit_is_shared() -> None:
    t = Table("ursulines: hand", limit=1).begins("catholic", "draw", "draw cajetan")
    assert (t.over, t.winners()) == (True, [0, 1])
