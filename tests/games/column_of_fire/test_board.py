"""The text board: everything that lies on the table, in no line too wide, and nothing that is hidden."""

from __future__ import annotations

from unicodedata import east_asian_width

import pytest

from tests.games.column_of_fire.speech import NAMES, PACKAGE, everything, random_game, speak
from tests.games.column_of_fire.table import BLUE, GREEN, RED, YELLOW, Table, fire
from triptych.core.characters import SIGNS, wide
from triptych.core.words import Span, load
from triptych.games.column_of_fire import board
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import COUNTRY_WORDS, DIE_WORDS, STONE_WORDS
from triptych.games.column_of_fire.wording import FireWording

STYLES = {"", "torch", "event", "title", "dim", *COUNTRY_WORDS, *DIE_WORDS[:5], *STONE_WORDS, *(f"seat-{i}" for i in (1, 2, 3, 4))}
WIDE_NAMES = ["王小明" * 12, "Æthelflæd of the Seven Very Long Rivers and Meadows", "e\u0301" * 40, "two\nlines\tand a bell\a"]


def text(lines: list[list[Span]]) -> list[str]:
    return ["".join(span.text for span in line) for line in lines]


def drawn(t: Table, seat: int, width: int = 80) -> list[str]:
    return text(speak(t.game).board(t.game.view(t.s, seat), seat, width))


