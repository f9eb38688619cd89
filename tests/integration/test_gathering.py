"""The corpora below `corpora/` are what the real torch ships, and run as they document."""

from __future__ import annotations

import filecmp
import sys
from pathlib import Path

import pytest
from factories import REPOSITORY
from outside import Finished, OutsideProject, run_program

pytestmark = [pytest.mark.integration, pytest.mark.long]

ENVIRONMENT = "torch-2.15.0"


def gather(*arguments: str) -> Finished:
    return run_program(
        sys.executable, "-m", "tools.gather", *arguments, cwd=REPOSITORY, timeout=600
    )


def differing(one: Path, other: Path) -> list[str]:
    """List the files of two folders that differ or that only one has."""
    names = {path.relative_to(top) for top in (one, other) for path in top.rglob("*")}
    files = [name for name in names if not ((one / name).is_dir() and (other / name).is_dir())]
    _, different, missing = filecmp.cmpfiles(one, other, map(str, files), shallow=False)
    return sorted(different + missing)


@pytest.mark.parametrize(
    ("collection", "counts"),
    [
        ("exportdb", ["36 cases of torch 2.15.0's exportdb", "35 pass, 1 fail"]),
        (
            "graph-breaks",
            [
                "0 pass, 56 fail",
                "53 fail with the explanation that the registry gives",
                "536 of the registry's 592 entries have no program",
            ],
        ),
    ],
)
def test_the_committed_corpus_is_what_torch_ships(
    project: OutsideProject, collection: str, counts: list[str]
) -> None:
    into = project.root / collection
    done = gather(collection, "--env", ENVIRONMENT, "--into", str(into))
    assert done.code == 0, done.err
    for count in counts:
        assert count in done.out
    assert "the fixed script fails too" not in done.out
    assert not differing(into, REPOSITORY / "corpora" / collection)
    assert project.errata("check", "--corpus", collection).code == 0
    names = sorted(path.name for path in (into / "torch").iterdir())
    some = [f"torch/{name}" for name in names[:: len(names) // 3]]
    project.errata("run", *some, "--corpus", collection, "--env", ENVIRONMENT, code=0)


def test_a_torch_without_a_registry_is_refused(tmp_path: Path) -> None:
    into = tmp_path / "graph-breaks"
    done = gather("graph-breaks", "--env", "torch-2.0.1", "--into", str(into))
    assert done.code == 2
    assert "torch has one from 2.8 on" in done.err
    assert not into.exists()
