"""Run jobs in parallel: slots take jobs, results come as they finish.

Threads spread over environments first; when every environment has one, further threads join the
environment with most work left, on another server of the same process, so that each environment
imports its framework once. As many scripts run as there are slots. One that sleeps gives its slot
away until it goes on, so the cores are used whatever the scripts wait for.
"""

from __future__ import annotations

import contextlib
import os
import queue
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from errata.model.cell import Cell
from errata.model.errors import HarnessFailure, SandboxMissing
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.running.boundary import Boundary
from errata.running.client import ServerLost
from errata.running.devices import DeviceAnswer, ask_machine
from errata.running.replies import ScriptRequest, interpret
from errata.running.runner import Lane, Runner, Target, run_alone
from errata.running.sandbox import boundary_for
from errata.system.files import make_scratch, remove_scratch

MEMORY_SHARE = 0.8  # of the machine's memory, divided between the slots
MEMORY_FLOOR_MB = 1024.0
SLOT_MEMORY_MB = 2048.0  # what a slot with its zygote should have
MOST_ASLEEP = 2  # scripts for each slot that sleep while others have their slots
_LOOK_AGAIN_S = 0.5  # at the machine's memory, which nobody tells of

# When a documented hang is believed: after ten times what fixed.py took in the same run, in the
# same kind of process with its imports, and never before three seconds. The case's `timeout` is the
# most there is, and the limit where fixed.py did not pass or was not measured. Seconds count as for
# every limit: elapsed time less the time in which the script was ready but had no core. So one that
# spins has used that much processor time, and one that waits was left alone for that long. It may
# still be a script that takes eleven times as long as its fix: no limit can tell that from a hang,
# so this rule is for places only where case.toml says that broken.py hangs. A hang of which it says
# nothing takes the whole timeout.
HANG_FACTOR = 10.0
LEAST_HANG_S = 3.0

_RUN_AGAIN = "run again: the process that watched it had been ended"


@dataclass(frozen=True, kw_only=True)
class Job:
    """One script to run in one environment; `variables` name its mode and device.

    `lock` is the digest of the environment's lock: a place that runs cells knows, or builds, what
    that names. `layers` are the modules that a process may import after the framework, before it
    forks scripts; this script is known to import the first `preloaded` of them. `expected_s` is
    what it is known to take, in seconds. A script that is documented to hang has the job of its fix
    in `fixed`, which runs before it, or the seconds that this is known to take in `fixed_s`.
    """

    cell: Cell
    lock: str
    isolation: Isolation
    isolation_reason: str = ""
    repeat: int = 0
    variables: Mapping[str, str] = field(default_factory=dict, hash=False)
    layers: tuple[str, ...] = ()
    preloaded: int = 0
    expected_s: float = 0.0
    fixed: Job | None = None
    fixed_s: float | None = None


def with_known_fix(job: Job, result: ScriptResult) -> Job:
    """Return a job that waits for its fix as one that knows how that ended.

    The fix's time counts if it passed, in the same kind of process.
    """
    is_same = job.fixed is not None and job.fixed.isolation is job.isolation
    counts = is_same and result.outcome is Outcome.PASSED
    return replace(job, fixed=None, fixed_s=result.own_s if counts else None)


