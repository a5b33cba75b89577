# ruff: noqa: E501 -- the steps of a path are data
"""The icons: one for each symbol of the rules' vocabulary, on a grid of 24 units, made to be read at 16 px."""

from __future__ import annotations

BOOK = (
    '<path class="a-red" d="M5.5 5.5a2 2 0 0 1 2-2h11v14h-11a2 2 0 0 0-2 2z"/>'
    '<path class="a-paper" d="M5.5 19a2 2 0 0 1 2-1.7h11v3.4h-11a2 2 0 0 1-2-1.7z"/>'
    '<path class="a-line" d="M12.8 6.3v6.4M10.2 8.7h5.2"/>'
)
ORE = (
    '<path class="a-steel" d="M5.4 12.2 8.8 7h9.6l-3.2 5.2z"/>'
    '<path class="a-grey" d="M15.2 12.2 18.4 7l3.3 8-3.5 4.5z"/>'
    '<path class="a-steel" d="M2.3 19.5l3.1-7.3h9.8l3 7.3z"/>'
    '<path class="a-line" d="M7.8 16.2h5"/>'
)
CLOTH = (
    '<path class="a-blue" d="M6.8 4h11.4a3.3 3.3 0 0 1 3 3.6V20c-2.2-1.6-4.3 1.4-6.6.2-2.2-1.2-3.9 1-5.9 0V10"/>'
    '<circle class="a-paper" cx="6.8" cy="8" r="4"/>'
    '<path class="a-line" d="M6.8 8a1.2 1.2 0 0 1 1.6 1.2A2.2 2.2 0 0 1 5 8.6 2.3 2.3 0 0 1 7 5.9"/>'
    '<path class="a-line" d="M14.6 9.5v7.5M17.9 8v8.4"/>'
)
WINE = (
    '<path class="a-wood" d="M7 3.2h10c2.4 5 2.4 12.6 0 17.6H7c-2.4-5-2.4-12.6 0-17.6z"/>'
    '<path class="a-line" d="M5.6 8.1h12.8M5.6 15.9h12.8M10.3 3.4c-.8 5.4-.8 11.8 0 17.2M13.7 3.4c.8 5.4.8 11.8 0 17.2"/>'
)
GOODS = {"book": BOOK, "ore": ORE, "cloth": CLOTH, "wine": WINE}

STONES = {
    "catholic": '<circle class="a-violet" cx="12" cy="12" r="8.6"/><path class="a-lightline" stroke-width="2.4" d="M12 6.4v11.2M8 10h8"/>',
    "protestant": '<circle class="a-grey" cx="12" cy="12" r="8.6"/>'
    '<path class="a-paper" d="M12 9.2c-1.5-1.4-3.6-1.6-5.4-1.2v7c1.8-.4 3.9-.2 5.4 1.2 1.5-1.4 3.6-1.6 5.4-1.2V8c-1.8-.4-3.9-.2-5.4 1.2z"/>'
    '<path class="a-line" d="M12 9.2v7"/>',
    "neutral": '<circle class="a-natural" cx="12" cy="12" r="8.6"/><circle class="a-line" cx="12" cy="12" r="5"/>',
}

_UP_DOWN = '<path class="a-line" stroke-width="1.7" d="M20 9.5V3.4M17.6 5.6 20 3.2l2.4 2.4M20 14.5v6.1M17.6 18.4l2.4 2.4 2.4-2.4"/>'
_DOWN = '<path class="a-line" stroke-width="1.7" d="M20 3v7.4M17.4 8l2.6 2.6L22.6 8"/>'

SHIP = (
    '<path class="a-{}" d="M5.5 5.2c4.2-1.4 9-1.4 13 0-1 3-1 6 .2 8.6-4.4 1.2-9 1.2-13.4 0 1.2-2.8 1.2-5.8.2-8.6z"/>'
    '<path class="a-line" d="M12 1.8v2.4M12 14.8v2"/><path class="a-red" d="M12 1.6l4 1.1-4 1.3z"/>'
    '<path class="a-wood" d="M2 15.4c3 1.6 6 2 10 2s7-.4 10-2.4c-.4 3.4-1.8 5.6-3.4 6.6H5.6c-2-1-3.2-3-3.6-6.2z"/>'
)
AWNING = (
    '<path class="a-paper" d="M3.2 2.5h17.6l2 5.5a2.7 2.7 0 0 1-5.4 0 2.7 2.7 0 0 1-5.4 0 2.7 2.7 0 0 1-5.4 0 2.7 2.7 0 0 1-5.4 0z"/>'
    '<path class="a-red" d="M7.6 2.5H12V8a2.7 2.7 0 0 1-5.4 0zM16.4 2.5h4.4l2 5.5a2.7 2.7 0 0 1-5.4 0z"/>'
)
_DIE = '<rect class="a-paper" x="{x}" y="{y}" width="12.5" height="12.5" rx="2.6"/>'
_DIE_PIPS = '<circle class="a-ink" cx="{a}" cy="{b}" r="1.35"/>'


