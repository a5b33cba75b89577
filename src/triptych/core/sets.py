"""Small sets in one int: bit n is member n. For cards of which each exists once."""

from __future__ import annotations

from triptych.core.chance import SeededChance


def numbers_of(members: int, first: int) -> list[int]:
    """The members of a set, ascending, `first` being the number of bit 0; none of a set that is hidden in a view."""
    found: list[int] = []
    while members > 0:
        lowest = members & -members
        found.append(first + lowest.bit_length() - 1)
        members ^= lowest
    return found


def some_of(members: int, n: int, chance: SeededChance) -> int:
    """n members of a set, each choice of them as likely."""
    left = numbers_of(members, 0)
    chosen = 0
    for _ in range(n):
        at = chance.below(len(left))
        chosen |= 1 << left[at]
        left[at] = left[-1]
        left.pop()
    return chosen
