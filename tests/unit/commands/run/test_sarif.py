"""The SARIF log is valid, stays the same while nothing changes, and fits what GitHub takes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hostile_runs import changed_view, hostile_text, hostile_view, huge_view, with_parts
from hypothesis import given
from jsonschema import Draft202012Validator

from errata.commands.run import sarif
from errata.commands.run.report import ReportedRun
from errata.commands.run.sarif import run_sarif
from errata.compare.judge import Location
from errata.model.verdict import Verdict
from errata.report.sarif import RESULTS_SHOWN

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


def test_the_log_is_as_in_the_gold_file(
    view: ReportedRun, gold: Callable[[str, str], None]
) -> None:
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
    monkeypatch.setattr(sarif, "RESULTS_SHOWN", 20)
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
