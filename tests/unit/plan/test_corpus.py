"""Finding the framework table and the cases, and keeping the cases that were loaded."""

from __future__ import annotations

import os
import pickle
import shutil
from pathlib import Path

import pytest
from factories import CASE_TOML, REPOSITORY, write_case

from errata.model.case import Case
from errata.model.errors import Problem, UsageProblem
from errata.plan import corpus
from errata.plan.frameworks import load_frameworks
from errata.plan.load import try_case


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ERRATA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def read(
    folder: Path, calls: list[str], table: Path = REPOSITORY / "envs"
) -> tuple[dict[str, Case], dict[str, list[Problem]]]:
    """Load the cases below a folder as a command does; `calls` are those that were not kept."""

    def load(at: Path, case_id: str) -> Case | list[Problem]:
        calls.append(case_id)
        return try_case(at, case_id, load_frameworks(table))

    with corpus.keeping(table, load) as kept:
        return corpus.read_corpora([folder], kept)


def written_long_ago(folder: Path, toml: str = CASE_TOML) -> Path:
    write_case(folder, toml)
    for path in folder.iterdir():
        os.utime(path, (1e9, 1e9))
    return folder


def test_a_case_is_loaded_once_until_a_file_of_it_changes(home: Path, tmp_path: Path) -> None:
    written_long_ago(tmp_path / "cases" / "torch" / "one")
    two = written_long_ago(tmp_path / "cases" / "torch" / "two")
    calls: list[str] = []
    first = read(tmp_path / "cases", calls)
    assert read(tmp_path / "cases", calls) == first
    assert calls == ["torch/one", "torch/two"]
    (two / "claims").mkdir()
    (two / "claims" / "more.py").write_text('"""It holds."""\n')
    os.utime(two / "claims" / "more.py", (1e9, 1e9))
    again = read(tmp_path / "cases", calls)
    assert calls[2:] == ["torch/two"]
    assert [claim.name for claim in again[0]["torch/two"].claims] == ["claims/more"]


@pytest.mark.parametrize("why", ["changed", "unreadable"])
def test_what_has_just_changed_or_cannot_be_read_is_not_kept(
    why: str, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    toml = CASE_TOML.replace("title", "titel") if why == "unreadable" else CASE_TOML
    folder = written_long_ago(tmp_path / "cases" / "torch" / "one", toml)
    if why == "changed":
        (folder / "case.toml").touch()
    else:  # which root may read nevertheless
        monkeypatch.setattr(os, "access", lambda path, mode: Path(path).name != "fixed.py")
    calls: list[str] = []
    read(tmp_path / "cases", calls)
    read(tmp_path / "cases", calls)
    assert calls == ["torch/one", "torch/one"]


def test_projects_whose_tables_say_the_same_share_cases_and_their_problems(
    home: Path, tmp_path: Path
) -> None:
    written_long_ago(tmp_path / "cases" / "torch" / "bad", CASE_TOML.replace("title", "titel"))
    written_long_ago(tmp_path / "cases" / "torch" / "good")
    tables = [shutil.copytree(REPOSITORY / "envs", tmp_path / name) for name in ("one", "two")]
    calls: list[str] = []
    first, again = (read(tmp_path / "cases", calls, table) for table in tables)
    assert calls == ["torch/bad", "torch/good"]
    assert first == again
    assert [*first[0]] == ["torch/good"]
    assert "titel" in str(first[1]["torch/bad"][0])
    other = tables[1] / "torch.toml"
    other.write_text(other.read_text() + "# more\n")
    read(tmp_path / "cases", calls, tables[1])
    assert calls[2:] == calls[:2]


@pytest.mark.parametrize("damage", [b"", b"not a pickle", pickle.dumps(("another", {}))])
def test_what_was_kept_is_not_trusted_where_it_is_damaged_or_of_another_version(
    damage: bytes, home: Path, tmp_path: Path
) -> None:
    written_long_ago(tmp_path / "cases" / "torch" / "one")
    calls: list[str] = []
    first = read(tmp_path / "cases", calls)
    [path] = (home / "cases").iterdir()
    path.write_bytes(damage)
    assert read(tmp_path / "cases", calls) == first
    assert calls == ["torch/one", "torch/one"]


def test_where_nothing_can_be_kept_cases_are_loaded_each_time(home: Path, tmp_path: Path) -> None:
    written_long_ago(tmp_path / "cases" / "torch" / "one")
    home.write_text("a file in place of the folder")
    calls: list[str] = []
    assert read(tmp_path / "cases", calls) == read(tmp_path / "cases", calls)
    assert len(calls) == 2


def test_default_modes_are_those_of_the_loaded_tables() -> None:
    frameworks = load_frameworks(REPOSITORY / "envs")
    defaults = {name: framework.default_mode for name, framework in frameworks.items()}
    assert corpus.default_modes(REPOSITORY / "envs") == defaults


def test_the_nearest_table_upwards_is_used(tmp_path: Path) -> None:
    inner = tmp_path / "project" / "deep"
    inner.mkdir(parents=True)
    (tmp_path / "project" / "envs").mkdir()
    (tmp_path / "envs").mkdir()
    (tmp_path / "envs" / "a.toml").write_text("framework = 'a'")
    assert corpus.find_table_folder(inner) == tmp_path / "envs"


def test_without_any_table_it_says_where_it_looked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = tmp_path / "harness" / "plan" / "corpus.py"
    monkeypatch.setattr(corpus, "__file__", str(fake))
    with pytest.raises(UsageProblem, match="no framework table"):
        corpus.find_table_folder(tmp_path)


def test_the_table_that_came_along_is_the_last_resort(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = tmp_path / "prefix" / "share" / "errata"
    for name in ("cases", "envs"):
        (shipped / name).mkdir(parents=True)
    (shipped / "envs" / "a.toml").write_text("framework = 'a'")
    package = tmp_path / "prefix" / "lib" / "python3.11" / "site-packages" / "errata"
    monkeypatch.setattr(corpus, "__file__", str(package / "plan" / "corpus.py"))
    assert corpus.find_table_folder(tmp_path) == shipped / "envs"
