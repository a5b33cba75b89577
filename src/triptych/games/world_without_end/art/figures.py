# ruff: noqa: E501 -- the steps of a path are data
"""Those who grant favours, as half figures on a grid of 64 units, as they sit in the medallions of the arc."""

from __future__ import annotations

from triptych.games.world_without_end.art.pen import circle, path


def _shoulders(look: str, trim: str = "") -> str:
    """A robe from the neck down, with folds; `trim` is the look of a collar."""
    robe = path(look, "M10 64c0-13 5-20 14-22.500l8 3 8-3C49 44 54 51 54 64z") + path(
        "thin", "M20 64c0-8 1-12 3-16M44 64c0-8-1-12-3-16M32 46v18"
    )
    return robe + (
        path(trim, "M22 42.500c3 5 6.500 7.500 10 7.500s7-2.500 10-7.500l3 1.500c-3 7.500-7.500 11-13 11s-10-3.500-13-11z") if trim else ""
    )


def _face(beard: str = "") -> str:
    """Neck, head and features, as a pen sets them; `beard` is the look of one."""
    out = path("skin", "M27.500 36h9v8.500c-2.500 3-6.500 3-9 0z") + path(
        "skin", "M23 25c0-8 4-12 9-12s9 4 9 12c0 8-4 14.500-9 14.500S23 33 23 25z"
    )
    if beard:
        out += path(
            beard,
            "M23.300 28c1.500 3 3 2.500 5 1.500 2.500-1 4.900-1 7.400 0 2 1 3.500 1.500 5-1.500.5 9-3.700 15.500-8.700 15.500S22.800 37 23.300 28z",
        )
        out += path("line", "M29.500 32.800c1.600 1 3.400 1 5 0", 'stroke-width="1.200"')
    else:
        out += (
            path("line", "M29.300 34c1.700 1.200 3.700 1.200 5.400 0", 'stroke-width="1.200"')
            + circle("rosecheek", 26.500, 31, 1.7)
            + circle("rosecheek", 37.500, 31, 1.7)
        )
    out += path(
        "line", "M25.800 23.400c1.400-1.200 3-1.200 4.200-.2M34 23.200c1.200-1 2.800-1 4.200.2M32 25v4.600l-1.500.6", 'stroke-width="1.100"'
    )
    return out + circle("ink", 28, 25.6, 1.05) + circle("ink", 36, 25.6, 1.05)


def _crown(y: float = 14.0) -> str:
    return (
        f'<g transform="translate(0 {y - 14:g})">'
        + path("gold", "M21.500 16 20 4.500l5.500 4.500L28 2.500l4 5 4-5 2.500 6.500L44 4.500 42.500 16c-7-2-14-2-21 0z")
        + path("red", "M25 12.800l1.800-2 1.800 2-1.800 2zM35.400 12.800l1.800-2 1.800 2-1.800 2z", 'stroke-width=".8"')
        + path("lapis", "M30.200 12.300l1.800-2 1.800 2-1.800 2z", 'stroke-width=".8"')
        + "</g>"
    )


def _queen() -> str:
    hair = path("thatch", "M20.500 42c-3-12-2-27 11.500-28 13.500 1 14.500 16 11.500 28l-5-1c2-7 2-12 1-17H24.500c-1 5-1 10 1 17z")
    veil = path(
        "fleece",
        "M19 45c-3.500-16-1-31 13-31.500C46 14 48.500 29 45 45l-3.500-1.500c2-8 2-14 .5-18.500-3-2.500-17-2.500-20 0-1.500 4.500-1.500 10.500.5 18.500z",
    )
    rose = (
        path("red", "M49 45c-3-1-4-5-1-7 0-3.500 5-4.500 6.500-1.500 3 0 4.500 4 2 6 .5 3-4 5-7.500 2.500z")
        + circle("gold", 52, 41, 1.8)
        + path("line", "M50.500 46 46 60")
    )
    return _shoulders("lapis", "gold") + hair + _face() + veil + _crown(13) + rose


