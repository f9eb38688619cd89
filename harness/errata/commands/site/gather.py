"""Publish the store and the record as a site: gather once, then write pages."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import errata
from errata.commands.history.history import CaseJudge, RunIndex, index_runs
from errata.commands.site.build import Published, build_site, check_folder
from errata.commands.site.facts import FrameworkFacts, SiteFacts, UpgradePage
from errata.commands.site.gather_cases import CaseHistory, know_case, page_of
from errata.commands.site.gather_releases import Held, compare_releases, environment_rows
from errata.model.cell import EnvironmentSpec
from errata.model.verdict import Observation
from errata.plan.framework import Framework
from errata.project import Project
from errata.store.base import StoredResult
from errata.store.sql import Store

if TYPE_CHECKING:
    from errata.commands.run.stored_run import Reference

Progress = Callable[[str, int, int], None]
"""Receives the name of a step, how much of it is done, and how much there is."""


def publish(
    project: Project, store: Store | None, directory: Path, progress: Progress | None = None
) -> Published:
    """Write the site of the store and the record into a folder, replacing it as a whole.

    Without a store the site shows the record. Raises UsageProblem for a folder that is not ours
    to replace, CaseProblems and InvalidRecord for what cannot be read, StoreFailed, and
    HarnessFailure where nothing can be written.
    """
    clock = time.monotonic()
    folder = check_folder(directory)
    collects = gc.isenabled()
    gc.disable()  # it finds nothing and takes a third of the time
    try:
        facts = gather_site(project, store, progress)
        told = partial(progress, "pages") if progress else None
        built = build_site(facts, folder, progress=told)
    finally:
        if collects:
            gc.enable()
    return replace(built, seconds=time.monotonic() - clock)


def gather_site(
    project: Project, store: Store | None, progress: Progress | None = None
) -> SiteFacts:
    """Gather what the site shows; the number of queries does not depend on the number of cases.

    Raises CaseProblems, InvalidRecord and StoreFailed.
    """
    from errata.commands.run.stored_run import read_reference

    report = progress or (lambda what, done, of: None)
    report("reading results", 0, 0)
    read = _read(store)
    reference = read_reference(project, {one.case for one in read.stored})
    cases = _know_cases(reference, read, report)
    judges = {one.case.id: judge for one, judge in cases}
    ids = frozenset(judges)
    pages = tuple(page_of(one, judges[one.case.id], ids) for one, _ in cases)
    newest = max((one.measured for one in read.stored), default=None)
    upgrades, arrivals = _upgrades(project, reference, [one for one, _ in cases], read)
    return SiteFacts(
        version=errata.__version__,
        newest=newest,
        frameworks=tuple(map(_framework, reference.frameworks.values())),
        cases=pages,
        environments=tuple(
            environment_rows(
                reference.frameworks,
                list(reference.cases.values()),
                pages,
                read.held,
                project.table / "locks",
            )
        ),
        upgrades=upgrades,
        arrivals=arrivals,
    )


@dataclass(frozen=True, kw_only=True)
class _Read:
    """The content of the store: results, the newest first, and their runs and environments."""

    stored: Sequence[StoredResult]
    held: Mapping[str, Held]
    runs_of: RunIndex


def _read(store: Store | None) -> _Read:
    """Read the store in a few queries."""
    store = store or Store()
    stored = store.history("*")
    held: dict[str, Held] = {}
    for run in store.runs():  # the latest first
        for facts in store.environments(run.id):
            mine = held.setdefault(facts.environment, Held(facts=facts))
            if not mine.facts.packages and facts.packages:
                mine.facts = facts  # an earlier run has more
            if facts.platform:
                mine.platforms[facts.platform] = None
    return _Read(stored=stored, held=held, runs_of=index_runs(store, stored))


def _know_cases(
    reference: Reference, read: _Read, report: Progress
) -> list[tuple[CaseHistory, CaseJudge]]:
    """Gather what is known of every case."""
    by_case: dict[str, list[StoredResult]] = {}
    for one in read.stored:
        by_case.setdefault(one.case, []).append(one)
    recorded: dict[str, list[Observation]] = {}
    for observation in reference.record.values():
        recorded.setdefault(observation.case, []).append(observation)
    environments: dict[str, dict[str, EnvironmentSpec]] = {}
    found = []
    for number, case in enumerate(reference.cases.values(), 1):
        name = case.requires.framework
        judge = CaseJudge(
            case=case,
            framework=reference.frameworks[name],
            environments=environments.setdefault(name, {}),
        )
        mine = know_case(judge, by_case.get(case.id, []), recorded.get(case.id, []), read.runs_of)
        found.append((mine, judge))
        report("cases", number, len(reference.cases))
    return found


def _framework(framework: Framework) -> FrameworkFacts:
    return FrameworkFacts(
        name=framework.name,
        releases=tuple(release.version for release in framework.releases),
        modes=framework.modes,
    )


def _upgrades(
    project: Project, reference: Reference, cases: Sequence[CaseHistory], read: _Read
) -> tuple[tuple[UpgradePage, ...], tuple[int, ...]]:
    """Return the comparisons, and which of them are arrivals: see `SiteFacts`."""
    builds = {name: one.facts for name, one in read.held.items()}
    corpus = ", ".join(_relative(project, folder) for folder in project.meant)
    found: list[UpgradePage] = []
    arrivals = []
    for name, framework in reference.frameworks.items():
        mine = [one for one in cases if one.framework.name == name]
        compared = compare_releases(framework, mine, builds, corpus)
        releases = [release.version for release in framework.releases]
        pairs = list(compared)
        last = [pair for pair in pairs if pair[1] == framework.newest.version]
        if last:
            nearest = max(last, key=lambda pair: releases.index(pair[0]))
            arrivals.append(len(found) + pairs.index(nearest))
        found += [compare() for compare in compared.values()]
    return tuple(found), tuple(arrivals)


def _relative(project: Project, folder: Path) -> str:
    """Return a folder relative to the project, or its name."""
    return (
        folder.relative_to(project.root).as_posix()
        if folder.is_relative_to(project.root)
        else folder.name
    )
