"""The JSON API: what pages and programs ask for and do (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field, model_validator

from triptych.bots import roster
from triptych.bots.sitting import turn_seconds
from triptych.core import registry
from triptych.core.words import Words
from triptych.server import archive, store
from triptych.server.advice import advice_told
from triptych.server.analyses import finished, made_by, told, told_so_far
from triptych.server.house import House
from triptych.server.lists import open_tables, tables_to_watch
from triptych.server.live import LiveTable
from triptych.server.names import name_among
from triptych.server.people import Visitor, checked_language
from triptych.server.present import once_info, options_info, packed, question, row_info, standing_info, table_info
from triptych.server.refusals import Forbidden, NotKnown, OldRules
from triptych.server.replay import final_result, frame, started
from triptych.server.speech import game_words, page_words
from triptych.server.turns import Asker
from triptych.server.watch import Gallery
from triptych.server.writing import checked_chat, checked_name, refuse_nul

router = APIRouter(prefix="/api")

LEVEL = "level-"

Json = dict[str, Any]
Word = Annotated[str, Field(max_length=40)]
Habits = dict[Word, Word]
"""What somebody wants to be answered for him at every new table, by the names of the standing answers."""


class Body(BaseModel):
    """A body that may hold what it should and nothing else."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def can_be_kept(cls, sent: Any) -> Any:
        refuse_nul(sent)
        return sent


class GuestBody(Body):
    name: str | None = Field(None, max_length=100)
    language: str | None = Field(None, max_length=8)


class TokenBody(Body):
    label: str = Field("", max_length=60)


class TableBody(Body):
    game: str = Field(max_length=40)
    seats: list[Word] = Field(max_length=8)
    listed: bool = True
    advice: bool = False
    nonce: str | None = Field(None, max_length=64)
    dice: str | None = Field(None, max_length=64)
    own_content: str | None = None
    options: dict[Word, Word] = Field(default_factory=dict, max_length=20)
    standing: Habits = Field(default_factory=dict, max_length=20)


class JoinBody(Body):
    seat: int | None = Field(None, ge=0, le=7)
    nonce: str | None = Field(None, max_length=64)
    standing: Habits = Field(default_factory=dict, max_length=20)


class OpenBody(Body):
    seat: int | None = Field(None, ge=0, le=7)


class RematchBody(Body):
    nonce: str | None = Field(None, max_length=64)
    dice: str | None = Field(None, max_length=64)
    standing: Habits = Field(default_factory=dict, max_length=20)


class FillBody(Body):
    bot: str = Field(max_length=40)


class AgreeBody(Body):
    agrees: bool


class AdviceBody(Body):
    version: int = Field(ge=0, le=1_000_000)


class ListedBody(Body):
    listed: bool


class WatchersBody(Body):
    talk: bool


class ChatBody(Body):
    text: str
    channel: Literal["table", "watchers"] = "table"


class EmptyBody(Body):
    pass


# -- who and where ------------------------------------------------------------------------------------------------------------------------


async def house_of(request: Request) -> House:
    """Asynchronous although nothing is awaited: anything else would be called in a thread, for every request."""
    house: House = request.app.state.house
    return house


async def visitor_of(request: Request) -> Visitor:
    house: House = request.app.state.house
    visitor = await house.people.visitor(request)
    if visitor.person is not None:
        house.hub.came_from(visitor.person, house.proxies.sender(request))
    return visitor


async def address_of(request: Request) -> str:
    """Where the request comes from; under this it is counted."""
    house: House = request.app.state.house
    return house.proxies.sender(request)


HouseNow = Annotated[House, Depends(house_of)]
VisitorNow = Annotated[Visitor, Depends(visitor_of)]
AddressNow = Annotated[str, Depends(address_of)]


class Caller:
    """Somebody who asks for something that only a person can have."""

    def __init__(self, house: HouseNow, visitor: VisitorNow, request: Request) -> None:
        self.house = house
        self.visitor = visitor
        self._request = request

    async def person(self, response: Response, name: str | None = None, language: str | None = None) -> store.Person:
        """Who asks; nobody yet becomes a guest. To be called when all else has been checked: a request that is refused makes no guest."""
        visitor = self.visitor
        if visitor.person is None:
            called = name or page_words(visitor.language).say("guest-name")
            visitor.person = await self.house.people.make_guest(called, language or visitor.language, named=bool(name))
            self.house.hub.came_from(visitor.person, self.house.proxies.sender(self._request))
            self.house.people.sign_in(response, visitor.person, secure=self.house.proxies.secure(self._request))
        return visitor.person


