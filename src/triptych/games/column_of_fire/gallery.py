"""The cards, tiles and spaces of A Column of Fire as they are drawn, for whoever looks them through."""

from __future__ import annotations

from typing import Any

from triptych.core.gallery import Shown
from triptych.core.game import Game
from triptych.core.scene import Part, Piece
from triptych.core.words import Wording
from triptych.games.column_of_fire import symbols
from triptych.games.column_of_fire.before import BEFORE
from triptych.games.column_of_fire.content import COUNTRY_WORDS, DIE_WORDS, GOOD_WORDS, PERSONS, RELIGION_WORDS, STONE_WORDS, country_of
from triptych.games.column_of_fire.emblems import icon_parts
from triptych.games.column_of_fire.offers import thing_id
from triptych.games.column_of_fire.printed import Printed
from triptych.games.column_of_fire.wording import FireWording

CARD, TEXT = BEFORE["wide"].card, BEFORE["wide"].text
HIGH = CARD * 7 / 5


def gallery(game: Game[Any], wording: Wording) -> dict[str, Shown]:
    content = game.new(game.player_counts[0]).content
    assert isinstance(wording, FireWording)
    print_ = Printed.read_by(wording, content, "tall")
    found = {content.card_id[card]: _card(print_, card) for card in range(len(content.card_id))}
    found |= {f"loch-leven-{card + 1}": _loch_leven(print_, card) for card in range(len(content.loch_religion))}
    found |= {f"tile-{thing_id(key)}": _tile(print_, kind) for kind, key in enumerate(content.tile_keys)}
    found |= {f"space-{space}": _space(print_, space) for space in range(len(content.colour))}
    return found


def _card(print_: Printed, card: int) -> Shown:
    content = print_.content
    country = COUNTRY_WORDS[country_of(card)]
    parts = print_.card_parts(card, CARD, TEXT)
    if card < PERSONS:
        piece = Piece(f"person-{content.card_id[card]}", f"card-{country}", 0, 0, CARD, HIGH, parts=parts)
        return Shown((piece,), (("kind", "person"), ("country", country), ("stone", STONE_WORDS[content.stone[card]])))
    piece = Piece(f"event-{content.card_id[card]}", f"event-{country}", 0, 0, CARD, HIGH, look="event", parts=parts)
    return Shown((piece,), (("kind", "event"), ("country", country)))


def _loch_leven(print_: Printed, card: int) -> Shown:
    """The castle, and what the card gives: a religion and a good."""
    content = print_.content
    religion, good = RELIGION_WORDS[content.loch_religion[card]], GOOD_WORDS[content.loch_good[card]]
    castle = Piece(f"loch-{card + 1}", "loch-0", 0, 0, 120, 130, parts=(Part("emblem-loch-leven", 9, 8, 102, 102),))
    stone = Piece(f"loch-{card + 1}-religion", f"stone-{religion}", 128, 6, 56, 56)
    given = Piece(f"loch-{card + 1}-good", f"icon-good-{good}", 128, 68, 56, 56)
    return Shown((castle, stone, given), (("kind", "loch-leven"),))


def _tile(print_: Printed, kind: int) -> Shown:
    action = symbols.of_tile(print_.content, kind)
    parts = tuple(icon_parts(action, 19, 19, 52, TEXT))
    return Shown((Piece(f"tile-{kind}", "tile", 0, 0, 90, 92, parts=parts),), (("kind", "tile"),))


def _space(print_: Printed, space: int) -> Shown:
    return Shown((print_.petals[space],), (("kind", "space"), ("die", DIE_WORDS[print_.content.colour[space]])))
