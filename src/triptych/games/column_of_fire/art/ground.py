# ruff: noqa: E501 -- the steps of a path are data
"""The static ground of the chart: sea with rhumb lines and ships, four countries in thin washes, the border with the score, old paper."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin
from random import Random

from triptych.games.column_of_fire.art.pen import Point, Raster, coast_hatch, inside, mountain, number, path, ripple, rough, smooth, tree
from triptych.games.column_of_fire.chart import BAND, EDGE, Box, Chart, chart

TALL_GROUND = 2000  # the tall ground goes on below the frame, for tracks of many spaces
COUNTRIES = ("england", "france", "netherlands", "spain")


class Map:
    """The coasts and borders of one shape. What two countries share is drawn once and used by both."""

    def __init__(self, england: list[Point], lines: dict[str, list[Point]]) -> None:
        random = Random(1580)
        self.coasts: dict[str, list[Point]] = {}
        for name, points in lines.items():
            self.coasts[name] = rough(smooth(points, False, 6), random, 1.4 if name.startswith("border") else 3.6)
        self.coasts["england"] = rough(smooth(england, True, 6), random, 3.6, True)
        self.lands: dict[str, list[Point]] = {"england": self.coasts["england"]}


def wide_map() -> Map:
    england: list[Point] = [
        (96, 30), (430, 24), (458, 78), (536, 104), (552, 168), (528, 226), (552, 284), (604, 316), (612, 366), (570, 404), (614, 440), (590, 486),
        (500, 500), (440, 522), (372, 512), (300, 534), (226, 526), (160, 560), (104, 580), (90, 558), (136, 520), (120, 494), (82, 470), (92, 420),
        (72, 372), (90, 310), (70, 250), (92, 190), (74, 140), (92, 84),
    ]  # fmt: skip
    made = Map(
        england,
        {
            "north-sea": [(1196, 20), (1176, 78), (1126, 110), (1138, 170), (1102, 222), (1124, 290), (1092, 336), (1112, 392), (1070, 424), (1062, 470), (1020, 498)],
            "channel": [(1020, 498), (968, 516), (930, 562), (868, 576), (842, 536), (806, 544), (800, 590), (730, 598), (660, 580), (588, 594), (516, 562), (456, 586), (466, 626), (498, 650)],
            "biscay": [(498, 650), (478, 690), (494, 730)],
            "north-spain": [(494, 730), (430, 710), (350, 722), (270, 704), (190, 720), (120, 706), (78, 726), (62, 780), (76, 850), (58, 930), (74, 1010), (58, 1090), (30, 1180)],
            "border-pyrenees": [(494, 730), (506, 800), (497, 880), (506, 960), (502, 1034)],
            "spain-south": [(502, 1034), (536, 1078), (512, 1126), (544, 1190)],
            "lion": [(502, 1034), (580, 1030), (640, 1060), (720, 1042), (800, 1068), (880, 1044), (940, 1064), (985, 1020)],
            "border-alps": [(985, 1020), (962, 940), (972, 850), (956, 760), (980, 680), (1010, 610), (1040, 560)],
            "border-meuse": [(1020, 498), (1040, 560)],
            "border-rhine": [(1040, 560), (1140, 508), (1260, 496), (1400, 504), (1500, 498), (1630, 512)],
            "liguria": [(985, 1020), (1060, 1000), (1120, 1040), (1200, 1010), (1290, 980), (1380, 1000), (1460, 960), (1530, 1000), (1640, 960)],
        },
    )  # fmt: skip
    c = made.coasts
    made.lands["netherlands"] = c["north-sea"] + c["border-meuse"] + c["border-rhine"] + [(1640, 20)]
    made.lands["france"] = c["channel"] + c["biscay"] + c["border-pyrenees"] + c["lion"] + c["border-alps"] + c["border-meuse"][::-1]
    made.lands["spain"] = c["north-spain"] + c["spain-south"][::-1] + c["border-pyrenees"][::-1]
    made.lands["empire"] = c["border-alps"] + c["border-rhine"] + c["liguria"][::-1]
    return made


def tall_map() -> Map:
    england: list[Point] = [
        (90, 20), (380, 26), (470, 64), (500, 110), (484, 170), (506, 224), (520, 270), (500, 316), (520, 366), (504, 420), (440, 440), (380, 462),
        (310, 448), (240, 470), (170, 454), (110, 476), (76, 466), (84, 420), (66, 370), (80, 300), (62, 240), (78, 170), (64, 110),
    ]  # fmt: skip
    made = Map(
        england,
        {
            "north-sea": [(600, 20), (580, 70), (548, 110), (556, 170), (540, 230), (558, 300), (540, 350), (556, 410), (546, 452)],
            "channel": [(546, 452), (570, 478), (548, 506), (534, 540)],
            "biscay": [(534, 540), (518, 560), (524, 590)],
            "north-spain": [(524, 590), (500, 540), (500, 500), (440, 490), (360, 502), (280, 488), (190, 500), (110, 490), (74, 510), (64, 570), (78, 640), (62, 720), (76, 800), (60, 860), (92, 896), (160, 890), (240, 908), (320, 892), (400, 904), (470, 888), (524, 896)],
            "border-pyrenees": [(524, 590), (532, 660), (522, 740), (530, 820), (524, 896)],
            "lion": [(524, 896), (600, 888), (680, 904), (760, 886), (850, 902), (930, 888), (1020, 900)],
            "border-meuse": [(546, 452), (640, 480), (740, 468), (850, 482), (1020, 472)],
        },
    )  # fmt: skip
    c = made.coasts
    made.lands["netherlands"] = c["north-sea"] + c["border-meuse"] + [(1040, 20)]
    made.lands["france"] = c["channel"] + c["biscay"] + c["border-pyrenees"] + c["lion"] + c["border-meuse"][::-1]
    made.lands["spain"] = c["north-spain"] + c["border-pyrenees"][::-1]
    return made


def _clear(boxes: list[Box], x: float, y: float, room: float) -> bool:
    return all(x < bx - room or x > bx + w + room or y < by - room or y > by + h + room for bx, by, w, h in boxes)


GALLEON = (
    '<path class="a-wood" d="M8 62c6 3 12 4 18 4h34c4 0 6-2 7-6h16l5-7c0 12-4 22-12 28H24C15 78 10 72 8 62z"/>'
    '<path class="a-paper" d="M20 30c7-3 14-3 20 0-2 9-1 17 2 25-8 3-17 3-24 0 3-9 4-17 2-25zM24 14c4-2 9-2 13 0-1 5-1 9 0 13-5-2-10-2-14 0 1-5 2-9 1-13zM47 26c8-3 15-3 21 0-2 10-1 18 2 27-8 3-18 3-26 0 3-9 5-18 3-27zM51 9c4-2 9-2 13 0-1 5-1 9 0 13-5-2-10-2-14 0 1-5 2-9 1-13zM74 30c4-1 8-1 11 1-1 6 0 11 2 17-5 1-11 1-15 0 3-6 3-12 2-18z"/>'
    '<path class="a-line" d="M31 64V8M57 66V3M80 60V24M8 62-2 50M20 30h20M18 55h24M47 26h21M44 53h26M-1 51l32-41M57 4l23 22"/>'
    '<path class="a-red" d="M31 7l10 3-10 3.500zM57 2.500 68 6 57 9.500zM80 24l8 2.500-8 3z"/>'
    '<path class="a-red a-plain" d="M56 31h3v6h6v3h-6v9h-3v-9h-6v-3h6z"/>'
    '<path class="a-soft a-hatch" d="M24 35c4-1 8-1 12 0M23 41c5-1 9-1 14 0M22 47c6-1 11-1 17 0M75 36c3-1 6-1 9 0M75 42c3-1 7-1 11 0M14 72h66M18 77h58"/>'
    '<path class="a-ink" d="M28 69.500h3v3h-3zM38 69.500h3v3h-3zM48 69.500h3v3h-3zM58 69.500h3v3h-3zM70 66h3v3h-3z"/>'
    '<path class="a-sea-line" d="M-4 84q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0M6 90q5-5 10 0t10 0 10 0 10 0 10 0 10 0"/>'
)
SERPENT = (
    '<path class="a-green" d="M4 44c2-22 26-22 28 0h-8c-1-12-11-12-12 0zM40 44c2-26 30-26 32 0h-9c-1-14-13-14-14 0z"/>'
    '<path class="a-green" d="M80 44c0-16 4-32 16-36 9-2 17 3 20 9l-10 2 8 4c-2 4-7 5-11 4-5 0-9 6-9 17z"/>'
    '<path class="a-ink" d="M101 12.500a1.800 1.800 0 1 0 .1 0z"/><path class="a-red" d="M116 17l8-2-5 4 6 2-8 1z"/><path class="a-line" d="M92 10c-4-6-3-9-1-10 1 3 3 4 6 5"/>'
    '<path class="a-soft a-hatch" d="M10 36l4 2M12 31l4 2M46 34l5 2M48 29l5 3M61 28l5 3M84 34l5 2M86 27l5 3M90 20l5 4"/>'
    '<path class="a-green" d="M-12 34c4 2 8 6 9 10h-8c0-4-1-7-1-10z"/>'
    '<path class="a-sea-line" d="M-16 45q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0M0 51q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0"/>'
)
WHALE = (
    '<path class="a-grey" d="M4 36C8 18 30 12 50 16c16 3 26 12 36 10-3-6-2-11 3-14 2 5 4 7 9 8-2 5-5 7-9 8-4 9-20 14-40 13-22 0-42-1-45-5z"/>'
    '<path class="a-line" d="M6 31c8 3 14 2 20-2"/><path class="a-ink" d="M26 22.500a1.800 1.800 0 1 0 .1 0z"/><path class="a-soft a-hatch" d="M44 34c8 1 16 0 24-3M50 30c6 0 12-1 18-3M12 36h18"/>'
    '<path class="a-sea-line" d="M26 14c-1-6-6-9-11-7M28 14c0-8 6-11 12-8M27 13V4M-6 40q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0M10 46q5-5 10 0t10 0 10 0 10 0 10 0 10 0"/>'
)
BOAT = (
    '<path class="a-wood" d="M2 30c8 3 26 3 38-1-2 7-5 10-9 11H12c-5-1-9-4-10-10z"/><path class="a-paper" d="M10 6c6-2 13-2 19 0-2 7-2 13 1 20-8 2-16 2-23 0 3-7 4-13 3-20z"/>'
    '<path class="a-line" d="M20 31V1"/><path class="a-red" d="M20 1l7 2-7 2.500z"/><path class="a-soft a-hatch" d="M13 11c4-1 9-1 13 0M12 16c5-1 10-1 15 0M11 21c6-1 12-1 17 0"/>'
    '<path class="a-sea-line" d="M-4 41q4-4 8 0t8 0 8 0 8 0 8 0 8 0"/>'
)


SHEEP = (
    '<path class="a-paper" d="M6 14c-3-1-4-5-1-7 0-4 5-5 7-3 3-3 8-2 9 1 4 0 6 4 4 7 0 3-4 5-7 4-2 2-7 2-9 0-2 1-3 0-3-2z"/><path class="a-night" d="M24 6c3-1 6 0 7 3-1 3-4 4-7 3z"/>'
    '<path class="a-line" d="M9 17v5M13 18v4M19 17v5M22 16v5"/>'
)
WINDMILL = (
    '<path class="a-paper" d="M12 40l3-22h10l3 22z"/><path class="a-netherlands" d="M14 18l6-7 6 7z"/><path class="a-ink" d="M18.500 40v-6a1.500 1.500 0 0 1 3 0v6z"/>'
    '<path class="a-paper" d="M20 16l12-14 4 3-13 13zM20 16l14 12-3 4-13-13zM20 16 8 30l-4-3 13-13zM20 16 6 4l3-4 13 13z"/><circle class="a-ink" cx="20" cy="16" r="1.800"/>'
)
CHATEAU = (
    '<path class="a-paper" d="M4 36V20h8v16zM30 36V20h8v16zM12 36V26h18v10z"/><path class="a-blue" d="M2.500 20 8 6l5.500 14zM28.500 20 34 6l5.500 14zM12 26l9-8 9 8z"/>'
    '<path class="a-ink" d="M18.500 36v-4a2.500 2.500 0 0 1 5 0v4zM7 24h2v4H7zM33 24h2v4h-2z"/><path class="a-line" d="M8 6V2M34 6V2"/>'
)
BULL = (
    '<path class="a-night" d="M4 10c6-4 14-3 20-2 4-3 9-3 11 1l4-3c1 4-1 6-3 7 0 4-3 6-6 5-2 2-4 3-6 3H13c-4 0-6 2-8 1-3-3-3-9-1-12z"/>'
    '<path class="a-line" d="M8 21l-1 8M12 21v8M22 21v8M26 20l1 9M4 11c-3 3-3 8-2 12"/>'
)


def compass(cx: float, cy: float, r: float) -> str:
    """A small compass rose with a lily in the north."""
    out = [f'<circle class="a-soft" cx="{number(cx)}" cy="{number(cy)}" r="{number(r * 0.62)}"/>']
    for ring, length, width in ((1, 0.7, 0.11), (0, 1.0, 0.15)):
        for k in range(4):
            a = pi / 2 * k + (pi / 4 if ring else 0)
            tip = (cx + r * length * sin(a), cy - r * length * cos(a))
            for side, look in ((-1, "a-paper"), (1, "a-ink")):
                b = a + side * pi / 4
                foot = (cx + r * width * 1.6 * sin(b), cy - r * width * 1.6 * cos(b))
                out.append(
                    f'<path class="{look}" d="M{number(cx)} {number(cy)}L{number(foot[0])} {number(foot[1])}L{number(tip[0])} {number(tip[1])}z"/>'
                )
    top = cy - r
    out.append(
        f'<path class="a-gold" d="M{number(cx)} {number(top + 2)}c-3-5-3-9 0-14 3 5 3 9 0 14zM{number(cx - 1.5)} {number(top + 1)}c-5 0-8-3-7-8 4 1 6 4 7 8zM{number(cx + 1.5)} {number(top + 1)}c5 0 8-3 7-8-4 1-6 4-7 8z"/>'
    )
    return "".join(out)


def rhumbs(nodes: list[Point], width: float, height: float) -> str:
    """Lines of the winds, sixteen from each node, to the edges of the chart."""
    out: list[str] = []
    reach = hypot(width, height)
    for cx, cy in nodes:
        for k in range(16):
            a = pi / 8 * k
            dx, dy = cos(a), sin(a)
            t = reach
            if dx:
                t = min(t, ((width if dx > 0 else 0) - cx) / dx)
            if dy:
                t = min(t, ((height if dy > 0 else 0) - cy) / dy)
            out.append(f"M{number(cx)} {number(cy)}L{round(cx + dx * t)} {round(cy + dy * t)}")
    return "".join(out)


def _land(name: str, shape: str, land: list[Point]) -> str:
    """The wash of a country: thin inside, deeper along its edge."""
    d = path(land, True)
    clip = f"clip-{shape}-{name}"
    return (
        f'<clipPath id="{clip}"><path d="{d}"/></clipPath><path class="a-wash-{name}" d="{d}"/>'
        f'<g clip-path="url(#{clip})"><path class="a-edge-{name}" stroke-width="22" opacity=".35" d="{d}"/><path class="a-edge-{name}" stroke-width="9" opacity=".55" d="{d}"/></g>'
    )


def _rivers(rivers: list[list[Point]], random: Random) -> str:
    steps = "".join(path(rough(smooth(river, False, 6), random, 2)) for river in rivers)
    return f'<path class="a-river" d="{steps}"/>'


def _country(made: Map, shape: str) -> str:
    out = [_land(name, shape, made.lands[name]) for name in ("empire", "spain", "france", "netherlands", "england") if name in made.lands]
    coasts: list[str] = []
    borders: list[str] = []
    for name, points in made.coasts.items():
        (borders if name.startswith("border") else coasts).append(path(points, name == "england"))
    out.append(
        f'<path class="a-line" d="{"".join(coasts)}"/><path class="a-line" stroke-dasharray="1 7" stroke-width="3" d="{"".join(borders)}"/>'
    )
    return "".join(out)


def _relief(
    made: Map, places: Chart, ranges: Sequence[tuple[float, float, float, float, int, float]], random: Random, groves: int, keep: list[Box]
) -> str:
    """Mountains in chains, trees in groves where there is room."""
    boxes = [box for country in places.countries for box in country.boxes()] + keep
    mx, my = places.middle
    hills, green = [], []
    feet: list[tuple[float, float, float]] = []
    for x0, y0, x1, y1, n, s in ranges:
        for k in range(n):
            t = k / max(1, n - 1)
            feet.append(
                (y0 + (y1 - y0) * t + random.uniform(-5, 5), x0 + (x1 - x0) * t + random.uniform(-6, 6), s * random.uniform(0.8, 1.2))
            )
    for y, x, s in sorted(feet):
        outline, hatch = mountain(x, y, s, random)
        hills.append(f'<path class="a-hill" d="{outline}"/><path class="a-soft a-hatch" d="{hatch}"/>')
    placed: list[Point] = [(x, y - s / 2) for y, x, s in feet]
    for _ in range(9000):
        x, y = random.uniform(BAND, places.width - EDGE), random.uniform(BAND, places.height - EDGE)
        grove = [(x + random.uniform(-15, 15), y + random.uniform(-8, 8)) for _ in range(random.randint(2, 5))]
        if not groves:
            break
        if not all(_room(made, boxes, a, b) and hypot(a - mx, b - my) > places.radius + 20 for a, b in grove):
            continue
        if any(hypot(a - p, b - q) < 24 for a, b in grove for p, q in placed):
            continue
        groves -= 1
        placed += grove
        green += [tree(a, b, random.uniform(10, 14)) for a, b in sorted(grove, key=lambda spot: spot[1])]
    return f'{"".join(hills)}<path class="a-tree" d="{"".join(green)}"/>'


def _room(made: Map, boxes: list[Box], x: float, y: float) -> bool:
    """Is this land, and free?"""
    land = any(inside(land, x, y + 4) and inside(land, x - 10, y - 12) and inside(land, x + 10, y - 4) for land in made.lands.values())
    return land and _clear(boxes, x, y - 6, 10)


def _border(places: Chart, bottom: float) -> str:
    """The score as the scale of the chart: a cell for each point, every fifth with its number."""
    w, h = places.width, bottom
    frame_bottom = min(h, places.cells[0][1] + places.cells[0][3])
    out = [
        f'<path class="a-band" d="M0 0H{number(w)}V{BAND}H{BAND}V{number(h)}H0z"/>',
        f'<path class="a-band" d="M{number(w - EDGE)} {BAND}h{EDGE}V{number(h)}h-{EDGE}z"/>',
    ]
    strips, ticks, dots = [], [], []
    for i, (x, y, cw, ch) in enumerate(places.cells):
        if x == 0 and y > 0:
            ticks.append(f"M8 {number(y)}H{BAND}")
            if i % 2:
                strips.append(f"M1 {number(y)}h7v{number(ch)}h-7z")
        elif y == 0 and x > 0:
            ticks.append(f"M{number(x)} 8V{BAND}")
            if i % 2:
                strips.append(f"M{number(x)} 1h{number(cw)}v7h-{number(cw)}z")
        if i % 5:
            cx, cy = x + cw / 2 + (4 if x == 0 else 0), y + ch / 2 + (4 if y == 0 else 0)
            dots.append(f"M{number(cx - 2)} {number(cy)}a2 2 0 1 0 4 0 2 2 0 1 0-4 0z")
    out.append(
        f'<path class="a-ink" d="{"".join(strips)}"/><path class="a-faint" d="{"".join(ticks)}"/><path class="a-inksoft" d="{"".join(dots)}"/>'
    )
    inner = f"M{BAND} {number(h)}V{BAND}H{number(w - EDGE)}V{number(h)}"
    if places.shape == "wide":
        out.append(f'<path class="a-band" d="M0 {number(h)}v-{EDGE}H{number(w)}v{EDGE}z"/>')
        inner = f"M{BAND} {BAND}H{number(w - EDGE)}V{number(h - EDGE)}H{BAND}z"
    out.append(
        f'<path class="a-line" stroke-width="3" d="{inner}"/><path class="a-line" d="M1 {number(frame_bottom)}V1H{number(w - 1)}V{number(h)}M8 {number(frame_bottom)}V8H{number(w - 8)}"/>'
    )
    size = max(places.text, 27)
    for i in range(0, len(places.cells), 5):
        x, y, cw, ch = places.cells[i]
        cx, cy = x + cw / 2 + (4 if x == 0 else 0), y + ch / 2 + (4 if y == 0 else 0)
        out.append(f'<text class="a-scale" x="{number(cx)}" y="{number(cy)}" dy=".35em" font-size="{number(size)}">{i}</text>')
    return "".join(out)


def _age(width: float, height: float, folds: list[Point], random: Random) -> str:
    """What the years did: folds, stains, a darker rim."""
    out = []
    for _ in range(26):
        x, y, r = random.uniform(0, width), random.uniform(0, height), random.uniform(3, 26)
        out.append(f'<ellipse cx="{round(x)}" cy="{round(y)}" rx="{round(r)}" ry="{round(r * random.uniform(0.6, 1))}"/>')
    specks = "".join(
        f"M{round(random.uniform(0, width))} {round(random.uniform(0, height))}h{random.choice((1, 2, 3))}" for _ in range(220)
    )
    creases = "".join(f"M{round(x)} 0V{round(height)}" if y == 0 else f"M0 {round(y)}H{round(width)}" for x, y in folds)
    return (
        f'<g class="a-stain">{"".join(out)}</g><path class="a-speck" d="{specks}"/>'
        f'<path class="a-crease" stroke-width="7" opacity=".05" d="{creases}"/><path class="a-crease" stroke-width="1.200" opacity=".22" d="{creases}"/>'
    )


def _vignette(shape: str, width: float, height: float, frame: float) -> str:
    return (
        f'<radialGradient id="rim-{shape}" cy="{number(frame / 2 / height * 100)}%" r=".75"><stop class="a-rim0" offset=".35"/><stop class="a-rim1" offset="1"/></radialGradient>'
        f'<rect width="{number(width)}" height="{number(height)}" fill="url(#rim-{shape})"/>'
    )


def _names(names: list[tuple[str, float, float, float, float]]) -> str:
    """Names of seas, in the mapmaker's Latin."""
    return "".join(
        f'<text class="a-name" x="{number(x)}" y="{number(y)}" font-size="{number(size)}" transform="rotate({number(turn)} {number(x)} {number(y)})">{text}</text>'
        for text, x, y, size, turn in names
    )


