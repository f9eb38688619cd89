"""Which changes of state are worth telling, given what was told before: pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from errata.model.enums import StrEnum

__all__ = ["Alert", "Event", "Key", "Sighting", "Standing", "Told", "tell"]

Key = tuple[str, str, str, str]
"""Case, series, mode, backend: what an alert is about, whichever night it is."""


class Standing(StrEnum):
    """How a trial stands in one run; one that nothing can be said of has no sighting."""

    NEWS = "news"
    EXPECTED = "expected"
    FLAKY = "flaky"


class Event(StrEnum):
    """What there is to tell of one trial."""

    RAISED = "raised"
    RESOLVED = "resolved"
    FLAKY = "flaky"
    STANDING = "standing"


@dataclass(frozen=True, kw_only=True)
class Sighting:
    """What one run saw of one trial of a series, after confirmation.

    `state` identifies confirmed news: a verdict and what the scripts did. It is empty for all
    else.
    """

    case: str
    series: str
    mode: str
    backend: str
    standing: Standing
    state: str = ""

    @property
    def key(self) -> Key:
        """What an alert about this is known by."""
        return (self.case, self.series, self.mode, self.backend)


@dataclass(frozen=True, kw_only=True)
class Told:
    """What was told of one trial so far.

    `state` is the alert that stands, empty where it was resolved; `since` is when that began,
    `run_id` the run that told it. `heard` is the start of the latest run that was asked.
    """

    state: str
    is_flaky: bool
    since: datetime
    heard: datetime
    run_id: int


@dataclass(frozen=True, kw_only=True)
class Alert:
    """One thing to tell; `before` is the state that was told last, with the start of its run.

    An alert that stands was told before, by `run_id`; all others are told for the first time.
    """

    sighting: Sighting
    event: Event
    before: str
    since: datetime
    run_id: int


def tell(
    known: Mapping[Key, Told], sightings: Iterable[Sighting], run_id: int, started: datetime
) -> tuple[dict[Key, Told], list[Alert]]:
    """Return what changes in the memory of what was told, and what there is to tell now.

    Each confirmed change of state is told once, however many nights it lasts. A sighting from a
    run that started before the latest one heard changes nothing.
    """
    changed: dict[Key, Told] = {}
    alerts: list[Alert] = []
    for sighting in sightings:
        before = changed.get(sighting.key) or known.get(sighting.key)
        if before is not None and started < before.heard:
            continue
        after, event = _step(before, sighting, run_id, started)
        if after is not None and after != before:
            changed[sighting.key] = after
        if event is not None:
            stands = event is Event.STANDING and before is not None
            alerts.append(
                Alert(
                    sighting=sighting,
                    event=event,
                    before=before.state if before else "",
                    since=before.since if before and before.state else started,
                    run_id=before.run_id if before and stands else run_id,
                )
            )
    return changed, alerts


def _step(
    before: Told | None, sighting: Sighting, run_id: int, started: datetime
) -> tuple[Told | None, Event | None]:
    """Return what is remembered of one trial after a sighting, and what that means."""
    new = Told(state=sighting.state, is_flaky=False, since=started, heard=started, run_id=run_id)
    same = None if before is None else replace(before, heard=started)
    state = "" if before is None else before.state
    if sighting.standing is Standing.NEWS:
        return (same, Event.STANDING) if same and state == sighting.state else (new, Event.RAISED)
    if sighting.standing is Standing.EXPECTED:
        return (new, Event.RESOLVED) if state else (same, None)
    if same is None:
        return replace(new, is_flaky=True), Event.FLAKY
    return replace(same, is_flaky=True), None if same.is_flaky else Event.FLAKY
