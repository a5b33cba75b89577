"""A position as text: every state and every view comes back from it, and whatever else is handed in is refused in words."""

from __future__ import annotations

import json
import random
import re

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.conformance.playing import Dice, every_game, every_table, examples, find, sampled, scaled, seats_and_spectator, walks, within
from triptych.core.errors import PositionError
from triptych.core.fields import ALL
from triptych.core.state import CHANCE, DEPTH, NOBODY, UNKNOWN
from triptych.core.steps import SEAT


@every_table
def test_every_state_comes_back(name: str, players: int) -> None:
    game = find(name)
    kinds: set[bool] = set()
    for s in walks(game, players, 5, "positions"):
        text = game.position(s)
        assert text.isprintable(), "a position is one line"
        t = game.from_position(text)
        assert t.key() == s.key()
        assert (t.actor, t.moves) == (s.actor, s.moves)
        assert game.position(t) == text
        kinds.add(s.actor == CHANCE)
    assert True in kinds or not game.lots.size, "lots were met too"
    assert s.actor == NOBODY


@every_table
def test_the_same_game_goes_on_from_a_position(name: str, players: int) -> None:
    game = find(name)
    for s in sampled(game, players, 4, 0.03, "going on"):
        t = game.from_position(game.position(s))
        dice = Dice(game, "going on")
        while s.actor != NOBODY:
            seat, move = s.actor, dice.answer(s)
            game.apply(s, seat, move)
            game.apply(t, seat, move)
            assert t.key() == s.key()


@every_table
def test_every_view_comes_back(name: str, players: int) -> None:
    game = find(name)
    unknown = 0
    for s in sampled(game, players, 6, 0.25, "view positions"):
        for seat in seats_and_spectator(players):
            view = game.view(s, seat)
            text = game.position(view)
            hides = any(UNKNOWN in view.cells[at : at + field.width] for field, at in game.layout.hidden_rows(seat))
            assert ("?" in text) == hides == (s.actor != NOBODY and any(True for _ in game.layout.hidden_rows(seat)))
            unknown += hides
            again = game.from_position(text)
            assert again.cells == view.cells
            assert again.actor == view.actor
            assert game.position(again) == text
            if seat == s.actor and seat >= 0:
                assert again.moves == view.moves == s.moves
    assert unknown or not any(True for _ in game.layout.hidden_rows(-1))


@every_table
def test_json_holds_every_field(name: str, players: int) -> None:
    game = find(name)
    for s in sampled(game, players, 2, 0.1, "json"):
        for cells in (s.cells, game.view(s, 0).cells):
            table = json.loads(json.dumps(game.layout.to_json(cells)))
            assert list(table) == [field.name for field in game.layout.fields]
            for field in game.layout.fields:
                if field.members:
                    values = table[field.name] if field.rows > 1 else [table[field.name]]
                    sets = [UNKNOWN if value is None else sum(1 << (number - 1) for number in value) for value in values]
                    assert sets == field.of(cells)
                    continue
                flat = [table[field.name]]
                while any(isinstance(value, list) for value in flat):
                    flat = [one for value in flat for one in (value if isinstance(value, list) else [value])]
                back = [
                    UNKNOWN if value is None else field.low + field.names.index(value) if isinstance(value, str) else value
                    for value in flat
                ]
                assert back == field.of(cells)


# -- what cannot be read ------------------------------------------------------------------------------------------------------------------


def read_or_refuse(name: str, text: str) -> bool:
    """Read a text; whatever it is, only PositionError may come. Does it describe a position?"""
    game = find(name)
    with within(10):
        try:
            s = game.from_position(text)
        except PositionError:
            return False
    assert s.actor < game.players(s)
    assert game.problems(s) == []
    assert game.from_position(game.position(s)).key() == s.key()
    return True


@every_game
def test_any_text_is_read_or_refused(name: str) -> None:
    game = find(name)
    head = f"{name}/{game.version} {game.content_hash[:8]}"

    @examples(150)
    @given(st.text())
    def anything(text: str) -> None:
        read_or_refuse(name, text)
        read_or_refuse(name, f"{head} {text}")

    @examples(150)
    @given(
        st.lists(st.tuples(st.sampled_from([step.name for step in game.steps]), st.integers(0, 99), st.integers(0, 99)), max_size=14),
        st.lists(
            st.tuples(st.sampled_from([field.name for field in game.layout.fields]), st.text("0123456789,/-?", max_size=20)), max_size=4
        ),
    )
    def almost(frames: list[tuple[str, int, int]], fields: list[tuple[str, str]]) -> None:
        agenda = ">".join(f"{step}:{a}:{b}" for step, a, b in frames)
        read_or_refuse(name, " ".join([head, agenda, *(f"{field}={values}" for field, values in fields)]))

    anything()
    almost()


def spoil(rng: random.Random, text: str, others: list[str], steps: list[str]) -> str:
    """One of many ways to get a position wrong."""
    words = text.split(" ")
    other = rng.choice(others).split(" ")
    at = rng.randrange(len(words))
    way = rng.randrange(9)
    if way == 0:
        del words[at]
    elif way == 1:
        place = rng.randrange(len(text))
        return text[:place] + rng.choice("0123456789,/:>=?- x\t\n٣²") + text[place + rng.randrange(2) :]
    elif way == 2:
        numbers = list(re.finditer(r"-?\d+", words[at]))
        if numbers:
            found = rng.choice(numbers)
            number = rng.choice(["0", "1", "2", "5", "7", "31", "64", "70", "99", "1000", "-1", "-2", "9" * 5000])
            words[at] = words[at][: found.start()] + number + words[at][found.end() :]
    elif way == 3:
        words[at] = words[rng.randrange(len(words))]
    elif way == 4:
        words[2] = other[2]
    elif way == 5 and at < len(other):
        words[at] = other[at]
    else:
        frames = words[2].split(">")
        place = rng.randrange(len(frames))
        new = f"{rng.choice(steps)}:{rng.choice([0, 1, 2, 3, 4, 9, 70])}:{rng.randrange(4)}"
        if way == 6:
            frames[place] = new
        elif way == 7:
            frames[place:place] = [new] * rng.choice([1, 1, 1, 12])
        else:
            rng.shuffle(frames)
        words[2] = ">".join(frames)
    return " ".join(words)


