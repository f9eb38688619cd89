"""What two releases are compared by, and when a release counts as one of two ends."""

from __future__ import annotations

from dataclasses import replace

import pytest
from bisections import NEW, OLD
from bisections import raised as failure

from errata.compare.behaviour import (
    Behaviour,
    changed_parts,
    compare_behaviours,
    describe_change,
    describe_unlike,
    name_behaviour,
    observe_behaviour,
    shorten_behaviour,
    side_of,
)
from errata.model.bisection import Side
from errata.model.case import Script
from errata.model.outcome import Frame, Outcome, ScriptResult, Signature, WarningSeen

PASSES = Behaviour(outcome=Outcome.PASSED)
SEGV = Behaviour(outcome=Outcome.CRASHED, status="SIGSEGV")
ABRT = Behaviour(outcome=Outcome.CRASHED, status="SIGABRT")
HANGS = Behaviour(outcome=Outcome.TIMED_OUT)
UNNOTICED = Behaviour(outcome=Outcome.RAISED, type="AssertionError", at="assert total == 3")
WARNS = Behaviour(outcome=Outcome.PASSED, warnings=("old name",))


def raised(message: str, *documented: int) -> Behaviour:
    return Behaviour(
        outcome=Outcome.RAISED,
        type="RuntimeError",
        message=message,
        at="x()",
        documented=frozenset(documented),
    )


def result(*, native: tuple[str, ...] = (), line: int = 1, wall_s: float = 1.0) -> ScriptResult:
    return ScriptResult(
        outcome=Outcome.RAISED,
        signature=Signature(
            type="RuntimeError",
            message="m",
            at="x()",
            native=native,
            frames=(Frame(file="broken.py", line=line, function="f"),),
        ),
        wall_s=wall_s,
        warnings=(WarningSeen(category="UserWarning", message=f"w{line}"),),
    )


def test_type_message_and_statement_are_what_counts() -> None:
    behaviour = observe_behaviour(result())
    assert behaviour == Behaviour(
        outcome=Outcome.RAISED, type="RuntimeError", message="m", at="x()"
    )


def test_native_frames_lines_times_and_other_warnings_do_not_count() -> None:
    first = observe_behaviour(result())
    assert first == observe_behaviour(result(native=("f (f.cc)",), line=2, wall_s=9.0))


def test_a_signal_or_exit_code_counts_where_there_is_no_exception() -> None:
    crashed = ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV")
    exited = ScriptResult(outcome=Outcome.EXITED, exit_code=3)
    assert observe_behaviour(crashed).status == "SIGSEGV"
    assert observe_behaviour(exited).status == "exit 3"
    assert observe_behaviour(ScriptResult(outcome=Outcome.RAISED, exit_code=1)).status == ""


def test_a_documented_warning_is_a_failure_though_the_script_passes() -> None:
    warned = observe_behaviour(ScriptResult(outcome=Outcome.PASSED), warnings=("old",))
    assert not warned.passes
    assert warned != PASSES
    assert PASSES.passes


@pytest.mark.parametrize(
    ("good", "bad", "seen", "side"),
    [
        (raised("a"), raised("b"), raised("a"), Side.GOOD),
        (raised("a"), raised("b"), raised("b"), Side.BAD),
        (raised("a"), raised("b"), raised("c"), Side.NEITHER),
        (raised("a"), raised("b"), PASSES, Side.NEITHER),
        # Only one end fails: any documented failure is that end's.
        (PASSES, raised("b", 0), raised("c", 1), Side.BAD),
        (raised("a", 0), PASSES, raised("c", 1), Side.GOOD),
        (PASSES, raised("b", 0), raised("c"), Side.NEITHER),
        (PASSES, raised("b"), raised("c", 1), Side.NEITHER),
        # Both fail, each as documented for itself: in other words counts too.
        (raised("a", 0), raised("b", 1), raised("c", 0), Side.GOOD),
        (raised("a", 0), raised("b", 1), raised("c", 1), Side.BAD),
        (raised("a", 0), raised("b", 1), raised("c", 0, 1), Side.NEITHER),
        (raised("a", 0), raised("b", 1), raised("c"), Side.NEITHER),
        # Documented as one and the same: then only the very words tell them apart.
        (raised("a", 0), raised("b", 0), raised("c", 0), Side.NEITHER),
        (PASSES, PASSES, raised("c", 0), Side.NEITHER),
    ],
)
def test_a_release_counts_as_the_end_that_it_behaves_like(
    good: Behaviour, bad: Behaviour, seen: Behaviour, side: Side
) -> None:
    assert side_of(good, bad, seen) is side


