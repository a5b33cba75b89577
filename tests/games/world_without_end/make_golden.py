"""Golden records of World Without End: whole games for every number of players and both ways to begin, with every event, every way to win
and every penalty somewhere among them.

How they are made and looked for: tests/games/golden.py. What each record is there for stands in RECORDS; the seeds were found by
`--search`, playing the players below until a game came out as wished.
"""

from __future__ import annotations

import random
import sys

from tests.games.golden import Maker, Player, Wish, at_random
from triptych.core import registry
from triptych.core.errors import UnknownName
from triptych.core.match import Match, entry_move, entry_seat
from triptych.core.state import State
from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.content import KNOWLEDGE, LOYALTY, PIETY, TOWER
from triptych.games.world_without_end.game import RULES_VERSION

GAME = "world-without-end"
BEGINNINGS = {"no": "all cards from the start", "yes": "a first game"}
TIE_BREAKS = (("piety", PIETY), ("loyalty", LOYALTY), ("knowledge", KNOWLEDGE))
SEEN = {
    told.METAL: "the King gives the metal",
    told.SEAL_BACK: "donors are thanked",
    told.HOUSE: "houses are built",
    told.HOUSE_BACK: "a house is taken back",
    told.TREATED: "somebody is treated",
    told.NOBODY_SICK: "nobody falls sick",
    told.NO_INCOME: "income out of stock",
    told.NOTHING_LEFT: "a gain out of stock",
    told.REPEATS: "Privilege repeats a card",
    told.EXCHANGED: "things are exchanged",
    told.EDGE_LEFT: "a permanent event is replaced",
    told.DRAWN_AWAY: "a card is drawn away",
    told.BEGS: "somebody begs",
    told.IDLE: "cards are laid unused",
    told.ATONED: "loyalty against a penalty",
    told.HALF: "half a point",
}
"""What may happen in a game, by the event that tells it."""


def happened(match: Match) -> list[tuple[int, ...]]:
    """Everything that was told in the moves that stand."""
    s: State = match.game.new(match.players)
    s.sink = []
    for packed in match.effective():
        match.game.apply(s, entry_seat(packed), entry_move(packed))
    return list(s.sink)


def how_won(match: Match) -> str:
    """By points, by what breaks a tie (WE-10.1), or together."""
    s = match.state
    points = match.game.points(s)
    tied = [seat for seat in range(match.players) if points[seat] == max(points)]
    if len(tied) == 1:
        return "won by points"
    for name, thing in TIE_BREAKS:
        have = {seat: s.cells[m.HAVE + seat * 9 + thing] for seat in tied}
        tied = [seat for seat in tied if have[seat] == max(have.values())]
        if len(tied) == 1:
            return f"won by {name}"
    return "won together"


def was_shipped(content: str) -> bool:
    """Was this the content of the game once, or is it now?"""
    try:
        registry.shipped_content(GAME, content)
    except UnknownName:
        return False
    return True


def ways(match: Match) -> list[str]:
    """What happened in a finished game: how it began, how it was won, what was seen in it, and its events in their order."""
    s = match.state
    events = happened(match)
    kinds = {event[0] for event in events}
    found = [f"{match.players} players", BEGINNINGS[match.game.options["first-game"]], how_won(match)]
    found.append("the tower stands" if s.cells[m.PROJECT + TOWER] == m.FINISHED else "the tower is not finished")
    found += [text for kind, text in SEEN.items() if kind in kinds]
    if len(match.effective()) != len(match.entries):
        found.append("moves taken back")
    if not was_shipped(match.game.content_hash):
        found.append("own content")
    ids = registry.game(GAME).layout.by_name["event"].names
    assert ids is not None
    return found + [f"event {ids[event[2] + 1]}" for event in events if event[0] == told.EVENT]


WINS = ("won by points", "won by piety", "won by loyalty", "won by knowledge", "won together")
WANTED = [
    *([f"{players} players", way] for players in (2, 3, 4) for way in (*BEGINNINGS.values(), WINS[0], WINS[1], "the tower stands")),
    *([way] for way in (*WINS, *SEEN.values())),
    *([f"event {event}"] for event in (registry.game(GAME).layout.by_name["event"].names or ())[1:]),
    ["moves taken back"],
    ["own content"],
]
"""Each of these comes up together in some record."""


# -- players -----------------------------------------------------------------------------------------------------------


def busy(rng: random.Random, words: list[str]) -> str:
    """Does whatever can be done."""
    doing = [word for word in words if word not in ("skip", "pass", "done", "show 0")]
    return at_random(rng, doing or words)


