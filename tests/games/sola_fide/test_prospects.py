"""What bots expect of cards: what they could do on a table, and what is left of what is being carried out."""

from __future__ import annotations

from tests.games.sola_fide.table import RELIGIONS, Table, convert, dispute, faith, with_card
from triptych.core.state import BOTTOM, FRAME, TOP
from triptych.games.sola_fide import agenda
from triptych.games.sola_fide.content import CARDS, CIRCLES, CONVERT, COST, DISPUTE, MOVE, PER_DISCARD, REMOVE
from triptych.games.sola_fide.model import EMPTY, PLAYED
from triptych.games.sola_fide.phases.step import same_of
from triptych.games.sola_fide.prospects import _FOREIGN, Prospects, before_a_turn, next_turn

OTHERS = {"catholic": "ursulines: hand; index: hand; cajetan: hand", "protestant": "two-kingdoms: hand; pamphlets: hand; argula: hand"}
ASKING = {CONVERT, MOVE, DISPUTE, COST, PER_DISCARD, REMOVE}  # the ops that begin with a question


def prospects(t: Table, side: str) -> Prospects:
    return Prospects(t.s, t.seats[side])


def card_of(name: str) -> int:
    return faith().content.card_id.index(name)


def test_a_card_that_takes_a_circle_is_the_best_one() -> None:
    t = Table("lower-saxon power: C1; lower-saxon commons: c pC pC pC n; ursulines: hand; index: hand").turn("catholic")
    seen = prospects(t, "catholic")
    taking = seen.turn()
    assert seen.best_card == card_of("ursulines")
    for farther in ("c pC pC p n", "c pC p p n"):
        further_off = Table(f"lower-saxon power: C1; lower-saxon commons: {farther}; ursulines: hand; index: hand").turn("catholic")
        assert prospects(further_off, "catholic").turn() < taking


def test_without_cards_a_draw_is_what_there_is() -> None:
    t = Table("ursulines: hand").turn("protestant")
    seen = prospects(t, "protestant")
    assert seen.turn() > 0
    assert seen.best_card == EMPTY


def test_what_is_being_carried_out_is_worth_what_it_still_does() -> None:
    """In the middle of a card it counts for whoever carries it out, and less with every piece of it that is done."""
    t = Table("ursulines: hand").turn("catholic")
    assert before_a_turn(t.s.cells)
    assert prospects(t, "catholic").pending() == 0
    t.play("play ursulines")
    whole = prospects(t, "catholic").pending()
    assert whole == prospects(t, "catholic").card(card_of("ursulines"))
    assert prospects(t, "protestant").pending() == 0
    t.play("convert lower-saxon commons")
    assert t.asks == "chance", "the card is drawn, and that is all there was"
    assert prospects(t, "catholic").pending() == 0


def test_the_other_is_next_while_a_card_is_carried_out() -> None:
    t = Table("ursulines: hand").turn("catholic")
    assert next_turn(t.s.cells) == t.seats["catholic"]
    t.play("play ursulines")
    assert not before_a_turn(t.s.cells)
    assert next_turn(t.s.cells) == t.seats["protestant"]


def test_a_card_just_begun_is_worth_what_it_promised() -> None:
    """Of every card of the box, when it asks its first question: nothing of it is done, so all of it is still to come."""
    met = 0
    for name in faith().content.card_id:
        side = "catholic" if card_of(name) < CARDS else "protestant"
        t = Table(f"{OTHERS[side]}; {name}: hand; disputed: lower-saxon").turn(side)
        promised = prospects(t, side).card(card_of(name))
        firsts = {t.game.content.op[first] for first in t.game.content.lists[card_of(name)]}
        t.play(f"play {name}")
        if not firsts or not firsts <= ASKING or t.asks != side or t.s.cells[PLAYED] != card_of(name):
            continue  # something is done before the first question
        met += 1
        assert prospects(t, side).pending() == promised, name
    assert met > 40


def test_a_choice_card_is_worth_its_better_list() -> None:
    t = Table("ferdinand-ii: hand").turn("catholic")
    t.play("play ferdinand-ii")
    assert t.step == "choose-list"
    assert prospects(t, "catholic").pending() == max(
        prospects(t, "catholic").ops(first, EMPTY, 0) for first in t.game.content.lists[card_of("ferdinand-ii")]
    )
    assert prospects(t, "catholic").pending() > 0


def test_cards_that_all_have_seen_are_cards_in_hand() -> None:
    worth = [prospects(Table(f"ursulines: {where}").turn("catholic"), "catholic").turn() for where in ("hand", "shown", "deck")]
    assert worth[0] == worth[1] > worth[2]


