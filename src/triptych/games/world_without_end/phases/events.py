"""Immediate events, op by op (WE-3.1). A list is a frame that walks along the table of ops; one for players goes round the table."""

from __future__ import annotations

from triptych.core.sets import numbers_of
from triptych.core.state import TOP
from triptych.core.steps import AUTO, SEAT
from triptych.games.world_without_end import agenda, moves
from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end.content import (
    BRING,
    COVER_FAVOURS,
    COVER_MARKET,
    COVER_PROJECTS,
    DUES,
    END,
    EXCHANGE,
    FILL,
    GAIN,
    GRAIN,
    HELD,
    KNOWLEDGE,
    LOSE,
    MONEY,
    NOTHING,
    PIETY,
    PROJECTS,
    SCORE,
    SITES,
    SKIP,
    TREAT,
    UNCOVER,
    VP,
)
from triptych.games.world_without_end.model import (
    CHAPTER,
    COVERED_FAVOURS,
    COVERED_MARKET,
    COVERED_PROJECTS,
    EMPTY,
    EVENT,
    FIRST_GAME,
    HAND,
    HAVE,
    HOUSES_LEFT,
    IN_PLAY,
    LAST,
    NO_DISCARD,
    NOT_THERE,
    ONLY_PROJECT,
    PROJECT,
    SITE,
    SKIPS,
    UP,
    TownState,
)
from triptych.games.world_without_end.model import DUES as DUES_CHANGE
from triptych.games.world_without_end.model import VP as POINTS
from triptych.games.world_without_end.phases.grants import ways_to_use
from triptych.games.world_without_end.phases.step import HIT, TownStep, next_hit
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

DUES_ORDER: list[int] = [PIETY, GRAIN, MONEY]


class Effects(TownStep):
    """[WE-3.1] Effect by effect, each for all players in order."""

    kind = AUTO
    name = "effects"

    def run(self, s: TownState) -> None:
        c = s.cells
        op = c[c[TOP] + 1]
        kind = s.content.op[op]
        if kind == END:
            s.pop()
            return
        c[c[TOP] + 1] = op + 1
        what = s.content.op_what[op]
        if kind == BRING:
            bring(s, what)
        elif kind == FILL:
            s.push(agenda.FILL, op + 1)
        elif kind == COVER_FAVOURS:
            for favour in numbers_of(what & ~c[COVERED_FAVOURS], 0):
                s.tell(told.FAVOUR_COVERED, favour)
            c[COVERED_FAVOURS] |= what
        elif kind == COVER_MARKET:
            for good in numbers_of(what & ~c[COVERED_MARKET], 0):
                s.tell(told.MARKET_COVERED, good)
            c[COVERED_MARKET] |= what
        elif kind == UNCOVER:
            for good in numbers_of(what & c[COVERED_MARKET], 0):
                s.tell(told.MARKET_OPEN, good)
            c[COVERED_MARKET] &= ~what
        elif kind == COVER_PROJECTS:
            self.cover_projects(s, what)
        elif kind == DUES:
            c[DUES_CHANGE + DUES_ORDER.index(what)] += s.content.op_n[op]
            s.tell(told.DUES_CHANGE, what, s.content.op_n[op])
        else:
            s.push(agenda.EACH, op, hit_by(s, op) * HIT)

    def cover_projects(self, s: TownState, spared: int) -> None:
        """[WE-6.5] Every project in play but one takes neither material nor donations; [WE-7.1] nor any at the end of the chapter."""
        c = s.cells
        c[ONLY_PROJECT] = spared
        for project in range(PROJECTS):
            if project != spared and c[PROJECT + project] == IN_PLAY and not c[COVERED_PROJECTS] >> project & 1:
                c[COVERED_PROJECTS] |= 1 << project
                s.tell(told.PROJECT_COVERED, project)


