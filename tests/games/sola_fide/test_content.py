"""Content of one's own: every mistake is found, with its line; what is sound plays whole games and can be written down."""

from __future__ import annotations

import re

import pytest

from tests.games.mistakes import Box
from tests.games.sola_fide.make_golden import own_content
from tests.games.sola_fide.table import Table, convert, faith, op, printed, with_card
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.errors import ContentError
from triptych.core.match import Match
from triptych.core.record import of_match, parse
from triptych.games.sola_fide.content import load

SHIPPED = faith().content_text
BOX = Box(SHIPPED, load)
changed, problems = BOX.changed, BOX.problems

# -- what is wrong, and where ----------------------------------------------------------------------------------------------

CONVERT = 'effects = [{ op = "convert", side = "commons", n = 1 }, { op = "draw", n = 1 }]'  # of card 2
MOVE = 'effects = [{ op = "move", toward = "subordinate", n = 2 }]'  # of card 4
PERMANENT = 'permanent = { when = "you_convert", side = "commons", then = [{ op = "draw", n = 1 }] }'  # of card 28
TERRITORIES = 'nobility = ["protestant", "catholic", "catholic", "neutral"]'  # of circle 3

WRONG_IN_ITS_LINE = [
    # circles
    ("number = 3\n", "number = 4\n", "circle 3: 'number' must be 3; circles stand in their order"),
    ('id = "franconian"', 'id = "Franconian"', "circle 3: 'id' must be small letters, digits and '-', each id once"),
    ('id = "franconian"', 'id = "upper saxon"', "'id' must be small letters"),
    ('id = "franconian"', 'id = "fränkisch"', "'id' must be small letters"),
    ('id = "franconian"', 'id = "-"', "'id' must be small letters"),
    ('id = "franconian"', 'id = ""', "circle 3: 'id' must be a text"),
    ('id = "franconian"', "id = 3", "circle 3: 'id' must be a text"),
    ('id = "franconian"', 'id = "lower-saxon" # twice', "each id once"),
    ('name = { en = "Franconian Circle"', 'name = { xx = "Franconian Circle"', "circle 3: 'name' must be a table with at least 'en'"),
    ("vp = 5\n", "vp = 0\n", "circle 3: vp: 0 is not a number from 1 to 99"),
    ("vp = 5\n", "vp = 100\n", "circle 3: vp: 100 is not a number from 1 to 99"),
    ("vp = 5\n", 'vp = "5"\n', "circle 3: vp: '5' is not a number"),
    ("vp = 5\n", "vp = true\n", "circle 3: vp: True is not a number"),
    (TERRITORIES, 'nobility = ["protestant"]', "circle 3: 'nobility' must be a list of 2 to 9 territories"),
    (TERRITORIES, "nobility = 4", "circle 3: 'nobility' must be a list of 2 to 9 territories"),
    (TERRITORIES, f"nobility = {['neutral'] * 10}".replace("'", '"'), "circle 3: 'nobility' must be a list of 2 to 9 territories"),
    (
        TERRITORIES,
        'nobility = ["pagan", "catholic", "catholic", "neutral"]',
        "circle 3: nobility: 'pagan' is none of catholic, protestant, neutral",
    ),
    (
        TERRITORIES,
        'nobility = ["catholic", "catholic", "catholic", "catholic"]',
        "'nobility' must not belong to one religion from the start",
    ),
    ('start = "C1"', 'start = "C3"', "circle 3: start: 'C3' is none of N2, N1, C1, C2"),
    ('start = "C1"', "start = 1", "circle 3: start: 1 is none of N2"),
    ('start = "C1"', 'start = "C1"\ncapital = "Nuremberg"', "circle 3: unknown key 'capital'; known are number, id"),
    # cards
    (
        'side = "protestant"\nnumber = 2\n',
        'side = "protestant"\nnumber = 3\n',
        "card 2: 'number' must be 2; cards of a side stand in their order",
    ),
    ('id = "wartburg"', 'id = "Wartburg!"', "card 17: 'id' must be small letters"),
    ('name = { en = "The Two Kingdoms"', 'name = { xx = "The Two Kingdoms"', "card 1: 'name' must be a table"),
    ("starter = true", 'starter = "yes"', "card 1: 'starter' must be true or false"),
    ("military = false", "military = 0", "card 1: 'military' must be true or false"),
    ("military = false", "military = true", "card 1: only Catholic cards can be military"),
    ("military = false", "military = false\ncost = 2", "card 1: unknown key 'cost'; known are side, number"),
    ('note = "Luther set', 'note = 1517 # "Luther set', "card 1: 'note' must be a text"),
    # effects
    (CONVERT, "effects = 3", "card 2: effects: must be a list of at most 8 ops"),
    (CONVERT, "effects = [3]", "card 2: effects: must be a list of at most 8 ops"),
    (CONVERT, f"effects = [{', '.join([op('draw', n=1)] * 9)}]", "card 2: effects: must be a list of at most 8 ops"),
    (CONVERT, 'effects = [{ op = "preach", n = 1 }]', "card 2: effects: op: 'preach' is none of convert, move, dispute, draw"),
    (CONVERT, "effects = [{ n = 1 }]", "card 2: effects: op: None is none of convert"),
    (
        CONVERT,
        f"effects = [{convert(1, 'priests')}]",
        "convert: side: 'priests' is none of nobility, commons, both, either, dominant, subordinate",
    ),
    (CONVERT, 'effects = [{ op = "convert", n = 1 }]', "convert: side: None is none of nobility"),
    (CONVERT, f"effects = [{convert(0)}]", "convert: n: 0 is not a number from 1 to 9"),
    (CONVERT, f"effects = [{convert(10)}]", "convert: n: 10 is not a number from 1 to 9"),
    (CONVERT, f"effects = [{convert('all')}]", "convert: n: 'all' is not a number from 1 to 9"),
    (CONVERT, f"effects = [{convert('some', neutral=True)}]", "convert: n: 'some' is not a number from 1 to 9"),
    (CONVERT, f"effects = [{convert(1, neutral='yes')}]", "convert: 'neutral' must be true or false"),
    (CONVERT, f"effects = [{convert(1, circles=0)}]", "convert: circles: 0 is not a number from 1 to 10"),
    (CONVERT, f"effects = [{convert(1, circles=11)}]", "convert: circles: 11 is not a number from 1 to 10"),
    (CONVERT, f"effects = [{convert(1, where='here')}]", "convert: where: 'here' is none of any, disputed, same"),
    (CONVERT, f"effects = [{convert(1, where=['saxony'])}]", "convert: where: 'saxony' is none of upper-saxon, lower-saxon"),
    (CONVERT, f"effects = [{convert(1, where=3)}]", "convert: where: 3 is none of any"),
    (
        CONVERT,
        f"effects = [{convert(1, toward='commons')}]",
        "convert: unknown key 'toward'; known are op, side, n, circles, where, neutral",
    ),
    (CONVERT, f"effects = [{convert(1, where='same')}]", '"same" needs an op before it that chooses one circle'),
    (CONVERT, f"effects = [{convert(1, circles=2)}, {convert(1, where='same')}]", '"same" needs an op before it that chooses one circle'),
    (
        CONVERT,
        'effects = [{ op = "per_discard", effect = { op = "move", toward = "either", n = 1 } }, { op = "dispute", where = "same" }]',
        '"same" needs an op before it that chooses one circle',
    ),
    (MOVE, 'effects = [{ op = "move", toward = "up", n = 2 }]', "card 4: effects: move: toward: 'up' is none of nobility, commons"),
    (MOVE, 'effects = [{ op = "move", toward = "both", n = 2 }]', "move: one cannot move both ways"),
    (MOVE, 'effects = [{ op = "move", toward = "either" }]', "move: n: None is not a number from 1 to 9"),
    (MOVE, 'effects = [{ op = "move", toward = "either", n = 1, neutral = true }]', "move: unknown key 'neutral'"),
    (MOVE, 'effects = [{ op = "dispute", where = "disputed" }]', "dispute: the marker cannot go where it lies"),
    (MOVE, 'effects = [{ op = "dispute", where = "anywhere" }]', "dispute: where: 'anywhere' is none of any"),
    (MOVE, 'effects = [{ op = "dispute", where = "any", n = 1 }]', "dispute: unknown key 'n'; known are op, where"),
    (MOVE, 'effects = [{ op = "draw", n = 0 }]', "draw: n: 0 is not a number from 1 to 9"),
    (MOVE, 'effects = [{ op = "draw" }]', "draw: n: None is not a number"),
    (MOVE, 'effects = [{ op = "draw_keep", n = 2, keep = 3 }]', "draw_keep: keep: 3 is not a number from 0 to 2"),
    (MOVE, 'effects = [{ op = "draw_keep", n = 2 }]', "draw_keep: keep: None is not a number from 0 to 2"),
    (MOVE, 'effects = [{ op = "discard", n = -1 }]', "discard: n: -1 is not a number from 1 to 9"),
    (MOVE, 'effects = [{ op = "opponent_discards", n = 1, random = 1 }]', "opponent_discards: 'random' must be true or false"),
    (MOVE, 'effects = [{ op = "recover", n = 1.5 }]', "recover: n: 1.5 is not a number from 1 to 9"),
    (MOVE, 'effects = [{ op = "cost", discard = 0 }]', "cost: discard: 0 is not a number from 1 to 9"),
    (MOVE, 'effects = [{ op = "cost", n = 1 }]', "cost: unknown key 'n'; known are op, discard"),
    (MOVE, 'effects = [{ op = "remove_markers", side = "both" }]', "remove_markers: markers leave one side only"),
    (MOVE, 'effects = [{ op = "remove_markers", side = "clergy" }]', "remove_markers: side: 'clergy' is none of"),
    (MOVE, 'effects = [{ op = "per_discard" }]', "'effect' must be one convert or move, without circles and not \"same\""),
    (MOVE, 'effects = [{ op = "per_discard", effect = { op = "draw", n = 1 } }]', "'effect' must be one convert or move"),
    (MOVE, f'effects = [{{ op = "per_discard", effect = {convert(1, circles=2)} }}]', "'effect' must be one convert or move"),
    (MOVE, f'effects = [{{ op = "per_discard", effect = {convert(1, where="same")} }}]', "'effect' must be one convert or move"),
    (MOVE, f'effects = [{{ op = "per_discard", effect = {convert(0)} }}]', "convert: n: 0 is not a number from 1 to 9"),
    (MOVE, f'effects = [{{ op = "per_discard", effect = {convert(1)}, max = 0 }}]', "per_discard: max: 0 is not a number from 1 to 45"),
    (MOVE, "choice = [[]]", "card 4: 'choice' must be 2 to 4 lists of effects"),
    (MOVE, "choice = [[], [], [], [], []]", "card 4: 'choice' must be 2 to 4 lists of effects"),
    (MOVE, "choice = 2", "card 4: 'choice' must be 2 to 4 lists of effects"),
    (MOVE, "choice = [[], 2]", "card 4: choice: must be a list of at most 8 ops"),
    (MOVE, f"{MOVE}\nchoice = [[], []]", "card 4: 'choice' stands alone, without effects and permanent"),
    (PERMANENT, f"{PERMANENT}\nchoice = [[], []]", "card 28: 'choice' stands alone"),
    # permanent cards
    (PERMANENT, "permanent = true", "card 28: permanent: must be a table, not True"),
    (PERMANENT, "permanent = { works = true }", "card 28: permanent: expected one of when, hand_limit, opponent_cannot, extra"),
    (
        PERMANENT,
        'permanent = { when = "always", then = [] }',
        "permanent: when: 'always' is none of you_convert, you_draw_for_turn, you_take_circle",
    ),
    (PERMANENT, 'permanent = { when = "you_convert", then = [] }', "permanent: side: None is none of nobility, commons"),
    (PERMANENT, 'permanent = { when = "you_convert", side = "both", then = [] }', "permanent: side: 'both' is none of nobility, commons"),
    (PERMANENT, 'permanent = { when = "you_take_circle" }', "permanent: then: must be a list of at most 8 ops"),
    (
        PERMANENT,
        'permanent = { when = "you_take_circle", side = "commons", then = [] }',
        "permanent: unknown key 'side'; known are when, then",
    ),
    (
        PERMANENT,
        f'permanent = {{ when = "you_take_circle", then = [{convert(1)}, {convert(1, where="same")}] }}',
        "'then' cannot say \"same\"",
    ),
    (PERMANENT, "permanent = { hand_limit = 46 }", "permanent: hand_limit: 46 is not a number from 0 to 45"),
    (PERMANENT, 'permanent = { hand_limit = 7, side = "commons" }', "permanent: unknown key 'side'; known are hand_limit"),
    (PERMANENT, 'permanent = { opponent_cannot = "draw", where = "disputed" }', "opponent_cannot: 'draw' is none of convert, move"),
    (PERMANENT, 'permanent = { opponent_cannot = "move" }', "permanent: where: None is none of disputed"),
    (PERMANENT, 'permanent = { opponent_cannot = "move", where = "any" }', "permanent: where: 'any' is none of disputed"),
    (
        PERMANENT,
        'permanent = { opponent_cannot = "move", where = "disputed", side = "commons" }',
        "unknown key 'side'; known are opponent_cannot, where",
    ),
    (
        PERMANENT,
        'permanent = { opponent_cannot = "convert", where = "disputed", side = "all" }',
        "permanent: side: 'all' is none of nobility",
    ),
    (PERMANENT, 'permanent = { extra = "move", side = "commons" }', "permanent: extra: 'move' is none of convert"),
    (PERMANENT, 'permanent = { extra = "convert" }', "permanent: side: None is none of nobility, commons"),
    (PERMANENT, 'permanent = { extra = "convert", side = "commons", n = 2 }', "permanent: unknown key 'n'; known are extra, side"),
    # Foreign Influence and the military table
    ('deck = "blue"\n', 'deck = "black"\n', "foreign 1: deck: 'black' is none of blue, white, orange, green"),
    ('id = "richelieu"', 'id = "edict-of-nantes"', "foreign 4: 'id' must be small letters, digits and '-', each id once"),
    ('id = "richelieu"', 'id = "richelieu"\nvp = 1', "foreign 4: unknown key 'vp'; known are deck, id"),
    ('effects = [{ op = "move", toward = "either", n = 1 }]', 'effects = "move"', "foreign 1: effects: must be a list"),
    ("die = 3\n", "die = 4\n", "military 3: 'die' must be 3"),
    ("die = 3\n", "die = 3\nnumber = 3\n", "military 3: unknown key 'number'; known are die, name"),
    ("effects = []", 'effects = [{ op = "sing" }]', "military 6: effects: op: 'sing' is none of"),
]


