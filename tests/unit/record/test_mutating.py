from __future__ import annotations

from dataclasses import replace

import pytest
from factories import make_case

from errata.compare import judge as judging
from errata.model.case import Case, Expectation
from errata.model.outcome import Outcome
from errata.model.record import Observation
from errata.model.signature import Signature
from errata.model.verdict import Verdict
from errata.record import mutating
from errata.record.mutating import find_mutations, mutation_problems

RAISES = Expectation(
    outcome=Outcome.RAISED, type="RuntimeError", message="sizes differ: …", at="a + b"
)


def case(name: str, expectation: Expectation = RAISES, *, same: str = "") -> Case:
    made = make_case(f"torch/{name}", expectations=[expectation])
    return replace(made, same_error_as=(f"torch/{same}",) if same else ())


def observed(
    name: str, *, fixed: Outcome = Outcome.PASSED, at: str = "a + b", message: str = "2 and 3"
) -> dict[str, Observation]:
    signature = Signature(type="RuntimeError", message=f"sizes differ: {message}", at=at)
    one = Observation(
        case=f"torch/{name}",
        place="torch-2.15.0:eager:cpu",
        verdict=Verdict.REPRODUCES,
        broken=Outcome.RAISED,
        fixed=fixed,
        content="b+f",
        signature=signature,
        fixed_signature=None if fixed is Outcome.PASSED else signature,
    )
    return {one.id: one}


def test_a_swap_of_scripts_is_noticed() -> None:
    found = find_mutations([case("one")], observed("one"))
    assert (found.swapped, found.borrowed, found.unproven, found.survived) == (1, 0, (), ())


def test_a_swap_is_reported_where_a_judge_would_not_notice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lenient(trial: object, broken: object, fixed: object) -> object:
        return judging.judge(trial, fixed, broken)  # type: ignore[arg-type]  # both ways alike

    monkeypatch.setattr(mutating, "judge", lenient)
    one = case("one")
    found = find_mutations([one], observed("one"))
    assert found.survived == (("torch/one", "torch/one"),)
    assert "changed places" in mutation_problems([one], found)[0].message


def test_an_expectation_of_another_case_that_fits_is_reported() -> None:
    cases = [case("one"), case("two", replace(RAISES, message="…"))]
    found = find_mutations(cases, observed("one") | observed("two"))
    assert found.survived == (("torch/one", "torch/two"), ("torch/two", "torch/one"))
    assert mutation_problems(cases, found)[0].message.endswith("the error of torch/two")


@pytest.mark.parametrize(
    "other",
    [
        replace(RAISES, message="shapes differ: …"),
        replace(RAISES, at="a - b"),
        replace(RAISES, type="ValueError"),
    ],
)
def test_an_expectation_that_differs_is_noticed(other: Expectation) -> None:
    found = find_mutations([case("one"), case("two", other)], observed("one"))
    assert found.borrowed == 1
    assert found.survived == ()


def test_cases_that_share_an_error_lend_each_other_nothing() -> None:
    found = find_mutations([case("one", same="two"), case("two")], observed("one"))
    assert found.borrowed == 0


def test_a_case_without_a_recorded_failure_is_unproven() -> None:
    cases = [case("one"), case("two")]
    found = find_mutations(cases, observed("one"))
    assert found.unproven == ("torch/two",)
    assert "no recorded run" in mutation_problems(cases, found)[0].message


def test_a_case_that_only_warns_is_named() -> None:
    warns = case("warns", Expectation(outcome=Outcome.PASSED, warning="deprecated …"))
    found = find_mutations([warns], {})
    assert (found.warnings, found.unproven) == (("torch/warns",), ())
