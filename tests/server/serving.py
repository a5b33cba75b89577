"""A real server in a process of its own, for tests: started, asked, stopped, killed."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import re
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx

START_SECONDS = 300


LAUNCH = """
import json, resource, sys
from pathlib import Path
from triptych.cli.serve import announce
from triptych.server.run import serve
from triptych.server.settings import Settings

given = json.loads(sys.argv[1])
if files := given.pop("files", None):
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
serve(Settings(**{**given, "data": Path(given["data"])}), "127.0.0.1", 0, announce)
"""


class Server:
    """`triptych serve` on a free port, with a data folder of its own. With `settings` those that no option sets, and how many `files` the
    system allows."""

    def __init__(
        self,
        data: Path,
        *,
        database: str = "",
        port: int = 0,
        rates: bool = False,
        workers: int = 1,
        more: Sequence[str] = (),
        settings: Mapping[str, object] | None = None,
        before: Sequence[str] = (),
    ) -> None:
        self.data = data
        self.database = database
        self.port = port
        self.rates = rates
        self.workers = workers
        self.more = more
        self.settings = settings
        self.before = before
        self.log: list[str] = []
        self.clients: list[Client] = []
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        env = dict(os.environ, PYTHONUNBUFFERED="1")
        if self.database:
            env["DATABASE_URL"] = self.database
        else:
            env.pop("DATABASE_URL", None)
        command = [sys.executable, "-m", "triptych", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data", str(self.data), "--workers", str(self.workers)]
        if not self.rates:
            command.append("--no-rates")
        command += self.more
        if self.settings is not None:
            given = {"data": str(self.data), "workers": self.workers, "rates": self.rates, **self.settings}
            command = [sys.executable, "-c", LAUNCH, json.dumps(given)]
        self.process = subprocess.Popen([*self.before, *command], env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        lines: queue.Queue[str] = queue.Queue()
        self.reader = threading.Thread(target=self._read, args=(self.process, lines), daemon=True)
        self.reader.start()
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            with contextlib.suppress(queue.Empty):
                line = lines.get(timeout=0.2)
                if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                    self.port = int(found.group(1))
                    return
            if self.process.poll() is not None:
                break
        raise AssertionError("the server did not start:\n" + "".join(self.log))

    def _read(self, process: subprocess.Popen[str], lines: queue.Queue[str]) -> None:
        assert process.stdout is not None
        with process.stdout:
            for line in process.stdout:
                self.log.append(line)
                lines.put(line)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """As the power failing: no good-bye."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.reader.join()

    def stop(self) -> None:
        for client in self.clients:
            client.http.close()
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
                self.reader.join()
            except subprocess.TimeoutExpired:
                self.kill()

    def client(self, token: str = "") -> Client:
        self.clients.append(Client(self.url, token=token))
        return self.clients[-1]


class Client:
    """Somebody with cookies of his own, from a page of the server."""

    def __init__(self, url: str, *, token: str = "") -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": url}
        self.url = url
        self.http = httpx.Client(base_url=url, headers=headers, timeout=120)

    def get(self, path: str, **params: Any) -> Any:
        return self._answer(self.http.get(path, params=params))

    def post(self, path: str, **body: Any) -> Any:
        return self._answer(self.http.post(path, json=body))

    @staticmethod
    def _answer(response: httpx.Response) -> Any:
        assert response.status_code < 300, f"{response.request.method} {response.request.url}: {response.status_code} {response.text}"
        return response.json()

    def be(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.post("/api/guest", name=name)
        return found

    def table(self, table_id: str) -> Any:
        return self.get(f"/api/tables/{table_id}")

    def move(self, table_id: str, version: int, move: str, move_id: str | None = None) -> httpx.Response:
        body = {"version": version, "id": move_id or f"m{version}", "move": move}
        return self.http.post(f"/api/tables/{table_id}/moves", json=body)

    def cookies_header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
