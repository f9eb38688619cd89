from __future__ import annotations

from dataclasses import replace

import pytest
from factories import FAILS, PASSED, make_case, make_environment, make_raised, make_trial
from hypothesis import given
from hypothesis import strategies as st

from errata.compare.behaviour import judgement_rows
from errata.compare.judge import judge, judge_repeats
from errata.compare.resources import Cost, Resource
from errata.compare.transitions import Change, Transition, compare_judgements
from errata.model.case import Case, Expectation, Tolerance
from errata.model.outcome import Outcome, ScriptResult, Signature, WarningSeen
from errata.model.verdict import Judgement, Verdict, as_recorded

FAILURE = make_raised()
REWORDED = make_raised("shapes do not fit: [2] and [3]")
ELSEWHERE = make_raised("no attribute 'vmap'", kind="AttributeError", at="model = vmap(f)")
CRASH = ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV")
ABORT = ScriptResult(outcome=Outcome.CRASHED, signal="SIGABRT")
HANG = ScriptResult(outcome=Outcome.TIMED_OUT)
EXIT = ScriptResult(outcome=Outcome.EXITED, exit_code=3)
ABSENT = ScriptResult(outcome=Outcome.UNAVAILABLE, detail="no GPU driver")
NO_ENVIRONMENT = ScriptResult(outcome=Outcome.ENV_FAILED, detail="could not be locked")
ANY = Expectation(outcome=Outcome.RAISED)
DEPRECATED = WarningSeen(category="UserWarning", message="old: use vmap")
WARNED = replace(PASSED, warnings=(DEPRECATED,))


def judged(
    broken: ScriptResult,
    fixed: ScriptResult = PASSED,
    *,
    version: str = "2.0.1",
    expectation: Expectation | None = FAILS,
    case: Case | None = None,
) -> Judgement:
    environment = make_environment(version=version)
    trial = make_trial(expectation, environment=environment, case=case)
    return judge(trial, broken, fixed)


def changed(
    before: ScriptResult | tuple[ScriptResult, ScriptResult],
    after: ScriptResult | tuple[ScriptResult, ScriptResult],
    expectation: Expectation | None = FAILS,
) -> Transition:
    """Compare two pairs of results, the fixed script passing where it is not given."""
    sides = [side if isinstance(side, tuple) else (side, PASSED) for side in (before, after)]
    return compare_judgements(
        judged(*sides[0], expectation=expectation),
        judged(*sides[1], version="2.15.0", expectation=expectation),
    )


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        (FAILURE, FAILURE, [Change.UNCHANGED]),
        (PASSED, PASSED, [Change.UNCHANGED]),
        (FAILURE, PASSED, [Change.HEALED]),
        (PASSED, FAILURE, [Change.REGRESSED]),
        (PASSED, ELSEWHERE, [Change.REGRESSED]),
        (FAILURE, REWORDED, [Change.DRIFTED]),
        (FAILURE, ELSEWHERE, [Change.MASKED]),
        (ELSEWHERE, FAILURE, [Change.UNMASKED]),
        (ELSEWHERE, PASSED, [Change.HEALED]),
        ((FAILURE, PASSED), (FAILURE, CRASH), [Change.FIX_FAILS]),
        ((FAILURE, CRASH), (FAILURE, PASSED), [Change.FIX_WORKS]),
        ((FAILURE, CRASH), (FAILURE, CRASH), [Change.UNCHANGED]),
        ((FAILURE, CRASH), (FAILURE, ABORT), [Change.KIND_CHANGED]),
        ((FAILURE, FAILURE), (FAILURE, REWORDED), [Change.DRIFTED]),
        ((FAILURE, PASSED), (PASSED, FAILURE), [Change.FIX_FAILS, Change.HEALED]),
        ((FAILURE, PASSED), (ELSEWHERE, ELSEWHERE), [Change.FIX_FAILS, Change.MASKED]),
        ((FAILURE, CRASH), (PASSED, PASSED), [Change.HEALED, Change.FIX_WORKS]),
        (ABSENT, FAILURE, [Change.INCONCLUSIVE]),
        (FAILURE, NO_ENVIRONMENT, [Change.INCONCLUSIVE]),
        (ABSENT, ABSENT, [Change.INCONCLUSIVE]),
    ],
)
def test_what_became_of_a_case(
    before: ScriptResult | tuple[ScriptResult, ScriptResult],
    after: ScriptResult | tuple[ScriptResult, ScriptResult],
    changes: list[Change],
) -> None:
    found = changed(before, after)
    assert list(found.changes) == changes
    assert len(found.words) == len(changes)
    assert all(found.words)


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        (FAILURE, CRASH, Change.KIND_CHANGED),
        (FAILURE, HANG, Change.KIND_CHANGED),
        (CRASH, FAILURE, Change.REFUSED_NOW),
        (HANG, EXIT, Change.MILDER),
        (CRASH, ABORT, Change.KIND_CHANGED),
        (EXIT, replace(EXIT, exit_code=4), Change.KIND_CHANGED),
        (CRASH, CRASH, Change.UNCHANGED),
        (FAILURE, make_raised(kind="ValueError"), Change.KIND_CHANGED),
        (FAILURE, make_raised(kind="NotImplementedError"), Change.DRIFTED),  # a RuntimeError
        (FAILURE, make_raised(kind="torch.odd.Error"), Change.DRIFTED),  # nobody knows its bases
        (make_raised(kind="torch.A.MyError"), make_raised(kind="torch.B.MyError"), Change.DRIFTED),
        (FAILURE, make_raised(native=["f (x.cpp)"]), Change.DRIFTED),
        (make_raised("in f(x) ^^^^"), make_raised("in f(x) ~^^"), Change.UNCHANGED),
        (FAILURE, make_raised(at="result = net(x)"), Change.DRIFTED),
    ],
)
def test_kinds_of_failure(before: ScriptResult, after: ScriptResult, change: Change) -> None:
    sides = [
        replace(judged(result), verdict=Verdict.REPRODUCES, broken=result)
        for result in (before, after)
    ]
    assert compare_judgements(*sides).changes == (change,)


