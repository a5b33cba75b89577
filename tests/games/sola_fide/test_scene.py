"""The table as pictures: all there, readable on a phone, nothing on top of anything, everything that can be chosen big enough to touch."""

from __future__ import annotations

import copy
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

import triptych.games.sola_fide
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
from tests.games.sola_fide.speech import NAMES, anything, random_game, speak
from tests.games.sola_fide.table import Table, faith, own_content
from triptych.core.letters import text_width
from triptych.core.scene import SMALLEST_TARGET, Part, Piece, Scene, difference, svg
from triptych.core.sets import numbers_of
from triptych.core.words import load
from triptych.games.sola_fide import cards, emblems, layout
from triptych.games.sola_fide import model as m
from triptych.games.sola_fide.art.draw import SHEET, sheet
from triptych.games.sola_fide.content import ALL_CARDS, DECKS, FOREIGN, LANGUAGES, PRINTS, RELIGIONS, SIDES
from triptych.games.sola_fide.game import SolaFide
from triptych.games.sola_fide.model import FaithState
from triptych.games.sola_fide.printed import Printed
from triptych.games.sola_fide.scene import ON, ROUND, picture, scenes
from triptych.games.sola_fide.scene import sheet as symbols
from triptych.games.sola_fide.spread import large, page_for
from triptych.games.sola_fide.wording import PACKAGE, FaithWording

FOLDER = Path(triptych.games.sola_fide.__file__).parent
SHAPES = ("wide", "tall")
LYING = Lying(ON, ROUND)


def games() -> Iterator[tuple[SolaFide, str, int]]:
    """Games to look at, and how many of their positions are skipped."""
    yield faith(sides="lot"), "scene 1", 7
    yield faith(sides="roll"), "scene 2", 9
    yield faith(decks="draft", limit=120), "scene 3", 11
    for seed in range(3):
        yield anything(seed), f"scene of anything {seed}", 9


@lru_cache(maxsize=1)
def seen() -> list[tuple[SolaFide, FaithState, int, str, dict[str, Scene]]]:
    """Many views of many positions: the eyes change from one to the next."""
    found = []
    for game, seed, every in games():
        last = None
        for number, (s, _) in enumerate(random_game(game, seed)):
            last = s
            if number % every == 0:
                found += look(game, s.clone(), number)
        assert last is not None
        found += look(game, last, 0)
    assert len(found) > 150
    return found


def look(game: SolaFide, s: FaithState, number: int) -> list[tuple[SolaFide, FaithState, int, str, dict[str, Scene]]]:
    seats = sorted({s.actor if s.actor >= 0 else 0, number % 3 - 1})
    return [(game, s, seat, shape, scenes(game.view(s, seat), seat, speak(game), shape)) for seat in seats for shape in SHAPES]


def every_scene() -> Iterator[Scene]:
    for *_, made in seen():
        yield from made.values()


# -- what every game's pictures are asked -------------------------------------------------------------------------------------------------


def test_nothing_lies_on_anything_but_what_it_belongs_on() -> None:
    for scene in every_scene():
        assert LYING.overlaps(scene) == [], scene.name


def test_what_lies_on_something_lies_within_it() -> None:
    for scene in every_scene():
        for piece in scene.pieces:
            if kind(piece) in ON:
                assert LYING.lies_within_its_holder(piece, scene), (scene.width, piece.key)


def test_everything_is_inside_the_scene() -> None:
    for scene in every_scene():
        LYING.check_inside(scene)


def test_keys_are_unique_in_all_scenes_of_a_view() -> None:
    for *_, made in seen():
        keys = [piece.key for scene in made.values() for piece in scene.pieces]
        assert len(set(keys)) == len(keys), sorted(key for key in keys if keys.count(key) > 1)


def test_text_is_at_least_11_px_at_the_least_width() -> None:
    for scene in every_scene():
        check_text_size(scene)


def test_text_has_room_and_is_not_squeezed_beyond_reading() -> None:
    for scene in every_scene():
        check_text_room(scene)


def test_icons_have_16_px() -> None:
    for scene in every_scene():
        check_icon_size(scene)


