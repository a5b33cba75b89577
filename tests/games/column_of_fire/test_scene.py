"""The table as pictures: all there, readable on a phone, nothing on top of anything, everything that can be chosen big enough to touch."""

from __future__ import annotations

import json
import re
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import triptych.games.column_of_fire
from tests.games.column_of_fire.speech import NAMES, PACKAGE, everything, random_game, speak
from tests.games.column_of_fire.table import BLUE, GREEN, RED, YELLOW, Table, fire, own_content
from tests.games.scene_checks import (
    Lying,
    apply,
    check_both_darks,
    check_icon_size,
    check_sheet,
    check_target,
    check_text_room,
    check_text_size,
    check_titles,
    colours,
    contrast,
    kind,
    texts,
    within,
)
from triptych.core import scene as core
from triptych.core.letters import in_lines, text_width
from triptych.core.scene import SMALLEST_TARGET, SMALLEST_TEXT, Brief, Part, Piece, Scene, difference, svg
from triptych.core.words import load
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire import scene as fire_scene
from triptych.games.column_of_fire import symbols
from triptych.games.column_of_fire.art.draw import SHEET, sheet
from triptych.games.column_of_fire.before import BEFORE
from triptych.games.column_of_fire.content import COUNTRY_WORDS, DIE_WORDS, GOOD_WORDS, LANGUAGES, PERSONS, RELIGION_WORDS, TILE_KINDS
from triptych.games.column_of_fire.emblems import emblem, icon
from triptych.games.column_of_fire.game import ColumnOfFire
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.offers import thing_id
from triptych.games.column_of_fire.phases.display import card_in_hand
from triptych.games.column_of_fire.printed import Printed
from triptych.games.column_of_fire.scene import ON, ROUND, picture, scenes
from triptych.games.column_of_fire.wording import FireWording

FOLDER = Path(triptych.games.column_of_fire.__file__).parent
SHAPES = ("wide", "tall")
LOOKERS = range(-1, 4)


def positions(game: ColumnOfFire, players: int, seed: str, every: int) -> Iterator[FireState]:
    """Some positions of a game, and its last one."""
    last = None
    for number, (s, _) in enumerate(random_game(game, players, seed)):
        last = s
        if number % every == 0:
            yield s.clone()
    assert last is not None
    yield last


def many() -> Iterator[tuple[ColumnOfFire, FireState]]:
    for players in (2, 3, 4):
        for s in positions(fire(), players, f"scene {players}", 19):
            yield fire(), s
    for s in positions(everything(), 4, "scene of everything", 29):
        yield everything(), s


@lru_cache(maxsize=1)
def drawn() -> list[tuple[ColumnOfFire, FireState, int, str, dict[str, Scene]]]:
    """Many views of many positions: the eyes change from one to the next."""
    found = []
    for number, (game, s) in enumerate(many()):
        seats = {s.actor if s.actor >= 0 else 0, number % (s.cells[m.PLAYERS] + 1) - 1}
        for seat in seats:
            for shape in SHAPES:
                found.append((game, s, seat, shape, scenes(game.view(s, seat), seat, speak(game), shape)))
    assert len(found) > 150
    return found


def every_scene() -> Iterator[Scene]:
    for *_, made in drawn():
        yield from made.values()


def test_a_folded_display_tells_what_lies_there() -> None:
    """Religion, each good, tiles, free dice, protection, houses, persons: those of the table, each with a sentence of its own."""
    for _, s, _, _, made in drawn():
        c = s.cells
        for seat in range(c[m.PLAYERS]):
            told = {one.symbol: one for one in made[f"seat-{seat}"].brief}
            faith = c[m.RELIGION + seat]
            assert [name for name in ("icon-catholic", "icon-protestant") if name in told] == (
                [] if faith == m.EMPTY else [f"icon-{RELIGION_WORDS[faith]}"]
            )
            dice = c[m.DIE_AT + seat * 5 : m.DIE_AT + seat * 5 + 5]
            numbers = {
                **{f"icon-good-{name}": c[m.GOODS + seat * 4 + good] for good, name in enumerate(GOOD_WORDS)},
                "icon-advantage": c[m.TILE_COUNT + seat],
                "icon-die": dice.count(m.FREE),
                "icon-protection": c[m.PROTECTION + seat],
                "icon-house": sum(c[m.HOUSE + seat * 4 + country] == 0 for country in range(4)),
                "icon-person": c[m.DISPLAY_SIZE + seat],
            }
            assert {symbol: told[symbol].text for symbol in numbers} == {symbol: str(number) for symbol, number in numbers.items()}
            assert {symbol for symbol, one in told.items() if one.look == "faded"} == {symbol for symbol, n in numbers.items() if n == 0}
            assert len({one.title for one in told.values()}) == len(told)
            assert all(NAMES[seat] in one.title for one in told.values())
            faded = [one.look == "faded" for one in made[f"seat-{seat}"].brief]
            assert faded == sorted(faded), "what he has none of comes last, where a short line ends"


