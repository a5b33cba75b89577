"""What somebody is called at a table. Whoever has told no name gets one of the beasts in a manuscript's margins when he plays with others:
two guests are never called the same."""

from __future__ import annotations

import hashlib

from triptych.server import store
from triptych.server.speech import page_words
from triptych.server.writing import told_apart


def beasts(language: str) -> list[str]:
    """The names one may be given; the pages offer the same."""
    return page_words(language).say("js-beasts").split(", ")


def name_among(person: store.Person, others: list[str]) -> str:
    """His name where these others are: his own, or the beast that is always his if nobody else there has it."""
    return told_apart(person.name, others) if person.named else beast_among(person.id, person.language, others)


def beast_among(whose: str, language: str, others: list[str]) -> str:
    """The beast that is always the same for whoever is meant, or the next one that nobody else there has."""
    offered = beasts(language)
    first = int(hashlib.sha256(whose.encode()).hexdigest(), 16) % len(offered)
    for beast in [*offered[first:], *offered[:first]]:
        if told_apart(beast, others) == beast:
            return beast
    return told_apart(offered[first], others)
