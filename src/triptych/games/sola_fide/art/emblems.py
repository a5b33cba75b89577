# ruff: noqa: E501 -- the steps of a path are data
"""The woodcuts of the cards, on a grid of 64 units: one line weight, shadow to the right by hatching, the second ink where it tells."""

from __future__ import annotations

from math import cos, pi, sin

from triptych.games.sola_fide.art.pen import leaf, number, path, rays, ring, strokes


def _p(look: str, steps: str, more: str = "") -> str:
    return f'<path class="{look}" {more}d="{steps}"/>' if more else f'<path class="{look}" d="{steps}"/>'


def _paper(steps: str) -> str:
    return _p("a-paper", steps)


def _second(steps: str) -> str:
    return _p("a-second", steps)


def _line(steps: str) -> str:
    return _p("a-line", steps)


def _ink(steps: str) -> str:
    return _p("a-ink", steps)


def _hatch(steps: str) -> str:
    return _p("a-hatch", steps)


def _cut(steps: str) -> str:
    return _p("a-cut", steps)


def _circle(look: str, x: float, y: float, r: float) -> str:
    return f'<circle class="{look}" cx="{number(x)}" cy="{number(y)}" r="{number(r)}"/>'


def _book() -> str:
    lines = "".join(f"M{14 - i % 2} {20 + 5 * i}c5-1.500 10-1 14 1M36 {21 + 5 * i}c4-2 9-2.500 14-1" for i in range(5))
    return (
        _second("M5 17v36c10-3 19-2 27 3 8-5 17-6 27-3V17l-6-2v32H11V15z")
        + _paper("M32 17c-6-5-13-6-22-4v35c9-2 16-1 22 4 6-5 13-6 22-4V13c-9-2-16-1-22 4z")
        + _line("M32 17v35")
        + _hatch(lines + "M35 21v28M38 19v28")
        + _second("M44 12v17l3-4 3 4V12z")
    )


def _press() -> str:
    return (
        _paper("M12 10h7v46h-7zM45 10h7v46h-7z")
        + _second("M7 5h50v8H7z")
        + _ink("M29 13h6v14h-6z")
        + _cut("M29 17l6-2M29 20.500l6-2M29 24l6-2")
        + _line("M34 23l25-6")
        + _ink("M57 14.500l5-1 .5 4-5 1z")
        + _second("M22 27h20v6H22z")
        + _paper("M15 41h34v5H15zM25 33h14v3H25z")
        + _paper("M21 36.500h22l3 4.500H18z")
        + _hatch("M23 38.500h17M21.500 40h19M49 14v25M47.500 47v8M16.500 14v25M16 47v8M12 9h38")
        + _paper("M6 56h52v4H6z")
        + _line("M19 46l6 10M45 46l-6 10")
    )


def _cross() -> str:
    return (
        _hatch(rays(16, 19, 31, 32, 25, pi / 16))
        + _second("M27 4h10v15h14v10H37v25H27V29H13V19h14z")
        + _cut("M34 8v14M34 26v24M41 26h7")
        + _paper("M12 60c3-6 9-8 20-8s17 2 20 8z")
        + _hatch("M34 55h10M36 57.500h12M20 57.500h6")
    )


def _crown_at(x: float, y: float, k: float) -> str:
    """An emperor's crown, 44 wide and 38 high at scale 1."""
    return (
        f'<g transform="translate({number(x)} {number(y)}) scale({k:g})">'
        + _second("M5 26C1 15 9 8 22 7c13 1 21 8 17 19z")
        + _paper("M19 26c-3-9-1-16 3-20 4 4 6 11 3 20z")
        + _paper("M3 36 1 22l8 5 5-7 8 7 8-7 5 7 8-5-2 14z")
        + _line("M4 32h36")
        + _ink("M20.800 0h2.400v2.200h2.200v2.400h-2.200V7h-2.400V4.600h-2.200V2.200h2.200z")
        + _hatch("M30 30h8M29 34.200h9M24 11v13M31 12c3 3 4 7 3 11M35 14c2 3 2 6 1 9")
        + _circle("a-ink", 12, 34, 1.3)
        + _circle("a-ink", 22, 34, 1.3)
        + _circle("a-ink", 32, 34, 1.3)
        + "</g>"
    )


