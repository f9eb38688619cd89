"""The releases that findings are about: named, installed, locked or required."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from packaging.requirements import InvalidRequirement, Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from errata.commands.scan.report import Target
from errata.model.errors import UsageProblem
from errata.model.versions import parse_version
from errata.plan.choosing import framework_named, named, packages_of, resolve
from errata.plan.framework import Framework
from errata.text.printable import guess

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
_SETTINGS = ("paths", "release", "exclude", "ignore", "baseline")
_NAMED = re.compile(r"(?P<name>[\w.]+)\s*(?P<sign>-|[<>=!~]=?=?)(?P<rest>\D{0,40}\d.*)")
_NUMBER = re.compile(r"v?\d[\w.+]*")
_EXAMPLE = "for example: --release torch==2.15.0"


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


def find_targets(
    frameworks: Mapping[str, Framework],
    start: Path,
    asked: Sequence[str] = (),
    *,
    python: Path | None = None,
    upgrade: tuple[str, str, str] | None = None,
) -> dict[str, Target]:
    """Return for each framework which releases a scan of `start` is about.

    What a user names (`torch==2.15.0`, `torch>=2.0`, `2.15.0`) counts before the interpreter, this
    before the lock file and the requirements of the project around `start`; without any the newest
    listed release is assumed. `upgrade` is a framework and the releases that it moves between.
    Raises UsageProblem for what cannot be read, and for releases that do not exist.
    """
    if upgrade is not None:
        framework = framework_named(upgrade[0], frameworks)
        before, after = (_one_release(framework, text, "upgrade") for text in upgrade[1:])
        note = "; ".join(filter(None, (before.note, after.note)))
        moved = replace(after, source="upgrade", before=before.releases[0], note=note)
        return {framework.name: moved}
    root = find_root(start)
    distributions = packages_of(frameworks)
    used = used_releases(root, distributions) if root else {}
    if python is not None:
        used = {**used, **installed_releases(python, distributions)}
    targets = {name: target_of(one, used.get(name)) for name, one in frameworks.items()}
    for text in asked:
        target = _asked(text, frameworks, [name for name in used if name in frameworks])
        targets[target.framework] = target
    return targets


def target_of(framework: Framework, used: Used | None) -> Target:
    """Turn what a project says into listed releases; one that is not listed stays itself."""
    newest = framework.newest.version
    if used is None:
        return Target(framework.name, (newest,), "assumed", before="")
    if used.release and parse_version(used.release) is not None:
        return _as_listed(framework, used.release, used.source)
    try:
        return _in_range(framework, used.specifier, used.source)
    except UsageProblem as error:
        note = f"{used.source}: {error.message}: {newest} is taken instead"
        return Target(framework.name, (newest,), used.source, before="", note=note)


def _asked(text: str, frameworks: Mapping[str, Framework], used: Sequence[str]) -> Target:
    """Read a release that a user names; one number alone belongs to the framework that has it."""
    if _NUMBER.fullmatch(text):
        return _one_release(_framework_with(text, frameworks, used), text, "--release")
    found = _NAMED.fullmatch(text.strip())
    if found is None:
        listed = ", ".join(sorted(frameworks))
        raise UsageProblem(f"--release {text!r} names no release of {listed}", hint=_EXAMPLE)
    framework = framework_named(found["name"], frameworks)
    if found["sign"] in ("-", "==") and _NUMBER.fullmatch(found["rest"].strip()):
        return _one_release(framework, found["rest"].strip(), "--release")
    return _in_range(framework, found["sign"] + found["rest"], "--release")


def _framework_with(
    text: str, frameworks: Mapping[str, Framework], used: Sequence[str]
) -> Framework:
    """Find the one framework, of those in use if there are any, that has a release."""
    having = [
        one
        for one in frameworks.values()
        if one.listed(named(one, one.parse(text).public).version) is not None
    ]
    chosen = [one for one in having if one.name in used] or having
    if len(chosen) == 1:
        return chosen[0]
    names = " and of ".join(one.name for one in chosen)
    what = f"a release of {names}" if chosen else f"no release of {', '.join(sorted(frameworks))}"
    raise UsageProblem(f"--release {text!r} is {what}", hint=_EXAMPLE)


def _one_release(framework: Framework, text: str, source: str) -> Target:
    """Read a release that a user names; raises UsageProblem for one that does not exist."""
    number = framework.parse(text).public
    version = named(framework, number).version
    if framework.listed(version) is None:
        lines = {one.parsed.release[:2] for one in framework.releases}
        parsed = Version(version)
        if parsed > framework.newest.parsed or parsed.release[:2] not in lines:
            framework.release(version)  # raises, and names the nearest
    elif framework.listed(number) is None:
        said = f"{source}, the newest listed release of {text}"
        return Target(framework.name, (version,), said, before="")
    return _as_listed(framework, version, source)


def _as_listed(framework: Framework, version: str, source: str) -> Target:
    """Return one release, with a note where it is not listed and so was never measured."""
    parsed = Version(Version(version).public)
    listed = next((one.version for one in framework.releases if one.parsed == parsed), "")
    note = ""
    if not listed:
        older = [one.version for one in framework.releases if one.parsed < parsed]
        nearest = older[-1] if older else framework.releases[0].version
        note = f"{framework.name} {version} is not listed: it counts as {nearest}"
    return Target(framework.name, (listed or version,), source, before="", note=note)


def _in_range(framework: Framework, specifier: str, source: str) -> Target:
    """Return the listed releases in a range; raises UsageProblem without any."""
    found = resolve(f"{framework.name}{specifier}", {framework.name: framework})
    releases = tuple(one.version for one in found[framework.name])
    return Target(framework.name, releases, f"{source}: {specifier}", before="")


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


def read_settings(root: Path | None) -> dict[str, tuple[str, ...]]:
    """Return `[tool.errata]` of a project's `pyproject.toml`, a tuple for each known key.

    Raises UsageProblem for a file that is no TOML, for another key, and for a value that is neither
    a text nor a list of them.
    """
    tool = _toml(root / "pyproject.toml", is_ours=True).get("tool") if root else None
    table = tool.get("errata", {}) if isinstance(tool, dict) else {}
    found: dict[str, tuple[str, ...]] = dict.fromkeys(_SETTINGS, ())
    for key, value in table.items() if isinstance(table, dict) else ():
        texts = [value] if isinstance(value, str) else value
        if key not in _SETTINGS:
            hint = guess(key, _SETTINGS) or f"known: {', '.join(_SETTINGS)}"
            raise UsageProblem(f"pyproject.toml: [tool.errata] has no key {key!r}", hint=hint)
        if not isinstance(texts, list) or not all(isinstance(one, str) for one in texts):
            raise UsageProblem(
                f"pyproject.toml: {key!r} of [tool.errata] is no text and no list of texts",
                hint=f'for example: {key} = ["…"]',
            )
        found[key] = tuple(texts)
    return found


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
        groups = (project.get("optional-dependencies"), document.get("dependency-groups"))
        named = [one for group in groups if isinstance(group, dict) for one in group.values()]
        for listed in (project.get("dependencies"), *named):
            yield from _requirements(listed if isinstance(listed, list) else [], "pyproject.toml")


def _requirements(lines: list[Any], source: str) -> Iterator[tuple[str, str, str]]:
    for line in lines:
        if not isinstance(line, str):
            continue  # a group that includes another one
        text = re.split(r"\s#|^#|\s--|\\$", line.strip(), maxsplit=1)[0]
        try:
            requirement = Requirement(text)
        except InvalidRequirement:
            continue
        specifier = str(requirement.specifier)
        yield requirement.name, re.sub(r"\+[\w.]+", "", specifier), source


def _toml(path: Path, *, is_ours: bool = False) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        if is_ours and isinstance(error, ValueError):
            hint = "mend it: it may hold [tool.errata]"
            raise UsageProblem(f"{path.name} is no TOML: {error}", hint=hint) from error
        return {}
