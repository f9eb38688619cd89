"""What differs between two releases, or two runs, as JSON documents for other programs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from errata.commands.run.report import (
    EnvironmentJson,
    FailedEnvironment,
    RunJudgement,
    environment_json,
)
from errata.commands.upgrade.view import SideFacts, UpgradeView, Workaround
from errata.compare.resources import Baseline, Cost, Leanest, Resource
from errata.compare.transitions import Change, Transition
from errata.model.verdict import Judgement, Verdict
from errata.text.jsonable import DocumentFormat


@dataclass(frozen=True, kw_only=True)
class ReleaseJudgement(RunJudgement):
    """What a trial did on one release."""

    id: Annotated[str, Field(description="The trial's name.")]
    expected: Annotated[
        Verdict | None, Field(description="The verdict that the case documents here, if any.")
    ]


@dataclass(frozen=True, kw_only=True)
class UpgradeSide:
    """One of the two releases."""

    release: str
    environments: tuple[EnvironmentJson, ...]


@dataclass(frozen=True, kw_only=True)
class UpgradeChange:
    """One change of a comparison; its sentence quotes scripts."""

    change: Change
    regression: bool
    words: str


@dataclass(frozen=True, kw_only=True)
class UpgradeCost:
    """A confirmed difference of the fixed script: what each run used, in seconds or MiB."""

    resource: Resource
    before: tuple[float, ...]
    after: tuple[float, ...]
    framework: Annotated[
        tuple[float, float] | None,
        Field(description="The framework's own part in MiB, on both sides; null: unknown."),
    ]


@dataclass(frozen=True, kw_only=True)
class UpgradeComparison:
    """A case in one mode and backend on both releases; the most serious change first."""

    case: str
    title: str
    mode: str
    backend: str
    regression: Annotated[bool, Field(description="Whether any change makes it worse.")]
    changes: tuple[UpgradeChange, ...]
    numbers: Annotated[
        tuple[str, ...], Field(description="Where a result differs by more than the tolerance.")
    ]
    costs: tuple[UpgradeCost, ...]
    before: ReleaseJudgement | None
    after: ReleaseJudgement | None


@dataclass(frozen=True, kw_only=True)
class UpgradeBaseline:
    """What the framework itself needs in memory, by the leanest fixed script."""

    before: Leanest
    after: Leanest
    comparisons: Annotated[int, Field(description="Among how many these are the leanest.")]
    changed: Annotated[bool, Field(description="Whether it differs enough to be reported.")]


@dataclass(frozen=True, kw_only=True)
class UpgradeCounts:
    """How many comparisons there are, and how many have each change."""

    comparisons: int
    change: Mapping[Change, int]


@dataclass(frozen=True, kw_only=True)
class UpgradeDocument:
    """Two releases of one framework, case by case. Texts are raw and untrusted."""

    framework: str
    before: UpgradeSide
    after: UpgradeSide
    downgrade: Annotated[bool, Field(description="Whether the second release is the older one.")]
    started: datetime
    wall_s: float
    interrupted: bool
    confirmed: Annotated[
        bool, Field(description="Whether changes were confirmed; false after an interruption.")
    ]
    unfinished: Annotated[
        int,
        Field(description="Comparisons without a result: interrupted, or not known to errata mcp."),
    ]
    exit_code: Annotated[
        Literal[0, 1, 3, 130],
        Field(description="0 nothing worse, 1 something is, 3 inconclusive, 130 interrupted."),
    ]
    corpus: Annotated[str, Field(description="Paths of the cases.")]
    selection: Annotated[str, Field(description="What was selected, in words.")]
    isolation: str
    factors: Annotated[
        Mapping[Literal["time", "memory"], float],
        Field(description="By what factor time and memory must differ; 0: not compared."),
    ]
    framework_memory: UpgradeBaseline | None
    cells: Mapping[Literal["run", "reused"], int]
    known: Annotated[
        Mapping[Literal["record", "store"], int],
        Field(description="Trials that were not run because record or store knew them."),
    ]
    counts: UpgradeCounts
    failed_environments: tuple[FailedEnvironment, ...]
    deletable: Annotated[
        tuple[Workaround, ...],
        Field(description="Cases whose broken script failed on the first release and now passes."),
    ]
    still_needed: Annotated[
        tuple[str, ...], Field(description="Cases that fail on the second release too.")
    ]
    needless: Annotated[
        tuple[str, ...], Field(description="Cases whose broken script passes on both.")
    ]
    comparisons: tuple[UpgradeComparison, ...]


UPGRADE = DocumentFormat(
    name="upgrade", version=3, kind=UpgradeDocument, title="errata upgrade --json"
)


def upgrade_json(view: UpgradeView) -> str:
    """Return a comparison of two releases as JSON text."""
    facts = view.facts
    return UPGRADE.text(
        UpgradeDocument(
            framework=facts.framework,
            before=_side(facts.before),
            after=_side(facts.after),
            downgrade=facts.is_downgrade,
            started=facts.started,
            wall_s=facts.wall_s,
            interrupted=facts.interrupted,
            confirmed=facts.confirmed,
            unfinished=facts.unfinished,
            exit_code=view.exit_code,  # type: ignore[arg-type]  # one of the four
            corpus=facts.corpus,
            selection=facts.selection,
            isolation=facts.isolation,
            factors={"time": facts.limits.time, "memory": facts.limits.memory},
            framework_memory=_baseline(facts.baseline),
            cells={"run": facts.cells_run, "reused": facts.cells_reused},
            known={"record": facts.recorded, "store": facts.stored},
            counts=UpgradeCounts(comparisons=len(view.transitions), change=dict(view.counts)),
            failed_environments=facts.failed,
            deletable=tuple(view.deletable),
            still_needed=tuple(view.still_needed),
            needless=tuple(view.needless),
            comparisons=tuple(map(_comparison, view.transitions)),
        )
    )


def _side(side: SideFacts) -> UpgradeSide:
    return UpgradeSide(
        release=side.release, environments=tuple(map(environment_json, side.environments))
    )


def _comparison(transition: Transition) -> UpgradeComparison:
    return UpgradeComparison(
        case=transition.case.id,
        title=transition.case.title,
        mode=transition.mode,
        backend=transition.backend,
        regression=transition.is_regression,
        changes=tuple(
            UpgradeChange(change=change, regression=change.is_regression, words=words)
            for change, words in zip(transition.changes, transition.words, strict=True)
        ),
        numbers=tuple(transition.numbers),
        costs=tuple(map(_cost, transition.costs)),
        before=_on_release(transition.before),
        after=_on_release(transition.after),
    )


def _cost(cost: Cost) -> UpgradeCost:
    return UpgradeCost(
        resource=cost.resource,
        before=cost.before,
        after=cost.after,
        framework=cost.framework if any(cost.framework) else None,
    )


def _baseline(baseline: Baseline | None) -> UpgradeBaseline | None:
    if baseline is None:
        return None
    return UpgradeBaseline(
        before=baseline.before,
        after=baseline.after,
        comparisons=baseline.comparisons,
        changed=baseline.is_news,
    )


def _on_release(judgement: Judgement | None) -> ReleaseJudgement | None:
    if judgement is None:
        return None
    return ReleaseJudgement(
        id=judgement.trial.id,
        environment=judgement.trial.environment.id,
        verdict=judgement.verdict,
        expected=judgement.expected,
        reason=judgement.reason,
        broken=judgement.broken,
        fixed=judgement.fixed,
    )