def test_everything_seen_has_a_title() -> None:
    for scene in every_scene():
        check_titles(scene)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_target_of_every_legal_move_is_there_and_big_enough(shape: str) -> None:
    found: set[str] = set()
    for game, seed, _ in games():
        for s, _ in random_game(game, f"targets of {seed}"):
            for seat in game.asked(s):
                view = game.view(s, seat)
                made = scenes(view, seat, speak(game), shape)
                for move in game.legal(s, seat):
                    for target in game.targets(view, move):
                        piece = check_target(made.values(), target)
                        found.add(kind(piece))
    assert found == {"circle", "side", "power", "hand", "offer", "drawn", "discard", "choice", "permanent", "deck", "foreign"}


def test_what_lies_on_a_circle_lets_the_pointer_through_to_it() -> None:
    """The style sheet does so while whole circles can be chosen; and their heads are free in any case."""
    assert ".scene:has(> .whole.lit) > .on-it:not(.lit) { pointer-events: none; }" in symbols().style
    assert ".scene:has(> .lit) > .atop { pointer-events: none; }" in symbols().style
    for scene in every_scene():
        px = scene.least_px / scene.width
        for circle in (piece for piece in scene.pieces if piece.look == "whole"):
            lying = [piece for piece in scene.pieces if piece is not circle and within(piece, circle)]
            assert len(lying) >= 5
            assert all("on-it" in piece.look.split() for piece in lying)
            small = [piece for piece in lying if kind(piece) == "marker" or piece.key == f"power-{circle.key.removeprefix('circle-')}"]
            assert all("atop" in piece.look.split() for piece in small)
            free = min(piece.y for piece in lying if kind(piece) in ("side", "power")) - circle.y
            assert free * px >= SMALLEST_TARGET - 0.01


def test_every_title_is_used() -> None:
    ids = set(re.findall(r"^([a-z-]+) =", (FOLDER / "text" / "en-scene.ftl").read_text("utf-8"), re.M))
    code = "".join((FOLDER / f"{name}.py").read_text("utf-8") for name in ("pyramid", "display", "spread", "printed"))
    assert ids <= set(re.findall(r'"([a-z-]+)"', code)), ids - set(re.findall(r'"([a-z-]+)"', code))
    assert set(re.findall(r'"(see-[a-z-]+)"', code)) <= ids


@pytest.mark.parametrize("decks", ["starter", "draft"])
def test_what_was_drawn_before_is_what_would_be_drawn_anew(decks: str) -> None:
    game = faith(decks=decks)
    words = load("en", PACKAGE)
    keeps = FaithWording(words, NAMES, game.content)
    kept, all_of_them = 0, 0
    before: dict[tuple[int, str], dict[int, Piece]] = {}
    for s, _ in random_game(game, f"kept {decks}"):
        for seat, shape in ((0, "wide"), (1, "tall"), (-1, "wide")):
            view = game.view(s, seat)
            made = scenes(view, seat, keeps, shape)
            assert made == scenes(view, seat, FaithWording(words, NAMES, game.content), shape)
            pieces = {id(piece): piece for scene in made.values() for piece in scene.pieces}
            kept += len(before.get((seat, shape), {}).keys() & pieces.keys())
            all_of_them += len(pieces)
            before[seat, shape] = pieces
    assert kept > all_of_them * 0.5, "most of the table stays as it was"


def test_new_names_are_seen_at_once() -> None:
    """Whoever changes his name is spoken of by a new wording, which shares with the old one what is printed."""
    t = Table().turn("catholic")
    for name in ("Ben", "Barthold"):
        made = scenes(t.s, 0, FaithWording(load("en", PACKAGE), ["Ann", name], t.game.content), "wide")
        assert name in [text for piece in made["seat-1"].pieces for text in written_on(piece)]
        assert any(name in piece.title for piece in made["board"].pieces)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_difference_leads_from_one_scene_to_the_next(shape: str) -> None:
    game = faith(decks="draft", limit=40)
    page: dict[str, Any] = {}
    before: dict[str, Scene] = {}
    for s, _ in random_game(game, "difference"):
        made = scenes(game.view(s, 1), 1, speak(game), shape)
        for name, scene in made.items():
            change = json.loads(json.dumps(difference(before.get(name), scene)))
            page[name] = apply(page.get(name, {}), change)
            assert page[name]["pieces"] == json.loads(json.dumps(scene.to_json()))["pieces"]
        before = made


