"""Locate a run's findings: files, relative to the repository, and lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from errata.compare.findings import Finding, Location, Status, location_of
from errata.project import Project

__all__ = ["locate_findings", "repository_root"]

_LOCATED = (Status.CHANGED, Status.NEW)
_EXPECT = re.compile(r"[ \t]*\[\[[ \t]*expect[ \t]*\]\]")
_TEXT_BLOCK = re.compile(r"\"\"\"[\s\S]*?\"\"\"|'''[\s\S]*?'''")  # may hold anything


def locate_findings(findings: Iterable[Finding], project: Project) -> Mapping[str, Location]:
    """Return where to look at each finding that is new or has changed.

    Cases outside the repository, as `--corpus` allows, have no location.
    """
    root = repository_root(project.root)
    folders: dict[Path, str | None] = {}
    tables: dict[Path, tuple[int, ...]] = {}
    located: dict[str, Location] = {}
    for finding in findings:
        if finding.status not in _LOCATED:
            continue
        folder = finding.judgement.trial.case.folder
        if folder not in folders:
            folders[folder] = _relative(folder, root)
            tables[folder] = _expectations(folder / "case.toml")
        name = folders[folder]
        if name is not None:
            located[finding.id] = location_of(finding, name, tables[folder])
    return located


def repository_root(project: Path) -> Path:
    """Return the folder that a service checks out: the nearest with `.git`, else the project's."""
    project = project.resolve()
    return next((f for f in (project, *project.parents) if (f / ".git").exists()), project)


def _relative(folder: Path, root: Path) -> str | None:
    folder = folder.resolve()
    return folder.relative_to(root).as_posix() if folder.is_relative_to(root) else None


def _expectations(path: Path) -> tuple[int, ...]:
    """List the lines on which the expectations of a case begin; none where it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ()
    lines = _TEXT_BLOCK.sub(lambda block: "\n" * block[0].count("\n"), text).split("\n")
    return tuple(number for number, line in enumerate(lines, 1) if _EXPECT.match(line))
