"""German and French at the table: notes of cards, names with articles, what the files have for scenes and standing answers.

That all messages are there and how each of them reads is tested for every game in tests/games/test_languages.py.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import triptych.games.column_of_fire
from tests.games.column_of_fire.make_languages import PACKAGE, SEATS
from tests.games.column_of_fire.speech import everything
from tests.games.column_of_fire.table import GREEN, RED, Table, fire, own_content
from tests.languages import OTHERS, messages, parts
from triptych.core.rulebook import rulebook
from triptych.core.words import LANGUAGES, load
from triptych.games.column_of_fire.game import ColumnOfFire
from triptych.games.column_of_fire.scene import sheet
from triptych.games.column_of_fire.wording import FireWording, shipped_notes

FOLDER = Path(triptych.games.column_of_fire.__file__).parent


def speak(language: str, game: ColumnOfFire | None = None) -> FireWording:
    return FireWording(load(language, PACKAGE), SEATS, (game or fire()).content)


def label(t: Table, text: str, language: str = "de") -> str:
    move = t.game.moves.parse(text)
    assert move in t.s.moves, t.offered
    return speak(language, t.game).label(t.game.view(t.s, t.asked), move)


def prompt(t: Table, language: str = "de") -> str:
    return speak(language, t.game).prompt(t.game.view(t.s, t.asked), t.asked)


# -- the files ----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_every_note_and_every_source_has_been_translated(language: str) -> None:
    data = tomllib.loads(fire().content_text)
    sources = {str(entry["source"]) for table in ("person", "event", "loch_leven") for entry in data[table]}
    wanted = {f"note-{card}" for card in shipped_notes()}
    wanted |= {f"source-{re.sub('[^a-z]+', '-', source.lower()).strip('-')}" for source in sources}
    assert {name for name in messages(language, PACKAGE) if name.startswith(("note-", "source-"))} == wanted


def test_every_message_of_the_scene_is_used() -> None:
    drawn = "".join((FOLDER / f"{name}.py").read_text("utf-8") for name in ("printed", "rose", "lands", "display"))
    named = set(re.findall(r'"(see-[a-z-]+)"', drawn))
    assert {name for name in messages("en", PACKAGE) if name.startswith("see-")} == named
    assert set(re.findall(r"(?m)^([a-z][a-z-]*) =", parts("en", PACKAGE)["-scene"])) == named


def test_every_message_of_the_table_is_used() -> None:
    wanted = {"game-column-of-fire", "about-column-of-fire", "clock", "clock-curve"}
    for standing in [one for one in fire().standing() if not one.once]:
        wanted |= {f"standing-{standing.name}", *(f"standing-{standing.name}-{choice}" for choice in standing.choices)}
    assert set(re.findall(r"(?m)^([a-z][a-z-]*) =", parts("en", PACKAGE)["-table"])) == wanted


NAMED_IN_THE_RULES = ("title-", "city-", "good-", "colour-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_call_things_as_the_table_does(language: str) -> None:
    text = rulebook("column-of-fire", language).text.casefold()
    words = load(language, PACKAGE)
    names = [words.say(name) for name in messages(language, PACKAGE) if name.startswith(NAMED_IN_THE_RULES)]
    assert [name for name in [*names, words.say("game-column-of-fire")] if name.casefold() not in text] == []


def test_every_message_of_the_guide_is_used() -> None:
    """The game in a minute has pictures of the sheet; every question that can be put has its hint."""
    guide = [name for name in messages("en", PACKAGE) if name.startswith("guide-")]
    assert [int(name.split("-")[1]) for name in guide] == list(range(1, len(guide) + 1))
    assert all(f"icon-{name.split('-', 2)[2]}" in sheet().symbols for name in guide)
    hints = {name for name in messages("en", PACKAGE) if name.startswith("hint-")}
    assert hints == {name.replace("ask-", "hint-") for name in messages("en", PACKAGE) if name.startswith("ask-")}
    assert set(re.findall(r"(?m)^([a-z][a-z0-9-]*) =", parts("en", PACKAGE)["-guide"])) == {*guide, *hints}


# -- notes --------------------------------------------------------------------------------------------------------------------------------


def test_notes_are_in_the_language_of_the_reader() -> None:
    card = fire().content.card_id.index("pierre")
    assert [speak(language).note(card) for language in LANGUAGES] == [
        "He keeps a list of names.",
        "Er führt eine Liste mit Namen.",
        "Il tient une liste de noms.",
    ]
    assert all(speak(language).note(fire().content.card_id.index("spain-captain")) == "" for language in LANGUAGES)


def test_a_note_of_ones_own_is_shown_as_it_is() -> None:
    game = fire(own_content(('note = "He keeps a list of names."', 'note = "Pierre\'s list grows."')))
    own, ours = (game.content.card_id.index(name) for name in ("pierre", "sylvie"))
    for language in LANGUAGES:
        assert speak(language, game).note(own) == "Pierre’s list grows."
    assert speak("de", game).note(ours) == "Bibeln unter dem Briefpapier, in einem Laden am Fluss."


def test_a_source_of_ones_own_is_shown_as_it_is() -> None:
    first = 'stone = "neutral"\nactions = ["good:book"]\nsource = "reconstructed after the cloth and wine merchants"'
    game = fire(own_content((first, first.replace("reconstructed after the cloth and wine merchants", "my box"))))
    cards = speak("de", game).cards()
    assert cards[0][3] == "my box"
    assert cards[1][3] == "rekonstruiert nach den Tuch- und Weinhändlern"


# -- nouns in German ----------------------------------------------------------------------------------------------------------------------


def test_persons_are_declined() -> None:
    t = Table().stack("france", "france-captain").stack("england", "walsingham").house(RED, "england", 2)
    t.second_half(RED, white=4, blue=3, purple=6)
    assert label(t, "take blue france") == "Mit der blauen 3 den Kapitän nehmen: Handelshaus in Frankreich auf 3"
    assert label(t, "take purple netherlands") == "Mit der violetten 6 Wilhelm von Oranien nehmen: Handelshaus in den Niederlanden auf 6"
    assert label(t, "take white england") == "Mit der weißen 4 Francis Walsingham nehmen: Dein Handelshaus in England darf von 2 auf 4"
    assert (
        prompt(Table().using(GREEN, "guise")) == "Möchtest du den Herzog von Guise nutzen: einen Religionsstein einsetzen oder entfernen?"
    )
    t = Table().has(RED, vp=4).person(RED, "spain-captain", "blue", 2).using(RED, "cardinal")
    assert label(t, "ransom blue").endswith("den blauen Würfel vom Kapitän aus Spanien zurückholen; die Karte kommt aus dem Spiel")


def test_a_name_with_any_article_is_declined() -> None:
    old = 'name = { en = "Cardinal Charles", de = "Kardinal Charles", fr = "Le cardinal Charles" }'
    game = fire(own_content((old, 'name = { en = "The Oracle", de = "Das Orakel", fr = "La reine mère" }')))
    t = Table(own=game.content_text).person(RED, "cardinal", "blue", 2).using(RED, "imke")
    assert label(t, "turn blue up") == "Auf dem Orakel den blauen Würfel von 2 auf 3 drehen"
    assert prompt(Table(own=game.content_text).using(RED, "cardinal"), "en").startswith("Use the Oracle:")
    assert prompt(Table(own=game.content_text).using(RED, "cardinal"), "fr").find("la reine mère") > 0


def test_french_names_are_those_of_the_french_book() -> None:
    wording = speak("fr", fire())
    names = [wording.card_name(fire().content.card_id.index(name)) for name in ("elizabeth", "feria", "huus")]
    assert names == ["Elizabeth I", "Comte Feria", "Père Huus"]
    t = Table().has(RED, vp=4).person(RED, "feria", "brown", 2).person(RED, "huus", "orange", 2).using(RED, "imke", "white", 2)
    assert label(t, "turn brown up", "fr").find("le Comte Feria") > 0
    assert prompt(Table().using(RED, "huus"), "fr").startswith("Utiliser le Père Huus")


def test_one_and_several() -> None:
    t = Table(own=everything().content_text).house(RED, "england", 1).has(RED, goods={"ore": 2, "wine": 2}).turning_up("embargo", RED)
    assert prompt(t) == "Geschlossene Häfen: Welche Ware verlierst du als erste von 2?"
    t.play("lose ore")
    assert prompt(t) == "Geschlossene Häfen: Welche Ware verlierst du?"
    assert label(Table().using(RED, "elizabeth"), "gain vp") == "2 Siegpunkte erhalten"
    assert label(Table().using(RED, "alice"), "gain vp") == "1 Siegpunkt erhalten"