def test_svg_is_well_formed_and_no_symbol_is_missing() -> None:
    for number, (*_, made) in enumerate(seen()):
        for scene in made.values():
            for name in scene.symbols():
                assert name in symbols().symbols, name
        if number % 40 == 0:
            for scene in made.values():
                root = ET.fromstring(svg(scene, symbols(), theme="dark", lit=["circle-bavarian", "foreign-blue"]))
                groups = [g for g in root.iter() if g.get("data-key")]
                assert [g.get("data-key") for g in groups] == [piece.key for piece in scene.pieces]


def test_the_picture_shows_all_of_it() -> None:
    t = Table("ursulines: hand").turn("catholic")
    for shape in SHAPES:
        for theme in ("light", "dark", "auto"):
            text = picture(t.game.view(t.s, 0), 0, speak(t.game), shape, theme)
            root = ET.fromstring(text)
            keys = {g.get("data-key") for g in root.iter()}
            assert {"circle-austrian", "side-franconian-commons", "hand-ursulines", "deck-2", "score-1"} <= keys
            assert root.get("data-theme") == theme
            assert len(text) < 300_000


def test_names_from_outside_cannot_break_the_picture() -> None:
    names = ["<b>&'\"", "\ud800\ufffe王小明" * 9]
    t = Table().turn("catholic")
    wording = FaithWording(load("en", PACKAGE), names, t.game.content)
    for shape in SHAPES:
        for scene in scenes(t.game.view(t.s, 0), 0, wording, shape).values():
            ET.fromstring(svg(scene, symbols()))
            for piece, text, size, room, fit in texts(scene):
                assert fit or text_width(text) * size <= room + 1, piece.key


# -- what lies where ----------------------------------------------------------------------------------------------------------------------


def board_of(t: Table, seat: int = -1, shape: str = "wide") -> dict[str, Piece]:
    return {piece.key: piece for piece in scenes(t.game.view(t.s, seat), seat, speak(t.game), shape)["board"].pieces}


def display_of(t: Table, owner: int, looker: int = -1) -> dict[str, Piece]:
    return {piece.key: piece for piece in scenes(t.game.view(t.s, looker), looker, speak(t.game), "wide")[f"seat-{owner}"].pieces}


def parts_of(piece: Piece, start: str) -> list[str]:
    return [part.symbol for part in piece.parts if part.symbol.startswith(start)]


def written_on(piece: Piece) -> list[str]:
    return [part.text for part in piece.parts if part.text]


@pytest.mark.parametrize("shape", SHAPES)
def test_territories_lie_from_catholic_to_protestant_and_markers_on_them(shape: str) -> None:
    t = Table("lower-saxon nobility: c cP p nC nP; lower-saxon power: N1").turn("catholic")
    pieces = board_of(t, shape=shape)
    side = pieces["side-lower-saxon-nobility"]
    print_of = [name.removeprefix("field-nobility-") for name in parts_of(side, "field-")]
    assert print_of == ["catholic", "catholic", "neutral", "neutral", "protestant"]
    marks = {key: piece.symbol for key, piece in pieces.items() if key.startswith("marker-lower-saxon-nobility")}
    assert marks == {
        "marker-lower-saxon-nobility-2": "marker-protestant",
        "marker-lower-saxon-nobility-3": "marker-catholic",
        "marker-lower-saxon-nobility-4": "marker-protestant",
    }
    assert written_on(side)[:2] == ["2/5", "3/5"]
    assert side.symbol == "half-dominant"
    assert pieces["side-lower-saxon-commons"].symbol == "half"


def test_who_lacks_one_territory_of_the_dominant_side_is_seen_at_once() -> None:
    t = Table("franconian nobility: p c c n; franconian commons: pC c nC n; franconian power: C1").turn("catholic")
    pieces = board_of(t)
    assert parts_of(pieces["side-franconian-commons"], "near-") == ["near-catholic"]
    assert parts_of(pieces["side-franconian-nobility"], "near-") == []


