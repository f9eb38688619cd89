"""The contract of `Store`, on every implementation."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import datetime, timedelta, timezone

import pytest

from errata.model.errors import UsageProblem
from errata.model.outcome import Outcome, ScriptResult
from errata.model.runs import EnvironmentFacts, RunHeader
from errata.store.base import StoredResult, is_about
from errata.store.sql import Store

HOUR = timedelta(hours=1)


def test_a_moment_without_zone_is_refused(info: RunHeader, sample: StoredResult) -> None:
    naive = datetime(2026, 1, 1)  # noqa: DTZ001 - the point
    with pytest.raises(ValueError, match="no time zone"):
        replace(sample, measured=naive)
    with pytest.raises(ValueError, match="no time zone"):
        replace(info, started=naive)
    with pytest.raises(ValueError, match="no time zone"):
        replace(info, id=1, finished=naive)


class TestRuns:
    def test_a_run_that_began_is_unfinished(self, store: Store, info: RunHeader) -> None:
        run_id = store.begin_run(info)
        assert store.run(run_id) == replace(info, id=run_id)

    def test_a_finished_run_has_its_end_and_counts(self, store: Store, run_id: int) -> None:
        store.finish_run(run_id, 1, {"reproduces": 4, "drifted": 1})
        run = store.run(run_id)
        assert run.finished is not None
        assert run.finished.utcoffset() == timedelta(0)
        assert (run.exit_code, run.counts) == (1, {"reproduces": 4, "drifted": 1})

    def test_finishing_again_overwrites(self, store: Store, run_id: int) -> None:
        store.finish_run(run_id, 130, {})
        store.finish_run(run_id, 0, {"reproduces": 1})
        assert store.run(run_id).exit_code == 0

    def test_runs_are_listed_from_the_latest_start(self, store: Store, info: RunHeader) -> None:
        later = store.begin_run(replace(info, started=info.started + HOUR, uuid="b"))
        earlier = store.begin_run(replace(info, uuid="a"))
        same = store.begin_run(replace(info, started=info.started + HOUR, uuid="c"))
        assert [run.id for run in store.runs()] == [same, later, earlier]

    def test_the_zone_of_the_start_does_not_matter(self, store: Store, info: RunHeader) -> None:
        zone = timezone(timedelta(hours=5, minutes=30))
        run_id = store.begin_run(replace(info, started=info.started.astimezone(zone)))
        assert store.run(run_id).started == info.started

    def test_an_unknown_run_is_refused_everywhere(
        self, store: Store, info: RunHeader, sample: StoredResult, facts: EnvironmentFacts
    ) -> None:
        with pytest.raises(UsageProblem, match="no run 99 in the store") as first:
            store.run(99)
        assert first.value.hint == "no run is stored yet"
        newest = store.begin_run(info)
        calls = (
            lambda: store.run(99),
            lambda: store.finish_run(99, 0, {}),
            lambda: store.add(99, sample),
            lambda: store.link(99, []),
            lambda: store.results(99),
            lambda: store.add_environment(99, facts),
            lambda: store.environments(99),
        )
        for call in calls:
            with pytest.raises(UsageProblem, match="no run 99 in the store") as raised:
                call()
            assert raised.value.hint == f"the newest run is {newest}"
        assert store.history("*") == []


class TestResults:
    def test_a_result_comes_back_as_it_was(
        self, store: Store, run_id: int, sample: StoredResult
    ) -> None:
        result_id = store.add(run_id, sample)
        assert store.results(run_id) == [replace(sample, id=result_id)]

    @pytest.mark.parametrize("outcome", Outcome)
    def test_every_outcome_is_kept(
        self, store: Store, run_id: int, sample: StoredResult, outcome: Outcome
    ) -> None:
        store.add(run_id, replace(sample, result=ScriptResult(outcome=outcome, detail="why")))
        (kept,) = store.results(run_id)
        assert kept.result == ScriptResult(outcome=outcome, detail="why")

    def test_a_run_says_fresh_and_linked_results_once(
        self, store: Store, info: RunHeader, sample: StoredResult
    ) -> None:
        first = store.begin_run(info)
        old = store.add(first, sample)
        skipped = store.add(first, replace(sample, key="skipped"))
        second = store.begin_run(replace(info, uuid="second"))
        fresh = store.add(second, replace(sample, key="b", measured=sample.measured + HOUR))
        store.link(second, [old, old])
        store.link(second, [old, fresh])
        assert [result.id for result in store.results(second)] == [old, fresh]
        assert [result.id for result in store.results(first)] == [old, skipped]

    def test_linking_an_unknown_result_links_nothing(
        self, store: Store, info: RunHeader, sample: StoredResult
    ) -> None:
        first = store.begin_run(info)
        known = store.add(first, sample)
        second = store.begin_run(replace(info, uuid="second"))
        with pytest.raises(UsageProblem, match="no stored result 98, 99"):
            store.link(second, [99, known, 98])
        assert store.results(second) == []


class TestFind:
    def test_the_newest_measurement_wins_whatever_was_stored_last(
        self, store: Store, run_id: int, sample: StoredResult
    ) -> None:
        newest = store.add(run_id, replace(sample, measured=sample.measured + HOUR))
        store.add(run_id, sample)
        assert {key: found.id for key, found in store.find([sample.key]).items()} == {
            sample.key: newest
        }

    def test_of_the_same_moment_the_last_stored_wins(
        self, store: Store, run_id: int, sample: StoredResult
    ) -> None:
        store.add(run_id, sample)
        last = store.add(run_id, replace(sample, repeat=1))
        assert store.find([sample.key])[sample.key].id == last

    @pytest.mark.parametrize("outcome", [o for o in Outcome if not o.is_from_script])
    def test_what_the_script_did_not_do_is_never_reused(
        self, store: Store, run_id: int, sample: StoredResult, outcome: Outcome
    ) -> None:
        real = store.add(run_id, sample)
        infra = ScriptResult(outcome=outcome)
        later = sample.measured + HOUR
        store.add(run_id, replace(sample, measured=later, result=infra))
        store.add(run_id, replace(sample, key="only infra", result=infra))
        assert [r.id for r in store.find([sample.key, "only infra"]).values()] == [real]

    def test_thousands_of_keys_are_found_and_unknown_ones_left_out(
        self, store: Store, run_id: int, sample: StoredResult
    ) -> None:
        for number in range(0, 2500, 100):
            store.add(run_id, replace(sample, key=str(number)))
        found = store.find(str(number) for number in range(2500))
        assert found.keys() == {str(number) for number in range(0, 2500, 100)}
        assert all(key == result.key for key, result in found.items())

    def test_no_keys_find_nothing(self, store: Store) -> None:
        assert store.find([]) == {}


class TestHistory:
    @pytest.mark.parametrize(
        ("pattern", "count"),
        [
            ("torch/slug", 2),
            ("torch/slug@torch-2.15.0:eager:cpu", 2),
            ("torch/slug@torch-2.15.0:eager:cpu:fixed", 1),
            ("torch/*", 3),
            ("*/slug", 2),
            ("*:fixed", 1),
            ("*:cpu", 3),
            ("torch/slug?", 1),
            ("torch/[a-s]lug", 2),
            ("torch/[", 0),
            ("torch/slu", 0),
            ("TORCH/*", 0),
            ("torch%", 0),
            ("torch/slu_", 0),
            ("\\", 0),
        ],
    )
    def test_literal_names_and_globs_select(
        self, store: Store, run_id: int, sample: StoredResult, pattern: str, count: int
    ) -> None:
        store.add(run_id, sample)
        store.add(run_id, replace(sample, script="fixed", cell=f"{sample.trial}:fixed"))
        other = sample.cell.replace("slug", "slug2")
        store.add(run_id, replace(sample, case="torch/slug2", cell=other))
        found = store.history(pattern)
        assert len(found) == count
        assert all(is_about(result, pattern) for result in found)

    def test_the_newest_come_first_up_to_the_limit(
        self, store: Store, run_id: int, sample: StoredResult
    ) -> None:
        newest = store.add(run_id, replace(sample, measured=sample.measured + HOUR))
        oldest = store.add(run_id, replace(sample, measured=sample.measured - HOUR))
        middle = store.add(run_id, sample)
        assert [r.id for r in store.history(sample.case)] == [newest, middle, oldest]
        assert [r.id for r in store.history("*", limit=2)] == [newest, middle]


class TestDurations:
    def test_the_newest_timed_result_counts(
        self, store: Store, run_id: int, sample: StoredResult
    ) -> None:
        def add(cell: str, hours: int, wall_s: float | None) -> None:
            result = replace(sample.result, wall_s=wall_s)
            moment = sample.measured + hours * HOUR
            store.add(run_id, replace(sample, cell=cell, measured=moment, result=result))

        add("a", 2, None)
        add("a", 1, 3.5)
        add("a", 0, 9.0)
        add("b", 0, None)
        add("c", 0, 1.25)
        assert store.durations(["a", "b", "unknown"]) == {"a": 3.5}


class TestEnvironments:
    def test_facts_come_back_in_the_order_of_their_identifiers(
        self, store: Store, run_id: int, facts: EnvironmentFacts
    ) -> None:
        other = EnvironmentFacts(environment="paddle-3.3.1")
        store.add_environment(run_id, facts)
        store.add_environment(run_id, other)
        assert store.environments(run_id) == [other, facts]

    def test_adding_again_overwrites_in_that_run_only(
        self, store: Store, info: RunHeader, facts: EnvironmentFacts
    ) -> None:
        first, second = store.begin_run(info), store.begin_run(replace(info, uuid="second"))
        store.add_environment(first, facts)
        store.add_environment(second, facts)
        changed = replace(facts, packages=())
        store.add_environment(second, changed)
        assert store.environments(first) == [facts]
        assert store.environments(second) == [changed]


class TestMerge:
    def test_a_run_from_elsewhere_is_taken_over_whole(
        self, store: Store, info: RunHeader, sample: StoredResult, facts: EnvironmentFacts
    ) -> None:
        finished = info.started + HOUR
        run = replace(info, id=40, finished=finished, exit_code=1, counts={"healed": 1})
        merged = store.merge(run, [replace(sample, id=77)], [facts])
        assert (merged.is_new, merged.results, merged.environments) == (True, 1, 1)
        assert store.run(merged.run_id) == replace(run, id=merged.run_id, imported=True)
        (kept,) = store.results(merged.run_id)
        assert kept == replace(sample, id=kept.id)
        assert store.environments(merged.run_id) == [facts]
        assert store.find([sample.key]) == {sample.key: kept}

    def test_a_second_time_adds_nothing(
        self, store: Store, info: RunHeader, sample: StoredResult, facts: EnvironmentFacts
    ) -> None:
        run = replace(info, id=40, finished=info.started, exit_code=0)
        first = store.merge(run, [sample], [facts])
        second = store.merge(run, [sample, sample], [facts, facts])
        assert (second.run_id, second.is_new) == (first.run_id, False)
        assert (second.results, second.environments, second.given_results) == (0, 0, 2)
        assert len(store.runs()) == len(store.results(first.run_id)) == 1

    def test_a_run_of_this_store_stays_its_own(
        self, store: Store, run_id: int, sample: StoredResult, facts: EnvironmentFacts
    ) -> None:
        store.add(run_id, sample)
        store.add_environment(run_id, facts)
        store.finish_run(run_id, 0, {})
        before = store.run(run_id)
        merged = store.merge(before, store.results(run_id), [replace(facts, packages=())])
        assert (merged.run_id, merged.results, merged.environments) == (run_id, 0, 0)
        assert store.run(run_id) == before
        assert store.environments(run_id) == [facts]

    def test_what_an_unfinished_run_did_later_is_added(
        self, store: Store, info: RunHeader, sample: StoredResult
    ) -> None:
        first = store.merge(replace(info, id=1), [sample], [])
        finished = replace(info, id=1, finished=info.started + HOUR, exit_code=0)
        later = replace(sample, key="later")
        second = store.merge(finished, [sample, later], [])
        assert (second.run_id, second.is_new, second.results) == (first.run_id, False, 1)
        assert store.run(first.run_id).exit_code == 0
        assert [result.key for result in store.results(first.run_id)] == [sample.key, "later"]

    def test_a_result_that_two_runs_say_is_kept_once(
        self, store: Store, info: RunHeader, sample: StoredResult
    ) -> None:
        one = store.merge(replace(info, id=1), [sample], [])
        two = store.merge(replace(info, id=2, uuid="two"), [sample], [])
        assert two.results == 0
        assert store.results(one.run_id) == store.results(two.run_id)

    def test_a_repetition_is_another_result(
        self, store: Store, info: RunHeader, sample: StoredResult
    ) -> None:
        merged = store.merge(replace(info, id=1), [sample, replace(sample, repeat=1)], [])
        assert merged.results == 2


def test_what_a_run_was_asked_stays_as_first_heard(store: Store, info: RunHeader) -> None:
    merged = store.merge(replace(info, id=1), [], [])
    store.merge(replace(info, id=1, argv="another"), [], [])
    assert store.run(merged.run_id) == replace(info, id=merged.run_id, imported=True)


def test_many_threads_may_use_one_store(store: Store, run_id: int, sample: StoredResult) -> None:
    def work(number: int) -> int:
        result_id = store.add(run_id, replace(sample, key=str(number)))
        assert store.find([str(number)])[str(number)].id == result_id
        return result_id

    with ThreadPoolExecutor(20) as pool:
        ids = list(pool.map(work, range(200)))
    assert sorted(ids) == [result.id for result in store.results(run_id)]
    assert len(set(ids)) == 200


def test_the_place_is_told(store: Store) -> None:
    assert store.place
