"""What is asked of the benchmarks: right, or told what is wrong with it."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable

import pytest

from benchmarks import wishes


def test_what_is_right_comes_through() -> None:
    assert wishes.game("sola-fide") == "sola-fide"
    assert wishes.bot("level-3") == "level-3"
    assert wishes.bot_and_games("search:150=2400") == ("search:150", 2400)
    assert wishes.count("7") == 7


@pytest.mark.parametrize(
    ("wish", "text", "wrong"),
    [
        (wishes.game, "chess", "no game 'chess'; there are column-of-fire"),
        (wishes.bot, "deep-blue", "no bot 'deep-blue'; there are random"),
        (wishes.bot_and_games, "deep-blue=5", "no bot 'deep-blue'"),
        (wishes.bot_and_games, "greedy", "'' is no number of games"),
        (wishes.bot_and_games, "greedy=x", "'x' is no number of games"),
        (wishes.count, "0", "'0' is no number of games"),
        (wishes.count, "-3", "'-3' is no number of games"),
    ],
)
def test_what_is_wrong_is_told(wish: Callable[[str], object], text: str, wrong: str) -> None:
    with pytest.raises(ArgumentTypeError, match=wrong):
        wish(text)