def die(x: float, y: float) -> str:
    """A small die that shows 3."""
    pips = "".join(_DIE_PIPS.format(a=f"{x + d:g}", b=f"{y + d:g}") for d in (3.1, 6.25, 9.4))
    return _DIE.format(x=f"{x:g}", y=f"{y:g}") + pips


PERSON = (
    '<path class="a-paper" d="M3.5 4.7a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v16.6h-13z"/>'
    '<circle class="a-natural" cx="10" cy="8.8" r="2.7"/><path class="a-blue" d="M5.3 18.6c0-4 2-6 4.7-6s4.7 2 4.7 6z"/>'
)
ANCHOR = (
    '<circle class="a-line" stroke-width="1.7" cx="12" cy="4.4" r="2.2"/>'
    '<path class="a-line" stroke-width="1.9" d="M12 6.8v14M7.6 9.8h8.8M3.6 13.4c.6 4.6 3.8 7.4 8.4 7.4s7.8-2.8 8.4-7.4M1.9 16l1.7-2.8 2.8 1.5M22.1 16l-1.7-2.8-2.8 1.5"/>'
)
SHIELD = (
    '<path class="a-blue" d="M12 2.6c2.6 1.4 5.4 2 8.4 2 .6 7.6-1.8 13.2-8.4 16.8C5.4 17.8 3 12.2 3.6 4.6c3 0 5.8-.6 8.4-2z"/>'
    '<path class="a-lightline" stroke-width="2.2" d="M12 5.8v12M6.8 10.2h10.4"/>'
)
SCROLL = (
    '<path class="a-paper" d="M5.2 4.4h12.2v11.8a3 3 0 0 1-3 3H5.2z"/>'
    '<path class="a-shade" d="M5.2 4.4a2 2 0 0 0-2.4 2v1.4h2.4zM8.6 16.2v1.6a2.4 2.4 0 0 1-2.5 2.6h11.6a3 3 0 0 0 3-3v-1.2z"/>'
    '<path class="a-line" d="M8 8h6.6M8 11.4h4"/><circle class="a-red" cx="16.4" cy="12.6" r="3.4"/>'
)
MEDAL = (
    '<path class="a-gold" d="M12 1.8l2.4 1.9 3-.5 1.2 2.8 2.9 1-.2 3.1 1.7 2.5-1.7 2.5.2 3.1-2.9 1-1.2 2.8-3-.5L12 23.2l-2.4-1.7-3 .5-1.2-2.8-2.9-1 .2-3.1L1 12.6l1.7-2.5-.2-3.1 2.9-1 1.2-2.8 3 .5z"/>'
    '<circle class="a-goldlight" cx="12" cy="12.5" r="7"/>'
)
HOUSE = (
    '<path class="a-paper" d="M5 10.5v10.3h14V10.5z"/><path class="a-red" d="M2.4 12 12 2.6 21.6 12l-2 1.8L12 6.4l-7.6 7.4z"/>'
    '<path class="a-wood" d="M9.8 20.8v-4.6a2.2 2.2 0 0 1 4.4 0v4.6z"/>'
)
TORCH = (
    '<path class="a-wood" d="M9.6 12.8h4.8l-1 9.2h-2.8z"/>'
    '<path class="a-flame" d="M12 1.4c.6 2.8 4.8 4.4 4.8 8.4a4.8 4.8 0 0 1-9.6 0c0-2 1-3.2 2-4 .1 1.2.5 1.9 1.1 2.2.2-2.6.6-4.8 1.7-6.6z"/>'
    '<path class="a-flamelight" d="M12.1 7.4c.4 1.4 2 2 2 3.6a2.1 2.1 0 0 1-4.2 0c0-1.6 1.6-2 2.2-3.6z"/>'
    '<path class="a-line" d="M8.6 13h6.8"/>'
)
CASTLE = (
    '<path class="a-grey" d="M4 18.2V6.6h2v1.7h1.6V6.6h2v3.6h4.8V3.4h1.8v1.7h1.6V3.4h1.8v14.8z"/>'
    '<path class="a-ink" d="M10.3 18.2v-3.4a1.7 1.7 0 0 1 3.4 0v3.4zM6.2 11.2h1.4v2.6H6.2zM16.3 8.2h1.4v2.6h-1.4z"/>'
    '<path class="a-line" stroke-width="1.8" d="M1.6 18.6c1.8 0 1.8 1.2 3.5 1.2s1.7-1.2 3.4-1.2 1.8 1.2 3.5 1.2 1.8-1.2 3.5-1.2 1.7 1.2 3.4 1.2 1.7-1.2 3.5-1.2"/>'
)
BELL = (
    '<path class="a-gold" d="M12 3.4c4 0 5.8 3 5.8 7.2 0 3.4 1 5.2 2.6 6.8H3.6c1.6-1.6 2.6-3.4 2.6-6.8 0-4.2 1.8-7.2 5.8-7.2z"/>'
    '<path class="a-line" d="M12 3.4V1.6"/><path class="a-wood" d="M9.8 17.6a2.2 2.6 0 0 0 4.4 0z"/>'
)
STORM = (
    '<path class="a-grey" d="M6.6 13.6a4.2 4.2 0 0 1-.6-8.3A5.6 5.6 0 0 1 16.5 4a4.6 4.6 0 0 1 1.2 9.6z"/>'
    '<path class="a-flame" d="M13.6 10.6 8.4 16.8h3.2L9.8 22.4l6-7.2h-3.2l2.6-4.6z"/>'
)
HOURGLASS = (
    '<path class="a-paper" d="M6.4 4.6c0 4 2.4 5 4.2 7.4-1.8 2.4-4.2 3.4-4.2 7.4h11.2c0-4-2.4-5-4.2-7.4 1.8-2.4 4.2-3.4 4.2-7.4z"/>'
    '<path class="a-gold a-plain" d="M8 19.2c.4-2.6 2.6-3.2 4-5.2 1.4 2 3.6 2.6 4 5.2z"/>'
    '<path class="a-wood" d="M4.6 2.2h14.8v2.6H4.6zM4.6 19.2h14.8v2.6H4.6z"/>'
)
SWORDS = (
    '<path class="a-steel" d="M3 2.4l3.2.6 11.4 12-2.6 2.6L3.6 5.8zM21 2.4l-3.2.6L6.4 15 9 17.6 20.4 5.8z"/>'
    '<path class="a-line" stroke-width="2.2" d="M13.4 19.4l5.8-5.8M17 17.2l3.8 4M10.6 19.4l-5.8-5.8M7 17.2l-3.8 4"/>'
)


