"""The circles: who owns what, converting, moving the power marker, taking (SF-4, SF-5)."""

from __future__ import annotations

from triptych.core.state import BOTTOM, FRAME, TOP
from triptych.games.sola_fide import agenda
from triptych.games.sola_fide import happenings as told
from triptych.games.sola_fide.content import (
    BELOW,
    BOTH,
    CANNOT_CONVERT,
    CANNOT_MOVE,
    CIRCLES,
    COMMONS,
    END,
    NEUTRAL,
    NOBILITY,
    YOU_TAKE,
)
from triptych.games.sola_fide.model import (
    BONUSES,
    CIRCLE,
    CONVERTED,
    DISPUTED,
    DUE,
    EMPTY,
    FACE_DOWN,
    MARK_KINDS,
    MARKS,
    OPEN,
    PERMANENT,
    POWER,
    REWARDS,
    SIDE,
    TAKEN,
    VP,
    WAITS,
    WITH_THEN,
    FaithState,
)
from triptych.games.sola_fide.phases.step import DUE_HERE, KIND, OF_CARD, OF_TAKING, OWED, WHO, seat_of
from triptych.games.sola_fide.scoring import score, winners


def dominant_side(power: int) -> int:
    """[SF-4.6] The side of this space of the power track."""
    return NOBILITY if power < 2 else COMMONS


def dominant(s: FaithState, circle: int) -> int:
    """[SF-4.6] The side on which the power marker stands."""
    return dominant_side(s.cells[POWER + circle])


def owned(s: FaithState, circle: int, side: int, religion: int) -> int:
    """[SF-4.3] How many territories on a side belong to a religion."""
    c = s.cells
    place = circle * 2 + side
    marks = MARKS + place * MARK_KINDS
    return s.content.printed[place * 3 + religion] - c[marks + religion] + c[marks + 1 - religion] + c[marks + 2 + religion]


def neutral(s: FaithState, circle: int, side: int) -> int:
    """[SF-4.3] How many belong to nobody."""
    c = s.cells
    place = circle * 2 + side
    marks = MARKS + place * MARK_KINDS
    return s.content.printed[place * 3 + NEUTRAL] - c[marks + 2] - c[marks + 3]


def convertible(s: FaithState, circle: int, side: int, religion: int, only_neutral: bool) -> int:
    """[SF-4.1] How many could be converted; [SF-4.4] of the neutral ones alone, if the card says so."""
    if only_neutral:
        return neutral(s, circle, side)
    return len(s.content.territories[circle * 2 + side]) - owned(s, circle, side, religion)


def cannot_convert(s: FaithState, seat: int, circle: int, side: int) -> bool:
    """[SF-4.10] Does a card of the opponent forbid it?"""
    c = s.cells
    card = c[PERMANENT + 1 - seat]
    if card == EMPTY or c[DISPUTED] != circle or s.content.permanent[card] != CANNOT_CONVERT:
        return False
    guarded = s.content.permanent_side[card]
    return guarded == BOTH or guarded == side


def cannot_move(s: FaithState, seat: int, circle: int) -> bool:
    """[SF-4.10] Does a card of the opponent forbid it?"""
    c = s.cells
    card = c[PERMANENT + 1 - seat]
    return card != EMPTY and c[DISPUTED] == circle and s.content.permanent[card] == CANNOT_MOVE


def convert(s: FaithState, seat: int, circle: int, side: int, n: int, only_neutral: bool) -> int:
    """[SF-4.1] Convert up to n territories on a side, one by one; how many it were. [SF-4.2] First markers come off the own print, then
    markers on neutral print are swapped, then the opponent's print is covered, and [SF-4.4] neutral ones at last, or alone."""
    c = s.cells
    mine = c[SIDE + seat]
    other = 1 - mine
    place = circle * 2 + side
    marks = MARKS + place * MARK_KINDS
    done = 0
    while done < n:
        if only_neutral:
            if neutral(s, circle, side) == 0:
                break
            c[marks + 2 + mine] += 1
        elif c[marks + mine] > 0:
            c[marks + mine] -= 1
        elif c[marks + 2 + other] > 0:
            c[marks + 2 + other] -= 1
            c[marks + 2 + mine] += 1
        elif s.content.printed[place * 3 + other] > c[marks + other]:
            c[marks + other] += 1
        elif neutral(s, circle, side) > 0:
            c[marks + 2 + mine] += 1
        else:
            break
        done += 1
    return done


def convert_here(s: FaithState, who: int, circle: int, side: int, n: int, only_neutral: bool, extra_side: int) -> bool:
    """Carry out a convert op in one circle: n territories on a side, or on both; [SF-4.16] one more on `extra_side`. Did it change?"""
    c = s.cells
    seat = who % 2
    changed = False
    for one in (NOBILITY, COMMONS):
        if (side != BOTH and side != one) or cannot_convert(s, seat, circle, one):
            continue
        done = convert(s, seat, circle, one, n + 1 if one == extra_side else n, only_neutral)
        if done == 0:
            continue
        if who // KIND == OF_CARD:
            c[CONVERTED] |= 1 << one
        s.tell(told.CONVERTED, seat, circle, one, done)
        changed = True
    return changed


def power_after(power: int, side: int, n: int) -> int:
    """[SF-4.5] Where a power marker comes to n spaces towards a side; steps past the end are lost."""
    return max(0, power - n) if side == NOBILITY else min(3, power + n)


def move_power(s: FaithState, who: int, circle: int, side: int, n: int) -> bool:
    """[SF-4.5] The power marker goes n spaces towards a side. Did it move?"""
    c = s.cells
    before = c[POWER + circle]
    after = power_after(before, side, n)
    if after == before or cannot_move(s, who % 2, circle):
        return False
    c[POWER + circle] = after
    s.tell(told.MOVED, who % 2, circle, side, abs(after - before))
    return True


