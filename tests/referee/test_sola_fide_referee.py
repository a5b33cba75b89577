"""The referee of Sola Fide alone: random games to the end, the worked examples of RULES.md, and its finer rulings."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .sola_fide import DECKS, SIDES, TRACK, Circle, Op, Referee
from .sola_fide_content import random_content

CONTENT_FILE = Path(__file__).resolve().parents[2] / "src/triptych/games/sola_fide/content.toml"
CONTENT: dict[str, Any] = tomllib.loads(CONTENT_FILE.read_text(encoding="utf-8"))

C, P = 0, 1  # the seats at `at_table`
LETTERS = {"c": "catholic", "p": "protestant", "n": "neutral"}
INFLUENCE = {f"influence {deck}" for deck in DECKS}


# ---------------------------------------------------------------------------------------------------- random games


def check(referee: Referee) -> None:
    """What holds at every moment."""
    for seat, player in enumerate(referee.players):
        single = [card for card in (player.playing, player.permanent) if card is not None]
        cards = player.hand + player.deck + player.discard + player.spent + player.beside + single
        drafted = player.undealt + player.looking + player.kept + player.left_out
        count = Counter(cards + drafted)
        assert all(number == 1 for number in count.values())
        assert all(referee.cards[card]["side"] == player.religion for card in count)
        assert set(player.thrown) <= set(player.discard)
        assert not (player.spent and referee.turn != seat)
    for circle in referee.circles:
        assert (circle.power in TRACK) == (circle.face in ("open", "due"))
        assert (circle.taker is not None) == (circle.face == "taken")
        for side in SIDES:
            for territory in circle.sides[side]:
                assert territory.marker != territory.printed
                assert territory.marker is None or circle.face in ("open", "due")
        if circle.face == "due":
            assert referee.whole_owner(circle) is not None  # SF-4.9: its takeover cannot be lost
        elif circle.face == "open" and not words(referee) & {"convert", "move", "more"}:
            assert referee.whole_owner(circle) is None  # SF-5.1: only in the middle of an op
    assert referee.disputed is None or referee.disputed.face in ("open", "due")


def words(referee: Referee) -> set[str]:
    """The first words of all that may be said now."""
    return {text.split()[0] for ways in referee.asked.values() for text in ways}


def play_at_random(referee: Referee, chance: random.Random, notice: Callable[[Referee], None]) -> None:
    """One game to its end."""
    for _ in range(20_000):
        if referee.over:
            break
        check(referee)
        notice(referee)
        if referee.lots:
            assert not referee.asked
            referee.fall(chance.choice(list(referee.lots)))
        else:
            seat = chance.choice(list(referee.asked))
            referee.play(seat, chance.choice(referee.asked[seat]))
    check(referee)
    assert referee.over
    assert not referee.asked
    assert not referee.lots


@pytest.mark.parametrize("limit", ["0", "30"])
@pytest.mark.parametrize("decks", ["starter", "draft"])
@pytest.mark.parametrize("sides", ["roll", "lot", "first-catholic", "first-protestant"])
def test_random_games(sides: str, decks: str, limit: str) -> None:
    for number in range(10):
        chance = random.Random(f"{sides} {decks} {limit} {number}")
        referee = Referee(CONTENT, {"sides": sides, "decks": decks, "limit": limit})
        play_at_random(referee, chance, lambda referee: None)
        if all(circle.face == "taken" for circle in referee.circles):
            assert sum(referee.points()) == 62 + sum(player.rewards for player in referee.players)
        else:
            assert referee.turns == int(limit)


def test_random_games_with_content_at_random() -> None:
    """They come where the rules are finest."""
    seen: Counter[str] = Counter()

    def notice(referee: Referee) -> None:
        said = words(referee)
        due = any(circle.face == "due" for circle in referee.circles)
        seen.update(
            {
                "an order of takeovers is asked for": "take" in said,
                "of three or more": "take" in said and len(referee.asked[referee.turn or 0]) > 2,
                "by the op of a Foreign Influence card": "take" in said and bool(referee.foreign_cards),
                "by a military card": "take" in said and referee.bonuses_wait,
                "a circle is due while others are acted on": due and bool(said & {"convert", "move", "clear"}),
                "a Foreign Influence card within another": len(referee.foreign_cards) > 1,
                "a `then` within a Foreign Influence card": "use" in said and bool(referee.foreign_cards),
                "two bonuses wait": len(referee.waiting) > 1,
                "a removal can be declined": said == {"clear", "decline"},
                "nothing can be drawn": said == {"play"},
            }
        )

    for number in range(40):
        content = random_content(CONTENT, f"reach {number}")
        referee = Referee(content, {"sides": "lot", "decks": "starter", "limit": "200"})
        play_at_random(referee, random.Random(number), notice)
    assert not [what for what, times in seen.items() if not times]


# ----------------------------------------------------------------------------------------------------- small words


def at_table() -> Referee:
    """Seat 1 Catholic, seat 2 Protestant, empty hands, the starter decks; no turn has begun. Any other card may be brought in."""
    referee = Referee(CONTENT, {"sides": "first-catholic", "decks": "starter", "limit": "0"})
    for player in referee.players:
        player.left_out = []
    return referee


def hold(referee: Referee, seat: int, *cards: str) -> None:
    """Put cards into a hand."""
    player = referee.players[seat]
    for card in cards:
        if card in player.deck:
            player.deck.remove(card)
        player.hand.append(card)


def put_deck(referee: Referee, seat: int, *cards: str) -> None:
    referee.players[seat].deck = list(cards)


def write_card(referee: Referee, seat: int, *effects: Op, **says: Any) -> str:
    """A card of our own, in hand."""
    card = f"card-{len(referee.cards)}"
    religion = referee.players[seat].religion
    referee.cards[card] = {"id": card, "side": religion, "number": 100 + len(referee.cards), "effects": list(effects), **says}
    referee.players[seat].hand.append(card)
    return card


def write_foreign(referee: Referee, deck: str, *effects: Op) -> str:
    """A Foreign Influence card of our own, the first of its deck."""
    card = next(card for card, says in referee.foreign.items() if says["deck"] == deck)
    referee.foreign[card] = {"deck": deck, "effects": list(effects)}
    return card


def lay_out(referee: Referee, seat: int, **permanent: Any) -> str:
    """A permanent card of our own, in front of a player."""
    card = write_card(referee, seat, permanent=permanent)
    referee.players[seat].hand.remove(card)
    referee.players[seat].permanent = card
    return card


def circle(referee: Referee, name: str) -> Circle:
    return {circle.id: circle for circle in referee.circles}[name]


def own(referee: Referee, name: str, side: str, letters: str) -> None:
    """Give a side's territories these owners, one letter each."""
    territories = circle(referee, name).sides[side]
    assert len(letters) == len(territories)
    for territory, letter in zip(territories, letters, strict=True):
        owner = LETTERS[letter]
        assert owner != "neutral" or territory.printed == "neutral"
        territory.marker = None if owner == territory.printed else owner


