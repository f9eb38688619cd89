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

from errata.commands.diagnose.logs import Log, LogFailure
from errata.commands.diagnose.triage import Standing, cluster_logs

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


def test_a_log_of_powershell_and_one_with_a_nul_are_read(triage: Triage) -> None:
    killed = "Fatal Python error\nERROR: Unexpected bus error encountered in worker.\n\0"
    text = f"{killed}\nFAILED t.py::test_one - ValueError: no\n==== 1 failed in 1s ====\n"
    for encoding in ("utf-8", "utf-16"):
        Path("one.log").write_text(text, encoding=encoding)
        assert "1 failure in 1 cluster" in triage("one.log", code=1).out


def test_a_log_without_failures_is_as_expected(triage: Triage) -> None:
    for text, aside in (("12 passed in 3.4s\n", ""), ("OOMKilled: true\n", "; 1 infrastructure")):
        Path("fine.log").write_text(text)
        assert f"0 failures in 0 clusters{aside} · 0 documented" in triage("fine.log").out


def test_a_log_that_was_cut_off_is_named(triage: Triage) -> None:
    Path("cut.log").write_text("##[error]The operation was canceled.\n")
    shown = triage("unknown.log", "--baseline", "cut.log").out
    assert "Undecided: a job of the baseline was cut off (1)" in shown
    cut = "cut.log was cut off (##[error]The operation was canceled.)"
    assert f"{cut}: nothing is compared with it" in shown


# Clusters -----------------------------------------------------------------------------------------


def failure(message: str, test: str = "", kind: str = "RuntimeError") -> LogFailure:
    return LogFailure(type=kind, message=message, text=f"{kind}: {message}", line=1, test=test)


def log(name: str, *failures: LogFailure, cut_off: str = "") -> Log:
    found = list(failures)
    return Log(name=name, lines=9, failures=1, cut_off=cut_off, build="", found=found)


def passed(name: str, *tests: str, build: str = "") -> Log:
    return Log(name=name, lines=9, failures=0, cut_off="", build=build, passed=set(tests))


def standings(now: list[Log], before: list[Log]) -> list[tuple[str, Standing]]:
    return [(one.message, one.standing) for one in cluster_logs(now, before)]


def test_numbers_addresses_and_paths_make_no_cluster_of_their_own() -> None:
    texts = [
        "Process 1234 has 12.20 GiB memory in use at 0x7f0012345678",
        "Process 77 has 3.5 GiB memory in use at 0x7f0087654321",
    ]
    (cluster,) = cluster_logs([log("a", failure(texts[0])), log("b", failure(texts[1]))], [])
    assert [place.log for place in cluster.places] == ["a", "b"]


def test_another_type_or_message_is_another_cluster() -> None:
    one = log("a", failure("no data"), failure("no data", kind="KeyError"), failure("no model"))
    assert len(cluster_logs([one], [])) == 3


def test_the_module_of_a_type_does_not_matter() -> None:
    kinds = ("torch.OutOfMemoryError", "OutOfMemoryError")
    assert len(cluster_logs([log("a", *(failure("full", kind=kind) for kind in kinds))], [])) == 1


def test_a_message_that_was_cut_joins_the_one_whole_message_that_it_begins() -> None:
    whole, cut = (
        failure("mat1 and mat2 shapes cannot be multiplied"),
        failure("mat1 and mat2 sha..."),
    )
    assert len(cluster_logs([log("a", whole, cut)], [])) == 1
    other = failure("mat1 and mat2 shapes are empty")
    assert len(cluster_logs([log("a", whole, other, cut)], [])) == 3


def test_the_most_frequent_cluster_of_a_standing_is_first() -> None:
    found = cluster_logs([log("a", failure("x"), failure("y"), failure("y"))], [])
    assert [one.message for one in found] == ["y", "x"]


def test_a_failure_of_both_sides_is_no_news() -> None:
    now, before = log("now", failure("x 1")), log("before", failure("x 2"))
    assert standings([now], [before]) == [("x 1", Standing.BOTH)]


def test_what_passed_in_the_baseline_regressed_and_what_it_did_not_run_is_new() -> None:
    now = log("now", failure("x", "tests/a.py::test_x"), failure("y", "tests/a.py::test_y"))
    before = passed("before", "tests.a.test_x")
    assert standings([now], [before]) == [("x", Standing.REGRESSED), ("y", Standing.NEW)]


def test_a_baseline_that_was_cut_off_is_none() -> None:
    now = log("now", failure("x"))
    killed = log("before", failure("x"), cut_off="exit code 137")
    assert standings([now], [killed]) == [("x", Standing.UNDECIDED)]
    clean = log("before", failure("x"))
    assert standings([now], [killed, clean]) == [("x", Standing.BOTH)]


def test_healed_needs_two_clean_runs_and_a_retry_is_none() -> None:
    before = log("before", failure("x", "tests/a.py::test_x"))
    test = "tests.a.test_x"
    assert standings([passed("one", test)], [before]) == [("x", Standing.NOT_SEEN)]
    assert standings([passed("one", test), passed("two", test)], [before]) == [
        ("x", Standing.HEALED)
    ]
    retried = [passed(name, test, build="actions/runs/1") for name in ("one", "two")]
    assert standings(retried, [before]) == [("x", Standing.NOT_SEEN)]


def test_a_machine_that_failed_is_no_news() -> None:
    machine = LogFailure(type="", message="OOMKilled", text="", line=1, is_machine=True)
    assert standings([log("now", machine)], [log("before")]) == [("OOMKilled", Standing.MACHINE)]
    assert standings([log("now")], [log("before", machine)]) == []
