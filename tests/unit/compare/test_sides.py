"""What was known stands beside what happened, and only true differences are marked."""

from __future__ import annotations

import pytest
from findings import make_case, make_finding, make_raised

from errata.compare.sides import DOCUMENTED, RECORDED, Row, finding_rows
from errata.model.case import Expectation
from errata.model.outcome import Outcome, ScriptResult, WarningSeen
from errata.text.differences import marked

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
        (
            Expectation(outcome=Outcome.CRASHED),
            ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV"),
            False,
        ),
        (
            Expectation(outcome=Outcome.CRASHED, signal="SIGABRT"),
            ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV"),
            True,
        ),
        (
            Expectation(outcome=Outcome.EXITED, exit_code=3),
            ScriptResult(outcome=Outcome.EXITED, exit_code=3),
            False,
        ),
        (
            Expectation(outcome=Outcome.EXITED, exit_code=3),
            ScriptResult(outcome=Outcome.EXITED, exit_code=4),
            True,
        ),
        (
            Expectation(outcome=Outcome.TIMED_OUT),
            ScriptResult(outcome=Outcome.TIMED_OUT, detail="after 60 s"),
            False,
        ),
    ],
)
def test_signals_and_exit_codes_belong_to_the_outcome(
    expected: Expectation,
    result: ScriptResult,
    differs: bool,
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
