"""Advice: what a bot would do in somebody's place, from what he himself sees."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from triptych.bots.reasons import hint_sentence, reason_words, sentence
from triptych.core.errors import TriptychError
from triptych.core.heuristics import POINT, SURE
from triptych.core.words import Wording
from triptych.server.limits import Buckets
from triptych.server.live import LiveTable
from triptych.server.people import Recent
from triptych.server.refusals import Forbidden, Refusal, Stale, TooMany, Trouble
from triptych.server.replay import started
from triptych.server.thinking import Look, Seen
from triptych.server.turns import Asker
from triptych.server.workers import Workers

log = logging.getLogger(__name__)

ITERATIONS = 2000
SECONDS = 2.5
MOST_KEPT = 500


class Advisers:
    """Give advice. What was found of a question is kept while it may be asked for again; two who ask the same wait for one answer."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._kept: Recent[Seen] = Recent(MOST_KEPT)
        self._looking: dict[str, asyncio.Task[Seen]] = {}
        self._rates = Buckets(0.2, 6)

    async def advise(self, table: LiveTable, seat: int, version: int, asker: Asker, limited: bool) -> Seen:
        """The best answers to the question that was put to this seat, which has seen `version`."""
        match = started(table)
        if not table.row.advice:
            raise Forbidden("refused-no-advice")
        if not table.advises:
            raise Forbidden("refused-advice-not-agreed")
        since = table.put_at(seat)
        if match.over or not table.asks(seat):
            raise Refusal("refused-not-asked")
        if not since <= version <= table.version:
            raise Stale("refused-stale")
        name = f"{table.id}/{seat}/{since}"
        if found := self._kept.get(name):
            return found
        if name not in self._looking:
            if limited and not self._rates.take(table.row.seats[seat].person or ""):
                raise TooMany("refused-too-often")
            self._looking[name] = looking = asyncio.create_task(self._look(table, seat, since, name, asker))
            looking.add_done_callback(lambda _: self._looking.pop(name))
        found = await asyncio.shield(self._looking[name])
        if table.put_at(seat) != since:
            raise Stale("refused-stale")
        return found

    async def _look(self, table: LiveTable, seat: int, since: int, name: str, asker: Asker) -> Seen:
        """Look until something is found, or the question is another one."""
        view = table.game.view(started(table).state, seat)
        task = Look(table.position(view, seat), table.seed_for(f"advice {since}/{seat}"), ITERATIONS, SECONDS)
        looking = asyncio.create_task(self._workers.ask(task, asker=asker))
        gone = asyncio.create_task(table.until_put_anew(seat, since))
        try:
            await asyncio.wait((looking, gone), return_when=asyncio.FIRST_COMPLETED)
            if not looking.done():
                raise Stale("refused-stale")
            found: Seen = looking.result()
            self._kept.keep(name, found)
            return found
        except Refusal:
            raise
        except TriptychError:
            log.exception("table %s: no advice for seat %s", table.id, seat)
            raise Trouble("refused-trouble") from None
        finally:
            looking.cancel()
            gone.cancel()

    async def close(self) -> None:
        for looking in list(self._looking.values()):
            looking.cancel()
        await asyncio.gather(*self._looking.values(), return_exceptions=True)


def advice_told(table: LiveTable, seat: int, found: Seen, wording: Wording, language: str) -> dict[str, Any]:
    """Advice in words: one sentence, the best moves, how many of these are as good as each other, and behind that the numbers."""
    game = table.game
    view = game.view(started(table).state, seat)
    reasons = reason_words(language, game.name)
    why = found.hint["why"]
    return {
        "version": table.version,
        "since": table.put_at(seat),
        "looked": found.iterations,
        "moves": [
            {
                "move": game.moves.text(way.move),
                "label": wording.label(view, way.move),
                "chance": way.chance / SURE,
                "margin": way.margin / SURE,
                "points": round(way.points / POINT, 1),
            }
            for way in found.ways
        ],
        "equal": found.hint["equal"],
        "hint": hint_sentence(reasons, wording, found.hint),
        "why": sentence(reasons, wording, why) if why else "",
    }