def test_the_successor_of_a_type_is_no_change() -> None:
    before = raised("CUDA error: invalid device ordinal")
    after = replace(before, type="torch.AcceleratorError")
    assert before == after
    assert changed_parts(before, after) == ()
    assert name_behaviour(after).startswith("raised torch.AcceleratorError: CUDA error")
    assert changed_parts(before, replace(after, type="ValueError")) == ("type",)


def test_the_parts_that_differ_are_named() -> None:
    assert changed_parts(raised("a"), raised("b")) == ("message",)
    assert changed_parts(raised("a", 0), raised("a", 1)) == ()
    assert changed_parts(PASSES, raised("a")) == ("outcome", "type", "message", "at")


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        (OLD, NEW, "the message changed"),
        (failure("m"), failure("m", kind="ValueError"), "the type changed"),
        (failure("m"), failure("n", kind="ValueError"), "the type and the message changed"),
        (PASSES, failure("m"), "it begins to fail (raised RuntimeError)"),
        (failure("m"), PASSES, "it no longer fails (raised RuntimeError before)"),
        (PASSES, SEGV, "it begins to fail (crashed SIGSEGV)"),
        (SEGV, ABRT, "the signal changed"),
        (SEGV, failure("m"), "refused now: it crashed SIGSEGV before and raised RuntimeError now"),
        (HANGS, failure("m"), "refused now: it timed out before and raised RuntimeError now"),
        (SEGV, HANGS, "it crashed SIGSEGV before and timed out now"),
        (
            failure("m"),
            UNNOTICED,
            "silent now: it raised RuntimeError before and failed silently now",
        ),
        (
            Behaviour(outcome=Outcome.EXITED, status="exit 1"),
            Behaviour(outcome=Outcome.EXITED, status="exit 2"),
            "the exit code changed",
        ),
        (PASSES, WARNS, "it begins to fail (a documented warning)"),
        (WARNS, PASSES, "it no longer fails (a documented warning before)"),
        (WARNS, replace(WARNS, warnings=("new name",)), "the documented warning changed"),
    ],
)
def test_what_changed_is_said_in_words(before: Behaviour, after: Behaviour, words: str) -> None:
    assert describe_change(before, after) == words


@pytest.mark.parametrize(
    ("behaviour", "words"),
    [
        (PASSES, "passed"),
        (failure("m"), "raised RuntimeError: m"),
        (failure(""), "raised RuntimeError"),
        (SEGV, "crashed (SIGSEGV)"),
        (HANGS, "timed out"),
        (Behaviour(outcome=Outcome.OUT_OF_MEMORY), "ran out of memory"),
        (WARNS, "passed with the documented warning: old name"),
    ],
)
def test_a_behaviour_is_named(behaviour: Behaviour, words: str) -> None:
    assert name_behaviour(behaviour) == words


def test_both_sides_of_a_change_are_compared_word_by_word() -> None:
    rows = {row.name: row for row in compare_behaviours("2.5.1", OLD, NEW, Script.BROKEN)}
    assert list(rows) == ["broken.py", "type", "message", "at"]
    assert [name for name, row in rows.items() if row.differs] == ["message"]
    differing = [piece.text for piece in rows["message"].now if piece.differs]
    assert differing == ["Relu,", "torch.autograd.set_detect_anomaly(True, check_nan=False)."]


def test_only_behaviours_of_one_outcome_are_said_to_differ_in_something() -> None:
    assert describe_unlike("2.0.1", OLD, NEW) == "unlike 2.0.1 in the message"
    assert describe_unlike("2.0.1", OLD, PASSES) == ""


@pytest.mark.parametrize(
    ("behaviour", "words"),
    [
        (PASSES, "passes"),
        (failure("m"), "RuntimeError: m"),
        (failure("m" * 40), f"RuntimeError: {'m' * 16} … [+24 characters]"),
        (failure("\x1b"), "RuntimeError: \\x1b"),
        (SEGV, "crashed SIGSEGV"),
        (HANGS, "timed-out"),
        (WARNS, "warning: old name"),
    ],
)
def test_a_behaviour_is_shortened_to_a_line(behaviour: Behaviour, words: str) -> None:
    assert shorten_behaviour(behaviour, 30) == words
