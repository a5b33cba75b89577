"""Why a move is not offered: the most specific reason that is true and that the seat may know.

The rules themselves stand in phases/*.py; they have already said no when anybody asks here. So this only looks for what is missing, with
their own predicates where they have one. A reason's arguments are named by what they are (`thing`, `project`, `site` ...), so that they can
be put into words.
"""

from __future__ import annotations

from typing import Final

from triptych.core.game import Reason
from triptych.core.sets import numbers_of
from triptych.core.state import FRAME, TOP
from triptych.games.world_without_end import agenda, content, moves
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.actions import BY_PRIVILEGE, FIRST_PLAGUE, OPEN_CARD, cards_used, event_at, is_covered
from triptych.games.world_without_end.phases.favours import field_after
from triptych.games.world_without_end.phases.lasting import cost_of_use, in_force, useless
from triptych.games.world_without_end.phases.projects import stone_spaces, wood_spaces
from triptych.games.world_without_end.phases.round import number_at
from triptych.games.world_without_end.phases.step import GRANT
from triptych.games.world_without_end.phases.stock import counted
from triptych.games.world_without_end.steps import STEPS

KIND_OF: Final = {
    content.GRAIN_CARD: "take",
    content.PIETY_CARD: "take",
    content.MATERIAL: "take",
    content.PROJECT: "build",
    content.SALE: "sell",
    content.HOUSE_BUILDING: "house",
    content.RENT: "rent",
    content.DONATION: "donate",
    content.CLOTH_MAKING: "weave",
    content.MEDICINE: "treat",
    content.FAVOUR_CARD: "favour",
}
"""The kind of move by which a card is used; Medicine has `earn` too, which is always possible."""
TAKEN: Final = {content.GRAIN_CARD: (content.GRAIN,), content.PIETY_CARD: (content.PIETY,), content.MATERIAL: (content.STONE, content.WOOD)}
GRANT_KIND: Final = {content.TREAT: "treat", content.FREE_HOUSE: "house", content.FAVOUR: "favour"}
"""The kind of move by which a grant is used."""


NAMING_NOTHING: Final = (agenda.EXCHANGES, agenda.PLAY, agenda.DISCARD, agenda.IDLE)
"""Questions that are about nothing in particular."""


