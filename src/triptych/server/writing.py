"""What people write: names and chat. Signs that nobody sees, or that turn the direction of writing, serve to deceive only; accents upon
accents and signs as wide as a sentence spread over what others have written."""

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
MOST_MARKS = 2  # one upon the other on a letter, as Vietnamese, Thai or pointed Hebrew have them
MOST_LETTERS = 3  # that one sign may stand for, as the ligature ffi does
WIDE = (
    range(0x2E3A, 0x2E3C),  # dashes two and three letters wide
    range(0xFDF0, 0xFE00),  # Arabic words and whole formulas in one sign
    range(0x12000, 0x14680),  # cuneiform and hieroglyphs
)
LOOKALIKE = str.maketrans("АВЕЅІЈКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABESIJKMHOPCTYXABEZHIKMNOPTYX")  # Cyrillic, Greek; Latin


def is_hidden(sign: str) -> bool:
    return unicodedata.category(sign) in HIDDEN or sign in BLANK or sign in JOINED


def is_variant_of_nothing(sign: str, before: str) -> bool:
    """A choice of form counts behind a symbol only (a coloured heart); elsewhere it makes two names that look alike."""
    return ord(sign) in VARIANTS and not unicodedata.category(before).startswith("S")


def is_wide(sign: str) -> bool:
    """Does this sign take the room of many letters?"""
    return any(ord(sign) in some for some in WIDE) or len(unicodedata.normalize("NFKC", sign)) > MOST_LETTERS


def with_few_marks(text: str) -> str:
    """The text without marks that stand upon others beyond what any script needs."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def told_apart(name: str, others: list[str]) -> str:
    """A name at a table where these sit already; with a number if it could be taken for one of theirs."""
    taken = {_looks(other) for other in others}
    candidate, number = name, 1
    while _looks(candidate) in taken:
        number += 1
        candidate = f"{name} ({number})"
    return candidate


def _looks(name: str) -> str:
    """The same for names that look alike: in whatever case, width or alphabet its letters are."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).upper().translate(LOOKALIKE)


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
    if with_few_marks(name) != name:
        raise Malformed("refused-name-marks", most=MOST_MARKS)
    if any(is_wide(sign) for sign in name):
        raise Malformed("refused-name-wide")
    if not 1 <= len(name) <= MOST_NAME:
        raise Malformed("refused-name-length", most=MOST_NAME)
    return name


def checked_chat(text: str) -> str:
    """What is said, with single spaces, without what nobody sees and without accents that lie over other lines."""
    text = " ".join(with_few_marks("".join(sign for sign in text if sign.isspace() or not is_hidden(sign))).split())
    if not text:
        raise Malformed("refused-chat-empty")
    if len(text) > MOST_CHAT:
        raise Malformed("refused-chat-length", most=MOST_CHAT)
    return text
