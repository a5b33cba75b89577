"""A view of the table as scenes: the chart with everything on it, and what lies before each player.

The keys of the pieces are the names that offers.py gives to things, and a few of things that no move names. What may lie on what is said
in ON; nothing else lies on anything.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import lru_cache, partial
from operator import itemgetter
from typing import Any, Final, Protocol, TypeVar

from triptych.core import sheets
from triptych.core.letters import cut, in_lines, written
from triptych.core.scene import Brief, Part, Piece, Scene, Sheet
from triptych.core.scene import picture as compose
from triptych.core.words import Words
from triptych.games.column_of_fire.chart import CELLS, Box, Chart, chart
from triptych.games.column_of_fire.content import (
    BLACK,
    COUNTRIES,
    DICE,
    EFFECTS,
    GOODS,
    PERSONS,
    RELIGION_DIE_VP,
    RELIGIONS,
    STONES,
    TILE_KINDS,
    VP,
    Content,
    action_text,
    country_of,
)
from triptych.games.column_of_fire.model import (
    DIE_AT,
    DIE_VALUE,
    DISC,
    DISPLAY,
    DISPLAY_DIE,
    DISPLAY_SIZE,
    EMPTY,
    EVENT,
    FAITH,
    FINALE,
    FREE,
    HALF,
    HOUSE,
    IN_HAND,
    ON_LOCH_LEVEN,
    ON_PERSON,
    PLAYERS,
    PROTECTION,
    RELIGION,
    SEATS,
    SOLD,
    STACK_LEFT,
    STACK_TOP,
    START,
    TILE_COUNT,
    TILES,
    TURN,
    YEAR,
    FireState,
)
from triptych.games.column_of_fire.model import GOODS as GOODS_OF
from triptych.games.column_of_fire.model import STONES as STONES_ON
from triptych.games.column_of_fire.model import VP as VP_OF
from triptych.games.column_of_fire.offers import thing_id
from triptych.games.column_of_fire.phases.display import card_in_hand

FOLDER: Final = "triptych.games.column_of_fire"
MOST_SAID: Final = 20_000  # sentences kept for each language and shape

ON: Final[dict[str, tuple[str, ...]]] = {
    "space": ("rose",),
    "year": ("rose",),
    "disc": ("space", "rose"),
    "home": ("house",),
    "torch": ("country",),
    "stone": ("stones", "person", "stack"),
    "person": ("stack",),
    "event": ("stack",),
    "die": ("person", "loch", "religion"),
    "tile": ("tiles",),
    "sealed": ("tiles",),
}
"""What may lie on what, by the first word of the keys."""

ROUND: Final = ("disc", "year", "rose", "score", "vp", "stone")
"""Pieces that are seen as an ellipse in their box, not as the box; petals are wedges."""


class Speaker(Protocol):
    """What the titles of the pieces need of a wording; and what was drawn last for those who listen to it."""

    words: Words
    seat_names: list[str]
    drawn: dict[tuple[object, ...], tuple[tuple[int, ...], Any]]

    def say(self, message: str, args: dict[str, int | str] | None = None) -> str: ...
    def card_name(self, card: int) -> str: ...
    def explanation(self, actions: list[int]) -> str: ...
    def effect(self, card: int) -> str: ...
    def tile_text(self, kind: int) -> str: ...


# -- icons --------------------------------------------------------------------------------------------------------------------------------


def icon(action: int) -> str:
    """The symbol of an action."""
    if action >= VP:
        return "icon-vp"
    return f"icon-{action_text(action).replace(':', '-').replace('_', '-')}"


def icon_parts(action: int, x: float, y: float, size: float, text: float) -> list[Part]:
    """An action's icon; VP with their number."""
    x, y, size = round(x, 1), round(y, 1), round(size, 1)
    parts = [Part(icon(action), x, y, size, size)]
    if action >= VP:
        parts.append(Part("", x, y + size * 0.02, size, size, "on-gold", str(action - VP), max(text, round(size * 0.5, 1))))
    return parts


_PERSON_EMBLEMS: Final = {
    "elizabeth": "queen",
    "walsingham": "spymaster",
    "ned-willard": "agent",
    "margery": "candle",
    "rollo": "mask",
    "cecil": "secretary",
    "alice": "ledger",
    "mary-stuart": "thistle",
    "catherine": "scales",
    "pierre": "list",
    "sylvie": "bible",
    "isabelle": "press",
    "guise": "helmet",
    "cardinal": "galero",
    "coligny": "admiral",
    "navarre": "plume",
    "huus": "chalice",
    "imke": "wheel",
    "jan-wolman": "shipper",
    "titelmans": "lantern",
    "albert": "anvil",
    "betje": "cauldron",
    "parma": "regent",
    "orange": "orange",
    "feria": "envoy",
    "philip": "king",
    "romero": "mitre",
    "barney": "astrolabe",
    "carlos": "cannon",
    "jeronima": "fan",
    "ebrima": "chain",
    "alonso": "rosary",
}
"""What is drawn on the cards of persons whom the content file names; for others the picture follows what they do."""


