"""A bisection as a JSON document for other programs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from errata.commands.bisect.document import headline, side_word, upgrade_command
from errata.commands.bisect.investigation import Answer, Bisection, LogLine
from errata.compare.behaviour import Behaviour, BehaviourChange, changed_parts
from errata.model.case import Script
from errata.model.outcome import Outcome
from errata.text.jsonable import DocumentFormat


@dataclass(frozen=True, kw_only=True)
class BehaviourJson:
    """What the script did, as far as releases are compared; what is empty is left out."""

    outcome: Outcome
    status: Annotated[
        str, Field(description="The signal or exit code of an outcome without an exception.")
    ] = ""
    type: str = ""
    message: str = ""
    at: Annotated[str, Field(description="The raising statement.")] = ""
    warnings: Annotated[tuple[str, ...], Field(description="Those that the case documents.")] = ()


@dataclass(frozen=True, kw_only=True)
class ReleaseJson:
    """What one release did."""

    release: str
    behaviour: BehaviourJson


UndecidedJson = Annotated[
    Mapping[Literal["release", "reason"], str],
    Field(description="A release without a conclusive result, and why."),
]


@dataclass(frozen=True, kw_only=True)
class ChangeJson:
    """Two releases between which the behaviour changes."""

    words: str
    before: ReleaseJson
    after: ReleaseJson
    changed: Annotated[tuple[str, ...], Field(description="The parts that differ.")]
    exact: Annotated[bool, Field(description="Whether no candidate lies between.")]
    between: tuple[UndecidedJson, ...]
    doubts: Annotated[tuple[str, ...], Field(description="Releases that could not be confirmed.")]
    upgrade: Annotated[str, Field(description="The command that compares the two releases.")]


@dataclass(frozen=True, kw_only=True)
class AnswerJson:
    """The answer in one mode."""

    mode: str
    answer: Annotated[
        Literal["found", "alike", "none"],
        Field(description="none: fewer than two releases had a conclusive result."),
    ]
    first: Annotated[ReleaseJson | None, Field(description="The oldest conclusive release.")]
    last: Annotated[ReleaseJson | None, Field(description="The newest conclusive release.")]
    changes: tuple[ChangeJson, ...]
    unknown: tuple[UndecidedJson, ...]


@dataclass(frozen=True, kw_only=True)
class SeenJson:
    """What one probe saw in one mode."""

    mode: str
    side: Annotated[
        str | None,
        Field(description="The end that the release behaves like; null with --all."),
    ]
    behaviour: BehaviourJson | None
    reason: Annotated[
        str, Field(description="Why there is no result or no confirmation; else empty.")
    ]


@dataclass(frozen=True, kw_only=True)
class ProbeJson:
    """One probe of a release."""

    number: int
    release: str
    environment: str
    step: Annotated[
        Literal["probe", "confirmation"],
        Field(description="confirmation: run once more in fresh interpreters."),
    ]
    ran: Annotated[bool, Field(description="Whether something had to run.")]
    reused: Annotated[bool, Field(description="Whether everything was stored.")]
    build_s: Annotated[
        float | None, Field(description="Seconds that building took; null if nothing was built.")
    ]
    seen: tuple[SeenJson, ...]


@dataclass(frozen=True, kw_only=True)
class BisectDocument:
    """In which release a case's behaviour changed: the answer in every mode, and every probe."""

    started: datetime
    wall_s: float
    exit_code: Annotated[
        Literal[0, 3], Field(description="0 answered in at least one mode, 3 in none.")
    ]
    case: str
    framework: str
    script: Script
    backend: str
    good: Annotated[str, Field(description="The release at the end that was named good.")]
    bad: Annotated[str, Field(description="The release at the other end.")]
    all: Annotated[bool, Field(description="Whether every release was probed.")]
    unlisted: Annotated[
        bool, Field(description="Whether releases outside the framework table were probed.")
    ]
    releases: Annotated[tuple[str, ...], Field(description="The candidates, oldest first.")]
    probes: Annotated[int, Field(description="How many releases were probed.")]
    cells: Mapping[Literal["run", "reused"], int]
    environments_built: tuple[str, ...]
    build_s: Annotated[float, Field(description="Seconds that building took in all.")]
    answers: tuple[AnswerJson, ...]
    log: tuple[ProbeJson, ...]


BISECT = DocumentFormat(name="bisect", version=1, kind=BisectDocument, title="errata bisect --json")


def bisection_json(bisection: Bisection) -> str:
    """Return a bisection as JSON text."""
    older, newer = bisection.releases[0], bisection.releases[-1]
    return BISECT.text(
        BisectDocument(
            started=bisection.started,
            wall_s=bisection.wall_s,
            exit_code=bisection.exit_code,  # type: ignore[arg-type]  # one of the two
            case=bisection.case,
            framework=bisection.framework,
            script=bisection.script,
            backend=bisection.backend,
            good=newer if bisection.flipped else older,
            bad=older if bisection.flipped else newer,
            all=bisection.every,
            unlisted=bisection.unlisted,
            releases=tuple(bisection.releases),
            probes=bisection.probes,
            cells={"run": bisection.ran, "reused": bisection.reused},
            environments_built=tuple(bisection.made),
            build_s=bisection.build_s,
            answers=tuple(_answer(bisection, answer) for answer in bisection.answers),
            log=tuple(_probe(line, flipped=bisection.flipped) for line in bisection.log),
        )
    )


def _answer(bisection: Bisection, answer: Answer) -> AnswerJson:
    return AnswerJson(
        mode=answer.mode,
        answer=answer.kind,  # type: ignore[arg-type]  # one of the three
        first=_release(*answer.first) if answer.first else None,
        last=_release(*answer.last) if answer.last else None,
        changes=tuple(_change(bisection, change) for change in answer.changes),
        unknown=_reasons(answer.unknown),
    )


def _change(bisection: Bisection, change: BehaviourChange) -> ChangeJson:
    return ChangeJson(
        words=headline(bisection, change),
        before=_release(change.before, change.was),
        after=_release(change.after, change.now),
        changed=tuple(changed_parts(change.was, change.now)),
        exact=not change.between,
        between=_reasons(change.between),
        doubts=tuple(change.doubts),
        upgrade=upgrade_command(bisection, change),
    )


def _probe(line: LogLine, *, flipped: bool) -> ProbeJson:
    return ProbeJson(
        number=line.number,
        release=line.release,
        environment=line.environment,
        step="confirmation" if line.confirms else "probe",
        ran=line.ran,
        reused=line.reused,
        build_s=line.build_s,
        seen=tuple(
            SeenJson(
                mode=seen.mode,
                side=side_word(seen.side, flipped=flipped) if seen.side else None,
                behaviour=_behaviour(seen.behaviour) if seen.behaviour else None,
                reason=seen.reason,
            )
            for seen in line.seen
        ),
    )


def _release(release: str, behaviour: Behaviour) -> ReleaseJson:
    return ReleaseJson(release=release, behaviour=_behaviour(behaviour))


def _behaviour(behaviour: Behaviour) -> BehaviourJson:
    return BehaviourJson(
        outcome=behaviour.outcome,
        status=behaviour.status,
        type=behaviour.type,
        message=behaviour.message,
        at=behaviour.at,
        warnings=behaviour.warnings,
    )


def _reasons(unknown: Mapping[str, str]) -> tuple[UndecidedJson, ...]:
    return tuple({"release": release, "reason": reason} for release, reason in unknown.items())
