"""`python -m triptych` is the `triptych` command."""

from __future__ import annotations

import sys

from triptych.cli import INTERRUPTED


def main() -> None:
    """Ctrl-C ends it quietly from the first moment on, even while the commands are still being put together."""
    try:
        from triptych.cli.main import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
