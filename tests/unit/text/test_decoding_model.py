from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.model.matching import SIGNATURE_VERSION
from errata.model.outcome import Frame, Isolation, Outcome, ScriptResult, Signature, WarningSeen
from errata.model.verdict import Observation, Recorded, Verdict
from errata.text.jsonable import Undecodable, decode, encode

TEXT = st.text(max_size=8)
FILLED = st.text(min_size=1, max_size=8)
SECONDS = st.floats(0, 1e6)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=8,
)
SIGNATURES = st.builds(
    Signature,
    type=TEXT,
    message=TEXT,
    at=TEXT,
    native=st.lists(TEXT, max_size=2).map(tuple),
    bases=st.lists(TEXT, max_size=2).map(tuple),
    frames=st.lists(st.builds(Frame, file=TEXT, line=st.integers(), function=TEXT), max_size=2).map(
        tuple
    ),
)
RESULTS = st.builds(
    ScriptResult,
    outcome=st.sampled_from(Outcome),
    signature=st.none() | SIGNATURES,
    exit_code=st.none() | st.integers(0, 255),
    signal=st.none() | FILLED,
    detail=TEXT,
    warnings=st.lists(st.builds(WarningSeen, category=TEXT, message=TEXT), max_size=2).map(tuple),
    chain=st.lists(st.tuples(TEXT, TEXT), max_size=2).map(tuple),
    digest=st.none() | st.dictionaries(TEXT, JSON, max_size=3),
    wall_s=st.none() | SECONDS,
    cpu_s=st.none() | SECONDS,
    peak_mb=st.none() | SECONDS,
    isolation=st.none() | st.sampled_from(Isolation),
    isolation_reason=TEXT,
    framework_version=st.none() | FILLED,
    traceback=TEXT,
    stdout=TEXT,
    stderr=TEXT,
)
OBSERVATIONS = st.builds(
    Observation,
    case=TEXT,
    place=TEXT,
    verdict=st.sampled_from(Verdict),
    broken=st.sampled_from(Outcome),
    fixed=st.sampled_from(Outcome),
    content=FILLED,
    signature=st.none() | SIGNATURES,
    fixed_signature=st.none() | SIGNATURES,
    build=TEXT,
    python=TEXT,
    detail=TEXT,
    result=st.none() | st.dictionaries(TEXT, JSON, max_size=3),
)


def travel(kind: type, value: object) -> object:
    """Send a value through JSON, as stores and records do."""
    return decode(kind, json.loads(json.dumps(encode(kind, value))))


@given(SIGNATURES)
def test_a_signature_comes_back_as_it_was(signature: Signature) -> None:
    assert encode(Signature, signature)["version"] == SIGNATURE_VERSION
    assert travel(Signature, signature) == signature


@given(RESULTS)
def test_a_result_comes_back_as_it_was(result: ScriptResult) -> None:
    assert travel(ScriptResult, result) == result


@given(OBSERVATIONS)
def test_an_observation_comes_back_as_it_was(observation: Observation) -> None:
    assert travel(Observation, observation) == observation
    assert encode(Recorded, observation).keys().isdisjoint({"case", "place"})


def test_what_is_empty_is_left_out_but_zero_is_not() -> None:
    passed = ScriptResult(outcome=Outcome.PASSED, exit_code=0, wall_s=0.0, digest={})
    assert encode(ScriptResult, passed) == {
        "outcome": "passed",
        "exit_code": 0,
        "wall_s": 0.0,
        "digest": {},
    }


FAULTS: list[tuple[object, str]] = [
    ({}, "lacks 'outcome'"),
    (3, "must be an object"),
    ({"outcome": "x"}, "'outcome' must be 'passed', 'raised'"),
    ({"outcome": "passed", "wall_s": "x"}, "'wall_s' must be a number, not 'x'"),
    ({"outcome": "passed", "detail": 3}, "'detail' must be text, not 3"),
    ({"outcome": "passed", "digest": [1]}, "'digest' must be an object, not [1]"),
    ({"outcome": "passed", "exit_code": 1.5}, "'exit_code' must be a whole number, not 1.5"),
    ({"outcome": "passed", "signature": {"type": "x"}}, "'signature' lacks 'message'"),
    ({"outcome": "passed", "chain": 3}, "'chain' must be a list, not 3"),
    ({"outcome": "passed", "warnings": [["a"]]}, "'warnings.0' lacks 1"),
    ({"outcome": "passed", "detail": ["x" * 500]}, "x…"),
]


def test_what_is_wrong_is_named_with_its_key() -> None:
    for plain, message in FAULTS:
        with pytest.raises(Undecodable) as caught:
            decode(ScriptResult, plain)
        assert message in str(caught.value), plain


NAMES = [
    *("outcome", "signature", "isolation", "warnings", "chain", "type", "message", "frames"),
    *("native", "bases", "verdict", "broken", "fixed", "content", "fixed_signature"),
]


@pytest.mark.parametrize("kind", [Signature, ScriptResult, Observation])
@given(
    plain=st.dictionaries(
        st.sampled_from(NAMES), JSON | st.sampled_from(["passed", "healed", "fork"])
    )
)
def test_a_malformed_one_raises_nothing_unexpected(kind: type, plain: dict[str, Any]) -> None:
    with contextlib.suppress(Undecodable):
        decode(kind, plain)
