"""Reasons in words: what makes the difference between two moves, in one sentence."""

from __future__ import annotations

from triptych.bots.insight import LEAST, SAME_CHANCE, Because, Difference
from triptych.core import words
from triptych.core.heuristics import POINT, SURE
from triptych.core.words import Wording, Words


def reason_words(language: str, game: str) -> Words:
    """The words of reasons, and those of one game for its parts."""
    return words.load(language, "triptych.bots", f"triptych.games.{game.replace('-', '_')}")


def sentence(said: Words, wording: Wording, difference: Difference) -> str:
    """Why the better move is better; or that it hardly is. No number in it that the search did not find. `wording`: how the game speaks
    of its things."""
    chance = percent(difference["chance"])
    other = percent(difference["other_chance"])
    if difference["equal"]:
        if chance == other:
            return said.say("reason-equal", chance=chance)
        message = "reason-nearly-equal" if abs(difference["chance"] - difference["other_chance"]) < SAME_CHANCE else "reason-too-close"
        return said.say(message, chance=chance, other=other)
    items = [_item(said, named(said, wording, because), because["points"], at == 0) for at, because in enumerate(difference["because"])]
    rivals = difference["rivals"]
    if rivals:
        message = "reason-rivals-more" if rivals > 0 else "reason-rivals-less"
        whole, number = _number(said, abs(rivals))
        items.append(said.say(message, number=number, whole=whole, players=difference["players"]))
    if not items:
        return said.say("reason-only-either-way" if chance == other else "reason-only-chance", chance=chance, other=other)
    why = items[0]
    for item in items[1:]:
        why = said.say("reason-list", first=why, next=item)
    message = "reason-all-the-same" if _against(difference) else "reason-better"
    if chance == other:
        message += "-either-way"
    return said.say(message, why=why, chance=chance, other=other)


def _against(difference: Difference) -> bool:
    """Does what is named say, all in all, that the better move is worse? Then it is better for what is too little to be named, or for
    what points do not tell."""
    gaps = [because["points"] for because in difference["because"]] + ([-difference["rivals"]] if difference["rivals"] else [])
    return gaps[0] < 0 and sum(gaps) <= -LEAST


def percent(millionths: int) -> int:
    """A chance in whole percent."""
    return (millionths * 100 + SURE // 2) // SURE


def named(said: Words, wording: Wording, because: Because) -> str:
    """What makes a difference, by its name."""
    if because["detail"]:
        return wording.detail(because["detail"], because["about"], because["points"] > 0)
    part = said.say(f"part-{because['group']}")
    return said.say("reason-rest", part=part) if because["rest"] else part


def _item(said: Words, part: str, gap: int, first: bool) -> str:
    whole, number = _number(said, abs(gap))
    message = ("reason-gain" if gap > 0 else "reason-loss") + ("-first" if first else "")
    return said.say(message, number=number, whole=whole, part=part)


def _number(said: Words, thousandths: int) -> tuple[int, str]:
    """Points to one decimal, as the language writes them; and the whole ones, which the plural goes by."""
    tenths = (thousandths * 10 + POINT // 2) // POINT
    return tenths // 10, said.say("reason-number", whole=tenths // 10, tenth=tenths % 10)
