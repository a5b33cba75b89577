"""Parts of a judgement in pieces: nothing is lost and nothing is added, on any table; and every piece has a name in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.playing import Dice
from triptych.bots.insight import Because, group_names
from triptych.bots.reasons import brings, how_many, named, reason_words
from triptych.bots.roster import judgement
from triptych.core import registry
from triptych.core.game import Game
from triptych.core.heuristics import POINT
from triptych.core.state import CHANCE, NOBODY, State
from triptych.core.words import LANGUAGES

every_game = pytest.mark.parametrize("name", registry.names())


def games() -> Iterator[Any]:
    for name in registry.names():
        for options in ({}, {"decks": "draft"}) if name == "sola-fide" else ({},):
            for players in registry.game(name).player_counts:
                yield pytest.param(registry.game(name, options=options), players, id=f"{name} {players} {options.get('decks', '')}")


def tables(game: Game[Any], players: int, seed: str) -> Iterator[tuple[State, list[list[int]]]]:
    """The tables of a random game, and what everybody has scored, by what it was for, since it began."""
    dice = Dice(game, seed)
    s: State = game.new(players)
    s.sink = []
    scored = [[0] * len(game.vp_sources) for _ in range(players)]
    while True:
        for kind, seat, points, source, _ in s.sink:
            if kind == game.events.by_name["vp"]:
                scored[seat][source] += points
        s.sink.clear()
        if s.actor != CHANCE:
            yield s, scored
        if s.actor == NOBODY:
            return
        game.apply(s, s.actor, dice.answer(s))


@pytest.mark.parametrize(("game", "players"), list(games()))
def test_pieces_add_up_to_their_parts(game: Game[Any], players: int) -> None:
    measures = game.measures()
    fitted = judgement(game)
    split: set[str] = set()
    at_first = 0
    for seed in range(4):
        for s, scored in tables(game, players, f"pieces {seed}"):
            details = fitted.details(s)
            before = s.key()
            for seat in range(players):
                whole = measures.measure(s, seat)
                pieces = details.split(s, seat, whole, scored[seat])
                assert [sum(of_part(details, pieces, part)) for part in range(len(whole))] == whole
                nameless = {
                    details.parts[piece.part]: value for piece, value in zip(details.pieces, pieces, strict=True) if not piece.message
                }
                if not any(scored[seat]):
                    at_first = whole[0]
                assert nameless.get("points", 0) in (0, at_first, at_first + POINT // 2), "points that nobody knows the source of"
                assert game.name != "column-of-fire" or nameless["tiles"] == 0, "tiles that he knows"
                split |= {details.pieces[at].message for at, value in enumerate(pieces) if value}
                judged, counts = fitted.judge_details(details, s, seat, scored[seat])
                assert {at for at, count in enumerate(counts) if count} <= {
                    at for at, piece in enumerate(details.pieces) if piece.counted and (s.actor != NOBODY or piece.part == 0)
                }
                if s.actor == NOBODY:
                    assert sum(judged) == game.points(s)[seat] * POINT
                    continue
                for part, value in enumerate(fitted.judge(s, seat)[:-1]):
                    of_it = of_part(details, judged, part)
                    assert 0 <= value - sum(of_it) < max(1, len([one for one in of_it if one]))
            assert s.key() == before, "looking at it leaves a table as it is"
    assert {piece.message for piece in fitted.details(game.new(players)).pieces} - split <= {"deck-card", ""}, (
        "all kinds of things were met"
    )


def of_part(details: Any, values: list[int], part: int) -> list[int]:
    return [value for piece, value in zip(details.pieces, values, strict=True) if piece.part == part]


# -- in words ------------------------------------------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(name: str, language: str) -> None:
    game = registry.game(name)
    said = reason_words(language, name)
    wording = game.wording(language, [])
    details = judgement(game).details(game.new(2))
    names: dict[str, int] = {}
    for piece in details.pieces:
        text = named(said, wording, because(details.groups[piece.thing], piece.message, piece.about))
        assert text
        assert text == text.strip()
        assert "{" not in text
        assert names.setdefault(text, piece.thing) == piece.thing, f"two things are called {text}"
    for group in group_names(details):
        assert named(said, wording, because(group, rest=True)) != named(said, wording, because(group))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_move_does_about_each_thing_can_be_said(name: str, language: str) -> None:
    """As a player says it, more and less: two sentences for each thing and for each group, no two things the same."""
    game = registry.game(name)
    said = reason_words(language, name)
    wording = game.wording(language, [])
    details = judgement(game).details(game.new(2))
    asked = [(piece.thing, because(details.groups[piece.thing], piece.message, piece.about)) for piece in details.pieces if piece.message]
    asked += [(-1 - at, because(group)) for at, group in enumerate(group_names(details))]
    told: dict[str, int] = {}
    for thing, one in asked:
        for points in (1000, -1000):
            one["points"] = points
            text = brings(said, wording, one)
            assert text == text.strip()
            assert text[0].islower(), text
            assert not text.endswith("."), text
            assert "{" not in text
            assert told.setdefault(text, thing * (1 if points > 0 else 1000)) == thing * (1 if points > 0 else 1000), text


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_things_it_is_can_be_said(name: str, language: str) -> None:
    """Of each thing that can be counted, more and fewer: one, several, about so many, one or two; and of none nothing is said."""
    game = registry.game(name)
    said = reason_words(language, name)
    wording = game.wording(language, [])
    details = judgement(game).details(game.new(2))
    asked = [
        because(details.groups[piece.thing], piece.message, piece.about) for piece in details.pieces if piece.message and piece.counted
    ]
    asked += [because(group) for group in group_names(details) if group in details.counted_groups]
    wanted = {one["detail"] or f"all-{one['group']}" for one in asked}
    assert {message.removeprefix("counted-") for message in said.ids if message.startswith("counted-")} == wanted
    for one in asked:
        for sign in (1, -1):
            one["points"] = sign * 1000
            one["count"] = one["count_margin"] = 0
            without = brings(said, wording, one)
            assert without == wording.brings(one["detail"] or f"all-{one['group']}", one["about"], sign > 0)
            for count, margin in ((1000, 0), (2000, 0), (7000, 0), (2200, 100), (1500, 100)):
                one["count"], one["count_margin"], one["count_spread"] = sign * count, margin, margin
                text = brings(said, wording, one)
                assert how_many(said, count, margin, margin)[0] in text
                assert text != without
                assert text == text.strip()
                assert text[0].islower(), text
                assert not text.endswith("."), text
                assert "{" not in text


def because(group: str, detail: str = "", about: dict[str, int] | None = None, rest: bool = False) -> Because:
    return {
        "group": group,
        "detail": detail,
        "about": about or {},
        "rest": rest,
        "points": 1000,
        "count": 0,
        "count_margin": 0,
        "count_spread": 0,
    }
