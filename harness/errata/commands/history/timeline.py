"""Arrange what a case did, by release and over time, as periods in which nothing changed: pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from string import ascii_uppercase

from errata.compare.behaviour import PASSES, Behaviour
from errata.compare.harm import Step, step_between
from errata.model.case import Harm
from errata.model.cell import Place
from errata.model.outcome import Outcome
from errata.model.verdict import Verdict

SOME_WARNING = "(the record does not keep its text)"
"""What stands for the documented warnings of a script that the record has."""


@dataclass(frozen=True, kw_only=True, order=True)
class RunRef:
    """A run by its number; `machine` is the platform that it was measured on."""

    number: int
    started: datetime = field(compare=False)
    imported: bool = field(default=False, compare=False)
    machine: str = field(default="", compare=False)


@dataclass(frozen=True, kw_only=True)
class State:
    """What both scripts did at a place, and the verdict; None and empty where unknown.

    A script has several behaviours where repeats disagree. `is_recorded` is set where the state
    comes from the record, which keeps neither the text of warnings nor how `fixed.py` ended.
    """

    verdict: Verdict | None
    broken: tuple[Behaviour, ...]
    fixed: tuple[Behaviour, ...]
    is_recorded: bool = False

    @property
    def is_sure(self) -> bool:
        """Whether the broken script has a result, and the same one every time."""
        return bool(self.broken) and self.verdict is not Verdict.FLAKY

    @property
    def harm(self) -> Harm | None:
        """How much harm the broken script's failure does; None where it is not surely known."""
        doubtful = self.verdict is Verdict.MASKED or len(self.broken) != 1 or not self.is_sure
        return None if doubtful else self.broken[0].harm

    def agrees(self, other: State) -> bool:
        """Return whether two states may be the same; what only one of them knows is ignored."""
        one, two = self, other
        if self.is_recorded or other.is_recorded:
            one, two = self.as_recorded(), other.as_recorded()
        return (
            _same(one.broken, two.broken)
            and (not one.fixed or not two.fixed or _same(one.fixed, two.fixed))
            and (one.verdict is two.verdict or one.verdict is None or two.verdict is None)
        )

    def as_recorded(self) -> State:
        """Return this state without what the record does not keep."""
        return replace(
            self,
            broken=tuple(map(self.broken_as_recorded, self.broken)),
            fixed=tuple(map(self.fixed_as_recorded, self.fixed)),
            is_recorded=True,
        )

    def broken_as_recorded(self, seen: Behaviour) -> Behaviour:
        """Return what the record keeps of a behaviour of the broken script."""
        # Of a script that passes with a warning, the verdict tells that it was documented.
        tells = self.verdict is None or self.verdict.is_failure
        return _without_warnings(seen, but_some=tells)

    def fixed_as_recorded(self, seen: Behaviour) -> Behaviour:
        """Return what the record keeps of a behaviour of the fixed script."""
        tells = self.verdict in (None, Verdict.FIX_FAILS)
        return replace(_without_warnings(seen, but_some=tells), status="")

    def completed(self, other: State) -> State:
        """Return this state with what only an agreeing one knows."""
        return State(
            verdict=self.verdict or other.verdict,
            broken=self.broken,
            fixed=self.fixed or other.fixed,
        )


def _without_warnings(seen: Behaviour, *, but_some: bool) -> Behaviour:
    some = but_some and seen.outcome is Outcome.PASSED and seen.warnings
    return replace(seen, warnings=(SOME_WARNING,) if some else ())


def _same(one: tuple[Behaviour, ...], other: tuple[Behaviour, ...]) -> bool:
    return one == other or set(one) == set(other)


