"""The index of a game's golden records: for each file its game, rules version, hash, and the key of its last position."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from pathlib import Path

from triptych.core.match import Match

INDEX = "index.toml"
HEAD = """\
# Golden records: whole games that must replay for ever, exactly as they are.
# An entry never changes and never goes away. When the game's behaviour changes: raise its rules version, keep the old behaviour behind a
# test of the version, and let make_golden add records of the new one.
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
    entries = tomllib.loads(text)["record"]
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
