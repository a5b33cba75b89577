"""The numbers of the steps, so that one phase can put another's step on the agenda. steps.py has the steps, each with its number."""

from __future__ import annotations

from typing import Final

END: Final = 0
# set-up
SIDE_ROLL: Final = 1  # a: the first roll
CHOOSE_SIDE: Final = 2  # a: seat
SIDE_LOT: Final = 3
DECKS: Final = 4
DEAL: Final = 5  # a: seat, b: how many more
DRAFT: Final = 6
FIRST_HANDS: Final = 7
START_ROLL: Final = 8  # a: the first roll
# a turn
TURN: Final = 9
CARD: Final = 10  # a: stage
HAND_LIMIT: Final = 11
END_TURN: Final = 12
# the effects of cards; b always says for whom, and of what kind the list is
CHOOSE_LIST: Final = 13  # a: card
LIST: Final = 14  # a: op, b: the circle chosen last, those that are due, and to whom a card is owed, too
CONVERT: Final = 15  # a: op
EXTRA: Final = 16  # a: op, b: the circle and the side chosen, too
MOVE: Final = 17  # a: op
DISPUTE: Final = 18  # a: op
REMOVE: Final = 19  # a: op
COST: Final = 20  # a: op
PER_DISCARD: Final = 21  # a: op
USE: Final = 22  # a: seat, b: of what kind its list is
# cards of the hand
DRAW: Final = 23  # a: seat, b: how many more, and whether beside the hand
DRAW_ONE: Final = 24  # the same
DISCARD: Final = 25  # a: seat, b: how many more
LOSE: Final = 26  # a: seat, b: how many more
KEEP: Final = 27  # a: seat, b: how many he may keep
DISCARD_DRAWN: Final = 28  # a: seat
RECOVER: Final = 29  # a: seat, b: how many more
# after the card
MILITARY: Final = 30
BONUSES: Final = 31
CHOOSE_DECK: Final = 32  # a: seat
FOREIGN: Final = 33  # a: seat, b: deck
TAKE: Final = 34  # which takeover is next; the list below has those that are due
