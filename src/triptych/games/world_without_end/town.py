"""The lower half of the board: supplies, market, projects, house sites, places of the plague; and the score round all of it."""

from __future__ import annotations

from functools import partial
from typing import Final

from triptych.core.letters import text_width
from triptych.core.printed import Cells, cells, drawn, piece
from triptych.core.scene import Part, Piece
from triptych.games.world_without_end import content
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.emblems import built, bundle_line, icon, line_parts
from triptych.games.world_without_end.layout import Box, cell_of, frame
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.lasting import price
from triptych.games.world_without_end.printed import TIGHTEST, Printed, label, lines, number, points_of

OF_SUPPLY: Final[Cells] = cells((m.SUPPLY, content.LIMITED), (m.PROJECT + content.TOWER, 1))
OF_PROJECT: Final[list[Cells]] = [
    cells((m.PROJECT + p, 1), (m.STONES + p, 1), (m.WOODS + p, 1), (m.SEALS + p, 1), (m.COVERED_PROJECTS, 1))
    for p in range(content.PROJECTS)
]
OF_SITES: Final[Cells] = cells((m.SITE, content.SITES))
OF_PLACES: Final[Cells] = cells((m.PLACES, content.PLACES), (m.CHAPTER, 1))
OF_SCORES: Final[Cells] = cells((m.PLAYERS, 1), (m.VP, m.SEATS), (m.HALF, m.SEATS))


# -- supplies and market ------------------------------------------------------------------------------------------------------------------


def supplies(view: TownState, print_: Printed) -> list[Piece]:
    """[WE-1.1] What there is to be had, where it lies."""
    c = view.cells
    out: list[Piece] = []
    for thing in range(content.MONEY + 1):
        left = c[m.SUPPLY + thing] if thing < content.LIMITED else m.EMPTY
        out.append(print_.once(("supply", thing, left), partial(_supply_of, print_, thing, left)))
    given = c[m.PROJECT + content.TOWER] == m.FINISHED
    title = print_.say("see-metal", given="yes" if given else "no")
    box = print_.at.metal
    out.append(
        piece(
            "supply-metal",
            frame("tag", *box[2:]),
            box,
            title,
            "",
            _supply(print_, "icon-metal", "0" if given else "1", box),
        )
    )
    return out


def _supply_of(print_: Printed, thing: int, left: int) -> Piece:
    """How much is left of a thing; EMPTY for money, of which there is always enough."""
    box = print_.at.supply[content.THINGS[thing]]
    if left == m.EMPTY:
        title = print_.say("see-supply-money")
    else:
        title = print_.say("see-supply", number=left, amount=print_.speaker.amount_text(thing, left), thing=thing)
    parts = _supply(print_, icon(thing), "∞" if left == m.EMPTY else str(left), box)
    return piece(f"supply-{content.THINGS[thing]}", frame("tag", *box[2:]), box, title, "", parts)


def _supply(print_: Printed, symbol: str, text: str, box: Box) -> list[Part]:
    _, _, w, h = box
    size = min(w * 0.54, h * 0.74)
    return [
        drawn(symbol, w * 0.06, (h - size) / 2 - 1, size, size, "ghost" if text == "0" else ""),
        label(text, w * 0.08 + size, 0, w * 0.84 - size, h - 3, round(max(print_.at.text, h * 0.36), 1), "figure"),
    ]


def at_market(view: TownState) -> tuple[int, int, int]:
    """What is looked at there: what it pays for wool and cloth, and what it does not buy."""
    return price(view, 0), price(view, 1), view.cells[m.COVERED_MARKET]


