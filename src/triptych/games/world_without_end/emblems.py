"""What stands for what on the board: icons of things, pictures of those who grant favours and of projects, events in a line of icons.

A line is a list of tokens: the name of a symbol, `vp:2` for points with their number, or text.
"""

from __future__ import annotations

from typing import Final

from triptych.core.letters import text_width
from triptych.core.scene import Part
from triptych.games.world_without_end import content
from triptych.games.world_without_end.content import Content

Line = list[str]

_BUILT: Final = ("bridge", "tower", "fulling-mill", "palace", "hospital", "lady-chapel", "small-church")
_FIGURES: Final = ("queen", "prior", "outlaws", "guild", "prioress", "merchants", "king", "outlaws", "earl", "bishop")
_BY_ID: Final = {"outlaws_1": "outlaws", "outlaws_2": "outlaws"}


def icon(thing: int) -> str:
    """The symbol of a thing, a grant or a count."""
    return f"icon-{content.AMOUNTS[thing].replace('_', '-')}"


def count_icon(count: int) -> str:
    return f"icon-{content.COUNTS[count]}"


def emblem(card: int) -> str:
    """The picture of an action card."""
    return f"emblem-{content.ACTIONS[card].replace('_', '-')}"


def built(box: Content, project: int) -> str:
    """The picture of a project: its own, or for one with another name that of the project in its place."""
    name = box.project_id[project].replace("_", "-")
    return f"built-{name if name in _BUILT else _BUILT[project]}"


def figure(box: Content, favour: int) -> str:
    """Who grants a favour: by name, or by place in the arc."""
    name = _BY_ID.get(box.favour_id[favour], box.favour_id[favour])
    return f"figure-{name if name in _FIGURES else _FIGURES[favour]}"


# -- lines --------------------------------------------------------------------------------------------------------------------------------


def bundle_line(bundle: list[int], sign: str = "") -> Line:
    """So much of each thing; a single one without its number."""
    line: Line = []
    for thing, number in enumerate(bundle):
        if number and thing == content.VP:
            line += [sign, f"vp:{number}"]
        elif number:
            line += [sign + (str(number) if number > 1 or thing == content.MONEY else ""), icon(thing)]
    return [token for token in line if token]


def favour_line(box: Content, favour: int) -> Line:
    """[WE-5.1] What a field of the arc gives or takes."""
    line: Line = []
    if any(box.favour_pay[favour]):
        line += bundle_line(box.favour_pay[favour], "\N{MINUS SIGN}")
    if any(box.favour_needs[favour]):
        line += [*bundle_line(box.favour_needs[favour]), ":"]
    line += bundle_line(box.favour_get[favour])
    if box.favour_per[favour] != content.NOTHING:
        line += [f"vp:{box.favour_vp[favour]}", "/", count_icon(box.favour_per[favour])]
    return line


def event_line(box: Content, event: int) -> Line:
    """Everything an event does."""
    line: Line = []
    op = box.event_list[event]
    while box.op[op] != content.END:
        line += [*([";"] if line else []), *_op_line(box, op)]
        op += 1
    return line


def _whom(box: Content, op: int) -> Line:
    """Whom it hits: nothing for all."""
    way = box.op_who[op]
    if way == content.ALL:
        return []
    arrow = {content.MOST_OF: ["↑"], content.FIRST_MOST: ["↑"], content.LEAST_OF: ["↓"], content.FIRST_LEAST: ["↓"]}.get(way, [])
    return [*(["1×"] if way in (content.FIRST_MOST, content.FIRST_LEAST) else []), count_icon(box.op_count[op]), *arrow, ":"]


def _op_line(box: Content, op: int) -> Line:
    kind, what, n = box.op[op], box.op_what[op], box.op_n[op]
    if kind == content.GAIN:
        return [*_whom(box, op), *([f"vp:{n}"] if what == content.VP else [f"+{n}", icon(what)])]
    if kind == content.LOSE:
        things = [what] if what != content.NOTHING else [thing for thing in range(content.LIMITED) if box.op_one_of[op] >> thing & 1]
        return [*_whom(box, op), f"\N{MINUS SIGN}{n}", *(icon(thing) for thing in things)]
    if kind == content.EXCHANGE:
        return [*bundle_line(box.op_give[op]), "→", *bundle_line(box.op_get[op])]
    if kind == content.SCORE:
        return [*_whom(box, op), *(["\N{MINUS SIGN}"] if n < 0 else []), f"vp:{abs(n)}", "/", count_icon(box.op_per[op])]
    if kind == content.BRING:
        return ["icon-project", built(box, what)]
    if kind == content.FILL:
        return [f"+{n}", "icon-material", "icon-project" if what == content.EACH_PROJECT else built(box, what)]
    if kind == content.COVER_FAVOURS:
        return ["icon-cover", *(figure(box, favour) for favour in range(content.FAVOURS) if what >> favour & 1)]
    if kind in (content.COVER_MARKET, content.UNCOVER):
        goods = [icon(content.WOOL + good) for good in range(content.GOODS) if what >> good & 1]
        return ["icon-cover" if kind == content.COVER_MARKET else "icon-market", *goods]
    if kind == content.COVER_PROJECTS:
        return ["icon-cover", "icon-project"]
    if kind == content.DUES:
        return ["icon-dues", f"+{n}" if n > 0 else f"\N{MINUS SIGN}{-n}", icon(what)]
    if kind == content.SKIP:
        return [*_whom(box, op), "icon-no-card"]
    if kind == content.HOUSE_BACK:
        return [*_whom(box, op), str(n), "icon-house-back"]
    if kind == content.PRICE:
        return [icon(content.WOOL + what), ":", str(n), "icon-money"]
    if kind == content.FORBID:
        return [emblem(what), "×"]
    if kind == content.MODIFY:
        changed = bundle_line(box.op_give[op], "\N{MINUS SIGN}") or bundle_line(box.op_get[op], "+")
        return [emblem(what), ":", *changed]
    if kind == content.USELESS:
        return [icon(what), "=", "0"]
    if kind == content.RANDOM_DISCARD:
        return ["icon-chance"]
    raise AssertionError(f"how op {kind} is drawn is not known")


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
