"""The main path of `errata run`, as a list of named steps."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timezone
from pathlib import Path

import harness
from harness.execute.built import BuiltEnvironment
from harness.execute.pool import Pool
from harness.measure import Measurement, Progress, confirm, passes_for
from harness.model.case import Case
from harness.model.errors import (
    EXIT_INTERRUPTED,
    EnvironmentFailed,
    NothingSelected,
)
from harness.model.record import Observation
from harness.model.verdict import Judgement
from harness.plan.frameworks import Framework, load_frameworks
from harness.plan.load import load_corpora
from harness.plan.matrix import Matrix, spread
from harness.plan.select import Selection, choose_cases, choose_releases, keep_named
from harness.prepare import (
    absent_devices,
    build_environments,
    look_into,
    refused_devices,
    store_environments,
    without_environment,
)
from harness.project import Project
from harness.report.compare import Finding, Status, compare, compare_all, count_verdicts, exit_code
from harness.store.base import RunInfo, Store
from harness.store.observed import read_record

__all__ = ["Plan", "RunOptions", "RunReport", "make_plan", "news_among", "prepare", "run"]

BUILDERS = 2  # environments built at once: one downloads while another compiles


@dataclass(frozen=True, kw_only=True)
class RunOptions:
    """How to run what was selected; `isolation` is `fork`, `fresh` or `both`."""

    isolation: str = "fork"
    repeats: int = 1
    slots: int | None = None
    force: bool = False
    python: Path | None = None
    command_line: str = ""
    selection: str = ""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What a run would do: the table, the cases, the trials, and external interpreters."""

    project: Project
    frameworks: Mapping[str, Framework]
    cases: tuple[Case, ...]
    matrix: Matrix
    external: Mapping[str, BuiltEnvironment] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class RunReport:
    """What a run found; `unfinished` counts trials that an interruption left without results."""

    run_id: int
    plan: Plan
    findings: tuple[Finding, ...]
    built: Mapping[str, BuiltEnvironment]
    failures: Mapping[str, EnvironmentFailed]
    started: datetime
    wall_s: float
    ran: int
    reused: int
    unfinished: int = 0
    interrupted: bool = False

    @property
    def exit_code(self) -> int:
        """The code to exit with."""
        return EXIT_INTERRUPTED if self.interrupted else exit_code(self.findings)


def make_plan(project: Project, selection: Selection, python: Path | None = None) -> Plan:
    """Read the corpus and lay out the trials; raises before anything expensive is done."""
    frameworks = load_frameworks(project.table)
    cases = load_corpora(project.corpora, frameworks)
    chosen = choose_cases(cases, selection)
    releases = choose_releases(selection, frameworks)
    outside = look_into(python, frameworks, chosen) if python else {}
    matrix = spread(
        chosen,
        frameworks,
        releases,
        modes=selection.modes,
        backends=selection.backends,
        external=[built.spec for built in outside.values()],
    )
    matrix = replace(matrix, trials=tuple(keep_named(matrix.trials, selection.patterns)))
    if not matrix.trials:
        reasons = "; ".join(f"{case.id}: {why}" for case, why in matrix.left_out[:3])
        raise NothingSelected(
            f"nothing to run: no chosen release, mode and backend suits a chosen case ({reasons})",
            hint="widen --env, --mode or --backend; see: errata plan --env all",
        )
    return Plan(
        project=project,
        frameworks=frameworks,
        cases=tuple(chosen),
        matrix=matrix,
        external=outside,
    )


def run(plan: Plan, options: RunOptions, store: Store, progress: Progress) -> RunReport:
    """Build, run, judge, store and compare; an interruption reports what had finished."""
    started, clock = datetime.now(timezone.utc), time.monotonic()
    record = read_record(plan.project.record)
    run_id = store.begin_run(
        RunInfo(
            argv=options.command_line,
            harness_version=harness.__version__,
            started=started,
            selection=options.selection,
            isolation=options.isolation,
        )
    )
    measurement = Measurement(
        store=store,
        run_id=run_id,
        pool=Pool(slots=options.slots),
        frameworks=plan.frameworks,
        progress=progress,
        force=options.force,
    )
    trials, passes = plan.matrix.trials, passes_for(options.isolation, options.repeats)
    interrupted = False
    failures: Mapping[str, EnvironmentFailed] = {}
    confirmed: Mapping[str, Judgement] = {}
    try:
        failures = prepare(plan, measurement)
        measurement.measure(trials, passes)
        judged = measurement.judgements(trials, passes)
        confirmed = confirm(measurement, news_among(judged, record))
    except KeyboardInterrupt:
        interrupted = True
        judged = measurement.judgements(trials, passes)
    findings = compare_all([confirmed.get(j.trial.id, j) for j in judged], record)
    report = RunReport(
        run_id=run_id,
        plan=plan,
        findings=tuple(findings),
        built=measurement.built,
        failures=failures,
        started=started,
        wall_s=time.monotonic() - clock,
        ran=measurement.ran,
        reused=measurement.reused,
        unfinished=len(trials) - len(findings),
        interrupted=interrupted,
    )
    store.finish_run(run_id, report.exit_code, count_verdicts(findings))
    return report


def prepare(plan: Plan, measurement: Measurement) -> dict[str, EnvironmentFailed]:
    """Give a measurement its environments, and the trials of which nothing can be said.

    Returns the environments that could not be had, by id.
    """
    trials = plan.matrix.trials
    unsaid = absent_devices(trials)
    measurement.unsaid = unsaid
    possible = [trial for trial in trials if trial.id not in unsaid]
    built, failures = build_environments(
        possible, plan.external, plan.project.table / "locks", measurement.progress
    )
    measurement.built = built
    measurement.unsaid = {
        **unsaid,
        **without_environment(possible, failures),
        **refused_devices(plan.frameworks, built, possible),
    }
    store_environments(measurement.store, measurement.run_id, built)
    return failures


def news_among(judged: Sequence[Judgement], record: Mapping[str, Observation]) -> list[Judgement]:
    """Keep the judgements that would be reported as a change."""
    return [
        judgement
        for judgement in judged
        if compare(judgement, record.get(judgement.trial.id)).status is Status.CHANGED
    ]
