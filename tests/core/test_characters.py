"""Characters on a terminal: no line is wider than it should be, and nothing is broken where it belongs together."""

from __future__ import annotations

from triptych.core.characters import beside, cut, flow, line_width, plain, sentence, wide
from triptych.core.words import Span


def texts(lines: list[list[Span]]) -> list[str]:
    return ["".join(span.text for span in line) for line in lines]


def test_texts_are_cut_by_columns() -> None:
    assert cut("Catherine", 9) == "Catherine"
    assert cut("Catherine", 8) == "Catheri…"
    assert cut("王小明", 6) == "王小明"
    assert cut("王小明", 5) == "王小…"
    assert cut("王小明", 4) == "王…"
    assert cut("anything", 0) == ""
    assert wide("e\u0301") == 1


def test_a_name_from_outside_cannot_move_the_cursor() -> None:
    assert plain("two\nlines\x07") == "two lines "
    assert plain("\x1b[31mAnn\u202eneB") == " [31mAnn neB"


def test_a_text_is_not_broken_at_a_no_break_space() -> None:
    lines = sentence("Conflit en Espagne\u00a0: il est évité", 19, [], 0)
    assert texts(lines) == ["Conflit en", "Espagne\u00a0: il est", "évité"]


def test_items_flow_behind_their_head() -> None:
    lines = flow([[Span("one")], [Span("two")], [Span("three")]], 10, [Span("a:")], 3)
    assert texts(lines) == ["a: one", "   two", "   three"]
    assert all(line_width(line) <= 4 for line in flow([[Span("a long one")]], 4, [], 0))


def test_blocks_stand_beside_each_other() -> None:
    assert texts(beside([[[Span("a")], [Span("b")]], [[Span("c")]]], [3, 3], 1)) == ["a   c", "b"]
