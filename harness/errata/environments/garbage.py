"""Find what nothing needs in the home of environments, count its disk space, and remove it."""

from __future__ import annotations

import csv
import os
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from packaging.utils import canonicalize_name
from packaging.version import Version

from errata.environments.built import STAMP, BuiltEnvironment, last_use, lock_file
from errata.environments.home import EnvironmentHome, remove_environment
from errata.environments.uv import Uv, clean_environment
from errata.model.cell import EnvironmentSpec
from errata.model.errors import EnvironmentFailed
from errata.system.files import exclusive

DAY_S = 86400.0
GRACE_S = 7 * DAY_S  # how long unlisted environments are kept after their last use


@dataclass(frozen=True, kw_only=True)
class Waste:
    """Something that can be removed, and why.

    `guard` is the file that its users hold locked; `last_used` is in seconds since 1970. `group` is
    what small files are called together, where nobody wants to read their names.
    """

    name: str
    why: str
    group: str = ""
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
    """List what can be removed: superseded, no longer listed, half-built, and orphaned.

    `listed` are the environments of the table, by identifier. Others stay for a week after their
    last use, or for `unused_for_s` seconds if that is less; with it, listed environments that were
    not used for that long are included.
    """
    now = time.time() if now is None else now
    existing = home.built()
    wasted = list(_environments(home, listed, existing, unused_for_s, now))
    going = {built.directory for item in wasted if (built := item.built)}
    staying = [built for built in existing if built.directory not in going]
    grace = GRACE_S if unused_for_s is None else min(GRACE_S, unused_for_s)
    return [
        *wasted,
        *_half_built(home.root / "envs", {built.directory for built in existing}),
        *_scratch(home.root / "scratch"),
        *_locks(home, [*listed.values(), *(built.spec for built in staying)], now - grace),
        *_lock_files(home.root / "envs"),
    ]


def remove_waste(waste: Waste) -> bool:
    """Remove it unless it is in use; return whether it is gone."""
    if waste.guard is None:
        if waste.path is not None:
            waste.path.unlink(missing_ok=True)
        return True
    try:
        with exclusive(waste.guard):
            if waste.path is not None:
                remove_environment(waste.path)
            waste.guard.unlink(missing_ok=True)
    except BlockingIOError:
        return False
    return True


def is_in_use(waste: Waste) -> bool:
    """Return whether it is being used or built right now."""
    if waste.guard is None or not waste.guard.exists():
        return False
    try:
        with exclusive(waste.guard):
            return False
    except BlockingIOError:
        return True


