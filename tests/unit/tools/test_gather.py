"""`python -m tools.gather`, from a torch made here, and the corpora that it made."""

from __future__ import annotations

from pathlib import Path

import pytest
from factories import REPOSITORY, check_corpora
from gathered import REGISTRY, RUNS, ship_examples, ship_registry
from made_environments import make_python, packages_of
from outside import Errata

from errata.plan.frameworks import load_frameworks
from tools.gather.__main__ import main as gather

SCREEN = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an interpreter whose torch ships examples and a registry, and runs them."""
    found = make_python(tmp_path_factory.mktemp("environment") / "venv", {"torch": RUNS})
    torch = packages_of(found.parents[1]) / "torch"
    ship_examples(torch)
    ship_registry(torch, {name: REGISTRY[name] for name in ("GB0059", "GB0999")})
    licences = torch.with_name("torch-2.15.0.dist-info") / "licenses"
    licences.mkdir(parents=True)
    (licences / "LICENSE").write_text("a licence")
    return found


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in ("VIRTUAL_ENV", "PYTHONPATH", "ERRATA_ENV"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.mark.parametrize(
    ("collection", "lines"),
    [
        (
            "exportdb",
            ["2 cases of torch 2.15.0's exportdb", "1 pass, 1 fail", "torch/shift-by: ValueError"],
        ),
        (
            "graph-breaks",
            [
                "1 cases of torch 2.15.0's graph-breaks",
                "0 fail with the explanation that the registry gives",
                "with another message: torch/gb0059-explicit-graph-break",
                "1 of the registry's 2 entries have no program",
            ],
        ),
    ],
)
def test_a_collection_becomes_a_corpus_that_runs_as_documented(
    collection: str, lines: list[str], here: Path, python: Path, capsys: SCREEN, errata: Errata
) -> None:
    into = here / "our" / collection
    for _ in range(2):  # the second time it replaces its own corpus
        assert gather([collection, "--python", str(python), "--into", str(into)]) == 0
    shown = capsys.readouterr().out
    for line in lines:
        assert line in shown
    assert f"next: errata run --corpus {into} --env 'torch>=2.15.0'" in shown
    assert (into / "LICENSE").read_text() == "a licence"
    errata("run", "--corpus", str(into), "--python", str(python))


def test_another_framework_is_refused(here: Path, capsys: SCREEN) -> None:
    assert gather(["graph-breaks", "--env", "paddle-3.3.1", "--into", str(here / "made")]) == 2
    assert "the collections ship inside torch" in capsys.readouterr().err


@pytest.mark.parametrize(("collection", "count"), [("exportdb", 36), ("graph-breaks", 56)])
def test_the_committed_corpora_are_valid(collection: str, count: int) -> None:
    folder = REPOSITORY / "corpora" / collection
    assert len(check_corpora([folder], load_frameworks(REPOSITORY / "envs"))[0]) == count
    assert (folder / "LICENSE").is_file()


def test_a_check_of_one_corpus_does_not_list_every_other_case(
    monkeypatch: pytest.MonkeyPatch, errata: Errata
) -> None:
    monkeypatch.chdir(REPOSITORY)
    shown = errata("check", "--corpus", "corpora/exportdb").out.splitlines()
    assert shown[0].startswith("36 cases valid")
    assert len(shown) == 8
    assert shown[-1].startswith("note: and of ")
