"""The `triptych` command. It knows no particular game: what there is comes from the registry, what is said from the game's words."""

from __future__ import annotations

INTERRUPTED = 130
"""The exit code after Ctrl-C."""
