"""A person at a browser: opens pages, sits at tables, clicks; and hears every complaint of the page."""

from __future__ import annotations

import random
import re
import shutil
import time
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, Playwright, expect

from tests.server.serving import Server
from triptych.bots import roster
from triptych.core import record, registry
from triptych.core.match import Match

WAIT = 60_000  # ms; the machine may be busy with other things
expect.set_options(timeout=WAIT)
WIDE = (1280, 800)
PHONE = (360, 740)
GAME = "column-of-fire"
DUEL = "sola-fide"
"""A game for two; with `DRAFT` both are asked at once before it begins."""
DRAFT = {"decks": "draft", "sides": "first-catholic"}
TOWN = "world-without-end"
"""A game in which an answer is tried before it is given: the event is turned, then laid."""

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # to this machine and nowhere else
]

# Skips what still moves; "mine" when I am asked and may answer, "over" when the result can be seen.
_TURN = """() => {
  const skip = document.querySelector("#skip");
  if (skip && !skip.hidden) skip.click();
  if (document.querySelector("#room").dataset.status === "over") return document.querySelector("#after").hidden ? null : "over";
  const choices = [...document.querySelectorAll("#ask .choice")];
  return choices.length && choices.every((choice) => choice.getAttribute("aria-disabled") !== "true") ? "mine" : null;
}"""

# Skips what still moves; which version of the table the page shows, when it is not older than the one given.
_SHOWN = """(version) => {
  const skip = document.querySelector("#skip");
  if (skip && !skip.hidden) skip.click();
  const shown = document.querySelector("#room").dataset.version;
  return Number(shown ?? -1) >= version ? shown : null;
}"""

# Writes down every notice that is shown: it goes away by itself, perhaps before a busy test has looked.
_NOTICES = """
window.notices = [];
new MutationObserver(() => {
  const box = document.querySelector("#toast");
  if (box?.classList.contains("shown") && window.notices.at(-1) !== box.textContent) window.notices.push(box.textContent);
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
"""

# The middle of every lit piece that a pointer meets there, and whether it opens a menu.
LIT = """() => [...document.querySelectorAll(".scene .piece.lit")].flatMap((piece) => {
  const box = piece.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const met = document.elementFromPoint(x, y)?.closest(".scene .piece");
  return met === piece ? [{ x, y, key: piece.dataset.key, many: piece.getAttribute("aria-haspopup") === "menu" }] : [];
})"""


def find_chromium() -> str | None:
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        if found := shutil.which(name):
            return found
    return None


def until(page: Page, done: Callable[[], Any]) -> None:
    """Wait for something that the page alone does not tell."""
    last = time.monotonic() + WAIT / 1000
    while not done():
        assert time.monotonic() < last, "what was waited for has not come"
        page.wait_for_timeout(20)


def told(page: Page, notice: str) -> None:
    """Until the page has shown this notice."""
    page.wait_for_function("(notice) => window.notices.includes(notice)", arg=notice)


def launch(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=ARGUMENTS)


