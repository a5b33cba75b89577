"""Looking back: the table at any moment, and how the points came about."""

from __future__ import annotations

from typing import Any

from triptych.core.log import points_by_source, standing_events
from triptych.core.match import UNDO, Match, entry_move, entry_seat
from triptych.core.state import CHANCE, State
from triptych.server.live import LiveTable
from triptych.server.present import Eyes, bunches, log_lines, question
from triptych.server.refusals import Forbidden, Refusal
from triptych.server.speech import game_words

OPEN = "open"  # everything shown
LOG_LINES = 40  # what has happened lately, for one who comes by a jump


def states(match: Match) -> list[State]:
    """The state after each entry; the first is the empty table. A move taken back leads to the state before it."""
    game = match.game
    state: State = game.new(match.players)
    found = [state.clone()]
    before_moves: list[State] = []
    for packed in match.entries:
        if entry_move(packed) == UNDO:
            state = before_moves.pop().clone()
        else:
            if entry_seat(packed) != CHANCE:
                before_moves.append(state.clone())
            game.apply(state, entry_seat(packed), entry_move(packed))
        found.append(state.clone())
    return found


def started(table: LiveTable) -> Match:
    if table.match is None:
        raise Refusal("refused-not-begun")
    return table.match


def frame(table: LiveTable, own_seat: int, language: str, at: int, wanted: str, shape: str) -> dict[str, Any]:
    """One picture of a replay. While the game runs only one's own eyes are allowed; after the end any seat's, or all open."""
    match = started(table)
    seat = _eyes_allowed(match, own_seat, wanted)
    all_states = states(match)
    last = len(match.entries)
    shown = last if at < 0 else min(at, last)
    state = all_states[shown]
    game = table.game
    words = game_words(language, game.name)
    eyes = Eyes(table, seat, language, shape, words)
    view = state if wanted == OPEN else game.view(state, seat)
    stops = [0, *(version for version, _ in bunches(match, 0, all_states[1:]))]
    clocks = [(version, game.clock(all_states[version])) for version in stops]
    heard = [told for told, _ in match.events if told <= shown]
    since = heard[-LOG_LINES] - 1 if len(heard) > LOG_LINES else 0
    return {
        "at": shown,
        "last": last,
        "stops": stops,
        "clocks": [[version, clock] for i, (version, clock) in enumerate(clocks) if i == 0 or clock != clocks[i - 1][1]],
        "scenes": {name: scene.to_json() for name, scene in game.scenes(view, seat, eyes.wording, shape).items()},
        "ask": question(game, game.asked(state), game.view(state, -1), -1, eyes.wording, shown, False),
        "log": log_lines(match, eyes.wording, words, seat, since, shown),
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
    by_source = points_by_source(game, standing_events(match), match.players)
    curve: list[dict[str, Any]] = []
    went_through = states(match)
    begun_with = game.points(went_through[0])
    for at, state in enumerate(went_through):
        clock = game.clock(state)
        if curve and curve[-1]["clock"] == clock:
            curve.pop()
        curve.append({"at": at, "clock": clock, "points": game.points(state)})
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
