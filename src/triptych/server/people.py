"""Who is asking: guests by a signed cookie, programs by a token. Nobody needs an account."""

from __future__ import annotations

import hashlib
import hmac
from collections import OrderedDict
from dataclasses import dataclass
from typing import Generic, TypeVar

from fastapi import Request, Response, WebSocket
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from triptych.core.words import LANGUAGES
from triptych.server import store
from triptych.server.database import Database
from triptych.server.refusals import Forbidden, Malformed, NotFound, NotKnown

COOKIE = "triptych"
LANGUAGE_COOKIE = "triptych-language"
YEAR = 365 * 24 * 3600
MOST_KNOWN = 10_000  # people and tokens kept in memory


T = TypeVar("T")


@dataclass
class Visitor:
    """Somebody who asks: a person, or nobody yet; the language he reads; and whether it is a program that asks for him."""

    person: store.Person | None
    language: str
    by_token: bool = False

    def in_person(self) -> None:
        """A program's token may play and read. Who somebody is, and who may be him, only he himself can change."""
        if self.by_token:
            raise Forbidden("refused-by-token")


class Recent(Generic[T]):
    """The latest of something, by a key; not more than `most`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[str, T] = OrderedDict()

    def get(self, key: str) -> T | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: str, one: T) -> None:
        self._kept[key] = one
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def forget(self, key: str) -> None:
        self._kept.pop(key, None)


class People:
    """Cookies, tokens and recovery links."""

    def __init__(self, database: Database, secret: bytes) -> None:
        self._database = database
        self._secret = secret
        self._cookies = URLSafeSerializer(secret.hex(), salt="triptych person")
        self._known = Recent[store.Person](MOST_KNOWN)
        self._tokens = Recent[str](MOST_KNOWN)

    def recovery(self, person_id: str) -> str:
        """The word in a person's recovery link. It follows from the key, so it can be shown again to its owner."""
        return f"{person_id}-{hmac.new(self._secret, f'recovery {person_id}'.encode(), hashlib.sha256).hexdigest()[:32]}"

    async def visitor(self, request: HTTPConnection) -> Visitor:
        program = await self._by_token(request)
        person = program or await self._by_cookie(request)
        return Visitor(person, language_of(request, person), by_token=program is not None)

    async def _by_token(self, request: HTTPConnection) -> store.Person | None:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            return None
        key = store.digest(token.strip())
        person_id = self._tokens.get(key)
        person = self._known.get(person_id) if person_id else None
        if person is None:
            person = await self._database.read(lambda c: store.person_by_token(c, token.strip()))
            if person is None:
                raise NotKnown("refused-token")
            self._tokens.keep(key, person.id)
            self._known.keep(person.id, person)
        return person

    async def _by_cookie(self, request: HTTPConnection) -> store.Person | None:
        value = request.cookies.get(COOKIE)
        if not value:
            return None
        try:
            person_id = str(self._cookies.loads(value))
        except BadSignature:
            return None
        person = self._known.get(person_id)
        if person is None:
            person = await self._database.read(lambda c: store.person(c, person_id))
            if person is not None:
                self._known.keep(person_id, person)
        return person

    async def make_guest(self, name: str, language: str, *, named: bool) -> store.Person:
        person = store.Person(store.new_id(20), name, language, named)
        await self._database.write(lambda c: store.add_person(c, person, self.recovery(person.id)))
        return person

    async def recovered(self, word: str) -> store.Person:
        person = await self._database.read(lambda c: store.person_by_recovery(c, word))
        if person is None:
            raise NotFound("refused-recovery")
        return person

    async def change(self, person: store.Person, name: str | None, language: str | None) -> store.Person:
        """Another name or language; what is handed in has been checked."""
        changed = store.Person(person.id, name or person.name, language or person.language, person.named or name is not None)
        values: dict[str, str | bool] = {"name": changed.name, "language": changed.language, "named": changed.named}
        await self._database.write(lambda c: store.change_person(c, changed.id, **values))
        self._known.keep(changed.id, changed)
        return changed

    async def revoke(self, person: store.Person, token_id: str) -> None:
        """A token that nobody can use from now on."""
        for gone in await self._database.write(lambda c: store.drop_token(c, person.id, token_id)):
            self._tokens.forget(gone)

    def sign_in(self, response: Response, person: store.Person, *, secure: bool) -> None:
        """Give this browser the person's cookie."""
        value = str(self._cookies.dumps(person.id))
        response.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def language_of(request: HTTPConnection, person: store.Person | None) -> str:
    """The language chosen in this browser, else the person's, else what the browser asks for."""
    chosen = request.query_params.get("language") or request.cookies.get(LANGUAGE_COOKIE)
    if chosen in LANGUAGES:
        return chosen
    if person is not None and person.language in LANGUAGES:
        return person.language
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Malformed("refused-language", languages=", ".join(LANGUAGES))
    return language


def same_origin(request: Request | WebSocket) -> bool:
    """Does the request come from a page of ours? Programs with a token send no origin and need none."""
    origin = request.headers.get("origin")
    if origin is None:
        return request.headers.get("authorization", "").lower().startswith("bearer ")
    return origin.partition("://")[2] == request.headers.get("host", "")
