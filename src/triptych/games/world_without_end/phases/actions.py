"""The action phase (WE-3.5, WE-4): a card open, its use, a card face down, and permanent exchanges around them."""

from __future__ import annotations

from typing import Final

from triptych.core.sets import numbers_of
from triptych.core.state import TOP
from triptych.core.steps import AUTO, LOT, SEAT
from triptych.games.world_without_end import agenda, content, moves
from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.events import can_exchange, carry_out_exchange, discards
from triptych.games.world_without_end.phases.favours import can_move, move_stone
from triptych.games.world_without_end.phases.grants import build_house, can_build, treatable
from triptych.games.world_without_end.phases.lasting import cost_of_use, draws_discards, forbidden, gains_of_use, price
from triptych.games.world_without_end.phases.projects import build, is_open, stone_spaces, wood_spaces
from triptych.games.world_without_end.phases.step import TownStep, in_order
from triptych.games.world_without_end.phases.stock import (
    anything_in_stock,
    counted,
    gain,
    gain_bundle,
    give_bundle,
    give_up,
    has,
    score,
)

# The stages of a turn (WE-3.8).
BEFORE: Final = 0
OPEN_CARD: Final = 1
AFTER: Final = 2
FACE_DOWN_CARD: Final = 3
TURN_OVER: Final = 4

BY_PRIVILEGE: Final = 16  # on top of the card in the frame of a use
USED: Final = 32  # on top of that in the frame below, once it has been used
FIRST_PLAGUE: Final = 3  # the chapter from which the sick can be treated


class Actions(TownStep):
    """[WE-3.5] One turn after the other, beginning with the active player."""

    kind = AUTO
    name = "actions"

    def run(self, s: TownState) -> None:
        c = s.cells
        turn = c[c[TOP] + 1]
        if turn >= c[m.PLAYERS]:
            s.pop()
            return
        c[c[TOP] + 1] = turn + 1
        c[m.TURN] = in_order(s, turn)
        s.push(agenda.TURN, c[m.TURN], BEFORE)


class Turn(TownStep):
    """[WE-3.8] Exchanges, the open card, exchanges, the card face down. Who has laid his cards already has the exchanges only."""

    kind = AUTO
    name = "turn"
    most_a = SEAT
    most_b = TURN_OVER

    def run(self, s: TownState) -> None:
        c = s.cells
        frame = c[TOP]
        seat, stage = c[frame + 1], c[frame + 2]
        c[frame + 2] = stage + 1
        if stage == BEFORE:
            s.push(agenda.EXCHANGES, seat)
        elif c[m.SKIPS] >> seat & 1:
            s.pop()
        elif stage == OPEN_CARD:
            s.push(agenda.PLAY, seat)
        elif stage == AFTER:
            s.push(agenda.EXCHANGES, seat)
        elif stage == FACE_DOWN_CARD:
            self.discard(s, seat)
        elif stage == TURN_OVER:
            s.pop()
        else:
            raise AssertionError(f"a turn has no stage {stage}")

    def discard(self, s: TownState, seat: int) -> None:
        """[WE-8.1] None with the first action after Penance; [WE-2.6] none in chapter I of a first game."""
        c = s.cells
        if c[m.NO_DISCARD] >> seat & 1:
            c[m.NO_DISCARD] ^= 1 << seat
        elif discards(s):
            s.push(agenda.LOSE_CARD if draws_discards(s) else agenda.DISCARD, seat)


class Exchanges(TownStep):
    """[WE-3.8] Permanent exchanges, each once a round."""

    name = "exchanges"
    most_a = SEAT
    rule = "WE-3.8"

    def options(self, s: TownState, seat: int) -> list[int]:
        found: list[int] = []
        for place in range(m.EDGE_PLACES + 1):
            op = exchange_at(s, place)
            if op != content.NOTHING and not s.cells[m.EXCHANGED + seat] >> place & 1 and can_exchange(s, seat, op):
                found.append(moves.EXCHANGE + event_at(s, place))
        return [moves.PASS, *found] if found else found

    def play(self, s: TownState, seat: int, move: int) -> None:
        if move == moves.PASS:
            s.pop()
            return
        event = move - moves.EXCHANGE
        for place in range(m.EDGE_PLACES + 1):
            if event_at(s, place) == event:
                s.cells[m.EXCHANGED + seat] |= 1 << place
                carry_out_exchange(s, seat, event, s.content.event_exchange[event])


def event_at(s: TownState, place: int) -> int:
    """The event at a place of the edge, or, behind those, the one of this round."""
    return s.cells[m.EDGE + place] if place < m.EDGE_PLACES else s.cells[m.EVENT]


