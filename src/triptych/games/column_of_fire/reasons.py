"""Why a move is not offered: the most specific reason that is true and that the seat may know.

The rules themselves stand in phases/*.py; they have already said no when anybody asks here. So this only looks for what is missing, with
their own predicates where they have one. A reason's arguments are named by what they are (`country`, `good`, `die`, `card` ...), so that
they can be put into words.
"""

from __future__ import annotations

from triptych.core.game import Reason
from triptych.core.state import TOP
from triptych.games.column_of_fire import agenda, content, moves, symbols
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import country_of
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.phases.actions import (
    TAKING_FAITH,
    TurnChoice,
    actions_in_use,
    can_draw_tile,
    can_sell,
    gives,
)
from triptych.games.column_of_fire.phases.display import card_in_hand, person_under
from triptych.games.column_of_fire.phases.track import MOST_LEFT_OUT, spaces_left_out
from triptych.games.column_of_fire.scoring import RANSOM_PRICE
from triptych.games.column_of_fire.steps import STEPS


def about(s: FireState) -> dict[str, int | str]:
    """What the question that is put now is about, for prompts and reasons: its step, and the things it names."""
    c = s.cells
    top = c[TOP]
    a = c[top + 1]
    b = c[top + 2]
    step = c[top]
    found: dict[str, int | str] = {"step": STEPS[step].name}
    if step == agenda.WINDOW:
        found["window"] = agenda.WINDOWS[a]
    elif step == agenda.USE:
        if a >= agenda.SPACE:
            found["what"] = "space"
            found["space"] = a - agenda.SPACE
        else:
            found["what"] = "person"
            found["card"] = a
    elif step == agenda.CHOOSE_RELIGION:
        found["number"] = c[m.FAITH + s.actor]
    elif step == agenda.STONE:
        found["card"] = a
        found["country"] = country_of(a)
    elif step == agenda.PLACE_HOUSE:
        found["country"] = a
        found["number"] = b
        found["from"] = c[m.HOUSE + s.actor * content.COUNTRIES + a]
    elif step == agenda.NEUTRAL:
        found["country"] = s.content.space_action[a] - symbols.SHIP
    elif step == agenda.OFFER:
        found["card"] = c[m.EVENT]
        found["number"] = c[m.FAITH + s.actor]
    elif step == agenda.LOSE_GOOD:
        found["card"] = c[m.EVENT]
        found["number"] = b
    elif step in (agenda.WARD, agenda.IMPRISON, agenda.LOWER_DIE):
        found["card"] = c[m.EVENT]
    elif step not in (agenda.CHOOSE_PERSON, agenda.TRACK, agenda.CONFLICTS):
        raise AssertionError(f"what step {step} asks about is not known")
    return found


def why_not(s: FireState, seat: int, move: int) -> Reason:
    """Why the seat that is asked cannot make this move now."""
    step = s.cells[s.cells[TOP]]
    kind = moves.KINDS[move]
    if move >= moves.RANSOM:
        return _why_not_anytime(s, seat, move)
    if step == agenda.USE and move >= moves.GAIN:
        return _why_not_use(s, seat, move)
    if step == agenda.NEUTRAL and kind == moves.PLACE:
        return _why_not_neutral(s, move)
    if step == agenda.CHOOSE_PERSON and kind in (moves.TAKE, moves.HOUSE_BY, moves.NO_PERSON):
        return _why_no_person(s, seat, move)
    if step == agenda.TRACK and kind == moves.GO:
        return _why_not_go(s, seat, move - moves.GO)
    if step == agenda.CONFLICTS and kind == moves.CONFLICT:
        return Reason("why-no-torch", {"country": move - moves.CONFLICT})
    if step == agenda.IMPRISON and kind == moves.IMPRISON:
        return _where_die_is(s, seat, move - moves.IMPRISON)
    if step == agenda.LOSE_GOOD and kind == moves.LOSE:
        return Reason("why-no-good", {"good": move - moves.LOSE})
    if step == agenda.LOWER_DIE and kind == moves.LOWER:
        return Reason("why-die-on-no-person", {"die": move - moves.LOWER})
    return _not_asked(s)


def _not_asked(s: FireState) -> Reason:
    """It belongs to another question; this one is named."""
    args = about(s)
    if s.cells[s.cells[TOP]] == agenda.USE:
        args["step"] = f"use-{args['what']}"
    return Reason("why-not-now", args)


