"""A game looked at afterwards: which decisions are judged, from what, and what follows from the judgements."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import Any

import pytest

from tests.conformance.playing import play_match
from triptych.bots import roster
from triptych.bots.insight import Difference
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.errors import TriptychError
from triptych.core.match import Match
from triptych.sim import analysis as module
from triptych.sim.analysis import FEWEST, Analysis, Decision, analyse, judged, questions
from triptych.sim.playout import run

every_game = pytest.mark.parametrize("name", registry.names())


def finished(name: str, players: int = 2, seed: str = "analysed") -> Match:
    game = registry.game(name)
    match = Match(game, players, SeededChance(seed))
    run(match, [roster.make("random", game, f"{seed}/{seat}") for seat in range(players)])
    return match


def few(match: Match, count: int) -> Match:
    """The same match, of which only the first moves have been made."""
    short = Match(match.game, match.players, SeededChance("analysed"), undo=False)
    bots = [roster.make("random", match.game, f"analysed/{seat}") for seat in range(match.players)]
    decisions = 0
    while decisions < count:
        seat = short.state.actor
        decisions += len(short.state.moves) > 1
        short.play(seat, bots[seat].choose(short.state, seat, short.state.moves))
    return short


# -- what is judged ------------------------------------------------------------------------------------------------------------------------


@every_game
def test_every_decision_is_asked_about_with_the_view_of_its_seat(name: str) -> None:
    match = finished(name, registry.game(name).player_counts[-1])
    game = match.game
    asked, forced = questions(match)
    state = game.new(match.players)
    at = 0
    hidden = 0
    for question in asked:
        while at < question.at:
            packed = match.entries[at]
            game.apply(state, packed % 8 - 1, packed // 8)
            at += 1
        assert question.played in question.moves
        assert len(question.moves) > 1
        assert question.cells == tuple(game.view(state, question.seat).cells)
        assert match.entries[question.at] == question.played * 8 + question.seat + 1
        hidden += question.cells != tuple(state.cells)
    assert hidden > len(asked) // 2
    made = sum(packed % 8 > 0 for packed in match.entries)
    assert len(asked) + forced == made
    own = questions(match, 1)[0]
    assert own == [question for question in asked if question.seat == 1]


def test_what_was_taken_back_is_not_judged() -> None:
    game = registry.game("column-of-fire")
    match = play_match(game, 3, "undone", undos=0.2)
    taken_back = len(match.entries) - len(match.effective())
    assert taken_back > 6
    asked, forced = questions(match)
    standing = [packed for packed in match.effective() if packed % 8 > 0]
    assert len(asked) + forced == len(standing)
    numbers = [question.at for question in asked]
    assert numbers == sorted(numbers)
    for question in asked:
        assert match.entries[question.at] == question.played * 8 + question.seat + 1


@every_game
def test_a_judgement_hangs_on_nothing_but_the_view(name: str) -> None:
    """The rest of the table dealt anew, and all that came later cut off: the same judgement."""
    game = registry.game(name)
    match = finished(name, seed="seen")
    asked, _ = questions(match)
    compared = 0
    for question in asked[5::25]:
        state = game.new(match.players)
        for packed in match.entries[: question.at]:
            game.apply(state, packed % 8 - 1, packed // 8)
        other = game.determinize(game.view(state, question.seat), question.seat, SeededChance("other"))
        same = replace(question, cells=tuple(game.view(other, question.seat).cells))
        assert judged(game, same, 10, 1) == judged(game, question, 10, 1)
        compared += other.key() != state.key()
    assert compared > 1


# -- what comes out ------------------------------------------------------------------------------------------------------------------------


@every_game
def test_an_analysis_is_plain_data_that_fits_together(name: str) -> None:
    match = finished(name)
    done: list[tuple[int, int]] = []
    found = analyse(match, iterations=1, progress=lambda *how_far: done.append(how_far))
    asked, forced = questions(match)
    assert (len(found.decisions), found.questions, found.forced) == (len(asked), len(asked), forced)
    assert done[-1] == (len(asked), len(asked))
    assert found.iterations == len(asked) * FEWEST
    data = json.loads(json.dumps(found.to_json()))
    assert data["winners"] == match.game.winners(match.state)
    assert [point["at"] for point in data["curve"]] == [*(question.at for question in asked), len(match.entries)]
    assert all(sum(point["chances"]) == pytest.approx(1_000_000, abs=8) for point in data["curve"])
    assert data["turning"] == [decision.at for decision in found.turning()]
    for entry, question in zip(data["decisions"], asked, strict=True):
        moves = {move["move"]: move for move in entry["moves"]}
        assert (entry["seat"], entry["played"]) == (question.seat, question.played)
        assert set(moves) <= set(question.moves)
        assert moves[entry["played"]]["chance"] == entry["chance_played"]
        assert moves[entry["best"]]["chance"] == entry["chance_best"]
        assert moves[entry["best"]]["text"] == match.game.moves.text(entry["best"])
        assert set(moves[entry["best"]]["parts"]) == set(match.game.heuristics(roster.JUDGEMENT).parts)
        assert entry["loss"] == 0 or entry["loss"] == entry["chance_best"] - entry["chance_played"]
        assert entry["chances"][entry["seat"]] == pytest.approx(entry["chance_played"], abs=2)
        if entry["played"] == entry["best"]:
            assert entry["loss"] == 0
        elif entry["difference"]:
            assert (entry["difference"]["better"], entry["difference"]["other"]) == (entry["best"], entry["played"])
            assert entry["loss"] == 0 or not entry["difference"]["equal"]


@every_game
def test_who_plays_anything_loses_more_than_who_looks_ahead(name: str) -> None:
    """While the game is open: of a chance that is gone nothing more can be lost."""
    game = registry.game(name)
    match = Match(game, 2, SeededChance("who is who"), undo=False)
    bots = [roster.make("random", game, 1), roster.make("search:60", game, 2)]
    for _ in range(40):
        seat = match.state.actor
        match.play(seat, bots[seat].choose(game.view(match.state, seat), seat, match.state.moves))
    found = analyse(match, iterations=2400)
    lost = [[decision.loss for decision in found.decisions if decision.seat == seat] for seat in (0, 1)]
    assert sum(lost[0]) / len(lost[0]) > 2 * sum(lost[1]) / len(lost[1])


def test_the_same_whatever_the_jobs() -> None:
    match = few(finished("sola-fide"), 12)
    one = analyse(match, iterations=300, jobs=1).to_json()
    two = analyse(match, iterations=300, jobs=2).to_json()
    del one["seconds"], two["seconds"]
    assert one == two
    assert analyse(match, iterations=300, seed=2).to_json()["decisions"] != one["decisions"]


def test_a_game_that_runs_has_no_result() -> None:
    match = few(finished("sola-fide"), 4)
    found = analyse(match, iterations=100)
    assert (found.winners, len(found.decisions)) == ([], 4)
    assert [point["at"] for point in found.curve()] == [decision.at for decision in found.decisions]


def test_one_seat_alone() -> None:
    found = analyse(few(finished("sola-fide"), 20), iterations=100, seat=1)
    assert found.decisions
    assert {decision.seat for decision in found.decisions} == {1}


def test_seconds_are_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that is a hundredth of a second later at every look: four decisions have a second, so each stops after 25 looks or so."""
    now = [0.0]

    def later() -> float:
        now[0] += 0.01
        return now[0]

    monkeypatch.setattr(time, "monotonic", later)
    found = analyse(few(finished("sola-fide"), 4), iterations=10**9, seconds=1.0)
    assert all(150 <= decision.iterations <= 220 for decision in found.decisions)


