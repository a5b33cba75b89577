"""`python -m triptych` is the `triptych` command."""

from __future__ import annotations

from triptych.cli.main import main

if __name__ == "__main__":
    main()
