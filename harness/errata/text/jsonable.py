"""JSON documents as types: what a document holds, its JSON Schema and its text come from one class.

A document is a frozen dataclass; its fields are the document's keys. A field with a default is left
out of the document where it has its default, and is optional in the schema. All other keys are
always present, and no others occur. `Annotated[..., Field(description=...)]` explains a key.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass
from datetime import datetime
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from pydantic import TypeAdapter

_DIALECT = "https://json-schema.org/draft/2020-12/schema"

_SHOWN = 80  # characters

T = TypeVar("T")

NOT_WRITTEN = {"exclude": True}
"""The metadata of a `dataclasses.field` that no document has: pydantic reads it as well."""


@dataclass(frozen=True)
class About:
    """The description of a key, as pydantic's `Field` has it, for a module that must load fast."""

    description: str

    def __get_pydantic_json_schema__(self, core: Any, handler: Any) -> dict[str, Any]:
        """Add the description to the schema of the key."""
        return {**handler(core), "description": self.description}


@dataclass(frozen=True)
class DocumentFormat(Generic[T]):
    """One kind of document: `name` and `version` become its keys `errata` and `schema`.

    `kind` is the dataclass with all other keys, `title` names the commands that write it. A
    document that `is_plain` has only texts, numbers, tuples and mappings, none with a default: it
    is written without pydantic.
    """

    name: str
    version: int
    kind: type[T]
    title: str
    is_plain: bool = False

    def plain(self, document: T) -> dict[str, Any]:
        """Return a document as plain JSON values."""
        kind: Any = self.kind
        value: Any = document
        plain = json_safe(value if self.is_plain else encode(kind, value))
        return {"errata": self.name, "schema": self.version, **plain}

    def text(self, document: T) -> str:
        """Return a document in ASCII, so that every stream's encoding will do."""
        return json.dumps(self.plain(document), indent=2, allow_nan=False) + "\n"

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of the documents."""
        schema = schema_of(self.kind, self.title)
        own: dict[str, Any] = {
            "errata": {"const": self.name},
            "schema": {"const": self.version, "description": "Version of this format."},
        }
        return {
            **schema,
            "properties": own | schema["properties"],
            "required": [*own, *schema.get("required", [])],
        }


def schema_of(kind: Any, title: str) -> dict[str, Any]:
    """Return the JSON Schema of the values of a type."""
    schema = _adapter(kind).json_schema(mode="serialization", schema_generator=_schema_generator())
    return {"$schema": _DIALECT, **schema, "title": title}


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    """Return what reads and writes values of a type; built when first asked for."""
    from pydantic import TypeAdapter

    return TypeAdapter(kind)


def encode(kind: Any, value: Any) -> Any:
    """Return a value of a type as what `json.dumps` takes, without fields that have their default.

    Moments in time stay as they are.
    """
    # In Python mode: JSON mode would turn NaN into null and refuse lone surrogates.
    return _adapter(kind).dump_python(value, exclude_defaults=True, by_alias=True)


def decode(kind: Any, plain: Any) -> Any:
    """Return the value that parsed JSON holds; raises Undecodable with every fault."""
    from pydantic import ValidationError

    try:
        return _adapter(kind).validate_python(plain)
    except ValidationError as error:
        found = [_fault(one) for one in error.errors(include_url=False)]
        raise Undecodable(found) from error


class Undecodable(ValueError):
    """Parsed JSON does not have the form of its type; `faults` pairs keys with what is wrong."""

    def __init__(self, faults: Sequence[tuple[str, str]]) -> None:
        key, message = faults[0]
        super().__init__(f"{key!r} {message}" if key else message)
        self.faults = tuple(faults)


def _fault(error: Any) -> tuple[str, str]:
    """Return the key of a fault that pydantic found, and what is wrong there."""
    *parents, last = error["loc"] or ("",)
    place = ".".join(str(part) for part in parents)
    if error["type"] == "missing":
        return place, f"lacks {last!r}"
    key = f"{place}.{last}" if place else str(last)
    words = error["msg"].removeprefix("Value error, ")
    for kind, name in _KINDS.items():
        if error["type"].startswith(kind):
            words = f"must be {name}, not {shown_value(error['input'])}"
    words = words.removeprefix("Input ").replace("should be", "must be")
    return key, shortened(words)


_KINDS = {
    "string_": "text",
    "int_": "a whole number",
    "float_": "a number",
    "bool_": "true or false",
    "dict_": "an object",
    "mapping_": "an object",
    "dataclass_": "an object",
    "tuple_": "a list",
    "datetime_": "a moment in time",
    "timezone_": "a moment in time with its zone",
}


def shown_value(value: object) -> str:
    """Show a value of a foreign document in a message, cut where it is long."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested without end, or a number of 5,000 digits
        return f"this {type(value).__name__}"
    return shortened(text, _SHOWN)


def shortened(text: str, limit: int = 300) -> str:
    """Cut a text that may hold a foreign value."""
    return text if len(text) <= limit else f"{text[:limit]}…"


def json_safe(value: Any) -> Any:
    """Return what JSON can hold: non-finite numbers and lone surrogates become text."""
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if isinstance(value, str):
        return value.encode("utf-8", "backslashreplace").decode("utf-8")
    if isinstance(value, dict):
        return {str(json_safe(key)): json_safe(item) for key, item in value.items()}
    if isinstance(value, (list, tuple, frozenset)):
        return [json_safe(item) for item in value]
    if is_dataclass(value):
        written = (each.name for each in fields(value) if not each.metadata.get("exclude"))
        return {name: json_safe(getattr(value, name)) for name in written}
    return value.isoformat() if isinstance(value, datetime) else value


@cache
def _schema_generator() -> Any:
    """Return a generator of closed schemas, without the titles that only repeat keys."""
    from pydantic.json_schema import GenerateJsonSchema

    class ClosedSchema(GenerateJsonSchema):
        def field_title_should_be_set(self, schema: Any) -> bool:
            return False

        def dataclass_schema(self, schema: Any) -> Any:
            return {**super().dataclass_schema(schema), "additionalProperties": False}

    return ClosedSchema
