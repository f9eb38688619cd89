from __future__ import annotations

from dataclasses import replace

import pytest
from factories import PASSED, make_case, make_environment, make_raised, make_trial

from errata.compare.judge import Step, harm_of, judge, step_between
from errata.compare.transitions import Change, compare_judgements
from errata.model.case import Expectation, Harm
from errata.model.outcome import Outcome, ScriptResult
from errata.model.verdict import Judgement, Verdict

OWN = make_raised("sum is 2", kind="AssertionError", at="assert total == 3")
OTHERS = make_raised("bad input", kind="AssertionError", at="total = model(x)")
REFUSED = make_raised("no sum of these", kind="ValueError", at="total = x.sum()")
CRASH = ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV")
DOCUMENTED = [
    Expectation(outcome=one.outcome, type=one.signature.type, message=one.signature.message)
    for one in (OWN, OTHERS, REFUSED)
    if one.signature
]
CASE = make_case(expectations=[*DOCUMENTED, Expectation(outcome=Outcome.CRASHED, signal="SIGSEGV")])


def judged(broken: ScriptResult, version: str = "2.0.1") -> Judgement:
    trial = make_trial(None, case=CASE, environment=make_environment(version=version))
    return judge(trial, broken, PASSED)


@pytest.mark.parametrize(
    ("result", "harm"),
    [
        (OWN, Harm.SILENT),
        (OTHERS, Harm.ERROR),
        (REFUSED, Harm.ERROR),
        (CRASH, Harm.CRASH),
        (ScriptResult(outcome=Outcome.TIMED_OUT), Harm.CRASH),
        (PASSED, Harm.WARNING),
    ],
)
def test_the_harm_follows_from_how_a_failure_ends(result: ScriptResult, harm: Harm) -> None:
    assert harm_of(CASE, Verdict.REPRODUCES, result) is harm


def test_a_script_that_passes_does_no_harm_and_an_unknown_failure_has_none() -> None:
    assert harm_of(CASE, Verdict.HEALED, PASSED) is Harm.NONE
    assert harm_of(CASE, Verdict.MASKED, OTHERS) is None


def test_the_harm_that_a_case_states_counts() -> None:
    misleading = replace(DOCUMENTED[2], harm=Harm.MISLEADING)
    case = make_case(expectations=[DOCUMENTED[0], misleading])
    assert harm_of(case, Verdict.REPRODUCES, REFUSED) is Harm.MISLEADING
    assert harm_of(case, Verdict.REPRODUCES, OWN) is Harm.SILENT


@pytest.mark.parametrize(
    ("before", "after", "step"),
    [
        (Harm.SILENT, Harm.ERROR, Step.REFUSED),
        (Harm.CRASH, Harm.ERROR, Step.REFUSED),
        (Harm.ERROR, Harm.SILENT, Step.SILENT),
        (Harm.CRASH, Harm.SILENT, Step.SILENT),
        (Harm.SILENT, Harm.CRASH, None),
        (Harm.ERROR, Harm.CRASH, None),
        (Harm.SILENT, Harm.NONE, None),
        (Harm.NONE, Harm.SILENT, None),
        (None, Harm.ERROR, None),
    ],
)
def test_a_step_is_from_or_into_silence(before: Harm, after: Harm, step: Step | None) -> None:
    assert step_between(before, after) is step


@pytest.mark.parametrize(
    ("before", "after", "change", "words"),
    [
        (
            OWN,
            REFUSED,
            Change.REFUSED_NOW,
            "broken.py failed silently, now it raises a clear error: ValueError: no sum of these",
        ),
        (
            CRASH,
            REFUSED,
            Change.REFUSED_NOW,
            (
                "broken.py crashed with SIGSEGV, now it raises a clear error: "
                "ValueError: no sum of these"
            ),
        ),
        (
            REFUSED,
            OWN,
            Change.SILENT_NOW,
            (
                "broken.py failed (ValueError: no sum of these), now it fails silently: "
                "AssertionError: sum is 2"
            ),
        ),
    ],
)
def test_an_upgrade_tells_steps_from_other_changes(
    before: ScriptResult, after: ScriptResult, change: Change, words: str
) -> None:
    found = compare_judgements(judged(before), judged(after, "2.15.0"))
    assert (found.changes, found.words) == ((change,), (words,))


def test_to_be_refused_is_no_regression_and_to_fall_silent_is_one() -> None:
    refused = compare_judgements(judged(OWN), judged(REFUSED))
    silent = compare_judgements(judged(REFUSED), judged(OWN))
    assert (refused.is_regression, silent.is_regression) == (False, True)
