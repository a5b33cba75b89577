"""The symbols (CF-7) and spending VP on a die (CF-8): what each offers, and what it does.

Cards, spaces and tiles show the same symbols, so there is one function for what a symbol offers (`offers`) and one that carries an offer
out (`carry_out`). An offer is a move; by a tile it is the same move, BY_TILE further on.
"""

from __future__ import annotations

from typing import Final

from triptych.core.state import TOP
from triptych.core.steps import LOT
from triptych.games.column_of_fire import agenda, content, moves, symbols
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import country_of
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.phases.display import free_die, person_under
from triptych.games.column_of_fire.phases.stacks import turn_up
from triptych.games.column_of_fire.phases.step import FireStep
from triptych.games.column_of_fire.scoring import RANSOM_PRICE, minority, score

CAPTAIN_PRICE: Final = 3


# -- what a symbol offers -----------------------------------------------------------------------------------------------------------------


def has_room(s: FireState, country: int) -> bool:
    """Is a religion space free? [CF-2.3] Two players: a cover cross leaves three in each country."""
    c = s.cells
    at = m.STONES + country * content.STONE_KINDS
    return c[at] + c[at + 1] + c[at + 2] < m.RELIGION_SPACES[c[m.PLAYERS]]


def can_sell(s: FireState, seat: int, good: int, country: int) -> bool:
    """[CF-7.8] He has the good and a house there, it is bought there, and he has not sold it there in this turn."""
    c = s.cells
    return (
        c[m.GOODS + seat * content.GOOD_KINDS + good] > 0
        and c[m.HOUSE + seat * content.COUNTRIES + country] > 0
        and s.content.price[country * content.GOOD_KINDS + good] > 0
        and c[m.SOLD] >> (country * content.GOOD_KINDS + good) & 1 == 0
    )


def can_draw_tile(s: FireState) -> bool:
    """[CF-1.5] Face down or discarded, there must be one. Counted by what is public, so it holds in a view too."""
    c = s.cells
    held = 0
    for seat in range(c[m.PLAYERS]):
        held += c[m.TILE_COUNT + seat]
    return held < content.TILES_IN_ALL


def offers(s: FireState, seat: int, action: int, out: list[int]) -> None:
    """[CF-3.3] Add the moves an action gives now; none if it cannot be carried out."""
    kind = symbols.KINDS[action]
    if kind == symbols.GOOD:
        out.append(moves.GAIN + action - symbols.GOOD)
    elif kind == symbols.VP:
        out.append(moves.GAIN_VP)
    elif kind == symbols.PROTECTION:
        out.append(moves.GAIN_PROTECTION)
    elif kind == symbols.ADVANTAGE:
        if can_draw_tile(s):
            out.append(moves.GAIN_TILE)
    elif kind == symbols.STONE:
        _offer_stones(s, action - symbols.STONE, out)
    elif kind == symbols.MARKET:
        _offer_market(s, seat, action - symbols.MARKET, out)
    elif kind == symbols.SHIP:
        _offer_ship(s, seat, action - symbols.SHIP, out)
    elif kind == symbols.CAPTAIN:
        _offer_captain(s, seat, out)
    elif kind == symbols.TURN_DIE:
        _offer_turns(s, seat, out)
    elif kind == symbols.NEUTRAL_STONE:
        _offer_neutral_stones(s, out)
    elif kind == symbols.REMOVE_PERSON:
        _offer_removals(s, seat, out)
    elif kind == symbols.STEP_ON:
        out.append(moves.STEP)
    elif kind == symbols.TAKE_DIE:
        _offer_dice(s, seat, moves.FREE, out)
    elif kind == symbols.ANY_GOOD:
        for good in range(content.GOOD_KINDS):
            out.append(moves.GAIN + good)
    else:
        raise AssertionError(f"what action {action} offers is not known")


def _offer_captain(s: FireState, seat: int, out: list[int]) -> None:
    """[CF-7.5] Any one good, in a country that buys it."""
    c = s.cells
    for good in range(content.GOOD_KINDS):
        if c[m.GOODS + seat * content.GOOD_KINDS + good] > 0:
            for country in range(content.COUNTRIES):
                if can_sell(s, seat, good, country):
                    out.append(moves.CAPTAIN + good * content.COUNTRIES + country)


