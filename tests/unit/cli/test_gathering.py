"""`errata import exportdb` and `errata import graph-breaks`, from a torch made here."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from gathered import REGISTRY, RUNS, ship_examples, ship_registry
from made_environments import make_python, packages_of

from errata.__main__ import main

SCREEN = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an interpreter whose torch ships examples and a registry, and runs them."""
    found = make_python(tmp_path_factory.mktemp("environment") / "venv", {"torch": RUNS})
    torch = packages_of(found.parents[1]) / "torch"
    ship_examples(torch)
    ship_registry(torch, {name: REGISTRY[name] for name in ("GB0059", "GB0999")})
    return found


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("VIRTUAL_ENV", "PYTHONPATH", "ERRATA_ENV"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def errata(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["errata", *arguments])
    return main()


def test_exportdb_becomes_a_folder_of_cases_that_run_as_they_say(
    here: Path, python: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    assert errata(monkeypatch, "import", "exportdb", "--python", str(python)) == 0
    shown = capsys.readouterr().out
    assert "exportdb: 2 cases of torch 2.15.0's exportdb" in shown
    assert "1 pass, 1 fail" in shown
    assert "torch/shift-by: ValueError" in shown
    assert "next: errata run --corpus exportdb --env 'torch>=2.15.0'" in shown
    given = ["--corpus", "exportdb", "--python", str(python)]
    assert errata(monkeypatch, "run", *given) == 0, capsys.readouterr()


def test_the_registry_becomes_a_case_for_each_entry_that_a_program_reaches(
    here: Path, python: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    given = ["--python", str(python), "--into", "our/breaks"]
    assert errata(monkeypatch, "import", "graph-breaks", *given) == 0
    shown = capsys.readouterr().out
    assert "1 cases of torch 2.15.0's graph-breaks" in shown
    assert "0 fail in the words that the registry promises" in shown
    assert "not so: torch/gb0059-explicit-graph-break" in shown
    assert "1 of the registry's 2 entries have no program here" in shown
    assert (here / "our" / "breaks" / "torch" / "gb0059-explicit-graph-break").is_dir()
    ran = ["run", "--corpus", "our/breaks", "--python", str(python)]
    assert errata(monkeypatch, *ran) == 0, capsys.readouterr()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("exportdb", "--env", "torch-2.15.0", "--python", "python"), "choose one of them"),
        (("exportdb", "runs.jsonl"), "'exportdb' stands alone"),
        (("runs.jsonl", "--into", "cases"), "are for cases, and these are results"),
        (("graph-breaks", "--env", "paddle-3.3.1"), "this comes out of torch"),
    ],
)
def test_what_does_not_go_together_is_refused(
    given: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    assert errata(monkeypatch, "import", *given) == 2
    assert said in " ".join(capsys.readouterr().err.split())


def test_a_file_of_results_may_be_called_like_a_collection(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    (here / "cases").mkdir()
    (here / "exportdb").write_text("no results")
    assert errata(monkeypatch, "import", "exportdb") == 2
    assert "exportdb" in capsys.readouterr().err
    assert (here / "exportdb").is_file()
