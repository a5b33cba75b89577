"""The table in characters, for the terminal and for screen readers.

Everything is said in words or with signs that need no colour; the style of each piece names what it is, and whoever shows it may colour it:

    seat-1 seat-2 seat-3 seat-4             something of that player, who also has a sign: ☀ ≈ ♣ ▲
    event                                   the event of the round, those in force, the favour stone
    title                                   a heading
    dim                                     what matters less
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from triptych.core.characters import SIGNS, Block, Line, clip, cut, flow, sentence, strip
from triptych.core.sets import numbers_of
from triptych.core.state import NOBODY, UNKNOWN
from triptych.core.words import Span
from triptych.games.world_without_end import content
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.layout import cell_of
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.actions import FIRST_PLAGUE
from triptych.games.world_without_end.phases.chapter import due
from triptych.games.world_without_end.phases.lasting import price
from triptych.games.world_without_end.phases.round import corner_of, number_at

if TYPE_CHECKING:
    from triptych.games.world_without_end.wording import TownWording

STONE_SIGN: Final = "▸"
WIDE_GAP: Final = "   "
NARROWEST: Final = 28
"""Columns that are needed for anything sensible."""


def draw(view: TownState, seat: int, wording: TownWording, width: int) -> Block:
    """The whole table as `seat` (-1: a spectator) sees it, no line wider than `width`; with closed screens, without what others hold."""
    return _Drawing(view, seat, wording, max(width, NARROWEST)).table(width)


class _Drawing:
    """One table being drawn."""

    def __init__(self, view: TownState, seat: int, wording: TownWording, width: int) -> None:
        self.c = view.cells
        self.view = view
        self.content = view.content
        self.seat = seat
        self.wording = wording
        self.width = width
        self.gap = WIDE_GAP if width > 60 else "  "

    def table(self, width: int) -> Block:
        out = [*self.heading(), []]
        out += [*self.favours(), *self.market(), *self.supply(), *self.dues(), [], *self.projects(), [], *self.sites(), []]
        if self.c[m.CHAPTER] >= FIRST_PLAGUE:
            out += [*self.plague(), []]
        players = self.c[m.PLAYERS]
        first = max(self.seat, 0)
        for turn in range(players):
            out += [*self.player((first + turn) % players), []]
        return [clip(strip(line), width) for line in out[:-1]]

    def say(self, message: str, **args: int | str) -> str:
        return self.wording.say(message, args)

    def sign(self, seat: int) -> Span:
        return Span(SIGNS[seat], f"seat-{seat + 1}")

    def head(self, message: str) -> Line:
        return [Span(self.say(message).upper(), "title"), Span(self.gap)]

    # -- heading -------------------------------------------------------------------------------------------------------------------------

    def heading(self) -> Block:
        c = self.c
        if self.view.actor == NOBODY:
            now = self.say("board-over")
        elif c[m.CHAPTER] == 0:
            now = self.say("board-setup")
        elif c[m.EVENT] == m.EMPTY and c[m.ROUND] == content.ROUNDS:
            now = self.say("board-chapter-ends", chapter=c[m.CHAPTER])
        else:
            now = self.say("board-round", chapter=c[m.CHAPTER], number=max(c[m.ROUND], 1))
        out: Block = [[Span(self.say("board-title").upper(), "title"), Span(f"{WIDE_GAP}{now}")]]
        if self.view.actor == NOBODY:
            return out
        if c[m.EVENT] != m.EMPTY:
            out += self.event("board-event", c[m.EVENT], self.wording.event_text(c[m.EVENT]))
            out += self.council(c[m.EVENT])
        for place in range(m.EDGE_PLACES):
            if c[m.EDGE + place] != m.EMPTY:
                event = c[m.EDGE + place]
                out += self.event("board-in-force", event, self.wording.effects(event))
        return out

    def event(self, message: str, event: int, text: str) -> Block:
        """An event and what it does."""
        head = [Span(f"{self.say(message)} ", "dim"), Span(f"{self.wording.event_name(event)}  ", "event")]
        return sentence(text, self.width, head, 3)

    def council(self, event: int) -> Block:
        """Its corners, clockwise; once it is laid, each beside the one it points at, and where the arrow points."""
        c = self.c
        head: Line = [Span("   "), Span(f"{self.say('board-income')} ", "dim")]
        if c[m.LAID] == m.EMPTY:
            items: list[Line] = [[Span(self.wording.corner(corner))] for corner in self.content.event_corners[event]]
            return flow(items, self.width, head, 3)
        items = []
        for seat in range(c[m.PLAYERS]):
            items.append([self.sign(seat), Span(f" {self.wording.corner(corner_of(self.view, seat, c[m.LAID]))}")])
        items.append([Span(self.say("board-arrow", number=number_at(self.view, c[m.LAID])), "dim")])
        return flow(items, self.width, head, 3)

    # -- the board -----------------------------------------------------------------------------------------------------------------------

    def favours(self) -> Block:
        """The arc, with the stone."""
        c = self.c
        items: list[Line] = []
        for favour in range(content.FAVOURS):
            name = self.wording.favour_name(favour)
            name = f"({name})" if c[m.COVERED_FAVOURS] >> favour & 1 else name
            here = c[m.FAVOUR] == favour
            items.append([Span(f"{STONE_SIGN}{name}" if here else name, "event" if here else "")])
        out = sentence(self.say("board-favours-legend", sign=STONE_SIGN), self.width, self.head("board-favours"), 2, "dim")
        return out + flow(items, self.width, [Span("  ")], 2)

    def market(self) -> Block:
        items: list[Line] = []
        for good in range(content.GOODS):
            if self.c[m.COVERED_MARKET] >> good & 1:
                items.append([Span(self.say("board-market-closed", thing=content.WOOL + good), "dim")])
            else:
                amount = self.wording.amount_text(content.MONEY, price(self.view, good))
                items.append([Span(self.say("board-market-buys", thing=content.WOOL + good, amount=amount))])
        return flow(items, self.width, self.head("board-market"), 2, self.gap)

    def supply(self) -> Block:
        items = [[Span(self.wording.amount_text(thing, self.c[m.SUPPLY + thing]))] for thing in range(content.LIMITED)]
        return flow(items, self.width, self.head("board-supply"), 2)

    def dues(self) -> Block:
        """[WE-7.3] What everybody will owe at the end of the chapter, as far as it is known."""
        c = self.c
        items: list[Line] = []
        for kind, thing in enumerate((content.PIETY, content.GRAIN)):
            items.append([Span(self.wording.amount_text(thing, due(self.view, kind)))])
        if c[m.TAX]:
            text = self.say("board-dues-tax-rolled", number=due(self.view, content.TAX_DUE))
        else:
            low, high = (max(0, rolled + c[m.DUES + content.TAX_DUE]) for rolled in (min(self.content.tax), max(self.content.tax)))
            text = self.say("board-dues-tax", number=low, most=high)
        return flow([*items, [Span(text)]], self.width, self.head("board-dues"), 2)

    def projects(self) -> Block:
        """Those in play, finished ones in a word."""
        out: Block = [self.head("board-projects")]
        for project in range(content.PROJECTS):
            if self.c[m.PROJECT + project] != m.NOT_THERE:
                out += self.project(project)
        return out

    def project(self, project: int) -> Block:
        c = self.c
        box = self.content
        head: Line = [Span("  "), Span(self.wording.project_name(project), "title"), Span("  ")]
        if c[m.PROJECT + project] == m.FINISHED:
            return flow([[Span(self.say("board-finished"), "dim")]], self.width, head, 4)
        spaces = (
            (content.STONE, c[m.STONES + project], box.project_stone[project]),
            (content.WOOD, c[m.WOODS + project], box.project_wood[project]),
        )
        items: list[Line] = []
        for thing, number, most in spaces:
            items.append([Span(self.say("board-space", thing=thing, number=number, most=most))])
        if project == content.TOWER:
            items.append([Span(self.say("board-metal"))])
        donors = [self.sign(seat) for seat in range(c[m.PLAYERS]) if c[m.SEALS + project] >> seat & 1]
        bonus = self.say("board-donors", bundle=self.wording.bundle_text(box.donors[project]))
        items.append([Span(bonus, "dim"), *(part for sign in donors for part in (Span(" "), sign))])
        if c[m.COVERED_PROJECTS] >> project & 1:
            items.append([Span(self.say("board-covered"), "event")])
        return flow(items, self.width, head, 4)

    def sites(self) -> Block:
        """Every house site: what it yields, what it takes, whose house stands there."""
        out = sentence(self.say("board-houses-legend"), self.width, self.head("board-houses"), 2, "dim")
        items: list[Line] = []
        for site in range(content.SITES):
            owner = self.c[m.SITE + site]
            material = self.wording.thing_name(self.content.site_material[site])
            text = f"{site + 1}: {self.wording.bundle_text(self.content.site_yield[site])} ({material})"
            free = owner == m.EMPTY
            items.append([Span(text, "dim")] if free else [Span(f"{text} ", f"seat-{owner + 1}"), self.sign(owner)])
        return out + flow(items, self.width, [Span("  ")], 2)

    def plague(self) -> Block:
        out = sentence(self.say("board-plague-legend"), self.width, self.head("board-plague"), 2, "dim")
        items: list[Line] = []
        for place in range(content.PLACES):
            tile = self.c[m.PLACES + place]
            state = "face-down" if tile == m.TILE_DOWN else "healed" if tile == m.TILE_GONE else "sick"
            text = self.say(f"board-{state}", number=tile)
            bonus = self.content.place_bonus[place]
            gain = f" ({self.wording.bundle_text(bonus)})" if any(bonus) and tile != m.TILE_GONE else ""
            sick = state == "sick"
            items.append([Span(f"{place + 1}: {text}", "event" if sick else "dim"), Span(gain, "" if sick else "dim")])
        return out + flow(items, self.width, [Span("  ")], 2)

    # -- players -------------------------------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Block:
        """A player: points, houses, seals, things, cards."""
        c = self.c
        over = self.view.actor == NOBODY
        roles = [self.say("board-you")] if seat == self.seat else []
        roles += [self.say("board-shield")] if seat == c[m.ACTIVE] and not over else []
        roles += [self.say("board-asked")] if seat == self.view.actor else []
        head: Line = [self.sign(seat), Span(f" {cut(self.wording.seat_names[seat], max(8, self.width // 3))}", f"seat-{seat + 1}")]
        head += [Span(f" ({', '.join(roles)})", "dim")] if roles else []
        points = self.wording.points(2 * c[m.VP + seat] + c[m.HALF + seat])
        cell = cell_of(c[m.VP + seat])
        more = c[m.VP + seat] - cell
        said = self.say("board-vp-more", points=points, cell=cell, more=more) if more else self.say("board-vp", points=points)
        items: list[Line] = [[Span(said, "title")]]
        items.append([Span(self.say("board-houses-left", number=c[m.HOUSES_LEFT + seat]))])
        items.append([Span(self.say("board-seals-left", number=c[m.SEALS_LEFT + seat]))])
        for penalty in range(content.DUES_KINDS):
            if c[m.PENALTIES + seat] >> penalty & 1:
                items.append([Span(self.penalty(seat, penalty), "event")])
        return flow(items, self.width, [*head, Span(self.gap)], 2, self.gap) + self.things(seat) + self.cards(seat)

    def penalty(self, seat: int, penalty: int) -> str:
        """[WE-7.5] After chapter IV what is missing costs double instead."""
        double = self.c[m.CHAPTER] == content.CHAPTERS and self.c[m.MISSING + seat * content.DUES_KINDS + penalty] > 0
        return self.say(f"board-double-{content.THINGS[content.DUE_THINGS[penalty]]}") if double else self.wording.penalty_name(penalty)

    def named(self, message: str) -> Line:
        return [Span("  "), Span(f"{self.say(message)} ", "dim")]

    def things(self, seat: int) -> Block:
        """[WE-1.7] What he holds; what lies behind another's screen is seen when the game is over."""
        if self.wording.screens and seat != self.seat and self.view.actor != NOBODY:
            return flow([[Span(self.say("board-screen"), "dim")]], self.width, self.named("board-has"), 4)
        have = self.c[m.HAVE + seat * content.HELD : m.HAVE + (seat + 1) * content.HELD]
        items: list[Line] = [[Span(self.wording.amount_text(thing, number))] for thing, number in enumerate(have) if number]
        return flow(items or [[Span(self.say("board-nothing"), "dim")]], self.width, self.named("board-has"), 4)

    def cards(self, seat: int) -> Block:
        """The hand and the two piles; the reader's own hand with what each card does."""
        c = self.c
        up, aside = c[m.FACE_UP + seat], c[m.SET_ASIDE + seat]
        out: Block = []
        if c[m.CHAPTER] == 0:
            return out
        if c[m.HAND + seat] == UNKNOWN:
            out += self.row("board-hand", content.CARDS - up.bit_count() - aside.bit_count() - c[m.FACE_DOWN_SIZE + seat], UNKNOWN)
        elif seat == self.seat:
            out += self.row("board-hand", c[m.HAND + seat].bit_count(), UNKNOWN)
            for card in numbers_of(c[m.HAND + seat], 0):
                head = [Span("    "), Span(f"{self.wording.action_name(card)}  ", "title")]
                out += sentence(self.wording.does(card, c[m.CHAPTER] >= FIRST_PLAGUE), self.width, head, 6)
        else:
            out += self.row("board-hand", c[m.HAND + seat].bit_count(), c[m.HAND + seat])
        out += self.row("board-open", up.bit_count(), up, c[m.LAST + seat])
        out += self.row("board-face-down-pile", c[m.FACE_DOWN_SIZE + seat], c[m.FACE_DOWN + seat])
        return out + (self.row("board-aside", aside.bit_count(), aside) if aside else [])

    def row(self, message: str, number: int, cards: int, top: int = m.EMPTY) -> Block:
        """A number of cards and, where they are known, which; the one on top comes last."""
        known = [] if cards == UNKNOWN else sorted(numbers_of(cards, 0), key=lambda card: card == top)
        names = [self.say("board-on-top", action=card) if card == top else self.wording.action_name(card) for card in known]
        head = [*self.named(message), Span(str(number) if number else self.say("board-nothing"), "" if number else "dim")]
        items: list[Line] = [[Span(name if i == len(names) - 1 else f"{name},")] for i, name in enumerate(names)]
        return flow(items, self.width, [*head, Span("  ")] if items else head, 4, " ")
