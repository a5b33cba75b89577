"""Immediate events, op by op (WE-3.1). A list is a frame that walks along the table of ops; one for players goes round the table."""

from __future__ import annotations

from triptych.core.sets import numbers_of
from triptych.core.state import TOP
from triptych.core.steps import AUTO, SEAT
from triptych.games.world_without_end import agenda, content, moves
from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.grants import ways_to_use
from triptych.games.world_without_end.phases.step import GRANT, HIT, TownStep, next_hit
from triptych.games.world_without_end.phases.stock import (
    all_in_stock,
    counted,
    gain,
    gain_bundle,
    give_bundle,
    give_up,
    has,
    hit_by,
    lose_points,
    score,
)


class Effects(TownStep):
    """[WE-3.1] Effect by effect, each for all players in order."""

    kind = AUTO
    name = "effects"

    def run(self, s: TownState) -> None:
        c = s.cells
        op = c[c[TOP] + 1]
        kind = s.content.op[op]
        if kind == content.END:
            s.pop()
            return
        c[c[TOP] + 1] = op + 1
        what = s.content.op_what[op]
        if kind == content.BRING:
            bring(s, what)
        elif kind == content.FILL:
            s.push(agenda.FILL, op + 1)
        elif kind == content.COVER_FAVOURS:
            for favour in numbers_of(what & ~c[m.COVERED_FAVOURS], 0):
                s.tell(told.FAVOUR_COVERED, favour)
            c[m.COVERED_FAVOURS] |= what
        elif kind == content.COVER_MARKET:
            for good in numbers_of(what & ~c[m.COVERED_MARKET], 0):
                s.tell(told.MARKET_COVERED, good)
            c[m.COVERED_MARKET] |= what
        elif kind == content.UNCOVER:
            for good in numbers_of(what & c[m.COVERED_MARKET], 0):
                s.tell(told.MARKET_OPEN, good)
            c[m.COVERED_MARKET] &= ~what
        elif kind == content.COVER_PROJECTS:
            self.cover_projects(s, what)
        elif kind == content.DUES:
            c[m.DUES + content.DUE_THINGS.index(what)] += s.content.op_n[op]
            s.tell(told.DUES_CHANGE, what, s.content.op_n[op])
        elif is_for_each(kind):
            s.push(agenda.EACH, op, hit_by(s, op) * HIT)
        else:
            raise AssertionError(f"what op {kind} does is not known")

    def cover_projects(self, s: TownState, spared: int) -> None:
        """[WE-6.5] Every project in play but one takes neither material nor donations; [WE-7.1] nor any at the end of the chapter."""
        c = s.cells
        c[m.ONLY_PROJECT] = spared
        for project in range(content.PROJECTS):
            if project != spared and c[m.PROJECT + project] == m.IN_PLAY and not c[m.COVERED_PROJECTS] >> project & 1:
                c[m.COVERED_PROJECTS] |= 1 << project
                s.tell(told.PROJECT_COVERED, project)


def is_for_each(kind: int) -> bool:
    """Is an op of this kind carried out for one player after the other?"""
    if kind == content.GAIN or kind == content.LOSE or kind == content.EXCHANGE:
        return True
    return kind == content.SCORE or kind == content.SKIP or kind == content.HOUSE_BACK


def bring(s: TownState, project: int) -> None:
    """[WE-1.2] A project comes into play."""
    if s.cells[m.PROJECT + project] == m.NOT_THERE:
        s.cells[m.PROJECT + project] = m.IN_PLAY
        s.tell(told.BROUGHT, project)


