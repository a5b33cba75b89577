"""The application: what it is made of, and what stands around every request."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException as StarletteHTTPException
from starlette.middleware.gzip import GZipMiddleware

import triptych
from triptych.core.errors import TriptychError, UnknownName
from triptych.server.api import router as api
from triptych.server.house import House
from triptych.server.limits import BodyLimit, Buckets
from triptych.server.live import Forbidden, Stale
from triptych.server.pages import error_page
from triptych.server.pages import router as pages
from triptych.server.people import same_origin
from triptych.server.settings import Settings
from triptych.server.sockets import router as sockets

log = logging.getLogger(__name__)

MOST_SENTENCE = 4000
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        house = House(chosen)
        app.state.house = house
        await house.hub.start()
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
    app.middleware("http")(guard)
    app.include_router(api)
    app.include_router(sockets)
    app.include_router(pages)
    app.mount("/static", StaticFiles(directory=Path(__file__).parent / "static"), name="static")
    app.exception_handler(TriptychError)(on_triptych_error)
    app.exception_handler(StarletteHTTPException)(on_http_error)
    app.exception_handler(RequestValidationError)(on_bad_request)
    return app


async def guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    """Before: only pages of ours may change anything, and nobody too often. After: the headers that every answer has."""
    house: House = request.app.state.house
    changes = request.method not in ("GET", "HEAD", "OPTIONS")
    if changes and not same_origin(request):
        response: Response = JSONResponse({"error": "this request does not come from a page of this server"}, 403)
    elif house.settings.rates and not bucket_for(house, request, changes).take(sender(house, request)):
        response = JSONResponse({"error": "too many requests; wait a moment"}, 429)
    else:
        response = await call_next(request)
    response.headers.update(HEADERS)
    if request.url.path.startswith(("/static/", "/art/")) and request.query_params.get("v"):
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    elif request.url.path.startswith("/static/"):
        response.headers["Cache-Control"] = "no-cache"  # kept, but asked for: modules are imported without their hash
    else:
        response.headers.setdefault("Cache-Control", "no-store")
    return response


def bucket_for(house: House, request: Request, changes: bool) -> Buckets:
    if not changes:
        return house.lookups
    return house.moves if request.url.path.startswith("/api/tables/") else house.makings


def sender(house: House, request: Request) -> str:
    if house.settings.trusted_proxy and (forwarded := request.headers.get("x-forwarded-for")):
        return forwarded.split(",")[-1].strip()
    return request.client.host if request.client else "?"


async def on_triptych_error(request: Request, error: Exception) -> Response:
    status = 400
    if isinstance(error, UnknownName):
        status = 404
    elif isinstance(error, Forbidden):
        status = 403
    elif isinstance(error, Stale):
        status = 409
    return await answer_error(request, status, str(error))


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, StarletteHTTPException | HTTPException)
    return await answer_error(request, error.status_code, str(error.detail))


async def on_bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0] if error.errors() else {"loc": [], "msg": "not understood"}
    where = ".".join(str(part) for part in first["loc"])
    return await answer_error(request, 422, f"{where}: {first['msg']}")


async def answer_error(request: Request, status: int, sentence: str) -> Response:
    """JSON for programs and scripts, a page for people."""
    sentence = sentence[:MOST_SENTENCE].encode("utf-8", "replace").decode("utf-8")
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return JSONResponse({"error": sentence}, status)
    return await error_page(request, status, sentence)
