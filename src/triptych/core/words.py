"""Words: every sentence a person reads, from Project Fluent files, one whole message for each thing that can be said.

A message gets its arguments as numbers and as nouns that are already in the reader's language. Nothing is glued together from pieces,
because German and French have gender and case. Where a sentence needs a noun in another form, the noun's message has it as an attribute:

    country-netherlands = die Niederlande
        .in = in den Niederlanden

A game hands in `$country` and, in a language that has it, `$country_in`. Each language has the forms it needs; the others need not know.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Any, ClassVar

from fluent.runtime import FluentBundle, FluentResource

from triptych.core.errors import TriptychError, UnknownName
from triptych.core.telling import Telling

LANGUAGES = ("en", "de", "fr")
MOST_KEPT = 20_000  # sentences kept in memory for each language,
LONGEST_KEPT = 300  # none longer than this
LONGEST_ARGUMENT = 2400  # Fluent takes none of more than 2500 characters


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownName(f"there is no language '{language}'; there are {', '.join(LANGUAGES)}")
    return language


def points_text(points: float) -> str:
    """Points as people read them: 46½. Records and JSON have 46.5."""
    twice = round(2 * points)
    whole, half = divmod(abs(twice), 2)
    number = ("½" if not whole else f"{whole}½") if half else str(whole)
    return f"−{number}" if twice < 0 else number


def shortened(text: str) -> str:
    """What somebody handed in, as far as it fits into a sentence."""
    return text if len(text) <= LONGEST_ARGUMENT else f"{text[:LONGEST_ARGUMENT]}…"


class Words:
    """The messages of one language, from one or more packages' `text` folders; later ones win."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.language = known_language(language)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._said: dict[tuple[object, ...], str] = {}
        self._formed: dict[tuple[object, ...], dict[str, str]] = {}
        self.ids: set[str] = set()
        for package in packages:
            for text in _files(package, language):
                resource = FluentResource(text)
                self._bundle.add_resource(resource, allow_overrides=True)
                self.ids |= {entry.id.name for entry in resource.body if hasattr(entry, "id") and hasattr(entry, "value")}

    def say(self, message: str, **args: int | str) -> str:
        """A message in words. One that is missing, or lacks an argument, is a mistake of ours and is raised.

        The same is said again and again, and putting it into words is slow: what was said is kept.
        """
        key = (message, *args.items())
        text = self._said.get(key)
        if text is None:
            text = self._put(message, args)
            if len(text) <= LONGEST_KEPT:
                if len(self._said) >= MOST_KEPT:
                    self._said.clear()
                self._said[key] = text
        return text

    def _put(self, message: str, args: dict[str, int | str]) -> str:
        if not self._bundle.has_message(message):
            raise TriptychError(f"no words for '{message}' in {self.language}")
        found = self._bundle.get_message(message)
        assert found.value is not None
        text, errors = self._bundle.format_pattern(found.value, args)
        if errors:
            raise TriptychError(f"'{message}' in {self.language}: {errors[0]}")
        return str(text)

    def forms(self, noun: str, **args: int | str) -> dict[str, str]:
        """A noun and the forms this language has for it: what `.in` says about `country-england` is "in"; the noun itself is ""."""
        key = (noun, *args.items())
        found = self._formed.get(key)
        if found is None:
            found = self._form(noun, args)
            if len(found[""]) <= LONGEST_KEPT:
                if len(self._formed) >= MOST_KEPT:
                    self._formed.clear()
                self._formed[key] = found
        return found

    def _form(self, noun: str, args: dict[str, int | str]) -> dict[str, str]:
        found = {"": self.say(noun, **args)}
        for name, pattern in self._bundle.get_message(noun).attributes.items():
            text, errors = self._bundle.format_pattern(pattern, args)
            if errors:
                raise TriptychError(f"'{noun}.{name}' in {self.language}: {errors[0]}")
            found[name] = str(text)
        return found


def _files(package: str, language: str) -> list[str]:
    """The texts of a package in a language: `text/en.ftl` and, for what has a file of its own, `text/en-table.ftl`."""
    found = [file for file in files(package).joinpath("text").iterdir() if re.fullmatch(rf"{language}(-\w+)?\.ftl", file.name)]
    return [file.read_text("utf-8") for file in sorted(found, key=lambda file: file.name)]


@lru_cache(maxsize=32)
def load(language: str, *packages: str) -> Words:
    return Words(language, packages)


class Span:
    """A piece of a text board: characters and what they are ("seat-1", "england", "catholic", "dim", "" ...), coloured by who shows it."""

    def __init__(self, text: str, style: str = "") -> None:
        self.text = text
        self.style = style


class Wording:
    """How one game speaks to one reader: prompts, labels, log, reasons. `s` is always a view of `seat` (or after the end, everything)."""

    telling: ClassVar[dict[str, Telling]] = {}
    """Which kinds of event matter most; a game need not say."""

    def __init__(self, words: Words, seat_names: list[str]) -> None:
        self.words = words
        self.seat_names = seat_names

    def prompt(self, s: Any, seat: int) -> str:
        """The question that is put now, in one line, to the one who is asked or to one who waits."""
        raise NotImplementedError

    def hint(self, s: Any) -> str:
        """Why this is asked and what hangs on it, in a sentence or two, for one who has not played this game before."""
        raise NotImplementedError

    def label(self, s: Any, move: int) -> str:
        """A move as it stands on its button, with what it costs."""
        raise NotImplementedError

    def lot(self, lot: int) -> str:
        """A lot in words."""
        raise NotImplementedError

    def sentence(self, event: tuple[int, int, int, int, int]) -> str:
        """A line of the log; nothing for what needs no line."""
        raise NotImplementedError

    def reason(self, reason: Any) -> str:
        """Why something is not offered."""
        raise NotImplementedError

    def vp_source(self, source: int) -> str:
        """Where points come from, as a noun."""
        raise NotImplementedError

    def detail(self, message: str, about: dict[str, int], gain: bool) -> str:
        """What a piece of a bot's judgement is about, as it stands behind “+1.8 points from”, or behind “−1.8”; see details.py."""
        raise NotImplementedError

    def brings(self, message: str, about: dict[str, int], gain: bool, many: str = "", number: int = 0) -> str:
        """What a move does about that, as a player would say it, behind “this move …”: more than another one, or less. `many`: how many
        more or fewer things, if that is known and they can be counted; `number`: what the plural goes by."""
        raise NotImplementedError

    def cards(self) -> list[tuple[str, str, str, str]]:
        """Everything in the content file for people to look through: id, name, what it does, source."""
        raise NotImplementedError

    def board(self, s: Any, seat: int, width: int) -> list[list[Span]]:
        """The table in characters, line by line, at most `width` wide: for the terminal and for screen readers."""
        raise NotImplementedError
