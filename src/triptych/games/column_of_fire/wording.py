"""How A Column of Fire speaks: views, moves, lots, events and reasons put into the sentences of text/*.ftl.

Numbers get their nouns here, by what they are (core/nouns.py): a `country` becomes `$country`, a `die` becomes `$die` and `$colour`.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import Any

from triptych.core.nouns import Args, NounWording, Said, named, yes
from triptych.core.state import CHANCE, NOBODY, TOP, UNKNOWN, Event
from triptych.core.words import Span, Words
from triptych.games.column_of_fire import agenda, board, content, moves, symbols
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import Content, country_of
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.moves import lot_table, move_table
from triptych.games.column_of_fire.offers import cost, die_on, sales, thing_id
from triptych.games.column_of_fire.phases.actions import CAPTAIN_PRICE, actions_in_use, has_room, next_space
from triptych.games.column_of_fire.phases.conflicts import OUTCOMES, winner_of
from triptych.games.column_of_fire.phases.display import person_under
from triptych.games.column_of_fire.reasons import about
from triptych.games.column_of_fire.scoring import alone, winners
from triptych.games.column_of_fire.telling import TELLING

_ARTICLE = re.compile(r"(\w+)(?: +|['’])(?=\w)")
"""The first word of a name; an article, or a title that takes one, if the language has `article-` and that word."""


def _bare(word: str) -> str:
    """Small and without accents, as ids are written."""
    return "".join(letter for letter in unicodedata.normalize("NFD", word.lower()) if letter.isascii())


def symbol(action: int) -> Said:
    """An action's name in the messages (`do-captain`), and what it is about."""
    kind = symbols.KINDS[action]
    if kind == symbols.GOOD:
        return "good", {"good": action - symbols.GOOD}
    if kind == symbols.VP:
        return "vp", {"number": action - symbols.VP, "points": action - symbols.VP}
    if action == symbols.STONE + symbols.EITHER:
        return "stone-either", {}
    if kind == symbols.STONE:
        return "stone", {"stone": action - symbols.STONE}
    if kind == symbols.MARKET:
        return "market", {"good": action - symbols.MARKET}
    if kind == symbols.SHIP:
        return "ship", {"country": action - symbols.SHIP}
    if kind == symbols.UNKNOWN:
        raise AssertionError(f"what action {action} is called is not known")
    return symbols.TEXTS[action].replace("_", "-"), {"number": CAPTAIN_PRICE}


@lru_cache(maxsize=1)
def shipped_notes() -> dict[str, str]:
    """The notes of the content file that comes with the game, by card: they have been put into other languages."""
    data = tomllib.loads(files("triptych.games.column_of_fire").joinpath("content.toml").read_text("utf-8"))
    return {card["id"]: card["note"] for card in (*data["person"], *data["event"]) if card.get("note")}


def _plain(message: str) -> Callable[[FireState, int, int], Said]:
    """The label of a move that is about nothing in particular."""
    return lambda s, seat, place: (message, {})


