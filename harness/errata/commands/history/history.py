"""Read what the store and the record know of a case, over releases and dates."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from fnmatch import fnmatchcase
from string import ascii_uppercase
from typing import TYPE_CHECKING

from packaging.specifiers import InvalidSpecifier, SpecifierSet
from packaging.version import Version

from errata.commands.history.report import (
    SOME_WARNING,
    Failure,
    Period,
    State,
    Timeline,
    Track,
    make_period,
    named,
)
from errata.compare.behaviour import Behaviour, observe_behaviour
from errata.compare.judge import recalled, stated_harm, step_between
from errata.evidence import CaseEvidence, environment_of, place_of, read_evidence
from errata.model.case import Script
from errata.model.cell import Place, split_place
from errata.model.errors import NothingSelected, UsageProblem
from errata.model.outcome import Outcome
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import Observation, Verdict
from errata.model.versions import parse_version
from errata.plan.choosing import bare_release
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.matrix import modes_of
from errata.project import Project, choose_one
from errata.store.base import StoredResult

if TYPE_CHECKING:
    from errata.store.sql import Store


@dataclass(frozen=True, kw_only=True)
class Filters:
    """Which part of a history to show; empty means all.

    `environments` are globs over identifiers (`torch-2.*`), requirements (`torch>=2.5`) or numbers
    of releases or their lines (`2.5`).
    `since` leaves out what was measured earlier; `limit` keeps the newest releases.
    """

    modes: tuple[str, ...] = ()
    backends: tuple[str, ...] = ()
    environments: tuple[str, ...] = ()
    since: datetime | None = None
    limit: int | None = None


def trace_case(project: Project, store: Store | None, name: str, filters: Filters) -> Timeline:
    """Return the timeline of the case that `name` means: an id, its last part, or a trial.

    Results of scripts that were edited since are left out and counted. Raises NothingSelected
    where nothing is known, UsageProblem for a name or filter that cannot be read, CaseProblems
    and InvalidRecord.
    """
    frameworks = load_frameworks(project.table)
    case = choose_one(project, name, frameworks)
    framework = frameworks[case.requires.framework]
    chosen = _Chosen(framework, filters, name.partition("@")[2])
    everything = read_evidence(project, store, [case], frameworks)[case.id]
    since = filters.since
    known = replace(
        everything,
        stored=[
            one
            for one in everything.stored
            if chosen.has(place_of(one)) and (since is None or one.measured >= since)
        ],
        record=[one for one in everything.record if chosen.has(split_place(one.place))],
    )
    places = observe_places(known)
    if not places:
        raise _nothing(case.id, stored=len(known.stored), known=len(everything.stored))
    return build_timeline(case.id, case.title, places, limit=filters.limit, stale=known.stale)


def observe_places(known: CaseEvidence) -> dict[Place, list[Period]]:
    """Return what each run observed at each place, then the record, in reading order."""
    observed: dict[Place, list[Period]] = {}
    for place, runs in known.by_run.items():
        # Runs that share results share the work.
        told: dict[tuple[int | None, ...], Period] = {}
        for run, results in runs:
            key = tuple(one.id for one in results)
            period = told.get(key) or _measured(known, place, results)
            told[key] = period
            observed.setdefault(place, []).append(period.seen_by((run,), period.measured))
    for place, observation in known.recorded.items():
        observed.setdefault(place, []).append(_recorded(known, place, observation))
    places = sorted(observed, key=lambda place: _reading_order(place, known))
    return {place: observed[place] for place in places}


def _measured(known: CaseEvidence, place: Place, results: Sequence[StoredResult]) -> Period:
    judged = known.judge(place, results)
    state = State(
        verdict=None if judged is None else judged.verdict,
        broken=known.behaviours(results, Script.BROKEN),
        fixed=known.behaviours(results, Script.FIXED),
    )
    measured = {one.id or 0: one.measured for one in results if one.script == Script.BROKEN}
    return _period(known, place, state, measured)


def _recorded(known: CaseEvidence, place: Place, observation: Observation) -> Period:
    judged = recalled(known.trial(place), observation)
    verdict, broken, fixed = judged.verdict, judged.broken, judged.fixed
    warns = verdict.is_failure and broken.outcome is Outcome.PASSED
    is_warned = verdict is Verdict.FIX_FAILS and fixed.outcome is Outcome.PASSED
    state = State(
        verdict=verdict,
        broken=(
            observe_behaviour(
                broken,
                warnings=(SOME_WARNING,) if warns else (),
                stated=stated_harm(known.case, broken),
            ),
        ),
        fixed=(observe_behaviour(fixed, warnings=(SOME_WARNING,) if is_warned else ()),),
        is_recorded=True,
    )
    return _period(known, place, state, {})


def _period(
    known: CaseEvidence, place: Place, state: State, measured: Mapping[int, datetime]
) -> Period:
    release = place[0].removeprefix(f"{known.framework.name}-")
    return make_period(place[0], release, state, measured=measured)


def _reading_order(place: Place, known: CaseEvidence) -> tuple[object, ...]:
    """Order by mode as the framework lists them, backend, then release."""
    environment, mode, backend = place
    modes = modes_of(known.case, known.framework)
    rank = modes.index(mode) if mode in modes else len(modes)
    version = Version(known.trial(place).environment.version)
    return (rank, mode, backend != "cpu", backend, version, environment)


def _nothing(case: str, *, stored: int, known: int) -> NothingSelected:
    """Explain why there is nothing to show; of `known` results the filters chose `stored`."""
    if stored:
        return NothingSelected(
            f"all {stored} results of {case} were measured with scripts that were edited since",
            hint=f"run them again: errata run {case} --env all",
        )
    if known:
        return NothingSelected(
            f"the options leave out everything known about {case}",
            hint="leave out --mode, --backend, --env or --since",
        )
    return NothingSelected(
        f"nothing is stored or recorded about {case}",
        hint=f"measure it with: errata run {case} --env all",
    )


class _Chosen:
    """The filters, parsed; raises UsageProblem for one that cannot be read."""

    def __init__(self, framework: Framework, filters: Filters, place: str) -> None:
        self._framework = framework
        self._filters = filters
        self._place = place
        self._specifiers = {
            text: self._specifier(text) for text in filters.environments if set(text) & set("<>=!~")
        }

    def has(self, place: Place) -> bool:
        """Return whether the filters choose a place."""
        environment, mode, backend = place
        whole = ":".join(place)
        is_named = not self._place or any(
            fnmatchcase(text, self._place) for text in (whole, *(f"{whole}:{s}" for s in Script))
        )
        filters = self._filters
        return (
            is_named
            and (not filters.modes or mode in filters.modes)
            and (not filters.backends or backend in filters.backends)
            and (not filters.environments or self._is_in(environment))
        )

    def _is_in(self, environment: str) -> bool:
        described = environment_of(self._framework, EnvironmentFacts(environment=environment))
        version = Version(described.version)
        for text in self._filters.environments:
            if text in self._specifiers:
                found = self._specifiers[text].contains(version, prereleases=True)
            else:
                found = text in ("all", self._framework.name) or fnmatchcase(environment, text)
            number = parse_version(bare_release(self._framework.name, text))
            if number is not None and not number.is_prerelease:
                found = found or version.release[: len(number.release)] == number.release
            if found:
                return True
        return False

    def _specifier(self, text: str) -> SpecifierSet:
        name = self._framework.name
        try:
            return SpecifierSet(text.removeprefix(name).strip())
        except InvalidSpecifier as error:
            raise UsageProblem(
                f"{text!r} names no releases of {name}", hint=f"write '{name}-2.*' or '{name}>=2.5'"
            ) from error


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
    measured = _as_measured(one for mine in kept.values() for seen in mine for one in seen)
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
    recorded = period.recorded and replace(
        period.recorded,
        broken=named(period.recorded.broken, letters),
        fixed=named(period.recorded.fixed, letters),
    )
    broken, fixed = named(period.broken, letters), named(period.fixed, letters)
    return replace(period, broken=broken, fixed=fixed, recorded=recorded)


def _as_measured(observed: Iterable[Period]) -> dict[Behaviour, Behaviour]:
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
