"""Many releases, the real command and the real uv: resumed, on a small disk, from a store."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest
from outside import OutsideProject, eventually
from small_framework import BROKEN, FIXED, case_toml, documented, offer, raises, works

pytestmark = pytest.mark.integration

RELEASES = {"1.0": raises("no"), "1.1": raises("no"), "2.0": works()}
TOML = case_toml(documented("no", releases="<2"), 'outcome = "passed"')
SLOW = "import time\n\nimport errata_frame\n\ntime.sleep(0.4)\nresult = errata_frame.work()\n"


@pytest.fixture
def frame(project: OutsideProject) -> OutsideProject:
    """Return a project with three releases of a small framework and one case."""
    offer(project, RELEASES)
    project.add_case("frame/one", TOML, BROKEN, FIXED)
    return project


def standing(project: OutsideProject) -> list[str]:
    """Name the environments that stand."""
    stamps = (project.root / "home").glob("envs/*/errata-env.json")
    return sorted(stamp.parent.name for stamp in stamps)


def record_of(project: OutsideProject) -> dict[str, str]:
    """Accept the latest run and return the record, by file."""
    project.errata("accept", "--yes", code=0)
    files = (project.root / "reports").rglob("*.json")
    return {str(file.relative_to(project.root)): file.read_text() for file in files}


def test_ephemeral_environments_are_gone_after_the_run_with_their_downloads(
    frame: OutsideProject,
) -> None:
    done = frame.errata("run", "--env", "all", "--ephemeral", code=0)
    assert "6 cells run" in done.out
    assert "one at a time" in done.err
    assert standing(frame) == []
    assert list((frame.root / "home" / "scratch").iterdir()) == []


def test_what_was_measured_is_not_built_again_to_be_told(frame: OutsideProject) -> None:
    assert frame.errata("run", "--env", "all", "--ephemeral").code == 0
    again = frame.errata("run", "--env", "all", code=0)
    assert "0 cells run, 6 reused" in again.out
    assert "building" not in again.err
    assert standing(frame) == []


def test_a_change_is_confirmed_before_its_environment_is_removed(frame: OutsideProject) -> None:
    assert frame.errata("run", "--env", "all", "--ephemeral").code == 0
    assert frame.errata("accept", "--yes").code == 0
    for file in (frame.root / "reports" / "observed").rglob("*.json"):
        file.write_text(file.read_text().replace('"reproduces"', '"masked"'))
    done = frame.errata("run", "--env", "all", "--ephemeral", "--force", code=1)
    assert done.err.count("one at a time") == 1  # what is confirmed is not built again
    assert "10 cells run" in done.out
    assert standing(frame) == []


def test_ephemeral_leaves_environments_that_stood_before(frame: OutsideProject) -> None:
    assert frame.errata("envs", "build", "frame-1.1").code == 0
    assert frame.errata("run", "--env", "all", "--ephemeral").code == 0
    assert [name.partition("-1.1")[1] for name in standing(frame)] == ["-1.1"]


def test_stored_says_what_is_there_and_runs_nothing(frame: OutsideProject) -> None:
    assert frame.errata("run", "--env", "frame==1.0").code == 0
    told = frame.errata("run", "--env", "frame==1.0", "--stored", code=0)
    assert "0 cells run, 2 reused" in told.out
    rest = frame.errata("run", "--env", "all", "--stored", code=3)
    assert "nothing is stored for it" in rest.out
    assert len(standing(frame)) == 1


def _slow_cases(project: OutsideProject, count: int) -> None:
    for number in range(count):
        project.add_case(f"frame/slow-{number:02}", TOML.replace(BROKEN.strip(), ""), SLOW, FIXED)


def _cells_done(project: OutsideProject) -> int:
    """Count what the latest run has stored, or 0 where there is no store yet."""
    if not (project.root / ".errata" / "errata.sqlite").exists():
        return 0
    done = project.errata("export", "-")
    return sum(json.loads(line).get("kind") == "result" for line in done.out.splitlines())


@pytest.mark.parametrize("flags", [(), pytest.param(("--force",), marks=pytest.mark.long)])
def test_a_killed_run_goes_on_and_ends_with_the_record_of_an_undisturbed_one(
    project: OutsideProject, tmp_path: Path, flags: tuple[str, ...]
) -> None:
    offer(project, RELEASES)
    _slow_cases(project, 6)
    whole = OutsideProject(root=project.root, dropped=project.dropped)
    whole.variables = {**project.variables, "ERRATA_DB": str(tmp_path / "undisturbed.sqlite")}
    whole.errata("run", "--env", "all", *flags, code=0)
    wanted = record_of(whole)
    for name in wanted:
        (project.root / name).unlink()

    process = project.start("run", "--env", "all", "-j", "1", *flags)
    try:
        assert eventually(lambda: _cells_done(project) >= 4)
    finally:
        os.kill(process.pid, signal.SIGKILL)
        process.communicate(timeout=60)
    before = _cells_done(project)
    assert 4 <= before < 36

    done = project.errata("run", "--resume", code=0)
    assert f"{36 - before} cells run" in done.out
    assert record_of(project) == wanted
    assert project.errata("run", "--resume").code == 2


def test_resume_takes_no_other_choice(frame: OutsideProject) -> None:
    done = frame.errata("run", "--resume", "--env", "all", code=2)
    assert "--resume uses the options of the interrupted run" in done.err


def test_healed_is_told_after_the_failure_was_seen_again_where_it_is_known(
    frame: OutsideProject,
) -> None:
    assert frame.errata("run", "--env", "all").code == 0
    assert frame.errata("accept", "--yes").code == 0
    toml = frame.cases / "frame" / "one" / "case.toml"
    toml.write_text(case_toml(documented("no")))
    healed = frame.errata("run", "--env", "all", code=1)
    assert "it still fails on frame-1.1" in " ".join(healed.out.split())
