"""Content files know their lines."""

from __future__ import annotations

import subprocess
import sys

import pytest

from triptych.core import content
from triptych.core.content import LONGEST_NAME, LONGEST_TEXT, MOST_DOTS, ContentFile, shown
from triptych.core.errors import ContentError

TEXT = """\
# a game
title = "Three"
ring = [
  { colour = "red" },      # the first
  # a comment in between
  { colour = "green" },
]

[prices]
wool = 4
"vp:1" = 5
'with blank' = 6

[[card]]
id = "a"
name = { en = "A", de = "Ah" }

[[card]]
id = "b"
name = { en = "B" }
age = 3
[last]
x = 1
"""


@pytest.fixture
def file() -> ContentFile:
    return ContentFile(TEXT, "my.toml")


def test_lines_of_tables_entries_and_keys(file: ContentFile) -> None:
    rows = TEXT.split("\n")

    def at(*where: str | int) -> str:
        return rows[file.line(*where) - 1]  # type: ignore[arg-type]

    assert at("title") == 'title = "Three"'
    assert at("ring") == "ring = ["
    assert at("ring", 0) == '  { colour = "red" },      # the first'
    assert at("ring", 1) == '  { colour = "green" },'
    assert at("prices") == "[prices]"
    assert at("prices", -1, "wool") == "wool = 4"
    assert at("prices", -1, "vp:1") == '"vp:1" = 5'
    assert at("prices", -1, "with blank") == "'with blank' = 6"
    assert (file.line("card"), file.line("card", 0), file.line("card", 1)) == (14, 14, 18)
    assert at("card", 1, "id") == 'id = "b"'
    assert at("card", 1, "age") == "age = 3"
    assert at("last", -1, "x") == "x = 1"


def test_a_key_that_is_missing_has_the_line_of_its_entry(file: ContentFile) -> None:
    assert file.line("card", 1, "stone") == 18
    assert file.line("prices", -1, "gold") == 9
    assert file.line("nowhere") == 0
    assert file.line("card", 7) == 0


def test_the_hash_is_that_of_the_text(file: ContentFile) -> None:
    assert file.hash == ContentFile(TEXT, "elsewhere.toml").hash
    assert file.hash != ContentFile(TEXT + "\n", "my.toml").hash
    assert len(file.hash) == 64


@pytest.mark.parametrize(
    ("text", "line"), [("a = 1\nb = \n", 2), ("a = 1\n\n[x\n", 3), ("a = 1\na = 2\n", 2), ('a = "\n', 1), ("a = 1\nb = 0123\n", 2)]
)
def test_what_is_no_toml(text: str, line: int) -> None:
    with pytest.raises(ContentError, match="not TOML") as error:
        ContentFile(text, "my.toml")
    assert error.value.problems[0][0] == line
    assert str(error.value).startswith(f"my.toml, line {line}: not TOML")


def test_brackets_without_end() -> None:
    with pytest.raises(ContentError, match="brackets in brackets"):
        ContentFile("a = " + "[" * 100_000, "my.toml")


DOTS = "a." * 20_000 + "a"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"{DOTS} = 1\n", 1),
        (f"x = 1\n\n[{DOTS}]\n", 3),
        (f"[[{DOTS}]]\n", 1),
        (f"x = {{ y = 1, {DOTS} = 1 }}\n", 1),
        ("x = [\n  {" + '"".' * 9 + "a = 1 }\n]\n", 2),
        ("x = 1\n" + '\'#".\' . "\\"" . ' * 9 + "a = 1\n", 2),  # quotes, blanks and what looks like a comment
        ("x = 1 # it's\n" + "a." * 9 + "a = 1\n", 2),
        ('x = """it\'s "" \\""" \n""""" # "\n' + "a." * 9 + "a = 1\n", 3),
        ("x = '''\\\n''''' # \"\n" + "a." * 9 + "a = 1\n", 3),
    ],
)
def test_keys_with_dots_upon_dots_are_refused_before_they_are_read(text: str, line: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "tomllib", None)
    with pytest.raises(ContentError, match="dots") as error:
        ContentFile(text, "my.toml")
    assert [at for at, _ in error.value.problems] == [line]


def test_dots_where_they_belong() -> None:
    key = "a." * MOST_DOTS + "a"
    note = "Well ... " + "i.e. " * 20 + DOTS
    text = f'{key} = 1\nx = "{note}" # {note}\ny = [{"1.5, " * 30}]\nz = """\n{note}"""\n[table]\nn = \'{note}\'\n'
    file = ContentFile(text, "my.toml")
    assert (file.data["x"], file.data["z"], file.data["table"]["n"]) == (note, note, note)
    assert len(file.data["y"]) == 30


@pytest.mark.parametrize("text", ['x = "', "x = '", 'x = """ ', "x = ''' ", 'x = """ \\"""', '"' * 50_000, "'" * 50_001])
def test_a_text_without_end(text: str) -> None:
    with pytest.raises(ContentError, match="not TOML"):
        ContentFile(text, "my.toml")


LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_CPU, (10, 10))
from triptych.core.content import ContentFile
from triptych.core.errors import ContentError
try:
    ContentFile(sys.stdin.read(), "my.toml")
except ContentError as error:
    print(error)
else:
    print("read")
