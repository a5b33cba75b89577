"""How Sola Fide speaks: views, moves, lots, events, reasons and cards put into the sentences of text/*.ftl.

Numbers get their nouns here, by what they are (core/nouns.py): a `circle` becomes `$circle`, a `card` `$card`. What a card does is said
from its ops, each a message of its own: in whole sentences (`op-`), and in a few words for buttons and small cards (`brief-`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import Any

from triptych.core.nouns import Args, NounWording, Said, named, yes
from triptych.core.state import CHANCE, NOBODY, TOP, UNKNOWN, Event
from triptych.core.words import Span, Words
from triptych.games.sola_fide import agenda, board, content, moves
from triptych.games.sola_fide import happenings as told
from triptych.games.sola_fide import model as m
from triptych.games.sola_fide.content import Content, number_of, religion_of
from triptych.games.sola_fide.idle import idle
from triptych.games.sola_fide.model import FaithState
from triptych.games.sola_fide.moves import lot_table, move_table
from triptych.games.sola_fide.phases.circles import convert_here, markers, move_power, taker
from triptych.games.sola_fide.phases.effects import CIRCLE_CHOSEN, NO_SIDE, SIDE_CHOSEN
from triptych.games.sola_fide.phases.step import WHO
from triptych.games.sola_fide.reasons import about
from triptych.games.sola_fide.scoring import winners
from triptych.games.sola_fide.telling import TELLING

PACKAGE = "triptych.games.sola_fide"

SILENT = (told.DEALT, told.GAINED)
"""Events that need no line: three cards to look at stand in the question, points with the circle and the reward they are for."""

_PERMANENTS = {
    content.YOU_CONVERT: "you-convert",
    content.YOU_DRAW: "you-draw",
    content.YOU_TAKE: "you-take",
    content.HAND_LIMIT: "hand-limit",
    content.CANNOT_CONVERT: "cannot-convert",
    content.CANNOT_MOVE: "cannot-move",
    content.EXTRA: "extra",
}


@lru_cache(maxsize=1)
def shipped() -> tuple[dict[str, str], dict[str, dict[str, str]]]:
    """What the content file that comes with the game says, and has been put into other languages: its notes by card, its circles' names."""
    data = tomllib.loads(files(PACKAGE).joinpath("content.toml").read_text("utf-8"))
    notes = {entry["id"]: entry["note"] for entry in (*data["card"], *data["foreign"])}
    notes |= {f"military-{entry['die']}": entry["note"] for entry in data["military"]}
    return notes, {entry["id"]: entry["name"] for entry in data["circle"]}


