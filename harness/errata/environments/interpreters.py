"""Find a CPython of a given minor version: uv looks for it, also in pyenv's and conda's folders."""

from __future__ import annotations

import json
import os
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from errata.environments.uv import Uv, clean_environment, explain
from errata.model.errors import EnvironmentFailed
from errata.text.jsonable import shortened

_LIST_S = 120.0  # the first time, uv asks every interpreter; then it remembers
_DOWNLOAD_S = 900.0
_PLAIN = re.compile(r"\d+\.\d+\.\d+")
_SEARCHED = "pyenv's and uv's own versions, PATH, /usr/bin, /usr/local/bin and conda environments"
_SYSTEM_FOLDERS = ("/usr/local/bin", "/usr/bin")
_CONDA_ROOTS = ("/opt/conda",)
_ORIGINS = ("pyenv", "uv", "this program", "system", "conda")
_USUAL = ("cpython", "default")  # implementation and variant
_OLDEST = (3, 7)  # what child.py is written for
_ANYWHERE = Path("/")
_installing = threading.Lock()


@dataclass(frozen=True, kw_only=True)
class Interpreter:
    """A working CPython: `version` is `"3.9.18"`-like, `origin` what installed it."""

    path: Path
    version: str
    origin: str

    @property
    def minor(self) -> str:
        """The version without its last part: `"3.9"`."""
        return self.version.rpartition(".")[0]

    @property
    def numbers(self) -> tuple[int, ...]:
        """The version in order."""
        return tuple(map(int, self.version.split(".")))


def find(version: str, *, uv: Uv | None = None) -> Interpreter:
    """Find a working CPython `version` (`"3.9"`), or let uv install one.

    pyenv's and uv's come first: they have headers and recent patch levels. Raises
    EnvironmentFailed, naming the places searched.
    """
    uv = uv or Uv()
    here = _of(version, uv)
    if here:
        return here[0]
    with _installing:
        done = uv.run(
            ["python", "install", "--no-bin", version],
            env=clean_environment(os.environ),
            cwd=_ANYWHERE,
            timeout_s=_DOWNLOAD_S,
        )
    here = _of(version, uv)
    if here:
        return here[0]
    raise EnvironmentFailed(
        f"Python {version}",
        f"no CPython {version} was found ({_SEARCHED}) and uv could not install one",
        words=done.stderr,
        hint=f"uv python install {version}   or: pyenv install {version}",
    )


def _of(version: str, uv: Uv) -> list[Interpreter]:
    here = [one for one in found(uv=uv) if one.minor == version]
    return sorted(here, key=lambda one: _ORIGINS.index(one.origin))


def found(*, uv: Uv | None = None) -> list[Interpreter]:
    """List every working CPython since 3.7, newest first, each once; raises EnvironmentFailed."""
    seen: dict[Path, Interpreter] = {}
    for entry in _listed(uv or Uv(), "--only-installed"):
        path = Path(entry["path"])
        one = Interpreter(path=path, version=entry["version"], origin=_origin(path))
        if one.numbers >= _OLDEST:
            seen.setdefault(path.resolve(), one)
    return sorted(seen.values(), key=lambda one: one.numbers, reverse=True)


def obtainable(*, uv: Uv | None = None) -> set[str]:
    """Return the CPythons (`"3.9"`) that exist here or that uv could install."""
    uv = uv or Uv()
    versions = {".".join(map(str, sys.version_info[:2]))}
    is_offline = os.environ.get("UV_OFFLINE") or os.environ.get("UV_PYTHON_DOWNLOADS") == "never"
    with suppress(EnvironmentFailed):
        versions |= {one.minor for one in found(uv=uv)}
        downloads = () if is_offline else _listed(uv, "--only-downloads")
        versions |= {entry["version"].rpartition(".")[0] for entry in downloads}
    return versions


def _listed(uv: Uv, which: str) -> list[dict[str, Any]]:
    """List what uv knows of released CPythons that are no debug and no free-threaded builds.

    Of virtual environments it lists the base interpreter, and shims that fail not at all. Raises
    EnvironmentFailed.
    """
    done = uv.run(
        ["python", "list", which, "--no-config", "--output-format", "json"],
        env=clean_environment(os.environ) | {"PATH": os.pathsep.join(map(str, _folders()))},
        cwd=_ANYWHERE,
        timeout_s=_LIST_S,
    )
    try:
        return [
            entry
            for entry in json.loads(done.stdout)
            if (entry["implementation"], entry.get("variant", "default")) == _USUAL
            and _PLAIN.fullmatch(entry["version"])
        ]
    except (ValueError, KeyError, TypeError) as error:
        raise EnvironmentFailed(
            "Python",
            "uv cannot list the interpreters",
            words=done.stderr,
            hint=explain(done.stderr) or "is the folder of `uv cache dir` writable?",
        ) from error


def _folders() -> Iterator[Path]:
    """List the folders with interpreters: pyenv's, this program's, PATH without shims, conda's.

    uv adds its own.
    """
    yield from _below(_pyenv_root(), "versions/*/bin")
    yield Path(sys.base_prefix, "bin")
    entries = [*os.environ.get("PATH", "").split(os.pathsep), *_SYSTEM_FOLDERS]
    yield from (Path(entry) for entry in entries if entry and Path(entry).name != "shims")
    for root in _conda_roots():
        yield root / "bin"
        yield from _below(root, "envs/*/bin")
    try:
        listed = (Path.home() / ".conda" / "environments.txt").read_text(encoding="utf-8")
    except OSError:
        listed = ""
    prefixes = [os.environ.get("CONDA_PREFIX", ""), *listed.splitlines()]
    yield from (Path(prefix, "bin") for prefix in prefixes if prefix.strip())


def _origin(path: Path) -> str:
    if path.is_relative_to(_pyenv_root()):
        return "pyenv"
    if path.is_relative_to(_uv_python_folder()):
        return "uv"
    if path.parent == Path(sys.base_prefix, "bin"):
        return "this program"
    return "conda" if (path.parents[1] / "conda-meta").is_dir() else "system"


def unreadable() -> list[str]:
    """Describe the folders of interpreters that exist and cannot be read."""
    described = []
    for folder in (_pyenv_root() / "versions", _uv_python_folder(), *_conda_roots()):
        try:
            with os.scandir(folder) as entries:
                next(entries, None)
        except FileNotFoundError:
            continue
        except OSError as error:
            described.append(f"{shortened(str(folder))}: {error.strerror}")
    return described


def _below(folder: Path, pattern: str) -> list[Path]:
    """List what matches below a folder, nothing where it cannot be read."""
    try:
        return sorted(folder.glob(pattern))
    except OSError:
        return []


def _pyenv_root() -> Path:
    return Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")


def _uv_python_folder() -> Path:
    if os.environ.get("UV_PYTHON_INSTALL_DIR"):
        return Path(os.environ["UV_PYTHON_INSTALL_DIR"])
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data, "uv", "python")


def _conda_roots() -> list[Path]:
    names = ("miniconda3", "anaconda3", "miniforge3", "mambaforge", "micromamba")
    roots = [*(Path.home() / name for name in names), *map(Path, _CONDA_ROOTS)]
    if os.environ.get("CONDA_EXE"):
        roots.append(Path(os.environ["CONDA_EXE"]).parent.parent)
    return roots