def owners(referee: Referee, name: str, side: str) -> str:
    return "".join(territory.owner[0] for territory in circle(referee, name).sides[side])


def begin(referee: Referee, seat: int) -> None:
    """Play one turn from the table as it stands."""
    referee.flow = referee.take_turn(seat)
    referee.run()


def say(referee: Referee, *texts: str) -> None:
    """The next moves and lots."""
    for text in texts:
        check(referee)
        if referee.lots:
            referee.fall(text)
        else:
            (seat,) = referee.asked
            referee.play(seat, text)
    check(referee)


def asked(referee: Referee) -> tuple[int, set[str]]:
    """The one seat that is asked, and its moves."""
    assert not referee.lots
    ((seat, ways),) = referee.asked.items()
    return seat, set(ways)


def finished(referee: Referee) -> bool:
    """Is the turn that `begin` began over?"""
    return not referee.asked and not referee.lots


# ------------------------------------------------------------------------------------------------- worked examples


def test_example_1_marker_put() -> None:
    referee = at_table()
    hold(referee, C, "ursulines")
    put_deck(referee, C, "nuncios", "cajetan")
    begin(referee, C)
    assert asked(referee) == (C, {"draw", "play ursulines"})
    say(referee, "play ursulines")
    assert asked(referee) == (C, {"convert upper-saxon commons", "convert lower-saxon commons", "convert franconian commons"})
    say(referee, "convert lower-saxon commons")
    assert owners(referee, "lower-saxon", "commons") == "cppcn"  # an opposing one, though there is a neutral one (SF-4.1)
    assert (referee.lots, referee.lot_seat) == ({"draw nuncios": 1, "draw cajetan": 1}, C)
    say(referee, "draw cajetan")
    assert finished(referee)
    assert (referee.players[C].hand, referee.players[C].discard) == (["cajetan"], ["ursulines"])


def test_example_1_marker_off_and_swap() -> None:
    referee = at_table()
    own(referee, "lower-saxon", "commons", "pcpcc")  # Catholic markers on printed Protestant and on neutral
    hold(referee, P, "local-presses")
    begin(referee, P)
    say(referee, "play local-presses", "convert lower-saxon commons")
    assert owners(referee, "lower-saxon", "commons") == "pppcc"  # the marker off his own colour before the swap (SF-4.2)
    assert finished(referee)

    own(referee, "lower-saxon", "nobility", "pccpn")
    hold(referee, C, "diet-of-worms")
    begin(referee, C)
    say(referee, "play diet-of-worms", "convert lower-saxon nobility")
    assert owners(referee, "lower-saxon", "nobility") == "pcccn"
    assert all(lot.startswith("draw ") for lot in referee.lots)


def test_example_2() -> None:
    referee = at_table()
    hold(referee, P, "wittenberg-university")
    begin(referee, P)
    say(referee, "play wittenberg-university")
    assert asked(referee) == (P, {"move upper-saxon nobility", "move lower-saxon commons", "move franconian nobility"})
    say(referee, "move upper-saxon nobility")
    assert (circle(referee, "upper-saxon").power, circle(referee, "upper-saxon").dominant) == ("N1", "nobility")
    assert finished(referee)

    circle(referee, "upper-saxon").power = "C2"
    card = write_card(referee, C, *referee.foreign["st-bartholomews-day"]["effects"])
    begin(referee, C)
    say(referee, f"play {card}")
    assert asked(referee) == (C, {"move lower-saxon nobility", "move franconian commons"})


def test_example_3() -> None:
    referee = at_table()
    hold(referee, C, "man-for-all-seasons")
    begin(referee, C)
    say(referee, "play man-for-all-seasons")
    assert asked(referee) == (C, {"dispute upper-saxon", "dispute lower-saxon", "dispute franconian"})
    say(referee, "dispute lower-saxon")
    assert referee.table()["disputed"] == "lower-saxon"


def test_example_4() -> None:
    referee = at_table()
    hold(referee, P, "whose-realm", "melanchthon", "peasants-war", "two-kingdoms")
    circle(referee, "lower-saxon").power = "N2"
    begin(referee, P)
    say(referee, "play whose-realm")
    assert asked(referee) == (P, {"enough", "discard melanchthon", "discard peasants-war", "discard two-kingdoms"})
    say(referee, "discard peasants-war", "discard melanchthon")
    assert asked(referee) == (P, {"enough", "discard two-kingdoms"})
    say(referee, "enough")
    assert asked(referee) == (P, {"move upper-saxon nobility", "move franconian nobility"})
    say(referee, "move franconian nobility")  # the only other circle that would change follows by itself (SF-3.6)
    assert [circle(referee, name).power for name in ("upper-saxon", "lower-saxon", "franconian")] == ["C1", "N2", "N1"]
    assert finished(referee)


def test_example_5() -> None:
    referee = at_table()
    hold(referee, C, "conservative-countryfolk")
    referee.players[C].deck.remove("roman-catechism")
    referee.players[C].permanent = "roman-catechism"
    begin(referee, C)
    say(referee, "play conservative-countryfolk")
    assert (referee.players[C].permanent, referee.players[C].spent) == (None, ["roman-catechism"])  # SF-4.10: the old one first
    say(referee, "dispute franconian", "draw ursulines")
    assert finished(referee)
    assert (referee.players[C].permanent, referee.players[C].discard) == ("conservative-countryfolk", ["roman-catechism"])


def test_example_6() -> None:
    referee = at_table()
    hold(referee, C, "battle-of-muehlberg")
    begin(referee, C)
    say(referee, "play battle-of-muehlberg", "convert upper-saxon nobility")
    assert owners(referee, "upper-saxon", "nobility") == "ccccn"
    assert (set(referee.lots), referee.lot_seat) == ({f"roll {number}" for number in range(1, 7)}, None)
    say(referee, "roll 2")
    two_ways = {f"move {name} {side}" for name in ("lower-saxon", "franconian") for side in SIDES}
    assert asked(referee) == (P, two_ways | {"move upper-saxon nobility"})
    say(referee, "move upper-saxon nobility")
    assert circle(referee, "upper-saxon").power == "C1"
    assert finished(referee)


