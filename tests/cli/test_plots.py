"""Plots: round numbers at the axes, everything inside, texts escaped."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.playing import examples
from triptych.cli.plots import Bar, Point, bars, curve, scale


@pytest.mark.parametrize(
    ("low", "high", "ticks"), [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (8, 41, [0, 10, 20, 30, 40, 50]), (-1.0, 16.5, [-5, 0, 5, 10, 15, 20])]
)
def test_a_scale_has_round_numbers(low: float, high: float, ticks: list[float]) -> None:
    assert scale(low, high) == pytest.approx(ticks)


@examples(100)
@given(st.floats(-1000, 1000), st.floats(0, 1000))
def test_a_scale_holds_what_it_is_for(low: float, span: float) -> None:
    ticks = scale(low, low + span)
    assert ticks[0] <= low + 1e-6
    assert ticks[-1] >= low + span - 1e-6
    assert 2 <= len(ticks) <= 8


def test_bars_are_where_their_numbers_are() -> None:
    drawn = ElementTree.fromstring(bars([Bar("<a>", 30, 20, 40, "a & b"), Bar("b", 10, 0, 20, "b")], lambda value: f"{value:.0f}"))
    texts = [text.text for text in drawn.iter("text")]
    assert "<a>" in texts
    assert "40" in texts
    first, second = drawn.iter("circle")
    assert float(first.attrib["cx"]) > float(second.attrib["cx"])
    interval = [line for line in drawn.iter("line") if line.get("class") == "interval"]
    assert float(interval[0].attrib["x1"]) == pytest.approx(float(interval[1].attrib["x2"]))
    assert drawn.get("aria-label") == "a & b; b"


def test_a_curve_ends_at_its_last_point() -> None:
    points = [Point(2, 1.0, 0.3, 1.0), Point(10, 0.5, 0.4, 0.6)]
    drawn = ElementTree.fromstring(curve(points, 0.5, "so it came", lambda value: f"{value:.0%}"))
    line = drawn.find("polyline")
    dot = drawn.find("circle")
    reference = next(one for one in drawn.iter("line") if one.get("class") == "reference")
    assert line is not None
    assert dot is not None
    assert line.attrib["points"].split()[-1] == f"{dot.attrib['cx']},{dot.attrib['cy']}"
    assert dot.attrib["cy"] == reference.attrib["y1"]