class Visitor:
    """Somebody with a browser of his own (a context: cookies, window, taste)."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        size: tuple[int, int] = WIDE,
        touch: bool = False,
        theme: Literal["light", "dark"] = "light",
        calm: bool = True,
        language: str = "en",
        new: bool = False,
        chosen: dict[str, str] | None = None,
    ) -> None:
        """`chosen`: what he has set in Settings (static/prefs.js); unless told otherwise nothing is asked again or waited for."""
        self.server = server
        kept = {"confirm": "never", "speed": "instant"} if chosen is None else chosen
        if not new:  # whoever has played before is not told again how it goes, nor waited for whenever something happens
            kept |= {f"{mark} {game}": "yes" for game in registry.names() for mark in ("met", "finished")}
        self.context: BrowserContext = browser.new_context(
            base_url=server.url,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            color_scheme=theme,
            reduced_motion="reduce" if calm else "no-preference",
            locale=language,
            storage_state={"origins": [{"origin": server.url, "localStorage": [{"name": name, "value": kept[name]} for name in kept]}]},
        )
        self.context.set_default_timeout(WAIT)
        self.context.add_init_script(_NOTICES)
        self.complaints: list[str] = []
        self.expected: list[str] = []
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self.complaints.append(f"unhandled: {error.error}"))
        self.page: Page = self.context.new_page()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def unexpected(self) -> list[str]:
        return [line for line in self.complaints if not any(re.search(pattern, line) for pattern in self.expected)]

    def close(self) -> None:
        self.context.close()

    # -- without the page -----------------------------------------------------------------------------------------------------------------

    def api(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """As this person, but past the page."""
        answer = self.context.request.fetch(path, method=method, data=body, headers={"Origin": self.server.url})
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def be(self, name: str, language: str = "en") -> None:
        self.api("POST", "/api/guest", {"name": name, "language": language})

    def make(self, *seats: str, listed: bool = False, game: str = GAME, options: dict[str, str] | None = None) -> str:
        """A new table; its id."""
        body = {"game": game, "seats": list(seats), "listed": listed, "options": options or {}}
        made: str = self.api("POST", "/api/tables", body)["id"]
        return made

    def play_on(self, table_id: str, moves: int = 100_000, seed: int = 1, bot: str = "random") -> None:
        """Make this many moves past the page (or play to the end), those that a bot would make."""
        told = self.api("GET", f"/api/tables/{table_id}")["table"]
        game = registry.game(told["game"], options={option["name"]: option["value"] for option in told["options"]})
        player = roster.make(bot, game, seed)
        while moves:
            now = self.api("GET", f"/api/tables/{table_id}")
            if now["table"]["status"] == "over":
                return
            if not now["legal"]:
                self.page.wait_for_timeout(20)
                continue
            view = game.from_position(now["position"])
            move = game.moves.text(player.choose(view, now["seat"], [game.moves.parse(text) for text in now["legal"]]))
            body = {"version": now["version"], "id": f"past-{now['version']}", "move": move}
            answer = self.context.request.post(f"/api/tables/{table_id}/moves", data=body, headers={"Origin": self.server.url})
            assert answer.status in (200, 409), answer.text()  # 409: somebody else who is asked was quicker
            moves -= answer.status == 200

    def reach(self, table_id: str, wanted: Callable[[Any], bool], seed: int = 1, bot: str = "random") -> bool:
        """Play on past the page up to a question of mine that is wanted; False if none comes before the end."""
        until = time.monotonic() + 5 * WAIT / 1000
        while time.monotonic() < until:
            now = self.api("GET", f"/api/tables/{table_id}")
            if now["table"]["status"] == "over":
                return False
            if not now["legal"]:
                self.page.wait_for_timeout(20)
            elif wanted(now):
                return True
            else:
                self.play_on(table_id, 1, seed, bot)
        raise AssertionError("the game goes on for ever")

    def now(self, table: Table) -> Any:
        """What the server says of a table when the page shows just that: nobody has gone on meanwhile."""
        while True:
            said = self.api("GET", f"/api/tables/{table.id}")
            if table.shows(said["version"]) == said["version"]:
                return said

    def asked(self, table: Table) -> Any:
        """The same when I am asked, or when it is over: for whoever plays past the page and then looks at it."""
        said = self.now(table)
        while not said["legal"] and said["table"]["status"] != "over":
            table.shows(said["version"] + 1)
            said = self.now(table)
        return said

    def record_text(self, table_id: str) -> str:
        return self.context.request.get(f"/api/tables/{table_id}/record").text()

    def lines(self, table_id: str, seat: int = 0) -> list[str]:
        """The moves of a seat as they stand in the server's record."""
        return [line.text for line in record.parse(self.record_text(table_id)).lines if line.seat == seat]

    def asked_always(self, table_id: str, seat: int = 0) -> list[str]:
        """From now on nothing is answered by habit for this seat of mine; its moves so far."""
        habits = [one["name"] for one in self.api("GET", f"/api/tables/{table_id}")["standing"]]
        for name, value in (("windows", "always"), ("use", "ask")):
            if name in habits:
                self.api("POST", f"/api/tables/{table_id}/standing", {name: value})
        return self.lines(table_id, seat)

    def sit(self, table_id: str, page: Page | None = None) -> Table:
        """Open the page of a table."""
        page = page or self.page
        page.goto(f"/t/{table_id}")
        return Table(page, table_id)


