"""The table in characters, for the terminal and for screen readers.

Everything is said in words or with signs that need no colour; the style of each piece names what it is, and whoever shows it may colour it:

    seat-1 .. seat-4                        something of that player, who also has a sign: ☀ ≈ ♣ ▲
    england france netherlands spain        a country
    white blue orange brown purple          a die, or a space of that colour
    catholic protestant neutral             a religion, or its stones
    torch                                   a torch that burns
    event                                   an event that is being carried out
    title                                   a heading
    dim                                     what matters less
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from triptych.core.characters import SIGNS, Block, Line, clip, cut, flow, grid, line_width, pad, sentence, strip, wide
from triptych.core.state import NOBODY, UNKNOWN
from triptych.core.words import Span
from triptych.games.column_of_fire.content import (
    COUNTRIES,
    DICE,
    GOODS,
    PERSONS_PER_STACK,
    RELIGIONS,
    STONES,
    TILE_KINDS,
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
    FIFTY,
    FINALE,
    FREE,
    HALF,
    HOUSE,
    IN_HAND,
    ON_LOCH_LEVEN,
    PLAYERS,
    PROTECTION,
    RELIGION,
    SOLD,
    STACK_LEFT,
    STACK_TOP,
    START,
    TILE_COUNT,
    TILES,
    TURN,
    VP,
    YEAR,
    FireState,
)
from triptych.games.column_of_fire.model import GOODS as GOODS_OF
from triptych.games.column_of_fire.model import STONES as STONES_ON
from triptych.games.column_of_fire.phases.actions import has_room
from triptych.games.column_of_fire.phases.display import card_in_hand

if TYPE_CHECKING:
    from triptych.games.column_of_fire.wording import FireWording

NOTHING = "·"
CLOSED = "×"
WIDE_GAP = "   "
NARROWEST = 24
"""Columns that are needed for anything sensible."""

# -- the table --------------------------------------------------------------------------------------------------------------------------


def draw(view: FireState, seat: int, wording: FireWording, width: int) -> Block:
    """The whole table as `seat` (-1: a spectator) sees it, no line wider than `width`."""
    return _Drawing(view, seat, wording, max(width, NARROWEST)).table(width)


class _Drawing:
    """One table being drawn."""

    def __init__(self, view: FireState, seat: int, wording: FireWording, width: int) -> None:
        self.c = view.cells
        self.view = view
        self.seat = seat
        self.wording = wording
        self.words = wording.words
        self.width = width
        self.labels = 1 + max(wide(self.words.say(f"board-{name}")) for name in ("stones", "houses", "person", "buys"))

    def table(self, width: int) -> Block:
        c = self.c
        out = self.heading()
        columns = 4 if self.width >= 105 else 2 if self.width >= 72 else 1
        gap = 3 if columns == 4 else 4
        each = (self.width - gap * (columns - 1)) // columns
        out += [[], *grid([self.country(country, each) for country in range(4)], columns, self.width, gap)]
        out += [[], *self.legend(), [], *self.track(), []]
        players = c[PLAYERS]
        first = max(self.seat, 0)
        seats = [(first + i) % players for i in range(players)]
        columns = 2 if self.width >= 100 else 1
        each = (self.width - 3 * (columns - 1)) // columns
        out += grid([self.player(seat, each) for seat in seats], columns, self.width, 3)
        return [clip(strip(line), width) for line in out]

    def say(self, message: str, **args: int | str) -> str:
        return self.wording.say(message, args)

    def name(self, seat: int) -> str:
        return self.wording.seat_names[seat]

    def sign(self, seat: int) -> Span:
        return Span(SIGNS[seat], f"seat-{seat + 1}")

    def die(self, die: int, number: int) -> Line:
        """A die with its number, if it has one."""
        name = self.say(f"colour-{DICE[die]}")
        return [Span(f"{name} {number}" if number > 0 else name, DICE[die])]

    # -- heading -------------------------------------------------------------------------------------------------------------------------

    def heading(self) -> Block:
        c = self.c
        items: list[Line] = []
        if self.view.actor == NOBODY:
            items.append([Span(self.say("board-over"))])
        elif c[TURN] == EMPTY:
            items.append([Span(self.say("board-setup"))])
        else:
            items.append([Span(self.say("board-year", number=c[YEAR], half=c[HALF]))])
        if c[START] != EMPTY:
            items.append([Span(self.say("board-start-player", seat=self.name(c[START])), "dim")])
        if c[FINALE] and self.view.actor != NOBODY:
            items.append([Span(self.say("board-last-fifty" if c[FINALE] & FIFTY else "board-last-stack"), "event")])
        title = self.say("board-title").upper()
        out = flow(items, self.width, [Span(title, "title"), Span(WIDE_GAP)], 3, WIDE_GAP)
        if c[EVENT] != EMPTY:
            head = [Span(f"{self.say('board-event', card=c[EVENT])} ", "event")]
            out += sentence(self.wording.effect(c[EVENT]), self.width, head, 3)
        return out

    # -- countries -----------------------------------------------------------------------------------------------------------------------

    def labelled(self, message: str) -> Line:
        return pad([Span(self.say(message), "dim")], self.labels)

    def country(self, country: int, width: int) -> Block:
        name = COUNTRIES[country]
        title: Line = [Span(self.say(f"title-{name}").upper(), name)]
        if width > 30:
            title.append(Span(f"  {self.say(f'city-{name}')}", "dim"))
        cards = self.say("board-cards", number=self.c[STACK_LEFT + country].bit_count())
        out: Block = [[*pad(title, width - wide(cards)), Span(cards, "dim")]]
        out += flow(self.sales(country), width, self.labelled("board-buys"), self.labels)
        out += flow(self.stones(country), width, self.labelled("board-stones"), self.labels, " ")
        out += flow(self.houses(country), width, self.labelled("board-houses"), self.labels, " ")
        return out + self.person(country, width)

    def sales(self, country: int) -> list[Line]:
        """Each good with its price, dearest first."""
        price = self.view.content.price
        items: list[Line] = []
        for good in sorted(self.view.content.goods_bought(country), key=lambda good: -price[country * 4 + good]):
            text = f"{self.say(f'good-{GOODS[good]}')} {price[country * 4 + good]}"
            if self.c[SOLD] >> (country * 4 + good) & 1:
                items.append([Span(f"{text} ({self.say('board-sold')})", "dim")])
            else:
                items.append([Span(text)])
        return items

    def stones(self, country: int) -> list[Line]:
        """A letter for each stone, the free spaces, and the torch."""
        c = self.c
        items: list[Line] = []
        for stone, name in enumerate(STONES):
            items += [[Span(self.say(f"letter-{name}"), name)]] * c[STONES_ON + country * 3 + stone]
        spaces = 3 if c[PLAYERS] == 2 else 4
        items += [[Span(NOTHING, "dim")]] * (spaces - len(items))
        if spaces == 3:
            items.append([Span(CLOSED, "dim")])
        if not has_room(self.view, country):
            items.append([Span(self.say("board-torch").upper(), "torch")])
        return items

    def houses(self, country: int) -> list[Line]:
        """The six house spaces, each with the sign of who stands there."""
        c = self.c
        items: list[Line] = []
        for number in range(1, 7):
            there = [seat for seat in range(c[PLAYERS]) if c[HOUSE + seat * 4 + country] == number]
            if there:
                items.append([Span(str(number)), self.sign(there[0])])
            else:
                items.append([Span(f"{number}{NOTHING}", "dim")])
        return items

    def person(self, country: int, width: int) -> Block:
        """The person on the stack: name, stone, action."""
        card = self.c[STACK_TOP + country]
        head = self.labelled("board-person")
        if card == EMPTY:
            return flow([[Span(self.say("board-nobody"), "dim")]], width, head, self.labels)
        stone = STONES[self.view.content.stone[card]]
        items: list[Line] = [
            [Span(self.wording.card_name(card), "title")],
            [Span(f"{self.say('board-brings')} ", "dim"), Span(self.say(f"letter-{stone}"), stone)],
        ]
        deed = self.wording.deed(self.view.content.actions[card])
        return flow(items, width, head, self.labels) + sentence(deed, width, [Span(" " * self.labels)], self.labels)

    def legend(self) -> Block:
        letters = {name: self.say(f"letter-{name}") for name in STONES}
        closed = CLOSED if self.c[PLAYERS] == 2 else "no"
        return sentence(self.say("board-legend", closed=closed, **letters), self.width, [], 0, "dim")

    # -- track ---------------------------------------------------------------------------------------------------------------------------

    def track(self) -> Block:
        """The ring, sorted by colour: that is how a disc moves."""
        content = self.view.content
        rows = [[space for space, colour in enumerate(content.colour) if colour == die] for die in range(5)]
        head = [Span(self.say("board-track").upper(), "title"), Span(WIDE_GAP)]
        out = sentence(self.say("board-track-legend"), self.width, head, 3, "dim")
        longest = max(len(row) for row in rows)
        digits = [max(len(str(row[i])) for row in rows if i < len(row)) for i in range(longest)]
        columns = [max(line_width(self.space(row[i], digits[i])) for row in rows if i < len(row)) for i in range(longest)]
        label = 1 + max(wide(self.say(f"colour-{die}")) for die in DICE[:5])
        gap = min(4, (self.width - label - sum(columns)) // max(1, longest - 1))
        for die, row in enumerate(rows):
            name = pad([Span(self.say(f"colour-{DICE[die]}"), DICE[die])], label)
            cells = [self.space(space, digits[i]) for i, space in enumerate(row)]
            if gap >= 0:
                out.append([*name, *(span for i, cell in enumerate(cells) for span in pad(cell, columns[i] + gap))])
            else:
                out += flow(cells, self.width, name, label, " ")
        return out

    def space(self, space: int, digits: int) -> Line:
        """A space: who stands there, its number, its symbol."""
        there = [seat for seat in range(self.c[PLAYERS]) if self.c[DISC + seat] == space]
        name = self.wording.symbol_name(self.view.content.space_action[space])
        style = f"seat-{there[0] + 1}" if there else ""
        return [self.sign(there[0]) if there else Span(" "), Span(f"{space:{digits}} "), Span(name, style)]

    # -- players -------------------------------------------------------------------------------------------------------------------------

    def player(self, seat: int, width: int) -> Block:
        """A player's display."""
        c = self.c
        indent = 2
        gap = WIDE_GAP if width > 60 else "  "
        items: list[Line] = [[Span(self.say("board-vp", number=c[VP + seat]), "title")], self.religion(seat)]
        role = "asked" if seat == self.view.actor else "on-turn" if seat == c[TURN] and self.view.actor != NOBODY else ""
        roles = [self.say("board-you")] if seat == self.seat else []
        roles += [self.say(f"board-{role}")] if role else []
        name = cut(self.name(seat), max(8, width // 3))
        head: Line = [self.sign(seat), Span(f" {name}", f"seat-{seat + 1}")]
        head += [Span(f" ({', '.join(roles)})", "dim")] if roles else []
        out = flow(items, width, [*head, Span(gap)], indent, gap)
        things = [self.goods(seat), self.number("board-protection", c[PROTECTION + seat]), self.tiles(seat)]
        out += flow(things, width, [], indent, gap)
        out += flow(self.dice(seat), width, [], indent, gap)
        return out + self.persons(seat, width)

    def religion(self, seat: int) -> Line:
        religion = self.c[RELIGION + seat]
        if religion == EMPTY:
            return [Span(self.say("board-no-religion"), "dim")]
        return [Span(self.say("board-religion", religion=religion, number=self.c[FAITH + seat]), RELIGIONS[religion])]

    def number(self, message: str, number: int) -> Line:
        return [Span(self.say(message, number=number), "" if number else "dim")]

    def goods(self, seat: int) -> Line:
        c = self.c
        have = [f"{self.say(f'good-{good}')} {c[GOODS_OF + seat * 4 + i]}" for i, good in enumerate(GOODS) if c[GOODS_OF + seat * 4 + i]]
        line: Line = [Span(f"{self.say('board-goods')} ", "dim")]
        return [*line, Span(", ".join(have)) if have else Span(self.say("board-nothing"), "dim")]

    def tiles(self, seat: int) -> Line:
        """How many; and which, if this seat may know."""
        c = self.c
        line = self.number("board-tiles", c[TILE_COUNT + seat])
        row = c[TILES + seat * TILE_KINDS : TILES + (seat + 1) * TILE_KINDS]
        if c[TILE_COUNT + seat] and UNKNOWN not in row:
            names = [
                f"{self.wording.tile_name(kind)} ×{number}" if number > 1 else self.wording.tile_name(kind)
                for kind, number in enumerate(row)
                if number
            ]
            line.append(Span(f" ({', '.join(names)})"))
        return line

    def dice(self, seat: int) -> list[Line]:
        """The dice that lie on no person."""
        items: list[Line] = []
        for place, message in ((FREE, "board-dice"), (ON_LOCH_LEVEN, "board-loch"), (IN_HAND, "board-hand")):
            there = [die for die in range(5) if self.c[DIE_AT + seat * 5 + die] == place]
            if not there and place != FREE:
                continue
            line: Line = [Span(f"{self.say(message)} ", "dim")]
            for i, die in enumerate(there):
                line += [Span(", ")] if i else []
                line += self.die(die, self.c[DIE_VALUE + seat * 5 + die])
            if not there:
                line.append(Span(self.say("board-nothing"), "dim"))
            if place == IN_HAND:
                line.append(Span(f" {self.wording.card_name(card_in_hand(self.view))}"))
            items.append(line)
        return items

    def persons(self, seat: int, width: int) -> Block:
        """His persons in their row, each with its die and what it does."""
        c = self.c
        out: Block = []
        cards = c[DISPLAY + seat * 5 : DISPLAY + seat * 5 + c[DISPLAY_SIZE + seat]]
        room = 3 + max(wide(self.say(f"colour-{die}")) for die in DICE[:5])
        longest = max((wide(self.wording.card_name(card)) for card in cards), default=0)
        for place, card in enumerate(cards):
            die = c[DISPLAY_DIE + seat * 5 + place]
            head: Line = [Span("  "), *pad(self.die(die, c[DIE_VALUE + seat * 5 + die]), room)]
            head += pad([Span(self.wording.card_name(card), COUNTRIES[card // PERSONS_PER_STACK])], longest + 2)
            indent = line_width(head) if width - line_width(head) > 20 else room + 2
            out += sentence(self.wording.deed(self.view.content.actions[card]), width, head, indent)
        return out
