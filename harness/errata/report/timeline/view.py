"""Arrange what a case did over releases and dates: periods of one behaviour each, letters: pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from string import ascii_uppercase

from errata.model.behaviour import Behaviour
from errata.model.verdict import Verdict

__all__ = [
    "Glimpse",
    "Label",
    "Letter",
    "Period",
    "PlaceHistory",
    "RecordedState",
    "RunRef",
    "State",
    "Timeline",
    "Track",
    "build_timeline",
]

Label = tuple[str, ...]
"""The letters of a script's behaviours; empty where it is not known, `passes` where it passes."""
_PASSES = "passes"


@dataclass(frozen=True, kw_only=True, order=True)
class RunRef:
    """A run by its number; `machine` is the platform it says it was measured on."""

    number: int
    started: datetime = field(compare=False)
    imported: bool = field(default=False, compare=False)
    machine: str = field(default="", compare=False)


@dataclass(frozen=True, kw_only=True)
class Glimpse:
    """What one run said of one place; several behaviours of a script where repeats disagree.

    `measured` maps stored results of the broken script to when they were measured: a run that
    says an earlier result again has the same one.
    """

    run: RunRef
    verdict: Verdict | None
    broken: tuple[Behaviour, ...]
    fixed: tuple[Behaviour, ...]
    measured: Mapping[int, datetime]


@dataclass(frozen=True, kw_only=True)
class RecordedState:
    """What the committed record says of one place."""

    verdict: Verdict
    broken: Behaviour
    fixed: Behaviour


@dataclass(frozen=True, kw_only=True)
class PlaceHistory:
    """All that is known of one place; glimpses in the order of their runs' starts."""

    environment: str
    release: str
    mode: str
    backend: str
    glimpses: tuple[Glimpse, ...] = ()
    recorded: RecordedState | None = None


@dataclass(frozen=True, kw_only=True)
class State:
    """What both scripts did, by letters, and what that means; None and empty where unknown."""

    verdict: Verdict | None
    broken: Label
    fixed: Label

    @property
    def is_sure(self) -> bool:
        """Whether the broken script had a say, and the same one every time."""
        return bool(self.broken) and self.verdict is not Verdict.FLAKY

    def agrees(self, other: State) -> bool:
        """Tell whether two states may be the same: what only one of them knows does not count."""
        return (
            self.broken == other.broken
            and (self.fixed == other.fixed or not self.fixed or not other.fixed)
            and (self.verdict is other.verdict or self.verdict is None or other.verdict is None)
        )


@dataclass(frozen=True, kw_only=True)
class Period:
    """A time during which a place did the same.

    `differs` marks a change point: the release before did something else. `changed_on` is set
    where this very place did something else before. A state that only the record knows has no
    dates and no runs. `recorded` is what the record says where that is something else.
    """

    environment: str
    release: str
    state: State
    first: datetime | None = None
    last: datetime | None = None
    times: int = 0
    runs: tuple[RunRef, ...] = ()
    differs: bool = False
    changed_on: datetime | None = None
    recorded: State | None = None

    @property
    def is_only_recorded(self) -> bool:
        """Whether nothing but the committed record knows of it."""
        return not self.runs


@dataclass(frozen=True, kw_only=True)
class Track:
    """One mode and backend over the releases, the oldest first; `left_out` counts releases."""

    mode: str
    backend: str
    periods: tuple[Period, ...]
    left_out: int = 0


@dataclass(frozen=True, kw_only=True)
class Letter:
    """One distinct behaviour, and which scripts showed it."""

    name: str
    behaviour: Behaviour
    scripts: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Timeline:
    """The whole history of a case; `stale` counts results of scripts that were edited since."""

    case: str
    title: str
    tracks: tuple[Track, ...]
    letters: tuple[Letter, ...]
    runs: tuple[RunRef, ...]
    stale: int = 0


