# ruff: noqa: E501 -- the steps of a path are data
"""The things that lie on the chart and before the players: houses, stones, dice, cards, petals, panels."""

from __future__ import annotations

from math import cos, pi, sin

from triptych.core.signs import SIGNS
from triptych.games.column_of_fire.before import grounds, tray_symbol, trays

Drawing = tuple[str, str]
"""The viewBox with further attributes, and what is drawn."""

# Dice: the top as one sees it from a little in front, so that a narrow side shows below it.
_PIPS = {
    0: "",
    1: "24,21",
    2: "14,11 34,31",
    3: "14,11 24,21 34,31",
    4: "14,11 34,11 14,31 34,31",
    5: "14,11 34,11 24,21 14,31 34,31",
    6: "14,10.5 34,10.5 14,21 34,21 14,31.5 34,31.5",
}
BOX = 'viewBox="0 0 {} {}" stroke-width="{}"'
STRETCH = 'viewBox="0 0 {} {}" stroke-width="{}" preserveAspectRatio="none"'


def _die(n: int) -> str:
    pips = "".join(f'<circle class="a-pip" cx="{p.split(",")[0]}" cy="{p.split(",")[1]}" r="3.900"/>' for p in _PIPS[n].split())
    return (
        '<path class="a-dieside" d="M3 12v25a8 8 0 0 0 8 8h26a8 8 0 0 0 8-8V12z"/><rect class="a-die" x="3" y="2" width="42" height="38" rx="8"/>'
        '<path class="a-dieglint" d="M8 12.500V10a4 4 0 0 1 4-4h4"/>' + pips
    )


def _stone(look: str, mark: str) -> str:
    """A short column from above: its foot shows below the drum."""
    return (
        f'<path class="{look}-side" d="M4 22v5c0 10 9 18 20 18s20-8 20-18v-5z"/><circle class="{look}" cx="24" cy="22" r="20"/>'
        f'<circle class="a-stonering" cx="24" cy="22" r="16"/>{mark}'
    )


def _house() -> str:
    return (
        '<path class="a-seatside" d="M46 24 56 18v32l-10 6z"/><path class="a-seat" d="M6 26 26 8l20 18v30H6z"/>'
        '<path class="a-roof" d="M26 4.500 36 0l20 17-9.500 7z"/><path class="a-roof" d="M2 27.500 26 5l24 22.500-4 3.500L26 12.500 6 31z"/>'
        '<path class="a-soft a-hatch" d="M34 6.500l18 15.500M31.500 7.500l18 16"/>'
    )


def _niches(open_niches: int) -> str:
    """Four arches of a church wall, the last one walled up with two players."""
    out = ['<path class="a-face" d="M2 60V8l8-6h184l8 6v52z"/>', '<path class="a-soft a-hatch" d="M6 56h192M8 9h188"/>']
    for i in range(4):
        x = 5 + 49 * i
        arch = f"M{x + 2} 57V26q0-10 21.500-16 21.500 6 21.500 16v31z"
        out.append(f'<path class="a-niche" d="{arch}"/>')
        out.append(f'<path class="a-soft a-hatch" d="M{x + 6} 55V28M{x + 9.5} 55V25M{x + 13} 18l-4 4M{x + 34} 18l3 3"/>')
        if i >= open_niches:
            out.append(
                f'<path class="a-shade" d="{arch}"/><path class="a-soft a-hatch" d="M{x + 2} 32h43M{x + 2} 40h43M{x + 2} 48h43M{x + 14} 32v8M{x + 32} 32v8M{x + 23} 40v8M{x + 14} 48v9M{x + 32} 48v9"/>'
            )
            out.append(f'<path class="a-line" stroke-width="5" d="M{x + 10} 22l27 30M{x + 37} 22l-27 30"/>')
    return "".join(out)