@pytest.mark.parametrize(("old", "new", "what"), WRONG_IN_ITS_LINE, ids=[re.sub(r"\W+", "-", new)[-50:] for _, new, _ in WRONG_IN_ITS_LINE])
def test_a_mistake_is_named_with_its_line(old: str, new: str, what: str) -> None:
    BOX.wrong_in_its_line(old, new, what)


def without(table: str, ident: str) -> str:
    """The content of the box without one entry."""
    blocks = re.split(r"^(?=\[\[)", SHIPPED, flags=re.M)
    left = [block for block in blocks if not (block.startswith(f"[[{table}]]") and f'id = "{ident}"' in block)]
    assert len(left) == len(blocks) - 1
    return "".join(left)


ENTRY = {
    "nine circles": (without("circle", "austrian"), "[[circle]]", "circles: expected 10, found 9"),
    "eleven circles": (
        SHIPPED + '\n[[circle]]\nnumber = 11\nid = "swiss"\n',
        "[[circle]]",
        "circles: expected 10, found 11",
    ),
    "sides of different length": (
        changed(TERRITORIES, 'nobility = ["protestant", "catholic", "neutral"]'),
        'commons = ["protestant", "catholic", "neutral", "neutral"]',
        "circle 3: both sides must have the same number of territories",
    ),
    "a circle without its source": (
        changed('source = "name, number: as handed to us, not in the rulebook\'s text; reconstructed: vp, territories, start"\n', ""),
        "[[circle]]",
        "circle 1: 'source' must be a text",
    ),
    "a circle without a start": (changed('start = "C2"\n', ""), "[[circle]]", "circle 1: start: None is none of"),
    "44 cards": (without("card", "wartburg"), "[[card]]", "protestant cards: expected 45, found 44"),
    "46 cards": (SHIPPED + '\n[[card]]\nside = "catholic"\nnumber = 46\n', "[[card]]", "catholic cards: expected 45, found 46"),
    "a card of another side": (
        changed('side = "protestant"\nnumber = 2\n', 'side = "reformed"\nnumber = 2\n'),
        'side = "reformed"',
        "card 2: side: 'reformed' is none of catholic, protestant",
    ),
    "fourteen starters": (changed("starter = true", "starter = false"), "[[card]]", "protestant starter cards: expected 15, found 14"),
    "sixteen starters": (changed("starter = false", "starter = true"), "[[card]]", "protestant starter cards: expected 15, found 16"),
    "an id used twice": (changed('id = "wartburg"', 'id = "ursulines"'), 'id = "ursulines"', "each id once"),
    "a card that says nothing": (changed(f"{MOVE}\n", ""), 'id = "wittenberg-university"', "card 4: expected effects, choice or permanent"),
    "a card without a note": (
        re.sub(r'note = "Luther set[^\n]*\n', "", SHIPPED),
        'id = "two-kingdoms"',
        "card 1: 'note' must be a text",
    ),
    "a card without a name": (
        re.sub(r'name = \{ en = "The Two Kingdoms"[^\n]*\n', "", SHIPPED),
        'id = "two-kingdoms"',
        "card 1: 'name' must be a table",
    ),
    "three blue cards": (without("foreign", "richelieu"), "[[foreign]]", "blue Foreign Influence cards: expected 4, found 3"),
    "five blue cards": (
        changed('deck = "white"\nid = "third-way"', 'deck = "blue"\nid = "third-way"'),
        "[[foreign]]",
        "blue Foreign Influence cards: expected 4, found 5",
    ),
    "a Foreign Influence card without effects": (
        changed('effects = [{ op = "move", toward = "dominant", n = 1 }]\n', ""),
        'id = "st-bartholomews-day"',
        "foreign 2: effects: must be a list",
    ),
    "five numbers on a die": (
        SHIPPED[: SHIPPED.rindex("[[military]]")],
        "[[military]]",
        "entries of the military table: expected 6, found 5",
    ),
    "a table too many": (
        SHIPPED + "\n[prices]\nwool = 1\n",
        "[prices]",
        "unknown table 'prices'; known are circle, card, foreign, military",
    ),
    "cards that are none": (
        re.sub(r"\[\[card\]\].*?(?=\[\[foreign\]\])", "[card]\nid = 3\n\n", SHIPPED, flags=re.S),
        "[card]",
        "expected a list of tables 'card'",
    ),
    "not TOML, a quote": (changed('id = "wartburg"', 'id = "wartburg'), 'id = "wartburg', "not TOML"),
    "not TOML, twice the same": (changed("vp = 5\n", "vp = 5\nvp = 7\n"), "vp = 7", "not TOML"),
}


