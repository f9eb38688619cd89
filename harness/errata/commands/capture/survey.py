"""Ask an interpreter what it is and what it runs on; each missing part has its reason."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from errata.running import survey as inside
from errata.system.files import scratch_folder

BASICS_TIMEOUT_S = 90.0
IMPORT_TIMEOUT_S = 120.0
PARTS = ("interpreter", "system", "cpu", "memory", "packages", "installer", "variables")
DEVICES = ("nvidia", "ascend", "rocm")
_LARGEST = 4 * 1024 * 1024
_KEPT_WORDS = 500


@dataclass(frozen=True, kw_only=True)
class Survey:
    """What was found, part by part, and the reason for each missing part.

    `parts` and `missing` have the parts of `PARTS` and `DEVICES` for keys; `frameworks` and
    `unimportable` have the frameworks' import names. Everything in it is untrusted text.
    """

    parts: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, hash=False)
    missing: Mapping[str, str] = field(default_factory=dict, hash=False)
    frameworks: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, hash=False)
    unimportable: Mapping[str, str] = field(default_factory=dict, hash=False)

    def part(self, name: str) -> Mapping[str, Any]:
        """Return one part, empty where it is missing."""
        return self.parts.get(name, {})

    @property
    def python_version(self) -> str:
        """The interpreter's version, empty where it could not be asked."""
        return str(self.part("interpreter").get("version", ""))

    @property
    def packages(self) -> dict[str, str]:
        """Each installed project's version."""
        return _texts(self.part("packages").get("versions"))

    @property
    def damaged(self) -> tuple[str, ...]:
        """The packages whose own metadata could not be read, and why."""
        found = self.part("packages").get("damaged")
        return tuple(str(item) for item in found) if isinstance(found, list) else ()

    def project_of(self, module: str) -> str | None:
        """Name the installed project that provides a module."""
        return _texts(self.part("packages").get("modules")).get(module)

    def version_of(self, module: str, projects: Sequence[str] = ()) -> str:
        """Return a framework's version: as imported, else as installed, else an empty text.

        `projects` are the names under which indexes have it.
        """
        imported = str(self.frameworks.get(module, {}).get("version", ""))
        if imported:
            return imported
        names = [*projects, *filter(None, [self.project_of(module)]), module]
        return next((found for name in names if (found := self.packages.get(name))), "")

    def to_plain(self) -> dict[str, Any]:
        """Return everything as plain JSON values."""
        return {
            **{name: dict(self.parts[name]) for name in (*PARTS, *DEVICES) if name in self.parts},
            "frameworks": {name: dict(found) for name, found in self.frameworks.items()},
            "missing": {**self.missing, **self.unimportable},
        }


def take_survey(python: Path, environment: Mapping[str, str], modules: Sequence[str]) -> Survey:
    """Ask an interpreter about itself, its machine, and the build of each framework named.

    Each framework is imported in a process of its own, which may crash, hang or print.
    """
    parts, missing = _ask(python, environment, (), BASICS_TIMEOUT_S)
    if not parts and not missing:
        missing = {"interpreter": "it did not answer"}
    frameworks: dict[str, Mapping[str, Any]] = {}
    unimportable: dict[str, str] = {}
    for module in modules:
        found, lost = _ask(python, environment, (module,), IMPORT_TIMEOUT_S)
        frameworks.update(found)
        unimportable.update(lost)
    return Survey(parts=parts, missing=missing, frameworks=frameworks, unimportable=unimportable)


def _ask(
    python: Path, environment: Mapping[str, str], modules: Sequence[str], timeout_s: float
) -> tuple[dict[str, Mapping[str, Any]], dict[str, str]]:
    """Run the survey once and read what it wrote before it ended, however it ended."""
    with scratch_folder("survey") as scratch:
        output, log = scratch / "parts.jsonl", scratch / "log"
        command = [str(python), inside.__file__, str(output), *modules]
        try:
            ended = _run(command, environment, scratch, log, timeout_s)
        except OSError as error:
            return {}, {(modules or ("interpreter",))[0]: f"does not run: {error.strerror}"}
        parts, missing, began = _read(output)
        if began:
            missing[began] = f"{ended}{_last_words(log)}"
        elif not parts and not missing:
            missing[(modules or ("interpreter",))[0]] = f"{ended}{_last_words(log)}"
        return parts, missing


def _run(
    command: Sequence[str],
    environment: Mapping[str, str],
    folder: Path,
    log: Path,
    timeout_s: float,
) -> str:
    """Run a command to its end, or end it with all it started; returns how it ended."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            env=dict(environment),
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
        try:
            status = process.wait(timeout=timeout_s)
        except subprocess.TimeoutExpired:
            return f"did not end within {timeout_s:g} s"
        finally:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    if status < 0:
        known = [one.name for one in signal.Signals if one == -status]
        return f"was ended by {(known or [f'signal {-status}'])[0]}"
    return f"ended with exit status {status}"


def _read(output: Path) -> tuple[dict[str, Mapping[str, Any]], dict[str, str], str]:
    """Read the parts that are finished, those that are missing, and the one that only began."""
    parts: dict[str, Mapping[str, Any]] = {}
    missing: dict[str, str] = {}
    began = ""
    try:
        with output.open("rb") as file:
            lines = file.read(_LARGEST).decode("utf-8", "replace").splitlines()
    except OSError:
        return parts, missing, began
    for line in lines:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            continue
        if not isinstance(found, dict):
            continue
        if "began" in found:
            began = str(found["began"])
            continue
        name, began = str(found.get("part", "")), ""
        if isinstance(found.get("found"), dict):
            parts[name] = found["found"]
        else:
            missing[name] = str(found.get("missing", "no reason was reported"))
    return parts, missing, began


def _last_words(log: Path) -> str:
    try:
        text = log.read_bytes()[-4000:].decode("utf-8", "replace").strip()
    except OSError:
        return ""
    return f": {text.splitlines()[-1][:_KEPT_WORDS]}" if text else ""


def _texts(value: object) -> dict[str, str]:
    if not isinstance(value, dict):
        return {}
    return {str(key): item for key, item in value.items() if isinstance(item, str)}
