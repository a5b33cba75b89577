"""Who sits where."""

from __future__ import annotations

import pytest

from tests.cli.conftest import GAME
from triptych.cli.seats import Seat, of_names, parse, shown_names
from triptych.core import registry


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("me,greedy,random", ["Me", "Greedy", "Random"]),
        ("me:Ann, greedy ,greedy", ["Ann", "Greedy-2", "Greedy-3"]),
        ("me,me,random", ["Me-1", "Me-2", "Random"]),
        ("random,me,me:Ben,me", ["Random", "Me-2", "Ben", "Me-4"]),
    ],
)
def test_names_are_told_apart(text: str, shown: list[str]) -> None:
    assert shown_names(parse(text, registry.game(GAME))) == shown


def test_a_record_knows_its_bots_by_name() -> None:
    assert of_names(["Ann", "greedy@1", "me"]) == [Seat("Ann", True), Seat("greedy@1", False), Seat("me", True)]
