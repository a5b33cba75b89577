"""The kinds of move and of lot, with their ranges (RULES.md, CF-14)."""

from __future__ import annotations

from typing import Final

from triptych.core.moves import MoveKind, MoveTable
from triptych.games.column_of_fire import content
from triptych.games.column_of_fire.content import COLOUR_WORDS, COUNTRY_WORDS, DIE_WORDS, GOOD_WORDS, RELIGION_WORDS, STONE_WORDS

DICE_FOR: Final = tuple(f"{die} {country}" for die, country in zip(DIE_WORDS, COUNTRY_WORDS, strict=False)) + tuple(
    f"purple {country}" for country in COUNTRY_WORDS
)
"""Which die leads where: each colour to its country, purple to all."""
WAYS: Final = 8  # entries of DICE_FOR
DIE_OF_WAY: Final = [min(way, content.PURPLE) for way in range(WAYS)]
COUNTRY_OF_WAY: Final = [way % content.COUNTRIES for way in range(WAYS)]

BOTH: Final = 4  # in the place of a good or of a country: both goods of a ship, both countries of a market
SALES: Final = 5  # the goods or countries, and BOTH
TURNS: Final = 2  # up, down
DOWN: Final = 1


def _actions(prefix: str, persons: tuple[str, ...]) -> list[MoveKind]:
    """The moves of the symbols of CF-7; once for cards and spaces, once more for tiles."""
    return [
        MoveKind(f"{prefix}gain", ((*GOOD_WORDS, "tile", "protection", "vp"),)),
        MoveKind(f"{prefix}captain", (GOOD_WORDS, COUNTRY_WORDS)),
        MoveKind(f"{prefix}ship", (COUNTRY_WORDS, (*GOOD_WORDS, "both"))),
        MoveKind(f"{prefix}market", (GOOD_WORDS, (*COUNTRY_WORDS, "both"))),
        MoveKind(f"{prefix}place", (STONE_WORDS, COUNTRY_WORDS)),
        MoveKind(f"{prefix}lift", (RELIGION_WORDS, COUNTRY_WORDS)),
        MoveKind(f"{prefix}turn", (DIE_WORDS, ("up", "down"))),
        MoveKind(f"{prefix}remove", (persons,)),
        MoveKind(f"{prefix}step"),
        MoveKind(f"{prefix}free", (DIE_WORDS,)),
    ]


def move_table(card_ids: tuple[str, ...]) -> MoveTable:
    return MoveTable(
        [
            MoveKind("pass"),
            MoveKind("skip"),
            MoveKind("religion", (RELIGION_WORDS,)),
            MoveKind("take", (DICE_FOR,)),
            MoveKind("house", (DICE_FOR,)),
            MoveKind("no-person"),
            MoveKind("lay-stone"),
            MoveKind("return-stone"),
            MoveKind("raise"),
            MoveKind("stay"),
            MoveKind("go", (tuple(str(space) for space in range(content.MOST_SPACES)),)),
            MoveKind("conflict", (COUNTRY_WORDS,)),
            MoveKind("protect"),
            MoveKind("suffer"),
            MoveKind("offer"),
            MoveKind("keep"),
            MoveKind("imprison", (COLOUR_WORDS,)),
            MoveKind("lose", (GOOD_WORDS,)),
            MoveKind("lower", (COLOUR_WORDS,)),
            *_actions("", card_ids[: content.PERSONS]),
            MoveKind("ransom", (DIE_WORDS,)),
            *_actions("tile ", card_ids[: content.PERSONS]),
        ]
    )


def lot_table(card_ids: tuple[str, ...], tile_keys: tuple[str, ...]) -> MoveTable:
    return MoveTable(
        [
            MoveKind("begin", (("1", "2", "3", "4"),)),
            MoveKind("deal", (("1", "2", "3", "4"),)),
            MoveKind("roll", (DIE_WORDS, ("1", "2", "3", "4", "5", "6"))),
            MoveKind("turn-up", (card_ids,)),
            MoveKind("draw", (tile_keys,), size=content.TILE_KINDS),
        ]
    )


_PLACEHOLDERS: Final = tuple(f"card-{i}" for i in range(content.CARDS))
_MOVES: Final = move_table(_PLACEHOLDERS)
_LOTS: Final = lot_table(_PLACEHOLDERS, tuple(f"tile-{i}" for i in range(content.TILE_KINDS)))

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
GAIN_TILE: Final[int] = _MOVES.index["gain tile"]
GAIN_PROTECTION: Final[int] = _MOVES.index["gain protection"]
GAIN_VP: Final[int] = _MOVES.index["gain vp"]
CAPTAIN: Final[int] = _MOVES.at("captain")  # good * COUNTRIES + country
SHIP: Final[int] = _MOVES.at("ship")  # country * SALES + good, or BOTH
MARKET: Final[int] = _MOVES.at("market")  # good * SALES + country, or BOTH
PLACE: Final[int] = _MOVES.at("place")  # stone * COUNTRIES + country
LIFT: Final[int] = _MOVES.at("lift")  # religion * COUNTRIES + country
TURN: Final[int] = _MOVES.at("turn")  # die * TURNS, + DOWN
REMOVE: Final[int] = _MOVES.at("remove")  # person
STEP: Final[int] = _MOVES.at("step")
FREE: Final[int] = _MOVES.at("free")  # die
RANSOM: Final[int] = _MOVES.at("ransom")  # die
BY_TILE: Final[int] = _MOVES.at("tile gain") - GAIN  # added to an action's move when a tile gives it
TILE_MOVES: Final[int] = _MOVES.at("tile gain")  # from here on moves by tile
KINDS: Final[list[int]] = [kind.at for kind in _MOVES.kind_of]
"""The kind of each move, by its first one: whatever looks at moves by kind asks here, and ends with an error for one it does not know."""

BEGIN: Final[int] = _LOTS.at("begin")
DEAL: Final[int] = _LOTS.at("deal")
ROLL: Final[int] = _LOTS.at("roll")  # die * FACES + number - 1
TURN_UP: Final[int] = _LOTS.at("turn-up")  # card
DRAW: Final[int] = _LOTS.at("draw")  # kind of tile


def kind_of(move: int) -> str:
    """The words a move begins with."""
    return _MOVES.kind_of[move].words
