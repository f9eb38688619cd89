"""What nobody needs in the home of environments."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from factories import make_built, make_environment

from errata.environments import garbage
from errata.environments.built import BuiltEnvironment, hold, lock_file, write_stamp
from errata.environments.home import EnvironmentHome
from errata.environments.locks import header, inputs_digest
from errata.environments.uv import Uv
from errata.model.cell import EnvironmentSpec
from errata.model.errors import EnvironmentFailed

NOW = 1_800_000_000.0
SPEC = make_environment("frame", "1.0")
UNLISTED = replace(SPEC, version="1.5", listed=False)
NIGHT = replace(SPEC, version="2.0.dev20261119", nightly=True, listed=False)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> EnvironmentHome:
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    return EnvironmentHome(tmp_path / "home")


def lock(home: EnvironmentHome, spec: EnvironmentSpec, *, days_ago: float = 0) -> str:
    """Write a lock as one made here; returns its digest."""
    home.locks.folder.mkdir(parents=True, exist_ok=True)
    path = home.locks.folder / f"{spec.file_stem}-{inputs_digest(spec)}.txt"
    path.write_text(f"{header(spec)}frame=={spec.version}\n")
    os.utime(path, (NOW - days_ago * garbage.DAY_S,) * 2)
    current = home.locks.current(spec)
    assert current is not None
    return current.digest


def stand(
    home: EnvironmentHome, spec: EnvironmentSpec, *, days_ago: float = 0, digest: str = ""
) -> BuiltEnvironment:
    """Put an environment in place as if it had been built and used so many days ago."""
    digest = digest or lock(home, spec, days_ago=days_ago)
    directory = home.root / "envs" / f"{spec.file_stem}-{digest[:12]}"
    built = make_built(spec, directory, lock_digest=digest)
    write_stamp(built)
    lock_file(directory).touch()
    os.utime(lock_file(directory), (NOW - days_ago * garbage.DAY_S,) * 2)
    return built


def waste(
    home: EnvironmentHome, *listed: EnvironmentSpec, days: float | None = None
) -> Mapping[str, str]:
    """Say what would go, and why."""
    found = garbage.find_waste(
        home,
        {spec.id: spec for spec in listed},
        unused_for_s=None if days is None else days * garbage.DAY_S,
        now=NOW,
    )
    return {item.name: item.why for item in found}


def test_a_home_that_is_used_or_not_there_has_nothing_to_free(home: EnvironmentHome) -> None:
    assert waste(home, SPEC) == {}
    stand(home, SPEC, days_ago=300)
    assert waste(home, SPEC) == {}


def test_what_an_earlier_lock_built_goes(home: EnvironmentHome) -> None:
    stand(home, SPEC)
    stand(home, SPEC, digest="f" * 64)
    found = garbage.find_waste(home, {SPEC.id: SPEC}, now=NOW)
    assert [(item.name, item.why) for item in found] == [
        ("frame-1.0", "its lock has changed since")
    ]
    assert found[0].built is not None
    assert found[0].built.lock_digest == "f" * 64


def test_what_the_table_does_not_list_goes_a_week_after_its_last_use(home: EnvironmentHome) -> None:
    stand(home, UNLISTED, days_ago=6.9)
    assert waste(home, SPEC) == {}
    assert waste(home, SPEC, days=30) == {}
    assert waste(home, SPEC, days=5)["frame-1.5"] == "not used lately"
    os.utime(lock_file(home.built()[0].directory or Path()), (NOW - 7.1 * garbage.DAY_S,) * 2)
    assert waste(home, SPEC)["frame-1.5"] == "the framework table does not list it"


def test_listed_environments_go_only_when_told_and_unused_for_so_long(
    home: EnvironmentHome,
) -> None:
    stand(home, SPEC, days_ago=20)
    assert waste(home, SPEC, days=21) == {}
    assert waste(home, SPEC, days=19) == {"frame-1.0": "not used lately"}


def test_only_the_newest_night_of_a_series_stays(home: EnvironmentHome) -> None:
    older = replace(NIGHT, version="2.0.dev20261118")
    other = replace(older, packages=("timm",))
    for spec in (older, NIGHT, other):
        stand(home, spec)
    assert waste(home, SPEC) == {"frame-2.0.dev20261118": "a newer nightly is built"}


def test_what_was_left_half_built_goes_unless_somebody_builds_it(home: EnvironmentHome) -> None:
    half = home.root / "envs" / "frame-1.0-abc"
    (half / "lib").mkdir(parents=True)
    found = garbage.find_waste(home, {}, now=NOW)
    assert [(item.group, item.why) for item in found] == [("", "its build was interrupted")]
    assert not garbage.is_in_use(found[0])
    assert garbage.remove_waste(found[0])
    assert not half.exists()


def test_an_environment_whose_interpreter_is_gone_goes(home: EnvironmentHome) -> None:
    built = stand(home, SPEC)
    built.python.unlink()
    assert list(waste(home, SPEC).values()) == ["its interpreter is gone"]


def test_old_locks_that_no_environment_needs_go(home: EnvironmentHome) -> None:
    lock(home, SPEC, days_ago=100)
    lock(home, UNLISTED, days_ago=100)
    lock(home, NIGHT, days_ago=1)
    stand(home, replace(SPEC, version="1.7", listed=False), days_ago=1)
    lock(home, replace(SPEC, version="1.7", listed=False), days_ago=100)
    found = garbage.find_waste(home, {SPEC.id: SPEC}, now=NOW)
    assert [item.group for item in found] == ["locks made here"]
    assert found[0].name.startswith("frame-1.5-")
    assert garbage.remove_waste(found[0])
    assert waste(home, SPEC) == {}


def test_what_a_killed_run_downloaded_goes(home: EnvironmentHome) -> None:
    left = home.root / "scratch" / "cache-x"
    left.mkdir(parents=True)
    (found,) = garbage.find_waste(home, {}, now=NOW)
    assert (found.name, found.path) == ("downloads in cache-x", left)
    assert garbage.remove_waste(found)
    assert not left.exists()


def test_lock_files_of_nothing_go(home: EnvironmentHome) -> None:
    built = stand(home, SPEC)
    orphan = home.root / "envs" / "frame-9.9-abc.lock"
    orphan.touch()
    (found,) = garbage.find_waste(home, {SPEC.id: SPEC}, now=NOW)
    assert (found.group, found.name) == ("lock files", orphan.name)
    assert garbage.remove_waste(found)
    assert not orphan.exists()
    assert lock_file(built.directory or Path()).exists()


def test_what_somebody_uses_is_kept_whatever_the_reason_to_free_it(home: EnvironmentHome) -> None:
    built = stand(home, UNLISTED, days_ago=99)
    (found, *_) = garbage.find_waste(home, {}, unused_for_s=0, now=NOW)
    assert not garbage.is_in_use(found)
    with hold(built):
        assert garbage.is_in_use(found)
        assert not garbage.remove_waste(found)
        assert built.python.exists()
    assert garbage.remove_waste(found)
    assert built.directory is not None
    assert not built.directory.exists()
    assert not lock_file(built.directory).exists()


BLOCK = 8192


def write(path: Path, size: int = BLOCK) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(os.urandom(size))
    return path


def install(environment: Path, cached: Path) -> None:
    """Link a distribution out of a cache, as uv does, with the record of its files."""
    for source in cached.rglob("*"):
        if source.is_file():
            target = environment / "lib/python3.11/site-packages" / source.relative_to(cached)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.hardlink_to(source)


def distribution(cache: Path, name: str) -> Path:
    """Put an unpacked wheel into a cache."""
    root = cache / name
    write(root / f"{name}.py")
    info = root / f"{name.replace('-', '_')}-1.0.dist-info"
    write(info / "METADATA", 10)
    (info / "RECORD").write_text(f"{name}.py,,\n{info.name}/METADATA,,\n{info.name}/RECORD,,\nx")
    return root


def test_only_files_without_another_link_are_freed(tmp_path: Path) -> None:
    one, two, cache = tmp_path / "one", tmp_path / "two", tmp_path / "cache"
    write(one / "own")
    shared = write(cache / "shared")
    for environment in (one, two):
        environment.mkdir(exist_ok=True)
        (environment / "shared").hardlink_to(shared)
    both = write(one / "between")
    (two / "between").hardlink_to(both)
    own = (one / "own").stat().st_blocks * 512
    assert garbage.count_space([one]) == garbage.DiskSpace(freed=own, cached=own, shared=own)
    assert garbage.count_space([one, two]) == garbage.DiskSpace(freed=2 * own, cached=own)
    assert garbage.count_space([]) == garbage.DiskSpace()


def test_the_cache_is_left_with_what_no_other_environment_links(tmp_path: Path) -> None:
    cache, going, staying = tmp_path / "cache", tmp_path / "going", tmp_path / "staying"
    frame, numbers = distribution(cache, "frame"), distribution(cache, "num-py")
    for wheel in (frame, numbers):
        install(going, wheel)
    install(staying, numbers)
    left = garbage.count_space([going]).in_cache
    assert list(left) == ["frame"]
    assert left["frame"] >= BLOCK
    assert set(garbage.count_space([going, staying]).in_cache) == {"frame", "num-py"}


def test_copies_leave_nothing_behind(tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    install(environment, distribution(tmp_path / "cache", "frame"))
    assert garbage.count_space([environment]).in_cache
    for file in [file for file in environment.rglob("*") if file.is_file()]:
        content = file.read_bytes()
        file.unlink()
        file.write_bytes(content)
    assert garbage.count_space([environment]).in_cache == {}
    assert garbage.count_space([tmp_path / "nowhere"]).in_cache == {}


def fake_uv(tmp_path: Path, *, code: int = 0) -> Uv:
    """Make a uv that notes what it is told."""
    program = tmp_path / "uv-program"
    told = tmp_path / "told"
    program.write_text(f'#!/bin/sh\necho "$@" >>{told}\necho "Removed 3 files" >&2\nexit {code}\n')
    program.chmod(0o755)
    return Uv(str(program))


def test_the_packages_and_what_nothing_refers_to_are_cleared(tmp_path: Path) -> None:
    said = garbage.clean_uv_cache(["torch", "triton"], tmp_path, fake_uv(tmp_path))
    assert (tmp_path / "told").read_text() == "cache clean torch triton\ncache prune\n"
    assert said == "uv: Removed 3 files; Removed 3 files"


def test_without_packages_uv_is_never_told_to_clear_everything(tmp_path: Path) -> None:
    garbage.clean_uv_cache([], tmp_path, fake_uv(tmp_path))
    assert (tmp_path / "told").read_text() == "cache prune\n"


def test_a_refusal_is_quoted(tmp_path: Path) -> None:
    with pytest.raises(EnvironmentFailed, match="could not be cleared") as caught:
        garbage.clean_uv_cache(["torch"], tmp_path, fake_uv(tmp_path, code=2))
    assert caught.value.words == "Removed 3 files"
