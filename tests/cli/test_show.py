"""`games`, `rules`, `cards`."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import GAME, Cli
from triptych.cli import catalogue
from triptych.core import registry


def test_games_lists_each_with_what_it_is(cli: Cli) -> None:
    text = cli("games").stdout
    for name in registry.names():
        assert name in text
        assert registry.game(name).content_hash[:8] in text
        assert catalogue.about(name).split()[0] in text
    assert "A Column of Fire" in text
    assert "2, 3, 4" in text


def test_rules_whole(cli: Cli) -> None:
    text = cli("rules", GAME).stdout
    assert "A Column of Fire: the rules" in text
    assert "CF-1.1" in text
    assert "CF-13.1" in text


@pytest.mark.parametrize("spelled", ["CF-5.4", "cf-5.4", " Cf-5.4 "])
def test_rules_one(cli: Cli, spelled: str) -> None:
    text = cli("rules", GAME, spelled).stdout
    assert "CF-5.4" in text
    assert "CF-5.5 " not in text


def test_rules_a_section(cli: Cli) -> None:
    text = cli("rules", GAME, "cf-5").stdout
    assert "CF-5.1 " in text
    assert "CF-5.12 " in text
    assert "CF-6.1 " not in text


@pytest.mark.parametrize(
    ("language", "title", "rule"),
    [
        ("en", "A Column of Fire: the rules", "Then conflicts (CF-9)."),
        ("de", "Das Fundament der Ewigkeit: die Regeln", "Dann die Konflikte (CF-9)."),
        ("FR", "Une colonne de feu\u00a0: les règles", "Puis les conflits (CF-9)."),
    ],
)
def test_rules_in_a_language(cli: Cli, language: str, title: str, rule: str) -> None:
    assert title in cli("rules", GAME, "--language", language).stdout
    assert rule in cli("rules", GAME, "CF-4.5", "--language", language).stdout


def test_cards_with_what_they_do_and_their_source(cli: Cli) -> None:
    text = cli("cards", GAME).stdout
    assert "rulebook" in text
    assert "reconstructed" in text


def test_cards_with_a_word(cli: Cli) -> None:
    everything = cli("cards", GAME).stdout
    some = cli("cards", GAME, "LOCH").stdout
    assert 0 < len(some) < len(everything)


def test_cards_as_json(cli: Cli) -> None:
    cards = json.loads(cli("cards", GAME, "--json").stdout)
    assert len(cards) > 68
    assert all(set(card) == {"id", "name", "what", "source"} for card in cards)
    assert all(card["name"] and card["what"] and card["source"] for card in cards)


def test_cards_of_ones_own_content(cli: Cli, home: object) -> None:
    text = registry.game(GAME).content_text.replace('"reconstructed"', '"my own box"')
    with open("my.toml", "w", encoding="utf-8") as file:
        file.write(text)
    sources = {card["source"] for card in json.loads(cli("cards", GAME, "--content", "my.toml", "--json").stdout)}
    assert "my own box" in sources
