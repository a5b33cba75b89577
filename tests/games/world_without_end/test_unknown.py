"""Something new that was forgotten somewhere fails loudly: a ladder over kinds ends with an error. Numbers, words and fields agree."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.numbers import check_steps
from tests.games.world_without_end.speech import speak
from tests.games.world_without_end.table import Table, town
from triptych.core.state import TOP
from triptych.games.world_without_end import agenda, content, emblems, moves, offers, reasons
from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.content import Content, load
from triptych.games.world_without_end.hopes import card_hope
from triptych.games.world_without_end.phases import actions, grants, stock
from triptych.games.world_without_end.phases.step import GRANT, HIT
from triptych.games.world_without_end.steps import STEPS
from triptych.games.world_without_end.wording import TownWording

UNKNOWN_OP = len(content.OP_KINDS) + 1
UNKNOWN = 77


def own_box() -> Content:
    """A content of its own, to be spoiled."""
    return load(town().content.text, "content.toml")


def table() -> m.TownState:
    """A table of four in a turn, with a content that may be spoiled."""
    t = Table("0: 3 money 2 stone", chapter=3).turn()
    return m.TownState(own_box(), t.s.cells[:])


def with_op(s: m.TownState, kind: int) -> int:
    """The place of an op of this kind in its content."""
    s.content.op[0] = kind
    s.content.op_who[0] = content.ALL
    return 0


def run(s: m.TownState, step: int, a: int, b: int = 0) -> None:
    s.push(step, a, b)
    STEPS[step].run(s)


def effects(s: m.TownState) -> None:
    run(s, agenda.EFFECTS, with_op(s, UNKNOWN_OP))


def lasting_effect(s: m.TownState) -> None:
    """What lasts is never carried out at once."""
    run(s, agenda.EFFECTS, with_op(s, content.PRICE))


def each(s: m.TownState) -> None:
    run(s, agenda.EACH, with_op(s, UNKNOWN_OP), 0b1111 * HIT)


def way(s: m.TownState) -> None:
    s.content.op_who[0] = UNKNOWN
    s.content.op_count[0] = content.HOUSE
    stock.hit_by(s, 0)


def used_grant(s: m.TownState) -> None:
    s.push(agenda.GRANTS, GRANT * UNKNOWN, 2)
    STEPS[agenda.GRANTS].play(s, 0, moves.FAVOUR)


def thing_of_a_move(s: m.TownState) -> None:
    offers._thing_targets(s, "unheard-of", moves.PASS)


def question(s: m.TownState) -> None:
    s.push(agenda.TAX)
    reasons.about(s, 0)


def reason(s: m.TownState) -> None:
    """A card that is used by a kind of move of which nothing can be said."""
    reasons.KIND_OF[content.SALE] = "unheard-of"
    try:
        reasons._why_not_use(s, 0, "unheard-of", moves.SELL, content.SALE)
    finally:
        reasons.KIND_OF[content.SALE] = "sell"


def sentence(s: m.TownState) -> None:
    wording = TownWording(speak(town()).words, ["Ann"] * 4, s.content)
    wording._op_args(with_op(s, UNKNOWN_OP))


LADDERS: list[tuple[Callable[[m.TownState], object], str]] = [
    (effects, "what op 19 does is not known"),
    (lasting_effect, "what op 13 does is not known"),
    (each, "what op 19 does to a player is not known"),
    (way, "whom way 77 hits is not known"),
    (lambda s: stock.counted(s, 0, UNKNOWN), "how count 77 is counted is not known"),
    (lambda s: stock.gain(s, 0, content.TREAT, 1), "how thing 10 is gained is not known"),
    (lambda s: stock.give_up(s, 0, content.TREAT, 1), "how thing 10 is given up is not known"),
    (lambda s: grants.ways_to_use(s, 0, UNKNOWN), "how grant 77 is used is not known"),
    (used_grant, "what grant 77 does is not known"),
    (lambda s: actions.ways(s, 0, content.CARDS), "how card 12 is used is not known"),
    (lambda s: actions.ways(s, 0, content.PRIVILEGE), "how card 5 is used is not known"),
    (lambda s: actions.carry_out(s, 0, moves.ATONE), "uses a card is not known"),
    (lambda s: actions.carry_out(s, 0, moves.PASS), "uses a card is not known"),
    (lambda s: run(s, agenda.ROUND, UNKNOWN), "a round has no stage 77"),
    (lambda s: run(s, agenda.CHAPTER_END, UNKNOWN), "the end of a chapter has no stage 77"),
    (lambda s: run(s, agenda.TURN, 0, UNKNOWN), "a turn has no stage 77"),
    (lambda s: card_hope(s, 0, content.CARDS, 0), "what card 12 is good for is not known"),
    (thing_of_a_move, "what move 0 touches is not known"),
    (question, "what step 28 asks about is not known"),
    (reason, "is not offered is not known"),
    (lambda s: emblems._op_line(s.content, with_op(s, UNKNOWN_OP)), "how op 19 is drawn is not known"),
]


@pytest.mark.parametrize(("ladder", "says"), LADDERS, ids=[says for _, says in LADDERS])
def test_what_a_ladder_does_not_know_is_an_error(ladder: Callable[[m.TownState], object], says: str) -> None:
    s = table()
    with pytest.raises(AssertionError, match=says):
        ladder(s)


def test_an_op_without_words_is_an_error() -> None:
    s = table()
    with pytest.raises(AssertionError, match="what op 19 says is not known"):
        sentence(s)


def test_every_op_of_the_table_is_known_to_every_ladder() -> None:
    """Each kind is either carried out at once or lasts; all are drawn, and all are said."""
    for kind, op in enumerate(content.OP_KINDS):
        s = table()
        s.content.op_what[0] = content.PIETY
        if op.lasts:
            continue
        s.push(agenda.EFFECTS, with_op(s, kind))
        STEPS[agenda.EFFECTS].run(s)
        if s.cells[s.cells[TOP]] == agenda.EACH:
            STEPS[agenda.EACH].run(s)
    box = town().content
    wording = speak(town())
    shown = set()
    for event in range(content.EVENTS):
        for op_at in wording.ops_of(event):
            shown.add(box.op[op_at])
            assert wording.op_text(op_at)
            assert emblems._op_line(box, op_at)
    assert shown == set(range(len(content.OP_KINDS))) - {content.COVER_MARKET}  # which only a content of one's own has
    spoiled = own_box()
    spoiled.op[0], spoiled.op_what[0] = content.COVER_MARKET, 0b10
    assert emblems._op_line(spoiled, 0) == ["icon-cover", "icon-cloth"]
    assert "cloth" in TownWording(wording.words, ["Ann"] * 4, spoiled).op_text(0)


def test_every_number_of_the_agenda_has_its_step() -> None:
    check_steps(agenda, STEPS)


def test_every_source_of_points_has_its_number() -> None:
    numbers = {name: number for name, number in vars(told).items() if name.startswith("FROM_") and isinstance(number, int)}
    assert sorted(numbers.values()) == list(range(len(told.VP_SOURCES)))
    for name, number in numbers.items():
        assert told.VP_SOURCES[number] == name.removeprefix("FROM_").lower().replace("_", "-")


def test_constants_are_called_as_their_fields_are() -> None:
    for field in m.LAYOUT.fields:
        assert getattr(m, field.name.upper()) == field.at == m.LAYOUT.at(field.name)


def test_the_kinds_of_event_are_known_by_their_names() -> None:
    numbers = {number for name, number in vars(told).items() if name.isupper() and not name.startswith("FROM_") and isinstance(number, int)}
    assert numbers == set(range(len(told.EVENTS.kinds)))


def test_a_position_with_a_grant_that_there_is_not_is_refused() -> None:
    s = table()
    assert town().problems(s) == []
    s.push(agenda.GRANTS, GRANT * content.TREAT + 1, 1)
    assert town().problems(s) == []
    s.push(agenda.GRANTS, GRANT * content.GRAIN + 1, 1)
    assert town().problems(s) == [f"agenda: there is no grant {content.GRAIN}"]
