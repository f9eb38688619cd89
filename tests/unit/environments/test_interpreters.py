"""Finding a CPython of a given version."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from errata.environments import interpreters
from errata.environments.interpreters import find, found, inspect, obtainable
from errata.environments.uv import Uv
from errata.model.errors import EnvironmentFailed


@pytest.fixture(autouse=True)
def _empty_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Show only what a test puts in place: no pyenv, uv, conda or system interpreter."""
    inspect.cache_clear()
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    monkeypatch.setenv("UV_PYTHON_INSTALL_DIR", str(tmp_path / "uv"))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv("CONDA_PREFIX", raising=False)
    monkeypatch.delenv("CONDA_EXE", raising=False)
    monkeypatch.setattr(interpreters, "_SYSTEM_FOLDERS", ())
    monkeypatch.setattr(interpreters, "_CONDA_ROOTS", ())
    yield
    inspect.cache_clear()


def fake(
    path: Path, version: str, *, implementation: str = "CPython", special: bool = False
) -> Path:
    """Write a program that answers the probe like an interpreter would."""
    path.parent.mkdir(parents=True, exist_ok=True)
    flags = f'"", "", false, {str(special).lower()}'
    answer = f'["{implementation}", "{version}", "{path}", {flags}]'
    path.write_text(f"#!/bin/sh\necho '{answer}'\n")
    path.chmod(0o755)
    return path


def failing_uv(tmp_path: Path) -> Uv:
    program = tmp_path / "uv-program"
    program.write_text("#!/bin/sh\necho 'no download: offline' >&2\nexit 2\n")
    program.chmod(0o755)
    return Uv(str(program))


def test_the_newest_patch_level_of_pyenv_wins(tmp_path: Path) -> None:
    fake(tmp_path / "pyenv" / "versions" / "3.9.2" / "bin" / "python3", "3.9.2")
    newest = fake(tmp_path / "pyenv" / "versions" / "3.9.18" / "bin" / "python3", "3.9.18")
    assert find("3.9").path == newest
    assert find("3.9").origin == "pyenv"


def test_a_shim_that_fails_is_passed_over(tmp_path: Path) -> None:
    shim = tmp_path / "bin" / "python3.9"
    shim.parent.mkdir()
    shim.write_text("#!/bin/sh\necho 'pyenv: python3.9: command not found' >&2\nexit 127\n")
    shim.chmod(0o755)
    folder = tmp_path / "uv" / "cpython-3.9.19-linux-x86_64-gnu" / "bin" / "python3"
    real = fake(folder, "3.9.19")
    assert find("3.9").path == real
    assert find("3.9").origin == "uv"


def test_a_folder_whose_interpreter_is_another_version_is_passed_over(tmp_path: Path) -> None:
    fake(tmp_path / "pyenv" / "versions" / "3.9.1" / "bin" / "python3", "3.8.1")
    system = fake(tmp_path / "bin" / "python3.9", "3.9.7")
    assert find("3.9").path == system


def test_conda_is_searched(tmp_path: Path) -> None:
    fake(tmp_path / "miniconda3" / "envs" / "old" / "bin" / "python", "3.7.9")
    fake(tmp_path / "miniconda3" / "envs" / "old" / "bin" / "python3.7", "3.7.9")
    assert find("3.7").origin == "conda"


@pytest.mark.parametrize(("implementation", "special"), [("PyPy", False), ("CPython", True)])
def test_other_implementations_and_special_builds_are_refused(
    tmp_path: Path, implementation: str, *, special: bool
) -> None:
    path = fake(tmp_path / "python3.9", "3.9.1", implementation=implementation, special=special)
    assert inspect(path) is None


def test_a_virtual_environment_is_traced_to_its_base() -> None:
    running = inspect(Path(sys.executable))
    assert running is not None
    assert running.version == ".".join(map(str, sys.version_info[:3]))
    if sys.prefix != sys.base_prefix:
        assert Path(sys.prefix) not in running.path.parents
        assert running.path.resolve().is_relative_to(Path(sys.base_prefix).resolve())


def test_the_running_interpreter_is_found_where_there_is_no_other() -> None:
    version = ".".join(map(str, sys.version_info[:2]))
    assert find(version).origin == "this program"


def test_an_interpreter_that_nobody_has_is_explained(tmp_path: Path) -> None:
    with pytest.raises(EnvironmentFailed, match=r"no CPython 3\.7 was found \(pyenv") as caught:
        find("3.7", uv=failing_uv(tmp_path))
    assert caught.value.words == "no download: offline"
    assert "uv python install 3.7" in caught.value.hint


def test_uv_may_install_what_is_missing(tmp_path: Path) -> None:
    target = tmp_path / "uv" / "cpython-3.7.9-linux-x86_64-gnu" / "bin" / "python3"
    ready = fake(tmp_path / "ready", "3.7.9")
    program = tmp_path / "uv-program"
    program.write_text(f"#!/bin/sh\n/bin/mkdir -p {target.parent}\n/bin/cp {ready} {target}\n")
    program.chmod(0o755)
    assert find("3.7", uv=Uv(str(program))).version == "3.7.9"


def test_every_interpreter_is_listed_once_newest_first(tmp_path: Path) -> None:
    fake(tmp_path / "pyenv" / "versions" / "3.9.18" / "bin" / "python3", "3.9.18")
    fake(tmp_path / "pyenv" / "versions" / "3.10.2" / "bin" / "python3", "3.10.2")
    fake(tmp_path / "pyenv" / "versions" / "3.6.15" / "bin" / "python3", "3.6.15")
    fake(
        tmp_path / "pyenv" / "versions" / "pypy3.9-7.3" / "bin" / "python3",
        "3.9.1",
        implementation="PyPy",
    )
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python3.9").symlink_to(
        tmp_path / "pyenv" / "versions" / "3.9.18" / "bin" / "python3"
    )
    others = [item.version for item in found() if item.origin != "this program"]
    assert others == ["3.10.2", "3.9.18"]


def listing_uv(tmp_path: Path, *entries: tuple[str, str]) -> Uv:
    """Make a uv that offers to download these."""
    listed = [
        {
            "implementation": implementation,
            "version": version,
            "version_parts": dict(
                zip(("major", "minor"), map(int, version.split(".")[:2]), strict=True)
            ),
        }
        for implementation, version in entries
    ]
    (tmp_path / "listed.json").write_text(json.dumps(listed))
    program = tmp_path / "uv-program"
    program.write_text(f"#!/bin/sh\n/bin/cat {tmp_path / 'listed.json'}\n")
    program.chmod(0o755)
    return Uv(str(program))


def test_what_uv_could_download_can_be_had_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("UV_OFFLINE", "UV_PYTHON_DOWNLOADS"):
        monkeypatch.delenv(name, raising=False)
    fake(tmp_path / "pyenv" / "versions" / "3.7.16" / "bin" / "python3", "3.7.16")
    offers = (("cpython", "3.8.20"), ("cpython", "3.99.0a2"), ("pypy", "3.98.1"))
    running = ".".join(map(str, sys.version_info[:2]))
    uv = listing_uv(tmp_path, *offers)
    assert obtainable(uv=uv) == {running, "3.7", "3.8"}
    monkeypatch.setenv("UV_PYTHON_DOWNLOADS", "never")
    assert obtainable(uv=uv) == {running, "3.7"}
    monkeypatch.delenv("UV_PYTHON_DOWNLOADS")
    assert obtainable(uv=failing_uv(tmp_path)) == {running, "3.7"}
