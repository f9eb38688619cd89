"""Publish the store and the record as a site: gather once, then write pages."""

from __future__ import annotations

import gc
import shlex
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

import errata
from errata.commands.diagnose.diagnosing import known_to
from errata.commands.history.history import CaseJudge, RunIndex, index_runs
from errata.commands.run.view import RunView
from errata.commands.site.build import Published, build_site, check_folder
from errata.commands.site.facts import FrameworkFacts, LazyList, RunPage, SiteFacts, UpgradePage
from errata.commands.site.gather_cases import CaseHistory, know_case, page_of
from errata.commands.site.gather_releases import Held, compare_releases, environment_pages
from errata.commands.site.recogniser import recogniser_script
from errata.model.cell import EnvironmentSpec
from errata.model.runs import EnvironmentFacts, RunHeader
from errata.model.verdict import Observation
from errata.plan.framework import Framework
from errata.project import Project
from errata.store.base import StoredResult
from errata.store.sql import Store

if TYPE_CHECKING:
    from errata.commands.run.stored_run import Reference

MOST_RESULTS = 120_000
"""The number of results that are judged for the pages of runs, the newest runs first."""
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
    with _no_collection():
        facts, complete = gather_site(project, store, progress)
        built = build_site(
            replace(facts, recogniser=_recogniser(project, facts)),
            folder,
            complete=complete,
            progress=(lambda done, of: progress("pages", done, of)) if progress else None,
        )
    return replace(built, seconds=time.monotonic() - clock)


def _recogniser(project: Project, facts: SiteFacts) -> str:
    """Return the script that knows what `errata diagnose` knows here."""
    pages = {case.id for case in facts.cases}
    return recogniser_script(known_to(project).index, pages)


@contextmanager
def _no_collection() -> Iterator[None]:
    """Disable garbage collection: it finds nothing and takes a third of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def gather_site(
    project: Project, store: Store | None, progress: Progress | None = None
) -> tuple[SiteFacts, Callable[[RunPage], RunPage]]:
    """Gather what the site shows; the number of queries does not depend on the number of cases.

    Also returns what adds the results of a run to its page, which is done page by page.
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
    facts = SiteFacts(
        version=errata.__version__,
        newest=newest,
        frameworks=tuple(map(_framework, reference.frameworks.values())),
        cases=pages,
        environments=tuple(
            environment_pages(
                reference.frameworks,
                list(reference.cases.values()),
                pages,
                read.held,
                project.table / "locks",
            )
        ),
        runs=tuple(_run_page(run, read) for run in read.runs),
        upgrades=upgrades,
        arrivals=arrivals,
    )
    return facts, _run_renderer(project, reference, read)


@dataclass(frozen=True, kw_only=True)
class _Read:
    """The content of the store: results, the newest first, and runs, the latest first."""

    stored: Sequence[StoredResult]
    runs: Sequence[RunHeader]
    environments: Mapping[int, Sequence[EnvironmentFacts]]
    held: Mapping[str, Held]
    runs_of: RunIndex
    by_run: Mapping[int, Sequence[StoredResult]]


def _read(store: Store | None) -> _Read:
    """Read the store in a few queries."""
    store = store or Store()
    stored = store.history("*")
    runs = store.runs()
    environments = {run.id: store.environments(run.id) for run in runs}
    held: dict[str, Held] = {}
    for run in runs:
        for facts in environments[run.id]:
            mine = held.setdefault(facts.environment, Held(facts=facts))
            if not mine.facts.packages and facts.packages:
                mine.facts = facts  # an earlier run has more
            if facts.platform:
                mine.platforms[facts.platform] = None
    runs_of = index_runs(store, stored)
    by_run: dict[int, list[StoredResult]] = {}
    for one in reversed(stored):
        for number in runs_of.reported.get(one.id or 0, ()):
            by_run.setdefault(number, []).append(one)
    for results in by_run.values():
        results.sort(key=lambda one: one.id or 0)
    return _Read(
        stored=stored,
        runs=runs,
        environments=environments,
        held=held,
        runs_of=runs_of,
        by_run=by_run,
    )


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
) -> tuple[LazyList[UpgradePage], tuple[int, ...]]:
    """Return the comparisons, each made by the process that needs it, and the arrivals of them."""
    builds = {name: one.facts for name, one in read.held.items()}
    corpus = ", ".join(_relative(project, folder) for folder in project.meant)
    makers: list[Callable[[], UpgradePage]] = []
    arrivals = []
    for name, framework in reference.frameworks.items():
        mine = [one for one in cases if one.framework.name == name]
        compared = compare_releases(framework, mine, builds, corpus)
        releases = [release.version for release in framework.releases]
        pairs = list(compared)
        last = [pair for pair in pairs if pair[1] == framework.newest.version]
        if last:
            nearest = max(last, key=lambda pair: releases.index(pair[0]))
            arrivals.append(len(makers) + pairs.index(nearest))
        makers += compared.values()
    return LazyList(makers), tuple(arrivals)