def _crown() -> str:
    return _crown_at(5.5, 8, 1.2) + _hatch(strokes(12, 56, 1.5, 2.4, 3, 38))


def _flail_one() -> str:
    return (
        _paper("M5 57 36 16l3.500 2.600L9 60z")
        + _hatch("M11 55l26-35")
        + _line("M37.500 17c-1-5 1-9 5-10")
        + _second("M43 3.500l4-.5 13 24-4.500 3-13.500-24z")
        + _cut("M47 8l10 18")
    )


def _flail() -> str:
    return (
        f'<g transform="matrix(-1 0 0 1 64 0)">{_flail_one()}</g>'
        + _flail_one()
        + _line("M22 62c6-4 14-4 20 0M27 56c3-2 7-2 10 0")
        + _hatch("M18 62h6M40 62h6")
    )


def _sword() -> str:
    return (
        _paper("M29 4.500 32 1l3 3.500V43h-6z")
        + _hatch("M33 6v36")
        + _line("M32 5v30")
        + _second("M16 42c5 2 9 2 16 2s11 0 16-2l2 5c-6 2-11 3-18 3s-12-1-18-3z")
        + _paper("M29.500 50h5v8h-5z")
        + _hatch("M29.500 53h5M29.500 56h5")
        + _second("M32 57a3.500 3.500 0 1 1 0 6 3.500 3.500 0 1 1 0-6z")
        + _hatch(strokes(39, 12, 0, 4, 6, 9) + strokes(16, 12, 0, 4, 6, 8))
    )


def _cannon() -> str:
    spokes = "".join(path([a, b], False) for a, b in zip(ring(8, 3, 27, 46), ring(8, 11, 27, 46), strict=True))
    return (
        _paper("M4 57l17-18 8 4-15 16H6z")
        + _second("M9 30 52 11l6 11-42 21c-4 1-8-1-9-5s0-6 2-8z")
        + _cut("M16 31l34-16M20 37l34-17M24 25l5 11M42 17l5 10")
        + _paper("M50 9.500l5-2.500 7 13-5 3z")
        + _circle("a-paper", 27, 46, 13)
        + _circle("a-line", 27, 46, 10)
        + _line(spokes)
        + _circle("a-second", 27, 46, 3)
        + _circle("a-second", 49, 53, 4.5)
        + _circle("a-second", 58, 53, 4.5)
        + _circle("a-second", 53.5, 45.5, 4.5)
        + _hatch("M4 60h56M36 40c3 3 4 8 1 13")
    )


def _castle() -> str:
    return (
        _paper("M24 26V8h3v4h4V8h3v4h4V8h3v18z")
        + _paper("M6 58V24h4v4h4v-4h4v4h4v-4h3v12h14V24h4v4h4v-4h4v4h4v-4h3v34z")
        + _second("M26 58V47c0-8 12-8 12 0v11z")
        + _cut("M29 47v10M32 44v13M35 47v10M27 51h10")
        + _ink("M30.500 16h4v6h-4zM13 34h3v6h-3zM48 34h3v6h-3z")
        + _hatch("M37 12v14M39 14v12M53 30v26M56 28v29M22 30v26M19.500 32v24M25 40h5M8 46h6M10 50h6M42 44h5M44 52h6M8 56h8")
        + _line("M32.500 8V1")
        + _second("M32.500 1l9 2.500-9 3z")
        + _line("M2 58h60")
    )


