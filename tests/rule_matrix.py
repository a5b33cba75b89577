"""Which rule is carried out where, and which test plays it.

For every game: the ids of its RULES.md, the code that names them in brackets (`[CF-5.4]` in a docstring or comment), the tests named after
them (`test_cf_5_4_...`), and, by one run of those tests under coverage, whether such a test executes the code that names its rule.

    python -m tests.rule_matrix            every game
    python -m tests.rule_matrix column-of-fire
"""

from __future__ import annotations

import ast
import io
import json
import os
import re
import subprocess
import sys
import tempfile
import tokenize
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from coverage import CoverageData

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "triptych" / "games"
TESTS = ROOT / "tests" / "games"
FULLY_COVERED = ("phases/*.py", "scoring.py", "setup.py", "view.py")

_RULE = re.compile(r"^- ([A-Z]+)-(\d+(?:\.\d+)+) \*(rule|fact)\* \S")
_CHAPTER = re.compile(r"^## ([A-Z]+-\d+)\b")


@dataclass(frozen=True)
class Naming:
    """A place in the code that names a rule: the file, the line, and the lines of the function or class it stands in (none: a module)."""

    rule: str
    file: Path
    line: int
    scope: str
    body: frozenset[int]


@dataclass
class Matrix:
    """One game's rules, code and tests."""

    folder: Path
    tests: Path
    prefix: str = ""
    marks: dict[str, str] = field(default_factory=dict)
    """Each id, "rule" or "fact"."""
    chapters: set[str] = field(default_factory=set)
    namings: list[Naming] = field(default_factory=list)
    mentions: dict[str, list[str]] = field(default_factory=dict)
    """Ids and chapters the code speaks of, in brackets or not, each with its places."""
    rule_tests: dict[str, list[str]] = field(default_factory=dict)
    """The tests named after each id."""

    @property
    def name(self) -> str:
        return self.folder.name.replace("_", "-")

    @property
    def rules(self) -> list[str]:
        """The ids that must have code and a test."""
        return [rule for rule, mark in self.marks.items() if mark == "rule"]

    def without_code(self) -> list[str]:
        named = {naming.rule for naming in self.namings}
        return [rule for rule in self.rules if rule not in named]

    def unknown_in_code(self) -> list[str]:
        known = self.marks.keys() | self.chapters
        return [f"{rule} ({', '.join(places)})" for rule, places in self.mentions.items() if rule not in known]

    def without_test(self) -> list[str]:
        return [rule for rule in self.rules if not self.rule_tests.get(rule)]

    def unknown_in_tests(self) -> list[str]:
        return [f"{rule} ({', '.join(tests)})" for rule, tests in self.rule_tests.items() if rule not in self.marks]

    def not_executed(self, run: Run) -> list[str]:
        """Rules no test of which executes a line of a function or class that names them."""
        return [rule for rule in self.rules if self.rule_tests.get(rule) and not self.executed_in(rule, run)]

    def executed_in(self, rule: str, run: Run) -> list[str]:
        """The functions and classes that name the rule and that its own tests execute."""
        tests = set(self.rule_tests.get(rule, []))
        found: list[str] = []
        for naming in self.namings:
            if naming.rule == rule:
                contexts = run.contexts.get(naming.file, {})
                if any(tests & contexts.get(line, set()) for line in naming.body):
                    found.append(f"{naming.file.stem}.{naming.scope}")
        return found

    def fully_covered(self) -> list[Path]:
        """The files whose every branch the rule tests must take."""
        return sorted(path for pattern in FULLY_COVERED for path in self.folder.glob(pattern) if path.read_text("utf-8").strip())


# -- reading rules, code and tests -------------------------------------------------------------------------------------


def read(folder: Path, tests: Path) -> Matrix:
    """The matrix of one game, without running anything."""
    matrix = Matrix(folder, tests)
    for number, line in enumerate((folder / "RULES.md").read_text("utf-8").splitlines(), 1):
        if found := _RULE.match(line):
            prefix, rest, mark = found.groups()
            if matrix.prefix and prefix != matrix.prefix:
                raise ValueError(f"{folder.name}/RULES.md, line {number}: ids begin with {matrix.prefix}, not {prefix}")
            if f"{prefix}-{rest}" in matrix.marks:
                raise ValueError(f"{folder.name}/RULES.md, line {number}: {prefix}-{rest} stands twice")
            matrix.prefix = prefix
            matrix.marks[f"{prefix}-{rest}"] = mark
        elif found := _CHAPTER.match(line):
            matrix.chapters.add(found.group(1))
        elif re.match(r"^- [A-Z]+-\d", line):
            raise ValueError(f"{folder.name}/RULES.md, line {number}: a rule begins '- ID *rule* text' or '- ID *fact* text'")
    if not matrix.marks:
        raise ValueError(f"{folder.name}/RULES.md has no rules")
    for path in sorted(folder.rglob("*.py")):
        _read_code(matrix, path)
    for path in sorted(tests.glob(f"test_{matrix.prefix.lower()}_*.py")):
        _read_tests(matrix, path)
    return matrix


def _read_code(matrix: Matrix, path: Path) -> None:
    text = path.read_text("utf-8")
    where = path.relative_to(matrix.folder)
    mention = re.compile(rf"\b{matrix.prefix}-\d+(?:\.\d+)*\b")
    for number, line in enumerate(text.splitlines(), 1):
        for rule in mention.findall(line):
            matrix.mentions.setdefault(rule, []).append(f"{where}:{number}")
    scopes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)]
    bracketed = re.compile(rf"\[({matrix.prefix}-\d+(?:\.\d+)+)\]")

    def note(said: str, line: int, node: ast.stmt | None) -> None:
        for rule in bracketed.findall(said):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                body = frozenset(range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1))
                matrix.namings.append(Naming(rule, path, line, node.name, body))
            else:
                matrix.namings.append(Naming(rule, path, line, "(module)", frozenset()))

    note(ast.get_docstring(ast.parse(text)) or "", 1, None)
    for node in scopes:
        note(ast.get_docstring(node) or "", node.lineno, node)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            at = token.start[0]
            around = [node for node in scopes if node.lineno <= at <= (node.end_lineno or node.lineno)]
            note(token.string, at, max(around, key=lambda node: node.lineno, default=None))