@every_table
def test_spoilt_positions_are_read_or_refused(name: str, players: int) -> None:
    game = find(name)
    rng = random.Random(f"spoilt {name} {players}")
    texts = [game.position(game.view(s, rng.choice([*range(-1, players)]))) for s in sampled(game, players, 3, 0.1, "spoilt views")]
    texts += [game.position(s) for s in sampled(game, players, 3, 0.1, "spoilt")]
    steps = [step.name for step in game.steps]
    fine = [read_or_refuse(name, spoil(rng, rng.choice(texts), texts, steps)) for _ in range(scaled(2500))]
    assert True in fine
    assert False in fine


@every_table
def test_any_agenda_is_read_or_refused(name: str, players: int) -> None:
    """Every step with all sorts of numbers, on the top of an agenda, in its middle and alone."""
    game = find(name)
    words = next(game.position(s) for s in sampled(game, players, 1, 0.1, "agendas") if s.actor >= 0).split(" ")
    outcomes: list[bool] = []
    for step in game.steps:
        for a in (0, 1, 2, 3, 4, 6, 9, 70, 999_999):
            for b in (0, 1, 3, 70):
                new = f"{step.name}:{a}:{b}"
                for agenda in (f"{words[2]}>{new}", f"{new}>{words[2]}", new):
                    outcomes.append(read_or_refuse(name, " ".join([*words[:2], agenda, *words[3:]])))
    assert True in outcomes
    assert False in outcomes


LONG = 20_000  # decisions and lots; the longest of thousands of random games have a tenth


def played_to_the_end(name: str, text: str, seed: str) -> bool:
    """A text is refused with a sentence, or what it says can be played on, whatever is played, to the end."""
    game = find(name)
    with within(60):
        try:
            s = game.from_position(text)
        except PositionError:
            return False
        if any(UNKNOWN in field.of(s.cells) for field in game.layout.fields if field.sees != ALL):
            return False  # of a view nothing can be carried out
        dice = Dice(game, seed)
        decisions = 0
        while s.actor != NOBODY:
            assert s.moves, text
            game.apply(s, s.actor, dice.answer(s))
            assert not game.layout.out_of_range(s.cells), text
            decisions += 1
            if decisions >= game.longest:  # where a server stops too: cards can be such that nothing happens any more
                return True
            assert decisions < LONG, text
        assert len(game.winners(s)) >= 1
    return True


@every_table
def test_what_is_not_refused_can_be_played_to_the_end(name: str, players: int) -> None:
    """Positions of played games, spoilt a little or much: the agenda of another, its frames changed, numbers of fields changed."""
    game = find(name)
    texts = [game.position(s) for s in sampled(game, players, 5, 0.2, "to the end")]
    steps = [step.name for step in game.steps]
    played: set[bool] = set()

    @settings(examples(150), phases=[Phase.generate])  # the text says it all: to make it smaller takes long, and tells no more
    @given(st.randoms(use_true_random=False), st.integers(1, 3))
    def spoilt(rng: random.Random, times: int) -> None:
        text = rng.choice(texts)
        for _ in range(times):
            text = spoil(rng, text, texts, steps)
        played.add(played_to_the_end(name, text, text))

    spoilt()
    assert played == {True, False}


@every_game
def test_where_steps_can_lie_and_what_their_numbers_are(name: str) -> None:
    game = find(name)
    players = game.player_counts[0]
    words = game.position(game.new(players)).split(" ")
    lowest = words[2].split(">")[0]
    inner = next(step for step in game.steps if step.most_a == SEAT and not step.lowest)
    for agenda, said in [
        (f"{inner.name}:0:0", f"'{inner.name}' can stand upon another step"),
        (f"{lowest}>{lowest}", "can stand only lowest"),
        (f"{lowest}>{inner.name}:{players}:0", f"{players} is too high a number for '{inner.name}'"),
        (f"{lowest}>{inner.name}:999999:0", "999999 is too high"),
    ]:
        with pytest.raises(PositionError, match=re.escape(said)):
            game.from_position(" ".join([*words[:2], agenda, *words[3:]]))


@every_game
def test_what_is_wrong_is_said(name: str) -> None:
    game = find(name)
    text = game.position(game.new(game.player_counts[0]))
    words = text.split(" ")
    for spoilt, said in [
        ("", "field=values"),
        (f"chess/1 {' '.join(words[1:])}", "chess/1"),
        (f"{name}/{game.version + 1} {' '.join(words[1:])}", f"{name}/{game.version + 1}"),
        (text.replace(words[1], "00000000"), "00000000"),
        (f"{text} nonsense=1", "nonsense"),
        (" ".join([words[0], words[1], "nonsense:0:0", *words[3:]]), "nonsense"),
        (" ".join([words[0], words[1], ">".join([words[2]] * (DEPTH + 1)), *words[3:]]), "at most"),
        (f"{text} {game.layout.fields[0].name}=x", game.layout.fields[0].name),
        (f"{text} {game.layout.fields[0].name}=1,1,1,1,1,1,1", game.layout.fields[0].name),
    ]:
        with pytest.raises(PositionError, match=re.escape(said)):
            game.from_position(spoilt)