def _petal() -> str:
    """A petal of the rose: narrow at the heart, an ogee at the tip. The sides follow the rays."""

    def half(y: float) -> float:
        return 48.5 * (1 - 0.58 * y / 180)

    y0 = 34
    left, right = 50 - half(y0), 50 + half(y0)
    low = half(178)
    inner = 6.0
    outline = f"M50 1.500C44 13 {left:.1f} 10 {left:.1f} {y0}L{50 - low:.1f} 170Q50 184 {50 + low:.1f} 170L{right:.1f} {y0}C{right:.1f} 10 56 13 50 1.500z"
    line = f"M50 11C45 19 {left + inner:.1f} 18 {left + inner:.1f} {y0 + 3}L{50 - low + 4.6:.1f} 166Q50 175 {50 + low - 4.6:.1f} 166L{right - inner:.1f} {y0 + 3}C{right - inner:.1f} 18 55 19 50 11z"
    return f'<path class="a-petal" d="{outline}"/><path class="a-petalline" d="{line}"/>'


def _rose() -> str:
    """What the petals lie on: a ring with degrees and a star of thirty-two points at its heart. 200 units across."""
    marks = "".join(
        f"M{100 + 99.2 * sin(a):.2f} {100 - 99.2 * cos(a):.2f}A99.2 99.2 0 0 1 {100 + 99.2 * sin(b):.2f} {100 - 99.2 * cos(b):.2f}"
        f"L{100 + 97.6 * sin(b):.2f} {100 - 97.6 * cos(b):.2f}A97.6 97.6 0 0 0 {100 + 97.6 * sin(a):.2f} {100 - 97.6 * cos(a):.2f}z"
        for a, b in [(2 * pi * k / 36, 2 * pi * (k + 0.5) / 36) for k in range(36)]
    )
    out = [
        f'<circle class="a-disc" cx="100" cy="100" r="99.200"/><path class="a-ink" d="{marks}"/>'
        '<circle class="a-line" cx="100" cy="100" r="99.200"/><circle class="a-line" cx="100" cy="100" r="97.600"/>'
    ]
    star = []
    for k in range(32):
        a = 2 * pi * k / 32
        r = 40.5 if k % 8 == 0 else 38.5 if k % 4 == 0 else 36 if k % 2 == 0 else 33
        w = 0.075
        star.append(
            f"M{100 + r * sin(a):.1f} {100 - r * cos(a):.1f}L{100 + 24 * sin(a - w):.1f} {100 - 24 * cos(a - w):.1f}L{100 + 24 * sin(a + w):.1f} {100 - 24 * cos(a + w):.1f}z"
        )
    out.append(f'<circle class="a-heart" cx="100" cy="100" r="41.300"/><path class="a-star" d="{"".join(star)}"/>')
    return "".join(out)


def _medallion() -> str:
    """The heart of the rose: the year. 100 units across."""
    teeth = "".join(
        f"M{50 + 49 * sin(a):.1f} {50 - 49 * cos(a):.1f}L{50 + 44 * sin(a - 0.065):.1f} {50 - 44 * cos(a - 0.065):.1f}L{50 + 44 * sin(a + 0.065):.1f} {50 - 44 * cos(a + 0.065):.1f}z"
        for a in [2 * pi * k / 48 for k in range(48)]
    )
    return f'<path class="a-gold" d="{teeth}"/><circle class="a-face" cx="50" cy="50" r="44.500"/><circle class="a-soft" cx="50" cy="50" r="41.500"/>'


def _card(country: str, event: bool = False) -> str:
    """A card, 5 to 7: a pointed arch for the picture, room for the name, a band for what it does. An event has a long name."""
    foot, spring, apex = (55, 25, 5) if event else (74, 30, 6)
    name = f"M9.5 {foot + 1.5:g}h81V108.5h-81z"
    arch = f"M11 {foot}V{spring}C11 {spring - 11} 31 {spring - 14} 50 {apex}c19 {spring - 14 - apex} 39 {spring - 11 - apex} 39 {spring - apex}V{foot}z"
    rim = f"M14 {foot - 2}V{spring + 1}C14 {spring - 8} 32 {spring - 11} 50 {apex + 3.5:g} 68 {spring - 11} 86 {spring - 8} 86 {spring + 1}V{foot - 2}"
    return (
        f'<path class="a-face" d="M5 1h90l4 4v130l-4 4H5l-4-4V5z"/><path class="a-wash-{country}" d="M6.200 4h87.600L96 6.200v127.600l-2.200 2.200H6.200L4 133.800V6.200z"/>'
        f'<path class="a-window" d="{name}"/><path class="a-window" d="{arch}"/><path class="a-edge-{country}" stroke-width="5" opacity=".5" d="{rim}"/><path class="a-line" d="{arch}"/>'
        f'<path class="a-soft" d="M11 {spring - 6}c4-8 12-9 22-14M89 {spring - 6}c-4-8-12-9-22-14"/>'
        f'<path class="a-bandpaper" d="M4 110h92v23.800l-2.200 2.200H6.200L4 133.800z"/><path class="a-line" d="M4 110h92{name}"/>'
    )


