"""The symbols (CF-7) and spending VP on a die (CF-8): what each offers, and what it does.

Cards, spaces and tiles show the same symbols, so there is one function for what a symbol offers (`offers`) and one that carries an offer
out (`carry_out`). An offer is a move; by a tile it is the same move, BY_TILE further on.
"""

from __future__ import annotations

from typing import Final

from triptych.core.state import TOP
from triptych.core.steps import LOT
from triptych.games.column_of_fire import agenda, moves
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire.content import (
    ADVANTAGE,
    ANY_GOOD,
    BLACK,
    CAPTAIN,
    MARKET,
    NEUTRAL,
    NEUTRAL_STONE,
    PROTECTION,
    REMOVE_PERSON,
    SHIP,
    STEP_ON,
    STONE,
    TAKE_DIE,
    TILE_KINDS,
    TURN_DIE,
    country_of,
)
from triptych.games.column_of_fire.content import TILES as TILES_IN_THE_BOX
from triptych.games.column_of_fire.content import VP as VP_ACTION
from triptych.games.column_of_fire.model import (
    DIE_AT,
    DIE_VALUE,
    DISC,
    DISPLAY,
    DISPLAY_DIE,
    DISPLAY_SIZE,
    DREW,
    EMPTY,
    FAITH,
    GOODS,
    HOUSE,
    NEWS,
    ON_LOCH_LEVEN,
    ON_PERSON,
    PLAYERS,
    RELIGION,
    SOLD,
    STACK_TOP,
    STONES,
    SUPPLY,
    TILE_COUNT,
    TILES,
    TURN,
    UNUSED,
    USED,
    VP,
    FireState,
)
from triptych.games.column_of_fire.model import PROTECTION as PROTECTION_TILES
from triptych.games.column_of_fire.phases.display import free_die, person_under
from triptych.games.column_of_fire.phases.stacks import turn_up
from triptych.games.column_of_fire.phases.step import FireStep
from triptych.games.column_of_fire.scoring import RANSOM_PRICE, minority, score

CAPTAIN_PRICE: Final = 3


# -- what a symbol offers -----------------------------------------------------------------------------------------------------------------


def has_room(s: FireState, country: int) -> bool:
    """Is a religion space free? [CF-2.3] Two players: a cover cross leaves three in each country."""
    c = s.cells
    at = STONES + country * 3
    return c[at] + c[at + 1] + c[at + 2] < (3 if c[PLAYERS] == 2 else 4)


def can_sell(s: FireState, seat: int, good: int, country: int) -> bool:
    """[CF-7.8] He has the good and a house there, it is bought there, and he has not sold it there in this turn."""
    c = s.cells
    return (
        c[GOODS + seat * 4 + good] > 0
        and c[HOUSE + seat * 4 + country] > 0
        and s.content.price[country * 4 + good] > 0
        and c[SOLD] >> (country * 4 + good) & 1 == 0
    )


def can_draw_tile(s: FireState) -> bool:
    """[CF-1.5] Face down or discarded, there must be one. Counted by what is public, so it holds in a view too."""
    c = s.cells
    held = 0
    for seat in range(c[PLAYERS]):
        held += c[TILE_COUNT + seat]
    return held < TILES_IN_THE_BOX


def offers(s: FireState, seat: int, action: int, out: list[int]) -> None:
    """[CF-3.3] Add the moves an action gives now; none if it cannot be carried out."""
    if action < ANY_GOOD:
        out.append(moves.GAIN + action)
    elif action >= VP_ACTION:
        out.append(moves.GAIN_VP)
    elif action == PROTECTION:
        out.append(moves.GAIN_PROTECTION)
    elif action == ADVANTAGE:
        if can_draw_tile(s):
            out.append(moves.GAIN_TILE)
    elif action >= STONE:
        _offer_stones(s, action - STONE, out)
    elif action >= MARKET:
        _offer_market(s, seat, action - MARKET, out)
    elif action >= SHIP:
        _offer_ship(s, seat, action - SHIP, out)
    elif action == CAPTAIN:
        _offer_captain(s, seat, out)
    elif action == TURN_DIE:
        _offer_turns(s, seat, out)
    elif action == NEUTRAL_STONE:
        _offer_neutral_stones(s, out)
    elif action == REMOVE_PERSON:
        _offer_removals(s, seat, out)
    elif action == STEP_ON:
        out.append(moves.STEP)
    elif action == TAKE_DIE:
        _offer_dice(s, seat, moves.FREE, out)
    else:
        for good in range(4):
            out.append(moves.GAIN + good)


