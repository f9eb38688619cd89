"""Find what nobody needs in the home of environments, and remove it."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from packaging.version import Version

from errata.environments.built import STAMP, BuiltEnvironment
from errata.environments.environments import EnvironmentHome
from errata.environments.holding import last_use, lock_file
from errata.model.cell import EnvironmentSpec
from errata.model.enums import StrEnum
from errata.system.exclusive import exclusive

__all__ = ["DAY_S", "GRACE_S", "Kind", "Waste", "find_waste", "is_in_use", "remove_waste"]

DAY_S = 86400.0
GRACE_S = 7 * DAY_S  # that what the table does not list is kept after its last use


class Kind(StrEnum):
    """What can go."""

    ENVIRONMENT = "environment"
    FOLDER = "folder"
    LOCK = "lock"
    LOCK_FILE = "lock file"


@dataclass(frozen=True, kw_only=True)
class Waste:
    """Something that can go, and why.

    `guard` is the file that whoever uses it holds locked; `last_used` is in seconds since 1970.
    """

    kind: Kind
    name: str
    why: str
    path: Path | None = None
    guard: Path | None = None
    built: BuiltEnvironment | None = None
    last_used: float | None = None


def find_waste(
    home: EnvironmentHome,
    listed: Mapping[str, EnvironmentSpec],
    *,
    unused_for_s: float | None = None,
    now: float | None = None,
) -> list[Waste]:
    """List what can go: superseded, no longer listed, half-built, and what belongs to nothing.

    `listed` are the environments of the table, by identifier. What is not listed stays for a week
    after its last use, or for `unused_for_s` seconds where that is less; with it, listed
    environments go too once they were not used for so long.
    """
    now = time.time() if now is None else now
    standing = home.built()
    wasted = list(_environments(home, listed, standing, unused_for_s, now))
    going = {built.directory for item in wasted if (built := item.built)}
    staying = [built for built in standing if built.directory not in going]
    grace = GRACE_S if unused_for_s is None else min(GRACE_S, unused_for_s)
    return [
        *wasted,
        *_half_built(home.root / "envs", {built.directory for built in standing}),
        *_scratch(home.root / "scratch"),
        *_locks(home, [*listed.values(), *(built.spec for built in staying)], now - grace),
        *_lock_files(home.root / "envs"),
    ]


def remove_waste(waste: Waste) -> bool:
    """Remove something unless somebody uses it; tell whether it is gone."""
    if waste.guard is None:
        if waste.path is not None:
            waste.path.unlink(missing_ok=True)
        return True
    try:
        with exclusive(waste.guard, _give_up):
            if waste.path is not None:
                # The stamp first, so that nobody takes a part of an environment for the whole.
                (waste.path / STAMP).unlink(missing_ok=True)
                shutil.rmtree(waste.path, ignore_errors=True)
            waste.guard.unlink(missing_ok=True)
    except BlockingIOError:
        return False
    return True


def is_in_use(waste: Waste) -> bool:
    """Tell whether somebody uses or builds it just now."""
    if waste.guard is None or not waste.guard.exists():
        return False
    try:
        with exclusive(waste.guard, _give_up):
            return False
    except BlockingIOError:
        return True


def _environments(
    home: EnvironmentHome,
    listed: Mapping[str, EnvironmentSpec],
    standing: list[BuiltEnvironment],
    unused_for_s: float | None,
    now: float,
) -> Iterator[Waste]:
    newest = _newest_nightlies(standing)
    for built in standing:
        used = last_use(built)
        why = _superseded(home, listed.get(built.spec.id), built)
        if built.spec.nightly and newest[built.spec.series] is not built:
            why = "a newer nightly stands"
        elif built.spec.id not in listed and not why and now - used >= GRACE_S:
            why = "the framework table does not list it"
        if not why and unused_for_s is not None and now - used >= unused_for_s:
            why = "not used lately"
        if why and built.directory is not None:
            yield Waste(
                kind=Kind.ENVIRONMENT,
                name=built.spec.id,
                why=why,
                path=built.directory,
                guard=lock_file(built.directory),
                built=built,
                last_used=used,
            )


def _superseded(
    home: EnvironmentHome, spec: EnvironmentSpec | None, built: BuiltEnvironment
) -> str:
    """Say why the lock of a listed environment is not what it was built from, if so."""
    lock = home.locks.current(spec) if spec else None
    if lock is None or lock.digest == built.lock_digest:
        return ""
    return "its lock has changed since"


def _newest_nightlies(standing: Iterable[BuiltEnvironment]) -> dict[str, BuiltEnvironment]:
    newest: dict[str, BuiltEnvironment] = {}
    for built in standing:
        if built.spec.nightly:
            known = newest.get(built.spec.series)
            if known is None or Version(known.spec.version) < Version(built.spec.version):
                newest[built.spec.series] = built
    return newest


def _half_built(folder: Path, standing: set[Path | None]) -> Iterator[Waste]:
    """Find folders that were never finished, or whose interpreter is gone."""
    for directory in _folders(folder):
        if directory not in standing:
            finished = (directory / STAMP).exists()
            yield Waste(
                kind=Kind.FOLDER,
                name=directory.name,
                why="its interpreter is gone" if finished else "its building was cut off",
                path=directory,
                guard=lock_file(directory),
            )


def _scratch(folder: Path) -> Iterator[Waste]:
    """Find downloads that a killed run left."""
    for directory in _folders(folder):
        yield Waste(
            kind=Kind.FOLDER,
            name=f"downloads in {directory.name}",
            why="a run that was killed left them",
            path=directory,
            guard=directory / ".in-use",
        )


def _locks(
    home: EnvironmentHome, needed: Iterable[EnvironmentSpec], before: float
) -> Iterator[Waste]:
    """Find locks made here that nothing needs."""
    kept = {path for spec in needed for path in home.locks.files_of(spec)}
    files = [*home.locks.folder.glob("*.txt"), *home.locks.folder.glob("*.none")]
    for file in sorted(files):
        if file not in kept and file.stat().st_mtime <= before:
            yield Waste(kind=Kind.LOCK, name=file.name, why="no environment needs them", path=file)


def _lock_files(folder: Path) -> Iterator[Waste]:
    """Find the files that were locked for environments that are gone."""
    for file in sorted(folder.glob("*.lock")):
        if not file.with_suffix("").is_dir():
            yield Waste(
                kind=Kind.LOCK_FILE, name=file.name, why="their environments are gone", guard=file
            )


def _folders(parent: Path) -> list[Path]:
    return sorted(path for path in parent.iterdir() if path.is_dir()) if parent.is_dir() else []


def _give_up() -> None:
    raise BlockingIOError
