"""The engine and the referee play the same random games of World Without End side by side: same questions, lots, tables and winners."""

from __future__ import annotations

import os
import random
import tomllib
from typing import Any

import pytest

from tests.referee.lockstep import Question, side_by_side
from tests.referee.world_without_end import Referee
from tests.referee.world_without_end_content import random_content, to_toml
from triptych.core import registry
from triptych.core.game import Game
from triptych.core.state import CHANCE, NOBODY

GAMES = int(os.environ.get("TRIPTYCH_LOCKSTEP_GAMES", "60"))

SHIPPED: dict[str, Any] = tomllib.loads(registry.shipped_content("world-without-end"))


class Second(Referee):
    """The referee, as the lockstep needs it."""

    def question(self) -> Question:
        return Question({seat: set(ways) for seat, ways in self.asked.items()}, self.lots)

    def answer(self, seat: int, text: str) -> None:
        if seat == CHANCE:
            self.fall(text)
        else:
            self.play(seat, text)

    def table(self) -> dict[str, Any]:
        return super().table() | {"lot_seat": self.lot_seat}


def snapshot(game: Game[Any], content: dict[str, Any], s: Any) -> dict[str, Any]:
    """The engine's state in the referee's words."""
    fields: dict[str, Any] = game.layout.to_json(s.cells)
    supplied = ["stone", "wood", "grain", "piety", "wool", "cloth", "loyalty", "knowledge"]
    held = [*supplied, "money"]
    cards = [action["id"] for action in content["action"]]
    seats = range(fields["players"])
    over = s.actor == NOBODY

    def members(bits: int, words: list[Any]) -> list[Any]:
        return [word for i, word in enumerate(words) if bits >> i & 1]

    def known(word: str) -> str | None:
        return None if word == "-" else word

    def seat(n: int) -> dict[str, Any]:
        def pile(name: str) -> list[str]:
            return sorted(cards[number - 1] for number in fields[name][n])

        return {
            "vp": fields["vp"][n],
            "has": dict(zip(held, fields["have"][n], strict=True)),
            "sites": [site + 1 for site, owner in enumerate(fields["site"]) if owner == n],
            "houses_left": fields["houses_left"][n],
            "seals_left": fields["seals_left"][n],
            "hand": pile("hand"),
            "face_up": pile("face_up"),
            "face_down": pile("face_down"),
            "top": known(fields["last"][n]),
            "last_played": known(fields["last_played"][n]),
            "penalties": sorted(members(fields["penalties"][n], ["penance", "begging", "court"])),
            "laid": bool(fields["skips"] >> n & 1),
            "exchanged": sorted(members(fields["exchanged"][n], [*fields["edge"], fields["event"]])),
        }

    def project(n: int) -> dict[str, Any]:
        return {
            "state": {"-": "away", "in-play": "open", "finished": "finished"}[fields["project"][n]],
            "stone": fields["stones"][n],
            "wood": fields["woods"][n],
            "seals": members(fields["seals"][n], list(seats)),
            "covered": bool(fields["covered_projects"] >> n & 1),
        }

    def place(tile: int) -> str | int:
        return {0: "down", 6: "gone"}.get(tile, tile)

    metal = 1 - ("finished" in [state for state, printed in zip(fields["project"], content["project"], strict=True) if printed["metal"]])
    left = members(fields["events_left"], [event["id"] for event in content["event"]])
    return {
        "seats": [seat(n) for n in seats],
        "supply": dict(zip(supplied, fields["supply"], strict=True)) | {"metal": metal},
        "projects": {printed["id"]: project(n) for n, printed in enumerate(content["project"])},
        "only": None if fields["only_project"] < 0 else content["project"][fields["only_project"]]["id"],
        "favour": content["favour"][fields["favour"]]["id"],
        "covered_favours": sorted(members(fields["covered_favours"], [favour["id"] for favour in content["favour"]])),
        "covered_goods": sorted(members(fields["covered_market"], ["wool", "cloth"])),
        "event": known(fields["event"]),
        "drawn": sorted(event["id"] for event in content["event"] if event["chapter"] == fields["chapter"] and event["id"] not in left),
        "edge": [event for event in fields["edge"] if event != "-"],
        "places": {n + 1: place(tile) for n, tile in enumerate(fields["places"])},
        "tiles": sorted(value + 1 for value, n in enumerate(fields["tiles_left"]) for _ in range(n)),
        "dues": dict(zip(["piety", "grain", "money"], fields["dues"], strict=True)),
        "chapter": fields["chapter"],
        "round": fields["round"],
        "active": None if fields["active"] < 0 else fields["active"],
        "points": [2 * points for points in game.points(s)],
        "over": over,
        "lot_seat": game.lot_seat(s) if s.actor == CHANCE and game.lot_seat(s) != CHANCE else None,
    }


def lockstep(content: dict[str, Any], own: str, players: int, options: dict[str, str], seed: str) -> None:
    """Play one game on both."""
    game = registry.game("world-without-end", own_content=own, options=options)
    side_by_side(game, game.new(players), Second(content, players, options), seed, lambda s: snapshot(game, content, s))


@pytest.mark.parametrize("first_game", ["no", "yes"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_lockstep(players: int, first_game: str) -> None:
    for i in range(GAMES // 4):
        lockstep(SHIPPED, "", players, {"first-game": first_game}, f"lockstep {players} {first_game} {i}")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lockstep_with_content_at_random(players: int) -> None:
    for i in range(GAMES // 2):
        seed = f"own {players} {i}"
        content = random_content(SHIPPED, seed)
        lockstep(content, to_toml(content), players, {"first-game": random.Random(seed).choice(["no", "yes"])}, seed)
