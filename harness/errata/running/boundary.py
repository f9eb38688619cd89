"""What scripts of a zygote may see and use: environment variables, folders, resource limits.

Memory and the number of processes are limited by cgroups, of both versions. A group is made below
the one that this process is in (version 1), or below the nearest one above it that may have members
with limits (version 2, if that was delegated to the user). If neither is possible, there is no
group. Where cgroups share out cores, too, a script weighs as much as one process, however many it
starts. See cgroups(7).
"""

from __future__ import annotations

import contextlib
import itertools
import os
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

# Threads included, for one script and all that it starts; frameworks start some for every core.
MOST_PROCESSES = max(256, 8 * (os.cpu_count() or 1))
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


ROOT = Path("/sys/fs/cgroup")
PREFIX = "errata-"
MEMORY_SLACK_MB = 64  # beyond what the server looks for itself, so that it sees most excesses first
_NEEDED = frozenset({"memory", "pids"})
_USED = _NEEDED | {"cpu"}  # where it is offered: then each group has the weight of one process
_REMOVAL_S = 2.0
_numbers = itertools.count()


@dataclass(kw_only=True)
class Group:
    """A cgroup, or with version 1 one for each controller; `folders` by controller.

    It may have `processes` unless a script is allowed more.
    """

    folders: dict[str, Path] = field(default_factory=dict)
    processes: int = MOST_PROCESSES
    _allowed: int = 0

    def add(self, pid: int) -> None:
        """Move a process into the group, with all that it starts from now on. Raises OSError."""
        for folder in set(self.folders.values()):
            (folder / "cgroup.procs").write_text(str(pid))

    def allow(self, processes: int | None) -> None:
        """Change how many processes it may have, threads included; None: as many as usual."""
        wanted = processes or self.processes
        if wanted != self._allowed:
            with contextlib.suppress(OSError):  # a group that is gone has no processes
                (self.folders["pids"] / "pids.max").write_text(str(wanted))
            self._allowed = wanted

    def kills_for_memory(self) -> int:
        """Count the processes that the kernel ended because the group's memory was used up."""
        for name in ("memory.events", "memory.oom_control"):
            with contextlib.suppress(OSError, ValueError, KeyError):
                lines = (self.folders["memory"] / name).read_text().splitlines()
                return int(dict(line.split() for line in lines)["oom_kill"])
        return 0

    def remove(self) -> None:
        """Remove the group, once its last process is gone."""
        deadline = time.monotonic() + _REMOVAL_S
        for folder in set(self.folders.values()):
            while not _is_removed(folder) and time.monotonic() < deadline:
                time.sleep(0.005)


def make_group(*, memory_mb: float, processes: int) -> Group | None:
    """Make a group with limits, or return None where this user may not.

    Empty groups that a killed Errata left behind are removed.
    """
    name = f"{PREFIX}{os.getpid()}-{next(_numbers)}"
    memory = int((memory_mb + MEMORY_SLACK_MB) * 2**20)
    for limits, find in (
        ({"memory.max": memory, "memory.swap.max": 0, "pids.max": processes}, _delegated),
        ({"memory.limit_in_bytes": memory, "pids.max": processes}, _first_version),
    ):
        parents = find()
        if parents:
            _remove_abandoned(parents.values())
            with contextlib.suppress(OSError):
                group = _make(parents, name, limits)
                group.processes = processes
                return group
    return None


def _make(parents: dict[str, Path], name: str, limits: dict[str, int]) -> Group:
    group = Group()
    try:
        for controller, parent in parents.items():
            folder = parent / name
            folder.mkdir(exist_ok=True)
            group.folders[controller] = folder
        for file, value in limits.items():
            place = group.folders[file.partition(".")[0]] / file
            if (
                place.exists() or file != "memory.swap.max"
            ):  # kernels without swap accounting lack it
                place.write_text(str(value))
    except OSError:
        group.remove()
        raise
    return group


def _mine() -> dict[str, str]:
    """Return the group of this process by controller; the key `""` is version 2."""
    with contextlib.suppress(OSError):
        lines = Path("/proc/self/cgroup").read_text().splitlines()
        parts = (line.split(":", 2) for line in lines)
        return {name: path for _, names, path in parts for name in names.split(",")}
    return {}


def _first_version() -> dict[str, Path]:
    mine = _mine()
    found = {}
    for controller in sorted(_USED & mine.keys()):
        folder = ROOT / controller / mine[controller].lstrip("/")
        # In a container the path is that of the host, and the mount begins further below.
        folder = folder if folder.is_dir() else ROOT / controller
        if os.access(folder, os.W_OK):
            found[controller] = folder
    return found if found.keys() >= _NEEDED else {}


def _delegated() -> dict[str, Path]:
    path = _mine().get("")
    if path is None or not (ROOT / "cgroup.controllers").exists():
        return {}
    own = ROOT / path.lstrip("/")
    for folder in (own, *own.parents):
        with contextlib.suppress(OSError):
            passed_on = (folder / "cgroup.subtree_control").read_text().split()
            if set(passed_on) >= _NEEDED and os.access(folder, os.W_OK):
                return dict.fromkeys(sorted(_USED & set(passed_on)), folder)
        if folder == ROOT:
            break
    return {}


def _remove_abandoned(parents: Iterable[Path]) -> None:
    for parent in set(parents):
        for folder in parent.glob(f"{PREFIX}*-*"):
            owner = folder.name.removeprefix(PREFIX).partition("-")[0]
            if owner.isdecimal() and not Path(f"/proc/{owner}").exists():
                with contextlib.suppress(OSError):
                    folder.rmdir()


def _is_removed(folder: Path) -> bool:
    try:
        folder.rmdir()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return True
