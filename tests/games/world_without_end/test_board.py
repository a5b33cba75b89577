"""The text board: everything that lies on the table, in no line too wide, and nothing that is hidden."""

from __future__ import annotations

from unicodedata import east_asian_width

import pytest

from tests.games.world_without_end.speech import NAMES, anything, random_game, speak
from tests.games.world_without_end.table import Table, town
from triptych.core.characters import SIGNS, wide
from triptych.core.words import Span, load
from triptych.games.world_without_end import board
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.game import WorldWithoutEnd
from triptych.games.world_without_end.wording import PACKAGE, TownWording

STYLES = {"", "seat-1", "seat-2", "seat-3", "seat-4", "event", "title", "dim"}
WIDE_NAMES = ["王小明王小明王小明王小明王小明", "two\nlines and a bell\x07", "Cleo", "D"]


def text(lines: list[list[Span]]) -> list[str]:
    return ["".join(span.text for span in line) for line in lines]


def drawn(t: Table, seat: int, width: int = 80) -> list[str]:
    return text(speak(t.game).board(t.game.view(t.s, seat), seat, width))


def check(lines: list[list[Span]], width: int) -> None:
    for line in lines:
        assert sum(wide(span.text) for span in line) <= width, text([line])
        assert all(span.style in STYLES for span in line), [span.style for span in line]
        assert all("\n" not in span.text and "\t" not in span.text for span in line)
    rows = text(lines)
    assert all(row == row.rstrip() for row in rows)
    assert rows[0]
    assert rows[-1]


@pytest.mark.parametrize(
    ("game", "players"), [(town(), 2), (town(first_game=True), 4), (anything(1), 3)], ids=["two", "first game", "anything"]
)
def test_every_position_can_be_drawn(game: WorldWithoutEnd, players: int) -> None:
    for number, (s, _) in enumerate(random_game(game, players, "board")):
        if number % 9 == 0:
            for seat in range(-1, players):
                view = game.view(s, seat)
                for width in (60, 80, 132):
                    check(speak(game).board(view, seat, width), width)


@pytest.mark.parametrize("width", [1, 10, 28, 40, 60, 71, 80, 99, 120, 200])
def test_no_line_is_wider_than_asked_for(width: int) -> None:
    wording = TownWording(load("en", PACKAGE), WIDE_NAMES, town().content)
    for number, (s, _) in enumerate(random_game(town(), 4, "wide")):
        if number % 60 == 0:
            lines = wording.board(town().view(s, 1), 1, width)
            assert all(sum(wide(span.text) for span in line) <= width for line in lines)
            if width >= board.NARROWEST:
                check(lines, width)


def test_the_table_before_the_first_lot() -> None:
    rows = drawn(Table.new(2), 0)
    assert rows[0] == "WORLD WITHOUT END   set-up"
    assert "☀ Ann (you)   8 VP   4 houses left   2 seals left" in rows
    assert "MARKET   1 wool for 2 money   no cloth" in rows
    assert not any("hand:" in row or row.startswith("PLAGUE") for row in rows)


def whole() -> Table:
    """A table on which much can be seen at once."""
    says = """
        0: 2 stone 1 wool 3 money; 1: 1 grain 12 vp; 2: 1 knowledge; 2 penalties: begging;
        0 open: sale grain; 0 hand: piety medicine privilege; 1 open: donation; 0 houses: 1 7; 1 houses: 4;
        bridge: 3 stone 1 wood seal 1 seal 2; palace: finished; hospital: 1 wood; covered: hospital queen; market: wool; favour: guild;
        edge: iii02_old_books; place 2: 3; place 6: gone; dues: 1 piety -1 money
    """
    return Table(says, 3).turn(0, "iii04_scourges")


def test_a_whole_board() -> None:
    assert drawn(whole(), 0) == BOARD.strip("\n").split("\n")


BOARD = """
WORLD WITHOUT END   chapter III, round 2
event: The scourge-bearers  Everybody may, once, give 2 VP and get 1 piety.
   Covered on the arc until the end of the chapter, and not counted: the Guild,
   the King and the Bishop.
   corners: ☀ 1 wool  ≈ 1 VP  ♣ 1 grain  arrow at 3
in force: Only by the old books  In the action phase all knowledge counts as
   none: for favours, treating and the metal of the Tower. It is kept, and can
   still be gained.

FAVOURS   ▸ the favour stone; in brackets what is covered
  (Queen)  Prior  Outlaws  ▸Guild  Prioress  Merchants  King  Earl of Shiring
  Outlaws  Bishop
MARKET   no wool   1 cloth for 4 money
SUPPLY   17 stone  11 wood  9 grain  12 piety  14 wool  12 cloth  14 loyalty
  19 knowledge
DUES   3 piety  2 grain  a tax of 1 to 4 money

PROJECTS
  Bridge  stone 3 of 4  wood 1 of 2  donors get 1 grain and 1 VP ≈ ♣
  Tower  stone 0 of 6  wood 0 of 2  metal  donors get 2 VP
  Prior’s Palace  finished
  Hospital  stone 0 of 2  wood 1 of 2
    donors get 1 VP and 1 treatment of the sick  covered

HOUSE SITES   yield, and the material it takes
  1: 1 grain (stone) ☀  2: 1 grain (wood)  3: 1 piety (stone)
  4: 1 piety (wood) ≈  5: 1 wool (stone)  6: 1 wool (wood)  7: 2 money (stone) ☀
  8: 2 money (wood)  9: 1 loyalty (stone)  10: 1 loyalty (wood)
  11: 1 knowledge (stone)  12: 1 knowledge (wood)  13: 2 VP (stone)
  14: 2 VP (wood)

PLAGUE   the value of the tile at each place; what treating there brings beside
  2 VP
  1: face down (1 grain)  2: sick 3 (2 money)  3: face down (1 cloth)
  4: face down (1 piety)  5: face down (1 wool)  6: healed  7: face down (1 VP)
  8: face down (3 money)  9: face down (1 house for free)  10: face down (2 VP)
  11: face down

☀ Ann (you, shield, decides)   10 VP   2 houses left   2 seals left
  has: 2 stone  1 wool  3 money
  hand: 3
    Piety  take 1 piety
    Privilege  use the card last played again
    Medicine  take 1 money and 1 VP, or treat the sick
  open pile: 2  Wool and Cloth Sale, Grain (on top)
  face down: 7  Building Material, Building Project, House Building, House Rent,
    Donation, Cloth Making, Favour

≈ Ben   12 VP   3 houses left   1 seal left
  has: 1 grain
  hand: 11
  open pile: 1  Donation (on top)
  face down: none

♣ Cleo   10 VP   4 houses left   1 seal left   Begging
  has: 1 knowledge
  hand: 12
  open pile: none
  face down: none
"""


