"""Pictures of every page, wide and on a phone, light and dark.

`python -m tests.browser.screens` takes them all into build/screens; with `--docs` only a few, and small ones of them into docs/images.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.driver import DRAFT, DUEL, GAME, PHONE, TOWN, WIDE, Table, Visitor, find_chromium, launch
from tests.server.serving import Server

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "build" / "screens"
IMAGES = ROOT / "docs" / "images"
LARGEST = 120_000  # bytes of a picture in docs/images

Theme = Literal["light", "dark"]
LOOKS: dict[str, tuple[tuple[int, int], Theme]] = {
    "wide-light": (WIDE, "light"),
    "wide-dark": (WIDE, "dark"),
    "phone-light": (PHONE, "light"),
    "phone-dark": (PHONE, "dark"),
}
PAGES = (
    *("home", "new", "open", "running", "menu", "guide", "keys", "over", "result", "replay"),
    *("how", "rules", "cards", "settings", "me", "recover", "about", "error"),
)
DUEL_PAGES = ("new", "draft", "start", "running", "result")
TOWN_PAGES = ("new", "lay", "turned", "running", "unscreened", "result", "replay", "how", "cards", "folded")
"""Pages of the other games: those that look otherwise there."""
NAMES = (*PAGES, *(f"{DUEL}-{name}" for name in DUEL_PAGES), *(f"{TOWN}-{name}" for name in TOWN_PAGES))
IN_DOCS = {
    "table": ("running", "wide-light"),
    "duel": (f"{DUEL}-running", "wide-light"),
    "town": (f"{TOWN}-running", "wide-light"),
    "home": ("home", "wide-light"),
    "phone": ("running", "phone-dark"),
}


@dataclass
class Tables:
    """One table of each kind, all of the same person, and his way back to them."""

    open: str
    running: str
    over: str
    duels: dict[str, str]
    towns: dict[str, str]
    recovery: str


def set_tables(browser: Browser, server: Server) -> Tables:
    ann = Visitor(browser, server)
    ann.be("Ann")
    running = ann.make("me", "greedy", "greedy")
    ann.play_on(running, 24, bot="greedy")
    for _ in range(60):  # until a piece is lit that may do several things
        asked = ann.api("GET", f"/api/tables/{running}")["ask"]
        plain = [key for move in asked["moves"] if not move["aside"] for key in move["targets"]]
        if len(plain) > len(set(plain)) and len(set(plain)) > 2:
            break
        ann.play_on(running, 1, bot="greedy")
    over = ann.make("me", "greedy", "random")
    ann.play_on(over, bot="greedy")
    waiting = ann.make("me", "open", "greedy", listed=True)
    made = Tables(waiting, running, over, duels(ann), towns(ann), ann.api("GET", "/api/me")["recovery"])
    ann.close()
    return made


def duels(ann: Visitor) -> dict[str, str]:
    """Tables of the other game: in the draft, just begun, in the middle, over."""
    made = {name: ann.make("me", "greedy", game=DUEL, options={"sides": "first-catholic"}) for name in ("start", "running")}
    made["over"] = ann.make("me", "greedy", game=DUEL, options={"sides": "first-catholic", "limit": "30"})
    made["draft"] = ann.make("me", "greedy", game=DUEL, options=DRAFT)
    ann.play_on(made["draft"], 7, bot="greedy")
    ann.play_on(made["running"], 24, bot="greedy")
    ann.play_on(made["over"], bot="greedy")
    return made


def towns(ann: Visitor) -> dict[str, str]:
    """Tables of the third game: the card is to be laid, in the middle, with open screens, over."""
    made = {name: ann.make("me", "greedy", "greedy", game=TOWN) for name in ("lay", "running", "over")}
    made["unscreened"] = ann.make("me", "greedy", "greedy", "greedy", game=TOWN, options={"screens": "open", "first-game": "yes"})
    assert ann.reach(made["lay"], lambda now: now["legal"][0].startswith("lay"), bot="greedy")
    ann.play_on(made["running"], 50, bot="greedy")
    ann.play_on(made["unscreened"], 20, bot="greedy")
    ann.play_on(made["over"], bot="greedy")
    return made


def come_back(browser: Browser, server: Server, tables: Tables, look: str) -> Visitor:
    """The same person, with another taste."""
    size, theme = LOOKS[look]
    ann = Visitor(browser, server, size=size, theme=theme, touch=size == PHONE)
    ann.context.request.post(tables.recovery, headers={"Origin": server.url})
    ann.expected.append("status of 404")  # one of the pages is the one for mistakes
    return ann


def show(ann: Visitor, tables: Tables, name: str) -> Page:
    """Open a page and wait until everything on it is there."""
    page = ann.page
    addresses = {
        "home": "/",
        "new": f"/new/{GAME}",
        "open": f"/t/{tables.open}",
        "running": f"/t/{tables.running}",
        "menu": f"/t/{tables.running}",
        "guide": f"/t/{tables.running}",
        "keys": f"/t/{tables.running}",
        "over": f"/t/{tables.over}",
        "result": f"/t/{tables.over}",
        "replay": f"/t/{tables.over}/replay?at=60",
        "how": f"/how/{GAME}",
        "rules": f"/rules/{GAME}",
        "cards": f"/cards/{GAME}",
        "settings": "/settings",
        "me": "/me",
        "recover": tables.recovery,
        "about": "/about",
        "error": "/t/nowhere",
        f"{DUEL}-new": f"/new/{DUEL}",
        f"{DUEL}-draft": f"/t/{tables.duels['draft']}",
        f"{DUEL}-start": f"/t/{tables.duels['start']}",
        f"{DUEL}-running": f"/t/{tables.duels['running']}",
        f"{DUEL}-result": f"/t/{tables.duels['over']}",
        f"{TOWN}-new": f"/new/{TOWN}",
        f"{TOWN}-lay": f"/t/{tables.towns['lay']}",
        f"{TOWN}-turned": f"/t/{tables.towns['lay']}",
        f"{TOWN}-folded": f"/t/{tables.towns['lay']}",
        f"{TOWN}-running": f"/t/{tables.towns['running']}",
        f"{TOWN}-unscreened": f"/t/{tables.towns['unscreened']}",
        f"{TOWN}-result": f"/t/{tables.towns['over']}",
        f"{TOWN}-replay": f"/t/{tables.towns['over']}/replay?at=60",
        f"{TOWN}-how": f"/how/{TOWN}",
        f"{TOWN}-cards": f"/cards/{TOWN}",
    }
    page.goto(addresses[name])
    name = name.removeprefix(f"{DUEL}-").removeprefix(f"{TOWN}-")
    if name in ("draft", "start", "running", "menu", "guide", "keys", "lay", "turned", "folded", "unscreened"):
        table = Table(page)
        assert table.wait() == "mine"
        if name in ("turned", "folded"):
            page.locator("#try-next").click()
        on_a_phone = page.locator("#fold").is_visible()
        if name == "folded" and on_a_phone:
            page.locator("#fold").click()
        if name == "unscreened" and on_a_phone:
            page.locator("#rooms [aria-controls=others]").click()
        if name == "unscreened":
            page.locator("#others summary").first.click()
        many = [piece for piece in table.lit() if piece["many"]]
        if name == "menu" and many:
            page.mouse.click(many[0]["x"], many[0]["y"])
            expect(page.get_by_role("menu")).to_be_visible()
        elif name in ("guide", "keys"):
            page.locator("#guide-open").click() if name == "guide" else page.keyboard.press("?")
            expect(page.get_by_role("dialog")).to_be_visible()
    elif name in ("over", "result"):
        assert Table(page).wait() == "over"
        expect(page.get_by_role("dialog")).to_be_visible()
        if name == "over":
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_be_hidden()
    elif name == "replay":
        expect(page.locator("#count")).to_contain_text("60")
    elif name in ("how", "cards"):
        page.wait_for_function("() => document.querySelector('.sheet symbol[id^=art-]')")  # the pictures are there
    elif name == "open":
        expect(page.locator("#lobby-seats li")).to_have_count(3)
    page.evaluate("() => document.fonts.ready")
    return page


def take(page: Page, name: str, look: str) -> Path:
    SCREENS.mkdir(parents=True, exist_ok=True)
    path = SCREENS / f"{name}-{look}.png"
    page.screenshot(path=path, animations="disabled")
    return path


def take_for_docs(page: Page, name: str) -> Path:
    """Small enough for a repository: JPEG, as good as it may be."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    path = IMAGES / f"{name}.jpg"
    for quality in range(86, 20, -6):
        page.screenshot(path=path, type="jpeg", quality=quality, animations="disabled")
        if path.stat().st_size <= LARGEST:
            return path
    raise AssertionError(f"{path} does not fit into {LARGEST} bytes")


def main(arguments: list[str]) -> None:
    path = find_chromium()
    if path is None:
        sys.exit("no Chromium was found")
    wanted = list(IN_DOCS.values()) if arguments == ["--docs"] else [(name, look) for look in LOOKS for name in NAMES]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            browser = launch(playwright, path)
            tables = set_tables(browser, server)
            for name, look in wanted:
                ann = come_back(browser, server, tables, look)
                page = show(ann, tables, name)
                print(take(page, name, look))  # noqa: T201
                for picture, which in IN_DOCS.items():
                    if arguments == ["--docs"] and which == (name, look):
                        print(take_for_docs(page, picture))  # noqa: T201
                ann.close()
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
