"""What the measures of Sola Fide are about: the Imperial Circles, the cards of the deck, the permanent card."""

from __future__ import annotations

from typing import Any, cast

from triptych.core.details import Details
from triptych.core.fitted import Measures
from triptych.core.heuristics import POINT
from triptych.core.sets import numbers_of
from triptych.core.state import NOBODY
from triptych.games.sola_fide.content import ALL_CARDS, CIRCLES
from triptych.games.sola_fide.heuristics import card_worth
from triptych.games.sola_fide.model import (
    CIRCLE,
    DECK,
    DRAWN_SIZE,
    EMPTY,
    FACE_DOWN,
    HAND_SIZE,
    OPEN,
    PERMANENT,
    PLAYED,
    POWER,
    REWARDS,
    SIDE,
    TAKEN,
    TURN,
    FaithState,
)
from triptych.games.sola_fide.phases.circles import dominant_side, owned
from triptych.games.sola_fide.phases.step import first_card
from triptych.games.sola_fide.phases.turn import hand_limit
from triptych.games.sola_fide.prospects import Prospects, next_turn


class FaithDetails(Details):
    """A circle is one thing: its points once it is taken, and what its sides promise until then. Of the cards the one being played has a
    name, and the best one in hand for the table as it is; the others are only counted. On a side the own territories are counted."""

    def __init__(self, measures: Measures) -> None:
        super().__init__(measures.names)
        self.measures = measures
        circles, cards = range(CIRCLES), range(ALL_CARDS)
        self.taken = [self.add("points", "circles", "circle-taken", {"circle": circle}) for circle in circles]
        self.rewards = self.add("points", "points", "rewards", {}, counted=True)
        self.counted_groups.add("points")
        self.dominant = [self.add("dominant-sides", "circles", "dominant-side", {"circle": circle}, counted=True) for circle in circles]
        self.subordinate = [
            self.add("subordinate-sides", "circles", "subordinate-side", {"circle": circle}, counted=True) for circle in circles
        ]
        self.disputed = [self.add("disputation", "circles", "disputed", {"circle": circle}) for circle in circles]
        self.deck = [self.add("deck", "deck", "deck-card", {"card": card}) for card in cards]
        self.permanent = [self.add("permanent", "permanent", "permanent", {"card": card}) for card in cards]
        self.best = [[self.add(part, "cards", part, {"card": card}) for card in cards] for part in ("next-card", "later-card")]
        self.pending = [self.add("pending", "cards", "pending", {"card": card}) for card in cards]
        self.hand = self.add("cards", "cards", "hand", {}, counted=True)
        for part in ("next-card", "later-card", "pending"):
            self.add_rest(part)  # a draw that is better than the cards; what permanent cards and bonuses bring

    def fill(self, s: Any, seat: int, whole: list[int], found: list[int]) -> None:
        table = cast(FaithState, s)
        c = table.cells
        found[self.rewards] = c[REWARDS + seat] * POINT
        for circle in range(CIRCLES):
            if c[CIRCLE + circle] == TAKEN + seat:
                found[self.taken[circle]] = table.content.vp[circle] * POINT
        if table.actor == NOBODY or c[SIDE + seat] == EMPTY:
            return
        self._circles(table, seat, found)
        self.put(whole, [self.hand], found)
        if c[TURN] == EMPTY:
            for card in numbers_of(c[DECK + seat], first_card(table, seat)):
                found[self.deck[card]] = card_worth(table.content, card)
        if c[PERMANENT + seat] != EMPTY:
            self.put(whole, [self.permanent[c[PERMANENT + seat]]], found)
        if c[TURN] != EMPTY:
            prospects = Prospects(table, seat)
            prospects.turn()
            if prospects.best_card != EMPTY:
                self.put(whole, [self.best[0 if next_turn(c) == seat else 1][prospects.best_card]], found)
            if c[PLAYED] != EMPTY and prospects.carries_out_card():
                self.put(whole, [self.pending[c[PLAYED]]], found)

    def count(self, s: Any, seat: int, found: list[int]) -> list[int]:
        """Of the hand those cards that may be kept. On circles that are still face down territories are counted as well, as they will lie
        there: who turns one up has not gained them."""
        counts = super().count(s, seat, found)
        table = cast(FaithState, s)
        c = table.cells
        if table.actor == NOBODY or c[SIDE + seat] == EMPTY:
            return counts
        for circle in range(CIRCLES):
            if c[CIRCLE + circle] < TAKEN:
                power = c[POWER + circle] if c[CIRCLE + circle] == OPEN else table.content.start[circle]
                side = dominant_side(power)
                counts[self.dominant[circle]] = owned(table, circle, side, c[SIDE + seat]) * POINT
                counts[self.subordinate[circle]] = owned(table, circle, 1 - side, c[SIDE + seat]) * POINT
        counts[self.hand] = min(c[HAND_SIZE + seat] + c[DRAWN_SIZE + seat], hand_limit(table, seat)) * POINT
        return counts

    def _circles(self, s: FaithState, seat: int, found: list[int]) -> None:
        pieces: list[list[int]] = []
        for circle in range(CIRCLES):
            is_open = s.cells[CIRCLE + circle] == OPEN
            pieces.append([self.dominant[circle], self.subordinate[circle], self.disputed[circle]] if is_open else [])
        self.put_each(self.measures, s, seat, range(CIRCLE, CIRCLE + CIRCLES), FACE_DOWN, pieces, found)
