from __future__ import annotations

from pathlib import Path

import pytest
from factories import make_framework
from made_environments import add_package, make_python, variables

from errata.commands.capture.capturing import Capture, capture_script
from errata.model.errors import UsageProblem
from errata.model.outcome import Outcome

FRAMEWORKS = {"torch": make_framework()}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(
    python: Path,
    text: str | bytes,
    *,
    arguments: tuple[str, ...] = (),
    timeout_s: float = 60.0,
    repeats: int = 1,
    name: str = "fail.py",
    more: dict[str, str] | None = None,
) -> Capture:
    script = Path.cwd() / name
    script.write_bytes(text.encode() if isinstance(text, str) else text)
    return capture_script(
        script,
        python=python,
        frameworks=FRAMEWORKS,
        arguments=arguments,
        timeout_s=timeout_s,
        repeats=repeats,
        environment={**variables(), **(more or {})},
    )


def test_an_exception_is_captured_with_type_message_and_statement(here: Path, python: Path) -> None:
    found = run(python, "import torch\n\nx = torch.zeros(2)\nraise ValueError('no %s' % len(x))\n")
    signature = found.result.signature
    assert signature is not None
    assert found.result.outcome is Outcome.RAISED
    assert (signature.type, signature.message) == ("ValueError", "no 2")
    assert signature.at == "raise ValueError('no %s' % len(x))"
    assert [frame.file for frame in signature.frames] == ["fail.py"]
    assert (found.framework, found.framework_version) == ("torch", "2.15.0")
    assert found.failed
    assert not found.flaky


def test_it_runs_in_the_users_folder_with_his_variables_files_and_arguments(
    here: Path, python: Path
) -> None:
    (here / "data.txt").write_text("from a file")
    text = (
        "import os, sys\nimport torch\n"
        "raise ValueError(open('data.txt').read(), os.environ['SETTING'], sys.argv[1:])\n"
    )
    found = run(python, text, arguments=("--n", "3"), more={"SETTING": "mine"})
    assert found.result.signature is not None
    assert found.result.signature.message == "('from a file', 'mine', ['--n', '3'])"
    assert found.facts.names == ("data.txt",)


def test_its_traceback_shows_nothing_of_the_harness(here: Path, python: Path) -> None:
    found = run(python, "import torch\n\nraise ValueError('here')\n")
    assert found.result.stderr.splitlines() == [
        "Traceback (most recent call last):",
        f'  File "{here / "fail.py"}", line 3, in <module>',
        "    raise ValueError('here')",
        "ValueError: here",
    ]


def test_modules_beside_the_script_are_imported_and_named(here: Path, python: Path) -> None:
    (here / "helper.py").write_text("import second\n\n\ndef fail():\n    raise OSError('deep')\n")
    (here / "second.py").write_text("import torch\n")
    (here / "unused.py").write_text("")
    found = run(python, "import helper\n\nhelper.fail()\n")
    assert [path.name for path in found.facts.local_files] == ["helper.py", "second.py"]
    assert found.framework == "torch"
    assert found.result.signature is not None
    assert found.result.signature.at == "helper.fail()"


@pytest.mark.parametrize(
    ("text", "outcome", "status"),
    [
        ("import torch\n\nresult = len(torch.zeros(3))\n", Outcome.PASSED, 0),
        ("import sys\nsys.exit(3)\n", Outcome.EXITED, 3),
        ("import os\nos.kill(os.getpid(), 11)\n", Outcome.CRASHED, "SIGSEGV"),
        ("import os\nos.abort()\n", Outcome.CRASHED, "SIGABRT"),
    ],
)
def test_exits_and_signals_are_told(
    here: Path, python: Path, text: str, outcome: Outcome, status: int | str
) -> None:
    found = run(python, text)
    assert found.result.outcome is outcome
    assert found.failed is (outcome is not Outcome.PASSED)
    assert status in (found.result.exit_code or 0, found.result.signal)


