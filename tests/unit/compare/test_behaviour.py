"""What two releases are compared by, and when a release counts as one of two ends."""

from __future__ import annotations

from dataclasses import replace

import pytest
from bisections import NEW, OLD
from bisections import raised as failure
from findings import make_case, make_finding, make_raised

from errata.compare.behaviour import (
    DOCUMENTED,
    RECORDED,
    Behaviour,
    Row,
    changed_parts,
    compare_behaviours,
    describe_change,
    describe_unlike,
    finding_rows,
    name_behaviour,
    observe_behaviour,
    shorten_behaviour,
    side_of,
)
from errata.model.bisection import Side
from errata.model.case import Expectation, Script
from errata.model.outcome import Frame, Outcome, ScriptResult, Signature, WarningSeen
from errata.text.differences import marked

PASSES = Behaviour(outcome=Outcome.PASSED)
SEGV = Behaviour(outcome=Outcome.CRASHED, status="SIGSEGV")
ABRT = Behaviour(outcome=Outcome.CRASHED, status="SIGABRT")
CRASHED = ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV")
EXITED = ScriptResult(outcome=Outcome.EXITED, exit_code=3)
TIMED_OUT = ScriptResult(outcome=Outcome.TIMED_OUT, detail="after 60 s")
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
    assert observe_behaviour(CRASHED).status == "SIGSEGV"
    assert observe_behaviour(EXITED).status == "exit 3"
    assert observe_behaviour(ScriptResult(outcome=Outcome.RAISED, exit_code=1)).status == ""


def test_a_documented_warning_is_a_failure_though_the_script_passes() -> None:
    warned = observe_behaviour(ScriptResult(outcome=Outcome.PASSED), warnings=("old",))
    assert not warned.passes
    assert warned != PASSES
    assert PASSES.passes


