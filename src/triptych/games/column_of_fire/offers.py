"""What a legal move costs, and which things on the table it touches.

The things have names that stay the same all game long, so that a board on any screen can mark them. Seats count from 1, countries, dice,
goods and religions have the names of the notation (RULES.md, CF-14), cards their ids of the content file, spaces their place on the track:

    country-england            the country as a whole (its conflict)
    stack-england              its stack of cards
    stones-england             its religion spaces
    house-england-4            its house space 4
    sale-england-cloth         cloth in its sales box
    person-walsingham          a person, on a stack, in a hand or in a display
    event-alba                 the event being carried out
    space-15                   a space of the track
    disc-2                     the disc of seat 2
    die-2-white                a die of seat 2; die-2-black is the religion die
    religion-2                 the religion card of seat 2
    loch-2                     the Loch Leven card of seat 2
    good-2-cloth               the cloth of seat 2
    protection-2               the protection tiles of seat 2
    tiles-2                    the advantage tiles of seat 2, as a pile
    tile-2-stone-catholic      those of one kind (its key, with hyphens only)
    vp-2                       the score of seat 2
"""

from __future__ import annotations

from triptych.core.state import TOP
from triptych.games.column_of_fire import moves
from triptych.games.column_of_fire.content import BLACK, COUNTRIES, DICE, GOODS, PURPLE, country_of
from triptych.games.column_of_fire.model import (
    DIE_VALUE,
    DISPLAY,
    DISPLAY_DIE,
    DISPLAY_SIZE,
    EMPTY,
    EVENT,
    HOUSE,
    STACK_TOP,
    VP,
    FireState,
)
from triptych.games.column_of_fire.phases.actions import gives, next_space
from triptych.games.column_of_fire.phases.display import person_under
from triptych.games.column_of_fire.phases.track import spaces_left_out
from triptych.games.column_of_fire.scoring import RANSOM_PRICE


def cost(s: FireState, move: int) -> int:
    """The VP that are paid at once: for spaces left out, for taking no person, for a die taken back."""
    if moves.GO <= move < moves.CONFLICT:
        return spaces_left_out(s, s.actor, move - moves.GO)
    if moves.HOUSE_BY <= move <= moves.NO_PERSON:
        return min(1, s.cells[VP + s.actor])
    if moves.RANSOM <= move < moves.TILE_MOVES:
        return RANSOM_PRICE
    return 0


def thing_id(key: str) -> str:
    """A key of the content file (`stone:catholic`, `turn_die`) as part of a name."""
    return key.replace(":", "-").replace("_", "-")


def die_of_way(way: int) -> int:
    """The die of an entry of DICE_FOR."""
    return way if way < PURPLE else PURPLE


def die_on(s: FireState, seat: int, card: int) -> int:
    """The die that lies on a person of this seat's display, or EMPTY."""
    c = s.cells
    for place in range(c[DISPLAY_SIZE + seat]):
        if c[DISPLAY + seat * 5 + place] == card:
            return c[DISPLAY_DIE + seat * 5 + place]
    return EMPTY


def tile_kind(s: FireState, move: int) -> int:
    """The kind of tile that gives a move by tile, whoever holds it."""
    for kind, action in enumerate(s.content.tile_action):
        if action >= 0 and gives(action, move - moves.BY_TILE):
            return kind
    return EMPTY


def targets(s: FireState, move: int) -> list[str]:
    """The things a legal move touches, by name; none for moves that leave everything where it is."""
    if move >= moves.TILE_MOVES:
        key = thing_id(s.content.tile_keys[tile_kind(s, move)])
        return [f"tile-{s.actor + 1}-{key}", *_action_targets(s, move - moves.BY_TILE)]
    if move >= moves.RANSOM:
        return [f"vp-{s.actor + 1}", *_action_targets(s, move - moves.RANSOM + moves.FREE)]
    if move >= moves.GAIN:
        return _action_targets(s, move)
    return _choice_targets(s, move)


def _choice_targets(s: FireState, move: int) -> list[str]:
    c = s.cells
    seat = s.actor
    me = seat + 1
    top = c[TOP]
    if moves.BECOME <= move < moves.TAKE:
        return [f"religion-{me}"]
    if moves.TAKE <= move < moves.NO_PERSON:
        return _person_targets(s, move)
    if move in (moves.LAY_STONE, moves.RETURN_STONE):
        card = c[top + 1]
        there = f"stones-{COUNTRIES[country_of(card)]}" if move == moves.LAY_STONE else f"protection-{me}"
        return [f"person-{s.content.card_id[card]}", there]
    if move in (moves.RAISE, moves.STAY):
        country = c[top + 1]
        number = c[top + 2] if move == moves.RAISE else c[HOUSE + seat * 4 + country]
        return [f"house-{COUNTRIES[country]}-{number}"]
    if moves.GO <= move < moves.CONFLICT:
        return [f"space-{move - moves.GO}", f"disc-{me}"]
    if moves.CONFLICT <= move < moves.PROTECT:
        return [f"country-{COUNTRIES[move - moves.CONFLICT]}"]
    if move in (moves.PROTECT, moves.OFFER):
        return [f"protection-{me}", f"event-{s.content.card_id[c[EVENT]]}"]
    if move in (moves.SUFFER, moves.KEEP):
        return [f"event-{s.content.card_id[c[EVENT]]}"]
    if moves.IMPRISON <= move < moves.LOSE:
        return [*_die_targets(s, move - moves.IMPRISON), f"loch-{me}"]
    if moves.LOSE <= move < moves.LOWER:
        return [f"good-{me}-{GOODS[move - moves.LOSE]}"]
    if moves.LOWER <= move < moves.GAIN:
        return _die_targets(s, move - moves.LOWER)
    return []


