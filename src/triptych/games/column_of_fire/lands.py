"""A country: its city, religion spaces and torch, houses, stack of cards and stall."""

from __future__ import annotations

from typing import Final

from triptych.core.printed import Cells, cells, piece
from triptych.core.scene import Part, Piece
from triptych.games.column_of_fire import content
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import country_of
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.printed import Printed, card_piece, house, stone_on_card

OF_LAND: Final[list[Cells]] = [
    cells(
        *((m.HOUSE + seat * content.COUNTRIES + country, 1) for seat in range(m.SEATS)),
        (m.PLAYERS, 1),
        (m.STONES + country * content.STONE_KINDS, content.STONE_KINDS),
        (m.STACK_LEFT + country, 1),
        (m.STACK_TOP + country, 1),
        (m.EVENT, 1),
        (m.SOLD, 1),
    )
    for country in range(content.COUNTRIES)
]


def land(view: FireState, print_: Printed, country: int) -> list[Piece]:
    c = view.cells
    place = print_.chart.countries[country]
    name = content.COUNTRY_WORDS[country]
    out = [print_.cities[country]]
    _stones(view, print_, country, out)
    out += print_.plots[country]
    for seat in range(c[m.PLAYERS]):
        number = c[m.HOUSE + seat * content.COUNTRIES + country]
        if number:
            x, y, w, h = place.plots[number - 1]
            side = min(w * 0.82, h * 0.66)
            box = (x + (w - side) / 2, y + h * 0.62 - side * 0.93, side, side * 58 / 60)
            title = print_.seat_says("see-house", seat, number=number, country=country)
            out.append(house(seat, box, title, f"home-{name}-{seat + 1}"))
    _stack(view, print_, country, out)
    for i, good in enumerate(print_.content.goods_bought(country)):
        sold = c[m.SOLD] >> (country * content.GOOD_KINDS + good) & 1
        price = print_.content.price[country * content.GOOD_KINDS + good]
        title = print_.say("see-sale", country=country, good=good, number=price, sold="yes" if sold else "no")
        parts = print_.sale_parts[country * content.GOOD_KINDS + good]
        look = f"{name} sold" if sold else name
        out.append(piece(f"sale-{name}-{content.GOOD_WORDS[good]}", "sale", place.sales[i], title, look, parts=parts))
    return out


def _stones(view: FireState, print_: Printed, country: int, out: list[Piece]) -> None:
    """The religion spaces: Catholic stones from the left, Protestant ones from the right, neutral ones between."""
    c = view.cells
    place = print_.chart.countries[country]
    name = content.COUNTRY_WORDS[country]
    niches = m.RELIGION_SPACES[c[m.PLAYERS]]
    counts = c[m.STONES + country * content.STONE_KINDS : m.STONES + (country + 1) * content.STONE_KINDS]
    free = niches - sum(counts)
    x, y, w, h = place.stones
    k = min(w / 204, h / 62)
    x, y = x + (w - 204 * k) / 2, y + (h - 62 * k) / 2
    out.append(piece(f"stones-{name}", f"niches-{niches}", place.stones, print_.say("see-niches", country=country, free=free)))
    side = 40 * k
    for kind in range(content.STONE_KINDS):
        for i in range(counts[kind]):
            slot = i if kind == content.CATHOLIC else niches - 1 - i if kind == content.PROTESTANT else counts[content.CATHOLIC] + i
            box = (x + (28.5 + 49 * slot) * k - side / 2, y + 58 * k - side, side, side)
            title = print_.say("see-stone", country=country, stone=kind)
            out.append(piece(f"stone-{name}-{content.STONE_WORDS[kind]}-{i + 1}", f"stone-{content.STONE_WORDS[kind]}", box, title))
    if free == 0:
        out.append(piece(f"torch-{name}", "torch", place.torch, print_.say("see-torch", country=country)))


def _stack(view: FireState, print_: Printed, country: int, out: list[Piece]) -> None:
    """The stack of cards: how many lie below, the person on top with its stone, or the event that is being carried out."""
    c = view.cells
    place = print_.chart.countries[country]
    name = content.COUNTRY_WORDS[country]
    left = c[m.STACK_LEFT + country].bit_count()
    top = c[m.STACK_TOP + country]
    _, _, w, h = place.stack
    text = print_.chart.text
    wide, high = round(text * 2.9, 1), round(text * 1.25, 1)
    tag = (round(w - wide - 5, 1), round(h - high, 1), wide, high)
    parts = (
        Part("stack" if left else "stack-empty", 0, 0, w, round(h - text * 0.9, 1)),
        Part("tag", *tag),
        Part("icon-stack", round(tag[0] + text * 0.25, 1), round(tag[1] + text * 0.12, 1), text, text),
        Part("", round(tag[0] + text * 1.25, 1), tag[1], round(text * 1.5, 1), high, "", str(left), text),
    )
    out.append(piece(f"stack-{name}", "", place.stack, print_.say("see-stack", country=country, number=left), f"stack {name}", parts=parts))
    event = c[m.EVENT]
    if top != m.EMPTY:
        out.append(card_piece(print_, top, place.card, print_.person_title(top, True), text))
        out.append(stone_on_card(print_, top, place.card, f"stone-{name}-top"))
    elif event != m.EMPTY and country_of(event) == country:
        drawn = print_.card_parts(event, place.card[2], text)
        key = f"event-{print_.content.card_id[event]}"
        out.append(piece(key, f"event-{name}", place.card, print_.event_title(event), "event", parts=drawn))
