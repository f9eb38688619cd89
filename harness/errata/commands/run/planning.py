"""What a plan will cost: seconds and disk by environment and shard."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field

import errata
from errata.environments.home import EnvironmentHome, open_home
from errata.environments.locks import Locks
from errata.measuring.supply import BUILDERS
from errata.model.cell import EnvironmentSpec, Trial
from errata.model.costs import Costs
from errata.model.errors import ErrataError
from errata.model.outcome import Outcome
from errata.plan.shards import Load, Shard, deal
from errata.project import read_costs_of
from errata.report.listings import LockState
from errata.running.pool import default_slots
from errata.text.jsonable import DocumentFormat
from errata.workflow import Plan

if TYPE_CHECKING:
    from errata.store.sql import Store

ShardName = Annotated[str, Field(pattern=r"^[1-9][0-9]*/[1-9][0-9]*$")]


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
    scripts_s: Annotated[
        float, Field(description="One after another: as last timed here, else from costs.json.")
    ]


@dataclass(frozen=True, kw_only=True)
class PlannedShard:
    """One shard of a plan; seconds are for a machine that has nothing yet, one after another."""

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
    """What a run would do and take, if it reuses no stored result."""

    harness: Annotated[str, Field(description="Version of Errata.")]
    selection: Annotated[str, Field(description="What was selected, in words.")]
    platform: Annotated[str, Field(description="Whose locks are meant, e.g. linux-aarch64.")]
    seconds: Annotated[
        float, Field(description="What everything takes on this machine, with all its cores.")
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
    plan: Annotated[Plan, Field(exclude=True)]
    loads: Annotated[tuple[Load, ...], Field(exclude=True)]


PLAN = DocumentFormat("plan", 2, PlanDocument, "errata plan --json")


def _planned(trial: Trial, seconds: float, shard: str | None) -> PlannedTrial:
    return PlannedTrial(
        id=trial.id,
        case=trial.case.id,
        environment=trial.environment.id,
        mode=trial.mode,
        backend=trial.backend,
        documented=trial.expectation.outcome if trial.expectation else None,
        seconds=seconds,
        shard=shard,
    )


def lay_out(
    plan: Plan, selection: str, *, shards: int = 0, only: Shard | None = None, platform: str = ""
) -> PlanDocument:
    """Work out what a plan costs, cut into `shards` or narrowed to `only` one of them.

    Asks which environments stand here, unless another platform is given, and for a plan that is
    not cut what scripts took here; a cut rests on committed figures alone. Raises UsageProblem for
    an unknown platform.
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
    trials = plan.matrix.trials
    is_here = locks.platform == home.locks.platform
    seconds = _trial_seconds(plan, costs, timed=is_here and not loads)
    specs = {trial.environment.id: trial.environment for trial in trials}
    taking: dict[str, list[float]] = {name: [] for name in specs}
    for trial in trials:
        taking[trial.environment.id].append(seconds[trial.id])
    environments = tuple(
        _environment(spec, taking[name], costs, home, locks) for name, spec in specs.items()
    )
    shard_of = {trial.id: str(load.shard) for load in loads for trial in load.trials}
    return PlanDocument(
        harness=errata.__version__,
        selection=selection,
        platform=locks.platform,
        seconds=round(_whole_seconds(environments, max(seconds.values(), default=0.0)), 1),
        disk_bytes=home.estimate(
            [spec for spec in specs.values() if spec.external is None], elsewhere=not is_here
        ),
        environments=environments,
        shards=tuple(
            PlannedShard(
                shard=str(load.shard),
                environments=load.environments,
                trials=len(load.trials),
                seconds=round(load.seconds, 1),
            )
            for load in loads
        ),
        trials=tuple(
            _planned(trial, seconds[trial.id], shard_of.get(trial.id)) for trial in trials
        ),
        left_out=tuple({"case": case.id, "why": why} for case, why in plan.matrix.left_out),
        plan=plan,
        loads=loads,
    )


def _open_to_read(location: str | Path) -> Store | None:
    """Open the store; its imports take half a second, and a plan without one should not."""
    from errata.store.sql import open_to_read

    return open_to_read(location)


def _trial_seconds(plan: Plan, costs: Costs, *, timed: bool) -> dict[str, float]:
    """Return what both scripts of each trial take: as last `timed` here, else as committed.

    A run expects the same of its cells.
    """
    cells = [cell for trial in plan.matrix.trials for cell in trial.cells]
    expected = costs.cells(cells)
    location = plan.project.database
    is_there = "://" in str(location) or Path(location).exists()
    # A store that cannot be read costs an estimate its precision, and nothing else.
    with contextlib.suppress(ErrataError):
        store = _open_to_read(location) if timed and is_there else None
        if store is not None:
            with contextlib.closing(store):
                expected |= store.durations(expected)
    return {
        trial.id: round(sum(expected[cell.id] for cell in trial.cells), 3)
        for trial in plan.matrix.trials
    }


def _whole_seconds(environments: Sequence[PlannedEnvironment], longest_s: float) -> float:
    """Return what a run takes here: it builds everything first, then runs as many scripts at once.

    Whatever the number of cores, it is not over before its longest build and its longest trial.
    """
    builds = [one.build_s for one in environments if not one.stands]
    scripts_s = sum(one.import_s + one.scripts_s for one in environments)
    return max([sum(builds) / BUILDERS, *builds]) + max(scripts_s / default_slots(), longest_s)


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


def _environment(
    spec: EnvironmentSpec,
    seconds: Sequence[float],
    costs: Costs,
    home: EnvironmentHome,
    locks: Locks,
) -> PlannedEnvironment:
    """Describe an environment whose trials take so many seconds each."""
    set_up = costs.set_up(spec.id)
    is_here = locks.platform == home.locks.platform
    lock = None if spec.external is not None else locks.state(spec)
    return PlannedEnvironment(
        id=spec.id,
        framework=spec.framework,
        release=spec.version,
        python=spec.python,
        packages=spec.packages,
        stands=spec.external is not None or (is_here and home.find(spec) is not None),
        lock=lock,
        no_lock=_no_lock(spec, locks) if lock in ("stale", "none") else "",
        trials=len(seconds),
        build_s=set_up.build_s,
        import_s=set_up.import_s,
        scripts_s=round(sum(seconds), 1),
    )


def _no_lock(spec: EnvironmentSpec, locks: Locks) -> str:
    if locks.committed(spec) is not None:
        return f"its committed lock {locks.problems(spec)[0]}"
    return locks.absence(spec) or "not resolved yet: a run there does it"
