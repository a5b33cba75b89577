"""The favour arc (WE-3.4, WE-5)."""

from __future__ import annotations

from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end.content import FAVOURS, HELD, NOTHING
from triptych.games.world_without_end.model import COVERED_FAVOURS, FAVOUR, TownState
from triptych.games.world_without_end.phases.stock import counted, gain_bundle, give_bundle, has, score

ALL_COVERED = (1 << FAVOURS) - 1


def field_after(s: TownState, fields: int) -> int:
    """[WE-3.4] Where the stone comes to; covered fields are not counted. NOTHING if it does not move, or ends where it came from."""
    c = s.cells
    covered = c[COVERED_FAVOURS]
    if fields == 0 or covered == ALL_COVERED:
        return NOTHING
    at = c[FAVOUR]
    while fields > 0:
        at = (at + 1) % FAVOURS
        if not covered >> at & 1:
            fields -= 1
    return NOTHING if at == c[FAVOUR] else at


def can_move(s: TownState, seat: int) -> bool:
    """[WE-4.10] May he move the stone one field on? If that field is to be paid he must be able to."""
    field = field_after(s, 1)
    return field != NOTHING and has(s, seat, s.content.favour_pay[field])


def move_stone(s: TownState, seat: int, fields: int) -> None:
    """[WE-3.4] The stone moves on, and this seat gets the favour of the field; on 0 nothing happens."""
    field = field_after(s, fields)
    if field == NOTHING:
        return
    s.cells[FAVOUR] = field
    s.tell(told.STONE, fields, field)
    get_favour(s, seat, field)


def get_favour(s: TownState, seat: int, field: int) -> None:
    """[WE-5.1] What a field gives. [WE-5.2] What is counted is shown, not given up; Outlaws are paid, like it or not."""
    content = s.content
    give_bundle(s, seat, content.favour_pay[field], told.FROM_FAVOUR)
    needs = content.favour_needs[field]
    for thing in range(HELD):
        if needs[thing] > 0 and counted(s, seat, thing) < needs[thing]:
            return
    gain_bundle(s, seat, content.favour_get[field], told.FROM_FAVOUR)
    if content.favour_per[field] != NOTHING:
        score(s, seat, content.favour_vp[field] * counted(s, seat, content.favour_per[field]), told.FROM_FAVOUR)
