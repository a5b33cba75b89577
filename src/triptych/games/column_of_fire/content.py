"""The content table, loaded once into lists of ints.

Cards 0 to 51 are the persons, country by country, 52 to 67 the events. In a country's stack, card i of its seventeen is bit i of a mask:
thirteen persons, then four events.
"""

from __future__ import annotations

import re
from typing import Any, Final

from triptych.core.content import ContentFile, shown

COUNTRIES: Final = ("england", "france", "netherlands", "spain")
DICE: Final = ("white", "blue", "orange", "brown", "purple", "black")
GOODS: Final = ("book", "ore", "cloth", "wine")
RELIGIONS: Final = ("catholic", "protestant")
STONES: Final = ("catholic", "protestant", "neutral")
LANGUAGES: Final = ("en", "de", "fr")

PURPLE: Final = 4
BLACK: Final = 5
NEUTRAL: Final = 2

# Actions (CF-7), each one int.
GOOD: Final = 0  # + good
ANY_GOOD: Final = 4
ADVANTAGE: Final = 5
PROTECTION: Final = 6
CAPTAIN: Final = 7
NEUTRAL_STONE: Final = 8
TURN_DIE: Final = 9
REMOVE_PERSON: Final = 10
STEP_ON: Final = 11
TAKE_DIE: Final = 12
SHIP: Final = 16  # + country
MARKET: Final = 20  # + good
STONE: Final = 24  # + religion, 2 = either
VP: Final = 32  # + points
MOST_VP: Final = 9

# Events (CF-11).
LOCH_LEVEN: Final = 0
LOSE_VP: Final = 1
LOSE_GOOD: Final = 2
LOWER_DIE: Final = 3
HOUSE_DOWN: Final = 4
RELIGION_DIE_VP: Final = 5
EFFECTS: Final = ("loch_leven", "lose_vp", "lose_good", "lower_die", "house_down", "religion_die_vp")
# Whom an event names: a religion, everybody, or those with a house in country (who - HOUSE_IN).
ALL_PLAYERS: Final = 2
HOUSE_IN: Final = 3

PERSONS: Final = 52
CARDS: Final = 68
PERSONS_PER_STACK: Final = 13
CARDS_PER_STACK: Final = 17
TILE_KINDS: Final = 12  # room for kinds of advantage tile
TILES: Final = 28
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
        """space * 5 + colour: the other spaces of that colour, clockwise."""
        self.price: list[int] = [0] * 16
        """country * 4 + good: what it sells for, 0 if it is not bought there."""
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
        return [country for country in range(4) if self.price[country * 4 + good]]

    def goods_bought(self, country: int) -> list[int]:
        return [good for good in range(4) if self.price[country * 4 + good]]


def country_of(card: int) -> int:
    return card // PERSONS_PER_STACK if card < PERSONS else (card - PERSONS) // 4


def bit_of(card: int) -> int:
    """The card's place in its stack's mask."""
    return card % PERSONS_PER_STACK if card < PERSONS else PERSONS_PER_STACK + (card - PERSONS) % 4


def card_at(country: int, bit: int) -> int:
    return country * PERSONS_PER_STACK + bit if bit < PERSONS_PER_STACK else PERSONS + country * 4 + bit - PERSONS_PER_STACK


def action_text(action: int) -> str:
    """An action in the words of the content file."""
    if action < ANY_GOOD:
        return f"good:{GOODS[action]}"
    if action >= VP:
        return f"vp:{action - VP}"
    if action >= STONE:
        return f"stone:{(*RELIGIONS, 'either')[action - STONE]}"
    if action >= MARKET:
        return f"market:{GOODS[action - MARKET]}"
    if action >= SHIP:
        return f"ship:{COUNTRIES[action - SHIP]}"
    return _PLAIN[action]


_PLAIN: Final = {
    ANY_GOOD: "any_good",
    ADVANTAGE: "advantage",
    PROTECTION: "protection",
    CAPTAIN: "captain",
    NEUTRAL_STONE: "neutral_stone",
    TURN_DIE: "turn_die",
    REMOVE_PERSON: "remove_person",
    STEP_ON: "step_on",
    TAKE_DIE: "take_die",
}
_ACTIONS: Final = {
    action_text(action): action
    for action in [*range(13), *range(SHIP, SHIP + 8), *range(STONE, STONE + 3), *range(VP + 1, VP + MOST_VP + 1)]
}
_WORD: Final = re.compile(r"\w[\w.-]*")
_TRACK_ONLY: Final = {ANY_GOOD, *range(SHIP, SHIP + 8)}


