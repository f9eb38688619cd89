"""A store in memory: the reference implementation, for tests and for runs that keep nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timezone
from threading import RLock

from errata.model.alerts import Alert, AlertState, Key, Sighting, update_alerts
from errata.model.runs import EnvironmentFacts, RunHeader
from errata.store.base import (
    Differences,
    Merged,
    StoredResult,
    age,
    is_about,
    is_reusable,
    no_such_result,
    no_such_run,
)
from errata.store.tables import behaviour_hash


class MemoryStore:
    """Keep the contract of `Store`, except that nothing outlives the process."""

    def __init__(self) -> None:
        self._lock = RLock()
        self._runs: dict[int, RunHeader] = {}
        self._results: dict[int, StoredResult] = {}
        self._reported: dict[int, set[int]] = {}
        self._environments: dict[int, dict[str, EnvironmentFacts]] = {}
        self._alerts: dict[Key, AlertState] = {}

    @property
    def place(self) -> str:
        """Where the results are, for people."""
        return "memory"

    @property
    def is_shared(self) -> bool:
        """Whether several machines may keep their runs here."""
        return False

    def begin_run(self, run: RunHeader) -> int:
        """Record that a run begins and return its identifier."""
        with self._lock:
            return self._new_run(run)

    def finish_run(self, run_id: int, exit_code: int, counts: Mapping[str, int]) -> None:
        """Record the end of a run, now."""
        with self._lock:
            self._runs[run_id] = replace(
                self.run(run_id),
                finished=datetime.now(timezone.utc),
                exit_code=exit_code,
                counts=dict(counts),
            )

    def add(self, run_id: int, result: StoredResult) -> int:
        """Keep a fresh result and return its identifier."""
        with self._lock:
            self.run(run_id)
            return self._keep(run_id, result)

    def link(self, run_id: int, result_ids: Iterable[int]) -> None:
        """Link stored results to a run that reuses them."""
        with self._lock:
            self.run(run_id)
            wanted = set(result_ids)
            if unknown := wanted - self._results.keys():
                raise no_such_result(unknown)
            self._reported[run_id] |= wanted

    def find(self, keys: Iterable[str]) -> dict[str, StoredResult]:
        """Map each key to its newest result that was the script's own doing."""
        wanted = set(keys)
        with self._lock:
            found = [r for r in self._results.values() if r.key in wanted and is_reusable(r)]
        return {result.key: result for result in sorted(found, key=age)}

    def runs(self) -> list[RunHeader]:
        """List all runs, the latest started first."""
        with self._lock:
            runs = list(self._runs.values())
        return sorted(runs, key=lambda run: (run.started, run.id), reverse=True)

    def run(self, run_id: int) -> RunHeader:
        """Return one run."""
        with self._lock:
            if run_id not in self._runs:
                raise no_such_run(run_id, max(self._runs, default=None))
            return self._runs[run_id]

    def latest_run(self) -> RunHeader | None:
        """Return the run that was begun last of those measured here, or None."""
        mine = [run for run in self.runs() if not run.imported]
        return max(mine, key=lambda run: run.id, default=None)

    def results(self, run_id: int) -> list[StoredResult]:
        """List all results of a run, by identifier."""
        with self._lock:
            self.run(run_id)
            return [self._results[result_id] for result_id in sorted(self._reported[run_id])]

    def differences(self, before: int, after: int) -> Differences:
        """Compare the results of two runs, reading only what differs."""
        first, second = _by_trial(self.results(before)), _by_trial(self.results(after))
        differing = [
            trial
            for trial in first.keys() & second.keys()
            if first[trial].keys() == second[trial].keys() and first[trial] != second[trial]
        ]
        return Differences(
            before=tuple(r for r in self.results(before) if r.trial in differing),
            after=tuple(r for r in self.results(after) if r.trial in differing),
            same=sum(
                behaviour_hash(r.cell, r.result) in first.get(r.trial, {}).get(r.cell, set())
                for r in self.results(after)
            ),
            only_before=sum(bool(first[t].keys() - second.get(t, {}).keys()) for t in first),
            only_after=sum(bool(second[t].keys() - first.get(t, {}).keys()) for t in second),
        )

    def reported_by(self, result_ids: Iterable[int]) -> dict[int, tuple[int, ...]]:
        """Map each known result to the runs that reported it."""
        with self._lock:
            return {
                result_id: tuple(sorted(r for r, ids in self._reported.items() if result_id in ids))
                for result_id in set(result_ids) & self._results.keys()
            }

    def history(self, pattern: str, *, limit: int | None = None) -> list[StoredResult]:
        """List results about a case, trial, cell or glob, the newest first."""
        with self._lock:
            found = [result for result in self._results.values() if is_about(result, pattern)]
        return sorted(found, key=age, reverse=True)[:limit]

    def durations(self, cells: Iterable[str]) -> dict[str, float]:
        """Map each cell that was timed to its newest wall time in seconds."""
        wanted = set(cells)
        with self._lock:
            found = sorted((r for r in self._results.values() if r.cell in wanted), key=age)
        timed = ((result.cell, result.result.wall_s) for result in found)
        return {cell: wall_s for cell, wall_s in timed if wall_s is not None}

    def add_environment(self, run_id: int, facts: EnvironmentFacts) -> None:
        """Keep what an environment held, once per run."""
        with self._lock:
            self.run(run_id)
            self._environments[run_id][facts.environment] = facts

    def environments(self, run_id: int) -> list[EnvironmentFacts]:
        """List a run's environments by identifier."""
        with self._lock:
            self.run(run_id)
            return [facts for _, facts in sorted(self._environments[run_id].items())]

    def environment_facts(self, lock_digest: str) -> EnvironmentFacts | None:
        """Return what an environment with this lock held in the latest run that has it."""
        with self._lock:
            held = [facts for run in self.runs() for facts in self.environments(run.id)]
        return next((facts for facts in held if facts.lock_digest == lock_digest), None)

    def raise_alerts(
        self, run_id: int, sightings: Sequence[Sighting], *, remember: bool = True
    ) -> list[Alert]:
        """Return the alerts that a run's sightings raise, and remember them as reported."""
        with self._lock:
            started = self.run(run_id).started
            changed, alerts = update_alerts(self._alerts, sightings, run_id, started)
            if remember:
                self._alerts |= changed
            return alerts

    def merge(
        self,
        run: RunHeader,
        results: Sequence[StoredResult],
        environments: Sequence[EnvironmentFacts],
    ) -> Merged:
        """Take over a run from another store: add what is missing and link all."""
        with self._lock:
            known = next((r for r in self._runs.values() if r.uuid == run.uuid), None)
            run_id = self._new_run(run) if known is None else known.id
            if known is None or known.finished is None:
                # How a run began stays as it was first stored; only its end may be new.
                self._runs[run_id] = replace(
                    self._runs[run_id],
                    finished=run.finished,
                    exit_code=run.exit_code,
                    counts=run.counts,
                    imported=known is None or known.imported,
                )
            ids = {stored.identity: result_id for result_id, stored in self._results.items()}
            before = len(ids)
            for result in results:
                if result.identity not in ids:
                    ids[result.identity] = self._keep(run_id, result)
                self._reported[run_id].add(ids[result.identity])
            held = self._environments[run_id]
            new = {facts.environment: facts for facts in environments} | held
            self._environments[run_id] = new
            return Merged(
                run_id=run_id,
                is_new=known is None,
                results=len(ids) - before,
                environments=len(new) - len(held),
            )

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _new_run(self, run: RunHeader) -> int:
        run_id = len(self._runs) + 1
        self._runs[run_id] = replace(
            run, id=run_id, finished=None, exit_code=None, counts={}, imported=False
        )
        self._reported[run_id] = set()
        self._environments[run_id] = {}
        return run_id

    def _keep(self, run_id: int, result: StoredResult) -> int:
        result_id = len(self._results) + 1
        self._results[result_id] = replace(result, id=result_id)
        self._reported[run_id].add(result_id)
        return result_id


def _by_trial(results: Sequence[StoredResult]) -> dict[str, dict[str, set[int]]]:
    """Group results: trial -> cell -> the ways in which it behaved."""
    trials: dict[str, dict[str, set[int]]] = {}
    for stored in results:
        cells = trials.setdefault(stored.trial, {})
        cells.setdefault(stored.cell, set()).add(behaviour_hash(stored.cell, stored.result))
    return trials
