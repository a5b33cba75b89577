"""Records: a game as a text that a person can read and edit, one move a line, like a chess score.

    triptych record 1
    game column-of-fire
    rules 2
    content 2f6c...
    players 3
    seat 1 Ann
    seat 2 greedy@1
    seat 3 random

    - begin 2
    - deal 4
    2 take white england
    2 undo
    result 41 38 50

Lines of chance begin with `-`, moves with the seat, counted from 1. A line that begins with `#` is a comment and is kept. Content of
one's own stands in the header, line by line behind `|`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from triptych.core.chance import NO_LOT
from triptych.core.errors import IllegalMove, RecordError, TriptychError
from triptych.core.fair import FairChance, from_options
from triptych.core.game import Game
from triptych.core.match import UNDO, Match, entry_move, entry_seat, taken_back
from triptych.core.state import CHANCE, NOBODY

FIRST_LINE: Final = "triptych record 1"
HIDDEN: Final = "?"
_COUNT: Final = re.compile("[1-9][0-9]{0,4}")
_POINTS: Final = re.compile(r"(0|-?[1-9][0-9]{0,8})(\.5)?")
_SEAT: Final = re.compile("[1-9][0-9]?")

GameFinder = Callable[[str, str, str, dict[str, str]], Game[Any]]
"""Finds a game by name, content hash, own content (or an empty text) and options."""


@dataclass
class Line:
    """One line behind the header: a comment, a lot (seat CHANCE), a move or an undo."""

    seat: int
    text: str
    number: int = 0
    comment: bool = False

    def write(self) -> str:
        if self.comment:
            return self.text
        return f"{'-' if self.seat == CHANCE else self.seat + 1} {self.text}"


@dataclass
class Record:
    """A record as it stands in the file."""

    game: str
    rules: int
    content: str
    players: int
    seats: list[str]
    options: dict[str, str] = field(default_factory=dict)
    own_content: str = ""
    lines: list[Line] = field(default_factory=list)
    result: list[float] | None = None
    result_line: int = 0
    rules_line: int = 3

    def write(self) -> str:
        """The text of the record; reading it gives the same again, byte for byte."""
        out = [FIRST_LINE, f"game {self.game}", f"rules {self.rules}", f"content {self.content}", f"players {self.players}"]
        out += [f"seat {i} {name}" for i, name in enumerate(self.seats, 1)]
        out += [f"option {key} {value}" for key, value in self.options.items()]
        out += [f"|{line}" for line in self.own_content.split("\n")] if self.own_content else []
        out.append("")
        out += [line.write() for line in self.lines]
        if self.result is not None:
            out.append(f"result {' '.join(str(points) for points in self.result)}")
        return "\n".join(out) + "\n"

    def find(self, find: GameFinder) -> Game[Any]:
        """The game that was played, with its options; what else is noted among the options concerns others (the dice, say)."""
        self.check_rules(find(self.game, "", "", {}))
        game = find(self.game, self.content, self.own_content, {})
        settled = {option.name: self.options[option.name] for option in game.offered if option.name in self.options}
        return find(self.game, self.content, self.own_content, settled) if settled else game

    def check_rules(self, game: Game[Any]) -> None:
        """Can this program play by the rules of the record? Told before its content is looked for, which may have gone with them."""
        if self.rules > game.version:
            raise RecordError(self.rules_line, f"rules {self.rules} are newer than this program's, {game.version}")
        if self.rules < game.oldest_rules:
            raise RecordError(
                self.rules_line,
                f"rules {self.rules} of {game.name} are older than its first release and are not played any more (this program plays rules "
                f"{game.oldest_rules} and newer); the record can be read as the text it is",
            )

    # -- playing it -----------------------------------------------------------------------------------------------------------------------

    def replay(self, find: GameFinder, upto: int | None = None, *, keep_events: bool = False, fair: bool = False) -> Match:
        """Play the record (or its first `upto` lines, comments aside) and give the match as it stands then.

        `fair`: if the record shows the seed of its dice, draw every lot again and compare.
        """
        game = self.find(find)
        dice = from_options(self.options, self.players, game.lots) if fair else None
        player = _Player(game, self, upto, keep_events, dice)
        return player.match

    def check(self, find: GameFinder) -> Match:
        """Replay everything, compare the result and the dice; RecordError names the first line that is wrong."""
        match = self.replay(find, fair=True)
        points = list(match.game.points(match.state))
        if self.result is not None and not match.over:
            raise RecordError(self.result_line, "a result is given, but the game is not over")
        if self.result is not None and self.result != points:
            raise RecordError(self.result_line, f"the result is {points}, not {self.result}")
        return match


class _Player:
    """Feeds the lines of a record to a match, and is its source of lots."""

    def __init__(self, game: Game[Any], record: Record, upto: int | None, keep_events: bool, dice: FairChance | None) -> None:
        self.game = game
        self.dice = dice
        lines = [line for line in record.lines if not line.comment]
        self.lines = lines if upto is None else lines[:upto]
        self.at = 0
        self.match = Match(game, record.players, self, keep_events=keep_events)
        while self.at < len(self.lines):
            self.play(self.lines[self.at])

    def draw(self, outcomes: list[int], weights: list[int]) -> int:
        """The lot that the next line names; none behind the last line."""
        if self.at >= len(self.lines):
            return NO_LOT
        line = self.lines[self.at]
        possible = [self.game.lots.text(lot) for lot in outcomes]
        if line.seat != CHANCE:
            raise RecordError(line.number, f"expected a lot, one of {_listed(possible, '- ')}, found '{line.write()}'")
        if line.text not in possible:
            raise RecordError(line.number, f"'{line.text}' cannot be drawn here; possible: {_listed(possible)}")
        self.at += 1
        lot = outcomes[possible.index(line.text)]
        if self.dice is not None and (fair := self.dice.draw(outcomes, weights)) != lot:
            raise RecordError(line.number, f"'{line.text}' was not drawn fairly: the seed gives '{self.game.lots.text(fair)}'")
        return lot

    def play(self, line: Line) -> None:
        state = self.match.state
        if line.seat == CHANCE:
            who = "the game is over" if state.actor == NOBODY else f"seat {state.actor + 1} is asked"
            raise RecordError(line.number, f"no lot is due here: {who}{self.legal_now()}")
        self.at += 1
        try:
            if line.text == "undo":
                self.match.undo(line.seat)
            else:
                self.match.play(line.seat, self.game.moves.parse(line.text))
        except IllegalMove as error:
            raise RecordError(line.number, str(error) if error.legal else f"{error}{self.legal_now()}") from None
        except RecordError:
            raise
        except TriptychError as error:
            raise RecordError(line.number, f"{error}{self.legal_now()}") from None

    def legal_now(self) -> str:
        moves = self.match.state.moves if self.match.state.actor >= 0 else []
        return f"; legal: {_listed([self.game.moves.text(move) for move in moves])}" if moves else ""


def _listed(words: list[str], prefix: str = "") -> str:
    return ", ".join(prefix + word for word in words)


def of_match(match: Match, seats: list[str], options: dict[str, str] | None = None, own_content: str = "") -> Record:
    """The record of a match as it stands."""
    game = match.game
    lines = []
    for packed in match.entries:
        seat, move = entry_seat(packed), entry_move(packed)
        if move == UNDO:
            lines.append(Line(seat, "undo"))
        else:
            lines.append(Line(seat, game.lots.text(move) if seat == CHANCE else game.moves.text(move)))
    return Record(
        game.name,
        game.version,
        game.content_hash,
        match.players,
        [" ".join(name.split()) or HIDDEN for name in seats],
        {**game.options, **(options or {})},
        game.content_text if own_content else "",  # as the game has read it: that is what the hash is of
        lines,
        list(game.points(match.state)) if match.over else None,
    )


def for_seat(match: Match, record: Record, seat: int) -> Record:
    """The record as a seat (-1: a spectator) may see it while the game runs: lots and answers that are not for its eyes are `?`."""
    if match.over:
        return record
    game = match.game
    state = game.new(match.players)
    before: list[Any] = []
    lines: list[Line] = []
    entries = match.entries[:]
    written = [line for line in record.lines if not line.comment]
    for packed, back, line in zip(entries, taken_back(entries), written, strict=True):
        move = entry_move(packed)
        if move == UNDO:
            state = before.pop()
            lines.append(line)
            continue
        who = entry_seat(packed)
        if who == CHANCE:
            hidden = game.lot_seat(state) not in (CHANCE, seat)
        else:
            hidden = game.step(state).secret and who != seat
        lines.append(Line(line.seat, f"{line.text.split()[0]} {HIDDEN}") if hidden else line)
        if back:
            before.append(state.clone())
        game.apply(state, who, move)
    return Record(record.game, record.rules, record.content, record.players, record.seats, record.options, record.own_content, lines)


# -- reading ------------------------------------------------------------------------------------------------------------------------------


def parse(text: str) -> Record:
    """Read a record; RecordError names the line and what was expected there."""
    rows = text.split("\n")
    if rows and rows[-1] == "":
        rows.pop()
    if not rows or rows[0] != FIRST_LINE:
        raise RecordError(1, f"expected '{FIRST_LINE}'")
    head: dict[str, str] = {}
    lines: dict[str, int] = {}
    seats: list[str] = []
    options: dict[str, str] = {}
    own: list[str] = []
    at = 1
    while at < len(rows) and rows[at] != "":
        row = rows[at]
        at += 1
        if row.startswith("|"):
            own.append(row[1:])
            continue
        key, _, value = row.partition(" ")
        if key == "seat":
            number, _, name = value.partition(" ")
            if number != str(len(seats) + 1) or not name:
                raise RecordError(at, f"expected 'seat {len(seats) + 1} NAME', found '{row}'")
            seats.append(name)
        elif key == "option":
            name, _, setting = value.partition(" ")
            if not name or not setting or name in options:
                raise RecordError(at, f"expected 'option NAME VALUE', each name once, found '{row}'")
            options[name] = setting
        elif key in ("game", "rules", "content", "players") and value and key not in head:
            head[key] = value
            lines[key] = at
        else:
            raise RecordError(at, f"'{row}' is not a line of the header (game, rules, content, players, seat N, option), or stands twice")
    for key in ("rules", "players"):
        if key in head and not _COUNT.fullmatch(head[key]):
            raise RecordError(lines[key], f"'{key}' must be a number, not '{head[key]}'")
    end = min(at + 1, len(rows))
    for key in ("game", "rules", "content", "players"):
        if key not in head:
            raise RecordError(end, f"the header has no line '{key} ...'")
    if len(seats) != int(head["players"]):
        raise RecordError(end, f"{head['players']} players, but {len(seats)} lines 'seat N NAME'")
    if at >= len(rows):
        raise RecordError(end, "expected an empty line behind the header")
    record = Record(head["game"], int(head["rules"]), head["content"], len(seats), seats, options, "\n".join(own))
    record.rules_line = lines["rules"]
    _parse_lines(rows, at + 1, record)
    return record


def _parse_lines(rows: list[str], at: int, record: Record) -> None:
    for number, row in enumerate(rows[at:], at + 1):
        if record.result is not None:
            raise RecordError(number, f"nothing can stand behind the result, found '{row}'")
        who, _, text = row.partition(" ")
        if row.startswith("#"):
            record.lines.append(Line(CHANCE, row, number, comment=True))
        elif who == "result" and text:
            points = text.split(" ")
            if len(points) != record.players or not all(_POINTS.fullmatch(p) for p in points):
                raise RecordError(number, f"expected 'result' and {record.players} numbers, found '{row}'")
            record.result = [float(p) if "." in p else int(p) for p in points]
            record.result_line = number
        elif who == "-" and text:
            record.lines.append(Line(CHANCE, text, number))
        elif text and _SEAT.fullmatch(who) and int(who) <= record.players:
            record.lines.append(Line(int(who) - 1, text, number))
        else:
            wanted = f"'- LOT', 'SEAT MOVE' with a seat from 1 to {record.players}, or 'result ...'"
            raise RecordError(number, f"expected {wanted}, found '{row}'")
