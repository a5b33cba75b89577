"""What a player sees: board, log, question and choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Console, Group
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from triptych.cli.palette import paged, paint
from triptych.cli.say import say
from triptych.cli.show import print_rules
from triptych.cli.table import Table
from triptych.core.game import Game
from triptych.core.rulebook import Rulebook
from triptych.core.state import Event, State
from triptych.core.words import Wording

LOG_LINES = 24
ROOM_FOR_QUESTION = 8
"""Lines around board, log and choices: the question, headings, space."""

BESIDE_CHOICES = 10
"""Columns for the numbers and gaps; where there is room, the notation of each choice stands behind it."""


@dataclass(frozen=True)
class Offer:
    """The moves offered, in the order of their numbers: first the answers to the question, and of them last what touches nothing (leaving
    an offer alone), as on the page; then what may be done beside it."""

    answers: list[int]
    anytime: list[int]

    @property
    def moves(self) -> list[int]:
        return self.answers + self.anytime


def offer(table: Table, view: State, seat: int) -> Offer:
    """What the seat can choose from, grouped."""
    moves = table.game.legal(table.state, seat)
    own = set(table.game.step(view).options(view, seat))
    answers = sorted((move for move in moves if move in own), key=lambda move: not table.game.targets(view, move))
    return Offer(answers, [move for move in moves if move not in own])


class Screen:
    """Prints things about one table."""

    def __init__(self, out: Console, table: Table, wording: Wording, rules: Rulebook) -> None:
        self.out = out
        self.table = table
        self.wording = wording
        self.rules = rules

    def board(self, seat: int) -> None:
        show_board(self.out, self.wording, self.table.view(seat), seat)

    def fits_whole(self, seat: int, news: int, choices: int) -> bool:
        """Is the terminal so high that the board can stand above every question?"""
        if not self.out.is_terminal:
            return False
        board = self.wording.board(self.table.view(seat), seat, self.out.width)
        return len(board) + min(news, LOG_LINES) + choices + ROOM_FOR_QUESTION <= self.out.height

    def news(self, events: list[Event]) -> None:
        """What happened since the last question."""
        show_log(self.out, self.wording, self.table.game, events, LOG_LINES)

    def whole_log(self, seat: int) -> None:
        events = self.table.events(seat)
        with paged(self.out):
            show_log(self.out, self.wording, self.table.game, events, len(events))

    def question(self, view: State, seat: int, offered: Offer) -> None:
        """The prompt, and what can be answered."""
        rule = self.table.game.step(view).rule
        self.out.print()
        line = Text(self.wording.prompt(view, seat), "strong")
        if rule:
            line.append(f"  {say('play-rule', rule=rule)}", "dim")
        self.out.print(line)
        labels = {move: self.wording.label(view, move) for move in offered.moves}
        texts = {move: self.table.game.moves.text(move) for move in offered.moves}
        wide = max(map(len, labels.values())) + max(map(len, texts.values())) + BESIDE_CHOICES <= self.out.width
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="number", min_width=4)
        grid.add_column()
        grid.add_column(style="dim", no_wrap=True)
        for number, move in enumerate(offered.moves):
            if number == len(offered.answers):
                grid.add_row("", Text(say("play-anytime"), "dim"))
            grid.add_row(str(number + 1), labels[move], texts[move] if wide else "")
        self.out.print(grid)

    def rule(self, rule: str) -> None:
        """The words of a rule."""
        print_rules(self.out, self.rules, rule)

    def note(self, text: str) -> None:
        self.out.print(Padding(Text(text), (0, 0, 0, 2), expand=False))

    def divider(self, title: str = "") -> None:
        self.out.print()
        self.out.print(Rule(Text(title, "title"), style="dim", align="left") if title else Rule(style="dim"))

    def clear(self) -> None:
        """Empty the screen, and what can be scrolled back to: the next player must not read it."""
        if self.out.is_terminal:
            self.out.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.out.file.flush()


def show_board(out: Console, wording: Wording, view: State, seat: int) -> None:
    out.print(Group(*(paint(line) for line in wording.board(view, seat, out.width))))


def show_log(out: Console, wording: Wording, game: Game[Any], events: list[Event], most: int) -> None:
    """One line an event, marked with the colour of the player it is about."""
    if len(events) > most:
        out.print(Text(say("log-more", count=len(events) - most), "dim"))
    for event in events[-most:]:
        text = wording.sentence(event)
        if text:
            about = game.events.kind(event).args[:1] == ("seat",)
            line = Grid.grid(padding=(0, 1, 0, 0))
            line.add_row(Text("▪", f"seat-{event[1] + 1}" if about else "dim"), text)
            out.print(line)
