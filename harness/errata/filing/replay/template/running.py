"""Run one script of a bundle in an interpreter of somebody else's choice."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from errata.filing.replay.template.comparing import judge_reply

__all__ = ["ask_version", "run_script", "say"]

# What watches a script from inside its process: file names and texts; filled in when the parts
# are joined. The first is the one to run.
OBSERVERS: dict[str, str] = {}
IMPORT_S = 300
IMPORT_ALLOWANCE_S = 60
LARGEST_REPORT = 4 * 2**20
SECRET_NAME = re.compile(r"(?i)token|secret|passw|credential|api_?key|access_?key|auth")
FIXED_VARIABLES = {
    "LANG": "C.UTF-8",
    "OMP_NUM_THREADS": "1",
    "PYTHONDONTWRITEBYTECODE": "1",
    "PYTHONHASHSEED": "0",
    "PYTHONIOENCODING": "utf-8:backslashreplace",
}


def say(text: str) -> None:
    """Print a line whatever the terminal can show."""
    encoding = sys.stdout.encoding or "ascii"
    sys.stdout.write(text.encode(encoding, "backslashreplace").decode(encoding) + "\n")
    sys.stdout.flush()


def ask_version(python: str, module: str) -> str:
    """Return the framework's version in an interpreter; empty where it cannot be imported."""
    code = f"import sys, {module} as m; sys.stderr.write('version=' + str(m.__version__))"
    try:
        done = subprocess.run(
            [python, "-c", code],
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            timeout=IMPORT_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    found = re.search(r"version=(\S+)\s*\Z", done.stderr.decode("utf-8", "replace"))
    return found.group(1) if found and done.returncode == 0 else ""


def run_script(
    python: str, script: Path, about: dict[str, Any], folder: Path, timeout_s: float
) -> dict[str, Any]:
    """Run a script to its end and return what it did; `folder` is made and is its own.

    A script gets a home and a temporary folder of its own and none of the variables that look
    like a secret. It runs with the rights of whoever runs this: there is no sandbox.
    """
    for name in ("work", "home", "tmp"):
        (folder / name).mkdir(parents=True)
    request, report = folder / "request.json", folder / "report.json"
    for name, text in OBSERVERS.items():
        (folder / name).write_text(text, encoding="utf-8")
    report.touch()
    module = about["framework"]["module"]
    asked = {"script": str(script.resolve()), "report": str(report), "module": module}
    request.write_text(json.dumps(asked), encoding="utf-8")
    command = [python, str(folder / next(iter(OBSERVERS))), str(request)]
    with (folder / "output.txt").open("wb") as output:
        process = subprocess.Popen(
            command,
            cwd=str(folder / "work"),
            env=_environment(about["variables"], folder),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        started = time.time()
        ended_by = _wait(process, timeout_s + IMPORT_ALLOWANCE_S)
    code = process.returncode
    seen = judge_reply(
        _read_report(report),
        script.read_text(encoding="utf-8", errors="replace"),
        script.name,
        code,
        ended_by or _signal_name(code),
    )
    seen["seconds"] = time.time() - started
    return seen


def _environment(variables: dict[str, str], folder: Path) -> dict[str, str]:
    passed = {name: text for name, text in os.environ.items() if not SECRET_NAME.search(name)}
    passed.update(FIXED_VARIABLES)
    passed.update(variables)
    passed.update(HOME=str(folder / "home"), TMPDIR=str(folder / "tmp"))
    return passed


def _wait(process: subprocess.Popen[bytes], limit_s: float) -> str:
    """Wait for a process, and end it and what it started when it takes too long."""
    ended_by = ""
    try:
        process.wait(timeout=limit_s)
    except subprocess.TimeoutExpired:
        ended_by = "timeout"
    finally:
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
        process.wait()
    return ended_by


def _read_report(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            report = json.loads(file.read(LARGEST_REPORT).decode("utf-8", "replace"))
    except (OSError, ValueError, RecursionError):
        return {}
    return report if isinstance(report, dict) else {}


def _signal_name(code: int) -> str:
    if code >= 0:
        return ""
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"
