"""The numbers of the steps, so that one phase can put another's step on the agenda. steps.py has the steps, each with its number."""

from __future__ import annotations

from typing import Final

END: Final = 0
# the course of the game
BEGIN: Final = 1
ROUND: Final = 2  # a: stage
CHAPTER_END: Final = 3  # a: stage
# a round
TURN_UP: Final = 4
PLAGUE: Final = 5  # a: place
LAY: Final = 6
ACTIONS: Final = 7  # a: how many have had their turn
TURN: Final = 8  # a: seat, b: stage
EXCHANGES: Final = 9  # a: seat
PLAY: Final = 10  # a: seat
USE: Final = 11  # a: seat, b: the card it is used as, and whether by Privilege
AFTER_USE: Final = 12  # the same, and whether it was used
TREATING: Final = 13  # a: seat, b: those he treats
DISCARD: Final = 14  # a: seat
LOSE_CARD: Final = 15  # a: seat
# events
EFFECTS: Final = 16  # a: op
EACH: Final = 17  # a: op, b: whom it hits, and how many have had their turn
EXCHANGE: Final = 18  # a: seat, b: op
LOSE: Final = 19  # a: seat, b: op
SHOW: Final = 20  # a: seat, b: op
HOUSE_BACK: Final = 21  # a: seat, b: how many more
IDLE: Final = 22  # a: seat
# what follows from something gained
GRANTS: Final = 23  # a: seat + GRANT * grant, b: how many more
CURE: Final = 24  # a: seat, b: those he treats
FILL: Final = 25  # a: op + 1, 0 at the end of a chapter, b: next project
DONORS: Final = 26  # a: project, b: whom it hits, and how many have had their turn
# the end of a chapter
PENALTIES: Final = 27  # a: how many have had their turn
TAX: Final = 28
ATONE: Final = 29  # a: seat
