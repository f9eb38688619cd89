from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from factories import make_case
from hypothesis import given
from hypothesis import strategies as st

from errata.model.case import Case, Expectation, Requirements
from errata.model.outcome import Outcome, Signature
from errata.model.verdict import Observation, Verdict
from errata.recognise.scoring import THRESHOLD, Failure, index_cases, recognise
from errata.report.recognition import (
    affected_words,
    confidence,
    fix_words,
    measured_words,
    span,
)

MESSAGE = "the batched_value cannot be written into an unbatched_target of Conv2d"
FAILS = Expectation(outcome=Outcome.RAISED, type="RuntimeError", message=MESSAGE, at="x[0] = y")


def case_of(expectation: Expectation = FAILS, case_id: str = "torch/one") -> Case:
    return make_case(case_id, expectations=[expectation], areas=["vmap"])


def failure_with(message: str = MESSAGE, **changes: Any) -> Failure:
    return replace(Failure(type="RuntimeError", messages=(message,)), **changes)


def seen(place: str, verdict: Verdict = Verdict.REPRODUCES, message: str = MESSAGE) -> Observation:
    broken = Outcome.PASSED if verdict is Verdict.HEALED else Outcome.RAISED
    return Observation(
        case="torch/one",
        place=place,
        verdict=verdict,
        broken=broken,
        fixed=Outcome.PASSED,
        content="",
        signature=None
        if verdict is Verdict.HEALED
        else Signature(type="RuntimeError", message=message, at="x[0] = y"),
    )


def score(failure: Failure, case: Case | None = None) -> float:
    found = recognise(
        [failure], index_cases([case or case_of()], {}), modules=["torch", "paddle"], threshold=0
    )
    return found[0].score


def test_the_same_message_and_type_are_enough() -> None:
    [found] = recognise([failure_with()], index_cases([case_of()], {}))
    assert found.is_literal
    assert found.score >= 0.9
    assert confidence(found) == "the same error"


def test_an_ellipsis_of_the_case_stands_for_anything() -> None:
    pattern = replace(FAILS, message="the batched_value cannot … unbatched_target of …")
    [found] = recognise([failure_with()], index_cases([case_of(pattern)], {}))
    assert found.is_literal


def test_every_further_evidence_raises_the_score() -> None:
    native = replace(FAILS, native=("at::copy_",))
    case = case_of(native)
    rising = [
        failure_with("nothing of it"),
        failure_with(MESSAGE.replace("cannot", "can never")),
        failure_with(),
        failure_with(at="x[0] = y"),
        failure_with(at="x[0] = y", native=("at::copy_",)),
        failure_with(at="x[0] = y", native=("at::copy_",), packages=frozenset({"torch"})),
    ]
    scores = [score(failure, case) for failure in rising]
    assert scores == sorted(set(scores))


def test_frames_of_another_framework_speak_against_a_case() -> None:
    other = failure_with(packages=frozenset({"paddle"}))
    assert score(other) < THRESHOLD < score(failure_with(packages=frozenset({"torch"})))
    assert recognise([failure_with(framework="paddle")], index_cases([case_of()], {})) == ()


def test_the_words_of_an_assertion_must_be_the_very_same() -> None:
    case = case_of(replace(FAILS, type="AssertionError", message="expected_width 8, got 4 of them"))
    near = Failure(type="AssertionError", messages=("expected_width 8, got 5 of them",))
    assert recognise([near], index_cases([case], {})) == ()


def test_cases_that_need_a_package_come_after_those_that_do_not() -> None:
    requires = Requirements(framework="torch", packages=("timm ==1.0",))
    special = replace(case_of(case_id="torch/a"), requires=requires)
    plain_case = case_of(case_id="torch/b")
    ranked = recognise([failure_with()], index_cases([special, plain_case], {}))
    assert [item.case.id for item in ranked] == ["torch/b", "torch/a"]
    through = failure_with(packages=frozenset({"timm", "torch"}))
    assert recognise([through], index_cases([special, plain_case], {}))[0].case.id == "torch/a"


def test_a_case_that_documents_no_failure_has_no_reference() -> None:
    passes = Expectation(outcome=Outcome.PASSED)
    assert index_cases([case_of(passes)], {})[0].references == ()


def test_what_was_recorded_says_where_exactly_this_was_seen() -> None:
    record = {
        o.id: o
        for o in (
            seen("torch-2.5.1:eager:cpu"),
            seen("torch-2.15.0:eager:cpu", message="said differently"),
            seen("torch-1.13.1:eager:cpu", Verdict.HEALED),
        )
    }
    [found] = recognise([failure_with()], index_cases([case_of()], record))
    assert found.seen == ("torch-2.5.1:eager:cpu",)
    assert affected_words(found) == "torch: fails on 2.5.1 and 2.15.0, passes on 1.13.1"
    assert measured_words(found) == "torch: the fix passes on 1.13.1 to 2.15.0 (3 releases)"
    assert fix_words(found) == "fix"
    assert found.healed == ("torch-1.13.1:eager:cpu",)


def test_modes_that_differ_are_told_apart() -> None:
    record = {
        o.id: o
        for o in (
            seen("torch-2.5.1:eager:cpu"),
            seen("torch-2.5.1:compile:cpu", Verdict.HEALED),
        )
    }
    [found] = recognise([failure_with()], index_cases([case_of()], record))
    assert affected_words(found) == "torch: eager mode fails on 2.5.1; compile mode passes on 2.5.1"


def test_a_case_without_a_fix_says_so() -> None:
    case = replace(case_of(), fix_known=False)
    [found] = recognise([failure_with()], index_cases([case], {}))
    assert fix_words(found) == "no fix is known yet"
    assert affected_words(found) == "documented for torch; nothing is on record"


@pytest.mark.parametrize(
    ("places", "words"),
    [
        ([], "no release"),
        (["torch-2.9.1:eager:cpu", "torch-2.9.1:compile:cpu"], "2.9.1"),
        (["torch-2.10.0+timm:eager:cpu", "torch-2.9.1:eager:cpu"], "2.9.1 and 2.10.0"),
        ([f"torch-2.{n}.0-py3.10:eager:gpu" for n in (10, 9, 8)], "2.8.0 to 2.10.0 (3 releases)"),
    ],
)
def test_releases_are_named_in_order(places: list[str], words: str) -> None:
    assert span(places) == words


TEXT = st.text(max_size=200)


@given(TEXT, TEXT, TEXT)
def test_no_text_is_too_strange(kind: str, message: str, at: str) -> None:
    failure = Failure(type=kind, messages=(message,), at=at, places=(at,))
    for item in recognise([failure], index_cases([case_of()], {}), threshold=0):
        assert item.score >= 0
