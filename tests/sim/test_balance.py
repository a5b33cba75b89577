"""The reports on balance: the same games in any number of processes, kept in a file; and who is off his fair share."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.balance import drafts
from benchmarks.balance.games import Book, Facts, Group, Sample, Setting, report_on, reports, seats
from benchmarks.balance.summary import rows_of, verdict
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.match import Match
from triptych.games.sola_fide.game import SolaFide


def quiet(_: str) -> None:
    pass


def test_there_is_a_report_on_every_game() -> None:
    assert reports() == registry.names()


@pytest.mark.parametrize("name", registry.names())
def test_a_report_can_be_made_of_every_setting(name: str) -> None:
    report = report_on(name)
    samples = [Book(None).sample(name, setting, "random", "a test", 2, 1, quiet) for setting in report.SETTINGS]
    for sample in samples:
        decided = sum(len(game["winners"]) == 1 for game in sample.games)
        assert sum(group.won for group in seats(sample)[: sample.setting.players]) == decided
        assert all(0 <= group.won <= group.players for group in report.groups(sample))
    text = "\n".join(report.report(samples))
    assert all(sample.setting.name in text.lower() for sample in samples)
    assert len(rows_of(name, report, [samples, samples])) == sum(1 + len(report.groups(sample)) for sample in samples)


def test_jobs_do_not_change_the_games_and_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setting = report_on("sola-fide").SETTINGS[0]
    here = Book(None).sample("sola-fide", setting, "random", "a test", 4, 1, quiet)
    kept = tmp_path / "balance.jsonl"
    told: list[str] = []
    assert Book(kept).sample("sola-fide", setting, "random", "a test", 4, 2, told.append) == here
    assert len(told) == len(kept.read_text().splitlines()) == 4

    kept.write_text(kept.read_text()[:-9])  # stopped in the middle of a line
    assert Book(kept).sample("sola-fide", setting, "random", "a test", 4, 1, told.append) == here
    assert len(told) == 5

    monkeypatch.setattr("benchmarks.balance.games.play", lambda *task: pytest.fail(f"played again: {task}"))
    assert Book(kept).sample("sola-fide", setting, "random", "a test", 4, 1, quiet) == here
    with pytest.raises(pytest.fail.Exception, match="another seed"):
        Book(kept).sample("sola-fide", setting, "random", "another seed", 4, 1, quiet)


def test_seats_and_order_count_decided_games_only() -> None:
    games: list[Facts] = [{"winners": [0], "start": 2}, {"winners": [2], "start": 2}, {"winners": [0, 1], "start": 0}]
    found = seats(Sample(Setting("3 players", 3), "a bot", "a seed", games))
    assert {group.name: (group.won, group.players) for group in found} == {
        "seat 1": (1, 2),
        "seat 2": (0, 2),
        "seat 3": (1, 2),
        "start player": (1, 2),
        "1 after him": (1, 2),
        "2 after him": (0, 2),
    }


@pytest.mark.parametrize(
    ("wins", "expected"),
    [
        ((44, 44), "**off**"),
        ((56, 60), "**off**"),
        ((44, 46), ""),
        ((44, 56), "off both ways"),
        ((45, 40), ""),
        ((30,), ""),
        ((30, 40, 44), "**off**"),
        ((30, 40, 46), ""),
    ],
)
def test_off_is_who_is_more_than_five_points_off_with_every_bot(wins: tuple[int, ...], expected: str) -> None:
    assert verdict([Group("Catholics", 0.5, 100, won) for won in wins]) == expected


def test_the_strength_of_a_card_is_what_its_side_is_ahead_with_it() -> None:
    games: list[Facts] = [
        {"kept": [0, 45], "sides": [0, 1], "points": [30, 20]},
        {"kept": [0], "sides": [1, 0], "points": [20, 24]},
        {"kept": [45], "sides": [1, 0], "points": [40, 30]},
    ]
    found = drafts.strengths(Sample(Setting("drafted decks", 2), "a bot", "a seed", games))
    assert (found[0], found[45], found[1]) == (7 - -10, 0 - -4, 0)


def test_whoever_drafts_by_measured_strength_keeps_the_strongest_of_three() -> None:
    game = registry.game("sola-fide", options={"decks": "draft", "sides": "first-catholic"})
    assert isinstance(game, SolaFide)
    match = Match(game, 2, SeededChance("a test"))
    offered = [game.moves.text(move) for move in match.state.moves]
    for strongest in offered:
        worth = [float(strongest == f"keep {card}") for card in game.content.card_id]
        choose = drafts.drafter("measured", game, worth, "a test")
        assert game.moves.text(choose(match.game.view(match.state, 0), 0, match.state.moves)) == strongest
    assert len(offered) == 3


def test_drafted_decks_are_played_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drafts, "PLAYER", "random")
    setting = report_on("sola-fide").SETTINGS[1]
    winners = [drafts.play(setting, (way, "measured"), [0.0] * 90, "a test", 0) for way in drafts.DRAFTERS]
    assert all(0 < len(seats_of_one) <= 2 for seats_of_one in winners)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_come_from_somewhere(players: int) -> None:
    """In A Column of Fire everybody begins with 2 (CF-1.6), in World Without End with 8 (WE-2.1)."""
    fire = report_on("column-of-fire")
    for game in Book(None).sample("column-of-fire", fire.SETTINGS[players - 2], "greedy@1", "a test", 2, 1, quiet).games:
        assert [2 + sum(sources) for sources in game["sources"]] == game["points"]
    town = report_on("world-without-end")
    for game in Book(None).sample("world-without-end", town.SETTINGS[players - 2], "greedy@1", "a test", 2, 1, quiet).games:
        assert 8 * players + sum(game["halves"]) / 2 == sum(game["points"])
