"""Bots are fair, reproducible, and the frozen ones frozen."""

from __future__ import annotations

import hashlib

import pytest

from triptych.bots import roster
from triptych.bots.bot import Bot
from triptych.bots.greedy import GreedyBot
from triptych.core import record, registry
from triptych.core.chance import SeededChance
from triptych.core.errors import UnknownName
from triptych.core.match import Match
from triptych.sim.playout import run

# What frozen bots play by the rules and with the content of the first release. They are the yardstick for all that come after: these never
# change.
FROZEN = {
    "greedy@1": {
        ("column-of-fire", 2): "b6dcb7ab45bb0be5",
        ("column-of-fire", 3): "7be974494483e1a9",
        ("column-of-fire", 4): "fc8f61053a4ff4d4",
        ("sola-fide", 2): "e9843ad2fc3437ac",
        ("world-without-end", 2): "28e03217acea8f47",
        ("world-without-end", 3): "187061cafab9c783",
        ("world-without-end", 4): "0dd7b6503c162376",
    },
    "greedy@2": {
        ("column-of-fire", 2): "446de83d10ecf93a",
        ("column-of-fire", 3): "0cd59aeb010e5c2b",
        ("column-of-fire", 4): "488ff57d808535d3",
        ("sola-fide", 2): "89f72c3aab0597be",
        ("world-without-end", 2): "95a172afba18f88c",
        ("world-without-end", 3): "81d833fb215bbdf1",
        ("world-without-end", 4): "80e0412bbdc32c1f",
    },
}


def played(name: str, players: int, bots: list[str], seed: str) -> str:
    game = registry.game(name)
    match = Match(game, players, SeededChance(seed), undo=False)
    run(match, [roster.make(bot, game, f"{seed}/{seat}") for seat, bot in enumerate(bots)])
    return record.of_match(match, bots).write()


def hash_of(bot: str, name: str, players: int) -> str:
    """What a table of these bots alone plays, in a few letters."""
    lines = record.parse(played(name, players, [bot] * players, "frozen")).lines
    return hashlib.sha256("\n".join(line.write() for line in lines).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("bot", "name", "players"), [(bot, *table) for bot, tables in FROZEN.items() for table in tables])
def test_a_frozen_bot_plays_as_it_did(bot: str, name: str, players: int) -> None:
    assert hash_of(bot, name, players) == FROZEN[bot][name, players], f"{bot} plays {name} otherwise than before"


def test_bots_are_frozen_in_every_game() -> None:
    assert list(FROZEN) == [name for name in roster.names() if "@" in name]
    for tables in FROZEN.values():
        assert sorted(tables) == [(name, players) for name in registry.names() for players in registry.game(name).player_counts]


def test_of_moves_that_look_alike_greedy_2_draws_one_and_greedy_1_takes_the_first() -> None:
    """A hand of three of which one must go: of cards that are worth the same, each goes now and then."""
    game = registry.game("sola-fide")
    match = Match(game, 2, SeededChance("alike"), undo=False)
    chance = SeededChance("moves")
    several = 0
    while not match.over and several < 3:
        seat = match.state.actor
        view = game.view(match.state, seat)
        if game.step(match.state).name == "discard":
            newer = {roster.make("greedy@2", game, seed).choose(view, seat, match.state.moves) for seed in range(30)}
            older = {roster.make("greedy@1", game, seed).choose(view, seat, match.state.moves) for seed in range(30)}
            if len(newer) > 1:
                several += 1
                assert len(older) == 1
                assert min(newer, key=match.state.moves.index) in older
        match.play(seat, match.state.moves[chance.below(len(match.state.moves))])
    assert several == 3


@pytest.mark.parametrize("seed", [56, 63, 84])
def test_drafts_in_which_two_greedy_1_draw_for_ever_come_to_an_end_with_greedy_2(seed: int) -> None:
    game = registry.game("sola-fide", "", "", {"decks": "draft"})

    def over(bot: str) -> bool:
        match = Match(game, 2, SeededChance(f"ends {seed}"), undo=False)
        bots = [roster.make(bot, game, f"{seed}/{seat}") for seat in range(2)]
        for _ in range(1500):
            seat = game.asked(match.state)[0]
            match.play(seat, bots[seat].choose(game.view(match.state, seat), seat, game.legal(match.state, seat)))
            if match.over:
                return True
        return False

    assert not over("greedy@1")
    assert over("greedy@2")


