"""A table for tests: put things where they matter, say whose turn it is, then play by text and look.

    t = Table().house(RED, "england", 4)
    t.second_half(BLUE, white=4)
    t.play("take white england")
    assert t.houses("england") == [4, 3, 0, 0]

An untouched table is in its second year, before anything has been gained: 2 VP, no goods, no tiles, all dice free, religion dice on 3,
religions in turn, an unspectacular person on each stack. With 2 VP and no tiles no window opens, so tests see only what they are about.
"""

from __future__ import annotations

from functools import lru_cache

from tests.games.table import GameTable
from triptych.core import registry
from triptych.core.errors import TriptychError
from triptych.core.state import CHANCE
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import (
    CARDS_PER_STACK,
    COUNTRY_WORDS,
    DIE_WORDS,
    GOOD_WORDS,
    RELIGION_WORDS,
    STONE_WORDS,
    TILE_KINDS,
    bit_of,
    card_at,
    country_of,
)
from triptych.games.column_of_fire.game import ColumnOfFire

RED, GREEN, YELLOW, BLUE = 0, 1, 2, 3
TOPS = ("elizabeth", "coligny", "orange", "philip")
PLACES = ("free", "loch", "person", "hand")


@lru_cache(maxsize=16)
def fire(own: str = "") -> ColumnOfFire:
    """The game, with the content of the box or with this one."""
    found = registry.game("column-of-fire", "", own)
    assert isinstance(found, ColumnOfFire)
    return found


def own_content(*changes: tuple[str, str]) -> str:
    """The content of the box with some words replaced, each of which must be there."""
    text = fire().content_text
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


