"""The pages, made from templates; what moves on them comes over the socket."""

from __future__ import annotations

import hashlib
import re
from datetime import date
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from jinja2 import Environment, FileSystemLoader, select_autoescape
from markdown_it import MarkdownIt
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException

from triptych.core import registry
from triptych.core.errors import TriptychError
from triptych.core.rulebook import Rulebook, rulebook
from triptych.core.words import LANGUAGES, Words, points_text
from triptych.server import store
from triptych.server.analyses import finished
from triptych.server.api import CallerNow, GalleryNow, HouseNow, VisitorNow, game_facts, game_info, tokens_info
from triptych.server.choosing import AT_TABLE, LOOKS
from triptych.server.drawings import cards_shown, how_told, is_told
from triptych.server.hub import known_game
from triptych.server.keys import keys_of
from triptych.server.light import lightened, sent
from triptych.server.lists import open_tables, tables_to_watch
from triptych.server.names import beast_among
from triptych.server.people import LANGUAGE_COOKIE, YEAR, Visitor
from triptych.server.present import Eyes, habits_info, row_info, table_info
from triptych.server.refusals import OldRules, Refusal
from triptych.server.replay import started
from triptych.server.speech import game_words, page_words

router = APIRouter(include_in_schema=False)

HERE = Path(__file__).parent
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français"}
USUAL_BOT = "level-2"
MOST_PAST = 8  # games of mine that are over, on the first page;
MOST_TO_WATCH = 6  # and games of others


@lru_cache(maxsize=1)
def environment() -> Environment:
    made = Environment(loader=FileSystemLoader(HERE / "templates"), autoescape=select_autoescape(), trim_blocks=True, lstrip_blocks=True)
    made.globals["static"] = static_address
    made.globals["points_text"] = points_text
    return made


@lru_cache(maxsize=64)
def static_address(name: str) -> str:
    """The address of a file of ours, with its hash: it may be kept for ever."""
    return f"/static/{name}?v={sent(HERE / 'static' / name).digest}"


def page(request: Request, template: str, visitor: Visitor, code: int = 200, **values: Any) -> HTMLResponse:
    words = page_words(visitor.language)
    person = visitor.person
    text = (
        environment()
        .get_template(template)
        .render(
            say=words.say,
            language=visitor.language,
            languages=[(code, LANGUAGE_NAMES[code]) for code in LANGUAGES],
            me={"name": person.name, "id": person.id, "named": person.named} if person else None,
            path=request.url.path,
            words=script_words(words) | values.pop("words", {}),
            shelf=shelf(visitor.language),
            keys=keys_of(template),
            **values,
        )
    )
    return HTMLResponse(text, code)


def script_words(words: Words) -> dict[str, str]:
    """What the scripts of every page say."""
    return {message[3:]: words.say(message) for message in sorted(words.ids) if message.startswith("js-")}


def game_script_words(words: Words) -> dict[str, str]:
    """What the scripts of a table say besides: how the game counts its time."""
    return {"clock": words.say("clock", number="{n}"), "curve": words.say("clock-curve")}


def shelf(language: str) -> list[dict[str, Any]]:
    """The games there are, and whether a page tells how they are played."""
    return [{"game": name, "title": game_words(language, name).say(f"game-{name}"), "how": is_told(name)} for name in registry.names()]


def usual_seats(game: str) -> list[str]:
    """Who sits at a table that is opened with one click: me and a bot or two."""
    players = max(count for count in registry.game(game).player_counts if count <= 3)
    return ["me", *[USUAL_BOT] * (players - 1)]


def seats_for_friends(game: str) -> list[str]:
    """Who sits at a table to which a friend is invited: as few as can play."""
    return ["me", *["open"] * (min(registry.game(game).player_counts) - 1)]


def error_page(request: Request, visitor: Visitor, refusal: Refusal) -> Response:
    record_url = refusal.record_url if isinstance(refusal, OldRules) else ""
    sentence = refusal.say(visitor.language)
    return page(request, "error.html", visitor, refusal.status, status=refusal.status, sentence=sentence, record_url=record_url)


