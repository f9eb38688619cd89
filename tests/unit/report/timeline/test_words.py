"""Runs, machines and failures are named in few words."""

from __future__ import annotations

from datetime import datetime, timezone

import pytest

from errata.compare.behaviour import Behaviour
from errata.compare.timeline import RunRef
from errata.model.outcome import Outcome
from errata.report.timeline.words import (
    describe_failure,
    group_machines,
    most_alike,
    name_label,
    name_runs,
)

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
    assert name_runs(runs(*numbers, imported=imported)) == text


def test_machines_are_named_with_their_runs() -> None:
    seen = [*runs(1, 2, machine="x86\x1b"), *runs(3, imported=(3,), machine="arm"), *runs(4)]
    assert list(group_machines(seen)) == [
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
    assert describe_failure(one, ["broken.py"]) == text


def test_the_most_similar_earlier_failure_is_found() -> None:
    two, three = failure("the size must be 2"), failure("the size must be 3")
    cuda = failure("the size of a cuda tensor must be 2")
    assert most_alike([two], three) == two
    assert most_alike([cuda, two], failure("the size of a cuda tensor must be 3")) == cuda
    assert most_alike([two, three], failure("the size must be 4")) == three
    assert most_alike([two], failure("out of memory")) is None
    assert most_alike([failure("")], three) is None
    assert most_alike([], two) is None
    assert most_alike([failure("a " * 5000)], failure("a " * 5000)) is None


def test_what_is_not_known_is_a_question_mark() -> None:
    assert name_label(()) == "?"
    assert name_label(("passes", "A")) == "passes/A"
