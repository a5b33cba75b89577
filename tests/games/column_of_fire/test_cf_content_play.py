"""Every person, every event, every space and every kind of tile is played once where it matters."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.games.column_of_fire.table import BLUE, GREEN, RED, YELLOW, Table, fire
from triptych.core.state import CHANCE
from triptych.games.column_of_fire import model as m

CONTENT: dict[str, Any] = tomllib.loads(fire().content_text)
COUNTRIES = ("england", "france", "netherlands", "spain")
GOODS = ("book", "ore", "cloth", "wine")
DICE = {"england": "white", "france": "blue", "netherlands": "orange", "spain": "brown"}
PERSONS = [(person["id"], action) for person in CONTENT["person"] for action in person["actions"]]


SEATS = (RED, BLUE)


def rich(seat: int) -> Table:
    """A table where every symbol has something to do for this seat."""
    t = Table().has(seat, vp=10, goods=dict.fromkeys(GOODS, 2), disc=7).prisoner(seat, "purple", 3)
    for number, country in enumerate(COUNTRIES, 1):
        t.house(seat, country, number).lay(country, catholic=1, protestant=1)
    return t


def use(t: Table, seat: int, action: str, by: str = "") -> None:
    """Carry out a symbol for the seat, which is asked, and look whether it does what it says. `by` is "tile " where a tile gives it."""
    kind, _, what = action.partition(":")
    before = t.fork()
    assert t.asked == seat
    if kind == "good":
        t.play(f"{by}gain {what}")
        assert t.goods(seat)[what] == 3
    elif kind == "any_good":
        t.play(f"{by}gain ore")
        assert t.goods(seat)["ore"] == 3
    elif kind == "advantage":
        t.play(f"{by}gain tile", "draw vp:1")
        assert t.tiles(seat)["vp:1"] == 1
    elif kind == "protection":
        t.play(f"{by}gain protection")
        assert t.protection[seat] == 1
    elif kind == "vp":
        t.play(f"{by}gain vp")
        assert t.vp[seat] == 10 + int(what)
    elif kind == "captain":
        t.play(f"{by}captain ore france")
        assert (t.vp[seat], t.goods(seat)["ore"]) == (13, 1)
    elif kind == "neutral_stone":
        t.play(f"{by}place neutral france")
        assert t.stones("france")["neutral"] == before.stones("france").get("neutral", 0) + 1
    elif kind == "stone":
        for religion in ("catholic", "protestant") if what == "either" else (what,):
            one = t.fork().play(f"{by}place {religion} france")
            assert one.stones("france")[religion] == before.stones("france")[religion] + 1
            other = t.fork().play(f"{by}lift {religion} france")
            assert other.stones("france").get(religion, 0) == before.stones("france")[religion] - 1
        t.play(f"{by}lift {religion} france")
    elif kind == "turn_die":
        t.play(f"{by}turn purple down")
        assert before.die(seat, "purple") == ("loch", 3)
        assert t.die(seat, "purple") == ("loch", 2)
    elif kind == "remove_person":
        top = before.top("netherlands")
        t.play(f"{by}remove {top}", "turn-up netherlands-captain")
        assert t.top("netherlands") == "netherlands-captain"
    elif kind == "step_on":
        start = before.disc[seat]
        t.play(f"{by}step")
        assert t.disc[seat] == start + 1
        t.play("skip")
    elif kind == "take_die":
        t.play(f"{by}free purple")
        assert t.die(seat, "purple")[0] == "free"
    elif kind == "ship":
        goods = CONTENT["sales"][what]
        t.play(f"{by}ship {what} both")
        assert t.vp[seat] == 16
        assert all(t.goods(seat)[good] == 1 for good in goods)
    elif kind == "market":
        t.play(f"{by}market {what} both")
        assert t.vp[seat] == 16
        assert what not in t.goods(seat)
    else:
        raise AssertionError(f"a symbol without a test: {action}")


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("person", "action"), PERSONS, ids=[f"{person}-{action}" for person, action in PERSONS])
def test_cf_4_3_every_person_is_used_in_the_first_half_year(person: str, action: str, seat: int) -> None:
    country = next(card["country"] for card in CONTENT["person"] if card["id"] == person)
    t = rich(seat).person(seat, person, DICE[country], 5).at("first-half:2", seat, 1)
    assert t.die(seat, DICE[country]) == (person, 4)
    assert t.told("die-turned") == [(seat, list(DICE).index(country), 4, t.content.card_id.index(person))]
    use(t, seat, action)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("person", CONTENT["person"], ids=[person["id"] for person in CONTENT["person"]])
def test_cf_5_6_every_person_is_taken_and_used(person: dict[str, Any], seat: int) -> None:
    country = person["country"]
    die = DICE[country]
    for action in person["actions"]:
        t = rich(seat).stack(country, person["id"]).second_half(seat, **{die: 5})
        assert t.stones(country) == {"catholic": 1, "protestant": 1}
        t.play(f"take {die} {country}", "raise")
        assert t.stones(country) == {"catholic": 1, "protestant": 1, person["stone"]: 1 if person["stone"] == "neutral" else 2}
        assert t.houses(country)[seat] == 5
        assert t.die(seat, die) == (person["id"], 5)
        assert t.told("house-raised") == [(seat, COUNTRIES.index(country), 5)]
        use(t, seat, action)
        if t.step == "window":
            assert t.told("tile-drawn"), "a new tile can be used before the next card"
            t.play("pass")
        assert t.asked == CHANCE
        assert {text.split()[1] for text in t.offered} == t.left(country), "then the next card of that stack"


@pytest.mark.parametrize("person", CONTENT["person"], ids=[person["id"] for person in CONTENT["person"]])
def test_cf_5_3_every_persons_stone_can_be_kept_out_where_there_is_room(person: dict[str, Any]) -> None:
    country = person["country"]
    t = Table().has(YELLOW, protection=1).stack(country, person["id"])
    for other in COUNTRIES:
        t.lay(other, neutral=3 if other == country else 4)
    t.second_half(YELLOW, purple=5).play(f"take purple {country}")
    assert t.choice == ["lay-stone", "return-stone"]
    t.play("return-stone")
    assert t.stones(country) == {"neutral": 3}
    t = Table().has(YELLOW, protection=1).stack(country, person["id"]).lay(country, neutral=4)
    t.second_half(YELLOW, purple=5).play(f"take purple {country}")
    assert t.protection[YELLOW] == 1
    assert t.houses(country)[YELLOW] == 5, "no room, nothing to ask: the house stands already"


SPACES = list(enumerate(CONTENT["track"]))


@pytest.mark.parametrize(("space", "entry"), SPACES, ids=[f"{space}-{entry['action']}" for space, entry in SPACES])
def test_cf_6_4_every_space_is_used(space: int, entry: dict[str, str]) -> None:
    for seat in SEATS:
        t = rich(seat).on_space(seat, space)
        assert t.choice[0] == "skip"
        use(t, seat, entry["action"])


TILES = [key for key in CONTENT["advantage_tiles"] if not key.startswith("vp:")]


@pytest.mark.parametrize("tile", TILES)
def test_cf_7_2_every_action_tile_is_used(tile: str) -> None:
    for seat in SEATS:
        t = rich(seat).has(seat, tiles={tile: 1}).before_roll(seat)
        use(t, seat, tile, "tile ")
        assert t.used == {tile: 1}


# -- events ------------------------------------------------------------------------------------------------------------


def everybody_has_something() -> Table:
    """Houses of all in every country, two kinds of goods, two persons each."""
    t = Table()
    persons = iter(["feria", "betje", "margery", "sylvie", "rollo", "isabelle", "huus", "barney"])
    for seat in range(4):
        t.has(seat, vp=10 + seat, goods={"ore": 1, "wine": 2 + seat}, faith=1 + seat)
        t.person(seat, next(persons), "white", 3).person(seat, next(persons), "blue", 1)
        for country in COUNTRIES:
            t.house(seat, country, 2 + seat)
    return t.has(GREEN, religion="catholic")


def touched(event: dict[str, Any], t: Table) -> list[int]:
    who = event["who"]
    if who in ("catholic", "protestant"):
        return [seat for seat in range(4) if t.religion[seat] == who]
    return [seat for seat in range(4) if who == "all" or t.houses(who.partition(":")[2])[seat]]


EVENTS: list[dict[str, Any]] = CONTENT["event"]


@pytest.mark.parametrize("event", EVENTS, ids=[event["id"] for event in EVENTS])
def test_cf_11_2_every_event_hits_those_it_names(event: dict[str, Any]) -> None:
    t = everybody_has_something()
    if event["who"].startswith("house:"):
        t.house(BLUE, event["country"], 0)
    named = touched(event, t)
    assert named
    before = t.fork()
    if event["effect"] == "religion_die_vp":
        t.everybody(protection=1)
    t.turning_up(event["id"], YELLOW)
    effect, _, amount = event["effect"].partition(":")
    order = [seat for seat in (YELLOW, BLUE, RED, GREEN) if seat in named]
    for seat in order:
        if effect == "lose_good":
            assert t.asked == seat
            t.play("lose wine")
        elif effect == "loch_leven":
            assert t.asked == seat
            t.play("imprison blue")
        elif effect == "lower_die":
            assert t.asked == seat
            t.play("lower blue")
        elif effect == "religion_die_vp":
            assert t.asked == seat
            t.play("offer")
    assert t.asked == CHANCE
    assert t.told("event") == [(t.content.card_id.index(event["id"]),)]
    for seat in range(4):
        hit = seat in named
        vp = {"lose_vp": -int(amount or 0), "religion_die_vp": before.faith[seat]}.get(effect, 0)
        assert t.vp[seat] - before.vp[seat] == (vp if hit else 0)
        assert t.goods(seat) == {"ore": 1, "wine": 2 + seat - (1 if hit and effect == "lose_good" else 0)}
        lost = hit and effect in ("loch_leven", "lower_die")
        assert t.display(seat) == before.display(seat)[: 1 if lost else 2]
        assert t.die(seat, "blue")[0] == (before.die(seat, "blue")[0] if not lost else "loch" if effect == "loch_leven" else "free")
        down = hit and effect == "house_down"
        assert t.houses(event["country"])[seat] == before.houses(event["country"])[seat] - (1 if down else 0)


NEGATIVE = [event for event in EVENTS if event["effect"] != "religion_die_vp"]


@pytest.mark.parametrize("event", NEGATIVE, ids=[event["id"] for event in NEGATIVE])
def test_cf_11_2_every_negative_event_can_be_averted(event: dict[str, Any]) -> None:
    t = everybody_has_something().everybody(protection=2)
    named = touched(event, t)
    before = t.fork()
    t.turning_up(event["id"], YELLOW)
    for seat in (seat for seat in (YELLOW, BLUE, RED, GREEN) if seat in named):
        assert (t.asked, t.offered) == (seat, ["protect", "suffer"])
        t.play("protect")
    assert t.asked == CHANCE
    assert t.protection == [1 if seat in named else 2 for seat in range(4)]
    same = ("vp", "goods", "die_at", "die_value", "display", "house", "faith", "religion")
    for name in same:
        field = t.game.layout.by_name[name]
        assert t.s.cells[field.at : field.at + field.size] == before.s.cells[field.at : field.at + field.size], name


POSITIVE = [event for event in EVENTS if event["effect"] == "religion_die_vp"]


@pytest.mark.parametrize("event", POSITIVE, ids=[event["id"] for event in POSITIVE])
def test_cf_11_3_every_positive_event_can_be_left_alone(event: dict[str, Any]) -> None:
    t = everybody_has_something().everybody(protection=1)
    before = t.vp
    t.turning_up(event["id"], YELLOW).play("keep", "keep", "keep", "keep")
    assert t.vp == before
    assert t.protection == [1, 1, 1, 1]
    assert t.s.cells[m.EVENT] == m.EMPTY


@pytest.mark.parametrize("event", EVENTS, ids=[event["id"] for event in EVENTS])
def test_cf_2_5_every_event_is_harmless_at_set_up(event: dict[str, Any]) -> None:
    t = everybody_has_something().everybody(protection=1)
    country = COUNTRIES.index(event["country"])
    t.stack(event["country"], None).at(f"setup-stack:{country}", RED, 1)
    before = t.fork()
    t.play(f"turn-up {event['id']}")
    assert t.asked == CHANCE
    assert t.told("event") == []
    left = t.game.layout.by_name["left"]
    changed = [i for i, (was, now) in enumerate(zip(before.s.cells, t.s.cells, strict=True)) if was != now]
    assert changed == [left.at + country]
