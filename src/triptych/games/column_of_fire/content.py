"""What there is in the box, as numbers and words, and what is printed on it, as lists of ints; loading.py reads it from a file.

Cards 0 to 51 are the persons, country by country, 52 to 67 the events. In a country's stack, card i of its seventeen is bit i of a mask:
thirteen persons, then four events.
"""

from __future__ import annotations

from typing import Final

from triptych.core.tables import in_order, so_many

COUNTRIES: Final = 4
COUNTRY_WORDS: Final = so_many(COUNTRIES, "england", "france", "netherlands", "spain")
GOOD_KINDS: Final = 4
GOOD_WORDS: Final = so_many(GOOD_KINDS, "book", "ore", "cloth", "wine")

WHITE: Final = 0
BLUE: Final = 1
ORANGE: Final = 2
BROWN: Final = 3
PURPLE: Final = 4
BLACK: Final = 5  # the religion die
DIE_WORDS: Final = in_order((WHITE, "white"), (BLUE, "blue"), (ORANGE, "orange"), (BROWN, "brown"), (PURPLE, "purple"), (BLACK, "black"))
DICE: Final = 5  # the coloured ones of a player
COLOUR_WORDS: Final = so_many(DICE, *DIE_WORDS[:BLACK])
FACES: Final = 6

CATHOLIC: Final = 0
PROTESTANT: Final = 1
NEUTRAL: Final = 2  # of stones only
STONE_KINDS: Final = 3
STONE_WORDS: Final = so_many(STONE_KINDS, *in_order((CATHOLIC, "catholic"), (PROTESTANT, "protestant"), (NEUTRAL, "neutral")))
RELIGIONS: Final = 2
RELIGION_WORDS: Final = so_many(RELIGIONS, *STONE_WORDS[:NEUTRAL])

LANGUAGES: Final = ("en", "de", "fr")

# Events (CF-11).
LOCH_LEVEN: Final = 0
LOSE_VP: Final = 1
LOSE_GOOD: Final = 2
LOWER_DIE: Final = 3
HOUSE_DOWN: Final = 4
RELIGION_DIE_VP: Final = 5
EFFECTS: Final = in_order(
    (LOCH_LEVEN, "loch_leven"),
    (LOSE_VP, "lose_vp"),
    (LOSE_GOOD, "lose_good"),
    (LOWER_DIE, "lower_die"),
    (HOUSE_DOWN, "house_down"),
    (RELIGION_DIE_VP, "religion_die_vp"),
)
# Whom an event names: a religion, everybody, or those with a house in country (who - HOUSE_IN).
ALL_PLAYERS: Final = 2
HOUSE_IN: Final = 3
WHO_WORDS: Final = in_order(
    *enumerate(RELIGION_WORDS),
    (ALL_PLAYERS, "all"),
    *((HOUSE_IN + country, f"house:{word}") for country, word in enumerate(COUNTRY_WORDS)),
)

PERSONS_PER_STACK: Final = 13
EVENTS_PER_STACK: Final = 4
CARDS_PER_STACK: Final = 17
PERSONS: Final = 52
CARDS: Final = 68
LOCH_CARDS: Final = 4
TILE_KINDS: Final = 12  # room for kinds of advantage tile
TILES_IN_ALL: Final = 28
MOST_SPACES: Final = 32


class Content:
    """What is printed on the things of the box."""

    def __init__(self) -> None:
        self.hash = ""
        self.text = ""
        self.colour: list[int] = []
        """Die colour of each space of the track."""
        self.space_action: list[int] = []
        self.ahead: list[list[int]] = []
        """space * DICE + colour: the other spaces of that colour, clockwise."""
        self.price: list[int] = [0] * (COUNTRIES * GOOD_KINDS)
        """country * GOOD_KINDS + good: what it sells for, 0 if it is not bought there."""
        self.loch_religion: list[int] = []
        self.loch_good: list[int] = []
        self.loch_space: list[int] = []
        self.tile_keys: list[str] = []
        self.tile_count: list[int] = []
        self.tile_action: list[int] = []
        """The action of a kind of tile, or -1 for one that shows VP."""
        self.tile_vp: list[int] = []
        self.card_id: list[str] = []
        self.card_name: list[dict[str, str]] = []
        self.card_note: list[str] = []
        self.card_source: list[str] = []
        self.stone: list[int] = []
        self.actions: list[list[int]] = []
        self.event_who: list[int] = [0] * CARDS
        self.event_effect: list[int] = [0] * CARDS
        self.event_amount: list[int] = [0] * CARDS

    def buyers(self, good: int) -> list[int]:
        """The countries that buy a good."""
        return [country for country in range(COUNTRIES) if self.price[country * GOOD_KINDS + good]]

    def goods_bought(self, country: int) -> list[int]:
        return [good for good in range(GOOD_KINDS) if self.price[country * GOOD_KINDS + good]]


def country_of(card: int) -> int:
    return card // PERSONS_PER_STACK if card < PERSONS else (card - PERSONS) // EVENTS_PER_STACK


def bit_of(card: int) -> int:
    """The card's place in its stack's mask."""
    return card % PERSONS_PER_STACK if card < PERSONS else PERSONS_PER_STACK + (card - PERSONS) % EVENTS_PER_STACK


def card_at(country: int, bit: int) -> int:
    return country * PERSONS_PER_STACK + bit if bit < PERSONS_PER_STACK else PERSONS + country * EVENTS_PER_STACK + bit - PERSONS_PER_STACK
