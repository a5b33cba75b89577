# ruff: noqa: E501 -- the steps of a path are data
"""The things on the table: printed sheets with their borders, fields, markers, the power track, cards."""

from __future__ import annotations

from triptych.core.signs import SIGNS
from triptych.games.sola_fide.art.pen import leaf, number, rays, ring, vine
from triptych.games.sola_fide.layout import frames

Drawing = tuple[str, str]
"""The attributes of a symbol, and what it shows."""

BOX = 'viewBox="0 0 {:g} {:g}" stroke-width="{:g}"'
STRETCH = 'viewBox="0 0 {:g} {:g}" stroke-width="{:g}" preserveAspectRatio="none"'

CROSS = "M-1.700-7.500h3.400v4.300H6v3.400H1.700v7.300h-3.400V.2H-6v-3.400h4.300z"
PAGES = "M0-4.500c-2-2-4.500-2.500-7.500-2V5c3-.5 5.500 0 7.500 2 2-2 4.500-2.500 7.500-2V-6.500c-3-.5-5.500 0-7.500 2z"
FAITHS = {
    "catholic": f'<path class="a-light" d="{CROSS}"/>',
    "protestant": f'<path class="a-light" d="{PAGES}"/><path class="a-onred" d="M0-4v11M-5.300-3.300c1.300 0 2.300.2 3.300.8M-5.300 0c1.300 0 2.300.2 3.300.8M5.300-3.300c-1.300 0-2.300.2-3.300.8M5.300 0c-1.300 0-2.300.2-3.300.8"/>',
}
"""The signs of both sides around a middle, about 15 units wide: a cross, an open book."""


def _faith(x: float, y: float, k: float, religion: str) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({k:g})">{FAITHS[religion]}</g>'


def _cut_box(x: float, y: float, w: float, h: float, c: float) -> str:
    """A box with cut corners."""
    return (
        f"M{number(x + c)} {number(y)}h{number(w - 2 * c)}l{number(c)} {number(c)}v{number(h - 2 * c)}l{number(-c)} {number(c)}h{number(2 * c - w)}"
        f"l{number(-c)} {number(-c)}v{number(2 * c - h)}z"
    ).replace(" -", "-")


def border(w: float, h: float, band: float, step: float) -> str:
    """A woodcut border: a vine on black between two rules, a rose in every corner."""
    stems, leaves = "", ""
    for x, y, length, down in (
        (band, band / 2, w - 2 * band, False),
        (band, h - band / 2, w - 2 * band, False),
        (band / 2, band, h - 2 * band, True),
        (w - band / 2, band, h - 2 * band, True),
    ):
        stem, some = vine(x, y, length, band * 0.26, step, down)
        stems += stem
        leaves += some
    corners = "".join(
        "".join(leaf(x, y, band * 0.42, a * 1.5708 + 0.785, 0.4) for a in range(4))
        for x in (band / 2, w - band / 2)
        for y in (band / 2, h - band / 2)
    )
    outer, inner = (
        _cut_box(1, 1, w - 2, h - 2, 3),
        f"M{number(band)} {number(band)}h{number(w - 2 * band)}v{number(h - 2 * band)}h{number(2 * band - w)}z",
    )
    return (
        f'<path class="a-border" fill-rule="evenodd" d="{outer}{inner}"/><path class="a-cut" stroke-width="1" d="{stems}"/>'
        f'<path class="a-light" d="{leaves}{corners}"/>'
    )


def _sheet(w: float, h: float, head: float) -> str:
    """An open circle: paper, double rule, a line under the name, with leaves at its ends."""
    return (
        f'<path class="a-shadow" d="{_cut_box(4, 4, w - 4, h - 4, 3)}"/><path class="a-face" d="{_cut_box(1, 1, w - 4, h - 4, 3)}"/>'
        f'<path class="a-hatch" d="{_cut_box(4.5, 4.5, w - 11, h - 11, 2)}"/>'
    )


