"""What lies before a player: banner, goods and points; religion, Loch Leven and free dice; persons; advantage tiles."""

from __future__ import annotations

from typing import Final

from triptych.core.letters import cut, written
from triptych.core.printed import Cells, cells, kept, piece
from triptych.core.scene import Brief, Part, Piece, Scene
from triptych.games.column_of_fire import content, symbols
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.before import BEFORE, LEAST_PX, TEXT, WIDTH, Before, tray_symbol
from triptych.games.column_of_fire.chart import Box
from triptych.games.column_of_fire.emblems import icon_parts
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.offers import thing_id
from triptych.games.column_of_fire.phases.display import card_in_hand
from triptych.games.column_of_fire.printed import Printed, card_piece, house, seat_piece, stone_on_card

GOODS_OF: Final = [(m.GOODS + seat * content.GOOD_KINDS, content.GOOD_KINDS) for seat in range(m.SEATS)]
HOUSES_OF: Final = [(m.HOUSE + seat * content.COUNTRIES, content.COUNTRIES) for seat in range(m.SEATS)]
DICE_OF: Final = [
    ((m.DIE_AT + seat * content.DICE, content.DICE), (m.DIE_VALUE + seat * content.DICE, content.DICE)) for seat in range(m.SEATS)
]
ROW_OF: Final = [((m.DISPLAY + seat * m.PLACES, m.PLACES), (m.DISPLAY_DIE + seat * m.PLACES, m.PLACES)) for seat in range(m.SEATS)]
TILES_OF: Final = [(m.TILES + seat * content.TILE_KINDS, content.TILE_KINDS) for seat in range(m.SEATS)]

OF_BELONGINGS: Final[list[Cells]] = [
    cells((m.START, 1), (m.TURN, 1), (m.VP + seat, 1), GOODS_OF[seat], (m.PROTECTION + seat, 1)) for seat in range(m.SEATS)
]
OF_DICE: Final[list[Cells]] = [
    cells((m.RELIGION + seat, 1), (m.FAITH + seat, 1), *DICE_OF[seat], HOUSES_OF[seat]) for seat in range(m.SEATS)
]
OF_PERSONS: Final[list[Cells]] = [cells(*ROW_OF[seat], (m.DISPLAY_SIZE + seat, 1), *DICE_OF[seat]) for seat in range(m.SEATS)]
OF_TILES: Final[list[Cells]] = [cells(TILES_OF[seat], (m.TILE_COUNT + seat, 1)) for seat in range(m.SEATS)]


def display(view: FireState, seat: int, print_: Printed) -> Scene:
    """Banner, goods and points; religion, Loch Leven and free dice; the persons; the advantage tiles."""
    c = view.cells
    at = BEFORE[print_.chart.shape]
    hand = card_in_hand(view) if c[m.TURN] == seat else m.EMPTY
    looked_at = (hand, *OF_BELONGINGS[seat](c), *OF_DICE[seat](c), *OF_PERSONS[seat](c), *OF_TILES[seat](c))
    return kept(print_, (at.shape, "seat", seat, _sealed(view, seat)), looked_at, lambda: _display(view, seat, hand, print_, at))


def _display(view: FireState, seat: int, hand: int, print_: Printed, at: Before) -> Scene:
    c = view.cells
    persons = c[m.DISPLAY_SIZE + seat] + (1 if hand != m.EMPTY else 0)
    high = at.height(len(_tile_kinds(view, seat)), persons)
    scene = Scene(f"seat-{seat}", WIDTH, high, f"ground-seat-{high:g}", LEAST_PX)
    out = scene.pieces
    shape = at.shape
    out += kept(print_, ("belongings", seat), OF_BELONGINGS[seat](c), lambda: _belongings(view, seat, print_))
    out += kept(print_, ("dice", seat), OF_DICE[seat](c), lambda: _faith_and_dice(view, seat, print_))
    out += kept(print_, (shape, "persons", seat), (hand, *OF_PERSONS[seat](c)), lambda: _persons(view, seat, hand, print_, at))
    out += kept(
        print_, (shape, "tiles", seat, _sealed(view, seat)), (persons, *OF_TILES[seat](c)), lambda: _tiles(view, seat, persons, print_, at)
    )
    scene.brief = _brief(view, seat, print_)
    return scene


