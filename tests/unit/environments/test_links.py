"""What removing hard links gives back."""

from __future__ import annotations

import os
from pathlib import Path

from errata.environments.links import Space, count_space, only_cached

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
    assert count_space([one]) == Space(freed=own, cached=own, shared=own)
    assert count_space([one, two]) == Space(freed=2 * own, cached=own)
    assert count_space([]) == Space()


def test_the_cache_is_left_with_what_no_other_environment_links(tmp_path: Path) -> None:
    cache, going, staying = tmp_path / "cache", tmp_path / "going", tmp_path / "staying"
    frame, numbers = distribution(cache, "frame"), distribution(cache, "num-py")
    for wheel in (frame, numbers):
        install(going, wheel)
    install(staying, numbers)
    left = only_cached([going])
    assert list(left) == ["frame"]
    assert left["frame"] >= BLOCK
    assert set(only_cached([going, staying])) == {"frame", "num-py"}


def test_copies_leave_nothing_behind(tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    install(environment, distribution(tmp_path / "cache", "frame"))
    assert only_cached([environment])
    for file in [file for file in environment.rglob("*") if file.is_file()]:
        content = file.read_bytes()
        file.unlink()
        file.write_bytes(content)
    assert only_cached([environment]) == {}
    assert only_cached([tmp_path / "nowhere"]) == {}