@pytest.mark.parametrize("shape", SHAPES)
def test_the_power_marker_stands_on_its_space_and_the_commons_are_below(shape: str) -> None:
    heights = []
    for space in ("N2", "N1", "C1", "C2"):
        pieces = board_of(Table(f"upper-saxon power: {space}").turn("catholic"), shape=shape)
        marker = pieces["power-upper-saxon"]
        assert within(marker, pieces[f"power-upper-saxon-{'nobility' if space[0] == 'N' else 'commons'}"])
        assert pieces["side-upper-saxon-nobility"].symbol == ("half-dominant" if space[0] == "N" else "half")
        heights.append(marker.y)
        told = [text for side in SIDES for text in written_on(pieces[f"power-upper-saxon-{side}"])]
        assert sorted(told) == ["C1", "C2", "N1", "N2"], "the spaces are called on the board what they are called in words"
        assert marker.title.endswith(f"stands on {space}.")
    assert heights == sorted(set(heights))


def test_the_disputation_marker_slides_from_the_supply_to_a_circle() -> None:
    t = Table().turn("catholic")
    pieces = board_of(t)
    assert within(pieces["dispute"], pieces["supply"])
    t = Table("disputed: franconian").turn("catholic")
    pieces = board_of(t)
    assert within(pieces["dispute"], pieces["circle-franconian"])


def test_a_taken_circle_has_the_seal_of_its_side_and_the_sign_of_its_player() -> None:
    t = Table("upper-saxon: protestant").turn("catholic")
    pieces = board_of(t)
    assert pieces["stamp-upper-saxon"].symbol == "stamp-protestant"
    assert within(pieces["stamp-upper-saxon"], pieces["circle-upper-saxon"])
    assert "sign-2" in parts_of(pieces["circle-upper-saxon"], "sign-")
    assert not any(key.startswith(("side-upper-saxon", "power-upper-saxon", "marker-upper-saxon")) for key in pieces)
    assert pieces["circle-upper-saxon"].title == f"{NAMES[1]} has taken the Upper Saxon Circle: 7 VP."


def test_a_circle_face_down_tells_its_print() -> None:
    for shape in SHAPES:
        down = board_of(Table().turn("catholic"), shape=shape)["circle-austrian"]
        assert down.symbol == f"down-{shape}"
        assert written_on(down) == ["7", "Austrian"]
        assert "Circle 10, worth 7 VP. Nobility: 2 Catholic, 1 Protestant, 2 neutral." in down.title


def test_on_a_phone_the_rows_of_the_pyramid_stay_apart() -> None:
    """Whatever is open: every circle of a row lies below every one of the row above."""
    for opened in range(1 << 10):
        at = layout.phone([opened >> circle & 1 == 1 for circle in range(10)], False)
        for above, below in pairwise(layout.ROWS):
            assert max(at.circles[circle][1] + at.circles[circle][3] for circle in above) <= min(at.circles[circle][1] for circle in below)
        boxes = at.circles
        for i, (x, y, w, h) in enumerate(boxes):
            assert x >= 0
            assert x + w <= 1000
            assert (w, h) == (layout.TALL_SHEET if opened >> i & 1 else layout.SMALL_SHEET)
            for a, b, c, d in boxes[i + 1 :]:
                assert x + w <= a or a + c <= x or y + h <= b or b + d <= y


def test_hands_are_open_to_their_owners_only_but_for_what_all_know() -> None:
    t = Table("ursulines: hand; pilgrimages: hand; charles-v: shown").turn("catholic")
    own = {"hand-ursulines", "hand-pilgrimages", "hand-charles-v"}
    assert {key for key in display_of(t, 0, 0) if key.startswith(("hand-", "back-"))} == own
    for looker in (-1, 1):
        assert {key for key in display_of(t, 0, looker) if key.startswith(("hand-", "back-"))} == {"hand-charles-v", "back-1-2", "back-1-3"}


def test_a_view_shows_nothing_that_is_hidden() -> None:
    """The scenes of a view are the same, whatever lies in the other's hand and deck, and whatever he is offered in the draft."""
    looks = set()
    for hand in ("ursulines pilgrimages", "nuncios indulgences"):
        t = Table(f"catholic hand: {hand}").turn("protestant")
        made = scenes(t.game.view(t.s, 1), 1, speak(t.game), "wide")
        looks.add(json.dumps({name: scene.to_json() for name, scene in made.items()}))
    assert len(looks) == 1
    t = Table.new(decks="draft")
    t.play(*[f"deal {card}" for card in ("ursulines", "nuncios", "index", "two-kingdoms", "argula", "wartburg")])
    assert not any("ursulines" in key or "nuncios" in key for key in board_of(t, 1))
    assert {"offer-two-kingdoms", "offer-argula", "offer-wartburg"} <= set(board_of(t, 1))
    assert not any(key.startswith("offer-") and key.removeprefix("offer-") in t.card_ids for key in board_of(t, -1))


