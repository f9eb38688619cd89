"""Run many variants of one program quickly: texts in, results out, each in its own folders.

Candidates of a reduction are generated code, which may do what nobody wrote: a guard is deleted,
and what it guarded runs. They are confined as the scripts of a run are; where no sandbox is to be
had, each still gets empty folders, and limits on what it may write and start.
"""

from __future__ import annotations

import contextlib
import os
import queue
import resource
import shutil
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from errata.model.errors import HarnessFailure, SandboxMissing
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.running.client import ScriptRequest, Server, ServerLost, Zygote, launch_environment
from errata.running.pool import Pool
from errata.running.replies import Run, interpret
from errata.running.sandbox.choosing import boundary_for
from errata.system.scratch import make_scratch, remove_scratch

__all__ = ["Candidates", "Stage"]

LARGEST_FILE = 2**30  # bytes that one file may get
MORE_PROCESSES = 1_000  # threads included, beside those that the user has already; not for root
_LIMITING_ATTEMPTS = 3


@dataclass(frozen=True, kw_only=True)
class Stage:
    """Where candidates run: an interpreter, the framework it imports first, their variables.

    An empty `module` imports nothing. `preload` is imported instead of it, once for all
    candidates: a library that itself imports the framework. `external` is an interpreter that is
    not ours.
    """

    name: str
    python: Path
    module: str = ""
    preload: str = ""
    external: bool = False
    variables: Mapping[str, str] = field(default_factory=dict, hash=False)


@dataclass(kw_only=True)
class _Slot:
    """Room for one candidate at a time: its folder, and a server for each way to run it."""

    folder: Path
    servers: dict[tuple[Path, str, bool], Server] = field(default_factory=dict)


class Candidates:
    """Runs texts as the script `filename`, up to `slots` at once; may be used by several threads.

    `companions` are files and folders that stand beside the script, copied once for each slot. A
    context manager: leaving it ends every process and removes every file.
    """

    def __init__(
        self,
        filename: str,
        *,
        companions: Sequence[Path] = (),
        slots: int | None = None,
    ) -> None:
        pool = Pool(slots=slots)  # only for its sizes
        self.slots = pool.slots
        self._memory_mb = pool.memory_mb
        self._filename = filename
        self._scratch = make_scratch("candidates")
        self._zygotes: dict[tuple[Path, str, bool], Zygote] = {}
        self._lock = threading.Lock()
        self._closed = False
        self._slots: list[_Slot] = []
        self._free: queue.SimpleQueue[_Slot] = queue.SimpleQueue()
        for number in range(self.slots):
            folder = self._scratch / f"slot-{number}"
            folder.mkdir()
            for companion in companions:
                _copy(companion, folder / companion.name)
            self._slots.append(_Slot(folder=folder))
            self._free.put(self._slots[-1])
        self._boundary = boundary_for((slot.folder for slot in self._slots), self._memory_mb)

    def __enter__(self) -> Candidates:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def run(
        self, source: str, stage: Stage, *, isolation: Isolation, timeout_s: float
    ) -> ScriptResult:
        """Run one text to its end, at most `timeout_s` seconds after the import.

        Raises HarnessFailure where the framework cannot be imported. A candidate that ends the
        process which watches it has the outcome `harness-error`.
        """
        slot = self._free.get()
        try:
            return self._run_in(slot, source, stage, isolation, timeout_s)
        finally:
            self._free.put(slot)

    def close(self) -> None:
        """End whatever runs and remove its files."""
        self._closed = True
        with self._lock:
            for zygote in self._zygotes.values():
                zygote.close()
            self._zygotes.clear()
        for slot in self._slots:  # after their processes: nobody waits for them any more
            for server in list(slot.servers.values()):
                server.close()
        remove_scratch(self._scratch)

    def _run_in(
        self, slot: _Slot, source: str, stage: Stage, isolation: Isolation, timeout_s: float
    ) -> ScriptResult:
        script = slot.folder / self._filename
        script.write_text(source, encoding="utf-8", errors="surrogatepass", newline="\n")
        key = (stage.python, stage.preload or stage.module, isolation is Isolation.FRESH)
        try:
            if key not in slot.servers:
                slot.servers[key] = self._server(key, stage)
            reply = slot.servers[key].run(
                ScriptRequest(
                    script=script,
                    module=stage.module,
                    fresh=isolation is Isolation.FRESH,
                    timeout_s=timeout_s,
                    memory_mb=self._memory_mb,
                    variables=stage.variables,
                )
            )
        except (ServerLost, SandboxMissing, OSError) as error:
            with contextlib.suppress(KeyError):
                slot.servers.pop(key).close()
            return ScriptResult(outcome=Outcome.HARNESS_ERROR, detail=str(error))
        run = Run(
            source=source,
            filename=self._filename,
            isolation=isolation,
            timeout_s=timeout_s,
            memory_mb=self._memory_mb,
        )
        return _without_folder(interpret(reply, run), slot.folder)

    def _server(self, key: tuple[Path, str, bool], stage: Stage) -> Server:
        """Fork a server whose scripts are within limits; raises HarnessFailure."""
        zygote = self._zygote(key, stage)
        for _ in range(_LIMITING_ATTEMPTS):
            before = zygote.pid
            server = zygote.server()
            if zygote.pid == before:
                return server
            server.close()  # forked from a process that had just been replaced
            self._limit(zygote)
        raise HarnessFailure(f"{stage.name}: its process is ended again and again")

    def _limit(self, zygote: Zygote) -> None:
        if self._boundary is None:
            _limit(zygote.pid)

    def _zygote(self, key: tuple[Path, str, bool], stage: Stage) -> Zygote:
        """Return the process with the framework imported, started by the first who needs it."""
        with self._lock:
            if self._closed:
                raise HarnessFailure("the reduction was stopped")
            if key not in self._zygotes:
                environment = launch_environment(self._scratch, python_path=stage.external)
                module = None if key[2] else key[1] or None
                try:
                    zygote = Zygote(
                        stage.python, module, self._scratch, environment, self._boundary
                    )
                except (HarnessFailure, OSError) as error:
                    what = f"import {module}" if module else "be started"
                    raise HarnessFailure(
                        f"{stage.name} cannot {what}: {error}", hint="errata doctor"
                    ) from error
                self._limit(zygote)
                self._zygotes[key] = zygote
            return self._zygotes[key]


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


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copyfile(source, target)


def _without_folder(result: ScriptResult, folder: Path) -> ScriptResult:
    """Drop the slot's folder from a result, so that all slots say the same."""
    here = f"{folder}{os.sep}"

    def clean(text: str) -> str:
        return text.replace(here, "")

    signature = result.signature
    if signature is not None:
        signature = replace(signature, message=clean(signature.message))
    return replace(
        result,
        signature=signature,
        warnings=tuple(replace(w, message=clean(w.message)) for w in result.warnings),
        traceback=clean(result.traceback),
        stdout=clean(result.stdout),
        stderr=clean(result.stderr),
    )