@dataclass(frozen=True, kw_only=True)
class Period:
    """A time during which one environment, in one mode and backend, kept its state.

    `measured` maps results of the broken script to when they were measured; a run that reused an
    earlier result has the same one. Without runs, the state comes from the committed record.
    `differs` marks a change between releases: the release before did something else. `step` is
    set where that made the failure tell itself, or no longer.
    `changed_on` is set where the same environment did something else before. `recorded` is the
    record's state where it disagrees with the last measured one.
    """

    environment: str
    release: str
    state: State
    runs: tuple[RunRef, ...] = ()
    measured: Mapping[int, datetime] = field(default_factory=dict)
    differs: bool = False
    step: Step | None = None
    changed_on: datetime | None = None
    recorded: State | None = None

    @property
    def is_only_recorded(self) -> bool:
        """Whether no stored run has seen it."""
        return not self.runs

    @property
    def first(self) -> datetime | None:
        """When it was measured first."""
        return min(self.measured.values(), default=None)

    @property
    def last(self) -> datetime | None:
        """When it was measured last."""
        return max(self.measured.values(), default=None)

    @property
    def times(self) -> int:
        """How often it was measured."""
        return len(self.measured)


@dataclass(frozen=True, kw_only=True)
class Track:
    """One mode and backend over the releases, the oldest first; `left_out` counts releases."""

    mode: str
    backend: str
    periods: tuple[Period, ...]
    left_out: int = 0


@dataclass(frozen=True, kw_only=True)
class Timeline:
    """The history of a case.

    `letters` names each distinct failure, in reading order. `stale` counts results of scripts
    that were edited since.
    """

    case: str
    title: str
    tracks: tuple[Track, ...]
    letters: Mapping[Behaviour, str]
    runs: tuple[RunRef, ...]
    stale: int = 0

    @property
    def periods(self) -> tuple[Period, ...]:
        """The periods of all tracks."""
        return tuple(period for track in self.tracks for period in track.periods)

    def label(self, behaviours: Iterable[Behaviour]) -> tuple[str, ...]:
        """Name some behaviours: `passes` first, then the letters of the failures."""
        names = {PASSES if seen.passes else self.letters[seen] for seen in behaviours}
        return tuple(sorted(names, key=lambda name: (name != PASSES, len(name), name)))

    def scripts_of(self, behaviour: Behaviour) -> tuple[str, ...]:
        """Return the file names of the scripts that showed a behaviour."""
        states = [s for one in self.periods for s in (one.state, one.recorded) if s is not None]
        shown = {
            "broken.py": any(behaviour in state.broken for state in states),
            "fixed.py": any(behaviour in state.fixed for state in states),
        }
        return tuple(name for name, is_shown in shown.items() if is_shown)


def build_timeline(
    case: str,
    title: str,
    places: Mapping[Place, Sequence[Period]],
    *,
    limit: int | None = None,
    stale: int = 0,
) -> Timeline:
    """Arrange the places of one case, which come in reading order: by track, then by release.

    Each place has a period for each run that observed it, in the order of their starts, and at
    the end one without runs where the record has something. Only the newest `limit` releases of
    each track are kept.
    """
    by_track: dict[tuple[str, str], list[Sequence[Period]]] = {}
    for (_, mode, backend), seen in places.items():
        by_track.setdefault((mode, backend), []).append(seen)
    kept = {track: mine[-limit:] if limit else mine for track, mine in by_track.items()}
    measured = _measured(one for mine in kept.values() for seen in mine for one in seen)
    tracks = tuple(
        Track(
            mode=mode,
            backend=backend,
            periods=_mark_changes(_join(seen, measured) for seen in mine),
            left_out=len(by_track[mode, backend]) - len(mine),
        )
        for (mode, backend), mine in kept.items()
    )
    periods = [period for track in tracks for period in track.periods]
    return Timeline(
        case=case,
        title=title,
        tracks=tracks,
        letters=_letters(periods),
        runs=tuple(sorted({run for period in periods for run in period.runs})),
        stale=stale,
    )


