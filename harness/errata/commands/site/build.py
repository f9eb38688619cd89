"""Write the site into a new folder that then replaces the old one."""

from __future__ import annotations

import errno
import gc
import json
import os
import shutil
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from errata.commands.site.gather import CasePage, Progress, SiteFacts, gather_site
from errata.commands.site.page_case import render_case
from errata.commands.site.pages import (
    render_about,
    render_environments,
    render_matrix,
    render_upgrade,
    render_upgrades,
)
from errata.commands.site.rendering import (
    ASSETS,
    ENVIRONMENTS,
    case_path,
    link_to,
    make_environment,
    upgrade_path,
)
from errata.model.errors import HarnessFailure, UsageProblem
from errata.project import Project
from errata.store.sql import Store
from errata.system.files import abandoned, draft_path
from errata.text.printable import cut, first_names, visible


@dataclass(frozen=True, kw_only=True)
class Published:
    """A written site: pages, bytes, seconds that it took, and the page to open."""

    pages: int
    bytes: int
    seconds: float
    index: Path


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


def pages_of(facts: SiteFacts) -> Iterator[tuple[str, Callable[[], str]]]:
    """Yield the path of each page, and what renders it."""
    env = make_environment(version=facts.version, newest=facts.newest)
    yield "index.html", partial(render_matrix, facts, env)
    yield "about.html", partial(render_about, facts, env)
    yield ENVIRONMENTS, partial(render_environments, facts, env)
    yield "upgrades/index.html", partial(render_upgrades, facts, env)
    for upgrade in facts.upgrades:
        path = upgrade_path(upgrade.framework, upgrade.before, upgrade.after)
        yield path, partial(render_upgrade, upgrade, facts, env)
    for case in facts.cases:
        yield case_path(case.id), partial(render_case, case, env)


def build_site(
    facts: SiteFacts, directory: Path, *, progress: Callable[[int, int], None] | None = None
) -> Published:
    """Write all pages and assets; `progress` receives the number of pages done and of all.

    Equal facts give equal bytes. The folder is replaced at the very end, in one step. Raises
    UsageProblem for a folder that is not a site, HarnessFailure if files cannot be written.
    """
    clock = time.monotonic()
    folder = check_folder(directory)
    pages = list(pages_of(facts))
    with staged(folder) as draft:
        shutil.copytree(ASSETS, draft / "assets", copy_function=shutil.copyfile)
        _write(draft / "assets" / ERRORS, errors_script(facts.cases))
        for number, (path, render) in enumerate(pages, 1):
            _write(draft / path, render())
            if progress is not None:
                progress(number, len(pages))
        size = sum(path.stat().st_size for path in draft.rglob("*") if path.is_file())
    return Published(
        pages=len(pages), bytes=size, seconds=time.monotonic() - clock, index=folder / "index.html"
    )


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    # Text that UTF-8 cannot encode must not fail the whole site.
    path.write_bytes(text.encode(errors="backslashreplace"))


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


ERRORS = "errors.js"
"""The file of `assets`; the scripts `closest.js` and `matrix.js` read it."""
_LONGEST = 700
"""Characters of one message: what stands after them tells no two failures apart."""


def errors_script(cases: Iterable[CasePage]) -> str:
    """Return the script with each case's page, title, areas and messages; equal for equal cases."""
    rows = [
        [
            link_to(case_path(case.id)),
            visible(case.title),
            visible(" ".join((case.id.partition("/")[2], *case.areas))),
            list(dict.fromkeys(visible(cut(line, _LONGEST)) for line in _messages(case))),
        ]
        for case in cases
    ]
    text = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    return f"window.errata = window.errata || {{}};\nwindow.errata.errors = {text};\n"


def _messages(case: CasePage) -> Iterator[str]:
    """Yield the messages that the case documents, that its sources quote, and that were seen."""
    for one in case.expectations:
        if one.is_failure and (one.message or one.warning):
            yield _line(one.type or "", one.message or one.warning or "")
    yield from case.quoted
    for seen in case.timeline.letters if case.timeline else ():
        for text in filter(None, (seen.message or seen.status, *seen.warnings)):
            yield _line(seen.type if text == seen.message else "", text)


def _line(kind: str, message: str) -> str:
    return ": ".join(filter(None, (kind.rpartition(".")[2], " ".join(message.split()))))
