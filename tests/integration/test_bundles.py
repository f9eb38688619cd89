"""A bundle made on one interpreter replays on others, with and without Errata; kits run there."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from factories import REPOSITORY
from outside import OutsideProject

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


def interpreter(project: OutsideProject, environment: str) -> str:
    return str(Path(project.errata("envs", "path", environment).out.strip(), "bin", "python"))


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
    run = project.errata("run", case, "--env", environment)
    assert run.code == 0, run.said
    name = environment.partition("-")[0]
    made = project.errata("bundle", f"{case}@{environment}:*", "-o", f"{name}.zip")
    assert made.code == 0, made.said
    assert "No traceback is stored" not in made.out
    return unpack(project, name)


@pytest.mark.parametrize(
    "environment", [TORCH, PADDLE, pytest.param(MINDSPORE, marks=pytest.mark.long)]
)
def test_a_bundle_replays_in_its_own_environment(project: OutsideProject, environment: str) -> None:
    folder = bundle(project, environment)
    name = folder.name
    own = project.errata("replay", f"{name}.zip", "--yes")
    assert own.code == 0, own.said
    assert "the same signature" in own.out
    python = interpreter(project, environment)
    done = subprocess.run(
        [older_pythons()[0], folder / "replay.py", "--python", python],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "the same signature" in done.stdout
    assert "Traceback" in (folder / f"ISSUE-{name}.md").read_text(encoding="utf-8")


def test_a_bundle_replays_on_other_interpreters(project: OutsideProject) -> None:
    """Made on CPython 3.11 of one framework; another framework's interpreter has another say."""
    folder = bundle(project, TORCH)
    python = interpreter(project, TORCH)
    said = set()
    for runner in older_pythons():
        done = subprocess.run(
            [runner, folder / "replay.py", "--python", python],
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        said.add(done.stdout)
    assert len(said) == 1, "every interpreter that runs replay.py says the same"
    other = interpreter(project, PADDLE)
    done = subprocess.run(
        [sys.executable, folder / "replay.py", "--python", other],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 3, done.stdout
    assert "could not run: torch cannot be imported" in done.stdout


def test_a_failure_that_healed_is_not_the_same_any_more(project: OutsideProject) -> None:
    bundle(project, MINDSPORE)
    done = project.errata("replay", "mindspore.zip", "--yes", "--env", "mindspore-2.10.0")
    assert done.code == 1, done.said
    assert "broken.py passes here" in done.out


def test_the_failure_of_another_release_is_recognised_as_documented(
    project: OutsideProject,
) -> None:
    bundle(project, PADDLE)
    done = project.errata("replay", "paddle.zip", "--yes", "--env", "paddle-1.8.5")
    assert done.code == 0, done.said
    assert "the same signature, as documented for" in done.out


def test_a_case_of_the_record_alone_is_bundled(project: OutsideProject) -> None:
    made = project.errata("bundle", CASES[TORCH], "-o", "record.zip")
    assert made.code == 0, made.said
    assert "from the record" in made.out
    assert "No traceback is stored" in made.out
    assert project.errata("replay", "record.zip", "--yes", "--env", TORCH).code == 0


def test_a_kit_runs_in_the_own_python_of_each_framework(project: OutsideProject) -> None:
    """What a kit measures there is what the record has, in every field that is compared."""
    cases = [CASES[TORCH], CASES[PADDLE]]
    made = project.errata("kit", *cases, "--backend", "cpu")
    assert made.code == 0, made.said
    for number, environment in enumerate((TORCH, PADDLE), start=1):
        done = subprocess.run(
            [interpreter(project, environment), "kit.pyz", "--results", f"{environment}.jsonl"],
            cwd=project.root,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert "left out 1 case" in done.stdout
        found = project.errata("import", f"{environment}.jsonl")
        assert found.code == 0, found.said
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
