"""The cards as they are drawn: each game shows everything that it lists, with symbols of its sheet, and names what one can look for."""

from __future__ import annotations

import pytest

from tests.languages import messages, package_of
from triptych.core import registry, sheets
from triptych.core.gallery import Shown, gallery
from triptych.core.words import LANGUAGES
from triptych.server.drawings import cards_shown

every_game = pytest.mark.parametrize("game", registry.names())


def shown(game: str) -> dict[str, Shown]:
    return gallery(game, registry.game(game).wording("en", ["Ann", "Ben", "Cas", "Dot"]))


@every_game
def test_everything_is_drawn(game: str) -> None:
    ids = [card[0] for card in registry.game(game).wording("en", ["Ann", "Ben", "Cas", "Dot"]).cards()]
    assert sorted(shown(game)) == sorted(ids)
    symbols = sheets.read(package_of(game)).symbols
    for id_, one in shown(game).items():
        assert one.pieces, id_
        drawn = [piece.symbol for piece in one.pieces] + [part.symbol for piece in one.pieces for part in piece.parts]
        assert [symbol for symbol in drawn if symbol and symbol not in symbols] == [], id_


@every_game
def test_every_filter_has_its_words(game: str) -> None:
    """In every language the same; and nothing can be chosen that is not there."""
    tags = {tag for one in shown(game).values() for tag in one.tags}
    wanted = {f"cards-{name}" for name, _ in tags} | {f"cards-{name}-{value}" for name, value in tags}
    for language in LANGUAGES:
        assert {name for name in messages(language, package_of(game)) if name.startswith("cards-")} == wanted
    filters = cards_shown(game, "en").filters
    assert {offer["value"] for one in filters for offer in one["offers"]} == {f"{name}={value}" for name, value in tags}
    assert all(sum(name == "kind" for name, _ in one.tags) == 1 for one in shown(game).values())
