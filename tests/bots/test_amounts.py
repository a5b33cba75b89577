"""Hints that name an amount, on tables that are set up for it: what they say is what lies there once the move is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.conformance.playing import Dice
from tests.games.column_of_fire.table import RED
from tests.games.column_of_fire.table import Table as Fire
from tests.games.sola_fide.table import Table as Faith
from tests.games.table import GameTable
from tests.games.world_without_end.table import Table as Town
from tests.games.world_without_end.table import op, with_event
from triptych.bots.insight import hint, look
from triptych.bots.reasons import hint_sentence, reason_words
from triptych.bots.roster import judgement
from triptych.core import registry
from triptych.core.heuristics import POINT
from triptych.core.state import CHANCE, NOBODY, State
from triptych.core.words import LANGUAGES
from triptych.games.column_of_fire import model as fire
from triptych.games.sola_fide import model as faith
from triptych.games.sola_fide.content import CIRCLES
from triptych.games.sola_fide.phases.circles import owned
from triptych.games.world_without_end import model as town
from triptych.games.world_without_end.content import GRAIN, HELD, LOYALTY, MONEY, PIETY, STONE, WOOD


def hinted(t: GameTable, best: str) -> list[str]:
    """What the one who is asked is told, in every language; the best move must be this one."""
    game, seat = t.game, t.asked
    found = look(game, game.view(t.s, seat), seat, iterations=160, seed=1, compare=True)
    assert game.moves.text(found.options[0].move) == best
    said = hint(found, 3)
    names = ["Anna", "Ben", "Clara", "Émile"]
    return [
        hint_sentence(reason_words(language, game.name), game.wording(language, names), said).replace("\xa0", " ") for language in LANGUAGES
    ]


def test_grain_that_is_owed() -> None:
    own = with_event("i04_fair", op("exchange", give={"wool": 1}, get={"grain": 2}))
    t = Town("0: 2 wool", 2, own=own).happens("i04_fair")
    assert hinted(t, "exchange i04_fair") == [
        "Gives you 2 more grain for what you owe at the end of the chapter.",
        "Bringt dir 2 Getreide mehr für die Abgabe am Kapitelende.",
        "T’apporte 2 mesures de grain de plus pour la redevance en fin de chapitre.",
    ]
    t.play("exchange i04_fair")
    assert t.news() == "0: +2 grain -1 wool"


def test_one_grain_is_one() -> None:
    t = Town("0: 4 money", 2, in_round=4).uses("grain")
    assert hinted(t, "take grain") == [
        "Gives you 1 more grain for what you owe at the end of the chapter.",
        "Bringt dir 1 Getreide mehr für die Abgabe am Kapitelende.",
        "T’apporte 1 mesure de grain de plus pour la redevance en fin de chapitre.",
    ]
    t.play("take grain")
    assert "+1 grain" in t.news()


def test_points_for_one_more_stone() -> None:
    says = "0: 2 stone 2 grain 2 piety 4 money"
    t = Town(says, 2, in_round=3).uses("building_project")
    assert hinted(t, "build bridge stone+stone") == [
        "Scores 3 more VP by building in material.",
        "Bringt dir 3 Siegpunkte mehr durch verbautes Material.",
        "Marque 3 PV de plus avec les matériaux posés.",
    ]
    scored = []
    for stones in ("stone+stone", "stone"):
        made = Town(says, 2, in_round=3).uses("building_project").play(f"build bridge {stones}")
        scored.append(made.s.cells[town.VP])
    assert scored[0] - scored[1] == 3


def test_a_good_that_can_be_sold() -> None:
    t = Fire(2).house(RED, "netherlands", 3).using(RED, "spain-wine-merchant")
    assert hinted(t, "gain wine") == [
        "Lets you sell 1 more wine in the Netherlands.",
        "Lässt dich in den Niederlanden 1 Wein mehr verkaufen.",
        "Te permet de vendre 1 vin de plus aux Pays-Bas.",
    ]
    t.play("gain wine")
    assert t.goods(RED)["wine"] == 1
    assert t.houses("netherlands")[RED] == 3


def test_points_that_are_not_paid() -> None:
    t = Fire(2).everybody(vp=20, religion="catholic").has(RED, goods={"wine": 1}).house(RED, "netherlands", 3).before_roll(RED)
    assert hinted(t, "pass") == [
        "Saves 3 VP that a die taken back costs.",
        "Spart 3 Siegpunkte, die ein zurückgeholter Würfel kostet.",
        "Épargne 3 PV que coûte un dé repris.",
    ]
    t.play("ransom black")
    assert t.vp[RED] == 17


def test_territories() -> None:
    t = Faith("exsurge-domine: hand").begins("catholic", "play exsurge-domine")
    assert hinted(t, "convert lower-saxon nobility") == [
        "Gives you 2 more territories on the dominant side of the Lower Saxon Circle, "
        "but leaves you 2 territories less on the subordinate side of the Franconian Circle.",
        "Bringt dir 2 Territorien mehr auf der vorherrschenden Seite im Niedersächsischen Kreis, "
        "aber lässt dir 2 Territorien weniger auf der untergeordneten Seite im Fränkischen Kreis.",
        "Te donne 2 territoires de plus du côté dominant du cercle de Basse-Saxe, "
        "mais te laisse 2 territoires de moins du côté subordonné du cercle de Franconie.",
    ]
    for circle in ("lower-saxon", "franconian"):
        made = Faith("exsurge-domine: hand").begins("catholic", "play exsurge-domine")
        before = made.side(circle, "nobility")
        made.play(f"convert {circle} nobility")
        assert made.side(circle, "nobility").count("C") - before.count("C") == 2


# -- what is counted lies there ------------------------------------------------------------------------------------------------------------


Counts = dict[tuple[str, ...], int]


def of_town(s: Any, seat: int) -> Counts:
    """Each thing is for one purpose or another, but there are no more of it."""
    have = s.cells[town.HAVE + seat * HELD : town.HAVE + (seat + 1) * HELD]
    named: Counts = {("thing", str(thing)): have[thing] for thing in (STONE, WOOD, GRAIN, PIETY, MONEY)}
    return {**named, ("loyalty",): have[LOYALTY]}


def of_fire(s: Any, seat: int) -> Counts:
    c = s.cells
    dice = c[fire.DIE_AT + seat * 5 : fire.DIE_AT + (seat + 1) * 5]
    goods: Counts = {("good", str(good)): c[fire.GOODS + seat * 4 + good] for good in range(4)}
    return {**goods, ("dice",): sum(die in (fire.FREE, fire.IN_HAND) for die in dice), ("protection",): c[fire.PROTECTION + seat]}


def of_faith(s: Any, seat: int) -> Counts:
    """On both sides of a circle together."""
    found: Counts = {}
    for circle in range(CIRCLES if s.cells[faith.SIDE + seat] != faith.EMPTY else 0):
        here = [owned(s, circle, side, s.cells[faith.SIDE + seat]) for side in range(2)]
        found["circle", str(circle)] = sum(here) if s.cells[faith.CIRCLE + circle] < faith.TAKEN else 0
    return found


@pytest.mark.parametrize(("name", "facts"), [("world-without-end", of_town), ("column-of-fire", of_fire), ("sola-fide", of_faith)])
def test_what_is_counted_is_what_lies_there(name: str, facts: Callable[[Any, int], Counts]) -> None:
    game = registry.game(name)
    details = judgement(game).details(game.new(2))
    several = 0
    for seed in range(3):
        dice = Dice(game, f"counts {seed}")
        s: State = game.new(2)
        while s.actor != NOBODY:
            game.apply(s, s.actor, dice.answer(s))
            for seat in range(2) if s.actor not in (CHANCE, NOBODY) else ():
                _, counts = judgement(game).judge_details(details, s, seat, [0] * len(game.vp_sources))
                found: Counts = {}
                for piece, count in zip(details.pieces, counts, strict=True):
                    first = next(iter(piece.about.items()), (details.parts[piece.part],))
                    key = tuple(str(word) for word in first)
                    found[key] = found.get(key, 0) + count
                wanted = facts(s, seat)
                assert {key: found.get(key, 0) for key in wanted} == {key: count * POINT for key, count in wanted.items()}
                several += max(wanted.values(), default=0) > 1
    assert several > 20
