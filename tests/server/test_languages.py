"""The pages in every language: the same messages about the same things, all of them used, and pages that come in the language asked for."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

import triptych.server
from tests.languages import OTHERS, differences, messages, package_of, parts, read
from tests.server.serving import Server
from triptych.core import registry
from triptych.core.rulebook import rulebook
from triptych.core.words import LANGUAGES
from triptych.server.api import bots_offered
from triptych.server.choosing import AT_TABLE, LOOKS
from triptych.server.pages import LANGUAGE_NAMES, art, game_script_words, guide
from triptych.server.present import options_info
from triptych.server.refusals import FAMILY
from triptych.server.speech import game_words, page_words

PACKAGE = "triptych.server"
FOLDER = Path(triptych.server.__file__).parent
GAMES = registry.names()
BY_GAME = ("home-picture-", "game-")
"""Messages that are asked for by the name of a game."""
TO_CHOOSE = {
    message
    for choice in (*AT_TABLE, *LOOKS)
    for message in (choice.title, choice.why, *(said for value in choice.values for said in (value.label, value.how) if said))
}
"""Messages of what a reader may choose for himself."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def quoted(pattern: str) -> set[str]:
    """Every word in quotes in some of our files."""
    texts = [file.read_text("utf-8") for file in FOLDER.glob(pattern)]
    return {word for text in texts for word in re.findall(r"""["'`]([a-z0-9-]+)["'`]""", text)}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same_things(language: str) -> None:
    assert differences(language, PACKAGE, {}) == []
    assert set(parts(language, PACKAGE)) == set(parts("en", PACKAGE))


@pytest.mark.parametrize("language", OTHERS)
def test_scripts_find_their_places(language: str) -> None:
    """What is written { "{name}" } is filled in by scripts."""
    for name, message in messages(language, PACKAGE).items():
        places = {literal for literal in read(message).literals if literal.startswith("{")}
        assert places == {literal for literal in read(messages("en", PACKAGE)[name]).literals if literal.startswith("{")}, name
        assert not places or name.startswith("js-")


def test_every_message_is_used() -> None:
    """In a template, in Python, or (without js-) in a script; a game that is being painted has a title and a picture."""
    used = quoted("templates/*.html") | quoted("*.py") | {f"js-{word}" for word in quoted("static/*.js")}
    used |= {f"{family}{game}" for family in BY_GAME for game in GAMES} | TO_CHOOSE
    assert [name for name in messages("en", PACKAGE) if name not in used] == []


def test_every_message_that_is_asked_for_exists() -> None:
    asked = {
        word
        for pattern in ("templates/*.html", "*.py")
        for file in FOLDER.glob(pattern)
        for word in re.findall(r"""\bsay\(["']([a-z0-9-]+)["'][,)]""", file.read_text("utf-8"))
    }
    asked |= {word for word in quoted("*.py") if word.startswith(FAMILY) and word != FAMILY} | TO_CHOOSE
    scripts = [file.read_text("utf-8") for file in FOLDER.glob("static/*.js")]
    said = {word for text in scripts for word in re.findall(r'\bsay\("([a-z-]+)"[,)]', text)}
    asked |= {f"js-{word}" for word in said - set(game_script_words(game_words("en", registry.names()[0])))}
    of_every_game = set.intersection(*(set(messages("en", package_of(game))) for game in registry.names()))
    assert sorted(asked - set(messages("en", PACKAGE)) - of_every_game) == []


@every_language
def test_everything_without_arguments_can_be_said(language: str) -> None:
    words = page_words(language)
    for name, message in messages(language, PACKAGE).items():
        if not read(message).variables:
            text = words.say(name)
            assert text == text.strip()
            assert not set("\"'") & set(text), text
    assert words.say("home-waiting", count=1) != words.say("home-waiting", count=2)
    assert len({words.say("bot-name", bot=bot) for bot in (*bots_offered(), "x")}) == len(bots_offered()) + 1
    assert len({words.say("bot-why", bot=bot, pace="") for bot in bots_offered()}) == len(bots_offered())
    assert len({words.say("bot-pace", seconds=seconds) for seconds in (0, 1, 4)}) == 3
    assert LANGUAGE_NAMES[language]


