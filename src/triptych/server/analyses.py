"""Finished games looked through by a bot: in the background, behind everybody who plays, each once, and everybody in his turn."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from typing import Any

from triptych.bots.reasons import lesson, reason_words, sentence
from triptych.core.heuristics import POINT, SURE
from triptych.core.state import State
from triptych.core.words import Wording, Words
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
from triptych.sim.analysis import FEWEST, ITERATIONS, Analysis, Decision, Question, questions
from triptych.sim.fingerprint import thinking

log = logging.getLogger(__name__)

Json = dict[str, Any]

SHAPE = 3  # of what is kept: to be raised when that changes
SECONDS = 5.0  # for one decision at most
MOST_GOING = 24  # games that wait to be looked through,
MOST_OF_ONE = 3  # and those of one address or person
MOST_MOVES = 3  # kept of a decision, beside the one that was played
LITTLE = SURE // 100  # who has lost less of a chance has lost nothing that matters,
DECIDED = SURE // 20  # where the game is as good as lost, or as good as won


def made_by(game: str) -> str:
    """How an analysis of a game is made now. What was found in another way is not shown, and can be looked for anew."""
    return f"{thinking(game)}/{ITERATIONS}/{SHAPE}"


class Going:
    """How far it has come, and what was found so far: in the order in which it was looked at, whoever asked first."""

    def __init__(self, asker: Asker, seat: int) -> None:
        self.asker = asker
        self.seat = seat
        self.of = 0
        self.found: list[tuple[Question, Decision]] = []
        self.task: asyncio.Task[None] | None = None

    @property
    def done(self) -> int:
        return len(self.found)


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
            going = self._going[table.id] = Going(asker, table.seat_of(asker.person or None))
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
        for question in sorted(asked, key=lambda question: question.seat != going.seat):  # whoever asked sees his own first
            position = table.position(question.view(game), question.seat)
            decision: Decision = await workers.ask(Judge(position, question.at, question.played, iterations, SECONDS))
            going.found.append((question, decision))
        made.decisions = sorted((decision for _, decision in going.found), key=lambda decision: decision.at)
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
    found["decisions"] = [kept_decision(decision) for decision in analysis.decisions]
    return found


def kept_decision(decision: Decision) -> Json:
    found = asdict(decision)
    shown = [move for i, move in enumerate(decision.moves) if i < MOST_MOVES or move.move == decision.played]
    found["moves"] = [asdict(replace(move, parts={})) for move in shown]
    return found


# -- in words -----------------------------------------------------------------------------------------------------------------------------


class Teller:
    """Puts the decisions of a game into words for a reader."""

    def __init__(self, table: LiveTable, language: str) -> None:
        self.game = table.game
        self.wording: Wording = Eyes(table, -1, language, "wide", game_words(language, table.game.name)).wording
        self.reasons: Words = reason_words(language, table.game.name)

    def decision(self, found: Json, view: State) -> Json:
        """A decision as it was kept; `view`: what the one who decided saw."""
        difference = found["difference"]
        moves = {move["move"]: self._move(move, view) for move in found["moves"]}
        return {
            "at": found["at"],
            "seat": found["seat"],
            "clock": self.game.clock(view),
            "prompt": self.wording.prompt(view, found["seat"]),
            "played": moves[found["played"]],
            "best": moves[found["best"]],
            "same": found["played"] == found["best"],
            "equal": bool(difference and difference["equal"]),
            "loss": found["loss"] / SURE,
            "matters": matters(found),
            "before": [chance / SURE for chance in chances_before(found)],
            "after": [chance / SURE for chance in found["chances"]],
            "lesson": lesson(self.reasons, self.wording, difference) if difference else "",
            "why": sentence(self.reasons, self.wording, difference) if difference else "",
        }

    def _move(self, move: Json, view: State) -> Json:
        return {
            "label": self.wording.label(view, move["move"]),
            "targets": self.game.targets(view, move["move"]),
            "chance": move["chance"] / SURE,
            "margin": move["margin"] / SURE,
            "points": round(move["points"] / POINT, 1),
        }


def matters(found: Json) -> bool:
    """Is it worth looking at? Not what was as good; nor a little of a chance, where the game was lost or won already."""
    if found["played"] == found["best"] or found["loss"] <= 0:
        return False
    return bool(found["loss"] >= LITTLE or DECIDED < found["chance_best"] < SURE - DECIDED)


def chances_before(found: Json) -> list[int]:
    """Everybody's chances if the best move is found. An analysis of an older version knows them only of the one who decided; the others
    share the rest as they do behind the move that was played."""
    if found.get("chances_best"):
        return list(found["chances_best"])
    seat, after = found["seat"], found["chances"]
    of_others = max(1, sum(after) - after[seat])
    rest = SURE - found["chance_best"]
    return [found["chance_best"] if other == seat else chance * rest // of_others for other, chance in enumerate(after)]


def told_so_far(table: LiveTable, found: list[tuple[Question, Decision]], since: int, language: str) -> Json:
    """What was found of an analysis that is still being made, behind the first `since` decisions."""
    teller = Teller(table, language)
    new = found[since:]
    return {"since": since, "decisions": [teller.decision(kept_decision(one), question.view(table.game)) for question, one in new]}


def told(table: LiveTable, found: Json, language: str) -> Json:
    """An analysis for a reader."""
    match = started(table)
    wanted = {decision["at"] for decision in found["decisions"]} | {point["at"] for point in found["curve"]}
    begin: State = table.game.new(match.players)
    went_through = {0: begin.clone()}
    for at, state in enumerate(steps(table.game, begin, match.entries[:]), 1):
        if at in wanted:
            went_through[at] = state.clone()
    teller = Teller(table, language)
    clock = table.game.clock
    return {
        "decisions": [teller.decision(one, table.game.view(went_through[one["at"]], one["seat"])) for one in found["decisions"]],
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
