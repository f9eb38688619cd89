"""Write the site: pages in worker processes, into a new folder that then replaces the old one."""

from __future__ import annotations

import errno
import gc
import importlib
import multiprocessing
import os
import shutil
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from errata.commands.site import addresses
from errata.commands.site.errors import ERRORS, errors_script
from errata.commands.site.facts import SiteFacts, UpgradePage
from errata.commands.site.rendering import ASSETS, make_environment
from errata.model.errors import HarnessFailure, UsageProblem
from errata.system.files import abandoned, draft_path
from errata.text.printable import first_names

if TYPE_CHECKING:
    import jinja2

ALONE = 40
"""Up to this number of pages one process is faster than several."""
_CHUNK = 4


@dataclass(frozen=True, kw_only=True)
class PageTask:
    """A page to write: its path inside the site, and what renders it (`module:function`).

    `of` is a list of `SiteFacts` and an index; None for a page of all facts. The path is empty if
    it depends on the page's facts.
    """

    path: str
    renderer: str
    of: tuple[str, int] | None = None


@dataclass(frozen=True, kw_only=True)
class Published:
    """A written site: pages, bytes, seconds that it took, and the page to open."""

    pages: int
    bytes: int
    seconds: float
    index: Path


def pages_of(facts: SiteFacts) -> Iterator[PageTask]:
    """List all pages of a site, the heaviest first."""
    yield PageTask(path="upgrades/index.html", renderer="pages_upgrades:render_upgrades")
    for index in range(len(facts.upgrades)):
        yield PageTask(path="", renderer="pages_upgrades:render_upgrade", of=("upgrades", index))
    yield PageTask(path="index.html", renderer="page_matrix:render_matrix")
    yield PageTask(path="about.html", renderer="page_matrix:render_about")
    yield PageTask(path=addresses.ENVIRONMENTS, renderer="page_matrix:render_environments")
    for index, case in enumerate(facts.cases):
        yield PageTask(
            path=addresses.case_path(case.id),
            renderer="page_case:render_case",
            of=("cases", index),
        )


def build_site(
    facts: SiteFacts,
    directory: Path,
    *,
    progress: Callable[[int, int], None] | None = None,
    processes: int | None = None,
) -> Published:
    """Write all pages and assets; `progress` receives the number of pages done and of all.

    Equal facts give equal bytes. The folder is replaced at the very end, in one step. Raises
    UsageProblem for a folder that is not a site, HarnessFailure if files cannot be written.
    """
    clock = time.monotonic()
    folder = check_folder(directory)
    pages = list(pages_of(facts))
    with staged(folder) as draft:
        _write_assets(draft / "assets", errors_script(facts.cases))
        writer = _Writer(facts, draft, pages)
        done = 0
        for written in _write_all(writer, processes or _processes(len(pages))):
            done += written
            if progress is not None:
                progress(done, len(pages))
        size = sum(path.stat().st_size for path in draft.rglob("*") if path.is_file())
    return Published(
        pages=len(pages),
        bytes=size,
        seconds=time.monotonic() - clock,
        index=folder / "index.html",
    )


def _write_assets(folder: Path, errors: str) -> None:
    folder.mkdir()
    (folder / ERRORS).write_bytes(errors.encode(errors="backslashreplace"))
    for path in sorted(ASSETS.iterdir()):
        if path.is_file():
            (folder / path.name).write_bytes(path.read_bytes())


class _Writer:
    """Render single pages into a folder."""

    def __init__(self, facts: SiteFacts, folder: Path, pages: list[PageTask]) -> None:
        self.pages = pages
        self._facts = facts
        self._folder = folder
        self._environment: jinja2.Environment | None = None

    def write(self, indexes: Sequence[int]) -> int:
        """Render some pages and write them; returns how many."""
        for index in indexes:
            self._write(self.pages[index])
        return len(indexes)

    def _write(self, page: PageTask) -> None:
        if self._environment is None:
            self._environment = make_environment(
                version=self._facts.version,
                newest=self._facts.newest,
            )
        module, _, name = page.renderer.partition(":")
        render = getattr(importlib.import_module(f"errata.commands.site.{module}"), name)
        arguments = self._arguments(page)
        text = render(*arguments, self._environment)
        path = self._folder / (page.path or _path_of(arguments[0]))
        path.parent.mkdir(parents=True, exist_ok=True)
        # Text that UTF-8 cannot encode must not fail the whole site.
        path.write_bytes(text.encode(errors="backslashreplace"))

    def _arguments(self, page: PageTask) -> tuple[object, ...]:
        """Return a renderer's arguments: the page's facts, and all facts unless it is a case."""
        if page.of is None:
            return (self._facts,)
        field, index = page.of
        own = getattr(self._facts, field)[index]
        return (own,) if field == "cases" else (own, self._facts)


def _path_of(upgrade: object) -> str:
    assert isinstance(upgrade, UpgradePage)  # noqa: S101 - only these have no path before
    return addresses.upgrade_path(upgrade.framework, upgrade.before, upgrade.after)


