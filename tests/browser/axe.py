"""axe-core: what on a page shuts people out. It comes by npm into build/node, for tests only (`package.json` names the version)."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

FILE = Path(__file__).parents[2] / "build" / "node" / "node_modules" / "axe-core" / "axe.min.js"


@lru_cache(maxsize=1)
def source() -> str:
    return FILE.read_text("utf-8")


def need_axe() -> None:
    if FILE.is_file():
        return
    if os.environ.get("CI"):
        pytest.fail(f"{FILE} is missing, and with CI=true it must be there")
    pytest.skip("AXE-CORE IS NOT INSTALLED: nobody looks whether the pages shut people out")


def violations(page: Page) -> list[str]:
    """What axe finds serious or critical, a line for each place."""
    page.evaluate(source())  # past the page's own rules about scripts, which forbid foreign ones
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['impact']} {one['id']}: {node['html'][:160]} | {' '.join(check['message'] for check in node['any'])[:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
