"""What a move costs is what is paid, and what it touches is there."""

from __future__ import annotations

import re

import pytest

from tests.games.column_of_fire.speech import everything, random_game
from tests.games.column_of_fire.table import BLUE, GREEN, RED, Table, fire
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import COUNTRY_WORDS, DIE_WORDS, GOOD_WORDS, PERSONS
from triptych.games.column_of_fire.game import ColumnOfFire
from triptych.games.column_of_fire.offers import thing_id

PAID = (told.FOR_NO_PERSON, told.FOR_LEAVING_OUT, told.FOR_RANSOM)


def things(game: ColumnOfFire, players: int) -> set[str]:
    """Every name of a thing that can be on the table."""
    content = game.content
    found = {f"{kind}-{country}" for kind in ("country", "stack", "stones") for country in COUNTRY_WORDS}
    found |= {f"house-{country}-{number}" for country in COUNTRY_WORDS for number in range(1, 7)}
    found |= {f"sale-{country}-{GOOD_WORDS[good]}" for i, country in enumerate(COUNTRY_WORDS) for good in content.goods_bought(i)}
    found |= {f"person-{name}" for name in content.card_id[:PERSONS]}
    found |= {f"event-{name}" for name in content.card_id[PERSONS:]}
    found |= {f"space-{space}" for space in range(len(content.colour))}
    for seat in range(1, players + 1):
        found |= {f"{kind}-{seat}" for kind in ("disc", "religion", "loch", "protection", "tiles", "vp")}
        found |= {f"die-{seat}-{die}" for die in DIE_WORDS}
        found |= {f"good-{seat}-{good}" for good in GOOD_WORDS}
        found |= {f"tile-{seat}-{thing_id(key)}" for key in content.tile_keys}
    return found | {"year"}


@pytest.mark.parametrize(("players", "own"), [(2, False), (3, False), (4, False), (3, True)])
def test_costs_and_targets_in_random_games(players: int, own: bool) -> None:
    game = everything() if own else fire()
    known = things(game, players)
    assert all(re.fullmatch(r"[a-z0-9-]+", name) for name in known)
    silent = ("skip", "no-person")
    for s, _ in random_game(game, players, f"offers {players} {own}"):
        for move in s.moves:
            touched = game.targets(s, move)
            assert set(touched) <= known, touched
            assert len(set(touched)) == len(touched)
            assert bool(touched) == (game.moves.text(move) not in silent)
            assert touched == game.targets(game.view(s, s.actor), move)
            assert game.cost(s, move) == paid(game, s, move), game.moves.text(move)


def paid(game: ColumnOfFire, s: m.FireState, move: int) -> int:
    """The VP that are lost when the move is made."""
    after = s.clone()
    after.sink = []
    game.apply(after, s.actor, move)
    return -sum(event[2] for event in after.sink if event[0] == told.VP and event[1] == s.actor and event[3] in PAID)


def targets(t: Table, text: str) -> list[str]:
    move = t.game.moves.parse(text)
    assert move in t.s.moves, t.offered
    return t.game.targets(t.s, move)


def cost(t: Table, text: str) -> int:
    move = t.game.moves.parse(text)
    assert move in t.s.moves, t.offered
    before = t.vp[t.asked]
    said = t.game.cost(t.s, move)
    after = t.fork()
    seat = t.asked
    after.play(text)
    assert before - after.vp[seat] == said
    return said


def test_cost_of_the_track() -> None:
    t = Table().has(RED, vp=3, disc=6).has(GREEN, disc=15).track(RED)
    assert cost(t, "go 10") == 0
    assert cost(t, "go 0") == 1
    assert cost(t, "go 5") == 2


def test_cost_of_no_person() -> None:
    t = Table().used_up("spain").second_half(RED, brown=4)
    assert cost(t, "no-person") == 1
    assert cost(t, "house brown spain") == 1
    assert cost(t, "take white england") == 0
    t = Table().has(RED, vp=0)
    for country in COUNTRY_WORDS:
        t.used_up(country)
    t.second_half(RED, brown=4)
    assert cost(t, "no-person") == 0
    assert cost(t, "house brown spain") == 0


def test_cost_of_a_die() -> None:
    t = Table().has(RED, vp=4).person(RED, "feria", "white", 3).using(RED, "cardinal", "blue")
    assert cost(t, "ransom white") == 3
    assert cost(t, "free white") == 0


def test_what_is_lit_for_going_on() -> None:
    """To begin, to go on or to end the turn is the year, to roll the free dice, to move the disc."""
    t = Table().has(RED, vp=4, tiles={"step_on": 1}).first_half(RED)
    assert targets(t, "pass") == ["year"]
    t = Table().has(RED, vp=4, tiles={"step_on": 1}).person(RED, "feria", "white", 3).prisoner(RED, "brown", 2).before_roll(RED)
    assert targets(t, "pass") == ["die-1-blue", "die-1-orange", "die-1-purple"]
    assert targets(Table().has(RED, vp=4, tiles={"step_on": 1}).end_of_turn(RED), "pass") == ["year"]