CallerNow = Annotated[Caller, Depends(Caller)]


async def gallery_of(house: HouseNow, table_id: str) -> Gallery:
    return await house.gallery(table_id)


GalleryNow = Annotated[Gallery, Depends(gallery_of)]


def seat_needed(table: LiveTable, visitor: Visitor) -> int:
    """The visitor's seat at this table, or 403."""
    seat = table.seat_of(visitor.person.id if visitor.person else None)
    if seat < 0:
        raise Forbidden("refused-not-seated")
    return seat


# -- me -----------------------------------------------------------------------------------------------------------------------------------


def me(house: House, visitor: Visitor) -> Json:
    person = visitor.person
    if person is None:
        raise NotKnown("refused-nobody")
    known = {"id": person.id, "name": person.name, "named": person.named, "language": person.language}
    return known if visitor.by_token else {**known, "recovery": f"/me/recover/{house.people.recovery(person.id)}"}


def checked_wishes(body: GuestBody) -> tuple[str | None, str | None]:
    """Name and language, both checked before either is changed."""
    name = checked_name(body.name) if body.name is not None else None
    language = checked_language(body.language) if body.language is not None else None
    return name, language


@router.post("/guest")
async def be_guest(body: GuestBody, house: HouseNow, caller: CallerNow, response: Response) -> Json:
    """Become a guest, or tell one's name."""
    visitor = caller.visitor
    visitor.in_person()
    name, language = checked_wishes(body)
    if visitor.person is not None:
        visitor.person = await house.people.change(visitor.person, name, language)
    else:
        await caller.person(response, name, language)
    return me(house, visitor)


@router.get("/me")
async def who_am_i(house: HouseNow, visitor: VisitorNow) -> Json:
    return me(house, visitor)


@router.patch("/me")
async def change_me(body: GuestBody, house: HouseNow, visitor: VisitorNow) -> Json:
    visitor.in_person()
    if visitor.person is not None:
        visitor.person = await house.people.change(visitor.person, *checked_wishes(body))
    return me(house, visitor)


@router.post("/me/token")
async def make_token(body: TokenBody, house: HouseNow, caller: CallerNow, response: Response) -> Json:
    """A token for a program that plays for me; it is shown once."""
    caller.visitor.in_person()
    person = await caller.person(response)
    return {"token": await house.database.write(lambda c: store.add_token(c, person.id, body.label))}


@router.get("/me/tokens")
async def my_tokens(house: HouseNow, visitor: VisitorNow) -> list[Json]:
    """The tokens I have given to programs: what each is for, never the token itself."""
    visitor.in_person()
    if visitor.person is None:
        raise NotKnown("refused-nobody")
    person = visitor.person.id
    return [tokens_info(token) for token in await house.database.read(lambda c: store.tokens_of(c, person))]


@router.delete("/me/tokens/{token_id}")
async def revoke_token(token_id: Word, house: HouseNow, visitor: VisitorNow) -> list[Json]:
    """Take a token back, whether it is there still or not; the tokens that are left."""
    visitor.in_person()
    if visitor.person is not None:
        await house.people.revoke(visitor.person, token_id)
    return await my_tokens(house, visitor)


def tokens_info(token: store.Token) -> Json:
    return {"id": token.id, "label": token.label, "created": token.created}


# -- games and tables ---------------------------------------------------------------------------------------------------------------------


def game_info(name: str, language: str) -> Json:
    words = game_words(language, name)
    game = registry.game(name)
    return {
        "game": name,
        "title": words.say(f"game-{name}"),
        "about": words.say(f"about-{name}"),
        **game_facts(words),
        "players": list(game.player_counts),
        "bots": [bot_info(bot, words) for bot in bots_offered()],
        "options": options_info(game, words),
    }


def game_facts(words: Words) -> Json:
    """What a game says of itself in its own words: in a line what it is, how many minutes it takes, how much it asks of one. A game that
    does not say one of them has none."""
    return {fact: words.say(f"game-{fact}") if f"game-{fact}" in words.ids else "" for fact in ("line", "minutes", "weight")}


def bots_offered() -> list[str]:
    """Levels first, from the weakest to the strongest; then those for experiments."""
    return sorted((bot for bot in roster.names() if "@" not in bot), key=lambda bot: (not bot.startswith(LEVEL), bot))


def bot_info(bot: str, words: Words) -> Json:
    """A bot's name, and how strong and how slow it is."""
    seconds = int(turn_seconds(bot)) if bot.startswith(LEVEL) else 0
    return {
        "bot": bot,
        "name": words.say("bot-name", bot=bot),
        "why": words.say("bot-why", bot=bot, pace=words.say("bot-pace", seconds=seconds)),
    }


