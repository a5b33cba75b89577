"""Beginning and end of a chapter: penalties, material, dues, loyalty (WE-7, WE-8), and the end of the game."""

from __future__ import annotations

from typing import Final

from triptych.core import tables
from triptych.core.state import TOP
from triptych.core.steps import AUTO, CHOICE, LOT, OVER, SEAT
from triptych.games.world_without_end import agenda, content, moves
from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.events import bring, lay_unused
from triptych.games.world_without_end.phases.step import TownStep, in_order
from triptych.games.world_without_end.phases.stock import give_up, lose_points
from triptych.games.world_without_end.scoring import final_scoring

# The stages of a chapter's end.
MATERIAL: Final = 0
UNCOVER: Final = 1
ATONEMENT: Final = 2
GOING_ON: Final = 3

PLAGUE_AFTER: Final = 2  # the chapter after which the Tower and the plague come

# Of each kind of due, as content.DUE_THINGS has them: what is owed (the tax is rolled), and the points that a missing one costs.
_DUES: Final = tables.in_order((content.PIETY_DUE, (2, 3)), (content.GRAIN_DUE, (2, 2)), (content.TAX_DUE, (0, 1)))
OWED: Final[list[int]] = [owed for owed, _ in _DUES]
POINTS_FOR_MISSING: Final[list[int]] = [points for _, points in _DUES]


class Begin(TownStep):
    """[WE-2.1] The start player is drawn."""

    kind = LOT
    name = "begin"
    lowest = True

    def outcomes(self, s: TownState) -> list[int]:
        return [moves.BEGIN + seat for seat in range(s.cells[m.PLAYERS])]

    def play(self, s: TownState, seat: int, move: int) -> None:
        s.pop()
        s.cells[m.ACTIVE] = move - moves.BEGIN
        s.tell(told.BEGINS, s.cells[m.ACTIVE])
        begin_chapter(s)


def begin_chapter(s: TownState) -> None:
    """[WE-2.3] The events of the next chapter; [WE-7.6] everybody takes all cards back, [WE-2.6] in a first game only six at first."""
    c = s.cells
    c[m.CHAPTER] += 1
    c[m.ROUND] = 0
    c[m.EVENTS_LEFT] = ((1 << content.EVENTS_PER_CHAPTER) - 1) << (c[m.CHAPTER] - 1) * content.EVENTS_PER_CHAPTER
    s.tell(told.CHAPTER, c[m.CHAPTER])
    few = c[m.FIRST_GAME] and c[m.CHAPTER] == 1
    for seat in range(c[m.PLAYERS]):
        c[m.HAND + seat] = content.STARRED if few else content.ALL_CARDS
        c[m.SET_ASIDE + seat] = content.ALL_CARDS ^ content.STARRED if few else 0
        c[m.FACE_UP + seat] = 0
        c[m.FACE_DOWN + seat] = 0
        c[m.FACE_DOWN_SIZE + seat] = 0
        c[m.LAST + seat] = m.EMPTY
        c[m.LAST_PLAYED + seat] = m.EMPTY
    s.push(agenda.ROUND)


class Penalties(TownStep):
    """[WE-8.0] Before the first event, in order: each Penance, then Royal Court. [WE-8.2] Begging waits for the income."""

    kind = AUTO
    name = "penalties"

    def run(self, s: TownState) -> None:
        c = s.cells
        turn = c[c[TOP] + 1]
        if turn >= c[m.PLAYERS]:
            s.pop()
            return
        c[c[TOP] + 1] = turn + 1
        seat = in_order(s, turn)
        penalties = c[m.PENALTIES + seat]
        if penalties & m.PENANCE:
            c[m.NO_DISCARD] |= 1 << seat
        if penalties & m.COURT:
            lay_unused(s, seat)
        if penalties & m.PENANCE:
            s.push(agenda.LOSE_CARD, seat)
        c[m.PENALTIES + seat] &= ~(m.PENANCE | m.COURT)


