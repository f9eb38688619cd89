"""Building environments once, with a uv and an interpreter that only pretend."""

from __future__ import annotations

import json
import shutil
import threading
from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest
from factories import make_environment

from errata.environments import interpreters
from errata.environments.built import STAMP, hold
from errata.environments.home import EnvironmentHome, default_home
from errata.environments.uv import Uv
from errata.indexes import IndexSettings
from errata.model.cell import EnvironmentSpec
from errata.model.errors import EnvironmentFailed
from errata.system.files import exclusive

Usage = namedtuple("Usage", "total used free")

SEEN = {
    "version": "1.0",
    "file": "frame/__init__.py",
    "python": "3.11.1",
    "import_s": 0.5,
    "has_bytecode": True,
    "build": {"cuda": "13.2"},
    "packages": ["frame==1.0"],
}


class FakeUv(Uv):
    """Makes locks and environments out of nothing; `fail` names a command that fails."""

    def __init__(self, seen: Mapping[str, object] = SEEN) -> None:
        super().__init__("/nowhere/uv")
        self.seen = dict(seen)
        self.fail = ""
        self.commands: list[str] = []
        self.during_sync: Callable[[Path], None] = lambda _directory: None

    def run(self, arguments: Sequence[str | Path], **options: Any) -> CompletedProcess[str]:
        words = [str(argument) for argument in arguments]
        command = words[0] if words[0] == "venv" else words[1]
        self.commands.append(command)
        if command == self.fail:
            return CompletedProcess([], 2, "", "error: Failed to fetch: `x`")
        if command == "compile":
            text = "frame==1.0 --hash=sha256:00\n"
            Path(words[words.index("--output-file") + 1]).write_text(text)
        elif command == "venv":
            self._make_python(Path(words[-1]))
        elif command == "sync":
            assert "--require-hashes" in words
            assert "--compile-bytecode" in words
            assert options["inherit"], "the lock must outlive a killed harness"
            self.during_sync(Path(words[words.index("--python") + 1]).parent.parent)
            for line in ("Resolved 1 package", "Installed 1 package", "+ frame==1.0"):
                options["on_line"](line)
        return CompletedProcess([], 0, "", "")

    def _make_python(self, directory: Path) -> None:
        python = directory / "bin" / "python"
        python.parent.mkdir(parents=True)
        # Called as: python -I probe_import.py frame OUTPUT
        python.write_text(f"#!/bin/sh\ncat > \"$4\" <<'EOF'\n{json.dumps(self.seen)}\nEOF\n")
        python.chmod(0o755)


@pytest.fixture(autouse=True)
def _any_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(version: str, *, uv: Uv | None = None) -> interpreters.Interpreter:
        return interpreters.Interpreter(path=Path("/python"), version="3.11.1", origin="test")

    monkeypatch.setattr(interpreters, "find", find)


@pytest.fixture
def spec() -> EnvironmentSpec:
    return replace(make_environment("frame", "1.0"), size_mb=10)


def make(tmp_path: Path, uv: Uv) -> EnvironmentHome:
    home = EnvironmentHome(tmp_path / "home", uv=uv)
    home.locks._settings = IndexSettings(pip={}, uv={})
    return home


def folders(home: EnvironmentHome) -> list[Path]:
    return [entry for entry in (home.root / "envs").iterdir() if entry.is_dir()]


