"""German and French at the table: notes of cards, nouns with their forms, what the files have for tables and standing answers.

That all messages are there and how each of them reads is tested for every game in tests/games/test_languages.py.
"""

from __future__ import annotations

import re

import pytest

from tests.games.sola_fide.table import Table, convert, faith, move, own_content, printed, with_card
from tests.languages import OTHERS, messages, parts
from triptych.core.words import LANGUAGES, load
from triptych.games.sola_fide.game import SolaFide
from triptych.games.sola_fide.wording import PACKAGE, FaithWording, shipped

SEATS = ["Anna", "Ben"]


def speak(language: str, game: SolaFide | None = None) -> FaithWording:
    return FaithWording(load(language, PACKAGE), SEATS, (game or faith()).content)


def label(t: Table, text: str, language: str = "de") -> str:
    assert text in t.offered, t.offered
    return speak(language, t.game).label(t.game.view(t.s, t.asked), t.game.moves.parse(text))


def prompt(t: Table, language: str = "de") -> str:
    return speak(language, t.game).prompt(t.game.view(t.s, t.asked), t.asked)


def why_not(t: Table, text: str, language: str = "de") -> str:
    assert t.refuses(text)
    return speak(language, t.game).reason(t.game.why_not(t.s, t.asked, t.game.moves.parse(text)))


def log(t: Table, language: str = "de") -> list[str]:
    wording = speak(language, t.game)
    return [line for event in t.s.sink or [] if (line := wording.sentence(event))]


def card(name: str, game: SolaFide | None = None) -> int:
    return (game or faith()).content.card_id.index(name)


# -- the files ----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_every_note_and_every_source_has_been_translated(language: str) -> None:
    sources = {str(entry["source"]) for table in printed().values() for entry in table}
    wanted = {f"note-{name}" for name in shipped()[0]}
    wanted |= {f"source-{re.sub('[^a-z]+', '-', source.lower()).strip('-')}" for source in sources}
    assert {name for name in messages(language, PACKAGE) if name.startswith(("note-", "source-"))} == wanted
    assert len(wanted) > 90 + 16 + 6


def test_every_message_of_the_table_is_used() -> None:
    game = faith()
    wanted = {"game-sola-fide", "about-sola-fide", "clock", "clock-curve"}
    for option in game.offered:
        choices = [] if option.name == "limit" else option.choices
        wanted |= {f"option-{option.name}", *(f"option-{option.name}-{choice}" for choice in choices)}
    wanted |= {f"{name}-why" for name in wanted if name.startswith("option-")}
    for standing in game.standing():
        wanted |= {f"standing-{standing.name}", *(f"standing-{standing.name}-{choice}" for choice in standing.choices)}
    assert set(re.findall(r"(?m)^([a-z][a-z-]*) =", parts("en", PACKAGE)["-table"])) == wanted


# -- notes and sources --------------------------------------------------------------------------------------------------------------------


def test_notes_are_in_the_language_of_the_reader() -> None:
    note = printed()["card"][0]["note"]
    assert [speak(language).note("two-kingdoms", note) for language in LANGUAGES] == [
        "Luther set the sword of princes and the word of God apart: two ways in which God rules the world.",
        "Luther unterschied das Schwert der Fürsten vom Wort Gottes: zwei Weisen, wie Gott die Welt regiert.",
        "Luther distingua le glaive des princes et la parole de Dieu\u00a0: deux façons pour Dieu de régner sur le monde.",
    ]


def test_notes_and_sources_of_ones_own_are_shown_as_they_are() -> None:
    old = 'servant by love."\nsource = "reconstructed"'
    game = faith(own_content((old, 'servant: Luther\'s own words."\nsource = "my box"')))
    entries = {entry[0]: entry for entry in speak("de", game).cards()}
    assert entries["freedom-of-a-christian"][2].endswith("and everybody’s servant: Luther’s own words.“")
    assert entries["freedom-of-a-christian"][3] == "my box"
    assert entries["two-kingdoms"][3] == "Spielregel: Name, Wirkung; rekonstruiert: Nummer"


# -- nouns in German ----------------------------------------------------------------------------------------------------------------------


