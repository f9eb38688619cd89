"""Two stored runs are compared by what their scripts did: found, shown and written."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from documents import Gold, load_schema, obeyed, screen
from factories import PASSED, make_raised
from stored_runs import DRIFTED, INFRA, UNAVAILABLE, StoredRuns

from errata.commands.history.comparison import (
    COMPARISON,
    Comparison,
    Heading,
    compare_runs,
    comparison_document,
)
from errata.model.outcome import Outcome, ScriptResult
from errata.model.runs import RunHeader
from errata.report.markdown import ISSUE_BYTES, LEAST_BYTES, to_markdown

NEW, OLD = "torch-2.15.0", "torch-2.5.1"
OLDER = "torch-2.0.1"
FAILS = make_raised()
MESSAGE = Heading.WORDS.value


class Comparing(StoredRuns):
    """Two nights of two cases."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, ("torch/one", "torch/two"))
        self.before, self.after = self.night(1), self.night(2)

    def both(self, environment: str, before: ScriptResult, after: ScriptResult) -> None:
        self.say(self.before, environment, before)
        self.say(self.after, environment, after)

    def compared(self, before: RunHeader | None = None) -> Comparison:
        return compare_runs(self.project, self.store, before or self.before, self.after)


@pytest.fixture
def comparing(tmp_path: Path) -> Comparing:
    return Comparing(tmp_path)


def told(view: Comparison) -> dict[str, list[tuple[str, ...]]]:
    return {
        heading.value: [tuple(one.id for one in g) for g in groups]
        for heading, groups in view.groups().items()
    }


def place(environment: str, case: str = "torch/one") -> str:
    return f"{case}@{environment}:eager:cpu"


def test_what_is_alike_is_only_counted(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, FAILS)
    view = comparing.compared()
    assert (view.differences, view.exit_code, view.counts.same_outcomes) == ((), 0, 2)


def test_what_differs_is_told_under_its_heading_the_worse_first(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, DRIFTED)
    comparing.both(OLD, PASSED, FAILS)
    comparing.both("torch-2.0.1", FAILS, PASSED)
    view = comparing.compared()
    assert list(told(view)) == ["Worse than before", MESSAGE, "Better than before"]
    assert told(view)["Worse than before"] == [(place(OLD),)]
    assert told(view)[MESSAGE] == [(place(NEW),)]
    assert told(view)["Better than before"] == [(place("torch-2.0.1"),)]
    assert view.counts.changes == {"regressed": 1, "drifted": 1, "healed": 1}
    assert view.exit_code == 1


def test_trials_of_one_case_that_differ_alike_are_told_together(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, DRIFTED)
    comparing.both(OLD, FAILS, DRIFTED)
    assert told(comparing.compared()) == {MESSAGE: [(place(OLD), place(NEW))]}


def test_what_got_better_is_a_change_too(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, PASSED)
    assert comparing.compared().exit_code == 1


def test_runs_that_disagree_are_named_as_flaky_either_way(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, FAILS)
    comparing.say(comparing.after, NEW, PASSED, repeats=[1])
    comparing.both(OLD, FAILS, FAILS)
    comparing.say(comparing.before, OLD, PASSED, repeats=[1])
    view = comparing.compared()
    assert told(view) == {Heading.FLAKY.value: [(place(NEW),), (place(OLD),)]}
    assert view.counts.changes == {"flaky": 1, "no longer flaky": 1}
    assert view.exit_code == 1


def test_repeats_that_agree_are_no_difference(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, FAILS)
    comparing.say(comparing.after, NEW, FAILS, repeats=[1, 1000])
    assert comparing.compared().exit_code == 0


def test_trials_that_one_run_has_are_counted(comparing: Comparing) -> None:
    comparing.say(comparing.before, NEW, FAILS)
    comparing.say(comparing.after, NEW, FAILS, case="torch/two")
    comparing.say(comparing.after, OLD, FAILS, case="torch/two")
    counts = comparing.compared().counts
    assert (counts.only_before, counts.only_after) == (1, 2)


