"""What a game is, to everything that knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from triptych.core.chance import SeededChance
from triptych.core.errors import IllegalMove, PositionError, TriptychError
from triptych.core.events import EventTable
from triptych.core.fields import ALL, OWNER, Layout
from triptych.core.fitted import Fitted, Measures
from triptych.core.fitted import load as load_weights
from triptych.core.heuristics import Heuristics
from triptych.core.moves import MoveTable
from triptych.core.scene import Drawing, Scene
from triptych.core.state import AGENDA_END, BOTTOM, CHANCE, DEPTH, FRAME, NOBODY, TOP, UNKNOWN
from triptych.core.steps import AUTO, LOT, OVER, SEAT, S, Step, settle
from triptych.core.words import Wording

TRIES = 2  # times that a handed-in position is played on to see whether it can be,
LONGEST_TRY = 60  # decisions and lots each, if the turn does not pass on before


class Reason:
    """Why something is not offered: a message id and its arguments, put into words by whoever asks."""

    def __init__(self, message: str, args: dict[str, int | str] | None = None) -> None:
        self.message = message
        self.args = args or {}


class Standing:
    """An answer that a player may give once for all: a name, and what it can be set to; the first holds where nothing was said. One that
    holds `once` is set to its second value for the next time only: a button, not a habit."""

    def __init__(self, name: str, choices: tuple[str, ...], once: bool = False) -> None:
        self.name = name
        self.choices = choices
        self.once = once


class Option:
    """Something that is settled before the game: a name, and the values it can have, the first by default; or a whole number up to `most`,
    0 by default."""

    def __init__(self, name: str, choices: tuple[str, ...] = ("0",), most: int = 0) -> None:
        self.name = name
        self.choices = choices
        self.most = most

    def allows(self, value: str) -> bool:
        if self.most:
            return value.isdecimal() and len(value) <= len(str(self.most)) and int(value) <= self.most and str(int(value)) == value
        return value in self.choices


def chosen_options(offered: tuple[Option, ...], wanted: dict[str, str]) -> dict[str, str]:
    """The value of every option; TriptychError for one that is not there."""
    names = [option.name for option in offered]
    for name in wanted:
        if name not in names:
            there = f"there are {', '.join(names)}" if names else "this game has none"
            raise TriptychError(f"there is no option '{name}'; {there}")
    chosen: dict[str, str] = {}
    for option in offered:
        value = wanted.get(option.name, option.choices[0])
        if not option.allows(value):
            allowed = f"a whole number from 0 to {option.most}" if option.most else f"one of {', '.join(option.choices)}"
            raise TriptychError(f"option {option.name}: '{value}' is not {allowed}")
        chosen[option.name] = value
    return chosen


NO_OPTIONS: tuple[Option, ...] = ()


class Game(Generic[S]):
    """The rules of one game with one content file and its options. It keeps nothing about any match: that is all in the state."""

    def __init__(
        self,
        name: str,
        version: int,
        player_counts: tuple[int, ...],
        steps: list[Step[S]],
        layout: Layout,
        moves: MoveTable,
        lots: MoveTable,
        events: EventTable,
        vp_sources: tuple[str, ...],
        content_hash: str,
        content_text: str,
        offered: tuple[Option, ...] = NO_OPTIONS,
        options: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.player_counts = player_counts
        self.steps = steps
        self.layout = layout
        self.moves = moves
        self.lots = lots
        self.events = events
        self.vp_sources = vp_sources
        self.content_hash = content_hash
        self.content_text = content_text
        self.offered = offered
        self.options = chosen_options(offered, options or {})
        """What was settled before the game: a value for each option offered."""
        self.longest = 100_000
        """No game has more decisions than this: tests and simulations hold it to that, and a server stops there. A game may say less."""
        self.oldest_rules = 1
        """Records of rules before these are not played any more. A game may say more for what it never released."""

    # -- what each game says ------------------------------------------------------------------------------------------------------------

    def table(self, players: int) -> S:
        """The table before the first lot, not settled."""
        raise NotImplementedError

    def from_cells(self, cells: list[int]) -> S:
        """A state around these cells, not settled."""
        raise NotImplementedError

    def players(self, s: S) -> int:
        raise NotImplementedError

    def points(self, s: S) -> Sequence[float]:
        """Everybody's points as they stand, final once the game is over: whole numbers, and halves where a game has them."""
        raise NotImplementedError

    def winners(self, s: S) -> list[int]:
        """Who has won a game that is over; several share it."""
        raise NotImplementedError

    def fill(self, view: S, seat: int, chance: SeededChance) -> None:
        """Put into the unknown cells of a view something that could be there, each possibility as likely as it is."""
        raise NotImplementedError

    def problems(self, s: S) -> list[str]:
        """What cannot be on any table: pieces too many or too few, two in one place. For handed-in positions, and for tests."""
        raise NotImplementedError

    def why_not_here(self, s: S, seat: int, move: int) -> Reason:
        """Why the seat that is asked cannot make this move now."""
        raise NotImplementedError

    def measures(self) -> Measures:
        """What the fitted judgement measures on the table."""
        raise NotImplementedError

    def frozen_heuristics(self) -> Heuristics:
        """The first judgement of positions, written by hand; released, so it never changes."""
        raise NotImplementedError

    def cost(self, s: S, move: int) -> int:
        """The VP a legal move costs at once."""
        return 0

    def targets(self, s: S, move: int) -> list[str]:
        """The things on the board a legal move touches, by the names they have in the scene (`space-15`, `country-england`): what goes
        somewhere first, where it goes last, so that an arrow can be drawn."""
        raise NotImplementedError

    def wording(self, language: str, seat_names: list[str]) -> Wording:
        """How the game speaks in this language to people of these names."""
        raise NotImplementedError

    def moves_at(self, s: S, thing: str) -> list[int]:
        """The moves somebody may have meant who points at a thing (a target's name) by which nothing can be chosen now."""
        return []

    def aside(self, move: int) -> bool:
        """Is this something that may be done beside the choice itself?"""
        return False

    def idle(self, view: S, move: int) -> bool:
        """Can this legal move of the one who is asked do nothing now, as far as he can know? Who chooses it is asked if he means it. To
        leave something alone is not idle: that is what it says."""
        return False

    def clock(self, s: S) -> int:
        """How far the game has gone, in its own measure (years, rounds)."""
        return 0

    def turn(self, s: S) -> int:
        """A number that changes whenever the turn passes on, also if nobody was asked in between: undo stops there."""
        return self.clock(s)

    def standing(self) -> list[Standing]:
        """The answers a player may give once for all."""
        return []

    def standing_answer(self, s: S, seat: int, answers: dict[str, str]) -> int:
        """The move that these answers give to the question put now, or -1. Hangs on nothing that others may not see: whether somebody is
        asked tells them."""
        return -1

    def spends(self, before: S, move: int, after: S) -> bool:
        """Was what holds `once` meant for the question that this move has answered, and is it over now?"""
        return False

    def scenes(self, view: S, seat: int, wording: Wording, shape: str) -> dict[str, Scene]:
        """The table as `seat` sees it, as pictures: `board` and `seat-0`, `seat-1` ...; shape is `wide` or `tall`."""
        raise NotImplementedError

    def picture(self, view: S, seat: int, wording: Wording, shape: str = "wide", theme: str = "light") -> str:
        """Board and displays as `seat` sees them, in one SVG."""
        raise NotImplementedError

    def preview(self, view: S, move: int) -> S:
        """Of a question that is tried first: the table as this answer would lie on it, for the eyes alone."""
        raise NotImplementedError

    def drawing(self, s: S, seat: int = -1, language: str = "en", shape: str = "wide", theme: str = "light") -> Drawing:
        """What `seat` (-1: a spectator) sees, for a notebook."""
        names = [str(number) for number in range(1, self.players(s) + 1)]
        return Drawing(self.picture(self.view(s, seat), seat, self.wording(language, names), shape, theme))

    # -- judging ------------------------------------------------------------------------------------------------------------------------

    def heuristics(self, version: int) -> Heuristics:
        """How bots judge positions: version 1 is the frozen one, 2 measures with weights that were fitted on played games."""
        return self.frozen_heuristics() if version == 1 else Fitted(self.measures(), load_weights(self.name), self)

    # -- playing ------------------------------------------------------------------------------------------------------------------------

    def new(self, players: int) -> S:
        """A new game, waiting for its first lot."""
        if players not in self.player_counts:
            counts = ", ".join(str(count) for count in self.player_counts)
            raise TriptychError(f"{self.name} is for {counts} players, not {players}")
        s = self.table(players)
        settle(s, self.steps)
        return s

    def legal(self, s: S, seat: int) -> list[int]:
        """The moves this seat can make now, ascending; none if it is not asked."""
        if seat == s.actor:
            return s.moves[:]
        if seat < 0 or s.actor < 0:
            return []
        step = self.step(s)
        if not step.together or seat not in step.asked(s):
            return []
        moves = step.options(s, seat)
        moves.sort()
        return moves

    def asked(self, s: S) -> list[int]:
        """The seats that are asked now; mostly it is one."""
        if s.actor < 0:
            return []
        step = self.step(s)
        return step.asked(s) if step.together else [s.actor]

    def apply(self, s: S, seat: int, move: int) -> None:
        """Carry out a legal move (or a lot, seat CHANCE) and go on to the next question. Trusts that the move is legal."""
        c = s.cells
        self.steps[c[c[TOP]]].play(s, seat, move)
        settle(s, self.steps)

    def weights(self, s: S) -> list[int]:
        """When a lot is due: how often each of `s.moves` lies in the urn; empty means each once."""
        c = s.cells
        return self.steps[c[c[TOP]]].weights(s)

    def lot_seat(self, s: S) -> int:
        """When a lot is due: the only seat that sees it, or CHANCE if all do."""
        c = s.cells
        return self.steps[c[c[TOP]]].seen_by(s)

    def step(self, s: S) -> Step[S]:
        """The step that waits for an answer."""
        c = s.cells
        return self.steps[c[c[TOP]]]

    # -- what a seat sees ---------------------------------------------------------------------------------------------------------------

    def view(self, s: S, seat: int) -> S:
        """What `seat` (-1: a spectator) may know, as a state with unknown cells; after the end everything."""
        over = s.actor == NOBODY
        v = self.from_cells(s.cells[:] if over else self.layout.veil(s.cells, seat))
        v.actor = s.actor
        if seat >= 0 and s.actor >= 0:
            if s.actor == seat:
                v.moves = s.moves
            elif self.step(s).together and seat in self.asked(s):
                v.actor = seat
                v.moves = self.legal(s, seat)
        return v

    def determinize(self, view: S, seat: int, chance: SeededChance) -> S:
        """A whole state that this view could be of; playing on in it tells nothing about the real one."""
        s = self.from_cells(view.cells[:])
        if view.actor != NOBODY:
            self.fill(s, seat, chance)
        settle(s, self.steps)
        return s

    def why_not(self, s: S, seat: int, move: int) -> Reason:
        """Why a move is not offered to this seat; says nothing that the seat may not know."""
        if s.actor == NOBODY:
            return Reason("why-over")
        if seat not in self.asked(s):
            return Reason("why-not-asked", {"seat": s.actor})
        return self.why_not_here(s, seat, move)

    def illegal(self, s: S, seat: int, move: int) -> IllegalMove:
        """The error for a move that is not offered."""
        text = self.moves.text(move) if 0 <= move < self.moves.size else str(move)
        if s.actor == NOBODY:
            return IllegalMove(f"'{text}': the game is over")
        if s.actor == CHANCE:
            return IllegalMove(f"'{text}': a lot is to be drawn first")
        if seat not in self.asked(s):
            return IllegalMove(f"'{text}': seat {seat + 1} is not asked now, seat {s.actor + 1} is")
        legal = [self.moves.text(other) for other in self.legal(s, seat)]
        return IllegalMove(f"'{text}' is not offered now; legal: {', '.join(legal)}", legal)

    # -- positions as text --------------------------------------------------------------------------------------------------------------

    def position(self, s: S) -> str:
        """The position in one line; `from_position` reads it back. A view's position has `?` for what is unknown."""
        c = s.cells
        frames = [":".join([self.steps[c[at]].name, *(str(n) for n in c[at + 1 : at + FRAME])]) for at in range(BOTTOM, c[TOP] + 1, FRAME)]
        head = [f"{self.name}/{self.version}", self.content_hash[:8], ">".join(frames)]
        return " ".join([*head, *self.layout.write(c)])

    def from_position(self, text: str) -> S:
        """The state a position describes; PositionError says what is wrong with it."""
        words = text.split()
        if len(words) < 3:
            raise PositionError("a position is: game/version, content, agenda, then field=values")
        if words[0] != f"{self.name}/{self.version}":
            raise PositionError(f"this is a position of '{words[0]}', not of {self.name}/{self.version}")
        if words[1] != self.content_hash[:8]:
            raise PositionError(f"this position was made with content {words[1]}, not {self.content_hash[:8]}")
        cells = self.layout.read(words[3:])
        self._read_agenda(words[2], cells)
        s = self.from_cells(cells)
        self._check_frames(s)
        self._settle_position(s)
        return s

    def _check_frames(self, s: S) -> None:
        """Lies each step of a handed-in agenda where it can, and is there what its numbers name?"""
        c = s.cells
        for at in range(BOTTOM, c[TOP] + 1, FRAME):
            step = self.steps[c[at]]
            if step.lowest != (at == BOTTOM):
                where = "only lowest" if step.lowest else "upon another step"
                raise PositionError(f"agenda: '{step.name}' can stand {where}")
            if step.upon and step.upon != self.steps[c[at - FRAME]].name:
                raise PositionError(f"agenda: '{step.name}' can stand right upon '{step.upon}' only")
            for number, most in ((c[at + 1], step.most_a), (c[at + 2], step.most_b)):
                highest = self.players(s) - 1 if most == SEAT else most
                if number > highest:
                    raise PositionError(f"agenda: {number} is too high a number for '{step.name}', which has at most {highest} there")

    def _settle_position(self, s: S) -> None:
        """Go on to the question a handed-in position puts. Its agenda can be such that no game ever comes to it."""
        try:
            problems = self.problems(s)
            if not problems:
                if UNKNOWN in [value for field in self.layout.fields if field.sees != ALL for value in field.of(s.cells)]:
                    self._ask_in_view(s)
                    self._check_stand(s)
                else:
                    settle(s, self.steps)
                    self._check_stand(s)
                    self._try_out(s)
                problems = self.layout.out_of_range(s.cells) or self.problems(s)
        except (ArithmeticError, AssertionError, LookupError, RuntimeError, ValueError):
            raise PositionError("agenda: it does not fit this table") from None
        if problems:
            raise PositionError("; ".join(problems))

    def _check_stand(self, s: S) -> None:
        """ValueError if nobody could go on from here: the agenda has run out or over, or somebody is asked who is not there or has no
        answer."""
        c = s.cells
        if s.actor >= self.players(s) or not BOTTOM <= c[TOP] < BOTTOM + FRAME * DEPTH or min(c[BOTTOM:AGENDA_END]) < 0:
            raise ValueError("nobody can go on from here")

    def _try_out(self, s: S) -> None:
        """Play a few turns of a handed-in position on, at random, to see whether its agenda fits its table: what lies deep in it comes up
        then. Raises whatever goes wrong."""
        for seed in range(TRIES):
            chance = SeededChance(seed)
            copy = self.from_cells(s.cells[:])
            settle(copy, self.steps)
            turn = self.turn(copy)
            for _ in range(LONGEST_TRY):
                if copy.actor == NOBODY or self.turn(copy) != turn:
                    break
                weights = self.weights(copy) if copy.actor == CHANCE else []
                self.apply(copy, copy.actor, chance.draw(copy.moves, weights))
                self._check_stand(copy)
                if self.layout.out_of_range(copy.cells):
                    raise ValueError("more of something than there can be")
            if self.problems(copy):
                raise ValueError("what is on the table does not add up any more")

    def _ask_in_view(self, s: S) -> None:
        """The question that the position of a view puts. Nothing can be carried out in it, for want of what is hidden; but nothing has
        to be: somebody is asked already. Of several the one whose things are seen."""
        step = self.step(s)
        if step.kind == AUTO:
            raise PositionError("agenda: a view is of a table at which somebody is asked")
        s.actor = CHANCE if step.kind == LOT else NOBODY if step.kind == OVER else step.seat(s)
        if s.actor < 0:
            return
        seeing = [seat for seat in self.asked(s) if not self._veiled(s, seat)]
        if seeing:
            s.actor = seeing[0]
            s.moves = step.options(s, s.actor)
            step.widen(s, s.actor, s.moves)
            s.moves.sort()

    def _veiled(self, s: S, seat: int) -> bool:
        """Are things of this seat's own hidden in a view?"""
        for field in self.layout.fields:
            if field.sees == OWNER and UNKNOWN in s.cells[field.at + seat * field.width : field.at + (seat + 1) * field.width]:
                return True
        return False

    def _read_agenda(self, text: str, cells: list[int]) -> None:
        names = {step.name: number for number, step in enumerate(self.steps)}
        frames = text.split(">")
        if len(frames) > DEPTH:
            raise PositionError(f"agenda: at most {DEPTH} steps")
        for i, frame in enumerate(frames):
            name, *args = frame.split(":")
            if name not in names:
                raise PositionError(f"agenda: '{name}' is none of {', '.join(names)}")
            if len(args) != FRAME - 1 or not all(arg.isdecimal() and len(arg) < 7 for arg in args):
                raise PositionError(f"agenda: '{frame}' must be a step and {FRAME - 1} numbers, parted by ':'")
            at = BOTTOM + i * FRAME
            cells[at : at + FRAME] = [names[name], *(int(arg) for arg in args)]
            cells[TOP] = at