def test_the_draft_is_a_page_of_its_own() -> None:
    t = Table.new(decks="draft")
    t.play(*[f"deal {card}" for card in ("ursulines", "nuncios", "index", "two-kingdoms", "argula", "wartburg")])
    t.play("keep index")
    pieces = board_of(t, 0)
    assert "kept-index" in pieces
    assert len([key for key in pieces if key.startswith("slot-")]) == 14
    assert written_on(pieces["progress-1"]) == ["1/15"]
    assert written_on(pieces["progress-2"]) == ["0/15"]
    assert not any(key.startswith("circle-") for key in pieces)


def test_a_card_goes_from_the_hand_to_the_board_while_it_is_played() -> None:
    t = Table("pilgrimages: hand; ursulines: hand").turn("catholic")
    assert "hand-pilgrimages" in display_of(t, 0, 0)
    t.play("play pilgrimages")
    assert "hand-pilgrimages" not in display_of(t, 0, 0)
    assert board_of(t)["hand-pilgrimages"].title.startswith("Being played: “Pilgrimages”.")


def test_discarded_cards_are_told_and_spread_when_one_is_taken_back() -> None:
    t = Table("spiritual-exercises: hand; pilgrimages: discard; ursulines: discard").turn("catholic")
    assert "Pilgrimages" in display_of(t, 0)["pile-1"].title
    assert not any(key.startswith("discard-") for key in display_of(t, 0))
    t.play("play spiritual-exercises")
    assert {key for key in display_of(t, 0) if key.startswith("discard-")} == {"discard-pilgrimages", "discard-ursulines"}


def test_the_line_of_a_folded_player_tells_his_side_and_what_he_holds() -> None:
    t = Table("ursulines: hand; pilgrimages: hand; roman-catechism: front; catholic rewards: 1").turn("protestant")
    scene = scenes(t.game.view(t.s, 1), 1, speak(t.game), "wide")["seat-0"]
    told = [(one.symbol, one.text) for one in scene.brief]
    holds = [("faith-catholic", ""), ("icon-hand", "2"), ("icon-permanent", ""), ("icon-reward", "1"), ("icon-deck", "12")]
    assert told == [*holds, ("icon-taken", "0"), ("icon-discard", "0")], "what he has none of comes last"
    assert all(one.title for one in scene.brief)


BOOKKEEPING = {"stock", "offer", "left_out", "known", "shuffled", "offer_size"}
"""Fields with a row for each seat that are nothing one has on the table."""


