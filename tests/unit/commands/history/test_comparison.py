"""Two runs beside each other: on the screen, as Markdown and as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from documents import obeyed, screen
from factories import PASSED, REPOSITORY, make_raised
from jsonschema import Draft202012Validator
from stored_runs import DRIFTED, INFRA, UNAVAILABLE, StoredRuns

from errata.commands.history.comparing import compare_runs
from errata.commands.history.comparison import (
    COMPARISON,
    ComparisonView,
    comparison_document,
    comparison_json,
)
from errata.model.outcome import Outcome, ScriptResult
from errata.report.markdown import ISSUE_BYTES, LEAST_BYTES
from errata.report.to_markdown import to_markdown

Gold = Callable[[str, str], None]

FAILS = make_raised()
NEW, OLD, OLDER = "torch-2.15.0", "torch-2.5.1", "torch-2.0.1"
HOSTILE = make_raised("```\n</details><script> [red]no[/] \x1b[31m\u202e @someone", at="f()")
CRASHED = ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV")
SCHEMA = json.loads(
    (REPOSITORY / "docs" / "schema" / "comparison.schema.json").read_text(encoding="utf-8")
)


def with_result(mean: float) -> ScriptResult:
    digest = {"shape": [2], "dtype": "float32", "mean": mean, "min": 0.0, "max": 1.0}
    return replace(PASSED, digest={**digest, "sample": [mean]})


@pytest.fixture
def view(tmp_path: Path) -> ComparisonView:
    """Something under every heading, and something of everything that is left out."""
    names = [f"torch/{n}" for n in ("crash", "drift", "edit", "flake", "gone", "heal", "more")]
    runs = StoredRuns(tmp_path, (*names, "torch/numbers", "torch/unsaid"))
    before, after = runs.night(1), runs.night(2)

    def both(case: str, was: ScriptResult, now: ScriptResult, environment: str = NEW) -> None:
        runs.say(before, environment, was, case=f"torch/{case}")
        runs.say(after, environment, now, case=f"torch/{case}")

    both("crash", FAILS, CRASHED)
    for environment in (NEW, OLD, OLDER):
        both("drift", FAILS, DRIFTED, environment)
    both("drift", FAILS, HOSTILE, "torch-2.13.0")
    both("flake", FAILS, FAILS)
    runs.say(after, NEW, PASSED, case="torch/flake", repeats=[1])
    both("flake", FAILS, FAILS, OLD)
    runs.say(before, OLD, PASSED, case="torch/flake", repeats=[1])
    both("heal", FAILS, PASSED)
    runs.say(before, NEW, FAILS, with_result(0.25), case="torch/numbers")
    runs.say(after, NEW, FAILS, with_result(0.75), case="torch/numbers")
    both("unsaid", FAILS, UNAVAILABLE)
    both("unsaid", FAILS, INFRA, OLD)
    both("more", FAILS, FAILS)
    runs.say(before, OLD, FAILS, case="torch/more")
    both("gone", FAILS, PASSED)
    (tmp_path / "cases/torch/gone/case.toml").rename(tmp_path / "gone.toml")
    for name in ("broken", "fixed"):
        (tmp_path / f"cases/torch/gone/{name}.py").unlink()
    (tmp_path / "cases/torch/gone").rmdir()
    runs.say(before, NEW, FAILS, case="torch/edit")
    script = tmp_path / "cases/torch/edit/broken.py"
    script.write_text(script.read_text() + "\n# edited\n")
    runs.say(after, NEW, PASSED, case="torch/edit")
    runs.store.finish_run(before.id, 0, {})
    return compare_runs(runs.project, runs.store, runs.store.run(before.id), after)


@pytest.mark.parametrize("width", [80, 120])
def test_the_screen_is_as_in_the_gold_file(view: ComparisonView, gold: Gold, width: int) -> None:
    gold(f"compare-{width}.txt", screen(comparison_document(view), width))


def test_the_markdown_is_as_in_the_gold_file(view: ComparisonView, gold: Gold) -> None:
    gold("compare.md", to_markdown(comparison_document(view)))


@pytest.mark.parametrize("limit", [LEAST_BYTES, 20_000, ISSUE_BYTES])
def test_the_markdown_of_much_still_fits_an_issue(view: ComparisonView, limit: int) -> None:
    groups = tuple((heading, mine * 200) for heading, mine in view.groups)
    much = replace(view, groups=groups, inconclusive=view.inconclusive * 50)
    text = to_markdown(comparison_document(much), limit_bytes=limit)
    assert len(text.encode()) <= limit
    assert text.startswith("## ≠ errata: run 1 compared with run 2\n")
    assert f"**Cut at {limit:,} bytes.**" in text
    assert "differences" in text.splitlines()[-1]
    assert text.endswith("Everything is in the JSON report (`errata compare --json FILE`).\n")
    assert "#### ≠ masked: `torch/crash`" in text
    assert obeyed(text) == []


def test_json_names_every_trial_that_differs(view: ComparisonView) -> None:
    document = json.loads(comparison_json(view))
    assert (document["errata"], document["schema"]) == ("comparison", COMPARISON.version)
    assert document["exit_code"] == 1
    changes = {one["id"]: one["changes"] for one in document["differences"]}
    assert changes["torch/drift@torch-2.5.1:eager:cpu"] == ["drifted"]
    assert changes["torch/numbers@torch-2.15.0:eager:cpu"] == ["numbers changed"]
    assert document["counts"]["only_before"] == 1
    assert document["left_out"]["edited"] == ["torch/edit@torch-2.15.0:eager:cpu"]
    assert document["left_out"]["unknown"] == ["torch/gone@torch-2.15.0:eager:cpu"]
    healed = next(one for one in document["differences"] if one["case"] == "torch/heal")
    assert (healed["before"]["verdict"], healed["after"]["verdict"]) == ("reproduces", "healed")


def test_the_json_keeps_to_its_schema(view: ComparisonView) -> None:
    document = json.loads(comparison_json(view))
    Draft202012Validator(SCHEMA).validate(document)
    document["differences"][0]["surprise"] = 1
    assert not Draft202012Validator(SCHEMA).is_valid(document)