def test_example_7() -> None:
    referee = at_table()
    for name in ("upper-rhenish", "swabian"):
        referee.turn_up(circle(referee, name))
    own(referee, "upper-rhenish", "nobility", "ppcc")
    own(referee, "upper-rhenish", "commons", "pccc")
    hold(referee, P, "mighty-fortress")
    begin(referee, P)
    say(referee, "play mighty-fortress")  # only Swabian would change: it is chosen by itself
    assert finished(referee)
    assert owners(referee, "swabian", "nobility") + owners(referee, "swabian", "commons") == "ppcpppppcp"
    assert owners(referee, "upper-rhenish", "commons") == "pccc"


def test_example_8() -> None:
    referee = at_table()
    own(referee, "lower-saxon", "nobility", "pcccc")
    own(referee, "lower-saxon", "commons", "cppcp")
    referee.disputed = circle(referee, "lower-saxon")
    hold(referee, C, "diet-of-worms")
    put_deck(referee, C, "cajetan")
    begin(referee, C)
    say(referee, "play diet-of-worms", "convert lower-saxon nobility")
    table = referee.table()
    assert (table["rewards"], table["disputed"], table["points"]) == ([1, 0], None, [8, 0])
    taken = table["circles"]["lower-saxon"]
    assert (taken["face"], taken["taker"], taken["power"]) == ("taken", C, None)
    assert not any(marker for side in SIDES for _, marker in taken[side])
    assert asked(referee) == (C, INFLUENCE)  # at once, before the rest of the card (SF-5.5)
    say(referee, "influence green", "foreign john-calvin")  # there is no marker left that it could remove
    assert set(referee.lots) == {"draw cajetan"}


def test_example_9() -> None:
    referee = at_table()
    referee.take(circle(referee, "lower-saxon"), P)
    faces = {each.id: each.face for each in referee.circles}
    assert (faces["westphalian"], faces["upper-rhenish"], faces["bavarian"]) == ("open", "open", "down")
    circle(referee, "upper-rhenish").power = "N1"
    referee.take(circle(referee, "franconian"), P)
    changed = {each.id: each.face for each in referee.circles if each.face != faces[each.id]}
    assert changed == {"franconian": "taken", "bavarian": "open"}
    assert (circle(referee, "bavarian").power, circle(referee, "upper-rhenish").power) == ("N2", "N1")


def test_example_10() -> None:
    referee = at_table()
    own(referee, "franconian", "commons", "pppp")
    circle(referee, "franconian").power = "N1"
    hold(referee, P, "wittenberg-university")
    put_deck(referee, P, "melanchthon", "peasants-war")
    begin(referee, P)
    say(referee, "play wittenberg-university", "move franconian commons", "influence orange")
    assert (referee.lots["foreign council-of-blood"], len(referee.lots), referee.lot_seat) == (1, 4, None)
    say(referee, "foreign council-of-blood")
    assert (set(referee.lots), referee.lot_seat) == ({"draw melanchthon", "draw peasants-war"}, P)
    say(referee, "draw melanchthon")
    assert finished(referee)
    assert referee.table()["foreign"] == []


def test_example_11() -> None:
    referee = at_table()
    mine = {1, 2, 3, 5, 6, 8}
    for each in referee.circles:
        each.face, each.taker, each.power = "taken", C if each.number in mine else P, None
    last = referee.circle_number(10)
    last.face, last.taker = "down", None
    referee.turn_up(last)
    own(referee, "austrian", "nobility", "pcppp")
    referee.players[C].rewards = 3
    hold(referee, P, "two-kingdoms", *[card for card in referee.cards_of("protestant") if card != "two-kingdoms"][:8])
    referee.flow = referee.turns_from(P)
    referee.run()
    say(referee, "play two-kingdoms")
    assert referee.over  # at that instant: no card is drawn, no bonus, no hand limit (SF-6.1)
    assert (referee.points(), referee.winners()) == ([34 + 3, 28], [C])


# ------------------------------------------------------------------------------------------------------- the set-up


def test_sides_by_roll() -> None:
    referee = Referee(CONTENT, {"sides": "roll"})
    say(referee, "roll 4", "roll 4", "roll 2", "roll 5")
    assert asked(referee) == (1, {"choose catholic", "choose protestant"})
    referee.play(1, "choose protestant")
    assert referee.table()["religions"] == ["catholic", "protestant"]
    assert referee.lot_seat == 0
    assert set(referee.lots) == {f"draw {card['id']}" for card in CONTENT["card"] if card["side"] == "catholic" and card["starter"]}


def test_sides_by_lot_and_fixed() -> None:
    referee = Referee(CONTENT, {"sides": "lot"})
    assert (referee.lots, referee.lot_seat) == ({"catholic 1": 1, "catholic 2": 1}, None)
    referee.fall("catholic 2")
    assert referee.table()["religions"] == ["protestant", "catholic"]
    for fixed, religions in (("first-catholic", ["catholic", "protestant"]), ("first-protestant", ["protestant", "catholic"])):
        assert Referee(CONTENT, {"sides": fixed}).table()["religions"] == religions


def test_draft_of_both_at_once() -> None:
    referee = Referee(CONTENT, {"sides": "first-catholic", "decks": "draft"})
    seen = []
    for _ in range(6):
        seen.append(referee.lot_seat)
        referee.fall(next(iter(referee.lots)))
    assert seen == [0, 0, 0, 1, 1, 1]  # SF-2.6
    assert {seat: len(ways) for seat, ways in referee.asked.items()} == {0: 3, 1: 3}
    for kept in range(1, 16):  # the second seat does not wait for the first
        referee.play(1, referee.asked[1][0])
        for _ in range(3 if kept < 15 else 0):
            assert referee.lot_seat == 1
            referee.fall(next(iter(referee.lots)))
    assert list(referee.asked) == [0]
    assert len(referee.players[1].kept) == 15
    assert len(referee.players[1].left_out) == 30
    while referee.asked:
        referee.play(0, referee.asked[0][0])
        while referee.lots and next(iter(referee.lots)).startswith("deal"):
            referee.fall(next(iter(referee.lots)))
    assert (len(referee.lots), referee.lot_seat, [len(player.deck) for player in referee.players]) == (15, 0, [15, 15])


def test_the_higher_roll_begins_and_a_limit_ends() -> None:
    referee = Referee(CONTENT, {"sides": "first-protestant", "decks": "starter", "limit": "2"})
    while not next(iter(referee.lots)).startswith("roll"):
        referee.fall(next(iter(referee.lots)))
    say(referee, "roll 1", "roll 6")
    assert referee.turn == 1
    for seat in (1, 0):
        assert asked(referee)[0] == seat
        referee.play(seat, "draw")
        referee.fall(next(iter(referee.lots)))
    assert referee.over
    assert (referee.points(), referee.winners()) == ([0, 0], [0, 1])