def _quill() -> str:
    barbs = "".join(f"M{number(47 - 4 * i)} {number(17 + 6 * i)}l{number(7 - i * 0.5)} {number(-3.5 + i * 0.1)}" for i in range(6))
    return (
        _paper("M59 3C46 5 35 14 29 27c-3 6-5 12-6 17l4 1c4-3 10-6 15-11 10-9 15-20 17-31z")
        + _second("M59 3C49 10 38 24 27 45c4-3 10-6 15-11 10-9 15-20 17-31z")
        + _cut(barbs)
        + _line("M58 4C44 16 32 32 20 57")
        + _paper("M6 44h16l3 6v10H3V50z")
        + _second("M7 40h14v4H7z")
        + _hatch("M19 47v12M22 50v9M6 53h7M6 56.500h9")
        + _line("M30 60c6-4 10 3 16-1s9 1 13-1")
    )


def _bell() -> str:
    return (
        _line("M14 6h36")
        + _second("M24 4h16v7H24z")
        + _paper("M26 11c0-2 12-2 12 0v4c7 3 9 10 10 22l6 12H10l6-12c1-12 3-19 10-22z")
        + _second("M13 43.500h38l3 5.500H10z")
        + _line("M17 36h30M18.500 31h27")
        + _circle("a-second", 32, 54, 5)
        + _hatch("M36 16c5 4 6 9 7 15M39.500 17c3 4 4 8 5 13M33 16c4 5 5 9 6 15M40 38l3 4M36 38l2 4M44 38l4 4")
        + _line("M6 26c-3 5-3 11 0 16M58 26c3 5 3 11 0 16")
    )


def _chalice() -> str:
    return (
        _hatch(rays(20, 11, 17, 32, 14, pi / 20))
        + _circle("a-paper", 32, 14, 9)
        + _line("M32 8.500v11M27.500 13h9")
        + _paper("M17 24h30c1 12-4 20-11 22v4c7 1 11 4 12 9H16c1-5 5-8 12-9v-4c-7-2-12-10-11-22z")
        + _second("M18 29h28c0 8-4 14-10 16h-8c-6-2-10-8-10-16z")
        + _cut("M40 31c0 6-2 9-5 12M43 31c0 4-1 7-3 9")
        + _second("M27 46h10v5H27z")
        + _hatch("M38 53l6 5M34 53l5 5M41 26h5")
    )


def _keys() -> str:
    one = (
        _second("M46 4a9.500 9.500 0 0 1 8 15.500l-5-2 1.500 5.500A9.500 9.500 0 0 1 39 8.500z")
        + _circle("a-paper", 46.5, 13.5, 4)
        + _paper("M37 22.500l4 4L16 53l-4-4z")
        + _paper("M18 46l7 7-3 3-3-2-2 2 2 3-3 3-7-7zM26 39l6 6-2.500 2.500-6-6z")
        + _hatch("M40 27 17 51M14 58l3 3")
    )
    return f'<g transform="matrix(-1 0 0 1 64 0)">{one}</g>' + one + _line("M24 22c5 4 11 4 16 0M32 25v9")


def _tiara() -> str:
    return (
        _paper("M21 50C14 38 20 14 32 6c12 8 18 32 11 44z")
        + _second(
            "M20.500 48.500l23 0 2-6 1.500 1.500 0-7-4 2-2-3-3.500 3-2.500-3.500-3 3.500-3-3.500-2.500 3.500-3.500-3-2 3-4-2v7l1.500-1.500z"
        )
        + _second("M20 33l24 0 1-5.500-3.500 2-2.500-3-3.500 3-3.500-4-3.500 4-3.500-3-2.500 3-3.500-2z")
        + _second("M23 19.500h18l.5-4.500-3 1.500-3-3-3.500 3.500-3.500-3.500-3 3-3-1.500z")
        + _ink("M30.800 0h2.400v2h2v2.200h-2V6.500h-2.400V4.200h-2V2h2z")
        + _hatch("M37 21v4M40 22v4M36 35l0 3M40 35v3M43 35v3M36 9c4 4 6 8 7 12")
        + _paper("M18 50h28v5H18z")
        + _line("M22 55c-5 3-8 1-10 6M42 55c5 3 8 1 10 6")
        + _hatch("M33 52.500h11")
    )


