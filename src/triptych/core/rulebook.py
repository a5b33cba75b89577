"""A game's rules, every one by its id: RULES.md in its folder, and beside it RULES.<language>.md for every other language."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from triptych.core import registry
from triptych.core.errors import UnknownName
from triptych.core.words import LANGUAGES, known_language

ENGLISH = LANGUAGES[0]

_SECTION = re.compile(r"## ([A-Z]+-\d+)\b")
_RULE = re.compile(r"^- ([A-Z]+-\d+\.\d+)\b", re.MULTILINE)


class Rulebook:
    """The rules as they stand in a file, cut into sections and rules."""

    def __init__(self, text: str, language: str = ENGLISH) -> None:
        self.text = text
        self.language = language
        heading = text.split("\n", 1)[0].lstrip("# ")
        self.title = heading.rpartition(":")[0].strip() or heading
        self.sections: list[tuple[str, str]] = []
        """Each section with its id; what has none (the introduction, examples) has an empty one."""
        self.entries: dict[str, str] = {}
        """Sections and rules by their ids."""
        for part in re.split(r"^(?=## )", text, flags=re.MULTILINE):
            found = _SECTION.match(part)
            section = found.group(1) if found else ""
            self.sections.append((section, part))
            if section:
                self.entries[section] = part
                self.entries.update({rule.group(1): line for line in part.split("\n") if (rule := _RULE.match(line))})

    def markdown(self, rule: str = "") -> str:
        """Everything, or a section, or a rule; its id is marked."""
        return _RULE.sub(r"- **\1**", self.entries[self.find(rule)] if rule else self.text)

    def find(self, rule: str) -> str:
        """The id as it is spelled here."""
        wanted = rule.strip().upper()
        if wanted not in self.entries:
            raise UnknownName(f"there is no rule {rule}; near it: {', '.join(self.near(wanted))}")
        return wanted

    def near(self, wanted: str) -> list[str]:
        """Ids that might have been meant: alike ones, then those of the same section, then the sections."""
        section = wanted.partition(".")[0]
        same = [rule for rule in self.entries if rule.partition(".")[0] == section]
        close = get_close_matches(wanted, self.entries, n=4, cutoff=0.75)
        sections = [rule for rule in self.entries if "." not in rule]
        return list(dict.fromkeys([*close, *same]))[:8] or sections


def read(folder: Traversable, language: str) -> Rulebook:
    """The rules in a game's folder; in English, and saying so, as long as nobody has translated them."""
    translated = folder.joinpath(f"RULES.{known_language(language)}.md")
    if translated.is_file():
        return Rulebook(translated.read_text("utf-8"), language)
    return Rulebook(folder.joinpath("RULES.md").read_text("utf-8"))


@lru_cache(maxsize=32)
def rulebook(game: str, language: str = ENGLISH) -> Rulebook:
    return read(files(registry.folders()[game].rpartition(".")[0]), language)
