"""The engine and the referee play the same random games of Sola Fide side by side: same questions, same lots, same tables, same winners."""

from __future__ import annotations

import os
import tomllib
from typing import Any

import pytest

from tests.referee.lockstep import Question, side_by_side
from tests.referee.sola_fide import RELIGIONS, SIDES, Referee
from tests.referee.sola_fide_content import random_content, to_toml
from triptych.core import registry
from triptych.core.game import Game
from triptych.core.state import CHANCE, NOBODY

GAMES = int(os.environ.get("TRIPTYCH_LOCKSTEP_GAMES", "60"))
LONGEST = 400
"""Turns after which a game of content at random, which need not come to an end, is broken off."""

SHIPPED: dict[str, Any] = tomllib.loads(registry.shipped_content("sola-fide"))


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
        table = super().table()
        for cards in table["cards"]:  # the engine sets apart whatever anybody discarded in this turn
            thrown = cards.pop("thrown")
            cards["spent"] = sorted(cards["spent"] + thrown)
            cards["discard"] = [card for card in cards["discard"] if card not in thrown]
        for circle in self.circles:  # the engine notes in the middle of an op already what will be due at its end (SF-5.1)
            if circle.face == "open" and self.whole_owner(circle) is not None:
                table["circles"][circle.id]["face"] = "due"
        return table | {"lot_seat": self.lot_seat}


def snapshot(game: Game[Any], content: dict[str, Any], s: Any) -> dict[str, Any]:
    """The engine's state in the referee's words."""
    fields: dict[str, Any] = game.layout.to_json(s.cells)
    names = {(card["side"], card["number"]): card["id"] for card in content["card"]}
    drafting = any(fields["offer"]) or any(fields["stock"])

    def cards(seat: int) -> dict[str, Any]:
        religion = fields["side"][seat]

        def pile(*which: str) -> list[str]:
            return sorted(names[religion, number] for name in which for number in fields[name][seat])

        return {
            "hand": pile("hand", "shown"),
            "deck": [] if drafting else pile("deck"),
            "kept": pile("deck") if drafting else [],
            "discard": pile("discard"),
            "spent": pile("spent"),
            "beside": pile("drawn"),
            "playing": None if fields["played"] == "-" or fields["turn"] != seat else fields["played"],
            "permanent": None if fields["permanent"][seat] == "-" else fields["permanent"][seat],
            "undealt": pile("stock"),
            "looking": pile("offer"),
            "left_out": pile("left_out"),
        }

    def territories(number: int, side: str) -> list[tuple[str, str]]:
        """The printed territories with the four kinds of marker on them."""
        printed: list[str] = list(content["circle"][number][side])
        on_catholic, on_protestant, catholic_on_neutral, protestant_on_neutral = fields["marks"][2 * number + SIDES.index(side)]
        marked = [("catholic", "protestant")] * on_catholic + [("protestant", "catholic")] * on_protestant
        marked += [("neutral", "catholic")] * catholic_on_neutral + [("neutral", "protestant")] * protestant_on_neutral
        for each, _ in marked:
            printed.remove(each)
        return sorted(marked + [(each, "") for each in printed])

    def circle(number: int) -> dict[str, Any]:
        face = fields["circle"][number]
        taken = face.startswith("seat-")
        due = content["circle"][number]["number"] in fields["due"]
        return {
            "face": "taken" if taken else "due" if due else face,
            "taker": int(face.removeprefix("seat-")) - 1 if taken else None,
            "power": fields["power"][number] if face == "open" else None,
            **{side: territories(number, side) for side in SIDES},
        }

    return {
        "religions": [side if side in RELIGIONS else "" for side in fields["side"]],
        "circles": {printed["id"]: circle(number) for number, printed in enumerate(content["circle"])},
        "disputed": None if fields["disputed"] == "-" else fields["disputed"],
        "rewards": fields["rewards"],
        "cards": [cards(seat) for seat in (0, 1)],
        "turn": None if fields["turn"] < 0 else fields["turn"],
        "turns": fields["turns"],
        "points": game.points(s),
        "over": s.actor == NOBODY,
        "lot_seat": game.lot_seat(s) if s.actor == CHANCE and game.lot_seat(s) != CHANCE else None,
    }


def lockstep(content: dict[str, Any], own: str, options: dict[str, str], seed: str) -> None:
    """Play one game on both."""
    game = registry.game("sola-fide", own_content=own, options=options)
    side_by_side(game, game.new(2), Second(content, options), seed, lambda s: snapshot(game, content, s))


@pytest.mark.parametrize("limit", ["0", "25"])
@pytest.mark.parametrize("decks", ["starter", "draft"])
@pytest.mark.parametrize("sides", ["roll", "lot", "first-catholic", "first-protestant"])
def test_lockstep(sides: str, decks: str, limit: str) -> None:
    for i in range(GAMES // 6):
        lockstep(SHIPPED, "", {"sides": sides, "decks": decks, "limit": limit}, f"lockstep {sides} {decks} {limit} {i}")


@pytest.mark.parametrize("decks", ["starter", "draft"])
def test_lockstep_with_content_at_random(decks: str) -> None:
    for i in range(GAMES // 2):
        seed = f"own {decks} {i}"
        content = random_content(SHIPPED, seed)
        lockstep(content, to_toml(content), {"sides": "lot", "decks": decks, "limit": str(LONGEST)}, seed)
