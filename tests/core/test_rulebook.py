"""Rules by their ids, in the language that is wanted."""

from __future__ import annotations

from pathlib import Path

import pytest

from triptych.core.errors import UnknownName
from triptych.core.rulebook import Rulebook, read

TEXT = """# Nine Men: the rules

Two players.

## NM-1 Things
- NM-1.1 *fact* A board.
- NM-1.2 *rule* Nine men each.

## NM-2 Play
- NM-2.1 *rule* Place, see NM-1.2.

## Examples
- NM-2.1 happens.
"""


def test_title_sections_and_rules() -> None:
    rules = Rulebook(TEXT)
    assert rules.title == "Nine Men"
    assert rules.markdown("nm-1.2") == "- **NM-1.2** *rule* Nine men each."
    assert rules.markdown("NM-2").startswith("## NM-2 Play\n- **NM-2.1** *rule* Place, see NM-1.2.")
    assert "Examples" not in rules.markdown("NM-2")
    assert "## Examples" in rules.markdown()
    assert [section for section, _ in rules.sections] == ["", "NM-1", "NM-2", ""]
    assert "".join(text for _, text in rules.sections) == TEXT


@pytest.mark.parametrize(
    ("heading", "title"),
    [("Mühle: die Regeln", "Mühle"), ("Le moulin\u00a0: les règles", "Le moulin"), ("Men: Nine: the rules", "Men: Nine"), ("Men", "Men")],
)
def test_the_title_stands_before_the_last_colon(heading: str, title: str) -> None:
    assert Rulebook(f"# {heading}\n\nTwo players.\n").title == title


def test_each_language_has_a_file_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(TEXT, "utf-8")
    (tmp_path / "RULES.de.md").write_text("# Mühle: die Regeln\n", "utf-8")
    assert [(read(tmp_path, language).title, read(tmp_path, language).language) for language in ("en", "de")] == [
        ("Nine Men", "en"),
        ("Mühle", "de"),
    ]


def test_what_nobody_has_translated_yet_is_in_english_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(TEXT, "utf-8")
    assert (read(tmp_path, "fr").title, read(tmp_path, "fr").language) == ("Nine Men", "en")


def test_a_language_we_do_not_speak(tmp_path: Path) -> None:
    with pytest.raises(UnknownName, match="there is no language 'tlh'; there are en, de, fr"):
        read(tmp_path, "tlh")


@pytest.mark.parametrize(("wanted", "near"), [("NM-1.3", "NM-1.1"), ("NM-3", "NM-1"), ("xyz", "NM-1, NM-2")])
def test_unknown_ones_are_told_their_neighbours(wanted: str, near: str) -> None:
    with pytest.raises(UnknownName, match=near):
        Rulebook(TEXT).markdown(wanted)