@pytest.mark.parametrize("case", ENTRY)
def test_a_mistake_of_an_entry_or_table_is_named_with_its_line(case: str) -> None:
    BOX.wrong_near(*ENTRY[case])


@pytest.mark.parametrize("table", ["circle", "card", "foreign", "military"])
def test_a_missing_table_has_no_line(table: str) -> None:
    text = "".join(block for block in re.split(r"^(?=\[\[)", SHIPPED, flags=re.M) if not block.startswith(f"[[{table}]]"))
    assert (0, f"expected a list of tables '{table}'") in problems(text)


def test_an_empty_file_says_what_it_lacks() -> None:
    said = " ".join(text for _, text in problems(""))
    for table in ("circle", "card", "foreign", "military"):
        assert f"expected a list of tables '{table}'" in said


def test_all_mistakes_at_once_in_the_order_of_their_lines() -> None:
    text = changed(CONVERT, "effects = 3").replace("die = 6", "die = 7").replace('start = "C2"', 'start = "C9"')
    assert [said.partition(":")[0] for _, said in problems(text)] == ["circle 1", "circle 5", "card 2", "military 6"]


def test_nobody_is_told_more_than_fifty_at_once() -> None:
    assert len(problems(SHIPPED.replace("starter = ", "beginner = "))) == 50


