"""The screen of `errata history`: what happened release by release, on every kind of terminal."""

from __future__ import annotations

import json
import re
from datetime import datetime, timezone
from pathlib import Path

import pytest
from case_pages import failing, full_page, make_page, seen
from documents import Gold, load_schema, screen
from factories import PASSED, make_raised
from stored_runs import MODES_TOML, StoredRuns

from errata.commands.history import report
from errata.commands.history.history import Filters, trace_case
from errata.compare.behaviour import Behaviour
from errata.evidence import RunRef
from errata.model.outcome import Outcome, ScriptResult

LONG = (
    "one of the variables needed for gradient computation has been modified by an inplace "
    "operation: [torch.FloatTensor [4, 8, 1, 1]], which is output 0 of ReluBackward0, is at "
    "version 2; expected version 1 instead. Hint: enable anomaly detection to find the operation "
    "that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True)."
)
FAILS = make_raised(LONG, at="loss.backward()")
DRIFTED = make_raised(LONG.replace("ReluBackward0", "Relu"), at="loss.backward()")
HOSTILE = make_raised("[red]no markup[/] \x1b[31m\u202eback\u202c :warning:", kind="Evil\x07Error")
CRASHED = ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV")


@pytest.fixture
def view(tmp_path: Path) -> report.Timeline:
    """Four releases in two modes: drift, a change over time, an import, a flake, old results."""
    runs = StoredRuns(tmp_path, toml=MODES_TOML)
    recorded = StoredRuns(tmp_path, names=())
    for environment in ("torch-1.13.1", "torch-2.5.1"):
        run = recorded.night(1)
        recorded.say(run, environment, FAILS)
        recorded.accept(run)
    first = runs.night(0)
    runs.say(first, "torch-2.5.1", DRIFTED)
    runs.say(first, "torch-2.15.0", FAILS)
    runs.say(first, "torch-2.15.0", FAILS, CRASHED, mode="compile")
    elsewhere = runs.night(5, imported=True)
    runs.say(elsewhere, "torch-2.15.0", FAILS, machine="Linux aarch64")
    for number in (18, 19):
        later = runs.night(number)
        runs.say(later, "torch-2.15.0", DRIFTED)
        runs.say(later, "torch-2.17.0.dev20261119", PASSED)
    runs.say(later, "torch-2.5.1", HOSTILE, mode="compile")
    runs.say(later, "torch-2.5.1", PASSED, mode="compile", repeats=[1])
    return trace_case(runs.project, runs.store, "torch/one", Filters())


def screen_of(view: report.Timeline, width: int = 80, *, verbose: bool = False) -> str:
    return screen(report.timeline_document(view), width, verbose=verbose)


@pytest.mark.parametrize("width", [80, 120])
def test_the_screen_is_as_in_the_gold_file(view: report.Timeline, gold: Gold, width: int) -> None:
    gold(f"history-{width}.txt", screen_of(view, width))


def test_a_long_message_is_whole_only_when_verbose(view: report.Timeline) -> None:
    said = (
        " ".join(screen_of(view, 300).split()),
        " ".join(screen_of(view, 300, verbose=True).split()),
    )
    assert "set_detect_anomaly(True)." in said[1]
    assert "[red]no markup[/]" in said[0]


def test_json_holds_everything(view: report.Timeline) -> None:
    document = json.loads(report.HISTORY.text(view))
    eager, compiled = document["tracks"]
    assert [period["environment"] for period in eager["periods"]] == [
        "torch-1.13.1",
        "torch-2.5.1",
        "torch-2.15.0",
        "torch-2.15.0",
        "torch-2.17.0.dev20261119",
    ]
    assert [period["source"] for period in eager["periods"]] == ["record", *["store"] * 4]
    assert eager["periods"][1]["recorded"] == {
        "verdict": "masked",
        "broken": ["A"],
        "fixed": ["passes"],
    }
    assert document["failures"]["A"]["message"] == LONG
    assert {tuple(period["broken"]) for period in compiled["periods"]} >= {("A",)}
    assert [run["imported"] for run in document["runs"]].count(True) == 1
    assert {word for one in document["failures"].values() for word in one["scripts"]} == {
        "broken.py",
        "fixed.py",
    }
    kept = load_schema("history")
    kept.validate(document)
    document["tracks"][0]["periods"][0]["surprise"] = 1
    assert not kept.is_valid(document)


START = datetime(2026, 11, 1, tzinfo=timezone.utc)


def runs(*numbers: int, imported: tuple[int, ...] = (), machine: str = "") -> list[RunRef]:
    return [
        RunRef(number=n, started=START, imported=n in imported, machine=machine) for n in numbers
    ]


