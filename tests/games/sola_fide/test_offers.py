"""What a move touches is there, under the name it has on the table."""

from __future__ import annotations

import re

import pytest

from tests.games.sola_fide.speech import NAMES, anything, random_game
from tests.games.sola_fide.table import Table, faith
from triptych.games.sola_fide.content import DECKS, SIDES
from triptych.games.sola_fide.game import SolaFide

SILENT = ("choose catholic", "choose protestant", "no-more", "leave", "decline", "enough")
"""Moves that leave everything where it is."""


def things(game: SolaFide) -> set[str]:
    """Every name of a thing that can be chosen."""
    found = {f"circle-{circle}" for circle in game.content.circle_id}
    found |= {f"{thing}-{circle}-{side}" for thing in ("side", "power") for circle in game.content.circle_id for side in SIDES}
    found |= {f"{place}-{card}" for place in ("hand", "offer", "drawn", "discard") for card in game.content.card_id}
    found |= {f"{thing}-{seat}" for thing in ("permanent", "deck") for seat in (1, 2)}
    return found | {f"foreign-{deck}" for deck in DECKS} | {f"choice-{number}" for number in range(1, 5)}


@pytest.mark.parametrize("game", [faith(sides="roll"), faith(decks="draft", limit=40), anything(1)], ids=["starter", "draft", "anything"])
def test_targets_in_random_games(game: SolaFide) -> None:
    known = things(game)
    assert all(re.fullmatch(r"[a-z0-9-]+", name) for name in known)
    for s, _ in random_game(game, "offers"):
        for seat in game.asked(s):
            view = game.view(s, seat)
            for move in view.moves:
                touched = game.targets(view, move)
                assert set(touched) <= known, touched
                assert bool(touched) == (game.moves.text(move) not in SILENT)
                assert game.cost(view, move) == 0
                assert not game.aside(move)
            chosen = [tuple(game.targets(view, move)) for move in view.moves if game.targets(view, move)]
            assert len(set(chosen)) == len(chosen), "two moves at one thing"


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("decks", ["starter", "draft"])
def test_what_a_move_touches_lies_on_the_table(decks: str, shape: str) -> None:
    """Also in the scene that the seat sees."""
    game = faith(decks=decks)
    wording = game.wording("en", NAMES)
    steps: set[str] = set()
    for number, (s, _) in enumerate(random_game(game, f"scene {decks}")):
        if s.actor < 0 or (number % 25 and game.step(s).name in steps):
            continue
        steps.add(game.step(s).name)
        for seat in game.asked(s):
            view = game.view(s, seat)
            there = {piece.key for scene in game.scenes(view, seat, wording, shape).values() for piece in scene.pieces}
            for move in view.moves:
                assert set(game.targets(view, move)) <= there, game.moves.text(move)
    assert len(steps) > 5


def targets(t: Table, text: str) -> list[str]:
    assert text in t.offered, t.offered
    return t.game.targets(t.s, t.game.moves.parse(text))


def test_targets_of_cards() -> None:
    t = Table("ursulines: hand").turn("catholic")
    assert targets(t, "draw") == ["deck-1"]
    assert targets(t, "play ursulines") == ["hand-ursulines"]
    t = Table("two-kingdoms: hand").turn("protestant")
    assert targets(t, "draw") == ["deck-2"]
    t = Table("indulgences: hand; ursulines: hand; nuncios: hand").begins("catholic", "play indulgences")
    assert targets(t, "discard ursulines") == ["hand-ursulines"]
    assert targets(t, "decline") == []
    t = Table("fuggers: hand").begins("catholic", "play fuggers", "draw ursulines", "draw pilgrimages", "draw nuncios")
    assert targets(t, "discard ursulines") == ["drawn-ursulines"]
    t = Table("spiritual-exercises: hand; ursulines: discard; nuncios: discard").begins("catholic", "play spiritual-exercises")
    assert targets(t, "recover nuncios") == ["discard-nuncios"]
    t = Table("ferdinand-ii: hand").begins("catholic", "play ferdinand-ii")
    assert targets(t, "do 2") == ["choice-2"]
    t = Table("roman-catechism: front; ursulines: hand").begins("catholic", "draw", "draw nuncios")
    assert targets(t, "use") == ["permanent-1"]
    assert targets(Table().after_the_card("catholic", "choose-deck:1"), "influence green") == ["foreign-green"]