def _measured(observed: Iterable[Period]) -> dict[Behaviour, Behaviour]:
    """Map what the record would keep of each measured behaviour to the first such behaviour."""
    found: dict[Behaviour, Behaviour] = {}
    for state in (one.state for one in observed if one.runs):
        for seen in state.broken:
            found.setdefault(state.broken_as_recorded(seen), seen)
        for seen in state.fixed:
            found.setdefault(state.fixed_as_recorded(seen), seen)
    return found


def _join(seen: Sequence[Period], measured: Mapping[Behaviour, Behaviour]) -> list[Period]:
    """Join consecutive runs that observed the same state of one place; add the record."""
    runs = [one for one in seen if one.runs]
    periods = _join_runs([one for one in runs if one.state.broken] or runs)
    for one in seen:
        if one.runs:
            continue
        recorded = replace(
            one.state,
            broken=tuple(b if b.passes else measured.get(b, b) for b in one.state.broken),
            fixed=tuple(b if b.passes else measured.get(b, b) for b in one.state.fixed),
        )
        if not periods:
            periods.append(replace(one, state=recorded))
        elif periods[-1].state.broken and not periods[-1].state.agrees(recorded):
            periods[-1] = replace(periods[-1], recorded=recorded)
    return periods


def _join_runs(runs: Iterable[Period]) -> list[Period]:
    groups: list[list[Period]] = []
    states: list[State] = []
    changed: list[datetime | None] = []
    group_of: dict[int, int] = {}  # which group first had a result
    for one in runs:
        if states and states[-1].agrees(one.state):
            states[-1] = states[-1].completed(one.state)
            groups[-1].append(one)
        elif one.measured and one.measured.keys() <= group_of.keys():
            # Only earlier results, perhaps not all of them: no change, whatever they add up to.
            groups[max(group_of[number] for number in one.measured)].append(
                replace(one, measured={})
            )
            continue
        else:
            changed.append(_changed_on(states, one))
            states.append(one.state)
            groups.append([one])
        for number in one.measured:
            group_of.setdefault(number, len(groups) - 1)
    return [
        replace(
            group[0],
            state=state,
            runs=tuple(run for one in group for run in one.runs),
            measured={number: at for one in group for number, at in one.measured.items()},
            changed_on=moment,
        )
        for group, state, moment in zip(groups, states, changed, strict=True)
    ]


def _changed_on(before: Iterable[State], now: Period) -> datetime | None:
    """Return when a place changed from its last sure state; None where it did not.

    Repeats that disagree are no change, and neither is a return to the state before them.
    """
    sure = [state for state in before if state.is_sure]
    if not now.state.is_sure or not sure or sure[-1].agrees(now.state):
        return None
    return now.first


def _mark_changes(places: Iterable[list[Period]]) -> tuple[Period, ...]:
    """Mark where a release differs from the last one before it with a sure state."""
    marked: list[Period] = []
    before: State | None = None
    for periods in places:
        for index, period in enumerate(periods):
            differs = before is not None and not before.agrees(period.state)
            if differs and index == 0 and period.state.is_sure:
                step = step_between(before.harm if before else None, period.state.harm)
                marked.append(replace(period, differs=True, step=step))
            else:
                marked.append(period)
        known = [period.state for period in periods if period.state.is_sure]
        # What the record confirms stays known as it was measured.
        if known and not (before and known[-1].is_recorded and before.agrees(known[-1])):
            before = known[-1]
    return tuple(marked)


def _letters(periods: Iterable[Period]) -> dict[Behaviour, str]:
    """Give each distinct failure a letter, in reading order."""
    found: dict[Behaviour, str] = {}
    for period in periods:
        for state in (period.state, period.recorded):
            for behaviour in (*state.broken, *state.fixed) if state else ():
                if not behaviour.passes:
                    found.setdefault(behaviour, _letter(len(found)))
    return found


def _letter(index: int) -> str:
    """Return A to Z, then AA, AB and so on."""
    name = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, len(ascii_uppercase))
        name = ascii_uppercase[rest] + name
    return name
