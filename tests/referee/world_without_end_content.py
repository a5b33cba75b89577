"""Content files for World Without End nobody would print: the shipped names, all else at random, as the head of content.toml allows."""

from __future__ import annotations

import copy
import random
from typing import Any

from tests.referee.sola_fide_content import value_text

Op = dict[str, Any]
Bundle = dict[str, int]

THINGS = ["stone", "wood", "grain", "piety", "wool", "cloth", "loyalty", "knowledge", "money", "vp"]
HELD = THINGS[:9]
GIVEN_UP = [thing for thing in THINGS if thing != "knowledge"]
GRANTS = ["treat", "free_house", "favour"]
COUNTS = [*THINGS, "house", "sick"]
CORNERS = ["stone", "wood", "grain", "piety", "wool", "loyalty", "knowledge", "money1", "money2", "vp"]
GOODS = ["wool", "cloth"]
MOST_PERMANENT = 3
IMMEDIATE = ["gain", "lose", "exchange", "score", "project", "fill", "cover", "uncover", "dues", "skip_action", "house_back"]
PERMANENT = ["exchange", "price", "forbid", "modify", "useless", "random_discard"]


class Author:
    """Writes rules at random."""

    def __init__(self, rng: random.Random, shipped: dict[str, Any]) -> None:
        self.rng = rng
        self.shipped = shipped
        self.actions = [action["id"] for action in shipped["action"]]
        self.favours = [favour["id"] for favour in shipped["favour"]]
        self.projects = [project["id"] for project in shipped["project"]]

    def content(self) -> dict[str, Any]:
        """The shipped content with other numbers, other bundles and other events."""
        made = copy.deepcopy(self.shipped)
        for supply in made["supply"]:
            if supply["id"] != "metal":
                supply["n"] = self.rng.choice([1, 3, 8, supply["n"], supply["n"], 99])
        made["market"].update({good: self.rng.randint(0, 5) for good in GOODS})
        for favour in made["favour"]:
            for key in ("needs", "get", "per", "vp", "pay"):
                favour.pop(key, None)
            favour.update(self.favour())
        for project in made["project"]:
            project["stone"], project["wood"] = self.rng.randint(1, 4), self.rng.randint(1, 3)
            project["donors"] = self.bundle([*THINGS, *GRANTS], 0, 3)
        self.sites(made["site"])
        for place in made["place"]:
            place["bonus"] = self.bundle([*THINGS, "free_house", "favour"], 0, 2)
        made["plague"]["tiles"] = [self.rng.choice([1, 1, 2, 2, 3, 4, 5]) for _ in range(11)]
        made["tax_die"]["faces"] = [self.rng.randint(0, 6) for _ in range(6)]
        made["start"].update(
            bundle={thing: self.rng.choice([1, 1, 2, 3, 20]) for thing in self.rng.sample(THINGS, self.rng.randint(0, 6))},
            houses=self.rng.randint(1, 7),
            seals=self.rng.randint(1, 7),
            favour_stone=self.rng.choice(self.favours),
            market_covered=self.rng.sample(GOODS, self.rng.randint(0, 2)),
        )
        for chapter in (1, 2, 3, 4):
            self.events([event for event in made["event"] if event["chapter"] == chapter])
        return made

    def bundle(self, words: list[str], fewest: int, most: int) -> Bundle:
        """Amounts of some of these things and grants, of a grant never more than one."""
        found = self.rng.sample(words, self.rng.randint(fewest, most))
        return {word: 1 if word in GRANTS else self.rng.choice([1, 1, 1, 2, 2, 3]) for word in found}

    def favour(self) -> dict[str, Any]:
        kind = self.rng.randrange(5)
        if kind == 0:
            return {"pay": self.bundle([thing for thing in HELD if thing != "knowledge"], 1, 2)}
        if kind == 1:
            return {"per": self.rng.choice(COUNTS), "vp": self.rng.randint(1, 2)}
        if kind == 2:
            return {"needs": self.bundle(HELD, 1, 2), "get": self.bundle(THINGS, 1, 2)}
        if kind == 3:
            return {"pay": {"money": 1}, "get": self.bundle(THINGS, 1, 2), "per": "house", "vp": 1}
        return {"get": self.bundle(THINGS, 1, 3)}

    def sites(self, sites: list[dict[str, Any]]) -> None:
        """Seven yields, two sites each."""
        yields: list[Bundle] = []
        while len(yields) < len(sites) // 2:
            bundle = self.bundle(THINGS, 1, 2)
            if bundle not in yields:
                yields.append(bundle)
        both = yields * 2
        self.rng.shuffle(both)
        for site, bundle in zip(sites, both, strict=True):
            site["yield"], site["material"] = dict(bundle), self.rng.choice(["stone", "wood"])

    # ---------------------------------------------------------------------------------------------------------- events

    def events(self, events: list[dict[str, Any]]) -> None:
        """The events of one chapter."""
        lasting = self.rng.sample(events, MOST_PERMANENT)
        places = [event["place"] for event in events if "place" in event]
        self.rng.shuffle(places)
        for event in events:
            event["permanent"] = event in lasting
            event["corners"] = [self.rng.choice(CORNERS) for _ in range(4)]
            event["arrow"] = self.rng.randint(0, 3)
            if places:
                event["place"] = places.pop()
            event["effects"] = self.effects(PERMANENT if event["permanent"] else IMMEDIATE, event["permanent"])

    def effects(self, words: list[str], permanent: bool) -> list[Op]:
        """One to four ops; a permanent event has one exchange at most."""
        ops: list[Op] = []
        for _ in range(self.rng.choice([1, 1, 2, 3, 4])):
            exchanges = permanent and any(op["op"] == "exchange" for op in ops)
            word = self.rng.choice([word for word in words if word != "exchange"] if exchanges else words)
            ops.append({"op": word, **getattr(self, word)()})
        return ops

    def who(self) -> str:
        kind = self.rng.random()
        if kind < 0.4:
            return "all"
        if kind < 0.5:
            return "each_with_house"
        return self.rng.choice(["most_", "least_", "first_most_", "first_least_"]) + self.rng.choice(COUNTS)

    def gain(self) -> Op:
        return {"who": self.who(), "what": self.rng.choice([*THINGS, *GRANTS, *GRANTS, *GRANTS]), "n": self.rng.choice([1, 1, 2, 3])}

    def lose(self) -> Op:
        short = {"short": self.rng.randint(1, 3)} if self.rng.random() < 0.5 else {}
        if self.rng.random() < 0.6:
            what: Op = {"one_of": self.rng.sample(THINGS[:7], self.rng.randint(1, 5))}
        else:
            what = {"what": self.rng.choice(GIVEN_UP)}
        return {"who": self.who(), **what, "n": self.rng.randint(1, 3), **short}

    def exchange(self) -> Op:
        give = self.bundle(GIVEN_UP, 0, 2)
        get = self.bundle([*THINGS, *GRANTS], 1, 3)
        return {"give": give, "get": get} if give != get else self.exchange()

    def score(self) -> Op:
        per = self.rng.choice(COUNTS)
        most = {"max": self.rng.randint(1, 7)} if per == "vp" or self.rng.random() < 0.5 else {}
        return {"who": self.who(), "per": per, "vp": self.rng.choice([-2, -1, 1, 1, 2, 3]), **most}

    def project(self) -> Op:
        return {"id": self.rng.choice(self.projects)}

    def fill(self) -> Op:
        substitute = {"substitute": self.rng.random() < 0.8} if self.rng.random() < 0.9 else {}
        return {"project": self.rng.choice([*self.projects, "each", "each"]), "n": self.rng.choice([1, 1, 2, 3, 8]), **substitute}

    def cover(self) -> Op:
        kind = self.rng.choice([0, 0, 1, 2, 2])
        if kind == 0:
            return {"favours": self.rng.sample(self.favours, self.rng.choice([1, 2, 3, 5, 7, 8, 9, 9]))}
        if kind == 1:
            return {"market": self.rng.sample(GOODS, self.rng.randint(1, 2))}
        return {"projects": "all_but", "id": self.rng.choice(self.projects)}

    def uncover(self) -> Op:
        return {"market": self.rng.sample(GOODS, self.rng.randint(1, 2))}

    def dues(self) -> Op:
        return {"what": self.rng.choice(["piety", "grain", "money"]), "n": self.rng.choice([-3, -2, -1, 1, 2, 3])}

    def skip_action(self) -> Op:
        return {"who": self.who()}

    def house_back(self) -> Op:
        return {"who": self.who(), "n": self.rng.randint(1, 3)}

    def price(self) -> Op:
        return {"what": self.rng.choice(GOODS), "money": self.rng.randint(0, 6)}

    def forbid(self) -> Op:
        return {"action": self.rng.choice(self.actions)}

    def modify(self) -> Op:
        action = {"action": self.rng.choice([*self.actions, "privilege", "medicine"])}
        if self.rng.random() < 0.5:
            return {**action, "gain": self.bundle(THINGS, 1, 2)}
        return {**action, "cost": self.bundle([thing for thing in HELD if thing != "knowledge"], 1, 2)}

    def useless(self) -> Op:
        return {"what": self.rng.choice([*HELD, "knowledge", "loyalty"])}

    def random_discard(self) -> Op:
        return {}


def random_content(shipped: dict[str, Any], seed: str) -> dict[str, Any]:
    """Content of this seed."""
    return Author(random.Random(seed), shipped).content()


def to_toml(content: dict[str, Any]) -> str:
    """A content file as TOML: top-level values first, then the tables."""
    lines = [f"{key} = {value_text(value)}" for key, value in content.items() if not holds_tables(value)]
    for name, tables in content.items():
        if holds_tables(tables):
            head = f"[{name}]" if isinstance(tables, dict) else f"[[{name}]]"
            for table in [tables] if isinstance(tables, dict) else tables:
                lines += ["", head, *(f"{key} = {value_text(value)}" for key, value in table.items())]
    return "\n".join(lines) + "\n"


def holds_tables(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and isinstance(value[0], dict))