def about(s: TownState, seat: int) -> dict[str, int | str]:
    """What the question that is put to this seat now is about, for prompts and reasons: its step, and the things it names."""
    c = s.cells
    step = c[c[TOP]]
    a, b = c[c[TOP] + 1], c[c[TOP] + 2]
    found: dict[str, int | str] = {"step": STEPS[step].name}
    if step == agenda.USE:
        found |= {"action": b % BY_PRIVILEGE, "again": "yes" if b >= BY_PRIVILEGE else "no"}
    elif step == agenda.TREATING:
        found["number"] = counted(s, seat, content.KNOWLEDGE) - sum(c[m.PLACES + place] for place in numbers_of(b, 0))
    elif step == agenda.GRANTS:
        found["grant"] = content.AMOUNTS[a // GRANT].replace("_", "-")
    elif step == agenda.ATONE:
        found["last"] = "yes" if c[m.CHAPTER] == content.CHAPTERS else "no"
    elif step in (agenda.LAY, agenda.EXCHANGE, agenda.LOSE, agenda.SHOW, agenda.HOUSE_BACK):
        found["event"] = c[m.EVENT]
        if step == agenda.HOUSE_BACK:
            found["number"] = min(b, counted(s, seat, content.HOUSE))
        elif step != agenda.LAY:
            found |= {"op": b, "number": abs(s.content.op_n[b])}
        if step == agenda.SHOW:
            found |= {"thing": s.content.op_per[b], "loss": "yes" if s.content.op_n[b] < 0 else "no"}
    elif step not in NAMING_NOTHING:
        raise AssertionError(f"what step {step} asks about is not known")
    return found


def why_not(s: TownState, seat: int, move: int) -> Reason:
    """Why the seat that is asked cannot make this move now."""
    c = s.cells
    step = c[c[TOP]]
    kind = moves.kind_of(move)
    found: Reason | None = None
    if step == agenda.LAY and kind == "lay":
        found = _why_not_lay(s, seat, move - moves.LAY)
    elif step == agenda.PLAY and kind == "play":
        found = _where_card_is(s, seat, move - moves.PLAY)
    elif step == agenda.DISCARD and kind == "discard":
        found = _where_card_is(s, seat, move - moves.DISCARD)
    elif step == agenda.IDLE and kind == "idle":
        found = _where_card_is(s, seat, move - moves.IDLE)
    elif step == agenda.USE:
        found = _why_not_use(s, seat, kind, move, c[c[TOP] + 2])
    elif step == agenda.GRANTS:
        found = _why_not_grant(s, seat, kind, move, c[c[TOP] + 1] // GRANT)
    elif step == agenda.TREATING and kind == "treat":
        found = _why_not_treat(s, seat, move - moves.TREAT, c[c[TOP] + 2])
    elif step in (agenda.EXCHANGES, agenda.EXCHANGE) and kind == "exchange":
        found = _why_not_exchange(s, seat, move - moves.EXCHANGE, step)
    elif step == agenda.LOSE and kind == "lose":
        found = _why_not_lose(s, move - moves.LOSE)
    elif step == agenda.SHOW and kind == "show":
        found = _why_not_show(s, seat, move - moves.SHOW)
    elif step == agenda.HOUSE_BACK and kind == "take-back":
        found = Reason("why-not-your-house", {"site": move - moves.TAKE_BACK})
    elif step == agenda.ATONE and kind == "atone":
        message = "why-nothing-missing" if c[m.CHAPTER] == content.CHAPTERS else "why-no-penalty"
        found = Reason(message, {"penalty": move - moves.ATONE})
    elif step in (agenda.EXCHANGES, agenda.DISCARD):
        found = _why_not_used(s, seat, kind)
    return found or Reason("why-not-now", about(s, seat))


# -- what is had ---------------------------------------------------------------------------------------------------------------------------


def _lacks(s: TownState, seat: int, needs: list[int]) -> Reason | None:
    """Has he not all of this? The first thing that is missing."""
    c = s.cells
    for thing in range(content.HELD):
        if needs[thing] > c[m.HAVE + seat * content.HELD + thing]:
            return Reason("why-too-little", {"thing": thing, "number": needs[thing], "have": c[m.HAVE + seat * content.HELD + thing]})
    if needs[content.VP] > c[m.VP + seat]:
        return Reason("why-too-little", {"thing": content.VP, "number": needs[content.VP], "have": c[m.VP + seat]})
    return None


def _out_of_stock(s: TownState, wanted: list[int], paid: list[int]) -> Reason | None:
    """Is not all of this in stock, once something has been paid into it?"""
    for thing in range(content.LIMITED):
        there = s.cells[m.SUPPLY + thing] + paid[thing]
        if wanted[thing] > there:
            return Reason("why-out-of-stock", {"thing": thing, "number": there})
    return None


def _and(bundle: list[int], thing: int, number: int) -> list[int]:
    """The bundle with so much more of a thing."""
    more = bundle[:]
    more[thing] += number
    return more


def _why_useless(s: TownState, thing: int) -> Reason | None:
    """[WE-3.6] Does an event make the thing count as none?"""
    event = _event_that(s, content.USELESS, thing)
    return None if event == content.NOTHING else Reason("why-useless", {"thing": thing, "event": event})


def _event_that(s: TownState, kind: int, what: int) -> int:
    """The permanent event in force that has an op of this kind about this, or NOTHING."""
    box = s.content
    for event in in_force(s):
        op = box.event_list[event]
        while box.op[op] != content.END:
            if box.op[op] == kind and box.op_what[op] == what:
                return event
            op += 1
    return content.NOTHING


# -- the council ---------------------------------------------------------------------------------------------------------------------------


def _why_not_lay(s: TownState, seat: int, turns: int) -> Reason | None:
    """[WE-3.2] Its favour could not be paid."""
    field = field_after(s, number_at(s, turns))
    lacking = _lacks(s, seat, s.content.favour_pay[field])
    return lacking and Reason("why-cannot-pay-favour", {"thing": lacking.args["thing"], "number": lacking.args["number"], "favour": field})


# -- cards ---------------------------------------------------------------------------------------------------------------------------------


def _where_card_is(s: TownState, seat: int, card: int) -> Reason:
    """Not in his hand, so it lies somewhere else; whose it is knows where."""
    c = s.cells
    if c[m.FACE_UP + seat] >> card & 1:
        message = "why-card-open"
    elif c[m.FACE_DOWN + seat] >> card & 1:
        message = "why-card-face-down"
    else:
        message = "why-card-aside"
    return Reason(message, {"action": card})


def forbidding(s: TownState, cards: int) -> int:
    """The event that forbids the use of one of these cards, or NOTHING."""
    for card in numbers_of(cards, 0):
        event = _event_that(s, content.FORBID, card)
        if event != content.NOTHING:
            return event
    return content.NOTHING


def _why_not_used(s: TownState, seat: int, kind: str) -> Reason | None:
    """After his open card: was this what it would have done, had an event not forbidden it?"""
    c = s.cells
    card = c[m.LAST + seat]
    below = c[TOP] - FRAME
    if card == m.EMPTY or c[below] != agenda.TURN or c[below + 2] <= OPEN_CARD or KIND_OF.get(card) != kind:
        return None
    event = forbidding(s, 1 << card)
    return None if event == content.NOTHING else Reason("why-forbidden", {"action": card, "event": event})


def _why_not_use(s: TownState, seat: int, kind: str, move: int, used_as: int) -> Reason | None:
    """[WE-4] What stands in the way of this use of the card."""
    card = used_as % BY_PRIVILEGE
    if kind in ("pass", "done") or (kind not in KIND_OF.values() and kind != "earn"):
        return None
    if kind != KIND_OF[card] or (kind == "take" and move - moves.TAKE not in TAKEN[card]):
        return Reason("why-not-of-card", {"action": card})
    cost = cost_of_use(s, cards_used(used_as)) or content.NO_BUNDLE
    if kind == "take":
        return _out_of_stock(s, _and(content.NO_BUNDLE, move - moves.TAKE, 1), cost)
    if kind == "build":
        return _why_not_build(s, seat, *divmod(move - moves.BUILD, moves.WAYS_TO_BUILD), cost)
    if kind == "sell":
        return _why_not_sell(s, seat, *divmod(move - moves.SELL, moves.CLOTHS), cost)
    if kind == "house":
        site = move - moves.HOUSE
        return _why_not_house(s, seat, site) or _lacks(s, seat, _and(_and(cost, content.MONEY, 1), s.content.site_material[site], 1))
    if kind == "rent":
        return _why_not_rent(s, seat, moves.RENTED[move - moves.RENT])
    if kind == "donate":
        return _why_not_donate(s, seat, move - moves.DONATE, cost)
    if kind == "weave":
        number = move - moves.WEAVE + 1
        return _lacks(s, seat, _and(cost, content.WOOL, number)) or _out_of_stock(s, _and(content.NO_BUNDLE, content.CLOTH, number), cost)
    if kind == "treat":
        return _why_not_treat(s, seat, move - moves.TREAT, 0)
    if kind == "favour":
        return None
    raise AssertionError(f"why move {move} is not offered is not known")


def _why_not_project(s: TownState, project: int) -> Reason | None:
    """[WE-6.1] [WE-6.5] It takes nothing now."""
    c = s.cells
    if c[m.PROJECT + project] == m.NOT_THERE:
        return Reason("why-project-not-there", {"project": project})
    if c[m.PROJECT + project] == m.FINISHED:
        return Reason("why-project-finished", {"project": project})
    return Reason("why-project-covered", {"project": project}) if c[m.COVERED_PROJECTS] >> project & 1 else None


def _why_not_build(s: TownState, seat: int, project: int, materials: int, cost: list[int]) -> Reason | None:
    found = _why_not_project(s, project)
    if found is not None:
        return found
    stones, woods = moves.STONES_OF[materials], moves.WOODS_OF[materials]
    for thing, number, spaces in ((content.STONE, stones, stone_spaces(s, project)), (content.WOOD, woods, wood_spaces(s, project))):
        if number > spaces:
            return Reason("why-no-space", {"thing": thing, "project": project, "number": spaces})
    return _lacks(s, seat, _and(_and(cost, content.STONE, stones), content.WOOD, woods))


def _why_not_donate(s: TownState, seat: int, project: int, cost: list[int]) -> Reason | None:
    found = _why_not_project(s, project)
    if found is not None:
        return found
    if s.cells[m.SEALS + project] >> seat & 1:
        return Reason("why-donated", {"project": project})
    return Reason("why-no-seal") if s.cells[m.SEALS_LEFT + seat] == 0 else _lacks(s, seat, _and(cost, content.MONEY, 1))


def _why_not_sell(s: TownState, seat: int, wool: int, cloth: int, cost: list[int]) -> Reason | None:
    if wool + cloth == 0:
        return Reason("why-sell-nothing")
    for good, number in enumerate((wool, cloth)):
        if number and is_covered(s, content.WOOL + good):
            return Reason("why-market-covered", {"thing": content.WOOL + good})
    return _lacks(s, seat, _and(_and(cost, content.WOOL, wool), content.CLOTH, cloth))


def _why_not_house(s: TownState, seat: int, site: int) -> Reason | None:
    """[WE-4.5] The site, its twin, or no house left."""
    c = s.cells
    twin = s.content.site_twin[site]
    if c[m.SITE + site] != m.EMPTY:
        return Reason("why-site-taken", {"site": site, "seat": c[m.SITE + site]})
    if c[m.SITE + twin] == seat:
        return Reason("why-site-twin", {"site": twin})
    return Reason("why-no-house") if c[m.HOUSES_LEFT + seat] == 0 else None


def _why_not_rent(s: TownState, seat: int, sites: list[int]) -> Reason:
    """[WE-4.6] Not his house, or nothing to be had of it."""
    for site in sites:
        if s.cells[m.SITE + site] != seat:
            return Reason("why-not-your-house", {"site": site})
    return Reason("why-rent-nothing")


# -- grants and the sick -------------------------------------------------------------------------------------------------------------------


def _why_not_grant(s: TownState, seat: int, kind: str, move: int, grant: int) -> Reason | None:
    """[WE-3.9] What stands in the way of this use of a grant."""
    if kind != GRANT_KIND[grant]:
        return None
    if grant == content.TREAT:
        return _why_not_treat(s, seat, move - moves.TREAT, 0)
    if grant == content.FREE_HOUSE:
        return _why_not_house(s, seat, move - moves.HOUSE)
    return None  # a favour is asked about only where the stone can move


def _why_not_treat(s: TownState, seat: int, place: int, treated: int) -> Reason | None:
    """[WE-9.3] Nobody is sick there, the order of the places, or too little knowledge for all of them together."""
    c = s.cells
    tile = c[m.PLACES + place]
    if c[m.CHAPTER] < FIRST_PLAGUE:
        return Reason("why-no-plague")
    if tile == m.TILE_DOWN or tile == m.TILE_GONE:
        return Reason("why-not-sick" if tile == m.TILE_DOWN else "why-healed", {"place": place})
    if treated >> place & 1:
        return Reason("why-treated", {"place": place})
    if treated >> place:
        return Reason("why-treat-order", {"place": treated.bit_length() - 1})
    if useless(s, content.KNOWLEDGE):
        return _why_useless(s, content.KNOWLEDGE)
    needed = tile + sum(c[m.PLACES + one] for one in numbers_of(treated, 0))
    return Reason("why-knowledge", {"number": needed, "have": counted(s, seat, content.KNOWLEDGE)})


# -- events --------------------------------------------------------------------------------------------------------------------------------


def _why_not_exchange(s: TownState, seat: int, event: int, step: int) -> Reason | None:
    """[WE-3.8] Not in force, nothing to exchange, done already, or what it takes or gives is not there."""
    c = s.cells
    if step == agenda.EXCHANGE:
        return Reason("why-event-other", {"event": c[m.EVENT]})
    place = next((place for place in range(m.EDGE_PLACES + 1) if event_at(s, place) == event), content.NOTHING)
    if place == content.NOTHING:
        return Reason("why-event-not-there", {"event": event})
    op = s.content.event_exchange[event]
    if op == content.NOTHING:
        return Reason("why-no-exchange", {"event": event})
    if c[m.EXCHANGED + seat] >> place & 1:
        return Reason("why-exchanged", {"event": event})
    lacking = _lacks(s, seat, s.content.op_give[op]) or _out_of_stock(s, s.content.op_get[op], content.NO_BUNDLE)
    return lacking or Reason("why-exchange-no-use", {"event": event})


def _why_not_lose(s: TownState, thing: int) -> Reason:
    """Not a kind that is asked for, or he has none."""
    op = s.cells[s.cells[TOP] + 2]
    asked = s.content.op_one_of[op]
    if not asked >> thing & 1:
        return Reason("why-not-asked-for", {"event": s.cells[m.EVENT], "thing": thing})
    return Reason("why-none-of-it", {"thing": thing})


def _why_not_show(s: TownState, seat: int, number: int) -> Reason | None:
    """[WE-3.10] More than he has, or more than is counted."""
    op = s.cells[s.cells[TOP] + 2]
    thing = s.content.op_per[op]
    if number > s.cells[m.HAVE + seat * content.HELD + thing]:
        return _lacks(s, seat, _and(content.NO_BUNDLE, thing, number))
    return Reason("why-show-most", {"thing": thing, "number": s.moves[-1] - moves.SHOW})
