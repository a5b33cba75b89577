"""Work in several processes, and what becomes of it when one of them is ended."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from triptych.bots import roster
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.match import Match
from triptych.sim import analysis, arena, simulate
from triptych.sim.analysis import Decision
from triptych.sim.arena import Setting
from triptych.sim.ledger import Ledger, Played
from triptych.sim.processes import ProcessLost, each


def square(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_a_process_that_is_ended_from_outside_is_told() -> None:
    assert sorted(each(square, [(1,), (2,)], 2)) == [1, 4]
    with pytest.raises(ProcessLost, match="ended from outside, perhaps for want of memory"):
        list(each(square, [(3,)], 2))


def play_or_die(setting: Setting, seats: tuple[str, ...], lots: str, number: int) -> Played:
    if number == 6:
        os.kill(os.getpid(), signal.SIGKILL)
    return arena.play_one(setting, seats, lots, number)


def test_an_arena_keeps_what_was_done(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(arena, "each", lambda work, tasks, jobs: each(play_or_die, tasks, jobs))
    setting = Setting("sola-fide", 2, 7)
    with Ledger(tmp_path / "a.jsonl", setting.header(), 2) as ledger:
        held = arena.hold(setting, ["random", "greedy"], 40, jobs=2, ledger=ledger)
    assert held.interrupted
    assert isinstance(held.lost, ProcessLost)
    assert held.games <= 12, "rounds without a gap, which may be none if the other process was slow"
    assert 8 <= (tmp_path / "a.jsonl").read_bytes().count(b"\n") - 1 <= 12 + 3, "of the twelve before it no more than three were under way"


def play_some_or_die(*args: object) -> simulate.Report:
    if args[-1] == 20:
        os.kill(os.getpid(), signal.SIGKILL)
    return simulate.play_games(*args)  # type: ignore[arg-type]


def test_a_simulation_keeps_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "each", lambda work, tasks, jobs: each(play_some_or_die, tasks, jobs))
    report = simulate.simulate("sola-fide", ["random", "random"], 40, 1, jobs=2)
    assert (report.interrupted, isinstance(report.lost, ProcessLost)) == (True, True)
    assert 0 < report.games < 40


def judge_or_die(*args: object) -> Decision:
    question = args[4]
    assert isinstance(question, analysis.Question)
    if question.at > 30:
        os.kill(os.getpid(), signal.SIGKILL)
    return analysis.judge_here(*args)  # type: ignore[arg-type]


def test_an_analysis_keeps_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("sola-fide")
    match = Match(game, 2, SeededChance("lost"))
    bots = [roster.make("random", game, seat) for seat in range(2)]
    for _ in range(40):
        seat = match.state.actor
        match.play(seat, bots[seat].choose(game.view(match.state, seat), seat, match.state.moves))
    monkeypatch.setattr(analysis, "each", lambda work, tasks, jobs: each(judge_or_die, tasks, jobs))
    found = analysis.analyse(match, iterations=100, jobs=2)
    assert (found.interrupted, isinstance(found.lost, ProcessLost)) == (True, True)
    assert 0 < len(found.decisions) < found.questions
