"""Words: messages, nouns and their forms, and what is a mistake of ours."""

from __future__ import annotations

import pytest

from triptych.core import words
from triptych.core.errors import TriptychError, UnknownName
from triptych.core.words import LANGUAGES, Words, points_text

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


def test_what_was_said_is_kept_but_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    said = Words("en", (PACKAGE,))
    first = said.say("told-good", seat="Ann", seat_id="seat", good="cloth", number=1)
    assert said.say("told-good", seat="Ann", seat_id="seat", good="cloth", number=1) is first
    assert said.say("told-good", seat="Ben", seat_id="seat", good="cloth", number=1) == first.replace("Ann", "Ben")
    monkeypatch.setattr(words, "MOST_KEPT", 10)
    for number in range(50):
        name = f"Ann {number}"
        assert name in said.say("told-good", seat=name, seat_id="seat", good="cloth", number=1)
        assert said.forms("seat-name", name=name, small=name, initial="a")[""] == name
        assert len(said._said) <= 10
        assert len(said._formed) <= 10
    long = "x" * (words.LONGEST_KEPT + 1)
    assert long in said.say("told-good", seat=long, seat_id="seat", good="cloth", number=1)
    assert long in said.forms("seat-name", name=long, small=long, initial="x")[""]
    assert not any(long in key for key in (str(one) for one in (*said._said, *said._formed)))


@pytest.mark.parametrize(
    ("points", "said"), [(46.5, "46½"), (46, "46"), (46.0, "46"), (0, "0"), (0.5, "½"), (-0.5, "−½"), (-3, "−3"), (-3.5, "−3½")]
)
def test_half_points_are_written_in_one_way(points: float, said: str) -> None:
    assert points_text(points) == said
