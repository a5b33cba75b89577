"""Numbers that name something, and the table of what they name: both come from one list."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from triptych.core.steps import Step


def check_steps(agenda: ModuleType, steps: list[Step[Any]], behind: str = "") -> None:
    """Every number of a game's agenda has its step, which is called as the number is; numbers of something else begin with `behind`."""
    names = [name for name in vars(agenda) if name.isupper()]
    for name in names[: names.index(behind)] if behind else names:
        assert steps[getattr(agenda, name)].name == name.lower().replace("_", "-")
    assert len({step.name for step in steps}) == len(steps) == (names.index(behind) if behind else len(names))
