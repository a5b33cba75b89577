"""Content files: TOML tables of cards, tiles and tracks, checked with the line of every mistake.

Anybody who owns the box can hand in a file of his own, so what is wrong in it must be said so that he can mend it: all problems at once,
each with its line.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

from triptych.core.errors import ContentError

_TABLES = re.compile(r"\[\[([\w.-]+)\]\]")
_TABLE = re.compile(r"\[([\w.-]+)\]")
_KEY = re.compile(r"[\w:. -]+")
_TOKEN = re.compile(
    r"""
      (?P<text> \"{3} (?: [^"\\]++ | \\. | "(?!"") )*+ "{3,5}+ | '{3} .*? '{3,5}+
              | "(?!"") (?: [^"\\\n]++ | \\[^\n] )*+ " | '(?!'') [^'\n]*+ ' | \#[^\n]*+ )
    | (?P<end> [=,\[\]{}\n] )
    | (?P<dot> \. )
    | (?P<open> ["'] )
    | [^"'\#=,\[\]{}\n.]++
    """,
    re.VERBOSE | re.DOTALL,
)
"""What TOML consists of, as far as it matters where a key ends: texts and comments, what cannot stand in a key, dots, the rest."""

MOST_PROBLEMS = 50  # told at once; whoever has mended those finds the rest
MOST_DOTS = 8  # in a key; TOML is read in a time and memory that grow with the square of them
LONGEST_NAME = 80  # and ids
LONGEST_TEXT = 600  # notes and sources


def shown(value: object) -> str:
    """A value as it is shown in a problem, however long it is."""
    try:
        text = repr(value)
    except ValueError:
        return "a very long number"
    except RecursionError:
        return "brackets in brackets in brackets"
    return text if len(text) <= 80 else f"{text[:80]}…"


def normalised(text: str) -> str:
    """A content file's text without what some editors write unseen: a byte order mark, two signs at the end of a line. A record has its
    lines behind `|`, and a hash that fits only what can be read back from there."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


class ContentFile:
    """A parsed content file that knows its lines and collects what is wrong. `text` is what counts, and what the hash is of."""

    def __init__(self, text: str, where: str) -> None:
        text = normalised(text)
        self.text = text
        self.where = where
        self.problems: list[tuple[int, str]] = []
        try:
            self.hash = hashlib.sha256(text.encode("utf-8")).hexdigest()
        except UnicodeEncodeError as error:
            raise ContentError(where, [(_line_at(text, error.start), "half a sign, which no file can hold")]) from None
        if found_at := _too_many_dots(text):
            raise ContentError(where, [(found_at, f"a key with more than {MOST_DOTS} dots, which nothing here needs")])
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"line (\d+)", str(error))
            raise ContentError(where, [(int(found.group(1)) if found else 0, f"not TOML: {error}")]) from None
        except ValueError:
            raise ContentError(where, [(0, "a number in it has more digits than anybody needs")]) from None
        except RecursionError:
            raise ContentError(where, [(0, "not TOML that anybody wrote: brackets in brackets in brackets")]) from None
        self._lines = _index(text)

    def line(self, table: str, number: int = -1, key: str = "") -> int:
        """The line of a table's entry (or of a key in it), 0 if it is not there."""
        return self._lines.get((table, number, key)) or self._lines.get((table, number, ""), 0)

    def problem(self, line: int, text: str) -> None:
        self.problems.append((line, text))

    def finish(self) -> None:
        """Raise if anything was wrong."""
        if self.problems:
            raise ContentError(self.where, sorted(self.problems)[:MOST_PROBLEMS])

    # -- reading with checks: each gives a harmless value after noting a problem --------------------------------------------------------

    def entries(self, table: str) -> list[Mapping[str, Any]]:
        """The entries of an array of tables."""
        found = self.data.get(table)
        if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
            self.problem(self.line(table), f"expected a list of tables '{table}'")
            return []
        return found

    def table(self, name: str) -> Mapping[str, Any]:
        found = self.data.get(name)
        if not isinstance(found, dict):
            self.problem(self.line(name), f"expected a table [{name}]")
            return {}
        return found

    def text_of(self, entry: Mapping[str, Any], table: str, number: int, key: str) -> str:
        value = entry.get(key)
        most = LONGEST_NAME if key == "id" else LONGEST_TEXT
        if not isinstance(value, str) or not value:
            self.problem(self.line(table, number, key), f"{table} {number + 1}: '{key}' must be a text")
            return ""
        if len(value) > most:
            self.problem(self.line(table, number, key), f"{table} {number + 1}: '{key}' has {len(value)} signs; {most} are enough")
            return ""
        return value

    def word(self, value: object, allowed: Sequence[str], line: int, what: str) -> int:
        """The place of a word among those allowed."""
        if isinstance(value, str) and value in allowed:
            return allowed.index(value)
        self.problem(line, f"{what}: {shown(value)} is none of {', '.join(allowed)}")
        return 0

    def names_of(self, entry: Mapping[str, Any], table: str, number: int, languages: Sequence[str]) -> dict[str, str]:
        names = entry.get("name")
        if not isinstance(names, dict) or not isinstance(names.get("en"), str):
            self.problem(self.line(table, number, "name"), f"{table} {number + 1}: 'name' must be a table with at least 'en'")
            return dict.fromkeys(languages, "?")
        said: dict[str, Any] = {language: names.get(language, names["en"]) for language in languages}
        for language, name in said.items():
            if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
                line = self.line(table, number, "name")
                self.problem(line, f"{table} {number + 1}: 'name' in '{language}' must be a text of 1 to {LONGEST_NAME} signs")
                said[language] = "?"
        return said

    def known_keys(self, entry: Mapping[str, Any], table: str, number: int, known: Sequence[str]) -> None:
        for key in entry:
            if key not in known:
                self.problem(self.line(table, number, key), f"{table} {number + 1}: unknown key '{key}'; known are {', '.join(known)}")

    def count(self, number: int, wanted: int, line: int, what: str) -> None:
        if number != wanted:
            self.problem(line, f"{what}: expected {wanted}, found {shown(number)}")


def _line_at(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _too_many_dots(text: str) -> int:
    """The line of the first key with more dots than anybody needs, or 0. Ends where TOML would find a text without an end."""
    dots = 0
    for token in _TOKEN.finditer(text):
        kind = token.lastgroup
        if kind == "dot":
            dots += 1
            if dots > MOST_DOTS:
                return _line_at(text, token.start())
        elif kind == "end":
            dots = 0
        elif kind == "open":
            break
    return 0


def _index(text: str) -> dict[tuple[str, int, str], int]:
    """Where each table, entry and key begins. Knows the shapes content files have: tables, arrays of tables, arrays of inline tables."""
    lines: dict[tuple[str, int, str], int] = {}
    counts: dict[str, int] = {}
    table, number, array = "", -1, ""
    for at, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if array:
            if line.startswith("{"):
                counts[array] = counts.get(array, -1) + 1
                lines[array, counts[array], ""] = at
            elif line.startswith("]"):
                array = ""
        elif found := _TABLES.match(line):
            table = found.group(1)
            number = counts[table] = counts.get(table, -1) + 1
            lines[table, number, ""] = at
            lines.setdefault((table, -1, ""), at)
        elif found := _TABLE.match(line):
            table, number = found.group(1), -1
            lines[table, -1, ""] = at
        elif key := _key_of(line):
            lines[table, number, key] = at
            if not table:
                lines[key, -1, ""] = at
                if line.endswith("["):
                    array = key
    return lines


def _key_of(line: str) -> str:
    """The key before the first `=` of a line, without its quotes."""
    word, equals, _ = line.partition("=")
    key = word.strip().strip("\"'")
    return key if equals and len(key) <= LONGEST_NAME and _KEY.fullmatch(key) else ""
