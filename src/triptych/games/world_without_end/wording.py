"""How World Without End speaks: views, moves, lots, events, reasons and cards put into the sentences of text/*.ftl.

Numbers get their nouns here, by what they are (core/nouns.py): a `project` becomes `$project`, an `action` `$action`. So much of a thing is
an `amount`, several of them are a bundle. What an event does is said from its ops, each a message of its own: in whole sentences (`op-`),
and in a few words for questions and small cards (`brief-`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from triptych.core.nouns import Args, NounWording, Said, named, yes
from triptych.core.state import CHANCE, NOBODY, TOP, UNKNOWN, Event
from triptych.core.tables import in_order
from triptych.core.words import Span, Words
from triptych.games.world_without_end import agenda, board, content, moves
from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.content import Content
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.moves import lot_table, move_table
from triptych.games.world_without_end.phases import step
from triptych.games.world_without_end.phases.actions import BY_PRIVILEGE, FIRST_PLAGUE, cards_used, uses
from triptych.games.world_without_end.phases.chapter import POINTS_FOR_MISSING
from triptych.games.world_without_end.phases.favours import field_after, get_favour
from triptych.games.world_without_end.phases.grants import POINTS_FOR_TREATING
from triptych.games.world_without_end.phases.lasting import cost_of_use, price
from triptych.games.world_without_end.phases.projects import POINTS_FOR_MATERIAL, stone_spaces, wood_spaces
from triptych.games.world_without_end.phases.round import corner_of, get_income, number_at
from triptych.games.world_without_end.phases.stock import give_bundle
from triptych.games.world_without_end.reasons import about, forbidding
from triptych.games.world_without_end.scoring import twice_points, winners
from triptych.games.world_without_end.telling import TELLING

PACKAGE = "triptych.games.world_without_end"

OP_NAMES: Final = tuple(kind.name.replace("_", "-") for kind in content.OP_KINDS)
"""What the messages about the ops are called, by the op's number; some have several (`op_message`)."""
WHO: Final = in_order(
    (content.ALL, "who-all"),
    (content.MOST_OF, "who-most"),
    (content.LEAST_OF, "who-least"),
    (content.EACH_WITH, "who-each"),
    (content.FIRST_MOST, "who-first-most"),
    (content.FIRST_LEAST, "who-first-least"),
)
"""Whom an op hits, by the way that is compared."""


@lru_cache(maxsize=1)
def shipped() -> tuple[dict[str, str], dict[str, dict[str, str]]]:
    """What the content file that comes with the game says, and has been put into other languages: its notes by event, its names by what
    they name (`project-bridge`)."""
    data = tomllib.loads(files(PACKAGE).joinpath("content.toml").read_text("utf-8"))
    notes = {entry["id"]: entry["note"] for entry in data["event"]}
    names = {f"{table}-{entry['id']}": entry["name"] for table in ("supply", "favour", "project", "place") for entry in data[table]}
    return notes, names


def written(name: str) -> str:
    """An id of the content file as messages have it."""
    return name.replace("_", "-")


