"""Games are found by their folders, content by its hash."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import triptych.games
from triptych.core import registry
from triptych.core.errors import ContentError, TriptychError, UnknownName


def test_every_folder_with_a_game_is_one() -> None:
    folders = [path.parent.name for path in Path(triptych.games.__path__[0]).glob("*/RULES.md")]
    assert registry.names() == sorted(name.replace("_", "-") for name in folders)


@pytest.mark.parametrize("name", registry.names())
def test_a_game_by_name(name: str) -> None:
    game = registry.game(name)
    assert game.name == name
    assert game is registry.game(name), "made once"
    assert game.content_hash == hashlib.sha256(game.content_text.encode()).hexdigest()
    assert game.content_text == registry.shipped_content(name)
    assert registry.shipped_content(name, game.content_hash) == game.content_text
    assert registry.game(name, game.content_hash).content_hash == game.content_hash


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(UnknownName, match="there is no game 'chess'; there are column-of-fire"):
        registry.game("chess")


@pytest.mark.parametrize("content", ["0" * 64, "../../content", "zz", "A" * 64])
@pytest.mark.parametrize("name", registry.names())
def test_content_that_was_never_shipped(name: str, content: str) -> None:
    with pytest.raises(UnknownName, match="was never shipped with content"):
        registry.game(name, content)


@pytest.mark.parametrize("name", registry.names())
def test_content_of_ones_own(name: str) -> None:
    text = registry.game(name).content_text + "\n# mine\n"
    mine = registry.game(name, "", text)
    assert mine.content_text == text
    assert mine.content_hash == hashlib.sha256(text.encode()).hexdigest()
    assert registry.game(name, mine.content_hash, text).content_hash == mine.content_hash


@pytest.mark.parametrize("name", registry.names())
def test_content_of_ones_own_with_another_hash(name: str) -> None:
    shipped = registry.game(name)
    with pytest.raises(TriptychError, match=f"the header says {shipped.content_hash}"):
        registry.game(name, shipped.content_hash, shipped.content_text + "\n")


@pytest.mark.parametrize("name", registry.names())
def test_content_of_ones_own_that_is_wrong(name: str) -> None:
    with pytest.raises(ContentError):
        registry.game(name, "", "nothing = 1\n")
