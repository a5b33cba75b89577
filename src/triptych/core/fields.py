"""The field table: what lies in which cell of a state, and who may see it.

Clone, key, position text, JSON, views and the secrecy test all come from this one description.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from triptych.core.errors import PositionError
from triptych.core.sets import numbers_of
from triptych.core.state import AGENDA_END, BOTTOM, FRAME, TOP, UNKNOWN

ALL: Final = 0  # everybody sees it
OWNER: Final = 1  # row i is seen by seat i alone
NONE: Final = 2  # nobody sees it

Json = int | str | None | list["Json"]


class Field:
    """One named block of cells: `rows` x `width` ints between `low` and `high`.

    `names` writes values as words (value `low` is the first), `bits` as that many binary digits, `members` as a set of numbers from 1
    (`2+5+12`; bit 0 is number 1). `pool` joins fields among whose rows the same things move (tiles in hands, supply, discard): column k
    of each is the number of things of kind k, or, in a set, its member k. Where every seat has things of its own, the pool is `by_row`:
    they move within one row. What everybody knows about hidden sets is said by two open sets with the same rows: what stands in `among` is
    known to lie in one of the fields that name it; what lies in a field is known to be one of those `within`.
    """

    def __init__(
        self,
        name: str,
        rows: int = 1,
        width: int = 1,
        *,
        low: int = 0,
        high: int = 1 << 20,
        sees: int = ALL,
        names: tuple[str, ...] = (),
        bits: int = 0,
        members: int = 0,
        pool: str = "",
        by_row: bool = False,
        among: str = "",
        within: str = "",
    ) -> None:
        self.name = name
        self.rows = rows
        self.width = width
        self.low = low
        self.high = low + len(names) - 1 if names else (1 << (bits or members)) - 1 if bits or members else high
        self.sees = sees
        self.names = names
        self.bits = bits
        self.members = members
        self.pool = pool
        self.by_row = by_row
        self.among = among
        self.within = within
        self.at = -1

    def called(self, names: tuple[str, ...]) -> Field:
        """The same field whose values are written with other words."""
        return Field(
            self.name,
            self.rows,
            self.width,
            low=self.low,
            high=self.high,
            sees=self.sees,
            names=names,
            bits=self.bits,
            members=self.members,
            pool=self.pool,
            by_row=self.by_row,
            among=self.among,
            within=self.within,
        )

    @property
    def size(self) -> int:
        return self.rows * self.width

    def of(self, cells: list[int]) -> list[int]:
        """The field's cells."""
        return cells[self.at : self.at + self.size]

    def hidden(self, row: int, seat: int) -> bool:
        """May `seat` not see this row? Seat -1 is a spectator."""
        return self.sees == NONE or (self.sees == OWNER and row != seat)

    def write(self, value: int) -> str:
        if value == UNKNOWN and self.sees != ALL:
            return "?"
        if self.bits:
            return format(value, f"0{self.bits}b")
        if self.members:
            return "+".join(str(number) for number in numbers_of(value, 1)) or "-"
        return self.names[value - self.low] if self.names else str(value)

    def read(self, word: str) -> int:
        if word == "?" and self.sees != ALL:
            return UNKNOWN
        if self.names:
            if word not in self.names:
                raise PositionError(f"{self.name}: '{word}' is none of {', '.join(self.names)}")
            return self.low + self.names.index(word)
        if self.members:
            return self._read_set(word)
        try:
            value = int(word, 2) if self.bits else int(word)
        except ValueError:
            raise PositionError(f"{self.name}: '{word}' is not {'binary' if self.bits else 'a number'}") from None
        if not self.low <= value <= self.high:
            raise PositionError(f"{self.name}: {value} is not between {self.low} and {self.high}")
        return value

    def _read_set(self, word: str) -> int:
        value = 0
        for number in word.split("+") if word != "-" else []:
            if not number.isdecimal() or len(number) > 4 or not 1 <= int(number) <= self.members or value >> (int(number) - 1) & 1:
                raise PositionError(f"{self.name}: '{word}' is not a set of different numbers from 1 to {self.members}, like 2+5")
            value |= 1 << (int(number) - 1)
        return value