def _sealed(view: FireState, seat: int) -> bool:
    """Does the one who looks not see what tiles these are?"""
    return view.cells[m.TILES + seat * content.TILE_KINDS] < 0


def _brief(view: FireState, seat: int, print_: Printed) -> list[Brief]:
    """What one asks of another player most: religion, each good, tiles, free dice, protection, houses; what he has none of comes last."""
    c = view.cells
    faith = c[m.RELIGION + seat]
    found: list[Brief] = []
    if faith != m.EMPTY:
        found.append(Brief(f"icon-{content.RELIGION_WORDS[faith]}", "", print_.seat_says("see-religion", seat, religion=faith)))
    counted = [
        (f"icon-good-{content.GOOD_WORDS[good]}", number, print_.seat_says("see-good", seat, good=good, number=number))
        for good, number in enumerate(c[m.GOODS + seat * content.GOOD_KINDS : m.GOODS + (seat + 1) * content.GOOD_KINDS])
    ]
    for symbol, message, number in (
        ("icon-advantage", "see-tiles", c[m.TILE_COUNT + seat]),
        ("icon-die", "see-free-dice", c[m.DIE_AT + seat * content.DICE : m.DIE_AT + (seat + 1) * content.DICE].count(m.FREE)),
        ("icon-protection", "see-protection", c[m.PROTECTION + seat]),
        ("icon-house", "see-houses", _at_home(view, seat)),
        ("icon-person", "see-persons", c[m.DISPLAY_SIZE + seat]),
    ):
        counted.append((symbol, number, print_.seat_says(message, seat, number=number)))
    found += [Brief(symbol, str(number), title) for symbol, number, title in counted if number]
    return found + [Brief(symbol, "0", title, "faded") for symbol, number, title in counted if not number]


def _at_home(view: FireState, seat: int) -> int:
    """How many of his houses stand nowhere."""
    return view.cells[m.HOUSE + seat * content.COUNTRIES : m.HOUSE + (seat + 1) * content.COUNTRIES].count(0)


def _belongings(view: FireState, seat: int, print_: Printed) -> list[Piece]:
    c = view.cells
    out: list[Piece] = []
    me = seat + 1
    begins, on_turn = c[m.START] == seat, c[m.TURN] == seat
    state = "both" if begins and on_turn else "turn" if on_turn else "start" if begins else "other"
    title = print_.seat_says("see-seat", seat, place=state)
    out.append(seat_piece("banner", "banner", seat, (8, 8, 90, 92), title, 0.55, 0.42, look="turn" if on_turn else ""))
    name = print_.speaker.seat_names[seat]
    out.append(
        piece(f"name-{me}", "", (98, 10, 236, 86), title, "player-name", parts=(written(cut(name, 8), 0, 0, 236, 86, 40, "heading"),))
    )
    for good in range(content.GOOD_KINDS):
        number = c[m.GOODS + seat * content.GOOD_KINDS + good]
        box: Box = (340 + 96 * good, 8, 92, 92)
        parts = (Part(f"icon-good-{content.GOOD_WORDS[good]}", 10, 8, 64, 64), *_count(number, 92, 92))
        title = print_.seat_says("see-good", seat, good=good, number=number)
        out.append(piece(f"good-{me}-{content.GOOD_WORDS[good]}", "panel", box, title, "" if number else "faded", parts=parts))
    number = c[m.PROTECTION + seat]
    parts = (Part("shield", 9, 5, 66, 68), *_count(number, 92, 92))
    title = print_.seat_says("see-protection", seat, number=number)
    out.append(piece(f"protection-{me}", "panel", (724, 8, 92, 92), title, "" if number else "faded", parts=parts))
    vp = c[m.VP + seat]
    points = Part("", 0, 2, 104, 100, "on-gold points", str(vp), 46 if vp < 100 else 34)
    out.append(piece(f"vp-{me}", "icon-vp", (876, 2, 104, 104), print_.seat_says("see-score", seat, number=vp), parts=(points,)))
    return out


