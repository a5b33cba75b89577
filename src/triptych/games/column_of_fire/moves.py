"""The kinds of move and of lot, with their ranges (RULES.md, CF-14)."""

from __future__ import annotations

from typing import Final

from triptych.core.moves import MoveKind, MoveTable
from triptych.games.column_of_fire.content import (
    CARDS,
    COUNTRIES,
    DICE,
    GOODS,
    MOST_SPACES,
    PERSONS,
    RELIGIONS,
    STONES,
    TILE_KINDS,
)

DICE_FOR: Final = tuple(f"{die} {country}" for die, country in zip(DICE, COUNTRIES, strict=False)) + tuple(
    f"purple {country}" for country in COUNTRIES
)
"""Which die leads where: each colour to its country, purple to all. Entry i: country i % 4, die i if i < 4, else purple."""


def _actions(prefix: str, persons: tuple[str, ...]) -> list[MoveKind]:
    """The moves of the symbols of CF-7; once for cards and spaces, once more for tiles."""
    return [
        MoveKind(f"{prefix}gain", ((*GOODS, "tile", "protection", "vp"),)),
        MoveKind(f"{prefix}captain", (GOODS, COUNTRIES)),
        MoveKind(f"{prefix}ship", (COUNTRIES, (*GOODS, "both"))),
        MoveKind(f"{prefix}market", (GOODS, (*COUNTRIES, "both"))),
        MoveKind(f"{prefix}place", (STONES, COUNTRIES)),
        MoveKind(f"{prefix}lift", (RELIGIONS, COUNTRIES)),
        MoveKind(f"{prefix}turn", (DICE, ("up", "down"))),
        MoveKind(f"{prefix}remove", (persons,)),
        MoveKind(f"{prefix}step"),
        MoveKind(f"{prefix}free", (DICE,)),
    ]


def move_table(card_ids: tuple[str, ...]) -> MoveTable:
    return MoveTable(
        [
            MoveKind("pass"),
            MoveKind("skip"),
            MoveKind("religion", (RELIGIONS,)),
            MoveKind("take", (DICE_FOR,)),
            MoveKind("house", (DICE_FOR,)),
            MoveKind("no-person"),
            MoveKind("lay-stone"),
            MoveKind("return-stone"),
            MoveKind("raise"),
            MoveKind("stay"),
            MoveKind("go", (tuple(str(space) for space in range(MOST_SPACES)),)),
            MoveKind("conflict", (COUNTRIES,)),
            MoveKind("protect"),
            MoveKind("suffer"),
            MoveKind("offer"),
            MoveKind("keep"),
            MoveKind("imprison", (DICE[:5],)),
            MoveKind("lose", (GOODS,)),
            MoveKind("lower", (DICE[:5],)),
            *_actions("", card_ids[:PERSONS]),
            MoveKind("ransom", (DICE,)),
            *_actions("tile ", card_ids[:PERSONS]),
        ]
    )


def lot_table(card_ids: tuple[str, ...], tile_keys: tuple[str, ...]) -> MoveTable:
    return MoveTable(
        [
            MoveKind("begin", (("1", "2", "3", "4"),)),
            MoveKind("deal", (("1", "2", "3", "4"),)),
            MoveKind("roll", (DICE, ("1", "2", "3", "4", "5", "6"))),
            MoveKind("turn-up", (card_ids,)),
            MoveKind("draw", (tile_keys,), size=TILE_KINDS),
        ]
    )


_PLACEHOLDERS: Final = tuple(f"card-{i}" for i in range(CARDS))
_MOVES: Final = move_table(_PLACEHOLDERS)
_LOTS: Final = lot_table(_PLACEHOLDERS, tuple(f"tile-{i}" for i in range(TILE_KINDS)))

PASS: Final[int] = _MOVES.at("pass")
SKIP: Final[int] = _MOVES.at("skip")
BECOME: Final[int] = _MOVES.at("religion")
TAKE: Final[int] = _MOVES.at("take")
HOUSE_BY: Final[int] = _MOVES.at("house")
NO_PERSON: Final[int] = _MOVES.at("no-person")
LAY_STONE: Final[int] = _MOVES.at("lay-stone")
RETURN_STONE: Final[int] = _MOVES.at("return-stone")
RAISE: Final[int] = _MOVES.at("raise")
STAY: Final[int] = _MOVES.at("stay")
GO: Final[int] = _MOVES.at("go")
CONFLICT: Final[int] = _MOVES.at("conflict")
PROTECT: Final[int] = _MOVES.at("protect")
SUFFER: Final[int] = _MOVES.at("suffer")
OFFER: Final[int] = _MOVES.at("offer")
KEEP: Final[int] = _MOVES.at("keep")
IMPRISON: Final[int] = _MOVES.at("imprison")
LOSE: Final[int] = _MOVES.at("lose")
LOWER: Final[int] = _MOVES.at("lower")

GAIN: Final[int] = _MOVES.at("gain")
GAIN_TILE: Final[int] = GAIN + 4
GAIN_PROTECTION: Final[int] = GAIN + 5
GAIN_VP: Final[int] = GAIN + 6
CAPTAIN: Final[int] = _MOVES.at("captain")  # good * 4 + country
SHIP: Final[int] = _MOVES.at("ship")  # country * 5 + good, 4 = both
MARKET: Final[int] = _MOVES.at("market")  # good * 5 + country, 4 = both
PLACE: Final[int] = _MOVES.at("place")  # stone * 4 + country
LIFT: Final[int] = _MOVES.at("lift")  # religion * 4 + country
TURN: Final[int] = _MOVES.at("turn")  # die * 2, + 1 = down
REMOVE: Final[int] = _MOVES.at("remove")  # person
STEP: Final[int] = _MOVES.at("step")
FREE: Final[int] = _MOVES.at("free")  # die
RANSOM: Final[int] = _MOVES.at("ransom")  # die
BY_TILE: Final[int] = _MOVES.at("tile gain") - GAIN  # added to an action's move when a tile gives it
TILE_MOVES: Final[int] = _MOVES.at("tile gain")  # from here on moves by tile

BEGIN: Final[int] = _LOTS.at("begin")
DEAL: Final[int] = _LOTS.at("deal")
ROLL: Final[int] = _LOTS.at("roll")  # die * 6 + number - 1
TURN_UP: Final[int] = _LOTS.at("turn-up")  # card
DRAW: Final[int] = _LOTS.at("draw")  # kind of tile


def kind_of(move: int) -> str:
    """The words a move begins with."""
    return _MOVES.kind_of[move].words
