"""Reasons in words: what makes the difference between two moves. First as a player would say it, with no other number than how many things
it is about; and for whoever wants to know more, the same in numbers."""

from __future__ import annotations

from triptych.bots.insight import LEAST, ONE, SAME_CHANCE, Because, Difference, Hint
from triptych.core import words
from triptych.core.heuristics import POINT, SURE
from triptych.core.words import Wording, Words


def reason_words(language: str, game: str) -> Words:
    """The words of reasons, and those of one game for its parts."""
    return words.load(language, "triptych.bots", f"triptych.games.{game.replace('-', '_')}")


NEARLY = 150  # thousandths: so far from a whole number is that number,
HALFWAY = 350  # and so far from both is one or the other
FEW = 4  # things up to which one may be told from the next
SURE_ENOUGH = 4  # how many things it is, is told if that is so many times what it may be more or fewer
AS_MUCH = 2  # what speaks against a move is told beside what speaks for it, if it is at least one in so many of that


# -- as a player would say it --------------------------------------------------------------------------------------------------------------


def lesson(said: Words, wording: Wording, difference: Difference) -> str:
    """Why the better move is better, in one sentence: the largest thing that it brings, and what has to be paid for that, if it is much.
    What it does to the others counts for half: what one has oneself is easier to see."""
    if difference["equal"]:
        alike = abs(difference["chance"] - difference["other_chance"]) < SAME_CHANCE
        return said.say("lesson-equal" if alike else "lesson-close")
    deeds = [(because["points"], brings(said, wording, because)) for because in difference["because"]]
    if rivals := difference["rivals"]:
        message = "lesson-rivals-more" if rivals > 0 else "lesson-rivals-less"
        deeds.append((-rivals // AS_MUCH, said.say(message, players=difference["players"])))
    deeds.sort(key=lambda deed: -abs(deed[0]))
    gains = [deed for deed in deeds if deed[0] > 0]
    losses = [deed for deed in deeds if deed[0] < 0]
    if not deeds:
        return said.say("lesson-many")
    if not gains:
        return _begun(said.say("lesson-against", deed=losses[0][1]))
    if losses and -losses[0][0] * AS_MUCH >= gains[0][0]:
        return _begun(said.say("lesson-but", deed=gains[0][1], price=losses[0][1]))
    return _begun(said.say("lesson-deed", deed=gains[0][1]))


def hint_sentence(said: Words, wording: Wording, hint: Hint) -> str:
    """What a hint says: the reason for the best move or, where several are as good, what they have in common."""
    if hint["equal"] < 2:
        return "" if hint["why"] is None else lesson(said, wording, hint["why"])
    gains = [because for because in hint["common"] if because["points"] > 0]
    message = "hint-close" if hint["close"] else "hint-equal"
    if gains:
        return said.say(f"{message}-common", count=hint["equal"], deed=brings(said, wording, gains[0]))
    return said.say(message, count=hint["equal"])


def brings(said: Words, wording: Wording, because: Because) -> str:
    """What a move does about a thing, behind “this move …”."""
    many, number = how_many(said, abs(because["count"]), because["count_margin"], because["count_spread"])
    return wording.brings(because["detail"] or f"all-{because['group']}", because["about"], because["points"] > 0, many, number)


def how_many(said: Words, count: int, margin: int, spread: int) -> tuple[str, int]:
    """So many things, no more exactly than it is known, and what the plural goes by; nothing if it is less than one, or anybody's guess.
    What differs from way to way is told as about so many, even if the mean is known well."""
    whole, over = divmod(count, ONE)
    if count < ONE - HALFWAY or margin * SURE_ENOUGH > count:
        return "", 0
    if HALFWAY < over < ONE - HALFWAY and whole < FEW and spread < ONE:
        return said.say("many-either", number=whole, next=whole + 1), whole + 1
    nearest = (count + ONE // 2) // ONE
    off = abs(count - nearest * ONE)
    if off <= NEARLY and off + margin < ONE // 2 and spread < ONE // 2:
        return str(nearest), nearest
    return said.say("many-about", number=nearest), nearest


def _begun(text: str) -> str:
    """A sentence begins with a capital letter."""
    return text[:1].upper() + text[1:]


# -- in numbers ----------------------------------------------------------------------------------------------------------------------------


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