class Each(TownStep):
    """An effect on one player after the other."""

    kind = AUTO
    name = "each"

    def run(self, s: TownState) -> None:
        op = s.cells[s.cells[TOP] + 1]
        seat = next_hit(s)
        if seat < 0:
            s.pop()
            return
        box = s.content
        kind = box.op[op]
        n = box.op_n[op]
        what = box.op_what[op]
        if kind == content.GAIN:
            if what >= content.TREAT:
                s.push(agenda.GRANTS, seat + GRANT * what, n)
            else:
                gain(s, seat, what, n)
        elif kind == content.LOSE:
            if what == content.NOTHING:
                self.lose_one_of(s, seat, op)
            else:
                lose(s, seat, what, n, box.op_short[op])
        elif kind == content.EXCHANGE:
            s.push(agenda.EXCHANGE, seat, op)
        elif kind == content.SCORE:
            self.score(s, seat, op)
        elif kind == content.SKIP:
            lay_unused(s, seat)
        elif kind == content.HOUSE_BACK:
            s.push(agenda.HOUSE_BACK, seat, n)
        else:
            raise AssertionError(f"what op {kind} does to a player is not known")

    def lose_one_of(self, s: TownState, seat: int, op: int) -> None:
        """[WE-3.10] Of one kind, his choice; with none of these kinds everything is missing."""
        if losable(s, seat, op):
            s.push(agenda.LOSE, seat, op)
        else:
            lose_points(s, seat, s.content.op_n[op] * s.content.op_short[op], told.FROM_EVENT)

    def score(self, s: TownState, seat: int, op: int) -> None:
        """[WE-3.10] What everybody sees counts by itself; of a hidden thing he says how many."""
        per = s.content.op_per[op]
        if per < content.HELD:
            s.push(agenda.SHOW, seat, op)
        else:
            score_for(s, seat, op, counted(s, seat, per))


def lose(s: TownState, seat: int, thing: int, n: int, short: int) -> None:
    """Who has less gives what he has; each one missing may cost VP."""
    c = s.cells
    have = c[m.VP + seat] if thing == content.VP else c[m.HAVE + seat * content.HELD + thing]
    given = min(n, have)
    give_up(s, seat, thing, given)
    lose_points(s, seat, (n - given) * short, told.FROM_EVENT)


def score_for(s: TownState, seat: int, op: int, n: int) -> None:
    """VP for each one of n, won or lost, at most as many as the op says."""
    points = s.content.op_n[op] * n
    most = s.content.op_short[op]
    if most and abs(points) > most:
        points = most if points > 0 else -most
    if points > 0:
        score(s, seat, points, told.FROM_EVENT)
    else:
        lose_points(s, seat, -points, told.FROM_EVENT)


def losable(s: TownState, seat: int, op: int) -> list[int]:
    c = s.cells
    found: list[int] = []
    for thing in range(content.KNOWLEDGE):
        if s.content.op_one_of[op] >> thing & 1 and c[m.HAVE + seat * content.HELD + thing] > 0:
            found.append(moves.LOSE + thing)
    return found


def can_exchange(s: TownState, seat: int, op: int) -> bool:
    """[WE-3.9] All of it is had and in stock, and its grants could be used once the things have changed hands."""
    give, get = s.content.op_give[op], s.content.op_get[op]
    if not has(s, seat, give) or not all_in_stock(s, get):
        return False
    if not any(get[content.TREAT :]):
        return True
    c = s.cells
    mine = m.HAVE + seat * content.HELD
    for thing in range(content.HELD):
        c[mine + thing] += get[thing] - give[thing]
    usable = True
    for grant in range(content.TREAT, len(get)):
        if get[grant] and not ways_to_use(s, seat, grant):
            usable = False
    for thing in range(content.HELD):
        c[mine + thing] -= get[thing] - give[thing]
    return usable


def carry_out_exchange(s: TownState, seat: int, event: int, op: int) -> None:
    s.tell(told.EXCHANGED, seat, event)
    give_bundle(s, seat, s.content.op_give[op], told.FROM_EVENT)
    gain_bundle(s, seat, s.content.op_get[op], told.FROM_EVENT)


