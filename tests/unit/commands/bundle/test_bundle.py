"""`errata bundle` and `errata replay` as a user types them, with a framework of ten lines."""

from __future__ import annotations

import json
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from bundles import fake_torch, rezip, write_hidden_case
from outside import OutsideProject

from errata.running.sandbox import is_confined
from errata.store.archive import read_archive


def make_project(folder: Path) -> OutsideProject:
    """Make a project with a case whose framework this very interpreter has."""
    root = folder / "project"
    write_hidden_case(root / "cases" / "torch" / "one")
    (root / "pyproject.toml").write_text("")
    variables = fake_torch(folder / "fake")
    return OutsideProject(
        root=root,
        variables={"PYTHONPATH": variables["PYTHONPATH"], "USER": "alice", "LOGNAME": "alice"},
    )


@pytest.fixture
def project(tmp_path: Path) -> OutsideProject:
    """Return a project of the test's own."""
    return make_project(tmp_path)


@pytest.fixture(scope="module")
def bundled(tmp_path_factory: pytest.TempPathFactory) -> OutsideProject:
    """Return a project with the bundle `x.zip`, which tests only read."""
    made = make_project(tmp_path_factory.mktemp("bundled"))
    made.errata("bundle", "one", "-o", "x.zip", code=0)
    return made


def test_a_bundle_is_made_and_replayed_elsewhere(project: OutsideProject) -> None:
    made = project.errata("bundle", "torch/one", "-o", "x.zip", code=0)
    assert "Redacted (" in made.out
    assert "user name" in made.out
    assert "bob" not in made.out
    assert "broken.py, only in comments and strings" in made.out
    assert "issues/new?template=bug-report.yml" in made.out
    assert not (project.root / ".errata").exists(), "a bundle makes no store"
    again = project.errata("replay", "x.zip", "--python", sys.executable, "--yes", code=0)
    said = "in a sandbox: no network" if is_confined() else "without a sandbox"
    assert f"its scripts run {said}" in " ".join(again.out.split())
    open_to_all = project.errata(
        "replay", "x.zip", "--python", sys.executable, "--yes", "--sandbox", "off", code=0
    )
    assert "with your rights and without a sandbox" in " ".join(open_to_all.out.split())
    assert again.out.rstrip().endswith("the same signature")


def test_the_file_is_named_after_the_case(project: OutsideProject) -> None:
    assert project.errata("bundle", "one").code == 0
    assert (project.root / "one.zip").is_file()


def test_a_stranger_needs_consent(bundled: OutsideProject) -> None:
    done = bundled.errata("replay", "x.zip", "--python", sys.executable, code=2)
    assert "run only with somebody's consent" in done.err


def test_another_failure_exits_with_one(bundled: OutsideProject) -> None:
    members = read_archive(bundled.root / "x.zip")
    about = json.loads(members["signature.json"])
    about["expected"][0]["message"] = "something else"
    (bundled.root / "other.zip").write_bytes(
        rezip({**members, "signature.json": json.dumps(about).encode()})
    )
    done = bundled.errata(
        "replay", "other.zip", "--python", sys.executable, "--yes", "--keep-folder", code=1
    )
    assert "differs in message" in done.out
    kept = Path(done.out.rsplit("kept in ", 1)[1].split()[0])
    assert (kept / "case" / "broken.py").is_file()
    shutil.rmtree(kept)


WRONG = [
    (("bundle", "no-such-case"), "matches no case"),
    (("bundle", "one", "-o", "no/such/x.zip"), "there is no folder"),
    (("bundle", "pyproject.toml"), "errata capture pyproject.toml makes a case"),
    (("replay", "no.zip"), "there is no file"),
    (("replay", "."), "is a folder"),
    (("replay", "pyproject.toml"), "is no zip archive"),
    (("replay", "x.zip", "--python", "/p", "--env", "e"), "exclude each other"),
]


def test_wrong_usage_has_one_message(bundled: OutsideProject) -> None:
    for arguments, words in WRONG:
        done = bundled.errata(*arguments, code=2)
        assert words in done.err, (arguments, done.said)


def test_an_interpreter_without_the_framework_could_not_run(bundled: OutsideProject) -> None:
    bare = replace(bundled, variables={**bundled.variables, "PYTHONPATH": ""})
    done = bare.errata("replay", "x.zip", "--python", sys.executable, "--yes", code=3)
    assert "'import torch' failed" in done.err


def test_a_folder_outside_of_a_project_is_measured_and_bundled(
    project: OutsideProject, tmp_path: Path
) -> None:
    folder = write_hidden_case(tmp_path / "elsewhere" / "mine")
    project.root = folder.parent
    made = project.errata("bundle", "mine", code=0)
    assert "(documented" in made.out
    assert "errata run mine --env torch-2.15.0 --corpus mine" in made.out
    project.errata("run", "mine", "--corpus", "mine", "--python", sys.executable, code=0)
    made = project.errata("bundle", "mine", code=0)
    assert "1 verified: reproduces 1" in made.out
    assert "No traceback" not in made.out
    text = read_archive(folder.parent / "mine.zip")["ISSUE-torch.md"].decode()
    assert 'File "broken.py", line 5' in text
    assert str(tmp_path) not in text


def test_words_are_kept_and_taken_out(project: OutsideProject) -> None:
    done = project.errata(
        "bundle", "one", "-o", "x.zip", "--redact", "Loading", "--keep", "bob@example.com"
    )
    assert "word that you named" in done.out
    toml = read_archive(project.root / "x.zip")["case/case.toml"].decode()
    assert "<word-1> fails" in toml
    assert "bob@example.com" in toml
