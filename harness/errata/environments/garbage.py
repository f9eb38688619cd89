"""Find what nothing needs in the home of environments, count its disk space, and remove it."""

from __future__ import annotations

import csv
import os
import shutil
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from packaging.version import Version

from errata.environments.built import STAMP, BuiltEnvironment, last_use, lock_file
from errata.environments.home import EnvironmentHome
from errata.environments.lock import canonical
from errata.environments.uv import Uv, clean_environment
from errata.model.cell import EnvironmentSpec
from errata.model.enums import StrEnum
from errata.model.errors import EnvironmentFailed
from errata.system.files import exclusive

__all__ = [
    "DAY_S",
    "GRACE_S",
    "Kind",
    "Space",
    "Waste",
    "clean_uv_cache",
    "count_space",
    "find_waste",
    "is_in_use",
    "only_cached",
    "remove_waste",
]

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


_Inode = tuple[int, int]


@dataclass(frozen=True, kw_only=True)
class Space:
    """What folders take, in bytes: `freed` at once with them, the rest stays for other links.

    `cached` has one other link, as what only uv's cache keeps; `shared` has several, as what other
    environments use.
    """

    freed: int = 0
    cached: int = 0
    shared: int = 0


@dataclass(slots=True)
class _File:
    """One file on the disk: its links within the folders looked at, all its links, its bytes."""

    here: int
    links: int
    size: int

    @property
    def elsewhere(self) -> int:
        return self.links - self.here


def count_space(folders: Iterable[Path]) -> Space:
    """Say what removing these folders together gives back."""
    freed = cached = shared = 0
    for file in _scan(folders).values():
        if file.elsewhere <= 0:
            freed += file.size
        elif file.elsewhere == 1:
            cached += file.size
        else:
            shared += file.size
    return Space(freed=freed, cached=cached, shared=shared)


def only_cached(folders: Iterable[Path]) -> dict[str, int]:
    """Map the distributions that would be left in uv's cache alone to their bytes.

    A distribution of which any file has yet another link is used elsewhere.
    """
    folders = list(folders)
    files = _scan(folders)
    found: dict[str, int] = {}
    used_elsewhere: set[str] = set()
    counted: set[_Inode] = set()
    for folder in folders:
        for name, inode in _distributions(folder):
            file = files.get(inode)
            if file is None or inode in counted:
                continue
            counted.add(inode)
            if file.elsewhere > 1:
                used_elsewhere.add(name)
            elif file.elsewhere == 1:
                found[name] = found.get(name, 0) + file.size
    return {name: size for name, size in found.items() if name not in used_elsewhere}


def _scan(folders: Iterable[Path]) -> dict[_Inode, _File]:
    """Look at every file below the folders, each once however many links it has there."""
    files: dict[_Inode, _File] = {}
    for folder in folders:
        for place, _, names in os.walk(folder):
            for name in names:
                status = os.lstat(os.path.join(place, name))  # noqa: PTH118 - 30,000 files
                inode = status.st_dev, status.st_ino
                known = files.get(inode)
                if known is None:
                    files[inode] = _File(1, status.st_nlink, status.st_blocks * 512)
                else:
                    known.here += 1
    return files


def _distributions(folder: Path) -> Iterator[tuple[str, _Inode]]:
    """Yield every file that a distribution's own record names, with the distribution's name."""
    for record in folder.glob("lib/python*/site-packages/*.dist-info/RECORD"):
        name = canonical(record.parent.name.partition("-")[0])
        root = record.parent.parent
        try:
            rows = list(csv.reader(record.read_text(encoding="utf-8").splitlines()))
        except (OSError, UnicodeDecodeError, csv.Error):
            continue
        for row in rows:
            try:
                status = os.lstat(root / row[0])
            except (OSError, IndexError, ValueError):
                continue
            yield name, (status.st_dev, status.st_ino)


_CLEAN_S = 900.0


def clean_uv_cache(distributions: Sequence[str], folder: Path, uv: Uv | None = None) -> str:
    """Let uv forget these distributions, and what nothing refers to; return uv's own words.

    uv waits for other commands of its own that use the cache. Environments that stand keep their
    files. Raises EnvironmentFailed.
    """
    uv = uv or Uv()
    commands = [["cache", "clean", *distributions]] if distributions else []
    said = []
    for command in [*commands, ["cache", "prune"]]:
        done = uv.run(
            command,
            env=clean_environment(os.environ),
            cwd=folder,
            timeout_s=_CLEAN_S,
        )
        if done.code != 0:
            raise EnvironmentFailed(
                "uv's cache",
                "could not be cleared",
                words=done.stderr,
                hint="the environments are gone; later: errata envs gc --cache",
            )
        said += [line for line in done.stderr.splitlines() if line.strip()]
    return "uv: " + "; ".join(said[-2:]) if said else "uv's cache holds nothing to clear"
