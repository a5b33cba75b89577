"""The pages hold together: nothing that the content policy forbids, no id twice, nothing pointed to that is not there."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.web.files import ART, PAGES, STATIC, TEMPLATES, elements, imports, page, symbols
from triptych.core.words import LANGUAGES

every_page = pytest.mark.parametrize("name", PAGES)


@every_page
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_gets_all_it_needs(name: str, language: str) -> None:
    assert f'<html lang="{language}">' in page(name, language)


@every_page
def test_nothing_inline_that_the_content_policy_forbids(name: str) -> None:
    for tag, attributes in elements(name):
        assert tag != "style"
        assert tag != "script" or attributes.get("src", "").startswith("/static/") or attributes["type"] == "application/json"
        assert not [given for given in attributes if given == "style" or given.startswith("on")], (tag, attributes)


@every_page
def test_ids_are_there_once_and_what_points_to_them_finds_them(name: str) -> None:
    found = elements(name)
    ids = Counter(attributes["id"] for _, attributes in found if "id" in attributes)
    assert [twice for twice, count in ids.items() if count > 1] == []
    for tag, attributes in found:
        for pointer in ("for", "aria-controls", "aria-labelledby", "aria-describedby"):
            assert all(wanted in ids for wanted in attributes.get(pointer, "").split()), (tag, attributes)
        if attributes.get("href", "").startswith(ART):  # a script lays the game's sheet into the page
            assert attributes["href"].removeprefix(ART) in symbols(), attributes["href"]
        elif attributes.get("href", "").startswith("#"):
            assert attributes["href"][1:] in ids, attributes["href"]


@every_page
def test_everything_has_a_name(name: str) -> None:
    """What can be pressed or filled in, and every picture; those with text inside are left to the browser tests."""
    for tag, attributes in elements(name):
        if tag in ("input", "select") and attributes.get("type") not in ("checkbox", "radio"):
            assert attributes.keys() & {"aria-label", "id"} or name in ("new", "duel"), attributes
        if tag == "svg":
            assert attributes.get("aria-hidden") == "true" or attributes.get("aria-label"), attributes


@pytest.mark.parametrize(("name", "script"), [("table", "table.js"), ("replay", "replay.js")])
def test_modules_are_fetched_at_once(name: str, script: str) -> None:
    """A module that is found only inside another one costs a round trip."""
    announced = {a["href"].removeprefix("/static/") for tag, a in elements(name) if tag == "link" and a.get("rel") == "modulepreload"}
    assert announced == imports(script)


def test_every_file_is_used_and_every_used_file_is_there() -> None:
    texts = "".join(file.read_text("utf-8") for file in TEMPLATES.rglob("*.*"))
    entries = set(re.findall(r"static\('([a-z.]+)'\)", texts))
    used = entries | {needed for entry in entries if entry.endswith(".js") for needed in imports(entry)}
    assert used == {file.name for file in STATIC.iterdir()}


def test_scripts_point_to_what_is_there() -> None:
    """An id that a script looks for stands in one of the pages (or is made by a script)."""
    ids = {attributes["id"] for name in PAGES for _, attributes in elements(name) if "id" in attributes}
    for file in STATIC.glob("*.js"):
        wanted = re.findall(r'find\("#([a-z-]+)"', file.read_text("utf-8"))
        assert [one for one in wanted if one not in ids] == [], file.name
