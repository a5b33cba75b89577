"""Texts that a database may not be able to keep, in every place where a request can carry one, on each kind of database."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tests.server.serving import Client, Server

GAME = "column-of-fire"
ODD = ("\0", "a\0b", "\ud800")
WORD = "a"


def bodies(schema: dict[str, Any], known: dict[str, Any]) -> list[dict[str, Any]]:
    """For each text of a body: the body with an odd one there, and something that may stand in the other places."""
    properties: dict[str, Any] = schema.get("properties", {})
    usual = {name: sample(name, part, known) for name, part in properties.items()}
    places = [name for name, part in properties.items() if '"string"' in json.dumps(part)]
    return [{**usual, place: like(usual[place], odd)} for place in places for odd in ODD]


def sample(name: str, schema: dict[str, Any], known: dict[str, Any]) -> Any:
    if name in known:
        return known[name]
    kinds = {part.get("type") for part in schema.get("anyOf", [schema])}
    return {} if kinds == {"object"} else True if "boolean" in kinds else 0 if "integer" in kinds else None if "null" in kinds else WORD


def like(usual: Any, odd: str) -> Any:
    """The same shape, with an odd text in it."""
    if isinstance(usual, list):
        return [odd, *usual[1:]]
    return {odd: odd, "decks": odd} if isinstance(usual, dict) else odd


def sent(client: Client, path: str, body: Any, method: str = "POST") -> int:
    headers = {"Content-Type": "application/json"}
    return client.http.request(method, path, content=json.dumps(body).encode(), headers=headers).status_code


def test_no_text_of_a_request_is_too_odd_for_the_database(database_url: str, tmp_path: Path) -> None:
    server = Server(tmp_path / "data", database=database_url)
    try:
        ann = server.client()
        ann.be("Ann")
        table_id = ann.post("/api/tables", game=GAME, seats=["me", "random"])["id"]
        api = ann.get("/api/openapi.json")
        known = {"game": GAME, "seats": ["me", "random"], "version": ann.table(table_id)["version"], "bot": "random", "options": {}}
        asked = 0
        for path, methods in api["paths"].items():
            for method, what in methods.items():
                if method != "get":
                    schema = what["requestBody"]["content"]["application/json"]["schema"] if "requestBody" in what else {}
                    schema = api["components"]["schemas"].get(schema.get("$ref", "").rpartition("/")[2], schema)
                    for body in bodies(schema, known) or [{"\0": "\0"}]:
                        status = sent(ann, path.replace("{table_id}", table_id), body, method.upper())
                        assert status < 500, (method, path, body)
                        asked += 1
                if "{" in path:
                    odd_path = re.sub(r"\{\w+\}", "%00", path)
                    assert sent(ann, odd_path, {}, method.upper()) < 500, odd_path
                    asked += 1
        assert asked > 50
        assert sent(ann, "/api/me/token", {"label": "a\0b"}) == 422
        assert ann.http.get("/api/tables/%00").status_code == 404
        assert ann.http.get("/api/tables", params={"which": "\0"}).status_code == 422
        assert ann.post("/api/tables", game=GAME, seats=["me", "random"])["id"]
    finally:
        server.stop()
    assert not [line for line in server.log if "Traceback" in line], "".join(server.log)