def bring(s: TownState, project: int) -> None:
    """[WE-1.2] A project comes into play."""
    if s.cells[PROJECT + project] == NOT_THERE:
        s.cells[PROJECT + project] = IN_PLAY
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
        content = s.content
        kind = content.op[op]
        n = content.op_n[op]
        what = content.op_what[op]
        if kind == GAIN:
            if what >= TREAT:
                s.push(agenda.GRANTS, seat + 4 * what, n)
            else:
                gain(s, seat, what, n)
        elif kind == LOSE:
            if what == NOTHING:
                self.lose_one_of(s, seat, op)
            else:
                lose(s, seat, what, n, content.op_short[op])
        elif kind == EXCHANGE:
            s.push(agenda.EXCHANGE, seat, op)
        elif kind == SCORE:
            self.score(s, seat, op)
        elif kind == SKIP:
            lay_unused(s, seat)
        else:
            s.push(agenda.HOUSE_BACK, seat, n)

    def lose_one_of(self, s: TownState, seat: int, op: int) -> None:
        """[WE-3.10] Of one kind, his choice; with none of these kinds everything is missing."""
        if losable(s, seat, op):
            s.push(agenda.LOSE, seat, op)
        else:
            lose_points(s, seat, s.content.op_n[op] * s.content.op_short[op], told.FROM_EVENT)

    def score(self, s: TownState, seat: int, op: int) -> None:
        """[WE-3.10] What everybody sees counts by itself; of a hidden thing he says how many."""
        per = s.content.op_per[op]
        if per < HELD:
            s.push(agenda.SHOW, seat, op)
        else:
            score_for(s, seat, op, counted(s, seat, per))


def lose(s: TownState, seat: int, thing: int, n: int, short: int) -> None:
    """Who has less gives what he has; each one missing may cost VP."""
    c = s.cells
    have = c[POINTS + seat] if thing == VP else c[HAVE + seat * HELD + thing]
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
    for thing in range(KNOWLEDGE):
        if s.content.op_one_of[op] >> thing & 1 and c[HAVE + seat * HELD + thing] > 0:
            found.append(moves.LOSE + thing)
    return found


def can_exchange(s: TownState, seat: int, op: int) -> bool:
    """[WE-3.9] All of it is had and in stock, and its grants could be used once the things have changed hands."""
    give, get = s.content.op_give[op], s.content.op_get[op]
    if not has(s, seat, give) or not all_in_stock(s, get):
        return False
    if not any(get[TREAT:]):
        return True
    c = s.cells
    mine = HAVE + seat * HELD
    for thing in range(HELD):
        c[mine + thing] += get[thing] - give[thing]
    usable = True
    for grant in range(TREAT, len(get)):
        if get[grant] and not ways_to_use(s, seat, grant):
            usable = False
    for thing in range(HELD):
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
        return [moves.PASS, moves.EXCHANGE + s.cells[EVENT]]

    def play(self, s: TownState, seat: int, move: int) -> None:
        op = s.cells[s.cells[TOP] + 2]
        s.pop()
        if move == moves.PASS:
            s.tell(told.SKIPPED, seat)
        else:
            carry_out_exchange(s, seat, s.cells[EVENT], op)


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
        content = s.content
        most = min(counted(s, seat, content.op_per[op]), moves.MOST_SHOWN)
        points = abs(content.op_n[op])
        if content.op_short[op] and points:
            most = min(most, (content.op_short[op] + points - 1) // points)
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
        return [moves.TAKE_BACK + site for site in range(SITES) if s.cells[SITE + site] == seat]

    def play(self, s: TownState, seat: int, move: int) -> None:
        c = s.cells
        left = c[c[TOP] + 2] - 1
        if left == 0:
            s.pop()
        else:
            c[c[TOP] + 2] = left
        site = move - moves.TAKE_BACK
        c[SITE + site] = EMPTY
        c[HOUSES_LEFT + seat] += 1
        s.tell(told.HOUSE_BACK, seat, site)


def discards(s: TownState) -> bool:
    """[WE-2.6] In chapter I of a first game nothing is discarded face down."""
    return not (s.cells[FIRST_GAME] and s.cells[CHAPTER] == 1)


def lay_unused(s: TownState, seat: int) -> None:
    """[WE-8.4] One card open and one face down, both unused; after Penance only the open one. [WE-8.5] Only once in a round."""
    c = s.cells
    if c[SKIPS] >> seat & 1:
        return
    c[SKIPS] |= 1 << seat
    if c[NO_DISCARD] >> seat & 1:
        c[NO_DISCARD] ^= 1 << seat
    elif discards(s):
        s.push(agenda.DISCARD, seat)
    s.push(agenda.IDLE, seat)


class Idle(TownStep):
    """[WE-8.3] A card open, unused; [WE-4.4] Privilege looks past it."""

    name = "idle"
    most_a = SEAT
    rule = "WE-8.4"

    def options(self, s: TownState, seat: int) -> list[int]:
        return numbers_of(s.cells[HAND + seat], moves.IDLE)

    def play(self, s: TownState, seat: int, move: int) -> None:
        c = s.cells
        s.pop()
        card = move - moves.IDLE
        c[HAND + seat] ^= 1 << card
        c[UP + seat] |= 1 << card
        c[LAST + seat] = card
        s.tell(told.IDLE, seat, card)
