"""JSON documents as types: what a document holds, its JSON Schema and its text come from one class.

A document is a frozen dataclass; its fields are the document's keys. A field with a default is left
out of the document where it has its default, and is optional in the schema. All other keys are
always present, and no others occur. `Annotated[..., Field(description=...)]` explains a key.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from pydantic import TypeAdapter

__all__ = ["DocumentFormat", "adapter", "json_safe", "to_plain"]

_DIALECT = "https://json-schema.org/draft/2020-12/schema"

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class DocumentFormat(Generic[T]):
    """One kind of document: `name` and `version` become its keys `errata` and `schema`.

    `kind` is the dataclass with all other keys, `title` names the commands that write it.
    """

    name: str
    version: int
    kind: type[T]
    title: str

    def plain(self, document: T) -> dict[str, Any]:
        """Return a document as plain JSON values."""
        return {"errata": self.name, "schema": self.version, **to_plain(self.kind, document)}

    def text(self, document: T) -> str:
        """Return a document in ASCII, so that every stream's encoding will do."""
        return json.dumps(self.plain(document), indent=2, allow_nan=False) + "\n"

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of the documents."""
        kind: Any = self.kind
        schema = adapter(kind).json_schema(
            mode="serialization", schema_generator=_schema_generator()
        )
        own: dict[str, Any] = {
            "errata": {"const": self.name},
            "schema": {"const": self.version, "description": "Version of this format."},
        }
        return {
            "$schema": _DIALECT,
            **schema,
            "title": self.title,
            "properties": own | schema["properties"],
            "required": [*own, *schema.get("required", [])],
        }


@cache
def adapter(kind: Any) -> TypeAdapter[Any]:
    """Return what reads and writes values of a type; built when first asked for."""
    from pydantic import TypeAdapter

    return TypeAdapter(kind)


def to_plain(kind: Any, value: Any) -> Any:
    """Return a value as plain JSON values, without what has its default."""
    # In Python mode: JSON mode would turn NaN into null and refuse lone surrogates.
    return json_safe(adapter(kind).dump_python(value, exclude_defaults=True))


def json_safe(value: Any) -> Any:
    """Replace what JSON cannot hold: non-finite numbers and lone surrogates become text."""
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if isinstance(value, str):
        return value.encode("utf-8", "backslashreplace").decode("utf-8")
    if isinstance(value, dict):
        return {str(json_safe(key)): json_safe(item) for key, item in value.items()}
    if isinstance(value, (list, tuple, frozenset)):
        return [json_safe(item) for item in value]
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
