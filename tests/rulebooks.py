"""Is a translated rulebook the same rulebook? Built alike, with the same ids, marks, numbers and notation, and set as its language is.

Nothing here knows a game: what a translation must keep is what Markdown and the ids show.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import zip_longest

from markdown_it import MarkdownIt
from markdown_it.token import Token

from triptych.core.rulebook import Rulebook

MARKS = {"en": ("rule", "fact"), "de": ("Regel", "Fakt"), "fr": ("règle", "fait")}
"""What the engine carries out, and what merely lies on the table."""
RULING = {"en": "Ruling", "de": "Festlegung", "fr": "Décision"}

_RULE = re.compile(r"([A-Z]+-\d+\.\d+) \*(\S+)\* ")
_NUMBER = re.compile(r"\d+(?:\.\d+)*")
FEW_WORDS = 2
"""So many words may be the same in two languages: names, and what stands in tables."""


def blocks(book: Rulebook) -> list[Token]:
    return MarkdownIt("commonmark").enable("table").parse(book.text)


def texts(book: Rulebook) -> list[Token]:
    """Headings, paragraphs, rules and cells of tables."""
    return [block for block in blocks(book) if block.type == "inline"]


def marks(book: Rulebook) -> list[tuple[str, str]]:
    """Every id with its mark, "rule" or "fact", in whatever language; another mark is given as it is."""
    english = dict(zip(MARKS[book.language], MARKS["en"], strict=True))
    found = [match for text in texts(book) if (match := _RULE.match(text.content))]
    return [(match.group(1), english.get(match.group(2), f"*{match.group(2)}*")) for match in found]


def codes(text: Token) -> list[str]:
    """What stands there in the notation."""
    return [child.content for child in text.children or [] if child.type == "code_inline"]


def prose(text: Token) -> str:
    """What stands there in words; a bit of notation is only a dash."""
    return "".join(
        "–" if child.type == "code_inline" else child.content or " " * (child.type == "softbreak") for child in text.children or []
    )


def counted(text: Token, kind: str) -> int:
    return sum(child.type == f"{kind}_open" for child in text.children or [])


def differences(book: Rulebook, english: Rulebook) -> list[str]:
    """Where a translation is not what the English rulebook is."""
    for here, there in zip_longest(blocks(book), blocks(english)):
        if here is None or there is None or (here.type, here.tag, here.level) != (there.type, there.tag, there.level):
            return [f"built otherwise: {_place(here)}, in English {_place(there)}"]
    found = [f"{mine} and not {yours}" for mine, yours in zip_longest(marks(book), marks(english)) if mine != yours]
    for here, there in zip(texts(book), texts(english), strict=True):
        found += [f"{problem}: {here.content}" for problem in _text_differences(here, there, book.language)]
    return found


def _place(block: Token | None) -> str:
    if block is None:
        return "the end"
    return f"{block.type} ({block.tag}) in line {block.map[0] + 1}" if block.map else f"{block.type} ({block.tag})"


def _text_differences(here: Token, there: Token, language: str) -> list[str]:
    found: list[str] = []
    if codes(here) != codes(there):
        found.append(f"notation {codes(here)} and not {codes(there)}")
    mine, yours = Counter(_NUMBER.findall(prose(here))), Counter(_NUMBER.findall(prose(there)))
    if mine != yours:
        found.append(f"numbers missing {sorted((yours - mine).elements())}, too many {sorted((mine - yours).elements())}")
    found += [f"other {kind}" for kind in ("em", "strong") if counted(here, kind) != counted(there, kind)]
    if here.content.count(f"**{RULING[language]}") != there.content.count(f"**{RULING['en']}"):
        found.append("other rulings")
    if prose(here) == prose(there) and len(re.findall(r"[^\W\d_]{2,}", prose(here))) > FEW_WORDS:
        found.append("not translated")
    return found


def misprints(book: Rulebook) -> list[str]:
    """What a printer would not set like this in German or French."""
    found: list[str] = []
    opening, closing = ("«\u00a0", "\u00a0»") if book.language == "fr" else ("„", "“")
    for text in texts(book):
        words = prose(text)
        wrong = bool(re.search(r"[\"']|  |[ \u00a0][,.)]|\( |\.\.", words)) or words.count(opening) != words.count(closing)
        if book.language == "fr":
            wrong = wrong or bool(re.search(r"[^\u00a0][:;?!»]|«(?!\u00a0)|\d PV", words))
        else:
            wrong = wrong or bool(re.search(r"\s[:;?!]", words))
        if wrong:
            found.append(text.content)
    return found