# ------------------------------------------------------------------------------------- drawing, discarding, the deck


def test_an_empty_hand_must_draw() -> None:
    referee = at_table()
    begin(referee, C)
    assert all(lot.startswith("draw ") for lot in referee.lots)


def test_a_new_deck_in_his_own_turn_and_in_the_others() -> None:
    referee = at_table()
    put_deck(referee, C)
    hold(referee, C, "collegium-germanicum", "cajetan")
    referee.players[C].discard = ["nuncios", "ursulines"]
    begin(referee, C)
    say(referee, "play collegium-germanicum")
    assert set(referee.lots) == {"draw nuncios", "draw ursulines"}  # not the card being played
    say(referee, "draw nuncios", "draw ursulines")  # there is no third (SF-3.5)
    assert asked(referee) == (C, {"discard cajetan", "discard nuncios", "discard ursulines"})
    say(referee, "discard cajetan")
    assert finished(referee)
    assert sorted(referee.players[C].discard) == ["cajetan", "collegium-germanicum"]

    put_deck(referee, P)
    hold(referee, P, "melanchthon")
    card = write_card(referee, C, {"op": "opponent_discards", "n": 3, "random": True}, military=True)
    begin(referee, C)
    say(referee, f"play {card}")  # he loses all he has, and no lot is drawn (SF-3.6)
    assert referee.players[P].discard == ["melanchthon"]
    say(referee, "roll 4")
    assert set(referee.lots) == {"draw melanchthon"}  # in the other's turn the whole discard is shuffled


def test_hand_limit() -> None:
    referee = at_table()
    hold(referee, C, "ursulines", "nuncios", "cajetan", "charles-v", "pilgrimages", "indulgences")
    begin(referee, C)
    say(referee, "draw", f"draw {referee.players[C].deck[0]}")
    seat, ways = asked(referee)
    assert (seat, len(ways)) == (C, 7)
    say(referee, "discard nuncios", "discard cajetan")
    assert finished(referee)

    lay_out(referee, C, hand_limit=0)
    begin(referee, C)
    say(referee, "play ursulines", "convert franconian commons", f"draw {referee.players[C].deck[0]}")
    assert finished(referee)  # all of them: nobody is asked (SF-3.6)
    assert referee.players[C].hand == []


def test_random_and_chosen_discards() -> None:
    referee = at_table()
    hold(referee, P, "melanchthon", "peasants-war", "two-kingdoms")
    by_chance: Op = {"op": "opponent_discards", "n": 1, "random": True}
    card = write_card(referee, C, by_chance, {"op": "opponent_discards", "n": 1, "random": False})
    begin(referee, C)
    say(referee, f"play {card}")
    assert (referee.lot_seat, set(referee.lots)) == (None, {"lose melanchthon", "lose peasants-war", "lose two-kingdoms"})
    say(referee, "lose peasants-war")
    assert asked(referee) == (P, {"discard melanchthon", "discard two-kingdoms"})
    say(referee, "discard melanchthon")
    assert finished(referee)


def test_cost() -> None:
    effects: list[Op] = [{"op": "cost", "discard": 2}, {"op": "dispute", "where": ["franconian"]}]

    referee = at_table()
    card = write_card(referee, C, *effects)
    hold(referee, C, "cajetan")
    begin(referee, C)
    say(referee, f"play {card}")  # he cannot pay, and is not asked (SF-4.17)
    assert finished(referee)
    assert referee.disputed is None

    for answers, disputed in ((["decline"], None), (["discard nuncios", "discard cajetan"], "franconian")):
        referee = at_table()
        card = write_card(referee, C, *effects)
        hold(referee, C, "cajetan", "nuncios", "charles-v")
        begin(referee, C)
        say(referee, f"play {card}")
        assert asked(referee) == (C, {"decline", "discard cajetan", "discard nuncios", "discard charles-v"})
        say(referee, answers[0])
        if len(answers) > 1:
            assert asked(referee) == (C, {"discard cajetan", "discard charles-v"})  # who has begun must go on
            say(referee, answers[1])
        assert finished(referee)
        assert referee.table()["disputed"] == disputed


def test_per_discard_stops_at_max_and_where_nothing_would_change() -> None:
    referee = at_table()
    for name in ("upper-saxon", "lower-saxon"):
        circle(referee, name).power = "N2"
    card = write_card(referee, C, {"op": "per_discard", "max": 2, "effect": {"op": "move", "toward": "nobility", "n": 2}})
    hold(referee, C, "cajetan", "nuncios", "charles-v")
    begin(referee, C)
    say(referee, f"play {card}", "discard cajetan", "discard nuncios")
    assert finished(referee)  # Franconian by itself, the second one is lost
    assert circle(referee, "franconian").power == "N2"
    assert referee.players[C].hand == ["charles-v"]


def test_draw_keep() -> None:
    referee = at_table()
    card = write_card(referee, C, {"op": "draw_keep", "n": 3, "keep": 1})
    hold(referee, C, "exsurge-domine")
    put_deck(referee, C, "cajetan", "nuncios", "charles-v")
    begin(referee, C)
    say(referee, f"play {card}", "draw nuncios", "draw cajetan", "draw charles-v")
    assert referee.players[C].hand == ["exsurge-domine"]  # they lie beside it (SF-3.7)
    assert asked(referee) == (C, {"discard cajetan", "discard nuncios", "discard charles-v"})
    say(referee, "discard nuncios", "discard charles-v")
    assert referee.players[C].hand == ["exsurge-domine", "cajetan"]

    card = write_card(referee, C, {"op": "draw_keep", "n": 2, "keep": 2})
    put_deck(referee, C, "ursulines", "pilgrimages")
    begin(referee, C)
    say(referee, f"play {card}", "draw ursulines", "draw pilgrimages")
    assert finished(referee)


def test_recover_takes_nothing_of_this_turn() -> None:
    referee = at_table()
    card = write_card(referee, C, {"op": "discard", "n": 1}, {"op": "recover", "n": 3})
    hold(referee, C, "cajetan")
    put_deck(referee, C)
    referee.players[C].discard = ["nuncios", "charles-v", "ursulines"]
    begin(referee, C)
    say(referee, f"play {card}")  # the only card is discarded by itself
    assert asked(referee) == (C, {"recover nuncios", "recover charles-v", "recover ursulines"})
    say(referee, "recover charles-v", "recover ursulines")
    assert finished(referee)
    assert sorted(referee.players[C].hand) == ["charles-v", "nuncios", "ursulines"]
    assert sorted(referee.players[C].discard) == ["cajetan", card]


