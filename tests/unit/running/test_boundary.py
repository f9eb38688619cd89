from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from errata.running import boundary
from errata.running.boundary import Group, make_group


@pytest.fixture
def first_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pretend a hierarchy of version 1 that this user may write."""
    for controller in ("memory", "pids"):
        (tmp_path / controller / "mine").mkdir(parents=True)
    monkeypatch.setattr(boundary, "ROOT", tmp_path)
    monkeypatch.setattr(boundary, "_mine", lambda: {"memory": "/mine", "pids": "/mine"})
    return tmp_path


def test_limits_of_version_1_are_written(first_version: Path) -> None:
    group = make_group(memory_mb=100, processes=7)
    assert group is not None
    memory, pids = group.folders["memory"], group.folders["pids"]
    assert memory.parent == first_version / "memory" / "mine"
    assert int((memory / "memory.limit_in_bytes").read_text()) == (100 + 64) * 2**20
    assert (pids / "pids.max").read_text() == "7"


def test_in_a_container_the_mount_is_where_the_path_ends(
    first_version: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boundary, "_mine", lambda: {"memory": "/docker/x", "pids": "/docker/x"})
    group = make_group(memory_mb=100, processes=7)
    assert group is not None
    assert group.folders["pids"].parent == first_version / "pids"


def test_version_2_is_used_where_it_was_delegated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "user.slice" / "app.slice" / "shell.scope"
    own.mkdir(parents=True)
    (tmp_path / "cgroup.controllers").write_text("cpu memory pids")
    (own / "cgroup.subtree_control").write_text("")
    (own.parent / "cgroup.subtree_control").write_text("memory pids")
    monkeypatch.setattr(boundary, "ROOT", tmp_path)
    monkeypatch.setattr(boundary, "_mine", lambda: {"": "/user.slice/app.slice/shell.scope"})
    group = make_group(memory_mb=1, processes=3)
    assert group is not None
    (folder,) = set(group.folders.values())
    assert folder.parent == own.parent
    assert (folder / "memory.max").read_text() == str(65 * 2**20)
    assert (folder / "pids.max").read_text() == "3"


def test_a_group_shares_out_cores_where_that_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for controller in ("cpu", "memory", "pids"):
        (tmp_path / controller).mkdir()
    monkeypatch.setattr(boundary, "ROOT", tmp_path)
    monkeypatch.setattr(boundary, "_mine", lambda: dict.fromkeys(("cpu", "memory", "pids"), "/"))
    group = make_group(memory_mb=1, processes=3)
    assert group is not None
    assert group.folders["cpu"].parent == tmp_path / "cpu"
    group.add(12)
    for processes, limit in ((None, "3"), (9, "9"), (None, "3")):
        group.allow(processes)
        assert (group.folders["pids"] / "pids.max").read_text() == limit
    assert (group.folders["cpu"] / "cgroup.procs").read_text() == "12"


def test_where_nothing_may_be_written_there_is_no_group(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boundary, "ROOT", tmp_path)
    monkeypatch.setattr(boundary, "_mine", lambda: {"memory": "/x", "pids": "/x"})
    assert make_group(memory_mb=1, processes=1) is None
    monkeypatch.setattr(boundary, "_mine", dict)
    assert make_group(memory_mb=1, processes=1) is None


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("memory.events", "low 0\nhigh 0\nmax 3\noom 1\noom_kill 2\n"),
        ("memory.oom_control", "oom_kill_disable 0\nunder_oom 0\noom_kill 2\n"),
    ],
)
def test_kills_for_memory_are_counted(tmp_path: Path, file: str, text: str) -> None:
    (tmp_path / file).write_text(text)
    assert Group(folders={"memory": tmp_path}).kills_for_memory() == 2
    assert Group(folders={"memory": tmp_path / "gone"}).kills_for_memory() == 0


def test_only_groups_of_dead_owners_are_abandoned(first_version: Path) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    parent = first_version / "pids" / "mine"
    names = (f"errata-{ended.pid}-0", f"errata-{os.getpid()}-99", "errata-x-1")
    dead, alive, other = (parent / name for name in names)
    for folder in (dead, alive, other):
        folder.mkdir()
    assert make_group(memory_mb=1, processes=1) is not None
    assert not dead.exists()
    assert alive.exists()
    assert other.exists()