def build_timeline(
    case: str,
    title: str,
    places: Sequence[PlaceHistory],
    *,
    limit: int | None = None,
    stale: int = 0,
) -> Timeline:
    """Arrange the places of one case, which come in reading order: by track, then by release.

    Only the newest `limit` releases of each track are kept.
    """
    by_track: dict[tuple[str, str], list[PlaceHistory]] = {}
    for place in places:
        by_track.setdefault((place.mode, place.backend), []).append(place)
    kept = {track: mine[-limit:] if limit else mine for track, mine in by_track.items()}
    letters = _Letters(place for mine in kept.values() for place in mine)
    tracks = tuple(
        Track(
            mode=mode,
            backend=backend,
            periods=_mark([_periods(place, letters) for place in mine]),
            left_out=len(by_track[mode, backend]) - len(mine),
        )
        for (mode, backend), mine in kept.items()
    )
    used = {run for track in tracks for period in track.periods for run in period.runs}
    return Timeline(
        case=case,
        title=title,
        tracks=tracks,
        letters=letters.listed(tracks),
        runs=tuple(sorted(used)),
        stale=stale,
    )


class _Letters:
    """Give each distinct failure a letter, in reading order."""

    def __init__(self, places: Iterable[PlaceHistory]) -> None:
        self._names: dict[Behaviour, str] = {}
        self._scripts: dict[Behaviour, dict[str, None]] = {}
        places = list(places)
        glimpses = [glimpse for place in places for glimpse in place.glimpses]
        self._measured = dict.fromkeys(b for g in glimpses for b in (*g.broken, *g.fixed))
        for place in places:
            for broken, fixed in dict.fromkeys((g.broken, g.fixed) for g in place.glimpses):
                self._take("broken.py", broken)
                self._take("fixed.py", fixed)
            if place.recorded is not None:
                self._take("broken.py", [self.known_as(place.recorded.broken)])
                self._take("fixed.py", [self.known_as(place.recorded.fixed)])

    def _take(self, script: str, behaviours: Iterable[Behaviour]) -> None:
        for behaviour in behaviours:
            if not behaviour.passes:
                self._names.setdefault(behaviour, _letter(len(self._names)))
                self._scripts.setdefault(behaviour, {})[script] = None

    def known_as(self, recorded: Behaviour) -> Behaviour:
        """Return what was measured in place of a recorded behaviour, whose words may be lost.

        The record keeps neither the text of warnings nor how a fixed script ended without one.
        """
        is_vague = not recorded.type and not recorded.status and not recorded.passes
        if not is_vague or recorded in self._measured:
            return recorded
        like = (b for b in self._measured if b.outcome is recorded.outcome and not b.type)
        return next((b for b in like if not b.passes), recorded)

    def label(self, behaviours: Iterable[Behaviour]) -> Label:
        """Return the letters of some behaviours, in their order."""
        names = {_PASSES if b.passes else self._names[b] for b in behaviours}
        return tuple(sorted(names, key=lambda name: (name != _PASSES, len(name), name)))

    def listed(self, tracks: Iterable[Track]) -> tuple[Letter, ...]:
        """List the letters that occur in some tracks."""
        states = [p for track in tracks for p in track.periods]
        used = {
            name
            for period in states
            for state in (period.state, period.recorded)
            if state is not None
            for name in (*state.broken, *state.fixed)
        }
        return tuple(
            Letter(name=name, behaviour=behaviour, scripts=tuple(self._scripts[behaviour]))
            for behaviour, name in self._names.items()
            if name in used
        )


def _letter(index: int) -> str:
    """Return A to Z, then AA, AB and so on."""
    name = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, len(ascii_uppercase))
        name = ascii_uppercase[rest] + name
    return name


