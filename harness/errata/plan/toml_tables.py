"""Read a TOML file into pydantic tables: every problem at once, with file, key, line and guess.

pydantic builds nothing from data that is wrong anywhere. `validate` therefore replaces wrong values
by stand-ins, so that the rest of the file can be checked in the same pass.
"""

from __future__ import annotations

import copy
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, is_dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar, get_args, get_type_hints

from pydantic import AfterValidator, BaseModel, ConfigDict, Strict, TypeAdapter, ValidationError

from errata.model.case import key_of, parse_specifier
from errata.model.errors import Problem
from errata.text.printable import guess, nearest

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

KeyPath = tuple[str | int, ...]  # of a key: `("expect", 0, "message")`, counting from 0

_DEEPEST = 20  # tables and lists inside each other; the files of Errata have five at most
_UNKNOWN = ("extra_forbidden", "unexpected_keyword_argument")  # of a `Table`, of a dataclass
_ROUNDS = 4  # a wrong value becomes a missing one, a missing one a stand-in
_SHOWN_VALUE = 60
_AT_LINE = re.compile(r" ?\(at (?:line (\d+), column \d+|end of document)\)")
_TEXT_BLOCK = re.compile(r"\"\"\"[\s\S]*?\"\"\"|'''[\s\S]*?'''")  # may hold anything
_NAME = r"""\s*(?:[\w-]+|"[^"]*"|'[^']*')\s*"""
_HEADER = re.compile(rf"\s*(\[\[?)({_NAME}(?:\.{_NAME})*)\]")
_KEY = re.compile(rf"({_NAME}(?:\.{_NAME})*)=")


class Table(BaseModel):
    """A table of a file that people write: unknown keys and values of other types are errors."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


T = TypeVar("T")
# A strict tuple would refuse TOML's arrays, which are lists; its items stay strict.
Several = Annotated[tuple[T, ...], Strict(False)]


SpecifierText = Annotated[str, AfterValidator(parse_specifier)]


@dataclass(frozen=True, kw_only=True)
class TomlFile:
    """A file that was read; `name` is its path as problems show it."""

    name: str
    text: str
    data: Mapping[str, Any]

    def problem(self, place: KeyPath, message: str, hint: str = "") -> Problem:
        """Describe what is wrong with a key of this file."""
        return Problem(
            file=self.name,
            key=_dotted(place),
            message=message,
            hint=hint,
            line=line_of(self.text, place),
        )


M = TypeVar("M")


@dataclass(frozen=True, kw_only=True)
class Validated(Generic[M]):
    """The tables of a file, with stand-ins for what was wrong, and the problems.

    `doubtful` holds the places of wrong values, which must not be checked any further. `parsed` is
    None if nothing of the file can be used.
    """

    file: TomlFile
    parsed: M | None
    problems: tuple[Problem, ...] = ()
    doubtful: frozenset[KeyPath] = frozenset()

    def is_doubtful(self, *place: str | int) -> bool:
        """Return whether a key or a table around it was wrong."""
        return any(place[: len(wrong)] == wrong for wrong in self.doubtful)

    def is_sure_of(self, keys: Iterable[str]) -> bool:
        """Return whether nothing was wrong in or below some top-level keys."""
        return {place[0] for place in self.doubtful}.isdisjoint(keys)


def read_toml(path: Path, name: str) -> TomlFile | Problem:
    """Read a TOML file; returns the one problem that prevents it."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        return Problem(file=name, key="", message=f"cannot be read: {error.strerror}")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        return Problem(file=name, key="", message=f"is not UTF-8: {error.reason}", line=line)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Besides syntax errors: numbers of 5,000 digits, endless nesting.
        found = _AT_LINE.search(str(error))
        last = max(1, len(text.splitlines()))
        return Problem(
            file=name,
            key="",
            message=f"is not valid TOML: {_AT_LINE.sub('', str(error))}",
            line=int(found[1] or last) if found else None,
        )
    if _depth(data) > _DEEPEST:
        return Problem(file=name, key="", message="is nested too deeply")
    return TomlFile(name=name, text=text, data=data)


def parse_toml(text: str, name: str) -> TomlFile:
    """Parse the text of a file that is known to be valid TOML."""
    return TomlFile(name=name, text=text, data=tomllib.loads(text))


def _depth(data: dict[str, Any]) -> int:
    """Count how many tables and lists are inside each other at most, without recursion."""
    level: list[Any] = [data]
    depth = 0
    while level:
        depth += 1
        inner = [item.values() if isinstance(item, dict) else item for item in level]
        level = [value for items in inner for value in items if isinstance(value, (dict, list))]
    return depth


def validate(model: type[M], file: TomlFile, stand_ins: Mapping[str, Any]) -> Validated[M]:
    """Check a file against the type of its outermost table: a `Table`, or a dataclass of the model.

    `stand_ins` has a value for each key that is required anywhere in the model.
    """
    kind: Any = model
    first: list[dict[str, Any]] = []
    repaired = copy.deepcopy(dict(file.data))
    parsed = None
    for _ in range(_ROUNDS):
        try:
            parsed = _adapter(kind).validate_python(repaired)
            break
        except ValidationError as error:
            items = _errors_of(error)
            first = first or items
            for item in items:
                _repair(model, repaired, stand_ins, item)
    # A mistyped key is not reported a second time as the missing one that it was meant to be.
    meant = {_meant(model, i["loc"]) for i in first if i["type"] in _UNKNOWN}
    faults = [item for item in first if not (item["type"] == "missing" and item["loc"] in meant)]
    return Validated(
        file=file,
        parsed=parsed,
        problems=tuple(_explain(model, item, file) for item in faults),
        doubtful=frozenset({item["loc"] for item in first} | meant),
    )


