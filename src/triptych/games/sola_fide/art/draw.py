"""Draws sheet.svg: `python -m triptych.games.sola_fide.art.draw`. The same source always gives the same sheet."""

from __future__ import annotations

import re
from pathlib import Path

from triptych.games.sola_fide.art.emblems import EMBLEMS
from triptych.games.sola_fide.art.ground import grounds
from triptych.games.sola_fide.art.icons import icons
from triptych.games.sola_fide.art.things import things
from triptych.games.sola_fide.layout import SMALL_SHEET, TALL_SHEET, WIDE_SHEET

SHEET = Path(__file__).with_name("sheet.svg")
ROUND = 'stroke-linejoin="round" stroke-linecap="round"'


def _symbol(name: str, box: str, drawing: str) -> str:
    return f'<symbol id="{name}" {box} {ROUND}>{drawing}</symbol>'


def _shorter(text: str) -> str:
    """Numbers without needless zeros."""
    return re.sub(r"(\.\d*?[1-9])0+(?=[^\d])|\.0+(?=[^\d])", r"\1", text)


def sheet() -> str:
    """The whole sheet."""
    symbols = grounds()
    symbols += [_symbol(f"icon-{name}", 'viewBox="0 0 24 24" stroke-width="1.4"', drawing) for name, drawing in icons().items()]
    symbols += [_symbol(f"emblem-{name}", 'viewBox="0 0 64 64" stroke-width="1.7"', drawing) for name, drawing in EMBLEMS.items()]
    symbols += [_symbol(name, box, drawing) for name, (box, drawing) in things(WIDE_SHEET, TALL_SHEET, SMALL_SHEET).items()]
    body = "\n".join(_shorter(symbol) for symbol in symbols)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{body}\n</svg>\n'


if __name__ == "__main__":
    SHEET.write_text(sheet(), "utf-8")
