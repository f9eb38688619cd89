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
from errata.model.cell import EnvironmentSpec
from errata.model.record import Observation
from errata.model.runs import EnvironmentFacts, RunHeader
from errata.plan.framework import Framework
from errata.project import Project
from errata.queries.history import CaseJudge, RunIndex, index_runs
from errata.queries.site_cases import KnownCase, know_case, page_of
from errata.queries.site_releases import Held, compare_releases, environment_pages
from errata.report.run_view import EnvironmentFacts as Build
from errata.report.run_view import RunView
from errata.report.site.build import Published, build_site, check_folder
from errata.report.site.facts import FrameworkFacts, Later, RunPage, SiteFacts, UpgradePage
from errata.store.base import Store, StoredResult
from errata.store.memory import MemoryStore

if TYPE_CHECKING:
    from errata.queries.replay_run import Reference

__all__ = ["Gathered", "Published", "gather_site", "publish"]

TOLD = 120_000
"""So many results are judged anew for the pages of runs, the newest runs first."""
Progress = Callable[[str, int, int], None]
"""Hears what is done, how far that is, and how far it has to go."""


@dataclass(frozen=True, kw_only=True)
class Gathered:
    """All that the site shows; `tell` judges a run again, for its own page."""

    facts: SiteFacts
    tell: Callable[[RunPage], RunPage]


def publish(
    project: Project, store: Store | None, directory: Path, progress: Progress | None = None
) -> Published:
    """Write the site of the whole store and record into a folder, which is replaced as a whole.

    Without a store it shows the record alone. Raises UsageProblem for a folder that is not ours
    to replace, CaseProblems and InvalidRecord for what cannot be read, StoreFailed, and
    HarnessFailure where nothing can be written.
    """
    clock = time.monotonic()
    folder = check_folder(directory)
    with _no_collection():
        gathered = gather_site(project, store, progress)
        built = build_site(
            gathered.facts,
            folder,
            tell=gathered.tell,
            progress=(lambda done, of: progress("pages", done, of)) if progress else None,
        )
    return replace(built, seconds=time.monotonic() - clock)


@contextmanager
def _no_collection() -> Iterator[None]:
    """Look for no garbage: there is none among millions of facts, and looking takes a third."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def gather_site(
    project: Project, store: Store | None, progress: Progress | None = None
) -> Gathered:
    """Gather what the site shows: the store is read once, whatever the number of cases.

    Raises CaseProblems, InvalidRecord and StoreFailed.
    """
    from errata.queries.replay_run import read_reference

    report = progress or (lambda what, done, of: None)
    reference = read_reference(project)
    report("reading results", 0, 0)
    read = _read(store)
    cases = _know_cases(reference, read, report)
    judges = {one.case.id: judge for one, judge in cases}
    pages = tuple(page_of(one, judges[one.case.id]) for one, _ in cases)
    newest = max((one.measured for one in read.stored), default=None)
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
        upgrades=_upgrades(project, reference, [one for one, _ in cases], read),
    )
    return Gathered(facts=facts, tell=_RunRenderer(project, reference, read).tell)


@dataclass(frozen=True, kw_only=True)
class _Read:
    """What the store holds: results, the newest first, and runs, the latest first."""

    stored: Sequence[StoredResult]
    runs: Sequence[RunHeader]
    environments: Mapping[int, Sequence[EnvironmentFacts]]
    held: Mapping[str, Held]
    runs_of: RunIndex
    said: Mapping[int, Sequence[StoredResult]]


def _read(store: Store | None) -> _Read:
    """Read the store in a handful of queries."""
    store = store or MemoryStore()
    stored = store.history("*")
    runs = store.runs()
    environments = {run.id: store.environments(run.id) for run in runs}
    held: dict[str, Held] = {}
    for run in runs:
        for facts in environments[run.id]:
            mine = held.setdefault(facts.environment, Held(facts=facts))
            if not mine.facts.packages and facts.packages:
                mine.facts = facts  # an earlier run asked it more
            if facts.platform:
                mine.platforms[facts.platform] = None
    runs_of = index_runs(store, stored)
    said: dict[int, list[StoredResult]] = {}
    for one in reversed(stored):
        for number in runs_of.reported.get(one.id or 0, ()):
            said.setdefault(number, []).append(one)
    for mine_said in said.values():
        mine_said.sort(key=lambda one: one.id or 0)
    return _Read(
        stored=stored,
        runs=runs,
        environments=environments,
        held=held,
        runs_of=runs_of,
        said=said,
    )


def _know_cases(
    reference: Reference, read: _Read, report: Progress
) -> list[tuple[KnownCase, CaseJudge]]:
    """Return what is known about every case."""
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
    project: Project, reference: Reference, cases: Sequence[KnownCase], read: _Read
) -> Later[UpgradePage]:
    """Lay out the comparisons, which are made where their pages are written."""
    builds = {
        name: Build(id=name, build=one.facts.framework_version, python=one.facts.python_version)
        for name, one in read.held.items()
    }
    corpus = ", ".join(_relative(project, folder) for folder in project.corpora)
    return Later(
        [
            compare
            for name, framework in reference.frameworks.items()
            for compare in compare_releases(
                framework, [one for one in cases if one.framework.name == name], builds, corpus
            )
        ]
    )


def _relative(project: Project, folder: Path) -> str:
    """Name a folder without saying where on this machine it is."""
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
        said=len(read.said.get(run.id, ())),
    )


def _public(argv: str) -> str:
    """Shorten the paths of a command line: they are private."""
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


def _told(read: _Read) -> Iterator[RunHeader]:
    """Choose the runs that have a page in full: the newest, and of the others those that fit."""
    room = TOLD
    for number, run in enumerate(read.runs):
        size = len(read.said.get(run.id, ()))
        if size <= room or number == 0:
            room -= size
            yield run


class _RunRenderer:
    """Judge runs anew from what was read already, so that it can be done in any process."""

    def __init__(self, project: Project, reference: Reference, read: _Read) -> None:
        self._project = project
        self._reference = reference
        self._runs = {run.id: run for run in _told(read)}
        self._store = _Rows(read.said, read.environments)

    def tell(self, page: RunPage) -> RunPage:
        """Return a run's page with its findings, unless they are left out for their size."""
        from errata.queries.replay_run import replay_run

        run = self._runs.get(page.number)
        if run is None:
            return page
        view: RunView = replay_run(self._project, self._store, run, self._reference, placed=False)
        corpus = ", ".join(_relative(self._project, folder) for folder in self._project.corpora)
        return replace(page, view=replace(view, facts=replace(view.facts, corpus=corpus)))


class _Rows(MemoryStore):
    """A store that answers, of each run, what was read before."""

    def __init__(
        self,
        said: Mapping[int, Sequence[StoredResult]],
        environments: Mapping[int, Sequence[EnvironmentFacts]],
    ) -> None:
        super().__init__()
        self._rows = said
        self._facts = environments

    def results(self, run_id: int) -> list[StoredResult]:
        """List all results of a run, by identifier."""
        return list(self._rows.get(run_id, ()))

    def environments(self, run_id: int) -> list[EnvironmentFacts]:
        """List a run's environments by identifier."""
        return list(self._facts.get(run_id, ()))
