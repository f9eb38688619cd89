"""An environment that somebody uses stays; nobody uses one that is being removed."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from factories import make_environment

from errata.environments.built import STAMP, BuiltEnvironment, write_stamp
from errata.environments.holding import hold, last_use, lock_file, removing
from errata.model.errors import EnvironmentFailed

HOLDER = """
import sys
from pathlib import Path
from errata.environments.built import read_stamp
from errata.environments.holding import hold

built = read_stamp(Path(sys.argv[1]), None)
assert built is not None
with hold(built):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def built(tmp_path: Path) -> BuiltEnvironment:
    """Put an environment in place as if it had been built."""
    directory = tmp_path / "envs" / "torch-2.15.0-abc"
    (directory / "bin").mkdir(parents=True)
    (directory / "bin" / "python").touch()
    environment = BuiltEnvironment(
        spec=make_environment(),
        python=directory / "bin" / "python",
        directory=directory,
        lock_digest="abc",
        framework_version="2.15.0",
        python_version="3.11.7",
    )
    write_stamp(environment)
    return environment


def folder(built: BuiltEnvironment) -> Path:
    assert built.directory is not None
    return built.directory


def test_many_may_use_it_at_once_and_nobody_may_remove_it_meanwhile(
    built: BuiltEnvironment,
) -> None:
    with hold(built):
        with hold(built):
            pass
        with (
            pytest.raises(EnvironmentFailed, match="is in use") as caught,
            removing(built.spec.id, folder(built)),
        ):
            pytest.fail("it was had alone")
        assert "wait until that run has ended" in caught.value.hint
    with removing(built.spec.id, folder(built)):
        pass


def test_another_process_that_uses_it_keeps_it_until_it_ends(built: BuiltEnvironment) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(folder(built))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(EnvironmentFailed, match="in use"), removing("it", folder(built)):
            pytest.fail("it was had alone")
        other.kill()
        other.wait()
    with removing("it", folder(built)):
        pass


def test_whoever_comes_while_it_is_removed_is_told_to_start_again(built: BuiltEnvironment) -> None:
    started, failures = threading.Event(), []

    def use() -> None:
        started.set()
        try:
            with hold(built):
                pass
        except EnvironmentFailed as error:
            failures.append(error)

    user = threading.Thread(target=use)
    with removing(built.spec.id, folder(built)):
        user.start()
        started.wait()
        (folder(built) / STAMP).unlink()
        lock_file(folder(built)).unlink()
    user.join()
    assert [error.message for error in failures] == [
        "torch-2.15.0: was removed before it could be used"
    ]
    assert "run the same command again" in failures[0].hint


def test_using_it_is_remembered(built: BuiltEnvironment) -> None:
    os.utime(folder(built) / STAMP, (1000, 1000))
    assert last_use(built) == 1000
    with hold(built):
        pass
    first = last_use(built)
    assert first > 1000
    os.utime(lock_file(folder(built)), (2000, 2000))
    with pytest.raises(EnvironmentFailed), hold(built), removing("it", folder(built)):
        pass
    assert last_use(built) > 2000


def test_refusing_to_remove_it_is_no_use_of_it(built: BuiltEnvironment) -> None:
    with hold(built):
        os.utime(lock_file(folder(built)), (2000, 2000))
        with pytest.raises(EnvironmentFailed), removing("it", folder(built)):
            pass
    assert last_use(built) == 2000


def test_an_interpreter_that_is_not_ours_needs_no_holding(built: BuiltEnvironment) -> None:
    with hold(replace(built, directory=None)):
        assert not lock_file(folder(built)).exists()
