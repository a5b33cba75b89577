"""`arena`: tables, JSON, a page of its own, three languages, and a file that outlives Ctrl-C and kill."""

from __future__ import annotations

import html.parser
import json
import os
import re
import resource
import signal
import subprocess
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Cli, command, hear_interrupts, process
from tests.languages import arguments, messages
from triptych.core.words import LANGUAGES
from triptych.sim import arena as module
from triptych.sim import rating
from triptych.sim.ledger import Played
from triptych.sim.processes import ProcessLost, each

FAITH = "sola-fide"
Wrong = Callable[..., str]


def arena(*more: object, bots: str = "random,greedy", games: int = 4) -> tuple[object, ...]:
    return ("arena", FAITH, "--bots", bots, "--games", games, *more)


def played(text: str) -> dict[str, Any]:
    """What came out, without what a clock says."""
    data: dict[str, Any] = json.loads(text)
    del data["seconds"]
    for bot in data["bots"]:
        del bot["seconds_per_turn"], bot["longest_turn"]
    return data


# -- what is told -------------------------------------------------------------------------------------------------------------------------


def test_tables(cli: Cli) -> None:
    result = cli(*arena("--sprt", "0.4,0.6", bots="random,greedy,search:1"))
    assert (result.exit_code, result.stderr) == (0, "")
    words = (
        "Sola Fide: The Reformation, 2 players: 12 games, seed 1",
        "Strength",
        "Each against each",
        "Tests",
        "From each seat",
        "search:1",
        "100.0%",
        "n\u00a04",
    )
    for word in words:
        assert word in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_json_is_one_object_and_the_same_whatever_the_jobs() -> None:
    results = []
    for jobs in (1, 2):
        done = process(*arena("--json", "--seed", 5, "--jobs", jobs, "--option", "limit=40"))
        assert (done.returncode, done.stderr) == (0, "")
        results.append(played(done.stdout))
    assert results[0] == results[1]
    data = results[0]
    assert (data["game"], data["players"], data["seed"], data["games"], data["interrupted"]) == (FAITH, 2, 5, 4, False)
    assert data["options"]["limit"] == "40"
    assert {bot["bot"] for bot in data["bots"]} == {"random", "greedy"}
    for bot in data["bots"]:
        assert bot["rating_low"] < bot["rating"] < bot["rating_high"]
    assert [(one["one"], one["other"], one["games"]) for one in data["pairings"]] == [("random", "greedy", 4)]


def test_one_against_a_field(cli: Cli) -> None:
    data = json.loads(cli("arena", "column-of-fire", "--bots", "random,greedy", "--players", 4, "--games", 4, "--json").stdout)
    assert [(one["one"], one["other"], one["games"]) for one in data["pairings"]] == [("random", "greedy", 4), ("greedy", "random", 4)]
    assert data["fair_share"] == 0.25
    assert data["pairings"][1]["share"] > 0.5


def test_a_gauntlet_is_run_by_the_first_alone(cli: Cli) -> None:
    asked = ("arena", "column-of-fire", "--bots", "greedy,random,level-1", "--players", 3, "--games", 3, "--gauntlet")
    data = json.loads(cli(*asked, "--json").stdout)
    assert [(one["one"], one["other"], one["games"]) for one in data["pairings"]] == [("greedy", "random", 3), ("greedy", "level-1", 3)]
    assert [one["share"] is None for one in sorted(data["bots"], key=lambda one: str(one["bot"]))] == [False, True, True]
    rows = [line.split() for line in cli(*asked).stdout.splitlines()]
    assert next(row for row in rows if row[:1] == ["random"])[2:4] == ["·", "·"], "it has won and lost nothing of its own"


def told(text: str) -> str:
    """What is told, without where its lines end."""
    return " ".join(text.split())


def test_of_intervals_only_those_are_spoken_of_that_are_there(cli: Cli) -> None:
    plain, tested = (told(cli(*arena(*more)).stdout) for more in ((), ("--sprt", "0.4,0.6")))
    assert "seat 2 spread ratio" in plain
    assert "seat 2 spread ratio" in tested
    assert "Wilson" in plain
    assert "Wilson" not in tested
    assert "A verdict is about one side" in tested
    assert "A verdict is about one side" not in plain


