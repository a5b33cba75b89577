"""Set-up (WE-2)."""

from __future__ import annotations

from triptych.games.world_without_end import agenda
from triptych.games.world_without_end.content import HELD, LIMITED, PROJECTS, VP, Content
from triptych.games.world_without_end.model import (
    COVERED_MARKET,
    DUES,
    DUES_KINDS,
    FAVOUR,
    FIRST_GAME,
    HAVE,
    HOUSES_LEFT,
    IN_PLAY,
    LAYOUT,
    PLAYERS,
    PROJECT,
    SEALS_LEFT,
    SUPPLY,
    TownState,
)
from triptych.games.world_without_end.model import VP as POINTS


def empty_table(content: Content, players: int, first_game: bool) -> TownState:
    """[WE-2.1] What everybody begins with comes out of the supply; [WE-2.2] the Bridge, the covered market, [WE-2.4] the favour stone.
    [WE-2.7] A first game is an option of the table."""
    s = TownState(content, LAYOUT.blank())
    c = s.cells
    c[PLAYERS] = players
    c[FIRST_GAME] = int(first_game)
    c[FAVOUR] = content.start_favour
    c[COVERED_MARKET] = content.start_covered
    for kind in range(DUES_KINDS):
        c[DUES + kind] = 0
    for project in range(PROJECTS):
        if content.start_projects >> project & 1:
            c[PROJECT + project] = IN_PLAY
    for thing in range(LIMITED):
        c[SUPPLY + thing] = content.supply[thing]
    for seat in range(players):
        c[POINTS + seat] = content.start_bundle[VP]
        c[HOUSES_LEFT + seat] = content.start_houses
        c[SEALS_LEFT + seat] = content.start_seals
        for thing in range(HELD):
            n = content.start_bundle[thing]
            if thing < LIMITED:
                n = min(n, c[SUPPLY + thing])
                c[SUPPLY + thing] -= n
            c[HAVE + seat * HELD + thing] = n
    s.push(agenda.BEGIN)
    return s
