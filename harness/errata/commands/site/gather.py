"""Publish the store and the record as a site: gather once, then write pages."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import errata
from errata.commands.site.build import Published, build_site, check_folder
from errata.commands.site.facts import FrameworkFacts, SiteFacts, UpgradePage
from errata.commands.site.gather_cases import page_of
from errata.commands.site.gather_releases import Held, compare_releases, environment_rows
from errata.evidence import read_evidence
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.project import Project, load_known
from errata.store.sql import Store

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
    report = progress or (lambda what, done, of: None)
    report("reading results", 0, 0)
    frameworks = load_frameworks(project.table)
    held, measured = _held(store or Store())
    cases = load_known(project, frameworks, measured)
    cases = {name: case for name, case in cases.items() if case.claim is None}
    evidence = read_evidence(project, store, cases.values(), frameworks)
    pages = []
    for number, known in enumerate(evidence.values(), 1):
        pages.append(page_of(known, cases))
        report("cases", number, len(evidence))
    upgrades: list[UpgradePage] = []
    arrivals: list[int] = []
    for name, framework in frameworks.items():
        mine = {i: one for i, one in evidence.items() if one.framework.name == name}
        found = list(compare_releases(project, framework, mine))
        arrivals += _arrival(framework, found, len(upgrades))
        upgrades += found
    return SiteFacts(
        version=errata.__version__,
        newest=max((one.measured for k in evidence.values() for one in k.stored), default=None),
        frameworks=tuple(map(_framework, frameworks.values())),
        cases=tuple(pages),
        environments=tuple(
            environment_rows(frameworks, list(cases.values()), pages, held, project.table / "locks")
        ),
        upgrades=tuple(upgrades),
        arrivals=tuple(arrivals),
    )


def _held(store: Store) -> tuple[dict[str, Held], set[str]]:
    """Return what environments held, and the cases that were measured."""
    held: dict[str, Held] = {}
    for run in store.runs():  # the latest first
        for facts in store.environments(run.id):
            mine = held.setdefault(facts.environment, Held(facts=facts))
            if not mine.facts.packages and facts.packages:
                mine.facts = facts  # an earlier run has more
            if facts.platform:
                mine.platforms[facts.platform] = None
    return held, store.cases()


def _framework(framework: Framework) -> FrameworkFacts:
    return FrameworkFacts(
        name=framework.name,
        releases=tuple(release.version for release in framework.releases),
        modes=framework.modes,
    )


def _arrival(framework: Framework, pages: Sequence[UpgradePage], start: int) -> Iterator[int]:
    """Yield the number of the page that leads to the newest release from the nearest one."""
    releases = [release.version for release in framework.releases]
    last = [page for page in pages if page.after == framework.newest.version]
    if last:
        nearest = max(last, key=lambda page: releases.index(page.before))
        yield start + pages.index(nearest)
