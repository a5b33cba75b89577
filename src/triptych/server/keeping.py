"""What lies in the data folder: nobody else's to read, and one server's at a time."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from triptych.core.errors import TriptychError

if sys.platform != "win32":
    import fcntl

KEY_BYTES = 32
OURS = ("secret.key", "triptych.")
PATIENCE = 3.0  # seconds: a server that is just stopping lets go in less
OTHERS = stat.S_IRWXG | stat.S_IRWXO
TAKEN = "another server uses this database already: {where}. Stop it first, or give this one a folder of its own (--data)."


def private_folder(path: Path) -> None:
    """A folder for its owner alone. One that is there is made so, unless other things lie in it: then its files are private, and it is
    as open as somebody wants it."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        if all(name.startswith(OURS) for name in os.listdir(path)):
            _close_to_others(path)
    except OSError as error:
        raise TriptychError(f"the folder {path} cannot be used: {error.strerror or error}") from None


def private_files(paths: Iterable[Path]) -> None:
    """Files that others cannot read, whether or not they are there yet."""
    for path in paths:
        try:
            with contextlib.suppress(FileExistsError):
                os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            _close_to_others(path)
        except OSError as error:
            raise TriptychError(f"{path} cannot be used: {error.strerror or error}") from None


def _close_to_others(path: Path) -> None:
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & OTHERS:
        path.chmod(mode & ~OTHERS)


# -- the key ------------------------------------------------------------------------------------------------------------------------------


def key(path: Path, lost: bool) -> bytes:
    """The key that signs cookies: made on the first start, readable by its owner only. Is it `lost`, if there is none?"""
    try:
        if not path.exists():
            if lost:
                raise TriptychError(
                    f"there is a database but its key {path} is gone. Put it back from a copy; or start with --new-key, "
                    "and everybody who has played here is a stranger: cookies and recovery links are of the old key"
                )
            _make_key(path)
        mode = path.stat().st_mode
        text = path.read_text("ascii").strip()
        found = bytes.fromhex(text)
    except (OSError, ValueError) as error:
        raise TriptychError(f"the key file {path} cannot be used: {error}. {WITHOUT_KEY}") from None
    if mode & OTHERS:
        raise TriptychError(f"the key file {path} can be read by others; make it yours alone: chmod 600 {path}")
    if len(found) != KEY_BYTES:
        raise TriptychError(f"the key file {path} holds {len(found)} bytes where {KEY_BYTES} should be. {WITHOUT_KEY}")
    return found


WITHOUT_KEY = "Put it back from a copy, or take it away and start with --new-key"


def _make_key(path: Path) -> None:
    """Written beside, on the disk, and only then called the key: there is a whole one or none, even if disk or power end in between."""
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    try:
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        beside.rename(path)
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


# -- one server ---------------------------------------------------------------------------------------------------------------------------


class FileLock:
    """Held by this process as long as it lives, and not a moment longer, however it ends. The file stays."""

    def __init__(self, path: Path, where: str) -> None:
        try:
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise TriptychError(f"{path} cannot be used: {error.strerror or error}") from None
        if sys.platform == "win32":
            return
        until = time.monotonic() + PATIENCE
        while True:
            try:
                fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return
            except OSError as error:
                if not isinstance(error, BlockingIOError) or time.monotonic() > until:
                    os.close(self._handle)
                    reason = TAKEN.format(where=where) if isinstance(error, BlockingIOError) else f"{path} cannot be locked: {error}"
                    raise TriptychError(reason) from None
            time.sleep(0.1)

    def release(self) -> None:
        os.close(self._handle)