def market(view: TownState, print_: Printed) -> list[Piece]:
    """[WE-4.3] Two stalls with what they pay; a cover tile on one that does not buy."""
    c, at = view.cells, print_.at
    out: list[Piece] = []
    covers: list[Piece] = []
    for good, box in enumerate(at.market):
        _, _, w, h = box
        covered = c[m.COVERED_MARKET] >> good & 1
        paid = price(view, good)
        name = content.THINGS[content.WOOL + good]
        amount = print_.speaker.amount_text(content.MONEY, paid)
        title = print_.say("see-market", thing=content.WOOL + good, amount=amount, covered="yes" if covered else "no")
        size = w * 0.4
        foot = h * 0.27
        parts = [
            drawn(icon(content.WOOL + good), (w - size) / 2, h * 0.3, size, size),
            *line_parts([str(paid), "icon-money"], 0, h - foot - 2, w, foot, max(at.icon, foot), max(at.text, round(foot * 0.8, 1))),
        ]
        changed = "turn" if paid != print_.content.price[good] else ""
        out.append(piece(f"market-{name}", "stall", box, title, changed, parts))
        if covered:
            x, y, _, _ = box
            covers.append(piece(f"cover-market-{name}", "cover", (x + w * 0.17, y + h * 0.27, w * 0.66, w * 0.66), title, "atop"))
    return out + covers


# -- projects -----------------------------------------------------------------------------------------------------------------------------

_STATES: Final = {m.NOT_THERE: "absent", m.IN_PLAY: "open", m.FINISHED: "finished"}


def project(view: TownState, print_: Printed, p: int) -> list[Piece]:
    """[WE-1.2] A building: a plan until it is finished, with the spaces for its material and the seals of those who donated."""
    c, at = view.cells, print_.at
    box = at.projects[p]
    state = c[m.PROJECT + p]
    covered = c[m.COVERED_PROJECTS] >> p & 1
    donors = [seat for seat in range(m.SEATS) if c[m.SEALS + p] >> seat & 1]
    missing = [0] * len(print_.content.donors[p])
    missing[content.STONE] = print_.content.project_stone[p] - c[m.STONES + p]
    missing[content.WOOD] = print_.content.project_wood[p] - c[m.WOODS + p]
    name = print_.speaker.project_name(p)
    told = "covered" if covered and state == m.IN_PLAY else _STATES[state]
    title = print_.say(
        "see-project", name=name, print=print_.speaker.project_text(p), state=told, bundle=print_.speaker.bundle_text(missing)
    )
    if donors:
        names = print_.speaker.listed([print_.speaker.seat_names[seat] for seat in donors])
        title = print_.say("see-donors", text=title, donors=names)
    parts = [*print_.once(("project", p, state), partial(_building, print_, p, state, name, box)), *_spaces(view, print_, p, box)]
    for i, seat in enumerate(donors):
        side = at.icon * 1.06
        y = 2 + i * side * 0.84
        parts.append(drawn("wax", 0, y, side, side, f"player-{seat + 1}"))
        parts.append(drawn(f"sign-{seat + 1}", side * 0.27, y + side * 0.27, side * 0.46, side * 0.46, f"player-{seat + 1}"))
    key = print_.content.project_id[p]
    look = {m.NOT_THERE: "project absent", m.IN_PLAY: "project open", m.FINISHED: "project"}[state]
    out = [piece(f"project-{key}", "plot", box, title, look, parts)]
    if covered and state != m.FINISHED:  # on a finished one the tile means nothing any more (WE-6.4), and would hide what stands there
        x, y, w, _ = box
        side = w * 0.5
        out.append(piece(f"cover-project-{key}", "cover", (x + w * 0.25, y + 4, side, side), title, "atop"))
    return out


