"""Looking back costs a bounded number of steps, a few looks at a time, and nobody else notices."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.core.test_entries import idle
from tests.server.test_sturdy import Site, move, on_site, one_who_can_undo, until, whose_turn
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.game import Game
from triptych.core.match import UNDO, Match, entry_move, entry_seat
from triptych.core.state import CHANCE, Event, State
from triptych.server import looks, walk
from triptych.server.looks import MOST_OF_ADDRESS, MOST_TEXT, Looks
from triptych.server.present import bunches
from triptych.server.refusals import TooMany
from triptych.server.walk import EVERY, FURTHER_BACK, MOST_KEPT, Walk, steps


def every_state(match: Match) -> list[State]:
    """The state after each entry, the simple way."""
    state: State = match.game.new(match.players)
    found = [state.clone()]
    before: list[State] = []
    for packed in match.entries:
        if entry_move(packed) == UNDO:
            state = before.pop()
        else:
            if entry_seat(packed) != CHANCE:
                before.append(state.clone())
            match.game.apply(state, entry_seat(packed), entry_move(packed))
        found.append(state.clone())
    return found


def played(game: Game[Any], seed: str, most: int = 10**9) -> Iterator[Match]:
    """A game at random, in which moves are taken back now and then: the match after each step, forked as a server does it."""
    match = Match(game, max(game.player_counts), SeededChance(seed), keep_events=True)
    chance = SeededChance(f"{seed} moves")
    yield match
    while not match.over and len(match.entries) < most:
        match = match.fork()
        seat = next((one for one in range(match.players) if match.can_undo(one)), -1)
        if seat >= 0 and chance.below(4) == 0:
            match.undo(seat)
        else:
            seat = game.asked(match.state)[0]
            legal = game.legal(match.state, seat)
            match.play(seat, legal[chance.below(len(legal))])
        yield match


def check(found: Walk, match: Match, moments: list[int]) -> None:
    went_through = every_state(match)
    game = match.game
    stops = [0, *(version for version, _ in bunches(match, 0, went_through[1:]))]
    clocks = [(stop, game.clock(went_through[stop])) for stop in stops]
    shown = [clock for i, clock in enumerate(clocks) if i == 0 or clock[1] != clocks[i - 1][1]]
    assert found.stops(match) == (stops, shown)
    for at in moments:
        assert found.at(match, at).key() == went_through[at].key(), at
        told = [told for told in match.events if told[0] <= at]
        heard = found.events(match, at, 10)
        assert heard == told[-10:] or len(heard) < 10
        assert heard == told[len(told) - len(heard) :]


@pytest.mark.parametrize("name", registry.names())
def test_any_moment_is_as_it_was(name: str) -> None:
    *_, match = played(registry.game(name), "walk", 1500)
    assert UNDO in [entry_move(packed) for packed in match.entries]
    check(Walk(match), match, list(range(0, len(match.entries) + 1, 7)))


@pytest.mark.parametrize("name", registry.names())
def test_a_match_that_goes_on_is_walked_on_with(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk, "EVERY", 8)
    monkeypatch.setattr(walk, "MOST_KEPT", 6)
    found: Walk | None = None
    older: Match | None = None
    for number, match in enumerate(played(registry.game(name), "on", 400)):
        found = found or Walk(match)
        last = len(match.entries)
        if number % 10 == 0:
            check(found, match, sorted({0, last // 3, last // 2, max(0, last - 1), last}))
            if older is not None:
                check(found, older, [len(older.entries)])
            older = match


def test_a_look_at_a_long_game_costs_no_more_steps_than_lie_between_two_kept_states(monkeypatch: pytest.MonkeyPatch) -> None:
    carried_out: list[int] = []

    def counting(game: Game[Any], state: State, entries: list[int], sink: list[Event] | None = None) -> Iterator[State]:
        carried_out.append(len(entries))
        return steps(game, state, entries, sink)

    most_kept = 30
    monkeypatch.setattr(walk, "steps", counting)
    monkeypatch.setattr(walk, "MOST_KEPT", most_kept)
    game = registry.game("sola-fide")
    match = Match(game, 2, SeededChance("idle"))
    found = Walk(match)
    while len(match.entries) < 2 * most_kept * EVERY - EVERY:
        idle(match)
        if len(match.entries) % 5 == 0:
            found.at(match, len(match.entries))
    assert sum(carried_out) < 6 * EVERY * len(match.entries), "what was walked through is not walked through again"
    assert len(found._kept) <= most_kept < MOST_KEPT
    most = 3 * EVERY  # every other state has gone by now; none is kept between a move and its being taken back
    for at in range(0, len(match.entries), 333):
        carried_out.clear()
        found.at(match, at)
        assert sum(carried_out) <= most
        found.events(match, at, 40)
        assert sum(carried_out) <= (FURTHER_BACK + 1) * most


# -- a few at a time ----------------------------------------------------------------------------------------------------------------------


def test_an_address_waits_for_a_few_looks_and_gets_no_more() -> None:
    async def work() -> None:
        made = Looks(limited=True)
        gate = threading.Event()

        def slow() -> str:
            assert gate.wait(60)
            return "seen"

        greedy = [asyncio.create_task(made.look("greedy", ("slow", number), slow)) for number in range(24)]
        other = asyncio.create_task(made.look("other", ("slow", "other"), slow))
        for _ in range(10):  # long enough for all to have come as far as they can
            await asyncio.sleep(0)
        refused = [task.exception().__class__ for task in greedy if task.done()]
        gate.set()
        assert refused == [TooMany] * (24 - MOST_OF_ADDRESS)
        assert await other == "seen"
        await asyncio.gather(*greedy, return_exceptions=True)
        assert [task.exception() for task in greedy].count(None) == MOST_OF_ADDRESS
        assert await made.look("greedy", ("slow", 99), slow) == "seen", "as soon as they have come"
        made.close()

    asyncio.run(work())


def test_one_who_goes_away_leaves_his_place() -> None:
    async def work() -> None:
        made = Looks(limited=True)
        gate = threading.Event()
        waiting = [asyncio.create_task(made.look("here", (number,), lambda: str(gate.wait(60)))) for number in range(MOST_OF_ADDRESS)]
        await asyncio.sleep(0)
        one_more = asyncio.create_task(made.look("here", ("one more",), lambda: ""))
        await asyncio.sleep(0)
        waiting[-1].cancel()
        await asyncio.gather(waiting[-1], return_exceptions=True)
        gate.set()
        with pytest.raises(TooMany):
            await one_more
        assert await made.look("here", ("more",), lambda: "more") == "more"
        await asyncio.gather(*waiting, return_exceptions=True)
        made.close()

    asyncio.run(work())


def test_what_was_seen_is_kept_up_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_TEXT < 10**8
    monkeypatch.setattr(looks, "MOST_TEXT", 1000)

    async def work() -> None:
        made = Looks(limited=True)
        calls: list[int] = []

        def text(number: int) -> str:
            calls.append(number)
            return "x" * 300

        for number in (1, 2, 3, 1, 4, 1, 2):
            await made.look("here", (number,), lambda number=number: text(number))  # type: ignore[misc]
        assert calls == [1, 2, 3, 4, 2], "the one that nobody had looked at for longest has gone"
        assert made._characters == sum(len(text) for text in made._texts.values()) <= 1000
        made.close()

    asyncio.run(work())


def test_the_same_look_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    look = Looks.look

    async def counted(self: Looks, address: str, what: tuple[object, ...], make: Any) -> str:
        def counting() -> str:
            made.append(what[0])
            text: str = make()
            return text

        return await look(self, address, what, counting)

    monkeypatch.setattr(Looks, "look", counted)

    async def work(here: Site) -> None:
        ann = here.guest()
        over = await ann.new_table("random", "greedy")
        await until(lambda: here.house.hub._tables[over].row.status == "over")
        for path in ("result", "replay?at=20", "record"):
            answers = {(await guest.http.get(f"/api/tables/{over}/{path}")).text for guest in (ann, here.guest(), ann)}
            assert len(answers) == 1
        assert made == ["result", "replay", "record"]
        made.clear()
        table_id, one, other = await here.two()
        mover = await one_who_can_undo(table_id, one, other)
        assert (await mover.get(f"/api/tables/{table_id}/replay?at=-1")) == (await mover.get(f"/api/tables/{table_id}/replay"))
        assert (await move(await whose_turn(table_id, one, other), table_id)).status_code == 200
        await mover.get(f"/api/tables/{table_id}/replay")
        texts = [(await guest.http.get(f"/api/tables/{table_id}/record")).text for guest in (one, other, here.guest())]
        assert made == ["replay", "replay", "record", "record", "record"], "each sees with his own eyes"
        assert texts

    on_site(tmp_path, work)
