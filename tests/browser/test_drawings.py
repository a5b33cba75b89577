"""The drawings on the page: hands that can be read on a desk and on a phone, spaces of the wheel that can be told apart at a glance."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import DUEL, GAME, PHONE, TOWN, Visitor
from triptych.core import registry

DESK = (1440, 900)
ON_DESK, ON_PHONE = 13, 11  # px that the name of a card in the hand has at least
ONE_ROW = 640
"""Units that a display is high at most on a desk, as long as nothing lies beside the cards of the hand to be chosen from."""
OWN_CARDS = {GAME: "person", DUEL: "hand", TOWN: "card"}
"""The first word of the keys of one's own cards."""

# How high every letter on these cards of my own comes out, in px of the screen.
_LETTERS = """(kind) => [...document.querySelectorAll(`#mine .piece[data-key^="${kind}-"] > text`)].map((text) =>
  [text.textContent, parseFloat(text.getAttribute("font-size")) * text.getScreenCTM().a])"""

# Which spaces of the wheel can be chosen, and how strongly each of them is drawn.
_PETALS = """() => [...document.querySelectorAll(".scene.board > .petal")].map((petal) =>
  [petal.dataset.key, petal.classList.contains("lit"), petal.classList.contains("choice-aside"),
    Number(getComputedStyle(petal.querySelector("use")).opacity), getComputedStyle(petal).getPropertyValue("--f-petal-ring").trim()])"""


def holding(visitor: Visitor, game: str) -> str:
    """A table in the middle of its game, with cards before me."""
    rules = registry.game(game)
    wording = rules.wording("en", ["Ann", "Ben"])

    def wanted(now: Any) -> bool:
        scene = rules.scenes(rules.from_position(now["position"]), now["seat"], wording, "wide")[f"seat-{now['seat']}"]
        return scene.height < ONE_ROW and any(piece.key.startswith(f"{OWN_CARDS[game]}-") for piece in scene.pieces)

    for _ in range(9):  # a game may come to its end without that
        table_id = visitor.make("me", "greedy", game=game)
        visitor.play_on(table_id, 8, bot="greedy")
        if visitor.reach(table_id, wanted, bot="greedy"):
            return table_id
    raise AssertionError("in nine games there were no cards to be seen")


def letters(page: Page, game: str) -> list[tuple[str, float]]:
    found: list[tuple[str, float]] = page.evaluate(_LETTERS, OWN_CARDS[game])
    return found


@pytest.mark.parametrize("game", OWN_CARDS)
def test_the_cards_before_me_can_be_read(come: Come, game: str) -> None:
    desk = come(size=DESK)
    desk.be("Ann")
    table_id = holding(desk, game)
    table = desk.sit(table_id)
    desk.asked(table)
    found = letters(desk.page, game)
    assert found
    assert all(px >= ON_DESK for _, px in found), found
    phone = come(size=PHONE, touch=True)
    phone.context.request.post(desk.api("GET", "/api/me")["recovery"], headers={"Origin": desk.server.url})
    table = phone.sit(table_id)
    phone.asked(table)
    mine = phone.page.locator("#rooms [aria-controls=mine]")
    mine.tap()
    expect(phone.page.locator("#mine .piece").first).to_be_visible()
    found = letters(phone.page, game)
    assert found
    assert all(px >= ON_PHONE for _, px in found), found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lit_spaces_of_the_wheel_can_be_told_from_the_others_at_a_glance(come: Come, theme: str) -> None:
    ann = come(size=DESK, theme=theme)
    ann.be("Ann")

    def wanted(now: Any) -> bool:
        return any(key.startswith("space-") for move in now["ask"]["moves"] if not move["aside"] for key in move["targets"])

    table_id = next(made for seed in range(9) if ann.reach(made := ann.make("me", "greedy"), wanted, seed, "greedy"))
    table = ann.sit(table_id)
    now = ann.asked(table)
    lit = {key for move in now["ask"]["moves"] if not move["aside"] for key in move["targets"] if key.startswith("space-")}
    expect(ann.page.locator(".scene.board > .petal.lit")).to_have_count(len(lit))
    petals = ann.page.evaluate(_PETALS)
    assert {key for key, chosen, *_ in petals if chosen} == lit
    for _, chosen, aside, strength, ring in petals:
        assert (strength == 1 and ring) if chosen else aside or (strength < 0.5 and not ring)
