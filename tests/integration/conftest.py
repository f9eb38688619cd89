"""A project of the test's own, with the environments of this machine."""

from __future__ import annotations

from pathlib import Path

import pytest
from outside import OutsideProject


@pytest.fixture
def project(tmp_path: Path) -> OutsideProject:
    """Return an empty project outside the repository."""
    (tmp_path / "cases").mkdir()
    (tmp_path / "pyproject.toml").write_text("")
    return OutsideProject(root=tmp_path)
