"""The text board: everything that lies on the table, in no line too wide, and nothing that is hidden."""

from __future__ import annotations

from unicodedata import east_asian_width

import pytest

from tests.games.sola_fide.speech import NAMES, anything, random_game, speak
from tests.games.sola_fide.table import Table, faith
from triptych.core.characters import SIGNS, wide
from triptych.core.state import CHANCE
from triptych.core.words import Span, load
from triptych.games.sola_fide import board
from triptych.games.sola_fide import model as m
from triptych.games.sola_fide.content import ALL_CARDS, CIRCLES, RELIGIONS
from triptych.games.sola_fide.game import SolaFide
from triptych.games.sola_fide.phases.circles import neutral, owned
from triptych.games.sola_fide.wording import PACKAGE, FaithWording

STYLES = {"", "seat-1", "seat-2", *RELIGIONS, "neutral", "event", "title", "dim"}
WIDE_NAMES = ["王小明王小明王小明王小明王小明", "two\nlines and a bell\x07"]


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


@pytest.mark.parametrize("game", [faith(sides="roll"), faith(decks="draft", limit=40), anything(1)], ids=["starter", "draft", "anything"])
def test_every_position_can_be_drawn(game: SolaFide) -> None:
    for number, (s, _) in enumerate(random_game(game, "board")):
        if number % 5 == 0:
            for seat in (-1, 0, 1):
                view = game.view(s, seat)
                for width in (60, 80, 132):
                    check(speak(game).board(view, seat, width), width)


@pytest.mark.parametrize("width", [1, 10, 28, 40, 60, 71, 79, 80, 99, 105, 120, 132, 200])
def test_no_line_is_wider_than_asked_for(width: int) -> None:
    wording = FaithWording(load("en", PACKAGE), WIDE_NAMES, faith().content)
    for number, (s, _) in enumerate(random_game(faith(decks="draft"), "wide")):
        if number % 40 == 0:
            lines = wording.board(faith(decks="draft").view(s, 1), 1, width)
            assert all(sum(wide(span.text) for span in line) <= width for line in lines)
            if width >= board.NARROWEST:
                check(lines, width)


def test_the_table_before_the_first_lot() -> None:
    t = Table.new(sides="roll")
    rows = drawn(t, 0)
    assert rows[0] == "SOLA FIDE   set-up"
    assert "☀ Ann (you)   0 VP   no side yet   no reward marker" in rows
    assert not any("hand:" in row for row in rows)


def test_a_whole_board() -> None:
    t = Table(
        "upper-saxon: protestant; lower-saxon: catholic; westphalian nobility: c c cP p nP;"
        "franconian power: N1; franconian commons: p c nC n;"
        "disputed: upper-rhenish; catholic rewards: 1; index: front; priesthood-of-all: front; wartburg: shown; melanchthon: hand;"
        "ursulines: hand; indulgences: hand; pilgrimages: discard; two-kingdoms: discard"
    )
    t.begins("catholic", "play ursulines")
    assert drawn(t, 0) == BOARD.strip("\n").split("\n")


BOARD = """
SOLA FIDE   turn 1
being played: The Ursulines  Convert 1 territory of the commons in one circle.
   Draw 1 card.

FRANCONIAN           5 VP  WESTPHALIAN          7 VP  UPPER RHENISH        5 VP
nobility ▸ P  C  C  ·      nobility   P +P  C  C +P   nobility   P  P  C  ·
commons    P  C +C  ·      commons  ▸ P  P  C  ·  ·   commons  ▸ P  C  ·  ·
power     N2 [N1] C1  C2   power     N2  N1 [C1] C2   power     N2  N1  C1 [C2]
                                                      the disputation marker

C Catholic, P Protestant, · neutral territory, + a marker on it; ▸ the dominant
side
power: N2, N1 the nobility, C1, C2 the commons; [ ] where the marker stands

PYRAMID   all circles with their VP; in brackets those still face down
                          ≈ Upper Saxon 7
                  ☀ Lower Saxon 7   Franconian 5
          Westphalian 7   Upper Rhenish 5   (Bavarian 5)
(Burgundian 7)   (Electoral Rhenish 5)   (Swabian 7)   (Austrian 7)

☀ Ann (you, decides)   8 VP   Catholic   1 reward marker
  circles: 1  Lower Saxon 7
  The Index of Forbidden Books  Permanent: each time you take a circle, you may
    do this: Your opponent discards 1 card at random.
  hand: 1
    Indulgences  You may discard 1 other card; if you do not, the rest is left
      out. Convert 3 territories of the nobility in one circle.
  deck: 12
  discard pile: 1  Pilgrimages

≈ Ben   7 VP   Protestant   no reward marker
  circles: 1  Upper Saxon 7
  The Priesthood of All Believers  Permanent: once a turn, when a card of yours
    converts among the commons, you may convert 1 more territory there.
  hand: 2
  known of it: 1  Luther at the Wartburg
  deck: 13
  discard pile: 1  The Two Kingdoms
"""


