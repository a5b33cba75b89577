"""What people write: names and chat. Signs that nobody sees, or that turn the direction of writing, serve to deceive only."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

from triptych.server.refusals import Malformed

MOST_NAME = 24
MOST_CHAT = 400
HIDDEN = ("Cc", "Cf", "Cs", "Co")  # control, format, surrogate and private-use signs
BLANK = "\u115f\u1160\u3164\uffa0\u2800"  # letters and signs that show nothing
JOINED = "\u034f\u180b\u180c\u180d\u180f"  # marks that show nothing, whatever they stand behind
VARIANTS = range(0xFE00, 0xFE10)  # marks that choose the form of the sign before them


def is_hidden(sign: str) -> bool:
    return unicodedata.category(sign) in HIDDEN or sign in BLANK or sign in JOINED


def is_variant_of_nothing(sign: str, before: str) -> bool:
    """A choice of form counts behind a symbol only (a coloured heart); elsewhere it makes two names that look alike."""
    return ord(sign) in VARIANTS and not unicodedata.category(before).startswith("S")


def refuse_nul(sent: object) -> None:
    """No text in what somebody sends may hold the sign zero: PostgreSQL keeps none that does, and nobody writes it."""
    if isinstance(sent, str):
        if "\0" in sent:
            raise Malformed("refused-body", detail="a text in it holds the sign U+0000, which cannot be kept")
    elif isinstance(sent, list):
        for part in sent:
            refuse_nul(part)
    elif isinstance(sent, dict):
        for name, part in sent.items():
            refuse_nul(name)
            refuse_nul(part)


def checked_name(name: str) -> str:
    """A name as it is kept, with single spaces."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if any(is_hidden(sign) or unicodedata.category(sign) == "Cn" for sign in name):
        raise Malformed("refused-name-signs")
    if any(is_variant_of_nothing(sign, before) for before, sign in pairwise(f" {name}")):
        raise Malformed("refused-name-signs")
    if name and not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
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
