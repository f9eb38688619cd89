"""Findings are placed in files, relative to what a service checks out."""

from __future__ import annotations

from pathlib import Path

import pytest
from factories import CASE_TOML, PASSED
from stored_runs import DRIFTED, StoredRuns

from errata.compare.findings import Finding, compare
from errata.measuring.stored import gather_trials
from errata.model.outcome import ScriptResult
from errata.queries.locations import locate_findings, repository_root

TRIAL = "torch/one@torch-2.15.0:eager:cpu"


@pytest.fixture
def runs(tmp_path: Path) -> StoredRuns:
    return StoredRuns(tmp_path / "checkout" / "corpus")


def finding(runs: StoredRuns, broken: ScriptResult) -> Finding:
    run = runs.night(1)
    runs.say(run, "torch-2.15.0", broken)
    gathered = gather_trials(
        runs.store.results(run.id),
        runs.store.environments(run.id),
        runs.cases(),
        runs.frameworks,
    )
    judged = gathered[TRIAL].judge()
    assert judged is not None
    return compare(judged, None)


def test_files_are_named_from_the_folder_with_git(runs: StoredRuns, tmp_path: Path) -> None:
    (tmp_path / "checkout" / ".git").mkdir()
    places = locate_findings([finding(runs, DRIFTED)], runs.project)
    assert places[TRIAL].file == "corpus/cases/torch/one/broken.py"
    assert places[TRIAL].statement == "result = model(x)"


def test_a_worktree_counts_as_a_repository(runs: StoredRuns, tmp_path: Path) -> None:
    (tmp_path / "checkout" / ".git").write_text("gitdir: elsewhere\n")
    assert repository_root(runs.project.root) == (tmp_path / "checkout").resolve()


def test_without_git_the_project_is_the_root(runs: StoredRuns) -> None:
    if repository_root(runs.project.root) != runs.project.root.resolve():
        pytest.fail("the tests' folder lies in a repository")
    places = locate_findings([finding(runs, DRIFTED)], runs.project)
    assert places[TRIAL].file == "cases/torch/one/broken.py"


def test_what_healed_is_placed_at_its_expectation(runs: StoredRuns) -> None:
    toml = runs.project.corpora[0] / "torch" / "one" / "case.toml"
    # Text that only looks like a table.
    toml.write_text(CASE_TOML.replace('"Because."', "'''\n[[expect]]\nBecause.'''"))
    place = locate_findings([finding(runs, PASSED)], runs.project)[TRIAL]
    lines = toml.read_text().splitlines()
    assert place.file == "cases/torch/one/case.toml"
    assert lines[place.line - 1] == "[[expect]]"
    assert place.line > lines.index("Because.'''")


def test_a_case_outside_the_repository_has_no_place(runs: StoredRuns, tmp_path: Path) -> None:
    outside = StoredRuns(tmp_path / "elsewhere")
    assert locate_findings([finding(outside, DRIFTED)], runs.project) == {}


def test_a_case_that_is_gone_by_now_is_placed_all_the_same(runs: StoredRuns) -> None:
    found = finding(runs, PASSED)
    (runs.project.corpora[0] / "torch" / "one" / "case.toml").unlink()
    assert locate_findings([found], runs.project)[TRIAL].line == 1
