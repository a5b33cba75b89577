"""The keys of each page, for the dialog that `?` opens: what is pressed, and the message that says what it does."""

from __future__ import annotations

from typing import Final

Row = tuple[tuple[str, ...], str]
"""Keys, each written as it stands on the keyboard or as the id of a message (`key-space`), and what they do."""

EVERYWHERE: Final[tuple[Row, ...]] = (
    (("key-tab",), "keys-tab"),
    (("key-escape",), "keys-escape"),
    (("?",), "keys-keys"),
)

OF_PAGE: Final[dict[str, tuple[Row, ...]]] = {
    "table": (
        (("1", "…", "9", "a", "…"), "keys-choice"),
        (("↑", "↓"), "keys-about"),
        (("←", "→"), "keys-look-back"),
        (("key-enter",), "keys-confirm"),
        (("u",), "keys-undo"),
        (("s",), "keys-stop"),
        (("key-space",), "keys-skip"),
        (("t",), "keys-text"),
    ),
    "analysis": (
        (("n", "→"), "analysis-keys-next"),
        (("p", "←"), "analysis-keys-back"),
    ),
    "replay": (
        (("←",), "keys-back"),
        (("→",), "keys-next"),
        (("key-space",), "keys-play"),
    ),
}


def keys_of(template: str) -> tuple[Row, ...]:
    """The keys that work on a page, its own first."""
    return (*OF_PAGE.get(template.removesuffix(".html"), ()), *EVERYWHERE)
