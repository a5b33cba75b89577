"""Every card of the box is played where it matters, and where it changes nothing if there is such a position. They stand in cards.py."""

from __future__ import annotations

import pytest

from tests.games.sola_fide.cards import CATHOLIC_CARDS, FOREIGN_CARDS, MILITARY, PROTESTANT_CARDS, Bonus, Case
from tests.games.sola_fide.table import RELIGIONS, Table, printed, statements

CARDS = {card["id"]: card for card in printed()["card"]}
FOREIGN = {card["id"]: card for card in printed()["foreign"]}
CASES = [*CATHOLIC_CARDS, *PROTESTANT_CARDS]

ALWAYS_MATTER = {
    # A Catholic can always move a power marker towards the other side, for no Protestant card forbids it.
    "charles-v",
    "cajetan",
    "election-of-1519",
    "battle-of-noerdlingen",
    # Where the marker is at the end the commons are dominant, and never all his.
    "capuchins",
}


def named(cases: list[Case] | list[Bonus]) -> list[str]:
    """Ids for the reader of a failure: the card, and the how manieth position of it."""
    seen: dict[str, int] = {}
    found: list[str] = []
    for case in cases:
        seen[case.card] = seen.get(case.card, 0) + 1
        found.append(f"{case.card}-{seen[case.card]}")
    return found


def texts(line: str) -> list[str]:
    return [text.strip() for text in line.split(";") if text.strip()]


@pytest.mark.parametrize("first", RELIGIONS)
@pytest.mark.parametrize("case", CASES, ids=named(CASES))
def test_sf_3_2_every_card(case: Case, first: str) -> None:
    t = Table(case.table, first=first)
    played = case.plays or case.card
    owner = CARDS[case.card]["side"] if played == "draw" else CARDS[played]["side"]
    expected = statements(case.after)
    if case.plays:
        t.says(f"{case.card}: front")
    if played == "draw":
        t.turn(owner).play("draw")
    else:
        t.says(f"{played}: hand").turn(owner)
        if t.asks == owner and t.step == "turn":  # where nothing can be drawn, his only card is played by itself (SF-3.1, SF-3.6)
            t.play(f"play {played}")
        expected |= {f"{played}: {'front' if 'permanent' in CARDS[played] else 'discard'}"}
    if case.offers:
        assert t.asks == owner
        assert t.offered == texts(case.offers)
    t.play(*texts(case.play))
    assert statements(t.news()) == expected
    assert t.told("turn") == [(1 - t.seats[owner], 2)], "and nothing else is asked"


@pytest.mark.parametrize("turn", RELIGIONS)
@pytest.mark.parametrize("first", RELIGIONS)
@pytest.mark.parametrize("case", FOREIGN_CARDS, ids=named(FOREIGN_CARDS))
def test_sf_5_5_every_foreign_influence_card(case: Bonus, first: str, turn: str) -> None:
    t = Table(case.table, first=first).foreign(case.side, FOREIGN[case.card]["deck"], case.card, turn)
    check_bonus(t, case, turn)


@pytest.mark.parametrize("first", RELIGIONS)
@pytest.mark.parametrize("case", MILITARY, ids=named(MILITARY))
def test_sf_4_11_every_number_of_the_die(case: Bonus, first: str) -> None:
    t = Table(case.table, first=first).after_the_card("catholic", "military")
    assert t.offered == ["roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"]
    t.play(f"roll {case.card}")
    check_bonus(t, case, "catholic")
    assert t.told("military") == [(t.seats["protestant"], int(case.card))]


def check_bonus(t: Table, case: Bonus, turn: str) -> None:
    if case.offers:
        assert t.offered == texts(case.offers)
    t.play(*texts(case.play))
    assert statements(t.news()) == statements(case.after)
    assert t.told("turn")[:1] == [(1 - t.seats[turn], 2)], "and nothing else is asked"


def test_no_card_is_left_out() -> None:
    """Each card has a position in which something happens, and one in which nothing does, unless there is none."""
    matters = {case.card for case in CASES if case.after}
    nothing = {case.card for case in CASES if not case.after}
    assert set(CARDS) == matters
    assert set(CARDS) - nothing == ALWAYS_MATTER
    assert {case.card for case in FOREIGN_CARDS if case.after} == {case.card for case in FOREIGN_CARDS if not case.after} == set(FOREIGN)
    assert {case.card for case in MILITARY if case.after} == {"1", "2", "3", "4", "5"}
    assert {case.card for case in MILITARY if not case.after} == {"1", "2", "3", "4", "5", "6"}
