"""The steps of `errata run`: plan, measure, confirm, compare."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime, timezone
from pathlib import Path
from typing import TYPE_CHECKING

import errata
from errata.compare.judge import Finding, Status, compare, compare_all, exit_code
from errata.environments.built import BuiltEnvironment
from errata.environments.home import open_home
from errata.measuring.availability import look_into, offered, refuse_absent
from errata.measuring.confirming import confirm, known_bad_in
from errata.measuring.engines import engine_for
from errata.measuring.measurement import Measurement, Pass, passes_for
from errata.measuring.options import RunOptions, to_plain
from errata.measuring.supply import Progress
from errata.model.case import Case
from errata.model.cell import Trial
from errata.model.costs import Costs
from errata.model.errors import EXIT_INTERRUPTED, EnvironmentFailed, InvalidCosts, NothingSelected
from errata.model.runs import EnvironmentFacts, RunHeader
from errata.model.verdict import Judgement, Observation
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.matrix import Matrix, Selection, choose_releases, keep_named, spread
from errata.plan.shards import Shard, cut
from errata.project import Project, by_ids, choose_known, read_costs_of, read_observations
from errata.text.printable import counted, first_names

if TYPE_CHECKING:
    from errata.store.sql import Store

_NAMED = 5  # cases that a note names one by one


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What a run will do: the table, the cases, the trials, and external interpreters.

    `notes` say what was left out of it.
    """

    project: Project
    frameworks: Mapping[str, Framework]
    cases: tuple[Case, ...]
    matrix: Matrix
    external: Mapping[str, BuiltEnvironment] = field(default_factory=dict)
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class RunReport:
    """The results of a run; `unfinished` counts trials without results after a stop.

    `environments` has the content of each environment by id; `made` lists those that were built.
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


def make_plan(
    project: Project,
    selection: Selection,
    python: Path | None = None,
    *,
    builds: bool = True,
    cases: Sequence[Case] | None = None,
    skip: Callable[[EnvironmentFailed], None] | None = None,
) -> Plan:
    """Read the selected cases, unless `cases` are given, and list the trials.

    Every release must exist, unless the plan never `builds` anything. `skip` takes the failures of
    nightlies that are left out; without it they are raised. Raises before any expensive work.
    """
    frameworks = load_frameworks(project.table)
    selection = by_ids(project, selection)
    invalid: tuple[str, ...] = ()
    chosen = list(cases or ())
    if cases is None:
        chosen, invalid = choose_known(project, selection, frameworks)
    releases = choose_releases(selection, frameworks, offered, skip)
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
    if builds:
        environments = (trial.environment for trial in matrix.trials)
        refuse_absent(environments, frameworks, project.table)
    return Plan(
        project=project,
        frameworks=frameworks,
        cases=tuple(chosen),
        matrix=matrix,
        external=outside,
        notes=_left_out(project, invalid),
    )


def _left_out(project: Project, invalid: Sequence[str]) -> tuple[str, ...]:
    if not invalid:
        return ()
    count, named = counted(len(invalid), "other case"), first_names(invalid, _NAMED)
    verb = "is" if len(invalid) == 1 else "are"
    return (f"{count} {verb} invalid: {named} (see: {project.command('check')})",)


def plan_run(project: Project, options: RunOptions) -> Plan:
    """Plan what `options` choose, narrowed to their shard by the committed costs."""
    shard = Shard.parse(options.shard) if options.shard else None
    python = Path(options.python) if options.python else None
    plan = make_plan(project, options.selection, python, builds=not options.stored)
    if shard is None:
        return plan
    trials = cut(plan.matrix.trials, read_costs_of(project), shard)
    return replace(plan, matrix=replace(plan.matrix, trials=trials))


def exact_releases(plan: Plan) -> tuple[str, ...]:
    """Name every release of a plan exactly, so that `nightly` means the same on every machine.

    Where an index has no build for the default interpreter, the name includes the interpreter.
    """
    names: dict[tuple[str, str], str] = {}
    for trial in plan.matrix.trials:
        spec = trial.environment
        release = f"{spec.framework}-{spec.version}"
        if trial.case.requires.python is None and spec.python != spec.default_python:
            names[spec.framework, spec.version] = f"{release}-py{spec.python}"
        names.setdefault((spec.framework, spec.version), release)
    return tuple(names.values())


@contextmanager
def recording(
    plan: Plan,
    options: RunOptions,
    store: Store,
    progress: Progress,
    *,
    resumable: bool = False,
    resumed: int | None = None,
) -> Iterator[Measurement]:
    """Begin a stored run, or go on with the run `resumed`, and yield its measurement.

    The run stays unfinished until `finish` is called. With `resumable` its options are stored, so
    that `--resume` can go on with it after it was killed.
    """
    kept = to_plain(options, exact_releases(plan) if options.is_moving else ()) if resumable else {}
    measurement = make_measurement(plan, options, store, progress, resumed or 0)
    with contextlib.closing(measurement):
        if resumed:
            measurement.recall()
        else:  # the engine stands: no run is begun that it could not have run
            measurement.run_id = begin_run(store, options, kept, len(plan.matrix.trials))
        yield measurement


def begin_run(
    store: Store, options: RunOptions, kept: Mapping[str, object] | None = None, trials: int = 0
) -> int:
    """Store the start of a run, which is to judge so many trials; returns its number."""
    return store.begin_run(
        RunHeader(
            argv=options.command_line,
            harness_version=errata.__version__,
            started=datetime.now(timezone.utc),
            selection=options.title or str(options.selection),
            isolation=options.isolation,
            options=kept or {},
            trials=trials,
        )
    )


def make_measurement(
    plan: Plan, options: RunOptions, store: Store, progress: Progress, run_id: int
) -> Measurement:
    """Create the measurement of a plan's trials within a stored run."""
    home = open_home(plan.project.table)
    supply, engine = engine_for(options, home, progress, plan.external)
    return Measurement(
        store=store,
        run_id=run_id,
        options=options,
        pool=engine,
        frameworks=plan.frameworks,
        progress=progress,
        supply=supply,
        costs=_known_costs(plan.project),
    )


