"""All steps of the game, in the order of agenda.py."""

from __future__ import annotations

from typing import Final

from triptych.core.steps import Step
from triptych.games.sola_fide.model import FaithState
from triptych.games.sola_fide.phases.effects import (
    ChooseList,
    Convert,
    Cost,
    Dispute,
    Extra,
    List,
    Move,
    PerDiscard,
    Remove,
    Take,
    Use,
)
from triptych.games.sola_fide.phases.hands import Discard, DiscardDrawn, Draw, DrawOne, Keep, Lose, Recover
from triptych.games.sola_fide.phases.turn import (
    Bonuses,
    Card,
    ChooseDeck,
    End,
    EndTurn,
    Foreign,
    HandLimit,
    Military,
    Turn,
)
from triptych.games.sola_fide.setup import (
    ChooseSide,
    Deal,
    Decks,
    Draft,
    FirstHands,
    SideLot,
    SideRoll,
    StartRoll,
)

STEPS: Final[list[Step[FaithState]]] = [
    End(),
    SideRoll(),
    ChooseSide(),
    SideLot(),
    Decks(),
    Deal(),
    Draft(),
    FirstHands(),
    StartRoll(),
    Turn(),
    Card(),
    HandLimit(),
    EndTurn(),
    ChooseList(),
    List(),
    Convert(),
    Extra(),
    Move(),
    Dispute(),
    Remove(),
    Cost(),
    PerDiscard(),
    Use(),
    Draw(),
    DrawOne(),
    Discard(),
    Lose(),
    Keep(),
    DiscardDrawn(),
    Recover(),
    Military(),
    Bonuses(),
    ChooseDeck(),
    Foreign(),
    Take(),
]