# -- what is sound -----------------------------------------------------------------------------------------------------------

EVERY_OP = [
    convert(9, "both", circles=10, where="any"),
    convert("all", "either", neutral=True, where=["austrian", "bavarian"]),
    convert(1, "subordinate", where="disputed"),
    op("move", toward="dominant", n=9, circles=3),
    op("dispute", where=["upper-saxon"]),
    op("remove_markers", side="dominant", where="disputed"),
    op("draw_keep", n=9, keep=0),
    op("cost", discard=9),
]
SOUND = {
    "what the golden record has": own_content(),
    "every op in one list": with_card("two-kingdoms", f"effects = [{', '.join(EVERY_OP)}]"),
    "four lists to choose from": with_card("two-kingdoms", f"choice = [[], [{convert(1)}], [{op('recover', n=2)}], []]"),
    "a card without effects": with_card("two-kingdoms", "effects = []"),
    "small circles": re.sub(r"(nobility|commons) = \[[^\]]*\]", r'\1 = ["catholic", "protestant"]', SHIPPED),
    "large circles without neutral territories": re.sub(
        r"(nobility|commons) = \[[^\]]*\]", r'\1 = ["catholic", "protestant", "catholic", "protestant", "catholic"]', SHIPPED
    ),
    "other points": SHIPPED.replace("vp = 5\n", "vp = 99\n"),
    "no permanent card is of any use": re.sub(r"permanent = \{[^\n]*\}\n", "permanent = { hand_limit = 0 }\n", SHIPPED),
    "names of one's own": SHIPPED.replace('id = "two-kingdoms"', 'id = "2-kingdoms"').replace('de = "Zwei-Reiche-Lehre"', 'xx = "?"'),
}


