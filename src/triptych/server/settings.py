"""What can be set, and where things are kept."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from triptych.server import keeping

FEWEST_WORKERS = 3


def data_folder() -> Path:
    """Where the database and the key live unless somebody says otherwise."""
    if chosen := os.environ.get("TRIPTYCH_DATA"):
        return Path(chosen)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "triptych"


@dataclass
class Settings:
    """The server's settings; `database` is an SQLAlchemy address, SQLite in the data folder by default."""

    data: Path = field(default_factory=data_folder)
    database: str = ""
    workers: int = 0
    """Processes in which bots think; 0: one for each core but one, and a few at least: they share what cores there are."""
    most_body: int = 64 * 1024
    rates: bool = True
    """Limit how often one sender may ask, and how many sockets he may hold; switched off only by load tests of one's own."""
    proxies: Sequence[str] = ()
    """Addresses or networks of proxies of one's own: their X-Forwarded-For and -Proto are believed, and nobody else's."""
    most_sockets: int = 900
    """Open sockets all together."""
    most_sockets_of_address: int = 100
    most_sockets_of_person: int = 20
    most_polls_of_address: int = 100
    """Requests that wait for a turn."""
    most_polls_of_person: int = 20
    most_connections: int = 4000
    """Connections all together, sockets among them; fewer if the system gives a process fewer files."""
    most_connections_of_address: int = 300
    head_seconds: float = 15
    """In which the head of a request must have come,"""
    body_seconds: float = 30
    """and its body."""
    idle_seconds: int = 75
    """A player thinks longer than a few seconds; his next move should not have to connect anew."""
    new_key: bool = False
    """Make a new key though there is a database: whoever starts the server knows that the old one is lost."""

    def database_url(self) -> str:
        url = self.database or os.environ.get("DATABASE_URL", "")
        if not url:
            return f"sqlite:///{self.data / 'triptych.sqlite3'}"
        for old in ("postgres://", "postgresql://"):
            if url.startswith(old):
                return f"postgresql+psycopg://{url[len(old) :]}"
        return url

    def worker_count(self) -> int:
        return self.workers or max(FEWEST_WORKERS, (os.cpu_count() or 2) - 1)

    def secret_key(self, in_use: bool) -> bytes:
        """The key that signs cookies. Where a database is in use there was one, and another is not made without being told to."""
        return keeping.key(self.data / "secret.key", lost=in_use and not self.new_key)
