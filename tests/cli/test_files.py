"""Files are replaced in one stroke."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from triptych.cli import files
from triptych.core.errors import TriptychError


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    files.write(path, "one\n")
    files.write(path, "zwölf\n")
    assert files.read(path) == "zwölf\n"
    assert os.listdir(tmp_path) == ["a.txt"]


def test_the_rights_of_a_file_stay(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    files.write(path, "one\n")
    plain = tmp_path / "plain.txt"
    plain.touch()
    assert path.stat().st_mode == plain.stat().st_mode
    path.chmod(0o600)
    files.write(path, "two\n")
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_failure_leaves_the_old_text_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.txt"
    files.write(path, "one\n")

    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(TriptychError, match="no space left"):
        files.write(path, "two\n")
    assert os.listdir(tmp_path) == ["a.txt"]
    assert files.read(path) == "one\n"
