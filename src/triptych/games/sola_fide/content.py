"""The content table, loaded once into lists of ints.

Card 0 to 44 are the Catholic ones, 45 to 89 the Protestant ones, each in the order of their numbers; Foreign Influence card 0 to 15 go deck
by deck. Every list of effects lies in one long table of ops and ends with END; it is known by the place of its first op.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from triptych.core.content import ContentFile, shown
from triptych.core.tables import in_order

CATHOLIC: Final = 0
PROTESTANT: Final = 1
NEUTRAL: Final = 2  # of prints only
PRINTS: Final = in_order((CATHOLIC, "catholic"), (PROTESTANT, "protestant"), (NEUTRAL, "neutral"))
RELIGIONS: Final = PRINTS[:NEUTRAL]
SPACES: Final = ("N2", "N1", "C1", "C2")
DECKS: Final = ("blue", "white", "orange", "green")
LANGUAGES: Final = ("en", "de", "fr")

CIRCLES: Final = 10
CARDS: Final = 45  # of a side
ALL_CARDS: Final = 90
STARTERS: Final = 15
PER_DECK: Final = 4  # Foreign Influence cards in each deck
FOREIGN: Final = 16
OWN_DECK: Final = (1 << CARDS) - 1  # every card of a side, as a set

BELOW: Final[list[list[int]]] = [[1, 2], [3, 4], [4, 5], [6, 7], [7, 8], [8, 9], [], [], [], []]
"""[SF-2.1] The circles directly below each."""
FIRST_OPEN: Final = 3

# The eleven ops.
CONVERT: Final = 0
MOVE: Final = 1
DISPUTE: Final = 2
DRAW: Final = 3
DRAW_KEEP: Final = 4
DISCARD: Final = 5
OPPONENT_DISCARDS: Final = 6
RECOVER: Final = 7
COST: Final = 8
PER_DISCARD: Final = 9
REMOVE: Final = 10
END: Final = 11
# Their words in a content file, and the keys they have there.
_OPS: Final = in_order(
    (CONVERT, ("convert", ("op", "side", "n", "circles", "where", "neutral"))),
    (MOVE, ("move", ("op", "toward", "n", "circles", "where"))),
    (DISPUTE, ("dispute", ("op", "where"))),
    (DRAW, ("draw", ("op", "n"))),
    (DRAW_KEEP, ("draw_keep", ("op", "n", "keep"))),
    (DISCARD, ("discard", ("op", "n"))),
    (OPPONENT_DISCARDS, ("opponent_discards", ("op", "n", "random"))),
    (RECOVER, ("recover", ("op", "n"))),
    (COST, ("cost", ("op", "discard"))),
    (PER_DISCARD, ("per_discard", ("op", "effect", "max"))),
    (REMOVE, ("remove_markers", ("op", "side", "where"))),
)
OPS: Final = tuple(word for word, _ in _OPS)
_KEYS: Final = tuple(keys for _, keys in _OPS)

# On which side, or towards which.
NOBILITY: Final = 0
COMMONS: Final = 1
BOTH: Final = 2
EITHER: Final = 3
DOMINANT: Final = 4
SUBORDINATE: Final = 5
SIDE_WORDS: Final = in_order(
    (NOBILITY, "nobility"), (COMMONS, "commons"), (BOTH, "both"), (EITHER, "either"), (DOMINANT, "dominant"), (SUBORDINATE, "subordinate")
)
SIDES: Final = SIDE_WORDS[:BOTH]

# In which circle.
ANY: Final = 0
DISPUTED: Final = 1
SAME: Final = 2
LISTED: Final = 3
WHERE_WORDS: Final = in_order((ANY, "any"), (DISPUTED, "disputed"), (SAME, "same"))  # a list of circles has no word

# The kinds of permanent card (SF-4.10): with a trigger, or one that works as long as it lies there.
NOT_PERMANENT: Final = 0
YOU_CONVERT: Final = 1
YOU_DRAW: Final = 2
YOU_TAKE: Final = 3
HAND_LIMIT: Final = 4
CANNOT_CONVERT: Final = 5
CANNOT_MOVE: Final = 6
EXTRA: Final = 7
TRIGGERS: Final = in_order(
    (NOT_PERMANENT, ""), (YOU_CONVERT, "you_convert"), (YOU_DRAW, "you_draw_for_turn"), (YOU_TAKE, "you_take_circle")
)[YOU_CONVERT:]

ALL_OF_THEM: Final = 9  # the n of "all"
MOST: Final = 9  # of cards drawn, territories, circles in one op
MOST_OPS: Final = 8  # in one list
MOST_LISTS: Final = 4  # of a choice card
NO_LIST: Final = -1


class Content:
    """What is printed on the things of the box."""

    def __init__(self) -> None:
        self.hash = ""
        self.text = ""
        self.circle_id: list[str] = []
        self.circle_name: list[dict[str, str]] = []
        self.circle_source: list[str] = []
        self.vp: list[int] = []
        self.start: list[int] = []
        """The start space of the power track, 0 to 3 from N2."""
        self.territories: list[list[int]] = []
        """circle * 2 + side: the printed religion of each territory, NEUTRAL for none."""
        self.printed: list[int] = []
        """(circle * 2 + side) * 3 + print: how many territories are printed so."""
        self.card_id: list[str] = []
        self.card_name: list[dict[str, str]] = []
        self.card_note: list[str] = []
        self.card_source: list[str] = []
        self.starters: list[int] = [0, 0]
        """For each religion the set of its starter cards."""
        self.military: list[bool] = []
        self.lists: list[list[int]] = []
        """Of each card: its effects, or those of a choice card; empty for a card without any."""
        self.permanent: list[int] = []
        self.permanent_side: list[int] = []
        """The side a permanent card speaks of; BOTH where it names none."""
        self.permanent_then: list[int] = []
        self.permanent_limit: list[int] = []
        self.foreign_id: list[str] = []
        self.foreign_name: list[dict[str, str]] = []
        self.foreign_note: list[str] = []
        self.foreign_source: list[str] = []
        self.foreign_list: list[int] = []
        self.bonus_name: list[dict[str, str]] = []
        self.bonus_note: list[str] = []
        self.bonus_source: list[str] = []
        self.bonus_list: list[int] = []
        """The table of SF-4.11, by the die's number from 1."""
        self.op: list[int] = []
        self.op_n: list[int] = []
        self.op_side: list[int] = []
        self.op_circles: list[int] = []
        self.op_where: list[int] = []
        self.op_listed: list[int] = []
        """The circles of a list in `where`, as a set."""
        self.op_neutral: list[bool] = []
        self.op_random: list[bool] = []
        self.op_keep: list[int] = []
        self.op_effect: list[int] = []
        """Of per_discard: the place of its effect."""
        self.op_free: list[bool] = []
        """[SF-4.15] Is it followed by "same"? Then any circle may be chosen."""

    def ops_of(self, first: int) -> list[int]:
        """The places of a list's ops."""
        found: list[int] = []
        while first != NO_LIST and self.op[first] != END:
            found.append(first)
            first += 1
        return found


