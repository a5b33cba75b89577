"""The cards and circles of Sola Fide as they are drawn, for whoever looks them through."""

from __future__ import annotations

from typing import Any

from triptych.core.gallery import Shown
from triptych.core.game import Game
from triptych.core.printed import piece
from triptych.core.words import Wording
from triptych.games.sola_fide.cards import Face, group
from triptych.games.sola_fide.content import ALL_CARDS, CIRCLES, DECKS, FOREIGN, NOT_PERMANENT, PER_DECK, RELIGIONS, number_of, religion_of
from triptych.games.sola_fide.emblems import emblem
from triptych.games.sola_fide.layout import CARD, PHONE, frame
from triptych.games.sola_fide.model import CIRCLE, OPEN, POWER, FaithState
from triptych.games.sola_fide.printed import Printed
from triptych.games.sola_fide.pyramid import board
from triptych.games.sola_fide.wording import FaithWording

BONUSES = 6


def gallery(game: Game[Any], wording: Wording) -> dict[str, Shown]:
    table: FaithState = game.new(2)
    assert isinstance(wording, FaithWording)
    print_ = Printed.read_by(wording, table.content, "tall")
    content = print_.content
    found = {content.card_id[card]: _card(print_, card) for card in range(ALL_CARDS)}
    found |= {content.foreign_id[card]: _foreign(print_, card) for card in range(FOREIGN)}
    found |= {f"military-{bonus + 1}": _bonus(print_, bonus) for bonus in range(BONUSES)}
    return found | _circles(table, print_)


def _card(print_: Printed, card: int) -> Shown:
    content = print_.content
    drawn = print_.card(f"card-{card}", card, (0, 0, *CARD), PHONE)
    starter = content.starters[religion_of(card)] >> number_of(card) & 1
    work = "permanent" if content.permanent[card] != NOT_PERMANENT else "military" if content.military[card] else "once"
    tags = (("kind", "card"), ("side", RELIGIONS[religion_of(card)]), ("deck", "starter" if starter else "draft"), ("work", work))
    return Shown((drawn,), tags)


def _foreign(print_: Printed, card: int) -> Shown:
    return Shown(
        (print_.foreign(f"foreign-{card}", card, (0, 0, *CARD), PHONE),), (("kind", "foreign"), ("influence", DECKS[card // PER_DECK]))
    )


def _bonus(print_: Printed, bonus: int) -> Shown:
    """What the Protestant may roll after a battle: a card with the woodcut of battles, and what the number brings."""
    content = print_.content
    battle = next(card for card in range(ALL_CARDS) if content.military[card])
    groups = [group(content, op) for op in content.ops_of(content.bonus_list[bonus])]
    shown = Face(str(bonus + 1), emblem(content, battle), [groups], "", "")
    box = (0, 0, *CARD)
    parts = print_.set_card(("bonus", bonus), shown, box, PHONE)
    return Shown((piece(f"military-{bonus + 1}", frame("card", *CARD), box, "", "protestant", parts),), (("kind", "bonus"),))


def _circles(table: FaithState, print_: Printed) -> dict[str, Shown]:
    """All ten face up, as each is when it is turned."""
    content = print_.content
    for circle in range(CIRCLES):
        table.cells[CIRCLE + circle] = OPEN
        table.cells[POWER + circle] = content.start[circle]
    scene = board(table, print_)
    found = {}
    for name in content.circle_id:
        keys = (f"circle-{name}", f"power-{name}", f"side-{name}")
        pieces = tuple(one for one in scene.pieces if one.key in keys or one.key.startswith((f"power-{name}-", f"side-{name}-")))
        found[f"circle-{name}"] = Shown(pieces, (("kind", "circle"),))
    return found