def test_nothing_that_a_player_openly_has_is_left_out() -> None:
    """Whatever the field table tells the one who looks of a seat is seen on a piece of its display, and counted in the line of it."""
    checked = {
        "side",
        "vp",
        "rewards",
        "hand",
        "shown",
        "hand_size",
        "drawn",
        "drawn_size",
        "deck",
        "deck_size",
        "discard",
        "spent",
        "permanent",
    }
    assert {one.name for one in m.LAYOUT.fields if one.rows == m.SEATS} == checked | BOOKKEEPING
    hands: set[int] = set()
    for game, s, looker, _, made in seen():
        c = game.view(s, looker).cells
        for seat in range(m.SEATS):
            scene = made[f"seat-{seat}"]
            pieces = {piece.key: piece for piece in scene.pieces}
            brief = {one.symbol: one.text for one in scene.brief}
            first = 0 if c[m.SIDE + seat] == 0 else 45

            def names(at: int, seat: int = seat, first: int = first, c: list[int] = c, game: SolaFide = game) -> set[str]:
                return {game.content.card_id[card] for card in numbers_of(max(0, c[at + seat]), first)}

            counts = {"icon-hand": c[m.HAND_SIZE + seat], "icon-reward": c[m.REWARDS + seat], "icon-deck": c[m.DECK_SIZE + seat]}
            counts["icon-discard"] = len(names(m.DISCARD) | names(m.SPENT))
            counts["icon-taken"] = sum(c[m.CIRCLE + circle] == m.TAKEN + seat for circle in range(10))
            assert {symbol: brief[symbol] for symbol in counts} == {symbol: str(number) for symbol, number in counts.items()}
            me = seat + 1
            assert str(c[m.VP + seat]) in written_on(pieces[f"vp-{me}"])
            assert str(c[m.REWARDS + seat]) in written_on(pieces[f"rewards-{me}"])
            assert str(c[m.DECK_SIZE + seat]) in written_on(pieces[f"deck-{me}"])
            assert str(counts["icon-discard"]) in written_on(pieces[f"pile-{me}"])
            if c[m.SIDE + seat] == m.EMPTY:
                continue
            hands.add(c[m.HAND_SIZE + seat])
            held = {key for key in pieces if key.startswith(("hand-", f"back-{me}-"))}
            assert {f"hand-{name}" for name in names(m.HAND) | names(m.SHOWN)} == {key for key in held if key.startswith("hand-")}
            assert len(held) == c[m.HAND_SIZE + seat]
            drawn = {key for key in pieces if key.startswith(("drawn-", "back-drawn-"))}
            assert len(drawn) == c[m.DRAWN_SIZE + seat]
            assert {f"drawn-{name}" for name in names(m.DRAWN)} <= drawn
            card = c[m.PERMANENT + seat]
            assert ("icon-permanent" in brief) == (card != m.EMPTY)
            if card != m.EMPTY:
                assert speak(game).card_name(card) in pieces[f"permanent-{me}"].title
            for name in names(m.DISCARD) | names(m.SPENT):
                assert speak(game).card_name(game.content.card_id.index(name)) in pieces[f"pile-{me}"].title
    assert max(hands) > 5, "hands of more than a row were among them"


def test_markers_come_from_their_players() -> None:
    """The page lets new pieces fly from the player whose number is in their look."""
    t = Table("franconian commons: c p nC nP").turn("catholic")
    looks = {piece.symbol: piece.look for piece in board_of(t).values() if kind(piece) == "marker"}
    assert looks == {"marker-catholic": "player-1 atop on-it", "marker-protestant": "player-2 atop on-it"}


def test_whose_turn_it_is_is_seen_until_the_game_is_over() -> None:
    t = Table("ursulines: hand").turn("protestant")
    pieces = board_of(t)
    assert "turn" in pieces["score-2"].look.split()
    assert "turn" not in pieces["score-1"].look.split()
    assert "turn 1" in written_on(pieces["title"])
    game = faith(limit=1)
    *_, (s, _) = random_game(game, "one turn")
    over = {piece.key: piece for piece in scenes(game.view(s, -1), -1, speak(game), "wide")["board"].pieces}
    assert "the game is over" in written_on(over["title"])
    assert not any("turn" in over[f"score-{seat}"].look.split() for seat in (1, 2))


def test_a_choice_card_shows_its_lists() -> None:
    t = Table("ferdinand-ii: hand; ursulines: hand").turn("catholic")
    t.play("play ferdinand-ii")
    for shape in SHAPES:
        pieces = board_of(t, 0, shape)
        said = [" ".join(written_on(pieces[f"choice-{n}"])) for n in (1, 2)]
        assert said == ["Move one circle 2 spaces towards the nobility.", "Convert 2 territories of the nobility in one circle."]
        assert "choice-3" not in pieces


def test_a_card_of_foreign_influence_lies_open_while_it_is_carried_out() -> None:
    t = Table("lower-saxon nobility: c c pC nC nC; lower-saxon power: C1; augsburg-interim: hand; ursulines: hand").turn("catholic")
    t.play("play augsburg-interim", "move lower-saxon nobility")
    while not any(move.startswith("influence") for move in t.offered):
        t.play(t.offered[0])
    t.play("influence white", "foreign act-of-supremacy")
    for shape in SHAPES:
        assert "influence-act-of-supremacy" in board_of(t, 0, shape)


