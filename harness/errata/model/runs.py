"""What stores keep of a run as a whole: who began it, how it ended, and what was reported of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Literal
from uuid import uuid4

BUILD_S = "build_s"
IMPORT_S = "import_s"


@dataclass(frozen=True, kw_only=True)
class RunHeader:
    """One run; raises ValueError for a moment without a zone.

    `argv` is the command line as text, `selection` the cells that were asked for in words,
    `isolation` is `fork`, `fresh` or `both`. `uuid` names the run in every store that it travels
    to, `id` is its number in one store, 0 before it has one. `options` is plain JSON: whatever the
    command needs to resume the run. `finished` stays None while it works and after it was killed.
    `counts` is how often each verdict occurred. `imported` runs were measured elsewhere. `trials`
    is how many it was to judge, 0 where that is not known.
    """

    argv: str
    harness_version: str
    started: datetime
    selection: str = ""
    isolation: str = ""
    uuid: str = field(default_factory=lambda: uuid4().hex)
    options: Mapping[str, object] = field(default_factory=dict, hash=False)
    id: int = 0
    finished: datetime | None = None
    exit_code: int | None = None
    counts: Mapping[str, int] = field(default_factory=dict, hash=False)
    imported: bool = False
    trials: int = 0

    def __post_init__(self) -> None:
        for moment in (self.started, self.finished):
            if moment is not None:
                require_zone(moment)


@dataclass(frozen=True, kw_only=True)
class EnvironmentFacts:
    """What an environment really held during a run.

    `packages` are `name==version`; `build` holds what the framework reports of itself, the
    `device` that a kit used with its `driver` and `cann`, and the seconds that building (`BUILD_S`)
    and importing (`IMPORT_S`) took, where they were measured.
    """

    environment: str
    lock_digest: str = ""
    framework_version: str = ""
    python_version: str = ""
    platform: str = ""
    packages: tuple[str, ...] = ()
    build: Mapping[str, object] = field(default_factory=dict, hash=False)

    @property
    def machine(self) -> str:
        """Name the device, its driver and its CUDA or CANN; empty where no device was asked."""
        if "device" not in self.build:
            return ""
        words = [str(self.build["device"])]
        names = {"driver": "driver", "cuda": "CUDA", "cann": "CANN"}
        words += [f"{name} {self.build[key]}" for key, name in names.items() if key in self.build]
        return ", ".join(words)


def require_zone(moment: datetime) -> None:
    """Raise ValueError for a moment without a time zone."""
    if moment.utcoffset() is None:
        raise ValueError(f"{moment.isoformat()} has no time zone")


Key = tuple[str, str, str, str]
"""Case, series, mode, backend: what an alert is about, whichever night it is."""


Standing = Literal["news", "expected", "flaky"]
"""How a trial compares in one run; an inconclusive one has no sighting."""

AlertKind = Literal["raised", "resolved", "flaky", "standing"]
"""What happened to the alert of one trial; a standing one was reported before."""


@dataclass(frozen=True, kw_only=True)
class Sighting:
    """What one run found about one trial of a series, after confirmation.

    `state` identifies a confirmed change: a verdict and what the scripts did. It is empty for all
    other standings.
    """

    case: str
    series: str
    mode: str
    backend: str
    standing: Standing
    state: str = ""

    @property
    def key(self) -> Key:
        """What an alert about this trial is stored under."""
        return (self.case, self.series, self.mode, self.backend)


@dataclass(frozen=True, kw_only=True)
class AlertState:
    """What was reported of one trial so far.

    `state` is that of the current alert, empty where it was resolved; `since` is when it began,
    `run_id` the run that reported it. `heard` is the start of the latest run that was looked at.
    """

    state: str
    is_flaky: bool
    since: datetime
    heard: datetime
    run_id: int


@dataclass(frozen=True, kw_only=True)
class Alert:
    """A change to report; `before` is the state reported last, `since` the start of its run.

    A standing alert was reported before, by `run_id`; all others are reported for the first time.
    """

    sighting: Sighting
    kind: AlertKind
    before: str
    since: datetime
    run_id: int


def update_alerts(
    known: Mapping[Key, AlertState], sightings: Iterable[Sighting], run_id: int, started: datetime
) -> tuple[dict[Key, AlertState], list[Alert]]:
    """Return the states that change, and the alerts to report now.

    Each confirmed change is reported once, however many nights it lasts. A sighting from a run
    that started before the latest one looked at changes nothing.
    """
    changed: dict[Key, AlertState] = {}
    alerts: list[Alert] = []
    for sighting in sightings:
        before = changed.get(sighting.key) or known.get(sighting.key)
        if before is not None and started < before.heard:
            continue
        after, kind = _step(before, sighting, run_id, started)
        if after is not None and after != before:
            changed[sighting.key] = after
        if kind is not None:
            persists = kind == "standing" and before is not None
            alerts.append(
                Alert(
                    sighting=sighting,
                    kind=kind,
                    before=before.state if before else "",
                    since=before.since if before and before.state else started,
                    run_id=before.run_id if before and persists else run_id,
                )
            )
    return changed, alerts


def _step(
    before: AlertState | None, sighting: Sighting, run_id: int, started: datetime
) -> tuple[AlertState | None, AlertKind | None]:
    """Return the state of one trial after a sighting, and the kind of alert, if any."""
    state = sighting.state
    new = AlertState(state=state, is_flaky=False, since=started, heard=started, run_id=run_id)
    same = None if before is None else replace(before, heard=started)
    reported = "" if before is None else before.state
    if sighting.standing == "news":
        persists = same is not None and reported == state
        return (same, "standing") if persists else (new, "raised")
    if sighting.standing == "expected":
        return (new, "resolved") if reported else (same, None)
    if same is None:
        return replace(new, is_flaky=True), "flaky"
    return replace(same, is_flaky=True), None if same.is_flaky else "flaky"
