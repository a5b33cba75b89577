"""The players' colours, and what is lit, told apart by eyes of every kind."""

from __future__ import annotations

import re

import pytest

from tests.web.colours import SIGHT, apart, nearest
from tests.web.files import STATIC
from tests.web.test_style import contrast, tokens
from triptych.core import registry
from triptych.server.pages import art

DISTINCT = 30  # CIE Lab: the palette for every eye
USUAL = 15  # the usual one, in which a sign has to help
LIT = 20  # what is lit, from what is not
NAMES = ("yellow", "blue", "green", "red")

every_sight = pytest.mark.parametrize("sight", SIGHT)


def palette(name: str) -> list[str]:
    """The four colours of the page under this choice, in the order of the seats."""
    text = (STATIC / "page.css").read_text("utf-8")
    block = text if name == "usual" else next(found for found in re.findall(r':root\[data-palette="(\w+)"\] \{([^}]*)\}', text))[1]
    return [re.findall(rf"--p-{colour}: (#\w{{6}})", block)[0] for colour in NAMES]


def test_helpers_know_what_is_known() -> None:
    """Black and white are 100 apart to everybody; red and green of one lightness meet where red is not seen, blue stays far from yellow."""
    assert round(apart("#000000", "#ffffff", "tritanopia")) == 100
    assert apart("#c23b2e", "#3d8b48", "deuteranopia") < apart("#c23b2e", "#3d8b48", "usual") / 4
    assert apart("#e0b416", "#4f9ed9", "deuteranopia") > 60


@every_sight
def test_the_distinct_palette_is_told_apart(sight: str) -> None:
    assert nearest(palette("distinct"), sight) >= DISTINCT


@every_sight
def test_the_usual_palette_is_not_without_hope(sight: str) -> None:
    """It is that of the boxes; each colour has its sign with it."""
    assert nearest(palette("usual"), sight) >= USUAL
    assert nearest(palette("distinct"), sight) >= nearest(palette("usual"), sight) - 5


@every_sight
@pytest.mark.parametrize("theme", [0, 1])
def test_gold_is_told_from_what_lies_under_it(sight: str, theme: int) -> None:
    """The gold of the page on its grounds, and the gold that rings what can be chosen on a board."""
    colours = tokens(theme)
    assert apart(colours["leaf"], colours["paper"], sight) >= LIT
    ring = re.findall(r"--gilt: light-dark\((#\w{6}), (#\w{6})\)", (STATIC / "table.css").read_text("utf-8"))[0][theme]
    for game in registry.names():
        ground = re.findall(r"--f-ground: (#\w{6})|--f-paper: (#\w{6})", art(game, "style.css"))
        grounds = [one or other for one, other in ground]
        half = len(grounds) // 3  # by day, by candle light, and that again for the system's wish
        assert grounds
        assert all(apart(ring, colour, sight) >= LIT for colour in grounds[theme * half : (theme + 1) * half]), game


@pytest.mark.parametrize("name", ["usual", "distinct"])
def test_signs_can_be_read_on_their_colours(name: str) -> None:
    style = art("column-of-fire", "style.css")
    for number, colour in enumerate(palette(name), 1):
        sign = re.findall(rf"--f-sign-{number}: (#\w{{6}})", style)[0]
        assert contrast(sign, colour) >= 3, (colour, sign)


@pytest.mark.parametrize("game", registry.names())
def test_boards_take_the_colours_that_were_chosen(game: str) -> None:
    style = art(game, "style.css")
    seats = max(registry.game(game).player_counts)
    chosen = re.findall(r':root\[data-palette="distinct"\] \{([^}]*)\}', style)[0]
    assert re.findall(r"--f-player-(\d): var\(--p-(\w+)\)", chosen) == [(str(n + 1), NAMES[n]) for n in range(seats)]