BOOKKEEPING = {"loch_card"}
"""Fields with a row for each seat that are nothing one has on the table."""


def check_told(game: ColumnOfFire, view: FireState, seat: int, made: dict[str, Scene]) -> None:
    """Whatever the field table tells the one who looks of a seat is seen on a piece of its display, or of the board."""
    c = view.cells
    me = seat + 1
    pieces = {piece.key: piece for piece in made[f"seat-{seat}"].pieces}
    board = {piece.key: piece for piece in made["board"].pieces}

    def number(key: str) -> int:
        return sum(int(part.text) for part in pieces[key].parts if part.text)

    assert number(f"vp-{me}") == c[m.VP + seat]
    assert number(f"protection-{me}") == c[m.PROTECTION + seat]
    for good, name in enumerate(GOOD_WORDS):
        assert number(f"good-{me}-{name}") == c[m.GOODS + seat * 4 + good]
    faith = c[m.RELIGION + seat]
    assert pieces[f"religion-{me}"].symbol == ("religion-none" if faith == m.EMPTY else f"religion-{RELIGION_WORDS[faith]}")
    assert (f"die-{me}-black" in pieces) == (c[m.FAITH + seat] > 0)
    for die, name in enumerate(DIE_WORDS[:5]):
        if c[m.DIE_AT + seat * 5 + die] != m.IN_HAND or card_in_hand(view) != m.EMPTY:
            assert pieces[f"die-{me}-{name}"].symbol == f"die-{c[m.DIE_VALUE + seat * 5 + die]}"
    persons = [game.content.card_id[card] for card in c[m.DISPLAY + seat * 5 : m.DISPLAY + seat * 5 + c[m.DISPLAY_SIZE + seat]]]
    assert {f"person-{name}" for name in persons} <= set(pieces)
    assert number(f"houses-{me}") == c[m.HOUSE + seat * 4 : m.HOUSE + seat * 4 + 4].count(0)
    for country, name in enumerate(COUNTRY_WORDS):
        assert (f"home-{name}-{me}" in board) == (c[m.HOUSE + seat * 4 + country] > 0)
    assert (f"disc-{me}" in board) == (c[m.DISC + seat] != m.EMPTY)
    tiles = [piece for piece in pieces.values() if kind(piece) in ("tile", "sealed")]
    if c[m.TILES + seat * TILE_KINDS] < 0:
        more = [int(part.text) - 1 for piece in tiles for part in piece.parts if part.text]
        assert len(tiles) + sum(more) == c[m.TILE_COUNT + seat]
    else:
        for tile, key in enumerate(game.content.tile_keys):
            held = c[m.TILES + seat * TILE_KINDS + tile]
            found = pieces.get(f"tile-{me}-{thing_id(key)}")
            assert (found is not None) == (held > 0)
            if found is not None and held > 1:
                assert str(held) in [part.text for part in found.parts]


def test_nothing_that_a_player_openly_has_is_left_out() -> None:
    checked = {"vp", "goods", "protection", "religion", "faith", "disc", "die_at", "die_value", "display", "display_die", "display_size"}
    checked |= {"house", "tiles", "tile_count"}
    assert {one.name for one in m.LAYOUT.fields if one.rows == m.SEATS} == checked | BOOKKEEPING | PLACES_OF_COUNTRIES
    for game, s, looker, _, made in drawn():
        for seat in range(s.cells[m.PLAYERS]):
            check_told(game, game.view(s, looker), seat, made)


