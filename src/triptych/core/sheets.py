"""A game's sheet of symbols: how the scripts of its `art` folder write it, and how its scenes read it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files

from triptych.core.scene import Sheet

ROUND = 'stroke-linejoin="round" stroke-linecap="round"'


def symbol(name: str, box: str, drawing: str) -> str:
    """A drawing under its name."""
    return f'<symbol id="{name}" {box} {ROUND}>{drawing}</symbol>'


def written(symbols: Iterable[str]) -> str:
    """The text of a sheet."""
    body = "\n".join(_shorter(one) for one in symbols)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{body}\n</svg>\n'


def _shorter(text: str) -> str:
    """Numbers without needless zeros."""
    return re.sub(r"(\.\d*?[1-9])0+(?=[^\d])|\.0+(?=[^\d])", r"\1", text)


@lru_cache(maxsize=8)
def read(package: str) -> Sheet:
    """The symbols and colours in the `art` folder of a game's package."""
    art = files(package).joinpath("art")
    return Sheet(art.joinpath("sheet.svg").read_text("utf-8"), art.joinpath("style.css").read_text("utf-8"))
