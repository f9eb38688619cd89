"""Run jobs in parallel: slots take jobs, environments lend zygotes, results come as they finish.

A slot is a thread that runs one script at a time. Slots spread over environments first; when
every environment has one, further slots join the environment with most left to do, on another
server of the same zygote, so the framework's import is paid once per environment.
"""

from __future__ import annotations

import contextlib
import os
import queue
import threading
from collections import deque
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from errata.model.cell import Cell
from errata.model.errors import HarnessFailure, SandboxMissing
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.running.client import (
    ScriptRequest,
    Server,
    ServerLost,
    Zygote,
    launch_environment,
)
from errata.running.replies import Run, interpret
from errata.running.sandbox.boundary import Boundary
from errata.running.sandbox.choosing import boundary_for
from errata.system.scratch import make_scratch, remove_scratch

__all__ = ["Job", "Pool", "Target", "default_slots", "total_memory_mb"]

MEMORY_SHARE = 0.8  # of the machine's memory, divided between the slots
MEMORY_FLOOR_MB = 1024.0
SLOT_MEMORY_MB = 2048.0  # what a slot with its zygote should have


_RUN_AGAIN = "run again: the process that watched it had been ended"


@dataclass(frozen=True, kw_only=True)
class Target:
    """A built environment as the pool needs it; `version` is the release that must load."""

    id: str
    python: Path
    module: str
    version: str
    external: bool = False


@dataclass(frozen=True, kw_only=True)
class Job:
    """One script to run in one target; `variables` tell it its mode and device."""

    cell: Cell
    target: Target
    isolation: Isolation
    isolation_reason: str = ""
    repeat: int = 0
    variables: Mapping[str, str] = field(default_factory=dict, hash=False)


