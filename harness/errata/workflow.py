"""The main path of `errata run`, as a list of named steps."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime, timezone
from pathlib import Path

import errata
from errata.compare.findings import (
    Finding,
    Status,
    compare,
    compare_all,
    count_verdicts,
    exit_code,
)
from errata.environments.built import BuiltEnvironment
from errata.environments.environments import EnvironmentHome, default_home
from errata.measuring.confirming import confirm, known_bad_in
from errata.measuring.measurement import Measurement, passes_for
from errata.measuring.offering import offered
from errata.measuring.places import look_into
from errata.measuring.progress import Progress
from errata.measuring.supply import Supply
from errata.model.case import Case
from errata.model.errors import EXIT_INTERRUPTED, EnvironmentFailed, NothingSelected
from errata.model.record import Observation
from errata.model.verdict import Judgement
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.load import load_corpora
from errata.plan.matrix import Matrix, spread
from errata.plan.select import Selection, choose_cases, choose_releases, keep_named
from errata.plan.shards import Shard, cut
from errata.project import Project
from errata.running.pool import Pool
from errata.store.base import EnvironmentFacts, RunInfo, Store
from errata.store.cost_file import costs_path, read_costs
from errata.store.observed import read_record

__all__ = [
    "Plan",
    "RunOptions",
    "RunReport",
    "begin_run",
    "keep_shard",
    "make_measurement",
    "make_plan",
    "news_among",
    "recording",
    "run",
]


@dataclass(frozen=True, kw_only=True)
class RunOptions:
    """How to run what was selected; `isolation` is `fork`, `fresh` or `both`.

    `ephemeral` drops every environment that had to be built after its use, `stored_only` says
    what is stored and runs nothing, `shuffle` seeds a random order. `kept` is what `--resume`
    needs to do the same again, and `resumed` the run to go on with.
    """

    isolation: str = "fork"
    repeats: int = 1
    slots: int | None = None
    force: bool = False
    ephemeral: bool = False
    stored_only: bool = False
    shuffle: int | None = None
    command_line: str = ""
    selection: str = ""
    kept: Mapping[str, object] = field(default_factory=dict, hash=False)
    resumed: int | None = None


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
    """What a run found; `unfinished` counts trials that an interruption left without results.

    `environments` say what each held, by id; `made` are those that had to be built.
    """

    run_id: int
    plan: Plan
    findings: tuple[Finding, ...]
    environments: Mapping[str, EnvironmentFacts]
    failures: Mapping[str, EnvironmentFailed]
    started: datetime
    wall_s: float
    ran: int
    reused: int
    made: tuple[BuiltEnvironment, ...] = ()
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
    releases = choose_releases(selection, frameworks, offered)
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


def keep_shard(plan: Plan, shard: Shard) -> Plan:
    """Keep the part of a plan that one of several machines takes, by committed measured costs."""
    costs = read_costs(costs_path(plan.project.record))
    trials = cut(plan.matrix.trials, costs, shard)
    return replace(plan, matrix=replace(plan.matrix, trials=trials))


@contextmanager
def recording(
    plan: Plan, options: RunOptions, store: Store, progress: Progress
) -> Iterator[Measurement]:
    """Begin a stored run, or take up an interrupted one, ready to measure a plan's trials.

    The run stays unfinished until `finish` is called, so that a killed one can be resumed.
    """
    run_id = options.resumed or begin_run(store, options)
    measurement = make_measurement(plan, options, store, progress, run_id)
    if options.resumed:
        measurement.recall()
    with contextlib.closing(measurement):
        yield measurement


def begin_run(store: Store, options: RunOptions) -> int:
    """Record that a run begins; returns its number."""
    return store.begin_run(
        RunInfo(
            argv=options.command_line,
            harness_version=errata.__version__,
            started=datetime.now(timezone.utc),
            selection=options.selection,
            isolation=options.isolation,
            options=options.kept,
        )
    )


def make_measurement(
    plan: Plan, options: RunOptions, store: Store, progress: Progress, run_id: int
) -> Measurement:
    """Set up what measures a plan's trials within a stored run."""
    home = EnvironmentHome(default_home(), committed_locks=plan.project.table / "locks")
    return Measurement(
        store=store,
        run_id=run_id,
        pool=Pool(slots=options.slots),
        frameworks=plan.frameworks,
        progress=progress,
        supply=Supply(home, progress, outside=plan.external, ephemeral=options.ephemeral),
        force=options.force,
        stored_only=options.stored_only,
        shuffle=options.shuffle,
    )


def run(plan: Plan, options: RunOptions, store: Store, progress: Progress) -> RunReport:
    """Build, run, judge, store and compare; an interruption reports what had finished."""
    started, clock = datetime.now(timezone.utc), time.monotonic()
    record = read_record(plan.project.record)
    trials, passes = plan.matrix.trials, passes_for(options.isolation, options.repeats)
    interrupted = False
    confirmed: Mapping[str, Judgement] = {}
    with recording(plan, options, store, progress) as measurement:
        try:
            measurement.measure(trials, passes)
            judged = measurement.judgements(trials, passes)
            news = news_among(judged, record)
            confirmed = confirm(measurement, news, known_bad_in(record, plan.frameworks))
        except KeyboardInterrupt:
            interrupted = True
            judged = measurement.judgements(trials, passes)
        findings = compare_all([confirmed.get(j.trial.id, j) for j in judged], record)
        report = RunReport(
            run_id=measurement.run_id,
            plan=plan,
            findings=tuple(findings),
            environments=measurement.facts,
            failures=measurement.supply.failures,
            made=tuple(measurement.supply.made),
            started=started,
            wall_s=time.monotonic() - clock,
            ran=measurement.ran,
            reused=measurement.reused,
            unfinished=len(trials) - len(findings),
            interrupted=interrupted,
        )
        measurement.finish(report.exit_code, count_verdicts(findings))
    return report


def news_among(judged: Sequence[Judgement], record: Mapping[str, Observation]) -> list[Judgement]:
    """Keep the judgements that would be reported as a change."""
    return [
        judgement
        for judgement in judged
        if compare(judgement, record.get(judgement.trial.id)).status is Status.CHANGED
    ]
