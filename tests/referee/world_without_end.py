"""A second, naive implementation of World Without End, for checking the engine.

Written from RULES.md and the content file alone and on purpose slow and simple: the whole game is one Python generator that reads like the
rules from the set-up to the last dues. Wherever a player decides it yields a `Choice`, wherever chance decides a `Lot`, and it is sent the
text (WE-11) of what was chosen or fell. Holdings are dicts of things by their words. The ids in the docstrings are those of RULES.md.
Nothing is shared with the engine except the content file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any, TypeVar

THINGS = ["stone", "wood", "grain", "piety", "wool", "cloth", "loyalty", "knowledge", "money", "vp"]
LIMITED = THINGS[:8]  # WE-1.1: money and VP are without end
GRANTS = ["treat", "free_house", "favour"]
CORNERS = {thing: (thing, 1) for thing in LIMITED if thing != "cloth"} | {"money1": ("money", 1), "money2": ("money", 2), "vp": ("vp", 1)}
POSITIONS = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}  # WE-2.5
MATERIALS = ["stone", "wood", "stone+stone", "stone+wood", "wood+wood"]  # WE-11
DUES = {"piety": (2, 3, "penance"), "grain": (2, 2, "begging"), "money": (0, 1, "court")}  # WE-7.3: owed, VP for each one missing, penalty
MOST_SOLD = 15  # WE-11
MOST_SHOWN = 20  # WE-3.10
EDGE = 2  # WE-3.6
CHAPTERS = 4
ROUNDS = 6
CHANCE = -1

Bundle = dict[str, int]
Op = dict[str, Any]


@dataclass(frozen=True)
class Choice:
    """A player is asked."""

    seat: int
    ways: list[str]


@dataclass(frozen=True)
class Lot:
    """Chance is asked. `seen_by` is the only seat that sees what falls; None if all do."""

    weights: dict[str, int]
    seen_by: int | None = None


T = TypeVar("T")
Flow = Generator[Choice | Lot, str, T]


@dataclass
class Player:
    """What belongs to one player."""

    has: Bundle
    houses_left: int
    seals_left: int
    sites: list[int] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    face_up: list[str] = field(default_factory=list)
    face_down: list[str] = field(default_factory=list)
    unused: set[str] = field(default_factory=set)  # those face up that were laid outside an action phase (WE-4.4)
    penalties: list[str] = field(default_factory=list)  # from the dues until they have been taken, begging until the round is over
    missing: Bundle = field(default_factory=dict)  # what he owed and did not have (WE-7.3)
    half: int = 0  # half a VP, at the end of the game (WE-10.1)
    laid: bool = False  # his cards of this round, unused (WE-8.3, WE-8.4)
    discarded: bool = False  # the face-down card of this round (WE-8.1)
    exchanged: list[str] = field(default_factory=list)  # permanent events he has used in this round (WE-3.8)


@dataclass
class Project:
    """One building project: state "away", "open" or "finished"."""

    id: str
    spaces: Bundle
    metal: bool
    donors: Bundle
    state: str
    on: Bundle = field(default_factory=lambda: {"stone": 0, "wood": 0})
    seals: list[int] = field(default_factory=list)
    substitutes: Bundle = field(default_factory=lambda: {"stone": 0, "wood": 0})  # those of `on` that came from no supply (WE-6.4)
    covered: bool = False

    def free(self, material: str) -> int:
        return self.spaces[material] - self.on[material]


class Referee:
    """One game, at rest at its next open choice or lot."""

    def __init__(self, content: dict[str, Any], players: int, options: dict[str, str]) -> None:
        assert players in POSITIONS
        self.first_game = options.get("first-game", "no") == "yes"
        start = content["start"]
        self.cards: list[str] = [action["id"] for action in content["action"]]
        self.starred: list[str] = [action["id"] for action in content["action"] if action["starred"]]
        self.arc: list[dict[str, Any]] = content["favour"]
        self.site_yield: dict[int, Bundle] = {site["id"]: site["yield"] for site in content["site"]}
        self.site_material: dict[int, str] = {site["id"]: site["material"] for site in content["site"]}
        self.place_bonus: dict[int, Bundle] = {place["id"]: place["bonus"] for place in content["place"]}
        self.market: Bundle = {good: content["market"][good] for good in ("wool", "cloth")}
        self.tax_faces: list[int] = content["tax_die"]["faces"]
        self.events: dict[str, dict[str, Any]] = {event["id"]: event for event in content["event"]}
        self.supply: Bundle = {entry["id"]: entry["n"] for entry in content["supply"]}
        self.projects = [
            Project(
                id=project["id"],
                spaces={"stone": project["stone"], "wood": project["wood"]},
                metal=project["metal"] > 0,
                donors=project["donors"],
                state="open" if project["id"] in start["projects"] else "away",
            )
            for project in content["project"]
        ]
        self.tower_comes: list[str] = [project["id"] for project in content["project"] if project["enters"] == "after_chapter_2"]
        self.stone_on: int = [favour["id"] for favour in self.arc].index(start["favour_stone"])
        self.covered_favours: set[str] = set()
        self.covered_goods: set[str] = set(start["market_covered"])
        self.only: str | None = None  # the project that the newest `all_but` event of this chapter left open (WE-7.1)
        self.box_tiles: list[int] = content["plague"]["tiles"]
        self.tiles: list[int] = []  # those on the board that are not turned up yet
        self.places: dict[int, str | int] = {}  # "down", the value of a sick person, or "gone"; empty before chapter III
        self.drawn: list[str] = []  # events of this chapter
        self.event: str | None = None  # of this round
        self.acting = False  # in the action phase, the only one in which permanent events hold (WE-3.6)
        self.edge: list[str] = []  # permanent events of earlier rounds, the older first
        self.due_changes: Bundle = dict.fromkeys(DUES, 0)
        self.active: int | None = None
        self.chapter = 0
        self.round = 0
        self.over = False
        self.seats = [
            Player(has=dict.fromkeys(THINGS, 0), houses_left=start["houses"], seals_left=start["seals"]) for _ in POSITIONS[players]
        ]
        for seat in range(players):
            for thing, n in start["bundle"].items():
                self.gain(seat, thing, n)

        self.asked: dict[int, list[str]] = {}
        self.lots: dict[str, int] = {}
        self.lot_seat: int | None = None
        self.flow: Flow[None] = self.game()
        self.run()

    # ------------------------------------------------------------------------------------------------ interface

    def run(self, answer: str | None = None) -> None:
        """Run the game on to its next open choice or lot."""
        self.asked, self.lots, self.lot_seat = {}, {}, None
        try:
            question = next(self.flow) if answer is None else self.flow.send(answer)
        except StopIteration:
            return
        if isinstance(question, Choice):
            self.asked = {question.seat: question.ways}
            assert len(question.ways) == len(set(question.ways)) > 1, question.ways
        else:
            self.lots = question.weights
            self.lot_seat = question.seen_by
            assert self.lots

    def play(self, seat: int, text: str) -> None:
        """A seat makes one of its moves."""
        if text not in self.asked.get(seat, []):
            raise ValueError(f"{text!r} of seat {seat} is not among {self.asked}")
        self.run(text)

    def fall(self, text: str) -> None:
        """One of the possible lots falls."""
        if text not in self.lots:
            raise ValueError(f"{text!r} is not among {self.lots}")
        self.run(text)

    def table(self) -> dict[str, Any]:
        """Everything on the table, as plain data."""
        return {
            "seats": [
                {
                    "vp": player.has["vp"],
                    "has": {thing: player.has[thing] for thing in THINGS if thing != "vp"},
                    "sites": sorted(player.sites),
                    "houses_left": player.houses_left,
                    "seals_left": player.seals_left,
                    "hand": sorted(player.hand),
                    "face_up": sorted(player.face_up),
                    "face_down": sorted(player.face_down),
                    "top": player.face_up[-1] if player.face_up else None,
                    "last_played": self.played(seat)[-1] if self.played(seat) else None,
                    "penalties": sorted(player.penalties),
                    "laid": player.laid,
                    "exchanged": sorted(player.exchanged),
                }
                for seat, player in enumerate(self.seats)
            ],
            "supply": dict(self.supply),
            "projects": {
                project.id: {
                    "state": project.state,
                    "stone": project.on["stone"],
                    "wood": project.on["wood"],
                    "seals": sorted(project.seals),
                    "covered": project.covered,
                }
                for project in self.projects
            },
            "only": self.only,
            "favour": self.arc[self.stone_on]["id"],
            "covered_favours": sorted(self.covered_favours),
            "covered_goods": sorted(self.covered_goods),
            "event": self.event,
            "drawn": sorted(self.drawn),
            "edge": list(self.edge),
            "places": {place: self.places.get(place, "down") for place in self.place_bonus},
            "tiles": sorted(self.tiles),
            "dues": dict(self.due_changes),
            "chapter": self.chapter,
            "round": self.round,
            "active": self.active,
            "points": self.doubled_points(),
            "over": self.over,
        }

    def doubled_points(self) -> list[int]:
        """WE-10.1: half points count."""
        return [2 * player.has["vp"] + player.half for player in self.seats]

    def winners(self) -> list[int]:
        """WE-10.1."""
        assert self.over
        rank = [
            (points, player.has["piety"], player.has["loyalty"], player.has["knowledge"])
            for points, player in zip(self.doubled_points(), self.seats, strict=True)
        ]
        return [seat for seat in range(len(self.seats)) if rank[seat] == max(rank)]

    # ----------------------------------------------------------------------------------------------- small words

    def in_order(self) -> list[int]:
        """The active player first, then clockwise."""
        assert self.active is not None
        return [(self.active + i) % len(self.seats) for i in range(len(self.seats))]

    def played(self, seat: int) -> list[str]:
        """WE-4.4: the cards he has played in the action phases of this chapter, the last one last, without those merely laid."""
        player = self.seats[seat]
        return [card for card in player.face_up if card not in player.unused]

    def shield_to_the_left(self) -> None:
        self.active = self.in_order()[1]

    def project(self, name: str) -> Project:
        return next(project for project in self.projects if project.id == name)

    def in_stock(self, thing: str, n: int = 1) -> bool:
        return thing not in LIMITED or self.supply[thing] >= n

    def gain(self, seat: int, thing: str, n: int) -> int:
        """WE-3.9: as far as it is in stock. How many he got."""
        if thing in LIMITED:
            n = min(n, self.supply[thing])
            self.supply[thing] -= n
        self.seats[seat].has[thing] += n
        return n

    def gain_things(self, seat: int, bundle: Bundle) -> None:
        """The things of a bundle, without its grants."""
        for thing in THINGS:
            self.gain(seat, thing, bundle.get(thing, 0))

    def affords(self, seat: int, bundle: Bundle) -> bool:
        return all(self.seats[seat].has[thing] >= n for thing, n in bundle.items())

    def give_up(self, seat: int, bundle: Bundle) -> None:
        """WE-1.1: back to where it came from."""
        assert self.affords(seat, bundle)
        for thing, n in bundle.items():
            self.seats[seat].has[thing] -= n
            if thing in LIMITED:
                self.supply[thing] += n

    def change_vp(self, seat: int, vp: int) -> None:
        """WE-10.2: never below 0."""
        self.seats[seat].has["vp"] = max(0, self.seats[seat].has["vp"] + vp)

    def supposing(self, change: Callable[[], None], then: Callable[[], T]) -> T:
        """What would be so after a change of holdings and supplies, which is taken back."""
        before = dict(self.supply), [dict(player.has) for player in self.seats]
        change()
        found = then()
        self.supply = before[0]
        for player, has in zip(self.seats, before[1], strict=True):
            player.has = has
        return found

    def in_force(self) -> list[str]:
        """WE-3.6: the permanent events that hold now, the newest last; in an action phase only."""
        if not self.acting:
            return []
        events = list(self.edge)
        if self.event is not None and self.events[self.event]["permanent"]:
            events.append(self.event)
        return events

    def effects_in_force(self, op: str) -> list[Op]:
        return [effect for event in self.in_force() for effect in self.events[event]["effects"] if effect["op"] == op]

    def count(self, seat: int, what: str) -> int:
        """A count of the content file's head; what is useless counts as none."""
        if any(effect["what"] == what for effect in self.effects_in_force("useless")):
            return 0
        if what == "house":
            return len(self.seats[seat].sites)
        if what == "sick":
            return len(self.sick())
        return self.seats[seat].has[what]

    def sick(self) -> dict[int, int]:
        """The places where somebody is sick, with the value of the tile."""
        return {place: tile for place, tile in sorted(self.places.items()) if isinstance(tile, int)}

    def whom(self, who: str) -> list[int]:
        """WE-3.10: those an effect hits, in order."""
        if who == "all":
            return self.in_order()
        for word in ("first_most", "first_least", "most", "least", "each_with"):
            if who.startswith(word + "_"):
                counts = {seat: self.count(seat, who.removeprefix(word + "_")) for seat in self.in_order()}
                break
        else:
            raise AssertionError(who)
        if word == "each_with":
            return [seat for seat in counts if counts[seat] > 0]
        extreme = max(counts.values()) if word.endswith("most") else min(counts.values())
        those = [seat for seat in counts if counts[seat] == extreme]
        if word.startswith("first_"):
            return those[:1]
        return [] if len(those) == len(counts) or (word == "most" and extreme == 0) else those

    # ------------------------------------------------------------------------------------- asking players and chance

    def choose(self, seat: int, ways: list[str]) -> Flow[str]:
        """WE-3.7: where only one way of going on is left it is taken by itself."""
        assert ways
        if len(ways) == 1:
            return ways[0]
        return (yield Choice(seat, ways))

    def may(self, seat: int, ways: list[str], leave: str) -> Flow[str | None]:
        """One of these ways, or none of them, which has the word `leave`."""
        text = yield from self.choose(seat, [*ways, leave])
        return None if text == leave else text

    # ------------------------------------------------------------------------------------------------ the whole game

    def game(self) -> Flow[None]:
        """WE-2 to WE-10."""
        begins = yield Lot({f"begin {seat + 1}": 1 for seat in range(len(self.seats))})
        self.active = int(begins.split()[1]) - 1
        for self.chapter in range(1, CHAPTERS + 1):
            self.begin_chapter()
            for self.round in range(1, ROUNDS + 1):
                if self.round == 1:
                    yield from self.take_penalties()
                yield from self.play_round()
            yield from self.end_chapter()
        for player in self.seats:  # WE-10.1
            player.has["vp"] += player.has["stone"] + player.has["wood"] + player.has["money"] // 2
            player.half = player.has["money"] % 2
        self.over = True

    def begin_chapter(self) -> None:
        """WE-7.6; WE-2.6: the starred cards only in chapter I of a first game."""
        if self.chapter > 1:
            self.shield_to_the_left()
        if self.chapter == 3:
            for name in self.tower_comes:
                self.bring(self.project(name))
            self.places = dict.fromkeys(self.place_bonus, "down")
            self.tiles = list(self.box_tiles)
        self.drawn = []
        for player in self.seats:
            player.hand = list(self.starred if self.short_chapter() else self.cards)
            player.face_up, player.face_down, player.unused = [], [], set()

    def short_chapter(self) -> bool:
        """WE-2.6."""
        return self.first_game and self.chapter == 1

    # ------------------------------------------------------------------------------------------------ cards laid unused

    def take_penalties(self) -> Flow[None]:
        """WE-8.0: each player Penance, then Royal Court."""
        for seat in self.in_order():
            player = self.seats[seat]
            taken = player.penalties
            player.penalties = [penalty for penalty in taken if penalty == "begging"]  # WE-8.2: as long as the round lasts
            player.laid = "court" in taken
            if "penance" in taken:  # WE-8.1
                yield from self.lose_card(seat)
            if "court" in taken:  # WE-8.3
                yield from self.lay_unused(seat)

    def lose_card(self, seat: int) -> Flow[None]:
        """A card of his hand at random, face down."""
        player = self.seats[seat]
        fallen = yield Lot({f"lose-card {card}": 1 for card in player.hand}, seen_by=seat)
        self.put_face_down(seat, fallen.split()[1])

    def put_face_down(self, seat: int, card: str) -> None:
        player = self.seats[seat]
        player.hand.remove(card)
        player.face_down.append(card)
        player.discarded = True

    def put_face_up(self, seat: int, card: str) -> None:
        player = self.seats[seat]
        player.hand.remove(card)
        player.face_up.append(card)

    def lay_unused(self, seat: int) -> Flow[None]:
        """WE-8.3, WE-8.4: one card open and one face down."""
        player = self.seats[seat]
        text = yield from self.choose(seat, [f"idle {card}" for card in player.hand])
        card = text.split()[1]
        self.put_face_up(seat, card)
        player.unused.add(card)
        if self.owes_discard(seat):
            yield from self.choose_discard(seat)

    def owes_discard(self, seat: int) -> bool:
        """WE-2.6, WE-8.1: not in chapter I of a first game, nor if Penance has taken it."""
        return not self.short_chapter() and not self.seats[seat].discarded

    def choose_discard(self, seat: int) -> Flow[None]:
        """WE-3.7: of one card left it is clear."""
        text = yield from self.choose(seat, [f"discard {card}" for card in self.seats[seat].hand])
        self.put_face_down(seat, text.split()[1])

    # ------------------------------------------------------------------------------------------------------- a round

    def play_round(self) -> Flow[None]:
        """WE-3."""
        fallen = yield Lot({f"event {name}": 1 for name in self.events_left()})
        self.event = fallen.split()[1]
        self.drawn.append(self.event)
        event = self.events[self.event]
        if self.chapter >= 3:
            yield from self.fall_sick(event["place"])
        if not event["permanent"]:
            for effect in event["effects"]:
                yield from self.carry_out_effect(effect)
        yield from self.council(event)
        self.acting = True
        for seat in self.in_order():
            yield from self.turn(seat)
        self.acting = False
        if event["permanent"]:
            self.put_at_the_edge(self.event)
        self.event = None
        for player in self.seats:
            player.laid = player.discarded = False
            player.exchanged = []
            player.penalties = []
        self.shield_to_the_left()

    def events_left(self) -> list[str]:
        """WE-2.3, WE-2.7."""
        return [name for name, event in self.events.items() if event["chapter"] == self.chapter and name not in self.drawn]

    def fall_sick(self, place: int) -> Flow[None]:
        """WE-9.2."""
        if self.places[place] == "down":
            fallen = yield Lot({f"plague {value}": n for value, n in Counter(self.tiles).items()})
            value = int(fallen.split()[1])
            self.tiles.remove(value)
            self.places[place] = value

    def put_at_the_edge(self, event: str) -> None:
        """WE-3.6."""
        if len(self.edge) == EDGE:
            self.edge.pop(0)
        self.edge.append(event)

    def council(self, event: dict[str, Any]) -> Flow[None]:
        """WE-3.2 to WE-3.4."""
        assert self.active is not None
        active = self.active
        text = yield from self.choose(active, [f"lay {turns}" for turns in range(4) if self.may_lay(active, event, turns)])
        turns = int(text.split()[1])
        for seat in self.in_order():
            self.income(seat, event, turns)
        steps = (event["arrow"] + turns) % 4
        if steps > 0:
            self.move_stone(active, steps)

    def may_lay(self, active: int, event: dict[str, Any], turns: int) -> bool:
        """WE-3.2: with the income of that direction he must be able to pay the favour."""
        steps = (event["arrow"] + turns) % 4
        if steps == 0:
            return True
        return self.supposing(lambda: self.income(active, event, turns), lambda: self.pays_favour(active, steps))

    def income(self, seat: int, event: dict[str, Any], turns: int) -> None:
        """WE-3.3; WE-8.2: none for a beggar."""
        if "begging" in self.seats[seat].penalties:
            return
        position = POSITIONS[len(self.seats)][seat]
        thing, n = CORNERS[event["corners"][(position - turns) % 4]]
        if self.in_stock(thing):
            self.gain(seat, thing, n)
        else:
            self.gain(seat, "vp", 1)

    # ---------------------------------------------------------------------------------------------------- the favour arc

    def field_ahead(self, steps: int) -> int | None:
        """WE-3.4: where the stone comes to lie; None if it does not move: every field is covered, or it would end where it was."""
        if all(favour["id"] in self.covered_favours for favour in self.arc):
            return None
        at = self.stone_on
        for _ in range(steps):
            at = (at + 1) % len(self.arc)
            while self.arc[at]["id"] in self.covered_favours:
                at = (at + 1) % len(self.arc)
        return None if at == self.stone_on else at

    def pays_favour(self, seat: int, steps: int) -> bool:
        """Can he pay what the field ahead asks for? Nothing if the stone does not move."""
        at = self.field_ahead(steps)
        return at is None or self.affords(seat, self.arc[at].get("pay", {}))

    def move_stone(self, seat: int, steps: int) -> None:
        """WE-3.4, WE-5: on to that field, whose favour he gets."""
        at = self.field_ahead(steps)
        if at is None:
            return
        self.stone_on = at
        favour = self.arc[at]
        self.give_up(seat, favour.get("pay", {}))
        if all(self.count(seat, thing) >= n for thing, n in favour.get("needs", {}).items()):
            self.gain_things(seat, favour.get("get", {}))
        if "per" in favour:
            self.gain(seat, "vp", favour["vp"] * self.count(seat, favour["per"]))

    # ------------------------------------------------------------------------------------------------ bundles and grants

    def receive(self, seat: int, bundle: Bundle) -> Flow[None]:
        """WE-3.9: the things, then the grants, each of them offered if it can be used then."""
        self.gain_things(seat, bundle)
        for grant in GRANTS:
            for _ in range(bundle.get(grant, 0)):
                yield from self.offer_grant(seat, grant)

    def grant_ways(self, seat: int, grant: str) -> list[str]:
        if grant == "treat":
            return self.treat_ways(seat, [])
        if grant == "free_house":
            return [f"house {site}" for site in self.sites_open_to(seat)]
        assert grant == "favour", grant
        return self.favour_ways(seat)

    def offer_grant(self, seat: int, grant: str) -> Flow[None]:
        text = yield from self.may(seat, self.grant_ways(seat, grant), "skip")
        if text is None:
            return
        if grant == "treat":
            yield from self.treat(seat, int(text.split()[1]))
        elif grant == "free_house":
            self.put_house(seat, int(text.split()[1]))
        else:
            self.move_stone(seat, 1)

    def sites_open_to(self, seat: int) -> list[int]:
        """WE-4.5: free, and not the second one of a yield."""
        if self.seats[seat].houses_left == 0:
            return []
        taken = [site for player in self.seats for site in player.sites]
        own_yields = [self.site_yield[site] for site in self.seats[seat].sites]
        return [site for site, yields in self.site_yield.items() if site not in taken and yields not in own_yields]

    def put_house(self, seat: int, site: int) -> None:
        self.seats[seat].houses_left -= 1
        self.seats[seat].sites.append(site)

    def favour_ways(self, seat: int) -> list[str]:
        """WE-4.10."""
        return ["favour"] if self.field_ahead(1) is not None and self.pays_favour(seat, 1) else []

    def treat_ways(self, seat: int, chosen: list[int]) -> list[str]:
        """WE-9.3: with those he has chosen already his knowledge must reach their sum; in ascending order (WE-11)."""
        sick = self.sick()
        needed = sum(sick[place] for place in chosen)
        later = [place for place in sick if not chosen or place > chosen[-1]]
        return [f"treat {place}" for place in later if needed + sick[place] <= self.count(seat, "knowledge")]

    def treat(self, seat: int, place: int) -> Flow[None]:
        """WE-9.3."""
        self.places[place] = "gone"
        self.gain(seat, "vp", 2)
        yield from self.receive(seat, self.place_bonus[place])

    # ------------------------------------------------------------------------------------------------ immediate events

    def carry_out_effect(self, effect: Op) -> Flow[None]:
        """The ops of the content file's head, those of immediate events."""
        op = effect["op"]
        if op == "gain":
            for seat in self.whom(effect["who"]):
                yield from self.receive(seat, {effect["what"]: effect["n"]})
        elif op == "lose":
            for seat in self.whom(effect["who"]):
                yield from self.lose(seat, effect)
        elif op == "exchange":
            assert self.event is not None
            for seat in self.in_order():
                if self.exchange_open(seat, effect):
                    text = yield from self.may(seat, [f"exchange {self.event}"], "pass")
                    if text is not None:
                        yield from self.exchange(seat, effect)
        elif op == "score":
            for seat in self.whom(effect["who"]):
                yield from self.score(seat, effect)
        elif op == "project":
            self.bring(self.project(effect["id"]))
        elif op == "fill":
            for project in self.projects:
                if effect["project"] in (project.id, "each"):
                    yield from self.fill(project, effect["n"], effect.get("substitute", False))
        elif op == "cover":
            self.cover(effect)
        elif op == "uncover":
            self.covered_goods -= set(effect["market"])
        elif op == "dues":
            self.due_changes[effect["what"]] += effect["n"]
        elif op == "skip_action":
            for seat in self.whom(effect["who"]):
                if not self.seats[seat].laid:  # WE-3.10, WE-8.5: once a round
                    self.seats[seat].laid = True
                    yield from self.lay_unused(seat)
        else:
            assert op == "house_back", op
            for seat in self.whom(effect["who"]):
                yield from self.houses_back(seat, effect["n"])

    def lose(self, seat: int, effect: Op) -> Flow[None]:
        """WE-3.10: one kind of his choice; what is missing may cost VP."""
        has = self.seats[seat].has
        kinds = [thing for thing in effect.get("one_of", [effect.get("what")]) if has[thing] > 0]
        given = 0
        if kinds:
            text = yield from self.choose(seat, [f"lose {thing}" for thing in kinds])
            thing = text.split()[1]
            given = min(effect["n"], has[thing])
            self.give_up(seat, {thing: given})
        self.change_vp(seat, -effect.get("short", 0) * (effect["n"] - given))

    def exchange_open(self, seat: int, effect: Op) -> bool:
        """WE-3.9."""

        def change() -> None:
            self.give_up(seat, effect["give"])
            self.gain_things(seat, effect["get"])

        def grants_usable() -> bool:
            return all(self.grant_ways(seat, grant) for grant in GRANTS if grant in effect["get"])

        if not self.affords(seat, effect["give"]):
            return False
        if not all(self.in_stock(thing, n) for thing, n in effect["get"].items() if thing in THINGS):
            return False
        return self.supposing(change, grants_usable)

    def exchange(self, seat: int, effect: Op) -> Flow[None]:
        self.give_up(seat, effect["give"])
        yield from self.receive(seat, effect["get"])

    def score(self, seat: int, effect: Op) -> Flow[None]:
        """WE-3.10."""
        per, vp, most = effect["per"], effect["vp"], effect.get("max")
        number = self.count(seat, per)
        if per not in ("house", "sick", "vp"):
            number = min(number, MOST_SHOWN)
            if most is not None:
                number = min(number, -(-most // abs(vp)))
            text = yield from self.choose(seat, [f"show {n}" for n in range(number + 1)])
            number = int(text.split()[1])
        scored = abs(vp) * number if most is None else min(abs(vp) * number, most)
        self.change_vp(seat, scored if vp > 0 else -scored)

    def cover(self, effect: Op) -> None:
        self.covered_favours |= set(effect.get("favours", []))
        self.covered_goods |= set(effect.get("market", []))
        if effect.get("projects") == "all_but":
            self.only = effect["id"]
            for project in self.projects:
                if project.state == "open" and project.id != effect["id"]:
                    project.covered = True

    def houses_back(self, seat: int, n: int) -> Flow[None]:
        player = self.seats[seat]
        for _ in range(n):
            if player.sites:
                text = yield from self.choose(seat, [f"take-back {site}" for site in sorted(player.sites)])
                player.sites.remove(int(text.split()[1]))
                player.houses_left += 1

    # ---------------------------------------------------------------------------------------------------- building

    def open_projects(self) -> list[Project]:
        """WE-6.1, WE-6.5."""
        return [project for project in self.projects if project.state == "open" and not project.covered]

    def bring(self, project: Project) -> None:
        """Into play, unless it is or was there already."""
        if project.state == "away":
            project.state = "open"

    def fill(self, project: Project, n: int, substitute: bool) -> Flow[None]:
        """The op `fill`, WE-6.4, WE-7.1: material from the supply, stone first; with substitute on a covered project too."""
        if project.state != "open" or (project.covered and not substitute):
            return
        for _ in range(n):
            for material in ("stone", "wood"):
                if project.free(material) > 0 and (substitute or self.in_stock(material)):
                    project.on[material] += 1
                    if self.in_stock(material):
                        self.supply[material] -= 1
                    else:
                        project.substitutes[material] += 1
                    break
        yield from self.finish_if_full(project)

    def finish_if_full(self, project: Project) -> Flow[None]:
        """WE-6.2, WE-6.4."""
        if project.free("stone") > 0 or project.free("wood") > 0:
            return
        project.state = "finished"
        if project.metal:
            self.supply["metal"] -= 1
            loyalty = {seat: self.count(seat, "loyalty") for seat in self.in_order()}
            first = [seat for seat in loyalty if loyalty[seat] == max(loyalty.values())]
            for seat in first:
                self.gain(seat, "vp", 3 if len(first) == 1 else 1)
        for seat in self.in_order():
            if seat in project.seals:
                project.seals.remove(seat)
                self.seats[seat].seals_left += 1
                yield from self.receive(seat, project.donors)

    # -------------------------------------------------------------------------------------------------- a player's turn

    def turn(self, seat: int) -> Flow[None]:
        """WE-3.5, WE-3.8."""
        yield from self.permanent_exchanges(seat)
        player = self.seats[seat]
        if player.laid:
            return
        text = yield from self.choose(seat, [f"play {card}" for card in player.hand])
        card = text.split()[1]
        self.put_face_up(seat, card)
        yield from self.use(seat, card)
        yield from self.permanent_exchanges(seat)
        if self.owes_discard(seat):
            if self.effects_in_force("random_discard"):
                yield from self.lose_card(seat)
            else:
                yield from self.choose_discard(seat)

    def permanent_exchanges(self, seat: int) -> Flow[None]:
        """WE-3.8: as long as one is open to him; `pass` is for all of them."""
        player = self.seats[seat]
        while True:
            exchanges = {
                f"exchange {event}": (event, effect)
                for event in self.in_force()
                for effect in self.events[event]["effects"]
                if effect["op"] == "exchange" and event not in player.exchanged and self.exchange_open(seat, effect)
            }
            text = yield from self.may(seat, list(exchanges), "pass")
            if text is None:
                return
            event, effect = exchanges[text]
            player.exchanged.append(event)
            yield from self.exchange(seat, effect)

    def use(self, seat: int, card: str) -> Flow[None]:
        """The card he has just played; WE-3.8: what permanent events say of Privilege and of the card it repeats both holds."""
        used = [card]
        if card == "privilege":
            repeated = self.repeated_card(seat)
            if repeated is None:
                return
            used.append(repeated)
        if any(effect["action"] in used for effect in self.effects_in_force("forbid")):
            return
        modifies = [effect for effect in self.effects_in_force("modify") if effect["action"] in used]
        cost: Counter[str] = Counter()
        gain: Counter[str] = Counter()
        for effect in modifies:
            cost.update(effect.get("cost", {}))
            gain.update(effect.get("gain", {}))
        if not self.affords(seat, cost):
            return
        action = used[-1]
        ways = self.supposing(lambda: self.give_up(seat, cost), lambda: self.ways_of(seat, action))
        text = yield from self.may(seat, ways, "skip")
        if text is None:
            return
        self.give_up(seat, cost)
        yield from self.carry_out_action(seat, text)
        self.gain_things(seat, gain)

    def repeated_card(self, seat: int) -> str | None:
        """WE-4.4: cards merely laid are looked past."""
        played = self.played(seat)
        assert played[-1] == "privilege"
        return played[-2] if len(played) > 1 else None

    def ways_of(self, seat: int, action: str) -> list[str]:
        """WE-4, WE-3.7: what an action card offers, as things are."""
        has = self.seats[seat].has
        if action in ("grain", "piety"):
            return [f"take {action}"] if self.in_stock(action) else []
        if action == "building_material":
            return [f"take {material}" for material in ("stone", "wood") if self.in_stock(material)]
        if action == "building_project":
            return self.build_ways(seat)
        if action == "sale":
            wools = 0 if "wool" in self.covered_goods else min(has["wool"], MOST_SOLD)
            cloths = 0 if "cloth" in self.covered_goods else min(has["cloth"], 1)
            return [f"sell {wool} {cloth}" for wool in range(wools + 1) for cloth in range(cloths + 1) if wool + cloth > 0]
        if action == "house_building":
            return [
                f"house {site}"
                for site in self.sites_open_to(seat)
                if self.affords(seat, {"money": 1}) and self.affords(seat, {self.site_material[site]: 1})
            ]
        if action == "house_rent":
            return self.rent_ways(seat)
        if action == "donation":
            if not self.affords(seat, {"money": 1}) or self.seats[seat].seals_left == 0:
                return []
            return [f"donate {project.id}" for project in self.open_projects() if seat not in project.seals]
        if action == "cloth_making":
            return [f"weave {n}" for n in (1, 2) if has["wool"] >= n and self.in_stock("cloth", n)]
        if action == "medicine":
            return ["earn", *self.treat_ways(seat, [])]
        assert action == "favour", action
        return self.favour_ways(seat)

    def build_ways(self, seat: int) -> list[str]:
        """WE-4.2."""
        ways = []
        for project in self.open_projects():
            for materials in MATERIALS:
                wanted = Counter(materials.split("+"))
                if self.affords(seat, wanted) and all(project.free(material) >= n for material, n in wanted.items()):
                    ways.append(f"build {project.id} {materials}")
        return ways

    def rent_ways(self, seat: int) -> list[str]:
        """WE-4.6; what brings nothing is not offered (WE-3.7)."""
        sites = sorted(self.seats[seat].sites)
        sets = [[site] for site in sites] + [[one, other] for one in sites for other in sites if one < other]
        return [
            "rent " + "+".join(str(site) for site in each)
            for each in sets
            if any(self.in_stock(thing) for site in each for thing in self.site_yield[site])
        ]

    def carry_out_action(self, seat: int, text: str) -> Flow[None]:
        """WE-4."""
        player = self.seats[seat]
        word, *rest = text.split()
        if word == "take":
            self.gain(seat, rest[0], 1)
        elif word == "build":
            project = self.project(rest[0])
            materials = rest[1].split("+")
            for material in materials:
                assert player.has[material] > 0
                player.has[material] -= 1
                project.on[material] += 1
            self.gain(seat, "vp", 3 * len(materials))
            yield from self.finish_if_full(project)
        elif word == "sell":
            sold = {"wool": int(rest[0]), "cloth": int(rest[1])}
            self.give_up(seat, sold)
            self.gain(seat, "money", sum(n * self.price(good) for good, n in sold.items()))
        elif word == "house":
            site = int(rest[0])
            self.give_up(seat, {"money": 1})
            self.give_up(seat, {self.site_material[site]: 1})
            self.put_house(seat, site)
        elif word == "rent":
            for rented in rest[0].split("+"):
                self.gain_things(seat, self.site_yield[int(rented)])
        elif word == "donate":
            self.give_up(seat, {"money": 1})
            player.seals_left -= 1
            self.project(rest[0]).seals.append(seat)
        elif word == "weave":
            self.give_up(seat, {"wool": int(rest[0])})
            self.gain(seat, "cloth", int(rest[0]))
        elif word == "earn":
            self.gain(seat, "money", 1)
            self.gain(seat, "vp", 1)
        elif word == "treat":
            yield from self.treat_several(seat, int(rest[0]))
        else:
            assert word == "favour", text
            self.move_stone(seat, 1)

    def price(self, good: str) -> int:
        """WE-3.6: of two prices for one good the newer counts."""
        prices: list[int] = [effect["money"] for effect in self.effects_in_force("price") if effect["what"] == good]
        return prices[-1] if prices else self.market[good]

    def treat_several(self, seat: int, first: int) -> Flow[None]:
        """WE-9.3: he says first whom he treats, then they are treated one after the other."""
        chosen = [first]
        while True:
            text = yield from self.may(seat, self.treat_ways(seat, chosen), "done")
            if text is None:
                break
            chosen.append(int(text.split()[1]))
        for place in chosen:
            yield from self.treat(seat, place)

    # ------------------------------------------------------------------------------------------------ the end of a chapter

    def end_chapter(self) -> Flow[None]:
        """WE-7.1 to WE-7.5."""
        for project in self.projects:  # WE-7.1
            if self.only in (None, project.id):
                yield from self.fill(project, 1, substitute=False)
        for project in self.projects:  # WE-7.2
            project.covered = False
        self.covered_favours, self.covered_goods, self.only = set(), set(), None
        self.edge = []
        fallen = yield Lot({f"tax {n}": times for n, times in Counter(self.tax_faces).items()})
        for seat in self.in_order():
            self.pay_dues(seat, int(fallen.split()[1]))
        for seat in self.in_order():
            yield from self.atone(seat)
        if self.chapter == CHAPTERS:  # WE-7.5
            for seat in self.in_order():
                for thing, (_, each, penalty) in DUES.items():
                    if penalty in self.seats[seat].penalties:
                        self.change_vp(seat, -each * self.seats[seat].missing[thing])
                self.seats[seat].penalties = []
        self.due_changes = dict.fromkeys(DUES, 0)

    def pay_dues(self, seat: int, tax: int) -> None:
        """WE-7.3, WE-7.7."""
        player = self.seats[seat]
        for thing, (owed, each, penalty) in DUES.items():
            due = max(0, owed + self.due_changes[thing] + (tax if thing == "money" else 0))
            paid = min(due, player.has[thing])
            self.give_up(seat, {thing: paid})
            player.missing[thing] = due - paid
            if due > paid:
                self.change_vp(seat, -each * (due - paid))
                player.penalties.append(penalty)

    def atone(self, seat: int) -> Flow[None]:
        """WE-7.4: from any of his penalties, for 1 loyalty each."""
        player = self.seats[seat]
        while player.penalties and self.affords(seat, {"loyalty": 1}):
            text = yield from self.may(seat, [f"atone {penalty}" for penalty in player.penalties], "pass")
            if text is None:
                return
            self.give_up(seat, {"loyalty": 1})
            player.penalties.remove(text.split()[1])
