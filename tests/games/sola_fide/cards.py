"""Every card of the box in positions: what lies on the table, what is played, and what has changed then. All of it written by hand.

The statements are those of table.py; `after` is everything that has changed when the turn is over, the played card itself aside. The table
at the start, for looking things up while reading (small letters are the print):

    upper-saxon   nobility c p p p n   commons c p p n n   C2       lower-saxon  nobility c c p n n   commons c p p p n   N1
    franconian    nobility c c p n     commons c p n n     C1       the starter cards in the decks, hands empty
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Case:
    """A card where it matters, or (`after` empty) where it changes nothing."""

    card: str
    table: str
    play: str
    after: str = ""
    offers: str = ""
    """What is offered after the card was played; if it is said."""
    plays: str = ""
    """What is played instead, the card being a permanent one that lies in front of its player: another card, or `draw`."""


# -- tables on which one kind of effect has nothing to do --------------------------------------------------------------

NO_PROTESTANT_DECK = "protestant deck: -;"
NO_CATHOLIC_DECK = "catholic deck: -;"
PROTESTANT_NOBLES = (
    "upper-saxon nobility: cP p p p nP; lower-saxon nobility: cP cP p nP nP; lower-saxon power: C1; franconian nobility: cP cP p nP;"
)
PROTESTANT_COMMONS = (
    "upper-saxon commons: cP p p nP nP; upper-saxon power: N1; lower-saxon commons: cP p p p nP;"
    "franconian commons: cP p nP nP; franconian power: N1;"
)
CATHOLIC_NOBLES = (
    "upper-saxon nobility: c pC pC pC nC; lower-saxon nobility: c c pC nC nC; lower-saxon power: C1; franconian nobility: c c pC nC;"
)
CATHOLIC_COMMONS = (
    "upper-saxon commons: c pC pC nC nC; upper-saxon power: N1; lower-saxon commons: c pC pC pC nC;"
    "franconian commons: c pC nC nC; franconian power: N1;"
)
PROTESTANT_BELOW = "upper-saxon nobility: cP p p p nP; lower-saxon commons: cP p p p nP; franconian nobility: cP cP p nP;"
CATHOLIC_BELOW = "upper-saxon nobility: c pC pC pC nC; lower-saxon commons: c pC pC pC nC; franconian nobility: c c pC nC;"
NO_NEUTRALS = (
    "upper-saxon nobility: c p p p nC; upper-saxon commons: c p p nC nP; lower-saxon nobility: c c p nC nC;"
    "lower-saxon commons: c p p p nC; franconian nobility: c c p nC; franconian commons: c p nC nP;"
)
ALL_N2 = "upper-saxon power: N2; lower-saxon power: N2; franconian power: N2;"
LAST_DISPUTED = "only austrian; disputed: austrian;"
GUARDED_COMMONS = LAST_DISPUTED + "conservative-countryfolk: front; austrian power: C2;"  # nothing for a Protestant among them
GUARDED_NOBLES = LAST_DISPUTED + "schmalkaldic-league: front; austrian power: N2;"  # nothing for a Catholic
PROTESTANT_STUCK = GUARDED_COMMONS + "austrian nobility: cP cP p nP nP;"  # nothing to convert on either side
CATHOLIC_STUCK = GUARDED_NOBLES + "austrian commons: c c c pC nC;"
POWER_FIXED = LAST_DISPUTED + "ecclesiastical-reservation: front;"  # a Protestant cannot move anything

FRANCONIAN_FALLS_TO_PROTESTANTS = (
    "franconian: protestant; franconian power: -; franconian commons: c p n n; protestant points: 5;"
    "upper-rhenish: open; upper-rhenish power: C2; bavarian: open; bavarian power: N2;"
)
FRANCONIAN_FALLS_TO_CATHOLICS = FRANCONIAN_FALLS_TO_PROTESTANTS.replace("protestant", "catholic")


PROTESTANT_CARDS = [
    Case(
        "two-kingdoms",
        "lower-saxon nobility: c c pC n n",
        "convert lower-saxon nobility; draw free-cities",
        "lower-saxon nobility: c c p n n; free-cities: hand",
        offers="convert upper-saxon nobility; convert lower-saxon nobility; convert franconian nobility",
    ),
    Case("two-kingdoms", PROTESTANT_NOBLES + NO_PROTESTANT_DECK, ""),
    Case(
        "vernacular-worship",
        "",
        "convert franconian commons; draw free-cities",
        "franconian commons: cP p n n; free-cities: hand",
        offers="convert upper-saxon commons; convert lower-saxon commons; convert franconian commons",
    ),
    Case("vernacular-worship", PROTESTANT_COMMONS + NO_PROTESTANT_DECK, ""),
    Case(
        "local-presses",
        "upper-saxon commons: c pC p n n",
        "convert upper-saxon commons",
        "upper-saxon commons: c p p n n",
    ),
    Case("local-presses", PROTESTANT_COMMONS, ""),
    Case(
        "wittenberg-university",
        "",
        "move upper-saxon nobility",
        "upper-saxon power: N1",
        offers="move upper-saxon nobility; move lower-saxon commons; move franconian nobility",
    ),
    Case("wittenberg-university", POWER_FIXED, ""),
    Case(
        "ninety-five-theses",
        "",
        "convert lower-saxon commons; draw melanchthon",
        "lower-saxon commons: cP p p p n; disputed: lower-saxon; melanchthon: hand",
    ),
    Case("ninety-five-theses", PROTESTANT_COMMONS + NO_PROTESTANT_DECK + "disputed: lower-saxon", "convert lower-saxon commons"),
    Case("freedom-of-a-christian", "", "convert franconian commons", "franconian commons: cP p n nP"),
    Case("freedom-of-a-christian", PROTESTANT_COMMONS, ""),
    Case(
        "to-the-nobility",
        "franconian nobility: c c p nC",
        "convert franconian nobility",
        "franconian nobility: c cP p nP",
    ),
    Case("to-the-nobility", PROTESTANT_NOBLES, ""),
    Case(
        "protestation-at-speyer",
        "disputed: franconian",
        "convert upper-saxon nobility",
        "upper-saxon nobility: cP p p p nP; disputed: upper-saxon",
    ),
    Case("protestation-at-speyer", PROTESTANT_NOBLES + "disputed: franconian", "convert franconian nobility"),
    Case(
        "katharina-von-bora",
        "",
        "draw two-kingdoms; draw free-cities; draw melanchthon; discard free-cities",
        "two-kingdoms: hand; melanchthon: hand; free-cities: discard",
    ),
    Case("katharina-von-bora", NO_PROTESTANT_DECK, ""),
    Case(
        "twelve-articles",
        "",
        "move lower-saxon commons",
        "lower-saxon power: C1; lower-saxon commons: cP p p p n",
        offers="move upper-saxon commons; move lower-saxon commons; move franconian commons",
    ),
    Case("twelve-articles", GUARDED_COMMONS, ""),
    Case(
        "melanchthon",
        "",
        "move franconian nobility; draw two-kingdoms",
        "franconian power: N1; two-kingdoms: hand",
        offers="move upper-saxon nobility; move lower-saxon nobility; move lower-saxon commons; move franconian nobility;"
        "move franconian commons",
    ),
    Case("melanchthon", POWER_FIXED + NO_PROTESTANT_DECK, ""),
    Case(
        "burning-of-the-bull",
        "melanchthon: hand; free-cities: hand",
        "discard free-cities; convert lower-saxon commons",
        "free-cities: discard; lower-saxon commons: cP p p p nP",
        offers="discard melanchthon; discard free-cities; decline",
    ),
    Case("burning-of-the-bull", "melanchthon: hand", "decline"),
    Case("burning-of-the-bull", "", ""),
    Case(
        "whose-realm",
        "melanchthon: hand; free-cities: hand; two-kingdoms: hand",
        "discard melanchthon; discard free-cities; enough; move upper-saxon nobility; move lower-saxon nobility",
        "melanchthon: discard; free-cities: discard; upper-saxon power: C1; lower-saxon power: N2",
        offers="discard two-kingdoms; discard melanchthon; discard free-cities; enough",
    ),
    Case("whose-realm", "melanchthon: hand", "enough"),
    Case("whose-realm", "", ""),
    Case(
        "peasants-war",
        "",
        "convert upper-saxon commons; convert lower-saxon commons",
        "upper-saxon commons: cP p p n n; lower-saxon commons: cP p p p n; franconian commons: cP p n n",
    ),
    Case("peasants-war", PROTESTANT_COMMONS, ""),
    Case(
        "augsburg-confession",
        "",
        "convert upper-saxon commons; convert lower-saxon nobility",
        "upper-saxon commons: cP p p n n; lower-saxon nobility: c cP p n n",
        offers="convert upper-saxon commons; convert lower-saxon nobility; convert franconian commons",
    ),
    Case("augsburg-confession", GUARDED_COMMONS, ""),
    Case("philip-of-hesse", "", "convert franconian nobility", "franconian nobility: cP cP p n; franconian power: N1"),
    Case("philip-of-hesse", POWER_FIXED + "austrian nobility: cP cP p nP nP; austrian power: C1", ""),
    Case(
        "wartburg",
        "free-cities: discard; two-kingdoms: discard",
        "recover two-kingdoms; draw melanchthon",
        "two-kingdoms: shown; melanchthon: hand",
        offers="recover two-kingdoms; recover free-cities",
    ),
    Case("wartburg", NO_PROTESTANT_DECK, ""),
    Case("maurice-of-saxony", "", "do 1; move upper-saxon nobility", "upper-saxon power: N1", offers="do 1; do 2"),
    Case("maurice-of-saxony", "", "do 2; convert lower-saxon nobility", "lower-saxon nobility: cP cP p n n"),
    Case("maurice-of-saxony", ALL_N2, "do 1"),
    Case("maurice-of-saxony", PROTESTANT_NOBLES, "do 2"),
    Case(
        "thomas-muentzer",
        "free-cities: hand; melanchthon: hand",
        "move franconian commons; discard melanchthon",
        "franconian power: C2; franconian commons: cP p n nP; melanchthon: discard",
    ),
    Case("thomas-muentzer", GUARDED_COMMONS, ""),
    Case(
        "gustavus-adolphus",
        "two-kingdoms: hand; melanchthon: hand; free-cities: hand",
        "discard free-cities; discard melanchthon; convert lower-saxon nobility; convert franconian commons",
        "free-cities: discard; melanchthon: discard; lower-saxon nobility: cP cP p n n; franconian commons: cP p n nP",
        offers="discard two-kingdoms; discard melanchthon; discard free-cities; decline",
    ),
    Case("gustavus-adolphus", "two-kingdoms: hand; melanchthon: hand", "decline"),
    Case("gustavus-adolphus", "two-kingdoms: hand", ""),
    Case("anabaptists", "", "", "lower-saxon commons: cP p p p nP"),
    Case("anabaptists", "lower-saxon: catholic; westphalian power: N1", "", "westphalian commons: cP p p nP nP"),
    Case("anabaptists", "lower-saxon: catholic; westphalian: catholic", "", "burgundian commons: cP cP p n nP"),
    Case("anabaptists", "lower-saxon: catholic; westphalian: catholic; burgundian: protestant", ""),
    Case(
        "iconoclasm",
        "lower-saxon commons: cP p pC p n",
        "convert lower-saxon commons; convert franconian commons",
        "lower-saxon commons: cP p p p n; franconian commons: cP p n n",
        offers="convert upper-saxon commons; convert lower-saxon commons; convert franconian commons",
    ),
    Case("iconoclasm", GUARDED_COMMONS, ""),
    Case(
        "marburg-colloquy",
        "",
        "dispute lower-saxon; convert lower-saxon nobility; draw two-kingdoms",
        "disputed: lower-saxon; lower-saxon nobility: c c p n nP; two-kingdoms: hand",
    ),
    Case("marburg-colloquy", NO_NEUTRALS + NO_PROTESTANT_DECK + "disputed: franconian", "dispute franconian"),
    Case(
        "martin-bucer",
        "",
        "convert lower-saxon commons; draw two-kingdoms",
        "lower-saxon commons: cP p p p nP; two-kingdoms: hand",
        offers="convert upper-saxon nobility; convert lower-saxon commons; convert franconian nobility",
    ),
    Case("martin-bucer", PROTESTANT_BELOW + NO_PROTESTANT_DECK, ""),
    Case(
        "pamphlets",
        "",
        "draw two-kingdoms; draw free-cities; convert upper-saxon commons",
        "two-kingdoms: hand; free-cities: hand; upper-saxon commons: c p p n nP",
    ),
    Case("pamphlets", NO_NEUTRALS + NO_PROTESTANT_DECK, ""),
    Case(
        "peace-of-augsburg",
        "",
        "move upper-saxon nobility; move lower-saxon nobility; draw two-kingdoms",
        "upper-saxon power: C1; lower-saxon power: N2; two-kingdoms: hand",
    ),
    Case("peace-of-augsburg", POWER_FIXED + NO_PROTESTANT_DECK, ""),
    Case(
        "lucas-cranach",
        "",
        "draw two-kingdoms; draw free-cities; draw melanchthon; draw local-presses; discard free-cities; discard local-presses",
        "two-kingdoms: hand; melanchthon: hand; free-cities: discard; local-presses: discard",
    ),
    Case("lucas-cranach", NO_PROTESTANT_DECK, ""),
    Case("parsonage", "", ""),
    Case(
        "parsonage",
        "",
        "convert franconian commons; use; draw two-kingdoms",
        "franconian commons: cP p n nP; two-kingdoms: hand",
        plays="freedom-of-a-christian",
    ),
    Case("parsonage", "", "convert franconian commons; leave", "franconian commons: cP p n nP", plays="freedom-of-a-christian"),
    Case("parsonage", "", "convert franconian nobility", "franconian nobility: cP cP p n", plays="to-the-nobility"),
    Case(
        "schmalkaldic-league",
        "",
        "dispute lower-saxon; draw two-kingdoms; draw free-cities",
        "disputed: lower-saxon; two-kingdoms: hand; free-cities: hand",
    ),
    Case("schmalkaldic-league", NO_PROTESTANT_DECK + "disputed: lower-saxon", "dispute lower-saxon"),
    Case(
        "schmalkaldic-league",
        "disputed: lower-saxon",
        "convert upper-saxon nobility",
        "upper-saxon nobility: c p pC pC n",
        offers="convert upper-saxon nobility; convert franconian nobility",
        plays="exsurge-domine",
    ),
    Case(
        "schmalkaldic-league",
        "disputed: lower-saxon",
        "convert lower-saxon commons",
        "lower-saxon commons: c p pC pC n",
        offers="convert upper-saxon commons; convert lower-saxon commons; convert franconian commons",
        plays="pilgrimages",
    ),
    Case(
        "schmalkaldic-league",
        "",
        "convert lower-saxon nobility",
        "lower-saxon nobility: c c pC n nC",
        offers="convert upper-saxon nobility; convert lower-saxon nobility; convert franconian nobility",
        plays="exsurge-domine",
    ),
    Case("priesthood-of-all", "", "convert franconian commons", "franconian commons: cP p n n"),
    Case("priesthood-of-all", PROTESTANT_COMMONS, ""),
    Case(
        "priesthood-of-all",
        "upper-saxon power: N1",
        "convert upper-saxon commons; more",
        "upper-saxon commons: cP p p nP nP",
        plays="freedom-of-a-christian",
    ),
    Case(
        "priesthood-of-all",
        "upper-saxon power: N1",
        "convert upper-saxon commons; no-more",
        "upper-saxon commons: cP p p n nP",
        plays="freedom-of-a-christian",
    ),
    Case("priesthood-of-all", "", "convert lower-saxon nobility", "lower-saxon nobility: cP cP p n n", plays="to-the-nobility"),
    Case(
        "frankfurt-fair",
        "two-kingdoms: hand; melanchthon: hand; local-presses: hand; parsonage: hand",
        "draw free-cities; draw to-the-nobility; draw twelve-articles",
        "free-cities: hand; to-the-nobility: hand; twelve-articles: hand",
    ),
    Case("frankfurt-fair", NO_PROTESTANT_DECK, ""),
    Case(
        "frankfurt-fair",
        "protestant hand: two-kingdoms melanchthon local-presses parsonage free-cities to-the-nobility",
        "draw twelve-articles",
        "twelve-articles: hand",
        plays="draw",
    ),
    Case(
        "frankfurt-fair",
        "protestant hand: two-kingdoms melanchthon local-presses parsonage free-cities to-the-nobility twelve-articles",
        "draw small-catechism; discard melanchthon",
        "small-catechism: hand; melanchthon: discard",
        plays="draw",
    ),
    Case("frankfurt-fair", "protestant hand: two-kingdoms", "draw twelve-articles", "twelve-articles: hand", plays="draw"),
    Case("territorial-church", "", ""),
    Case(
        "territorial-church",
        "franconian commons: c p n nP",
        "convert franconian commons; use; draw two-kingdoms; move upper-saxon nobility; influence orange; foreign council-of-blood;"
        "draw free-cities",
        FRANCONIAN_FALLS_TO_PROTESTANTS + "two-kingdoms: hand; upper-saxon power: C1; free-cities: hand",
        plays="freedom-of-a-christian",
    ),
    Case(
        "territorial-church",
        "franconian commons: c p n nP",
        "convert franconian commons; leave; influence orange; foreign council-of-blood; draw free-cities",
        FRANCONIAN_FALLS_TO_PROTESTANTS + "free-cities: hand",
        plays="freedom-of-a-christian",
    ),
    Case("territorial-church", "", "convert lower-saxon commons", "lower-saxon commons: cP p p p nP", plays="freedom-of-a-christian"),
    Case("small-catechism", "", "", "upper-saxon nobility: c p p p nP; upper-saxon commons: c p p nP nP"),
    Case(
        "small-catechism",
        "lower-saxon: catholic",
        "convert westphalian both",
        "upper-saxon nobility: c p p p nP; upper-saxon commons: c p p nP nP;"
        "westphalian nobility: c c c p nP; westphalian commons: c p p nP nP",
        offers="convert upper-saxon both; convert westphalian both",
    ),
    Case("small-catechism", "upper-saxon: catholic", ""),
    Case(
        "free-cities",
        "franconian: catholic; bavarian: protestant",
        "convert swabian both",
        "lower-saxon nobility: c c p nP nP; lower-saxon commons: c p p p nP; swabian nobility: c p p nP nP; swabian commons: c p p p nP",
        offers="convert lower-saxon both; convert swabian both",
    ),
    Case("free-cities", "lower-saxon: catholic", ""),
    Case("paul-speratus", "", "", "franconian nobility: c c p nP; franconian commons: c p nP nP"),
    Case(
        "paul-speratus",
        "franconian: catholic; bavarian: catholic",
        "",
        "austrian nobility: c c p nP nP; austrian commons: c c c p nP",
    ),
    Case("paul-speratus", "franconian: catholic", ""),
    Case(
        "argula",
        "franconian: catholic; upper-saxon commons: c p p nC nC",
        "convert bavarian both",
        "upper-saxon nobility: c p p p nP; bavarian nobility: c p nP nP; bavarian commons: c c p nP",
        offers="convert upper-saxon both; convert bavarian both",
    ),
    Case("argula", "upper-saxon: protestant", ""),
    Case(
        "church-orders",
        "franconian: catholic; upper-rhenish: catholic",
        "convert electoral-rhenish both",
        "lower-saxon nobility: c c p nP nP; lower-saxon commons: c p p p nP;"
        "electoral-rhenish nobility: c p nP nP; electoral-rhenish commons: c p nP nP",
        offers="convert lower-saxon both; convert electoral-rhenish both",
    ),
    Case("church-orders", "lower-saxon: catholic", ""),
    Case(
        "duerers-lament",
        "lower-saxon: catholic; westphalian: catholic",
        "convert burgundian both",
        "franconian nobility: c c p nP; franconian commons: c p nP nP; burgundian nobility: c c p nP nP; burgundian commons: c c p nP nP",
        offers="convert franconian both; convert burgundian both",
    ),
    Case("duerers-lament", "franconian: catholic", ""),
    Case(
        "mighty-fortress",
        "franconian: catholic; bavarian: catholic",
        "convert swabian both",
        "upper-rhenish nobility: c p p nP; upper-rhenish commons: c p nP nP; swabian nobility: c p p nP nP; swabian commons: c p p p nP",
        offers="convert upper-rhenish both; convert swabian both",
    ),
    Case("mighty-fortress", "", ""),
    Case(
        "lay-chalice",
        "lower-saxon: catholic; franconian: catholic; bavarian: catholic",
        "convert austrian both",
        "westphalian nobility: c c c p nP; westphalian commons: c p p nP nP; austrian nobility: c c p nP nP; austrian commons: c c c p nP",
        offers="convert westphalian both; convert austrian both",
    ),
    Case("lay-chalice", "", ""),
    Case(
        "strasbourg-psalter",
        "lower-saxon: catholic; westphalian: catholic",
        "convert upper-rhenish both",
        "upper-rhenish nobility: c p p nP; upper-rhenish commons: c p nP nP;"
        "burgundian nobility: c c p nP nP; burgundian commons: c c p nP nP",
        offers="convert upper-rhenish both; convert burgundian both",
    ),
    Case("strasbourg-psalter", "", ""),
    Case(
        "heidelberg-catechism",
        "franconian: catholic; upper-rhenish: catholic",
        "convert bavarian both",
        "bavarian nobility: c p nP nP; bavarian commons: c c p nP;"
        "electoral-rhenish nobility: c p nP nP; electoral-rhenish commons: c p nP nP",
        offers="convert bavarian both; convert electoral-rhenish both",
    ),
    Case("heidelberg-catechism", "", ""),
    Case(
        "luther-bible",
        "",
        "convert lower-saxon both; draw two-kingdoms",
        "lower-saxon nobility: c c p nP nP; lower-saxon commons: c p p p nP; two-kingdoms: hand",
    ),
    Case("luther-bible", NO_NEUTRALS + NO_PROTESTANT_DECK, ""),
    Case(
        "defenestration",
        "pilgrimages: hand; nuncios: hand",
        "convert franconian commons; lose nuncios; dispute upper-saxon",
        "franconian commons: cP p n n; nuncios: discard; disputed: upper-saxon",
    ),
    Case("defenestration", PROTESTANT_STUCK, ""),
    Case(
        "formula-of-concord",
        "disputed: lower-saxon",
        "convert lower-saxon commons; draw two-kingdoms",
        "lower-saxon commons: cP p p p nP; two-kingdoms: hand",
        offers="convert lower-saxon nobility; convert lower-saxon commons",
    ),
    Case("formula-of-concord", NO_PROTESTANT_DECK, ""),
]

CATHOLIC_CARDS = [
    Case(
        "diet-of-worms",
        "lower-saxon nobility: c c p n nP",
        "convert lower-saxon nobility; draw pilgrimages",
        "lower-saxon nobility: c c p n nC; pilgrimages: hand",
    ),
    Case("diet-of-worms", CATHOLIC_NOBLES + NO_CATHOLIC_DECK, ""),
    Case(
        "ursulines",
        "",
        "convert lower-saxon commons; draw pilgrimages",
        "lower-saxon commons: c p p pC n; pilgrimages: hand",
    ),
    Case("ursulines", CATHOLIC_COMMONS + NO_CATHOLIC_DECK, ""),
    Case(
        "man-for-all-seasons",
        "",
        "dispute lower-saxon; draw pilgrimages; draw nuncios",
        "disputed: lower-saxon; pilgrimages: hand; nuncios: hand",
        offers="dispute upper-saxon; dispute lower-saxon; dispute franconian",
    ),
    Case("man-for-all-seasons", NO_CATHOLIC_DECK + "disputed: franconian", "dispute franconian"),
    Case("exsurge-domine", "", "convert upper-saxon nobility", "upper-saxon nobility: c p pC pC n"),
    Case("exsurge-domine", CATHOLIC_NOBLES, ""),
    Case("pilgrimages", "", "convert upper-saxon commons", "upper-saxon commons: c pC pC n n"),
    Case("pilgrimages", CATHOLIC_COMMONS, ""),
    Case(
        "leipzig-debate",
        "",
        "convert franconian nobility; draw nuncios",
        "franconian nobility: c c pC n; disputed: franconian; nuncios: hand",
    ),
    Case("leipzig-debate", CATHOLIC_NOBLES + NO_CATHOLIC_DECK + "disputed: franconian", "convert franconian nobility"),
    Case(
        "nuncios",
        "",
        "convert upper-saxon nobility; convert lower-saxon nobility",
        "upper-saxon nobility: c p p pC n; lower-saxon nobility: c c pC n n",
    ),
    Case("nuncios", CATHOLIC_NOBLES, ""),
    Case("charles-v", "", "move lower-saxon commons", "lower-saxon power: C2"),
    Case("cajetan", "", "move lower-saxon nobility; draw nuncios", "lower-saxon power: N2; nuncios: hand"),
    Case(
        "collegium-germanicum",
        "cajetan: hand",
        "draw nuncios; draw pilgrimages; draw ursulines; discard cajetan",
        "nuncios: hand; pilgrimages: hand; ursulines: hand; cajetan: discard",
    ),
    Case("collegium-germanicum", NO_CATHOLIC_DECK, ""),
    Case(
        "edict-of-worms",
        "two-kingdoms: hand; free-cities: hand",
        "lose free-cities; draw nuncios; draw cajetan; discard nuncios",
        "free-cities: discard; cajetan: hand; nuncios: discard",
    ),
    Case("edict-of-worms", NO_CATHOLIC_DECK, ""),
    Case(
        "indulgences",
        "nuncios: hand",
        "discard nuncios; convert upper-saxon nobility",
        "nuncios: discard; upper-saxon nobility: c pC pC pC n",
        offers="discard nuncios; decline",
    ),
    Case("indulgences", "nuncios: hand", "decline"),
    Case("indulgences", "", ""),
    Case(
        "council-of-trent",
        "nuncios: hand",
        "discard nuncios; convert upper-saxon nobility; convert lower-saxon commons; convert franconian commons",
        "nuncios: discard; upper-saxon nobility: c p p pC n; lower-saxon commons: c p p pC n; franconian commons: c pC n n",
    ),
    Case("council-of-trent", "nuncios: hand", "decline"),
    Case("council-of-trent", "", ""),
    Case(
        "excommunication",
        "two-kingdoms: hand",
        "convert franconian commons",
        "franconian commons: c pC n n; two-kingdoms: discard",
    ),
    Case("excommunication", CATHOLIC_STUCK, ""),
    Case(
        "imperial-ban",
        "two-kingdoms: hand; free-cities: hand; melanchthon: hand",
        "lose two-kingdoms; lose melanchthon; draw nuncios",
        "two-kingdoms: discard; melanchthon: discard; nuncios: hand",
    ),
    Case("imperial-ban", NO_CATHOLIC_DECK, ""),
    Case(
        "edict-of-restitution",
        "lower-saxon nobility: cP cP p nP nP; lower-saxon power: C1",
        "convert lower-saxon nobility",
        "lower-saxon nobility: c c p nP nP",
        offers="convert upper-saxon nobility; convert upper-saxon commons; convert lower-saxon nobility; convert lower-saxon commons;"
        "convert franconian nobility; convert franconian commons",
    ),
    Case("edict-of-restitution", CATHOLIC_STUCK, ""),
    Case(
        "augsburg-interim",
        "",
        "move upper-saxon nobility; move franconian nobility; draw nuncios",
        "upper-saxon power: C1; franconian power: N1; nuncios: hand",
    ),
    Case("augsburg-interim", ALL_N2 + NO_CATHOLIC_DECK, ""),
    Case("archdukes", "", "move franconian nobility", "franconian power: N1; franconian nobility: c c pC n"),
    Case("archdukes", GUARDED_NOBLES, ""),
    Case("ferdinand-ii", "", "do 1; move upper-saxon nobility", "upper-saxon power: N1", offers="do 1; do 2"),
    Case("ferdinand-ii", "", "do 2; convert upper-saxon nobility", "upper-saxon nobility: c p pC pC n"),
    Case("ferdinand-ii", ALL_N2, "do 1"),
    Case("ferdinand-ii", CATHOLIC_NOBLES, "do 2"),
    Case("dukes-of-bavaria", "", "", "franconian nobility: c c pC nC"),
    Case(
        "dukes-of-bavaria",
        "franconian: protestant; upper-rhenish: protestant",
        "convert electoral-rhenish nobility",
        "electoral-rhenish nobility: c pC nC nC",
        offers="convert bavarian nobility; convert electoral-rhenish nobility",
    ),
    Case("dukes-of-bavaria", "franconian: protestant; bavarian: protestant", ""),
    Case(
        "catholic-league",
        "",
        "convert upper-saxon nobility; convert lower-saxon nobility",
        "upper-saxon nobility: c p p pC n; lower-saxon nobility: c c pC n n; franconian nobility: c c pC n",
    ),
    Case("catholic-league", CATHOLIC_NOBLES, ""),
    Case("capuchins", "", "move lower-saxon commons", "lower-saxon power: C1; lower-saxon commons: c p p pC n"),
    Case(
        "inquisition",
        "two-kingdoms: hand; free-cities: hand",
        "convert upper-saxon commons; lose free-cities",
        "upper-saxon commons: c p pC n n; free-cities: discard",
    ),
    Case("inquisition", CATHOLIC_COMMONS, ""),
    Case(
        "fuggers",
        "",
        "draw nuncios; draw cajetan; draw ursulines; discard cajetan",
        "nuncios: hand; ursulines: hand; cajetan: discard",
    ),
    Case("fuggers", NO_CATHOLIC_DECK, ""),
    Case(
        "spiritual-exercises",
        "nuncios: discard; cajetan: discard",
        "recover cajetan; draw ursulines",
        "cajetan: shown; ursulines: hand",
    ),
    Case("spiritual-exercises", NO_CATHOLIC_DECK, ""),
    Case("baroque-churches", "", "convert franconian commons", "franconian commons: c pC n nC; disputed: franconian"),
    Case("baroque-churches", CATHOLIC_COMMONS + "disputed: franconian", "convert franconian commons"),
    Case(
        "holy-robe",
        "disputed: upper-saxon",
        "convert upper-saxon nobility; draw nuncios",
        "upper-saxon nobility: c p pC pC n; nuncios: hand",
        offers="convert upper-saxon nobility; convert upper-saxon commons",
    ),
    Case("holy-robe", NO_CATHOLIC_DECK, ""),
    Case(
        "peter-canisius",
        "",
        "convert upper-saxon nobility; draw nuncios",
        "upper-saxon nobility: c p pC pC n; nuncios: hand",
        offers="convert upper-saxon nobility; convert lower-saxon commons; convert franconian nobility",
    ),
    Case("peter-canisius", CATHOLIC_BELOW + NO_CATHOLIC_DECK, ""),
    Case("reform-commissions", "lower-saxon: protestant", "", "westphalian commons: c pC pC n nC"),
    Case(
        "reform-commissions",
        "lower-saxon: protestant; franconian: protestant; bavarian: protestant",
        "convert austrian commons",
        "austrian commons: c c c pC nC",
        offers="convert westphalian commons; convert austrian commons",
    ),
    Case("reform-commissions", "", ""),
    Case(
        "election-of-1519",
        "",
        "move upper-saxon nobility; move lower-saxon commons; draw nuncios",
        "upper-saxon power: C1; lower-saxon power: C1; nuncios: hand",
    ),
    Case(
        "erasmus",
        "two-kingdoms: hand; free-cities: hand",
        "dispute upper-saxon; discard two-kingdoms; draw nuncios",
        "disputed: upper-saxon; two-kingdoms: discard; nuncios: hand",
    ),
    Case("erasmus", NO_CATHOLIC_DECK + "disputed: upper-saxon", "dispute upper-saxon"),
    Case("chamber-court", "", "do 1; move franconian nobility", "franconian power: N2", offers="do 1; do 2"),
    Case(
        "chamber-court",
        "two-kingdoms: hand; free-cities: hand",
        "do 2; lose two-kingdoms; draw nuncios",
        "two-kingdoms: discard; nuncios: hand",
    ),
    Case("chamber-court", NO_CATHOLIC_DECK, "do 2"),
    Case("battle-of-muehlberg", "", "convert upper-saxon nobility; roll 6", "upper-saxon nobility: c pC pC pC n"),
    Case("battle-of-muehlberg", CATHOLIC_NOBLES, "roll 6"),
    Case("battle-of-frankenhausen", "", "convert lower-saxon commons; roll 6", "lower-saxon commons: c pC pC pC n"),
    Case("battle-of-frankenhausen", CATHOLIC_COMMONS, "roll 6"),
    Case(
        "white-mountain",
        "nuncios: hand",
        "discard nuncios; convert upper-saxon nobility; convert franconian nobility; roll 6",
        "nuncios: discard; upper-saxon nobility: c p pC pC n; franconian nobility: c c pC nC",
    ),
    Case("white-mountain", "nuncios: hand", "decline; roll 6"),
    Case("white-mountain", "", "roll 6"),
    Case("wallenstein", "", "move upper-saxon nobility; roll 6", "upper-saxon power: N1; upper-saxon nobility: c p pC pC n"),
    Case("wallenstein", GUARDED_NOBLES, "roll 6"),
    Case(
        "sack-of-magdeburg",
        "two-kingdoms: hand",
        "convert upper-saxon commons; roll 6",
        "upper-saxon commons: c pC pC n n; two-kingdoms: discard",
    ),
    Case("sack-of-magdeburg", CATHOLIC_COMMONS, "roll 6"),
    Case(
        "battle-of-noerdlingen",
        "",
        "convert lower-saxon commons; move lower-saxon nobility; roll 6",
        "lower-saxon commons: c p pC pC n; lower-saxon power: N2",
    ),
    Case(
        "cologne-war",
        "",
        "convert lower-saxon nobility; draw nuncios; roll 6",
        "lower-saxon nobility: c c pC n nC; nuncios: hand",
        offers="convert upper-saxon commons; convert lower-saxon nobility; convert franconian commons",
    ),
    Case("cologne-war", GUARDED_NOBLES + NO_CATHOLIC_DECK, "roll 6"),
    Case(
        "spanish-tercios",
        "two-kingdoms: hand; free-cities: hand; melanchthon: hand",
        "lose free-cities; lose melanchthon; convert franconian nobility; roll 6",
        "free-cities: discard; melanchthon: discard; franconian nobility: c c pC n",
    ),
    Case("spanish-tercios", CATHOLIC_STUCK, "roll 6"),
    Case("roman-catechism", "", ""),
    Case("roman-catechism", "ursulines: hand", "draw nuncios; use; draw cajetan", "nuncios: hand; cajetan: hand", plays="draw"),
    Case("roman-catechism", "ursulines: hand", "draw nuncios; leave", "nuncios: hand", plays="draw"),
    Case("roman-catechism", "", "convert franconian commons", "franconian commons: c pC n nC", plays="pilgrimages"),
    Case(
        "conservative-countryfolk",
        "",
        "dispute franconian; draw nuncios",
        "disputed: franconian; nuncios: hand",
    ),
    Case("conservative-countryfolk", NO_CATHOLIC_DECK + "disputed: franconian", "dispute franconian"),
    Case(
        "conservative-countryfolk",
        "disputed: franconian",
        "convert lower-saxon commons",
        "lower-saxon commons: cP p p p nP",
        offers="convert upper-saxon commons; convert lower-saxon commons",
        plays="freedom-of-a-christian",
    ),
    Case(
        "conservative-countryfolk",
        "disputed: franconian",
        "convert franconian nobility",
        "franconian nobility: cP cP p n",
        offers="convert upper-saxon nobility; convert lower-saxon nobility; convert franconian nobility",
        plays="to-the-nobility",
    ),
    Case(
        "conservative-countryfolk",
        "",
        "convert franconian commons",
        "franconian commons: cP p n nP",
        offers="convert upper-saxon commons; convert lower-saxon commons; convert franconian commons",
        plays="freedom-of-a-christian",
    ),
    Case("society-of-jesus", "", "convert upper-saxon nobility", "upper-saxon nobility: c p p pC n"),
    Case("society-of-jesus", CATHOLIC_NOBLES, ""),
    Case("society-of-jesus", "", "convert upper-saxon nobility; more", "upper-saxon nobility: c pC pC pC n", plays="exsurge-domine"),
    Case("society-of-jesus", "", "convert upper-saxon nobility; no-more", "upper-saxon nobility: c p pC pC n", plays="exsurge-domine"),
    Case("society-of-jesus", "", "convert upper-saxon commons", "upper-saxon commons: c pC pC n n", plays="pilgrimages"),
    Case("index", "two-kingdoms: hand; free-cities: hand", "lose two-kingdoms", "two-kingdoms: discard"),
    Case("index", "", ""),
    Case(
        "index",
        "franconian commons: c p n nC; two-kingdoms: hand; free-cities: hand",
        "convert franconian commons; use; lose two-kingdoms; influence orange; foreign council-of-blood; draw nuncios",
        FRANCONIAN_FALLS_TO_CATHOLICS + "two-kingdoms: discard; nuncios: hand",
        plays="pilgrimages",
    ),
    Case(
        "index",
        "franconian commons: c p n nC; two-kingdoms: hand; free-cities: hand",
        "convert franconian commons; leave; influence orange; foreign council-of-blood; draw nuncios",
        FRANCONIAN_FALLS_TO_CATHOLICS + "nuncios: hand",
        plays="pilgrimages",
    ),
    Case(
        "index", "two-kingdoms: hand; free-cities: hand", "convert franconian commons", "franconian commons: c pC n nC", plays="pilgrimages"
    ),
    Case(
        "ecclesiastical-reservation",
        "",
        "dispute franconian; draw nuncios; draw cajetan",
        "disputed: franconian; nuncios: hand; cajetan: hand",
    ),
    Case("ecclesiastical-reservation", NO_CATHOLIC_DECK + "disputed: franconian", "dispute franconian"),
    Case(
        "ecclesiastical-reservation",
        "disputed: franconian",
        "move lower-saxon commons",
        "lower-saxon power: C2",
        offers="move upper-saxon nobility; move lower-saxon commons",
        plays="wittenberg-university",
    ),
    Case(
        "ecclesiastical-reservation",
        "disputed: franconian",
        "convert franconian commons",
        "franconian commons: cP p n nP",
        plays="freedom-of-a-christian",
    ),
    Case(
        "ecclesiastical-reservation",
        "",
        "move franconian nobility",
        "franconian power: N2",
        offers="move upper-saxon nobility; move lower-saxon commons; move franconian nobility",
        plays="wittenberg-university",
    ),
]


@dataclass(frozen=True)
class Bonus:
    """A Foreign Influence card for a side, or (`card` is the number of the die) the Protestant's roll."""

    card: str
    side: str
    table: str
    play: str
    after: str = ""
    offers: str = ""