def exchange_at(s: TownState, place: int) -> int:
    """The exchange op of the permanent event there, or NOTHING."""
    event = event_at(s, place)
    return content.NOTHING if event == m.EMPTY else s.content.event_exchange[event]


class Play(TownStep):
    """[WE-3.5] A card open. [WE-4.4] Privilege is used as the card he last played in an action phase of this chapter."""

    name = "play"
    most_a = SEAT
    rule = "WE-3.5"

    def options(self, s: TownState, seat: int) -> list[int]:
        return numbers_of(s.cells[m.HAND + seat], moves.PLAY)

    def play(self, s: TownState, seat: int, move: int) -> None:
        c = s.cells
        card = move - moves.PLAY
        before = c[m.LAST_PLAYED + seat]
        c[m.HAND + seat] ^= 1 << card
        c[m.FACE_UP + seat] |= 1 << card
        c[m.LAST + seat] = card
        c[m.LAST_PLAYED + seat] = card
        s.tell(told.PLAYED, seat, card)
        used_as = card
        if card == content.PRIVILEGE:
            if before == m.EMPTY:
                s.tell(told.NO_USE, seat, card)
                s.pop()
                return
            s.tell(told.REPEATS, seat, before)
            used_as = before + BY_PRIVILEGE
        if s.sink is not None and not uses(s, seat, used_as):
            s.tell(told.NO_USE, seat, card)
        c[c[TOP]] = agenda.AFTER_USE
        c[c[TOP] + 2] = used_as
        s.push(agenda.USE, seat, used_as)


def cards_used(used_as: int) -> int:
    """The set of cards that a use counts for: the card, and Privilege if it is repeated by that."""
    return 1 << used_as if used_as < BY_PRIVILEGE else 1 << (used_as - BY_PRIVILEGE) | 1 << content.PRIVILEGE


def uses(s: TownState, seat: int, used_as: int) -> list[int]:
    """The ways to use a card, as far as nothing forbids it and [WE-3.8] what it costs before can be paid."""
    card = used_as % BY_PRIVILEGE
    if forbidden(s, card) or (used_as >= BY_PRIVILEGE and forbidden(s, content.PRIVILEGE)):
        return []
    cost = cost_of_use(s, cards_used(used_as))
    if not cost:
        return ways(s, seat, card)
    if not has(s, seat, cost):
        return []
    c = s.cells
    mine = m.HAVE + seat * content.HELD
    for thing in range(content.HELD):
        c[mine + thing] -= cost[thing]
        if thing < content.LIMITED:
            c[m.SUPPLY + thing] += cost[thing]
    found = ways(s, seat, card)
    for thing in range(content.HELD):
        c[mine + thing] += cost[thing]
        if thing < content.LIMITED:
            c[m.SUPPLY + thing] -= cost[thing]
    return found


def ways(s: TownState, seat: int, card: int) -> list[int]:
    """[WE-4] What a card can be used for by itself; Privilege comes here as the card it repeats. [WE-4.1] Grain, piety, material as far as
    they are in stock; [WE-4.7] a donation for money and a seal; [WE-4.8] cloth for wool; [WE-4.9] medicine."""
    c = s.cells
    have = m.HAVE + seat * content.HELD
    if card == content.GRAIN_CARD:
        return [moves.TAKE + content.GRAIN] if c[m.SUPPLY + content.GRAIN] > 0 else []
    if card == content.PIETY_CARD:
        return [moves.TAKE + content.PIETY] if c[m.SUPPLY + content.PIETY] > 0 else []
    if card == content.MATERIAL:
        return [moves.TAKE + thing for thing in (content.STONE, content.WOOD) if c[m.SUPPLY + thing] > 0]
    if card == content.PROJECT:
        return _buildings(s, seat)
    if card == content.SALE:
        return _sales(s, seat)
    if card == content.HOUSE_BUILDING:
        if c[have + content.MONEY] == 0:
            return []
        return [
            moves.HOUSE + site for site in range(content.SITES) if c[have + s.content.site_material[site]] > 0 and can_build(s, seat, site)
        ]
    if card == content.RENT:
        return _rents(s, seat)
    if card == content.DONATION:
        if c[have + content.MONEY] == 0 or c[m.SEALS_LEFT + seat] == 0:
            return []
        return [moves.DONATE + p for p in range(content.PROJECTS) if is_open(s, p) and not c[m.SEALS + p] >> seat & 1]
    if card == content.CLOTH_MAKING:
        most = min(moves.MOST_WOVEN, c[have + content.WOOL], c[m.SUPPLY + content.CLOTH])
        return [moves.WEAVE + n for n in range(most)]
    if card == content.MEDICINE:
        if c[m.CHAPTER] < FIRST_PLAGUE:
            return [moves.EARN]
        return [moves.EARN, *treatable(s, counted(s, seat, content.KNOWLEDGE), 0)]
    if card == content.FAVOUR_CARD:
        return [moves.FAVOUR] if can_move(s, seat) else []
    raise AssertionError(f"how card {card} is used is not known")


