from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from errata.model.outcome import Frame, Outcome, Signature

DESIGNED = {
    "passed": "script",
    "raised": "script failure",
    "exited": "script failure",
    "crashed": "script failure",
    "timed-out": "script failure",
    "out-of-memory": "script failure",
    "unavailable": "device",
    "env-failed": "infrastructure",
    "harness-error": "infrastructure",
}


def test_the_list_of_outcomes_is_closed() -> None:
    assert {str(outcome) for outcome in Outcome} == set(DESIGNED)


@pytest.mark.parametrize("outcome", list(Outcome))
def test_an_outcome_is_either_the_scripts_doing_or_not(outcome: Outcome) -> None:
    kind = DESIGNED[str(outcome)]
    assert outcome.is_from_script is kind.startswith("script")
    assert outcome.is_script_failure is (kind == "script failure")
    assert outcome.is_infrastructure is (kind == "infrastructure")


PLAIN = Signature(type="ValueError", message="m", at="f()", native=("g",))


def test_frames_and_bases_are_evidence_not_identity() -> None:
    frame = Frame(file="broken.py", line=3, function="f")
    told = replace(PLAIN, bases=("Exception",), frames=(frame,))
    assert PLAIN.identity == told.identity
    assert PLAIN.digest == told.digest


@pytest.mark.parametrize(
    "changed", [{"type": "TypeError"}, {"message": "n"}, {"at": "g()"}, {"native": ("g", "h")}]
)
def test_every_part_of_the_identity_changes_the_digest(changed: dict[str, Any]) -> None:
    assert replace(PLAIN, **changed).digest != PLAIN.digest


def test_a_digest_is_short_stable_and_stands_any_text() -> None:
    assert Signature(type="ValueError", message="naïve …").digest == "744eb5e1cf70"
    assert re.fullmatch("[0-9a-f]{12}", Signature(type="E\ud800", message="\udcff").digest)