def _down(w: float, h: float, band: float) -> str:
    """A sheet face down: its woodcut border only."""
    return f'<path class="a-shadow" d="{_cut_box(4, 4, w - 4, h - 4, 3)}"/><path class="a-face" d="{_cut_box(1, 1, w - 4, h - 4, 3)}"/>{border(w - 2, h - 2, band, band * 1.1)}'


def _taken(w: float, h: float) -> str:
    """A sheet that has been taken: paper gone grey, a plain rule."""
    return f'<path class="a-spent" d="{_cut_box(1, 1, w - 4, h - 4, 3)}"/><path class="a-faint" d="{_cut_box(5, 5, w - 12, h - 12, 2)}"/>'


def _stamp(religion: str) -> str:
    """The seal pressed on a circle: a ring of beads around the sign of the side."""
    beads = "".join(f"M{number(x - 1.6)} {number(y)}a1.600 1.600 0 1 0 3.200 0 1.600 1.600 0 1 0-3.200 0z" for x, y in ring(28, 41, 50, 50))
    return f'<circle class="a-{religion}" cx="50" cy="50" r="47"/><path class="a-light" d="{beads}"/><circle class="a-cutline" cx="50" cy="50" r="34"/>{_faith(50, 50, 2.9, religion)}'


SHIELD = "M3 10h24v11c0 7-5 10.500-12 13.500C8 31.500 3 28 3 21z"
CORONET = "M4.500 8.500 3 2l5 3 3.200-4L15 5l3.800-4L22 5l5-3-1.500 6.500z"
HUT = "M3 14.500 15 3l12 11.500v19H3z"


def _field(side: str, religion: str) -> str:
    """A territory: of the nobility a shield with a coronet, of the commons a hut; printed in its colour, or bare."""
    shape = SHIELD if side == "nobility" else HUT
    look = "a-bare" if religion == "neutral" else f"a-{religion}"
    out = f'<path class="{look}" d="{shape}"/>'
    if side == "nobility":
        out += f'<path class="{"a-barecrown" if religion == "neutral" else look}" d="{CORONET}"/>'
    else:
        out += f'<path class="{"a-bare" if religion == "neutral" else "a-line"}" d="M1 16 15 2.500 29 16"/>'
    y = 21 if side == "nobility" else 22.5
    if religion != "neutral":
        out += _faith(15, y, 1.08, religion)
    return out


def _marker(religion: str) -> str:
    """An influence marker: a turned disc of wood with a ring, that throws a shadow."""
    return (
        f'<ellipse class="a-shadow" cx="15" cy="16.500" rx="13.500" ry="13"/><circle class="a-disc-{religion}" cx="14" cy="14" r="13"/>'
        f'<circle class="a-discring" cx="14" cy="14" r="10.800"/>{_faith(14, 14, 0.92, religion)}'
    )


def _track(side: str) -> str:
    """One half of the power track, 42 x 64: two spaces of its side, with room for what they are called, crown or flail at the far end."""
    up = side == "nobility"
    far, near = (24.0, 48.0) if up else (40.0, 16.0)
    end = (
        '<path class="a-ink" transform="translate(21 7)" d="M-8.500 5-10.500-5.500l6 4L0-7l4.500 5.500 6-4L8.500 5z"/>'
        if up
        else '<g transform="translate(21 56.500) scale(.8)"><path class="a-ink" d="M-9 8.500 1.200-7l1.900 1.200L-7.200 9.700zM3.400-4.600 7.600-6l3 9.800-4.300 1.400z"/><path class="a-line" d="M2.200-6.800c1-1.800 2.800-1.600 3.400 1"/></g>'
    )
    beam = "M21 14V64" if up else "M21 0V50"
    plates = "".join(f'<path class="a-face" d="M9 {y - 9.5:g}h24l3 3v13l-3 3H9l-3-3v-13z"/>' for y in (far, near))
    return f'<path class="a-beam" d="{beam}"/>{end}{plates}'


MANICULE = "M2 9h9v13H2zM11 10c4-1 7-3 9-6 2-1 4 0 3 3l-1 2h17c3 0 3 4 0 4H27c3 0 3 4 0 4 2 1 1 4-1 4 1 2-1 3-3 3h-5c-4 0-5-1-7-2z"


