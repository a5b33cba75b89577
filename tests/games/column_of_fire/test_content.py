"""Content of one's own: every mistake is found, with its line; what is sound plays whole games."""

from __future__ import annotations

import re

import pytest

from tests.games.column_of_fire.table import RED, Table, fire
from tests.games.mistakes import Box
from tests.referee.test_lockstep import lockstep
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.errors import ContentError
from triptych.core.match import Match
from triptych.core.record import of_match, parse
from triptych.games.column_of_fire import symbols
from triptych.games.column_of_fire.content import CARDS, COUNTRY_WORDS, PERSONS, bit_of, card_at, country_of
from triptych.games.column_of_fire.loading import load

SHIPPED = fire().content_text
ROWS = SHIPPED.split("\n")
BOX = Box(SHIPPED, load)
changed, problems = BOX.changed, BOX.problems


def block(table: str, ident: str) -> str:
    """The whole entry of a person or event, with its head."""
    at = SHIPPED.index(f'[[{table}]]\nid = "{ident}"')
    end = SHIPPED.find("[[", at + 2)
    end = end if end >= 0 else len(SHIPPED)
    return SHIPPED[at:end].split("\n\n")[0] + "\n\n" if "\n\n" in SHIPPED[at:end] else SHIPPED[at:end]


# -- what is wrong, and where ------------------------------------------------------------------------------------------

ELIZABETH = 'id = "elizabeth"\ncountry = "england"\n'
WRONG_IN_ITS_LINE = [
    # the track
    ('{ colour = "white", action = "advantage" }', '{ colour = "green", action = "advantage" }', "'green' is none of white, blue"),
    ('{ colour = "white", action = "advantage" }', '{ colour = "white", action = "advance" }', "'advance' is not an action"),
    ('{ colour = "white", action = "advantage" }', '{ colour = "white" }', "None is not an action"),
    ('{ colour = "white", action = "advantage" }', '{ colour = 3, action = "advantage" }', "3 is none of white"),
    (
        '{ colour = "white", action = "advantage" }',
        '{ color = "white", action = "advantage" }',
        "unknown key 'color'; known are colour, action",
    ),
    ('{ colour = "white", action = "advantage" }', '{ colour = "purple", action = "advantage" }', "only those, show a ship (CF-1.8)"),
    ('{ colour = "purple", action = "ship:france" }', '{ colour = "blue", action = "ship:france" }', "only those, show a ship (CF-1.8)"),
    ('{ colour = "orange", action = "vp:2" }', '{ colour = "orange", action = "vp:10" }', "'vp:10' is not an action"),
    ('{ colour = "orange", action = "vp:2" }', '{ colour = "orange", action = "vp:0" }', "'vp:0' is not an action"),
    # sales
    ("england     = { cloth = 4, wine = 2 }", "scotland    = { cloth = 4, wine = 2 }", "'scotland' is none of england, france"),
    ("england     = { cloth = 4, wine = 2 }", "england     = { cloth = 4 }", "england must buy two goods"),
    ("england     = { cloth = 4, wine = 2 }", "england     = { cloth = 4, wine = 2, ore = 1 }", "england must buy two goods"),
    ("england     = { cloth = 4, wine = 2 }", "england     = 4", "england must buy two goods"),
    ("england     = { cloth = 4, wine = 2 }", "england     = { cloth = 4, beer = 2 }", "'beer' is none of book, ore"),
    ("england     = { cloth = 4, wine = 2 }", "england     = { cloth = 0, wine = 2 }", "the price of cloth must be a number from 1 to 20"),
    ("england     = { cloth = 4, wine = 2 }", "england     = { cloth = 4, wine = 21 }", "the price of wine must be a number from 1 to 20"),
    ("england     = { cloth = 4, wine = 2 }", 'england     = { cloth = "4", wine = 2 }', "the price of cloth must be a number"),
    ("england     = { cloth = 4, wine = 2 }", "england     = { cloth = true, wine = 2 }", "the price of cloth must be a number"),
    ("england     = { cloth = 4, wine = 2 }", "england     = { cloth = 4.0, wine = 2 }", "the price of cloth must be a number"),
    # advantage tiles
    ('"vp:1" = 5', '"vp:1" = 0', "the number of 'vp:1' must be at least 1"),
    ('"vp:1" = 5', '"vp:1" = "5"', "the number of 'vp:1' must be at least 1"),
    ('"vp:1" = 5', '"vp:1" = true', "the number of 'vp:1' must be at least 1"),
    ("captain = 2", "capitain = 2", "'capitain' is not an action"),
    ("captain = 2", "any_good = 2", "'any_good' stands on the track only"),
    ("captain = 2", '"market:wine" = 2', "'market:wine' stands on the track only"),
    # persons
    ('id = "elizabeth"', "id = 5", "'id' must be a text"),
    ('id = "elizabeth"', 'id = ""', "'id' must be a text"),
    ('id = "elizabeth"', 'id = "walsing ham"', "must be one word"),
    ('id = "elizabeth"', 'id = "a,b"', "must be one word"),
    ('id = "elizabeth"', 'id = "a/b"', "must be one word"),
    ('id = "elizabeth"', 'id = "-"', "must be one word"),
    ('id = "elizabeth"\ncountry = "england"', 'id = "elizabeth"\ncountry = "wales"', "'wales' is none of england"),
    ('id = "elizabeth"', 'id = "elizabeth"\nage = 25', "unknown key 'age'; known are id, country"),
    ('actions = ["stone:either"]', "actions = []", "walsingham: 'actions' must be a list of one or two"),
    ('actions = ["stone:either"]', 'actions = ["vp:1", "captain", "good:ore"]', "walsingham: 'actions' must be a list of one or two"),
    ('actions = ["stone:either"]', 'actions = "stone:either"', "walsingham: 'actions' must be a list of one or two"),
    ('actions = ["stone:either"]', 'actions = ["stone:jewish"]', "walsingham: 'stone:jewish' is not an action"),
    ('actions = ["stone:either"]', 'actions = ["ship:spain"]', "walsingham: 'ship:spain' stands on the track only"),
    ('actions = ["stone:either"]', 'actions = ["captain", "captain"]', "walsingham: the two actions must differ"),
    ('actions = ["stone:either"]', 'actions = ["vp:1", "vp:2"]', "walsingham: the two actions must differ"),
    ('name = { en = "Elizabeth I"', 'name = { xx = "Elizabeth I"', "'name' must be a table with at least 'en'"),
    # events
    ('effect = "house_down"', 'effect = "house_up"', "'house_up' is none of loch_leven, lose_vp"),
    ('effect = "house_down"', 'effect = "house_down:2"', "antwerp-fury: 'house_down' takes no number"),
    ('effect = "lose_vp:2"', 'effect = "lose_vp"', "babington: 'lose_vp' needs a number, as lose_vp:2"),
    ('effect = "lose_vp:2"', 'effect = "lose_vp:0"', "babington: 'lose_vp' needs a number"),
    ('effect = "lose_vp:2"', 'effect = "lose_vp:51"', "babington: 'lose_vp' needs a number"),
    ('effect = "lose_vp:2"', 'effect = "lose_vp:-1"', "babington: 'lose_vp' needs a number"),
    ('effect = "lose_vp:2"', 'effect = "lose_vp:two"', "babington: 'lose_vp' needs a number"),
    ('effect = "lose_good:1"', 'effect = "lose_good"', "embargo: 'lose_good' needs a number"),
    ('effect = "lose_good:1"', "effect = 3", "embargo effect: '3' is none of"),
    ('who = "catholic"\n', 'who = "catholics"\n', "'catholics' is none of catholic, protestant, all, house:england"),
    ('who = "catholic"\n', 'who = "house:wales"\n', "'house:wales' is none of"),
]


