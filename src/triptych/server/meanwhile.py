"""What has happened since a player answered last, in a few lines: for the moment when his turn comes, or when he is back after hours."""

from __future__ import annotations

from typing import Any

from triptych.core.match import UNDO, Match, entry_move, taken_back
from triptych.core.telling import NO_TELLING
from triptych.core.words import Wording
from triptych.server.live import LiveTable

MOST_OF_SEAT = 2  # lines about one player,
MOST_OF_OPPONENT = 4  # where there is only one other,
MOST_MOMENTS = 3  # about what concerns everybody,
MOST_LINES = 7  # and of all


def meanwhile(table: LiveTable, match: Match, seat: int, wording: Wording) -> dict[str, Any] | None:
    """Since when, who has won or lost how many points, the lines that tell most, each with a picture and whom it is about, and after which
    entries anything was told at all: for one who steps through it. None if nothing is worth telling. Only what the seat may know."""
    since = table.answered(match, seat)
    lines = _candidates(match, seat, wording, since, table.habit_entries(match, seat, since))
    points = _points(match, seat, since)
    if not lines and not any(points[:seat] + points[seat + 1 :]):
        return None
    return {
        "from": since,
        "points": [[other, won] for other, won in enumerate(points) if won],
        "lines": [{name: line[name] for name in ("n", "text", "seat", "symbol", "habit")} for line in _heaviest(lines, match.players)],
        "steps": sorted({at for at, event in _standing(match, since) if wording.sentence(match.game.events.for_seat(event, seat))}),
    }


def _standing(match: Match, since: int) -> list[tuple[int, Any]]:
    """The events after entry `since`, without those of moves that were taken back."""
    entries = match.entries.since(since)
    back = taken_back(entries)
    gone = {since + place + 1 for place, packed in enumerate(entries) if back[place] or entry_move(packed) == UNDO}
    return [(at, event) for at, event in match.events if at > since and at not in gone]


def _points(match: Match, seat: int, since: int) -> list[float]:
    """What every seat has won or lost, from the events as this one knows them: each change of VP is told with its source."""
    won: list[float] = [0] * match.players
    for _, event in _standing(match, since):
        args = match.game.events.kind(event).args
        if "vp_source" in args:
            told = match.game.events.for_seat(event, seat)
            halves = 2 * told[1 + args.index("number")] if "number" in args else told[1 + args.index("halves")]
            won[told[1 + args.index("seat")]] += halves / 2
    return [int(points) if points == int(points) else points for points in won]


def _candidates(match: Match, seat: int, wording: Wording, since: int, habits: set[int]) -> list[dict[str, Any]]:
    """Every line that could be told. Of the reader himself only what befell him, and what his habits have answered."""
    events = match.game.events
    found: list[dict[str, Any]] = []
    for at, event in _standing(match, since):
        kind = events.kind(event)
        telling = wording.telling.get(kind.name, NO_TELLING)
        about = event[1] if kind.args and kind.args[0] == "seat" else None
        habit = telling.answer and about == seat and at in habits
        if (
            "vp_source" in kind.args
            or not (telling.weight or habit)
            or (about == seat and not (habit or telling.befalls or telling.moment))
        ):
            continue
        told = events.for_seat(event, seat)
        text = wording.sentence(told)
        if text:
            picture = telling.picture(kind, told)
            weight, group = max(telling.weight, 1), None if telling.moment else about
            found.append({"n": at, "text": text, "seat": about, "symbol": picture, "habit": habit, "weight": weight, "group": group})
    return found


def _heaviest(lines: list[dict[str, Any]], players: int) -> list[dict[str, Any]]:
    """Of each player, and of what concerns everybody, the lines that tell most; in the order in which it happened."""
    most = MOST_OF_OPPONENT if players == 2 else MOST_OF_SEAT
    ranked = sorted(range(len(lines)), key=lambda place: (-int(lines[place]["weight"]), place))
    taken: dict[int | None, int] = {}
    kept: list[int] = []
    for place in ranked:
        group = lines[place]["group"]
        if taken.get(group, 0) < (MOST_MOMENTS if group is None else most):
            taken[group] = taken.get(group, 0) + 1
            kept.append(place)
    return [lines[place] for place in sorted(kept[:MOST_LINES])]
