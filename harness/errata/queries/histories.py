"""Gather what the store and the record know of one case, over releases and dates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from fnmatch import fnmatchcase

from packaging.specifiers import InvalidSpecifier, SpecifierSet
from packaging.version import Version

from errata.measuring.stored import environment_of
from errata.model.case import Case, Script
from errata.model.cell import Place, is_place, split_place
from errata.model.errors import NothingSelected, UsageProblem
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.load import load_corpora
from errata.plan.select import Selection, choose_cases
from errata.project import Project
from errata.queries.history import (
    Teller,
    gather_sayings,
    place_of,
    said_at,
    trace_places,
)
from errata.report.timeline.view import Timeline, build_timeline
from errata.store.base import EnvironmentFacts, Store
from errata.store.observed import read_case

__all__ = ["Filters", "trace_case"]


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
    stored = [one for one in everything if chosen.has(place_of(one))]
    if filters.since is not None:
        stored = [one for one in stored if one.measured >= filters.since]
    teller = Teller(case=case, framework=framework)
    current = [one for one in stored if teller.is_current(one)]
    record = {
        observation.place: observation
        for observation in read_case(project.record, case.id).values()
        if is_place(observation.place) and chosen.has(split_place(observation.place))
    }
    places = trace_places(said_at(current, gather_sayings(store, current)), record, teller)
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
