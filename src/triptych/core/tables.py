"""Numbered things and what stands for them, in one table each: checked when the module that has it is loaded, so that nothing can slip."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def in_order(*rows: tuple[int, T]) -> tuple[T, ...]:
    """The things, each at its number. Number and thing stand in one row; the rows count up from 0, without a gap and without a second."""
    for place, (number, thing) in enumerate(rows):
        if number != place:
            raise ValueError(f"{thing}: number {number} stands where {place} is due")
    return tuple(thing for _, thing in rows)


def so_many(number: int, *words: str) -> tuple[str, ...]:
    """Words for things that are only counted; there are as many."""
    if len(words) != number or len(set(words)) != number:
        raise ValueError(f"{', '.join(words)}: expected {number} different words")
    return words
