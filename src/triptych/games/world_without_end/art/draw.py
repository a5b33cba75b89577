"""Draws sheet.svg: `python -m triptych.games.world_without_end.art.draw`. The same source always gives the same sheet."""

from __future__ import annotations

from pathlib import Path

from triptych.core.sheets import symbol, written
from triptych.games.world_without_end.art.buildings import BUILT
from triptych.games.world_without_end.art.emblems import EMBLEMS
from triptych.games.world_without_end.art.figures import FIGURES
from triptych.games.world_without_end.art.ground import grounds
from triptych.games.world_without_end.art.icons import icons
from triptych.games.world_without_end.art.things import things

SHEET = Path(__file__).with_name("sheet.svg")


def sheet() -> str:
    """The whole sheet."""
    symbols = grounds()
    symbols += [symbol(f"icon-{name}", 'viewBox="0 0 24 24" stroke-width="1.25"', drawing) for name, drawing in icons().items()]
    symbols += [symbol(f"emblem-{name}", 'viewBox="0 0 64 64" stroke-width="1.6"', drawing) for name, drawing in EMBLEMS.items()]
    symbols += [symbol(f"figure-{name}", 'viewBox="0 0 64 64" stroke-width="1.4"', drawing) for name, drawing in FIGURES.items()]
    symbols += [symbol(f"built-{name}", 'viewBox="0 0 120 84" stroke-width="1.5"', drawing) for name, drawing in BUILT.items()]
    symbols += [symbol(name, box, drawing) for name, (box, drawing) in things().items()]
    return written(symbols)


if __name__ == "__main__":
    SHEET.write_text(sheet(), "utf-8")
