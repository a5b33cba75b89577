"""The files of the pages, and pages made of them without a server."""

from __future__ import annotations

import re
from functools import lru_cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

import triptych.server
from triptych.core import sheets
from triptych.core.rulebook import rulebook
from triptych.core.words import points_text
from triptych.server import store
from triptych.server.api import game_info
from triptych.server.choosing import AT_TABLE, LOOKS
from triptych.server.drawings import cards_shown, how_told
from triptych.server.keys import keys_of
from triptych.server.pages import (
    game_script_words,
    guide,
    habits,
    panel,
    played,
    rule_sections,
    script_words,
    shelf,
    static_address,
)
from triptych.server.speech import game_words, page_words

FOLDER = Path(triptych.server.__file__).parent
STATIC = FOLDER / "static"
TEMPLATES = FOLDER / "templates"
GAME = "column-of-fire"
DUEL = "sola-fide"
"""A game for two, with options."""

PAGES = (
    "home",
    "new",
    "duel",
    "table",
    "open",
    "stranger",
    "replay",
    "analysis",
    "rules",
    "how",
    "cards",
    "settings",
    "me",
    "nobody",
    "recover",
    "about",
    "error",
)
ART = "#art-"
"""How pictures in pages name the symbols of a game's sheet."""
TOKEN = {"id": "abc", "label": "my bot", "created": 0}
LATEST = store.TableRow(
    *("abc", GAME, 2, "", 2, "x", store.OVER, True, "", "", 0, 0),
    points=[52, 48],
    seats=[store.Seat(0, store.PERSON, "x", name="Ada"), store.Seat(1, store.BOT, None, "greedy")],
)
TEMPLATE_OF = {"duel": "new", "open": "table", "stranger": "table", "nobody": "me"}


def table(status: str = "running") -> dict[str, Any]:
    """A table as the server tells of one."""
    last = {"kind": "open", "name": "", "bot": None} if status == "open" else {"kind": "bot", "name": "Greedy bot", "bot": "greedy"}
    return {
        "id": "abc",
        "game": GAME,
        "title": "A Column of Fire",
        "status": status,
        "listed": True,
        "watching": 2,
        "watchers_talk": True,
        "own_cards": status == "open",
        "advice": {"offered": True, "agreed": [0], "on": status != "open"},
        "options": [{"name": "decks", "value": "draft", "label": "Decks", "said": "Draft", "usual": False}],
        "players": 2,
        "minutes": 3,
        "mine": 0,
        "seats": [{"seat": 0, "kind": "person", "name": "Ada", "online": True, "bot": None}, {"seat": 1, "online": False, **last}],
        "points": None if status == "open" else [2, 2],
        "asked": [] if status == "open" else [0],
        "version": 20,
        "created": 0,
        "updated": 0,
        "url": "/t/abc",
        "rematch": None,
        "commitment": "00ff" * 16,
    }


def _values(page: str, language: str) -> dict[str, Any]:
    info = game_info(GAME, language)
    words = game_words(language, GAME)
    around: dict[str, Any] = {
        "game": info,
        "guide": guide(words),
        "held": -1,
        "beast": "Hare",
        "rules_url": f"/rules/{GAME}",
        "how_url": f"/how/{GAME}",
        "art_version": "1",
        "usual_bot": "level-2",
    }
    cards = cards_shown(GAME, language)
    home = [panel(known["game"], language) for known in shelf(language)]
    return {
        "home": {"games": home, "open": [table("open")], "mine": [table(), table("over")], "watch": [table()]},
        "new": {"game": info, "bots": info["bots"], "usual_bot": "level-2"},
        "duel": {"game": game_info(DUEL, language), "bots": info["bots"], "usual_bot": "level-2"},
        "table": {"table": table(), **around},
        "open": {"table": table("open"), **around},
        "stranger": {"table": {**table("open"), "mine": None}, **around},
        "replay": {"table": table("over"), "game": info, "at": 3, "seat": "", "last": 20, "art_version": "1"},
        "analysis": {"table": table("over"), "at": None, "art_version": "1"},
        "rules": {"game": info, "book": rulebook(GAME, language), "sections": rule_sections(rulebook(GAME, language))},
        "how": {"game": info, "chapters": how_told(GAME, language), "art_version": "1"},
        "cards": {"game": info, "cards": cards.cards, "filters": cards.filters, "art_version": "1"},
        "settings": {"at_table": AT_TABLE, "looks": LOOKS, "answers": [habits(GAME, language)]},
        "me": {"recovery": "/me/recover/x", "tokens": [TOKEN], "games": [played(LATEST, language, "x", [0])], "turn": 2, "more": True},
        "nobody": {"recovery": "", "tokens": [], "games": [], "turn": 1, "more": False},
        "recover": {"becomes": {"id": "y", "name": "Eve"}},
        "error": {"status": 410, "sentence": "this table is closed", "record_url": "/api/tables/abc/record"},
    }.get(page, {})


@lru_cache
def symbols() -> set[str]:
    """What is on the sheet of the game whose pictures the pages show."""
    return set(sheets.read(f"triptych.games.{GAME.replace('-', '_')}").symbols)


@lru_cache
def page(name: str, language: str = "en") -> str:
    """A page as a browser gets it; a value the template lacks is an error."""
    made = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    made.globals["static"] = static_address
    made.globals["points_text"] = points_text
    words = page_words(language)
    template = made.get_template(f"{TEMPLATE_OF.get(name, name)}.html")
    return template.render(
        say=words.say,
        language=language,
        languages=[("en", "English"), ("de", "Deutsch")],
        me=None if name in ("nobody", "stranger") else {"id": "x", "name": "Ada", "named": True},
        path="/",
        words=script_words(words) | game_script_words(game_words(language, GAME)),
        shelf=shelf(language),
        keys=keys_of(template.name or ""),
        **_values(name, language),
    )


class Elements(HTMLParser):
    """The elements of a page with their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)


def elements(name: str) -> list[tuple[str, dict[str, str]]]:
    return Elements(page(name)).found


def imports(script: str) -> set[str]:
    """The scripts a script needs, and those they need."""
    needed: set[str] = set()
    waiting = [script]
    while waiting:
        text = (STATIC / waiting.pop()).read_text("utf-8")
        for other in re.findall(r'^import .* from "\./([a-z]+\.js)";$', text, re.M):
            if other not in needed:
                needed.add(other)
                waiting.append(other)
    return needed
