"""World Without End, put together."""

from __future__ import annotations

from typing import Any, Final

from triptych.core.chance import SeededChance
from triptych.core.fitted import Measures
from triptych.core.game import Game, Option, Reason, Standing
from triptych.core.heuristics import Heuristics
from triptych.core.scene import Scene
from triptych.core.words import Wording
from triptych.core.words import load as load_words
from triptych.games.world_without_end import content, moves
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.check import problems
from triptych.games.world_without_end.content import Content, load
from triptych.games.world_without_end.happenings import EVENTS, VP_SOURCES
from triptych.games.world_without_end.heuristics import TownHeuristics1
from triptych.games.world_without_end.measures import TownMeasures
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.moves import lot_table, move_table
from triptych.games.world_without_end.offers import idle, moves_at, targets
from triptych.games.world_without_end.reasons import why_not
from triptych.games.world_without_end.scene import picture, scenes
from triptych.games.world_without_end.scoring import points, winners
from triptych.games.world_without_end.setup import empty_table
from triptych.games.world_without_end.standing import STANDING, standing_answer
from triptych.games.world_without_end.steps import STEPS
from triptych.games.world_without_end.view import fill
from triptych.games.world_without_end.wording import TownWording

NAME = "world-without-end"
RULES_VERSION = 2
OLDEST_RULES = 2  # nothing was released before

TURNS: Final = 8  # room for those of a round, and for what comes before them

OPTIONS: Final = (
    Option("first-game", ("no", "yes")),
    Option("screens", ("closed", "open")),
)


class WorldWithoutEnd(Game[TownState]):
    """The rules with one content file and the options of a table."""

    def __init__(self, box: Content, options: dict[str, str]) -> None:
        projects, events = tuple(box.project_id), tuple(box.event_id)
        super().__init__(
            NAME,
            RULES_VERSION,
            (2, 3, 4),
            STEPS,
            m.layout_of(events),
            move_table(projects, events),
            lot_table(events),
            EVENTS,
            VP_SOURCES,
            box.hash,
            box.text,
            OPTIONS,
            options,
        )
        self.content = box
        self.oldest_rules = OLDEST_RULES
        self.screens = self.options["screens"] == "closed"
        """[WE-2.7] Is what others hold drawn behind their screens?"""

    def table(self, players: int) -> TownState:
        return empty_table(self.content, players, self.options["first-game"] == "yes")

    def from_cells(self, cells: list[int]) -> TownState:
        return TownState(self.content, cells)

    def players(self, s: TownState) -> int:
        return s.cells[m.PLAYERS]

    def points(self, s: TownState) -> list[Any]:
        return points(s)

    def winners(self, s: TownState) -> list[int]:
        return winners(s)

    def fill(self, view: TownState, seat: int, chance: SeededChance) -> None:
        fill(view, seat, chance)

    def problems(self, s: TownState) -> list[str]:
        return problems(s)

    def measures(self) -> Measures:
        return TownMeasures()

    def frozen_heuristics(self) -> Heuristics:
        return TownHeuristics1()

    def why_not_here(self, s: TownState, seat: int, move: int) -> Reason:
        return why_not(s, seat, move)

    def targets(self, s: TownState, move: int) -> list[str]:
        return targets(s, move)

    def moves_at(self, s: TownState, thing: str) -> list[int]:
        return moves_at(s, thing)

    def idle(self, view: TownState, move: int) -> bool:
        return idle(view, move)

    def wording(self, language: str, seat_names: list[str]) -> Wording:
        return TownWording(load_words(language, "triptych.games.world_without_end"), seat_names, self.content, self.screens)

    def standing(self) -> list[Standing]:
        return STANDING

    def standing_answer(self, s: TownState, seat: int, answers: dict[str, str]) -> int:
        return standing_answer(s, self.step(s).name, answers)

    def scenes(self, view: TownState, seat: int, wording: Wording, shape: str) -> dict[str, Scene]:
        assert isinstance(wording, TownWording)
        return scenes(view, seat, wording, shape, self.screens)

    def picture(self, view: TownState, seat: int, wording: Wording, shape: str = "wide", theme: str = "light") -> str:
        assert isinstance(wording, TownWording)
        return picture(view, seat, wording, shape, theme, self.screens)

    def preview(self, view: TownState, move: int) -> TownState:
        """[WE-3.2] The council card, as it would lie."""
        tried = view.clone()
        tried.cells[m.LAID] = move - moves.LAY
        return tried

    def clock(self, s: TownState) -> int:
        """The round that is being played, counted through all chapters; 0 before the first."""
        c = s.cells
        return max(0, c[m.CHAPTER] - 1) * content.ROUNDS + c[m.ROUND]

    def turn(self, s: TownState) -> int:
        """[WE-3.5] In the action phase everybody has a turn of his own."""
        return self.clock(s) * TURNS + s.cells[m.TURN] + 1


def make(content_text: str, options: dict[str, str]) -> WorldWithoutEnd:
    """The game with this content file and these options."""
    return WorldWithoutEnd(load(content_text, "content.toml"), options)