def _put(drawing: str, x: float, y: float, scale: float, mirror: bool = False) -> str:
    return f'<g transform="translate({number(x)} {number(y)}) scale({"-" if mirror else ""}{scale:g} {scale:g})">{drawing}</g>'


def _ripples(raster: Raster, places: Chart, keep: list[Box], random: Random, n: int, bottom: float) -> str:
    out: list[str] = []
    spots: list[Point] = []
    tries = 0
    boxes = [box for country in places.countries for box in country.boxes()] + keep
    while n and tries < 6000:
        tries += 1
        x, y = random.uniform(BAND + 10, places.width - 40), random.uniform(BAND + 10, bottom - 20)
        if raster.at(x, y) < 34 or raster.at(x + 20, y) < 34 or not _clear(boxes, x + 8, y, 16):
            continue
        if hypot(x - places.middle[0], y - places.middle[1]) < places.radius + 30 or any(hypot(x - a, y - b) < 46 for a, b in spots):
            continue
        spots.append((x, y))
        out.append(ripple(x, y, random.uniform(7, 10)))
        n -= 1
    return f'<path class="a-sea-line" d="{"".join(out)}"/>'


RIVERS: list[list[Point]] = [
    [(602, 408), (560, 372), (536, 344), (500, 300), (470, 240)],  # Thames
    [(800, 590), (784, 620), (768, 660), (770, 700), (740, 760), (760, 850), (742, 930)],  # Seine
    [(478, 690), (520, 770), (600, 780), (700, 800)],  # Loire
    [(1096, 336), (1130, 370), (1136, 430), (1170, 470), (1240, 500)],  # Scheldt
    [(1106, 236), (1150, 244), (1230, 230), (1330, 250), (1410, 234), (1480, 256), (1540, 236), (1592, 250)],  # Rhine
    [(60, 930), (120, 970), (220, 966), (340, 974)],  # Tagus
    [(502, 1040), (470, 1070), (380, 1066), (300, 1060)],  # Ebro
    [(640, 1058), (650, 1030), (640, 990)],  # Rhone
]