PLACES_OF_COUNTRIES = {"stones", "top", "left"}
"""Fields with a row for each country, of which there are as many as seats."""


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("persons", [0, 3, 4, 5])
def test_many_tiles_lie_in_two_rows(shape: str, persons: int) -> None:
    """All kinds of them at once, and more sealed ones than there are places: nothing is left out, nothing lies on anything."""
    t = Table().second_half(BLUE, white=4)
    c = t.s.cells
    for place in range(persons):
        c[m.DISPLAY + RED * 5 + place] = place * 9
    c[m.DISPLAY_SIZE + RED] = persons
    for tile in range(len(t.content.tile_keys)):
        c[m.TILES + RED * TILE_KINDS + tile] = 2
    c[m.TILE_COUNT + RED] = 2 * len(t.content.tile_keys)
    for looker in (RED, BLUE):
        view = t.game.view(t.s, looker)
        made = scenes(view, looker, speak(t.game), shape)
        check_told(t.game, view, RED, made)
        assert LYING.overlaps(made[f"seat-{RED}"]) == []
        LYING.check_inside(made[f"seat-{RED}"])
        check_text_room(made[f"seat-{RED}"])


# -- geometry -----------------------------------------------------------------------------------------------------------------------------

PETAL = ((0.5, 0.0), (0.8, 0.06), (0.932, 0.185), (0.707, 0.925), (0.5, 0.965), (0.293, 0.925), (0.068, 0.185), (0.2, 0.06))
LYING = Lying(ON, ROUND, {"petal": PETAL})


def test_nothing_lies_on_anything_but_what_it_belongs_on() -> None:
    for scene in every_scene():
        assert LYING.overlaps(scene) == [], scene.name


def test_what_lies_on_something_lies_within_it() -> None:
    for scene in every_scene():
        for piece in scene.pieces:
            if kind(piece) in ("home", "stone", "event", "tile", "sealed", "year") or (scene.name == "board" and kind(piece) == "person"):
                assert LYING.lies_within_its_holder(piece, scene), piece.key


def test_everything_is_inside_the_scene() -> None:
    for scene in every_scene():
        LYING.check_inside(scene)


def test_keys_are_unique_in_all_scenes_of_a_view() -> None:
    for *_, made in drawn():
        keys = [piece.key for scene in made.values() for piece in scene.pieces]
        assert len(set(keys)) == len(keys)


# -- reading and touching -----------------------------------------------------------------------------------------------------------------


def test_text_is_at_least_11_px_at_the_least_width() -> None:
    for scene in every_scene():
        check_text_size(scene)


def test_text_has_room_and_is_not_squeezed_beyond_reading() -> None:
    for scene in every_scene():
        check_text_room(scene)


