"""`triptych play`: a game in the terminal, new or taken up again."""

from __future__ import annotations

import shlex
import time
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.text import Text

from triptych.bots import roster
from triptych.cli import catalogue, palette, records
from triptych.cli import seats as seating
from triptych.cli.conversation import Conversation, Leave
from triptych.cli.errors import complain
from triptych.cli.keyboard import Keyboard
from triptych.cli.result import show_result
from triptych.cli.say import LANGUAGE, say
from triptych.cli.screen import Screen
from triptych.cli.seats import Seat
from triptych.cli.table import Table, new_seed, resume
from triptych.core.chance import SeededChance
from triptych.core.errors import TriptychError
from triptych.core.game import Game
from triptych.core.record import Record
from triptych.core.rulebook import rulebook


def play(game_name: str, seats: str, seed: int | None, path: Path | None, content: Path | None, options: list[str] | None = None) -> None:
    """A new game; if its file is there already, the game in it goes on, if the player likes."""
    keyboard = Keyboard()
    out = palette.console()
    game = catalogue.find(game_name, content, catalogue.chosen(options))
    if path is not None and path.exists():
        _offer_to_resume(out, keyboard, game, path)
        return
    sitting = seating.parse(seats, game) if seats else _ask_seats(out, keyboard, game)
    chosen = new_seed() if seed is None else str(seed)
    table = Table(game, sitting, chosen, SeededChance(chosen), catalogue.own_text(content))
    if path is not None:
        table.save(path)
    else:
        _keep_somewhere(out, table)
    _sit_down(out, keyboard, table, kept_by_wish=path is not None)


def play_on(path: Path) -> None:
    """Take up a game from its file."""
    _resume(palette.console(), Keyboard(), records.load(path), path)


def _offer_to_resume(out: Console, keyboard: Keyboard, game: Game[Any], path: Path) -> None:
    record = records.load(path)
    if record.game != game.name:
        raise TriptychError(say("resume-other-game", path=str(path), game=record.game))
    try:
        going_on = keyboard.confirm(
            say(
                "resume-offer",
                path=str(path),
                names=", ".join(seating.shown_names(seating.of_names(record.seats))),
                count=len(record.lines),
            )
        )
    except EOFError:
        going_on = False
    if not going_on:
        raise TriptychError(say("file-exists", path=str(path)))
    _resume(out, keyboard, record, path)


def _resume(out: Console, keyboard: Keyboard, record: Record, path: Path) -> None:
    with records.about(path):
        table = resume(record, path)
        if table.over:
            raise TriptychError(say("resume-over", path=shlex.quote(str(path))))
    _sit_down(out, keyboard, table, kept_by_wish=True)


def _ask_seats(out: Console, keyboard: Keyboard, game: Game[Any]) -> list[Seat]:
    """Who plays? Only somebody who sits there is asked."""
    count = 3 if 3 in game.player_counts else max(game.player_counts)
    others = ",".join(["greedy"] * (count - 1))
    if not keyboard.typed:
        return seating.parse(f"{seating.ME},{others}", game)
    while True:
        try:
            name = keyboard.ask(say("seats-your-name") + " ")
            out.print(say("seats-others", counts=", ".join(map(str, game.player_counts)), bots=", ".join(roster.names())))
            rest = keyboard.ask(say("seats-who", usual=others) + " ") or others
            return seating.parse(f"{seating.ME}:{name},{rest}" if name else f"{seating.ME},{rest}", game)
        except TriptychError as error:
            out.print(str(error))


def _keep_somewhere(out: Console, table: Table) -> None:
    """Without a wish the game is kept among the program's own files."""
    folder = Path(typer.get_app_dir("triptych")) / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        table.save(folder / f"{table.game.name}-{time.strftime('%Y%m%d-%H%M%S')}-{table.seed}.txt")
    except (OSError, TriptychError):
        out.print(say("play-nowhere"))


def _sit_down(out: Console, keyboard: Keyboard, table: Table, *, kept_by_wish: bool) -> None:
    """Play until the game is over or the player leaves."""
    rules = rulebook(table.game.name)
    wording = table.game.wording(LANGUAGE, seating.shown_names(table.seats))
    screen = Screen(out, table, wording, rules)
    out.print(Text(rules.title, "title"))
    out.print(Text(say("play-begins", names=", ".join(wording.seat_names), seed=table.seed), "dim"))
    try:
        Conversation(screen, keyboard, kept_by_wish).run()
    except (Leave, EOFError, KeyboardInterrupt) as reason:
        if not isinstance(reason, Leave):
            out.print()
        _say_goodbye(out, table)
        return
    if not table.people:
        screen.whole_log(-1)
    screen.divider(say("play-over"))
    screen.board(-1)
    out.print()
    show_result(out, table.match, wording)
    if table.path is not None:
        out.print(say("play-record", path=shlex.quote(str(table.path))), soft_wrap=True)


def _say_goodbye(out: Console, table: Table) -> None:
    if table.path is None or table.trouble:
        raise typer.Exit(complain(table.trouble or say("play-nowhere")))
    out.print(say("play-later", path=shlex.quote(str(table.path))), soft_wrap=True)
