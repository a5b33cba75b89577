"""Fair dice that people can check.

Before the game the host commits to the hash of a secret seed; every seat adds a nonce that the host could not know then; each lot is an
HMAC of both, of what is drawn and of how many such lots there have been. After the last move the seed is shown, and anybody can draw all
lots again.

This proves that no lot was changed after the commitment. It does not prove that the host did not look ahead: whoever holds the seed can
foresee the lots.
"""

from __future__ import annotations

import hashlib
import hmac
from copy import copy

from triptych.core.errors import TriptychError
from triptych.core.moves import MoveTable

SEED_BYTES = 32


def commitment(seed: bytes) -> str:
    """What is shown before the game."""
    return hashlib.sha256(b"triptych dice " + seed).hexdigest()


class FairChance:
    """Lots that follow from the seed and the nonces, and from nothing else."""

    def __init__(self, seed: bytes, nonces: list[str], lots: MoveTable) -> None:
        joined = "\n".join(f"{len(nonce)}:{nonce}" for nonce in nonces)
        self._key = hmac.new(seed, joined.encode(), hashlib.sha256).digest()
        self._lots = lots
        self._drawn: dict[str, int] = {}

    def fork(self) -> FairChance:
        """The same once more: what is drawn from the one is still to be drawn from the other."""
        other = copy(self)
        other._drawn = dict(self._drawn)
        return other

    def draw(self, outcomes: list[int], weights: list[int]) -> int:
        label = self._lots.kind_of[outcomes[0]].words
        index = self._count(label)
        tickets = weights or [1] * len(outcomes)
        ticket = self._below(sum(tickets), label, index)
        for outcome, weight in zip(outcomes, tickets, strict=True):
            if ticket < weight:
                return outcome
            ticket -= weight
        raise AssertionError("a ticket lies below the sum of the weights")

    def skip(self, lot: int) -> None:
        """Count a lot that was drawn earlier, when a game is taken up again."""
        self._count(self._lots.kind_of[lot].words)

    def _count(self, label: str) -> int:
        index = self._drawn.get(label, 0)
        self._drawn[label] = index + 1
        return index

    def _below(self, n: int, label: str, index: int) -> int:
        """Evenly one of 0 .. n-1: numbers in the uneven rest at the top of the range are thrown away."""
        limit = (1 << 64) - (1 << 64) % n
        attempt = 0
        while True:
            message = f"{label} {index} {attempt}".encode()
            number = int.from_bytes(hmac.new(self._key, message, hashlib.sha256).digest()[:8], "big")
            if number < limit:
                return number % n
            attempt += 1


# How the dice stand in a record's options.
COMMIT = "dice-commit"
SEED = "dice-seed"
NONCE = "dice-nonce-"


def options_for(seed: bytes, nonces: list[str], *, over: bool) -> dict[str, str]:
    """The options of a record of such a game: the commitment at once, the seed only when the game is over."""
    options = {COMMIT: commitment(seed)}
    options.update({f"{NONCE}{seat}": nonce for seat, nonce in enumerate(nonces, 1)})
    if over:
        options[SEED] = seed.hex()
    return options


def from_options(options: dict[str, str], players: int, lots: MoveTable) -> FairChance | None:
    """The source of a record's lots, if it shows its seed; TriptychError if the seed is not the one committed to."""
    if SEED not in options:
        return None
    try:
        seed = bytes.fromhex(options[SEED])
        nonces = [options[f"{NONCE}{seat}"] for seat in range(1, players + 1)]
    except (ValueError, KeyError) as error:
        raise TriptychError(f"the dice of this record cannot be checked: {SEED} or {NONCE}N is missing or wrong ({error})") from None
    if commitment(seed) != options.get(COMMIT):
        raise TriptychError(f"the {SEED} is not the one that {COMMIT} was made of")
    return FairChance(seed, nonces, lots)
