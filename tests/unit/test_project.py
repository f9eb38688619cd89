"""Where things are: the user's project, or what came along with Errata."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from factories import REPOSITORY

import errata.project
from errata.model.errors import UsageProblem
from errata.project import find_project, find_readable, own_project


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pretend that Errata is an installed package, with an unrelated `cases` beside it."""
    package = tmp_path / "site-packages" / "harness"
    for name in ("_cases", "_envs", "_observed"):
        (package / name).mkdir(parents=True)
    (package.parent / "cases").mkdir()
    monkeypatch.setattr(errata.project, "__file__", str(package / "project.py"))
    return package


def test_a_checkout_is_its_own_project() -> None:
    own = own_project()
    assert own is not None
    assert own.root == REPOSITORY
    assert own.corpora == (REPOSITORY / "cases",)


def test_an_installed_package_carries_its_cases_and_its_record(package: Path) -> None:
    own = own_project()
    assert own is not None
    assert own.corpora == (package / "_cases",)
    assert (own.table, own.record) == (package / "_envs", package / "_observed")


def test_a_folder_that_happens_to_lie_beside_the_package_is_not_ours(package: Path) -> None:
    for name in ("_cases", "_envs", "_observed"):
        (package / name).rmdir()
    assert own_project() is None


def test_looking_falls_back_to_what_came_along(package: Path, tmp_path: Path) -> None:
    somewhere = tmp_path / "somewhere"
    somewhere.mkdir()
    with pytest.raises(UsageProblem, match="no folder 'cases'"):
        find_project(somewhere)
    assert find_readable(somewhere).corpora == (package / "_cases",)


def test_the_users_own_project_comes_first(package: Path, tmp_path: Path) -> None:
    case = tmp_path / "mine" / "cases" / "torch" / "one"
    case.mkdir(parents=True)
    (case / "case.toml").touch()
    assert find_readable(tmp_path / "mine").root == tmp_path / "mine"


def test_a_python_package_called_cases_is_no_corpus(package: Path, tmp_path: Path) -> None:
    (tmp_path / "mine" / "cases").mkdir(parents=True)
    (tmp_path / "mine" / "cases" / "__init__.py").touch()
    assert find_readable(tmp_path / "mine").corpora == (package / "_cases",)
    shutil.rmtree(package / "_cases")
    assert find_readable(tmp_path / "mine").root == tmp_path / "mine"


def test_a_named_corpus_that_is_none_is_refused_all_the_same(package: Path) -> None:
    with pytest.raises(UsageProblem, match="there is no folder"):
        find_readable(package, [package / "gone"])
