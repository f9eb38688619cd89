"""Mounts that only one process and its children see, which root may make."""

from __future__ import annotations

import ctypes
import os
import subprocess
from pathlib import Path

_CLONE_NEWNS = 0x00020000


def can_mount() -> bool:
    """Tell whether this process may make mounts of its own."""
    pid = os.fork()
    if pid == 0:
        try:
            enter_mounts()
        except OSError:
            os._exit(1)
        os._exit(0)
    return os.waitpid(pid, 0)[1] == 0


def enter_mounts() -> None:
    """Leave the mounts of all others; raises OSError where that is not allowed."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(_CLONE_NEWNS) != 0:
        raise OSError(ctypes.get_errno(), "no mounts of its own")
    mount("--make-rprivate", "/")


def mount(*words: str) -> None:
    """Call the program of that name; raises OSError."""
    done = subprocess.run(["mount", *words], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise OSError(done.stderr.strip())


def make_read_only(folder: Path) -> None:
    """Make a folder read-only for this process and its children, whoever runs them."""
    enter_mounts()
    mount("--bind", str(folder), str(folder))
    mount("-o", "remount,ro,bind", str(folder))
