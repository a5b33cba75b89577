"""Set-up (WE-2)."""

from __future__ import annotations

from triptych.games.world_without_end import agenda, content
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.content import Content
from triptych.games.world_without_end.model import TownState


def empty_table(box: Content, players: int, first_game: bool) -> TownState:
    """[WE-2.1] What everybody begins with comes out of the supply; [WE-2.2] the Bridge, the covered market, [WE-2.4] the favour stone.
    [WE-2.7] A first game is an option of the table."""
    s = TownState(box, m.LAYOUT.blank())
    c = s.cells
    c[m.PLAYERS] = players
    c[m.FIRST_GAME] = int(first_game)
    c[m.FAVOUR] = box.start_favour
    c[m.COVERED_MARKET] = box.start_covered
    for kind in range(content.DUES_KINDS):
        c[m.DUES + kind] = 0
    for project in range(content.PROJECTS):
        if box.start_projects >> project & 1:
            c[m.PROJECT + project] = m.IN_PLAY
    for thing in range(content.LIMITED):
        c[m.SUPPLY + thing] = box.supply[thing]
    for seat in range(players):
        c[m.VP + seat] = box.start_bundle[content.VP]
        c[m.HOUSES_LEFT + seat] = box.start_houses
        c[m.SEALS_LEFT + seat] = box.start_seals
        for thing in range(content.HELD):
            n = box.start_bundle[thing]
            if thing < content.LIMITED:
                n = min(n, c[m.SUPPLY + thing])
                c[m.SUPPLY + thing] -= n
            c[m.HAVE + seat * content.HELD + thing] = n
    s.push(agenda.BEGIN)
    return s
