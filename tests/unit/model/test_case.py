from __future__ import annotations

import dataclasses

import pytest
from factories import make_case

from errata.model.case import Expectation, Script
from errata.model.outcome import Outcome


@pytest.mark.parametrize("outcome", list(Outcome))
def test_only_passing_is_no_failure(outcome: Outcome) -> None:
    assert Expectation(outcome=outcome).is_failure is (outcome is not Outcome.PASSED)


def test_a_documented_warning_is_a_failure_although_the_script_passes() -> None:
    assert Expectation(outcome=Outcome.PASSED, warning="deprecated: …").is_failure


def test_each_script_has_its_own_file_text_and_digest() -> None:
    case = make_case(broken="1/0", fixed="1")
    assert [script.filename for script in Script] == ["broken.py", "fixed.py"]
    assert [case.text(script) for script in Script] == ["1/0", "1"]
    assert case.digest(Script.BROKEN) != case.digest(Script.FIXED)


def test_a_case_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        make_case().title = "other"  # type: ignore[misc]