def _periods(place: PlaceHistory, letters: _Letters) -> list[Period]:
    """Join consecutive runs that said the same of one place.

    A run that only says earlier results again, perhaps not all of them, is no news: it belongs to
    the period that has them. Repeats that disagree are no change, and neither is what follows
    them as it was before.
    """
    periods: list[Period] = []
    measured: set[int] = set()
    held: dict[int, int] = {}
    said = [glimpse for glimpse in place.glimpses if glimpse.broken]
    for glimpse, runs in _without_echoes(said or place.glimpses):
        state = State(
            verdict=glimpse.verdict,
            broken=letters.label(glimpse.broken),
            fixed=letters.label(glimpse.fixed),
        )
        if not periods or not periods[-1].state.agrees(state):
            if glimpse.measured and glimpse.measured.keys() <= held.keys():
                index = max(held[number] for number in glimpse.measured)
                again = periods[index]
                periods[index] = replace(again, runs=(*again.runs, *runs))
                continue
            measured = set()
            new = Period(
                environment=place.environment,
                release=place.release,
                state=state,
                changed_on=_changed_on(periods, state, glimpse),
            )
            periods.append(new)
        periods[-1] = _extended(periods[-1], state, glimpse, runs, measured)
        for number in glimpse.measured:
            held.setdefault(number, len(periods) - 1)
    return _beside_record(periods, place, letters)


def _changed_on(before: Sequence[Period], state: State, glimpse: Glimpse) -> datetime | None:
    """Return when a place began to do something else than it surely did; None where it did not."""
    sure = [period.state for period in before if period.state.is_sure]
    if not state.is_sure or not sure or sure[-1].agrees(state):
        return None
    return min(glimpse.measured.values(), default=None)


def _without_echoes(glimpses: Iterable[Glimpse]) -> list[tuple[Glimpse, list[RunRef]]]:
    """Join runs that say the very results of the run before them, as unchanged nights do."""
    joined: list[tuple[Glimpse, list[RunRef]]] = []
    for glimpse in glimpses:
        before = joined[-1][0] if joined else None
        if (
            before is not None
            and glimpse.measured == before.measured
            and glimpse.verdict is before.verdict
            and glimpse.broken == before.broken
            and glimpse.fixed == before.fixed
        ):
            joined[-1][1].append(glimpse.run)
        else:
            joined.append((glimpse, [glimpse.run]))
    return joined


def _extended(
    period: Period, state: State, glimpse: Glimpse, runs: Iterable[RunRef], measured: set[int]
) -> Period:
    """Return a period that also holds what further runs said; `measured` grows with it."""
    fresh = {number: at for number, at in glimpse.measured.items() if number not in measured}
    measured.update(fresh)
    known = [moment for moment in (period.first, period.last) if moment is not None]
    moments = [*known, *fresh.values()]
    return replace(
        period,
        state=State(
            verdict=period.state.verdict or state.verdict,
            broken=period.state.broken,
            fixed=period.state.fixed or state.fixed,
        ),
        first=min(moments, default=None),
        last=max(moments, default=None),
        times=period.times + len(fresh),
        runs=(*period.runs, *runs),
    )


def _beside_record(periods: list[Period], place: PlaceHistory, letters: _Letters) -> list[Period]:
    """Set the record beside what was last measured, or in its place where nothing was."""
    if place.recorded is None:
        return periods
    recorded = State(
        verdict=place.recorded.verdict,
        broken=letters.label([letters.known_as(place.recorded.broken)]),
        fixed=letters.label([letters.known_as(place.recorded.fixed)]),
    )
    if not periods:
        return [Period(environment=place.environment, release=place.release, state=recorded)]
    if periods[-1].state.broken and not periods[-1].state.agrees(recorded):
        periods[-1] = replace(periods[-1], recorded=recorded)
    return periods


def _mark(places: Iterable[list[Period]]) -> tuple[Period, ...]:
    """Mark where a release does something else than the last one that is sure of itself."""
    marked: list[Period] = []
    before: State | None = None
    for periods in places:
        for index, period in enumerate(periods):
            differs = before is not None and not before.agrees(period.state)
            first = index == 0 and period.state.is_sure
            marked.append(replace(period, differs=differs and first))
        known = [period.state for period in periods if period.state.is_sure]
        before = known[-1] if known else before
    return tuple(marked)
