"""A bundle made on one interpreter replays on others, with and without Errata; kits run there."""

from __future__ import annotations

import json
import os
import shutil
import sys
import zipfile
from pathlib import Path

import pytest
from factories import REPOSITORY
from outside import OutsideProject, run_program

pytestmark = pytest.mark.integration

TORCH, PADDLE, MINDSPORE = "torch-2.15.0", "paddle-3.3.1", "mindspore-2.0.0"
CASES = {
    TORCH: "torch/vmap-inplace-unbatched",
    PADDLE: "paddle/int-plus-float-tensor",
    MINDSPORE: "mindspore/numpy-ones-in-construct-sub",
}


@pytest.fixture
def project(project: OutsideProject) -> OutsideProject:
    """Copy some cases of the corpus with their record."""
    for case in CASES.values():
        shutil.copytree(REPOSITORY / "cases" / case, project.cases / case)
        record = Path("reports", "observed", f"{case}.json")
        (project.root / record).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(REPOSITORY / record, project.root / record)
    return project


def older_pythons() -> list[str]:
    """Find interpreters other than the one that runs the tests."""
    roots = (Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions",)
    found = [str(path) for root in roots for path in sorted(root.glob("3.[89].*/bin/python"))]
    return [*found[:1], sys.executable]


def unpack(project: OutsideProject, name: str) -> Path:
    folder = project.root / name
    with zipfile.ZipFile(project.root / f"{name}.zip") as archive:
        archive.extractall(folder)
    return folder


def bundle(project: OutsideProject, environment: str) -> Path:
    """Measure a case in an environment, bundle it, and return where it was unpacked."""
    case = CASES[environment]
    project.errata("run", case, "--env", environment, code=0)
    name = environment.partition("-")[0]
    made = project.errata("bundle", f"{case}@{environment}:*", "-o", f"{name}.zip", code=0)
    assert "No traceback is stored" not in made.out
    return unpack(project, name)


@pytest.mark.parametrize(
    ("environment", "runners", "other"),
    [
        # Another framework's interpreter has another say.
        (TORCH, older_pythons(), PADDLE),
        (PADDLE, older_pythons()[:1], None),
        pytest.param(MINDSPORE, older_pythons()[:1], None, marks=pytest.mark.long),
    ],
)
def test_a_bundle_replays_wherever_its_framework_is(
    project: OutsideProject, environment: str, runners: list[str], other: str | None
) -> None:
    folder = bundle(project, environment)
    name = folder.name
    own = project.errata("replay", f"{name}.zip", "--yes", code=0)
    assert "the same signature" in own.out
    python = project.python_of(environment)
    replay = folder / "replay.py"
    said = {run_program(runner, replay, "--python", python, code=0).out for runner in runners}
    assert len(said) == 1, "every interpreter that runs replay.py says the same"
    assert "the same signature" in said.pop()
    assert "Traceback" in (folder / f"ISSUE-{name}.md").read_text(encoding="utf-8")
    if other:
        theirs = project.python_of(other)
        done = run_program(sys.executable, replay, "--python", theirs, code=3)
        assert "could not run: torch cannot be imported" in done.out


def test_a_failure_that_healed_is_not_the_same_any_more(project: OutsideProject) -> None:
    bundle(project, MINDSPORE)
    done = project.errata("replay", "mindspore.zip", "--yes", "--env", "mindspore-2.10.0", code=1)
    assert "broken.py passes here" in done.out


def test_the_failure_of_another_release_is_recognised_as_documented(
    project: OutsideProject,
) -> None:
    bundle(project, PADDLE)
    done = project.errata("replay", "paddle.zip", "--yes", "--env", "paddle-1.8.5", code=0)
    assert "the same signature, as documented for" in done.out


def test_a_case_of_the_record_alone_is_bundled(project: OutsideProject) -> None:
    made = project.errata("bundle", CASES[TORCH], "-o", "record.zip", code=0)
    assert "from the record" in made.out
    assert "No traceback is stored" in made.out
    assert project.errata("replay", "record.zip", "--yes", "--env", TORCH).code == 0


def test_a_kit_runs_in_the_own_python_of_each_framework(project: OutsideProject) -> None:
    """What a kit measures there is what the record has, in every field that is compared."""
    cases = [CASES[TORCH], CASES[PADDLE]]
    project.errata("kit", *cases, "--backend", "cpu", code=0)
    for number, environment in enumerate((TORCH, PADDLE), start=1):
        done = project.call(
            project.python_of(environment), "kit.pyz", "--results", f"{environment}.jsonl", code=0
        )
        assert "left out 1 case" in done.out
        found = project.errata("import", f"{environment}.jsonl", code=0)
        assert "documented:" not in found.out
        assert project.errata("accept", "--run", str(number), "--yes").code == 0
        record = Path("reports", "observed", f"{CASES[environment]}.json")
        trials = json.loads((project.root / record).read_text())["trials"]
        measured = {
            place: one
            for place, one in trials.items()
            if place.startswith(f"{environment}-external:")
        }
        assert measured
        for place, one in measured.items():
            known = trials[place.replace("-external:", ":")]
            assert {**one, "build": ""} == {**known, "build": ""}