def test_ctrl_c_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    judge = module.judge_here
    calls: list[Any] = []

    def interrupted(*args: Any) -> Decision:
        calls.append(args)
        if len(calls) > 3:
            raise KeyboardInterrupt
        return judge(*args)

    monkeypatch.setattr(module, "judge_here", interrupted)
    match = finished("sola-fide")
    found = analyse(match, iterations=1)
    assert (len(found.decisions), found.interrupted) == (3, True)
    assert len(found.curve()) == 3, "no line to a result that nothing leads to"


def test_a_budget_of_nothing_is_refused() -> None:
    match = few(finished("sola-fide"), 1)
    for wrong in ({"iterations": 0}, {"jobs": 0}, {"seconds": -1.0}):
        with pytest.raises(TriptychError, match="at least 1"):
            analyse(match, **wrong)


# -- turning points ------------------------------------------------------------------------------------------------------------------------


def decision(at: int, loss: int, confidence: int = 990_000) -> Decision:
    difference: Difference = {
        "better": 1,
        "other": 2,
        "equal": False,
        "confidence": confidence,
        "chance": 500_000,
        "other_chance": 500_000 - loss,
        "points": 0,
        "because": [],
        "rivals": 0,
        "players": 2,
    }
    return Decision(at, 0, 2, 1, 500_000 - loss, 500_000, 0, 0, loss, 0, 20, (500_000, 500_000), (), difference)


def test_turning_points_are_large_sure_and_the_worst_first() -> None:
    found = Analysis("sola-fide", 2, 100, 5, 0, 1, [], [0, 0])
    found.decisions = [decision(3, 60_000), decision(5, 49_999), decision(7, 200_000), decision(9, 300_000, 850_000), decision(11, 60_000)]
    assert [one.at for one in found.turning()] == [7, 3, 11]


def test_a_shared_win_ends_the_curve_in_shares() -> None:
    found = Analysis("column-of-fire", 3, 100, 1, 0, 1, [0, 2], [50, 40, 50])
    found.decisions = [decision(3, 0)]
    assert found.curve()[-1] == {"at": 100, "chances": [500_000, 0, 500_000]}
