"""Projects of the test's own: with the environments of this machine, or with a small framework."""

from __future__ import annotations

from pathlib import Path

import pytest
from outside import OutsideProject
from small_framework import borrow, offer, works


@pytest.fixture
def project(tmp_path: Path) -> OutsideProject:
    """Return an empty project outside the repository."""
    (tmp_path / "cases").mkdir()
    (tmp_path / "pyproject.toml").write_text("")
    return OutsideProject(root=tmp_path)


@pytest.fixture(scope="session")
def framed_home(tmp_path_factory: pytest.TempPathFactory) -> OutsideProject:
    """Return a project with two releases of the small framework, built once for all tests."""
    home = OutsideProject(root=tmp_path_factory.mktemp("framed"))
    (home.root / "pyproject.toml").write_text("")
    offer(home, {"1.0": works(), "2.0": works()})
    home.errata("envs", "build", "frame-1.0", "frame-2.0", code=0)
    return home


@pytest.fixture
def framed(project: OutsideProject, framed_home: OutsideProject) -> OutsideProject:
    """Return an empty project whose framework is the small one."""
    return borrow(project, framed_home)
