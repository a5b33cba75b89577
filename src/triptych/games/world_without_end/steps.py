"""All steps of the game, each with its number in agenda.py."""

from __future__ import annotations

from typing import Final

from triptych.core.steps import Step
from triptych.core.tables import in_order
from triptych.games.world_without_end import agenda
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.actions import (
    Actions,
    AfterUse,
    Discard,
    Exchanges,
    LoseCard,
    Play,
    Treating,
    Turn,
    Use,
)
from triptych.games.world_without_end.phases.chapter import Atone, Begin, ChapterEnd, End, Penalties, Tax
from triptych.games.world_without_end.phases.events import Each, Effects, Exchange, HouseBack, Idle, Lose, Show
from triptych.games.world_without_end.phases.grants import Cure, Grants
from triptych.games.world_without_end.phases.projects import Donors, Fill
from triptych.games.world_without_end.phases.round import Lay, Plague, Round, TurnUp

STEPS: Final[list[Step[TownState]]] = list(
    in_order(
        (agenda.END, End()),
        (agenda.BEGIN, Begin()),
        (agenda.ROUND, Round()),
        (agenda.CHAPTER_END, ChapterEnd()),
        (agenda.TURN_UP, TurnUp()),
        (agenda.PLAGUE, Plague()),
        (agenda.LAY, Lay()),
        (agenda.ACTIONS, Actions()),
        (agenda.TURN, Turn()),
        (agenda.EXCHANGES, Exchanges()),
        (agenda.PLAY, Play()),
        (agenda.USE, Use()),
        (agenda.AFTER_USE, AfterUse()),
        (agenda.TREATING, Treating()),
        (agenda.DISCARD, Discard()),
        (agenda.LOSE_CARD, LoseCard()),
        (agenda.EFFECTS, Effects()),
        (agenda.EACH, Each()),
        (agenda.EXCHANGE, Exchange()),
        (agenda.LOSE, Lose()),
        (agenda.SHOW, Show()),
        (agenda.HOUSE_BACK, HouseBack()),
        (agenda.IDLE, Idle()),
        (agenda.GRANTS, Grants()),
        (agenda.CURE, Cure()),
        (agenda.FILL, Fill()),
        (agenda.DONORS, Donors()),
        (agenda.PENALTIES, Penalties()),
        (agenda.TAX, Tax()),
        (agenda.ATONE, Atone()),
    )
)