class FieldTable:
    """Fields as a game writes them down: `VP: Final[int] = FIELDS.add(Field("vp", SEATS))` is a field and the place of its first cell."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.end = AGENDA_END

    def add(self, field: Field) -> int:
        """Put a field behind the others; where it begins."""
        if any(known.name == field.name for known in self.fields):
            raise ValueError(f"{field.name}: there is a field of this name")
        self.fields.append(field)
        at = self.end
        self.end += field.size
        return at

    def layout(self, names: dict[tuple[str, ...], tuple[str, ...]]) -> Layout:
        """All of them, with other words where values are named after things of a content file: each list of names that stands for such
        words is given those of this file."""
        return Layout([field.called(names.get(field.names, field.names)) for field in self.fields])


class Layout:
    """All fields of a game's state, in order, behind the agenda."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        at = AGENDA_END
        for field in fields:
            field.at = at
            at += field.size
        self.size = at
        self.by_name = {field.name: field for field in fields}

    def at(self, name: str) -> int:
        """The first cell of a field."""
        return self.by_name[name].at

    def blank(self) -> list[int]:
        """Cells of an empty table with an empty agenda."""
        cells = [0] * self.size
        cells[TOP] = BOTTOM - FRAME
        for field in self.fields:
            if field.low != 0:
                cells[field.at : field.at + field.size] = [field.low] * field.size
        return cells

    def hidden_rows(self, seat: int) -> Iterator[tuple[Field, int]]:
        """The rows `seat` may not see, each with the cell it begins at."""
        for field in self.fields:
            if field.sees != ALL:
                for row in range(field.rows):
                    if field.hidden(row, seat):
                        yield field, field.at + row * field.width

    def veil(self, cells: list[int], seat: int) -> list[int]:
        """A copy of the cells with everything `seat` may not see marked UNKNOWN."""
        seen = cells[:]
        for field, at in self.hidden_rows(seat):
            seen[at : at + field.width] = [UNKNOWN] * field.width
        return seen

    def came_out(self, before: list[int], after: list[int], seat: int) -> bool:
        """Has anything come out of where `seat` cannot look? Then he has learned something. What went from one hidden place of a pool to
        another has not, nor has what he saw before; a hidden row of no pool counts as one thing, which is another one now."""
        gone: dict[str, list[int]] = {}
        for field, at in self.hidden_rows(seat):
            old, new = before[at : at + field.width], after[at : at + field.width]
            if old == new:
                continue
            if not field.pool:
                return True
            name = f"{field.pool} {(at - field.at) // field.width}" if field.by_row else field.pool
            missing = gone.setdefault(name, [0] * (field.members or field.width))
            for kind in range(len(missing)):
                if field.members:
                    missing[kind] += (old[0] >> kind & 1) - (new[0] >> kind & 1)
                else:
                    missing[kind] += old[kind] - new[kind]
        for missing in gone.values():
            for number in missing:
                if number > 0:
                    return True
        return False

    def out_of_range(self, cells: list[int]) -> list[str]:
        """The fields with a value that cannot be there."""
        found: list[str] = []
        for field in self.fields:
            for value in cells[field.at : field.at + field.size]:
                if not field.low <= value <= field.high and (value != UNKNOWN or field.sees == ALL):
                    found.append(f"{field.name}: {value} is not between {field.low} and {field.high}")
        return found

    # -- as text and JSON ------------------------------------------------------------------------------------------------------------

    def write(self, cells: list[int]) -> list[str]:
        """`name=values` for each field that differs from the empty table; rows parted by `/`, values by `,`."""
        words: list[str] = []
        blank = self.blank()
        for field in self.fields:
            end = field.at + field.size
            if cells[field.at : end] == blank[field.at : end]:
                continue
            rows = [",".join(field.write(value) for value in cells[at : at + field.width]) for at in range(field.at, end, field.width)]
            words.append(f"{field.name}={'/'.join(rows)}")
        return words

    def read(self, words: list[str]) -> list[int]:
        """The cells that `write` described, the agenda left empty."""
        cells = self.blank()
        seen: set[str] = set()
        for word in words:
            name, equals, text = word.partition("=")
            if name in seen:
                raise PositionError(f"{name} stands there twice")
            seen.add(name)
            field = self.by_name.get(name)
            if field is None or not equals:
                raise PositionError(f"'{word}' is not a field=values of this game; fields are {', '.join(self.by_name)}")
            rows = [row.split(",") for row in text.split("/")]
            if len(rows) != field.rows or any(len(row) != field.width for row in rows):
                raise PositionError(f"{name}: expected {field.rows} rows (parted by /) of {field.width} values (parted by ,)")
            cells[field.at : field.at + field.size] = [field.read(value) for row in rows for value in row]
        return cells

    def to_json(self, cells: list[int]) -> dict[str, Json]:
        """Every field by name: a value, a list, or a list of rows; names as words, unknown as null."""

        def one(field: Field, value: int) -> Json:
            if value == UNKNOWN and field.sees != ALL:
                return None
            if field.members:
                return list[Json](numbers_of(value, 1))
            return field.names[value - field.low] if field.names else value

        table: dict[str, Json] = {}
        for field in self.fields:
            values = [one(field, value) for value in cells[field.at : field.at + field.size]]
            if field.rows == 1 and field.width == 1:
                table[field.name] = values[0]
            elif field.rows == 1 or field.width == 1:
                table[field.name] = values
            else:
                w = field.width
                table[field.name] = [values[i : i + w] for i in range(0, len(values), w)]
        return table
