"""`errata capture`, `errata diagnose` and `errata new` as users type them."""

from __future__ import annotations

import io
import json
import os
import platform
import signal
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from factories import DATA, REPOSITORY, write_case
from made_environments import make_python

from errata.__main__ import main

FAILS = "import torch\n\nx = torch.zeros(2)\nraise ValueError('no %s' % len(x))\n"
SCREEN = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_python(tmp_path_factory.mktemp("environment") / "venv")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("VIRTUAL_ENV", raising=False)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    (tmp_path / "fail.py").write_text(FAILS)
    return tmp_path


def errata(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["errata", *arguments])
    return main()


def schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        (REPOSITORY / "docs" / "schema" / f"{name}.schema.json").read_text(encoding="utf-8")
    )
    jsonschema.Draft202012Validator.check_schema(found)
    return found


def test_capture_writes_a_case_that_runs_and_that_check_calls_unfinished(
    here: Path, python: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    given = ["capture", "fail.py", "--python", str(python), "--repeat", "2"]
    assert errata(monkeypatch, *given) == 0
    shown = capsys.readouterr().out
    for words in (
        "raised in 2 of 2 runs",
        "ValueError",
        "raise ValueError('no %s' % len(x))",
        "torch      2.15.0",
        "without pip",
        "Not known: no documented case",
        "cases/torch/fail",
        "it reproduces",
        "no fix is known: fixed.py is a stand-in",
    ):
        assert words in shown
    assert errata(monkeypatch, "check") == 2
    lines = capsys.readouterr().err.splitlines()
    assert [line for line in lines if "is not finished: TODO" not in line] == lines[-2:]
    assert errata(monkeypatch, "run", "torch/fail", "--python", str(python)) == 0
    shown = capsys.readouterr().out
    assert "reproduces" in shown
    assert "fixed.py counts as a stand-in\n    torch/fail" in shown


def test_a_second_capture_is_refused_at_once_and_as_a_dry_run_names_the_first(
    here: Path, python: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    given = ["capture", "fail.py", "--python", str(python.parents[1]), "--repeat", "1"]
    errata(monkeypatch, *given)
    capsys.readouterr()
    assert errata(monkeypatch, *given) == 2
    refused = capsys.readouterr().err
    assert "exists already\n  → name another one with --name" in refused
    assert "running" not in refused
    assert errata(monkeypatch, *given, "--dry-run") == 0
    assert "this failure, in a draft: torch/fail" in capsys.readouterr().out


def test_what_capture_measured_is_in_the_bundle(
    here: Path, python: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    errata(monkeypatch, "capture", "fail.py", "--python", str(python), "--repeat", "1")
    assert errata(monkeypatch, "bundle", "torch/fail") == 0
    issue = zipfile.ZipFile("fail.zip").read("ISSUE-torch.md").decode()
    assert "On torch 2.15.0, CPython" in issue
    assert "line 4, in <module>" in issue
    assert f"Platform: {platform.platform()}" in issue
    assert "| `reproduces` |" in issue
    assert "Related" not in issue


LOOKS_FOR_IT = "try:\n    import torch\nexcept ImportError:\n    raise SystemExit('no torch')\n"


@pytest.mark.parametrize("script", [FAILS, LOOKS_FOR_IT, "import json, torch\n"])
def test_an_interpreter_without_the_framework_is_refused(
    script: str, here: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    bare = make_python(tmp_path / "bare", {"numpy": ""})
    (here / "fail.py").write_text(script)
    assert errata(monkeypatch, "capture", "fail.py", "--python", str(bare)) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert f"{bare} has no package 'torch', which fail.py imports" in captured.err
    assert "--python PATH" in captured.err
    assert "--env torch)" in captured.err
    assert not (here / "cases").exists()


def test_an_interpreter_without_another_package_is_refused(
    here: Path, python: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    (here / "fail.py").write_text("import torch\nimport timm\n")
    assert errata(monkeypatch, "capture", "fail.py", "--python", str(python)) == 2
    assert "(--env torch-2.15.0+timm)" in capsys.readouterr().err


def test_a_module_that_the_framework_lacks_is_a_failure_like_others(
    here: Path, python: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    (here / "fail.py").write_text("import torch\nimport torch._six\n")
    assert errata(monkeypatch, "capture", "fail.py", "--python", str(python)) == 0
    assert "No module named 'torch._six'" in capsys.readouterr().out


def test_a_dry_run_writes_nothing(
    here: Path, python: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = ["capture", "fail.py", "--python", str(python), "--repeat", "1", "--dry-run"]
    assert errata(monkeypatch, *given) == 0
    assert not (here / "cases").exists()


def test_a_script_that_passes_is_said_and_exits_with_1(
    here: Path, python: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    (here / "good.py").write_text("import torch\n")
    assert errata(monkeypatch, "capture", "good.py", "--python", str(python)) == 1
    shown = capsys.readouterr().out
    assert "passed in 3 of 3 runs" in shown
    assert "it passed" in shown
    assert not (here / "cases").exists()


def test_the_active_environment_is_the_default(
    here: Path, python: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    monkeypatch.setenv("VIRTUAL_ENV", str(python.parents[1]))
    assert errata(monkeypatch, "capture", "fail.py", "--repeat", "1", "--json", "-") == 0
    document = json.loads(capsys.readouterr().out)
    assert document["python"] == str(python)


def test_arguments_come_after_two_dashes(
    here: Path, python: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    (here / "fail.py").write_text("import sys, torch\nraise ValueError('given', sys.argv[1:])\n")
    given = ["capture", "fail.py", "--python", str(python), "--repeat", "1", "--json", "c.json"]
    assert errata(monkeypatch, *given, "--", "--python", "x") == 0
    document = json.loads((here / "c.json").read_text())
    assert document["arguments"] == ["--python", "x"]
    assert document["result"]["signature"]["message"] == "('given', ['--python', 'x'])"
    assert document["case"]["verdict"] == "reproduces"
    assert "sys.argv" in capsys.readouterr().out


def test_the_document_is_as_its_schema_says(
    here: Path, python: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for extra in (["--dry-run"], []):
        given = ["capture", "fail.py", "--python", str(python), "--repeat", "1", *extra]
        assert errata(monkeypatch, *given, "--json", "c.json") == 0
        jsonschema.validate(json.loads((here / "c.json").read_text()), schema("capture"))


@pytest.mark.parametrize(
    "given",
    [
        ["none.py"],
        ["."],
        ["fail.py", "--python", "/nowhere/python"],
        ["fail.py", "--python", "no-such-python"],
        ["fail.py", "--fixed", "none.py"],
        ["fail.py", "--source", "not an address"],
        ["fail.py", "--json", "none/c.json"],
        ["fail.py", "--corpus", "none"],
        ["fail.py", "--into", "fail.py"],
        ["binary.py"],
        ["fail.py", "--into", "/proc/cases"],
        ["fail.py", "--env", "torch"],  # beside --python
        ["fail.py", "--repeat", "0"],
    ],
)
def test_wrong_usage_is_refused_without_a_traceback(
    given: list[str], here: Path, python: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    (here / "binary.py").write_bytes(b"\0\1")
    extra = [] if "--python" in given else ["--python", str(python)]
    assert errata(monkeypatch, "capture", *given, *extra) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_diagnose_names_the_cases_their_evidence_and_the_fix_of_each(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    text = (DATA / "issues" / "mindspore-template.md").read_text(encoding="utf-8")
    text = text.replace(
        "Float32].\nname:[element1]:Tensor[Float64]", "Int32].\nname:[element1]:Tensor[Float32]"
    )
    (here / "trace.txt").write_text(text)
    assert errata(monkeypatch, "diagnose", "trace.txt") == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "? mindspore/numpy-ones-in-construct-concat " in shown
    assert "evidence message: the same; type: TypeError" in shown
    assert " tell by " in shown
    assert " fix " in shown
    assert "errata show mindspore/numpy-ones-in-construct-concat" in shown


def test_diagnose_abstains(monkeypatch: pytest.MonkeyPatch, capsys: SCREEN) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"KeyError: 'x'\n")))
    assert errata(monkeypatch, "diagnose", "-", "--json", "-") == 1
    document = json.loads(capsys.readouterr().out)
    jsonschema.validate(document, schema("diagnosis"))
    assert document["recognised"] == []
    assert document["errors"][0]["type"] == "KeyError"


def test_diagnose_refuses_a_text_without_an_error(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    (here / "trace.txt").write_text("all is well\n")
    assert errata(monkeypatch, "diagnose", "trace.txt") == 2
    assert "no error was found" in capsys.readouterr().err


def test_new_writes_an_empty_case_that_check_calls_unfinished(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    assert errata(monkeypatch, "new", "paddle/some-thing", "--kind", "hang") == 0
    assert "cases/paddle/some-thing" in capsys.readouterr().out
    write_case(here / "cases" / "torch" / "finished")
    assert errata(monkeypatch, "check", "torch") == 0
    assert capsys.readouterr().out.startswith("1 case valid")
    assert errata(monkeypatch, "check", "some-thing") == 2
    assert "case.toml:1: is not finished: TODO: what does a user" in capsys.readouterr().err
    assert errata(monkeypatch, "check", "--overlaps", "torch") == 2
    assert errata(monkeypatch, "new", "paddle/some-thing") == 2
    assert errata(monkeypatch, "new") == 2
    assert errata(monkeypatch, "new", "padle/x") == 2
    assert "did you mean 'paddle'?" in capsys.readouterr().err


def test_new_from_an_issue_says_whether_its_error_is_documented(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    text = (DATA / "issues" / "mindspore-template.md").read_text(encoding="utf-8")
    text = text.replace(
        "Float32].\nname:[element1]:Tensor[Float64]", "Int32].\nname:[element1]:Tensor[Float32]"
    )
    (here / "issue.md").write_text(text)
    assert errata(monkeypatch, "new", "mindspore/mine", "--from-markdown", "issue.md") == 0
    shown = capsys.readouterr().out
    assert "? mindspore/numpy-ones-in-construct-concat" in shown
    assert "more: errata show mindspore/numpy-ones-in-construct-concat" in shown


def test_new_from_an_issue_says_what_it_took_and_what_else_there_was(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: SCREEN
) -> None:
    file = str(DATA / "issues" / "torch-form.md")
    given = ["new", "torch/buffer", "--from-markdown", file, "--into", "ours"]
    assert errata(monkeypatch, *given) == 0
    shown = capsys.readouterr().out
    assert "torch 2.5.1+cu124, python 3.11.9" in shown
    assert "the block at line 8" in shown
    assert "not taken  line 37: import torch" in shown
    assert "ours/torch/buffer" in shown
    assert "errata run torch/buffer --env all --corpus ours" in shown
    assert "somebody else wrote it" in shown
    assert errata(monkeypatch, "check", "--corpus", "ours") == 2
    lines = capsys.readouterr().err.splitlines()
    assert [line for line in lines if "is not finished: TODO" not in line] == lines[-2:]


def test_an_interruption_is_said_and_leaves_nothing(here: Path, python: Path) -> None:
    (here / "fail.py").write_text("import time, torch\ntime.sleep(60)\n")
    command = [sys.executable, "-m", "errata", "capture", "fail.py", "--python", str(python)]
    process = subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stderr is not None
    assert "running fail.py" in process.stderr.readline()
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    assert "errata: interrupted" in err
    assert sorted(path.name for path in here.iterdir()) == ["fail.py"]
