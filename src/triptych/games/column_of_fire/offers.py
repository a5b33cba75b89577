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
    year                       the year and its half
"""

from __future__ import annotations

from triptych.core.state import FRAME, TOP
from triptych.games.column_of_fire import agenda, content, moves
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import country_of
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.phases.actions import gives, next_space
from triptych.games.column_of_fire.phases.display import person_under
from triptych.games.column_of_fire.phases.track import spaces_left_out
from triptych.games.column_of_fire.scoring import RANSOM_PRICE


def cost(s: FireState, move: int) -> int:
    """The VP that are paid at once: for spaces left out, for taking no person, for a die taken back."""
    kind = moves.KINDS[move]
    if kind == moves.GO:
        return spaces_left_out(s, s.actor, move - moves.GO)
    if kind in (moves.HOUSE_BY, moves.NO_PERSON):
        return min(1, s.cells[m.VP + s.actor])
    if kind == moves.RANSOM:
        return RANSOM_PRICE
    return 0


def thing_id(key: str) -> str:
    """A key of the content file (`stone:catholic`, `turn_die`) as part of a name."""
    return key.replace(":", "-").replace("_", "-")


def die_on(s: FireState, seat: int, card: int) -> int:
    """The die that lies on a person of this seat's display, or EMPTY."""
    c = s.cells
    for place in range(c[m.DISPLAY_SIZE + seat]):
        if c[m.DISPLAY + seat * m.PLACES + place] == card:
            return c[m.DISPLAY_DIE + seat * m.PLACES + place]
    return m.EMPTY


def tile_kind(s: FireState, move: int) -> int:
    """The kind of tile that gives a move by tile, whoever holds it."""
    for kind, action in enumerate(s.content.tile_action):
        if action >= 0 and gives(action, move - moves.BY_TILE):
            return kind
    return m.EMPTY


def targets(s: FireState, move: int) -> list[str]:
    """The things a legal move touches, by name, what goes first, where it goes last; none for moves that leave everything where it is."""
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
    kind = moves.KINDS[move]
    if kind == moves.PASS:
        return _window_targets(s)
    if kind == moves.BECOME:
        return [f"religion-{me}"]
    if kind == moves.TAKE:
        return _person_targets(s, move - moves.TAKE, True)
    if kind == moves.HOUSE_BY:
        return _person_targets(s, move - moves.HOUSE_BY, False)
    if kind in (moves.LAY_STONE, moves.RETURN_STONE):
        card = c[top + 1]
        there = f"stones-{content.COUNTRY_WORDS[country_of(card)]}" if move == moves.LAY_STONE else f"protection-{me}"
        return [f"person-{s.content.card_id[card]}", there]
    if kind in (moves.RAISE, moves.STAY):
        country = c[top + 1]
        number = c[top + 2] if move == moves.RAISE else c[m.HOUSE + seat * content.COUNTRIES + country]
        return [f"house-{content.COUNTRY_WORDS[country]}-{number}"]
    if kind == moves.GO:
        return [f"disc-{me}", f"space-{move - moves.GO}"]
    if kind == moves.CONFLICT:
        return [f"country-{content.COUNTRY_WORDS[move - moves.CONFLICT]}"]
    if kind in (moves.PROTECT, moves.OFFER):
        return [f"protection-{me}", f"event-{s.content.card_id[c[m.EVENT]]}"]
    if kind in (moves.SUFFER, moves.KEEP):
        return [f"event-{s.content.card_id[c[m.EVENT]]}"]
    if kind == moves.IMPRISON:
        return [*_die_targets(s, move - moves.IMPRISON), f"loch-{me}"]
    if kind == moves.LOSE:
        return [f"good-{me}-{content.GOOD_WORDS[move - moves.LOSE]}"]
    if kind == moves.LOWER:
        return _die_targets(s, move - moves.LOWER)
    if kind in (moves.SKIP, moves.NO_PERSON):
        return []
    raise AssertionError(f"what move {move} touches is not known")


def _window_targets(s: FireState) -> list[str]:
    """Where one sees what goes on when a window is passed: the dice that are rolled, the stack of which a card is turned up, the disc that
    moves, else the year."""
    c = s.cells
    seat, window = s.actor, c[c[TOP] + 1]
    if window == agenda.BEFORE_CARD:
        return [f"stack-{content.COUNTRY_WORDS[c[c[TOP] - FRAME + 1]]}"]
    if window == agenda.BEFORE_ROLL:
        free = [die for die in range(content.DICE) if c[m.DIE_AT + seat * content.DICE + die] == m.FREE]
        return [f"die-{seat + 1}-{content.DIE_WORDS[die]}" for die in free] or ["year"]
    return [f"disc-{seat + 1}"] if window == agenda.BEFORE_MOVE else ["year"]


def _person_targets(s: FireState, way: int, person: bool) -> list[str]:
    """A person and a house, or the house alone."""
    c = s.cells
    die, country = moves.DIE_OF_WAY[way], moves.COUNTRY_OF_WAY[way]
    number = c[m.DIE_VALUE + s.actor * content.DICE + die]
    touched = [f"die-{s.actor + 1}-{content.DIE_WORDS[die]}", f"stack-{content.COUNTRY_WORDS[country]}"]
    if person:
        touched.append(f"person-{s.content.card_id[c[m.STACK_TOP + country]]}")
    if c[m.HOUSE + s.actor * content.COUNTRIES + country] < number:
        touched.append(f"house-{content.COUNTRY_WORDS[country]}-{number}")
    return touched


