"""A second, naive implementation of A Column of Fire, for checking the engine.

Written from RULES.md alone and on purpose slow and simple: the whole game is one Python generator that reads like
the rulebook from the set-up to the final scoring. Wherever a player decides it yields a `Choice`, wherever chance
decides a `Lot`, and it is sent the text (CF-14) of what was chosen or fell. The ids in the comments are those of
RULES.md. Nothing is shared with the engine except the content file.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any, TypeVar

COUNTRIES = ["england", "france", "netherlands", "spain"]
COLOUR_OF_COUNTRY = {"england": "white", "france": "blue", "netherlands": "orange", "spain": "brown"}
COLOURS = ["white", "blue", "orange", "brown", "purple"]  # also the order of rolling (CF-14)
GOODS = ["book", "ore", "cloth", "wine"]
RELIGIONS = ["catholic", "protestant"]
STONES = ["catholic", "protestant", "neutral"]
RELIGION_DIE_FACES = [1, 2, 3, 3, 4, 5]  # CF-1.6
COLOURED_DIE_FACES = [1, 2, 3, 4, 5, 6]


@dataclass(frozen=True)
class Choice:
    """A player is asked."""

    seat: int
    options: list[str]


@dataclass(frozen=True)
class Lot:
    """Chance is asked."""

    weights: dict[str, int]


T = TypeVar("T")
Flow = Generator[Choice | Lot, str, T]


@dataclass
class Die:
    """One coloured die: `place` is "free", "loch", "hand" (CF-5.11) or the id of the person it lies on."""

    place: str = "free"
    number: int = 0


@dataclass
class Player:
    """What lies in front of one player."""

    vp: int = 2  # CF-1.6
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    protection: int = 0
    religion: str | None = None
    faith: int = 0  # the number of the religion die, 0 before its first roll
    disc: int | None = None
    loch_leven_card: int | None = None
    dice: dict[str, Die] = field(default_factory=lambda: {colour: Die() for colour in COLOURS})
    display: list[str] = field(default_factory=list)
    tiles: dict[str, int] = field(default_factory=dict)


class Referee:
    """One game, at rest at its next open choice or lot."""

    def __init__(self, players: int, content: dict[str, Any]) -> None:
        self.content = content
        self.count = players
        self.players = [Player() for _ in range(players)]
        self.persons: dict[str, dict[str, Any]] = {card["id"]: card for card in content["person"]}
        self.events: dict[str, dict[str, Any]] = {card["id"]: card for card in content["event"]}
        self.track: list[dict[str, str]] = content["track"]
        self.sales: dict[str, dict[str, int]] = content["sales"]

        self.religion_spaces = 3 if players == 2 else 4  # CF-1.2, CF-2.3
        self.houses: dict[str, list[int]] = {country: [0] * players for country in COUNTRIES}
        self.stones: dict[str, dict[str, int]] = {country: dict.fromkeys(STONES, 0) for country in COUNTRIES}
        self.left: dict[str, list[str]] = {
            country: sorted(card["id"] for card in [*content["person"], *content["event"]] if card["country"] == country)
            for country in COUNTRIES
        }
        self.top: dict[str, str | None] = dict.fromkeys(COUNTRIES)
        self.in_hand: str | None = None  # the person of CF-5.11
        self.gone: list[str] = []  # cards that have left the game
        self.supply: dict[str, int] = dict(content["advantage_tiles"])
        self.used: dict[str, int] = {}

        self.start: int | None = None
        self.year = 1
        self.half = 1
        self.turn: int | None = None
        self.sold: set[tuple[str, str]] = set()  # (country, good) sold in this turn (CF-7.8)
        self.event_happened = False  # in this turn (CF-5.7)
        self.something_new = False  # for the player whose turn it is, since anytime moves were last offered to him in it (CF-3.4)
        self.fifty = False  # somebody has had 50 VP (CF-12.1)
        self.run_out = False  # a stack has run out (CF-12.2)
        self.over = False

        self.seat: int | None = None
        self.options: dict[str, int] = {}
        self.flow: Flow[None] = self.game()
        self.run()

    # ------------------------------------------------------------------------------------------------ interface

    def run(self, answer: str | None = None) -> None:
        """Run the game on to its next open choice or lot."""
        try:
            asked = next(self.flow) if answer is None else self.flow.send(answer)
        except StopIteration:
            self.seat = None
            self.options = {}
            return
        if isinstance(asked, Choice):
            self.seat = asked.seat
            self.options = dict.fromkeys(asked.options, 1)
            assert len(self.options) == len(asked.options), asked.options
        else:
            self.seat = -1
            self.options = dict(asked.weights)
        assert self.options

    def play(self, text: str) -> None:
        """Carry out one of the options."""
        if text not in self.options:
            raise ValueError(f"{text!r} is not among {sorted(self.options)}")
        self.run(text)

    def snapshot(self) -> dict[str, Any]:
        """Everything on the table, as plain data."""
        return {
            "players": self.count,
            "start": self.start,
            "year": self.year,
            "half": self.half,
            "turn": self.turn,
            "vp": [player.vp for player in self.players],
            "goods": [[player.goods[good] for good in GOODS] for player in self.players],
            "protection": [player.protection for player in self.players],
            "religion": [player.religion for player in self.players],
            "faith": [player.faith for player in self.players],
            "disc": [player.disc for player in self.players],
            "loch_leven_card": [player.loch_leven_card for player in self.players],
            "dice": [{colour: [player.dice[colour].place, player.dice[colour].number] for colour in COLOURS} for player in self.players],
            "display": [list(player.display) for player in self.players],
            "tiles": [only_positive(player.tiles) for player in self.players],
            "supply": only_positive(self.supply),
            "used": only_positive(self.used),
            "houses": {country: list(self.houses[country]) for country in COUNTRIES},
            "stones": {country: [self.stones[country][stone] for stone in STONES] for country in COUNTRIES},
            "top": dict(self.top),
            "left": {country: sorted(self.left[country]) for country in COUNTRIES},
            "over": self.over,
        }

    def winners(self) -> list[int]:
        """CF-12.4, after the final scoring."""
        assert self.over
        tied = list(range(self.count))

        def keep_best(value: Callable[[int], int]) -> None:
            best = max(value(seat) for seat in tied)
            tied[:] = [seat for seat in tied if value(seat) == best]

        keep_best(lambda seat: self.players[seat].vp)
        keep_best(self.goods_held)
        keep_best(lambda seat: self.players[seat].faith)
        return tied

    # ----------------------------------------------------------------------------------------------- small words

    def in_order(self, first: int | None) -> list[int]:
        """All seats clockwise, beginning with `first`."""
        assert first is not None
        return [(first + step) % self.count for step in range(self.count)]

    def goods_held(self, seat: int) -> int:
        return sum(self.players[seat].goods.values())

    def free_space(self, country: str) -> bool:
        """Is there a free religion space?"""
        return sum(self.stones[country].values()) < self.religion_spaces

    def torch(self, country: str) -> bool:
        """CF-9.1: a torch stands where every religion space is taken."""
        return not self.free_space(country)

    def score(self, seat: int, points: int) -> None:
        if seat == self.turn and self.players[seat].vp < 3 <= self.players[seat].vp + points:
            self.something_new = True  # CF-3.4
        self.players[seat].vp += points
        if self.players[seat].vp >= 50:
            self.fifty = True  # CF-12.1: it counts even if he falls below again

    def pay(self, seat: int, cost: int) -> None:
        """CF-10.3: of his own will nobody goes below 0."""
        assert self.players[seat].vp >= cost
        self.players[seat].vp -= cost

    def lose_vp(self, seat: int, points: int) -> None:
        """CF-10.2: a loss stops at 0."""
        self.players[seat].vp = max(0, self.players[seat].vp - points)

    def minority(self, seat: int) -> None:
        """CF-10.1: called after the religion die was turned down by 1 or rolled again."""
        if [player.religion for player in self.players].count(self.players[seat].religion) == 1:
            self.score(seat, 1)

    def dice_on_persons(self, seat: int) -> list[str]:
        """Colours of the dice lying on this player's persons."""
        player = self.players[seat]
        return [colour for colour in COLOURS if player.dice[colour].place in player.display]

    def dice_on_loch_leven(self, seat: int) -> list[str]:
        return [colour for colour in COLOURS if self.players[seat].dice[colour].place == "loch"]

    def free_dice(self, seat: int) -> list[str]:
        return [colour for colour in COLOURS if self.players[seat].dice[colour].place == "free"]

    def dice_on_cards(self, seat: int) -> list[str]:
        """Dice on any of his cards: person, Loch Leven, religion."""
        return [*self.dice_on_persons(seat), *self.dice_on_loch_leven(seat), "black"]

    def die_of_person(self, seat: int, person: str) -> Die:
        dice = [die for die in self.players[seat].dice.values() if die.place == person]
        assert len(dice) == 1
        return dice[0]

    def become_free(self, die: Die) -> None:
        """A die that becomes free has no number (CF-5.9)."""
        die.place = "free"
        die.number = 0

    def person_leaves(self, seat: int, person: str) -> None:
        """A person leaves the display and the game. No house moves (CF-5.10)."""
        self.players[seat].display.remove(person)
        self.gone.append(person)

    # ------------------------------------------------------------------------------------- asking players and chance

    def choose(self, seat: int, ways: Callable[[], list[str]], beside: bool, without: tuple[str, ...] = ()) -> Flow[str]:
        """CF-3.3: put a choice, again and again as the table then stands, until one of its own ways is taken.

        `beside` says whether the anytime moves of CF-3.2 are offered beside it, `without` which of them are not.
        """
        while True:
            ways_now = ways()
            if len(ways_now) == 1:
                return ways_now[0]  # CF-3.3: it is taken by itself
            anytime = [text for text in self.offer_anytime_moves(seat) if text not in without] if beside else []
            answer = yield Choice(seat, ways_now + anytime)
            if answer in ways_now:
                return answer
            yield from self.anytime(seat, answer)

    def window(self, seat: int) -> Flow[None]:
        """CF-3.2: a window of its own for anytime moves, as long as its condition holds."""
        while self.holds_a_tile(seat) or self.players[seat].vp >= 3:
            answer = yield Choice(seat, ["pass", *self.offer_anytime_moves(seat)])
            if answer == "pass":
                return
            yield from self.anytime(seat, answer)

    def window_if_new(self, seat: int) -> Flow[None]:
        """CF-3.4: before what would go on without asking him."""
        if self.something_new:
            yield from self.window(seat)

    def offer_anytime_moves(self, seat: int) -> list[str]:
        """CF-3.4: what he had until now is not new any more, also if no move comes of it: what his tiles are stays secret."""
        self.something_new = False
        return self.anytime_moves(seat)

    def anytime_moves(self, seat: int) -> list[str]:
        """CF-3.2: the action tiles and the ransom of CF-8.1."""
        assert seat == self.turn
        texts = []
        for tile, number in self.players[seat].tiles.items():
            if number > 0 and not tile.startswith("vp:"):
                texts += [f"tile {move}" for move in self.moves(seat, tile)]
        if self.players[seat].vp >= 3:
            texts += [f"ransom {colour}" for colour in self.dice_on_cards(seat)]
        return texts

    def anytime(self, seat: int, text: str) -> Flow[None]:
        """Carry out one of the anytime moves."""
        verb, _, rest = text.partition(" ")
        if verb == "ransom":  # CF-8.1
            self.pay(seat, 3)
            yield from self.take_die(seat, rest)
            return
        assert verb == "tile"
        held = self.players[seat].tiles
        fitting = [tile for tile, number in held.items() if number > 0 and not tile.startswith("vp:") and rest in self.moves(seat, tile)]
        assert len(fitting) == 1
        tile = fitting[0]
        held[tile] -= 1
        self.used[tile] = self.used.get(tile, 0) + 1  # CF-1.5
        yield from self.perform(seat, tile, rest)

    def roll(self, colour: str) -> Flow[int]:
        """One die falls."""
        faces = RELIGION_DIE_FACES if colour == "black" else COLOURED_DIE_FACES
        fallen = yield Lot({f"roll {colour} {face}": faces.count(face) for face in faces})
        return int(fallen.split()[-1])

    # ---------------------------------------------------------------------------------------------------- the game

    def game(self) -> Flow[None]:
        yield from self.set_up()
        while True:
            for half in (1, 2):  # CF-3.1
                for seat in self.in_order(self.start):
                    self.half = half
                    self.turn = seat
                    self.sold = set()
                    self.event_happened = False
                    self.something_new = False
                    if half == 1:
                        yield from self.first_half_year(seat)
                    else:
                        yield from self.second_half_year(seat)
            if self.fifty or self.run_out:  # CF-12.1, CF-12.2
                break
            self.year += 1
        self.final_scoring()
        self.over = True

    def set_up(self) -> Flow[None]:
        """CF-2, in the order of CF-2.7."""
        # The start player (CF-2.6).
        drawn = yield Lot({f"begin {seat + 1}": 1 for seat in range(self.count)})
        self.start = int(drawn.split()[1]) - 1

        # The Loch Leven cards, one each (CF-2.1).
        undealt = list(range(1, len(self.content["loch_leven"]) + 1))
        for seat in self.in_order(self.start):
            yield from self.deal_loch_leven(seat, undealt)
            self.players[seat].protection += 1

        # Two players with the same religion: the later one exchanges his card (CF-2.2).
        if self.count == 2:
            first, later = self.in_order(self.start)
            while self.players[first].religion == self.players[later].religion:
                player = self.players[later]
                assert player.loch_leven_card is not None
                card = self.content["loch_leven"][player.loch_leven_card - 1]
                player.loch_leven_card = None
                player.goods[card["good"]] -= 1
                player.disc = None
                yield from self.deal_loch_leven(later, undealt)

        # The religion dice (CF-2.4).
        for seat in self.in_order(self.start):
            self.players[seat].faith = yield from self.roll("black")

        # The stacks (CF-2.5). It is nobody's turn, so events leave without effect.
        for country in COUNTRIES:
            yield from self.turn_up(country)

    def deal_loch_leven(self, seat: int, undealt: list[int]) -> Flow[None]:
        """CF-2.1: a random Loch Leven card gives the religion, one good and the starting space."""
        drawn = yield Lot({f"deal {number}": 1 for number in undealt})
        number = int(drawn.split()[1])
        undealt.remove(number)
        card = self.content["loch_leven"][number - 1]
        player = self.players[seat]
        player.loch_leven_card = number
        player.religion = card["religion"]
        player.goods[card["good"]] += 1
        player.disc = [space["action"] for space in self.track].index(card["space"])

    def turn_up(self, country: str) -> Flow[None]:
        """CF-2.5, CF-5.7: turn up cards of this stack until a person lies on top. Its stone is put on it."""
        assert self.top[country] is None
        while self.left[country]:
            fallen = yield Lot({f"turn-up {card}": 1 for card in self.left[country]})
            card = fallen.split()[1]
            self.left[country].remove(card)
            if card in self.persons:
                self.top[country] = card
                return
            self.gone.append(card)
            if self.turn is not None and not self.event_happened:
                self.event_happened = True  # at most one in a turn, whatever comes of it
                yield from self.event(self.events[card])
        self.run_out = True  # CF-12.2

    # --------------------------------------------------------------------------------------- the first half-year

    def first_half_year(self, seat: int) -> Flow[None]:
        player = self.players[seat]
        yield from self.window(seat)  # CF-3.2

        # CF-4.1: the dice on Loch Leven.
        for colour in self.dice_on_loch_leven(seat):
            die = player.dice[colour]
            if die.number == 1:
                self.become_free(die)
            else:
                die.number -= 1

        # CF-4.2: the religion die.
        if player.faith == 1:
            yield from self.reroll_religion(seat, beside=True)  # who has rolled it chooses before he takes it off again
        else:
            player.faith -= 1
            self.minority(seat)

        # CF-4.3: the persons from left to right.
        row = list(player.display)
        while any(person in player.display for person in row):
            yield from self.window_if_new(seat)  # CF-3.4 (a)
            row = [person for person in row if person in player.display]  # CF-4.4: a card that has left is skipped
            if not row:
                break
            person = row.pop(0)
            die = self.die_of_person(seat, person)
            if die.number == 1:
                self.become_free(die)
                self.person_leaves(seat, person)
            else:
                die.number -= 1
                yield from self.offer_person(seat, person)

        yield from self.conflicts(seat)  # CF-4.5

    def holds_a_tile(self, seat: int) -> bool:
        return sum(self.players[seat].tiles.values()) > 0

    def reroll_religion(self, seat: int, beside: bool) -> Flow[None]:
        """CF-4.2, CF-7.14: roll first, then choose the religion, then CF-10.1."""
        player = self.players[seat]
        player.faith = yield from self.roll("black")
        ways = [f"religion {religion}" for religion in RELIGIONS]
        answer = yield from self.choose(seat, lambda: ways, beside, without=("ransom black", "tile free black"))
        player.religion = answer.split()[1]
        self.minority(seat)

    def offer_person(self, seat: int, person: str) -> Flow[None]:
        """CF-4.3, CF-5.6: the person's action may be used once, now. A person who has left cannot be used."""
        yield from self.offer_action(
            seat,
            self.persons[person]["actions"],
            beside=True,
            still=lambda: person in self.players[seat].display,
        )

    def offer_action(self, seat: int, symbols: list[str], beside: bool, still: Callable[[], bool] = lambda: True) -> Flow[None]:
        """Use one of these symbols once, or leave it (CF-1.7, CF-6.4)."""

        def ways() -> list[str]:
            texts = ["skip"]
            if still():
                for symbol in symbols:
                    texts += [text for text in self.moves(seat, symbol) if text not in texts]
            return texts

        answer = yield from self.choose(seat, ways, beside)
        if answer != "skip":
            symbol = next(symbol for symbol in symbols if answer in self.moves(seat, symbol))
            yield from self.perform(seat, symbol, answer)

    # -------------------------------------------------------------------------------------- the second half-year

    def second_half_year(self, seat: int) -> Flow[None]:
        player = self.players[seat]
        yield from self.window(seat)  # CF-3.2

        # CF-5.1: roll all free dice.
        rolled = self.free_dice(seat)
        for colour in rolled:
            player.dice[colour].number = 0
        for colour in rolled:
            player.dice[colour].number = yield from self.roll(colour)

        # CF-5.2: a person, or only a house (CF-5.8), or neither.
        answer = yield from self.choose(seat, lambda: self.person_ways(seat), beside=True)
        words = answer.split()
        if words[0] == "take":
            yield from self.take_person(seat, words[1], words[2])
        elif words[0] == "house":
            self.lose_vp(seat, 1)  # first the 1 VP, then the house; the die stays free
            self.house_up(seat, words[2], player.dice[words[1]].number)
        else:
            self.lose_vp(seat, 1)  # never below 0

        yield from self.action_track(seat)  # CF-6
        yield from self.conflicts(seat)  # CF-6.6

        for colour in self.free_dice(seat):  # CF-5.9
            player.dice[colour].number = 0

    def person_ways(self, seat: int) -> list[str]:
        """The ways of CF-5.2 and CF-5.8."""
        player = self.players[seat]
        take = []
        house = []
        for colour in self.free_dice(seat):
            number = player.dice[colour].number
            if number == 0:
                continue  # CF-5.9: it became free after the roll
            for country in COUNTRIES:
                if colour not in (COLOUR_OF_COUNTRY[country], "purple"):
                    continue
                if self.top[country] is not None:
                    take.append(f"take {colour} {country}")
                elif self.houses[country][seat] < number:  # CF-5.12: it places a house or moves one up
                    house.append(f"house {colour} {country}")
        if player.vp == 0 and take:
            return take  # he may not pay the 1 VP of his own will (CF-5.2, CF-5.8)
        return [*take, *house, "no-person"]

    def take_person(self, seat: int, colour: str, country: str) -> Flow[None]:
        """CF-5.3 to CF-5.7."""
        player = self.players[seat]
        die = player.dice[colour]
        number = die.number

        # CF-5.11: card, stone and die are in his hand.
        person = self.top[country]
        assert person is not None
        self.top[country] = None
        self.in_hand = person
        die.place = "hand"

        # CF-5.3: the stone.
        def stone_ways() -> list[str]:
            if not self.free_space(country):
                return ["no free space"]
            if player.protection == 0:
                return ["lay-stone"]
            return ["lay-stone", "return-stone"]

        answer = yield from self.choose(seat, stone_ways, beside=True)
        if answer == "lay-stone":
            self.stones[country][self.persons[person]["stone"]] += 1
        elif answer == "return-stone":
            player.protection -= 1

        # CF-5.4, CF-5.5: the house.
        def house_ways() -> list[str]:
            if self.houses[country][seat] == 0:
                return ["place"]
            if self.houses[country][seat] < number:
                return ["raise", "stay"]
            return ["stay"]

        answer = yield from self.choose(seat, house_ways, beside=True)
        if answer != "stay":
            self.house_up(seat, country, number)

        # CF-5.6: into the display, and use the action.
        self.in_hand = None
        player.display.append(person)
        die.place = person
        yield from self.offer_person(seat, person)

        # CF-5.7: the next card.
        yield from self.window_if_new(seat)  # CF-3.4 (b)
        yield from self.turn_up(country)

    def house_up(self, seat: int, country: str, number: int) -> None:
        """CF-5.4, CF-5.5: place his house, or move it up, to this number, pushing others down."""
        houses = self.houses[country]
        assert houses[seat] < number
        houses[seat] = 0  # his own house leaves its old space first
        coming, space = seat, number
        while space > 0:
            standing = [other for other in range(self.count) if houses[other] == space]
            houses[coming] = space
            if not standing:
                return
            coming = standing[0]
            space -= 1
        houses[coming] = 0  # pushed off 1

    # ------------------------------------------------------------------------------------------ the action track

    def occupied(self, space: int) -> bool:
        return any(player.disc == space for player in self.players)

    def clockwise_from(self, space: int) -> list[int]:
        """The other spaces of the ring, in the order in which a disc standing here comes to them."""
        return [(space + step) % len(self.track) for step in range(1, len(self.track))]

    def reachable(self, seat: int) -> dict[int, int]:
        """CF-6.1 to CF-6.3: goal and cost, for every space he can move to."""
        player = self.players[seat]
        assert player.disc is not None
        costs = {}
        for colour in self.free_dice(seat):
            spaces = [
                space for space in self.clockwise_from(player.disc) if self.track[space]["colour"] == colour and not self.occupied(space)
            ]
            for left_out, space in enumerate(spaces):
                if left_out <= 3 and left_out <= player.vp:
                    costs[space] = left_out
        return costs

    def action_track(self, seat: int) -> Flow[None]:
        """CF-6."""
        player = self.players[seat]
        while True:
            spaces = self.reachable(seat)
            if not spaces:
                yield from self.window(seat)  # CF-3.4 (c), without anything new
            elif len(spaces) == 1:
                yield from self.window_if_new(seat)  # CF-3.4 (c)
            spaces = self.reachable(seat)
            if not spaces:
                return  # CF-6.3
            ways = [f"go {space}" for space in sorted(spaces)]
            if len(ways) == 1:
                answer = ways[0]
                break
            answer = yield Choice(seat, ways + self.offer_anytime_moves(seat))
            if answer in ways:
                break
            yield from self.anytime(seat, answer)
        space = int(answer.split()[1])
        self.pay(seat, spaces[space])
        player.disc = space
        yield from self.use_space(seat, space, beside=True)

    def use_space(self, seat: int, space: int, beside: bool) -> Flow[None]:
        """CF-6.4, CF-6.5."""
        action = self.track[space]["action"]
        yield from self.offer_action(seat, [action], beside)

        if self.count <= 3 and self.track[space]["colour"] == "purple":
            country = action.split(":")[1]

            def ways() -> list[str]:
                return ["skip", f"place neutral {country}"] if self.free_space(country) else ["skip"]

            answer = yield from self.choose(seat, ways, beside)
            if answer != "skip":
                self.stones[country]["neutral"] += 1

    # ------------------------------------------------------------------------------------------------ the symbols

    def moves(self, seat: int, symbol: str) -> list[str]:
        """CF-7: how this symbol can be used at this moment, as texts of CF-14."""
        player = self.players[seat]
        kind, _, shown = symbol.partition(":")
        texts: list[str] = []

        if kind == "good":  # CF-7.1
            texts.append(f"gain {shown}")

        elif kind == "any_good":  # CF-7.1
            texts += [f"gain {good}" for good in GOODS]

        elif kind == "advantage":  # CF-7.2, CF-1.5
            if sum(self.supply.values()) + sum(self.used.values()) > 0:
                texts.append("gain tile")

        elif kind == "protection":  # CF-7.3
            texts.append("gain protection")

        elif kind == "vp":  # CF-7.4
            texts.append("gain vp")

        elif kind == "captain":  # CF-7.5
            for good in GOODS:
                for country in COUNTRIES:
                    if self.can_sell(seat, good, country):
                        texts.append(f"captain {good} {country}")

        elif kind == "ship":  # CF-7.6
            sellable = [good for good in GOODS if self.can_sell(seat, good, shown)]
            texts += [f"ship {shown} {good}" for good in sellable]
            if len(sellable) == 2:
                texts.append(f"ship {shown} both")

        elif kind == "market":  # CF-7.7
            texts.append(f"gain {shown}")
            buyers = [country for country in COUNTRIES if self.can_sell(seat, shown, country)]
            texts += [f"market {shown} {country}" for country in buyers]
            if len(buyers) == 2 and player.goods[shown] >= 2:
                texts.append(f"market {shown} both")

        elif kind == "stone":  # CF-7.9
            for religion in RELIGIONS if shown == "either" else [shown]:
                for country in COUNTRIES:
                    if self.free_space(country):
                        texts.append(f"place {religion} {country}")
                    if self.stones[country][religion] > 0:
                        texts.append(f"lift {religion} {country}")

        elif kind == "neutral_stone":  # CF-7.10
            texts += [f"place neutral {country}" for country in COUNTRIES if self.free_space(country)]

        elif kind == "turn_die":  # CF-7.11
            for colour in self.dice_on_cards(seat):
                number = player.faith if colour == "black" else player.dice[colour].number
                highest = 5 if colour == "black" else 6
                if number < highest:
                    texts.append(f"turn {colour} up")
                if number > 1:
                    texts.append(f"turn {colour} down")

        elif kind == "remove_person":  # CF-7.12
            texts += [f"remove {person}" for person in player.display]
            texts += [f"remove {person}" for person in self.top.values() if person is not None]

        elif kind == "step_on":  # CF-7.13
            if self.next_space(seat) is not None:
                texts.append("step")

        elif kind == "take_die":  # CF-7.14
            texts += [f"free {colour}" for colour in self.dice_on_cards(seat)]

        else:
            raise ValueError(f"unknown symbol {symbol!r}")
        return texts

    def can_sell(self, seat: int, good: str, country: str) -> bool:
        """Does he hold the good, does the country buy it, has he a house there, has he not sold it there (CF-7.8)?"""
        return (
            self.players[seat].goods[good] > 0
            and good in self.sales[country]
            and self.houses[country][seat] > 0
            and (country, good) not in self.sold
        )

    def next_space(self, seat: int) -> int | None:
        """CF-7.13: the next unoccupied space of any colour."""
        disc = self.players[seat].disc
        assert disc is not None
        spaces = [space for space in self.clockwise_from(disc) if not self.occupied(space)]
        return spaces[0] if spaces else None

    def perform(self, seat: int, symbol: str, text: str) -> Flow[None]:
        """Carry out one of the `moves` of this symbol. Everything in here is inside an action: no anytime moves."""
        player = self.players[seat]
        words = text.split()
        verb = words[0]

        if verb == "gain" and words[1] == "tile":
            yield from self.draw_tile(seat)

        elif verb == "gain" and words[1] == "protection":
            player.protection += 1

        elif verb == "gain" and words[1] == "vp":
            self.score(seat, int(symbol.split(":")[1]))

        elif verb == "gain":
            player.goods[words[1]] += 1

        elif verb == "captain":
            self.sell(seat, words[1], words[2], 3)

        elif verb == "ship":
            country = words[1]
            for good in list(self.sales[country]) if words[2] == "both" else [words[2]]:
                self.sell(seat, good, country, self.sales[country][good])

        elif verb == "market":
            good = words[1]
            buyers = [country for country in COUNTRIES if good in self.sales[country]]
            for country in buyers if words[2] == "both" else [words[2]]:
                self.sell(seat, good, country, self.sales[country][good])

        elif verb == "place":
            assert self.free_space(words[2])
            self.stones[words[2]][words[1]] += 1

        elif verb == "lift":
            self.stones[words[2]][words[1]] -= 1

        elif verb == "turn":
            step = 1 if words[2] == "up" else -1
            if words[1] == "black":
                player.faith += step
                if step == -1:
                    self.minority(seat)  # CF-10.1: not for turning up
            else:
                player.dice[words[1]].number += step

        elif verb == "remove":
            yield from self.remove_person(seat, words[1])

        elif verb == "step":
            space = self.next_space(seat)
            assert space is not None
            player.disc = space
            yield from self.use_space(seat, space, beside=False)

        elif verb == "free":
            yield from self.take_die(seat, words[1])

        else:
            raise ValueError(f"unknown move {text!r}")

    def draw_tile(self, seat: int) -> Flow[None]:
        """CF-7.2, CF-1.5."""
        if sum(self.supply.values()) == 0:
            self.supply = self.used
            self.used = {}
        fallen = yield Lot({f"draw {tile}": number for tile, number in self.supply.items() if number > 0})
        tile = fallen.split()[1]
        self.supply[tile] -= 1
        held = self.players[seat].tiles
        held[tile] = held.get(tile, 0) + 1
        if seat == self.turn:
            self.something_new = True  # CF-3.4

    def sell(self, seat: int, good: str, country: str, points: int) -> None:
        assert self.can_sell(seat, good, country)
        self.players[seat].goods[good] -= 1
        self.sold.add((country, good))
        self.score(seat, points)

    def remove_person(self, seat: int, person: str) -> Flow[None]:
        """CF-7.12."""
        if person in self.players[seat].display:
            self.become_free(self.die_of_person(seat, person))
            self.person_leaves(seat, person)
            return
        country = self.persons[person]["country"]
        assert self.top[country] == person
        self.top[country] = None  # its stone goes to the supply
        self.gone.append(person)
        yield from self.turn_up(country)

    def take_die(self, seat: int, colour: str) -> Flow[None]:
        """CF-7.14, CF-8.1."""
        if colour == "black":
            yield from self.reroll_religion(seat, beside=False)
            return
        die = self.players[seat].dice[colour]
        if die.place != "loch":
            self.person_leaves(seat, die.place)
        self.become_free(die)

    # ---------------------------------------------------------------------------------------------- the conflicts

    def conflicts(self, seat: int) -> Flow[None]:
        """CF-9, after the window of CF-3.2, which is put with a torch or without."""
        yield from self.window(seat)
        # Beside the choice of their order (CF-9.2) there are no anytime moves. The stones leave with each conflict, so
        # the torches that burn now are the conflicts still to come.
        while self.torches():
            answer = yield from self.choose(seat, lambda: [f"conflict {country}" for country in self.torches()], beside=False)
            self.conflict(answer.split()[1])
            if self.torches():
                yield from self.window_if_new(seat)  # CF-3.4 (d)

    def torches(self) -> list[str]:
        return [country for country in COUNTRIES if self.torch(country)]

    def conflict(self, country: str) -> None:
        stones = self.stones[country]
        winner, loser = None, None  # CF-9.3
        if stones["catholic"] > stones["protestant"]:
            winner, loser = "catholic", "protestant"
        if stones["protestant"] > stones["catholic"]:
            winner, loser = "protestant", "catholic"
        for seat, player in enumerate(self.players):  # CF-9.4
            house = self.houses[country][seat]
            if house > 0 and player.religion == winner:
                self.score(seat, house)
            if house > 0 and player.religion == loser:
                self.houses[country][seat] = 0
        self.stones[country] = dict.fromkeys(STONES, 0)  # CF-9.5

    # ------------------------------------------------------------------------------------------------- the events

    def event(self, card: dict[str, Any]) -> Flow[None]:
        """CF-11. Everything in here is inside an event: no anytime moves."""
        order = self.in_order(self.turn)
        effect, _, amount = card["effect"].partition(":")

        if effect == "religion_die_vp":  # CF-11.3
            for seat in order:
                if self.players[seat].protection > 0:
                    answer = yield Choice(seat, ["offer", "keep"])
                    if answer == "offer":
                        self.players[seat].protection -= 1
                        self.score(seat, self.players[seat].faith)
            return

        # CF-11.2: who is touched is fixed; then protection; then it is carried out.
        touched = [seat for seat in order if self.named(seat, card["who"]) and self.could_suffer(seat, card)]
        suffering = []
        for seat in touched:
            if self.players[seat].protection > 0:
                answer = yield Choice(seat, ["protect", "suffer"])
                if answer == "protect":
                    self.players[seat].protection -= 1
                    continue
            suffering.append(seat)

        if effect == "house_down":
            self.house_down(card["country"], suffering)
            return
        for seat in suffering:
            if effect == "loch_leven":
                yield from self.imprison(seat)
            elif effect == "lose_vp":
                self.lose_vp(seat, int(amount))  # CF-11.6
            elif effect == "lose_good":
                yield from self.lose_goods(seat, int(amount))
            elif effect == "lower_die":
                yield from self.lower_die(seat)
            else:
                raise ValueError(f"unknown effect {effect!r}")

    def named(self, seat: int, who: str) -> bool:
        """CF-11.1."""
        if who == "all":
            return True
        if who.startswith("house:"):
            return self.houses[who.split(":")[1]][seat] > 0
        assert who in RELIGIONS
        return self.players[seat].religion == who

    def could_suffer(self, seat: int, card: dict[str, Any]) -> bool:
        """CF-11.5."""
        effect = card["effect"].split(":")[0]
        if effect == "loch_leven":
            return len(self.dice_to_imprison(seat)) > 0
        if effect == "lose_vp":
            return self.players[seat].vp > 0
        if effect == "lose_good":
            return self.goods_held(seat) > 0
        if effect == "lower_die":
            return len(self.dice_on_persons(seat)) > 0
        if effect == "house_down":
            return self.houses[card["country"]][seat] > 0
        raise ValueError(f"unknown effect {effect!r}")

    def dice_to_imprison(self, seat: int) -> list[str]:
        return [*self.free_dice(seat), *self.dice_on_persons(seat)]

    def imprison(self, seat: int) -> Flow[None]:
        """CF-11.4."""
        answer = yield from self.choose(seat, lambda: [f"imprison {colour}" for colour in self.dice_to_imprison(seat)], beside=False)
        die = self.players[seat].dice[answer.split()[1]]
        if die.place != "free":
            self.person_leaves(seat, die.place)
        die.place = "loch"
        die.number = 3

    def lose_goods(self, seat: int, number: int) -> Flow[None]:
        """CF-11.7."""
        goods = self.players[seat].goods
        if self.goods_held(seat) <= number:
            for good in GOODS:
                goods[good] = 0
            return
        for _ in range(number):
            answer = yield from self.choose(seat, lambda: [f"lose {good}" for good in GOODS if goods[good] > 0], beside=False)
            goods[answer.split()[1]] -= 1

    def lower_die(self, seat: int) -> Flow[None]:
        """CF-11.8."""
        answer = yield from self.choose(seat, lambda: [f"lower {colour}" for colour in self.dice_on_persons(seat)], beside=False)
        die = self.players[seat].dice[answer.split()[1]]
        if die.number == 1:
            self.person_leaves(seat, die.place)
            self.become_free(die)
        else:
            die.number -= 1

    def house_down(self, country: str, suffering: list[int]) -> None:
        """CF-11.9."""
        houses = self.houses[country]
        staying = [houses[seat] for seat in range(self.count) if seat not in suffering and houses[seat] > 0]
        for seat in sorted(suffering, key=lambda seat: houses[seat]):
            lower = houses[seat] - 1
            while lower in staying:
                lower -= 1
            houses[seat] = lower  # 0: back to its owner

    # ---------------------------------------------------------------------------------------------------- the end

    def final_scoring(self) -> None:
        """CF-12.3."""
        for seat, player in enumerate(self.players):
            points = 2 * sum(1 for country in COUNTRIES if self.houses[country][seat] > 0)
            points += player.protection
            points += self.goods_held(seat) // 2
            for tile, number in player.tiles.items():
                if tile.startswith("vp:"):
                    points += number * int(tile.split(":")[1])
            player.vp += points


def only_positive(counts: dict[str, int]) -> dict[str, int]:
    return {key: number for key, number in counts.items() if number > 0}