def _person_targets(s: FireState, move: int) -> list[str]:
    """A person and a house, or the house alone."""
    c = s.cells
    way = move - moves.TAKE if move < moves.HOUSE_BY else move - moves.HOUSE_BY
    die = die_of_way(way)
    country = way % 4
    number = c[DIE_VALUE + s.actor * 5 + die]
    touched = [f"die-{s.actor + 1}-{DICE[die]}", f"stack-{COUNTRIES[country]}"]
    if move < moves.HOUSE_BY:
        touched.append(f"person-{s.content.card_id[c[STACK_TOP + country]]}")
    if c[HOUSE + s.actor * 4 + country] < number:
        touched.append(f"house-{COUNTRIES[country]}-{number}")
    return touched


def _die_targets(s: FireState, die: int) -> list[str]:
    """A die, and the person it lies on."""
    touched = [f"die-{s.actor + 1}-{DICE[die]}"]
    card = EMPTY if die == BLACK else person_under(s, s.actor, die)
    if card != EMPTY:
        touched.append(f"person-{s.content.card_id[card]}")
    return touched


def _action_targets(s: FireState, move: int) -> list[str]:
    c = s.cells
    me = s.actor + 1
    if move < moves.CAPTAIN:
        return [(*(f"good-{me}-{good}" for good in GOODS), f"tiles-{me}", f"protection-{me}", f"vp-{me}")[move - moves.GAIN]]
    if move < moves.PLACE:
        return _sale_targets(s, move)
    if move < moves.TURN:
        return [f"stones-{COUNTRIES[(move - (moves.PLACE if move < moves.LIFT else moves.LIFT)) % 4]}"]
    if move < moves.REMOVE:
        return _die_targets(s, (move - moves.TURN) // 2)
    if move < moves.STEP:
        card = move - moves.REMOVE
        touched = [f"person-{s.content.card_id[card]}"]
        if c[STACK_TOP + country_of(card)] == card:
            return [*touched, f"stack-{COUNTRIES[country_of(card)]}"]
        return [*touched, f"die-{me}-{DICE[die_on(s, s.actor, card)]}"]
    if move == moves.STEP:
        return [f"space-{next_space(s, s.actor)}", f"disc-{me}"]
    return _die_targets(s, move - moves.FREE)


def sales(s: FireState, move: int) -> list[tuple[int, int]]:
    """The goods and countries of a move that sells."""
    content = s.content
    if move >= moves.MARKET:
        good, country = divmod(move - moves.MARKET, 5)
        return [(good, country)] if country < 4 else [(good, buyer) for buyer in content.buyers(good)]
    if move >= moves.SHIP:
        country, good = divmod(move - moves.SHIP, 5)
        return [(good, country)] if good < 4 else [(bought, country) for bought in content.goods_bought(country)]
    good, country = divmod(move - moves.CAPTAIN, 4)
    return [(good, country)]


def _sale_targets(s: FireState, move: int) -> list[str]:
    sold = sales(s, move)
    goods = [f"good-{s.actor + 1}-{GOODS[good]}" for good in dict.fromkeys(good for good, _ in sold)]
    return goods + [f"sale-{COUNTRIES[country]}-{GOODS[good]}" for good, country in sold]


def moves_at(s: FireState, name: str) -> list[int]:
    """The moves somebody may have meant who points at a thing by which nothing can be chosen; those of the kinds now offered first."""
    meant = _meant(s, name.split("-"))
    now = {moves.kind_of(move) for move in s.moves}
    offered = [move for move in meant if moves.kind_of(move) in now]
    return offered or meant[:1]


def _meant(s: FireState, words: list[str]) -> list[int]:
    c = s.cells
    thing, rest = words[0], words[1:]
    if thing == "space" and rest and rest[0].isdecimal() and int(rest[0]) < len(s.content.colour):
        return [moves.GO + int(rest[0])]
    if thing in ("country", "stack", "stones", "house", "sale") and rest and rest[0] in COUNTRIES:
        country = COUNTRIES.index(rest[0])
        if thing == "sale" and rest[1:] and rest[1] in GOODS:
            good = GOODS.index(rest[1])
            return [moves.SHIP + country * 5 + good, moves.MARKET + good * 5 + country, moves.CAPTAIN + good * 4 + country]
        if thing == "stones":
            return [moves.PLACE + stone * 4 + country for stone in range(3)] + [moves.LIFT + stone * 4 + country for stone in range(2)]
        if thing == "country":
            return [moves.CONFLICT + country]
        take = [moves.TAKE + country, moves.TAKE + PURPLE + country, moves.HOUSE_BY + country, moves.HOUSE_BY + PURPLE + country]
        top = c[STACK_TOP + country]
        return take if top == EMPTY else [*take, moves.REMOVE + top]
    if thing == "person" and "-".join(rest) in s.content.card_id:
        card = s.content.card_id.index("-".join(rest))
        country = country_of(card)
        taking = [moves.TAKE + country, moves.TAKE + PURPLE + country] if c[STACK_TOP + country] == card else []
        return [*taking, moves.REMOVE + card]
    if thing == "die" and rest[:1] == [str(s.actor + 1)] and rest[-1] in DICE:
        die = DICE.index(rest[-1])
        coloured = [] if die == BLACK else [moves.IMPRISON + die, moves.LOWER + die]
        return [moves.TURN + die * 2 + 1, moves.TURN + die * 2, moves.FREE + die, *coloured, moves.RANSOM + die]
    if thing == "good" and rest[:1] == [str(s.actor + 1)] and rest[-1] in GOODS:
        return [moves.LOSE + GOODS.index(rest[-1]), moves.GAIN + GOODS.index(rest[-1])]
    return []