def test_targets_of_persons_and_houses() -> None:
    t = Table().used_up("spain").house(RED, "france", 5).second_half(RED, white=4, brown=3)
    assert targets(t, "take white england") == ["die-1-white", "stack-england", "person-elizabeth", "house-england-4"]
    assert targets(t, "take blue france") == ["die-1-blue", "stack-france", "person-coligny"]
    assert targets(t, "house brown spain") == ["die-1-brown", "stack-spain", "house-spain-3"]
    assert targets(t, "no-person") == []
    t = Table().has(RED, protection=1).house(RED, "england", 2).second_half(RED, white=4).play("take white england")
    assert targets(t, "lay-stone") == ["person-elizabeth", "stones-england"]
    assert targets(t, "return-stone") == ["person-elizabeth", "protection-1"]
    t.play("lay-stone")
    assert targets(t, "raise") == ["house-england-4"]
    assert targets(t, "stay") == ["house-england-2"]


def test_targets_on_the_board() -> None:
    assert targets(Table().has(GREEN, disc=6).has(RED, disc=3).track(GREEN), "go 15") == ["disc-2", "space-15"]
    t = Table().lay("england", 2, 1, 1).lay("spain", 1, 3).end_of_turn(RED)
    assert targets(t, "conflict spain") == ["country-spain"]
    t = Table().lay("france", 1).has(GREEN, tiles={"stone:catholic": 1}).using(GREEN, "walsingham")
    assert targets(t, "place protestant spain") == ["stones-spain"]
    assert targets(t, "lift catholic france") == ["stones-france"]
    assert targets(t, "tile place catholic netherlands") == ["tile-2-stone-catholic", "stones-netherlands"]
    t = Table().has(RED, disc=14).has(GREEN, disc=15).using(RED, "cecil")
    assert targets(t, "step") == ["disc-1", "space-16"]


def test_targets_of_sales() -> None:
    t = Table().has(RED, goods={"cloth": 2, "wine": 1}, tiles={"captain": 1}).house(RED, "england", 1).house(RED, "spain", 1)
    ship = t.fork().on_space(RED, 6)
    assert targets(ship, "ship england both") == ["good-1-cloth", "good-1-wine", "sale-england-cloth", "sale-england-wine"]
    assert targets(ship, "tile captain cloth spain") == ["tile-1-captain", "good-1-cloth", "sale-spain-cloth"]
    assert targets(t.fork().on_space(RED, 15), "market cloth both") == ["good-1-cloth", "sale-england-cloth", "sale-spain-cloth"]
    assert targets(t.fork().on_space(RED, 15), "gain cloth") == ["good-1-cloth"]


def test_targets_of_dice() -> None:
    t = Table().has(RED, vp=4, tiles={"remove_person": 1}).person(RED, "huus", "purple", 2).prisoner(RED, "blue", 1).using(RED, "cardinal")
    assert targets(t, "free purple") == ["die-1-purple", "person-huus"]
    assert targets(t, "free blue") == ["die-1-blue"]
    assert targets(t, "ransom black") == ["vp-1", "die-1-black"]
    assert targets(t, "tile remove huus") == ["tile-1-remove-person", "person-huus", "die-1-purple"]
    assert targets(t, "tile remove elizabeth") == ["tile-1-remove-person", "person-elizabeth", "stack-england"]
    assert targets(Table().using(RED, "imke"), "turn black up") == ["die-1-black"]
    assert targets(Table().has(RED, faith=1).first_half(RED).play("roll black 4"), "religion catholic") == ["religion-1"]


def test_targets_in_events() -> None:
    t = Table().everybody(protection=1).turning_up("babington", GREEN)
    assert targets(t, "protect") == ["protection-3", "event-babington"]
    assert targets(t, "suffer") == ["event-babington"]
    t = Table().house(BLUE, "netherlands", 3).person(BLUE, "feria", "white", 4).turning_up("alba", RED)
    assert targets(t, "imprison white") == ["die-4-white", "person-feria", "loch-4"]
    t = Table().has(RED, goods={"book": 1, "wine": 1}).turning_up("empty-treasury", RED)
    assert targets(t, "lose wine") == ["good-1-wine"]
    assert targets(Table().using(RED, "ned-willard"), "gain tile") == ["tiles-1"]
    assert targets(Table().using(RED, "elizabeth"), "gain vp") == ["vp-1"]
    assert targets(Table().using(RED, "elizabeth"), "skip") == []
