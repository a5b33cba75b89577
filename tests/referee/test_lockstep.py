"""The engine and the referee play the same random games side by side: same questions, same lots, same tables, same winners."""

from __future__ import annotations

import os
import random
import tomllib
from typing import Any

import pytest

from tests.referee.column_of_fire import Referee
from tests.referee.column_of_fire_content import random_content, to_toml
from tests.referee.lockstep import Question, by_weight, side_by_side
from triptych.core import registry
from triptych.core.state import CHANCE, NOBODY
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import COUNTRY_WORDS, DIE_WORDS, RELIGION_WORDS, TILE_KINDS, card_at
from triptych.games.column_of_fire.game import ColumnOfFire

STYLES = ["random", "thrifty", "eager"]
GAMES = int(os.environ.get("TRIPTYCH_LOCKSTEP_GAMES", "60"))

SHIPPED: dict[str, Any] = tomllib.loads(registry.shipped_content("column-of-fire"))


def fire(own: str = "") -> ColumnOfFire:
    game = registry.game("column-of-fire", "", own)
    assert isinstance(game, ColumnOfFire)
    return game


def snapshot(game: ColumnOfFire, s: m.FireState) -> dict[str, Any]:
    """The engine's state in the referee's words."""
    c = s.cells
    n = c[m.PLAYERS]
    card = game.content.card_id

    def row(at: int, seat: int, width: int) -> list[int]:
        return c[at + seat * width : at + (seat + 1) * width]

    def tiles(at: int) -> dict[str, int]:
        return {key: c[at + kind] for kind, key in enumerate(game.content.tile_keys) if c[at + kind]}

    def dice(seat: int) -> dict[str, list[Any]]:
        out: dict[str, list[Any]] = {}
        for die in range(5):
            place = ["free", "loch", "person", "hand"][row(m.DIE_AT, seat, 5)[die]]
            if place == "person":
                place = card[row(m.DISPLAY, seat, 5)[row(m.DISPLAY_DIE, seat, 5).index(die)]]
            out[DIE_WORDS[die]] = [place, row(m.DIE_VALUE, seat, 5)[die]]
        return out

    def known(value: int) -> int | None:
        return None if value == m.EMPTY else value

    return {
        "players": n,
        "start": known(c[m.START]),
        "vp": c[m.VP : m.VP + n],
        "goods": [row(m.GOODS, seat, 4) for seat in range(n)],
        "protection": c[m.PROTECTION : m.PROTECTION + n],
        "religion": [None if c[m.RELIGION + i] < 0 else RELIGION_WORDS[c[m.RELIGION + i]] for i in range(n)],
        "faith": c[m.FAITH : m.FAITH + n],
        "disc": [known(c[m.DISC + i]) for i in range(n)],
        "loch_leven_card": [None if c[m.LOCH_CARD + i] < 0 else c[m.LOCH_CARD + i] + 1 for i in range(n)],
        "dice": [dice(seat) for seat in range(n)],
        "display": [[card[i] for i in row(m.DISPLAY, seat, 5) if i != m.EMPTY] for seat in range(n)],
        "tiles": [tiles(m.TILES + seat * TILE_KINDS) for seat in range(n)],
        "supply": tiles(m.SUPPLY),
        "used": tiles(m.USED),
        "houses": {name: [c[m.HOUSE + seat * 4 + i] for seat in range(n)] for i, name in enumerate(COUNTRY_WORDS)},
        "stones": {name: c[m.STONES + i * 3 : m.STONES + i * 3 + 3] for i, name in enumerate(COUNTRY_WORDS)},
        "top": {name: None if c[m.STACK_TOP + i] < 0 else card[c[m.STACK_TOP + i]] for i, name in enumerate(COUNTRY_WORDS)},
        "left": {
            name: sorted(card[card_at(i, bit)] for bit in range(17) if c[m.STACK_LEFT + i] >> bit & 1)
            for i, name in enumerate(COUNTRY_WORDS)
        },
        "over": s.actor == NOBODY,
        **({"year": c[m.YEAR], "half": c[m.HALF], "turn": c[m.TURN]} if c[m.TURN] != m.EMPTY else {}),
    }


class Second(Referee):
    """The referee, as the lockstep needs it."""

    def question(self) -> Question:
        if self.seat == CHANCE:
            return Question({}, self.options)
        return Question({} if self.seat is None else {self.seat: set(self.options)}, {})

    def answer(self, seat: int, text: str) -> None:
        assert seat == self.seat
        self.play(text)

    def table(self) -> dict[str, Any]:
        return self.snapshot()


def lockstep(game: ColumnOfFire, players: int, seed: str, style: str) -> list[int]:
    """Play one game on both; returns the points."""
    engine = game.new(players)
    side_by_side(
        game,
        engine,
        Second(players, tomllib.loads(game.content_text)),
        seed,
        lambda s: snapshot(game, s),
        lambda rng, offered: choose(rng, offered, style),
    )
    return game.points(engine)


def choose(rng: random.Random, offered: dict[str, int], style: str) -> str:
    """A move; a thrifty player keeps his VP and sells, so that games of his end by 50 VP too; an eager one looks for windows."""
    words = list(offered)
    if style == "eager" and rng.random() < 0.5:
        lively = [word for word in words if word.startswith(("tile ", "ransom ", "place ", "step")) or word in ("gain tile", "gain vp")]
        if lively:
            return rng.choice(lively)
    if style == "thrifty" and rng.random() < 0.9:
        selling = [word for word in words if word.split()[0] in ("ship", "market", "captain") or word == "gain vp"]
        if selling:
            return rng.choice(selling)
        kept = [word for word in words if not word.startswith(("ransom", "tile", "no-person", "skip"))]
        if kept:
            return rng.choice(kept)
    return by_weight(rng, offered)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_lockstep(players: int, style: str) -> None:
    for i in range(GAMES * 2 // 3):
        lockstep(fire(), players, f"lockstep {style} {players} {i}", style)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lockstep_with_content_at_random(players: int) -> None:
    for i in range(GAMES // 2):
        seed = f"own {players} {i}"
        lockstep(fire(to_toml(random_content(SHIPPED, seed))), players, seed, STYLES[i % len(STYLES)])
