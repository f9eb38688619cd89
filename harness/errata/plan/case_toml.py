"""Read `case.toml` into the tables of `errata.model.case`, and make its JSON Schema from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter

from errata.model.case import CaseFile
from errata.plan.toml_tables import TomlFile, Validated, validate


def case_schema() -> dict[str, Any]:
    """Return the JSON Schema of `case.toml`, for editors."""
    schema = TypeAdapter(CaseFile).json_schema()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **schema,
        "title": "Errata case.toml",
    }


# Values for required keys that are wrong or missing, so that the rest can be checked.
_SOURCE = {"url": "https://example.org"}
_REQUIRES = {"releases": "unknown"}
_EXPECT = {"outcome": "passed"}
_TRIGGER = {"code": "_", "confidence": "possible", "call": "_", "when": "_"}
_STAND_INS: Mapping[str, Any] = {
    "title": "?",
    "kind": "exception",
    "areas": ["unknown"],
    "cause": "?",
    "fix": "?",
    "sources": [_SOURCE],
    "requires": _REQUIRES,
    "expect": [_EXPECT],
    "rtol": 0.0,
    "atol": 0.0,
    **_SOURCE,
    **_REQUIRES,
    **_EXPECT,
    **_TRIGGER,
}


def validate_case(file: TomlFile) -> Validated[CaseFile]:
    """Check the keys and values of a `case.toml`, each by itself."""
    return validate(CaseFile, file, _STAND_INS)
