"""Golden records of Sola Fide: whole games with every option of a table, and every way a game can end.

How they are made and looked for: tests/games/golden.py. What each record is there for stands in RECORDS; the seeds were found by
`--search`, playing random and busy players until a game came out as wished.
"""

from __future__ import annotations

import random
import sys

from tests.games.golden import Maker, Player, Wish, at_random
from triptych.core import registry
from triptych.core.match import Match
from triptych.games.sola_fide import model as m
from triptych.games.sola_fide.game import RULES_VERSION

GAME = "sola-fide"
SIDES = ("roll", "lot", "first-catholic", "first-protestant")
DECKS = ("starter", "draft")
ENDS = ("ended by the last circle", "ended by the limit")
WINS = ("the Catholic won", "the Protestant won", "won together")


def ways(match: Match) -> list[str]:
    """What happened in a finished game: its options, why it ended, who won, and what its record shows."""
    s = match.state
    options = match.game.options
    found = [f"sides {options['sides']}", f"decks {options['decks']}"]
    found.append(ENDS[1] if s.cells[m.TURNS] == s.cells[m.LIMIT] else ENDS[0])
    winners = match.game.winners(s)
    found.append(WINS[2] if len(winners) > 1 else WINS[s.cells[m.SIDE + winners[0]]])
    if len(match.effective()) != len(match.entries):
        found.append("moves taken back")
    if match.game.content_hash != registry.game(GAME).content_hash:
        found.append("own content")
    return found


WANTED = [
    *([f"sides {sides}", f"decks {decks}", end] for sides in SIDES for decks in DECKS for end in ENDS),
    *([end, win] for end in ENDS for win in WINS),
    *([f"decks {decks}", "moves taken back"] for decks in DECKS),
    ["own content"],
]
"""Each of these comes up together in some record."""


def busy(rng: random.Random, words: list[str]) -> str:
    """Plays rather than draws, and uses what he has."""
    playing = [word for word in words if word not in ("draw", "decline", "enough", "leave", "no-more")]
    return at_random(rng, playing or words)


PLAYERS: dict[str, Player] = {"random": at_random, "busy": busy}

OWN_CONTENT = (
    ('name = { en = "The Two Kingdoms"', 'name = { en = "Two Swords"'),
    ('start = "C2"', 'start = "N1"'),
    ('side = "nobility", n = 1, circles = 2 }]', 'side = "both", n = 2, circles = 2 }]'),
    ('{ when = "you_draw_for_turn", then = [{ op = "draw", n = 1 }] }', '{ opponent_cannot = "convert", where = "disputed" }'),
    (
        'effects = [{ op = "draw", n = 3 }, { op = "discard", n = 1 }]',
        'effects = [{ op = "per_discard", max = 2, effect = { op = "move", toward = "either", n = 3 } }]',
    ),
    ('effects = [{ op = "draw", n = 3 }, { op = "discard", n = 1 }]', 'effects = [{ op = "draw_keep", n = 3, keep = 0 }]'),
    ("effects = []", 'effects = [{ op = "remove_markers", side = "either", where = "disputed" }]'),
)


def own_content() -> str:
    text = registry.game(GAME).content_text
    for old, new in OWN_CONTENT:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def wish(file: str, sides: str, decks: str, seed: int, *shown: str, limit: int = 0, own: bool = False, undo: float = 0.0) -> Wish:
    seats = ("busy", "random") if decks == "starter" else ("random", "busy")
    options = {"sides": sides, "decks": decks, "limit": str(limit)}
    return Wish(file, seats, seed, shown, own=own, undo=undo, comments=undo > 0, options=options)


RECORDS = [
    wish("roll-starter", "roll", "starter", 0, ENDS[0], WINS[0]),
    wish("roll-draft", "roll", "draft", 0, ENDS[0], WINS[1]),
    wish("lot-starter", "lot", "starter", 2, ENDS[0], WINS[1]),
    wish("lot-draft", "lot", "draft", 0, ENDS[0], WINS[0]),
    wish("first-catholic-starter", "first-catholic", "starter", 16, ENDS[0], WINS[2]),
    wish("first-catholic-draft", "first-catholic", "draft", 68, ENDS[0], WINS[2]),
    wish("first-protestant-starter", "first-protestant", "starter", 2, ENDS[0], WINS[1]),
    wish("first-protestant-draft", "first-protestant", "draft", 0, ENDS[0], WINS[0]),
    wish("roll-starter-limit", "roll", "starter", 0, ENDS[1], WINS[0], limit=20),
    wish("roll-draft-limit", "roll", "draft", 2, ENDS[1], WINS[1], limit=25),
    wish("lot-starter-limit", "lot", "starter", 0, ENDS[1], WINS[2], limit=20),
    wish("lot-draft-limit", "lot", "draft", 5, ENDS[1], WINS[0], limit=30),
    wish("first-catholic-starter-limit", "first-catholic", "starter", 3, ENDS[1], WINS[1], limit=20),
    wish("first-catholic-draft-limit", "first-catholic", "draft", 0, ENDS[1], WINS[2], limit=15),
    wish("first-protestant-starter-limit", "first-protestant", "starter", 1, ENDS[1], WINS[0], limit=30),
    wish("first-protestant-draft-limit", "first-protestant", "draft", 0, ENDS[1], WINS[1], limit=30),
    wish("taken-back-starter", "roll", "starter", 0, "moves taken back", ENDS[0], undo=0.2),
    wish("taken-back-draft", "lot", "draft", 0, "moves taken back", ENDS[0], undo=0.2),
    wish("own-content", "first-protestant", "starter", 0, "own content", ENDS[0], own=True),
]

# A card that was played has been seen; these records take back only what everybody knew anyway.
MAKER = Maker(GAME, RULES_VERSION, RECORDS, PLAYERS, ways, own_content, kept=("play ",))

if __name__ == "__main__":
    MAKER.main(sys.argv[1:])
