"""Asking a person at the keyboard, or a file that is piped in."""

from __future__ import annotations

import contextlib
import sys


class Keyboard:
    """Reads answers line by line. Raises EOFError when there are none left."""

    def __init__(self) -> None:
        self.typed = sys.stdin.isatty()
        if self.typed:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 (arrow keys and history while typing)

    def ask(self, prompt: str) -> str:
        answer = input(prompt).strip()
        if not self.typed:
            print(answer)  # so that what was piped in stands in the output as if it had been typed
        return answer

    def confirm(self, question: str) -> bool:
        """Yes or no; Enter means yes."""
        while True:
            answer = self.ask(f"{question} [Y/n] ").lower()
            if answer in ("", "y", "yes"):
                return True
            if answer in ("n", "no"):
                return False
