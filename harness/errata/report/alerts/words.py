"""Say in words what alerts there are, for every format alike: pure."""

from __future__ import annotations

from collections.abc import Iterator

from errata.report.alerts.view import AlertsView, Notice
from errata.text.printable import visible
from errata.text.wording import counted

__all__ = ["UNCONFIRMED", "headline", "list_notices", "say_stale", "summarise"]

UNCONFIRMED = "Seen only once, so nothing is raised: errata run confirms what is news"


def headline(view: AlertsView) -> str:
    """Say which run is looked at, and whether what is told will be remembered."""
    looked = "A look at the alerts" if view.is_peek else "Alerts"
    return f"{looked} of run {view.run}, started {view.started:%Y-%m-%d %H:%M} UTC"


def say_stale(view: AlertsView) -> str:
    """Say what was left out because its scripts are not as they were; empty where nothing was."""
    if not view.stale:
        return ""
    count = counted(view.stale, "trial")
    return f"{count} left out: measured with scripts that have been edited since"


def summarise(view: AlertsView) -> str:
    """Write the counts as one line, its parts separated by ` · `."""
    new = f"{counted(len(view.raised), 'new alert')}" if view.raised else "no new alert"
    counts = (
        (len(view.resolved), "resolved"),
        (len(view.flaky), "flaky"),
        (len(view.standing), "told before and still so"),
        (len(view.unconfirmed), "not confirmed"),
    )
    return " · ".join([new, *(f"{count:,} {words}" for count, words in counts if count)])


def list_notices(view: AlertsView) -> Iterator[tuple[str, list[str]]]:
    """Give every list that is not empty: its title and a line for each trial; safe to show."""
    for title, notices, line in (
        ("Resolved: as expected again", view.resolved, _resolved),
        ("Flaky: repeated runs disagree, so nothing is raised", view.flaky, _flaky),
        ("Told before, and still so", view.standing, _standing),
    ):
        if notices:
            yield title, [visible(line(notice)) for notice in notices]


def _resolved(notice: Notice) -> str:
    verdict = notice.before.partition(" ")[0]
    return f"{_name(notice)}  was {verdict} since {notice.since:%Y-%m-%d}"


def _flaky(notice: Notice) -> str:
    return f"{_name(notice)}  {notice.finding.judgement.reason}"


def _standing(notice: Notice) -> str:
    verdict = notice.state.partition(" ")[0]
    return f"{_name(notice)}  {verdict} since {notice.since:%Y-%m-%d} (run {notice.run})"


def _name(notice: Notice) -> str:
    """Name a trial by its series, which stays the same from night to night."""
    trial = notice.finding.judgement.trial
    return f"{trial.case.id}@{notice.series}:{trial.mode}:{trial.backend}"
