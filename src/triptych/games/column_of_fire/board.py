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
from triptych.games.column_of_fire import content
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import country_of
from triptych.games.column_of_fire.model import FireState
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
        out += [[], *grid([self.country(country, each) for country in range(content.COUNTRIES)], columns, self.width, gap)]
        out += [[], *self.legend(), [], *self.track(), []]
        players = c[m.PLAYERS]
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
        name = self.say(f"colour-{content.DIE_WORDS[die]}")
        return [Span(f"{name} {number}" if number > 0 else name, content.DIE_WORDS[die])]

    # -- heading -------------------------------------------------------------------------------------------------------------------------

    def heading(self) -> Block:
        c = self.c
        items: list[Line] = []
        if self.view.actor == NOBODY:
            items.append([Span(self.say("board-over"))])
        elif c[m.TURN] == m.EMPTY:
            items.append([Span(self.say("board-setup"))])
        else:
            items.append([Span(self.say("board-year", number=c[m.YEAR], half=c[m.HALF]))])
        if c[m.START] != m.EMPTY:
            items.append([Span(self.say("board-start-player", seat=self.name(c[m.START])), "dim")])
        if c[m.FINALE] and self.view.actor != NOBODY:
            items.append([Span(self.say("board-last-fifty" if c[m.FINALE] & m.FIFTY else "board-last-stack"), "event")])
        title = self.say("board-title").upper()
        out = flow(items, self.width, [Span(title, "title"), Span(WIDE_GAP)], 3, WIDE_GAP)
        if c[m.EVENT] != m.EMPTY:
            head = [Span(f"{self.say('board-event', card=c[m.EVENT])} ", "event")]
            out += sentence(self.wording.effect(c[m.EVENT]), self.width, head, 3)
        return out

    # -- countries -----------------------------------------------------------------------------------------------------------------------

    def labelled(self, message: str) -> Line:
        return pad([Span(self.say(message), "dim")], self.labels)

    def country(self, country: int, width: int) -> Block:
        name = content.COUNTRY_WORDS[country]
        title: Line = [Span(self.say(f"title-{name}").upper(), name)]
        if width > 30:
            title.append(Span(f"  {self.say(f'city-{name}')}", "dim"))
        cards = self.say("board-cards", number=self.c[m.STACK_LEFT + country].bit_count())
        out: Block = [[*pad(title, width - wide(cards)), Span(cards, "dim")]]
        out += flow(self.sales(country), width, self.labelled("board-buys"), self.labels)
        out += flow(self.stones(country), width, self.labelled("board-stones"), self.labels, " ")
        out += flow(self.houses(country), width, self.labelled("board-houses"), self.labels, " ")
        return out + self.person(country, width)

    def sales(self, country: int) -> list[Line]:
        """Each good with its price, dearest first."""
        price = self.view.content.price
        items: list[Line] = []
        for good in sorted(self.view.content.goods_bought(country), key=lambda good: -price[country * content.GOOD_KINDS + good]):
            text = f"{self.say(f'good-{content.GOOD_WORDS[good]}')} {price[country * content.GOOD_KINDS + good]}"
            if self.c[m.SOLD] >> (country * content.GOOD_KINDS + good) & 1:
                items.append([Span(f"{text} ({self.say('board-sold')})", "dim")])
            else:
                items.append([Span(text)])
        return items

    def stones(self, country: int) -> list[Line]:
        """A letter for each stone, the free spaces, and the torch."""
        c = self.c
        items: list[Line] = []
        for stone, name in enumerate(content.STONE_WORDS):
            items += [[Span(self.say(f"letter-{name}"), name)]] * c[m.STONES + country * content.STONE_KINDS + stone]
        spaces = m.RELIGION_SPACES[c[m.PLAYERS]]
        items += [[Span(NOTHING, "dim")]] * (spaces - len(items))
        items += [[Span(CLOSED, "dim")]] * (m.SPACES - spaces)
        if not has_room(self.view, country):
            items.append([Span(self.say("board-torch").upper(), "torch")])
        return items

    def houses(self, country: int) -> list[Line]:
        """The six house spaces, each with the sign of who stands there."""
        c = self.c
        items: list[Line] = []
        for number in range(1, content.FACES + 1):
            there = [seat for seat in range(c[m.PLAYERS]) if c[m.HOUSE + seat * content.COUNTRIES + country] == number]
            if there:
                items.append([Span(str(number)), self.sign(there[0])])
            else:
                items.append([Span(f"{number}{NOTHING}", "dim")])
        return items

    def person(self, country: int, width: int) -> Block:
        """The person on the stack: name, stone, action."""
        card = self.c[m.STACK_TOP + country]
        head = self.labelled("board-person")
        if card == m.EMPTY:
            return flow([[Span(self.say("board-nobody"), "dim")]], width, head, self.labels)
        stone = content.STONE_WORDS[self.view.content.stone[card]]
        items: list[Line] = [
            [Span(self.wording.card_name(card), "title")],
            [Span(f"{self.say('board-brings')} ", "dim"), Span(self.say(f"letter-{stone}"), stone)],
        ]
        deed = self.wording.deed(self.view.content.actions[card])
        return flow(items, width, head, self.labels) + sentence(deed, width, [Span(" " * self.labels)], self.labels)

    def legend(self) -> Block:
        letters = {name: self.say(f"letter-{name}") for name in content.STONE_WORDS}
        closed = CLOSED if self.c[m.PLAYERS] == 2 else "no"
        return sentence(self.say("board-legend", closed=closed, **letters), self.width, [], 0, "dim")

    # -- track ---------------------------------------------------------------------------------------------------------------------------

    def track(self) -> Block:
        """The ring, sorted by colour: that is how a disc moves."""
        colours = self.view.content.colour
        rows = [[space for space, colour in enumerate(colours) if colour == die] for die in range(content.DICE)]
        head = [Span(self.say("board-track").upper(), "title"), Span(WIDE_GAP)]
        out = sentence(self.say("board-track-legend"), self.width, head, 3, "dim")
        longest = max(len(row) for row in rows)
        digits = [max(len(str(row[i])) for row in rows if i < len(row)) for i in range(longest)]
        columns = [max(line_width(self.space(row[i], digits[i])) for row in rows if i < len(row)) for i in range(longest)]
        label = 1 + max(wide(self.say(f"colour-{die}")) for die in content.COLOUR_WORDS)
        gap = min(4, (self.width - label - sum(columns)) // max(1, longest - 1))
        for die, row in enumerate(rows):
            name = pad([Span(self.say(f"colour-{content.DIE_WORDS[die]}"), content.DIE_WORDS[die])], label)
            cells = [self.space(space, digits[i]) for i, space in enumerate(row)]
            if gap >= 0:
                out.append([*name, *(span for i, cell in enumerate(cells) for span in pad(cell, columns[i] + gap))])
            else:
                out += flow(cells, self.width, name, label, " ")
        return out

    def space(self, space: int, digits: int) -> Line:
        """A space: who stands there, its number, its symbol."""
        there = [seat for seat in range(self.c[m.PLAYERS]) if self.c[m.DISC + seat] == space]
        name = self.wording.symbol_name(self.view.content.space_action[space])
        style = f"seat-{there[0] + 1}" if there else ""
        return [self.sign(there[0]) if there else Span(" "), Span(f"{space:{digits}} "), Span(name, style)]

    # -- players -------------------------------------------------------------------------------------------------------------------------

    def player(self, seat: int, width: int) -> Block:
        """A player's display."""
        c = self.c
        indent = 2
        gap = WIDE_GAP if width > 60 else "  "
        items: list[Line] = [[Span(self.say("board-vp", number=c[m.VP + seat]), "title")], self.religion(seat)]
        role = "asked" if seat == self.view.actor else "on-turn" if seat == c[m.TURN] and self.view.actor != NOBODY else ""
        roles = [self.say("board-you")] if seat == self.seat else []
        roles += [self.say(f"board-{role}")] if role else []
        name = cut(self.name(seat), max(8, width // 3))
        head: Line = [self.sign(seat), Span(f" {name}", f"seat-{seat + 1}")]
        head += [Span(f" ({', '.join(roles)})", "dim")] if roles else []
        out = flow(items, width, [*head, Span(gap)], indent, gap)
        things = [self.goods(seat), self.number("board-protection", c[m.PROTECTION + seat]), self.tiles(seat)]
        out += flow(things, width, [], indent, gap)
        out += flow(self.dice(seat), width, [], indent, gap)
        return out + self.persons(seat, width)

    def religion(self, seat: int) -> Line:
        religion = self.c[m.RELIGION + seat]
        if religion == m.EMPTY:
            return [Span(self.say("board-no-religion"), "dim")]
        return [Span(self.say("board-religion", religion=religion, number=self.c[m.FAITH + seat]), content.RELIGION_WORDS[religion])]

    def number(self, message: str, number: int) -> Line:
        return [Span(self.say(message, number=number), "" if number else "dim")]

    def goods(self, seat: int) -> Line:
        c = self.c
        at = m.GOODS + seat * content.GOOD_KINDS
        have = [f"{self.say(f'good-{good}')} {c[at + i]}" for i, good in enumerate(content.GOOD_WORDS) if c[at + i]]
        line: Line = [Span(f"{self.say('board-goods')} ", "dim")]
        return [*line, Span(", ".join(have)) if have else Span(self.say("board-nothing"), "dim")]

    def tiles(self, seat: int) -> Line:
        """How many; and which, if this seat may know."""
        c = self.c
        line = self.number("board-tiles", c[m.TILE_COUNT + seat])
        row = c[m.TILES + seat * content.TILE_KINDS : m.TILES + (seat + 1) * content.TILE_KINDS]
        if c[m.TILE_COUNT + seat] and UNKNOWN not in row:
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
        for place, message in ((m.FREE, "board-dice"), (m.ON_LOCH_LEVEN, "board-loch"), (m.IN_HAND, "board-hand")):
            there = [die for die in range(content.DICE) if self.c[m.DIE_AT + seat * content.DICE + die] == place]
            if not there and place != m.FREE:
                continue
            line: Line = [Span(f"{self.say(message)} ", "dim")]
            for i, die in enumerate(there):
                line += [Span(", ")] if i else []
                line += self.die(die, self.c[m.DIE_VALUE + seat * content.DICE + die])
            if not there:
                line.append(Span(self.say("board-nothing"), "dim"))
            if place == m.IN_HAND:
                line.append(Span(f" {self.wording.card_name(card_in_hand(self.view))}"))
            items.append(line)
        return items

    def persons(self, seat: int, width: int) -> Block:
        """His persons in their row, each with its die and what it does."""
        c = self.c
        out: Block = []
        cards = c[m.DISPLAY + seat * m.PLACES : m.DISPLAY + seat * m.PLACES + c[m.DISPLAY_SIZE + seat]]
        room = 3 + max(wide(self.say(f"colour-{die}")) for die in content.COLOUR_WORDS)
        longest = max((wide(self.wording.card_name(card)) for card in cards), default=0)
        for place, card in enumerate(cards):
            die = c[m.DISPLAY_DIE + seat * m.PLACES + place]
            head: Line = [Span("  "), *pad(self.die(die, c[m.DIE_VALUE + seat * content.DICE + die]), room)]
            head += pad([Span(self.wording.card_name(card), content.COUNTRY_WORDS[country_of(card)])], longest + 2)
            indent = line_width(head) if width - line_width(head) > 20 else room + 2
            out += sentence(self.wording.deed(self.view.content.actions[card]), width, head, indent)
        return out
