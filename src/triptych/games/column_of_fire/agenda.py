"""The numbers of the steps, so that one phase can put another's step on the agenda. steps.py has the steps themselves."""

from __future__ import annotations

from typing import Final

from triptych.core.tables import in_order

END: Final = 0
# set-up
BEGIN: Final = 1
DEAL: Final = 2
SETUP_FAITH: Final = 3
SETUP_STACK: Final = 4
# the year
ORDER: Final = 5
FIRST_HALF: Final = 6  # a: stage
SECOND_HALF: Final = 7  # a: stage
WINDOW: Final = 8  # a: which of those below
# actions
USE: Final = 9  # a: person, or SPACE + space; b: inside another action
FAITH_ROLL: Final = 10
CHOOSE_RELIGION: Final = 11  # b: inside another action
DRAW_TILE: Final = 12
# a person and a house
ROLL: Final = 13  # a: die
CHOOSE_PERSON: Final = 14
STONE: Final = 15  # a: card
PLACE_HOUSE: Final = 16  # a: country, b: number
LAY_CARD: Final = 17  # a: card, b: die
TURN_UP: Final = 18  # a: country
# the track
TRACK: Final = 19
NEUTRAL: Final = 20  # a: space, b: inside another action
# conflicts and events
CONFLICTS: Final = 21
EVENT: Final = 22  # a: stage, b: players looked at
WARD: Final = 23  # a: seat
OFFER: Final = 24  # a: seat
IMPRISON: Final = 25  # a: seat
LOSE_GOOD: Final = 26  # a: seat, b: how many more
LOWER_DIE: Final = 27  # a: seat
NEXT_CARD: Final = 28  # a: country
BEFORE_TRACK: Final = 29

# which window (CF-3.2): at its own place in the turn,
AT_START: Final = 0
BEFORE_ROLL: Final = 1
BEFORE_CONFLICTS: Final = 2
# or before what would go on without asking him (CF-3.4)
BEFORE_PERSON: Final = 3
BEFORE_CARD: Final = 4
BEFORE_MOVE: Final = 5
BETWEEN_CONFLICTS: Final = 6
WINDOWS: Final = in_order(
    (AT_START, "first-half"),
    (BEFORE_ROLL, "roll"),
    (BEFORE_CONFLICTS, "conflicts"),
    (BEFORE_PERSON, "person"),
    (BEFORE_CARD, "card"),
    (BEFORE_MOVE, "move"),
    (BETWEEN_CONFLICTS, "between"),
)

SPACE: Final = 64  # added to a space's number in USE
INSIDE: Final = 1  # in the place of b where the step lies inside another action
