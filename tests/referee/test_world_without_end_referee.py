"""The referee of World Without End alone: random games to the end, the worked examples of RULES.md, and its finer rulings."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from .world_without_end import LIMITED, ROUNDS, Flow, Op, Referee
from .world_without_end_content import random_content, to_toml

CONTENT_FILE = Path(__file__).resolve().parents[2] / "src/triptych/games/world_without_end/content.toml"
CONTENT: dict[str, Any] = tomllib.loads(CONTENT_FILE.read_text(encoding="utf-8"))


# ---------------------------------------------------------------------------------------------------- random games


def check(referee: Referee, content: dict[str, Any]) -> None:
    """What holds at every moment."""
    for supply in content["supply"]:
        thing = supply["id"]
        if thing in LIMITED:
            there = referee.supply[thing] + sum(player.has[thing] for player in referee.seats)
            built = sum(project.on.get(thing, 0) - project.substitutes.get(thing, 0) for project in referee.projects)
            assert there + built == supply["n"], thing
    for seat, player in enumerate(referee.seats):
        assert all(n >= 0 for n in player.has.values())
        cards = [] if referee.chapter == 0 else referee.starred if referee.short_chapter() else referee.cards
        assert sorted(player.hand + player.face_up + player.face_down) == sorted(cards)
        assert player.houses_left + len(player.sites) == content["start"]["houses"]
        assert player.seals_left + sum(seat in project.seals for project in referee.projects) == content["start"]["seals"]
        assert len({str(referee.site_yield[site]) for site in player.sites}) == len(player.sites)
        assert player.unused <= set(player.face_up)
    sites = [site for player in referee.seats for site in player.sites]
    assert len(sites) == len(set(sites))
    for project in referee.projects:
        assert project.free("stone") >= 0
        assert project.free("wood") >= 0
        full = project.free("stone") == project.free("wood") == 0
        assert full == (project.state == "finished")
        assert not (project.seals and project.state == "away")
    if referee.chapter > 2:
        down = [place for place, tile in referee.places.items() if tile == "down"]
        assert len(down) == len(referee.tiles)
    if any(lot.startswith("event ") for lot in referee.lots):
        check_piles(referee)


def check_piles(referee: Referee) -> None:
    """WE-3.5: one card a round on each pile, in chapter I of a first game on the open one only."""
    for player in referee.seats:
        before = referee.round - 1
        assert len(player.face_up) - player.laid == before
        assert len(player.face_down) - player.discarded == (0 if referee.short_chapter() else before)
        assert not (before and (player.laid or player.discarded))


def play_at_random(referee: Referee, content: dict[str, Any], seed: str) -> None:
    chance = random.Random(seed)
    for _ in range(20_000):
        if referee.over:
            break
        check(referee, content)
        if referee.lots:
            assert not referee.asked
            referee.fall(chance.choice(list(referee.lots)))
        else:
            ((seat, ways),) = referee.asked.items()
            referee.play(seat, chance.choice(ways))
    check(referee, content)
    assert referee.over
    assert not referee.asked
    assert not referee.lots
    assert all(len(player.face_up) == ROUNDS and not player.hand for player in referee.seats)
    assert referee.winners()


@pytest.mark.parametrize("first_game", ["no", "yes"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int, first_game: str) -> None:
    for number in range(15):
        play_at_random(Referee(CONTENT, players, {"first-game": first_game}), CONTENT, f"{players} {first_game} {number}")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_with_content_at_random(players: int) -> None:
    for number in range(15):
        content = random_content(CONTENT, f"{players} {number}")
        play_at_random(Referee(content, players, {"first-game": random.Random(number).choice(["no", "yes"])}), content, str(number))


def test_content_at_random_can_be_written_down() -> None:
    assert tomllib.loads(to_toml(CONTENT)) == CONTENT
    content = random_content(CONTENT, "written down")
    assert tomllib.loads(to_toml(content)) == content != CONTENT


# ----------------------------------------------------------------------------------------------------- small words


def at_table(players: int = 4, chapter: int = 1, **options: str) -> Referee:
    """Seat 0 is active, nothing has happened yet in this chapter; no penalties."""
    referee = Referee(CONTENT, players, options)
    referee.active = 0
    for referee.chapter in range(1, chapter + 1):
        referee.begin_chapter()
    referee.active = 0
    return referee


def give(referee: Referee, seat: int, **things: int) -> None:
    """So much of these things from the supply, and no more than that."""
    for thing, n in things.items():
        referee.give_up(seat, {thing: referee.seats[seat].has[thing]})
        assert referee.gain(seat, thing, n) == n


def begin(referee: Referee, flow: Flow[None]) -> None:
    """Carry out a part of the game from the table as it stands, outside an action phase."""
    referee.acting = False
    referee.flow = flow
    referee.run()


def begin_turn(referee: Referee, seat: int) -> None:
    """His turn of the action phase."""
    referee.acting = True
    referee.flow = referee.turn(seat)
    referee.run()


def say(referee: Referee, *texts: str) -> None:
    """The next moves and lots."""
    for text in texts:
        if referee.lots:
            referee.fall(text)
        else:
            (seat,) = referee.asked
            referee.play(seat, text)


def asked(referee: Referee) -> tuple[int, set[str]]:
    """The seat that is asked, and its moves."""
    assert not referee.lots
    ((seat, ways),) = referee.asked.items()
    return seat, set(ways)


def finished(referee: Referee) -> bool:
    """Is what `begin` began over?"""
    return not referee.asked and not referee.lots


def write_event(referee: Referee, *effects: Op, permanent: bool = False) -> dict[str, Any]:
    """An event of our own; a permanent one lies at the edge, an immediate one is the event of this round."""
    name = f"own-{len(referee.events)}"
    event = {"id": name, "chapter": 0, "permanent": permanent, "corners": ["vp"] * 4, "arrow": 0, "effects": list(effects)}
    referee.events[name] = event
    if permanent:
        referee.put_at_the_edge(name)
    else:
        referee.event = name
    return event


def happens(referee: Referee, *effects: Op) -> None:
    """An immediate event with these effects is carried out."""
    write_event(referee, *effects)

    def flow() -> Flow[None]:
        for effect in effects:
            yield from referee.carry_out_effect(effect)

    begin(referee, flow())


def effects_of(name: str) -> list[Op]:
    """The effects of the event of this name."""
    (effects,) = [event["effects"] for event in CONTENT["event"] if event["name"]["en"] == name]
    return list(effects)


def vps(referee: Referee) -> list[int]:
    return [player.has["vp"] for player in referee.seats]


# ------------------------------------------------------------------------------------------------- worked examples


def test_example_1_exchange_in_turn() -> None:
    referee = at_table()
    referee.active = 2
    give(referee, 0, wool=0)
    happens(referee, {"op": "exchange", "give": {"wool": 1}, "get": {"money": 3}})
    assert asked(referee) == (2, {f"exchange {referee.event}", "pass"})
    say(referee, f"exchange {referee.event}")
    assert (referee.seats[2].has["wool"], referee.seats[2].has["money"]) == (0, 5)
    assert asked(referee)[0] == 3
    say(referee, "pass")
    assert asked(referee)[0] == 1  # seat 0 has no wool
    say(referee, "pass")
    assert finished(referee)


def test_example_2_arrow_at_two() -> None:
    referee = at_table()
    event = CONTENT["event"][0] | {"arrow": 2, "corners": ["vp"] * 4}
    begin(referee, referee.council(event))
    say(referee, "lay 0")
    assert referee.arc[referee.stone_on]["id"] == "prioress"
    assert vps(referee) == [9, 9, 9, 9]  # no knowledge, no favour


def test_example_3_stone_and_wood() -> None:
    referee = at_table()
    give(referee, 0, stone=1, wood=1)
    begin_turn(referee, 0)
    say(referee, "play building_project")
    assert asked(referee) == (0, {"build bridge stone", "build bridge wood", "build bridge stone+wood", "skip"})
    say(referee, "build bridge stone+wood")
    assert vps(referee)[0] == 14


def test_example_4_two_donors() -> None:
    referee = at_table()
    mill = referee.project("fulling_mill")
    mill.state, mill.on, mill.seals = "open", {"stone": 2, "wood": 1}, [0, 3]
    referee.supply["stone"] -= 2
    referee.supply["wood"] -= 1
    for seat in mill.seals:
        referee.seats[seat].seals_left -= 1
    give(referee, 1, wood=1)
    begin_turn(referee, 1)
    say(referee, "play building_project", "build fulling_mill wood")
    assert vps(referee) == [9, 11, 8, 9]
    assert [player.has["cloth"] for player in referee.seats] == [1, 0, 0, 1]
    assert [player.seals_left for player in referee.seats] == [2, 2, 2, 2]
    check(referee, CONTENT)


def test_example_5_loyalty_keeps_penalties_off() -> None:
    referee = at_table(2)
    give(referee, 0, piety=1, money=2, loyalty=2)
    give(referee, 1, piety=2, grain=2, money=2)
    begin(referee, referee.end_chapter())
    assert referee.lots == {"tax 2": 1, "tax 3": 2, "tax 4": 2, "tax 5": 1}
    say(referee, "tax 2")
    assert asked(referee) == (0, {"atone penance", "atone begging", "pass"})
    say(referee, "atone begging")
    assert asked(referee) == (0, {"atone penance", "pass"})
    say(referee, "atone penance")
    assert finished(referee)
    assert referee.seats[0].penalties == []
    assert vps(referee) == [1, 8]


def test_example_6_double_loss_at_the_end() -> None:
    for loyalty, atoned, left in [
        (0, [], 2),
        (2, ["pass"], 2),
        (2, ["atone begging", "pass"], 4),
        (2, ["atone begging", "atone court"], 6),
    ]:
        referee = at_table(2, chapter=4)
        give(referee, 0, piety=2, grain=1, money=0, vp=10, loyalty=loyalty)
        give(referee, 1, piety=2, grain=2, money=2)
        begin(referee, referee.end_chapter())
        say(referee, "tax 2", *atoned)
        assert finished(referee)
        assert vps(referee)[0] == left


def test_example_7_house_nine() -> None:
    referee = at_table(2, chapter=3)
    referee.places[9] = 3
    give(referee, 0, knowledge=3)
    begin_turn(referee, 0)
    say(referee, "play medicine")
    assert asked(referee) == (0, {"earn", "treat 9", "skip"})
    say(referee, "treat 9")
    assert asked(referee) == (0, {"skip", *(f"house {site}" for site in range(1, 15))})
    say(referee, "house 14")
    assert (referee.seats[0].sites, vps(referee)[0], referee.places[9]) == ([14], 10, "gone")
    assert referee.seats[0].has["money"] == 2


def test_example_8_income_by_direction() -> None:
    event = CONTENT["event"][0] | {"arrow": 0, "corners": ["stone", "grain", "money1", "vp"]}
    referee = at_table()
    begin(referee, referee.council(event))
    assert asked(referee) == (0, {"lay 0", "lay 1", "lay 2", "lay 3"})
    say(referee, "lay 0")
    assert (referee.seats[0].has["stone"], referee.seats[1].has["grain"]) == (1, 1)
    assert (referee.seats[2].has["money"], vps(referee)) == (3, [8, 8, 8, 9])
    referee = at_table(3)
    begin(referee, referee.council(event))
    say(referee, "lay 3")
    assert (referee.seats[0].has["grain"], referee.seats[1].has["money"], vps(referee)) == (1, 2 + 1, [8, 8, 9])


def test_example_9_price_of_wool() -> None:
    referee = at_table()
    referee.covered_goods = set()
    give(referee, 0, wool=2, cloth=1)
    write_event(referee, {"op": "price", "what": "wool", "money": 1}, permanent=True)
    begin_turn(referee, 0)
    say(referee, "play sale")
    assert asked(referee) == (0, {"sell 0 1", "sell 1 0", "sell 1 1", "sell 2 0", "sell 2 1", "skip"})
    say(referee, "sell 2 1")
    assert referee.seats[0].has["money"] == 2 + 2 + 4


def test_example_10_godwyn() -> None:
    referee = at_table(2, chapter=2)
    happens(referee, *effects_of("With Godwyn's help"))
    assert [project.id for project in referee.open_projects()] == ["palace"]
    happens(referee, {"op": "project", "id": "small_church"})
    assert [project.id for project in referee.open_projects()] == ["palace", "small_church"]
    begin(referee, referee.end_chapter())
    assert {project.id: project.on["stone"] for project in referee.projects if project.on["stone"]} == {"palace": 1}
    assert len(referee.open_projects()) == 3


# ------------------------------------------------------------------------------------------------------ finer rulings


def test_outlaws_are_out_of_reach_without_money() -> None:
    event = CONTENT["event"][0] | {"arrow": 0, "corners": ["vp", "vp", "money1", "vp"]}
    for penalties, ways in [([], {"lay 0", "lay 1", "lay 2", "lay 3"}), (["begging"], {"lay 0", "lay 1", "lay 3"})]:
        referee = at_table()
        give(referee, 0, money=0)
        referee.stone_on = 6  # two before the second Outlaws
        referee.seats[0].penalties = penalties
        begin(referee, referee.council(event))
        assert asked(referee) == (0, ways)
    say(referee, "lay 1")
    assert (vps(referee), referee.seats[3].has["money"]) == ([8, 9, 9, 8], 3)  # a beggar has no income


def test_covered_fields_are_not_counted() -> None:
    referee = at_table()
    referee.covered_favours = {"outlaws_1", "guild", "merchants"}
    assert [referee.field_ahead(steps) for steps in (1, 2, 3)] == [4, 6, 7]
    referee.covered_favours = {favour["id"] for favour in CONTENT["favour"]}
    assert referee.field_ahead(1) is None


def test_a_third_permanent_event_replaces_the_oldest() -> None:
    referee = at_table()
    first, second, third = [write_event(referee, {"op": "random_discard"}, permanent=True)["id"] for _ in range(3)]
    referee.acting = True
    assert referee.in_force() == referee.edge == [second, third]
    assert first not in referee.edge


@pytest.mark.parametrize(
    ("pile", "laid", "repeats"),
    [
        ([], set(), None),
        (["grain"], set(), "take grain"),
        (["grain"], {"grain"}, None),
        (["piety", "grain"], {"grain"}, "take piety"),
        (["piety", "grain", "sale"], {"grain", "sale"}, "take piety"),
        (["piety", "grain"], {"piety"}, "take grain"),
        (["grain", "favour"], set(), "favour"),
        (["piety", "grain"], {"piety", "grain"}, None),
    ],
)
def test_we_4_4_privilege_looks_past_cards_merely_laid(pile: list[str], laid: set[str], repeats: str | None) -> None:
    referee = at_table()
    for card in pile:
        referee.put_face_up(0, card)
    referee.seats[0].unused = laid
    begin_turn(referee, 0)
    say(referee, "play privilege")
    if repeats is None:
        assert all(way.startswith("discard ") for way in asked(referee)[1])
    else:
        assert asked(referee)[1] == {repeats, "skip"}


def test_we_4_4_after_a_skipped_action_of_the_round_before() -> None:
    referee = at_table()
    begin_turn(referee, 0)
    say(referee, "play grain", "skip", "discard sale")  # declined: it was played all the same
    referee.seats[0].discarded = False
    happens(referee, {"op": "skip_action", "who": "first_most_money"})
    say(referee, "idle piety", "discard favour")
    assert finished(referee)
    referee.seats[0].laid = referee.seats[0].discarded = False
    begin_turn(referee, 0)
    say(referee, "play privilege")
    assert asked(referee) == (0, {"take grain", "skip"})


def test_cost_comes_before_the_action() -> None:
    referee = at_table()
    write_event(referee, {"op": "modify", "action": "donation", "cost": {"money": 2}}, permanent=True)
    begin_turn(referee, 0)
    say(referee, "play donation")  # 2 money pay for the event, none is left for the seal
    assert all(way.startswith("discard ") for way in asked(referee)[1])
    give(referee, 1, money=3)
    begin_turn(referee, 1)
    say(referee, "play donation", "donate bridge")
    assert referee.seats[1].has["money"] == 0


def test_what_the_cost_gave_back_is_in_stock() -> None:
    referee = at_table()
    give(referee, 0, wool=1, cloth=1)
    give(referee, 1, cloth=referee.supply["cloth"])
    write_event(referee, {"op": "modify", "action": "cloth_making", "cost": {"cloth": 1}}, permanent=True)
    begin_turn(referee, 0)
    say(referee, "play cloth_making")
    assert asked(referee) == (0, {"weave 1", "skip"})
    say(referee, "weave 1")
    assert (referee.seats[0].has["wool"], referee.seats[0].has["cloth"], referee.supply["cloth"]) == (0, 1, 0)


def test_privilege_pays_and_gains_for_both() -> None:
    referee = at_table()
    write_event(referee, {"op": "modify", "action": "privilege", "cost": {"money": 1}}, permanent=True)
    write_event(referee, {"op": "modify", "action": "grain", "gain": {"vp": 2}}, permanent=True)
    referee.put_face_up(0, "grain")
    begin_turn(referee, 0)
    say(referee, "play privilege", "take grain")
    assert (referee.seats[0].has["money"], vps(referee)[0], referee.seats[0].has["grain"]) == (1, 10, 1)


def test_exchanges_before_and_after_the_card() -> None:
    referee = at_table()
    event = write_event(referee, {"op": "exchange", "give": {"money": 3}, "get": {"stone": 1}}, permanent=True)["id"]
    begin_turn(referee, 0)
    say(referee, "play medicine", "earn")
    assert asked(referee) == (0, {f"exchange {event}", "pass"})
    say(referee, f"exchange {event}")
    give(referee, 0, money=3)
    assert all(way.startswith("discard ") for way in asked(referee)[1])  # once a round
    give(referee, 1, money=3)
    referee.seats[1].laid = True
    begin_turn(referee, 1)
    say(referee, "pass")
    assert finished(referee)


def test_random_discard_and_penance() -> None:
    referee = at_table()
    write_event(referee, {"op": "random_discard"}, permanent=True)
    begin_turn(referee, 0)
    say(referee, "play privilege")
    assert set(referee.lots) == {f"lose-card {card}" for card in referee.cards if card != "privilege"}
    assert referee.lot_seat == 0
    referee.seats[1].penalties = ["penance", "court"]
    begin(referee, referee.take_penalties())
    assert referee.lot_seat == 1
    say(referee, "lose-card sale", "idle grain")
    assert finished(referee)
    assert (referee.seats[1].face_up, referee.seats[1].face_down, referee.seats[1].laid) == (["grain"], ["sale"], True)
    happens(referee, {"op": "skip_action", "who": "all"})
    seats = []
    while not finished(referee):
        seats.append(asked(referee)[0])
        say(referee, min(asked(referee)[1]))
    assert seats == [0, 0, 2, 2, 3, 3]  # WE-8.5: not seat 1 again; WE-8.4: the others choose both cards


def test_score_of_hidden_things() -> None:
    referee = at_table(2)
    give(referee, 0, loyalty=5)
    happens(referee, {"op": "score", "who": "all", "per": "loyalty", "vp": 2, "max": 3})
    assert asked(referee) == (0, {"show 0", "show 1", "show 2"})
    say(referee, "show 2")
    assert finished(referee)
    assert vps(referee) == [11, 8]
    write_event(referee, {"op": "useless", "what": "loyalty"}, permanent=True)
    happens(referee, {"op": "score", "who": "all", "per": "loyalty", "vp": 1})  # WE-3.6: no permanent event holds here
    assert asked(referee) == (0, {f"show {n}" for n in range(6)})


def test_lose_one_of() -> None:
    referee = at_table(2)
    give(referee, 0, wool=1, stone=2)
    give(referee, 1, wool=0)
    happens(referee, {"op": "lose", "who": "all", "one_of": ["wool", "stone"], "n": 2, "short": 1})
    assert asked(referee) == (0, {"lose wool", "lose stone"})
    say(referee, "lose wool")
    assert finished(referee)
    assert vps(referee) == [7, 6]


def test_tower_metal() -> None:
    for loyalty, won in [([2, 1, 0], [11, 8, 8]), ([1, 1, 0], [9, 9, 8]), ([0, 0, 0], [9, 9, 9])]:
        referee = at_table(3, chapter=4)
        for seat, n in enumerate(loyalty):
            give(referee, seat, loyalty=n)
        referee.supply["stone"] = 1
        happens(referee, *effects_of("Merthin has realised his dream"))
        tower = referee.project("tower")
        assert (tower.state, tower.on, tower.substitutes) == ("finished", {"stone": 6, "wood": 2}, {"stone": 5, "wood": 0})
        assert (referee.supply["stone"], referee.supply["wood"], referee.supply["metal"]) == (0, 13, 0)
        assert vps(referee) == won


def test_several_sick_need_the_sum() -> None:
    referee = at_table(2, chapter=3)
    referee.places.update({2: 1, 5: 2, 7: 3, 11: 2})
    give(referee, 0, knowledge=4)
    begin_turn(referee, 0)
    say(referee, "play medicine", "treat 5")
    assert asked(referee) == (0, {"treat 11", "done"})
    say(referee, "treat 11")
    assert all(way.startswith("discard ") for way in asked(referee)[1])
    assert (referee.places[5], referee.places[11], vps(referee)[0]) == ("gone", "gone", 12)


def test_whom_an_effect_hits() -> None:
    referee = at_table()
    for seat, money in enumerate([1, 3, 3, 0]):
        give(referee, seat, money=money)
    assert referee.whom("most_money") == [1, 2]
    assert referee.whom("least_money") == [3]
    assert referee.whom("most_piety") == referee.whom("least_piety") == []
    referee.seats[2].sites = [1]
    assert referee.whom("each_with_house") == [2]


def test_we_3_10_exactly_one_player_the_first_in_order() -> None:
    referee = at_table()
    for seat, money in enumerate([1, 3, 3, 1]):
        give(referee, seat, money=money)
    for active, most, least in [(0, 1, 0), (1, 1, 3), (2, 2, 3), (3, 1, 3)]:
        referee.active = active
        assert referee.whom("first_most_money") == [most]
        assert referee.whom("first_least_money") == [least]
        assert referee.whom("first_most_piety") == referee.whom("first_least_piety") == [active]  # all of them level, at 0
    give(referee, 3, piety=1)
    happens(referee, *effects_of("After the accusation"))  # active is seat 3, and the others are level
    assert asked(referee)[0] == 0
    say(referee, "idle grain", "discard sale")
    assert finished(referee)
    assert [player.laid for player in referee.seats] == [True, False, False, False]


def test_winners_by_half_points_then_piety() -> None:
    referee = at_table(2)
    referee.over = True
    referee.seats[0].half = 1
    assert referee.winners() == [0]
    referee.seats[1].half = 1
    assert referee.winners() == [0, 1]
    give(referee, 1, piety=1)
    assert referee.winners() == [1]


# -------------------------------------------------------------------------------- WE-3.4: the stone must come to another field


def leave_open(referee: Referee, *fields: str) -> None:
    """All fields of the arc but these are covered."""
    referee.covered_favours = {favour["id"] for favour in CONTENT["favour"]} - set(fields)


def at_field(referee: Referee) -> str:
    name: str = referee.arc[referee.stone_on]["id"]
    return name


@pytest.mark.parametrize(
    ("fields", "steps", "ends"),
    [
        (("outlaws_1", "guild", "earl"), 3, None),
        (("outlaws_1", "guild", "earl"), 2, "earl"),
        (("outlaws_1", "guild"), 2, None),
        (("outlaws_1", "guild"), 1, "guild"),
        (("outlaws_1", "guild"), 3, "guild"),
        (("outlaws_1",), 1, None),
        (("outlaws_1",), 2, None),
        ((), 1, None),
        (("earl",), 1, "earl"),  # from a covered field to the only open one, however far it goes round
        (("earl",), 3, "earl"),
        (("earl", "guild"), 3, "guild"),
    ],
)
def test_we_3_4_no_favour_where_the_stone_came_from(fields: tuple[str, ...], steps: int, ends: str | None) -> None:
    referee = at_table()
    leave_open(referee, *fields)
    at = referee.field_ahead(steps)
    assert (None if at is None else referee.arc[at]["id"]) == ends


def test_we_3_4_nothing_to_pay_on_the_field_it_came_from() -> None:
    referee = at_table()
    leave_open(referee, "outlaws_1", "guild")
    give(referee, 0, money=0)
    event = CONTENT["event"][0] | {"arrow": 0, "corners": ["vp"] * 4}
    begin(referee, referee.council(event))
    assert asked(referee) == (0, {"lay 0", "lay 1", "lay 2", "lay 3"})  # WE-3.2: two steps lead to Outlaws, from where it came
    say(referee, "lay 2")
    assert (at_field(referee), vps(referee), referee.seats[0].has["money"]) == ("outlaws_1", [9, 9, 9, 9], 0)
    referee = at_table()
    leave_open(referee, "prior")
    referee.stone_on = 1
    begin(referee, referee.council(event))
    say(referee, "lay 1")
    assert (at_field(referee), referee.seats[0].has["piety"]) == ("prior", 0)


def test_we_3_4_card_and_grant_cannot_be_used_without_a_move() -> None:
    for fields, ways in [
        (("outlaws_1",), None),
        ((), None),
        (("outlaws_1", "prior"), {"favour", "skip"}),
        (("prior",), {"favour", "skip"}),
    ]:
        referee = at_table()
        leave_open(referee, *fields)
        begin_turn(referee, 0)
        say(referee, "play favour")
        if ways is None:
            assert all(way.startswith("discard ") for way in asked(referee)[1])
        else:
            assert asked(referee) == (0, ways)
        happens(referee, {"op": "gain", "who": "first_most_vp", "what": "favour", "n": 1})
        assert finished(referee) if ways is None else asked(referee) == (0, ways)
        happens(referee, {"op": "exchange", "give": {"money": 1}, "get": {"favour": 1}})
        assert finished(referee) if ways is None else asked(referee) == (0, {f"exchange {referee.event}", "pass"})


# ------------------------------------------------------------------------------ WE-3.6: permanent events, in action phases only


def test_we_3_6_a_useless_thing_counts_for_the_council_card() -> None:
    referee = at_table()
    write_event(referee, {"op": "useless", "what": "knowledge"}, permanent=True)
    for seat in (0, 1):
        give(referee, seat, knowledge=1)
    event = CONTENT["event"][0] | {"arrow": 2, "corners": ["vp"] * 4}
    begin(referee, referee.council(event))
    say(referee, "lay 0")
    assert (at_field(referee), vps(referee)) == ("prioress", [11, 9, 9, 9])
    referee.stone_on -= 1
    begin_turn(referee, 1)
    say(referee, "play favour", "favour")  # in the action phase it does not
    assert (at_field(referee), vps(referee)) == ("prioress", [11, 9, 9, 9])


def test_we_3_6_immediate_events_and_the_end_of_a_chapter_know_no_permanent_event() -> None:
    referee = at_table(2, chapter=3)
    for thing in ("knowledge", "money", "loyalty"):
        write_event(referee, {"op": "useless", "what": thing}, permanent=True)
        give(referee, 0, **{thing: 3})
        assert referee.whom(f"most_{thing}") == [0]
    referee.places[11] = 3
    happens(referee, {"op": "gain", "who": "all", "what": "treat", "n": 1})
    assert asked(referee) == (0, {"treat 11", "skip"})
    for metal_in_turn, won in [(False, [8 + 3, 8]), (True, [8 + 3 + 1, 8 + 1])]:
        referee = at_table(2, chapter=4)
        write_event(referee, {"op": "useless", "what": "loyalty"}, permanent=True)
        tower = referee.project("tower")
        tower.on = {"stone": 6, "wood": 1}
        referee.supply["stone"] -= 6
        referee.supply["wood"] -= 1
        give(referee, 0, loyalty=2, wood=1)
        for seat in (0, 1):
            give(referee, seat, piety=2, grain=2, money=5)
        if metal_in_turn:
            begin_turn(referee, 0)
            say(referee, "play building_project", "build tower wood")
        else:
            begin(referee, referee.end_chapter())
        assert tower.state == "finished"
        assert vps(referee) == won


def test_we_3_6_all_three_hold_in_the_round_of_the_third() -> None:
    referee = at_table()
    names = [write_event(referee, {"op": "price", "what": "wool", "money": n}, permanent=True)["id"] for n in (5, 6, 7)]
    referee.edge = names[:2]
    referee.event = names[2]
    assert referee.in_force() == []
    begin_turn(referee, 0)
    assert referee.in_force() == names
    assert referee.price("wool") == 7  # the newest


# --------------------------------------------------------------------------------- WE-6.4: a fill with substitute, though covered


def test_we_6_4_merthin_finishes_a_covered_tower() -> None:
    referee = at_table(2, chapter=4)
    happens(referee, {"op": "project", "id": "palace"}, {"op": "cover", "projects": "all_but", "id": "palace"})
    tower = referee.project("tower")
    tower.seals = [1]
    referee.seats[1].seals_left -= 1
    give(referee, 0, loyalty=1)
    happens(referee, {"op": "fill", "project": "tower", "n": 8})
    assert tower.on == {"stone": 0, "wood": 0}  # without substitute not
    happens(referee, *effects_of("Merthin has realised his dream"))
    assert (tower.state, tower.covered, tower.on) == ("finished", True, {"stone": 6, "wood": 2})
    assert (vps(referee), referee.supply["metal"], referee.seats[1].seals_left) == ([11, 10], 0, 2)
    begin(referee, referee.end_chapter())
    assert not tower.covered
    check(referee, CONTENT)


def test_we_6_4_every_fill_with_substitute_fills_what_is_covered() -> None:
    referee = at_table(2, chapter=3)
    happens(referee, {"op": "project", "id": "palace"}, {"op": "cover", "projects": "all_but", "id": "palace"})
    happens(referee, {"op": "fill", "project": "each", "n": 1, "substitute": True})
    assert {project.id: project.on["stone"] for project in referee.projects if project.state == "open"} == {
        "bridge": 1,
        "tower": 1,
        "palace": 1,
    }
    begin_turn(referee, 0)
    give(referee, 0, stone=1)
    say(referee, "play building_project")
    assert asked(referee) == (0, {"build palace stone", "skip"})  # WE-6.5: the cover stays
