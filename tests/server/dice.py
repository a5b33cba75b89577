"""Tables with dice that are given: what is drawn there is the same in every run."""

from __future__ import annotations

import hashlib

import pytest

from triptych.server import hub


def given_dice(monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    """From now on all tables of this process are made with the same dice, whatever people add to them."""
    monkeypatch.setattr(hub, "new_seed", lambda: hashlib.sha256(word.encode()).hexdigest())
    monkeypatch.setattr(hub, "nonce", lambda given: given or "nothing")