@every_language
def test_a_table_has_the_words_of_pages_and_game(language: str) -> None:
    for game in registry.names():
        words = game_words(language, game)
        for standing in [one for one in registry.game(game).standing() if not one.once]:  # those others are buttons of the page
            assert words.say(f"standing-{standing.name}")
            assert all(words.say(f"standing-{standing.name}-{choice}") for choice in standing.choices)
        assert words.say(f"game-{game}")
        assert words.say(f"about-{game}")
        for option in options_info(registry.game(game), words):
            said = [option["label"], option["why"], *(choice[word] for choice in option["choices"] for word in ("label", "why"))]
            assert all(said)
            assert option["most"] or len({choice["label"] for choice in option["choices"]}) == len(option["choices"])
        assert "{n}" in game_script_words(words)["clock"]
        symbols = set(re.findall(r'<symbol id="([a-z0-9-]+)"', art(game, "sheet.svg")))
        assert [symbol for symbol, _ in guide(words) if symbol not in symbols] == []


@every_language
def test_pages_come_in_the_language_the_browser_asks_for(server: Server, language: str) -> None:
    browser = server.client()
    browser.http.headers["accept-language"] = f"{language}-CH,{language};q=0.9,en;q=0.1"
    browser.be("Ada")
    table = browser.post("/api/tables", game="column-of-fire", seats=["me", "greedy"])["id"]
    words = page_words(language)
    pages = {
        "/": "home-title",
        "/new/column-of-fire": "new-go",
        f"/t/{table}": "table-undo",
        f"/t/{table}/replay": "replay-first",
        "/rules/column-of-fire": "rules-sections",
        "/how/column-of-fire": "how-chapters",
        "/cards/column-of-fire": "cards-find",
        "/settings": "settings-at-table",
        "/me": "me-name",
        "/about": "about-dice",
        "/nowhere": "error-title",
    }
    for path, message in pages.items():
        answer = browser.http.get(path, headers={"accept": "text/html"})
        assert answer.status_code == (404 if path == "/nowhere" else 200), path
        assert f'<html lang="{language}"' in answer.text, path
        assert words.say(message) in answer.text.replace("&#39;", "'"), path
    text = browser.http.get(f"/t/{table}/text").text
    assert game_words(language, "column-of-fire").say("board-title").upper() in text


@every_language
def test_the_rules_come_in_the_language_of_the_table(server: Server, language: str) -> None:
    """A reader who has chosen his language follows the link beside the question to a rule of his rulebook."""
    browser = server.client()
    browser.be("Ada")
    browser.http.get(f"/language/{language}")
    for game in registry.names():
        table = browser.post("/api/tables", game=game, seats=["me", "open"])["id"]
        page = browser.http.get(f"/t/{table}").text
        assert f'id="rule" class="rule" href="/rules/{game}" target="_blank" title="{page_words(language).say("table-rule")}"' in page
        text = browser.http.get(f"/rules/{game}").text
        assert f'<main id="main" class="book" lang="{language}">' in text
        book = rulebook(game, language)
        assert f"<h1>{book.text.splitlines()[0].removeprefix('# ')}</h1>" in text
        assert {rule for rule in book.entries if f'id="{rule}"' not in text} == set()
        assert {step.rule for step in registry.game(game).steps if step.rule} <= set(book.entries)
        read = html.unescape(re.sub("<[^>]+>|[*]", "", text))
        said = {rule: re.sub("[*`]", "", line.removeprefix("- ")) for rule, line in book.entries.items() if "." in rule}
        assert [rule for rule, words in said.items() if words not in read] == []


def test_the_language_can_be_switched_in_mid_game(server: Server) -> None:
    browser = server.client()
    browser.be("Ada")
    table = browser.post("/api/tables", game="column-of-fire", seats=["me", "open"])["id"]
    for language in LANGUAGES:
        page = browser.http.get(f"/t/{table}", params={"language": language}).text
        assert page_words(language).say("table-undo") in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_about_page_names_every_game(server: Server, language: str) -> None:
    text = html.unescape(server.client().http.get("/about", params={"language": language}).text)
    said = page_words(language).say("about-what")
    assert said in text
    for name in registry.names():
        assert re.split(r"\s?:", game_words(language, name).say(f"game-{name}"))[0] in said
