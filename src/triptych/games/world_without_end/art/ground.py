# ruff: noqa: E501 -- the steps of a path are data
"""The page itself: vellum, the margin with its vine and beasts, the score track, and the town by the river."""

from __future__ import annotations

from math import hypot
from random import Random

from triptych.core.sheets import symbol
from triptych.games.world_without_end.art.buildings import cathedral
from triptych.games.world_without_end.art.icons import WOOL
from triptych.games.world_without_end.art.pen import (
    Point,
    at,
    bar_with_leaves,
    beside,
    circle,
    cottage,
    cut_box,
    fir,
    ivy,
    line,
    number,
    path,
    rect,
    ripple,
    smooth,
    tree,
)
from triptych.games.world_without_end.layout import Box, Places, places


def grounds() -> list[str]:
    return [_board("wide"), _board("tall"), _seat()]


def _seat() -> str:
    """Under what lies before a player: vellum, and a bar of the border along the top."""
    drawing = path("ground", rect(0, 0, 1000, 1600)) + path("stain", "M0 0h300q-90 200 40 420T0 900zM1000 300q-160 120-90 400t90 500z")
    return symbol("ground-seat", 'viewBox="0 0 1000 1600" stroke-width="2" preserveAspectRatio="xMidYMin slice"', drawing)


def _board(shape: str) -> str:
    p = places(shape)
    random = Random(f"vellum {shape}")
    out = _vellum(p, random) + _town(p, random) + _table(p) + _beasts(p) + _margin(p, random) + _track(p)
    return symbol(
        f"ground-{shape}", f'viewBox="0 0 {number(p.width)} {number(p.height)}" stroke-width="{2 if shape == "wide" else 2.4:g}"', out
    )


def _vellum(p: Places, random: Random) -> str:
    out = path("ground", rect(0, 0, p.width, p.height))
    for _ in range(14):
        x, y, r = random.uniform(0, p.width), random.uniform(0, p.height), random.uniform(60, 190)
        out += f'<ellipse class="a-stain" cx="{number(x)}" cy="{number(y)}" rx="{number(r * 1.4)}" ry="{number(r)}"/>'
    return out


# -- margin and track ---------------------------------------------------------------------------------------------------------------------


def _track(p: Places) -> str:
    """The score: cells round the board, every fifth in gold leaf."""
    size = p.text
    out = ""
    for i, (x, y, w, h) in enumerate(p.cells):
        out += path("cellgold" if i % 5 == 0 else "cell", rect(x, y, w, h))
        out += f'<text class="a-cellnumber" x="{number(x + w / 2)}" y="{number(y + h / 2)}" dy=".35em" font-size="{number(size)}" text-anchor="middle">{i}</text>'
    m, b = p.margin, p.band
    inner = rect(m + b, m + b, p.width - 2 * (m + b), p.height - 2 * (m + b))
    return out + path("soft", rect(m, m, p.width - 2 * m, p.height - 2 * m) + inner)


def _margin(p: Places, random: Random) -> str:
    """Bars of lapis, vermilion and gold; on a desk there is room for a vine outside them, and beasts in it."""
    m = p.margin
    out = ""
    for off, look in ((m - 4, "bar-lapis"), (m - 2, "bar-gold")):
        w = 4 if look == "bar-lapis" else 2
        out += path(
            look,
            rect(off, off, p.width - 2 * off, w)
            + rect(off, p.height - off - w, p.width - 2 * off, w)
            + rect(off, off, w, p.height - 2 * off)
            + rect(p.width - off - w, off, w, p.height - 2 * off),
        )
    if m < 20:
        return out
    mid, reach = m / 2 - 2, m / 2 - 2
    for a, b in (
        ((60, mid), (p.width - 60, mid)),
        ((60, p.height - mid), (p.width - 60, p.height - mid)),
        ((mid, 60), (mid, p.height - 60)),
        ((p.width - mid, 60), (p.width - mid, p.height - 60)),
    ):
        out += bar_with_leaves(a, b, random, 46, reach)
    for x in (mid + 8, p.width - mid - 8):
        for y in (mid + 8, p.height - mid - 8):
            out += _corner(x, y)
    return out


