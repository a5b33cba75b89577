"""What everyone sees, and what nobody may (CF-13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.column_of_fire.table import BLUE, GREEN, RED, YELLOW, Table, fire
from triptych.core.chance import ForcedChance, SeededChance
from triptych.core.game import Game
from triptych.core.match import Match
from triptych.core.record import for_seat, of_match
from triptych.core.state import UNKNOWN
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import TILE_KINDS
from triptych.games.column_of_fire.view import unseen_tiles

HIDDEN = [UNKNOWN] * TILE_KINDS


def hand(cells: list[int], seat: int) -> list[int]:
    return cells[m.TILES + seat * TILE_KINDS : m.TILES + (seat + 1) * TILE_KINDS]


def with_tiles(players: int = 4) -> Table:
    t = Table(players).has(RED, tiles={"captain": 1, "vp:3": 1}).has(GREEN, tiles={"step_on": 2, "vp:1": 1})
    return t.first_half(RED)


def test_cf_13_1_the_faces_of_tiles_held_are_for_their_owner_only() -> None:
    t = with_tiles()
    for seat in range(-1, 4):
        view = t.game.view(t.s, seat)
        for other in range(4):
            assert hand(view.cells, other) == (hand(t.s.cells, other) if other == seat else HIDDEN)
        assert view.cells[m.SUPPLY : m.SUPPLY + TILE_KINDS] == HIDDEN, "nor does anybody see what is face down"


def test_cf_13_1_all_else_is_open() -> None:
    t = with_tiles().has(GREEN, goods={"ore": 2}, protection=3).house(BLUE, "spain", 2).lay("france", catholic=2)
    secret = {*range(m.TILES, m.TILES + 4 * TILE_KINDS), *range(m.SUPPLY, m.SUPPLY + TILE_KINDS)}
    for seat in range(-1, 4):
        view = t.game.view(t.s, seat)
        assert [cell for i, cell in enumerate(view.cells) if i not in secret] == [
            cell for i, cell in enumerate(t.s.cells) if i not in secret
        ]
        assert view.cells[m.TILE_COUNT : m.TILE_COUNT + 4] == [2, 3, 0, 0]


def test_cf_13_1_used_tiles_are_open() -> None:
    t = with_tiles().has(YELLOW, tiles={"neutral_stone": 1}).first_half(YELLOW).play("tile place neutral spain")
    for seat in range(-1, 4):
        view = t.game.view(t.s, seat)
        assert view.cells[m.USED : m.USED + TILE_KINDS] == t.s.cells[m.USED : m.USED + TILE_KINDS]
    assert sum(t.used.values()) == 1


def test_cf_13_1_only_the_one_who_is_asked_sees_his_moves() -> None:
    t = with_tiles()
    assert t.asked == RED
    assert [len(t.game.view(t.s, seat).moves) for seat in range(-1, 4)] == [0, len(t.s.moves), 0, 0, 0]
    assert t.game.legal(t.s, GREEN) == []


def test_cf_13_1_being_asked_tells_nobody_which_tile_it_is() -> None:
    """Whatever red's two tiles are, the same seats are asked, and everybody else sees the same."""
    seen: set[tuple[object, ...]] = set()
    for tiles in ({"captain": 2}, {"vp:1": 2}, {"take_die": 1, "vp:3": 1}, {"neutral_stone": 1, "turn_die": 1}):
        t = Table().has(RED, vp=1, tiles=tiles).before_roll(RED)
        trail: list[object] = []
        for text in (
            "pass",
            "roll white 3",
            "roll blue 3",
            "roll orange 3",
            "roll brown 3",
            "roll purple 3",
            "no-person",
            "go 8",
            "skip",
            "pass",
        ):
            trail.append((t.asked, t.step, *(tuple(t.game.view(t.s, seat).key()) for seat in (-1, GREEN, YELLOW, BLUE))))
            t.play(text)
        seen.add(tuple(trail))
    assert len(seen) == 1


def test_cf_13_1_a_drawn_tile_is_told_to_its_owner_only() -> None:
    t = Table().using(RED, "huus").play("gain tile", "draw vp:2")
    event = next(event for event in t.s.sink or [] if event[0] == t.game.events.by_name["tile-drawn"])
    assert t.game.events.for_seat(event, RED) == event
    for seat in (-1, GREEN, YELLOW, BLUE):
        told = t.game.events.for_seat(event, seat)
        assert told[:2] == event[:2]
        assert told[2] == UNKNOWN
    assert t.game.events.to_json(event) == {"event": "tile-drawn", "seat": RED, "tile": t.content.tile_keys.index("vp:2")}


