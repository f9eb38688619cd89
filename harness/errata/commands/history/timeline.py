"""Arrange what a case did, by release and over time, as periods in which nothing changed: pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from string import ascii_uppercase

from errata.commands.history.report import Failure, Period, State, Timeline, Track, named
from errata.compare.behaviour import Behaviour
from errata.compare.harm import step_between
from errata.model.cell import Place


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
    by_place = {
        track: _mark_changes(_join(seen, measured) for seen in mine) for track, mine in kept.items()
    }
    found = [period for periods in by_place.values() for period in periods]
    letters = _letters(found)
    return Timeline(
        case=case,
        title=title,
        stale=stale,
        tracks=tuple(
            Track(
                mode=mode,
                backend=backend,
                left_out=len(by_track[mode, backend]) - len(kept[mode, backend]),
                periods=tuple(_named(period, letters) for period in periods),
            )
            for (mode, backend), periods in by_place.items()
        ),
        letters=letters,
        failures=_failures(found, letters),
        runs=tuple(sorted({run for period in found for run in period.runs})),
    )


def _failures(periods: Sequence[Period], letters: Mapping[Behaviour, str]) -> dict[str, Failure]:
    """Describe what the letters stand for."""
    states = [s for one in periods for s in (one, one.recorded) if s is not None]
    broken = {seen for state in states for seen in state.broken}
    fixed = {seen for state in states for seen in state.fixed}
    scripts = {"broken.py": broken, "fixed.py": fixed}
    return {
        letter: Failure(
            scripts=tuple(name for name, shown in scripts.items() if seen in shown),
            outcome=seen.outcome,
            status=seen.status,
            type=seen.type,
            message=seen.message,
            at=seen.at,
            warnings=seen.warnings,
            harm=seen.harm,
        )
        for seen, letter in letters.items()
    }


def _named(period: Period, letters: Mapping[Behaviour, str]) -> Period:
    """Give the failures of a period their letters."""
    recorded = period.recorded and replace(
        period.recorded,
        broken=named(period.recorded.broken, letters),
        fixed=named(period.recorded.fixed, letters),
    )
    broken, fixed = named(period.broken, letters), named(period.fixed, letters)
    return replace(period, broken=broken, fixed=fixed, recorded=recorded)


def _measured(observed: Iterable[Period]) -> dict[Behaviour, Behaviour]:
    """Map what the record would keep of each measured behaviour to the first such behaviour."""
    found: dict[Behaviour, Behaviour] = {}
    for state in (one for one in observed if one.runs):
        for seen in state.broken:
            found.setdefault(state.broken_as_recorded(seen), seen)
        for seen in state.fixed:
            found.setdefault(state.fixed_as_recorded(seen), seen)
    return found


def _join(seen: Sequence[Period], measured: Mapping[Behaviour, Behaviour]) -> list[Period]:
    """Join consecutive runs that observed the same state of one place; add the record."""
    runs = [one for one in seen if one.runs]
    periods = _join_runs([one for one in runs if one.broken] or runs)
    for one in seen:
        if one.runs:
            continue
        recorded = State(
            verdict=one.verdict,
            broken=tuple(b if b.passes else measured.get(b, b) for b in one.broken),
            fixed=tuple(b if b.passes else measured.get(b, b) for b in one.fixed),
            is_recorded=one.is_recorded,
        )
        if not periods:
            periods.append(one.doing(recorded))
        elif periods[-1].broken and not periods[-1].agrees(recorded):
            periods[-1] = replace(periods[-1], recorded=recorded)
    return periods


def _join_runs(runs: Iterable[Period]) -> list[Period]:
    groups: list[list[Period]] = []
    states: list[State] = []
    changed: list[datetime | None] = []
    group_of: dict[int, int] = {}  # which group first had a result
    for one in runs:
        if states and states[-1].agrees(one):
            states[-1] = states[-1].completed(one)
            groups[-1].append(one)
        elif one.measured and one.measured.keys() <= group_of.keys():
            # Only earlier results, perhaps not all of them: no change, whatever they add up to.
            groups[max(group_of[number] for number in one.measured)].append(
                replace(one, measured={})
            )
            continue
        else:
            changed.append(_changed_on(states, one))
            states.append(one)
            groups.append([one])
        for number in one.measured:
            group_of.setdefault(number, len(groups) - 1)
    return [
        replace(group[0].doing(state), changed_on=moment).seen_by(
            tuple(run for one in group for run in one.runs),
            {number: at for one in group for number, at in one.measured.items()},
        )
        for group, state, moment in zip(groups, states, changed, strict=True)
    ]


def _changed_on(before: Iterable[State], now: Period) -> datetime | None:
    """Return when a place changed from its last sure state; None where it did not.

    Repeats that disagree are no change, and neither is a return to the state before them.
    """
    sure = [state for state in before if state.is_sure]
    if not now.is_sure or not sure or sure[-1].agrees(now):
        return None
    return now.first


def _mark_changes(places: Iterable[list[Period]]) -> tuple[Period, ...]:
    """Mark where a release differs from the last one before it with a sure state."""
    marked: list[Period] = []
    before: State | None = None
    for periods in places:
        for index, period in enumerate(periods):
            differs = before is not None and not before.agrees(period)
            if differs and index == 0 and period.is_sure:
                step = step_between(before.harm if before else None, period.harm)
                marked.append(replace(period, differs=True, step=step))
            else:
                marked.append(period)
        known = [period for period in periods if period.is_sure]
        # What the record confirms stays known as it was measured.
        if known and not (before and known[-1].is_recorded and before.agrees(known[-1])):
            before = known[-1]
    return tuple(marked)


def _letters(periods: Iterable[Period]) -> dict[Behaviour, str]:
    """Give each distinct failure a letter, in reading order."""
    found: dict[Behaviour, str] = {}
    for period in periods:
        for state in (period, period.recorded):
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
