"""A run and its alerts as JSON documents for other programs.

History of the run's schema number:
1: the first.
2: the run's number and Errata's version, notes, and the location of what is new or changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from errata.commands.run.view import FailedEnvironment, RunView, TrialView
from errata.compare.judge import Location, Status
from errata.model.case import Expectation
from errata.model.outcome import ScriptResult
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import Recorded, Verdict
from errata.text.jsonable import DocumentFormat

EnvironmentJson = Annotated[
    Mapping[Literal["id", "build", "python"], str],
    Field(description="build: the framework's full version, e.g. 2.13.0+cpu; empty if not built."),
]
FailedJson = Annotated[
    Mapping[Literal["id", "message", "words", "hint"], str],
    Field(description="An environment that could not be built; words: the resolver's own."),
]


@dataclass(frozen=True, kw_only=True)
class RunCounts:
    """How often each status and verdict occurs; what does not occur is left out."""

    trials: int
    status: Mapping[Status, int]
    verdict: Mapping[Verdict, int]


@dataclass(frozen=True, kw_only=True)
class RunTrial:
    """One trial: what it did, what was expected, and what changed."""

    id: str
    case: str
    framework: str
    release: str
    environment: str
    mode: str
    backend: str
    verdict: Verdict
    expected: Annotated[
        Verdict | None, Field(description="What the case calls for; null if it documents nothing.")
    ]
    status: Status
    reason: Annotated[str, Field(description="Why this verdict.")]
    changes: Annotated[
        tuple[str, ...], Field(description="What changed; empty unless the status is changed.")
    ]
    place: Annotated[
        Location | None,
        Field(description="Where to look at what is new or changed; null outside the repository."),
    ]
    documented: Annotated[
        Expectation | None, Field(description="What case.toml expects of broken.py here.")
    ]
    recorded: Annotated[Recorded | None, Field(description="What was last reviewed and committed.")]
    broken: ScriptResult
    fixed: ScriptResult


@dataclass(frozen=True, kw_only=True)
class RunDocument:
    """One run: every trial with what was documented and recorded. Texts are raw and untrusted."""

    version: Annotated[str, Field(description="Of the Errata that ran.")]
    run: Annotated[int | None, Field(description="Its number in the store.")]
    started: datetime
    wall_s: float
    interrupted: bool
    unfinished: Annotated[
        int, Field(description="Trials that an interruption left without a result.")
    ]
    exit_code: Annotated[
        Literal[0, 1, 3, 130],
        Field(description="0 as expected, 1 changed, 3 inconclusive, 130 interrupted."),
    ]
    corpus: Annotated[str, Field(description="Path of the cases.")]
    selection: Annotated[str, Field(description="What was selected, in words.")]
    isolation: Annotated[str, Field(description="fork, fresh or both.")]
    cells: Annotated[
        Mapping[Literal["run", "reused"], int],
        Field(description="reused: taken from the store, since nothing had changed."),
    ]
    counts: RunCounts
    environments: tuple[EnvironmentJson, ...]
    failed_environments: tuple[FailedJson, ...]
    notes: Annotated[tuple[str, ...], Field(description="What a stored run does not know.")]
    trials: tuple[RunTrial, ...]


RUN = DocumentFormat(
    name="run", version=3, kind=RunDocument, title="errata run --json, errata report --json"
)


def run_json(view: RunView) -> str:
    """Return a run as JSON text."""
    facts = view.facts
    return RUN.text(
        RunDocument(
            version=facts.version,
            run=facts.run,
            started=facts.started,
            wall_s=facts.wall_s,
            interrupted=facts.interrupted,
            unfinished=facts.unfinished,
            exit_code=view.exit_code,  # type: ignore[arg-type]  # one of the four
            corpus=facts.corpus,
            selection=facts.selection,
            isolation=facts.isolation,
            cells={"run": facts.cells_run, "reused": facts.cells_reused},
            counts=RunCounts(
                trials=len(view.trials), status=dict(view.statuses), verdict=dict(view.verdicts)
            ),
            environments=tuple(map(environment_json, facts.environments)),
            failed_environments=tuple(map(failed_json, facts.failed)),
            notes=facts.notes,
            trials=tuple(map(_trial, view.trials)),
        )
    )


def environment_json(facts: EnvironmentFacts) -> EnvironmentJson:
    """Return an environment of a run or an upgrade."""
    return {
        "id": facts.environment,
        "build": facts.framework_version,
        "python": facts.python_version,
    }


def failed_json(failed: FailedEnvironment) -> FailedJson:
    """Return an environment that could not be built."""
    return {
        "id": failed.id,
        "message": failed.message,
        "words": failed.words,
        "hint": failed.hint,
    }


def _trial(view: TrialView) -> RunTrial:
    finding = view.finding
    judgement = finding.judgement
    trial = judgement.trial
    return RunTrial(
        id=finding.id,
        case=trial.case.id,
        framework=trial.environment.framework,
        release=trial.environment.version,
        environment=trial.environment.id,
        mode=trial.mode,
        backend=trial.backend,
        verdict=judgement.verdict,
        expected=judgement.expected,
        status=finding.status,
        reason=judgement.reason,
        changes=finding.changes,
        place=view.place,
        documented=trial.expectation,
        recorded=finding.recorded,
        broken=judgement.broken,
        fixed=judgement.fixed,
    )


@dataclass(frozen=True, kw_only=True)
class RunJudgement:
    """What a trial did in one run."""

    environment: str
    verdict: Verdict
    reason: str
    broken: ScriptResult
    fixed: ScriptResult
