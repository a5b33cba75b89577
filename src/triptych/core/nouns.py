"""Numbers become nouns: how a game fills its messages with what it talks about.

A message is given numbers under the names of what they are, and each of them becomes the noun of that thing: a `country` becomes `$country`
("the Netherlands"), `$country_id` ("netherlands"), and each form that the language has for it (an attribute of the noun's message): in
German `$country_in` ("in den Niederlanden").
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

from triptych.core.characters import plain
from triptych.core.words import Wording, Words

Args = dict[str, int | str]
Said = tuple[str, Args]
"""A message and what goes into it."""


def yes(fact: bool) -> str:
    """How a message is told that something is so."""
    return "yes" if fact else "no"


def named(name: str) -> Args:
    """A name; with a small first letter, for languages that write common nouns so; and that letter without accent, for those that elide."""
    return {"name": name, "small": name[:1].lower() + name[1:], "initial": unicodedata.normalize("NFD", name)[:1].lower()}


class NounWording(Wording):
    """A wording that knows the nouns of its game; `nouns` says how each kind of thing is put into words."""

    def __init__(self, words: Words, seat_names: list[str]) -> None:
        super().__init__(words, [plain(name) for name in seat_names])
        self.nouns: dict[str, Callable[[str, int], Args]] = {"seat": self._seat}
        self._plain: dict[str, str] = {}
        self._known: dict[tuple[str, int], Args] = {}

    def say(self, message: str, args: Args | None = None) -> str:
        """A message, its numbers turned into nouns by their names."""
        if not args:
            text = self._plain.get(message)
            if text is None:
                text = self._plain[message] = self.words.say(message)
            return text
        return self.words.say(message, **self._given(args))

    def _given(self, args: Args) -> Args:
        """The arguments of a message, with nouns for numbers."""
        given: Args = {}
        for key, value in args.items():
            noun = None if isinstance(value, str) else self.nouns.get(key.removeprefix("second_"))
            if noun is None or isinstance(value, str):
                given[key] = value
                continue
            known = self._known.get((key, value))
            if known is None:
                known = self._known[key, value] = noun(key, value)
            given |= known
        return given

    def detail(self, message: str, about: dict[str, int], gain: bool) -> str:
        return self.say(f"detail-{message}", {**about, "gain": yes(gain)})

    def brings(self, message: str, about: dict[str, int], gain: bool, many: str = "", number: int = 0) -> str:
        if many:
            return self.say(f"counted-{message}", {**about, "gain": yes(gain), "many": many, "number": number})
        return self.say(f"brings-{message}", {**about, "gain": yes(gain)})

    def forms(self, key: str, noun: str, args: Args | None = None) -> Args:
        """A noun as the argument `key`, and its other forms: the attribute `.in` is `{key}_in`."""
        forms = self.words.forms(noun, **self._given(args or {}))
        return {f"{key}_{form}" if form else key: text for form, text in forms.items()}

    def listed(self, names: list[str], last: str = "list-end") -> str:
        """Several names in a row, the last one joined by a message of its own."""
        text = names[0]
        for name in names[1:-1]:
            text = self.say("list-more", {"first": text, "next": name})
        return self.say(last, {"first": text, "last": names[-1]}) if len(names) > 1 else text

    def source(self, source: str) -> str:
        """Where a thing is known from: in this language if it has the words for it, else as the content file says it."""
        message = f"source-{re.sub('[^a-z]+', '-', source.lower()).strip('-')}"
        return self.say(message) if message in self.words.ids else source

    def _seat(self, key: str, seat: int) -> Args:
        if seat < 0:
            return {key: "", f"{key}_id": "lot"}
        return {**self.forms(key, "seat-name", named(self.seat_names[seat])), f"{key}_id": "seat"}
