"""`triptych arena`: bots against each other, and how strong each of them is."""

from __future__ import annotations

import json
import os
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import triptych
from triptych.bots import roster
from triptych.cli import catalogue, interrupts, pages, palette
from triptych.cli.arena_sections import ArenaWords, Section, sections
from triptych.cli.errors import complain
from triptych.cli.say import say
from triptych.core.errors import TriptychError, UnknownName
from triptych.core.game import Game
from triptych.sim.arena import Arena, Setting, check, hold, twice
from triptych.sim.ledger import BadLine, InUse, Ledger, LedgerProblem, NotALedger, OtherLedger
from triptych.sim.standings import Standings


def arena(
    game_name: str,
    bots: str,
    players: int,
    games: int,
    seed: int,
    jobs: int,
    content: Path | None,
    options: list[str] | None,
    resume: Path | None,
    html: Path | None,
    sprt: str,
    gauntlet: bool,
    language: str,
    as_json: bool,
) -> None:
    """Play, show how far it is, and tell the result in tables, as a page, or as one JSON object."""
    words = ArenaWords(language)
    game = catalogue.find(game_name, content, catalogue.chosen(options))
    names = _names(bots, words)
    bounds = _bounds(sprt, words)
    setting = Setting(game.name, players, seed, game.options, catalogue.own_text(content))
    check(setting, names, games, jobs, bounds)
    if html is not None and resume is not None and os.path.realpath(html) == os.path.realpath(resume):  # even if there is no such file yet
        raise TriptychError(words.say("arena-one-file", path=str(html)))
    pages.check(html)
    try:
        with (
            nullcontext() if resume is None else Ledger(resume, setting.header(), players) as ledger,
            palette.progress() as bar,
        ):
            task = bar.add_task(words.say("arena-progress"), total=None)
            held = hold(
                setting,
                names,
                games,
                jobs=jobs,
                bounds=bounds,
                gauntlet=gauntlet,
                ledger=ledger,
                progress=lambda done, total: bar.update(task, completed=done, total=total),
            )
    except LedgerProblem as problem:
        raise TriptychError(_told(problem, str(resume), words)) from None
    lost = TriptychError(_told(held.lost, str(resume), words)) if isinstance(held.lost, LedgerProblem) else held.lost
    if not held.games:
        if lost is not None:
            raise lost
        raise typer.Exit(complain(words.say("arena-nothing")))
    with interrupts.patient() as interrupted:
        with palette.progress() as bar:
            bar.add_task(words.say("arena-rating"), total=None)
            standings = Standings(held, interrupted)
        with pages.written(html, lambda: page(standings, game, words)):
            if as_json:
                print(json.dumps(standings.to_json()))
            else:
                show(palette.console(), standings, words)
    if lost is not None:
        raise lost


def _names(text: str, words: ArenaWords) -> list[str]:
    """The bots of `--bots`: two at least, none twice, and such as there are."""
    names = [name.strip() for name in text.split(",")]
    known = ", ".join(roster.all_names())
    for name in names:
        if not roster.is_bot(name):
            raise UnknownName(words.say("arena-unknown-bot", name=name, bots=known))
    if len(names) < 2:
        raise TriptychError(words.say("arena-bots", bots=known))
    if same := twice(names):
        raise TriptychError(words.say("arena-same-bot", one=same[0], other=same[1]))
    return names


def _bounds(text: str, words: ArenaWords) -> tuple[float, float] | None:
    """The two shares of `--sprt LOW,HIGH`; nothing without it."""
    if not text:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low, high = 1.0, 0.0
    if not 0 < low < high < 1:
        raise TriptychError(words.say("arena-bounds", text=text))
    return low, high


def _told(problem: LedgerProblem, path: str, words: ArenaWords) -> str:
    """What is wrong with the file of `--resume`."""
    if isinstance(problem, OtherLedger):
        return words.say("arena-other-arena", path=path, what=problem.what, theirs=problem.theirs, ours=problem.ours)
    if isinstance(problem, BadLine):
        return words.say("arena-bad-line", path=path, line=str(problem.line))
    if isinstance(problem, NotALedger):
        return words.say("arena-not-a-file-of-ours", path=path)
    if isinstance(problem, InUse):
        return words.say("arena-in-use", path=path)
    return say("file-unwritable", path=path, why=str(problem))


# -- showing ------------------------------------------------------------------------------------------------------------------------------


def _title(held: Arena, words: ArenaWords) -> str:
    setting = held.setting
    game = catalogue.title(setting.game, words.language)
    return words.say("arena-title", game=game, players=setting.players, count=held.games, seed=str(setting.seed))


def show(out: Console, standings: Standings, words: ArenaWords) -> None:
    """The tables in a terminal."""
    out.print(Text(_title(standings.arena, words), "title"))
    if standings.arena.interrupted:
        out.print(words.say("arena-interrupted"))
    for section in sections(standings, words):
        if section.rows:
            out.print(_grid(section))
            for note in section.notes:
                out.print(Text(note, "dim"))
            out.print()


def _grid(section: Section) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, title=section.heading, title_style="title", title_justify="left", padding=(0, 1, 0, 0))
    for number, head in enumerate(section.head):
        grid.add_column(head, justify="right" if number else "left", style="" if number else "strong", vertical="top")
    for row in section.rows:
        grid.add_row(*(Text("\n").join([Text(cell.text), *(Text(line, "dim") for line in cell.small)]) for cell in row))
    return grid


def page(standings: Standings, game: Game[Any], words: ArenaWords) -> str:
    """The same and more as a page that needs nothing but itself."""
    about = [words.say("arena-interrupted")] if standings.arena.interrupted else []
    played = words.say(
        "arena-played",
        rules=str(game.version),
        content=game.content_hash[:8],
        options=", ".join(f"{name}={value}" for name, value in game.options.items()) or "none",
        version=triptych.__version__,
        compiled="yes" if triptych.compiled else "no",
    )
    return pages.rendered(
        "arena.html",
        language=words.language,
        title=_title(standings.arena, words),
        about=[*about, played],
        sections=sections(standings, words),
    )
