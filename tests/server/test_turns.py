"""Where many wait for a few, it goes in turns: by address, then by person."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_analyses import finished
from tests.server.test_sturdy import Site, move, on_site, until
from tests.server.test_thinking import long, with_workers
from triptych.server import analyses
from triptych.server.refusals import TooMany
from triptych.server.thinking import Question
from triptych.server.turns import MOST_ACCOUNTS, NOBODY, Asker, Turns
from triptych.server.workers import Workers


def served(turns: Turns[str], count: int) -> list[str]:
    """Who gets the next turns, each charged with what it costs."""
    found = []
    for _ in range(count):
        turn = turns.next()
        assert turn is not None
        turns.charge(turn[0], turn[1].cost)
        found.append(turn[1].what)
    return found


def test_one_who_comes_anew_is_next_whatever_one_address_has_queued() -> None:
    turns = Turns[str]()
    hog = Asker("hog", "hog")
    for number in range(100):
        turns.wait(hog, "hog", 4.0, number)
    assert served(turns, 10) == ["hog"] * 10
    turns.wait(Asker("new", "ann"), "ann", 4.0, 1000.0)
    assert served(turns, 2) == ["ann", "hog"]
    for number in range(3):
        turns.wait(Asker("new", "ann"), "ann", 4.0, 1000.0)
        turns.wait(Asker("other", "ben"), "ben", 1.0, 2000.0 + number)
    assert Counter(served(turns, 8)) == {"ann": 3, "ben": 3, "hog": 2}, "and who asks for little waits least"


def test_many_names_at_one_address_are_one_address() -> None:
    turns = Turns[str]()
    for number in range(50):
        turns.wait(Asker("hog", f"guest {number}"), "hog", 1.0, 0.0)
    turns.wait(Asker("home", "ann"), "ann", 1.0, 9.0)
    turns.wait(Asker("home", "ann"), "ann", 1.0, 9.0)
    assert Counter(served(turns, 4)) == {"hog": 2, "ann": 2}


def test_people_at_one_address_share_it() -> None:
    turns = Turns[str]()
    for number in range(20):
        turns.wait(Asker("club", "ann"), "ann", 1.0, number)
    for number in range(2):
        turns.wait(Asker("club", "ben"), "ben", 1.0, 100.0 + number)
    assert Counter(served(turns, 4)) == {"ann": 2, "ben": 2}
    assert served(turns, 3) == ["ann"] * 3


def test_nobody_saves_up_turns_by_staying_away() -> None:
    turns = Turns[str]()
    for asker in ("early", "late"):
        turns.wait(Asker(asker, asker), asker, 1.0, 0.0)
    served(turns, 2)
    for _ in range(100):
        turns.wait(Asker("early", "early"), "early", 1.0, 0.0)
    served(turns, 50)
    for _ in range(20):
        turns.wait(Asker("late", "late"), "late", 1.0, 0.0)
    assert Counter(served(turns, 20))["late"] <= 11


def test_what_was_not_spent_is_given_back() -> None:
    turns = Turns[str]()
    for asker in ("quick", "slow"):
        for _ in range(10):
            turns.wait(Asker(asker, asker), asker, 5.0, 0.0)
    order = []
    for _ in range(10):
        found = turns.next()
        assert found is not None
        turns.charge(found[0], 5.0)
        turns.correct(found[0], -4.5 if found[1].what == "quick" else 0.0)
        order.append(found[1].what)
    assert Counter(order)["quick"] >= 8


def test_there_is_an_end_to_accounts() -> None:
    turns = Turns[str]()
    for number in range(5000):
        asker = Asker(f"address {number}", f"person {number}")
        turns.wait(asker, "", 1.0, 0.0)
        served(turns, 1)
    assert len(turns._people) <= 2 * MOST_ACCOUNTS
    assert len(turns._addresses._spent) <= MOST_ACCOUNTS
    assert turns._waiting == {}


# -- workers ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2])
def test_a_newcomers_bot_does_not_wait_behind_all_of_one_address(count: int) -> None:
    async def work(workers: Workers) -> None:
        done: list[str] = []

        async def ask(name: str, asker: Asker) -> None:
            await workers.ask(long(0.3), 0.0, asker)
            done.append(name)

        hogs = [asyncio.create_task(ask("hog", Asker("hog", f"guest {number % 4}"))) for number in range(12)]
        await until(lambda: bool(done))
        newcomer = asyncio.create_task(ask("newcomer", Asker("elsewhere", "ann")))
        await newcomer
        assert len(done) <= 5
        await asyncio.gather(*hogs)
        assert len(done) == 13
        assert not workers._errands
        assert len(workers._free) == count

    with_workers(count, work)


def test_one_worker_is_left_to_the_others() -> None:
    async def work(workers: Workers) -> None:
        hogs = [asyncio.create_task(workers.ask(long(15), 0.0, Asker("hog", "hog"))) for _ in range(6)]
        await until(lambda: len(workers._errands) == 2)
        assert len(workers._free) == 1
        assert (await workers.ask(long(0.2), 0.0, Asker("elsewhere", "ann"))).ways
        assert not any(task.done() for task in hogs)
        for task in hogs:
            task.cancel()
        await asyncio.gather(*hogs, return_exceptions=True)
        await until(lambda: len(workers._free) == 3)

    with_workers(3, work)


def test_bots_think_for_whoever_made_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Asker] = []
    choose = Workers.choose

    async def listen(self: Workers, question: Question, later: float = 0.0, asker: Asker = NOBODY) -> Any:
        heard.append(asker)
        return await choose(self, question, later, asker)

    monkeypatch.setattr(Workers, "choose", listen)

    async def work(here: Site) -> None:
        ann = here.guest()
        table_id = await ann.new_table("level-1", "me")
        host = (await here.table(table_id)).row.host
        while not heard:
            await ann.get(f"/api/tables/{table_id}/turn?wait=20")
            await move(ann, table_id)
        assert set(heard) == {Asker("127.0.0.1", host)}
        assert here.house.hub.asker("nobody knows") == Asker("nobody knows", "nobody knows")

    on_site(tmp_path, work)


# -- analyses -----------------------------------------------------------------------------------------------------------------------------


def test_places_of_analyses_are_shared_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "ITERATIONS", 20)
    monkeypatch.setattr(analyses, "MOST_OF_ONE", 2)

    async def work(here: Site) -> None:
        analysts = here.house.analysts
        tables = [await here.table((await finished(here))[1]) for _ in range(4)]
        order: list[str] = []
        look = analyses.Analysts._analysis

        async def noted(self: analyses.Analysts, table: Any, going: Any, workers: Any) -> Any:
            order.append(going.asker.address)
            return await look(self, table, going, workers)

        monkeypatch.setattr(analyses.Analysts, "_analysis", noted)
        for number in range(2):
            analysts.begin(tables[number], Asker("hog", f"guest {number}"))
        with pytest.raises(TooMany) as refused:
            analysts.begin(tables[2], Asker("hog", "guest 2"))
        assert refused.value.code == "analyses"
        with pytest.raises(TooMany):
            analysts.begin(tables[2], Asker("hog", "guest 1"))
        analysts.begin(tables[2], Asker("elsewhere", "ann"))
        await until(lambda: analysts._going == {})
        assert order == ["hog", "elsewhere", "hog"]
        analysts.begin(tables[3], Asker("hog", "guest 0"))
        await until(lambda: analysts._going == {})
        assert not analysts._busy

    on_site(tmp_path, work)
