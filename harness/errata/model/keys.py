"""What the keys of `case.toml` must hold besides their types.

The types are the dataclasses of `errata.model.case` themselves. pydantic, which checks a file and
makes the JSON Schema, asks each `Key` for its part; nothing here imports it, nor `packaging` before
it is needed: `errata --help` loads this module.
"""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any

from errata.model.matching import normalise_message

LITERAL_CHARACTERS = 8
"""How much of a message must be literal: an ellipsis alone matches everything."""
CLOSED: Mapping[str, Any] = {"extra": "forbid"}
"""The `__pydantic_config__` of a table: unknown keys are errors."""
_RELEASES = re.compile(r"(?P<framework>[a-z][a-z0-9_-]*)(?![a-z0-9_-])\s*(?P<specifier>(?!\s).*)")


class Key:
    """The description of a key, and what its value must be, in `Annotated[…, Key(…)]`.

    `check` returns the value that is kept, or raises ValueError with what is wrong. `choices` are
    the only texts allowed. With `alone` one text may stand for a list of it. `written` is the type
    in the file, where `check` makes another of it. `limits` are those of pydantic's core schemas,
    such as `pattern`, `min_length`, `ge` and `strict`.
    """

    def __init__(
        self,
        description: str = "",
        check: Callable[[Any], Any] | None = None,
        *,
        choices: tuple[str, ...] = (),
        alone: bool = False,
        written: Any = None,
        **limits: Any,
    ) -> None:
        self._description = description
        self._check = check
        self._choices = choices
        self._alone = alone
        self._written = written
        self._limits = limits

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> dict[str, Any]:
        """Return the schema that checks a value."""
        schema: dict[str, Any]
        if self._choices:
            schema = {"type": "literal", "expected": [str(one) for one in self._choices]}
        elif self._written is not None:
            schema = handler.generate_schema(self._written)
        else:
            schema = handler(source)
        schema = {**schema, **self._limits}
        if self._alone:
            schema = _function("function-before", _one_or_more, schema)
        return _function("function-after", self._check, schema) if self._check else schema

    def __get_pydantic_json_schema__(self, core: Any, handler: Any) -> dict[str, Any]:
        """Add the description to the JSON Schema of the key."""
        schema: dict[str, Any] = handler(core)
        return schema | {"description": self._description} if self._description else schema


def _function(kind: str, call: Callable[[Any], Any], schema: Mapping[str, Any]) -> dict[str, Any]:
    return {"type": kind, "function": {"type": "no-info", "function": call}, "schema": schema}


def _one_or_more(value: object) -> object:
    return [value] if isinstance(value, str) else value


def parse_specifier(text: str) -> str:
    """Return a PEP 440 specifier without surrounding space; raises ValueError for other text."""
    from packaging.specifiers import InvalidSpecifier, SpecifierSet

    try:
        SpecifierSet(text)
    except InvalidSpecifier as error:
        raise ValueError(f"{text!r} is not a PEP 440 specifier such as '>=2.0,<3'") from error
    return text.strip()


def split_releases(text: str) -> tuple[str, str]:
    """Split `"torch >=1.13"` into framework and specifier; raises ValueError on other text."""
    found = _RELEASES.fullmatch(text.strip())
    if found is None:
        raise ValueError('should name the framework and a specifier, e.g. "torch >=1.13"')
    return found["framework"], parse_specifier(found["specifier"])


def named_releases(text: str) -> str:
    """Return what `split_releases` can split; raises its ValueError."""
    split_releases(text)
    return text


def requirement(text: str) -> str:
    """Return a PEP 508 requirement; raises ValueError for other text."""
    from packaging.requirements import InvalidRequirement, Requirement

    try:
        Requirement(text)
    except InvalidRequirement as error:
        raise ValueError(f"{text!r} is not a PEP 508 requirement") from error
    return text


def specific(text: str) -> str:
    """Return a text that does not match almost everything; raises ValueError for others."""
    literal = normalise_message(text).replace("...", "…")
    if "…" not in literal and literal:
        return text  # without an ellipsis only the very text matches, however short
    if len(normalise_message(literal.replace("…", ""))) < LITERAL_CHARACTERS:
        raise ValueError(
            f"too unspecific: at least {LITERAL_CHARACTERS} characters must be literal"
        )
    return text


def signal_name(name: str) -> str:
    """Return the name of a signal as results have it; raises ValueError for other text."""
    known = [number.name for number in signal.Signals]
    if name in known:
        return name
    alias = signal.Signals.__members__.get(name)
    near = [f"did you mean {one!r}?" for one in get_close_matches(name, known, n=1, cutoff=0.6)]
    hint = f"it is reported as {alias.name!r}" if alias else "".join(near)
    raise ValueError(f"{name!r} is not a signal's name" + (f"; {hint}" if hint else ""))
