"""What stands for what on the board: icons of things, pictures of those who grant favours and of projects, events in a line of icons.

A line is a list of tokens: the name of a symbol, `vp:2` for points with their number, or text.
"""

from __future__ import annotations

from typing import Final

from triptych.core.letters import text_width
from triptych.core.scene import Part
from triptych.games.world_without_end.content import (
    ACTIONS,
    ALL,
    BRING,
    COUNTS,
    COVER_FAVOURS,
    COVER_MARKET,
    COVER_PROJECTS,
    DUES,
    EACH_PROJECT,
    END,
    EXCHANGE,
    FAVOURS,
    FILL,
    FIRST_LEAST,
    FIRST_MOST,
    FORBID,
    GAIN,
    GRANTS,
    HOUSE_BACK,
    LEAST_OF,
    LIMITED,
    LOSE,
    MODIFY,
    MOST_OF,
    NOTHING,
    PRICE,
    SCORE,
    SKIP,
    THINGS,
    UNCOVER,
    USELESS,
    VP,
    WOOL,
    Content,
)

Line = list[str]

_BUILT: Final = ("bridge", "tower", "fulling-mill", "palace", "hospital", "lady-chapel", "small-church")
_FIGURES: Final = ("queen", "prior", "outlaws", "guild", "prioress", "merchants", "king", "outlaws", "earl", "bishop")
_BY_ID: Final = {"outlaws_1": "outlaws", "outlaws_2": "outlaws"}


def icon(thing: int) -> str:
    """The symbol of a thing, a grant or a count."""
    words = (*THINGS, *GRANTS)
    return f"icon-{words[thing].replace('_', '-')}"


def count_icon(count: int) -> str:
    return f"icon-{COUNTS[count]}"


def emblem(card: int) -> str:
    """The picture of an action card."""
    return f"emblem-{ACTIONS[card].replace('_', '-')}"


def built(content: Content, project: int) -> str:
    """The picture of a project: its own, or for one with another name that of the project in its place."""
    name = content.project_id[project].replace("_", "-")
    return f"built-{name if name in _BUILT else _BUILT[project]}"


def figure(content: Content, favour: int) -> str:
    """Who grants a favour: by name, or by place in the arc."""
    name = _BY_ID.get(content.favour_id[favour], content.favour_id[favour])
    return f"figure-{name if name in _FIGURES else _FIGURES[favour]}"


# -- lines --------------------------------------------------------------------------------------------------------------------------------


def bundle_line(bundle: list[int], sign: str = "") -> Line:
    """So much of each thing; a single one without its number."""
    line: Line = []
    for thing, number in enumerate(bundle):
        if number and thing == VP:
            line += [sign, f"vp:{number}"]
        elif number:
            line += [sign + (str(number) if number > 1 or thing == THINGS.index("money") else ""), icon(thing)]
    return [token for token in line if token]


def favour_line(content: Content, favour: int) -> Line:
    """[WE-5.1] What a field of the arc gives or takes."""
    line: Line = []
    if any(content.favour_pay[favour]):
        line += bundle_line(content.favour_pay[favour], "\N{MINUS SIGN}")
    if any(content.favour_needs[favour]):
        line += [*bundle_line(content.favour_needs[favour]), ":"]
    line += bundle_line(content.favour_get[favour])
    if content.favour_per[favour] != NOTHING:
        line += [f"vp:{content.favour_vp[favour]}", "/", count_icon(content.favour_per[favour])]
    return line


def event_line(content: Content, event: int) -> Line:
    """Everything an event does."""
    line: Line = []
    op = content.event_list[event]
    while content.op[op] != END:
        line += [*([";"] if line else []), *_op_line(content, op)]
        op += 1
    return line


def _whom(content: Content, op: int) -> Line:
    """Whom it hits: nothing for all."""
    way = content.op_who[op]
    if way == ALL:
        return []
    arrow = {MOST_OF: ["↑"], FIRST_MOST: ["↑"], LEAST_OF: ["↓"], FIRST_LEAST: ["↓"]}.get(way, [])
    return [*(["1×"] if way in (FIRST_MOST, FIRST_LEAST) else []), count_icon(content.op_count[op]), *arrow, ":"]


