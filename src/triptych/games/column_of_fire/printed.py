"""What does not change during a game, in one language and one shape; and the pieces that lie in several places."""

from __future__ import annotations

from typing import Protocol

from triptych.core import printed
from triptych.core.letters import in_lines, written
from triptych.core.printed import piece
from triptych.core.scene import Part, Piece
from triptych.games.column_of_fire import content
from triptych.games.column_of_fire.chart import Box, Chart, chart
from triptych.games.column_of_fire.content import Content, country_of
from triptych.games.column_of_fire.emblems import emblem, icon_parts


class Speaker(printed.Speaker, Protocol):
    """What the titles of the pieces need of a wording."""

    def card_name(self, card: int) -> str: ...
    def explanation(self, actions: list[int]) -> str: ...
    def effect(self, card: int) -> str: ...
    def tile_text(self, kind: int) -> str: ...


class Printed(printed.Printed[Content, Speaker]):
    """A content file in a reader's words, with all that does not change during a game."""

    def __init__(self, box: Content, speaker: Speaker, shape: str) -> None:
        super().__init__(box, speaker, shape)
        self.chart: Chart = chart(shape, len(box.colour))
        self.petals = [self._petal(space) for space in range(len(box.colour))]
        self.plots = [[self._plot(country, i) for i in range(content.FACES)] for country in range(content.COUNTRIES)]
        self.cities = [self._city(country) for country in range(content.COUNTRIES)]
        self.sale_parts = [self._sale(country, good) for country in range(content.COUNTRIES) for good in range(content.GOOD_KINDS)]

    def seat_says(self, message: str, seat: int, **args: int | str) -> str:
        """A sentence about a player."""
        return self.say(message, seat=seat, **args)

    def _petal(self, space: int) -> Piece:
        c = self.chart
        x, y, w, h, turn = c.petal(space)
        action = self.content.space_action[space]
        size = c.icon
        ix, iy = c.on_rose(space, c.radius - c.disc(0)[2] - size / 2)
        dx, dy = c.on_rose(space, c.radius - c.disc(0)[2] / 2)
        colour = content.DIE_WORDS[self.content.colour[space]]
        mini = size * 0.52
        parts = [
            Part("die-0", round(dx - x - mini / 2, 1), round(dy - y - mini / 2, 1), round(mini, 1), round(mini, 1), colour),
            *icon_parts(action, ix - x - size / 2, iy - y - size / 2, size, c.text),
        ]
        title = self.say("see-space", number=space, die=self.content.colour[space], action=self.speaker.explanation([action]))
        return piece(f"space-{space}", "petal", (x, y, w, h), title, f"petal {colour}", turn=round(turn, 2), parts=tuple(parts))

    def _plot(self, country: int, i: int) -> Piece:
        box = self.chart.countries[country].plots[i]
        _, _, w, h = box
        title = self.say("see-plot", number=i + 1, country=country)
        size = self.chart.numeral
        part = Part("", 0, round(h * 0.8 - size / 2, 1), w, size, "", str(i + 1), size)
        return piece(f"house-{content.COUNTRY_WORDS[country]}-{i + 1}", "plot", box, title, content.COUNTRY_WORDS[country], parts=(part,))

    def _city(self, country: int) -> Piece:
        box = self.chart.countries[country].city
        _, _, w, h = box
        name = content.COUNTRY_WORDS[country]
        size = self.chart.heading
        high = h - size * 1.12
        parts = (
            Part(f"city-{name}", 0, 0, w, round(high, 1)),
            written(self.speaker.words.say(f"title-{name}"), 0, round(high, 1), w, round(size * 1.12, 1), size, "heading"),
        )
        return piece(f"country-{name}", "", box, self.say("see-country", country=country), f"city {name}", parts=parts)

    def _sale(self, country: int, good: int) -> tuple[Part, ...]:
        price = self.content.price[country * content.GOOD_KINDS + good]
        bought = self.content.goods_bought(country)
        if not price:
            return ()
        _, _, w, h = self.chart.countries[country].sales[bought.index(good)]
        size, coin = round(w * 0.5, 1), round(max(w * 0.42, self.chart.text * 1.2), 1)
        return (
            Part(f"icon-good-{content.GOOD_WORDS[good]}", round(w * 0.06, 1), round(h * 0.36, 1), size, size),
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
        return self.once(("card", card, w), lambda: tuple(self._draw_card(card, w, text, room)))

    def _draw_card(self, card: int, w: float, text: float, room: bool) -> list[Part]:
        k = w / 100
        event = card >= content.PERSONS
        x, y, side = (30, 13, 40) if event else (13, 31, 42) if room else (23, 17, 54)
        parts = [_scaled(emblem(self.content, card), k, x, y, side)]
        if not event:
            parts.append(_scaled(f"stone-{content.STONE_WORDS[self.content.stone[card]]}", k, 4, 4, 26))
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
            good = self.content.event_effect[card] == content.RELIGION_DIE_VP
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


# -- pieces -------------------------------------------------------------------------------------------------------------------------------


def seat_piece(
    kind: str, symbol: str, seat: int, box: Box, title: str, share: float, middle: float, key: str = "", look: str = ""
) -> Piece:
    """A thing of a player: his colour and his sign."""
    _, _, w, h = box
    side = round(min(w, h) * share, 1)
    sign = Part(f"sign-{seat + 1}", round((w - side) / 2, 1), round(h * middle - side / 2, 1), side, side)
    return piece(key or f"{kind}-{seat + 1}", symbol, box, title, f"player-{seat + 1} {look}".strip(), parts=(sign,))


def house(seat: int, box: Box, title: str, key: str) -> Piece:
    _, _, w, h = box
    side = round(w * 0.4, 1)
    sign = Part(f"sign-{seat + 1}", round(w * 0.433 - side / 2, 1), round(h * 0.66 - side / 2, 1), side, side)
    return piece(key, "house", box, title, f"player-{seat + 1}", parts=(sign,))


def card_piece(print_: Printed, card: int, box: Box, title: str, text: float, look: str = "", room: bool = False) -> Piece:
    parts = print_.card_parts(card, box[2], text, room)
    name = content.COUNTRY_WORDS[country_of(card)]
    return piece(f"person-{print_.content.card_id[card]}", f"card-{name}", box, title, look, parts=parts)


def stone_on_card(print_: Printed, card: int, box: Box, key: str) -> Piece:
    x, y, w, _ = box
    side = w * 0.27
    stone = print_.content.stone[card]
    title = print_.say("see-stone-on-card", card=card, stone=stone)
    return piece(key, f"stone-{content.STONE_WORDS[stone]}", (x + w * 0.035, y + w * 0.035, side, side), title)
