"""The end (WE-10): what is left counts, who wins, nobody below nothing."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.table import Table, op, with_event

PAID = "2 piety 2 grain 2 money"  # what the dues take, with a tax of 2


def ended(*holdings: str) -> Table:
    """The game after the dues of chapter IV, which everybody could pay; what is left over is as said."""
    says = "; ".join(f"{seat}: {left(more)}" for seat, more in enumerate(holdings))
    return Table(says, len(holdings), chapter=4).ends_chapter("tax 2")


def left(holdings: str) -> str:
    """With what the dues take on top."""
    words = holdings.split()
    have = {thing: int(n) for n, thing in zip(words[::2], words[1::2], strict=True)}
    for thing in ("piety", "grain", "money"):
        have[thing] = have.get(thing, 0) + 2
    return " ".join(f"{n} {thing}" for thing, n in have.items())


# -- WE-10.1 -----------------------------------------------------------------------------------------------------------


def test_we_10_1_one_point_for_each_stone_and_wood() -> None:
    t = ended("3 stone 2 wood", "1 wood")
    assert t.over
    assert t.vp() == [15, 11]
    assert t.vp_from(0) == [(5, "material")]


@pytest.mark.parametrize(("money", "points"), [(0, 10), (1, 10.5), (2, 11), (5, 12.5), (8, 14)])
def test_we_10_1_half_a_point_for_each_money(money: int, points: float) -> None:
    t = ended(f"{money} money", "0 money")
    assert t.game.points(t.s) == [points, 10]
    assert t.told("half") == ([(0, 1, t.game.vp_sources.index("money"))] if money % 2 else [])
    assert t.vp_from(0) == ([(money // 2, "money")] if money > 1 else [])


def test_we_10_1_all_else_counts_nothing() -> None:
    t = ended("3 piety 2 grain 4 wool 5 cloth 3 loyalty 6 knowledge", "0 money")
    assert t.vp() == [10, 10]


def test_we_10_1_after_the_dues_of_chapter_four() -> None:
    t = Table("0: 2 piety 2 grain 5 money; 1: 2 piety 2 grain 5 money", 2, chapter=4).ends_chapter("tax 5")
    assert t.vp() == [10, 10], "the tax took it all"


def test_we_10_1_houses_and_seals_count_nothing() -> None:
    t = Table(f"all: {PAID}; 0 houses: 1 4; bridge: seal 0", 2, chapter=4).ends_chapter("tax 2")
    assert t.vp() == [10, 10]


def test_we_10_1_most_points_win_and_halves_count() -> None:
    assert ended("1 money", "0 money").winners() == [0]
    assert ended("1 stone", "1 money").winners() == [0]
    assert ended("1 stone", "3 money").winners() == [1]
    t = ended("0 money", "2 stone", "1 stone")
    assert t.winners() == [1]
    assert t.told("wins") == [(1, 24)], "with twice the points"
    assert t.told("over") == [()]


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ("1 piety", "3 loyalty 3 knowledge", [0]),
        ("1 piety 1 loyalty", "1 piety 2 loyalty", [1]),
        ("1 piety 1 loyalty 4 knowledge", "1 piety 2 loyalty", [1]),
        ("1 loyalty 2 knowledge", "1 loyalty 1 knowledge", [0]),
        ("1 loyalty 2 knowledge", "1 loyalty 2 knowledge", [0, 1]),
        ("1 piety 1 stone", "3 piety", [0]),
        ("2 wool", "1 cloth", [0, 1]),
    ],
)
def test_we_10_1_then_piety_then_loyalty_then_knowledge_then_shared(first: str, second: str, winners: list[int]) -> None:
    t = ended(first, second)
    assert t.winners() == winners
    assert [seat for seat, _ in t.told("wins")] == winners


@pytest.mark.parametrize("players", [2, 3, 4])
def test_we_10_1_the_game_is_over_after_chapter_four(players: int) -> None:
    t = Table.new(players).until("nothing")
    assert t.over
    assert [chapter for (chapter,) in t.told("chapter")] == [1, 2, 3, 4]
    assert len(t.told("round")) == 24
    assert len(t.game.points(t.s)) == players


# -- WE-10.2 -----------------------------------------------------------------------------------------------------------


def test_we_10_2_points_never_go_below_nothing() -> None:
    t = Table("0: 2 vp; 1: 2 piety 2 grain 2 money 1 vp", 2).ends_chapter("tax 3")
    assert t.vp() == [0, 0]
    assert t.vp_from(0) == [(-2, "piety-due")], "further losses are void"
    assert t.vp_from(1) == [(-1, "tax")]


def test_we_10_2_what_is_void_is_not_made_up_later() -> None:
    own = with_event("i04_fair", op("lose", who="all", what="vp", n=9), op("gain", who="all", what="vp", n=1))
    assert Table("0: 2 vp", 2, own=own).happens("i04_fair").vp() == [1, 2]


def test_we_10_2_the_second_loss_after_chapter_four_stops_there_too() -> None:
    t = Table("0: 16 vp; 1: 2 piety 2 grain 2 money", 2, chapter=4).ends_chapter("tax 2")
    assert t.vp()[0] == 0
    assert t.vp_from(0) == [(-6, "piety-due"), (-4, "grain-due"), (-2, "tax"), (-4, "piety-due")]


def test_we_10_2_what_material_and_money_bring_comes_after_the_losses() -> None:
    t = Table("0: 1 vp 3 stone; 1: 2 piety 2 grain 2 money", 2, chapter=4).ends_chapter("tax 2")
    assert t.vp()[0] == 3


def test_we_10_2_the_track_has_no_upper_end() -> None:
    t = Table("0: 59 vp 2 stone").uses("building_project", "build bridge stone+stone")
    assert t.vp()[0] == 65
    t = Table("0: 118 vp").uses("medicine", "earn")
    assert t.vp()[0] == 119
