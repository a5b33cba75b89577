"""What does not change during a game of World Without End, in one language and one shape; and how its texts and numbers are set."""

from __future__ import annotations

from typing import Final, Protocol

from triptych.core import printed
from triptych.core.letters import cut, in_lines, text_width, written
from triptych.core.scene import Part
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.content import Content
from triptych.games.world_without_end.layout import Places, places
from triptych.games.world_without_end.model import TownState

TIGHTEST: Final = 0.73  # how far letters may be squeezed


class Speaker(printed.Speaker, Protocol):
    """What pictures need of a wording."""

    def listed(self, names: list[str], last: str = "list-end") -> str: ...
    def action_name(self, card: int) -> str: ...
    def action_text(self, card: int) -> str: ...
    def event_name(self, event: int) -> str: ...
    def event_text(self, event: int) -> str: ...
    def corner(self, corner: int) -> str: ...
    def favour_name(self, favour: int) -> str: ...
    def favour_gets(self, favour: int) -> str: ...
    def project_name(self, project: int) -> str: ...
    def project_text(self, project: int) -> str: ...
    def place_name(self, place: int) -> str: ...
    def penalty_name(self, penalty: int) -> str: ...
    def thing_name(self, thing: int) -> str: ...
    def bundle_text(self, bundle: list[int]) -> str: ...
    def amount_text(self, thing: int, number: int) -> str: ...


class Printed(printed.Printed[Content, Speaker]):
    """A content file in a reader's words, with the places where everything lies."""

    def __init__(self, content: Content, speaker: Speaker, shape: str) -> None:
        super().__init__(content, speaker, shape)
        self.at: Places = places(shape)


def label(text: str, x: float, y: float, w: float, h: float, size: float, look: str = "") -> Part:
    """Text in the middle of a box, squeezed if it is too wide, and cut if that is not enough."""
    text = cut(text, w / size / TIGHTEST)
    return written(text, round(x, 1), round(y, 1), round(w, 1), round(h, 1), size, look)


def lines(text: str, x: float, y: float, w: float, h: float, size: float, most: int, look: str = "name") -> list[Part]:
    """A name in several lines, in the middle of a box."""
    found = in_lines(text, w / size, most)
    step = min(size * 1.14, h / len(found))
    top = y + (h - step * len(found)) / 2
    return [label(line, x, top + step * i, w, step, size, look) for i, line in enumerate(found)]


def points_of(view: TownState, seat: int) -> int | str:
    """[WE-10.1] Points as they are written everywhere: whole ones a number, with a half 12½."""
    whole, half = view.cells[m.VP + seat], view.cells[m.HALF + seat]
    return f"{whole or ''}½" if half else whole


def number(value: int, x: float, y: float, w: float, h: float, size: float, look: str = "figure") -> Part:
    """A number in the middle of a box; one with many digits is smaller if it must be."""
    text = str(value)
    return Part("", round(x, 1), round(y, 1), round(w, 1), round(h, 1), look, text, size, round(w, 1) if text_width(text) * size > w else 0)
