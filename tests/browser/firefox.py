"""Firefox as Debian has it, driven by the protocol it speaks itself (WebDriver BiDi): just enough to open pages, click and look."""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.sync.client import connect

SECONDS = 120  # a busy machine is slow to start it
PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.proxy.type": 1,  # to this machine and nowhere else
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.allow_hijacking_localhost": False,
    "services.settings.server": "http://127.0.0.1:9",
    "toolkit.telemetry.enabled": False,
}


def find_firefox() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


class Firefox:
    """One window. `complaints` are the errors and warnings of its console."""

    def __init__(self, path: str, size: tuple[int, int] = (1280, 800)) -> None:
        self.complaints: list[str] = []
        self._number = 0
        self._here = ExitStack()
        with self._here:  # whatever fails, nothing is left behind
            self._start(path, size)
            self._here = self._here.pop_all()

    def _start(self, path: str, size: tuple[int, int]) -> None:
        folder = self._here.enter_context(tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True))
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
        (Path(folder) / "user.js").write_text("".join(lines), "utf-8")
        command = [path, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", folder]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self._here.callback(_end, process)
        address = f"{_address(process)}/session"
        self._socket = self._here.enter_context(connect(address, max_size=None, open_timeout=SECONDS, proxy=None))
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])
        self.window: str = self.call("browsingContext.getTree")["contexts"][0]["context"]
        self.resize(size)

    def __enter__(self) -> Firefox:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._here.close()

    def call(self, method: str, **params: Any) -> Any:
        """A command, and its answer; what the console says meanwhile is kept."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(SECONDS))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] in ("error", "warn"):
                self.complaints.append(f"{message['params']['level']}: {message['params']['text']}")
            if message.get("id") == self._number:
                assert message["type"] == "success", f"{method}: {message}"
                return message["result"]

    # -- as a person uses it --------------------------------------------------------------------------------------------------------------

    def resize(self, size: tuple[int, int]) -> None:
        self.call("browsingContext.setViewport", context=self.window, viewport={"width": size[0], "height": size[1]})

    def goto(self, url: str) -> None:
        self.call("browsingContext.navigate", context=self.window, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page, as JSON has it."""
        code = f"(async () => JSON.stringify((await ({expression})) ?? null))()"
        answer = self.call("script.evaluate", expression=code, target={"context": self.window}, awaitPromise=True)
        assert answer["type"] == "success", f"{expression}: {answer.get('exceptionDetails', {}).get('text')}"
        return json.loads(answer["result"]["value"])

    def wait(self, expression: str) -> Any:
        """Until an expression is true; a page that goes away meanwhile is waited for too."""
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            found = _unless_gone(lambda: self.evaluate(expression))
            if found:
                return found
            time.sleep(0.03)
        raise AssertionError(f"never came true: {expression}")

    def click(self, selector: str) -> None:
        """The pointer goes to the middle of an element, which is scrolled to if need be, and presses."""
        found = f"document.querySelector({json.dumps(selector)})"
        self.evaluate(f"{found}.scrollIntoView({{ block: 'nearest', behavior: 'instant' }})")
        box = self.evaluate(f"{found}.getBoundingClientRect()")
        self.click_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def click_at(self, x: float, y: float) -> None:
        x, y = round(x), round(y)
        steps = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.call("input.performActions", context=self.window, actions=[{"type": "pointer", "id": "mouse", "actions": steps}])

    def picture(self, path: Path) -> None:
        data = self.call("browsingContext.captureScreenshot", context=self.window)["data"]
        path.write_bytes(base64.b64decode(data))


def _address(process: subprocess.Popen[str]) -> str:
    """Firefox writes where it listens; what it writes after that is let go by."""
    found: list[str] = []
    told = threading.Event()

    def read() -> None:
        assert process.stderr is not None
        with process.stderr:
            for line in process.stderr:
                if match := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                    found.append(match.group(1))
                    told.set()
        told.set()

    threading.Thread(target=read, daemon=True).start()
    told.wait(SECONDS)
    assert found, "Firefox did not say where it listens"
    return found[0]


def _end(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _unless_gone(look: Callable[[], Any]) -> Any:
    try:
        return look()
    except AssertionError as error:
        if re.search("no such frame|navigat|discarded|unknown error", str(error)):
            return None
        raise