def test_same_seed_same_game() -> None:
    assert played("column-of-fire", 3, ["greedy", "random", "greedy"], "s") == played(
        "column-of-fire", 3, ["greedy", "random", "greedy"], "s"
    )
    assert played("column-of-fire", 3, ["random"] * 3, "s") != played("column-of-fire", 3, ["random"] * 3, "t")


def test_unknown_bot() -> None:
    with pytest.raises(UnknownName, match="search:N"):
        roster.make("search:" + "9" * 5000, registry.game("sola-fide"), 0)
    for other_name in ("search:05", "search:\N{ARABIC-INDIC DIGIT FIVE}"):  # of search:5
        with pytest.raises(UnknownName, match="search:N"):
            roster.make(other_name, registry.game("sola-fide"), 0)
        assert not roster.is_bot(other_name)
    with pytest.raises(UnknownName, match="greedy"):
        roster.make("gredy", registry.game("column-of-fire"), 1)


@pytest.mark.parametrize("name", registry.names())
def test_greedy_sees_only_its_view(name: str) -> None:
    """Worlds that a view cannot tell apart give the same move for the same seed."""
    game = registry.game(name)
    players = game.player_counts[-1]
    match = Match(game, players, SeededChance("fair"), undo=False)
    driver = [roster.make("greedy", game, f"fair/{seat}") for seat in range(players)]
    compared = 0
    while not match.over:
        seat = match.state.actor
        view = game.view(match.state, seat)
        other_world = game.determinize(view, seat, SeededChance(f"other {len(match.entries)}"))
        choice = roster.make("greedy", game, 1).choose(view, seat, match.state.moves)
        assert roster.make("greedy", game, 1).choose(game.view(other_world, seat), seat, other_world.moves) == choice
        compared += other_world.key() != match.state.key()
        match.play(seat, driver[seat].choose(view, seat, match.state.moves))
    assert compared > 20


@pytest.mark.parametrize("name", registry.names())
def test_heuristics_add_up_and_look_at_views(name: str) -> None:
    game = registry.game(name)
    heuristics = game.heuristics(1)
    match = Match(game, game.player_counts[-1], SeededChance("parts"), undo=False)
    bots = [roster.make("random", game, f"parts/{seat}") for seat in range(match.players)]
    while not match.over:
        seat = match.state.actor
        view = game.view(match.state, seat)
        parts = heuristics.judge(view, seat)
        assert len(parts) == len(heuristics.parts)
        match.play(seat, bots[seat].choose(view, seat, match.state.moves))


@pytest.mark.parametrize("name", registry.names())
def test_every_judgement_keeps_what_heuristics_promise(name: str) -> None:
    """Whatever a bot may ask of one judgement it may ask of the other."""
    game = registry.game(name)
    for version in (1, 2):
        heuristics = game.heuristics(version)
        for players in game.player_counts:
            match = Match(game, players, SeededChance(f"promises {version}"), undo=False)
            bots: list[Bot] = [roster.make("random", game, seat) for seat in range(players)]
            bots[0] = GreedyBot("greedy", game, heuristics, roster.own_lots("promises"), True)
            for _ in range(30):
                if match.over:
                    break
                seat = game.asked(match.state)[0]
                view = game.view(match.state, seat)
                world = game.determinize(view, seat, SeededChance(f"promises {len(match.entries)}"))
                assert len(heuristics.expected(world, players)) == players
                assert [sum(heuristics.judge(world, one)) for one in range(players)] == heuristics.expected(world, players)
                assert set(heuristics.sensible(world)) <= set(world.moves)
                assert heuristics.spread(world) > 0
                match.play(seat, bots[seat].choose(view, seat, match.state.moves))


@pytest.mark.parametrize("name", registry.names())
def test_the_fitted_judgement_against_the_others(name: str) -> None:
    """What is good for one is bad for the others; when all is over the one with most points is best off."""
    game = registry.game(name)
    fitted = roster.judgement(game)
    for players in game.player_counts:
        match = Match(game, players, SeededChance("against"), undo=False)
        bots = [roster.make("random", game, f"against/{seat}") for seat in range(players)]
        while not match.over:
            seat = game.asked(match.state)[0]
            if len(match.entries) % 40 == 0:
                worths = fitted.expected(match.state, players)
                for one in range(players):
                    others = sum(worths) - worths[one]
                    assert fitted.value(match.state, one) == worths[one] - others // (players - 1)
            match.play(seat, bots[seat].choose(game.view(match.state, seat), seat, match.state.moves))
        values = [fitted.value(match.state, one) for one in range(players)]
        points = game.points(match.state)

        assert sorted(range(players), key=lambda one: (values[one], one)) == sorted(range(players), key=lambda one: (points[one], one))
