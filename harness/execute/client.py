"""The harness's side of a zygote: start it, ask it for servers, run scripts, end it."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from harness.execute import child
from harness.model.errors import HarnessFailure

__all__ = ["ScriptRequest", "Server", "ServerLost", "Zygote", "ZygoteFacts", "launch_environment"]

BOOT_TIMEOUT_S = 180.0
FRESH_ALLOWANCE_S = 15.0  # a fresh interpreter also imports the framework and finalises
REPLY_ALLOWANCE_S = 30.0  # after the script's own deadline: sweep and reply
_CHILD = Path(__file__).with_name("child.py")
_RUNNER = Path(__file__).with_name("child_script.py")

# What scripts may see of the user's environment: how to find programs, libraries and devices.
_PASSED_ON = (
    "ASCEND_HOME_PATH",
    "ASCEND_OPP_PATH",
    "ASCEND_RT_VISIBLE_DEVICES",
    "ASCEND_TOOLKIT_HOME",
    "ASCEND_VISIBLE_DEVICES",
    "CUDA_VISIBLE_DEVICES",
    "LD_LIBRARY_PATH",
    "NVIDIA_VISIBLE_DEVICES",
    "OPENBLAS_CORETYPE",
    "PATH",
    "TZ",
)


class ServerLost(HarnessFailure):
    """A server vanished in the middle of a script: the script may have killed it."""


@dataclass(frozen=True, kw_only=True)
class ScriptRequest:
    """One script to run: `timeout_s` in seconds after the import, `memory_mb` in MiB."""

    script: Path
    module: str
    fresh: bool
    timeout_s: float
    memory_mb: float
    variables: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class ZygoteFacts:
    """What a zygote said of itself when it was ready."""

    python: str
    version: str | None
    import_s: float
    warnings: tuple[tuple[str, str], ...]


def launch_environment(home: Path, *, python_path: bool = False) -> dict[str, str]:
    """Build the environment variables of a target process from an allow-list.

    One thread per operator keeps reductions in one order and leaves the cores to other scripts.
    `python_path` passes `PYTHONPATH` on, for an interpreter that is not ours.
    """
    names = (*_PASSED_ON, "PYTHONPATH") if python_path else _PASSED_ON
    passed = {name: os.environ[name] for name in names if name in os.environ}
    return {
        **passed,
        "HOME": str(home),
        "LANG": "C.UTF-8",
        "OMP_NUM_THREADS": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONHASHSEED": "0",
        "PYTHONIOENCODING": "utf-8:backslashreplace",
    }


class Server:
    """One server process of a zygote; runs one script at a time. Not shared between threads."""

    def __init__(self, zygote: Zygote, sock: socket.socket) -> None:
        self._zygote = zygote
        self._lines = child.Lines(sock)
        self._sock = sock

    def run(self, request: ScriptRequest) -> dict[str, Any]:
        """Run one script to its end and return the server's reply.

        Raises ServerLost when the server ends without one.
        """
        folder = Path(tempfile.mkdtemp(prefix="run-", dir=self._zygote.scratch))
        try:
            message = self._zygote.message(request, folder)
            self._sock.settimeout(message["timeout"] + REPLY_ALLOWANCE_S)
            with contextlib.suppress(BrokenPipeError):
                self._lines.send(message)
            reply = self._lines.receive()
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        if reply is None:
            raise ServerLost("the process that watches the script ended before the script did")
        return dict(reply)

    def close(self) -> None:
        """End the server and everything below it."""
        self._sock.close()


class Zygote:
    """A process with the framework imported (or, with `module` None, with nothing)."""

    def __init__(
        self, python: Path, module: str | None, scratch: Path, environment: Mapping[str, str]
    ) -> None:
        """Start the process; raises HarnessFailure with its own words when it cannot boot."""
        self.scratch = Path(tempfile.mkdtemp(prefix="zygote-", dir=scratch))
        self._environment = dict(environment)
        self._lock = threading.Lock()
        self._log = self.scratch / "zygote.log"
        neutral = self.scratch / "empty"
        neutral.mkdir()
        control, theirs = socket.socketpair()
        with theirs, self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [str(python), str(_CHILD), json.dumps({"module": module})],
                stdin=theirs.fileno(),
                stdout=log,
                stderr=log,
                cwd=neutral,
                env=self._environment,
                start_new_session=True,
            )
        self._sock = control
        self._control = child.Lines(control)
        try:
            self.facts = self._await_boot()
        except BaseException:
            self.close()
            raise

    def _await_boot(self) -> ZygoteFacts:
        self._sock.settimeout(BOOT_TIMEOUT_S)
        facts = self._control.receive()
        self._sock.settimeout(None)
        if facts is None:
            self._process.kill()
            status = self._process.wait()
            raise HarnessFailure(f"no answer while importing (status {status}): {self.log()}")
        if not facts["ready"]:
            problem = facts["problem"]
            raise HarnessFailure(f"{problem['type']}: {problem['message']}")
        return ZygoteFacts(
            python=facts["python"],
            version=facts["version"],
            import_s=facts.get("import_s", 0.0),
            warnings=tuple((kind, text) for kind, text in facts["warnings"]),
        )

    def log(self) -> str:
        """Return the end of what the process printed while it booted."""
        with contextlib.suppress(OSError):
            return self._log.read_text(errors="replace")[-2000:].strip()
        return ""

    def server(self) -> Server:
        """Fork another server; raises HarnessFailure when the zygote is gone."""
        ours, theirs = socket.socketpair()
        with self._lock, theirs:
            try:
                socket.send_fds(self._sock, [b'{"serve": true}\n'], [theirs.fileno()])
                reply = self._control.receive()
            except OSError:
                reply = None
        if reply is None:
            ours.close()
            raise HarnessFailure("the zygote has ended")
        return Server(self, ours)

    def message(self, request: ScriptRequest, folder: Path) -> dict[str, Any]:
        """Prepare a run's folder and write the request as its server wants it."""
        paths = {name: folder / name for name in ("work", "home", "tmp")}
        for path in paths.values():
            path.mkdir()
        report = folder / "report.json"
        report.touch()
        variables = {
            "HOME": str(paths["home"]),
            "TMPDIR": str(paths["tmp"]),
            "TORCHINDUCTOR_CACHE_DIR": str(paths["tmp"] / "inductor"),
            **request.variables,
        }
        allowance = FRESH_ALLOWANCE_S if request.fresh else 0.0
        message = {
            "script": str(request.script),
            "module": request.module,
            "report": str(report),
            "fresh": request.fresh,
            "file": str(folder / "request.json"),
            "runner": str(_RUNNER),
            "cwd": str(paths["work"]),
            "env": variables,
            "launch_env": self._environment if request.fresh else {},
            "import_warnings": [] if request.fresh else [list(w) for w in self.facts.warnings],
            "timeout": request.timeout_s + allowance,
            "memory_mb": request.memory_mb,
        }
        if request.fresh:
            (folder / "request.json").write_text(json.dumps(message))
        return message

    def close(self) -> None:
        """End the zygote, its servers and their scripts, and remove their files."""
        self._sock.close()
        try:
            self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        shutil.rmtree(self.scratch, ignore_errors=True)