def _die_targets(s: FireState, die: int) -> list[str]:
    """A die, and the person it lies on."""
    touched = [f"die-{s.actor + 1}-{content.DIE_WORDS[die]}"]
    card = m.EMPTY if die == content.BLACK else person_under(s, s.actor, die)
    if card != m.EMPTY:
        touched.append(f"person-{s.content.card_id[card]}")
    return touched


def _action_targets(s: FireState, move: int) -> list[str]:
    c = s.cells
    me = s.actor + 1
    kind = moves.KINDS[move]
    if kind == moves.GAIN:
        return [(*(f"good-{me}-{good}" for good in content.GOOD_WORDS), f"tiles-{me}", f"protection-{me}", f"vp-{me}")[move - moves.GAIN]]
    if kind in (moves.CAPTAIN, moves.SHIP, moves.MARKET):
        return _sale_targets(s, move)
    if kind in (moves.PLACE, moves.LIFT):
        return [f"stones-{content.COUNTRY_WORDS[(move - kind) % content.COUNTRIES]}"]
    if kind == moves.TURN:
        return _die_targets(s, (move - moves.TURN) // moves.TURNS)
    if kind == moves.REMOVE:
        card = move - moves.REMOVE
        touched = [f"person-{s.content.card_id[card]}"]
        if c[m.STACK_TOP + country_of(card)] == card:
            return [*touched, f"stack-{content.COUNTRY_WORDS[country_of(card)]}"]
        return [*touched, f"die-{me}-{content.DIE_WORDS[die_on(s, s.actor, card)]}"]
    if kind == moves.STEP:
        return [f"disc-{me}", f"space-{next_space(s, s.actor)}"]
    if kind == moves.FREE:
        return _die_targets(s, move - moves.FREE)
    raise AssertionError(f"what move {move} touches is not known")


def sales(s: FireState, move: int) -> list[tuple[int, int]]:
    """The goods and countries of a move that sells."""
    kind = moves.KINDS[move]
    if kind == moves.MARKET:
        good, country = divmod(move - moves.MARKET, moves.SALES)
        return [(good, country)] if country != moves.BOTH else [(good, buyer) for buyer in s.content.buyers(good)]
    if kind == moves.SHIP:
        country, good = divmod(move - moves.SHIP, moves.SALES)
        return [(good, country)] if good != moves.BOTH else [(bought, country) for bought in s.content.goods_bought(country)]
    if kind == moves.CAPTAIN:
        good, country = divmod(move - moves.CAPTAIN, content.COUNTRIES)
        return [(good, country)]
    raise AssertionError(f"what move {move} sells is not known")


def _sale_targets(s: FireState, move: int) -> list[str]:
    sold = sales(s, move)
    goods = [f"good-{s.actor + 1}-{content.GOOD_WORDS[good]}" for good in dict.fromkeys(good for good, _ in sold)]
    return goods + [f"sale-{content.COUNTRY_WORDS[country]}-{content.GOOD_WORDS[good]}" for good, country in sold]


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
    if thing in ("country", "stack", "stones", "house", "sale") and rest and rest[0] in content.COUNTRY_WORDS:
        country = content.COUNTRY_WORDS.index(rest[0])
        if thing == "sale" and rest[1:] and rest[1] in content.GOOD_WORDS:
            good = content.GOOD_WORDS.index(rest[1])
            by_ship, by_market = moves.SHIP + country * moves.SALES + good, moves.MARKET + good * moves.SALES + country
            return [by_ship, by_market, moves.CAPTAIN + good * content.COUNTRIES + country]
        if thing == "stones":
            placed = [moves.PLACE + stone * content.COUNTRIES + country for stone in range(content.STONE_KINDS)]
            return placed + [moves.LIFT + stone * content.COUNTRIES + country for stone in range(content.RELIGIONS)]
        if thing == "country":
            return [moves.CONFLICT + country]
        take = [kind + first + country for kind in (moves.TAKE, moves.HOUSE_BY) for first in (0, content.PURPLE)]
        top = c[m.STACK_TOP + country]
        return take if top == m.EMPTY else [*take, moves.REMOVE + top]
    if thing == "person" and "-".join(rest) in s.content.card_id:
        card = s.content.card_id.index("-".join(rest))
        country = country_of(card)
        taking = [moves.TAKE + country, moves.TAKE + content.PURPLE + country] if c[m.STACK_TOP + country] == card else []
        return [*taking, moves.REMOVE + card]
    if thing == "die" and rest[:1] == [str(s.actor + 1)] and rest[-1] in content.DIE_WORDS:
        die = content.DIE_WORDS.index(rest[-1])
        coloured = [] if die == content.BLACK else [moves.IMPRISON + die, moves.LOWER + die]
        up = moves.TURN + die * moves.TURNS
        return [up + moves.DOWN, up, moves.FREE + die, *coloured, moves.RANSOM + die]
    if thing == "good" and rest[:1] == [str(s.actor + 1)] and rest[-1] in content.GOOD_WORDS:
        return [moves.LOSE + content.GOOD_WORDS.index(rest[-1]), moves.GAIN + content.GOOD_WORDS.index(rest[-1])]
    return []
