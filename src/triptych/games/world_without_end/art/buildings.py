# ruff: noqa: E501 -- the steps of a path are data
"""The building projects, 120 x 84 units each, and the cathedral that stands there already."""

from __future__ import annotations

from triptych.games.world_without_end.art.pen import circle, line, number, path, rect, ripple, tree


def _lancets(x: float, y: float, n: int, step: float, w: float, h: float, look: str = "dark") -> str:
    """A row of pointed windows."""
    d = "".join(
        f"M{number(x + step * i)} {number(y + h)}v{number(-h * 0.62)}q0{number(-h * 0.2) if h * 0.2 > 0 else ''} {number(w / 2)} {number(-h * 0.38)}q{number(w / 2)} {number(h * 0.18)} {number(w / 2)} {number(h * 0.38)}v{number(h * 0.62)}z"
        for i in range(n)
    )
    return path(look, d, 'stroke-width="1"')


def _courses(x: float, y: float, w: float, h: float, rows: int) -> str:
    """The joints of masonry."""
    d = ""
    for i in range(1, rows):
        yy = y + h * i / rows
        d += f"M{number(x)} {number(yy)}h{number(w)}"
    return path("thin", d)


def _gable(x: float, y: float, w: float, h: float, wall: str = "wall") -> str:
    """A front with a pointed gable, its foot at y."""
    return path(wall, line([(x, y), (x, y - h * 0.62), (x + w / 2, y - h), (x + w, y - h * 0.62), (x + w, y)]) + "z")


def _spire(x: float, y: float, w: float, h: float, look: str = "slate") -> str:
    return path(look, line([(x - 1.5, y), (x + w / 2, y - h), (x + w + 1.5, y)]) + "z") + path(
        "thin", line([(x + w * 0.55, y - h * 0.9), (x + w * 0.7, y)])
    )


def _cross(x: float, y: float, s: float) -> str:
    return path("line", f"M{number(x)} {number(y)}v{number(-s)}m{number(-s * 0.3)} {number(s * 0.35)}h{number(s * 0.6)}")


def _merlons(x: float, y: float, w: float, n: int, look: str) -> str:
    step = w / (2 * n - 1)
    return path(look, "".join(rect(x + 2 * i * step, y - step * 1.1, step, step * 1.1) for i in range(n)))


def _bridge() -> str:
    out = path("water", "M0 84V62c20-4 40-4 60 0s40 4 60 0v22z") + path(
        "waterline", ripple(4, 78, 6) + ripple(50, 80, 6) + ripple(96, 77, 6)
    )
    out += path(
        "stone",
        "M0 46C20 34 40 28 60 28s40 6 60 18v14c-3 0-5 0-7 1 0-9-5-14-12-14s-12 6-12 16h-7c0-12-7-18-22-18s-22 6-22 18h-7c0-10-5-16-12-16S7 52 7 61c-2-1-4-1-7-1z",
    )
    out += path("wall", "M0 46C20 34 40 28 60 28s40 6 60 18v-6C100 28 80 22 60 22S20 28 0 40z")
    out += path("stonedark", "M34 63l3-14 3 14v13h-6zM80 63l3-14 3 14v13h-6z")
    out += path("thin", "M20 45l2-8M40 37l1-8M60 38v-9M80 37l-1-8M100 45l-2-8M8 44l2-7M112 44l-2-7M49 37v-8M71 37v-8")
    out += (
        path("roof", "M52 14l8-12 8 12z") + path("wall", "M53 14h14v10c-5-2-9-2-14 0z") + path("dark", "M58 23v-6h4v6z") + _cross(60, 3, 5)
    )
    return out


def _tower() -> str:
    out = path("leaflight", "M12 82c20-6 76-6 96 0z")
    out += (
        path("stone", rect(44, 20, 32, 62))
        + path("stonedark", rect(68, 20, 8, 62))
        + path("stone", rect(40, 60, 6, 22) + rect(74, 60, 6, 22))
    )
    out += (
        _courses(44, 20, 32, 62, 9) + _lancets(49, 26, 2, 10, 6, 18) + _lancets(49, 52, 2, 10, 6, 14) + path("line", "M42 48h36M42 22h36")
    )
    out += path("dark", "M55 82V74q5-7 10 0v8z") + _spire(44, 20, 32, 20, "slate") + path("gold", "M59 2.500l-2-2.500h6l-2 2.500z")
    out += (
        _spire(40, 22, 5, 9)
        + _spire(75, 22, 5, 9)
        + path("wood", rect(84, 22, 3, 60))
        + path("wood", "M84 26l22-6v3.500L84 30z")
        + path("line", "M104 22v16M100 38h8v7h-8z")
    )
    return out + tree(22, 82, 22) + tree(104, 82, 16)


