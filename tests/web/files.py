"""The files of the pages, and pages made of them without a server."""

from __future__ import annotations

import re
from functools import lru_cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

import triptych.server
from triptych.core import registry
from triptych.core.rulebook import rulebook
from triptych.core.words import points_text
from triptych.server.api import game_info
from triptych.server.pages import (
    game_script_words,
    guide,
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
    "cards",
    "me",
    "nobody",
    "recover",
    "about",
    "error",
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
        "own_cards": status == "open",
        "advice": {"offered": True, "agreed": [0], "on": status != "open"},
        "options": [{"name": "decks", "value": "draft", "label": "Decks", "said": "Draft"}],
        "players": 2,
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
        "rules_url": f"/rules/{GAME}",
        "art_version": "1",
        "usual_bot": "level-2",
    }
    home = [{**known, "play": ["me", "greedy"], "invite": ["me", "open"]} for known in shelf(language)]
    return {
        "home": {"games": home, "mine": [table(), table("over")], "watch": [table("open")]},
        "new": {"game": info, "bots": info["bots"], "usual_bot": "level-2"},
        "duel": {"game": game_info(DUEL, language), "bots": info["bots"], "usual_bot": "level-2"},
        "table": {"table": table(), **around},
        "open": {"table": table("open"), **around},
        "stranger": {"table": {**table("open"), "mine": None}, **around},
        "replay": {"table": table("over"), "game": info, "at": 3, "seat": "", "last": 20, "art_version": "1"},
        "analysis": {"table": table("over")},
        "rules": {"game": info, "book": rulebook(GAME, language), "sections": rule_sections(rulebook(GAME, language))},
        "cards": {"game": info, "cards": registry.game(GAME).wording(language, ["1", "2", "3", "4"]).cards()},
        "me": {"recovery": "/me/recover/x"},
        "nobody": {"recovery": ""},
        "recover": {"becomes": {"id": "y", "name": "Eve"}},
        "error": {"status": 410, "sentence": "this table is closed", "record_url": "/api/tables/abc/record"},
    }.get(page, {})


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
        me=None if name in ("nobody", "stranger") else {"id": "x", "name": "Ada"},
        path="/",
        words=script_words(words) | game_script_words(game_words(language, GAME)),
        shelf=shelf(language),
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
