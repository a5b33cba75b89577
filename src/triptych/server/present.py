"""What a reader is shown of a table: scenes, question, log; always made from his seat's view, in his language.

`Eyes` stand for everybody who sees the same thing (seat, language, shape): what they get is made once, however many look.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from triptych.core import registry
from triptych.core.barrier import last_ones
from triptych.core.game import Game, Option
from triptych.core.match import UNDO, Match, entry_move, entry_seat
from triptych.core.scene import Scene, difference
from triptych.core.state import CHANCE, NOBODY, Event, State
from triptych.core.telling import NO_TELLING
from triptych.core.words import Wording, Words
from triptych.server import store
from triptych.server.live import EVENTS_KEPT, LiveTable
from triptych.server.meanwhile import meanwhile

Message = dict[str, Any]
SHAPES = ("wide", "tall")


def table_info(table: LiveTable, words: Words, viewer: int, online: set[int]) -> Message:
    """What everybody may know of a table."""
    row = table.row
    match = table.match
    return {
        "id": row.id,
        "game": row.game,
        "title": words.say(f"game-{row.game}"),
        "status": row.status,
        "listed": row.listed,
        "watching": table.watching,
        "watchers_talk": row.watchers_talk,
        "own_cards": row.own,
        "options": settled(table.game.offered, table.game.options, words),
        "advice": advice_info(table),
        "players": row.players,
        "host": table.seat_of(row.host) if table.seat_of(row.host) >= 0 else None,
        "mine": viewer if viewer >= 0 else None,
        "seats": seats_info(row, words, online),
        "points": table.game.points(match.state) if match is not None else None,
        "asked": table.game.asked(match.state) if match is not None else [],
        "version": table.version,
        "created": row.created,
        "updated": row.updated,
        "url": f"/t/{row.id}",
        "rematch": f"/t/{row.rematch}" if row.rematch and (viewer >= 0 or table.rematch_listed) else None,
        "commitment": table.commitment(),
    }


def advice_info(table: LiveTable) -> Message:
    """May this table give advice, who has agreed, and does it?"""
    agreed = [seat.seat for seat in table.row.seats if seat.kind == store.PERSON and seat.advice]
    return {"offered": table.row.advice, "agreed": agreed, "on": table.advises}


def turn_info(table: LiveTable, seat: int) -> Message:
    """What a seat needs to go on: who is asked now, and what it may answer itself."""
    match = table.match
    game = table.game
    return {
        "version": table.version,
        "status": table.row.status,
        "asked": table.awaited(),
        "legal": [game.moves.text(move) for move in game.legal(match.state, seat)] if match is not None and table.asks(seat) else [],
    }


def options_info(game: Game[Any], words: Words) -> list[Message]:
    """What can be settled before a game, in words: some values to choose from, or a number up to `most`."""
    return [
        {
            "name": option.name,
            "label": words.say(f"option-{option.name}"),
            "why": words.say(f"option-{option.name}-why"),
            "value": option.choices[0],
            "most": option.most,
            "choices": [
                {"value": value, "label": words.say(f"option-{option.name}-{value}"), "why": words.say(f"option-{option.name}-{value}-why")}
                for value in (() if option.most else option.choices)
            ],
        }
        for option in game.offered
    ]


def settled(offered: Sequence[Option], options: Mapping[str, str], words: Words) -> list[Message]:
    """What was settled before this game, in words; a number that was left alone is none."""
    found: list[Message] = []
    for option in offered:
        value = options.get(option.name, option.choices[0])
        if (option.most and value == option.choices[0]) or not option.allows(value):  # of old tables something may be offered no more
            continue
        said = value if option.most else words.say(f"option-{option.name}-{value}")
        usual = value == option.choices[0]
        found.append({"name": option.name, "value": value, "label": words.say(f"option-{option.name}"), "said": said, "usual": usual})
    return found


def row_info(row: store.TableRow, words: Words, person_id: str | None) -> Message:
    """A table as it stands in a list."""
    mine = next((seat.seat for seat in row.seats if seat.kind == store.PERSON and seat.person == person_id), None)
    return {
        "id": row.id,
        "game": row.game,
        "title": words.say(f"game-{row.game}"),
        "status": row.status,
        "listed": row.listed,
        "players": row.players,
        "mine": mine,
        "own_cards": row.own,
        "options": settled(registry.game(row.game).offered, row.options, words),
        "seats": seats_info(row, words, set()),
        "points": row.points or None,
        "asked": row.asked,
        "created": row.created,
        "updated": row.updated,
        "url": f"/t/{row.id}",
    }


def seats_info(row: store.TableRow, words: Words, online: set[int]) -> list[Message]:
    """Who sits where. Bots of one kind are numbered, so that the log can tell them apart."""
    bots = [seat.bot for seat in row.seats]
    found: list[Message] = []
    for seat in row.seats:
        name = seat.name
        if seat.kind == store.BOT:
            name = words.say("bot-name", bot=seat.bot)
            if bots.count(seat.bot) > 1:
                name = words.say("bot-numbered", name=name, number=bots[: seat.seat + 1].count(seat.bot))
        found.append({"seat": seat.seat, "kind": seat.kind, "name": name, "online": seat.seat in online, "bot": seat.bot or None})
    return found


def chat_info(line: store.ChatLine, seat: int) -> Message:
    """A line of the chat. Whoever watches has no seat, also if he sat down later."""
    seated = seat if seat >= 0 and line.channel != store.WATCHERS else None
    return {"n": line.seq, "name": line.name, "text": line.text, "at": line.at, "seat": seated, "channel": line.channel}


def question(
    game: Game[Any], asked: list[int], view: State, seat: int, wording: Wording, since: int, undo: bool, answers: dict[str, str]
) -> Message:
    """What is asked now, whose answers are awaited, and what this seat may answer itself, with what its standing answers say behind that;
    put at version `since`."""
    over = view.actor == NOBODY
    mine = seat in asked
    legal = view.moves if mine else []
    idle = [game.idle(view, move) for move in legal]
    moves = [
        {
            "move": game.moves.text(move),
            "label": wording.label(view, move),
            "cost": game.cost(view, move),
            "targets": game.targets(view, move),
            "aside": game.aside(move),
            "last": last,
            "idle": nothing and not all(idle),
        }
        for move, last, nothing in zip(legal, last_ones(game, view, seat, answers) if mine else [], idle, strict=True)
    ]
    return {
        "asked": asked,
        "since": since,
        "mine": mine,
        "prompt": wording.prompt(view, seat),
        "hint": wording.hint(view) if mine else "",
        "rule": "" if over else game.step(view).rule,
        "undo": undo,
        "tried": mine and game.step(view).tried,
        "moves": moves,
    }


def _told_at(told: tuple[int, Event]) -> int:
    return told[0]


def log_lines(
    match: Match, events: list[tuple[int, Event]], wording: Wording, words: Words, seat: int, since: int, upto: int | None = None
) -> list[Message]:
    """The log after entry `since` (up to `upto`), told to this seat: these events of the match, and moves taken back."""
    game = match.game
    lines: list[Message] = []
    for at, event in events[bisect_right(events, since, key=_told_at) :]:
        if upto is not None and at > upto:
            break
        kind = game.events.kind(event)
        told_to = event[1] if kind.args and kind.args[0] == "seat" else None
        text = wording.sentence(game.events.for_seat(event, seat))
        if text:
            line = {"n": at, "text": text, "seat": told_to, "kind": kind.name}
            lines.append({**line, "moment": True} if wording.telling.get(kind.name, NO_TELLING).moment else line)
    for at, packed in enumerate(match.entries[since:upto], since + 1):
        if entry_move(packed) == UNDO:
            who = entry_seat(packed)
            lines.append({"n": at, "text": words.say("log-undo", name=wording.seat_names[who]), "seat": who, "kind": "undo"})
    lines.sort(key=lambda line: line["n"])
    return lines


def standing_info(table: LiveTable, words: Words, seat: int) -> list[Message]:
    """The standing answers of a seat, for its own eyes."""
    if seat < 0:
        return []
    return habits_info(table.game, words, table.row.seats[seat].standing)


def habits_info(game: Game[Any], words: Words, given: dict[str, str]) -> list[Message]:
    """What can be answered once for all in a game, in words, and how it was; what was not is as the first of its choices says."""
    return [
        {
            "name": one.name,
            "label": words.say(f"standing-{one.name}"),
            "value": given.get(one.name, one.choices[0]),
            "choices": [[value, words.say(f"standing-{one.name}-{value}")] for value in one.choices],
        }
        for one in game.standing()
        if not one.once
    ]


def once_info(table: LiveTable, seat: int) -> Message | None:
    """What a seat may say for once: by which name, and whether it has; nothing in a game that has no such thing, or for one who watches."""
    for one in table.game.standing():
        if one.once and seat >= 0:
            said = table.row.seats[seat].standing.get(one.name, one.choices[0])
            return {"name": one.name, "choices": list(one.choices), "on": said != one.choices[0]}
    return None


class Changes:
    """The differences between scenes that one move makes: eyes that see the same share them."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Scene | None, Scene, Message]] = {}

    def between(self, old: Scene | None, new: Scene) -> Message:
        key = (id(old), id(new))
        if key not in self._known:
            self._known[key] = (old, new, difference(old, new))  # both are held, so that no other gets their ids
        return self._known[key][2]


