"""Which things on the table a legal move touches.

The things have names that stay the same all game long, so that a board on any screen can mark them. Seats count from 1, sides and decks
have the names of the notation (RULES.md, SF-8), circles and cards their ids of the content file:

    circle-bavarian            a circle as a whole
    side-bavarian-nobility     one side of it
    power-bavarian             its power marker
    power-bavarian-nobility    the end of its power track on that side
    hand-wartburg              a card of the hand
    offer-wartburg             one of the three cards of the draft
    drawn-wartburg             a card beside the hand
    discard-wartburg           a card of the discard pile
    choice-2                   the second list of a choice card
    permanent-1                the permanent card of seat 1
    deck-1                     the deck of seat 1
    foreign-blue               a deck of Foreign Influence
"""

from __future__ import annotations

from typing import Final

from triptych.core.state import TOP
from triptych.games.sola_fide import agenda, moves
from triptych.games.sola_fide.content import BOTH, DECKS, MOST_LISTS, SIDES
from triptych.games.sola_fide.model import PERMANENT, FaithState
from triptych.games.sola_fide.phases.effects import CIRCLE_CHOSEN

UNTOUCHED: Final = ("choose", "no-more", "leave", "decline", "enough")
"""Kinds of move that leave everything where it is."""


def targets(s: FaithState, move: int) -> list[str]:
    """The things a legal move touches, by name; none for moves that leave everything where it is."""
    if moves.KEEP <= move < moves.DRAW:
        return [f"offer-{s.content.card_id[move - moves.KEEP]}"]
    if move == moves.DRAW:
        return [f"deck-{s.actor + 1}"]
    if moves.PLAY <= move < moves.DO:
        return [f"hand-{s.content.card_id[move - moves.PLAY]}"]
    if moves.DO <= move < moves.CONVERT:
        return [f"choice-{move - moves.DO + 1}"]
    if moves.CONVERT <= move <= moves.MORE:
        return _circle_targets(s, move)
    if move == moves.USE:
        return [f"permanent-{s.actor + 1}"]
    if moves.DISCARD <= move < moves.DECLINE:
        beside = s.cells[s.cells[TOP]] == agenda.DISCARD_DRAWN
        return [f"{'drawn' if beside else 'hand'}-{s.content.card_id[move - moves.DISCARD]}"]
    if moves.RECOVER <= move < moves.INFLUENCE:
        return [f"discard-{s.content.card_id[move - moves.RECOVER]}"]
    if moves.INFLUENCE <= move < moves.INFLUENCE + len(DECKS):
        return [f"foreign-{DECKS[move - moves.INFLUENCE]}"]
    if moves.kind_of(move) in UNTOUCHED:
        return []
    raise AssertionError(f"what move {move} touches is not known")


def _circle_targets(s: FaithState, move: int) -> list[str]:
    ids = s.content.circle_id
    if move < moves.MOVE:
        circle, side = divmod(move - moves.CONVERT, 3)
        return [f"circle-{ids[circle]}" if side == BOTH else f"side-{ids[circle]}-{SIDES[side]}"]
    if move < moves.DISPUTE:
        circle, side = divmod(move - moves.MOVE, 2)
        return [f"power-{ids[circle]}-{SIDES[side]}"]
    if move < moves.CLEAR:
        return [f"circle-{ids[move - moves.DISPUTE]}"]
    if moves.TAKE <= move < moves.MORE:
        return [f"circle-{ids[move - moves.TAKE]}"]
    if move < moves.TAKE:
        circle, side = divmod(move - moves.CLEAR, 2)
        return [f"side-{ids[circle]}-{SIDES[side]}"]
    if move != moves.MORE:
        raise AssertionError(f"what move {move} touches is not known")
    circle = s.cells[s.cells[TOP] + 2] // CIRCLE_CHOSEN
    return [f"side-{ids[circle]}-{SIDES[s.content.permanent_side[s.cells[PERMANENT + s.actor]]]}"]


def moves_at(s: FaithState, name: str) -> list[int]:
    """The moves somebody may have meant who points at a thing by which nothing can be chosen; those of the kinds now offered first."""
    thing, _, rest = name.partition("-")
    meant = _meant(s, thing, rest)
    now = {moves.kind_of(move) for move in s.moves}
    offered = [move for move in meant if moves.kind_of(move) in now]
    return offered or meant[:1]


def _meant(s: FaithState, thing: str, rest: str) -> list[int]:
    if thing in ("circle", "side", "power"):
        return _meant_in_circle(s, thing, rest)
    if rest in s.content.card_id:
        card = s.content.card_id.index(rest)
        if thing == "hand":
            return [moves.PLAY + card, moves.DISCARD + card, moves.RECOVER + card]
        if thing == "offer":
            return [moves.KEEP + card]
        if thing == "drawn":
            return [moves.DISCARD + card, moves.PLAY + card]
        if thing == "discard":
            return [moves.RECOVER + card, moves.PLAY + card, moves.DISCARD + card]
    if thing == "deck" and rest == str(s.actor + 1):
        return [moves.DRAW]
    if thing == "permanent" and rest == str(s.actor + 1):
        card = s.cells[PERMANENT + s.actor]
        return [moves.USE] if card < 0 else [moves.USE, moves.PLAY + card, moves.DISCARD + card]
    if thing == "foreign" and rest in DECKS:
        return [moves.INFLUENCE + DECKS.index(rest)]
    if thing == "choice" and rest in [str(n + 1) for n in range(MOST_LISTS)]:
        return [moves.DO + int(rest) - 1]
    return []


def _meant_in_circle(s: FaithState, thing: str, rest: str) -> list[int]:
    """Ids of circles may have hyphens, so a side is looked for at the end."""
    ids = s.content.circle_id
    sides = [side for side, word in enumerate(SIDES) if rest.endswith(f"-{word}") and rest[: -len(word) - 1] in ids]
    if rest not in ids and not sides:
        return []
    circle = ids.index(rest if rest in ids else rest[: -len(SIDES[sides[0]]) - 1])
    both = sides or [0, 1]
    moving = [moves.MOVE + circle * 2 + side for side in both]
    if thing == "power":
        return moving
    converting = [moves.CONVERT + circle * 3 + side for side in (*both, BOTH)]
    clearing = [moves.CLEAR + circle * 2 + side for side in both]
    return [*converting, *clearing, moves.DISPUTE + circle, moves.TAKE + circle, *moving]
