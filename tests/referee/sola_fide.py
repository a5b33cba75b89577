"""A second, naive implementation of Sola Fide, for checking the engine.

Written from RULES.md and the head of content.toml alone and on purpose slow and simple: the whole game is one Python generator that reads
like the rules from the set-up to the last circle. Wherever players decide it yields a `Choice`, wherever chance decides a `Lot`, and it is
sent who answered and the text (SF-8) of what was chosen or fell. Every territory lies there by itself, with its printed colour and its
marker. The ids in the docstrings are those of RULES.md. Nothing is shared with the engine except the content file.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any, TypeVar

RELIGIONS = ["catholic", "protestant"]
SIDES = ["nobility", "commons"]
TRACK = ["N2", "N1", "C1", "C2"]  # SF-1.1
BELOW = {1: [2, 3], 2: [4, 5], 3: [5, 6], 4: [7, 8], 5: [8, 9], 6: [9, 10], 7: [], 8: [], 9: [], 10: []}  # SF-2.1
OPEN_AT_FIRST = [1, 2, 3]  # SF-2.1
DECKS = ["blue", "white", "orange", "green"]  # SF-1.3
DECK_SIZE = 15  # SF-2.4
LOOKED_AT = 3  # SF-2.4
FIRST_HAND = 3  # SF-2.5
HAND_LIMIT = 5  # SF-3.4
CHANCE = -1

Op = dict[str, Any]


@dataclass(frozen=True)
class Choice:
    """Players are asked: usually one, in the draft both at once."""

    asked: dict[int, list[str]]


@dataclass(frozen=True)
class Lot:
    """Chance is asked. `seen_by` is the only seat that sees what falls; None if both do."""

    weights: dict[str, int]
    seen_by: int | None = None


T = TypeVar("T")
Answer = tuple[int, str]
Flow = Generator[Choice | Lot, Answer, T]


class LastCircleTaken(Exception):
    """SF-6.1: the game ends at that instant, wherever it is."""


@dataclass
class Territory:
    """One territory of one side of a circle."""

    printed: str
    marker: str | None = None

    @property
    def owner(self) -> str:
        """SF-4.3: a marker says whose it is, else the print; printed neutral it is neutral only without a marker."""
        return self.marker or self.printed


@dataclass
class Circle:
    """One Imperial Circle: face "down", "open", "due" (its takeover has to wait for others, SF-4.9) or "taken"."""

    id: str
    number: int
    vp: int
    start: str
    sides: dict[str, list[Territory]]
    face: str = "down"
    taker: int | None = None
    power: str | None = None  # where the power marker stands

    @property
    def dominant(self) -> str:
        """SF-4.6."""
        return "nobility" if self.power in ("N2", "N1") else "commons"

    @property
    def subordinate(self) -> str:
        """SF-4.6."""
        return "commons" if self.dominant == "nobility" else "nobility"


@dataclass
class Player:
    """What belongs to one player."""

    religion: str = ""
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)  # played or discarded in his own turn, which is not over yet (SF-3.3)
    thrown: list[str] = field(default_factory=list)  # those in `discard` that he discarded in the other's turn, not over yet
    beside: list[str] = field(default_factory=list)  # the cards of a draw_keep (SF-3.7)
    playing: str | None = None  # the card being played (SF-3.7)
    permanent: str | None = None
    rewards: int = 0
    undealt: list[str] = field(default_factory=list)  # the draft: not looked at yet,
    looking: list[str] = field(default_factory=list)  # the three he looks at,
    kept: list[str] = field(default_factory=list)  # what he has kept,
    left_out: list[str] = field(default_factory=list)  # what has left the game


@dataclass
class Carrying:
    """A list of ops being carried out."""

    seat: int
    played: bool = False  # the ops of a card he played, not a bonus nor a `then`
    then_of_taking: bool = False  # the `then` of his `you_take_circle` (SF-4.18)
    chosen: Circle | None = None  # the circle chosen last, "same" (SF-4.14)
    converted: set[str] = field(default_factory=set)  # the sides on which a territory was converted


@dataclass(frozen=True)
class Bonus:
    """SF-5.5: what comes to whoever took a circle, at once or later (SF-5.6)."""

    seat: int
    permanent: str | None  # the `you_take_circle` card that lay in front of him then (SF-4.18)


class Referee:
    """One game, at rest at its next open choice or lot."""

    def __init__(self, content: dict[str, Any], options: dict[str, str]) -> None:
        self.how_sides = options.get("sides", "roll")
        self.how_decks = options.get("decks", "starter")
        self.limit = int(options.get("limit", "0"))
        assert self.how_sides in ("roll", "lot", "first-catholic", "first-protestant"), self.how_sides
        assert self.how_decks in ("starter", "draft"), self.how_decks

        self.cards: dict[str, dict[str, Any]] = {card["id"]: card for card in content["card"]}
        self.foreign: dict[str, dict[str, Any]] = {card["id"]: card for card in content["foreign"]}
        self.military: dict[int, list[Op]] = {entry["die"]: entry["effects"] for entry in content["military"]}
        self.circles: list[Circle] = [
            Circle(
                id=circle["id"],
                number=circle["number"],
                vp=circle["vp"],
                start=circle["start"],
                sides={side: [Territory(printed) for printed in circle[side]] for side in SIDES},
            )
            for circle in sorted(content["circle"], key=lambda circle: int(circle["number"]))
        ]
        self.players = [Player(), Player()]
        self.disputed: Circle | None = None  # None: the disputation marker lies in the supply (SF-2.2)
        self.turn: int | None = None
        self.turns = 0  # turns that are over
        self.extra_used = False  # in this turn (SF-4.16)
        self.bonuses_wait = False  # a military card, until the Protestant's bonus is done (SF-5.6)
        self.waiting: list[Bonus] = []  # first in, first out (SF-5.6)
        self.foreign_cards: list[str] = []  # the Foreign Influence cards being carried out, one within the other (SF-5.5)
        self.over = False
        for number in OPEN_AT_FIRST:
            self.turn_up(self.circle_number(number))

        self.asked: dict[int, list[str]] = {}
        self.lots: dict[str, int] = {}
        self.lot_seat: int | None = None
        self.flow: Flow[None] = self.game()
        self.run()

    # ------------------------------------------------------------------------------------------------ interface

    def run(self, answer: Answer | None = None) -> None:
        """Run the game on to its next open choice or lot."""
        self.asked, self.lots, self.lot_seat = {}, {}, None
        try:
            question = next(self.flow) if answer is None else self.flow.send(answer)
        except StopIteration:
            return
        if isinstance(question, Choice):
            self.asked = question.asked
            assert self.asked
            for ways in self.asked.values():
                assert len(ways) == len(set(ways)) > 1, ways
        else:
            self.lots = question.weights
            self.lot_seat = question.seen_by
            assert self.lots

    def play(self, seat: int, text: str) -> None:
        """A seat makes one of its moves."""
        if text not in self.asked.get(seat, []):
            raise ValueError(f"{text!r} of seat {seat} is not among {self.asked}")
        self.run((seat, text))

    def fall(self, text: str) -> None:
        """One of the possible lots falls."""
        if text not in self.lots:
            raise ValueError(f"{text!r} is not among {self.lots}")
        self.run((CHANCE, text))

    def table(self) -> dict[str, Any]:
        """Everything on the table, as plain data."""
        return {
            "religions": [player.religion for player in self.players],
            "circles": {
                circle.id: {
                    "face": circle.face,
                    "taker": circle.taker,
                    "power": circle.power,
                    **{side: sorted((territory.printed, territory.marker or "") for territory in circle.sides[side]) for side in SIDES},
                }
                for circle in self.circles
            },
            "disputed": self.disputed.id if self.disputed else None,
            "rewards": [player.rewards for player in self.players],
            "cards": [
                {
                    "hand": sorted(player.hand),
                    "deck": sorted(player.deck),
                    "discard": sorted(player.discard),
                    "thrown": sorted(player.thrown),
                    "spent": sorted(player.spent),
                    "beside": sorted(player.beside),
                    "playing": player.playing,
                    "permanent": player.permanent,
                    "undealt": sorted(player.undealt),
                    "looking": sorted(player.looking),
                    "kept": sorted(player.kept),
                    "left_out": sorted(player.left_out),
                }
                for player in self.players
            ],
            "foreign": list(self.foreign_cards),
            "waiting": [(bonus.seat, bonus.permanent) for bonus in self.waiting],
            "turn": self.turn,
            "turns": self.turns,
            "points": self.points(),
            "over": self.over,
        }

    def points(self) -> list[int]:
        """SF-6.1: the VP of his circles and 1 VP a reward marker."""
        return [
            sum(circle.vp for circle in self.circles if circle.taker == seat) + player.rewards for seat, player in enumerate(self.players)
        ]

    def winners(self) -> list[int]:
        """SF-6.1: most VP wins, a tie is shared."""
        assert self.over
        points = self.points()
        return [seat for seat in (0, 1) if points[seat] == max(points)]

    # ----------------------------------------------------------------------------------------------- small words

    def other(self, seat: int) -> int:
        return 1 - seat

    def seat_of(self, religion: str) -> int:
        return [player.religion for player in self.players].index(religion)

    def circle_number(self, number: int) -> Circle:
        return next(circle for circle in self.circles if circle.number == number)

    def open_circles(self) -> list[Circle]:
        """SF-4.9: face up and not taken, nor due."""
        return [circle for circle in self.circles if circle.face == "open"]

    def permanent(self, seat: int) -> dict[str, Any]:
        """What the card that lies in front of a player says (SF-4.10); nothing if there is none."""
        card = self.players[seat].permanent
        says: dict[str, Any] = self.cards[card]["permanent"] if card is not None else {}
        return says

    def turn_up(self, circle: Circle) -> None:
        """SF-2.1, SF-5.3: face up, with its power marker on the start space."""
        assert circle.face == "down"
        circle.face = "open"
        circle.power = circle.start

    # ------------------------------------------------------------------------------------- asking players and chance

    def choose(self, seat: int, ways: list[str]) -> Flow[str]:
        """SF-3.6: where only one way of going on is left it is taken by itself."""
        assert ways
        if len(ways) == 1:
            return ways[0]
        answerer, text = yield Choice({seat: ways})
        assert answerer == seat
        return text

    def roll(self) -> Flow[int]:
        """A six-sided die, seen by both."""
        _, fallen = yield Lot({f"roll {number}": 1 for number in range(1, 7)})
        return int(fallen.split()[1])

    def higher_roll(self) -> Flow[int]:
        """SF-2.3, SF-2.5: both roll, the first seat first, ties roll again: the seat with the higher roll."""
        while True:
            first = yield from self.roll()
            second = yield from self.roll()
            if first != second:
                return 0 if first > second else 1

    # ---------------------------------------------------------------------------------------------------- the game

    def game(self) -> Flow[None]:
        """The whole game."""
        first = yield from self.set_up()
        yield from self.turns_from(first)

    def set_up(self) -> Flow[int]:
        """SF-2, in the order of SF-2.6: who begins."""
        yield from self.fix_sides()
        if self.how_decks == "draft":
            yield from self.draft()
        else:
            self.take_starter_decks()
        for seat in (0, 1):
            for _ in range(FIRST_HAND):
                yield from self.draw_one(seat, self.players[seat].hand)
        return (yield from self.higher_roll())

    def turns_from(self, seat: int) -> Flow[None]:
        """SF-3.1, until the last circle is taken (SF-6.1) or the limit is reached (SF-6.2)."""
        try:
            while not self.limit or self.turns < self.limit:
                yield from self.take_turn(seat)
                seat = self.other(seat)
        except LastCircleTaken:
            pass
        self.over = True

    def fix_sides(self) -> Flow[None]:
        """SF-2.3, SF-2.7."""
        if self.how_sides == "roll":
            chooser = yield from self.higher_roll()
            text = yield from self.choose(chooser, ["choose catholic", "choose protestant"])
            catholic = chooser if text == "choose catholic" else self.other(chooser)
        elif self.how_sides == "lot":
            _, fallen = yield Lot({"catholic 1": 1, "catholic 2": 1})
            catholic = int(fallen.split()[1]) - 1
        else:
            catholic = 0 if self.how_sides == "first-catholic" else 1
        self.players[catholic].religion = "catholic"
        self.players[self.other(catholic)].religion = "protestant"

    def cards_of(self, religion: str) -> list[str]:
        return [card["id"] for card in self.cards.values() if card["side"] == religion]

    def take_starter_decks(self) -> None:
        """SF-2.4: the 15 starter cards of the side; the others are left out."""
        for player in self.players:
            for card in self.cards_of(player.religion):
                if self.cards[card].get("starter", False):
                    player.deck.append(card)
                else:
                    player.left_out.append(card)
            assert len(player.deck) == DECK_SIZE

    def draft(self) -> Flow[None]:
        """SF-2.4, SF-2.6: 15 times he looks at three and keeps one; both at the same time, neither waiting for the other."""
        for player in self.players:
            player.undealt = self.cards_of(player.religion)
        for seat in (0, 1):
            yield from self.deal_three(seat)
        while any(player.looking for player in self.players):
            seat, text = yield Choice(
                {seat: [f"keep {card}" for card in player.looking] for seat, player in enumerate(self.players) if player.looking}
            )
            player = self.players[seat]
            kept = text.split()[1]
            player.looking.remove(kept)
            player.kept.append(kept)
            player.left_out += player.looking
            player.looking = []
            if len(player.kept) < DECK_SIZE:
                yield from self.deal_three(seat)
        for player in self.players:
            player.deck, player.kept = player.kept, []

    def deal_three(self, seat: int) -> Flow[None]:
        """SF-2.4: three to look at, for his eyes only."""
        player = self.players[seat]
        for _ in range(LOOKED_AT):
            _, fallen = yield Lot({f"deal {card}": 1 for card in player.undealt}, seat)
            card = fallen.split()[1]
            player.undealt.remove(card)
            player.looking.append(card)

    # ------------------------------------------------------------------------------------------------------ a turn

    def take_turn(self, seat: int) -> Flow[None]:
        """SF-3.1, SF-5.8."""
        self.turn = seat
        self.extra_used = False
        text = yield from self.choose(seat, self.actions(seat))
        if text == "draw":
            yield from self.draw_for_the_turn(seat)
        else:
            yield from self.play_card(seat, text.split()[1])
        yield from self.keep_hand_limit(seat)
        self.end_turn(seat)

    def actions(self, seat: int) -> list[str]:
        """SF-3.1: play or draw; no draw where there is nothing to draw, unless his hand is empty too (SF-3.5)."""
        player = self.players[seat]
        plays = [f"play {card}" for card in player.hand]
        return ["draw", *plays] if player.deck or player.discard or not plays else plays

    def draw_for_the_turn(self, seat: int) -> Flow[None]:
        """SF-3.1, and the permanent card that works then."""
        yield from self.draw_one(seat, self.players[seat].hand)
        if self.permanent(seat).get("when") == "you_draw_for_turn":
            yield from self.use_or_leave(Carrying(seat), self.permanent(seat)["then"])

    def play_card(self, seat: int, card: str) -> Flow[None]:
        """SF-3.2, SF-5.8."""
        player = self.players[seat]
        says = self.cards[card]
        player.hand.remove(card)
        player.playing = card
        self.bonuses_wait = says.get("military", False)
        if "permanent" in says and player.permanent is not None:  # SF-4.10: the old one is discarded first
            player.spent.append(player.permanent)
            player.permanent = None

        carrying = Carrying(seat, played=True)
        yield from self.carry_out(carrying, (yield from self.list_of_ops(seat, says)))
        if self.permanent(seat).get("when") == "you_convert" and self.permanent(seat)["side"] in carrying.converted:  # SF-4.18
            yield from self.use_or_leave(Carrying(seat), self.permanent(seat)["then"])

        player.playing = None
        if "permanent" in says:
            player.permanent = card
        else:
            player.spent.append(card)
        if says.get("military", False):
            yield from self.military_bonus()
            self.bonuses_wait = False  # SF-5.6: from then on nothing waits any more
            while self.waiting:
                yield from self.bonus(self.waiting.pop(0))

    def list_of_ops(self, seat: int, says: dict[str, Any]) -> Flow[list[Op]]:
        """The effects of a card, or the one of its lists that he chooses (SF-4.14)."""
        if "choice" in says:
            text = yield from self.choose(seat, [f"do {number}" for number in range(1, len(says["choice"]) + 1)])
            chosen: list[Op] = says["choice"][int(text.split()[1]) - 1]
            return chosen
        effects: list[Op] = says.get("effects", [])
        return effects

    def use_or_leave(self, carrying: Carrying, then: list[Op]) -> Flow[None]:
        """SF-4.10: using a `then` is optional each time."""
        text = yield from self.choose(carrying.seat, ["use", "leave"])
        if text == "use":
            yield from self.carry_out(carrying, then)

    def military_bonus(self) -> Flow[None]:
        """SF-4.11: the Protestant rolls and carries out his bonus."""
        number = yield from self.roll()
        yield from self.carry_out(Carrying(self.seat_of("protestant")), self.military[number])

    def bonus(self, bonus: Bonus) -> Flow[None]:
        """SF-4.18, SF-5.4: `you_take_circle` with whatever follows from it, then the Foreign Influence card."""
        if bonus.permanent is not None:
            then = self.cards[bonus.permanent]["permanent"]["then"]
            yield from self.use_or_leave(Carrying(bonus.seat, then_of_taking=True), then)
        yield from self.foreign_influence(bonus.seat)

    def foreign_influence(self, seat: int) -> Flow[None]:
        """SF-5.5: from a deck of his choice, evenly among its four cards, also if one of them is being carried out."""
        text = yield from self.choose(seat, [f"influence {deck}" for deck in DECKS])
        deck = text.split()[1]
        _, fallen = yield Lot({f"foreign {card}": 1 for card, says in self.foreign.items() if says["deck"] == deck})
        self.foreign_cards.append(fallen.split()[1])
        ops = yield from self.list_of_ops(seat, self.foreign[self.foreign_cards[-1]])
        yield from self.carry_out(Carrying(seat), ops)
        self.foreign_cards.pop()

    def keep_hand_limit(self, seat: int) -> Flow[None]:
        """SF-3.4."""
        limit = self.permanent(seat).get("hand_limit", HAND_LIMIT)
        hand = self.players[seat].hand
        if len(hand) > limit:
            yield from self.must_discard(seat, len(hand) - limit, hand)

    def end_turn(self, seat: int) -> None:
        """SF-3.3, SF-5.8: this turn's cards join the discard."""
        player = self.players[seat]
        player.discard += player.spent
        player.spent = []
        self.players[self.other(seat)].thrown = []
        self.turns += 1

    # ------------------------------------------------------------------------------------------- drawing and discarding

    def draw_one(self, seat: int, to: list[str]) -> Flow[None]:
        """SF-3.3, SF-3.5: one card for his eyes only; from an empty deck the discard is shuffled first."""
        player = self.players[seat]
        if not player.deck:
            player.deck, player.discard, player.thrown = player.discard, [], []
        if not player.deck:
            return
        _, fallen = yield Lot({f"draw {card}": 1 for card in player.deck}, seat)
        card = fallen.split()[1]
        player.deck.remove(card)
        to.append(card)

    def discard_from(self, seat: int, cards: list[str], card: str) -> None:
        """In his own turn it is set apart until the turn ends (SF-3.3); in the other's it joins the discard at once."""
        player = self.players[seat]
        cards.remove(card)
        if seat == self.turn:
            player.spent.append(card)
        else:
            player.discard.append(card)
            player.thrown.append(card)

    def discard_all(self, seat: int, cards: list[str]) -> None:
        """SF-3.6: lowest number first."""
        for card in sorted(cards, key=lambda card: int(self.cards[card]["number"])):
            self.discard_from(seat, cards, card)

    def choose_discard(self, seat: int, cards: list[str], beside: list[str]) -> Flow[bool]:
        """He discards one card, or says what is offered beside it: was one discarded?"""
        text = yield from self.choose(seat, [*[f"discard {card}" for card in cards], *beside])
        if text in beside:
            return False
        self.discard_from(seat, cards, text.split()[1])
        return True

    def must_discard(self, seat: int, n: int, cards: list[str]) -> Flow[None]:
        """SF-3.6: n of these cards, one at a time, of his choice; all of them if there are no more than n."""
        if n >= len(cards):
            self.discard_all(seat, cards)
            return
        for _ in range(n):
            yield from self.choose_discard(seat, cards, [])

    def lose_by_chance(self, seat: int, n: int) -> Flow[None]:
        """SF-7.1: drawn evenly, seen by both; no lot is drawn if all are lost (SF-3.6)."""
        hand = self.players[seat].hand
        if n >= len(hand):
            self.discard_all(seat, hand)
            return
        for _ in range(n):
            _, fallen = yield Lot({f"lose {card}": 1 for card in hand})
            self.discard_from(seat, hand, fallen.split()[1])

    # -------------------------------------------------------------------------------------------------------- the ops

    def carry_out(self, carrying: Carrying, ops: list[Op]) -> Flow[None]:
        """SF-3.2: the ops in their order, as far as possible."""
        for place, op in enumerate(ops):
            name = op["op"]
            followed = self.followed_by_same(ops[place + 1 :])
            if name in ("convert", "move", "remove_markers"):
                yield from self.in_circles(carrying, op, op.get("circles", 1), followed)
            elif name == "dispute":
                yield from self.dispute(carrying, op)
            elif name == "draw":
                yield from self.draw(carrying.seat, op["n"])
            elif name == "draw_keep":
                yield from self.draw_keep(carrying.seat, op["n"], op["keep"])
            elif name == "discard":
                yield from self.must_discard(carrying.seat, op["n"], self.players[carrying.seat].hand)
            elif name == "opponent_discards":
                yield from self.opponent_discards(self.other(carrying.seat), op["n"], op["random"])
            elif name == "recover":
                yield from self.recover(carrying.seat, op["n"])
            elif name == "cost":
                paid = yield from self.pay(carrying.seat, op["discard"])
                if not paid:
                    return
            else:
                assert name == "per_discard", name
                yield from self.per_discard(carrying, op, followed)

    def followed_by_same(self, later: list[Op]) -> bool:
        """SF-4.15: does the next op of the list that names a circle say "same"?"""
        for op in later:
            if op["op"] in ("convert", "move", "dispute", "remove_markers"):
                return bool(op.get("where", "any") == "same")
            if op["op"] == "per_discard":
                return bool(op["effect"].get("where", "any") == "same")
        return False

    def draw(self, seat: int, n: int) -> Flow[None]:
        """SF-3.3: drawing n is n single draws."""
        for _ in range(n):
            yield from self.draw_one(seat, self.players[seat].hand)

    def draw_keep(self, seat: int, n: int, keep: int) -> Flow[None]:
        """SF-3.7: the cards lie beside the hand until those not kept are discarded."""
        player = self.players[seat]
        for _ in range(n):
            yield from self.draw_one(seat, player.beside)
        if len(player.beside) > keep:
            yield from self.must_discard(seat, len(player.beside) - keep, player.beside)
        player.hand += player.beside
        player.beside = []

    def opponent_discards(self, opponent: int, n: int, random: bool) -> Flow[None]:
        """Of his own choice, or by chance."""
        if random:
            yield from self.lose_by_chance(opponent, n)
        else:
            yield from self.must_discard(opponent, n, self.players[opponent].hand)

    def recover(self, seat: int, n: int) -> Flow[None]:
        """SF-4.17: one card after the other, as long as there is one; never one played or discarded in this turn."""
        player = self.players[seat]
        for _ in range(n):
            there = [card for card in player.discard if card not in player.thrown]
            if not there:
                return
            text = yield from self.choose(seat, [f"recover {card}" for card in there])
            card = text.split()[1]
            player.discard.remove(card)
            player.hand.append(card)

    def pay(self, seat: int, n: int) -> Flow[bool]:
        """SF-4.8, SF-4.17: all or none; who has discarded the first card must go on."""
        hand = self.players[seat].hand
        if len(hand) < n:
            return False
        begun = yield from self.choose_discard(seat, hand, ["decline"])
        if begun:
            yield from self.must_discard(seat, n - 1, hand)
        return begun

    def per_discard(self, carrying: Carrying, op: Op, followed: bool) -> Flow[None]:
        """SF-4.8, SF-4.17: all discards come first, then the effects, every time in another circle."""
        hand = self.players[carrying.seat].hand
        discarded = 0
        while hand and discarded < op.get("max", len(self.cards)):
            another = yield from self.choose_discard(carrying.seat, hand, ["enough"])
            if not another:
                break
            discarded += 1
        yield from self.in_circles(carrying, op["effect"], discarded * op["effect"].get("circles", 1), followed)

    def dispute(self, carrying: Carrying, op: Op) -> Flow[None]:
        """SF-4.7: from the supply or another circle; he may choose the one on which it lies."""
        allowed = self.allowed_circles(carrying, op.get("where", "any"))
        if not allowed:
            return
        text = yield from self.choose(carrying.seat, [f"dispute {circle.id}" for circle in allowed])
        (circle,) = [circle for circle in allowed if circle.id == text.split()[1]]
        carrying.chosen = circle
        self.disputed = circle

    # -------------------------------------------------------------------------------- convert, move, remove markers

    def allowed_circles(self, carrying: Carrying, where: str | list[str]) -> list[Circle]:
        """The open circles that a `where` names (SF-4.9, SF-4.14)."""
        if where == "any":
            return self.open_circles()
        if where == "disputed":
            return [circle for circle in self.open_circles() if circle is self.disputed]
        if where == "same":
            return [circle for circle in self.open_circles() if circle is carrying.chosen]
        assert isinstance(where, list), where
        return [circle for circle in self.open_circles() if circle.id in where]

    def in_circles(self, carrying: Carrying, op: Op, times: int, followed: bool) -> Flow[None]:
        """SF-4.13, SF-4.15: one circle at a time, none twice; takeovers come when the last one is carried out (SF-5.1)."""
        verb = {"convert": "convert", "move": "move", "remove_markers": "clear"}[op["op"]]
        allowed = self.allowed_circles(carrying, op.get("where", "any"))  # fixed when the op begins (SF-4.9)
        done: list[Circle] = []
        changed: list[Circle] = []
        for _ in range(times):
            ways: dict[str, tuple[Circle, str]] = {}
            for circle in allowed:
                for side in self.sides_to_choose(op, circle):
                    if circle not in done and (followed or self.would_change(carrying.seat, op, circle, side)):
                        ways[f"{verb} {circle.id} {side}"] = (circle, side)
            if not ways:
                break
            text = yield from self.choose(carrying.seat, [*ways, *(["decline"] if op["op"] == "remove_markers" else [])])
            if text == "decline":  # SF-5.7: nothing is chosen
                break
            circle, side = ways[text]
            done.append(circle)
            carrying.chosen = circle
            if self.would_change(carrying.seat, op, circle, side):
                changed.append(circle)
            if op["op"] == "convert":
                yield from self.convert(carrying, op, circle, side)
            elif op["op"] == "move":
                self.move(carrying.seat, op, circle, side)
            else:
                self.remove_markers(circle, side)
        yield from self.take_over(carrying, changed)

    def sides_to_choose(self, op: Op, circle: Circle) -> list[str]:
        """The sides (of a move: the directions) that an op offers in a circle; dominant and subordinate as it stands now (SF-4.14)."""
        says = op["toward"] if op["op"] == "move" else op["side"]
        if says == "dominant":
            return [circle.dominant]
        if says == "subordinate":
            return [circle.subordinate]
        if says == "either":
            return SIDES
        assert says in (*SIDES, "both"), says
        return [says]

    def sides_meant(self, side: str) -> list[str]:
        return SIDES if side == "both" else [side]

    def would_change(self, seat: int, op: Op, circle: Circle, side: str) -> bool:
        """SF-4.15."""
        if op["op"] == "convert":
            return any(self.number_to_convert(seat, op, circle, each) > 0 for each in self.sides_meant(side))
        if op["op"] == "move":
            return self.space_after(seat, op, circle, side) != circle.power
        return any(territory.marker for each in self.sides_meant(side) for territory in circle.sides[each])

    def protected(self, seat: int, what: str, circle: Circle, side: str) -> bool:
        """SF-4.10: does the opponent's permanent card forbid this?"""
        card = self.permanent(self.other(seat))
        if card.get("opponent_cannot") != what or circle is not self.disputed:
            return False
        return what == "move" or card.get("side", side) == side

    def convertible(self, seat: int, op: Op, circle: Circle, side: str) -> list[Territory]:
        """The territories of a side that the op could convert, in the order in which it does (SF-4.1, SF-4.2, SF-4.4)."""
        if self.protected(seat, "convert", circle, side):
            return []
        mine = self.players[seat].religion
        his = self.players[self.other(seat)].religion
        territories = circle.sides[side]
        neutral = [t for t in territories if t.owner == "neutral"]
        if op.get("neutral", False):
            return neutral
        markers_off = [t for t in territories if t.owner == his and t.printed == mine]
        swaps = [t for t in territories if t.owner == his and t.printed == "neutral"]
        printed = [t for t in territories if t.owner == his and t.printed == his]
        return markers_off + swaps + printed + neutral

    def number_to_convert(self, seat: int, op: Op, circle: Circle, side: str) -> int:
        """SF-4.1: as many as the op says; what is left over is lost."""
        there = len(self.convertible(seat, op, circle, side))
        if op["n"] == "all":
            assert op["neutral"]
            return there
        return min(int(op["n"]), there)

    def convert(self, carrying: Carrying, op: Op, circle: Circle, side: str) -> Flow[None]:
        """SF-4.1, SF-4.2, SF-4.16."""
        numbers = {each: self.number_to_convert(carrying.seat, op, circle, each) for each in self.sides_meant(side)}
        for each in numbers:
            if numbers[each] > 0 and self.extra_works(carrying, op, each):
                self.extra_used = True
                if len(self.convertible(carrying.seat, op, circle, each)) > numbers[each]:
                    text = yield from self.choose(carrying.seat, ["more", "no-more"])
                    if text == "more":
                        numbers[each] += 1
        for each, number in numbers.items():
            for territory in self.convertible(carrying.seat, op, circle, each)[:number]:
                self.make_his(territory, self.players[carrying.seat].religion)
                carrying.converted.add(each)

    def extra_works(self, carrying: Carrying, op: Op, side: str) -> bool:
        """SF-4.16: once a turn, for a card he played, not for an op with `neutral`."""
        card = self.permanent(carrying.seat)
        return (
            carrying.played
            and not op.get("neutral", False)
            and card.get("extra") == "convert"
            and card["side"] == side
            and not self.extra_used
        )

    def make_his(self, territory: Territory, religion: str) -> None:
        """SF-4.2: a marker comes, goes or is swapped."""
        assert territory.owner != religion
        territory.marker = None if territory.printed == religion else religion

    def space_after(self, seat: int, op: Op, circle: Circle, toward: str) -> str:
        """SF-4.5: where the power marker would come to stand; steps past the end are lost."""
        assert circle.power is not None
        if self.protected(seat, "move", circle, toward):
            return circle.power
        at = TRACK.index(circle.power)
        for _ in range(op["n"]):
            at += -1 if toward == "nobility" else 1
            at = min(max(at, 0), len(TRACK) - 1)
        return TRACK[at]

    def move(self, seat: int, op: Op, circle: Circle, toward: str) -> None:
        """SF-4.5."""
        circle.power = self.space_after(seat, op, circle, toward)

    def remove_markers(self, circle: Circle, side: str) -> None:
        """SF-5.7."""
        for each in self.sides_meant(side):
            for territory in circle.sides[each]:
                territory.marker = None

    # ------------------------------------------------------------------------------------------------ taking a circle

    def take_over(self, carrying: Carrying, changed: list[Circle]) -> Flow[None]:
        """SF-5.1, SF-5.4: the circles due by this op, in the order of the player whose turn it is, each finished before the next."""
        due = [circle for circle in changed if self.whole_owner(circle) is not None]
        for circle in due:
            circle.face = "due"
        while due:
            assert self.turn is not None
            text = yield from self.choose(self.turn, [f"take {circle.id}" for circle in due])
            (circle,) = [circle for circle in due if circle.id == text.split()[1]]
            due.remove(circle)
            owner = self.whole_owner(circle)
            assert owner is not None  # SF-4.9: its takeover cannot be lost
            seat = self.seat_of(owner)
            self.take(circle, seat)
            by_own_then = carrying.then_of_taking and carrying.seat == seat  # SF-4.18
            works = self.permanent(seat).get("when") == "you_take_circle" and not by_own_then
            bonus = Bonus(seat, self.players[seat].permanent if works else None)
            if self.bonuses_wait:
                self.waiting.append(bonus)
            else:
                yield from self.bonus(bonus)

    def whole_owner(self, circle: Circle) -> str | None:
        """The religion that owns every territory on the dominant side."""
        owners = {territory.owner for territory in circle.sides[circle.dominant]}
        for religion in RELIGIONS:
            if owners == {religion}:
                return religion
        return None

    def take(self, circle: Circle, seat: int) -> None:
        """SF-5.1, SF-5.2, SF-5.3; with the last circle the game ends at once (SF-6.1)."""
        for side in SIDES:
            self.remove_markers(circle, side)
        circle.face = "taken"
        circle.taker = seat
        circle.power = None
        if circle is self.disputed:
            self.players[seat].rewards += 1
            self.disputed = None
        for number in BELOW[circle.number]:
            below = self.circle_number(number)
            if below.face == "down":
                self.turn_up(below)
        if all(each.face == "taken" for each in self.circles):
            raise LastCircleTaken
