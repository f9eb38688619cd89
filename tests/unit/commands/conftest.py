"""An interpreter with a stand-in for torch, made once."""

from __future__ import annotations

from pathlib import Path

import pytest
from made_environments import make_python


@pytest.fixture(scope="session")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an interpreter that has a small `torch`, and no pip."""
    return make_python(tmp_path_factory.mktemp("environment") / "venv")
