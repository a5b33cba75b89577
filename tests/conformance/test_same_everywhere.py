"""The same seed gives the same game: in another process, with other hashes, interpreted and compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

import triptych
from tests.conformance.transcript import transcripts

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
COMPILED = Path(os.environ.get("TRIPTYCH_COMPILED_DIR", ROOT / "build" / "compiled")).resolve()
REQUIRED = os.environ.get("CI") == "true" or os.environ.get("TRIPTYCH_REQUIRE_COMPILED") == "1"


@lru_cache(maxsize=1)
def here() -> dict[str, Any]:
    """The games as this process plays them."""
    games: dict[str, Any] = json.loads(json.dumps(transcripts()))
    return games


def elsewhere(path: Path, hash_seed: str) -> dict[str, Any]:
    """What another process says, with the package from `path`."""
    environment = {**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": hash_seed}
    script = Path(__file__).with_name("transcript.py")
    done = subprocess.run([sys.executable, "-P", str(script)], env=environment, cwd="/", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said: dict[str, Any] = json.loads(done.stdout)
    assert Path(said["file"]).resolve().is_relative_to(path)
    return said


def check_same(theirs: dict[str, Any], ours: dict[str, Any]) -> None:
    assert list(theirs) == list(ours)
    for game, told in ours.items():
        for what, value in told.items():
            assert theirs[game][what] == value, f"{what} of {game}"


@pytest.mark.parametrize("hash_seed", ["1", "2718"])
def test_another_process(hash_seed: str) -> None:
    said = elsewhere(Path(triptych.__file__).resolve().parents[1], hash_seed)
    assert said["compiled"] == triptych.compiled
    check_same(said["games"], here())


def test_games_differ_by_seed() -> None:
    records = [told["record"] for told in here().values()]
    assert len(set(records)) == len(records)


def test_compiled_and_interpreted() -> None:
    if not (COMPILED / "triptych").is_dir():
        advice = f"no compiled build in {COMPILED}: make it with `make compiled`, or name another in TRIPTYCH_COMPILED_DIR"
        if REQUIRED:
            pytest.fail(advice)
        pytest.skip(advice)
    compiled = elsewhere(COMPILED, "3")
    assert compiled["compiled"] is True
    interpreted = elsewhere(SOURCE, "4")
    assert interpreted["compiled"] is False
    check_same(compiled["games"], interpreted["games"])
    check_same(interpreted["games"], here())
