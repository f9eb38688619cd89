"""The SARIF log is valid, stays the same while nothing changes, and fits what GitHub takes."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
import xmlschema
from documents import Gold
from hostile_runs import changed_view, hostile_text, hostile_view, huge_view, with_parts
from hypothesis import given
from jsonschema import Draft202012Validator

from errata.commands.run import formats
from errata.commands.run.formats import junit_text, run_sarif
from errata.commands.run.report import ReportedRun
from errata.compare.judge import Location, Status
from errata.model.verdict import Verdict
from errata.report.sarif import RESULTS_SHOWN
from errata.text.printable import visible_lines

SCHEMA = json.loads((Path(__file__).parents[3] / "data" / "sarif.schema.json").read_text("utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA, format_checker=Draft202012Validator.FORMAT_CHECKER)
ABSOLUTE = re.compile(r"(?<![\w.:/~<])/(?:home|root|tmp|usr|work|Users)\b|file://")


def results(view: ReportedRun) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run_sarif(view))["runs"][0]["results"]
    return found


def fingerprints(view: ReportedRun) -> list[str]:
    return [print_ for one in results(view) for print_ in one["partialFingerprints"].values()]


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def test_the_log_keeps_to_the_schema(view: ReportedRun) -> None:
    VALIDATOR.validate(json.loads(run_sarif(view)))


def test_the_schema_refuses_a_result_without_a_place(view: ReportedRun) -> None:
    document = json.loads(run_sarif(view))
    document["runs"][0]["results"][0]["locations"] = []
    assert not VALIDATOR.is_valid(document)


def test_the_log_is_as_in_the_gold_file(view: ReportedRun, gold: Gold) -> None:
    gold("run.sarif", run_sarif(view))


def test_every_change_is_in_a_result_and_nothing_else_is(view: ReportedRun) -> None:
    told = [trial for one in results(view) for trial in one["properties"]["trials"]]
    assert sorted(told) == sorted(trial for change in view.changes for trial in change.ids)


def test_a_result_names_its_rule(view: ReportedRun) -> None:
    [run] = json.loads(run_sarif(view))["runs"]
    rules = run["tool"]["driver"]["rules"]
    for one in run["results"]:
        rule = rules[one["ruleIndex"]]
        assert rule["id"] == one["ruleId"]
        assert rule["defaultConfiguration"]["level"] == one["level"]


def test_every_verdict_that_can_be_news_has_a_rule(view: ReportedRun) -> None:
    said = {verdict for verdict in Verdict if verdict.is_conclusive}
    rules = json.loads(run_sarif(view))["runs"][0]["tool"]["driver"]["rules"]
    assert len({rule["id"] for rule in rules}) == len(said)


def test_a_rule_says_one_thing_of_one_place(view: ReportedRun) -> None:
    places = [
        (one["ruleId"], one["properties"]["case"], json.dumps(one["locations"]))
        for one in results(view)
    ]
    assert len(set(places)) == len(places)


def test_what_differs_in_two_ways_at_one_place_is_one_result() -> None:
    view = changed_view(1, "more")
    [change] = view.changes
    other = replace(change, ids=("torch/case-0000@torch-2.5.1:eager:cpu",), changes=("other",))
    [one] = results(with_parts(view, changes=(change, other)))
    assert one["properties"]["trials"] == [*change.ids, *other.ids]
    assert "other" in one["message"]["text"]


def test_fingerprints_outlive_other_releases_words_and_lines() -> None:
    before = changed_view(3, "some words", releases=("2.5.1",))
    after = changed_view(3, "some other words", releases=("2.5.1", "2.15.0"))
    moved = [
        replace(change, place=replace(change.place, line=30, last=31))
        for change in after.changes
        if change.place
    ]
    assert fingerprints(before) == fingerprints(with_parts(after, changes=moved))
    assert len(set(fingerprints(before))) == 3


def test_two_results_never_share_a_fingerprint() -> None:
    [change] = changed_view(1, "more").changes
    places = [Location(file="cases/x/broken.py", line=n, last=n, statement="f()") for n in (3, 9)]
    view = with_parts(changed_view(1, "more"), changes=[replace(change, place=p) for p in places])
    assert len(set(fingerprints(view))) == 2


def test_a_case_outside_the_repository_still_has_a_place() -> None:
    view = changed_view(1, "more")
    view = with_parts(view, changes=[replace(change, place=None) for change in view.changes])
    [one] = results(view)
    location = one["locations"][0]["physicalLocation"]
    assert location["artifactLocation"]["uri"] == "torch/case-0000/case.toml"
    VALIDATOR.validate(json.loads(run_sarif(view)))


def test_no_path_is_absolute(view: ReportedRun) -> None:
    assert not ABSOLUTE.search(run_sarif(view))


def test_what_could_not_be_asked_is_a_notification(view: ReportedRun) -> None:
    [invocation] = json.loads(run_sarif(view))["runs"][0]["invocations"]
    told = [one["message"]["text"] for one in invocation["toolExecutionNotifications"]]
    assert any("No solution found" in text for text in told)
    assert invocation["startTimeUtc"] == "2026-11-20T12:30:05Z"
    assert invocation["endTimeUtc"] == "2026-11-20T12:30:17Z"


def test_an_interrupted_run_was_no_success(view: ReportedRun) -> None:
    stopped = replace(view, interrupted=True, unfinished=3, exit_code=130)
    document = json.loads(run_sarif(stopped))
    [invocation] = document["runs"][0]["invocations"]
    assert invocation["executionSuccessful"] is False
    assert "3 trials unfinished" in json.dumps(invocation)


@given(text=hostile_text)
def test_any_text_gives_a_valid_log(text: str) -> None:
    VALIDATOR.validate(json.loads(run_sarif(hostile_view(text))))


@given(text=hostile_text)
def test_text_is_no_placeholder_and_no_link(text: str) -> None:
    document = json.loads(run_sarif(hostile_view(text)))
    [run] = document["runs"]
    messages = [one["message"]["text"] for one in run["results"]]
    messages += [one["message"]["markdown"] for one in run["results"]]
    messages += [
        one["message"]["text"] for one in run["invocations"][0]["toolExecutionNotifications"]
    ]
    for message in messages:
        plain = message.replace("{{", "").replace("}}", "")
        assert not re.search(r"\{\d+\}", plain)
        assert not re.search(r"(?<!\\)\]\(", message)


def test_more_results_than_github_shows_are_cut_and_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert RESULTS_SHOWN == 5_000
    monkeypatch.setattr(formats, "RESULTS_SHOWN", 20)
    document = json.loads(run_sarif(changed_view(25, "more")))
    [run] = document["runs"]
    assert len(run["results"]) == 20
    said = json.dumps(run["invocations"])
    assert "5 results left out" in said
    assert "errata report 12" in said


def test_a_thousand_changes_with_huge_messages_stay_small() -> None:
    text = run_sarif(huge_view(1_000))
    assert len(text) < 20_000_000
    assert len(json.loads(text)["runs"][0]["results"]) == 1_000


# JUnit --------------------------------------------------------------------------------------------


TESTS = Path(__file__).parents[3]
GOLD = TESTS / "gold"
XSD = xmlschema.XMLSchema(TESTS / "data" / "junit.xsd")
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
    XSD.validate(junit_text(view))


@pytest.mark.parametrize("name", sorted(path.name for path in GOLD.glob("*.xml")))
def test_every_gold_file_is_valid(name: str) -> None:
    XSD.validate(GOLD / name)


@given(text=hostile_text)
def test_any_text_gives_a_valid_report_that_shows_it(text: str) -> None:
    written = junit_text(hostile_view(text))
    XSD.validate(written)
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
    assert not XSD.is_valid(text)


def test_the_report_is_as_in_the_gold_file(view: ReportedRun, gold: Gold) -> None:
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
