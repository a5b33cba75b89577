"""A game looked at afterwards: what was decided, what a bot would have done, and what it cost.

Every decision is judged by a search from the view that the seat had at that moment: nothing that lay hidden from it, and nothing that came
later. Judgements are plain data, so that they can be made in any process, kept as JSON, and put into words where they are read.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from triptych.bots.insight import Difference, Insight, Option, differences, look
from triptych.bots.searcher import Clock
from triptych.bots.sitting import Deadline
from triptych.core import registry
from triptych.core.errors import TriptychError
from triptych.core.game import Game
from triptych.core.heuristics import SURE
from triptych.core.match import UNDO, Match, entry_move, entry_seat, taken_back
from triptych.core.state import CHANCE, State
from triptych.sim.processes import ProcessLost, each

Progress = Callable[[int, int], None]

ITERATIONS = 40_000  # of a whole game, if nobody says otherwise
FEWEST = 20  # iterations of a decision, however small the budget
TURNING = 50_000  # millionths: a decision that loses so much of a chance is a turning point,
SURELY = 900_000  # if the search is so sure that the other move was better


@dataclass(frozen=True)
class Question:
    """A decision as it was put: after how many entries of the record, to whom, what he saw, what he could do and what he did."""

    at: int
    seat: int
    cells: tuple[int, ...]
    moves: tuple[int, ...]
    played: int

    def view(self, game: Game[Any]) -> State:
        view: State = game.from_cells(list(self.cells))
        view.actor = self.seat
        view.moves = list(self.moves)
        return view


@dataclass(frozen=True)
class Considered:
    """A move as it was found; see `bots.insight.Option`."""

    move: int
    text: str
    visits: int
    chance: int
    margin: int
    points: int
    parts: dict[str, int]


@dataclass(frozen=True)
class Decision:
    """A decision, judged. Chances are in millionths, points in thousandths, both for the seat that decided."""

    at: int
    seat: int
    played: int
    best: int
    chance_played: int
    chance_best: int
    points_played: int
    points_best: int
    loss: int
    """What was lost of the chance; nothing if the search cannot tell the moves apart."""
    confidence: int
    """How sure it is, in millionths, that the best move is better than the next."""
    iterations: int
    chances: tuple[int, ...]
    """Everybody's chances behind the move that was played."""
    moves: tuple[Considered, ...]
    """The moves that were tried, the best first."""
    difference: Difference | None
    """Between the best move and the one that was played; if that was the best, between it and the next. None if nothing else was tried."""
    chances_best: tuple[int, ...] = ()
    """Everybody's chances behind the best move: what they were before, for one who finds it."""


@dataclass
class Analysis:
    """Decisions in the order of the game, as far as they are judged."""

    game: str
    players: int
    entries: int
    questions: int
    """Decisions that were to be judged."""
    forced: int
    """Times that there was only one answer."""
    seed: int
    winners: list[int]
    """Of a game that is over; else none."""
    points: list[float]
    decisions: list[Decision] = field(default_factory=list)
    interrupted: bool = False
    lost: ProcessLost | None = None
    """Why it was interrupted, if nobody wanted it."""
    seconds: float = 0.0

    @property
    def iterations(self) -> int:
        return sum(decision.iterations for decision in self.decisions)

    def curve(self) -> list[dict[str, Any]]:
        """Everybody's chances after each decision, as the one who decided could know them; at last who has won."""
        found = [{"at": decision.at, "chances": list(decision.chances)} for decision in self.decisions]
        if self.winners and not self.interrupted:
            share = SURE // len(self.winners)
            found.append({"at": self.entries, "chances": [share if seat in self.winners else 0 for seat in range(self.players)]})
        return found

    def turning(self) -> list[Decision]:
        """The decisions that surely lost much of a chance, the worst first."""
        found = [decision for decision in self.decisions if _is_turning(decision)]
        return sorted(found, key=lambda decision: (-decision.loss, decision.at))

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "entries": self.entries,
            "questions": self.questions,
            "forced": self.forced,
            "seed": self.seed,
            "iterations": self.iterations,
            "interrupted": self.interrupted,
            "seconds": self.seconds,
            "winners": self.winners,
            "points": self.points,
            "decisions": [asdict(decision) for decision in self.decisions],
            "curve": self.curve(),
            "turning": [decision.at for decision in self.turning()],
        }


def _is_turning(decision: Decision) -> bool:
    return decision.loss >= TURNING and decision.difference is not None and decision.difference["confidence"] >= SURELY


# -- what is to be judged -----------------------------------------------------------------------------------------------------------------


