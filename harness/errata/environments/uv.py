"""Run uv: find it, clean its environment variables, stream its output, stop it when asked."""

from __future__ import annotations

import os
import subprocess
import tempfile
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from errata.model.errors import EnvironmentFailed
from errata.system.files import read_plain
from errata.system.tether import tether

# Settings that would change what a lock means. Those of index, cache, network and linking stay.
_OF_UV = (
    "BREAK_SYSTEM_PACKAGES BUILD_CONSTRAINT COMPILE_BYTECODE CONSTRAINT EXCLUDE EXCLUDE_NEWER "
    "NO_VERIFY_HASHES OVERRIDE PRERELEASE PROJECT_ENVIRONMENT PYTHON REQUIRE_HASHES RESOLUTION "
    "SYSTEM_PYTHON TORCH_BACKEND VENV_CLEAR VENV_RELOCATABLE VENV_SEED WORKING_DIR"
)
_DROPPED = ("CONDA_PREFIX", "VIRTUAL_ENV", *(f"UV_{name}" for name in _OF_UV.split()))

_TAIL_LINES = 400


def silent(_stage: str, _detail: str) -> None:
    """Ignore progress."""


def explain(words: str) -> str:
    """Return what to do about an error message of uv; empty if it is not a known one."""
    known = read_plain(Path(__file__).with_name("hints.toml"))["hint"]
    return next((one["hint"] for one in known if any(part in words for part in one["parts"])), "")


def patience(uv: Uv, report: Callable[[str, str], None], detail: str) -> Callable[[], None]:
    """Return what `exclusive` calls while it waits: it reports once, and raises if interrupted."""
    reported = False

    def wait() -> None:
        nonlocal reported
        uv.refuse_if_interrupted()
        if not reported:
            report("waiting", detail)
            reported = True

    return wait


def clean_environment(environ: Mapping[str, str]) -> dict[str, str]:
    """Copy `environ` without the variables that would change an environment's content."""
    kept = {
        key: value
        for key, value in environ.items()
        if key not in _DROPPED and not key.startswith("PYTHON")
    }
    kept.setdefault("UV_HTTP_TIMEOUT", "120")
    return kept | {"UV_NO_PROGRESS": "1", "NO_COLOR": "1"}


class Uv:
    """The uv program; safe to use from several threads."""

    def __init__(self, binary: str | None = None) -> None:
        self._binary = binary
        self._lock = threading.Lock()
        self._running: set[subprocess.Popen[str]] = set()
        self._interrupted = False

    @property
    def binary(self) -> str:
        """Locate uv's executable; raises EnvironmentFailed."""
        if self._binary is None:
            import uv

            try:
                self._binary = os.fsdecode(uv.find_uv_bin())
            except FileNotFoundError as error:
                raise EnvironmentFailed(
                    "uv", "the uv program is missing", hint="reinstall Errata: pip install errata"
                ) from error
        return self._binary

    def run(
        self,
        arguments: Sequence[str | Path],
        *,
        env: Mapping[str, str],
        cwd: Path,
        timeout_s: float,
        inherit: Sequence[int] = (),
        on_line: Callable[[str], None] | None = None,
    ) -> subprocess.CompletedProcess[str]:
        """Run `uv ARGUMENTS` and wait for it.

        It ends when this process ends. `inherit` are descriptors that the child keeps open: a file
        lock held through them is freed only when uv itself is gone. `on_line` gets each line of
        standard error.
        Raises EnvironmentFailed after `timeout_s` seconds or when interrupted from elsewhere.
        """
        with (
            tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output,
            tether() as (before, descriptor),
        ):
            process = subprocess.Popen(
                [*before, self.binary, *map(str, arguments)],
                env=dict(env),
                cwd=cwd,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                pass_fds=(*inherit, descriptor),
                start_new_session=True,
            )
            with self._lock:
                self._running.add(process)
            overdue = threading.Event()
            timer = threading.Timer(timeout_s, _stop, (process, overdue))
            timer.daemon = True
            timer.start()
            try:
                if self._interrupted:
                    _stop(process)
                stderr = _listen(process, on_line)
                code = process.wait()
            except BaseException:
                _stop(process)
                process.wait()
                raise
            finally:
                timer.cancel()
                with self._lock:
                    self._running.discard(process)
            output.seek(0)
            stdout = output.read()
        self.refuse_if_interrupted()
        if overdue.is_set():
            raise _overdue(f"uv {arguments[0]}", timeout_s, stderr)
        return subprocess.CompletedProcess(process.args, code, stdout, stderr)

    def refuse_if_interrupted(self) -> None:
        """Raise EnvironmentFailed once `interrupt` was called."""
        if self._interrupted:
            raise EnvironmentFailed("uv", "interrupted", hint="run the same command again")

    def interrupt(self) -> None:
        """Stop every running uv and refuse to start another."""
        self._interrupted = True
        with self._lock:
            running = list(self._running)
        for process in running:
            _stop(process)


def _listen(process: subprocess.Popen[str], on_line: Callable[[str], None] | None) -> str:
    """Read standard error to its end; keep the last lines."""
    tail: deque[str] = deque(maxlen=_TAIL_LINES)
    if process.stderr is None:
        return ""
    with process.stderr:
        for line in process.stderr:
            if line.startswith("Using Python"):
                continue
            tail.append(line.rstrip())
            if on_line is not None and line.strip():
                on_line(line.strip())
    return "\n".join(tail).strip()


def _overdue(command: str, timeout_s: float, words: str) -> EnvironmentFailed:
    return EnvironmentFailed(
        command,
        f"stopped after {timeout_s:.0f} s",
        words=words,
        hint="check the network and `errata doctor`, then run the same command again",
    )


def _stop(process: subprocess.Popen[str], overdue: threading.Event | None = None) -> None:
    if overdue is not None:
        overdue.set()
    process.terminate()