@pytest.mark.parametrize(("after", "code"), [(UNAVAILABLE, 0), (INFRA, 3)])
def test_what_cannot_be_said_is_no_change(
    comparing: Comparing, after: ScriptResult, code: int
) -> None:
    comparing.both(NEW, FAILS, after)
    view = comparing.compared()
    assert told(view) == {}
    assert list(view.inconclusive().values()) == [(place(NEW),)]
    assert view.exit_code == code


def test_a_script_edited_between_the_runs_is_not_compared(comparing: Comparing) -> None:
    comparing.say(comparing.before, NEW, FAILS)
    comparing.edit()
    comparing.say(comparing.after, NEW, PASSED)
    view = comparing.compared()
    assert view.left_out["edited"] == (place(NEW),)
    assert (view.differences, view.exit_code) == ((), 0)


def test_scripts_edited_after_both_runs_do_not_matter(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, PASSED)
    comparing.edit()
    assert comparing.compared().counts.changes == {"healed": 1}


def test_a_case_that_is_gone_is_named(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, PASSED)
    shutil.rmtree(comparing.project.root / "cases/torch/one")
    view = comparing.compared()
    assert view.left_out["unknown"] == (place(NEW),)
    assert view.exit_code == 0


def test_a_run_is_the_same_as_itself(comparing: Comparing) -> None:
    comparing.both(NEW, FAILS, PASSED)
    view = comparing.compared(before=comparing.after)
    assert (view.differences, view.counts.same_outcomes) == ((), 2)


# How it is shown

HOSTILE = make_raised("```\n</details><script> [red]no[/] \x1b[31m\u202e @someone", at="f()")
CRASHED = ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV")


def with_result(mean: float) -> ScriptResult:
    digest = {"shape": [2], "dtype": "float32", "mean": mean, "min": 0.0, "max": 1.0}
    return replace(PASSED, digest={**digest, "sample": [mean]})


@pytest.fixture
def view(tmp_path: Path) -> Comparison:
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
    runs.edit(case="torch/edit")
    runs.say(after, NEW, PASSED, case="torch/edit")
    runs.store.finish_run(before.id, 0, {})
    return compare_runs(runs.project, runs.store, runs.store.run(before.id), after)


def test_screens_and_page_are_as_in_the_gold_files(view: Comparison, gold: Gold) -> None:
    for width in (80, 120):
        gold(f"compare-{width}.txt", screen(comparison_document(view), width))
    gold("compare.md", to_markdown(comparison_document(view)))


@pytest.mark.parametrize("limit", [LEAST_BYTES, 20_000, ISSUE_BYTES])
def test_the_markdown_of_much_still_fits_an_issue(view: Comparison, limit: int) -> None:
    more = [
        replace(one, case=f"{one.case}-{number}", words=(f"{number}", *one.words[1:]))
        for one in view.differences
        for number in range(50 if one.heading is None else 200)
    ]
    much = replace(view, differences=(*view.differences, *more))
    text = to_markdown(comparison_document(much), limit_bytes=limit)
    assert len(text.encode()) <= limit
    assert text.startswith("## ≠ errata: run 1 compared with run 2\n")
    assert f"**Cut at {limit:,} bytes.**" in text
    assert "differences" in text.splitlines()[-1]
    assert text.endswith("Everything is in the JSON report (`errata compare --json FILE`).\n")
    assert "#### ≠ masked: `torch/crash`" in text
    assert obeyed(text) == []


def test_json_names_every_trial_that_differs(view: Comparison) -> None:
    document = json.loads(COMPARISON.text(view))
    assert document["exit_code"] == 1
    changes = {one["id"]: one["changes"] for one in document["differences"]}
    assert changes["torch/drift@torch-2.5.1:eager:cpu"] == ["drifted"]
    assert changes["torch/numbers@torch-2.15.0:eager:cpu"] == ["numbers changed"]
    assert document["counts"]["only_before"] == 1
    assert document["left_out"]["edited"] == ["torch/edit@torch-2.15.0:eager:cpu"]
    assert document["left_out"]["unknown"] == ["torch/gone@torch-2.15.0:eager:cpu"]
    healed = next(one for one in document["differences"] if one["case"] == "torch/heal")
    assert (healed["before"]["verdict"], healed["after"]["verdict"]) == ("reproduces", "healed")
    kept = load_schema("comparison")
    kept.validate(document)
    document["differences"][0]["surprise"] = 1
    assert not kept.is_valid(document)
