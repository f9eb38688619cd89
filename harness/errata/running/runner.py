"""Run scripts in one interpreter: its processes are started when first needed, and shared.

`Pool`, `Candidates` and `run_as_is` choose what runs where; how a script runs is decided here.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from errata.model.errors import HarnessFailure, SandboxMissing
from errata.model.outcome import Isolation
from errata.running.boundary import Boundary, launch_environment
from errata.running.client import Server, ServerLost, Zygote
from errata.running.replies import ScriptRequest

_LIMITING_ATTEMPTS = 3

# How a script gets its interpreter, and the modules imported there after the framework.
_Kind = tuple[Isolation, tuple[str, ...]]


class NotStarted(HarnessFailure):
    """An interpreter does not start, or cannot import its framework."""


@dataclass(frozen=True, kw_only=True)
class Target:
    """An interpreter to run scripts in, and the framework that it imports before them.

    An empty `module` imports nothing, an empty `version` accepts any release. `preload` is
    imported in the framework's place: a library that imports the framework itself; it may lie in
    the folder `path`. `external` is an interpreter that Errata did not build. `variables` are set
    for every script.
    """

    id: str
    python: Path
    module: str = ""
    version: str = ""
    preload: str = ""
    path: Path | None = None
    external: bool = False
    variables: Mapping[str, str] = field(default_factory=dict, hash=False)

    def environment(self, home: Path) -> dict[str, str]:
        """Return the variables that its processes start with."""
        made = launch_environment(home, python_path=self.external)
        return made if self.path is None else {**made, "PYTHONPATH": str(self.path)}


class Runner:
    """The processes of one target: with its framework imported, with a layer too, with nothing.

    A script in a fresh interpreter is started from the last. Shared by threads, each of which
    has a `Lane` of its own. `limit` is applied to every process before it forks a script.
    """

    def __init__(
        self,
        target: Target,
        scratch: Path,
        boundary: Boundary | None,
        *,
        environment: Mapping[str, str] | None = None,
        limit: Callable[[int | None], None] | None = None,
    ) -> None:
        self._target = target
        self._scratch = scratch
        self._boundary = boundary
        self._environment = environment
        self._limit = limit
        self._lock = threading.Lock()
        self._starting: dict[_Kind, threading.Lock] = {}
        self._zygotes: dict[_Kind, Zygote] = {}
        self._failure = ""
        self._closed = False

    def server(self, isolation: Isolation, layer: tuple[str, ...] = ()) -> Server:
        """Fork a server; raises NotStarted."""
        zygote = self._zygote((isolation, layer))
        for _ in range(_LIMITING_ATTEMPTS):
            before = zygote.pid
            try:
                server = zygote.server()
            except (HarnessFailure, OSError) as error:
                raise NotStarted(self._describe(isolation, error), hint="errata doctor") from error
            if self._limit is None or zygote.pid == before:
                return server
            # A script ended the process, and its successor has forked this server without limits.
            server.close()
            self._limit(zygote.pid)
        raise NotStarted(f"{self._target.id}: its process is ended again and again")

    def close(self) -> None:
        """End every process; those that other threads are starting end when they have started."""
        self._closed = True
        for zygote in list(self._zygotes.values()):
            zygote.close()

    def _zygote(self, kind: _Kind) -> Zygote:
        """Return the process to fork from, started by the first thread that needs it."""
        with self._lock:
            starting = self._starting.setdefault(kind, threading.Lock())
        with starting:
            if self._failure or self._closed:
                raise NotStarted(self._failure or "the run was stopped", hint="errata doctor")
            if kind not in self._zygotes:
                self._zygotes[kind] = self._start_layer(kind) if kind[1] else self._start(kind)
                if self._closed:
                    self._zygotes[kind].close()
            return self._zygotes[kind]

    def _start_layer(self, kind: _Kind) -> Zygote:
        """Start a process with a layer; where the layer will not do, use the one without."""
        with contextlib.suppress(NotStarted):
            zygote = self._start(kind, is_needed=False)
            if not zygote.facts.objection:
                return zygote
            zygote.close()
        return self._zygote((kind[0], ()))

    def _start(self, kind: _Kind, *, is_needed: bool = True) -> Zygote:
        """Start a process; raises NotStarted, from then on always if nothing runs without it."""
        try:
            return self._boot(*kind)
        except (HarnessFailure, OSError) as error:
            failure = self._describe(kind[0], error)
            if is_needed:
                self._failure = failure
            raise NotStarted(failure, hint="errata doctor") from error

    def _boot(self, isolation: Isolation, layer: tuple[str, ...]) -> Zygote:
        target, environment = self._target, self._environment
        if environment is None:
            environment = target.environment(self._scratch)
        module = (target.preload or target.module or None) if isolation is Isolation.FORK else None
        zygote = Zygote(
            target.python, module, self._scratch, environment, self._boundary, layer=layer
        )
        if module and target.version and not target.preload:
            loaded = zygote.facts.version or ""
            if loaded.partition("+")[0] != target.version.partition("+")[0]:
                zygote.close()
                raise HarnessFailure(f"loaded version {loaded}, not {target.version}")
        if self._limit is not None:
            self._limit(zygote.pid)
        return zygote

    def _describe(self, isolation: Isolation, error: Exception) -> str:
        target = self._target
        module = target.preload or target.module
        what = f"import {module}" if module and isolation is Isolation.FORK else "be started"
        return f"{target.id} cannot {what}: {error}"


class Lane:
    """The servers of one thread, which runs one script at a time; each is kept for the next."""

    def __init__(self) -> None:
        self._servers: dict[tuple[Runner, Isolation, tuple[str, ...]], Server] = {}

    def run(
        self, runner: Runner, request: ScriptRequest, sleeps: Callable[[bool], None] | None = None
    ) -> dict[str, Any]:
        """Run a script to its end and return the server's reply.

        `sleeps` is told when it begins to sleep, and when it goes on. Raises NotStarted, and, where
        the script was not run to its end, ServerLost, SandboxMissing or OSError.
        """
        key = (runner, request.isolation, request.layer)
        if key not in self._servers:
            self._servers[key] = runner.server(request.isolation, request.layer)
        try:
            return self._servers[key].run(request, sleeps)
        except (ServerLost, SandboxMissing, OSError):
            with contextlib.suppress(KeyError):  # another thread may have closed this lane
                self._servers.pop(key).close()
            raise

    def close(self) -> None:
        """End the servers and the script that runs."""
        while self._servers:
            with contextlib.suppress(KeyError):
                self._servers.popitem()[1].close()


def run_alone(
    target: Target, request: ScriptRequest, scratch: Path, boundary: Boundary | None
) -> tuple[dict[str, Any], bool]:
    """Run one script in processes that no other script shares.

    Returns the reply, and whether a cgroup limited the script. Raises HarnessFailure and OSError.
    """
    environment = target.environment(scratch)
    zygote = Zygote(target.python, None, scratch, environment, boundary)
    with contextlib.closing(zygote), contextlib.closing(zygote.server()) as server:
        return server.run(request), server.is_grouped
