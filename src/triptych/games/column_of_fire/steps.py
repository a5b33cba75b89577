"""All steps of the game, in the order of agenda.py."""

from __future__ import annotations

from typing import Final

from triptych.core.steps import Step
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

STEPS: Final[list[Step[FireState]]] = [
    End(),
    Begin(),
    Deal(),
    SetupFaith(),
    SetupStack(),
    Order(),
    FirstHalf(),
    SecondHalf(),
    Window(),
    Use(),
    FaithRoll(),
    ChooseReligion(),
    DrawTile(),
    Roll(),
    ChoosePerson(),
    Stone(),
    PlaceHouse(),
    LayCard(),
    TurnUp(),
    Track(),
    NeutralStone(),
    Conflicts(),
    Event(),
    Ward(),
    Offer(),
    Imprison(),
    LoseGood(),
    LowerDie(),
    NextCard(),
    BeforeTrack(),
]
