# ruff: noqa: E501 -- the steps of a path are data
"""The emblems of the cards: the trade or rank of a person, the matter of an event, on a grid of 64 units."""

from __future__ import annotations

from math import cos, pi, sin


def _ring(n: int, r: float, cx: float, cy: float, start: float = 0.0) -> list[tuple[float, float]]:
    return [(cx + r * sin(start + 2 * pi * i / n), cy - r * cos(start + 2 * pi * i / n)) for i in range(n)]


def _dots(points: list[tuple[float, float]], r: float, look: str) -> str:
    return "".join(f'<circle class="{look}" cx="{x:.1f}" cy="{y:.1f}" r="{r:g}"/>' for x, y in points)


def _rays(n: int, r0: float, r1: float, cx: float, cy: float, start: float = 0.0) -> str:
    inner, outer = _ring(n, r0, cx, cy, start), _ring(n, r1, cx, cy, start)
    steps = "".join(f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}" for (a, b), (c, d) in zip(inner, outer, strict=True))
    return f'<path class="a-line" d="{steps}"/>'


def _rose(cx: float, cy: float, scale: float) -> str:
    """A rose of five petals, as heralds draw it."""
    outer = "".join(f'<circle class="a-red" cx="{x:.1f}" cy="{y:.1f}" r="{5.4 * scale:g}"/>' for x, y in _ring(5, 7 * scale, cx, cy))
    sepals = "".join(
        f'<path class="a-green" d="M{cx + 11.5 * scale * sin(a):.1f} {cy - 11.5 * scale * cos(a):.1f}'
        f'L{cx + 6 * scale * sin(a - 0.3):.1f} {cy - 6 * scale * cos(a - 0.3):.1f}L{cx + 6 * scale * sin(a + 0.3):.1f} {cy - 6 * scale * cos(a + 0.3):.1f}z"/>'
        for a in [2 * pi * (i + 0.5) / 5 for i in range(5)]
    )
    inner = "".join(f'<circle class="a-paper" cx="{x:.1f}" cy="{y:.1f}" r="{3.2 * scale:g}"/>' for x, y in _ring(5, 3.6 * scale, cx, cy))
    return sepals + outer + inner + f'<circle class="a-gold" cx="{cx:g}" cy="{cy:g}" r="{2.6 * scale:g}"/>'


def _crown(x: float, y: float) -> str:
    """A crown 36 wide and 24 high."""
    return (
        f'<g transform="translate({x:g} {y:g})">'
        '<path class="a-red" d="M5 17C2 9 8 4 18 3c10 1 16 6 13 14z"/>'
        '<path class="a-gold" d="M4 22 1.500 9.500l7 5L12 6l6 7.500L24 6l3.500 8.500 7-5L32 22z"/>'
        '<path class="a-line" d="M4.600 18.500h26.800"/>'
        '<circle class="a-gold" cx="18" cy="3" r="2.400"/><circle class="a-paper" cx="12" cy="5" r="1.800"/><circle class="a-paper" cx="24" cy="5" r="1.800"/>'
        '<circle class="a-paper" cx="1.600" cy="8.800" r="1.700"/><circle class="a-paper" cx="34.400" cy="8.800" r="1.700"/></g>'
    )


_HATCH = '<path class="a-soft" d="{}"/>'