# ------------------------------------------------------------------------------------------ circles, "same", takeovers


def test_what_same_follows_may_change_nothing() -> None:
    referee = at_table()
    circle(referee, "franconian").power = "C2"
    card = write_card(
        referee,
        P,
        {"op": "move", "toward": "commons", "n": 1},
        {"op": "discard", "n": 1},
        {"op": "convert", "side": "either", "n": 1, "where": "same"},
    )
    begin(referee, P)
    say(referee, f"play {card}")
    assert asked(referee) == (P, {"move upper-saxon commons", "move lower-saxon commons", "move franconian commons"})  # SF-4.15
    say(referee, "move upper-saxon commons")
    assert asked(referee) == (P, {"convert upper-saxon nobility", "convert upper-saxon commons"})
    say(referee, "convert upper-saxon commons")
    assert circle(referee, "upper-saxon").power == "C2"
    assert finished(referee)


def test_a_taken_circle_is_no_same() -> None:
    referee = at_table()
    own(referee, "franconian", "commons", "pppn")
    referee.disputed = circle(referee, "upper-saxon")
    hold(referee, P, "ninety-five-theses")
    begin(referee, P)
    say(referee, "play ninety-five-theses", "convert franconian commons")
    assert circle(referee, "franconian").taker == P
    say(referee, "influence green", "foreign john-calvin")
    assert referee.table()["disputed"] == "upper-saxon"  # SF-4.14
    assert referee.lots
    assert all(lot.startswith("draw ") for lot in referee.lots)


def test_a_harmful_change_must_be_made_and_the_other_takes() -> None:
    referee = at_table()
    own(referee, "franconian", "commons", "cccc")
    circle(referee, "franconian").power = "N1"
    card = write_card(referee, P, {"op": "move", "toward": "subordinate", "n": 1, "where": ["franconian", "bavarian"]})
    begin(referee, P)
    say(referee, f"play {card}")
    assert circle(referee, "franconian").taker == C
    assert asked(referee) == (C, INFLUENCE)  # SF-5.9


def test_remove_markers_only_where_there_are_some() -> None:
    referee = at_table()
    own(referee, "franconian", "commons", "ppnn")
    own(referee, "upper-saxon", "nobility", "pppcp")
    card = write_card(referee, P, {"op": "remove_markers", "side": "either"}, {"op": "remove_markers", "side": "either"})
    begin(referee, P)
    say(referee, f"play {card}")
    assert asked(referee) == (P, {"clear franconian commons", "clear upper-saxon nobility", "decline"})
    say(referee, "clear franconian commons")
    assert owners(referee, "franconian", "commons") == "pcnn"
    assert asked(referee) == (P, {"clear upper-saxon nobility", "decline"})  # SF-5.7: it is leave, not duty
    say(referee, "clear upper-saxon nobility")
    assert owners(referee, "upper-saxon", "nobility") == "pppcn"
    assert finished(referee)


def test_sf_5_7_nobody_is_asked_where_there_is_nothing_to_remove() -> None:
    referee = at_table()
    own(referee, "franconian", "commons", "ppnn")
    card = write_card(referee, P, {"op": "remove_markers", "side": "either", "where": ["upper-saxon"]}, {"op": "draw", "n": 1})
    begin(referee, P)
    say(referee, f"play {card}")
    assert all(lot.startswith("draw ") for lot in referee.lots)


def test_sf_5_7_a_declined_removal_chooses_nothing() -> None:
    referee = at_table()
    own(referee, "franconian", "commons", "ppnn")
    card = write_card(
        referee,
        P,
        {"op": "dispute", "where": "any"},
        {"op": "remove_markers", "side": "either", "where": ["franconian", "upper-saxon"]},
        {"op": "convert", "side": "nobility", "n": 1, "where": "same"},
    )
    begin(referee, P)
    say(referee, f"play {card}", "dispute lower-saxon")
    both = {f"clear {name} {side}" for name in ("franconian", "upper-saxon") for side in SIDES}
    assert asked(referee) == (P, both | {"decline"})  # "same" follows: also where nothing would leave (SF-4.15)
    say(referee, "decline")
    assert owners(referee, "lower-saxon", "nobility") == "ppcnn"
    assert finished(referee)

    referee.players[P].discard.remove(card)
    hold(referee, P, card)
    begin(referee, P)
    say(referee, f"play {card}", "dispute lower-saxon", "clear upper-saxon nobility")
    assert owners(referee, "upper-saxon", "nobility") == "ppppn"


def test_neutral_only_and_a_choice() -> None:
    referee = at_table()
    neutral: Op = {"op": "convert", "side": "dominant", "n": 2, "neutral": True}
    card = write_card(referee, P, choice=[[{"op": "draw", "n": 1}], [neutral]])
    begin(referee, P)
    say(referee, f"play {card}")
    assert asked(referee) == (P, {"do 1", "do 2"})
    say(referee, "do 2")
    assert asked(referee) == (P, {"convert upper-saxon commons", "convert lower-saxon nobility", "convert franconian commons"})
    say(referee, "convert franconian commons")
    assert owners(referee, "franconian", "commons") == "pcpp"  # SF-4.4


# -------------------------------------------------------------------------------------------------- permanent cards


def test_extra() -> None:
    referee = at_table()
    lay_out(referee, C, extra="convert", side="commons")
    card = write_card(
        referee,
        C,
        {"op": "convert", "side": "commons", "n": 1, "neutral": True, "where": ["franconian"]},
        {"op": "convert", "side": "both", "n": 1, "circles": 2},
    )
    begin(referee, C)
    say(referee, f"play {card}", "convert upper-saxon both")  # the neutral one did not use it up
    assert asked(referee) == (C, {"more", "no-more"})
    say(referee, "more")
    assert owners(referee, "upper-saxon", "nobility") == "cppcn"
    assert owners(referee, "upper-saxon", "commons") == "cccnn"
    say(referee, "convert lower-saxon both")
    assert finished(referee)  # once a turn

    own(referee, "franconian", "commons", "ccpn")
    card = write_card(referee, C, {"op": "convert", "side": "commons", "n": 2, "where": ["franconian"]})
    circle(referee, "franconian").power = "N1"
    begin(referee, C)
    say(referee, f"play {card}")
    assert finished(referee)  # nothing more to convert: used up unasked
    assert referee.extra_used


