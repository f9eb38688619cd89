from __future__ import annotations

import pytest

from errata.model.outcome import Outcome

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