class FireWording(NounWording):
    """A Column of Fire in one language, with one content file."""

    telling = TELLING

    def __init__(self, words: Words, seat_names: list[str], content: Content) -> None:
        super().__init__(words, seat_names)
        self.content = content
        self._names = [names.get(words.language, names["en"]).replace("'", "’") for names in content.card_name]
        self._bearers = Counter(self._names)
        self._moves = move_table(tuple(content.card_id))
        self._lots = lot_table(tuple(content.card_id), tuple(content.tile_keys))
        self.nouns |= {
            "country": self._country,
            "house": self._country,
            "die": self._die,
            "good": self._good,
            "religion": self._religion,
            "stone": self._stone,
            "card": self._card,
            "space": self._space,
            "tile": self._tile,
            "vp_source": self._vp_source,
            "loch_card": self._loch_card,
        }
        self._labels: dict[str, Callable[[FireState, int, int], Said]] = {
            "pass": self._label_pass,
            "skip": _plain("skip"),
            "religion": self._label_religion,
            "take": self._label_take,
            "house": self._label_house,
            "no-person": _plain("no-person"),
            "lay-stone": self._label_lay_stone,
            "return-stone": self._label_return_stone,
            "raise": self._label_raise,
            "stay": self._label_stay,
            "go": self._label_go,
            "conflict": self._label_conflict,
            "protect": _plain("protect"),
            "suffer": self._label_suffer,
            "offer": self._label_offer,
            "keep": _plain("keep"),
            "imprison": self._label_imprison,
            "lose": self._label_lose,
            "lower": self._label_lower,
            "gain": self._label_gain,
            "captain": self._label_captain,
            "ship": self._label_ship,
            "market": self._label_market,
            "place": self._label_place,
            "lift": self._label_lift,
            "turn": self._label_turn,
            "remove": self._label_remove,
            "step": self._label_step,
            "free": self._label_free,
            "ransom": self._label_free,
        }

    # -- nouns ---------------------------------------------------------------------------------------------------------------------------

    def _country(self, key: str, country: int) -> Args:
        return {**self.forms(key, f"country-{content.COUNTRY_WORDS[country]}"), f"{key}_id": content.COUNTRY_WORDS[country]}

    def _die(self, key: str, die: int) -> Args:
        name = content.DIE_WORDS[die]
        return {**self.forms(key, f"die-{name}"), **self.forms("colour", f"colour-{name}"), f"{key}_id": name}

    def _good(self, key: str, good: int) -> Args:
        name = content.GOOD_WORDS[good]
        several = key.replace("good", "goods")
        return {**self.forms(key, f"good-{name}"), **self.forms(several, f"goods-{name}"), f"{key}_id": name}

    def _religion(self, key: str, religion: int) -> Args:
        return {**self.forms(key, f"religion-{content.RELIGION_WORDS[religion]}"), f"{key}_id": content.RELIGION_WORDS[religion]}

    def _stone(self, key: str, stone: int) -> Args:
        return {**self.forms(key, f"stone-{content.STONE_WORDS[stone]}"), f"{key}_id": content.STONE_WORDS[stone]}

    def _card(self, key: str, card: int) -> Args:
        name = self._names[card]
        here = "card-plain"
        args = named(name)
        if self._bearers[name] > 1:
            here = "person-common"
        elif card < content.PERSONS and (found := _ARTICLE.match(name)) and (article := f"article-{_bare(found[1])}") in self.words.ids:
            here = article
            args = named(name[found.end() :])
        given = self.forms(f"{key}_here", here, args)
        given |= self.forms(key, "person-of-country" if here == "person-common" else here, args | {"country": country_of(card)})
        return {**given, f"{key}_name": name, f"{key}_id": self.content.card_id[card]}

    def _space(self, key: str, space: int) -> Args:
        name, args = symbol(self.content.space_action[space])
        return {**self.forms(key, f"space-{name}", args | {"number": space}), f"{key}_id": str(space)}

    def _tile(self, key: str, kind: int) -> Args:
        if kind == UNKNOWN:
            return {key: "", f"{key}_id": "unknown"}
        name, args = symbol(self._tile_symbol(kind))
        return {**self.forms(key, f"name-{name}", args), f"{key}_id": self.content.tile_keys[kind]}

    def _vp_source(self, key: str, source: int) -> Args:
        return {**self.forms(key, f"vp-{told.VP_SOURCES[source]}"), f"{key}_id": told.VP_SOURCES[source]}

    def _loch_card(self, key: str, card: int) -> Args:
        return {key: card + 1, **self._space("space", self.content.loch_space[card])}

    def card_name(self, card: int) -> str:
        """A card's name as it is printed."""
        return self._names[card]

    def title(self, card: int) -> str:
        """A card's name in a list; where several bear it, with the country."""
        name = self._names[card]
        return name if self._bearers[name] == 1 else self.say("card-of-country", {"name": name, "country": country_of(card)})

    def tile_name(self, kind: int) -> str:
        return self.symbol_name(self._tile_symbol(kind))

    def _tile_symbol(self, kind: int) -> int:
        return symbols.of_tile(self.content, kind)

    # -- actions and events --------------------------------------------------------------------------------------------------------------

    def symbol_name(self, action: int) -> str:
        """A symbol in a word or two."""
        name, args = symbol(action)
        return self.say(f"name-{name}", args)

    def deed(self, actions: list[int]) -> str:
        """What a card or space lets one do, in a few words."""
        said = [self.say(f"do-{name}", args) for name, args in map(symbol, actions)]
        return said[0] if len(said) == 1 else self.say("do-either", {"first": said[0], "second": said[1]})

    def explanation(self, actions: list[int]) -> str:
        """The same in full."""
        said = [self._explain(action) for action in actions]
        return said[0] if len(said) == 1 else self.say("explain-either", {"first": said[0], "second": said[1]})

    def _explain(self, action: int) -> str:
        name, args = symbol(action)
        price = self.content.price
        if name == "ship":
            country = action - symbols.SHIP
            first, second = sorted(self.content.goods_bought(country), key=lambda good: -price[country * content.GOOD_KINDS + good])
            args |= {"good": first, "number": price[country * content.GOOD_KINDS + first]}
            args |= {"second_good": second, "second_number": price[country * content.GOOD_KINDS + second]}
        elif name == "market":
            good = action - symbols.MARKET
            first, second = sorted(self.content.buyers(good), key=lambda country: -price[country * content.GOOD_KINDS + good])
            args |= {"country": first, "number": price[first * content.GOOD_KINDS + good]}
            args |= {"second_country": second, "second_number": price[second * content.GOOD_KINDS + good]}
        return self.say(f"explain-{name}", args)

    def effect(self, card: int) -> str:
        """What an event says to everybody."""
        who = self.content.event_who[card]
        args: Args = {"number": self.content.event_amount[card], "country": country_of(card)}
        house_down = self.content.event_effect[card] == content.HOUSE_DOWN
        if who < content.RELIGIONS:
            args["who"] = content.RELIGION_WORDS[who]
        elif who == content.ALL_PLAYERS or (house_down and who - content.HOUSE_IN == country_of(card)):
            args["who"] = "all"
        elif content.HOUSE_IN <= who < content.HOUSE_IN + content.COUNTRIES:
            args |= {"who": "house", "house": who - content.HOUSE_IN}
        else:
            raise AssertionError(f"whom {who} names is not known")
        return self.say(f"effect-{self._effect_name(card)}", args)

    def _suffering(self, card: int) -> str:
        """What an event does to the reader."""
        args: Args = {"number": self.content.event_amount[card], "country": country_of(card)}
        return self.say(f"suffer-{self._effect_name(card)}", args)

    def _effect_name(self, card: int) -> str:
        return content.EFFECTS[self.content.event_effect[card]].replace("_", "-")

    # -- questions -----------------------------------------------------------------------------------------------------------------------

    def prompt(self, s: Any, seat: int) -> str:
        """The question that is put now, to the one who is asked or to one who waits (`seat` -1: a spectator)."""
        if s.actor == NOBODY:
            return self._result(s)
        if s.actor == CHANCE:
            return self.say("wait-lot")
        args = about(s)
        step = args["step"]
        if seat != s.actor:
            return self.say(f"wait-{step}", {"seat": s.actor, **args})
        top = s.cells[TOP]
        if s.cells[top] == agenda.USE:
            args["action"] = self.deed(actions_in_use(s, seat, s.cells[top + 1]))
        elif s.cells[top] == agenda.WARD:
            args["effect"] = self._suffering(s.cells[m.EVENT])
        elif s.cells[top] == agenda.CHOOSE_PERSON:
            args["none"] = yes(moves.NO_PERSON in s.moves)
        return self.say(f"ask-{step}", args)

    def hint(self, s: Any) -> str:
        args = about(s)
        return self.say(f"hint-{args['step']}", {key: args[key] for key in ("window", "what") if key in args})

    def _result(self, s: FireState) -> str:
        best = winners(s)
        args: Args = {"number": s.cells[m.VP + best[0]]}
        if len(best) == 1:
            return self.say("wait-over", args | {"seat": best[0]})
        return self.say("wait-over-shared", args | {"seats": self.listed([self.seat_names[seat] for seat in best])})

    # -- moves ---------------------------------------------------------------------------------------------------------------------------

    def label(self, s: Any, move: int) -> str:
        """A move of the seat that is asked, as it stands on its button, with what it costs."""
        kind = self._moves.kind_of[move]
        words = kind.words.removeprefix("tile ")
        message, args = self._labels[words](s, s.actor, move - kind.at)
        args["by"] = "tile" if words != kind.words else "ransom" if words == "ransom" else "card"
        args["cost"] = cost(s, move)
        return self.say(f"move-{message}", args)

    @staticmethod
    def _label_pass(s: FireState, seat: int, place: int) -> Said:
        return "pass", {"window": about(s)["window"]}

    @staticmethod
    def _label_religion(s: FireState, seat: int, religion: int) -> Said:
        return "religion", {"religion": religion, "alone": yes(alone(s, seat, religion))}

    @staticmethod
    def _house_args(s: FireState, seat: int, country: int, number: int) -> Args:
        """What becomes of the house in a country when a die of this number is used there."""
        standing = s.cells[m.HOUSE + seat * content.COUNTRIES + country]
        becomes = "new" if standing == 0 else "up" if standing < number else "stays"
        return {"country": country, "number": number, "from": standing, "house": becomes}

    def _label_take(self, s: FireState, seat: int, way: int) -> Said:
        die = moves.DIE_OF_WAY[way]
        number = s.cells[m.DIE_VALUE + seat * content.DICE + die]
        country = moves.COUNTRY_OF_WAY[way]
        return "take", {**self._house_args(s, seat, country, number), "die": die, "card": s.cells[m.STACK_TOP + country]}

    def _label_house(self, s: FireState, seat: int, way: int) -> Said:
        die = moves.DIE_OF_WAY[way]
        number = s.cells[m.DIE_VALUE + seat * content.DICE + die]
        return "house", {**self._house_args(s, seat, moves.COUNTRY_OF_WAY[way], number), "die": die}

    def _label_lay_stone(self, s: FireState, seat: int, place: int) -> Said:
        card = s.cells[s.cells[TOP] + 1]
        return "lay-stone", self._stone_args(s, self.content.stone[card], country_of(card))

    def _label_return_stone(self, s: FireState, seat: int, place: int) -> Said:
        card = s.cells[s.cells[TOP] + 1]
        return "return-stone", {"stone": self.content.stone[card], "country": country_of(card)}

    def _label_raise(self, s: FireState, seat: int, place: int) -> Said:
        top = s.cells[TOP]
        return "raise", self._house_args(s, seat, s.cells[top + 1], s.cells[top + 2])

    def _label_stay(self, s: FireState, seat: int, place: int) -> Said:
        top = s.cells[TOP]
        return "stay", self._house_args(s, seat, s.cells[top + 1], s.cells[top + 2])

    @staticmethod
    def _label_go(s: FireState, seat: int, space: int) -> Said:
        return "go", {"space": space}

    @staticmethod
    def _label_conflict(s: FireState, seat: int, country: int) -> Said:
        return "conflict", {"country": country, "outcome": OUTCOMES[winner_of(s, country)]}

    def _label_suffer(self, s: FireState, seat: int, place: int) -> Said:
        return "suffer", {"effect": self._suffering(s.cells[m.EVENT])}

    @staticmethod
    def _label_offer(s: FireState, seat: int, place: int) -> Said:
        return "offer", {"number": s.cells[m.FAITH + seat]}

    @staticmethod
    def _die_args(s: FireState, seat: int, die: int) -> Args:
        """A die and where it lies."""
        if die == content.BLACK:
            return {"die": die, "where": "faith"}
        at = s.cells[m.DIE_AT + seat * content.DICE + die]
        if at == m.ON_PERSON:
            return {"die": die, "where": "person", "card": person_under(s, seat, die)}
        return {"die": die, "where": "loch" if at == m.ON_LOCH_LEVEN else "free"}

    def _label_imprison(self, s: FireState, seat: int, die: int) -> Said:
        return "imprison", self._die_args(s, seat, die)

    @staticmethod
    def _label_lose(s: FireState, seat: int, good: int) -> Said:
        return "lose", {"good": good}

    def _label_lower(self, s: FireState, seat: int, die: int) -> Said:
        return "lower", {**self._die_args(s, seat, die), "number": s.cells[m.DIE_VALUE + seat * content.DICE + die] - 1}

    def _label_gain(self, s: FireState, seat: int, place: int) -> Said:
        move = moves.GAIN + place
        if place < content.GOOD_KINDS:
            return "gain-good", {"good": place}
        if move == moves.GAIN_TILE:
            return "gain-tile", {}
        if move == moves.GAIN_PROTECTION:
            return "gain-protection", {}
        if move == moves.GAIN_VP:
            in_use = actions_in_use(s, seat, s.cells[s.cells[TOP] + 1])
            return "gain-vp", {"number": sum(action - symbols.VP for action in in_use if symbols.KINDS[action] == symbols.VP)}
        raise AssertionError(f"what move {move} gains is not known")

    @staticmethod
    def _label_captain(s: FireState, seat: int, place: int) -> Said:
        good, country = divmod(place, content.COUNTRIES)
        return "sell", {"good": good, "country": country, "number": CAPTAIN_PRICE}

    def _label_ship(self, s: FireState, seat: int, place: int) -> Said:
        return self._label_sales(sales(s, moves.SHIP + place))

    def _label_market(self, s: FireState, seat: int, place: int) -> Said:
        return self._label_sales(sales(s, moves.MARKET + place))

    def _label_sales(self, sold: list[tuple[int, int]]) -> Said:
        good, country = sold[0]
        number = sum(self.content.price[where * content.GOOD_KINDS + what] for what, where in sold)
        args: Args = {"good": good, "country": country, "number": number}
        if len(sold) == 1:
            return "sell", args
        if sold[1][1] == country:
            return "sell-goods", {**args, "second_good": sold[1][0]}
        return "sell-countries", {**args, "second_country": sold[1][1]}

    @staticmethod
    def _stone_args(s: FireState, stone: int, country: int) -> Args:
        """A stone that is placed; with it a torch burns if the last religion space is taken."""
        after = s.clone()
        after.cells[m.STONES + country * content.STONE_KINDS + stone] += 1
        return {"stone": stone, "country": country, "torch": yes(has_room(s, country) and not has_room(after, country))}

    def _label_place(self, s: FireState, seat: int, place: int) -> Said:
        return "place", self._stone_args(s, *divmod(place, content.COUNTRIES))

    @staticmethod
    def _label_lift(s: FireState, seat: int, place: int) -> Said:
        stone, country = divmod(place, content.COUNTRIES)
        return "lift", {"stone": stone, "country": country, "torch": yes(not has_room(s, country))}

    def _label_turn(self, s: FireState, seat: int, place: int) -> Said:
        die, turn = divmod(place, moves.TURNS)
        down = turn == moves.DOWN
        by = -1 if down else 1
        if die == content.BLACK:
            number = s.cells[m.FAITH + seat]
            religion = s.cells[m.RELIGION + seat]
            scores = down and alone(s, seat, religion)
            return "turn-faith", {"from": number, "number": number + by, "religion": religion, "alone": yes(scores)}
        number = s.cells[m.DIE_VALUE + seat * content.DICE + die]
        return "turn", {**self._die_args(s, seat, die), "from": number, "number": number + by}

    @staticmethod
    def _label_remove(s: FireState, seat: int, card: int) -> Said:
        country = country_of(card)
        if s.cells[m.STACK_TOP + country] == card:
            return "remove", {"where": "stack", "card": card, "country": country}
        return "remove", {"where": "display", "card": card, "die": die_on(s, seat, card)}

    @staticmethod
    def _label_step(s: FireState, seat: int, place: int) -> Said:
        return "step", {"space": next_space(s, seat)}

    def _label_free(self, s: FireState, seat: int, die: int) -> Said:
        return "free", self._die_args(s, seat, die)

    # -- lots, log, reasons --------------------------------------------------------------------------------------------------------------

    def lot(self, lot: int) -> str:
        kind = self._lots.kind_of[lot]
        place = lot - kind.at
        args: Args
        if kind.words == "begin":
            args = {"seat": place}
        elif kind.words == "deal":
            args = {"number": place + 1}
        elif kind.words == "roll":
            args = {"die": place // content.FACES, "number": place % content.FACES + 1}
        elif kind.words == "turn-up":
            args = {"card": place, "country": country_of(place)}
        elif kind.words == "draw":
            args = {"tile": place}
        else:
            raise AssertionError(f"how a lot of '{kind.words}' is told is not known")
        return self.say(f"lot-{kind.words}", args)

    def sentence(self, event: Event) -> str:
        """A line of the log; what this reader may not know is UNKNOWN in the event."""
        kind = told.EVENTS.kinds[event[0]]
        args: Args = dict(zip(kind.args, event[1:], strict=False))
        if event[0] == told.VP:
            args |= {"gain": yes(event[2] > 0), "number": abs(event[2])}
        elif event[0] == told.DIE_TURNED:
            args["where"] = "person" if event[4] != UNKNOWN else "loch"
            if event[4] == UNKNOWN:
                del args["card"]
        elif event[0] == told.CONFLICT:
            args["outcome"] = OUTCOMES[event[2]]
        elif event[0] == told.EVENT:
            args |= {"country": country_of(event[1]), "effect": self.effect(event[1])}
        elif event[0] == told.PERSON_REMOVED:
            args["country"] = country_of(event[2])
        return self.say(f"told-{kind.name}", args)

    def reason(self, reason: Any) -> str:
        return self.say(reason.message, reason.args)

    def vp_source(self, source: int) -> str:
        return self.words.say(f"vp-{told.VP_SOURCES[source]}")

    # -- things to look at ---------------------------------------------------------------------------------------------------------------

    def cards(self) -> list[tuple[str, str, str, str]]:
        return [
            *map(self._card_entry, range(len(self.content.card_id))),
            *self._loch_entries(),
            *self._tile_entries(),
            *self._space_entries(),
        ]

    def _card_entry(self, card: int) -> tuple[str, str, str, str]:
        box = self.content
        if card < content.PERSONS:
            args: Args = {"stone": box.stone[card], "country": country_of(card), "action": self.explanation(box.actions[card])}
            text = self.say("card-person", args)
        elif box.event_effect[card] == content.RELIGION_DIE_VP:
            text = self.effect(card)
        else:
            text = self.say("card-event-bad", {"effect": self.effect(card)})
        note = self.note(card)
        if note:
            text = self.say("card-with-note", {"text": text, "note": note})
        return box.card_id[card], self.title(card), text, self.source(box.card_source[card])

    def note(self, card: int) -> str:
        """What stands at the foot of a card: in this language if it is a note of ours, else as the content file has it."""
        name = self.content.card_id[card]
        note = self.content.card_note[card]
        ours = f"note-{name}" in self.words.ids and shipped_notes().get(name) == note
        return self.say(f"note-{name}") if ours else note.replace("'", "’")

    def _loch_entries(self) -> list[tuple[str, str, str, str]]:
        sources = [str(entry["source"]) for entry in tomllib.loads(self.content.text)["loch_leven"]]
        entries = []
        for card, source in enumerate(sources):
            name = self.say("card-loch-leven-name", {"number": card + 1})
            args: Args = {"religion": self.content.loch_religion[card], "good": self.content.loch_good[card]}
            text = self.say("card-loch-leven", {**args, "space": self.content.loch_space[card]})
            entries.append((f"loch-leven-{card + 1}", name, text, self.source(source)))
        return entries

    def tile_text(self, kind: int) -> str:
        """What a kind of tile does, or is worth at the end."""
        action = self.content.tile_action[kind]
        return self._explain(action) if action >= 0 else self.say("explain-vp-tile", {"number": self.content.tile_vp[kind]})

    def _tile_entries(self) -> list[tuple[str, str, str, str]]:
        entries = []
        for kind, key in enumerate(self.content.tile_keys):
            text = self.say("card-tile", {"number": self.content.tile_count[kind], "action": self.tile_text(kind)})
            name = self.say("card-tile-name", {"tile": kind})
            entries.append((f"tile-{thing_id(key)}", name, text, self.say("card-source-comments")))
        return entries

    def _space_entries(self) -> list[tuple[str, str, str, str]]:
        entries = []
        for space, action in enumerate(self.content.space_action):
            args: Args = {"number": space, "die": self.content.colour[space], "name": self.symbol_name(action)}
            name = self.say("card-space-name", args)
            entries.append((f"space-{space}", name, self._explain(action), self.say("card-source-comments")))
        return entries

    def board(self, s: Any, seat: int, width: int) -> list[list[Span]]:
        return board.draw(s, seat, self, width)
