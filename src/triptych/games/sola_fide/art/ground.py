# ruff: noqa: E501 -- the steps of a path are data
"""The ground: a broadsheet of rag paper with its folds and fibres, in a printed frame."""

from __future__ import annotations

from random import Random

from triptych.games.sola_fide.art.pen import leaf, number, rays, specks
from triptych.games.sola_fide.layout import SEAT_GROUND, WIDE


def _paper(w: float, h: float, seed: int) -> str:
    random = Random(seed)
    folds = "".join(
        f"M{number(x + random.uniform(-3, 3))} 0L{number(x + random.uniform(-3, 3))} {number(h)}" for x in (w / 3, 2 * w / 3)
    ) + "".join(f"M0 {number(y + random.uniform(-3, 3))}L{number(w)} {number(y + random.uniform(-3, 3))}" for y in (h / 2,))
    return (
        f'<path class="a-ground" d="M0 0h{number(w)}v{number(h)}H0z"/>'
        f'<path class="a-fold" d="{folds}"/><path class="a-fibre" d="{specks(random, 90, w, h)}"/>'
    )


def _frame(w: float, h: float) -> str:
    """A thick rule, a thin one, and a flower of leaves in every corner."""
    flowers = "".join("".join(leaf(x, y, 11, a * 0.7854, 0.3) for a in range(8)) for x in (12.0, w - 12) for y in (12.0, h - 12))
    return (
        f'<path class="a-frame" d="M22 4.500h{number(w - 44)}M22 {number(h - 4.5)}h{number(w - 44)}M4.500 22v{number(h - 44)}M{number(w - 4.5)} 22v{number(h - 44)}"/>'
        f'<path class="a-line" stroke-width="1" d="M22 8.500h{number(w - 44)}M22 {number(h - 8.5)}h{number(w - 44)}M8.500 22v{number(h - 44)}M{number(w - 8.5)} 22v{number(h - 44)}"/>'
        f'<path class="a-red" d="{flowers}"/>'
    )


def ground_wide() -> str:
    w, h = WIDE
    glory = f'<path class="a-glory" d="{rays(96, 250, 980, 500, 96, 0.033)}"/>'
    return f'<symbol id="ground-wide" viewBox="0 0 {w:g} {h:g}" stroke-width="1.5">{_paper(w, h, 1517)}{glory}{_frame(w, h)}</symbol>'


def ground_plain(name: str, w: float, h: float, seed: int) -> str:
    """For scenes whose height changes: the paper is cut off where the scene ends."""
    return (
        f'<symbol id="{name}" viewBox="0 0 {w:g} {h:g}" preserveAspectRatio="xMidYMin slice" stroke-width="3">{_paper(w, h, seed)}</symbol>'
    )


def grounds() -> list[str]:
    return [ground_wide(), ground_plain("ground-tall", 1000, 2400, 1520), ground_plain("ground-seat", *SEAT_GROUND, 1530)]
