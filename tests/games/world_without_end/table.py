"""A table for tests: say in plain statements what lies where, play by text, and look at what has changed.

    t = Table("0: 2 wool; 1: 1 wool 1 grain").happens("i04_fair")
    t.play("exchange i04_fair", "pass")
    assert t.news() == "0: -1 wool +3 money"

Seats are numbers. A statement is `what: how it is`:

    0: 2 stone 3 money 5 vp     what a seat holds of these things; `all` for every seat
    0 hand: grain piety         its hand; its other cards lie face down, but for those on the open pile. `-` for none
    0 open: grain privilege     its open pile, the last one on top; the rest of the hand stays
    0 laid: grain               the same, the top one laid unused
    0 houses: 1 4               its houses, by their sites
    0 penalties: penance court  penance, begging, court
    bridge: 2 stone seal 0      a project in play, with what lies on it; or `nothing`, `finished`, and `-` for one that has not come
    covered: queen king         covered favours; also projects: `covered: palace`
    market: cloth               what the market does not buy; `-` for none
    favour: queen               where the favour stone stands
    stock grain: 3              as much is left; the rest lies with the last seat
    edge: i07_quarry            permanent events of earlier rounds, the older first
    place 9: 3                  somebody is sick there, with that value; `gone` for a tile that has left the game
    dues: 1 piety -1 money      changes of the dues of this chapter
    only: palace                the one project that gets material at the end of this chapter

On an untouched table nobody holds anything, all have 10 VP and all cards in hand; the cloth field is covered in chapter I, from
chapter III on the Tower is there and all plague tiles lie face down. `news` has the holdings as gains and losses, all else as it is now.
What is looked up here is read from the content file, not asked of the engine.
"""

from __future__ import annotations

import json
import tomllib
from functools import lru_cache
from typing import Any

from tests.games.table import GameTable
from triptych.core import registry
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.game import WorldWithoutEnd

THINGS = ("stone", "wood", "grain", "piety", "wool", "cloth", "loyalty", "knowledge", "money", "vp")
LIMITED = THINGS[:8]
HELD = THINGS[:9]
DUES = ("piety", "grain", "money")
PENALTIES = ("penance", "begging", "court")
GOODS = ("wool", "cloth")
PER_CHAPTER = 11
GONE = 6


@lru_cache(maxsize=64)
def town(own: str = "", first_game: bool = False, screens: str = "open") -> WorldWithoutEnd:
    """The game, with the content of the box or with this one."""
    found = registry.game("world-without-end", "", own, {"first-game": "yes" if first_game else "no", "screens": screens})
    assert isinstance(found, WorldWithoutEnd)
    return found


@lru_cache(maxsize=64)
def printed(own: str = "") -> dict[str, Any]:
    """The content file, as it stands."""
    return tomllib.loads(own or town().content_text)


def own_content(*changes: tuple[str, str], text: str = "") -> str:
    """The content of the box (or another one) with some words replaced, each of which must be there."""
    text = text or town().content_text
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def with_event(event: str, *ops: str, permanent: bool = False, text: str = "") -> str:
    """A content file (default: of the box) in which this event does something else."""
    text = text or town().content_text
    start = text.index("permanent = ", text.index(f'id = "{event}"'))
    corners = text.index("corners = ", start)
    effects = text.index("effects = ", start)
    source = text.index("source = ", effects)
    head = f"{text[:start]}permanent = {str(permanent).lower()}\n{text[corners:effects]}"
    return f"{head}effects = [{', '.join(ops)}]\n{text[source:]}"


def op(name: str, **fields: object) -> str:
    """An op of a content file, from its name and its fields."""
    return f"{{ op = {json.dumps(name)}" + "".join(f", {key} = {_toml(value)}" for key, value in fields.items()) + " }"


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(one)}" for key, one in value.items()) + " }"
    return json.dumps(value)


