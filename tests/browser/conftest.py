"""A server, a browser, and people who come with one."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.driver import Visitor, find_chromium, launch
from tests.server.serving import Server

Come = Callable[..., Visitor]

# All of the package's scope: while Playwright is there, its event loop is this thread's, and no test elsewhere could have one of its own.


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail("no Chromium was found, and with CI=true there must be one")
        pytest.skip("NO CHROMIUM WAS FOUND: nothing is tested in a browser")
    with sync_playwright() as playwright:
        made = launch(playwright, path)
        yield made
        made.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"))
    yield made
    made.stop()
    mistakes = [line for line in made.log if "Traceback" in line or "Error" in line]
    assert not mistakes, "".join(made.log)


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Come]:
    """People come, each with a browser of his own; no page of theirs may have complained when they go."""
    here: list[Visitor] = []

    def come(**taste: object) -> Visitor:
        here.append(Visitor(browser, server, **taste))  # type: ignore[arg-type]
        return here[-1]

    yield come
    complaints = [line for visitor in here for line in visitor.unexpected()]
    for visitor in here:
        visitor.close()
    assert not complaints, "\n".join(complaints)
