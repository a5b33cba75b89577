"""Golden records: the index of a game's records (for each file its game, rules version, hash, and the key of its last position), and how
they are made.

    python -m tests.games.GAME.make_golden            write those that are not there yet
    python -m tests.games.GAME.make_golden --all      write all of them again, for the rules version of now
    python -m tests.games.GAME.make_golden --search   look for seeds anew and print them

They are of the rules version of now. What a release has played is kept, and never changes, in tests/releases.
"""

from __future__ import annotations

import hashlib
import random
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.match import Match, entry_move
from triptych.core.record import Line, Record, of_match
from triptych.core.state import CHANCE

INDEX = "index.toml"
HEAD = """\
# Golden records: whole games that must replay exactly as they are. For each file: its game, rules version, hash, the key of its last
# position, and what it shows. Once released, such records never change: see tests/releases.
"""


@dataclass(frozen=True)
class Golden:
    """One golden record."""

    game: str
    rules: int
    sha256: str
    key: str
    ways: list[str]


def folder_of(game: str) -> Path:
    return Path(__file__).resolve().parent / game / "golden"


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def final_key(match: Match) -> str:
    """The hash of the position a match has come to, field by field, so that it does not depend on where a field lies in the state."""
    state = match.state
    return sha256(" ".join([str(state.actor), *sorted(match.game.layout.write(state.cells))]))


def read_index(folder: Path) -> dict[str, Golden]:
    path = folder / INDEX
    return parse_index(path.read_text("utf-8")) if path.exists() else {}


def parse_index(text: str) -> dict[str, Golden]:
    entries = tomllib.loads(text).get("record", [])
    return {entry["file"]: Golden(entry["game"], entry["rules"], entry["sha256"], entry["key"], entry["ways"]) for entry in entries}


def write_index(folder: Path, index: dict[str, Golden]) -> None:
    out = [HEAD]
    for file, golden in sorted(index.items()):
        ways = ", ".join(f'"{way}"' for way in golden.ways)
        out.append(
            f'\n[[record]]\nfile = "{file}"\ngame = "{golden.game}"\nrules = {golden.rules}\n'
            f'sha256 = "{golden.sha256}"\nkey = "{golden.key}"\nways = [{ways}]\n'
        )
    (folder / INDEX).write_text("".join(out), "utf-8", newline="\n")


# -- making them -------------------------------------------------------------------------------------------------------

Player = Callable[[random.Random, list[str]], str]
"""Takes one of the moves offered."""


def at_random(rng: random.Random, words: list[str]) -> str:
    return words[int(rng.random() * len(words))]


@dataclass(frozen=True)
class Wish:
    """A record to be made: who plays, from which seed, and what its game must have shown."""

    file: str
    seats: tuple[str, ...]
    seed: int
    wish: tuple[str, ...]
    own: bool = False
    undo: float = 0.0
    comments: bool = False
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Maker:
    """What is a game's own in making its records."""

    game: str
    rules: int
    records: list[Wish]
    players: dict[str, Player]
    ways: Callable[[Match], list[str]]
    """What happened in a finished game."""
    own_content: Callable[[], str]
    kept: tuple[str, ...] = ()
    """What moves begin with that nobody takes back, though he may."""

    @property
    def folder(self) -> Path:
        return folder_of(self.game.replace("-", "_"))

    def play(self, wish: Wish, seed: int) -> Match:
        """The game of a wish with this seed."""
        own = self.own_content() if wish.own else ""
        name = f"{wish.file} {seed}"
        rng = random.Random(f"players of {name}")
        match = Match(registry.game(self.game, "", own, wish.options), len(wish.seats), SeededChance(name), undo=wish.undo > 0)
        while not match.over:
            s = match.state
            asked = match.game.asked(s)
            assert asked, "no lot is left to be drawn"
            seat = asked[0] if len(asked) == 1 else asked[int(rng.random() * len(asked))]
            if wish.undo and rng.random() < wish.undo and match.can_undo(seat) and self.takes_back(match):
                match.undo(seat)
                continue
            words = [match.game.moves.text(move) for move in match.game.legal(s, seat)]
            match.play(seat, match.game.moves.parse(self.players[wish.seats[seat]](rng, words)))
        return match

    def takes_back(self, match: Match) -> bool:
        return not match.game.moves.text(entry_move(match.effective()[-1])).startswith(self.kept)

    def record_of(self, wish: Wish, match: Match) -> Record:
        names = [f"{kind} {i}" for i, kind in enumerate(wish.seats, 1)]
        record = of_match(match, names, {}, self.own_content() if wish.own else "")
        if wish.comments:
            lines: list[Line] = [Line(CHANCE, "# A record may have comments, anywhere between its lines.", comment=True)]
            for line in record.lines:
                if line.text == "undo":
                    lines.append(Line(CHANCE, "#   taken back:", comment=True))
                lines.append(line)
            record.lines = [*lines, Line(CHANCE, "#", comment=True)]
        return record

    def search(self, wish: Wish, limit: int = 100_000) -> int:
        """The first seed whose game comes out as wished."""
        for seed in range(limit):
            if set(wish.wish) <= set(self.ways(self.play(wish, seed))):
                return seed
        raise LookupError(f"{wish.file}: not found in {limit} games")

    def make(self, again: bool = False) -> list[str]:
        """Write what is missing, or all of it, and put away what is of other rules; the names of the files."""
        index = {file: golden for file, golden in read_index(self.folder).items() if golden.rules == self.rules}
        for path in self.folder.glob("*.txt"):
            if path.name not in index:
                path.unlink()
        written: list[str] = []
        for wish in self.records:
            file = f"{wish.file}.v{self.rules}.txt"
            if file in index and not again:
                continue
            match = self.play(wish, wish.seed)
            found = self.ways(match)
            assert set(wish.wish) <= set(found), f"{file}: seed {wish.seed} gives {found}; find another by --search"
            text = self.record_of(wish, match).write()
            (self.folder / file).write_text(text, "utf-8", newline="\n")
            index[file] = Golden(self.game, self.rules, sha256(text), final_key(match), found)
            written.append(file)
        write_index(self.folder, index)
        return written

    def main(self, args: list[str]) -> None:
        say: Any = sys.stdout.write
        if args == ["--search"]:
            for wish in self.records:
                say(f"{wish.file}: seed {self.search(wish)}\n")
        else:
            written = self.make(again=args == ["--all"])
            say(f"written: {', '.join(written)}\n" if written else "every record is there already\n")
