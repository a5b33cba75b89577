"""The command line's own sentences."""

from __future__ import annotations

from triptych.core.words import load, shortened

LANGUAGE = "en"


def say(message: str, **args: int | str) -> str:
    """A sentence of text/*.ftl."""
    return say_in(LANGUAGE, message, **args)


def say_in(language: str, message: str, **args: int | str) -> str:
    """The same in another language. However long a path, a word or the text of an error is, the sentence is said."""
    fitting = {name: shortened(value) if isinstance(value, str) else value for name, value in args.items()}
    return load(language, "triptych.cli").say(message, **fitting)
