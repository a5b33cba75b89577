"""The command line's own sentences."""

from __future__ import annotations

from triptych.core.words import load

LANGUAGE = "en"


def say(message: str, **args: int | str) -> str:
    """A sentence of text/*.ftl."""
    return load(LANGUAGE, "triptych.cli").say(message, **args)