def test_an_exception_that_the_same_handler_catches_has_only_drifted() -> None:
    signature = Signature(
        type="torch.OutOfMemoryError",
        message="shapes do not fit: 2 and 3",
        at="result = model(x)",
        bases=("RuntimeError", "Exception"),
    )
    narrower = ScriptResult(outcome=Outcome.RAISED, signature=signature)
    assert changed(FAILURE, narrower, ANY).changes == (Change.DRIFTED,)
    assert changed(narrower, FAILURE, ANY).changes == (Change.KIND_CHANGED,)


def test_drift_is_found_although_both_releases_document_their_own_words() -> None:
    old = Expectation(outcome=Outcome.RAISED, message="… of ReluBackward0, …")
    new = Expectation(outcome=Outcome.RAISED, message="… of Relu, …")
    before = judged(make_raised("output 0 of ReluBackward0, is at 2"), expectation=old)
    after = judged(make_raised("output 0 of Relu, is at 2"), expectation=new)
    assert before.verdict is after.verdict is Verdict.REPRODUCES
    found = compare_judgements(before, after)
    assert found.changes == (Change.DRIFTED,)
    assert found.words == ("broken.py fails as before, but differs in: message",)


@pytest.mark.parametrize(
    ("recorded", "measured"),
    [
        (PASSED, replace(PASSED, digest={"value": 3.0})),
        (FAILURE, replace(FAILURE, warnings=(DEPRECATED,))),
        (
            replace(WARNED, warnings=(WarningSeen(category="UserWarning", message="old: a"),)),
            replace(WARNED, warnings=(WarningSeen(category="UserWarning", message="old: b"),)),
        ),
    ],
)
def test_what_the_record_does_not_keep_is_no_change(
    recorded: ScriptResult, measured: ScriptResult
) -> None:
    expectations = (FAILS, Expectation(outcome=Outcome.PASSED, warning="old…"))
    case = make_case(expectations=expectations)
    first, second = (
        judged(result, expectation=None, case=case, version=version)
        for result, version in ((recorded, "2.0.1"), (measured, "2.15.0"))
    )
    assert compare_judgements(first, second).change is not Change.UNCHANGED
    for sides in ((as_recorded(first), second), (first, as_recorded(second))):
        found = compare_judgements(*sides)
        assert (found.changes, found.numbers) == ((Change.UNCHANGED,), ())
        assert found.before
        assert found.after
        assert judgement_rows(found.before, found.after) == ()


def test_the_record_does_not_keep_how_the_fix_ended() -> None:
    exits = [judged(FAILURE, replace(EXIT, exit_code=code)) for code in (1, 2)]
    assert compare_judgements(*exits).changes == (Change.KIND_CHANGED,)
    assert compare_judgements(as_recorded(exits[0]), exits[1]).changes == (Change.UNCHANGED,)
    crashed = judged(FAILURE, CRASH)
    words = compare_judgements(as_recorded(exits[0]), crashed).words
    assert words == ("fixed.py exited, now it crashed",)