def questions(match: Match, seat: int | None = None) -> tuple[list[Question], int]:
    """Every decision of a match that stands (what was taken back is not judged), of all seats or of one; and how often there was nothing to
    decide."""
    game = match.game
    state: State = game.new(match.players)
    found: list[Question] = []
    forced = 0
    before: list[State] = []
    entries = match.entries[:]
    for at, (packed, back) in enumerate(zip(entries, taken_back(entries), strict=True)):
        who, move = entry_seat(packed), entry_move(packed)
        if move == UNDO:
            state = before.pop()
            continue
        if back:
            before.append(state.clone())
        elif who != CHANCE and (seat is None or who == seat):
            view = game.view(state, who)
            if len(view.moves) > 1:
                found.append(Question(at, who, tuple(view.cells), tuple(view.moves), move))
            else:
                forced += 1
        game.apply(state, who, move)
    return found, forced


# -- judging ------------------------------------------------------------------------------------------------------------------------------


def judged(game: Game[Any], question: Question, iterations: int, seed: int, clock: Clock | None = None) -> Decision:
    """One decision, judged with what the seat knew."""
    insight = look(
        game,
        question.view(game),
        question.seat,
        iterations=iterations,
        seed=f"{seed}/{question.at}",
        clock=clock,
        about=[question.played],
    )
    best = insight.options[0]
    played = insight.option(question.played)
    assert played is not None, "a move that is asked about is tried"
    rival = played if played is not best else next(iter(insight.options[1:]), None)
    difference = None if rival is None else differences(insight, best.move, rival.move)
    lost = played is not best and difference is not None and not difference["equal"]
    return Decision(
        at=question.at,
        seat=question.seat,
        played=question.played,
        best=best.move,
        chance_played=played.chance,
        chance_best=best.chance,
        points_played=played.points,
        points_best=best.points,
        loss=max(0, best.chance - played.chance) if lost else 0,
        confidence=insight.confidence(),
        iterations=insight.iterations,
        chances=tuple(played.everybody),
        moves=tuple(_considered(game, insight, option) for option in insight.options),
        difference=difference,
        chances_best=tuple(best.everybody),
    )


def _considered(game: Game[Any], insight: Insight, option: Option) -> Considered:
    parts = dict(zip(insight.parts, option.parts, strict=True))
    text = game.moves.text(option.move)
    return Considered(option.move, text, option.visits, option.chance, option.margin, option.points, parts)


def judge_here(
    game: str, content: str, own_content: str, options: Mapping[str, str], question: Question, iterations: int, seed: int, seconds: float
) -> Decision:
    """The same for a process of its own, which knows the game by its name."""
    clock = Deadline(seconds) if seconds else None
    return judged(registry.game(game, content, own_content, options), question, iterations, seed, clock)


def analyse(
    match: Match,
    *,
    own_content: str = "",
    iterations: int = ITERATIONS,
    seconds: float = 0.0,
    seat: int | None = None,
    seed: int = 1,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Analysis:
    """Judge the decisions of a match, all or one seat's. The budget, in iterations or in seconds for all of it, is shared out evenly; what
    is forced costs nothing. Interrupted (Ctrl-C, or a process is lost) it keeps what is done. Without `seconds` a seed gives the same
    whatever `jobs` is."""
    if iterations < 1 or jobs < 1 or seconds < 0:
        raise TriptychError("iterations and jobs must be at least 1, seconds not below 0")
    game = match.game
    asked, forced = questions(match, seat)
    analysis = Analysis(
        game.name,
        match.players,
        len(match.entries),
        len(asked),
        forced,
        seed,
        game.winners(match.state) if match.over else [],
        list(game.points(match.state)),
    )
    each_gets = max(FEWEST, iterations // max(1, len(asked)))
    each_may = seconds * jobs / max(1, len(asked))
    start = time.perf_counter()
    try:
        for decision in each(judge_here, _tasks(game, own_content, asked, each_gets, seed, each_may), jobs):
            analysis.decisions.append(decision)
            if progress is not None:
                progress(len(analysis.decisions), len(asked))
    except KeyboardInterrupt:
        analysis.interrupted = True
    except ProcessLost as lost:
        analysis.interrupted, analysis.lost = True, lost
    analysis.decisions.sort(key=lambda decision: decision.at)
    analysis.seconds = time.perf_counter() - start
    return analysis


def _tasks(
    game: Game[Any], own_content: str, asked: list[Question], iterations: int, seed: int, seconds: float
) -> Iterator[tuple[Any, ...]]:
    for question in asked:
        yield game.name, game.content_hash, own_content, game.options, question, iterations, seed, seconds
