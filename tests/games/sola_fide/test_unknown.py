"""Something new that was forgotten somewhere fails loudly: a ladder over kinds ends with an error. Numbers and words agree."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.numbers import check_steps
from tests.games.sola_fide.speech import NAMES, speak
from tests.games.sola_fide.table import Table, faith
from triptych.core.state import TOP
from triptych.games.sola_fide import agenda, cards, content, moves, offers, reasons, setup
from triptych.games.sola_fide import happenings as told
from triptych.games.sola_fide import model as m
from triptych.games.sola_fide.content import Content, load
from triptych.games.sola_fide.phases import effects
from triptych.games.sola_fide.printed import Printed
from triptych.games.sola_fide.prospects import Prospects
from triptych.games.sola_fide.pyramid import board
from triptych.games.sola_fide.steps import STEPS
from triptych.games.sola_fide.wording import FaithWording

UNKNOWN_OP = len(content.OPS) + 1
UNKNOWN = 77


def own_box() -> Content:
    """A content of its own, to be spoiled: its first op is unheard of."""
    box = load(faith().content.text, "content.toml")
    box.op[0] = UNKNOWN_OP
    return box


def table() -> m.FaithState:
    return m.FaithState(own_box(), Table().turn("catholic").s.cells[:])


def question(s: m.FaithState) -> None:
    s.push(agenda.DECKS)
    reasons.about(s, 0)


def wording(s: m.FaithState) -> FaithWording:
    return FaithWording(speak(faith()).words, NAMES, s.content)


def unknown_place(s: m.FaithState) -> None:
    s.content.op[0] = content.MOVE
    s.content.op_where[0] = UNKNOWN
    cards.group(s.content, 0)


def circle(s: m.FaithState) -> None:
    s.cells[m.CIRCLE] = UNKNOWN
    board(s, Printed.read_by(wording(s), s.content, "wide"))


def lot(s: m.FaithState) -> None:
    spoiled = wording(s)
    spoiled._lots.kind_of[moves.DEAL].words = "unheard-of"
    spoiled.lot(moves.DEAL)


def run(s: m.FaithState, step: int, a: int = 0, b: int = 0) -> None:
    s.push(step, a, b)
    STEPS[step].run(s)


def sides(s: m.FaithState) -> None:
    s.content.op_side[0] = UNKNOWN
    effects.sides_of(s, 0, 0)


def circles(s: m.FaithState) -> None:
    s.content.op_where[0] = UNKNOWN
    effects.allowed(s, 0)


LADDERS: list[tuple[Callable[[m.FaithState], object], str]] = [
    (lambda s: run(s, agenda.LIST), "what op 12 does is not known"),
    (lambda s: run(s, agenda.CARD, UNKNOWN), "a card has no stage 77"),
    (sides, "which sides side 77 allows is not known"),
    (circles, "which circles where 77 allows is not known"),
    (lambda s: Prospects(s, 0).op(0, m.EMPTY), "what op 12 brings is not known"),
    (lambda s: Prospects(s, 0).effect(agenda.TURN, 0, 0), "what step 9 brings is not known"),
    (lambda s: Prospects(s, 0).frame(len(STEPS), 0, 0), "what step 35 brings is not known"),
    (question, "what step 4 asks about is not known"),
    (lambda s: offers.targets(s, moves.INFLUENCE + len(content.DECKS)), "touches is not known|out of range"),
    (lambda s: offers._circle_targets(s, moves.NO_MORE), "touches is not known"),
    (lambda s: cards.group(s.content, 0), "how op 12 is drawn is not known"),
    (unknown_place, "how where 77 is drawn is not known"),
    (circle, "how a circle in state 77 is drawn is not known"),
    (lambda s: wording(s)._op_args(0), "what op 12 says is not known"),
    (lot, "what lot unheard-of says is not known"),
    (
        lambda s: setup.empty_table(s.content, {"limit": "0", "decks": "starter", "sides": "guessed"}),
        "come about by 'guessed' is not known",
    ),
]


@pytest.mark.parametrize(("ladder", "says"), LADDERS, ids=[says for _, says in LADDERS])
def test_what_a_ladder_does_not_know_is_an_error(ladder: Callable[[m.FaithState], object], says: str) -> None:
    s = table()
    with pytest.raises((AssertionError, IndexError), match=says):
        ladder(s)


def test_every_number_of_the_agenda_has_its_step() -> None:
    check_steps(agenda, STEPS)


def test_every_source_of_points_has_its_number() -> None:
    numbers = {name: number for name, number in vars(told).items() if name.startswith("FROM_")}
    assert {told.VP_SOURCES[number]: f"FROM_{told.VP_SOURCES[number].upper()}" for number in numbers.values()} == {
        name.removeprefix("FROM_").lower(): name for name in numbers
    }


def test_every_question_says_what_it_is_about() -> None:
    """Of each choice there is: about finds something to say, or knows that there is nothing."""
    s = table()
    for number, step in enumerate(STEPS):
        if step.kind == STEPS[agenda.TURN].kind:
            s.cells[s.cells[TOP]] = number
            s.cells[m.PERMANENT] = s.cells[m.PERMANENT + 1] = 0
            assert reasons.about(s, 0)["step"] == step.name
