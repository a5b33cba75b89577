"""Content files for Sola Fide that nobody would print: the shipped names, with rules at random from all the head of content.toml allows.

Some lean to one side, to come often where the rules are finest: ops so wide that several circles fall due by one and takeovers nest,
takeovers that lead to takeovers, Catholic cards that are nearly all military, hands that hold a whole deck.
"""

from __future__ import annotations

import copy
import json
import random
from typing import Any

Op = dict[str, Any]

SIDES = ["nobility", "commons", "dominant", "subordinate", "either"]
SPACES = ["N2", "N1", "C1", "C2"]
PRINTS = ["neutral", "catholic", "protestant"]
CIRCLE_OPS = ["convert", "move", "dispute", "remove_markers"]
HAND_OPS = ["draw", "draw_keep", "discard", "opponent_discards", "recover"]
FREE_OPS = ["cost", "per_discard"]


class Author:
    """Writes rules at random."""

    def __init__(self, rng: random.Random, circles: list[str]) -> None:
        self.rng = rng
        self.circles = circles
        self.wide = rng.random() < 0.5
        self.chaining = rng.random() < 0.2
        self.hoarding = rng.random() < 0.25
        self.military = 0.8 if rng.random() < 0.3 else 0.3

    def content(self, shipped: dict[str, Any]) -> dict[str, Any]:
        """The shipped content with other circles, other effects and other permanent cards."""
        made = copy.deepcopy(shipped)
        for circle in made["circle"]:
            circle["start"] = self.rng.choice(SPACES)
            for side in ("nobility", "commons"):
                circle[side] = self.territories(len(circle[side]))
        for card in made["card"]:
            for key in ("effects", "choice", "permanent"):
                card.pop(key, None)
            card.update(self.card())
            if card["side"] == "catholic":
                card["military"] = self.rng.random() < self.military
        for card in made["foreign"]:
            card["effects"] = self.ops(self.rng.randint(1, 3))
        for entry in made["military"]:
            entry["effects"] = self.ops(self.rng.randint(0, 2))
        return made

    def territories(self, size: int) -> list[str]:
        """At least one of each religion, so that a circle fresh from the print is never whole."""
        prints = ["catholic", "protestant", *self.rng.choices(PRINTS, k=size - 2)]
        self.rng.shuffle(prints)
        return prints

    def card(self) -> dict[str, Any]:
        kind = self.rng.choice(["effects", "effects", "choice", "permanent", "both", *["both"] * 2 * (self.hoarding or self.chaining)])
        says: dict[str, Any] = {}
        if kind == "choice":
            says["choice"] = [self.ops(self.rng.randint(0, 3)) for _ in range(self.rng.randint(2, 4))]
        if kind in ("effects", "both"):
            says["effects"] = self.ops(self.rng.choice([0, 1, 2, 2, 3, 3, 4, 4, 8]))
        if kind in ("permanent", "both"):
            says["permanent"] = self.permanent()
        return says

    def permanent(self) -> dict[str, Any]:
        """One of the six kinds."""
        side = self.rng.choice(SIDES[:2])
        then = self.ops(self.rng.randint(0, 3), same=False)
        if self.chaining:
            then.insert(0, {"op": "move", "toward": "either", "n": 3, "circles": 10})
        kind = self.rng.choice([0, 1, 2, 3, 4, 5, 6, *[2] * 3 * self.wide, *[2] * 20 * self.chaining, *[3] * 20 * self.hoarding])
        if kind == 0:
            return {"when": "you_convert", "side": side, "then": then}
        if kind == 1:
            return {"when": "you_draw_for_turn", "then": then}
        if kind == 2:
            return {"when": "you_take_circle", "then": then}
        if kind == 3:
            return {"hand_limit": 15 if self.hoarding else self.rng.choice([0, 1, 3, 4, 7, 15])}
        if kind == 4:
            return {"extra": "convert", "side": side}
        if kind == 5:
            return {"opponent_cannot": "move", "where": "disputed"}
        return {"opponent_cannot": "convert", "where": "disputed", **({"side": side} if self.rng.random() < 0.7 else {})}

    def ops(self, count: int, *, same: bool = True) -> list[Op]:
        """A list of ops; with `same` one may speak of the circle chosen before it."""
        ops: list[Op] = []
        single = False  # has the last op that names a circle chosen a single one?
        for _ in range(count):
            leaning = ["draw", "recover"] * 4 * self.hoarding + ["convert"] * 30 * self.chaining
            name = self.rng.choice(CIRCLE_OPS * 3 + HAND_OPS + FREE_OPS + leaning)
            say_same = same and single and self.rng.random() < 0.6
            if name in CIRCLE_OPS:
                op = self.circle_op(name, say_same)
                single = op.get("circles", 1) == 1
            elif name == "per_discard":
                op = {"op": name, "effect": self.circle_op(self.rng.choice(["convert", "move"]), False)}
                op["effect"].pop("circles", None)
                if self.rng.random() < 0.5:
                    op["max"] = self.rng.randint(1, 3)
                single = False
            else:
                op = self.hand_op(name)
            ops.append(op)
        return ops

    def circle_op(self, name: str, say_same: bool) -> Op:
        """An op that names a circle."""
        op: Op = {"op": name}
        if name == "convert":
            op["side"] = self.rng.choice([*SIDES, "both"])
            op["n"] = self.rng.choice([3, 4, 9] if self.wide else [1, 1, 2, 2, 3, 4, 9])
            if self.rng.random() < 0.2:
                op["neutral"] = True
                op["n"] = self.rng.choice([1, 2, "all"])
        elif name == "move":
            op["toward"] = self.rng.choice(SIDES)
            op["n"] = self.rng.choice([1, 1, 2, 2, 3, 9])
        elif name == "remove_markers":
            op["side"] = self.rng.choice(SIDES)
        where = "same" if say_same else self.where()
        if name == "dispute" and where == "disputed":  # the marker lies there already: no content may say so
            where = "any"
        if where != "any" or self.rng.random() < 0.5:
            op["where"] = where
        if name in ("convert", "move") and self.rng.random() < (0.6 if self.wide else 0.3):
            op["circles"] = self.rng.choice([1, 2, 2, 3, 10])
        return op

    def where(self) -> str | list[str]:
        kind = self.rng.random()
        if kind < 0.6:
            return "any"
        if kind < 0.75:
            return "disputed"
        return self.rng.sample(self.circles, self.rng.randint(1, 4))

    def hand_op(self, name: str) -> Op:
        """An op about cards in hand."""
        n = self.rng.choice([1, 1, 1, 2, 2, 3, 9])
        if name == "cost":
            return {"op": name, "discard": n}
        if name == "draw_keep":
            return {"op": name, "n": n, "keep": self.rng.randint(0, n)}
        if name == "opponent_discards":
            return {"op": name, "n": n, "random": self.rng.random() < 0.5}
        return {"op": name, "n": n}


def random_content(shipped: dict[str, Any], seed: str) -> dict[str, Any]:
    """Content of this seed."""
    return Author(random.Random(seed), [circle["id"] for circle in shipped["circle"]]).content(shipped)


def to_toml(content: dict[str, Any]) -> str:
    """Tables of a content file as TOML: every top-level key is a list of tables."""
    lines: list[str] = []
    for name, tables in content.items():
        for table in tables:
            lines += [f"[[{name}]]", *(f"{key} = {value_text(value)}" for key, value in table.items()), ""]
    return "\n".join(lines)


def value_text(value: Any) -> str:
    """A TOML value on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {value_text(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(value_text(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)
