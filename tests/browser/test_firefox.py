"""The first minutes in Firefox: what is tested thoroughly in Chromium works there too."""

from __future__ import annotations

import time

import pytest

from tests.browser.driver import GAME, LIT, PHONE, TOWN
from tests.browser.firefox import SECONDS, Firefox, find_firefox
from tests.server.serving import Server

MINE = """(() => {
  const skip = document.querySelector("#skip");
  if (skip && !skip.hidden) skip.click();
  const choices = [...document.querySelectorAll("#choices .choice")];
  return choices.length > 0 && choices.every((choice) => choice.getAttribute("aria-disabled") !== "true");
})()"""
VERSION = "fetch(location.pathname.replace('/t/', '/api/tables/')).then((answer) => answer.json()).then((table) => table.version)"
LINES = "document.querySelectorAll('#log-list li').length"


@pytest.mark.parametrize("game", [GAME, TOWN])
def test_first_turns_in_firefox(server: Server, game: str) -> None:
    """Home, Play now, the guide, choices by list and by board, a phone's width: everything is answered, and the console is silent."""
    path = find_firefox()
    if path is None:
        pytest.skip("NO FIREFOX WAS FOUND: the pages are seen in Chromium only")
    with Firefox(path) as firefox:
        firefox.goto(f"{server.url}/")
        firefox.click(f".{game} button.primary")
        firefox.wait("document.querySelector('#guide')?.open")
        firefox.click("#guide .primary")
        for turn in range(5):
            firefox.wait(MINE)
            before, lines = firefox.evaluate(VERSION), firefox.evaluate(LINES)
            trying = not firefox.evaluate("document.querySelector('#trying').hidden")
            last = time.monotonic() + SECONDS
            while firefox.evaluate(MINE) and firefox.evaluate(VERSION) == before:  # once more if it met something that still moved
                assert time.monotonic() < last, "no click is answered"
                firefox.click("#prompt")  # or the next click could be taken for the second of a double one
                lit = [piece for piece in firefox.evaluate(f"({LIT})()") if not piece["many"]]
                if turn % 2 and lit:
                    firefox.click_at(lit[0]["x"], lit[0]["y"])
                else:
                    firefox.click("#choices .choice")
                if trying:
                    assert firefox.evaluate(VERSION) == before
                    firefox.click("#try-confirm")
            firefox.wait(f"({VERSION}).then((version) => version > {before})")
            firefox.wait(f"{LINES} > {lines}")
        firefox.resize(PHONE)
        firefox.wait(MINE)
        firefox.wait("(({ width, height }) => height > width)(document.querySelector('.scene.board').viewBox.baseVal)")
        assert firefox.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert firefox.evaluate("[...document.querySelectorAll('.scene.board > .piece')].length") > 50
        assert firefox.complaints == []
