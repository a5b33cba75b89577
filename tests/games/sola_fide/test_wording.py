"""Every question, move, lot, event and card can be said, in whole sentences, and to whoever may know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import triptych.games.sola_fide
from tests.games.listening import Listening, say_position
from tests.games.sola_fide.speech import NAMES, anything, label, log, prompts, random_game, seen, speak
from tests.games.sola_fide.table import Table, clear, convert, dispute, faith, move, op, own_content, with_card
from tests.languages import messages, parts
from triptych.core.errors import UnknownName
from triptych.core.state import CHANCE
from triptych.core.steps import CHOICE
from triptych.games.sola_fide import happenings as told
from triptych.games.sola_fide.content import OPS
from triptych.games.sola_fide.game import SolaFide
from triptych.games.sola_fide.scene import sheet
from triptych.games.sola_fide.steps import STEPS
from triptych.games.sola_fide.wording import PACKAGE, SILENT, FaithWording

FOLDER = Path(triptych.games.sola_fide.__file__).parent
GAMES = {
    "starter": faith(sides="roll"),
    "draft": faith(sides="lot", decks="draft"),
    "limit": faith(decks="draft", limit=20),
    "anything": anything(1),
    "anything else": anything(2),
}


@pytest.mark.parametrize("name", GAMES)
def test_random_games_can_be_told(name: str) -> None:
    game = GAMES[name]
    wording = speak(game)
    for s, events in random_game(game, f"told {name}"):
        if not name.startswith("anything"):
            say_position(wording, game, s)
        for event in events:
            for seat in (-1, 0, 1):
                sentence = wording.sentence(game.events.for_seat(event, seat))
                assert bool(sentence) == (event[0] not in SILENT)
                assert not sentence or (sentence[0].isupper() and sentence.endswith("."))


@pytest.mark.parametrize("seed", [1, 2])
def test_cards_that_do_anything_can_be_played_by_their_labels(seed: int) -> None:
    """Own content may be long-winded; but no two ways of answering look the same, and none says nothing."""
    game = anything(seed)
    wording = speak(game)
    for s, _ in random_game(game, f"labels {seed}"):
        for seat in game.asked(s):
            view = game.view(s, seat)
            moves = game.legal(s, seat)
            labels = [wording.label(view, choice) for choice in moves if game.moves.text(choice).split()[0] != "do"]
            assert len(set(labels)) == len(labels), labels
            assert wording.prompt(view, seat)[0].isupper()


def test_all_lots_can_be_said() -> None:
    game = faith()
    wording = speak(game)
    assert all(wording.lot(lot) for lot in range(game.lots.size))
    said = [wording.lot(game.lots.parse(text)) for text in ("roll 4", "catholic 2", "deal index", "draw index", "lose index")]
    assert said == [
        "The die shows 4",
        "Ben is Catholic",
        "One of the three is “The Index of Forbidden Books”",
        "The card drawn is “The Index of Forbidden Books”",
        "The card lost is “The Index of Forbidden Books”",
    ]
    assert wording.lot(game.lots.parse("foreign third-way")) == "Foreign Influence: “Elizabeth’s Third Way”"


def test_a_lot_that_is_due_has_a_prompt() -> None:
    s = faith(sides="roll").new(2)
    assert s.actor == CHANCE
    assert speak(faith()).prompt(s, -1) == "Dice and cards decide"


def test_there_is_no_other_language_yet() -> None:
    with pytest.raises(UnknownName):
        faith().wording("tlh", NAMES)
    assert isinstance(faith().wording("en", NAMES), FaithWording)


# -- questions ----------------------------------------------------------------------------------------------------------------------------


def test_the_questions_of_the_set_up() -> None:
    t = Table.new(sides="roll").play("roll 3", "roll 5")
    assert prompts(t) == ("You rolled higher: choose your side", "Ben rolled higher and chooses a side")
    assert [label(t, text) for text in t.offered] == ["Play the Catholic side", "Play the Protestant side"]


def test_the_draft_is_put_to_both() -> None:
    t = Table.new(decks="draft")
    while t.asked == CHANCE:
        t.play(t.offered[0])
    wording = speak(t.game)
    assert wording.prompt(t.game.view(t.s, 0), 0) == wording.prompt(t.game.view(t.s, 1), 1) == "Choose card 1 of 15 for your deck"
    assert wording.prompt(t.game.view(t.s, -1), -1) == "Both players choose the cards of their decks"
    assert label(t, "keep diet-of-worms") == "Keep “The Diet of Worms”: convert 1 of the nobility; draw 1"
    view = t.game.view(t.s, 1)
    labels = [wording.label(view, choice) for choice in t.game.legal(t.s, 1)]
    assert labels[0] == "Keep “The Two Kingdoms”: convert 1 of the nobility; draw 1"
    for _ in range(15):
        t.by(0, t.offered_to(0)[0])
        while t.asked == CHANCE:
            t.play(t.offered[0])
    assert wording.prompt(t.game.view(t.s, 0), 0) == "Ben still chooses cards"
    assert wording.prompt(t.game.view(t.s, 1), 1) == "Choose card 1 of 15 for your deck"


def test_the_draft_is_told_to_whom_it_concerns() -> None:
    t = Table.new(decks="draft")
    while t.asked == CHANCE:
        t.play(t.offered[0])
    t.s.sink = []
    t.by(0, "keep diet-of-worms")
    assert log(t, 0) == ["Ann keeps “The Diet of Worms”, card 1 of 15."]
    assert log(t, 1) == log(t, -1) == ["Ann has chosen 1 of 15 cards."]


def test_the_question_of_a_turn() -> None:
    t = Table("ursulines: hand; battle-of-muehlberg: hand; index: hand").turn("catholic")
    assert prompts(t) == ("Play a card, or draw one", "Ann plays a card or draws one")
    assert [label(t, text) for text in t.offered] == [
        "Draw a card",
        "Play “The Ursulines”: convert 1 of the commons; draw 1",
        "Play “The Battle of Mühlberg”: convert 3 of the nobility; military",
        "Play “The Index of Forbidden Books”: the other player loses 1 at random; "
        "permanent: for each circle taken, the other player loses 1 at random",
    ]


def test_the_question_of_a_choice_card() -> None:
    t = Table("ferdinand-ii: hand").begins("catholic", "play ferdinand-ii")
    assert prompts(t) == ("Choose what “Emperor Ferdinand II” does", "Ann chooses what “Emperor Ferdinand II” does")
    assert [label(t, text) for text in t.offered] == [
        "Move one circle 2 spaces towards the nobility.",
        "Convert 2 territories of the nobility in one circle.",
    ]
    t.play("do 2")
    assert log(t)[-1] == "Ann chooses: convert 2 of the nobility."


def test_the_question_of_converting() -> None:
    t = Table("franconian nobility: pC c c n; franconian power: N1; nuncios: hand").begins("catholic", "play nuncios")
    assert prompts(t) == (
        "Choose a circle, 2 in all, one after the other: convert 1 of the nobility",
        "Ann chooses a circle to convert in",
    )
    assert label(t, "convert upper-saxon nobility") == "Convert 1 of the nobility in the Upper Saxon Circle"
    assert label(t, "convert franconian nobility") == "Convert 1 of the nobility in the Franconian Circle and take it for 5 VP"
    t.play("convert upper-saxon nobility")
    assert prompts(t)[0] == "Choose a circle: convert 1 of the nobility"


def test_a_label_says_as_much_as_can_be_converted() -> None:
    t = Table("upper-saxon nobility: pC pC c n p; battle-of-muehlberg: hand").begins("catholic", "play battle-of-muehlberg")
    assert label(t, "convert upper-saxon nobility") == "Convert 2 of the nobility in the Upper Saxon Circle"
    t = Table("mighty-fortress: hand; franconian: catholic; bavarian: catholic")
    t.begins("protestant", "play mighty-fortress")
    assert label(t, "convert swabian both") == "Convert 3 territories in the Swabian Circle"
    assert prompts(t)[0] == "Choose a circle, 2 in all, one after the other: convert all neutral on each side"


def test_a_circle_may_be_chosen_for_nothing() -> None:
    t = Table("franconian nobility: pC c c nC; franconian power: C1; leipzig-debate: hand").begins("catholic", "play leipzig-debate")
    assert label(t, "convert franconian nobility") == "Choose the nobility of the Franconian Circle, where nothing is converted"
    assert label(t, "convert franconian commons") == "Convert 1 of the commons in the Franconian Circle"
    t = Table("franconian power: N2; wallenstein: hand").begins("catholic", "play wallenstein")
    assert label(t, "move franconian nobility") == "Choose the Franconian Circle towards the nobility, where nothing moves"


def test_the_question_of_an_extra() -> None:
    t = Table("society-of-jesus: front; franconian nobility: p c c n; franconian power: N1; diet-of-worms: hand")
    t.begins("catholic", "play diet-of-worms", "convert franconian nobility")
    assert prompts(t) == (
        "Convert one more territory of the nobility in the Franconian Circle, by “The Society of Jesus”?",
        "Ann may convert one more territory in the Franconian Circle",
    )
    assert label(t, "more") == "Convert one more, 2 in all, and take the Franconian Circle for 5 VP"
    assert label(t, "no-more") == "Leave it at 1"
    t.play("more")
    assert log(t)[1:4] == [
        "Ann converts one more territory by “The Society of Jesus”.",
        "Ann converts 2 territories of the nobility in the Franconian Circle.",
        "Ann takes the Franconian Circle for 5 VP.",
    ]


def test_the_question_of_moving() -> None:
    t = Table("franconian nobility: pC c c nC; franconian power: C1; lower-saxon commons: p p p cP nP; cajetan: hand")
    t.begins("catholic", "play cajetan")
    assert prompts(t) == ("Choose a circle: move 1 either way", "Ann chooses a circle to move")
    assert label(t, "move upper-saxon nobility") == "Move the Upper Saxon Circle to C1, towards the nobility"
    assert label(t, "move franconian nobility") == "Move the Franconian Circle to N1, towards the nobility, and take it for 5 VP"
    assert label(t, "move lower-saxon commons") == "Move the Lower Saxon Circle to C1, towards the commons: Ben takes it for 7 VP"


def test_the_question_of_the_disputation_marker() -> None:
    t = Table("disputed: franconian; man-for-all-seasons: hand").begins("catholic", "play man-for-all-seasons")
    assert prompts(t) == ("Choose a circle for the disputation marker", "Ann chooses a circle for the disputation marker")
    assert label(t, "dispute franconian") == "Leave the disputation marker on the Franconian Circle"
    assert label(t, "dispute upper-saxon") == "Put the disputation marker on the Upper Saxon Circle"
    assert log(t.fork().play("dispute franconian")) == ["Ann leaves the disputation marker on the Franconian Circle."]
    assert log(t.fork().play("dispute upper-saxon")) == ["Ann puts the disputation marker on the Upper Saxon Circle."]


def test_the_question_of_removing_markers() -> None:
    says = "upper-saxon commons: c p p nP nP; lower-saxon commons: c p p pC n; franconian commons: cP p nC n; franconian power: C1"
    t = Table(says).foreign("catholic", "green", "john-calvin", "catholic")
    assert prompts(t) == (
        "Choose where, or leave the markers: remove all markers from the commons",
        "Ann chooses where all markers are removed, if at all",
    )
    assert label(t, "clear upper-saxon commons") == "Remove 2 markers from the commons of the Upper Saxon Circle"
    assert label(t, "clear lower-saxon commons") == "Remove 1 marker from the commons of the Lower Saxon Circle"
    assert label(t, "decline") == "Leave the markers where they are"
    assert speak(t.game).hint(seen(t)).endswith("You may also leave all markers where they are.")
    t.play("decline")
    assert "Ann leaves the markers where they are." in log(t)
    own = with_card("index", f"effects = [{clear('either')}, {convert(1, where='same')}]")
    t = Table("index: hand; upper-saxon nobility: p p pC c n", own=own).begins("catholic", "play index")
    assert label(t, "clear franconian commons") == "Choose the commons of the Franconian Circle, where no marker lies"
    assert "You may also choose where there is no marker" in speak(t.game).hint(seen(t))


def test_the_question_which_takeover_comes_first() -> None:
    own = with_card("index", f"effects = [{move(1, 'nobility', circles=2)}]")
    table = "lower-saxon nobility: cP cP p nP nP; lower-saxon power: C1; franconian nobility: c c pC nC; index: hand"
    t = Table(table, own=own).begins("catholic", "play index", "move lower-saxon nobility")
    assert label(t, "move franconian nobility").endswith("and take it for 5 VP")
    t.play("move franconian nobility")
    assert prompts(t) == (
        "Several circles are due: choose which one is taken first",
        "Ann chooses which of the circles that are due is taken first",
    )
    assert label(t, "take franconian") == "Take the Franconian Circle first, for 5 VP"
    assert label(t, "take lower-saxon") == "Let Ben take the Lower Saxon Circle first, for 7 VP"
    assert speak(t.game).hint(seen(t)).startswith("Each takeover is carried out to its end before the next")


def test_the_question_of_a_cost() -> None:
    t = Table("indulgences: hand; ursulines: hand; pilgrimages: hand").begins("catholic", "play indulgences")
    assert prompts(t) == (
        "Discard 1 card to go on, or leave out the rest: convert 3 of the nobility",
        "Ann may discard 1 card to go on",
    )
    assert label(t, "discard ursulines") == "Discard “The Ursulines”, unused: convert 1 of the commons; draw 1"
    assert label(t, "decline") == "Discard nothing, and leave out the rest"
    assert log(t.play("decline"))[1] == "Ann discards nothing: what depends on it is left out."
    t = Table("white-mountain: hand; ursulines: hand; pilgrimages: hand").begins("catholic", "play white-mountain")
    assert label(t, "decline") == "Discard nothing, and leave out the rest, except for the Protestant’s roll"
    assert log(t.play("decline", "roll 6"))[1:3] == [
        "Ann discards nothing: what depends on it is left out.",
        "Ben rolls a 6 for the bonus: “Te Deum.” – nothing.",
    ]


def test_the_question_of_any_number() -> None:
    t = Table("whose-realm: hand; two-kingdoms: hand; melanchthon: hand").begins("protestant", "play whose-realm")
    assert prompts(t) == (
        "Discard as many cards as you like; for each of them: move 1 towards the nobility",
        "Ben discards any number of cards",
    )
    assert label(t, "enough") == "Discard no card"
    t.play("discard melanchthon")
    assert prompts(t)[0] == "Discard more? So far it is 1 card; for each of them: move 1 towards the nobility"
    assert label(t, "enough") == "Enough: 1 card is discarded"


def test_the_question_of_a_permanent_card() -> None:
    t = Table("roman-catechism: front; ursulines: hand").begins("catholic", "draw", "draw pilgrimages")
    assert prompts(t) == ("Use “The Roman Catechism”: draw 1?", "Ann may use “The Roman Catechism”")
    assert label(t, "use") == "Use it: draw 1"
    assert label(t, "leave") == "Do not use it"
    assert log(t.play("use"))[-1] == "Ann uses “The Roman Catechism”."


def test_the_questions_of_discarding() -> None:
    six = "ursulines pilgrimages nuncios cajetan indulgences diet-of-worms"
    t = Table(f"catholic hand: {six}").begins("catholic", "draw", "draw exsurge-domine")
    assert prompts(t) == ("Above your hand limit: choose 2 cards to discard", "Ann chooses 2 cards to discard")
    t.play("discard ursulines")
    assert prompts(t) == ("Above your hand limit: choose 1 card to discard", "Ann chooses 1 card to discard")
    t = Table("collegium-germanicum: hand").begins("catholic", "play collegium-germanicum")
    t.play("draw ursulines", "draw pilgrimages", "draw nuncios")
    assert prompts(t)[0] == "Choose 1 card to discard"


def test_the_question_of_what_to_keep() -> None:
    t = Table("fuggers: hand").begins("catholic", "play fuggers", "draw ursulines", "draw pilgrimages", "draw nuncios")
    assert prompts(t) == ("Choose 1 of the cards just drawn to discard", "Ann chooses which of the cards just drawn to keep")
    assert label(t, "discard nuncios") == "Discard “Papal Nuncios”, unused: convert 1 of the nobility in 2 circles"


def test_the_question_of_taking_back() -> None:
    t = Table("spiritual-exercises: hand; ursulines: discard; nuncios: discard").begins("catholic", "play spiritual-exercises")
    assert prompts(t) == ("Choose a card from your discard pile to take back", "Ann takes a card back from the discard pile")
    assert label(t, "recover nuncios") == "Take back “Papal Nuncios”: convert 1 of the nobility in 2 circles"
    assert log(t.play("recover nuncios"))[-1] == "Ann takes back “Papal Nuncios” from the discard pile."


def test_the_question_of_foreign_influence() -> None:
    t = Table().after_the_card("catholic", "choose-deck:1")
    assert prompts(t) == (
        "You have taken a circle: choose a deck of Foreign Influence",
        "Ben has taken a circle and chooses a deck of Foreign Influence",
    )
    assert [label(t, text) for text in t.offered] == [
        "The blue deck: moves circles",
        "The white deck: converts territories",
        "The orange deck: changes the cards in hand",
        "The green deck: removes markers",
    ]
    t.play("influence white", "foreign third-way")
    assert log(t) == ["Ben draws from the white deck: “Elizabeth’s Third Way” – convert 1 of the commons."]


def test_the_end_has_a_prompt() -> None:
    last = "only austrian; austrian power: N1; austrian nobility: c c p nC nC; diet-of-worms: hand"
    t = Table(last).begins("catholic", "play diet-of-worms")
    assert t.over
    assert prompts(t) == (f"The game is over: Ann wins with {t.points['catholic']} VP",) * 2
    assert log(t)[-3:] == [
        "Ann takes the Austrian Circle for 7 VP.",
        "The game is over.",
        f"Ann wins with {t.points['catholic']} VP.",
    ]
    t = Table("ursulines: hand", limit=1).begins("catholic", "draw", "draw nuncios")
    assert prompts(t)[0] == "The game is over: Ann and Ben share the win with 0 VP"
    assert "Time is up: 1 turn has been played." in log(t)


def test_every_question_has_a_hint() -> None:
    """The same ones as there are questions; each a sentence or two."""
    questions = {name.removeprefix("ask-") for name in messages("en", PACKAGE) if name.startswith("ask-")}
    hints = {name.removeprefix("hint-") for name in messages("en", PACKAGE) if name.startswith("hint-")}
    assert questions == hints == {step.name for step in STEPS if step.kind == CHOICE}
    t = Table("ursulines: hand").turn("catholic")
    assert speak(t.game).hint(t.game.view(t.s, 0)).startswith("A card is carried out in full, in the order printed on it")


def test_the_game_in_a_minute_has_pictures() -> None:
    """They are symbols of the sheet."""
    guide = [name for name in messages("en", PACKAGE) if name.startswith("guide-")]
    assert [int(name.split("-")[1]) for name in guide] == list(range(1, 7))
    assert all(f"icon-{name.split('-', 2)[2]}" in sheet().symbols for name in guide)


# -- the log ------------------------------------------------------------------------------------------------------------------------------


def test_a_turn_is_told() -> None:
    t = Table("battle-of-muehlberg: hand; ursulines: hand; franconian nobility: p c c n; franconian power: N1; disputed: franconian")
    t.begins("catholic", "play battle-of-muehlberg", "convert franconian nobility", "roll 3")
    t.play("influence orange", "foreign council-of-blood", "draw nuncios")
    expected = [
        "Ann plays “The Battle of Mühlberg”.",
        "Ann converts 2 territories of the nobility in the Franconian Circle.",
        "Ann takes the Franconian Circle for 5 VP.",
        "Ann gets a reward marker for the disputed circle: 1 VP.",
        "Turned up: the Upper Rhenish Circle.",
        "Turned up: the Bavarian Circle.",
        "Ben rolls a 3 for the bonus: “Victory of the Schmalkaldic League!” – the other player discards 1.",
        "Ann discards “The Ursulines”.",
        "Ann draws from the orange deck: “The Council of Blood” – draw 1.",
        "Ann draws “Papal Nuncios”.",
        "Turn 2: Ben.",
    ]
    assert log(t) == expected
    assert log(t, 1) == log(t, -1) == [line.replace("“Papal Nuncios”", "a card") for line in expected]


def test_hands_and_decks_are_told() -> None:
    t = Table("catholic deck: -; ursulines: discard; nuncios: discard; edict-of-worms: hand; melanchthon: hand; wartburg: hand")
    t.begins("catholic", "play edict-of-worms", "lose wartburg", "draw ursulines", "draw nuncios", "discard ursulines")
    assert log(t, 1)[1:6] == [
        "Ben loses “Luther at the Wartburg” at random.",
        "Ann shuffles 2 discarded cards into a new deck.",
        "Ann draws a card.",
        "Ann draws a card.",
        "Ann discards “The Ursulines”.",
    ]
    t = Table("catholic deck: -; catholic hand: -").turn("catholic")
    assert log(t)[0] == "Ann has nothing left to draw."
    t = Table("index: front; roman-catechism: hand").begins("catholic", "play roman-catechism")
    assert log(t)[1:3] == [
        "Ann discards the permanent card “The Index of Forbidden Books”.",
        "Ann lays out “The Roman Catechism”, which stays.",
    ]


def test_the_beginning_is_told() -> None:
    t = Table.new(sides="roll").play("roll 3", "roll 5", "choose protestant")
    assert log(t, -1) == ["Ann rolls a 3.", "Ben rolls a 5.", "Ann plays the Catholic side.", "Ben plays the Protestant side."]


def test_points_have_sources() -> None:
    wording = speak(faith())
    assert [wording.vp_source(source) for source in range(len(told.VP_SOURCES))] == ["a circle taken", "a reward marker"]


# -- cards --------------------------------------------------------------------------------------------------------------------------------


def test_every_card_is_in_the_list() -> None:
    content = faith().content
    cards = speak(faith()).cards()
    ids = [entry[0] for entry in cards]
    assert len(set(ids)) == len(ids) == 90 + 16 + 6 + 10
    assert ids[:106] == content.card_id + content.foreign_id
    assert all(len(entry) == 4 and all(entry) for entry in cards)


def test_cards_say_what_they_are() -> None:
    cards = {entry[0]: entry[1:] for entry in speak(faith()).cards()}
    assert cards["ursulines"] == (
        "The Ursulines",
        "Catholic card 2, of the starter deck. Convert 1 territory of the commons in one circle. Draw 1 card. "
        "“Angela Merici’s company of 1535 took the teaching of girls seriously, long before most others.”",
        "rulebook: name, effect; reconstructed: number",
    )
    assert cards["third-way"][1].startswith("Foreign Influence, white deck. Convert 1 territory of the commons in one circle. “From 1559")
    assert cards["military-6"][:2] == (
        "6: Te Deum.",
        "The Protestant’s bonus for a 6 after a military card. Nothing happens. “The victory is sung in the cathedral, and that is all.”",
    )
    assert cards["circle-lower-saxon"][:2] == (
        "Lower Saxon Circle",
        "Circle 2, worth 7 VP. Nobility: 2 Catholic, 1 Protestant, 2 neutral. Commons: 1 Catholic, 3 Protestant, 1 neutral. "
        "The power marker starts on N1.",
    )


def texts(says: str, *, military: bool = False) -> tuple[str, str]:
    """What a card says, in sentences and in a few words."""
    game = faith(with_card("index", says, military=military))
    wording = FaithWording(Listening(PACKAGE), NAMES, game.content)
    card = game.content.card_id.index("index")
    return wording.card_text(card), wording.card_brief(card)


SAYINGS = {
    convert(1, "nobility"): ("Convert 1 territory of the nobility in one circle.", "convert 1 of the nobility"),
    convert(2, "commons"): ("Convert 2 territories of the commons in one circle.", "convert 2 of the commons"),
    convert(2, "both"): ("Convert 2 territories on each side of one circle.", "convert 2 on each side"),
    convert(1, "either"): ("Convert 1 territory on one side of one circle.", "convert 1 on either side"),
    convert(3, "dominant"): ("Convert 3 territories on the dominant side of one circle.", "convert 3 on the dominant side"),
    convert(1, "subordinate"): ("Convert 1 territory on the subordinate side of one circle.", "convert 1 on the subordinate side"),
    convert(1, circles=3): ("Convert 1 territory of the commons in each of 3 circles.", "convert 1 of the commons in 3 circles"),
    convert(1, neutral=True): ("Convert 1 neutral territory of the commons in one circle.", "convert 1 neutral of the commons"),
    convert(2, neutral=True): ("Convert 2 neutral territories of the commons in one circle.", "convert 2 neutral of the commons"),
    convert("all", "both", neutral=True): (
        "Convert all neutral territories on each side of one circle.",
        "convert all neutral on each side",
    ),
    convert(1, where="disputed"): (
        "Convert 1 territory of the commons in the circle with the disputation marker.",
        "convert 1 of the commons in the disputed circle",
    ),
    convert(1, where=["bavarian"]): ("Convert 1 territory of the commons in the Bavarian Circle.", "convert 1 of the commons in Bavarian"),
    convert(1, where=["bavarian", "upper-saxon"]): (
        "Convert 1 territory of the commons in one of these circles (Upper Saxon, Bavarian).",
        "convert 1 of the commons in one of Upper Saxon, Bavarian",
    ),
    convert(1, where=["bavarian", "upper-saxon"], circles=2): (
        "Convert 1 territory of the commons in each of these circles (Upper Saxon, Bavarian).",
        "convert 1 of the commons in each of Upper Saxon, Bavarian",
    ),
    convert(1, where=["bavarian", "swabian", "upper-saxon"], circles=2): (
        "Convert 1 territory of the commons in each of 2 of these circles (Upper Saxon, Bavarian, Swabian).",
        "convert 1 of the commons in 2 of Upper Saxon, Bavarian, Swabian",
    ),
    move(1, "nobility"): ("Move one circle 1 space towards the nobility.", "move 1 towards the nobility"),
    move(2, "commons"): ("Move one circle 2 spaces towards the commons.", "move 2 towards the commons"),
    move(1, "either", circles=2): ("Move each of 2 circles 1 space in either direction.", "move 1 either way in 2 circles"),
    move(2, "dominant"): ("Move one circle 2 spaces towards the dominant side.", "move 2 towards the dominant side"),
    move(1, "subordinate", where="disputed"): (
        "Move the circle with the disputation marker 1 space towards the subordinate side.",
        "move 1 towards the subordinate side in the disputed circle",
    ),
    dispute(): ("Put the disputation marker on one circle.", "place the disputation marker"),
    dispute(["bavarian", "swabian"]): (
        "Put the disputation marker on one of these circles (Bavarian, Swabian).",
        "place the disputation marker in one of Bavarian, Swabian",
    ),
    op("draw", n=1): ("Draw 1 card.", "draw 1"),
    op("draw", n=3): ("Draw 3 cards.", "draw 3"),
    op("draw_keep", n=4, keep=2): ("Draw 4 cards, keep 2 of them and discard the others.", "draw 4, keep 2"),
    op("discard", n=1): ("Discard 1 other card.", "discard 1"),
    op("discard", n=2): ("Discard 2 other cards.", "discard 2"),
    op("opponent_discards", n=1, random=True): ("Your opponent discards 1 card at random.", "the other player loses 1 at random"),
    op("opponent_discards", n=2, random=False): ("Your opponent chooses and discards 2 cards.", "the other player discards 2"),
    op("recover", n=1): ("Take 1 card from your discard pile back into your hand, but none that came there this turn.", "take 1 back"),
    op("cost", discard=2): ("You may discard 2 other cards; if you do not, the rest is left out.", "discard 2 to go on"),
    clear("commons"): ("Remove all markers from the commons of one circle.", "remove all markers from the commons"),
    clear("either"): ("Remove all markers from one side of one circle.", "remove all markers from one side"),
    clear("dominant", where=["swabian"]): (
        "Remove all markers from the dominant side of the Swabian Circle.",
        "remove all markers from the dominant side in Swabian",
    ),
}


@pytest.mark.parametrize("says", SAYINGS)
def test_every_op_has_its_sentence(says: str) -> None:
    assert texts(f"effects = [{says}]") == SAYINGS[says]


def test_the_sentences_are_about_all_ops() -> None:
    named = {re.findall(r'"(\w+)"', says)[0] for says in SAYINGS}
    assert named | {"per_discard"} == set(OPS)


def test_for_each_card_discarded() -> None:
    inner = '{ op = "move", toward = "nobility", n = 1 }'
    assert texts(f'effects = [{{ op = "per_discard", effect = {inner} }}]') == (
        "Discard any number of other cards. For each of them, each time in a different circle: "
        "Move one circle 1 space towards the nobility.",
        "for each discard, move 1 towards the nobility, each time in a different circle",
    )
    assert texts(f'effects = [{{ op = "per_discard", effect = {inner}, max = 3 }}]') == (
        "Discard up to 3 other cards. For each of them, each time in a different circle: Move one circle 1 space towards the nobility.",
        "for each discard (up to 3), move 1 towards the nobility, each time in a different circle",
    )
    assert texts(f'effects = [{{ op = "per_discard", effect = {inner}, max = 1 }}]') == (
        "Discard 1 other card, or none. For it: Move one circle 1 space towards the nobility.",
        "for 1 discard, move 1 towards the nobility",
    )


def test_a_cost_does_not_pay_for_the_roll() -> None:
    effects = f"effects = [{op('cost', discard=1)}, {op('draw', n=2)}]"
    rest = "You may discard 1 other card; if you do not, the rest is left out"
    assert texts(effects)[0] == f"{rest}. Draw 2 cards."
    roll = "Then the Protestant rolls for a bonus."
    assert texts(effects, military=True)[0] == f"{rest}, except for the Protestant’s roll. Draw 2 cards. {roll}"


def test_several_ops_stand_in_their_order() -> None:
    assert texts(f"effects = [{convert(2)}, {dispute('same')}]", military=True) == (
        "Convert 2 territories of the commons in one circle. Put the disputation marker on the same circle. "
        "Then the Protestant rolls for a bonus.",
        "convert 2 of the commons; place the disputation marker there; military",
    )
    assert texts(f"choice = [[{convert(2)}], [{move(1)}, {op('draw', n=1)}], []]") == (
        "Either: Convert 2 territories of the commons in one circle. "
        "Or all of this: Move one circle 1 space towards the commons. Draw 1 card. Or: Nothing happens.",
        "convert 2 of the commons – or move 1 towards the commons, then draw 1 – or nothing",
    )
    assert texts(f"choice = [[{move(1)}, {op('draw', n=1)}], [{op('draw', n=2)}]]", military=True) == (
        "Either all of this: Move one circle 1 space towards the commons. Draw 1 card. Or: Draw 2 cards. "
        "Then, either way, the Protestant rolls for a bonus.",
        "move 1 towards the commons, then draw 1 – or draw 2; military",
    )


PERMANENTS = {
    'when = "you_convert", side = "nobility", then = [{ op = "draw", n = 1 }]': (
        "Permanent: once a turn, after a card with which you converted among the nobility, you may do this: Draw 1 card.",
        "permanent: after converting among the nobility, draw 1",
    ),
    'when = "you_draw_for_turn", then = [{ op = "draw", n = 1 }]': (
        "Permanent: whenever you draw instead of playing a card, you may do this: Draw 1 card.",
        "permanent: when drawing instead of playing, draw 1",
    ),
    'when = "you_take_circle", then = [{ op = "draw", n = 2 }]': (
        "Permanent: each time you take a circle, you may do this: Draw 2 cards.",
        "permanent: for each circle taken, draw 2",
    ),
    "hand_limit = 7": ("Permanent: your hand limit is 7 cards.", "permanent: hand limit 7"),
    "hand_limit = 1": ("Permanent: your hand limit is 1 card.", "permanent: hand limit 1"),
    'opponent_cannot = "convert", side = "commons", where = "disputed"': (
        "Permanent: your opponent cannot convert the commons of the circle with the disputation marker.",
        "permanent: guards the commons of the disputed circle",
    ),
    'opponent_cannot = "convert", where = "disputed"': (
        "Permanent: your opponent cannot convert in the circle with the disputation marker.",
        "permanent: guards the disputed circle",
    ),
    'opponent_cannot = "move", where = "disputed"': (
        "Permanent: your opponent cannot move the circle with the disputation marker.",
        "permanent: holds the power of the disputed circle",
    ),
    'extra = "convert", side = "commons"': (
        "Permanent: once a turn, when a card of yours converts among the commons, you may convert 1 more territory there.",
        "permanent: once a turn 1 more of the commons",
    ),
}


@pytest.mark.parametrize("says", PERMANENTS)
def test_every_kind_of_permanent_card_has_its_sentence(says: str) -> None:
    assert texts(f"permanent = {{ {says} }}") == PERMANENTS[says]


def test_a_permanent_card_says_first_what_it_does_once() -> None:
    assert texts(f"effects = [{op('draw', n=3)}]\npermanent = {{ hand_limit = 7 }}") == (
        "Draw 3 cards. Permanent: your hand limit is 7 cards.",
        "draw 3; permanent: hand limit 7",
    )


def test_a_circle_that_somebody_has_renamed() -> None:
    own = own_content(('name = { en = "Franconian Circle"', 'name = { en = "The Main\'s Banks"'))
    t = Table("ursulines: hand", own=own).begins("catholic", "play ursulines")
    assert label(t, "convert franconian commons") == "Convert 1 of the commons in the circle “The Main’s Banks”"
    assert speak(t.game).short_name(2) == "The Main’s Banks"


# -- the messages themselves --------------------------------------------------------------------------------------------------------------


def tour(game: SolaFide, seed: str) -> set[str]:
    """The messages that are used when a lot is said about a lot of positions."""
    words = Listening(PACKAGE)
    wording = FaithWording(words, NAMES, game.content)
    wording.cards()
    for number, (s, events) in enumerate(random_game(game, f"tour {seed}")):
        for seat in (-1, *game.asked(s)):
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
    found |= set(re.findall(r'"(board-[a-z-]+)"', (FOLDER / "board.py").read_text("utf-8")))
    return found | {"board-asked", "board-on-turn"}


def needed() -> set[str]:
    """The messages there must be for what the tables of the game list."""
    found = {f"{verb}-{step.name}" for verb in ("ask", "wait") for step in STEPS if step.kind == CHOICE}
    found |= {f"told-{kind.name}" for number, kind in enumerate(told.EVENTS.kinds) if number not in SILENT}
    found |= {f"vp-{source}" for source in told.VP_SOURCES}
    found |= {f"lot-{kind.words}" for kind in faith().lots.kinds}
    found |= {f"{family}-{name.replace('_', '-')}" for family in ("op", "brief") for name in OPS}
    return found


def test_every_message_is_used_and_every_needed_one_exists() -> None:
    ids = set(re.findall(r"(?m)^([a-z][a-z0-9-]*) =", parts("en", PACKAGE)[""]))
    assert needed() <= ids
    assert in_code() <= ids
    used = needed() | in_code()
    for name, game in GAMES.items():
        used |= tour(game, name)
    unused = ids - used
    # What is said only to those who use words of their own, or if it ends just so; the tests above say each of them.
    assert unused <= {
        "circle-plain",
        "list-end",
        "wait-over-shared",
        "wait-over",
        "wait-lot",
        "circles-some-of",
        "place-some-of",
        "move-take",
    }, unused
