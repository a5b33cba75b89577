"""Triptych: three board games of faith and power on one table."""

from __future__ import annotations

from triptych.core import steps as _steps

__version__ = "0.2.0"

compiled: bool = not (_steps.__file__ or "").endswith(".py")
"""Does the engine run compiled, or interpreted? Both play the same games."""