def _mill() -> str:
    out = path("water", "M0 84V68c30-4 60 3 120-2v18z") + path("waterline", ripple(60, 80, 6) + ripple(90, 78, 6) + ripple(14, 80, 5))
    out += (
        path("wall", rect(12, 38, 52, 36))
        + path("thatch", "M6 40 18 14h42l12 26z")
        + path("thin", "M18 38 27 16M30 38 36 16M42 38l3-22M54 38l0-22")
    )
    out += (
        path("wood", "M12 54h52v3H12zM24 38h3v36h-3zM46 38h3v36h-3z")
        + path("dark", "M31 74V60h10v14z")
        + path("goldlight", rect(15, 43, 7, 7) + rect(52, 43, 7, 7))
    )
    out += (
        circle("wood", 84, 56, 24)
        + circle("sky", 84, 56, 18)
        + path(
            "line",
            "".join(
                f"M84 56l{dx} {dy}"
                for dx, dy in (
                    (0, -22),
                    (0, 22),
                    (22, 0),
                    (-22, 0),
                    (15.500, -15.500),
                    (-15.500, 15.500),
                    (15.500, 15.500),
                    (-15.500, -15.500),
                )
            ),
            'stroke-width="2.400"',
        )
    )
    out += circle("dark", 84, 56, 4) + path(
        "woodlight",
        "".join(
            f"M{84 + 21 * a:g} {56 + 21 * b:g}l{8 * a - 3 * b:g} {8 * b + 3 * a:g}"
            for a, b in ((0, 1), (1, 0), (0, -1), (0.7, 0.7), (0.7, -0.7))
        ),
        'stroke-width="3"',
    )
    return out + path("water", "M60 72c18-6 40-4 60 0v12H60z", 'opacity=".85"')


def _palace() -> str:
    out = path("leaflight", "M2 82c20-6 96-6 116 0z")
    out += (
        path("wall", rect(10, 42, 100, 40))
        + path("roof", "M4 44 14 24h92l10 20z")
        + path("thin", "M20 43l7-18M36 43l4-18M52 43l2-18M68 43l-2-18M84 43l-4-18M100 43l-7-18")
    )
    out += path("wall", rect(48, 22, 24, 60)) + path("slate", "M44 24 60 4l16 20z") + _merlons(46, 24, 28, 4, "stone")
    out += _lancets(16, 50, 3, 10, 6, 13, "lapis") + _lancets(78, 50, 3, 10, 6, 13, "lapis") + _lancets(52, 30, 2, 9, 6, 14, "lapis")
    out += path("wood", "M52 82V66q8-9 16 0v16z") + path("line", "M60 62v20M10 68h38M72 68h38") + path("gold", "M60 4V-.500l7 2-7 2.500")
    return out + path("stone", rect(8, 36, 7, 46) + rect(105, 36, 7, 46)) + _spire(8, 36, 7, 13) + _spire(105, 36, 7, 13)


def _hospital() -> str:
    out = path("leaflight", "M2 82c20-5 96-5 116 0z")
    out += (
        path("wall", "M24 82V40h86v42z")
        + path("roof", "M20 42 30 18h72l12 24z")
        + path("thin", "M34 41l6-22M50 41l3-22M66 41l0-22M82 41l-3-22M98 41l-5-22")
    )
    out += (
        _gable(8, 82, 30, 58)
        + path("red", "M20.500 42h5v6h6v5h-6v8h-5v-8h-6v-5h6z", 'stroke-width="1"')
        + path("wood", "M17 82V70q6-7 12 0v12z")
    )
    out += (
        _lancets(46, 50, 5, 12.500, 6, 14)
        + path("line", "M40 70h70")
        + path("wood", "M42 70h3v12h-3zM58 70h3v12h-3zM74 70h3v12h-3zM90 70h3v12h-3zM106 70h3v12h-3z")
    )
    return out + path("wood", rect(66, 8, 12, 12)) + _spire(66, 9, 12, 8, "thatch") + circle("gold", 72, 15, 3)