def _known_costs(project: Project) -> Costs:
    """Return the committed figures; nothing runs otherwise for want of them."""
    with contextlib.suppress(InvalidCosts):
        return read_costs_of(project)
    return Costs()


def run(
    plan: Plan, options: RunOptions, store: Store, progress: Progress, *, resumed: int | None = None
) -> RunReport:
    """Build, run, judge, store and compare; after an interruption, report what finished."""
    started, clock = datetime.now(timezone.utc), time.monotonic()
    trials, passes = plan.matrix.trials, passes_for(options.isolation, options.repeats)
    record = _recorded(plan.project, trials, {trial.environment.id for trial in trials})
    interrupted = False
    confirmed: Mapping[str, Judgement] = {}
    resumable = not options.stored
    with recording(
        plan, options, store, progress, resumable=resumable, resumed=resumed
    ) as measurement:
        early = _confirm_early(measurement, trials, passes, record)
        try:
            _measure(measurement, trials, passes, record)
            judged = measurement.judgements(trials, passes)
            news = news_among(judged, record)
            changed = _recorded(plan.project, [judgement.trial for judgement in news])
            known_bad = known_bad_in(changed, plan.frameworks)
            confirmed = confirm(measurement, news, known_bad, force=bool(early))
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
        measurement.finish(report.exit_code, [one.judgement for one in findings], passes)
    return report


def _recorded(
    project: Project, trials: Iterable[Trial], environments: Collection[str] | None = None
) -> dict[str, Observation]:
    return read_observations(project, {trial.case.id for trial in trials}, environments)


def _measure(
    measurement: Measurement,
    trials: Sequence[Trial],
    passes: Sequence[Pass],
    record: Mapping[str, Observation],
) -> None:
    """Run what is not stored: with `exitfirst` until the first change, stored ones included."""
    asked = trials
    with contextlib.closing(measurement.stream(trials, passes)) as cells:
        for cell in cells:
            asked = [cell.trial] if measurement.ran > 1 else trials
            if measurement.options.exitfirst and news_among(
                measurement.judgements(asked, passes), record
            ):
                return


def _confirm_early(
    measurement: Measurement,
    trials: Sequence[Trial],
    passes: Sequence[Pass],
    record: Mapping[str, Observation],
) -> list[str]:
    """Confirm changes in an environment that is removed after use before it is removed.

    Returns a list to which the ids of the confirmed trials are added.
    """
    early: list[str] = []

    def confirm_in(environment: str) -> None:
        ours = [trial for trial in trials if trial.environment.id == environment]
        news = news_among(measurement.judgements(ours, passes), record)
        early.extend(confirm(measurement, news))

    measurement.supply.before_removal(confirm_in)
    return early


def news_among(judged: Sequence[Judgement], record: Mapping[str, Observation]) -> list[Judgement]:
    """Keep the judgements that would be reported as a change."""
    return [
        judgement
        for judgement in judged
        if compare(judgement, record.get(judgement.trial.id)).status is Status.CHANGED
    ]
