"""Records as text: what is read, what is written, and which line is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from triptych.core import registry
from triptych.core.chance import ForcedChance, SeededChance
from triptych.core.errors import RecordError, TriptychError
from triptych.core.game import Game
from triptych.core.match import Match
from triptych.core.record import Line, Record, for_seat, of_match, parse
from triptych.core.state import CHANCE

GAME = registry.game("column-of-fire")
HASH = GAME.content_hash
TEXT = f"""\
triptych record 1
game column-of-fire
rules {GAME.version}
content {HASH}
players 2
seat 1 Ann Other
seat 2 greedy@1
option clock slow and steady

- begin 1
- deal 1
- deal 2
# a comment
- roll black 3
- roll black 3
- turn-up elizabeth
- turn-up coligny
- turn-up huus
- turn-up philip
1 pass
2 pass
1 pass
- roll white 4
- roll blue 1
- roll orange 3
- roll brown 1
- roll purple 1
1 take orange netherlands
1 return-stone
1 undo
1 lay-stone
1 gain tile
- draw step_on
1 pass
- turn-up parma
"""
ROWS = TEXT.split("\n")


def with_row(number: int, row: str | None) -> str:
    """The record with one line replaced, or taken out."""
    rows = list(ROWS)
    rows[number - 1 : number] = [] if row is None else [row]
    return "\n".join(rows)


def line_of(row: str) -> int:
    return ROWS.index(row) + 1


# -- reading and writing -----------------------------------------------------------------------------------------------


def test_read_and_written_byte_for_byte() -> None:
    record = parse(TEXT)
    assert record.write() == TEXT
    assert (record.game, record.rules, record.content, record.players) == ("column-of-fire", GAME.version, HASH, 2)
    assert record.seats == ["Ann Other", "greedy@1"]
    assert record.options == {"clock": "slow and steady"}
    assert record.result is None
    assert record.lines[0] == Line(CHANCE, "begin 1", line_of("- begin 1"))
    assert record.lines[3].comment
    assert [line.seat for line in record.lines if line.text == "undo"] == [0]


def test_without_a_newline_at_the_end() -> None:
    assert parse(TEXT.rstrip("\n")).write() == TEXT


def test_content_of_ones_own_stands_behind_bars() -> None:
    own = '# mine\n\n[x]\ny = "|"\n'
    record = Record("g", 1, "0" * 64, 2, ["a", "b"], {}, own)
    assert "\n|# mine\n|\n|[x]\n" in record.write()
    assert parse(record.write()).own_content == own
    assert parse(record.write()).write() == record.write()


def test_the_record_of_a_match() -> None:
    match = parse(TEXT).replay(registry.game)
    written = of_match(match, ["Ann Other", "greedy@1"], {"clock": "slow and steady"}).write()
    assert written == TEXT.replace("# a comment\n", "")


# -- replaying ---------------------------------------------------------------------------------------------------------


def test_replayed_to_where_it_stands() -> None:
    match = parse(TEXT).check(registry.game)
    assert not match.over
    assert match.state.actor == 0
    assert len(match.entries) == len(parse(TEXT).lines) - 1, "all but the comment"


@pytest.mark.parametrize("upto", [0, 1, 5, 10, 11, 17, 18, 19, 20, 21])
def test_its_first_lines(upto: int) -> None:
    match = parse(TEXT).replay(registry.game, upto)
    assert len(match.entries) == upto
    whole = parse(TEXT).replay(registry.game)
    assert match.entries == whole.entries[:upto]


def test_a_record_that_ends_where_a_lot_is_due() -> None:
    text = "\n".join(ROWS[: line_of("- roll blue 1") - 1]) + "\n"
    match = parse(text).check(registry.game)
    assert match.state.actor == CHANCE
    assert [GAME.lots.text(lot) for lot in match.state.moves] == [f"roll blue {n}" for n in range(1, 7)]
    assert of_match(match, ["Ann Other", "greedy@1"]).write().endswith("- roll white 4\n")


def test_events_are_kept_if_wished() -> None:
    assert parse(TEXT).replay(registry.game).events == []
    assert parse(TEXT).replay(registry.game, keep_events=True).events


def test_what_a_seat_may_see_of_it() -> None:
    match = parse(TEXT).replay(registry.game)
    record = of_match(match, ["a", "b"])
    assert for_seat(match, record, 0).write() == record.write()
    for seat in (-1, 1):
        shown = for_seat(match, record, seat)
        assert shown.write() == record.write().replace("- draw step_on", "- draw ?")
        assert shown.result is None


def test_after_the_end_everything_is_shown() -> None:
    match = Match(GAME, 2, SeededChance("shown"), undo=False)
    chance = SeededChance("shown moves")
    while not match.over:
        match.play(match.state.actor, match.state.moves[chance.below(len(match.state.moves))])
    record = of_match(match, ["a", "b"])
    assert for_seat(match, record, -1) is record
    assert record.result == GAME.points(match.state)
    assert parse(record.write()).check(registry.game).over


# -- what is wrong, and in which line ----------------------------------------------------------------------------------

HEADER = [
    (1, "triptych record 2", 1, "expected 'triptych record 1'"),
    (1, None, 1, "expected 'triptych record 1'"),
    (2, "game", 2, "'game' is not a line of the header"),
    (2, None, 8, "the header has no line 'game ...'"),
    (2, "rules 2", 3, "or stands twice"),
    (3, "rules one", 3, "'rules' must be a number, not 'one'"),
    (3, "rules 0", 3, "'rules' must be a number"),
    (3, "rules 01", 3, "'rules' must be a number"),
    (3, "rules 123456", 3, "'rules' must be a number"),
    (3, None, 8, "the header has no line 'rules ...'"),
    (4, None, 8, "the header has no line 'content ...'"),
    (5, "players three", 5, "'players' must be a number"),
    (5, "players 3", 9, "3 players, but 2 lines 'seat N NAME'"),
    (5, None, 8, "the header has no line 'players ...'"),
    (6, "seat 2 Ann", 6, "expected 'seat 1 NAME', found 'seat 2 Ann'"),
    (6, "seat 1", 6, "expected 'seat 1 NAME', found 'seat 1'"),
    (7, None, 8, "2 players, but 1 lines 'seat N NAME'"),
    (8, "option clock", 8, "expected 'option NAME VALUE'"),
    (8, "option", 8, "expected 'option NAME VALUE'"),
    (8, "colour red", 8, "'colour red' is not a line of the header"),
    (9, None, 9, "'- begin 1' is not a line of the header"),
]


@pytest.mark.parametrize(("number", "row", "line", "what"), HEADER)
def test_a_wrong_header(number: int, row: str | None, line: int, what: str) -> None:
    with pytest.raises(RecordError) as error:
        parse(with_row(number, row))
    assert what in str(error.value)
    assert error.value.line == line
    assert str(error.value).startswith(f"line {line}: ")


@pytest.mark.parametrize("text", ["", "\n", "triptych record 1", "triptych record 1\n", "hello\n"])
def test_what_is_hardly_a_record(text: str) -> None:
    with pytest.raises(RecordError):
        parse(text)


def test_an_option_that_stands_twice() -> None:
    with pytest.raises(RecordError, match="line 9: expected 'option NAME VALUE', each name once"):
        parse(with_row(8, "option clock slow\noption clock fast"))


def test_no_line_behind_the_header() -> None:
    with pytest.raises(RecordError, match="expected an empty line behind the header"):
        parse("\n".join(ROWS[:8]))


LINES = [
    ("- begin 1", "begin 1", "expected '- LOT', 'SEAT MOVE' with a seat from 1 to 2, or 'result ...', found 'begin 1'"),
    ("- begin 1", "3 pass", "with a seat from 1 to 2"),
    ("- begin 1", "0 pass", "with a seat from 1 to 2"),
    ("- begin 1", "01 pass", "with a seat from 1 to 2"),
    ("- begin 1", "1", "expected '- LOT'"),
    ("- begin 1", "-", "expected '- LOT'"),
    ("- begin 1", "", "expected '- LOT'"),
    ("- begin 1", "result 3", "expected 'result' and 2 numbers, found 'result 3'"),
    ("- begin 1", "result 3 x", "expected 'result' and 2 numbers"),
    ("- begin 1", "result 3 --4", "expected 'result' and 2 numbers"),
    ("- begin 1", "result 3 04", "expected 'result' and 2 numbers"),
]


@pytest.mark.parametrize(("old", "new", "what"), LINES)
def test_a_line_that_is_none(old: str, new: str, what: str) -> None:
    with pytest.raises(RecordError) as error:
        parse(with_row(line_of(old), new))
    assert error.value.line == line_of(old)
    assert what in str(error.value)


def test_nothing_stands_behind_the_result() -> None:
    with pytest.raises(RecordError, match="nothing can stand behind the result, found '- deal 1'") as error:
        parse(with_row(line_of("- begin 1"), "result 3 4"))
    assert error.value.line == line_of("- begin 1") + 1


PLAYED = [
    ("- begin 1", "- begin 3", "'begin 3' cannot be drawn here; possible: begin 1, begin 2"),
    ("- begin 1", "1 pass", "expected a lot, one of - begin 1, - begin 2, found '1 pass'"),
    ("- deal 2", "- deal 1", "'deal 1' cannot be drawn here; possible: deal 2, deal 3, deal 4"),
    ("1 pass", "1 passes", "'passes' is not a move of this game; moves begin with"),
    ("1 pass", "1 take white england", "'take white england' is not offered now; legal: pass, ransom black"),
    ("1 pass", "2 pass", "'pass': seat 2 is not asked now, seat 1 is; legal: pass, ransom black"),
    ("1 pass", "1 undo", "nothing to take back: a lot was drawn, something hidden was seen, or it is somebody else's turn; legal: pass"),
    ("1 pass", "- roll white 4", "no lot is due here: seat 1 is asked; legal: pass, ransom black"),
    ("1 return-stone", "2 undo", "nothing to take back"),
    ("- roll white 4", "- roll white 7", "'roll white 7' cannot be drawn here; possible: roll white 1"),
    ("- draw step_on", "- draw ?", "'draw ?' cannot be drawn here; possible: draw vp:1"),
]


@pytest.mark.parametrize(("old", "new", "what"), PLAYED)
def test_a_line_that_cannot_be_played(old: str, new: str, what: str) -> None:
    record = parse(with_row(line_of(old), new))
    with pytest.raises(RecordError) as error:
        record.check(registry.game)
    assert error.value.line == line_of(old)
    assert what in str(error.value)


def test_a_result_before_the_end() -> None:
    text = TEXT + "result 3 3\n"
    with pytest.raises(RecordError, match="a result is given, but the game is not over") as error:
        parse(text).check(registry.game)
    assert error.value.line == len(ROWS)
    assert parse(text).replay(registry.game).state.actor == 0, "replaying does not look at the result"


def test_a_wrong_result_and_lines_behind_the_end() -> None:
    match = Match(GAME, 2, SeededChance("result"), undo=False)
    chance = SeededChance("result moves")
    while not match.over:
        match.play(match.state.actor, match.state.moves[chance.below(len(match.state.moves))])
    rows = of_match(match, ["a", "b"]).write().split("\n")
    points = GAME.points(match.state)
    wrong = [*rows[:-2], f"result {points[0] + 1} {points[1]}", ""]
    with pytest.raises(RecordError) as error:
        parse("\n".join(wrong)).check(registry.game)
    assert error.value.line == len(rows) - 1
    assert f"the result is {points}, not" in str(error.value)
    for row, what in (("1 pass", "the game is over"), ("- begin 1", "no lot is due here: the game is over")):
        with pytest.raises(RecordError, match=what) as error:
            parse("\n".join([*rows[:-2], row, ""])).check(registry.game)
        assert error.value.line == len(rows) - 1


def test_rules_that_are_newer_than_the_program() -> None:
    with pytest.raises(RecordError, match=f"line 3: rules 9999 are newer than this program's, {GAME.version}"):
        parse(with_row(3, "rules 9999")).check(registry.game)


@pytest.mark.parametrize("game", [registry.game(name) for name in registry.names()], ids=registry.names())
def test_rules_from_before_the_first_release_are_told_before_their_content_is_looked_for(game: Game[Any]) -> None:
    match = Match(game, game.player_counts[0], SeededChance("old"), undo=False)
    old = of_match(match, ["Ann", "Ben"]).write().replace(f"rules {game.version}\n", "rules 1\n").replace(game.content_hash, "0" * 64)
    with pytest.raises(RecordError, match=f"line 3: rules 1 .* are older than its first release .* plays rules {game.oldest_rules}"):
        parse(old).check(registry.game)


def test_a_game_or_content_that_is_not_there() -> None:
    with pytest.raises(TriptychError, match="there is no game 'chess'"):
        parse(with_row(2, "game chess")).check(registry.game)
    with pytest.raises(TriptychError, match="was never shipped with content 00000000"):
        parse(with_row(4, f"content {'0' * 64}")).check(registry.game)


def test_a_number_of_players_the_game_is_not_for() -> None:
    text = with_row(5, "players 5").replace("seat 2 greedy@1\n", "".join(f"seat {n} p{n}\n" for n in range(2, 6)))
    with pytest.raises(TriptychError, match="is for 2, 3, 4 players, not 5"):
        parse(text).check(registry.game)


def test_forced_lots_and_a_record_give_the_same() -> None:
    match = parse(TEXT).replay(registry.game)
    lots = [GAME.lots.parse(line.text) for line in parse(TEXT).lines if line.seat == CHANCE and not line.comment]
    again = Match(GAME, 2, ForcedChance(lots))
    for line in parse(TEXT).lines:
        if line.seat != CHANCE:
            if line.text == "undo":
                again.undo(line.seat)
            else:
                again.play(line.seat, GAME.moves.parse(line.text))
    assert again.entries == match.entries
    assert again.state.key() == match.state.key()
