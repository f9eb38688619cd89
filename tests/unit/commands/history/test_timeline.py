"""Periods, letters and change points, whatever the history."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.commands.history.history import build_timeline
from errata.commands.history.report import Period, State, Timeline, make_period
from errata.compare.behaviour import Behaviour
from errata.compare.judge import Step
from errata.evidence import RunRef
from errata.model.outcome import Outcome
from errata.model.verdict import Verdict

START = datetime(2026, 11, 1, tzinfo=timezone.utc)
PASSES = Behaviour(outcome=Outcome.PASSED)


def failing(message: str) -> Behaviour:
    return Behaviour(outcome=Outcome.RAISED, type="E", message=message)


def observed(number: int, broken: str | None, fixed: bool | None = True) -> Period:
    """Make what run `number` observed; an empty message passes, None has no result."""
    seen = () if broken is None else (failing(broken) if broken else PASSES,)
    verdict = None if broken is None or fixed is None else Verdict.REPRODUCES
    state = State(verdict=verdict, broken=seen, fixed=() if fixed is None else (PASSES,))
    return in_run(number, state, measured=broken is not None)


def in_run(number: int, state: State, *also: int, measured: bool = True) -> Period:
    """Make what run `number` observed; it also reports the results of the runs `also`."""
    moment = START + timedelta(days=number)
    run = RunRef(number=number, started=moment, imported=False, machine="")
    results = {n: START + timedelta(days=n) for n in (*also, number)} if measured else {}
    return make_period("", "", state, (run,), results)


def flaky(number: int, *also: int) -> Period:
    """Make a run whose repeats disagree; it also reports the results of the runs `also`."""
    state = State(verdict=Verdict.FLAKY, broken=(failing("a"), PASSES), fixed=(PASSES,))
    return in_run(number, state, *also)


def build(*releases: tuple[str, Sequence[Period]], limit: int | None = None) -> Timeline:
    places = {
        (f"torch-{release}", "eager", "cpu"): [
            replace(one, environment=f"torch-{release}", release=release) for one in seen
        ]
        for release, seen in releases
    }
    return build_timeline("torch/x", "Title", places, limit=limit)


def one_place(*seen: Period) -> tuple[Period, ...]:
    return build(("2.0", seen)).periods


def test_runs_that_say_the_same_are_one_period() -> None:
    (period,) = one_place(observed(1, "a"), observed(2, "a"), observed(5, "a"))
    assert [run.number for run in period.runs] == [1, 2, 5]
    assert (period.first, period.last) == (START + timedelta(days=1), START + timedelta(days=5))
    assert period.times == 3


def test_going_there_and_back_are_three_periods() -> None:
    found = one_place(observed(1, "a"), observed(2, "b"), observed(3, "a"))
    assert [p.broken[0].message for p in found] == ["a", "b", "a"]
    assert [period.changed_on for period in found] == [
        None,
        START + timedelta(days=2),
        START + timedelta(days=3),
    ]


def test_repeats_that_disagree_are_no_change_and_neither_is_what_was_there_before() -> None:
    found = one_place(observed(1, "a"), flaky(2, 1), observed(3, "a"))
    assert [period.verdict for period in found] == [
        Verdict.REPRODUCES,
        Verdict.FLAKY,
        Verdict.REPRODUCES,
    ]
    assert [period.changed_on for period in found] == [None, None, None]


def test_what_follows_disagreeing_repeats_may_be_a_change() -> None:
    found = one_place(observed(1, "a"), flaky(2), observed(3, "b"))
    assert [period.changed_on for period in found] == [None, None, START + timedelta(days=3)]


def test_a_run_that_says_only_earlier_results_again_is_no_change() -> None:
    again = replace(observed(1, "a"), runs=observed(3, None).runs)
    first, second = one_place(observed(1, "a"), flaky(2, 1), again)
    assert [run.number for run in first.runs] == [1, 3]
    assert (first.times, second.verdict) == (1, Verdict.FLAKY)


def test_what_a_run_does_not_know_changes_nothing() -> None:
    found = one_place(observed(1, "a"), observed(2, "a", None), observed(3, None))
    assert len(found) == 1
    assert [run.number for run in found[0].runs] == [1, 2]


def test_an_unknown_release_is_no_change_point() -> None:
    view = build(
        ("2.0", [observed(1, "a")]), ("2.1", [observed(1, None)]), ("2.2", [observed(1, "a")])
    )
    assert [period.differs for period in view.periods] == [False, False, False]


def test_a_change_is_against_the_last_release_that_is_known() -> None:
    view = build(
        ("2.0", [observed(1, "a")]), ("2.1", [observed(1, None)]), ("2.2", [observed(1, "b")])
    )
    assert [period.differs for period in view.periods] == [False, False, True]


def test_a_change_into_or_out_of_silence_is_a_step() -> None:
    silent = Behaviour(outcome=Outcome.RAISED, type="AssertionError", at="assert total == 3")
    seen = [failing("a"), silent, failing("b"), silent]
    view = build(
        *(
            (f"2.{number}", [in_run(1, replace(observed(1, "a"), broken=(one,)))])
            for number, one in enumerate(seen)
        )
    )
    assert [period.step for period in view.periods] == [
        None,
        Step.SILENT,
        Step.REFUSED,
        Step.SILENT,
    ]


def test_a_failure_somewhere_else_is_no_step() -> None:
    silent = Behaviour(outcome=Outcome.RAISED, type="AssertionError", at="assert total == 3")
    known = replace(observed(1, "a"), broken=(silent,))
    masked = replace(observed(1, "a"), verdict=Verdict.MASKED)
    view = build(("2.0", [in_run(1, known)]), ("2.1", [in_run(1, masked)]))
    assert [period.step for period in view.periods] == [None, None]


def test_letters_go_on_after_z() -> None:
    places = [(f"2.{number}", [observed(1, f"m{number}")]) for number in range(54)]
    names = list(build(*places).letters.values())
    assert (names[0], names[25], names[26], names[27], names[52]) == ("A", "Z", "AA", "AB", "BA")
    assert len(set(names)) == 54


def test_letters_that_a_limit_leaves_out_are_not_explained() -> None:
    view = build(("2.0", [observed(1, "a")]), ("2.1", [observed(1, "b")]), limit=1)
    assert view.letters == {failing("b"): "A"}
    assert [run.number for run in view.runs] == [1]


@pytest.mark.parametrize("status", ["SIGSEGV", "SIGABRT"])
def test_a_recorded_end_without_words_is_the_measured_one(status: str) -> None:
    crash = Behaviour(outcome=Outcome.CRASHED, status=status)
    seen = in_run(1, State(verdict=Verdict.FIX_FAILS, broken=(failing("a"),), fixed=(crash,)))
    recorded = replace(seen, fixed=(Behaviour(outcome=Outcome.CRASHED),)).seen_by((), {})
    view = build(("2.0", [seen, recorded]))
    (period,) = view.periods
    assert period.recorded is None
    assert view.label(period.fixed) == ("B",)


def test_letters_and_scripts_are_those_of_what_is_shown() -> None:
    a, b = failing("a"), failing("b")
    both = in_run(1, State(verdict=Verdict.FIX_FAILS, broken=(a, PASSES), fixed=(b,)))
    later = in_run(2, State(verdict=Verdict.FIX_FAILS, broken=(b,), fixed=(b,)))
    view = build(("2.0", [both]), ("2.1", [later]))
    assert view.label((a, PASSES)) == ("passes", "A")
    assert view.letters == {a: "A", b: "B"}
    assert view.scripts_of(a) == ("broken.py",)
    assert view.scripts_of(b) == ("broken.py", "fixed.py")


observations = st.lists(
    st.tuples(st.sampled_from(["", "a", "b", "c", None]), st.sampled_from([True, None])), max_size=8
)


@given(st.lists(observations, max_size=5))
def test_nothing_that_was_seen_is_lost_or_told_twice(
    history: Sequence[Sequence[tuple[str | None, bool | None]]],
) -> None:
    places = [
        (f"2.{release}", [observed(n, *seen) for n, seen in enumerate(mine, 1)])
        for release, mine in enumerate(history)
    ]
    view = build(*places)
    failures = {b for p in view.periods for b in p.broken if not b.passes}
    assert failures == set(view.letters)
    for release, seen in places:
        mine = [period for period in view.periods if period.release == release]
        reported = [one for one in seen if one.broken] or seen
        assert [run for period in mine for run in period.runs] == [
            r for g in reported for r in g.runs
        ]
        assert sum(period.times for period in mine) == sum(len(g.measured) for g in reported)
        assert all(not before.agrees(after) for before, after in pairwise(mine))
        assert [p.changed_on is not None for p in mine] == [n > 0 for n in range(len(mine))]