def _king() -> str:
    hair = path("hair", "M20.500 37c-2.500-10-2-22 11.500-23 13.500 1 14 13 11.500 23l-3.500-1.500c1-6 1-10 .5-13h-17c-.5 3-.5 7 .5 13z")
    sceptre = path("gold", "M51 63 54 30l2.500.2-3 33z") + path(
        "goldlight", "M55.500 30c-3.500-1-4-4-1.500-6-1-2.500 1-5 2.500-5s3.500 2.500 2.500 5c2.500 2 2 5-1.500 6z"
    )
    ermine = path("thin", "M24 47l1.500 3M29 51l1 3M35 51l-1 3M40 47l-1.500 3", 'stroke-width="1.600"')
    return _shoulders("red", "fleece") + ermine + hair + _face("hair") + _crown(13) + sceptre


def _prior() -> str:
    cowl = path(
        "dark",
        "M15.500 50C14 28 20 9.500 32 9.500S50 28 48.500 50c-3-4-6-6-8.500-7 3-6 3.500-13 2.500-18.500C41 18.500 37 16 32 16s-9 2.500-10.500 8.500c-1 5.500-.5 12.500 2.500 18.500-2.500 1-5.500 3-8.500 7z",
    )
    book = path("red", "M21 50h22v14H21z") + path("gold", "M30.500 53h3v3h3v3h-3v5h-3v-5h-3v-3h3z", 'stroke-width=".9"')
    return _shoulders("dark") + _face() + cowl + book


def _prioress() -> str:
    wimple = path("fleece", "M19 47c-3-14-2-33 13-33s16 19 13 33c-3 4-8 6.500-13 6.500S22 51 19 47z")
    veil = path(
        "slate",
        "M15 55C10 30 15 9 32 9s22 21 17 46l-5-7c3-11 3-21 0-26.500C41 16.500 36.500 15 32 15s-9 1.500-12 6.500c-3 5.500-3 15.500 0 26.500z",
    )
    herb = path("line", "M52 62 50 44") + path(
        "leaf",
        "M50 52c-5 0-7-3-7-7 5 0 7 3 7 7zM50.500 50c5-1 6.500-4 6-8-5 1-6.500 4-6 8zM50 44c-3-2-3-6 0-9 3 3 3 7 0 9z",
        'stroke-width="1"',
    )
    return _shoulders("slate") + wimple + f'<g transform="translate(3.800 4.200) scale(.88)">{_face()}</g>' + veil + herb


def _outlaw() -> str:
    hood = path(
        "verdigris",
        "M14 52C11 36 14 22 24 13c2-5 6-8 12-9-1.500 3-1.500 5 0 7.500C46 17 53 34 50 52c-3-4-6-6-9-7 3-6 3-13 1.500-18C41 21.500 37 19 32 19s-9 2.500-10.500 8C20 32 20 39 23 45c-3 1-6 3-9 7z",
    )
    knife = path("steel", "M44 64 53 41l3.500-2.500-.5 4.500L48 64z") + path("wood", "M42 64l2.500-5 5 2-1.500 3z")
    mask = path("dark", "M23.500 31c5-2 12-2 17 0-.5 8-4 13-8.500 13s-8-5-8.500-13z")
    return _shoulders("wood") + f'<g transform="translate(0 2)">{_face()}{mask}</g>' + hood + knife


def _guild() -> str:
    hat = path("red", "M15 20c0-9 8-14 17-14s18 5 19 12c3 6 2 14-1 20-3-6-5-12-9-16-9-3-17-3-26-2z") + path(
        "thin", "M22 17c6-3 14-3 20 0M45 22c2 4 3 8 4 12"
    )
    square = path("woodlight", "M46 42h5v17h10v5H46z")
    chain = path("line", "M22 44c3 8 6 11 10 12 4-1 7-4 10-12", 'stroke-width="2.400"') + circle("gold", 32, 56.5, 3.6)
    return _shoulders("leaf") + chain + _face("hair") + hat + square