@pytest.mark.parametrize(("old", "new", "what"), WRONG_IN_ITS_LINE, ids=[re.sub(r"\W+", "-", new)[-40:] for _, new, _ in WRONG_IN_ITS_LINE])
def test_a_mistake_is_named_with_its_line(old: str, new: str, what: str) -> None:
    BOX.wrong_in_its_line(old, new, what)


SPACES = [row for row in ROWS if row.startswith("  { colour")]


def track(spaces: list[str]) -> str:
    return SHIPPED.replace("\n".join(SPACES), "\n".join(spaces))


ENTRY = {
    "too few spaces": (track(SPACES[:4]), "track = [", "expected 5 to 32 spaces, found 4"),
    "too many spaces": (
        track(SPACES + ['  { colour = "white", action = "vp:1" },'] * 13),
        "track = [",
        "expected 5 to 32 spaces, found 33",
    ),
    "no sales": (SHIPPED.replace("[sales]", "[trade]"), "[trade]", "unknown table 'trade'"),
    "a good that sells thrice": (
        changed("netherlands = { wine = 4, book = 2 }", "netherlands = { wine = 4, cloth = 2 }"),
        "[sales]",
        "book must be bought in exactly two countries",
    ),
    "three Loch Leven cards": (
        SHIPPED.replace(SHIPPED[SHIPPED.rindex("[[loch_leven]]") : SHIPPED.index("# 28 advantage")], ""),
        "[[loch_leven]]",
        "loch_leven cards: expected 4, found 3",
    ),
    "three Catholic cards": (changed('religion = "protestant"', 'religion = "catholic"'), "[[loch_leven]]", "expected two catholic cards"),
    "a religion that is none": (
        changed('religion = "protestant"', 'religion = "pagan"'),
        "[[loch_leven]]",
        "loch_leven 1 religion: 'pagan'",
    ),
    "a good that is none": (changed('good = "ore"', 'good = "gold"'), "[[loch_leven]]", "loch_leven 1 good: 'gold' is none of"),
    "a space that is not there": (changed('space = "ship:england"', 'space = "captain"'), "[[loch_leven]]", "exactly one space"),
    "a space that is there twice": (changed('space = "ship:england"', 'space = "any_good"'), "[[loch_leven]]", "exactly one space"),
    "two cards on one space": (changed('space = "ship:england"', 'space = "ship:france"'), "[[loch_leven]]", "start on the same space"),
    "a card without its source": (changed('source = "rulebook"\n', ""), "[[loch_leven]]", "'source' must be a text"),
    "a card with more": (
        changed('religion = "protestant"', 'religion = "protestant"\nvp = 3'),
        "vp = 3",
        "unknown key 'vp'; known are religion",
    ),
    "29 tiles": (changed("captain = 2", "captain = 3"), "[advantage_tiles]", "advantage_tiles in all (CF-1.5): expected 28, found 29"),
    "27 tiles": (changed("take_die = 2\n", "take_die = 1\n"), "[advantage_tiles]", "expected 28, found 27"),
    "thirteen kinds of tile": (
        changed('"vp:1" = 5', '"vp:1" = 3\n"vp:4" = 1\n"vp:5" = 1'),
        "[advantage_tiles]",
        "at most 12 kinds, found 13",
    ),
    "tiles that could be mistaken": (
        changed("neutral_stone = 2", '"stone:either" = 2'),
        "[advantage_tiles]",
        "would leave open which tile is used",
    ),
    "an id used twice": (changed('id = "coligny"', 'id = "elizabeth"'), 'id = "elizabeth"', "and used once"),
    "an event with a person's id": (changed('id = "alba"', 'id = "huus"'), 'id = "huus"', "event 9: id 'huus'"),
    "twelve persons": (
        SHIPPED.replace(block("person", "elizabeth"), ""),
        "[[person]]",
        "persons of england (CF-1.2): expected 13, found 12",
    ),
    "a person elsewhere": (
        changed(ELIZABETH, ELIZABETH.replace("england", "france")),
        "[[person]]",
        "persons of france (CF-1.2): expected 13, found 14",
    ),
    "three events": (SHIPPED.replace(block("event", "alba"), ""), "[[event]]", "events of netherlands (CF-1.2): expected 4, found 3"),
    "a person without a stone": (
        changed('stone = "neutral"\nactions = ["step_on"]', 'actions = ["step_on"]'),
        'id = "cecil"',
        "cecil stone: None",
    ),
    "a stone that is none": (changed('stone = "neutral"', 'stone = "granite"'), 'stone = "granite"', "'granite' is none of catholic"),
    "a person without a name": (
        changed('name = { en = "Elizabeth I", de = "Elisabeth I.", fr = "Elizabeth I" }\n', ""),
        'id = "elizabeth"',
        "'name' must be a table",
    ),
    "a person without a source": (changed('source = "rulebook"\n', "", 2), 'id = "walsingham"', "'source' must be a text"),
    "two positive events": (
        changed('effect = "loch_leven"', 'effect = "religion_die_vp"'),
        "[[event]]",
        "exactly one is religion_die_vp (CF-11.1)",
    ),
    "no positive event": (changed('effect = "religion_die_vp"', 'effect = "loch_leven"'), "[[event]]", "exactly one is religion_die_vp"),
    "a positive event for some": (
        changed('who = "all"\neffect = "religion_die_vp"', 'who = "catholic"\neffect = "religion_die_vp"'),
        'id = "accession-bells"',
        "religion_die_vp is for all (CF-11.3)",
    ),
    "a table too many": (SHIPPED + "\n[prices]\nwool = 1\n", "[prices]", "unknown table 'prices'"),
    "not TOML, a quote": (changed('id = "elizabeth"', 'id = "elizabeth'), 'id = "elizabeth', "not TOML"),
    "not TOML, a bracket": (changed("[sales]", "[sales"), "[sales", "not TOML"),
    "not TOML, twice the same": (changed("captain = 2", "captain = 2\ncaptain = 3"), "captain = 3", "not TOML"),
    "persons that are none": (
        re.sub(r"\[\[person\]\].*?(?=\[\[event\]\])", "[person]\nid = 3\n\n", SHIPPED, flags=re.S),
        "[person]",
        "list of tables 'person'",
    ),
    "tiles that are none": (
        re.sub(r"\[advantage_tiles\].*?(?=# -)", "[[advantage_tiles]]\nvp = 1\n\n", SHIPPED, flags=re.S),
        "[[advantage_tiles]]",
        "expected a table [advantage_tiles]",
    ),
}