@pytest.mark.parametrize("name", SOUND)
@pytest.mark.parametrize("decks", ["starter", "draft"])
def test_a_game_of_sound_content_can_be_played_written_down_and_read_back(name: str, decks: str) -> None:
    text = SOUND[name]
    assert text != SHIPPED
    game = faith(text, "roll", decks, 120)
    match = Match(game, 2, SeededChance(name), undo=False)
    choice = SeededChance(f"{name} moves")
    while not match.over:
        asked = game.asked(match.state)  # type: ignore[arg-type]
        seat = asked[choice.below(len(asked))]
        moves = game.legal(match.state, seat)  # type: ignore[arg-type]
        match.play(seat, moves[choice.below(len(moves))])
        assert game.problems(match.state) == []  # type: ignore[arg-type]
    written = of_match(match, ["a", "b"], {}, text).write()
    again = parse(written)
    assert again.own_content == text
    assert again.write() == written
    assert again.check(registry.game).state.key() == match.state.key()


def test_a_name_is_english_where_a_language_is_missing() -> None:
    assert faith(SOUND["names of one's own"]).content.card_name[45] == {
        "en": "The Two Kingdoms",
        "de": "The Two Kingdoms",
        "fr": "La doctrine des deux règnes",
    }


def test_other_points_are_scored() -> None:
    t = Table("franconian commons: cP p nP n; freedom-of-a-christian: hand", own=SOUND["other points"])
    t.begins("protestant", "play freedom-of-a-christian", "convert franconian commons")
    assert t.points["protestant"] == 99


