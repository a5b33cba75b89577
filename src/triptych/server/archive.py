"""Tables of rules that are not played any more: nothing goes on there, but what was played stays to be read."""

from __future__ import annotations

from sqlalchemy import Connection

from triptych.core import fair, registry
from triptych.core.record import Line, Record
from triptych.server import store
from triptych.server.refusals import NotFound, Refusal


def is_past(row: store.TableRow) -> bool:
    return row.rules < registry.game(row.game).oldest_rules


def record_of(c: Connection, table_id: str) -> Record:
    """The record as it was written, with nothing hidden: nobody will play on."""
    row = store.table(c, table_id)
    if row is None:
        raise NotFound("refused-no-table")
    lines = [Line(entry.seat, entry.text) for entry in store.entries(c, table_id)]
    if not lines:
        raise Refusal("refused-not-begun")
    dice = fair.options_for(bytes.fromhex(row.seed), [seat.nonce for seat in row.seats], over=True)
    names = [" ".join(seat.name.split()) or str(seat.seat + 1) for seat in row.seats]
    result = row.points if row.status == store.OVER else None
    own_content = store.content_text(c, row.content) if row.own else ""
    return Record(row.game, row.rules, row.content, row.players, names, {**row.options, **dice}, own_content, lines, result)