def _corner(x: float, y: float) -> str:
    out = "".join(ivy(x, y, 15, turn, look) for turn, look in ((0.785, "red"), (2.356, "lapis"), (3.927, "red"), (5.498, "lapis")))
    return out + circle("gold", x, y, 6)


def _table(p: Places) -> str:
    """The council table: a cloth of lapis with a diaper of gold, in a gold frame with cut corners."""
    x, y, w, h = p.table()
    c = p.seats[0][2] * 0.34
    out = (
        path("shadow", cut_box(x + 5, y + 7, w, h, c))
        + path("gold", cut_box(x, y, w, h, c))
        + path("lapis", cut_box(x + 7, y + 7, w - 14, h - 14, c - 3))
    )
    step = 38.0
    n = round((w - 24) / step)
    sx, sy = (w - 24) / n, (h - 24) / n
    lattice, dots = "", ""
    for i in range(n + 1):
        for j in range(n + 1):
            gx, gy = x + 12 + sx * i, y + 12 + sy * j
            inside = min(i, n - i) + min(j, n - j) > 0
            if inside and i < n and j < n and (i + j) % 2 == 0:
                lattice += line([(gx, gy), (gx + sx, gy + sy)])
            if inside and i > 0 and j < n and (i + j) % 2 == 0:
                lattice += line([(gx, gy), (gx - sx, gy + sy)])
            if inside and (i + j) % 2 == 1 and 0 < i < n and 0 < j < n:
                dots += _fleur(gx, gy)
    mx, my = p.card[0] + p.card[2] / 2, p.card[1] + p.card[3] / 2
    rays = ""
    for ax, ay, aw, ah in (*p.seats, *p.numbers):
        dx, dy = ax + aw / 2 - mx, ay + ah / 2 - my
        k = p.card[2] / 2 / max(abs(dx), abs(dy))
        rays += line([(mx + dx * k, my + dy * k), (mx + dx, my + dy)])
    dots += path("ray", rays)
    return out + path("diaper", lattice) + dots + path("line", cut_box(x + 7, y + 7, w - 14, h - 14, c - 3))


def _fleur(x: float, y: float) -> str:
    return path(
        "ball",
        f"M{number(x)} {number(y - 7)}q5 5 0 10q-5-5 0-10zM{number(x - 6)} {number(y - 1)}q1 5 6 4q-5 3-6-4zM{number(x + 6)} {number(y - 1)}q-1 5-6 4q5 3 6-4zM{number(x - 1)} {number(y + 2)}h2v5h-2z",
        'stroke="none"',
    )


# -- beasts -------------------------------------------------------------------------------------------------------------------------------


def _hare() -> str:
    """A hare with a trumpet, 70 x 60."""
    return (
        path("woodlight", "M14 56c-6-12 2-26 16-28 2-8 8-12 15-11l6 3c2 3 1 6-2 8-3 3-7 3-9 3 3 8 2 17-3 25z")
        + path("woodlight", "M40 18c-4-7-5-13-3-17 4 3 6 9 6 15zM46 17c0-7 2-12 6-15 1 5 0 11-3 16z")
        + circle("ink", 46, 22, 1.4)
        + path("gold", "M51 25l16-9 3 9-17 3z")
        + path("fleece", "M13 52c-4 0-6-3-5-6s5-3 7 0")
        + path("thin", "M22 40c4-3 9-3 12 0")
    )


def _snail() -> str:
    """A snail, 64 x 44."""
    return (
        path("leaflight", "M2 40c10-1 16-1 26-1 12 0 16-6 16-14 0-4 2-8 6-9 5 0 8 3 8 8-1 12-8 19-20 19H6z")
        + circle("rose", 26, 22, 15)
        + path("line", "M26 22a4 4 0 1 1 5 4 8 8 0 1 1 3-10 12 12 0 0 1-4 17")
        + path("line", "M54 17 58 8M49 16l-1-9")
        + circle("gold", 58, 7, 2.2)
        + circle("gold", 48, 6, 2.2)
    )


