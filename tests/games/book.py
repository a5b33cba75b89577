"""Everything a game can say, in one language, for a person to read through.

Every message in every branch, with every noun in each. Then the cards as they are listed, and tables in characters. Nothing here knows a
game: each has a book of its own (`tests/games/<game>/make_languages.py`) that says what its nouns and its other arguments can be.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tests.languages import OWN, Value, messages, ways
from triptych.core.nouns import NounWording
from triptych.core.words import LANGUAGES


class Book:
    """What a game can say."""

    package: str
    folder: Path
    same: Mapping[str, str]
    """Arguments that come with another, as the colour with its die."""
    nouns: tuple[str, ...]
    """Messages, or families of them (`country`), that are nouns: each is shown with its forms."""
    more: Mapping[str, Sequence[dict[str, Value]]] = {}
    """Arguments of messages that no noun leads to."""

    def wording(self, language: str) -> NounWording:
        raise NotImplementedError

    def things(self, message: str) -> dict[str, list[int]]:
        """What each noun of a message can be."""
        raise NotImplementedError

    def values(self, wording: NounWording, message: str) -> dict[str, list[Value]]:
        """What the other arguments of a message can be; the first is enough where nothing hangs on it."""
        raise NotImplementedError

    def noun_args(self, wording: NounWording, message: str) -> dict[str, Value]:
        """What a noun is made of."""
        raise NotImplementedError

    def tables(self, wording: NounWording) -> Iterator[list[str]]:
        """Tables in characters."""
        raise NotImplementedError

    def mend(self, wording: NounWording, message: str, number: int, args: dict[str, Value]) -> None:
        """Arguments that must fit each other."""

    # -- all of it -----------------------------------------------------------------------------------------------------

    def sayings(self, wording: NounWording, message: str) -> Iterator[str]:
        """A message in all its branches, each with all nouns."""
        for number, args in enumerate(ways(self.package, message, self.things(message), self.values(wording, message), self.same)):
            self.mend(wording, message, number, args)
            if message.startswith("counted-"):
                args["many"] = str(args["number"])
            yield wording.say(message, args)
        for args in self.more.get(message, []):
            yield wording.say(message, args)

    def forms(self, wording: NounWording, message: str) -> str:
        """A noun with its forms."""
        return self.shown(wording.forms("", message, self.noun_args(wording, message)))

    @staticmethod
    def shown(found: Mapping[str, Value]) -> str:
        """Forms one beside the other."""
        return " | ".join(f"{form.removeprefix('_')}: {text}" if form else str(text) for form, text in found.items())

    def is_noun(self, message: str) -> bool:
        return message in self.nouns or message.startswith(tuple(f"{noun}-" for noun in self.nouns if "-" not in noun))

    def lines(self, language: str) -> Iterator[str]:
        wording = self.wording(language)
        own = [name for name in messages(language, self.package) if name.startswith(OWN)]
        for message in [*(name for name in messages("en", self.package) if not name.startswith(OWN)), *own]:
            yield f"[{message}]"
            if self.is_noun(message):
                yield f"    {self.forms(wording, message)}"
            else:
                yield from dict.fromkeys(f"    {text}" for text in self.sayings(wording, message))
        yield "\n"
        for name, title, text, source in wording.cards():
            yield from (f"[{name}] {title}", f"    {text}", f"    ({source})")
        for table in self.tables(wording):
            yield "\n"
            yield from table

    def text(self, language: str) -> str:
        """What is kept in languages/."""
        return "\n".join(self.lines(language)) + "\n"

    def write(self) -> None:
        """Keep it, for a person to read what has changed."""
        self.folder.mkdir(exist_ok=True)
        for language in LANGUAGES:
            (self.folder / f"{language}.txt").write_text(self.text(language), "utf-8", newline="\n")
            sys.stdout.write(f"languages/{language}.txt\n")
