"""The referee alone: random games to the end, and the worked examples of RULES.md."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from .column_of_fire import COLOURS, COUNTRIES, Flow, Referee
from .column_of_fire_content import random_content, to_toml

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
    assert tiles == Counter(referee.content["advantage_tiles"])

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
    play_at_random(Referee(players, CONTENT), random.Random(1000 * players + number))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_with_content_at_random(players: int) -> None:
    for number in range(20):
        play_at_random(Referee(players, random_content(CONTENT, f"{players} {number}")), random.Random(number))


def test_content_at_random_can_be_written_down() -> None:
    assert tomllib.loads(to_toml(CONTENT)) == CONTENT
    content = random_content(CONTENT, "written down")
    assert tomllib.loads(to_toml(content)) == content != CONTENT


def play_at_random(referee: Referee, chance: random.Random) -> None:
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
    referee.something_new = False
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
    assert ask(referee) == (0, {"pass", "ransom white", "ransom brown", "ransom blue", "ransom black"})  # CF-3.4: 3 VP are new
    play(referee, "pass")
    assert player.display == ["elizabeth", "france-wine-merchant"]
    assert (player.dice["brown"].place, player.dice["brown"].number) == ("free", 0)
    assert referee.gone == ["spain-cloth-merchant"]
    assert ask(referee) == (0, {"skip", "gain wine", "ransom white", "ransom blue", "ransom black"})
    play(referee, "gain wine")
    assert ask(referee) == (0, {"pass", "ransom white", "ransom blue", "ransom black"})  # CF-3.2: before the conflicts
    play(referee, "pass")
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


# ------------------------------------------------------------------------------ CF-3.2, CF-3.4: windows in one's own turn


def imprison_all_but(referee: Referee, seat: int, *colours: str) -> None:
    """All his dice but these lie on Loch Leven."""
    for colour in COLOURS:
        if colour not in colours:
            referee.players[seat].dice[colour].place = "loch"
            referee.players[seat].dice[colour].number = 3


def ransoms(*colours: str) -> set[str]:
    return {f"ransom {colour}" for colour in colours}


@pytest.mark.parametrize(
    ("vp", "tile", "put"), [(2, None, False), (3, None, True), (0, "vp:1", True), (0, "captain", True), (9, "vp:3", True)]
)
def test_cf_3_2_the_windows_that_are_always_put(vp: int, tile: str | None, put: bool) -> None:
    """At the start of the first half-year, before the roll of the second, before the conflicts, though no torch burns."""
    window = {"pass"} | (ransoms("black") if vp >= 3 else set())
    for part in ("first_half_year", "second_half_year", "conflicts"):
        referee = after_set_up(4)
        player = referee.players[0]
        player.vp = vp
        if tile is not None:
            give_tile(referee, 0, tile)
        begin(referee, getattr(referee, part)(0), half=2 if part == "second_half_year" else 1)
        if put:
            assert ask(referee) == (0, window)
            assert player.faith == 4
            play(referee, "pass")
        if part == "second_half_year":
            assert ask(referee)[0] == -1  # the roll
            continue
        if part == "first_half_year":
            assert player.faith == 3
            if put:
                assert ask(referee) == (0, window)
                play(referee, "pass")
        assert referee.seat is None


def test_cf_3_2_before_the_conflicts_of_the_second_half_year() -> None:
    for vp, put in [(3, False), (4, True)]:  # 1 VP is due for taking no person
        referee = after_set_up(4)
        referee.players[0].vp = vp
        begin(referee, referee.second_half_year(0), half=2)
        play(referee, "pass", *[f"roll {colour} 1" for colour in COLOURS], "no-person", "go 8", "skip")
        assert ask(referee) == ((0, {"pass"} | ransoms("black")) if put else (None, set()))


def test_cf_3_2_a_window_is_put_again_as_long_as_its_condition_holds() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    player.vp = 7
    imprison_all_but(referee, 0, "white")
    begin(referee, referee.conflicts(0))
    assert ask(referee) == (0, {"pass"} | ransoms("blue", "orange", "brown", "purple", "black"))
    play(referee, "ransom blue")
    assert ask(referee) == (0, {"pass"} | ransoms("orange", "brown", "purple", "black"))
    play(referee, "ransom orange")  # 1 VP is left: it closes by itself
    assert referee.seat is None
    assert player.vp == 1


def test_cf_3_4_a_tile_just_drawn_saves_the_next_person() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    hold(referee, 0, "huus", "orange", 3)
    hold(referee, 0, "feria", "brown", 1)
    hold(referee, 0, "betje", "white", 2)
    begin(referee, referee.first_half_year(0))
    play(referee, "gain tile", "draw turn_die")
    turns = {f"tile turn {way}" for way in ("orange up", "orange down", "brown up", "white up", "white down", "black up", "black down")}
    assert ask(referee) == (0, {"pass"} | turns)
    play(referee, "tile turn brown up")  # the tile is used, there are 2 VP: the window closes
    assert ask(referee) == (0, {"skip", "gain protection"})
    assert (player.display, player.dice["brown"].number) == (["huus", "feria", "betje"], 1)
    play(referee, "skip")
    assert ask(referee) == (0, {"skip", "gain protection"})  # Betje: nothing new


def test_cf_3_4_what_is_not_new_gives_no_window_in_the_row() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    hold(referee, 0, "parma", "blue", 3)
    hold(referee, 0, "feria", "brown", 1)
    hold(referee, 0, "betje", "white", 2)
    player.vp = 3
    give_tile(referee, 0, "captain")
    begin(referee, referee.first_half_year(0))
    play(referee, "pass", "gain vp")  # from 3 to 4
    assert player.display == ["parma", "betje"]  # Feria's die was read without a window
    assert ask(referee) == (0, {"skip", "gain protection"} | ransoms("blue", "white", "black"))


@pytest.mark.parametrize(("vp", "put"), [(1, False), (2, True), (3, False)])
def test_cf_3_4_from_less_than_3_vp_to_3(vp: int, put: bool) -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    hold(referee, 0, "parma", "blue", 3)
    hold(referee, 0, "feria", "brown", 1)
    player.vp = vp
    begin(referee, referee.first_half_year(0))
    play(referee, *(["pass"] if vp >= 3 else []), "gain vp")
    assert ("feria" in player.display) == put
    if put:
        assert ask(referee) == (0, {"pass"} | ransoms("blue", "brown", "black"))
        play(referee, "ransom brown")  # it is not lost by its 1, but taken back: all the same, it is skipped
        assert referee.seat is None
        assert player.vp == 0


def test_cf_3_4_the_first_person_too() -> None:
    """The minority of CF-10.1 brings the third VP before the row begins."""
    for faith, words in [(4, []), (1, ["roll black 2", "religion protestant"])]:
        referee = after_set_up(2)
        player = referee.players[0]
        player.faith = faith
        hold(referee, 0, "feria", "brown", 1)
        begin(referee, referee.first_half_year(0))
        play(referee, *words)
        assert ask(referee) == (0, {"pass"} | ransoms("brown", "black"))
        assert (player.vp, player.dice["brown"].number) == (3, 1)
        play(referee, "pass")
        assert player.display == []
        assert ask(referee) == (0, {"pass"} | ransoms("black"))  # before the conflicts
    referee = after_set_up(2)  # no row: nothing is put before the window of the conflicts
    begin(referee, referee.first_half_year(0))
    play(referee, "pass")
    assert referee.seat is None


def test_cf_3_4_the_row_goes_on_with_the_person_that_is_next_then() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    hold(referee, 0, "huus", "orange", 3)
    hold(referee, 0, "feria", "brown", 2)
    hold(referee, 0, "betje", "white", 2)
    begin(referee, referee.first_half_year(0))
    play(referee, "gain tile", "draw remove_person", "tile remove feria")
    assert player.dice["white"].number == 1
    assert ask(referee) == (0, {"skip", "gain protection"})
    referee = after_set_up(4)
    hold(referee, 0, "huus", "orange", 3)
    hold(referee, 0, "feria", "brown", 2)
    begin(referee, referee.first_half_year(0))
    play(referee, "gain tile", "draw remove_person", "tile remove feria")
    assert referee.seat is None  # nobody is next, and no window stands open without tile or VP


def test_cf_3_4_a_choice_since_then_makes_it_old() -> None:
    referee = after_set_up(4)
    hold(referee, 0, "huus", "orange", 3)
    hold(referee, 0, "feria", "brown", 2)
    hold(referee, 0, "betje", "white", 1)
    begin(referee, referee.first_half_year(0))
    play(referee, "gain tile", "draw vp:1")
    assert ask(referee) == (0, {"pass"})  # a VP tile: he is asked all the same
    play(referee, "pass")
    assert ask(referee) == (0, {"skip", "gain protection"})
    play(referee, "skip")
    assert referee.players[0].display == ["huus", "feria"]  # Betje's die was read without a window
    assert ask(referee) == (0, {"pass"})


@pytest.mark.parametrize("stack_left", [True, False])
def test_cf_3_4_before_the_next_card_is_turned_up(stack_left: bool) -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    referee.left["netherlands"].append("orange")
    referee.left["netherlands"].remove("huus")
    referee.top["netherlands"] = "huus"
    if not stack_left:
        referee.gone += referee.left["netherlands"]
        referee.left["netherlands"] = []
    player.dice["orange"].number = 4
    begin(referee, referee.take_person(0, "orange", "netherlands"), half=2)
    play(referee, "lay-stone", "gain tile", "draw take_die")
    assert ask(referee) == (0, {"pass", "tile free orange", "tile free black"})
    play(referee, "tile free orange")
    assert (player.display, player.dice["orange"].place) == ([], "free")
    assert ask(referee)[0] == -1 if stack_left else referee.run_out


@pytest.mark.parametrize("words", [["skip"], ["gain vp"]])
def test_cf_3_4_no_window_before_the_next_card_without_something_new(words: list[str]) -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    player.vp = 3
    give_tile(referee, 0, "vp:1")
    player.dice["white"].number = 4
    begin(referee, referee.take_person(0, "white", "england"), half=2)
    play(referee, "lay-stone", *words)
    assert ask(referee) == (-1, {f"turn-up {card}" for card in referee.left["england"]})


def test_cf_3_4_no_die_is_free_when_the_track_comes() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    player.disc = 0
    player.vp = 3
    imprison_all_but(referee, 0)
    begin(referee, referee.action_track(0), half=2)
    assert ask(referee) == (0, {"pass"} | ransoms(*COLOURS, "black"))
    play(referee, "ransom blue")  # no VP is left, so the window closes, and the only space is gone to
    assert player.disc == 3
    assert ask(referee) == (0, {"skip", "gain book", "gain ore", "gain cloth", "gain wine"})
    for answers in (["pass"], ["ransom black", "roll black 2", "religion catholic"]):
        player.disc, player.vp = 0, 3
        imprison_all_but(referee, 0)
        begin(referee, referee.action_track(0), half=2)
        play(referee, *answers)
        assert referee.seat is None
        assert player.disc == 0
    player.disc, player.vp = 0, 2
    begin(referee, referee.action_track(0), half=2)
    assert referee.seat is None  # neither tile nor 3 VP


def test_cf_3_4_a_free_die_that_leads_nowhere() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    player.disc = 5
    for seat, space in [(1, 0), (2, 10), (3, 15)]:  # every other white space is held
        referee.players[seat].disc = space
    imprison_all_but(referee, 0, "white")
    give_tile(referee, 0, "step_on")
    begin(referee, referee.action_track(0), half=2)
    assert ask(referee) == (0, {"pass", "tile step"})
    play(referee, "tile step")
    assert player.disc == 5  # on 6 no sale was to be had, and then the white 5 was unoccupied: the only space
    assert ask(referee)[1] == {"skip"} | {f"place protestant {country}" for country in COUNTRIES}


def test_cf_3_4_a_single_space_and_something_new() -> None:
    for new in (False, True):
        referee = after_set_up(4)
        player = referee.players[0]
        player.disc = 0
        player.vp = 0
        imprison_all_but(referee, 0, "white")
        give_tile(referee, 0, "step_on")
        begin(referee, referee.action_track(0), half=2)
        if not new:
            assert player.disc == 5
            continue
        player.disc = 0
        referee.something_new = True
        referee.flow = referee.action_track(0)
        referee.run()
        assert ask(referee) == (0, {"pass", "tile step"})
        play(referee, "tile step")
        assert player.disc == 1
        play(referee, "skip")
        assert player.disc == 5


def test_cf_3_4_as_many_spaces_as_can_be_reached_then() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    player.disc = 0
    player.vp = 6
    imprison_all_but(referee, 0)
    begin(referee, referee.action_track(0), half=2)
    play(referee, "ransom blue")
    assert ask(referee) == (0, {"pass"} | ransoms("white", "orange", "brown", "purple", "black"))  # the window is not left yet
    play(referee, "pass")
    goals = {"go 3", "go 7", "go 11", "go 18"}
    assert ask(referee) == (0, goals | ransoms("white", "orange", "brown", "purple", "black"))
    play(referee, "ransom brown")
    assert player.vp == 0
    assert ask(referee) == (0, {"go 1", "go 3"})


def test_cf_3_4_the_choice_put_anew_is_looked_at_anew() -> None:
    """Beside the choice he steps on to where a tile is drawn; one space is left then, and the tile is new."""
    referee = after_set_up(4)
    player = referee.players[0]
    imprison_all_but(referee, 0, "white")
    give_tile(referee, 0, "step_on")
    player.vp = 1
    player.disc = 19
    for seat, space in [(1, 5), (2, 10), (3, 6)]:
        referee.players[seat].disc = space
    begin(referee, referee.action_track(0), half=2)
    assert ask(referee) == (0, {"go 0", "go 15", "tile step"})
    play(referee, "tile step")
    assert ask(referee) == (0, {"skip", "gain tile"})
    play(referee, "gain tile", "draw vp:2")
    assert player.disc == 0
    assert ask(referee) == (0, {"pass"})
    play(referee, "pass")
    assert player.disc == 15
    assert ask(referee) == (0, {"skip", "gain cloth"})


def test_cf_3_4_two_spaces_are_a_choice_and_no_window_is_put_before_it() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    player.disc = 0
    player.vp = 3
    begin(referee, referee.action_track(0), half=2)
    referee.something_new = True
    referee.flow = referee.action_track(0)
    referee.run()
    assert {way for way in ask(referee)[1] if way.startswith("go ")}
    assert "pass" not in referee.options


def two_torches(referee: Referee, *countries: str) -> None:
    for country in countries:
        referee.stones[country] = {"catholic": 1, "protestant": 3, "neutral": 0}


def test_cf_3_4_between_two_conflicts() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    two_torches(referee, "england", "spain", "france")
    referee.houses["england"][0] = 4
    referee.houses["spain"][0] = 1
    begin(referee, referee.conflicts(0))
    assert ask(referee) == (0, {"conflict england", "conflict spain", "conflict france"})  # 2 VP and no tile: no window
    play(referee, "conflict england")
    assert player.vp == 6
    assert ask(referee) == (0, {"pass"} | ransoms("black"))
    play(referee, "pass")
    assert ask(referee) == (0, {"conflict spain", "conflict france"})
    play(referee, "conflict spain")  # from 6 to 7: nothing new, and the last one goes by itself
    assert referee.seat is None
    assert player.vp == 7


def test_cf_3_4_the_torches_that_burn_then() -> None:
    for text, left in [("tile lift protestant spain", None), ("tile place protestant france", {"conflict france", "conflict spain"})]:
        referee = after_set_up(4)
        player = referee.players[0]
        two_torches(referee, "england", "spain")
        referee.stones["france"]["neutral"] = 3
        referee.houses["england"][0] = 4
        give_tile(referee, 0, "stone:protestant")
        begin(referee, referee.conflicts(0))
        play(referee, "pass", "conflict england")
        assert player.vp == 6
        play(referee, text)
        assert "pass" in referee.options  # 6 VP
        play(referee, "pass")
        if left is None:
            assert referee.seat is None
            assert referee.stones["spain"]["protestant"] == 2
        else:
            assert ask(referee) == (0, left)


def test_cf_3_4_no_window_after_the_last_conflict() -> None:
    referee = after_set_up(4)
    two_torches(referee, "england")
    referee.houses["england"][0] = 4
    begin(referee, referee.conflicts(0))
    assert referee.seat is None
    assert referee.players[0].vp == 6


def test_cf_4_2_who_has_rolled_it_chooses_before_he_takes_it_off_again() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    player.faith = 1
    player.vp = 3
    hold(referee, 0, "feria", "brown", 3)
    give_tile(referee, 0, "take_die")
    give_tile(referee, 0, "turn_die")
    begin(referee, referee.first_half_year(0))
    assert {"ransom black", "tile free black"} <= ask(referee)[1]
    play(referee, "pass", "roll black 2")
    turns = {f"tile turn {way}" for way in ("brown up", "brown down", "black up", "black down")}
    assert ask(referee) == (0, {"religion catholic", "religion protestant", "ransom brown", "tile free brown"} | turns)
    play(referee, "tile free brown")
    assert ask(referee) == (0, {"religion catholic", "religion protestant", "tile turn black up", "tile turn black down"})
    play(referee, "religion catholic")
    assert {"ransom black"} <= ask(referee)[1]


def test_cf_6_3_not_back_to_where_a_step_brought_him() -> None:
    referee = after_set_up(4)
    player = referee.players[0]
    player.disc = 4
    player.vp = 0
    imprison_all_but(referee, 0, "white")
    give_tile(referee, 0, "step_on")
    for seat, space in [(1, 10), (2, 15), (3, 6)]:
        referee.players[seat].disc = space
    begin(referee, referee.perform(0, "step_on", "step"), half=2)
    play(referee, "skip")
    assert player.disc == 5
    assert set(referee.reachable(0)) == {0}


def test_cf_10_3_the_last_vp_can_be_paid() -> None:
    referee = after_set_up(4)
    referee.players[0].vp = 3
    begin(referee, referee.conflicts(0))
    play(referee, "ransom black", "roll black 3", "religion protestant")
    assert referee.players[0].vp == 0