def _building(print_: Printed, p: int, state: int, name: str, box: Box) -> list[Part]:
    """What is printed: the building, its name, what donors get."""
    at = print_.at
    _, _, w, _ = box
    wide = w * 0.8
    high = wide * 0.7
    size = at.text
    said = lines(name, w * 0.06, high + 1, w * 0.88, size * 1.16 * _name_lines(name, w, size), size, _name_lines(name, w, size))
    parts = [
        drawn(built(print_.content, p), (w - wide) / 2 - w * 0.02, 2, wide, high, "" if state == m.FINISHED else "plan"),
        drawn("ribbon", 1, high + 1, w - 2, size * (0.04 + 1.16 * len(said))),
        *said,
    ]
    for i, token in enumerate(_donor_tokens(print_, p)):
        y = 2 + i * at.icon * 1.05
        parts += line_parts([token], w - at.icon - 1, y, at.icon + 1, at.icon, at.icon, at.text)
    return parts


def _name_lines(name: str, w: float, size: float) -> int:
    """How many lines a project's name needs."""
    return 1 if text_width(name) * size * TIGHTEST <= w * 0.88 else 2


def _donor_tokens(print_: Printed, p: int) -> list[str]:
    """[WE-6.3] What every donor gets, VP first."""
    line = [token for token in bundle_line(print_.content.donors[p]) if not token.isdigit()]
    return sorted(line, key=lambda token: not token.startswith("vp:"))[:4]


