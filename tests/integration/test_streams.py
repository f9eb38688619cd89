"""Where the output goes must change neither the exit code nor what is kept."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from outside import Finished, OutsideProject
from small_framework import BROKEN, FIXED, case_toml, documented, offer, raises

pytestmark = pytest.mark.integration
ERRATA = f"{sys.executable} -m errata"


@pytest.fixture(scope="module")
def drifted(tmp_path_factory: pytest.TempPathFactory) -> OutsideProject:
    """A project with one stored run, whose only trial drifted."""
    project = OutsideProject(root=tmp_path_factory.mktemp("streams"))
    (project.root / "pyproject.toml").touch()
    offer(project, {"1.0": raises("the new message")})
    project.add_case("frame/work-fails", case_toml(documented("the old message")), BROKEN, FIXED)
    assert project.errata("run").code == 1
    return project


def shell(project: OutsideProject, script: str) -> Finished:
    return project.call("bash", "-c", script)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ("run --json -", 1),
        ("history frame/work-fails --json -", 0),
        ("compare 1 1 --json -", 0),
        ("export -", 0),
    ],
)
def test_a_reader_that_has_gone_changes_no_exit_code(
    drifted: OutsideProject, arguments: str, code: int
) -> None:
    # Nobody reads from the start, so that even a short document meets a closed pipe.
    script = f"( sleep 1; {ERRATA} {arguments}; echo $? >&2 ) | true"
    said = shell(drifted, script).err.split()
    assert said[-1] == str(code)
    assert "Traceback" not in said


@pytest.mark.parametrize("arguments", ["run", "run --json -", "runs", "export -"])
def test_a_full_disk_behind_the_screen_is_no_change(
    drifted: OutsideProject, arguments: str
) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    done = shell(drifted, f"{ERRATA} {arguments} > /dev/full")
    assert done.code == 3
    assert "Traceback" not in done.err
    assert "No space left" in done.err


@pytest.mark.parametrize(("closed", "code"), [(">&-", 1), ("2>&-", 1), (">&- 2>&-", 1)])
def test_closed_streams_swallow_what_is_said(
    drifted: OutsideProject, closed: str, code: int
) -> None:
    assert shell(drifted, f"{ERRATA} run {closed}").code == code
    assert shell(drifted, f"{ERRATA} run --json - {closed}").code == code
    assert shell(drifted, f"{ERRATA} run nonesuch {closed}").code == 2


def test_every_command_names_runs_alike(drifted: OutsideProject) -> None:
    for arguments in (("accept", "--dry-run"), ("export", "-"), ("costs",)):
        drifted.errata(*arguments, "--run", "latest", code=0)
        assert drifted.errata(*arguments, "--run", "latest~99").code == 2


def test_what_was_only_looked_for_in_the_store_says_how_to_measure_it(
    drifted: OutsideProject,
) -> None:
    done = drifted.errata("run", "--stored", "--env", "frame==7.7.0", code=3)
    assert "the same command without --stored" in done.out
    assert "--isolation fresh" not in done.out
