"""Which tables a list shows. A table that is not listed is private: none of these shows it, whoever asks; who has its link comes by that.

Lists have an end, and hold what one can join or follow now: no table whose host has gone, no game that nobody plays on.
"""

from __future__ import annotations

from collections import Counter

from triptych.server import store
from triptych.server.attendance import Attendance
from triptych.server.database import Database

HOST_AWAY = 15 * 60  # seconds for which the host of an open table may be away; when he comes back it is listed again
OPEN_FOR = 24 * 3600  # seconds after which an open table is listed no more, wherever its host is
UNTOUCHED = 3600  # seconds after the last move for which a running table is shown to those who want to watch
MOST_OPEN = 20
MOST_OF_ONE_HOST = 3  # open tables of one person: nobody fills the list
MOST_TO_WATCH = 20
LOOKED_THROUGH = 400  # of the latest open tables,
OF_ONE_HOST = 10  # of these at most: at some of them nobody else may sit down


async def open_tables(database: Database, attendance: Attendance) -> list[store.TableRow]:
    """Tables at which anybody may sit down, those that opened last first."""
    now = store.now()
    latest = await database.read(lambda c: store.listed_tables(c, store.OPEN, now - OPEN_FOR, LOOKED_THROUGH, OF_ONE_HOST))
    hosted: Counter[str] = Counter()
    found: list[store.TableRow] = []
    for row in latest:
        seen = max(attendance.last_seen(row.host), row.updated)
        free = any(seat.kind == store.NOBODY for seat in row.seats)
        if not free or seen < now - HOST_AWAY or hosted[row.host] >= MOST_OF_ONE_HOST:
            continue
        hosted[row.host] += 1
        found.append(row)
    return found[:MOST_OPEN]


async def tables_to_watch(database: Database) -> list[store.TableRow]:
    """Games that are being played and that others may see."""
    since = store.now() - UNTOUCHED
    return await database.read(lambda c: store.listed_tables(c, store.RUNNING, since, MOST_TO_WATCH, MOST_TO_WATCH))
