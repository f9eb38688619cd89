"""Replacing a file: in one step, with nothing left of writers that were killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from errata.system.replacing import abandoned, is_running, replace_file

# What a writer killed between its draft and the move leaves: the real thing, killed there.
_KILLED = """
import os, pathlib, signal, sys
from errata.system import replacing
pathlib.Path.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
replacing.replace_file(pathlib.Path(sys.argv[1]), b"half")
"""


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_file_is_made_with_its_folders_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b.txt"
    assert replace_file(path, b"one")
    assert path.read_bytes() == b"one"
    assert names(path.parent) == {"b.txt"}


def test_the_same_content_is_not_written_again(tmp_path: Path) -> None:
    path = tmp_path / "b.txt"
    replace_file(path, b"one")
    before = path.stat()
    assert not replace_file(path, b"one")
    assert path.stat() == before


def test_a_killed_writer_leaves_the_old_content_and_the_next_one_its_draft_not(
    tmp_path: Path,
) -> None:
    path = tmp_path / "b.txt"
    path.write_bytes(b"old")
    done = subprocess.run([sys.executable, "-c", _KILLED, str(path)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert len(names(tmp_path)) == 2
    assert path.read_bytes() == b"old"
    assert replace_file(path, b"new")
    assert names(tmp_path) == {"b.txt"}


def test_the_draft_of_a_writer_at_work_stays(tmp_path: Path) -> None:
    other = tmp_path / f".b.txt.{os.getppid()}.draft"
    other.touch()
    replace_file(tmp_path / "b.txt", b"new")
    assert names(tmp_path) == {"b.txt", other.name}


def test_links_and_permissions_stay(tmp_path: Path) -> None:
    path, link = tmp_path / "b.txt", tmp_path / "link"
    path.write_bytes(b"old")
    path.chmod(0o640)
    link.symlink_to(path)
    replace_file(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_device_is_written_to() -> None:
    assert replace_file(Path("/dev/null"), b"new")
    assert Path("/dev/null").is_char_device()


def test_a_name_as_long_as_names_may_be_has_a_draft(tmp_path: Path) -> None:
    path = tmp_path / ("ä" * 127)  # 254 bytes of 255
    assert replace_file(path, b"new")
    assert names(tmp_path) == {path.name}


def test_a_failed_write_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "b.txt"
    path.write_bytes(b"old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        replace_file(path, b"new")
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == {"b.txt"}


def test_only_what_no_process_works_on_is_abandoned(tmp_path: Path) -> None:
    for pid in (os.getpid(), 1, 2**22 + 1, 2**70):
        (tmp_path / f".b.txt.{pid}.draft").touch()
        (tmp_path / f".b.txt.{pid}.other").touch()
    found = abandoned(tmp_path / "b.txt", "draft", "old")
    assert {path.name for path in found} == {
        f".b.txt.{2**22 + 1}.draft",
        f".b.txt.{2**70}.draft",
    }


def test_running_processes_are_known() -> None:
    assert is_running(os.getpid())
    assert is_running(1)
    assert not is_running(2**22 + 1)
    assert not is_running(2**70)
