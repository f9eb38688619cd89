"""How two runs differ, in every store."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from errata.model.errors import UsageProblem
from errata.model.outcome import Outcome, ScriptResult, WarningSeen
from errata.model.runs import EnvironmentFacts, RunHeader
from errata.store.base import Differences, StoredResult
from errata.store.sql import Store
from errata.store.tables import behaviour_hash

HOUR = timedelta(hours=1)
PASSED = ScriptResult(outcome=Outcome.PASSED)
NOTHING = Differences(before=(), after=(), same=0, only_before=0, only_after=0)


@pytest.fixture
def two(store: Store, info: RunHeader) -> tuple[int, int]:
    """Two runs that have said nothing."""
    return store.begin_run(info), store.begin_run(replace(info, uuid="second"))


@pytest.fixture
def cell(sample: StoredResult) -> Callable[..., StoredResult]:
    """Make a result of one cell."""

    def make(case: str, script: str, result: ScriptResult, repeat: int = 0) -> StoredResult:
        name = f"{case}@torch-2.15.0:eager:cpu:{script}"
        return replace(
            sample, case=case, script=script, cell=name, key=name, result=result, repeat=repeat
        )

    return make


Cell = Callable[..., StoredResult]


class TestDifferences:
    def test_what_both_say_alike_is_counted_and_not_read(
        self, store: Store, two: tuple[int, int], cell: Cell, sample: StoredResult
    ) -> None:
        for run_id in two:
            store.add(run_id, cell("a", "broken", replace(sample.result, wall_s=run_id)))
            store.add(run_id, cell("a", "fixed", PASSED))
        assert store.differences(*two) == replace(NOTHING, same=2)

    def test_of_a_trial_that_differs_all_is_read(
        self, store: Store, two: tuple[int, int], cell: Cell, sample: StoredResult
    ) -> None:
        first, second = two
        fixed = store.add(first, cell("a", "fixed", PASSED))
        store.link(second, [fixed])
        before = store.add(first, cell("a", "broken", sample.result))
        after = store.add(second, cell("a", "broken", PASSED))
        found = store.differences(first, second)
        assert [stored.id for stored in found.before] == [fixed, before]
        assert [stored.id for stored in found.after] == [fixed, after]
        assert (found.same, found.only_before, found.only_after) == (1, 0, 0)

    def test_trials_that_one_run_lacks_are_counted(
        self, store: Store, two: tuple[int, int], cell: Cell
    ) -> None:
        for case in "abc":
            for script in ("broken", "fixed"):
                store.add(two[0], cell(case, script, PASSED))
        store.add(two[1], cell("d", "broken", PASSED))
        found = store.differences(*two)
        assert found == replace(NOTHING, only_before=3, only_after=1)

    def test_a_trial_that_was_cut_off_is_not_compared(
        self, store: Store, two: tuple[int, int], cell: Cell, sample: StoredResult
    ) -> None:
        store.add(two[0], cell("a", "broken", sample.result))
        store.add(two[0], cell("a", "fixed", PASSED))
        store.add(two[1], cell("a", "broken", PASSED))
        assert store.differences(*two) == replace(NOTHING, only_before=1)

    def test_repeats_that_agree_are_one_behaviour(
        self, store: Store, two: tuple[int, int], cell: Cell
    ) -> None:
        for script in ("broken", "fixed"):
            store.add(two[0], cell("a", script, PASSED))
            for repeat in (0, 1, 1000):
                store.add(two[1], cell("a", script, PASSED, repeat))
        assert store.differences(*two) == replace(NOTHING, same=6)

    def test_repeats_that_disagree_in_one_run_differ(
        self, store: Store, two: tuple[int, int], cell: Cell, sample: StoredResult
    ) -> None:
        for run_id in two:
            store.add(run_id, cell("a", "broken", PASSED))
            store.add(run_id, cell("a", "fixed", PASSED))
        store.add(two[1], cell("a", "broken", sample.result, 1))
        found = store.differences(*two)
        assert (len(found.before), len(found.after), found.same) == (2, 3, 2)

    def test_a_run_does_not_differ_from_itself(
        self, store: Store, two: tuple[int, int], cell: Cell
    ) -> None:
        store.add(two[0], cell("a", "broken", PASSED))
        assert store.differences(two[0], two[0]) == replace(NOTHING, same=1)

    def test_an_unknown_run_is_refused(self, store: Store, two: tuple[int, int]) -> None:
        for pair in ((two[0], 99), (99, two[0])):
            with pytest.raises(UsageProblem, match="no run 99 in the store"):
                store.differences(*pair)


@pytest.mark.parametrize(
    "other",
    [
        PASSED,
        ScriptResult(outcome=Outcome.TIMED_OUT),
        ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV"),
        ScriptResult(outcome=Outcome.CRASHED, signal="SIGABRT"),
        ScriptResult(outcome=Outcome.EXITED, exit_code=2),
        replace(PASSED, digest={"loss": {"value": 0.5}}),
        replace(PASSED, warnings=(WarningSeen(category="UserWarning", message="slow"),)),
    ],
)
def test_every_way_to_behave_has_its_own_hash(sample: StoredResult, other: ScriptResult) -> None:
    known = {
        behaviour_hash("a", sample.result),
        behaviour_hash("a", ScriptResult(outcome=Outcome.EXITED)),
    }
    assert behaviour_hash("a", other) not in known
    assert behaviour_hash("a", other) != behaviour_hash("b", other)
    evidence = replace(other, wall_s=9.0, peak_mb=5.0, stdout="x", traceback="y")
    assert behaviour_hash("a", evidence) == behaviour_hash("a", other)


class TestSaidBy:
    def test_every_run_that_said_a_result_is_named(
        self, store: Store, two: tuple[int, int], cell: Cell
    ) -> None:
        shared = store.add(two[0], cell("a", "broken", PASSED))
        own = store.add(two[1], cell("a", "fixed", PASSED))
        store.link(two[1], [shared])
        assert store.reported_by([own, shared, 99]) == {shared: two, own: (two[1],)}
        assert store.reported_by([]) == {}


class TestEnvironmentFacts:
    def test_the_latest_started_run_with_this_lock_counts(
        self, store: Store, info: RunHeader, facts: EnvironmentFacts
    ) -> None:
        later = store.begin_run(replace(info, started=info.started + HOUR))
        earlier = store.begin_run(replace(info, uuid="earlier"))
        newest = replace(facts, platform="newest")
        store.add_environment(later, newest)
        store.add_environment(earlier, facts)
        store.add_environment(earlier, replace(facts, environment="x", lock_digest="other"))
        assert store.environment_facts(facts.lock_digest) == newest
        assert store.environment_facts("unheard of") is None