def _read_tests(matrix: Matrix, path: Path) -> None:
    named = re.compile(rf"^test_{matrix.prefix.lower()}_(\d+(?:_\d+)*)_")
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and (found := named.match(node.name)):
            matrix.rule_tests.setdefault(f"{matrix.prefix}-{found.group(1).replace('_', '.')}", []).append(node.name)


def games() -> list[str]:
    """Every game there is, by its folder's name: what the registry finds, found here without importing it."""
    return sorted(path.parent.name for path in GAMES.glob("*/game.py"))


def of_game(folder: str) -> Matrix:
    return read(GAMES / folder, TESTS / folder)


# -- one run under coverage --------------------------------------------------------------------------------------------


@dataclass
class Run:
    """What the rule tests executed."""

    contexts: dict[Path, dict[int, set[str]]]
    """File, line, and the names of the tests that executed it."""
    missing: dict[Path, list[str]]
    """Lines and branches that no rule test took."""
    branches: dict[Path, tuple[int, int]]
    """Branches taken, and branches there are."""


CONFIG = """\
[run]
branch = true
dynamic_context = test_function
source = {source}
[report]
exclude_also =
    raise NotImplementedError
    raise AssertionError
"""


def run_rule_tests(matrices: Iterable[Matrix]) -> Run:
    """Run the rule tests of these games once, on the plain source, under coverage, each test its own context."""
    files = [str(path) for matrix in matrices for path in sorted(matrix.tests.glob(f"test_{matrix.prefix.lower()}_*.py"))]
    if not files:
        return Run({}, {}, {})
    with tempfile.TemporaryDirectory() as scratch:
        config = Path(scratch) / "coverage.ini"
        config.write_text(CONFIG.format(source=GAMES), "utf-8")
        data_file = Path(scratch) / "coverage"
        env = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "COV"))}
        env |= {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), "COVERAGE_FILE": str(data_file)}
        coverage = [sys.executable, "-m", "coverage"]
        tests = ["-m", "pytest", "-q", "-x", "-o", "addopts=", "-p", "no:cacheprovider", *files]
        _call([*coverage, "run", f"--rcfile={config}", *tests], env)
        report = Path(scratch) / "report.json"
        _call([*coverage, "json", f"--rcfile={config}", "-q", "-o", str(report)], env)
        return _read_run(data_file, json.loads(report.read_text("utf-8")))


def _call(command: list[str], env: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command[:6])} ... failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")


def _read_run(data_file: Path, report: dict[str, dict[str, dict[str, dict[str, int] | list[int] | list[list[int]]]]]) -> Run:
    data = CoverageData(str(data_file))
    data.read()
    run = Run({}, {}, {})
    for name in data.measured_files():
        lines = data.contexts_by_lineno(name).items()
        run.contexts[Path(name)] = {line: {context.rpartition(".")[2] for context in contexts} for line, contexts in lines}
    for name, found in report["files"].items():
        path = ROOT / name
        summary = found["summary"]
        assert isinstance(summary, dict)
        run.branches[path] = (summary["covered_branches"], summary["num_branches"])
        run.missing[path] = [f"line {line}" for line in found["missing_lines"]]
        for arc in found["missing_branches"]:
            assert isinstance(arc, list)
            run.missing[path].append(f"line {arc[0]} -> {'the end' if arc[1] < 0 else arc[1]}")
    return run


# -- the report --------------------------------------------------------------------------------------------------------


def report(folders: list[str]) -> int:
    """Print the matrices; the number of things that are wrong."""
    matrices = [of_game(folder) for folder in folders]
    run = run_rule_tests(matrices)
    out = sys.stdout
    wrong = 0
    for matrix in matrices:
        out.write(f"{matrix.name}: {len(matrix.rules)} rules, {len(matrix.marks) - len(matrix.rules)} facts, ")
        out.write(f"{sum(len(tests) for tests in matrix.rule_tests.values())} tests named after them\n")
        for rule in matrix.rules:
            places = ", ".join(matrix.executed_in(rule, run)) or "NOT EXECUTED"
            out.write(f"  {rule:<9} {len(matrix.rule_tests.get(rule, [])):>3} tests  {places}\n")
        problems = {
            "rules without code": matrix.without_code(),
            "code names what is not there": matrix.unknown_in_code(),
            "rules without a test": matrix.without_test(),
            "tests name what is not there": matrix.unknown_in_tests(),
            "rules whose tests do not execute the code that names them": matrix.not_executed(run),
        }
        for path in matrix.fully_covered():
            taken, there = run.branches.get(path, (0, 0))
            out.write(f"  {path.relative_to(matrix.folder)!s:<24} {taken} of {there} branches\n")
            problems[f"{path.relative_to(matrix.folder)}: never taken"] = run.missing.get(path, ["the whole file"])
        for what, found in problems.items():
            if found:
                out.write(f"  {what}: {', '.join(found)}\n")
                wrong += len(found)
    out.write("all is well\n" if not wrong else f"{wrong} things are wrong\n")
    return wrong


if __name__ == "__main__":
    sys.exit(1 if report([name.replace("-", "_") for name in sys.argv[1:]] or games()) else 0)
