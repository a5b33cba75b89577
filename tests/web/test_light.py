"""Scripts and style sheets are sent without comments and indentation, and say the same as before."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import triptych.games
from tests.web.files import STATIC
from triptych.server.light import lightened, sent

SCRIPTS = sorted(STATIC.glob("*.js"))
STYLES = sorted([*STATIC.glob("*.css"), *Path(triptych.games.__path__[0]).glob("*/art/*.css")])

STRING = r""""(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'"""
OTHER = r"[\w$-]+|\s+|[\s\S]"
SCRIPT = re.compile(rf"(?P<skip>//[^\n]*|/\*[\s\S]*?\*/)|{STRING}|{OTHER}")
STYLE = re.compile(rf"(?P<skip>/\*[\s\S]*?\*/)|url\([^\"')]*\)|{STRING}|{OTHER}")
REGEX = re.compile(r"/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/")
BEFORE_REGEX = set("(,=:[!&|?{};>+\n")


def script_tokens(text: str, at: int = 0, end: str = "") -> Iterator[str]:
    """What a browser reads in a script, and where its lines end, as that may end a statement; template literals letter by letter.

    With an `end`, what stands in the braces of a template literal: up to the brace that closes it.
    """
    last, depth = "\n", 0
    while at < len(text):
        if text[at] == "`":
            literal = template(text, at)
            yield from literal
            at += len("".join(literal))
            last = "`"
            continue
        regex = REGEX.match(text, at) if last[-1] in BEFORE_REGEX else None
        found = regex or SCRIPT.match(text, at)
        assert found is not None
        token = found.group()
        at = found.end()
        depth += (token == "{") - (token == "}")
        if end and depth < 0:
            return
        if end:
            yield token  # within a literal nothing may be lost, white space neither
        if not token.isspace() and (regex or not found["skip"]):
            last = token
        elif "\n" in token and last != "\n":
            last = "\n"
        else:
            continue
        if not end:
            yield last


def template(text: str, at: int) -> list[str]:
    """The pieces of the template literal that begins here; together they are its text."""
    pieces = ["`"]
    at += 1
    while text[at] != "`":
        if text.startswith("${", at):
            inside = "".join(script_tokens(text, at + 2, "}"))
            piece = "${" + inside + "}"
        else:
            piece = text[at : at + 2] if text[at] == "\\" else text[at]
        pieces.append(piece)
        at += len(piece)
    return [*pieces, "`"]


def style_tokens(text: str) -> list[str]:
    """What a browser reads in a style sheet; of white space, that there is some."""
    kept = [" "]
    for found in STYLE.finditer(text):
        token = " " if found["skip"] or found.group().isspace() else found.group()
        if token != " " or kept[-1] != " ":
            kept.append(token)
    return kept


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_script_says_the_same(path: Path) -> None:
    text = path.read_text("utf-8")
    assert list(script_tokens(lightened(text, ".js"))) == list(script_tokens(text))


@pytest.mark.parametrize("path", STYLES, ids=lambda path: f"{path.parent.parent.name}-{path.name}")
def test_a_style_sheet_says_the_same(path: Path) -> None:
    text = path.read_text("utf-8")
    assert style_tokens(lightened(text, ".css")) == style_tokens(text)


def test_every_file_is_lighter() -> None:
    """None of them is written so that it has to stay as it is."""
    for path in (*SCRIPTS, *STYLES):
        text = path.read_text("utf-8")
        assert not re.search(r"^(?:[ \t]|//|/\*|$)", lightened(text, path.suffix).rstrip("\n"), re.M), path.name


def test_what_goes_and_what_stays() -> None:
    script = """// Two lines

/** A comment
 *  of its own. */
const a = "//"; // behind code
  /* one */ const b = `/* ${a} */`;
    // indented
"""
    assert lightened(script, ".js") == 'const a = "//"; // behind code\nconst b = `/* ${a} */`;\n'
    assert lightened("/* a */\np {\n  //x: y;\n}\n", ".css") == "p {\n//x: y;\n}\n"


@pytest.mark.parametrize("text", ["const a = `\n  // meant\n`;\n", 'const a = "b \\\n  c";\n'])
def test_what_goes_on_in_the_next_line_stays_as_it_is(text: str) -> None:
    assert lightened(text, ".js") == text


def test_the_tokens_tell_what_would_be_lost() -> None:
    """The comparison above finds what it is there for."""
    literal = "const a = `${b ? `x` : ''}\n  // meant\n`;\n"
    for less in (literal.replace("  //", "//"), literal.replace("  // meant\n", "")):
        assert list(script_tokens(less)) != list(script_tokens(literal))
    assert list(script_tokens("a\n/b/.c")) != list(script_tokens("a/b/.c"))
    assert list(script_tokens('x = /["/]/; // c')) == list(script_tokens('x = /["/]/;'))


def test_a_file_that_has_changed_is_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "a.js"
    path.write_text("// old\nlet a;\n", "utf-8")
    before = sent(path)
    path.write_text("// newer\nlet b;\n", "utf-8")
    os.utime(path, ns=(0, 0))
    after = sent(path)
    assert (before.body, after.body) == (b"let a;\n", b"let b;\n")
    assert before.digest != after.digest
