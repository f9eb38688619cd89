"""`errata triage`: whole logs and JUnit XML on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from factories import CASE_TOML, REPOSITORY, write_case
from jsonschema import Draft202012Validator

from errata.__main__ import main

MESSAGE = "the reshaped operands do not broadcast together: "
KNOWN = f"""\
Traceback (most recent call last):
  File "x.py", line 3, in <module>
    torch.vmap(model)(x)
RuntimeError: {MESSAGE} 2
"""
UNKNOWN = KNOWN.replace(f"RuntimeError: {MESSAGE} 2", "ValueError: nobody has seen 7 of them")
JUNIT = f"""\
<?xml version="1.0" encoding="utf-8"?>
<testsuites><testsuite name="pytest" tests="3">
<testcase classname="tests.test_x" name="test_known" time="0.1">
<failure message="RuntimeError: {MESSAGE} 4">def test_known():
&gt;       torch.vmap(model)(x)
E       RuntimeError: {MESSAGE} 4

tests/test_x.py:3: RuntimeError</failure></testcase>
<testcase classname="tests.test_x" name="test_new" time="0.1">
<error message="ValueError: nobody has seen 9 of them">no traceback</error></testcase>
<testcase classname="tests.test_x" name="test_fine" time="0.1" />
</testsuite></testsuites>
"""


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand in a project with one case."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "envs").symlink_to(REPOSITORY / "envs")
    toml = CASE_TOML.replace("shapes do not fit: …", f"{MESSAGE}…")
    write_case(tmp_path / "cases" / "torch" / "one", toml)
    (tmp_path / "known.log").write_text(KNOWN)
    (tmp_path / "unknown.log").write_text(UNKNOWN)
    (tmp_path / "report.xml").write_text(JUNIT)
    return tmp_path


def triage(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["errata", "triage", *words, "--only-own"])
    return main()


def document(monkeypatch: pytest.MonkeyPatch, *words: str) -> dict[str, Any]:
    triage(monkeypatch, *words, "--json", "out.json")
    loaded: dict[str, Any] = json.loads(Path("out.json").read_text("utf-8"))
    return loaded


def test_a_documented_failure_is_named_with_its_fix(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert triage(monkeypatch, "known.log") == 0
    shown = capsys.readouterr().out
    assert "Known: documented failures (1)" in shown
    assert "known as  torch/one: Shapes do not fit" in shown
    assert "Do not." in shown


def test_one_that_nobody_documented_is_new(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert triage(monkeypatch, "unknown.log", "known.log") == 1
    shown = capsys.readouterr().out
    assert "New: not documented (1)" in shown
    assert "2 failures in 2 clusters: 1 new, 1 known · 1 documented" in shown
    assert "\n≠ ValueError  1 failure\n    nobody has seen 7 of them\n" in shown
    assert f"\n· RuntimeError  1 failure\n    {MESSAGE}" in shown
    assert "\n    more      errata show torch/one" in shown


def test_beside_a_baseline_only_what_it_lacks_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    assert triage(monkeypatch, "unknown.log", "--baseline", "unknown.log") == 0
    assert triage(monkeypatch, "unknown.log", "--baseline", "known.log") == 1


def test_the_document_keeps_to_its_schema(monkeypatch: pytest.MonkeyPatch) -> None:
    written = document(monkeypatch, "known.log", "report.xml", "--baseline", "unknown.log")
    schema = REPOSITORY / "docs" / "schema" / "triage.schema.json"
    Draft202012Validator(json.loads(schema.read_text("utf-8"))).validate(written)
    assert [(one["standing"], len(one["places"])) for one in written["clusters"]] == [
        ("new", 2),
        ("on both sides", 1),
    ]
    assert [one["case"] for one in written["clusters"][0]["recognised"]] == ["torch/one"]


def test_junit_xml_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    written = document(monkeypatch, "report.xml")
    assert [(one["type"], one["places"][0]["test"]) for one in written["clusters"]] == [
        ("ValueError", "tests.test_x::test_new"),
        ("RuntimeError", "tests.test_x::test_known"),
    ]
    assert written["logs"][0]["failures"] == 2


def test_markdown_is_for_an_issue(monkeypatch: pytest.MonkeyPatch) -> None:
    triage(monkeypatch, "unknown.log", "--markdown", "out.md")
    text = Path("out.md").read_text("utf-8")
    assert "nobody has seen 7 of them" in text
    assert "New: not documented" in text


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("empty.log", b"", "the file is empty"),
        ("core", b"\x7fELF\x00\x00", "it is not a text file"),
        ("cut.xml", b"<testsuites><testsuite>", "not read: "),
        (
            "bomb.xml",
            b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bb">]><testsuites>&b;</testsuites>',
            "XML with a document type is not read",
        ),
    ],
)
def test_what_is_no_log_gets_one_line(
    name: str,
    content: bytes,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    Path(name).write_bytes(content)
    assert triage(monkeypatch, name) == 2
    assert words in capsys.readouterr().err
    assert triage(monkeypatch, name, "known.log") == 0
    assert words in capsys.readouterr().out


def test_a_file_that_is_not_there_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert triage(monkeypatch, "nowhere.log") == 2
    assert "nowhere.log: not read: No such file" in capsys.readouterr().err


def test_a_log_without_failures_is_as_expected(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("fine.log").write_text("12 passed in 3.4s\n")
    assert triage(monkeypatch, "fine.log") == 0
    assert "0 failures in 0 clusters" in capsys.readouterr().out


def test_a_log_that_was_cut_off_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("cut.log").write_text("##[error]The operation was canceled.\n")
    assert triage(monkeypatch, "unknown.log", "--baseline", "cut.log") == 0
    shown = capsys.readouterr().out
    assert "Undecided: a job of the baseline was cut off (1)" in shown
    assert (
        "cut.log was cut off (##[error]The operation was canceled.): nothing is compared with it"
        in shown
    )
