"""Read what the store and the record know of a case, over releases and dates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from packaging.specifiers import InvalidSpecifier, SpecifierSet
from packaging.version import Version

from errata.commands.history.report import SOME_WARNING, Period, State, Timeline, make_period
from errata.commands.history.timeline import build_timeline
from errata.compare.behaviour import observe_behaviour
from errata.compare.harm import stated_harm
from errata.compare.judge import recalled
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


def trace_case(project: Project, store: Store, name: str, filters: Filters) -> Timeline:
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


# What was observed -------------------------------------------------------------------------------


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


# What is asked for -------------------------------------------------------------------------------


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
                f"{text!r} names no releases of {name}",
                hint=f"write '{name}-2.*' or '{name}>=2.5'",
            ) from error
