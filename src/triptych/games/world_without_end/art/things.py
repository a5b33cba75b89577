# ruff: noqa: E501 -- the steps of a path are data
"""The things on the table: cards, medallions, sites, tiles, panels, markers."""

from __future__ import annotations

from math import cos, pi, sin

from triptych.core.signs import SIGNS
from triptych.games.world_without_end.art import icons
from triptych.games.world_without_end.art.pen import at, circle, cottage, cut_box, ivy, number, path, rect, tree
from triptych.games.world_without_end.layout import frames, picture_box

Drawing = tuple[str, str]
"""The attributes of a symbol, and what it shows."""

BOX = 'viewBox="0 0 {:g} {:g}" stroke-width="{:g}"'
STRETCH = 'viewBox="0 0 {:g} {:g}" stroke-width="{:g}" preserveAspectRatio="none"'


def _event(arrow: int) -> str:
    """An event, square, 200 across: four corners in gold leaf for the income, a notched band, the arrow on one edge."""
    out = path("shadow", cut_box(4, 5, 195, 194, 6)) + path("face", cut_box(1, 1, 195, 195, 6)) + path("inner", cut_box(6, 6, 185, 185, 4))
    for x, y, sx, sy in ((6, 6, 1, 1), (191, 6, -1, 1), (191, 191, -1, -1), (6, 191, 1, -1)):
        out += f'<g transform="translate({x} {y}) scale({sx} {sy})">{path("leafgold", "M0 0h51v26q0 25-25 25H0z")}{path("pounce", "M0 46h25q21 0 21-21V0")}</g>'
    pointer = path("red", "M98.500 3l16 16h-9v8h-14v-8h-9z") + path("lightline", "M98.500 8.500l8 8", 'stroke-width="2"')
    return out + f'<g transform="rotate({90 * arrow} 98.500 98.500)">{pointer}</g>'


def _medallion() -> str:
    """A gold ground in a lapis ring, 100 across: behind those who grant favours."""
    rays = "".join(
        f"M{50 + 12 * cos(a):.1f} {50 + 12 * sin(a):.1f}L{50 + 37 * cos(a):.1f} {50 + 37 * sin(a):.1f}"
        for a in (2 * pi * k / 40 for k in range(40))
    )
    dots = "".join(circle("balllight", 50 + 44 * cos(a), 50 + 44 * sin(a), 1.3) for a in (2 * pi * k / 24 for k in range(24)))
    return circle("ringlapis", 50, 50, 48.5) + dots + circle("leafgold", 50, 50, 40) + path("pounce", rays) + circle("line", 50, 50, 40)


def _covered() -> str:
    """A cover tile, 100 x 100: boards nailed crosswise."""
    out = path("shadow", rect(5, 6, 92, 92)) + path("cover", cut_box(3, 3, 92, 92, 8)) + path("outline", "M3 26h92M3 49h92M3 72h92")
    out += path("woodlight", "M8 14 14 8l76 76-6 6zM84 8l6 6L14 90l-6-6z")
    return out + "".join(circle("dark", x, y, 2.2) for x, y in ((14, 14), (84, 14), (14, 84), (84, 84), (49, 49)))


def _site(material: str) -> str:
    """A house site, 80 x 80: a staked plot with the corner stones or posts it asks for."""
    out = path("plot", cut_box(3, 3, 74, 74, 6)) + path("furrow", "M10 64h60M10 56h60M12 70h56")
    if material == "stone":
        return out + path(
            "stone", rect(5, 5, 13, 9) + rect(62, 5, 13, 9) + rect(5, 66, 13, 9) + rect(62, 66, 13, 9), 'stroke-width="1.200"'
        )
    return out + "".join(circle("woodlight", x, y, 6) + circle("line", x, y, 2.600) for x in (11, 69) for y in (11, 69))


