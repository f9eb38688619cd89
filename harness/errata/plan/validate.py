"""Validate one `case.toml`: name every fault at once, and keep what is valid all the same.

pydantic stops at what it cannot build. Here what is wrong gives way to stand-ins, so that the
rest of the file is checked in the same pass.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel, ValidationError

from errata.model.errors import Problem
from errata.plan.located import guess, line_of, nearest
from errata.plan.schema import CaseFile, ExpectTable, RequiresTable, SourceTable, ToleranceTable

__all__ = ["Validated", "validate"]

Location = tuple[str | int, ...]

_MODELS: dict[str, type[BaseModel]] = {
    "": CaseFile,
    "sources": SourceTable,
    "requires": RequiresTable,
    "tolerance": ToleranceTable,
    "expect": ExpectTable,
}
_SOURCE = {"url": "https://example.org"}
_REQUIRES = {"releases": "unknown"}
_EXPECT = {"outcome": "passed"}
_TOLERANCE = {"rtol": 0.0, "atol": 0.0}
_STAND_INS: Mapping[str, Any] = {
    "title": "?",
    "kind": "exception",
    "areas": ["unknown"],
    "cause": "?",
    "fix": "?",
    "sources": [_SOURCE],
    "requires": _REQUIRES,
    "expect": [_EXPECT],
    **_SOURCE,
    **_REQUIRES,
    **_EXPECT,
    **_TOLERANCE,
}
_TABLES = {"sources": _SOURCE, "expect": _EXPECT}
_ROUNDS = 4  # a wrong value gives way to a missing one, that to a stand-in
_SHOWN_VALUE = 60


@dataclass(frozen=True, kw_only=True)
class Validated:
    """A parsed file with stand-ins for what was wrong, and the problems.

    `doubtful` holds the key paths that were wrong: what they say must not be judged further.
    `parsed` is None where nothing of the file can be used.
    """

    parsed: CaseFile | None
    problems: tuple[Problem, ...] = ()
    doubtful: frozenset[Location] = frozenset()

    def is_doubtful(self, *path: str | int) -> bool:
        """Tell whether a key, or a table around it, is not what the file says."""
        return any(path[: len(place)] == place for place in self.doubtful)

    def is_sure_of(self, tables: Iterable[str]) -> bool:
        """Tell whether nothing at all was wrong in some top-level keys."""
        return {place[0] for place in self.doubtful}.isdisjoint(tables)


def validate(data: Mapping[str, Any], shown: str, text: str) -> Validated:
    """Check the shape of a file; `shown` is its path and `text` its source, for the problems."""
    first: list[dict[str, Any]] = []
    mended = copy.deepcopy(dict(data))
    parsed = None
    for _ in range(_ROUNDS):
        try:
            parsed = CaseFile.model_validate(mended)
            break
        except ValidationError as error:
            items: list[dict[str, Any]] = [{**item} for item in error.errors()]
            first = first or items
            for item in items:
                _mend(mended, tuple(item["loc"]), is_missing=item["type"] == "missing")
    meant = {_meant(tuple(item["loc"])) for item in first if item["type"] == "extra_forbidden"}
    faults = [item for item in first if not (item["type"] == "missing" and item["loc"] in meant)]
    return Validated(
        parsed=parsed,
        problems=tuple(_explain(item, shown, text) for item in faults),
        doubtful=frozenset({tuple(item["loc"]) for item in first} | meant),
    )


def _meant(place: Location) -> Location:
    """Return the key that a mistyped one is for: it is not missing, then."""
    return (*place[:-1], nearest(str(place[-1]), _known_keys(place)))


def _known_keys(place: Location) -> Iterable[str]:
    return _MODELS[str(place[0]) if len(place) > 1 else ""].model_fields


def _mend(data: dict[str, Any], place: Location, *, is_missing: bool) -> None:
    """Take one wrong value out of `data`, or put a stand-in where one is missing."""
    parent: Any = data
    for number, part in enumerate(place[:-1]):
        following = parent[part] if _has(parent, part) else None
        if isinstance(following, list) and place[number] not in _TABLES:
            parent.pop(part)  # one wrong item makes a plain list worthless
            return
        if not isinstance(following, (dict, list)):
            return  # already taken out with what held it
        parent = following
    key = place[-1]
    if is_missing:
        parent[key] = copy.deepcopy(_STAND_INS[str(key)])
    elif isinstance(parent, list):
        parent[int(key)] = dict(_TABLES[str(place[0])])
    else:
        parent.pop(key, None)


def _has(parent: Any, part: str | int) -> bool:
    if isinstance(parent, list):
        return isinstance(part, int) and part < len(parent)
    return part in parent


def _explain(item: Mapping[str, Any], shown: str, text: str) -> Problem:
    """Turn one pydantic error into a problem with its line and a guess at the typo."""
    location = tuple(item["loc"])
    names = [part for part in location if isinstance(part, str)]
    hint = ""
    message = str(item["msg"])
    if item["type"] == "extra_forbidden":
        message = "unknown key"
        hint = guess(names[-1], _known_keys(location))
    elif item["type"] == "missing":
        message = "is missing"
    elif item["type"] == "literal_error":
        expected = str(item["ctx"]["expected"])
        message = f"{_shorten(repr(item['input']))} is not one of {expected}"
        hint = guess(str(item["input"]), re.findall(r"'([^']*)'", expected))
    elif item["type"] == "value_error":
        message = message.removeprefix("Value error, ")
    elif not item["type"].startswith("too_"):
        message = f"{message}, not {_shorten(repr(item['input']))}"
        hint = (
            f"write [[{names[-1]}]]" if item["type"] == "list_type" and names[-1] in _TABLES else ""
        )
    return Problem(
        file=shown,
        key=".".join(str(part) for part in location),
        message=message,
        hint=hint,
        line=line_of(text, location),
    )


def _shorten(text: str) -> str:
    return text if len(text) <= _SHOWN_VALUE else f"{text[:_SHOWN_VALUE]}…"
