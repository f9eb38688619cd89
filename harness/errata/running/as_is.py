"""Run a user's own program as it is: his interpreter, folder, variables and arguments."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from errata.model.errors import HarnessFailure, UsageProblem
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.running import child
from errata.running.client import Zygote
from errata.running.pool import total_memory_mb
from errata.running.replies import Run, interpret
from errata.system.scratch import make_scratch, remove_scratch

__all__ = ["AsIs", "Program", "find_python", "run_as_is"]

_MEMORY_SHARE = 0.8  # of the machine's memory: one program has it for itself
_REPLY_ALLOWANCE_S = 30.0  # after the program's own deadline: sweep and reply
_RUNNER = Path(__file__).with_name("child_as_is.py")


@dataclass(frozen=True, kw_only=True)
class Program:
    """A program as its user runs it; `timeout_s` bounds one run, its imports included, in seconds.

    `source` is its decoded text. `modules` are the import names of the frameworks to look for.
    """

    script: Path
    source: str
    python: Path
    cwd: Path
    arguments: tuple[str, ...] = ()
    environment: Mapping[str, str] = field(default_factory=dict, hash=False)
    modules: tuple[str, ...] = ()
    timeout_s: float = 300.0


@dataclass(frozen=True, kw_only=True)
class AsIs:
    """What one run did, and the versions of the frameworks that it had imported by then."""

    result: ScriptResult
    loaded: Mapping[str, str] = field(default_factory=dict, hash=False)


def find_python(asked: str | None, environment: Mapping[str, str]) -> Path:
    """Find the interpreter that a user means: what he names, his virtual environment, `python3`.

    A folder stands for the environment in it. Raises UsageProblem where there is none.
    """
    if asked is None:
        active = environment.get("VIRTUAL_ENV")
        if active and (found := _in_folder(Path(active))):
            return found
        on_path = shutil.which("python3", path=environment.get("PATH"))
        if on_path is None:
            raise UsageProblem(
                "there is no `python3` on PATH and no virtual environment is active",
                hint="name the interpreter that runs your script: --python PATH",
            )
        return Path(on_path)
    path = Path(asked).expanduser()
    if path.is_dir():
        found = _in_folder(path)
        if found is None:
            raise UsageProblem(
                f"there is no bin/python in {asked!r}", hint="name the interpreter itself"
            )
        return found
    if os.sep not in asked and (on_path := shutil.which(asked, path=environment.get("PATH"))):
        return Path(on_path)
    if not os.access(path, os.X_OK):
        raise UsageProblem(
            f"{asked!r} is not an interpreter", hint="give the path of a python program"
        )
    # Not resolved: a virtual environment is recognised by the path of its link.
    return path.absolute()


def _in_folder(folder: Path) -> Path | None:
    names = ("bin/python", "bin/python3", "Scripts/python.exe")
    found = (folder / name for name in names)
    return next((path.absolute() for path in found if os.access(path, os.X_OK)), None)


def run_as_is(program: Program, repeats: int = 1) -> Iterator[AsIs]:
    """Run a program `repeats` times, each in a fresh interpreter, one after the other.

    Its standard input is empty. Raises UsageProblem where the interpreter cannot run the code that
    watches over it, which needs Python 3.7.
    """
    scratch = make_scratch("program")
    try:
        try:
            zygote = Zygote(program.python, None, scratch, program.environment)
        except (HarnessFailure, OSError) as error:
            raise UsageProblem(
                f"{str(program.python)!r} does not start: {error}",
                hint="name a working Python 3.7 or newer with --python",
            ) from error
        with contextlib.closing(zygote):
            for _ in range(repeats):
                yield _run_once(zygote, program)
    finally:
        remove_scratch(scratch)


def _run_once(zygote: Zygote, program: Program) -> AsIs:
    folder = Path(tempfile.mkdtemp(prefix="run-", dir=zygote.scratch))
    memory_mb = total_memory_mb() * _MEMORY_SHARE
    message = _message(program, folder, memory_mb)
    run = Run(
        source=program.source,
        filename=program.script.name,
        isolation=Isolation.FRESH,
        timeout_s=program.timeout_s,
        memory_mb=memory_mb,
    )
    connection = zygote.connect()
    try:
        connection.sock.settimeout(program.timeout_s + _REPLY_ALLOWANCE_S)
        lines = child.Lines(connection.sock)
        lines.send(message)
        reply = lines.receive()
    except OSError as error:
        return AsIs(result=_lost(str(error)))
    finally:
        connection.close()
    loaded = _read_loaded(folder / "loaded.json")
    shutil.rmtree(folder, ignore_errors=True)
    if reply is None:
        return AsIs(result=_lost("it ended before the script did"))
    return AsIs(result=interpret(reply, run), loaded=loaded)


def _message(program: Program, folder: Path, memory_mb: float) -> dict[str, Any]:
    """Write the request as the server and the runner want it."""
    (folder / "report.json").touch()
    message = {
        "script": str(program.script),
        "module": None,
        "modules": list(program.modules),
        "loaded": str(folder / "loaded.json"),
        "arguments": list(program.arguments),
        "report": str(folder / "report.json"),
        "fresh": True,
        "file": str(folder / "request.json"),
        "runner": str(_RUNNER),
        "cwd": str(program.cwd),
        "env": {},
        "launch_env": dict(program.environment),
        "import_warnings": [],
        "timeout": program.timeout_s,
        "memory_mb": memory_mb,
    }
    (folder / "request.json").write_text(json.dumps(message), encoding="utf-8")
    return message


def _read_loaded(path: Path) -> dict[str, str]:
    try:
        found = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {str(name): str(version)[:100] for name, version in found.items()}


def _lost(words: str) -> ScriptResult:
    return ScriptResult(
        outcome=Outcome.HARNESS_ERROR, detail=f"lost the process that watches the script: {words}"
    )
