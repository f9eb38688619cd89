"""Count what removing folders gives back, where their files are hard links into uv's cache."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from errata.environments.lock import canonical

__all__ = ["Space", "count_space", "only_cached"]

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
