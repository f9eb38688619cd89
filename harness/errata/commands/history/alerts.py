"""The alerts of a run: arranged for reading, and as a document."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import Field

from errata.commands.run.report import ChangeView, change_item, changes_of
from errata.compare.judge import Finding
from errata.model.alerts import AlertKind
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED
from errata.model.verdict import Verdict, word_of
from errata.report.document import Document, Quote, Section, closing
from errata.text.jsonable import DocumentFormat
from errata.text.printable import counted


@dataclass(frozen=True, kw_only=True)
class Notice:
    """What a run reports about one trial of a series.

    `since` is the start of `run`, the first that reported it; for a resolved alert, when it was
    raised. `before` is the state that was reported last, `state` the one reported now; both are
    empty where the trial is as expected.
    """

    kind: AlertKind
    finding: Finding
    series: str
    state: str
    before: str
    since: datetime
    run: int


@dataclass(frozen=True, kw_only=True)
class AlertsView:
    """All alerts of one run, ready to be shown.

    `changes` are the raised alerts with both sides, the same change of a case once.
    `unconfirmed` are findings that were seen only once, so they raise no alert.
    """

    run: int
    started: datetime
    is_peek: bool
    raised: tuple[Notice, ...]
    resolved: tuple[Notice, ...]
    flaky: tuple[Notice, ...]
    standing: tuple[Notice, ...]
    unconfirmed: tuple[Finding, ...]
    changes: tuple[ChangeView, ...]
    stale: int
    exit_code: int

    notices: tuple[Notice, ...] = field(default=())


def build_alerts(
    notices: Sequence[Notice],
    unconfirmed: Sequence[Finding],
    *,
    run: int,
    started: datetime,
    stale: int,
    is_peek: bool,
    options: tuple[str, ...] = (),
) -> AlertsView:
    """Arrange the alerts of a run, in an order that does not depend on the run's.

    `options` name the corpora on a command line.
    """
    ordered = sorted(notices, key=lambda notice: notice.finding.id)
    by_kind = {kind: tuple(n for n in ordered if n.kind is kind) for kind in AlertKind}
    raised = by_kind[AlertKind.RAISED]
    return AlertsView(
        run=run,
        started=started,
        is_peek=is_peek,
        raised=raised,
        resolved=by_kind[AlertKind.RESOLVED],
        flaky=by_kind[AlertKind.FLAKY],
        standing=by_kind[AlertKind.STANDING],
        unconfirmed=tuple(sorted(unconfirmed, key=lambda finding: finding.id)),
        changes=changes_of([notice.finding for notice in raised], options),
        stale=stale,
        exit_code=EXIT_CHANGED if raised else EXIT_AS_EXPECTED,
        notices=tuple(ordered),
    )


def alerts_document(view: AlertsView) -> Document:
    """Describe the alerts of a run: new ones in full, the others in a line each."""
    looked = "a look at the alerts" if view.is_peek else "alerts"
    sign, tone = closing(view.exit_code)
    sections = [
        Section(
            title="New alerts",
            count=len(view.raised),
            blocks=tuple(change_item(change, look="history") for change in view.changes),
            about="change",
        )
    ]
    for title, lines in (
        ("Resolved: as expected again", map(_resolved, view.resolved)),
        ("Flaky: repeated runs disagree, so no alert is raised", map(_flaky, view.flaky)),
        ("Reported before and unchanged", map(_standing, view.standing)),
    ):
        sections.append(_lines(title, tuple(lines)))
    names = tuple(finding.id for finding in view.unconfirmed)
    sections.append(_lines("Seen only once, so no alert is raised (errata run confirms)", names))
    return Document(
        title=f"{looked} of run {view.run}, started {view.started:%Y-%m-%d %H:%M} UTC",
        sections=tuple(section for section in sections if section.blocks),
        summary=_summary(view),
        sign=sign,
        tone=tone,
        notes=_notes(view),
        whole="the JSON report (`errata alerts --json FILE`)",
    )


def _lines(title: str, lines: tuple[str, ...]) -> Section:
    return Section(title=title, count=len(lines), blocks=(Quote(lines),) if lines else ())


def _notes(view: AlertsView) -> tuple[str, ...]:
    if not view.stale:
        return ()
    count = counted(view.stale, "trial")
    return (f"{count} left out: the scripts have been edited since they were measured",)


def _summary(view: AlertsView) -> tuple[str, ...]:
    counts = (
        (len(view.resolved), "resolved"),
        (len(view.flaky), "flaky"),
        (len(view.standing), "reported before and unchanged"),
        (len(view.unconfirmed), "not confirmed"),
    )
    new = counted(len(view.raised), "new alert") if view.raised else "no new alert"
    return (new, *(f"{count:,} {words}" for count, words in counts if count))


def _resolved(notice: Notice) -> str:
    verdict = word_of(notice.before.partition(" ")[0])
    return f"{_name(notice)}  was {verdict} since {notice.since:%Y-%m-%d}"


def _flaky(notice: Notice) -> str:
    return f"{_name(notice)}  {notice.finding.judgement.reason}"


def _standing(notice: Notice) -> str:
    verdict = word_of(notice.state.partition(" ")[0])
    return f"{_name(notice)}  {verdict} since {notice.since:%Y-%m-%d} (run {notice.run})"


def _name(notice: Notice) -> str:
    """Name a trial by its series, which stays the same from night to night."""
    trial = notice.finding.judgement.trial
    return f"{trial.case.id}@{notice.series}:{trial.mode}:{trial.backend}"


@dataclass(frozen=True, kw_only=True)
class AlertedTrial:
    """A trial with a change."""

    id: str
    case: str
    environment: str
    mode: str
    backend: str
    verdict: Verdict
    reason: str
    changes: Annotated[tuple[str, ...], Field(description="What changed, in words.")]


@dataclass(frozen=True, kw_only=True)
class AlertJson(AlertedTrial):
    """One alert."""

    kind: Annotated[
        Literal["raised", "resolved", "flaky", "standing"],
        Field(description="raised: new; standing: reported before."),
    ]
    series: Annotated[
        str,
        Field(description="The environment, but torch-nightly whatever the night."),
    ]
    state: Annotated[
        str, Field(description="The reported state, opaque; empty where all is as expected.")
    ]
    before: Annotated[
        str, Field(description="The state that was reported last; empty: as expected.")
    ]
    since: Annotated[
        datetime,
        Field(description="Start of the run that first reported it; if resolved, that raised it."),
    ]
    told_by_run: Annotated[int, Field(description="The run that first reported it.")]


@dataclass(frozen=True, kw_only=True)
class AlertsDocument:
    """The alerts of one run, each change once. Texts are raw and untrusted."""

    exit_code: Annotated[Literal[0, 1], Field(description="0 nothing new, 1 a new alert.")]
    run: int
    started: datetime
    peek: Annotated[bool, Field(description="Whether the alerts were not marked as reported.")]
    alerts: tuple[AlertJson, ...]
    unconfirmed: Annotated[
        tuple[AlertedTrial, ...], Field(description="Changes seen only once, so no alert.")
    ]
    stale: Annotated[
        int, Field(description="Trials left out because a script was edited after the run.")
    ]


ALERTS = DocumentFormat(name="alerts", version=1, kind=AlertsDocument, title="errata alerts --json")


def alerts_json(view: AlertsView) -> str:
    """Return the alerts of a run as JSON text."""
    return ALERTS.text(
        AlertsDocument(
            exit_code=view.exit_code,  # type: ignore[arg-type]  # one of the two
            run=view.run,
            started=view.started,
            peek=view.is_peek,
            alerts=tuple(map(_alert, view.notices)),
            unconfirmed=tuple(AlertedTrial(**_finding(one)) for one in view.unconfirmed),
            stale=view.stale,
        )
    )


def _alert(notice: Notice) -> AlertJson:
    return AlertJson(
        kind=notice.kind.value,
        series=notice.series,
        state=notice.state,
        before=notice.before,
        since=notice.since,
        told_by_run=notice.run,
        **_finding(notice.finding),
    )


def _finding(finding: Finding) -> dict[str, Any]:
    judgement = finding.judgement
    return {
        "id": finding.id,
        "case": judgement.trial.case.id,
        "environment": judgement.trial.environment.id,
        "mode": judgement.trial.mode,
        "backend": judgement.trial.backend,
        "verdict": judgement.verdict,
        "reason": judgement.reason,
        "changes": finding.changes,
    }
