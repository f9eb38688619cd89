"""Find between which releases a case changed, from what is known of each of them: pure."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from errata.compare.behaviour import shorten_behaviour
from errata.compare.timeline import Period, Timeline, Track
from errata.model.case import Case
from errata.model.versions import is_older
from errata.plan.framework import Framework
from errata.plan.matrix import releases_for
from errata.report.issue.facts import RangeChange

__all__ = ["find_changes", "last_periods"]

_LONGEST = 120


def last_periods(track: Track) -> list[Period]:
    """Return what each environment of a track did last, in the track's order."""
    last: dict[str, Period] = {}
    for period in track.periods:
        last[period.environment] = period
    return list(last.values())


def find_changes(
    timeline: Timeline | None,
    framework: Framework,
    case: Case,
    confirmed: Iterable[tuple[str, str, str]],
) -> tuple[RangeChange, ...]:
    """List the changes of the broken script from one release to the next that is known.

    Releases that are not sure of themselves (flaky, unavailable) count as unknown, and so do
    listed ones that nobody looked at.
    """
    if timeline is None:
        return ()
    sure = set(confirmed)
    found = []
    for track in timeline.tracks:
        listed = releases_for(case, framework, track.backend)
        known = [period for period in last_periods(track) if period.state.is_sure]
        for before, after in pairwise(known):
            if set(before.state.broken) != set(after.state.broken):
                keys = [(one.environment, track.mode, track.backend) for one in (before, after)]
                found.append(
                    RangeChange(
                        mode=track.mode,
                        backend=track.backend,
                        before=_bare(before.release),
                        after=_bare(after.release),
                        was=_label(before),
                        now=_label(after),
                        evidence=_evidence(before, after),
                        between=_between(listed, before.release, after.release),
                        confirmed=sure.issuperset(keys),
                    )
                )
    return tuple(found)


def _label(period: Period) -> str:
    return " or ".join(shorten_behaviour(one, _LONGEST) for one in period.state.broken)


def _evidence(before: Period, after: Period) -> str:
    kinds = ["recorded" if one.is_only_recorded else "measured" for one in (before, after)]
    if kinds[0] == kinds[1]:
        return f"both {kinds[0]}"
    return f"{_bare(before.release)} {kinds[0]}, {_bare(after.release)} {kinds[1]}"


def _bare(release: str) -> str:
    """Drop interpreter, packages and local part from a release as a history names it."""
    return release.partition("-")[0].partition("+")[0]


def _between(listed: Iterable[str], before: str, after: str) -> tuple[str, ...]:
    """Name the listed releases strictly between two."""
    low, high = _bare(before), _bare(after)
    return tuple(name for name in listed if is_older(low, name) and is_older(name, high))
