"""Run jobs in parallel: slots take jobs, results come as they finish.

A slot is a thread that runs one script at a time. Slots spread over environments first; when
every environment has one, further slots join the environment with most jobs left, on another
server of the same process, so that each environment imports its framework once.
"""

from __future__ import annotations

import os
import queue
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from errata.model.cell import Cell
from errata.model.errors import HarnessFailure, SandboxMissing
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.running.boundary import Boundary
from errata.running.client import ServerLost
from errata.running.replies import ScriptRequest, interpret
from errata.running.runner import Lane, Runner, Target, run_alone
from errata.running.sandbox import boundary_for
from errata.system.files import make_scratch, remove_scratch

MEMORY_SHARE = 0.8  # of the machine's memory, divided between the slots
MEMORY_FLOOR_MB = 1024.0
SLOT_MEMORY_MB = 2048.0  # what a slot with its zygote should have


_RUN_AGAIN = "run again: the process that watched it had been ended"


@dataclass(frozen=True, kw_only=True)
class Job:
    """One script to run in one target; `variables` name its mode and device.

    `layers` are the modules that a process may import after the framework, before it forks
    scripts; this script is known to import the first `preloaded` of them.
    """

    cell: Cell
    target: Target
    isolation: Isolation
    isolation_reason: str = ""
    repeat: int = 0
    variables: Mapping[str, str] = field(default_factory=dict, hash=False)
    layers: tuple[str, ...] = ()
    preloaded: int = 0


def total_memory_mb() -> float:
    """Return the machine's memory in MiB."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**20


def default_slots() -> int:
    """Return how many scripts to run at once: one per usable core that memory allows."""
    cores = len(os.sched_getaffinity(0))
    return max(1, min(cores, int(total_memory_mb() // SLOT_MEMORY_MB)))


class _Work:
    """The jobs left for one target, and what runs them."""

    def __init__(self, jobs: Sequence[Job], runner: Runner) -> None:
        self.jobs = deque(jobs)
        self.runner = runner
        self.slots = 0


class Pool:
    """Runs jobs on `slots` threads, each script within `memory_mb` MiB."""

    def __init__(self, *, slots: int | None = None, memory_mb: float | None = None) -> None:
        self.slots = slots or default_slots()
        share = total_memory_mb() * MEMORY_SHARE / self.slots
        self.memory_mb = memory_mb or max(MEMORY_FLOOR_MB, share)
        self._boundary: Boundary | None = None
        self._stop = threading.Event()
        self._lock = threading.Lock()
        self._started: Callable[[Job], None] = lambda job: None
        self._results: queue.SimpleQueue[tuple[Job, ScriptResult] | BaseException | None] = (
            queue.SimpleQueue()
        )

    def run(
        self, jobs: Sequence[Job], started: Callable[[Job], None] = lambda job: None
    ) -> Generator[tuple[Job, ScriptResult], None, None]:
        """Yield each job with its result as it finishes; one run at a time, any number of them.

        `started` is called with each job that begins, in the thread of its slot. Closing the
        iterator (or an exception in its consumer, Ctrl-C included) ends every process before it
        returns.
        """
        self._stop.clear()
        self._results = queue.SimpleQueue()  # without what a closed run left behind
        self._started = started
        by_target: dict[Target, list[Job]] = {}
        for job in jobs:
            by_target.setdefault(job.target, []).append(job)
        scratch = make_scratch("pool")
        self._boundary = boundary_for(_corpora(jobs), self.memory_mb) if jobs else None
        works = [
            _Work(mine, Runner(target, scratch, self._boundary))
            for target, mine in by_target.items()
        ]
        works.sort(key=lambda work: -len(work.jobs))
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
                work.runner.close()
            for thread in threads:
                thread.join()
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
        """Pick the target with the fewest slots, then with the most jobs left."""
        with self._lock:
            waiting = [work for work in works if work.jobs]
            if not waiting:
                return None
            work = min(waiting, key=lambda work: (work.slots, -len(work.jobs)))
            work.slots += 1
            return work

    def _drain(self, work: _Work, scratch: Path) -> None:
        """Run all jobs of one target, then free the slot."""
        lane = Lane()
        try:
            while not self._stop.is_set():
                with self._lock:
                    if not work.jobs:
                        return
                    job = work.jobs.popleft()
                self._started(job)
                result = self._run_job(work, job, lane, scratch)
                if not self._stop.is_set():
                    self._results.put((job, result))
        finally:
            lane.close()
            with self._lock:
                work.slots -= 1
                idle = work.slots == 0 and not work.jobs
            if idle:
                work.runner.close()

    def _run_job(self, work: _Work, job: Job, lane: Lane, scratch: Path) -> ScriptResult:
        """Run one job; whatever goes wrong around the script becomes its result."""
        request = self._request(job)
        try:
            reply = lane.run(work.runner, request)
        except (ServerLost, SandboxMissing, OSError):
            # Perhaps another script's doing: once more, in processes of its own.
            request = replace(request, isolation=Isolation.FRESH, isolation_reason=_RUN_AGAIN)
            if self._stop.is_set():
                return _failed(Outcome.HARNESS_ERROR, "the run was stopped", request)
            try:
                reply, _ = run_alone(job.target, request, scratch, self._boundary)
            except (HarnessFailure, OSError) as error:
                detail = f"the script was not run: {error}"
                return _failed(Outcome.HARNESS_ERROR, detail, request)
        except HarnessFailure as error:
            return _failed(Outcome.ENV_FAILED, str(error), request)
        return interpret(reply, request)

    def _request(self, job: Job) -> ScriptRequest:
        case, script = job.cell.trial.case, job.cell.script
        return ScriptRequest(
            script=(case.folder / case.filename(script)).resolve(),
            source=case.text(script),
            module=job.target.module,
            isolation=job.isolation,
            isolation_reason=job.isolation_reason,
            timeout_s=case.requires.timeout_s,
            processes=case.requires.processes,
            memory_mb=self.memory_mb,
            variables={**job.target.variables, **job.variables},
            layers=job.layers,
            preloaded=job.preloaded,
        )


def _corpora(jobs: Sequence[Job]) -> set[Path]:
    """List the folders that scripts read: the corpora of some jobs' cases."""
    cases = {job.cell.trial.case.stated_by: job.cell.trial.case.folder for job in jobs}
    return {_corpus(folder.resolve(), name) for name, folder in cases.items()}


def _corpus(folder: Path, case_id: str) -> Path:
    """Return the folder that a case's id starts from; for an unpacked case, its own."""
    parts = case_id.split("/")
    return folder.parents[len(parts) - 1] if list(folder.parts[-len(parts) :]) == parts else folder


def _failed(outcome: Outcome, detail: str, request: ScriptRequest) -> ScriptResult:
    return ScriptResult(
        outcome=outcome,
        detail=detail,
        isolation=request.isolation,
        isolation_reason=request.isolation_reason,
    )