def test_we_1_7_hands_and_face_down_cards_are_shown_to_their_owner_alone() -> None:
    t = whole()
    for seat in (-1, 1, 2):
        rows = drawn(t, seat)
        at = next(number for number, row in enumerate(rows) if row.startswith("☀ Ann"))
        assert rows[at + 2] == "  hand: 3"
        assert rows[at + 4] == "  face down: 7"


def test_we_1_7_what_lies_behind_another_ones_screen_is_drawn_when_the_game_is_over() -> None:
    """Whatever the others hold the board is the same; one's own things are seen, and with open screens everything."""
    for looker in (0, -1):
        looks = set()
        for held in ("2 wool 3 money", "7 grain"):
            t = Table(f"1: {held}; 0: 4 cloth").turn()
            wording = town(screens="closed").wording("en", list(NAMES))
            lines = text(wording.board(t.game.view(t.s, looker), looker, 200))
            looks.add("\n".join(line for line in lines if not line.startswith("SUPPLY")))
            assert ("  has: 4 cloth" in lines) is (looker == 0)
            assert "  has: behind the screen" in lines
            assert "behind the screen" not in "\n".join(drawn(t, looker))
        assert len(looks) == 1
    *_, (s, _) = random_game(town(), 2, "the end of screens")
    wording = town(screens="closed").wording("en", list(NAMES))
    assert "behind the screen" not in "\n".join(text(wording.board(town().view(s, 0), 0, 200)))


def test_we_10_2_the_board_tells_how_one_counts_on_after_60() -> None:
    t = Table("0: 60 vp; 1: 68 vp; 2: 121 vp").turn()
    lines = "\n".join(drawn(t, 0))
    assert "60 VP " in lines
    assert "68 VP (60 + 8)" in lines
    assert "121 VP (120 + 1)" in lines


def test_nothing_hidden_is_drawn() -> None:
    """Of the others' cards only those on their open piles are named."""
    game = town()
    for number, (s, _) in enumerate(random_game(game, 2, "hidden")):
        if number % 20 or s.actor < 0:
            continue
        for seat in (0, 1):
            rows = text(speak(game).board(game.view(s, seat), seat, 300))
            named = rows[next(at for at, row in enumerate(rows) if row[:1] == SIGNS[1 - seat]) :]
            for card in range(12):
                if not s.cells[m.FACE_UP + 1 - seat] >> card & 1:
                    assert not any(speak(game).action_name(card) in row for row in named if "pile" in row or "down" in row or "hand" in row)


def test_we_2_6_cards_of_a_first_game_that_lie_aside() -> None:
    rows = drawn(Table(first_game=True).turn(), 0)
    assert "  hand: 6" in rows
    assert "  from chapter II on: 6  House Building, House Rent, Donation, Cloth Making," in rows


def test_an_event_that_is_not_laid_yet() -> None:
    t = Table().lays("i04_fair")
    assert "   corners: 1 stone  1 grain  1 money  1 VP" in drawn(t, 0)
    assert "   corners: ☀ 1 VP  ≈ 1 stone  ♣ 1 grain  ▲ 1 money  arrow at 1" in drawn(t.play("lay 1"), 0)


def test_we_7_5_the_end_of_the_last_chapter() -> None:
    t = Table("0: 2 piety 1 grain 1 loyalty 20 vp; 1: 2 grain 2 piety 9 money", 2, chapter=4).ends_chapter("tax 3")
    rows = drawn(t, 0)
    assert rows[0] == "WORLD WITHOUT END   the end of chapter IV"
    assert "DUES   2 piety  2 grain  a tax of 3 money" in rows
    assert "  double loss for grain   double loss for tax" in rows
    t.play("pass")
    rows = drawn(t, 0)
    assert rows[0] == "WORLD WITHOUT END   the game is over"
    assert "☀ Ann (you)   10 VP   4 houses left   2 seals left" in rows
    assert not any("decides" in row or "shield" in row for row in rows)


def test_half_points() -> None:
    t = Table("all: 2 piety 2 grain 4 money 9 vp", 2, chapter=4).ends_chapter("tax 3")
    assert "☀ Ann   9½ VP   4 houses left   2 seals left" in drawn(t, -1)


def test_signs_are_one_column_wide() -> None:
    for sign in SIGNS + board.STONE_SIGN + "…½":
        assert east_asian_width(sign) not in ("W", "F")
        assert wide(sign) == 1


def test_the_own_display_comes_first() -> None:
    t = Table().turn()
    for seat in range(-1, 4):
        rows = [row for row in drawn(t, seat) if row[:1] and row[0] in SIGNS]
        first = max(seat, 0)
        assert [row.split()[1] for row in rows] == NAMES[first:] + NAMES[:first]
