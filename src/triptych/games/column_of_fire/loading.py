"""A content file read and checked."""

from __future__ import annotations

import re
from typing import Any, Final

from triptych.core.content import ContentFile, shown
from triptych.games.column_of_fire import content, symbols
from triptych.games.column_of_fire.content import Content

_WORD: Final = re.compile(r"\w[\w.-]*")
_TRACK_ONLY: Final = (symbols.ANY_GOOD, symbols.SHIP, symbols.MARKET)


def load(text: str, where: str) -> Content:
    """Read and check a content file; ContentError lists everything that is wrong, with lines."""
    file = ContentFile(text, where)
    box = Content()
    box.hash = file.hash
    box.text = file.text
    _load_track(file, box)
    _load_sales(file, box)
    _load_loch_leven(file, box)
    _load_tiles(file, box)
    _load_cards(file, box)
    for key in file.data:
        if key not in ("track", "sales", "loch_leven", "advantage_tiles", "person", "event"):
            file.problem(file.line(key), f"unknown table '{key}'")
    file.finish()
    return box


def _action(file: ContentFile, value: object, line: int, what: str, *, track: bool = False) -> int:
    action: int | None = symbols.ACTIONS.get(value) if isinstance(value, str) else None
    if action is None:
        file.problem(line, f"{what}: {shown(value)} is not an action; actions are {', '.join(symbols.ACTIONS)}")
        return symbols.PROTECTION
    if symbols.KINDS[action] in _TRACK_ONLY and not track:
        file.problem(line, f"{what}: '{value}' stands on the track only")
    return action


def _load_track(file: ContentFile, box: Content) -> None:
    spaces = file.entries("track")
    if not content.DICE <= len(spaces) <= content.MOST_SPACES:
        file.problem(file.line("track"), f"track: expected {content.DICE} to {content.MOST_SPACES} spaces, found {len(spaces)}")
        spaces = spaces[: content.MOST_SPACES]
    for i, entry in enumerate(spaces):
        line = file.line("track", i)
        file.known_keys(entry, "track", i, ("colour", "action"))
        colour = file.word(entry.get("colour"), content.COLOUR_WORDS, line, f"track {i}")
        action = _action(file, entry.get("action"), line, f"track {i}", track=True)
        if (colour == content.PURPLE) != (symbols.KINDS[action] == symbols.SHIP):
            file.problem(line, f"track {i}: purple spaces, and only those, show a ship (CF-1.8)")
        box.colour.append(colour)
        box.space_action.append(action)
    n = len(spaces)
    for space in range(n):
        for die in range(content.DICE):
            ring = [(space + step) % n for step in range(1, n)]
            box.ahead.append([goal for goal in ring if box.colour[goal] == die])


def _load_sales(file: ContentFile, box: Content) -> None:
    sales = file.table("sales")
    for country in sales:
        if country not in content.COUNTRY_WORDS:
            file.problem(file.line("sales", -1, country), f"sales: '{country}' is none of {', '.join(content.COUNTRY_WORDS)}")
    for c, country in enumerate(content.COUNTRY_WORDS):
        line = file.line("sales", -1, country)
        stall: Any = sales.get(country)
        if not isinstance(stall, dict) or len(stall) != 2:
            file.problem(line, f"sales: {country} must buy two goods, as {{ cloth = 4, wine = 2 }}")
            continue
        for good, price in stall.items():
            g = file.word(good, content.GOOD_WORDS, line, f"sales of {country}")
            if not isinstance(price, int) or isinstance(price, bool) or not 1 <= price <= 20:
                file.problem(line, f"sales of {country}: the price of {good} must be a number from 1 to 20")
                continue
            box.price[c * content.GOOD_KINDS + g] = price
    for g, good in enumerate(content.GOOD_WORDS):
        if len(box.buyers(g)) != 2 and not file.problems:
            file.problem(file.line("sales"), f"sales: {good} must be bought in exactly two countries (CF-1.3)")


def _load_loch_leven(file: ContentFile, box: Content) -> None:
    cards = file.entries("loch_leven")
    file.count(len(cards), content.LOCH_CARDS, file.line("loch_leven"), "loch_leven cards")
    for i, entry in enumerate(cards):
        file.known_keys(entry, "loch_leven", i, ("religion", "good", "space", "source"))
        line = file.line("loch_leven", i)
        box.loch_religion.append(file.word(entry.get("religion"), content.RELIGION_WORDS, line, f"loch_leven {i + 1} religion"))
        box.loch_good.append(file.word(entry.get("good"), content.GOOD_WORDS, line, f"loch_leven {i + 1} good"))
        action = _action(file, entry.get("space"), line, f"loch_leven {i + 1} space", track=True)
        spaces = [space for space, there in enumerate(box.space_action) if there == action]
        if len(spaces) != 1:
            file.problem(line, f"loch_leven {i + 1}: exactly one space of the track must show {shown(entry.get('space'))}")
        box.loch_space.append(spaces[0] if spaces else 0)
        file.text_of(entry, "loch_leven", i, "source")
    for r, religion in enumerate(content.RELIGION_WORDS):
        if box.loch_religion.count(r) != 2:
            file.problem(file.line("loch_leven"), f"loch_leven: expected two {religion} cards (CF-2.2)")
    if len(set(box.loch_space)) != len(box.loch_space):
        file.problem(file.line("loch_leven"), "loch_leven: two cards start on the same space (CF-1.8)")