def load(text: str, where: str) -> Content:
    """Read and check a content file; ContentError lists everything that is wrong, with lines."""
    file = ContentFile(text, where)
    content = Content()
    content.hash = file.hash
    content.text = file.text
    _load_track(file, content)
    _load_sales(file, content)
    _load_loch_leven(file, content)
    _load_tiles(file, content)
    _load_cards(file, content)
    for key in file.data:
        if key not in ("track", "sales", "loch_leven", "advantage_tiles", "person", "event"):
            file.problem(file.line(key), f"unknown table '{key}'")
    file.finish()
    return content


def _action(file: ContentFile, value: object, line: int, what: str, *, track: bool = False) -> int:
    action: int | None = _ACTIONS.get(value) if isinstance(value, str) else None
    if action is None:
        file.problem(line, f"{what}: {shown(value)} is not an action; actions are {', '.join(_ACTIONS)}")
        return PROTECTION
    if action in _TRACK_ONLY and not track:
        file.problem(line, f"{what}: '{value}' stands on the track only")
    return action


def _load_track(file: ContentFile, content: Content) -> None:
    spaces = file.entries("track")
    if not 5 <= len(spaces) <= MOST_SPACES:
        file.problem(file.line("track"), f"track: expected 5 to {MOST_SPACES} spaces, found {len(spaces)}")
        spaces = spaces[:MOST_SPACES]
    for i, entry in enumerate(spaces):
        line = file.line("track", i)
        file.known_keys(entry, "track", i, ("colour", "action"))
        colour = file.word(entry.get("colour"), DICE[:5], line, f"track {i}")
        action = _action(file, entry.get("action"), line, f"track {i}", track=True)
        if (colour == PURPLE) != (SHIP <= action < MARKET):
            file.problem(line, f"track {i}: purple spaces, and only those, show a ship (CF-1.8)")
        content.colour.append(colour)
        content.space_action.append(action)
    n = len(spaces)
    for space in range(n):
        for die in range(5):
            ring = [(space + step) % n for step in range(1, n)]
            content.ahead.append([goal for goal in ring if content.colour[goal] == die])


def _load_sales(file: ContentFile, content: Content) -> None:
    sales = file.table("sales")
    for country in sales:
        if country not in COUNTRIES:
            file.problem(file.line("sales", -1, country), f"sales: '{country}' is none of {', '.join(COUNTRIES)}")
    for c, country in enumerate(COUNTRIES):
        line = file.line("sales", -1, country)
        box: Any = sales.get(country)
        if not isinstance(box, dict) or len(box) != 2:
            file.problem(line, f"sales: {country} must buy two goods, as {{ cloth = 4, wine = 2 }}")
            continue
        for good, price in box.items():
            g = file.word(good, GOODS, line, f"sales of {country}")
            if not isinstance(price, int) or isinstance(price, bool) or not 1 <= price <= 20:
                file.problem(line, f"sales of {country}: the price of {good} must be a number from 1 to 20")
                continue
            content.price[c * 4 + g] = price
    for g, good in enumerate(GOODS):
        if len(content.buyers(g)) != 2 and not file.problems:
            file.problem(file.line("sales"), f"sales: {good} must be bought in exactly two countries (CF-1.3)")


def _load_loch_leven(file: ContentFile, content: Content) -> None:
    cards = file.entries("loch_leven")
    file.count(len(cards), 4, file.line("loch_leven"), "loch_leven cards")
    for i, entry in enumerate(cards):
        file.known_keys(entry, "loch_leven", i, ("religion", "good", "space", "source"))
        line = file.line("loch_leven", i)
        content.loch_religion.append(file.word(entry.get("religion"), RELIGIONS, line, f"loch_leven {i + 1} religion"))
        content.loch_good.append(file.word(entry.get("good"), GOODS, line, f"loch_leven {i + 1} good"))
        action = _action(file, entry.get("space"), line, f"loch_leven {i + 1} space", track=True)
        spaces = [space for space, there in enumerate(content.space_action) if there == action]
        if len(spaces) != 1:
            file.problem(line, f"loch_leven {i + 1}: exactly one space of the track must show {shown(entry.get('space'))}")
        content.loch_space.append(spaces[0] if spaces else 0)
        file.text_of(entry, "loch_leven", i, "source")
    for r, religion in enumerate(RELIGIONS):
        if content.loch_religion.count(r) != 2:
            file.problem(file.line("loch_leven"), f"loch_leven: expected two {religion} cards (CF-2.2)")
    if len(set(content.loch_space)) != len(content.loch_space):
        file.problem(file.line("loch_leven"), "loch_leven: two cards start on the same space (CF-1.8)")


