"""Whatever is handed in: an illegal move changes nothing, and no text brings anything but the library's own errors."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.playing import Dice, every_game, every_table, examples, find, play_match, scaled, seat_names, within
from triptych.core import record, registry
from triptych.core.chance import SeededChance
from triptych.core.errors import IllegalMove, RecordError, TriptychError
from triptych.core.match import Match


def everything(match: Match) -> tuple[Any, ...]:
    s = match.state
    sink = None if s.sink is None else s.sink[:]
    return s.key(), s.actor, s.moves[:], match.entries[:], match.events[:], match.barrier, sink


@every_table
def test_illegal_moves_change_nothing(name: str, players: int) -> None:
    game = find(name)
    size = game.moves.size
    odd = [-1, -2, -size, size, size + 1, 1 << 31, 1 << 62, 1 << 64, -(1 << 63), -(1 << 64), 10**30]
    tried = 0
    for i in range(scaled(2)):
        dice = Dice(game, f"illegal {players} {i}")
        rng = dice.rng
        match = Match(game, players, SeededChance(i), keep_events=True)
        over = False
        while not over:
            over = match.over
            s = match.state
            before = everything(match)
            bad = [(s.actor, move) for move in [*rng.sample(range(size), 4), *rng.sample(odd, 3)] if move not in s.moves]
            bad += [(seat, rng.choice(s.moves or [0])) for seat in (*range(-3, players + 2), 7, 1 << 40) if seat != s.actor]
            for seat, move in bad:
                tried += 1
                with pytest.raises(IllegalMove) as caught:
                    match.play(seat, move)
                assert str(caught.value).strip()
                if seat in game.asked(s) and not over:
                    assert caught.value.legal == [game.moves.text(legal) for legal in game.legal(s, seat)]
                    assert all(text in str(caught.value) for text in caught.value.legal)
                else:
                    assert caught.value.legal == []
            assert everything(match) == before
            if not over:
                match.play(s.actor, dice.answer(s))
    assert tried > 1000


@every_game
def test_any_text_is_a_move_or_refused(name: str) -> None:
    game = find(name)
    tables = (game.moves, game.lots)
    words = sorted({word for table in tables for text in table.index for word in text.split()})

    @examples(300)
    @given(st.one_of(st.text(), st.lists(st.sampled_from(words), max_size=5).map(" ".join)))
    def parse(text: str) -> None:
        for table in tables:
            with suppress(TriptychError):
                assert table.text(table.parse(text)) == " ".join(text.split())

    parse()
    for table in tables:
        rng = random.Random(name)
        for text in rng.choices(list(table.index), k=200):
            with pytest.raises(TriptychError):
                table.parse(f"{text} {rng.choice(words)} {text}")
        with pytest.raises(TriptychError):
            table.parse("x" * 100_000)


@every_game
def test_any_json_is_a_move_or_refused(name: str) -> None:
    game = find(name)
    tables = (game.moves, game.lots)
    leaves = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5))
    anything = st.recursive(
        leaves, lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=4), inner, max_size=3))
    )
    kinds = st.sampled_from([kind.words for table in tables for kind in table.kinds])

    @examples(200)
    @given(st.one_of(anything, st.fixed_dictionaries({"kind": st.one_of(kinds, anything)}, optional={"args": anything})))
    def from_json(data: object) -> None:
        for table in tables:
            with suppress(TriptychError):
                assert table.text(table.from_json(data))

    from_json()


# -- records ------------------------------------------------------------------------------------------------------------------------------


def read_and_play_or_refuse(text: str) -> bool:
    """Read and play a record; only the library's errors may come, those of a line with a line that is there."""
    refusal: TriptychError | None = None
    with within(20):
        try:
            read = record.parse(text)
            assert record.parse(read.write()).write() == read.write()
            read.check(registry.game)
        except TriptychError as error:
            refusal = error
    if isinstance(refusal, RecordError):
        assert 1 <= refusal.line <= text.count("\n") + 1
        assert str(refusal).startswith(f"line {refusal.line}: ")
    return refusal is None


@every_game
def test_any_text_is_a_record_or_refused(name: str) -> None:
    game = find(name)
    players = game.player_counts[0]
    text = record.of_match(play_match(game, players, "any text", stop=10), seat_names(players)).write()
    head, _, body = text.partition("\n\n")
    rows = body.strip().split("\n")
    lots = [f"- {text}" for text in game.lots.index]
    moves = [f"{seat + 1} {text}" for text in game.moves.index for seat in range(players)]

    @examples(100)
    @given(st.text(), st.lists(st.text(), max_size=4))
    def anything(text: str, more: list[str]) -> None:
        read_and_play_or_refuse(text)
        read_and_play_or_refuse("\n".join([record.FIRST_LINE, *more]))
        read_and_play_or_refuse("\n".join([head, *more]))
        read_and_play_or_refuse("\n".join([head, "", text, *more]))

    @examples(100)
    @given(st.integers(0, len(rows)), st.lists(st.sampled_from([*lots, *moves, "1 undo", "- ?", "result 0 0", "#", ""]), max_size=6))
    def almost(upto: int, more: list[str]) -> None:
        read_and_play_or_refuse("\n".join([head, "", *rows[:upto], *more, ""]))

    anything()
    almost()


@every_table
def test_spoilt_records_are_read_or_refused(name: str, players: int) -> None:
    game = find(name)
    rng = random.Random(f"spoilt records {name} {players}")
    texts = [
        record.of_match(play_match(game, players, f"spoilt {i}", undos=0.2, stop=12), seat_names(players), {"a": "b"}).write()
        for i in range(6)
    ]
    texts += [record.of_match(play_match(game, players, "own", stop=5), seat_names(players), None, game.content_text).write()]
    outcomes: list[bool] = []
    for i in range(scaled(400)):
        text = texts[i % len(texts)] if i % 40 else texts[-1]
        for _ in range(rng.choice([1, 1, 2, 5])):
            place = rng.randrange(len(text))
            way = rng.randrange(4)
            if way == 0:
                text = text[:place] + text[place + rng.randrange(1, 6) :]
            elif way == 1:
                text = (
                    text[:place]
                    + rng.choice(["\n", " ", "0", "9" * 5000, "-", "|", "#", "?", "\x00", "\r", "²", "\n\n", "\ud800"])
                    + text[place:]
                )
            elif way == 2:
                text = text[:place] + chr(rng.randrange(32, 127)) + text[place + 1 :]
            else:
                other = rng.randrange(len(text))
                text = text[:place] + text[other : other + rng.randrange(40)] + text[place:]
            text = text or "\n"
        outcomes.append(read_and_play_or_refuse(text))
    assert outcomes.count(False) > len(outcomes) // 4


@every_game
def test_content_that_nobody_wrote(name: str) -> None:
    game = find(name)
    players = game.player_counts[0]
    match = Match(game, players, SeededChance(0))
    text = replace(record.of_match(match, seat_names(players)), own_content="CONTENT").write()
    for content in [
        "x",
        "a = " + "[" * 5000,
        "a = " + "{a=" * 5000,
        "\ud800 = 1",
        "\x00",
        "a = 1\na = 2",
        f"{game.content_text}\n[x]\ny = 1",
    ]:
        own = "\n".join(f"|{line}" for line in content.split("\n"))
        with pytest.raises(TriptychError):
            record.parse(text.replace("|CONTENT", own)).check(registry.game)
    with pytest.raises(TriptychError):
        record.parse(text.replace("|CONTENT", "").replace(game.content_hash, "f" * 300)).check(registry.game)
