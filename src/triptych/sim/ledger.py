"""The file of an arena: a header that says what is played, and a line for every game that is over, both JSON.

A game is written when it is over, in one stroke. Whenever the program is stopped, the file holds what was played; a last line that was not
finished is not there. The header has all that a game hangs on but its bots, which each line names: so the same file can be taken up with
more games, or with more bots.
"""

from __future__ import annotations

import fcntl
import json
import os
import stat
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from triptych.core.errors import TriptychError

FORMAT = "triptych arena 1"

_MOST = 10**15  # nothing that is counted or measured in a game comes near; beyond it, sums would no longer be right


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


class InUse(LedgerProblem):
    """Another arena writes to the file at this moment."""


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
            self._take()
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
        except BaseException as error:
            self._file.close()
            if isinstance(error, OSError):
                raise Unusable(error) from None
            raise

    def _take(self) -> None:
        """For oneself alone: two that write to one file would write over each other's games. A device or a pipe has no end to write at."""
        if not stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
            raise NotALedger
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse from None

    def append(self, played: Played) -> None:
        self._write(asdict(played))

    def _write(self, value: dict[str, Any]) -> None:
        """A line, or nothing of it: a disk that is full takes only the beginning of what it is given."""
        line, end = _line(value), self._file.tell()
        try:
            while line:
                line = line[self._file.write(line) :]
        except OSError as error:
            with suppress(OSError):
                self._file.truncate(end)
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
    except (ValueError, RecursionError):
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
    except (ValueError, TypeError, LookupError, RecursionError):
        raise BadLine(number) from None
    lists = [played.points, played.decisions, played.turns, played.seconds, played.longest]
    right = (
        len(played.seats) == players
        and all(isinstance(name, str) for name in played.seats)
        and all(isinstance(values, list) and len(values) == players for values in lists)
        and all(_is_number(n) for n in played.points)
        and all(_is_number(n) and n >= 0 for n in played.seconds + played.longest)
        and all(_is_count(n) for n in played.decisions + played.turns)
        and _is_count(played.round)
        and isinstance(played.winners, list)
        and all(_is_count(seat) for seat in played.winners)
        and len(set(played.winners)) == len(played.winners) > 0
        and set(played.winners) <= set(range(players))
    )
    if not right:
        raise BadLine(number)
    return played


def _is_number(value: Any) -> bool:
    """Not what is no number, not what is endless, and not yes or no, which Python counts among numbers."""
    return type(value) in (int, float) and -_MOST < value < _MOST


def _is_count(value: Any) -> bool:
    return type(value) is int and 0 <= value < _MOST
