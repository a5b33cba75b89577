"""The socket of a table: what happens there, as it happens. It only tells; moves are POSTs."""

from __future__ import annotations

import asyncio
import contextlib
import json

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from fastapi.responses import JSONResponse

from triptych.core.errors import TriptychError
from triptych.core.words import LANGUAGES
from triptych.server.house import House
from triptych.server.limits import Places
from triptych.server.people import Visitor, language_of, same_origin
from triptych.server.present import SHAPES, packed
from triptych.server.refusals import Forbidden, Refusal, TooMany, of_error
from triptych.server.speech import game_words
from triptych.server.watch import Gallery, Reader

router = APIRouter()

CLOSED = 4000  # a socket that is refused is closed with this and the status of the refusal
TOO_SLOW = 4408
CLOSE_SECONDS = 5
MOST_TEXT = 2000


@router.websocket("/ws/tables/{table_id}")
async def watch_table(socket: WebSocket, table_id: str, since: int = -1, shape: str = "wide", language: str = "") -> None:
    house: House = socket.app.state.house
    sender = house.proxies.sender(socket)
    try:
        if house.settings.rates and not house.knocks.take(sender):
            raise TooMany("refused-too-often")
        if not same_origin(socket):
            raise Forbidden("refused-origin")
        visitor = await house.people.visitor(socket)
        gallery = await house.gallery(table_id)
        places = _take_places(house, sender, visitor)
    except TriptychError as error:
        await _refuse(socket, of_error(error))
        return
    try:
        await socket.accept()
        await _watch(socket, house, sender, visitor, gallery, since, shape, language)
    finally:
        for kind, name in places:
            kind.leave(name)


def _take_places(house: House, sender: str, visitor: Visitor) -> list[tuple[Places, str]]:
    """The places that an open socket takes."""
    wanted = [(house.sockets_at_all, "")]
    if house.settings.rates:
        wanted.append((house.sockets_of_address, sender))
        if visitor.person is not None:
            wanted.append((house.sockets_of_person, visitor.person.id))
    if not all(kind.free(name) for kind, name in wanted):
        raise TooMany("refused-too-many-sockets")
    for kind, name in wanted:
        kind.take(name)
    return wanted


async def _refuse(socket: WebSocket, refusal: Refusal) -> None:
    """A page reads from the code why it was refused, and does not come again. Whoever comes too often does not even get in."""
    if isinstance(refusal, TooMany):
        await socket.send_denial_response(JSONResponse(refusal.told(language_of(socket, None)), refusal.status))
    else:
        await socket.accept()
        await socket.close(CLOSED + refusal.status, refusal.code)


async def _watch(
    socket: WebSocket, house: House, sender: str, visitor: Visitor, gallery: Gallery, since: int, shape: str, language: str
) -> None:
    person_id = visitor.person.id if visitor.person else None
    chosen = language if language in LANGUAGES else visitor.language
    words = game_words(chosen, gallery.table.game.name)
    eyes = gallery.eyes(gallery.table.seat_of(person_id), chosen, shape if shape in SHAPES else "wide", words)
    reader = Reader(eyes, person_id)
    attendance = house.hub.attendance
    try:
        if person_id is not None:
            attendance.enters(person_id)
        gallery.enter(reader, since)
        code, why = await _talk(socket, house, sender, gallery, reader)
    finally:
        gallery.leave(reader)
        if person_id is not None:
            attendance.leaves(person_id)
    with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
        async with asyncio.timeout(CLOSE_SECONDS):  # a reader that takes nothing does not take this either
            await socket.close(code, why)


async def _talk(socket: WebSocket, house: House, sender: str, gallery: Gallery, reader: Reader) -> tuple[int, str]:
    """Send what is in the queue and listen beside it, until one of both ends or the reader is too far behind; with which code to close."""
    sending = asyncio.create_task(_send(socket, reader))
    listening = asyncio.create_task(_listen(socket, house, sender, gallery, reader))
    behind = asyncio.create_task(reader.gone.wait())
    tasks = (sending, listening, behind)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
    for found in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(found, TooMany):
            return CLOSED + found.status, found.code
        if isinstance(found, Exception) and not isinstance(found, WebSocketDisconnect | RuntimeError | TriptychError):
            raise found
    return (TOO_SLOW, "too-slow") if reader.gone.is_set() else (1000, "")


async def _send(socket: WebSocket, reader: Reader) -> None:
    while True:
        await socket.send_text(await reader.queue.get())


async def _listen(socket: WebSocket, house: House, sender: str, gallery: Gallery, reader: Reader) -> None:
    """A page may change its shape or language; everything else is ignored, and too much of anything ends it."""
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        if house.settings.rates and not house.socket_messages.take(sender):
            raise TooMany("refused-too-often")
        try:
            said = json.loads((message.get("text") or "")[:MOST_TEXT])
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
        reader.tell(packed(reader.eyes.fresh(gallery.online(), gallery.chat(eyes.seat))))
