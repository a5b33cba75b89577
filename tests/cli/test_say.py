"""Every sentence is said somewhere, and whatever is said has its words."""

from __future__ import annotations

import re
from pathlib import Path

import triptych.cli
from triptych.core.words import load


def test_no_sentence_is_missing_or_left_over() -> None:
    ids = load("en", "triptych.cli").ids
    sources = "".join(path.read_text("utf-8") for path in Path(triptych.cli.__path__[0]).glob("*.py"))
    assert sorted(message for message in ids if f'"{message}"' not in sources and f"'{message}'" not in sources) == []
    assert set(re.findall(r"\bsay\(\s*[\"']([a-z-]+)", sources)) <= ids
