"""Where things are, and which cases are meant: the user's own, and what came along with Errata."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path

import pytest
from factories import CASE_TOML, REPOSITORY, write_case

from errata.commands.cases.corpus_checks import check_cases
from errata.model.errors import CaseProblems, NothingSelected, UsageProblem
from errata.plan.frameworks import load_frameworks
from errata.plan.matrix import Selection
from errata.project import (
    SHIPPED,
    Project,
    choose_known,
    choose_one,
    find_project,
    load_known,
    read_costs_of,
    replaced_cases,
    shipped_project,
)

FRAMEWORKS = load_frameworks(REPOSITORY / "envs")
OF_ERRATA = [Path(SHIPPED)]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pretend that Errata is installed, with two cases; returns the folder of what it brought."""
    module = tmp_path / "lib" / "python3.11" / "site-packages" / "errata" / "plan" / "corpus.py"
    monkeypatch.setattr("errata.plan.corpus.__file__", str(module))
    shipped = tmp_path / "share" / "errata"
    for case_id in ("torch/shipped", "torch/other"):
        write_case(shipped / "cases" / case_id, CASE_TOML)
    shutil.copytree(REPOSITORY / "envs", shipped / "envs", ignore=shutil.ignore_patterns("locks"))
    (shipped / "reports").mkdir()
    (shipped / "reports" / "costs.json").write_text(
        '{"schema": 1, "environments": {}, "cases": {"torch/shipped": {"eager": 7.0}}}'
    )
    return shipped


@pytest.fixture
def place(package: Path, tmp_path: Path) -> Path:
    """Return a project with one case of its own."""
    place = tmp_path / "mine"
    write_case(place / "cases" / "torch" / "own", CASE_TOML)
    return place


def chosen(project: Project, *patterns: str) -> list[str]:
    return [c.id for c in choose_known(project, Selection(patterns=patterns), FRAMEWORKS)[0]]


def test_a_checkout_ships_its_own_cases_and_knows_no_others() -> None:
    shipped = shipped_project()
    assert shipped is not None
    assert shipped.corpora == (REPOSITORY / "cases",)
    inside = find_project(REPOSITORY / "docs")
    assert (inside.root, inside.known) == (REPOSITORY, (REPOSITORY / "cases",))
    assert find_project(REPOSITORY, [REPOSITORY / "corpora" / "exportdb"]).shipped is None
    assert find_project(REPOSITORY, OF_ERRATA).corpora == (REPOSITORY / "cases",)


def test_a_clone_beside_an_installed_errata_is_its_own_corpus(package: Path) -> None:
    assert find_project(REPOSITORY).known == (REPOSITORY / "cases",)


