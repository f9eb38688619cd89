"""The releases of frameworks that a project uses, by its lock file, environment or requirements."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from packaging.requirements import InvalidRequirement, Requirement
from packaging.utils import canonicalize_name

from errata.model.errors import UsageProblem

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

_LOCKS = ("uv.lock", "pylock.toml", "poetry.lock", "pdm.lock")
_MARKS = (*_LOCKS, "pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", ".git")
_ASK = (
    "import importlib.metadata as m, json; print(json.dumps("
    "{d.metadata['Name']: d.version for d in m.distributions()}))"
)
_PATIENCE = 30  # seconds for an interpreter to list what it has


@dataclass(frozen=True, kw_only=True)
class Used:
    """What a project says of a framework: one release, or a range of them; and where it says so.

    `specifier` is a PEP 440 specifier (`==2.5.1`, `>=2.0`).
    """

    specifier: str
    source: str

    @property
    def release(self) -> str:
        """The one release; empty for a range."""
        found = re.fullmatch(r"===?\s*([^\s,*]+)", self.specifier)
        return found[1] if found else ""


def find_root(path: Path) -> Path | None:
    """Return the nearest folder around a path that looks like a project."""
    path = path.resolve()
    folders = (path, *path.parents) if path.is_dir() else path.parents
    return next((one for one in folders if any((one / mark).exists() for mark in _MARKS)), None)


def used_releases(root: Path, distributions: Mapping[str, str]) -> dict[str, Used]:
    """Return what a project says of each framework; `distributions` name the frameworks.

    A lock file counts before pinned requirements, and these before ranges. Files that cannot be
    read are left out.
    """
    found: dict[str, Used] = {}
    for name, specifier, source in (*_locked(root), *_required(root)):
        framework = distributions.get(canonicalize_name(name))
        if framework is None or not specifier:
            continue
        used = Used(specifier=specifier, source=source)
        known = found.get(framework)
        if known is None or (used.release and not known.release):
            found[framework] = used
    return found


def installed_releases(python: Path, distributions: Mapping[str, str]) -> dict[str, Used]:
    """Return the frameworks that an interpreter has; raises UsageProblem where it cannot tell."""
    command = [str(python), "-I", "-c", _ASK]
    try:
        done = subprocess.run(
            command, capture_output=True, check=True, timeout=_PATIENCE, text=True
        )
        packages = json.loads(done.stdout)
    except (OSError, subprocess.SubprocessError, ValueError) as error:
        said = str(getattr(error, "stderr", "") or "").strip().splitlines()
        raise UsageProblem(
            f"{str(python)!r} does not list its packages: {said[-1] if said else error}",
            hint="name an interpreter of Python 3.8 or newer",
        ) from error
    return {
        distributions[canonicalize_name(name)]: Used(specifier=f"=={version}", source=str(python))
        for name, version in packages.items()
        if name and canonicalize_name(name) in distributions
    }


def _locked(root: Path) -> Iterator[tuple[str, str, str]]:
    for lock in _LOCKS:
        document = _toml(root / lock)
        packages = document.get("package", document.get("packages"))
        for one in packages if isinstance(packages, list) else ():
            if isinstance(one, dict) and isinstance(one.get("version"), str):
                yield str(one.get("name", "")), f"=={one['version'].partition('+')[0]}", lock


def _required(root: Path) -> Iterator[tuple[str, str, str]]:
    for path in sorted(root.glob("requirements*.txt")):
        try:
            lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError:
            continue
        yield from _requirements(lines, path.name)
    document = _toml(root / "pyproject.toml")
    project = document.get("project")
    if isinstance(project, dict):
        lists = [project.get("dependencies"), *_values(project.get("optional-dependencies"))]
        lists += _values(document.get("dependency-groups"))
        for listed in lists:
            if isinstance(listed, list):
                texts = [text for text in listed if isinstance(text, str)]
                yield from _requirements(texts, "pyproject.toml")


def _values(table: object) -> list[object]:
    return list(table.values()) if isinstance(table, dict) else []


def _requirements(lines: list[str], source: str) -> Iterator[tuple[str, str, str]]:
    for line in lines:
        text = re.split(r"\s#|^#|\s--|\\$", line.strip(), maxsplit=1)[0]
        try:
            requirement = Requirement(text)
        except InvalidRequirement:
            continue
        specifier = str(requirement.specifier)
        yield requirement.name, re.sub(r"\+[\w.]+", "", specifier), source


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
