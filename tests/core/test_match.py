"""A match: legality, lots, events, and taking back as far as the barrier."""

from __future__ import annotations

import pytest

from triptych.core import registry
from triptych.core.chance import ForcedChance, NoChance, SeededChance
from triptych.core.errors import IllegalMove, TriptychError
from triptych.core.match import UNDO, Match, entry, entry_move, entry_seat
from triptych.core.state import CHANCE

GAME = registry.game("column-of-fire")
SETUP = [
    "begin 1",
    *("deal 1", "deal 2", "deal 3"),
    *("roll black 3",) * 3,
    *("turn-up elizabeth", "turn-up coligny", "turn-up huus", "turn-up philip"),
    *("roll white 4", "roll blue 1", "roll orange 3", "roll brown 1", "roll purple 1"),
]
BEGUN = len(SETUP) + 1  # these lots, and a window that the second player has passed


def started(*lots: str, undo: bool = True, keep_events: bool = False) -> Match:
    """Three players, the first choosing a person; then these lots."""
    source = ForcedChance([GAME.lots.parse(lot) for lot in [*SETUP, *lots]], SeededChance("rest"))
    match = Match(GAME, 3, source, undo=undo, keep_events=keep_events)
    assert match.state.actor == 1, "who has 3 VP is asked before the conflicts of his first half-year"
    play(match, "pass")
    assert match.state.actor == 0
    return match


def play(match: Match, *texts: str) -> None:
    for text in texts:
        match.play(match.state.actor, GAME.moves.parse(text))


def offered(match: Match) -> list[str]:
    return [GAME.moves.text(move) for move in match.state.moves]


# -- entries -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(-1, 6))
@pytest.mark.parametrize("move", [UNDO, 0, 1, 7, 8, 1000])
def test_an_entry_is_one_int(seat: int, move: int) -> None:
    packed = entry(seat, move)
    assert (entry_seat(packed), entry_move(packed)) == (seat, move)


def test_everything_is_written_down() -> None:
    match = started("turn-up cecil")
    assert [GAME.lots.text(entry_move(packed)) for packed in match.entries if entry_seat(packed) == CHANCE] == SETUP
    assert [GAME.moves.text(entry_move(packed)) for packed in match.entries if entry_seat(packed) == 1] == ["pass"]
    play(match, "take white england", "return-stone", "skip")
    assert [entry_seat(packed) for packed in match.entries[BEGUN:]] == [0, 0, 0, CHANCE]
    assert GAME.lots.text(entry_move(match.entries[-1])) == "turn-up cecil"


# -- legality ----------------------------------------------------------------------------------------------------------


def test_an_illegal_move_changes_nothing() -> None:
    match = started()
    before = (match.state.key(), list(match.entries), match.barrier)
    for seat, text, what in (
        (0, "raise", "'raise' is not offered now; legal: take white england"),
        (1, "take white england", "seat 2 is not asked now, seat 1 is"),
        (CHANCE, "take white england", "seat 0 is not asked now"),
    ):
        with pytest.raises(IllegalMove, match=what):
            match.play(seat, GAME.moves.parse(text))
    for number in (-1, GAME.moves.size, 10**9):
        with pytest.raises(IllegalMove, match=f"'{number}' is not offered now"):
            match.play(0, number)
    assert (match.state.key(), match.entries[:], match.barrier) == before


def test_nothing_can_be_played_when_it_is_over_or_a_lot_is_due() -> None:
    match = Match(GAME, 2, NoChance())
    assert match.state.actor == CHANCE
    assert match.entries == []
    with pytest.raises(IllegalMove, match="a lot is to be drawn first"):
        match.play(0, 0)
    with pytest.raises(IllegalMove, match="a lot is to be drawn first"):
        match.play(CHANCE, match.state.moves[0])
    match = Match(GAME, 2, SeededChance("whole"), undo=False)
    chance = SeededChance("moves")
    while not match.over:
        match.play(match.state.actor, match.state.moves[chance.below(len(match.state.moves))])
    with pytest.raises(IllegalMove, match="the game is over"):
        match.play(0, 0)
    assert not match.can_undo(0)


