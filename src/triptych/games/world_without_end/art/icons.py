# ruff: noqa: E501 -- the steps of a path are data
"""The icons: one for each word of the rules, on a grid of 24 units, made to be read at 16 px."""

from __future__ import annotations

from math import cos, pi, sin

from triptych.games.world_without_end.art.pen import circle, path

STONE = (
    path("stone", "M2.500 10.500 8 5.500h13.500L16.500 10.500z")
    + path("stone", "M2.500 10.500h14v9h-14z")
    + path("stonedark", "M16.500 10.500l5-5v8.500l-5 5.500z")
    + path("thin", "M5 17l3-3.500M9 17.500l3.500-4")
)
WOOD = "".join(
    circle("woodlight", x, y, 4.7) + circle("line", x, y, 2.2) + circle("ink", x, y, 0.7) for x, y in ((7, 17), (17, 17), (12, 8.2))
)
THIN = 'stroke-width=".8"'
_KERNEL = "M0 0c3-.6 4.600-2.800 4.200-5.800C1.200-5.200-.4-3 0 0z"
GRAIN = (
    path("line", "M12 22.500V9")
    + "".join(
        f'<g transform="translate(12 {y}) scale({side} 1) rotate(14)">{path("gold", _KERNEL, THIN)}</g>'
        for y in (18, 14, 10)
        for side in (1, -1)
    )
    + path("gold", "M12 7.500c-1.800-1.800-1.800-4.400 0-6.400 1.800 2 1.800 4.600 0 6.400z", THIN)
)
PIETY = circle("lapis", 12, 12, 10) + path(
    "goldlight", "M10.200 3.800h3.600v5.800h5.400v3.600h-5.400v7h-3.600v-7H4.800V9.600h5.400z", 'stroke-width="1"'
)
WOOL = (
    path("dark", "M7 17.500h2v4.500H7zM14.500 17.500h2V22h-2z")
    + path(
        "fleece",
        "M6 18.500c-3 0-4.600-2.600-3.400-4.800-1.500-2.500.4-5.300 3-5 .8-2.400 4-3 5.700-1.300 2-1.600 5.200-.8 5.800 1.500 2.800-.2 4.300 2.700 3 4.900 1 2.400-.8 4.800-3.300 4.600-1.800 1.600-4 1.400-5 .3-1.600 1.200-4.200 1-5.800-.2z",
    )
    + path("dark", "M15.500 9.500c1-2.600 4.200-3.700 6.400-2.300 1.400 2.300.4 5.600-2.300 6.300-2.400.3-4.300-1.700-4.100-4z")
    + path("thin", "M6 13.500a1.600 1.600 0 0 0 3 0M10.500 11.500a1.600 1.600 0 0 0 3 0M10 15.800a1.600 1.600 0 0 0 3 0")
    + circle("light", 19.3, 9.6, 0.8)
)
CLOTH = (
    path("red", "M6.500 3.500h11.500a3.500 3.500 0 0 1 3.300 3.800V20.500c-2.400-1.700-4.400 1.400-6.800.2-2.300-1.200-4 1-6 0V10")
    + circle("rose", 6.5, 7.8, 4.2)
    + path("line", "M6.500 7.800a1.300 1.300 0 0 1 1.700 1.200 2.300 2.300 0 0 1-3.600-.5 2.400 2.400 0 0 1 2-2.800")
    + path("thin", "M12.500 10v9M16.500 8.500v9.500")
)
LOYALTY = path("lapis", "M4 2.500h16v19.500l-8-4.500-8 4.500z") + path(
    "goldlight",
    "M12 3.800c1.600 1.600 2 3.400 1.300 5.400h.5c.3-2.200 2.700-2.800 3.600-1.300.7 1.500-.2 3-1.800 2.800.2 1.700-1 2.700-2.200 2.700l.8 3.300-2.200-1-2.200 1 .8-3.300c-1.200 0-2.400-1-2.200-2.700-1.600.2-2.500-1.300-1.800-2.800.9-1.500 3.300-.9 3.600 1.300h.5c-.7-2-.3-3.800 1.300-5.400z",
    'stroke-width="1"',
)
KNOWLEDGE = (
    path("wood", "M14.500 9.500 19.500 1.500l2.300 1.400-4.300 7z")
    + path("verdigris", "M3.500 9.500h17c0 5-2 8.300-5 9.800l1.500 3H7l1.500-3c-3-1.500-5-4.800-5-9.800z")
    + path("line", "M3.500 12.300h17")
    + path("leaf", "M10 9.300C6 8.500 4.500 5.800 5.200 2.500c3.400.6 5.200 3.200 4.800 6.800z")
)


