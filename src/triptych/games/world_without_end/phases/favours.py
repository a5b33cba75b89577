"""The favour arc (WE-3.4, WE-5)."""

from __future__ import annotations

from triptych.games.world_without_end import content
from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.stock import counted, gain_bundle, give_bundle, has, score

ALL_COVERED = (1 << content.FAVOURS) - 1


def field_after(s: TownState, fields: int) -> int:
    """[WE-3.4] Where the stone comes to; covered fields are not counted. NOTHING if it does not move, or ends where it came from."""
    c = s.cells
    covered = c[m.COVERED_FAVOURS]
    if fields == 0 or covered == ALL_COVERED:
        return content.NOTHING
    at = c[m.FAVOUR]
    while fields > 0:
        at = (at + 1) % content.FAVOURS
        if not covered >> at & 1:
            fields -= 1
    return content.NOTHING if at == c[m.FAVOUR] else at


def can_move(s: TownState, seat: int) -> bool:
    """[WE-4.10] May he move the stone one field on? If that field is to be paid he must be able to."""
    field = field_after(s, 1)
    return field != content.NOTHING and has(s, seat, s.content.favour_pay[field])


def move_stone(s: TownState, seat: int, fields: int) -> None:
    """[WE-3.4] The stone moves on, and this seat gets the favour of the field; on 0 nothing happens."""
    field = field_after(s, fields)
    if field == content.NOTHING:
        return
    s.cells[m.FAVOUR] = field
    s.tell(told.STONE, fields, field)
    get_favour(s, seat, field)


def get_favour(s: TownState, seat: int, field: int) -> None:
    """[WE-5.1] What a field gives. [WE-5.2] What is counted is shown, not given up; Outlaws are paid, like it or not."""
    box = s.content
    give_bundle(s, seat, box.favour_pay[field], told.FROM_FAVOUR)
    needs = box.favour_needs[field]
    for thing in range(content.HELD):
        if needs[thing] > 0 and counted(s, seat, thing) < needs[thing]:
            return
    gain_bundle(s, seat, box.favour_get[field], told.FROM_FAVOUR)
    if box.favour_per[field] != content.NOTHING:
        score(s, seat, box.favour_vp[field] * counted(s, seat, box.favour_per[field]), told.FROM_FAVOUR)