EMBLEMS: dict[str, str] = {
    "book": '<path class="a-red" d="M11 46h38a3 3 0 0 1 0 9H11z"/><path class="a-paper" d="M11 48.400h36v4.400H11z"/>'
    '<path class="a-blue" d="M53 36H17a3.400 3.400 0 0 0 0 10h36z"/><path class="a-paper" d="M53 38.600H19.600v5H53z"/>'
    '<path class="a-paper" d="M32 17c-6-5-14-5-21-2.500V34c7-2.500 15-2 21 2.500 6-4.500 14-5 21-2.500V14.500C46 12 38 12 32 17z"/>'
    '<path class="a-line" d="M32 17v19.500"/>'
    + _HATCH.format(
        "M16 19c4-1 8-1 12 1M16 23.500c4-1 8-1 12 1M16 28c4-1 8-1 12 1M36 20c4-2 8-2 12-1M36 24.500c4-2 8-2 12-1M36 29c4-2 8-2 12-1"
    ),
    "ore": '<path class="a-wood" d="M16.500 47 45 11.500l3.500 2.700L20 50z"/>'
    '<path class="a-steel" d="M27 8.500c10-.5 21 5.500 27.500 17-6-5.500-10.500-7.500-15-9.500-3.500-3.600-7-6-12.500-7.500z"/>'
    '<path class="a-grey" d="M6 56l5-11h13l5 11zM30 56l5-11h13l5 11z"/><path class="a-steel" d="M18 45l5-11h13l5 11z"/>'
    + _HATCH.format("M25 41.500h9M13 52h8M37 52h8M44 47.500l4.500 8M20.500 47.500l4 8M33 36.500l3.500 8"),
    "cloth": '<path class="a-blue" d="M14 14h30a7 7 0 0 1 6.500 7.500V52c-5-4-9 3-14.500.5S26 54 20 51.500V24"/>'
    '<circle class="a-paper" cx="14" cy="22.500" r="8.500"/><path class="a-line" d="M14 22.500a2.500 2.500 0 0 1 3.400 2.500 4.600 4.600 0 0 1-8-1 5 5 0 0 1 5-6.500"/>'
    + _HATCH.format("M26 26v20M30 25v22M40 24v22M46 22v24M35 25v8")
    + '<path class="a-steel" d="M33.500 34 52 56l3-2.600zM46 34 31.500 53.500l3.300 2.300z"/><circle class="a-line" cx="30.500" cy="57" r="3.600"/><circle class="a-line" cx="55.500" cy="57.500" r="3.600"/>',
    "wine": '<path class="a-gold" d="M10 12h22c1.500 12-3 19-9.500 20.500V47c4 .8 6.500 2.500 7 5H12.500c.5-2.500 3-4.200 7-5V32.500C13 31 8.500 24 10 12z"/>'
    '<path class="a-red" d="M11 18c6 2.400 14 2.400 20 0-.6 8-4 12.500-10 13.500-6-1-9.400-5.500-10-13.500z"/>'
    '<path class="a-green" d="M46 20c-6-6 0-11 5-8.500 5-1 8 4 4.500 8.500-1.500 3-7 3.500-9.500 0z"/><path class="a-line" d="M48 22l1-9"/>'
    + _dots(
        [(41, 27), (48, 26), (55, 27), (37.500, 33), (44.500, 33), (51.500, 33), (41, 39), (48, 39), (44.500, 45), (51, 45), (47.500, 51)],
        4,
        "a-violet",
    ),
    "captain": '<path class="a-wood" d="M6 43c5 1.500 9 2.500 14 2.500h24c6 0 10-2 14-7-.5 9-3.500 14.500-8 17.500H16C10.500 53.500 7.500 49.500 6 43z"/>'
    '<path class="a-paper" d="M17 18c6-2 12-2 17 .5-1.500 8-1 14 1.500 21-7 2-14 1.500-20-.5 2.500-7 3-14 1.500-21zM40 22c4.500-1.500 8-1.500 11 .5-1 5.500-.5 10 1.500 15-4.500 1.500-9.500 1.500-14 0 2-5.500 2.500-10 1.500-15.500z"/>'
    '<path class="a-line" d="M25 45.500V9M45.500 44V14M8 43 3.500 35"/><path class="a-red" d="M25 8.500l9 2.700-9 3zM45.500 13.500l7 2-7 2.500z"/>'
    + _HATCH.format("M21 23c4-1.200 7-1.200 10 0M20.500 28c4-1.200 7-1.200 10.500 0M20 33c4-1.200 8-1.200 12 0M12 50h40M15 53.500h34"),
    "queen": _crown(14, 6) + _rose(32, 45, 1.15),
    "thistle": _crown(14, 4)
    + '<path class="a-violet" d="M23 40c-2.500-5-2.500-8 0-11.500 1.500 2.500 2.500 3 3.500 3 .5-2.500 2-4 5.500-4.500 3.500.5 5 2 5.500 4.500 1 0 2-.5 3.500-3 2.500 3.500 2.500 6.500 0 11.500z"/>'
    '<path class="a-green" d="M32 39c6 0 8.500 3 8.500 7S37 52.500 32 52.500 23.500 50 23.500 46s2.500-7 8.500-7z"/><path class="a-green" d="M32 60c-5 0-12-2-17-8 7-.5 13 2 17 5 4-3 10-5.500 17-5-5 6-12 8-17 8z"/>'
    + _HATCH.format("M26.500 44l11 7M37.500 44l-11 7M25 47.500l6.500 4.500M39 47.500l-6.500 4.500M29 40.500l9.500 6M35 40.500l-9.500 6"),
    "spymaster": '<path class="a-paper" d="M8 27h48v29H8z"/><path class="a-line" d="M8 27l24 17 24-17M8 56l18-16.500M56 56 38 39.500"/>'
    '<circle class="a-red" cx="32" cy="45" r="6"/><path class="a-light" d="M31 41.500h2v2.500h2.500v2H33v2.500h-2V46h-2.500v-2H31z"/>'
    '<path class="a-paper" d="M12 15c6-8.500 13-11 20-11s14 2.500 20 11c-6 6.500-13 8.500-20 8.500S18 21.500 12 15z"/><circle class="a-blue" cx="32" cy="14" r="6.500"/><circle class="a-ink" cx="32" cy="14" r="2.800"/>'
    + _HATCH.format("M19 9.500l-3-4M25 6l-1.500-4.500M39 6l1.500-4.500M45 9.500l3-4"),
    "agent": '<g transform="rotate(-14 32 40)"><path class="a-paper" d="M11 30h42v25H11z"/><path class="a-line" d="M11 30l21 14 21-14"/></g>'
    '<path class="a-steel" d="M32 60l-3.500-6.500V27h7v26.500z"/><path class="a-gold" d="M19 22.500h26v5H19z"/><path class="a-wood" d="M29.500 9h5v13.500h-5z"/><circle class="a-gold" cx="32" cy="7" r="3.700"/>'
    + _HATCH.format("M32 29v27M29.500 12.500h5M29.500 16h5M29.500 19.500h5"),
    "candle": _rays(12, 15, 19.5, 32, 18)
    + '<path class="a-paper" d="M26 28h12v24H26z"/><path class="a-flame" d="M32 7c.8 4 5.500 6 5.500 11.500a5.500 5.500 0 0 1-11 0C26.500 13.500 31 12 32 7z"/><path class="a-flamelight" d="M32 14c.5 2 2.400 3 2.400 5.200a2.400 2.400 0 0 1-4.800 0c0-2.200 1.900-3.200 2.400-5.200z"/>'
    '<path class="a-line" d="M32 24v4"/><path class="a-gold" d="M14 50c4 8 32 8 36 0l-2-1.500H16z"/><path class="a-line" d="M48 50.500c6-3 9 3 3 5"/><path class="a-paper" d="M38 29c2.500 0 2.500 6 0 6z"/>'
    + _HATCH.format("M35.500 32v16M33 38v10"),
    "mask": '<path class="a-paper" d="M9 14c14-4.500 32-4.500 46 0 1.500 20-7 38-23 44C16 52 7.500 34 9 14z"/><path class="a-night" d="M32 11.200c8 0 16 .9 23 2.800 1.500 20-7 38-23 44z"/>'
    '<path class="a-ink" d="M14 25c5-4 10-3.500 14 0-4 4.500-9.500 5-14 0z"/><path class="a-light" d="M36 25c4-3.500 9-4 14 0-4.500 5-10 4.500-14 0z"/>'
    '<path class="a-line" d="M20 44c4 3 8 4 12 4M32 28v10l-4 1.500"/><path class="a-lightline" d="M32 48c4 0 8-2.500 11-7"/>',
    "secretary": '<path class="a-paper" d="M14 26h30v32H14z"/>'
    + _HATCH.format("M19 33h20M19 37.500h20M19 42h14M19 46.500h18")
    + '<path class="a-red" d="M32 50l-3.500 11 5-3 5 3L35 50z"/><circle class="a-red" cx="33.500" cy="50" r="4.600"/>'
    '<path class="a-paper" d="M58 4C44 5 34 16 30 37l2.500 1C44 34 54 22 58 4z"/><path class="a-line" d="M27 46c5-16 13-28 25-36"/>'
    + _HATCH.format("M36 28l9 1M39 23l10-.500M42.500 18.500l9-1.500M35 32.500l6 1.500"),
    "ledger": '<path class="a-wood" d="M6 19h52v34H6z"/><path class="a-paper" d="M32 20c-6-4-15-5-23-3.500V49c8-1.500 17-.5 23 3.500 6-4 15-5 23-3.500V16.500C47 15 38 16 32 20z"/><path class="a-line" d="M32 20v32.500"/>'
    + _HATCH.format(
        "M13 23.500c5-.5 10 0 15 2M13 29c5-.5 10 0 15 2M13 34.500c5-.5 10 0 15 2M13 40c5-.5 10 0 15 2M24 21v24M36 25.500c5-2 10-2.500 15-2M36 31c5-2 10-2.500 15-2"
    )
    + '<circle class="a-gold" cx="42" cy="41" r="5"/><circle class="a-gold" cx="49" cy="45" r="5"/><circle class="a-gold" cx="45.500" cy="36.500" r="5"/>',
    "scales": '<path class="a-gold" d="M30.500 10h3v42h-3z"/><path class="a-wood" d="M20 52h24l4 6H16z"/><path class="a-line" d="M10 19c7-5 15-4.500 22-4.500S47 14 54 19"/>'
    '<path class="a-line" d="M10 19 3.500 36M10 19l6.500 17M54 19l-6.500 17M54 19l6.500 17"/><path class="a-violet" d="M2 36h16c-1 6-4 8-8 8s-7-2-8-8z"/><path class="a-grey" d="M46 36h16c-1 6-4 8-8 8s-7-2-8-8z"/>'
    '<circle class="a-gold" cx="32" cy="8.500" r="4"/><path class="a-lightline" d="M10 37.500v5M7.800 39.500h4.400M51.500 38v4h5v-4"/>',
    "list": '<path class="a-paper" d="M16 8h32v46c-5-3.500-8 2-12 .5S26 57 22 54.500 18 56 16 54z"/><path class="a-shade" d="M12 4.500h40a4 4 0 0 1 0 8H12a4 4 0 0 1 0-8z"/>'
    + _HATCH.format("M22 19.500h13M22 25h18M22 30.500h11M22 36h16M22 41.500h12M22 47h15")
    + '<path class="a-line a-strike" d="M20.500 25h21M20.500 36h19"/><path class="a-steel" d="M56 27 41 45l-1.500 5 4.700-2L59 30z"/><path class="a-wood" d="M54.500 25.500l5.500 5 3-4-5-4.500z"/><path class="a-line" d="M51.500 26l9.500 8"/>',
    "bible": '<path class="a-wood" d="M13 14c0-4 3-6 6-6h33v42H19c-3 0-6 2-6 5z"/><path class="a-paper" d="M13 55c0-3 3-5 6-5h33v8H19c-4 0-6-1-6-3z"/><path class="a-gold" d="M17.500 12h5v5h-5zM46 12h5v5h-5zM46 41h5v5h-5zM19 41h5v5h-5z"/>'
    '<path class="a-gold" d="M32 17h5v7h6.500v5H37v12h-5V29h-6.500v-5H32z"/><path class="a-gold" d="M50 25h6v8h-6z"/>'
    + _HATCH.format("M17 53h33M16 55.500h34"),
    "press": '<path class="a-wood" d="M12 8h40v7H12zM13 15h6v42h-6zM45 15h6v42h-6zM8 52h48v7H8z"/><path class="a-steel" d="M29 15h6v14h-6z"/><path class="a-wood" d="M24 29h16v5H24z"/><path class="a-paper" d="M20 38h24v5H20z"/><path class="a-wood" d="M19 43h26v5H19z"/>'
    '<path class="a-line" d="M35 21l20-6M29 18h6M29 21.500h6M29 25h6M24 34v4M40 34v4"/><circle class="a-gold" cx="56" cy="14.500" r="3"/>'
    + _HATCH.format("M24 40.500h16M16 20v28M48 20v28M13 55.500h38"),
    "helmet": '<path class="a-red" d="M30 14C24 2 42-2 54 6c7 5 7 14 3 20-3-8-9-12-17-12z"/><path class="a-steel" d="M12 34c0-13 8-20 20-20s20 7 20 20v8c-4 6-6 10-6 16H18c0-6-2-10-6-16z"/>'
    '<path class="a-night" d="M14 33c10-4 26-4 36 0l-2 5c-8-3-24-3-32 0z"/><path class="a-line" d="M32 14v17M32 39v19M22 45v8M27 46v8M37 46v8M42 45v8"/>'
    + _HATCH.format("M43 18c4 3 6 7 6.500 12M40 17c3 3 5 7 6 12M46 42c-2 4-3 8-3 14"),
    "galero": '<path class="a-red" d="M20 20c0-8 5-12 12-12s12 4 12 12c8 1 16 3 16 6s-12 6-28 6S4 29 4 26s8-5 16-6z"/><path class="a-line" d="M20 20c6 2.500 18 2.500 24 0"/>'
    '<path class="a-line" d="M22 31c-3 6-9 5-11 11M42 31c3 6 9 5 11 11M14 37c4 1 7 3 8 6M50 37c-4 1-7 3-8 6"/>'
    '<path class="a-red" d="M11 41l4 9H7zM22 43l4 9h-8zM53 41l4 9h-8zM42 43l4 9h-8zM16.500 50l4 9h-8zM47.500 50l4 9h-8z"/><circle class="a-gold" cx="32" cy="31" r="3"/>',
    "admiral": '<path class="a-wood" d="M5 40c4 2 8 3 12 3h26l4-5h13c-1 10-4 16-9 20H16C9.500 55 6.500 49 5 40z"/><path class="a-paper" d="M15 16c5-2 10-2 14 0-1.500 8-1 14 1 20-6 2-12 2-17 0 2-6.500 3-13 2-20zM35 13c5-2 10-2 14 0-1.500 8-1 14 1 20-6 2-12 2-17 0 2-6.500 3-13 2-20z"/>'
    '<path class="a-line" d="M22 43V7M42 42V4M60 38l3-8"/><path class="a-blue" d="M22 6.500l9 2.500-9 3zM42 4l10 2.500L42 10z"/><path class="a-gold" d="M40.500 18h3v4h4v3h-4v6h-3v-6h-4v-3h4z"/>'
    '<path class="a-ink" d="M15 47.500h4v4h-4zM25 47.500h4v4h-4zM35 47.500h4v4h-4zM45 47.500h4v4h-4z"/>'
    + _HATCH.format("M17 21c3-1 6-1 10 0M16.500 26c4-1 7-1 10.500 0M16 31c4-1 8-1 12 0M11 55h43"),
    "plume": '<path class="a-paper" d="M34 34c-8-12-2-26 12-29 9-1.500 15 5 12 13-2 6-8 8-12 8 3-3 4-6 3-9-6 2-11 8-12 17z"/>'
    + _HATCH.format("M37 31c0-9 4-17 13-21M40 20l-4-3M43.500 15.500l-3-4M47.500 12l-1.500-4.500M41 21l6 1M45 16l7 1.500M50 11.500l6 1.500")
    + '<path class="a-night" d="M16 42c0-10 4-18 15-18s17 8 17 18z"/><path class="a-night" d="M3 44c6-5 16-5 29-5s23 0 29 5c-5 7-17 9-29 9S8 51 3 44z"/><path class="a-gold" d="M16 37c9 3.500 23 3.500 32 0v5c-9 3.500-23 3.500-32 0z"/><circle class="a-red" cx="38" cy="40.500" r="3.500"/>',
    "chalice": _rays(9, 11, 15, 32, 14, pi / 9)
    + '<circle class="a-paper" cx="32" cy="14" r="8.500"/><path class="a-line" d="M32 9v10M28 12.500h8"/><path class="a-gold" d="M16 25h32c1 12-4 18-12 20v6c6 .5 10 3 11 7H17c1-4 5-6.500 11-7v-6c-8-2-13-8-12-20z"/><path class="a-line" d="M28 45h8M28 51h8M17 30h30"/>'
    + _HATCH.format("M42 33c-1 5-3 8-7 10M45 33c-1 5-3 8-7 10"),
    "wheel": '<circle class="a-line" cx="25" cy="32" r="19"/><circle class="a-line" cx="25" cy="32" r="15.500"/><circle class="a-wood" cx="25" cy="32" r="4"/>'
    + _rays(10, 4, 15.5, 25, 32)
    + '<path class="a-wood" d="M10 50h44l2 5H8zM14 55h4l-2 6h-4zM46 55h4l2 6h-4zM50 22h4v28h-4z"/><path class="a-paper" d="M45.500 22c0-9 3-15 6.500-17 3.500 2 6.500 8 6.500 17z"/><path class="a-line" d="M43 29c4-1 6-3 8-7M25 12.500 50 10"/>'
    + _HATCH.format("M48 18h8M48.500 14h7M49.500 10.500h5"),
    "shipper": '<path class="a-blue" d="M6 28h24v28H6z"/><path class="a-line" d="M18 28v28M6 42h24"/><path class="a-wood" d="M30 36h28v20H30z"/><path class="a-line" d="M30 46h28M35 36v20M53 36v20"/>'
    '<path class="a-paper" d="M35 10c6-2 11-2 15 0-1.500 6-1 10 1 15-6 1.500-12 1.500-17 0 2-5 2.500-10 1-15z"/><path class="a-line" d="M42.500 5v22"/><path class="a-wood" d="M29 27c8 2 18 2 28 0-2 5-4 7-7 8H37c-4-1-6-3-8-8z"/><path class="a-red" d="M42.500 5l7 2-7 2.500z"/><path class="a-line" d="M10 32l5 6M15 32l-5 6M21 46v6M21 46l4 3-4 3"/>',
    "lantern": _rays(10, 22, 27, 32, 36, pi / 10)
    + '<path class="a-line" d="M24 15a8 8 0 0 1 16 0"/><path class="a-night" d="M20 22l12-9 12 9zM19 51h26v6H19z"/><path class="a-paper" d="M21 22h22v29H21z"/><path class="a-flame" d="M32 28c1 4 6 6 6 12a6 6 0 0 1-12 0c0-5 5-8 6-12z"/><path class="a-flamelight" d="M32 36c.5 2 2.500 3 2.500 5.400a2.500 2.500 0 0 1-5 0c0-2.400 2-3.400 2.500-5.400z"/><path class="a-line" d="M26.500 22v29M37.500 22v29M21 36.500h22"/>',
    "anvil": '<path class="a-night" d="M6 30h46c0 5-3 9-11 10v6c2 4 5 6 9 7v5H16v-5c4-1 7-3 9-7v-6C14 40 8 37 6 30z"/><path class="a-line" d="M6 30h8M52 30h6l-3 4"/>'
    '<path class="a-wood" d="M15.500 24.500 40 11l2 3.500-24.500 13.500z"/><path class="a-steel" d="M36.500 7 45 2.500 52 15l-8.500 5z"/>'
    + '<path class="a-lightline" d="M14 33.500h30"/>'
    + _HATCH.format("M10 20l-4-3M9 25H3M14 16l-2-5"),
    "cauldron": '<path class="a-line" d="M13 28C16 6 48 6 51 28"/><path class="a-line" d="M32 2v9"/><path class="a-night" d="M11 28h42c4 12 0 22-9 26H20c-9-4-13-14-9-26z"/><path class="a-night" d="M8 25h48v5H8z"/>'
    '<path class="a-lightline" d="M17 36c-1 6 1 10 4 13"/><path class="a-flame" d="M18 62c-3-4 1-5 1-8 3 2 4 3 4 8zM29 62c-3-4 2-5 3-9 3 3 5 5 3 9zM41 62c0-5 1-6 4-8 0 3 4 4 1 8z"/><path class="a-soft" d="M25 21c-2-3 2-4 0-8M32 21c-2-3 2-4 0-8M39 21c-2-3 2-4 0-8"/>',
    "regent": _crown(14, 5)
    + '<path class="a-line" d="M14 56c14-2 26-8 37-21"/>'
    + "".join(
        f'<path class="a-green" transform="translate({x} {y}) rotate({a})" d="M0 0c-4-3-4-8 0-11 4 3 4 8 0 11z"/>'
        for x, y, a in (
            (18, 55, -20),
            (22, 54, 150),
            (26, 53, -25),
            (30, 51.5, 145),
            (33, 49.5, -30),
            (37, 47, 140),
            (39, 45, -30),
            (43.5, 42, 140),
            (45, 40, -28),
            (50, 36, 60),
        )
    ),
    "orange": '<path class="a-line" d="M12 58C22 46 30 30 32 8"/><path class="a-green" d="M32 20C20 20 13 13 13 6c9-1 17 4 19 14zM32 16c2-8 9-13 18-12 0 8-8 13-18 12zM26 36c-10 1-16-4-18-11 8-2 16 2 18 11zM20 48c-6 3-12 1-15-4 6-3 12-2 15 4zM31 27c4-6 11-8 17-5-3 6-10 9-17 5z"/>'
    + '<circle class="a-netherlands" cx="43" cy="41" r="13.500"/><path class="a-line" d="M43 27.500c-2-2-6-2-9-.5"/>'
    + _HATCH.format("M46 51.500c5-1.500 8-5 8-10M44 48.500c4-1 6.500-4 6.500-8")
    + '<path class="a-ink" d="M43 29.500l1.200 2.200h-2.400z"/>',
    "envoy": '<path class="a-paper" d="M10 8h44v34c-6-3.500-9 2-14 .5S30 46 25 43s-11 2-15-1z"/>'
    + _HATCH.format("M16 16h32M16 21h32M16 26h26M16 31h30M16 36h18")
    + '<path class="a-red" d="M20 43l-3 17 6-4 4 4 2-16zM42 43l-2 17 5-4 5 4-2-16z"/><circle class="a-red" cx="24" cy="45" r="6"/><circle class="a-gold" cx="45" cy="45" r="6"/><path class="a-light" d="M22 44h4v2h-4z"/>',
    "king": _crown(14, 4)
    + '<circle class="a-gold" cx="32" cy="47" r="13"/><path class="a-line" d="M19 46c8 2.500 18 2.500 26 0M19.200 49.500c8 2.500 17.600 2.500 25.600 0M32 34v12.500"/><path class="a-gold" d="M30.500 27h3v2.500H36v3h-2.500V35h-3v-2.500H28v-3h2.500z"/>'
    + _HATCH.format("M36 58c4-1.500 6.500-4 7.500-7M35 55.500c3-1 4.500-2.500 5.500-5"),
    "mitre": '<path class="a-paper" d="M10 32C11 18 18 8 26 3c8 5 15 15 16 29l-2 15H12z"/><path class="a-gold" d="M11 38h30l-1.200 9H12.200z"/><path class="a-gold" d="M24 7.500h4V38h-4z"/><path class="a-line" d="M18 15v12M13.500 21h9M34 15v12M29.500 21h9"/><path class="a-red" d="M16 47h6l-2 13h-6zM30 47h6l2 13h-6z"/>'
    '<path class="a-gold" d="M52 60h3.500V24c0-3 4-4 4-9 0-5-4-8-8-8s-8 3-8 7c0 3.500 3 6 6 5.500 2-.5 3-2 2.500-3.500-2 1.500-5 .5-5-2 0-2.400 2-3.800 4.300-3.800 3 0 4.900 2 4.900 4.800 0 4-4.200 4.500-4.200 9z"/>',
    "astrolabe": '<circle class="a-gold" cx="32" cy="36" r="22"/><circle class="a-paper" cx="32" cy="36" r="17.500"/>'
    + _rays(24, 18.2, 21.3, 32, 36)
    + '<circle class="a-line" cx="32" cy="8.500" r="4"/><path class="a-line" d="M32 12.500V15M14.500 36h35M32 18.500v35"/><g transform="rotate(34 32 36)"><path class="a-gold" d="M12 36l6-2.500h28l6 2.500-6 2.500H18z"/></g><circle class="a-gold" cx="32" cy="36" r="3"/>'
    + _HATCH.format("M20 42a13.500 13.500 0 0 0 24 0M22.500 47a13.500 13.500 0 0 0 19 0"),
    "cannon": '<path class="a-night" d="M6 27c0-5 3-8 8-8l36 3c4-1.500 8-1 9 1v13c-1 2-5 2.500-9 1L15 39c-6 0-9-5-9-12z"/><circle class="a-night" cx="4" cy="29" r="3"/><path class="a-lightline" d="M17 23.500l30 2"/><path class="a-line" d="M50 22v15M22 19.700v19M37 21v17"/>'
    '<path class="a-wood" d="M10 40h34l4 8H4z"/><circle class="a-wood" cx="26" cy="48" r="12"/><circle class="a-paper" cx="26" cy="48" r="8.500"/><circle class="a-wood" cx="26" cy="48" r="3"/>'
    + _rays(8, 3, 8.5, 26, 48)
    + _dots([(48, 56), (57, 56), (52.5, 48.5)], 4.4, "a-night"),
    "fan": "".join(
        f'<path class="{"a-red" if i % 2 else "a-paper"}" d="M32 54L{32 + 37 * sin(a):.1f} {54 - 40 * cos(a):.1f}'
        f'A37 40 0 0 1 {32 + 37 * sin(b):.1f} {54 - 40 * cos(b):.1f}z"/>'
        for i, (a, b) in enumerate((-1.05 + 0.3 * k, -0.75 + 0.3 * k) for k in range(7))
    )
    + '<path class="a-wood" d="M32 58 21.500 38.500a22 22 0 0 1 21 0z"/>'
    + "".join(f'<path class="a-line" d="M32 56L{32 + 20 * sin(a):.1f} {56 - 20 * cos(a):.1f}"/>' for a in (-0.35, -0.12, 0.12, 0.35))
    + '<circle class="a-gold" cx="32" cy="55" r="3"/><path class="a-red" d="M32 58c-3 3-2 4-1 6h2c1-2 2-3-1-6z"/>',
    "chain": '<g transform="rotate(-35 32 32)"><path class="a-steel" d="M-2 24h12a8 8 0 0 1 0 16H-2v-5h11a3 3 0 0 0 0-6H-2zM66 24H54a8 8 0 0 0 0 16h12v-5H55a3 3 0 0 1 0-6h11z"/>'
    '<path class="a-grey" d="M12 29.500h10c4 0 5-2 6-5l4 1c-1 6-4 9-9 9H12zM12 34.500h8l3 1-2 5h-9zM52 34.500H42c-4 0-5 2-6 5l-4-1c1-6 4-9 9-9h11zM52 29.500h-8l-3-1 2-5h9z"/></g>'
    '<path class="a-line" d="M27 18l-4-8M34 15V6M38 48l4 8M30 50v9M20 22l-7-4M44 42l7 4"/>',
    "rosary": _dots([(32 + 19 * sin(a), 25 - 21 * cos(a)) for a in [2.95 + 0.3335 * k for k in range(2, 17)]], 3, "a-wood")
    + _dots([(32, 43.500)], 3, "a-gold")
    + '<path class="a-gold" d="M29.500 46.500h5v4.500h6v4.500h-6v8h-5v-8h-6V51h6z"/><path class="a-gold" d="M29 12h6v7h7v6h-7v12h-6V25h-7v-6h7z"/>'
    + _HATCH.format("M33.500 27v8M24 23h4"),
    # events
    "loch-leven": '<path class="a-grey" d="M10 46V16h5v4h4v-4h5v10h16V8h5v4h4V8h5v38z"/><path class="a-ink" d="M27 46V36a5 5 0 0 1 10 0v10zM15 28h3v7h-3zM46 20h3v7h-3z"/>'
    + _HATCH.format("M50 14v30M46.500 31v13M21 24v20M42 30v14M13 40h8M13 43h8")
    + '<path class="a-line" d="M4 47c4.500 0 4.500 3 9 3s4.500-3 9-3 5 3 10 3 5-3 10-3 4.500 3 9 3 4.500-3 9-3M8 54c4 0 4 2.500 8 2.500S20 54 24 54s4 2.500 8 2.500S36 54 40 54s4 2.500 8 2.500S52 54 56 54"/>',
    "lose-vp": '<path class="a-flame" d="M20 60c-8-3-11-12-6-19 1 3 3 4 4 4-2-8 2-12 6-17 0 5 2 8 5 9 0-10-4-16 6-26 0 10 12 14 12 26 3-1 4-3 4-6 6 9 5 23-5 29z"/>'
    '<path class="a-flamelight" d="M25 60c-4-4-3-9 1-12 0 2 1 3 2 3 0-6 1-9 5-13 0 5 6 8 5 14 2 0 2-1 3-2 1 4 0 8-3 10z"/><path class="a-line" d="M10 60h44"/>',
    "lose-good": '<path class="a-wood" d="M9 36h40v21H9z"/><path class="a-night" d="M9 36l5-9h40l-5 9z"/><path class="a-wood" d="M49 36l5-9v21l-5 9z"/><path class="a-line" d="M9 43.500h40M9 50.500h40M18 36v21M40 36v21"/>'
    '<path class="a-line a-strike" stroke-width="3.600" d="M29 24C29 14 36 9 47 9M39 2.500 48 9l-7 8"/>',
    "lower-die": '<rect class="a-paper" x="9" y="22" width="34" height="34" rx="7"/><circle class="a-ink" cx="18" cy="31" r="3.400"/><circle class="a-ink" cx="26" cy="39" r="3.400"/><circle class="a-ink" cx="34" cy="47" r="3.400"/><path class="a-line a-strike" stroke-width="3.600" d="M53 8v34M45 33l8 9 8-9"/>',
    "house-down": '<path class="a-paper" d="M14 30h30v26H14z"/><path class="a-red" d="M8 32 29 11l21 21-4 4-17-17-17 17z"/><path class="a-wood" d="M24 56V45a5 5 0 0 1 10 0v11z"/><path class="a-line a-strike" stroke-width="3.600" d="M56 10v34M48 35l8 9 8-9"/>',
    "bells": '<path class="a-gold" d="M32 13c11 0 16 8 16 19 0 9 3 14 7 18H9c4-4 7-9 7-18 0-11 5-19 16-19z"/><path class="a-line" d="M32 13V6M17 41h30M10 50h44"/><path class="a-wood" d="M26 50a6 7 0 0 0 12 0z"/>'
    + _HATCH.format("M40 19c3 3 4 8 4 13M37 18c3 3 4 8 4 13")
    + '<path class="a-line" d="M8 22c-3 4-4 9-3 14M56 22c3 4 4 9 3 14M13 24c-2 3-3 6-2 10M51 24c2 3 3 6 2 10"/>',
}