def test_a_narrow_board() -> None:
    rows = drawn(Table("ursulines: hand").turn("catholic"), 0, 60)
    assert rows[2].split() == ["UPPER", "SAXON", "7", "VP", "LOWER", "SAXON", "7", "VP"]
    at = rows.index("PYRAMID   all circles with their VP; in brackets those still")
    assert rows[at + 2] == "  Upper Saxon 7"
    assert rows[at + 5] == "  (Burgundian 7)  (Electoral Rhenish 5)  (Swabian 7)"


def test_the_draft_shows_the_cards_to_their_player_alone() -> None:
    t = Table.new(decks="draft")
    while t.asked == CHANCE:
        t.play(t.offered[0])
    t.by(0, "keep diet-of-worms")
    while t.asked == CHANCE:
        t.play(t.offered[0])
    mine, other = drawn(t, 0), drawn(t, 1)
    assert mine[0] == "SOLA FIDE   the draft"
    assert "☀ Ann (you, decides)   0 VP   Catholic   no reward marker" in mine
    assert "≈ Ben (decides)   0 VP   Protestant   no reward marker" in mine
    assert "  looks at: 3" in mine
    assert "    Exsurge Domine  Convert 2 territories of the nobility in one circle." in mine
    assert "  chosen: 1  The Diet of Worms" in mine
    assert "  chosen: 1" in other
    assert not any("Diet of Worms" in row or "Exsurge" in row for row in other)
    assert not any("Diet of Worms" in row or "Two Kingdoms" in row for row in drawn(t, -1))


def test_cards_beside_the_hand_are_shown_to_their_player() -> None:
    t = Table("fuggers: hand").begins("catholic", "play fuggers", "draw ursulines", "draw pilgrimages", "draw nuncios")
    assert "  just drawn: 3" in drawn(t, 0)
    assert any(row.startswith("    Papal Nuncios  Convert") for row in drawn(t, 0))
    assert not any("Nuncios" in row for row in drawn(t, 1))


def test_a_limit_is_said() -> None:
    assert drawn(Table("ursulines: hand", limit=80).turn("catholic"), 0)[0] == "SOLA FIDE   turn 1 of 80"


def test_the_end() -> None:
    t = Table("only austrian; austrian power: N1; austrian nobility: p c c nC nC; diet-of-worms: hand; melanchthon: hand")
    t.begins("catholic", "play diet-of-worms")
    rows = drawn(t, -1)
    assert rows[0] == "SOLA FIDE   the game is over"
    assert not any(row.startswith("power") for row in rows)
    assert any(row.startswith("    Philipp Melanchthon  Move one circle 1 space in either direction.") for row in rows)
    assert not any("decides" in row or "on turn" in row for row in rows)


def test_territories_are_those_that_are_counted() -> None:
    """Each territory once; together as many as each religion owns."""
    for number, (s, _) in enumerate(random_game(faith(), "territories")):
        for place in range(CIRCLES * 2) if number % 10 == 0 else ():
            shown = board.territories(s, place)
            assert len(shown) == len(s.content.territories[place])
            for religion in range(2):
                assert sum(owner == religion for owner, _ in shown) == owned(s, place // 2, place % 2, religion)
            assert sum(owner == 2 for owner, _ in shown) == neutral(s, place // 2, place % 2)
            assert sum(marked for _, marked in shown) == sum(s.cells[m.MARKS + place * 4 : m.MARKS + place * 4 + 4])


def test_nothing_hidden_is_drawn() -> None:
    """A card's name stands on the board of those only who may know where it is."""
    game = faith(decks="draft")
    names = [speak(game).card_name(card) for card in range(ALL_CARDS)]
    for number, (s, _) in enumerate(random_game(game, "hidden")):
        if number % 20 or s.actor < 0:
            continue
        for seat in (0, 1):
            rows = " ".join(text(speak(game).board(game.view(s, seat), seat, 200)))
            other = 1 - seat
            open_cards = s.cells[m.SHOWN + other] | s.cells[m.DISCARD + other] | s.cells[m.SPENT + other]
            first = s.cells[m.SIDE + other] * 45
            for card in range(first, first + 45):
                if names[card] in rows:
                    assert open_cards >> card - first & 1 or card in (s.cells[m.PERMANENT + other], s.cells[m.PLAYED]), names[card]


def test_signs_are_one_column_wide() -> None:
    for sign in SIGNS + board.NOTHING + board.MARKED + board.POWERFUL + "…":
        assert east_asian_width(sign) not in ("W", "F")
        assert wide(sign) == 1


def test_the_own_display_comes_first() -> None:
    t = Table("ursulines: hand").turn("catholic")
    for seat in (-1, 0, 1):
        rows = [row for row in drawn(t, seat) if row[:1] and row[0] in SIGNS]
        assert [row[2:5] for row in rows] == [NAMES[max(seat, 0)], NAMES[1 - max(seat, 0)]]
    assert "☀ Ann (decides)   0 VP   Catholic   no reward marker" in drawn(t, 1)