def _dragon() -> str:
    """A dragon whose tail becomes a vine, 120 x 70."""
    return (
        path(
            "verdigris",
            "M4 60c14 6 30 4 40-6 8-8 16-14 28-14 6 0 10-4 12-10l-6-4c2-8 10-12 18-10l14 4-8 4 8 4-12 4c0 14-8 24-22 26-12 2-18 8-28 12-16 6-34 4-44-4z",
        )
        + path("rose", "M56 44c-4-14 0-28 14-40 0 8 4 10 10 10-4 4-4 8-2 12-8 2-12 8-12 16z")
        + path("thin", "M60 40c0-10 2-18 8-28M64 40c2-8 6-12 10-14")
        + circle("gold", 96, 21, 2.4)
        + path("red", "M110 28l8 4-4 2 4 4-12-6z")
        + path("stem", "M4 60C-4 50 0 40 8 42s6 12-2 12")
        + ivy(9, 41, 9, -0.4, "lapis")
    )


def _knight() -> str:
    """Somebody who fights the snail, 50 x 60."""
    return (
        path("steel", "M16 14c0-7 4-11 9-11s9 4 9 11v6H16z")
        + path("dark", "M18 14h14v3H18z")
        + path("red", "M12 22h26l2 24H10z")
        + path("goldlight", "M23 22h4v8h8v4h-8v12h-4V34h-8v-4h8z", 'stroke-width=".9"')
        + path("steel", "M14 46h8v12h-8zM28 46h8v12h-8z")
        + path("steel", "M38 26l10-22 2 1-8 24z")
        + path("lapis", "M2 24h12v10c0 6-3 9-6 11-3-2-6-5-6-11z")
    )


def _crane() -> str:
    """A crane fishing, 50 x 80."""
    return (
        path("fleece", "M10 44c2-12 14-16 24-12 6-8 6-16 2-22-2-5 2-9 6-8 6 3 6 12 4 20-2 10-6 20-14 26-8 5-18 4-22-4z")
        + path("gold", "M42 4l12 4-12 3z")
        + circle("ink", 41, 6, 1.2)
        + path("line", "M22 50v26M28 49v27M18 76h8M25 76h8")
        + path("thin", "M14 44c6 4 12 4 18-2")
    )


# -- the town -----------------------------------------------------------------------------------------------------------------------------


def _town(p: Places, random: Random) -> str:
    return (
        _land(p, random)
        + _streets(p)
        + _river(p, random)
        + _fields(p)
        + _quarry(p, random)
        + _forest(p, random)
        + _market(p)
        + _close(p)
        + _houses(p, random)
    )


def _grow(box: Box, left: float, top: float, right: float, bottom: float) -> Box:
    x, y, w, h = box
    return (x - left, y - top, w + left + right, h + top + bottom)


def _land(p: Places, random: Random) -> str:
    """Thin green washes where meadows are, with tufts."""
    wide = p.shape == "wide"
    spots: list[Box] = (
        [(72, 870, 690, 310), (860, 660, 668, 520), (76, 660, 480, 240)] if wide else [(56, 1920, 888, 344), (56, 1420, 888, 500)]
    )
    out = ""
    for x, y, w, h in spots:
        out += path(
            "meadow",
            f"M{number(x)} {number(y + h * 0.2)}q{number(w * 0.25)} {number(-h * 0.22)} {number(w * 0.5)} {number(-h * 0.12)}t{number(w * 0.5)} {number(h * 0.04)}v{number(h * 0.88)}h{number(-w)}z",
        )
        for _ in range(round(w * h / 5200)):
            tx, ty = random.uniform(x + 10, x + w - 10), random.uniform(y + h * 0.2, y + h - 8)
            out += path("tuft", f"M{number(tx - 5)} {number(ty - 5)}l3 6 2-9 2 9 4-5")
    return out


def _streets(p: Places) -> str:
    width = 22 if p.shape == "wide" else 30
    return "".join(path("road", line(smooth(road)), f'stroke-width="{width}"') for road in _roads(p))


