"""Playing: the calls that make up nearly all that is asked of a server. They come first, so nothing is looked through before them."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from triptych.core.errors import IllegalMove
from triptych.server.api import Body, GalleryNow, HouseNow, Json, VisitorNow, packed_answer, seat_needed, snapshot
from triptych.server.people import Visitor
from triptych.server.present import turn_info
from triptych.server.refusals import Refusal, Stale
from triptych.server.watch import Gallery

router = APIRouter(prefix="/api/tables/{table_id}")


class UndoBody(Body):
    version: int = Field(ge=0, le=1_000_000)
    id: str = Field(min_length=1, max_length=60)


class MoveBody(UndoBody):
    move: str | Json


@router.post("/moves")
async def move(body: MoveBody, gallery: GalleryNow, visitor: VisitorNow) -> Any:
    table = gallery.table
    seat = seat_needed(table, visitor)
    chosen = table.game.moves.parse(body.move) if isinstance(body.move, str) else table.game.moves.from_json(body.move)
    try:
        await table.play(seat, body.version, body.id, chosen)
    except Stale as error:
        return stale(error, gallery, visitor)
    return packed_answer(turn_info(table, seat))


@router.post("/undo")
async def undo(body: UndoBody, gallery: GalleryNow, visitor: VisitorNow) -> Any:
    seat = seat_needed(gallery.table, visitor)
    try:
        await gallery.table.undo(seat, body.version, body.id)
    except Stale as error:
        return stale(error, gallery, visitor)
    except IllegalMove:
        raise Refusal("refused-undo") from None
    return packed_answer(turn_info(gallery.table, seat))


@router.get("/turn")
async def turn(request: Request, house: HouseNow, gallery: GalleryNow, visitor: VisitorNow, wait: float = Query(25, ge=0, le=60)) -> Any:
    """Waits until I am asked or the game is over, `wait` seconds at most: for programs that hold no socket."""
    seat = seat_needed(gallery.table, visitor)
    if wait and not gallery.table.asks(seat):
        assert visitor.person is not None
        with house.polls.place(house.proxies.sender(request), visitor.person.id):
            await house.polls.wait(request, gallery.table.wait_for(seat, wait))
    return packed_answer(turn_info(gallery.table, seat))


def stale(error: Stale, gallery: Gallery, visitor: Visitor) -> Response:
    return packed_answer({**error.told(visitor.language), "fresh": snapshot(gallery, visitor)}, error.status)
