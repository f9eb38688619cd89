from __future__ import annotations

from pathlib import Path

import pytest
from made_environments import make_python, packages_of

from errata.model.errors import EnvironmentFailed
from tools.gather.sources import installed_folder


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_python(tmp_path_factory.mktemp("environment") / "venv")


def test_a_package_is_found_where_the_interpreter_has_it(python: Path) -> None:
    assert installed_folder(python, "torch") == packages_of(python.parents[1]) / "torch"


def test_a_package_that_fails_when_imported_is_found(python: Path) -> None:
    broken = packages_of(python.parents[1]) / "errata_fails"
    broken.mkdir()
    (broken / "__init__.py").write_text("raise ValueError")
    assert installed_folder(python, "errata_fails") == broken


@pytest.mark.parametrize("name", ["errata_is_nowhere", "errata.nowhere", "ast"])
def test_what_is_no_package_is_named(python: Path, name: str) -> None:
    with pytest.raises(EnvironmentFailed, match=f"it has no package '{name}'"):
        installed_folder(python, name)


def test_what_is_no_interpreter_is_told(tmp_path: Path) -> None:
    with pytest.raises(EnvironmentFailed, match="nowhere"):
        installed_folder(tmp_path / "nowhere", "torch")
