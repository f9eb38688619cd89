"""The JSON of a bisection keeps to its published schema, and everything is in it."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from bisections import NEW, NO_WHEEL, OLD, PASSES, Truth, bisection, raised
from jsonschema import Draft202012Validator

from errata.compare.behaviour import Behaviour
from errata.compare.investigation import Bisection
from errata.model.outcome import Outcome
from errata.report.bisection.as_json import FORMAT_VERSION, json_document, write_json

SCHEMA = Path(__file__).parents[4] / "docs" / "schema" / "bisect.schema.json"
CHANGE = [OLD, OLD, OLD, NEW, NEW, NEW, NEW]
ALL_KINDS: Truth = {
    "eager": CHANGE,
    "gap": [NO_WHEEL, OLD, NO_WHEEL, NO_WHEEL, NO_WHEEL, PASSES, PASSES],
    "same": [PASSES] * 7,
    "none": [NO_WHEEL] * 7,
    "odd": [
        Behaviour(outcome=Outcome.CRASHED, status="SIGSEGV"),
        *[Behaviour(outcome=Outcome.PASSED, warnings=("old",))] * 6,
    ],
}


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(SCHEMA.read_text(encoding="utf-8"))
    return loaded


def test_the_schema_is_a_schema(schema: dict[str, Any]) -> None:
    Draft202012Validator.check_schema(schema)
    assert schema["properties"]["schema"]["const"] == FORMAT_VERSION


@pytest.mark.parametrize(
    "found",
    [
        bisection(ALL_KINDS),
        bisection(ALL_KINDS, every=True, unlisted=True),
        bisection(ALL_KINDS, free=["2.5.1", "2.6.0"], again={"2.5.1": NO_WHEEL}, flipped=True),
        bisection({"none": [NO_WHEEL] * 7}),
    ],
)
def test_the_document_keeps_to_the_schema(found: Bisection, schema: dict[str, Any]) -> None:
    text = io.StringIO()
    write_json(found, text)
    assert text.getvalue().isascii()
    Draft202012Validator(schema).validate(json.loads(text.getvalue()))


def test_the_answer_and_the_whole_log_are_in_it() -> None:
    found = bisection({"eager": CHANGE}, free=["2.5.1"])
    document = json_document(found)
    (answer,) = document["answers"]
    (change,) = answer["changes"]
    assert (change["before"]["release"], change["after"]["release"]) == ("2.5.1", "2.6.0")
    assert change["changed"] == ["message"]
    assert change["exact"]
    assert change["before"]["behaviour"]["message"] == OLD.message
    assert [line["release"] for line in document["log"]] == [line.release for line in found.log]
    assert document["log"][-1]["step"] == "confirmation"
    assert (document["good"], document["bad"]) == ("1.13.1", "2.15.0")
    assert document["environments_built"] == list(found.made)


def test_asked_the_other_way_round_good_and_bad_are_as_the_user_said() -> None:
    document = json_document(bisection({"eager": CHANGE}, flipped=True))
    assert (document["good"], document["bad"]) == ("2.15.0", "1.13.1")
    assert [document["log"][n]["seen"][0]["side"] for n in (0, 1)] == ["bad", "good"]


def test_lone_surrogates_do_not_break_the_document() -> None:
    truth: Truth = {"eager": [PASSES, *[raised("\ud800 x")] * 6]}
    text = io.StringIO()
    write_json(bisection(truth), text)
    assert json.loads(text.getvalue())["answers"][0]["answer"] == "found"
