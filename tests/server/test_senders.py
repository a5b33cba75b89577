"""Where a request comes from: what a proxy of one's own says is believed, what others write is not."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection

from tests.server.serving import Server
from triptych.core.errors import TriptychError
from triptych.server.senders import Proxies

OURS = ("127.0.0.1", "10.0.0.0/8", "fd00::/8")


def connection(client: str, *lines: str, proto: tuple[str, ...] = (), scheme: str = "http") -> HTTPConnection:
    headers = [(b"x-forwarded-for", line.encode()) for line in lines] + [(b"x-forwarded-proto", line.encode()) for line in proto]
    headers.append((b"host", b"here"))
    return HTTPConnection({"type": "http", "client": (client, 1), "headers": headers, "scheme": scheme, "path": "/", "query_string": b""})


@pytest.mark.parametrize(
    ("client", "lines", "sender"),
    [
        ("203.0.113.9", [], "203.0.113.9"),
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),  # not from a proxy of ours
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["1.1.1.1, 198.51.100.1"], "198.51.100.1"),  # whoever asks wrote the first one himself
        ("127.0.0.1", ["1.1.1.1", "198.51.100.1"], "198.51.100.1"),  # several lines are one
        ("127.0.0.1", ["1.1.1.1, 198.51.100.1, 10.1.2.3"], "198.51.100.1"),  # a proxy behind a proxy
        ("127.0.0.1", ["198.51.100.1", "10.1.2.3"], "198.51.100.1"),
        ("127.0.0.1", ["10.9.9.9, 10.1.2.3"], "10.9.9.9"),
        ("127.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("127.0.0.1", ["nonsense"], "127.0.0.1"),
        ("127.0.0.1", ["198.51.100.1, nonsense"], "127.0.0.1"),  # what stands before nonsense is not believed
        ("127.0.0.1", [""], "127.0.0.1"),
        ("::ffff:127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["[2001:db8:1:2:3:4:5:6]:443"], "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", [], "2001:db8:1:2::/64"),  # a household is one sender
        ("fd00::1", ["2001:db8::1"], "2001:db8::/64"),
    ],
)
def test_the_last_address_that_is_no_proxy_of_ours(client: str, lines: list[str], sender: str) -> None:
    assert Proxies(OURS).sender(connection(client, *lines)) == sender


def test_without_proxies_nothing_is_believed() -> None:
    asked = connection("127.0.0.1", "198.51.100.1", proto=("https",))
    assert Proxies(()).sender(asked) == "127.0.0.1"
    assert not Proxies(()).secure(asked)


def test_tls_is_believed_of_proxies_only() -> None:
    proxies = Proxies(OURS)
    assert proxies.secure(connection("127.0.0.1", proto=("https",)))
    assert proxies.secure(connection("203.0.113.9", scheme="https"))
    assert not proxies.secure(connection("203.0.113.9", proto=("https",)))
    assert not proxies.secure(connection("127.0.0.1", proto=("https", "http")))
    assert not proxies.secure(connection("127.0.0.1"))


def test_a_proxy_that_is_no_address_is_told() -> None:
    with pytest.raises(TriptychError, match="proxy"):
        Proxies(["caddy"])


def test_a_proxy_passes_the_host_on_with_its_port(server: Server) -> None:
    """As docs/hosting.md has it: nginx's own `$host` has no port, and pages of a server at another port than usual could do nothing."""
    for host, status in (("games.example.org:8443", 200), ("games.example.org", 403)):
        headers = {"Origin": "https://games.example.org:8443", "Host": host}
        assert httpx.post(f"{server.url}/api/guest", json={}, headers=headers).status_code == status
    assert re.findall(r"proxy_set_header Host (.*);", Path("docs/hosting.md").read_text("utf-8")) == ["$http_host"]


def test_behind_a_proxy_everybody_has_limits_of_his_own(tmp_path: Path) -> None:
    server = Server(tmp_path, rates=True, more=["--proxy", "127.0.0.0/8", "--proxy", "::1"])
    try:

        def refused(forwarded: Callable[[int], list[str]], most: int) -> bool:
            """Is one of so many requests refused, each with lines of its own?"""
            with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as client:
                for number in range(most):
                    lines = [("X-Forwarded-For", line) for line in forwarded(number)]
                    if client.post("/api/guest", json={"name": ""}, headers=lines).status_code == 429:
                        return True
            return False

        assert refused(lambda number: ["203.0.113.1"], 500)
        assert not refused(lambda number: ["203.0.113.2"], 20)
        assert not refused(lambda number: [f"203.0.113.{number + 3}"], 60)
        # What is written in front by whoever asks makes no other sender of him.
        assert refused(lambda number: [f"9.9.9.{number % 250}", "203.0.113.100"], 500)
        answer = httpx.post(f"{server.url}/api/guest", json={}, headers={"Origin": server.url, "X-Forwarded-Proto": "https"})
        assert "; secure" in answer.headers["set-cookie"].lower()
        link = httpx.get(f"{server.url}/me", headers={"X-Forwarded-Proto": "https"}, cookies=dict(answer.cookies)).text
        assert f'value="https://127.0.0.1:{server.port}/me/recover/' in link
    finally:
        server.stop()