def _load_tiles(file: ContentFile, content: Content) -> None:
    tiles = file.table("advantage_tiles")
    if len(tiles) > TILE_KINDS:
        file.problem(file.line("advantage_tiles"), f"advantage_tiles: at most {TILE_KINDS} kinds, found {len(tiles)}")
    for key, number in tiles.items():
        line = file.line("advantage_tiles", -1, key)
        action = _action(file, key, line, "advantage_tiles")
        if not isinstance(number, int) or isinstance(number, bool) or number < 1:
            file.problem(line, f"advantage_tiles: the number of '{key}' must be at least 1")
            number = 1
        content.tile_keys.append(key)
        content.tile_count.append(number)
        content.tile_action.append(-1 if action >= VP else action)
        content.tile_vp.append(action - VP if action >= VP else 0)
    file.count(sum(content.tile_count), TILES, file.line("advantage_tiles"), "advantage_tiles in all (CF-1.5)")
    if STONE + 2 in content.tile_action and (STONE in content.tile_action or STONE + 1 in content.tile_action):
        line = file.line("advantage_tiles")
        file.problem(line, "advantage_tiles: 'stone:either' beside a tile of one religion would leave open which tile is used")


def _load_cards(file: ContentFile, content: Content) -> None:
    stacks: list[list[tuple[int, Any]]] = [[] for _ in range(8)]
    ids: set[str] = set()
    for half, table in enumerate(("person", "event")):
        known = ("id", "country", "name", "note", "source", *(("stone", "actions") if half == 0 else ("who", "effect")))
        for i, entry in enumerate(file.entries(table)):
            file.known_keys(entry, table, i, known)
            country = file.word(entry.get("country"), COUNTRIES, file.line(table, i, "country"), f"{table} {i + 1} country")
            stacks[half * 4 + country].append((i, entry))
            ident = file.text_of(entry, table, i, "id")
            if ident in ids or not _WORD.fullmatch(ident):  # a word of records and positions, where commas and slashes part things
                file.problem(
                    file.line(table, i, "id"), f"{table} {i + 1}: id '{ident}' must be one word (letters, digits, - _ .) and used once"
                )
            ids.add(ident)
            file.text_of(entry, table, i, "source")
    for country, name in enumerate(COUNTRIES):
        file.count(len(stacks[country]), PERSONS_PER_STACK, file.line("person"), f"persons of {name} (CF-1.2)")
        file.count(len(stacks[4 + country]), 4, file.line("event"), f"events of {name} (CF-1.2)")
    if file.problems:
        return
    for place, (i, entry) in enumerate(card for stack in stacks for card in stack):
        table = "person" if place < PERSONS else "event"
        content.card_id.append(entry["id"])
        content.card_name.append(file.names_of(entry, table, i, LANGUAGES))
        content.card_note.append(file.text_of(entry, table, i, "note") if "note" in entry else "")
        content.card_source.append(str(entry["source"]))
        if place < PERSONS:
            content.stone.append(file.word(entry.get("stone"), STONES, file.line("person", i, "stone"), f"{entry['id']} stone"))
            content.actions.append(_person_actions(file, entry, i))
        else:
            _load_event(file, content, entry, i, place)
    for country, name in enumerate(COUNTRIES):
        effects = [content.event_effect[PERSONS + country * 4 + i] for i in range(4)]
        if effects.count(RELIGION_DIE_VP) != 1:
            file.problem(file.line("event"), f"events of {name}: exactly one is religion_die_vp (CF-11.1)")
        if effects.count(LOCH_LEVEN) != 1:
            file.problem(file.line("event"), f"events of {name}: exactly one is loch_leven (CF-11.4)")


def _person_actions(file: ContentFile, entry: Any, i: int) -> list[int]:
    line = file.line("person", i, "actions")
    found = entry.get("actions")
    if not isinstance(found, list) or not 1 <= len(found) <= 2:
        file.problem(line, f"{entry['id']}: 'actions' must be a list of one or two")
        return [PROTECTION]
    actions = [_action(file, action, line, entry["id"]) for action in found]
    if len({action if action < VP else VP for action in actions}) != len(actions):
        file.problem(line, f"{entry['id']}: the two actions must differ")
    return actions


def _load_event(file: ContentFile, content: Content, entry: Any, i: int, card: int) -> None:
    ident = entry["id"]
    line = file.line("event", i, "effect")
    written = entry.get("effect")
    effect, _, amount = written.partition(":") if isinstance(written, str) else (shown(written), "", "")
    content.event_effect[card] = file.word(effect, EFFECTS, line, f"{ident} effect")
    if effect in ("lose_vp", "lose_good"):
        if amount.isdecimal() and len(amount) <= 2 and 1 <= int(amount) <= 50:
            content.event_amount[card] = int(amount)
        else:
            file.problem(line, f"{ident}: '{effect}' needs a number, as {effect}:2")
    elif amount:
        file.problem(line, f"{ident}: '{effect}' takes no number")
    line = file.line("event", i, "who")
    who = (*RELIGIONS, "all", *(f"house:{country}" for country in COUNTRIES))
    content.event_who[card] = file.word(entry.get("who"), who, line, f"{ident} who")
    if effect == "religion_die_vp" and entry.get("who") != "all":
        file.problem(line, f"{ident}: religion_die_vp is for all (CF-11.3)")
