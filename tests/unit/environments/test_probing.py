"""Asking an interpreter what it imports, with this interpreter as the one asked."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from errata.environments.probing import assert_as_asked, external, probe
from errata.model.cell import EnvironmentSpec
from errata.model.errors import EnvironmentFailed


@pytest.fixture
def frame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put a framework on the path that PYTHONPATH names, as vendors' set-up scripts do."""
    (tmp_path / "errata_frame.py").write_text("__version__ = '2.5.0+gpu'\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return tmp_path


def spec(version: str) -> EnvironmentSpec:
    return EnvironmentSpec(
        framework="frame", version=version, distribution="frame", module="frame", python="3.11"
    )


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
    with pytest.raises(EnvironmentFailed, match="could not be asked"):
        probe("frame-1.0", program, "frame", {}, [])


@pytest.mark.parametrize(
    ("wanted", "loaded"),
    [("2.5.0", "2.5.0"), ("2.5.0", "2.5.0+cpu"), ("2.5", "2.5"), ("2.5.0+cpu", "2.5.0+cpu")],
)
def test_the_release_asked_for_is_accepted_whatever_its_build(wanted: str, loaded: str) -> None:
    assert_as_asked(spec(wanted), {"version": loaded, "file": "f", "has_bytecode": True})


@pytest.mark.parametrize(
    ("wanted", "loaded"), [("2.5.0", "2.5.1"), ("2.5.0", ""), ("2.5.0+cpu", "2.5.0")]
)
def test_another_release_is_refused(wanted: str, loaded: str) -> None:
    with pytest.raises(EnvironmentFailed, match="reports version"):
        assert_as_asked(spec(wanted), {"version": loaded, "file": "f", "has_bytecode": True})


def test_missing_byte_code_is_refused() -> None:
    with pytest.raises(EnvironmentFailed, match="byte code was not written"):
        assert_as_asked(spec("1"), {"version": "1", "file": "f", "has_bytecode": False})
