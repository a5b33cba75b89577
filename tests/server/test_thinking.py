"""Bots think in processes of their own: what those are given, how long they take, who comes first, and what happens when one is lost."""

from __future__ import annotations

import asyncio
import itertools
import os
import pickle
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.server.listening import overheard
from tests.server.test_sturdy import SECONDS, Site, move, on_site, until
from triptych.bots import roster
from triptych.bots.levels import LEVELS
from triptych.bots.sitting import WHOLE_TURN, Deadline, Purse, turn_seconds, window_seconds
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.match import Match, entry_seat
from triptych.core.state import UNKNOWN, State
from triptych.server.live import BEHIND_PEOPLE
from triptych.server.thinking import BOTS_KEPT, Look, Position, Question, Shelf
from triptych.server.turns import NOBODY, Asker
from triptych.server.workers import Worker, Workers

GAME = "column-of-fire"
DUEL = "sola-fide"
DRAFT = {"decks": "draft", "sides": "first-catholic"}


def begun(name: str = GAME, decisions: int = 20, options: dict[str, str] | None = None) -> Match:
    """A match in the middle of things, somebody being asked who has a choice."""
    match = Match(registry.game(name, options=options or {}), 2, SeededChance("thinking"), undo=False)
    while decisions > 0 or len(match.state.moves) < 3:
        match.play(match.state.actor, match.state.moves[decisions % len(match.state.moves)])
        decisions -= 1
    return match


def position(match: Match) -> Position:
    game, seat = match.game, match.state.actor
    view = game.view(match.state, seat)
    return Position(game.name, game.content_hash, "", tuple(game.options.items()), tuple(view.cells), seat, tuple(view.moves))


def with_workers(count: int, work: Callable[[Workers], Awaitable[None]]) -> None:
    async def run() -> None:
        workers = Workers(count)
        try:
            await work(workers)
        finally:
            workers.close()

    asyncio.run(run())


def processes(workers: Workers) -> set[int | None]:
    return {worker.process.pid for worker in workers._all}


# -- what a worker is given ---------------------------------------------------------------------------------------------------------------


def test_a_worker_gets_what_one_seat_sees_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a draft nobody knows the other's cards: of the two games' tasks, every cell is what `view` shows, and the rest is not there."""
    heard = overheard(monkeypatch, object)

    async def work(here: Site) -> None:
        ann = here.guest()
        await ann.post("/api/guest", name="Annabella")
        wish = {"game": DUEL, "seats": ["me", "level-1"], "options": DRAFT, "advice": True, "nonce": "annabellas"}
        table = await here.table((await ann.post("/api/tables", **wish)).json()["id"])
        seen: dict[tuple[int, ...], State] = {}

        def remember(*_: Any) -> None:
            assert table.match is not None
            for seat in (0, 1):
                view = table.game.view(table.match.state, seat)
                if view.moves:
                    seen[tuple(view.cells)] = table.match.state.clone()

        table.listeners.add(remember)
        remember()
        for _ in range(12):
            turn = await ann.get(f"/api/tables/{table.id}/turn?wait=20")
            answer = await ann.post(f"/api/tables/{table.id}/advice", version=turn["version"])
            assert answer.status_code in (200, 409), answer.text
            await ann.post(f"/api/tables/{table.id}/moves", version=turn["version"], id=f"m{turn['version']}", move=turn["legal"][0])
            remember()
        await table.rest()
        table.listeners.clear()
        row = table.row
        secrets = (row.id, row.seed, row.host, "Annabella", "annabellas", str(tmp_path), here.house.settings.database_url())
        hidden = 0
        for task in heard:
            assert isinstance(task, Question | Look)
            text, where = pickle.dumps(task), task.position
            assert tuple(table.game.layout.veil(list(where.cells), where.seat)) == where.cells, "there is more than this seat sees"
            assert where.cells in seen
            hidden += UNKNOWN in where.cells and tuple(seen[where.cells].cells) != where.cells
            for secret in secrets:
                assert secret.encode() not in text
        assert {type(task) for task in heard} == {Question, Look}
        assert hidden > 5, "nothing was hidden at all"

    on_site(tmp_path, work)


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="only Linux tells what a process holds open")
def test_a_worker_holds_no_file_of_the_database(tmp_path: Path) -> None:
    async def work(here: Site) -> None:
        ann = here.guest()
        await ann.new_table("me", "level-1")
        (tmp_path / "sees").touch()
        for pid in processes(here.house.workers):
            held = {os.path.realpath(file) for file in Path(f"/proc/{pid}/fd").iterdir()}
            assert held
            assert not [file for file in held if file.startswith(str(tmp_path))]
        own = {os.path.realpath(file) for file in Path("/proc/self/fd").iterdir()}
        assert [file for file in own if file.startswith(str(tmp_path))], "this process has the database open"

    on_site(tmp_path, work)


# -- how long ---------------------------------------------------------------------------------------------------------------------------


def test_every_level_has_its_seconds() -> None:
    for level in LEVELS:
        assert turn_seconds(f"level-{level.number}") == level.seconds
    assert turn_seconds("greedy") > 0


@pytest.mark.parametrize("seconds", [0.4, 1.0])
def test_a_turn_keeps_within_its_seconds(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many decisions it has: each gets half of what is left. By a clock on which every look takes 5 ms: other work on the machine
    does not count."""
    looks = itertools.count()
    monkeypatch.setattr(time, "monotonic", lambda: 0.005 * next(looks))
    where = position(begun())
    purse = Purse(0, seconds)
    took: list[float] = []
    for number in range(6):
        share = purse.share()
        question = Question(where, "search:1000000" if number else "level-5", "s", 10**6 if number else WHOLE_TURN, share, "x")
        choice = question.answer(Deadline(share), Shelf())
        assert choice.move in where.moves
        took.append(choice.seconds)
        purse.spend(choice.iterations, choice.seconds)
    assert sum(took) < seconds + 0.005 * 2 * len(took)
    assert took == sorted(took, reverse=True)
    assert took[1] > took[5]


