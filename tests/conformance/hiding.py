"""Other worlds: the same table with other things where a seat cannot see, made from the field table alone (never by `determinize`)."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from tests.conformance.playing import wording_of
from triptych.core.fields import Field, Layout
from triptych.core.game import Game
from triptych.core.state import NOBODY, State

Row = tuple[Field, int]  # a field, and the cell its row begins at


def hidden_rows(layout: Layout, seat: int, also: int | None) -> list[Row]:
    """The rows that a seat, and another one if it is named, cannot see."""
    theirs = {at for _, at in layout.hidden_rows(seat if also is None else also)}
    return [(field, at) for field, at in layout.hidden_rows(seat) if at in theirs]


def hidden_pools(layout: Layout, seat: int, also: int | None = None) -> dict[str, list[Row]]:
    """The rows a seat (or both seats) cannot see, by the pool whose things lie there."""
    pools: dict[str, list[Row]] = {}
    for field, at in hidden_rows(layout, seat, also):
        if field.pool:
            name = f"{field.pool} of row {(at - field.at) // field.width}" if field.by_row else field.pool
            pools.setdefault(name, []).append((field, at))
    return pools


def contents(field: Field, cells: list[int], at: int) -> list[int]:
    """How many things of each kind lie in a row; of a set each member once or not at all."""
    if field.members:
        return [cells[at] >> member & 1 for member in range(field.members)]
    return cells[at : at + field.width]


def scramble(layout: Layout, cells: list[int], seat: int, rng: random.Random, also: int | None = None) -> list[int]:
    """The cells with everything hidden from `seat` (and from the seat `also`, if one is named) dealt anew: each row keeps its number of
    things, each pool its things. A hidden row without a pool may hold whatever its range allows."""
    new = cells[:]
    for rows in hidden_pools(layout, seat, also).values():
        if rows[0][0].members:
            scramble_sets(layout, new, rows, rng)
            continue
        things = [kind for field, at in rows for kind in range(field.width) for _ in range(cells[at + kind])]
        rng.shuffle(things)
        for field, at in rows:
            new[at : at + field.width] = [0] * field.width
            for _ in range(sum(cells[at : at + field.width])):
                new[at + things.pop()] += 1
    for field, at in hidden_rows(layout, seat, also):
        if not field.pool:
            new[at : at + field.width] = [rng.randint(field.low, field.high) for _ in range(field.width)]
    return new


def fits(layout: Layout, cells: list[int], rows: list[Row], member: int, place: Row) -> bool:
    """May a thing lie there, by what everybody knows of it?"""
    field, at = place

    def has(name: str) -> bool:
        return bool(cells[layout.at(name) + at - field.at] >> member & 1)

    known = {other.among for other, _ in rows if other.among}
    return (not field.within or has(field.within)) and all(field.among == name for name in known if has(name))


def scramble_sets(layout: Layout, cells: list[int], rows: list[Row], rng: random.Random) -> None:
    """Let the members of hidden sets change places, two at a time, wherever that fits what everybody knows of them."""
    places = [(member, field, at) for field, at in rows for member in range(field.members) if cells[at] >> member & 1]
    for _ in range(4 * len(places)):
        i, j = rng.randrange(len(places)), rng.randrange(len(places))
        (a, field, at), (b, other, there) = places[i], places[j]
        if at != there and fits(layout, cells, rows, a, (other, there)) and fits(layout, cells, rows, b, (field, at)):
            cells[at] ^= 1 << a | 1 << b
            cells[there] ^= 1 << a | 1 << b
            places[i], places[j] = (b, field, at), (a, other, there)


def has_secrets(game: Game[Any]) -> bool:
    """Is there anything in this game that somebody cannot see?"""
    return any(True for _ in game.layout.hidden_rows(-1))


def plain(game: Game[Any], s: State, seat: int) -> list[Any]:
    """Everything the engine tells a seat about a state, asked of the state itself wherever the engine would ask it."""
    view = game.view(s, seat)
    out: list[Any] = [view.cells, view.actor, view.moves, game.position(view), game.layout.to_json(view.cells)]
    out += [game.legal(view, seat), game.step(s).name, game.step(s).rule, game.players(s)]
    if s.actor == -1:
        out.append(game.lot_seat(s))
    if s.actor == seat and seat >= 0:
        out.append(game.legal(s, seat))
        out += [game.cost(s, move) for move in s.moves]
        with suppress(NotImplementedError):
            out += [game.targets(s, move) for move in s.moves]
    return out


def refusals(game: Game[Any], s: State, seat: int, moves: list[int]) -> list[Any]:
    """What a seat hears when it tries these moves, and why."""
    out: list[Any] = []
    for move in moves:
        if s.actor != seat or seat < 0 or move not in s.moves:
            error = game.illegal(s, seat, move)
            out += [str(error), error.legal]
            if 0 <= move < game.moves.size:
                reason = game.why_not(s, seat, move)
                out += [reason.message, reason.args]
    return out


def words(game: Game[Any], s: State, seat: int, names: list[str], moves: list[int]) -> list[Any]:
    """What a seat reads and sees: prompt, labels, reasons, board, pictures. A game without words says nothing."""
    wording = wording_of(game, names)
    if wording is None:
        return []
    view = game.view(s, seat)
    out: list[Any] = [[[(span.text, span.style) for span in line] for line in wording.board(view, seat, width)] for width in (80, 132)]
    if s.actor != NOBODY:
        out.append(wording.prompt(view, seat))
    out += [wording.label(view, move) for move in view.moves]
    with suppress(NotImplementedError):
        out += [scene.to_json() for shape in ("wide", "tall") for scene in game.scenes(view, seat, wording, shape).values()]
    if s.actor == seat and seat >= 0:
        out += [wording.reason(game.why_not(s, seat, move)) for move in moves if 0 <= move < game.moves.size and move not in s.moves]
    return out