def test_a_program_that_does_not_end_is_run_once(here: Path, python: Path) -> None:
    text = "import time\n\nwhile True:\n    time.sleep(1)\n"
    found = run(python, text, timeout_s=1.0, repeats=3)
    assert found.result.outcome is Outcome.TIMED_OUT
    assert len(found.runs) == 1


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        (b"import torch\n\ndef broken(:\n    pass\n", 3, "invalid syntax"),
        (b"import torch\nx = '\xff\xfe'\n", None, "utf-8"),
    ],
)
def test_a_script_that_python_cannot_read_is_a_capture_and_says_where(
    here: Path, python: Path, text: bytes, line: int | None, problem: str
) -> None:
    found = run(python, text)
    assert found.result.signature is not None
    assert found.result.signature.type == "SyntaxError"
    assert line in (None, found.facts.line)
    assert problem in found.facts.problem


def test_a_missing_package_is_no_failure_of_the_program(here: Path, python: Path) -> None:
    with pytest.raises(UsageProblem, match=r"no package 'not_there', which fail\.py imports"):
        run(python, "import torch\nimport not_there\n")


def test_standard_input_is_empty_and_noticed(here: Path, python: Path) -> None:
    found = run(python, "import torch\n\nname = input()\n")
    assert found.result.signature is not None
    assert found.result.signature.type == "EOFError"
    assert found.facts.reads_input


def test_runs_that_disagree_are_flaky(here: Path, python: Path) -> None:
    text = (
        "import pathlib\nimport torch\n\nseen = pathlib.Path('seen')\n"
        "if not seen.exists():\n    seen.touch()\n    raise ValueError('the first time')\n"
    )
    found = run(python, text, repeats=3)
    assert found.flaky
    assert found.alike == 1
    assert found.result.outcome is Outcome.RAISED


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("import os\nraise ValueError('process %d has none' % os.getpid())", "process … has none"),
        ("raise ValueError('in file ' + __file__)", "in file fail.py"),
        ("# -*- coding: latin-1 -*-\nraise ValueError('caf\u00e9')", "caf\u00e9"),
    ],
)
def test_a_message_is_what_the_runs_have_in_common(
    here: Path, python: Path, text: str, message: str
) -> None:
    encoding = "latin-1" if "latin-1" in text else "utf-8"
    found = run(python, f"{text}\nimport torch\n".encode(encoding), repeats=2)
    assert found.result.signature is not None
    assert found.result.signature.message == message
    assert not found.flaky
    assert not found.facts.problem


def test_a_framework_that_only_a_helper_loads_is_found(here: Path, python: Path) -> None:
    text = "import importlib\n\nimportlib.import_module('torch').zeros(1)\nraise KeyError('x')\n"
    found = run(python, text)
    assert (found.framework, found.framework_version) == ("torch", "2.15.0")


def test_a_framework_that_cannot_be_imported_is_named_by_its_metadata(here: Path) -> None:
    python = make_python(here / "venv", {"torch": "raise ImportError('libc10.so: missing')\n"})
    found = run(python, "import torch\n")
    assert (found.framework, found.framework_version) == ("torch", "2.15.0")
    assert "libc10.so: missing" in found.survey.unimportable["torch"]


def test_a_folder_or_a_missing_script_is_refused(here: Path, python: Path) -> None:
    for path in (here, here / "none.py"):
        with pytest.raises(UsageProblem):
            capture_script(path, python=python, frameworks=FRAMEWORKS)


def test_an_interpreter_that_does_not_start_is_refused(here: Path) -> None:
    (here / "fail.py").write_text("")
    wrong = here / "python"
    wrong.write_text("#!/bin/sh\nexit 4\n")
    wrong.chmod(0o755)
    with pytest.raises(UsageProblem, match="cannot be started"):
        capture_script(here / "fail.py", python=wrong, frameworks=FRAMEWORKS)


def test_what_the_survey_knows_of_packages_travels_along(here: Path) -> None:
    python = make_python(here / "venv")
    add_package(here / "venv", "timm", "", version="1.0.3")
    found = run(python, "import timm\nimport torch\n\nraise ValueError\n")
    assert found.survey.project_of("timm") == "timm"
    assert found.survey.packages == {"timm": "1.0.3", "torch": "2.15.0"}