def _rose_at(cx: float, cy: float, k: float) -> str:
    petals = "".join(
        f'<path class="a-paper" d="M{number(cx)} {number(cy)}C{number(cx + 17 * k * sin(a - 0.85))} {number(cy - 17 * k * cos(a - 0.85))} {number(cx + 31 * k * sin(a - 0.36))} {number(cy - 31 * k * cos(a - 0.36))} {number(cx + 25 * k * sin(a))} {number(cy - 25 * k * cos(a))}'
        f'C{number(cx + 31 * k * sin(a + 0.36))} {number(cy - 31 * k * cos(a + 0.36))} {number(cx + 17 * k * sin(a + 0.85))} {number(cy - 17 * k * cos(a + 0.85))} {number(cx)} {number(cy)}z"/>'
        for a in [2 * pi * i / 5 for i in range(5)]
    )
    sepals = _ink(
        "".join(
            leaf(cx + 18 * k * sin(a), cy - 18 * k * cos(a), 9.5 * k, a - pi / 2, 0.3) for a in [2 * pi * (i + 0.5) / 5 for i in range(5)]
        )
    )
    veins = _hatch(
        "".join(
            path([ring(5, 15 * k, cx, cy, d)[i], ring(5, 21 * k, cx, cy, d * 0.8)[i]], False) for i in range(5) for d in (-0.16, 0.08, 0.24)
        )
    )
    heart = _second(
        f"M{number(cx)} {number(cy + 11.5 * k)}c{number(-13 * k)} {number(-9 * k)} {number(-12 * k)} {number(-19 * k)} {number(-6 * k)} {number(-19.5 * k)} {number(4 * k)} 0 {number(6 * k)} {number(4 * k)} {number(6 * k)} {number(4 * k)}s{number(2 * k)} {number(-4 * k)} {number(6 * k)} {number(-4 * k)}c{number(6 * k)} {number(0.5 * k)} {number(7 * k)} {number(10.5 * k)} {number(-6 * k)} {number(19.5 * k)}z"
    )
    return (
        sepals
        + petals
        + veins
        + heart
        + _p(
            "a-cut",
            f"M{number(cx)} {number(cy - 3 * k)}v{number(10 * k)}M{number(cx - 3.5 * k)} {number(cy)}h{number(7 * k)}",
            'stroke-width="2" ',
        )
    )


def _rose() -> str:
    return _rose_at(32, 33, 1.12)


def _wagon() -> str:
    def wheel(x: float) -> str:
        spokes = "".join(path([a, b], False) for a, b in zip(ring(8, 2.5, x, 48), ring(8, 8.5, x, 48), strict=True))
        return _circle("a-paper", x, 48, 10.5) + _circle("a-line", x, 48, 8) + _line(spokes) + _circle("a-second", x, 48, 2.5)

    return (
        _paper("M8 12c6 8 6 16 2 24h42c-4-8-3-16 2-24-6 3-12 1-15-3-4 5-11 5-15 0-4 4-10 6-16 3z")
        + _hatch("M40 11c-2 8-1 16 2 24M45 14c-2 7-1 14 2 20M49 15c-2 6-1 12 2 18M24 10c1 8 1 16-1 24M15 15c2 7 2 14 0 20")
        + _second("M5 35h50l-3 9H8z")
        + _cut("M14 36v7M24 36v7M34 36v7M44 36v7")
        + _line("M54 38l9-5")
        + wheel(18)
        + wheel(44)
        + _hatch("M2 60h60M6 62h20")
    )


def _coin() -> str:
    def one(x: float, y: float) -> str:
        return _paper(f"M{number(x)} {number(y)}c0-3 5-5 11-5s11 2 11 5v4c0 3-5 5-11 5s-11-2-11-5z") + _line(
            f"M{number(x)} {number(y)}c0 3 5 5 11 5s11-2 11-5"
        )

    return (
        "".join(one(5, 52 - 7 * i) for i in range(3))
        + "".join(one(36, 52 - 7 * i) for i in range(5))
        + _hatch("M20 42l0 3M23 41v4M20 49v3M23 48v4M20 56v2M51 28v3M54 27v4M51 35v3M54 34v4M51 42v3M54 41v4M51 49v3M54 48v4M51 56v2")
        + _circle("a-second", 19, 20, 14)
        + _circle("a-cutline", 19, 20, 11)
        + _p("a-cut", "M19 12v16M12 19h14M15 24c3 2 5 2 8 0", 'stroke-width="2" ')
    )


