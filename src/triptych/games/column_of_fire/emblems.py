"""What stands for what: the icons of the actions, and the pictures on the cards."""

from __future__ import annotations

from typing import Final

from triptych.core.scene import Part
from triptych.games.column_of_fire import content, symbols
from triptych.games.column_of_fire.content import Content


def icon(action: int) -> str:
    """The symbol of an action."""
    if symbols.KINDS[action] == symbols.VP:
        return "icon-vp"
    return f"icon-{symbols.TEXTS[action].replace(':', '-').replace('_', '-')}"


def icon_parts(action: int, x: float, y: float, size: float, text: float) -> list[Part]:
    """An action's icon; VP with their number."""
    x, y, size = round(x, 1), round(y, 1), round(size, 1)
    parts = [Part(icon(action), x, y, size, size)]
    if symbols.KINDS[action] == symbols.VP:
        parts.append(Part("", x, y + size * 0.02, size, size, "on-gold", str(action - symbols.VP), max(text, round(size * 0.5, 1))))
    return parts


_PERSON_EMBLEMS: Final = {
    "elizabeth": "queen",
    "walsingham": "spymaster",
    "ned-willard": "agent",
    "margery": "candle",
    "rollo": "mask",
    "cecil": "secretary",
    "alice": "ledger",
    "mary-stuart": "thistle",
    "catherine": "scales",
    "pierre": "list",
    "sylvie": "bible",
    "isabelle": "press",
    "guise": "helmet",
    "cardinal": "galero",
    "coligny": "admiral",
    "navarre": "plume",
    "huus": "chalice",
    "imke": "wheel",
    "jan-wolman": "shipper",
    "titelmans": "lantern",
    "albert": "anvil",
    "betje": "cauldron",
    "parma": "regent",
    "orange": "orange",
    "feria": "envoy",
    "philip": "king",
    "romero": "mitre",
    "barney": "astrolabe",
    "carlos": "cannon",
    "jeronima": "fan",
    "ebrima": "chain",
    "alonso": "rosary",
}
"""What is drawn on the cards of persons whom the content file names; for others the picture follows what they do."""


def emblem(box: Content, card: int) -> str:
    """The picture on a card: of a person one knows his own, of others that of the trade."""
    if card >= content.PERSONS:
        effect = box.event_effect[card]
        return "emblem-bells" if effect == content.RELIGION_DIE_VP else f"emblem-{content.EFFECTS[effect].replace('_', '-')}"
    own = _PERSON_EMBLEMS.get(box.card_id[card])
    if own:
        return f"emblem-{own}"
    action = box.actions[card][0]
    kind = symbols.KINDS[action]
    if kind == symbols.GOOD:
        return f"emblem-{content.GOOD_WORDS[action - symbols.GOOD]}"
    return _BY_KIND[kind]


_BY_KIND: Final = {
    symbols.CAPTAIN: "emblem-captain",
    symbols.VP: "emblem-queen",
    symbols.STONE: "emblem-rosary",
    symbols.NEUTRAL_STONE: "emblem-candle",
    symbols.PROTECTION: "emblem-helmet",
    symbols.ADVANTAGE: "emblem-envoy",
    symbols.REMOVE_PERSON: "emblem-list",
    symbols.STEP_ON: "emblem-astrolabe",
    symbols.TURN_DIE: "emblem-scales",
    symbols.TAKE_DIE: "emblem-chain",
}
