"""Reading and writing files so that nothing is lost, and what is wrong is said in a line."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from triptych.cli.say import say
from triptych.core.errors import TriptychError


def read(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise TriptychError(say("file-unreadable", path=str(path), why=_why(error))) from None
    except UnicodeDecodeError:
        raise TriptychError(say("file-not-text", path=str(path))) from None


def write(path: Path, text: str) -> None:
    """Replace a file in one stroke: whenever the program is stopped, either the old text stands there or the new one."""
    temporary = ""
    try:
        number, temporary = _beside(path)
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.chmod(temporary, _mode(path))
        os.replace(temporary, path)
    except (OSError, ValueError) as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise _unwritable(path, error) from None


def check(path: Path, beginning: str) -> None:
    """Say before long work what would keep `write` from replacing a file after it. Nothing is changed. What is there stays, unless it is
    empty or begins so: then it is one of ours."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and not (path.is_file() and _begins(path, beginning)):  # a device or a pipe is no file
            raise TriptychError(say("file-exists", path=str(path)))
        number, temporary = _beside(path)
        os.close(number)
        os.unlink(temporary)
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from None


def _begins(path: Path, beginning: str) -> bool:
    with path.open("rb") as file:
        return file.read(len(beginning.encode())) in (b"", beginning.encode())


def _beside(path: Path) -> tuple[int, str]:
    """A new file in the same folder, open, that is to take the place of this one."""
    return tempfile.mkstemp(prefix=f".{path.name}.", suffix=".new", dir=path.parent)


def _unwritable(path: Path, error: OSError | ValueError) -> TriptychError:
    return TriptychError(say("file-unwritable", path=str(path), why=_why(error)))


def _mode(path: Path) -> int:
    """The rights the file has, or would get if it were made in the usual way."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _why(error: OSError | ValueError) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()
