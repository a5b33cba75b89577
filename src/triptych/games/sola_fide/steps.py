"""All steps of the game, each with its number in agenda.py."""

from __future__ import annotations

from typing import Final

from triptych.core.steps import Step
from triptych.core.tables import in_order
from triptych.games.sola_fide import agenda
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

STEPS: Final[list[Step[FaithState]]] = list(
    in_order(
        (agenda.END, End()),
        (agenda.SIDE_ROLL, SideRoll()),
        (agenda.CHOOSE_SIDE, ChooseSide()),
        (agenda.SIDE_LOT, SideLot()),
        (agenda.DECKS, Decks()),
        (agenda.DEAL, Deal()),
        (agenda.DRAFT, Draft()),
        (agenda.FIRST_HANDS, FirstHands()),
        (agenda.START_ROLL, StartRoll()),
        (agenda.TURN, Turn()),
        (agenda.CARD, Card()),
        (agenda.HAND_LIMIT, HandLimit()),
        (agenda.END_TURN, EndTurn()),
        (agenda.CHOOSE_LIST, ChooseList()),
        (agenda.LIST, List()),
        (agenda.CONVERT, Convert()),
        (agenda.EXTRA, Extra()),
        (agenda.MOVE, Move()),
        (agenda.DISPUTE, Dispute()),
        (agenda.REMOVE, Remove()),
        (agenda.COST, Cost()),
        (agenda.PER_DISCARD, PerDiscard()),
        (agenda.USE, Use()),
        (agenda.DRAW, Draw()),
        (agenda.DRAW_ONE, DrawOne()),
        (agenda.DISCARD, Discard()),
        (agenda.LOSE, Lose()),
        (agenda.KEEP, Keep()),
        (agenda.DISCARD_DRAWN, DiscardDrawn()),
        (agenda.RECOVER, Recover()),
        (agenda.MILITARY, Military()),
        (agenda.BONUSES, Bonuses()),
        (agenda.CHOOSE_DECK, ChooseDeck()),
        (agenda.FOREIGN, Foreign()),
        (agenda.TAKE, Take()),
    )
)
