"""What the text files of a package say: its messages, their arguments, and every branch that a message has, to be shown to a person.

Nothing here knows a game. A message's branches are those of all languages together, so that the same things are said in each.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import product

from fluent.syntax import FluentParser, ast, visitor

from triptych.core import registry
from triptych.core.words import LANGUAGES

OTHERS = tuple(language for language in LANGUAGES if language != "en")
PLURALS = ("zero", "one", "two", "few", "many", "other")
OWN = ("article-",)
"""Messages that each language has its own of: its articles."""
ONLY_TRANSLATED = ("note-", "source-")
"""Messages that stand for words of the content file, which is in English."""

Value = int | str


def package_of(game: str) -> str:
    return registry.folders()[game].rpartition(".")[0]


def parts(language: str, package: str) -> dict[str, str]:
    """The text files of a package in a language, by what follows the language in their names ("", "-table" ...)."""
    found = [file for file in files(package).joinpath("text").iterdir() if file.name.endswith(".ftl")]
    mine = [file for file in found if file.name.removesuffix(".ftl").partition("-")[0] == language]
    return {file.name.removesuffix(".ftl")[len(language) :]: file.read_text("utf-8") for file in sorted(mine, key=lambda file: file.name)}


@lru_cache(maxsize=64)
def messages(language: str, package: str) -> dict[str, ast.Message]:
    """The messages of a package in a language, in the order of its files; none twice, nothing that is not Fluent."""
    found: dict[str, ast.Message] = {}
    for part, text in parts(language, package).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}{part}.ftl: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}{part}.ftl: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


class _Reader(visitor.Visitor):
    """The variables of a message, and the branches it chooses by them."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.branches: dict[str, list[str]] = {}
        self.literals: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.literals.add(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            known = self.branches.setdefault(node.selector.id.name, [])
            keys = [variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value for variant in node.variants]
            known += [key for key in keys if key not in known]
        self.generic_visit(node)


def read(message: ast.Message) -> _Reader:
    reader = _Reader()
    reader.visit(message)
    return reader


def forms(language: str, package: str) -> set[str]:
    """The names of all forms that nouns have in a language."""
    return {attribute.id.name for message in messages(language, package).values() for attribute in message.attributes}


def noun(argument: str, known_forms: set[str], same: Mapping[str, str]) -> str:
    """The argument itself, whatever the form it is wanted in: `card_here_den` is the `card`."""
    while True:
        whole, _, form = argument.rpartition("_")
        if not whole or form not in known_forms:
            return same.get(argument, argument)
        argument = whole


def arguments(language: str, package: str, message: str, same: Mapping[str, str]) -> set[str]:
    """What a message is about. Whoever says it hands this in; in which form it is used is the language's own business."""
    known = forms(language, package) | {"id", "here", "name"}
    return {noun(variable, known, same) for variable in read(messages(language, package)[message]).variables}


def differences(language: str, package: str, same: Mapping[str, str]) -> list[str]:
    """What a language has too little, too much, or otherwise than English."""
    mine, english = messages(language, package), messages("en", package)
    found = [f"missing: {name}" for name in english if name not in mine and not name.startswith(OWN)]
    found += [f"unused: {name}" for name in mine if name not in english and not name.startswith((*OWN, *ONLY_TRANSLATED))]
    for name in mine:
        if name in english:
            here, there = arguments(language, package, name, same), arguments("en", package, name, same)
            if here != there:
                found.append(f"{name}: {sorted(here)} and not {sorted(there)}")
    variables = {variable for message in mine.values() for variable in read(message).variables}
    found += [f"no message uses a form .{form}" for form in forms(language, package) if not any(v.endswith(f"_{form}") for v in variables)]
    return found


# -- every branch -------------------------------------------------------------------------------------------------------------------------


def branches(package: str, message: str) -> dict[str, list[str]]:
    """By what a message chooses its words in any language, and among what."""
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        there = messages(language, package).get(message)
        for variable, keys in (read(there).branches if there else {}).items():
            known = found.setdefault(variable, [])
            known += [key for key in keys if key not in known]
    return found


def wanted(package: str, message: str, same: Mapping[str, str]) -> set[str]:
    """The arguments of a message in any language."""
    return {
        argument
        for language in LANGUAGES
        if message in messages(language, package)
        for argument in arguments(language, package, message, same)
    }


def _numbers(keys: Sequence[str]) -> list[Value]:
    """Numbers for all branches: those that are named, and one of each plural."""
    named = [int(key) for key in keys if key.isdigit()]
    return [*named, *(number for number in (1, 2) if number not in named and any(key in PLURALS for key in keys))]


def ways(
    package: str, message: str, nouns: Mapping[str, Sequence[int]], values: Mapping[str, Sequence[Value]], same: Mapping[str, str]
) -> Iterator[dict[str, Value]]:
    """Arguments that take a message through all its branches, and in each of them through all nouns.

    `nouns` has for each argument the things it can be, `values` what other arguments can be; of those the first is enough where nothing
    hangs on it.
    """
    chosen: dict[str, Sequence[Value]] = {}
    for variable, keys in branches(package, message).items():
        if variable.removesuffix("_id") in nouns and variable.endswith("_id"):
            continue
        if any(key.isdigit() or key in PLURALS for key in keys) and not set(keys) - set(PLURALS) - {key for key in keys if key.isdigit()}:
            chosen[variable] = values[variable] if variable in values and len(values[variable]) > 1 else _numbers(keys)
        else:
            chosen[variable] = values.get(variable, keys)
    rest = sorted(wanted(package, message, same) - set(chosen))
    fixed = {name: values[name][0] for name in rest if name not in nouns}
    cycled = {name: nouns[name] for name in rest if name in nouns}
    length = max((len(things) for things in cycled.values()), default=1)
    for choice in product(*chosen.values()):
        for at in range(length):
            yield {
                **fixed,
                **dict(zip(chosen, choice, strict=True)),
                **{name: things[at % len(things)] for name, things in cycled.items()},
            }