def _ship() -> str:
    return (
        _paper("M13 10c9-4 19-4 27 0-3 10-3 19 1 28-10 3-21 3-30 0 4-9 5-18 2-28z")
        + _second("M24.500 13h5v8h7v5h-7v11h-5V26h-7v-5h7z")
        + _second("M3 42c6 2 12 3 18 3h20c8 0 13-3 17-9l4 2c-2 10-6 16-11 19H16C9 54 5 49 3 42z")
        + _cut("M8 47h46M11 51h42M15 54.500h36")
        + _line("M27 45V3M45 44l13-28M58 36V14")
        + _second("M27 2l10 3-10 3z")
        + _paper("M45 40l13-24v20z")
        + _hatch("M34 11c-2 9-2 17 1 26M37.500 11c-2 9-2 17 1 26M52 30v8M55 24v12M2 61q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0")
    )


def _scales() -> str:
    return (
        _paper("M30 10h4v42h-4z")
        + _second("M32 2l4 5-4 5-4-5z")
        + _second("M6 14c8 2 16-2 26-2s18 4 26 2v4c-8 2-16-2-26-2s-18 4-26 2z")
        + _line("M10 18 3 38M10 18l7 20M54 18l-7 20M54 18l7 20")
        + _second("M1 38h18c-1 6-4 9-9 9s-8-3-9-9zM45 38h18c-1 6-4 9-9 9s-8-3-9-9z")
        + _cut("M12 41c0 2-1 3-2 4M56 41c0 2-1 3-2 4")
        + _paper("M20 60c1-5 5-8 12-8s11 3 12 8z")
        + _hatch("M33 18v33M35 55h5M34 58h8")
    )


def _torch() -> str:
    return (
        _second("M33 2c3 9 15 13 15 25 0 9-7 14-15 14s-16-5-16-14c0-7 4-10 6-15 1 4 3 6 5 6 2-5 2-10 5-16z")
        + _p("a-paper", "M33 20c1 5 7 7 7 13 0 5-3 7-7 7s-7-2-7-7c0-5 5-7 7-13z")
        + _cut("M42 20c3 5 3 11 0 15M22 24c-2 4-1 8 0 10")
        + _paper("M22 40h21l-3 7H25z")
        + _paper("M26 47h13l-4 15h-5z")
        + _hatch("M36 47l-2.500 14M33.500 48l-1.500 13M38 41.500l-2 4M34 41.500l-1 4")
        + _hatch("M8 30c-2-3-2-6 0-9M55 30c2-3 2-6 0-9M12 12l-3-4M53 12l3-4")
    )


def _hand() -> str:
    return (
        _second("M20 64V49l26-1v16z")
        + _cut("M24 52h18M24 56h18")
        + _paper("M18 50C12 42 9 36 7 30c-1-4 4-6 6-2l5 8V12c0-5 7-5 7 0V7c0-5 8-5 8 0v4c0-5 7-5 7 0v6c0-4 7-4 7 0v17c0 7-2 11-4 16z")
        + _line("M25 12v18M33 11v19M40 17v13M20 36c6-3 12-2 16 2")
        + _hatch("M44 20v18M42 40l3-3M38 44l6-6M34 47l8-8M30 48l6-6M37 12v14M30 9v16M22 13v16")
    )


