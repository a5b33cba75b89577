"""What does not change during a game of Sola Fide, in one language and one shape: its cards once set; and how texts and numbers are set."""

from __future__ import annotations

from typing import Final

from triptych.core import printed
from triptych.core.letters import text_width, written
from triptych.core.printed import piece
from triptych.core.scene import Part, Piece
from triptych.games.sola_fide.cards import Face, Speaker, face, foreign_face, lying, upright
from triptych.games.sola_fide.content import RELIGIONS, Content, religion_of
from triptych.games.sola_fide.layout import Box, Letters, frame

BOLD: Final = {"name", "title", "figure"}
"""Looks that are set in bold letters."""


class Printed(printed.Printed[Content, Speaker]):
    """A content file in a reader's words, with its cards."""

    def listed(self, names: list[str]) -> str:
        """Names one after the other."""
        text = ""
        for name in names:
            text = self.say("list-more", first=text, next=name) if text else name
        return text

    def face(self, card: int) -> Face:
        return self.once(("face", card), lambda: face(self.content, self.speaker, card))

    def foreign_face(self, card: int) -> Face:
        return self.once(("foreign-face", card), lambda: foreign_face(self.content, self.speaker, card))

    def card(
        self, key: str, card: int, box: Box, letters: Letters | list[Letters], message: str = "see-card", look: str = "", **more: int
    ) -> Piece:
        """A card of a side, upright or lying as its box is; with several sizes of letters in the one that suits it best."""
        title = self.say(message, card=card, effects=self.face(card).text, **more)
        sizes = [letters] if isinstance(letters, Letters) else letters
        parts = best([self.set_card(("card", card), self.face(card), box, one) for one in sizes])
        return piece(key, frame("card", *box[2:]), box, title, f"{RELIGIONS[religion_of(card)]} {look}".strip(), parts)

    def foreign(self, key: str, card: int, box: Box, letters: Letters) -> Piece:
        """A card of Foreign Influence."""
        shown = self.foreign_face(card)
        title = self.say("see-influence", foreign=card, effects=shown.text)
        return piece(key, frame("card", *box[2:]), box, title, "", self.set_card(("foreign", card), shown, box, letters))

    def set_card(self, which: tuple[object, ...], shown: Face, box: Box, letters: Letters) -> tuple[Part, ...]:
        _, _, w, h = box
        setting = lying if w > 1.3 * h else upright
        return self.once((*which, w, h, letters.text), lambda: setting(shown, w, h, letters.text, letters.icon))


LEAST_EMBLEM: Final = 1.5
"""How large the woodcut of a card must be at least for it to look well, in heights of its letters."""


def best(settings: list[tuple[Part, ...]]) -> tuple[Part, ...]:
    """Of a card set in several sizes, the largest first: the first in which it looks well, else the first on which everything stands."""
    whole = [parts for parts in settings if not any("…" in part.text or _squeezed(part) < TIGHTEST for part in parts)]
    return next((parts for parts in whole if _looks_well(parts)), whole[0] if whole else settings[-1])


TIGHTEST: Final = 0.74  # how far letters may be squeezed


def _squeezed(part: Part) -> float:
    return part.fit / (text_width(part.text) * part.size) if part.fit else 1.0


def _looks_well(parts: tuple[Part, ...]) -> bool:
    """Is no name parted or squeezed much, and can the woodcut be made out?"""
    if any(_squeezed(part) < 0.84 or (part.look in ("name", "long-name") and part.text.endswith("-")) for part in parts):
        return False
    size = max(part.size for part in parts)
    return max((part.h for part in parts if part.symbol.startswith("emblem-")), default=0.0) >= LEAST_EMBLEM * size


def label(text: str, x: float, y: float, w: float, h: float, size: float, look: str = "", least: float = 0) -> Part:
    """Text in the middle of a box; bold letters run a little wider."""
    side = w * 0.04 if BOLD & set(look.split()) else 0
    return written(text, round(x + side, 1), round(y, 1), round(w - 2 * side, 1), round(h, 1), size, look, least)


def number(value: int | str, x: float, y: float, size: float, look: str = "figure") -> Part:
    """A number after an icon, from x on, with its middle at y."""
    text = str(value)
    wide = len(text) * size * 0.62
    return Part("", round(x, 1), round(y - size / 2, 1), round(wide, 1), size, look, text, size)
