"""Draws sheet.svg: `python -m triptych.games.sola_fide.art.draw`. The same source always gives the same sheet."""

from __future__ import annotations

from pathlib import Path

from triptych.core.sheets import symbol, written
from triptych.games.sola_fide.art.emblems import EMBLEMS
from triptych.games.sola_fide.art.ground import grounds
from triptych.games.sola_fide.art.icons import icons
from triptych.games.sola_fide.art.things import things
from triptych.games.sola_fide.layout import SMALL_SHEET, TALL_SHEET, WIDE_SHEET

SHEET = Path(__file__).with_name("sheet.svg")


def sheet() -> str:
    """The whole sheet."""
    symbols = grounds()
    symbols += [symbol(f"icon-{name}", 'viewBox="0 0 24 24" stroke-width="1.4"', drawing) for name, drawing in icons().items()]
    symbols += [symbol(f"emblem-{name}", 'viewBox="0 0 64 64" stroke-width="1.7"', drawing) for name, drawing in EMBLEMS.items()]
    symbols += [symbol(name, box, drawing) for name, (box, drawing) in things(WIDE_SHEET, TALL_SHEET, SMALL_SHEET).items()]
    return written(symbols)


if __name__ == "__main__":
    SHEET.write_text(sheet(), "utf-8")
