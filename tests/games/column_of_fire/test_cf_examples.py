"""The worked examples of RULES.md, each played."""

from __future__ import annotations

import pytest

from tests.games.column_of_fire.table import BLUE, GREEN, RED, YELLOW, Table
from triptych.core.state import CHANCE
from triptych.games.column_of_fire import model as m


def test_cf_example_01_cloth_merchant_and_feria() -> None:
    t = Table().has(RED, religion="catholic", faith=3).person(RED, "france-cloth-merchant", "blue", 4).person(RED, "feria", "brown", 2)
    t.first_half(RED)
    assert t.faith[RED] == 2
    t.play("gain cloth", "gain protection")
    assert t.religion[RED] == "catholic"
    assert t.die(RED, "blue") == ("france-cloth-merchant", 3)
    assert t.goods(RED) == {"cloth": 1}
    assert t.die(RED, "brown") == ("feria", 1)
    assert t.protection[RED] == 1


def test_cf_example_02_religion_changed_and_father_huus() -> None:
    t = Table().has(YELLOW, religion="catholic", faith=1).person(YELLOW, "huus", "orange", 5).first_half(YELLOW)
    t.play("roll black 4", "religion protestant")
    assert t.religion[YELLOW] == "protestant"
    assert t.faith[YELLOW] == 4
    t.play("gain tile", "draw vp:1")
    assert t.die(YELLOW, "orange") == ("huus", 4)
    assert t.tiles(YELLOW) == {"vp:1": 1}
    assert t.protection[YELLOW] == 0


def test_cf_example_03_elizabeth_a_merchant_lost_and_wine() -> None:
    t = Table().has(GREEN, faith=2).person(GREEN, "elizabeth", "white", 5).person(GREEN, "spain-cloth-merchant", "brown", 1)
    t.person(GREEN, "france-wine-merchant", "blue", 4).first_half(GREEN)
    assert t.faith[GREEN] == 1
    t.play("gain vp")
    assert t.vp[GREEN] == 4
    t.play("pass")
    assert t.die(GREEN, "white") == ("elizabeth", 4)
    assert t.die(GREEN, "brown") == ("free", 0)
    assert t.display(GREEN) == ["elizabeth", "france-wine-merchant"]
    t.play("gain wine")
    assert t.die(GREEN, "blue") == ("france-wine-merchant", 3)
    assert t.goods(GREEN) == {"wine": 1}


def test_cf_example_04_a_house_pushed_from_four_to_three() -> None:
    t = Table().house(RED, "england", 4).second_half(GREEN, white=4).play("take white england")
    assert t.houses("england") == [3, 4, 0, 0]
    t = Table().house(RED, "england", 4).house(YELLOW, "england", 3).second_half(GREEN, white=4).play("take white england")
    assert t.houses("england") == [3, 4, 2, 0]


def test_cf_example_05_a_house_moved_up_from_two_to_four() -> None:
    t = Table().house(GREEN, "england", 2).second_half(GREEN, white=4).play("take white england", "raise")
    assert t.houses("england") == [0, 4, 0, 0]


def test_cf_example_06_one_vp_for_the_third_white_space() -> None:
    t = Table().has(YELLOW, vp=5, disc=0).has(GREEN, disc=10).rolled(YELLOW, white=1, purple=1)
    for die in ("blue", "orange", "brown"):
        t.prisoner(YELLOW, die, 3)
    t.track(YELLOW)
    white = [text for text in t.choice if int(text.split()[1]) in (0, 5, 10, 15)]
    assert white == ["go 5", "go 15"], "not 10, where green is, and never 0, where he started"
    t.play("go 15")
    assert t.vp[YELLOW] == 4
    assert "gain cloth" in t.choice


def test_cf_example_07_protestants_win_in_england() -> None:
    t = Table().lay("england", protestant=3, neutral=1)
    t.has(RED, religion="protestant").house(RED, "england", 4)
    t.has(GREEN, religion="protestant").house(GREEN, "england", 2)
    t.has(YELLOW, religion="catholic").house(YELLOW, "england", 5)
    t.has(BLUE, religion="protestant")
    t.end_of_turn(RED, 2)
    assert t.vp == [6, 4, 2, 2]
    assert t.houses("england") == [4, 2, 0, 0]


