"""Servers and databases for the tests of this folder."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, binaries
from tests.server.serving import Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    folder = binaries()
    if folder is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is not installed, and with CI=true it must be")
        pytest.skip("PostgreSQL IS NOT INSTALLED: the store is tested on SQLite only")
    made = Postgres(folder)
    yield made
    made.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite3'}"
    made: Postgres = request.getfixturevalue("postgres")
    return made.new_database()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"))
    yield made
    made.stop()
    mistakes = [line for line in made.log if "Traceback" in line or "Error" in line]
    assert not mistakes, "".join(made.log)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed."""
    made = Server(tmp_path)
    yield made
    made.stop()
