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


@pytest.mark.parametrize("text", [b"", b"ours", b"ours and more"])
def test_what_is_ours_or_empty_may_be_replaced_later(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(text)
    files.check(path, "ours")
    assert path.read_bytes() == text
    files.check(tmp_path / "new.txt", "ours")
    assert os.listdir(tmp_path) == ["a.txt"]


@pytest.mark.parametrize("text", [b"our", b"Ours", b"a diary", b"\xff\x00"])
def test_what_is_not_ours_stays(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(text)
    with pytest.raises(TriptychError, match="is there already and stays as it is"):
        files.check(path, "ours")
    assert path.read_bytes() == text


def test_what_cannot_be_written_is_told_before(tmp_path: Path) -> None:
    with pytest.raises(TriptychError, match="no such file"):
        files.check(tmp_path / "nowhere" / "a.txt", "ours")
    for folder in (tmp_path, Path("")):
        with pytest.raises(TriptychError, match="is a directory"):
            files.check(folder, "ours")
    with pytest.raises(TriptychError, match="cannot write"):
        files.check(tmp_path / ("long" * 64), "ours")
    os.mkfifo(tmp_path / "pipe")
    for other in (tmp_path / "pipe", Path("/dev/null")):
        with pytest.raises(TriptychError, match="stays as it is"):
            files.check(other, "ours")