def _relative(project: Project, folder: Path) -> str:
    """Return a folder relative to the project, or its name."""
    return (
        folder.relative_to(project.root).as_posix()
        if folder.is_relative_to(project.root)
        else folder.name
    )


# Runs ------------------------------------------------------------------------------------------


def _run_page(run: RunHeader, read: _Read) -> RunPage:
    machines = dict.fromkeys(facts.platform for facts in read.environments[run.id])
    return RunPage(
        number=run.id,
        started=run.started,
        finished=run.finished,
        command=_public(run.argv),
        counts=tuple(sorted(run.counts.items(), key=lambda item: (-item[1], item[0]))),
        exit_code=run.exit_code,
        imported=run.imported,
        machine=", ".join(name for name in machines if name),
        view=None,
        selection=run.selection,
        results=len(read.by_run.get(run.id, ())),
    )


def _public(argv: str) -> str:
    """Shorten the paths of a command line, which are private."""
    try:
        words = shlex.split(argv)
    except ValueError:
        return argv
    shown = [(word, _short(word)) for word in words]
    if all(word == short for word, short in shown):
        return argv
    return " ".join(shlex.quote(word) if word == short else short for word, short in shown)


def _short(word: str) -> str:
    option, is_option, value = word.partition("=")
    if word.startswith("-") and is_option:
        return f"{option}={_short(value)}"
    if word.startswith(("/", "~")) and len(PurePosixPath(word).parts) > 1:
        return f"…/{PurePosixPath(word).name}"
    return word


def _shown_in_full(read: _Read) -> Iterator[RunHeader]:
    """Yield the runs that are shown in full: the newest, and others while there is room."""
    room = MOST_RESULTS
    for number, run in enumerate(read.runs):
        size = len(read.by_run.get(run.id, ()))
        if size <= room or number == 0:
            room -= size
            yield run


def _run_renderer(
    project: Project, reference: Reference, read: _Read
) -> Callable[[RunPage], RunPage]:
    """Return a function that adds the results of a run to its page, in any process.

    Runs that are too large stay without results.
    """
    runs = {run.id: run for run in _shown_in_full(read)}
    store = _Rows(read.by_run, read.environments)

    def complete(page: RunPage) -> RunPage:
        from errata.commands.run.stored_run import replay_run

        run = runs.get(page.number)
        if run is None:
            return page
        view: RunView = replay_run(project, store, run, reference, placed=False)
        corpus = ", ".join(_relative(project, folder) for folder in project.meant)
        return replace(page, view=replace(view, facts=replace(view.facts, corpus=corpus)))

    return complete


class _Rows(Store):
    """A store of results that were read before."""

    def __init__(
        self,
        rows: Mapping[int, Sequence[StoredResult]],
        environments: Mapping[int, Sequence[EnvironmentFacts]],
    ) -> None:
        super().__init__()
        self._rows = rows
        self._facts = environments

    def results(self, run_id: int) -> list[StoredResult]:
        """List a run's results by identifier."""
        return list(self._rows.get(run_id, ()))

    def environments(self, run_id: int) -> list[EnvironmentFacts]:
        """List a run's environments by identifier."""
        return list(self._facts.get(run_id, ()))
