"""Write the site: every page in worker processes, into a new folder that is then swapped in."""

from __future__ import annotations

import gc
import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from errata.model.errors import HarnessFailure
from errata.report.site import addresses
from errata.report.site.facts import RunPage, SiteFacts, UpgradePage
from errata.report.site.folder import check_folder, staged
from errata.report.site.rendering import ASSETS, make_environment

if TYPE_CHECKING:
    import jinja2

__all__ = ["Built", "Page", "build_site", "pages_of"]

ALONE = 40
"""Up to so many pages one process is faster than several."""
_CHUNK = 4


@dataclass(frozen=True, kw_only=True)
class Page:
    """One page: its path inside the site, and what renders it (`module:function`).

    `of` names the list of `SiteFacts` and the position in it; None for what shows them all. The
    path is empty where it takes the facts of the page to tell.
    """

    path: str
    renderer: str
    of: tuple[str, int] | None = None


@dataclass(frozen=True, kw_only=True)
class Built:
    """What was written: pages, and bytes of everything."""

    pages: int
    bytes: int


def pages_of(facts: SiteFacts) -> Iterator[Page]:
    """List all pages of a site, the heaviest first."""
    yield Page(path="upgrades/index.html", renderer="pages_upgrades:render_upgrades")
    for index in range(len(facts.upgrades)):
        yield Page(path="", renderer="pages_upgrades:render_upgrade", of=("upgrades", index))
    yield Page(path="index.html", renderer="page_matrix:render_matrix")
    yield Page(path="runs/index.html", renderer="pages_runs:render_runs")
    for index, run in enumerate(facts.runs):
        yield Page(
            path=addresses.run_path(run.number),
            renderer="pages_runs:render_run",
            of=("runs", index),
        )
    yield Page(path="environments/index.html", renderer="pages_environments:render_environments")
    for index, environment in enumerate(facts.environments):
        yield Page(
            path=addresses.environment_path(environment.stem),
            renderer="pages_environments:render_environment",
            of=("environments", index),
        )
    for index, case in enumerate(facts.cases):
        yield Page(
            path=addresses.case_path(case.id),
            renderer="page_case:render_case",
            of=("cases", index),
        )


def build_site(
    facts: SiteFacts,
    directory: Path,
    *,
    tell: Callable[[RunPage], RunPage] | None = None,
    progress: Callable[[int, int], None] | None = None,
    processes: int | None = None,
) -> Built:
    """Write all pages and assets; `progress` hears how many pages of how many are done.

    `tell` completes a run's page with what the run said, in the process that renders it. Equal
    facts give equal bytes. The folder changes at the very end, in one step. Raises UsageProblem
    for a folder that is not ours to replace, HarnessFailure where nothing can be written.
    """
    folder = check_folder(directory)
    pages = list(pages_of(facts))
    with staged(folder) as draft:
        _copy_assets(draft / "assets")
        writer = _Writer(facts, draft, pages, tell)
        done = 0
        for written in _write_all(writer, processes or _processes(len(pages))):
            done += written
            if progress is not None:
                progress(done, len(pages))
        size = sum(path.stat().st_size for path in draft.rglob("*") if path.is_file())
    return Built(pages=len(pages), bytes=size)


def _copy_assets(folder: Path) -> None:
    folder.mkdir()
    for path in sorted(ASSETS.iterdir()):
        if path.is_file():
            (folder / path.name).write_bytes(path.read_bytes())


class _Writer:
    """Render single pages into a folder."""

    def __init__(
        self,
        facts: SiteFacts,
        folder: Path,
        pages: list[Page],
        tell: Callable[[RunPage], RunPage] | None,
    ) -> None:
        self.pages = pages
        self._tell = tell
        self._facts = facts
        self._folder = folder
        self._environment: jinja2.Environment | None = None

    def write(self, indexes: Sequence[int]) -> int:
        """Render some pages and write them; returns how many."""
        for index in indexes:
            self._write(self.pages[index])
        return len(indexes)

    def _write(self, page: Page) -> None:
        if self._environment is None:
            self._environment = make_environment(
                version=self._facts.version, newest=self._facts.newest
            )
        module, _, name = page.renderer.partition(":")
        render = getattr(importlib.import_module(f"errata.report.site.{module}"), name)
        arguments = self._arguments(page)
        text = render(*arguments, self._environment)
        path = self._folder / (page.path or _path_of(arguments[0]))
        path.parent.mkdir(parents=True, exist_ok=True)
        # What UTF-8 cannot hold must never cost the whole site.
        path.write_bytes(text.encode(errors="backslashreplace"))

    def _arguments(self, page: Page) -> tuple[object, ...]:
        """Return what a page is rendered from: itself, and all facts unless it is a case's."""
        if page.of is None:
            return (self._facts,)
        field, index = page.of
        own = getattr(self._facts, field)[index]
        if field == "runs" and self._tell is not None:
            own = self._tell(own)
        return (own,) if field == "cases" else (own, self._facts)


def _path_of(upgrade: object) -> str:
    assert isinstance(upgrade, UpgradePage)  # noqa: S101 - only these have no path before
    return addresses.upgrade_path(upgrade.framework, upgrade.before, upgrade.after)


_writer: _Writer | None = None
"""What forked workers find: facts are inherited, for pickling them costs more than rendering."""


def _write_some(indexes: Sequence[int]) -> int:
    assert _writer is not None  # noqa: S101 - set before the workers were forked
    return _writer.write(indexes)


def _tasks(pages: Sequence[Page]) -> list[Sequence[int]]:
    """Divide pages among processes: all upgrades go together, for their list compares them all."""
    together = [i for i, page in enumerate(pages) if page.renderer.startswith("pages_upgrades:")]
    rest = [i for i, page in enumerate(pages) if not page.renderer.startswith("pages_upgrades:")]
    return [together, *(rest[i : i + _CHUNK] for i in range(0, len(rest), _CHUNK))]


def _write_all(writer: _Writer, processes: int) -> Iterator[int]:
    """Write every page, yielding how many after each task."""
    global _writer  # noqa: PLW0603 - see there
    tasks = _tasks(writer.pages)
    if processes == 1:
        yield from map(writer.write, tasks)
        return
    _writer = writer
    try:
        with ProcessPoolExecutor(
            processes, mp_context=multiprocessing.get_context("fork"), initializer=_be_quiet
        ) as pool:
            yield from pool.map(_write_some, tasks)
    except BrokenProcessPool as error:
        raise HarnessFailure(
            "a process that wrote pages was killed",
            hint="is there enough memory? errata doctor shows it",
        ) from error
    finally:
        _writer = None


def _be_quiet() -> None:
    """Leave an interruption to the process that started this one, and facts where they are."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 10_000)  # looking through a run's facts frees nothing
    gc.enable()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _processes(pages: int) -> int:
    """Return how many processes to use: a process with threads must not be forked."""
    if pages <= ALONE or threading.active_count() > 1:
        return 1
    return max(1, min(len(os.sched_getaffinity(0)), pages // ALONE + 1))
