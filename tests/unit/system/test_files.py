"""Temporary folders go with their owner, and those of a killed one at the next occasion."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from errata.model.outcome import Isolation
from errata.running.boundary import launch_environment
from errata.running.client import Zygote
from errata.running.replies import ScriptRequest
from errata.system import files
from errata.system.files import (
    LONGEST_PARENT,
    abandoned,
    exclusive,
    is_running,
    long_path_note,
    make_scratch,
    process_start,
    remove_scratch,
    remove_tree,
    replace_file,
    scratch_folder,
    shared,
    sweep_scratch,
)

OWNER = """
import sys
from errata.system.files import make_scratch
folder = make_scratch("test")
(folder / "inner").mkdir()
(folder / "inner" / "file").touch()
print(folder, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that this process and its children take for the temporary one."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(files, "_swept", set())
    return tmp_path


@contextmanager
def owner() -> Iterator[tuple[subprocess.Popen[str], Path]]:
    """Run another process that owns a folder."""
    with subprocess.Popen(
        [sys.executable, "-c", OWNER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        yield process, Path(process.stdout.readline().strip())
        process.kill()


def test_a_folder_is_its_owners_alone_and_says_whose(folder: Path) -> None:
    made = make_scratch("test")
    assert made.parent == folder
    assert made.name.startswith(f"errata-test-{os.getpid()}-{process_start(os.getpid())}-")
    assert made.stat().st_mode & 0o077 == 0
    (made / "file").touch()
    remove_scratch(made)
    assert not made.exists()


def test_a_block_has_a_folder_for_its_time(folder: Path) -> None:
    with scratch_folder("test") as made:
        assert made.is_dir()
    assert list(folder.iterdir()) == []


def test_what_a_killed_process_left_goes_with_the_next_folder(folder: Path) -> None:
    with owner() as (process, left):
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert left.exists()
        made = make_scratch("test")
        assert not left.exists()
        remove_scratch(made)


def test_a_folder_that_is_in_use_stays(folder: Path) -> None:
    with owner() as (_, used), scratch_folder("test") as mine:
        assert sweep_scratch() == 0
        assert used.exists()
        assert mine.exists()


def test_the_lock_counts_where_the_process_cannot_be_seen(folder: Path) -> None:
    with owner() as (process, used):
        elsewhere = used.with_name(used.name.replace(f"-{process.pid}-", "-4194305-"))
        used.rename(elsewhere)
        assert sweep_scratch() == 0
        assert elsewhere.exists()
        process.kill()
        process.wait()
        assert sweep_scratch() == 1
        assert not elsewhere.exists()


def test_a_process_that_ended_but_is_not_collected_owns_nothing(folder: Path) -> None:
    with owner() as (process, left):
        process.kill()
        os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
        assert process_start(process.pid) == ""
        assert sweep_scratch() == 1
        assert not left.exists()


def test_what_is_not_ours_stays(folder: Path) -> None:
    target = folder / "precious"
    target.mkdir()
    (folder / "errata-test-4194305-1-0000").symlink_to(target)
    (folder / "errata-test-4194305-1-0001").write_text("a file")
    (folder / "errata-other").mkdir()
    (folder / "errata-test-4194305-1-000x").mkdir()
    assert sweep_scratch() == 0
    assert len(list(folder.iterdir())) == 5


def test_a_folder_that_cannot_be_listed_is_no_error(tmp_path: Path) -> None:
    assert sweep_scratch(tmp_path / "missing") == 0


def test_no_process_works_under_a_number_that_is_not_given() -> None:
    assert process_start(4194305) == ""


LISTENS = """
import multiprocessing.connection
with multiprocessing.connection.Listener(family="AF_UNIX") as listener:
    print(len(listener.address))
"""
WORST = len("4194304-9999999999")  # the process and the ticks in our folder's name


def test_below_the_longest_path_workers_have_room_for_sockets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parent = Path("/tmp") / secrets.token_hex(2)
    parent.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(parent))
    assert len(str(parent)) == LONGEST_PARENT
    try:
        with scratch_folder("pool") as folder:
            script = folder / "script.py"
            script.write_text(LISTENS)
            environment = launch_environment(folder)
            zygote = Zygote(Path(sys.executable), None, folder, environment)
            with contextlib.closing(zygote), contextlib.closing(zygote.server()) as server:
                reply = server.run(
                    ScriptRequest(
                        script=script,
                        module="",
                        isolation=Isolation.FRESH,
                        timeout_s=30.0,
                        memory_mb=512.0,
                    )
                )
            shorter = WORST - len("-".join(folder.name.split("-")[2:4]))
        assert reply["exit_code"] == 0, reply
        assert int(reply["stdout"]) + shorter + len("999") <= 107  # and four digits for runs
    finally:
        shutil.rmtree(parent)


def test_a_longer_path_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", "/tmp/abcd")
    assert long_path_note() == ""
    monkeypatch.setattr(tempfile, "tempdir", "/tmp/\u00e4bcd")
    assert "set TMPDIR to one of at most 9 characters" in long_path_note()


DEEP = 3000


def test_a_tree_too_deep_for_recursion_is_removed(tmp_path: Path) -> None:
    top = tmp_path / "run"
    top.mkdir()
    here = os.open(top, os.O_RDONLY)
    for _ in range(DEEP):
        os.mkdir("d", dir_fd=here)
        below = os.open("d", os.O_RDONLY, dir_fd=here)
        os.close(here)
        here = below
    os.close(here)
    remove_tree(top)
    assert not top.exists()


def test_folders_without_rights_are_removed(tmp_path: Path) -> None:
    locked = tmp_path / "run" / "locked"
    (locked / "inner").mkdir(parents=True)
    (locked / "inner" / "file").touch()
    for folder in (locked / "inner", locked):
        folder.chmod(0)
    remove_tree(tmp_path / "run")
    assert not (tmp_path / "run").exists()


def test_links_are_not_followed_and_absence_is_fine(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "file").touch()
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "link").symlink_to(tmp_path / "kept")
    remove_tree(tmp_path / "run")
    remove_tree(tmp_path / "run")
    assert (tmp_path / "kept" / "file").exists()


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
    assert {path.name for path in found} == {f".b.txt.{2**22 + 1}.draft", f".b.txt.{2**70}.draft"}


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