class FaithWording(NounWording):
    """Sola Fide in one language, with one content file."""

    telling = TELLING

    def __init__(self, words: Words, seat_names: list[str], box: Content) -> None:
        super().__init__(words, seat_names)
        self.content = box
        self._moves = move_table(tuple(box.circle_id), tuple(box.card_id))
        self._lots = lot_table(tuple(box.card_id), tuple(box.foreign_id))
        cards = range(content.ALL_CARDS)
        self._military = {op for card in cards if box.military[card] for first in box.lists[card] for op in box.ops_of(first)}
        self._effects: dict[int, str] = {}
        self._briefs: dict[int, str] = {}
        self.nouns |= {
            "circle": self._circle,
            "listed": self._listed,
            "side": self._side,
            "religion": self._religion,
            "deck": self._deck,
            "card": self._card,
            "foreign": self._foreign,
            "bonus": self._bonus,
        }
        self._labels: dict[str, Callable[[FaithState, int, int], Said]] = {
            "choose": lambda s, seat, religion: ("choose", {"religion": religion}),
            "keep": self._label_card("keep"),
            "draw": lambda s, seat, place: ("draw", {}),
            "play": self._label_play,
            "do": self._label_do,
            "convert": self._label_convert,
            "move": self._label_move,
            "dispute": self._label_dispute,
            "clear": self._label_clear,
            "take": self._label_take,
            "more": self._label_more,
            "no-more": self._label_no_more,
            "use": self._label_use,
            "leave": lambda s, seat, place: ("leave", {}),
            "discard": self._label_card("discard"),
            "decline": self._label_decline,
            "enough": self._label_enough,
            "recover": self._label_card("recover"),
            "influence": lambda s, seat, deck: ("influence", {"deck": deck}),
        }

    # -- nouns ---------------------------------------------------------------------------------------------------------------------------

    def printed(self, names: dict[str, str]) -> str:
        """A name as it is printed, in this language."""
        return names.get(self.words.language, names["en"]).replace("'", "’")

    def _is_ours(self, circle: int) -> bool:
        """Does a circle still have the name that this language has forms for?"""
        return shipped()[1].get(self.content.circle_id[circle]) == self.content.circle_name[circle]

    def _circle(self, key: str, circle: int) -> Args:
        name = self.content.circle_id[circle]
        if self._is_ours(circle):
            return {**self.forms(key, f"circle-{name}"), f"{key}_id": name}
        return {**self.forms(key, "circle-plain", named(self.circle_name(circle))), f"{key}_id": "plain"}

    def _listed(self, key: str, circles: int) -> Args:
        """A set of circles as `$names`."""
        text = ""
        for circle in range(content.CIRCLES):
            if circles >> circle & 1:
                name = self.short_name(circle)
                text = self.say("list-more", {"first": text, "next": name}) if text else name
        return {"names": text}

    def _side(self, key: str, side: int) -> Args:
        return {**self.forms(key, f"side-{content.SIDES[side]}"), f"{key}_id": content.SIDES[side]}

    def _religion(self, key: str, religion: int) -> Args:
        return {**self.forms(key, f"religion-{content.RELIGIONS[religion]}"), f"{key}_id": content.RELIGIONS[religion]}

    def _deck(self, key: str, deck: int) -> Args:
        return {**self.forms(key, f"deck-{content.DECKS[deck]}"), f"{key}_id": content.DECKS[deck]}

    def _card(self, key: str, card: int) -> Args:
        if card == UNKNOWN:
            return {key: "", f"{key}_id": "unknown"}
        return {key: self.card_name(card), f"{key}_id": self.content.card_id[card]}

    def _foreign(self, key: str, card: int) -> Args:
        return {key: self.foreign_name(card), f"{key}_id": self.content.foreign_id[card]}

    def _bonus(self, key: str, bonus: int) -> Args:
        return {key: self.printed(self.content.bonus_name[bonus]), f"{key}_id": str(bonus + 1)}

    def circle_name(self, circle: int) -> str:
        """A circle's name as it is printed."""
        return self.printed(self.content.circle_name[circle])

    def short_name(self, circle: int) -> str:
        """A circle's name where there is little room."""
        return self.say(f"short-{self.content.circle_id[circle]}") if self._is_ours(circle) else self.circle_name(circle)

    def space_name(self, space: int) -> str:
        """A space of the power track."""
        return self.say(f"space-{content.SPACES[space].lower()}")

    def space_names(self) -> Args:
        """All of them, for sentences that explain the track: `$n2`, `$n1`, `$c1`, `$c2`."""
        return {word.lower(): self.space_name(space) for space, word in enumerate(content.SPACES)}

    def card_name(self, card: int) -> str:
        return self.printed(self.content.card_name[card])

    def foreign_name(self, card: int) -> str:
        return self.printed(self.content.foreign_name[card])

    # -- what cards do, in whole sentences -----------------------------------------------------------------------------------------------

    def effects(self, first: int) -> str:
        """A list of effects, by the place of its first op."""
        text = self._effects.get(first)
        if text is None:
            ops = [self.op_text(op) for op in self.content.ops_of(first)]
            text = self._effects[first] = self._joined("effects-next", ops) if ops else self.say("effects-none")
        return text

    def card_text(self, card: int) -> str:
        """Everything a card does, in sentences."""
        box = self.content
        lists = box.lists[card]
        choice = len(lists) > 1
        parts = [self._choice(lists)] if choice else [self.effects(first) for first in lists]
        if box.permanent[card] != content.NOT_PERMANENT:
            parts.append(self.permanent_text(card))
        text = self._joined("effects-next", parts)
        return self.say("effects-military", {"first": text, "choice": yes(choice)}) if box.military[card] else text

    def _choice(self, lists: list[int]) -> str:
        """Either one list of effects or another; where a list is several sentences it is said that all of them belong to it."""
        text = ""
        for first in lists:
            several = yes(len(self.content.ops_of(first)) > 1)
            effects = self.effects(first)
            if text:
                text = self.say("effects-or", {"first": text, "next": effects, "several": several})
            else:
                text = self.say("effects-either", {"first": effects, "several": several})
        return text

    def permanent_text(self, card: int) -> str:
        """What a permanent card does while it lies there."""
        return self._permanent("permanent", card, self.effects)

    def foreign_text(self, card: int) -> str:
        return self.effects(self.content.foreign_list[card])

    def bonus_text(self, bonus: int) -> str:
        return self.effects(self.content.bonus_list[bonus])

    def op_text(self, op: int) -> str:
        """One op, with all its fields."""
        return self.say(f"op-{self._op_name(op)}", {**self._op_args(op), **self._in_full(op)})

    def _joined(self, message: str, parts: list[str]) -> str:
        """Sentences (or a few words each) one after the other."""
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = self.say(message, {"first": text, "next": part})
        return text

    def _op_name(self, op: int) -> str:
        return content.OPS[self.content.op[op]].replace("_", "-")

    def _op_args(self, op: int) -> Args:
        """The fields of an op that are words and numbers."""
        box = self.content
        kind = box.op[op]
        args: Args = {"number": box.op_n[op]}
        if kind == content.CONVERT or kind == content.MOVE or kind == content.REMOVE:
            args["which"] = content.SIDE_WORDS[box.op_side[op]]
        elif kind == content.OPPONENT_DISCARDS:
            args["random"] = yes(box.op_random[op])
        elif kind == content.DRAW_KEEP:
            args["keep"] = box.op_keep[op]
        elif kind == content.COST:
            args["military"] = yes(op in self._military)
        elif kind == content.PER_DISCARD:
            args["most"] = box.op_n[op] if box.op_n[op] < content.CARDS else 0
        elif kind not in (content.DISPUTE, content.DRAW, content.DISCARD, content.RECOVER):
            raise AssertionError(f"what op {kind} says is not known")
        return args

    def _in_full(self, op: int) -> Args:
        """The fields of an op that are phrases: what, and where."""
        kind = self.content.op[op]
        args: Args = {}
        if kind == content.CONVERT:
            args |= self.forms("territories", f"territories-{self._what(op)}", {"number": self.content.op_n[op]})
        if kind == content.PER_DISCARD:
            args["effects"] = self.op_text(self.content.op_effect[op])
        elif kind in (content.CONVERT, content.MOVE, content.DISPUTE, content.REMOVE):
            args |= self._circles(op)
        return args

    def _what(self, op: int) -> str:
        """What is converted: any territories, neutral ones, or all of them."""
        if not self.content.op_neutral[op]:
            return "any"
        return "all" if self.content.op_n[op] == content.ALL_OF_THEM else "neutral"

    def _circles(self, op: int) -> Args:
        """The circles an op speaks of."""
        box = self.content
        where = box.op_where[op]
        number = box.op_circles[op]
        if where == content.ANY:
            return self.forms("circles", "circles-any", {"number": number})
        if where != content.LISTED:
            return self.forms("circles", f"circles-{content.WHERE_WORDS[where]}")
        listed = box.op_listed[op]
        if listed.bit_count() == 1:
            return self.forms("circles", "circles-one", {"circle": listed.bit_length() - 1})
        return self.forms("circles", f"circles-{self._how_many_of(number, listed)}", {"listed": listed, "number": number})

    def _permanent(self, family: str, card: int, then: Callable[[int], str]) -> str:
        """The same, in sentences or in a few words."""
        box = self.content
        kind = box.permanent[card]
        args: Args = {"which": content.SIDE_WORDS[box.permanent_side[card]], "number": box.permanent_limit[card]}
        if kind == content.YOU_CONVERT or kind == content.YOU_DRAW or kind == content.YOU_TAKE:
            args["effects" if family == "permanent" else "brief"] = then(box.permanent_then[card])
        return self.say(f"{family}-{_PERMANENTS[kind]}", args)

    # -- what cards do, in a few words ---------------------------------------------------------------------------------------------------

    def brief(self, first: int) -> str:
        """A list of effects in a few words."""
        text = self._briefs.get(first)
        if text is None:
            text = self._briefs[first] = self._joined("brief-next", self._op_briefs(first))
        return text

    def _op_briefs(self, first: int) -> list[str]:
        return [self.op_brief(op) for op in self.content.ops_of(first)] or [self.say("brief-none")]

    def card_brief(self, card: int) -> str:
        """Everything a card does, in a few words."""
        box = self.content
        lists = box.lists[card]
        if len(lists) > 1:
            parts = [self._joined("brief-or", [self._joined("brief-then", self._op_briefs(first)) for first in lists])]
        else:
            parts = [self.brief(first) for first in lists]
        if box.permanent[card] != content.NOT_PERMANENT:
            parts.append(self.say("brief-permanent", {"brief": self._permanent("brief", card, self.brief)}))
        text = self._joined("brief-next", parts)
        return self.say("brief-military", {"brief": text}) if box.military[card] else text

    def op_brief(self, op: int) -> str:
        """One op in a few words; where, if that is not one circle of his choice."""
        text = self.op_deed(op)
        place = self._place(op)
        return self.say("brief-in", {"brief": text, "place": place}) if place else text

    def op_deed(self, op: int) -> str:
        """The same without the place."""
        args = self._op_args(op)
        if self.content.op[op] == content.CONVERT:
            args |= self.forms("amount", f"amount-{self._what(op)}", {"number": self.content.op_n[op]})
        elif self.content.op[op] == content.PER_DISCARD:
            args["brief"] = self.op_brief(self.content.op_effect[op])
        return self.say(f"brief-{self._op_name(op)}", args)

    def _place(self, op: int) -> str:
        box = self.content
        where = box.op_where[op]
        number = box.op_circles[op]
        if where == content.ANY:
            return self.say("place-any", {"number": number}) if number > 1 else ""
        if where != content.LISTED:
            return self.say(f"place-{content.WHERE_WORDS[where]}")
        listed = box.op_listed[op]
        if listed.bit_count() == 1:
            return self.say("place-one", {"listed": listed})
        return self.say(f"place-{self._how_many_of(number, listed)}", {"listed": listed, "number": number})

    @staticmethod
    def _how_many_of(number: int, listed: int) -> str:
        """Of several circles in a list: is one chosen, are some, or is it about each of them?"""
        return "one-of" if number == 1 else "each-of" if number >= listed.bit_count() else "some-of"

    # -- questions -----------------------------------------------------------------------------------------------------------------------

    def prompt(self, s: Any, seat: int) -> str:
        """The question that is put now, to the one who is asked or to one who waits (`seat` -1: a spectator)."""
        if s.actor == NOBODY:
            return self._result(s)
        if s.actor == CHANCE:
            return self.say("wait-lot")
        args = about(s, s.actor)
        step = args["step"]
        if seat != s.actor:
            drafting = [size < content.STARTERS for size in s.cells[m.DECK_SIZE : m.DECK_SIZE + 2]]
            return self.say(f"wait-{step}", {"seat": s.actor, **args, "both": yes(all(drafting))})
        return self.say(f"ask-{step}", args | self._asked_brief(s, seat, args))

    def hint(self, s: Any) -> str:
        """Why this is asked and what hangs on it, for one who has not played this game before."""
        args = about(s, s.actor)
        same = "op" in args and self.content.op_free[int(args["op"])]
        return self.say(f"hint-{args['step']}", {"same": yes(same)})

    def _asked_brief(self, s: FaithState, seat: int, args: Args) -> Args:
        """What the asked one decides about, in a few words."""
        if "op" in args:
            op = int(args["op"])
            if self.content.op[op] == content.PER_DISCARD:
                return {"brief": self.op_brief(self.content.op_effect[op])}
            return {"brief": self.brief(op + 1) if self.content.op[op] == content.COST else self.op_deed(op)}
        if args["step"] == "use":
            return {"brief": self.brief(self.content.permanent_then[int(args["card"])])}
        return {}

    def _result(self, s: FaithState) -> str:
        best = winners(s)
        args: Args = {"number": s.cells[m.VP + best[0]]}
        if len(best) == 1:
            return self.say("wait-over", args | {"seat": best[0]})
        return self.say("wait-over-shared", args | {"seats": self.listed([self.seat_names[seat] for seat in best])})

    # -- moves ---------------------------------------------------------------------------------------------------------------------------

    def label(self, s: Any, move: int) -> str:
        """A move of the seat that is asked, as it stands on its button, with what comes of it."""
        kind = self._moves.kind_of[move]
        message, args = self._labels[kind.words](s, s.actor, move - kind.at)
        return self.say(f"move-{message}", args)

    def _label_card(self, message: str) -> Callable[[FaithState, int, int], Said]:
        """The label of a move that names a card."""
        return lambda s, seat, card: (message, {"card": card, "brief": self.card_brief(card)})

    def _label_play(self, s: FaithState, seat: int, card: int) -> Said:
        """A card with what it does; or that it can do nothing."""
        return ("play-idle" if idle(s, moves.PLAY + card) else "play"), {"card": card, "brief": self.card_brief(card)}

    def _label_do(self, s: FaithState, seat: int, place: int) -> Said:
        return "do", {"effects": self.effects(self.content.lists[s.cells[s.cells[TOP] + 1]][place])}

    def _outcome(self, circle: int, seat: int, after: FaithState) -> Args:
        """What comes of it: how much changed, and who takes the circle."""
        changed = sum(event[4] for event in after.sink or [])
        return {**self._taker(circle, seat, taker(after, circle) if changed else m.EMPTY), "number": changed}

    def _taker(self, circle: int, seat: int, by: int) -> Args:
        args: Args = {"circle": circle, "taker": "nobody", "vp": self.content.vp[circle]}
        return args if by == m.EMPTY else {**args, "taker": "you" if by == seat else "other", "second_seat": by}

    @staticmethod
    def _what_if(s: FaithState) -> FaithState:
        """The table once more, to try something."""
        after = s.clone()
        after.sink = []
        return after

    def _label_convert(self, s: FaithState, seat: int, place: int) -> Said:
        circle, side = divmod(place, 3)
        op, packed = s.cells[s.cells[TOP] + 1], s.cells[s.cells[TOP] + 2]
        after = self._what_if(s)
        convert_here(after, packed % WHO, circle, side, self.content.op_n[op], self.content.op_neutral[op], NO_SIDE)
        args = self._outcome(circle, seat, after)
        return ("convert-both", args) if side == content.BOTH else ("convert", {**args, "side": side})

    def _label_move(self, s: FaithState, seat: int, place: int) -> Said:
        circle, side = divmod(place, 2)
        op, packed = s.cells[s.cells[TOP] + 1], s.cells[s.cells[TOP] + 2]
        after = self._what_if(s)
        move_power(after, packed % WHO, circle, side, self.content.op_n[op])
        args = self._outcome(circle, seat, after)
        spaces = int(args["number"])
        space = s.cells[m.POWER + circle] + (-spaces if side == content.NOBILITY else spaces)
        return "move", {**args, "side": side, "moved": yes(spaces > 0), "space": self.space_name(space)}

    @staticmethod
    def _label_dispute(s: FaithState, seat: int, circle: int) -> Said:
        return "dispute", {"circle": circle, "there": yes(s.cells[m.DISPUTED] == circle)}

    @staticmethod
    def _label_clear(s: FaithState, seat: int, place: int) -> Said:
        """No print belongs to one religion, so a circle is never taken by this."""
        circle, side = divmod(place, 2)
        return "clear", {"circle": circle, "side": side, "number": markers(s, circle, side)}

    def _label_take(self, s: FaithState, seat: int, circle: int) -> Said:
        return "take", self._taker(circle, seat, taker(s, circle))

    def _extra(self, s: FaithState, seat: int, extra_side: int) -> Args:
        """What comes of an op with an extra, or without it."""
        op, packed = s.cells[s.cells[TOP] + 1], s.cells[s.cells[TOP] + 2]
        circle = packed // CIRCLE_CHOSEN
        after = self._what_if(s)
        convert_here(after, packed % WHO, circle, packed // SIDE_CHOSEN % 4, self.content.op_n[op], False, extra_side)
        return self._outcome(circle, seat, after)

    def _label_more(self, s: FaithState, seat: int, place: int) -> Said:
        return "more", self._extra(s, seat, self.content.permanent_side[s.cells[m.PERMANENT + seat]])

    def _label_no_more(self, s: FaithState, seat: int, place: int) -> Said:
        return "no-more", self._extra(s, seat, NO_SIDE)

    def _label_use(self, s: FaithState, seat: int, place: int) -> Said:
        return "use", {"brief": self.brief(self.content.permanent_then[s.cells[m.PERMANENT + seat]])}

    def _label_decline(self, s: FaithState, seat: int, place: int) -> Said:
        if s.cells[s.cells[TOP]] == agenda.REMOVE:
            return "leave-markers", {}
        return "decline", {"military": yes(s.cells[s.cells[TOP] + 1] in self._military)}

    @staticmethod
    def _label_enough(s: FaithState, seat: int, place: int) -> Said:
        return "enough", {"number": s.cells[s.cells[TOP] + 2] // WHO}

    # -- lots, log, reasons --------------------------------------------------------------------------------------------------------------

    def lot(self, lot: int) -> str:
        kind = self._lots.kind_of[lot]
        place = lot - kind.at
        args: Args
        if kind.words == "roll":
            args = {"number": place + 1}
        elif kind.words == "catholic":
            args = {"seat": place}
        elif kind.words == "foreign":
            args = {"foreign": place}
        elif kind.words in ("deal", "draw", "lose"):
            args = {"card": place}
        else:
            raise AssertionError(f"what lot {kind.words} says is not known")
        return self.say(f"lot-{kind.words}", args)

    def sentence(self, event: Event) -> str:
        """A line of the log; what this reader may not know is UNKNOWN in the event. Nothing for what needs no line."""
        if event[0] in SILENT:
            return ""
        kind = told.EVENTS.kinds[event[0]]
        args: Args = dict(zip(kind.args, event[1:], strict=False))
        if event[0] == told.DID:
            args["brief"] = self.brief(self.content.lists[event[2]][event[3] - 1])
        elif event[0] == told.MILITARY:
            args |= {"bonus": event[2] - 1, "brief": self.brief(self.content.bonus_list[event[2] - 1])}
        elif event[0] == told.FOREIGN:
            args |= {"deck": event[2] // content.PER_DECK, "brief": self.brief(self.content.foreign_list[event[2]])}
        elif event[0] == told.TAKEN:
            args["vp"] = self.content.vp[event[2]]
        return self.say(f"told-{kind.name}", args)

    def reason(self, reason: Any) -> str:
        return self.say(reason.message, reason.args)

    def vp_source(self, source: int) -> str:
        return self.say(f"vp-{told.VP_SOURCES[source]}")

    # -- things to look at ---------------------------------------------------------------------------------------------------------------

    def cards(self) -> list[tuple[str, str, str, str]]:
        return [
            *map(self._card_entry, range(content.ALL_CARDS)),
            *map(self._foreign_entry, range(content.FOREIGN)),
            *map(self._bonus_entry, range(6)),
            *map(self._circle_entry, range(content.CIRCLES)),
        ]

    def _card_entry(self, card: int) -> tuple[str, str, str, str]:
        box = self.content
        religion = religion_of(card)
        starter = yes(box.starters[religion] >> number_of(card) & 1 == 1)
        args: Args = {"religion": religion, "number": number_of(card) + 1, "starter": starter, "effects": self.card_text(card)}
        text = self._with_note(self.say("card-of-side", args), box.card_id[card], box.card_note[card])
        return box.card_id[card], self.card_name(card), text, self.source(box.card_source[card])

    def _foreign_entry(self, card: int) -> tuple[str, str, str, str]:
        box = self.content
        text = self.say("card-foreign", {"deck": card // content.PER_DECK, "effects": self.foreign_text(card)})
        text = self._with_note(text, box.foreign_id[card], box.foreign_note[card])
        return box.foreign_id[card], self.foreign_name(card), text, self.source(box.foreign_source[card])

    def _bonus_entry(self, bonus: int) -> tuple[str, str, str, str]:
        box = self.content
        name = self.say("card-bonus-name", {"number": bonus + 1, "name": self.printed(box.bonus_name[bonus])})
        text = self.say("card-bonus", {"number": bonus + 1, "effects": self.bonus_text(bonus)})
        text = self._with_note(text, f"military-{bonus + 1}", box.bonus_note[bonus])
        return f"military-{bonus + 1}", name, text, self.source(box.bonus_source[bonus])

    def _circle_entry(self, circle: int) -> tuple[str, str, str, str]:
        box = self.content
        name = box.circle_id[circle]
        return f"circle-{name}", self.circle_name(circle), self.circle_text(circle), self.source(box.circle_source[circle])

    def circle_text(self, circle: int) -> str:
        """What is printed on a circle."""
        box = self.content
        args: Args = {"number": circle + 1, "vp": box.vp[circle], "space": self.space_name(box.start[circle])}
        for side, word in enumerate(content.SIDES):
            prints = box.printed[(circle * 2 + side) * 3 : (circle * 2 + side) * 3 + 3]
            args[word] = self.say("card-prints", dict(zip(content.PRINTS, prints, strict=True)))
        return self.say("card-circle", args)

    def _with_note(self, text: str, name: str, note: str) -> str:
        said = self.note(name, note)
        return self.say("card-with-note", {"text": text, "note": said}) if said else text

    def note(self, name: str, note: str) -> str:
        """A line of history: in this language if it is a note of ours, else as the content file has it."""
        ours = f"note-{name}" in self.words.ids and shipped()[0].get(name) == note
        return self.say(f"note-{name}") if ours else note.replace("'", "’")

    def board(self, s: Any, seat: int, width: int) -> list[list[Span]]:
        return board.draw(s, seat, self, width)
