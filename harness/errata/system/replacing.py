"""Replace a file in one step: no reader sees half of it, and no killed writer leaves litter."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path

__all__ = ["abandoned", "beside", "is_running", "replace_file"]

_LONGEST = 50  # characters of a name that its draft repeats: file systems take 255 bytes


def replace_file(path: Path, content: bytes) -> bool:
    """Give a file new content and its old permissions; tell whether it said anything else before.

    A link stays a link; folders on the way are made; drafts of killed writers are removed.
    A device or a pipe, which nothing may replace, is written to. Raises OSError where it cannot
    be written: what was there is there still.
    """
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_bytes(content)
        return True
    if path.exists() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = beside(path, "draft")
    try:
        draft.write_bytes(content)
        if path.exists():
            draft.chmod(path.stat().st_mode & 0o7777)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    with contextlib.suppress(OSError):  # the file itself is written by now
        for left in abandoned(path, "draft"):
            left.unlink(missing_ok=True)
    return True


def beside(path: Path, kind: str) -> Path:
    """Name what this process may put beside a path while it replaces it."""
    return path.with_name(f".{path.name[:_LONGEST]}.{os.getpid()}.{kind}")


def abandoned(path: Path, *kinds: str) -> list[Path]:
    """List what processes that are gone left beside a path; see `beside`."""
    names = re.compile(re.escape(f".{path.name[:_LONGEST]}.") + rf"([0-9]+)\.(?:{'|'.join(kinds)})")
    found = [(other, names.fullmatch(other.name)) for other in path.parent.iterdir()]
    return [other for other, match in found if match and not is_running(int(match[1]))]


def is_running(pid: int) -> bool:
    """Tell whether a process of this number exists, whoever owns it."""
    try:
        os.kill(pid, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        pass
    return True
