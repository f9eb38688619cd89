"""The stamp that makes an environment visible."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from errata.environments.built import (
    STAMP,
    BuiltEnvironment,
    environment_key,
    read_stamp,
    write_stamp,
)
from errata.model.cell import EnvironmentSpec


@pytest.fixture
def built(tmp_path: Path) -> BuiltEnvironment:
    spec = EnvironmentSpec(
        framework="frame",
        version="1.0",
        distribution="frame",
        module="frame",
        python="3.11",
        requirements=("numpy",),
    )
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python").touch()
    return BuiltEnvironment(
        spec=spec,
        python=tmp_path / "bin" / "python",
        directory=tmp_path,
        lock_digest="ab" * 32,
        framework_version="1.0+cpu",
        python_version="3.11.7",
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