# -- cards --------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_set_in_full_in_every_language(language: str) -> None:
    """No name is squeezed too much, nothing is left out, no picture gets lost, wherever the card lies."""
    content = faith().content
    print_ = Printed(content, FaithWording(load(language, PACKAGE), NAMES, content), "wide")
    desk, phone = layout.desk(), layout.phone([True] * 10, True)
    faces = [print_.face(card) for card in range(ALL_CARDS)] + [print_.foreign_face(card) for card in range(FOREIGN)]
    for face in faces:
        settings: list[tuple[Part, ...] | list[Part]] = [
            *(cards.upright(face, *card, layout.PHONE.text, layout.PHONE.icon) for card in layout.ACROSS.values()),
            cards.upright(face, *desk.played[2:], layout.DESK.text, layout.DESK.icon),
            cards.lying(face, *layout.LYING, layout.PHONE.text, layout.PHONE.icon),
            cards.lying(face, *phone.played[2:], layout.PHONE.text, layout.PHONE.icon),
            large(face, page_for("wide", [face])),
            large(face, page_for("tall", [face])),
        ]
        for parts in settings:
            names = [part for part in parts if part.look in ("name", "long-name")]
            said = "".join(part.text for part in names).replace("-", "").replace(" ", "")
            assert said == face.name.replace("-", "").replace(" ", "")
            for part in parts:
                assert "…" not in part.text, (face.name, part.text)
                assert not part.fit or part.fit / (text_width(part.text) * part.size) > 0.72, (face.name, part.text)
                assert part.y >= 0
            assert any(part.symbol.startswith("emblem-") and part.w >= 18 for part in parts), face.name


def test_what_cards_do_in_icons() -> None:
    content = faith().content

    def on(card: str) -> list[list[str]]:
        return [[" ".join(group) for group in groups] for groups in cards.deeds(content, content.card_id.index(card))]

    assert on("ninety-five-theses") == [["1 icon-convert-commons", "icon-dispute =", "1 icon-draw"]]
    assert on("nuncios") == [["1 icon-convert-nobility ×2"]]
    assert on("maurice-of-saxony") == [["2 icon-move-nobility"], ["2 icon-convert-nobility"]]
    assert on("whose-realm") == [["icon-discard : 1 icon-move-nobility"]]
    assert on("gustavus-adolphus") == [["2 icon-discard :", "2 icon-convert-either ×2"]]
    assert on("anabaptists") == [["3 icon-convert-commons 2/4/7"]]
    assert on("small-catechism") == [["icon-convert-both icon-neutral 1+4"]]
    assert on("formula-of-concord") == [["2 icon-convert-either icon-disputed", "1 icon-draw"]]
    assert on("edict-of-worms") == [["1 icon-opponent icon-chance", "2 icon-draw 1 icon-keep"]]
    assert on("wallenstein") == [["2 icon-move-nobility", "2 icon-convert-nobility =", "icon-military"]]
    assert on("battle-of-muehlberg") == [["3 icon-convert-nobility", "icon-military"]]
    assert on("frankfurt-fair") == [["3 icon-draw", "icon-permanent icon-hand 7"]]
    assert on("parsonage") == [["icon-permanent icon-convert-commons :", "1 icon-draw"]]
    assert on("society-of-jesus") == [["1 icon-convert-nobility", "icon-permanent +1 icon-convert-nobility"]]
    assert on("schmalkaldic-league") == [["icon-dispute", "2 icon-draw", "icon-permanent icon-guard icon-nobility icon-disputed"]]
    assert on("ecclesiastical-reservation")[0][-1] == "icon-permanent icon-guard icon-move-either icon-disputed"


def test_a_card_that_does_more_than_there_is_room_for_says_so() -> None:
    many = "[" + ", ".join('{ op = "opponent_discards", n = 1, random = true }' for _ in range(8)) + "]"
    game = faith(own_content(('effects = [{ op = "convert", side = "commons", n = 1 }, { op = "draw", n = 1 }]', f"effects = {many}")))
    card = game.content.card_id.index("vernacular-worship")
    print_ = Printed(game.content, speak(game), "wide")
    parts = cards.upright(print_.face(card), *layout.CARD, layout.PHONE.text, layout.PHONE.icon)
    assert "…" in [part.text for part in parts]
    assert all(0 <= part.y <= layout.CARD[1] - part.h + 1 for part in parts)


# -- the art ------------------------------------------------------------------------------------------------------------------------------


def test_the_sheet_is_what_the_script_draws() -> None:
    assert SHEET.read_text("utf-8") == sheet()