def _offer_ship(s: FireState, seat: int, country: int, out: list[int]) -> None:
    """[CF-7.6] One of each good bought in the ship's country, either or both."""
    if s.cells[m.HOUSE + seat * content.COUNTRIES + country] == 0:
        return
    found = 0
    for good in range(content.GOOD_KINDS):
        if can_sell(s, seat, good, country):
            out.append(moves.SHIP + country * moves.SALES + good)
            found += 1
    if found == 2:
        out.append(moves.SHIP + country * moves.SALES + moves.BOTH)


def _offer_market(s: FireState, seat: int, good: int, out: list[int]) -> None:
    """[CF-7.7] Take one, or sell one in each country that buys it."""
    out.append(moves.GAIN + good)
    have = s.cells[m.GOODS + seat * content.GOOD_KINDS + good]
    if have == 0:
        return
    found = 0
    for country in range(content.COUNTRIES):
        if can_sell(s, seat, good, country):
            out.append(moves.MARKET + good * moves.SALES + country)
            found += 1
    if found == 2 and have >= 2:
        out.append(moves.MARKET + good * moves.SALES + moves.BOTH)


def _offer_stones(s: FireState, religion: int, out: list[int]) -> None:
    """[CF-7.9] A stone of the religion shown, onto or away from a religion space; with both shown, of either."""
    c = s.cells
    for country in range(content.COUNTRIES):
        room = has_room(s, country)
        for shown in range(content.RELIGIONS):
            if religion == symbols.EITHER or shown == religion:
                if room:
                    out.append(moves.PLACE + shown * content.COUNTRIES + country)
                if c[m.STONES + country * content.STONE_KINDS + shown] > 0:
                    out.append(moves.LIFT + shown * content.COUNTRIES + country)


def _offer_neutral_stones(s: FireState, out: list[int]) -> None:
    """[CF-7.10] A neutral stone where there is room."""
    for country in range(content.COUNTRIES):
        if has_room(s, country):
            out.append(moves.PLACE + content.NEUTRAL * content.COUNTRIES + country)


def _offer_turns(s: FireState, seat: int, out: list[int]) -> None:
    """[CF-7.11] Any die on one of his cards, within its faces."""
    c = s.cells
    for die in range(content.DICE):
        at = c[m.DIE_AT + seat * content.DICE + die]
        if at == m.ON_PERSON or at == m.ON_LOCH_LEVEN:
            value = c[m.DIE_VALUE + seat * content.DICE + die]
            if value < content.FACES:
                out.append(moves.TURN + die * moves.TURNS)
            if value > 1:
                out.append(moves.TURN + die * moves.TURNS + moves.DOWN)
    faith = c[m.FAITH + seat]
    if faith < m.FAITH_FACES:
        out.append(moves.TURN + content.BLACK * moves.TURNS)
    if faith > 1:
        out.append(moves.TURN + content.BLACK * moves.TURNS + moves.DOWN)


def _offer_removals(s: FireState, seat: int, out: list[int]) -> None:
    """[CF-7.12] A person of his own, or one that lies on a stack."""
    c = s.cells
    for place in range(c[m.DISPLAY_SIZE + seat]):
        out.append(moves.REMOVE + c[m.DISPLAY + seat * m.PLACES + place])
    for country in range(content.COUNTRIES):
        if c[m.STACK_TOP + country] != m.EMPTY:
            out.append(moves.REMOVE + c[m.STACK_TOP + country])


def _offer_dice(s: FireState, seat: int, base: int, out: list[int]) -> None:
    """[CF-7.14] Any die on one of his cards; the religion die always lies on one."""
    c = s.cells
    at = m.DIE_AT + seat * content.DICE
    for die in range(content.DICE):
        where = c[at + die]
        if where == m.ON_PERSON or where == m.ON_LOCH_LEVEN:
            out.append(base + die)
    out.append(base + content.BLACK)