def _op_line(content: Content, op: int) -> Line:
    kind, what, n = content.op[op], content.op_what[op], content.op_n[op]
    if kind == GAIN:
        return [*_whom(content, op), *([f"vp:{n}"] if what == VP else [f"+{n}", icon(what)])]
    if kind == LOSE:
        things = [what] if what != NOTHING else [thing for thing in range(LIMITED) if content.op_one_of[op] >> thing & 1]
        return [*_whom(content, op), f"\N{MINUS SIGN}{n}", *(icon(thing) for thing in things)]
    if kind == EXCHANGE:
        return [*bundle_line(content.op_give[op]), "→", *bundle_line(content.op_get[op])]
    if kind == SCORE:
        return [*_whom(content, op), *(["\N{MINUS SIGN}"] if n < 0 else []), f"vp:{abs(n)}", "/", count_icon(content.op_per[op])]
    if kind == BRING:
        return ["icon-project", built(content, what)]
    if kind == FILL:
        return [f"+{n}", "icon-material", "icon-project" if what == EACH_PROJECT else built(content, what)]
    if kind == COVER_FAVOURS:
        return ["icon-cover", *(figure(content, favour) for favour in range(FAVOURS) if what >> favour & 1)]
    if kind in (COVER_MARKET, UNCOVER):
        goods = [icon(WOOL + good) for good in range(2) if what >> good & 1]
        return ["icon-cover" if kind == COVER_MARKET else "icon-market", *goods]
    if kind == COVER_PROJECTS:
        return ["icon-cover", "icon-project"]
    if kind == DUES:
        return ["icon-dues", f"+{n}" if n > 0 else f"\N{MINUS SIGN}{-n}", icon(what)]
    if kind == SKIP:
        return [*_whom(content, op), "icon-no-card"]
    if kind == HOUSE_BACK:
        return [*_whom(content, op), str(n), "icon-house-back"]
    if kind == PRICE:
        return [icon(WOOL + what), ":", str(n), "icon-money"]
    if kind == FORBID:
        return [emblem(what), "×"]
    if kind == MODIFY:
        changed = bundle_line(content.op_give[op], "\N{MINUS SIGN}") or bundle_line(content.op_get[op], "+")
        return [emblem(what), ":", *changed]
    if kind == USELESS:
        return [icon(what), "=", "0"]
    return ["icon-chance"]


def _token_width(token: str, size: float, text: float) -> float:
    if token.startswith(("icon-", "emblem-", "figure-", "vp:")):
        return size
    if token.startswith("built-"):
        return size * 1.4
    return text_width(token) * text * 1.06


def line_parts(line: Line, x: float, y: float, w: float, h: float, size: float, text: float, look: str = "figure") -> list[Part]:
    """A line in the middle of a box; what there is no room for is left out, with … in its place."""
    gap = text * 0.16
    shown = list(line)

    def wide() -> float:
        return sum(_token_width(token, size, text) for token in shown) + gap * (len(shown) - 1)

    while len(shown) > 1 and wide() > w:
        shown = [*shown[: -2 if shown[-1] == "…" else -1], "…"]
    left = x + (w - wide()) / 2
    parts: list[Part] = []
    for token in shown:
        run = _token_width(token, size, text)
        if token.startswith("vp:"):
            box = (round(left, 1), round(y + (h - size) / 2, 1), round(size, 1), round(size, 1))
            parts += [Part("icon-vp", *box), Part("", *box, "on-gold", token[3:], text)]
        elif "-" in token[1:]:
            parts.append(Part(token, round(left, 1), round(y + (h - size) / 2, 1), round(run, 1), round(size, 1)))
        else:
            parts.append(Part("", round(left, 1), round(y, 1), round(run, 1), round(h, 1), look, token, text))
        left += run + gap
    return parts
