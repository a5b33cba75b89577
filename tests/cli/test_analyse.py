"""`analyse`: what a stranger reads in the terminal, the page, JSON, languages, and what an interruption leaves."""

from __future__ import annotations

import html.parser
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Cli, interrupted
from tests.languages import OTHERS, differences, messages
from triptych.bots import roster
from triptych.cli.analyse import sparkline
from triptych.cli.analysis_report import Report, apart
from triptych.core import record, registry
from triptych.core.chance import SeededChance
from triptych.core.match import Match
from triptych.core.words import LANGUAGES
from triptych.sim import analysis
from triptych.sim.playout import run as play_out
from triptych.sim.processes import ProcessLost, each

every_language = pytest.mark.parametrize("language", LANGUAGES)


def recorded(path: Path, decisions: int = 100_000, names: tuple[str, str] = ("Ann", "greedy")) -> Path:
    """The record of a game, or of its first decisions, between one who plays anything and one who does not."""
    game = registry.game("sola-fide")
    match = Match(game, 2, SeededChance("looked at"))
    bots = [roster.make("random", game, 1), roster.make("greedy", game, 2)]
    if decisions == 100_000:
        play_out(match, bots)
    for _ in range(decisions if not match.over else 0):
        seat = match.state.actor
        match.play(seat, bots[seat].choose(game.view(match.state, seat), seat, match.state.moves))
    path.write_text(record.of_match(match, list(names)).write(), "utf-8")
    return path


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return recorded(tmp_path_factory.mktemp("records") / "whole.txt")


@pytest.fixture
def short(tmp_path: Path) -> Path:
    return recorded(tmp_path / "short.txt", 9)


@pytest.mark.parametrize(("language", "result"), [("en", "Result: Ann 45½, Ben 10."), ("de", "Ergebnis: Ann 45½, Ben 10.")])
def test_half_points_are_written_as_on_the_table(short: Path, language: str, result: str) -> None:
    match = record.parse(short.read_text("utf-8")).replay(registry.game)
    made = analysis.Analysis(match.game.name, 2, 9, 0, 0, 1, winners=[0], points=[45.5, 10.0])
    assert Report(made, match, ["Ann", "Ben"], language).about[0] == result


# -- the terminal --------------------------------------------------------------------------------------------------------------------------


def test_a_stranger_reads_what_was_done_and_what_would_have_been_better(cli: Cli, whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "TURNING", 1_000)  # so that there are many of them, whatever the judgement is
    result = cli("analyse", whole, "--iterations", 6000)
    assert (result.exit_code, result.stderr) == (0, "")
    text = result.stdout
    for words in ("Sola Fide", "Chances to win", "How well it was decided", "turning points", "Every decision", "the bot’s choice"):
        assert words in text
    for words in ("played", "better", "why", "chance to win"):
        assert words in text
    reasons = re.findall(r"(?m)^  why +(.+)$", text)
    assert reasons
    assert not [reason for reason in reasons if "%" in reason or not reason[0].isupper()], "as a player would say it"
    assert re.search(r"Ann +\d+ +\d+% +\d+% +\d+\.\d% +[1-9]", text)
    assert max(len(line) for line in text.splitlines() if "triptych replay" not in line) <= 80
    found = int(re.findall(r"(?m)^(\d+) turning points$", text)[0])
    assert found > 5
    rest = re.findall(r"And (\d+) more, in lines ([\d, \n]+)\.", text)[0]
    assert len(rest[1].split(",")) == int(rest[0]) == found - 5


def test_a_running_game_and_one_seat(cli: Cli, short: Path) -> None:
    result = cli("analyse", short, "--iterations", 100, "--seat", 1)
    assert "The game is not over." in result.stdout
    assert re.findall(r"(?m)^(\w+), line", result.stdout) == ["Ann"] * len(re.findall(r"(?m)^\w+, line", result.stdout))
    assert "Ann, line" in result.stdout


def test_little_bars_go_with_the_chances() -> None:
    assert sparkline([(0, 0), (10, 1_000_000)], 3) == "▁▁█"
    assert sparkline([(4, 500_000)], 4) == "▅▅▅▅"
    assert sparkline([(0, 0), (1, 250_000), (2, 500_000), (3, 999_999)], 4) == "▁▃▅█"


ONE = {
    "en": ("1 decision judged, with what its player could see then; ", "Interrupted: 1 of 5 decisions is judged."),
    "de": ("1 Entscheidung beurteilt, mit dem, was man an diesem Platz", "Unterbrochen: 1 von 5 Entscheidungen ist beurteilt."),
    "fr": ("1 décision jugée, avec ce que l’on pouvait voir de cette place", "Interrompu\u00a0: 1 décision jugée sur 5."),
}


