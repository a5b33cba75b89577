"""Why a move is not offered: the most specific reason that is true and that the seat may know.

The rules themselves stand in phases/*.py; they have already said no when anybody asks here. So this only looks for what is missing, with
their own predicates where they have one. A reason's arguments are named by what they are (`circle`, `side`, `card` ...), so that they can
be put into words.
"""

from __future__ import annotations

from typing import Final

from triptych.core.game import Reason
from triptych.core.state import FRAME, TOP
from triptych.games.sola_fide import agenda, moves
from triptych.games.sola_fide import model as m
from triptych.games.sola_fide.content import BOTH, DISPUTED, EITHER, LISTED, SAME, number_of, religion_of
from triptych.games.sola_fide.model import FaithState
from triptych.games.sola_fide.phases.circles import cannot_move, convertible
from triptych.games.sola_fide.phases.effects import CHOSEN, CIRCLE_CHOSEN, LEFT, sides_of
from triptych.games.sola_fide.phases.hands import hand
from triptych.games.sola_fide.phases.step import WHO, same_of
from triptych.games.sola_fide.steps import STEPS

NAMING_NOTHING: Final = (agenda.CHOOSE_SIDE, agenda.TURN, agenda.DISPUTE, agenda.CHOOSE_DECK, agenda.TAKE)
"""Questions that are about nothing in particular."""


def about(s: FaithState, seat: int) -> dict[str, int | str]:
    """What the question that is put to this seat now is about, for prompts and reasons: its step, and the things it names."""
    c = s.cells
    top = c[TOP]
    step = c[top]
    a = c[top + 1]
    b = c[top + 2]
    found: dict[str, int | str] = {"step": STEPS[step].name}
    if step == agenda.DRAFT:
        found["number"] = c[m.DECK_SIZE + seat] + 1
    elif step == agenda.CHOOSE_LIST:
        found["card"] = a
    elif step == agenda.CONVERT or step == agenda.MOVE:
        found["op"] = a
        found["left"] = b // LEFT % 16
    elif step == agenda.EXTRA:
        found["card"] = c[m.PERMANENT + seat]
        found["circle"] = b // CIRCLE_CHOSEN
        found["side"] = s.content.permanent_side[c[m.PERMANENT + seat]]
    elif step == agenda.REMOVE:
        found["op"] = a
    elif step == agenda.COST:
        found["op"] = a
        found["number"] = s.content.op_n[a]
    elif step == agenda.PER_DISCARD:
        found["op"] = a
        found["number"] = b // WHO
    elif step == agenda.USE:
        found["card"] = c[m.PERMANENT + seat]
    elif step == agenda.DISCARD:
        found["number"] = b
        found["limit"] = "yes" if c[top - FRAME] == agenda.END_TURN else "no"
    elif step == agenda.DISCARD_DRAWN:
        found["number"] = c[m.DRAWN_SIZE + seat] - c[top - FRAME + 2]
    elif step == agenda.RECOVER:
        found["number"] = b
    elif step not in NAMING_NOTHING:
        raise AssertionError(f"what step {step} asks about is not known")
    return found


