"""Find the files and lines that a run's findings are about, relative to the repository."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from errata.compare.findings import Finding, Status
from errata.compare.locations import Place, Places, place_of
from errata.project import Project

__all__ = ["place_findings", "repository_root"]

_TOLD = (Status.CHANGED, Status.NEW)
_EXPECT = re.compile(r"[ \t]*\[\[[ \t]*expect[ \t]*\]\]")
_TEXT_BLOCK = re.compile(r"\"\"\"[\s\S]*?\"\"\"|'''[\s\S]*?'''")  # may hold anything


def place_findings(findings: Iterable[Finding], project: Project) -> Places:
    """Return where to look at each finding that is new or has changed.

    Cases that lie outside the repository, as `--corpus` allows, have no place.
    """
    root = repository_root(project.root)
    folders: dict[Path, str | None] = {}
    tables: dict[Path, tuple[int, ...]] = {}
    places: dict[str, Place] = {}
    for finding in findings:
        if finding.status not in _TOLD:
            continue
        folder = finding.judgement.trial.case.folder
        if folder not in folders:
            folders[folder] = _relative(folder, root)
            tables[folder] = _expectations(folder / "case.toml")
        name = folders[folder]
        if name is not None:
            places[finding.id] = place_of(finding, name, tables[folder])
    return places


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
