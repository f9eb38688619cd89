"""Clearing uv's cache."""

from __future__ import annotations

from pathlib import Path

import pytest

from errata.environments.uv import Uv
from errata.environments.uv_cache import clean_uv_cache
from errata.model.errors import EnvironmentFailed


def fake_uv(tmp_path: Path, *, code: int = 0) -> Uv:
    """Make a uv that notes what it is told."""
    program = tmp_path / "uv-program"
    told = tmp_path / "told"
    program.write_text(f'#!/bin/sh\necho "$@" >>{told}\necho "Removed 3 files" >&2\nexit {code}\n')
    program.chmod(0o755)
    return Uv(str(program))


def test_the_packages_and_what_nothing_refers_to_are_cleared(tmp_path: Path) -> None:
    said = clean_uv_cache(["torch", "triton"], tmp_path, fake_uv(tmp_path))
    assert (tmp_path / "told").read_text() == "cache clean torch triton\ncache prune\n"
    assert said == "uv: Removed 3 files; Removed 3 files"


def test_without_packages_uv_is_never_told_to_clear_everything(tmp_path: Path) -> None:
    clean_uv_cache([], tmp_path, fake_uv(tmp_path))
    assert (tmp_path / "told").read_text() == "cache prune\n"


def test_a_refusal_is_quoted(tmp_path: Path) -> None:
    with pytest.raises(EnvironmentFailed, match="could not be cleared") as caught:
        clean_uv_cache(["torch"], tmp_path, fake_uv(tmp_path, code=2))
    assert caught.value.words == "Removed 3 files"
