"""Records: text and back byte for byte, replay to the same position, and the first wrong line named."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conformance.playing import Judge, every_game, every_table, find, play_match, scaled, seat_names
from triptych.core import record, registry
from triptych.core.errors import RecordError, TriptychError
from triptych.core.game import Game
from triptych.core.match import Match, entry_move, entry_seat
from triptych.core.state import CHANCE


def with_comments(rng: random.Random, text: str) -> str:
    """The same record with comments between its lines."""
    head, _, body = text.partition("\n\n")
    rows = body.split("\n")[:-1]
    result = rows.pop() if rows and rows[-1].startswith("result") else None
    out: list[str] = []
    for row in rows:
        while rng.random() < 0.2:
            out.append(rng.choice(["#", "# a comment", "#1 take", "#  undo ä 三  "]))
        out.append(row)
    return "\n".join([head, "", *out, *([result] if result else []), ""])


@every_table
def test_a_record_comes_back_and_replays_to_the_same_position(name: str, players: int) -> None:
    game = find(name)
    rng = random.Random(f"records {name} {players}")
    undos = 0
    for i in range(scaled(12)):
        stop = -1 if i % 3 else rng.randrange(1, 80)
        match = play_match(game, players, f"record {players} {i}", keep_events=True, undos=0.2 if i % 2 else 0.0, stop=stop)
        made = record.of_match(match, [f"Ann {i}", "Bo ö", *seat_names(players)][:players], {"pace": "slow and long"} if i % 2 else None)
        text = made.write()
        undos += text.count(" undo\n")
        assert record.parse(text).write() == text
        again = record.parse(text).check(registry.game)
        check_same(again, match)
        assert record.of_match(again, made.seats, made.options).write() == text

        commented = with_comments(rng, text)
        read = record.parse(commented)
        assert read.write() == commented
        assert read.result == made.result
        check_same(read.check(registry.game), match)

        replayed = read.replay(registry.game, keep_events=True)
        check_same(replayed, match)
        assert replayed.events == match.events
    assert undos or scaled(12) < 4


def check_same(match: Match, as_played: Match) -> None:
    assert match.state.key() == as_played.state.key()
    assert (match.state.actor, match.state.moves) == (as_played.state.actor, as_played.state.moves)
    assert match.entries == as_played.entries
    assert match.barrier == as_played.barrier


@every_table
def test_prefixes(name: str, players: int) -> None:
    game = find(name)
    rng = random.Random(f"prefixes {name} {players}")
    waiting = 0
    for i in range(scaled(2)):
        match = play_match(game, players, f"prefix {players} {i}", undos=0.2, keep_events=True)
        judge = Judge(game, players)
        states = [judge.state.clone()]
        for packed in match.entries:
            if entry_move(packed) < 0:
                judge.undo()
            else:
                judge.play(entry_seat(packed), entry_move(packed))
            states.append(judge.state.clone())
        read = record.parse(with_comments(rng, record.of_match(match, seat_names(players)).write()))
        for upto in sorted({*range(12), *(rng.randrange(len(states)) for _ in range(24)), len(states) - 1, len(states) + 5}):
            part = read.replay(registry.game, upto, keep_events=True)
            want = states[min(upto, len(states) - 1)]
            assert part.entries == match.entries[:upto]
            assert part.state.key() == want.key()
            assert (part.state.actor, part.state.moves) == (want.actor, want.moves)
            assert part.events == [(at, event) for at, event in match.events if at <= upto]
            if part.state.actor == CHANCE:
                waiting += 1
                assert not any(part.can_undo(seat) for seat in range(-1, players))
                with pytest.raises(TriptychError, match="lot"):
                    part.play(0, 0)
                with pytest.raises(TriptychError, match="lot"):
                    part.play(CHANCE, part.state.moves[0])
    assert waiting or not game.lots.size


@every_game
def test_content_of_ones_own_stands_in_the_record(name: str) -> None:
    game = find(name)
    players = game.player_counts[0]
    match = play_match(game, players, "own content", stop=20)
    made = record.of_match(match, seat_names(players), {"a": "1", "b": "2 3"}, game.content_text)
    text = made.write()
    read = record.parse(text)
    assert read.own_content == game.content_text
    assert read.options == {**game.options, "a": "1", "b": "2 3"}
    assert read.write() == text
    again = read.check(registry.game)
    check_same(again, match)
    with pytest.raises(TriptychError, match="hash"):
        record.parse(text.replace(f"content {game.content_hash}", f"content {'0' * 64}")).check(registry.game)


# -- wrong lines --------------------------------------------------------------------------------------------------------------------------


class Spoiler:
    """Ways to get one line of a record wrong."""

    def __init__(self, game: Game[Any], players: int, rng: random.Random) -> None:
        self.players = players
        self.rng = rng
        self.moves = list(game.moves.index)
        self.lots = list(game.lots.index)

    def spoil(self, rows: list[str], at: int) -> list[str]:
        """The rows with a change at row `at`, and perhaps at one other."""
        rng = self.rng
        rows = rows[:]
        who, _, text = rows[at].partition(" ")
        way = rng.randrange(10)
        if way == 0:
            del rows[at]
        elif way == 1:
            other = rng.randrange(len(rows))
            rows[at], rows[other] = rows[other], rows[at]
        elif way == 2:
            other = min(at + 1, len(rows) - 1)
            rows[at], rows[other] = rows[other], rows[at]
        elif way == 3:
            rows.insert(at, rows[at])
        elif way == 4:
            rows[at] = f"{rng.choice([str(seat + 1) for seat in range(self.players) if str(seat + 1) != who])} {text}"
        elif way == 5:
            rows[at] = f"{'1' if who == '-' else '-'} {text}"
        elif way == 6:
            rows[at] = f"{who} {rng.choice(self.lots if who == '-' else self.moves)}"
        elif way == 7:
            rows[at] = f"{who} {rng.choice(['nonsense', '?', f'{text} {text}', text[:-1] or 'x', text.upper()])}"
        elif way == 8:
            rows.insert(at, f"{rng.randrange(self.players) + 1} undo")
        else:
            rows.insert(at, f"- {rng.choice(self.lots)}")
        return rows


@every_table
def test_the_first_wrong_line_is_named_with_what_was_possible(name: str, players: int) -> None:
    game = find(name)
    rng = random.Random(f"wrong lines {name} {players}")
    spoiler = Spoiler(game, players, rng)
    wrong = right = 0
    for i in range(scaled(3)):
        match = play_match(game, players, f"wrong {players} {i}", undos=0.15 if i % 2 else 0.0)
        head, _, body = record.of_match(match, seat_names(players)).write().partition("\n\n")
        *rows, result = body.strip().split("\n")
        above = head.count("\n") + 2
        for _ in range(32):
            at = rng.randrange(len(rows)) if rng.random() < 0.8 else rng.randrange(min(20, len(rows)))
            spoilt = spoiler.spoil(rows, at)
            judge = Judge(game, players)
            line = next((n for n, row in enumerate(spoilt, above + 1) if not judge.read(row)), 0)
            text = "\n".join([head, "", *spoilt, result, ""])
            if line:
                wrong += 1
                with pytest.raises(RecordError) as caught:
                    record.parse(text).check(registry.game)
                assert caught.value.line == line, str(caught.value)
                message = str(caught.value)
                assert message.startswith(f"line {line}: ")
                assert all(possible in message for possible in judge.possible()), message
                assert judge.possible() or "over" in message
                with pytest.raises(RecordError) as again:
                    record.parse(text).replay(registry.game)
                assert str(again.value) == message
                before = record.parse(text).replay(registry.game, line - above - 1)
                assert before.state.key() == judge.state.key(), "everything above that line can be played"
            elif judge.possible() or f"result {' '.join(str(p) for p in game.points(judge.state))}" != result:
                with pytest.raises(RecordError) as caught:
                    record.parse(text).check(registry.game)
                assert caught.value.line == above + len(spoilt) + 1
            else:
                right += 1
                record.parse(text).check(registry.game)
    assert wrong > scaled(3) * 10


@every_table
def test_a_wrong_result(name: str, players: int) -> None:
    game = find(name)
    match = play_match(game, players, f"result {players}")
    text = record.of_match(match, seat_names(players)).write()
    *above, result = text.strip().split("\n")
    points = game.points(match.state)
    assert result == " ".join(["result", *(str(p) for p in points)])
    line = len(above) + 1
    for seat in range(players):
        wrong = [p + (other == seat) for other, p in enumerate(points)]
        with pytest.raises(RecordError, match=str(points[seat])) as caught:
            record.parse("\n".join([*above, " ".join(["result", *(str(p) for p in wrong)]), ""])).check(registry.game)
        assert caught.value.line == line
    for nonsense in [
        "result",
        "result 1",
        f"{result} 1",
        f"result {'x ' * players}",
        f"{result[:-1]}²",
        "result " + " ".join(["--5"] * players),
    ]:
        with pytest.raises(RecordError) as caught:
            record.parse("\n".join([*above, nonsense, ""]))
        assert caught.value.line == line
    with pytest.raises(RecordError) as caught:
        record.parse("\n".join([*above, result, above[-1], ""]))
    assert caught.value.line == line + 1
    with pytest.raises(RecordError, match="not over") as caught:
        record.parse("\n".join([*above[:-1], result, ""])).check(registry.game)
    assert caught.value.line == line - 1
    unfinished = record.parse("\n".join([*above[:-1], ""])).check(registry.game)
    assert not unfinished.over


@every_game
def test_a_wrong_header(name: str) -> None:
    game = find(name)
    players = game.player_counts[0]
    rows = record.of_match(play_match(game, players, "header", stop=5), seat_names(players), {"a": "b"}).write().split("\n")
    empty = rows.index("")
    last_seat = max(at for at in range(empty) if rows[at].startswith("seat"))

    def line_of(changed: list[str]) -> int:
        with pytest.raises(RecordError) as caught:
            record.parse("\n".join(changed)).check(registry.game)
        return caught.value.line

    for at in range(empty):
        if not rows[at].startswith("option"):
            missing = line_of(rows[:at] + rows[at + 1 :])
            assert missing == (1 if at == 0 else empty if not rows[at].startswith("seat") or at == last_seat else at + 1), rows[at]
        assert line_of([*rows[:at], "nonsense", *rows[at:]]) == at + 1
        assert line_of([*rows[:at], rows[at], *rows[at:]]) == at + 2
    number = {row.split(" ")[0]: at for at, row in enumerate(rows[:empty])}
    assert line_of([*rows[: number["rules"]], f"rules {game.version + 1}", *rows[number["rules"] + 1 :]]) == number["rules"] + 1
    for key in ("rules", "players"):
        for value in ("x", "-1", "0", "٣", "1" * 5000):
            assert line_of([*rows[: number[key]], f"{key} {value}", *rows[number[key] + 1 :]]) == number[key] + 1
    assert line_of([*rows[: number["players"]], f"players {players + 1}", *rows[number["players"] + 1 :]]) == empty + 1
    assert line_of(rows[:empty]) == empty
    for changed, said in [(f"game {name}x", f"{name}x"), ("content nonsense", "nonsense"), (f"content {'../' * 100}", "content")]:
        at = number[changed.split(" ")[0]]
        with pytest.raises(TriptychError, match=said):
            record.parse("\n".join([*rows[:at], changed, *rows[at + 1 :]])).check(registry.game)


UNSEEN = {"lines end with two signs": ("", "\r\n"), "a byte order mark": ("\ufeff", "\n"), "both": ("\ufeff", "\r\n")}


@every_game
@pytest.mark.parametrize("editor", UNSEEN)
def test_own_content_counts_without_what_an_editor_adds_unseen(name: str, editor: str) -> None:
    mark, end = UNSEEN[editor]
    plain = f"# mine\n{registry.shipped_content(name)}"
    written = mark + plain.replace("\n", end)
    game = registry.game(name, own_content=written)
    assert game.content_hash == registry.game(name, own_content=plain).content_hash
    players = game.player_counts[0]
    match = play_match(game, players, f"own content {editor}", stop=5)
    text = record.of_match(match, seat_names(players), own_content=written).write()
    again = record.parse(text)
    assert again.own_content == plain
    assert again.write() == text
    assert again.check(registry.game).state.key() == match.state.key()