def emblem(content: Content, card: int) -> str:
    """The picture on a card: of a person one knows his own, of others that of the trade."""
    if card >= PERSONS:
        effect = content.event_effect[card]
        return "emblem-bells" if effect == RELIGION_DIE_VP else f"emblem-{EFFECTS[effect].replace('_', '-')}"
    own = _PERSON_EMBLEMS.get(content.card_id[card])
    if own:
        return f"emblem-{own}"
    action = content.actions[card][0]
    if action < 4:
        return f"emblem-{GOODS[action]}"
    return _BY_ACTION.get(action_text(action).partition(":")[0], "emblem-secretary")


_BY_ACTION: Final = {
    "captain": "emblem-captain",
    "vp": "emblem-queen",
    "stone": "emblem-rosary",
    "neutral_stone": "emblem-candle",
    "protection": "emblem-helmet",
    "advantage": "emblem-envoy",
    "remove_person": "emblem-list",
    "step_on": "emblem-astrolabe",
    "turn_die": "emblem-scales",
    "take_die": "emblem-chain",
}


# -- what is printed, once for a language --------------------------------------------------------------------------------------------------


class Printed:
    """Everything that does not change during a game, in one language and one shape; names come from the speaker who says them."""

    def __init__(self, content: Content, speaker: Speaker, shape: str) -> None:
        self.content = content
        self.speaker = speaker
        self.chart: Chart = chart(shape, len(content.colour))
        self._said: dict[tuple[object, ...], str] = {}
        self._card_parts: dict[tuple[int, float], tuple[Part, ...]] = {}
        self.petals = [self._petal(space) for space in range(len(content.colour))]
        self.plots = [[self._plot(country, i) for i in range(6)] for country in range(4)]
        self.cities = [self._city(country) for country in range(4)]
        self.sale_parts = [self._sale(country, good) for country in range(4) for good in range(4)]

    def read_by(self, speaker: Speaker) -> Printed:
        """The same for other people of the same language: only their names differ, and what was made once is made for all."""
        other = copy.copy(self)
        other.speaker = speaker
        return other

    def say(self, message: str, **args: int | str) -> str:
        key = (message, *args.values())
        return self._said.get(key) or self._keep(key, self.speaker.say(message, args))

    def seat_says(self, message: str, seat: int, **args: int | str) -> str:
        """A sentence about a player; names can change."""
        key = (message, self.speaker.seat_names[seat], *args.values())
        return self._said.get(key) or self._keep(key, self.speaker.say(message, {"seat": seat, **args}))

    def _keep(self, key: tuple[object, ...], text: str) -> str:
        if len(self._said) >= MOST_SAID:
            self._said.clear()
        self._said[key] = text
        return text

    def _petal(self, space: int) -> Piece:
        c = self.chart
        x, y, w, h, turn = c.petal(space)
        action = self.content.space_action[space]
        size = c.icon
        ix, iy = c.on_rose(space, c.radius - c.disc(0)[2] - size / 2)
        dx, dy = c.on_rose(space, c.radius - c.disc(0)[2] / 2)
        colour = self.content.colour[space]
        mini = size * 0.52
        parts = [
            Part("die-0", round(dx - x - mini / 2, 1), round(dy - y - mini / 2, 1), round(mini, 1), round(mini, 1), DICE[colour]),
            *icon_parts(action, ix - x - size / 2, iy - y - size / 2, size, c.text),
        ]
        title = self.say("see-space", number=space, die=colour, action=self.speaker.explanation([action]))
        return _piece(f"space-{space}", "petal", (x, y, w, h), title, f"petal {DICE[colour]}", turn=round(turn, 2), parts=tuple(parts))

    def _plot(self, country: int, i: int) -> Piece:
        box = self.chart.countries[country].plots[i]
        _, _, w, h = box
        title = self.say("see-plot", number=i + 1, country=country)
        size = self.chart.numeral
        part = Part("", 0, round(h * 0.8 - size / 2, 1), w, size, "", str(i + 1), size)
        return _piece(f"house-{COUNTRIES[country]}-{i + 1}", "plot", box, title, COUNTRIES[country], parts=(part,))

    def _city(self, country: int) -> Piece:
        box = self.chart.countries[country].city
        _, _, w, h = box
        name = COUNTRIES[country]
        size = self.chart.heading
        high = h - size * 1.12
        parts = (
            Part(f"city-{name}", 0, 0, w, round(high, 1)),
            written(self.speaker.words.say(f"title-{name}"), 0, round(high, 1), w, round(size * 1.12, 1), size, "heading"),
        )
        return _piece(f"country-{name}", "", box, self.say("see-country", country=country), f"city {name}", parts=parts)

    def _sale(self, country: int, good: int) -> tuple[Part, ...]:
        price = self.content.price[country * 4 + good]
        bought = self.content.goods_bought(country)
        if not price:
            return ()
        _, _, w, h = self.chart.countries[country].sales[bought.index(good)]
        size, coin = round(w * 0.5, 1), round(max(w * 0.42, self.chart.text * 1.2), 1)
        return (
            Part(f"icon-good-{GOODS[good]}", round(w * 0.06, 1), round(h * 0.36, 1), size, size),
            Part("coin", round(w - coin - 2, 1), round(h - coin - 2, 1), coin, coin),
            Part(
                "",
                round(w - coin - 2, 1),
                round(h - coin - 2, 1),
                coin,
                coin,
                "on-gold",
                str(price),
                max(self.chart.text, round(coin * 0.66, 1)),
            ),
        )

    def card_parts(self, card: int, w: float, text: float, room: bool = False) -> tuple[Part, ...]:
        """What is printed on a card that is so wide; with room for a die to the right of the picture."""
        found = self._card_parts.get((card, w))
        if found is None:
            found = self._card_parts[card, w] = tuple(self._draw_card(card, w, text, room))
        return found

    def _draw_card(self, card: int, w: float, text: float, room: bool) -> list[Part]:
        k = w / 100
        event = card >= PERSONS
        x, y, side = (30, 13, 40) if event else (13, 31, 42) if room else (23, 17, 54)
        parts = [_scaled(emblem(self.content, card), k, x, y, side)]
        if not event:
            parts.append(_scaled(f"stone-{STONES[self.content.stone[card]]}", k, 4, 4, 26))
        top, high = (56.2, 51.5) if event else (74.6, 33.5)
        lines = in_lines(self.speaker.card_name(card), 79 * k / text, 3 if event else 2)
        size = round(max(text, min(17 * k, high * k / len(lines))), 1)
        step = min(high / len(lines), 1.12 * size / k)
        top += (high - step * len(lines)) / 2
        for i, line in enumerate(lines):
            parts.append(
                written(line, round(10.5 * k, 1), round((top + step * i) * k, 1), round(79 * k, 1), round(step * k, 1), size, "name")
            )
        side = 25
        if event:
            good = self.content.event_effect[card] == RELIGION_DIE_VP
            return [*parts, _scaled("icon-event-good" if good else "icon-event", k, 50 - side / 2, 110.6, side)]
        actions = self.content.actions[card]
        if len(actions) == 1:
            return parts + icon_parts(actions[0], (50 - side / 2) * k, 110.6 * k, side * k, text)
        parts += icon_parts(actions[0], (27 - side / 2) * k, 110.6 * k, side * k, text)
        parts += icon_parts(actions[1], (73 - side / 2) * k, 110.6 * k, side * k, text)
        return [*parts, Part("bar", round(47 * k, 1), round(109.6 * k, 1), round(6 * k, 1), round(27 * k, 1))]

    def person_title(self, card: int, on_stack: bool) -> str:
        action = self.speaker.explanation(self.content.actions[card])
        if on_stack:
            return self.say("see-person-on-stack", card=card, stone=self.content.stone[card], action=action)
        return self.say("see-person", card=card, action=action)

    def event_title(self, card: int) -> str:
        return self.say("see-event", card=card, effect=self.speaker.effect(card))


