"""Run scripts with nothing but an interpreter: what kits and `replay.py` share.

Standard library only, Python 3.8 or later: this travels whole in kits and bundles. Scripts run with
the rights of whoever starts this: there is no sandbox.
"""

from __future__ import annotations

import array
import contextlib
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import errata
from errata.text.printable import visible

_PARTS = Path(errata.__file__).parent
_RUNNING = _PARTS / "running"
_PROBE = _PARTS / "environments" / "probe_import.py"
IMPORT_S = 300  # for a framework's first import, from a cold disk
_PATIENCE = 4.0  # times a script's limit: it may have waited for a core, see `child_supervise`
REPLY_S = 60  # more, to end what the script started
MEMORY_SHARE = 0.8  # of the machine's memory: one script has it for itself
_LARGEST_REPORT = 2**20
_LARGEST_OUTPUT = 2**17
_SECRET_NAME = re.compile(r"(?i)token|secret|passw|credential|api_?key|access_?key|auth")
_FIXED_VARIABLES = {
    "LANG": "C.UTF-8",
    "OMP_NUM_THREADS": "1",
    "PYTHONDONTWRITEBYTECODE": "1",
    "PYTHONHASHSEED": "0",
    "PYTHONIOENCODING": "utf-8:backslashreplace",
}


class CannotRun(Exception):
    """No script can be run, or no environment be made; the message says why."""


class WatcherLost(Exception):
    """The process that watches a script ended before the script did."""


def say(text: str) -> None:
    """Print a line with nothing hidden in it, in what the terminal can show."""
    encoding = sys.stdout.encoding or "ascii"
    sys.stdout.write(visible(text).encode(encoding, "backslashreplace").decode(encoding) + "\n")
    sys.stdout.flush()


def find_python(python: str) -> str:
    """Return the path of an interpreter that a user names, or of that in a folder.

    Raises CannotRun.
    """
    if Path(python).is_dir():
        python = str(Path(python, "Scripts" if sys.platform == "win32" else "bin", "python"))
    # Not resolved: a virtual environment is recognised by the path of its link.
    found = shutil.which(python) or shutil.which(str(Path(python).expanduser().absolute()))
    if found is None:
        raise CannotRun(f"{python!r} is no interpreter")
    return str(Path(found).absolute())


def probe(python: str, module: str) -> dict[str, Any]:
    """Import a framework and describe it, see `probe_import`; empty where it cannot be imported.

    The key `problem` then has the last words of the interpreter.
    """
    with tempfile.TemporaryDirectory(prefix="probe-") as folder:
        output = Path(folder, "seen.json")
        try:
            done = subprocess.run(
                [python, str(_PROBE), module, str(output)],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                timeout=IMPORT_S,
                check=False,
            )
            return dict(json.loads(output.read_text(encoding="utf-8")))
        except subprocess.TimeoutExpired:
            words = [f"its import takes more than {IMPORT_S} s"]
        except (OSError, ValueError) as error:
            words = [str(error)]
            with contextlib.suppress(UnboundLocalError):
                words = done.stderr.decode("utf-8", "replace").strip().splitlines() or words
    return {"problem": words[-1]}


def memory_mb() -> float:
    """Return the memory that a script may use, in MiB."""
    try:
        total = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**20
    except (AttributeError, ValueError, OSError):
        return float(2**20)
    return round(total * MEMORY_SHARE)


