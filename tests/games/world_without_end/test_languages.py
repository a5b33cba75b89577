"""German and French at the table: notes of events, nouns with their forms, what the files have for tables and standing answers.

That all messages are there and how each of them reads is tested for every game in tests/games/test_languages.py.
"""

from __future__ import annotations

import re

import pytest

from tests.games.world_without_end.table import Table, own_content, printed, town
from tests.languages import OTHERS, messages, parts
from triptych.core.words import LANGUAGES, load
from triptych.games.world_without_end.game import WorldWithoutEnd
from triptych.games.world_without_end.wording import PACKAGE, TownWording, shipped, written

SEATS = ["Anna", "Ben", "Clara", "Émile"]


def speak(language: str, game: WorldWithoutEnd | None = None) -> TownWording:
    return TownWording(load(language, PACKAGE), SEATS, (game or town()).content)


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


def event_text(name: str, language: str, game: WorldWithoutEnd | None = None) -> str:
    wording = speak(language, game)
    return wording.event_text(wording.content.event_id.index(name))


# -- the files ----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_every_note_and_every_source_has_been_translated(language: str) -> None:
    sources = {entry["source"] for table in printed().values() if isinstance(table, list) for entry in table if isinstance(entry, dict)}
    wanted = {f"note-{written(name)}" for name in shipped()[0]}
    wanted |= {f"source-{re.sub('[^a-z]+', '-', source.lower()).strip('-')}" for source in sources}
    assert {name for name in messages(language, PACKAGE) if name.startswith(("note-", "source-"))} == wanted
    assert len(wanted) > 44 + 30


def test_every_message_of_the_table_is_used() -> None:
    game = town()
    wanted = {"game-world-without-end", "about-world-without-end", "clock", "clock-curve"}
    for option in game.offered:
        wanted |= {f"option-{option.name}", *(f"option-{option.name}-{choice}" for choice in option.choices)}
    wanted |= {f"{name}-why" for name in wanted if name.startswith("option-")}
    for standing in game.standing():
        wanted |= {f"standing-{standing.name}", *(f"standing-{standing.name}-{choice}" for choice in standing.choices)}
    assert set(re.findall(r"(?m)^([a-z][a-z-]*) =", parts("en", PACKAGE)["-table"])) == wanted


# -- notes, sources and names -------------------------------------------------------------------------------------------------------------


def test_notes_are_in_the_language_of_the_reader() -> None:
    note = printed()["event"][3]["note"]
    said = [speak(language).note("i04_fair", note) for language in LANGUAGES]
    assert said[0] == "For one morning the buyers outbid each other."
    assert said[2] == "Le temps d’une matinée, les acheteurs renchérissent l’un sur l’autre."
    assert len(set(said)) == 3


def test_notes_and_sources_of_ones_own_are_shown_as_they_are() -> None:
    old = 'note = "A coin in the box, a hand on the shrine, and the soul feels lighter."'
    game = town(own_content((old, 'note = "My parish\'s own words."'), ('source = "reconstructed"', 'source = "my box"')))
    entries = {entry[0]: entry for entry in speak("de", game).cards()}
    assert entries["event-i08_procession"][2].endswith("„My parish’s own words.“")
    assert "my box" in {entry[3] for entry in entries.values()}
    assert entries["event-i01_works"][3].startswith("Spielregel: ")


def test_what_somebody_has_renamed_is_named_as_he_wants_it() -> None:
    own = own_content(
        ('{ en = "Bridge", de = "Brücke", fr = "Pont" }', '{ en = "The Ford", de = "Die Furt", fr = "Le gué" }'),
        ('{ en = "grain", de = "Getreide", fr = "grain" }', '{ en = "rye", de = "Roggen", fr = "seigle" }'),
    )
    t = Table("0: 1 stone 1 money", own=own).uses("building_project")
    assert "„Die Furt“" in label(t, "build bridge stone")
    assert "«\u00a0Le gué\u00a0»" in label(t, "build bridge stone", "fr")
    t = Table("", own=own).uses("grain")
    assert "Roggen" in label(t, "take grain")
    assert "seigle" in label(t, "take grain", "fr")


