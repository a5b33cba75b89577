"""Every rule has its code and its test, and the test executes that code; every branch of the rules is taken by them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import rule_matrix
from tests.rule_matrix import Matrix, Run
from triptych.core import registry

FOLDERS = rule_matrix.games()


@pytest.fixture(params=FOLDERS)
def matrix(request: pytest.FixtureRequest) -> Matrix:
    return rule_matrix.of_game(request.param)


def test_the_registrys_games_are_those_looked_at() -> None:
    assert [folder.replace("_", "-") for folder in FOLDERS] == registry.names()


def test_every_rule_has_code(matrix: Matrix) -> None:
    missing = matrix.without_code()
    assert not missing, f"{missing}: no docstring or comment of {matrix.folder} names it in brackets, as [{missing[0]}]"


def test_code_names_no_rule_that_is_not_there(matrix: Matrix) -> None:
    assert not matrix.unknown_in_code()


def test_every_rule_has_a_test(matrix: Matrix) -> None:
    missing = matrix.without_test()
    assert not missing, (
        f"{missing}: no test of {matrix.tests} is named after it, as test_{missing[0].lower().replace('-', '_').replace('.', '_')}_..."
    )


def test_tests_name_no_rule_that_is_not_there(matrix: Matrix) -> None:
    assert not matrix.unknown_in_tests()


def test_a_rules_tests_execute_the_code_that_names_it_and_together_they_take_every_branch(matrix: Matrix) -> None:
    run = rule_matrix.run_rule_tests([matrix])
    assert not matrix.not_executed(run), "`python -m tests.rule_matrix` shows what each rule's tests execute"
    never = {path.name: run.missing.get(path, ["the whole file"]) for path in matrix.fully_covered()}
    assert not {name: places for name, places in never.items() if places}


# -- the matrix itself -------------------------------------------------------------------------------------------------

RULES = """# A game
## XY-1 Things
- XY-1.1 *fact* A board.
- XY-1.2 *rule* A die is rolled.
- XY-1.20 *rule* It is rolled again.
"""
CODE = '''"""A game [XY-1.1]."""

class Roll:
    """[XY-1.2] A die."""

    def play(self) -> None:
        again = 1
        if again:  # [XY-1.20]
            return
'''
TEST = "def test_xy_1_2_a_die() -> None:\n    pass\n\ndef test_xy_1_20_again() -> None:\n    pass\n"


def made(at: Path, rules: str = RULES, code: str = CODE, test: str = TEST) -> Matrix:
    folder = at / "game"
    tests = at / "tests"
    folder.mkdir()
    tests.mkdir()
    (folder / "RULES.md").write_text(rules, "utf-8")
    (folder / "roll.py").write_text(code, "utf-8")
    (tests / "test_xy_dice.py").write_text(test, "utf-8")
    return rule_matrix.read(folder, tests)


def test_matrix_of_a_small_game(tmp_path: Path) -> None:
    matrix = made(tmp_path)
    assert matrix.rules == ["XY-1.2", "XY-1.20"]
    assert [(naming.rule, naming.scope) for naming in matrix.namings] == [("XY-1.1", "(module)"), ("XY-1.2", "Roll"), ("XY-1.20", "play")]
    assert matrix.rule_tests == {"XY-1.2": ["test_xy_1_2_a_die"], "XY-1.20": ["test_xy_1_20_again"]}
    assert matrix.without_code() == matrix.without_test() == matrix.unknown_in_code() == matrix.unknown_in_tests() == []


def test_matrix_tells_what_was_executed_by_whom(tmp_path: Path) -> None:
    matrix = made(tmp_path)
    path = matrix.folder / "roll.py"
    assert matrix.not_executed(Run({}, {}, {})) == ["XY-1.2", "XY-1.20"]
    assert matrix.not_executed(Run({path: {7: {"test_xy_1_20_again"}}}, {}, {})) == ["XY-1.2"], "another rule's test does not count"
    assert matrix.not_executed(Run({path: {3: {"test_xy_1_2_a_die"}, 7: {"test_xy_1_20_again"}}}, {}, {})) == ["XY-1.2"], (
        "nor does the class line"
    )
    both = Run({path: {7: {"test_xy_1_2_a_die", "test_xy_1_20_again"}}}, {}, {})
    assert matrix.not_executed(both) == []


def test_matrix_finds_a_rule_without_code(tmp_path: Path) -> None:
    assert made(tmp_path, code=CODE.replace("[XY-1.20]", "XY-1.20")).without_code() == ["XY-1.20"]


def test_matrix_finds_a_rule_without_a_test(tmp_path: Path) -> None:
    matrix = made(tmp_path, test=TEST.replace("xy_1_2_", "xy_1_20_more_"))
    assert matrix.without_test() == ["XY-1.2"]
    assert len(matrix.rule_tests["XY-1.20"]) == 2


def test_matrix_finds_what_is_not_there(tmp_path: Path) -> None:
    matrix = made(tmp_path, code=CODE + "# see XY-9.9, XY-1 and [XY-3.1]\n", test=TEST + "def test_xy_7_1_lost() -> None:\n    pass\n")
    assert matrix.unknown_in_code() == ["XY-9.9 (roll.py:10)", "XY-3.1 (roll.py:10)"]
    assert matrix.unknown_in_tests() == ["XY-7.1 (test_xy_7_1_lost)"]


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("- XY-1.2 *rule* Twice.", "line 6: XY-1.2 stands twice"),
        ("- AB-1.2 *rule* Another.", "line 6: ids begin with XY, not AB"),
        ("- XY-1.3 A rule without a mark.", "line 6: a rule begins"),
    ],
)
def test_matrix_refuses_rules_it_cannot_read(tmp_path: Path, line: str, what: str) -> None:
    with pytest.raises(ValueError, match=what):
        made(tmp_path, rules=RULES + line + "\n")


def test_matrix_refuses_a_rulebook_without_rules(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="has no rules"):
        made(tmp_path, rules="# Nothing\n")