_writer: _Writer | None = None
"""Inherited by forked workers: pickling the facts takes longer than rendering them."""


def _write_some(indexes: Sequence[int]) -> int:
    assert _writer is not None  # noqa: S101 - set before the workers were forked
    return _writer.write(indexes)


def _tasks(pages: Sequence[PageTask]) -> list[Sequence[int]]:
    """Divide pages among processes; all upgrades go together, as their list needs them all."""
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
    """Ignore interruptions, which the parent process handles, and freeze inherited facts."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 10_000)  # collecting a run's facts frees nothing
    gc.enable()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _processes(pages: int) -> int:
    """Return the number of processes; a process with threads must not be forked."""
    if pages <= ALONE or threading.active_count() > 1:
        return 1
    return max(1, min(len(os.sched_getaffinity(0)), pages // ALONE + 1))


MARKER = ".errata-site"
"""The file that marks a folder as a site; it lists all files of the site."""
_FIRST_LINE = "A site made by `errata report --html`; it is replaced as a whole. Its files:"
_SHOWN = 3


def check_folder(directory: Path) -> Path:
    """Return the absolute path of the folder that a site may replace.

    Raises UsageProblem for a file, for a folder that is neither empty nor a site of ours, and for
    a site to which other files were added.
    """
    try:
        directory = directory.resolve()
        if not directory.exists():
            return directory
        if not directory.is_dir():
            raise UsageProblem(f"{directory} is a file", hint="name a folder: --html site")
        ours = _listed(directory)
        foreign = list(_foreign(directory, ours))
    except OSError as error:
        raise UsageProblem(
            f"{directory} cannot be read: {error.strerror}", hint="name another folder"
        ) from error
    except (ValueError, RuntimeError) as error:  # a NUL in the name; links in a circle
        raise UsageProblem(f"{str(directory)!r} is no folder: {error}") from error
    if foreign and not ours:
        raise UsageProblem(
            f"{directory} is not empty, and was not made by errata report --html",
            hint="name a new folder, or empty this one: it would be replaced as a whole",
        )
    if foreign:
        raise UsageProblem(
            f"{directory} has files that are not of the site: {first_names(foreign, _SHOWN)}",
            hint="move them elsewhere: the folder is replaced as a whole",
        )
    return directory


def _listed(directory: Path) -> set[str]:
    """Read the manifest of a site; empty if the folder is not a site."""
    try:
        lines = (directory / MARKER).read_text(encoding="utf-8").splitlines()
    except (FileNotFoundError, IsADirectoryError, UnicodeDecodeError):
        return set()
    return {MARKER, *lines[1:]} if lines[:1] == [_FIRST_LINE] else set()


def _foreign(directory: Path, ours: set[str]) -> Iterator[str]:
    """Yield files not in the manifest; collapse foreign folders."""
    known = {parent for name in ours for parent in Path(name).parents}
    for top, folders, files in os.walk(directory):
        place = Path(top).relative_to(directory)
        for name in [*folders, *files]:
            if place / name not in known and (place / name).as_posix() not in ours:
                yield (place / name).as_posix()
        folders[:] = [name for name in folders if place / name in known]


@contextmanager
def staged(directory: Path) -> Iterator[Path]:
    """Yield a new folder, which replaces `directory` when the block succeeds.

    `directory` comes from `check_folder`. Raises HarnessFailure if it cannot be written.
    """
    draft, old = draft_path(directory, "draft"), draft_path(directory, "old")
    try:
        directory.parent.mkdir(parents=True, exist_ok=True)
        for left in abandoned(directory, "draft", "old"):
            shutil.rmtree(left, ignore_errors=True)
        draft.mkdir()
        yield draft
        _write_marker(draft)
        if directory.exists():
            shutil.copymode(directory, draft)
            directory.rename(old)
        draft.rename(directory)
    except OSError as error:
        raise _cannot(directory, error) from error
    finally:
        if old.exists() and not directory.exists():
            old.rename(directory)
        for left in (draft, old):
            shutil.rmtree(left, ignore_errors=True)


def _write_marker(folder: Path) -> None:
    files = (path for path in folder.rglob("*") if path.is_file())
    names = sorted(path.relative_to(folder).as_posix() for path in files)
    (folder / MARKER).write_text("\n".join([_FIRST_LINE, *names, ""]), encoding="utf-8")


def _cannot(directory: Path, error: OSError) -> HarnessFailure:
    hint = "name a folder that you may write: --html DIR"
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        hint = "free some space, or name a folder on another disk: --html DIR"
    elif error.errno in (errno.EBUSY, errno.EXDEV):
        hint = "it is replaced as a whole, so name a folder inside it: --html DIR"
    reason = error.strerror
    if isinstance(error, FileExistsError | NotADirectoryError):
        reason = "a file is in the way"
    return HarnessFailure(f"{directory} cannot be written: {reason}", hint=hint)
