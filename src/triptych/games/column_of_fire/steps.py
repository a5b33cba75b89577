"""All steps of the game, each with its number in agenda.py."""

from __future__ import annotations

from typing import Final

from triptych.core.steps import Step
from triptych.core.tables import in_order
from triptych.games.column_of_fire import agenda
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.phases.actions import ChooseReligion, DrawTile, FaithRoll, Use
from triptych.games.column_of_fire.phases.conflicts import Conflicts
from triptych.games.column_of_fire.phases.events import Event, Imprison, LoseGood, LowerDie, Offer, Ward
from triptych.games.column_of_fire.phases.first_half import FirstHalf
from triptych.games.column_of_fire.phases.second_half import (
    ChoosePerson,
    LayCard,
    NextCard,
    PlaceHouse,
    Roll,
    SecondHalf,
    Stone,
)
from triptych.games.column_of_fire.phases.stacks import TurnUp
from triptych.games.column_of_fire.phases.track import BeforeTrack, NeutralStone, Track
from triptych.games.column_of_fire.phases.year import End, Order, Window
from triptych.games.column_of_fire.setup import Begin, Deal, SetupFaith, SetupStack

STEPS: Final[list[Step[FireState]]] = list(
    in_order(
        (agenda.END, End()),
        (agenda.BEGIN, Begin()),
        (agenda.DEAL, Deal()),
        (agenda.SETUP_FAITH, SetupFaith()),
        (agenda.SETUP_STACK, SetupStack()),
        (agenda.ORDER, Order()),
        (agenda.FIRST_HALF, FirstHalf()),
        (agenda.SECOND_HALF, SecondHalf()),
        (agenda.WINDOW, Window()),
        (agenda.USE, Use()),
        (agenda.FAITH_ROLL, FaithRoll()),
        (agenda.CHOOSE_RELIGION, ChooseReligion()),
        (agenda.DRAW_TILE, DrawTile()),
        (agenda.ROLL, Roll()),
        (agenda.CHOOSE_PERSON, ChoosePerson()),
        (agenda.STONE, Stone()),
        (agenda.PLACE_HOUSE, PlaceHouse()),
        (agenda.LAY_CARD, LayCard()),
        (agenda.TURN_UP, TurnUp()),
        (agenda.TRACK, Track()),
        (agenda.NEUTRAL, NeutralStone()),
        (agenda.CONFLICTS, Conflicts()),
        (agenda.EVENT, Event()),
        (agenda.WARD, Ward()),
        (agenda.OFFER, Offer()),
        (agenda.IMPRISON, Imprison()),
        (agenda.LOSE_GOOD, LoseGood()),
        (agenda.LOWER_DIE, LowerDie()),
        (agenda.NEXT_CARD, NextCard()),
        (agenda.BEFORE_TRACK, BeforeTrack()),
    )
)