def test_a_source_that_draws_what_cannot_be_drawn() -> None:
    with pytest.raises(TriptychError, match="cannot be drawn now"):
        Match(GAME, 3, ForcedChance([GAME.lots.parse("deal 1")]))


def test_a_number_of_players_the_game_is_not_for() -> None:
    with pytest.raises(TriptychError, match="is for 2, 3, 4 players, not 7"):
        Match(GAME, 7, SeededChance(0))


# -- taking back -------------------------------------------------------------------------------------------------------


def test_nothing_to_take_back_at_the_start() -> None:
    match = started()
    assert not any(match.can_undo(seat) for seat in range(-1, 3))
    with pytest.raises(IllegalMove, match="nothing to take back"):
        match.undo(0)


def test_a_move_is_taken_back_and_both_stay_in_the_record() -> None:
    match = started()
    before = match.state.key()
    play(match, "take white england")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    assert not match.can_undo(CHANCE)
    match.undo(0)
    assert match.state.key() == before
    assert "take white england" in offered(match)
    assert [entry_move(packed) for packed in match.entries[-2:]] == [GAME.moves.parse("take white england"), UNDO]
    assert len(match.effective()) == BEGUN


def test_several_moves_one_after_the_other() -> None:
    match = started()
    keys = [match.state.key()]
    for text in ("take white england", "lay-stone"):
        play(match, text)
        keys.append(match.state.key())
    match.undo(0)
    assert match.state.key() == keys[1]
    play(match, "return-stone")
    match.undo(0)
    match.undo(0)
    assert match.state.key() == keys[0]
    assert not match.can_undo(0)
    play(match, "take purple spain")
    assert match.can_undo(0)


def test_not_across_a_lot() -> None:
    match = started("turn-up cecil")
    play(match, "take white england", "lay-stone")
    assert match.can_undo(0)
    play(match, "skip")
    assert match.state.actor == 0, "he is asked again, but a card was turned up"
    assert not match.can_undo(0)
    play(match, "go 8")
    assert match.can_undo(0)
    match.undo(0)
    assert not match.can_undo(0), "as far as the lot, and no further"


def test_not_when_somebody_else_is_asked() -> None:
    match = started("turn-up cecil", *(f"roll {die} 1" for die in ("white", "blue", "orange", "brown", "purple")))
    play(match, "take white england", "lay-stone", "skip", "go 8", "skip")
    assert match.state.actor == 1
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_what_he_has_shown_himself_can_be_taken_back() -> None:
    match = started("draw neutral_stone", "turn-up orange")
    play(match, "take orange netherlands", "lay-stone", "gain tile", "pass")
    play(match, "go 8")
    assert match.can_undo(0)
    play(match, "tile place neutral spain")
    assert match.state.actor == 0, "he is still asked"
    assert match.can_undo(0), "everybody has seen his tile, and he has learned nothing"
    before = match.state.key()
    match.undo(0)
    play(match, "tile place neutral spain")
    assert match.state.key() == before
    match.undo(0)
    match.undo(0)
    assert not match.can_undo(0), "a card was turned up before"


def test_the_others_events_stay_told() -> None:
    match = started(keep_events=True)
    told = len(match.events)
    play(match, "take white england")
    after = list(match.events)
    assert len(after) > told
    assert after[-1][0] == len(match.entries)
    match.undo(0)
    assert match.events == after, "taken back, not untold"
    play(match, "take white england")
    assert len(match.events) > len(after), "and told again when it happens again"


def test_a_match_may_do_without_undo() -> None:
    match = started(undo=False)
    play(match, "take white england")
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove, match="nothing to take back"):
        match.undo(0)


def test_with_and_without_undo_the_same_game() -> None:
    games = []
    for undo in (True, False):
        match = Match(GAME, 3, SeededChance("same"), undo=undo)
        chance = SeededChance("same moves")
        while not match.over:
            match.play(match.state.actor, match.state.moves[chance.below(len(match.state.moves))])
        games.append((match.entries, match.state.key()))
    assert games[0] == games[1]


