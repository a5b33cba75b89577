"""schemathesis throws at every call of the API what its schema allows, and what it does not: nothing ends in a 500."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.server.serving import Server


def test_no_call_ends_in_a_500(server: Server, tmp_path: Path) -> None:
    person = server.client()
    person.be("Fuzz")
    token = person.post("/api/me/token")["token"]
    program = server.client(token)
    table_id = program.post("/api/tables", game="column-of-fire", seats=["me", "random"])["id"]
    config = tmp_path / "schemathesis.toml"
    config.write_text(f'[parameters]\ntable_id = "{table_id}"\n')
    done = subprocess.run(
        [
            Path(sys.executable).parent / "schemathesis",
            f"--config-file={config}",
            "run",
            f"{server.url}/api/openapi.json",
            "--header",
            f"Authorization: Bearer {token}",
            "--checks",
            "not_a_server_error",
            "--phases",
            "examples,coverage,fuzzing",
            "--max-examples",
            "25",
            "--seed",
            "7",
            "--no-color",
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    tested = re.search(r"Tested: (\d+)", done.stdout)
    assert tested is not None, done.stdout[-2000:]
    assert int(tested.group(1)) >= 20
    assert program.table(table_id)["table"]["status"] in ("running", "over")
