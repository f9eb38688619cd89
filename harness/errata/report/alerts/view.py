"""Arrange the alerts of a run for reading: pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

from errata.compare.findings import Finding
from errata.model.enums import StrEnum
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED
from errata.report.run.view import ChangeView, RunFacts, build_view

__all__ = ["AlertsView", "Notice", "NoticeKind", "build_alerts"]


class NoticeKind(StrEnum):
    """What there is to tell of one trial."""

    RAISED = "raised"
    RESOLVED = "resolved"
    FLAKY = "flaky"
    STANDING = "standing"


@dataclass(frozen=True, kw_only=True)
class Notice:
    """One thing to tell of one trial of a series, whichever night it is.

    `since` is the start of `run`, the one that told it first; for what is resolved, `since` is
    when the alert had been raised. `before` is the state that was told last, `state` the one
    that is told now; both are empty where all is as expected.
    """

    kind: NoticeKind
    finding: Finding
    series: str
    state: str
    before: str
    since: datetime
    run: int


@dataclass(frozen=True, kw_only=True)
class AlertsView:
    """All alerts of one run, ready to be shown.

    `changes` set both sides of the raised alerts beside each other, the same change of a case
    once. `unconfirmed` are findings that nobody has seen twice, so they raise nothing.
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
) -> AlertsView:
    """Arrange what is told of a run, in an order that does not depend on the run's."""
    ordered = sorted(notices, key=lambda notice: notice.finding.id)
    by_kind = {kind: tuple(n for n in ordered if n.kind is kind) for kind in NoticeKind}
    raised = by_kind[NoticeKind.RAISED]
    facts = RunFacts(
        started=started,
        wall_s=0.0,
        cells_run=0,
        cells_reused=0,
        isolation="",
        environments=(),
        selection="",
        corpus="",
    )
    return AlertsView(
        run=run,
        started=started,
        is_peek=is_peek,
        raised=raised,
        resolved=by_kind[NoticeKind.RESOLVED],
        flaky=by_kind[NoticeKind.FLAKY],
        standing=by_kind[NoticeKind.STANDING],
        unconfirmed=tuple(sorted(unconfirmed, key=lambda finding: finding.id)),
        changes=build_view([notice.finding for notice in raised], facts).changes,
        stale=stale,
        exit_code=EXIT_CHANGED if raised else EXIT_AS_EXPECTED,
        notices=tuple(ordered),
    )
