"""Remove folders that scripts wrote, whatever they wrote."""

from __future__ import annotations

import os
import shutil
import stat
from pathlib import Path

__all__ = ["remove_tree"]

_STEPS_DOWN = 50


def remove_tree(folder: Path) -> None:
    """Remove a folder with all that is in it, as far as this user may; never raises OSError.

    Folders without rights are given them back, and a tree deeper than Python's own way down is
    taken apart from within.
    """
    for _ in range(2):
        try:
            shutil.rmtree(folder, ignore_errors=True)
        except RecursionError:
            _flatten(folder)
        if not folder.exists():
            return
        _unlock(folder)


def _unlock(folder: Path) -> None:
    """Give the owner back the rights to every folder below, found level by level."""
    waiting = [str(folder)]
    while waiting:
        path = waiting.pop()
        try:
            Path(path).chmod(stat.S_IRWXU)
            with os.scandir(path) as entries:
                waiting += [e.path for e in entries if e.is_dir(follow_symlinks=False)]
        except OSError:
            continue


def _flatten(folder: Path) -> None:
    """Move what lies deep up to the top, until no path is too long to be removed."""
    count = 0
    waiting = [(str(folder), 0)]
    while waiting:
        path, depth = waiting.pop()
        try:
            if depth == _STEPS_DOWN:
                count += 1
                moved = str(folder / f"lifted-{count}")
                Path(path).rename(moved)
                path, depth = moved, 1
            Path(path).chmod(stat.S_IRWXU)
            with os.scandir(path) as entries:
                below = [e.path for e in entries if e.is_dir(follow_symlinks=False)]
        except OSError:
            continue
        waiting += [(name, depth + 1) for name in below]
