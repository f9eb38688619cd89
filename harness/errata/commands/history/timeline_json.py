"""A case's history as a JSON document for other programs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from errata.commands.history.timeline import Period, State, Timeline
from errata.compare.behaviour import Behaviour
from errata.compare.harm import Step
from errata.model.case import Harm
from errata.model.outcome import Outcome
from errata.model.verdict import Verdict
from errata.text.jsonable import DocumentFormat


@dataclass(frozen=True, kw_only=True)
class StateJson:
    """What a release did."""

    verdict: Annotated[
        Verdict | None,
        Field(description="Of both scripts; null where one of them has no result."),
    ]
    broken: Annotated[
        tuple[str, ...],
        Field(
            description="What broken.py did: letters from failures, or passes; several letters "
            "where repeats disagreed, empty where it is not known."
        ),
    ]
    fixed: Annotated[tuple[str, ...], Field(description="What fixed.py did.")]


@dataclass(frozen=True, kw_only=True)
class PeriodJson(StateJson):
    """A time during which one release did the same."""

    environment: str
    source: Annotated[
        Literal["record", "store"],
        Field(description="record: only the committed record has it, without dates and runs."),
    ]
    first: Annotated[datetime | None, Field(description="When it was first measured.")]
    last: Annotated[datetime | None, Field(description="When it was last measured.")]
    times: Annotated[int, Field(description="How often broken.py was measured.")]
    runs: tuple[int, ...]
    differs_from_release_before: Annotated[
        bool, Field(description="Whether the known release before it did something else.")
    ]
    step: Annotated[
        Step | None,
        Field(description="Where that made the failure tell itself by an error, or no longer."),
    ]
    changed_on: Annotated[datetime | None, Field(description="When this release began to do this.")]
    recorded: Annotated[
        StateJson | None, Field(description="What the committed record has, if that differs.")
    ]


@dataclass(frozen=True, kw_only=True)
class TrackJson:
    """The history in one mode and backend; periods by release, the oldest first, then by date."""

    mode: str
    backend: str
    releases_left_out: Annotated[
        int, Field(description="How many older releases --limit left out.")
    ]
    periods: tuple[PeriodJson, ...]


@dataclass(frozen=True, kw_only=True)
class FailureJson:
    """What a letter stands for: a failure, or a pass with a documented warning."""

    scripts: Annotated[tuple[str, ...], Field(description="The scripts that did it.")]
    outcome: Outcome
    status: Annotated[
        str, Field(description="The signal or exit code of an outcome without an exception.")
    ]
    type: str
    message: Annotated[str, Field(description="Normalised.")]
    at: Annotated[str, Field(description="The raising statement.")]
    warnings: Annotated[tuple[str, ...], Field(description="Those that the case documents.")]
    harm: Annotated[Harm, Field(description="How much harm it does: a silent one the most.")]


@dataclass(frozen=True, kw_only=True)
class HistoryRun:
    """A run that a period names."""

    run: int
    started: datetime
    imported: bool
    machine: Annotated[str, Field(description="Where it was measured; empty if unknown.")]


@dataclass(frozen=True, kw_only=True)
class HistoryDocument:
    """What one case did on every release, in periods of one behaviour. Texts are untrusted."""

    case: str
    title: str
    stale_results: Annotated[
        int, Field(description="Results left out because a script was edited since.")
    ]
    tracks: tuple[TrackJson, ...]
    failures: Mapping[str, FailureJson]
    runs: tuple[HistoryRun, ...]


HISTORY = DocumentFormat(
    name="history", version=2, kind=HistoryDocument, title="errata history --json"
)


def timeline_json(view: Timeline) -> str:
    """Return a case's history as JSON text."""
    return HISTORY.text(
        HistoryDocument(
            case=view.case,
            title=view.title,
            stale_results=view.stale,
            tracks=tuple(
                TrackJson(
                    mode=track.mode,
                    backend=track.backend,
                    releases_left_out=track.left_out,
                    periods=tuple(_period(view, period) for period in track.periods),
                )
                for track in view.tracks
            ),
            failures={
                letter: _failure(view, behaviour) for behaviour, letter in view.letters.items()
            },
            runs=tuple(
                HistoryRun(
                    run=run.number,
                    started=run.started,
                    imported=run.imported,
                    machine=run.machine,
                )
                for run in view.runs
            ),
        )
    )


def _period(view: Timeline, period: Period) -> PeriodJson:
    return PeriodJson(
        environment=period.environment,
        verdict=period.state.verdict,
        broken=view.label(period.state.broken),
        fixed=view.label(period.state.fixed),
        source="record" if period.is_only_recorded else "store",
        first=period.first,
        last=period.last,
        times=period.times,
        runs=tuple(run.number for run in period.runs),
        differs_from_release_before=period.differs,
        step=period.step,
        changed_on=period.changed_on,
        recorded=None if period.recorded is None else _state(view, period.recorded),
    )


def _state(view: Timeline, state: State) -> StateJson:
    return StateJson(
        verdict=state.verdict, broken=view.label(state.broken), fixed=view.label(state.fixed)
    )


def _failure(view: Timeline, behaviour: Behaviour) -> FailureJson:
    return FailureJson(
        scripts=view.scripts_of(behaviour),
        outcome=behaviour.outcome,
        status=behaviour.status,
        type=behaviour.type,
        message=behaviour.message,
        at=behaviour.at,
        warnings=behaviour.warnings,
        harm=behaviour.harm,
    )