def test_an_environment_is_built_once_and_found_afterwards(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    uv = FakeUv()
    home = make(tmp_path, uv)
    stages: list[str] = []
    assert home.find(spec) is None
    built = home.ensure(spec, lambda stage, _: stages.append(stage))
    assert stages == [
        *("locking", "creating", "installing", "installing", "compiling", "verifying", "ready")
    ]
    assert (built.framework_version, built.python_version) == ("1.0", "3.11.1")
    assert built.build == {"cuda": "13.2"}
    assert built.size > 0
    assert built.directory is not None
    assert built.directory.name == f"frame-1.0-{built.lock_digest[:12]}"
    assert make(tmp_path, uv).find(spec) == built
    assert make(tmp_path, uv).ensure(spec) == built
    assert home.built() == [built]
    assert uv.commands == ["compile", "venv", "sync"]


@pytest.mark.parametrize("command", ["venv", "sync"])
def test_a_failed_build_leaves_nothing_and_quotes_uv(
    tmp_path: Path, spec: EnvironmentSpec, command: str
) -> None:
    uv = FakeUv()
    uv.fail = command
    home = make(tmp_path, uv)
    with pytest.raises(EnvironmentFailed, match=r"frame-1\.0: it could not be built") as caught:
        home.ensure(spec)
    assert caught.value.words == "error: Failed to fetch: `x`"
    assert "no index could be reached" in caught.value.hint
    assert folders(home) == []
    uv.fail = ""
    assert home.ensure(spec).framework_version == "1.0"


@pytest.mark.parametrize("why", [KeyboardInterrupt, BlockingIOError])  # no process can start
def test_an_interrupted_build_leaves_nothing(
    tmp_path: Path, spec: EnvironmentSpec, why: type[BaseException]
) -> None:
    def stop(directory: Path) -> None:
        (directory / "half").touch()
        raise why

    uv = FakeUv()
    uv.during_sync = stop
    home = make(tmp_path, uv)
    with pytest.raises(EnvironmentFailed if why is BlockingIOError else why):
        home.ensure(spec)
    assert folders(home) == []


def test_another_version_than_asked_for_is_refused_and_removed(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    home = make(tmp_path, FakeUv({**SEEN, "version": "1.1"}))
    with pytest.raises(EnvironmentFailed, match=r"reports version 1\.1 .*, not 1\.0"):
        home.ensure(spec)
    assert folders(home) == []


def test_what_a_killed_run_left_is_removed(tmp_path: Path, spec: EnvironmentSpec) -> None:
    home = make(tmp_path, FakeUv())
    built = home.ensure(spec)
    assert built.directory is not None
    (built.directory / STAMP).unlink()
    (built.directory / "half").touch()
    stray = home.root / "envs" / "other-1.0-000000000000"
    (stray / "lib").mkdir(parents=True)
    assert home.find(spec) is None
    again = home.ensure(spec)
    assert not (built.directory / "half").exists()
    assert folders(home) == [again.directory]


def test_a_build_that_goes_on_elsewhere_is_not_swept_away(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    home = make(tmp_path, FakeUv())
    other = home.root / "envs" / "other-1.0-000000000000"
    other.mkdir(parents=True)
    with exclusive(other.with_name(f"{other.name}.lock")):
        home.ensure(spec)
        assert other.exists()


def test_two_builders_at_once_build_it_once(tmp_path: Path, spec: EnvironmentSpec) -> None:
    uv = FakeUv()
    home = make(tmp_path, uv)
    first_is_in = threading.Event()
    go_on = threading.Event()

    def pause(_directory: Path) -> None:
        first_is_in.set()
        assert go_on.wait(10)

    uv.during_sync = pause
    second_is_done = threading.Event()
    results: list[object] = []

    def use() -> None:
        with hold(home.ensure(spec)):
            results.append(second_is_done.wait(10))

    first = threading.Thread(target=use)
    first.start()
    assert first_is_in.wait(10)

    def report(stage: str, _detail: str) -> None:
        if stage == "waiting":
            go_on.set()

    make(tmp_path, uv).ensure(spec, report)
    second_is_done.set()
    first.join(20)
    assert results == [True], "the second one did not wait for what the first one does with it"
    assert uv.commands.count("sync") == 1


def test_an_interruption_ends_a_wait(tmp_path: Path, spec: EnvironmentSpec) -> None:
    home = make(tmp_path, FakeUv())
    built = home.ensure(spec)
    assert built.directory is not None
    home.remove(built)
    busy = built.directory.with_name(f"{built.directory.name}.lock")

    def report(stage: str, _detail: str) -> None:
        if stage == "waiting":
            home.interrupt()

    with exclusive(busy), pytest.raises(EnvironmentFailed, match="interrupted"):
        home.ensure(spec, report)


def test_only_what_does_not_stand_needs_room(tmp_path: Path, spec: EnvironmentSpec) -> None:
    home = make(tmp_path, FakeUv())
    other = replace(spec, version="1.1", size_mb=20)
    packed = replace(spec, packages=("extra",))
    assert home.estimate([spec, other, spec]) == 30 * 1024**2
    assert home.estimate([packed]) == 310 * 1024**2
    assert home.estimate([spec, packed]) == 310 * 1024**2
    assert home.estimate([replace(spec, size_mb=0)]) == 3000 * 1024**2
    home.ensure(spec)
    assert home.estimate([spec, other]) == 20 * 1024**2
    assert home.estimate([packed]) == 300 * 1024**2


def test_a_disk_that_is_too_small_is_said_before_anything_is_built(
    tmp_path: Path, spec: EnvironmentSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**9, 10**9 - 1000, 1000))
    uv = FakeUv()
    home = make(tmp_path, uv)
    with pytest.raises(EnvironmentFailed, match=r"up to 0\.0 GB .* has 0\.0 GB free") as caught:
        home.ensure(spec)
    assert "ERRATA_HOME" in caught.value.hint
    assert "sync" not in uv.commands
    with pytest.raises(EnvironmentFailed, match="disk: building needs"):
        home.check_space([spec])


def test_a_home_that_cannot_be_written_is_explained(tmp_path: Path, spec: EnvironmentSpec) -> None:
    (tmp_path / "home").write_text("a file, not a folder")
    with pytest.raises(EnvironmentFailed, match="cannot be used") as caught:
        make(tmp_path, FakeUv()).ensure(spec)
    assert "ERRATA_HOME" in caught.value.hint


def test_a_missing_interpreter_is_said_of_the_environment(
    tmp_path: Path, spec: EnvironmentSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find(version: str, *, uv: Uv | None = None) -> interpreters.Interpreter:
        raise EnvironmentFailed(f"Python {version}", "none found", words="w", hint="h")

    monkeypatch.setattr(interpreters, "find", find)
    with pytest.raises(EnvironmentFailed, match=r"frame-1\.0: Python 3\.11: none found") as caught:
        make(tmp_path, FakeUv()).ensure(spec)
    assert (caught.value.words, caught.value.hint) == ("w", "h")


def test_a_removed_environment_is_gone_and_can_be_built_again(
    tmp_path: Path, spec: EnvironmentSpec
) -> None:
    home = make(tmp_path, FakeUv())
    built = home.ensure(spec)
    assert home.remove(built) == built.size
    assert home.built() == []
    assert home.find(spec) is None
    assert home.ensure(spec).key == built.key


def test_only_what_lies_in_the_home_can_be_removed(tmp_path: Path, spec: EnvironmentSpec) -> None:
    home = make(tmp_path, FakeUv())
    foreign = replace(home.ensure(spec), directory=tmp_path)
    with pytest.raises(EnvironmentFailed, match="not an environment of Errata"):
        home.remove(foreign)
    assert tmp_path.exists()


def test_the_home_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ERRATA_HOME", str(tmp_path / "mine"))
    assert default_home() == tmp_path / "mine"
    monkeypatch.delenv("ERRATA_HOME")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert default_home().name == "errata"