def check(lines: list[list[Span]], width: int) -> None:
    for line in lines:
        assert sum(wide(span.text) for span in line) <= width, text([line])
        assert all(span.style in STYLES for span in line)
        assert all("\n" not in span.text and "\t" not in span.text for span in line)
    rows = text(lines)
    assert all(row == row.rstrip() for row in rows)
    assert rows[0]
    assert rows[-1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_can_be_drawn(players: int) -> None:
    for number, (s, _) in enumerate(random_game(fire(), players, f"board {players}")):
        if number % 7:
            continue
        for seat in range(-1, players):
            view = fire().view(s, seat)
            for width in (80, 120):
                check(speak(fire()).board(view, seat, width), width)


@pytest.mark.parametrize("width", [1, 10, 24, 40, 60, 71, 72, 80, 99, 100, 104, 105, 110, 120, 200])
def test_no_line_is_wider_than_asked_for(width: int) -> None:
    for game in (fire(), everything()):
        wording = FireWording(load("en", PACKAGE), WIDE_NAMES, game.content)
        for number, (s, _) in enumerate(random_game(game, 4, "wide")):
            if number % 40 == 0:
                lines = wording.board(game.view(s, 1), 1, width)
                for line in lines:
                    assert sum(wide(span.text) for span in line) <= width
                if width >= 24:
                    check(lines, width)


def test_the_table_before_the_first_lot() -> None:
    s = fire().new(3)
    rows = text(speak(fire()).board(fire().view(s, 0), 0, 80))
    assert rows[0] == "A COLUMN OF FIRE   set-up"
    assert "☀ Ann (you)   2 VP   no religion yet" in rows


def test_a_whole_board() -> None:
    t = Table(3).has(RED, protection=1, tiles={"captain": 1, "vp:2": 2}, goods={"book": 1, "cloth": 2}).has(GREEN, tiles={"vp:3": 1})
    t.house(RED, "england", 2).house(GREEN, "england", 4).lay("england", 1, 2, 1).lay("spain", 2)
    t.person(RED, "catherine", "blue", 3).person(RED, "feria", "brown", 6).prisoner(GREEN, "purple", 2)
    t.second_half(RED, white=4)
    assert drawn(t, RED) == BOARD.strip("\n").split("\n")


BOARD = """
A COLUMN OF FIRE   year 2, second half-year   start player: Ann

ENGLAND  Kingsbridge     16 cards left    FRANCE  Paris            15 cards left
buys   cloth 4  wine 2                    buys   book 4  ore 2
stones C P P N TORCH                      stones · · · ·
houses 1· 2☀ 3· 4≈ 5· 6·                  houses 1· 2· 3· 4· 5· 6·
person Elizabeth I  brings P              person Gaspard de Coligny  brings P
       score 2 VP                                score 2 VP

NETHERLANDS  Antwerp     16 cards left    SPAIN  Seville           15 cards left
buys   wine 4  book 2                     buys   ore 4  cloth 2
stones · · · ·                            stones C C · ·
houses 1· 2· 3· 4· 5· 6·                  houses 1· 2· 3· 4· 5· 6·
person William of Orange  brings P        person King Philip II  brings C
       score 2 VP                                score 2 VP

C Catholic, P Protestant, N neutral stone, · free space; a good with the VP it
sells for

TRACK   clockwise by number; a die leads to the next free space of its colour
white   0 advantage      5 Protestant stone  10 protection      15 cloth market
blue    3 any good       7 book market       11 Catholic stone  18 turn a die
orange  4 neutral stone  9 advantage         13 wine market     16 2 VP
brown   1 ore market     8 protection        14 any good        19 remove person
purple  2 Spanish ship  ☀6 English ship     ♣12 Dutch ship     ≈17 French ship

☀ Ann (you, decides)   2 VP   Catholic, die on 3
  goods: book 1, cloth 2   protection: 1   tiles: 3 (2 VP ×2, captain)
  free dice: white 4, orange 1, purple 1
  blue 3   Catherine de’ Medici  place or lift a stone, or draw an advantage
                                 tile
  brown 6  The Count of Feria    take a protection tile

≈ Ben   2 VP   Protestant, die on 3
  goods: none   protection: 0   tiles: 1
  free dice: white, blue, orange, brown   Loch Leven: purple 2

♣ Clara   2 VP   Catholic, die on 3
  goods: none   protection: 0   tiles: 0
  free dice: white, blue, orange, brown, purple
"""


def test_faces_of_tiles_are_for_their_owner() -> None:
    t = Table(3).has(RED, tiles={"captain": 1}).has(GREEN, tiles={"vp:3": 2}).using(RED, "elizabeth")
    assert any("tiles: 1 (captain)" in row for row in drawn(t, RED))
    assert not any("captain" in row for row in drawn(t, GREEN))
    assert any("tiles: 2 (3 VP ×2)" in row for row in drawn(t, GREEN))
    spectator = "\n".join(drawn(t, -1))
    assert "tiles: 1\n" in spectator
    assert "tiles: 2\n" in spectator
    assert "(you" not in spectator


def test_after_the_end_all_is_open() -> None:
    t = Table(2).has(RED, vp=51, tiles={"captain": 1}).has(GREEN, tiles={"vp:3": 2})
    t.s.cells[m.FINALE] = m.FIFTY
    t.end_of_turn(GREEN, 2).play("pass")
    assert t.over
    rows = "\n".join(drawn(t, RED))
    assert "A COLUMN OF FIRE   the game is over   start player: Ann" in rows
    assert "tiles: 2 (3 VP ×2)" in rows
    assert "decides" not in rows


def test_the_last_year_is_announced() -> None:
    t = Table().has(RED, vp=51)
    t.s.cells[m.FINALE] = m.FIFTY
    assert "the last year: somebody has reached 50 VP" in drawn(t.using(RED, "elizabeth"), RED, 120)[0]
    assert "the last year: a stack has run out" in drawn(Table().used_up("spain").using(RED, "elizabeth"), RED, 120)[0]


def test_a_stack_that_is_used_up() -> None:
    rows = drawn(Table().used_up("england").using(RED, "feria"), RED)
    assert any(row.startswith("ENGLAND  Kingsbridge     no cards left") for row in rows)
    assert any(row.startswith("person nobody  ") for row in rows)


def test_two_players_have_a_closed_space() -> None:
    rows = drawn(Table(2).lay("england", 1, 1, 1).using(RED, "elizabeth"), RED)
    assert rows[4].startswith("stones C P N × TORCH")
    assert any("× closed" in row for row in rows)


def test_what_is_in_the_hand() -> None:
    t = Table().has(RED, protection=1).second_half(RED, white=4).play("take white england")
    assert any("in hand: white 4 Elizabeth I" in row for row in drawn(t, GREEN))


def test_what_is_sold() -> None:
    t = Table().has(RED, goods={"cloth": 2}, tiles={"captain": 1, "vp:1": 1}).house(RED, "england", 2).on_space(RED, 6)
    t.play("tile captain cloth england")
    assert drawn(t, RED)[3].startswith("buys   cloth 4 (sold)  wine 2")


def test_an_event_is_shown_while_it_is_carried_out() -> None:
    t = Table().everybody(protection=1).turning_up("babington", GREEN)
    assert drawn(t, GREEN)[1] == "Event: The letters in the beer barrel. Every Catholic loses 2 VP."
    assert any(row.startswith("♣ Clara (decides)") for row in drawn(t, GREEN))
    assert any(row.startswith("≈ Ben (you, to play)") for row in drawn(t, GREEN))


def test_four_countries_stand_side_by_side_where_there_is_room() -> None:
    t = Table().using(RED, "elizabeth")
    assert sum(row.count("buys") for row in drawn(t, RED, 120)) == 4
    assert max(row.count("buys") for row in drawn(t, RED, 120)) == 4
    assert max(row.count("buys") for row in drawn(t, RED, 80)) == 2
    assert max(row.count("buys") for row in drawn(t, RED, 60)) == 1


def test_the_reader_comes_first_then_clockwise() -> None:
    t = Table().using(RED, "elizabeth")
    rows = drawn(t, YELLOW)
    order = [name for row in rows for name in NAMES if row[2:].startswith(name) and row[0] in SIGNS]
    assert order == ["Clara", "Dmitri", "Ann", "Ben"]
    assert len([row for row in drawn(t, BLUE) if row[:1] in SIGNS and row]) == 4


def test_signs_are_one_column_wide() -> None:
    for sign in SIGNS + board.NOTHING + board.CLOSED + "…":
        assert east_asian_width(sign) not in ("W", "F")
        assert wide(sign) == 1


def test_a_name_stays_on_its_line() -> None:
    wording = FireWording(load("en", PACKAGE), WIDE_NAMES, fire().content)
    assert wording.prompt(fire().view(Table().using(BLUE, "elizabeth").s, -1), -1) == "two lines and a bell  may use Elizabeth I"
