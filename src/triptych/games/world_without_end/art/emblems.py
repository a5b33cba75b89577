# ruff: noqa: E501 -- the steps of a path are data
"""The emblems of the twelve action cards, on a grid of 64 units."""

from __future__ import annotations

from triptych.games.world_without_end.art import icons
from triptych.games.world_without_end.art.pen import at, circle, path


def _grain() -> str:
    stalks = "".join(path("line", f"M{x} 60Q{32 + (x - 32) * 0.2:g} 44 {32 + (x - 32) * 1.9:g} 22") for x in (22, 27, 32, 37, 42))
    ears = ""
    for x, y, turn in ((13, 20, -26), (22, 13, -13), (32, 9, 0), (42, 13, 13), (51, 20, 26)):
        ear = "".join(
            path("gold", f"M0 {6 * k}c{s * 5}-1 {s * 7}-5 {s * 6}-9 {s * -5} 1 {s * -6} 5 {s * -6} 9z") for k in range(3) for s in (1, -1)
        )
        ears += f'<g transform="translate({x} {y}) rotate({turn}) scale(.8)">{ear}{path("gold", "M0-8c-2.500-2.500-2.500-6 0-9 2.500 3 2.500 6.500 0 9z")}</g>'
    band = path("red", "M22.500 42c6 3 13 3 19 0l1 5c-7 3-14 3-21 0z")
    sickle = path("steel", "M46 60c13-3 17-16 9-25 4 9 0 17-11 19z") + path("wood", "M35 62l10-5 2 4-10 3z")
    return path("thatch", "M22 44c-1 8-3 13-6 18h32c-3-5-5-10-6-18-6 3-14 3-20 0z") + stalks + ears + band + sickle


def _piety() -> str:
    window = path("lapis", "M8 61V27C8 14 20 6 32 2c12 4 24 12 24 25v34z") + path(
        "goldlight", "M14 61V29c0-9 9-15 18-18.500C41 14 50 20 50 29v32z"
    )
    window += path("thin", "M32 10.500V61M14 38h36M22 20v41M42 20v41")
    hands = path("skin", "M31 58V26c-2-3-4-2-4 1l-3 14-6 11 5 9h8zM33 58V26c2-3 4-2 4 1l3 14 6 11-5 9h-8z")
    return window + hands + path("red", "M12 61l7-11 6 11zM52 61l-7-11-6 11z") + path("thin", "M27.500 33l-1 8M36.500 33l1 8")


def _material() -> str:
    crane = path("wood", "M8 61h5L16 8h-4zM12 10l36-5 .5 3.500L12.500 14zM14 24l16-15 2.500 2L14.500 29z")
    rope = path("line", "M46 8v14M40 32l6-10 6 10")
    return crane + rope + at(icons.STONE, 34, 28, 1.05) + at(icons.WOOD, 20, 37, 1.05) + at(icons.STONE, 40, 44, 0.8)


def _project() -> str:
    wall = path("stone", "M6 61V30h8v-8h12v8h8V18h10v12h8v31z")
    arch = path("dark", "M22 61V48c0-6 4-9 8-11 4 2 8 5 8 11v13z")
    courses = path(
        "thin", "M6 38h17M37 38h15M6 46h15M39 46h13M6 54h15M39 54h13M14 30h12M34 30h10M10 30v8M46 38v8M12 46v8M48 46v8M18 22v8M39 24v6"
    )
    frame = path("wood", "M55 62V8h3v54zM2 62V12h3v50z") + path("woodlight", "M0 33h14v3H0zM46 20h16v3H46zM46 42h16v3H46z")
    trowel = path("steel", "M24 4l14 4-8 9z") + path("wood", "M38 7l10-5 1.500 3-10 5z")
    return frame + wall + courses + arch + trowel


def _sale() -> str:
    stall = path("wall", "M8 22h48v39H8z") + path("woodlight", "M4 42h56v6H4z") + path("wood", "M7 48h4v14H7zM53 48h4v14h-4z")
    awning = path(
        "paper", "M8 4h48l5 16a5 5 0 0 1-9.700 0 5 5 0 0 1-9.700 0 5 5 0 0 1-9.600 0 5 5 0 0 1-9.600 0 5 5 0 0 1-9.700 0A5 5 0 0 1 3 20z"
    )
    awning += path("red", "M17.600 4h9.600L22.400 20a5 5 0 0 1-9.700 0zM36.800 4h9.600l4.900 16a5 5 0 0 1-9.700 0z")
    return stall + at(icons.WOOL, 8, 20, 1.0) + at(icons.CLOTH, 33, 21, 0.95) + awning + at(icons.MONEY, 20, 45, 0.8)


def _privilege() -> str:
    charter = path("paper", "M10 6h40c4 0 6 3 6 6v4h-6v30H14c-5 0-8-3-8-7h8V12c0-3-1-5-4-6z") + path(
        "shade", "M50 6c4 0 6 3 6 6v4h-6v-5c0-2 0-4 0-5z"
    )
    text = path("thin", "M27 14h18M27 19h18M19 26h26M19 31h26M19 36h20")
    initial = path("lapis", "M17 12h8v9h-8z") + path("gold", "M19 14h4v5h-4z", 'stroke-width=".8"')
    seal = (
        path("rose", "M30 44l-6 18 7-4 4 5 2-16z")
        + icons.foil(8, 36, 49, 10.5, "red")
        + circle("lightline", 36, 49, 6)
        + path("light", "M31.500 51.500l-.5-6 2.800 2 2.200-3.500 2.200 3.500 2.800-2-.5 6z")
    )
    return charter + text + initial + seal


