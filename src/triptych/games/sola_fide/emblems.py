"""Which woodcuts stand on which card: one, or a big one with a smaller one beside it.

Cards that the content file names have their own; on others the picture follows what they do.
"""

from __future__ import annotations

from typing import Final

from triptych.games.sola_fide.content import (
    CONVERT,
    DISPUTE,
    MOVE,
    NOT_PERMANENT,
    OPPONENT_DISCARDS,
    RECOVER,
    REMOVE,
    Content,
)

_OWN: Final = {
    # Protestant
    "two-kingdoms": "sword book",
    "vernacular-worship": "pulpit book",
    "local-presses": "press",
    "wittenberg-university": "book castle",
    "ninety-five-theses": "gate",
    "freedom-of-a-christian": "book hand",
    "to-the-nobility": "crown quill",
    "protestation-at-speyer": "hand seal",
    "katharina-von-bora": "house chalice",
    "twelve-articles": "flail seal",
    "melanchthon": "quill book",
    "burning-of-the-bull": "torch seal",
    "whose-realm": "crown gate",
    "peasants-war": "flail",
    "augsburg-confession": "seal rose",
    "philip-of-hesse": "sword crown",
    "wartburg": "castle quill",
    "maurice-of-saxony": "sword scales",
    "thomas-muentzer": "flail torch",
    "gustavus-adolphus": "crown ship",
    "anabaptists": "castle torch",
    "iconoclasm": "gate torch",
    "marburg-colloquy": "chalice hand",
    "martin-bucer": "pulpit hand",
    "pamphlets": "press quill",
    "peace-of-augsburg": "scales lamb",
    "lucas-cranach": "press rose",
    "parsonage": "house book",
    "schmalkaldic-league": "pikes rose",
    "priesthood-of-all": "hand rose",
    "frankfurt-fair": "wagon book",
    "territorial-church": "bell crown",
    "small-catechism": "book house",
    "free-cities": "castle rose",
    "paul-speratus": "notes pulpit",
    "argula": "quill hand",
    "church-orders": "bell book",
    "duerers-lament": "quill rose",
    "mighty-fortress": "castle notes",
    "lay-chalice": "chalice",
    "strasbourg-psalter": "notes",
    "heidelberg-catechism": "book crown",
    "luther-bible": "book rose",
    "defenestration": "castle hand",
    "formula-of-concord": "book seal",
    # Catholic
    "diet-of-worms": "eagle seal",
    "ursulines": "book cross",
    "man-for-all-seasons": "scales cross",
    "exsurge-domine": "seal tiara",
    "pilgrimages": "wagon cross",
    "leipzig-debate": "pulpit",
    "nuncios": "seal keys",
    "charles-v": "eagle crown",
    "cajetan": "mitre seal",
    "collegium-germanicum": "gate keys",
    "edict-of-worms": "seal eagle",
    "indulgences": "coin seal",
    "council-of-trent": "tiara book",
    "excommunication": "bell torch",
    "imperial-ban": "eagle sword",
    "edict-of-restitution": "scales eagle",
    "augsburg-interim": "seal scales",
    "archdukes": "crown eagle",
    "ferdinand-ii": "crown cross",
    "dukes-of-bavaria": "castle crown",
    "catholic-league": "pikes cross",
    "capuchins": "hand cross",
    "inquisition": "cross torch",
    "fuggers": "coin",
    "spiritual-exercises": "book lamb",
    "baroque-churches": "bell lamb",
    "holy-robe": "cross lamb",
    "peter-canisius": "pulpit cross",
    "reform-commissions": "torch book",
    "election-of-1519": "crown coin",
    "erasmus": "quill lamb",
    "chamber-court": "scales",
    "battle-of-muehlberg": "sword eagle",
    "battle-of-frankenhausen": "cannon flail",
    "white-mountain": "cannon",
    "wallenstein": "pikes coin",
    "sack-of-magdeburg": "castle torch",
    "battle-of-noerdlingen": "pikes cannon",
    "cologne-war": "sword mitre",
    "spanish-tercios": "pikes",
    "roman-catechism": "book keys",
    "conservative-countryfolk": "wagon house",
    "society-of-jesus": "cross quill",
    "index": "torch keys",
    "ecclesiastical-reservation": "mitre scales",
    # Foreign Influence
    "edict-of-nantes": "seal crown",
    "st-bartholomews-day": "bell sword",
    "paris-worth-a-mass": "chalice castle",
    "richelieu": "mitre sword",
    "third-way": "crown scales",
    "act-of-supremacy": "crown seal",
    "mary-tudor": "crown torch",
    "book-of-common-prayer": "book bell",
    "dutch-reformed-church": "pulpit ship",
    "council-of-blood": "sword seal",
    "wonder-year": "torch hand",
    "sea-beggars": "ship",
    "john-calvin": "quill pulpit",
    "wars-of-kappel": "sword pikes",
    "carlo-borromeo": "mitre cross",
    "consensus-of-zurich": "hand chalice",
}

_BY_OP: Final = {CONVERT: "pulpit", MOVE: "scales", DISPUTE: "pulpit", OPPONENT_DISCARDS: "torch", RECOVER: "book", REMOVE: "bell"}


def emblem(content: Content, card: int) -> list[str]:
    """The woodcuts on a card of a side."""
    own = _OWN.get(content.card_id[card])
    if own is not None:
        return own.split()
    if content.military[card]:
        return ["cannon"]
    if content.permanent[card] != NOT_PERMANENT:
        return ["seal"]
    return [_BY_OP.get(content.op[content.lists[card][0]], "book")]


def foreign_emblem(content: Content, card: int) -> list[str]:
    """The woodcuts on a card of Foreign Influence."""
    return _OWN.get(content.foreign_id[card], "ship").split()