def total_memory_mb() -> float:
    """Return the machine's memory in MiB."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**20


def default_slots() -> int:
    """Return how many scripts to run at once: one per usable core that memory allows."""
    cores = len(os.sched_getaffinity(0))
    return max(1, min(cores, int(total_memory_mb() // SLOT_MEMORY_MB)))


class _Work:
    """The jobs left for one target, and its zygotes while there are any."""

    def __init__(self, target: Target, jobs: Sequence[Job]) -> None:
        self.target = target
        self.jobs = deque(jobs)
        self.slots = 0
        self.lock = threading.Lock()
        self.zygotes: dict[bool, Zygote] = {}
        self.failure = ""

    def end(self) -> None:
        for zygote in list(self.zygotes.values()):
            zygote.close()
        self.zygotes.clear()


class Pool:
    """Runs jobs on `slots` threads, each script within `memory_mb` MiB."""

    def __init__(self, *, slots: int | None = None, memory_mb: float | None = None) -> None:
        self.slots = slots or default_slots()
        share = total_memory_mb() * MEMORY_SHARE / self.slots
        self.memory_mb = memory_mb or max(MEMORY_FLOOR_MB, share)
        self._boundary: Boundary | None = None
        self._stop = threading.Event()
        self._lock = threading.Lock()
        self._results: queue.SimpleQueue[tuple[Job, ScriptResult] | BaseException | None] = (
            queue.SimpleQueue()
        )

    def run(self, jobs: Sequence[Job]) -> Generator[tuple[Job, ScriptResult], None, None]:
        """Yield each job with its result as it finishes; one run at a time, any number of them.

        Closing the iterator (or an exception in its consumer, Ctrl-C included) ends every
        process before it returns.
        """
        self._stop.clear()
        self._results = queue.SimpleQueue()  # without what a closed run left behind
        by_target: dict[Target, list[Job]] = {}
        for job in jobs:
            by_target.setdefault(job.target, []).append(job)
        works = [_Work(target, mine) for target, mine in by_target.items()]
        works.sort(key=lambda work: -len(work.jobs))
        scratch = make_scratch("pool")
        self._boundary = boundary_for(_corpora(jobs), self.memory_mb) if jobs else None
        threads = [
            threading.Thread(target=self._slot, args=(works, scratch), name=f"slot-{number}")
            for number in range(min(self.slots, len(jobs)))
        ]
        try:
            for thread in threads:
                thread.start()
            yield from self._collect(len(threads))
        finally:
            self._stop.set()
            for work in works:
                work.end()
            for thread in threads:
                thread.join()
            for work in works:
                work.end()  # a zygote that was still starting
            remove_scratch(scratch)

    def _collect(self, running: int) -> Iterator[tuple[Job, ScriptResult]]:
        while running:
            item = self._results.get()
            if item is None:
                running -= 1
            elif isinstance(item, BaseException):
                raise item
            else:
                yield item

    def _slot(self, works: Sequence[_Work], scratch: Path) -> None:
        try:
            while not self._stop.is_set() and (work := self._choose(works)) is not None:
                self._drain(work, scratch)
        except BaseException as error:  # noqa: BLE001 - handed to the consumer's thread
            if not self._stop.is_set():
                self._results.put(error)
        finally:
            self._results.put(None)

    def _choose(self, works: Sequence[_Work]) -> _Work | None:
        """Pick the work with fewest slots, then most jobs left."""
        with self._lock:
            waiting = [work for work in works if work.jobs]
            if not waiting:
                return None
            work = min(waiting, key=lambda work: (work.slots, -len(work.jobs)))
            work.slots += 1
            return work

    def _drain(self, work: _Work, scratch: Path) -> None:
        """Run the work's jobs until none is left, then give the slot back."""
        servers: dict[bool, Server] = {}
        try:
            while not self._stop.is_set():
                with self._lock:
                    if not work.jobs:
                        return
                    job = work.jobs.popleft()
                result = self._run_job(work, job, servers, scratch)
                if not self._stop.is_set():
                    self._results.put((job, result))
        finally:
            for server in servers.values():
                server.close()
            with self._lock:
                work.slots -= 1
                idle = work.slots == 0 and not work.jobs
            if idle:
                work.end()

    def _run_job(
        self, work: _Work, job: Job, servers: dict[bool, Server], scratch: Path
    ) -> ScriptResult:
        """Run one job; whatever goes wrong around the script becomes its result."""
        forked = job.isolation is Isolation.FORK
        try:
            if forked not in servers:
                servers[forked] = self._zygote(work, forked, scratch).server()
        except HarnessFailure as error:
            return _failed(Outcome.ENV_FAILED, str(error), job)
        try:
            reply = servers[forked].run(self._request(job))
        except (ServerLost, SandboxMissing, OSError):
            servers.pop(forked).close()
            job = replace(job, isolation=Isolation.FRESH, isolation_reason=_RUN_AGAIN)
            try:
                reply = self._run_alone(job, scratch)
            except (HarnessFailure, OSError) as error:
                return _failed(Outcome.HARNESS_ERROR, f"the script was not run: {error}", job)
        cell = job.cell
        run = Run(
            source=cell.trial.case.text(cell.script),
            filename=cell.script.filename,
            isolation=job.isolation,
            isolation_reason=job.isolation_reason,
            timeout_s=cell.trial.case.requires.timeout_s,
            memory_mb=self.memory_mb,
        )
        return interpret(reply, run)

    def _run_alone(self, job: Job, scratch: Path) -> dict[str, Any]:
        """Run a job whose watching process was ended, perhaps by another script's doing.

        It gets processes of its own; raises ServerLost where it was its own doing.
        """
        if self._stop.is_set():
            raise HarnessFailure("the run was stopped")
        environment = launch_environment(scratch, python_path=job.target.external)
        zygote = Zygote(job.target.python, None, scratch, environment, self._boundary)
        with contextlib.closing(zygote), contextlib.closing(zygote.server()) as server:
            return server.run(self._request(job))

    def _zygote(self, work: _Work, forked: bool, scratch: Path) -> Zygote:
        """Return the work's zygote, started by the first slot that needs it.

        A fresh interpreter is started from a process that has nothing imported.
        """
        with work.lock:
            if work.failure:
                raise HarnessFailure(work.failure)
            if forked not in work.zygotes:
                target = work.target
                environment = launch_environment(scratch, python_path=target.external)
                module = target.module if forked else None
                try:
                    zygote = Zygote(target.python, module, scratch, environment, self._boundary)
                    work.zygotes[forked] = zygote
                    if forked:
                        _check_version(target, zygote.facts.version or "")
                except (HarnessFailure, OSError) as error:
                    work.failure = f"{target.id} cannot import {target.module}: {error}"
                    raise HarnessFailure(work.failure) from error
            return work.zygotes[forked]

    def _request(self, job: Job) -> ScriptRequest:
        case = job.cell.trial.case
        return ScriptRequest(
            script=(case.folder / job.cell.script.filename).resolve(),
            module=job.target.module,
            fresh=job.isolation is Isolation.FRESH,
            timeout_s=case.requires.timeout_s,
            memory_mb=self.memory_mb,
            variables=job.variables,
        )


def _corpora(jobs: Sequence[Job]) -> set[Path]:
    """List the folders that scripts read: the corpora of some jobs' cases."""
    cases = {job.cell.trial.case.id: job.cell.trial.case.folder for job in jobs}
    return {_corpus(folder.resolve(), name) for name, folder in cases.items()}


def _corpus(folder: Path, case_id: str) -> Path:
    """Return the folder that a case's id starts from; an unpacked case stands alone."""
    parts = case_id.split("/")
    return folder.parents[len(parts) - 1] if list(folder.parts[-len(parts) :]) == parts else folder


def _check_version(target: Target, loaded: str) -> None:
    """Assert that the release asked for is the one that loaded (local part aside)."""
    if loaded.partition("+")[0] != target.version.partition("+")[0]:
        raise HarnessFailure(f"loaded version {loaded}, not {target.version}")


def _failed(outcome: Outcome, detail: str, job: Job) -> ScriptResult:
    return ScriptResult(
        outcome=outcome,
        detail=detail,
        isolation=job.isolation,
        isolation_reason=job.isolation_reason,
    )
