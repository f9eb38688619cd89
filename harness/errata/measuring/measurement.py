"""Measure trials: reuse stored results, build environments, run the rest, judge."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from errata.compare.judge import agree, judge, judge_repeats
from errata.environments.built import BuiltEnvironment
from errata.measuring.availability import (
    absent_devices,
    facts_of,
    failed_environments,
    lacking_packages,
    refused_devices,
)
from errata.measuring.engines import Engine
from errata.measuring.layers import preloaded
from errata.measuring.lending import variables_of
from errata.measuring.options import RunOptions
from errata.measuring.stored import CONFIRMATION, as_stored, cell_key
from errata.measuring.supply import Progress, Supply
from errata.model.case import Script
from errata.model.cell import Cell, EnvironmentSpec, Trial
from errata.model.costs import Costs
from errata.model.errors import EnvironmentFailed
from errata.model.outcome import NOT_MEASURED, Isolation, Outcome, ScriptResult
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import Judgement, StoredJudgement
from errata.plan.framework import Framework
from errata.running.gate import choose_isolation
from errata.running.pool import Job
from errata.store.base import StoredResult

if TYPE_CHECKING:
    from errata.store.sql import Store

BOTH = (Script.BROKEN, Script.FIXED)
_NOT_STORED = ScriptResult(outcome=Outcome.HARNESS_ERROR, detail=NOT_MEASURED)


@dataclass(frozen=True, kw_only=True)
class Pass:
    """One execution of every chosen trial: its isolation and its repeat."""

    isolation: Isolation
    repeat: int = 0


# What was told apart once is told apart again where these passes stay as they are.
_COMPARED = (
    Pass(isolation=Isolation.FORK),
    Pass(isolation=Isolation.FRESH),
    Pass(isolation=Isolation.FRESH, repeat=CONFIRMATION),
)


def passes_for(isolation: str, repeats: int) -> tuple[Pass, ...]:
    """Return the passes of a run; `isolation` is `fork`, `fresh` or `both`."""
    kinds = tuple(Isolation) if isolation == "both" else (Isolation(isolation),)
    return tuple(Pass(isolation=kind, repeat=n) for n in range(repeats) for kind in kinds)


@dataclass(frozen=True, kw_only=True)
class _Planned:
    """A cell, how it will run, and the key of its result."""

    cell: Cell
    key: str
    isolation: Isolation
    reason: str
    repeat: int


@dataclass(kw_only=True)
class Measurement:
    """The results of one stored run so far, by content key.

    A trial that cannot run (no device, no environment) has its reason in `inconclusive`, by trial
    id. With `options.stored` nothing is locked, built or run. `costs` are the committed
    figures. `timed` is set where times are compared: then scripts do all their imports themselves.
    """

    store: Store
    run_id: int
    pool: Engine
    frameworks: Mapping[str, Framework]
    progress: Progress
    supply: Supply
    options: RunOptions = field(default_factory=RunOptions)
    costs: Costs = field(default_factory=Costs)
    inconclusive: dict[str, ScriptResult] = field(default_factory=dict)
    results: dict[str, ScriptResult] = field(default_factory=dict)
    facts: dict[str, EnvironmentFacts] = field(default_factory=dict)
    timed: bool = False
    ran: int = 0
    reused: int = 0
    _planned: dict[tuple[str, Pass], _Planned] = field(default_factory=dict)

    def measure(
        self,
        trials: Sequence[Trial],
        passes: Sequence[Pass],
        scripts: Sequence[Script] = BOTH,
        *,
        force: bool = False,
        phase: str = "running",
    ) -> None:
        """Reuse or run every cell of `trials`, in every pass, and store results as they arrive.

        `phase` is what progress calls it.
        Results that arrived before an interruption (Ctrl-C) stay in `results` and in the store.
        With `force` no result of an earlier run is reused. What may be the machine's doing never
        is: a timeout that the case does not document, and cells whose passes disagreed.
        """
        with contextlib.closing(
            self.stream(trials, passes, scripts, force=force, phase=phase)
        ) as cells:
            for _ in cells:
                pass

    def stream(
        self,
        trials: Sequence[Trial],
        passes: Sequence[Pass],
        scripts: Sequence[Script] = BOTH,
        *,
        force: bool = False,
        phase: str = "running",
    ) -> Generator[Cell, None, None]:
        """Measure as `measure` does, and yield each cell that ran when its result arrives.

        Closing the iterator ends running scripts; another call continues from there.
        """
        possible = self._identify(trials)
        wanted: dict[str, _Planned] = {}
        for trial in possible:
            for one in passes:
                for cell in trial.cells:
                    if cell.script in scripts:
                        planned = self._plan(cell, one)
                        wanted.setdefault(planned.key, planned)
        missing = {key: cell for key, cell in wanted.items() if key not in self.results}
        if not (force or self.options.force):
            found = self.store.find(missing) if self.options.stored else self._agreeing(missing)
            self.reused += self._reuse(found)
        try:
            left = [planned for key, planned in missing.items() if key not in self.results]
            yield from self._run(left, phase)
        finally:
            self._store_environments({trial.environment for trial in possible})

    def stored(self, trials: Iterable[Trial], one: Pass) -> set[str]:
        """Return the trials whose scripts both have stored results to go by, at a known lock."""
        planned = {
            trial.id: {p.key: p for p in (self._plan(cell, one) for cell in trial.cells)}
            for trial in trials
            if trial.environment.id in self.supply.keys
        }
        cells = {key: p for both in planned.values() for key, p in both.items()}
        found = self._agreeing(cells)
        return {name for name, both in planned.items() if found.keys() >= both.keys()}

    def look_up(self, trials: Sequence[Trial], passes: Sequence[Pass]) -> None:
        """Reuse stored results of `trials` without running anything; no effect with `force`."""
        wanted = {
            planned.key: planned
            for trial in trials
            if trial.environment.id in self.supply.keys
            for one in passes
            for planned in (self._plan(cell, one) for cell in trial.cells)
        }
        if not self.options.force:
            missing = {key: p for key, p in wanted.items() if key not in self.results}
            found = self.store.find(missing)
            if not self.options.stored:
                cells = {key: planned.cell for key, planned in missing.items()}
                found = {k: s for k, s in found.items() if self._counts(cells[k], s.result)}
            self._reuse(found)

    def judgements(self, trials: Iterable[Trial], passes: Sequence[Pass]) -> list[Judgement]:
        """Judge every trial that has all its results; leave out the others."""
        found = []
        for trial in trials:
            judged = [self._judge(trial, one) for one in passes]
            complete = [judgement for judgement in judged if judgement is not None]
            if len(complete) == len(judged):
                found.append(judge_repeats(complete))
        return found

    def result(self, cell: Cell, one: Pass) -> ScriptResult | None:
        """Return a cell's result in one pass, or why it cannot run; None if there is none yet."""
        if cell.trial.environment.id in self.supply.keys:
            found = self.results.get(self._plan(cell, one).key)
            if found is not None:
                return found
        return self.inconclusive.get(cell.trial.id)

    @property
    def built(self) -> Mapping[str, BuiltEnvironment]:
        """The environments that exist so far, by id."""
        return self.supply.built

    @property
    def failures(self) -> Mapping[str, EnvironmentFailed]:
        """The environments that could not be built, by id."""
        return self.supply.failures

    def recall(self) -> None:
        """Load the results that this run has stored before it was interrupted."""
        self.results |= {s.key: s.result for s in self.store.results(self.run_id)}

    def finish(self, exit_code: int, judged: Iterable[Judgement], passes: Sequence[Pass]) -> None:
        """End the stored run, and keep how its trials were judged by `passes`."""
        judged = list(judged)
        counts = Counter(str(one.verdict) for one in judged)
        kept = [self.kept(one, passes) for one in judged]
        self.store.finish_run(self.run_id, exit_code, counts, kept)

    def kept(self, judged: Judgement, passes: Sequence[Pass]) -> StoredJudgement:
        """Return what the store keeps of a judgement: it names the results of the pass it shows."""
        trial = judged.trial
        broken = fixed = ""
        for one in passes if trial.environment.id in self.supply.keys else ():
            keys = [self._plan(cell, one).key for cell in trial.cells]
            if self.results.get(keys[0]) is judged.broken:
                known = [key if key in self.results else "" for key in keys]
                broken, fixed = known[0], known[-1]  # a claim has one script, which is both
                break
        return StoredJudgement(
            trial=trial.id,
            verdict=judged.verdict,
            reason=judged.reason,
            broken=broken,
            fixed=fixed,
            is_confirmed=judged.is_confirmed,
        )

    def close(self) -> None:
        """Let go of the environments that were used, and of the engine."""
        self.supply.close()
        self.pool.close()

    def _judge(self, trial: Trial, one: Pass) -> Judgement | None:
        results = [self.result(cell, one) for cell in trial.cells]
        broken, fixed = results[0], results[-1]
        return judge(trial, broken, fixed) if broken and fixed else None

    def _identify(self, trials: Sequence[Trial]) -> list[Trial]:
        """Lock the trials' environments; returns the trials whose lock is known.

        Nothing is resolved for devices that the machine lacks: only stored results can be used.
        """
        absent = {} if self.options.stored else absent_devices(trials, self.pool.ask)
        askable = [t for t in trials if t.id not in absent and not self.options.stored]
        self.supply.lock([trial.environment for trial in askable])
        self.supply.lock([trial.environment for trial in trials], resolve=False)
        if self.options.stored:
            self._remember_locks(trials)
        self.inconclusive |= failed_environments(trials, self.supply.failures)
        known = []
        for trial in trials:
            if trial.environment.id in self.supply.keys:
                known.append(trial)
            elif trial.id not in self.inconclusive:
                self.inconclusive[trial.id] = absent.get(trial.id, _NOT_STORED)
        return known

    def _remember_locks(self, trials: Sequence[Trial]) -> None:
        """Take the locks of environments that are not locked here from stored runs."""
        wanted = {trial.environment.id for trial in trials} - set(self.supply.keys)
        for run in self.store.runs() if wanted else ():
            for facts in self.store.environments(run.id):
                if facts.environment in wanted and facts.lock_digest:
                    self.supply.know(facts.environment, facts.lock_digest)
                    wanted.discard(facts.environment)
            if not wanted:
                return

    def _plan(self, cell: Cell, one: Pass) -> _Planned:
        """Return how a cell runs and its key; cached, because it reads the case's folder."""
        planned = self._planned.get((cell.id, one))
        if planned is None:
            environment = cell.trial.environment
            isolation, reason = choose_isolation(cell, environment.module, one.isolation)
            planned = _Planned(
                cell=cell,
                key=cell_key(cell, self.supply.keys[environment.id], isolation, one.repeat),
                isolation=isolation,
                reason=reason,
                repeat=one.repeat,
            )
            self._planned[cell.id, one] = planned
        return planned

    def _reuse(self, found: Mapping[str, StoredResult]) -> int:
        """Take stored results for this run; returns the number of cells."""
        self.results.update({key: stored.result for key, stored in found.items()})
        self.store.link(self.run_id, [s.id for s in found.values() if s.id is not None])
        return len(found)

    def _counts(self, cell: Cell, result: ScriptResult) -> bool:
        """Leave out timeouts that no case documents, and times without all imports."""
        late = result.outcome is Outcome.TIMED_OUT
        if late and not cell.trial.case.documents_hang(cell.script):
            return False
        return not (self.timed and result.preloaded)

    def _agreeing(self, cells: Mapping[str, _Planned]) -> dict[str, StoredResult]:
        """Find stored results to go by: none of cells whose stored passes disagree."""
        keys = {self._plan(p.cell, one).key for p in cells.values() for one in _COMPARED}
        known = self.store.find({*keys, *cells})
        seen: dict[str, list[ScriptResult]] = {}
        for key in sorted(keys & known.keys()):
            seen.setdefault(known[key].cell, []).append(known[key].result)
        return {
            key: known[key]
            for key, p in cells.items()
            if key in known
            and self._counts(p.cell, known[key].result)
            and agree(p.cell, seen.get(p.cell.id, []))
        }

    def _run(self, cells: Sequence[_Planned], phase: str) -> Generator[Cell, None, None]:
        askable = left = self._askable(cells)
        if askable:
            self.progress.phase(phase, len(askable), self._expected(askable), self.pool.slots)
        specs = {p.cell.trial.environment.id: p.cell.trial.environment for p in askable}
        ran = self.ran
        try:
            for batch in self.supply.provide(list(specs.values())):
                if self.ran != ran:  # another phase ran in between
                    self.progress.phase(phase, len(left), self._expected(left), self.pool.slots)
                yield from self._run_in([p for p in left if p.cell.trial.environment.id in batch])
                left = [p for p in left if p.cell.trial.environment.id not in batch]
                ran = self.ran
        finally:
            trials = [planned.cell.trial for planned in askable]
            self.inconclusive |= failed_environments(trials, self.supply.failures)

    def _askable(self, cells: Sequence[_Planned]) -> list[_Planned]:
        """Return the cells that can run here, and note why the others cannot."""
        trials = [planned.cell.trial for planned in cells]
        if self.options.stored:
            self.inconclusive |= dict.fromkeys((trial.id for trial in trials), _NOT_STORED)
        else:
            self.inconclusive |= absent_devices(trials, self.pool.ask)
            self.inconclusive |= lacking_packages(trials, self.supply.built)
        return [planned for planned in cells if planned.cell.trial.id not in self.inconclusive]

    def _run_in(self, cells: Sequence[_Planned]) -> Generator[Cell, None, None]:
        trials = [planned.cell.trial for planned in cells]
        self.inconclusive |= refused_devices(self.frameworks, self.supply.built, trials)
        keys: dict[int, str] = {}
        ahead = preloaded(
            [p.cell for p in cells if p.isolation is Isolation.FORK and not self.timed],
            self.frameworks,
            self.supply.keys,
            self.store,
            self.costs.layers,
        )
        seconds = self._expected(cells)
        jobs: dict[str, Job] = {}
        for planned in self._ordered(cells, seconds):
            if planned.cell.trial.id not in self.inconclusive:
                job = self._job(planned, ahead.get(planned.cell.id, 0), seconds[planned.cell.id])
                if planned.cell.may_hang:
                    job = self._with_fix(job, planned, jobs)
                keys[id(job)], jobs[planned.key] = planned.key, job
        if not jobs:
            return
        running = self.pool.run(
            list(jobs.values()),
            lambda job: self.progress.cell_started(job.cell.id),
            lend=not self.timed,
        )
        with contextlib.closing(running) as finished:
            for job, result in finished:
                key = keys[id(job)]
                self.store.add(self.run_id, as_stored(job.cell, key, result, job.repeat))
                self.results[key] = result
                self.ran += 1
                self.progress.cell_done(job.cell.id, result.outcome)
                yield job.cell

    def _with_fix(self, job: Job, planned: _Planned, jobs: Mapping[str, Job]) -> Job:
        """Tell a job that may hang how long its fix takes: that of this run, or a reused result."""
        one = Pass(isolation=planned.isolation, repeat=planned.repeat)
        fixed = self._plan(planned.cell.trial.cells[1], one)
        result = self.results.get(fixed.key)
        if result is None or fixed.isolation is not planned.isolation:
            return replace(job, fixed=jobs.get(fixed.key))
        passed = result.outcome is Outcome.PASSED
        return replace(job, fixed_s=result.own_s if passed else None)

    def _job(self, planned: _Planned, ahead: int, seconds: float) -> Job:
        trial = planned.cell.trial
        spec = trial.environment
        framework = self.frameworks[spec.framework]
        return Job(
            cell=planned.cell,
            lock=self.supply.digests[spec.id],
            isolation=planned.isolation,
            isolation_reason=planned.reason,
            repeat=planned.repeat,
            variables=variables_of(trial, framework),
            layers=framework.layers_of(spec.version),
            preloaded=ahead,
            expected_s=seconds,
        )

    def _store_environments(self, specs: Iterable[EnvironmentSpec]) -> None:
        """Store the content of each environment; an earlier run has it for those not built here."""
        for spec in sorted(specs, key=lambda spec: spec.id):
            if spec.id in self.facts or spec.id in self.supply.failures:
                continue
            built = self.supply.describe(spec)
            if built is not None:
                facts = facts_of(spec.id, built)
            else:
                digest = self.supply.digests[spec.id]
                facts = self.store.environment_facts(digest) or EnvironmentFacts(
                    environment=spec.id, framework_version=spec.version, python_version=spec.python
                )
                facts = replace(facts, environment=spec.id, lock_digest=digest)
            self.facts[spec.id] = facts
            self.store.add_environment(self.run_id, facts)

    def _ordered(self, cells: Sequence[_Planned], seconds: Mapping[str, float]) -> list[_Planned]:
        """Order cells so that the longest start first and slots end together, or at random.

        What may hang comes after its fix, which tells how long that takes.
        """
        if self.options.shuffle is not None:
            order = random.Random(self.options.shuffle).sample(cells, len(cells))  # noqa: S311 - no secret
            return sorted(order, key=lambda planned: planned.cell.may_hang)

        def key(planned: _Planned) -> tuple[float, bool]:
            both = planned.cell.trial.cells
            if both[0].may_hang:
                return -max(seconds.get(cell.id, 0.0) for cell in both), planned.cell.may_hang
            return -seconds[planned.cell.id], False

        return sorted(cells, key=key)

    def _expected(self, cells: Sequence[_Planned]) -> dict[str, float]:
        """Return what each cell takes, in seconds: as stored, else by the committed costs."""
        known = self.store.durations({planned.cell.id for planned in cells})
        return {**self.costs.cells(planned.cell for planned in cells), **known}