def _count(number: int, w: float, h: float) -> tuple[Part, ...]:
    """How many, in the lower right corner; nothing for none."""
    if number == 0:
        return ()
    side = 42 if number < 10 else 52
    return (
        Part("count", w - side - 1, h - 43, side, 42),
        Part("", w - side - 1, h - 43, side, 42, "", str(number), 34),
    )


def _faith_and_dice(view: FireState, seat: int, print_: Printed) -> list[Piece]:
    c = view.cells
    out: list[Piece] = []
    me = seat + 1
    faith = c[m.RELIGION + seat]
    if faith == m.EMPTY:
        title = print_.seat_says("see-religion", seat, religion_id="none", religion="")
    else:
        title = print_.seat_says("see-religion", seat, religion=faith)
    kind = "none" if faith == m.EMPTY else content.RELIGION_WORDS[faith]
    out.append(piece(f"religion-{me}", f"religion-{kind}", (12, 110, 220, 130), title))
    number = c[m.FAITH + seat]
    if number:
        title = print_.seat_says("see-religion-die", seat, number=number)
        out.append(piece(f"die-{me}-black", f"die-{number}", (127, 130, 90, 90), title, f"die {content.DIE_WORDS[content.BLACK]}"))
    held = [die for die in range(content.DICE) if c[m.DIE_AT + seat * content.DICE + die] == m.ON_LOCH_LEVEN]
    free = [die for die in range(content.DICE) if c[m.DIE_AT + seat * content.DICE + die] == m.FREE]
    x = 244.0
    w = 120 + 94 * len(held)
    castle = Part("emblem-loch-leven", 9, 8, 102, 102)
    out.append(
        piece(f"loch-{me}", f"loch-{len(held)}", (x, 110, w, 130), print_.seat_says("see-loch", seat, number=len(held)), parts=(castle,))
    )
    for i, die in enumerate(held):
        out.append(_die(view, seat, die, print_, x + 114 + 94 * i, 130, "loch"))
    x += w + 10
    for i, die in enumerate(free):
        out.append(_die(view, seat, die, print_, x + 95 * i, 130, "free"))
    houses = _at_home(view, seat)
    title = print_.seat_says("see-houses", seat, number=houses)
    standing = house(seat, (892, 136, 88, 85), title, f"houses-{me}")
    parts = (*standing.parts, *_count(houses, 88, 85))
    out.append(piece(f"houses-{me}", "house", (892, 136, 88, 85), title, f"player-{me}" + ("" if houses else " faded"), parts=parts))
    return out


def _die(
    view: FireState, seat: int, die: int, print_: Printed, x: float, y: float, where: str, card: int = m.EMPTY, side: float = 90
) -> Piece:
    number = view.cells[m.DIE_VALUE + seat * content.DICE + die]
    if where == "free" and number == 0:
        where = "blank"
    if card == m.EMPTY:
        title = print_.seat_says("see-die", seat, die=die, number=number, where=where)
    else:
        title = print_.seat_says("see-die", seat, die=die, number=number, where=where, card=card)
    return piece(f"die-{seat + 1}-{content.DIE_WORDS[die]}", f"die-{number}", (x, y, side, side), title, f"die {content.DIE_WORDS[die]}")


def _on_person(view: FireState, seat: int, die: int, print_: Printed, box: Box, where: str, card: int = m.EMPTY) -> Piece:
    """A die on a card, to the right of its picture."""
    x, y, w, _ = box
    return _die(view, seat, die, print_, x + w * 0.495, y + w * 0.255, where, card, w * 0.489)