@every_language
def test_one_decision_is_told_as_one_and_what_it_lost_is_rounded(short: Path, language: str) -> None:
    match = record.parse(short.read_text("utf-8")).replay(registry.game)
    found = analysis.analyse(match, iterations=20, seat=0)
    found.questions, found.interrupted = 5, True
    one = found.decisions[0]
    for loss, shown in ((15_960, "16"), (15_440, "15")):
        found.decisions = [replace(one, loss=loss)]
        report = Report(found, match, ["Ann", "Ben"], language)
        assert re.sub(r"\D", "", report.players()[0].lost) == shown
    judged, interrupted = ONE[language]
    assert report.about[1].startswith(judged)
    assert report.about[2] == interrupted


# -- JSON ----------------------------------------------------------------------------------------------------------------------------------


def test_json_is_one_object_with_words(cli: Cli, short: Path) -> None:
    result = cli("analyse", short, "--iterations", 100, "--json", "--language", "de")
    assert (result.exit_code, result.stderr) == (0, "")
    data = json.loads(result.stdout)
    assert (data["game"], data["seats"], data["language"], data["interrupted"]) == ("sola-fide", ["Ann", "Greedy"], "de", False)
    for decision in data["decisions"]:
        assert decision["played_label"]
        assert decision["best_label"]
        if decision["difference"]:
            assert "Siegchance" in decision["sentence"]
            assert decision["lesson"].endswith(".")
            assert "%" not in decision["lesson"]


def test_the_same_seed_gives_the_same_whatever_the_jobs(cli: Cli, short: Path) -> None:
    results = []
    for jobs in (1, 2):
        data = json.loads(cli("analyse", short, "--iterations", 100, "--json", "--jobs", jobs).stdout)
        del data["seconds"]
        results.append(data)
    assert results[0] == results[1]


def test_content_of_ones_own_is_judged_with_its_own_rules(cli: Cli, tmp_path: Path) -> None:
    content = registry.game("column-of-fire").content_text.replace('action = "vp:2" }', 'action = "any_good" }')
    game = registry.game("column-of-fire", own_content=content)
    match = Match(game, 2, SeededChance("own"))
    for _ in range(6):
        match.play(match.state.actor, match.state.moves[0])
    path = tmp_path / "own.txt"
    path.write_text(record.of_match(match, ["Ann", "Ben"], own_content=content).write(), "utf-8")
    data = json.loads(cli("analyse", path, "--iterations", 60, "--json").stdout)
    assert data["decisions"]


# -- the page ------------------------------------------------------------------------------------------------------------------------------


class Page(html.parser.HTMLParser):
    """What a page asks for from elsewhere, where its links lead, and whether its tags fit."""

    VOID = ("meta", "line", "circle", "polyline", "!doctype")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.asked: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append(tag)
        self.asked += [str(found[name]) for name in ("src", "srcset", "data", "action") if name in found]
        self.links += [str(found["href"])] if "href" in found else []
        self.ids += [str(found["id"])] if "id" in found else []
        if tag not in self.VOID or tag == "circle":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@every_language
def test_the_page_needs_nothing_but_itself(cli: Cli, whole: Path, language: str) -> None:
    result = cli("analyse", whole, "--iterations", 4000, "--html", "page.html", "--language", language)
    assert (result.exit_code, result.stderr) == (0, "")
    text = Path("page.html").read_text("utf-8")
    page = Page()
    page.feed(text)
    assert page.open == []
    assert page.asked == []
    assert "link" not in page.tags
    assert "script" not in page.tags
    assert not re.search(r"url\(|@import|https?:", text)
    assert all(link.startswith("#line-") and link[1:] in page.ids for link in page.links)
    assert page.links
    assert len(page.ids) == len(set(page.ids)) == page.tags.count("details")
    assert page.tags.count("polyline") == 4, "for each player a curve, and what it looks like beside the name"
    assert f'<html lang="{language}">' in text
    assert "color-scheme: light dark" in text
    assert "page.html" in result.stdout
    decisions = len(re.findall(r"(?m)^\w+, \w+ \d+ ·", result.stdout))
    assert 0 < decisions <= 5, "what stands on the page is not told again"


def test_names_at_the_curve_do_not_cover_each_other() -> None:
    assert apart([270.0, 12.0, 268.0, 270.0], 272) == [270.0, 12.0, 238.0, 254.0]
    assert apart([150.0, 149.0, 150.0, 151.0], 272) == [135.0, 103.0, 119.0, 151.0]
    assert apart([100.0, 50.0], 272) == [100.0, 50.0]


