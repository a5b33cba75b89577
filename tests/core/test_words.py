"""Words: messages, nouns and their forms, and what is a mistake of ours."""

from __future__ import annotations

import pytest

from triptych.core import words
from triptych.core.errors import TriptychError, UnknownName
from triptych.core.words import LANGUAGES, Words

PACKAGE = "triptych.games.column_of_fire"


def test_there_are_three_languages() -> None:
    assert LANGUAGES == ("en", "de", "fr")
    for language in LANGUAGES:
        assert words.load(language, PACKAGE) is words.load(language, PACKAGE)
    with pytest.raises(UnknownName, match="there is no language 'tlh'; there are en, de, fr"):
        words.load("tlh", PACKAGE)


def test_a_noun_has_the_forms_its_language_needs() -> None:
    assert words.load("en", PACKAGE).forms("country-netherlands") == {"": "the Netherlands"}
    assert words.load("de", PACKAGE).forms("country-netherlands")["in"] == "in den Niederlanden"
    assert words.load("de", PACKAGE).forms("person-common", name="Kapitän") == {
        "": "der Kapitän",
        "den": "den Kapitän",
        "dem": "dem Kapitän",
        "von": "vom Kapitän",
    }


def test_a_form_without_its_argument_is_a_mistake() -> None:
    with pytest.raises(TriptychError, match="card-of-country"):
        words.load("de", PACKAGE).forms("card-of-country", name="Kapitän")


def test_a_message_that_is_missing_is_a_mistake() -> None:
    with pytest.raises(TriptychError, match="no words for 'nothing' in de"):
        Words("de", (PACKAGE,)).say("nothing")