def ground_wide() -> str:
    places = chart("wide", 20)
    made = wide_map()
    random = Random(1588)
    w, h = places.width, places.height
    raster = Raster(w, h, list(made.lands.values()))
    mx, my = places.middle
    sea: list[Box] = [
        places.cartouche,
        (630, 280, 140, 140),
        (770, 290, 150, 160),
        (900, 320, 120, 110),
        (90, 580, 90, 80),
        (310, 600, 170, 80),
        (1000, 150, 90, 90),
        (560, 1070, 120, 60),
    ]
    land: list[Box] = [
        (520, 380, 60, 60),
        (1180, 426, 60, 60),
        (1500, 426, 60, 60),
        (860, 966, 60, 50),
        (392, 1080, 70, 50),
        (540, 960, 60, 50),
    ]
    ranges = [
        (1006, 668, 1052, 606, 4, 22),
        (1052, 640, 1096, 572, 3, 24),
        (1560, 596, 1584, 640, 2, 26),
        (1500, 556, 1580, 566, 3, 22),
        (110, 1130, 196, 1136, 4, 18),
    ]
    return (
        f'<symbol id="ground-wide" viewBox="0 0 {number(w)} {number(h)}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">'
        f'<rect class="a-sea" width="{number(w)}" height="{number(h)}"/>'
        f'<path class="a-rhumb" d="{rhumbs([(mx, my), (845, 372), (250, 640)], w, h)}"/>'
        f'<path class="a-sea-line a-hatch" d="{coast_hatch(raster, random, BAND, BAND, w - EDGE, h, 5, 18)}"/>'
        f"{_ripples(raster, places, sea, random, 60, h)}"
        f"{_country(made, 'wide')}"
        f"{_rivers(RIVERS, random)}"
        f"{_relief(made, places, ranges, random, 34, land)}"
        f"{_put(SHEEP, 532, 396, 1)}{_put(SHEEP, 556, 420, 0.9, True)}{_put(WINDMILL, 1190, 428, 1.15)}{_put(WINDMILL, 1510, 436, 1)}"
        f"{_put(CHATEAU, 868, 962, 1.15)}{_put(CHATEAU, 548, 968, 0.9)}{_put(BULL, 404, 1090, 1.2)}"
        f"{_put(GALLEON, 640, 300, 1.25)}{_put(GALLEON, 1015, 340, 0.85, True)}{_put(BOAT, 1036, 160, 1.2)}{_put(SERPENT, 312, 604, 1)}{_put(BOAT, 160, 590, 1.2, True)}{_put(WHALE, 572, 1076, 1)}"
        f"{compass(845, 372, 62)}"
        f"{_names([('Oceanus Germanicus', 826, 276, 30, -3), ('Sinus Gallicus', 214, 678, 27, 0), ('Mare Internum', 820, 1124, 27, 0)])}"
        f"{_age(w, h, [(533, 0), (1066, 0), (0, 580)], random)}"
        f"{_border(places, h)}{_vignette('wide', w, h, h)}</symbol>"
    )