def test_a_field_and_a_gauntlet_are_told_as_what_they_are(cli: Cli) -> None:
    run = ("arena", "column-of-fire", "--bots", "greedy,random", "--players", 3, "--games", 3)
    field, gauntlet = (told(cli(*run, *more).stdout) for more in ((), ("--gauntlet",)))
    alone = "With 3 players, wins and points are those of the games in which the bot sat alone against 2 of another one"
    assert alone in field
    assert alone in gauntlet
    assert "Each against each" in field
    assert "Each against each" not in gauntlet
    assert "greedy against the others" in gauntlet
    assert "alone against" not in told(cli(*arena()).stdout)


@pytest.mark.parametrize(("language", "title"), [("de", "Sola Fide: Die Reformation"), ("fr", "Sola Fide : La Réforme")])
def test_the_game_has_its_title_in_each_language(cli: Cli, language: str, title: str) -> None:
    assert told(cli(*arena("--language", language, games=2)).stdout).startswith(title)


class Page(html.parser.HTMLParser):
    """Are all tags closed, and does anything come from elsewhere?"""

    EMPTY = ("meta",)

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in self.EMPTY:
            self.open.append(tag)
        self.addresses += [f"{name}={value}" for name, value in attrs if name in ("src", "href", "srcset", "data", "action", "xlink:href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_but_itself(cli: Cli, language: str) -> None:
    result = cli(*arena("--html", "a.html", "--language", language, "--sprt", "0.5,0.6", bots="random,greedy,search:1"))
    assert (result.exit_code, result.stderr) == (0, "")
    text = Path("a.html").read_text("utf-8")
    page = Page()
    page.feed(text)
    assert page.open == []
    assert page.addresses == []
    assert not {"script", "link", "img", "iframe", "object", "audio"} & set(page.seen)
    assert not re.search(r"https?:|url\(|@import", text)
    assert f'<html lang="{language}">' in text
    assert "color-scheme: light dark" in text
    drawings = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(drawings) == 4  # the ratings, and the course of three pairings
    for drawing in drawings:
        root = ElementTree.fromstring(drawing)
        assert root.get("role") == "img"
        assert root.get("aria-label")
        wide, high = (float(number) for number in root.attrib["viewBox"].split()[2:])
        for line in root.iter("line"):
            assert all(0 <= float(line.attrib[name]) <= wide for name in ("x1", "x2"))
            assert all(0 <= float(line.attrib[name]) <= high for name in ("y1", "y2"))
    titles = {"en": "Each against each", "de": "Jeder gegen jeden", "fr": "Chacun contre chacun"}
    assert f"<h2>{titles[language]}</h2>" in text
    assert titles[language] in result.stdout


def test_every_language_says_the_same_about_the_same() -> None:
    package = "triptych.cli"
    english = {name for name in messages("en", package) if name.startswith("arena-")}
    for language in LANGUAGES[1:]:
        assert {name for name in messages(language, package) if name.startswith("arena-")} == english
        for name in english:
            assert arguments(language, package, name, {}) == arguments("en", package, name, {})


# -- what is wrong ------------------------------------------------------------------------------------------------------------------------


def test_what_is_wrong_is_said_before_anything_is_played_or_written(wrong: Wrong) -> None:
    file = ("--resume", "a.jsonl")
    assert "there is no bot 'nobody'; there are random" in wrong(*arena(*file, bots="random,nobody"))
    assert "es gibt keinen Bot „nobody“" in wrong(*arena(*file, "--language", "de", bots="random,nobody"))
    assert "search:N, rollout:N, flat:N" in wrong(*arena(*file, bots="random,search:0"))
    assert "there is no bot 'search:05'" in wrong(*arena(*file, bots="search:5,search:05"))
    assert "greedy@2 and greedy are the same bot" in wrong(*arena(*file, bots="random,greedy@2,greedy"))
    assert "greedy und greedy@2 sind derselbe Bot" in wrong(*arena(*file, "--language", "de", bots="greedy,greedy@2"))
    assert "at least two bots" in wrong(*arena(*file, bots="random"))
    assert "random and random are the same bot" in wrong(*arena(*file, bots="random,random"))
    assert "is for 2 players, not 3" in wrong(*arena(*file, "--players", 3))
    assert "there is no language 'la'" in wrong(*arena(*file, "--language", "la"))
    for text in ("0.5", "0.6,0.5", "a,b", "0,1", "0,0.5", "0.5,1", "0.1,0.2,0.3", "nan,0.5"):
        assert f"'{text}' is not a test; write two shares, both above 0 and below 1" in wrong(*arena(*file, "--sprt", text))
    assert "cannot write nowhere/a.html: no such file" in wrong(*arena(*file, "--html", "nowhere/a.html"))
    for place in (".", "", "/proc/a.html"):
        assert "cannot write" in wrong(*arena(*file, "--html", place))
    assert "--html and --resume both name" in wrong(*arena(*file, "--html", Path("a.jsonl").absolute()))
    assert not Path("a.jsonl").exists()
    assert "cannot write nowhere/a.jsonl: no such file" in wrong(*arena("--resume", "nowhere/a.jsonl"))


def test_a_file_that_is_not_of_this_arena_is_refused_and_stays(cli: Cli, wrong: Wrong) -> None:
    diary = Path("diary.txt")
    diary.write_text("Dear diary\n", "utf-8")
    assert "diary.txt is there and is not the file of an arena" in wrong(*arena("--resume", diary))
    assert diary.read_text("utf-8") == "Dear diary\n"
    cli(*arena("--resume", "a.jsonl"))
    before = Path("a.jsonl").read_bytes()
    assert "seed is 1 there, and 2 here" in wrong(*arena("--resume", "a.jsonl", "--seed", 2))
    assert "options is" in wrong(*arena("--resume", "a.jsonl", "--option", "decks=draft"))
    assert Path("a.jsonl").read_bytes() == before
    Path("b.jsonl").write_bytes(re.sub(rb'"thinking":"\w+"', b'"thinking":"other"', before))
    assert "the code or the weights of the bots or of the game have changed since (other there, " in wrong(*arena("--resume", "b.jsonl"))
    lines = before.split(b"\n")
    Path("a.jsonl").write_bytes(b"\n".join([lines[0], b"{}", *lines[1:]]))
    assert "a.jsonl: line 2 is no game of this arena" in wrong(*arena("--resume", "a.jsonl"))


@pytest.fixture
def nothing_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(*args: object) -> None:
        pytest.fail("a game was played")

    monkeypatch.setattr(module, "play_one", play)


@pytest.mark.usefixtures("nothing_is_played")
def test_a_page_takes_the_place_of_nothing_but_a_page(wrong: Wrong) -> None:
    for name, text in (("thesis.txt", "My thesis\n"), ("a.jsonl", '{"format": "triptych arena 1"}\n')):
        Path(name).write_text(text, "utf-8")
        assert f"{name} is there already and stays as it is" in wrong(*arena("--html", name))
        assert Path(name).read_text("utf-8") == text


def test_an_older_page_is_replaced(cli: Cli) -> None:
    for _ in range(2):
        result = cli(*arena("--html", "a.html", games=2))
        assert (result.exit_code, result.stderr) == (0, "")
    assert os.listdir() == ["a.html"]


def test_a_page_that_cannot_be_written_after_all_costs_nothing_else(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    result = cli(*arena("--html", "a.html", "--json", games=2))
    assert json.loads(result.stdout)["games"] == 2
    assert (result.exit_code, result.stderr) == (2, "triptych: cannot write a.html: no space left on device\n")


# -- stopped, and taken up again ----------------------------------------------------------------------------------------------------------


def start(*args: object) -> subprocess.Popen[str]:
    return subprocess.Popen(command(*args), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=hear_interrupts)


def wait_until(there: Callable[[], bool]) -> None:
    until = time.monotonic() + 300
    while not there():
        assert time.monotonic() < until, "it was waited for in vain"
        time.sleep(0.05)


def games_in(path: Path) -> list[dict[str, Any]]:
    """The games in the file, without a last line that is being written."""
    lines = path.read_bytes().split(b"\n")[1:-1] if path.exists() else []
    return [json.loads(line) for line in lines]


def rounds_in(path: Path) -> int:
    """How many rounds of two games are over, from the first on: processes end their games in any order."""
    seats = Counter(game["round"] for game in games_in(path))
    return next(number for number in count() if seats[number] < 2)


def children(pid: int) -> set[int]:
    """The processes that a process has started, as the system tells."""
    found = set()
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        found |= {int(word) for word in task.read_text().split()}
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_a_killed_arena_goes_on_and_nobody_plays_on_without_it(tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "a.jsonl"
    run = arena("--resume", path, "--json", games=40)
    running = start(*run, "--jobs", jobs)
    wait_until(lambda: len(games_in(path)) >= 3)
    helpers = children(running.pid)
    assert len(helpers) >= jobs - 1
    os.kill(running.pid, signal.SIGKILL)
    running.communicate(timeout=600)
    wait_until(lambda: not any(map(alive, helpers)))
    kept = path.read_bytes()
    kept = kept[: kept.rindex(b"\n") + 1]
    assert 3 <= kept.count(b"\n") - 1 < 40
    resumed = process(*run)
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert path.read_bytes().startswith(kept)
    assert path.read_bytes().count(b"\n") == 41
    assert played(resumed.stdout) == played(process(*arena("--json", "--jobs", 2, games=40)).stdout)


def test_ctrl_c_tells_what_is_done_at_once(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    running = start(*arena("--resume", path, "--json", "--jobs", 2, games=1_000_000))
    wait_until(lambda: rounds_in(path) >= 2)
    running.send_signal(signal.SIGINT)
    stdout, stderr = running.communicate(timeout=600)
    assert (running.returncode, stderr) == (0, "")
    data = json.loads(stdout)
    assert data["interrupted"]
    rounds = rounds_in(path)
    assert 2 * (rounds - 1) <= data["games"] <= 2 * rounds, "between writing a game and counting it there is a moment"


def test_a_full_disk_ends_it_with_what_is_done(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    run = arena("--resume", path, games=20)

    def nearly_full() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (2500, 2500))  # no file may become longer: a line is cut off in its middle

    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}  # or Python would keep half of each module for good
    full = subprocess.run(command(*run), capture_output=True, text=True, timeout=600, check=False, preexec_fn=nearly_full, env=env)
    assert full.returncode == 2
    assert full.stderr == f"triptych: cannot write {path}: file too large\n"
    assert "Interrupted" in full.stdout
    assert 0 < len(games_in(path)) < 20
    assert path.read_bytes().endswith(b"}\n"), "nothing of the line that had no room"
    kept = path.read_bytes()
    resumed = process(*run)
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert path.read_bytes().startswith(kept)
    assert len(games_in(path)) == 20


def test_an_interruption_before_the_first_round_is_said(wrong: Wrong, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("triptych.sim.arena.play_one", interrupted)
    assert "interrupted before the first round was over" in wrong(*arena())


def test_a_process_ended_from_outside_is_told_and_what_is_done_kept(cli: Cli, wrong: Wrong, monkeypatch: pytest.MonkeyPatch) -> None:
    left = [3, 0]

    def lost(*args: Any) -> Iterator[Played]:
        yield from islice(each(*args), left.pop(0))
        raise ProcessLost

    monkeypatch.setattr(module, "each", lost)
    result = cli(*arena("--html", "a.html", "--json", games=8))
    data = json.loads(result.stdout)
    assert (data["games"], data["interrupted"]) == (2, True)
    assert result.exit_code == 2
    assert result.stderr.startswith("triptych: a process was ended from outside, perhaps for want of memory")
    assert "Interrupted" in Path("a.html").read_text("utf-8")
    assert "ended from outside" in wrong(*arena())


def test_ctrl_c_while_rating_costs_nothing_but_draws(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    rate, calls = rating.rate, []

    def interrupted(*args: Any) -> dict[str, tuple[float, float]]:
        calls.append(args)
        if len(calls) == 3:
            signal.raise_signal(signal.SIGINT)
        return rate(*args)

    monkeypatch.setattr(rating, "rate", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        result = cli(*arena("--html", "a.html"))
    finally:
        signal.signal(signal.SIGINT, before)
    assert (result.exit_code, result.stderr, len(calls)) == (0, "", 3)
    for text in (result.stdout, Path("a.html").read_text("utf-8")):
        text = " ".join(text.split())
        assert "4 games, seed 1" in text
        assert "the mean of 3 draws" in text
        assert "The rating was interrupted" in text
        assert "this is what was done by then" not in text


def test_an_interrupted_table_says_so(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    play, calls = module.play_one, []

    def twice(*args: Any) -> Played:
        calls.append(args)
        if len(calls) > 3:
            raise KeyboardInterrupt
        return play(*args)

    monkeypatch.setattr(module, "play_one", twice)
    text = cli(*arena("--html", "a.html")).stdout
    assert "2 games, seed 1" in text
    assert "Interrupted" in text
    assert "Interrupted" in Path("a.html").read_text("utf-8")
