"""`errata triage`: whole logs and JUnit XML on the command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from documents import load_schema
from factories import CASE_TOML
from outside import Finished

Triage = Callable[..., Finished]
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


@pytest.fixture
def triage(project_here: Callable[..., None], errata: Callable[..., Finished]) -> Triage:
    """Stand in a project with one case, and logs."""
    project_here(CASE_TOML.replace("shapes do not fit: …", f"{MESSAGE}…"))
    Path("known.log").write_text(KNOWN)
    Path("unknown.log").write_text(UNKNOWN)
    Path("report.xml").write_text(JUNIT)
    return lambda *words, **how: errata("triage", *words, "--only-own", **how)


def document(triage: Triage, *words: str) -> dict[str, Any]:
    triage(*words, "--json", "out.json", code=None)
    loaded: dict[str, Any] = json.loads(Path("out.json").read_text("utf-8"))
    load_schema("triage").validate(loaded)
    return loaded


def test_a_documented_failure_is_named_with_its_fix(triage: Triage) -> None:
    shown = triage("known.log").out
    assert "Known: documented failures (1)" in shown
    assert "known as  torch/one: Shapes do not fit" in shown
    assert "Do not." in shown


def test_one_that_nobody_documented_is_new(triage: Triage) -> None:
    shown = triage("unknown.log", "known.log", code=1).out
    assert "New: not documented (1)" in shown
    assert "2 failures in 2 clusters: 1 new, 1 known · 1 documented" in shown
    assert "\n≠ ValueError  1 failure\n    nobody has seen 7 of them\n" in shown
    assert f"\n· RuntimeError  1 failure\n    {MESSAGE}" in shown
    assert "\n    more      errata show torch/one" in shown


def test_beside_a_baseline_only_what_it_lacks_is_new(triage: Triage) -> None:
    triage("unknown.log", "--baseline", "unknown.log")
    triage("unknown.log", "--baseline", "known.log", code=1)
    written = document(triage, "known.log", "report.xml", "--baseline", "unknown.log")
    assert [(one["standing"], len(one["places"])) for one in written["clusters"]] == [
        ("new", 2),
        ("on both sides", 1),
    ]
    assert [one["case"] for one in written["clusters"][0]["recognised"]] == ["torch/one"]


def test_junit_xml_is_read(triage: Triage) -> None:
    written = document(triage, "report.xml")
    assert [(one["type"], one["places"][0]["test"]) for one in written["clusters"]] == [
        ("ValueError", "tests.test_x::test_new"),
        ("RuntimeError", "tests.test_x::test_known"),
    ]
    assert written["logs"][0]["failures"] == 2


def test_markdown_is_for_an_issue(triage: Triage) -> None:
    triage("unknown.log", "--markdown", "out.md", code=1)
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
        ("nowhere.log", None, "nowhere.log: not read: No such file"),
    ],
)
def test_what_is_no_log_gets_one_line(
    triage: Triage, name: str, content: bytes | None, words: str
) -> None:
    if content is not None:
        Path(name).write_bytes(content)
    assert words in triage(name, code=2).err
    assert words in triage(name, "known.log").out


def test_a_log_without_failures_is_as_expected(triage: Triage) -> None:
    Path("fine.log").write_text("12 passed in 3.4s\n")
    assert "0 failures in 0 clusters" in triage("fine.log").out


def test_a_log_that_was_cut_off_is_named(triage: Triage) -> None:
    Path("cut.log").write_text("##[error]The operation was canceled.\n")
    shown = triage("unknown.log", "--baseline", "cut.log").out
    assert "Undecided: a job of the baseline was cut off (1)" in shown
    cut = "cut.log was cut off (##[error]The operation was canceled.)"
    assert f"{cut}: nothing is compared with it" in shown