# -- nouns and their forms ----------------------------------------------------------------------------------------------------------------


def test_projects_and_favours_are_declined() -> None:
    t = Table("0: 1 stone 1 wood; favour: queen", chapter=3).uses("building_project")
    assert label(t, "build bridge stone") == "1 Stein auf die Brücke legen: 3 Siegpunkte"
    assert label(t, "build tower stone+wood") == "1 Stein und 1 Holz auf den Turm legen: 6 Siegpunkte"
    t = Table("favour: queen").uses("favour")
    assert label(t, "favour") == "Den Gunststein zum Prior vorrücken: 1 Frömmigkeit"
    assert label(t, "favour", "fr") == "Avancer le pion de faveur jusqu’au Prieur\u00a0: 1 jeton de piété"
    t = Table("favour: bishop; 0: 1 loyalty").uses("favour")
    assert label(t, "favour") == "Den Gunststein zur Königin vorrücken: 2 Siegpunkte"
    assert label(t, "favour", "fr") == "Avancer le pion de faveur jusqu’à la Reine\u00a0: 2\u00a0PV"


def test_places_stand_with_their_prepositions() -> None:
    t = Table("0: 3 knowledge; place 1: 2; place 11: 3", chapter=3).uses("medicine")
    assert label(t, "treat 1") == "Den Kranken im Haus des Bäckers mit 2 Wissen versorgen: 1 Getreide und 2 Siegpunkte"
    assert label(t, "treat 11") == "Den Kranken im Waldversteck mit 3 Wissen versorgen: 2 Siegpunkte"
    assert why_not(t, "treat 2") == "Niemand ist im Haus des Wirts erkrankt."
    assert why_not(t, "treat 2", "fr") == "Personne n’est malade dans la maison de l’aubergiste."


def test_one_and_several() -> None:
    t = Table("0: 2 wool").uses("sale")
    assert [label(t, f"sell {n} 0", "fr").count("laines") for n in (1, 2)] == [0, 1]
    t = Table("0 houses: 13; 0: 5 loyalty", chapter=2).happens("ii11_crecy")
    assert [label(t, f"show {n}") for n in (1, 2)] == ["1 Loyalität vorzeigen: 1 Siegpunkt", "2 Loyalität vorzeigen: 2 Siegpunkte"]


def test_the_clause_of_whom_an_event_hits_has_its_comma() -> None:
    assert event_text("iv07_robbers", "de").startswith("Wer am meisten Geld hat, gibt 2 Geld ab. ")
    assert event_text("i05_bridge_falls", "de") == "Jeder bekommt 1 Wissen."
    assert event_text("iv07_robbers", "fr").startswith("Qui a le plus d’argent rend 2 pièces. ")


def test_the_log_is_told() -> None:
    t = Table("0: 1 wool; 1: 1 wool", 2).happens("i04_fair", "exchange i04_fair", "pass")
    assert log(t)[-4:] == [
        "Anna tauscht bei „Ein guter Markttag“.",
        "Anna gibt 1 Wolle ab.",
        "Anna bekommt 3 Geld.",
        "Ben verzichtet darauf.",
    ]
    assert log(t, "fr")[-4:] == [
        "Anna fait un échange avec «\u00a0Bonne journée de foire\u00a0».",
        "Anna rend 1 laine.",
        "Anna reçoit 3 pièces.",
        "Ben y renonce.",
    ]
    assert prompt(Table("0: 1 wool", 2).happens("i04_fair")) == "Bei „Ein guter Markttag“ tauschen: 1 Wolle gegen 3 Geld?"


# -- names in French ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "of"), [("Anna", "d’Anna"), ("Émile", "d’Émile"), ("Ben", "de Ben")])
def test_names_are_elided(name: str, of: str) -> None:
    t = Table("1 houses: 1; 0: 1 stone 1 money", 2).uses("house_building")
    wording = TownWording(load("fr", PACKAGE), ["Clara", name], t.game.content)
    said = wording.reason(t.game.why_not(t.s, t.asked, t.game.moves.parse("house 1")))
    assert said == f"Une maison {of} se trouve sur l’emplacement 1 (1 mesure de grain)."
