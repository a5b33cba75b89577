"""Who sits where."""

from __future__ import annotations

import pytest

from tests.cli.conftest import GAME
from triptych.bots import roster
from triptych.cli.seats import Seat, of_names, parse, shown_names
from triptych.core import registry
from triptych.core.errors import TriptychError
from triptych.core.words import LANGUAGES
from triptych.server.speech import page_words


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("me,greedy,random", ["Guest", "Greedy", "Random"]),
        ("me:Ann, greedy ,greedy", ["Ann", "Greedy-2", "Greedy-3"]),
        ("me,me,random", ["Guest-1", "Guest-2", "Random"]),
        ("random,me,me:Ben,me", ["Random", "Guest-2", "Ben", "Guest-4"]),
        ("me,level-1,level-5", ["Guest", "Novice", "Master builder"]),
        ("me:level-9,level-3,level-3", ["Level-9", "Journeyman-2", "Journeyman-3"]),
    ],
)
def test_names_are_told_apart(text: str, shown: list[str]) -> None:
    assert shown_names(parse(text, registry.game(GAME))) == shown


def test_a_name_in_a_record_cannot_paint_the_screen() -> None:
    assert shown_names(of_names(["\x1b[31mann", "greedy", "b" * 300])) == [" [31mann", "Greedy", "B" + "b" * 38 + "…"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_gave_no_name_is_a_guest_as_at_a_table(language: str) -> None:
    guest = page_words(language).say("guest-name")
    assert shown_names([Seat("me", True), Seat("Me", True), Seat("me-and-you", True)], language) == [guest, "Me", "Me-and-you"]
    assert shown_names([Seat("me-1", True), Seat("me-2", True), Seat("Guest", True)], language)[:2] == [f"{guest}-1", f"{guest}-2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_are_called_as_at_a_table(language: str) -> None:
    bots = [Seat(name, False) for name in roster.names() if name.startswith("level-")]
    assert shown_names(bots, language) == [page_words(language).say("bot-name", bot=bot.name) for bot in bots]


def test_a_record_knows_its_bots_by_name() -> None:
    assert of_names(["Ann", "greedy@1", "me"]) == [Seat("Ann", True), Seat("greedy@1", False), Seat("me", True)]
    game = registry.game(GAME)
    for name in [*roster.names(), "search:20", "rollout:3", "flat:1000000"]:
        seats = parse(f"me,{name}", game)
        assert of_names([seat.name for seat in seats]) == seats, "taken up as it was begun"
        with pytest.raises(TriptychError, match="bot"):
            parse(f"me:{name},greedy", game)
    assert of_names(["search:0", "search:x", "chess:5"]) == [Seat("search:0", True), Seat("search:x", True), Seat("chess:5", True)]