def _environments(
    home: EnvironmentHome,
    listed: Mapping[str, EnvironmentSpec],
    existing: list[BuiltEnvironment],
    unused_for_s: float | None,
    now: float,
) -> Iterator[Waste]:
    newest = _newest_nightlies(existing)
    for built in existing:
        used = last_use(built)
        why = _superseded(home, listed.get(built.spec.id), built)
        if built.spec.nightly and newest[built.spec.series] is not built:
            why = "a newer nightly is built"
        elif built.spec.id not in listed and not why and now - used >= GRACE_S:
            why = "the framework table does not list it"
        if not why and unused_for_s is not None and now - used >= unused_for_s:
            why = "not used lately"
        if why and built.directory is not None:
            yield Waste(
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
    """Return a reason if a listed environment was built from an earlier lock; else empty."""
    lock = home.locks.current(spec) if spec else None
    if lock is None or lock.digest == built.lock_digest:
        return ""
    return "its lock has changed since"


def _newest_nightlies(existing: Iterable[BuiltEnvironment]) -> dict[str, BuiltEnvironment]:
    newest: dict[str, BuiltEnvironment] = {}
    for built in existing:
        if built.spec.nightly:
            known = newest.get(built.spec.series)
            if known is None or Version(known.spec.version) < Version(built.spec.version):
                newest[built.spec.series] = built
    return newest


def _half_built(folder: Path, existing: set[Path | None]) -> Iterator[Waste]:
    for directory in _folders(folder):
        if directory not in existing:
            finished = (directory / STAMP).exists()
            yield Waste(
                name=directory.name,
                why="its interpreter is gone" if finished else "its build was interrupted",
                path=directory,
                guard=lock_file(directory),
            )


def _scratch(folder: Path) -> Iterator[Waste]:
    for directory in _folders(folder):
        yield Waste(
            name=f"downloads in {directory.name}",
            why="a run that was killed left them",
            path=directory,
            guard=directory / ".in-use",
        )


def _locks(
    home: EnvironmentHome, needed: Iterable[EnvironmentSpec], before: float
) -> Iterator[Waste]:
    kept = {path for spec in needed for path in home.locks.files_of(spec)}
    files = [*home.locks.folder.glob("*.txt"), *home.locks.folder.glob("*.none")]
    for file in sorted(files):
        if file not in kept and file.stat().st_mtime <= before:
            why = "no environment needs them"
            yield Waste(name=file.name, why=why, group="locks made here", path=file)


def _lock_files(folder: Path) -> Iterator[Waste]:
    for file in sorted(folder.glob("*.lock")):
        if not file.with_suffix("").is_dir():
            why = "their environments are gone"
            yield Waste(name=file.name, why=why, group="lock files", guard=file)


def _folders(parent: Path) -> list[Path]:
    return sorted(path for path in parent.iterdir() if path.is_dir()) if parent.is_dir() else []


_Inode = tuple[int, int]


@dataclass(frozen=True, kw_only=True)
class DiskSpace:
    """What removing folders does to the disk, in bytes.

    `freed` is free at once. The rest has other links: `cached` one, usually from uv's cache,
    `shared` several, from other environments. `in_cache` maps the distributions that only uv's
    cache would keep to their bytes.
    """

    freed: int = 0
    cached: int = 0
    shared: int = 0
    in_cache: Mapping[str, int] = field(default_factory=dict)


def count_space(folders: Iterable[Path]) -> DiskSpace:
    """Count what removing these folders together would free, and what other links would keep."""
    folders = list(folders)
    elsewhere, sizes = _links_elsewhere(folders)
    totals: Counter[int] = Counter()
    for inode, links in elsewhere.items():
        totals[min(links, 2)] += sizes[inode]
    in_cache: Counter[str] = Counter()
    used_elsewhere: set[str] = set()
    for name, inode in {pair for folder in folders for pair in _distributions(folder)}:
        links = elsewhere.get(inode, 0)
        if links > 1:
            used_elsewhere.add(name)
        elif links == 1:
            in_cache[name] += sizes[inode]
    kept = {name: size for name, size in in_cache.items() if name not in used_elsewhere}
    return DiskSpace(freed=totals[0], cached=totals[1], shared=totals[2], in_cache=kept)


def _links_elsewhere(folders: Iterable[Path]) -> tuple[dict[_Inode, int], dict[_Inode, int]]:
    """Map every file below the folders to its number of links elsewhere, and to its bytes."""
    here: Counter[_Inode] = Counter()
    links: dict[_Inode, int] = {}
    sizes: dict[_Inode, int] = {}
    for folder in folders:
        for place, _, names in os.walk(folder):
            for name in names:
                status = os.lstat(os.path.join(place, name))  # noqa: PTH118 - 30,000 files
                inode = status.st_dev, status.st_ino
                here[inode] += 1
                links[inode], sizes[inode] = status.st_nlink, status.st_blocks * 512
    return {inode: links[inode] - count for inode, count in here.items()}, sizes


def _distributions(folder: Path) -> Iterator[tuple[str, _Inode]]:
    """Yield every file of the installed distributions, with the distribution's name."""
    for record in folder.glob("lib/python*/site-packages/*.dist-info/RECORD"):
        name = canonicalize_name(record.parent.name.partition("-")[0])
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
    """Clear these distributions and unreferenced files from uv's cache; return uv's messages.

    uv waits for its other commands that use the cache. Existing environments keep their files.
    Raises EnvironmentFailed.
    """
    uv = uv or Uv()
    commands = [["cache", "clean", *distributions]] if distributions else []
    messages = []
    for command in [*commands, ["cache", "prune"]]:
        done = uv.run(command, env=clean_environment(os.environ), cwd=folder, timeout_s=_CLEAN_S)
        if done.returncode != 0:
            raise EnvironmentFailed(
                "uv's cache",
                "could not be cleared",
                words=done.stderr,
                hint="the environments are gone; later: errata envs gc --cache",
            )
        messages += [line for line in done.stderr.splitlines() if line.strip()]
    if not messages:
        return "uv's cache holds nothing to clear"
    return "uv: " + "; ".join(messages[-2:])
