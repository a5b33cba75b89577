"""Every question, move, lot, event and card can be said, in whole sentences, and to whoever may know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import triptych.games.column_of_fire
from tests.games.column_of_fire.speech import NAMES, PACKAGE, everything, label, prompts, random_game, speak
from tests.games.column_of_fire.table import BLUE, GREEN, RED, YELLOW, Table, fire
from tests.games.listening import Listening, say_position
from triptych.core.errors import TriptychError, UnknownName
from triptych.core.state import CHANCE
from triptych.core.steps import CHOICE
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import EFFECTS, PERSONS
from triptych.games.column_of_fire.steps import STEPS
from triptych.games.column_of_fire.wording import FireWording, symbol

FOLDER = Path(triptych.games.column_of_fire.__file__).parent


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_can_be_told(players: int) -> None:
    for i in range(2):
        game = fire()
        wording = speak(game)
        for s, events in random_game(game, players, f"told {players} {i}"):
            say_position(wording, game, s)
            for event in events:
                for seat in range(-1, players):
                    sentence = wording.sentence(game.events.for_seat(event, seat))
                    assert sentence.endswith((".", ")."))
                    assert sentence[0].isupper()


def test_all_lots_can_be_said() -> None:
    wording = speak(fire())
    for lot in range(fire().lots.size):
        if fire().lots.text(lot):
            assert wording.lot(lot)
    assert wording.lot(fire().lots.parse("begin 2")) == "Ben is the start player"
    assert wording.lot(fire().lots.parse("deal 3")) == "Loch Leven card 3"
    assert wording.lot(fire().lots.parse("roll white 4")) == "The white die shows 4"
    assert wording.lot(fire().lots.parse("roll black 3")) == "The religion die shows 3"
    assert wording.lot(fire().lots.parse("turn-up feria")) == "The next card of Spain: The Count of Feria"
    assert wording.lot(fire().lots.parse("draw stone:catholic")) == "The advantage tile is “Catholic stone”"


def test_a_lot_that_is_due_has_a_prompt() -> None:
    s = fire().new(3)
    assert s.actor == CHANCE
    assert speak(fire()).prompt(s, -1) == "Dice and cards decide"


def test_there_is_no_other_language_yet() -> None:
    with pytest.raises(UnknownName):
        fire().wording("tlh", NAMES)
    assert isinstance(fire().wording("en", NAMES), FireWording)


# -- questions ----------------------------------------------------------------------------------------------------------------------------


def test_the_question_of_a_window() -> None:
    t = Table().has(RED, vp=5).first_half(RED)
    assert prompts(t) == (
        "Begin your first half-year, or first use tiles or buy back a die",
        "Ann may use tiles or buy back a die before the first half-year",
    )
    t = Table().has(RED, vp=5).before_roll(RED)
    assert prompts(t)[0] == "Roll your dice, or first use tiles or buy back a die"
    t = Table().has(RED, tiles={"captain": 1}).end_of_turn(RED)
    assert prompts(t)[0] == "End your turn, or first use tiles or buy back a die"


def test_the_question_of_a_person() -> None:
    assert prompts(Table().using(RED, "elizabeth")) == ("Use Elizabeth I: score 2 VP?", "Ann may use Elizabeth I")
    t = Table().using(GREEN, "guise")
    assert prompts(t) == ("Use the Duke of Guise: place or lift a stone?", "Ben may use the Duke of Guise")
    t = Table().using(GREEN, "sylvie")
    assert prompts(t)[0] == "Use Sylvie Palot: take 1 book, or take a protection tile?"
    t = Table().using(GREEN, "spain-wine-merchant")
    assert prompts(t)[0] == "Use the Wine merchant of Spain: take 1 wine?"


def test_the_question_of_a_space() -> None:
    assert prompts(Table().on_space(RED, 15)) == (
        "Use the cloth market (space 15): take 1 cloth or sell cloth?",
        "Ann may use the cloth market (space 15)",
    )
    t = Table(3).has(RED, goods={"cloth": 1}).house(RED, "england", 2).on_space(RED, 6)
    assert prompts(t)[0] == "Use the English ship (space 6): sell goods in England?"
    t.play("skip")
    assert prompts(t) == ("The ship brings a neutral stone: place it in England?", "Ann may place a neutral stone in England")


def test_the_question_of_the_second_half_year() -> None:
    t = Table().has(RED, protection=1).house(RED, "england", 2).second_half(RED, white=4)
    assert prompts(t) == ("Choose a die and the person of its country, or pay 1 VP and take none", "Ann chooses a person")
    t.play("take white england")
    assert prompts(t) == (
        "The stone of Elizabeth I: lay it in England, or keep it out for a protection tile?",
        "Ann decides on the stone of Elizabeth I",
    )
    t.play("lay-stone")
    assert prompts(t) == ("Move your house in England up from 2 to 4?", "Ann may move a house up in England")
    t = Table().has(RED, vp=0).second_half(RED)
    assert prompts(t)[0] == "Choose a die and the person of its country"
    t = Table().track(RED)
    assert prompts(t)[1] == "Ann moves along the track"


def test_the_question_of_a_religion() -> None:
    t = Table().has(RED, faith=1).first_half(RED).play("roll black 4")
    assert prompts(t) == ("Your religion die shows 4: choose your religion", "Ann chooses a religion")


def test_the_question_of_conflicts() -> None:
    t = Table().lay("england", 2, 1, 1).lay("spain", 1, 3).end_of_turn(RED)
    assert prompts(t) == ("Choose which conflict comes next", "Ann chooses which conflict comes next")
    assert label(t, "conflict england") == "The conflict in England: the Catholics win"
    assert label(t, "conflict spain") == "The conflict in Spain: the Protestants win"
    t = Table().lay("england", 2, 1, 1).lay("netherlands", 2, 2).end_of_turn(RED)
    assert label(t, "conflict netherlands") == "The conflict in the Netherlands: it is avoided"


def test_the_question_of_events() -> None:
    t = Table().everybody(protection=1).turning_up("babington", GREEN)
    assert prompts(t) == (
        "The letters in the beer barrel: give back a protection tile, or lose 2 VP?",
        "Clara may ward off the event “The letters in the beer barrel”",
    )
    assert label(t, "protect") == "Give back a protection tile: the event does not touch you"
    assert label(t, "suffer") == "Give nothing: lose 2 VP"
    t = Table().has(RED, protection=1, faith=4).turning_up("edict", RED)
    assert prompts(t) == (
        "An edict of peace: give back a protection tile to score 4 VP?",
        "Ann may give back a protection tile for the event “An edict of peace”",
    )
    assert label(t, "offer") == "Give back a protection tile: score 4 VP"
    assert label(t, "keep") == "Keep your protection tile"
    t = Table().house(BLUE, "netherlands", 3).person(BLUE, "feria", "white", 4).turning_up("alba", RED)
    assert prompts(t) == ("The Duke of Alba: choose a die to lay on Loch Leven", "Dmitri lays a die on Loch Leven")
    assert label(t, "imprison white") == "Lay the white die on Loch Leven: the Count of Feria leaves the game"
    assert label(t, "imprison blue") == "Lay the blue die, which is free, on Loch Leven"
    t = Table().has(RED, goods={"book": 1, "wine": 1}).turning_up("empty-treasury", RED)
    assert prompts(t) == ("The treasury is empty: choose a good to lose", "Ann chooses a good to lose")
    assert label(t, "lose wine") == "Lose 1 wine"
    t = Table().house(RED, "spain", 1).person(RED, "feria", "white", 4).person(RED, "huus", "blue", 1).turning_up("silver-fleet", RED)
    assert prompts(t) == ("The silver fleet is late: choose a die on a person to turn down", "Ann turns a die on a person down")
    assert label(t, "lower white") == "Turn the white die on the Count of Feria down to 3"
    assert label(t, "lower blue") == "Take the blue 1 off Father Huus, who leaves the game"


def test_several_goods_to_lose() -> None:
    t = Table(own=everything().content_text).house(RED, "england", 1).has(RED, goods={"ore": 2, "wine": 2}).turning_up("embargo", RED)
    assert prompts(t)[0] == "Closed harbours: choose a good to lose, the first of 2"
    t.play("lose ore")
    assert prompts(t)[0] == "Closed harbours: choose a good to lose"


def test_the_end_has_a_prompt() -> None:
    t = Table().has(RED, vp=51).has(GREEN, vp=51)
    t.s.cells[m.FINALE] = m.FIFTY
    for seat, goods in ((RED, 0), (GREEN, 0), (YELLOW, 1)):
        t.has(seat, goods={"book": goods})
    one = t.fork().has(RED, vp=52).end_of_turn(BLUE, 2)
    assert one.over
    assert prompts(one) == ("The game is over: Ann wins with 52 VP",) * 2
    assert prompts(t.fork().end_of_turn(BLUE, 2))[0] == "The game is over: Ann and Ben share the win with 51 VP"
    t.has(YELLOW, vp=51, goods={"book": 0})
    assert prompts(t.end_of_turn(BLUE, 2))[0] == "The game is over: Ann, Ben and Clara share the win with 51 VP"


# -- labels -------------------------------------------------------------------------------------------------------------------------------


def test_labels_of_taking_a_person() -> None:
    t = Table().stack("england", "walsingham").stack("france", "france-captain").house(RED, "england", 2).house(RED, "spain", 5)
    t.second_half(RED, white=4, blue=3, brown=5, purple=6)
    assert label(t, "take white england") == "Take Francis Walsingham with the white 4: your house in England may move up from 2 to 4"
    assert label(t, "take blue france") == "Take the Captain with the blue 3: house on 3 in France"
    assert label(t, "take brown spain") == "Take King Philip II with the brown 5: your house in Spain stays on 5"
    assert label(t, "take purple netherlands") == "Take William of Orange with the purple 6: house on 6 in the Netherlands"
    assert label(t, "no-person") == "Take no person, costs 1 VP"


def test_labels_of_a_house_alone() -> None:
    t = Table().used_up("spain").house(RED, "spain", 2).second_half(RED, brown=4, purple=5)
    assert label(t, "house brown spain") == "Pay 1 VP: take no person, but with the brown 4 move your house in Spain up from 2 to 4"
    t = Table().used_up("spain").second_half(RED, brown=4)
    assert label(t, "house brown spain") == "Pay 1 VP: take no person, but with the brown 4 place a house on 4 in Spain"
    t = Table().has(RED, vp=0)
    for country in ("england", "france", "netherlands", "spain"):
        t.used_up(country)
    t.house(RED, "england", 1).second_half(RED, white=4, brown=4)
    assert label(t, "house brown spain") == "Take no person, but with the brown 4 place a house on 4 in Spain"
    assert label(t, "house white england") == "Take no person, but with the white 4 move your house in England up from 1 to 4"
    assert label(t, "no-person") == "Take no person"


def test_labels_of_stone_and_house() -> None:
    t = Table().has(RED, protection=1).house(RED, "england", 2).lay("england", 1, 1).second_half(RED, white=4)
    t.play("take white england")
    assert label(t, "lay-stone") == "Lay the Protestant stone in England"
    assert label(t, "return-stone") == "Give back a protection tile: the Protestant stone stays out of England"
    t.play("lay-stone")
    assert label(t, "raise") == "Move your house in England up from 2 to 4"
    assert label(t, "stay") == "Leave your house on 2 in England"
    t = Table().has(RED, protection=1).lay("england", 1, 2).second_half(RED, white=4).play("take white england")
    assert label(t, "lay-stone") == "Lay the Protestant stone in England, where a torch will burn"


def test_a_house_that_must_be_placed_has_words_too() -> None:
    t = Table().has(RED, protection=1).second_half(RED, white=4).play("take white england")
    t.s.push(next(i for i, step in enumerate(STEPS) if step.name == "place-house"), 0, 4)
    assert speak(fire()).label(t.s, fire().moves.parse("raise")) == "Place a house on 4 in England"


def test_labels_of_the_track() -> None:
    t = Table().has(RED, disc=6).track(RED)
    assert label(t, "go 10") == "Go to the protection tile (space 10)"
    assert label(t, "go 15") == "Go to the cloth market (space 15), costs 1 VP"
    assert label(t, "go 0") == "Go to the advantage tile (space 0), costs 2 VP"


def test_labels_of_gains() -> None:
    assert label(Table().using(RED, "elizabeth"), "gain vp") == "Score 2 VP"
    assert label(Table().using(RED, "sylvie"), "gain book") == "Take 1 book"
    assert label(Table().using(RED, "ned-willard"), "gain protection") == "Take a protection tile"
    assert label(Table().using(RED, "ned-willard"), "gain tile") == "Draw an advantage tile"
    assert label(Table().using(RED, "elizabeth"), "skip") == "Leave it"
    assert label(Table().on_space(RED, 16), "gain vp") == "Score 2 VP"


def test_labels_of_sales() -> None:
    t = Table().has(RED, goods={"cloth": 2, "wine": 1}, tiles={"captain": 1}).house(RED, "england", 1).house(RED, "spain", 1)
    ship = t.fork().on_space(RED, 6)
    assert label(ship, "ship england cloth") == "Sell 1 cloth in England for 4 VP"
    assert label(ship, "ship england both") == "Sell 1 cloth and 1 wine in England for 6 VP"
    assert label(ship, "tile captain cloth spain") == "With a captain tile: sell 1 cloth in Spain for 3 VP"
    market = t.fork().on_space(RED, 15)
    assert label(market, "market cloth spain") == "Sell 1 cloth in Spain for 2 VP"
    assert label(market, "market cloth both") == "Sell 1 cloth in England and 1 in Spain for 6 VP"
    assert label(t.fork().using(RED, "spain-captain"), "captain wine england") == "Sell 1 wine in England for 3 VP"


def test_labels_of_stones() -> None:
    t = Table().lay("england", 1, 3).lay("france", 1, 2).has(RED, tiles={"stone:catholic": 1, "neutral_stone": 1})
    t.using(RED, "walsingham")
    assert label(t, "place catholic spain") == "Place a Catholic stone in Spain"
    assert label(t, "place catholic france") == "Place a Catholic stone in France, where a torch will burn"
    assert label(t, "lift catholic france") == "Lift a Catholic stone off France"
    assert label(t, "lift protestant england") == "Lift a Protestant stone off England and put the torch out"
    assert label(t, "tile place catholic france") == "With a tile: place a Catholic stone in France, where a torch will burn"
    assert label(t, "tile place neutral netherlands") == "With a tile: place a neutral stone in the Netherlands"
    assert label(t, "tile lift catholic england") == "With a tile: lift a Catholic stone off England and put the torch out"
    assert label(t, "tile lift catholic france") == "With a tile: lift a Catholic stone off France"


def test_labels_of_turning_a_die() -> None:
    t = Table().has(RED, tiles={"turn_die": 1}).prisoner(RED, "brown", 3).person(RED, "guise", "blue", 2).using(RED, "imke", "white", 4)
    assert label(t, "turn white up") == "Turn the white die on Imke Wolman from 4 to 5"
    assert label(t, "turn brown down") == "Turn the brown die on Loch Leven from 3 to 2"
    assert label(t, "turn black down") == "Turn your religion die from 3 to 2"
    assert label(t, "tile turn blue down") == "With a tile: turn the blue die on the Duke of Guise from 2 to 1"
    assert label(t, "tile turn brown up") == "With a tile: turn the brown die on Loch Leven from 3 to 4"
    assert label(t, "tile turn black up") == "With a tile: turn your religion die from 3 to 4"
    t = Table(2).has(RED, tiles={"turn_die": 1}).using(RED, "imke")
    assert label(t, "turn black down") == "Turn your religion die from 3 to 2 and score 1 VP as the only Catholic"
    assert label(t, "turn black up") == "Turn your religion die from 3 to 4"
    assert label(t, "tile turn black down") == "With a tile: turn your religion die from 3 to 2 and score 1 VP as the only Catholic"


def test_labels_of_persons_and_dice_that_leave() -> None:
    t = Table().has(RED, vp=4, tiles={"remove_person": 1, "take_die": 1}).person(RED, "huus", "purple", 2).prisoner(RED, "blue", 1)
    remove = t.fork().using(RED, "rollo")
    assert label(remove, "remove elizabeth") == "Remove Elizabeth I from the stack of England"
    assert label(remove, "remove huus") == "Remove Father Huus from your display and free the purple die"
    assert label(remove, "tile remove coligny") == "With a tile: remove Gaspard de Coligny from the stack of France"
    assert label(remove, "tile remove rollo") == "With a tile: remove Rollo Fitzgerald from your display and free the white die"
    take = t.fork().using(RED, "cardinal")
    assert label(take, "free purple") == "Take the purple die back from Father Huus, who leaves the game"
    assert label(take, "free blue") == "Take the blue die back from Loch Leven"
    assert label(take, "free black") == "Roll your religion die again and choose your religion"
    assert label(take, "tile free purple") == "With a tile: take the purple die back from Father Huus, who leaves the game"
    assert label(take, "tile free blue") == "With a tile: take the blue die back from Loch Leven"
    assert label(take, "tile free black") == "With a tile: roll your religion die again and choose your religion"
    assert label(take, "ransom purple") == "Pay 3 VP: take the purple die back from Father Huus, who leaves the game"
    assert label(take, "ransom blue") == "Pay 3 VP: take the blue die back from Loch Leven"
    assert label(take, "ransom black") == "Pay 3 VP: roll your religion die again and choose your religion"


def test_labels_of_stepping_on() -> None:
    t = Table().has(RED, disc=14, tiles={"step_on": 1}).has(GREEN, disc=15).using(RED, "cecil")
    assert label(t, "step") == "Move on to the 2 VP (space 16)"
    assert label(t, "tile step") == "With a tile: move on to the 2 VP (space 16)"


def test_labels_of_a_religion() -> None:
    t = Table(2).has(RED, faith=1).first_half(RED).play("roll black 4")
    assert label(t, "religion catholic") == "Be Catholic: as the only one you score 1 VP"
    assert label(t, "religion protestant") == "Be Protestant"


# -- the log ------------------------------------------------------------------------------------------------------------------------------


def line(kind: str, *args: int) -> str:
    """A line of the log."""
    number = told.EVENTS.by_name[kind]
    padded = [*args, 0, 0, 0, 0][:4]
    return speak(fire()).sentence((number, padded[0], padded[1], padded[2], padded[3]))


def card(name: str) -> int:
    return fire().content.card_id.index(name)


def test_a_secret_is_told_to_those_who_may_know() -> None:
    game = fire()
    kind = game.content.tile_keys.index("captain")
    event = (told.TILE_DRAWN, RED, kind, 0, 0)
    wording = speak(game)
    assert wording.sentence(game.events.for_seat(event, RED)) == "Ann draws an advantage tile: captain."
    assert wording.sentence(game.events.for_seat(event, GREEN)) == "Ann draws an advantage tile."
    assert wording.sentence(game.events.for_seat(event, -1)) == "Ann draws an advantage tile."


@pytest.mark.parametrize(
    ("kind", "args", "text"),
    [
        ("begins", (1,), "Ben is the start player."),
        ("dealt", (0, 1, 0, 3), "Ann gets Loch Leven card 2: Catholic, 1 wine, disc on the French ship (space 17)."),
        ("faith-rolled", (2, 3), "Clara rolls a 3 with the religion die."),
        ("religion", (2, 1), "Clara chooses to be Protestant."),
        ("year", (3,), "Year 3 begins."),
        ("turn", (0, 1), "Ann plays the first half-year."),
        ("turn", (0, 2), "Ann plays the second half-year."),
        ("vp", (0, 4, told.FROM_SHIP), "Ann scores 4 VP (a sale by ship)."),
        ("vp", (0, -1, told.FOR_NO_PERSON), "Ann loses 1 VP (no person taken)."),
        ("good", (0, 2), "Ann takes 1 cloth."),
        ("sold", (0, 2, 0, 4), "Ann sells 1 cloth in England for 4 VP."),
        ("tile-used", (0, 3), "Ann uses an advantage tile: captain."),
        ("die-turned", (0, 0, 3, -1), "Ann turns the white die on Loch Leven to 3."),
        ("rolled", (0, 4, 6), "Ann rolls a 6 with the purple die."),
        ("no-person", (0,), "Ann takes no person."),
        ("stone-laid", (0, 2, 2), "Ann places a neutral stone in the Netherlands."),
        ("stone-no-room", (0, 0, 1), "Ann finds no room in France: the Catholic stone goes to the supply."),
        ("house-pushed", (1, 0, 3), "Ben has to move the house in England down to 3."),
        ("house-back", (1, 0), "Ben has to take the house in England back."),
        ("disc", (1, 15), "Ben goes to the cloth market (space 15)."),
        ("stepped-on", (1, 11), "Ben moves on to the Catholic stone (space 11)."),
        ("conflict", (0, 0), "Conflict in England: the Catholics win."),
        ("conflict", (0, 2), "Conflict in England: the sides are even, and it is avoided."),
        ("ransomed", (0, 0), "Ann pays to take the white die back."),
        ("ransomed", (0, 5), "Ann pays to roll the religion die again."),
        ("stack-out", (2,), "The stack of the Netherlands has run out: this year is the last."),
        ("fifty", (3,), "Dmitri has reached 50 VP: this year is the last."),
        ("final-scoring", (), "The last year is over: now the final scoring."),
    ],
)
def test_lines_of_the_log(kind: str, args: tuple[int, ...], text: str) -> None:
    assert line(kind, *args) == text


def test_lines_of_the_log_with_cards() -> None:
    assert line("took", 0, card("guise"), 1, 4) == "Ann takes the Duke of Guise with the blue 4."
    assert line("turned-up", 3, card("feria")) == "Now on the stack of Spain: The Count of Feria."
    assert line("set-aside", 2, card("alba")) == "In the Netherlands, the event “The Duke of Alba” leaves the game unread."
    assert line("person-left", 0, card("spain-captain")) == "Ann loses the Captain of Spain, who leaves the game."
    assert line("person-removed", 0, card("spain-captain")) == "Ann removes the Captain from the stack of Spain."
    assert line("die-turned", 0, 0, 3, card("elizabeth")) == "Ann turns the white die on Elizabeth I to 3."
    assert line("event", card("babington")) == "Event in England: “The letters in the beer barrel”. Every Catholic loses 2 VP."


def test_points_have_sources() -> None:
    wording = speak(fire())
    assert [wording.vp_source(source) for source in (told.FROM_PERSON, told.FROM_MINORITY, told.FOR_TILES)] == [
        "a person",
        "the only one of a religion",
        "advantage tiles",
    ]
    assert len({wording.vp_source(source) for source in range(len(told.VP_SOURCES))}) == len(told.VP_SOURCES)


# -- cards --------------------------------------------------------------------------------------------------------------------------------


def test_every_card_is_in_the_list() -> None:
    content = fire().content
    cards = speak(fire()).cards()
    ids = [entry[0] for entry in cards]
    assert len(set(ids)) == len(ids) == len(content.card_id) + 4 + len(content.tile_keys) + len(content.colour)
    assert ids[: len(content.card_id)] == content.card_id
    assert all(len(entry) == 4 and all(entry) for entry in cards)


def test_cards_say_what_they_do() -> None:
    cards = {entry[0]: entry[1:] for entry in speak(fire()).cards()}
    assert cards["elizabeth"] == (
        "Elizabeth I",
        "Brings a Protestant stone to England. Score 2 VP. “Queen of England, careful not to make windows into men’s souls.”",
        "rulebook: action; reconstructed: stone",
    )
    assert cards["netherlands-captain"][0] == "Captain of the Netherlands"
    assert cards["alice"][1].startswith(
        "Brings a neutral stone to England. Turn a die on one of your cards up or down by 1: on a person, on Loch Leven or on your"
        " religion. Or: Score 1 VP."
    )
    assert cards["alba"][1].startswith(
        "Every player with a house in the Netherlands sets a coloured die to 3 and lays it on Loch Leven. A protection tile wards it off."
    )
    assert cards["edict"][1].startswith(
        "Every player may give back a protection tile and score as many VP as their religion die shows. “For"
    )
    assert cards["loch-leven-1"] == (
        "Loch Leven card 1",
        "Start as a Protestant with 1 ore and your disc on the English ship (space 6).",
        "rulebook",
    )
    assert cards["tile-vp-3"][:2] == ("Advantage tile: 3 VP", "There are 2. Keep it face down: it is worth 3 VP at the end.")
    assert cards["tile-stone-catholic"][0] == "Advantage tile: Catholic stone"
    assert cards["space-15"][:2] == (
        "Space 15 (white): cloth market",
        "Take 1 cloth; or sell 1 cloth in England for 4 VP, 1 in Spain for 2 VP, or both, wherever you have a house.",
    )
    assert cards["space-6"][1].startswith("If you have a house in England, sell there 1 cloth for 4 VP, 1 wine for 2 VP, or both.")


def test_an_event_says_whom_it_names() -> None:
    """Also those that own content may have: any effect on anybody."""
    game = fire()
    wording = speak(game)
    content = game.content
    at = PERSONS
    kept = content.event_who[at], content.event_effect[at], content.event_amount[at]
    try:
        said = set()
        for effect in range(len(EFFECTS) - 1):
            for who in range(7):
                for amount in (1, 2):
                    content.event_who[at], content.event_effect[at], content.event_amount[at] = who, effect, amount
                    said.add(wording.effect(at))
        assert len(said) == 7 * (len(EFFECTS) - 1 + 2) - 1  # all houses there are the houses of those who have one
        assert "Every player with a house in the Netherlands loses 2 goods." in said
        assert "Every Catholic loses 1 good." in said
        assert "All houses in England go down to the next lower number." in said
        assert "The houses in England of all who have one in Spain too go down to the next lower number." in said
        assert "The houses of the Protestants in England go down to the next lower number." in said
    finally:
        content.event_who[at], content.event_effect[at], content.event_amount[at] = kept


# -- the messages themselves --------------------------------------------------------------------------------------------------------------


def entries() -> list[ast.EntryType]:
    return FluentParser().parse((FOLDER / "text" / "en.ftl").read_text("utf-8")).body


def test_the_file_is_proper_fluent() -> None:
    assert [entry.content for entry in entries() if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in entries() if isinstance(entry, ast.Message)]
    assert len(set(ids)) == len(ids)


def tour() -> set[str]:
    """The messages that are used when a lot is said about a lot of positions."""
    said: set[str] = set()
    for game, players, seed in ((fire(), 2, "a"), (fire(), 3, "b"), (fire(), 4, "c"), (everything(), 3, "d"), (everything(), 4, "e")):
        words = Listening(PACKAGE)
        wording = FireWording(words, NAMES, game.content)
        wording.cards()
        wording.prompt(game.new(players), -1)
        for number, (s, events) in enumerate(random_game(game, players, f"tour {seed}")):
            say_position(wording, game, s)
            for event in events:
                wording.sentence(event)
            if number % 9 == 0:
                wording.board(game.view(s, max(s.actor, -1)), max(s.actor, -1), 90)
        for lot in range(game.lots.size):
            if game.lots.text(lot):
                wording.lot(lot)
        said |= words.said
    return said


def in_code() -> set[str]:
    """The messages that reasons.py and board.py name."""
    found = set(re.findall(r'"(why-[a-z-]+)"', (FOLDER / "reasons.py").read_text("utf-8")))
    found |= {"why-over", "why-not-asked"}
    found |= set(re.findall(r'"(board-[a-z-]+)"', (FOLDER / "board.py").read_text("utf-8")))
    found |= {"board-asked", "board-on-turn", "board-you"}
    return found


def needed() -> set[str]:
    """The messages there must be for what the tables of the game list."""
    found = {f"{verb}-{step.name}" for verb in ("ask", "wait") for step in STEPS if step.kind == CHOICE}
    found |= {f"told-{kind.name}" for kind in told.EVENTS.kinds}
    found |= {f"vp-{source}" for source in told.VP_SOURCES}
    found |= {f"lot-{kind.words}" for kind in fire().lots.kinds}
    found |= {f"effect-{effect.replace('_', '-')}" for effect in EFFECTS}
    found |= {f"suffer-{effect.replace('_', '-')}" for effect in EFFECTS[:-1]}
    actions = [*range(13), *range(16, 27), 33]
    found |= {f"{family}-{symbol(action)[0]}" for family in ("name", "do", "explain", "space") for action in actions}
    return found


def test_every_message_is_used_and_every_needed_one_exists() -> None:
    ids = {entry.id.name for entry in entries() if isinstance(entry, ast.Message)}
    assert needed() <= ids
    assert in_code() <= ids
    unused = ids - tour() - needed() - in_code()
    assert unused <= {"list-more", "list-end", "wait-over-shared"}, unused  # said by test_the_end_has_a_prompt


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(TriptychError, match="no words for 'told-nothing' in en"):
        Listening(PACKAGE).say("told-nothing")
    with pytest.raises(TriptychError, match="told-good"):
        Listening(PACKAGE).say("told-good", seat="Ann")
