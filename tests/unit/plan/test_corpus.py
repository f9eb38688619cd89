"""Finding the framework table and the cases, and reading only what a list of cases needs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from factories import CASE_TOML, REPOSITORY, check_corpora, write_case

from errata.model.errors import UsageProblem
from errata.plan import corpus
from errata.plan.frameworks import load_frameworks


def test_a_listed_case_is_the_loaded_one_without_its_content(tmp_path: Path) -> None:
    write_case(tmp_path / "torch" / "one", CASE_TOML)
    frameworks = load_frameworks(REPOSITORY / "envs")
    [loaded] = check_corpora([tmp_path], frameworks)[0]
    bare = replace(
        loaded,
        fix="",
        sources=(),
        requires=replace(loaded.requires, timeout_s=60.0),
        expectations=(replace(loaded.expectations[0], at=None),),
        broken="",
        fixed="",
        script_digests=(),
    )
    assert corpus.list_corpora([tmp_path]) == ([bare], {})
    defaults = {name: framework.default_mode for name, framework in frameworks.items()}
    assert corpus.default_modes(REPOSITORY / "envs") == defaults


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (CASE_TOML.replace("title", "titel"), "is not valid"),
        ("title = ", "is not valid"),
        (CASE_TOML.replace('kind = "exception"', 'kind = "odd"'), "is not valid"),
        (None, "cannot be read"),
    ],
)
def test_a_case_that_cannot_be_listed_is_a_problem(
    text: str | None, words: str, tmp_path: Path
) -> None:
    write_case(tmp_path / "torch" / "one", text or CASE_TOML)
    if text is None:
        (tmp_path / "torch" / "one" / "case.toml").unlink()
    write_case(tmp_path / "torch" / "two", CASE_TOML)
    cases, faults = corpus.list_corpora([tmp_path])
    assert [case.id for case in cases] == ["torch/two"]
    [problem] = faults.pop("torch/one")
    assert problem.file.endswith("torch/one/case.toml")
    assert words in problem.message


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
