"""The application: what it is made of, and what stands around every request."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import triptych
from triptych.core.errors import TriptychError
from triptych.server.api import router as api
from triptych.server.house import House
from triptych.server.light import LightFiles
from triptych.server.limits import BodyLimit, Buckets
from triptych.server.pages import error_page
from triptych.server.pages import router as pages
from triptych.server.people import Visitor, language_of, same_origin
from triptych.server.playing import router as playing
from triptych.server.refusals import MOST_DETAIL, Forbidden, Malformed, Refusal, TooMany, Trouble, of_error, of_http_error
from triptych.server.settings import Settings
from triptych.server.sockets import router as sockets

log = logging.getLogger(__name__)

FILES = ("/static/", "/art/")  # what belongs to pages and is the same for everybody

HEADERS = [
    (name.lower().encode(), value.encode())
    for name, value in {
        "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    }.items()
]


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        house = House(chosen)
        app.state.house = house
        await house.start()
        yield
        await house.close()

    app = FastAPI(
        title="Triptych",
        version=triptych.__version__,
        description="Three board games of faith and power on one table. See docs/protocol.md.",
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.add_middleware(GZipMiddleware, minimum_size=600)
    app.add_middleware(BodyLimit, most=chosen.most_body * 4)
    app.add_middleware(Guard)
    app.include_router(playing)
    app.include_router(api)
    app.include_router(sockets)
    app.include_router(pages)
    app.mount("/static", LightFiles(directory=Path(__file__).parent / "static"), name="static")
    app.exception_handler(TriptychError)(on_triptych_error)
    app.exception_handler(HTTPException)(on_http_error)
    app.exception_handler(RequestValidationError)(on_bad_request)
    app.exception_handler(Exception)(on_our_mistake)
    return app


class Guard:
    """Before: only pages of ours may change anything, and nobody too often. After: the headers that every answer has.

    Plain ASGI: a middleware that is handed requests and responses costs a task of its own each time.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                add_headers(MutableHeaders(raw=message["headers"]), request)
            await send(message)

        refusal = refusal_at_the_door(request)
        answer = self.app if refusal is None else JSONResponse(refusal.told(language_of(request, None)), refusal.status)
        try:
            await answer(scope, receive, send_with_headers)
        except asyncio.CancelledError:
            if not request.app.state.house.stopping:  # then nobody waits for it any more
                raise


def refusal_at_the_door(request: Request) -> Refusal | None:
    """Before anybody has looked who it is."""
    house: House = request.app.state.house
    changes = request.method not in ("GET", "HEAD", "OPTIONS")
    if changes and not same_origin(request):
        return Forbidden("refused-origin")
    if house.settings.rates and not bucket_for(house, request, changes).take(house.proxies.sender(request)):
        return TooMany("refused-too-often")
    return None


def add_headers(headers: MutableHeaders, request: Request) -> None:
    headers.raw.extend(HEADERS)
    path = request.scope["path"]
    if path.startswith(FILES) and request.query_params.get("v"):
        headers["Cache-Control"] = "public, max-age=31536000, immutable"
    elif path.startswith("/static/"):
        headers["Cache-Control"] = "no-cache"  # kept, but asked for: modules are imported without their hash
    else:
        headers.setdefault("Cache-Control", "no-store")


def bucket_for(house: House, request: Request, changes: bool) -> Buckets:
    if not changes:
        return house.files if request.url.path.startswith(FILES) else house.lookups
    return house.moves if request.url.path.startswith("/api/tables/") else house.makings


async def on_triptych_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, TriptychError)
    return await refuse(request, of_error(error))


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return await refuse(request, of_http_error(error))


async def on_bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0] if error.errors() else {"loc": [], "msg": "not understood"}
    where = ".".join(str(part) for part in first["loc"])
    return await refuse(request, Malformed("refused-body", detail=f"{where}: {first['msg']}"[:MOST_DETAIL]))


async def on_our_mistake(request: Request, error: Exception) -> Response:
    """What nobody thought of; it is logged by whoever called us. This answer passes the guard by, so it gets its headers here."""
    response = await refuse(request, Trouble("refused-trouble"))
    response.headers["Connection"] = "close"  # the server closes it after a mistake; whoever would ask again on it must know
    add_headers(response.headers, request)
    return response


async def refuse(request: Request, refusal: Refusal) -> Response:
    """JSON for programs and scripts, a page for people; both in the language of whoever asks."""
    try:
        visitor = await request.app.state.house.people.visitor(request)
    except Exception:  # a token that is not known, or a database that does not answer: then the browser's own language
        visitor = Visitor(None, language_of(request, None))
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return JSONResponse(refusal.told(visitor.language), refusal.status, refusal.headers)
    return error_page(request, visitor, refusal)
