"""Rules by their ids."""

from __future__ import annotations

import pytest

from triptych.cli.rulebook import Rulebook
from triptych.core.errors import UnknownName

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


@pytest.mark.parametrize(("wanted", "near"), [("NM-1.3", "NM-1.1"), ("NM-3", "NM-1"), ("xyz", "NM-1, NM-2")])
def test_unknown_ones_are_told_their_neighbours(wanted: str, near: str) -> None:
    with pytest.raises(UnknownName, match=near):
        Rulebook(TEXT).markdown(wanted)
