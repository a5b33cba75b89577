"""An analysis in words, for the terminal and for a page: who had which chances, where they turned, and each decision with its reason."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Any

from triptych.bots.reasons import lesson, percent, reason_words, sentence
from triptych.cli import catalogue
from triptych.cli.say import say_in
from triptych.core.game import Game
from triptych.core.heuristics import POINT, SURE
from triptych.core.match import Match
from triptych.core.words import points_text
from triptych.sim.analysis import TURNING, Analysis, Decision, questions

SAME, EQUAL, WORSE = "same", "equal", "worse"
MOVES_SHOWN = 5
NAME_HEIGHT = 16


@dataclass(frozen=True)
class FoundMove:
    """A move with what the bot found of it."""

    label: str
    chance: str
    points: str
    visits: int
    played: bool


@dataclass(frozen=True)
class Told:
    """A decision as somebody reads it."""

    at: int
    seat: int
    name: str
    line: str
    verdict: str
    """SAME, EQUAL or WORSE,"""
    verdict_text: str
    change: str
    """The chance before and after; if nothing was lost, only one of them."""
    played: str
    other: str
    """The move that would have been better (or as good); of the best one the next best. Empty if nothing else was tried."""
    other_is: str
    reason: str
    """Why, as a player would say it,"""
    numbers: str
    """and in numbers."""
    turning: bool
    moves: list[FoundMove]


@dataclass(frozen=True)
class Player:
    """How well somebody decided."""

    seat: int
    name: str
    decisions: int
    same: str
    equal: str
    lost: str
    turning: int


class Report:
    """Everything that is said about an analysis, in one language."""

    def __init__(self, analysis: Analysis, match: Match, names: list[str], language: str) -> None:
        self.analysis = analysis
        self.names = names
        self.language = language
        self.game: Game[Any] = match.game
        self._reasons = reason_words(language, match.game.name)
        self._wording = match.game.wording(language, names)
        self._views = {question.at: question.view(match.game) for question in questions(match)[0]}
        self._turning = {decision.at for decision in analysis.turning()}

    def say(self, message: str, **args: int | str) -> str:
        return say_in(self.language, message, **args)

    def percent(self, millionths: int) -> str:
        return self.say("analyse-percent", number=percent(millionths))

    # -- about the whole ------------------------------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        return self.say("analyse-title", game=catalogue.title(self.game.name, self.language), names=", ".join(self.names))

    @property
    def about(self) -> list[str]:
        analysis = self.analysis
        lines = [self.say("analyse-running")]
        if analysis.winners:
            points = ", ".join(f"{name} {points_text(points)}" for name, points in zip(self.names, analysis.points, strict=True))
            lines = [self.say("analyse-result", points=points)]
        lines.append(self.say("analyse-judged", count=len(analysis.decisions), forced=analysis.forced))
        if analysis.interrupted:
            lines.append(self.say("analyse-interrupted", count=len(analysis.decisions), all=analysis.questions))
        lines.append(self.say("analyse-budget", iterations=analysis.iterations, seconds=round(analysis.seconds), seed=str(analysis.seed)))
        return lines

    @property
    def player_heads(self) -> list[str]:
        heads = ("analyse-player", "analyse-decisions", "analyse-same", "analyse-equal", "analyse-lost", "analyse-turns")
        return [self.say(head) for head in heads]

    def players(self) -> list[Player]:
        found = []
        for seat, name in enumerate(self.names):
            own = [decision for decision in self.analysis.decisions if decision.seat == seat]
            if own:
                same = sum(decision.played == decision.best for decision in own)
                equal = sum(_verdict(decision) == EQUAL for decision in own)
                lost = sum(decision.loss for decision in own) / len(own)
                found.append(
                    Player(
                        seat,
                        name,
                        len(own),
                        self.say("analyse-percent", number=round(same * 100 / len(own))),
                        self.say("analyse-percent", number=round(equal * 100 / len(own))),
                        self.say("analyse-percent", number=self._tenths(lost * 1000 / SURE)),
                        sum(decision.at in self._turning for decision in own),
                    )
                )
        return found

    def curve_of(self, seat: int) -> list[tuple[int, int]]:
        """Where in the game a seat had which chance."""
        return [(point["at"], point["chances"][seat]) for point in self.analysis.curve()]

    def curve_about(self, seat: int) -> str:
        values = [percent(chance) for _, chance in self.curve_of(seat)]
        return self.say("analyse-curve-about", name=self.names[seat], first=values[0], last=values[-1], least=min(values), most=max(values))

    # -- decisions ------------------------------------------------------------------------------------------------------------------------

    @property
    def turning_title(self) -> str:
        return self.say("analyse-turning", count=len(self._turning))

    @property
    def turning_about(self) -> str:
        return self.say("analyse-turning-about", count=len(self._turning), least=percent(TURNING))

    @cached_property
    def turning(self) -> list[Told]:
        return [self.told(decision) for decision in self.analysis.turning()]

    @cached_property
    def decisions(self) -> list[Told]:
        return [self.told(decision) for decision in self.analysis.decisions]

    @property
    def moves_title(self) -> str:
        return self.say("analyse-found")

    @property
    def move_heads(self) -> list[str]:
        return [self.say(head) for head in ("analyse-move", "analyse-chance", "analyse-expected", "analyse-tried")]

    def label(self, decision: Decision, move: int) -> str:
        """A move as it stood on its button then."""
        return self._wording.label(self._views[decision.at], move)

    def reason(self, decision: Decision) -> str:
        return "" if decision.difference is None else lesson(self._reasons, self._wording, decision.difference)

    def numbers(self, decision: Decision) -> str:
        return "" if decision.difference is None else sentence(self._reasons, self._wording, decision.difference)

    def told(self, decision: Decision) -> Told:
        verdict = _verdict(decision)
        other = "" if decision.difference is None else self.label(decision, decision.best)
        if verdict == SAME and decision.difference is not None:
            other = self.label(decision, decision.difference["other"])
        texts = {
            SAME: self.say("analyse-verdict-same"),
            EQUAL: self.say("analyse-verdict-equal"),
            WORSE: self.say("analyse-verdict-worse", lost=max(0, percent(decision.chance_best) - percent(decision.chance_played))),
        }
        kinds = {SAME: self.say("analyse-next"), EQUAL: self.say("analyse-verdict-equal"), WORSE: self.say("analyse-best")}
        return Told(
            decision.at,
            decision.seat,
            self.names[decision.seat],
            self.say("analyse-line", at=str(decision.at)),
            verdict,
            texts[verdict],
            self._change(decision),
            self.label(decision, decision.played),
            other,
            kinds[verdict],
            self.reason(decision),
            self.numbers(decision),
            decision.at in self._turning,
            self._moves(decision),
        )

    def _change(self, decision: Decision) -> str:
        before, after = percent(decision.chance_best), percent(decision.chance_played)
        return self.say("analyse-change", before=before, after=after) if decision.loss else self.percent(decision.chance_played)

    def _moves(self, decision: Decision) -> list[FoundMove]:
        """The best ones, and the one that was played."""
        shown = [one for at, one in enumerate(decision.moves) if at < MOVES_SHOWN or one.move == decision.played]
        return [
            FoundMove(
                self.label(decision, one.move),
                f"{self.percent(one.chance)} {self.say('analyse-margin', number=percent(one.margin))}",
                self._tenths(one.points * 10 / POINT),
                one.visits,
                one.move == decision.played,
            )
            for one in shown
        ]

    def _tenths(self, tenths: float) -> str:
        whole, tenth = divmod(round(abs(tenths)), 10)
        sign = "−" if tenths < 0 and (whole or tenth) else ""
        return sign + self.say("analyse-points", whole=whole, tenth=tenth)

    # -- the curve ------------------------------------------------------------------------------------------------------------------------

    def svg(self) -> str:
        """Everybody's chances along the game; where they turned, a dot at what they could have been."""
        width, height, left, right, top, bottom = 900, 300, 52, 130, 12, 28
        last = max(1, self.analysis.entries)

        def across(at: int) -> float:
            return left + at / last * (width - left - right)

        def down(chance: float) -> float:
            return top + (1 - chance / 1_000_000) * (height - top - bottom)

        parts = [
            f'<line class="grid" x1="{left}" x2="{width - right}" y1="{down(tick):.1f}" y2="{down(tick):.1f}"/>'
            f'<text x="{left - 8}" y="{down(tick) + 4:.1f}" text-anchor="end">{escape(self.percent(tick))}</text>'
            for tick in (0, 250_000, 500_000, 750_000, 1_000_000)
        ]
        curves = [self.curve_of(seat) for seat in range(len(self.names))]
        ends = apart([down(points[-1][1]) for points in curves], height - bottom)
        for seat, (name, points, y) in enumerate(zip(self.names, curves, ends, strict=True)):
            line = " ".join(f"{across(at):.1f},{down(chance):.1f}" for at, chance in points)
            parts.append(f'<polyline class="seat-{seat + 1}" points="{line}"/>')
            parts.append(f'<text class="seat-{seat + 1}" x="{across(points[-1][0]) + 8:.1f}" y="{y + 4:.1f}">{escape(name[:16])}</text>')
        for told, decision in zip(self.turning, self.analysis.turning(), strict=True):
            x, y = across(told.at), down(decision.chance_best)
            about = escape(f"{told.line}, {told.name}: {told.change}")
            parts.append(
                f'<a href="#line-{told.at}"><line class="seat-{told.seat + 1}" x1="{x:.1f}" x2="{x:.1f}" y1="{y:.1f}" '
                f'y2="{down(decision.chance_played):.1f}"/><circle class="seat-{told.seat + 1}" cx="{x:.1f}" cy="{y:.1f}" r="5">'
                f"<title>{about}</title></circle></a>"
            )
        parts += [
            f'<text x="{across(at):.1f}" y="{height - 6}" text-anchor="middle">{escape(self.say("analyse-line", at=str(at)))}</text>'
            for at in (0, last // 2, last)
        ]
        about = escape("; ".join(self.curve_about(seat) for seat in range(len(self.names))))
        return f'<svg viewBox="0 0 {width} {height}" role="group" aria-label="{about}">{"".join(parts)}</svg>'


def apart(wanted: list[float], lowest: float) -> list[float]:
    """Where names stand that are wanted at these heights, none below `lowest`, so that they can all be read."""
    found = wanted[:]
    free = lowest
    for at in sorted(range(len(wanted)), key=lambda at: -wanted[at]):
        found[at] = min(wanted[at], free)
        free = found[at] - NAME_HEIGHT
    return found


def _verdict(decision: Decision) -> str:
    if decision.played == decision.best:
        return SAME
    return WORSE if decision.loss else EQUAL