def _scaled(symbol: str, k: float, x: float, y: float, side: float) -> Part:
    return Part(symbol, round(x * k, 1), round(y * k, 1), round(side * k, 1), round(side * k, 1))


@lru_cache(maxsize=64)
def _stock(content: Content, language: str, shape: str) -> list[Printed]:
    """What the first reader of this language had printed."""
    return []


def printed(content: Content, speaker: Speaker, shape: str) -> Printed:
    stock = _stock(content, speaker.words.language, shape)
    if not stock:
        stock.append(Printed(content, speaker, shape))
    return stock[0].read_by(speaker)


def _piece(
    key: str,
    symbol: str,
    box: Box,
    title: str,
    look: str = "",
    text: str = "",
    size: float = 0,
    turn: float = 0,
    parts: tuple[Part, ...] = (),
) -> Piece:
    x, y, w, h = box
    return Piece(key, symbol, round(x, 1), round(y, 1), round(w, 1), round(h, 1), title, look, text, size, turn, parts)


# -- drawing anew only what has changed ---------------------------------------------------------------------------------------------------

T = TypeVar("T")
Cells = Callable[[list[int]], tuple[int, ...]]


def _cells(*spans: tuple[int, int]) -> Cells:
    """Takes these cells out of all: each span is a place and how many from there."""
    return itemgetter(*(at + i for at, many in spans for i in range(many)))


