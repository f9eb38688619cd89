"""What two releases are compared by, and when a release counts as one of two ends."""

from __future__ import annotations

import pytest

from errata.model.behaviour import Behaviour, changed_parts, observe_behaviour, side_of
from errata.model.bisection import Side
from errata.model.outcome import Outcome, ScriptResult, WarningSeen
from errata.model.signature import Frame, Signature

PASSES = Behaviour(outcome=Outcome.PASSED)


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


def test_the_parts_that_differ_are_named() -> None:
    assert changed_parts(raised("a"), raised("b")) == ("message",)
    assert changed_parts(raised("a", 0), raised("a", 1)) == ()
    assert changed_parts(PASSES, raised("a")) == ("outcome", "type", "message", "at")