@pytest.mark.parametrize(
    ("good", "bad", "seen", "side"),
    [
        (raised("a"), raised("b"), raised("a"), "good"),
        (raised("a"), raised("b"), raised("b"), "bad"),
        (raised("a"), raised("b"), raised("c"), "neither"),
        (raised("a"), raised("b"), PASSES, "neither"),
        # Only one end fails: any documented failure is that end's.
        (PASSES, raised("b", 0), raised("c", 1), "bad"),
        (raised("a", 0), PASSES, raised("c", 1), "good"),
        (PASSES, raised("b", 0), raised("c"), "neither"),
        (PASSES, raised("b"), raised("c", 1), "neither"),
        # Both fail, each as documented for itself: in other words counts too.
        (raised("a", 0), raised("b", 1), raised("c", 0), "good"),
        (raised("a", 0), raised("b", 1), raised("c", 1), "bad"),
        (raised("a", 0), raised("b", 1), raised("c", 0, 1), "neither"),
        (raised("a", 0), raised("b", 1), raised("c"), "neither"),
        # Documented as one and the same: then only the very words tell them apart.
        (raised("a", 0), raised("b", 0), raised("c", 0), "neither"),
        (PASSES, PASSES, raised("c", 0), "neither"),
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


# Both sides of a trial ----------------------------------------------------------------------------


EXPECT = Expectation(
    outcome=Outcome.RAISED, type="RuntimeError", message="size … is wrong", at="y = …"
)


def rows(
    now: ScriptResult,
    *fixed: ScriptResult,
    expected: Expectation | None = EXPECT,
    recorded: ScriptResult | None = None,
) -> dict[str, Row]:
    case = make_case("torch/x", expectations=[expected] if expected else [])
    record = None if recorded is None else [recorded]
    finding = make_finding(case, "2.0.1", now, *fixed, expected=expected, recorded=record)
    return {row.name: row for row in finding_rows(finding)}


def _before(row: Row) -> list[tuple[str, str]]:
    return [(said.source, marked(said.pieces, ("", ""))) for said in row.before]


def _now(row: Row) -> str:
    return marked(row.now, ("{+", "+}"))


def test_a_match_of_the_pattern_is_no_difference() -> None:
    found = rows(make_raised("size 3 is wrong", at="y = f(x)"))
    assert not any(row.differs for row in found.values())
    assert _before(found["message"]) == [(DOCUMENTED, "size … is wrong")]


def test_a_qualified_type_matches_its_bare_name() -> None:
    found = rows(make_raised("size 3 is wrong", kind="torch.errors.RuntimeError", at="y = 1"))
    assert not found["type"].differs


def test_the_record_stands_for_the_documentation_that_it_fits() -> None:
    found = rows(
        make_raised("size 3 was wrong", at="y = 1"),
        recorded=make_raised("size 3 is wrong", at="y = 1"),
    )
    assert _before(found["message"]) == [(RECORDED, "size 3 is wrong")]
    assert _now(found["message"]) == "size 3 {+was+} wrong"


def test_both_are_said_where_case_and_record_disagree() -> None:
    found = rows(make_raised("now", at="y = 1"), recorded=make_raised("then", at="y = 1"))
    assert _before(found["message"]) == [(DOCUMENTED, "size … is wrong"), (RECORDED, "then")]


def test_a_record_like_now_leaves_the_documentation_alone() -> None:
    now = make_raised("now", at="y = 1")
    found = rows(now, recorded=now)
    assert _before(found["message"]) == [(DOCUMENTED, "size … is wrong")]
    assert found["message"].differs


def test_a_healed_script_says_nothing_where_an_error_was() -> None:
    found = rows(ScriptResult(outcome=Outcome.PASSED))
    assert found["broken.py"].differs
    assert _now(found["broken.py"]) == "{+passed+}"
    assert found["type"].now == ()
    assert found["type"].differs


def test_an_error_where_a_pass_is_documented_differs() -> None:
    found = rows(make_raised("boom"), expected=Expectation(outcome=Outcome.PASSED))
    assert found["type"].differs
    assert _before(found["type"]) == [(DOCUMENTED, "")]


def test_a_fix_that_fails_shows_its_error() -> None:
    found = rows(make_raised("size 3 is wrong", at="y = 1"), make_raised("no", kind="IndexError"))
    assert _now(found["fixed.py"]) == "{+raised+}"
    assert _now(found["fixed type"]) == "{+IndexError+}"
    assert not found["message"].differs


def test_nothing_documented_leaves_the_left_side_empty() -> None:
    found = rows(make_raised("boom"), expected=None)
    assert found["message"].before == ()
    assert not found["message"].differs


@pytest.mark.parametrize(
    ("expected", "result", "differs"),
    [
        (Expectation(outcome=Outcome.CRASHED), CRASHED, False),
        (Expectation(outcome=Outcome.CRASHED, signal="SIGABRT"), CRASHED, True),
        (Expectation(outcome=Outcome.EXITED, exit_code=3), EXITED, False),
        (Expectation(outcome=Outcome.EXITED, exit_code=4), EXITED, True),
        (Expectation(outcome=Outcome.TIMED_OUT), TIMED_OUT, False),
    ],
)
def test_signals_and_exit_codes_belong_to_the_outcome(
    expected: Expectation, result: ScriptResult, differs: bool
) -> None:
    assert rows(result, expected=expected)["broken.py"].differs is differs


def test_native_frames_are_found_inside_longer_names() -> None:
    expected = Expectation(outcome=Outcome.RAISED, native=("GenerateKwParams",))
    seen = make_raised("x", native=["ms::GenerateKwParams (func_graph.cc)"])
    other = make_raised("x", native=["ms::Other (func_graph.cc)"])
    assert not rows(seen, expected=expected)["native"].differs
    assert rows(other, expected=expected)["native"].differs


@pytest.mark.parametrize(("message", "differs"), [("old call", False), ("other", True)])
def test_a_documented_warning_is_compared_with_those_seen(message: str, differs: bool) -> None:
    result = ScriptResult(
        outcome=Outcome.PASSED,
        warnings=(
            WarningSeen(category="UserWarning", message="unrelated"),
            WarningSeen(category="UserWarning", message=message),
        ),
    )
    expected = Expectation(outcome=Outcome.PASSED, warning="old …")
    assert rows(result, expected=expected)["warning"].differs is differs


def test_every_text_is_safe_to_show() -> None:
    found = rows(make_raised("a\x1b[31m\x00", at="y =\n\x07"))
    assert _now(found["message"]).endswith(r"a\x1b[31m\x00+}")
    assert _now(found["at"]) == r"y = \x07"
