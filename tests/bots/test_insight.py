"""What a search tells about a question: fair, reproducible, with numbers that fit together, and sentences that say nothing else."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.languages import OTHERS
from tests.languages import differences as language_differences
from triptych.bots import roster
from triptych.bots.insight import EVERY, Because, Difference, Hint, Insight, Option, Yield, differences, hint, look, what_matters
from triptych.bots.reasons import hint_sentence, how_many, lesson, named, percent, reason_words, sentence
from triptych.bots.search import Search
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.details import Details
from triptych.core.game import Game
from triptych.core.heuristics import SURE
from triptych.core.match import Match
from triptych.core.state import State
from triptych.core.words import LANGUAGES

every_game = pytest.mark.parametrize("name", registry.names())


def met(game: Game[Any], players: int, seed: str, nth: int) -> Iterator[tuple[State, State, int]]:
    """Every nth decision of a game of greedy bots: the state, the view of the one who is asked, and his seat."""
    match = Match(game, players, SeededChance(seed), undo=False)
    bots = [roster.make("greedy", game, f"{seed}/{seat}") for seat in range(players)]
    decisions = 0
    while not match.over:
        seat = match.state.actor
        view = game.view(match.state, seat)
        if len(match.state.moves) > 1:
            decisions += 1
            if decisions % nth == 0:
                yield match.state, view, seat
        match.play(seat, bots[seat].choose(view, seat, match.state.moves))


def plain(insight: Insight) -> list[Any]:
    """Everything that was found."""
    return [
        (one.move, one.visits, one.worth, one.worth_error, one.chance, one.margin, one.points, one.parts, one.everybody)
        for one in insight.options
    ] + [(one.facts, [(so_far.pieces, so_far.counts) for so_far in one.yields]) for one in insight.options]


# -- fair ----------------------------------------------------------------------------------------------------------------------------------


@every_game
def test_worlds_that_a_view_cannot_tell_apart_give_the_same_insight(name: str) -> None:
    game = registry.game(name)
    compared = 0
    for number, (state, view, seat) in enumerate(met(game, game.player_counts[-1], "fair insight", 7)):
        other = game.determinize(view, seat, SeededChance(f"other world {number}"))
        first = look(game, view, seat, iterations=12, seed=5)
        assert plain(look(game, game.view(other, seat), seat, iterations=12, seed=5)) == plain(first)
        compared += other.key() != state.key()
    assert compared > 5


@every_game
def test_a_seed_gives_the_same_and_another_one_something_else(name: str) -> None:
    game = registry.game(name)
    _, view, seat = next(met(game, 2, "seeds", 5))
    first = plain(look(game, view, seat, iterations=30, seed=1))
    assert plain(look(game, view, seat, iterations=30, seed=1)) == first
    assert plain(look(game, view, seat, iterations=30, seed=2)) != first


# -- what is found -------------------------------------------------------------------------------------------------------------------------


@every_game
def test_numbers_fit_together(name: str) -> None:
    game = registry.game(name)
    players = game.player_counts[-1]
    for _, view, seat in met(game, players, "numbers", 40):
        insight = look(game, view, seat, iterations=60, seed=1)
        assert insight.iterations == 60
        assert sum(one.visits for one in insight.options) == 59  # the first one only looks at the moves
        assert {one.move for one in insight.options} <= set(view.moves)
        for one in insight.options:
            assert one.visits > 0
            assert len(one.parts) == len(insight.parts)
            assert abs(sum(one.parts) - one.points) <= len(one.parts)
            assert len(one.yields) == one.visits.bit_length(), "after 1, 2, 4, 8 ... ways"
            for part in range(len(insight.details.parts) if one.visits.bit_count() == 1 else 0):
                pieces = [value for piece, value in zip(insight.details.pieces, one.yields[-1].pieces, strict=True) if piece.part == part]
                assert abs(sum(pieces) - one.parts[part]) <= len(pieces) + 1
            assert one.everybody[seat] == pytest.approx(one.chance, abs=2)
            assert sum(one.everybody) == pytest.approx(SURE, abs=2 * players)
            assert one.points_of_all[seat] == pytest.approx(one.points, abs=1)
            assert 0 <= one.margin < SURE
            assert one.margin > 0 or one.chance in (0, SURE), "only what is decided is known exactly"
            assert one.worth_error > 0
        careful = [one.worth - 2 * one.worth_error for one in insight.options]
        assert careful == sorted(careful, reverse=True)


@every_game
def test_who_looks_for_reasons_searches_as_bots_do(name: str) -> None:
    """Listening to what is scored and splitting it into things changes nothing of what is found."""
    game = registry.game(name)
    for _, view, seat in met(game, game.player_counts[-1], "the same", 60):
        search = Search(game, game.heuristics(roster.JUDGEMENT), view, seat, SeededChance("insight 1"))
        search.run(60)
        root = search.root
        plainly = {root.moves[at]: (visits, root.worth[at] / visits) for at, visits in enumerate(root.visits) if visits}
        found = look(game, view, seat, iterations=60, seed=1).options
        assert {one.move: (one.visits, one.worth) for one in found} == plainly


@every_game
def test_a_move_that_is_asked_about_is_judged_however_bad_it_looks(name: str) -> None:
    game = registry.game(name)
    seldom = 0
    for _, view, seat in met(game, 2, "about", 25):
        free = look(game, view, seat, iterations=80, seed=1)
        tried = {one.move: one.visits for one in free.options}
        worst = min(view.moves, key=lambda move: tried.get(move, 0))
        asked = look(game, view, seat, iterations=80, seed=1, about=[worst]).option(worst)
        assert asked is not None
        assert asked.visits >= 79 // EVERY
        seldom += tried.get(worst, 0) < 79 // EVERY
    assert seldom


@every_game
def test_to_compare_the_second_best_is_looked_at_often_enough(name: str) -> None:
    game = registry.game(name)
    seldom = 0
    for _, view, seat in met(game, 2, "compare", 25):
        visits = sorted(one.visits for one in look(game, view, seat, iterations=80, seed=1, compare=True).options)
        assert visits[-2] >= 79 // EVERY - 1
        plainly = sorted([0, *(one.visits for one in look(game, view, seat, iterations=80, seed=1).options)])
        seldom += plainly[-2] < 79 // EVERY - 1
    assert seldom


def test_a_winning_move_is_found() -> None:
    """At the end of games: what wins at once has a chance of one, and what a search calls best is not what loses."""
    game = registry.game("sola-fide")
    found = 0
    for number in range(6):
        for state, view, seat in met(game, 2, f"winning {number}", 1):
            won = []
            for move in view.moves:
                after = state.clone()
                game.apply(after, seat, move)
                if after.actor == -2 and game.winners(after) == [seat]:
                    won.append(move)
            if won and len(won) < len(view.moves):
                insight = look(game, view, seat, iterations=60, seed=1, about=won[:1])
                option = insight.option(won[0])
                assert option is not None
                assert option.chance == SURE
                assert insight.options[0].chance > 990_000
                found += 1
    assert found


def test_nothing_is_spent_where_there_is_one_answer() -> None:
    game = registry.game("column-of-fire")
    _, view, seat = next(met(game, 2, "forced", 3))
    view.moves = view.moves[:1]
    insight = look(game, view, seat, iterations=50, seed=1)
    assert (insight.iterations, insight.options) == (0, [])


class Impatient:
    def __init__(self, looks: int) -> None:
        self.looks = looks

    def late(self) -> bool:
        self.looks -= 1
        return self.looks < 0


def test_a_clock_stops_it_but_not_before_something_is_found() -> None:
    game = registry.game("sola-fide")
    _, view, seat = next(met(game, 2, "clock", 9))
    assert look(game, view, seat, iterations=10_000, seed=1, clock=Impatient(3)).iterations == 32
    at_once = look(game, view, seat, iterations=10_000, seed=1, clock=Impatient(0), about=view.moves[-1:])
    assert at_once.option(view.moves[-1]) is not None
    assert at_once.iterations < 20
    few = look(game, view, seat, iterations=1, seed=1, about=view.moves[-1:])
    assert few.option(view.moves[-1]) is not None


def test_of_several_who_are_asked_at_once_each_hears_of_his_own_moves() -> None:
    game = registry.game("sola-fide", options={"decks": "draft"})
    match = Match(game, 2, SeededChance("draft"), undo=False)
    while len(game.asked(match.state)) < 2:
        match.play(match.state.actor, match.state.moves[0])
    for seat in (0, 1):
        view = game.view(match.state, seat)
        insight = look(game, view, seat, iterations=40, seed=1, about=view.moves[:1])
        assert {one.move for one in insight.options} <= set(game.legal(match.state, seat))
        assert insight.option(view.moves[0]) is not None
    assert set(game.legal(match.state, 0)) != set(game.legal(match.state, 1))


# -- what makes the difference -------------------------------------------------------------------------------------------------------------


def option(move: int, chance: int, parts: list[int], rival: int = 40_000, error: float = 0.001, part_error: float = 10.0) -> Option:
    made = Option(move, 100)
    made.chance = chance
    made.worth = chance / SURE
    made.worth_error = error
    made.parts = parts
    given(made, parts[:-1], [0] * len(parts[:-1]), part_error)
    made.points = sum(parts)
    made.points_of_all = [made.points, rival]
    made.rivals_error = part_error
    made.everybody = [chance, SURE - chance]
    return made


def given(made: Option, pieces: list[int], counts: list[int], error: float, count_error: float = 0.0) -> None:
    """What a move brings: as it were found on one way, but known as well as that."""
    made.yields = [Yield(pieces, counts)]
    made.thing_spreads = [error] * len(pieces)
    made.group_spreads = [error] * len(pieces)
    made.count_spreads = [count_error] * len(pieces)
    made.facts = [0] * len(pieces)
    made.fact_spreads = [0.0] * len(pieces)


NAMES = ("points", "houses", "goods", "persons", "dice")


def difference(*options: Option) -> Difference:
    """With parts that are not split."""
    details = Details(NAMES)
    details.complete()
    return differences(Insight(0, (*NAMES, "time"), details, 200, list(options)), options[0].move, options[1].move)


def told(found: Difference) -> list[tuple[str, int]]:
    return [(one["group"], one["points"]) for one in found["because"]]


def test_the_parts_that_matter_the_largest_first() -> None:
    found = difference(option(7, 540_000, [10, 1800, 5000, 600, 290, 9]), option(8, 500_000, [10, 0, 5600, 400, 0, 9]))
    assert told(found) == [("houses", 1800), ("goods", -600)]
    assert (found["points"], found["equal"], found["better"], found["other"]) == (1800 - 600 + 200 + 290, False, 7, 8)
    assert found["confidence"] > 999_000


def test_no_more_than_three_and_nothing_that_is_only_noise() -> None:
    many = difference(option(1, 540_000, [4000, -3000, 2000, 1000, 0, 0]), option(2, 500_000, [0] * 6))
    assert told(many) == [("points", 4000), ("houses", -3000), ("goods", 2000)]
    noisy = difference(option(1, 540_000, [900, 0, 0, 0, 0, 0], part_error=500.0), option(2, 500_000, [0] * 6, part_error=500.0))
    assert told(noisy) == []


def test_of_the_others_only_what_is_no_noise() -> None:
    for error, rivals in ((100.0, -900), (500.0, 0)):
        found = difference(option(1, 540_000, [0] * 6, part_error=error), option(2, 500_000, [0] * 6, rival=40_900, part_error=error))
        assert found["rivals"] == rivals
    assert difference(option(1, 540_000, [0] * 6), option(2, 500_000, [0] * 6, rival=40_200))["rivals"] == 0, "too little"


@every_game
def test_what_the_others_get_is_uncertain_where_it_differs_from_way_to_way(name: str) -> None:
    game = registry.game(name)
    errors = []
    for _, view, seat in met(game, game.player_counts[-1], "rivals", 6):
        errors += [one.rivals_error for one in look(game, view, seat, iterations=40, seed=1).options if one.visits > 1]
    assert all(0 <= error < 50_000 for error in errors)
    assert any(error > 1 for error in errors)


def test_what_comes_to_everybody_alike_is_no_reason() -> None:
    ends_sooner = difference(option(1, 540_000, [2000, 0, 0, 0, 0, -15_000], rival=26_000), option(2, 500_000, [0] * 6, rival=40_000))
    assert told(ends_sooner) == [("points", 2000)]
    assert (ends_sooner["points"], ends_sooner["rivals"]) == (2000, 1000)


def test_moves_that_are_practically_equal() -> None:
    assert difference(option(1, 504_000, [300, 0, 0, 0, 0, 0]), option(2, 500_000, [0] * 6))["equal"]
    assert not difference(option(1, 504_000, [900, 0, 0, 0, 0, 0]), option(2, 500_000, [0] * 6))["equal"]
    assert difference(option(1, 540_000, [900, 0, 0, 0, 0, 0], error=0.1), option(2, 500_000, [0] * 6))["equal"]
    worse = difference(option(1, 450_000, [0] * 6), option(2, 500_000, [900, 0, 0, 0, 0, 0]))
    assert worse["equal"]
    assert worse["confidence"] < 1000


def test_the_confidence_of_an_insight_is_that_against_the_next() -> None:
    options = [option(1, 540_000, [0]), option(2, 530_000, [0], error=0.02), option(3, 300_000, [0])]
    details = Details(("points",))
    assert 600_000 < Insight(0, ("points",), details, 9, options).confidence() < 750_000
    assert Insight(0, ("points",), details, 9, options[:1]).confidence() == SURE


# -- which things --------------------------------------------------------------------------------------------------------------------------


def houses() -> Details:
    """Houses in six countries, a market in the first of them, which is one thing with the house there, and points."""
    details = Details(("points", "houses", "markets"))
    for country in range(6):
        details.add("houses", "houses", "house", {"country": country})
    details.add("markets", "houses", "market", {"country": 0, "good": 2})
    details.complete()
    return details


def things(pieces: list[int], error: float = 10.0) -> list[tuple[str, int]]:
    """What is named if one move has these pieces more than the other: six houses, a market, points."""
    details = houses()
    options: list[Option] = []
    for values in (pieces, [0] * len(pieces)):
        one = Option(len(options), 100)
        given(one, values, [0] * len(values), error)
        one.group_spreads = [10.0, 10.0]
        options.append(one)
    return [(called(one), one["points"]) for one in what_matters(details, options[0], options[1])]


def called(one: Because) -> str:
    if one["rest"]:
        return f"{one['group']} otherwise"
    return " ".join([one["detail"] or one["group"], *map(str, one["about"].values())])


def test_things_are_named_the_largest_first() -> None:
    assert things([0, 900, 0, -2000, 0, 0, 0, 600]) == [("house 3", -2000), ("house 1", 900), ("points", 600)]


def test_what_is_about_one_thing_counts_together_and_is_named_by_what_counts_most() -> None:
    assert things([1000, 0, 0, 0, 0, 0, 2000, 0]) == [("market 0 2", 3000)]
    assert things([1000, 0, 0, 0, 0, 0, -3000, 0]) == [("market 0 2", -2000)]
    assert things([3000, 0, 0, 0, 0, 0, -1000, 0]) == [("house 0", 2000)]
    assert things([3000, 0, 0, 0, 0, 0, -3000, 0]) == []


def test_many_small_things_are_a_reason_together() -> None:
    assert things([200, 200, 200, 200, 0, 0, 0, 600]) == [("houses", 800), ("points", 600)]
    assert things([900, 200, 200, 200, 0, 0, 0, 0]) == [("house 0", 900), ("houses otherwise", 600)]
    assert things([600, 600, 600, 600, 0, 0, 0, 5000]) == [("points", 5000), ("houses", 2400)], "each is too little beside the points"
    assert things([1000, 900, 800, 700, 600, 500, 0, 0]) == [("house 0", 1000), ("house 1", 900), ("houses otherwise", 2600)]


def test_what_is_not_clear_for_itself_may_be_so_together() -> None:
    assert things([900, -800, 900, 0, 0, 0, 0, 0], error=600.0) == [("houses", 1000)]


def test_nothing_counts_twice() -> None:
    rng = random.Random("twice")
    for _ in range(300):
        pieces = [rng.choice((0, 0, rng.randrange(-3000, 3000), rng.randrange(-300, 300))) for _ in range(8)]
        named = dict(things(pieces))
        country = [pieces[0] + pieces[6], *pieces[1:6]]
        assert len(named) <= 3
        for name, points in named.items():
            if name.startswith(("house ", "market ")):
                assert points == country[int(name.split()[1])]
            elif name == "houses":
                assert points == sum(country)
                assert not any(other.startswith(("house ", "market ")) for other in named)
            elif name == "houses otherwise":
                assert points == sum(country) - sum(country[int(other.split()[1])] for other in named if other[-1].isdigit())
            else:
                assert points == pieces[7]


# -- how many ------------------------------------------------------------------------------------------------------------------------------


def counts(points: int, count: int, facts: int = 0, error: float = 0.0, ways: int = 1) -> tuple[int, int, int]:
    """How many houses are told of if one move has so many more after some ways, and so many more at once; how sure, how much alike."""
    details = Details(("points", "houses"))
    details.add_sources("points", 1)
    details.add("houses", "houses", "house", {"country": 0}, counted=True)
    options: list[Option] = []
    for share in (1, 0):
        one = Option(len(options), ways)
        given(one, [0, 0, points * share], [0, 0, count * share], 10.0, error)
        one.facts = [0, 0, facts * share]
        one.yields *= ways.bit_length()
        options.append(one)
    found = what_matters(details, options[0], options[1])[0]
    return found["count"], found["count_margin"], found["count_spread"]


def test_how_many_things_it_is_comes_with_how_uncertain_that_is() -> None:
    assert counts(2000, 2000) == (2000, 0, 0)
    assert counts(-2000, -2000) == (-2000, 0, 0)
    assert counts(2000, 1900, error=100.0) == (1900, 282, 100)
    assert counts(2000, 1900, error=100.0, ways=64) == (1900, 35, 100)
    assert counts(2000, -1000) == (0, 0, 0), "fewer things, but more points"


def test_what_a_player_sees_at_once_is_told_unless_it_becomes_something_else() -> None:
    assert counts(2000, 1400, facts=2000, error=400.0) == (2000, 0, 0)
    assert counts(2000, 3200, facts=2000) == (3200, 0, 0)


def test_what_a_player_does_not_see_is_not_counted_beside_what_he_sees() -> None:
    """Three territories on one side at once may be about one on the other side later: that would be taken for those."""
    details = Details(("left", "right"))
    for part in details.parts:
        details.add(part, "circles", part, {"circle": 0}, counted=True)
    one, two = Option(1, 1), Option(2, 1)
    given(one, [3000, 500], [1000, 1000], 10.0)
    given(two, [0, 0], [0, 0], 10.0)
    for facts, told in (([0, 0], 1000), ([1000, 0], 1000), ([0, 3000], 0)):
        one.facts = facts
        assert [(found["detail"], found["count"]) for found in what_matters(details, one, two)] == [("left", told)]


def test_moves_are_compared_after_as_many_ways_of_each() -> None:
    """The longer one looks, the further ahead it is: the one that is looked at oftener would seem to bring more."""
    details = Details(("points",))
    details.complete()
    often, seldom = Option(1, 8), Option(2, 2)
    given(often, [0], [0], 10.0)
    given(seldom, [0], [0], 10.0)
    often.yields = [Yield([1000], [0]), Yield([2000], [0]), Yield([4000], [0]), Yield([8000], [0])]
    seldom.yields = [Yield([500], [0]), Yield([1400], [0])]
    assert [one["points"] for one in what_matters(details, often, seldom)] == [600]


def test_what_is_known_only_of_one_way_is_no_more_certain_than_others() -> None:
    details = Details(("points",))
    details.complete()
    often, seldom = Option(1, 8), Option(2, 1)
    given(often, [3000], [0], 2500.0)
    given(seldom, [0], [0], 0.0)
    assert what_matters(details, often, seldom) == []
    often.thing_spreads = often.group_spreads = [100.0]
    assert [one["points"] for one in what_matters(details, often, seldom)] == [3000]


HOW_MANY = [
    (0, 0, "", "", ""),
    (499, 0, "", "", ""),
    (600, 0, "", "", ""),
    (700, 0, "about 1", "etwa 1", "environ 1"),
    (1000, 0, "1", "1", "1"),
    (1000, 400, "", "", ""),
    (1100, 200, "1", "1", "1"),
    (1250, 200, "about 1", "etwa 1", "environ 1"),
    (1500, 100, "1 or 2", "1 oder 2", "1 ou 2"),
    (1900, 450, "about 2", "etwa 2", "environ 2"),
    (2000, 0, "2", "2", "2"),
    (2000, 501, "", "", ""),
    (5500, 300, "about 6", "etwa 6", "environ 6"),
    (12_000, 100, "12", "12", "12"),
]


@pytest.mark.parametrize(("count", "margin", "en", "de", "fr"), HOW_MANY)
def test_no_more_exactly_than_it_is_known(count: int, margin: int, en: str, de: str, fr: str) -> None:
    for language, text in (("en", en), ("de", de), ("fr", fr)):
        assert how_many(reason_words(language, "sola-fide"), count, margin, margin)[0] == text
    number = how_many(reason_words("en", "sola-fide"), count, margin, margin)[1]
    assert str(number) == (en.split()[-1] if en else "0"), "the plural goes by the last of them"


def test_a_mean_of_what_differs_is_told_as_one() -> None:
    """Four points or none, half of the time each, are neither two nor two or three, however often it was tried."""
    said = reason_words("en", "sola-fide")
    assert [how_many(said, 2000, 100, spread)[0] for spread in (0, 2000)] == ["2", "about 2"]
    assert [how_many(said, 2500, 100, spread)[0] for spread in (500, 2000)] == ["2 or 3", "about 3"]


def test_what_moves_have_in_common_is_as_much_as_each_of_them_brings() -> None:
    options = [option(1, 540_000, [0] * 6), option(2, 538_000, [0] * 6), option(3, 400_000, [0] * 6)]
    details = Details(NAMES)
    details.add("houses", "houses", "house", {"country": 0}, counted=True)
    for first, second, told in ((3000, 3000, 3000), (3000, 2900, 2900), (3000, 2000, 0)):
        for one, count in zip(options, (first, second, 0), strict=True):
            given(one, [count], [count], 10.0)
        common = hint(Insight(0, (*NAMES, "time"), details, 200, options), 3)["common"]
        assert [one["count"] for one in common] == [told]


# -- what a hint is about ------------------------------------------------------------------------------------------------------------------


def hinted(*options: Option) -> Hint:
    details = Details(NAMES)
    details.complete()
    return hint(Insight(0, (*NAMES, "time"), details, 200, list(options)), 3)


def test_a_hint_of_one_move_is_about_what_makes_it_better() -> None:
    found = hinted(option(7, 540_000, [0, 1800, 0, 0, 0, 0]), option(8, 500_000, [0] * 6))
    assert (found["equal"], found["close"], found["common"]) == (1, False, [])
    assert found["why"] is not None
    assert (found["why"]["better"], found["why"]["other"]) == (7, 8)
    assert hinted(option(7, 540_000, [0] * 6))["why"] is None


def test_a_hint_of_equal_moves_is_about_what_they_have_in_common() -> None:
    """Both bring houses more than the next, and no goods; only one of them brings a person."""
    first = option(1, 540_000, [0, 1800, 0, 0, 0, 0])
    second = option(2, 538_000, [0, 900, 0, 800, 0, 0])
    third = option(3, 400_000, [0, 0, 900, 0, 0, 0])
    found = hinted(first, second, third)
    assert (found["equal"], found["close"]) == (2, False)
    assert [(one["group"], one["points"] > 0) for one in found["common"]] == [("houses", True), ("goods", False)]
    assert hinted(first, second)["common"] == [], "more than what?"


def test_moves_that_cannot_be_told_apart_are_close_not_equal() -> None:
    close = hinted(option(1, 540_000, [900, 0, 0, 0, 0, 0], error=0.1), option(2, 500_000, [0] * 6, error=0.1))
    assert (close["equal"], close["close"]) == (2, True)
    many = [option(move, 540_000, [0] * 6) for move in range(5)]
    assert (hinted(*many)["equal"], hinted(*many)["close"]) == (3, False), "no more than are told of"


# -- in words ------------------------------------------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_its_words(name: str, language: str) -> None:
    game = registry.game(name)
    said = reason_words(language, name)
    parts = {*game.heuristics(1).parts, *game.heuristics(roster.JUDGEMENT).parts, *game.measures().names, "time"}
    assert [part for part in sorted(parts) if f"part-{part}" not in said.ids] == []
    texts = [said.say(f"part-{part}") for part in sorted(parts)]
    assert all(text and text == text.strip() and not text.endswith(".") for text in texts)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_reasons(language: str) -> None:
    same = {"whole": "number"}  # where the plural goes by it
    assert language_differences(language, "triptych.bots", same) == []


def because(group: str, points: int, detail: str = "", rest: bool = False, **about: int) -> Because:
    return {
        "group": group,
        "detail": detail,
        "about": about,
        "rest": rest,
        "points": points,
        "count": 0,
        "count_margin": 0,
        "count_spread": 0,
    }


def counted(one: Because, count: int, margin: int = 0) -> Because:
    return {**one, "count": count, "count_margin": margin}


def made(**changes: Any) -> Difference:
    found: Difference = {
        "better": 1,
        "other": 2,
        "equal": False,
        "confidence": 950_000,
        "chance": 544_000,
        "other_chance": 499_000,
        "points": 1200,
        "because": [because("conflicts", 1840, "conflict", country=2), because("goods", -600)],
        "rivals": -1150,
        "players": 2,
    }
    found.update(changes)  # type: ignore[typeddict-item]
    return found


SENTENCES = {
    "en": "+1.8 points from the conflict in the Netherlands, −0.6 from goods, 1.2 points less for the opponent; 54% to win instead of 50%.",
    "de": "+1,8 Punkte durch den Konflikt in den Niederlanden, −0,6 durch Waren, 1,2 Punkte weniger für den Gegner; "
    "Siegchance 54 % statt 50 %.",
    "fr": "+1,8 point pour le conflit aux Pays-Bas, −0,6 pour les marchandises, 1,2 point de moins pour l’adversaire ; "
    "54 % de chances de gagner au lieu de 50 %.",
}


def say(difference: Difference, language: str = "en") -> str:
    game = registry.game("column-of-fire")
    return sentence(reason_words(language, game.name), game.wording(language, ["Anna", "Ben"]), difference).replace("\xa0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_sentence_for_the_difference(language: str) -> None:
    assert say(made(), language) == SENTENCES[language]
    assert say(json.loads(json.dumps(made())), language) == SENTENCES[language], "also of one that was kept"


def test_other_cases_are_said_otherwise() -> None:
    assert say(made(players=3, rivals=2000)).endswith("2.0 points more for each opponent; 54% to win instead of 50%.")
    assert say(made(because=[], rivals=0)) == "54% to win instead of 50%; no single thing makes the difference."
    assert say(made(other_chance=536_000)).endswith("; 54% to win either way.")
    assert say(made(because=[], rivals=0, other_chance=536_000)) == "54% to win either way; many small things make the difference."
    assert say(made(equal=True, other_chance=534_900)) == "Practically equal: 54% or 53% to win."
    assert say(made(equal=True, other_chance=542_000)) == "Practically equal: 54% to win either way."
    assert say(made(equal=True)) == "Too close to tell apart: 54% or 50% to win."
    assert say(made(because=[because("houses", 2000)]), "fr").startswith("+2,0 points pour les maisons")
    wine = because("goods", 2000, "good-sold", good=3, country=2)
    assert say(made(because=[wine, because("goods", 900, rest=True)], rivals=0)).startswith(
        "+2.0 points from wine to sell in the Netherlands, +0.9 from goods otherwise;"
    )


LESSONS = {
    "en": "Puts you in a better position for the conflict in the Netherlands.",
    "de": "Verbessert deine Lage im Konflikt in den Niederlanden.",
    "fr": "Te place mieux pour le conflit aux Pays-Bas.",
}


def teach(difference: Difference, language: str = "en") -> str:
    game = registry.game("column-of-fire")
    return lesson(reason_words(language, game.name), game.wording(language, ["Anna", "Ben"]), difference).replace("\xa0", " ")


def suggest(found: Hint, language: str = "en") -> str:
    game = registry.game("column-of-fire")
    return hint_sentence(reason_words(language, game.name), game.wording(language, ["Anna", "Ben"]), found).replace("\xa0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_one_sentence_about_the_largest_thing(language: str) -> None:
    assert teach(made(rivals=0), language) == LESSONS[language]
    assert teach(json.loads(json.dumps(made(rivals=0))), language) == LESSONS[language], "also of one that was kept"


def test_a_lesson_tells_the_price_if_it_is_high() -> None:
    goods = because("goods", -1000)
    house = because("houses", 1800, "house", country=2)
    assert teach(made(because=[house, goods], rivals=0)) == (
        "Strengthens your house in the Netherlands, but leaves you fewer goods to sell."
    )
    assert (
        teach(made(because=[goods, because("houses", 900)], rivals=0))
        == "Strengthens your trading houses, but leaves you fewer goods to sell."
    )
    assert teach(made(because=[goods], rivals=0)) == (
        "Leaves you fewer goods to sell, but is better all in all: many small things make up for it."
    )
    assert teach(made(because=[], rivals=0)) == "Better all in all: many small things add up."


def test_a_lesson_may_be_about_the_others() -> None:
    assert teach(made(because=[], rivals=-1150)) == "Leaves your opponent fewer points."
    assert teach(made(because=[because("houses", 900)], rivals=-2150, players=3)) == "Leaves your opponents fewer points."
    assert teach(made(because=[because("houses", 900)], rivals=-1150)) == "Strengthens your trading houses.", "one sees that better"
    assert (
        teach(made(because=[because("houses", 900)], rivals=1200)) == "Strengthens your trading houses, but lets your opponent score more."
    )


def test_a_lesson_about_equal_moves_says_so_and_stops() -> None:
    assert teach(made(equal=True, other_chance=542_000)) == "About as good as the other move: take the one you like."
    assert teach(made(equal=True)) == "Too close to call: either move may be the better one."


def test_a_hint_of_equal_moves_says_what_they_have_in_common() -> None:
    ransom = because("points", 2700, "scored", vp_source=10)
    three: Hint = {"equal": 3, "close": False, "common": [because("goods", -3000), ransom], "why": made(equal=True)}
    assert suggest(three) == "Each of the three saves the VP that a die taken back costs; which one hardly matters."
    assert suggest(three, "de") == (
        "Jeder der drei Züge spart die Siegpunkte, die ein zurückgeholter Würfel kostet; welchen du nimmst, ist fast egal."
    )
    assert suggest(three, "fr") == "Chacun des trois épargne les PV que coûte un dé repris ; peu importe lequel."
    assert suggest({**three, "equal": 2}).startswith("Either one saves")
    assert suggest({**three, "common": []}) == "All three bring about the same: take the one you like."
    assert suggest({**three, "common": [], "close": True, "equal": 2}) == "These two are too close to call: take the one you like."
    assert suggest({**three, "equal": 1, "why": made(rivals=0)}) == LESSONS["en"]
    assert suggest({**three, "equal": 1, "why": None}) == ""
    assert suggest({**three, "common": [counted(ransom, 3000)]}).startswith("Each of the three saves 3 VP that a die taken back costs;")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_whole_sentences_without_numbers_of_the_search(name: str, language: str) -> None:
    """There may be how many things it is about, or the number of a space, but no chance and no gain that is expected."""
    game = registry.game(name)
    said = reason_words(language, name)
    wording = game.wording(language, ["Anna", "Ben", "Clara", "Émile"])
    told = set()
    for _, view, seat in met(game, game.player_counts[-1], "hints", 12):
        found = hint(look(game, view, seat, iterations=30, seed=1), 3)
        if found["why"] is None:
            continue  # nothing else was tried
        text = hint_sentence(said, wording, found)
        assert text[0].isupper(), text
        assert text.endswith("."), text
        assert "%" not in text, text
        assert not re.search(r"[+−]\d|\d[.,]\d", text), text
        told.add(text)
    assert len(told) > 3


def test_what_is_saved_is_said_as_a_gain() -> None:
    for points, start in ((2700, "+2.7 points from fewer VP paid for dice;"), (-2700, "although")):
        assert start in say(made(because=[because("points", points, "scored", vp_source=10)], rivals=0))


def test_what_speaks_against_the_better_move_is_not_called_its_reason() -> None:
    against = [because("conflicts", -900, "conflict", country=0), because("goods", 400)]
    assert say(made(because=against, rivals=0)) == (
        "54% to win instead of 50%, although the largest differences speak against it: "
        "−0.9 points from the conflict in England, +0.4 from goods."
    )
    assert say(made(because=[], rivals=700)).endswith("speak against it: 0.7 points more for the opponent.")
    assert say(made(because=[], rivals=700, other_chance=538_000)) == (
        "54% to win either way; the largest differences even speak against it: 0.7 points more for the opponent."
    )
    assert say(made(because=against, rivals=-900)).startswith("−0.9 points from the conflict in England, +0.4 from goods, 0.9 points less")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_that_the_search_did_not_find(name: str, language: str) -> None:
    game = registry.game(name)
    said = reason_words(language, name)
    wording = game.wording(language, ["Anna", "Ben", "Clara", "Émile"])
    count = 0
    for _, view, seat in met(game, game.player_counts[-1], "sentences", 30):
        insight = look(game, view, seat, iterations=40, seed=1)
        for other in insight.options[1:4]:
            found = differences(insight, insight.options[0].move, other.move)
            text = sentence(said, wording, found)
            for one in found["because"]:
                text = text.replace(named(said, wording, one), "")  # a name may have a number: space 12
            numbers = re.findall(r"\d+(?:[.,]\d)?", text)
            gaps = [*(one["points"] for one in found["because"]), found["rivals"]]
            points = [f"{(abs(gap) * 10 + 500) // 1000 / 10:.1f}" for gap in gaps]
            known = {*points, str(percent(found["chance"])), str(percent(found["other_chance"]))}
            assert {number.replace(",", ".") for number in numbers} <= known
            if percent(found["chance"]) != percent(found["other_chance"]):
                assert {str(percent(found["chance"])), str(percent(found["other_chance"]))} <= set(numbers), "both as they were found"
            count += 1
    assert count
