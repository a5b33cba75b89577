"""Reading and writing files so that nothing is lost, and what is wrong is said in a line."""

from __future__ import annotations

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
        number, temporary = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".new", dir=path.parent)
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.chmod(temporary, _mode(path))
        os.replace(temporary, path)
    except (OSError, ValueError) as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise TriptychError(say("file-unwritable", path=str(path), why=_why(error))) from None


def _mode(path: Path) -> int:
    """The rights the file has, or would get if it were made in the usual way."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _why(error: OSError | ValueError) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()
