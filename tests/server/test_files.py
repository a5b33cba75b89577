"""The files that belong to pages: kept by browsers, and never an old one shown for a new one."""

from __future__ import annotations

import re

import httpx
import pytest

from tests.server.serving import Server


def test_a_module_is_asked_for_and_comes_once(server: Server) -> None:
    """Modules import each other by name alone; whoever has one hears that it is still the same."""
    with httpx.Client(base_url=server.url) as http:
        first = http.get("/static/dom.js")
        assert first.headers["content-type"] == "text/javascript; charset=utf-8"
        assert first.headers["content-encoding"] == "gzip"
        assert first.headers["cache-control"] == "no-cache"
        again = http.get("/static/dom.js", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert http.get("/static/dom.js", headers={"If-None-Match": '"other"'}).content == first.content


def test_what_is_named_with_its_hash_is_kept(server: Server) -> None:
    with httpx.Client(base_url=server.url) as http:
        named = re.findall(r'"(/static/\w+\.(?:js|css)\?v=(\w+))"', http.get("/").text)
        assert named
        for path, digest in named:
            answer = http.get(path)
            assert answer.headers["etag"] == f'"{digest}"'
            assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/static/page.css", "/static/page.js", "/static/icon.svg"])
def test_only_the_head_of_a_file(server: Server, path: str) -> None:
    with httpx.Client(base_url=server.url, headers={"Accept-Encoding": "identity"}) as http:
        whole, head = http.get(path), http.head(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == str(len(whole.content))
        assert head.headers["etag"] == whole.headers["etag"]


def test_there_is_nothing_else(server: Server) -> None:
    with httpx.Client(base_url=server.url) as http:
        assert http.get("/static/nothing.js").status_code == 404
        assert http.get("/static/%2e%2e/app.py").status_code == 404
        assert http.post("/static/page.js").status_code in (403, 405)
