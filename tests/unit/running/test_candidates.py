from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from errata.model.errors import HarnessFailure
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.running import candidates as module
from errata.running.candidates import Candidates
from errata.running.runner import Target

HERE = Target(id="here", python=Path(sys.executable))


@pytest.fixture
def running() -> Iterator[Candidates]:
    with Candidates("fail.py", slots=2) as found:
        yield found


def run(
    candidates: Candidates, source: str, isolation: Isolation = Isolation.FORK, stage: Target = HERE
) -> ScriptResult:
    return candidates.run(source, stage, isolation=isolation, timeout_s=30)


@pytest.mark.parametrize("isolation", list(Isolation))
def test_a_text_runs_as_the_script_of_that_name(running: Candidates, isolation: Isolation) -> None:
    result = run(running, "raise ValueError(__file__)", isolation)
    assert result.signature is not None
    assert (result.outcome, result.signature.message) == (Outcome.RAISED, "fail.py")
    assert result.signature.at == "raise ValueError(__file__)"


def test_each_candidate_has_empty_folders_of_its_own(running: Candidates) -> None:
    source = (
        "import os, tempfile\n"
        "for place in (os.getcwd(), os.environ['HOME'], tempfile.gettempdir()):\n"
        "    assert not os.listdir(place), place\n"
        "    open(os.path.join(place, 'left'), 'w').close()\n"
    )
    outcomes = [run(running, source).outcome for _ in range(3)]
    assert outcomes == [Outcome.PASSED] * 3


def test_companions_can_be_imported(tmp_path: Path) -> None:
    (tmp_path / "helper.py").write_text("VALUE = 3\n")
    (tmp_path / "package").mkdir()
    (tmp_path / "package" / "__init__.py").write_text("VALUE = 4\n")
    companions = (tmp_path / "helper.py", tmp_path / "package")
    with Candidates("fail.py", companions=companions, slots=1) as found:
        result = run(found, "import helper, package\nassert helper.VALUE + package.VALUE == 7")
    assert result.outcome is Outcome.PASSED


def test_variables_reach_the_script(running: Candidates) -> None:
    stage = Target(id="x", python=Path(sys.executable), variables={"ERRATA_MODE": "graph"})
    source = "import os\nassert os.environ['ERRATA_MODE'] == 'graph'"
    assert run(running, source, stage=stage).outcome is Outcome.PASSED


@pytest.mark.usefixtures("unconfined")
def test_no_file_grows_without_bound(running: Candidates, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LARGEST_FILE", 1000)
    source = "file = open('x', 'wb', 0)\nfor _ in range(3):\n    file.write(b'x' * 999)\n"
    result = run(running, source)
    assert result.signature is not None
    assert result.signature.type == "OSError"


@pytest.mark.usefixtures("unconfined")
def test_the_number_of_processes_is_limited(running: Candidates) -> None:
    source = (
        "import resource\n"
        "soft, _ = resource.getrlimit(resource.RLIMIT_NPROC)\n"
        "assert soft != resource.RLIM_INFINITY\n"
    )
    assert run(running, source).outcome is Outcome.PASSED


@pytest.mark.usefixtures("unconfined")
def test_a_candidate_that_ends_its_watcher_costs_nothing_more(running: Candidates) -> None:
    killed = run(running, "import os, signal\nos.kill(os.getppid(), signal.SIGKILL)")
    assert killed.outcome is Outcome.HARNESS_ERROR
    assert [run(running, "pass").outcome for _ in range(3)] == [Outcome.PASSED] * 3


def test_an_interpreter_that_cannot_start_is_said(running: Candidates, tmp_path: Path) -> None:
    stage = Target(id="nowhere", python=tmp_path / "python")
    with pytest.raises(HarnessFailure, match="nowhere cannot be started"):
        run(running, "pass", stage=stage)


def test_a_framework_that_cannot_be_imported_is_said(running: Candidates) -> None:
    stage = Target(id="broken", python=Path(sys.executable), module="no_such_framework")
    with pytest.raises(HarnessFailure, match="broken cannot import no_such_framework"):
        run(running, "pass", stage=stage)


def test_nothing_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with Candidates("fail.py", slots=2) as found:
        run(found, "pass")
        assert list(tmp_path.iterdir())
    assert not list(tmp_path.iterdir())


def test_a_library_is_imported_once_for_all_candidates(running: Candidates) -> None:
    stage = Target(id="here", python=Path(sys.executable), module="json", preload="wave")
    source = "import sys\nassert 'wave' in sys.modules and 'this' not in sys.modules"
    assert run(running, source, stage=stage).outcome is Outcome.PASSED
    assert run(running, source, Isolation.FRESH, stage).outcome is Outcome.RAISED