def _load_tiles(file: ContentFile, box: Content) -> None:
    tiles = file.table("advantage_tiles")
    if len(tiles) > content.TILE_KINDS:
        file.problem(file.line("advantage_tiles"), f"advantage_tiles: at most {content.TILE_KINDS} kinds, found {len(tiles)}")
    for key, number in tiles.items():
        line = file.line("advantage_tiles", -1, key)
        action = _action(file, key, line, "advantage_tiles")
        if not isinstance(number, int) or isinstance(number, bool) or number < 1:
            file.problem(line, f"advantage_tiles: the number of '{key}' must be at least 1")
            number = 1
        box.tile_keys.append(key)
        box.tile_count.append(number)
        points = symbols.KINDS[action] == symbols.VP
        box.tile_action.append(-1 if points else action)
        box.tile_vp.append(action - symbols.VP if points else 0)
    file.count(sum(box.tile_count), content.TILES_IN_ALL, file.line("advantage_tiles"), "advantage_tiles in all (CF-1.5)")
    religions = [symbols.STONE + religion for religion in range(content.RELIGIONS)]
    if symbols.STONE + symbols.EITHER in box.tile_action and any(action in box.tile_action for action in religions):
        line = file.line("advantage_tiles")
        file.problem(line, "advantage_tiles: 'stone:either' beside a tile of one religion would leave open which tile is used")


def _load_cards(file: ContentFile, box: Content) -> None:
    stacks: list[list[tuple[int, Any]]] = [[] for _ in range(2 * content.COUNTRIES)]
    ids: set[str] = set()
    for half, table in enumerate(("person", "event")):
        known = ("id", "country", "name", "note", "source", *(("stone", "actions") if half == 0 else ("who", "effect")))
        for i, entry in enumerate(file.entries(table)):
            file.known_keys(entry, table, i, known)
            country = file.word(entry.get("country"), content.COUNTRY_WORDS, file.line(table, i, "country"), f"{table} {i + 1} country")
            stacks[half * content.COUNTRIES + country].append((i, entry))
            ident = file.text_of(entry, table, i, "id")
            if ident in ids or not _WORD.fullmatch(ident):  # a word of records and positions, where commas and slashes part things
                file.problem(
                    file.line(table, i, "id"), f"{table} {i + 1}: id '{ident}' must be one word (letters, digits, - _ .) and used once"
                )
            ids.add(ident)
            file.text_of(entry, table, i, "source")
    for country, name in enumerate(content.COUNTRY_WORDS):
        file.count(len(stacks[country]), content.PERSONS_PER_STACK, file.line("person"), f"persons of {name} (CF-1.2)")
        file.count(len(stacks[content.COUNTRIES + country]), content.EVENTS_PER_STACK, file.line("event"), f"events of {name} (CF-1.2)")
    if file.problems:
        return
    for place, (i, entry) in enumerate(card for stack in stacks for card in stack):
        table = "person" if place < content.PERSONS else "event"
        box.card_id.append(entry["id"])
        box.card_name.append(file.names_of(entry, table, i, content.LANGUAGES))
        box.card_note.append(file.text_of(entry, table, i, "note") if "note" in entry else "")
        box.card_source.append(str(entry["source"]))
        if place < content.PERSONS:
            box.stone.append(file.word(entry.get("stone"), content.STONE_WORDS, file.line("person", i, "stone"), f"{entry['id']} stone"))
            box.actions.append(_person_actions(file, entry, i))
        else:
            _load_event(file, box, entry, i, place)
    for country, name in enumerate(content.COUNTRY_WORDS):
        first = content.PERSONS + country * content.EVENTS_PER_STACK
        effects = box.event_effect[first : first + content.EVENTS_PER_STACK]
        if effects.count(content.RELIGION_DIE_VP) != 1:
            file.problem(file.line("event"), f"events of {name}: exactly one is religion_die_vp (CF-11.1)")
        if effects.count(content.LOCH_LEVEN) != 1:
            file.problem(file.line("event"), f"events of {name}: exactly one is loch_leven (CF-11.4)")


def _person_actions(file: ContentFile, entry: Any, i: int) -> list[int]:
    line = file.line("person", i, "actions")
    found = entry.get("actions")
    if not isinstance(found, list) or not 1 <= len(found) <= 2:
        file.problem(line, f"{entry['id']}: 'actions' must be a list of one or two")
        return [symbols.PROTECTION]
    actions = [_action(file, action, line, entry["id"]) for action in found]
    if len({symbols.VP if symbols.KINDS[action] == symbols.VP else action for action in actions}) != len(actions):
        file.problem(line, f"{entry['id']}: the two actions must differ")
    return actions


def _load_event(file: ContentFile, box: Content, entry: Any, i: int, card: int) -> None:
    ident = entry["id"]
    line = file.line("event", i, "effect")
    written = entry.get("effect")
    effect, _, amount = written.partition(":") if isinstance(written, str) else (shown(written), "", "")
    box.event_effect[card] = file.word(effect, content.EFFECTS, line, f"{ident} effect")
    if effect in ("lose_vp", "lose_good"):
        if amount.isdecimal() and len(amount) <= 2 and 1 <= int(amount) <= 50:
            box.event_amount[card] = int(amount)
        else:
            file.problem(line, f"{ident}: '{effect}' needs a number, as {effect}:2")
    elif amount:
        file.problem(line, f"{ident}: '{effect}' takes no number")
    line = file.line("event", i, "who")
    box.event_who[card] = file.word(entry.get("who"), content.WHO_WORDS, line, f"{ident} who")
    if effect == "religion_die_vp" and entry.get("who") != "all":
        file.problem(line, f"{ident}: religion_die_vp is for all (CF-11.3)")
