"""Ray nodes on this machine, as real as elsewhere: one raylet each, with a home of its own."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

STARTS_S = 240.0
_RAY = [sys.executable, "-m", "ray.scripts.scripts"]
_QUIET = {
    "RAY_memory_monitor_refresh_ms": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_AUTH_MODE": "disabled",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}


@dataclass(kw_only=True)
class Nodes:
    """The nodes of a cluster, by name; `address` is where commands reach it."""

    folder: Path
    address: str
    variables: dict[str, str]
    running: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)
    _starts: dict[str, tuple[list[str], dict[str, str]]] = field(default_factory=dict)

    def start(
        self,
        name: str,
        *,
        cpus: int = 2,
        memory_mb: int = 2400,
        before: Sequence[str] = (),
        gpus: int = 0,
        **variables: str,
    ) -> None:
        """Start a node that says it has `gpus`; `variables` are its own, `before` its command's."""
        head = not self.running
        command = [
            *before,
            *(*_RAY, "start", "--block", "--disable-usage-stats", "--num-cpus", str(cpus)),
            *("--num-gpus", str(gpus), "--node-name", name, "--memory", str(memory_mb * 2**20)),
            *("--object-store-memory", str(100 * 2**20)),
            *("--min-worker-port", "0", "--max-worker-port", "0"),
            *(
                ["--head", "--port", self.address.partition(":")[2], "--include-dashboard=false"]
                if head
                else ["--address", self.address]
            ),
            *(["--temp-dir", str(self.folder)] if head else []),
        ]
        self._starts[name] = (command, {**self.variables, **variables})
        self._launch(name)

    def _launch(self, name: str) -> None:
        command, environment = self._starts[name]
        with (self.folder / f"{name}.log").open("wb") as log:
            self.running[name] = subprocess.Popen(
                command,
                env=environment,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
            )

    def wait_for(self, name: str) -> None:
        """Wait until a node has joined; where Ray itself gave up, after 30 s, start it again."""
        end = time.monotonic() + STARTS_S
        while b"Ray runtime started" not in (self.folder / f"{name}.log").read_bytes():
            if self.running[name].poll() is not None:
                assert "timed out during startup" in self.log(name), self.log(name)
                self._launch(name)
            assert time.monotonic() < end, self.log(name)
            time.sleep(0.2)

    def log(self, name: str) -> str:
        """Return what a node's start printed."""
        return (self.folder / f"{name}.log").read_text(errors="replace")

    def raylet(self, name: str) -> int:
        """Return the process of a node that Ray calls its raylet."""
        return next(
            pid
            for pid in _below(self.running[name].pid)
            if b"/raylet\0" in _read(pid, "cmdline") or b"/raylet " in _read(pid, "cmdline")
        )

    def workers(self, name: str) -> list[int]:
        """Return the processes of a node that run cells."""
        below = _below(self.running[name].pid)
        return [pid for pid in below if _read(pid, "cmdline").startswith(b"ray::Worker")]

    def kill(self, name: str) -> None:
        """End a node as a power cut would: its raylet first, with -9, then the rest."""
        for pid in (self.raylet(name), *_below(self.running[name].pid)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.stop(name)

    def stop(self, name: str) -> None:
        """End a node."""
        process = self.running.pop(name)
        process.terminate()
        try:
            process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            for pid in _below(process.pid):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            process.kill()
            process.wait()


@contextmanager
def nodes(
    folder: Path, variables: Mapping[str, str], dropped: tuple[str, ...] = ()
) -> Iterator[Nodes]:
    """Lend a cluster without nodes; those that were started are ended."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    kept = {n: value for n, value in os.environ.items() if not n.startswith((*dropped, "RAY_"))}
    cluster = Nodes(
        folder=folder, address=f"127.0.0.1:{port}", variables={**kept, **_QUIET, **variables}
    )
    try:
        yield cluster
    finally:
        for name in reversed(list(cluster.running)):
            cluster.stop(name)


def _below(pid: int) -> list[int]:
    """List all descendants of a process."""
    found = []
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for word in (task / "children").read_text().split():
                found += [int(word), *_below(int(word))]
    return found


def _read(pid: int, name: str) -> bytes:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/{name}").read_bytes()
    return b""
