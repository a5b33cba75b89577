"""What is put to the workers of a server, overheard."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from triptych.server.turns import NOBODY, Asker
from triptych.server.workers import Workers

Kind = TypeVar("Kind")


def overheard(monkeypatch: pytest.MonkeyPatch, kind: type[Kind]) -> list[Kind]:
    """Every task of this kind that is put to a worker from now on."""
    heard: list[Kind] = []
    ask = Workers.ask

    async def listen(self: Workers, task: Any, later: float = 0.0, asker: Asker = NOBODY) -> Any:
        if isinstance(task, kind):
            heard.append(task)
        return await ask(self, task, later, asker)

    monkeypatch.setattr(Workers, "ask", listen)
    return heard
