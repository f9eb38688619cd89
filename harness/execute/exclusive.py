"""Hold a file lock that excludes other processes and threads."""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["exclusive"]

_POLL_S = 0.1


@contextmanager
def exclusive(path: Path, while_waiting: Callable[[], None]) -> Iterator[int]:
    """Hold `path` locked and yield its descriptor.

    While another holds it, `while_waiting` is called at every attempt and may raise to give up.
    The kernel frees the lock when its last holder dies, so a killed run blocks nobody. The file
    stays: removing it would let two processes lock two different files of the same name.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        while not _try(descriptor):
            while_waiting()
            # Polling keeps Ctrl-C and thread interruption working; a blocking flock would not.
            time.sleep(_POLL_S)
        yield descriptor
    finally:
        os.close(descriptor)


def _try(descriptor: int) -> bool:
    """Take the lock if nobody has it."""
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
