from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest
from factories import REPOSITORY

from errata.model.errors import UsageProblem
from errata.model.outcome import Isolation, Outcome
from errata.running.as_is import find_python, run_as_is
from errata.running.replies import ScriptRequest

INSIDE = ("child_as_is.py", "survey.py")


def interpreter(folder: Path, name: str = "python") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_what_is_named_comes_first_then_the_active_environment_then_the_path(
    tmp_path: Path,
) -> None:
    active = interpreter(tmp_path / "venv" / "bin")
    on_path = interpreter(tmp_path / "bin", "python3")
    other = interpreter(tmp_path / "other" / "bin")
    environment = {"VIRTUAL_ENV": str(tmp_path / "venv"), "PATH": str(tmp_path / "bin")}
    assert find_python(None, environment) == active
    assert find_python(None, {"PATH": environment["PATH"]}) == on_path
    assert find_python("python3", environment) == on_path
    assert find_python(str(other), environment) == other
    assert find_python(str(tmp_path / "other"), environment) == other


def test_a_link_to_an_interpreter_stays_a_link(tmp_path: Path) -> None:
    link = tmp_path / "python"
    link.symlink_to(sys.executable)
    assert find_python(str(link), {}) == link


@pytest.mark.parametrize("asked", [None, "no-such-python", "/nowhere/python", "."])
def test_where_there_is_no_interpreter_the_next_step_is_said(
    asked: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageProblem) as refused:
        find_python(asked, {"PATH": str(tmp_path)})
    assert refused.value.hint


def test_each_run_is_a_process_of_its_own_and_leaves_nothing_behind(tmp_path: Path) -> None:
    script = tmp_path / "a.py"
    text = "import os, tempfile\nresult = {'pid': os.getpid(), 'home': os.environ['HOME']}\n"
    script.write_text(text)
    request = ScriptRequest(
        script=script,
        source=text,
        isolation=Isolation.FRESH,
        timeout_s=60.0,
        memory_mb=1024.0,
        cwd=tmp_path,
    )
    environment = {"HOME": "/home/of/the/user", "PATH": "/usr/bin:/bin"}
    results = [run.result for run in run_as_is(request, Path(sys.executable), environment, 2)]
    assert [result.outcome for result in results] == [Outcome.PASSED] * 2
    digests = [result.digest or {} for result in results]
    assert digests[0]["pid"] != digests[1]["pid"]
    assert digests[0]["home"] == {"value": "/home/of/the/user"}
    assert [path.name for path in tmp_path.iterdir()] == ["a.py"]


def test_modules_are_reported_with_the_version_that_was_loaded(tmp_path: Path) -> None:
    (tmp_path / "torch.py").write_text("__version__ = '9.9'\n")
    script = tmp_path / "a.py"
    script.write_text("import torch\nraise SystemExit(2)\n")
    request = ScriptRequest(
        script=script,
        source=script.read_text(),
        isolation=Isolation.FRESH,
        timeout_s=60.0,
        memory_mb=1024.0,
        cwd=tmp_path,
        modules=("torch", "paddle"),
    )
    environment = {"PATH": "/usr/bin:/bin"}
    [run] = run_as_is(request, Path(sys.executable), environment)
    assert run.loaded == {"torch": "9.9"}
    assert (run.result.outcome, run.result.exit_code) == (Outcome.EXITED, 2)
    assert run.result.framework_version == "9.9"


@pytest.mark.parametrize("name", INSIDE)
def test_what_runs_in_the_users_interpreter_is_plain_and_old(name: str) -> None:
    text = (REPOSITORY / "harness" / "errata" / "running" / name).read_text(encoding="utf-8")
    tree = ast.parse(text, feature_version=(3, 7))
    imported = {
        name.partition(".")[0]
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert imported <= sys.stdlib_module_names
