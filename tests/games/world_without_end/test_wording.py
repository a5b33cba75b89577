"""Every question, move, lot, event and card can be said, in whole sentences, and to whoever may know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import triptych.games.world_without_end
from tests.games.listening import Listening, say_position
from tests.games.world_without_end.speech import NAMES, anything, label, labels, log, prompts, random_game, seen, speak
from tests.games.world_without_end.table import Table, op, own_content, town, with_event
from tests.languages import messages, parts
from triptych.core.state import CHANCE, NOBODY
from triptych.core.steps import CHOICE
from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end.content import ACTIONS, CARDS, EVENTS
from triptych.games.world_without_end.game import WorldWithoutEnd
from triptych.games.world_without_end.steps import STEPS
from triptych.games.world_without_end.wording import OP_NAMES, PACKAGE, TownWording

FOLDER = Path(triptych.games.world_without_end.__file__).parent
GAMES = {
    "two": (town(), 2),
    "three": (town(first_game=True), 3),
    "four": (town(), 4),
    "anything": (anything(1), 2),
    "anything else": (anything(2), 3),
}


@pytest.mark.parametrize("name", GAMES)
def test_random_games_can_be_told(name: str) -> None:
    game, players = GAMES[name]
    wording = speak(game)
    for s, events in random_game(game, players, f"told {name}"):
        if not name.startswith("anything"):
            say_position(wording, game, s)
        for event in events:
            for seat in range(-1, players):
                sentence = wording.sentence(game.events.for_seat(event, seat))
                assert sentence[0].isupper(), sentence
                assert sentence.endswith("."), sentence


@pytest.mark.parametrize("seed", [1, 2])
def test_content_that_does_anything_can_be_played_by_its_labels(seed: int) -> None:
    """Own content may be long-winded; but no two ways of answering look the same, and none says nothing."""
    game = anything(seed)
    wording = speak(game)
    for s, _ in random_game(game, 4, f"labels {seed}"):
        if s.actor >= 0:
            view = game.view(s, s.actor)
            said = [wording.label(view, choice) for choice in s.moves]
            assert len(set(said)) == len(said), said
            assert all(line[0].isupper() for line in (*said, wording.prompt(view, s.actor)))


def test_all_lots_can_be_said() -> None:
    game = town()
    wording = speak(game)
    assert all(wording.lot(lot) for lot in range(game.lots.size))
    texts = ("begin 2", "event i04_fair", "plague 3", "tax 4", "lose-card building_material")
    assert [wording.lot(game.lots.parse(text)) for text in texts] == [
        "Ben begins",
        "The event is “A good day at the fair”",
        "The plague tile shows 3",
        "The tax die shows 4",
        "The card drawn from the hand is “Building Material”",
    ]


def test_a_lot_that_is_due_has_a_prompt() -> None:
    s = town().new(3)
    assert s.actor == CHANCE
    assert speak(town()).prompt(s, -1) == "Dice and cards decide"


# -- the council --------------------------------------------------------------------------------------------------------------------------


def test_we_3_2_a_direction_says_who_gets_what() -> None:
    t = Table("0: 2 loyalty 1 money; 2 penalties: begging; favour: merchants", in_round=1).lays("i04_fair")
    assert prompts(t) == (
        "Lay “A good day at the fair” on the council space: choose its direction",
        "Ann chooses a direction for “A good day at the fair”",
    )
    assert labels(t) == [
        "Arrow at 0, no favour. Income: you get 1 stone, Ben gets 1 grain, Cleo gets nothing, Dan gets 1 VP",
        "Arrow at 1, the King: 2 VP. Income: you get 1 VP, Ben gets 1 stone, Cleo gets nothing, Dan gets 1 money",
        "Arrow at 2, the Earl of Shiring: 1 grain. Income: you get 1 money, Ben gets 1 VP, Cleo gets nothing, Dan gets 1 grain",
        "Arrow at 3, the Outlaws: pay 1 money. Income: you get 1 grain, Ben gets 1 money, Cleo gets nothing, Dan gets 1 stone",
    ]
    french = t.game.wording("fr", ["Ann", "Ben", "Cleo", "Dan"])
    assert "Cleo ne reçoit rien" in french.label(t.game.view(t.s, 0), t.s.moves[0])
    t.play("lay 1")
    assert log(t)[:6] == [
        "Ann lays “A good day at the fair”: the arrow points at 1.",
        "Ann scores 1 VP (income).",
        "Ben gets 1 stone as income.",
        "Cleo is begging and gets no income.",
        "Dan gets 1 money as income.",
        "The favour stone moves 1 field on, to the King.",
    ]


def test_we_3_3_an_income_that_is_out_of_stock() -> None:
    t = Table("stock grain: 0", 2).lays("i04_fair")
    assert label(t, "lay 3") == "Arrow at 3, the Merchants: 1 wool. Income: you get 1 VP, Ben gets 1 VP"
    t.play("lay 3")
    assert log(t)[1] == "There is no grain left as income for Ann, who gets 1 VP instead."


def test_a_stone_that_cannot_move() -> None:
    t = Table("favour: queen", 2).lays("i04_fair")
    t.s.cells[t.game.layout.at("covered_favours")] = (1 << 10) - 1
    said = speak(t.game).label(t.s, t.game.moves.parse("lay 1"))
    assert said == "Arrow at 1, but the stone does not come to another field: no favour. Income: you get 1 VP, Ben gets 1 grain"


# -- cards --------------------------------------------------------------------------------------------------------------------------------


def test_the_question_of_playing_a_card() -> None:
    t = Table("0: 1 wool 1 money; 0 open: medicine; favour: guild").turn()
    assert prompts(t) == ("Play a card face up", "Ann plays a card")
    assert labels(t) == [
        "Play “Grain”: take 1 grain",
        "Play “Piety”: take 1 piety",
        "Play “Building Material”: take 1 stone or 1 wood",
        "Play “Building Project”, which can do nothing now",
        "Play “Wool and Cloth Sale”: sell wool, and 1 cloth",
        "Play “Privilege”: use “Medicine” again",
        "Play “House Building”, which can do nothing now",
        "Play “House Rent”, which can do nothing now",
        "Play “Donation”: put a seal on a project for 1 money",
        "Play “Cloth Making”: turn 1 or 2 wool into cloth",
        "Play “Favour”: move the favour stone on to the Prioress: nothing",
    ]


def test_we_4_4_privilege_says_what_it_repeats() -> None:
    assert label(Table().turn(), "play privilege") == "Play “Privilege”, which can do nothing now"
    assert label(Table("0 laid: grain").turn(), "play privilege") == "Play “Privilege”, which can do nothing now"
    assert label(Table("0 open: piety; 0 laid: grain").turn(), "play privilege") == "Play “Privilege”: use “Piety” again"
    assert label(Table("0 open: sale").turn(), "play privilege") == "Play “Privilege”, though “Wool and Cloth Sale” can do nothing now"
    t = Table("0: 1 money; 0 open: donation; edge: i10_charter").turn()
    assert label(t, "play privilege") == "Play “Privilege” on “Donation”, but “The charter is refused” forbids it"
    t = Table("0 open: grain").uses("privilege")
    assert prompts(t) == ("Use “Grain” once more: take 1 grain?", "Ann may use “Grain” once more")
    assert log(t) == ["Ann plays “Privilege”.", "Ann repeats “Grain” with it."]
    t.play("skip")
    assert log(t)[2] == "Ann makes no use of it."


def test_a_card_that_is_forbidden_or_costs_more() -> None:
    t = Table("0: 2 stone 1 money; edge: ii05_masons").turn()
    assert label(t, "play donation") == "Play “Donation”, which cannot be used because of “The king takes the masons”"
    t.play("play donation")
    assert log(t)[-1] == "Ann can do nothing with “Donation”."
    t = Table("0: 2 stone 1 money; edge: iv05_wages").uses("building_project")
    assert prompts(t)[0] == "Use “Building Project”, for 1 money extra: put 1 or 2 materials on a project, 3 VP each?"
    t = Table("0: 2 stone 1 money; 0 open: building_project; edge: iv05_wages").uses("privilege")
    assert prompts(t)[0] == "Use “Building Project” once more, for 1 money extra: put 1 or 2 materials on a project, 3 VP each?"


def test_what_a_favour_gives_after_its_cost() -> None:
    own = with_event("iv05_wages", op("modify", action="favour", cost={"loyalty": 1}), permanent=True)
    t = Table("0: 3 loyalty; favour: merchants; edge: iv05_wages", own=own).turn()
    assert label(t, "play favour") == "Play “Favour”: move the favour stone on to the King: 2 VP"
    assert label(t.play("play favour"), "favour") == "Move the favour stone on to the King: 2 VP"


@pytest.mark.parametrize(
    ("says", "card", "moves"),
    [
        ("", "building_material", {"take stone": "Take 1 stone", "skip": "Do not use “Building Material”"}),
        (
            "0: 2 stone 1 wood; bridge: 2 stone 2 wood; lady_chapel: 3 stone",
            "building_project",
            {
                "build bridge stone": "Put 1 stone on the Bridge for 3 VP",
                "build bridge stone+stone": "Put 2 stone on the Bridge for 6 VP, and finish it",
                "build lady_chapel wood": "Put 1 wood on the Lady Chapel for 3 VP, and finish it",
            },
        ),
        (
            "0: 3 wool 1 cloth; market: -",
            "sale",
            {
                "sell 3 0": "Sell 3 wool for 6 money",
                "sell 2 1": "Sell 2 wool and 1 cloth for 8 money",
                "sell 0 1": "Sell 1 cloth for 4 money",
            },
        ),
        ("0: 1 wood 1 money", "house_building", {"house 8": "Build on site 8 (2 money) for 1 wood and 1 money"}),
        (
            "0 houses: 1 7",
            "house_rent",
            {"rent 7": "Take the rent of site 7 (2 money)", "rent 1+7": "Take the rent of site 1 (1 grain) and site 7 (2 money)"},
        ),
        ("0: 1 money", "donation", {"donate bridge": "Donate 1 money to the Bridge: 1 grain and 1 VP when it is finished"}),
        ("0: 2 wool", "cloth_making", {"weave 1": "Turn 1 wool into 1 cloth", "weave 2": "Turn 2 wool into 2 cloth"}),
        ("", "medicine", {"earn": "Take 1 money and 1 VP"}),
        ("0: 2 loyalty; favour: merchants", "favour", {"favour": "Move the favour stone on to the King: 2 VP"}),
        ("0: 1 money; favour: prior", "favour", {"favour": "Move the favour stone on to the Outlaws: pay 1 money"}),
    ],
)
def test_what_can_be_done_with_a_card(says: str, card: str, moves: dict[str, str]) -> None:
    t = Table(says).uses(card)
    assert {text: label(t, text) for text in moves} == moves


def test_we_9_3_the_question_of_treating() -> None:
    t = Table("0: 5 knowledge; place 3: 2; place 9: 3; place 11: 4", chapter=3).uses("medicine")
    assert prompts(t)[0] == "Use “Medicine”: take 1 money and 1 VP, or treat the sick?"
    assert label(t, "treat 3") == "Treat the sick person in the weaver’s house with 2 knowledge: 1 cloth and 2 VP"
    assert label(t, "treat 11") == "Treat the sick person in the forest hideout with 4 knowledge: 2 VP"
    t.play("treat 3")
    assert prompts(t) == ("Treat somebody else too? Knowledge left for it: 3", "Ann treats the sick")
    assert labels(t) == [
        "Treat nobody else",
        "Treat the sick person in the carpenter’s house with 3 knowledge: 2 VP and 1 house for free",
    ]
    t.play("treat 9")
    assert prompts(t) == (
        "You may build a house without paying material or money",
        "Ann may build a house without paying material or money",
    )
    assert label(t, "house 7") == "Build on site 7 (2 money) for free"
    assert label(t, "skip") == "Leave it"


def test_the_question_of_a_card_face_down() -> None:
    t = Table("0 hand: grain donation medicine").uses("grain", "take grain")
    assert prompts(t) == ("Lay a card face down, unused", "Ann lays a card face down")
    assert labels(t) == [
        "Lay “Donation” face down (put a seal on a project for 1 money)",
        "Lay “Medicine” face down (take 1 money and 1 VP)",
    ]
    t.s.sink = []
    t.play("discard donation")
    assert log(t, 0)[0] == "Ann lays “Donation” face down."
    assert log(t, 1)[0] == log(t, -1)[0] == "Ann lays a card face down."


def test_we_8_1_a_card_drawn_at_random() -> None:
    t = Table("0 penalties: penance", in_round=1).begins_round().play("lose-card favour")
    assert "The card “Favour” is drawn from the hand of Ann and laid face down." in log(t, 0)
    assert "A card is drawn from the hand of Ann and laid face down." in log(t, 1)


def test_the_question_of_laying_cards_unused() -> None:
    t = Table().happens("ii01_war")
    assert prompts(t) == ("You have no action: lay a card face up, unused", "Ann has no action and lays a card face up, unused")
    assert label(t, "idle grain") == "Lay “Grain” face up, unused (take 1 grain)"


# -- events -------------------------------------------------------------------------------------------------------------------------------


def test_the_question_of_an_exchange() -> None:
    t = Table("0: 1 wool").happens("i04_fair")
    assert prompts(t) == (
        "Give 1 wool and get 3 money, by “A good day at the fair”?",
        "Ann may give 1 wool and get 3 money, by “A good day at the fair”",
    )
    assert labels(t) == ["Do not exchange", "Give 1 wool and get 3 money, by “A good day at the fair”"]
    t.play("exchange i04_fair")
    assert log(t) == [
        "Ann turns up “A good day at the fair”: 1 wool for 3 money.",
        "Ann exchanges by “A good day at the fair”.",
        "Ann gives up 1 wool.",
        "Ann gets 3 money.",
    ]


def test_the_question_of_permanent_exchanges() -> None:
    t = Table("0: 2 money; edge: i07_quarry").turn()
    assert prompts(t) == ("Use a permanent exchange, or go on?", "Ann may use a permanent exchange")
    assert labels(t) == ["Go on without an exchange", "Give 2 money and get 1 stone, by “The quarry stands open”"]


def test_the_question_of_giving_something_up() -> None:
    t = Table("0: 2 wool 1 grain").happens("ii06_ralph")
    assert prompts(t) == (
        "Choose what to give up for “Ralph Fitzgerald rides by”: 1 of one kind",
        "Ann chooses what to give up for “Ralph Fitzgerald rides by”",
    )
    assert labels(t) == ["Give up 1 grain", "Give up 1 wool"]
    own = with_event("ii06_ralph", op("lose", who="all", one_of=["wool", "grain"], n=2, short=1))
    t = Table("0: 2 wool 1 grain", own=own).happens("ii06_ralph")
    assert prompts(t)[0] == "Choose what to give up for “Ralph Fitzgerald rides by”: 2 of one kind"
    assert labels(t) == ["Give up 1 grain", "Give up 2 wool"]


def test_the_question_of_showing_something() -> None:
    t = Table("0: 3 loyalty").happens("ii11_crecy")
    assert prompts(t) == (
        "How much loyalty do you show for “News from Crécy”? Each scores 1 VP",
        "Ann decides how much loyalty to show for “News from Crécy”",
    )
    assert labels(t) == ["Show nothing", "Show 1 loyalty: 1 VP", "Show 2 loyalty: 2 VP"]
    own = with_event("ii11_crecy", op("score", who="all", per="loyalty", vp=-2, max=3))
    t = Table("0: 3 loyalty", own=own).happens("ii11_crecy")
    assert prompts(t)[0] == "How much loyalty do you show for “News from Crécy”? Each costs 2 VP"
    assert labels(t) == ["Show nothing", "Show 1 loyalty: lose 2 VP", "Show 2 loyalty: lose 3 VP"]
    t.play("show 2")
    assert log(t)[1] == "Ann loses 3 VP (events)."


def test_the_question_of_houses_taken_back() -> None:
    t = Table("0 houses: 1 4").happens("ii02_empty_houses")
    assert prompts(t) == (
        "Choose a house to take back because of “In Kingsbridge houses stand empty”",
        "Ann takes back a house because of “In Kingsbridge houses stand empty”",
    )
    assert label(t, "take-back 4") == "Take back your house on site 4 (1 piety)"
    own = with_event("ii02_empty_houses", op("house_back", who="all", n=9))
    t = Table("0 houses: 1 4 7", own=own).happens("ii02_empty_houses")
    assert prompts(t)[0] == "Choose a house to take back because of “In Kingsbridge houses stand empty”, 3 in all"


def test_the_questions_of_grants() -> None:
    t = Table("0: 1 knowledge; place 4: 1").happens("iv10_plague_back", tile=2)
    assert prompts(t) == ("You may treat a sick person", "Ann may treat a sick person")
    t = Table("favour: queen").happens("iii09_vacant")
    assert prompts(t) == ("You may move the favour stone one field on", "Ann may move the favour stone")
    assert labels(t) == ["Leave it", "Move the favour stone on to the Prior: 1 piety"]


def test_we_7_4_the_question_of_loyalty() -> None:
    t = Table("0: 2 grain 1 loyalty; 1: 2 grain 2 piety 9 money", 2).ends_chapter("tax 3")
    assert prompts(t) == (
        "Free yourself from penalties for 1 loyalty each, or leave it",
        "Ann may give loyalty to be free of penalties",
    )
    assert labels(t) == [
        "Leave it at that",
        "Give 1 loyalty and be free of Penance",
        "Give 1 loyalty and be free of the Royal Court",
    ]
    assert "Ann is short of 2 piety." in log(t)
    assert "Ann loses 4 VP (missing piety)." not in log(t)
    assert "Ann loses 6 VP (missing piety)." in log(t)
    assert "Ann must bear the Royal Court." in log(t)
    t.play("atone penance")
    assert "Ann makes amends for the missing piety." in log(t)


def test_we_7_5_the_question_of_loyalty_at_the_end() -> None:
    t = Table("0: 2 piety 1 grain 1 loyalty 20 vp; 1: 2 grain 2 piety 9 money", 2, chapter=4).ends_chapter("tax 3")
    assert prompts(t) == (
        "Give 1 loyalty for each due that should not cost you double, or leave it",
        "Ann may give loyalty against the double loss",
    )
    assert labels(t) == [
        "Leave it at that",
        "Give 1 loyalty: missing grain does not cost you 2 VP more",
        "Give 1 loyalty: missing tax does not cost you 3 VP more",
    ]


def test_the_end() -> None:
    t = Table("0: 2 piety 2 grain 4 money 9 vp; 1: 2 grain 2 piety 3 money 9 vp", 2, chapter=4).ends_chapter("tax 3")
    assert t.s.actor == NOBODY
    assert speak(t.game).prompt(t.s, 0) == "The game is over: Ann wins with 9½ VP"
    assert log(t)[-3:] == ["Ann has half a point more, for the last coin.", "The game is over.", "Ann wins with 9½ VP."]
    t = Table("all: 2 piety 2 grain 3 money 9 vp", 2, chapter=4).ends_chapter("tax 3")
    assert speak(t.game).prompt(t.s, -1) == "The game is over: Ann and Ben share the win with 9 VP"


def test_half_a_point_alone() -> None:
    assert [speak(town()).points(twice) for twice in (0, 1, 2, 25)] == ["0", "½", "1", "12½"]


def test_the_plague_and_the_tower_are_told() -> None:
    t = Table("all: 2 piety 2 grain 5 money", 2, chapter=2).ends_chapter("tax 2")
    assert {"The Tower can be built from now on.", "The plague comes to Kingsbridge: tiles lie face down on all places."} <= set(log(t))
    t = Table(chapter=3).happens("iii04_scourges", tile=4)
    assert log(t)[1] == "Somebody has fallen sick in the innkeeper’s house: the tile shows 4."
    t = Table("place 2: gone", chapter=3).happens("iii04_scourges")
    assert log(t)[1] == "Nobody falls sick in the innkeeper’s house."


def test_we_6_4_the_metal_is_told() -> None:
    t = Table("0: 1 wood 2 loyalty; tower: 6 stone 1 wood seal 1", 2, chapter=3).uses("building_project", "build tower wood")
    assert log(t)[1:] == [
        "Ann puts 1 wood on the Tower.",
        "Ann scores 3 VP (building projects).",
        "The King gives the metal for the Tower: nobody has more loyalty than Ann.",
        "Ann scores 3 VP (the metal for the Tower).",
        "Finished: the Tower.",
        "Ben has donated to the Tower and takes the seal back.",
        "Ben scores 2 VP (donations).",
    ]


# -- what events say, whatever they do ----------------------------------------------------------------------------------------------------


def texts(*ops: str, permanent: bool = False) -> tuple[str, str]:
    """What an event with these ops says in sentences, and in a few words."""
    game = town(with_event("i01_works", *ops, permanent=permanent))
    wording = speak(game)
    return wording.event_text(0), wording.event_brief(0)


OPS = {
    op("gain", who="all", what="stone", n=2): ("Everybody gets 2 stone.", "all: 2 stone"),
    op("gain", who="most_house", what="vp", n=1): ("Whoever has the most houses on the board gets 1 VP.", "most houses on the board: 1 VP"),
    op("gain", who="first_most_wool", what="vp", n=1): (
        "Whoever has the most wool (if tied, the first in order) gets 1 VP.",
        "most wool (one only): 1 VP",
    ),
    op("lose", who="first_least_vp", what="money", n=2): (
        "Whoever has the fewest VP (if tied, the first in order) gives up 2 money.",
        "fewest VP (one only): lose 2 money",
    ),
    op("gain", who="each_with_house", what="treat", n=1): (
        "Everybody with a house on the board may treat 1 sick person.",
        "each with a house: treat 1",
    ),
    op("gain", who="all", what="treat", n=2): ("Everybody may treat 2 sick people, one after the other.", "all: treat 2"),
    op("gain", who="all", what="free_house", n=1): ("Everybody may build 1 house without paying material or money.", "all: 1 free house"),
    op("gain", who="all", what="free_house", n=2): ("Everybody may build 2 houses without paying material or money.", "all: 2 free houses"),
    op("gain", who="all", what="favour", n=1): ("Everybody may move the favour stone one field on and get that favour.", "all: 1 favour"),
    op("gain", who="all", what="favour", n=3): (
        "Everybody may, 3 times, move the favour stone one field on and get that favour.",
        "all: 3 favours",
    ),
    op("lose", who="least_vp", what="money", n=2): ("Whoever has the fewest VP gives up 2 money.", "fewest VP: lose 2 money"),
    op("lose", who="all", what="grain", n=1, short=2): (
        "Everybody gives up 1 grain; each one missing costs 2 VP.",
        "all: lose 1 grain, or 2 VP for each",
    ),
    op("lose", who="all", one_of=["wool", "grain"], n=1): (
        "Everybody gives up 1 of these, of their choice: grain or wool.",
        "all: lose 1 of grain or wool",
    ),
    op("lose", who="all", one_of=["wool", "grain", "stone"], n=2): (
        "Everybody gives up 2 of one of these kinds, of their choice: stone, grain or wool.",
        "all: lose 2 of stone, grain or wool",
    ),
    op("lose", who="all", one_of=["wool"], n=1, short=1): (
        "Everybody gives up 1 of these, of their choice: wool; if it is missing, that costs 1 VP.",
        "all: lose 1 of wool, or 1 VP for each",
    ),
    op("lose", who="all", one_of=["wool"], n=2, short=1): (
        "Everybody gives up 2 of one of these kinds, of their choice: wool; each one missing costs 1 VP.",
        "all: lose 2 of wool, or 1 VP for each",
    ),
    op("exchange", give={"money": 2, "vp": 1}, get={"cloth": 1, "treat": 1, "favour": 1}): (
        "Everybody may, once, give 2 money and 1 VP and get 1 cloth, 1 treatment of the sick and 1 move of the favour stone.",
        "2 money and 1 VP for 1 cloth, 1 treatment of the sick and 1 move of the favour stone",
    ),
    op("exchange", give={}, get={"free_house": 1}): (
        "Everybody may, once, give nothing and get 1 house for free.",
        "nothing for 1 house for free",
    ),
    op("score", who="all", per="house", vp=2): (
        "Everybody scores 2 VP for each own house on the board.",
        "all: 2 VP for each own house on the board",
    ),
    op("score", who="most_knowledge", per="sick", vp=1, max=3): (
        "Whoever has the most knowledge scores 1 VP for each sick person in the town, at most 3 VP.",
        "most knowledge: 1 VP for each sick person in the town, at most 3",
    ),
    op("score", who="all", per="piety", vp=-1): ("Everybody loses 1 VP for each piety.", "all: lose 1 VP for each piety"),
    op("score", who="all", per="money", vp=-2, max=6): (
        "Everybody loses 2 VP for each money, at most 6 VP.",
        "all: lose 2 VP for each money, at most 6",
    ),
    op("project", id="hospital"): ("A building project comes into play: the Hospital.", "new: the Hospital"),
    op("fill", project="bridge", n=1): (
        "One fitting material from the supply is put on the Bridge. Nobody scores for it.",
        "1 material on the Bridge",
    ),
    op("fill", project="bridge", n=1, substitute=True): (
        "One fitting material from the supply, or a substitute, is put on the Bridge. Nobody scores for it.",
        "1 material on the Bridge",
    ),
    op("fill", project="tower", n=2): (
        "Up to 2 fitting materials from the supply are put on the Tower. Nobody scores for them.",
        "2 material on the Tower",
    ),
    op("fill", project="each", n=1, substitute=True): (
        "One fitting material from the supply, or a substitute, is put on every project in play. Nobody scores for it.",
        "1 material on every project",
    ),
    op("fill", project="each", n=2): (
        "Up to 2 fitting materials from the supply are put on every project in play. Nobody scores for them.",
        "2 material on every project",
    ),
    op("fill", project="each", n=2, substitute=True): (
        "Up to 2 fitting materials from the supply, with substitutes if they run short, are put on every project in play. "
        "Nobody scores for them.",
        "2 material on every project",
    ),
    op("cover", favours=["queen", "outlaws_1", "earl"]): (
        "Covered on the arc until the end of the chapter, and not counted: the Queen, the Outlaws and the Earl of Shiring.",
        "covered: the Queen, the Outlaws and the Earl of Shiring",
    ),
    op("cover", market=["wool", "cloth"]): (
        "Until the end of the chapter the market does not buy wool or cloth.",
        "no sale of wool or cloth",
    ),
    op("cover", projects="all_but", id="palace"): (
        "Until the end of the chapter all projects in play except the Prior’s Palace are covered: "
        "they take neither material nor donations.",
        "all covered except the Prior’s Palace",
    ),
    op("uncover", market=["wool", "cloth"]): ("From now on the market buys wool and cloth.", "wool and cloth can be sold"),
    op("dues", what="grain", n=2): ("At the end of this chapter everybody owes 2 grain more.", "owe 2 grain more"),
    op("dues", what="money", n=-1): ("At the end of this chapter everybody owes 1 money less.", "owe 1 money less"),
    op("skip_action", who="least_loyalty"): (
        "Whoever has the least loyalty loses the action of this round, and lays one card face up and one face down, both unused.",
        "least loyalty: no action",
    ),
    op("house_back", who="all", n=1): ("Everybody takes 1 house of their choice back from the board.", "all: take back 1 house"),
    op("house_back", who="all", n=2): ("Everybody takes 2 houses of their choice back from the board.", "all: take back 2 houses"),
}


@pytest.mark.parametrize("says", OPS)
def test_every_op_of_an_immediate_event_has_its_sentence(says: str) -> None:
    assert texts(says) == OPS[says]


PERMANENT = {
    op("exchange", give={"wool": 1}, get={"stone": 1}): (
        "Once a round, on their own turn, everybody may give 1 wool and get 1 stone.",
        "each round 1 wool for 1 stone",
    ),
    op("price", what="cloth", money=0): ("The market pays 0 money for each cloth.", "cloth sells for 0 money"),
    op("forbid", action="house_rent"): ("The card “House Rent” may be laid, but not used.", "no “House Rent”"),
    op("modify", action="sale", gain={"vp": 1, "grain": 2}): (
        "Whoever has used “Wool and Cloth Sale” gets 2 grain and 1 VP as well.",
        "“Wool and Cloth Sale”: 2 grain and 1 VP more",
    ),
    op("modify", action="sale", cost={"wood": 1}): (
        "Whoever wants to use “Wool and Cloth Sale” gives up 1 wood first.",
        "“Wool and Cloth Sale” costs 1 wood",
    ),
    op("useless", what="loyalty"): (
        "In the action phase all loyalty counts as none: for favours, treating and the metal of the Tower. "
        "It is kept, and can still be gained.",
        "loyalty counts as none",
    ),
    op("random_discard"): ("The card that is laid face down is drawn from the hand at random.", "face-down card at random"),
}


@pytest.mark.parametrize("says", PERMANENT)
def test_every_op_of_a_permanent_event_has_its_sentence(says: str) -> None:
    text, brief = PERMANENT[says]
    assert texts(says, permanent=True) == (f"As long as the card is in force: {text}", brief)


def test_several_effects_follow_each_other() -> None:
    assert texts(op("gain", who="all", what="wool", n=1), op("dues", what="grain", n=1)) == (
        "Everybody gets 1 wool. At the end of this chapter everybody owes 1 grain more.",
        "all: 1 wool; owe 1 grain more",
    )


# -- nouns --------------------------------------------------------------------------------------------------------------------------------


def test_things_that_somebody_has_renamed() -> None:
    own = own_content(
        ('name = { en = "wool"', 'name = { en = "fleece"'),
        ('name = { en = "Bridge"', 'name = { en = "Merthin\'s Bridge"'),
        ('name = { en = "Merchants"', 'name = { en = "Traders"'),
        ('name = { en = "The baker\'s house"', 'name = { en = "Mill Lane"'),
    )
    game = town(own)
    wording = speak(game)
    t = Table("0: 1 wool 1 money; favour: prioress", own=own)
    assert label(t.fork().uses("cloth_making"), "weave 1") == "Turn 1 fleece into 1 cloth"
    assert label(t.fork().uses("donation"), "donate bridge").startswith("Donate 1 money to the project “Merthin’s Bridge”:")
    assert label(t.fork().uses("favour"), "favour") == "Move the favour stone on to “Traders”: 1 fleece"
    t = Table("0: 1 knowledge; place 1: 1", chapter=3, own=own).uses("medicine")
    assert label(t, "treat 1") == "Treat the sick person in the place “Mill Lane” with 1 knowledge: 1 grain and 2 VP"
    assert wording.say("who-most", {"count": 4}) == "Whoever has the most fleece"


def test_everything_in_the_box_can_be_looked_at() -> None:
    entries = {key: (name, text, source) for key, name, text, source in speak(town()).cards()}
    assert len(entries) == EVENTS + CARDS + 10 + 7 + 14 + 11
    assert all(all(entry) for entry in entries.values())
    assert entries["event-iii01_hospital"] == (
        "Beds apart from the town",
        "An event of chapter III, place 4: the sexton’s house. A building project comes into play: the Hospital. "
        "Corners clockwise from top left: 1 knowledge, 1 money, 1 piety and 1 wood. The arrow points up. "
        "“The sick need air, clean water and a house of their own.”",
        "rulebook: an event brings in this project; reconstructed: chapter, place, corners, arrow",
    )
    assert entries["action-sale"][1] == (
        "An action card, one of the six of a first game’s chapter I. "
        "Sell as much wool as you like at 2 money each, and 1 cloth at 4 money if the market buys it."
    )
    assert entries["favour-queen"][1] == "Field 1 of the favour arc: 2 VP, with at least 1 loyalty."
    assert entries["favour-guild"][1] == "Field 4 of the favour arc: 1 VP for each own house on the board."
    assert entries["project-tower"][1] == (
        "A building project of 6 stone and 2 wood, to which the King gives the metal. When it is finished, each donor gets 2 VP."
    )
    assert entries["site-8"][:2] == ("House site 8", "It takes 1 wood and 1 money to build here. A house here yields 2 money.")
    assert entries["place-10"][1] == "Place 10 of the plague. Whoever treats the sick person here gets 4 VP."


def test_a_favour_that_gives_several_things_or_none() -> None:
    own = own_content(("needs = { loyalty = 1 }\nget = { vp = 2 }", 'pay = { wood = 1 }\nget = { vp = 2, wool = 1 }\nper = "sick"\nvp = 3'))
    own = own_content(("get = { piety = 1 }\n", ""), text=own)
    wording = speak(town(own))
    assert wording.favour_gets(0) == "pay 1 wood; 1 wool and 2 VP; 3 VP for each sick person in the town"
    assert wording.favour_gets(1) == "nothing"
    t = Table("0: 1 wood; favour: bishop", own=own).uses("favour")
    assert label(t, "favour") == "Move the favour stone on to the Queen: pay 1 wood; 1 wool and 2 VP"


# -- hints and guide ----------------------------------------------------------------------------------------------------------------------


def test_every_question_has_a_hint() -> None:
    """The same ones as there are questions; each a sentence or two."""
    questions = {name.removeprefix("ask-") for name in messages("en", PACKAGE) if name.startswith("ask-")}
    hints = {name.removeprefix("hint-") for name in messages("en", PACKAGE) if name.startswith("hint-")}
    assert questions == hints == {step.name for step in STEPS if step.kind == CHOICE}
    steps: set[str] = set()
    for name, (game, players) in GAMES.items():
        wording = speak(game)
        for s, _ in random_game(game, players, f"hints {name}"):
            if s.actor >= 0:
                steps.add(game.step(s).name)
                assert 20 < len(wording.hint(game.view(s, s.actor))) < 260
    assert len(steps) > 10


def test_every_action_card_has_a_hint() -> None:
    t = Table("0: 3 stone 3 wood 3 wool 3 money; 0 houses: 1").turn()
    said = [speak(t.game).hint(seen(t.fork().play(f"play {card}"))) for card in ACTIONS if card != "privilege"]
    assert len(set(said)) == len(said) == CARDS - 1


def test_the_game_in_a_minute() -> None:
    guide = [name for name in messages("en", PACKAGE) if name.startswith("guide-")]
    assert [int(name.split("-")[1]) for name in guide] == list(range(1, 7))
    sheet = (FOLDER / "art" / "sheet.svg").read_text("utf-8")
    assert all(f'id="icon-{name.split("-", 2)[2]}"' in sheet for name in guide)


def test_every_message_of_the_table_is_used() -> None:
    wanted = {"game-world-without-end", "about-world-without-end", "clock", "clock-curve"}
    for option in town().offered:
        wanted |= {f"option-{option.name}", *(f"option-{option.name}-{choice}" for choice in option.choices)}
    wanted |= {f"{name}-why" for name in wanted if name.startswith("option-")}
    for standing in town().standing():
        wanted |= {f"standing-{standing.name}", *(f"standing-{standing.name}-{choice}" for choice in standing.choices)}
    assert set(re.findall(r"(?m)^([a-z][a-z-]*) =", parts("en", PACKAGE)["-table"])) == wanted


# -- the messages themselves --------------------------------------------------------------------------------------------------------------


def tour(game: WorldWithoutEnd, players: int, seed: str) -> set[str]:
    """The messages that are used when a lot is said about a lot of positions."""
    words = Listening(PACKAGE)
    wording = TownWording(words, NAMES, game.content)
    wording.cards()
    for number, (s, events) in enumerate(random_game(game, players, f"a tour of {seed}")):
        for seat in (-1, s.actor) if s.actor >= 0 else (-1,):
            view = game.view(s, seat)
            wording.prompt(view, seat)
            for choice in view.moves if seat >= 0 else []:
                wording.label(view, choice)
        for event in events:
            wording.sentence(event)
        if number % 9 == 0:
            wording.board(game.view(s, max(s.actor, -1)), max(s.actor, -1), 90)
    return words.said


def in_code() -> set[str]:
    """The messages that reasons.py and the boards name."""
    found = set(re.findall(r'"(why-[a-z-]+)"', (FOLDER / "reasons.py").read_text("utf-8"))) | {"why-over", "why-not-asked"}
    return found | set(re.findall(r'"(board-[a-z-]+)"', (FOLDER / "board.py").read_text("utf-8")))


def needed() -> set[str]:
    """The messages there must be for what the tables of the game list."""
    found = {f"{verb}-{step.name}" for verb in ("ask", "wait") for step in STEPS if step.kind == CHOICE}
    found |= {f"told-{kind.name}" for kind in told.EVENTS.kinds}
    found |= {f"vp-{source}" for source in told.VP_SOURCES}
    found |= {f"lot-{kind.words}" for kind in town().lots.kinds} | {f"move-{kind.words}" for kind in town().moves.kinds}
    several = {"modify": ("modify-gain", "modify-cost")}
    return found | {f"{family}-{one}" for family in ("op", "brief") for name in OP_NAMES for one in several.get(name, (name,))}


def test_every_message_is_used_and_every_needed_one_exists() -> None:
    ids = set(re.findall(r"(?m)^([a-z][a-z0-9-]*) =", parts("en", PACKAGE)[""]))
    assert needed() <= ids
    assert in_code() <= ids
    used = needed() | in_code()
    for name, (game, players) in GAMES.items():
        used |= tour(game, players, name)
    unused = ids - used
    # What is said only to those who use words of their own, or if it comes just so; the tests above and in test_board.py say each of them.
    seldom = {"thing-plain", "amount-plain", "count-plain", "favour-plain", "project-plain", "place-plain"}
    seldom |= {"wait-over-shared", "wait-over", "wait-lot", "points-half", "move-lay-stuck", "move-atone-last", "thing-vp"}
    seldom |= {"income-none-you", "income-none-other", "who-first-most", "board-vp-more", "board-screen"}
    seldom |= {f"board-double-{due}" for due in ("piety", "grain", "money")} | {
        "board-setup",
        "board-chapter-ends",
        "board-sick",
        "board-healed",
    }
    seldom |= {name for name in ids if name.startswith(("op-", "brief-", "count-", "amount-"))}
    assert unused <= seldom, unused - seldom