def markers(s: FaithState, circle: int, side: int) -> int:
    """How many influence markers lie on a side?"""
    marks = MARKS + (circle * 2 + side) * MARK_KINDS
    return sum(s.cells[marks : marks + MARK_KINDS])


def clear(s: FaithState, who: int, circle: int, side: int) -> bool:
    """[SF-5.7] All markers leave a side; what is printed counts again. [SF-1.4] They never run out, so nobody counts them. Were
    there any?"""
    gone = markers(s, circle, side)
    if gone == 0:
        return False
    _lift(s, circle, side)
    s.tell(told.CLEARED, who % 2, circle, side, gone)
    return True


def _lift(s: FaithState, circle: int, side: int) -> None:
    marks = MARKS + (circle * 2 + side) * MARK_KINDS
    for kind in range(MARK_KINDS):
        s.cells[marks + kind] = 0


def taker(s: FaithState, circle: int) -> int:
    """[SF-5.1] Who owns every territory on the dominant side of an open circle; EMPTY if nobody does."""
    side = dominant(s, circle)
    whole = len(s.content.territories[circle * 2 + side])
    for religion in range(2):
        if owned(s, circle, side, religion) == whole:
            return seat_of(s, religion)
    return EMPTY


def now_due(s: FaithState, frame: int, circle: int) -> None:
    """[SF-5.1] An op of the list in this frame has changed a circle. If somebody owns its dominant side now, it will be taken when the op
    is carried out in all circles; [SF-4.9] until then nothing is done in it."""
    if taker(s, circle) != EMPTY:
        s.cells[DUE] |= 1 << circle
        s.cells[frame + 2] += DUE_HERE << circle


def take_next(s: FaithState) -> None:
    """[SF-5.4] The list on top has takeovers to finish: a card that is owed for the last one, then the next; which, says the player whose
    turn it is."""
    c = s.cells
    frame = c[TOP]
    packed = c[frame + 2]
    if packed >= OWED:
        c[frame + 2] = packed % OWED
        foreign_influence(s, packed // OWED - 1)
        return
    due = packed // DUE_HERE
    if due & (due - 1):
        s.push(agenda.TAKE)
        return
    circle = 0
    while due > 1:
        due >>= 1
        circle += 1
    take(s, circle)


def take(s: FaithState, circle: int) -> None:
    """[SF-5.1] A circle that is due by the list on top is taken, all markers leave it; [SF-5.2] a reward if it was disputed; [SF-5.3] what
    lies below is turned up; then [SF-5.5] Foreign Influence, but not for the last one, and before it [SF-4.18] what a permanent card
    gives."""
    c = s.cells
    frame = c[TOP]
    who = c[frame + 2] % WHO
    seat = taker(s, circle)
    c[frame + 2] -= DUE_HERE << circle
    c[DUE] ^= 1 << circle
    c[CIRCLE + circle] = TAKEN + seat
    c[POWER + circle] = 0
    _lift(s, circle, NOBILITY)
    _lift(s, circle, COMMONS)
    s.tell(told.TAKEN, seat, circle)
    score(s, seat, s.content.vp[circle], told.FROM_CIRCLE)
    if c[DISPUTED] == circle:
        c[DISPUTED] = EMPTY
        c[REWARDS + seat] += 1
        s.tell(told.REWARD, seat, circle)
        score(s, seat, 1, told.FROM_REWARD)
    for below in BELOW[circle]:
        if c[CIRCLE + below] == FACE_DOWN:
            turn_up(s, below)
    if all_taken(s):
        finish(s)
        return
    card = c[PERMANENT + seat]
    then = card != EMPTY and s.content.permanent[card] == YOU_TAKE and who != seat + KIND * OF_TAKING
    if c[WAITS]:
        _queue_bonus(s, seat, then)
    elif then:
        c[frame + 2] += OWED * (seat + 1)
        s.push(agenda.USE, seat, OF_TAKING)
    else:
        foreign_influence(s, seat)


def foreign_influence(s: FaithState, seat: int) -> None:
    """[SF-5.5] A Foreign Influence card, at once. A list that has nothing more to do leaves the agenda first, so that a takeover which
    leads to another takes no room there."""
    c = s.cells
    frame = c[TOP]
    if c[frame + 2] < DUE_HERE and s.content.op[c[frame + 1]] == END:
        s.pop()
    s.push(agenda.CHOOSE_DECK, seat)


def turn_up(s: FaithState, circle: int) -> None:
    """[SF-2.1] Face up, its power marker on the start space. [SF-4.9] For every op that begins from now on it is open."""
    s.cells[CIRCLE + circle] = OPEN
    s.cells[POWER + circle] = s.content.start[circle]
    s.tell(told.TURNED_UP, circle)


def _queue_bonus(s: FaithState, seat: int, then: bool) -> None:
    """[SF-5.6] A Foreign Influence card waits for its turn, and before it what a permanent card gives for the circle."""
    c = s.cells
    at = BONUSES
    while c[at] != 0:
        at += 1
    c[at] = seat + 1 + (WITH_THEN if then else 0)


def all_taken(s: FaithState) -> bool:
    c = s.cells
    for circle in range(CIRCLES):
        if c[CIRCLE + circle] < TAKEN:
            return False
    return True


def finish(s: FaithState) -> None:
    """[SF-6.1] The game ends at this instant, whatever else was to be done."""
    while s.cells[TOP] > BOTTOM - FRAME:
        s.pop()
    s.push(agenda.END)
    s.tell(told.OVER)
    for seat in winners(s):
        s.tell(told.WINS, seat, s.cells[VP + seat])
