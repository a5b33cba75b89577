"""`triptych analyse`: a recorded game looked at by a bot, decision by decision."""

from __future__ import annotations

import json
from math import inf
from pathlib import Path
from typing import Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from triptych.bots.roster import MOST
from triptych.cli import interrupts, pages, palette, records
from triptych.cli.analysis_report import SAME, Report, Told
from triptych.cli.errors import complain
from triptych.cli.say import say
from triptych.cli.seats import of_names, shown_names
from triptych.core import registry, words
from triptych.core.characters import wide
from triptych.core.errors import TriptychError
from triptych.core.heuristics import SURE
from triptych.sim.analysis import ITERATIONS, Analysis
from triptych.sim.analysis import analyse as run

TURNING_SHOWN = 5
CURVE_WIDTH = 48
HEADS = 8  # columns for what stands before a move or a reason
_STEPS = "▁▂▃▄▅▆▇█"


def analyse(
    path: Path,
    html: Path | None,
    iterations: int | None,
    seconds: float | None,
    seat: int | None,
    seed: int,
    jobs: int,
    language: str,
    as_json: bool,
) -> None:
    """Judge, show how far it is, and tell it in the terminal, as a page, or as one JSON object."""
    said = words.load(language, "triptych.cli")
    record = records.load(path)
    if seat is not None and not 1 <= seat <= record.players:
        raise TriptychError(say("replay-seat", seat=str(seat), players=str(record.players)))
    if seconds is not None and not 0 < seconds < inf:
        raise TriptychError(said.say("analyse-seconds", seconds=f"{seconds:g}"))
    pages.check(html)
    with records.about(path):
        match = record.replay(registry.game)
    with palette.progress() as bar:
        task = bar.add_task(said.say("analyse-progress"), total=None)
        analysis = run(
            match,
            own_content=record.own_content,
            iterations=iterations or (MOST * MOST if seconds else ITERATIONS),
            seconds=seconds or 0.0,
            seat=None if seat is None else seat - 1,
            seed=seed,
            jobs=jobs,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    if not analysis.decisions:
        if analysis.lost is not None:
            raise analysis.lost
        raise typer.Exit(complain(said.say("analyse-nothing" if analysis.interrupted else "analyse-empty")))
    with interrupts.patient():
        report = Report(analysis, match, shown_names(of_names(record.seats), language), language)
        with pages.written(html, lambda: page(report)) as there:
            if as_json:
                print(json.dumps(_json(analysis, report), ensure_ascii=False))
            else:
                out = palette.console()
                with palette.paged(out):
                    show(out, report, path, there)
    if analysis.lost is not None:
        raise analysis.lost


def page(report: Report) -> str:
    """The report as a page that needs nothing but itself."""
    return pages.rendered("analysis.html", report=report)


def _json(analysis: Analysis, report: Report) -> dict[str, Any]:
    """The analysis, and beside each decision its words."""
    data = analysis.to_json()
    data["seats"] = report.names
    data["language"] = report.language
    for decision, entry in zip(analysis.decisions, data["decisions"], strict=True):
        entry["played_label"] = report.label(decision, decision.played)
        entry["best_label"] = report.label(decision, decision.best)
        entry["lesson"] = report.reason(decision)
        entry["sentence"] = report.numbers(decision)
    return data


# -- in the terminal ----------------------------------------------------------------------------------------------------------------------


def show(out: Console, report: Report, path: Path, html: Path | None) -> None:
    """First the whole, then where it turned, then every decision; those stand on the page if there is one."""
    out.print(Text(report.title, "title"))
    for line in report.about:
        palette.prose(out, (line, ""))
    _heading(out, report.say("analyse-curve"))
    _curves(out, report)
    palette.prose(out, (report.say("analyse-how"), "dim"))
    _heading(out, report.say("analyse-players"))
    _players(out, report)
    _heading(out, report.turning_title)
    palette.prose(out, (report.turning_about, "dim"))
    for told in report.turning[:TURNING_SHOWN]:
        _decision(out, report, told)
    if rest := report.turning[TURNING_SHOWN:]:
        lines = ", ".join(str(at) for at in sorted(told.at for told in rest))
        palette.prose(out, (report.say("analyse-turning-more", count=len(rest), lines=lines), ""))
    if html is not None:
        out.print(report.say("analyse-written", path=str(html)), soft_wrap=True)
    else:
        _heading(out, report.say("analyse-all"))
        for told in report.decisions:
            _decision(out, report, told)
    out.print(Text(report.say("analyse-replay", path=str(path)), "dim"), soft_wrap=True)


def _heading(out: Console, text: str) -> None:
    out.print()
    out.print(Text(text, "title"))


def _curves(out: Console, report: Report) -> None:
    """A line of little bars for each seat, from the beginning of the game to its end."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    grid.add_column(justify="right", min_width=4)
    grid.add_column(no_wrap=True, overflow="crop")
    grid.add_column(justify="right", min_width=4)
    for seat, name in enumerate(report.names):
        points = report.curve_of(seat)
        style = f"seat-{seat + 1}"
        bars = Text(sparkline(points, min(CURVE_WIDTH, max(10, out.width - 32))), style)
        grid.add_row(Text(name, style), report.percent(points[0][1]), bars, report.percent(points[-1][1]))
    out.print(grid)


def sparkline(points: list[tuple[int, int]], width: int) -> str:
    """Chances as little bars, evenly along the game: each as high as the chance was at last by then."""
    first, last = points[0][0], points[-1][0]
    bars = []
    for i in range(width):
        upto = first + (last - first) * i / max(1, width - 1)
        chance = [chance for at, chance in points if at <= upto][-1]
        bars.append(_STEPS[min(len(_STEPS) - 1, chance * len(_STEPS) // SURE)])
    return "".join(bars)


def _players(out: Console, report: Report) -> None:
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for number, head in enumerate(report.player_heads):
        grid.add_column(head, justify="right" if number else "left")
    for player in report.players():
        name = Text(player.name, f"seat-{player.seat + 1}")
        grid.add_row(name, str(player.decisions), player.same, player.equal, player.lost, str(player.turning))
    out.print(grid)


def _decision(out: Console, report: Report, told: Told) -> None:
    name = (f"{told.name},", f"seat-{told.seat + 1}")
    palette.prose(out, name, (f"{told.line} · {told.change} ·", ""), (told.verdict_text, "strong"))
    rows = [(report.say("analyse-played"), told.played)]
    if told.other and told.verdict != SAME:
        rows += [(told.other_is, told.other), (report.say("analyse-why"), told.reason)]
    indent = max(HEADS, *(wide(head) for head, _ in rows))
    for head, text in rows:
        palette.prose(out, (text, ""), head=f"  {head}{' ' * (indent - wide(head))} ")