def _power() -> str:
    """The power marker: a pointing hand in a disc, as printers set it where the reader is to look."""
    return (
        '<ellipse class="a-shadow" cx="15.500" cy="17" rx="13.500" ry="13"/><circle class="a-gold" cx="14.500" cy="14.500" r="13"/>'
        f'<g transform="translate(3.200 6.300) scale(.55)"><path class="a-manicule" d="{MANICULE}"/><path class="a-line" stroke-width="1.800" d="M11 9v13M22 13h5M21 17h6M21 21h5"/></g>'
    )


def _dispute() -> str:
    """The disputation marker: two voices against each other."""
    return (
        '<ellipse class="a-shadow" cx="22" cy="24" rx="19.500" ry="18.500"/><circle class="a-gold" cx="20.500" cy="20.500" r="19"/><circle class="a-goldring" cx="20.500" cy="20.500" r="16"/>'
        '<path class="a-catholic" d="M8 11h17v10h-8l-5 5v-5H8z"/><path class="a-protestant" d="M34 18H18.500v9.500H26l4.500 4.500v-4.500H34z"/>'
        '<path class="a-cut" d="M11.500 14.500h10M11.500 17.500h7M22 21.500h8.500M22 24.500h6"/>'
    )


def framed(kind: str, w: float, h: float, weight: float) -> Drawing:
    """Something flat of a given size: a card with its double rule, a panel, a strip of paper, an empty place."""
    c = 2.5 * weight if kind != "slot" else 3 * weight
    outer = _cut_box(weight / 2, weight / 2, w - weight, h - weight, c)
    inner = _cut_box(2.8 * weight, 2.8 * weight, w - 5.6 * weight, h - 5.6 * weight, c * 0.7)
    box = BOX.format(w, h, weight)
    if kind == "slot":
        return box, f'<path class="a-void" d="{outer}"/>'
    if kind == "strip":
        return box, f'<path class="a-face" d="{outer}"/>'
    return box, f'<path class="a-face" d="{outer}"/><path class="a-cardline" d="{inner}"/>'


def _back(religion: str) -> str:
    """The back of a side's cards: its sign in a woodcut border."""
    return (
        f'<path class="a-face" d="{_cut_box(1, 1, 98, 153, 2.5)}"/>{border(100, 155, 13, 12)}<path class="a-{religion}" d="M17 17h66v121H17z"/>'
        f'<path class="a-cut" d="{rays(24, 24, 38, 50, 77)}M20 20h60v115H20z"/>{_faith(50, 77, 2.4, religion)}'
    )


def _deck() -> str:
    """A deck of Foreign Influence: a pile of sheets with a washed band."""
    return (
        f'<path class="a-shadow" d="{_cut_box(8, 8, 92, 124, 3)}"/><path class="a-face" d="{_cut_box(6, 6, 92, 124, 3)}"/><path class="a-face" d="{_cut_box(3.5, 3.5, 92, 124, 3)}"/><path class="a-face" d="{_cut_box(1, 1, 92, 124, 3)}"/>'
        f'<path class="a-wash" d="{_cut_box(6, 6, 82, 114, 2)}"/><path class="a-face" d="M14 30h66v66H14z"/><path class="a-hatch" d="M17 33h60v60H17z"/><path class="a-cutdark" d="M12 12h70M12 16h70M12 108h70M12 112h70"/>'
    )


def _seal() -> str:
    """Victory points: a seal of wax with a scalloped rim."""
    rim = "M" + "".join(
        f"{number(x)} {number(y)}" + ("Q" + f"{number(cx)} {number(cy)} " if i < 16 else "")
        for i, ((x, y), (cx, cy)) in enumerate(
            zip([*ring(16, 20, 22, 22), ring(16, 20, 22, 22)[0]], [*ring(16, 24.5, 22, 22, 0.196), (0, 0)], strict=True)
        )
    )
    return f'<path class="a-vp" d="{rim}z"/><circle class="a-vpring" cx="22" cy="22" r="15.500"/>'