def test_targets_on_the_board() -> None:
    t = Table("ursulines: hand; cajetan: hand; man-for-all-seasons: hand").turn("catholic")
    assert targets(t.fork().play("play ursulines"), "convert upper-saxon commons") == ["side-upper-saxon-commons"]
    assert targets(t.fork().play("play cajetan"), "move upper-saxon nobility") == ["power-upper-saxon-nobility"]
    assert targets(t.fork().play("play man-for-all-seasons"), "dispute franconian") == ["circle-franconian"]
    t = Table("luther-bible: hand").begins("protestant", "play luther-bible")
    assert targets(t, "convert lower-saxon both") == ["circle-lower-saxon"]
    t = Table("upper-saxon commons: c p p nP nP; lower-saxon commons: c p p pC n").foreign("catholic", "green", "john-calvin", "catholic")
    assert targets(t, "clear upper-saxon commons") == ["side-upper-saxon-commons"]
    assert targets(t, "decline") == []
    t = Table("franconian commons: cP p nP n; upper-saxon commons: cP p p nP n; peasants-war: hand").begins(
        "protestant", "play peasants-war"
    )
    t.play("convert franconian commons", "convert upper-saxon commons")
    assert targets(t, "take franconian") == ["circle-franconian"]
    assert meant(t, "side-lower-saxon-commons") == ["take lower-saxon"]
    t = Table("society-of-jesus: front; diet-of-worms: hand")
    t.begins("catholic", "play diet-of-worms", "convert upper-saxon nobility")
    assert targets(t, "more") == ["side-upper-saxon-nobility"]


# -- pointing at something else -----------------------------------------------------------------------------------------------------------


def meant(t: Table, thing: str) -> list[str]:
    return [t.game.moves.text(move) for move in t.game.moves_at(t.s, thing)]


def test_pointing_at_a_circle() -> None:
    t = Table("ursulines: hand; cajetan: hand; man-for-all-seasons: hand").turn("catholic")
    converting = t.fork().play("play ursulines")
    assert meant(converting, "side-bavarian-nobility") == ["convert bavarian nobility", "convert bavarian both"]
    assert meant(converting, "circle-bavarian") == ["convert bavarian nobility", "convert bavarian commons", "convert bavarian both"]
    assert meant(converting, "power-upper-saxon") == ["move upper-saxon nobility"]
    moving = t.fork().play("play cajetan")
    assert meant(moving, "power-upper-saxon-commons") == ["move upper-saxon commons"]
    assert meant(moving, "circle-austrian") == ["move austrian nobility", "move austrian commons"]
    assert meant(t.fork().play("play man-for-all-seasons"), "side-electoral-rhenish-commons") == ["dispute electoral-rhenish"]
    assert meant(t, "circle-bavarian") == ["convert bavarian nobility"]


def test_pointing_at_a_card() -> None:
    t = Table("ursulines: hand; index: front; nuncios: discard").turn("catholic")
    assert meant(t, "hand-pilgrimages") == ["play pilgrimages"]
    assert meant(t, "discard-nuncios") == ["play nuncios"]
    assert meant(t, "permanent-1") == ["play index"]
    assert meant(t, "permanent-2") == []
    assert meant(t, "deck-1") == ["draw"]
    assert meant(t, "deck-2") == []
    assert meant(t, "foreign-blue") == ["influence blue"]
    assert meant(t, "choice-1") == ["do 1"]
    assert meant(t, "drawn-nuncios") == ["play nuncios"]
    assert meant(t, "offer-nuncios") == ["keep nuncios"]
    assert meant(Table("ursulines: hand").turn("catholic"), "permanent-1") == ["use"]


@pytest.mark.parametrize(
    "thing", ["", "circle", "circle-", "circle-nowhere", "side-bavarian-clergy", "hand-", "hand-nobody", "choice-9", "deck-x", "vp-1"]
)
def test_pointing_at_nothing(thing: str) -> None:
    assert meant(Table("ursulines: hand").turn("catholic"), thing) == []
