"""What is stored and recorded of one case, by place: the evidence that a bundle rests on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timezone
from itertools import pairwise

from errata.commands.bundle.issue import RangeChange, VerifiedRelease
from errata.commands.history.history import Filters, trace_case
from errata.commands.history.timeline import Period, Timeline, Track
from errata.compare.behaviour import Behaviour, shorten_behaviour
from errata.compare.judge import expected_verdict
from errata.measuring.stored import CONFIRMATION, environment_of, is_of_script
from errata.model.case import Case, Script
from errata.model.cell import EnvironmentSpec, Place, split_place
from errata.model.errors import NothingSelected
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import Observation
from errata.model.versions import is_older
from errata.plan.framework import Framework
from errata.plan.matrix import make_trial, releases_for
from errata.project import Project, read_recorded
from errata.store.base import Store, StoredResult

_LONGEST_BEHAVIOUR = 300
_LONGEST_CHANGE = 120


@dataclass(kw_only=True)
class Evidence:
    """Everything stored and recorded of one case, by place (environment, mode, backend)."""

    timeline: Timeline | None = None
    newest: dict[Place, dict[str, StoredResult]] = field(default_factory=dict)
    confirmed: set[Place] = field(default_factory=set)
    facts: dict[Place, EnvironmentFacts] = field(default_factory=dict)
    record: dict[Place, Observation] = field(default_factory=dict)


def collect_evidence(project: Project, store: Store, case: Case) -> Evidence:
    """Read the history of a case, its newest results and its record.

    Only results of the scripts as they are now count. Raises InvalidRecord and StoreFailed.
    """
    evidence = Evidence()
    try:
        evidence.timeline = trace_case(project, store, case.id, Filters())
    except NothingSelected:
        return evidence
    for one in store.history(case.id):
        key = (one.environment, one.mode, one.backend)
        trial = make_trial(case, _spec_of(case, one.environment), one.mode, one.backend)
        cells = {str(cell.script): cell for cell in trial.cells}
        if one.result.outcome.is_from_script and is_of_script(one, cells[one.script]):
            evidence.newest.setdefault(key, {}).setdefault(one.script, one)
            if one.repeat >= CONFIRMATION and one.script == str(Script.BROKEN):
                evidence.confirmed.add(key)
    for run in store.runs():
        for held in store.environments(run.id):
            for key in evidence.newest:
                if key[0] == held.environment:
                    evidence.facts.setdefault(key, held)
    for observation in read_recorded(project, case.id).values():
        evidence.record[split_place(observation.place)] = observation
    return evidence


def _spec_of(case: Case, environment: str) -> EnvironmentSpec:
    """Describe an environment by name alone: enough to identify its cells."""
    return EnvironmentSpec(
        framework=case.requires.framework,
        version="0",
        distribution="",
        module=environment,
        python="",
    )


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

    Inconclusive releases (flaky, unavailable) count as unknown, as do listed ones without a
    result.
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
                        was=_in_words(before.state.broken, _LONGEST_CHANGE),
                        now=_in_words(after.state.broken, _LONGEST_CHANGE),
                        evidence=_evidence(before, after),
                        between=_between(listed, before.release, after.release),
                        confirmed=sure.issuperset(keys),
                    )
                )
    return tuple(found)


def _in_words(behaviours: Iterable[Behaviour], longest: int) -> str:
    return " or ".join(shorten_behaviour(one, longest) for one in behaviours)


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


def verified_releases(
    evidence: Evidence, case: Case, framework: Framework
) -> tuple[VerifiedRelease, ...]:
    """List what each release of each mode and backend did last, where that is known.

    Results of a script that was changed since tell nothing about it.
    """
    timeline = evidence.timeline
    if timeline is None:
        return ()
    return tuple(
        _verified(track, period, timeline, evidence, case, framework)
        for track in timeline.tracks
        for period in last_periods(track)
        if period.state.broken or period.state.verdict is not None
    )


def _verified(
    track: Track,
    period: Period,
    timeline: Timeline,
    evidence: Evidence,
    case: Case,
    framework: Framework,
) -> VerifiedRelease:
    key = (period.environment, track.mode, track.backend)
    spec = environment_of(framework, EnvironmentFacts(environment=period.environment))
    expected = expected_verdict(make_trial(case, spec, track.mode, track.backend).expectation)
    held, recorded = evidence.facts.get(key), evidence.record.get(key)
    build = held.framework_version if held else ""
    python = held.python_version if held else ""
    if recorded is not None and period.is_only_recorded:
        build, python = recorded.build, recorded.python
    state = period.state
    return VerifiedRelease(
        release=spec.version,
        environment=period.environment,
        python=".".join(python.split(".")[:2]),
        mode=track.mode,
        backend=track.backend,
        verdict=str(state.verdict or "unknown"),
        documented=expected is None or state.verdict is expected,
        measured=moment_of(period),
        build=build,
        letter=" ".join(timeline.label(state.broken)),
        broken=_in_words(state.broken, _LONGEST_BEHAVIOUR),
        fixed=_in_words(state.fixed, _LONGEST_BEHAVIOUR),
    )


def moment_of(period: Period) -> str:
    """Return when a period was last measured, or `recorded`."""
    if period.last is None:
        return "recorded"
    return _utc(period.last)


def _utc(moment: datetime) -> str:
    return moment.astimezone(timezone.utc).strftime("%Y-%m-%d %H:%M UTC")
