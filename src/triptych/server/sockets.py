"""The socket of a table: what happens there, as it happens. It only tells; moves are POSTs."""

from __future__ import annotations

import asyncio
import contextlib
import json

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from triptych.core.errors import TriptychError
from triptych.core.words import LANGUAGES
from triptych.server.house import House
from triptych.server.people import same_origin
from triptych.server.present import SHAPES, packed
from triptych.server.speech import game_words
from triptych.server.watch import GONE, Gallery, Reader

router = APIRouter()

FORBIDDEN, UNKNOWN, TOO_SLOW = 4403, 4404, 4408
MOST_TEXT = 2000


@router.websocket("/ws/tables/{table_id}")
async def watch_table(socket: WebSocket, table_id: str, since: int = -1, shape: str = "wide", language: str = "") -> None:
    house: House = socket.app.state.house
    await socket.accept()
    if not same_origin(socket):
        await socket.close(FORBIDDEN, "not from a page of this server")
        return
    try:
        visitor = await house.people.visitor(socket)
        gallery = await house.gallery(table_id)
    except Exception as error:
        await socket.close(UNKNOWN, str(error)[:100])
        return
    person_id = visitor.person.id if visitor.person else None
    chosen = language if language in LANGUAGES else visitor.language
    eyes = gallery.eyes(
        gallery.table.seat_of(person_id), chosen, shape if shape in SHAPES else "wide", game_words(chosen, gallery.table.game.name)
    )
    reader = Reader(eyes, person_id)
    try:
        gallery.enter(reader, since)
        await _talk(socket, gallery, reader)
    finally:
        gallery.leave(reader)


async def _talk(socket: WebSocket, gallery: Gallery, reader: Reader) -> None:
    """Send what is in the queue and listen beside it, until one of both ends."""
    sending = asyncio.create_task(_send(socket, reader))
    listening = asyncio.create_task(_listen(socket, gallery, reader))
    _, rest = await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await task
    for task in (sending, listening):
        if task.done() and not task.cancelled() and (error := task.exception()):
            if not isinstance(error, WebSocketDisconnect | RuntimeError | TriptychError):
                raise error


async def _send(socket: WebSocket, reader: Reader) -> None:
    while True:
        text = await reader.queue.get()
        if text == GONE:
            await socket.close(TOO_SLOW, "too slow")
            return
        await socket.send_text(text)


async def _listen(socket: WebSocket, gallery: Gallery, reader: Reader) -> None:
    """A page may change its shape or language; everything else is ignored."""
    while True:
        text = await socket.receive_text()
        try:
            said = json.loads(text[:MOST_TEXT])
        except (ValueError, RecursionError):
            continue
        if not isinstance(said, dict):
            continue
        eyes = reader.eyes
        shape, language = eyes.shape, eyes.language
        if said.get("t") == "shape" and said.get("shape") in SHAPES:
            shape = said["shape"]
        elif said.get("t") == "language" and said.get("language") in LANGUAGES:
            language = said["language"]
        if (shape, language) == (eyes.shape, eyes.language):
            continue
        reader.eyes = gallery.eyes(eyes.seat, language, shape, game_words(language, gallery.table.game.name))
        reader.tell(packed(reader.eyes.fresh(gallery.online(), gallery.chat)))
