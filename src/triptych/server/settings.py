"""What can be set, and where things are kept."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from triptych.core.errors import TriptychError

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
    """Open sockets all together; many systems give a process 1024 files."""
    most_sockets_of_address: int = 100
    most_sockets_of_person: int = 20

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

    def secret_key(self) -> bytes:
        """The key that signs cookies: made on the first start, readable by its owner only."""
        path = self.data / "secret.key"
        try:
            self.data.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
                with os.fdopen(handle, "w") as file:
                    file.write(secrets.token_hex(32))
            key = bytes.fromhex(path.read_text("ascii").strip())
        except (OSError, ValueError) as error:
            raise TriptychError(f"the key file {path} cannot be used: {error}") from None
        if path.stat().st_mode & 0o077:
            raise TriptychError(f"the key file {path} can be read by others; make it yours alone: chmod 600 {path}")
        return key
