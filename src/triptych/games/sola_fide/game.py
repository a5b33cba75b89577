"""Sola Fide, put together."""

from __future__ import annotations

from typing import Final

from triptych.core.chance import SeededChance
from triptych.core.fields import Layout
from triptych.core.fitted import Measures
from triptych.core.game import Game, Option, Reason, Standing
from triptych.core.heuristics import Heuristics
from triptych.core.scene import Scene
from triptych.core.words import Wording
from triptych.core.words import load as load_words
from triptych.games.sola_fide.check import problems
from triptych.games.sola_fide.content import Content, load
from triptych.games.sola_fide.happenings import EVENTS, VP_SOURCES
from triptych.games.sola_fide.heuristics import FaithHeuristics1
from triptych.games.sola_fide.idle import idle
from triptych.games.sola_fide.measures import FaithMeasures
from triptych.games.sola_fide.model import EMPTY, LIMIT, TURN, TURNS, VP, FaithState, fields
from triptych.games.sola_fide.moves import lot_table, move_table
from triptych.games.sola_fide.offers import moves_at, targets
from triptych.games.sola_fide.reasons import why_not
from triptych.games.sola_fide.scene import picture, scenes
from triptych.games.sola_fide.scoring import winners
from triptych.games.sola_fide.setup import empty_table
from triptych.games.sola_fide.standing import STANDING, standing_answer
from triptych.games.sola_fide.steps import STEPS
from triptych.games.sola_fide.view import fill
from triptych.games.sola_fide.wording import FaithWording

NAME = "sola-fide"
RULES_VERSION = 2
OLDEST_RULES = 2  # nothing was released before
LONGEST = 5_000  # decisions in a game; with cards of somebody's own that do nothing it might have no end

OPTIONS: Final = (
    Option("sides", ("roll", "lot", "first-catholic", "first-protestant")),
    Option("decks", ("starter", "draft")),
    Option("limit", most=10_000),
)


class SolaFide(Game[FaithState]):
    """The rules with one content file and the options of a table."""

    def __init__(self, content: Content, options: dict[str, str]) -> None:
        circles, cards = tuple(content.circle_id), tuple(content.card_id)
        super().__init__(
            NAME,
            RULES_VERSION,
            (2,),
            STEPS,
            Layout(fields(circles, cards)),
            move_table(circles, cards),
            lot_table(cards, tuple(content.foreign_id)),
            EVENTS,
            VP_SOURCES,
            content.hash,
            content.text,
            OPTIONS,
            options,
        )
        self.content = content
        self.oldest_rules = OLDEST_RULES
        self.longest = LONGEST

    def table(self, players: int) -> FaithState:
        return empty_table(self.content, self.options)

    def from_cells(self, cells: list[int]) -> FaithState:
        return FaithState(self.content, cells)

    def players(self, s: FaithState) -> int:
        return 2

    def points(self, s: FaithState) -> list[int]:
        return s.cells[VP : VP + 2]

    def winners(self, s: FaithState) -> list[int]:
        return winners(s)

    def fill(self, view: FaithState, seat: int, chance: SeededChance) -> None:
        fill(view, seat, chance)

    def problems(self, s: FaithState) -> list[str]:
        return problems(s)

    def measures(self) -> Measures:
        return FaithMeasures()

    def frozen_heuristics(self) -> Heuristics:
        return FaithHeuristics1()

    def why_not_here(self, s: FaithState, seat: int, move: int) -> Reason:
        return why_not(s, seat, move)

    def targets(self, s: FaithState, move: int) -> list[str]:
        return targets(s, move)

    def moves_at(self, s: FaithState, thing: str) -> list[int]:
        return moves_at(s, thing)

    def idle(self, view: FaithState, move: int) -> bool:
        return idle(view, move)

    def wording(self, language: str, seat_names: list[str]) -> Wording:
        return FaithWording(load_words(language, "triptych.games.sola_fide"), seat_names, self.content)

    def scenes(self, view: FaithState, seat: int, wording: Wording, shape: str) -> dict[str, Scene]:
        assert isinstance(wording, FaithWording)
        return scenes(view, seat, wording, shape)

    def picture(self, view: FaithState, seat: int, wording: Wording, shape: str = "wide", theme: str = "light") -> str:
        assert isinstance(wording, FaithWording)
        return picture(view, seat, wording, shape, theme)

    def clock(self, s: FaithState) -> int:
        """The turn that is being played, 0 before the first; the last one of a limit is not followed by another."""
        c = s.cells
        if c[TURN] == EMPTY:
            return 0
        return min(c[TURNS] + 1, c[LIMIT]) if c[LIMIT] else c[TURNS] + 1

    def standing(self) -> list[Standing]:
        return STANDING

    def standing_answer(self, s: FaithState, seat: int, answers: dict[str, str]) -> int:
        return standing_answer(self.step(s).name, answers)


def make(content_text: str, options: dict[str, str]) -> SolaFide:
    """The game with this content file and these options."""
    return SolaFide(load(content_text, "content.toml"), options)