def religion_of(card: int) -> int:
    return card // CARDS


def number_of(card: int) -> int:
    """The number printed on the card, less 1: its bit in the sets of its side."""
    return card % CARDS


def load(text: str, where: str) -> Content:
    """Read a content file; ContentError lists everything that is wrong with it."""
    return _Loader(ContentFile(text, where)).content


class _Loader:
    def __init__(self, file: ContentFile) -> None:
        self.file = file
        self.content = Content()
        self.content.hash = file.hash
        self.content.text = file.text
        for key in file.data:
            if key not in ("circle", "card", "foreign", "military"):
                file.problem(file.line(key), f"unknown table '{key}'; known are circle, card, foreign, military")
        self.circles()
        self.cards()
        self.foreign()
        self.bonuses()
        file.finish()

    # -- tables ---------------------------------------------------------------------------------------------------------------------------

    def circles(self) -> None:
        file, content = self.file, self.content
        entries = file.entries("circle")
        file.count(len(entries), CIRCLES, file.line("circle"), "circles")
        for i, entry in enumerate(entries[:CIRCLES]):
            file.known_keys(entry, "circle", i, ("number", "id", "name", "vp", "nobility", "commons", "start", "source"))
            if entry.get("number") != i + 1:
                file.problem(file.line("circle", i, "number"), f"circle {i + 1}: 'number' must be {i + 1}; circles stand in their order")
            content.circle_id.append(self.new_id(entry, "circle", i, content.circle_id))
            content.circle_name.append(file.names_of(entry, "circle", i, LANGUAGES))
            content.circle_source.append(file.text_of(entry, "circle", i, "source"))
            content.vp.append(self.number(entry.get("vp"), 1, 99, file.line("circle", i, "vp"), f"circle {i + 1}: vp"))
            content.start.append(file.word(entry.get("start"), SPACES, file.line("circle", i, "start"), f"circle {i + 1}: start"))
            for side in SIDES:
                self.territories(entry, i, side)
            sizes = [len(content.territories[i * 2 + side]) for side in range(2)]
            if sizes[0] != sizes[1]:
                file.problem(file.line("circle", i, "commons"), f"circle {i + 1}: both sides must have the same number of territories")

    def territories(self, entry: Mapping[str, Any], i: int, side: str) -> None:
        """[SF-1.1] A side of a circle. One of a single religion would be taken before anybody had played."""
        file = self.file
        line = file.line("circle", i, side)
        values = entry.get(side)
        if not isinstance(values, list) or not 2 <= len(values) <= MOST:
            file.problem(line, f"circle {i + 1}: '{side}' must be a list of 2 to {MOST} territories")
            values = ["catholic", "protestant"]
        prints = [file.word(value, PRINTS, line, f"circle {i + 1}: {side}") for value in values]
        if prints.count(CATHOLIC) == len(prints) or prints.count(PROTESTANT) == len(prints):
            file.problem(line, f"circle {i + 1}: '{side}' must not belong to one religion from the start")
        self.content.territories.append(prints)
        self.content.printed += [prints.count(one) for one in range(3)]

    def cards(self) -> None:
        """Both sides' cards, Catholic first, by their numbers."""
        file, content = self.file, self.content
        entries = list(enumerate(file.entries("card")))
        for i, entry in entries:
            file.word(entry.get("side"), RELIGIONS, file.line("card", i, "side"), f"card {i + 1}: side")
        for religion, word in enumerate(RELIGIONS):
            own = [(i, entry) for i, entry in entries if entry.get("side") == word]
            file.count(len(own), CARDS, file.line("card"), f"{word} cards")
            starters = 0
            for number, (i, entry) in enumerate(own[:CARDS]):
                if entry.get("number") != number + 1:
                    line = file.line("card", i, "number")
                    file.problem(line, f"card {i + 1}: 'number' must be {number + 1}; cards of a side stand in their order")
                starters |= self.card(entry, i, religion) << number
            file.count(starters.bit_count(), STARTERS, file.line("card"), f"{word} starter cards")
            content.starters[religion] = starters

    def card(self, entry: Mapping[str, Any], i: int, religion: int) -> bool:
        """One card; is it a starter?"""
        file, content = self.file, self.content
        known = ("side", "number", "id", "name", "starter", "military", "effects", "choice", "permanent", "note", "source")
        file.known_keys(entry, "card", i, known)
        content.card_id.append(self.new_id(entry, "card", i, content.card_id))
        content.card_name.append(file.names_of(entry, "card", i, LANGUAGES))
        content.card_note.append(file.text_of(entry, "card", i, "note"))
        content.card_source.append(file.text_of(entry, "card", i, "source"))
        starter, military = (self.truth(entry, i, key) for key in ("starter", "military"))
        content.military.append(military)
        if military and religion == PROTESTANT:
            file.problem(file.line("card", i, "military"), f"card {i + 1}: only Catholic cards can be military")
        if "choice" in entry and ("effects" in entry or "permanent" in entry):
            file.problem(file.line("card", i, "choice"), f"card {i + 1}: 'choice' stands alone, without effects and permanent")
        if not any(key in entry for key in ("effects", "choice", "permanent")):
            file.problem(file.line("card", i), f"card {i + 1}: expected effects, choice or permanent")
        if "choice" in entry:
            lists = entry["choice"]
            line = file.line("card", i, "choice")
            if not isinstance(lists, list) or not 2 <= len(lists) <= MOST_LISTS:
                file.problem(line, f"card {i + 1}: 'choice' must be 2 to {MOST_LISTS} lists of effects")
                lists = []
            content.lists.append([self.effects(one, line, f"card {i + 1}: choice") for one in lists])
        else:
            line = file.line("card", i, "effects")
            content.lists.append([self.effects(entry["effects"], line, f"card {i + 1}: effects")] if "effects" in entry else [])
        self.permanent(entry.get("permanent"), file.line("card", i, "permanent"), f"card {i + 1}: permanent")
        return starter

    def permanent(self, table: object, line: int, what: str) -> None:
        """[SF-4.10] One of the six kinds, or none."""
        kind, side, then, limit = NOT_PERMANENT, BOTH, NO_LIST, 0
        if isinstance(table, dict):
            words = set(table)
            if "when" in words:
                trigger = self.file.word(table["when"], TRIGGERS, line, f"{what}: when")
                kind = YOU_CONVERT + trigger
                self.keys(table, ("when", "side", "then") if kind == YOU_CONVERT else ("when", "then"), line, what)
                then = self.effects(table.get("then"), line, f"{what}: then")
                if any(self.content.op_where[op] == SAME for op in self.content.ops_of(then)):
                    self.file.problem(line, f"{what}: 'then' cannot say \"same\"")
                side = self.file.word(table.get("side"), SIDES, line, f"{what}: side") if kind == YOU_CONVERT else BOTH
            elif "hand_limit" in words:
                kind = HAND_LIMIT
                self.keys(table, ("hand_limit",), line, what)
                limit = self.number(table["hand_limit"], 0, CARDS, line, f"{what}: hand_limit")
            elif "opponent_cannot" in words:
                kind = CANNOT_CONVERT + self.file.word(table["opponent_cannot"], ("convert", "move"), line, f"{what}: opponent_cannot")
                self.keys(
                    table, ("opponent_cannot", "where", "side") if kind == CANNOT_CONVERT else ("opponent_cannot", "where"), line, what
                )
                self.file.word(table.get("where"), ("disputed",), line, f"{what}: where")
                side = self.file.word(table["side"], SIDES, line, f"{what}: side") if "side" in table else BOTH
            elif "extra" in words:
                kind = EXTRA
                self.keys(table, ("extra", "side"), line, what)
                self.file.word(table["extra"], ("convert",), line, f"{what}: extra")
                side = self.file.word(table.get("side"), SIDES, line, f"{what}: side")
            else:
                self.file.problem(line, f"{what}: expected one of when, hand_limit, opponent_cannot, extra")
        elif table is not None:
            self.file.problem(line, f"{what}: must be a table, not {shown(table)}")
        content = self.content
        content.permanent.append(kind)
        content.permanent_side.append(side)
        content.permanent_then.append(then)
        content.permanent_limit.append(limit)

    def foreign(self) -> None:
        """[SF-1.3] Four decks of four, in the order of the decks."""
        file, content = self.file, self.content
        entries = list(enumerate(file.entries("foreign")))
        for i, entry in entries:
            file.word(entry.get("deck"), DECKS, file.line("foreign", i, "deck"), f"foreign {i + 1}: deck")
        for deck in DECKS:
            own = [(i, entry) for i, entry in entries if entry.get("deck") == deck]
            file.count(len(own), PER_DECK, file.line("foreign"), f"{deck} Foreign Influence cards")
            for i, entry in own[:PER_DECK]:
                file.known_keys(entry, "foreign", i, ("deck", "id", "name", "effects", "note", "source"))
                content.foreign_id.append(self.new_id(entry, "foreign", i, content.foreign_id))
                content.foreign_name.append(file.names_of(entry, "foreign", i, LANGUAGES))
                content.foreign_note.append(file.text_of(entry, "foreign", i, "note"))
                content.foreign_source.append(file.text_of(entry, "foreign", i, "source"))
                line = file.line("foreign", i, "effects")
                content.foreign_list.append(self.effects(entry.get("effects"), line, f"foreign {i + 1}: effects"))

    def bonuses(self) -> None:
        """[SF-4.11] What each number of the Protestant's die gives."""
        file, content = self.file, self.content
        entries = file.entries("military")
        file.count(len(entries), 6, file.line("military"), "entries of the military table")
        for i, entry in enumerate(entries[:6]):
            file.known_keys(entry, "military", i, ("die", "name", "effects", "note", "source"))
            if entry.get("die") != i + 1:
                file.problem(file.line("military", i, "die"), f"military {i + 1}: 'die' must be {i + 1}")
            content.bonus_name.append(file.names_of(entry, "military", i, LANGUAGES))
            content.bonus_note.append(file.text_of(entry, "military", i, "note"))
            content.bonus_source.append(file.text_of(entry, "military", i, "source"))
            line = file.line("military", i, "effects")
            content.bonus_list.append(self.effects(entry.get("effects"), line, f"military {i + 1}: effects"))

    # -- effects --------------------------------------------------------------------------------------------------------------------------

    def effects(self, ops: object, line: int, what: str) -> int:
        """A list of ops; the place of its first."""
        if not isinstance(ops, list) or len(ops) > MOST_OPS or not all(isinstance(op, dict) for op in ops):
            self.file.problem(line, f'{what}: must be a list of at most {MOST_OPS} ops like {{ op = "draw", n = 1 }}')
            ops = []
        within = [self.inner(op, line, what) for op in ops]
        first = len(self.content.op)
        for op, effect in zip(ops, within, strict=True):
            self.read_op(op, line, what, effect)
        self.add(END)
        self.follow(first, line, what)
        return first

    def inner(self, op: Mapping[str, Any], line: int, what: str) -> int:
        """The effect inside a per_discard, which lies before the list in the table."""
        if op.get("op") != "per_discard":
            return NO_LIST
        effect = op.get("effect")
        if (
            not isinstance(effect, dict)
            or effect.get("op") not in ("convert", "move")
            or "circles" in effect
            or effect.get("where") == "same"
        ):
            self.file.problem(line, f"{what}: 'effect' must be one convert or move, without circles and not \"same\"")
            return NO_LIST
        self.read_op(effect, line, what, NO_LIST)
        return len(self.content.op) - 1

    def read_op(self, op: Mapping[str, Any], line: int, what: str, effect: int) -> None:
        kind = self.file.word(op.get("op"), OPS, line, f"{what}: op")
        what = f"{what}: {OPS[kind]}"
        self.keys(op, _KEYS[kind], line, what)
        side, n, circles, neutral = BOTH, 0, 1, False
        if kind in (CONVERT, REMOVE):
            side = self.file.word(op.get("side"), SIDE_WORDS, line, f"{what}: side")
            if kind == REMOVE and side == BOTH:
                self.file.problem(line, f"{what}: markers leave one side only")
        elif kind == MOVE:
            side = self.file.word(op.get("toward"), SIDE_WORDS, line, f"{what}: toward")
            if side == BOTH:
                self.file.problem(line, f"{what}: one cannot move both ways")
        if kind == CONVERT:
            neutral = op.get("neutral", False) is True
            if not isinstance(op.get("neutral", False), bool):
                self.file.problem(line, f"{what}: 'neutral' must be true or false")
        if kind in (CONVERT, MOVE):
            circles = self.number(op.get("circles", 1), 1, CIRCLES, line, f"{what}: circles")
        if "n" in _KEYS[kind]:
            if kind == CONVERT and neutral and op.get("n") == "all":
                n = ALL_OF_THEM
            else:
                n = self.number(op.get("n"), 1, MOST, line, f"{what}: n")
        if kind == COST:
            n = self.number(op.get("discard"), 1, MOST, line, f"{what}: discard")
        if kind == PER_DISCARD:
            n = self.number(op["max"], 1, CARDS, line, f"{what}: max") if "max" in op else CARDS
        keep = self.number(op.get("keep"), 0, n, line, f"{what}: keep") if kind == DRAW_KEEP else 0
        random = op.get("random", False)
        if not isinstance(random, bool):
            self.file.problem(line, f"{what}: 'random' must be true or false")
        place, listed = self.where(op, kind, line, what)
        self.add(kind, n, side, circles, place, listed, neutral, random is True, keep, effect)

    def where(self, op: Mapping[str, Any], kind: int, line: int, what: str) -> tuple[int, int]:
        """In which circle, and the set of those listed."""
        value = op.get("where", "any")
        if isinstance(value, list):
            listed = 0
            for name in value:
                listed |= 1 << self.file.word(name, self.content.circle_id, line, f"{what}: where")
            return LISTED, listed
        if kind == DISPUTE and value == "disputed":
            self.file.problem(line, f"{what}: the marker cannot go where it lies")
        return self.file.word(value, WHERE_WORDS, line, f"{what}: where"), 0

    def follow(self, first: int, line: int, what: str) -> None:
        """[SF-4.15] Which ops are followed by "same"?"""
        content = self.content
        before = NO_LIST
        for op in content.ops_of(first):
            if content.op[op] not in (CONVERT, MOVE, DISPUTE, REMOVE, PER_DISCARD):
                continue
            if content.op_where[op] == SAME:
                if before == NO_LIST or content.op[before] == PER_DISCARD or content.op_circles[before] != 1:
                    self.file.problem(line, f'{what}: "same" needs an op before it that chooses one circle')
                else:
                    content.op_free[before] = True
            before = op

    def add(
        self,
        kind: int,
        n: int = 0,
        side: int = BOTH,
        circles: int = 1,
        where: int = ANY,
        listed: int = 0,
        neutral: bool = False,
        random: bool = False,
        keep: int = 0,
        effect: int = NO_LIST,
    ) -> None:
        content = self.content
        content.op.append(kind)
        content.op_n.append(n)
        content.op_side.append(side)
        content.op_circles.append(circles)
        content.op_where.append(where)
        content.op_listed.append(listed)
        content.op_neutral.append(neutral)
        content.op_random.append(random)
        content.op_keep.append(keep)
        content.op_effect.append(effect)
        content.op_free.append(False)

    # -- small things ---------------------------------------------------------------------------------------------------------------------

    def new_id(self, entry: Mapping[str, Any], table: str, i: int, taken: list[str]) -> str:
        file = self.file
        found = file.text_of(entry, table, i, "id")
        if not found.replace("-", "").isalnum() or not found.isascii() or found != found.lower() or found in taken:
            file.problem(file.line(table, i, "id"), f"{table} {i + 1}: 'id' must be small letters, digits and '-', each id once")
            return f"{table}-{i + 1}"
        return found

    def truth(self, entry: Mapping[str, Any], i: int, key: str) -> bool:
        value = entry.get(key)
        if not isinstance(value, bool):
            self.file.problem(self.file.line("card", i, key), f"card {i + 1}: '{key}' must be true or false")
            return False
        return value

    def number(self, value: object, low: int, high: int, line: int, what: str) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.file.problem(line, f"{what}: {shown(value)} is not a number from {low} to {high}")
        return low

    def keys(self, table: Mapping[str, Any], known: tuple[str, ...], line: int, what: str) -> None:
        for key in table:
            if key not in known:
                self.file.problem(line, f"{what}: unknown key {shown(key)}; known are {', '.join(known)}")
