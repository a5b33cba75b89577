"""Where a request comes from, also when proxies of one's own stand between."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection

from triptych.core.errors import TriptychError

Address = IPv4Address | IPv6Address
HOUSEHOLD = 64  # bits of an IPv6 address that its network gives; the rest everybody chooses for himself


class Proxies:
    """The proxies whose word is believed: addresses or networks of one's own."""

    def __init__(self, trusted: Sequence[str]) -> None:
        try:
            self._trusted = [ip_network(one, strict=False) for one in trusted]
        except ValueError as error:
            raise TriptychError(f"a proxy is given by its address or network: {error}") from None

    def sender(self, connection: HTTPConnection) -> str:
        """Who asks: the last address on the way that is no proxy of ours. What stands before it anybody can have written."""
        host = connection.client.host if connection.client else ""
        if not self._trusted:
            return named(host)
        last = host
        hops = ",".join(connection.headers.getlist("x-forwarded-for")).split(",")
        while hops and self.is_ours(last):
            hop = hops.pop()
            if parsed(hop) is None:
                break
            last = hop
        return named(last)

    def secure(self, connection: HTTPConnection) -> bool:
        """Does the browser speak TLS, with us or with a proxy of ours?"""
        scheme = connection.url.scheme
        if self._trusted and self.is_ours(connection.client.host if connection.client else ""):
            said = ",".join(connection.headers.getlist("x-forwarded-proto")).rpartition(",")[2].strip()
            scheme = said or scheme
        return scheme in ("https", "wss")

    def is_ours(self, host: str) -> bool:
        """Is this a proxy of our own?"""
        address = parsed(host)
        return address is not None and any(address in network for network in self._trusted)


@lru_cache(maxsize=4096)
def parsed(text: str) -> Address | None:
    """An address as it stands in a header, maybe with a port; None if it is none."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


@lru_cache(maxsize=4096)
def named(host: str) -> str:
    """Under which name a sender is counted: a household with IPv6 has more addresses than anybody can count."""
    address = parsed(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return str(address) if address is not None else host
