"""Every game speaks every language: the same messages about the same things, kept as texts that a person has read, and whole games told."""

from __future__ import annotations

import importlib
import random
from typing import Any

import pytest

from tests.conformance.playing import Dice, find, scaled, seats_and_spectator
from tests.games.book import Book
from tests.languages import OTHERS, differences, messages, package_of, parts, read
from triptych.core import registry
from triptych.core.game import Game
from triptych.core.state import CHANCE, NOBODY, State
from triptych.core.words import LANGUAGES, Wording

GAMES = registry.names()
SEATS = ["Anna", "Ben", "Clara", "Émile", "Ines", "Oscar"]
WIDTHS = (60, 80, 132)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("name", GAMES)


def book(name: str) -> Book:
    """Everything a game can say."""
    found: Book = importlib.import_module(f"tests.games.{name.replace('-', '_')}.make_languages").BOOK
    return found


# -- the files ----------------------------------------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same_things(name: str, language: str) -> None:
    assert differences(language, package_of(name), book(name).same) == []


@every_game
def test_every_language_has_the_same_files(name: str) -> None:
    english = set(parts("en", package_of(name)))
    for language in OTHERS:
        assert set(parts(language, package_of(name))) - english <= {"-notes"}
        assert english <= set(parts(language, package_of(name)))


@every_game
@every_language
def test_no_message_is_empty_or_has_blanks_around_it(name: str, language: str) -> None:
    for message in messages(language, package_of(name)).values():
        assert message.value is not None, message.id.name
        for literal in read(message).literals:
            assert literal.strip(), f"{message.id.name} has blanks in quotes"


# -- the text that a person reads through -------------------------------------------------------------------------------------------------


@every_game
@every_language
def test_everything_is_said_as_it_was_read(name: str, language: str) -> None:
    """After a change on purpose: `python -m tests.games.<game>.make_languages`, and read what has changed."""
    kept = (book(name).folder / f"{language}.txt").read_text("utf-8")
    said = book(name).text(language)
    different = [(old, new) for old, new in zip(kept.splitlines(), said.splitlines(), strict=False) if old != new]
    assert said == kept, different[:5]


@every_game
@every_language
def test_what_is_said_is_typeset_well(name: str, language: str) -> None:
    text = book(name).text(language).partition("\n\n\n")[0]
    for line in text.splitlines():
        assert ".." not in line, line
        assert "  " not in line.strip(), line
        assert not set("\"'") & set(line), line
        assert line.count("„" if language == "de" else "«" if language == "fr" else "“") == line.count(
            "“" if language == "de" else "»" if language == "fr" else "”"
        ), line


# -- whole games --------------------------------------------------------------------------------------------------------------------------


def positions(game: Game[Any], players: int, seed: str) -> list[State]:
    """The positions of a random game in which somebody is asked or all is over."""
    dice = Dice(game, seed)
    s: State = game.new(players)
    s.sink = []
    found: list[State] = []
    while True:
        if s.actor != CHANCE:
            copy = s.clone()
            copy.sink = s.sink[:]
            found.append(copy)
            s.sink.clear()
        if s.actor == NOBODY:
            return found
        game.apply(s, s.actor, dice.answer(s))


def tell(game: Game[Any], s: State, wording: Wording, rng: random.Random) -> None:
    """Everything that anybody reads about a position."""
    players = game.players(s)
    for event in s.sink or []:
        for seat in seats_and_spectator(players):
            line = wording.sentence(game.events.for_seat(event, seat))
            assert not line or line[0].isupper(), line
            assert not line or line.endswith((".", "!", "?", "“", "»", "”")), line
    for seat in seats_and_spectator(players):
        view = game.view(s, seat)
        prompt = wording.prompt(view, seat)
        assert 0 < len(prompt) < 150
        assert prompt[0].isupper()
        if seat == s.actor and seat >= 0:
            assert 20 < len(wording.hint(view)) < 260
            labels = [wording.label(view, move) for move in s.moves]
            assert len(set(labels)) == len(labels), labels
            assert all(label[0].isupper() or label[0].isdigit() for label in labels), labels
            assert max(map(len, labels)) < 150
    if rng.random() < 0.05:
        look(game, s, wording)
    if s.actor >= 0 and rng.random() < 0.1:
        for move in rng.sample(range(game.moves.size), 60):
            if game.moves.text(move) and move not in s.moves:
                why = wording.reason(game.why_not(s, s.actor, move))
                assert why[0].isupper()
                assert why.endswith((".", "!", "?")), why


def look(game: Game[Any], s: State, wording: Wording) -> None:
    """The table in characters and in pictures."""
    for seat in seats_and_spectator(game.players(s)):
        view = game.view(s, seat)
        for width in WIDTHS:
            for line in wording.board(view, seat, width):
                text = "".join(span.text for span in line)
                assert len(text) <= width, text
                assert text == text.rstrip()
        for shape in ("wide", "tall"):
            for scene in game.scenes(view, seat, wording, shape).values():
                assert all(piece.title.strip() for piece in scene.pieces)


@every_game
@every_language
def test_whole_games_are_told(name: str, language: str) -> None:
    game = find(name)
    for players in game.player_counts:
        wording = game.wording(language, SEATS[:players])
        assert all(all(entry) for entry in wording.cards())
        for i in range(scaled(1)):
            rng = random.Random(f"telling {name} {players} {i}")
            for s in positions(game, players, f"languages {name} {players} {i}"):
                tell(game, s, wording, rng)
            assert sum(len(wording.vp_source(source)) > 0 for source in range(len(game.vp_sources))) == len(game.vp_sources)


@every_game
@every_language
def test_every_lot_is_said(name: str, language: str) -> None:
    game = find(name)
    wording = game.wording(language, SEATS)
    for lot in range(game.lots.size):
        if game.lots.text(lot):
            assert wording.lot(lot)[0].isupper()