def _seal() -> str:
    return (
        _paper("M9 4h42c5 0 6 8 0 8h-2v36H13V12H9c-6 0-6-8 0-8z")
        + _line("M9 4c6 0 6 8 0 8h40")
        + _hatch("M18 18h25M18 23h22M18 28h25M18 33h18M44 14v22M46.500 14v30")
        + _line("M28 48v6M36 48v6M32 42v8")
        + _circle("a-second", 32, 51, 11)
        + _circle("a-cutline", 32, 51, 8)
        + _p("a-cut", "M29 46v10M26 49h6M35.500 46v10M33 53h5", 'stroke-width="2" ')
    )


def _lamb() -> str:
    return (
        _line("M46 58 40 4")
        + _second("M40.500 7c6-4 10 3 18-1l2 13c-8 4-12-3-18 1z")
        + _cut("M50 7l2 13M43 14c6-3 10 3 16 0")
        + _paper("M10 44c-6-2-6-10 0-12 0-6 8-8 12-4 5-4 12-3 14 2 6-1 10 4 8 9 3 5-1 10-6 10-4 4-11 4-14 1-5 3-12 0-14-6z")
        + _paper("M38 24c3-5 10-6 13-2 5 1 6 5 4 8-2 4-7 5-10 4-3 0-6-2-7-5z")
        + _paper("M40 24c-4-1-7 1-7 5 3 1 6 0 8-2z")
        + _ink("M48 26a1.500 1.500 0 1 0 .1 0z")
        + _line("M16 48v11M22 50v9M35 49v10M40 47v9")
        + _hatch("M14 36c2-2 4-2 6 0M24 33c2-2 4-2 6 0M19 41c2-2 4-2 6 0M29 40c2-2 4-2 6 0M34 44l6-2M26 46h8M12 42c1 2 3 4 6 5M36 38l5 0")
        + _circle("a-halo", 46, 26, 13)
        + _hatch("M6 60h52")
    )


def _eagle() -> str:
    half = (
        _second("M32 26c4-6 12-10 15-16l2 6 4-9 1 9 5-7-1 11 5-4c-1 10-5 18-12 23l5 0-9 6 3 2c-6 3-11 3-14 0z")
        + _cut("M50 16c-2 8-7 14-14 19M54 18c-2 8-7 15-14 20M58 21c-3 9-8 15-15 19")
        + _second("M31 24c0-9 2-17 8-19 3-1 6 0 7 2l5 3-5 .5c-1 2-3 3-6 3 1 5-1 9-4 12z")
        + _cut("M41.500 7.500a1 1 0 1 0 .1 0zM40 15c0 3-1 6-3 8")
        + _paper("M38 50l8 3-4 1 2 4-4-2-2 4-2-5z")
    )
    return (
        f'<g transform="matrix(-1 0 0 1 64 0)">{half}</g>'
        + half
        + _second("M24 20h16v18c0 8-3 11-4 14l3 9h-14l3-9c-1-3-4-6-4-14z")
        + _paper("M25.500 24h13v10c0 5-3 8-6.500 10-3.500-2-6.500-5-6.500-10z")
        + _line("M25.500 30.500h13M32 24v19")
        + _cut("M29 55v5M32 54v7M35 55v5")
    )


def _gate() -> str:
    return (
        _paper("M8 60V28C8 12 20 5 32 3c12 2 24 9 24 25v32h-6V29c0-11-9-17-18-19-9 2-18 8-18 19v31z")
        + _second("M14 60V29c0-11 9-17 18-19 9 2 18 8 18 19v31z")
        + _cut("M32 11v49M23 16v44M41 16v44M14 34h9M41 34h9M14 52h9M41 52h9")
        + _paper("M25 24h15l-1 21-14 1z")
        + _hatch("M28 28h9M28 31h8M28 34h9M28 37h7M28 40h9M52 24v34M54 26v34M10 26v34")
        + _circle("a-ink", 32, 25.5, 1.4)
        + _line("M4 60h56")
    )