# -- the box ---------------------------------------------------------------------------------------------------------------------


def test_the_box_is_whole() -> None:
    """SF-1.1 to 1.3."""
    content = faith().content
    box = printed()
    assert content.circle_id == [circle["id"] for circle in box["circle"]]
    assert sorted(content.vp) == [5] * 4 + [7] * 6
    for i, circle in enumerate(box["circle"]):
        for side, word in enumerate(("nobility", "commons")):
            prints = circle[word]
            assert len(prints) == len(content.territories[i * 2 + side]) == (4 if circle["vp"] == 5 else 5)
            counts = [prints.count(one) for one in ("catholic", "protestant", "neutral")]
            assert content.printed[(i * 2 + side) * 3 : (i * 2 + side) * 3 + 3] == counts
            assert min(counts[:2]) >= 1, "so converting neutrals alone never takes a circle fresh from the print"
    assert len(content.card_id) == len(set(content.card_id)) == 90
    assert content.card_id[:45] == [card["id"] for card in box["card"] if card["side"] == "catholic"]
    assert [one.bit_count() for one in content.starters] == [15, 15]
    assert content.foreign_id == [card["id"] for card in box["foreign"]]
    assert [entry["die"] for entry in box["military"]] == [1, 2, 3, 4, 5, 6]


def test_the_box_keeps_to_the_notes_of_its_rules() -> None:
    """SF-4.12: numbers 33 to 42 name two circles each, and every circle is named twice."""
    named: list[str] = []
    for card in printed()["card"]:
        if card["side"] == "protestant" and 33 <= card["number"] <= 42:
            (only,) = card["effects"]
            assert (only["op"], only["side"], only["n"], only["circles"], only["neutral"]) == ("convert", "both", "all", 2, True)
            named += only["where"]
    assert sorted(named) == sorted([circle["id"] for circle in printed()["circle"]] * 2)


def test_everything_says_where_it_is_from_and_has_its_names() -> None:
    content = faith().content
    assert all(content.circle_source + content.card_source + content.foreign_source + content.bonus_source)
    assert all(content.card_note + content.foreign_note + content.bonus_note)
    for names in (content.circle_name, content.card_name, content.foreign_name, content.bonus_name):
        assert all(set(name) == {"en", "de", "fr"} and all(name.values()) for name in names)


def test_an_error_names_the_file() -> None:
    with pytest.raises(ContentError, match=r"^my\.toml"):
        load(changed("die = 6", "die = 7"), "my.toml")