class Namer:
    """Says the names of cards in one language; everything else as usual."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.usual = speak(fire())
        self.words = self.usual.words
        self.seat_names = NAMES

    def card_name(self, card: int) -> str:
        return fire().content.card_name[card][self.language]

    def say(self, message: str, args: dict[str, int | str] | None = None) -> str:
        return self.usual.say(message, args)

    def explanation(self, actions: list[int]) -> str:
        return self.usual.explanation(actions)

    def effect(self, card: int) -> str:
        return self.usual.effect(card)

    def tile_text(self, kind: int) -> str:
        return self.usual.tile_text(kind)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_drawn_before_is_what_would_be_drawn_anew(players: int) -> None:
    game = fire()
    words = load("en", PACKAGE)
    keeps = FireWording(words, NAMES[:players], game.content)
    kept = 0
    before: dict[tuple[int, str], dict[str, Scene]] = {}
    for number, (s, _) in enumerate(random_game(game, players, f"kept {players}")):
        seats = (number % (players + 1) - 1, number % players)
        for seat, shape in ((seat, shape) for seat in seats for shape in SHAPES):
            view = game.view(s, seat)
            made = scenes(view, seat, keeps, shape)
            assert made == scenes(view, seat, FireWording(words, NAMES[:players], game.content), shape)
            kept += sum(scene is before.get((seat, shape), {}).get(name) for name, scene in made.items())
            before[seat, shape] = made
    assert kept > 100, "most of the table stays as it was"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_fits_on_its_card_in_every_language(language: str) -> None:
    for shape in SHAPES:
        printed = Printed(fire().content, Namer(language), shape)
        place = printed.chart
        for w, text in ((place.countries[0].card[2], place.text), (BEFORE[shape].card, BEFORE[shape].text)):
            for card, card_id in enumerate(fire().content.card_id):
                parts = [part for part in printed.card_parts(card, w, text) if part.look == "name"]
                said = "".join(part.text for part in parts).replace("-", "").replace(" ", "")
                assert said == fire().content.card_name[card][language].replace("-", "").replace(" ", "")
                for part in parts:
                    assert not part.fit or part.fit / (text_width(part.text) * part.size) > 0.72, (card_id, part.text)
                for above, below in pairwise(parts):
                    assert below.y - above.y > 0.92 * below.size, (card_id, part.text)
                bottom = parts[-1].y + parts[-1].h / 2 + parts[-1].size * 0.58
                assert bottom <= 110 * w / 100, (card_id, bottom)


def test_names_are_parted_where_they_can_be() -> None:
    assert in_lines("Alice", 6) == ["Alice"]
    assert in_lines("Alice Willard", 5) == ["Alice", "Willard"]
    assert in_lines("The Duke of Guise", 5) == ["The Duke", "of Guise"]
    assert in_lines("La nuit de la Saint-Barthélemy", 6, 3) == ["La nuit de", "la Saint-", "Barthélemy"]
    assert in_lines("Exkommuniziert", 5) == ["Exkom-", "muniziert"]


def test_text_on_the_ground_is_big_enough_too() -> None:
    for shape, px in (("wide", 800 / 1600), ("tall", 360 / 1000)):
        sizes = re.findall(r'<text [^>]*font-size="([0-9.]+)"', fire_scene.sheet().symbols[f"ground-{shape}"])
        assert len(sizes) > 10
        assert min(float(size) for size in sizes) * px >= SMALLEST_TEXT


def test_icons_of_actions_have_16_px() -> None:
    for scene in every_scene():
        check_icon_size(scene, but=("icon-stack",))


@pytest.mark.parametrize("shape", SHAPES)
def test_every_target_of_every_legal_move_is_there_and_big_enough(shape: str) -> None:
    seen: set[str] = set()
    for game, players in ((fire(), 2), (fire(), 3), (fire(), 4), (everything(), 4)):
        for s, _ in random_game(game, players, f"targets {players}"):
            if s.actor < 0:
                continue
            made = scenes(game.view(s, s.actor), s.actor, speak(game), shape)
            for move in s.moves:
                for target in game.targets(s, move):
                    seen.add(kind(check_target(made.values(), target)))
    expected = {"country", "stack", "stones", "house", "sale", "person", "event", "space", "disc", "die", "religion", "loch"}
    assert seen >= expected | {"good", "protection", "tiles", "tile", "vp", "year"}, seen


def test_everything_seen_has_a_title() -> None:
    for scene in every_scene():
        check_titles(scene)


def test_every_title_is_used() -> None:
    ids = set(re.findall(r"^(see-[a-z-]+) =", (FOLDER / "text" / "en-scene.ftl").read_text("utf-8"), re.M))
    drawn = "".join((FOLDER / f"{name}.py").read_text("utf-8") for name in ("printed", "rose", "lands", "display"))
    code = set(re.findall(r'"(see-[a-z-]+)"', drawn))
    assert ids == code


# -- differences and SVG ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_a_difference_leads_from_one_scene_to_the_next(shape: str) -> None:
    game = fire()
    page: dict[str, Any] = {}
    before: dict[str, Scene] = {}
    sizes = []
    for number, s in enumerate(positions(game, 3, "difference", 1)):
        made = scenes(game.view(s, 1), 1, speak(game), shape)
        for name, scene in made.items():
            change = json.loads(json.dumps(difference(before.get(name), scene)))
            page[name] = apply(page.get(name, {}), change)
            assert page[name]["pieces"] == json.loads(json.dumps(scene.to_json()))["pieces"]
            if number:
                sizes.append(len(change["put"] if "put" in change else change["pieces"]))
        before = made
    assert sum(sizes) / len(sizes) < 4, "most pieces stay as they are"


def test_difference_of_other_orders() -> None:
    def scene(keys: str) -> Scene:
        return Scene("x", 10, 10, "", 10, [Piece(key, "s", 0, 0, 1, 1) for key in keys])

    orders = ["", "abcdef", "fedcba", "badcfe", "cdefab", "axbycz", "zaf", "abcdef"]
    for old in orders:
        for new in orders:
            change = json.loads(json.dumps(difference(scene(old), scene(new))))
            result = apply(json.loads(json.dumps(scene(old).to_json())), change)
            assert "".join(piece[0] for piece in result["pieces"]) == new
    assert len(difference(scene("abcdef"), scene("badcfe"))["put"]) == 3
    told = scene("a")
    told.brief = [Brief("icon", "3", "Three.")]
    assert difference(scene("a"), told) == {"name": "x", "put": [], "drop": [], "brief": [["icon", "3", "Three.", ""]]}
    assert difference(told, scene("a"))["brief"] == []
    assert "brief" not in difference(told, told)
    wider = Scene("x", 20, 10, "", 10)
    assert difference(scene("a"), wider) == wider.to_json()


def test_svg_is_well_formed_and_no_symbol_is_missing() -> None:
    for number, (_, _, _, shape, made) in enumerate(drawn()):
        for scene in made.values():
            for name in scene.symbols():
                assert name in fire_scene.sheet().symbols, name
        if number % 40 == 0:
            for scene in made.values():
                root = ET.fromstring(svg(scene, fire_scene.sheet(), theme="dark", lit=["space-3", "country-spain"]))
                groups = [g for g in root.iter() if g.get("data-key")]
                assert [g.get("data-key") for g in groups] == [piece.key for piece in scene.pieces], shape


def test_the_picture_shows_all_of_it() -> None:
    t = Table(3)
    for shape in SHAPES:
        for theme in ("light", "dark", "auto"):
            text = picture(t.game.view(t.s, -1), -1, speak(t.game), shape, theme)
            root = ET.fromstring(text)
            keys = {g.get("data-key") for g in root.iter()}
            assert {"country-england", "space-19", "vp-1", "vp-3", "die-2-white"} <= keys
            assert root.get("data-theme") == theme
            assert len(text) < 400_000


def test_names_from_outside_cannot_break_the_picture() -> None:
    game = fire()
    names = ["<b>&'\"", "Æthelflæd of the Seven Very Long Rivers and Meadows", "two\nlines\tand a bell\a", "\ud800\ufffe王小明" * 9]
    wording = FireWording(load("en", PACKAGE), names, game.content)
    t = Table(4)
    for shape in SHAPES:
        made = scenes(game.view(t.s, 0), 0, wording, shape)
        for scene in made.values():
            ET.fromstring(svg(scene, fire_scene.sheet()))
            for piece, text, size, room, fit in texts(scene):
                assert fit or text_width(text) * size <= room + 1, piece.key


# -- what lies where ----------------------------------------------------------------------------------------------------------------------


def board_of(t: Table, seat: int = -1, shape: str = "wide") -> dict[str, Piece]:
    return {piece.key: piece for piece in scenes(t.game.view(t.s, seat), seat, speak(t.game), shape)["board"].pieces}


def display_of(t: Table, owner: int, looker: int = -1, shape: str = "wide") -> dict[str, Piece]:
    return {piece.key: piece for piece in scenes(t.game.view(t.s, looker), looker, speak(t.game), shape)[f"seat-{owner}"].pieces}


def test_a_house_stands_on_its_plot_in_its_owners_colour_and_sign() -> None:
    t = Table().house(GREEN, "france", 5)
    pieces = board_of(t)
    home = pieces[f"home-france-{GREEN + 1}"]
    assert within(home, pieces["house-france-5"])
    assert f"player-{GREEN + 1}" in home.look.split()
    assert [part.symbol for part in home.parts] == [f"sign-{GREEN + 1}"]
    assert home.title == f"House of {NAMES[GREEN]} on 5 in France."


def test_with_two_players_a_niche_is_closed_and_a_torch_burns_over_three_stones() -> None:
    t = Table(2)
    assert board_of(t)["stones-spain"].symbol == "niches-3"
    assert board_of(Table(3))["stones-spain"].symbol == "niches-4"
    c = t.s.cells
    c[m.STONES + 9 : m.STONES + 12] = [1, 1, 1]
    pieces = board_of(t)
    assert "torch-spain" in pieces
    assert "torch-france" not in pieces
    xs = [pieces[f"stone-spain-{name}-1"].x for name in ("catholic", "neutral", "protestant")]
    assert xs == sorted(xs)


def test_the_score_runs_round_and_equals_share_a_cell() -> None:
    t = Table(4)
    c = t.s.cells
    c[m.VP : m.VP + 4] = [7, 7, 57, 7]
    pieces = board_of(t)
    marks = [pieces[f"score-{seat}"] for seat in (1, 2, 3, 4)]
    assert max(mark.x for mark in marks) - min(mark.x for mark in marks) < 58
    assert "lap" in marks[2].look
    assert marks[2].title == f"{NAMES[2]}: 57 VP."
    c[m.VP : m.VP + 4] = [0, 50, 100, 51]
    pieces = board_of(t)
    first, fifty, hundred, again = (pieces[f"score-{seat}"] for seat in (1, 2, 3, 4))
    assert fifty.y == hundred.y
    assert 0 < hundred.x - fifty.x < 30
    assert first.y > again.y > first.y - 60
    assert LYING.overlaps(scenes(t.game.view(t.s, 0), 0, speak(t.game), "tall")["board"]) == []


def test_advantage_tiles_are_open_to_their_owner_only() -> None:
    t = Table().second_half(BLUE, white=4)
    t.s.cells[m.TILE_COUNT + RED] = 2
    at = m.TILES + RED * TILE_KINDS
    kind_of = t.content.tile_keys.index("stone:catholic")
    t.s.cells[at + kind_of] = 2
    t.s.cells[m.SUPPLY + kind_of] -= 2
    mine = display_of(t, RED, RED)
    assert f"tile-{RED + 1}-stone-catholic" in mine
    for looker in (-1, BLUE):
        others = display_of(t, RED, looker)
        assert [key for key in others if key.startswith(("tile-", "sealed-"))] == [f"sealed-{RED + 1}-1", f"sealed-{RED + 1}-2"]


def test_a_view_shows_nothing_that_is_hidden() -> None:
    """The scenes of a view are the same, whatever the hidden tiles are."""
    t = Table().second_half(RED, white=4)
    c = t.s.cells
    c[m.TILE_COUNT + YELLOW] = 3
    faces = [0, 1, 2]
    seen = set()
    for shift in range(4):
        for i in range(TILE_KINDS):
            c[m.TILES + YELLOW * TILE_KINDS + i] = sum(1 for face in faces if (face + shift) % len(t.content.tile_keys) == i)
        made = scenes(t.game.view(t.s, BLUE), BLUE, speak(t.game), "wide")
        seen.add(json.dumps({name: scene.to_json() for name, scene in made.items()}))
    assert len(seen) == 1


def track_of(spaces: int) -> ColumnOfFire:
    """A game whose track has so many spaces."""
    text = fire().content_text
    ring = text[text.index("track = [") : text.index("[sales]")]
    lines = [f'  {{ colour = "purple", action = "ship:{country}" }},' for country in COUNTRY_WORDS]
    colours = DIE_WORDS[:4]
    lines += [f'  {{ colour = "{colours[i % 4]}", action = "protection" }},' for i in range(spaces - 4)]
    return fire(own_content((ring, "track = [\n" + "\n".join(lines) + "\n]\n\n")))


@pytest.mark.parametrize("spaces", [5, 6, 12, 24, 32])
def test_the_rose_fits_any_track(spaces: int) -> None:
    game = track_of(spaces)
    s = next(s for i, (s, _) in enumerate(random_game(game, 4, "rose")) if i == 30)
    for shape in SHAPES:
        s.cells[m.DISC : m.DISC + 4] = [0, 1, 2, spaces - 1]
        scene = scenes(game.view(s, 0), 0, speak(game), shape)["board"]
        assert LYING.overlaps(scene) == []
        px = scene.least_px / scene.width
        for piece in scene.pieces:
            if kind(piece) in ("space", "disc"):
                assert min(piece.w, piece.h) * px >= SMALLEST_TARGET - 0.01
            assert piece.y + piece.h <= scene.height + 0.5


def test_a_person_lies_in_the_hand_with_stone_and_die_until_the_house_is_placed() -> None:
    t = Table().house(RED, "england", 2)
    t.s.cells[m.PROTECTION + RED] = 1
    t.second_half(RED, white=4)
    t.play("take white england")
    hand = card_in_hand(t.s)
    assert hand != m.EMPTY
    pieces = display_of(t, RED, RED)
    person = pieces[f"person-{t.content.card_id[hand]}"]
    assert "in-hand" in person.look
    assert within(pieces[f"stone-hand-{RED + 1}"], person)
    assert within(pieces[f"die-{RED + 1}-white"], person)
    assert not any(key.startswith("person-") and t.content.card_id[hand] in key for key in board_of(t, RED))


# -- the art ------------------------------------------------------------------------------------------------------------------------------


def test_the_sheet_is_what_the_script_draws() -> None:
    assert SHEET.read_text("utf-8") == sheet()


def test_every_symbol_of_the_rules_has_an_icon() -> None:
    for action in [*range(13), *range(16, 27), *range(symbols.VP + 1, symbols.VP + 10)]:
        assert icon(action) in fire_scene.sheet().symbols
    for name in ("house", "torch", "die", "disc", "loch-leven", "religion", "event", "event-good", "person", "year", "conflict"):
        assert f"icon-{name}" in fire_scene.sheet().symbols
    for good in GOOD_WORDS:
        assert f"icon-market-{good}" in fire_scene.sheet().symbols


def test_every_card_has_an_emblem() -> None:
    content = fire().content
    for card in range(len(content.card_id)):
        assert emblem(content, card) in fire_scene.sheet().symbols
    drawn_for = {emblem(content, card) for card in range(PERSONS)}
    assert len(drawn_for) == 32 + 5, "every person with a name has a picture of his own, every trade one for all"


def test_the_sheet_holds_together() -> None:
    text = SHEET.read_text("utf-8")
    ET.fromstring(text)
    check_sheet(text, (FOLDER / "art" / "style.css").read_text("utf-8"))


# -- colours ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_and_signs_stand_out_from_their_grounds(theme: str) -> None:
    """AA: 4.5 to 1 for text, 3 to 1 for what is drawn."""
    c = colours(FOLDER, theme)
    grounds = ["paper", "paper-shade", "ground", "sea", *COUNTRY_WORDS, *(f"petal-{die}" for die in DIE_WORDS[:5])]
    pairs = [("ink", ground, 4.5) for ground in grounds]
    pairs += [("sea-name", "sea", 4.5), ("on-gold", "gold-light", 4.5)]
    pairs += [(f"sign-{n}", f"player-{n}", 3.0) for n in range(1, 5)]
    pairs += [("pip-dark", f"die-{die}", 3.0) for die in ("white", "orange")]
    pairs += [("pip-light", f"die-{die}", 3.0) for die in ("blue", "brown", "purple", "black")]
    pairs += [("pip-light", "violet", 3.0), ("pip-dark", "pip-light", 4.5), ("pip-light", "blue", 3.0), ("gold-deep", "paper", 3.0)]
    weak = [(a, b, round(contrast(c[a], c[b]), 2)) for a, b, least in pairs if contrast(c[a], c[b]) < least]
    assert weak == []
    # A player's thing shows by its colour or by its outline, wherever it may lie.
    for n in range(1, 5):
        for ground in (*COUNTRY_WORDS, "paper", "ground", *(f"petal-{die}" for die in DIE_WORDS[:5])):
            assert max(contrast(c[f"player-{n}"], c[ground]), contrast(c["outline"], c[ground])) >= 3 or theme == "dark", (n, ground)


def test_the_system_and_the_page_mean_the_same_by_dark() -> None:
    check_both_darks(FOLDER)


# -- speed --------------------------------------------------------------------------------------------------------------------------------


def test_all_scenes_of_a_view_are_made_in_a_few_milliseconds() -> None:
    game = fire()
    s = [s for s in positions(game, 4, "speed", 1)][60]
    view = game.view(s, 0)
    scenes(view, 0, speak(game), "wide")
    best = 1.0
    for _ in range(10):
        wording = FireWording(load("en", PACKAGE), NAMES, game.content)
        start = time.process_time()
        scenes(view, 0, wording, "wide")
        best = min(best, time.process_time() - start)
    assert best < 0.012  # about 1 ms here


def test_parts_and_pieces_as_svg() -> None:
    part = Part("icon-vp", 1, 2, 3, 4, "on-gold", "7", 5, 6)
    piece = Piece("a", "petal", 10, 20, 30, 40, "A <title>", "look", "text", 12, 45, (part,))
    text = core.piece_svg(piece, True)
    assert 'class="piece look lit"' in text
    assert 'transform="rotate(45 15 20)"' in text
    assert '<use href="#icon-vp" x="1" y="2" width="3" height="4" class="on-gold"/>' in text
    assert 'textLength="6"' in text
    assert "A &lt;title&gt;" in text
    assert '<rect class="place"' in core.piece_svg(Piece("b", "", 0, 0, 5, 5))