def test_prohibitions() -> None:
    referee = at_table()
    lay_out(referee, C, opponent_cannot="convert", side="commons", where="disputed")
    referee.disputed = circle(referee, "franconian")
    card = write_card(
        referee, P, {"op": "convert", "side": "both", "n": 1, "where": "disputed"}, {"op": "convert", "side": "commons", "n": 1}
    )
    begin(referee, P)
    say(referee, f"play {card}")
    assert owners(referee, "franconian", "nobility") == "ppcn"  # with `both` only the other side (SF-4.10)
    assert owners(referee, "franconian", "commons") == "pcnn"
    assert asked(referee) == (P, {"convert upper-saxon commons", "convert lower-saxon commons"})

    lay_out(referee, C, opponent_cannot="move", where="disputed")
    card = write_card(
        referee, P, {"op": "move", "toward": "either", "n": 1, "where": "disputed"}, {"op": "move", "toward": "nobility", "n": 1}
    )
    begin(referee, P)
    say(referee, f"play {card}")
    assert asked(referee) == (P, {"move upper-saxon nobility", "move lower-saxon nobility"})


def test_you_convert_and_you_draw_for_turn() -> None:
    referee = at_table()
    lay_out(referee, P, when="you_convert", side="nobility", then=[{"op": "dispute", "where": ["franconian"]}])
    hold(referee, P, "vernacular-worship", "to-the-nobility")
    put_deck(referee, P, "melanchthon", "peasants-war", "local-presses")
    begin(referee, P)
    say(referee, "play vernacular-worship", "convert franconian commons", "draw melanchthon")
    assert finished(referee)  # that was the other side
    begin(referee, P)
    say(referee, "play to-the-nobility", "convert franconian nobility")
    assert asked(referee) == (P, {"use", "leave"})
    assert referee.players[P].playing == "to-the-nobility"  # SF-5.8: before it is discarded
    say(referee, "use")
    assert referee.table()["disputed"] == "franconian"

    lay_out(referee, P, when="you_draw_for_turn", then=[{"op": "draw", "n": 1}])
    begin(referee, P)
    say(referee, "draw", "draw peasants-war")
    assert asked(referee) == (P, {"use", "leave"})
    say(referee, "leave")
    assert finished(referee)


def test_you_take_circle_not_through_its_own_then() -> None:
    referee = at_table()
    own(referee, "franconian", "commons", "pppn")
    own(referee, "upper-saxon", "commons", "ppppn")
    lay_out(referee, P, when="you_take_circle", then=[{"op": "convert", "side": "commons", "n": 1, "where": ["upper-saxon"]}])
    card = write_card(referee, P, {"op": "convert", "side": "commons", "n": 1, "where": ["franconian"]})
    begin(referee, P)
    say(referee, f"play {card}")
    assert asked(referee) == (P, {"use", "leave"})
    say(referee, "use")
    assert circle(referee, "upper-saxon").taker == P
    assert asked(referee)[1] == INFLUENCE  # for Upper Saxon: no `use` this time (SF-4.18)
    say(referee, "influence white", "foreign act-of-supremacy", "convert lower-saxon nobility")
    assert asked(referee)[1] == INFLUENCE  # and now for Franconian
    say(referee, "influence orange", "foreign wonder-year")
    assert finished(referee)


def test_bonuses_wait_for_the_military_roll_in_the_order_of_the_takeovers() -> None:
    referee = at_table()
    own(referee, "franconian", "commons", "cccp")
    own(referee, "upper-saxon", "commons", "ppppn")
    card = write_card(referee, C, {"op": "convert", "side": "commons", "n": 1, "where": ["franconian"]}, military=True)
    begin(referee, C)
    say(referee, f"play {card}", "roll 1", "convert upper-saxon commons")
    assert [circle(referee, name).taker for name in ("franconian", "upper-saxon")] == [C, P]
    assert referee.table()["waiting"] == [(P, None)]
    assert asked(referee)[0] == C
    say(referee, "influence orange", "foreign wonder-year")  # the opponent has no card to discard
    assert asked(referee) == (P, INFLUENCE)


def test_both_sides_are_converted_before_the_circle_is_taken() -> None:
    referee = at_table()
    circle(referee, "franconian").power = "N1"
    own(referee, "franconian", "nobility", "pppn")
    lay_out(referee, P, when="you_convert", side="commons", then=[{"op": "draw", "n": 1}])
    card = write_card(referee, P, {"op": "convert", "side": "both", "n": 1, "where": ["franconian"]})
    begin(referee, P)
    say(referee, f"play {card}")
    assert circle(referee, "franconian").taker == P
    say(referee, "influence green", "foreign john-calvin")
    assert asked(referee) == (P, {"use", "leave"})  # SF-4.18: after the takeover and its Foreign Influence card


# -------------------------------------------------------------------------------------------- an action is one moment


def almost(referee: Referee, seat: int, *names: str) -> None:
    """All but one territory on the commons of these circles are his, the marker stands there."""
    mine, his = ("c", "p") if seat == C else ("p", "c")
    for name in names:
        power = circle(referee, name)
        power.face, power.power = "open", "C1"
        own(referee, name, "commons", mine * (len(power.sides["commons"]) - 1) + his)


def commons(*names: str, n: int = 1) -> Op:
    """Converts one of the commons in each of these circles."""
    return {"op": "convert", "side": "commons", "n": n, "where": list(names), "circles": len(names)}


def test_sf_3_1_no_draw_is_offered_where_nothing_can_be_drawn() -> None:
    referee = at_table()
    put_deck(referee, C)
    hold(referee, C, "cajetan", "nuncios")
    begin(referee, C)
    assert asked(referee) == (C, {"play cajetan", "play nuncios"})

    referee.players[C].discard = ["ursulines"]
    begin(referee, C)
    assert asked(referee) == (C, {"draw", "play cajetan", "play nuncios"})

    referee = at_table()
    put_deck(referee, C)
    card = write_card(referee, C, {"op": "dispute", "where": ["franconian"]})
    begin(referee, C)  # the only way of going on (SF-3.6)
    assert finished(referee)
    assert (referee.players[C].discard, referee.table()["disputed"]) == ([card], "franconian")


def test_sf_3_5_an_empty_hand_draws_nothing_from_nothing() -> None:
    referee = at_table()
    put_deck(referee, C)
    lay_out(referee, C, when="you_draw_for_turn", then=[{"op": "dispute", "where": ["franconian"]}])
    begin(referee, C)
    assert asked(referee) == (C, {"use", "leave"})  # SF-4.18: also if there was nothing to draw