def test_the_iterations_of_a_turn_are_shared_out_too() -> None:
    """As a bot does that plays a whole turn by itself: half, half of the rest, and so on."""
    match = begun()
    where = position(match)
    purse = Purse(0, turn_seconds("level-3"))
    left: list[int] = []
    bot = roster.make("level-3", match.game, "s")
    for _ in range(5):
        choice = Question(where, "level-3", "s", purse.iterations, 60, "x").answer(Deadline(60), Shelf())
        purse.spend(choice.iterations, choice.seconds)
        left.append(purse.iterations)
        bot.choose(match.game.view(match.state, where.seat), where.seat, list(where.moves))
        assert purse.iterations == bot.left  # type: ignore[attr-defined]
    whole = match.game.measures().iterations[2]
    expected = whole
    for after in left[:3]:
        expected -= expected // 2
        assert after == expected
    assert left == sorted(left, reverse=True)


def test_a_bots_turn_at_the_table_is_one_purse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within a turn less and less is left, and a new turn begins with everything."""
    heard = overheard(monkeypatch, Question)

    async def work(here: Site) -> None:
        def turns_of(seat: int) -> list[list[Question]]:
            found: dict[int, list[Question]] = {}
            for question in heard:
                if question.position.seat == seat:
                    game, view = question.position.table()
                    found.setdefault(game.turn(view), []).append(question)
            return list(found.values())

        def heard_enough() -> bool:
            """Of each seat several turns, one of them with several decisions of which one was thought over: there are some in any game."""
            of_seats = [turns_of(seat) for seat in (0, 1)]
            goes_on = [any(question.iterations > WHOLE_TURN for turn in turns for question in turn) for turns in of_seats]
            return len(heard) > 30 and min(map(len, of_seats)) > 1 and all(goes_on)

        table = await here.table(await here.guest().new_table("level-2", "level-2"))
        await until(heard_enough)
        await table.close()
        for seat in (0, 1):
            for turn in turns_of(seat):
                assert turn[0].iterations == WHOLE_TURN
                assert turn[0].seconds == turn_seconds("level-2") / 2
                for before, after in pairwise(turn):
                    assert after.seconds < before.seconds or after.seconds == 0
                    assert before.iterations in (WHOLE_TURN, after.iterations) or WHOLE_TURN < after.iterations < before.iterations

    on_site(tmp_path, work)


def asked_in_a_window(choices: bool) -> Match:
    """A match in which seat 1 is asked though nothing but its own tiles says whether it can do more than pass: whether it can, is given."""
    for number in range(400):
        match = Match(registry.game(GAME), 2, SeededChance(f"window {number}"), undo=False)
        while not match.over:
            state, actor = match.state, match.state.actor
            if actor == 1 and match.game.step(state).insists(state, 1) and (len(state.moves) > 1) is choices:
                return match
            match.play(actor, state.moves[number % len(state.moves)])
    raise AssertionError("no such window")


@pytest.mark.parametrize("choices", [True, False], ids=["a choice", "only a pass"])
@pytest.mark.parametrize("bot", ["random", "level-1"])
def test_nobody_sees_from_outside_whether_a_bot_could_only_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, choices: bool
) -> None:
    """In a window, where only its own tiles say whether it has a choice, a bot is asked by way of a worker, and its answer never comes
    before the time is up that it takes for any."""
    heard = overheard(monkeypatch, Question)
    window = asked_in_a_window(choices)

    async def work(here: Site) -> None:
        table = await here.table(await here.guest().new_table("me", bot))
        await table.rest()
        heard.clear()
        before = time.monotonic()
        move = await table._answer_of(1, table.version, window.state)
        assert time.monotonic() - before > window_seconds(bot) * 0.9
        assert move in window.state.moves
        assert [question.seconds for question in heard] == [window_seconds(bot)]

    on_site(tmp_path, work)


def test_every_answer_of_a_bot_comes_from_a_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = overheard(monkeypatch, Question)

    async def work(here: Site) -> None:
        ann = here.guest()
        table = await here.table(await ann.new_table("me", "random"))
        while table.row.status == "running":
            await ann.get(f"/api/tables/{table.id}/turn?wait=20")
            if table.row.status == "running":
                assert (await move(ann, table.id)).status_code == 200
        await table.rest()
        assert table.match is not None
        assert len(heard) == sum(entry_seat(packed) == 1 for packed in table.match.entries)

    on_site(tmp_path, work)


# -- what a worker keeps ------------------------------------------------------------------------------------------------------------------


def turn_of_two(name: str = GAME, bot: str = "search:200") -> tuple[Position, Position, int]:
    """Two decisions one after the other that a bot has in a turn, nothing being drawn between them, and the first move."""
    for decisions in range(10, 200):
        match = begun(name, decisions)
        where, turn = position(match), match.game.turn(match.state)
        move = Question(where, bot, "first", WHOLE_TURN, 60, "x").answer(Deadline(60), Shelf()).move
        drawn = len(match.entries)
        match.play(where.seat, move)
        after = match.state
        if len(match.entries) == drawn + 1 and after.actor == where.seat and len(after.moves) > 1 and match.game.turn(after) == turn:
            return where, position(match), move
    raise AssertionError("no turn with two decisions")


def test_a_bot_that_was_kept_goes_on_with_its_tree() -> None:
    first, second, _ = turn_of_two()
    shelf = Shelf()
    left = Question(first, "search:200", "first", WHOLE_TURN, 60, "x").answer(Deadline(60), shelf).iterations
    kept = shelf.bots["x"].kept
    assert kept is not None
    found = kept.total
    assert found > 0
    choice = Question(second, "search:200", "second", left, 60, "x").answer(Deadline(60), shelf)
    assert found < kept.total <= found + 50, "it went on with the same tree, until nothing could change its mind"
    assert choice.move in second.moves
    assert choice.iterations == 50


def test_nobody_goes_on_with_anothers_tree_nor_at_another_position() -> None:
    first, second, _ = turn_of_two()
    other = position(begun(DUEL))
    for whose, where in (("y", second), ("x", first)):
        shelf = Shelf()
        Question(first, "search:200", "first", WHOLE_TURN, 60, "x").answer(Deadline(60), shelf)
        kept = shelf.bots["x"].kept
        assert kept is not None
        found = kept.total
        kept_anew = Question(where, "search:200", "second", 100, 60, whose).answer(Deadline(60), shelf)
        fresh = Question(where, "search:200", "second", 100, 60, whose).answer(Deadline(60), Shelf())
        assert kept.total == found
        assert (kept_anew.move, kept_anew.iterations) == (fresh.move, fresh.iterations)
    assert Question(other, "level-1", "s", WHOLE_TURN, 60, "y").answer(Deadline(60), shelf).move in other.moves


def test_a_shelf_holds_a_handful_and_no_bot_without_a_tree() -> None:
    first, _, _ = turn_of_two()
    shelf = Shelf()
    for number in range(BOTS_KEPT + 3):
        Question(first, "search:200", "first", WHOLE_TURN, 60, f"x{number}").answer(Deadline(60), shelf)
    assert list(shelf.bots) == [f"x{number}" for number in range(3, BOTS_KEPT + 3)]
    Question(first, "greedy", "first", WHOLE_TURN, 60, "greedy").answer(Deadline(60), shelf)
    bot = shelf.take("x5")
    assert bot is not None
    bot.kept = None
    shelf.put("x5", bot)
    assert "greedy" not in shelf.bots
    assert "x5" not in shelf.bots


def test_the_same_worker_thinks_for_a_seat_again_if_he_is_free() -> None:
    first, second, move = turn_of_two()

    def ask(where: Position, seed: str, whose: str, left: int = WHOLE_TURN) -> Question:
        return Question(where, "search:200", seed, left, 60, whose)

    async def work(workers: Workers) -> None:
        choice = await workers.choose(ask(first, "first", "ann"))
        assert choice.move == move
        (anns,) = [worker for worker in workers._all if "ann" in worker.lately]
        await workers.choose(ask(first, "first", "ben"))
        workers._free.sort(key=lambda worker: worker is anns)
        for _ in range(3):
            await workers.choose(ask(second, "second", "ann", choice.iterations))
        workers._free.sort(key=lambda worker: worker is not anns)
        await workers.choose(ask(second, "second", "ann", choice.iterations))
        assert [worker for worker in workers._all if "ann" in worker.lately] == [anns]
        busy = asyncio.create_task(workers.ask(long(600)))
        workers._free.sort(key=lambda worker: worker is anns)  # the last one is asked
        await until(lambda: anns not in workers._free)
        quick = await workers.choose(ask(second, "second", "ann", choice.iterations))
        assert not busy.done(), "nobody waits for the worker he had before"
        assert quick.move in second.moves
        busy.cancel()
        await asyncio.gather(busy, return_exceptions=True)

    with_workers(3, work)


def test_what_is_kept_is_told_apart_by_a_key_that_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = overheard(monkeypatch, Question)

    async def work(here: Site) -> None:
        ann = here.guest()
        tables = [await here.table(await ann.new_table("level-1", "level-1")) for _ in range(2)]
        await until(lambda: len(heard) > 30 and len({question.whose for question in heard}) >= 4)
        for table in tables:
            await table.close()
        keys: dict[str, set[int]] = {}
        for question in heard:
            keys.setdefault(question.whose, set()).add(question.position.seat)
        assert len(keys) == 4, "one for each seat of each table"
        for key, seats in keys.items():
            assert len(seats) == 1
            assert len(key) == 64
            assert int(key, 16) >= 0

    on_site(tmp_path, work)


# -- who comes first ----------------------------------------------------------------------------------------------------------------------


def long(seconds: float) -> Look:
    return Look(position(begun()), "long", 10**7, seconds)


def test_whoever_must_have_his_answer_first_comes_first() -> None:
    async def work(workers: Workers) -> None:
        done: list[str] = []

        async def ask(name: str, seconds: float) -> None:
            await workers.ask(long(seconds))
            done.append(name)

        asked = [asyncio.create_task(ask("first", 2.0))]
        await until(lambda: not workers._free)
        asked += [asyncio.create_task(ask(name, seconds)) for name, seconds in (("slow", 0.3), ("slower", 0.4), ("quick", 0.1))]
        await asyncio.gather(*asked)
        assert done == ["first", "quick", "slow", "slower"]

    with_workers(1, work)


def test_whoever_can_wait_comes_later() -> None:
    async def work(workers: Workers) -> None:
        done: list[str] = []

        async def ask(name: str, seconds: float, later: float) -> None:
            await workers.ask(long(seconds), later)
            done.append(name)

        asked = [asyncio.create_task(ask("first", 2.0, 0.0))]
        await until(lambda: not workers._free)
        asked += [asyncio.create_task(ask(name, 0.1, later)) for name, later in (("patient", 30.0), ("person", 0.0))]
        await asyncio.gather(*asked)
        assert done == ["first", "person", "patient"]

    with_workers(1, work)


@pytest.mark.parametrize(("other", "later"), [("me", 0.0), ("level-1", BEHIND_PEOPLE)])
def test_bots_among_themselves_come_behind_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, other: str, later: float) -> None:
    heard: list[float] = []
    choose = Workers.choose

    async def listen(self: Workers, question: Question, later: float = 0.0, asker: Asker = NOBODY) -> Any:
        heard.append(later)
        return await choose(self, question, later, asker)

    monkeypatch.setattr(Workers, "choose", listen)

    async def work(here: Site) -> None:
        ann = here.guest()
        table_id = await ann.new_table("level-1", other)
        while other == "me" and not heard:
            await ann.get(f"/api/tables/{table_id}/turn?wait=20")
            await move(ann, table_id)
        await until(lambda: bool(heard))
        assert set(heard) == {later}

    on_site(tmp_path, work)


def test_one_who_does_not_want_to_know_any_more_stops_the_thinking() -> None:
    async def work(workers: Workers) -> None:
        await workers.ask(long(0.1))  # the process is there
        before = processes(workers)
        asked = asyncio.create_task(workers.ask(long(600)))
        await until(lambda: not workers._free)
        waiting = asyncio.create_task(workers.ask(long(600)))
        begun = time.monotonic()
        for task in (waiting, asked):
            task.cancel()
        await asyncio.gather(asked, waiting, return_exceptions=True)
        assert asked.cancelled()
        found = await workers.ask(long(0.2))
        assert found.ways
        assert time.monotonic() - begun < SECONDS
        assert processes(workers) == before, "nobody had to be killed for it"

    with_workers(1, work)


def test_one_who_changes_his_mind_at_once_does_not_keep_a_worker_busy() -> None:
    """Whether the question was on its way already or not."""

    async def work(workers: Workers) -> None:
        await workers.ask(long(0.1))
        before = processes(workers)
        begun = time.monotonic()
        for ticks in range(6):
            asked = asyncio.create_task(workers.ask(long(600)))
            for _ in range(ticks + 1):
                await asyncio.sleep(0)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
        assert (await workers.ask(long(0.2))).ways
        assert time.monotonic() - begun < SECONDS
        assert processes(workers) == before

    with_workers(1, work)


def test_one_who_dies_is_replaced_and_the_question_put_again() -> None:
    async def work(workers: Workers) -> None:
        await workers.ask(long(0.1))
        (dies,) = workers._all
        asked = asyncio.create_task(workers.ask(long(1)))
        await until(lambda: not workers._free)
        dies.process.kill()
        assert (await asked).ways
        assert dies.process.pid not in processes(workers)

    with_workers(1, work)


def test_one_who_cannot_be_replaced_at_once_is_replaced_a_little_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("triptych.server.workers.START_AGAIN", 0.05)

    async def work(workers: Workers) -> None:
        await workers.ask(long(0.1))
        left = [2]

        def fork_fails(niceness: int) -> Worker:
            if left[0]:
                left[0] -= 1
                raise BlockingIOError("no more processes")
            return Worker(niceness)

        monkeypatch.setattr("triptych.server.workers.Worker", fork_fails)
        (dies,) = workers._all
        dies.process.kill()
        assert (await workers.ask(long(0.1))).ways
        assert left == [0]
        assert caplog.text.count("a worker cannot be started now") == 2

    with_workers(1, work)


def test_one_whose_answer_cannot_be_read_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(workers: Workers) -> None:
        (strange,) = workers._all

        def unreadable(task: Any) -> object:
            raise pickle.UnpicklingError("of another version")

        monkeypatch.setattr(strange, "ask", unreadable)
        assert (await workers.ask(long(0.1))).ways
        assert strange not in workers._all

    with_workers(1, work)


@pytest.mark.parametrize("bot", ["search:1000000", "flat:10", "greedy@0", "level-6"])
def test_only_bots_that_answer_in_time_come_to_tables(tmp_path: Path, bot: str) -> None:
    async def work(here: Site) -> None:
        answer = await here.guest().post("/api/tables", game=GAME, seats=["me", bot])
        assert (answer.status_code, answer.json()["code"]) == (404, "no-bot")

    on_site(tmp_path, work)


def test_levels_are_offered_first(tmp_path: Path) -> None:
    async def work(here: Site) -> None:
        for game in await here.guest().get("/api/games"):
            bots = game["bots"]
            assert [bot["bot"] for bot in bots] == [*(f"level-{level.number}" for level in LEVELS), "greedy", "random"]
            assert len({bot["name"] for bot in bots}) == len({bot["why"] for bot in bots}) == len(bots)

    on_site(tmp_path, work)