def test_a_documented_warning_that_only_the_record_could_know_is_no_recovery() -> None:
    case = make_case(expectations=(Expectation(outcome=Outcome.PASSED, warning="old…"),))
    warns, fails = (judged(WARNED, fixed, case=case, expectation=None) for fixed in (PASSED, CRASH))
    assert (warns.verdict, fails.verdict) == (Verdict.REPRODUCES, Verdict.FIX_FAILS)
    for sides in ((warns, fails), (as_recorded(warns), fails), (warns, as_recorded(fails))):
        assert compare_judgements(*sides).changes == (Change.FIX_FAILS,)


@pytest.mark.parametrize(
    "other",
    [
        Expectation(outcome=Outcome.RAISED, message="written otherwise"),
        Expectation(outcome=Outcome.RAISED, at="elsewhere"),
    ],
)
def test_a_verdict_that_differs_while_the_scripts_do_not_is_no_change(other: Expectation) -> None:
    before, after = judged(FAILURE), judged(FAILURE, expectation=other, version="2.15.0")
    assert before.verdict is not after.verdict
    for sides in ((before, after), (after, before), (as_recorded(before), after)):
        assert compare_judgements(*sides).changes == (Change.UNCHANGED,)


def test_warnings_that_no_release_looked_for_are_not_compared() -> None:
    warns = Expectation(outcome=Outcome.PASSED, warning="old…")
    fails, passes = Expectation(outcome=Outcome.RAISED), Expectation(outcome=Outcome.PASSED)
    case = make_case(expectations=(warns, fails))
    before = judged(WARNED, case=case, expectation=warns)
    for expectation, change in (
        (fails, Change.INCONCLUSIVE),
        (passes, Change.HEALED),
        (warns, Change.HEALED),
    ):
        after = judged(PASSED, case=case, expectation=expectation, version="2.15.0")
        assert compare_judgements(before, after).changes == (Change.HEALED,)
        assert compare_judgements(as_recorded(before), after).changes == (change,)
    after = judged(WARNED, case=case, expectation=fails, version="2.15.0")
    assert compare_judgements(before, after).changes == (Change.UNCHANGED,)


def test_runs_that_disagree_now_are_a_regression_and_before_they_say_nothing() -> None:
    steady = judged(FAILURE)
    flaky = judge_repeats([steady, judged(PASSED)])
    assert compare_judgements(steady, flaky).changes == (Change.FLAKY,)
    assert compare_judgements(steady, flaky).is_regression
    for after in (steady, flaky):
        found = compare_judgements(flaky, after)
        assert found.changes == (Change.INCONCLUSIVE,)
        assert "before: flaky" in found.words[0]


def test_why_nothing_can_be_said_names_the_side() -> None:
    assert changed(FAILURE, ABSENT).words == ("now: unavailable, no GPU driver",)
    assert changed(ABSENT, FAILURE).words == ("before: unavailable, no GPU driver",)
    assert changed(ABSENT, ABSENT).words == ("before and now: unavailable, no GPU driver",)


def test_a_side_that_was_not_asked_is_named() -> None:
    assert compare_judgements(None, judged(FAILURE)).changes == (Change.APPEARED,)
    assert compare_judgements(judged(FAILURE), None).changes == (Change.GONE,)
    with pytest.raises(ValueError, match="neither side"):
        compare_judgements(None, None)


WARNS = Expectation(outcome=Outcome.PASSED, warning="… is deprecated, use …")


def warned(*messages: str) -> ScriptResult:
    seen = (WarningSeen(category="UserWarning", message=message) for message in messages)
    return replace(PASSED, warnings=tuple(seen))


@pytest.mark.parametrize(
    ("after", "change"),
    [
        (warned("old is deprecated, use new"), Change.UNCHANGED),
        (warned("old is deprecated, use new", "something else"), Change.UNCHANGED),
        (warned("old is deprecated, use newer"), Change.DRIFTED),
        (warned("something else"), Change.HEALED),
        (FAILURE, Change.KIND_CHANGED),
    ],
)
def test_a_documented_warning_is_a_failure(after: ScriptResult, change: Change) -> None:
    before = judged(warned("old is deprecated, use new"), expectation=WARNS)
    now = judged(after, expectation=WARNS)
    if change is Change.KIND_CHANGED:  # the judge calls it masked; without that it is another kind
        now = replace(now, verdict=Verdict.DRIFTED)
    assert compare_judgements(before, now).changes == (change,)


def test_a_failure_that_is_a_warning_is_named_as_one() -> None:
    plain = judged(warned("something else"), expectation=WARNS)
    warns = judged(warned("old is deprecated, use new"), expectation=WARNS)
    assert [compare_judgements(*pair).words for pair in ((plain, warns), (warns, plain))] == [
        ("broken.py passed, now it gives the documented warning",),
        ("broken.py gave the documented warning, now it passes",),
    ]