def _errors_of(error: ValidationError) -> list[dict[str, Any]]:
    """List pydantic's errors, without lists that are too short because an item is wrong."""
    items: list[dict[str, Any]] = [{**item} for item in error.errors()]
    around = {item["loc"][:depth] for item in items for depth in range(len(item["loc"]))}
    return [item for item in items if item["type"] != "too_short" or item["loc"] not in around]


def _meant(model: type, place: KeyPath) -> KeyPath:
    return (*place[:-1], nearest(str(place[-1]), _types_of(_table_at(model, place[:-1]))))


def _table_at(model: type, place: KeyPath) -> type:
    for part in place:
        model = _table_in(_types_of(model).get(str(part))) or model
    return model


def _table_in(annotation: Any) -> type | None:
    """Return the table in a type such as `dict[str, Variant]`."""
    if isinstance(annotation, type) and (issubclass(annotation, Table) or is_dataclass(annotation)):
        return annotation
    return next(filter(None, map(_table_in, get_args(annotation))), None)


@cache
def _types_of(model: type) -> dict[str, Any]:
    if issubclass(model, Table):
        fields = model.model_fields.items()
        return {field.alias or name: field.annotation for name, field in fields}
    return {key_of(name): kind for name, kind in get_type_hints(model).items()}


@cache
def _adapter(model: Any) -> TypeAdapter[Any]:
    return TypeAdapter(model)


def _repair(
    model: type, data: dict[str, Any], stand_ins: Mapping[str, Any], item: Mapping[str, Any]
) -> None:
    """Take the wrong value of one error out of `data`, or put a stand-in for a missing one."""
    place: KeyPath = item["loc"]
    parent: Any = data
    for depth, part in enumerate(place[:-1], 1):
        following = parent[part] if _has(parent, part) else None
        holder = _table_at(model, place[: depth - 1])
        if isinstance(following, list) and _table_at(model, place[:depth]) is holder:
            parent.pop(part)  # one wrong item makes a plain list worthless
            return
        if not isinstance(following, (dict, list)):
            return  # already taken out with its table
        parent = following
    key = place[-1]
    if item["type"] == "missing":
        parent[key] = copy.deepcopy(stand_ins[str(key)])
    elif isinstance(parent, list):
        parent[int(key)] = {}
    else:
        parent.pop(key, None)


def _has(parent: Any, part: str | int) -> bool:
    if isinstance(parent, list):
        return isinstance(part, int) and part < len(parent)
    return part in parent


def _explain(model: type, item: Mapping[str, Any], file: TomlFile) -> Problem:
    """Turn one of pydantic's errors into a problem with a guess at the typo."""
    place: KeyPath = item["loc"]
    kind, message, hint = str(item["type"]), str(item["msg"]), ""
    if kind in _UNKNOWN:
        known = list(_types_of(_table_at(model, place[:-1])))
        message = "unknown key"
        hint = guess(str(place[-1]), known) or f"known keys: {', '.join(known)}"
    elif kind == "missing":
        message = "is missing"
    elif kind == "literal_error":
        expected = str(item["ctx"]["expected"])
        message = f"{_shorten(repr(item['input']))} is not one of {expected}"
        hint = guess(str(item["input"]), re.findall(r"'([^']*)'", expected))
    elif kind == "value_error":
        message = message.removeprefix("Value error, ")
    elif kind in ("dataclass_type", "model_type"):
        message = f"Input should be a table, not {_shorten(repr(item['input']))}"
    elif kind.startswith("too_"):
        message = message.replace("Tuple", "List")
    else:
        message = f"{message.replace('tuple', 'list')}, not {_shorten(repr(item['input']))}"
        if kind == "tuple_type" and _table_at(model, place) is not _table_at(model, place[:-1]):
            hint = f"write [[{place[-1]}]]"
    return file.problem(place, message, hint)


def _shorten(text: str) -> str:
    return text if len(text) <= _SHOWN_VALUE else f"{text[:_SHOWN_VALUE]}…"


def _dotted(place: KeyPath) -> str:
    """Write a place as `release[2].python`, counting from 1 as readers do."""
    parts = (f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in place)
    return "".join(parts).removeprefix(".")


def line_of(text: str, place: Sequence[str | int]) -> int | None:
    """Return the line of a key, counting from 1; else that of the nearest table around it.

    Returns None if neither is found.
    """
    found: int | None = None
    depth = 0
    for number, here in _keys_by_line(text):
        common = min(len(here), len(place))
        if common > depth and tuple(place[:common]) == here[:common]:
            found, depth = number, common
    return found


def _keys_by_line(text: str) -> Iterator[tuple[int, KeyPath]]:
    seen: Counter[KeyPath] = Counter()
    table: KeyPath = ()
    masked = _TEXT_BLOCK.sub(lambda block: "\n" * block[0].count("\n"), text)
    for number, line in enumerate(masked.split("\n"), 1):
        if header := _HEADER.match(line):
            table = _names(header[2])
            if header[1] == "[[":
                seen[table] += 1
                table = (*table, seen[table] - 1)
            yield number, table
        elif key := _KEY.match(line):
            yield number, (*table, *_names(key[1]))


def _names(dotted: str) -> KeyPath:
    return tuple(found.strip().strip("\"'") for found in re.findall(_NAME, dotted))
