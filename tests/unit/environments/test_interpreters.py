"""Finding a CPython of a given version."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from errata.environments import interpreters
from errata.environments.interpreters import find, found, obtainable
from errata.environments.uv import Uv
from errata.model.errors import EnvironmentFailed

RUNNING = ".".join(map(str, sys.version_info[:2]))


@pytest.fixture(autouse=True)
def _empty_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Show only what a test puts in place: no pyenv, uv, conda or system interpreter."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    monkeypatch.setenv("UV_PYTHON_INSTALL_DIR", str(tmp_path / "uv"))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    for name in ("CONDA_PREFIX", "CONDA_EXE", "UV_OFFLINE", "UV_PYTHON_DOWNLOADS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(interpreters, "_SYSTEM_FOLDERS", ())
    monkeypatch.setattr(interpreters, "_CONDA_ROOTS", ())


def program(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


def listing_uv(
    tmp_path: Path, *entries: tuple[str | Path, str], but: dict[str, object] | None = None
) -> Uv:
    """Make a uv that lists these, has nothing to download but what has no path, fails to install.

    A stand-in: a machine has few interpreters, and seldom the same.
    """
    for which in ("--only-installed", "--only-downloads"):
        listed = [
            {"implementation": "cpython", "variant": "default", "path": str(path)}
            | {"version": version, **(but or {})}
            for path, version in entries
            if bool(path) is (which == "--only-installed")
        ]
        (tmp_path / which).write_text(json.dumps(listed))
    text = (
        f'[ $2 = list ] && exec /bin/cat "{tmp_path}/$3"\necho "no download: offline" >&2; exit 2'
    )
    return Uv(str(program(tmp_path / "uv-program", text)))


def test_those_with_headers_come_first(tmp_path: Path) -> None:
    pyenv, managed = tmp_path / "pyenv/versions", tmp_path / "uv"
    conda = tmp_path / "miniconda3" / "envs" / "old"
    (conda / "conda-meta").mkdir(parents=True)
    places = {
        conda / "bin/python3": ("3.9.21", "conda"),
        Path("/usr/bin/python3.9"): ("3.9.20", "system"),
        Path(sys.base_prefix, "bin/python3"): ("3.9.22", "this program"),
        managed / "cpython-3.9.19/bin/python3.9": ("3.9.19", "uv"),
        pyenv / "3.9.18/bin/python3.9": ("3.9.18", "pyenv"),
    }
    while places:
        uv = listing_uv(tmp_path, *((path, version) for path, (version, _) in places.items()))
        best = find("3.9", uv=uv)
        assert (best.version, best.origin) == places.pop(best.path)
        assert best.origin not in {origin for _, origin in places.values()}
        assert list(interpreters._ORIGINS).index(best.origin) == 4 - len(places)


def test_every_interpreter_is_listed_once_newest_first(tmp_path: Path) -> None:
    real = program(tmp_path / "pyenv" / "versions" / "3.9.18" / "bin" / "python3.9", "")
    link = tmp_path / "bin" / "python3.9"
    link.parent.mkdir()
    link.symlink_to(real)
    others = [(f"/{version}/bin/python", version) for version in ("3.6.15", "3.10.2", "3.9.2")]
    uv = listing_uv(tmp_path, (real, "3.9.18"), (link, "3.9.18"), *others)
    assert [one.version for one in found(uv=uv)] == ["3.10.2", "3.9.18", "3.9.2"]


@pytest.mark.parametrize(
    "but", [{"implementation": "pypy"}, {"variant": "freethreaded"}, {"version": "3.9.0rc1"}]
)
def test_other_implementations_and_special_builds_are_left_out(
    tmp_path: Path, but: dict[str, object]
) -> None:
    assert found(uv=listing_uv(tmp_path, ("/usr/bin/python3.9", "3.9.1"), but=but)) == []


def test_shims_are_passed_over_and_this_program_is_found_where_there_is_no_other(
    tmp_path: Path,
) -> None:
    program(tmp_path / "bin" / f"python{RUNNING}", "echo 'pyenv: command not found' >&2; exit 127")
    (only,) = {one.origin: one for one in found()}.values()
    assert only == find(RUNNING)
    assert only.origin == "this program"
    assert only.path.resolve().is_relative_to(Path(sys.base_prefix).resolve())


def test_pyenvs_and_condas_folders_are_searched(tmp_path: Path) -> None:
    real = next(Path(sys.base_prefix, "bin").glob(f"python{RUNNING}"))
    for folder in ("pyenv/versions/x", "miniconda3/envs/y", "elsewhere"):
        (tmp_path / folder / "bin").mkdir(parents=True)
        (tmp_path / folder / "bin" / "python3").symlink_to(real)
    (tmp_path / ".conda").mkdir()
    (tmp_path / ".conda" / "environments.txt").write_text(f"{tmp_path}/elsewhere\n")
    searched = [
        str(folder.relative_to(tmp_path))
        for folder in interpreters._folders()
        if folder.is_relative_to(tmp_path) and folder.is_dir()
    ]
    assert searched == ["pyenv/versions/x/bin", "miniconda3/envs/y/bin", "elsewhere/bin"]
    assert find(RUNNING).origin == "pyenv"


def test_an_interpreter_that_nobody_has_is_explained(tmp_path: Path) -> None:
    with pytest.raises(EnvironmentFailed, match=r"no CPython 3\.7 was found \(pyenv") as caught:
        find("3.7", uv=listing_uv(tmp_path))
    assert caught.value.words == "no download: offline"
    assert "uv python install 3.7" in caught.value.hint


def test_uv_may_install_what_is_missing(tmp_path: Path) -> None:
    listing_uv(tmp_path, ("/uv/cpython-3.7.9/bin/python3.7", "3.7.9"))
    listed, ready = tmp_path / "--only-installed", tmp_path / "ready"
    listed.rename(ready)
    listed.write_text("[]")
    text = f"[ $2 = list ] && exec /bin/cat {listed}\n/bin/cp {ready} {listed}"
    assert find("3.7", uv=Uv(str(program(tmp_path / "other", text)))).version == "3.7.9"


def test_what_uv_could_download_can_be_had_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    uv = listing_uv(tmp_path, ("/3.7/bin/python", "3.7.16"), ("", "3.8.20"), ("", "3.99.0a2"))
    assert obtainable(uv=uv) == {RUNNING, "3.7", "3.8"}
    monkeypatch.setenv("UV_PYTHON_DOWNLOADS", "never")
    assert obtainable(uv=uv) == {RUNNING, "3.7"}


def test_a_uv_that_lists_nothing_is_quoted(tmp_path: Path) -> None:
    uv = Uv(str(program(tmp_path / "uv", "echo 'cannot use the cache' >&2; exit 2")))
    for ask in (lambda: found(uv=uv), lambda: find("3.9", uv=uv)):
        with pytest.raises(EnvironmentFailed, match="cannot list the interpreters") as caught:
            ask()
        assert caught.value.words == "cannot use the cache"
    assert obtainable(uv=uv) == {RUNNING}
