"""The lock that keeps two builders apart."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from errata.system.exclusive import exclusive, shared

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