def test_sf_4_13_no_circle_is_taken_before_the_last_one_is_carried_out() -> None:
    referee = at_table()
    almost(referee, P, "franconian")
    card = write_card(referee, P, {"op": "convert", "side": "commons", "n": 1, "circles": 2})
    begin(referee, P)
    say(referee, f"play {card}", "convert franconian commons")
    assert circle(referee, "franconian").face == "open"
    assert asked(referee) == (P, {"convert upper-saxon commons", "convert lower-saxon commons"})  # none twice, none turned up
    say(referee, "convert lower-saxon commons")
    assert circle(referee, "franconian").taker == P
    assert asked(referee) == (P, INFLUENCE)


def test_sf_4_12_a_circle_turned_up_by_the_op_is_not_converted() -> None:
    referee = at_table()
    own(referee, "franconian", "commons", "ppnn")
    card = write_card(
        referee,
        P,
        {"op": "convert", "side": "both", "n": "all", "neutral": True, "circles": 2, "where": ["franconian", "bavarian"]},
    )
    begin(referee, P)
    say(referee, f"play {card}")
    assert (circle(referee, "franconian").taker, circle(referee, "bavarian").face) == (P, "open")
    assert owners(referee, "bavarian", "nobility") + owners(referee, "bavarian", "commons") == "pcnnpccn"


def test_sf_4_9_a_circle_turned_up_is_open_for_what_begins_after_it() -> None:
    referee = at_table()
    almost(referee, P, "franconian")
    foreign = write_foreign(referee, "white", {"op": "convert", "side": "nobility", "n": 1, "where": ["bavarian"]})
    card = write_card(referee, P, commons("franconian"), {"op": "dispute", "where": ["bavarian", "upper-rhenish"]})
    begin(referee, P)
    say(referee, f"play {card}", "influence white", f"foreign {foreign}")
    assert owners(referee, "bavarian", "nobility") == "ppnn"
    assert asked(referee) == (P, {"dispute bavarian", "dispute upper-rhenish"})


def test_sf_5_4_the_order_of_takeovers() -> None:
    referee = at_table()
    almost(referee, P, "upper-saxon", "lower-saxon", "franconian")
    card = write_card(referee, P, commons("upper-saxon", "lower-saxon", "franconian"), {"op": "draw", "n": 1})
    begin(referee, P)
    say(referee, f"play {card}", "convert franconian commons", "convert upper-saxon commons")
    assert asked(referee) == (P, {"take upper-saxon", "take lower-saxon", "take franconian"})
    say(referee, "take lower-saxon")
    assert [circle(referee, name).face for name in ("upper-saxon", "lower-saxon", "westphalian", "bavarian")] == [
        "due",
        "taken",
        "open",
        "down",
    ]
    assert asked(referee) == (P, INFLUENCE)  # one takeover is finished before the next
    say(referee, "influence green", "foreign john-calvin")  # the markers on circles that are due cannot be removed
    assert asked(referee) == (P, {"take upper-saxon", "take franconian"})
    say(referee, "take upper-saxon", "influence orange", "foreign wonder-year")
    assert circle(referee, "franconian").taker == P  # the last one without asking
    say(referee, "influence orange", "foreign wonder-year")
    assert all(lot.startswith("draw ") for lot in referee.lots)
    assert referee.points() == [0, 19]


def test_sf_5_4_he_whose_turn_it_is_orders_what_the_other_takes() -> None:
    referee = at_table()
    for name in ("franconian", "upper-saxon"):
        own(referee, name, "commons", "c" * len(circle(referee, name).sides["commons"]))
        circle(referee, name).power = "N1"
    card = write_card(referee, P, {"op": "move", "toward": "commons", "n": 1, "circles": 2, "where": ["franconian", "upper-saxon"]})
    begin(referee, P)
    say(referee, f"play {card}", "move franconian commons")
    assert asked(referee) == (P, {"take franconian", "take upper-saxon"})
    say(referee, "take upper-saxon")
    assert asked(referee) == (C, INFLUENCE)


def test_sf_5_9_the_order_is_never_his_whose_turn_it_is_not() -> None:
    referee = at_table()
    almost(referee, P, "lower-saxon", "upper-saxon")
    own(referee, "franconian", "commons", "pppp")
    circle(referee, "franconian").power = "N1"
    foreign = write_foreign(referee, "white", commons("upper-saxon", "lower-saxon"))
    card = write_card(referee, C, {"op": "move", "toward": "commons", "n": 1, "where": ["franconian"]})
    begin(referee, C)
    say(referee, f"play {card}")
    assert asked(referee) == (P, INFLUENCE)
    say(referee, "influence white", f"foreign {foreign}", "convert upper-saxon commons")
    assert asked(referee) == (C, {"take upper-saxon", "take lower-saxon"})
    say(referee, "take lower-saxon")
    assert asked(referee) == (P, INFLUENCE)
    assert referee.table()["foreign"] == [foreign]
    say(referee, "influence white")
    assert len(referee.lots) == 4  # SF-5.5: the first counts as shuffled back


def test_sf_5_4_what_falls_due_in_between_is_taken_first() -> None:
    referee = at_table()
    almost(referee, P, "upper-saxon", "franconian", "lower-saxon")
    foreign = write_foreign(referee, "white", commons("lower-saxon"), {"op": "dispute", "where": "any"})
    card = write_card(referee, P, commons("upper-saxon", "franconian"))
    begin(referee, P)
    say(referee, f"play {card}", "convert franconian commons", "take upper-saxon", "influence white", f"foreign {foreign}")
    assert [circle(referee, name).face for name in ("lower-saxon", "franconian")] == ["taken", "due"]
    say(referee, "influence orange", "foreign wonder-year")
    assert circle(referee, "franconian").face == "due"
    assert asked(referee) == (P, {"dispute westphalian", "dispute upper-rhenish"})  # not the one that is due (SF-4.9)
    say(referee, "dispute westphalian")
    assert circle(referee, "franconian").taker == P


def test_sf_4_9_a_circle_that_is_due_is_neither_disputed_nor_changed() -> None:
    referee = at_table()
    almost(referee, P, "upper-saxon", "franconian")
    referee.disputed = circle(referee, "franconian")
    foreign = write_foreign(
        referee,
        "green",
        {"op": "remove_markers", "side": "commons", "where": "disputed"},
        {"op": "move", "toward": "either", "n": 3, "where": ["franconian"]},
        {"op": "dispute", "where": ["lower-saxon"]},
    )
    card = write_card(referee, P, commons("upper-saxon", "franconian"))
    begin(referee, P)
    say(referee, f"play {card}", "convert franconian commons", "take upper-saxon", "influence green", f"foreign {foreign}")
    assert circle(referee, "franconian").taker == P
    assert (referee.table()["disputed"], referee.players[P].rewards) == ("lower-saxon", 0)  # the marker could still be taken away