def _buildings(s: TownState, seat: int) -> list[int]:
    """[WE-4.2] One or two of his materials on the free spaces of one project."""
    c = s.cells
    found: list[int] = []
    have = m.HAVE + seat * content.HELD
    if c[have + content.STONE] + c[have + content.WOOD] == 0:
        return found
    for project in range(content.PROJECTS):
        if is_open(s, project):
            stones = min(moves.MOST_BUILT, c[have + content.STONE], stone_spaces(s, project))
            woods = min(moves.MOST_BUILT, c[have + content.WOOD], wood_spaces(s, project))
            for materials in range(moves.WAYS_TO_BUILD):
                if moves.STONES_OF[materials] <= stones and moves.WOODS_OF[materials] <= woods:
                    found.append(moves.BUILD + project * moves.WAYS_TO_BUILD + materials)
    return found


def is_covered(s: TownState, good: int) -> bool:
    """Does the market not buy this good now?"""
    return s.cells[m.COVERED_MARKET] >> (good - content.WOOL) & 1 == 1


def _sales(s: TownState, seat: int) -> list[int]:
    """[WE-4.3] Any amount of wool, one cloth; not what is covered."""
    c = s.cells
    have = m.HAVE + seat * content.HELD
    wool = 0 if is_covered(s, content.WOOL) else min(c[have + content.WOOL], moves.MOST_WOOL)
    cloth = 0 if is_covered(s, content.CLOTH) else min(c[have + content.CLOTH], moves.MOST_CLOTH)
    found: list[int] = []
    for n in range(wool + 1):
        for bolt in range(cloth + 1):
            if n or bolt:
                found.append(moves.SELL + n * moves.CLOTHS + bolt)
    return found


def _rents(s: TownState, seat: int) -> list[int]:
    """[WE-4.6] One or two of his houses, if there is anything to be had of them."""
    c = s.cells
    mine = [site for site in range(content.SITES) if c[m.SITE + site] == seat]
    found: list[int] = []
    for i, site in enumerate(mine):
        pays = anything_in_stock(s, s.content.site_yield[site])
        if pays:
            found.append(moves.RENT + site)
        for other in mine[i + 1 :]:
            if pays or anything_in_stock(s, s.content.site_yield[other]):
                found.append(moves.RENT + moves.PAIR_AT[site * content.SITES + other])
    return found


class Use(TownStep):
    """[WE-3.5] The action of the card, which is always optional."""

    name = "use"
    most_a = SEAT
    rule = "WE-3.5"

    def options(self, s: TownState, seat: int) -> list[int]:
        found = uses(s, seat, s.cells[s.cells[TOP] + 2])
        return [moves.SKIP, *found] if found else found

    def play(self, s: TownState, seat: int, move: int) -> None:
        used_as = s.cells[s.cells[TOP] + 2]
        s.pop()
        if move == moves.SKIP:
            s.tell(told.SKIPPED, seat)
            return
        cards = cards_used(used_as)
        cost = cost_of_use(s, cards)
        if cost:
            give_bundle(s, seat, cost, told.FROM_EVENT)
        s.cells[s.cells[TOP] + 2] += USED
        carry_out(s, seat, move)


class AfterUse(TownStep):
    """[WE-3.8] What a `modify` gives, after everything that followed from the use. It waits below the use, so that a use is seen as a part
    of playing the card."""

    kind = AUTO
    name = "after-use"
    most_a = SEAT

    def run(self, s: TownState) -> None:
        seat, used_as = self.seat(s), s.cells[s.cells[TOP] + 2]
        s.pop()
        if used_as >= USED:
            for op in gains_of_use(s, cards_used(used_as - USED)):
                gain_bundle(s, seat, s.content.op_get[op], told.FROM_EVENT)