OF_ROSE: Final = _cells((PLAYERS, 1), (DISC, SEATS), (YEAR, 1), (HALF, 1), (FINALE, 1))
OF_SCORES: Final = _cells((PLAYERS, 1), (VP_OF, SEATS))
OF_COUNTRY: Final = [
    _cells(
        *((HOUSE + seat * 4 + country, 1) for seat in range(SEATS)),
        (PLAYERS, 1),
        (STONES_ON + country * 3, 3),
        (STACK_LEFT + country, 1),
        (STACK_TOP + country, 1),
        (EVENT, 1),
        (SOLD, 1),
    )
    for country in range(4)
]
OF_BOARD: Final = _cells(
    (PLAYERS, 1),
    (DISC, SEATS),
    (YEAR, 1),
    (HALF, 1),
    (FINALE, 1),
    (VP_OF, SEATS),
    (HOUSE, SEATS * 4),
    (STONES_ON, 12),
    (STACK_LEFT, 4),
    (STACK_TOP, 4),
    (EVENT, 1),
    (SOLD, 1),
)
OF_BELONGINGS: Final = [
    _cells((START, 1), (TURN, 1), (VP_OF + seat, 1), (GOODS_OF + seat * 4, 4), (PROTECTION + seat, 1)) for seat in range(SEATS)
]
OF_DICE: Final = [
    _cells((RELIGION + seat, 1), (FAITH + seat, 1), (DIE_AT + seat * 5, 5), (DIE_VALUE + seat * 5, 5), (HOUSE + seat * 4, 4))
    for seat in range(SEATS)
]
OF_PERSONS: Final = [
    _cells(
        (DISPLAY + seat * 5, 5), (DISPLAY_DIE + seat * 5, 5), (DISPLAY_SIZE + seat, 1), (DIE_AT + seat * 5, 5), (DIE_VALUE + seat * 5, 5)
    )
    for seat in range(SEATS)
]
OF_TILES: Final = [_cells((TILES + seat * TILE_KINDS, TILE_KINDS), (TILE_COUNT + seat, 1)) for seat in range(SEATS)]
"""Everything that is looked at when this part of the table is drawn."""


def _drawn(print_: Printed, name: tuple[object, ...], looked_at: tuple[int, ...], draw: Callable[[], T]) -> T:
    """A part of the table: the one that was drawn last if all that is looked at is still the same. A move changes little."""
    drawn = print_.speaker.drawn
    last = drawn.get(name)
    if last is not None and last[0] == looked_at:
        kept: T = last[1]
        return kept
    made = draw()
    drawn[name] = (looked_at, made)
    return made


# -- the board ----------------------------------------------------------------------------------------------------------------------------


def board(view: FireState, print_: Printed) -> Scene:
    """The chart with everything that lies on it."""
    return _drawn(print_, (print_.chart.shape, "board"), OF_BOARD(view.cells), lambda: _board(view, print_))


def _board(view: FireState, print_: Printed) -> Scene:
    c = view.cells
    place = print_.chart
    shape = place.shape
    scene = Scene("board", place.width, place.height, f"ground-{shape}", place.least_px)
    out = scene.pieces
    out += _drawn(print_, (shape, "rose"), OF_ROSE(c), lambda: _rose(view, print_))
    for country in range(4):
        out += _drawn(print_, (shape, "country", country), OF_COUNTRY[country](c), partial(_country, view, print_, country))
    out += _drawn(print_, (shape, "scores"), OF_SCORES(c), lambda: _scores(view, print_))
    if place.cartouche[2]:
        out += _drawn(print_, (shape, "cartouche"), OF_ROSE(c), lambda: _cartouche(view, print_))
    if shape == "tall":
        out.append(_piece("foot", "foot", (0, place.height - 10, place.width, 10), print_.speaker.words.say("board-title")))
    return scene


def _rose(view: FireState, print_: Printed) -> list[Piece]:
    """The action track with the discs, and the year in its heart."""
    c = view.cells
    place = print_.chart
    x, y = place.middle
    r = place.radius + 5
    out: list[Piece] = []
    out.append(_piece("rose", "rose", (x - r, y - r, 2 * r, 2 * r), print_.say("see-rose")))
    out += print_.petals
    for seat in range(c[PLAYERS]):
        space = c[DISC + seat]
        if space == EMPTY:
            continue
        dx, dy, side = place.disc(space)
        title = print_.seat_says("see-disc", seat, number=space)
        out.append(_seat_piece("disc", "disc", seat, (dx - side / 2, dy - side / 2, side, side), title, 0.46, 0.47))
    r = place.inner * 0.6
    number = str(c[YEAR]) if c[HALF] else "·"
    half = ("", "I", "II")[c[HALF]]
    parts = (
        Part("", 0, round(r * 0.3, 1), round(2 * r, 1), round(r * 0.9, 1), "year", number, round(r * 0.95, 1)),
        Part("", 0, round(r * 1.3, 1), round(2 * r, 1), place.text, "half", half, max(place.text, round(r * 0.3, 1))),
    )
    out.append(_piece("year", "medallion", (x - r, y - r, 2 * r, 2 * r), _year(view, print_), parts=parts if half else parts[:1]))
    return out


def _year(view: FireState, print_: Printed) -> str:
    c = view.cells
    return print_.say("see-last-year" if c[FINALE] else "see-year", number=c[YEAR], half=c[HALF])


def _seat_piece(
    kind: str, symbol: str, seat: int, box: Box, title: str, share: float, middle: float, key: str = "", look: str = ""
) -> Piece:
    """A thing of a player: his colour and his sign."""
    _, _, w, h = box
    side = round(min(w, h) * share, 1)
    sign = Part(f"sign-{seat + 1}", round((w - side) / 2, 1), round(h * middle - side / 2, 1), side, side)
    return _piece(key or f"{kind}-{seat + 1}", symbol, box, title, f"player-{seat + 1} {look}".strip(), parts=(sign,))


