"""Penalties in round one of a new chapter (WE-8), in every combination, and with events that skip an action."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.world_without_end.table import PENALTIES, Table, op, with_event
from triptych.core.state import CHANCE

COMBINED = [" ".join(some) for n in range(4) for some in combinations(PENALTIES, n)]
PEACE = op("gain", who="all", what="vp", n=1)
IN_PEACE = with_event("ii01_war", PEACE, text=with_event("ii03_accusation", PEACE))  # no event of chapter II skips an action


def new_chapter(says: str, players: int = 2, *, chapter: int = 2, active: int = 0, own: str = "") -> Table:
    """Round one begins."""
    return Table(says, players, chapter=chapter, in_round=1, active=active, own=own).begins_round()


def piles(t: Table, seat: int) -> tuple[int, int, int]:
    return len(t.open_pile(seat)), len(t.face_down(seat)), len(t.hand(seat))


# -- WE-8.0: order -----------------------------------------------------------------------------------------------------


def test_we_8_0_before_the_first_event_is_turned_up() -> None:
    t = new_chapter("0 penalties: court")
    assert (t.asked, t.step) == (0, "idle")
    t.play("idle grain")
    assert (t.asked, t.step) == (0, "discard")
    t.play("discard piety")
    assert t.step == "turn-up"


def test_we_8_0_active_player_first_each_penance_then_royal_court() -> None:
    t = new_chapter("0 penalties: penance court; 1 penalties: court; 2 penalties: penance begging", 3, active=1)
    asked = []
    while t.step != "turn-up":
        asked.append((t.step, t.asked))
        t.play(t.offered[0])
    assert asked == [("idle", 1), ("discard", 1), ("lose-card", CHANCE), ("lose-card", CHANCE), ("idle", 0)]
    assert [line.split()[:2] for line in t.heard("idle", "discarded", "drawn-away")] == [
        ["idle", "1"],
        ["discarded", "1"],
        ["drawn-away", "2"],
        ["drawn-away", "0"],
        ["idle", "0"],
    ]


def test_we_8_0_only_in_round_one() -> None:
    t = Table("0 penalties: court penance", chapter=2, in_round=2).begins_round()
    assert t.step == "turn-up"


@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_we_8_0_from_the_dues_to_the_penalty(chapter: int) -> None:
    t = Table("1: 2 piety 2 grain 5 money", 2, chapter=chapter).ends_chapter("tax 2")
    assert t.active == 1
    assert (t.asked, t.step) == (CHANCE, "lose-card")
    t.play("lose-card grain")
    assert (t.asked, t.step) == (0, "idle")
    t.play("idle piety")
    assert t.step == "turn-up"
    assert t.penalties(0) == ["begging"]


# -- WE-8.1: penance ---------------------------------------------------------------------------------------------------


def test_we_8_1_one_card_is_drawn_at_random_onto_his_discard_pile() -> None:
    t = new_chapter("0 penalties: penance")
    assert (t.asked, len(t.offered)) == (CHANCE, 12)
    assert t.game.step(t.s).weights(t.s) == []
    t.play("lose-card sale")
    assert t.face_down(0) == ["sale"]
    assert "sale" not in t.hand(0)
    assert t.heard("drawn-away") == ["drawn-away 0 sale"]


def test_we_8_1_with_his_first_action_he_then_discards_none() -> None:
    t = new_chapter("0 penalties: penance").play("lose-card sale", "event ii08_army").lay()
    t.play("play grain", "take grain")
    assert t.asked == 1
    assert piles(t, 0) == (1, 1, 10)
    t.play("play grain", "skip", "discard piety")
    assert piles(t, 1) == (1, 1, 10)


def test_we_8_1_in_round_two_he_discards_as_ever() -> None:
    t = new_chapter("0 penalties: penance").play("lose-card sale", "event ii08_army").lay()
    t.play("play grain", "take grain").until("turn-up").play("event ii09_st_marks").lay().until("play")
    t.play(t.offered[0]).until("play")
    assert t.asked == 0
    t.play("play piety", "take piety")
    assert (t.asked, t.step) == (0, "discard")


def test_we_8_1_he_has_all_six_actions() -> None:
    t = new_chapter("0 penalties: penance", own=IN_PEACE).until("tax")
    assert piles(t, 0) == (6, 6, 0)
    assert len([seat for seat, _ in t.told("played") if seat == 0]) == 6


# -- WE-8.2: begging ---------------------------------------------------------------------------------------------------


def test_we_8_2_no_income_in_the_first_round() -> None:
    t = new_chapter("1 penalties: begging").play("event ii09_st_marks").lay()
    assert t.heard("income", "begs", "vp") == ["income 0 stone 1", "begs 1"]
    assert t.news() == "0: +1 stone; small_church: nothing"


def test_we_8_2_no_point_instead_either() -> None:
    says = "0 penalties: begging; stock stone: 0"
    t = Table(says, 2, chapter=2, in_round=1).lays("ii11_crecy").play("lay 1")  # its stone for seat 0
    assert t.told("no-income") == []
    assert t.vp_from(0) == []
    assert t.told("begs") == [(0,)]


def test_we_8_2_if_active_he_still_lays_the_card_and_gets_the_favour() -> None:
    t = Table("0 penalties: begging; favour: queen", 2, chapter=2, in_round=1).lays("ii11_crecy")
    assert (t.asked, t.step) == (0, "lay")
    t.play("lay 3")
    assert t.news() == "0: +1 piety; 1: +1 loyalty; favour: prior"


def test_we_8_2_in_round_two_he_has_income_again() -> None:
    t = new_chapter("all penalties: begging").play("event ii09_st_marks").lay().until("turn-up")
    assert t.penalties(0) == t.penalties(1) == []
    t.fresh().play("event ii03_accusation").until("lay").lay()
    assert t.told("begs") == []
    assert len(t.told("income")) == 2


# -- WE-8.3: the Royal Court -------------------------------------------------------------------------------------------


def test_we_8_3_one_card_open_and_one_face_down_both_unused() -> None:
    t = new_chapter("0 penalties: court").play("idle grain", "discard piety")
    assert (t.open_pile(0), t.face_down(0)) == (["grain"], ["piety"])
    assert t.have(0, "grain") == 0
    assert t.heard("idle", "discarded") == ["idle 0 grain", "discarded 0 piety"]


def test_we_8_3_in_round_one_he_plays_nothing_more() -> None:
    t = new_chapter("0 penalties: court").play("idle grain", "discard piety", "event ii09_st_marks").lay()
    assert (t.asked, t.step) == (1, "play")
    t.play("play grain", "skip", "discard piety")
    assert t.step == "turn-up"
    assert piles(t, 0) == piles(t, 1) == (1, 1, 10)


def test_we_8_3_he_gets_income_and_lays_the_card_all_the_same() -> None:
    t = new_chapter("0 penalties: court").play("idle grain", "discard piety", "event ii09_st_marks")
    assert (t.asked, t.step) == (0, "lay")
    t.lay(1)
    assert t.told("laid")[0][0] == 0
    assert t.news().startswith("0: ")


def test_we_8_3_he_has_five_actions_not_six() -> None:
    t = new_chapter("0 penalties: court", own=IN_PEACE).until("tax")
    assert piles(t, 0) == piles(t, 1) == (6, 6, 0)
    played = [seat for seat, _ in t.told("played")]
    assert (played.count(0), played.count(1)) == (5, 6)


# -- WE-8.4: together, and with skipped actions ------------------------------------------------------------------------


@pytest.mark.parametrize("event", ["ii09_st_marks", "ii01_war"])
@pytest.mark.parametrize("penalties", COMBINED)
def test_we_8_4_whatever_comes_together_both_piles_have_one_card_after_round_one(penalties: str, event: str) -> None:
    t = new_chapter(f"0 penalties: {penalties or '-'}; all: 3 money", 3).until("turn-up").play(f"event {event}").until("lay").lay()
    t.until("turn-up")
    for seat in range(3):
        assert piles(t, seat) == (1, 1, 10)
    skipped = "court" in penalties or event == "ii01_war"
    assert len([seat for seat, _ in t.told("played") if seat == 0]) == int(not skipped)
    assert len([seat for seat, _ in t.told("idle") if seat == 0]) == int(skipped)
    assert len([seat for seat, _ in t.told("drawn-away") if seat == 0]) == int("penance" in penalties)
    assert len([seat for seat, _ in t.told("discarded") if seat == 0]) == int("penance" not in penalties)
    assert bool(t.told("begs")) == ("begging" in penalties)


def test_we_8_4_penance_and_royal_court_the_random_card_is_the_face_down_one() -> None:
    t = new_chapter("0 penalties: penance court").play("lose-card sale")
    assert (t.asked, t.step, len(t.offered)) == (0, "idle", 11)
    t.play("idle grain")
    assert t.step == "turn-up"
    assert (t.open_pile(0), t.face_down(0)) == (["grain"], ["sale"])


def test_we_8_4_a_skipped_action_is_laid_at_the_moment_the_event_is_carried_out() -> None:
    t = Table("", 2).happens("ii01_war")
    assert (t.asked, t.step) == (0, "idle")
    t.play("idle grain", "discard piety")
    assert (t.asked, t.step) == (1, "idle")
    t.play("idle sale", "discard grain")
    assert t.step == "lay"
    t.lay(2)
    assert t.step == "turn-up", "nobody plays anything in this round"
    assert t.told("played") == []


def test_we_8_4_only_those_whom_the_event_hits() -> None:
    t = Table("0: 1 piety; 2: 1 piety", 3).happens("ii03_accusation")
    assert t.asked == 1
    t.play("idle grain", "discard piety").lay()
    assert (t.asked, t.step) == (0, "play")
    t.play("play sale", "discard favour")
    assert (t.asked, t.step) == (2, "play")
    t.play("play sale", "discard favour")
    assert t.step == "turn-up"


def test_we_8_4_after_penance_only_the_open_one() -> None:
    t = new_chapter("0 penalties: penance").play("lose-card sale", "event ii01_war", "idle grain")
    assert t.asked == 1
    assert piles(t, 0) == (1, 1, 10)


def test_we_8_4_in_the_next_round_all_is_as_ever() -> None:
    t = Table("", 2).happens("ii01_war", "idle grain", "discard piety", "idle grain", "discard piety").lay(2)
    t.play("event ii09_st_marks").lay()
    assert (t.asked, t.step) == (1, "play")


def test_we_8_4_he_still_has_his_turn_for_permanent_exchanges() -> None:
    own = with_event("ii05_masons", op("exchange", give={"money": 1}, get={"stone": 1}), permanent=True)
    t = new_chapter("all: 5 money; 0 penalties: court", own=own).play("idle grain", "discard piety", "event ii05_masons").lay()
    assert (t.asked, t.offered) == (0, ["pass", "exchange ii05_masons"])
    t.play("exchange ii05_masons")
    assert (t.asked, t.step) == (1, "exchanges")
    t.play("pass", "play grain", "skip", "pass", "discard piety")
    assert t.step == "turn-up"


def test_we_8_4_he_chooses_the_face_down_card_himself_also_while_cards_are_drawn() -> None:
    own = with_event("iii07_papal_pardon", op("skip_action", who="all"))
    t = Table("edge: iii11_plague_course", 2, own=own).happens("iii07_papal_pardon", "idle grain")
    assert (t.asked, t.step) == (0, "discard")


def test_we_8_4_otherwise_the_face_down_card_is_drawn_then() -> None:
    t = Table("edge: iii11_plague_course", 2).uses("grain", "take grain")
    assert (t.asked, t.step, len(t.offered)) == (CHANCE, "lose-card", 11)
    t.play("lose-card sale")
    assert t.face_down(0) == ["sale"]
    assert t.asked == 1


# -- WE-8.5: skipped actions in round one ------------------------------------------------------------------------------


def test_we_8_5_who_is_before_the_royal_court_does_not_lay_two_cards_again_for_the_war() -> None:
    t = new_chapter("0 penalties: court").play("idle grain", "discard piety", "event ii01_war")
    assert t.asked == 1
    t.play("idle grain", "discard piety")
    assert t.step == "lay"
    assert piles(t, 0) == piles(t, 1) == (1, 1, 10)


def test_we_8_5_so_for_every_event_that_skips_an_action() -> None:
    t = new_chapter("0 penalties: court; 1: 1 piety").play("idle grain", "discard piety", "event ii03_accusation")
    assert t.step == "lay"
    own = with_event("iv09_peace", op("skip_action", who="all"))
    t = new_chapter("0 penalties: court penance", chapter=4, own=own).play("lose-card sale", "idle grain", "event iv09_peace", "plague 3")
    assert t.asked == 1


def test_we_8_5_in_chapter_one_of_a_first_game_a_skipped_action_is_one_open_card_only() -> None:
    own = with_event("i04_fair", op("skip_action", who="all"))
    t = Table("", 2, chapter=1, first_game=True, own=own).happens("i04_fair", "idle grain")
    assert (t.asked, t.step) == (1, "idle")
    t.play("idle grain").lay()
    assert t.step == "turn-up"
    assert piles(t, 0) == piles(t, 1) == (1, 0, 5)


def test_we_8_5_in_later_chapters_of_a_first_game_two_cards() -> None:
    t = Table("", 2, chapter=2, first_game=True).happens("ii01_war", "idle grain")
    assert (t.asked, t.step) == (0, "discard")
