from __future__ import annotations

import shutil
from functools import partial
from pathlib import Path

import pytest
from factories import make_framework
from made_environments import TORCH, add_package, capture, make_python, packages_of, variables

from errata.commands.capture import capturing
from errata.commands.capture.capturing import DEVICES, PARTS, Survey, capture_script, take_survey
from errata.model.errors import UsageProblem
from errata.model.outcome import Outcome

FRAMEWORKS = {"torch": make_framework()}
run = partial(capture, FRAMEWORKS)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


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


@pytest.fixture
def root(tmp_path: Path) -> Path:
    make_python(tmp_path / "venv")
    return tmp_path / "venv"


def survey(root: Path, *modules: str, more: dict[str, str] | None = None) -> Survey:
    return take_survey(root / "bin" / "python", {**variables(), **(more or {})}, modules)


def test_every_part_is_found_or_has_a_reason(root: Path) -> None:
    found = survey(root, "torch")
    assert {*found.parts, *found.missing} == {*PARTS, *DEVICES}
    assert {*PARTS} <= set(found.parts)
    assert found.frameworks["torch"]["version"] == "2.15.0"
    assert found.version_of("torch") == "2.15.0"


def test_nothing_needs_pip(root: Path) -> None:
    found = survey(root)
    assert found.part("installer") == {"tool": "venv", "pip": "no"}
    assert found.packages == {"torch": "2.15.0"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("raise RuntimeError('built for another NumPy')\n", "built for another NumPy"),
        ("import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)\n", "was ended by SIGSEGV"),
        ("import os\nos._exit(7)\n", "ended with exit status 7"),
        ("import sys\nsys.exit('no licence')\n", "ended with exit status 1: no licence"),
        ("import not_there\n", "ModuleNotFoundError: No module named 'not_there'"),
        ("def f(:\n", "SyntaxError"),
        ("class E(BaseException):\n    def __str__(self):\n        raise E\nraise E\n", "E"),
    ],
)
def test_a_framework_whose_import_fails_says_how(root: Path, text: str, words: str) -> None:
    add_package(root, "torch", text)
    found = survey(root, "torch")
    assert words in found.unimportable["torch"]
    assert found.frameworks == {}
    assert found.version_of("torch") == "2.15.0", "its metadata still says"
    assert set(PARTS) <= set(found.parts), "the other parts are not touched by it"