def _spaces(view: TownState, print_: Printed, p: int, box: Box) -> list[Part]:
    """The spaces for stone, wood and metal, those filled with their material."""
    c = view.cells
    _, _, w, h = box
    done = c[m.PROJECT + p] == m.FINISHED
    tokens = [("stone", i < c[m.STONES + p]) for i in range(print_.content.project_stone[p])]
    tokens += [("wood", i < c[m.WOODS + p]) for i in range(print_.content.project_wood[p])]
    tokens += [("metal", done)] if p == content.TOWER else []
    text = print_.at.text
    top = w * 0.8 * 0.7 + text * (0.1 + 1.16 * _name_lines(print_.speaker.project_name(p), w, text))
    rows = 1 if len(tokens) <= 6 else 2
    across = -(-len(tokens) // rows)
    size = min((w - 8) / max(across, 5), (h - top - 2) / rows, w * 0.17)
    parts = []
    for i, (kind, filled) in enumerate(tokens):
        row, column = divmod(i, across)
        count = min(across, len(tokens) - row * across)
        x = (w - count * size) / 2 + column * size
        parts.append(drawn(f"{'block' if filled else 'space'}-{kind}", x, top + row * size, size - 1, size - 1))
    return parts


# -- sites and places ---------------------------------------------------------------------------------------------------------------------


def sites(view: TownState, print_: Printed) -> list[Piece]:
    """[WE-1.3] Seven yields with two sites each, and the houses on them."""
    c, at = view.cells, print_.at
    out: list[Piece] = []
    for pair, box in enumerate(at.yields):
        bundle = print_.content.site_yield[pair * 2]
        parts = print_.once(("yield", pair), partial(_yield, print_, bundle, box))
        title = print_.say("see-yield", bundle=print_.speaker.bundle_text(bundle))
        out.append(piece(f"yield-{pair + 1}", frame("label", *box[2:]), box, title, "", parts))
    homes: list[Piece] = []
    for site, box in enumerate(at.sites):
        x, y, w, h = box
        owner = c[m.SITE + site]
        material = print_.content.site_material[site]
        said = print_.speaker.bundle_text(print_.content.site_yield[site])
        if owner < 0:
            title = print_.say("see-site", number=site + 1, bundle=said, thing=material)
        else:
            title = print_.say("see-home", number=site + 1, bundle=said, seat=owner)
        size = at.icon * 1.1
        asked = drawn(icon(material), (w - size) / 2, (h - size) / 2, size, size)
        out.append(piece(f"site-{site + 1}", f"site-{content.THINGS[material]}", box, title, "", [asked]))
        if owner >= 0:
            side = w * 0.84
            mark = side * 0.36
            sign = drawn(f"sign-{owner + 1}", side * 0.385 - mark / 2, side * 0.72 - mark / 2, mark, mark)
            homes.append(
                piece(f"home-{site + 1}", "home", (x + w * 0.08, y + h * 0.06, side, side), title, f"player-{owner + 1} atop", [sign])
            )
    return out + homes


def _yield(print_: Printed, bundle: list[int], box: Box) -> list[Part]:
    at = print_.at
    size = max(at.icon, box[3] * 0.66)
    return line_parts(bundle_line(bundle), 0, 0, box[2], box[3], size, max(at.text, round(size * 0.56, 1)))


def plague(view: TownState, print_: Printed) -> list[Piece]:
    """[WE-1.4] Eleven places with what treating somebody there brings; from chapter III the tiles on them."""
    c, at = view.cells, print_.at
    out: list[Piece] = []
    tiles: list[Piece] = []
    for place, box in enumerate(at.places):
        x, y, w, h = box
        value = c[m.PLACES + place]
        name = print_.speaker.place_name(place)
        title = print_.say("see-place", name=name, number=place + 1, bundle=print_.speaker.bundle_text(print_.content.place_bonus[place]))
        symbol = "hideout" if place == content.PLACES - 1 else f"dwelling-{place % 3}"
        parts = print_.once(("place", place), partial(_place, print_, place, box))
        out.append(piece(f"place-{place + 1}", symbol, box, title, "", parts))
        if c[m.CHAPTER] < 3 or value == m.TILE_GONE:
            continue
        side = at.target
        told = print_.say("see-plague", name=name, number=place + 1, value=value)
        spot: Box = (x + (w - side) / 2, y + h - side + at.text * 0.1, side, side)
        if value == m.TILE_DOWN:
            tiles.append(piece(f"plague-{place + 1}", "tile-down", spot, told, "atop"))
        else:
            inside = [number(value, side * 0.2, side * 0.16, side * 0.6, side * 0.7, round(side * 0.42, 1))]
            tiles.append(piece(f"plague-{place + 1}", "tile-sick", spot, told, "atop", inside))
    return out + tiles


def _place(print_: Printed, place: int, box: Box) -> list[Part]:
    at = print_.at
    _, _, w, _ = box
    disc = at.text * 1.3
    parts = [drawn("place-number", 0, 0, disc, disc), number(place + 1, 0, 0, disc, disc, at.text, "on-dark")]
    line = bundle_line(print_.content.place_bonus[place])
    room = w - disc
    return parts + line_parts(line, disc, 0, room, at.icon, at.icon, at.text) if line else parts


# -- the score ----------------------------------------------------------------------------------------------------------------------------


def scores(view: TownState, print_: Printed) -> list[Piece]:
    """[WE-10.2] The markers round the board; those on the same field share its cell. After 60 it goes on from 1."""
    c, at = view.cells, print_.at
    shared: dict[int, list[int]] = {}
    for seat in range(c[m.PLAYERS]):
        shared.setdefault(cell_of(c[m.VP + seat]), []).append(seat)
    out: list[Piece] = []
    for cell, seats in shared.items():
        n = len(seats)
        x, y, w, h = at.cells[cell] if n < 3 else at.widened(cell)
        across, down = max(((n, 1), (1, n), (2, -(-n // 2))), key=lambda grid: min(w / grid[0], h / grid[1]))
        side = min(w / across, h / down, at.band) - 2
        for i, seat in enumerate(seats):
            cx, cy = x + w * (i % across + 0.5) / across, y + h * (i // across + 0.5) / down
            mark = side * 0.58
            sign = drawn(f"sign-{seat + 1}", (side - mark) / 2, side * 0.42 - mark / 2, mark, mark)
            more = c[m.VP + seat] - cell
            said = "see-score-more" if more else "see-score"
            title = print_.say(said, seat=seat, number=points_of(view, seat), cell=cell, more=more)
            look = f"player-{seat + 1}" + (" lap" if more else "")
            out.append(piece(f"score-{seat + 1}", "marker", (cx - side / 2, cy - side / 2, side, side), title, look, [sign]))
    return out