def _house_building() -> str:
    frame = (
        path("wall", "M10 61V32h38v29z")
        + path("wood", "M9 61V31h4v30zM27 61V31h4v30zM45 61V31h4v30zM9 31h40v4H9zM9 46h40v3.500H9z")
        + path("wood", "M13 35l14 11M45 35 31 46", 'stroke-width="2"')
    )
    rafters = path("wood", "M4 33 29 8l3 3L8 35zM54 33 29 8l-3 3 24 24z") + path(
        "line", "M17 22v9M23 16v15M35 16v15M41 22v9", 'stroke-width="2"'
    )
    hammer = path("woodlight", "M44 30 57 8l3 2-13 22z") + path("steel", "M50 3l13 7-3 6-13-7z")
    return frame + rafters + hammer


def _rent() -> str:
    house = (
        path("wall", "M6 61V30h30v31z")
        + path("roof", "M2 31 21 9l19 22-3 3L21 15 5 34z")
        + path("thin", "M6 44h30M21 30v14M12 44v17")
        + path("dark", "M24 61V48h8v13z")
        + path("goldlight", "M10 48h8v7h-8z")
    )
    purse = path("woodlight", "M42 38c-8 5-9 23 6 23s14-18 6-23z") + path("red", "M41 34c4-2 10-2 14 0l-2 5H43z") + path("line", "M44 37h8")
    return house + purse + at(icons.MONEY, 36, 43, 1.0)


def _donation() -> str:
    chest = (
        path("woodlight", "M8 38h48v24H8z")
        + path("wood", "M8 38c0-4 3-7 6-7h36c3 0 6 3 6 7z")
        + path("dark", "M24 33h16v3H24z")
        + path("steel", "M14 38h4v24h-4zM46 38h4v24h-4z")
        + icons.foil(8, 32, 50, 8, "red")
        + circle("lightline", 32, 50, 4.5)
    )
    hand = path("skin", "M44 2c-6 0-12 3-16 8-2 3-1 5 2 4l5-3c-2 4-2 7 0 8s4-1 5-3c1 3 4 2 5-1 2 1 4-1 4-4l4-2V2z") + path(
        "lapis", "M52 0h12v14l-10-2z"
    )
    return chest + hand + circle("silver", 32, 25, 4.6) + path("line", "M29 25h6M32 22v6")


def _cloth() -> str:
    loom = path("wood", "M6 4h5v58H6zM53 4h5v58h-5zM4 10h56v5H4zM4 52h56v5H4z")
    warp = path("line", "M15 15v37M19 15v37M23 15v37M27 15v37M31 15v37M35 15v37M39 15v37M43 15v37M47 15v37", 'stroke-width="1"')
    woven = path("red", "M12 34h40v18H12z") + path("thin", "M12 38h40M12 42h40M12 46h40M12 50h40M20 34v18M30 34v18M40 34v18")
    shuttle = path("woodlight", "M18 27c8-4 20-4 28 0-8 4-20 4-28 0z") + path(
        "lapis", "M27 26c3-1 7-1 10 0v2c-3 1-7 1-10 0z", 'stroke-width="1"'
    )
    return warp + woven + loom + shuttle


def _medicine() -> str:
    mortar = (
        path("verdigris", "M6 34h34c0 9-4 15-10 18l3 9H13l3-9C10 49 6 43 6 34z")
        + path("line", "M6 39h34")
        + path("wood", "M26 33 38 10l5 2.500L32 34z")
    )
    flask = at(icons.FLASK, 37, 32, 1.2)
    herb = path("line", "M16 33C14 22 12 14 17 4") + path("leaf", "M15 24c-7 0-10-4-10-10 7 0 10 4 10 10zM15 18c7-1 9-5 8-11-7 1-9 5-8 11z")
    return herb + mortar + flask


def _favour() -> str:
    throne = (
        path("red", "M12 62V16c0-8 9-12 20-14 11 2 20 6 20 14v46z")
        + path("gold", "M8 62V20h6v42zM50 62V20h6v42zM9 15h4v5H9zM51 15h4v5h-4z")
        + path("goldlight", "M14 44h36v6H14z")
    )
    crown = path("gold", "M20 22 17 6l7 5 8-8 8 8 7-5-3 16z") + path("lapis", "M30 16l2-2.500 2 2.500-2 2.500z", 'stroke-width=".9"')
    return throne + crown + at(icons.STONE_OF_FAVOUR, 16, 27, 1.35)


EMBLEMS: dict[str, str] = {
    "grain": _grain(),
    "piety": _piety(),
    "building-material": _material(),
    "building-project": _project(),
    "sale": _sale(),
    "privilege": _privilege(),
    "house-building": _house_building(),
    "house-rent": _rent(),
    "donation": _donation(),
    "cloth-making": _cloth(),
    "medicine": _medicine(),
    "favour": _favour(),
}
