"""How wide letters run, and text that fits into boxes: names in lines, long ones cut, too wide ones squeezed."""

from __future__ import annotations

import re
import unicodedata
from itertools import combinations, pairwise
from typing import Final

from triptych.core.scene import Part

_WIDTHS: Final = {
    sign: width / 100
    for width, signs in (
        (25, " .,:;!|"),
        (29, "ilj’'"),
        (34, "tfIJ-()/"),
        (40, "rsc"),
        (50, "aezxS0123456789"),
        (56, "bgkvyqoF"),
        (60, "dhnpuBELPT×+=≤"),
        (68, "RXYZCK"),
        (78, "ADGOQUV&"),
        (84, "wmHN"),
        (97, "MWÆŒ…"),
    )
    for sign in signs
}
"""How wide letters run in a reading serif of the broader kind (Palatino), in heights of the letters."""


def text_width(text: str) -> float:
    """About how wide a text runs, in heights of its letters."""
    width = 0.0
    for sign in text:
        found = _WIDTHS.get(sign)
        if found is None:
            plain = unicodedata.normalize("NFD", sign)[0]
            found = _WIDTHS[sign] = _WIDTHS.get(plain, 1.0 if unicodedata.east_asian_width(sign) in "WF" else 0.78)
        width += found
    return width


Word = tuple[str, str]
"""A word that stays in one line, and what stands between it and the next: a space, or nothing after a hyphen."""


MOST_WEIGHED: Final = 12
"""Words for which all the ways to cut them into lines are compared; the ways grow with the third power of the words."""


def in_lines(text: str, room: float, most: int = 2) -> list[str]:
    """A name in at most so many lines, as even as can be; a word that is much too wide for the room is parted."""
    words: list[Word] = []
    for part in text.split(" "):
        pieces = re.split("(?<=-)", part)
        words += [(piece, "") for piece in pieces[:-1]] + [(pieces[-1], " ")]
    lines = _even_lines(words, room, most)
    if _widest(lines) > room * 1.28:
        at = max(range(len(words)), key=lambda i: text_width(words[i][0]))
        word, after = words[at]
        for joint in _joints(word):
            parted = _even_lines([*words[:at], (f"{word[:joint]}-", ""), (word[joint:], after), *words[at + 1 :]], room, most)
            if _widest(parted) < _widest(lines):
                lines = parted
    return lines


def _widest(lines: list[str]) -> float:
    return max(text_width(line) for line in lines)


def _raggedness(lines: list[str]) -> tuple[float, float]:
    return _widest(lines), sum(text_width(line) ** 2 for line in lines)


def _even_lines(words: list[Word], room: float, most: int) -> list[str]:
    """The words in as few lines as they fit in, at most `most`, such that the widest is as narrow as can be."""
    if len(words) > MOST_WEIGHED:
        return _filled_lines(words, room, most)
    best: list[str] = []
    for n in range(1, min(most, len(words)) + 1):
        for cuts in combinations(range(1, len(words)), n - 1):
            edges = [0, *cuts, len(words)]
            lines = ["".join(word + after for word, after in words[i:j]).rstrip() for i, j in pairwise(edges)]
            if not best or _raggedness(lines) < _raggedness(best):
                best = lines
        if _widest(best) <= room * (0.8 if n == 1 else 1):
            break
    return best


def _filled_lines(words: list[Word], room: float, most: int) -> list[str]:
    """The words in lines filled one after the other: for so many words that all the ways to cut them are too many to weigh."""
    widths = [text_width(word + after) for word, after in words]
    share = max(room * 0.8, sum(widths) / most)
    lines, width = [""], 0.0
    for (word, after), more in zip(words, widths, strict=True):
        if width and width + more / 2 > share and len(lines) < most:
            lines.append("")
            width = 0.0
        lines[-1] += word + after
        width += more
    return [line.rstrip() for line in lines]


_VOWELS: Final = "aeiouyAEIOUY"
_ONE_SOUND: Final = ("sch", "ch", "ck", "ph", "th", "qu", "gn")


def _joints(word: str) -> list[int]:
    """Where a word can be parted: before the consonant with which a syllable begins, but never within letters that are one sound."""
    plain = "".join(unicodedata.normalize("NFD", sign)[0].lower() for sign in word)
    found = []
    for i in range(3, len(word) - 3):
        sound = next((letters for letters in _ONE_SOUND if plain.startswith(letters, i)), plain[i])
        inside = any(plain[i - 1 : i + 1] in letters or plain[i - 1 : i + 2] == letters for letters in _ONE_SOUND)
        after = plain[i + len(sound) : i + len(sound) + 1]
        if plain[i] not in _VOWELS and not inside and after and after in _VOWELS and any(sign in _VOWELS for sign in plain[i - 3 : i]):
            found.append(i)
    return found


def cut(text: str, ems: float) -> str:
    """The text, or its beginning and … if it runs wider than so many heights of its letters."""
    if text_width(text) <= ems:
        return text
    while text and text_width(text) > ems - 1:
        text = text[:-1]
    return f"{text.rstrip()}…"


def written(text: str, x: float, y: float, w: float, h: float, size: float, look: str = "", least: float = 0) -> Part:
    """Text in a box: smaller if it would be wider, but not below `least`, and then squeezed."""
    if least:
        size = round(max(least, min(size, w / text_width(text))), 1)
    too_wide = text_width(text) * size > w
    return Part("", x, y, w, h, look, text, size, round(w, 1) if too_wide else 0)


def wrapped(text: str, room: float) -> list[str]:
    """A longer text in as many lines as it takes, each at most `room` heights of its letters wide."""
    lines: list[str] = []
    for word in text.split():
        if lines and text_width(f"{lines[-1]} {word}") <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
