"""What scripts of a zygote may see and use: environment variables, folders, resource limits."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

__all__ = ["Boundary", "launch_environment"]

MOST_PROCESSES = 1024  # threads included, for one script and all that it starts
MOST_OPEN_FILES = 4096
LARGEST_FILE = 2**31  # bytes
DISK_SHARE = 0.5  # of a script's memory: its working folder is held there
LARGEST_DISK_MB = 4096.0

# The user's variables that scripts may see: how to find programs, libraries and devices.
_PASSED_ON = (
    "ASCEND_HOME_PATH",
    "ASCEND_OPP_PATH",
    "ASCEND_RT_VISIBLE_DEVICES",
    "ASCEND_TOOLKIT_HOME",
    "ASCEND_VISIBLE_DEVICES",
    "CUDA_VISIBLE_DEVICES",
    "LD_LIBRARY_PATH",
    "NVIDIA_VISIBLE_DEVICES",
    "OPENBLAS_CORETYPE",
    "OPENBLAS_L2_SIZE",
    "PATH",
    "TZ",
)


@dataclass(frozen=True, kw_only=True)
class Boundary:
    """The folders that scripts may see and the resources that they may use.

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
        """The most that a script may write to its folders, in MiB."""
        return int(min(self.memory_mb * DISK_SHARE, LARGEST_DISK_MB))

    def plan(self, scratch: Path) -> dict[str, Any]:
        """Return the plan that `child_sandbox.shut_in` reads; `scratch` stays writable."""
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


def launch_environment(home: Path, *, python_path: bool = False) -> dict[str, str]:
    """Build the environment variables of a target process from an allow-list.

    One thread per operator keeps reductions in one order and leaves the cores to other scripts.
    `python_path` passes `PYTHONPATH` on, for an interpreter that is not ours.
    """
    names = (*_PASSED_ON, "PYTHONPATH") if python_path else _PASSED_ON
    passed = {name: os.environ[name] for name in names if name in os.environ}
    return {
        **passed,
        "HOME": str(home),
        "LANG": "C.UTF-8",
        "OMP_NUM_THREADS": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONHASHSEED": "0",
        "PYTHONIOENCODING": "utf-8:backslashreplace",
    }