def why_not(s: FaithState, seat: int, move: int) -> Reason:
    """Why the seat that is asked cannot make this move now."""
    step = s.cells[s.cells[TOP]]
    if step == agenda.CONVERT and moves.CONVERT <= move < moves.MOVE:
        return _why_not_convert(s, seat, (move - moves.CONVERT) // 3, (move - moves.CONVERT) % 3)
    if step == agenda.MOVE and moves.MOVE <= move < moves.DISPUTE:
        return _why_not_move(s, seat, (move - moves.MOVE) // 2, (move - moves.MOVE) % 2)
    if step == agenda.DISPUTE and moves.DISPUTE <= move < moves.CLEAR:
        found = _why_not_circle(s, move - moves.DISPUTE, 0)
        return _not_asked(s, seat) if found is None else found
    if step == agenda.REMOVE and moves.CLEAR <= move < moves.TAKE:
        return _why_not_clear(s, (move - moves.CLEAR) // 2, (move - moves.CLEAR) % 2)
    if step == agenda.TAKE and moves.TAKE <= move < moves.MORE:
        circle = move - moves.TAKE
        found = _why_closed(s, circle)
        return Reason("why-circle-not-due", {"circle": circle}) if found is None else found
    if step == agenda.TURN and move == moves.DRAW:
        return Reason("why-nothing-to-draw", {})
    if step == agenda.TURN and moves.PLAY <= move < moves.DO:
        return _where_card_is(s, seat, move - moves.PLAY)
    if step == agenda.DRAFT and moves.KEEP <= move < moves.DRAW:
        return _why_not_keep(s, seat, move - moves.KEEP)
    if step == agenda.CHOOSE_LIST and moves.DO <= move < moves.CONVERT:
        card = s.cells[s.cells[TOP] + 1]
        return Reason("why-no-such-list", {"card": card, "number": len(s.content.lists[card])})
    if moves.DISCARD <= move < moves.DECLINE:
        if step == agenda.DISCARD or step == agenda.COST or step == agenda.PER_DISCARD:
            return _where_card_is(s, seat, move - moves.DISCARD)
        if step == agenda.DISCARD_DRAWN:
            return _why_not_drawn(s, seat, move - moves.DISCARD)
    if step == agenda.RECOVER and moves.RECOVER <= move < moves.INFLUENCE:
        return _where_card_is(s, seat, move - moves.RECOVER)
    return _not_asked(s, seat)


def _not_asked(s: FaithState, seat: int) -> Reason:
    """It belongs to another question; this one is named."""
    return Reason("why-not-now", about(s, seat))


# -- circles ------------------------------------------------------------------------------------------------------------------------------


def _why_closed(s: FaithState, circle: int) -> Reason | None:
    """It lies face down or is taken (SF-4.9); None if it does not."""
    state = s.cells[m.CIRCLE + circle]
    if state == m.FACE_DOWN:
        return Reason("why-circle-down", {"circle": circle})
    if state != m.OPEN:
        return Reason("why-circle-taken", {"circle": circle, "seat": state - m.TAKEN})
    return None


def _why_not_circle(s: FaithState, circle: int, chosen: int) -> Reason | None:
    """It cannot be acted on (SF-4.9), not by this op, or has had its turn (SF-4.13); None if it is not the circle's fault."""
    c = s.cells
    op = c[c[TOP] + 1]
    found = _why_closed(s, circle)
    if found is not None:
        return found
    where = s.content.op_where[op]
    if where == LISTED and s.content.op_listed[op] >> circle & 1 == 0:
        return Reason("why-circle-not-listed", {"listed": s.content.op_listed[op]})
    if where == DISPUTED and c[m.DISPUTED] != circle:
        return Reason("why-circle-not-disputed", {"circle": c[m.DISPUTED]})
    same = same_of(c[c[TOP] - FRAME + 2])
    if where == SAME and same != circle:
        return Reason("why-circle-not-same", {"circle": same})
    if chosen >> circle & 1:
        return Reason("why-circle-chosen", {"circle": circle})
    if c[m.DUE] >> circle & 1:
        return Reason("why-circle-due", {"circle": circle})
    return None


def _why_not_convert(s: FaithState, seat: int, circle: int, side: int) -> Reason:
    """The circle, the side, nothing to convert, or a prohibition (SF-4.1, SF-4.10, SF-4.13)."""
    c = s.cells
    op = c[c[TOP] + 1]
    found = _why_not_circle(s, circle, c[c[TOP] + 2] // CHOSEN)
    if found is not None:
        return found
    meant = s.content.op_side[op]
    if meant == EITHER:
        if side == BOTH:
            return Reason("why-one-side", {"circle": circle})
    elif meant == BOTH:
        if side != BOTH:
            return Reason("why-both-sides", {"circle": circle})
    elif side not in sides_of(s, op, circle):
        return Reason("why-side-not-meant", {"side": sides_of(s, op, circle)[0], "circle": circle})
    only_neutral = s.content.op_neutral[op]
    there = 0
    for one in range(2):
        if side == BOTH or side == one:
            there += convertible(s, circle, one, c[m.SIDE + seat], only_neutral)
    if there > 0:
        return Reason("why-cannot-convert", {"card": c[m.PERMANENT + 1 - seat], "seat": 1 - seat, "circle": circle})
    if side == BOTH:
        return Reason("why-no-neutral-both" if only_neutral else "why-all-yours-both", {"circle": circle})
    return Reason("why-no-neutral" if only_neutral else "why-all-yours", {"circle": circle, "side": side})


def _why_not_move(s: FaithState, seat: int, circle: int, side: int) -> Reason:
    """The circle, the direction, a prohibition, or the end of the track (SF-4.5, SF-4.10)."""
    c = s.cells
    op = c[c[TOP] + 1]
    found = _why_not_circle(s, circle, c[c[TOP] + 2] // CHOSEN)
    if found is not None:
        return found
    if side not in sides_of(s, op, circle):
        return Reason("why-direction-not-meant", {"side": sides_of(s, op, circle)[0], "circle": circle})
    if cannot_move(s, seat, circle):
        return Reason("why-cannot-move", {"card": c[m.PERMANENT + 1 - seat], "seat": 1 - seat, "circle": circle})
    return Reason("why-at-end", {"circle": circle})


def _why_not_clear(s: FaithState, circle: int, side: int) -> Reason:
    """The circle, the side, or no marker (SF-5.7)."""
    found = _why_not_circle(s, circle, 0)
    if found is not None:
        return found
    op = s.cells[s.cells[TOP] + 1]
    if side not in sides_of(s, op, circle):
        return Reason("why-side-not-meant", {"side": sides_of(s, op, circle)[0], "circle": circle})
    return Reason("why-no-markers", {"circle": circle, "side": side})


# -- cards --------------------------------------------------------------------------------------------------------------------------------


def _where_card_is(s: FaithState, seat: int, card: int) -> Reason:
    """A card is somewhere else than it would have to be. Whose it is knows where it is."""
    c = s.cells
    if religion_of(card) != c[m.SIDE + seat]:
        return Reason("why-card-of-other", {"card": card, "religion": religion_of(card)})
    bit = 1 << number_of(card)
    if card == c[m.PLAYED]:
        message = "why-card-played"
    elif card == c[m.PERMANENT + seat]:
        message = "why-card-permanent"
    elif hand(s, seat) & bit:
        message = "why-card-in-hand"
    elif c[m.SPENT + seat] & bit:
        message = "why-card-spent"
    elif c[m.DISCARD + seat] & bit:
        message = "why-card-discarded"
    elif c[m.DECK + seat] & bit:
        message = "why-card-in-deck"
    else:
        message = "why-card-left-out"
    return Reason(message, {"card": card})


def _why_not_keep(s: FaithState, seat: int, card: int) -> Reason:
    """Not one of the three, or chosen before (SF-2.4)."""
    if religion_of(card) != s.cells[m.SIDE + seat] or s.cells[m.DECK + seat] >> number_of(card) & 1:
        return _where_card_is(s, seat, card)
    return Reason("why-card-not-offered", {"card": card})


def _why_not_drawn(s: FaithState, seat: int, card: int) -> Reason:
    """Not one of those just drawn (SF-3.7)."""
    if religion_of(card) != s.cells[m.SIDE + seat]:
        return _where_card_is(s, seat, card)
    return Reason("why-card-not-drawn", {"card": card})
