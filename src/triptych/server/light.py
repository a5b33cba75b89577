"""Scripts and style sheets as they are sent: without the lines that are comments and without indentation, which tell something only to
those who read the source. Nothing else is changed, so what a browser's tools show can still be read."""

from __future__ import annotations

import hashlib
import os
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fastapi import Response
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.staticfiles import NotModifiedResponse
from starlette.types import Scope

MEDIA_TYPES = {".js": "text/javascript", ".css": "text/css"}


def lightened(text: str, suffix: str) -> str:
    """The text of a script or style sheet without comments that have their lines for themselves, empty lines and indentation.

    Where a template literal or a string goes on in the next line, white space and what looks like a comment may be meant: such a text
    stays as it is.
    """
    kept: list[str] = []
    inside = False  # a comment of several lines
    for line in text.splitlines():
        code = line.strip()
        if inside or code.startswith("/*"):
            _, end, code = code.partition("*/")
            inside = not end
            code = code.strip()
        if code and not (suffix == ".js" and code.startswith("//")):
            kept.append(code)
    if any(code.endswith("\\") or code.replace("\\`", "").count("`") % 2 for code in kept):
        return text
    return "\n".join(kept) + "\n"


class Sent(NamedTuple):
    """A file of ours as it goes to a browser."""

    body: bytes
    digest: str


def sent(path: Path) -> Sent:
    """A file as it is now; made anew only when it has changed."""
    return _sent(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=128)
def _sent(path: Path, _changed: int) -> Sent:
    body = path.read_bytes()
    if path.suffix in MEDIA_TYPES:
        body = lightened(body.decode("utf-8"), path.suffix).encode()
    return Sent(body, hashlib.sha256(body).hexdigest()[:12])


class LightFiles(StaticFiles):
    """A folder of files, of which scripts and style sheets are sent light. Who has one already is told so by its hash."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        path = Path(full_path)
        if path.suffix not in MEDIA_TYPES:
            return super().file_response(full_path, stat_result, scope, status_code)
        file = sent(path)
        response = Response(file.body, status_code, {"ETag": f'"{file.digest}"'}, MEDIA_TYPES[path.suffix])
        if self.is_not_modified(response.headers, Headers(scope=scope)):
            return NotModifiedResponse(response.headers)
        return response
