"""Playing at the terminal: questions, answers, and everything else a player may want to know or do in between."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from triptych.cli.keyboard import Keyboard
from triptych.cli.say import say
from triptych.cli.screen import Offer, Screen, offer
from triptych.cli.show import matching_cards, print_cards
from triptych.core.errors import TriptychError
from triptych.core.state import Event


class Leave(Exception):
    """The player wants to go."""


class Conversation:
    """Puts the questions of one table to its people until the game is over or somebody leaves."""

    def __init__(self, screen: Screen, keyboard: Keyboard, kept_by_wish: bool) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.table = screen.table
        self.kept_by_wish = kept_by_wish
        """Did the player say himself where the game is to be kept?"""
        self.told = dict.fromkeys(self.table.people, 0)
        """How many events each person has been told."""
        self.at_keyboard = self.table.people[0] if len(self.table.people) == 1 else -1
        self.commands: dict[str, Callable[[str], None]] = {
            "u": self.undo,
            "undo": self.undo,
            "?": self.rule,
            "why": self.why,
            "stop": self.stop,
            "answers": self.answers,
            "habits": self.answers,  # as they were called once
            "b": self.board,
            "board": self.board,
            "l": self.log,
            "log": self.log,
            "c": self.cards,
            "cards": self.cards,
            "s": self.save,
            "save": self.save,
            "q": self.leave,
            "quit": self.leave,
            "h": self.help,
            "help": self.help,
        }

    @property
    def seat(self) -> int:
        return self.table.state.actor

    def run(self) -> None:
        """Until the game is over; Leave when somebody wants to go."""
        self.table.advance()
        while not self.table.over:
            if self.seat != self.at_keyboard:
                self._pass_keyboard()
            self.situation()
            asked = len(self.table.match.entries)
            while len(self.table.match.entries) == asked:
                self._answer(self.keyboard.ask("> "))
            self.table.advance()

    def situation(self) -> None:
        """What happened since this player was asked the last time, the board if others had a part in it, and the question."""
        news = self.table.events(self.seat, self.told[self.seat])
        first = self.told[self.seat] == 0
        self.told[self.seat] = len(self.table.match.events)
        self.screen.divider()
        self.screen.news(news)
        if first or self._others_in(news) or self.screen.fits_whole(self.seat, len(news), len(self.table.state.moves)):
            self.screen.out.print()
            self.screen.board(self.seat)
        self.ask()

    def _others_in(self, events: list[Event]) -> bool:
        kinds = self.table.game.events
        return any(kinds.kind(event).args[:1] == ("seat",) and event[1] != self.seat for event in events)

    def ask(self) -> None:
        view = self.table.view(self.seat)
        self.screen.question(view, self.seat, self.offered())
        if self.table.trouble:
            self.screen.note(say("play-unsaved", why=self.table.trouble))

    def offered(self) -> Offer:
        return offer(self.table, self.table.view(self.seat), self.seat)

    def _pass_keyboard(self) -> None:
        """Between people: nobody sees what is for the other's eyes."""
        self.screen.clear()
        self.screen.divider()
        self.keyboard.ask(say("play-pass", name=self.screen.wording.seat_names[self.seat]) + " ")
        self.screen.clear()
        self.at_keyboard = self.seat

    # -- answers --------------------------------------------------------------------------------------------------------------------------

    def _answer(self, line: str) -> None:
        """A number, a move's text (or its beginning), or a command. Whatever else it is, the game goes on."""
        moves = self.offered().moves
        word, _, rest = line.partition(" ")
        texts = {self.table.game.moves.text(move): move for move in moves}
        try:
            if not line:
                self._enter(moves)
            elif line.isdecimal():
                self._number(int(line[:9]), moves)
            elif line.lower() in texts:
                self.table.play(self.seat, texts[line.lower()])
            elif word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
            elif line.startswith("?"):
                self.rule(line[1:].strip())
            else:
                self._by_text(line, texts)
        except TriptychError as error:
            self.screen.note(str(error))

    def _enter(self, moves: list[int]) -> None:
        if len(moves) == 1:
            self.table.play(self.seat, moves[0])
        else:
            self.screen.note(say("play-what", count=len(moves)))

    def _number(self, number: int, moves: list[int]) -> None:
        if 1 <= number <= len(moves):
            self.table.play(self.seat, moves[number - 1])
        else:
            self.screen.note(say("play-what", count=len(moves)))

    def _by_text(self, line: str, texts: dict[str, int]) -> None:
        """The notation of a move, or the beginning of just one that is offered."""
        text = " ".join(line.lower().split())
        begun = [other for other in texts if other.startswith(text)]
        if text in texts or len(begun) == 1:
            self.table.play(self.seat, texts[text if text in texts else begun[0]])
        elif begun:
            self.screen.note(say("play-several", text=line, moves=", ".join(begun)))
        elif any(known.split()[0] == text.split()[0] for known in self.table.game.moves.index):
            self.why(text)
        else:
            self.screen.note(say("play-what", count=len(texts)))

    # -- commands -------------------------------------------------------------------------------------------------------------------------

    def undo(self, _: str) -> None:
        if self.table.undo(self.seat):
            self.screen.note(say("play-undone"))
        else:
            self.screen.note(say("play-no-undo"))

    def stop(self, _: str) -> None:
        """Be asked the next time where the game would go on by itself."""
        once = [one for one in self.table.game.standing() if one.once]
        for one in once:
            self.table.habits[self.seat][one.name] = one.choices[1]
        self.screen.note(say("play-stop" if once else "play-no-stop"))

    def answers(self, text: str) -> None:
        """What is answered once for all; or change it."""
        known = {one.name: one.choices for one in self.table.game.standing() if not one.once}
        mine = self.table.habits[self.seat]
        name, _, value = text.partition(" ")
        if value.strip() in known.get(name, ()):
            mine[name] = value.strip()
        elif text:
            self.screen.note(say("play-no-habit", text=text))
        words = self.screen.wording.words
        for name, choices in known.items():
            now = mine.get(name, choices[0])
            self.screen.out.print(words.say(f"standing-{name}"))
            for value in choices:
                line = f"  {'*' if value == now else ' '} answers {name} {value:<8} {words.say(f'standing-{name}-{value}')}"
                self.screen.out.print(line, soft_wrap=True)
        if not known:
            self.screen.note(say("play-no-habits"))

    def rule(self, rule: str) -> None:
        """The rule behind the question, or any other."""
        rule = rule or self.table.game.step(self.table.view(self.seat)).rule
        if rule:
            self.screen.rule(rule)
        else:
            self.screen.note(say("play-no-rule"))

    def why(self, text: str) -> None:
        """Why a move is not offered."""
        if not text:
            self.screen.note(say("play-why-what"))
            return
        game = self.table.game
        move = game.moves.parse(text.lower())
        moves = self.offered().moves
        if move in moves:
            self.screen.note(say("play-is-offered", text=text, number=moves.index(move) + 1))
        else:
            reason = game.why_not(self.table.view(self.seat), self.seat, move)
            self.screen.note(self.screen.wording.reason(reason))

    def board(self, _: str) -> None:
        self.screen.board(self.seat)
        self.ask()

    def log(self, _: str) -> None:
        self.screen.whole_log(self.seat)
        self.ask()

    def cards(self, word: str) -> None:
        """Look up cards, tiles, spaces."""
        print_cards(self.screen.out, matching_cards(self.screen.wording, word))

    def save(self, where: str) -> None:
        """Keep the game in a file, from now on in this one."""
        path = self._keep(where)
        self.screen.note(say("play-kept", path=str(path)))

    def leave(self, where: str) -> None:
        self._keep(where)
        raise Leave

    def help(self, _: str) -> None:
        self.screen.note(say("play-help"))

    def _keep(self, where: str) -> Path:
        """Save where the player wishes; he is asked once, if he has not said it."""
        if not where and not self.kept_by_wish:
            where = self.keyboard.ask(say("play-where", path=str(self.table.path or "-")) + " ")
        path = Path(os.path.expanduser(where)) if where else self.table.path
        if path is None:
            raise TriptychError(say("play-nowhere"))
        if path != self.table.path and path.exists():
            raise TriptychError(say("file-exists", path=str(path)))
        before = self.table.path
        self.table.save(path)
        if before is not None and before != path and not self.kept_by_wish:
            before.unlink(missing_ok=True)  # that place was ours, not his
        self.kept_by_wish = True
        return path