def test_names_cannot_break_the_page(cli: Cli, tmp_path: Path) -> None:
    path = recorded(tmp_path / "names.txt", 9, ("<script>alert(1)</script>", "\"B&B\" 'x'"))
    cli("analyse", path, "--iterations", 60, "--html", "page.html")
    text = Path("page.html").read_text("utf-8")
    assert "<script" not in text.lower()
    page = Page()
    page.feed(text)
    assert page.open == []


# -- languages -----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same_things(language: str) -> None:
    """The rest of the command line speaks English."""
    about = [line for line in differences(language, "triptych.cli", {}) if "analyse-" in line]
    assert about == []
    assert any(name.startswith("analyse-") for name in messages(language, "triptych.cli"))


def test_it_speaks_german_and_french(cli: Cli, short: Path) -> None:
    assert "Siegchancen" in cli("analyse", short, "--iterations", 60, "--language", "de").stdout
    assert "Chances de gagner" in cli("analyse", short, "--iterations", 60, "--language", "fr").stdout


# -- what can be wrong ---------------------------------------------------------------------------------------------------------------------


def test_what_is_wrong_is_said_in_a_line(wrong: Callable[..., str], short: Path, tmp_path: Path) -> None:
    assert "there is no seat 3" in wrong("analyse", short, "--seat", 3)
    assert "there is no language 'tlh'" in wrong("analyse", short, "--language", "tlh")
    assert "nowhere.txt" in wrong("analyse", "nowhere.txt")
    for seconds in ("0", "-1", "nan", "inf"):
        assert f"--seconds {seconds}: the time must be above 0" in wrong("analyse", short, "--seconds", seconds)
    assert "nobody had anything to decide" in wrong("analyse", recorded(tmp_path / "none.txt", 0))


def test_where_the_page_cannot_be_is_told_before_the_work(wrong: Callable[..., str], short: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(*args: object) -> None:
        pytest.fail("a decision was judged")

    monkeypatch.setattr(analysis, "judge_here", judge)
    for place in ("no/where.html", ".", "", "/proc/a.html"):
        assert "cannot write" in wrong("analyse", short, "--html", place)
    before = short.read_bytes()
    assert "short.txt is there already and stays as it is" in wrong("analyse", short, "--html", short)
    assert short.read_bytes() == before


def test_a_page_that_cannot_be_written_after_all_costs_nothing_else(cli: Cli, short: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    result = cli("analyse", short, "--iterations", 20, "--html", "page.html")
    assert "Every decision\n" in result.stdout
    assert "page.html" not in result.stdout
    assert (result.exit_code, result.stderr) == (2, "triptych: cannot write page.html: no space left on device\n")


def test_an_interruption_before_anything_is_judged_is_said(wrong: Callable[..., str], short: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(analysis, "judge_here", interrupted)
    assert "interrupted before the first decision was judged" in wrong("analyse", short)


def test_an_interrupted_analysis_says_how_far_it_came(cli: Cli, short: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judge, calls = analysis.judge_here, []

    def twice(*args: Any) -> analysis.Decision:
        calls.append(args)
        if len(calls) > 2:
            raise KeyboardInterrupt
        return judge(*args)

    monkeypatch.setattr(analysis, "judge_here", twice)
    text = cli("analyse", short, "--iterations", 60).stdout
    assert re.search(r"Interrupted: 2 of \d decisions are judged\.", text)


def test_a_process_ended_from_outside_is_told_and_what_is_done_kept(
    cli: Cli, wrong: Callable[..., str], short: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = [2, 0]

    def lost(*args: Any) -> Iterator[analysis.Decision]:
        yield from islice(each(*args), left.pop(0))
        raise ProcessLost

    monkeypatch.setattr(analysis, "each", lost)
    result = cli("analyse", short, "--iterations", 60, "--html", "page.html")
    assert "Interrupted: 2 of" in result.stdout
    assert "Interrupted: 2 of" in Path("page.html").read_text("utf-8")
    assert result.exit_code == 2
    assert result.stderr.startswith("triptych: a process was ended from outside, perhaps for want of memory")
    assert "ended from outside" in wrong("analyse", short)


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_is_done(whole: Path, jobs: int) -> None:
    code, told = interrupted("analyse", whole, "--json", "--iterations", 10**8 // 4, "--jobs", jobs, "--seconds", 60)
    assert code == 0
    data = json.loads(told)
    assert data["interrupted"]
    assert 0 < len(data["decisions"]) < data["questions"]
