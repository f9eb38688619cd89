"""Run many variants of one program quickly: texts in, results out, each in its own folders.

Candidates of a reduction are generated code: a guard is deleted, and what it guarded runs. They are
confined as the scripts of a run are. Without a sandbox each still gets empty folders, and limits on
what it may write and start.
"""

from __future__ import annotations

import contextlib
import os
import queue
import resource
import shutil
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from errata.model.errors import HarnessFailure, SandboxMissing
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.running.client import ServerLost
from errata.running.pool import Pool
from errata.running.replies import ScriptRequest, interpret
from errata.running.runner import Lane, Runner, Target
from errata.running.sandbox import boundary_for
from errata.system.files import make_scratch, remove_scratch

LARGEST_FILE = 2**30  # bytes that one file may get
MORE_PROCESSES = (
    1_000  # threads included, on top of the user's present ones; root has no such limit
)


@dataclass(kw_only=True)
class _Slot:
    """Room for one candidate at a time: its folder, and the servers that run it."""

    folder: Path
    lane: Lane = field(default_factory=Lane)


class Candidates:
    """Runs texts as the script `filename`, up to `slots` at once; may be used by several threads.

    `companions` are files and folders next to the script, copied once for each slot; `processes` is
    how many it may have, None as many as usual. A context manager: leaving it ends every process
    and removes every file.
    """

    def __init__(
        self,
        filename: str,
        *,
        companions: Sequence[Path] = (),
        slots: int | None = None,
        processes: int | None = None,
    ) -> None:
        pool = Pool(dict[str, Target]().__getitem__, slots=slots)  # only for its sizes
        self.slots = pool.slots
        self._memory_mb = pool.memory_mb
        self._filename = filename
        self._processes = processes
        self._scratch = make_scratch("candidates")
        self._runners: dict[tuple[Path, str], Runner] = {}
        self._lock = threading.Lock()
        self._closed = False
        self._slots: list[_Slot] = []
        self._free: queue.SimpleQueue[_Slot] = queue.SimpleQueue()
        for number in range(self.slots):
            folder = self._scratch / f"slot-{number}"
            folder.mkdir()
            for source in companions:
                target = folder / source.name
                if source.is_dir():
                    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
                else:
                    shutil.copyfile(source, target)
            self._slots.append(_Slot(folder=folder))
            self._free.put(self._slots[-1])
        self._boundary = boundary_for((slot.folder for slot in self._slots), self._memory_mb)

    def __enter__(self) -> Candidates:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def run(
        self,
        source: str,
        target: Target,
        *,
        isolation: Isolation,
        timeout_s: float,
        layers: tuple[str, ...] = (),
        preloaded: int = 0,
    ) -> ScriptResult:
        """Run one text to its end, at most `timeout_s` seconds after the import.

        The result says how many of `layers` the text imported; forked, it starts with the first
        `preloaded` of them imported.
        Raises HarnessFailure where the framework cannot be imported. A candidate that ends the
        process which watches it has the outcome `harness-error`.
        """
        slot = self._free.get()
        request = ScriptRequest(
            script=slot.folder / self._filename,
            source=source,
            module=target.module,
            isolation=isolation,
            timeout_s=timeout_s,
            memory_mb=self._memory_mb,
            processes=self._processes,
            variables=target.variables,
            layers=layers,
            preloaded=preloaded,
        )
        try:
            return self._run_in(slot, target, request)
        finally:
            self._free.put(slot)

    def close(self) -> None:
        """End whatever runs and remove its files."""
        self._closed = True
        with self._lock:
            for runner in self._runners.values():
                runner.close()
        for slot in self._slots:  # after their processes, so that nothing waits for a reply
            slot.lane.close()
        remove_scratch(self._scratch)

    def _run_in(self, slot: _Slot, target: Target, request: ScriptRequest) -> ScriptResult:
        text = request.source.encode("utf-8", "surrogatepass")
        request.script.write_bytes(text)
        try:
            reply = slot.lane.run(self._runner(target), request)
        except (ServerLost, SandboxMissing, OSError) as error:
            return ScriptResult(outcome=Outcome.HARNESS_ERROR, detail=str(error))
        return _without_folder(interpret(reply, request), slot.folder)

    def _runner(self, target: Target) -> Runner:
        """Return what runs the scripts of a target; places that differ in variables share it."""
        key = (target.python, target.preload or target.module)
        with self._lock:
            if self._closed:
                raise HarnessFailure("the reduction was stopped")
            if key not in self._runners:
                limit = _limit if self._boundary is None else None
                self._runners[key] = Runner(target, self._scratch, self._boundary, limit=limit)
            return self._runners[key]


def _limit(pid: int | None) -> None:
    """Limit what a process and everything that it forks may do, where there is no sandbox."""
    if pid is None:
        return
    with contextlib.suppress(OSError, ValueError):
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (LARGEST_FILE, LARGEST_FILE))
    with contextlib.suppress(OSError, ValueError):
        _, hard = resource.prlimit(pid, resource.RLIMIT_NPROC)
        most = _threads_of_user() + MORE_PROCESSES
        if hard != resource.RLIM_INFINITY:
            most = min(most, hard)
        resource.prlimit(pid, resource.RLIMIT_NPROC, (most, most))


def _threads_of_user() -> int:
    """Count what the limit on processes counts: every thread of this user."""
    user, count = os.getuid(), 0
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with contextlib.suppress(OSError):
                if folder.stat().st_uid == user:
                    count += sum(1 for _ in (folder / "task").iterdir())
    return count


def _without_folder(result: ScriptResult, folder: Path) -> ScriptResult:
    """Remove the slot's folder from a result: equal candidates give equal results."""
    here = f"{folder}{os.sep}"

    def clean(text: str) -> str:
        return text.replace(here, "")

    signature = result.signature
    if signature is not None:
        signature = replace(signature, message=clean(signature.message))
    return replace(
        result,
        signature=signature,
        warnings=tuple(w._replace(message=clean(w.message)) for w in result.warnings),
        traceback=clean(result.traceback),
        stdout=clean(result.stdout),
        stderr=clean(result.stderr),
    )