class Exchange(TownStep):
    """[WE-3.1] An immediate exchange, once for each player."""

    name = "exchange"
    most_a = SEAT
    rule = "WE-3.1"

    def options(self, s: TownState, seat: int) -> list[int]:
        if not can_exchange(s, seat, s.cells[s.cells[TOP] + 2]):
            return []
        return [moves.PASS, moves.EXCHANGE + s.cells[m.EVENT]]

    def play(self, s: TownState, seat: int, move: int) -> None:
        op = s.cells[s.cells[TOP] + 2]
        s.pop()
        if move == moves.PASS:
            s.tell(told.SKIPPED, seat)
        else:
            carry_out_exchange(s, seat, s.cells[m.EVENT], op)


class Lose(TownStep):
    """He gives up n of one kind of his choice."""

    name = "lose"
    most_a = SEAT
    rule = "WE-3.1"

    def options(self, s: TownState, seat: int) -> list[int]:
        return losable(s, seat, s.cells[s.cells[TOP] + 2])

    def play(self, s: TownState, seat: int, move: int) -> None:
        op = s.cells[s.cells[TOP] + 2]
        s.pop()
        lose(s, seat, move - moves.LOSE, s.content.op_n[op], s.content.op_short[op])


class Show(TownStep):
    """[WE-3.10] He shows as many as he wants counted."""

    name = "show"
    most_a = SEAT
    rule = "WE-3.10"

    def options(self, s: TownState, seat: int) -> list[int]:
        op = s.cells[s.cells[TOP] + 2]
        box = s.content
        most = min(counted(s, seat, box.op_per[op]), moves.MOST_SHOWN)
        points = abs(box.op_n[op])
        if box.op_short[op] and points:
            most = min(most, (box.op_short[op] + points - 1) // points)
        return [moves.SHOW + n for n in range(most + 1)]

    def play(self, s: TownState, seat: int, move: int) -> None:
        op = s.cells[s.cells[TOP] + 2]
        s.pop()
        score_for(s, seat, op, move - moves.SHOW)


class HouseBack(TownStep):
    """He takes houses of his choice back; the sites are free again."""

    name = "house-back"
    most_a = SEAT
    rule = "WE-3.1"

    def options(self, s: TownState, seat: int) -> list[int]:
        return [moves.TAKE_BACK + site for site in range(content.SITES) if s.cells[m.SITE + site] == seat]

    def play(self, s: TownState, seat: int, move: int) -> None:
        c = s.cells
        left = c[c[TOP] + 2] - 1
        if left == 0:
            s.pop()
        else:
            c[c[TOP] + 2] = left
        site = move - moves.TAKE_BACK
        c[m.SITE + site] = m.EMPTY
        c[m.HOUSES_LEFT + seat] += 1
        s.tell(told.HOUSE_BACK, seat, site)


def discards(s: TownState) -> bool:
    """[WE-2.6] In chapter I of a first game nothing is discarded face down."""
    return not (s.cells[m.FIRST_GAME] and s.cells[m.CHAPTER] == 1)


def lay_unused(s: TownState, seat: int) -> None:
    """[WE-8.4] One card open and one face down, both unused; after Penance only the open one. [WE-8.5] Only once in a round."""
    c = s.cells
    if c[m.SKIPS] >> seat & 1:
        return
    c[m.SKIPS] |= 1 << seat
    if c[m.NO_DISCARD] >> seat & 1:
        c[m.NO_DISCARD] ^= 1 << seat
    elif discards(s):
        s.push(agenda.DISCARD, seat)
    s.push(agenda.IDLE, seat)


class Idle(TownStep):
    """[WE-8.3] A card open, unused; [WE-4.4] Privilege looks past it."""

    name = "idle"
    most_a = SEAT
    rule = "WE-8.4"

    def options(self, s: TownState, seat: int) -> list[int]:
        return numbers_of(s.cells[m.HAND + seat], moves.IDLE)

    def play(self, s: TownState, seat: int, move: int) -> None:
        c = s.cells
        s.pop()
        card = move - moves.IDLE
        c[m.HAND + seat] ^= 1 << card
        c[m.FACE_UP + seat] |= 1 << card
        c[m.LAST + seat] = card
        s.tell(told.IDLE, seat, card)
