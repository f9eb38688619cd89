from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.commands.reduce.criterion import (
    MOST_TRIES,
    Rate,
    Rates,
    Same,
    calls_framework,
    canonical_statement,
    differences,
    is_lower,
    is_own_assertion,
    keep_statement,
    make_criterion,
    tries_for,
    watch_crashes,
)
from errata.model.case import Expectation
from errata.model.outcome import Frame, Outcome, ScriptResult, Signature, WarningSeen

NAME = "fail.py"
OWN = Frame(file=NAME, line=3, function="<module>")
VMAP = Frame(file="torch/_functorch/vmap.py", line=9, function="vmap_impl")
INNER = Frame(file=NAME, line=2, function="inner")


def failure(
    message: str = "shapes [3] and [5, 3] do not fit",
    *,
    type_: str = "RuntimeError",
    at: str = "y = f(x)",
    frames: tuple[Frame, ...] = (OWN,),
    native: tuple[str, ...] = (),
) -> ScriptResult:
    signature = Signature(type=type_, message=message, at=at, frames=frames, native=native)
    return ScriptResult(outcome=Outcome.RAISED, signature=signature, exit_code=1)


@given(st.text(), st.sampled_from(get_args(Same)))
def test_any_message_meets_its_own_criterion(message: str, same: Same) -> None:
    result = failure(message)
    assert differences(make_criterion(result, NAME, same=same), result) == ()


