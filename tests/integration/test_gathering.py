"""What ships inside the real torch becomes cases that run as they say."""

from __future__ import annotations

from pathlib import Path

import pytest
from outside import OutsideProject

pytestmark = pytest.mark.integration

ENVIRONMENT = "torch-2.15.0"


def shown_of(out: str, words: str) -> int:
    """Read the number before some words."""
    [line] = [line for line in out.splitlines() if words in line]
    return int(line.split(words)[0].split()[-1])


def run_some(project: OutsideProject, corpus: str, *cases: str) -> str:
    names = [f"torch/{name}" for name in cases]
    ran = project.errata("run", *names, "--corpus", corpus, "--env", ENVIRONMENT)
    assert ran.code == 0, ran.said
    return ran.out


@pytest.mark.long
def test_exportdb_becomes_cases_that_run_as_they_say(project: OutsideProject) -> None:
    done = project.errata("import", "exportdb", "--env", ENVIRONMENT)
    assert done.code == 0, done.said
    assert "36 cases of torch 2.15.0's exportdb" in done.out
    assert shown_of(done.out, " pass,") == 35
    assert "torch/dynamic-shape-round: torch._dynamo.exc.UserError" in done.out
    assert "the fixed script fails too" not in done.out
    assert project.errata("check", "--corpus", "exportdb").code == 0
    run_some(project, "exportdb", "dynamic-shape-round", "user-input-mutation", "dictionary")


@pytest.mark.long
def test_each_program_runs_into_the_entry_that_it_names(project: OutsideProject) -> None:
    given = ("--env", ENVIRONMENT, "--into", "breaks")
    done = project.errata("import", "graph-breaks", *given)
    assert done.code == 0, done.said
    made = sorted(path.name for path in Path(project.root, "breaks", "torch").iterdir())
    assert len(made) >= 50
    assert "0 pass, " in done.out
    assert shown_of(done.out, " fail in the words that the registry promises") >= 50
    assert "the fixed script fails too" not in done.out
    assert "of the registry's 592 entries have no program here" in done.out
    assert project.errata("check", "--corpus", "breaks").code == 0
    run_some(project, "breaks", *made[:3])


@pytest.mark.long
def test_a_torch_without_a_registry_says_so(project: OutsideProject) -> None:
    done = project.errata("import", "graph-breaks", "--env", "torch-2.0.1")
    assert done.code == 2
    assert "torch has one from 2.8 on" in done.err
    assert not (project.root / "graph-breaks").exists()