def _river(p: Places, random: Random) -> str:
    """The river: banks in ink, water in a thin wash of lapis, lines that run with it, a boat and fish."""
    middle = smooth(p.river, 14)
    half = p.river_width / 2
    one, other = beside(middle, half), beside(middle, -half)
    out = path("water", line(one + other[::-1]) + "z") + path("waterline", line(one) + line(other), 'stroke-width="2.600"')
    for off in (0.8, 0.5, 0.18, -0.15, -0.5, -0.8):
        out += path("flow", line(beside(middle, half * off)), f'stroke-dashoffset="{number(abs(off) * 70)}"')
    for points in (one, other):
        for k in range(3, len(points) - 3, 7):
            rx, ry = points[k]
            if random.random() < 0.55 and rx > p.margin + p.band + 8 and rx < p.width - p.margin - p.band - 8:
                out += path(
                    "reed",
                    f"M{number(rx)} {number(ry + 2)}q-1-10-4-15M{number(rx + 3)} {number(ry + 2)}q0-12 2-19M{number(rx + 6)} {number(ry + 2)}q2-9 6-13",
                )
    total = len(middle)
    for _ in range(total // 6):
        i = random.randrange(2, total - 2)
        x, y = middle[i]
        x, y = x + random.uniform(-half * 0.55, half * 0.55), y + random.uniform(-half * 0.4, half * 0.4)
        out += path("waterline", ripple(x - 8, y, 8), 'stroke-width="1.400"')
    if p.shape == "wide":
        out += at(_boat(), 1118, 664)
    return out


def _boat() -> str:
    return (
        path("wood", "M0 24c14 5 40 5 54 0-3 9-8 13-14 14H14C8 37 3 33 0 24z")
        + path("line", "M26 26V-2")
        + path("fleece", "M28 0c12 4 16 12 14 22H28z")
        + path("red", "M26-6l10 3-10 3z", 'stroke-width="1"')
    )


def _fields(p: Places) -> str:
    """Strips of three colours, furrows along them, some sheaves."""
    x, y, w, h = (
        _grow(p.supply["grain"], 8, 22, 122 if p.shape == "wide" else 8, 22)
        if p.shape == "wide"
        else _grow(p.supply["grain"], 4, 4, 128, 4)
    )
    out = ""
    n = 6
    skew = 34.0
    for i in range(n):
        a, b = x + w * i / n, x + w * (i + 1) / n
        quad = line([(a + skew * 0.5, y), (b + skew * 0.5, y), (b - skew * 0.2, y + h), (a - skew * 0.2, y + h)]) + "z"
        out += path(f"field-{i % 3 + 1}", quad)
        furrows = "".join(
            line([(a + (b - a) * k / 5 + skew * 0.5, y + 2), (a + (b - a) * k / 5 - skew * 0.2, y + h - 2)]) for k in range(1, 5)
        )
        out += path("furrow", furrows)
    out += path("soft", line([(x + skew * 0.5, y), (x + w + skew * 0.5, y), (x + w - skew * 0.2, y + h), (x - skew * 0.2, y + h)]) + "z")
    if p.shape == "wide":
        for sx, sy in ((222, 300), (248, 336), (214, 352)):
            out += at(
                path("thatch", "M0 0c4-8 3-14-3-22h22c-6 8-7 14-3 22z")
                + path("line", "M0-11h16")
                + path("thin", "M4-20v18M8-20v18M12-20v18"),
                sx,
                sy,
            )
    return out


def _quarry(p: Places, random: Random) -> str:
    """A cliff in steps, blocks lying before it, a ladder."""
    box = p.supply["stone"]
    x, y, w, h = _grow(box, 8, 26, 116, 14) if p.shape == "wide" else _grow(box, 4, 6, 128, 6)
    out = path(
        "stonewash",
        f"M{number(x)} {number(y + h)}V{number(y + 18)}l{number(w * 0.12)} -14 {number(w * 0.2)} 6 {number(w * 0.14)} -12 {number(w * 0.22)} 10 {number(w * 0.18)} 4 {number(w * 0.14)} 16V{number(y + h)}z",
    )
    steps = ""
    for i in range(1, 4):
        yy = y + 18 + (h - 18) * i / 4
        steps += f"M{number(x)} {number(yy)}"
        xx = x
        while xx < x + w - 12:
            run = random.uniform(14, 34)
            run = min(run, x + w - xx)
            steps += f"h{number(run)}v{number(random.choice((-6, 6)))}"
            xx += run
        for _ in range(5):
            vx = random.uniform(x + 8, x + w - 8)
            steps += f"M{number(vx)} {number(yy - 20)}v16"
    out += path("furrow", steps)
    if p.shape == "wide":
        bx, by = x + w - 96, y + h - 34
        out += path("stone", rect(bx, by + 12, 22, 14) + rect(bx + 26, by + 14, 20, 12) + rect(bx + 10, by - 2, 22, 14))
        out += path(
            "wood",
            line([(bx + 62, by + 26), (bx + 70, by - 50)])
            + line([(bx + 72, by + 26), (bx + 80, by - 50)])
            + "".join(line([(bx + 63 + k, by + 18 - k * 8), (bx + 73 + k, by + 18 - k * 8)]) for k in range(8)),
        )
    return out


def _forest(p: Places, random: Random) -> str:
    """Trees of two greens, the far ones first."""
    box = p.supply["wood"]
    x, y, w, h = _grow(box, 6, 40, 128, 18) if p.shape == "wide" else _grow(box, 4, 6, 130, 4)
    size = 50 if p.shape == "wide" else 54
    out = path(
        "leafwash",
        f"M{number(x)} {number(y + h)}V{number(y + h * 0.3)}q{number(w * 0.3)} {number(-h * 0.4)} {number(w)} {number(-h * 0.1)}V{number(y + h)}z",
    )
    spots = [
        (x + 14 + (w - 20) * k / 9 + random.uniform(-8, 8), y + size * 0.9 + (h - size) * row / 3 + random.uniform(-5, 5), row)
        for row in range(4)
        for k in range(10)
    ]
    for tx, ty, _ in sorted(spots, key=lambda spot: spot[1]):
        s = size * random.uniform(0.8, 1.1)
        out += fir(tx, ty, s * 1.1) if random.random() < 0.4 else tree(tx, ty, s, random.choice(("leaf", "verdigris")))
    return out


def _market(p: Places) -> str:
    """The market place: cobbles under the stalls, a cross in its middle."""
    (x0, y0, w, h), (x1, _, _, _) = p.market
    x, y, w = x0 - 16, y0 - 8, x1 + w - x0 + 32
    h += 20
    out = path(
        "cobbles",
        f"M{number(x + 12)} {number(y)}h{number(w - 24)}q16 {number(h / 2)} 0 {number(h)}h{number(24 - w)}q-16 {number(-h / 2)} 0 {number(-h)}z",
    )
    d = ""
    for row in range(int(h // 12)):
        for k in range(int((w - 30) // 18)):
            d += f"M{number(x + 16 + k * 18 + (row % 2) * 9)} {number(y + 8 + row * 12)}a5 4 0 0 1 9 0"
    return out + path("furrow", d)


def _close(p: Places) -> str:
    """The cathedral in its close, a wall round it."""
    x, y, w, h = p.cathedral
    scale = w / 262
    out = f'<ellipse class="a-cobbles" cx="{number(x + w / 2)}" cy="{number(y + h - 4)}" rx="{number(w * 0.56)}" ry="{number(h * 0.1)}"/>'
    return out + at(cathedral(), x, y, scale)


def _beasts_at(p: Places) -> list[Box]:
    """Where the beasts are, and fields, quarry and forest."""
    if p.shape == "wide":
        return [(566, 1090, 156, 80), (1206, 424, 124, 72), (1130, 566, 56, 80), (76, 240, 330, 424)]
    return [(744, 2156, 170, 90), (56, 1066, 270, 350)]


def _free(p: Places, box: Box) -> bool:
    """Is nothing put there?"""
    x, y, w, h = box
    taken: list[Box] = [
        p.card,
        *p.numbers,
        *p.seats,
        *p.edge,
        p.chapter,
        p.dues,
        *p.favours,
        *p.supply.values(),
        p.metal,
        *p.market,
        *p.projects,
        *p.sites,
        *p.yields,
        *p.places,
        p.cathedral,
        p.table(),
        *_beasts_at(p),
    ]
    if any(x < a + c and a < x + w and y < b + d and b < y + h for a, b, c, d in taken):
        return False
    mx, my = x + w / 2, y + h
    return min(hypot(mx - rx, my - ry) for rx, ry in smooth(p.river, 14)) > p.river_width / 2 + w * 0.5


def _roads(p: Places) -> list[list[Point]]:
    """Where people walk: from the fields to the market, over the bridge to the close, along the house sites."""
    if p.shape == "wide":
        return [
            [(130, 664), (300, 694), (560, 770), (690, 850), (820, 970), (980, 1172), (1240, 1176), (1518, 1172)],
            [(690, 850), (560, 884), (300, 892), (84, 884)],
            [(560, 810), (700, 806), (900, 782), (1040, 680), (1200, 590)],
            [(880, 1000), (1000, 960), (1110, 890), (1330, 850), (1420, 850)],
            [(190, 350), (270, 420), (262, 560), (300, 694)],
        ]
    return [
        [(130, 1060), (200, 1200), (330, 1236), (660, 1236), (740, 1180), (900, 1170)],
        [(500, 1236), (390, 1420), (390, 1660), (470, 1930)],
        [(60, 1926), (940, 1926)],
    ]


def _houses(p: Places, random: Random) -> str:
    """Houses of people who are in no rule along the roads, trees and sheep beyond them, wherever nothing is put."""
    wide = p.shape == "wide"
    left, top, right, bottom = (84, 440, 1516, 1168) if wide else (62, 1070, 938, 2250)
    out: list[tuple[float, str]] = []
    taken: list[Box] = []

    def put(x: float, y: float, size: float, kind: str) -> None:
        """Something with its foot in the middle of x, y."""
        box = (x - size / 2, y - size * 0.9, size, size)
        if not (left < box[0] and box[0] + size < right and top < box[1] and y < bottom) or not _free(p, box):
            return
        if any(box[0] < a + c and a < box[0] + size and box[1] < b + d and b < box[1] + size for a, b, c, d in taken):
            return
        taken.append((box[0] - 2, box[1] - 2, size + 4, size + 4))
        if kind == "house":
            out.append(
                (y, cottage(x, y, size * 0.94, random.choice(("roof", "thatch", "slate", "roof", "thatch")), smoke=random.random() < 0.35))
            )
        elif kind == "sheep":
            turned = random.random() < 0.5
            out.append((y, at(WOOL, x + size / 2 if turned else x - size / 2, y - size, size / 24, turned)))
        else:
            out.append((y, tree(x, y, size * 1.05, random.choice(("leaf", "verdigris", "leaf")))))

    side = 46 if wide else 54
    for road in _roads(p):
        run = smooth(road, 6)
        for off in (30, -8):
            for x, y in beside(run, off if wide else off * 1.3)[::3]:
                put(x, y + (14 if off < 0 else 0), side * random.uniform(0.9, 1.12), "house")
    for _ in range(420):
        put(random.uniform(left, right), random.uniform(top + 200, bottom), side * random.uniform(0.9, 1.1), "house")
    for _ in range(700):
        x, y = random.uniform(left, right), random.uniform(top, bottom)
        if random.random() < 0.16:
            for k in range(3):
                put(x + 30 * k, y + random.uniform(-10, 10), 26 if wide else 32, "sheep")
        else:
            put(x, y, random.uniform(24, 36) * (1 if wide else 1.2), "tree")
    return "".join(drawing for _, drawing in sorted(out))


def _beasts(p: Places) -> str:
    """A knight who fights a snail, a hare with a trumpet, a dragon, a crane by the river: where there is room."""
    if p.shape == "wide":
        return (
            at(_snail(), 574, 1122, 1.05)
            + at(_knight(), 712, 1098, 1.15, True)
            + at(_dragon(), 1206, 430, 0.95)
            + at(_crane(), 1136, 570, 0.9)
        )
    return at(_snail(), 750, 2184, 1.3) + at(_knight(), 900, 2160, 1.4, True)