def builder(rng: random.Random, words: list[str]) -> str:
    """Gets material and builds with it, as much as he can at once; gives to what is built."""
    for wanted in ("play building_project", "build tower", "build", "donate", "take stone", "take wood", "play building_material"):
        found = [word for word in words if word.startswith(wanted)]
        if found and rng.random() < 0.8:
            return max(found, key=len)
    return busy(rng, words)


def idler(rng: random.Random, words: list[str]) -> str:
    """Leaves what can be left, and so comes to owe a lot."""
    leaving = [word for word in words if word in ("skip", "pass", "show 0")]
    return leaving[0] if leaving and rng.random() < 0.8 else at_random(rng, words)


PLAYERS: dict[str, Player] = {"random": at_random, "busy": busy, "builder": builder, "idler": idler}

OWN_CONTENT = (
    ('name = { en = "A good day at the fair"', 'name = { en = "Midsummer fair"'),
    ("bundle = { wool = 1, money = 2, vp = 8 }", "bundle = { stone = 1, knowledge = 2, money = 3, vp = 5 }"),
    ("cloth = 4\n", "cloth = 6\n"),
    ("bonus = { grain = 1 }", "bonus = { grain = 1, favour = 1 }"),
    ("faces = [2, 3, 3, 4, 4, 5]", "faces = [0, 1, 2, 3, 4, 5]"),
    (
        'effects = [{ op = "exchange", give = { wool = 1 }, get = { money = 3 } }]',
        'effects = [{ op = "exchange", give = { wool = 1 }, get = { free_house = 1, favour = 1 } }, '
        '{ op = "lose", who = "most_vp", one_of = ["stone", "wool"], n = 2, short = 1 }]',
    ),
    (
        'effects = [{ op = "price", what = "cloth", money = 5 }]',
        'effects = [{ op = "price", what = "cloth", money = 5 }, { op = "modify", action = "sale", gain = { vp = 1 } }]',
    ),
    (
        '{ op = "gain", who = "all", what = "treat", n = 1 },',
        '{ op = "gain", who = "first_least_vp", what = "treat", n = 3 },\n  { op = "cover", market = ["wool", "cloth"] },',
    ),
)


def own_content() -> str:
    text = registry.game(GAME).content_text
    for old, new in OWN_CONTENT:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


FIRST_GAME = {"first-game": "yes"}
OPEN = {"screens": "open"}
TOWER_STANDS = "the tower stands"
RECORDS = [
    Wish("2-points", ("busy",) * 2, 1, (WINS[0], "houses are built", "donors are thanked")),
    Wish("3-points", ("busy",) * 3, 2, (WINS[0], "a permanent event is replaced")),
    Wish("4-points", ("busy",) * 4, 2, (WINS[0], "income out of stock", "a gain out of stock"), options=OPEN),
    Wish("2-first-game", ("random",) * 2, 0, ("somebody begs",), options=FIRST_GAME),
    Wish("3-first-game", ("busy", "random", "builder"), 0, ("a permanent event is replaced",), options=FIRST_GAME),
    Wish("4-first-game", ("busy", "random", "builder", "busy"), 0, ("loyalty against a penalty",), options=FIRST_GAME | OPEN),
    Wish("2-tower", ("builder",) * 2, 2, (TOWER_STANDS,)),
    Wish("3-tower", ("builder",) * 3, 1, (TOWER_STANDS, "half a point")),
    Wish("4-tower", ("builder", "busy", "builder", "builder"), 0, (TOWER_STANDS, "a card is drawn away")),
    Wish("2-piety", ("busy", "random"), 176, ("won by piety",)),
    Wish("3-piety", ("busy", "random", "busy"), 0, ("won by piety",)),
    Wish("4-piety", ("busy", "random", "busy", "builder"), 30, ("won by piety",)),
    Wish("2-loyalty", ("busy", "builder"), 225, ("won by loyalty",)),
    Wish("2-knowledge", ("busy", "builder"), 106, ("won by knowledge",)),
    Wish("3-together", ("idler",) * 3, 33, ("won together",)),
    Wish("4-idle", ("idler", "random", "idler", "busy"), 0, ("cards are laid unused", "somebody begs", "nobody falls sick")),
    Wish("2-taken-back", ("busy", "random"), 0, ("moves taken back", "somebody is treated"), undo=0.2),
    Wish("4-taken-back", ("random", "busy", "builder", "random"), 0, ("moves taken back", TOWER_STANDS), undo=0.1, comments=True),
    Wish("3-own-content", ("busy", "builder", "random"), 8, ("own content", "event i04_fair", "event iv10_plague_back"), own=True),
    Wish("3-donors", ("busy", "builder", "busy"), 0, ("loyalty against a penalty", "houses are built", "donors are thanked")),
]


MAKER = Maker(GAME, RULES_VERSION, RECORDS, PLAYERS, ways, own_content)

if __name__ == "__main__":
    MAKER.main(sys.argv[1:])
