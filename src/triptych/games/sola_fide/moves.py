"""The kinds of move and of lot, with their ranges (RULES.md, SF-8)."""

from __future__ import annotations

from typing import Final

from triptych.core.moves import MoveKind, MoveTable
from triptych.games.sola_fide.content import ALL_CARDS, CIRCLES, DECKS, FOREIGN, MOST_LISTS, RELIGIONS, SIDES


def move_table(circle_ids: tuple[str, ...], card_ids: tuple[str, ...]) -> MoveTable:
    return MoveTable(
        [
            MoveKind("choose", (RELIGIONS,)),
            MoveKind("keep", (card_ids,)),
            MoveKind("draw"),
            MoveKind("play", (card_ids,)),
            MoveKind("do", (tuple(str(n + 1) for n in range(MOST_LISTS)),)),
            MoveKind("convert", (circle_ids, (*SIDES, "both"))),
            MoveKind("move", (circle_ids, SIDES)),
            MoveKind("dispute", (circle_ids,)),
            MoveKind("clear", (circle_ids, SIDES)),
            MoveKind("take", (circle_ids,)),
            MoveKind("more"),
            MoveKind("no-more"),
            MoveKind("use"),
            MoveKind("leave"),
            MoveKind("discard", (card_ids,)),
            MoveKind("decline"),
            MoveKind("enough"),
            MoveKind("recover", (card_ids,)),
            MoveKind("influence", (DECKS,)),
        ]
    )


def lot_table(card_ids: tuple[str, ...], foreign_ids: tuple[str, ...]) -> MoveTable:
    return MoveTable(
        [
            MoveKind("roll", (("1", "2", "3", "4", "5", "6"),)),
            MoveKind("catholic", (("1", "2"),)),
            MoveKind("deal", (card_ids,)),
            MoveKind("draw", (card_ids,)),
            MoveKind("lose", (card_ids,)),
            MoveKind("foreign", (foreign_ids,)),
        ]
    )


_PLACEHOLDERS: Final = tuple(f"card-{i}" for i in range(ALL_CARDS))
_MOVES: Final = move_table(tuple(f"circle-{i}" for i in range(CIRCLES)), _PLACEHOLDERS)
_LOTS: Final = lot_table(_PLACEHOLDERS, tuple(f"foreign-{i}" for i in range(FOREIGN)))

CHOOSE: Final[int] = _MOVES.at("choose")  # religion
KEEP: Final[int] = _MOVES.at("keep")  # card
DRAW: Final[int] = _MOVES.at("draw")
PLAY: Final[int] = _MOVES.at("play")  # card
DO: Final[int] = _MOVES.at("do")  # list
CONVERT: Final[int] = _MOVES.at("convert")  # circle * 3 + side, 2 = both
MOVE: Final[int] = _MOVES.at("move")  # circle * 2 + side
DISPUTE: Final[int] = _MOVES.at("dispute")  # circle
CLEAR: Final[int] = _MOVES.at("clear")  # circle * 2 + side
TAKE: Final[int] = _MOVES.at("take")  # circle
MORE: Final[int] = _MOVES.at("more")
NO_MORE: Final[int] = _MOVES.at("no-more")
USE: Final[int] = _MOVES.at("use")
LEAVE: Final[int] = _MOVES.at("leave")
DISCARD: Final[int] = _MOVES.at("discard")  # card
DECLINE: Final[int] = _MOVES.at("decline")
ENOUGH: Final[int] = _MOVES.at("enough")
RECOVER: Final[int] = _MOVES.at("recover")  # card
INFLUENCE: Final[int] = _MOVES.at("influence")  # deck

ROLL: Final[int] = _LOTS.at("roll")  # number - 1
CATHOLIC_SEAT: Final[int] = _LOTS.at("catholic")  # seat
DEAL: Final[int] = _LOTS.at("deal")  # card
DRAW_LOT: Final[int] = _LOTS.at("draw")  # card
LOSE: Final[int] = _LOTS.at("lose")  # card
FOREIGN_LOT: Final[int] = _LOTS.at("foreign")  # Foreign Influence card

ROLLS: Final[list[int]] = [ROLL + number for number in range(6)]


def kind_of(move: int) -> str:
    """The word a move begins with."""
    return _MOVES.kind_of[move].words