def test_a_framework_whose_import_hangs_is_ended(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(capturing, "IMPORT_TIMEOUT_S", 1.0)
    add_package(root, "torch", "import time\n\nprint('waiting')\ntime.sleep(600)\n")
    found = survey(root, "torch")
    assert found.unimportable["torch"].startswith("did not end within 1 s")


def test_what_an_import_prints_or_closes_does_no_harm(root: Path) -> None:
    noise = (
        "import os, sys\nprint('{\"part\": \"torch\"}' * 1000)\nsys.stderr.write('x' * 100000)\n"
        "os.close(1)\nos.close(2)\n"
    )
    add_package(root, "torch", noise + TORCH)
    assert survey(root, "torch").frameworks["torch"]["version"] == "2.15.0"


def test_attributes_that_raise_are_told(root: Path) -> None:
    text = TORCH + (
        "class __config__:\n    def show():\n        raise OSError('no config')\n"
        "class version:\n    cuda = '12.4'\n    git_version = None\n"
    )
    add_package(root, "torch", text)
    found = survey(root, "torch").frameworks["torch"]
    assert found["build"] == {"cuda": "12.4"}
    assert found["config"] == "cannot be read: OSError: no config"


def test_damaged_metadata_costs_only_itself(root: Path) -> None:
    packages = packages_of(root)
    (packages / "empty-1.0.dist-info").mkdir()
    (packages / "half-2.0.dist-info").mkdir()
    (packages / "half-2.0.dist-info" / "METADATA").write_text("Name: half\n\nVersion: 9\n")
    (packages / "bytes-3.0.dist-info").mkdir()
    (packages / "bytes-3.0.dist-info" / "METADATA").write_bytes(b"\xff\xfe\x00\x01" * 100)
    (packages / "noname.dist-info").mkdir()
    (packages / "loop-1.0.dist-info").symlink_to(packages / "loop-1.0.dist-info")
    (packages / "old-1.5-py3.7.egg-info").write_text("Name: Old.Package\nVersion: 1.5\n")
    found = survey(root)
    assert found.packages["torch"] == "2.15.0"
    assert found.packages["old-package"] == "1.5"
    assert found.packages["empty"] == "1.0", "the folder's name says what its files do not"
    assert found.packages["half"] == "2.0"
    assert any("noname" in words for words in found.damaged)
    assert any("half" in words and "no version" in words for words in found.damaged)


def test_an_interpreter_that_is_gone_says_so(root: Path) -> None:
    (root / "bin" / "python").unlink()
    found = survey(root, "torch")
    assert "does not run" in found.missing["interpreter"]
    assert "does not run" in found.unimportable["torch"]
    assert found.python_version == ""
    assert found.packages == {}


def test_an_interpreter_that_crashes_at_start_says_so(root: Path) -> None:
    found = survey(root, more={"PYTHONHOME": "/nowhere"})
    assert "exit status 1" in found.missing["interpreter"]


def test_a_sitecustomize_that_prints_or_raises_does_no_harm(root: Path) -> None:
    (packages_of(root) / "sitecustomize.py").write_text("print('hello')\nraise ValueError\n")
    assert survey(root).python_version


def test_variables_are_kept_by_an_allow_list(root: Path) -> None:
    more = {
        "CUDA_VISIBLE_DEVICES": "0",
        "FLAGS_use_cuda": "1",
        "TORCH_HUB_TOKEN": "secret",
        "MS_SECRET_KEY": "secret",
        "AWS_PROFILE": "me",
        "HTTPS_PROXY": "http://me:secret@proxy",
        "PYTORCH_INDEX_URL": "http://me:secret@index",
    }
    found = survey(root, more=more).part("variables")
    assert found["CUDA_VISIBLE_DEVICES"] == "0"
    assert found["FLAGS_use_cuda"] == "1"
    assert not [name for name, value in found.items() if "secret" in value or value == "me"]


def tool(folder: Path, name: str, text: str) -> dict[str, str]:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return {"PATH": f"{folder}:{variables()['PATH']}"}


def test_devices_are_listed_in_their_drivers_words(root: Path, tmp_path: Path) -> None:
    more = tool(tmp_path / "bin", "nvidia-smi", "echo 'NVIDIA A10, 550.54, 23028 MiB, 8.6'")
    table = "| 0     910B3               | OK            | 93.6   |"
    tool(tmp_path / "bin", "npu-smi", f"echo '| npu-smi 23.0  Version: 23.0.3 |'; echo '{table}'")
    found = survey(root, more=more)
    assert found.part("nvidia") == {"devices": ["NVIDIA A10, 550.54, 23028 MiB, 8.6"]}
    assert found.part("ascend") == {"devices": ["910B3, driver 23.0.3"]}
    assert found.missing["rocm"].endswith("is not on PATH")


def test_a_driver_that_fails_says_how(root: Path, tmp_path: Path) -> None:
    words = "NVIDIA-SMI has failed because it could not communicate with the driver"
    more = tool(tmp_path / "bin", "nvidia-smi", f"echo '{words}'; exit 9")
    assert survey(root, more=more).missing["nvidia"] == f"nvidia-smi failed: {words}"


def test_conda_and_uv_are_told_from_a_plain_environment(root: Path) -> None:
    config = root / "pyvenv.cfg"
    config.write_text(config.read_text() + "uv = 0.9.1\n")
    assert survey(root).part("installer")["tool"] == "uv 0.9.1"
    (root / "conda-meta").mkdir()
    assert survey(root).part("installer")["tool"] == "conda"


def test_names_to_import_are_traced_to_their_project(root: Path) -> None:
    info = add_package(root, "PIL", "", version="11.0")
    (info / "METADATA").write_text("Name: Pillow\nVersion: 11.0\n")
    shutil.rmtree(packages_of(root) / "torch")
    assert survey(root).project_of("PIL") == "pillow"


def test_a_survey_is_plain_json(root: Path) -> None:
    import json

    plain = survey(root, "torch").to_plain()
    assert json.loads(json.dumps(plain)) == plain
    assert plain["frameworks"]["torch"]["version"] == "2.15.0"