"""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = '''\na" + " " * 190_000 + "b'''", "read"),  # a line that looks like the beginning of a key
        ("x = '''\n" + "a " * 95_000 + "'''", "read"),
        ("x = '''\n" + "[" * 190_000 + "'''", "read"),
        ("x = '''\n[[" + "a" * 190_000 + "'''", "read"),
        ('x = "' + '\\"' * 95_000 + '"', "read"),
        ("a = 1" + " " * 190_000 + "b", "my.toml, line 1: not TOML"),
    ],
)
def test_long_lines_cost_no_more_than_many(text: str, said: str) -> None:
    """Ten seconds of the processor are a hundred times what it takes; with the square of the length they are not enough."""
    done = subprocess.run([sys.executable, "-c", LIMITED], input=text, capture_output=True, text=True, check=False, timeout=300)
    assert (done.returncode, done.stdout[: len(said)]) == (0, said), done.stderr


def test_half_a_sign_is_no_text() -> None:
    with pytest.raises(ContentError, match="half a sign") as error:
        ContentFile("a = 1\nb = '\ud800'\n", "my.toml")
    assert error.value.problems[0][0] == 2
    str(error.value).encode()


def test_values_are_shown_however_long_or_deep() -> None:
    deep: object = 1
    for _ in range(100_000):
        deep = {"a": deep}
    assert shown(deep) == "brackets in brackets in brackets"
    assert shown(16**6000) == "a very long number"
    assert len(shown("x" * 1000)) < 100


def test_nothing_wrong_nothing_raised(file: ContentFile) -> None:
    file.finish()


def test_problems_come_in_the_order_of_their_lines(file: ContentFile) -> None:
    file.problem(9, "later")
    file.problem(2, "sooner")
    file.problem(0, "without a line")
    with pytest.raises(ContentError) as error:
        file.finish()
    assert error.value.problems == [(0, "without a line"), (2, "sooner"), (9, "later")]
    assert str(error.value) == "my.toml: without a line\nmy.toml, line 2: sooner\nmy.toml, line 9: later"


def test_entries(file: ContentFile) -> None:
    assert [entry["id"] for entry in file.entries("card")] == ["a", "b"]
    assert len(file.entries("ring")) == 2
    assert file.problems == []
    assert file.entries("title") == []
    assert file.entries("prices") == []
    assert file.entries("nowhere") == []
    assert file.problems == [
        (2, "expected a list of tables 'title'"),
        (9, "expected a list of tables 'prices'"),
        (0, "expected a list of tables 'nowhere'"),
    ]


def test_table(file: ContentFile) -> None:
    assert file.table("last") == {"x": 1}
    assert file.problems == []
    assert file.table("card") == {}
    assert file.table("nowhere") == {}
    assert file.problems == [(14, "expected a table [card]"), (0, "expected a table [nowhere]")]


def test_text_of(file: ContentFile) -> None:
    card = file.entries("card")[1]
    assert file.text_of(card, "card", 1, "id") == "b"
    assert file.text_of(card, "card", 1, "age") == ""
    assert file.text_of(card, "card", 1, "stone") == ""
    assert file.text_of({"id": ""}, "card", 1, "id") == ""
    assert file.problems == [
        (21, "card 2: 'age' must be a text"),
        (18, "card 2: 'stone' must be a text"),
        (19, "card 2: 'id' must be a text"),
    ]


def test_word(file: ContentFile) -> None:
    assert file.word("green", ("red", "green"), 6, "ring") == 1
    assert file.word("blue", ("red", "green"), 6, "ring") == 0
    assert file.word(["red"], ("red", "green"), 6, "ring") == 0
    assert file.problems == [(6, "ring: 'blue' is none of red, green"), (6, "ring: ['red'] is none of red, green")]


def test_names_of(file: ContentFile) -> None:
    cards = file.entries("card")
    assert file.names_of(cards[0], "card", 0, ("en", "de", "fr")) == {"en": "A", "de": "Ah", "fr": "A"}
    assert file.problems == []
    for broken in ({}, {"name": "A"}, {"name": {"de": "Ah"}}, {"name": {"en": 3}}):
        assert file.names_of(broken, "card", 1, ("en", "de")) == {"en": "?", "de": "?"}
    assert file.problems == [(20, "card 2: 'name' must be a table with at least 'en'")] * 4


@pytest.mark.parametrize("name", ["", " ", "x" * (LONGEST_NAME + 1), 3, {"a": 1}])
def test_a_name_in_every_language_can_be_read(file: ContentFile, name: object) -> None:
    names = file.names_of({"name": {"en": "B", "de": name}}, "card", 1, ("en", "de", "fr"))
    assert names == {"en": "B", "de": "?", "fr": "B"}
    assert file.problems == [(20, f"card 2: 'name' in 'de' must be a text of 1 to {LONGEST_NAME} signs")]


def test_names_and_texts_of_full_length(file: ContentFile) -> None:
    longest = "x" * LONGEST_NAME
    assert file.names_of({"name": {"en": longest}}, "card", 1, ("en",)) == {"en": longest}
    assert file.text_of({"id": longest}, "card", 1, "id") == longest
    assert file.text_of({"note": "x" * LONGEST_TEXT}, "card", 1, "note") == "x" * LONGEST_TEXT
    assert file.problems == []
    assert file.text_of({"id": longest + "x"}, "card", 1, "id") == ""
    assert file.text_of({"note": "x" * (LONGEST_TEXT + 1)}, "card", 1, "note") == ""
    assert file.problems == [(19, "card 2: 'id' has 81 signs; 80 are enough"), (18, "card 2: 'note' has 601 signs; 600 are enough")]


def test_known_keys_and_count(file: ContentFile) -> None:
    file.known_keys(file.entries("card")[1], "card", 1, ("id", "name"))
    file.count(2, 2, 14, "cards")
    file.count(2, 3, 14, "cards")
    assert file.problems == [(21, "card 2: unknown key 'age'; known are id, name"), (14, "cards: expected 3, found 2")]
    file.count(16**6000, 3, 14, "cards")
    assert file.problems[-1] == (14, "cards: expected 3, found a very long number")