def _merchant() -> str:
    hat = path("lapis", "M13 19.500c6-2 9-4 9.500-9 4-4 15-4 19 0 .5 5 3.500 7 9.500 9-6 3.500-13 4.500-19 4.500s-13-1-19-4.500z") + path(
        "gold", "M22 15c6 2.500 14 2.500 20 0v3c-6 2.500-14 2.500-20 0z", 'stroke-width="1"'
    )
    hair = path("thatch", "M22 36c-2-5-2-10-1-14h22c1 4 1 9-1 14l-3-2c1-4 1-7 .5-10H24.500c-.5 3-.5 6 .5 10z")
    scales = path("line", "M44 40h16M52 36v6M44.500 40l-3 9h6zM59.500 40l-3 9h6z", 'stroke-width="1.300"') + path(
        "gold", "M40.500 49h8c-1 3-7 3-8 0zM55.500 49h8c-1 3-7 3-8 0z", 'stroke-width="1"'
    )
    return _shoulders("gold", "wood") + hair + _face() + hat + scales


def _earl() -> str:
    coif = path(
        "steel",
        "M18 46C15 24 20 11 32 11s17 13 14 35c-3 4-7 6-7 6 3-8 4-18 2.500-24.500C40 22.500 36.500 20 32 20s-8 2.500-9.500 7.500C21 34 22 44 25 52c0 0-4-2-7-6z",
    )
    mail = path(
        "thin",
        "M20 24c1.500 1 2 1 3 0M19 30c1.500 1 2 1 3 0M19 36c1.500 1 2 1 3 0M41 24c1.500 1 2 1 3 0M42 30c1.500 1 2 1 3 0M42 36c1.500 1 2 1 3 0M27 15c1.500 1 2.500 1 3.500 0M34 15c1.500 1 2.500 1 3.500 0M20 42c1.500 1 2 1 3 0M41 42c1.500 1 2 1 3 0",
        'stroke-width="1.300"',
    )
    circlet = path("gold", "M20.500 18.500c7-4 16-4 23 0l-.5 4c-7-3.500-15-3.500-22 0z")
    sword = path("steel", "M52.500 64V33l2-4 2 4v31z") + path("gold", "M48 46h13v3H48z")
    return (
        _shoulders("gold")
        + path("red", "M26 53h12v11H26z")
        + f'<g transform="translate(0 3)">{_face("hair")}</g>'
        + coif
        + mail
        + circlet
        + sword
    )


def _bishop() -> str:
    mitre = path("fleece", "M20 19.500c-1-8 4-14 12-19 8 5 13 11 12 19-8-3-16-3-24 0z") + path(
        "gold", "M30.500 2.500h3V17h-3zM20 19.500l.3-4c8-3 15.400-3 23.400 0l.3 4c-8-3-16-3-24 0z", 'stroke-width="1"'
    )
    crozier = path(
        "gold",
        "M50.500 64 52 28c-4-2-5-8-1-10.500s9 0 9 4.500-4 5-5.500 3c2 0 2.500-1.500 2-3-.7-2-3.500-2-4 0-.5 2.500 1 4 2.500 5L53.500 64z",
    )
    cope = path("gold", "M27 44l5 5 5-5 3 2v18h-3l-5-12-5 12h-3V46z", 'stroke-width="1"')
    return _shoulders("violet") + cope + _face("fleece") + mitre + crozier


FIGURES: dict[str, str] = {
    "queen": _queen(),
    "prior": _prior(),
    "outlaws": _outlaw(),
    "guild": _guild(),
    "prioress": _prioress(),
    "merchants": _merchant(),
    "king": _king(),
    "earl": _earl(),
    "bishop": _bishop(),
}
