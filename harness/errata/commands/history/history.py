"""Read what the store and the record know of a case, over releases and dates."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from packaging.specifiers import InvalidSpecifier, SpecifierSet
from packaging.version import Version

from errata.commands.history.report import (
    SOME_WARNING,
    Period,
    RunRef,
    State,
    Timeline,
    make_period,
)
from errata.commands.history.timeline import build_timeline
from errata.compare.behaviour import Behaviour, documented_warnings, observe_behaviour
from errata.compare.harm import stated_harm
from errata.compare.judge import recalled
from errata.measuring.stored import (
    environment_of,
    is_of_script,
    judge_results,
    without_contradicted,
)
from errata.model.case import Case, Script
from errata.model.cell import Cell, EnvironmentSpec, Place, Trial, is_place, split_place
from errata.model.errors import NothingSelected, UsageProblem
from errata.model.outcome import Outcome, ScriptResult
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import Judgement, Observation, Verdict, content_digest
from errata.model.versions import parse_version
from errata.plan.choosing import bare_release
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.matrix import make_trial, modes_of
from errata.project import Project, choose_one, read_recorded
from errata.store.base import StoredResult

if TYPE_CHECKING:
    from errata.store.sql import Store

ResultsByPlace = dict[Place, dict[RunRef, list[StoredResult]]]
"""The results of each run at each place."""
_BROKEN = str(Script.BROKEN)


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
    everything = store.history(case.id)
    stored = [one for one in everything if chosen.has(place_of(one))]
    if filters.since is not None:
        stored = [one for one in stored if one.measured >= filters.since]
    judge = CaseJudge(case=case, framework=framework)
    current = [one for one in stored if judge.is_current(one)]
    record = [
        observation
        for observation in read_recorded(project, case.id).values()
        if is_place(observation.place) and chosen.has(split_place(observation.place))
    ]
    counted = without_contradicted(case, current, filter(judge.is_recorded, record))
    places = observe_places(group_by_place(counted, index_runs(store, counted)), record, judge)
    if not places:
        raise _nothing(case.id, stored=len(stored), known=len(everything))
    return build_timeline(
        case.id, case.title, places, limit=filters.limit, stale=len(stored) - len(current)
    )


# Runs and their results --------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class RunIndex:
    """Which runs reported which results: runs by (number, environment), numbers by result."""

    runs: Mapping[tuple[int, str], RunRef]
    reported: Mapping[int, tuple[int, ...]]

    def of(self, stored: StoredResult) -> list[RunRef]:
        """List the runs that reported a result."""
        numbers = self.reported.get(stored.id or 0, ())
        return [self.runs[number, stored.environment] for number in numbers]


def index_runs(store: Store, stored: Iterable[StoredResult]) -> RunIndex:
    """Ask the store once which runs reported some results, of however many cases."""
    stored = list(stored)
    reported = store.reported_by([one.id for one in stored if one.id is not None])
    numbers = {number for runs in reported.values() for number in runs}
    environments = {one.environment for one in stored}
    found = {}
    for run in store.runs():
        if run.id in numbers:
            facts = {held.environment: held for held in store.environments(run.id)}
            for name in environments:
                found[run.id, name] = RunRef(
                    number=run.id,
                    started=run.started,
                    imported=run.imported,
                    machine=facts[name].platform if name in facts else "",
                )
    return RunIndex(runs=found, reported=reported)


def group_by_place(stored: Iterable[StoredResult], runs: RunIndex) -> ResultsByPlace:
    """Group results by place and run."""
    found: ResultsByPlace = {}
    for one in stored:
        for run in runs.of(one):
            found.setdefault(place_of(one), {}).setdefault(run, []).append(one)
    return found


def in_order(
    results: Mapping[RunRef, list[StoredResult]],
) -> list[tuple[RunRef, list[StoredResult]]]:
    """Order the runs of one place by when they started."""
    return sorted(results.items(), key=lambda item: (item[0].started, item[0]))


def place_of(stored: StoredResult) -> Place:
    """Return where a result was measured."""
    return (stored.environment, stored.mode, stored.backend)


# What they mean ----------------------------------------------------------------------------------


@dataclass(kw_only=True)
class CaseJudge:
    """Judges results of one case, with the case as it is now; remembers what it has judged.

    `environments` may be shared by the judges of one framework: it remembers descriptions.
    """

    case: Case
    framework: Framework
    environments: dict[str, EnvironmentSpec] = field(default_factory=dict)
    _trials: dict[Place, Trial] = field(default_factory=dict)
    _judged: dict[frozenset[int | None], Judgement | None] = field(default_factory=dict)
    _cells: dict[str, Cell] = field(default_factory=dict)
    _observed: dict[tuple[int | None, ...], Period] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._warnings = [e.warning for e in self.case.expectations if e.warning is not None]

    def trial(self, place: Place) -> Trial:
        """Return the trial of a place, described by its identifier alone."""
        if place not in self._trials:
            environment = self._environment(place[0])
            self._trials[place] = make_trial(self.case, environment, place[1], place[2])
        return self._trials[place]

    def _environment(self, name: str) -> EnvironmentSpec:
        if name not in self.environments:
            facts = EnvironmentFacts(environment=name)
            self.environments[name] = environment_of(self.framework, facts)
        return self.environments[name]

    def is_current(self, stored: StoredResult) -> bool:
        """Return whether a result comes from the script as it is now."""
        if not self._cells:  # any place will do: only the case's scripts count
            self._cells.update((str(c.script), c) for c in self.trial(place_of(stored)).cells)
        return is_of_script(stored, self._cells[stored.script])

    def judgement(self, place: Place, results: Sequence[StoredResult]) -> Judgement | None:
        """Judge the results of one run at a place; the same results are judged once."""
        key = frozenset(stored.id for stored in results)
        if key not in self._judged:
            self._judged[key] = judge_results(self.trial(place), results)
        return self._judged[key]

    def observed(self, run: RunRef, place: Place, results: Sequence[StoredResult]) -> Period:
        """Return what one run observed at a place; runs that share results share the work."""
        key = tuple(stored.id for stored in results)
        known = self._observed.get(key)
        if known is None:
            judged = self.judgement(place, results)
            state = State(
                verdict=None if judged is None else judged.verdict,
                broken=self.behaviours(results, Script.BROKEN),
                fixed=self.behaviours(results, Script.FIXED),
            )
            measured = {one.id or 0: one.measured for one in results if one.script == _BROKEN}
            known = self._period(place, state, measured)
            self._observed[key] = known
        return known.seen_by((run,), known.measured)

    def recorded(self, observation: Observation) -> Period | None:
        """Return what the record has of a place; None where it is about other scripts."""
        if not self.is_recorded(observation):
            return None
        known = self.recalled(observation)
        verdict, broken, fixed = known.verdict, known.broken, known.fixed
        warns = verdict.is_failure and broken.outcome is Outcome.PASSED
        is_warned = verdict is Verdict.FIX_FAILS and fixed.outcome is Outcome.PASSED
        state = State(
            verdict=verdict,
            broken=(
                observe_behaviour(
                    broken,
                    warnings=(SOME_WARNING,) if warns else (),
                    stated=stated_harm(self.case, broken),
                ),
            ),
            fixed=(observe_behaviour(fixed, warnings=(SOME_WARNING,) if is_warned else ()),),
            is_recorded=True,
        )
        return self._period(split_place(observation.place), state, {})

    def recalled(self, observation: Observation) -> Judgement:
        """Judge what the record has of a place."""
        return recalled(self.trial(split_place(observation.place)), observation)

    def _period(self, place: Place, state: State, measured: Mapping[int, datetime]) -> Period:
        release = place[0].removeprefix(f"{self.framework.name}-")
        return make_period(place[0], release, state, measured=measured)

    def is_recorded(self, observation: Observation) -> bool:
        """Return whether an observation is about the scripts as they are now."""
        trial = self.trial(split_place(observation.place))
        return observation.content == content_digest(trial)

    def behaviours(self, results: Iterable[StoredResult], script: Script) -> tuple[Behaviour, ...]:
        """List the distinct behaviours of one script; failures to run it are left out."""
        name = str(script)
        own = [stored.result for stored in results if stored.script == name]
        seen = [self.behaviour(result) for result in own if result.outcome.is_from_script]
        return tuple(dict.fromkeys(seen))

    def behaviour(self, result: ScriptResult) -> Behaviour:
        """Return what one result counts as in comparisons."""
        documented = documented_warnings(result, self._warnings) if self._warnings else ()
        return observe_behaviour(
            result, warnings=tuple(sorted(documented)), stated=stated_harm(self.case, result)
        )


def observe_places(
    results: ResultsByPlace, record: Iterable[Observation], judge: CaseJudge
) -> dict[Place, list[Period]]:
    """Return what each run observed at each place, then the record, in reading order."""
    observed = {
        place: [judge.observed(run, place, mine) for run, mine in in_order(runs)]
        for place, runs in results.items()
    }
    for observation in record:
        recorded = judge.recorded(observation)
        if recorded is not None:
            observed.setdefault(split_place(observation.place), []).append(recorded)
    places = sorted(observed, key=lambda place: _reading_order(place, judge))
    return {place: observed[place] for place in places}


def _reading_order(place: Place, judge: CaseJudge) -> tuple[object, ...]:
    """Order by mode as the framework lists them, backend, then release."""
    environment, mode, backend = place
    modes = modes_of(judge.case, judge.framework)
    rank = modes.index(mode) if mode in modes else len(modes)
    version = Version(judge.trial(place).environment.version)
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