def test_a_circle_chosen_already_does_not_count_again() -> None:
    """Two circles, the better one first: what is left is the worse one."""
    t = Table("vernacular-worship: hand").turn("protestant")
    seen = prospects(t, "protestant")
    op = t.game.content.lists[card_of("vernacular-worship")][0]
    both, one = (seen.circles(op, count, 0, EMPTY) for count in (2, 1))
    best = next(circle for circle in range(CIRCLES) if circle in seen.open and seen.circle(op, circle) == one)
    assert seen.circles(op, 1, 1 << best, EMPTY) == both - one
    assert seen.circles(op, 0, 0, EMPTY) == 0


def test_an_extra_counts_where_it_was_begun() -> None:
    """Nothing is converted until he has said whether he wants one more: until then each circle is worth what it will be."""
    worth: dict[str, int] = {}
    for circle in ("lower-saxon", "upper-saxon", "franconian"):
        t = Table("priesthood-of-all: front; vernacular-worship: hand").turn("protestant")
        t.play("play vernacular-worship", f"convert {circle} commons")
        assert t.step == "extra"
        worth[circle] = prospects(t, "protestant").pending()
    assert len(set(worth.values())) > 1
    assert min(worth.values()) > 0


def test_discards_to_the_limit_cost_nothing() -> None:
    names = ("ursulines", "index", "cajetan", "exsurge-domine", "leipzig-debate")
    full = Table("; ".join(f"{name}: hand" for name in names)).turn("catholic")
    assert prospects(full, "catholic").given_up(1) < 0
    above = Table("; ".join(f"{name}: hand" for name in (*names, "pilgrimages"))).turn("catholic")
    assert prospects(above, "catholic").given_up(1) == 0
    assert prospects(above, "catholic").given_up(2) < 0


DUE = "franconian commons: cP p nP n; upper-saxon commons: cP p p nP n; melanchthon: hand"


def test_nothing_more_is_expected_of_a_circle_that_waits() -> None:
    own = with_card("wartburg", f"effects = [{convert(1, circles=2)}, {convert(1, where='disputed')}]")
    t = Table(f"{DUE}; wartburg: hand; disputed: upper-saxon", own=own).begins("protestant", "play wartburg")
    t.play("convert franconian commons", "convert upper-saxon commons", "take franconian")
    seen = prospects(t, "protestant")
    assert 0 not in seen.open
    assert seen.pending() == _FOREIGN, "the card for the first circle; the rest of his card finds none"


def test_what_same_means_in_a_list_that_waits() -> None:
    """The list goes on in the circle chosen last, whatever a Foreign Influence card has done in between."""
    own = with_card("wartburg", f"effects = [{convert(1, circles=2)}, {dispute()}, {convert(1)}, {convert(1, where='same')}]")
    t = Table(f"{DUE}; lower-saxon commons: cP p p p nP; wartburg: hand", own=own).begins("protestant", "play wartburg")
    t.play("convert franconian commons", "take franconian", "influence white", "foreign third-way")
    lists = [frame for frame in range(BOTTOM, t.s.cells[TOP] + 1, FRAME) if t.s.cells[frame] == agenda.LIST]
    assert [same_of(t.s.cells[frame + 2]) for frame in lists] == [0, EMPTY]
    assert prospects(t, "protestant").pending() > 0


def test_a_card_that_is_owed_after_a_then() -> None:
    own = with_card("territorial-church", f'permanent = {{ when = "you_take_circle", then = [{dispute()}] }}')
    t = Table(f"{DUE}; territorial-church: front; vernacular-worship: hand", own=own)
    t.begins("protestant", "play vernacular-worship", "convert franconian commons")
    assert t.step == "use"
    left = t.fork().play("leave")
    using = t.play("use")
    assert prospects(using, "protestant").pending() >= prospects(left, "protestant").pending() > _FOREIGN - 1
    assert prospects(using, "catholic").pending() == 0


def test_what_cannot_be_done_is_worth_nothing() -> None:
    """Taking back from an empty discard, and what costs more cards than there are."""
    t = Table("ursulines: hand").turn("catholic")
    assert prospects(t, "catholic").recovered(2) == 0
    content = t.game.content
    costs = [(card, first) for card in range(2 * CARDS) for first in content.lists[card] if content.op[first] == COST]
    assert costs
    for card, first in costs:
        side = RELIGIONS[card // CARDS]
        assert prospects(t, side).ops(first, EMPTY, content.op_n[first] - 1) == 0
        assert prospects(t, side).ops(first, EMPTY, content.op_n[first]) >= 0
