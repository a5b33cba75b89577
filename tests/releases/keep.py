"""Records by release: what a released program played must replay for ever, whatever comes after it.

    python -m tests.releases.keep        put the golden records of now into the folder of this version

A folder that is there is never written again; test_releases.py looks that none has changed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.games.golden import Golden, folder_of, read_index, write_index
from triptych import __version__
from triptych.core import registry

HERE = Path(__file__).resolve().parent


def releases() -> list[str]:
    """The releases whose records are kept."""
    return sorted(folder.name for folder in HERE.iterdir() if (folder / "index.toml").exists())


def keep(folder: Path) -> int:
    """Copy the golden records of every game there; how many."""
    folder.mkdir()
    index: dict[str, Golden] = {}
    for name in registry.names():
        game = name.replace("-", "_")
        (folder / game).mkdir()
        for file, golden in read_index(folder_of(game)).items():
            (folder / game / file).write_bytes((folder_of(game) / file).read_bytes())
            index[f"{game}/{file}"] = golden
    write_index(folder, index)
    return len(index)


def main() -> int:
    folder = HERE / __version__
    if folder.exists():
        sys.stderr.write(f"the records of {folder.name} are kept already, and never change\n")
        return 1
    sys.stdout.write(f"{keep(folder)} records of {folder.name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
