"""Replacing a file: in one step, with nothing left of writers that were killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from errata.system.files import abandoned, exclusive, is_running, replace_file, shared

# What a writer killed between its draft and the move leaves: the real thing, killed there.
_KILLED = """
import os, pathlib, signal, sys
from errata.system import files
pathlib.Path.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
files.replace_file(pathlib.Path(sys.argv[1]), b"half")
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


HOLDER = """
import fcntl, sys
file = open(sys.argv[1], "w")
fcntl.flock(file, fcntl.LOCK_EX)
print("held", flush=True)
sys.stdin.read()
"""


class GaveUpError(Exception):
    """Raised by a waiting callback."""


def give_up() -> None:
    raise GaveUpError


def test_a_free_lock_is_taken_without_waiting(tmp_path: Path) -> None:
    with exclusive(tmp_path / "new" / "a.lock", give_up) as descriptor:
        assert descriptor > 2


def test_threads_exclude_each_other(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    waits = threading.Event()
    order: list[str] = []

    def second() -> None:
        with exclusive(path, waits.set):
            order.append("second")

    with exclusive(path, give_up):
        thread = threading.Thread(target=second)
        thread.start()
        assert waits.wait(10)
        order.append("first")
    thread.join(10)
    assert order == ["first", "second"]


def test_the_wait_can_be_given_up(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    with exclusive(path, give_up), pytest.raises(GaveUpError), exclusive(path, give_up):
        pass


def test_another_process_is_waited_for_and_its_death_frees_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, path],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with exclusive(path, holder.kill) as descriptor:
            assert descriptor > 2
    assert holder.returncode == -9


def test_those_that_share_it_exclude_who_wants_it_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    with (
        shared(path, give_up),
        shared(path, give_up),
        pytest.raises(GaveUpError),
        exclusive(path, give_up),
    ):
        pytest.fail("it was taken alone")
    with exclusive(path, give_up), pytest.raises(GaveUpError), shared(path, give_up):
        pytest.fail("it was shared")


def test_a_file_that_its_holder_removed_locks_nobody_out_and_nobody_in(tmp_path: Path) -> None:
    """Whoever waited for the old file must not take it for the new one of the same name."""
    path = tmp_path / "a.lock"
    waiting, inside = threading.Event(), []

    def second() -> None:
        with exclusive(path, waiting.set) as descriptor:
            inside.append(os.path.samestat(os.fstat(descriptor), path.stat()))

    thread = threading.Thread(target=second)
    with exclusive(path, give_up):
        thread.start()
        assert waiting.wait(10)
        path.unlink()
    thread.join(10)
    assert inside == [True]