def test_circles_and_sides_are_declined() -> None:
    t = Table("franconian nobility: c c pC n; franconian power: N1; exsurge-domine: hand; ursulines: hand").turn("catholic")
    assert label(t, "play ursulines") == "Karte „Ursulinen“ spielen: beim Volk 1 umwandeln; 1 ziehen"
    t.play("play exsurge-domine")
    assert prompt(t) == "Wähle einen Reichskreis: beim Adel 2 umwandeln"
    assert label(t, "convert upper-saxon nobility") == "Im Obersächsischen Kreis 2 Territorien des Adels umwandeln"
    assert label(t, "convert franconian nobility") == (
        "Im Fränkischen Kreis 1 Territorium des Adels umwandeln und den Kreis übernehmen: 5 Siegpunkte"
    )
    assert why_not(t, "convert austrian nobility") == "Noch verdeckt ist der Österreichische Kreis (SF-4.9)."
    assert why_not(t, "convert franconian commons") == "Es muss im Fränkischen Kreis die Seite des Adels sein."
    t.play("convert franconian nobility")
    assert log(t)[1:] == [
        "Anna wandelt im Fränkischen Kreis 1 Territorium des Adels um.",
        "Anna übernimmt den Fränkischen Kreis für 5 Siegpunkte.",
        "Aufgedeckt: der Oberrheinische Kreis.",
        "Aufgedeckt: der Bayerische Kreis.",
    ]


def test_one_point_and_several() -> None:
    own = own_content(
        ('vp = 7\nnobility = ["protestant", "catholic", "catholic"', 'vp = 1\nnobility = ["protestant", "catholic", "catholic"')
    )
    t = Table("lower-saxon nobility: c c pC nC n; exsurge-domine: hand", own=own).begins("catholic", "play exsurge-domine")
    assert label(t, "convert lower-saxon nobility").endswith("und den Kreis übernehmen: 1 Siegpunkt")


def test_what_is_done_in_several_circles() -> None:
    effects = ", ".join((convert(1, "nobility", circles=2), move(2, "either", circles=3), convert(1, "either", where=["swabian"])))
    game = faith(with_card("index", f"effects = [{effects}]"))
    assert speak("de", game).card_text(card("index")) == (
        "Wandle in 2 Reichskreisen jeweils 1 Territorium auf Seiten des Adels um. "
        "Bewege 3 Reichskreise jeweils um 2 Felder in beliebiger Richtung. "
        "Wandle im Schwäbischen Kreis 1 Territorium auf einer Seite deiner Wahl um."
    )
    assert speak("fr", game).card_text(card("index")) == (
        "Convertis 1 territoire du côté de la noblesse dans chacun de 2 cercles. "
        "Déplace 3 cercles, chacun de 2 cases dans une direction au choix. "
        "Convertis 1 territoire d’un côté au choix dans le cercle de Souabe."
    )


def test_one_of_some_circles_or_each_of_them() -> None:
    both = ["franconian", "bavarian"]
    game = faith(with_card("index", f"effects = [{convert(1, 'nobility', where=both)}, {convert(2, 'nobility', where=both, circles=2)}]"))
    assert speak("de", game).card_brief(card("index")) == (
        "beim Adel 1 umwandeln (einer von Franken, Bayern); beim Adel 2 umwandeln (jeder von Franken, Bayern)"
    )
    assert speak("fr", game).card_brief(card("index")) == (
        "convertir 1 de la noblesse (un parmi Franconie, Bavière)\u00a0; convertir 2 de la noblesse (dans chacun\u00a0: Franconie, Bavière)"
    )


def test_who_declines_does_not_spare_himself_the_roll() -> None:
    t = Table("white-mountain: hand; ursulines: hand; pilgrimages: hand").begins("catholic", "play white-mountain")
    assert label(t, "decline") == "Nichts abwerfen, und der Rest entfällt, nicht aber der Wurf des protestantischen Spielers"
    assert label(t, "decline", "fr") == "Ne rien défausser, et renoncer au reste\u00a0; le protestant lance quand même le dé"


def test_a_circle_that_somebody_has_renamed() -> None:
    name = 'name = { en = "Franconian Circle", de = "Fränkischer Kreis", fr = "Cercle de Franconie" }'
    own = own_content((name, 'name = { en = "The Main", de = "Das Maingebiet", fr = "Le pays du Main" }'))
    t = Table("exsurge-domine: hand", own=own).begins("catholic", "play exsurge-domine")
    assert label(t, "convert franconian nobility") == "Im Kreis „Das Maingebiet“ 2 Territorien des Adels umwandeln"
    assert label(t, "convert franconian nobility", "fr") == (
        "Convertir 2 territoires de la noblesse dans le cercle «\u00a0Le pays du Main\u00a0»"
    )


# -- names in French ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "of"), [("Anna", "d’Anna"), ("Émile", "d’Émile"), ("Ben", "de Ben")])
def test_names_are_elided(name: str, of: str) -> None:
    t = Table("ecclesiastical-reservation: front; disputed: franconian; melanchthon: hand").begins("protestant", "play melanchthon")
    wording = FaithWording(load("fr", PACKAGE), [name, "Clara"], t.game.content)
    said = wording.reason(t.game.why_not(t.s, t.asked, t.game.moves.parse("move franconian nobility")))
    assert said == f"La carte «\u00a0La réserve ecclésiastique\u00a0» {of} interdit de déplacer le cercle de Franconie (SF-4.10)."
