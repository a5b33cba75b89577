"""Set-up (CF-2), as lots: start player, Loch Leven cards, religion dice, stacks [CF-2.7]."""

from __future__ import annotations

from triptych.core.state import TOP
from triptych.core.steps import LOT, SEAT
from triptych.games.column_of_fire import agenda, content, moves
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import Content, bit_of, country_of
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.phases.actions import FAITH_OUTCOMES, FAITH_WEIGHTS
from triptych.games.column_of_fire.phases.stacks import cards_left
from triptych.games.column_of_fire.phases.step import FireStep

STARTING_VP = 2


def empty_table(box: Content, players: int) -> FireState:
    """[CF-2.1] Before the first lot: everybody has 2 VP, tiles face down, stacks whole. [CF-2.7] The lots lie ready in their order."""
    s = FireState(box, m.LAYOUT.blank())
    c = s.cells
    c[m.PLAYERS] = players
    for seat in range(players):
        c[m.VP + seat] = STARTING_VP
    for kind in range(len(box.tile_count)):
        c[m.SUPPLY + kind] = box.tile_count[kind]
    for country in range(content.COUNTRIES):
        c[m.STACK_LEFT + country] = (1 << content.CARDS_PER_STACK) - 1
    for step in (agenda.ORDER, agenda.SETUP_STACK, agenda.SETUP_FAITH, agenda.DEAL, agenda.BEGIN):
        s.push(step)
    return s


class Begin(FireStep):
    """[CF-2.6] The start player is drawn; he never changes."""

    kind = LOT
    name = "begin"

    def outcomes(self, s: FireState) -> list[int]:
        return [moves.BEGIN + seat for seat in range(s.cells[m.PLAYERS])]

    def play(self, s: FireState, seat: int, move: int) -> None:
        s.cells[m.START] = move - moves.BEGIN
        s.tell(told.BEGINS, s.cells[m.START])
        s.pop()


class Deal(FireStep):
    """[CF-2.1] Each player gets a Loch Leven card; [CF-2.2] of two of one religion the later one draws again."""

    kind = LOT
    name = "deal"
    most_a = m.SEATS - 1

    def outcomes(self, s: FireState) -> list[int]:
        c = s.cells
        out_of_game = c[c[TOP] + 2]
        dealt = c[m.LOCH_CARD : m.LOCH_CARD + m.SEATS]
        return [moves.DEAL + card for card in range(content.LOCH_CARDS) if card not in dealt and out_of_game >> card & 1 == 0]

    def play(self, s: FireState, seat: int, move: int) -> None:
        c = s.cells
        frame = c[TOP]
        nth = c[frame + 1]
        players = c[m.PLAYERS]
        redealt = nth == players
        getter = (c[m.START] + (players - 1 if redealt else nth)) % players
        self.give(s, getter, move - moves.DEAL, redealt)
        if not redealt:
            c[frame + 1] = nth + 1
        if c[frame + 1] == players:
            if players == 2 and c[m.RELIGION] == c[m.RELIGION + 1]:
                self.take_back(s, (c[m.START] + 1) % players)
            else:
                s.pop()

    def give(self, s: FireState, seat: int, card: int, redealt: bool) -> None:
        c = s.cells
        religion = s.content.loch_religion[card]
        good = s.content.loch_good[card]
        c[m.LOCH_CARD + seat] = card
        c[m.RELIGION + seat] = religion
        c[m.GOODS + seat * content.GOOD_KINDS + good] += 1
        c[m.DISC + seat] = s.content.loch_space[card]
        c[m.PROTECTION + seat] = 1
        s.tell(told.REDEALT if redealt else told.DEALT, seat, card, religion, good)

    def take_back(self, s: FireState, seat: int) -> None:
        c = s.cells
        card = c[m.LOCH_CARD + seat]
        c[c[TOP] + 2] |= 1 << card
        c[m.LOCH_CARD + seat] = m.EMPTY
        c[m.GOODS + seat * content.GOOD_KINDS + s.content.loch_good[card]] -= 1
        c[m.DISC + seat] = m.EMPTY


class SetupFaith(FireStep):
    """[CF-2.4] Every player rolls the religion die onto the religion card."""

    kind = LOT
    name = "setup-faith"
    most_a = SEAT

    def outcomes(self, s: FireState) -> list[int]:
        return FAITH_OUTCOMES

    def weights(self, s: FireState) -> list[int]:
        return FAITH_WEIGHTS

    def play(self, s: FireState, seat: int, move: int) -> None:
        c = s.cells
        nth = c[c[TOP] + 1]
        roller = (c[m.START] + nth) % c[m.PLAYERS]
        c[m.FAITH + roller] = move - moves.ROLL - content.BLACK * content.FACES + 1
        s.tell(told.FAITH_ROLLED, roller, c[m.FAITH + roller])
        c[c[TOP] + 1] = nth + 1
        if nth + 1 == c[m.PLAYERS]:
            s.pop()


class SetupStack(FireStep):
    """[CF-2.5] Each stack's top card; events leave without effect until a person lies there."""

    kind = LOT
    name = "setup-stack"
    most_a = content.COUNTRIES - 1

    def outcomes(self, s: FireState) -> list[int]:
        return cards_left(s, s.cells[s.cells[TOP] + 1])

    def play(self, s: FireState, seat: int, move: int) -> None:
        c = s.cells
        card = move - moves.TURN_UP
        country = country_of(card)
        c[m.STACK_LEFT + country] ^= 1 << bit_of(card)
        if card >= content.PERSONS:
            s.tell(told.SET_ASIDE, country, card)
            return
        c[m.STACK_TOP + country] = card
        s.tell(told.TURNED_UP, country, card)
        c[c[TOP] + 1] = country + 1
        if country == content.COUNTRIES - 1:
            s.pop()
