"""Draws sheet.svg: `python -m triptych.games.column_of_fire.art.draw`. The same source always gives the same sheet."""

from __future__ import annotations

from pathlib import Path

from triptych.core.sheets import symbol, written
from triptych.games.column_of_fire.art.cities import CITIES
from triptych.games.column_of_fire.art.emblems import EMBLEMS
from triptych.games.column_of_fire.art.ground import ground_tall, ground_wide
from triptych.games.column_of_fire.art.icons import icons
from triptych.games.column_of_fire.art.things import things

SHEET = Path(__file__).with_name("sheet.svg")


def sheet() -> str:
    """The whole sheet."""
    symbols = [ground_wide(), ground_tall()]
    symbols += [symbol(f"icon-{name}", 'viewBox="0 0 24 24" stroke-width="1.25"', drawing) for name, drawing in icons().items()]
    symbols += [symbol(f"emblem-{name}", 'viewBox="0 0 64 64" stroke-width="1.5"', drawing) for name, drawing in EMBLEMS.items()]
    symbols += [symbol(f"city-{name}", 'viewBox="0 0 256 108" stroke-width="1.5"', drawing()) for name, drawing in CITIES.items()]
    symbols += [symbol(name, box, drawing) for name, (box, drawing) in things().items()]
    return written(symbols)


if __name__ == "__main__":
    SHEET.write_text(sheet(), "utf-8")
