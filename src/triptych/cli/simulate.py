"""`triptych simulate`: many games between bots, and what came out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from triptych.bots import roster
from triptych.cli import catalogue, palette
from triptych.cli.errors import complain
from triptych.cli.say import say
from triptych.core.errors import UnknownName
from triptych.sim.simulate import Report
from triptych.sim.simulate import simulate as run


def simulate(
    game_name: str, seats: str, games: int, seed: int, jobs: int, content: Path | None, options: list[str] | None, as_json: bool
) -> None:
    """Play, show how far it is, and tell the result in tables or as one JSON object."""
    game = catalogue.find(game_name, content, catalogue.chosen(options))
    bots = [name.strip() for name in seats.split(",")]
    for name in bots:
        if name not in roster.names():
            raise UnknownName(say("seats-only-bots", name=name, bots=", ".join(roster.names())))
    with palette.progress() as bar:
        task = bar.add_task(say("simulate-progress"), total=games)
        report = run(
            game.name,
            bots,
            games,
            seed,
            jobs=jobs,
            own_content=catalogue.own_text(content),
            options=game.options,
            progress=lambda done, _: bar.update(task, completed=done),
        )
    if as_json:
        print(json.dumps(report.to_json()))
    elif report.games:
        show_report(palette.console(), report, len(bots))
    elif report.lost is None:
        raise typer.Exit(complain(say("simulate-nothing")))
    if report.lost is not None:
        raise report.lost


def show_report(out: Console, report: Report, players: int) -> None:
    data = report.to_json()
    out.print(Text(say("simulate-title", game=report.game, count=report.games, seed=str(report.seed)), "title"))
    if report.interrupted:
        out.print(say("simulate-interrupted"))
    out.print(_grid(say("simulate-bot"), "bot", data["bots"]))
    out.print(_grid(say("simulate-seat"), "seat", data["seats"]))
    out.print(say("simulate-fair", share=f"{1 / players:.1%}"))
    seconds = max(report.seconds, 1e-9)
    out.print(
        say(
            "simulate-speed",
            **{"per-second": f"{report.decisions / seconds:,.0f}"},
            decisions=f"{data['mean_decisions']:.1f}",
            games=f"{report.games / seconds:,.1f}",
            compiled="yes" if data["compiled"] else "no",
        )
    )


def _grid(title: str, key: str, rows: list[dict[str, Any]]) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD)
    grid.add_column(title, style="strong", min_width=8)
    for column in ("simulate-games", "simulate-share", "simulate-interval", "simulate-points"):
        grid.add_column(say(column), justify="right")
    for row in rows:
        interval = f"{row['low']:.1%} – {row['high']:.1%}"
        grid.add_row(str(row[key]), f"{row['games']:,}", f"{row['share']:.1%}", interval, f"{row['mean_points']:.1f}")
    return grid
