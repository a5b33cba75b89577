"""`triptych games`, `rules` and `cards`: what there is to look up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from rich import box
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from triptych.cli import catalogue, palette
from triptych.cli.say import LANGUAGE, say
from triptych.core import registry
from triptych.core.errors import UnknownName
from triptych.core.rulebook import Rulebook, rulebook
from triptych.core.words import Wording


class Card(NamedTuple):
    """Something in a game's content file, as a reader sees it."""

    id: str
    name: str
    what: str
    source: str


def show_games() -> None:
    """What can be played."""
    grid = Grid(box=box.SIMPLE_HEAD)
    grid.add_column(say("games-name"), style="strong", no_wrap=True)
    grid.add_column(say("games-title"))
    grid.add_column(say("games-players"), no_wrap=True)
    grid.add_column(say("games-content"), style="dim", no_wrap=True)
    for name in registry.names():
        game = registry.game(name)
        players = ", ".join(str(count) for count in game.player_counts)
        title = Text.assemble(rulebook(name).title, "\n", (catalogue.about(name), "dim"))
        for option in game.offered:
            title.append(f"\n{catalogue.about_option(game, option)}")
        grid.add_row(name, title, players, game.content_hash[:8])
    palette.console().print(grid)


def show_rules(game_name: str, rule: str, language: str) -> None:
    """The whole rulebook, a page at a time, or one rule."""
    game = catalogue.find(game_name)
    rules = rulebook(game.name, language.lower())
    out = palette.console()
    if rule:
        print_rules(out, rules, rule)
    else:
        with palette.paged(out):
            print_rules(out, rules)


def print_rules(out: Console, rules: Rulebook, rule: str = "") -> None:
    out.print(Markdown(rules.markdown(rule)), width=palette.readable_width(out))


def show_cards(game_name: str, word: str, content: Path | None, as_json: bool) -> None:
    """Everything in the content file, or what a word is found in."""
    game = catalogue.find(game_name, content)
    cards = matching_cards(game.wording(LANGUAGE, []), word)
    if as_json:
        print(json.dumps([card._asdict() for card in cards], ensure_ascii=False))
    else:
        print_cards(palette.console(), cards)


def matching_cards(wording: Wording, word: str) -> list[Card]:
    cards = [Card(*entry) for entry in wording.cards()]
    found = [card for card in cards if word.casefold() in " ".join(card).casefold()]
    if not found:
        raise UnknownName(say("cards-none", word=word))
    return found


def print_cards(out: Console, cards: list[Card]) -> None:
    """Each with its name, id and source in a line, and below what it does."""
    for card in cards:
        out.print(Text.assemble((card.name, "strong"), (f"  {card.id} · {card.source}", "dim")))
        out.print(Padding(Text(card.what), (0, 0, 0, 4), expand=False), width=palette.readable_width(out))