def _penny(x: float, y: float, r: float, look: str = "silver") -> str:
    """A long-cross penny."""
    return (
        circle(look, x, y, r)
        + path("line", f"M{x - r * 0.75:g} {y:g}h{r * 1.5:g}M{x:g} {y - r * 0.75:g}v{r * 1.5:g}", 'stroke-width="1.600"')
        + "".join(circle("ink", x + a * r * 0.42, y + b * r * 0.42, 0.65) for a in (-1, 1) for b in (-1, 1))
    )


MONEY = _penny(15.3, 8.4, 6.4) + _penny(8.6, 15.2, 7.2)


def foil(petals: int, x: float, y: float, r: float, look: str) -> str:
    """A rosette with so many lobes."""
    lobe = r * sin(pi / petals) / (1 + sin(pi / petals)) * 1.18
    middle = r - lobe
    points = [(x + middle * cos(2 * pi * (i + 0.5) / petals), y + middle * sin(2 * pi * (i + 0.5) / petals)) for i in range(petals)]
    joints = []
    for i in range(petals):
        (ax, ay), (bx, by) = points[i], points[(i + 1) % petals]
        mx, my = (ax + bx) / 2 - x, (ay + by) / 2 - y
        k = (middle * cos(pi / petals) + (lobe**2 - (middle * sin(pi / petals)) ** 2) ** 0.5) / (mx * mx + my * my) ** 0.5
        joints.append((x + mx * k, y + my * k))
    d = f"M{joints[-1][0]:.2f} {joints[-1][1]:.2f}" + "".join(f"A{lobe:.2f} {lobe:.2f} 0 0 1 {a:.2f} {b:.2f}" for a, b in joints) + "z"
    return path(look, d)


