"""Whether scripts are confined, and by which protections: found out by confining one.

The command chooses once for this process (`--sandbox`).
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from errata.model.errors import HarnessFailure, SandboxMissing
from errata.model.outcome import Isolation, Sandboxing
from errata.running import child_sandbox
from errata.running.boundary import Boundary
from errata.running.replies import ScriptRequest
from errata.running.runner import Target, run_alone
from errata.system.files import make_scratch, remove_scratch

_PROBE = Path(__file__).parent / "probes" / "look_around.py"
_TIMEOUT_S = 20.0
_MEMORY_MB = 1024.0
_chosen = Sandboxing.AUTO


@dataclass(frozen=True, kw_only=True)
class Protection:
    """One thing that scripts are prevented from: whether it is in force, and how or why not."""

    name: str
    in_force: bool
    words: str


@dataclass(frozen=True, kw_only=True)
class Offered:
    """All protections. `problem` is why no script can be confined, empty where one can."""

    protections: tuple[Protection, ...]
    problem: str = ""

    @property
    def is_complete(self) -> bool:
        """Whether every protection is in force."""
        return not self.problem and all(one.in_force for one in self.protections)

    @property
    def missing(self) -> str:
        """List the protections that are not in force, in one line."""
        lacking = "; ".join(f"{p.name}: {p.words}" for p in self.protections if not p.in_force)
        return self.problem or lacking


@cache
def offered() -> Offered:
    """Run a script that looks around in a sandbox; the answer is kept for this process."""
    if not sys.platform.startswith("linux"):
        return _nothing(f"there are no namespaces on {sys.platform}")
    boundary = Boundary(memory_mb=_MEMORY_MB)
    scratch = make_scratch("look")
    try:
        with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as listener:
            reply, has_group = _look(scratch, boundary, listener.getsockname()[1])
    except SandboxMissing as error:
        return _nothing(error.why)
    except (HarnessFailure, OSError) as error:
        return _nothing(str(error))
    finally:
        remove_scratch(scratch)
    try:
        seen = {k: v["value"] for k, v in json.loads(reply["report"])["result"].items()}
        return Offered(protections=tuple(_protections(seen, boundary, has_group)))
    except (ValueError, KeyError, TypeError):
        lines = str(reply.get("stderr") or "").strip().splitlines()
        return _nothing(lines[-1] if lines else "a confined script reported nothing")


def _nothing(why: str) -> Offered:
    return Offered(protections=(), problem=why)


def _look(scratch: Path, boundary: Boundary, port: int) -> tuple[Mapping[str, Any], bool]:
    """Return a server's reply about the script that looks around, and whether it had a cgroup."""
    asked = json.dumps({"port": port, "home": str(Path.home())})
    request = ScriptRequest(
        script=_PROBE,
        isolation=Isolation.FORK,
        timeout_s=_TIMEOUT_S,
        memory_mb=boundary.memory_mb,
        variables={"ERRATA_ASKED": asked},
    )
    target = Target(id="look", python=Path(sys.executable))
    return run_alone(target, request, scratch, boundary)


def _protections(seen: Mapping[str, Any], boundary: Boundary, has_group: bool) -> list[Protection]:
    home = Path.home()
    there = home.stat() if home.is_dir() else None
    same_home = there is not None and seen["home"] == f"{there.st_dev}:{there.st_ino}"
    return [
        Protection(
            name="network",
            in_force=not seen["reaches"] and seen["interfaces"] == "lo",
            words=f"none but its own loopback (interfaces: {seen['interfaces']})",
        ),
        Protection(
            name="files",
            in_force=not seen["writable"],
            words=f"can be written: {seen['writable']}"
            if seen["writable"]
            else f"read-only but for a folder of its own, {boundary.disk_mb} MiB at most",
        ),
        Protection(
            name="home",
            in_force=not same_home,
            words=f"{home} can be read" if same_home else f"{home} is hidden",
        ),
        Protection(
            name="processes",
            in_force=len(seen["processes"].split(",")) == 2,
            words="none but its own can be seen or signalled",
        ),
        Protection(
            name="shared memory",
            in_force=seen["ipc"] != str(Path("/proc/self/ns/ipc").readlink()),
            words="its own",
        ),
        Protection(
            name="rights",
            in_force=int(seen["capabilities"], 16) == 0,
            words="no capability, and no way to gain one",
        ),
        *_limits(seen, boundary, has_group),
    ]


def _limits(seen: Mapping[str, Any], boundary: Boundary, has_group: bool) -> list[Protection]:
    own_pid_max = bool(child_sandbox.has_own_pid_max())  # type: ignore[no-untyped-call]
    is_root = os.getuid() == 0
    most = boundary.processes
    if own_pid_max and not has_group:
        most += child_sandbox.RESERVED_PIDS
    counted = "cgroup" if has_group else "pid_max" if own_pid_max else "rlimit"
    return [
        Protection(
            name="memory",
            in_force=True,
            words="limited by the kernel (cgroup)" if has_group else "looked at 5 times a second",
        ),
        Protection(
            name="number of processes",
            in_force=has_group or own_pid_max or not is_root,
            words=f"at most {most} ({counted})"
            if has_group or own_pid_max or not is_root
            else "unlimited for root without a cgroup",
        ),
        Protection(
            name="file size",
            in_force=seen["file_bytes"] == str(boundary.file_bytes),
            words=f"at most {boundary.file_bytes // 2**20} MiB",
        ),
        Protection(
            name="open files",
            in_force=0 < int(seen["open_files"]) <= boundary.open_files,
            words=f"at most {seen['open_files']}",
        ),
    ]


def choose_sandboxing(choice: Sandboxing) -> None:
    """Choose for this process; raises SandboxMissing where what is required is not offered."""
    global _chosen  # noqa: PLW0603 - one command, one choice
    _chosen = choice
    if choice is Sandboxing.REQUIRE and not offered().is_complete:
        raise SandboxMissing(offered().missing)


def chosen() -> Sandboxing:
    """Return what was chosen for this process."""
    return _chosen


def is_confined() -> bool:
    """Whether scripts are confined: by namespaces and limits, if not by every protection."""
    return _chosen is not Sandboxing.OFF and not offered().problem


def boundary_for(visible: Iterable[Path], memory_mb: float) -> Boundary | None:
    """Return the boundary for scripts that must read `visible`; None without a sandbox."""
    if not is_confined():
        return None
    return Boundary(visible=tuple(sorted(set(visible))), memory_mb=memory_mb)


def unconfined_note() -> str:
    """Describe which protections are missing while the sandbox is on; empty if none."""
    if _chosen is Sandboxing.OFF or offered().is_complete:
        return ""
    if offered().problem:
        return f"scripts ran with your permissions, without a sandbox: {offered().problem}"
    return f"the sandbox lacks protections: {offered().missing}"