def test_the_sheet_holds_together() -> None:
    text = SHEET.read_text("utf-8")
    ET.fromstring(text)
    check_sheet(text, (FOLDER / "art" / "style.css").read_text("utf-8"))


def test_nothing_on_the_sheet_is_never_used() -> None:
    used = {name for scene in every_scene() for name in scene.symbols()}
    frames = set(layout.frames())
    icons = {name for name in symbols().symbols if name.startswith(("icon-", "emblem-"))}
    assert set(symbols().symbols) - used - frames - icons == set()


def test_every_card_has_a_picture_of_its_own() -> None:
    content = faith().content
    for start in (0, 45):
        drawn = [" ".join(emblems.emblem(content, card)) for card in range(start, start + 45)]
        assert len(set(drawn)) == 45
    foreign = [" ".join(emblems.foreign_emblem(content, card)) for card in range(FOREIGN)]
    assert len(set(foreign)) == FOREIGN
    for name in " ".join([*drawn, *foreign]).split():
        assert f"emblem-{name}" in symbols().symbols
    used = {name for card in range(ALL_CARDS) for name in emblems.emblem(content, card)}
    assert {f"emblem-{name}" for name in used} == {name for name in symbols().symbols if name.startswith("emblem-")}


def test_cards_of_ones_own_have_pictures_too() -> None:
    content = copy.copy(anything(1).content)
    content.card_id = [f"x-{name}" for name in content.card_id]
    content.foreign_id = [f"x-{name}" for name in content.foreign_id]
    drawn = [emblems.emblem(content, card) for card in range(ALL_CARDS)] + [
        emblems.foreign_emblem(content, card) for card in range(FOREIGN)
    ]
    assert {f"emblem-{name}" for names in drawn for name in names} <= set(symbols().symbols)
    assert len({names[0] for names in drawn}) > 4


# -- colours ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_and_signs_stand_out_from_their_grounds(theme: str) -> None:
    """AA: 4.5 to 1 for text, 3 to 1 for what is drawn."""
    c = colours(FOLDER, theme)
    pairs = [(ink, ground, 4.5) for ink in ("ink", "red") for ground in ("ground", "paper", "shade", "spent")]
    pairs += [("ink-soft", ground, 4.5) for ground in ("ground", "paper", "spent")]
    pairs += [("ink", "vp", 4.5), ("paper", "ink", 4.5), ("paper", "red", 4.5), ("paper", "border", 3.0), ("on-gold", "gold", 4.5)]
    pairs += [(f"sign-{n}", f"player-{n}", 3.0) for n in (1, 2)]
    pairs += [("on-wash", deck, 3.0) for deck in DECKS]
    weak = [(a, b, round(contrast(c[a], c[b]), 2)) for a, b, least in pairs if contrast(c[a], c[b]) < least]
    assert weak == []
    assert contrast(c["ink"], c["red"]) > 1.8, "black and red are two inks"


def test_the_system_and_the_page_mean_the_same_by_dark() -> None:
    check_both_darks(FOLDER)


def test_religions_have_signs_beside_their_colours() -> None:
    for name in RELIGIONS:
        for symbol in (f"marker-{name}", f"faith-{name}", f"stamp-{name}", *(f"field-{side}-{name}" for side in SIDES)):
            assert "a-light" in symbols().symbols[symbol]
    assert {f"field-{side}-{one}" for side in SIDES for one in PRINTS} <= set(symbols().symbols)


# -- speed --------------------------------------------------------------------------------------------------------------------------------


def test_a_move_changes_little_and_all_scenes_are_made_in_a_few_milliseconds() -> None:
    game = faith()
    wording = FaithWording(load("en", PACKAGE), NAMES, game.content)
    found = [game.view(s, 0) for s, _ in random_game(game, "speed")]
    best, anew = 1.0, 1.0
    for _ in range(3):
        start = time.process_time()
        for view in found:
            scenes(view, 0, wording, "wide")
        best = min(best, (time.process_time() - start) / len(found))
        wording = FaithWording(load("en", PACKAGE), NAMES, game.content)
        start = time.process_time()
        scenes(found[60], 0, wording, "wide")
        anew = min(anew, time.process_time() - start)
    assert best < 0.004  # about 0.2 ms here
    assert anew < 0.012  # about 1 ms here