def _where_die_is(s: FireState, seat: int, die: int) -> Reason:
    """A die is somewhere else than it would have to be."""
    if die == content.BLACK:
        return _not_asked(s)  # the religion die is never anywhere else
    at = s.cells[m.DIE_AT + seat * content.DICE + die]
    if at == m.ON_PERSON:
        return Reason("why-die-on-person", {"die": die, "card": person_under(s, seat, die)})
    if at == m.ON_LOCH_LEVEN:
        return Reason("why-die-on-loch", {"die": die})
    return Reason("why-die-in-hand" if at == m.IN_HAND else "why-die-free", {"die": die})


# -- anytime moves and actions ------------------------------------------------------------------------------------------------------------


def _why_not_anytime(s: FireState, seat: int, move: int) -> Reason:
    """Tiles and paying for a die (CF-3.2)."""
    step = STEPS[s.cells[s.cells[TOP]]]
    if not isinstance(step, TurnChoice) or step.inside(s):
        return Reason("why-no-anytime")
    if s.cells[s.cells[TOP]] == agenda.CHOOSE_RELIGION and move in TAKING_FAITH:
        return Reason("why-choose-first")
    if move < moves.TILE_MOVES:
        die = move - moves.RANSOM
        if die != content.BLACK and s.cells[m.DIE_AT + seat * content.DICE + die] not in (m.ON_PERSON, m.ON_LOCH_LEVEN):
            return _where_die_is(s, seat, die)
        return Reason("why-cost", {"cost": RANSOM_PRICE, "vp": s.cells[m.VP + seat]})
    action_move = move - moves.BY_TILE
    there = -1
    kinds = s.content.tile_action
    for kind in range(len(kinds)):
        if kinds[kind] >= 0 and gives(kinds[kind], action_move):
            if s.cells[m.TILES + seat * content.TILE_KINDS + kind] > 0:
                return _why_not_action(s, seat, action_move)
            there = kind
    return Reason("why-no-such-tile") if there < 0 else Reason("why-no-tile", {"tile": there})


def _why_not_use(s: FireState, seat: int, move: int) -> Reason:
    """An action that the person or space in use does not give, or not now."""
    what = s.cells[s.cells[TOP] + 1]
    for action in actions_in_use(s, seat, what):
        if gives(action, move):
            return _why_not_action(s, seat, move)
    if what >= agenda.SPACE:
        return Reason("why-space-does-not", {"space": what - agenda.SPACE})
    return Reason("why-person-does-not", {"card": what})


def _why_not_action(s: FireState, seat: int, move: int) -> Reason:
    """An action that cannot be carried out now (CF-3.3)."""
    kind = moves.KINDS[move]
    if kind == moves.FREE:
        return _where_die_is(s, seat, move - moves.FREE)
    if kind == moves.REMOVE:
        return _why_not_remove(s, seat, move - moves.REMOVE)
    if kind == moves.TURN:
        die, turn = divmod(move - moves.TURN, moves.TURNS)
        return _why_not_turn(s, seat, die, turn != moves.DOWN)
    if kind == moves.LIFT:
        stone, country = divmod(move - moves.LIFT, content.COUNTRIES)
        return Reason("why-no-stone", {"stone": stone, "country": country})
    if kind == moves.PLACE:
        return Reason("why-no-room", {"country": (move - moves.PLACE) % content.COUNTRIES})
    if kind in (moves.CAPTAIN, moves.SHIP, moves.MARKET):
        return _why_not_sell(s, seat, move)
    if move == moves.GAIN_TILE and not can_draw_tile(s):
        return Reason("why-no-tile-left")
    if kind in (moves.GAIN, moves.STEP):
        return _not_asked(s)
    raise AssertionError(f"why move {move} is not offered is not known")


def _why_not_sell(s: FireState, seat: int, move: int) -> Reason:
    """The first sale of the move that cannot be made (CF-7.8)."""
    kind = moves.KINDS[move]
    if kind == moves.MARKET:
        good, where = divmod(move - moves.MARKET, moves.SALES)
        if where != moves.BOTH:
            return _why_no_sale(s, seat, good, where)
        for country in s.content.buyers(good):
            if not can_sell(s, seat, good, country):
                return _why_no_sale(s, seat, good, country)
        return Reason("why-one-good", {"good": good})
    if kind == moves.SHIP:
        country, good = divmod(move - moves.SHIP, moves.SALES)
        if good != moves.BOTH:
            return _why_no_sale(s, seat, good, country)
        for bought in s.content.goods_bought(country):
            if not can_sell(s, seat, bought, country):
                return _why_no_sale(s, seat, bought, country)
        return _not_asked(s)
    if kind == moves.CAPTAIN:
        good, country = divmod(move - moves.CAPTAIN, content.COUNTRIES)
        return _why_no_sale(s, seat, good, country)
    raise AssertionError(f"what move {move} sells is not known")


