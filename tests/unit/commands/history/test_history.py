"""A history joins the store and the record, release by release."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from factories import CASE_TOML, PASSED, make_raised
from hypothesis import given
from hypothesis import strategies as st
from stored_runs import DRIFTED, INFRA, MODES_TOML, StoredRuns

from errata.commands.history.history import Filters, build_timeline, observe_places, trace_case
from errata.commands.history.report import Period, State, Timeline, Track, make_period
from errata.compare.behaviour import Behaviour
from errata.compare.judge import Step
from errata.evidence import RunRef, read_evidence
from errata.model.errors import NothingSelected, UsageProblem
from errata.model.outcome import Outcome, ScriptResult, WarningSeen
from errata.model.verdict import Verdict

NEW, OLD, OLDER = "torch-2.15.0", "torch-2.5.1", "torch-2.0.1"
FAILS = make_raised()
EAGER, NEWEST = partial(Filters, modes=("eager",)), {"eager": ["2.15.0"], "compile": ["2.15.0"]}


@pytest.fixture
def runs(tmp_path: Path) -> StoredRuns:
    return StoredRuns(tmp_path)


def trace(runs: StoredRuns, name: str = "torch/one", filters: Filters | None = None) -> Timeline:
    return trace_case(runs.project, runs.store, name, filters or Filters())


def only_track(view: Timeline) -> Track:
    (track,) = view.tracks
    return track


def row(view: Timeline, period: Period) -> tuple[str, str, str, str, int]:
    letters = ("/".join(view.label(period.broken)), "/".join(view.label(period.fixed)))
    return (period.release, str(period.verdict), *letters, period.times)


def rows(view: Timeline) -> list[tuple[str, str, str, str, int]]:
    return [row(view, period) for period in only_track(view).periods]


def test_releases_come_in_order_with_a_letter_for_each_failure(runs: StoredRuns) -> None:
    run = runs.night(1)
    for environment, broken in ((NEW, PASSED), ("torch-2.10.0", DRIFTED), (OLD, FAILS)):
        runs.say(run, environment, broken)
    view = trace(runs)
    assert rows(view) == [
        ("2.5.1", "reproduces", "A", "passes", 1),
        ("2.10.0", "drifted", "B", "passes", 1),
        ("2.15.0", "healed", "passes", "passes", 1),
    ]
    assert [period.differs for period in only_track(view).periods] == [False, True, True]
    assert list(view.letters.values()) == ["A", "B"]


@pytest.mark.parametrize(
    ("nights", "periods"),
    [
        (["hang"], ["timed-out"]),
        (["fails", "hang"], ["raised"]),
        (["hang", "fails"], ["raised"]),
        (["fails", "hang hang"], ["raised", "timed-out"]),
        (["fails", "hang hang", "fails"], ["raised"]),
        (["hang fails"], ["raised"]),
        (["fails hang"], ["raised"]),
    ],
)
def test_a_timeout_that_another_run_contradicts_is_no_failure(
    runs: StoredRuns, nights: list[str], periods: list[str]
) -> None:
    results = {"hang": ScriptResult(outcome=Outcome.TIMED_OUT), "fails": FAILS}
    for number, said in enumerate(nights):
        night = runs.night(number)
        for repeat, word in enumerate(said.split()):
            runs.say(night, NEW, results[word], repeats=(repeat,))
    found = only_track(trace(runs)).periods
    assert [period.broken[0].outcome.value for period in found] == periods
    assert [len(period.broken) for period in found] == [1] * len(periods)


def test_a_documented_hang_that_ends_at_times_is_flaky(tmp_path: Path) -> None:
    hangs = CASE_TOML.partition("[[expect]]")[0] + '[[expect]]\noutcome = "timed-out"\n'
    runs = StoredRuns(tmp_path, toml=hangs)
    night = runs.night(1)
    for repeat, result in enumerate((ScriptResult(outcome=Outcome.TIMED_OUT), PASSED)):
        runs.say(night, NEW, result, repeats=(repeat,))
    (period,) = only_track(trace(runs)).periods
    assert (period.verdict, len(period.broken)) == (Verdict.FLAKY, 2)


def test_what_was_said_again_was_not_measured_again(runs: StoredRuns) -> None:
    first, second = runs.night(1), runs.night(5)
    ids = runs.say(first, NEW, FAILS)
    runs.store.link(second.id, ids)
    (period,) = only_track(trace(runs)).periods
    assert period.times == 1
    assert period.first == period.last
    assert [run.number for run in period.runs] == [first.id, second.id]


def test_the_first_and_the_last_measurement_are_told(runs: StoredRuns) -> None:
    for number in (1, 4, 9):
        runs.say(runs.night(number), NEW, FAILS)
    (period,) = only_track(trace(runs)).periods
    assert (period.first, period.last) == (
        datetime(2026, 11, 2, 3, 5, tzinfo=timezone.utc),
        datetime(2026, 11, 10, 3, 5, tzinfo=timezone.utc),
    )
    assert period.times == 3


def test_a_change_of_one_release_over_time_has_its_date(runs: StoredRuns) -> None:
    runs.say(runs.night(1), NEW, FAILS)
    runs.say(runs.night(9), NEW, DRIFTED)
    view = trace(runs)
    first, second = only_track(view).periods
    assert (row(view, first)[2], row(view, second)[2]) == ("A", "B")
    assert first.changed_on is None
    assert second.changed_on == datetime(2026, 11, 10, 3, 5, tzinfo=timezone.utc)
    assert not second.differs


def test_runs_come_in_the_order_of_their_start_wherever_they_are_from(runs: StoredRuns) -> None:
    runs.say(runs.night(9), NEW, DRIFTED)
    elsewhere = runs.night(1, imported=True)
    runs.say(elsewhere, NEW, FAILS, machine="Linux aarch64")
    view = trace(runs)
    assert [row(view, period)[1] for period in only_track(view).periods] == [
        "reproduces",
        "drifted",
    ]
    imported = only_track(view).periods[0].runs[0]
    assert (imported.number, imported.imported, imported.machine) == (
        elsewhere.id,
        True,
        "Linux aarch64",
    )


def test_repeats_that_disagree_have_both_letters(runs: StoredRuns) -> None:
    run = runs.night(1)
    runs.say(run, NEW, FAILS)
    runs.say(run, NEW, PASSED, repeats=[1])
    assert rows(trace(runs)) == [("2.15.0", "flaky", "passes/A", "passes", 2)]


def test_each_mode_is_a_track_of_its_own_and_shares_the_letters(tmp_path: Path) -> None:
    runs = StoredRuns(tmp_path, toml=MODES_TOML)
    run = runs.night(1)
    runs.say(run, NEW, DRIFTED, mode="compile")
    runs.say(run, NEW, FAILS)
    view = trace(runs)
    assert [(t.mode, "".join(view.label(t.periods[0].broken))) for t in view.tracks] == [
        ("eager", "A"),
        ("compile", "B"),
    ]


class TestRecord:
    def accept_old(self, runs: StoredRuns) -> None:
        """Leave a release that only the record knows."""
        elsewhere = StoredRuns(runs.project.root, names=())
        run = elsewhere.night(1)
        elsewhere.say(run, OLDER, FAILS)
        elsewhere.accept(run)

    def test_a_release_that_only_the_record_knows_is_shown_as_such(self, runs: StoredRuns) -> None:
        self.accept_old(runs)
        runs.say(runs.night(2), NEW, FAILS)
        view = trace(runs)
        assert rows(view) == [
            ("2.0.1", "reproduces", "A", "passes", 0),
            ("2.15.0", "reproduces", "A", "passes", 1),
        ]
        assert [p.is_only_recorded for p in only_track(view).periods] == [True, False]

    def test_what_the_record_says_otherwise_stands_beside_it(self, runs: StoredRuns) -> None:
        self.accept_old(runs)
        runs.say(runs.night(2), OLDER, DRIFTED)
        view = trace(runs)
        (period,) = only_track(view).periods
        assert period.recorded is not None
        both = (period.broken, period.recorded.broken)
        assert tuple(map(view.label, both)) == (("A",), ("B",))

    def test_the_same_is_not_said_twice(self, runs: StoredRuns) -> None:
        self.accept_old(runs)
        runs.say(runs.night(2), OLDER, FAILS)
        (period,) = only_track(trace(runs)).periods
        assert period.recorded is None

    def test_a_record_of_other_scripts_says_nothing(self, runs: StoredRuns) -> None:
        self.accept_old(runs)
        runs.edit("fixed")
        with pytest.raises(NothingSelected, match="nothing is stored or recorded"):
            trace(runs)

    def test_a_recorded_warning_is_the_one_that_was_measured(self, tmp_path: Path) -> None:
        toml = CASE_TOML.replace('"exception"', '"warning"').replace(
            CASE_TOML[CASE_TOML.index('outcome = "raised"') :],
            'outcome = "passed"\nwarning = "careful with …"\n',
        )
        runs = StoredRuns(tmp_path, toml=toml)
        seen = WarningSeen(category="UserWarning", message="careful with 0x7f00aa11")
        warns = ScriptResult(outcome=Outcome.PASSED, warnings=(seen,))
        run = runs.night(1)
        runs.say(run, NEW, warns)
        runs.accept(run)
        view = trace(runs)
        assert rows(view) == [("2.15.0", "reproduces", "A", "passes", 1)]
        assert only_track(view).periods[0].recorded is None
        assert next(iter(view.letters)).warnings == ("careful with 0x…",)


def test_results_of_edited_scripts_are_left_out_and_counted(runs: StoredRuns) -> None:
    runs.say(runs.night(1), NEW, FAILS)
    runs.edit()
    runs.say(runs.night(2), NEW, DRIFTED)
    view = trace(runs)
    assert rows(view) == [("2.15.0", "drifted", "A", "passes", 1)]
    assert view.stale == 1


def test_where_all_results_are_of_edited_scripts_it_says_so(runs: StoredRuns) -> None:
    runs.say(runs.night(1), NEW, FAILS)
    for name in ("broken", "fixed"):
        runs.edit(name)
    with pytest.raises(NothingSelected, match="all 2 results") as raised:
        trace(runs)
    assert "errata run torch/one" in raised.value.hint


def test_what_the_harness_lost_says_nothing_beside_what_was_seen(runs: StoredRuns) -> None:
    runs.say(runs.night(1), NEW, FAILS)
    runs.say(runs.night(2), NEW, INFRA, INFRA)
    runs.say(runs.night(3), OLD, INFRA, INFRA)
    assert rows(trace(runs)) == [
        ("2.5.1", "infra", "", "", 1),
        ("2.15.0", "reproduces", "A", "passes", 1),
    ]


def test_an_unfinished_run_tells_what_it_knows(runs: StoredRuns) -> None:
    runs.say(runs.night(1), NEW, FAILS, None)
    runs.say(runs.night(2), NEW, FAILS)
    assert rows(trace(runs)) == [("2.15.0", "reproduces", "A", "passes", 2)]


class TestFilters:
    @pytest.fixture
    def full(self, tmp_path: Path) -> StoredRuns:
        runs = StoredRuns(tmp_path, toml=MODES_TOML)
        for number, environment in enumerate((OLDER, OLD, NEW), 1):
            for mode in ("eager", "compile"):
                runs.say(runs.night(number), environment, FAILS, mode=mode)
        return runs

    @pytest.mark.parametrize(
        ("filters", "expected"),
        [
            (Filters(modes=("compile",)), {"compile": ["2.0.1", "2.5.1", "2.15.0"]}),
            (EAGER(environments=("torch-2.*.1",)), {"eager": ["2.0.1", "2.5.1"]}),
            (EAGER(environments=("torch>=2.5",)), {"eager": ["2.5.1", "2.15.0"]}),
            (EAGER(environments=("2.5",)), {"eager": ["2.5.1"]}),
            (EAGER(environments=("torch-2.0",)), {"eager": ["2.0.1"]}),
            (EAGER(environments=("torch", NEW)), {"eager": ["2.0.1", "2.5.1", "2.15.0"]}),
            (Filters(since=datetime(2026, 11, 3, 12, tzinfo=timezone.utc)), NEWEST),
            (Filters(limit=1), NEWEST),
        ],
    )
    def test_they_keep_what_was_asked_for(
        self, full: StoredRuns, filters: Filters, expected: dict[str, list[str]]
    ) -> None:
        view = trace(full, filters=filters)
        assert {t.mode: [p.release for p in t.periods] for t in view.tracks} == expected

    def test_a_night_is_no_line_of_releases(self, full: StoredRuns) -> None:
        nights = [f"torch-2.17.0.dev2026111{n}" for n in (8, 9)]
        for night in nights:
            full.say(full.night(9), night, FAILS)
        view = trace(full, filters=Filters(environments=(nights[0],)))
        assert [period.environment for period in only_track(view).periods] == nights[:1]

    def test_what_a_limit_leaves_out_is_counted(self, full: StoredRuns) -> None:
        view = trace(full, filters=Filters(limit=1, modes=("eager",)))
        assert only_track(view).left_out == 2

    @pytest.mark.parametrize("script", ["", ":broken"])
    def test_a_trial_may_be_named(self, full: StoredRuns, script: str) -> None:
        view = trace(full, f"torch/one@torch-2.5.1:compile:cpu{script}")
        assert [(t.mode, [p.release for p in t.periods]) for t in view.tracks] == [
            ("compile", ["2.5.1"])
        ]

    def test_a_filter_that_leaves_nothing_says_so(self, full: StoredRuns) -> None:
        with pytest.raises(NothingSelected, match="the options leave out everything"):
            trace(full, filters=Filters(backends=("gpu",)))

    def test_a_range_that_is_none_is_refused(self, full: StoredRuns) -> None:
        with pytest.raises(UsageProblem, match="names no releases of torch") as raised:
            trace(full, filters=Filters(environments=("torch>=banana",)))
        assert "torch>=2.5" in raised.value.hint


def test_several_cases_are_refused(tmp_path: Path) -> None:
    runs = StoredRuns(tmp_path, ("torch/one", "torch/two"))
    with pytest.raises(UsageProblem, match="names 2 cases"):
        trace(runs, "torch/*")


def test_runs_that_share_results_share_what_was_observed(runs: StoredRuns) -> None:
    ids = runs.say(runs.night(1), NEW, FAILS)
    runs.store.link(runs.night(2).id, ids)
    runs.say(runs.night(3), NEW, DRIFTED)
    cases = runs.cases()
    known = read_evidence(runs.project, runs.store, cases.values(), runs.frameworks)["torch/one"]
    (observed,) = observe_places(known).values()
    assert [run.number for period in observed for run in period.runs] == [1, 2, 3]
    assert [period.verdict for period in observed] == [
        Verdict.REPRODUCES,
        Verdict.REPRODUCES,
        Verdict.DRIFTED,
    ]
    assert observed[0].broken is observed[1].broken


# Periods ------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize(("last", "differs"), [("a", False), ("b", True)])
def test_a_change_is_against_the_last_release_that_is_known(last: str, differs: bool) -> None:
    seen = {"2.0": "a", "2.1": None, "2.2": last}
    view = build(*((release, [observed(1, words)]) for release, words in seen.items()))
    assert [period.differs for period in view.periods] == [False, False, differs]


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