def replayed(text: str) -> Match:
    """A record checked from its first line to its last."""
    return record.parse(text).check(registry.game)


class Table:
    """A table page as somebody uses it."""

    def __init__(self, page: Page, table_id: str = "") -> None:
        self.page = page
        self.id = table_id or page.url.split("/t/")[1].split("/")[0].split("?")[0]

    def wait(self) -> str:
        """Until I am asked ("mine") or the game is over ("over")."""
        found: str = self.page.wait_for_function(_TURN, polling=25).json_value()
        return found

    def shows(self, version: int) -> int:
        """Until the page shows this version of the table, or a later one; which."""
        return int(self.page.wait_for_function(_SHOWN, arg=version, polling=25).json_value())

    def seated(self, seat: int) -> None:
        """Until the page is that of whoever sits here: after sitting down it loads itself anew."""
        self.page.wait_for_function(
            "(seat) => JSON.parse(document.querySelector('#start')?.textContent ?? '{}').table?.mine === seat", arg=seat
        )

    def turn(self) -> str | None:
        """The same without waiting; None while it is neither, or while the page loads itself anew (as it does after sitting down)."""
        try:
            found: str | None = self.page.evaluate(_TURN)
        except Error as error:
            if "context was destroyed" not in error.message:
                raise
            return None
        return found

    def offered(self) -> set[str]:
        """The moves in the list, in the notation."""
        return set(self.page.locator("#ask [data-move]").evaluate_all("items => items.map((item) => item.dataset.move)"))

    def trying(self) -> str | None:
        """The answer that is being tried; None where they are given at once."""
        shown = self.page.locator("#trying").is_visible()
        return self.page.locator("#choices .tried").get_attribute("data-move") if shown else None

    def confirm(self) -> None:
        """Play what is being tried."""
        self.page.locator("#try-confirm").click()

    @property
    def choices(self) -> Locator:
        return self.page.locator("#choices .choice")

    @property
    def prompt(self) -> str:
        return self.page.locator("#prompt").inner_text()

    @property
    def answers(self) -> Locator:
        """What the list has to answer with: what may be done beside the question only if there is nothing else."""
        return self.choices if self.choices.count() else self.page.locator("#aside-list .choice")

    def choose(self, place: int = 0) -> None:
        """One of the list."""
        tried = self.trying()
        shown = self.answers
        shown.nth(max(0, min(place, shown.count() - 1))).click()
        if tried is not None:
            self.confirm()

    def press(self, digit: int) -> None:
        """One of the list, by its number key."""
        tried = self.trying()
        self.page.keyboard.press(str(digit))
        if tried is not None:
            self.confirm()

    def lit(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(LIT)
        return found

    def point(self, rng: random.Random) -> bool:
        """Choose by a lit piece: it is played at once, or opens a menu of what it may do. False if nothing is lit where one can see it."""
        pieces = self.lit()
        if not pieces:
            return False
        piece = rng.choice(pieces)
        tried = self.trying()
        self.page.mouse.click(piece["x"], piece["y"])
        if tried is not None:
            self.confirm()
        if piece["many"]:
            entries = self.page.get_by_role("menu").get_by_role("menuitem")
            entries.first.wait_for()
            entries.nth(rng.randrange(entries.count())).click()
        return True

    def log(self) -> list[str]:
        return self.page.locator("#log-list li").all_inner_texts()
