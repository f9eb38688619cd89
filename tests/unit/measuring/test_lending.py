"""A case is found by what a user names, and runs where the user says."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from bundles import fake_torch, hidden_case, write_hidden_case
from factories import REPOSITORY
from stored_runs import StoredRuns

from errata.measuring.lending import Where, choose_environment, find_case, lend, target_of
from errata.measuring.supply import Silent
from errata.model.errors import CaseProblems, EnvironmentFailed, NothingSelected, UsageProblem
from errata.plan.frameworks import load_frameworks

TABLE = REPOSITORY / "envs"
FRAMEWORKS = load_frameworks(TABLE)
TORCH = FRAMEWORKS["torch"]


@pytest.fixture
def runs(tmp_path: Path) -> StoredRuns:
    return hidden_case(tmp_path / "project")


def test_a_folder_of_the_corpus_is_its_case(runs: StoredRuns) -> None:
    root = runs.project.root
    by_path = find_case(root, "cases/torch/one")
    by_name = find_case(root, "one@torch-2.5.1:*")
    assert by_path.case == by_name.case
    assert by_path.case.id == "torch/one"
    assert by_name.place == "torch-2.5.1:*"


def test_what_names_no_single_case_is_said(runs: StoredRuns, tmp_path: Path) -> None:
    write_hidden_case(runs.project.corpora[0] / "torch" / "two")
    root = runs.project.root
    with pytest.raises(UsageProblem, match="names 2 cases"):
        find_case(root, "torch")
    with pytest.raises(NothingSelected):
        find_case(root, "torch/three")
    (tmp_path / "empty").mkdir()
    with pytest.raises(UsageProblem, match=r"without a case\.toml"):
        find_case(tmp_path, "empty")
    broken = write_hidden_case(tmp_path / "bad")
    (broken / "case.toml").write_text("x = 1")
    with pytest.raises(CaseProblems):
        find_case(tmp_path, "bad")


@pytest.mark.parametrize(
    ("word", "packages", "found"),
    [
        ("", (), f"torch-{TORCH.newest.version}"),
        ("torch-2.5.1", (), "torch-2.5.1"),
        ("torch==2.5.1", (), "torch-2.5.1"),
        ("torch==2.5.1", ("timm",), "torch-2.5.1+timm"),
        ("torch-2.5.1+timm", ("timm",), "torch-2.5.1+timm"),
    ],
)
def test_an_environment_is_named_as_everywhere(
    word: str, packages: tuple[str, ...], found: str
) -> None:
    where = Where(environment=word)
    spec, outside = choose_environment(where, TORCH, FRAMEWORKS, packages=packages)
    assert (spec.id, outside) == (found, {})


def test_an_environment_of_another_framework_is_refused() -> None:
    with pytest.raises(UsageProblem, match=r"names no release of torch.* environment of paddle"):
        choose_environment(Where(environment="paddle-3.3.1"), TORCH, FRAMEWORKS)


def test_an_interpreter_of_the_user_is_lent_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", fake_torch(tmp_path / "fake")["PYTHONPATH"])
    spec, outside = choose_environment(Where(python=Path(sys.executable)), TORCH, FRAMEWORKS)
    with lend([spec], TABLE, Silent(), outside=outside) as built:
        target = target_of(built[spec.id], variables={"ERRATA_MODE": "eager"})
    assert (target.id, target.version) == ("torch-2.15.0-external", "2.15.0")
    assert (target.python, target.external) == (Path(sys.executable), True)
    with pytest.raises(EnvironmentFailed, match="not an interpreter"):
        choose_environment(Where(python=tmp_path), TORCH, FRAMEWORKS)
