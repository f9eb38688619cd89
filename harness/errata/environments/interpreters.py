"""Find a CPython of a given minor version: uv's, pyenv's, conda's or the system's."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from errata.environments.uv import Uv, clean_environment
from errata.model.errors import EnvironmentFailed
from errata.system.tether import run_tied
from errata.text.jsonable import shortened

_PROBE = """
import json, platform, sys, sysconfig
print(json.dumps([
    platform.python_implementation(), platform.python_version(), sys.executable,
    getattr(sys, "_base_executable", ""), sys.base_prefix, sys.prefix != sys.base_prefix,
    bool(sysconfig.get_config_var("Py_GIL_DISABLED") or sysconfig.get_config_var("Py_DEBUG")),
]))
"""
_RUN_S = 20.0
_DOWNLOAD_S = 900.0
_VERSION = re.compile(r"(\d+)\.(\d+)(?:\.(\d+))?")
_PLAIN = re.compile(r"\d+\.\d+\.\d+")
_SEARCHED = "pyenv's and uv's own versions, PATH, /usr/bin, /usr/local/bin and conda environments"
_SYSTEM_FOLDERS = ("/usr/local/bin", "/usr/bin")
_CONDA_ROOTS = ("/opt/conda",)
_OLDEST = (3, 7)  # what child.py is written for
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
        return ".".join(self.version.split(".")[:2])


def find(version: str, *, uv: Uv | None = None) -> Interpreter:
    """Find a working CPython `version` (`"3.9"`), or let uv install one.

    Raises EnvironmentFailed, naming the places searched.
    """
    for origin, path in _candidates(version):
        interpreter = inspect(path, origin)
        if interpreter is not None and interpreter.minor == version:
            return interpreter
    return _install(version, uv or Uv())


def found() -> list[Interpreter]:
    """List every working CPython since 3.7, newest first, each once."""
    seen: dict[Path, Interpreter] = {}
    for origin, path in _candidates(None):
        interpreter = inspect(path, origin)
        if interpreter is not None and _numbers(interpreter.version) >= _OLDEST:
            seen.setdefault(interpreter.path.resolve(), interpreter)
    return sorted(seen.values(), key=lambda item: _numbers(item.version), reverse=True)


def obtainable(*, uv: Uv | None = None) -> set[str]:
    """Return the CPythons (`"3.9"`) that exist here or that uv could install."""
    here = {interpreter.minor for interpreter in found()}
    if os.environ.get("UV_OFFLINE") or os.environ.get("UV_PYTHON_DOWNLOADS") == "never":
        return here
    done = (uv or Uv()).run(
        ["python", "list", "--only-downloads", "--output-format", "json"],
        env=clean_environment(os.environ),
        cwd=Path.home(),
        timeout_s=_RUN_S,
    )
    try:
        entries = json.loads(done.stdout)
        return here | {
            f"{entry['version_parts']['major']}.{entry['version_parts']['minor']}"
            for entry in entries
            if entry["implementation"] == "cpython" and _PLAIN.fullmatch(entry["version"])
        }
    except (ValueError, KeyError, TypeError):
        return here


@lru_cache(maxsize=256)
def inspect(path: Path, origin: str = "") -> Interpreter | None:
    """Run the interpreter at `path` and describe it; None unless it is a usable CPython.

    For a virtual environment, its base interpreter is described. Shims that fail, other
    implementations, debug and free-threaded builds are refused.
    """
    try:
        done = run_tied(
            [str(path), "-I", "-c", _PROBE],
            env=clean_environment(os.environ),
            cwd=str(Path.cwd()),
            timeout_s=_RUN_S,
        )
        implementation, version, executable, *base, is_venv, is_special = json.loads(done.stdout)
    except (OSError, subprocess.SubprocessError, ValueError):
        return None
    if implementation != "CPython" or is_special:
        return None
    path = Path(executable)
    return Interpreter(
        path=_base_of(path, *base) if is_venv else path, version=version, origin=origin
    )


def _base_of(path: Path, base_executable: str, base_prefix: str) -> Path:
    """Return the base interpreter of a virtual environment; 3.7 knows only its prefix."""
    for base in (Path(base_executable), Path(base_prefix, "bin", "python3")):
        if base != path and base.is_file():
            return base
    return path


def _candidates(version: str | None) -> Iterator[tuple[str, Path]]:
    """Yield (origin, path), best first: pyenv's and uv's have headers and recent patch levels."""
    for origin, folders in (("pyenv", _pyenv_versions()), ("uv", _uv_versions())):
        for folder in folders:
            if version is None or _minor_of(folder.name) == version:
                yield origin, folder / "bin" / "python3"
    if version is None or _is_running(version):
        yield "this program", Path(sys.executable)
    names = (f"python{version}",) if version else tuple(f"python3.{n}" for n in range(20, 6, -1))
    for folder in _path_folders():
        for name in names:
            if os.access(folder / name, os.X_OK):
                yield "system", folder / name
    for folder in _conda_prefixes():
        if version is None or os.access(folder / "bin" / f"python{version}", os.F_OK):
            yield "conda", folder / "bin" / "python"


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


def _pyenv_versions() -> list[Path]:
    return _newest_first(_below(_pyenv_root(), "versions/*"))


def _uv_versions() -> list[Path]:
    return _newest_first(_below(_uv_python_folder(), "cpython-*"))


def _uv_python_folder() -> Path:
    if os.environ.get("UV_PYTHON_INSTALL_DIR"):
        return Path(os.environ["UV_PYTHON_INSTALL_DIR"])
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data, "uv", "python")


def _path_folders() -> list[Path]:
    """List the folders of PATH and the usual ones, without pyenv's and conda's shims."""
    entries = [*os.environ.get("PATH", "").split(os.pathsep), *_SYSTEM_FOLDERS]
    folders = [Path(entry) for entry in entries if entry]
    return list(dict.fromkeys(folder for folder in folders if folder.name != "shims"))


def _conda_prefixes() -> list[Path]:
    """List conda installations and their environments."""
    prefixes = [Path(os.environ["CONDA_PREFIX"])] if os.environ.get("CONDA_PREFIX") else []
    for root in _conda_roots():
        prefixes.extend([root, *_below(root, "envs/*")])
    try:
        listed = (Path.home() / ".conda" / "environments.txt").read_text(encoding="utf-8")
    except OSError:
        listed = ""
    prefixes.extend(Path(line) for line in listed.splitlines() if line.strip())
    pythons = {prefix: prefix / "bin" / "python" for prefix in prefixes}
    return [prefix for prefix, python in pythons.items() if os.access(python, os.F_OK)]


def _conda_roots() -> list[Path]:
    names = ("miniconda3", "anaconda3", "miniforge3", "mambaforge", "micromamba")
    roots = [*(Path.home() / name for name in names), *map(Path, _CONDA_ROOTS)]
    if os.environ.get("CONDA_EXE"):
        roots.append(Path(os.environ["CONDA_EXE"]).parent.parent)
    return roots


def _install(version: str, uv: Uv) -> Interpreter:
    """Let uv download a CPython into its own folder, if it may."""
    with _installing:
        done = uv.run(
            ["python", "install", "--no-bin", version],
            env=clean_environment(os.environ),
            cwd=Path.home(),
            timeout_s=_DOWNLOAD_S,
        )
    for folder in _uv_versions():
        if _minor_of(folder.name) == version:
            interpreter = inspect(folder / "bin" / "python3", "uv")
            if interpreter is not None:
                return interpreter
    raise EnvironmentFailed(
        f"Python {version}",
        f"no CPython {version} was found ({_SEARCHED}) and uv could not install one",
        words=done.stderr,
        hint=f"uv python install {version}   or: pyenv install {version}",
    )


def _minor_of(name: str) -> str:
    """Read `3.9` from a folder name such as `3.9.18` or `cpython-3.9.18-linux-x86_64-gnu`."""
    match = _VERSION.search(name)
    is_odd = re.search(r"freethreaded|\dt\b|debug|pypy|graalpy|-dev", name)
    return f"{match[1]}.{match[2]}" if match and not is_odd else ""


def _newest_first(folders: Iterable[Path]) -> list[Path]:
    return sorted(folders, key=lambda folder: _numbers(folder.name), reverse=True)


def _numbers(text: str) -> tuple[int, ...]:
    match = _VERSION.search(text)
    return tuple(int(part or 0) for part in match.groups()) if match else ()


def _is_running(version: str) -> bool:
    return ".".join(map(str, sys.version_info[:2])) == version