FOREIGN_CARDS = [
    Bonus("edict-of-nantes", "catholic", "", "move franconian nobility", "franconian power: N1"),
    Bonus("edict-of-nantes", "protestant", "", "move lower-saxon commons", "lower-saxon power: C1"),
    Bonus("edict-of-nantes", "protestant", POWER_FIXED, ""),
    Bonus(
        "st-bartholomews-day",
        "catholic",
        "",
        "move lower-saxon nobility",
        "lower-saxon power: N2",
        offers="move lower-saxon nobility; move franconian commons",
    ),
    Bonus("st-bartholomews-day", "protestant", "lower-saxon power: N2; franconian power: C2", ""),
    Bonus(
        "paris-worth-a-mass",
        "protestant",
        "",
        "move upper-saxon nobility",
        "upper-saxon power: C1",
        offers="move upper-saxon nobility; move lower-saxon commons; move franconian nobility",
    ),
    Bonus("paris-worth-a-mass", "protestant", POWER_FIXED, ""),
    Bonus(
        "richelieu",
        "catholic",
        "",
        "move upper-saxon nobility; move franconian commons",
        "upper-saxon power: C1; franconian power: C2",
    ),
    Bonus("richelieu", "protestant", POWER_FIXED, ""),
    Bonus("third-way", "catholic", "", "convert franconian commons", "franconian commons: c pC n n"),
    Bonus("third-way", "protestant", "", "convert franconian commons", "franconian commons: cP p n n"),
    Bonus("third-way", "catholic", CATHOLIC_COMMONS, ""),
    Bonus("third-way", "protestant", PROTESTANT_COMMONS, ""),
    Bonus("act-of-supremacy", "catholic", "", "convert lower-saxon nobility", "lower-saxon nobility: c c pC n n"),
    Bonus("act-of-supremacy", "protestant", "", "convert lower-saxon nobility", "lower-saxon nobility: c cP p n n"),
    Bonus("act-of-supremacy", "catholic", CATHOLIC_NOBLES, ""),
    Bonus("act-of-supremacy", "protestant", PROTESTANT_NOBLES, ""),
    Bonus(
        "mary-tudor",
        "catholic",
        "",
        "convert upper-saxon commons",
        "upper-saxon commons: c p pC n n",
        offers="convert upper-saxon commons; convert lower-saxon nobility; convert franconian commons",
    ),
    Bonus("mary-tudor", "catholic", GUARDED_NOBLES, ""),
    Bonus("mary-tudor", "protestant", GUARDED_COMMONS, ""),
    Bonus(
        "book-of-common-prayer",
        "protestant",
        "",
        "convert upper-saxon nobility; convert lower-saxon commons",
        "upper-saxon nobility: cP p p p n; lower-saxon commons: cP p p p n",
        offers="convert upper-saxon nobility; convert lower-saxon commons; convert franconian nobility",
    ),
    Bonus("book-of-common-prayer", "protestant", PROTESTANT_BELOW, ""),
    Bonus("book-of-common-prayer", "catholic", CATHOLIC_BELOW, ""),
    Bonus(
        "dutch-reformed-church",
        "catholic",
        "",
        "draw nuncios; draw cajetan; discard nuncios",
        "nuncios: discard; cajetan: hand",
    ),
    Bonus("dutch-reformed-church", "catholic", NO_CATHOLIC_DECK + "ursulines: hand; nuncios: hand", ""),
    Bonus("council-of-blood", "protestant", "", "draw two-kingdoms", "two-kingdoms: hand"),
    Bonus("council-of-blood", "protestant", NO_PROTESTANT_DECK + "two-kingdoms: hand; parsonage: hand", ""),
    Bonus(
        "wonder-year",
        "protestant",
        "nuncios: hand; cajetan: hand",
        "discard cajetan",
        "cajetan: discard",
        offers="discard nuncios; discard cajetan",
    ),
    Bonus("wonder-year", "protestant", "", ""),
    Bonus(
        "sea-beggars",
        "catholic",
        "ursulines: hand",
        "draw cajetan; draw nuncios; discard ursulines",
        "cajetan: hand; nuncios: hand; ursulines: discard",
    ),
    Bonus("sea-beggars", "catholic", NO_CATHOLIC_DECK, ""),
    Bonus(
        "john-calvin",
        "catholic",
        "lower-saxon commons: cP p p pC n; franconian commons: c p n nP; franconian nobility: c c pC n",
        "clear franconian commons",
        "franconian commons: c p n n",
        offers="clear lower-saxon commons; clear franconian commons; decline",
    ),
    Bonus("john-calvin", "protestant", "franconian nobility: c c pC n", ""),
    Bonus(
        "wars-of-kappel", "protestant", "upper-saxon nobility: cP p p p n", "clear upper-saxon nobility", "upper-saxon nobility: c p p p n"
    ),
    Bonus("wars-of-kappel", "protestant", "franconian commons: c pC n n", ""),
    Bonus(
        "carlo-borromeo",
        "catholic",
        "lower-saxon nobility: c c p nP nP; lower-saxon commons: c p p pC n; franconian commons: c p nP nP",
        "clear lower-saxon nobility",
        "lower-saxon nobility: c c p n n",
        offers="clear lower-saxon nobility; clear franconian commons; decline",
    ),
    Bonus("carlo-borromeo", "catholic", "lower-saxon commons: c p p pC n", ""),
    Bonus(
        "consensus-of-zurich",
        "protestant",
        "lower-saxon nobility: c c p nP nP; lower-saxon commons: c p p pC n; franconian nobility: c c pC nP",
        "clear franconian nobility",
        "franconian nobility: c c p n",
        offers="clear lower-saxon commons; clear franconian nobility; decline",
    ),
    Bonus("consensus-of-zurich", "protestant", "lower-saxon nobility: c c p nP nP", ""),
]

MILITARY = [
    Bonus("1", "protestant", "", "convert franconian nobility", "franconian nobility: c cP p n"),
    Bonus("1", "protestant", PROTESTANT_STUCK, ""),
    Bonus("2", "protestant", "", "move upper-saxon nobility", "upper-saxon power: C1"),
    Bonus("2", "protestant", POWER_FIXED, ""),
    Bonus(
        "3", "catholic", "nuncios: hand; cajetan: hand", "discard cajetan", "cajetan: discard", offers="discard nuncios; discard cajetan"
    ),
    Bonus("3", "catholic", "", ""),
    Bonus("4", "protestant", "", "draw two-kingdoms", "two-kingdoms: hand"),
    Bonus("4", "protestant", NO_PROTESTANT_DECK + "two-kingdoms: hand; parsonage: hand", ""),
    Bonus("5", "protestant", "", "draw two-kingdoms; draw free-cities", "two-kingdoms: hand; free-cities: hand"),
    Bonus("5", "protestant", NO_PROTESTANT_DECK + "two-kingdoms: hand; parsonage: hand", ""),
    Bonus("6", "protestant", "nuncios: hand; two-kingdoms: hand", ""),
]
