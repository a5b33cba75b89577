"""The referee alone: random games to the end, and the worked examples of RULES.md."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from .column_of_fire import COLOURS, COUNTRIES, Flow, Referee

CONTENT_FILE = Path(__file__).resolve().parents[2] / "src/triptych/games/column_of_fire/content.toml"
CONTENT: dict[str, Any] = tomllib.loads(CONTENT_FILE.read_text(encoding="utf-8"))

FIRST_TOPS = {"england": "elizabeth", "france": "coligny", "netherlands": "orange", "spain": "philip"}


# ---------------------------------------------------------------------------------------------------- random games


def check(referee: Referee) -> None:
    """What holds at every moment."""
    table = referee.snapshot()
    cards: list[str] = list(referee.gone)
    if referee.in_hand is not None:
        cards.append(referee.in_hand)
    for country in COUNTRIES:
        cards += table["left"][country]
        if table["top"][country] is not None:
            cards.append(table["top"][country])
    for display in table["display"]:
        cards += display
    assert sorted(cards) == sorted([*referee.persons, *referee.events])

    tiles: Counter[str] = Counter(table["supply"])
    tiles.update(table["used"])
    for held in table["tiles"]:
        tiles.update(held)
    assert tiles == Counter(CONTENT["advantage_tiles"])

    discs = [disc for disc in table["disc"] if disc is not None]
    assert len(discs) == len(set(discs))
    for seat in range(table["players"]):
        assert table["vp"][seat] >= 0
        assert min(table["goods"][seat]) >= 0
        assert table["protection"][seat] >= 0
        assert 0 <= table["faith"][seat] <= 5
        dice = table["dice"][seat]
        assert list(dice) == COLOURS
        on_persons = [place for place, _ in dice.values() if place not in ("free", "loch", "hand")]
        assert sorted(on_persons) == sorted(table["display"][seat])
        for place, number in dice.values():
            assert (0 if place == "free" else 1) <= number <= 6
            assert (place == "hand") <= (referee.in_hand is not None and table["turn"] == seat)
            if place == "free" and (table["turn"] != seat or table["half"] == 1):
                assert number == 0
    for country in COUNTRIES:
        houses = [house for house in table["houses"][country] if house]
        assert len(houses) == len(set(houses))
        assert all(1 <= house <= 6 for house in houses)
        assert min(table["stones"][country]) >= 0
        assert sum(table["stones"][country]) <= (3 if table["players"] == 2 else 4)


def check_asked(referee: Referee) -> None:
    """What holds for every question."""
    assert referee.options
    own = [text for text in referee.options if not text.startswith(("tile ", "ransom "))]
    if referee.seat == -1:
        assert all(weight > 0 for weight in referee.options.values())
        return
    assert all(weight == 1 for weight in referee.options.values())
    assert len(own) >= 2 or own == ["pass"]  # CF-3.3
    if len(own) < len(referee.options):
        assert referee.seat == referee.turn  # CF-3.2


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", range(30))
def test_random_game(players: int, number: int) -> None:
    chance = random.Random(1000 * players + number)
    referee = Referee(players, CONTENT)
    before: dict[str, Any] = {}
    while referee.seat is not None:
        check(referee)
        check_asked(referee)
        texts = list(referee.options)
        if referee.seat >= 0 and chance.random() < 0.5:
            # Rather a move of substance, so that the games see more than windows passed by.
            texts = [text for text in texts if text not in ("pass", "skip", "no-person")] or texts
        weights = [referee.options[text] for text in texts]
        before = referee.snapshot()
        referee.play(chance.choices(texts, weights)[0])
    check(referee)
    assert referee.options == {}
    after = referee.snapshot()
    assert after["over"]
    assert (after["year"], after["half"], after["turn"]) == (before["year"], 2, before["turn"])
    winners = referee.winners()
    assert winners
    assert all(after["vp"][seat] == max(after["vp"]) for seat in winners)


def test_what_is_not_offered_is_refused() -> None:
    referee = Referee(3, CONTENT)
    assert referee.seat == -1
    assert referee.options == {"begin 1": 1, "begin 2": 1, "begin 3": 1}
    with pytest.raises(ValueError, match="begin 4"):
        referee.play("begin 4")
    assert referee.snapshot()["start"] is None


# ----------------------------------------------------------------------------------------------------- small words


def play(referee: Referee, *texts: str) -> None:
    for text in texts:
        referee.play(text)


def after_set_up(players: int) -> Referee:
    """Seats 1 and 3 Protestant, 2 and 4 Catholic; seat 1 begins; every religion die on 4.

    The game then stands at the start of the first turn, which has not been begun: `turn` has begun none.
    """
    referee = Referee(players, CONTENT)
    play(referee, "begin 1", *[f"deal {seat + 1}" for seat in range(players)], *["roll black 4"] * players)
    for country in COUNTRIES[:3]:
        play(referee, f"turn-up {FIRST_TOPS[country]}")
    referee.left["spain"].remove(FIRST_TOPS["spain"])
    referee.top["spain"] = FIRST_TOPS["spain"]
    referee.turn = 0
    return referee


def begin(referee: Referee, flow: Flow[None], turn: int = 0, half: int = 1) -> None:
    """Play only this part of the game from the table as it stands."""
    referee.turn = turn
    referee.half = half
    referee.sold = set()
    referee.event_happened = False
    referee.flow = flow
    referee.run()


def hold(referee: Referee, seat: int, person: str, colour: str, number: int) -> None:
    """Put a person with a die into a display."""
    referee.left[referee.persons[person]["country"]].remove(person)
    referee.players[seat].display.append(person)
    referee.players[seat].dice[colour].place = person
    referee.players[seat].dice[colour].number = number


def give_tile(referee: Referee, seat: int, tile: str) -> None:
    referee.supply[tile] -= 1
    referee.players[seat].tiles[tile] = referee.players[seat].tiles.get(tile, 0) + 1


def use_up_stack(referee: Referee, country: str) -> None:
    referee.gone += referee.left[country]
    referee.left[country] = []
    top = referee.top[country]
    if top is not None:
        referee.gone.append(top)
    referee.top[country] = None


def ask(referee: Referee) -> tuple[int | None, set[str]]:
    check(referee)
    return referee.seat, set(referee.options)


# ------------------------------------------------------------------------------------------------- worked examples


def test_example_1() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    player.faith = 3
    hold(referee, 0, "france-cloth-merchant", "blue", 4)
    hold(referee, 0, "feria", "brown", 2)
    begin(referee, referee.first_half_year(0))
    assert player.faith == 2
    assert player.dice["blue"].number == 3
    assert player.vp == 2  # another Protestant sits at the table
    assert ask(referee) == (0, {"skip", "gain cloth"})
    referee.play("gain cloth")
    assert player.dice["brown"].number == 1
    assert ask(referee) == (0, {"skip", "gain protection"})
    referee.play("gain protection")
    assert referee.seat is None
    assert player.goods == {"book": 0, "ore": 1, "cloth": 1, "wine": 0}
    assert player.protection == 2


def test_example_2() -> None:
    referee = after_set_up(4)
    player = referee.players[1]
    player.faith = 1
    hold(referee, 1, "huus", "orange", 5)
    begin(referee, referee.first_half_year(1), turn=1)
    assert referee.options == {
        "roll black 1": 1,
        "roll black 2": 1,
        "roll black 3": 2,
        "roll black 4": 1,
        "roll black 5": 1,
    }
    assert player.faith == 1
    referee.play("roll black 4")
    assert ask(referee) == (1, {"religion catholic", "religion protestant"})
    referee.play("religion protestant")
    assert (player.faith, player.religion, player.vp) == (4, "protestant", 2)
    assert player.dice["orange"].number == 4
    assert ask(referee) == (1, {"skip", "gain tile"})
    referee.play("gain tile")
    assert referee.options == {f"draw {tile}": number for tile, number in CONTENT["advantage_tiles"].items()}
    referee.play("draw vp:1")
    assert referee.options == {"pass": 1}  # the window before the conflicts: he holds a tile
    referee.play("pass")
    assert referee.seat is None
    assert player.tiles == {"vp:1": 1}
    assert player.protection == 1


def test_example_3() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    player.faith = 2
    referee.top["england"] = None
    referee.left["england"].append("elizabeth")
    hold(referee, 0, "elizabeth", "white", 5)
    hold(referee, 0, "spain-cloth-merchant", "brown", 1)
    hold(referee, 0, "france-wine-merchant", "blue", 4)
    begin(referee, referee.first_half_year(0))
    assert player.faith == 1
    play(referee, "gain vp")
    assert player.vp == 4
    assert player.display == ["elizabeth", "france-wine-merchant"]
    assert (player.dice["brown"].place, player.dice["brown"].number) == ("free", 0)
    assert referee.gone == ["spain-cloth-merchant"]
    assert ask(referee) == (0, {"skip", "gain wine", "ransom white", "ransom blue", "ransom black"})
    play(referee, "gain wine")
    assert referee.seat is None
    assert player.goods == {"book": 0, "ore": 1, "cloth": 0, "wine": 1}
    assert (player.dice["white"].number, player.dice["blue"].number) == (4, 3)


def test_example_4() -> None:
    referee = after_set_up(4)
    referee.houses["england"] = [0, 4, 0, 0]
    referee.house_up(0, "england", 4)
    assert referee.houses["england"] == [4, 3, 0, 0]
    referee.houses["england"] = [0, 4, 3, 0]
    referee.house_up(0, "england", 4)
    assert referee.houses["england"] == [4, 3, 2, 0]
    referee.houses["england"] = [0, 2, 1, 5]
    referee.house_up(0, "england", 2)
    assert referee.houses["england"] == [2, 1, 0, 5]


@pytest.mark.parametrize("answer", ["raise", "stay"])
def test_example_5(answer: str) -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    referee.houses["england"] = [2, 3, 4, 0]
    player.protection = 0
    player.dice["white"].number = 4
    begin(referee, referee.take_person(0, "white", "england"), half=2)
    assert ask(referee) == (0, {"raise", "stay"})
    assert referee.snapshot()["dice"][0]["white"] == ["hand", 4]
    assert referee.snapshot()["top"]["england"] is None
    referee.play(answer)
    # Red on 4 is pushed to 3, and Yellow on 3 to 2, which Green has just left.
    assert referee.houses["england"] == ([4, 2, 3, 0] if answer == "raise" else [2, 3, 4, 0])
    assert ask(referee) == (0, {"skip", "gain vp"})
    assert referee.stones["england"]["protestant"] == 1


def test_example_6() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    player.disc = 0
    referee.players[1].disc = 10
    for colour in ["blue", "orange", "brown", "purple"]:
        player.dice[colour].place = "loch"
        player.dice[colour].number = 3
    begin(referee, referee.action_track(0), half=2)
    assert ask(referee) == (0, {"go 5", "go 15"})
    referee.play("go 15")
    assert player.vp == 1
    assert ask(referee) == (0, {"skip", "gain cloth"})
    # With no VP there is a single reachable space, and it is taken by itself; its action is still offered.
    player.vp = 0
    player.disc = 0
    begin(referee, referee.action_track(0), half=2)
    assert player.disc == 5
    assert ask(referee)[1] == {"skip"} | {f"place protestant {country}" for country in COUNTRIES}


def test_example_7() -> None:
    referee = after_set_up(4)
    for seat, religion in enumerate(["protestant", "protestant", "catholic", "protestant"]):
        referee.players[seat].religion = religion
    referee.houses["england"] = [4, 2, 6, 0]
    referee.stones["england"] = {"catholic": 1, "protestant": 2, "neutral": 1}
    begin(referee, referee.conflicts(0))
    assert referee.seat is None
    assert [player.vp for player in referee.players] == [6, 4, 2, 2]
    assert referee.houses["england"] == [4, 2, 0, 0]
    assert referee.snapshot()["stones"]["england"] == [0, 0, 0]


def test_example_8() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    for country, house in [("england", 1), ("france", 6), ("spain", 2)]:
        referee.houses[country][0] = house
    player.goods["wine"] = 2
    give_tile(referee, 0, "vp:1")
    give_tile(referee, 0, "vp:2")
    player.vp = 0
    referee.final_scoring()
    assert player.vp == 11


def test_example_9() -> None:
    referee = Referee(4, CONTENT)
    play(referee, "begin 3", "deal 1")
    table = referee.snapshot()
    assert table["religion"] == [None, None, "protestant", None]
    assert table["goods"][2] == [0, 1, 0, 0]
    assert table["protection"] == [0, 0, 1, 0]
    assert table["loch_leven_card"] == [None, None, 1, None]
    assert CONTENT["track"][table["disc"][2]] == {"colour": "purple", "action": "ship:england"}


def test_example_10() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    referee.left["england"] = ["elizabeth"]
    referee.top["england"] = "walsingham"
    referee.gone += [
        card
        for card in [*referee.persons, *referee.events]
        if {**referee.persons, **referee.events}[card]["country"] == "england" and card not in ("elizabeth", "walsingham")
    ]
    player.dice["white"].number = 4
    used = 0
    begin(referee, referee.take_person(0, "white", "england"), half=2)
    play(referee, "lay-stone", "lift protestant england")
    used += 1
    play(referee, "turn-up elizabeth")
    while "walsingham" in player.display:
        player.faith = 5
        begin(referee, referee.first_half_year(0))
        if "walsingham" in player.display:
            play(referee, "place catholic england", *(["pass"] if "pass" in referee.options else []))
            used += 1
        referee.stones["england"]["catholic"] = 0
    assert used == 4


def test_example_11() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    player.disc = 0
    referee.players[3].disc = 1
    player.vp = 0
    for colour in ["white", "blue", "orange", "brown"]:
        player.dice[colour].place = "loch"
        player.dice[colour].number = 3
    begin(referee, referee.action_track(0), half=2)
    assert referee.track[player.disc]["action"] == "ship:spain"


def test_example_12() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    player.goods = {"book": 0, "ore": 0, "cloth": 2, "wine": 2}
    referee.houses["england"][0] = 1
    assert referee.moves(0, "ship:england") == ["ship england cloth", "ship england wine", "ship england both"]
    assert referee.moves(0, "market:wine") == ["gain wine", "market wine england"]
    referee.houses["netherlands"][0] = 1
    referee.houses["spain"][0] = 1
    assert referee.moves(0, "market:wine") == [
        "gain wine",
        "market wine england",
        "market wine netherlands",
        "market wine both",
    ]
    for symbol, text, points in [
        ("ship:england", "ship england cloth", 4),
        ("ship:england", "ship england wine", 2),
        ("ship:england", "ship england both", 6),
        ("market:wine", "market wine netherlands", 4),
        ("market:wine", "market wine england", 2),
        ("market:wine", "market wine both", 6),
        ("market:cloth", "market cloth england", 4),
        ("market:cloth", "market cloth spain", 2),
        ("market:cloth", "market cloth both", 6),
        ("captain", "captain cloth spain", 3),
    ]:
        player.goods = {"book": 0, "ore": 0, "cloth": 2, "wine": 2}
        player.vp = 0
        begin(referee, referee.perform(0, symbol, text))
        assert player.vp == points
        assert sum(player.goods.values()) == (2 if text.endswith("both") else 3)
    # CF-7.8: cloth was sold in Spain by the captain just now.
    assert referee.moves(0, "market:cloth") == ["gain cloth", "market cloth england"]
    assert referee.moves(0, "captain") == ["captain cloth england", "captain wine england", "captain wine netherlands"]


def test_example_13() -> None:
    referee = after_set_up(4)
    referee.players[1].vp = 5
    referee.players[3].vp = 1
    referee.houses["england"] = [1, 0, 2, 0]
    begin(referee, referee.event(referee.events["babington"]), turn=2)
    assert ask(referee) == (3, {"protect", "suffer"})
    referee.play("suffer")
    assert referee.players[3].vp == 1  # first all decide
    assert ask(referee) == (1, {"protect", "suffer"})
    referee.play("protect")
    assert referee.seat is None
    assert [player.vp for player in referee.players] == [2, 5, 2, 0]
    assert [player.protection for player in referee.players] == [1, 0, 1, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_example_14(players: int) -> None:
    referee = after_set_up(players)
    referee.players[0].disc = 6
    begin(referee, referee.use_space(0, 6, beside=True), half=2)
    if players == 4:
        assert referee.seat is None
    else:
        assert ask(referee) == (0, {"skip", "place neutral england"})
        referee.play("place neutral england")
        assert referee.stones["england"]["neutral"] == 1


# ----------------------------------------------------------------------------------------- what is nested in what


def test_two_players_of_one_religion_exchange() -> None:
    referee = Referee(2, CONTENT)
    play(referee, "begin 2", "deal 1", "deal 3")
    assert ask(referee) == (-1, {"deal 2", "deal 4"})
    assert referee.snapshot()["goods"] == [[0, 0, 0, 0], [0, 1, 0, 0]]
    play(referee, "deal 4")
    table = referee.snapshot()
    assert table["religion"] == ["catholic", "protestant"]
    assert table["goods"] == [[1, 0, 0, 0], [0, 1, 0, 0]]
    assert table["protection"] == [1, 1]
    assert table["disc"] == [2, 6]


def test_a_person_whose_die_is_ransomed_is_not_offered_any_more() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    hold(referee, 0, "betje", "orange", 3)
    hold(referee, 0, "feria", "brown", 3)
    player.vp = 6
    begin(referee, referee.first_half_year(0))
    assert ask(referee)[1] == {"pass", "ransom orange", "ransom brown", "ransom black"}
    play(referee, "pass", "ransom orange")
    assert ask(referee) == (0, {"skip", "gain protection", "ransom brown", "ransom black"})
    assert player.dice["brown"].number == 2  # it is Feria's turn in the row now
    play(referee, "ransom brown")
    assert referee.seat is None
    assert player.vp == 0
    assert player.protection == 1


def test_an_event_in_the_middle_of_the_row() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    hold(referee, 0, "rollo", "white", 3)
    hold(referee, 0, "feria", "brown", 2)
    referee.houses["england"] = [1, 2, 0, 0]
    begin(referee, referee.first_half_year(0))
    play(referee, "remove elizabeth")
    assert referee.options == {f"turn-up {card}": 1 for card in referee.left["england"]}
    play(referee, "turn-up excommunication")
    assert ask(referee) == (0, {"protect", "suffer"})
    referee.play("suffer")
    assert ask(referee) == (1, {"protect", "suffer"})
    referee.play("protect")
    assert ask(referee) == (0, {f"imprison {colour}" for colour in COLOURS})
    referee.play("imprison brown")
    assert referee.snapshot()["dice"][0]["brown"] == ["loch", 3]
    play(referee, "turn-up babington")  # a second event leaves unread
    play(referee, "turn-up cecil")
    assert referee.seat is None  # Feria has left and is skipped
    assert player.display == ["rollo"]
    assert player.protection == 1
    assert referee.top["england"] == "cecil"


def test_a_step_beside_the_choice_of_the_disc() -> None:
    referee = after_set_up(3)
    player = referee.players[0]
    player.disc = 15
    give_tile(referee, 0, "step_on")
    for colour in ["white", "blue", "orange", "brown"]:
        player.dice[colour].place = "loch"
        player.dice[colour].number = 3
    referee.players[1].disc = 16
    begin(referee, referee.action_track(0), half=2)
    assert ask(referee) == (0, {"go 17", "go 2", "go 6", "tile step"})  # 12 is held
    referee.play("tile step")
    assert ask(referee) == (0, {"skip", "place neutral france"})  # inside the step: no sale, but the stone
    assert player.disc == 17
    referee.play("place neutral france")
    assert ask(referee) == (0, {"go 2", "go 6"})
    referee.play("go 6")
    assert player.vp == 1
    assert ask(referee) == (0, {"skip", "place neutral england"})


def test_a_used_tile_can_be_drawn_again_when_nothing_else_is_left() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    player.disc = 19
    for tile, number in CONTENT["advantage_tiles"].items():
        referee.players[1].tiles[tile] = number
        referee.supply[tile] = 0
    referee.players[1].tiles["step_on"] -= 1
    player.tiles["step_on"] = 1
    begin(referee, referee.first_half_year(0))
    play(referee, "tile step", "gain tile")
    assert referee.options == {"draw step_on": 1}
    assert referee.snapshot()["used"] == {}


def test_the_stone_is_put_anew() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    give_tile(referee, 0, "stone:catholic")
    referee.stones["england"]["neutral"] = 3
    player.dice["white"].number = 4
    begin(referee, referee.take_person(0, "white", "england"), half=2)
    referee.play("tile place catholic england")  # no room is left, so the stone goes to the supply
    assert ask(referee) == (0, {"skip", "gain vp"})
    assert player.protection == 1
    assert referee.snapshot()["stones"]["england"] == [1, 0, 3]
    assert referee.houses["england"][0] == 4


def test_a_stack_used_up() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    use_up_stack(referee, "england")
    referee.houses["england"] = [4, 0, 0, 0]
    player.dice["white"].number = 4
    player.dice["purple"].number = 5
    ways = {f"take purple {country}" for country in ["france", "netherlands", "spain"]}
    assert set(referee.person_ways(0)) == ways | {"house purple england", "no-person"}
    player.vp = 0
    assert set(referee.person_ways(0)) == ways
    player.dice["purple"].number = 0
    player.dice["white"].number = 5
    assert set(referee.person_ways(0)) == {"house white england", "no-person"}


def test_houses_go_down_around_a_protected_one() -> None:
    referee = after_set_up(4)
    referee.houses["netherlands"] = [3, 2, 1, 5]
    referee.house_down("netherlands", [0, 2, 3])
    assert referee.houses["netherlands"] == [1, 2, 0, 4]


def test_order_of_conflicts() -> None:
    referee = after_set_up(2)
    for country in ["england", "spain", "france"]:
        referee.stones[country]["catholic"] = 3
    begin(referee, referee.conflicts(1), turn=1)
    assert ask(referee) == (1, {"conflict england", "conflict spain", "conflict france"})
    referee.play("conflict spain")
    assert ask(referee) == (1, {"conflict england", "conflict france"})
    referee.play("conflict england")
    assert referee.seat is None


def test_religion_is_asked_anew_beside_its_own_choice() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    player.faith = 1
    give_tile(referee, 0, "take_die")
    begin(referee, referee.first_half_year(0))
    play(referee, "pass", "roll black 2")
    assert ask(referee) == (0, {"religion catholic", "religion protestant", "tile free black"})
    referee.players[2].religion = "catholic"
    play(referee, "tile free black", "roll black 5")
    assert ask(referee) == (0, {"religion catholic", "religion protestant"})
    play(referee, "religion protestant")
    assert player.vp == 3
    assert ask(referee) == (0, {"religion catholic", "religion protestant", "ransom black"})
    play(referee, "religion protestant")
    assert (player.vp, player.faith) == (4, 5)


def test_fifty_points_end_the_year_even_if_lost_again() -> None:
    referee = Referee(4, CONTENT)
    chance = random.Random(50)
    while referee.year < 2:
        referee.play(chance.choice(list(referee.options)))
    referee.players[2].vp = 49
    referee.score(2, 1)
    referee.lose_vp(2, 45)
    while referee.seat is not None:
        assert referee.year == 2
        referee.play(chance.choice(list(referee.options)))
    assert not referee.run_out


def test_ties() -> None:
    referee = after_set_up(4)
    referee.over = True
    for player, (vp, books, faith) in zip(referee.players, [(9, 3, 2), (9, 2, 5), (9, 3, 4), (9, 3, 4)], strict=True):
        player.goods = {"book": books, "ore": 0, "cloth": 1, "wine": 0}
        player.vp = vp
        player.faith = faith
    assert referee.winners() == [2, 3]
    referee.players[1].vp = 10
    assert referee.winners() == [1]