def _pile(left: str) -> str:
    """The cards below the top one: their edges show, and a tag hangs out that says how many they are. 186 x 284."""
    if left == "empty":
        return '<path class="a-void" d="M8 4h168l6 6v240l-6 6H8l-6-6V10z"/>'
    edges = "".join(
        f'<path class="a-shade" d="M{8 + 2 * i} {4 + 2 * i}h168l6 6v240l-6 6H{8 + 2 * i}l-6-6V{10 + 2 * i}z"/>' for i in (2, 1, 0)
    )
    lattice = "".join(f"M{x} 18l{min(144, 164 - x)} {min(144, 164 - x)}" for x in range(20, 164, 24))
    lattice += "".join(f"M20 {y}l{min(144, 242 - y)} {min(144, 242 - y)}" for y in range(42, 242, 24))
    lattice += "".join(f"M{x} 18l-{x - 20} {x - 20}" for x in range(44, 165, 24))
    lattice += "".join(f"M164 {y}l-{min(144, 242 - y)} {min(144, 242 - y)}" for y in range(42, 242, 24))
    return (
        f'{edges}<path class="a-back" d="M14 10h156l6 6v228l-6 6H14l-6-6V16z"/><path class="a-soft a-hatch" d="{lattice}"/><path class="a-line" d="M20 18h144v224H20z"/>'
        '<path class="a-paper" d="M92 44c26 18 50 44 50 86s-24 68-50 86c-26-18-50-44-50-86s24-68 50-86z"/><path class="a-soft" d="M92 54c22 17 42 40 42 76s-20 59-42 76c-22-17-42-40-42-76s20-59 42-76z"/>'
        '<path class="a-flame" d="M93 66c4 17 25 28 25 54 0 15-10 25-26 25s-26-10-26-25c0-13 6-20 13-26 0 8 2 13 6 15-1-17 3-31 8-43z"/>'
        '<path class="a-flamelight" d="M93 96c2 9 13 13 13 25a13.500 13.500 0 0 1-27 0c0-9 11-14 14-25z"/>'
        '<path class="a-paper" d="M80 146h24v36H80z"/><path class="a-shade" d="M74 140h36v7H74zM74 181h36v8H74z"/><path class="a-soft a-hatch" d="M86 149v31M92 149v31M98 149v31"/>'
    )


def _sale() -> str:
    """Half a market stall. 78 x 78."""
    return (
        '<path class="a-face" d="M3 24h72v50H3z"/><path class="a-shade" d="M1 68h76v9H1z"/>'
        '<path class="a-paper" d="M6 2h66l5 22a9.500 9.500 0 0 1-19 2 9.500 9.500 0 0 1-19 0 9.500 9.500 0 0 1-19 0A9.500 9.500 0 0 1 1 24z"/>'
        '<path class="a-stripe" d="M22 2h17v24a9.500 9.500 0 0 1-19 0zM56 2h16l5 22a9.500 9.500 0 0 1-19 2z"/>'
    )


def _torch() -> str:
    return (
        '<path class="a-wood" d="M17 36h12l-3 34h-6z"/><path class="a-soft a-hatch" d="M20 44l6-3M20.500 52l5.500-3M21 60l5-3"/>'
        '<path class="a-flame a-flicker1" d="M23 2c2 9 15 14 15 26a15 15 0 0 1-30 0c0-7 3-11 7-14 0 4 1 7 4 8 0-8 1-14 4-20z"/>'
        '<path class="a-flame a-flicker2" d="M25 1c0 9 13 15 13 27a15 15 0 0 1-30 0c0-8 4-10 6-15 1 5 3 7 5 8 1-8 3-14 6-20z"/>'
        '<path class="a-flamelight" d="M23.500 18c1 5 7 7 7 13a7.300 7.300 0 0 1-14.600 0c0-5 6.400-8 7.600-13z"/><path class="a-steel" d="M13 35h20l-2 6H15z"/>'
    )


