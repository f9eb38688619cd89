from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Annotated, NamedTuple

import pytest
from jsonschema import Draft202012Validator
from pydantic import Field

from errata.model.outcome import Outcome
from errata.text.jsonable import DocumentFormat, json_safe


class Pair(NamedTuple):
    name: str
    line: int


@dataclass(frozen=True, kw_only=True)
class Sample:
    """What a document is in this test."""

    outcome: Outcome
    started: datetime
    wall_s: Annotated[float | None, Field(description="Seconds.")]
    words: tuple[str, ...] = ()
    pairs: tuple[Pair, ...] = ()
    extra: dict[str, object] | None = None


SAMPLE = DocumentFormat(name="sample", version=3, kind=Sample, title="errata sample")
START = datetime(2026, 11, 1, tzinfo=timezone.utc)
BARE = Sample(outcome=Outcome.RAISED, started=START, wall_s=None)
FULL = Sample(
    outcome=Outcome.PASSED,
    started=START,
    wall_s=float("inf"),
    words=("\ud800",),
    pairs=(Pair("x.py", 3),),
    extra={"nested": [float("nan"), {"a": None}]},
)


def test_keys_with_a_default_are_left_out_and_all_others_are_there() -> None:
    assert json.loads(SAMPLE.text(BARE)) == {
        "errata": "sample",
        "schema": 3,
        "outcome": "raised",
        "started": "2026-11-01T00:00:00+00:00",
        "wall_s": None,
    }


def test_what_json_cannot_hold_becomes_text() -> None:
    text = SAMPLE.text(FULL)
    assert text.isascii()
    plain = json.loads(text)
    assert plain["wall_s"] == "inf"
    assert plain["words"] == ["\\ud800"]
    assert plain["pairs"] == [["x.py", 3]]
    assert plain["extra"] == {"nested": ["nan", {"a": None}]}
    assert json_safe({"\ud800": (1.5, float("-inf"))}) == {"\\ud800": [1.5, "-inf"]}


def test_the_schema_is_closed_and_says_what_is_required() -> None:
    schema = SAMPLE.schema()
    Draft202012Validator.check_schema(schema)
    valid = Draft202012Validator(schema).is_valid
    plain = SAMPLE.plain(BARE)
    assert valid(plain)
    assert schema["required"] == ["errata", "schema", "outcome", "started", "wall_s"]
    assert schema["properties"]["wall_s"]["description"] == "Seconds."
    for wrong in ({"surprise": 1}, {"schema": 2}, {"outcome": "unknown"}, {"pairs": [["x"]]}):
        assert not valid({**plain, **wrong}), wrong


@pytest.mark.parametrize("key", ["errata", "outcome", "wall_s"])
def test_a_missing_key_is_refused(key: str) -> None:
    plain = SAMPLE.plain(FULL)
    del plain[key]
    assert not Draft202012Validator(SAMPLE.schema()).is_valid(plain)