def failure(
    message: str = "",
    *,
    outcome: Outcome = Outcome.RAISED,
    kind: str = "",
    at: str = "",
    status: str = "",
) -> Behaviour:
    return Behaviour(outcome=outcome, message=message, type=kind, at=at, status=status)


@pytest.mark.parametrize(
    ("numbers", "imported", "text"),
    [
        ((), (), ""),
        ((3,), (), "3"),
        ((1, 2, 3, 5, 7, 8), (), "1-3 5 7-8"),
        ((3, 1, 2, 2), (), "1-3"),
        ((1, 2, 3), (2,), "1 2* 3"),
        ((1, 2, 3), (2, 3), "1 2-3*"),
    ],
)
def test_runs_that_follow_each_other_are_a_range(
    numbers: tuple[int, ...], imported: tuple[int, ...], text: str
) -> None:
    assert report.name_runs(runs(*numbers, imported=imported)) == text


def test_machines_are_named_with_their_runs() -> None:
    seen = [*runs(1, 2, machine="x86\x1b"), *runs(3, imported=(3,), machine="arm"), *runs(4)]
    assert list(report.group_machines(seen)) == [
        ("measured here", "run 4"),
        ("measured here, x86\\x1b", "runs 1-2"),
        ("imported (*), arm", "run 3"),
    ]


@pytest.mark.parametrize(
    ("one", "text"),
    [
        (failure(kind="E", at="f(x)"), "broken.py raised E at `f(x)`"),
        (failure(outcome=Outcome.CRASHED, status="SIGSEGV"), "broken.py crashed (SIGSEGV)"),
        (failure(outcome=Outcome.EXITED, status="exit 3"), "broken.py exited (exit 3)"),
        (failure(outcome=Outcome.TIMED_OUT), "broken.py timed out"),
        (failure(outcome=Outcome.PASSED), "broken.py passed, with a warning"),
    ],
)
def test_every_end_has_its_words(one: Behaviour, text: str) -> None:
    assert report.describe_failure(one, ["broken.py"]) == text


def test_the_most_similar_earlier_failure_is_found() -> None:
    two, three = failure("the size must be 2"), failure("the size must be 3")
    cuda = failure("the size of a cuda tensor must be 2")
    assert report.most_alike([two], three) == two
    assert report.most_alike([cuda, two], failure("the size of a cuda tensor must be 3")) == cuda
    assert report.most_alike([two, three], failure("the size must be 4")) == three
    assert report.most_alike([two], failure("out of memory")) is None
    assert report.most_alike([failure("")], three) is None
    assert report.most_alike([], two) is None
    assert report.most_alike([failure("a " * 5000)], failure("a " * 5000)) is None


def test_what_is_not_known_is_a_question_mark() -> None:
    assert report.name_label(()) == "?"
    assert report.name_label(("passes", "A")) == "passes/A"


def test_changes_of_one_release_over_time_are_told() -> None:
    timeline = full_page().timeline
    assert timeline is not None
    assert report.changes_over_time(timeline) == [
        "2.2.2, eager, cpu: broken.py changed from A to B on 2026-11-03 (run 2)"
    ]


def test_what_the_record_says_otherwise_is_told() -> None:
    (mode, measured), (_, recorded) = (
        seen("2.0.0", failing()),
        seen("2.0.0", failing("old"), recorded=True),
    )
    timeline = make_page((mode, measured + recorded)).timeline
    assert timeline is not None
    assert report.changes_over_time(timeline) == [
        "2.0.0, eager, cpu: the record has reproduces, broken B, fixed passes"
    ]


def test_only_what_failed_on_an_earlier_release_has_healed(tmp_path: Path) -> None:
    runs = StoredRuns(tmp_path)
    night = runs.night(1)
    for release, broken in (("2.0.1", PASSED), ("2.5.1", FAILS), ("2.15.0", PASSED)):
        runs.say(night, f"torch-{release}", broken)
    timeline = trace_case(runs.project, runs.store, "torch/one", Filters())
    shown = screen(report.timeline_document(timeline))
    assert re.findall(r"2\.\d+\.\d +(\w+)", shown) == ["passes", "masked", "healed"]


def test_a_release_on_which_a_failure_falls_silent_has_a_sign() -> None:
    unnoticed = Behaviour(outcome=Outcome.RAISED, type="AssertionError", at="assert total == 3")
    page = make_page(seen("2.5.1", failing()), seen("2.15.0", unnoticed))
    assert page.timeline is not None
    shown = screen(report.timeline_document(page.timeline))
    assert re.search(r"▼ +2\.15\.0 +silent now +B ", shown)
    assert "▼ silence instead of an error or a crash" in shown