# -- forks -------------------------------------------------------------------------------------------------------------


def test_a_fork_goes_on_and_leaves_the_match_as_it_is() -> None:
    match = started("turn-up cecil", keep_events=True)
    play(match, "take white england")
    before = (match.state.key(), list(match.entries), list(match.events), match.barrier, match.can_undo(0))
    fork = match.fork()
    assert (fork.state.key(), fork.entries[:], fork.events, fork.barrier, fork.can_undo(0)) == before
    play(fork, "lay-stone", "skip")
    assert (match.state.key(), match.entries[:], match.events, match.barrier, match.can_undo(0)) == before
    assert len(fork.events) > len(match.events)
    assert not fork.can_undo(0)
    other = match.fork()
    other.undo(0)
    assert match.can_undo(0)
    assert not other.can_undo(0)


def test_a_match_of_forks_is_the_same_game() -> None:
    games = []
    for forks in (True, False):
        match = Match(GAME, 3, SeededChance("same"), keep_events=True)
        chance = SeededChance("same moves")
        while not match.over:
            match = match.fork() if forks else match
            match.play(match.state.actor, match.state.moves[chance.below(len(match.state.moves))])
        games.append((match.entries, match.events, match.barrier, match.state.key()))
    assert games[0] == games[1]


# -- watching ----------------------------------------------------------------------------------------------------------


def test_without_listeners_nothing_is_kept() -> None:
    match = started()
    play(match, "take white england")
    assert match.events == []
    assert match.state.sink is None


def test_events_come_with_the_number_of_entries() -> None:
    match = started("turn-up cecil", keep_events=True)
    begins = GAME.events.by_name["begins"]
    assert match.events[0] == (1, (begins, 0, 0, 0, 0))
    play(match, "take white england", "lay-stone", "skip")
    turned_up = GAME.events.by_name["turned-up"]
    assert [at for at, event in match.events if event[0] == turned_up][-1] == len(match.entries)
    assert match.state.sink == []


def test_a_trail_shows_every_step() -> None:
    match = started("turn-up cecil", keep_events=True)
    match.trail = []
    play(match, "take white england", "lay-stone", "skip")
    assert len(match.trail) == 4, "three moves and a lot"
    assert match.trail[-1].key() == match.state.key()
    assert len({state.key() for state in match.trail}) == 4


# -- several asked at once ---------------------------------------------------------------------------------------------


def test_a_question_stays_put_while_others_answer_theirs() -> None:
    """Both draft: the answer of one leaves the other's question as it is; when all have answered everybody is asked anew."""
    game = registry.game("sola-fide", options={"sides": "first-catholic", "decks": "draft"})
    match = Match(game, 2, SeededChance("draft"))
    begun = len(match.entries)
    assert game.asked(match.state) == [0, 1]
    assert match.put_at == [begun, begun]

    def keep(seat: int) -> None:
        before = game.legal(match.state, 1 - seat)
        match.play(seat, game.legal(match.state, seat)[0])
        assert not match.can_undo(0)
        assert not match.can_undo(1)
        if game.asked(match.state) == [0, 1]:
            assert game.legal(match.state, 1 - seat) == before

    for _ in range(3):
        keep(1)
        assert match.put_at == [begun, len(match.entries)]
    assert match.fork().put_at == match.put_at
    keep(0)
    first = len(match.entries)
    keep(1)
    assert match.put_at == [first, len(match.entries)]
    for _ in range(11):
        keep(1)
    assert game.asked(match.state) == [0]
    assert match.put_at == [first, len(match.entries)]
    for _ in range(13):
        keep(0)
        assert match.put_at == [len(match.entries)] * 2
    keep(0)
    assert game.step(match.state).name == "turn"
    assert match.put_at == [len(match.entries)] * 2


def test_ordinary_questions_are_put_after_the_last_entry() -> None:
    match = started()
    play(match, "take white england")
    assert match.put_at == [len(match.entries)] * 3
    match.undo(0)
    assert match.put_at == [len(match.entries)] * 3