class Watcher:
    """Processes that run one script after the other, and end whatever a script started.

    With `module` the framework is imported once and each script is forked; without, each gets a
    fresh interpreter. On Linux this is how Errata itself watches scripts: deadline, memory, and
    what left the script's process group. Elsewhere only the deadline and the group are ended.
    Raises CannotRun where an interpreter does not start.
    """

    def __init__(self, python: str, module: str = "") -> None:
        self._python, self._module = python, module
        # This name is one that signatures leave out of messages.
        self._folder = Path(tempfile.mkdtemp(prefix="zygote-"))
        self._variables = {
            **{name: text for name, text in os.environ.items() if not _SECRET_NAME.search(name)},
            **_FIXED_VARIABLES,
            "HOME": str(self._folder),
        }
        self._scripts = 0
        self._warnings: list[Any] = []
        self._open: list[Any] = []
        self._process: Any = None
        if sys.platform == "linux":
            try:
                self._start()
            except BaseException:
                self.close()
                raise

    def _start(self) -> None:
        """Start the processes of `running/child.py`, and a server in them."""
        config = json.dumps({"module": self._module or None, "layer": [], "sandbox": None})
        command = [self._python, str(_RUNNING / "child.py"), config]
        (self._folder / "empty").mkdir()
        log = self._folder / "log.txt"
        control, theirs = socket.socketpair()
        with theirs, log.open("wb") as output:
            self._process = subprocess.Popen(
                command,
                stdin=theirs.fileno(),
                stdout=output,
                stderr=output,
                cwd=str(self._folder / "empty"),
                env=self._variables,
                start_new_session=True,
            )
        control.settimeout(IMPORT_S)
        answers = control.makefile("rb")
        self._open += [control, answers]
        facts = json.loads(answers.readline() or b"{}")
        if not facts.get("ready"):
            problem = facts.get("problem") or {}
            words = problem.get("message") or log.read_text(errors="replace").strip()[-300:]
            raise CannotRun(f"{self._python} cannot be started: {words or 'it said nothing'}")
        self._warnings = facts["warnings"]
        server, theirs = socket.socketpair()
        self._server, self._replies = server, server.makefile("rb")
        self._open += [server, self._replies]
        with theirs:
            handed = array.array("i", [theirs.fileno()])
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, handed.tobytes())
            control.sendmsg([b'{"gather": false}\n'], [rights])
            answers.readline()
        server.sendall(json.dumps({"folder": str(self._folder)}).encode() + b"\n")

    def run(
        self,
        script: Path,
        module: str,
        variables: dict[str, str],
        *,
        timeout_s: float,
        allowance_s: float = 0.0,
    ) -> dict[str, Any]:
        """Run a script to its end and return the reply, as `errata.running.replies` reads it.

        A fresh interpreter gets `allowance_s` more, to import the framework. The script has a home
        and a temporary folder of its own, and no variable that looks like a secret. Raises
        WatcherLost.
        """
        self._scripts += 1
        folder = self._folder / "s" / "1" / f"r{self._scripts}"
        folder.mkdir(parents=True)
        names = {name: str(folder / name) for name in ("work", "home", "tmp")}
        timeout_s += 0.0 if self._module else allowance_s
        request: dict[str, Any] = {
            "script": str(script.resolve()),
            "module": module,
            "report": str(folder / "report.json"),
            "fresh": not self._module,
            "file": str(folder / "request.json"),
            "runner": str(_RUNNING / "child_script.py"),
            "folders": list(names.values()),
            "cwd": names["work"],
            "env": {
                "HOME": names["home"],
                "TMPDIR": names["tmp"],
                "TORCHINDUCTOR_CACHE_DIR": str(folder / "tmp" / "inductor"),
                **variables,
            },
            "launch_env": {} if self._module else self._variables,
            "import_warnings": self._warnings,
            "timeout": timeout_s,
            "patience": _PATIENCE * timeout_s,
            "memory_mb": memory_mb(),
        }
        Path(request["report"]).touch()
        Path(request["file"]).write_text(json.dumps(request), encoding="utf-8")
        try:
            if sys.platform != "linux":
                return _run_plainly(self._python, request, folder)
            try:
                self._server.settimeout((1 + _PATIENCE) * timeout_s + REPLY_S)
                self._server.sendall(json.dumps(request).encode() + b"\n")
                line = self._replies.readline()
                while line.startswith(b'{"sleeps"'):  # asked by who gives its slot away
                    line = self._replies.readline()
            except OSError:
                line = b""
            if not line:
                raise WatcherLost("the process that watches the script ended before the script did")
            return dict(json.loads(line))
        finally:
            shutil.rmtree(str(folder), ignore_errors=True)

    def close(self) -> None:
        """End the script that runs, and everything that was started."""
        for one in self._open:
            one.close()
        if self._process is not None:
            try:
                self._process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                with contextlib.suppress(OSError):
                    os.killpg(self._process.pid, signal.SIGKILL)
                self._process.wait()
        shutil.rmtree(str(self._folder), ignore_errors=True)


def _run_plainly(python: str, request: dict[str, Any], folder: Path) -> dict[str, Any]:
    """Run a script where Linux's ways to watch one are not available."""
    for name in request["folders"]:
        Path(name).mkdir()
    started, ended_by = time.monotonic(), None
    outputs = [folder / name for name in ("stdout.txt", "stderr.txt")]
    with outputs[0].open("wb") as out, outputs[1].open("wb") as err:
        process = subprocess.Popen(
            [python, request["runner"], request["file"]],
            cwd=request["cwd"],
            env={**request["launch_env"], **request["env"]},
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=err,
            start_new_session=True,
        )
        try:
            process.wait(timeout=request["timeout"])
        except subprocess.TimeoutExpired:
            ended_by = "timeout"
        finally:
            with contextlib.suppress(OSError, AttributeError):
                os.killpg(process.pid, signal.SIGKILL)
            process.kill()
            process.wait()
    code = process.returncode
    texts = [path.read_bytes()[-_LARGEST_OUTPUT:].decode("utf-8", "replace") for path in outputs]
    report = Path(request["report"]).read_bytes()[:_LARGEST_REPORT]
    return {
        "exit_code": code if code >= 0 else None,
        "signal": -code if code < 0 else None,
        "ended_by": ended_by,
        "wall_s": round(time.monotonic() - started, 4),
        "stdout": texts[0],
        "stderr": texts[1],
        "report": report.decode("utf-8", "replace"),
    }
