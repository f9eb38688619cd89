"""Where things are: corpus, framework table, committed record, database."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from errata.model.errors import UsageProblem

__all__ = ["Project", "find_project", "find_readable", "own_project"]

_ROOT_MARKS = (".git", "pyproject.toml")


@dataclass(frozen=True, kw_only=True)
class Project:
    """The folders of one project; `database` is a path or an SQLAlchemy URL."""

    root: Path
    corpora: tuple[Path, ...]
    table: Path
    record: Path
    database: str


def find_project(start: Path, corpora: Sequence[Path] = ()) -> Project:
    """Find the project around `start`, or around the case folders given.

    Raises UsageProblem where there is no `cases/` folder and none was named.
    """
    from errata.plan.corpus import find_table_folder

    if corpora:
        folders = tuple(folder.resolve() for folder in corpora)
        for folder in folders:
            if not folder.is_dir():
                raise UsageProblem(
                    f"there is no folder {str(folder)!r}", hint="name a case folder with --corpus"
                )
        root = _root_around(folders[0])
    else:
        root = _root_with_cases(start.resolve())
        folders = (root / "cases",)
    return Project(
        root=root,
        corpora=folders,
        table=find_table_folder(root),
        record=root / "reports" / "observed",
        database=os.environ.get("ERRATA_DB") or str(root / ".errata" / "errata.sqlite"),
    )


def find_readable(start: Path, corpora: Sequence[Path] = ()) -> Project:
    """Find the project around `start`, else the corpus shipped with Errata, to read from it.

    A folder `cases/` without any case, such as a Python package of that name, does not count.
    Raises UsageProblem if neither exists, or if a named corpus has no cases.
    """
    try:
        found = find_project(start, corpora)
    except UsageProblem:
        own = None if corpora else own_project()
        if own is None:
            raise
        return own
    if corpora or any(True for folder in found.corpora for _ in folder.rglob("case.toml")):
        return found
    return own_project() or found


def own_project() -> Project | None:
    """Return what came along with Errata: its checkout, or the copies in the installed package.

    It is for reading only: an installed package is never written to. None where
    neither is there.
    """
    package = Path(__file__).resolve().parent
    checkout = package.parents[1]
    if (package / "_cases").is_dir():
        return Project(
            root=package,
            corpora=(package / "_cases",),
            table=package / "_envs",
            record=package / "_observed",
            database=":memory:",
        )
    if (checkout / "pyproject.toml").is_file() and (checkout / "cases").is_dir():
        return find_project(checkout)
    return None


def _root_with_cases(start: Path) -> Path:
    for folder in (start, *start.parents):
        if (folder / "cases").is_dir():
            return folder
    raise UsageProblem(
        f"no folder 'cases' in {str(start)!r} or above it",
        hint="go to the corpus, or name a case folder with --corpus",
    )


def _root_around(corpus: Path) -> Path:
    """Return the project that a case folder belongs to: the nearest marked one, or its parent."""
    for folder in corpus.parents:
        if any((folder / mark).exists() for mark in _ROOT_MARKS):
            return folder
    return corpus.parent
