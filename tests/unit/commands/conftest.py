"""An interpreter with a stand-in for torch, made once, and projects to stand in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from factories import CASE_TOML, REPOSITORY, write_case
from made_environments import make_python


@pytest.fixture(scope="session")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an interpreter that has a small `torch`, and no pip."""
    return make_python(tmp_path_factory.mktemp("environment") / "venv")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand in a project with one case and nothing stored."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("ERRATA_DB", raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "envs").symlink_to(REPOSITORY / "envs")
    write_case(tmp_path / "cases" / "torch" / "one", CASE_TOML)
    return tmp_path


@pytest.fixture
def project_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Return what makes a project with one case, `torch/one`, in which the test then stands."""

    def stand(toml: str = CASE_TOML) -> None:
        home = tmp_path / "project"
        home.mkdir()
        monkeypatch.chdir(home)
        monkeypatch.setenv("COLUMNS", "120")
        (home / "pyproject.toml").write_text("")
        (home / "envs").symlink_to(REPOSITORY / "envs")
        write_case(home / "cases" / "torch" / "one", toml)

    return stand
