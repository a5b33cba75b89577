"""The pages of `--html`: each needs nothing but itself, and takes the place of an older page but of nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader

from triptych.cli import files
from triptych.core.errors import TriptychError

BEGINNING = "<!doctype html>"


def check(path: Path | None) -> None:
    """Can the page be written there, if one is wanted? Better said before the work than after it."""
    if path is not None:
        files.check(path, BEGINNING)


def rendered(template: str, **values: Any) -> str:
    environment = Environment(loader=PackageLoader("triptych.cli"), autoescape=True, trim_blocks=True, lstrip_blocks=True)
    return environment.get_template(template).render(**values)


@contextmanager
def written(path: Path | None, page: Callable[[], str]) -> Iterator[Path | None]:
    """Write the page, if one is wanted; within, everything else is told, and the path says whether there is a page. If it could not be
    written after all, that comes last: what was worked for is told first. (The file may have come into being meanwhile.)"""
    problem = None
    if path is not None:
        try:
            check(path)
            files.write(path, page())
        except TriptychError as error:
            problem, path = error, None
    yield path
    if problem is not None:
        raise problem
