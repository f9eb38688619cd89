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

import pytest
from documents import load_schema
from factories import DATA, write_case
from made_environments import make_python
from outside import Errata

FAILS = "import torch\n\nx = torch.zeros(2)\nraise ValueError('no %s' % len(x))\n"


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


def test_capture_writes_a_case_that_runs_and_that_check_calls_unfinished(
    here: Path, python: Path, errata: Errata
) -> None:
    given = ["capture", "fail.py", "--python", str(python), "--repeat", "2"]
    shown = errata(*given).out
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
    lines = errata("check", code=2).err.splitlines()
    assert [line for line in lines if "is not finished: TODO" not in line] == lines[-2:]
    shown = errata("run", "torch/fail", "--python", str(python)).out
    assert "reproduces" in shown
    assert "fixed.py counts as a stand-in\n    torch/fail" in shown


def test_a_second_capture_is_refused_at_once_and_as_a_dry_run_names_the_first(
    here: Path, python: Path, errata: Errata
) -> None:
    given = ["capture", "fail.py", "--python", str(python.parents[1]), "--repeat", "1"]
    errata(*given)
    refused = errata(*given, code=2).err
    assert "exists already\n  → name another one with --name" in refused
    assert "running" not in refused
    assert "this failure, in a draft: torch/fail" in errata(*given, "--dry-run").out


def test_what_capture_measured_is_in_the_bundle(here: Path, python: Path, errata: Errata) -> None:
    errata("capture", "fail.py", "--python", str(python), "--repeat", "1")
    errata("bundle", "torch/fail")
    issue = zipfile.ZipFile("fail.zip").read("ISSUE-torch.md").decode()
    assert "On torch 2.15.0, CPython" in issue
    assert "line 4, in <module>" in issue
    assert f"Platform: {platform.platform()}" in issue
    assert "| `reproduces` |" in issue
    assert "Related" not in issue


LOOKS_FOR_IT = "try:\n    import torch\nexcept ImportError:\n    raise SystemExit('no torch')\n"


@pytest.mark.parametrize("script", [FAILS, LOOKS_FOR_IT, "import json, torch\n"])
def test_an_interpreter_without_the_framework_is_refused(
    script: str, here: Path, tmp_path: Path, errata: Errata
) -> None:
    bare = make_python(tmp_path / "bare", {"numpy": ""})
    (here / "fail.py").write_text(script)
    captured = errata("capture", "fail.py", "--python", str(bare), code=2)
    assert captured.out == ""
    assert f"{bare} has no package 'torch', which fail.py imports" in captured.err
    assert "--python PATH" in captured.err
    assert "--env torch)" in captured.err
    assert not (here / "cases").exists()


@pytest.mark.parametrize(
    ("module", "code", "words"),
    [
        ("timm", 2, "(--env torch-2.15.0+timm)"),  # another package
        ("torch._six", 0, "No module named 'torch._six'"),  # a failure like others
    ],
)
def test_only_another_package_that_is_missing_is_refused(
    here: Path, python: Path, errata: Errata, module: str, code: int, words: str
) -> None:
    (here / "fail.py").write_text(f"import torch\nimport {module}\n")
    done = errata("capture", "fail.py", "--python", str(python), code=code)
    assert words in (done.err if code else done.out)


def test_a_dry_run_writes_nothing(here: Path, python: Path, errata: Errata) -> None:
    given = ["capture", "fail.py", "--python", str(python), "--repeat", "1", "--dry-run"]
    errata(*given)
    assert not (here / "cases").exists()


def test_a_script_that_passes_is_said_and_exits_with_1(
    here: Path, python: Path, errata: Errata
) -> None:
    (here / "good.py").write_text("import torch\n")
    shown = errata("capture", "good.py", "--python", str(python), code=1).out
    assert "passed in 3 of 3 runs" in shown
    assert "it passed" in shown
    assert not (here / "cases").exists()


def test_the_active_environment_is_the_default(
    here: Path, python: Path, monkeypatch: pytest.MonkeyPatch, errata: Errata
) -> None:
    monkeypatch.setenv("VIRTUAL_ENV", str(python.parents[1]))
    document = json.loads(errata("capture", "fail.py", "--repeat", "1", "--json", "-").out)
    assert document["python"] == str(python)


def test_arguments_come_after_two_dashes(here: Path, python: Path, errata: Errata) -> None:
    (here / "fail.py").write_text("import sys, torch\nraise ValueError('given', sys.argv[1:])\n")
    given = ["capture", "fail.py", "--python", str(python), "--repeat", "1", "--json", "c.json"]
    shown = errata(*given, "--", "--python", "x").out
    document = json.loads((here / "c.json").read_text())
    assert document["arguments"] == ["--python", "x"]
    assert document["result"]["signature"]["message"] == "('given', ['--python', 'x'])"
    assert document["case"]["verdict"] == "reproduces"
    assert "sys.argv" in shown


