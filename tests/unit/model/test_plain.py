from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.model.matching import SIGNATURE_VERSION
from errata.model.outcome import Isolation, Outcome, ScriptResult, WarningSeen
from errata.model.plain import (
    observation_from_plain,
    observation_to_plain,
    result_from_plain,
    result_to_plain,
    signature_from_plain,
    signature_to_plain,
)
from errata.model.record import Observation
from errata.model.signature import Frame, Signature
from errata.model.verdict import Verdict

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


def travel(plain: dict[str, Any]) -> dict[str, Any]:
    """Send plain data through JSON."""
    return dict(json.loads(json.dumps(plain)))


@given(SIGNATURES)
def test_a_signature_comes_back_as_it_was(signature: Signature) -> None:
    plain = signature_to_plain(signature)
    assert plain["version"] == SIGNATURE_VERSION
    assert signature_from_plain(travel(plain)) == signature


@given(RESULTS)
def test_a_result_comes_back_as_it_was(result: ScriptResult) -> None:
    assert result_from_plain(travel(result_to_plain(result))) == result


@given(OBSERVATIONS)
def test_an_observation_comes_back_as_it_was(observation: Observation) -> None:
    plain = travel(observation_to_plain(observation))
    assert observation_from_plain(observation.case, observation.place, plain) == observation


def test_what_is_empty_is_left_out_but_zero_is_not() -> None:
    passed = ScriptResult(outcome=Outcome.PASSED, exit_code=0, wall_s=0.0, digest={})
    assert result_to_plain(passed) == {
        "outcome": "passed",
        "exit_code": 0,
        "wall_s": 0.0,
        "digest": {},
    }


NAMES = [
    *("outcome", "signature", "isolation", "warnings", "chain", "type", "message", "frames"),
    *("native", "bases", "verdict", "broken", "fixed", "content", "fixed_signature"),
]


def read_observation(plain: dict[str, Any]) -> Observation:
    return observation_from_plain("case", "place", plain)


@pytest.mark.parametrize("read", [signature_from_plain, result_from_plain, read_observation])
@given(
    plain=st.dictionaries(
        st.sampled_from(NAMES), JSON | st.sampled_from(["passed", "healed", "fork"])
    )
)
def test_a_malformed_one_raises_nothing_unexpected(
    read: Callable[[dict[str, Any]], object], plain: dict[str, Any]
) -> None:
    with contextlib.suppress(KeyError, TypeError, ValueError):
        read(plain)
