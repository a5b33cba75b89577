"""Reasons in words: what makes the difference between two moves, in one sentence."""

from __future__ import annotations

from triptych.bots.insight import LEAST, SAME_CHANCE, Difference
from triptych.core import words
from triptych.core.heuristics import POINT, SURE
from triptych.core.words import Words


def reason_words(language: str, game: str) -> Words:
    """The words of reasons, and those of one game for its parts."""
    return words.load(language, "triptych.bots", f"triptych.games.{game.replace('-', '_')}")


def sentence(said: Words, difference: Difference) -> str:
    """Why the better move is better; or that it hardly is. No number in it that the search did not find."""
    chance = percent(difference["chance"])
    other = percent(difference["other_chance"])
    if difference["equal"]:
        if abs(difference["chance"] - difference["other_chance"]) < SAME_CHANCE:
            return said.say("reason-equal", chance=chance)
        return said.say("reason-too-close", chance=chance, other=other)
    items = [_part(said, name, gap, at == 0) for at, (name, gap) in enumerate(difference["parts"])]
    rivals = difference["rivals"]
    if abs(rivals) >= LEAST:
        message = "reason-rivals-more" if rivals > 0 else "reason-rivals-less"
        whole, number = _number(said, abs(rivals))
        items.append(said.say(message, number=number, whole=whole, players=difference["players"]))
    if not items:
        return said.say("reason-only-chance", chance=chance, other=other)
    why = items[0]
    for item in items[1:]:
        why = said.say("reason-list", first=why, next=item)
    if chance == other:
        return said.say("reason-same-chance", why=why, chance=chance)
    return said.say("reason-better", why=why, chance=chance, other=other)


def percent(millionths: int) -> int:
    """A chance in whole percent."""
    return (millionths * 100 + SURE // 2) // SURE


def _part(said: Words, name: str, gap: int, first: bool) -> str:
    whole, number = _number(said, abs(gap))
    message = ("reason-gain" if gap > 0 else "reason-loss") + ("-first" if first else "")
    return said.say(message, number=number, whole=whole, part=said.say(f"part-{name}"))


def _number(said: Words, thousandths: int) -> tuple[int, str]:
    """Points to one decimal, as the language writes them; and the whole ones, which the plural goes by."""
    tenths = (thousandths * 10 + POINT // 2) // POINT
    return tenths // 10, said.say("reason-number", whole=tenths // 10, tenth=tenths % 10)
