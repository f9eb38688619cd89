"""Measure the trials that pytest collected, all at once, and hand the findings out one by one."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import replace
from threading import Lock

from errata.compare.judge import Finding, Status, compare, count_verdicts, exit_code
from errata.environments.built import BuiltEnvironment
from errata.measuring.confirming import confirm, known_bad_in
from errata.measuring.measurement import Measurement, Pass, passes_for
from errata.measuring.options import RunOptions
from errata.measuring.supply import Silent
from errata.model.cell import Cell, Trial
from errata.model.errors import EXIT_INTERRUPTED, EnvironmentFailed, HarnessFailure
from errata.model.verdict import Judgement, StoredJudgement
from errata.plan.framework import Framework
from errata.plan.matrix import Matrix
from errata.project import Project
from errata.report.markdown import explain_infra
from errata.store.observed import read_record
from errata.store.sql import open_store
from errata.workflow import Plan, begin_run, make_measurement, news_among

Say = Callable[[str], None]


class Bench:
    """One stored run of a project's trials, begun when the first of them is asked for.

    `stops_early` is set where the session ends at a failure (`-x`, `--maxfail`).
    """

    def __init__(
        self,
        project: Project,
        frameworks: Mapping[str, Framework],
        options: RunOptions,
        say: Say,
        *,
        stops_early: bool,
    ) -> None:
        """Begin a run; raises InvalidRecord and StoreFailed."""
        self.begun: set[str] = set()
        self._project = project
        self._frameworks = frameworks
        self._options = options
        self._stops_early = stops_early
        self._passes: tuple[Pass, ...] = passes_for(options.isolation, 1)
        self._progress = _SpokenProgress(say)
        self._record = read_record(project.record)
        self._store = open_store(project.database)
        self._run_id = begin_run(self._store, options)
        self._measurement: Measurement | None = None
        self._trials: Sequence[Trial] = ()
        self._stream: Generator[Cell, None, None] | None = None
        self._confirmed: dict[str, Judgement] = {}
        self._findings: dict[str, Finding] = {}
        self._failures: dict[str, EnvironmentFailed] = {}
        self._ran = self._reused = 0
        self._kept: list[StoredJudgement] = []

    def begin(self, trials: Sequence[Trial], outside: Mapping[str, BuiltEnvironment]) -> None:
        """Build what trials need and start to run them; `outside` are external interpreters."""
        self._end_stream()
        self.begun.update(trial.id for trial in trials)
        plan = Plan(
            project=self._project,
            frameworks=self._frameworks,
            cases=tuple({trial.case.id: trial.case for trial in trials}.values()),
            matrix=Matrix(trials=tuple(trials)),
            external=outside,
        )
        how = replace(self._options, jobs=1 if len(trials) == 1 else None)
        self._measurement = make_measurement(plan, how, self._store, self._progress, self._run_id)
        self._trials = trials
        self._stream = self._measurement.stream(trials, self._passes)

    def finding(self, trial: Trial) -> Finding:
        """Wait until a trial has its results, confirm what looks like news, and compare."""
        if trial.id not in self._findings:
            judgement = self._judgement(trial)
            recorded = self._record.get(trial.id)
            if compare(judgement, recorded).status is Status.CHANGED:
                judgement = self._confirm(judgement)
            self._findings[trial.id] = compare(judgement, recorded)
            if self._measurement is not None:
                self._kept.append(self._measurement.kept(judgement, self._passes))
        return self._findings[trial.id]

    def trouble(self, finding: Finding) -> str:
        """Say what kept a trial from being asked; empty unless an environment or Errata failed."""
        if finding.status is not Status.INFRA:
            return ""
        now = self._measurement.supply.failures if self._measurement else {}
        failures = {**self._failures, **now}
        return explain_infra(finding, failures.get(finding.judgement.trial.environment.id))

    def summary(self) -> str:
        """Say in a line what was found and where it is kept."""
        statuses = [finding.status for finding in self._findings.values()]
        counts = ", ".join(f"{statuses.count(s)} {s}" for s in Status if s in statuses)
        return (
            f"errata: {counts or 'nothing measured'}; cells run: {self._ran}, "
            f"reused: {self._reused}; run {self._run_id} in {self._store.place}"
        )

    def close(self, *, interrupted: bool) -> None:
        """End what still runs, and the stored run."""
        self._end_stream()
        findings = self._findings.values()
        code = EXIT_INTERRUPTED if interrupted else exit_code(findings)
        self._store.finish_run(self._run_id, code, count_verdicts(findings), self._kept)
        self._store.close()

    def _judgement(self, trial: Trial) -> Judgement:
        """Take results as they arrive until a trial can be judged."""
        if self._measurement is None or self._stream is None:
            raise HarnessFailure(f"{trial.id} was never begun")
        ended = False
        while not (found := self._measurement.judgements([trial], self._passes)):
            if ended:
                raise HarnessFailure(f"{trial.id} ended without results")
            # A stream may end at once: what is stored is there when it begins.
            ended = next(self._stream, None) is None
        return found[0]

    def _confirm(self, judgement: Judgement) -> Judgement:
        """Run changes once more before they are reported.

        All of it at once, when everything has run; but where the session ends at a failure, only
        this trial, and what else was running is stopped.
        """
        measurement, trial = self._measurement, judgement.trial
        if measurement is None or self._stream is None or trial.id in self._confirmed:
            return self._confirmed.get(trial.id, judgement)
        if self._stops_early:
            self._stream.close()
            news = [judgement]
        else:
            for _ in self._stream:
                pass
            judged = measurement.judgements(self._trials, self._passes)
            news = news_among(judged, self._record)
        self._confirmed.update(
            confirm(measurement, news, known_bad_in(self._record, self._frameworks))
        )
        self._stream = measurement.stream(self._trials, self._passes)
        return self._confirmed.get(trial.id, judgement)

    def _end_stream(self) -> None:
        """Stop what runs and add up what was done."""
        if self._stream is not None:
            self._stream.close()
            self._stream = None
        if self._measurement is not None:
            self._ran += self._measurement.ran
            self._reused += self._measurement.reused
            self._failures.update(self._measurement.supply.failures)
            self._measurement.close()
            self._measurement = None


class _SpokenProgress(Silent):
    """Say when an environment is being built and when it is there; pytest shows the items."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._lock = Lock()
        self._building: set[str] = set()

    def note(self, text: str) -> None:
        self._say(f"errata: {text}")

    def environment(self, environment: str, stage: str, detail: str) -> None:
        with self._lock:
            is_new = environment not in self._building
            self._building.add(environment)
            if stage in ("ready", "failed"):
                words = f"is {stage}" if stage == "ready" else "could not be built"
                self._say(f"errata: {environment} {words}")
            elif is_new and stage != "locked":
                self._say(f"errata: building {environment} …")
