"""Ratings and shares, from games whose odds are known."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import log, sqrt

import pytest

from triptych.sim.arena import Arena, Encounter, Setting, pairings
from triptych.sim.ledger import Played
from triptych.sim.rating import FEWEST_DRAWS, MOST_DRAWS, comparisons_by_round, ratings
from triptych.sim.standings import Standings

POINT = sqrt(2) * 25 / 6  # of openskill's scale: so much more has e times the odds


def arena(strength: dict[str, float], players: int, rounds: int, seed: int = 3, winner: Callable[..., list[int]] | None = None) -> Arena:
    """Games in which each seat wins with odds by the strength of its bot."""
    chance = random.Random(seed)
    setting = Setting("column-of-fire", players, 1)
    held = Arena(setting, list(strength), [Encounter(pairing, rounds) for pairing in pairings(list(strength), players)])
    for encounter in held.encounters:
        for number in range(rounds):
            for seat in range(players):
                seats = encounter.pairing.seats(seat)
                won = winner(seats) if winner else chance.choices(range(players), [strength[name] for name in seats])
                points = [10.0 if name == "a" else 4.0 for name in seats]
                seconds = [2.0 if name == "a" else 0.5 for name in seats]
                played = Played(seats, number, won, points, [6] * players, [3] * players, seconds, [s / 2 for s in seconds])
                encounter.add(played)
    return held


@pytest.mark.parametrize("players", [2, 4])
def test_ratings_tell_the_odds(players: int) -> None:
    odds = {"a": 6.0, "b": 2.0, "c": 1.0}
    found, draws = ratings(arena(odds, players, 480 // players))
    assert FEWEST_DRAWS <= draws <= MOST_DRAWS
    for one, other in (("a", "b"), ("a", "c"), ("b", "c")):
        difference = found[one].rating - found[other].rating
        assert difference == pytest.approx(POINT * log(odds[one] / odds[other]), abs=1.6)
    assert found["a"].low > found["b"].high
    assert all(0.2 < rating.high - rating.low < 6 for rating in found.values())


def test_of_those_who_did_not_win_nobody_beat_anybody() -> None:
    held = arena({"a": 1, "b": 1}, 4, 1, winner=lambda seats: [0])
    one_wins, one_loses = held.encounters[0].games[0, 0], held.encounters[0].games[0, 1]
    assert (one_wins.seats[0], one_loses.seats[0]) == ("a", "b")
    assert comparisons_by_round(held, 0) == [[("a", "b", 1)] * 3 + [("a", "b", -1)] * 3]
    shared = arena({"a": 1, "b": 1}, 3, 1, winner=lambda seats: [0, 1])
    assert comparisons_by_round(shared, 0) == [[("a", "b", 0), ("a", "b", 1)] + [("a", "b", 0), ("a", "b", 1)] + [("a", "b", -1)] * 2]


def test_more_games_make_an_interval_narrower() -> None:
    few, many = (ratings(arena({"a": 2, "b": 1}, 2, rounds))[0]["a"] for rounds in (20, 320))
    assert (many.high - many.low) < 0.5 * (few.high - few.low)


def test_who_won_all_games_is_not_known_for_certain() -> None:
    held = arena({"a": 1, "b": 1}, 2, 10, winner=lambda seats: [seats.index("a")])
    rated = ratings(held)[0]
    assert rated["a"].rating > rated["b"].rating + 10
    assert rated["a"].high - rated["a"].low > 5


def test_ratings_do_not_hang_on_who_is_named_first() -> None:
    forward, backward = ratings(arena({"a": 1, "b": 1}, 2, 200))[0], ratings(arena({"b": 1, "a": 1}, 2, 200))[0]
    assert forward["a"].rating == pytest.approx(backward["b"].rating, abs=0.5)
    assert ratings(arena({"a": 3, "b": 1}, 2, 50)) == ratings(arena({"a": 3, "b": 1}, 2, 50))


def test_in_a_hurry_fewer_draws_do() -> None:
    held = arena({"a": 3, "b": 1}, 2, 50)
    found, draws = ratings(held, lambda: True)
    assert draws == 2
    assert all(one.low < one.rating < one.high for one in found.values())
    assert (Standings(held, lambda: True).hurried, Standings(held).hurried) == (True, False)


def test_the_cross_table_has_both_sides() -> None:
    standings = Standings(arena({"a": 3, "b": 1, "c": 1}, 2, 60))
    assert standings.bots[0].bot == "a"
    there, back = standings.cell("a", "b"), standings.cell("b", "a")
    assert there is not None
    assert back is not None
    assert there.share + back.share == pytest.approx(1)
    assert there.low + back.high == pytest.approx(1)
    assert there.games == back.games == 120
    assert there.low < 0.75 < there.high
    field = Standings(arena({"a": 3, "b": 1}, 4, 60))
    there, back = field.cell("a", "b"), field.cell("b", "a")
    assert there is not None
    assert back is not None
    assert there.low < 3 / 6 < there.high
    assert back.low < 1 / 10 < back.high
    assert standings.cell("a", "nobody") is None


def test_points_times_and_seats() -> None:
    data = Standings(arena({"a": 3, "b": 1}, 3, 40)).to_json()
    assert (data["players"], data["games"], data["fair_share"], data["intervals"]) == (3, 240, pytest.approx(1 / 3), "wilson")
    by_bot = {bot["bot"]: bot for bot in data["bots"]}
    assert (by_bot["a"]["mean_points"], by_bot["b"]["mean_points"]) == (10, 4)
    assert (by_bot["a"]["decisions_per_turn"], by_bot["a"]["seconds_per_turn"]) == (2, pytest.approx(2 / 3))
    assert (by_bot["a"]["longest_turn"], by_bot["b"]["longest_turn"]) == (1, 0.25)
    assert by_bot["a"]["games"] == by_bot["b"]["games"] == 120
    for pairing in data["pairings"]:
        assert pairing["games"] == 120
        assert sum(seat["games"] for seat in pairing["seats"]) == 120
        assert sum(seat["share"] for seat in pairing["seats"]) / 3 == pytest.approx(pairing["share"])
        assert pairing["low"] < pairing["share"] < pairing["high"]
        assert pairing["verdict"] is None
    assert data["pairings"][0]["mean_points"] == 10
    assert data["pairings"][0]["other_mean_points"] == 4


def test_how_games_of_a_round_hang_together() -> None:
    free = Standings(arena({"a": 1, "b": 1}, 2, 400)).meetings[0].together
    assert free == pytest.approx(1, abs=0.2)
    first = Standings(arena({"a": 1, "b": 1}, 2, 50, winner=lambda seats: [0])).meetings[0].together
    assert first == 0
    coin = random.Random(5)
    both = arena({"a": 1, "b": 1}, 2, 0)
    encounter = Encounter(both.encounters[0].pairing, 400)
    for number in range(400):
        lucky = coin.choice("ab")
        for seat in range(2):
            seats = encounter.pairing.seats(seat)
            encounter.add(Played(seats, number, [seats.index(lucky)], [0, 0], [1, 1], [1, 1], [0, 0], [0, 0]))
    both.encounters = [encounter]
    together = Standings(both).meetings[0].together
    assert together == pytest.approx(2, abs=0.1)


def test_a_course_ends_at_the_result() -> None:
    meeting = Standings(arena({"a": 2, "b": 1}, 2, 130)).meetings[0]
    course = meeting.course()
    assert len(course) == 60
    assert course[-1] == meeting.share
    assert [share.games for share in course] == sorted({share.games for share in course})
