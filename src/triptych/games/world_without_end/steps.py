"""All steps of the game, in the order of agenda.py."""

from __future__ import annotations

from typing import Final

from triptych.core.steps import Step
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

STEPS: Final[list[Step[TownState]]] = [
    End(),
    Begin(),
    Round(),
    ChapterEnd(),
    TurnUp(),
    Plague(),
    Lay(),
    Actions(),
    Turn(),
    Exchanges(),
    Play(),
    Use(),
    AfterUse(),
    Treating(),
    Discard(),
    LoseCard(),
    Effects(),
    Each(),
    Exchange(),
    Lose(),
    Show(),
    HouseBack(),
    Idle(),
    Grants(),
    Cure(),
    Fill(),
    Donors(),
    Penalties(),
    Tax(),
    Atone(),
]
