"""Looking back: the table at any moment, and how the points came about."""

from __future__ import annotations

from typing import Any

from triptych.core.log import points_by_source
from triptych.core.match import Match, taken_back
from triptych.core.state import Event
from triptych.server.live import LiveTable
from triptych.server.present import Eyes, log_lines, question
from triptych.server.refusals import Forbidden, Refusal
from triptych.server.speech import game_words
from triptych.server.walk import Walk, steps

OPEN = "open"  # everything shown
LOG_LINES = 40  # what has happened lately, for one who comes by a jump


def started(table: LiveTable) -> Match:
    if table.match is None:
        raise Refusal("refused-not-begun")
    return table.match


def frame(table: LiveTable, walk: Walk, own_seat: int, language: str, at: int, wanted: str, shape: str) -> dict[str, Any]:
    """One picture of a replay. While the game runs only one's own eyes are allowed; after the end any seat's, or all open."""
    match = started(table)
    seat = _eyes_allowed(match, own_seat, wanted)
    last = len(match.entries)
    shown = last if at < 0 else min(at, last)
    state = walk.at(match, shown)
    game = table.game
    words = game_words(language, game.name)
    eyes = Eyes(table, seat, language, shape, words)
    view = state if wanted == OPEN else game.view(state, seat)
    stops, clocks = walk.stops(match)
    events = walk.events(match, shown, LOG_LINES + 1)
    since = events[-LOG_LINES][0] - 1 if len(events) > LOG_LINES else 0
    return {
        "at": shown,
        "last": last,
        "stops": stops,
        "clocks": clocks,
        "scenes": {name: scene.to_json() for name, scene in game.scenes(view, seat, eyes.wording, shape).items()},
        "ask": question(game, game.asked(state), game.view(state, -1), -1, eyes.wording, shown, False, {}),
        "log": log_lines(match, events, eyes.wording, words, seat, since, shown),
        "points": game.points(state),
        "seat": wanted if wanted == OPEN else seat,
    }


def _eyes_allowed(match: Match, own_seat: int, wanted: str) -> int:
    if wanted in ("", OPEN):
        if wanted == OPEN and not match.over:
            raise Forbidden("refused-eyes-open")
        return own_seat
    if not wanted.isdecimal() or int(wanted) >= match.players:
        raise Refusal("refused-eyes")
    if int(wanted) != own_seat and not match.over:
        raise Forbidden("refused-eyes-others")
    return int(wanted)


def final_result(table: LiveTable, language: str) -> dict[str, Any]:
    """Points by source for each seat, the curve of points by the game's clock, and who has won."""
    match = started(table)
    if not match.over:
        raise Forbidden("refused-not-over")
    game = table.game
    words = game_words(language, game.name)
    wording = Eyes(table, -1, language, "wide", words).wording
    begin = game.new(match.players)
    begun_with = game.points(begin)
    curve: list[dict[str, Any]] = [{"at": 0, "clock": game.clock(begin), "points": begun_with}]
    sink: list[Event] = []
    events: list[Event] = []
    entries = match.entries[:]
    for at, (back, state) in enumerate(zip(taken_back(entries), steps(game, begin, entries, sink), strict=True), 1):
        clock = game.clock(state)
        if curve[-1]["clock"] == clock:
            curve.pop()
        curve.append({"at": at, "clock": clock, "points": game.points(state)})
        events += [] if back else sink
        sink.clear()
    by_source = points_by_source(game, events, match.players)
    return {
        "points": game.points(match.state),
        "winners": game.winners(match.state),
        "sources": [
            ([{"source": words.say("points-at-start"), "points": begun_with[seat]}] if begun_with[seat] else [])
            + [{"source": wording.vp_source(source), "points": row[seat]} for source, row in by_source.items() if row[seat]]
            for seat in range(match.players)
        ],
        "curve": curve,
    }
