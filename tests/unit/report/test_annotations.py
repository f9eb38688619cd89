"""Annotations are commands that GitHub's runner reads back to the letter, and never too many."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest
from hostile_runs import changed_view, hostile_text, hostile_view, huge_view
from hypothesis import given
from hypothesis import strategies as st

from errata.commands.run.annotations import SHOWN, annotations_text, escape_data, escape_property
from errata.commands.run.view import RunView, build_view
from errata.compare.judge import Status
from errata.model.verdict import Verdict
from errata.text.printable import visible, visible_lines


@dataclass(frozen=True, kw_only=True)
class Command:
    """What the runner understands of a line."""

    kind: str
    properties: dict[str, str]
    message: str


def unescape_data(text: str) -> str:
    """Read a message as the runner does: the percent sign last."""
    return text.replace("%0D", "\r").replace("%0A", "\n").replace("%25", "%")


def unescape_property(text: str) -> str:
    """Read a property as the runner does."""
    for escaped, plain in (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")):
        text = text.replace(escaped, plain)
    return text


def read(line: str) -> Command:
    """Read one line of a job's output as the runner does."""
    assert line.startswith("::")
    info, _, data = line[2:].partition("::")
    kind, _, rest = info.partition(" ")
    pairs = [part.split("=", 1) for part in rest.split(",") if part.strip()]
    return Command(
        kind=kind,
        properties={name.strip(): unescape_property(value) for name, value in pairs},
        message=unescape_data(data),
    )


def commands(view: RunView) -> list[Command]:
    text = annotations_text(view)
    assert not text or text.endswith("\n")
    return [read(line) for line in re.split(r"\r\n|\r|\n", text.rstrip("\n")) if line]


def of_kind(view: RunView, kind: str) -> list[Command]:
    return [command for command in commands(view) if command.kind == kind]


@given(text=st.one_of(hostile_text, st.text()))
def test_any_text_survives_the_way_through_a_message(text: str) -> None:
    escaped = escape_data(text)
    assert not {"\n", "\r"} & set(escaped)
    assert unescape_data(escaped) == text


@given(text=st.one_of(hostile_text, st.text()))
def test_any_text_survives_the_way_through_a_property(text: str) -> None:
    escaped = escape_property(text)
    assert not {"\n", "\r", ":", ","} & set(escaped)
    assert unescape_property(escaped) == text


@given(text=hostile_text)
def test_hostile_text_gives_no_command_of_its_own(text: str) -> None:
    view, plain = hostile_view(text), hostile_view("plain")
    shape = [(one.kind, sorted(one.properties)) for one in commands(plain)]
    assert [(one.kind, sorted(one.properties)) for one in commands(view)] == shape
    for one in commands(view):
        assert one.message == visible_lines(one.message)
        assert one.kind in ("error", "warning", "notice")
    files = {one.properties.get("file") for one in commands(view)}
    assert files == {None, visible(f"cases/{text}/broken.py")}


def test_the_annotations_are_as_in_the_gold_file(
    view: RunView, gold: Callable[[str, str], None]
) -> None:
    gold("annotations.txt", annotations_text(view))


def test_a_change_is_an_error_at_its_place(view: RunView) -> None:
    [found] = [
        one
        for one in of_kind(view, "error")
        if one.properties["title"] == "drifted: torch/vmap-inplace-unbatched"
    ]
    assert found.properties["file"] == "cases/torch/vmap-inplace-unbatched/broken.py"
    assert found.properties["line"] == "4"
    assert "documented: reproduces, now: drifted" in found.message
    assert "\nmessage: vmap: inplace arithmetic" in found.message
    assert "torch/vmap-inplace-unbatched@torch-2.13.0:eager:cpu\n" in found.message
    assert found.message.splitlines()[-1].startswith("again: errata run ")


def test_what_could_not_be_asked_is_a_warning_without_a_place(view: RunView) -> None:
    warnings = of_kind(view, "warning")
    assert len(warnings) == len(view.infra)
    assert all("file" not in one.properties for one in warnings)
    assert any("No solution found" in one.message for one in warnings)


def test_what_is_not_recorded_is_a_notice_for_each_case(view: RunView) -> None:
    new = {
        trial.finding.judgement.trial.case.id
        for trial in view.trials
        if trial.finding.status is Status.NEW
    }
    notices = of_kind(view, "notice")
    assert {one.properties["title"] for one in notices} == {f"new: {case}" for case in new}
    assert all(one.properties["file"].endswith("case.toml") for one in notices)


def test_nothing_is_said_where_all_is_as_expected(view: RunView) -> None:
    quiet = [t.finding for t in view.trials if t.finding.status is Status.AS_EXPECTED]
    assert annotations_text(build_view(quiet, view.facts)) == ""


def test_an_interruption_is_a_warning(view: RunView) -> None:
    facts = replace(view.facts, interrupted=True, unfinished=7)
    first = of_kind(replace(view, facts=facts), "warning")[0]
    assert first.properties["title"] == "interrupted"
    assert first.message == "7 trials unfinished"


def test_the_worst_comes_first(view: RunView) -> None:
    worst = [change for change in view.changes if change.verdict is Verdict.FIX_FAILS]
    assert worst
    assert of_kind(view, "error")[0].properties["title"].startswith("fix-fails")


def test_changes_of_one_case_are_told_together_where_there_are_too_many() -> None:
    view = changed_view(6, "other words")
    many = [
        replace(change, changes=(f"way {number}",)) for change in view.changes for number in (1, 2)
    ]
    errors = of_kind(replace(view, changes=tuple(many)), "error")
    assert len(errors) == 6
    for one in errors:
        assert "way 1" in one.message
        assert "way 2" in one.message


@pytest.mark.parametrize("cases", [SHOWN, SHOWN + 1, 1_000])
def test_no_more_are_written_than_github_shows_and_the_rest_is_counted(cases: int) -> None:
    view = huge_view(cases)
    errors = of_kind(view, "error")
    assert len(errors) == SHOWN
    last = errors[-1]
    if cases == SHOWN:
        assert "more" not in last.properties["title"]
        return
    left = cases - SHOWN + 1
    assert last.properties["title"] == f"{left:,} more: GitHub shows 10 of a kind"
    assert last.message.endswith("every change: errata report 12")
    assert len(annotations_text(view)) < 60_000
