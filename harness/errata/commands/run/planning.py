"""What a plan will cost: seconds and disk by environment and shard."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from pydantic import Field

import errata
from errata.environments.home import EnvironmentHome, open_home
from errata.environments.locks import Locks
from errata.model.cell import EnvironmentSpec, Trial
from errata.model.costs import Costs
from errata.model.outcome import Outcome
from errata.plan.shards import Load, Shard, deal
from errata.project import read_costs_of
from errata.report.listings import LockState
from errata.text.jsonable import DocumentFormat
from errata.workflow import Plan

ShardName = Annotated[str, Field(pattern=r"^[1-9][0-9]*/[1-9][0-9]*$")]


@dataclass(frozen=True, kw_only=True)
class EstimatedEnvironment:
    """One environment of a plan, and its costs in seconds; `is_built` is here already.

    `lock` is None for an interpreter of the user's own; `no_lock` says why there is no lock.
    """

    spec: EnvironmentSpec
    is_built: bool
    lock: LockState | None
    no_lock: str
    trials: int
    build_s: float
    import_s: float
    scripts_s: float

    @property
    def seconds(self) -> float:
        """What it takes on this machine."""
        return (0.0 if self.is_built else self.build_s) + self.import_s + self.scripts_s


@dataclass(frozen=True, kw_only=True)
class Estimate:
    """What a plan takes on this machine: `disk` is the bytes of what does not stand, at most."""

    environments: tuple[EstimatedEnvironment, ...]
    disk: int

    @property
    def seconds(self) -> float:
        """The sum over all environments, one after another."""
        return sum(environment.seconds for environment in self.environments)


@dataclass(frozen=True, kw_only=True)
class LaidOut:
    """A plan with what it costs on a platform; `loads` are its shards where it was cut."""

    plan: Plan
    platform: str
    costs: Costs
    estimate: Estimate
    loads: tuple[Load, ...] = ()


@dataclass(frozen=True, kw_only=True)
class PlannedEnvironment:
    """One environment of a plan, with what it costs in seconds."""

    id: str
    framework: str
    release: str
    python: str
    packages: tuple[str, ...]
    stands: Annotated[bool, Field(description="Whether it is built here already.")]
    lock: Annotated[
        LockState | None, Field(description="Null for an interpreter of the user's own.")
    ]
    no_lock: Annotated[str, Field(description="Why it has no lock; empty where it has one.")]
    trials: int
    build_s: float
    import_s: float
    scripts_s: float


@dataclass(frozen=True, kw_only=True)
class PlannedShard:
    """One shard of a plan; seconds are for a machine that has nothing yet."""

    shard: ShardName
    environments: tuple[str, ...]
    trials: int
    seconds: float


@dataclass(frozen=True, kw_only=True)
class PlannedTrial:
    """One trial of a plan; seconds are for both scripts."""

    id: str
    case: str
    environment: Annotated[str, Field(description="An id of environments.")]
    mode: str
    backend: str
    documented: Annotated[
        Outcome | None, Field(description="The outcome of broken.py that case.toml documents here.")
    ]
    seconds: float
    shard: ShardName | None


@dataclass(frozen=True, kw_only=True)
class PlanDocument:
    """What a run would do and take; seconds are for one script at a time, from costs.json."""

    harness: Annotated[str, Field(description="Version of Errata.")]
    selection: Annotated[str, Field(description="What was selected, in words.")]
    platform: Annotated[str, Field(description="Whose locks are meant, e.g. linux-aarch64.")]
    seconds: Annotated[
        float, Field(description="What everything takes on this machine, one after another.")
    ]
    disk_bytes: Annotated[
        int, Field(description="What building the missing environments takes, at most.")
    ]
    environments: tuple[PlannedEnvironment, ...]
    shards: Annotated[
        tuple[PlannedShard, ...], Field(description="Empty unless --shards or --shard was given.")
    ]
    trials: tuple[PlannedTrial, ...]
    left_out: Annotated[
        tuple[Mapping[Literal["case", "why"], str], ...],
        Field(description="Cases that no chosen release, mode and backend suits, and why."),
    ]


PLAN = DocumentFormat(name="plan", version=2, kind=PlanDocument, title="errata plan --format json")


def lay_out(
    plan: Plan, *, shards: int = 0, only: Shard | None = None, platform: str = ""
) -> LaidOut:
    """Work out what a plan costs, cut into `shards` or narrowed to `only` one of them.

    Asks which environments stand here, unless another platform is given; the cut itself rests on
    committed figures alone. Raises UsageProblem for an unknown platform.
    """
    home = open_home(plan.project.table)
    locks = home.locks.on(platform) if platform else home.locks
    costs = read_costs_of(plan.project)
    loads = (
        deal(plan.matrix.trials, costs, only.count if only else shards) if only or shards else ()
    )
    if only:
        loads = (loads[only.index - 1],)
        plan = replace(plan, matrix=replace(plan.matrix, trials=loads[0].trials))
    return LaidOut(
        plan=plan,
        platform=locks.platform,
        costs=costs,
        estimate=_estimate(plan, costs, home, locks),
        loads=loads,
    )


def github_matrix(loads: Sequence[Load]) -> dict[str, Any]:
    """Write shards as a matrix of GitHub Actions; empty ones need no job."""
    return {
        "include": [
            {
                "shard": str(load.shard),
                "environments": " ".join(load.environments),
                "seconds": math.ceil(load.seconds),
                "trials": len(load.trials),
            }
            for load in loads
            if load.trials
        ]
    }


def plan_document(laid_out: LaidOut, selection: str) -> PlanDocument:
    """Return a plan as a document; seconds are for one script at a time."""
    matrix, estimate = laid_out.plan.matrix, laid_out.estimate
    shards = {trial.id: str(load.shard) for load in laid_out.loads for trial in load.trials}
    return PlanDocument(
        harness=errata.__version__,
        selection=selection,
        platform=laid_out.platform,
        seconds=round(estimate.seconds, 1),
        disk_bytes=estimate.disk,
        environments=tuple(_environment(item) for item in estimate.environments),
        shards=tuple(
            PlannedShard(
                shard=str(load.shard),
                environments=load.environments,
                trials=len(load.trials),
                seconds=round(load.seconds, 1),
            )
            for load in laid_out.loads
        ),
        trials=tuple(
            PlannedTrial(
                id=trial.id,
                case=trial.case.id,
                environment=trial.environment.id,
                mode=trial.mode,
                backend=trial.backend,
                documented=trial.expectation.outcome if trial.expectation else None,
                seconds=laid_out.costs.trial(trial.case.id, trial.mode),
                shard=shards.get(trial.id),
            )
            for trial in matrix.trials
        ),
        left_out=tuple({"case": case.id, "why": why} for case, why in matrix.left_out),
    )


def _estimate(plan: Plan, costs: Costs, home: EnvironmentHome, locks: Locks) -> Estimate:
    groups: dict[str, list[Trial]] = {}
    for trial in plan.matrix.trials:
        groups.setdefault(trial.environment.id, []).append(trial)
    specs = [trials[0].environment for trials in groups.values()]
    ours = [spec for spec in specs if spec.external is None]
    return Estimate(
        environments=tuple(_estimate_one(trials, costs, home, locks) for trials in groups.values()),
        disk=home.estimate(ours, elsewhere=locks.platform != home.locks.platform),
    )


def _estimate_one(
    trials: Sequence[Trial], costs: Costs, home: EnvironmentHome, locks: Locks
) -> EstimatedEnvironment:
    spec = trials[0].environment
    set_up = costs.set_up(spec.id)
    is_here = locks.platform == home.locks.platform
    lock = None if spec.external is not None else locks.state(spec)
    return EstimatedEnvironment(
        spec=spec,
        is_built=spec.external is not None or (is_here and home.find(spec) is not None),
        lock=lock,
        no_lock=_no_lock(spec, locks) if lock in ("stale", "none") else "",
        trials=len(trials),
        build_s=set_up.build_s,
        import_s=set_up.import_s,
        scripts_s=sum(costs.trial(trial.case.id, trial.mode) for trial in trials),
    )


def _no_lock(spec: EnvironmentSpec, locks: Locks) -> str:
    """Say why an environment has no lock that fits it."""
    if locks.committed(spec) is not None:
        return f"its committed lock {locks.problems(spec)[0]}"
    return locks.absence(spec) or "not resolved yet: a run there does it"


def _environment(item: EstimatedEnvironment) -> PlannedEnvironment:
    return PlannedEnvironment(
        id=item.spec.id,
        framework=item.spec.framework,
        release=item.spec.version,
        python=item.spec.python,
        packages=item.spec.packages,
        stands=item.is_built,
        lock=item.lock,
        no_lock=item.no_lock,
        trials=item.trials,
        build_s=item.build_s,
        import_s=item.import_s,
        scripts_s=round(item.scripts_s, 1),
    )