def _offer_captain(s: FireState, seat: int, out: list[int]) -> None:
    """[CF-7.5] Any one good, in a country that buys it."""
    c = s.cells
    for good in range(4):
        if c[GOODS + seat * 4 + good] > 0:
            for country in range(4):
                if can_sell(s, seat, good, country):
                    out.append(moves.CAPTAIN + good * 4 + country)


def _offer_ship(s: FireState, seat: int, country: int, out: list[int]) -> None:
    """[CF-7.6] One of each good bought in the ship's country, either or both."""
    if s.cells[HOUSE + seat * 4 + country] == 0:
        return
    found = 0
    for good in range(4):
        if can_sell(s, seat, good, country):
            out.append(moves.SHIP + country * 5 + good)
            found += 1
    if found == 2:
        out.append(moves.SHIP + country * 5 + 4)


def _offer_market(s: FireState, seat: int, good: int, out: list[int]) -> None:
    """[CF-7.7] Take one, or sell one in each country that buys it."""
    out.append(moves.GAIN + good)
    have = s.cells[GOODS + seat * 4 + good]
    if have == 0:
        return
    found = 0
    for country in range(4):
        if can_sell(s, seat, good, country):
            out.append(moves.MARKET + good * 5 + country)
            found += 1
    if found == 2 and have >= 2:
        out.append(moves.MARKET + good * 5 + 4)


def _offer_stones(s: FireState, religion: int, out: list[int]) -> None:
    """[CF-7.9] A stone of the religion shown, onto or away from a religion space; with both shown, of either."""
    c = s.cells
    for country in range(4):
        room = has_room(s, country)
        for shown in range(2):
            if religion == 2 or shown == religion:
                if room:
                    out.append(moves.PLACE + shown * 4 + country)
                if c[STONES + country * 3 + shown] > 0:
                    out.append(moves.LIFT + shown * 4 + country)


def _offer_neutral_stones(s: FireState, out: list[int]) -> None:
    """[CF-7.10] A neutral stone where there is room."""
    for country in range(4):
        if has_room(s, country):
            out.append(moves.PLACE + NEUTRAL * 4 + country)


def _offer_turns(s: FireState, seat: int, out: list[int]) -> None:
    """[CF-7.11] Any die on one of his cards, within its faces."""
    c = s.cells
    for die in range(5):
        at = c[DIE_AT + seat * 5 + die]
        if at == ON_PERSON or at == ON_LOCH_LEVEN:
            value = c[DIE_VALUE + seat * 5 + die]
            if value < 6:
                out.append(moves.TURN + die * 2)
            if value > 1:
                out.append(moves.TURN + die * 2 + 1)
    faith = c[FAITH + seat]
    if faith < 5:
        out.append(moves.TURN + BLACK * 2)
    if faith > 1:
        out.append(moves.TURN + BLACK * 2 + 1)


def _offer_removals(s: FireState, seat: int, out: list[int]) -> None:
    """[CF-7.12] A person of his own, or one that lies on a stack."""
    c = s.cells
    for place in range(c[DISPLAY_SIZE + seat]):
        out.append(moves.REMOVE + c[DISPLAY + seat * 5 + place])
    for country in range(4):
        if c[STACK_TOP + country] != EMPTY:
            out.append(moves.REMOVE + c[STACK_TOP + country])