class Eyes:
    """Those who see a table from one seat, in one language and shape."""

    def __init__(self, table: LiveTable, seat: int, language: str, shape: str, words: Words) -> None:
        self.table = table
        self.seat = seat
        self.language = language
        self.shape = shape
        self.words = words
        self.name_anew()
        self._scenes: dict[str, Scene] = {}
        self._version = -1

    def name_anew(self) -> None:
        """Speak with the names of those who sit there now. All who read one language at a table share one wording."""
        names = [seat["name"] or str(seat["seat"] + 1) for seat in seats_info(self.table.row, self.words, set())]
        spoken = self.table.spoken.get(self.language)
        if spoken is None or spoken[0] != names:
            spoken = self.table.spoken[self.language] = (names, self.table.game.wording(self.language, names))
        self.wording: Wording = spoken[1]

    def lose_sight(self) -> None:
        """What was seen counts no more: next comes everything."""
        self._version = -1

    def fresh(self, online: set[int], chat: list[Message]) -> Message:
        """Everything, for a page that has nothing yet."""
        table = self.table
        info = table_info(table, self.words, self.seat, online)
        message: Message = {"t": "fresh", "version": table.version, "table": info, "chat": chat}
        message["standing"] = standing_info(table, self.words, self.seat)
        match = table.match
        if match is None:
            return {**message, "scenes": {}, "ask": None, "log": []}
        view = table.game.view(match.state, self.seat)
        self._scenes = table.game.scenes(view, self.seat, self.wording, self.shape)
        self._version = table.version
        message["scenes"] = {name: scene.to_json() for name, scene in self._scenes.items()}
        message["ask"] = self.ask(match, view)
        since = match.events[-EVENTS_KEPT][0] - 1 if len(match.events) > EVENTS_KEPT else 0
        message["log"] = log_lines(match, match.events, self.wording, self.words, self.seat, since)[-EVENTS_KEPT:]
        return message

    def ask(self, match: Match, view: State) -> Message:
        """The question; where an answer is tried first, with what each would change on the table."""
        table = self.table
        game = table.game
        put_at, undo = table.put_at(self.seat), table.can_undo(self.seat)
        asked = question(game, table.awaited(), view, self.seat, self.wording, put_at, undo, table.answers(self.seat))
        asked["stop"] = once_info(table, self.seat)
        asked["meanwhile"] = meanwhile(table, match, self.seat, self.wording) if asked["mine"] else None
        if asked["tried"]:
            for told, move in zip(asked["moves"], view.moves, strict=True):
                scenes = game.scenes(game.preview(view, move), self.seat, self.wording, self.shape)
                changes = {name: difference(self._scenes.get(name), scene) for name, scene in scenes.items()}
                told["preview"] = {name: change for name, change in changes.items() if something(change)}
        return asked

    def steps(self, before: int, trail: list[State], online: set[int], changes: Changes) -> Message | None:
        """What has changed since version `before`; None if these eyes have not seen that, and need everything."""
        table = self.table
        match = table.match
        if match is None or self._version != before or before <= 0:
            return None
        steps: list[Message] = []
        shown = before
        view = table.game.view(match.state, self.seat)
        for version, state in bunches(match, before, trail):
            view = table.game.view(state, self.seat)
            scenes = table.game.scenes(view, self.seat, self.wording, self.shape)
            changed: Message = {}
            for name, scene in scenes.items():
                shown_before = self._scenes.get(name)
                if scene is not shown_before:  # what nothing has happened to is the same, not only alike
                    change = changes.between(shown_before, scene)
                    if something(change):
                        changed[name] = change
            self._scenes = scenes
            lines = log_lines(match, match.events, self.wording, self.words, self.seat, shown, version)
            steps.append({"scenes": changed, "log": lines, "points": table.game.points(state)})
            shown = version
        self._version = table.version
        return {
            "t": "steps",
            "from": before,
            "version": table.version,
            "steps": steps,
            "ask": self.ask(match, view),
            "table": table_info(table, self.words, self.seat, online),
        }


def something(change: Message) -> bool:
    """Does a difference between scenes change anything?"""
    return "pieces" in change or bool(change["put"] or change["drop"]) or "brief" in change


def bunches(match: Match, before: int, trail: list[State]) -> list[tuple[int, State]]:
    """The states to be shown one after the other: after the move, and after each run of lots of one kind (all dice fall together)."""
    kinds: list[str] = []
    for packed in match.entries[before:]:
        lot = entry_seat(packed) == CHANCE
        kinds.append(match.game.lots.kind_of[entry_move(packed)].words if lot else "")
    found: list[tuple[int, State]] = []
    for i, state in enumerate(trail):
        if i + 1 == len(trail) or kinds[i] != kinds[i + 1] or not kinds[i]:
            found.append((before + i + 1, state))
    return found


def packed(message: Message) -> str:
    """As it goes over the wire."""
    return orjson.dumps(message).decode()
