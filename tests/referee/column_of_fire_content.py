"""Content files for A Column of Fire nobody would print: the shipped cards, all else at random, as the head of content.toml allows."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from typing import Any

from tests.referee import world_without_end_content

COUNTRIES = ["england", "france", "netherlands", "spain"]
COLOURS = ["white", "blue", "orange", "brown"]
GOODS = ["book", "ore", "cloth", "wine"]
STONES = ["stone:catholic", "stone:protestant", "stone:either", "neutral_stone"]
ON_CARDS = [*(f"good:{good}" for good in GOODS), "protection", "captain", *STONES, "turn_die", "remove_person"]
OFTEN = ["advantage", "advantage", "vp:1", "vp:2", "vp:3", "step_on", "step_on", "take_die"]  # what opens windows in the middle of a turn
ON_TRACK = ["any_good", *(f"market:{good}" for good in GOODS)]


class Author:
    """Writes rules at random."""

    def __init__(self, rng: random.Random, shipped: dict[str, Any]) -> None:
        self.rng = rng
        self.shipped = shipped

    def content(self) -> dict[str, Any]:
        """The shipped content with another track, other tiles, other actions and stones of persons, other events."""
        made = copy.deepcopy(self.shipped)
        made["track"] = self.track()
        made["advantage_tiles"] = self.tiles()
        for person in made["person"]:
            person["stone"] = self.rng.choice(["catholic", "protestant", "neutral"])
            both = [self.rng.choice(ON_CARDS), self.rng.choice(OFTEN)]
            person["actions"] = both if self.rng.random() < 0.3 else [self.action(ON_CARDS)]
        for event in made["event"]:
            if event["effect"] not in ("loch_leven", "religion_die_vp"):
                event["who"] = self.rng.choice(["all", "catholic", "protestant", f"house:{event['country']}"])
                event["effect"] = self.rng.choice(["lose_vp:1", "lose_vp:3", "lose_good:1", "lose_good:2", "lower_die", "house_down"])
                if event["effect"] == "house_down":
                    event["who"] = f"house:{event['country']}"
        return made

    def action(self, words: list[str]) -> str:
        return self.rng.choice(OFTEN if self.rng.random() < 0.4 else words)

    def tiles(self) -> dict[str, int]:
        """As many as are shipped, of some of the kinds."""
        shipped: dict[str, int] = self.shipped["advantage_tiles"]
        kinds = self.rng.sample(sorted(shipped), self.rng.randint(3, len(shipped)))
        return dict(Counter(kinds + self.rng.choices(kinds, k=sum(shipped.values()) - len(kinds))))

    def track(self) -> list[dict[str, str]]:
        """Ships on purple, all else anywhere; often so short a ring that a die leads to one space or to none."""
        spaces = [{"colour": "purple", "action": f"ship:{country}"} for country in COUNTRIES]
        colours = [*COLOURS, *self.rng.choices(COLOURS, k=self.rng.choice([0, 1, 3, 12]))]
        spaces += [{"colour": colour, "action": self.action([*ON_CARDS, *ON_TRACK])} for colour in colours]
        self.rng.shuffle(spaces)
        return spaces


def random_content(shipped: dict[str, Any], seed: str) -> dict[str, Any]:
    """Content of this seed."""
    return Author(random.Random(seed), shipped).content()


def to_toml(content: dict[str, Any]) -> str:
    """A content file as TOML; the names of tiles have signs in them that want quoting."""
    quoted = {json.dumps(tile): n for tile, n in content["advantage_tiles"].items()}
    return world_without_end_content.to_toml({**content, "advantage_tiles": quoted})