@router.get("/games")
async def games(visitor: VisitorNow) -> list[Json]:
    return [game_info(name, visitor.language) for name in registry.names()]


@router.post("/dice")
async def seal_dice(body: EmptyBody, house: HouseNow) -> Json:
    """Dice for a new table, sealed before anybody adds to them."""
    dice, commitment = house.hub.cup.seal()
    return {"dice": dice, "commitment": commitment}


@router.post("/tables")
async def make_table(body: TableBody, house: HouseNow, caller: CallerNow, address: AddressNow, response: Response) -> Json:
    plan = await house.hub.plan(body.model_dump())
    await house.hub.check_content(plan, caller.visitor.person, address, house.settings.rates)
    table = await house.hub.create(await caller.person(response), plan)
    return {"id": table.id, "url": f"/t/{table.id}", "commitment": table.commitment()}


@router.get("/tables")
async def list_tables(house: HouseNow, visitor: VisitorNow, which: Literal["open", "mine", "watch"] = "mine") -> list[Json]:
    person = visitor.person
    if which == "open":
        rows = await open_tables(house.database, house.hub.attendance)
    elif which == "watch":
        rows = await tables_to_watch(house.database)
    elif person is None:
        rows = []
    else:
        rows = await house.database.read(lambda c: store.tables_of(c, person.id))
    return [row_info(row, game_words(visitor.language, row.game), person.id if person else None) for row in rows]


@router.get("/tables/{table_id}")
async def look_at_table(gallery: GalleryNow, visitor: VisitorNow) -> Any:
    return packed_answer(snapshot(gallery, visitor))


def packed_answer(answer: Json, status: int = 200) -> Response:
    """Made in one go: pydantic would look at every part of it first."""
    return told_text(packed(answer), status)


def told_text(text: str, status: int = 200) -> Response:
    """What is packed already."""
    return Response(text, status, media_type="application/json")


def snapshot(gallery: Gallery, visitor: Visitor) -> Json:
    """A table as the visitor may see it, for programs."""
    table = gallery.table
    seat = table.seat_of(visitor.person.id if visitor.person else None)
    words = game_words(visitor.language, table.game.name)
    answer: Json = {
        "table": table_info(table, words, seat, gallery.online()),
        "version": table.version,
        "seat": seat if seat >= 0 else None,
        "standing": standing_info(table, words, seat),
        "ask": None,
        "state": None,
        "position": None,
        "legal": [],
    }
    match = table.match
    if match is not None:
        view = table.game.view(match.state, seat)
        wording = gallery.eyes(seat, visitor.language, "wide", words).wording
        put_at, undo = table.put_at(seat), table.can_undo(seat)
        answer["ask"] = question(table.game, table.awaited(), view, seat, wording, put_at, undo, table.answers(seat))
        answer["ask"]["stop"] = once_info(table, seat)
        answer["state"] = table.game.layout.to_json(view.cells)
        answer["position"] = table.game.position(view)
        answer["legal"] = [table.game.moves.text(move) for move in view.moves] if table.asks(seat) else []
    return answer


@router.post("/tables/{table_id}/join")
async def join(body: JoinBody, house: HouseNow, gallery: GalleryNow, caller: CallerNow, response: Response) -> Json:
    visitor = caller.visitor
    house.hub.seat_for(gallery.table, visitor.person, body.seat, body.nonce)
    await house.hub.join(gallery.table, await caller.person(response), body.seat, body.nonce, body.standing)
    return told_all(gallery, visitor)


@router.post("/tables/{table_id}/leave")
async def leave(body: EmptyBody, house: HouseNow, gallery: GalleryNow, visitor: VisitorNow) -> Json:
    await house.hub.leave(gallery.table, visitor.person)
    return told_all(gallery, visitor)


@router.post("/tables/{table_id}/open")
async def open_seats(body: OpenBody, house: HouseNow, gallery: GalleryNow, visitor: VisitorNow) -> Json:
    await house.hub.open(gallery.table, visitor.person, body.seat)
    return told_all(gallery, visitor)


@router.post("/tables/{table_id}/listed")
async def list_table(body: ListedBody, house: HouseNow, gallery: GalleryNow, visitor: VisitorNow) -> Json:
    """Open a table to anybody, or make it private again."""
    await house.hub.list_table(gallery.table, visitor.person, body.listed)
    return told_all(gallery, visitor)