class Table(GameTable):
    """A position that is set up, then played."""

    game: WorldWithoutEnd
    s: m.TownState

    def __init__(
        self,
        says: str = "",
        players: int = 4,
        *,
        chapter: int = 0,
        in_round: int = 2,
        active: int = 0,
        own: str = "",
        first_game: bool = False,
    ) -> None:
        self._open(town(own, first_game), own)
        self.s = self.game.table(players)
        self.s.sink = []
        self.players = players
        self.round = in_round
        self.market_said = False
        c = self.s.cells
        c[m.ACTIVE] = active
        for seat in range(players):
            for thing in HELD:
                self._hold(seat, thing, 0)
            c[m.VP + seat] = 10
        self.fixed_chapter = chapter or self._chapter_of(says)
        self._chapter(self.fixed_chapter or 1)
        for seat in range(players):
            starred = first_game and c[m.CHAPTER] == 1
            c[m.HAND + seat] = (1 << 6) - 1 if starred else (1 << 12) - 1
            c[m.SET_ASIDE + seat] = (1 << 12) - (1 << 6) if starred else 0
        self.says(says)

    def _open(self, game: WorldWithoutEnd, own: str) -> None:
        self.game = game
        self.content = printed(own)
        self.events: dict[str, dict[str, Any]] = {event["id"]: event for event in self.content["event"]}
        self.event_ids = list(self.events)
        self.action_ids: list[str] = [action["id"] for action in self.content["action"]]
        self.favour_ids: list[str] = [favour["id"] for favour in self.content["favour"]]
        self.project_ids: list[str] = [project["id"] for project in self.content["project"]]

    @classmethod
    def new(cls, players: int = 4, *, first_game: bool = False, own: str = "") -> Table:
        """A game at its very beginning."""
        t = cls.__new__(cls)
        t._open(town(own, first_game), own)
        t.s = t.game.new(players)
        t.s.sink = []
        t.players = players
        t.before = t.looks()
        return t

    # -- putting things on the table -----------------------------------------------------------------------------------

    def says(self, statements: str) -> Table:
        """Make the table as the statements say."""
        for statement in filter(None, (part.strip() for part in statements.split(";"))):
            what, _, how = (part.strip() for part in statement.partition(":"))
            words = [] if how == "-" else how.split()
            first, *more = what.split()
            for one in range(self.players) if first == "all" else [first]:
                self._make([str(one), *more], words)
        return self

    def _chapter_of(self, statements: str) -> int:
        """The chapter of the events that the statements speak of."""
        words = statements.replace(";", " ").split()
        return next((int(self.events[word]["chapter"]) for word in words if word in self.events), 0)

    def _chapter(self, chapter: int) -> None:
        """[WE-7.2, WE-7.6] What comes with a chapter."""
        c = self.s.cells
        c[m.CHAPTER] = chapter
        if not self.market_said:
            c[m.COVERED_MARKET] = 2 if chapter == 1 else 0
        tower = m.PROJECT + self.project_ids.index("tower")
        if chapter > 2:
            c[tower] = max(c[tower], m.IN_PLAY)
            for tile in self.content["plague"]["tiles"]:
                c[m.TILES_LEFT + tile - 1] += 1

    def _make(self, what: list[str], words: list[str]) -> None:
        c = self.s.cells
        if what[0].isdigit():
            self._make_seat(int(what[0]), what[1] if len(what) > 1 else "", words)
        elif what[0] in self.project_ids:
            self._lay_project(self.project_ids.index(what[0]), words)
        elif what[0] == "covered":
            for word in words:
                if word in self.favour_ids:
                    c[m.COVERED_FAVOURS] |= 1 << self.favour_ids.index(word)
                else:
                    c[m.COVERED_PROJECTS] |= 1 << self.project_ids.index(word)
        elif what[0] == "market":
            self.market_said = True
            c[m.COVERED_MARKET] = sum(1 << GOODS.index(word) for word in words)
        elif what[0] == "favour":
            c[m.FAVOUR] = self.favour_ids.index(words[0])
        elif what[0] == "stock":
            last = self.players - 1
            self._hold(last, what[1], self.have(last, what[1]) + self.stock(what[1]) - int(words[0]))
        elif what[0] == "edge":
            for place, event in enumerate(words):
                c[m.EDGE + place] = self.event_ids.index(event)
        elif what[0] == "place":
            place = int(what[1]) - 1
            value = GONE if words[0] == "gone" else int(words[0])
            lost = value if value < GONE else next(tile for tile in (5, 4, 3, 2, 1) if c[m.TILES_LEFT + tile - 1])
            c[m.TILES_LEFT + lost - 1] -= 1
            c[m.PLACES + place] = value
        elif what[0] == "dues":
            for thing, n in _amounts(words):
                c[m.DUES + DUES.index(thing)] = n
        elif what[0] == "only":
            c[m.ONLY_PROJECT] = self.project_ids.index(words[0])
        else:
            raise AssertionError(f"what is '{' '.join(what)}'?")

    def _make_seat(self, seat: int, what: str, words: list[str]) -> None:
        c = self.s.cells
        if what == "":
            for thing, n in _amounts(words):
                if thing == "vp":
                    c[m.VP + seat] = n
                else:
                    self._hold(seat, thing, n)
        elif what == "hand":
            kept = self._cards(words)
            c[m.FACE_DOWN + seat] |= c[m.HAND + seat] & ~kept
            c[m.HAND + seat] = kept
            c[m.FACE_DOWN_SIZE + seat] = c[m.FACE_DOWN + seat].bit_count()
        elif what in ("open", "laid"):
            c[m.FACE_UP + seat] |= self._cards(words)
            c[m.HAND + seat] &= ~c[m.FACE_UP + seat]
            c[m.FACE_DOWN + seat] &= ~c[m.FACE_UP + seat]
            c[m.FACE_DOWN_SIZE + seat] = c[m.FACE_DOWN + seat].bit_count()
            c[m.LAST + seat] = self.action_ids.index(words[-1])
            if what == "open":
                c[m.LAST_PLAYED + seat] = c[m.LAST + seat]
        elif what == "houses":
            for site in words:
                c[m.SITE + int(site) - 1] = seat
                c[m.HOUSES_LEFT + seat] -= 1
        elif what == "penalties":
            c[m.PENALTIES + seat] = sum(1 << PENALTIES.index(word) for word in words)
        else:
            raise AssertionError(f"what is '{what}' of a seat?")

    def _cards(self, words: list[str]) -> int:
        return sum(1 << self.action_ids.index(word) for word in words)

    def _hold(self, seat: int, thing: str, n: int) -> None:
        """The seat holds n; the difference comes out of the supply."""
        c = self.s.cells
        number = THINGS.index(thing)
        at = m.HAVE + seat * len(HELD) + number
        if thing in LIMITED:
            c[m.SUPPLY + number] -= n - c[at]
            assert c[m.SUPPLY + number] >= 0, f"there is not so much {thing}"
        c[at] = n

    def _lay_project(self, project: int, words: list[str]) -> None:
        c = self.s.cells
        spaces = self.content["project"][project]
        finished = "finished" in words
        laid = {"stone": spaces["stone"], "wood": spaces["wood"]} if finished else {"stone": 0, "wood": 0}
        pairs = [] if finished or words == ["nothing"] else words
        c[m.PROJECT + project] = m.FINISHED if finished else m.IN_PLAY if words else m.NOT_THERE
        for first, second in zip(pairs[::2], pairs[1::2], strict=True):
            if first == "seal":
                c[m.SEALS + project] |= 1 << int(second)
                c[m.SEALS_LEFT + int(second)] -= 1
            else:
                laid[second] = int(first)
        for thing, at in (("stone", m.STONES), ("wood", m.WOODS)):
            c[m.SUPPLY + THINGS.index(thing)] -= laid[thing] - c[at + project]
            c[at + project] = laid[thing]

    # -- where the game stands -----------------------------------------------------------------------------------------

    def begins_round(self) -> Table:
        """The round begins; in round one with the penalties."""
        self._events("", self.round - 1)
        self.s.cells[m.ROUND] = self.round - 1
        return self._go("round")

    def turns_up(self) -> Table:
        """The event of the round is about to be turned up."""
        self._events("", self.round - 1)
        return self._go("round:1")

    def happens(self, event: str, *answers: str, tile: int = 1) -> Table:
        """This event is turned up; if somebody falls sick at its place, with a tile of this value."""
        chapter = int(self.events[event]["chapter"])
        if self.s.cells[m.CHAPTER] != chapter:
            assert not self.fixed_chapter, f"{event} is of chapter {chapter}"
            self._chapter(chapter)
        self._events("", self.round - 1, spared=event)
        self._go("round:1").play(f"event {event}")
        if self.step == "plague":
            self.play(f"plague {tile}")
        return self.play(*answers)

    def lays(self, event: str = "") -> Table:
        """This event (default: one that does nothing more) was turned up and carried out; the active player is to lay it."""
        self._events(event or self._quiet(), self.round)
        return self._go("round:2")

    def turn(self, seat: int = -1, event: str = "") -> Table:
        """The turn of a seat in the action phase (default: of the active player), in a round with this event (default: a quiet one)."""
        c = self.s.cells
        seat = c[m.ACTIVE] if seat < 0 else seat
        self._events(event or self._quiet(), self.round)
        c[m.LAID] = 0
        c[m.TURN] = seat
        return self._go("round:5", f"actions:{(seat - c[m.ACTIVE]) % self.players + 1}", f"turn:{seat}")

    def uses(self, card: str, *answers: str, seat: int = -1, event: str = "") -> Table:
        """A seat (default: the active player) plays this card open in its turn."""
        return self.turn(seat, event).play(f"play {card}", *answers)

    def ends_round(self, event: str = "") -> Table:
        """All have had their turn."""
        self._events(event or self._quiet(), self.round)
        self.s.cells[m.LAID] = 0
        self.s.cells[m.TURN] = (self.s.cells[m.ACTIVE] - 1) % self.players
        return self._go("round:5")

    def ends_chapter(self, *answers: str) -> Table:
        """Round six is over, the shield has gone on already."""
        self.round = 6
        self._events("", 6)
        return self._go("chapter-end").play(*answers)

    def until(self, *steps: str) -> Table:
        """Whoever is asked, and chance, answer with the first thing offered until one of these questions comes."""
        for _ in range(2000):
            if self.over or self.step in steps:
                break
            self.game.apply(self.s, self.s.actor, self.s.moves[0])
        self.check()
        return self

    def lay(self, turns: int = -1) -> Table:
        """The active player lays the event; by default so that the arrow points at 0."""
        event = self.events[self.event_ids[self.s.cells[m.EVENT]]]
        return self.play(f"lay {-event['arrow'] % 4 if turns < 0 else turns}")

    def _go(self, *frames: str) -> Table:
        """Go on from here; from now on `news` counts."""
        self.before = self.looks()
        self.set_agenda(list(frames))
        return self

    def _quiet(self) -> str:
        """An event of this chapter that is immediate, and done with."""
        edge = self.edge
        chapter = self.s.cells[m.CHAPTER]
        return next(i for i, event in self.events.items() if event["chapter"] == chapter and not event["permanent"] and i not in edge)

    def _events(self, now: str, come: int, spared: str = "") -> None:
        """So many events of the chapter have come: this one, those at the edge, and some others."""
        c = self.s.cells
        c[m.ROUND] = self.round
        first = (c[m.CHAPTER] - 1) * PER_CHAPTER
        of_chapter = self.event_ids[first : first + PER_CHAPTER]
        gone = [*self.edge, *([now] if now else [])]
        gone += [event for event in of_chapter if event not in gone and event != spared][: come - len(gone)]
        assert len(gone) == come, f"in round {self.round} no more than {come} events have come"
        c[m.EVENT] = self.event_ids.index(now) if now else m.EMPTY
        c[m.EVENTS_LEFT] = sum(1 << self.event_ids.index(event) for event in of_chapter if event not in gone)

    # -- looking -------------------------------------------------------------------------------------------------------

    def have(self, seat: int, thing: str) -> int:
        """What a seat holds; also its VP."""
        return self.s.cells[m.VP + seat if thing == "vp" else m.HAVE + seat * len(HELD) + THINGS.index(thing)]

    def vp(self) -> list[int]:
        return self.s.cells[m.VP : m.VP + self.players]

    def stock(self, thing: str) -> int:
        return self.s.cells[m.SUPPLY + THINGS.index(thing)]

    def hand(self, seat: int) -> list[str]:
        return self._named(self.s.cells[m.HAND + seat], self.action_ids)

    def open_pile(self, seat: int) -> list[str]:
        return self._named(self.s.cells[m.FACE_UP + seat], self.action_ids)

    def face_down(self, seat: int) -> list[str]:
        return self._named(self.s.cells[m.FACE_DOWN + seat], self.action_ids)

    @property
    def edge(self) -> list[str]:
        found = self.s.cells[m.EDGE : m.EDGE + m.EDGE_PLACES]
        return [self.event_ids[event] for event in found if event != m.EMPTY]

    @property
    def active(self) -> int:
        return self.s.cells[m.ACTIVE]

    @property
    def favour(self) -> str:
        return self.favour_ids[self.s.cells[m.FAVOUR]]

    def project(self, name: str) -> str:
        """What lies on a project, in the words of the statements."""
        c = self.s.cells
        project = self.project_ids.index(name)
        if c[m.PROJECT + project] == m.NOT_THERE:
            return "-"
        words = ["finished"] if c[m.PROJECT + project] == m.FINISHED else []
        if not words:
            words += [f"{c[at + project]} {thing}" for thing, at in (("stone", m.STONES), ("wood", m.WOODS)) if c[at + project]]
        words += [f"seal {seat}" for seat in range(self.players) if c[m.SEALS + project] >> seat & 1]
        words += ["covered"] if c[m.COVERED_PROJECTS] >> project & 1 else []
        return " ".join(words) or "nothing"

    def penalties(self, seat: int) -> list[str]:
        return self._named(self.s.cells[m.PENALTIES + seat], PENALTIES)

    def place(self, number: int) -> str:
        value = self.s.cells[m.PLACES + number - 1]
        return {0: "down", GONE: "gone"}.get(value, str(value))

    @staticmethod
    def _named(members: int, names: list[str] | tuple[str, ...]) -> list[str]:
        return [name for i, name in enumerate(names) if members >> i & 1]

    def looks(self) -> dict[str, str]:
        """The whole table in statements."""
        c = self.s.cells
        found: dict[str, str] = {}
        for seat in range(self.players):
            for thing in THINGS:
                found[f"{seat} {thing}"] = str(self.have(seat, thing))
        for site in range(14):
            found[f"site {site + 1}"] = "-" if c[m.SITE + site] == m.EMPTY else str(c[m.SITE + site])
        for name in self.project_ids:
            found[name] = self.project(name)
        found["favour"] = self.favour
        found["covered"] = " ".join(self._named(c[m.COVERED_FAVOURS], self.favour_ids)) or "-"
        found["market"] = " ".join(self._named(c[m.COVERED_MARKET], GOODS)) or "-"
        found["edge"] = " ".join(self.edge) or "-"
        for place in range(1, 12):
            found[f"place {place}"] = self.place(place)
        found["dues"] = " ".join(f"{c[m.DUES + i]} {thing}" for i, thing in enumerate(DUES) if c[m.DUES + i]) or "-"
        for seat in range(self.players):
            found[f"{seat} penalties"] = " ".join(self.penalties(seat)) or "-"
        return found

    def news(self) -> str:
        """What has changed since the game stands where it was put, in statements; what seats hold as gains and losses."""
        now = self.looks()
        found: list[str] = []
        for seat in range(self.players):
            moved = [(thing, int(now[f"{seat} {thing}"]) - int(self.before[f"{seat} {thing}"])) for thing in THINGS]
            if any(n for _, n in moved):
                found.append(f"{seat}: " + " ".join(f"{n:+} {thing}" for thing, n in moved if n))
        held = {f"{seat} {thing}" for seat in range(self.players) for thing in THINGS}
        found += [f"{what}: {how}" for what, how in now.items() if what not in held and self.before[what] != how]
        return "; ".join(found)

    def fresh(self) -> Table:
        """From now on `news` and what is told count anew."""
        self.before = self.looks()
        self.s.sink = []
        return self

    def heard(self, *kinds: str) -> list[str]:
        """What was told of these kinds (default: everything), oldest first, in words: `got 0 grain 1`."""
        found: list[str] = []
        for event in self.s.sink or []:
            kind = self.game.events.kinds[event[0]]
            if not kinds or kind.name in kinds:
                found.append(" ".join([kind.name, *(self._word(arg, n) for arg, n in zip(kind.args, event[1:], strict=False))]))
        return found

    def _word(self, arg: str, n: int) -> str:
        names: dict[str, list[str] | tuple[str, ...]] = {
            "thing": THINGS,
            "good": GOODS,
            "event": self.event_ids,
            "favour": self.favour_ids,
            "project": self.project_ids,
            "action": self.action_ids,
            "penalty": PENALTIES,
            "vp_source": self.game.vp_sources,
        }
        if arg in ("site", "place"):
            return str(n + 1)
        return names[arg][n] if arg in names else str(n)


def _amounts(words: list[str]) -> list[tuple[str, int]]:
    """Of `2 stone 1 wood`: each thing with its number."""
    return [(thing, int(n)) for n, thing in zip(words[::2], words[1::2], strict=True)]
