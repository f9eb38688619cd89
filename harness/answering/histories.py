"""Gather what the store and the record know of one case, over releases and dates."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from fnmatch import fnmatchcase

from packaging.specifiers import InvalidSpecifier, SpecifierSet
from packaging.version import Version

from harness.measuring.keys import is_of_script
from harness.measuring.stored import environment_of, judge_results
from harness.model.behaviour import Behaviour, observe_behaviour
from harness.model.case import Case, Script
from harness.model.cell import Trial
from harness.model.errors import NothingSelected, UsageProblem
from harness.model.outcome import Outcome, ScriptResult
from harness.model.record import Observation, content_digest
from harness.model.signature import matches_text, normalise_message
from harness.model.verdict import Judgement, Verdict
from harness.plan.framework import Framework
from harness.plan.frameworks import load_frameworks
from harness.plan.load import load_corpora
from harness.plan.matrix import make_trial, modes_of
from harness.plan.select import Selection, choose_cases
from harness.project import Project
from harness.report.timeline import (
    Glimpse,
    PlaceHistory,
    RecordedState,
    RunRef,
    Timeline,
    build_timeline,
)
from harness.store.base import EnvironmentFacts, Store, StoredResult
from harness.store.observed import read_case

__all__ = ["Filters", "trace_case"]

Place = tuple[str, str, str]
"""Environment, mode, backend."""
_SOME_WARNING = "(the record keeps no words of it)"


@dataclass(frozen=True, kw_only=True)
class Filters:
    """Which part of a history to look at; empty means all.

    `environments` are globs over identifiers (`torch-2.*`) or requirements (`torch>=2.5`).
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
    where nothing is known, UsageProblem for a name or filter that makes no sense, CaseProblems
    and InvalidRecord.
    """
    frameworks = load_frameworks(project.table)
    case = _choose(load_corpora(project.corpora, frameworks), name)
    framework = frameworks[case.requires.framework]
    chosen = _Chosen(framework, filters, name.partition("@")[2])
    everything = store.history(case.id)
    stored = [one for one in everything if chosen.has(_place(one))]
    if filters.since is not None:
        stored = [one for one in stored if one.measured >= filters.since]
    teller = _Teller(case, framework)
    current = [one for one in stored if teller.is_current(one)]
    record = {
        observation.place: observation
        for observation in read_case(project.record, case.id).values()
        if observation.place.count(":") >= len(("mode", "backend"))
        and chosen.has(_split(observation.place))
    }
    places = _places(store, current, record, teller)
    if not places:
        raise _nothing(case.id, stored=len(stored), known=len(everything))
    return build_timeline(
        case.id, case.title, places, limit=filters.limit, stale=len(stored) - len(current)
    )


def _choose(cases: Sequence[Case], name: str) -> Case:
    found = choose_cases(cases, Selection(patterns=(name,)))
    if len(found) > 1:
        names = ", ".join(case.id for case in found[:5])
        raise UsageProblem(f"{name!r} names {len(found)} cases: {names}", hint="give one whole id")
    return found[0]


def _nothing(case: str, *, stored: int, known: int) -> NothingSelected:
    """Say why there is nothing to show; `stored` results were asked for, `known` are there."""
    if stored:
        return NothingSelected(
            f"all {stored} results of {case} were measured with scripts that were edited since",
            hint=f"measure them anew: errata run {case} --env all",
        )
    if known:
        return NothingSelected(
            f"the options leave out all that is known of {case}",
            hint="leave out --mode, --backend, --env or --since",
        )
    return NothingSelected(
        f"nothing is stored or recorded of {case}", hint=f"first: errata run {case} --env all"
    )


class _Chosen:
    """The filters, ready to be asked; raises UsageProblem for one that cannot be read."""

    def __init__(self, framework: Framework, filters: Filters, place: str) -> None:
        self._framework = framework
        self._filters = filters
        self._place = place
        self._specifiers = {
            text: self._specifier(text) for text in filters.environments if set(text) & set("<>=!~")
        }

    def has(self, place: Place) -> bool:
        """Tell whether a place is asked for."""
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
        version = environment_of(self._framework, EnvironmentFacts(environment=environment)).version
        return any(
            self._specifiers[text].contains(Version(version), prereleases=True)
            if text in self._specifiers
            else text in ("all", self._framework.name) or fnmatchcase(environment, text)
            for text in self._filters.environments
        )

    def _specifier(self, text: str) -> SpecifierSet:
        name = self._framework.name
        try:
            return SpecifierSet(text.removeprefix(name).strip())
        except InvalidSpecifier as error:
            raise UsageProblem(
                f"{text!r} names no releases of {name}",
                hint=f"write '{name}-2.*' or '{name}>=2.5'",
            ) from error


class _Teller:
    """Say what results of one case mean, with the case as it is now."""

    def __init__(self, case: Case, framework: Framework) -> None:
        self.case = case
        self.framework = framework
        self._trials: dict[Place, Trial] = {}
        self._judged: dict[frozenset[int | None], Judgement | None] = {}
        self._warnings = [e.warning for e in case.expectations if e.warning is not None]

    def trial(self, place: Place) -> Trial:
        """Return the trial of a place, described by its identifier alone."""
        if place not in self._trials:
            facts = EnvironmentFacts(environment=place[0])
            environment = environment_of(self.framework, facts)
            self._trials[place] = make_trial(self.case, environment, place[1], place[2])
        return self._trials[place]

    def is_current(self, stored: StoredResult) -> bool:
        """Tell whether a result comes from the script as it is now."""
        cells = {str(cell.script): cell for cell in self.trial(_place(stored)).cells}
        return is_of_script(stored, cells[stored.script])

    def verdict(self, place: Place, results: Sequence[StoredResult]) -> Verdict | None:
        """Judge what one run said of a place; runs that said the same are judged once."""
        key = frozenset(stored.id for stored in results)
        if key not in self._judged:
            self._judged[key] = judge_results(self.trial(place), results)
        judged = self._judged[key]
        return None if judged is None else judged.verdict

    def behaviours(self, results: Iterable[StoredResult], script: Script) -> tuple[Behaviour, ...]:
        """List the distinct behaviours of one script, where it had a say."""
        own = [stored.result for stored in results if stored.script == str(script)]
        said = [self._behaviour(result) for result in own if result.outcome.is_from_script]
        return tuple(dict.fromkeys(said))

    def _behaviour(self, result: ScriptResult) -> Behaviour:
        seen = dict.fromkeys(normalise_message(warning.message) for warning in result.warnings)
        documented = [text for text in seen if any(matches_text(p, text) for p in self._warnings)]
        return observe_behaviour(result, warnings=tuple(sorted(documented)))

    def recorded(self, observation: Observation) -> RecordedState | None:
        """Return what the record says; None where it speaks of other scripts."""
        place = _split(observation.place)
        if observation.content != content_digest(self.trial(place)):
            return None
        fails = observation.verdict in (Verdict.REPRODUCES, Verdict.DRIFTED)
        warned = fails and observation.broken is Outcome.PASSED
        broken, fixed = (
            Behaviour(
                outcome=outcome,
                status=status,
                type=signature.type if signature else "",
                message=signature.message if signature else "",
                at=signature.at if signature else "",
                warnings=warnings,
            )
            for outcome, signature, status, warnings in (
                (
                    observation.broken,
                    observation.signature,
                    observation.detail,
                    (_SOME_WARNING,) if warned else (),
                ),
                (observation.fixed, observation.fixed_signature, "", ()),
            )
        )
        return RecordedState(verdict=observation.verdict, broken=broken, fixed=fixed)


def _places(
    store: Store,
    stored: Sequence[StoredResult],
    record: Mapping[str, Observation],
    teller: _Teller,
) -> list[PlaceHistory]:
    """Gather results and record by place, in reading order."""
    runs = _runs(store, stored)
    by_place: dict[Place, dict[RunRef, list[StoredResult]]] = {}
    said = store.said_by([one.id for one in stored if one.id is not None])
    for one in stored:
        for number in said.get(one.id or 0, ()):
            glimpses = by_place.setdefault(_place(one), {})
            glimpses.setdefault(runs[number, one.environment], []).append(one)
    recorded = {_split(name): teller.recorded(one) for name, one in record.items()}
    known = [place for place, state in recorded.items() if state is not None]
    places = sorted({*by_place, *known}, key=lambda place: _reading_order(place, teller))
    return [
        PlaceHistory(
            environment=place[0],
            release=place[0].removeprefix(f"{teller.framework.name}-"),
            mode=place[1],
            backend=place[2],
            glimpses=tuple(
                _glimpse(run, place, results, teller)
                for run, results in sorted(
                    by_place.get(place, {}).items(), key=lambda item: (item[0].started, item[0])
                )
            ),
            recorded=recorded.get(place),
        )
        for place in places
    ]


def _runs(store: Store, stored: Sequence[StoredResult]) -> dict[tuple[int, str], RunRef]:
    """Describe the runs that said some results, with the machine of each environment."""
    numbers = {n for runs in store.said_by([s.id for s in stored if s.id]).values() for n in runs}
    environments = {one.environment for one in stored}
    found = {}
    for run in store.runs():
        if run.id in numbers:
            facts = {held.environment: held for held in store.environments(run.id)}
            for name in environments:
                found[run.id, name] = RunRef(
                    number=run.id,
                    started=run.info.started,
                    imported=run.imported,
                    machine=facts[name].platform if name in facts else "",
                )
    return found


def _glimpse(
    run: RunRef, place: Place, results: Sequence[StoredResult], teller: _Teller
) -> Glimpse:
    broken = [one for one in results if one.script == str(Script.BROKEN)]
    return Glimpse(
        run=run,
        verdict=teller.verdict(place, results),
        broken=teller.behaviours(results, Script.BROKEN),
        fixed=teller.behaviours(results, Script.FIXED),
        measured={one.id or 0: one.measured for one in broken},
    )


def _place(stored: StoredResult) -> Place:
    return (stored.environment, stored.mode, stored.backend)


def _split(place: str) -> Place:
    environment, mode, backend = place.rsplit(":", 2)
    return (environment, mode, backend)


def _reading_order(place: Place, teller: _Teller) -> tuple[object, ...]:
    """Order by mode as the framework lists them, backend, then release."""
    environment, mode, backend = place
    modes = modes_of(teller.case, teller.framework)
    rank = modes.index(mode) if mode in modes else len(modes)
    version = Version(teller.trial(place).environment.version)
    return (rank, mode, backend != "cpu", backend, version, environment)