@pytest.mark.parametrize("case", ENTRY)
def test_a_mistake_of_an_entry_or_table_is_named_with_its_line(case: str) -> None:
    BOX.wrong_near(*ENTRY[case])


def test_a_missing_table_has_no_line() -> None:
    text = re.sub(r"\[\[event\]\].*", "", SHIPPED, flags=re.S)
    assert (0, "expected a list of tables 'event'") in problems(text)
    with pytest.raises(ContentError, match=r"my\.toml: expected a list of tables 'event'$"):
        load(text, "my.toml")


def test_an_empty_file_says_what_it_lacks() -> None:
    said = " ".join(text for _, text in problems(""))
    for table in ("track", "sales", "loch_leven", "advantage_tiles", "person", "event"):
        assert table in said


def test_all_mistakes_at_once_in_the_order_of_their_lines() -> None:
    text = changed('{ colour = "white", action = "advantage" }', '{ colour = "green", action = "advance" }')
    text = text.replace("france      = { book = 4, ore = 2 }", "france      = { book = 40, gold = 2 }").replace('id = "barney"', 'id = ""')
    lines = [line for line, _ in problems(text)]
    assert len(set(lines)) >= 3
    assert lines == sorted(lines)


def test_tables_of_the_track_may_stand_one_by_one() -> None:
    spaces = [re.search(r'colour = "(\w+)", action = "([\w:]+)"', row) for row in SPACES]
    blocks = "\n".join(f'[[track]]\ncolour = "{found[1]}"\naction = "{found[2]}"\n' for found in spaces if found)
    start = SHIPPED.index("track = [")
    text = SHIPPED[:start] + SHIPPED[SHIPPED.index("[sales]") :] + "\n" + blocks
    assert load(text, "my.toml").space_action == fire().content.space_action
    wrong = text.replace('action = "market:ore"', 'action = "market:iron"')
    ((line, said),) = problems(wrong)
    assert "'market:iron' is not an action" in said
    assert wrong.split("\n")[line - 1] == "[[track]]"
    assert wrong.split("\n")[line + 1] == 'action = "market:iron"'


