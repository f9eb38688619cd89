"""Replace files in one step, and lock them against other processes and threads."""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = [
    "abandoned",
    "draft_path",
    "exclusive",
    "is_running",
    "replace_file",
    "shared",
]

_LONGEST = 50  # characters of a name that its draft repeats: file systems take 255 bytes


def replace_file(path: Path, content: bytes) -> bool:
    """Replace a file's content, keeping its permissions; return whether the content changed.

    A link stays a link; missing folders are made; drafts of killed writers are removed. A device
    or a pipe cannot be replaced and is written to. Raises OSError if it cannot be written: the old
    content is then still there.
    """
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_bytes(content)
        return True
    if path.exists() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = draft_path(path, "draft")
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


def draft_path(path: Path, kind: str) -> Path:
    """Return the path of a draft of this process, next to the path that it will replace."""
    return path.with_name(f".{path.name[:_LONGEST]}.{os.getpid()}.{kind}")


def abandoned(path: Path, *kinds: str) -> list[Path]:
    """List the drafts next to a path whose processes are gone; see `draft_path`."""
    names = re.compile(re.escape(f".{path.name[:_LONGEST]}.") + rf"([0-9]+)\.(?:{'|'.join(kinds)})")
    found = [(other, names.fullmatch(other.name)) for other in path.parent.iterdir()]
    return [other for other, match in found if match and not is_running(int(match[1]))]


def is_running(pid: int) -> bool:
    """Return whether a process of this number exists, whoever owns it."""
    try:
        os.kill(pid, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        pass
    return True


_POLL_S = 0.1


def _give_up() -> None:
    raise BlockingIOError


@contextmanager
def exclusive(path: Path, while_waiting: Callable[[], None] = _give_up) -> Iterator[int]:
    """Hold a file lock exclusively and yield its descriptor.

    While another process holds it, `while_waiting` is called at every attempt and may raise to
    give up, as it does by default: raises BlockingIOError. The kernel frees the lock when its last
    holder dies, so a killed run blocks no one. Only its holder may remove the file; others then
    lock the next file of that name.
    """
    with _locked(path, fcntl.LOCK_EX, while_waiting) as descriptor:
        yield descriptor


@contextmanager
def shared(path: Path, while_waiting: Callable[[], None]) -> Iterator[int]:
    """Hold a file lock shared: it excludes only those who want it exclusively."""
    with _locked(path, fcntl.LOCK_SH, while_waiting) as descriptor:
        yield descriptor


@contextmanager
def _locked(path: Path, kind: int, while_waiting: Callable[[], None]) -> Iterator[int]:
    path.parent.mkdir(parents=True, exist_ok=True)
    while True:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            while not _try(descriptor, kind):
                while_waiting()
                # Polling keeps Ctrl-C and thread interruption working; a blocking flock would not.
                time.sleep(_POLL_S)
            if _is_still(path, descriptor):
                yield descriptor
                return
        finally:
            os.close(descriptor)


def _try(descriptor: int, kind: int) -> bool:
    """Take the lock if it is free."""
    try:
        fcntl.flock(descriptor, kind | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _is_still(path: Path, descriptor: int) -> bool:
    """Return whether the path still is the open file: its last holder may have removed it."""
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False