def test_cf_example_08_eleven_points_at_the_end() -> None:
    t = Table().has(RED, vp=20, protection=1, goods={"wine": 2, "ore": 1}, tiles={"vp:1": 1, "vp:2": 1})
    for country in ("england", "france", "spain"):
        t.house(RED, country, 3)
    t.s.cells[m.FINALE] = m.FIFTY
    t.end_of_turn(BLUE, 2)
    assert t.over
    assert t.vp[RED] == 31
    assert sorted(t.vp_from(RED)) == [(1, "goods"), (1, "protection"), (3, "tiles"), (6, "houses")]


def test_cf_example_09_a_protestant_with_ore_on_the_white_ship() -> None:
    t = Table(3)
    t.s = t.game.new(3)
    t.s.sink = []
    t.play("begin 1", "deal 1", "deal 2", "deal 3", "roll black 3", "roll black 3", "roll black 3")
    assert t.religion[RED] == "protestant"
    assert t.goods(RED) == {"ore": 1}
    assert t.protection[RED] == 1
    assert t.content.space_action[t.disc[RED]] == 16, "the English, white ship"


def test_cf_example_10_walsingham_on_a_four_is_used_four_times() -> None:
    t = Table().stack("england", "walsingham").second_half(GREEN, white=4).play("take white england")
    uses = 0
    while True:
        assert "place catholic france" in t.choice or "lift catholic france" in t.choice
        t.play("place catholic france" if uses % 2 == 0 else "lift catholic france")
        uses += 1
        t.has(GREEN, faith=3).first_half(GREEN)
        if t.display(GREEN) == []:
            break
    assert uses == 4


def test_cf_example_11_the_purple_die_leads_to_the_next_ship() -> None:
    t = Table().has(YELLOW, vp=0, disc=0, goods={"cloth": 1}).has(BLUE, disc=9).house(YELLOW, "spain", 1)
    for die in ("white", "blue", "orange", "brown"):
        t.prisoner(YELLOW, die, 3)
    t.track(YELLOW)
    assert t.disc[YELLOW] == 2
    assert t.choice == ["skip", "ship spain cloth"]


def test_cf_example_12_ship_and_markets() -> None:
    t = Table().has(RED, goods={"cloth": 2, "wine": 2}).house(RED, "england", 1).house(RED, "netherlands", 1).house(RED, "spain", 1)
    ship = t.fork().on_space(RED, 6)
    assert ship.choice == ["skip", "ship england cloth", "ship england wine", "ship england both"]
    assert ship.fork().play("ship england cloth").vp[RED] == 6
    assert ship.fork().play("ship england wine").vp[RED] == 4
    assert ship.play("ship england both").vp[RED] == 8
    assert ship.goods(RED) == {"cloth": 1, "wine": 1}
    wine = t.fork().on_space(RED, 13)
    assert wine.fork().play("market wine netherlands").vp[RED] == 6
    assert wine.fork().play("market wine england").vp[RED] == 4
    assert wine.play("market wine both").vp[RED] == 8
    cloth = t.fork().on_space(RED, 15)
    assert cloth.fork().play("gain cloth").goods(RED)["cloth"] == 3
    assert cloth.fork().play("market cloth england").vp[RED] == 6
    assert cloth.fork().play("market cloth spain").vp[RED] == 4
    assert cloth.play("market cloth both").vp[RED] == 8


def test_cf_example_13_each_catholic_loses_two() -> None:
    t = Table().everybody(vp=10).house(RED, "england", 3).turning_up("babington", GREEN)
    assert t.religion == ["catholic", "protestant", "catholic", "protestant"]
    assert t.vp == [8, 10, 8, 10], "yellow has no house in England"


@pytest.mark.parametrize("players", [2, 3])
def test_cf_example_14_a_neutral_stone_on_the_english_ship(players: int) -> None:
    t = Table(players).on_space(RED, 6)
    assert t.choice == ["skip", "place neutral england"]
    t.play("place neutral england")
    assert t.stones("england") == {"neutral": 1}
    assert t.asked == CHANCE or t.passed_on()
