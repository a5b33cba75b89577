"""Whatever looks at things by kind knows all of them, and fails loudly at one it does not know: nothing is taken for what is left."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.column_of_fire.table import RED, Table, fire
from tests.games.numbers import check_steps
from triptych.core.words import load as load_words
from triptych.games.column_of_fire import agenda, content, moves, offers, reasons, symbols
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import Content
from triptych.games.column_of_fire.emblems import emblem, icon
from triptych.games.column_of_fire.loading import load
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.phases import actions, events
from triptych.games.column_of_fire.phases.second_half import ChoosePerson
from triptych.games.column_of_fire.prospects import WORTH
from triptych.games.column_of_fire.steps import STEPS
from triptych.games.column_of_fire.wording import FireWording, symbol

NO_ACTION = symbols.KINDS.index(symbols.UNKNOWN)
NO_EFFECT = len(content.EFFECTS)
NOBODY_KNOWN = len(content.WHO_WORDS)
NO_GAIN = moves.GAIN_VP + 1
EVENT = content.PERSONS
ACTION_MOVES = list(range(moves.GAIN, moves.RANSOM))


def box() -> Content:
    return load(fire().content_text, "content.toml")


def table(step: int = agenda.END, a: int = 0) -> FireState:
    """Somebody is asked at this step."""
    s = Table(2).s
    s.actor = RED
    s.push(step, a)
    return s


def with_event(effect: int, who: int = content.ALL_PLAYERS) -> FireState:
    """A table with an event that does this to those."""
    s = FireState(box(), table().cells)
    s.content.event_effect[EVENT] = effect
    s.content.event_who[EVENT] = who
    s.cells[m.EVENT] = EVENT
    return s


def wording(own: Content) -> FireWording:
    return FireWording(load_words("en", "triptych.games.column_of_fire"), ["Ann", "Ben"], own)


def person_who_does(action: int) -> Content:
    own = box()
    own.card_id[0] = "a stranger"
    own.actions[0] = [action]
    return own


LADDERS: dict[str, Callable[[], object]] = {
    "what an action offers": lambda: actions.offers(table(), RED, NO_ACTION, []),
    "what an action is called": lambda: symbol(NO_ACTION),
    "its icon": lambda: icon(NO_ACTION),
    "the picture of who does it": lambda: emblem(person_who_does(NO_ACTION), 0),
    "how an action's move is carried out": lambda: actions.carry_out(table(), RED, moves.PASS, 0, 0),
    "what it gains": lambda: actions._gain(table(), RED, NO_GAIN, 0, 0),
    "which action gives it": lambda: actions.gives(symbols.CAPTAIN, moves.PASS),
    "which action gives what it gains": lambda: actions._gives_gain(symbols.CAPTAIN, NO_GAIN),
    "what can be done at any time": lambda: actions.anytime(table(), RED, moves.PASS),
    "how a person is chosen": lambda: ChoosePerson().answer(table(agenda.CHOOSE_PERSON), RED, moves.PASS),
    "what a move touches": lambda: offers._choice_targets(table(), moves.RANSOM),
    "what an action's move touches": lambda: offers._action_targets(table(), moves.PASS),
    "what it sells": lambda: offers.sales(table(), moves.PASS),
    "why an action is not offered": lambda: reasons._why_not_action(table(agenda.TRACK), RED, moves.PASS),
    "why nothing is sold": lambda: reasons._why_not_sell(table(agenda.TRACK), RED, moves.PASS),
    "what a question is about": lambda: reasons.about(table(agenda.ORDER)),
    "how a gain is labelled": lambda: wording(box())._label_gain(table(), RED, NO_GAIN - moves.GAIN),
    "who can suffer an event": lambda: events.begin_event(with_event(NO_EFFECT), EVENT),
    "whom an event names": lambda: events.begin_event(with_event(content.LOSE_VP, NOBODY_KNOWN), EVENT),
    "what an event does": lambda: events.Event().hit(with_event(NO_EFFECT), RED),
    "what an event says": lambda: wording(with_event(NO_EFFECT).content).effect(EVENT),
    "to whom it says so": lambda: wording(with_event(content.LOSE_VP, NOBODY_KNOWN).content).effect(EVENT),
    "the stage of a first half-year": lambda: STEPS[agenda.FIRST_HALF].run(table(agenda.FIRST_HALF, 6)),
    "the stage of a second half-year": lambda: STEPS[agenda.SECOND_HALF].run(table(agenda.SECOND_HALF, 7)),
}


@pytest.mark.parametrize("ladder", LADDERS)
def test_a_kind_that_is_not_known_fails_loudly(ladder: str) -> None:
    with pytest.raises((AssertionError, LookupError)):
        LADDERS[ladder]()


@pytest.mark.parametrize("action", symbols.TEXTS)
def test_every_action_is_known_everywhere(action: int) -> None:
    actions.offers(table(), RED, action, [])
    assert symbol(action)[0]
    assert icon(action)
    assert WORTH[action] > 0
    assert any(actions.gives(action, move) for move in ACTION_MOVES)
    if symbols.KINDS[action] not in (symbols.ANY_GOOD, symbols.SHIP, symbols.MARKET):  # those stand on the track only
        assert emblem(person_who_does(action), 0)


@pytest.mark.parametrize("move", ACTION_MOVES)
def test_every_move_of_an_action_is_given_by_one(move: int) -> None:
    assert any(actions.gives(action, move) for action in symbols.TEXTS)


def test_symbols_of_the_same_number_are_refused() -> None:
    assert len(symbols.ACTIONS) == len(symbols.TEXTS) == sum(len(one.texts) for one in symbols.SYMBOLS)
    assert {symbols.KINDS[action] for action in symbols.TEXTS} == {one.first for one in symbols.SYMBOLS}


def test_every_number_of_the_agenda_has_its_step() -> None:
    check_steps(agenda, STEPS, behind="AT_START")


POSITIONS_CALL_IT = {"STACK_TOP": "top", "STACK_LEFT": "left"}  # TOP alone is the agenda's


def test_every_field_has_a_constant_of_its_name() -> None:
    called = {POSITIONS_CALL_IT.get(name, name.lower()): getattr(m, name) for name in vars(m) if name.isupper()}
    assert {field.name: called.get(field.name) for field in m.LAYOUT.fields} == {field.name: field.at for field in m.LAYOUT.fields}
    ours = m.layout_of(tuple(fire().content.card_id))
    assert [(field.name, field.at, field.low, field.high) for field in ours.fields] == [
        (field.name, field.at, field.low, field.high) for field in m.LAYOUT.fields
    ]
