"""How a game ended: who has won, and where everybody's points came from."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from triptych.cli.say import say
from triptych.core.log import points_by_source, standing_events
from triptych.core.match import Match
from triptych.core.words import Wording, points_text


def show_result(out: Console, match: Match, wording: Wording) -> None:
    """The final table, and the winners."""
    game: Any = match.game
    points = game.points(match.state)
    winners = game.winners(match.state)
    grid = Grid(box=box.SIMPLE_HEAD, title=say("result-title"), title_style="title", title_justify="left", show_footer=True)
    grid.add_column(say("result-source"), footer=say("result-total"))
    for seat, name in enumerate(wording.seat_names):
        head = Text(name, f"seat-{seat + 1}")
        total = Text(f"{points_text(points[seat])}{' ★' if seat in winners else ''}", "title" if seat in winners else "strong")
        grid.add_column(head, footer=total, justify="right")
    by_source = points_by_source(game, standing_events(match), match.players)
    rest = [points[seat] - sum(row[seat] for row in by_source.values()) for seat in range(match.players)]
    if any(rest):
        grid.add_row(say("result-start"), *(_number(n) for n in rest))
    for source, row in by_source.items():
        if any(row):
            grid.add_row(wording.vp_source(source), *(_number(n) for n in row))
    out.print(grid)
    names = [wording.seat_names[seat] for seat in winners]
    out.print(Text(say("result-winners", count=len(names), names=listed(names)), "title"))


def _number(n: float) -> str:
    return points_text(n) if n else "·"


def listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else say("and", first=", ".join(names[:-1]), last=names[-1])
