"""The JSON report keeps to its published schema, and everything is in it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from errata.commands.run.run_json import run_json
from errata.commands.run.view import RunFacts, RunView, build_view
from errata.compare.judge import Finding
from errata.model.case import Case, Expectation
from errata.model.outcome import Isolation, Outcome, ScriptResult, WarningSeen
from errata.model.verdict import Observation
from errata.text.jsonable import decode

SCHEMA = Path(__file__).parents[4] / "docs" / "schema" / "run.schema.json"

FULL = ScriptResult(
    outcome=Outcome.EXITED,
    exit_code=3,
    signal="SIGTERM",
    detail="detail",
    warnings=(WarningSeen(category="UserWarning", message="old"),),
    chain=(("KeyError", "'x'"),),
    digest={"mean": float("nan"), "shape": [2, 3], "nested": {"max": float("-inf")}},
    wall_s=0.5,
    cpu_s=0.4,
    peak_mb=100.0,
    isolation=Isolation.FRESH,
    isolation_reason="starts threads",
    framework_version="2.0.1+cpu",
    traceback="t",
    stdout="o",
    stderr="e",
)
DOCUMENTED = Expectation(
    outcome=Outcome.EXITED,
    releases=">=2",
    modes=("eager",),
    backends=("cpu",),
    warning="old",
    exit_code=3,
    native=("f",),
)


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(SCHEMA.read_text(encoding="utf-8"))
    return loaded


@pytest.fixture
def full(
    make_case: Callable[..., Case],
    make_finding: Callable[..., Finding],
    make_facts: Callable[[list[Finding]], RunFacts],
) -> RunView:
    """A run of one trial in which every key that there is has a value."""
    findings = [
        make_finding(
            make_case("torch/x"), "2.0.1", FULL, FULL, expected=DOCUMENTED, recorded=[FULL]
        )
    ]
    return build_view(findings, replace(make_facts(findings), interrupted=True, unfinished=2))


def _written(view: RunView) -> str:
    return run_json(view).encode("ascii").decode()


def _refuse_constant(name: str) -> None:
    raise ValueError(name)


def test_the_report_keeps_to_the_schema(view: RunView, schema: dict[str, Any]) -> None:
    Draft202012Validator(schema).validate(json.loads(_written(view)))


def test_every_key_that_can_occur_is_in_the_schema(full: RunView, schema: dict[str, Any]) -> None:
    Draft202012Validator(schema).validate(json.loads(_written(full)))


def test_the_report_is_as_in_the_gold_file(
    full: RunView, view: RunView, gold: Callable[[str, str], None]
) -> None:
    gold("run-full.json", _written(full))
    gold("run.json", _written(view))


def test_every_trial_is_there_with_what_was_found(view: RunView) -> None:
    document = json.loads(run_json(view))
    for trial, plain in zip(view.trials, document["trials"], strict=True):
        finding = trial.finding
        assert plain["id"] == finding.id
        assert plain["verdict"] == str(finding.judgement.verdict)
        assert plain["status"] == str(finding.status)
        assert len(plain["changes"]) == len(finding.changes)
        assert (plain["recorded"] is None) == (finding.recorded is None)
    assert document["exit_code"] == view.exit_code
    assert document["counts"]["trials"] == len(view.trials)


def test_results_and_records_can_be_read_back(full: RunView) -> None:
    (plain,) = json.loads(_written(full))["trials"]
    result = decode(ScriptResult, plain["broken"])
    assert replace(result, digest=None) == replace(FULL, digest=None)
    recorded = full.trials[0].finding.recorded
    assert recorded is not None
    named = plain["recorded"] | {"case": recorded.case, "place": recorded.place}
    assert decode(Observation, named) == recorded


def test_numbers_that_json_lacks_become_words(full: RunView) -> None:
    (plain,) = json.loads(_written(full), parse_constant=_refuse_constant)["trials"]
    assert plain["broken"]["digest"]["mean"] == "nan"
    assert plain["broken"]["digest"]["nested"]["max"] == "-inf"


def test_lone_surrogates_do_not_reach_the_reader(view: RunView) -> None:
    text = _written(view)
    assert "\\ud800" in text  # as text that names it
    json.dumps(json.loads(text), ensure_ascii=False).encode("utf-8")
