# ruff: noqa: E501 -- the steps of a path are data
"""The icons, on a grid of 24 units: what cards do, and what stands on the board. Legible at 16 px, so nothing finer than that.

A full disc is a marker laid down (convert), an arrow a step of the power (move), a broken ring markers taken away (remove); in it stands
where: crown, flail, both, one of them, or a balance with its heavy (dominant) or its light (subordinate) pan in black.
"""

from __future__ import annotations

CROWN = "M-6.500 5.500-8-4l4.700 3.500L0-6l3.300 5.500L8-4 6.500 5.500z"
FLAIL = "M-9 8.500 1.200-7l1.900 1.200L-7.200 9.700zM3.400-4.600 7.600-6l3 9.800-4.300 1.400z"

WHERE: dict[str, tuple[str, str]] = {
    "nobility": (CROWN, ""),
    "commons": (FLAIL, "M2.200-6.800c1-1.800 2.800-1.600 3.400 1"),
    "both": (
        "M-5-1.500-6-8l3.600 2.600L0-9l2.400 3.600L6-8 5-1.500zM-5.500 8 0 1l1.600 1.200L-4 9zM2.500 .5l2-.6 3.300 8-2.200.8z",
        "M.8 1.500 3 .2",
    ),
    "either": (
        "M-9.500-1-10-7l3 2 2.200-3.500L-2.600-5l3-2-.6 6zM.500 8.500 4.800 2l1.500 1L2 9.500zM6.300-.3l1.700-.6 2.800 7-1.800.7z",
        "M3-7.500-4.500 8M5.500 2 7 .5",
    ),
    "dominant": (
        "M1.500 2.500h9c-.5 4-2.500 5.500-4.500 5.500S2 6.500 1.500 2.500z",
        "M-8-6.500 8-2.500M0-8.500v4M-6-6l-2.500 5.500h5zM6-3 3 2.500M6-3l3 5.500M-8.800-.5c.3 2 1.300 3 2.800 3s2.500-1 2.800-3",
    ),
    "subordinate": (
        "M-10.500-1.500h9C-2 2.500-4 4-6 4s-4-1.500-4.500-5.500z",
        "M-8-7.500 8-3.500M0-9.500v4M-6-7l-3 5.500M-6-7l3 5.500M6-4 3.200 2.500h5.600zM3.200 2.500C3.500 5 4.500 6 6 6s2.500-1 2.800-3.500",
    ),
}
"""Each place as what is filled and what is drawn, around a middle."""


def _at(x: float, y: float, k: float, look: str, lines: str, where: str) -> str:
    solid, drawn = WHERE[where]
    out = f'<path class="{look}" d="{solid}"/>' if solid else ""
    out += f'<path class="{lines}" stroke-width="{1.5 / k:.3g}" d="{drawn}"/>' if drawn else ""
    return f'<g transform="translate({x:g} {y:g}) scale({k:g})">{out}</g>'


def _convert(where: str) -> str:
    return f'<circle class="a-ink" cx="12" cy="12" r="11.500"/>{_at(12, 12, 0.86 if where in ("nobility", "commons") else 0.8, "a-light", "a-cut", where)}'


_ARROWS = {
    "nobility": "M5 22V3M1.500 7.500 5 2.500l3.500 5",
    "commons": "M5 2v19M1.500 16.500 5 21.500l3.500-5",
    "either": "M5 3v18M1.500 7.500 5 2.500l3.500 5M1.500 16.500 5 21.500l3.500-5",
    "dominant": "M5 3v18M1.500 16.500 5 21.500l3.500-5",
    "subordinate": "M5 22V3M1.500 7.500 5 2.500l3.500 5",
}


def _move(where: str) -> str:
    if where == "either":
        return '<path class="a-arrow" d="M12 5v14M7.500 7.500 12 2l4.500 5.500M7.500 16.500 12 22l4.500-5.500"/><path class="a-line" d="M2 12h5M17 12h5"/>'
    return f'<path class="a-arrow" d="{_ARROWS[where]}"/>{_at(16, 12, 0.82 if where in ("nobility", "commons") else 0.72, "a-ink", "a-line", where)}'


def _remove(where: str) -> str:
    return (
        f'<circle class="a-line" stroke-dasharray="3.500 2.600" cx="12" cy="12" r="11"/>{_at(12, 12, 0.62, "a-ink", "a-line", where)}'
        '<path class="a-strike" d="M4.500 19.500l15-15"/>'
    )


_CARD = '<path class="a-paper" d="M{0} {1}h11v15h-11z"/><path class="a-hatch" d="M{2} {3}h7M{2} {4}h7M{2} {5}h4"/>'


def _card(x: float, y: float) -> str:
    return _CARD.format(x, y, x + 2, y + 4, y + 7.5, y + 11)


