"""A Column of Fire, put together."""

from __future__ import annotations

from triptych.core.chance import SeededChance
from triptych.core.fitted import Measures
from triptych.core.game import Game, Reason, Standing
from triptych.core.heuristics import Heuristics
from triptych.core.scene import Scene
from triptych.core.words import Wording
from triptych.core.words import load as load_words
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.check import problems
from triptych.games.column_of_fire.content import Content
from triptych.games.column_of_fire.happenings import EVENTS, VP_SOURCES
from triptych.games.column_of_fire.heuristics import FireHeuristics1
from triptych.games.column_of_fire.loading import load
from triptych.games.column_of_fire.measures import FireMeasures
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.moves import PASS, RANSOM, lot_table, move_table
from triptych.games.column_of_fire.offers import cost, moves_at, targets
from triptych.games.column_of_fire.reasons import why_not
from triptych.games.column_of_fire.scene import picture, scenes
from triptych.games.column_of_fire.scoring import winners
from triptych.games.column_of_fire.setup import empty_table
from triptych.games.column_of_fire.standing import STANDING, standing_answer
from triptych.games.column_of_fire.steps import STEPS
from triptych.games.column_of_fire.view import fill
from triptych.games.column_of_fire.wording import FireWording

NAME = "column-of-fire"
RULES_VERSION = 2
OLDEST_RULES = 2  # nothing was released before


class ColumnOfFire(Game[FireState]):
    """The rules with one content file."""

    def __init__(self, content: Content, options: dict[str, str]) -> None:
        ids = tuple(content.card_id)
        super().__init__(
            NAME,
            RULES_VERSION,
            (2, 3, 4),
            STEPS,
            m.layout_of(ids),
            move_table(ids),
            lot_table(ids, tuple(content.tile_keys)),
            EVENTS,
            VP_SOURCES,
            content.hash,
            content.text,
            options=options,
        )
        self.content = content
        self.oldest_rules = OLDEST_RULES

    def table(self, players: int) -> FireState:
        return empty_table(self.content, players)

    def from_cells(self, cells: list[int]) -> FireState:
        return FireState(self.content, cells)

    def players(self, s: FireState) -> int:
        return s.cells[m.PLAYERS]

    def points(self, s: FireState) -> list[int]:
        return s.cells[m.VP : m.VP + s.cells[m.PLAYERS]]

    def winners(self, s: FireState) -> list[int]:
        return winners(s)

    def fill(self, view: FireState, seat: int, chance: SeededChance) -> None:
        fill(view, seat, chance)

    def problems(self, s: FireState) -> list[str]:
        return problems(s)

    def measures(self) -> Measures:
        return FireMeasures()

    def frozen_heuristics(self) -> Heuristics:
        return FireHeuristics1()

    def why_not_here(self, s: FireState, seat: int, move: int) -> Reason:
        return why_not(s, seat, move)

    def cost(self, s: FireState, move: int) -> int:
        return cost(s, move)

    def targets(self, s: FireState, move: int) -> list[str]:
        return targets(s, move)

    def wording(self, language: str, seat_names: list[str]) -> Wording:
        return FireWording(load_words(language, "triptych.games.column_of_fire"), seat_names, self.content)

    def scenes(self, view: FireState, seat: int, wording: Wording, shape: str) -> dict[str, Scene]:
        assert isinstance(wording, FireWording)
        return scenes(view, seat, wording, shape)

    def picture(self, view: FireState, seat: int, wording: Wording, shape: str = "wide", theme: str = "light") -> str:
        assert isinstance(wording, FireWording)
        return picture(view, seat, wording, shape, theme)

    def moves_at(self, s: FireState, thing: str) -> list[int]:
        return moves_at(s, thing)

    def aside(self, move: int) -> bool:
        return move >= RANSOM

    def clock(self, s: FireState) -> int:
        return s.cells[m.YEAR]

    def turn(self, s: FireState) -> int:
        return (s.cells[m.YEAR] * m.HALVES + s.cells[m.HALF]) * m.SEATS + s.cells[m.TURN]

    def standing(self) -> list[Standing]:
        return STANDING

    def standing_answer(self, s: FireState, seat: int, answers: dict[str, str]) -> int:
        return standing_answer(s, self.step(s).name, answers)

    def spends(self, before: FireState, move: int, after: FireState) -> bool:
        """A window that was passed or has closed."""
        return self.step(before).name == "window" and (move == PASS or self.step(after).name != "window")


def make(content_text: str, options: dict[str, str]) -> ColumnOfFire:
    """The game with this content file; it has no options."""
    return ColumnOfFire(load(content_text, "content.toml"), options)
