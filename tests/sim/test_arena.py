"""The arena: who meets whom with which lots, the same in however many processes, taken up again, stopped early."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from triptych.bots import roster
from triptych.bots.bot import Bot
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.errors import TriptychError
from triptych.games.sola_fide.model import TURN, TURNS
from triptych.sim import arena as module
from triptych.sim.arena import Arena, Encounter, Pairing, Setting, hold, pairings, play_one
from triptych.sim.ledger import Ledger, Played
from triptych.sim.playout import TimedBot, play_match
from triptych.sim.sequential import ABOVE, OPEN, SequentialTest
from triptych.sim.standings import Standings

FAITH = Setting("sola-fide", 2, 7)
FIRE = Setting("column-of-fire", 3, 7)


def told(arena: Arena) -> dict[str, Any]:
    """What came out, without what was measured by a clock."""
    data = Standings(arena).to_json()
    del data["seconds"]
    for bot in data["bots"]:
        del bot["seconds_per_turn"], bot["longest_turn"]
    return data


def game(seats: tuple[str, ...], number: int, *winners: int) -> Played:
    none = [0] * len(seats)
    return Played(seats, number, list(winners), [float(seat in winners) for seat in range(len(seats))], none, none, [0.0], [0.0])


def results(arena: Arena) -> dict[tuple[tuple[str, ...], int], tuple[list[int], list[float], list[int]]]:
    return {(p.seats, p.round): (p.winners, p.points, p.decisions) for e in arena.encounters for _, p in e.counting()}


# -- who meets whom -----------------------------------------------------------------------------------------------------------------------


def test_two_meet_once_and_a_field_is_met_by_each() -> None:
    assert [(p.one, p.other) for p in pairings(["a", "b", "c"], 2)] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert [(p.one, p.other) for p in pairings(["a", "b"], 4)] == [("a", "b"), ("b", "a")]
    assert [(p.one, p.other) for p in pairings(["b", "a", "c"], 2, gauntlet=True)] == [("b", "a"), ("b", "c")]
    assert [(p.one, p.other) for p in pairings(["b", "a", "c"], 3, gauntlet=True)] == [("b", "a"), ("b", "c")]
    assert [Pairing("a", "b", 4).seats(seat) for seat in (0, 3)] == [("a", "b", "b", "b"), ("b", "b", "b", "a")]


def test_a_round_has_the_same_lots_from_every_seat_and_other_ones_than_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[str] = []
    drawn: list[list[int]] = []

    class Watched:
        def __init__(self, seed: str) -> None:
            seeds.append(seed)
            drawn.append([])
            self.chance = SeededChance(seed)

        def draw(self, outcomes: list[int], weights: list[int]) -> int:
            lot = self.chance.draw(outcomes, weights)
            drawn[-1].append(lot)
            return lot

    monkeypatch.setattr(module, "SeededChance", Watched)
    arena = hold(FIRE, ["random", "greedy"], 6)
    assert arena.games == 12
    assert [encounter.pairing.one for encounter in arena.encounters] == ["random", "greedy"]
    assert len(set(seeds)) == 4  # two rounds of two pairings
    assert all(seeds.count(seed) == 3 for seed in seeds)
    first = {seed: {tuple(lots[:3]) for other, lots in zip(seeds, drawn, strict=True) if other == seed} for seed in seeds}
    assert all(len(lots) == 1 for lots in first.values())
    assert len(set(map(frozenset, first.values()))) > 1
    for encounter in arena.encounters:
        seats = [played.seats for _, played in encounter.counting()]
        assert seats == [encounter.pairing.seats(seat) for seat in (0, 1, 2, 0, 1, 2)]


def test_a_game_hangs_on_its_own_bots_alone() -> None:
    alone = results(hold(FAITH, ["random", "greedy"], 4))
    turned = results(hold(FAITH, ["greedy", "random"], 4))
    more = results(hold(FAITH, ["search:1", "greedy", "random"], 6))
    other_seed = results(hold(Setting("sola-fide", 2, 8), ["random", "greedy"], 4))
    assert alone == turned
    assert len(alone) == 4
    assert alone.items() <= more.items()
    assert alone != other_seed


def test_the_same_in_however_many_processes() -> None:
    bots = ["random", "greedy", "search:1"]
    one = hold(FAITH, bots, 7, bounds=(0.4, 0.6))
    two = hold(FAITH, bots, 7, bounds=(0.4, 0.6), jobs=2)
    assert told(one) == told(two)
    assert all(encounter.counted <= 4 for encounter in one.encounters)  # 7 games are 4 rounds
    assert one.games > 12


def test_what_cannot_be_played() -> None:
    with pytest.raises(TriptychError, match="2 players, not 3"):
        hold(Setting("sola-fide", 3, 1), ["random", "greedy"], 4)
    with pytest.raises(TriptychError, match="no bot 'nobody'"):
        hold(FAITH, ["random", "nobody"], 4)
    for bots in (["random"], ["random", "random"], ["greedy", "greedy@2"]):
        with pytest.raises(TriptychError, match="at least two bots"):
            hold(FAITH, bots, 4)
    with pytest.raises(TriptychError, match="at least 1"):
        hold(FAITH, ["random", "greedy"], 0)
    for bounds in ((0.6, 0.5), (0.0, 0.5), (0.5, 1.0)):
        with pytest.raises(TriptychError, match="lower one first"):
            hold(FAITH, ["random", "greedy"], 4, bounds=bounds)


# -- what counts --------------------------------------------------------------------------------------------------------------------------


def test_only_whole_rounds_without_a_gap_count() -> None:
    encounter = Encounter(Pairing("a", "b", 2), 5)
    encounter.add(game(("a", "b"), 0, 0))
    assert encounter.counted == 0
    encounter.add(game(("b", "a"), 2, 0))
    encounter.add(game(("a", "b"), 2, 0))
    assert encounter.counted == 0
    encounter.add(game(("b", "a"), 0, 0, 1))
    assert encounter.counted == 1
    assert encounter.shares() == [0.75]  # a win and half of one
    encounter.add(game(("b", "a"), 1, 1))
    encounter.add(game(("a", "b"), 1, 1))
    assert encounter.shares() == [0.75, 0.5, 0.5]
    encounter.add(game(("a", "b"), 0, 1))  # there already
    assert encounter.shares()[0] == 0.75


def test_what_comes_after_a_verdict_does_not_count_whenever_it_came() -> None:
    games = [game(seats, number, number % 9 == 8) for number in range(40) for seats in (("a", "b"),)]
    games += [game(("b", "a"), number, 1) for number in range(40)]
    found = []
    for seed in range(5):
        random.Random(seed).shuffle(games)
        encounter = Encounter(Pairing("a", "b", 2), 40, SequentialTest(0.5, 0.6))
        for one in games:
            encounter.add(one)
        assert encounter.test is not None
        assert encounter.test.verdict == ABOVE
        assert encounter.wanted == encounter.played == 2 * encounter.counted < 80
        found.append((encounter.counted, encounter.shares()))
    assert all(one == found[0] for one in found)


def test_a_test_stops_a_clear_pairing_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def odds(setting: Setting, seats: tuple[str, ...], lots: str, number: int) -> Played:
        strong = "greedy" in seats and "random" in seats
        return game(seats, number, seats.index("greedy") if strong else (number + seats.index("search:1")) % 2)

    monkeypatch.setattr(module, "play_one", odds)
    arena = hold(FAITH, ["greedy", "random", "search:1"], 40, bounds=(0.5, 0.6))
    by_pairing = {(e.pairing.one, e.pairing.other): e for e in arena.encounters}
    clear = by_pairing["greedy", "random"]
    assert clear.test is not None
    assert clear.test.verdict == ABOVE
    assert clear.counted < 12
    open_one = by_pairing["greedy", "search:1"]
    assert open_one.test is not None
    assert (open_one.test.verdict, open_one.counted) == (OPEN, 20)
    assert len(clear.games) == 2 * clear.counted  # in one process nothing is played in vain


# -- taken up again -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_arena_goes_on_where_it_was(tmp_path: Path, jobs: int) -> None:
    bots = ["random", "greedy"]
    whole = hold(FAITH, bots, 10)

    def stop(done: int, total: int) -> None:
        assert total == 10
        if done == 5:
            raise KeyboardInterrupt

    path = tmp_path / "arena.jsonl"
    with Ledger(path, FAITH.header(), 2) as ledger:
        part = hold(FAITH, bots, 10, jobs=jobs, ledger=ledger, progress=stop)
    assert part.interrupted
    assert part.games in ((4,) if jobs == 1 else (0, 2, 4))  # whole rounds of five games; two processes may leave a gap at the front
    done = path.read_text("utf-8").splitlines()
    assert len(done) == 6
    with Ledger(path, FAITH.header(), 2) as ledger:
        rest = hold(FAITH, bots, 10, ledger=ledger)
    assert path.read_text("utf-8").splitlines()[:6] == done
    assert len(path.read_text("utf-8").splitlines()) == 11
    assert told(rest) == told(whole)


def test_what_is_in_the_file_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "arena.jsonl"
    with Ledger(path, FAITH.header(), 2) as ledger:
        first = hold(FAITH, ["random", "greedy"], 6, ledger=ledger)
    played: list[tuple[str, ...]] = []

    def watched(setting: Setting, seats: tuple[str, ...], lots: str, number: int) -> Played:
        played.append(seats)
        return play_one(setting, seats, lots, number)

    monkeypatch.setattr(module, "play_one", watched)
    with Ledger(path, FAITH.header(), 2) as ledger:
        assert told(hold(FAITH, ["random", "greedy"], 6, ledger=ledger)) == told(first)
    assert played == []
    with Ledger(path, FAITH.header(), 2) as ledger:
        more = hold(FAITH, ["search:1", "random", "greedy"], 2, ledger=ledger)
    assert more.games == 6
    assert len(played) == 4
    assert all("search:1" in seats for seats in played)


def test_the_header_tells_apart_what_must_not_be_added_up() -> None:
    others = [
        Setting("column-of-fire", 2, 7),
        Setting("sola-fide", 2, 8),
        Setting("sola-fide", 2, 7, {"decks": "draft"}),
        Setting("column-of-fire", 3, 7),
    ]
    headers = [setting.header() for setting in [FAITH, *others]]
    assert all(headers.count(header) == 1 for header in headers)
    assert FAITH.header() == Setting("sola-fide", 2, 7, {"decks": "starter"}).header()
    assert FAITH.header()["thinking"] != Setting("column-of-fire", 2, 7).header()["thinking"]


# -- how long they think ------------------------------------------------------------------------------------------------------------------


def test_thinking_is_measured_by_turns() -> None:
    faith = registry.game("sola-fide")
    now = [0.0]

    def clock() -> float:
        now[0] += 0.25
        return now[0]

    timed = [TimedBot(roster.make("random", faith, seat), faith, clock) for seat in range(2)]
    bots: list[Bot] = [*timed]
    outcome = play_match(faith, bots, SeededChance("thinking"))
    assert sum(bot.decisions for bot in timed) == outcome.decisions
    for bot in timed:
        assert 1 < bot.turns < bot.decisions
        assert bot.seconds == pytest.approx(0.25 * bot.decisions)
        assert 0.5 <= bot.longest <= bot.seconds / 2
        assert not bot.needs_view


def test_whoever_is_asked_twice_in_a_turn_has_one_turn() -> None:
    faith = registry.game("sola-fide")
    bot = TimedBot(roster.make("random", faith, 1), faith, iter([0.0, 1.0, 10.0, 12.0, 20.0, 21.5]).__next__)
    now, later = faith.new(2), faith.new(2)
    for state, turn in ((now, 4), (later, 5)):
        state.cells[TURNS] = turn
        state.cells[TURN] = 0
    assert faith.turn(now) != faith.turn(later)
    for state in (now, now, later):
        bot.choose(state, 0, [1, 2])
    assert (bot.decisions, bot.turns, bot.seconds, bot.longest) == (3, 2, 4.5, 3.0)
