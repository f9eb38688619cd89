"""Rebuild the environment of a bundle with uv or pip."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from errata.filing.replay.template.running import say

__all__ = ["CannotRun", "install"]


class CannotRun(Exception):
    """The environment cannot be had, so nothing can be said about the failure."""


def install(here: Path, about: dict[str, Any], into: Path) -> str:
    """Make a virtual environment `into` with what the bundle lists; return its interpreter."""
    python = into / ("Scripts" if os.name == "nt" else "bin") / "python"
    ready = into / ".ready"
    if ready.exists():
        return str(python)
    wanted = about["environment"]["python"]
    uv = shutil.which("uv")
    base = _interpreter(wanted)
    fits = _fits(about["environment"].get("lock", ""))
    if uv:
        _run([uv, "venv", "--python", wanted or sys.executable, str(into)])
    else:
        if base is None:
            say(f"no CPython {wanted} here and no uv to get it: trying {sys.executable}")
        _run([base or sys.executable, "-m", "venv", str(into)])
    exact = (here / "requirements.lock").is_file() and fits and bool(uv or base)
    listed = ["--require-hashes", "-r", "requirements.lock"] if exact else _loose(here)
    say(f"installing {listed[-1]}, which may take minutes")
    if uv:
        _run([uv, "pip", "install", "--python", str(python), *listed], here)
    else:
        _run([str(python), "-m", "pip", "install", "--quiet", *listed], here)
    ready.touch()
    return str(python)


def _loose(here: Path) -> list[str]:
    if not (here / "requirements.txt").is_file():
        raise CannotRun("the bundle lists no packages: name an interpreter with --python")
    return ["-r", "requirements.txt"]


def _interpreter(wanted: str) -> str | None:
    """Find an interpreter of a minor version without uv."""
    if not wanted or wanted == "{}.{}".format(*sys.version_info[:2]):
        return sys.executable
    return shutil.which(f"python{wanted}")


def _fits(lock: str) -> bool:
    """Tell whether the lock was made for this kind of machine."""
    return lock == f"{sys.platform}-{platform.machine().lower()}"


def _run(command: list[str], folder: Path | None = None) -> None:
    say("  $ " + " ".join(command))
    try:
        code = subprocess.call(command, cwd=str(folder) if folder else None)
    except OSError as error:
        raise CannotRun(f"{command[0]} cannot be run: {error}") from error
    if code != 0:
        raise CannotRun("the environment could not be made: see above")
