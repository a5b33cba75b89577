"""Record files: read so that whatever is wrong is said with the file's name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from triptych.cli import files
from triptych.core import record
from triptych.core.errors import TriptychError
from triptych.core.record import Record


@contextmanager
def about(path: Path) -> Iterator[None]:
    """Put the name of the file before what is wrong in it."""
    try:
        yield
    except TriptychError as error:
        raise TriptychError(f"{path}: {error}") from None


def load(path: Path) -> Record:
    text = files.read(path)
    with about(path):
        return record.parse(text)
