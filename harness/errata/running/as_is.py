"""Run a user's own program as it is: with its interpreter, folder, variables and arguments."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from errata.model.errors import HarnessFailure, UsageProblem
from errata.model.outcome import Outcome, ScriptResult
from errata.running.pool import total_memory_mb
from errata.running.replies import ScriptRequest, interpret
from errata.running.runner import Lane, NotStarted, Runner, Target
from errata.system.files import scratch_folder

_MEMORY_SHARE = 0.8  # of the machine's memory: one program has it for itself


def program_memory_mb() -> float:
    """Return the memory for one program that has the machine for itself, in MiB."""
    return total_memory_mb() * _MEMORY_SHARE


@dataclass(frozen=True, kw_only=True)
class AsIs:
    """What one run did, and the versions of the frameworks that it had imported by then."""

    result: ScriptResult
    loaded: Mapping[str, str] = field(default_factory=dict, hash=False)


def find_python(asked: str | None, environment: Mapping[str, str]) -> Path:
    """Return the interpreter that a user means: `asked`, the active virtual one, or `python3`.

    A folder means the environment in it. Raises UsageProblem where there is no interpreter.
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


def run_as_is(
    request: ScriptRequest, python: Path, environment: Mapping[str, str], repeats: int = 1
) -> Iterator[AsIs]:
    """Run a user's program `repeats` times, each in a fresh interpreter, one after the other.

    `request` has the folder (`cwd`) to run it in; `environment` are all its variables. Its
    standard input is empty. Raises UsageProblem where the interpreter cannot run the code that
    watches the program, which needs Python 3.7.
    """
    target = Target(id=str(python), python=python)
    with scratch_folder("program") as scratch:
        runner = Runner(target, scratch, None, environment=environment)
        with contextlib.closing(runner), contextlib.closing(Lane()) as lane:
            for _ in range(repeats):
                yield _run_once(runner, lane, request)


def _run_once(runner: Runner, lane: Lane, request: ScriptRequest) -> AsIs:
    try:
        reply = lane.run(runner, request)
    except NotStarted as error:
        raise UsageProblem(
            str(error), hint="name a working Python 3.7 or newer with --python"
        ) from error
    except (HarnessFailure, OSError) as error:
        return AsIs(result=ScriptResult(outcome=Outcome.HARNESS_ERROR, detail=str(error)))
    return AsIs(result=interpret(reply, request), loaded=reply["loaded"])