def test_sf_4_14_a_foreign_influence_card_does_not_change_what_same_means() -> None:
    referee = at_table()
    almost(referee, P, "franconian")
    card = write_card(
        referee, P, {"op": "convert", "side": "commons", "n": 1}, {"op": "convert", "side": "either", "n": 1, "where": "same"}
    )
    begin(referee, P)
    say(
        referee, f"play {card}", "convert franconian commons", "influence white", "foreign act-of-supremacy", "convert lower-saxon nobility"
    )
    assert finished(referee)  # "same" is the circle that was taken, not the one that the Foreign Influence card chose


def test_sf_4_18_you_take_circle_comes_before_the_foreign_influence_card() -> None:
    referee = at_table()
    almost(referee, P, "upper-saxon", "franconian", "lower-saxon")
    lay_out(referee, P, when="you_take_circle", then=[commons("lower-saxon"), {"op": "dispute", "where": ["upper-rhenish"]}])
    card = write_card(referee, P, commons("upper-saxon", "franconian"))
    begin(referee, P)
    say(referee, f"play {card}", "convert franconian commons", "take upper-saxon")
    assert asked(referee) == (P, {"use", "leave"})
    say(referee, "use")
    assert circle(referee, "lower-saxon").taker == P
    assert asked(referee) == (P, INFLUENCE)  # for the circle of the `then`, not the `then` again
    say(referee, "influence orange", "foreign wonder-year")
    assert referee.table()["disputed"] == "upper-rhenish"  # the rest of the `then`
    assert asked(referee) == (P, INFLUENCE)  # for Upper Saxon
    say(referee, "influence orange", "foreign wonder-year")
    assert circle(referee, "franconian").taker == P
    assert asked(referee) == (P, {"use", "leave"})  # the next takeover


def test_sf_4_18_a_circle_taken_by_a_foreign_influence_card_within_the_then_counts_again() -> None:
    referee = at_table()
    almost(referee, P, "upper-saxon", "franconian", "lower-saxon")
    lay_out(referee, P, when="you_take_circle", then=[commons("lower-saxon")])
    foreign = write_foreign(referee, "white", commons("upper-saxon"))
    card = write_card(referee, P, commons("franconian"))
    begin(referee, P)
    say(referee, f"play {card}", "use", "influence white", f"foreign {foreign}")
    assert circle(referee, "upper-saxon").taker == P
    assert asked(referee) == (P, {"use", "leave"})  # it was no op of the `then` that took it


def test_sf_4_18_you_convert_looks_at_the_played_card_alone() -> None:
    referee = at_table()
    own(referee, "franconian", "commons", "pppp")
    circle(referee, "franconian").power = "N1"
    lay_out(referee, P, when="you_convert", side="nobility", then=[{"op": "draw", "n": 1}])
    card = write_card(referee, P, {"op": "move", "toward": "commons", "n": 1, "where": ["franconian"]})
    begin(referee, P)
    say(referee, f"play {card}", "influence white", "foreign act-of-supremacy", "convert lower-saxon nobility")
    assert finished(referee)


def test_sf_5_6_with_a_military_card_the_bonuses_wait() -> None:
    referee = at_table()
    almost(referee, C, "upper-saxon", "franconian")
    lay_out(referee, C, when="you_take_circle", then=[{"op": "dispute", "where": ["westphalian"]}])
    almost(referee, P, "lower-saxon")
    card = write_card(referee, C, commons("upper-saxon", "franconian"), {"op": "dispute", "where": ["bavarian"]}, military=True)
    begin(referee, C)
    say(referee, f"play {card}", "convert franconian commons")
    assert asked(referee) == (C, {"take upper-saxon", "take franconian"})
    say(referee, "take franconian")
    assert referee.table()["disputed"] == "bavarian"  # the rest of the card came first
    assert [bonus.seat for bonus in referee.waiting] == [C, C]
    say(referee, "roll 1", "convert lower-saxon commons")
    assert [bonus.seat for bonus in referee.waiting] == [C, P]  # Franconian's is being asked for
    assert asked(referee) == (C, {"use", "leave"})
    say(referee, "use")
    assert referee.table()["disputed"] == "westphalian"
    foreign = write_foreign(referee, "white", commons("bavarian", n=4), {"op": "move", "toward": "commons", "n": 3, "where": ["bavarian"]})
    say(referee, "influence white", f"foreign {foreign}")
    assert circle(referee, "bavarian").taker == C
    assert asked(referee) == (C, {"use", "leave"})  # at once, before those that still wait
    assert [bonus.seat for bonus in referee.waiting] == [C, P]
    say(referee, "leave", "influence orange", "foreign wonder-year", "leave", "influence orange", "foreign wonder-year")
    assert asked(referee) == (P, INFLUENCE)
    say(referee, "influence orange", "foreign wonder-year")
    assert finished(referee)


def test_sf_5_6_a_you_convert_after_a_military_card_waits_too() -> None:
    referee = at_table()
    almost(referee, C, "franconian")
    lay_out(referee, C, when="you_convert", side="nobility", then=[commons("franconian")])
    card = write_card(referee, C, {"op": "convert", "side": "nobility", "n": 1, "where": ["upper-saxon"]}, military=True)
    begin(referee, C)
    say(referee, f"play {card}", "use")
    assert circle(referee, "franconian").taker == C
    assert "roll 6" in referee.lots
    say(referee, "roll 6")
    assert asked(referee) == (C, INFLUENCE)


def test_sf_5_5_only_the_last_circle_gives_no_foreign_influence_card() -> None:
    referee = at_table()
    for each in referee.circles[:-2]:
        each.face, each.taker, each.power = "taken", C, None
    almost(referee, P, "swabian", "austrian")
    foreign = write_foreign(referee, "white", {"op": "convert", "side": "either", "n": 1}, {"op": "dispute", "where": "any"})
    card = write_card(referee, P, commons("swabian", "austrian"), {"op": "draw", "n": 1})
    referee.flow = referee.turns_from(P)
    referee.run()
    say(referee, f"play {card}", "convert swabian commons", "take austrian")
    assert asked(referee) == (P, INFLUENCE)
    say(referee, "influence white", f"foreign {foreign}")  # no circle is open
    assert referee.over
    assert (circle(referee, "swabian").taker, referee.disputed) == (P, None)