def could_act(s: FireState, seat: int) -> bool:
    """[CF-3.2] Could he make an anytime move, as far as everybody knows? With 3 VP he can: the religion die always lies on a card."""
    return s.cells[m.TILE_COUNT + seat] > 0 or s.cells[m.VP + seat] >= RANSOM_PRICE


def has_news(s: FireState, seat: int) -> bool:
    """[CF-3.4] Has he a new tile, or come to 3 VP, since he could last have made use of it?"""
    return s.cells[m.NEWS] & m.UNUSED > 0 and could_act(s, seat)


def offer_anytime(s: FireState, seat: int, out: list[int]) -> None:
    """[CF-3.2] What he may do beside a choice of his own turn: use tiles, and pay for a die."""
    c = s.cells
    if c[m.VP + seat] >= RANSOM_PRICE:  # [CF-10.3]
        _offer_dice(s, seat, moves.RANSOM, out)
    if c[m.TILE_COUNT + seat] > 0:
        at = m.TILES + seat * content.TILE_KINDS
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
    kind = moves.KINDS[move]
    if kind == moves.GAIN:
        _gain(s, seat, move, points, source)
    elif kind == moves.FREE:
        take_die(s, seat, move - moves.FREE)
    elif kind == moves.STEP:
        step_on(s, seat)
    elif kind == moves.REMOVE:
        _remove_person(s, seat, move - moves.REMOVE)
    elif kind == moves.TURN:
        turn = (move - moves.TURN) % moves.TURNS
        _turn_die(s, seat, (move - moves.TURN) // moves.TURNS, -1 if turn == moves.DOWN else 1)
    elif kind == moves.LIFT:
        _lift_stone(s, seat, (move - moves.LIFT) // content.COUNTRIES, (move - moves.LIFT) % content.COUNTRIES)
    elif kind == moves.PLACE:
        place_stone(s, seat, (move - moves.PLACE) // content.COUNTRIES, (move - moves.PLACE) % content.COUNTRIES)
    elif kind == moves.MARKET:
        _sell_by_market(s, seat, (move - moves.MARKET) // moves.SALES, (move - moves.MARKET) % moves.SALES)
    elif kind == moves.SHIP:
        _sell_by_ship(s, seat, (move - moves.SHIP) // moves.SALES, (move - moves.SHIP) % moves.SALES)
    elif kind == moves.CAPTAIN:
        good = (move - moves.CAPTAIN) // content.COUNTRIES
        _sell(s, seat, good, (move - moves.CAPTAIN) % content.COUNTRIES, CAPTAIN_PRICE, told.FROM_CAPTAIN)
    else:
        raise AssertionError(f"how move {move} is carried out is not known")


def _gain(s: FireState, seat: int, move: int, points: int, source: int) -> None:
    """A good, a tile, protection, or VP at once."""
    if move < moves.GAIN + content.GOOD_KINDS:
        gain_good(s, seat, move - moves.GAIN)
    elif move == moves.GAIN_TILE:
        draw_tile(s)
    elif move == moves.GAIN_PROTECTION:
        s.cells[m.PROTECTION + seat] += 1  # [CF-7.3]
        s.tell(told.PROTECTION, seat)
    elif move == moves.GAIN_VP:
        score(s, seat, points, source)
    else:
        raise AssertionError(f"what move {move} gains is not known")


def gain_good(s: FireState, seat: int, good: int) -> None:
    """[CF-7.1] Take one of the kind shown."""
    s.cells[m.GOODS + seat * content.GOOD_KINDS + good] += 1
    s.tell(told.GOOD, seat, good)


def place_stone(s: FireState, seat: int, stone: int, country: int) -> None:
    """Put a stone on a free religion space of a country."""
    s.cells[m.STONES + country * content.STONE_KINDS + stone] += 1
    s.tell(told.STONE_LAID, seat, stone, country)


def _lift_stone(s: FireState, seat: int, religion: int, country: int) -> None:
    """Take a stone off a religion space."""
    s.cells[m.STONES + country * content.STONE_KINDS + religion] -= 1
    s.tell(told.STONE_LIFTED, seat, religion, country)


def _sell_by_market(s: FireState, seat: int, good: int, where: int) -> None:
    """[CF-7.7] In one country that buys the good, or in both."""
    price = s.content.price
    for country in range(content.COUNTRIES):
        if where == country or (where == moves.BOTH and price[country * content.GOOD_KINDS + good] > 0):
            _sell(s, seat, good, country, price[country * content.GOOD_KINDS + good], told.FROM_MARKET)


def _sell_by_ship(s: FireState, seat: int, country: int, what: int) -> None:
    """[CF-7.6] One of the goods that are bought in the country, or both."""
    price = s.content.price
    for good in range(content.GOOD_KINDS):
        if what == good or (what == moves.BOTH and price[country * content.GOOD_KINDS + good] > 0):
            _sell(s, seat, good, country, price[country * content.GOOD_KINDS + good], told.FROM_SHIP)


def _sell(s: FireState, seat: int, good: int, country: int, price: int, source: int) -> None:
    """[CF-7.8] A sale counts in its country for the rest of the turn."""
    c = s.cells
    c[m.GOODS + seat * content.GOOD_KINDS + good] -= 1
    c[m.SOLD] |= 1 << (country * content.GOOD_KINDS + good)
    s.tell(told.SOLD, seat, good, country, price)
    score(s, seat, price, source)


def _turn_die(s: FireState, seat: int, die: int, by: int) -> None:
    """[CF-7.11] Turn a die; [CF-10.1] the religion die turned down may score."""
    c = s.cells
    if die == content.BLACK:
        c[m.FAITH + seat] += by
        s.tell(told.FAITH_TURNED, seat, c[m.FAITH + seat])
        if by < 0:
            minority(s, seat)
    else:
        c[m.DIE_VALUE + seat * content.DICE + die] += by
        s.tell(told.DIE_TURNED, seat, die, c[m.DIE_VALUE + seat * content.DICE + die], person_under(s, seat, die))


def _remove_person(s: FireState, seat: int, card: int) -> None:
    """[CF-7.12] His own person: its die is free. A stack's top person: the next is turned up."""
    c = s.cells
    country = country_of(card)
    if c[m.STACK_TOP + country] == card:
        c[m.STACK_TOP + country] = m.EMPTY
        s.tell(told.PERSON_REMOVED, seat, card)
        turn_up(s, country)
        return
    place = 0
    while c[m.DISPLAY + seat * m.PLACES + place] != card:
        place += 1
    free_die(s, seat, c[m.DISPLAY_DIE + seat * m.PLACES + place])


def take_die(s: FireState, seat: int, die: int) -> None:
    """[CF-7.14] Off a person or Loch Leven it is free; the religion die is rolled again and he chooses."""
    if die == content.BLACK:
        s.push(agenda.CHOOSE_RELIGION, 0, agenda.INSIDE)
        s.push(agenda.FAITH_ROLL)
    else:
        free_die(s, seat, die)


def occupied(s: FireState, space: int) -> bool:
    """Does a disc lie there?"""
    c = s.cells
    for seat in range(c[m.PLAYERS]):
        if c[m.DISC + seat] == space:
            return True
    return False


def next_space(s: FireState, seat: int) -> int:
    """[CF-7.13] The next unoccupied space of any colour, clockwise from his disc."""
    spaces = len(s.content.colour)
    space = (s.cells[m.DISC + seat] + 1) % spaces
    while occupied(s, space):
        space = (space + 1) % spaces
    return space


def step_on(s: FireState, seat: int) -> None:
    """[CF-7.13] To the next unoccupied space of any colour; he may use its action."""
    space = next_space(s, seat)
    s.cells[m.DISC + seat] = space
    s.tell(told.STEPPED_ON, seat, space)
    offer_space(s, space, agenda.INSIDE)


def offer_space(s: FireState, space: int, inside: int) -> None:
    """[CF-6.4] The action of the space he has come to; [CF-6.5] with two or three players a neutral stone by a ship."""
    if s.cells[m.PLAYERS] < m.SEATS and symbols.KINDS[s.content.space_action[space]] == symbols.SHIP:
        s.push(agenda.NEUTRAL, space, inside)
    s.push(agenda.USE, agenda.SPACE + space, inside)


def draw_tile(s: FireState) -> None:
    """[CF-7.2] Draw a tile secretly; [CF-1.5] if none is face down the discard is shuffled first."""
    c = s.cells
    left = 0
    for kind in range(content.TILE_KINDS):
        left += c[m.SUPPLY + kind]
    if left == 0:
        for kind in range(content.TILE_KINDS):
            c[m.SUPPLY + kind] = c[m.USED + kind]
            c[m.USED + kind] = 0
    s.push(agenda.DRAW_TILE)


def anytime(s: FireState, seat: int, move: int) -> None:
    """[CF-3.2] Use a tile, or [CF-8.1] pay 3 VP and take a die back."""
    c = s.cells
    if move >= moves.TILE_MOVES:
        kind = tile_for(s, seat, move - moves.BY_TILE)
        c[m.TILES + seat * content.TILE_KINDS + kind] -= 1
        c[m.TILE_COUNT + seat] -= 1
        c[m.USED + kind] += 1
        s.tell(told.TILE_USED, seat, kind)
        carry_out(s, seat, move - moves.BY_TILE, 0, 0)
    elif moves.KINDS[move] == moves.RANSOM:
        die = move - moves.RANSOM
        c[m.VP + seat] -= RANSOM_PRICE
        s.tell(told.RANSOMED, seat, die)
        s.tell(told.VP, seat, -RANSOM_PRICE, told.FOR_RANSOM)
        take_die(s, seat, die)
    else:
        raise AssertionError(f"move {move} is not one for any time")


def tile_for(s: FireState, seat: int, move: int) -> int:
    """The kind of tile he holds that gives this move."""
    at = m.TILES + seat * content.TILE_KINDS
    kinds = s.content.tile_action
    for kind in range(len(kinds)):
        if s.cells[at + kind] > 0 and kinds[kind] >= 0 and gives(kinds[kind], move):
            return kind
    raise AssertionError("a tile move is offered only with the tile")


def gives(action: int, move: int) -> bool:
    """Can this action ever give this move? (Whether it does so now is for `offers` to say.)"""
    kind = moves.KINDS[move]
    if kind == moves.GAIN:
        return _gives_gain(action, move)
    if kind == moves.FREE:
        return action == symbols.TAKE_DIE
    if kind == moves.STEP:
        return action == symbols.STEP_ON
    if kind == moves.REMOVE:
        return action == symbols.REMOVE_PERSON
    if kind == moves.TURN:
        return action == symbols.TURN_DIE
    if kind == moves.LIFT:
        return _gives_stone(action, (move - moves.LIFT) // content.COUNTRIES)
    if kind == moves.PLACE:
        return _gives_stone(action, (move - moves.PLACE) // content.COUNTRIES)
    if kind == moves.MARKET:
        return action == symbols.MARKET + (move - moves.MARKET) // moves.SALES
    if kind == moves.SHIP:
        return action == symbols.SHIP + (move - moves.SHIP) // moves.SALES
    if kind == moves.CAPTAIN:
        return action == symbols.CAPTAIN
    raise AssertionError(f"which action gives move {move} is not known")


def _gives_gain(action: int, move: int) -> bool:
    if move < moves.GAIN + content.GOOD_KINDS:
        good = move - moves.GAIN
        return action == symbols.GOOD + good or action == symbols.ANY_GOOD or action == symbols.MARKET + good
    if move == moves.GAIN_TILE:
        return action == symbols.ADVANTAGE
    if move == moves.GAIN_PROTECTION:
        return action == symbols.PROTECTION
    if move == moves.GAIN_VP:
        return symbols.KINDS[action] == symbols.VP
    raise AssertionError(f"which action gives move {move} is not known")


def _gives_stone(action: int, stone: int) -> bool:
    if stone == content.NEUTRAL:
        return action == symbols.NEUTRAL_STONE
    return action == symbols.STONE + stone or action == symbols.STONE + symbols.EITHER


# -- steps --------------------------------------------------------------------------------------------------------------------------------


def actions_in_use(s: FireState, seat: int, what: int) -> list[int]:
    """The symbols of a USE step: a space's, or a person's as long as it lies in his display."""
    if what >= agenda.SPACE:
        return [s.content.space_action[what - agenda.SPACE]]
    c = s.cells
    for place in range(c[m.DISPLAY_SIZE + seat]):
        if c[m.DISPLAY + seat * m.PLACES + place] == what:
            return s.content.actions[what]
    return []


class TurnChoice(FireStep):
    """[CF-3.2] A choice of his own turn: the anytime moves stand beside it, unless it lies inside another action."""

    def inside(self, s: FireState) -> bool:
        return False

    def widen(self, s: FireState, seat: int, moves: list[int]) -> None:
        if not self.inside(s):
            offer_anytime(s, seat, moves)
            s.cells[m.NEWS] &= m.DREW  # [CF-3.4]

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
        return s.cells[s.cells[TOP] + 2] == agenda.INSIDE

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
            if symbols.KINDS[action] == symbols.VP:
                source = told.FROM_SPACE if what >= agenda.SPACE else told.FROM_PERSON
                carry_out(s, seat, move, action - symbols.VP, source)


class FaithRoll(FireStep):
    """[CF-4.2] [CF-7.14] The religion die is rolled again: 3 lies on two of its faces."""

    kind = LOT
    name = "faith-roll"

    def outcomes(self, s: FireState) -> list[int]:
        return FAITH_OUTCOMES

    def weights(self, s: FireState) -> list[int]:
        return FAITH_WEIGHTS

    def play(self, s: FireState, seat: int, move: int) -> None:
        roller = s.cells[m.TURN]
        number = move - moves.ROLL - content.BLACK * content.FACES + 1
        s.cells[m.FAITH + roller] = number
        s.tell(told.FAITH_ROLLED, roller, number)
        s.pop()


FAITH_OUTCOMES: Final = [moves.ROLL + content.BLACK * content.FACES + number - 1 for number in range(1, m.FAITH_FACES + 1)]
FAITH_WEIGHTS: Final = [1, 1, 2, 1, 1]


TAKING_FAITH: Final = [moves.RANSOM + content.BLACK, moves.FREE + content.BLACK + moves.BY_TILE]


class ChooseReligion(TurnChoice):
    """[CF-4.2] [CF-7.14] After the roll he chooses Catholic or Protestant freely."""

    name = "choose-religion"
    rule = "CF-4.2"

    def options(self, s: FireState, seat: int) -> list[int]:
        return [moves.BECOME, moves.BECOME + 1]

    def inside(self, s: FireState) -> bool:
        return s.cells[s.cells[TOP] + 2] == agenda.INSIDE

    def widen(self, s: FireState, seat: int, moves: list[int]) -> None:
        """Who has rolled the die chooses before he takes it off again."""
        super().widen(s, seat, moves)
        for move in TAKING_FAITH:
            if move in moves:
                moves.remove(move)

    def answer(self, s: FireState, seat: int, move: int) -> None:
        religion = move - moves.BECOME
        s.pop()
        s.cells[m.RELIGION + seat] = religion
        s.tell(told.RELIGION, seat, religion)
        minority(s, seat)


class DrawTile(FireStep):
    """[CF-7.2] A tile is drawn, evenly among those face down; its face is for his eyes only [CF-13.1]."""

    kind = LOT
    name = "draw-tile"

    def seen_by(self, s: FireState) -> int:
        return s.cells[m.TURN]

    def outcomes(self, s: FireState) -> list[int]:
        c = s.cells
        return [moves.DRAW + kind for kind in range(content.TILE_KINDS) if c[m.SUPPLY + kind] > 0]

    def weights(self, s: FireState) -> list[int]:
        c = s.cells
        return [c[m.SUPPLY + kind] for kind in range(content.TILE_KINDS) if c[m.SUPPLY + kind] > 0]

    def play(self, s: FireState, seat: int, move: int) -> None:
        c = s.cells
        kind = move - moves.DRAW
        c[m.SUPPLY + kind] -= 1
        c[m.TILES + c[m.TURN] * content.TILE_KINDS + kind] += 1
        c[m.TILE_COUNT + c[m.TURN]] += 1
        c[m.NEWS] = m.UNUSED | m.DREW  # [CF-3.4]
        s.tell(told.TILE_DRAWN, c[m.TURN], kind)
        s.pop()
