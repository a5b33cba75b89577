"""How each game is played, as its page tells it: positions that are legal, pieces that are there, words for all of it in every language."""

from __future__ import annotations

import gzip
import re

import pytest

from tests.languages import messages, package_of
from triptych.core import how, registry
from triptych.core.how import Sight
from triptych.core.rulebook import rulebook
from triptych.core.words import LANGUAGES
from triptych.server.drawings import cut_out, how_told, is_told
from triptych.server.speech import game_words

TOLD = [game for game in registry.names() if is_told(game)]
ENOUGH = 40_000  # bytes that a page's pictures may have, compressed, beside the sheet of symbols

every_told_game = pytest.mark.parametrize("game", TOLD)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def sights(game: str) -> list[tuple[str, Sight]]:
    return [(chapter.id, sight) for chapter in how.told(game).chapters for sight in chapter.pictures]


def test_every_game_is_told() -> None:
    """A game may come without; those that are there have it."""
    assert registry.names() == TOLD


@every_told_game
def test_positions_are_real(game: str) -> None:
    """Each can be read (so pieces and agenda were checked, and it was played on a little), is what it says, and is shown somewhere."""
    positions = how.told(game).positions
    rules = registry.game(game)
    for name, text in positions.items():
        assert rules.position(rules.from_position(text)) == text, name
    assert {sight.position for _, sight in sights(game)} == set(positions)


@every_told_game
def test_pictures_show_and_outline_what_is_there(game: str) -> None:
    for chapter, sight in sights(game):
        scene = how.scene_of(game, sight, "en")
        keys = {piece.key for piece in scene.pieces}
        assert [key for key in (*sight.shows, *sight.points) if key not in keys] == [], (chapter, sight.position)
        left, top, right, bottom = cut_out(scene, sight.shows)
        for piece in scene.pieces:
            if piece.key in sight.points:
                assert left <= piece.x + piece.w / 2 <= right, (chapter, piece.key)
                assert top <= piece.y + piece.h / 2 <= bottom, (chapter, piece.key)


@every_told_game
@every_language
def test_every_chapter_has_its_words(game: str, language: str) -> None:
    """And nothing is said for a chapter or a picture that is not there; numbers in a caption are those in its picture."""
    words = game_words(language, game)
    wanted: list[str] = []
    for chapter in how.told(game).chapters:
        wanted += [f"how-{chapter.id}", f"how-{chapter.id}-text"]
        for number, sight in enumerate(chapter.pictures):
            wanted.append(f"how-{chapter.id}-picture" if number == 0 else f"how-{chapter.id}-picture-{number + 1}")
            numbers = {int(found) for group in re.findall(r"\((\d(?:, \d)*)\)", words.say(wanted[-1])) for found in group.split(", ")}
            assert numbers <= (set(range(1, len(sight.points) + 1)) if len(sight.points) > 1 else set()), wanted[-1]
        assert all(chapter.paragraphs(words))
    assert wanted == [name for name in messages(language, package_of(game)) if name.startswith("how-")]


@every_told_game
def test_every_chapter_names_its_rules(game: str) -> None:
    entries = rulebook(game, "en").entries
    for chapter in how.told(game).chapters:
        assert chapter.rules
        assert [rule for rule in chapter.rules if rule not in entries] == [], chapter.id
    assert len({chapter.id for chapter in how.told(game).chapters}) == len(how.told(game).chapters)


@every_told_game
def test_a_page_of_pictures_is_light(game: str) -> None:
    drawn = "".join(picture["svg"] for chapter in how_told(game, "en") for picture in chapter["pictures"])
    assert len(gzip.compress(drawn.encode())) < ENOUGH
