"""The limits within which scripts of a zygote run."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

__all__ = ["Boundary"]

MOST_PROCESSES = 1024  # threads included, for one script and all that it starts
MOST_OPEN_FILES = 4096
LARGEST_FILE = 2**31  # bytes
DISK_SHARE = 0.5  # of a script's memory: its working folder is held there
LARGEST_DISK_MB = 4096.0


@dataclass(frozen=True, kw_only=True)
class Boundary:
    """What scripts may see and use.

    `visible` are folders that stay readable wherever they lie, even in the user's home. `memory_mb`
    in MiB, `processes` with their threads, `file_bytes` in bytes.
    """

    visible: tuple[Path, ...] = ()
    memory_mb: float
    processes: int = MOST_PROCESSES
    open_files: int = MOST_OPEN_FILES
    file_bytes: int = LARGEST_FILE

    @property
    def disk_mb(self) -> int:
        """What a script may write to its folders, in MiB."""
        return int(min(self.memory_mb * DISK_SHARE, LARGEST_DISK_MB))

    def plan(self, scratch: Path) -> dict[str, Any]:
        """Write what `child_sandbox.shut_in` wants to know; `scratch` stays writable."""
        return {
            "scratch": str(scratch),
            "home": str(Path.home()),
            "visible": [str(path.absolute()) for path in self.visible],
            "disk_mb": self.disk_mb,
            "file_bytes": self.file_bytes,
            "open_files": self.open_files,
            "processes": self.processes,
            # RLIMIT_NPROC does not bind root, whose processes a cgroup or pid_max must limit.
            "limit_user": os.getuid() != 0,
        }