# -- what is sound -----------------------------------------------------------------------------------------------------

FOUR_MORE = [*SPACES, *(f'  {{ colour = "{colour}", action = "{action}" }},' for colour, action in
                        (("white", "captain"), ("blue", "step_on"), ("orange", "take_die"), ("brown", "good:cloth")))]  # fmt: skip
SHORTEST = [
    '  { colour = "purple", action = "ship:england" },',
    '  { colour = "purple", action = "ship:france" },',
    '  { colour = "purple", action = "ship:netherlands" },',
    '  { colour = "purple", action = "ship:spain" },',
    '  { colour = "white", action = "step_on" },',
]
SOUND = {
    "24 spaces and other prices": track(FOUR_MORE).replace("{ cloth = 4, wine = 2 }", "{ cloth = 7, wine = 1 }"),
    "32 spaces": track([*SPACES, *['  { colour = "white", action = "vp:1" },'] * 12]),
    "5 spaces": track(SHORTEST),
    "other goods in other countries": SHIPPED.replace("{ cloth = 4, wine = 2 }", "{ book = 9, wine = 2 }")
    .replace("{ book = 4, ore = 2 }", "{ cloth = 4, ore = 2 }")
    .replace("{ wine = 4, book = 2 }", "{ wine = 20, book = 2 }"),
    "twelve kinds of tile": SHIPPED.replace("captain = 2", '"good:wine" = 2').replace("turn_die = 2", "protection = 1\nadvantage = 1"),
    "few kinds of tile": re.sub(
        r"\[advantage_tiles\].*?(?=# -)", '[advantage_tiles]\n"vp:9" = 1\n"stone:either" = 27\n\n', SHIPPED, flags=re.S
    ),
    "harder events": SHIPPED.replace("lose_good:1", "lose_good:3")
    .replace("lose_vp:2", "lose_vp:9")
    .replace('who = "house:spain"\neffect = "lower_die"', 'who = "all"\neffect = "house_down"'),
    "persons with both symbols": SHIPPED.replace('actions = ["stone:either"]', 'actions = ["stone:either", "stone:catholic"]').replace(
        'actions = ["vp:2"]', 'actions = ["vp:9", "take_die"]'
    ),
    "names and ids of one's own": SHIPPED.replace('id = "elizabeth"', 'id = "élisabeth_1.re"').replace(
        'en = "Rollo Fitzgerald", de', 'en = "R.", xx'
    ),
}