def _country(view: FireState, print_: Printed, country: int) -> list[Piece]:
    c = view.cells
    place = print_.chart.countries[country]
    name = COUNTRIES[country]
    out = [print_.cities[country]]
    _stones(view, print_, country, out)
    out += print_.plots[country]
    for seat in range(c[PLAYERS]):
        number = c[HOUSE + seat * 4 + country]
        if number:
            x, y, w, h = place.plots[number - 1]
            side = min(w * 0.82, h * 0.66)
            box = (x + (w - side) / 2, y + h * 0.62 - side * 0.93, side, side * 58 / 60)
            title = print_.seat_says("see-house", seat, number=number, country=country)
            out.append(_house(seat, box, title, f"home-{name}-{seat + 1}"))
    _stack(view, print_, country, out)
    for i, good in enumerate(print_.content.goods_bought(country)):
        sold = c[SOLD] >> (country * 4 + good) & 1
        price = print_.content.price[country * 4 + good]
        title = print_.say("see-sale", country=country, good=good, number=price, sold="yes" if sold else "no")
        parts = print_.sale_parts[country * 4 + good]
        look = f"{name} sold" if sold else name
        out.append(_piece(f"sale-{name}-{GOODS[good]}", "sale", place.sales[i], title, look, parts=parts))
    return out


def _house(seat: int, box: Box, title: str, key: str) -> Piece:
    _, _, w, h = box
    side = round(w * 0.4, 1)
    sign = Part(f"sign-{seat + 1}", round(w * 0.433 - side / 2, 1), round(h * 0.66 - side / 2, 1), side, side)
    return _piece(key, "house", box, title, f"player-{seat + 1}", parts=(sign,))


def _stones(view: FireState, print_: Printed, country: int, out: list[Piece]) -> None:
    """The religion spaces: Catholic stones from the left, Protestant ones from the right, neutral ones between."""
    c = view.cells
    place = print_.chart.countries[country]
    name = COUNTRIES[country]
    niches = 3 if c[PLAYERS] == 2 else 4
    counts = c[STONES_ON + country * 3 : STONES_ON + country * 3 + 3]
    free = niches - sum(counts)
    x, y, w, h = place.stones
    k = min(w / 204, h / 62)
    x, y = x + (w - 204 * k) / 2, y + (h - 62 * k) / 2
    out.append(_piece(f"stones-{name}", f"niches-{niches}", place.stones, print_.say("see-niches", country=country, free=free)))
    side = 40 * k
    for kind in range(3):
        for i in range(counts[kind]):
            slot = i if kind == 0 else niches - 1 - i if kind == 1 else counts[0] + i
            box = (x + (28.5 + 49 * slot) * k - side / 2, y + 58 * k - side, side, side)
            title = print_.say("see-stone", country=country, stone=kind)
            out.append(_piece(f"stone-{name}-{STONES[kind]}-{i + 1}", f"stone-{STONES[kind]}", box, title))
    if free == 0:
        out.append(_piece(f"torch-{name}", "torch", place.torch, print_.say("see-torch", country=country)))


def _stack(view: FireState, print_: Printed, country: int, out: list[Piece]) -> None:
    """The stack of cards: how many lie below, the person on top with its stone, or the event that is being carried out."""
    c = view.cells
    place = print_.chart.countries[country]
    name = COUNTRIES[country]
    left = c[STACK_LEFT + country].bit_count()
    top = c[STACK_TOP + country]
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
    out.append(
        _piece(f"stack-{name}", "", place.stack, print_.say("see-stack", country=country, number=left), f"stack {name}", parts=parts)
    )
    event = c[EVENT]
    if top != EMPTY:
        out.append(_card(print_, top, place.card, print_.person_title(top, True), text))
        out.append(_stone_on_card(print_, top, place.card, f"stone-{name}-top"))
    elif event != EMPTY and country_of(event) == country:
        drawn = print_.card_parts(event, place.card[2], text)
        key = f"event-{print_.content.card_id[event]}"
        out.append(_piece(key, f"event-{name}", place.card, print_.event_title(event), "event", parts=drawn))


def _card(print_: Printed, card: int, box: Box, title: str, text: float, look: str = "", room: bool = False) -> Piece:
    parts = print_.card_parts(card, box[2], text, room)
    name = COUNTRIES[country_of(card)]
    return _piece(f"person-{print_.content.card_id[card]}", f"card-{name}", box, title, look, parts=parts)


def _stone_on_card(print_: Printed, card: int, box: Box, key: str) -> Piece:
    x, y, w, _ = box
    side = w * 0.27
    stone = print_.content.stone[card]
    title = print_.say("see-stone-on-card", card=card, stone=stone)
    return _piece(key, f"stone-{STONES[stone]}", (x + w * 0.035, y + w * 0.035, side, side), title)