def carry_out(s: TownState, seat: int, move: int) -> None:
    """One way to use a card."""
    c = s.cells
    if move > moves.FAVOUR:
        raise AssertionError(f"how move {move} uses a card is not known")
    if move == moves.FAVOUR:
        move_stone(s, seat, 1)
    elif move >= moves.TREAT:
        s.push(agenda.TREATING, seat, 1 << (move - moves.TREAT))
    elif move >= moves.EARN:
        gain(s, seat, content.MONEY, 1, told.FROM_MEDICINE)
        score(s, seat, 1, told.FROM_MEDICINE)
    elif move >= moves.WEAVE:
        n = move - moves.WEAVE + 1
        s.tell(told.WOVE, seat, n)
        give_up(s, seat, content.WOOL, n)
        gain(s, seat, content.CLOTH, n)
    elif move >= moves.DONATE:
        project = move - moves.DONATE
        give_up(s, seat, content.MONEY, 1)
        c[m.SEALS_LEFT + seat] -= 1
        c[m.SEALS + project] |= 1 << seat
        s.tell(told.DONATED, seat, project)
    elif move >= moves.RENT:
        for site in moves.RENTED[move - moves.RENT]:
            s.tell(told.RENT, seat, site)
            gain_bundle(s, seat, s.content.site_yield[site], told.FROM_RENT)
    elif move >= moves.HOUSE:
        site = move - moves.HOUSE
        give_up(s, seat, content.MONEY, 1)
        give_up(s, seat, s.content.site_material[site], 1)
        build_house(s, seat, site)
    elif move >= moves.SELL:
        wool, cloth = divmod(move - moves.SELL, moves.CLOTHS)
        sell(s, seat, content.WOOL, wool)
        sell(s, seat, content.CLOTH, cloth)
    elif move >= moves.BUILD:
        project, materials = divmod(move - moves.BUILD, moves.WAYS_TO_BUILD)
        build(s, seat, project, moves.STONES_OF[materials], moves.WOODS_OF[materials])
    elif move >= moves.TAKE:
        gain(s, seat, move - moves.TAKE, 1)
    else:
        raise AssertionError(f"how move {move} uses a card is not known")


def sell(s: TownState, seat: int, good: int, n: int) -> None:
    """[WE-4.3] On the market, at the price in force; the goods go back to the stock."""
    if n == 0:
        return
    c = s.cells
    money = n * price(s, good - content.WOOL)
    c[m.HAVE + seat * content.HELD + good] -= n
    c[m.SUPPLY + good] += n
    c[m.HAVE + seat * content.HELD + content.MONEY] += money
    s.tell(told.SOLD, seat, good - content.WOOL, n, money)


class Treating(TownStep):
    """[WE-9.3] Several sick at once need the sum of the values; he says first whom he treats, in ascending order."""

    name = "treating"
    most_a = SEAT
    rule = "WE-9.3"

    def options(self, s: TownState, seat: int) -> list[int]:
        c = s.cells
        treated = c[c[TOP] + 2]
        knowledge = counted(s, seat, content.KNOWLEDGE)
        for place in numbers_of(treated, 0):
            knowledge -= c[m.PLACES + place]
        return [moves.DONE, *treatable(s, knowledge, treated.bit_length())]

    def play(self, s: TownState, seat: int, move: int) -> None:
        c = s.cells
        if move == moves.DONE:
            c[c[TOP]] = agenda.CURE
        else:
            c[c[TOP] + 2] |= 1 << (move - moves.TREAT)


class Discard(TownStep):
    """[WE-3.5] Another card face down, unused; [WE-1.7] only he knows which."""

    name = "discard"
    most_a = SEAT
    rule = "WE-3.5"
    secret = True

    def options(self, s: TownState, seat: int) -> list[int]:
        return numbers_of(s.cells[m.HAND + seat], moves.DISCARD)

    def play(self, s: TownState, seat: int, move: int) -> None:
        s.pop()
        put_face_down(s, seat, move - moves.DISCARD)
        s.tell(told.DISCARDED, seat, move - moves.DISCARD)


class LoseCard(TownStep):
    """[WE-8.1] A card of his hand face down, drawn at random; he may see which."""

    kind = LOT
    name = "lose-card"
    most_a = SEAT

    def outcomes(self, s: TownState) -> list[int]:
        return numbers_of(s.cells[m.HAND + self.seat(s)], moves.LOSE_CARD)

    def seen_by(self, s: TownState) -> int:
        return self.seat(s)

    def play(self, s: TownState, seat: int, move: int) -> None:
        loser = self.seat(s)
        s.pop()
        put_face_down(s, loser, move - moves.LOSE_CARD)
        s.tell(told.DRAWN_AWAY, loser, move - moves.LOSE_CARD)


def put_face_down(s: TownState, seat: int, card: int) -> None:
    c = s.cells
    c[m.HAND + seat] ^= 1 << card
    c[m.FACE_DOWN + seat] |= 1 << card
    c[m.FACE_DOWN_SIZE + seat] += 1