def _persons(view: FireState, seat: int, hand: int, print_: Printed, at: Before) -> list[Piece]:
    """The persons, each with its die; the one in the hand after them, with stone and die."""
    c = view.cells
    out: list[Piece] = []
    row = [(c[m.DISPLAY + seat * m.PLACES + i], c[m.DISPLAY_DIE + seat * m.PLACES + i]) for i in range(c[m.DISPLAY_SIZE + seat])]
    taken = len(row) + (1 if hand != m.EMPTY else 0)
    for i in range(taken, at.places(taken)):
        title = print_.seat_says("see-room", seat)
        out.append(piece(f"room-{seat + 1}-{i + 1}", "room", at.person(i), title))
    for i, (card, die) in enumerate(row):
        box = at.person(i)
        out.append(card_piece(print_, card, box, print_.person_title(card, False), at.text, room=True))
        if die != m.EMPTY and c[m.DIE_AT + seat * content.DICE + die] == m.ON_PERSON:
            out.append(_on_person(view, seat, die, print_, box, "person", card))
    if hand != m.EMPTY:
        box = at.person(len(row))
        out.append(card_piece(print_, hand, box, print_.person_title(hand, True), at.text, "in-hand", True))
        out.append(stone_on_card(print_, hand, box, f"stone-hand-{seat + 1}"))
        die = next((die for die in range(content.DICE) if c[m.DIE_AT + seat * content.DICE + die] == m.IN_HAND), m.EMPTY)
        if die != m.EMPTY:
            out.append(_on_person(view, seat, die, print_, box, "hand"))
    return out


def _tile_kinds(view: FireState, seat: int) -> list[int]:
    """The kinds of tiles he has; of sealed ones each for itself, for they cannot be told apart."""
    c = view.cells
    if _sealed(view, seat):
        return [m.EMPTY] * c[m.TILE_COUNT + seat]
    return [kind for kind in range(len(view.content.tile_keys)) if c[m.TILES + seat * content.TILE_KINDS + kind] > 0]


def _tiles(view: FireState, seat: int, persons: int, print_: Printed, at: Before) -> list[Piece]:
    """The advantage tiles: open to their owner (and to all after the end), sealed to the others."""
    c = view.cells
    out: list[Piece] = []
    me = seat + 1
    number = c[m.TILE_COUNT + seat]
    kinds = _tile_kinds(view, seat)
    title = print_.seat_says("see-tiles", seat, number=number)
    tray = at.tray(len(kinds), persons)
    ghosts = () if number else (Part("tile-back", 8, 6, 90, 90, "ghost"),)
    out.append(piece(f"tiles-{me}", tray_symbol(tray), tray, title, parts=ghosts))
    boxes = at.tiles(len(kinds), persons)
    if _sealed(view, seat):
        for i, box in enumerate(boxes):
            more = number - len(boxes) + 1 if box is boxes[-1] and number > len(boxes) else 0
            parts = _count(more, box[2], box[3])
            out.append(piece(f"sealed-{me}-{i + 1}", "tile-back", box, print_.seat_says("see-sealed", seat), parts=parts))
        return out
    for box, kind in zip(boxes, kinds, strict=True):
        _, _, w, h = box
        action = symbols.of_tile(print_.content, kind)
        held = c[m.TILES + seat * content.TILE_KINDS + kind]
        parts = (*icon_parts(action, w * 0.21, h / 2 - w * 0.3, w * 0.58, TEXT), *(_count(held, w + 1, h + 3) if held > 1 else ()))
        title = print_.say("see-tile", number=held, tile=kind, action=print_.speaker.tile_text(kind))
        key = thing_id(print_.content.tile_keys[kind])
        out.append(piece(f"tile-{me}-{key}", "tile", box, title, parts=parts))
    return out