def _why_no_sale(s: FireState, seat: int, good: int, country: int) -> Reason:
    """What `can_sell` misses (CF-7.8)."""
    if s.content.price[country * content.GOOD_KINDS + good] == 0:
        return Reason("why-not-bought", {"good": good, "country": country})
    if s.cells[m.GOODS + seat * content.GOOD_KINDS + good] == 0:
        return Reason("why-no-good", {"good": good})
    if s.cells[m.HOUSE + seat * content.COUNTRIES + country] == 0:
        return Reason("why-no-house", {"country": country})
    return Reason("why-sold", {"good": good, "country": country})


def _why_not_turn(s: FireState, seat: int, die: int, up: bool) -> Reason:
    """Not on a card, or at the end of its faces (CF-7.11)."""
    c = s.cells
    if die == content.BLACK:
        number = c[m.FAITH + seat]
    else:
        at = c[m.DIE_AT + seat * content.DICE + die]
        if at != m.ON_PERSON and at != m.ON_LOCH_LEVEN:
            return _where_die_is(s, seat, die)
        number = c[m.DIE_VALUE + seat * content.DICE + die]
    return Reason("why-die-highest" if up else "why-die-lowest", {"die": die, "number": number})


def _why_not_remove(s: FireState, seat: int, card: int) -> Reason:
    """Neither his own nor on top of a stack (CF-7.12)."""
    c = s.cells
    for other in range(c[m.PLAYERS]):
        for place in range(c[m.DISPLAY_SIZE + other]):
            if c[m.DISPLAY + other * m.PLACES + place] == card:
                return Reason("why-person-of-other", {"card": card, "seat": other})
    if card_in_hand(s) == card:
        return Reason("why-person-in-hand", {"card": card})
    return Reason("why-person-away", {"card": card})


# -- the choices of the second half-year --------------------------------------------------------------------------------------------------


def _why_not_neutral(s: FireState, move: int) -> Reason:
    """Another stone, or another country (CF-6.5)."""
    country = s.content.space_action[s.cells[s.cells[TOP] + 1]] - symbols.SHIP
    if (move - moves.PLACE) // content.COUNTRIES != content.NEUTRAL:
        return Reason("why-only-neutral")
    if (move - moves.PLACE) % content.COUNTRIES != country:
        return Reason("why-neutral-elsewhere", {"country": country})
    return Reason("why-no-room", {"country": country})


def _why_no_person(s: FireState, seat: int, move: int) -> Reason:
    """The die, the stack, the house, or the price (CF-5.2, CF-5.8)."""
    c = s.cells
    kind = moves.KINDS[move]
    if kind != moves.NO_PERSON:
        way = move - kind
        die, country = moves.DIE_OF_WAY[way], moves.COUNTRY_OF_WAY[way]
        if c[m.DIE_AT + seat * content.DICE + die] != m.FREE:
            return _where_die_is(s, seat, die)
        if c[m.DIE_VALUE + seat * content.DICE + die] == 0:
            return Reason("why-die-no-number", {"die": die})
        top = c[m.STACK_TOP + country]
        if kind == moves.TAKE or (top == m.EMPTY and c[m.STACK_LEFT + country] > 0):
            return Reason("why-no-person-there", {"country": country})
        if top != m.EMPTY:
            return Reason("why-person-there", {"country": country, "card": top})
        standing = c[m.HOUSE + seat * content.COUNTRIES + country]
        if standing >= c[m.DIE_VALUE + seat * content.DICE + die]:
            return Reason("why-house-high", {"country": country, "number": standing, "die": die})
    return Reason("why-cost", {"cost": 1, "vp": c[m.VP + seat]})


def _why_not_go(s: FireState, seat: int, goal: int) -> Reason:
    """The space, the die of its colour, or the price (CF-6.1, CF-6.2, CF-6.3)."""
    c = s.cells
    spaces = len(s.content.colour)
    if goal >= spaces:
        return Reason("why-no-such-space", {"number": spaces - 1})
    for other in range(c[m.PLAYERS]):
        if c[m.DISC + other] == goal:
            if other == seat:
                return Reason("why-space-start")
            return Reason("why-space-held", {"seat": other, "space": goal})
    die = s.content.colour[goal]
    if c[m.DIE_AT + seat * content.DICE + die] != m.FREE:
        return _where_die_is(s, seat, die)
    cost = spaces_left_out(s, seat, goal)
    if cost > MOST_LEFT_OUT:
        return Reason("why-too-far", {"cost": cost, "space": goal, "number": MOST_LEFT_OUT})
    return Reason("why-cost", {"cost": cost, "vp": c[m.VP + seat]})