class ChapterEnd(TownStep):
    """[WE-7] Material for the projects, cover tiles off, dues, loyalty against penalties, and on to the next chapter or the end."""

    kind = AUTO
    name = "chapter-end"
    lowest = True
    most_a = GOING_ON

    def run(self, s: TownState) -> None:
        c = s.cells
        stage = c[c[TOP] + 1]
        c[c[TOP] + 1] = stage + 1
        if stage == MATERIAL:
            s.tell(told.CHAPTER_ENDS, c[m.CHAPTER])
            s.push(agenda.FILL)
        elif stage == UNCOVER:
            self.uncover(s)
            s.push(agenda.TAX)
        elif stage == ATONEMENT:
            for turn in range(c[m.PLAYERS] - 1, -1, -1):
                s.push(agenda.ATONE, in_order(s, turn))
        elif stage == GOING_ON:
            s.pop()
            self.go_on(s)
        else:
            raise AssertionError(f"the end of a chapter has no stage {stage}")

    def uncover(self, s: TownState) -> None:
        """[WE-7.2] Cover tiles are removed, [WE-2.2] after chapter I the one on the cloth field too; permanent events end."""
        c = s.cells
        c[m.COVERED_FAVOURS] = 0
        c[m.COVERED_MARKET] = 0
        c[m.COVERED_PROJECTS] = 0
        c[m.ONLY_PROJECT] = m.EMPTY
        for place in range(m.EDGE_PLACES):
            c[m.EDGE + place] = m.EMPTY
        s.tell(told.UNCOVERED)

    def go_on(self, s: TownState) -> None:
        """[WE-7.6] The shield goes on once more; after chapter II Tower and plague come. [WE-7.5] After chapter IV: double losses."""
        c = s.cells
        last = c[m.CHAPTER] == content.CHAPTERS
        if last:
            self.double(s)
        for kind in range(content.DUES_KINDS):
            c[m.DUES + kind] = 0
            for seat in range(m.SEATS):
                c[m.MISSING + seat * content.DUES_KINDS + kind] = 0
        c[m.TAX] = 0
        if last:
            s.push(agenda.END)
            final_scoring(s)
            return
        c[m.ACTIVE] = in_order(s, 1)
        if c[m.CHAPTER] == PLAGUE_AFTER:
            s.tell(told.TOWER)
            bring(s, content.TOWER)
            s.tell(told.PLAGUE)
            for value in range(content.VALUES):
                c[m.TILES_LEFT + value] = s.content.plague[value]
        begin_chapter(s)

    def double(self, s: TownState) -> None:
        """[WE-7.7] The second loss, for each kind that loyalty did not keep at the single one."""
        c = s.cells
        for turn in range(c[m.PLAYERS]):
            seat = in_order(s, turn)
            for kind in range(content.DUES_KINDS):
                if c[m.PENALTIES + seat] >> kind & 1:
                    lose_points(s, seat, c[m.MISSING + seat * content.DUES_KINDS + kind] * POINTS_FOR_MISSING[kind], told.FROM_DUES[kind])
            c[m.PENALTIES + seat] = 0


class Tax(TownStep):
    """[WE-7.3] The start player rolls the tax die once for all; then everybody pays."""

    kind = LOT
    name = "tax"

    def outcomes(self, s: TownState) -> list[int]:
        return [moves.TAX + n for n in range(moves.MOST_TAX + 1) if n in s.content.tax]

    def weights(self, s: TownState) -> list[int]:
        return [s.content.tax.count(n) for n in range(moves.MOST_TAX + 1) if n in s.content.tax]

    def play(self, s: TownState, seat: int, move: int) -> None:
        c = s.cells
        s.pop()
        c[m.TAX] = move - moves.TAX
        s.tell(told.TAX, c[m.ACTIVE], c[m.TAX])
        for turn in range(c[m.PLAYERS]):
            for kind in range(content.DUES_KINDS):
                pay_due(s, in_order(s, turn), kind)


def due(s: TownState, kind: int) -> int:
    """[WE-7.3] What everybody owes of a kind, as events have changed it; never below 0."""
    c = s.cells
    return max(0, OWED[kind] + c[m.DUES + kind] + (c[m.TAX] if kind == content.TAX_DUE else 0))


def pay_due(s: TownState, seat: int, kind: int) -> None:
    """[WE-7.3] He pays what he has; what is missing costs VP, and a penalty. [WE-7.5] After chapter IV it stands for the second loss."""
    c = s.cells
    thing = content.DUE_THINGS[kind]
    owed = due(s, kind)
    paid = min(owed, c[m.HAVE + seat * content.HELD + thing])
    if paid:
        give_up(s, seat, thing, paid)
    missing = owed - paid
    if missing == 0:
        return
    c[m.MISSING + seat * content.DUES_KINDS + kind] = missing
    s.tell(told.MISSED, seat, thing, missing)
    lose_points(s, seat, missing * POINTS_FOR_MISSING[kind], told.FROM_DUES[kind])
    c[m.PENALTIES + seat] |= 1 << kind
    if c[m.CHAPTER] < content.CHAPTERS:
        s.tell(told.PENALTY, seat, kind)


class Atone(TownStep):
    """[WE-7.4] He may free himself from penalties for 1 loyalty each; [WE-7.5] after chapter IV from the second loss of a kind."""

    kind = CHOICE
    name = "atone"
    most_a = SEAT
    rule = "WE-7.4"

    def options(self, s: TownState, seat: int) -> list[int]:
        c = s.cells
        if c[m.HAVE + seat * content.HELD + content.LOYALTY] == 0 or c[m.PENALTIES + seat] == 0:
            return []
        return [moves.PASS, *[moves.ATONE + kind for kind in range(content.DUES_KINDS) if c[m.PENALTIES + seat] >> kind & 1]]

    def play(self, s: TownState, seat: int, move: int) -> None:
        if move == moves.PASS:
            s.pop()
            return
        kind = move - moves.ATONE
        s.cells[m.PENALTIES + seat] ^= 1 << kind
        give_up(s, seat, content.LOYALTY, 1)
        s.tell(told.ATONED, seat, kind)


class End(TownStep):
    """[WE-10.1] The game is over."""

    kind = OVER
    name = "end"
    lowest = True