class TownWording(NounWording):
    """World Without End in one language, with one content file; with `screens` as at a table where they are closed (WE-2.7)."""

    telling = TELLING

    def __init__(self, words: Words, seat_names: list[str], box: Content, screens: bool = False) -> None:
        super().__init__(words, seat_names)
        self.content = box
        self.screens = screens
        self._moves = move_table(tuple(box.project_id), tuple(box.event_id))
        self._lots = lot_table(tuple(box.event_id))
        self.nouns |= {
            "thing": self._thing,
            "count": self._count,
            "favour": self._favour,
            "project": self._project,
            "place": self._place,
            "site": self._site,
            "penalty": self._penalty,
            "chapter": self._chapter,
            "action": self._action,
            "event": self._event,
            "vp_source": self._vp_source,
        }
        self._labels: dict[str, Callable[[TownState, int, int], Said]] = {
            "pass": self._label_pass,
            "skip": self._label_skip,
            "done": lambda s, seat, place: ("done", {}),
            "lay": self._label_lay,
            "exchange": self._label_exchange,
            "lose": self._label_lose,
            "take-back": lambda s, seat, site: ("take-back", {"site": site}),
            "show": self._label_show,
            "play": self._label_play,
            "take": lambda s, seat, thing: ("take", self.amount("amount", thing, 1)),
            "build": self._label_build,
            "sell": self._label_sell,
            "house": self._label_house,
            "rent": self._label_rent,
            "donate": self._label_donate,
            "weave": self._label_weave,
            "earn": self._label_earn,
            "treat": self._label_treat,
            "favour": self._label_favour,
            "discard": self._label_card("discard"),
            "idle": self._label_card("idle"),
            "atone": self._label_atone,
        }

    # -- nouns ---------------------------------------------------------------------------------------------------------------------------

    def printed(self, names: dict[str, str]) -> str:
        """A name as it is printed, in this language."""
        return names.get(self.words.language, names["en"]).replace("'", "’")

    def _own(self, key: str, table: str, name: str, names: dict[str, str]) -> Args:
        """The forms of a noun of the content file; one that somebody has renamed is named as he wants it."""
        if shipped()[1].get(f"{table}-{name}") == names:
            return {**self.forms(key, f"{table}-{written(name)}"), f"{key}_id": written(name)}
        return {**self.forms(key, f"{table}-plain", named(self.printed(names))), f"{key}_id": "plain"}

    def _renamed(self, thing: int) -> Args:
        """The name that somebody has given to a thing in a content file of his own; nothing for our names."""
        if thing >= content.LIMITED or shipped()[1].get(f"supply-{content.THINGS[thing]}") == self.content.supply_name[thing]:
            return {}
        return named(self.printed(self.content.supply_name[thing]))

    def _thing(self, key: str, thing: int) -> Args:
        name = self._renamed(thing)
        return {**self.forms(key, "thing-plain" if name else f"thing-{content.THINGS[thing]}", name), f"{key}_id": content.THINGS[thing]}

    def _count(self, key: str, count: int) -> Args:
        name = self._renamed(count)
        return {**self.forms(key, "count-plain" if name else f"count-{content.COUNTS[count]}", name), f"{key}_id": content.COUNTS[count]}

    def _favour(self, key: str, favour: int) -> Args:
        return self._own(key, "favour", self.content.favour_id[favour], self.content.favour_name[favour])

    def _project(self, key: str, project: int) -> Args:
        return self._own(key, "project", self.content.project_id[project], self.content.project_name[project])

    def _place(self, key: str, place: int) -> Args:
        return self._own(key, "place", str(place + 1), self.content.place_name[place])

    def _site(self, key: str, site: int) -> Args:
        args: Args = {"number": site + 1, **self.bundle("bundle", self.content.site_yield[site])}
        return {**self.forms(key, "site-name", args), f"{key}_id": str(site + 1)}

    def _penalty(self, key: str, penalty: int) -> Args:
        return {**self.forms(key, f"penalty-{m.PENALTY_WORDS[penalty]}"), f"{key}_id": m.PENALTY_WORDS[penalty]}

    def _chapter(self, key: str, chapter: int) -> Args:
        return {**self.forms(key, f"chapter-{chapter}"), f"{key}_id": str(chapter)}

    def _action(self, key: str, card: int) -> Args:
        if card == UNKNOWN:
            return {key: "", f"{key}_id": "unknown"}
        return {key: self.action_name(card), f"{key}_id": written(content.ACTIONS[card])}

    def _event(self, key: str, event: int) -> Args:
        return {key: self.event_name(event), f"{key}_id": self.content.event_id[event]}

    def _vp_source(self, key: str, source: int) -> Args:
        return {key: self.vp_source(source), f"{key}_id": told.VP_SOURCES[source]}

    def action_name(self, card: int) -> str:
        return self.printed(self.content.action_name[card])

    def event_name(self, event: int) -> str:
        return self.printed(self.content.event_name[event])

    def favour_name(self, favour: int) -> str:
        """A field of the arc as it is printed."""
        return self.printed(self.content.favour_name[favour])

    def project_name(self, project: int) -> str:
        return self.printed(self.content.project_name[project])

    def place_name(self, place: int) -> str:
        return self.printed(self.content.place_name[place])

    def thing_name(self, thing: int) -> str:
        return str(self._thing("thing", thing)["thing"])

    def penalty_name(self, penalty: int) -> str:
        return self.say(f"penalty-{m.PENALTY_WORDS[penalty]}")

    # -- so much of it -------------------------------------------------------------------------------------------------------------------

    def amount(self, key: str, thing: int, number: int) -> Args:
        """So much of a thing, or of a grant, as the argument `key`."""
        name = self._renamed(thing) if thing < content.LIMITED else {}
        message = "amount-plain" if name else f"amount-{written(content.AMOUNTS[thing])}"
        return {**self.forms(key, message, {"number": number, **name}), f"{key}_id": content.AMOUNTS[thing]}

    def bundle(self, key: str, bundle: list[int]) -> Args:
        """Everything in a bundle, one amount after the other."""
        amounts = [str(self.amount("amount", thing, bundle[thing])["amount"]) for thing in range(content.BUNDLE) if bundle[thing]]
        if not amounts:
            return {key: self.say("bundle-none"), f"{key}_id": "none"}
        return {key: self.listed(amounts), f"{key}_id": "some"}

    def bundle_text(self, bundle: list[int]) -> str:
        return str(self.bundle("bundle", bundle)["bundle"])

    def amount_text(self, thing: int, number: int) -> str:
        return str(self.amount("amount", thing, number)["amount"])

    def points(self, twice: int) -> str:
        """[WE-10.1] Points with their half, from twice as many."""
        return self.say("points-half", {"number": twice // 2}) if twice % 2 else str(twice // 2)

    def _things(self, things: int, first: int, last: str) -> Args:
        """A set of things, beginning with the first, as `$things`."""
        names = [self.thing_name(first + thing) for thing in range(content.LIMITED) if things >> thing & 1]
        return {"things": self.listed(names, last)}

    # -- what events do ------------------------------------------------------------------------------------------------------------------

    def ops_of(self, event: int) -> list[int]:
        """The ops of an event."""
        op = self.content.event_list[event]
        found: list[int] = []
        while self.content.op[op] != content.END:
            found.append(op)
            op += 1
        return found

    def event_text(self, event: int) -> str:
        """Everything an event does, in sentences."""
        text = self.effects(event)
        return self.say("effects-permanent", {"effects": text}) if self.content.event_permanent[event] else text

    def effects(self, event: int) -> str:
        """The same, as it stands on the card."""
        return self._joined("effects-next", [self.op_text(op) for op in self.ops_of(event)])

    def event_brief(self, event: int) -> str:
        """The same in a few words."""
        return self._joined("brief-next", [self.op_brief(op) for op in self.ops_of(event)])

    def op_text(self, op: int) -> str:
        """One op, with all its fields."""
        return self.say(f"op-{self._op_message(op)}", self._op_args(op))

    def op_brief(self, op: int) -> str:
        return self.say(f"brief-{self._op_message(op)}", self._op_args(op))

    def _joined(self, message: str, parts: list[str]) -> str:
        """Sentences (or a few words each) one after the other."""
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = self.say(message, {"first": text, "next": part})
        return text

    def _op_message(self, op: int) -> str:
        box = self.content
        kind = box.op[op]
        what = box.op_what[op]
        name = OP_NAMES[kind]
        if kind == content.GAIN and what >= content.TREAT:
            return f"{name}-{written(content.AMOUNTS[what])}"
        if kind == content.LOSE and what == content.NOTHING:
            return f"{name}-one-of"
        if kind == content.SCORE and box.op_n[op] < 0:
            return f"{name}-loss"
        if kind == content.FILL and what == content.EACH_PROJECT:
            return f"{name}-each"
        if kind == content.MODIFY:
            return f"{name}-cost" if any(box.op_give[op]) else f"{name}-gain"
        return name

    def _op_args(self, op: int) -> Args:
        """The fields of an op, put into words."""
        box = self.content
        kind = box.op[op]
        what, number, short = box.op_what[op], box.op_n[op], box.op_short[op]
        args: Args = {**self._who(op), "number": abs(number), "fewer": yes(number < 0)}
        if kind in (content.GAIN, content.LOSE, content.DUES):
            args |= {"short": short}
            args |= self.amount("amount", what, abs(number)) if what != content.NOTHING else self._things(box.op_one_of[op], 0, "list-or")
        elif kind == content.EXCHANGE:
            args |= {"lasting": yes(self._is_lasting(op)), **self.exchange(op)}
        elif kind == content.SCORE:
            args |= {"count": box.op_per[op], "most": short}
        elif kind == content.FILL:
            args |= {"substitute": yes(short > 0)}
            if what != content.EACH_PROJECT:
                args["project"] = what
        elif kind == content.COVER_FAVOURS:
            names = [str(self._favour("favour", favour)["favour"]) for favour in range(content.FAVOURS) if what >> favour & 1]
            args["things"] = self.listed(list(dict.fromkeys(names)))  # both Outlaws have one name
        elif kind == content.COVER_MARKET or kind == content.UNCOVER:
            args |= self._things(what, content.WOOL, "list-or" if kind == content.COVER_MARKET else "list-end")
        elif kind == content.PRICE:
            args |= {"thing": content.WOOL + what, **self.amount("amount", content.MONEY, number)}
        elif kind == content.FORBID or kind == content.MODIFY:
            args |= {"action": what, **self.bundle("bundle", box.op_give[op] if any(box.op_give[op]) else box.op_get[op])}
        elif kind == content.USELESS:
            args["thing"] = what
        elif kind == content.BRING or kind == content.COVER_PROJECTS:
            args["project"] = what
        elif kind not in (content.SKIP, content.HOUSE_BACK, content.RANDOM_DISCARD):
            raise AssertionError(f"what op {kind} says is not known")
        return args

    def _who(self, op: int) -> Args:
        """Whom an op hits."""
        way, count = self.content.op_who[op], self.content.op_count[op]
        if way == content.ALL or way == content.EACH_WITH:
            return self.forms("who", WHO[way])
        return self.forms("who", WHO[way], {"count": count})

    def _is_lasting(self, op: int) -> bool:
        return op in self.content.event_exchange

    def exchange(self, op: int) -> Args:
        """What is given, and what for."""
        return {**self.bundle("give", self.content.op_give[op]), **self.bundle("get", self.content.op_get[op])}

    # -- what is printed on other things -------------------------------------------------------------------------------------------------

    def does(self, card: int, plague: bool) -> str:
        """What an action card does, in a few words."""
        return self.say(f"do-{written(content.ACTIONS[card])}", {"plague": yes(plague)})

    def action_text(self, card: int) -> str:
        """What an action card does, in sentences."""
        wool, cloth = self.content.price
        return self.say(f"action-{written(content.ACTIONS[card])}", {"number": wool, "second_number": cloth})

    def treatment(self, place: int) -> list[int]:
        """[WE-9.3] What treating the sick person of a place brings."""
        gained = self.content.place_bonus[place][:]
        gained[content.VP] += POINTS_FOR_TREATING
        return gained

    def favour_gets(self, favour: int) -> str:
        """What a field of the arc gives, in a few words."""
        box = self.content
        parts: list[str] = []
        if any(box.favour_pay[favour]):
            parts.append(self.say("get-pay", self.bundle("bundle", box.favour_pay[favour])))
        if any(box.favour_get[favour]):
            needs = box.favour_needs[favour]
            args = {**self.bundle("bundle", box.favour_get[favour]), **self.bundle("needs", needs)}
            parts.append(self.say("get-needs" if any(needs) else "get-bundle", args))
        if box.favour_per[favour] != content.NOTHING:
            parts.append(self.say("get-per", {"number": box.favour_vp[favour], "count": box.favour_per[favour]}))
        return self._joined("brief-next", parts) or self.say("bundle-none")

    # -- questions -----------------------------------------------------------------------------------------------------------------------

    def prompt(self, s: Any, seat: int) -> str:
        """The question that is put now, to the one who is asked or to one who waits (`seat` -1: a spectator)."""
        if s.actor == NOBODY:
            return self._result(s)
        if s.actor == CHANCE:
            return self.say("wait-lot")
        args = self._asked(s)
        if seat != s.actor:
            return self.say(f"wait-{args['step']}", {"seat": s.actor, **args})
        return self.say(f"ask-{args['step']}", args)

    def hint(self, s: Any) -> str:
        """Why this is asked and what hangs on it, for one who has not played this game before."""
        args = self._asked(s)
        return self.say(f"hint-{args['step']}", args)

    def _asked(self, s: TownState) -> Args:
        """What the question put now is about, in words."""
        args = about(s, s.actor)
        if args["step"] == "use":
            card = int(args["action"])
            args |= {"does": self.does(card, self._plague(s)), **self.bundle("cost", self._cost(s))}
        elif args["step"] == "exchange":
            args |= self.exchange(int(args["op"]))
        return args

    @staticmethod
    def _plague(s: TownState) -> bool:
        """Can the sick be treated yet?"""
        return s.cells[m.CHAPTER] >= FIRST_PLAGUE

    def _result(self, s: TownState) -> str:
        best = winners(s)
        args: Args = {"points": self.points(twice_points(s, best[0]))}
        if len(best) == 1:
            return self.say("wait-over", args | {"seat": best[0]})
        return self.say("wait-over-shared", args | {"seats": self.listed([self.seat_names[seat] for seat in best])})

    # -- moves ---------------------------------------------------------------------------------------------------------------------------

    def label(self, s: Any, move: int) -> str:
        """A move of the seat that is asked, as it stands on its button, with what comes of it."""
        kind = self._moves.kind_of[move]
        message, args = self._labels[kind.words](s, s.actor, move - kind.at)
        return self.say(f"move-{message}", args)

    def _label_pass(self, s: TownState, seat: int, place: int) -> Said:
        return "pass", {"step": about(s, seat)["step"]}

    def _label_skip(self, s: TownState, seat: int, place: int) -> Said:
        return "skip", about(s, seat)

    def _label_lay(self, s: TownState, seat: int, turns: int) -> Said:
        """Who gets what, and which favour it is."""
        after = s.clone()
        incomes: list[str] = []
        for turn in range(s.cells[m.PLAYERS]):
            who = step.in_order(s, turn)
            after.sink = []
            if not s.cells[m.PENALTIES + who] & m.BEGGING:
                get_income(after, who, corner_of(s, who, turns))
            got = self._changes(after)[1]
            message = ("income-" if any(got) else "income-none-") + ("you" if who == seat else "other")
            incomes.append(self.say(message, {"seat": who, **self.bundle("amount", got)}))
        number = number_at(s, turns)
        said: Args = {"number": number, "income": self._joined("list-more", incomes)}
        field = field_after(s, number)
        if field == content.NOTHING:
            return ("lay-stuck" if number else "lay-zero"), said
        return "lay", {**said, "favour": field, "gets": self._favour_outcome(after, seat, field)}

    def _favour_outcome(self, after: TownState, seat: int, field: int) -> str:
        """What this seat gets of a field, and pays for it."""
        after.sink = []
        get_favour(after, seat, field)
        paid, gained = self._changes(after)
        if any(paid):
            pays = self.say("get-pay", self.bundle("bundle", paid))
            return self.say("brief-next", {"first": pays, "next": self.bundle_text(gained)}) if any(gained) else pays
        return self.bundle_text(gained)

    @staticmethod
    def _changes(after: TownState) -> tuple[list[int], list[int]]:
        """What was given up and what was gained, as far as it was told."""
        paid, gained = [0] * content.BUNDLE, [0] * content.BUNDLE
        for event in after.sink or []:
            if event[0] == told.GOT or event[0] == told.INCOME:
                gained[event[2]] += event[3]
            elif event[0] == told.GAVE:
                paid[event[2]] += event[3]
            elif event[0] == told.SCORED:
                gained[content.VP] += max(0, event[2])
                paid[content.VP] += max(0, -event[2])
        return paid, gained

    def _label_exchange(self, s: TownState, seat: int, event: int) -> Said:
        args = about(s, seat)
        op = int(args["op"]) if "op" in args else self.content.event_exchange[event]
        return "exchange", {"event": event, **self.exchange(op)}

    def _label_lose(self, s: TownState, seat: int, thing: int) -> Said:
        number = min(int(about(s, seat)["number"]), s.cells[m.HAVE + seat * content.HELD + thing])
        return "lose", self.amount("amount", thing, number)

    def _label_show(self, s: TownState, seat: int, number: int) -> Said:
        args = about(s, seat)
        most = self.content.op_short[int(args["op"])]
        points = number * int(args["number"])
        args |= {"points": min(points, most) if most else points, **self.amount("amount", int(args["thing"]), number)}
        return "show", {**args, "number": number}

    def _label_play(self, s: TownState, seat: int, card: int) -> Said:
        """A card with what it does; or that it can do nothing."""
        c = s.cells
        args: Args = {"action": card, "does": self.does(card, self._plague(s))}
        used_as = card
        message = "play"
        if card == content.PRIVILEGE:
            before = c[m.LAST_PLAYED + seat]
            if before == m.EMPTY:
                return message, {**args, "usable": "no"}
            used_as = before + BY_PRIVILEGE
            message = "play-again"
            args["second_action"] = before
        if uses(s.clone(), seat, used_as):
            if card == content.FAVOUR_CARD:
                args["does"] = self.say("do-favour-to", self._next_favour(s, seat, cost_of_use(s, 1 << card) or content.NO_BUNDLE))
            return message, {**args, "usable": "yes"}
        event = forbidding(s, cards_used(used_as))
        return message, {**args, "usable": "no"} if event == content.NOTHING else {**args, "usable": "forbidden", "event": event}

    def _label_build(self, s: TownState, seat: int, place: int) -> Said:
        project, materials = divmod(place, moves.WAYS_TO_BUILD)
        stones, woods = moves.STONES_OF[materials], moves.WOODS_OF[materials]
        used = [0] * content.BUNDLE
        used[content.STONE], used[content.WOOD] = stones, woods
        full = stone_spaces(s, project) == stones and wood_spaces(s, project) == woods
        points = POINTS_FOR_MATERIAL * (stones + woods)
        return "build", {"project": project, "points": points, "finishes": yes(full), **self.bundle("bundle", used)}

    def _label_sell(self, s: TownState, seat: int, place: int) -> Said:
        sold = [0] * content.BUNDLE
        sold[content.WOOL], sold[content.CLOTH] = divmod(place, moves.CLOTHS)
        money = sum(sold[content.WOOL + good] * price(s, good) for good in range(content.GOODS))
        return "sell", {**self.bundle("give", sold), **self.amount("amount", content.MONEY, money)}

    def _label_house(self, s: TownState, seat: int, site: int) -> Said:
        if about(s, seat)["step"] == "grants":
            return "house-free", {"site": site}
        paid = [0] * content.BUNDLE
        paid[content.MONEY] = paid[self.content.site_material[site]] = 1
        return "house", {"site": site, **self.bundle("give", paid)}

    @staticmethod
    def _label_rent(s: TownState, seat: int, place: int) -> Said:
        sites = moves.RENTED[place]
        return ("rent", {"site": sites[0]}) if len(sites) == 1 else ("rent-two", {"site": sites[0], "second_site": sites[1]})

    def _label_donate(self, s: TownState, seat: int, project: int) -> Said:
        bonus = self.bundle("bundle", self.content.donors[project])
        return "donate", {"project": project, **self.amount("amount", content.MONEY, 1), **bonus}

    def _label_weave(self, s: TownState, seat: int, place: int) -> Said:
        return "weave", {**self.amount("give", content.WOOL, place + 1), **self.amount("amount", content.CLOTH, place + 1)}

    def _label_earn(self, s: TownState, seat: int, place: int) -> Said:
        gained = [0] * content.BUNDLE
        gained[content.MONEY] = gained[content.VP] = 1
        return "earn", self.bundle("bundle", gained)

    def _label_treat(self, s: TownState, seat: int, place: int) -> Said:
        return "treat", {"place": place, "number": s.cells[m.PLACES + place], **self.bundle("bundle", self.treatment(place))}

    def _label_favour(self, s: TownState, seat: int, place: int) -> Said:
        return "favour", self._next_favour(s, seat, self._cost(s))

    def _next_favour(self, s: TownState, seat: int, cost: list[int]) -> Args:
        """The field the stone would come to, and what it gives once this has been paid."""
        after = s.clone()
        give_bundle(after, seat, cost, told.FROM_EVENT)
        field = field_after(s, 1)
        return {"favour": field, "gets": self._favour_outcome(after, seat, field)}

    @staticmethod
    def _cost(s: TownState) -> list[int]:
        """[WE-3.8] What the use that is asked about costs before."""
        top = s.cells[TOP]
        return (cost_of_use(s, cards_used(s.cells[top + 2])) if s.cells[top] == agenda.USE else []) or content.NO_BUNDLE

    def _label_card(self, message: str) -> Callable[[TownState, int, int], Said]:
        """The label of a move that lays a card unused."""
        return lambda s, seat, card: (message, {"action": card, "does": self.does(card, self._plague(s))})

    @staticmethod
    def _label_atone(s: TownState, seat: int, penalty: int) -> Said:
        if about(s, seat)["last"] == "no":
            return "atone", {"penalty": penalty}
        missing = s.cells[m.MISSING + seat * content.DUES_KINDS + penalty]
        return "atone-last", {"penalty": penalty, "number": missing * POINTS_FOR_MISSING[penalty]}

    # -- lots, log, reasons --------------------------------------------------------------------------------------------------------------

    def lot(self, lot: int) -> str:
        kind = self._lots.kind_of[lot]
        place = lot - kind.at
        noun = {"begin": "seat", "event": "event", "plague": "number", "tax": "number", "lose-card": "action"}[kind.words]
        return self.say(f"lot-{kind.words}", {noun: place + 1 if kind.words == "plague" else place})

    def sentence(self, event: Event) -> str:
        """A line of the log; what this reader may not know is UNKNOWN in the event."""
        kind = told.EVENTS.kinds[event[0]]
        args: Args = dict(zip(kind.args, event[1:], strict=False))
        if event[0] == told.EVENT:
            args["brief"] = self.event_brief(event[2])
        if "vp_source" in args:
            args |= {"source": self.vp_source(int(args["vp_source"])), "lost": yes(event[2] < 0), "number": abs(event[2])}
        if event[0] == told.WINS:
            args["points"] = self.points(event[2])
        if "good" in args:
            args["thing"] = content.WOOL + int(args["good"])
        if event[0] == told.WOVE:
            args |= {"thing": content.CLOTH, **self.amount("amount", content.WOOL, event[2])}
        elif "thing" in args and "number" in args:
            number = int(args["number"])
            args |= {"fewer": yes(number < 0), **self.amount("amount", int(args["thing"]), abs(number))}
        return self.say(f"told-{kind.name}", args)

    def reason(self, reason: Any) -> str:
        args = dict(reason.args)
        if "thing" in args and "number" in args:
            args |= self.amount("amount", args["thing"], args["number"])
        return self.say(reason.message, args)

    def vp_source(self, source: int) -> str:
        return self.say(f"vp-{told.VP_SOURCES[source]}")

    # -- things to look at ---------------------------------------------------------------------------------------------------------------

    def cards(self) -> list[tuple[str, str, str, str]]:
        return [
            *map(self._event_entry, range(content.EVENTS)),
            *map(self._action_entry, range(content.CARDS)),
            *map(self._favour_entry, range(content.FAVOURS)),
            *map(self._project_entry, range(content.PROJECTS)),
            *map(self._site_entry, range(content.SITES)),
            *map(self._place_entry, range(content.PLACES)),
        ]

    def _entry(self, key: str, name: str, text: str) -> tuple[str, str, str, str]:
        return key, name, text, self.source(self.content.source[key])

    def _event_entry(self, event: int) -> tuple[str, str, str, str]:
        box = self.content
        place = box.event_place[event]
        args: Args = {"chapter": box.event_chapter[event], "effects": self.event_text(event)}
        args["corners"] = self.say("card-corners", {"number": box.event_arrow[event], "things": self.corners(event)})
        text = self.say("card-event", args) if place == content.NOTHING else self.say("card-event-place", args | {"place": place})
        said = self.note(box.event_id[event], box.event_note[event])
        text = self.say("card-with-note", {"text": text, "note": said}) if said else text
        return self._entry(f"event-{box.event_id[event]}", self.event_name(event), text)

    def _action_entry(self, card: int) -> tuple[str, str, str, str]:
        text = self.say("card-action", {"starred": yes(card < content.STARRED_CARDS), "effects": self.action_text(card)})
        return self._entry(f"action-{content.ACTIONS[card]}", self.action_name(card), text)

    def _favour_entry(self, favour: int) -> tuple[str, str, str, str]:
        text = self.say("card-favour", {"number": favour + 1, "gets": self.favour_gets(favour)})
        return self._entry(f"favour-{self.content.favour_id[favour]}", self.favour_name(favour), text)

    def _project_entry(self, project: int) -> tuple[str, str, str, str]:
        return self._entry(f"project-{self.content.project_id[project]}", self.project_name(project), self.project_text(project))

    def project_text(self, project: int) -> str:
        """What is printed on a project."""
        box = self.content
        needs = [0] * content.BUNDLE
        needs[content.STONE], needs[content.WOOD] = box.project_stone[project], box.project_wood[project]
        args = {**self.bundle("needs", needs), **self.bundle("bundle", box.donors[project])}
        return self.say("card-project-metal" if project == content.TOWER else "card-project", args)

    def _site_entry(self, site: int) -> tuple[str, str, str, str]:
        name = self.say("card-site-name", {"number": site + 1})
        args: Args = {"thing": self.content.site_material[site], **self.bundle("bundle", self.content.site_yield[site])}
        return self._entry(f"site-{site + 1}", name, self.say("card-site", args))

    def _place_entry(self, place: int) -> tuple[str, str, str, str]:
        text = self.say("card-place", {"number": place + 1, **self.bundle("bundle", self.treatment(place))})
        return self._entry(f"place-{place + 1}", self.place_name(place), text)

    def corner(self, corner: int) -> str:
        """What a corner of an event brings."""
        return self.amount_text(content.CORNER_THING[corner], content.CORNER_NUMBER[corner])

    def corners(self, event: int) -> str:
        """The four of them, clockwise."""
        return self.listed([self.corner(corner) for corner in self.content.event_corners[event]])

    def note(self, name: str, note: str) -> str:
        """What stands at the foot of an event: in this language if it is a note of ours, else as the content file has it."""
        message = f"note-{written(name)}"
        ours = message in self.words.ids and shipped()[0].get(name) == note
        return self.say(message) if ours else note.replace("'", "’")

    def board(self, s: Any, seat: int, width: int) -> list[list[Span]]:
        return board.draw(s, seat, self, width)
