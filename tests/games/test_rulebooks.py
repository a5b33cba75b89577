"""Every game has its rules in every language, and they are the same rules."""

from __future__ import annotations

import re

import pytest

from tests import rule_matrix
from tests.languages import OTHERS
from tests.rulebooks import differences, marks, misprints
from triptych.core import registry
from triptych.core.rulebook import Rulebook, rulebook
from triptych.core.words import LANGUAGES

every_game = pytest.mark.parametrize("game", registry.names())
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", OTHERS)


@every_game
@every_language
def test_the_rules_are_there(game: str, language: str) -> None:
    book = rulebook(game, language)
    assert book.language == language, f"{game} has no RULES.{language}.md"
    assert marks(book)
    assert {mark for _, mark in marks(book)} <= {"rule", "fact"}
    assert [rule for rule, _ in marks(book)] == [rule for rule in book.entries if "." in rule]


@every_game
@every_other_language
def test_a_translation_is_the_same_rulebook(game: str, language: str) -> None:
    assert differences(rulebook(game, language), rulebook(game)) == []


@every_game
@every_other_language
def test_a_translation_is_typeset_well(game: str, language: str) -> None:
    assert misprints(rulebook(game, language)) == []


@every_game
@every_language
def test_rules_that_are_spoken_of_are_there(game: str, language: str) -> None:
    """In the rules themselves, and behind the questions of a game."""
    book = rulebook(game, language)
    spoken_of = set(re.findall(r"\b[A-Z]{2}-\d+(?:\.\d+)?\b", book.text)) | {step.rule for step in registry.game(game).steps if step.rule}
    assert sorted(spoken_of - set(book.entries)) == []


# -- the tests of the tests ---------------------------------------------------------------------------------------------------------------

ENGLISH = """# Nine Men: the rules

Two players. *rule* is played, *fact* is there.

## NM-1 Things
- NM-1.1 *fact* A board with 24 points.
- NM-1.2 *rule* Each has 9 men; see NM-1.1. **Ruling:** white begins.

| move | means |
|---|---|
| `put N` | a man onto point N |
"""
GERMAN = """# Mühle: die Regeln

Zwei Spieler. *Regel* wird gespielt, *Fakt* ist da.

## NM-1 Sachen
- NM-1.1 *Fakt* Ein „Brett“ mit 24 Punkten.
- NM-1.2 *Regel* Jeder hat 9 Steine; siehe NM-1.1. **Festlegung:** Weiß beginnt.

| Zug | Bedeutung |
|---|---|
| `put N` | ein Stein auf Punkt N |
"""


def test_a_good_translation_has_no_differences() -> None:
    assert differences(Rulebook(GERMAN, "de"), Rulebook(ENGLISH)) == []
    assert misprints(Rulebook(GERMAN, "de")) == []


@pytest.mark.parametrize(
    ("good", "bad", "said"),
    [
        ("- NM-1.2", "\nNM-1.2", "built otherwise: bullet_list_close (ul), in English list_item_open (li) in line 7"),
        ("## NM-1", "### NM-1", "built otherwise: heading_open (h3) in line 5, in English heading_open (h2) in line 5"),
        ("| `put N` | ein Stein auf Punkt N |\n", "", "built otherwise: table_close (table), in English tbody_open (tbody) in line 11"),
        ("NM-1.1 *Fakt*", "NM-1.3 *Fakt*", "('NM-1.3', 'fact') and not ('NM-1.1', 'fact')"),
        ("*Regel* Jeder", "*Fakt* Jeder", "('NM-1.2', 'fact') and not ('NM-1.2', 'rule')"),
        ("*Regel* Jeder", "*rule* Jeder", "('NM-1.2', '*rule*') and not ('NM-1.2', 'rule')"),
        ("24 Punkten", "23 Punkten", "numbers missing ['24'], too many ['23']"),
        ("Jeder hat 9", "Jeder der 2 hat 9", "numbers missing [], too many ['2']"),
        ("siehe NM-1.1", "siehe NM-1", "numbers missing ['1.1'], too many ['1']"),
        ("`put N`", "`setze N`", "notation ['setze N'] and not ['put N']"),
        ("**Festlegung:**", "**Ruling:**", "other rulings"),
        ("**Festlegung:**", "Festlegung:", "other strong"),
        ("*Regel* wird", "Regel wird", "other em"),
        ("ein Stein auf Punkt N", "a man onto point N", "not translated"),
    ],
)
def test_a_bad_translation_is_noticed(good: str, bad: str, said: str) -> None:
    assert GERMAN.count(good) == 1
    found = differences(Rulebook(GERMAN.replace(good, bad), "de"), Rulebook(ENGLISH))
    assert any(said in line for line in found), found


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Ein Wort : noch eines."),
        ("de", 'Ein "Wort".'),
        ("de", "Ein „Wort."),
        ("de", "Zwei  Wörter."),
        ("de", "Zwei Punkte.."),
        ("fr", "Un mot: un autre."),
        ("fr", "Un mot : un autre."),
        ("fr", "Un «mot»."),
        ("fr", "Un «\u00a0mot."),
        ("fr", "L'autre mot."),
        ("fr", "Il coûte 3 PV."),
    ],
)
def test_a_misprint_is_noticed(language: str, text: str) -> None:
    assert misprints(Rulebook(text, language)) == [text]


@every_game
def test_the_rule_matrix_reads_the_same_rules(game: str) -> None:
    name = game.replace("-", "_")
    matrix = rule_matrix.read(rule_matrix.GAMES / name, rule_matrix.TESTS / name)
    assert list(matrix.marks.items()) == marks(rulebook(game))