@router.post("/tables/{table_id}/fill")
async def fill(body: FillBody, house: HouseNow, gallery: GalleryNow, visitor: VisitorNow) -> Json:
    await house.hub.fill(gallery.table, visitor.person, body.bot)
    return told_all(gallery, visitor)


def told_all(gallery: Gallery, visitor: Visitor) -> Json:
    gallery.seats_changed()
    table = gallery.table
    words = game_words(visitor.language, table.game.name)
    return table_info(table, words, table.seat_of(visitor.person.id if visitor.person else None), gallery.online())


@router.post("/tables/{table_id}/standing")
async def stand_by(body: dict[str, str], house: HouseNow, gallery: GalleryNow, visitor: VisitorNow) -> list[Json]:
    """Answers given once for all."""
    seat = seat_needed(gallery.table, visitor)
    assert visitor.person is not None
    await house.hub.stand_by(gallery.table, visitor.person, body)
    return standing_info(gallery.table, game_words(visitor.language, gallery.table.game.name), seat)


@router.post("/tables/{table_id}/agree")
async def agree(body: AgreeBody, house: HouseNow, gallery: GalleryNow, visitor: VisitorNow) -> Json:
    """Agree to advice at this table."""
    seat = seat_needed(gallery.table, visitor)
    assert visitor.person is not None
    await house.hub.agree(gallery.table, visitor.person, body.agrees)
    gallery.tell_table()
    return table_info(gallery.table, game_words(visitor.language, gallery.table.game.name), seat, gallery.online())


@router.post("/tables/{table_id}/advice")
async def advice(body: AdviceBody, house: HouseNow, gallery: GalleryNow, visitor: VisitorNow) -> Json:
    """What a bot would do in my place."""
    table = gallery.table
    seat = seat_needed(table, visitor)
    assert visitor.person is not None
    found = await house.advisers.advise(table, seat, body.version, house.hub.asker(visitor.person.id), house.settings.rates)
    wording = gallery.eyes(seat, visitor.language, "wide", game_words(visitor.language, table.game.name)).wording
    return advice_told(table, seat, found, wording, visitor.language)


@router.post("/tables/{table_id}/chat")
async def say(body: ChatBody, house: HouseNow, gallery: GalleryNow, caller: CallerNow, response: Response) -> Json:
    """Say something at the table, or to those who watch as I do."""
    table = gallery.table
    visitor = caller.visitor
    if body.channel == store.TABLE:
        seat = seat_needed(table, visitor)
        text = checked_chat(body.text)
        person = await caller.person(response)
        name = table.row.seats[seat].name  # under which he sits here, whatever he calls himself by now: nobody speaks as another
    else:
        if table.seat_of(visitor.person.id if visitor.person else None) >= 0:
            raise Forbidden("refused-watchers-only")
        if not table.row.watchers_talk:
            raise Forbidden("refused-watchers-quiet")
        text = checked_chat(body.text)
        person = await caller.person(response)
        name = name_among(person, [*table.names(), *gallery.watchers_names(person.id)])
    line = await house.database.write(lambda c: store.add_chat(c, table.id, person.id, name, text, body.channel))
    gallery.say(line)
    return {}


@router.post("/tables/{table_id}/watchers")
async def let_watchers_talk(body: WatchersBody, house: HouseNow, gallery: GalleryNow, visitor: VisitorNow) -> Json:
    """Let those who watch talk among themselves, or not."""
    seat = seat_needed(gallery.table, visitor)
    assert visitor.person is not None
    note = await house.hub.let_watchers_talk(gallery.table, visitor.person, body.talk)
    if note is not None:
        gallery.say(note)
        gallery.tell_table()
    return table_info(gallery.table, game_words(visitor.language, gallery.table.game.name), seat, gallery.online())


@router.post("/tables/{table_id}/rematch")
async def rematch(body: RematchBody, house: HouseNow, gallery: GalleryNow, visitor: VisitorNow) -> Json:
    seat_needed(gallery.table, visitor)
    assert visitor.person is not None
    made = await house.hub.rematch(gallery.table, visitor.person, body.model_dump())
    gallery.tell_table()
    return {"id": made.id, "url": f"/t/{made.id}", "commitment": made.commitment()}


