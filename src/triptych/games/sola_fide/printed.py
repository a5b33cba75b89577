"""What does not change during a game, for one reader: sentences once said, cards once set."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from triptych.core.letters import written
from triptych.core.scene import Part, Piece
from triptych.games.sola_fide.cards import Face, Speaker, face, foreign_face, lying, upright
from triptych.games.sola_fide.content import RELIGIONS, Content, religion_of
from triptych.games.sola_fide.layout import Box, Shape, frame

BOLD: Final = {"name", "title", "figure"}
"""Looks that are set in bold letters."""


class Printed:
    """A content file and a reader's words."""

    def __init__(self, content: Content, speaker: Speaker) -> None:
        self.content = content
        self.speaker = speaker
        self._said: dict[tuple[object, ...], str] = {}
        self._faces: dict[int, Face] = {}
        self._foreign: dict[int, Face] = {}
        self._parts: dict[tuple[object, ...], tuple[Part, ...]] = {}

    def say(self, message: str, **args: int | str) -> str:
        """A sentence; said once and remembered, with the names of those it is about, because names can change."""
        names = self.speaker.seat_names[seat] if isinstance(seat := args.get("seat"), int) else ""
        key = (message, names, *args.values())
        found = self._said.get(key)
        if found is None:
            found = self._said[key] = self.speaker.say(message, args)
        return found

    def listed(self, names: list[str]) -> str:
        """Names one after the other."""
        text = ""
        for name in names:
            text = self.say("list-more", first=text, next=name) if text else name
        return text

    def face(self, card: int) -> Face:
        found = self._faces.get(card)
        if found is None:
            found = self._faces[card] = face(self.content, self.speaker, card)
        return found

    def foreign_face(self, card: int) -> Face:
        found = self._foreign.get(card)
        if found is None:
            found = self._foreign[card] = foreign_face(self.content, self.speaker, card)
        return found

    def card(self, key: str, card: int, box: Box, shape: Shape, message: str = "see-card", look: str = "", **more: int) -> Piece:
        """A card of a side, upright or lying as its box is."""
        title = self.say(message, card=card, effects=self.face(card).text, **more)
        parts = self.set_card(("card", card), self.face(card), box, shape)
        return piece(key, frame("card", *box[2:]), box, title, f"{RELIGIONS[religion_of(card)]} {look}".strip(), parts)

    def foreign(self, key: str, card: int, box: Box, shape: Shape) -> Piece:
        """A card of Foreign Influence."""
        shown = self.foreign_face(card)
        title = self.say("see-influence", foreign=card, effects=shown.text)
        return piece(key, frame("card", *box[2:]), box, title, "", self.set_card(("foreign", card), shown, box, shape))

    def set_card(self, which: tuple[object, ...], shown: Face, box: Box, shape: Shape) -> tuple[Part, ...]:
        _, _, w, h = box
        key = (*which, w, h, shape.name)
        found = self._parts.get(key)
        if found is None:
            setting = upright if h > w else lying
            found = self._parts[key] = setting(shown, w, h, shape.text, shape.icon)
        return found


@lru_cache(maxsize=64)
def printed(content: Content, speaker: Speaker) -> Printed:
    return Printed(content, speaker)


def piece(
    key: str,
    symbol: str,
    box: Box,
    title: str,
    look: str = "",
    parts: tuple[Part, ...] | list[Part] = (),
    turn: float = 0,
) -> Piece:
    x, y, w, h = box
    return Piece(key, symbol, round(x, 1), round(y, 1), round(w, 1), round(h, 1), title, look, turn=turn, parts=tuple(parts))


def drawn(symbol: str, x: float, y: float, w: float, h: float, look: str = "") -> Part:
    return Part(symbol, round(x, 1), round(y, 1), round(w, 1), round(h, 1), look)


def label(text: str, x: float, y: float, w: float, h: float, size: float, look: str = "", least: float = 0) -> Part:
    """Text in the middle of a box; bold letters run a little wider."""
    side = w * 0.04 if BOLD & set(look.split()) else 0
    return written(text, round(x + side, 1), round(y, 1), round(w - 2 * side, 1), round(h, 1), size, look, least)


def number(value: int | str, x: float, y: float, size: float, look: str = "figure") -> Part:
    """A number after an icon, from x on, with its middle at y."""
    text = str(value)
    wide = len(text) * size * 0.62
    return Part("", round(x, 1), round(y - size / 2, 1), round(wide, 1), size, look, text, size)
