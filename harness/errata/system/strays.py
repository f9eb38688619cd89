"""End processes that outlived those who should have ended them."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from pathlib import Path

__all__ = ["end_strays"]

STRAY_ROUNDS = 100
EMPTY_ROUNDS = 3


def end_strays(folder: bytes) -> None:
    """Kill every process that started with `folder` in its environment variables.

    A zygote ends all that it started; this is for what outlives one that was itself killed.
    """
    empty = 0
    for _ in range(STRAY_ROUNDS):
        pids = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]
        strays = [pid for pid in pids if folder in _initial_environment(pid)]
        for pid in strays:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        # One look can miss a process that was forked, and its parent ended, while it looked.
        empty = 0 if strays else empty + 1
        if empty == EMPTY_ROUNDS:
            return
        time.sleep(0.01)


def _initial_environment(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/environ").read_bytes()
    except OSError:
        return b""
