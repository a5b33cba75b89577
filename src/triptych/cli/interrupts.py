"""Ctrl-C when the work is done: what was worked for gets told all the same."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def patient() -> Iterator[Callable[[], bool]]:
    """Within, the first Ctrl-C interrupts nothing; what this gives tells whether there was one, so that something can be cut short. The
    second one interrupts as ever."""
    heard = False

    def hear(*_: object) -> None:
        nonlocal heard
        heard = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler  # in the background, nobody is to hear it at all
    if usual:
        signal.signal(signal.SIGINT, hear)
    try:
        yield lambda: heard
    finally:
        if usual:
            signal.signal(signal.SIGINT, signal.default_int_handler)
