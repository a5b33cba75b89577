"""What a move touches is there, under the name it has on the table."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.speech import NAMES, anything, random_game
from tests.games.world_without_end.table import THINGS, Table, own_content, town
from triptych.games.world_without_end.content import ACTIONS
from triptych.games.world_without_end.game import WorldWithoutEnd

SILENT = ("pass", "skip", "done")
"""Moves that leave everything where it is."""


def things(game: WorldWithoutEnd) -> set[str]:
    """Every name of a thing that can be chosen."""
    content = game.content
    found = {"council", "stone", *(f"turn-{turns}" for turns in range(4)), *(f"card-{card}" for card in ACTIONS)}
    found |= {f"{where}-{thing}" for where in ("mine", "supply") for thing in THINGS[:9]} | {"market-wool", "market-cloth"}
    found |= {f"project-{project}" for project in content.project_id} | {f"site-{site}" for site in range(1, 15)}
    found |= {f"{what}-{place}" for what in ("place", "plague") for place in range(1, 12)}
    found |= {f"favour-{favour}" for favour in content.favour_id} | {f"event-{event}" for event in content.event_id}
    return found | {f"penalty-{penalty}" for penalty in ("penance", "begging", "court")}


@pytest.mark.parametrize(
    ("game", "players"), [(town(), 4), (town(first_game=True), 2), (anything(1), 3)], ids=["four", "first game", "anything"]
)
def test_targets_in_random_games(game: WorldWithoutEnd, players: int) -> None:
    known = things(game)
    for s, _ in random_game(game, players, "offers"):
        if s.actor < 0:
            continue
        view = game.view(s, s.actor)
        for move in view.moves:
            touched = game.targets(view, move)
            assert set(touched) <= known, touched
            assert len(set(touched)) == len(touched) > 0 or game.moves.text(move) in SILENT
            assert bool(touched) == (game.moves.text(move) not in SILENT)


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("game", [town(), town(screens="closed")], ids=["open", "closed"])
def test_what_a_move_touches_lies_on_the_table(game: WorldWithoutEnd, shape: str) -> None:
    """Also in the scene that the seat sees."""
    wording = game.wording("en", NAMES)
    steps: set[str] = set()
    for number, (s, _) in enumerate(random_game(game, 4, "scene")):
        if s.actor < 0 or (number % 25 and game.step(s).name in steps):
            continue
        steps.add(game.step(s).name)
        view = game.view(s, s.actor)
        there = {piece.key for scene in game.scenes(view, s.actor, wording, shape).values() for piece in scene.pieces}
        for move in view.moves:
            assert set(game.targets(view, move)) <= there, game.moves.text(move)
    assert len(steps) > 5


def targets(t: Table, text: str) -> list[str]:
    assert text in t.offered, t.offered
    return t.game.targets(t.s, t.game.moves.parse(text))


def test_targets_of_the_council_and_of_events() -> None:
    laying = Table("favour: prior").lays("i02_mill")
    assert [targets(laying, f"lay {turns}") for turns in (0, 1)] == [["turn-0", "council", "favour-prioress"], ["turn-1", "council"]]
    assert targets(Table("0: 1 wool").happens("i04_fair"), "exchange i04_fair") == ["event-i04_fair"]
    assert targets(Table("0: 1 wool 1 grain").happens("ii06_ralph"), "lose grain") == ["mine-grain"]
    assert targets(Table("0: 2 loyalty").happens("ii11_crecy"), "show 1") == ["mine-loyalty"]
    assert targets(Table("0 houses: 1 4").happens("ii02_empty_houses"), "take-back 4") == ["site-4"]
    t = Table("0: 2 grain 1 loyalty; 1: 2 grain 2 piety 9 money", 2).ends_chapter("tax 3")
    assert targets(t, "atone court") == ["penalty-court"]
    assert targets(t, "pass") == []


def test_targets_of_cards() -> None:
    assert targets(Table().turn(), "play house_rent") == ["card-house_rent"]
    assert targets(Table().happens("ii01_war"), "idle grain") == ["card-grain"]
    assert targets(Table().uses("grain", "take grain"), "discard piety") == ["card-piety"]


@pytest.mark.parametrize(
    ("says", "card", "text", "touched"),
    [
        ("", "grain", "take grain", ["supply-grain"]),
        ("", "medicine", "earn", ["supply-money"]),
        ("0: 1 stone 1 wood", "building_project", "build bridge stone+wood", ["mine-stone", "mine-wood", "project-bridge"]),
        ("0: 1 stone 1 wood", "building_project", "build bridge wood", ["mine-wood", "project-bridge"]),
        ("0: 2 wool 1 cloth; market: -", "sale", "sell 1 1", ["mine-wool", "market-wool", "mine-cloth", "market-cloth"]),
        ("0: 2 wool", "sale", "sell 1 0", ["mine-wool", "market-wool"]),
        ("0: 1 wood 1 money", "house_building", "house 8", ["site-8"]),
        ("0 houses: 1 7", "house_rent", "rent 1+7", ["site-1", "site-7"]),
        ("0: 1 money", "donation", "donate bridge", ["project-bridge"]),
        ("0: 2 wool", "cloth_making", "weave 2", ["mine-wool", "supply-cloth"]),
        ("favour: guild; covered: prioress", "favour", "favour", ["stone", "favour-merchants"]),
    ],
)
def test_targets_of_uses(says: str, card: str, text: str, touched: list[str]) -> None:
    assert targets(Table(says).uses(card), text) == touched


def test_targets_of_treating() -> None:
    t = Table("0: 3 knowledge; place 3: 2", chapter=3).uses("medicine")
    assert targets(t, "treat 3") == ["place-3", "plague-3"]


# -- pointing at something else -----------------------------------------------------------------------------------------------------------


def meant(t: Table, thing: str) -> list[str]:
    return [t.game.moves.text(move) for move in t.game.moves_at(t.s, thing)]


def test_pointing_at_a_project_or_a_site() -> None:
    t = Table("0: 1 stone 1 money").turn()
    building = t.fork().play("play building_project")
    assert meant(building, "project-tower") == ["build tower stone", "build tower wood"]
    assert meant(t.fork().play("play donation"), "project-tower") == ["donate tower"]
    assert meant(t.fork().play("play house_building"), "site-2") == ["house 2"]
    assert meant(Table("0 houses: 1 4").uses("house_rent"), "site-7") == ["rent 7"]
    assert meant(Table("0 houses: 1 4").happens("ii02_empty_houses"), "site-7") == ["take-back 7"]
    assert meant(t, "project-bridge") == ["build bridge stone"]


def test_pointing_at_things() -> None:
    t = Table("0: 1 wool 1 money", chapter=3).turn()
    assert meant(t, "supply-wood") == ["take wood"]
    assert meant(t, "supply-money") == ["earn"]
    assert meant(t, "supply-cloth") == ["weave 1"]
    assert meant(t, "supply-wool") == meant(t, "mine-knowledge") == meant(t, "market-grain") == []
    assert meant(t, "market-cloth") == ["sell 0 1"]
    assert meant(t.fork().play("play sale"), "mine-wool") == ["sell 1 0"]
    assert meant(t.fork().play("play cloth_making"), "mine-wool") == ["weave 1"]
    assert meant(Table("0: 1 wool 1 grain").happens("ii06_ralph"), "mine-cloth") == ["lose cloth"]
    assert meant(t, "place-4") == meant(t, "plague-4") == ["treat 4"]


def test_pointing_at_cards_and_the_council() -> None:
    t = Table("0: 5 money; favour: queen; edge: i07_quarry").turn()
    assert meant(t, "card-grain") == ["play grain"]
    assert meant(t, "event-i01_works") == ["exchange i01_works"]
    assert meant(t, "favour-prior") == meant(t, "stone") == ["favour"]
    assert meant(t, "favour-king") == []
    assert meant(t, "penalty-court") == ["atone court"]
    assert meant(Table().happens("ii01_war"), "card-grain") == ["idle grain"]
    laying = Table("favour: prior").lays("i02_mill")
    assert meant(laying, "turn-2") == ["lay 2"]
    assert meant(laying, "council") == ["lay 0", "lay 1", "lay 2", "lay 3"]
    assert meant(laying, "favour-guild") == ["lay 3"]
    assert meant(laying, "favour-king") == []


def test_pointing_at_an_id_with_hyphens() -> None:
    own = own_content(('id = "small_church"', 'id = "small-church-2"')).replace('id = "small_church"', 'id = "small-church-2"')
    t = Table("0: 1 stone", own=own).uses("building_project")
    assert meant(t, "project-small-church-2") == ["build small-church-2 stone", "build small-church-2 wood"]


@pytest.mark.parametrize(
    "thing",
    [
        "",
        "card",
        "card-",
        "card-nothing",
        "project-nowhere",
        "site-15",
        "place-0",
        "mine-vp",
        "supply-",
        "turn-4",
        "shield",
        "score-1",
        "stone-1",
    ],
)
def test_pointing_at_nothing(thing: str) -> None:
    assert meant(Table().turn(), thing) == []