def _scores(view: FireState, print_: Printed) -> list[Piece]:
    """The markers on the scale; who has the same number shares its cell. After 50 it goes on from 1."""
    c = view.cells
    out: list[Piece] = []
    cells: dict[int, list[int]] = {}
    for seat in range(c[PLAYERS]):
        vp = c[VP_OF + seat]
        cells.setdefault(vp if vp < CELLS else (vp - 1) % (CELLS - 1) + 1, []).append(seat)
    for cell, seats in cells.items():
        x, y, w, h = print_.chart.cells[cell]
        if x == 0:
            x, w = x + 9, w - 9
        if y == 0:
            y, h = y + 9, h - 9
        across = 1 if len(seats) == 1 else 2
        down = 1 if len(seats) < 3 else 2
        side = min(w / across, h / down) - 2
        for i, seat in enumerate(seats):
            cx, cy = x + w * (i % across + 0.5) / across, y + h * (i // across + 0.5) / down
            title = print_.seat_says("see-score", seat, number=c[VP_OF + seat])
            lap = "lap" if c[VP_OF + seat] >= CELLS else ""
            out.append(_seat_piece("score", "marker", seat, (cx - side / 2, cy - side / 2, side, side), title, 0.64, 0.46, look=lap))
    return out


def _cartouche(view: FireState, print_: Printed) -> list[Piece]:
    """The title of the chart, and the year in words."""
    name = print_.speaker.words.say("board-title")
    year = _year(view, print_)
    box = print_.chart.cartouche
    _, _, w, h = box
    parts = (
        written(name, 50, h * 0.2, w - 100, h * 0.36, 42, "heading", 30),
        written(year, 50, h * 0.56, w - 100, h * 0.24, 25, "year-line", print_.chart.text),
    )
    return [_piece("cartouche", "cartouche", box, year, parts=parts)]


# -- what lies before a player ------------------------------------------------------------------------------------------------------------

WIDTH: Final = 1000
HEIGHT: Final = 628
LEAST_PX: Final = 360
TEXT: Final = 31
CARD: Final = 184


def display(view: FireState, seat: int, print_: Printed) -> Scene:
    """Banner, goods and points; religion, Loch Leven and free dice; the persons; the advantage tiles."""
    c = view.cells
    hand = card_in_hand(view) if c[TURN] == seat else EMPTY
    looked_at = (hand, *OF_BELONGINGS[seat](c), *OF_DICE[seat](c), *OF_PERSONS[seat](c), *OF_TILES[seat](c))
    return _drawn(print_, ("seat", seat, _sealed(view, seat)), looked_at, lambda: _display(view, seat, hand, print_))


def _display(view: FireState, seat: int, hand: int, print_: Printed) -> Scene:
    c = view.cells
    scene = Scene(f"seat-{seat}", WIDTH, HEIGHT, "ground-seat", LEAST_PX)
    out = scene.pieces
    out += _drawn(print_, ("belongings", seat), OF_BELONGINGS[seat](c), lambda: _belongings(view, seat, print_))
    out += _drawn(print_, ("dice", seat), OF_DICE[seat](c), lambda: _faith_and_dice(view, seat, print_))
    out += _drawn(print_, ("persons", seat), (hand, *OF_PERSONS[seat](c)), lambda: _persons(view, seat, hand, print_))
    out += _drawn(print_, ("tiles", seat, _sealed(view, seat)), OF_TILES[seat](c), lambda: _tiles(view, seat, print_))
    scene.brief = _brief(view, seat, print_)
    return scene


def _sealed(view: FireState, seat: int) -> bool:
    """Does the one who looks not see what tiles these are?"""
    return view.cells[TILES + seat * TILE_KINDS] < 0


def _brief(view: FireState, seat: int, print_: Printed) -> list[Brief]:
    """What one asks of another player most: his religion, goods, tiles, free dice, protection, houses."""
    c = view.cells
    faith = c[RELIGION + seat]
    found = [] if faith == EMPTY else [Brief(f"icon-{RELIGIONS[faith]}", "", print_.seat_says("see-religion", seat, religion=faith))]
    for symbol, message, number in (
        ("icon-any-good", "see-goods", sum(c[GOODS_OF + seat * 4 : GOODS_OF + seat * 4 + 4])),
        ("icon-advantage", "see-tiles", c[TILE_COUNT + seat]),
        ("icon-die", "see-free-dice", c[DIE_AT + seat * 5 : DIE_AT + seat * 5 + 5].count(FREE)),
        ("icon-protection", "see-protection", c[PROTECTION + seat]),
        ("icon-house", "see-houses", c[HOUSE + seat * 4 : HOUSE + seat * 4 + 4].count(0)),
    ):
        found.append(Brief(symbol, str(number), print_.seat_says(message, seat, number=number), "" if number else "faded"))
    return found


def _belongings(view: FireState, seat: int, print_: Printed) -> list[Piece]:
    c = view.cells
    out: list[Piece] = []
    me = seat + 1
    begins, on_turn = c[START] == seat, c[TURN] == seat
    state = "both" if begins and on_turn else "turn" if on_turn else "start" if begins else "other"
    title = print_.seat_says("see-seat", seat, place=state)
    out.append(_seat_piece("banner", "banner", seat, (12, 8, 80, 92), title, 0.62, 0.42, look="turn" if on_turn else ""))
    name = print_.speaker.seat_names[seat]
    out.append(
        _piece(f"name-{me}", "", (98, 10, 236, 86), title, "player-name", parts=(written(cut(name, 8), 0, 0, 236, 86, 40, "heading"),))
    )
    for good in range(4):
        number = c[GOODS_OF + seat * 4 + good]
        box: Box = (340 + 96 * good, 8, 92, 92)
        parts = (Part(f"icon-good-{GOODS[good]}", 10, 8, 64, 64), *_count(number, 92, 92))
        title = print_.seat_says("see-good", seat, good=good, number=number)
        out.append(_piece(f"good-{me}-{GOODS[good]}", "panel", box, title, "" if number else "faded", parts=parts))
    number = c[PROTECTION + seat]
    parts = (Part("shield", 9, 5, 66, 68), *_count(number, 92, 92))
    title = print_.seat_says("see-protection", seat, number=number)
    out.append(_piece(f"protection-{me}", "panel", (724, 8, 92, 92), title, "" if number else "faded", parts=parts))
    vp = c[VP_OF + seat]
    points = Part("", 0, 2, 104, 100, "on-gold points", str(vp), 46 if vp < 100 else 34)
    out.append(_piece(f"vp-{me}", "icon-vp", (876, 2, 104, 104), print_.seat_says("see-score", seat, number=vp), parts=(points,)))
    return out


def _count(number: int, w: float, h: float) -> tuple[Part, ...]:
    """How many, in the lower right corner; nothing for none."""
    if number == 0:
        return ()
    side = 42 if number < 10 else 52
    return (
        Part("count", w - side - 1, h - 43, side, 42),
        Part("", w - side - 1, h - 43, side, 42, "", str(number), 34),
    )


def _faith_and_dice(view: FireState, seat: int, print_: Printed) -> list[Piece]:
    c = view.cells
    out: list[Piece] = []
    me = seat + 1
    faith = c[RELIGION + seat]
    if faith == EMPTY:
        title = print_.seat_says("see-religion", seat, religion_id="none", religion="")
    else:
        title = print_.seat_says("see-religion", seat, religion=faith)
    kind = "none" if faith == EMPTY else RELIGIONS[faith]
    out.append(_piece(f"religion-{me}", f"religion-{kind}", (12, 110, 220, 130), title))
    number = c[FAITH + seat]
    if number:
        title = print_.seat_says("see-religion-die", seat, number=number)
        out.append(_piece(f"die-{me}-black", f"die-{number}", (127, 130, 90, 90), title, f"die {DICE[BLACK]}"))
    held = [die for die in range(5) if c[DIE_AT + seat * 5 + die] == ON_LOCH_LEVEN]
    free = [die for die in range(5) if c[DIE_AT + seat * 5 + die] == FREE]
    x = 244.0
    w = 120 + 94 * len(held)
    castle = Part("emblem-loch-leven", 9, 8, 102, 102)
    out.append(
        _piece(f"loch-{me}", f"loch-{len(held)}", (x, 110, w, 130), print_.seat_says("see-loch", seat, number=len(held)), parts=(castle,))
    )
    for i, die in enumerate(held):
        out.append(_die(view, seat, die, print_, x + 114 + 94 * i, 130, "loch"))
    x += w + 10
    for i, die in enumerate(free):
        out.append(_die(view, seat, die, print_, x + 95 * i, 130, "free"))
    houses = 4 - sum(1 for country in range(4) if c[HOUSE + seat * 4 + country])
    title = print_.seat_says("see-houses", seat, number=houses)
    piece = _house(seat, (892, 136, 88, 85), title, f"houses-{me}")
    parts = (*piece.parts, *_count(houses, 88, 85))
    out.append(_piece(f"houses-{me}", "house", (892, 136, 88, 85), title, f"player-{me}" + ("" if houses else " faded"), parts=parts))
    return out


def _die(view: FireState, seat: int, die: int, print_: Printed, x: float, y: float, where: str, card: int = EMPTY) -> Piece:
    number = view.cells[DIE_VALUE + seat * 5 + die]
    if where == "free" and number == 0:
        where = "blank"
    if card == EMPTY:
        title = print_.seat_says("see-die", seat, die=die, number=number, where=where)
    else:
        title = print_.seat_says("see-die", seat, die=die, number=number, where=where, card=card)
    return _piece(f"die-{seat + 1}-{DICE[die]}", f"die-{number}", (x, y, 90, 90), title, f"die {DICE[die]}")


def _persons(view: FireState, seat: int, hand: int, print_: Printed) -> list[Piece]:
    """The row of persons, each with its die; the one in the hand at its end, with stone and die."""
    c = view.cells
    out: list[Piece] = []
    high = CARD * 7 / 5
    row = [(c[DISPLAY + seat * 5 + i], c[DISPLAY_DIE + seat * 5 + i]) for i in range(c[DISPLAY_SIZE + seat])]
    taken = len(row) + (1 if hand != EMPTY else 0)
    for i in range(taken, 5):
        title = print_.seat_says("see-room", seat)
        out.append(_piece(f"room-{seat + 1}-{i + 1}", "room", (12 + 198 * i, 250, CARD, high), title))
    for i, (card, die) in enumerate(row):
        box: Box = (12 + 198 * i, 250, CARD, high)
        out.append(_card(print_, card, box, print_.person_title(card, False), TEXT, room=True))
        if die != EMPTY and c[DIE_AT + seat * 5 + die] == ON_PERSON:
            out.append(_die(view, seat, die, print_, box[0] + CARD - 93, box[1] + 47, "person", card))
    if hand != EMPTY:
        box = (12 + 198 * len(row), 250, CARD, high)
        out.append(_card(print_, hand, box, print_.person_title(hand, True), TEXT, "in-hand", True))
        out.append(_stone_on_card(print_, hand, box, f"stone-hand-{seat + 1}"))
        die = next((die for die in range(5) if c[DIE_AT + seat * 5 + die] == IN_HAND), EMPTY)
        if die != EMPTY:
            out.append(_die(view, seat, die, print_, box[0] + CARD - 93, box[1] + 47, "hand"))
    return out


def _tiles(view: FireState, seat: int, print_: Printed) -> list[Piece]:
    """The advantage tiles: open to their owner (and to all after the end), sealed to the others."""
    c = view.cells
    out: list[Piece] = []
    me = seat + 1
    number = c[TILE_COUNT + seat]
    title = print_.seat_says("see-tiles", seat, number=number)
    ghosts = () if number else (Part("tile-back", 8, 6, 90, 90, "ghost"),)
    out.append(_piece(f"tiles-{me}", "tray", (10, 518, 980, 102), title, parts=ghosts))
    at = TILES + seat * TILE_KINDS
    content = print_.content
    kinds = [kind for kind in range(len(content.tile_keys)) if c[at + kind] > 0]
    if _sealed(view, seat):
        for i in range(min(number, 10)):
            more = number - 9 if i == 9 and number > 10 else 0
            parts = _count(more, 90, 90)
            out.append(
                _piece(f"sealed-{me}-{i + 1}", "tile-back", (14 + 97 * i, 523, 92, 92), print_.seat_says("see-sealed", seat), parts=parts)
            )
        return out
    step = min(97, (976 - 90) / max(1, len(kinds) - 1))
    for i, kind in enumerate(kinds):
        action = content.tile_action[kind] if content.tile_action[kind] >= 0 else VP + content.tile_vp[kind]
        held = c[at + kind]
        parts = (*icon_parts(action, 19, 19, 52, TEXT), *(_count(held, 91, 95) if held > 1 else ()))
        title = print_.say("see-tile", number=held, tile=kind, action=print_.speaker.tile_text(kind))
        key = thing_id(content.tile_keys[kind])
        out.append(_piece(f"tile-{me}-{key}", "tile", (14 + step * i, 523, 90, 92), title, parts=parts))
    return out


# -- all together -------------------------------------------------------------------------------------------------------------------------


def scenes(view: FireState, seat: int, wording: Speaker, shape: str) -> dict[str, Scene]:
    """The table as `seat` sees it (-1: a spectator): `board`, and `seat-0`, `seat-1` ... for what lies before each player."""
    print_ = printed(view.content, wording, shape)
    made = {"board": board(view, print_)}
    for other in range(view.cells[PLAYERS]):
        made[f"seat-{other}"] = display(view, other, print_)
    return made


def sheet() -> Sheet:
    """The symbols and colours."""
    return sheets.read(FOLDER)


def picture(view: FireState, seat: int, wording: Speaker, shape: str = "wide", theme: str = "light") -> str:
    """Board and displays as one SVG, for a notebook, a file, a replay: beside the board if it is wide, below it if it is tall."""
    made = scenes(view, seat, wording, shape)
    table = made.pop("board")
    seats = list(made.values())
    gap = 16
    if shape == "tall":
        tall = HEIGHT * table.width / WIDTH
        placed = [(table, 0.0, 0.0, table.width)]
        placed += [(scene, 0.0, table.height + gap + i * (tall + gap), table.width) for i, scene in enumerate(seats)]
        return compose(placed, table.width, table.height + len(seats) * (tall + gap), sheet(), theme=theme)
    wide = min(760.0, (table.height - gap * (len(seats) - 1)) / len(seats) * WIDTH / HEIGHT)
    tall = wide * HEIGHT / WIDTH
    placed = [(table, 0.0, 0.0, table.width)]
    placed += [(scene, table.width + gap, i * (tall + gap), wide) for i, scene in enumerate(seats)]
    return compose(placed, table.width + gap + wide, table.height, sheet(), theme=theme)
