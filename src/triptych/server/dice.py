"""Dice that are sealed before anybody adds to them.

Whoever makes a table asks for dice first, and is shown the hash of their seed. Only then he tells his number. So the server could not
choose a seed to go with it, also where one person sits at a table of bots, whose part in the dice is nothing but their name.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict

from triptych.core import fair
from triptych.server.refusals import Refusal

MOST_SEALED = 10_000  # dice that wait for a table; the oldest are forgotten


class Cup:
    """Sealed dice that wait for their table. Each are taken once: after a game everybody knows their seed."""

    def __init__(self) -> None:
        self._seeds: OrderedDict[str, str] = OrderedDict()

    def seal(self) -> tuple[str, str]:
        """New dice: their id, and the hash of their seed."""
        dice, seed = secrets.token_urlsafe(16), new_seed()
        self._seeds[dice] = seed
        if len(self._seeds) > MOST_SEALED:
            self._seeds.popitem(last=False)
        return dice, fair.commitment(bytes.fromhex(seed))

    def take(self, dice: str) -> str:
        """The seed of sealed dice."""
        if dice not in self._seeds:
            raise Refusal("refused-dice")
        return self._seeds.pop(dice)


def new_seed() -> str:
    return secrets.token_hex(fair.SEED_BYTES)