def test_the_document_is_as_its_schema_says(here: Path, python: Path, errata: Errata) -> None:
    for extra in (["--dry-run"], []):
        given = ["capture", "fail.py", "--python", str(python), "--repeat", "1", *extra]
        errata(*given, "--json", "c.json")
        load_schema("capture").validate(json.loads((here / "c.json").read_text()))


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
    given: list[str], here: Path, python: Path, errata: Errata
) -> None:
    (here / "binary.py").write_bytes(b"\0\1")
    extra = [] if "--python" in given else ["--python", str(python)]
    errata("capture", *given, *extra, code=2)


def test_diagnose_names_the_cases_their_evidence_and_the_fix_of_each(
    here: Path, errata: Errata
) -> None:
    text = (DATA / "issues" / "mindspore-template.md").read_text(encoding="utf-8")
    text = text.replace(
        "Float32].\nname:[element1]:Tensor[Float64]", "Int32].\nname:[element1]:Tensor[Float32]"
    )
    (here / "trace.txt").write_text(text)
    shown = " ".join(errata("diagnose", "trace.txt").out.split())
    assert "? mindspore/numpy-ones-in-construct-concat " in shown
    assert "message: the same; type: TypeError" in shown
    assert " tell by " in shown
    assert " fix " in shown
    assert "errata show mindspore/numpy-ones-in-construct-concat" in shown


def test_diagnose_abstains(monkeypatch: pytest.MonkeyPatch, errata: Errata) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"KeyError: 'x'\n")))
    document = json.loads(errata("diagnose", "-", "--json", "-", code=1).out)
    load_schema("diagnosis").validate(document)
    assert document["recognised"] == []
    assert document["errors"][0]["type"] == "KeyError"


def test_diagnose_refuses_a_text_without_an_error(here: Path, errata: Errata) -> None:
    (here / "trace.txt").write_text("all is well\n")
    assert "no error was found" in errata("diagnose", "trace.txt", code=2).err


def test_new_writes_an_empty_case_that_check_calls_unfinished(here: Path, errata: Errata) -> None:
    assert "cases/paddle/some-thing" in errata("new", "paddle/some-thing", "--kind", "hang").out
    write_case(here / "cases" / "torch" / "finished")
    assert errata("check", "torch").out.startswith("1 case valid")
    said = errata("check", "some-thing", code=2).err
    assert "case.toml:1: is not finished: TODO: what does a user" in said
    errata("check", "--overlaps", "torch", code=2)
    errata("new", "paddle/some-thing", code=2)
    errata("new", code=2)
    assert "did you mean 'paddle'?" in errata("new", "padle/x", code=2).err


def test_new_from_an_issue_says_whether_its_error_is_documented(here: Path, errata: Errata) -> None:
    text = (DATA / "issues" / "mindspore-template.md").read_text(encoding="utf-8")
    text = text.replace(
        "Float32].\nname:[element1]:Tensor[Float64]", "Int32].\nname:[element1]:Tensor[Float32]"
    )
    (here / "issue.md").write_text(text)
    shown = errata("new", "mindspore/mine", "--from-markdown", "issue.md").out
    assert "? mindspore/numpy-ones-in-construct-concat" in shown
    assert "more: errata show mindspore/numpy-ones-in-construct-concat" in shown


def test_new_from_an_issue_says_what_it_took_and_what_else_there_was(
    here: Path, errata: Errata
) -> None:
    file = str(DATA / "issues" / "torch-form.md")
    given = ["new", "torch/buffer", "--from-markdown", file, "--into", "ours"]
    shown = errata(*given).out
    assert "torch 2.5.1+cu124, python 3.11.9" in shown
    assert "the block at line 8" in shown
    assert "not taken  line 37: import torch" in shown
    assert "ours/torch/buffer" in shown
    assert "errata run torch/buffer --env all --corpus ours" in shown
    assert "somebody else wrote it" in shown
    lines = errata("check", "--corpus", "ours", code=2).err.splitlines()
    assert [line for line in lines if "is not finished: TODO" not in line] == lines[-2:]


def test_an_interruption_is_said_and_leaves_nothing(here: Path, python: Path) -> None:
    (here / "fail.py").write_text("import time, torch\ntime.sleep(60)\n")
    command = [sys.executable, "-m", "errata", "capture", "fail.py", "--python", str(python)]
    process = subprocess.Popen(
        command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stderr is not None
    assert "running fail.py" in process.stderr.readline()
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    assert "errata: interrupted" in err
    assert sorted(path.name for path in here.iterdir()) == ["fail.py"]