def _scaled(drawing: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{drawing}</g>'


def icons() -> dict[str, str]:
    """Every icon by name."""
    made = {
        "any-good": _scaled(BOOK, 0.2, 0, 0.5) + _scaled(ORE, 12, 0, 0.48) + _scaled(CLOTH, 0, 12, 0.5) + _scaled(WINE, 12.2, 12.2, 0.48),
        "advantage": SCROLL,
        "protection": SHIELD,
        "captain": ANCHOR,
        "neutral-stone": _scaled(STONES["neutral"], -0.8, 3.2, 0.86) + _DOWN,
        "turn-die": die(2.5, 5.8) + _UP_DOWN,
        "remove-person": PERSON + '<path class="a-line a-strike" stroke-width="2.3" d="M13.6 13.600l8 8M21.600 13.600l-8 8"/>',
        "step-on": '<path class="a-line" stroke-width="1.8" d="M6.200 12.200A7.600 7.600 0 0 1 18.600 10.400M19.400 5.800l-.4 5.200-5.200-.6"/>'
        '<circle class="a-gold" cx="5.800" cy="16.600" r="3.900"/><circle class="a-line" cx="18.200" cy="16.600" r="3.900" stroke-dasharray="2 1.800"/>',
        "take-die": '<path class="a-shade" d="M2.600 16.200h14.600l3.600 5.600H6.200z"/>'
        + die(3, 3.2)
        + '<path class="a-line" stroke-width="1.7" d="M19.800 15V4.200M17 7l2.800-3 2.800 3"/>',
        "vp": MEDAL,
        "house": HOUSE,
        "torch": TORCH,
        "loch-leven": CASTLE,
        "person": _scaled(PERSON, 2, 0, 1),
        "event": STORM,
        "event-good": BELL,
        "year": HOURGLASS,
        "conflict": SWORDS,
        "die": _scaled(die(0, 0), 2.700, 2.700, 1.490),
        "disc": '<circle class="a-gold" cx="12" cy="12" r="8.800"/><circle class="a-line" cx="12" cy="12" r="5.600"/>',
        "stone-either": _scaled(STONES["catholic"], -1.4, -1.4, 0.66)
        + _scaled(STONES["protestant"], 3.4, 8.4, 0.66)
        + '<path class="a-line" stroke-width="1.7" d="M20 9.500V3.400M17.600 5.600 20 3.200l2.400 2.400"/>'
        '<path class="a-line" stroke-width="1.7" d="M4 14.500v6.100M1.600 18.400 4 20.800l2.400-2.400"/>',
        "religion": '<path class="a-violet" d="M12 3.400v17.200a8.600 8.600 0 0 1 0-17.200z"/><path class="a-grey" d="M12 3.400v17.200a8.600 8.600 0 0 0 0-17.200z"/>'
        '<path class="a-lightline" stroke-width="1.7" d="M8 7.600v8.800M5.400 10.600h5.200"/><path class="a-lightline" stroke-width="1.600" d="M14 8.400h4.600v7.200H14zM14 12h4.600"/>',
    }
    for name, drawing in GOODS.items():
        made[f"good-{name}"] = drawing
        made[f"market-{name}"] = AWNING + _scaled(drawing, 4, 8.6, 0.64)
    for name in ("england", "france", "netherlands", "spain"):
        made[f"ship-{name}"] = SHIP.format(name)
    for name, drawing in STONES.items():
        made[f"{name}"] = drawing
        if name != "neutral":
            made[f"stone-{name}"] = _scaled(drawing, -1.6, 2.4, 0.88) + _UP_DOWN
    return made