def _offer_dice(s: FireState, seat: int, base: int, out: list[int]) -> None:
    """[CF-7.14] Any die on one of his cards; the religion die always lies on one."""
    c = s.cells
    at = DIE_AT + seat * 5
    for die in range(5):
        where = c[at + die]
        if where == ON_PERSON or where == ON_LOCH_LEVEN:
            out.append(base + die)
    out.append(base + BLACK)


def could_act(s: FireState, seat: int) -> bool:
    """[CF-3.2] Could he make an anytime move, as far as everybody knows? With 3 VP he can: the religion die always lies on a card."""
    return s.cells[TILE_COUNT + seat] > 0 or s.cells[VP + seat] >= RANSOM_PRICE


def has_news(s: FireState, seat: int) -> bool:
    """[CF-3.4] Has he a new tile, or come to 3 VP, since he could last have made use of it?"""
    return s.cells[NEWS] & UNUSED > 0 and could_act(s, seat)


def offer_anytime(s: FireState, seat: int, out: list[int]) -> None:
    """[CF-3.2] What he may do beside a choice of his own turn: use tiles, and pay for a die."""
    c = s.cells
    if c[VP + seat] >= RANSOM_PRICE:  # [CF-10.3]
        _offer_dice(s, seat, moves.RANSOM, out)
    if c[TILE_COUNT + seat] > 0:
        at = TILES + seat * TILE_KINDS
        kinds = s.content.tile_action
        for kind in range(len(kinds)):
            if c[at + kind] > 0 and kinds[kind] >= 0:
                offered: list[int] = []
                offers(s, seat, kinds[kind], offered)
                for move in offered:
                    out.append(move + moves.BY_TILE)


# -- carrying it out ----------------------------------------------------------------------------------------------------------------------


