"""`triptych serve`: tables in the browser."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from triptych.cli.say import say
from triptych.server.run import serve as run
from triptych.server.settings import Settings, data_folder


def serve(host: str, port: int, data: Path | None, workers: int, rates: bool, proxies: list[str], sockets: int, new_key: bool) -> None:
    """Serve until Ctrl-C, and say first where."""
    settings = Settings(data=data or data_folder(), workers=workers, rates=rates, proxies=proxies, most_sockets=sockets, new_key=new_key)
    run(settings, host, port, announce)


def announce(addresses: list[str]) -> None:
    console = Console(highlight=False, soft_wrap=True)
    console.print(say("serve-here", address=addresses[0]))
    for address in addresses[1:]:
        console.print(say("serve-friends", address=address))
    console.print(say("serve-stop"))