def ground_tall() -> str:
    places = chart("tall", 20)
    made = tall_map()
    random = Random(1588)
    w, h = places.width, TALL_GROUND
    raster = Raster(w, h, list(made.lands.values()))
    mx, my = places.middle
    return (
        f'<symbol id="ground-tall" viewBox="0 0 {number(w)} {h}" preserveAspectRatio="xMidYMin slice" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">'
        f'<rect class="a-sea" width="{number(w)}" height="{h}"/>'
        f'<path class="a-rhumb" d="{rhumbs([(mx, my), (528, 480)], w, h)}"/>'
        f'<path class="a-sea-line a-hatch" d="{coast_hatch(raster, random, BAND, BAND, w - EDGE, 1000, 5.5, 15)}"/>'
        f"{_ripples(raster, places, [], random, 40, h)}"
        f"{_country(made, 'tall')}"
        f"{_relief(made, places, [], random, 12, [])}"
        f"{_put(GALLEON, 80, 940, 1.3)}{_put(GALLEON, 965, 950, 1.1, True)}{_put(SERPENT, 90, 1530, 1.1)}{_put(WHALE, 850, 1530, 1.2)}"
        f"{_age(w, h, [(333, 0), (666, 0), (0, 500), (0, 1000), (0, 1500)], random)}"
        f"{_border(places, h)}{_vignette('tall', w, h, places.height)}</symbol>"
    )