@pytest.mark.parametrize(
    ("other", "differs"),
    [
        (failure(type_="ValueError"), ("type",)),
        (failure("shapes [3] and [6, 3] do not fit"), ("message",)),
        (failure("name 'x' is not defined"), ("message",)),
        (failure(at="g()"), ()),
        (failure(at=""), ("raised by the script",)),
        (failure(frames=(OWN, VMAP)), ("raised in",)),
        (failure(frames=(OWN, VMAP, INNER)), ("called through",)),
        (failure(native=("at::add (a.cpp)",)), ("native",)),
        (ScriptResult(outcome=Outcome.PASSED), ("outcome", "type")),
        (ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV"), ("outcome", "status", "type")),
    ],
)
def test_another_failure_is_told_apart(other: ScriptResult, differs: tuple[str, ...]) -> None:
    assert differences(make_criterion(failure(), NAME), other) == differs


def test_losing_the_framework_on_the_way_is_another_failure() -> None:
    criterion = make_criterion(failure(frames=(OWN, VMAP, INNER)), NAME)
    assert differences(criterion, failure(frames=(OWN, INNER))) == ("called through",)


@pytest.mark.parametrize(
    ("same", "message", "differs"),
    [
        ("wording", "shapes [0] and [1] do not fit", ()),
        ("wording", "shapes [0] or [1] do not fit", ("message",)),
        ("type", "something else", ()),
    ],
)
def test_less_may_be_kept_of_a_message(same: Same, message: str, differs: tuple[str, ...]) -> None:
    assert differences(make_criterion(failure(), NAME, same=same), failure(message)) == differs


def test_statement_compares_what_the_parser_reads() -> None:
    criterion = make_criterion(failure(at='f( "a" )'), NAME, same="statement")
    assert differences(criterion, failure(at="f('a')")) == ()
    assert differences(criterion, failure(at="f('b')")) == ("statement",)


def test_lines_and_files_of_the_script_shrink_away() -> None:
    criterion = make_criterion(
        failure('In File "fail.py", line 36, in f; fail.py:34~36, 8~40'), NAME
    )
    assert differences(criterion, failure('In File "fail.py", line 3, in f; fail.py:4, 1~9')) == ()


def test_a_pattern_given_or_documented_replaces_the_message() -> None:
    documented = Expectation(outcome=Outcome.RAISED, message="shapes [3] and … do not fit")
    given = make_criterion(failure(), NAME, pattern="shapes … do not fit")
    lent = make_criterion(failure(), NAME, expectation=documented)
    for criterion in (given, lent):
        assert differences(criterion, failure("shapes [3] and [0] do not fit")) == ()
        assert differences(criterion, failure("sizes 1 2 do not fit")) == ("message",)


def test_a_documented_warning_must_stay() -> None:
    documented = Expectation(outcome=Outcome.PASSED, warning="old …")
    seen = WarningSeen(category="FutureWarning", message="old and slow")
    result = ScriptResult(outcome=Outcome.PASSED, warnings=(seen,))
    criterion = make_criterion(result, NAME, expectation=documented)
    assert differences(criterion, result) == ()
    assert differences(criterion, replace(result, warnings=())) == ("warning",)


def test_a_crash_elsewhere_is_another_crash() -> None:
    def crash(place: str) -> ScriptResult:
        dump = f"Fatal Python error: x\n\nCurrent thread 0x1 (most recent call first):\n{place}\n"
        return ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV", stderr=dump)

    first = crash('  File "/a/site-packages/torch/x.py", line 5 in f')
    criterion = make_criterion(first, NAME)
    assert criterion.status == "SIGSEGV in f (torch/x.py)"
    assert differences(criterion, crash('  File "/b/site-packages/torch/x.py", line 7 in f')) == ()
    assert differences(criterion, crash('  File "fail.py", line 7 in f')) == ("status",)


def test_a_hang_that_waits_is_not_one_that_computes() -> None:
    busy = ScriptResult(outcome=Outcome.TIMED_OUT, wall_s=10.0, cpu_s=9.8)
    waiting = replace(busy, cpu_s=0.1)
    assert differences(make_criterion(busy, NAME), waiting) == ("status",)


def test_an_exit_keeps_code_and_last_words() -> None:
    result = ScriptResult(outcome=Outcome.EXITED, exit_code=3, stderr="noise\nno device\n")
    criterion = make_criterion(result, NAME)
    assert differences(criterion, replace(result, stderr="no device\n")) == ()
    assert differences(criterion, replace(result, stderr="no file\n")) == ("status",)
    assert differences(criterion, replace(result, exit_code=4)) == ("status",)


def test_only_an_assertion_of_the_script_itself_is_a_wrong_result() -> None:
    assert is_own_assertion(failure(type_="AssertionError"), NAME)
    assert not is_own_assertion(failure(type_="AssertionError", frames=(OWN, VMAP)), NAME)
    assert not is_own_assertion(failure(), NAME)


def test_a_kept_statement_is_that_of_the_result_given() -> None:
    criterion = keep_statement(make_criterion(failure(), NAME), failure(at="assert  x == 1"))
    assert differences(criterion, failure(at="assert x == 1")) == ()
    assert differences(criterion, failure(at="assert False")) == ("statement",)


@pytest.mark.parametrize("text", ["for x in y:", "@f\ndef g():", "x = (1,", "if a: b()"])
def test_headers_and_fragments_have_a_canonical_form(text: str) -> None:
    assert canonical_statement(text) == canonical_statement(text.replace(" ", "  "))


def test_crashes_are_watched_after_what_must_come_first() -> None:
    watched = watch_crashes('"""Doc."""\nfrom __future__ import annotations\nimport x\n')
    compile(watched, NAME, "exec")
    assert watched.index("faulthandler.enable()") < watched.index("import x")


@pytest.mark.parametrize(
    ("source", "calls"),
    [
        ("import torch\ntorch.ones(1)", True),
        ("import torch as t\nt.nn.functional.relu(1)", True),
        ("from torch.func import vmap\nvmap(f)", True),
        ("import torch\nassert False", False),
        ("import numpy\nnumpy.ones(1)", False),
    ],
)
def test_calls_of_the_framework_are_found(source: str, calls: bool) -> None:
    assert calls_framework(source, "torch") is calls


@st.composite
def rates(draw: st.DrawFn) -> Rate:
    runs = draw(st.integers(1, 30))
    return Rate(hits=draw(st.integers(0, runs)), runs=runs)


@pytest.mark.parametrize(
    ("after", "before", "lower"),
    [
        ((10, 10), (10, 10), False),
        ((9, 10), (10, 10), True),
        ((5, 10), (5, 10), False),
        ((4, 10), (6, 10), False),
        ((1, 10), (7, 10), True),
        ((0, 10), (5, 10), True),
        ((10, 10), (5, 10), False),
        ((0, 0), (5, 10), False),
        ((5, 10), (0, 0), False),
    ],
)
def test_a_rate_is_lower_beyond_chance(
    after: tuple[int, int], before: tuple[int, int], lower: bool
) -> None:
    first, second = (Rate(hits=hits, runs=runs) for hits, runs in (after, before))
    assert is_lower(first, second) is lower


@given(rates(), rates())
def test_two_rates_are_never_each_lower_than_the_other(a: Rate, b: Rate) -> None:
    assert not (is_lower(a, b) and is_lower(b, a))
    assert not is_lower(a, a)


@given(rates())
def test_a_candidate_is_tried_seldom_enough(rate: Rate) -> None:
    assert 1 <= tries_for(rate) <= MOST_TRIES


def test_a_certain_failure_is_tried_once_and_a_coin_several_times() -> None:
    assert tries_for(Rate(hits=10, runs=10)) == 1
    assert tries_for(Rate(hits=5, runs=10)) == 6


def test_a_failure_that_got_rarer_in_one_isolation_got_rarer() -> None:
    certain = Rate(hits=3, runs=3)
    before = Rates(fork=Rate(hits=10, runs=10), fresh=certain)
    assert Rates(fork=before.fork, fresh=Rate(hits=2, runs=3)).lower_than(before)
    assert not before.lower_than(before)
