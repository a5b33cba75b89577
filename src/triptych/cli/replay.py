"""`triptych replay` and `verify`: what a record says, and whether it is right."""

from __future__ import annotations

from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from triptych.cli import files, palette, records
from triptych.cli.result import listed, show_result
from triptych.cli.say import LANGUAGE, say
from triptych.cli.screen import show_board, show_log
from triptych.cli.seats import of_names, shown_names
from triptych.core import fair, registry
from triptych.core.errors import TriptychError
from triptych.core.log import standing_events
from triptych.core.match import entry_seat
from triptych.core.state import CHANCE
from triptych.core.words import points_text

LOG_LINES = 12
SPECTATOR = -1
PICTURE = "<svg"


def replay(path: Path, at: int | None, seat: int | None, svg: Path | None) -> None:
    """The table after line `at` (or at the end), as a seat or a spectator saw it, and what had just happened."""
    record = records.load(path)
    lines = [line for line in record.lines if not line.comment]
    upto = len(lines) if at is None else at
    if not 0 <= upto <= len(lines):
        raise TriptychError(say("replay-range", at=str(at), last=str(len(lines))))
    if seat is not None and not 1 <= seat <= record.players:
        raise TriptychError(say("replay-seat", seat=str(seat), players=str(record.players)))
    with records.about(path):
        match = record.replay(registry.game, upto, keep_events=True)
    eyes = SPECTATOR if seat is None else seat - 1
    game = match.game
    wording = game.wording(LANGUAGE, shown_names(of_names(record.seats)))
    view = game.view(match.state, eyes)
    if svg is not None:
        files.check(svg, PICTURE)
        files.write(svg, game.picture(view, eyes, wording))
        palette.console().print(say("replay-svg", path=str(svg)), soft_wrap=True)
        return
    events = [event if match.over else game.events.for_seat(event, eyes) for event in standing_events(match)]
    out = palette.console()
    out.print(Rule(Text(say("replay-at", at=str(upto), last=str(len(lines))), "title"), style="dim", align="left"))
    show_board(out, wording, view, eyes)
    out.print()
    show_log(out, wording, game, events[-LOG_LINES:], LOG_LINES)
    out.print()
    if match.over:
        show_result(out, match, wording)
    else:
        out.print(Text(wording.prompt(view, eyes), "strong"))


def verify(path: Path) -> None:
    """Replay and check every line; TriptychError says what is wrong, and where."""
    record = records.load(path)
    with records.about(path):
        match = record.check(registry.game)
    lots = sum(entry_seat(packed) == CHANCE for packed in match.entries)
    state = say("verify-running")
    if match.over:
        points = " ".join(points_text(number) for number in match.game.points(match.state))
        names = shown_names(of_names(record.seats))
        winners = listed([names[seat] for seat in match.game.winners(match.state)])
        state = say("verify-over", points=points, winners=winners)
    moves = len(match.entries) - lots
    numbers = {"players": match.players, "moves": moves, "lots": lots}
    if fair.SEED in record.options:
        state = say("verify-dice", state=state)
    palette.console().print(say("verify-ok", path=str(path), game=record.game, state=state, **numbers), soft_wrap=True)