def total_memory_mb() -> float:
    """Return the machine's memory in MiB."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**20


def available_memory_mb() -> float:
    """Return the memory that new work may take without swapping, in MiB; 0 if Linux hides it."""
    with contextlib.suppress(OSError, ValueError):
        for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) / 1024
    return 0.0


def default_slots() -> int:
    """Return how many scripts to run at once: one per usable core that memory allows."""
    cores = len(os.sched_getaffinity(0))
    return max(1, min(cores, int(total_memory_mb() // SLOT_MEMORY_MB)))


class _Work:
    """The jobs left for one environment, and what runs them."""

    def __init__(self, jobs: Sequence[Job], target: Target, runner: Runner) -> None:
        self.jobs = deque(jobs)
        self.target = target
        self.runner = runner
        self.threads = 0

    @property
    def seconds(self) -> float:
        """What is left; jobs of which nothing is known count, too."""
        return sum(job.expected_s or 1.0 for job in self.jobs)


class Pool:
    """Runs `slots` jobs at once and those that sleep, each script within `memory_mb` MiB.

    `targets` finds the interpreter of an environment by the digest of its lock.
    """

    def __init__(
        self,
        targets: Callable[[str], Target],
        *,
        slots: int | None = None,
        memory_mb: float | None = None,
    ) -> None:
        self._targets = targets
        self.slots = slots or default_slots()
        share = total_memory_mb() * MEMORY_SHARE / self.slots
        self.memory_mb = memory_mb or max(MEMORY_FLOOR_MB, share)
        self._boundary: Boundary | None = None
        self._stop = threading.Event()
        self._change = threading.Condition()  # of what follows, and of all works
        self._works: dict[str, _Work] = {}  # by lock
        self._more = False  # whether further jobs may be added
        self._awake: set[int] = set()  # jobs by identity: those that have a slot
        self._asleep: set[int] = set()
        self._ended: dict[int, ScriptResult] = {}
        self._most = self.slots  # scripts at once, with or without a slot
        self._started: Callable[[Job], None] = lambda job: None
        self._results: queue.SimpleQueue[tuple[Job, ScriptResult] | BaseException | None] = (
            queue.SimpleQueue()
        )

    def run(
        self,
        jobs: Sequence[Job],
        started: Callable[[Job], None] = lambda job: None,
        *,
        lend: bool = True,
        more: bool = False,
    ) -> Generator[tuple[Job, ScriptResult], None, None]:
        """Yield each job with its result as it finishes; one run at a time, any number of them.

        Jobs of an environment start in their order. `started` is called with each job that begins,
        in the thread that runs it. Without `lend` a script keeps its slot while it sleeps, so that
        no other one slows it down afterwards; on a device it always does. With `more` it goes on
        until it is closed or stopped: `add` brings further jobs of the same environments. Closing
        the iterator (or an exception in its consumer, Ctrl-C included) ends every process before it
        returns.
        """
        self._stop.clear()
        self._results = queue.SimpleQueue()  # without what a closed run left behind
        self._started = started
        self._awake, self._asleep, self._ended = set(), set(), {}
        self._most = self.slots * (1 + MOST_ASLEEP if lend else 1)
        self._more = more
        by_lock: dict[str, list[Job]] = {}
        for job in jobs:
            by_lock.setdefault(job.lock, []).append(job)
        scratch = make_scratch("pool")
        self._boundary = boundary_for(_corpora(jobs), self.memory_mb) if jobs else None
        self._works = {lock: self._work_of(mine, scratch) for lock, mine in by_lock.items()}
        works = list(self._works.values())
        threads = [
            threading.Thread(target=self._work, args=(works, scratch), name=f"slot-{number}")
            for number in range(self._most if more else min(self._most, len(jobs)))
        ]
        try:
            for thread in threads:
                thread.start()
            yield from self._collect(len(threads))
        finally:
            self._stop.set()
            with self._change:
                self._change.notify_all()
            for work in works:
                work.runner.close()
            for thread in threads:
                with contextlib.suppress(RuntimeError):  # Ctrl-C came before it was started
                    thread.join()
            remove_scratch(scratch)

    def add(self, jobs: Iterable[Job]) -> None:
        """Add jobs to the run that goes on with `more`."""
        with self._change:
            for job in jobs:
                self._works[job.lock].jobs.append(job)
            self._change.notify_all()

    def stop(self) -> None:
        """End the run that goes on with `more`, and every process of it; from any thread."""
        self._results.put(GeneratorExit())

    def ask(self, backend: str) -> DeviceAnswer:
        """Say whether there may be a device of `backend`."""
        return ask_machine(backend)

    def close(self) -> None:
        """Let go of what serves several runs: nothing here."""

    def _work_of(self, jobs: Sequence[Job], scratch: Path) -> _Work:
        target = self._targets(jobs[0].lock)
        return _Work(jobs, target, Runner(target, scratch, self._boundary))

    def _collect(self, running: int) -> Iterator[tuple[Job, ScriptResult]]:
        while running:
            item = self._results.get()
            if item is None:
                running -= 1
            elif isinstance(item, GeneratorExit):
                return
            elif isinstance(item, BaseException):
                raise item
            else:
                yield item

    def _work(self, works: Sequence[_Work], scratch: Path) -> None:
        try:
            while (work := self._choose(works)) is not None:
                self._drain(work, scratch)
        except BaseException as error:  # noqa: BLE001 - handed to the consumer's thread
            if not self._stop.is_set():
                self._results.put(error)
        finally:
            self._results.put(None)

    def _choose(self, works: Sequence[_Work]) -> _Work | None:
        """Once a slot is free, pick the environment with the fewest threads, then with most work.

        None where no job is left.
        """
        with self._change:
            while not self._stop.is_set() and (self._more or any(work.jobs for work in works)):
                waiting = [work for work in works if self._next(work) is not None]
                if waiting and self._is_free():
                    work = min(waiting, key=lambda work: (work.threads, -work.seconds))
                    work.threads += 1
                    return work
                self._change.wait(_LOOK_AGAIN_S)
        return None

    def _next(self, work: _Work) -> int | None:
        """Return the place of the first job that waits for no other one; None without any."""
        for number, job in enumerate(work.jobs):
            if job.fixed is None or id(job.fixed) in self._ended:
                return number
        return None

    def _is_free(self) -> bool:
        """Whether another script may begin.

        Beside scripts that sleep, only while the machine could give it and all that are awake the
        memory that they may take; what those that sleep hold is taken already.
        """
        if len(self._awake) >= self.slots or len(self._awake) + len(self._asleep) >= self._most:
            return False
        needed = (len(self._awake) + 1) * self.memory_mb
        return not self._asleep or available_memory_mb() >= needed

    def _sleeps(self, job: Job, is_asleep: bool) -> None:
        """Give a script's slot away, or note that it has one again: it is not kept waiting.

        What waits for a device keeps it: another one would take memory and time of the device.
        """
        with self._change:
            if is_asleep and job.cell.trial.backend == "cpu":
                self._awake.discard(id(job))
                self._asleep.add(id(job))
            else:
                self._asleep.discard(id(job))
                self._awake.add(id(job))
            self._change.notify_all()

    def _take(self, work: _Work) -> Job | None:
        """Take the next job of an environment once a slot is free; None where there is none."""
        with self._change:
            while not self._stop.is_set():
                number = self._next(work)
                if number is None and not self._more:
                    break
                if number is not None and self._is_free():
                    job = work.jobs[number]
                    del work.jobs[number]
                    self._awake.add(id(job))
                    return job
                self._change.wait(_LOOK_AGAIN_S)
        return None

    def _drain(self, work: _Work, scratch: Path) -> None:
        lane = Lane()
        try:
            job = self._take(work)
            while job is not None:
                self._started(job)
                result = self._run_job(work, job, lane, scratch)
                if not self._stop.is_set():
                    self._results.put((job, result))
                with self._change:  # in one step: the slot stays with this thread and its server
                    self._awake.discard(id(job))
                    self._asleep.discard(id(job))
                    self._ended[id(job)] = result
                    job = self._take(work)
                    self._change.notify_all()
        finally:
            lane.close()
            with self._change:
                work.threads -= 1
                idle = work.threads == 0 and not work.jobs
            if idle:
                work.runner.close()

    def _run_job(self, work: _Work, job: Job, lane: Lane, scratch: Path) -> ScriptResult:
        """Run one job; whatever goes wrong around the script becomes its result."""
        request = self._request(job, work.target)
        try:
            reply = lane.run(work.runner, request, partial(self._sleeps, job))
        except (ServerLost, SandboxMissing, OSError):
            # Perhaps another script's doing: once more, in processes of its own.
            self._sleeps(job, False)
            request = replace(
                request,
                isolation=Isolation.FRESH,
                isolation_reason=_RUN_AGAIN,
                hang_s=None,  # it is one of forked scripts
            )
            if self._stop.is_set():
                return _failed(Outcome.HARNESS_ERROR, "the run was stopped", request)
            try:
                reply, _ = run_alone(work.target, request, scratch, self._boundary)
            except (HarnessFailure, OSError) as error:
                detail = f"the script was not run: {error}"
                return _failed(Outcome.HARNESS_ERROR, detail, request)
        except HarnessFailure as error:
            return _failed(Outcome.ENV_FAILED, str(error), request)
        return interpret(reply, request)

    def _request(self, job: Job, target: Target) -> ScriptRequest:
        case, script = job.cell.trial.case, job.cell.script
        return ScriptRequest(
            script=(case.folder / case.filename(script)).resolve(),
            source=case.text(script),
            module=target.module,
            isolation=job.isolation,
            isolation_reason=job.isolation_reason,
            timeout_s=case.requires.timeout_s,
            hang_s=self._hang_s(job),
            processes=case.requires.processes,
            memory_mb=self.memory_mb,
            variables={**target.variables, **job.variables},
            layers=job.layers,
            preloaded=job.preloaded,
        )

    def _hang_s(self, job: Job) -> float | None:
        """Return the seconds after which a documented hang is believed; None: only the timeout."""
        if job.fixed is not None:
            job = with_known_fix(job, self._ended[id(job.fixed)])
        fixed_s = job.fixed_s
        return None if fixed_s is None else max(LEAST_HANG_S, HANG_FACTOR * fixed_s)


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
