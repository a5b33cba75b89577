"""Finished games looked through by a bot: in the background, behind everybody who plays, each once, and everybody in his turn."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from typing import Any

from triptych.bots.reasons import reason_words, sentence
from triptych.core.heuristics import POINT, SURE
from triptych.core.state import State
from triptych.server import store
from triptych.server.database import Database
from triptych.server.live import LiveTable
from triptych.server.present import Eyes
from triptych.server.refusals import Forbidden, TooMany
from triptych.server.replay import started
from triptych.server.speech import game_words
from triptych.server.thinking import SEED, Judge
from triptych.server.turns import Asker, Turns
from triptych.server.walk import steps
from triptych.server.workers import BEHIND_BOTS, Workers
from triptych.sim.analysis import FEWEST, ITERATIONS, Analysis, Decision, questions
from triptych.sim.fingerprint import thinking

log = logging.getLogger(__name__)

Json = dict[str, Any]

SHAPE = 2  # of what is kept: to be raised when that changes
SECONDS = 5.0  # for one decision at most
MOST_GOING = 24  # games that wait to be looked through,
MOST_OF_ONE = 3  # and those of one address or person
MOST_MOVES = 3  # kept of a decision, beside the one that was played


def made_by(game: str) -> str:
    """How an analysis of a game is made now. What was found in another way is not shown, and can be looked for anew."""
    return f"{thinking(game)}/{ITERATIONS}/{SHAPE}"


class Going:
    """How far it has come."""

    def __init__(self, asker: Asker) -> None:
        self.asker = asker
        self.done = 0
        self.of = 0
        self.task: asyncio.Task[None] | None = None


class Analysts:
    """Look through one game after the other, in a process of their own that gets only what is left by all others."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._going: dict[str, Going] = {}
        self._turns: Turns[asyncio.Future[None]] = Turns()
        self._busy = False
        self._workers: Workers | None = None

    async def found(self, table: LiveTable) -> Json | None:
        """What was found in this game, if it has been looked through."""
        found: Json | None = await self._database.read(lambda c: store.analysis(c, table.id, made_by(table.game.name)))
        return found

    def going(self, table: LiveTable) -> Going | None:
        return self._going.get(table.id)

    def begin(self, table: LiveTable, asker: Asker) -> Going:
        """Look through a game that is over."""
        finished(table)
        going = self._going.get(table.id)
        if going is None:
            others = [other.asker for other in self._going.values()]
            of_person = sum(asker.person == other.person != "" for other in others)
            of_address = sum(asker.address == other.address for other in others)
            if len(others) >= MOST_GOING or max(of_person, of_address) >= MOST_OF_ONE:
                raise TooMany("refused-analyses")
            going = self._going[table.id] = Going(asker)
            going.task = asyncio.create_task(self._look_through(table, going))
        return going

    async def _look_through(self, table: LiveTable, going: Going) -> None:
        try:
            async with self._turn_of(going.asker):
                if self._workers is None:
                    self._workers = Workers(1, BEHIND_BOTS)
                found = kept(await self._analysis(table, going, self._workers))
                await self._database.write(lambda c: store.keep_analysis(c, table.id, made_by(table.game.name), found))
        except Exception:
            log.exception("table %s: it cannot be looked through", table.id)
        finally:
            del self._going[table.id]

    @asynccontextmanager
    async def _turn_of(self, asker: Asker) -> AsyncIterator[None]:
        """One game at a time; who has had most of them waits longest."""
        if self._busy:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._turns.wait(asker, turn, 1.0, time.monotonic())
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():  # it was his turn at the same moment
                    self._pass_on()
                raise
        self._busy = True
        self._turns.charge(asker, 1.0)
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        self._busy = False
        while not self._busy and (found := self._turns.next()) is not None:
            if not found[1].what.done():
                self._busy = True
                found[1].what.set_result(None)

    async def _analysis(self, table: LiveTable, going: Going, workers: Workers) -> Analysis:
        match = started(table)
        game = table.game
        asked, forced = await asyncio.to_thread(questions, match)
        going.of = len(asked)
        iterations = max(FEWEST, ITERATIONS // max(1, len(asked)))
        points = list(game.points(match.state))
        made = Analysis(game.name, match.players, len(match.entries), len(asked), forced, SEED, game.winners(match.state), points)
        for question in asked:
            position = table.position(question.view(game), question.seat)
            decision: Decision = await workers.ask(Judge(position, question.at, question.played, iterations, SECONDS))
            made.decisions.append(decision)
            going.done += 1
        return made

    async def close(self) -> None:
        for going in list(self._going.values()):
            if going.task is not None:
                going.task.cancel()
                await asyncio.gather(going.task, return_exceptions=True)
        if self._workers is not None:
            self._workers.close()


def finished(table: LiveTable) -> None:
    if not started(table).over:
        raise Forbidden("refused-not-over")


def kept(analysis: Analysis) -> Json:
    """What is worth keeping: of each decision the best moves and the one that was played, without the parts they are made of."""
    found = analysis.to_json()
    for decision, told in zip(analysis.decisions, found["decisions"], strict=True):
        shown = [move for i, move in enumerate(decision.moves) if i < MOST_MOVES or move.move == decision.played]
        told["moves"] = [asdict(replace(move, parts={})) for move in shown]
    return found


# -- in words -----------------------------------------------------------------------------------------------------------------------------


def told(table: LiveTable, found: Json, language: str) -> Json:
    """An analysis for a reader."""
    match = started(table)
    wanted = {decision["at"] for decision in found["decisions"]} | {point["at"] for point in found["curve"]}
    begin: State = table.game.new(match.players)
    went_through = {0: begin.clone()}
    for at, state in enumerate(steps(table.game, begin, match.entries[:]), 1):
        if at in wanted:
            went_through[at] = state.clone()
    words = game_words(language, table.game.name)
    wording = Eyes(table, -1, language, "wide", words).wording
    reasons = reason_words(language, table.game.name)
    clock = table.game.clock

    def decision_told(kept: Json) -> Json:
        state = went_through[kept["at"]]
        view: State = table.game.view(state, kept["seat"])
        moves = {
            move["move"]: {
                "label": wording.label(view, move["move"]),
                "chance": move["chance"] / SURE,
                "margin": move["margin"] / SURE,
                "points": round(move["points"] / POINT, 1),
            }
            for move in kept["moves"]
        }
        return {
            "at": kept["at"],
            "seat": kept["seat"],
            "clock": clock(state),
            "prompt": wording.prompt(view, kept["seat"]),
            "played": moves[kept["played"]],
            "best": moves[kept["best"]],
            "same": kept["played"] == kept["best"],
            "equal": bool(kept["difference"] and kept["difference"]["equal"]),
            "loss": kept["loss"] / SURE,
            "why": sentence(reasons, wording, kept["difference"]) if kept["difference"] else "",
        }

    return {
        "decisions": [decision_told(kept) for kept in found["decisions"]],
        "forced": found["forced"],
        "looked": found["iterations"],
        "turning": found["turning"],
        "curve": [
            {"at": point["at"], "clock": clock(went_through[point["at"]]), "chances": [chance / SURE for chance in point["chances"]]}
            for point in found["curve"]
        ],
        "winners": found["winners"],
        "points": found["points"],
    }
