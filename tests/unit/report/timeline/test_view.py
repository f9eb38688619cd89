"""Periods, letters and change points, whatever the history."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.model.behaviour import Behaviour
from errata.model.outcome import Outcome
from errata.model.verdict import Verdict
from errata.report.timeline.view import (
    Glimpse,
    Period,
    PlaceHistory,
    RecordedState,
    RunRef,
    Timeline,
    build_timeline,
)

START = datetime(2026, 11, 1, tzinfo=timezone.utc)
PASSES = Behaviour(outcome=Outcome.PASSED)


def failing(message: str) -> Behaviour:
    return Behaviour(outcome=Outcome.RAISED, type="E", message=message)


def glimpse(number: int, broken: str | None, fixed: bool | None = True) -> Glimpse:
    """Make what run `number` said; an empty message passes, None was not said."""
    seen = () if broken is None else (failing(broken) if broken else PASSES,)
    verdict = None if broken is None or fixed is None else Verdict.REPRODUCES
    started = START + timedelta(days=number)
    return Glimpse(
        run=RunRef(number=number, started=started),
        verdict=verdict,
        broken=seen,
        fixed=() if fixed is None else (PASSES,),
        measured={} if broken is None else {number: started},
    )


def place(
    release: str, *glimpses: Glimpse, mode: str = "eager", recorded: RecordedState | None = None
) -> PlaceHistory:
    return PlaceHistory(
        environment=f"torch-{release}",
        release=release,
        mode=mode,
        backend="cpu",
        glimpses=glimpses,
        recorded=recorded,
    )


def periods(view: Timeline) -> tuple[Period, ...]:
    (track,) = view.tracks
    return track.periods


def build(*places: PlaceHistory, limit: int | None = None) -> Timeline:
    return build_timeline("torch/x", "Title", places, limit=limit)


def test_runs_that_say_the_same_are_one_period() -> None:
    (period,) = periods(build(place("2.0", glimpse(1, "a"), glimpse(2, "a"), glimpse(5, "a"))))
    assert [run.number for run in period.runs] == [1, 2, 5]
    assert (period.first, period.last) == (START + timedelta(days=1), START + timedelta(days=5))
    assert period.times == 3


def test_going_there_and_back_are_three_periods() -> None:
    found = periods(build(place("2.0", glimpse(1, "a"), glimpse(2, "b"), glimpse(3, "a"))))
    assert [period.state.broken for period in found] == [("A",), ("B",), ("A",)]
    assert [period.changed_on for period in found] == [
        None,
        START + timedelta(days=2),
        START + timedelta(days=3),
    ]


def flaky(number: int, *also: int) -> Glimpse:
    """Make a run whose repeats disagree; it also says what the runs `also` measured."""
    started = START + timedelta(days=number)
    return Glimpse(
        run=RunRef(number=number, started=started),
        verdict=Verdict.FLAKY,
        broken=(failing("a"), PASSES),
        fixed=(PASSES,),
        measured={n: START + timedelta(days=n) for n in (*also, number)},
    )


def test_repeats_that_disagree_are_no_change_and_neither_is_what_was_there_before() -> None:
    found = periods(build(place("2.0", glimpse(1, "a"), flaky(2, 1), glimpse(3, "a"))))
    assert [period.state.verdict for period in found] == [
        Verdict.REPRODUCES,
        Verdict.FLAKY,
        Verdict.REPRODUCES,
    ]
    assert [period.changed_on for period in found] == [None, None, None]


def test_what_follows_disagreeing_repeats_may_be_a_change() -> None:
    found = periods(build(place("2.0", glimpse(1, "a"), flaky(2), glimpse(3, "b"))))
    assert [period.changed_on for period in found] == [None, None, START + timedelta(days=3)]


def test_a_run_that_says_only_earlier_results_again_is_no_change() -> None:
    again = replace(glimpse(1, "a"), run=RunRef(number=3, started=START + timedelta(days=3)))
    first, second = periods(build(place("2.0", glimpse(1, "a"), flaky(2, 1), again)))
    assert [run.number for run in first.runs] == [1, 3]
    assert (first.times, second.state.verdict) == (1, Verdict.FLAKY)


def test_what_a_run_does_not_know_changes_nothing() -> None:
    found = periods(build(place("2.0", glimpse(1, "a"), glimpse(2, "a", None), glimpse(3, None))))
    assert len(found) == 1
    assert [run.number for run in found[0].runs] == [1, 2]


def test_an_unknown_release_is_no_change_point() -> None:
    view = build(
        place("2.0", glimpse(1, "a")), place("2.1", glimpse(1, None)), place("2.2", glimpse(1, "a"))
    )
    assert [period.differs for period in periods(view)] == [False, False, False]


def test_a_change_is_against_the_last_release_that_is_known() -> None:
    view = build(
        place("2.0", glimpse(1, "a")), place("2.1", glimpse(1, None)), place("2.2", glimpse(1, "b"))
    )
    assert [period.differs for period in periods(view)] == [False, False, True]


def test_letters_go_on_after_z() -> None:
    places = [place(f"2.{number}", glimpse(1, f"m{number}")) for number in range(54)]
    names = [letter.name for letter in build(*places).letters]
    assert (names[0], names[25], names[26], names[27], names[52]) == ("A", "Z", "AA", "AB", "BA")
    assert len(set(names)) == 54


def test_letters_that_a_limit_leaves_out_are_not_explained() -> None:
    view = build(place("2.0", glimpse(1, "a")), place("2.1", glimpse(1, "b")), limit=1)
    assert [(letter.name, letter.behaviour.message) for letter in view.letters] == [("A", "b")]
    assert [run.number for run in view.runs] == [1]


@pytest.mark.parametrize("status", ["SIGSEGV", "SIGABRT"])
def test_a_recorded_end_without_words_is_the_measured_one(status: str) -> None:
    crash = Behaviour(outcome=Outcome.CRASHED, status=status)
    seen = Glimpse(
        run=RunRef(number=1, started=START),
        verdict=Verdict.FIX_FAILS,
        broken=(failing("a"),),
        fixed=(crash,),
        measured={1: START},
    )
    recorded = RecordedState(
        verdict=Verdict.FIX_FAILS, broken=failing("a"), fixed=Behaviour(outcome=Outcome.CRASHED)
    )
    (period,) = periods(build(place("2.0", seen, recorded=recorded)))
    assert period.recorded is None
    assert period.state.fixed == ("B",)


glimpses = st.lists(
    st.tuples(st.sampled_from(["", "a", "b", "c", None]), st.sampled_from([True, None])), max_size=8
)


@given(st.lists(glimpses, max_size=5))
def test_nothing_that_was_seen_is_lost_or_told_twice(
    history: Sequence[Sequence[tuple[str | None, bool | None]]],
) -> None:
    places = [
        place(f"2.{release}", *(glimpse(n, *seen) for n, seen in enumerate(mine, 1)))
        for release, mine in enumerate(history)
    ]
    view = build(*places)
    told = [period for track in view.tracks for period in track.periods]
    assert {name for p in told for name in p.state.broken} - {"passes"} == {
        letter.name for letter in view.letters
    }
    for one in places:
        mine = [period for period in told if period.environment == one.environment]
        said = [g for g in one.glimpses if g.broken] or list(one.glimpses)
        assert [run for period in mine for run in period.runs] == [g.run for g in said]
        assert sum(period.times for period in mine) == sum(len(g.measured) for g in said)
        assert all(not before.state.agrees(after.state) for before, after in pairwise(mine))
        assert [p.changed_on is not None for p in mine] == [n > 0 for n in range(len(mine))]
