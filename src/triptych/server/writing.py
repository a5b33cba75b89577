"""What people write: names and chat. Signs that nobody sees, or that turn the direction of writing, serve to deceive only."""

from __future__ import annotations

import unicodedata

from triptych.server.refusals import Malformed

MOST_NAME = 24
MOST_CHAT = 400
HIDDEN = ("Cc", "Cf", "Cs", "Co")  # control, format, surrogate and private-use signs
BLANK = "\u115f\u1160\u3164\uffa0\u2800"  # letters and signs that show nothing


def is_hidden(sign: str) -> bool:
    return unicodedata.category(sign) in HIDDEN or sign in BLANK


def checked_name(name: str) -> str:
    """A name as it is kept, with single spaces."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if any(is_hidden(sign) for sign in name):
        raise Malformed("refused-name-signs")
    if not 1 <= len(name) <= MOST_NAME:
        raise Malformed("refused-name-length", most=MOST_NAME)
    return name


def checked_chat(text: str) -> str:
    """What is said, with single spaces and without what nobody sees."""
    text = " ".join("".join(sign for sign in text if sign.isspace() or not is_hidden(sign)).split())
    if not text:
        raise Malformed("refused-chat-empty")
    if len(text) > MOST_CHAT:
        raise Malformed("refused-chat-length", most=MOST_CHAT)
    return text