def test_cf_13_1_in_a_running_record_the_draw_is_hidden_from_the_others() -> None:
    game = fire()
    match = Match(game, 3, SeededChance("a drawn tile"), undo=False)
    lots = game.lots
    chance = SeededChance("policy")
    while not any(lots.text(entry // 8).startswith("draw") for entry in match.entries if entry % 8 == 0):
        offered = [game.moves.text(move) for move in match.state.moves]
        wanted = "gain tile" if "gain tile" in offered else offered[chance.below(len(offered))]
        match.play(match.state.actor, game.moves.parse(wanted))
    record = of_match(match, ["a", "b", "c"])
    at = next(i for i, line in enumerate(record.lines) if line.text.startswith("draw "))
    owner = record.lines[at - 1].seat
    for seat in range(-1, 3):
        shown = for_seat(match, record, seat).lines
        assert shown[at].text == (record.lines[at].text if seat == owner else "draw ?")
        assert [line.text for i, line in enumerate(shown) if i != at] == [line.text for i, line in enumerate(record.lines) if i != at]


def test_cf_13_1_after_the_end_everything_is_open() -> None:
    t = with_tiles()
    t.s.cells[m.FINALE] = m.FIFTY
    t.end_of_turn(BLUE, 2)
    assert t.over
    for seat in range(-1, 4):
        assert t.game.view(t.s, seat).key() == t.s.key()
        whole = t.game.determinize(t.game.view(t.s, seat), seat, SeededChance(1))
        assert whole.key() == t.s.key()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [-1, RED, GREEN])
def test_cf_13_1_a_view_is_filled_with_what_could_be_there(players: int, seat: int) -> None:
    t = with_tiles(players)
    t.play("pass")
    view = t.game.view(t.s, seat)
    unseen = unseen_tiles(view, seat)
    assert sum(unseen) == 28 - (0 if seat < 0 else view.cells[m.TILE_COUNT + seat])
    hands = set()
    for seed in range(12):
        s = t.game.determinize(view, seat, SeededChance(seed))
        assert not t.game.problems(s)
        assert UNKNOWN not in s.cells[m.TILES : m.USED + TILE_KINDS], "nothing is left unknown"
        assert t.game.view(s, seat).key() == view.key()
        assert (s.actor, s.cells[m.TILE_COUNT : m.TILE_COUNT + 4]) == (t.s.actor, t.s.cells[m.TILE_COUNT : m.TILE_COUNT + 4])
        if seat >= 0:
            assert hand(s.cells, seat) == hand(t.s.cells, seat)
        hands.add(tuple(hand(s.cells, 1 if seat != GREEN else 0)))
    assert len(hands) > 1


def test_cf_13_1_unseen_tiles_are_dealt_evenly() -> None:
    t = Table(2).has(GREEN, tiles={"vp:1": 1}).first_half(RED)
    view = t.game.view(t.s, RED)
    count = [0] * TILE_KINDS
    for seed in range(2800):
        s = t.game.determinize(view, RED, SeededChance(seed))
        for kind in range(TILE_KINDS):
            count[kind] += hand(s.cells, GREEN)[kind]
    for kind, there in enumerate(t.content.tile_count):
        assert abs(count[kind] - 100 * there) < 100


def test_cf_13_1_several_unseen_tiles_are_dealt_evenly() -> None:
    t = Table(3).has(GREEN, tiles={"vp:1": 5, "vp:2": 2}).has(RED, tiles={"take_die": 1}).first_half(RED)
    view = t.game.view(t.s, RED)
    count = [0] * TILE_KINDS
    games = 2000
    for seed in range(games):
        s = t.game.determinize(view, RED, SeededChance(seed))
        for kind in range(TILE_KINDS):
            count[kind] += hand(s.cells, GREEN)[kind]
    unseen = [there - (1 if key == "take_die" else 0) for key, there in zip(t.content.tile_keys, t.content.tile_count, strict=True)]
    for kind, there in enumerate(unseen):
        assert abs(count[kind] - games * 7 * there / 27) < 150, t.content.tile_keys[kind]


def test_cf_13_1_the_match_tells_nobody_more_than_a_view() -> None:
    """Two games that differ in hidden tiles only: the same views, prompts, events and errors for the others."""
    game: Game[Any] = fire()

    def told(drawn: str) -> list[object]:
        lots = ["begin 1", "deal 1", "deal 2", "deal 3", *["roll black 3"] * 3]
        lots += ["turn-up elizabeth", "turn-up coligny", "turn-up huus", "turn-up philip"]
        lots += ["roll white 1", "roll blue 1", "roll orange 4", "roll brown 1", "roll purple 1", f"draw {drawn}", "turn-up parma"]
        match = Match(game, 3, ForcedChance([game.lots.parse(lot) for lot in lots]), keep_events=True)
        seen: list[object] = []
        for seat, text in ((GREEN, "pass"), (RED, "take orange netherlands"), (RED, "lay-stone"), (RED, "gain tile"), (RED, "pass")):
            match.play(seat, game.moves.parse(text))
        for seat in (-1, GREEN, YELLOW):
            seen.append(game.position(game.view(match.state, seat)))
            seen.append(for_seat(match, of_match(match, ["a", "b", "c"]), seat).write())
            seen += [(at, game.events.for_seat(event, seat)) for at, event in match.events]
            if seat >= 0:
                seen.append(str(game.illegal(match.state, seat, 0)))
        return seen

    assert told("vp:3") == told("captain") == told("step_on")