@router.get("/tables/{table_id}/why")
async def why(
    gallery: GalleryNow, visitor: VisitorNow, move: str = Query("", max_length=80), piece: str = Query("", max_length=80)
) -> Json:
    """Why something cannot be chosen now."""
    table = gallery.table
    seat = seat_needed(table, visitor)
    match = started(table)
    view = table.game.view(match.state, seat)
    wording = gallery.eyes(seat, visitor.language, "wide", game_words(visitor.language, table.game.name)).wording
    wanted = [table.game.moves.parse(move)] if move else table.game.moves_at(view, piece)
    sentences: list[str] = []
    for one in wanted:
        if one not in view.moves:
            sentence = wording.reason(table.game.why_not(view, seat, one))
            if sentence not in sentences:
                sentences.append(sentence)
    return {"why": sentences[:3]}


# -- after and about the game -------------------------------------------------------------------------------------------------------------


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def table_record(house: HouseNow, visitor: VisitorNow, address: AddressNow, table_id: str) -> PlainTextResponse:
    """The record as the visitor may see it; it outlives the rules it was played by."""
    try:
        table = (await house.gallery(table_id)).table
    except OldRules:
        kept = await house.database.read(lambda c: archive.record_of(c, table_id))
        game, text = kept.game, kept.write()
    else:
        seat = table.seat_of(visitor.person.id if visitor.person else None)
        what = ("record", table.id, table.version, "all" if started(table).over else seat, *table.names())
        game, text = table.game.name, await house.looks.look(address, what, lambda: table.record(seat).write())
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{game}-{table_id}.txt"'})


@router.get("/tables/{table_id}/replay")
async def replay(
    house: HouseNow,
    gallery: GalleryNow,
    visitor: VisitorNow,
    address: AddressNow,
    at: int = Query(-1, ge=-1, le=1_000_000),
    seat: str = Query("", max_length=4),
    shape: Literal["wide", "tall"] = "wide",
) -> Any:
    """The table as it was after `at` entries, from the eyes of a seat."""
    table = gallery.table
    own = table.seat_of(visitor.person.id if visitor.person else None)
    walk = house.looks.walk(table.id, started(table))
    what = ("replay", table.id, table.version, at, own, seat, shape, visitor.language, *table.names())
    return told_text(await house.looks.look(address, what, lambda: packed(frame(table, walk, own, visitor.language, at, seat, shape))))


@router.get("/tables/{table_id}/analysis")
async def analysis(
    house: HouseNow, gallery: GalleryNow, visitor: VisitorNow, address: AddressNow, since: int = Query(0, ge=0, le=100_000)
) -> Any:
    """What a bot makes of a finished game: all of it, or how far it has come and what was found behind the first `since` decisions."""
    return await analysis_told(house, gallery.table, visitor, address, since)


@router.post("/tables/{table_id}/analysis")
async def begin_analysis(body: EmptyBody, house: HouseNow, gallery: GalleryNow, visitor: VisitorNow, address: AddressNow) -> Any:
    """Have a finished game looked through, if nobody has yet."""
    if house.analysts.going(gallery.table) is None and await house.analysts.found(gallery.table) is None:
        house.analysts.begin(gallery.table, Asker(address, visitor.person.id if visitor.person else ""))
    return await analysis_told(house, gallery.table, visitor, address)


async def analysis_told(house: House, table: LiveTable, visitor: Visitor, address: str, since: int = 0) -> Response:
    finished(table)
    going = house.analysts.going(table)  # before looking into the database: it may come to its end meanwhile, and is not gone then
    found = await house.analysts.found(table)
    if found is not None:
        count = len(found["decisions"])

        def whole() -> str:
            return packed({"state": "done", "done": count, "of": count, "analysis": told(table, found, visitor.language)})

        what = ("analysis", table.id, made_by(table.game.name), visitor.language, *table.names())
        return told_text(await house.looks.look(address, what, whole))
    if going is None:
        return packed_answer({"state": "none", "done": 0, "of": 0, "analysis": None})
    so_far = going.found[:]
    if len(so_far) <= since:
        return packed_answer({"state": "going", "done": len(so_far), "of": going.of, "analysis": None})

    def part() -> str:
        new = told_so_far(table, so_far, since, visitor.language)
        return packed({"state": "going", "done": len(so_far), "of": going.of, "analysis": new})

    which = ("analysis so far", table.id, going.seat, since, len(so_far), made_by(table.game.name), visitor.language, *table.names())
    return told_text(await house.looks.look(address, which, part))


@router.get("/tables/{table_id}/result")
async def result(house: HouseNow, gallery: GalleryNow, visitor: VisitorNow, address: AddressNow) -> Any:
    """Points by source, and how they grew; after the end."""
    table = gallery.table
    what = ("result", table.id, table.version, visitor.language, *table.names())
    return told_text(await house.looks.look(address, what, lambda: packed(final_result(table, visitor.language))))