def _home() -> str:
    """A player's house, 60 x 60."""
    return (
        path("seat", "M6 57V28h34v29z")
        + path("seat", "M40 57V28l14-5v28z")
        + path("outline", "M40 28v29")
        + path("seat", "M23 6l22-4 13 20-18 7z")
        + path("shadeover", "M23 6l22-4 13 20-18 7zM40 28l14-5v28l-14 6z")
        + path("seat", "M2 30 23 6l21 24-4 3.500L23 14 6 33.500z")
    )


def _house_of_place(look: str) -> str:
    """A house where somebody may fall sick, 80 x 80."""
    return path("leaflight", "M4 74c18-8 54-8 72 0-18 5-54 5-72 0z", 'stroke-width="1"') + cottage(41, 72, 66, look, smoke=False)


def _hideout() -> str:
    return (
        path("leaflight", "M4 74c18-8 54-8 72 0-18 5-54 5-72 0z", 'stroke-width="1"')
        + tree(20, 66, 52)
        + tree(62, 64, 54, "verdigris")
        + path("thatch", "M22 74 41 40l20 34z")
        + path("thin", "M32 72l8-28M50 72l-8-28")
        + path("dark", "M35 74l6-17 7 17z")
    )


def _tile() -> str:
    """A plague tile face down, 60 x 60."""
    return path("shadow", cut_box(4, 5, 54, 54, 8)) + path("dark", cut_box(2, 2, 54, 54, 8)) + at(icons.PLAGUE, 10, 10, 1.58)


def _tile_open() -> str:
    """One turned up: somebody is sick, with room for the number of the tile."""
    spots = "".join(circle("red", x, y, 3.2) for x, y in ((11, 14), (46, 20), (13, 44), (43, 47), (30, 9)))
    return path("shadow", cut_box(4, 5, 54, 54, 8)) + path("sick", cut_box(2, 2, 54, 54, 8)) + circle("label", 29, 30, 18) + spots


def _marker() -> str:
    """On the score track: a shield, 40 x 40."""
    return path("seat", "M5 3h30v15c0 10-7 16-15 19C12 34 5 28 5 18z")


def _banner() -> str:
    return path("seat", "M4 3h72v82L40 70 4 85z") + path("seatring", "M9 8h62v69L40 64.500 9 77z")


def _badge() -> str:
    """Where a player sits at the council, 60 across."""
    return circle("seat", 30, 30, 27) + circle("seatring", 30, 30, 23)


def _empty_seat() -> str:
    return circle("emptyseat", 30, 30, 26) + path("goldline", "M19 43V26q11-13 22 0v17zM19 36h22", 'opacity=".6"')


def _number() -> str:
    """A printed number beside the council space, 60 x 60: a quatrefoil."""
    return icons.foil(4, 30, 30, 29, "ringred") + circle("face", 30, 30, 18)


def _turn() -> str:
    return icons.foil(4, 30, 30, 29, "gold") + circle("goldlight", 30, 30, 18)


def _initial() -> str:
    """The illuminated initial of a chapter, 150 x 150: lapis and rose fields, gold rim, a vine, room for a numeral."""
    out = (
        path("gold", cut_box(2, 2, 146, 146, 5))
        + path("lapis", rect(9, 9, 132, 132))
        + path("red", "M9 9h66v66H9zM75 75h66v66H75z", 'stroke="none"')
    )
    curls = ""
    for turn in range(4):
        leaves = path("goldline", "M75 20C40 14 14 40 20 72M48 26c-8-8-20-8-26 0M27 50c-8 2-12 10-10 18")
        leaves += (
            ivy(22, 26, 10, 3.6, "leaf") + ivy(17, 68, 10, 1.9, "rose") + ivy(58, 15, 8, -0.6, "lapislight") + circle("ball", 36, 36, 3.4)
        )
        curls += f'<g transform="rotate({90 * turn} 75 75)">{leaves}</g>'
    return out + curls + path("leafgold", cut_box(34, 34, 82, 82, 12)) + path("pounce", cut_box(39, 39, 72, 72, 9))