VP = foil(8, 12, 12, 11.2, "gold") + circle("goldlight", 12, 12, 7.6)
METAL = (
    path("steel", "M1.500 19.500 5 10.500h14l3.500 9z")
    + path("silver", "M5 10.500l3.500-5h7l3.500 5z")
    + path("thin", "M6.500 17h11M8 14h8")
)
HOUSE = (
    path("wall", "M4 11.500h16V22H4z")
    + path("roof", "M1.500 12.500 12 2.500l10.500 10-2.200 2L12 6.700 3.700 14.500z")
    + path("dark", "M9.700 22v-6h4.600v6z")
)
FREE_HOUSE = HOUSE + foil(8, 18.2, 18.2, 5.6, "gold") + path("line", "M15.800 18.200h4.800M18.200 15.800v4.800", 'stroke-width="1.600"')
FLASK = (
    path(
        "paper",
        "M9 2h6v6.500c4 1.400 6.500 4 6.500 7.200C21.500 20 17.500 22.500 12 22.500S2.500 20 2.500 15.700C2.500 12.500 5 9.900 9 8.500z",
    )
    + path("gold", "M4 14.500c5 1.500 11 1.500 16 0 1.500 5.500-3.500 8-8 8s-9.500-2.500-8-8z")
    + path("line", "M7.500 2h9")
)
TREAT = FLASK + path("leaf", "M15.500 11.500c0-4 2.500-6.500 7-6.500 0 4.500-2.500 7-7 6.500z")
STONE_OF_FAVOUR = (
    path("red", "M6 21.500c-1-2 1-3 1.500-4.500L9 11h6l1.500 6c.5 1.500 2.500 2.500 1.500 4.500z")
    + circle("red", 12, 7, 4.8)
    + path("lightline", "M9.800 6a2.500 2.500 0 0 1 2-2", 'stroke-width="1.400"')
    + path("line", "M7.500 17h9")
)
FAVOUR = STONE_OF_FAVOUR + path("soft", "M17.500 12.500h5M20.500 10l2.300 2.500-2.300 2.500", 'stroke-width="1.700"')
SEAL = (
    path("rose", "M8 14 5 23l3.500-1.500L11 23.500l1-7zM16 14l3 9-3.500-1.500L13 23.500l-1-7z")
    + foil(8, 12, 9.5, 9, "red")
    + circle("lightline", 12, 9.5, 5)
    + path("light", "M11.200 6.500h1.600v2.200H15v1.600h-2.200v2.200h-1.600v-2.200H9V8.700h2.200z")
)
SHIELD = path("red", "M3.500 3h17v8c0 6-4 9.500-8.500 11.500C7.500 20.500 3.500 17 3.500 11z") + path(
    "goldlight", "M10.300 3h3.400v5.800h6.800v3.400h-6.800v9.600l-1.700.8-1.700-.8v-9.600H3.500V8.800h6.800z", 'stroke-width=".9"'
)
CARD = (
    path("paper", "M6 2h12v20H6z")
    + path("gold", "M8.500 10.500V7.500Q8.500 5 12 4q3.500 1 3.500 3.500v3z")
    + path("thin", "M8.500 14h7M8.500 17h7")
)
HAND = (
    f'<g transform="rotate(-16 12 22)">{path("shade", "M4 5h10v15H4z")}</g><g transform="rotate(14 12 22)">{path("shade", "M10 5h10v15H10z")}</g>'
    + path("paper", "M7 4.500h10v16H7z")
    + path("gold", "M9 11V8.500q0-2 3-2.800 3 .8 3 2.800V11z")
)
DOWN = path("lapis", "M6 2h12v20H6z") + path("line", "M8.500 4.500h7v15h-7z") + foil(4, 12, 12, 3.6, "gold")
_STRIKE = path("strike", "M4 20 20 4")
PENANCE = (
    path("wood", "M3.500 21.500 11 12l2.200 1.700L6 23z")
    + path("woodline", "M12 12.500c0-5 3-7 2-11M12.500 13c2-4 6-4 7-9M13 13.500c3-2.500 6-1.500 9.500-4.500", 'stroke-width="1.600"')
    + circle("red", 14, 2.2, 1.4)
    + circle("red", 19.7, 4.2, 1.4)
    + circle("red", 21.9, 9.4, 1.4)
)
BEGGING = (
    path("wood", "M2.500 12h19c0 5.500-4 9.500-9.500 9.500S2.500 17.500 2.500 12z")
    + '<ellipse class="a-dark" cx="12" cy="12" rx="9.500" ry="2.600"/>'
    + _penny(12, 5.6, 3.8)
)
COURT = (
    path("gold", "M3 9 1.800 2.500l4.400 3L12 1l5.800 4.500 4.400-3L21 9z")
    + path("paper", "M5 9h14v13H5z")
    + path("thin", "M8 12.500h8M8 15.500h8")
    + circle("red", 12, 20, 2.6)
)
SICK = (
    circle("sick", 12, 12, 10)
    + path("line", "M7 10.500l3-1M17 10.500l-3-1M8.500 17.500c2-2 5-2 7 0")
    + circle("red", 6.5, 14.5, 1.6)
    + circle("red", 17.8, 13.6, 1.6)
    + circle("red", 12.6, 5.4, 1.6)
)
PLAGUE = (
    circle("dark", 12, 12, 10.5)
    + path(
        "light",
        "M12 4.500c4 0 6.500 2.700 6.500 6.200 0 2.400-1 3.800-2.500 4.800v3.500H8v-3.500c-1.500-1-2.500-2.400-2.500-4.800 0-3.500 2.500-6.200 6.500-6.200z",
    )
    + circle("dark", 9.2, 11, 1.9)
    + circle("dark", 14.800, 11, 1.9)
    + path("line", "M12 13.500v1.500M10.500 17v2M13.500 17v2")
)
EVENT = (
    path("paper", "M5 3.500h12.500c2 0 3 1.500 3 3V9h-3.500v9c0 2-1 3-2.500 3H4.500c2-.5 2-2 2-3.500V6.500c0-1.500-.5-2.500-1.500-3z")
    + path("thin", "M9 8.500h5.500M9 12h5.500M9 15.500h5.500")
    + path("shade", "M17.500 3.500c2 0 3 1.500 3 3V9H17V6c0-1.500 0-2.500.5-2.500z")
)
PERMANENT = EVENT + path("lapis", "M15 12.500h7.500v10L18.700 20 15 22.500z")
PROJECT = path("woodline", "M4 22V2.500M4 4.500h14M9 2.500 4 8M16.500 4.500V9", 'stroke-width="2.200"') + path(
    "stone", "M13 9h7v5h-7zM10 17h6v5h-6zM16 17h6v5h-6z"
)
DUES = (
    path("woodlight", "M3 11h18v10.500H3z")
    + path("wood", "M3 11c0-5 4-7.500 9-7.500S21 6 21 11z")
    + path("gold", "M10 10h4v4.500h-4z")
    + path("line", "M3 16h18")
)
TAX = '<rect class="a-paper" x="3" y="3" width="18" height="18" rx="4"/>' + "".join(
    circle("ink", x, y, 1.7) for x, y in ((8, 8), (16, 8), (12, 12), (8, 16), (16, 16))
)
CHAPTER = path("lapis", "M2.500 2.500h19v19h-19z") + path(
    "goldlight", "M5 5h14v2.500h-3v9h3V19H5v-2.500h3v-9H5zM10.500 7.500v9h3v-9z", 'stroke-width=".9"'
)
ROUND = (
    path("wood", "M4.500 1.500h15v3h-15zM4.500 19.500h15v3h-15z")
    + path(
        "paper",
        "M6.500 4.500h11c0 4.500-3.500 5.500-3.500 7.500s3.500 3 3.500 7.500h-11c0-4.500 3.500-5.500 3.500-7.500s-3.500-3-3.500-7.500z",
    )
    + path(
        "gold", "M8.500 19.500c.5-2.500 2-3.500 3.500-4.500 1.500 1 3 2 3.500 4.500zM9 7h6c-.5 1.500-2 2.500-3 4-1-1.500-2.500-2.500-3-4z"
    )
)
MARKET = (
    path("wall", "M4 9h16v13H4z")
    + path(
        "paper", "M2.500 2.500h19L23 9a2.700 2.700 0 0 1-5.500 0A2.700 2.700 0 0 1 12 9a2.700 2.700 0 0 1-5.500 0A2.700 2.700 0 0 1 1 9z"
    )
    + path("red", "M7.500 2.500H12V9a2.700 2.700 0 0 1-5.500 0zM16.500 2.500h5L23 9a2.700 2.700 0 0 1-5.500 0z")
    + path("woodlight", "M4 15h16v3H4z")
)
COVER = path("cover", "M3 3h18v18H3z") + path("lightline", "M6 6l12 12M18 6 6 18", 'stroke-width="1.600"')
SCREEN = (
    path("lapis", "M1.500 5 8.500 3v17l-7 2z")
    + path("lapislight", "M8.500 3l7 2v17l-7-2z")
    + path("lapis", "M15.500 5l7-2v17l-7 2z")
    + path("line", "M10.300 10.200a1.900 1.900 0 1 1 2.600 2c-.8.400-.9 1-.9 1.800M12 17v.3", 'stroke-width="1.500"')
)
MATERIAL = f'<g transform="translate(0 7) scale(.68)">{STONE}</g><g transform="translate(9 0) scale(.62)">{WOOD}</g>'
CHANCE = DOWN + path("paper", "M14 13.500h9v9h-9z") + circle("ink", 16.5, 16, 1.1) + circle("ink", 20.5, 20, 1.1)
NO_CARD = CARD + _STRIKE
HOUSE_BACK = HOUSE + path("strike", "M22 21H14M17 18l-3 3 3 3")
INCOME = (
    path("paper", "M2.500 2.500h19v19h-19z")
    + "".join(circle("gold", x, y, 3) for x in (6.5, 17.5) for y in (6.5, 17.5))
    + path("line", "M12 8l3.500 4h-2v4.500h-3V12h-2z")
)


def icons() -> dict[str, str]:
    """By their names."""
    return {
        "stone": STONE,
        "wood": WOOD,
        "grain": GRAIN,
        "piety": PIETY,
        "wool": WOOL,
        "cloth": CLOTH,
        "loyalty": LOYALTY,
        "knowledge": KNOWLEDGE,
        "money": MONEY,
        "vp": VP,
        "metal": METAL,
        "material": MATERIAL,
        "house": HOUSE,
        "free-house": FREE_HOUSE,
        "house-back": HOUSE_BACK,
        "treat": TREAT,
        "favour": FAVOUR,
        "seal": SEAL,
        "shield": SHIELD,
        "action": CARD,
        "hand": HAND,
        "face-down": DOWN,
        "chance": CHANCE,
        "no-card": NO_CARD,
        "penance": PENANCE,
        "begging": BEGGING,
        "court": COURT,
        "sick": SICK,
        "plague": PLAGUE,
        "event": EVENT,
        "permanent": PERMANENT,
        "income": INCOME,
        "project": PROJECT,
        "dues": DUES,
        "tax": TAX,
        "chapter": CHAPTER,
        "round": ROUND,
        "market": MARKET,
        "cover": COVER,
        "screen": SCREEN,
    }
