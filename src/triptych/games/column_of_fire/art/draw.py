"""Draws sheet.svg: `python -m triptych.games.column_of_fire.art.draw`. The same source always gives the same sheet."""

from __future__ import annotations

import re
from pathlib import Path

from triptych.games.column_of_fire.art.cities import CITIES
from triptych.games.column_of_fire.art.emblems import EMBLEMS
from triptych.games.column_of_fire.art.ground import ground_tall, ground_wide
from triptych.games.column_of_fire.art.icons import icons
from triptych.games.column_of_fire.art.things import things

SHEET = Path(__file__).with_name("sheet.svg")
ROUND = 'stroke-linejoin="round" stroke-linecap="round"'


def _symbol(name: str, box: str, drawing: str) -> str:
    return f'<symbol id="{name}" {box} {ROUND}>{drawing}</symbol>'


def _shorter(text: str) -> str:
    """Numbers without needless zeros."""
    return re.sub(r"(\.\d*?[1-9])0+(?=[^\d])|\.0+(?=[^\d])", r"\1", text)


def sheet() -> str:
    """The whole sheet."""
    symbols = [ground_wide(), ground_tall()]
    symbols += [_symbol(f"icon-{name}", 'viewBox="0 0 24 24" stroke-width="1.25"', drawing) for name, drawing in icons().items()]
    symbols += [_symbol(f"emblem-{name}", 'viewBox="0 0 64 64" stroke-width="1.5"', drawing) for name, drawing in EMBLEMS.items()]
    symbols += [_symbol(f"city-{name}", 'viewBox="0 0 256 108" stroke-width="1.5"', drawing()) for name, drawing in CITIES.items()]
    symbols += [_symbol(name, box, drawing) for name, (box, drawing) in things().items()]
    body = "\n".join(_shorter(symbol) for symbol in symbols)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{body}\n</svg>\n'


if __name__ == "__main__":
    SHEET.write_text(sheet(), "utf-8")