def _mitre() -> str:
    return (
        _paper("M12 54C6 34 16 16 32 4c16 12 26 30 20 50z")
        + _second("M28 14h8v40h-8zM11 44h42l-.5 9h-41z")
        + _cut("M28 49h8M16 47v4M22 47v4M42 47v4M48 47v4")
        + _line("M14 40c10-3 26-3 36 0")
        + _hatch("M40 17c5 6 7 13 7 22M44 20c4 6 6 12 6 18M38 20v18M14 57h14M36 57h14")
        + _paper("M16 54h6l-2 8h-6zM42 54h6l2 8h-6z")
    )


def _house() -> str:
    return (
        _paper("M12 60V32h40v28z")
        + _second("M4 34 32 6l28 28-4 3-24-23L8 37z")
        + _line("M12 44h40M22 32v12M42 32v12M12 32l10 12M52 32 42 44")
        + _second("M27 60V48h10v12z")
        + _paper("M44 12h6v10l-6-6z")
        + _hatch("M47 48v11M49.500 46v14M44 50v10M30 24h12M27 27h18M25 30h22M16 49h6v6h-6z")
        + _line("M2 60h60M47 9c-2-3 3-4 1-8")
    )


def _pikes() -> str:
    out = ""
    for i, x in enumerate((10, 21, 32, 43, 54)):
        lean = (i - 2) * 2
        out += _line(f"M{x} 62 {x + lean} 16") + _second(f"M{x + lean} 2l4 9-4 6-4-6z")
    return (
        out
        + _paper("M38 28c8-4 12 3 20-1l1 16c-8 4-12-3-19 1z")
        + _second("M40 33c6-3 10 2 18-1l.4 5c-8 3-12-2-18 1z")
        + _hatch("M6 62h52M4 56h4M14 56h4M25 56h4M36 56h4M47 56h4M6 50h2M26 50h3M37 50h3")
    )


def _notes() -> str:
    staff = "".join(f"M6 {16 + 6 * i}h52" for i in range(4))
    note = "".join(_second(f"M{x} {y}l5-4 5 4-5 4z") for x, y in ((12, 34), (21, 28), (30, 22), (39, 28), (48, 16)))
    return (
        _paper("M3 8h58v36H3z")
        + _hatch(staff)
        + note
        + _line("M6 16v18M17 34v10M26 28v10M35 22v10M44 28v10M53 16v10")
        + _paper("M6 48h52v10c-9-3-17-3-26 2-9-5-17-5-26-2z")
        + _hatch("M10 52c7-1 13 0 18 2M36 54c6-2 12-3 18-2M32 50v8")
    )


def _pulpit() -> str:
    return (
        _paper("M26 40h12v18H26z")
        + _second("M14 26h36l-4 16H18z")
        + _cut("M23 28l2 12M32 28v12M41 28l-2 12")
        + _paper("M12 22h40v5H12z")
        + _second("M22 7c4-4 16-4 20 0l4 4H18z")
        + _circle("a-paper", 32, 15, 4)
        + _paper("M25 22c0-5 3-6 7-6s7 1 7 6z")
        + _line("M39 19l9-6M25 19l-7-5M16 58h32")
        + _hatch("M35 42v15M37 42v15M40 24h10M41 9h3")
        + _hatch("M4 62h56M6 44l4 0M8 48h6M54 44h5M50 48h8")
    )


EMBLEMS: dict[str, str] = {
    "bell": _bell(),
    "book": _book(),
    "cannon": _cannon(),
    "castle": _castle(),
    "chalice": _chalice(),
    "coin": _coin(),
    "cross": _cross(),
    "crown": _crown(),
    "eagle": _eagle(),
    "flail": _flail(),
    "gate": _gate(),
    "hand": _hand(),
    "house": _house(),
    "keys": _keys(),
    "lamb": _lamb(),
    "mitre": _mitre(),
    "notes": _notes(),
    "pikes": _pikes(),
    "press": _press(),
    "pulpit": _pulpit(),
    "quill": _quill(),
    "rose": _rose(),
    "scales": _scales(),
    "seal": _seal(),
    "ship": _ship(),
    "sword": _sword(),
    "tiara": _tiara(),
    "torch": _torch(),
    "wagon": _wagon(),
}