def _marker() -> str:
    return '<path class="a-seat" d="M4 3h36l4 4v30l-4 4H26l-4 5-4-5H4l-4-4V7z" transform="translate(1 0)"/>'


def _disc() -> str:
    return (
        '<ellipse class="a-shadow" cx="33" cy="37" rx="27" ry="25"/><path class="a-seatside" d="M5 28v5c0 14 11 25 25 25s25-11 25-25v-5z"/>'
        '<circle class="a-seat" cx="30" cy="29" r="25"/><circle class="a-seatring" cx="30" cy="29" r="20.500"/>'
    )


def _shield() -> str:
    return (
        '<path class="a-face" d="M40 4c10 6 21 8 32 8 2 32-7 52-32 66C15 64 6 44 8 12c11 0 22-2 32-8z"/>'
        '<path class="a-bluefield" d="M40 12c8 4 16 6 25 6.500 1 25-6 40-25 51-19-11-26-26-25-51 9-.5 17-2.500 25-6.500z"/>'
        '<path class="a-lightline" stroke-width="7" d="M40 22v38M24 36h32"/>'
    )


def _scroll(sealed: bool) -> str:
    """An advantage tile: a strip of parchment rolled at both ends; sealed, or open with room for its symbol. 90 x 90."""
    body = (
        '<path class="a-face" d="M14 12h62v66H14z"/><path class="a-shade" d="M10 6h70a6 6 0 0 1 0 12H10a6 6 0 0 1 0-12zM10 72h70a6 6 0 0 1 0 12H10a6 6 0 0 1 0-12z"/>'
        '<circle class="a-paper" cx="10" cy="12" r="3"/><circle class="a-paper" cx="80" cy="78" r="3"/>'
    )
    if not sealed:
        return body
    return (
        body
        + '<path class="a-soft a-hatch" d="M22 26h46M22 33h40M22 40h14M54 40h14M22 47h12M56 47h12M22 54h14M54 54h10M22 62h44"/><path class="a-red" d="M45 44l-9 24 9-4 9 4z"/>'
        '<path class="a-seal" d="M45 28c4-3 7 0 9 2 4 0 6 3 5 7 3 3 2 7-1 9 0 4-4 6-7 5-3 3-8 3-10 0-4 1-7-2-7-5-3-2-4-6-1-9-1-4 2-7 5-7 2-3 5-4 7-2z"/><circle class="a-lightline" cx="45" cy="40" r="7"/><path class="a-lightline" d="M45 35v10M41 38.500h8"/>'
    )


def _religion(look: str, mark: str) -> str:
    """The religion card, 220 x 130: a window on the left for the faith, on the right room for its die."""
    return (
        '<path class="a-face" d="M7 1h206l6 6v116l-6 6H7l-6-6V7z"/><path class="a-soft" d="M8 6h204l2 2v114l-2 2H8l-2-2V8z"/>'
        f'<path class="{look}" d="M14 116V54C14 34 38 30 56 14c18 16 42 20 42 40v62z"/><path class="a-soft a-hatch" d="M20 112V56M26 112V48M92 112V56M86 112V48"/>{mark}'
        '<path class="a-socket" d="M122 24h76l6 6v70l-6 6h-76l-6-6V30z"/>'
    )


def _cartouche() -> str:
    """A strapwork frame, 430 x 150."""
    half = (
        "M215 14H70C58 14 60 2 46 2 30 2 20 14 26 26 12 30 4 44 12 56c-8 8-8 30 0 38-8 12 0 26 14 30-6 12 4 24 20 24 14 0 12-12 24-12h145"
    )
    return (
        f'<path class="a-face" d="{half}V14z"/><g transform="translate(430 0) scale(-1 1)"><path class="a-face" d="{half}V14z"/></g>'
        '<path class="a-cover" d="M209 15.500h12v119h-12z"/>'
        '<path class="a-soft" d="M72 24h286M72 126h286M40 14c-8 4-6 14 2 12s6-12 0-10M390 14c8 4 6 14-2 12s-6-12 0-10M40 136c-8-4-6-14 2-12s6 12 0 10M390 136c8-4 6-14-2-12s-6 12 0 10M20 68c6 2 6 12 0 14M410 68c-6 2-6 12 0 14"/>'
        '<path class="a-gold" d="M215 4l7 10-7 10-7-10zM215 126l7 10-7 10-7-10z"/>'
    )


