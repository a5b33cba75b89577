"""Golden records of A Column of Fire: whole games for every number of players and every way a game can end.

How they are made and looked for: tests/games/golden.py. What each record is there for stands in RECORDS; the seeds were found by
`--search`, playing random and thrifty players until a game came out as wished.
"""

from __future__ import annotations

import random
import sys

from tests.games.golden import Maker, Player, Wish, at_random
from triptych.core import registry
from triptych.core.match import Match
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.game import RULES_VERSION
from triptych.games.column_of_fire.scoring import goods_left

GAME = "column-of-fire"


def ways(match: Match) -> list[str]:
    """What happened in a finished game: why it ended, how it was won, and what its record shows."""
    s = match.state
    assert isinstance(s, m.FireState)
    c = s.cells
    found = [f"{match.players} players"]
    reasons = {m.FIFTY: "ended by fifty", m.STACK_OUT: "ended by a stack", m.FIFTY | m.STACK_OUT: "ended by both"}
    found.append(reasons[c[m.FINALE]])
    points = match.game.points(s)
    tied = [seat for seat in range(match.players) if points[seat] == max(points)]
    winners = match.game.winners(s)
    if len(tied) == 1:
        found.append("won by points")
    elif len(winners) > 1:
        found.append("won together")
    else:
        goods = [goods_left(s, seat) for seat in tied]
        found.append("won by goods" if goods.count(max(goods)) == 1 else "won by the religion die")
    if len(match.effective()) != len(match.entries):
        found.append("moves taken back")
    if match.game.content_hash != registry.game(GAME).content_hash:
        found.append("own content")
    return found


WANTED = [
    *([f"{players} players", end] for players in (2, 3, 4) for end in ("ended by fifty", "ended by a stack", "ended by both")),
    *(
        [f"{players} players", win]
        for players in (2, 3, 4)
        for win in ("won by points", "won by goods", "won by the religion die", "won together")
    ),
    ["moves taken back"],
    ["own content"],
]
"""Each of these comes up together in some record."""


# -- players -----------------------------------------------------------------------------------------------------------


def thrifty(rng: random.Random, words: list[str]) -> str:
    """Sells and scores where he can and keeps his VP; one time in ten he does anything."""
    if rng.random() < 0.9:
        selling = [word for word in words if word.split()[0] in ("ship", "market", "captain") or word == "gain vp"]
        kept = [word for word in words if not word.startswith(("ransom", "tile", "no-person", "skip"))]
        words = selling or kept or words
    return at_random(rng, words)


def greedy_for_cards(rng: random.Random, words: list[str]) -> str:
    """Removes persons from stacks of France, so that it runs out."""
    removing = [word for word in words if word.startswith(("remove ", "tile remove ")) or word == "take purple france"]
    return at_random(rng, removing) if removing and rng.random() < 0.7 else thrifty(rng, words)


PLAYERS: dict[str, Player] = {"random": at_random, "thrifty": thrifty, "greedy": greedy_for_cards}

OWN_CONTENT = (
    ('name = { en = "Elizabeth I"', 'name = { en = "Gloriana"'),
    ("england     = { cloth = 4, wine = 2 }", "england     = { cloth = 5, wine = 3 }"),
    ('effect = "lose_good:1"', 'effect = "lose_good:2"'),
    ("neutral_stone = 2", "protection = 2"),
    (
        '  { colour = "brown", action = "remove_person" },         # 19\n',
        '  { colour = "brown", action = "remove_person" },         # 19\n'
        '  { colour = "white", action = "vp:3" },\n'
        '  { colour = "blue", action = "captain" },\n',
    ),
)


def own_content() -> str:
    text = registry.game(GAME).content_text
    for old, new in OWN_CONTENT:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


RECORDS = [
    Wish("2-fifty", ("thrifty",) * 2, 3, ("ended by fifty", "won by points")),
    Wish("3-fifty", ("thrifty",) * 3, 237, ("ended by fifty", "won by points")),
    Wish("4-fifty", ("thrifty",) * 4, 284, ("ended by fifty", "won by points")),
    Wish("2-stack", ("random",) * 2, 0, ("ended by a stack", "won by points")),
    Wish("3-stack", ("random",) * 3, 0, ("ended by a stack", "won by points")),
    Wish("4-stack", ("random",) * 4, 0, ("ended by a stack", "won by points")),
    Wish("2-both", ("thrifty", "greedy"), 91, ("ended by both",)),
    Wish("3-both", ("thrifty", "thrifty", "greedy"), 388, ("ended by both",)),
    Wish("4-both", ("thrifty", "greedy", "thrifty", "random"), 293, ("ended by both",)),
    Wish("2-goods", ("thrifty",) * 2, 65, ("won by goods",)),
    Wish("2-religion-die", ("thrifty",) * 2, 4733, ("won by the religion die",)),
    Wish("2-together", ("random",) * 2, 3838, ("won together",)),
    Wish("3-goods", ("thrifty",) * 3, 65, ("won by goods",)),
    Wish("3-religion-die", ("thrifty",) * 3, 588, ("won by the religion die",)),
    Wish("3-together", ("random",) * 3, 105, ("won together",)),
    Wish("4-goods", ("thrifty",) * 4, 12, ("won by goods",)),
    Wish("4-religion-die", ("thrifty",) * 4, 548, ("won by the religion die",)),
    Wish("4-together", ("random",) * 4, 260, ("won together",)),
    Wish("2-taken-back", ("thrifty", "random"), 42, ("moves taken back", "ended by fifty"), undo=0.2),
    Wish("4-taken-back", ("random", "thrifty", "thrifty", "random"), 0, ("moves taken back",), undo=0.1, comments=True),
    Wish("3-own-content", ("thrifty", "random", "thrifty"), 101, ("own content", "ended by fifty"), own=True),
]


MAKER = Maker(GAME, RULES_VERSION, RECORDS, PLAYERS, ways, own_content)

if __name__ == "__main__":
    MAKER.main(sys.argv[1:])
