"""Hold a file lock alone, or with others, against other processes and threads."""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["exclusive", "shared"]

_POLL_S = 0.1


@contextmanager
def exclusive(path: Path, while_waiting: Callable[[], None]) -> Iterator[int]:
    """Hold `path` locked and yield its descriptor.

    While another holds it, `while_waiting` is called at every attempt and may raise to give up.
    The kernel frees the lock when its last holder dies, so a killed run blocks nobody. Only who
    holds it may remove the file: others then lock the next file of that name.
    """
    with _locked(path, fcntl.LOCK_EX, while_waiting) as descriptor:
        yield descriptor


@contextmanager
def shared(path: Path, while_waiting: Callable[[], None]) -> Iterator[int]:
    """Hold `path` locked together with others that share it, against whoever wants it alone."""
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
    """Take the lock if nobody has it."""
    try:
        fcntl.flock(descriptor, kind | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _is_still(path: Path, descriptor: int) -> bool:
    """Tell whether the name still leads to the open file: its last holder may have removed it."""
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False
