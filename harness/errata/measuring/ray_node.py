"""What runs on a Ray node: look whether it will do, and run the cells of one environment.

No worker of Ray is ever forked: the pool executes its processes, and they end with the worker.
"""

from __future__ import annotations

import contextlib
import io
import queue
import shutil
import tarfile
import tempfile
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import errata
from errata.environments.home import default_home, open_home
from errata.environments.locks import Lock, platform_tag
from errata.environments.uv import Uv
from errata.measuring.lending import lend, target_of
from errata.measuring.stored import protocol_digest
from errata.measuring.supply import Silent
from errata.model.cell import EnvironmentSpec
from errata.model.errors import EnvironmentFailed, ErrataError
from errata.model.outcome import Outcome, Sandboxing, ScriptResult
from errata.running.devices import ask_framework
from errata.running.pool import Job, Pool
from errata.running.sandbox import choose_sandboxing, unconfined_note
from errata.system.files import LEAST_FREE, scratch_folder

_WAIT_S = 1.0  # how long a worker keeps a question before it answers that nothing happened
_END_S = 10.0

Event = tuple[Any, ...]
"""Its kind, then: stage and detail; what was built; the number of a job that begins; the number of
a job and its result; why there is no environment: message, words and hint; what went wrong."""


def look(sandboxing: Sandboxing) -> dict[str, Any]:
    """Describe this node: `problem` is why it cannot be used, or is empty."""
    place = next(p for p in (default_home(), *default_home().parents) if p.exists())
    free = min(shutil.disk_usage(folder).free for folder in (place, tempfile.gettempdir()))
    found = {
        "errata": f"{errata.__version__} ({protocol_digest()})",
        "platform": platform_tag(),
        "held": [built.lock_digest for built in open_home().built()],
        "problem": "",
        "note": "",
    }
    try:
        choose_sandboxing(sandboxing)
        found["note"] = unconfined_note()
        Uv().binary  # noqa: B018 - it raises where there is none
        if free < LEAST_FREE:
            found["problem"] = f"its disk is full: {free // 2**20} MiB are free"
    except ErrataError as error:
        found["problem"] = str(error)
    return found


def pack(folders: Mapping[str, Path]) -> bytes:
    """Put case folders, by the id of the case, into one archive: the same one for the same files.

    Raises OSError.
    """
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as archive:
        for name, folder in sorted(folders.items()):
            for path in sorted(folder.rglob("*")):
                if path.is_file() and "__pycache__" not in path.parts:
                    content = path.read_bytes()
                    entry = tarfile.TarInfo(f"{name}/{path.relative_to(folder).as_posix()}")
                    entry.size, entry.mode = len(content), 0o644
                    archive.addfile(entry, io.BytesIO(content))
    return buffer.getvalue()


@dataclass(frozen=True, kw_only=True)
class Assignment:
    """What a worker is for: cells of one environment on one kind of device, `slots` at once."""

    spec: EnvironmentSpec
    lock: Lock
    backend: str
    device: str
    slots: int
    memory_mb: float
    lend: bool
    sandboxing: Sandboxing


class Worker:
    """Runs the cells of one environment on this node; an actor of Ray.

    It builds the environment if the node has none, then answers questions: `exchange` brings
    jobs and returns what has happened.
    """

    def __init__(self, assignment: Assignment, cases: bytes) -> None:
        self._to = assignment
        self._cases = cases
        self._events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._first: queue.SimpleQueue[Sequence[Job]] = queue.SimpleQueue()
        self._numbers: dict[int, int] = {}  # of jobs that were given and are not finished
        self._waiting = 0
        self._is_built = False
        self._wants = False
        self._pool: Pool | None = None
        self._starting: Pool | None = None
        self._folder = Path()
        self._change = threading.Lock()
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    def exchange(self, jobs: Sequence[tuple[int, Job]]) -> tuple[list[Event], int]:
        """Take numbered jobs; return what has happened, and how many more are wanted.

        Waits a moment for something to happen. The result of a job is returned once.
        """
        if jobs:
            self._take(jobs)
        events = []
        with contextlib.suppress(queue.Empty):
            events.append(self._events.get(timeout=_WAIT_S))
            while True:
                events.append(self._events.get_nowait())
        with self._change:
            return events, max(0, self._to.slots - self._waiting) if self._wants else 0

    def stop(self) -> None:
        """End everything that was started, and wait for it; a build ends with this process."""
        self._first.put([])
        if self._starting is not None:
            self._starting.stop()
        if self._is_built:
            self._thread.join(_END_S)

    def _take(self, jobs: Sequence[tuple[int, Job]]) -> None:
        here = [self._moved(job) for _, job in jobs]
        with self._change:
            self._numbers |= {id(job): number for job, (number, _) in zip(here, jobs, strict=True)}
            self._waiting += len(here)
            if self._pool is None:
                self._wants = False  # until the pool can take more
        if self._pool is None:
            self._first.put(here)
        else:
            self._pool.add(here)

    def _moved(self, job: Job) -> Job:
        """Return a job whose case is in the folder that was unpacked here."""
        trial = job.cell.trial
        case = replace(trial.case, folder=self._folder / trial.case.stated_by)
        return replace(job, cell=replace(job.cell, trial=replace(trial, case=case)))

    def _work(self) -> None:
        try:
            self._serve()
        except EnvironmentFailed as error:
            self._events.put(("failed", error.message, error.words, error.hint))
        except BaseException as error:  # noqa: BLE001 - said where the run is
            self._events.put(("ended", f"{type(error).__name__}: {error}"))

    def _serve(self) -> None:
        to = self._to
        choose_sandboxing(to.sandboxing)
        with (
            scratch_folder("cases") as self._folder,
            lend([to.spec], self._folder, _Telling(self._events), lock=to.lock) as built,
        ):
            _unpack(self._cases, self._folder)
            environment = built[to.spec.id]
            self._events.put(("built", environment))
            target = target_of(environment)
            refusal = None
            if to.backend != "cpu":
                answer = ask_framework(target.python, target.module, to.backend, to.device)
                refusal = None if answer.available else answer.words
            self._is_built = self._wants = True
            while jobs := self._first.get():
                if refusal is None:
                    self._run(jobs, Pool(lambda _: target, slots=to.slots, memory_mb=to.memory_mb))
                    return
                result = ScriptResult(outcome=Outcome.UNAVAILABLE, detail=refusal)
                for job in jobs:
                    self._begins(job)
                    self._events.put(("done", self._numbers.pop(id(job)), result))

    def _run(self, jobs: Sequence[Job], pool: Pool) -> None:
        running = pool.run(jobs, self._begins, lend=self._to.lend, more=True)
        self._starting = pool
        with contextlib.closing(running) as finished:
            for job, result in finished:
                self._events.put(("done", self._numbers.pop(id(job)), result))

    def _begins(self, job: Job) -> None:
        with self._change:
            self._waiting -= 1
            self._wants = True
            self._pool = self._starting  # which has begun, so it takes jobs
        self._events.put(("begins", self._numbers[id(job)]))


class _Telling(Silent):
    """A progress that goes to the run."""

    def __init__(self, events: queue.SimpleQueue[Event]) -> None:
        self._events = events

    def environment(self, environment: str, stage: str, detail: str) -> None:
        """Report a stage of the build."""
        self._events.put(("stage", stage, detail))


def _unpack(archive: bytes, folder: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(archive)) as opened:
        opened.extractall(folder, filter="data")
    folder.chmod(0o755)
