"""A game's RULES.md: its title, and every rule by its id."""

from __future__ import annotations

import re
from difflib import get_close_matches
from importlib.resources import files

from triptych.cli.say import say
from triptych.core import registry
from triptych.core.errors import UnknownName

_SECTION = re.compile(r"## ([A-Z]+-\d+)\b")
_RULE = re.compile(r"- ([A-Z]+-\d+\.\d+)\b")


class Rulebook:
    """The rules as they stand in the file, cut into sections and rules."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.title = text.split("\n", 1)[0].lstrip("# ").removesuffix(": the rules")
        self.entries: dict[str, str] = {}
        section = ""
        for line in text.split("\n"):
            if line.startswith("## "):
                found = _SECTION.match(line)
                section = found.group(1) if found else ""
            elif found := _RULE.match(line):
                self.entries[found.group(1)] = line
            if section:
                self.entries[section] = f"{self.entries.get(section, '')}{line}\n"

    def markdown(self, rule: str = "") -> str:
        """Everything, or a section, or a rule; its id is marked."""
        text = self.entries[self.find(rule)] if rule else self.text
        return re.sub(r"^- ([A-Z]+-\d+\.\d+)", r"- **\1**", text, flags=re.MULTILINE)

    def find(self, rule: str) -> str:
        """The id as it is spelled here."""
        wanted = rule.strip().upper()
        if wanted not in self.entries:
            raise UnknownName(say("rules-unknown", rule=rule, near=", ".join(self.near(wanted))))
        return wanted

    def near(self, wanted: str) -> list[str]:
        """Ids that might have been meant: alike ones, then those of the same section, then the sections."""
        section = wanted.partition(".")[0]
        same = [rule for rule in self.entries if rule.partition(".")[0] == section]
        close = get_close_matches(wanted, self.entries, n=4, cutoff=0.75)
        sections = [rule for rule in self.entries if "." not in rule]
        return list(dict.fromkeys([*close, *same]))[:8] or sections


def rulebook(game: str) -> Rulebook:
    folder = registry.folders()[game].rpartition(".")[0]
    return Rulebook(files(folder).joinpath("RULES.md").read_text("utf-8"))
