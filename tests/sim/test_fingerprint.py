"""Whether what was found before may be mixed with what is found now."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from triptych.sim import fingerprint


def test_the_fingerprint_of_thinking_changes_with_whatever_bots_think_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = "sola-fide"
    seen = [fingerprint.thinking.__wrapped__(game)]
    places = {"triptych.bots": "bots", "triptych.core": "core", "triptych.sim": "sim", "triptych.games.sola_fide": "game"}
    for package, name in places.items():
        shutil.copytree(Path(str(files(package))), tmp_path / name, ignore=shutil.ignore_patterns("*.so", "art", "text", "__pycache__"))
    monkeypatch.setattr(fingerprint, "files", lambda package: tmp_path / places[package])
    assert fingerprint.thinking.__wrapped__(game) == seen[0]
    ours = ("bots/search.py", "core/chance.py", "sim/playout.py")
    for one in (*ours, "game/scoring.py", "game/view.py", "game/phases/turn.py", "game/weights.json"):
        path = tmp_path / one
        path.write_text(path.read_text("utf-8") + "\n", "utf-8")
        seen.append(fingerprint.thinking.__wrapped__(game))
    assert len(set(seen)) == len(seen)
    (tmp_path / "game" / "content.toml").write_text("", "utf-8")
    assert fingerprint.thinking.__wrapped__(game) == seen[-1], "the content has a fingerprint of its own"
