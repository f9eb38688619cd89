from __future__ import annotations

from dataclasses import replace

import pytest
from factories import make_case

from errata.model.case import Case, Expectation
from errata.model.outcome import Outcome
from errata.model.record import Observation
from errata.model.signature import Signature
from errata.model.verdict import Verdict
from errata.record.overlapping import find_overlaps, overlap_problems

RAISES = Expectation(
    outcome=Outcome.RAISED, type="RuntimeError", message="sizes differ: …", at="a + b"
)


def case(name: str, expectation: Expectation = RAISES, *, same: str = "") -> Case:
    made = make_case(f"torch/{name}", expectations=[expectation])
    return replace(made, same_error_as=(f"torch/{same}",) if same else ())


def observed(
    name: str,
    message: str = "sizes differ: 2 and 3",
    *,
    kind: str = "RuntimeError",
    outcome: Outcome = Outcome.RAISED,
    detail: str = "",
    at: str = "c + d",
    release: str = "2.15.0",
) -> dict[str, Observation]:
    has_signature = outcome is Outcome.RAISED
    one = Observation(
        case=f"torch/{name}",
        place=f"torch-{release}:eager:cpu",
        verdict=Verdict.REPRODUCES,
        broken=outcome,
        fixed=Outcome.PASSED,
        content="b+f",
        signature=Signature(type=kind, message=message, at=at) if has_signature else None,
        detail=detail,
    )
    return {one.id: one}


def pairs(cases: list[Case], record: dict[str, Observation]) -> set[tuple[str, str]]:
    return {
        (one.case.partition("/")[2], one.shown_by.partition("/")[2])
        for one in find_overlaps(cases, record)
    }


def test_the_error_of_another_case_is_found_wherever_it_was_raised() -> None:
    assert pairs([case("one"), case("two")], observed("two")) == {("one", "two")}


def test_a_case_may_show_its_own_error() -> None:
    assert pairs([case("one")], observed("one")) == set()


@pytest.mark.parametrize(
    "record",
    [
        observed("two", "shapes differ"),
        observed("two", kind="ValueError"),
        observed("two", outcome=Outcome.CRASHED, detail="SIGSEGV"),
        observed("two", outcome=Outcome.PASSED),
        observed("gone"),
    ],
)
def test_another_error_is_told_apart(record: dict[str, Observation]) -> None:
    assert pairs([case("one"), case("two")], record) == set()


@pytest.mark.parametrize(("one", "two"), [("two", ""), ("", "one")])
def test_either_case_may_declare_that_they_share_it(one: str, two: str) -> None:
    assert pairs([case("one", same=one), case("two", same=two)], observed("two")) == set()


def test_an_overlap_is_told_once_however_many_releases_show_it() -> None:
    record = observed("two", release="2.5.1") | observed("two", "sizes differ: 4 and 5")
    assert len(find_overlaps([case("one"), case("two")], record)) == 1


@pytest.mark.parametrize(
    "expected",
    [
        Expectation(outcome=Outcome.CRASHED, signal="SIGSEGV"),
        Expectation(outcome=Outcome.TIMED_OUT),
        Expectation(outcome=Outcome.EXITED, exit_code=3),
    ],
)
def test_what_ends_without_words_cannot_be_told_apart(expected: Expectation) -> None:
    detail = expected.signal or ("exit 3" if expected.exit_code else "")
    record = observed("two", outcome=expected.outcome, detail=detail)
    assert pairs([case("one", expected), case("two", expected)], record) == set()


def test_a_type_alone_is_met_by_every_error_of_that_type() -> None:
    bare = Expectation(outcome=Outcome.RAISED, type="RuntimeError")
    cases = [case("one", bare), case("two")]
    assert pairs(cases, observed("two")) == {("one", "two")}
    assert pairs(cases, observed("two", kind="ValueError")) == set()


@pytest.mark.parametrize("signal", ["SIGSEGV", "SIGABRT"])
def test_a_crash_with_native_frames_is_told_by_its_signal_too(signal: str) -> None:
    native = Expectation(outcome=Outcome.CRASHED, signal="SIGSEGV", native=())
    framed = replace(native, at="a + b")
    record = observed("two", outcome=Outcome.CRASHED, detail=signal)
    assert pairs([case("one", framed), case("two")], record) == set()


def test_the_statement_counts_where_nothing_else_is_documented() -> None:
    only_place = Expectation(outcome=Outcome.RAISED, type="RuntimeError", at="a + b")
    cases = [case("one", only_place), case("two")]
    assert pairs(cases, observed("two", at="c + d")) == set()
    assert pairs(cases, observed("two", at="a + b")) == {("one", "two")}


def test_a_problem_says_where_and_what_to_do() -> None:
    (problem,) = overlap_problems([case("one"), case("two")], observed("two"))
    assert problem.key == "expect[1]"
    assert "torch/two" in problem.message
    assert 'same_error_as = ["torch/two"]' in problem.hint


def test_a_declaration_that_names_no_case_is_a_problem_with_a_guess() -> None:
    (problem,) = overlap_problems([case("one", same="twoo"), case("two")], {})
    assert problem.message == "'torch/twoo' is not a case here"
    assert "torch/two" in problem.hint
