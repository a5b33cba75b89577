"""Compiles the hot modules with mypyc where a C compiler is there; without one the same source runs interpreted.

TRIPTYCH_COMPILE=0 leaves it out, TRIPTYCH_COMPILE=1 insists: then a failure to compile is an error.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

SRC = Path("src/triptych")
CORE = (
    "barrier",
    "chance",
    "details",
    "entries",
    "events",
    "fields",
    "fitted",
    "game",
    "heuristics",
    "match",
    "moves",
    "sets",
    "state",
    "steps",
)
GAME = (
    "agenda",
    "check",
    "content",
    "details",
    "game",
    "happenings",
    "heuristics",
    "hopes",
    "measures",
    "model",
    "moves",
    "prospects",
    "reasons",
    "scoring",
    "setup",
    "steps",
    "symbols",
    "view",
)


def hot_modules() -> list[str]:
    """Everything a simulation spends its time in; a new game joins by being a folder."""
    found = [SRC / "core" / f"{name}.py" for name in CORE]
    for folder in sorted(path for path in (SRC / "games").iterdir() if (path / "game.py").exists()):
        found += [folder / f"{name}.py" for name in GAME]
        found += sorted((folder / "phases").glob("*.py"))
    found += sorted((SRC / "bots").glob("*.py"))
    found.append(SRC / "sim" / "playout.py")
    return [str(path) for path in found if path.exists()]


def extensions() -> list[object]:
    wish = os.environ.get("TRIPTYCH_COMPILE", "")
    if wish == "0":
        return []
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None and wish != "1":
        sys.stderr.write("triptych: no C compiler found, installing the interpreted version\n")
        return []
    sys.stderr.write("triptych: compiling the engine with mypyc, about two minutes on two cores ...\n")
    try:
        from mypyc.build import mypycify

        made = mypycify(["--strict", "--ignore-missing-imports", *hot_modules()], opt_level="3", debug_level="0", multi_file=True)
    except (Exception, SystemExit) as error:  # mypyc ends the process where it cannot go on
        if wish == "1":
            raise
        sys.stderr.write(f"triptych: mypyc could not compile ({error}), installing the interpreted version\n")
        return []
    for extension in made:
        extension.optional = wish != "1"
    return made


class OnAllProcessors(build_ext):
    """setuptools would compile the files of an extension one after the other, which takes minutes longer."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = list(pool.map(lambda source: one_by_one([source], *args, **kwargs), sources))
            return [file for files in made for file in files]

        self.compiler.compile = side_by_side
        self.parallel = True
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": OnAllProcessors})