def _stall() -> str:
    """A market stall, 100 x 104: awning, counter, room for the good and its price."""
    out = path("face", rect(8, 22, 84, 80)) + path("woodlight", rect(3, 72, 94, 6)) + path("wood", rect(8, 22, 4, 80) + rect(88, 22, 4, 80))
    out += path("paper", "M10 2h80l8 20a8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0A8 8 0 0 1 2 22z")
    return out + path("red", "M23 2h14l-3 20a8 8 0 0 1-16 0zM50 2h13l3 20a8 8 0 0 1-16 0zM77 2h13l8 20a8 8 0 0 1-16 0z")


def _screen() -> str:
    """A folding screen, 400 x 190: nobody sees what stands behind it."""
    out = ""
    for i in range(5):
        x, lean = 6 + 78 * i, 8 if i % 2 else -8
        top, low = (14, 182) if i % 2 == 0 else (6, 174)
        out += path("lapis" if i % 2 == 0 else "lapislight", f"M{x} {top}L{x + 78} {top + lean}V{low + lean}L{x} {low}z")
        out += path("goldline", f"M{x + 8} {top + 9}L{x + 70} {top + lean * 0.9 + 9}V{low + lean * 0.9 - 9}L{x + 8} {low - 9}z")
        out += icons.foil(4, x + 39, (top + low) / 2 + lean / 2 - 46, 13, "gold") + icons.foil(
            4, x + 39, (top + low) / 2 + lean / 2 + 46, 13, "gold"
        )
    return out


def _arch(x: float, y: float, w: float, h: float) -> str:
    """A pointed arch."""
    foot, spring, bend = number(y + h), number(y + h * 0.45), number(y + h * 0.12)
    return (
        f"M{number(x)} {foot}V{spring}Q{number(x + w * 0.03)} {bend} {number(x + w / 2)} {number(y)}"
        f"Q{number(x + w * 0.97)} {bend} {number(x + w)} {spring}V{foot}z"
    )


def _frame(kind: str, w: float, h: float) -> str:
    if kind == "card":
        return (
            path("shadow", cut_box(3, 4, w - 4, h - 4, 6))
            + path("face", cut_box(1, 1, w - 5, h - 5, 6))
            + path("inner", cut_box(5, 5, w - 13, h - 13, 4))
        )
    if kind == "slot":
        return path("slot", cut_box(2, 2, w - 4, h - 4, 6))
    if kind == "action":
        left, top, wide, high = picture_box(w, h)
        return (
            path("shadow", cut_box(3, 4, w - 4, h - 4, 6))
            + path("face", cut_box(1, 1, w - 5, h - 5, 6))
            + path("leafgold", _arch(left, top, wide, high))
            + path("pounce", _arch(left + 6, top + 8, wide - 12, high - 8))
        )
    if kind == "tag":
        return (
            path("shadow", cut_box(3, 4, w - 4, h - 4, 8))
            + path("face", cut_box(1, 1, w - 5, h - 5, 8))
            + path("goldline", cut_box(4.5, 4.5, w - 12, h - 12, 6), 'stroke-width="1.600"')
        )
    if kind == "label":
        return path(
            "label",
            f"M3 {number(h * 0.94)}V{number(h * 0.42)}Q{number(w * 0.2)} {number(h * 0.38)} {number(w / 2)} {number(h * 0.03)}Q{number(w * 0.8)} {number(h * 0.38)} {number(w - 3)} {number(h * 0.42)}V{number(h * 0.94)}z",
        )
    return path("face", cut_box(1, 1, w - 2, h - 2, 6)) + path("inner", cut_box(5, 5, w - 10, h - 10, 4))


