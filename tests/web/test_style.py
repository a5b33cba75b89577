"""What a reader must be able to read, and how much a page may weigh."""

from __future__ import annotations

import gzip
import re

import pytest

from tests.web.files import STATIC, imports
from triptych.server.light import sent

AA = 4.5
AA_LARGE = 3.0


def tokens(theme: int) -> dict[str, str]:
    """The colours of the page: 0 by day, 1 by candle light."""
    text = (STATIC / "page.css").read_text("utf-8")
    return {name: pair[theme] for name, *pair in re.findall(r"--p-([a-z]+): light-dark\((#\w{6}), (#\w{6})\)", text)}


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [0, 1])
def test_words_can_be_read_on_every_ground(theme: int) -> None:
    colours = tokens(theme)
    for ground in ("ground", "paper", "tint"):
        for ink in ("ink", "dim", "gold", "warn"):
            assert contrast(colours[ink], colours[ground]) >= AA, (ink, ground)


@pytest.mark.parametrize("theme", [0, 1])
def test_lines_that_mean_something_can_be_seen(theme: int) -> None:
    colours = tokens(theme)
    assert contrast(colours["leaf"], colours["paper"]) >= 2.5  # beside a change of ground or weight, never alone
    assert contrast(colours["dim"], colours["paper"]) >= AA_LARGE


def test_no_name_of_ours_can_be_taken_by_a_games_art() -> None:
    """Games bring style sheets of their own onto the table page; ours keep to names that begin with p-, or are set where they are used."""
    for file in STATIC.glob("*.css"):
        named = set(re.findall(r"(--[a-z-]+):", file.read_text("utf-8")))
        assert {name for name in named if not name.startswith("--p-")} <= {"--bar", "--serif", "--seat", "--wall", "--o", "--gilt"}


def test_style_sheets_fetch_nothing() -> None:
    for file in STATIC.glob("*.css"):
        text = file.read_text("utf-8")
        assert "@import" not in text
        assert all(url.startswith("data:image/svg+xml,") for url in re.findall(r"url\([\"']?([^\"')]+)", text)), file.name


def weight(names: set[str]) -> int:
    """Of files as they are sent."""
    return sum(len(gzip.compress(sent(STATIC / name).body)) for name in names)


def test_the_table_page_is_light() -> None:
    scripts = imports("table.js") | imports("page.js") | {"table.js", "page.js", "theme.js"}
    assert weight(scripts) < 38_500
    styles = {"page.css", "table.css", "thinking.css", "following.css", "friends.css", "pause.css"}
    assert weight(styles) < 13_500
