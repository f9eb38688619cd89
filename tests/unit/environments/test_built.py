"""The stamp that makes an environment visible."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from factories import make_built, make_environment

from errata.environments.built import (
    STAMP,
    BuiltEnvironment,
    check_import,
    environment_key,
    external,
    hold,
    last_use,
    lock_file,
    probe,
    read_stamp,
    removing,
    write_stamp,
)
from errata.model.errors import EnvironmentFailed


@pytest.fixture
def built(tmp_path: Path) -> BuiltEnvironment:
    spec = replace(make_environment("frame", "1.0"), requirements=("numpy",))
    return make_built(
        spec,
        tmp_path,
        lock_digest="ab" * 32,
        framework_version="1.0+cpu",
        build={"cuda": "13.2"},
        packages=("frame==1.0", "numpy==1.26.4"),
        import_s=1.5,
        built_s=10.0,
        size=12345,
    )


def test_a_stamp_reads_back_as_the_environment_it_describes(built: BuiltEnvironment) -> None:
    write_stamp(built)
    assert built.directory is not None
    assert read_stamp(built.directory, None) == built
    assert read_stamp(built.directory, built.spec) == built


def test_a_folder_without_a_stamp_is_no_environment(built: BuiltEnvironment) -> None:
    assert built.directory is not None
    assert read_stamp(built.directory, None) is None


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"stamp": 1}', '{"stamp": 99}'])
def test_a_broken_or_foreign_stamp_is_no_environment(built: BuiltEnvironment, text: str) -> None:
    assert built.directory is not None
    (built.directory / STAMP).write_text(text)
    assert read_stamp(built.directory, None) is None


def test_an_environment_whose_interpreter_is_gone_is_none(built: BuiltEnvironment) -> None:
    write_stamp(built)
    built.python.unlink()
    built.python.symlink_to("/no/such/python")
    assert built.directory is not None
    assert read_stamp(built.directory, None) is None


def test_fields_that_a_later_errata_adds_to_a_spec_do_no_harm(built: BuiltEnvironment) -> None:
    write_stamp(built)
    assert built.directory is not None
    stamp = built.directory / STAMP
    plain = json.loads(stamp.read_text())
    plain["spec"]["later"] = True
    stamp.write_text(json.dumps(plain))
    assert read_stamp(built.directory, None) == built


def test_the_key_follows_the_lock_and_nothing_else(built: BuiltEnvironment) -> None:
    assert built.key == environment_key(built.lock_digest) == "ab" * 12
    assert replace(built, lock_digest="cd" * 32).key != built.key
    assert replace(built, import_s=9.0).key == built.key


HOLDER = """
import sys
from pathlib import Path
from errata.environments.built import read_stamp
from errata.environments.built import hold

built = read_stamp(Path(sys.argv[1]), None)
assert built is not None
with hold(built):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def used(tmp_path: Path) -> BuiltEnvironment:
    """Put an environment in place as if it had been built."""
    environment = make_built(make_environment(), tmp_path / "envs" / "torch-2.15.0-abc")
    write_stamp(environment)
    return environment


def folder(used: BuiltEnvironment) -> Path:
    assert used.directory is not None
    return used.directory


def test_many_may_use_it_at_once_and_nobody_may_remove_it_meanwhile(used: BuiltEnvironment) -> None:
    with hold(used):
        with hold(used):
            pass
        with (
            pytest.raises(EnvironmentFailed, match="is in use") as caught,
            removing(used.spec.id, folder(used)),
        ):
            pytest.fail("it was had alone")
        assert "wait until that run has ended" in caught.value.hint
    with removing(used.spec.id, folder(used)):
        pass


def test_another_process_that_uses_it_keeps_it_until_it_ends(used: BuiltEnvironment) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(folder(used))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(EnvironmentFailed, match="in use"), removing("it", folder(used)):
            pytest.fail("it was had alone")
        other.kill()
        other.wait()
    with removing("it", folder(used)):
        pass


def test_whoever_comes_while_it_is_removed_is_told_to_start_again(used: BuiltEnvironment) -> None:
    started, failures = threading.Event(), []

    def use() -> None:
        started.set()
        try:
            with hold(used):
                pass
        except EnvironmentFailed as error:
            failures.append(error)

    user = threading.Thread(target=use)
    with removing(used.spec.id, folder(used)):
        user.start()
        started.wait()
        (folder(used) / STAMP).unlink()
        lock_file(folder(used)).unlink()
    user.join()
    assert [error.message for error in failures] == [
        "torch-2.15.0: was removed before it could be used"
    ]
    assert "run the same command again" in failures[0].hint


