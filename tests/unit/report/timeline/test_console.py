"""The screen of `errata history`: what happened release by release, on every kind of terminal."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from factories import PASSED, REPOSITORY, make_raised
from jsonschema import Draft202012Validator
from rich.cells import cell_len
from rich.console import Console
from stored_runs import MODES_TOML, StoredRuns

from errata.compare.timeline import Timeline
from errata.model.outcome import Outcome, ScriptResult
from errata.model.verdict import Verdict
from errata.queries.history import Filters, trace_case
from errata.report.timeline.as_json import FORMAT_VERSION, timeline_json
from errata.report.timeline.console import render_timeline

Gold = Callable[[str, str], None]

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
SCHEMA = json.loads(
    (REPOSITORY / "docs" / "schema" / "history.schema.json").read_text(encoding="utf-8")
)


@pytest.fixture
def view(tmp_path: Path) -> Timeline:
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


def screen(view: Timeline, width: int, *, verbose: bool = False) -> str:
    out = io.StringIO()
    render_timeline(view, Console(file=out, width=width, color_system=None), verbose=verbose)
    return out.getvalue()


@pytest.mark.parametrize("width", [80, 120])
def test_the_screen_is_as_in_the_gold_file(view: Timeline, gold: Gold, width: int) -> None:
    gold(f"history-{width}.txt", screen(view, width))


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_every_encoding_can_hold_the_screen(view: Timeline, encoding: str) -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding=encoding, errors="strict", newline="\n")
    render_timeline(view, Console(file=stream, width=100, color_system=None))
    stream.flush()
    assert "changed on 2026-11-19" in raw.getvalue().decode(encoding)


@pytest.mark.parametrize("width", [80, 100, 120, 200])
def test_no_line_is_too_long(view: Timeline, width: int) -> None:
    assert max(map(cell_len, screen(view, width).splitlines())) <= width


def test_nothing_that_a_script_printed_is_obeyed(view: Timeline) -> None:
    said = screen(view, 120)
    assert "[red]no markup[/]" in said
    assert not {"\x1b", "\x07", "\u202e"} & set(said)


def test_json_holds_everything(view: Timeline) -> None:
    document = json.loads(timeline_json(view))
    assert (document["errata"], document["schema"]) == ("history", FORMAT_VERSION)
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


def test_the_schema_is_of_this_version_and_has_the_closed_lists() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["properties"]["schema"]["const"] == FORMAT_VERSION
    assert SCHEMA["$defs"]["verdict"]["enum"] == [str(verdict) for verdict in Verdict]
    assert SCHEMA["$defs"]["outcome"]["enum"] == [str(outcome) for outcome in Outcome]


def test_the_json_keeps_to_its_schema(view: Timeline) -> None:
    document = json.loads(timeline_json(view))
    Draft202012Validator(SCHEMA).validate(document)
    document["tracks"][0]["periods"][0]["surprise"] = 1
    assert not Draft202012Validator(SCHEMA).is_valid(document)