@router.get("/")
async def home(request: Request, house: HouseNow, visitor: VisitorNow) -> Response:
    games = [panel(known["game"], visitor.language) for known in shelf(visitor.language)]
    person = visitor.person
    mine = await house.database.read(lambda c: store.tables_of(c, person.id)) if person else []
    going, past = ([row for row in mine if (row.status in store.PAST) is over] for over in (False, True))
    offered = await open_tables(house.database, house.hub.attendance)
    watch = await tables_to_watch(house.database)
    now = store.now()

    def rows(found: list[store.TableRow]) -> list[dict[str, Any]]:
        told = [row_info(row, game_words(visitor.language, row.game), person.id if person else None) for row in found]
        return [{**info, "minutes": max(0, now - info["updated"]) // 60} for info in told]

    def others(found: list[store.TableRow]) -> list[dict[str, Any]]:
        return rows([row for row in found if row.id not in {table.id for table in mine}])

    own = rows([*going, *past[:MOST_PAST]])
    return page(request, "home.html", visitor, games=games, open=others(offered), mine=own, watch=others(watch)[:MOST_TO_WATCH])


def panel(game: str, language: str) -> dict[str, Any]:
    """What the first page tells of a game, and who sits there when it is begun."""
    words = game_words(language, game)
    counts = list(registry.game(game).player_counts)
    seats = {"play": usual_seats(game), "invite": seats_for_friends(game)}
    return {"game": game, "title": words.say(f"game-{game}"), "how": is_told(game), "players": counts, **game_facts(words), **seats}


@router.get("/new/{game}")
async def new_table(request: Request, visitor: VisitorNow, game: str) -> Response:
    info = game_info(known_game(game), visitor.language)
    return page(request, "new.html", visitor, game=info, bots=info["bots"], usual_bot=USUAL_BOT)


@router.get("/t/{table_id}")
async def table_page(request: Request, gallery: GalleryNow, visitor: VisitorNow) -> Response:
    table = gallery.table
    seat = table.seat_of(visitor.person.id if visitor.person else None)
    info = table_info(table, game_words(visitor.language, table.game.name), seat, gallery.online())
    game = game_info(table.game.name, visitor.language)
    return page(
        request,
        "table.html",
        visitor,
        usual_bot=USUAL_BOT,
        table=info,
        held=table.held_for(visitor.person.id if visitor.person else None),
        beast=beast_among(visitor.person.id if visitor.person else table.id, visitor.language, table.names()),
        game=game,
        guide=guide(game_words(visitor.language, table.game.name)),
        words=game_script_words(game_words(visitor.language, table.game.name)),
        art_version=art_version(table.game.name),
        rules_url=f"/rules/{table.game.name}",
        how_url=f"/how/{table.game.name}" if is_told(table.game.name) else "",
    )


def guide(words: Words) -> list[tuple[str, str]]:
    """The game in a minute: icons of its sheet, and what to say to each. The messages are called guide-NUMBER-ICON."""
    found = sorted(name for name in words.ids if name.startswith("guide-"))
    return [("icon-" + name.split("-", 2)[2], words.say(name)) for name in found]


@router.get("/t/{table_id}/text")
async def text_board(gallery: GalleryNow, visitor: VisitorNow, width: int = Query(100, ge=60, le=200)) -> PlainTextResponse:
    """The table in characters, for screen readers."""
    table = gallery.table
    match = started(table)
    seat = table.seat_of(visitor.person.id if visitor.person else None)
    eyes = Eyes(table, seat, visitor.language, "wide", game_words(visitor.language, table.game.name))
    view = table.game.view(match.state, seat)
    lines = ["".join(span.text for span in line).rstrip() for line in eyes.wording.board(view, seat, width)]
    return PlainTextResponse("\n".join([eyes.wording.prompt(view, seat), "", *lines]) + "\n")


@router.get("/t/{table_id}/replay")
async def replay_page(
    request: Request, gallery: GalleryNow, visitor: VisitorNow, at: int = Query(-1, ge=-1), seat: str = Query("", max_length=4)
) -> Response:
    table = gallery.table
    mine = table.seat_of(visitor.person.id if visitor.person else None)
    info = table_info(table, game_words(visitor.language, table.game.name), mine, gallery.online())
    game = game_info(table.game.name, visitor.language)
    return page(
        request,
        "replay.html",
        visitor,
        table=info,
        game=game,
        at=at,
        seat=seat,
        last=table.version,
        words=game_script_words(game_words(visitor.language, table.game.name)),
        art_version=art_version(table.game.name),
        rules_url=f"/rules/{table.game.name}",
    )


@router.get("/t/{table_id}/analysis")
async def analysis_page(request: Request, gallery: GalleryNow, visitor: VisitorNow, at: int | None = Query(None, ge=0)) -> Response:
    table = gallery.table
    finished(table)
    words = game_words(visitor.language, table.game.name)
    mine = table.seat_of(visitor.person.id if visitor.person else None)
    return page(
        request,
        "analysis.html",
        visitor,
        table=table_info(table, words, mine, gallery.online()),
        at=at,
        words=game_script_words(words),
        art_version=art_version(table.game.name),
    )


@lru_cache(maxsize=32)
def rule_sections(book: Rulebook) -> list[tuple[str, Markup]]:
    """A rulebook as HTML, section by section; every rule has its id as anchor."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    found: list[tuple[str, Markup]] = []
    for section, text in book.sections:
        html = str(markdown.render(text))
        html = re.sub(r"<li>\s*(?:<p>)?([A-Z]+-[0-9]+\.[0-9]+)\b", r'<li id="\1"><a class="rule" href="#\1">\1</a>', html)
        found.append((section, Markup(html)))
    return found


@router.get("/rules/{game}")
async def rules(request: Request, visitor: VisitorNow, game: str) -> Response:
    book = rulebook(known_game(game), visitor.language)
    return page(request, "rules.html", visitor, game=game_info(game, visitor.language), book=book, sections=rule_sections(book))


@router.get("/how/{game}")
async def how(request: Request, visitor: VisitorNow, game: str) -> Response:
    """How a game is played, told with pictures; of a game that has no such chapters there is no such page."""
    if not is_told(known_game(game)):
        raise HTTPException(404)
    chapters = await run_in_threadpool(how_told, game, visitor.language)  # drawn at first, and that takes a moment
    info = game_info(game, visitor.language)
    return page(request, "how.html", visitor, game=info, chapters=chapters, art_version=art_version(game))


@router.get("/cards/{game}")
async def cards(request: Request, visitor: VisitorNow, game: str) -> Response:
    shown = await run_in_threadpool(cards_shown, known_game(game), visitor.language)
    return page(
        request,
        "cards.html",
        visitor,
        game=game_info(game, visitor.language),
        cards=shown.cards,
        filters=shown.filters,
        art_version=art_version(game),
    )


@router.get("/settings")
async def settings(request: Request, visitor: VisitorNow) -> Response:
    answers = [habits(game, visitor.language) for game in registry.names()]
    return page(request, "settings.html", visitor, at_table=AT_TABLE, looks=LOOKS, answers=[one for one in answers if one["habits"]])


def habits(game: str, language: str) -> dict[str, Any]:
    """A game, and what can be answered once for all in it."""
    words = game_words(language, game)
    return {"game": game, "title": words.say(f"game-{game}"), "habits": habits_info(registry.game(game), words, {})}


GAMES_A_PAGE = 20
RESULTS = {
    "won": "me-result-won",
    "lost": "me-result-lost",
    "shared": "me-result-shared",
    "level": "me-result-level",
    "stopped": "me-result-stopped",
}


@router.get("/me")
async def my_page(request: Request, house: HouseNow, visitor: VisitorNow, turn: int = Query(1, ge=1, le=10_000, alias="page")) -> Response:
    """Profile: who I am, what I have played, how I get my seats elsewhere, which programs play for me."""
    person = visitor.person
    recovery = ""
    tokens: list[dict[str, Any]] = []
    games: list[dict[str, Any]] = []
    if person is not None:
        first = (turn - 1) * GAMES_A_PAGE
        rows = await house.database.read(lambda c: store.games_of(c, person.id, first, GAMES_A_PAGE + 1))
        games = [played(row, visitor.language, person.id, await winners(house, row)) for row in rows]
        if not visitor.by_token:
            scheme = "https" if house.proxies.secure(request) else "http"
            recovery = f"{scheme}://{request.headers.get('host')}/me/recover/{house.people.recovery(person.id)}"
            tokens = [tokens_info(token) for token in await house.database.read(lambda c: store.tokens_of(c, person.id))]
    more = len(games) > GAMES_A_PAGE
    return page(request, "me.html", visitor, recovery=recovery, tokens=tokens, games=games[:GAMES_A_PAGE], turn=turn, more=more)


async def winners(house: HouseNow, row: store.TableRow) -> list[int]:
    """Who has won a finished game. Mostly the points tell; where the first have as many, the game itself must be asked, if its rules are
    played still and it can be read. Nobody knows it otherwise."""
    if row.status != store.OVER or not row.points:
        return []
    first = [seat for seat, points in enumerate(row.points) if points == max(row.points)]
    if len(first) == 1:
        return first
    try:
        table = await house.hub.table(row.id)
        await table.ready()
        return table.game.winners(started(table).state)
    except TriptychError:  # one game that cannot be read must not keep a page of others from its reader
        return []


def played(row: store.TableRow, language: str, person_id: str, won: list[int]) -> dict[str, Any]:
    """A game that is over, as its player looks back at it."""
    info = row_info(row, game_words(language, row.game), person_id)
    mine = info["mine"]
    if row.status != store.OVER or not row.points or mine is None:
        result = "stopped"
    elif mine in won:
        result = "won" if len(won) == 1 else "shared"
    else:
        result = "lost" if won or row.points[mine] < max(row.points) else "level"
    return {**info, "result": result, "said": RESULTS[result], "day": date.fromtimestamp(row.updated).isoformat()}


@router.get("/me/recover/{word}")
async def recover_page(request: Request, house: HouseNow, visitor: VisitorNow, word: str) -> Response:
    person = await house.people.recovered(word)
    return page(request, "recover.html", visitor, becomes=person)


@router.post("/me/recover/{word}")
async def recover(request: Request, house: HouseNow, word: str) -> Response:
    """Bring a person's seats to this browser."""
    person = await house.people.recovered(word)
    response = RedirectResponse("/", 303)
    house.people.sign_in(response, person, secure=house.proxies.secure(request))
    return response


@router.post("/play/{game}")
async def play_now(house: HouseNow, caller: CallerNow, game: str) -> Response:
    """One click: a table against a bot or two."""
    plan = await house.hub.plan({"game": game, "seats": usual_seats(known_game(game)), "listed": False, "advice": True})
    response = Response(status_code=303)
    table = await house.hub.create(await caller.person(response), plan)
    response.headers["Location"] = f"/t/{table.id}"
    return response


@router.get("/language/{code}")
async def choose_language(code: str, house: HouseNow, visitor: VisitorNow, back: str = Query("/", max_length=200)) -> Response:
    """Read in another language from now on."""
    response = RedirectResponse(back if re.match(r"/(?![/\\])", back) else "/", 303)
    if code in LANGUAGES:
        response.set_cookie(LANGUAGE_COOKIE, code, max_age=YEAR, samesite="lax", path="/")
    return response


@router.get("/favicon.ico")
async def icon() -> Response:
    """Pages name their icon; for what is no page (the table as text) the browser asks here."""
    return RedirectResponse(static_address("icon.svg"), 308)


@router.get("/about")
async def about(request: Request, visitor: VisitorNow) -> Response:
    return page(request, "about.html", visitor)


# -- art ----------------------------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def art(game: str, name: str) -> str:
    folder = registry.folders()[known_game(game)].rpartition(".")[0]
    text = files(folder).joinpath("art").joinpath(name).read_text("utf-8")
    return lightened(text, ".css") if name.endswith(".css") else text


def art_version(game: str) -> str:
    return hashlib.sha256((art(game, "sheet.svg") + art(game, "style.css")).encode()).hexdigest()[:12]


@router.get("/art/{game}.svg")
async def art_sheet(game: str) -> Response:
    return Response(art(game, "sheet.svg"), media_type="image/svg+xml")


@router.get("/art/{game}.css")
async def art_style(game: str) -> Response:
    return Response(art(game, "style.css"), media_type="text/css")