def _chapel() -> str:
    out = path("leaflight", "M6 82c20-5 88-5 108 0z")
    out += (
        path("stone", rect(40, 44, 62, 38))
        + path("lapis", "M36 46 48 20h50l8 26z")
        + path("thin", "M50 45l7-24M64 45l4-24M78 45l1-24M92 45l-2-24")
    )
    out += (
        _gable(16, 82, 32, 66, "stone")
        + circle("goldlight", 32, 40, 7)
        + path("thin", "M32 33v14M25 40h14M27 35l10 10M37 35 27 45")
        + path("wood", "M25 82V66q7-9 14 0v16z")
    )
    out += _lancets(54, 52, 4, 12.500, 7, 20, "lapis") + path(
        "stonedark",
        rect(49, 50, 3, 32) + rect(62, 50, 2.500, 32) + rect(74.500, 50, 2.500, 32) + rect(87, 50, 2.500, 32) + rect(99, 50, 3, 32),
    )
    return out + _spire(28, 17, 8, 13) + _cross(32, 5, 5) + tree(110, 82, 18)


def _church() -> str:
    out = path("leaflight", "M6 82c20-5 88-5 108 0z")
    out += path("wall", rect(44, 50, 52, 32)) + path("roof", "M40 52 50 30h42l10 22z") + path("thin", "M54 51l5-20M68 51l2-20M82 51l-1-20")
    out += path("wall", rect(22, 28, 24, 54)) + path("stone", rect(22, 50, 24, 3)) + _spire(22, 28, 24, 22, "roof") + _cross(34, 7, 6)
    out += _lancets(28, 34, 2, 8, 5, 12) + path("wood", "M28 82V68q6-7 12 0v14z") + _lancets(54, 58, 3, 14, 6, 14)
    return out + path("stone", "M102 82v-8h3v-3h3v3h3v8zM112 82v-6h5v6z") + tree(12, 82, 20)


BUILT: dict[str, str] = {
    "bridge": _bridge(),
    "tower": _tower(),
    "fulling-mill": _mill(),
    "palace": _palace(),
    "hospital": _hospital(),
    "lady-chapel": _chapel(),
    "small-church": _church(),
}


def cathedral() -> str:
    """Two hundred and sixty units wide, two hundred and twenty high, its foot on 220: nave, transept, west front with a rose."""
    out = path("slate", "M70 96 92 52h134l22 44z") + path("thin", "".join(f"M{88 + 16 * i} 95l{number(8 - i * 2)}-42" for i in range(10)))
    out += path("stone", rect(70, 96, 180, 60)) + _lancets(82, 104, 10, 16.500, 9, 34, "lapis")
    out += path("slate", "M70 158l12-22h170l8 22z") + path("stone", rect(70, 158, 188, 62)) + _lancets(80, 172, 10, 17.500, 9, 34, "lapis")
    out += path("stonedark", "".join(rect(91.500 + 17.500 * i, 162, 4, 58) for i in range(10)))
    out += path("line", "".join(f"M{93.5 + 17.5 * i:g} 160l-6-34" for i in range(1, 9)), 'stroke-width="2"')
    # the transept
    out += (
        path("stone", line([(168, 220), (168, 98), (190, 58), (212, 98), (212, 220)]) + "z")
        + circle("goldlight", 190, 112, 13)
        + path("thin", "M190 99v26M177 112h26M181 103l18 18M199 103l-18 18")
        + _lancets(176, 140, 3, 10.500, 7, 34, "lapis")
        + path("wood", "M182 220v-22q8-10 16 0v22z")
    )
    # the stump of the crossing tower
    out += path("stone", rect(176, 30, 30, 30)) + _merlons(174, 30, 34, 4, "stone") + _lancets(180, 36, 2, 12, 7, 20)
    # west front
    out += path("stone", line([(14, 220), (14, 92), (42, 44), (70, 92), (70, 220)]) + "z")
    out += (
        circle("goldlight", 42, 106, 20)
        + circle("lapis", 42, 106, 15)
        + path("lightline", "M42 91v30M27 106h30M31.500 95.500l21 21M52.500 95.500l-21 21", 'stroke-width="1.600"')
        + circle("red", 42, 106, 5)
    )
    out += (
        path("dark", "M28 220v-34q14-20 28 0v34z")
        + path("wood", "M31 220v-32q11-14 22 0v32z")
        + path("line", "M42 180v40")
        + path("gold", "M36 166h12v4H36z")
    )
    for x in (2, 64):
        out += (
            path("stone", rect(x, 60, 16, 160))
            + path("stonedark", rect(x + 11, 60, 5, 160))
            + _spire(x, 60, 16, 44, "slate")
            + _lancets(x + 3, 70, 1, 1, 6, 20)
            + _lancets(x + 3, 104, 1, 1, 6, 20)
            + _cross(x + 8, 17, 8)
        )
        out += _courses(x, 130, 16, 90, 8)
    return out + _courses(168, 180, 14, 40, 4)
