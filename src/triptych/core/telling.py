"""Which lines of the log matter most: those that everybody should have read, and those that tell best what somebody has done.

A game says it for its kinds of event, by name. A kind that is not named is a line of the log like any other.
"""

from __future__ import annotations

from dataclasses import dataclass

from triptych.core.events import EventKind
from triptych.core.state import Event


@dataclass(frozen=True)
class Telling:
    """What a kind of event is worth to one who was away.

    `weight`: of each player's lines the heaviest are told first; 0 is left to the log. `symbol` is the picture of the thing on the game's
    sheet; where it depends on an argument of the event, `{}` stands for the name that `names` has for the argument `of`. A `moment`
    concerns everybody (an event, a conflict): it stays on the screen until it can be read. What `befalls` a player comes from others, and
    what may be an `answer` that he has given once for all he has not seen either: of both he is told himself.
    """

    weight: int = 0
    symbol: str = ""
    of: str = ""
    names: tuple[str, ...] = ()
    moment: bool = False
    befalls: bool = False
    answer: bool = False

    def picture(self, kind: EventKind, event: Event) -> str:
        """The symbol for this very event; nothing where the reader may not know what it was about."""
        if not self.names:
            return self.symbol
        number = event[1 + kind.args.index(self.of)]
        return self.symbol.format(self.names[number]) if 0 <= number < len(self.names) else ""


NO_TELLING = Telling()