def carry_out(s: FireState, seat: int, move: int, points: int, source: int) -> None:
    """Carry out an action's move; `points` and `source` are for a symbol that shows VP."""
    c = s.cells
    if move < moves.CAPTAIN:
        if move < moves.GAIN_TILE:
            gain_good(s, seat, move - moves.GAIN)
        elif move == moves.GAIN_TILE:
            draw_tile(s)
        elif move == moves.GAIN_PROTECTION:
            c[PROTECTION_TILES + seat] += 1  # [CF-7.3]
            s.tell(told.PROTECTION, seat)
        else:
            score(s, seat, points, source)
    elif move >= moves.FREE:
        take_die(s, seat, move - moves.FREE)
    elif move == moves.STEP:
        step_on(s, seat)
    elif move >= moves.REMOVE:
        _remove_person(s, seat, move - moves.REMOVE)
    elif move >= moves.TURN:
        _turn_die(s, seat, (move - moves.TURN) // 2, 1 - (move - moves.TURN) % 2 * 2)
    elif move >= moves.LIFT:
        religion = (move - moves.LIFT) // 4
        country = (move - moves.LIFT) % 4
        c[STONES + country * 3 + religion] -= 1
        s.tell(told.STONE_LIFTED, seat, religion, country)
    elif move >= moves.PLACE:
        place_stone(s, seat, (move - moves.PLACE) // 4, (move - moves.PLACE) % 4)
    else:
        _sell_by(s, seat, move)


def gain_good(s: FireState, seat: int, good: int) -> None:
    """[CF-7.1] Take one of the kind shown."""
    s.cells[GOODS + seat * 4 + good] += 1
    s.tell(told.GOOD, seat, good)


def place_stone(s: FireState, seat: int, stone: int, country: int) -> None:
    """Put a stone on a free religion space of a country."""
    s.cells[STONES + country * 3 + stone] += 1
    s.tell(told.STONE_LAID, seat, stone, country)


def _sell_by(s: FireState, seat: int, move: int) -> None:
    """Sell by captain, ship or market."""
    price = s.content.price
    if move >= moves.MARKET:
        good = (move - moves.MARKET) // 5
        where = (move - moves.MARKET) % 5
        for country in range(4):
            if where == country or (where == 4 and price[country * 4 + good] > 0):
                _sell(s, seat, good, country, price[country * 4 + good], told.FROM_MARKET)
    elif move >= moves.SHIP:
        country = (move - moves.SHIP) // 5
        what = (move - moves.SHIP) % 5
        for good in range(4):
            if what == good or (what == 4 and price[country * 4 + good] > 0):
                _sell(s, seat, good, country, price[country * 4 + good], told.FROM_SHIP)
    else:
        _sell(s, seat, (move - moves.CAPTAIN) // 4, (move - moves.CAPTAIN) % 4, CAPTAIN_PRICE, told.FROM_CAPTAIN)


def _sell(s: FireState, seat: int, good: int, country: int, price: int, source: int) -> None:
    """[CF-7.8] A sale counts in its country for the rest of the turn."""
    c = s.cells
    c[GOODS + seat * 4 + good] -= 1
    c[SOLD] |= 1 << (country * 4 + good)
    s.tell(told.SOLD, seat, good, country, price)
    score(s, seat, price, source)


def _turn_die(s: FireState, seat: int, die: int, by: int) -> None:
    """[CF-7.11] Turn a die; [CF-10.1] the religion die turned down may score."""
    c = s.cells
    if die == BLACK:
        c[FAITH + seat] += by
        s.tell(told.FAITH_TURNED, seat, c[FAITH + seat])
        if by < 0:
            minority(s, seat)
    else:
        c[DIE_VALUE + seat * 5 + die] += by
        s.tell(told.DIE_TURNED, seat, die, c[DIE_VALUE + seat * 5 + die], person_under(s, seat, die))


def _remove_person(s: FireState, seat: int, card: int) -> None:
    """[CF-7.12] His own person: its die is free. A stack's top person: the next is turned up."""
    c = s.cells
    country = country_of(card)
    if c[STACK_TOP + country] == card:
        c[STACK_TOP + country] = EMPTY
        s.tell(told.PERSON_REMOVED, seat, card)
        turn_up(s, country)
        return
    place = 0
    while c[DISPLAY + seat * 5 + place] != card:
        place += 1
    free_die(s, seat, c[DISPLAY_DIE + seat * 5 + place])


def take_die(s: FireState, seat: int, die: int) -> None:
    """[CF-7.14] Off a person or Loch Leven it is free; the religion die is rolled again and he chooses."""
    if die == BLACK:
        s.push(agenda.CHOOSE_RELIGION, 0, 1)
        s.push(agenda.FAITH_ROLL)
    else:
        free_die(s, seat, die)


def occupied(s: FireState, space: int) -> bool:
    """Does a disc lie there?"""
    c = s.cells
    for seat in range(c[PLAYERS]):
        if c[DISC + seat] == space:
            return True
    return False


def next_space(s: FireState, seat: int) -> int:
    """[CF-7.13] The next unoccupied space of any colour, clockwise from his disc."""
    spaces = len(s.content.colour)
    space = (s.cells[DISC + seat] + 1) % spaces
    while occupied(s, space):
        space = (space + 1) % spaces
    return space


def step_on(s: FireState, seat: int) -> None:
    """[CF-7.13] To the next unoccupied space of any colour; he may use its action."""
    space = next_space(s, seat)
    s.cells[DISC + seat] = space
    s.tell(told.STEPPED_ON, seat, space)
    offer_space(s, space, 1)


def offer_space(s: FireState, space: int, inside: int) -> None:
    """[CF-6.4] The action of the space he has come to; [CF-6.5] with two or three players a neutral stone by a ship."""
    if s.cells[PLAYERS] < 4 and s.content.space_action[space] // 4 == SHIP // 4:
        s.push(agenda.NEUTRAL, space, inside)
    s.push(agenda.USE, agenda.SPACE + space, inside)


def draw_tile(s: FireState) -> None:
    """[CF-7.2] Draw a tile secretly; [CF-1.5] if none is face down the discard is shuffled first."""
    c = s.cells
    left = 0
    for kind in range(TILE_KINDS):
        left += c[SUPPLY + kind]
    if left == 0:
        for kind in range(TILE_KINDS):
            c[SUPPLY + kind] = c[USED + kind]
            c[USED + kind] = 0
    s.push(agenda.DRAW_TILE)


def anytime(s: FireState, seat: int, move: int) -> None:
    """[CF-3.2] Use a tile, or [CF-8.1] pay 3 VP and take a die back."""
    c = s.cells
    if move >= moves.TILE_MOVES:
        kind = tile_for(s, seat, move - moves.BY_TILE)
        c[TILES + seat * TILE_KINDS + kind] -= 1
        c[TILE_COUNT + seat] -= 1
        c[USED + kind] += 1
        s.tell(told.TILE_USED, seat, kind)
        carry_out(s, seat, move - moves.BY_TILE, 0, 0)
    else:
        die = move - moves.RANSOM
        c[VP + seat] -= RANSOM_PRICE
        s.tell(told.RANSOMED, seat, die)
        s.tell(told.VP, seat, -RANSOM_PRICE, told.FOR_RANSOM)
        take_die(s, seat, die)


def tile_for(s: FireState, seat: int, move: int) -> int:
    """The kind of tile he holds that gives this move."""
    at = TILES + seat * TILE_KINDS
    kinds = s.content.tile_action
    for kind in range(len(kinds)):
        if s.cells[at + kind] > 0 and kinds[kind] >= 0 and gives(kinds[kind], move):
            return kind
    raise AssertionError("a tile move is offered only with the tile")


def gives(action: int, move: int) -> bool:
    """Can this action ever give this move? (Whether it does so now is for `offers` to say.)"""
    if move < moves.CAPTAIN:
        if move < moves.GAIN_TILE:
            good = move - moves.GAIN
            return action == good or action == ANY_GOOD or action == MARKET + good
        if move == moves.GAIN_VP:
            return action >= VP_ACTION
        return action == (ADVANTAGE if move == moves.GAIN_TILE else PROTECTION)
    if move >= moves.TURN:
        if move >= moves.FREE:
            return action == TAKE_DIE
        if move == moves.STEP:
            return action == STEP_ON
        return action == (REMOVE_PERSON if move >= moves.REMOVE else TURN_DIE)
    if move >= moves.PLACE:
        if moves.PLACE + NEUTRAL * 4 <= move < moves.LIFT:
            return action == NEUTRAL_STONE
        religion = (move - moves.PLACE) // 4 if move < moves.LIFT else (move - moves.LIFT) // 4
        return action == STONE + religion or action == STONE + 2
    if move >= moves.MARKET:
        return action == MARKET + (move - moves.MARKET) // 5
    if move >= moves.SHIP:
        return action == SHIP + (move - moves.SHIP) // 5
    return action == CAPTAIN


# -- steps --------------------------------------------------------------------------------------------------------------------------------


def actions_in_use(s: FireState, seat: int, what: int) -> list[int]:
    """The symbols of a USE step: a space's, or a person's as long as it lies in his display."""
    if what >= agenda.SPACE:
        return [s.content.space_action[what - agenda.SPACE]]
    c = s.cells
    for place in range(c[DISPLAY_SIZE + seat]):
        if c[DISPLAY + seat * 5 + place] == what:
            return s.content.actions[what]
    return []


class TurnChoice(FireStep):
    """[CF-3.2] A choice of his own turn: the anytime moves stand beside it, unless it lies inside another action."""

    def inside(self, s: FireState) -> bool:
        return False

    def widen(self, s: FireState, seat: int, moves: list[int]) -> None:
        if not self.inside(s):
            offer_anytime(s, seat, moves)
            s.cells[NEWS] &= DREW  # [CF-3.4]

    def play(self, s: FireState, seat: int, move: int) -> None:
        if move >= moves.RANSOM:
            anytime(s, seat, move)
        else:
            self.answer(s, seat, move)

    def answer(self, s: FireState, seat: int, move: int) -> None:
        """Carry out an answer to the choice itself."""
        raise NotImplementedError


class Use(TurnChoice):
    """[CF-4.3] [CF-5.6] [CF-6.4] The action of a person or a space, once, or not."""

    name = "use"
    rule = "CF-7"

    def options(self, s: FireState, seat: int) -> list[int]:
        c = s.cells
        out: list[int] = [moves.SKIP]
        actions = actions_in_use(s, seat, c[c[TOP] + 1])
        for action in actions:
            offers(s, seat, action, out)
        if len(actions) == 2 and len(out) > 2:
            return sorted(set(out))
        return out

    def inside(self, s: FireState) -> bool:
        return s.cells[s.cells[TOP] + 2] == 1

    def answer(self, s: FireState, seat: int, move: int) -> None:
        c = s.cells
        what = c[c[TOP] + 1]
        s.pop()
        if move == moves.SKIP:
            return
        if move != moves.GAIN_VP:
            carry_out(s, seat, move, 0, 0)
            return
        for action in actions_in_use(s, seat, what):
            if action >= VP_ACTION:
                source = told.FROM_SPACE if what >= agenda.SPACE else told.FROM_PERSON
                carry_out(s, seat, move, action - VP_ACTION, source)


class FaithRoll(FireStep):
    """[CF-4.2] [CF-7.14] The religion die is rolled again: 3 lies on two of its faces."""

    kind = LOT
    name = "faith-roll"

    def outcomes(self, s: FireState) -> list[int]:
        return FAITH_OUTCOMES

    def weights(self, s: FireState) -> list[int]:
        return FAITH_WEIGHTS

    def play(self, s: FireState, seat: int, move: int) -> None:
        roller = s.cells[TURN]
        number = move - moves.ROLL - BLACK * 6 + 1
        s.cells[FAITH + roller] = number
        s.tell(told.FAITH_ROLLED, roller, number)
        s.pop()


FAITH_OUTCOMES: Final = [moves.ROLL + BLACK * 6 + number - 1 for number in range(1, 6)]
FAITH_WEIGHTS: Final = [1, 1, 2, 1, 1]


TAKING_FAITH: Final = [moves.RANSOM + BLACK, moves.FREE + BLACK + moves.BY_TILE]


class ChooseReligion(TurnChoice):
    """[CF-4.2] [CF-7.14] After the roll he chooses Catholic or Protestant freely."""

    name = "choose-religion"
    rule = "CF-4.2"

    def options(self, s: FireState, seat: int) -> list[int]:
        return [moves.BECOME, moves.BECOME + 1]

    def inside(self, s: FireState) -> bool:
        return s.cells[s.cells[TOP] + 2] == 1

    def widen(self, s: FireState, seat: int, moves: list[int]) -> None:
        """Who has rolled the die chooses before he takes it off again."""
        super().widen(s, seat, moves)
        for move in TAKING_FAITH:
            if move in moves:
                moves.remove(move)

    def answer(self, s: FireState, seat: int, move: int) -> None:
        religion = move - moves.BECOME
        s.pop()
        s.cells[RELIGION + seat] = religion
        s.tell(told.RELIGION, seat, religion)
        minority(s, seat)


class DrawTile(FireStep):
    """[CF-7.2] A tile is drawn, evenly among those face down; its face is for his eyes only [CF-13.1]."""

    kind = LOT
    name = "draw-tile"

    def seen_by(self, s: FireState) -> int:
        return s.cells[TURN]

    def outcomes(self, s: FireState) -> list[int]:
        c = s.cells
        return [moves.DRAW + kind for kind in range(TILE_KINDS) if c[SUPPLY + kind] > 0]

    def weights(self, s: FireState) -> list[int]:
        c = s.cells
        return [c[SUPPLY + kind] for kind in range(TILE_KINDS) if c[SUPPLY + kind] > 0]

    def play(self, s: FireState, seat: int, move: int) -> None:
        c = s.cells
        kind = move - moves.DRAW
        c[SUPPLY + kind] -= 1
        c[TILES + c[TURN] * TILE_KINDS + kind] += 1
        c[TILE_COUNT + c[TURN]] += 1
        c[NEWS] = UNUSED | DREW  # [CF-3.4]
        s.tell(told.TILE_DRAWN, c[TURN], kind)
        s.pop()