def _loch(w: int) -> str:
    """The lake of Loch Leven behind the dice that lie there."""
    waves = "".join("M" + f"{8 + (y % 3) * 4} {y}" + "q6-5 12 0" + "t12 0" * (int(w / 12) - 3 + (y % 2)) for y in (70, 84, 98, 112))
    return (
        f'<path class="a-face" d="M7 1h{w - 14}l6 6v116l-6 6H7l-6-6V7z"/><path class="a-lake" d="M3 62h{w - 6}v60l-5 5H8l-5-5z"/><path class="a-sea-line" d="{waves}"/>'
        f'<path class="a-soft" d="M8 6h{w - 16}l2 2v114l-2 2H8l-2-2V8z"/>'
    )


def things() -> dict[str, Drawing]:
    """Every such symbol by name."""
    made: dict[str, Drawing] = {f"die-{n}": (BOX.format(48, 48, 1.6), _die(n)) for n in range(7)}
    made["stone-catholic"] = (
        BOX.format(48, 48, 1.8),
        _stone("a-catholic", '<path class="a-lightline" stroke-width="4.600" d="M24 9.500v25M15 17.500h18"/>'),
    )
    made["stone-protestant"] = (
        BOX.format(48, 48, 1.8),
        _stone(
            "a-protestant",
            '<path class="a-page" d="M24 16c-3-3-8-3.500-12.500-2.500v16c4.500-1 9.500-.5 12.500 2.500 3-3 8-3.500 12.500-2.500v-16C32 12.500 27 13 24 16z"/><path class="a-darkline" d="M24 16v16M15 18.500c2-.3 4 0 6 1M15 23c2-.3 4 0 6 1M27 19.500c2-1 4-1.300 6-1M27 24c2-1 4-1.300 6-1"/>',
        ),
    )
    made["stone-neutral"] = (
        BOX.format(48, 48, 1.8),
        _stone("a-neutral", '<path class="a-soft a-hatch" d="M14 20c6 4 14-2 20 2M13 26c7 3 15-2 21 1M18 14c4 2 9 0 13 1"/>'),
    )
    made["house"] = (BOX.format(60, 58, 1.8), _house())
    made["plot"] = (
        STRETCH.format(72, 80, 1.6),
        '<path class="a-plot" d="M7 3h58l4 4v66l-4 4H7l-4-4V7z"/><path class="a-faint" stroke-dasharray="3 3.500" d="M18 50V28l18-15 18 15v22z"/>'
        '<path class="a-face" d="M10 51h52l4 4v18l-4 4H10l-4-4V55z"/>',
    )
    made["niches-4"] = (BOX.format(204, 62, 1.8), _niches(4))
    made["niches-3"] = (BOX.format(204, 62, 1.8), _niches(3))
    made["torch"] = (BOX.format(46, 72, 1.8), _torch())
    made["sale"] = (BOX.format(78, 78, 1.8), _sale())
    made["coin"] = (
        BOX.format(36, 36, 1.6),
        '<circle class="a-coin" cx="18" cy="18" r="16.500"/><circle class="a-coinring" cx="18" cy="18" r="13.500"/>',
    )
    for country in ("england", "france", "netherlands", "spain"):
        made[f"card-{country}"] = (BOX.format(100, 140, 1.3), _card(country))
        made[f"event-{country}"] = (BOX.format(100, 140, 1.3), _card(country, True))
    made["stack"] = (STRETCH.format(186, 262, 1.8), _pile("some"))
    made["stack-empty"] = (STRETCH.format(186, 262, 1.8), _pile("empty"))
    made["tag"] = (STRETCH.format(70, 34, 1.6), '<path class="a-face" d="M8 1h54l7 8v24H1V9z"/>')
    made["petal"] = (STRETCH.format(100, 184, 1.6), _petal())
    made["rose"] = (BOX.format(200, 200, 0.6), _rose())
    made["medallion"] = (BOX.format(100, 100, 0.9), _medallion())
    made["disc"] = (BOX.format(60, 62, 1.8), _disc())
    made["marker"] = (BOX.format(46, 47, 1.8), _marker())
    made["cartouche"] = (BOX.format(430, 150, 1.8), _cartouche())
    made["shield"] = (BOX.format(80, 82, 1.8), _shield())
    made["tile"] = (BOX.format(90, 90, 1.6), _scroll(False))
    made["tile-back"] = (BOX.format(90, 90, 1.6), _scroll(True))
    made["religion-catholic"] = (
        BOX.format(220, 130, 1.8),
        _religion("a-catholic", '<path class="a-lightline" stroke-width="9" d="M56 42v56M38 60h36"/>'),
    )
    made["religion-protestant"] = (
        BOX.format(220, 130, 1.8),
        _religion(
            "a-protestant",
            '<path class="a-page" d="M56 56c-8-7-20-8-32-6v42c12-2 24-1 32 6 8-7 20-8 32-6V50c-12-2-24-1-32 6z"/><path class="a-darkline" d="M56 56v42M31 60c6-1 12 0 18 3M31 69c6-1 12 0 18 3M31 78c6-1 12 0 18 3M63 63c6-3 12-4 18-3M63 72c6-3 12-4 18-3M63 81c6-3 12-4 18-3"/>',
        ),
    )
    made["religion-none"] = (BOX.format(220, 130, 1.8), _religion("a-neutral", ""))
    for n in range(6):
        made[f"loch-{n}"] = (BOX.format(120 + 94 * n, 130, 1.8), _loch(120 + 94 * n))
    made["panel"] = (STRETCH.format(100, 100, 1.6), '<rect class="a-face" x="1" y="1" width="98" height="98" rx="2"/>')
    made["banner"] = (
        BOX.format(80, 90, 1.8),
        '<path class="a-seat" d="M3 3h74v84L40 72 3 87z"/><path class="a-seatring" d="M9 9h62v68L40 64.500 9 77z"/>',
    )
    made["count"] = (STRETCH.format(42, 42, 1.6), '<rect class="a-count" x="1" y="1" width="40" height="40" rx="9"/>')
    made["bar"] = (STRETCH.format(6, 26, 1.3), '<path class="a-line" d="M3 1v24"/><path class="a-gold" d="M3 9.500 6 13l-3 3.500L0 13z"/>')
    made["room"] = (
        BOX.format(100, 140, 1.3),
        '<path class="a-void" d="M5 1h90l4 4v130l-4 4H5l-4-4V5z"/><path class="a-ghost" d="M14 74V31C14 20 32 17 50 8c18 9 36 12 36 23v43zM10 82h80M10 110h80"/>',
    )
    for tray in trays():
        w, h = round(tray[2]), round(tray[3])
        made[tray_symbol(tray)] = (BOX.format(w, h, 1.6), f'<path class="a-tray" d="M8 1h{w - 16}l7 7v{h - 16}l-7 7H8l-7-7V8z"/>')
    for high, rules in grounds().items():
        lines = "".join(f"M10 {y:g}h980" for y in rules)
        made[f"ground-seat-{high:g}"] = (
            BOX.format(1000, f"{high:g}", 2),
            f'<path class="a-seatground" d="M14 1h972l13 13v{high - 28:g}l-13 13H14L1 {high - 14:g}V14z"/><path class="a-soft" d="M16 6h968l10 10v{high - 32:g}l-10 10H16L6 {high - 16:g}V16z"/>'
            f'<path class="a-faint" d="{lines}"/>',
        )
    made["foot"] = (STRETCH.format(1000, 12, 2), '<path class="a-band" d="M0 1h1000v11H0z"/><path class="a-line" d="M0 1h1000M0 8h1000"/>')
    made["icon-stack"] = (BOX.format(24, 24, 1.6), '<path class="a-shade" d="M8 2h12v16H8z"/><path class="a-paper" d="M4 6h12v16H4z"/>')
    for sign, drawing in SIGNS.items():
        made[f"sign-{sign}"] = (BOX.format(24, 24, 0), f'<g class="a-sign">{drawing}</g>')
    return made
