"""What came out of an arena in words, tables and plots, for a terminal or for a page."""

from __future__ import annotations

from dataclasses import dataclass, field

from triptych.cli.plots import Bar, Point, bars, curve
from triptych.cli.say import say_in
from triptych.core.words import known_language
from triptych.sim.sequential import ABOVE, BELOW
from triptych.sim.standings import Meeting, Share, Standings


@dataclass(frozen=True)
class Cell:
    """What stands in a table: a text, smaller lines below it, and for a share of wins that share."""

    text: str = ""
    small: tuple[str, ...] = ()
    won: float | None = None


@dataclass(frozen=True)
class Figure:
    caption: str
    svg: str


@dataclass
class Section:
    """A heading, and below it plots, a table, and what is to be said about them."""

    heading: str
    head: list[str] = field(default_factory=list)
    rows: list[list[Cell]] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


class ArenaWords:
    """How the arena speaks in a language."""

    def __init__(self, language: str) -> None:
        self.language = known_language(language)

    def say(self, message: str, **args: int | str) -> str:
        return say_in(self.language, message, **args)

    def decimal(self, value: float, digits: int = 1) -> str:
        whole, _, part = f"{value:.{digits}f}".replace("-", "−").partition(".")
        return self.say("arena-decimal", whole=whole, part=part) if part else whole

    def percent(self, share: float) -> str:
        whole, part = f"{100 * share:.1f}".split(".")
        return self.say("arena-percent", whole=whole, part=part)

    def time(self, seconds: float) -> str:
        if seconds >= 1:
            return self.say("arena-seconds", number=self.decimal(seconds, 2))
        return self.say("arena-milliseconds", number=self.decimal(1000 * seconds, 0 if seconds >= 0.1 else 1))

    def share(self, share: Share | None) -> Cell:
        if share is None:
            return Cell("·")
        lies = self.say("arena-range", low=self.decimal(100 * share.low), high=self.decimal(100 * share.high))
        return Cell(self.percent(share.share), (lies, self.say("arena-cross-games", count=share.games)), share.share)


def sections(standings: Standings, words: ArenaWords) -> list[Section]:
    """Everything there is to tell, in the order in which somebody would ask."""
    found = [_strength(standings, words), _cross(standings, words)]
    if standings.arena.bounds is not None:
        found.append(_tests(standings, words, standings.arena.bounds))
    return [*found, _seats(standings, words), _course(standings, words)]


def _strength(standings: Standings, words: ArenaWords) -> Section:
    say = words.say
    section = Section(say("arena-strength"))
    section.head = [
        say("arena-bot"),
        say("arena-strength-rating"),
        say("arena-wins"),
        say("arena-points"),
        say("arena-decisions"),
        say("arena-time"),
        say("arena-longest"),
    ]
    rows: list[Bar] = []
    for one in standings.bots:
        rating, low, high = (words.decimal(value) for value in (one.rating.rating, one.rating.low, one.rating.high))
        about = say("arena-ratings-alt", bot=one.bot, rating=rating, low=low, high=high)
        rows.append(Bar(one.bot, one.rating.rating, one.rating.low, one.rating.high, about))
        section.rows.append(
            [
                Cell(one.bot),
                Cell(rating, (say("arena-range", low=low, high=high),)),
                Cell(words.percent(one.tally.share) if one.tally.games else "·"),
                Cell(words.decimal(one.tally.mean_points) if one.tally.games else "·"),
                Cell(words.decimal(one.decisions_per_turn)),
                Cell(words.time(one.seconds_per_turn)),
                Cell(words.time(one.longest)),
            ]
        )
    section.figures = [Figure("", bars(rows, lambda value: words.decimal(value, 0)))]
    section.notes = [say("arena-strength-note", draws=standings.draws)]
    players = standings.arena.setting.players
    if players > 2:
        section.notes.append(say("arena-strength-field", players=players, count=players - 1))
    if standings.hurried:
        section.notes.append(say("arena-strength-hurried"))
    return section


def _cross(standings: Standings, words: ArenaWords) -> Section:
    say = words.say
    players = standings.arena.setting.players
    names = [one.bot for one in standings.bots]
    corner = say("arena-cross-row") if players == 2 else say("arena-cross-row-field", count=players - 1)
    heading = say("arena-cross-gauntlet", bot=standings.arena.bots[0]) if standings.arena.gauntlet else say("arena-cross")
    section = Section(heading, [corner, *names])
    for name in names:
        section.rows.append([Cell(name), *(Cell() if name == other else words.share(standings.cell(name, other)) for other in names)])
    fair = words.percent(1 / players)
    section.notes = [
        say("arena-cross-note", share=fair) if players == 2 else say("arena-cross-note-field", count=players - 1, share=fair),
        say("arena-wilson") if standings.arena.bounds is None else say("arena-anytime"),
    ]
    return section


def _tests(standings: Standings, words: ArenaWords, bounds: tuple[float, float]) -> Section:
    say = words.say
    low, high = (words.percent(bound) for bound in bounds)
    verdicts = {ABOVE: say("arena-above", share=low), BELOW: say("arena-below", share=high)}
    section = Section(say("arena-tests"), [say("arena-test-pairing"), say("arena-test-verdict"), say("arena-test-rounds")])
    for meeting in standings.meetings:
        verdict = verdicts.get(meeting.verdict or "", say("arena-open"))
        section.rows.append([Cell(_pairing(meeting, words)), Cell(verdict), Cell(str(meeting.encounter.counted))])
    section.notes = [say("arena-test-note", low=low, high=high), say("arena-test-sides")]
    return section


def _seats(standings: Standings, words: ArenaWords) -> Section:
    say = words.say
    seats = [say("arena-seat", seat=seat) for seat in range(1, standings.arena.setting.players + 1)]
    section = Section(say("arena-seats"), [say("arena-test-pairing"), *seats, say("arena-together")])
    for meeting in standings.meetings:
        together = "·" if meeting.together is None else words.decimal(meeting.together, 2)
        section.rows.append([Cell(_pairing(meeting, words)), *(words.share(share) for share in meeting.by_seat), Cell(together)])
    section.notes = [say("arena-rounds")]
    if standings.arena.bounds is None:
        section.notes.append(say("arena-rounds-wilson"))
    return section


def _course(standings: Standings, words: ArenaWords) -> Section:
    section = Section(words.say("arena-course"), notes=[words.say("arena-course-note")])
    for meeting in standings.meetings:
        course = [Point(share.games, share.share, share.low, share.high) for share in meeting.course()]
        if course:
            name = _pairing(meeting, words)
            low, high = words.percent(meeting.share.low), words.percent(meeting.share.high)
            share = words.percent(meeting.share.share)
            about = words.say("arena-course-alt", pairing=name, share=share, count=meeting.share.games, low=low, high=high)
            drawn = curve(course, 1 / standings.arena.setting.players, about, lambda tick: f"{100 * tick:.0f}")
            section.figures.append(Figure(name, drawn))
    return section


def _pairing(meeting: Meeting, words: ArenaWords) -> str:
    others = meeting.encounter.pairing.players - 1
    if others == 1:
        return words.say("arena-pairing", one=meeting.one, other=meeting.other)
    return words.say("arena-pairing-field", one=meeting.one, other=meeting.other, count=others)
