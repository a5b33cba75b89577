"""The file of an arena: a header that says what is played, and a line for every game that is over, both JSON.

A game is written when it is over, in one stroke. Whenever the program is stopped, the file holds what was played; a last line that was not
finished is not there. The header has all that a game hangs on but its bots, which each line names: so the same file can be taken up with
more games, or with more bots.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from types import TracebackType
from typing import Any

from triptych.core.errors import TriptychError

FORMAT = "triptych arena 1"


@dataclass(frozen=True)
class Played:
    """A game that is over; the lists go by seats. Seconds are those of a core that thinks, `longest` those of the longest turn."""

    seats: tuple[str, ...]
    round: int
    winners: list[int]
    points: list[float]
    decisions: list[int]
    turns: list[int]
    seconds: list[float]
    longest: list[float]


class LedgerProblem(TriptychError):
    """A file that cannot be taken up: what is wrong with it, and where."""


class Unusable(LedgerProblem):
    """The file cannot be read or written; the text is the system's."""

    def __init__(self, error: OSError) -> None:
        super().__init__((error.strerror or str(error)).lower())


class NotALedger(LedgerProblem):
    """The file is something else."""


class OtherLedger(LedgerProblem):
    """Another thing was played there: `what` is there `theirs`, here `ours`."""

    def __init__(self, what: str, theirs: str, ours: str) -> None:
        super().__init__(f"{what}: {theirs}, not {ours}")
        self.what = what
        self.theirs = theirs
        self.ours = ours


class BadLine(LedgerProblem):
    """A line, counted from 1, is no game of this arena."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


class Ledger:
    """A file that games are written to, after those that it has. Use it in a `with`."""

    def __init__(self, path: Path, header: dict[str, Any], players: int) -> None:
        """Open or make the file; LedgerProblem if it is there and not the file of such an arena, and then it stays as it is."""
        header = {"format": FORMAT, **header}
        self.games: list[Played] = []
        try:
            self._file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b", buffering=0)
        except OSError as error:
            raise Unusable(error) from None
        try:
            whole, newline, rest = self._file.read().rpartition(b"\n")
            if newline:
                lines = whole.split(b"\n")
                _compare(lines[0], header)
                self.games = [_game(line, number, players) for number, line in enumerate(lines[1:], 2)]
            elif not _line(header).startswith(rest):
                raise NotALedger
            self._file.truncate(len(whole + newline))
            self._file.seek(0, os.SEEK_END)
            if not newline:
                self._write(header)
        except BaseException:
            self._file.close()
            raise

    def append(self, played: Played) -> None:
        self._write(asdict(played))

    def _write(self, value: dict[str, Any]) -> None:
        try:
            self._file.write(_line(value))
        except OSError as error:
            raise Unusable(error) from None

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._file.close()


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def _compare(line: bytes, header: dict[str, Any]) -> None:
    try:
        theirs = json.loads(line)
    except ValueError:
        raise NotALedger from None
    if not isinstance(theirs, dict) or theirs.get("format") != FORMAT:
        raise NotALedger
    for what, ours in header.items():
        if theirs.get(what) != ours:
            raise OtherLedger(what, _shown(theirs.get(what)), _shown(ours))


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _game(line: bytes, number: int, players: int) -> Played:
    """The game of a line, if it can be one."""
    try:
        data = json.loads(line)
        played = Played(**{**data, "seats": tuple(data["seats"])})
    except (ValueError, TypeError, LookupError):
        raise BadLine(number) from None
    lists = [getattr(played, one.name) for one in fields(Played) if one.name not in ("round", "winners")]
    right = (
        all(isinstance(values, list | tuple) and len(values) == players for values in lists)
        and all(isinstance(name, str) for name in played.seats)
        and all(isinstance(n, int | float) for values in lists[1:] for n in values)
        and isinstance(played.round, int)
        and played.round >= 0
        and isinstance(played.winners, list)
        and len(set(played.winners)) == len(played.winners) > 0
        and set(played.winners) <= set(range(players))
    )
    if not right:
        raise BadLine(number)
    return played
