"""What a reader may choose for himself on the page of settings, and the messages that say it. What was chosen stays in his browser
(static/prefs.js, which has the same names); the server need not know it."""

from __future__ import annotations

from typing import Final, NamedTuple


class Value(NamedTuple):
    """One of the values: its name for the scripts, how it is called, and what it does (nothing where that goes without saying)."""

    value: str
    label: str
    how: str = ""


class Choice(NamedTuple):
    """Something to be chosen: its name for the scripts, its title, why one might, and its values in the order in which they are offered."""

    name: str
    title: str
    why: str
    values: tuple[Value, ...]


def choice(name: str, *values: str, told: bool = False) -> Choice:
    """A choice with its messages, which are called after it and its values; `told`: each value has a line that says what it does."""
    title = f"settings-{name}"
    offered = tuple(Value(value, f"{title}-{value}", f"{title}-{value}-how" if told else "") for value in values)
    return Choice(name, title, f"{title}-why", offered)


AT_TABLE: Final = (
    choice("speed", "slow", "normal", "fast", "instant", told=True),
    choice("confirm", "never", "moment", "always", told=True),
)
LOOKS: Final = (
    choice("theme", "system", "light", "dark"),
    choice("size", "usual", "large", "largest"),
    choice("palette", "usual", "distinct", told=True),
)