def test_an_empty_folder_means_the_shipped_cases_and_keeps_results_of_its_own(
    package: Path, tmp_path: Path
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    project = find_project(empty)
    assert project.corpora == ()
    assert chosen(project) == ["torch/other", "torch/shipped"]
    assert project.database == str(empty / ".errata" / "errata.sqlite")
    assert project.table == package / "envs"
    (empty / "pyproject.toml").touch()
    (empty / "deep").mkdir()
    assert find_project(empty / "deep").root == empty


def test_without_shipped_cases_a_corpus_is_needed(package: Path, tmp_path: Path) -> None:
    shutil.rmtree(package / "cases")
    assert shipped_project() is None
    with pytest.raises(UsageProblem, match="no folder 'cases'"):
        find_project(tmp_path)
    with pytest.raises(UsageProblem, match="none came with this installation"):
        find_project(tmp_path, OF_ERRATA)


def test_ones_own_cases_come_first_and_the_shipped_ones_can_be_named(place: Path) -> None:
    project = find_project(place)
    assert chosen(project) == ["torch/own"]
    assert chosen(project, "torch") == ["torch/own"]
    assert chosen(project, "shipped") == ["torch/shipped"]
    assert chosen(project, "torch/own", "torch/sh*") == ["torch/own", "torch/shipped"]
    with pytest.raises(NothingSelected) as caught:
        chosen(project, "shiped")
    assert "shipped" in caught.value.hint


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("cases/torch/own", ["torch/own"]),
        ("cases/torch/own/", ["torch/own"]),
        ("./cases/torch", ["torch/own"]),
        ("cases", ["torch/own"]),
        ("cases/torch/../torch/own", ["torch/own"]),
    ],
)
def test_the_path_of_a_folder_names_its_cases(
    path: str, found: list[str], place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(place)
    assert chosen(find_project(place), path) == found
    checked, _ = check_cases(find_project(place), [path])
    assert [case.id for case in checked] == found


def test_a_folder_that_is_in_no_corpus_names_nothing(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(place)
    (place / "torch").mkdir()
    assert chosen(find_project(place), "torch") == ["torch/own"]
    (place / "src").mkdir()
    with pytest.raises(NothingSelected):
        chosen(find_project(place), "src")


def test_the_shipped_corpus_has_a_name(place: Path) -> None:
    project = find_project(place, OF_ERRATA)
    assert chosen(project) == ["torch/other", "torch/shipped"]
    assert project.root == place
    both = find_project(place, [place / "cases", *OF_ERRATA])
    assert chosen(both) == ["torch/other", "torch/own", "torch/shipped"]


def test_the_shipped_cases_can_be_left_out(place: Path) -> None:
    project = find_project(place, only_own=True)
    assert project.known == (place / "cases",)
    with pytest.raises(NothingSelected):
        chosen(project, "shipped")
    with pytest.raises(UsageProblem, match="--only-own leaves them out"):
        find_project(place, OF_ERRATA, only_own=True)


def test_a_python_package_called_cases_is_no_corpus(package: Path, tmp_path: Path) -> None:
    (tmp_path / "mine" / "cases").mkdir(parents=True)
    (tmp_path / "mine" / "cases" / "__init__.py").touch()
    assert find_project(tmp_path / "mine").known == (package / "cases",)


def test_a_named_corpus_that_is_none_is_refused(package: Path) -> None:
    with pytest.raises(UsageProblem, match="there is no folder"):
        find_project(package, [package / "gone"])


def test_a_copy_of_a_shipped_case_is_that_case(package: Path, place: Path) -> None:
    copy = place / "cases" / "torch" / "shipped"
    shutil.copytree(package / "cases" / "torch" / "shipped", copy)
    project = find_project(place)
    assert chosen(project) == ["torch/own", "torch/shipped"]
    assert choose_one(project, "torch/shipped", FRAMEWORKS).folder == copy


def test_ones_own_version_of_a_shipped_case_stands_in_its_place(place: Path) -> None:
    mine = place / "cases" / "torch" / "shipped"
    write_case(mine, CASE_TOML + "# mine\n")
    project = find_project(place)
    assert chosen(project) == ["torch/own", "torch/shipped"]
    assert choose_one(project, "torch/shipped", FRAMEWORKS).folder == mine
    assert replaced_cases(project) == ("torch/shipped",)
    assert replaced_cases(find_project(place, only_own=True)) == ()


def test_an_invalid_case_concerns_only_those_who_select_it(place: Path) -> None:
    write_case(place / "cases" / "torch" / "draft", 'title = "?"')
    project = find_project(place)
    cases, invalid = choose_known(project, Selection(patterns=("own",)), FRAMEWORKS)
    assert ([case.id for case in cases], invalid) == (["torch/own"], ("torch/draft",))
    assert chosen(project, "shipped") == ["torch/shipped"]
    for patterns in ((), ("torch/draft",), ("torch",)):
        with pytest.raises(CaseProblems):
            chosen(project, *patterns)


def test_shipped_cases_that_do_not_suit_a_table_of_ones_own_are_left_out(place: Path) -> None:
    (place / "envs").mkdir()
    paddle = (REPOSITORY / "envs" / "paddle.toml").read_text()
    (place / "envs" / "paddle.toml").write_text(paddle)
    project = find_project(place, OF_ERRATA)
    cases, invalid = choose_known(project, Selection(), load_frameworks(project.table))
    assert (cases, invalid) == ([], ())


def test_stored_runs_are_judged_by_the_shipped_cases_that_they_ran(place: Path) -> None:
    project = find_project(place)
    assert [*load_known(project, FRAMEWORKS, {"torch/own"})] == ["torch/own"]
    assert [*load_known(project, FRAMEWORKS, {"torch/other"})] == ["torch/own", "torch/other"]


def test_ones_own_costs_join_those_that_came_along(place: Path) -> None:
    (place / "reports").mkdir()
    (place / "reports" / "costs.json").write_text(
        '{"schema": 1, "environments": {}, "cases": {"torch/own": {"eager": 3.0}}}'
    )
    costs = read_costs_of(find_project(place))
    assert (costs.trial("torch/own", "eager"), costs.trial("torch/shipped", "eager")) == (3.0, 7.0)


def test_a_command_names_the_corpora_as_they_were_named(place: Path) -> None:
    project = find_project(place, [place / "cases", *OF_ERRATA])
    assert project.command("show", "torch/own") == (
        "errata show torch/own --corpus cases --corpus errata:"
    )
    alone = find_project(place, only_own=True)
    assert shlex.split(alone.command("check"))[2:] == ["--only-own"]