def things() -> dict[str, Drawing]:
    found: dict[str, Drawing] = {
        **{f"event-{arrow}": (BOX.format(200, 200, 2), _event(arrow)) for arrow in range(4)},
        "medallion": (BOX.format(100, 100, 1.4), _medallion()),
        "cover": (STRETCH.format(100, 100, 2), _covered()),
        "site-stone": (BOX.format(80, 80, 1.6), _site("stone")),
        "site-wood": (BOX.format(80, 80, 1.6), _site("wood")),
        "home": (BOX.format(60, 60, 2), _home()),
        **{f"dwelling-{i}": (BOX.format(80, 80, 1.4), _house_of_place(look)) for i, look in enumerate(("roof", "slate", "thatch"))},
        "hideout": (BOX.format(80, 80, 1.4), _hideout()),
        "tile-down": ('viewBox="-14 -14 86 86" stroke-width="1.800"', _tile()),
        "tile-sick": ('viewBox="-12 -12 82 82" stroke-width="1.800"', _tile_open()),
        "stone-of-favour": ('viewBox="0 0 24 24" stroke-width="1.1"', icons.STONE_OF_FAVOUR),
        "marker": (BOX.format(40, 40, 2), _marker()),
        "banner": (BOX.format(80, 88, 2.4), _banner()),
        "badge": (BOX.format(60, 60, 2), _badge()),
        "badge-empty": (BOX.format(60, 60, 1.6), _empty_seat()),
        "number": (BOX.format(60, 60, 1.6), _number()),
        "number-free": (BOX.format(60, 60, 1.6), _turn()),
        "initial": (BOX.format(150, 150, 1.6), _initial()),
        "screen": (STRETCH.format(400, 190, 2), _screen()),
        "plate": (STRETCH.format(100, 40, 1.4), path("plate", "M3 20 9 2h82l6 18-6 18H9z")),
        "ribbon": (STRETCH.format(200, 30, 1.4), path("plate", "M1 4h12V1h174v3h12l-7 11 7 11h-12v3H13v-3H1l7-11z")),
        "plot": (STRETCH.format(180, 160, 1.6), path("site", "M4 132C2 70 8 24 24 14 60 0 120 0 156 14c16 10 22 56 20 118z")),
        "wax": (BOX.format(40, 40, 1.8), icons.foil(8, 20, 20, 18.5, "seat") + circle("seatring", 20, 20, 12.5)),
        "stall": (STRETCH.format(100, 104, 1.6), _stall()),
        "count": (BOX.format(30, 30, 1.4), circle("label", 15, 15, 14)),
        "place-number": (BOX.format(30, 30, 1.4), circle("lapis", 15, 15, 14)),
        "round": (BOX.format(20, 20, 1.4), icons.foil(4, 10, 10, 9.4, "red")),
        "star": (BOX.format(30, 30, 1.2), icons.foil(6, 15, 15, 14, "gold") + circle("red", 15, 15, 4)),
        "block-stone": ('viewBox="0 0 24 24" stroke-width="1.3"', icons.STONE),
        "block-wood": (
            'viewBox="0 0 24 24" stroke-width="1.3"',
            circle("woodlight", 12, 12, 10) + circle("line", 12, 12, 6) + circle("line", 12, 12, 2.4),
        ),
        "block-metal": ('viewBox="0 0 24 24" stroke-width="1.3"', icons.METAL),
        "space-stone": (
            'viewBox="0 0 24 24" stroke-width="1.3"',
            path("space", rect(2.5, 4.5, 19, 15)) + path("faint", "M2.500 12h19M12 4.500V12M7 12v7.500M17 12v7.500", 'stroke-width=".9"'),
        ),
        "space-wood": ('viewBox="0 0 24 24" stroke-width="1.3"', circle("space", 12, 12, 9.5) + circle("faint", 12, 12, 5)),
        "space-metal": (
            'viewBox="0 0 24 24" stroke-width="1.3"',
            path("space", "M1.500 19.500 5 7h14l3.500 12.500z") + path("faint", "M6 16h12"),
        ),
        **{f"sign-{n}": ('viewBox="0 0 24 24"', f'<g class="a-sign">{drawing}</g>') for n, drawing in SIGNS.items()},
    }
    for name, (kind, w, h, weight) in frames().items():
        found[name] = (BOX.format(w, h, weight), _frame(kind, w, h))
    return found