class Table(GameTable):
    """A position that is set up, then played."""

    game: ColumnOfFire
    s: m.FireState

    def __init__(self, players: int = 4, own: str = "") -> None:
        self.game = fire(own)
        self.content = self.game.content
        self.players = players
        self.s = self.game.table(players)
        self.s.sink = []
        c = self.s.cells
        c[m.START] = 0
        c[m.YEAR] = 2
        c[m.HALF] = 1
        c[m.TURN] = 0
        for seat in range(players):
            c[m.RELIGION + seat] = seat % 2
            c[m.FAITH + seat] = 3
            c[m.LOCH_CARD + seat] = seat
            c[m.DISC + seat] = self.content.loch_space[seat]
        for country, card in zip(COUNTRY_WORDS, TOPS, strict=True):
            self.stack(country, card)

    # -- putting things on the table -----------------------------------------------------------------------------------

    def has(
        self,
        seat: int,
        *,
        vp: int | None = None,
        protection: int | None = None,
        religion: str | None = None,
        faith: int | None = None,
        disc: int | None = None,
        goods: dict[str, int] | None = None,
        tiles: dict[str, int] | None = None,
    ) -> Table:
        """What lies in front of a player; tiles come out of the supply."""
        c = self.s.cells
        if vp is not None:
            c[m.VP + seat] = vp
        if protection is not None:
            c[m.PROTECTION + seat] = protection
        if religion is not None:
            c[m.RELIGION + seat] = RELIGION_WORDS.index(religion)
        if faith is not None:
            c[m.FAITH + seat] = faith
        if disc is not None:
            c[m.DISC + seat] = disc
        for good, number in (goods or {}).items():
            c[m.GOODS + seat * 4 + GOOD_WORDS.index(good)] = number
        for key, number in (tiles or {}).items():
            kind = self.content.tile_keys.index(key)
            c[m.SUPPLY + kind] -= number
            c[m.TILES + seat * TILE_KINDS + kind] += number
            c[m.TILE_COUNT + seat] += number
        return self

    def everybody(self, *, vp: int | None = None, protection: int | None = None, religion: str | None = None) -> Table:
        for seat in range(self.players):
            self.has(seat, vp=vp, protection=protection, religion=religion)
        return self

    def house(self, seat: int, country: str, number: int) -> Table:
        self.s.cells[m.HOUSE + seat * 4 + COUNTRY_WORDS.index(country)] = number
        return self

    def person(self, seat: int, name: str, die: str, number: int) -> Table:
        """A person at the right end of a display; it leaves its stack."""
        c = self.s.cells
        card = self.content.card_id.index(name)
        place = c[m.DISPLAY_SIZE + seat]
        self._out_of_stack(card)
        c[m.DISPLAY + seat * 5 + place] = card
        c[m.DISPLAY_DIE + seat * 5 + place] = DIE_WORDS.index(die)
        c[m.DISPLAY_SIZE + seat] = place + 1
        c[m.DIE_AT + seat * 5 + DIE_WORDS.index(die)] = m.ON_PERSON
        c[m.DIE_VALUE + seat * 5 + DIE_WORDS.index(die)] = number
        return self

    def prisoner(self, seat: int, die: str, number: int) -> Table:
        """A die on Loch Leven."""
        c = self.s.cells
        c[m.DIE_AT + seat * 5 + DIE_WORDS.index(die)] = m.ON_LOCH_LEVEN
        c[m.DIE_VALUE + seat * 5 + DIE_WORDS.index(die)] = number
        return self

    def rolled(self, seat: int, **numbers: int) -> Table:
        """Numbers on free dice."""
        for die, number in numbers.items():
            self.s.cells[m.DIE_VALUE + seat * 5 + DIE_WORDS.index(die)] = number
        return self

    def lay(self, country: str, catholic: int = 0, protestant: int = 0, neutral: int = 0) -> Table:
        """Stones on a country's religion spaces."""
        at = m.STONES + COUNTRY_WORDS.index(country) * 3
        self.s.cells[at : at + 3] = [catholic, protestant, neutral]
        return self

    def stack(self, country: str, top: str | None, left: list[str] | None = None) -> Table:
        """What lies on a stack, and what is left in it (default: the rest, as it stands)."""
        c = self.s.cells
        at = COUNTRY_WORDS.index(country)
        if left is not None:
            c[m.STACK_LEFT + at] = sum(1 << bit_of(self.content.card_id.index(name)) for name in left)
        elif c[m.STACK_TOP + at] != m.EMPTY:
            c[m.STACK_LEFT + at] |= 1 << bit_of(c[m.STACK_TOP + at])
        c[m.STACK_TOP + at] = m.EMPTY
        if top is not None:
            card = self.content.card_id.index(top)
            self._out_of_stack(card)
            c[m.STACK_TOP + at] = card
        return self

    def used_up(self, country: str) -> Table:
        """A stack that has run out."""
        self.s.cells[m.FINALE] |= m.STACK_OUT
        return self.stack(country, None, [])

    def discard_supply(self, keep: int = 0) -> Table:
        """All face-down action tiles but `keep` go to the discard, all face-down VP tiles to the last player."""
        c = self.s.cells
        for kind, action in enumerate(self.content.tile_action):
            while c[m.SUPPLY + kind] > 0 and sum(c[m.SUPPLY : m.SUPPLY + TILE_KINDS]) > keep:
                c[m.SUPPLY + kind] -= 1
                if action >= 0:
                    c[m.USED + kind] += 1
                else:
                    c[m.TILES + (self.players - 1) * TILE_KINDS + kind] += 1
                    c[m.TILE_COUNT + self.players - 1] += 1
        return self

    def event_has_happened(self) -> Table:
        self.s.cells[m.EVENT_DONE] = 1
        return self

    def _out_of_stack(self, card: int) -> None:
        c = self.s.cells
        country = country_of(card)
        if c[m.STACK_TOP + country] == card:
            c[m.STACK_TOP + country] = m.EMPTY
            rest = [card_at(country, bit) for bit in range(CARDS_PER_STACK) if c[m.STACK_LEFT + country] >> bit & 1]
            self.stack(COUNTRY_WORDS[country], self.content.card_id[rest[0]])
        else:
            c[m.STACK_LEFT + country] &= ~(1 << bit_of(card))

    # -- whose turn it is ----------------------------------------------------------------------------------------------

    def at(self, agenda: str, seat: int, half: int) -> Table:
        """Go on from this place in the year: steps and their numbers, the lowest (`order`) left out."""
        self.s.cells[m.TURN] = seat
        self.s.cells[m.HALF] = half
        self.set_agenda(["order", *agenda.split(">")])
        return self

    def first_half(self, seat: int) -> Table:
        """The seat begins its first half-year."""
        return self.at("first-half", seat, 1)

    def before_roll(self, seat: int) -> Table:
        """The seat begins its second half-year."""
        return self.at("second-half", seat, 2)

    def second_half(self, seat: int, **numbers: int) -> Table:
        """The seat has rolled these numbers with its free dice (1 with those not named) and chooses a person."""
        self.at("second-half:1", seat, 2)
        return self.roll(**numbers)

    def roll(self, **numbers: int) -> Table:
        """Roll the dice that are due."""
        while self.asked == CHANCE and self.offered[0].startswith("roll "):
            die = self.offered[0].split()[1]
            self.play(f"roll {die} {numbers.pop(die, 1)}")
        assert not numbers, f"not rolled: {numbers}"
        return self

    def track(self, seat: int) -> Table:
        """The seat has taken its person and comes to the action track."""
        return self.at("second-half:3", seat, 2)

    def end_of_turn(self, seat: int, half: int = 1) -> Table:
        """The seat has done everything; the window before the conflicts is next."""
        return self.at("first-half:3" if half == 1 else "second-half:4", seat, half)

    def using(self, seat: int, name: str, die: str = "white", number: int = 4) -> Table:
        """The seat may use this person of its display, in its first half-year, behind all others in the row."""
        c = self.s.cells
        if name not in self.display(seat):
            self.person(seat, name, die, number)
        c[m.ROW_DONE] = 31
        return self.at(f"first-half:2>use:{self.content.card_id.index(name)}", seat, 1)

    def on_space(self, seat: int, space: int) -> Table:
        """The seat's disc has just come to a space; one that lay there gets the space it comes from."""
        for other in range(self.players):
            if self.disc[other] == space:
                self.has(other, disc=self.disc[seat])
        self.has(seat, disc=space)
        frames = f"second-half:4>neutral:{space}:0>use:{64 + space}"
        if self.players == 4 or not 16 <= self.content.space_action[space] < 20:
            frames = f"second-half:4>use:{64 + space}"
        return self.at(frames, seat, 2)

    def turning_up(self, card: str, seat: int, half: int = 1) -> Table:
        """The seat turns up this card of its stack, in the middle of its turn."""
        country = country_of(self.content.card_id.index(card))
        self.at(f"{'first-half:3' if half == 1 else 'second-half:4'}>turn-up:{country}", seat, half)
        return self.play(f"turn-up {card}")

    # -- playing -------------------------------------------------------------------------------------------------------

    @property
    def choice(self) -> list[str]:
        """What is offered, the anytime moves aside."""
        return [text for text in self.offered if not text.startswith(("ransom ", "tile "))]

    @property
    def anytime(self) -> list[str]:
        return [text for text in self.offered if text.startswith(("ransom ", "tile "))]

    # -- looking -------------------------------------------------------------------------------------------------------

    def _seats(self, at: int) -> list[int]:
        return self.s.cells[at : at + self.players]

    @property
    def vp(self) -> list[int]:
        return self._seats(m.VP)

    @property
    def protection(self) -> list[int]:
        return self._seats(m.PROTECTION)

    @property
    def faith(self) -> list[int]:
        return self._seats(m.FAITH)

    @property
    def disc(self) -> list[int]:
        return self._seats(m.DISC)

    @property
    def religion(self) -> list[str]:
        return [RELIGION_WORDS[religion] for religion in self._seats(m.RELIGION)]

    @property
    def year(self) -> int:
        return self.s.cells[m.YEAR]

    @property
    def half(self) -> int:
        return self.s.cells[m.HALF]

    @property
    def turn(self) -> int:
        return self.s.cells[m.TURN]

    def last_year(self) -> bool:
        return self.s.cells[m.FINALE] != 0

    def goods(self, seat: int) -> dict[str, int]:
        at = m.GOODS + seat * 4
        return {good: number for good, number in zip(GOOD_WORDS, self.s.cells[at : at + 4], strict=True) if number}

    def display(self, seat: int) -> list[str]:
        at = m.DISPLAY + seat * 5
        return [self.content.card_id[card] for card in self.s.cells[at : at + 5] if card != m.EMPTY]

    def die(self, seat: int, die: str) -> tuple[str, int]:
        """Where a die is (a person by its name) and its number, 0 for none."""
        c = self.s.cells
        place = PLACES[c[m.DIE_AT + seat * 5 + DIE_WORDS.index(die)]]
        if place == "person":
            at = c[m.DISPLAY_DIE + seat * 5 : m.DISPLAY_DIE + seat * 5 + 5].index(DIE_WORDS.index(die))
            place = self.display(seat)[at]
        return place, c[m.DIE_VALUE + seat * 5 + DIE_WORDS.index(die)]

    def houses(self, country: str) -> list[int]:
        """The numbers the houses stand on, by seat."""
        return [self.s.cells[m.HOUSE + seat * 4 + COUNTRY_WORDS.index(country)] for seat in range(self.players)]

    def stones(self, country: str) -> dict[str, int]:
        at = m.STONES + COUNTRY_WORDS.index(country) * 3
        return {stone: number for stone, number in zip(STONE_WORDS, self.s.cells[at : at + 3], strict=True) if number}

    def top(self, country: str) -> str | None:
        card = self.s.cells[m.STACK_TOP + COUNTRY_WORDS.index(country)]
        return None if card == m.EMPTY else self.content.card_id[card]

    def left(self, country: str) -> set[str]:
        at = COUNTRY_WORDS.index(country)
        bits = self.s.cells[m.STACK_LEFT + at]
        return {self.content.card_id[card_at(at, bit)] for bit in range(CARDS_PER_STACK) if bits >> bit & 1}

    def _tiles(self, at: int) -> dict[str, int]:
        return {key: self.s.cells[at + kind] for kind, key in enumerate(self.content.tile_keys) if self.s.cells[at + kind]}

    def tiles(self, seat: int) -> dict[str, int]:
        return self._tiles(m.TILES + seat * TILE_KINDS)

    @property
    def supply(self) -> dict[str, int]:
        return self._tiles(m.SUPPLY)

    @property
    def used(self) -> dict[str, int]:
        return self._tiles(m.USED)


def cannot_draw(t: Table, text: str) -> bool:
    """Is this a lot of the game that cannot fall now?"""
    try:
        return t.game.lots.parse(text) not in t.s.moves
    except TriptychError:
        return True