def test_using_it_is_remembered(used: BuiltEnvironment) -> None:
    os.utime(folder(used) / STAMP, (1000, 1000))
    assert last_use(used) == 1000
    with hold(used):
        pass
    first = last_use(used)
    assert first > 1000
    os.utime(lock_file(folder(used)), (2000, 2000))
    with pytest.raises(EnvironmentFailed), hold(used), removing("it", folder(used)):
        pass
    assert last_use(used) > 2000


def test_refusing_to_remove_it_is_no_use_of_it(used: BuiltEnvironment) -> None:
    with hold(used):
        os.utime(lock_file(folder(used)), (2000, 2000))
        with pytest.raises(EnvironmentFailed), removing("it", folder(used)):
            pass
    assert last_use(used) == 2000


def test_an_interpreter_that_is_not_ours_needs_no_holding(used: BuiltEnvironment) -> None:
    with hold(replace(used, directory=None)):
        assert not lock_file(folder(used)).exists()


@pytest.fixture
def frame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put a framework on the path that PYTHONPATH names, as vendors' set-up scripts do."""
    (tmp_path / "errata_frame.py").write_text("__version__ = '2.5.0+gpu'\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return tmp_path


def test_an_interpreter_that_has_the_framework_is_described(frame: Path) -> None:
    found, built = external(Path(sys.executable), framework="frame", module="errata_frame")
    assert found.id == "frame-2.5.0-external"
    assert found.external == built.python == Path(sys.executable)
    assert found.python == ".".join(map(str, sys.version_info[:2]))
    assert built.framework_version == "2.5.0+gpu"
    assert built.directory is None
    assert "pytest" in {package.partition("==")[0] for package in built.packages}


def test_the_key_of_an_external_interpreter_follows_what_it_holds(frame: Path) -> None:
    python = Path(sys.executable)
    first = external(python, framework="frame", module="errata_frame")[1].key
    assert external(python, framework="frame", module="errata_frame")[1].key == first
    (frame / "another-1.0.dist-info").mkdir()
    assert external(python, framework="frame", module="errata_frame")[1].key != first


def test_a_framework_that_is_missing_there_is_said_in_pythons_words() -> None:
    with pytest.raises(EnvironmentFailed, match="'import errata_none' failed") as caught:
        external(Path(sys.executable), framework="frame", module="errata_none")
    assert "No module named 'errata_none'" in caught.value.words


def test_what_is_no_interpreter_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none"):
        with pytest.raises(EnvironmentFailed, match="not an interpreter"):
            external(path, framework="frame", module="frame")


def test_a_program_that_cannot_run_is_refused(tmp_path: Path) -> None:
    program = tmp_path / "python"
    program.write_text("not a program")
    program.chmod(0o755)
    with pytest.raises(EnvironmentFailed, match="could not be run"):
        probe("frame-1.0", program, "frame", {}, [])


@pytest.mark.parametrize(
    ("wanted", "loaded"),
    [("2.5.0", "2.5.0"), ("2.5.0", "2.5.0+cpu"), ("2.5", "2.5"), ("2.5.0+cpu", "2.5.0+cpu")],
)
def test_the_release_asked_for_is_accepted_whatever_its_build(wanted: str, loaded: str) -> None:
    check_import(
        make_environment("frame", wanted), {"version": loaded, "file": "f", "has_bytecode": True}
    )


@pytest.mark.parametrize(
    ("wanted", "loaded"), [("2.5.0", "2.5.1"), ("2.5.0", ""), ("2.5.0+cpu", "2.5.0")]
)
def test_another_release_is_refused(wanted: str, loaded: str) -> None:
    with pytest.raises(EnvironmentFailed, match="reports version"):
        check_import(
            make_environment("frame", wanted),
            {"version": loaded, "file": "f", "has_bytecode": True},
        )


def test_missing_byte_code_is_refused() -> None:
    with pytest.raises(EnvironmentFailed, match="byte code was not written"):
        check_import(
            make_environment("frame", "1"), {"version": "1", "file": "f", "has_bytecode": False}
        )
