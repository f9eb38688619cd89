"""Runs, machines and failures are named in few words."""

from __future__ import annotations

from datetime import datetime, timezone

import pytest

from errata.model.behaviour import Behaviour
from errata.model.outcome import Outcome
from errata.report.timeline.view import Letter, RunRef
from errata.report.timeline.words import (
    describe_letter,
    group_machines,
    likest,
    name_runs,
    name_state,
)

START = datetime(2026, 11, 1, tzinfo=timezone.utc)


def runs(*numbers: int, imported: tuple[int, ...] = (), machine: str = "") -> list[RunRef]:
    return [
        RunRef(number=n, started=START, imported=n in imported, machine=machine) for n in numbers
    ]


def letter(
    message: str = "",
    *,
    outcome: Outcome = Outcome.RAISED,
    kind: str = "",
    at: str = "",
    status: str = "",
) -> Letter:
    behaviour = Behaviour(outcome=outcome, message=message, type=kind, at=at, status=status)
    return Letter(name="A", behaviour=behaviour, scripts=("broken.py",))


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
        (letter(kind="E", at="f(x)"), "broken.py raised E at `f(x)`"),
        (letter(outcome=Outcome.CRASHED, status="SIGSEGV"), "broken.py crashed (SIGSEGV)"),
        (letter(outcome=Outcome.EXITED, status="exit 3"), "broken.py exited (exit 3)"),
        (letter(outcome=Outcome.TIMED_OUT), "broken.py timed out"),
        (letter(outcome=Outcome.PASSED), "broken.py passed, with a warning"),
    ],
)
def test_every_end_has_its_words(one: Letter, text: str) -> None:
    assert describe_letter(one) == text


def test_a_message_is_set_beside_the_likest_one_before() -> None:
    two, three = letter("the size must be 2"), letter("the size must be 3")
    cuda = letter("the size of a cuda tensor must be 2")
    assert likest([two], three) == two
    assert likest([cuda, two], letter("the size of a cuda tensor must be 3")) == cuda
    assert likest([two, three], letter("the size must be 4")) == three
    assert likest([two], letter("out of memory")) is None
    assert likest([letter("")], three) is None
    assert likest([], two) is None
    assert likest([letter("a " * 5000)], letter("a " * 5000)) is None


def test_what_is_not_known_is_a_question_mark() -> None:
    assert name_state(()) == "?"
    assert name_state(("passes", "A")) == "passes/A"