@pytest.mark.parametrize("name", SOUND)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sound_content_plays_whole_games_like_the_referee(name: str, players: int) -> None:
    text = SOUND[name]
    assert text != SHIPPED
    game = fire(text)
    for style in ("random", "thrifty"):
        lockstep(game, players, f"{name} {players}", style)


@pytest.mark.parametrize("name", SOUND)
def test_a_game_of_sound_content_can_be_written_down_and_read_back(name: str) -> None:
    text = SOUND[name]
    game = fire(text)
    match = Match(game, 3, SeededChance(name), undo=False)
    choice = SeededChance(f"{name} moves")
    while not match.over:
        moves = match.state.moves
        match.play(match.state.actor, moves[choice.below(len(moves))])
        position = game.position(match.state)  # type: ignore[arg-type]
        assert game.from_position(position).key() == match.state.key()
    written = of_match(match, ["a", "b", "c"], {}, text).write()
    again = parse(written)
    assert again.own_content == text
    assert again.write() == written
    assert again.check(registry.game).state.key() == match.state.key()


def test_other_prices_are_paid() -> None:
    t = Table(own=SOUND["24 spaces and other prices"]).has(RED, goods={"cloth": 1, "wine": 1}).house(RED, "england", 1).on_space(RED, 6)
    t.play("ship england both")
    assert t.vp[RED] == 10


def test_a_longer_ring_is_gone_round() -> None:
    t = Table(own=SOUND["24 spaces and other prices"]).has(RED, disc=20).using(RED, "cecil").play("step")
    assert t.disc[RED] == 21
    t = Table(own=SOUND["24 spaces and other prices"]).has(RED, disc=23).using(RED, "cecil").play("step")
    assert t.disc[RED] == 0


# -- the table as it is loaded -----------------------------------------------------------------------------------------


def test_the_box_is_whole() -> None:
    content = fire().content
    assert len(content.card_id) == len(set(content.card_id)) == CARDS
    assert len(content.stone) == len(content.actions) == PERSONS
    for good in range(4):
        prices = sorted(content.price[country * 4 + good] for country in range(4))
        assert prices == [0, 0, 2, 4], "each good sells in two countries, once for 4 and once for 2 (CF-1.3)"
        assert len(content.buyers(good)) == 2
    for country in range(4):
        assert len(content.goods_bought(country)) == 2
        assert content.actions[13 * country + 4] == [symbols.ACTIONS["captain"]], "one captain in each stack"
    assert [content.colour.count(die) for die in range(5)] == [4] * 5
    assert sorted(content.loch_space) == [2, 6, 12, 17]


def test_every_card_has_its_bit_in_its_stack() -> None:
    seen = set()
    for card in range(CARDS):
        assert card_at(country_of(card), bit_of(card)) == card
        seen.add((country_of(card), bit_of(card)))
    assert len(seen) == CARDS


def test_actions_in_words_and_back() -> None:
    for text, action in symbols.ACTIONS.items():
        assert symbols.TEXTS[action] == text


def test_every_card_says_where_it_is_from_and_has_its_names() -> None:
    content = fire().content
    for card in range(CARDS):
        assert content.card_source[card]
        assert set(content.card_name[card]) == {"en", "de", "fr"}
        assert COUNTRY_WORDS[country_of(card)] in block("person" if card < PERSONS else "event", content.card_id[card])


@pytest.mark.parametrize("value", ['"lose_vp:' + "1" * 5000 + '"', "0x" + "f" * 6000, "[" * 150 + "]" * 150])
def test_values_that_no_event_can_have(value: str) -> None:
    """However long or deep: they are refused, and nothing breaks."""
    text = re.sub(r"(?m)^effect = .*$", f"effect = {value}", registry.shipped_content("column-of-fire"), count=1)
    with pytest.raises(ContentError) as caught:
        registry.game("column-of-fire", "", text)
    assert "excommunication" in str(caught.value)


def test_notes_have_an_end() -> None:
    text = re.sub(r'(?m)^note = ".*"$', f'note = "{"a" * 5000}"', registry.shipped_content("column-of-fire"), count=1)
    with pytest.raises(ContentError, match="'note' has 5000 signs"):
        registry.game("column-of-fire", "", text)
