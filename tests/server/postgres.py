"""Debian's PostgreSQL, started by the tests on a socket of its own and stopped by them."""

from __future__ import annotations

import getpass
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path


def binaries() -> Path | None:
    """Where the server's programs are."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "postgres").exists():
            return folder
    found = shutil.which("postgres")
    return Path(found).resolve().parent if found else None


class Postgres:
    """A throw-away cluster; it listens on a socket in its folder and on no network."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder
        self.home = Path(tempfile.mkdtemp(prefix="triptych-pg-"))
        # PostgreSQL refuses to run as root.
        self.user = "postgres" if os.geteuid() == 0 else getpass.getuser()
        if os.geteuid() == 0:
            entry = pwd.getpwnam(self.user)
            os.chown(self.home, entry.pw_uid, entry.pw_gid)
        data = str(self.home / "data")
        self._run("initdb", "-D", data, "-U", "triptych", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")
        options = f"-c listen_addresses='' -c unix_socket_directories={self.home} -c fsync=off"
        self._run("pg_ctl", "-D", data, "-w", "-l", str(self.home / "log"), "-o", options, "start")
        self._count = 0

    def _run(self, program: str, *args: str) -> None:
        user = self.user if os.geteuid() == 0 else None
        done = subprocess.run([str(self.bin / program), *args], user=user, cwd=self.home, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"

    def new_database(self) -> str:
        """The address of an empty database."""
        self._count += 1
        name = f"test{self._count}"
        self._run("createdb", "-h", str(self.home), "-U", "triptych", name)
        return f"postgresql://triptych@/{name}?host={self.home}"

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.home / "data"), "-m", "immediate", "stop")
        shutil.rmtree(self.home, ignore_errors=True)