def number(value: float) -> ScriptResult:
    return replace(PASSED, digest={"value": value})


def test_numbers_of_the_fixed_script_that_moved_are_a_change_of_their_own() -> None:
    found = changed((FAILURE, number(1.0)), (REWORDED, number(2.0)))
    assert found.changes == (Change.DRIFTED, Change.NUMERIC)
    assert found.numbers == ("fixed.py: result: was 1, is 2",)
    assert not found.is_regression
    assert changed((FAILURE, number(1.0)), (FAILURE, number(1.0 + 1e-9))).numbers == ()


def test_many_numbers_are_named_once_and_counted() -> None:
    old = replace(PASSED, digest={"a": {"value": 1.0}, "b": {"value": 1.0}})
    new = replace(PASSED, digest={"a": {"value": 2.0}, "b": {"value": 2.0}})
    found = changed((FAILURE, old), (FAILURE, new))
    assert found.words == ("fixed.py: result['a']: was 1, is 2 (and 1 more)",)
    assert len(found.numbers) == 2


def test_numbers_of_a_broken_script_that_passes_on_both_sides_count_too() -> None:
    assert changed(number(1.0), number(2.0)).numbers == ("broken.py: result: was 1, is 2",)


def test_a_case_may_allow_its_numbers_to_move() -> None:
    case = replace(make_case(expectations=[FAILS]), tolerance=Tolerance(rtol=1.0, atol=0.0))
    sides = [judged(FAILURE, number(value), case=case) for value in (1.0, 2.0)]
    assert compare_judgements(*sides).changes == (Change.UNCHANGED,)


def test_numbers_are_not_compared_where_nothing_can_be_said() -> None:
    found = changed((FAILURE, number(1.0)), (NO_ENVIRONMENT, number(2.0)))
    assert found.changes == (Change.INCONCLUSIVE,)
    assert found.numbers == ()


def test_costs_join_the_other_changes_in_order_of_weight() -> None:
    slower = Cost(resource=Resource.TIME, before=(0.1, 0.1), after=(1, 1), framework=(0, 0))
    leaner = Cost(resource=Resource.MEMORY, before=(900, 901), after=(300, 301), framework=(0, 0))
    found = changed(FAILURE, REWORDED).with_costs([leaner, slower])
    assert found.changes == (Change.SLOWER, Change.DRIFTED, Change.LESS_MEMORY)
    assert found.costs == (leaner, slower)
    assert found.words[0] == slower.words
    assert found.is_regression
    assert changed(FAILURE, FAILURE).with_costs([slower]).changes == (Change.SLOWER,)
    assert changed(FAILURE, FAILURE).with_costs([]).changes == (Change.UNCHANGED,)


RESULTS = st.sampled_from(
    [PASSED, FAILURE, REWORDED, ELSEWHERE, CRASH, HANG, EXIT, ABSENT, NO_ENVIRONMENT, number(1.0)]
)


@given(RESULTS, RESULTS, RESULTS, RESULTS)
def test_a_comparison_always_says_something_and_its_words_fit(
    broken: ScriptResult, fixed: ScriptResult, later: ScriptResult, later_fixed: ScriptResult
) -> None:
    found = changed((broken, fixed), (later, later_fixed))
    order = [list(Change).index(change) for change in found.changes]
    assert order == sorted(set(order))
    assert len(found.words) == len(found.changes) > 0
    assert found.is_regression == any(change.is_regression for change in found.changes)
    if Change.UNCHANGED in found.changes or Change.INCONCLUSIVE in found.changes:
        assert len(found.changes) == 1


@given(RESULTS, RESULTS)
def test_a_release_is_unchanged_beside_itself(broken: ScriptResult, fixed: ScriptResult) -> None:
    found = changed((broken, fixed), (broken, fixed))
    assert found.changes in [(Change.UNCHANGED,), (Change.INCONCLUSIVE,)]


@pytest.mark.parametrize(("one", "other"), [(CRASH, HANG), (CRASH, EXIT), (HANG, EXIT)])
def test_what_is_milder_one_way_is_harder_the_other(one: ScriptResult, other: ScriptResult) -> None:
    worse, better = (replace(judged(r), verdict=Verdict.REPRODUCES, broken=r) for r in (one, other))
    assert compare_judgements(worse, better).changes == (Change.MILDER,)
    assert compare_judgements(better, worse).changes == (Change.KIND_CHANGED,)