def things(wide: tuple[float, float], tall: tuple[float, float], small: tuple[float, float]) -> dict[str, Drawing]:
    """Every such symbol by name; sheets in the sizes they have on a desk, on a phone, and there where they are not open."""
    made = {name: framed(*size) for name, size in frames().items()}
    made["sheet-wide"] = (BOX.format(*wide, 1.5), _sheet(*wide, 40))
    made["sheet-tall"] = (BOX.format(*tall, 3), _sheet(*tall, 90))
    made["down-wide"] = (BOX.format(*wide, 1.5), _down(*wide, 15))
    made["down-tall"] = (BOX.format(*small, 2.5), _down(*small, 15))
    made["taken-wide"] = (BOX.format(*wide, 1.5), _taken(*wide))
    made["taken-tall"] = (BOX.format(*small, 2.5), _taken(*small))
    made["half"] = (STRETCH.format(168, 62, 1.2), f'<path class="a-half" d="{_cut_box(1, 1, 166, 60, 3)}"/>')
    made["half-dominant"] = (
        STRETCH.format(168, 62, 2.4),
        f'<path class="a-halfdominant" d="{_cut_box(1.5, 1.5, 165, 59, 3)}"/><path class="a-hatch" stroke-width=".8" d="{_cut_box(4, 4, 160, 54, 2)}"/>',
    )
    for religion in ("catholic", "protestant"):
        made[f"stamp-{religion}"] = (BOX.format(100, 100, 2), _stamp(religion))
        made[f"marker-{religion}"] = (BOX.format(29, 30, 1.3), _marker(religion))
        made[f"back-{religion}"] = (BOX.format(100, 155, 1.3), _back(religion))
        made[f"faith-{religion}"] = (
            BOX.format(30, 30, 1.4),
            f'<circle class="a-{religion}" cx="15" cy="15" r="14"/><circle class="a-cutline" cx="15" cy="15" r="11.500"/>{_faith(15, 15, 1.0, religion)}',
        )
        made[f"near-{religion}"] = (STRETCH.format(60, 20, 1), f'<path class="a-{religion}" d="{_cut_box(0.5, 0.5, 59, 19, 3)}"/>')
        for side in ("nobility", "commons"):
            made[f"field-{side}-{religion}"] = (BOX.format(30, 36, 1.5), _field(side, religion))
    for side in ("nobility", "commons"):
        made[f"field-{side}-neutral"] = (BOX.format(30, 36, 1.5), _field(side, "neutral"))
        made[f"track-{side}"] = (BOX.format(42, 64, 1.4), _track(side))
    made["faith-none"] = (BOX.format(30, 30, 1.4), '<circle class="a-bare" cx="15" cy="15" r="13.500"/>')
    made["power"] = (BOX.format(30, 31, 1.4), _power())
    made["dispute"] = (BOX.format(42, 43, 1.5), _dispute())
    made["deck"] = (BOX.format(100, 132, 1.4), _deck())
    made["seal"] = (BOX.format(44, 44, 1.5), _seal())
    made["rule"] = (STRETCH.format(100, 6, 1.2), '<path class="a-line" d="M0 2h100"/><path class="a-hatch" d="M0 5h100"/>')
    made["or"] = (STRETCH.format(100, 4, 1.2), '<path class="a-line" stroke-dasharray="3 3" d="M0 2h100"/>')
    made["manicule"] = (
        BOX.format(42, 26, 1.8),
        f'<path class="a-manicule" d="{MANICULE}"/><path class="a-line" d="M11 9v13M22 13h5M21 17h6M21 21h5"/>',
    )
    made["banner"] = (
        BOX.format(60, 66, 1.5),
        '<path class="a-seat" d="M2 2h56v62L30 53 2 64z"/><path class="a-seatring" d="M6 6h48v51L30 48 6 57z"/>',
    )
    for sign in ("1", "2"):
        made[f"sign-{sign}"] = (BOX.format(24, 24, 0), f'<g class="a-sign">{SIGNS[sign]}</g>')
    return made
