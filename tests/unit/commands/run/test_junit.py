"""The JUnit report is valid, and a failure as documented is a pass."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import xmlschema
from hostile_runs import hostile_text, hostile_view
from hypothesis import given

from errata.commands.run.junit import junit_text
from errata.commands.run.report import ReportedRun
from errata.compare.judge import Status
from errata.text.printable import visible_lines

TESTS = Path(__file__).parents[3]
GOLD = TESTS / "gold"
SCHEMA = xmlschema.XMLSchema(TESTS / "data" / "junit.xsd")
CHILD = {
    Status.AS_EXPECTED: None,
    Status.NEW: None,
    Status.CHANGED: "failure",
    Status.INFRA: "error",
    Status.UNAVAILABLE: "skipped",
}


@pytest.fixture
def root(view: ReportedRun) -> ET.Element:
    return ET.fromstring(junit_text(view))  # noqa: S314 - our own text


def _case(root: ET.Element, environment: str, classname: str, name: str) -> ET.Element:
    place = f"{environment}:{name}"
    path = f"testsuite[@name='{environment}']/testcase[@classname='{classname}'][@name='{place}']"
    (case,) = root.findall(path)
    return case


def test_the_report_is_valid(view: ReportedRun) -> None:
    SCHEMA.validate(junit_text(view))


@pytest.mark.parametrize("name", sorted(path.name for path in GOLD.glob("*.xml")))
def test_every_gold_file_is_valid(name: str) -> None:
    SCHEMA.validate(GOLD / name)


@given(text=hostile_text)
def test_any_text_gives_a_valid_report_that_shows_it(text: str) -> None:
    written = junit_text(hostile_view(text))
    SCHEMA.validate(written)
    root = ET.fromstring(written)  # noqa: S314 - our own text
    [output] = root.findall("testsuite[@name='torch-2.1.2']/testcase/system-out")
    assert visible_lines(text.strip()).strip() in (output.text or "")


def test_no_two_trials_share_class_and_name(view: ReportedRun, root: ET.Element) -> None:
    names = [(case.get("classname"), case.get("name")) for case in root.iter("testcase")]
    assert len(set(names)) == len(names) == len(view.trials)


def test_a_failure_as_documented_is_a_pass(view: ReportedRun, root: ET.Element) -> None:
    documented = [
        trial.finding.judgement.trial
        for trial in view.trials
        if trial.finding.status is Status.AS_EXPECTED and trial.finding.judgement.broken.signature
    ]
    assert documented
    for place in documented:
        case = _case(root, place.environment.id, place.case.id, f"{place.mode}:{place.backend}")
        assert [child.tag for child in case] == ["system-out"]


def test_the_schema_refuses_what_is_wrong(view: ReportedRun) -> None:
    text = junit_text(view).replace("<skipped", "<nonsense").replace("</skipped", "</nonsense")
    assert not SCHEMA.is_valid(text)


def test_the_report_is_as_in_the_gold_file(
    view: ReportedRun, gold: Callable[[str, str], None]
) -> None:
    gold("junit.xml", junit_text(view))


def test_every_status_becomes_its_element(view: ReportedRun, root: ET.Element) -> None:
    for trial in view.trials:
        place = trial.finding.judgement.trial
        case = _case(root, place.environment.id, place.case.id, f"{place.mode}:{place.backend}")
        kinds = [child.tag for child in case if child.tag != "system-out"]
        wanted = CHILD[trial.finding.status]
        assert kinds == ([wanted] if wanted else [])


def test_counts_are_those_of_the_elements(root: ET.Element) -> None:
    for attribute, tag in (("failures", "failure"), ("errors", "error")):
        assert root.get(attribute) == str(len(root.findall(f".//{tag}")))
    for suite in root:
        assert suite.get("skipped") == str(len(suite.findall(".//skipped")))
        assert suite.get("tests") == str(len(suite.findall("testcase")))


def test_suites_are_in_the_order_of_releases(root: ET.Element) -> None:
    names = [suite.get("name") for suite in root if suite.get("name", "").startswith("paddle")]
    assert names == ["paddle-2.6.2", "paddle-3.0.0", "paddle-3.3.1"]


def test_a_change_shows_both_sides(root: ET.Element) -> None:
    case = _case(root, "torch-2.15.0", "torch/vmap-inplace-unbatched", "eager:cpu")
    failure = case.find("failure")
    assert failure is not None
    assert failure.get("type") == "drifted"
    assert "documented: reproduces, now: drifted" in failure.get("message", "")
    assert "recorded: vmap:" in (failure.text or "")
    assert "[-more elements-]" in (failure.text or "")
    assert "{+a larger shape+}" in (failure.text or "")


def test_a_failed_environment_speaks_in_its_own_words(root: ET.Element) -> None:
    case = _case(root, "paddle-3.0.0", "paddle/dict-code-object-key-sot", "sot:cpu")
    text = case.findtext("error", "")
    assert "No solution found" in text
    assert "errata doctor" in text


def test_an_unavailable_device_gives_the_reason(root: ET.Element) -> None:
    case = _case(root, "paddle-2.6.2", "paddle/dict-code-object-key-sot", "sot:gpu")
    skipped = case.find("skipped")
    assert skipped is not None
    assert "not compiled with CUDA" in skipped.get("message", "")


def test_the_end_of_a_traceback_is_kept(root: ET.Element) -> None:
    case = _case(root, "torch-2.15.0", "torch/nasty-text", "eager:cpu")
    output = case.findtext("system-out", "")
    assert "characters before]" in output
    assert output.count("line\n") < 50