def icons() -> dict[str, str]:
    """Every icon by name."""
    made = {f"convert-{where}": _convert(where) for where in WHERE}
    made |= {f"move-{where}": _move(where) for where in _ARROWS}
    made |= {f"remove-{where}": _remove(where) for where in WHERE if where != "both"}
    made["nobility"] = _at(12, 13, 1.3, "a-ink", "a-line", "nobility")
    made["commons"] = _at(12, 12, 1.25, "a-ink", "a-line", "commons")
    made["dispute"] = (
        '<path class="a-ink" d="M2 2.500h13v9H9l-4 4v-4H2z"/><path class="a-second" d="M22 9.500H10.500v8.500H16l3.500 3.500V18H22z"/>'
        '<path class="a-cut" d="M5 5.500h7M5 8.500h5M13.500 12.500h5.500M13.500 15.200h4"/>'
    )
    made["draw"] = _card(2, 6) + '<path class="a-arrow" d="M18.500 21V10M14.800 13.500l3.700-4.500 3.700 4.500"/>'
    made["discard"] = _card(2, 3) + '<path class="a-arrow" d="M18.500 6v12M14.800 14.500l3.700 4.500 3.700-4.500"/>'
    made["keep"] = _card(2, 5) + '<path class="a-arrow" d="M13.500 16l3.500 4 6-9"/>'
    made["recover"] = _card(9, 3) + '<path class="a-arrow" d="M19 21c-8 2.500-15-1-15-8M.800 16.500 4 12l4 4"/>'
    made["opponent"] = (
        _card(1.5, 5)
        + '<path class="a-second" d="M17.500 9.500a3.700 3.700 0 1 1 .1 0zM12 22c0-8 11-8 11 0z"/><path class="a-strike" d="M1 21.500 13 4"/>'
    )
    made["chance"] = (
        '<path class="a-paper" d="M4 3h16l1 1v16l-1 1H4l-1-1V4z"/><path class="a-ink" d="M7.500 6a1.900 1.900 0 1 0 .1 0zM16.500 6a1.900 1.900 0 1 0 .1 0zM12 10.100a1.900 1.900 0 1 0 .1 0zM7.500 14.200a1.900 1.900 0 1 0 .1 0zM16.500 14.200a1.900 1.900 0 1 0 .1 0z"/>'
    )
    made["neutral"] = '<path class="a-bare" d="M3.500 3.500h17v9c0 5-4 7.500-8.500 9-4.500-1.500-8.500-4-8.500-9z"/>'
    made["disputed"] = (
        '<path class="a-paper" d="M2 2h15v19H2z"/><path class="a-line" d="M5 5h9v13H5zM5 11.500h9"/>'
        '<path class="a-second" d="M22.500 10H12v8h5l3 3.500V18h2.500z"/><path class="a-cut" d="M14.500 12.800h5.500M14.500 15.300h4"/>'
    )
    made["permanent"] = (
        '<path class="a-ink" d="M12 1.500c4.500 0 7.500 1.500 7.500 3.500S16 8.500 14 8.800L12.500 23h-1L10 8.800C8 8.500 4.500 7 4.500 5S7.500 1.500 12 1.500z"/><path class="a-cut" d="M8 4.500c2-1 5-1 7-.3"/>'
    )
    made["military"] = (
        '<path class="a-arrow" d="M4 3l14 14M20 3 6 17"/><path class="a-second" d="M13.500 20.500l7-7 1.500 1.500-3 2.500 3.500 3.500-2 2-3.500-3.500-2 2.500zM10.500 20.500l-7-7L2 15l3 2.500L1.500 21l2 2L7 19.500l2 2.500z"/>'
    )
    made["guard"] = (
        '<path class="a-ink" d="M3 2.500h18v10c0 5-4 8-9 10-5-2-9-5-9-10z"/><path class="a-cut" stroke-width="2" d="M7.500 12l3.500 4 5.500-9"/>'
    )
    made["taken"] = '<circle class="a-second" cx="12" cy="12" r="10.500"/><path class="a-cut" stroke-width="2" d="M6.500 12.500l4 4 7-9"/>'
    made["hand"] = (
        '<path class="a-paper" transform="rotate(-16 6 20)" d="M4 4h10v15H4z"/><path class="a-paper" transform="rotate(14 16 20)" d="M10 5h10v15H10z"/><path class="a-hatch" d="M14 9.500l6 1.500M13.300 12.500l6 1.500M12.500 15.500l4 1"/>'
    )
    made["deck"] = (
        '<path class="a-paper" d="M7 2h14v17H7z"/><path class="a-paper" d="M3 5h14v17H3z"/><path class="a-second" d="M6 8h8v11H6z"/><path class="a-cut" d="M6 13.500h8M10 8v11"/>'
    )
    made["reward"] = (
        '<circle class="a-paper" cx="12" cy="12" r="11"/><circle class="a-hatch" cx="12" cy="12" r="8.800"/>'
        '<path class="a-second" d="M12 4.500l2.200 4.700 5 .6-3.700 3.500 1 5L12 15.700l-4.500 2.600 1-5L4.800 9.800l5-.6z"/>'
    )
    return made
