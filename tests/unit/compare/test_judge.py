from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from factories import FAILS, PASSED, make_case, make_raised, make_trial

from errata.compare.judge import expected_verdict, judge, judge_repeats, mismatches
from errata.model.case import Expectation
from errata.model.outcome import Isolation, Outcome, ScriptResult, WarningSeen
from errata.model.verdict import Judgement, Verdict

CRASHED = ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV", detail="ended by SIGSEGV")
EXITED = ScriptResult(outcome=Outcome.EXITED, exit_code=3, detail="exit status 3")
TIMED_OUT = ScriptResult(outcome=Outcome.TIMED_OUT, detail="still running after 60 s")
OUT_OF_MEMORY = ScriptResult(outcome=Outcome.OUT_OF_MEMORY, detail="used more than 100 MiB")
UNAVAILABLE = ScriptResult(outcome=Outcome.UNAVAILABLE, detail="no CUDA device")
ENV_FAILED = ScriptResult(outcome=Outcome.ENV_FAILED, detail="cannot be resolved")
HARNESS_ERROR = ScriptResult(outcome=Outcome.HARNESS_ERROR, detail="the zygote has ended")

NO_PLACE = replace(FAILS, at=None)
IMPORT_FAILS = make_raised("No module named 'x'", kind="ModuleNotFoundError", at="import x")
HEALED = Expectation(outcome=Outcome.PASSED)
CRASHES = Expectation(outcome=Outcome.CRASHED, signal="SIGSEGV")
EXITS = Expectation(outcome=Outcome.EXITED, exit_code=3)
HANGS = Expectation(outcome=Outcome.TIMED_OUT)
GREEDY = Expectation(outcome=Outcome.OUT_OF_MEMORY)
WARNS = Expectation(outcome=Outcome.PASSED, warning="… is deprecated and will …")
WARNING = WarningSeen(category="UserWarning", message="`f` is deprecated and will go")
WARNED = replace(PASSED, warnings=(WARNING,))

SCRIPT_FAILURES = [make_raised(), CRASHED, EXITED, TIMED_OUT, OUT_OF_MEMORY]
INFRASTRUCTURE = [ENV_FAILED, HARNESS_ERROR]


# What the broken script did, beside a fixed script that passes.
@pytest.mark.parametrize(
    ("expectation", "broken", "verdict"),
    [
        # With the place documented, everything else may drift.
        (FAILS, make_raised(), "reproduces"),
        (FAILS, make_raised("other words"), "drifted"),
        (FAILS, make_raised(kind="ValueError"), "drifted"),
        (FAILS, make_raised("other words", kind="ValueError"), "drifted"),
        (FAILS, make_raised("oom", kind="MemoryError", outcome=Outcome.OUT_OF_MEMORY), "drifted"),
        (FAILS, make_raised(at="y = f(x)"), "masked"),
        (FAILS, make_raised(at=""), "masked"),
        (FAILS, IMPORT_FAILS, "masked"),
        (FAILS, PASSED, "healed"),
        (FAILS, CRASHED, "masked"),
        (FAILS, EXITED, "masked"),
        (FAILS, TIMED_OUT, "masked"),
        (FAILS, OUT_OF_MEMORY, "masked"),
        # Without it, the type tells drift from another failure.
        (NO_PLACE, make_raised(at="anywhere"), "reproduces"),
        (NO_PLACE, make_raised("other words", at="anywhere"), "drifted"),
        (NO_PLACE, make_raised("other words", kind="ValueError"), "masked"),
        (NO_PLACE, make_raised(kind="ValueError"), "masked"),
        (NO_PLACE, make_raised(outcome=Outcome.OUT_OF_MEMORY), "masked"),
        (NO_PLACE, CRASHED, "masked"),
        (NO_PLACE, PASSED, "healed"),
        # Native frames are part of the signature.
        (replace(FAILS, native=("add_",)), make_raised(native=["at::add_ (x.cpp)"]), "reproduces"),
        (replace(FAILS, native=("add_",)), make_raised(native=["at::mul (x.cpp)"]), "drifted"),
        (replace(NO_PLACE, native=("add_",)), make_raised(), "drifted"),
        # A qualified type names one class, a bare one any of that name.
        (replace(FAILS, type="a.Error"), make_raised(kind="a.Error"), "reproduces"),
        (replace(FAILS, type="Error"), make_raised(kind="a.Error"), "reproduces"),
        (replace(FAILS, type="b.Error"), make_raised(kind="a.Error"), "drifted"),
        # Failures without an exception.
        (CRASHES, CRASHED, "reproduces"),
        (CRASHES, replace(CRASHED, signal="SIGABRT"), "drifted"),
        (CRASHES, make_raised(), "masked"),
        (CRASHES, PASSED, "healed"),
        (EXITS, EXITED, "reproduces"),
        (EXITS, replace(EXITED, exit_code=4), "drifted"),
        (EXITS, CRASHED, "masked"),
        (HANGS, TIMED_OUT, "reproduces"),
        (HANGS, make_raised(), "masked"),
        (HANGS, PASSED, "healed"),
        (GREEDY, OUT_OF_MEMORY, "reproduces"),
        (GREEDY, make_raised(kind="MemoryError", outcome=Outcome.OUT_OF_MEMORY), "reproduces"),
        (GREEDY, CRASHED, "masked"),
        # A warning is the failure of a script that passes.
        (WARNS, WARNED, "reproduces"),
        (WARNS, PASSED, "healed"),
        (WARNS, replace(PASSED, warnings=(WARNING._replace(message="other"),)), "healed"),
        (WARNS, make_raised(), "masked"),
        (replace(FAILS, warning="… is deprecated …"), make_raised(), "drifted"),
        (
            replace(FAILS, warning="… is deprecated …"),
            replace(make_raised(), warnings=(WARNING,)),
            "reproduces",
        ),
        # Where passing is documented.
        (HEALED, PASSED, "healed"),
        (HEALED, WARNED, "healed"),
        (HEALED, make_raised(), "masked"),
        # Where nothing is documented.
        (None, PASSED, "healed"),
        (None, make_raised(), "masked"),
        (None, CRASHED, "masked"),
    ],
)
def test_the_broken_script_decides_where_the_fixed_one_passes(
    expectation: Expectation | None, broken: ScriptResult, verdict: str
) -> None:
    judgement = judge(make_trial(expectation), broken, PASSED)
    assert str(judgement.verdict) == verdict
    assert judgement.reason


# The table of the design: broken kind -> verdict where the fixed script passes, fails.
BROKEN_KINDS = {
    "documented": (make_raised(), "reproduces", "fix-fails"),
    "drifted": (make_raised("other words"), "drifted", "fix-fails"),
    "elsewhere": (IMPORT_FAILS, "masked", "masked"),
    "crashed": (CRASHED, "masked", "masked"),
    "exited": (EXITED, "masked", "masked"),
    "timed out": (TIMED_OUT, "masked", "masked"),
    "out of memory": (OUT_OF_MEMORY, "masked", "masked"),
    "passed": (PASSED, "healed", "fix-fails"),
}


@pytest.mark.parametrize("kind", BROKEN_KINDS)
@pytest.mark.parametrize("fixed", [PASSED, *SCRIPT_FAILURES], ids=lambda r: str(r.outcome))
def test_the_fixed_script_must_pass_unless_the_failure_is_another(
    kind: str, fixed: ScriptResult
) -> None:
    broken, passing, failing = BROKEN_KINDS[kind]
    judgement = judge(make_trial(FAILS), broken, fixed)
    assert str(judgement.verdict) == (passing if fixed is PASSED else failing)
    assert (judgement.broken, judgement.fixed) == (broken, fixed)


EVERYTHING = [PASSED, *SCRIPT_FAILURES, UNAVAILABLE, *INFRASTRUCTURE]


@pytest.mark.parametrize("one", INFRASTRUCTURE, ids=lambda r: str(r.outcome))
@pytest.mark.parametrize("other", EVERYTHING, ids=lambda r: str(r.outcome))
def test_failing_infrastructure_comes_before_everything(
    one: ScriptResult, other: ScriptResult
) -> None:
    for broken, fixed in ((one, other), (other, one)):
        judgement = judge(make_trial(), broken, fixed)
        assert judgement.verdict is Verdict.INFRA
        first = broken if broken.outcome.is_infrastructure else fixed
        assert judgement.reason == f"{first.outcome}: {first.detail}"


@pytest.mark.parametrize("other", [PASSED, *SCRIPT_FAILURES, UNAVAILABLE])
def test_a_missing_device_says_nothing_whatever_the_other_script_did(other: ScriptResult) -> None:
    for broken, fixed in ((UNAVAILABLE, other), (other, UNAVAILABLE)):
        judgement = judge(make_trial(), broken, fixed)
        assert judgement.verdict is Verdict.UNAVAILABLE
        assert judgement.reason == "no CUDA device"


def test_a_fixed_script_that_still_gives_the_documented_warning_is_not_fixed() -> None:
    assert judge(make_trial(WARNS), WARNED, WARNED).verdict is Verdict.FIX_FAILS
    other = replace(PASSED, warnings=(WARNING._replace(message="unrelated"),))
    assert judge(make_trial(WARNS), WARNED, other).verdict is Verdict.REPRODUCES


OLD = replace(FAILS, releases="<2", message="old words … here")
NEW = replace(FAILS, releases=">=2", message="new words … here")


@pytest.mark.parametrize(
    ("documented", "expectation", "broken", "verdict"),
    [
        # The expectation for this place counts alone where it documents a failure …
        ((OLD, NEW), NEW, make_raised("new words are here"), "reproduces"),
        ((OLD, NEW), NEW, make_raised("old words are here"), "drifted"),
        ((OLD, CRASHES), CRASHES, make_raised("old words are here"), "masked"),
        # … and any documented failure is recognised where it should pass, or nothing is said.
        ((HEALED, OLD), HEALED, make_raised("old words are here"), "reproduces"),
        ((HEALED, OLD), HEALED, make_raised("neither"), "drifted"),
        ((OLD, CRASHES), None, CRASHED, "reproduces"),
        ((OLD, CRASHES), None, make_raised("neither"), "drifted"),
        ((OLD, CRASHES), None, IMPORT_FAILS, "masked"),
    ],
)
def test_expectations_of_other_places_count_only_where_none_is_for_this_one(
    documented: Sequence[Expectation],
    expectation: Expectation | None,
    broken: ScriptResult,
    verdict: str,
) -> None:
    trial = make_trial(expectation, case=make_case(expectations=documented))
    assert str(judge(trial, broken, PASSED).verdict) == verdict


@pytest.mark.parametrize(
    ("expectation", "expected"),
    [
        (FAILS, Verdict.REPRODUCES),
        (CRASHES, Verdict.REPRODUCES),
        (WARNS, Verdict.REPRODUCES),
        (HEALED, Verdict.HEALED),
        (None, None),
    ],
)
def test_an_expectation_calls_for_a_verdict(
    expectation: Expectation | None, expected: Verdict | None
) -> None:
    assert expected_verdict(expectation) is expected
    assert judge(make_trial(expectation), PASSED, PASSED).expected is expected


FULL = replace(FAILS, native=("add_",), warning="… is deprecated …")
FULL_RESULT = replace(make_raised(native=["at::add_ (x.cpp)"]), warnings=(WARNING,))


@pytest.mark.parametrize(
    ("expectation", "result", "expected"),
    [
        (FULL, FULL_RESULT, ()),
        (FULL, PASSED, ("outcome", "type", "message", "at", "native", "warning")),
        (replace(FULL, type="ValueError"), FULL_RESULT, ("type",)),
        (replace(FULL, message="other"), FULL_RESULT, ("message",)),
        (replace(FULL, at="other"), FULL_RESULT, ("at",)),
        (replace(FULL, native=("mul",)), FULL_RESULT, ("native",)),
        (replace(FULL, warning="other"), FULL_RESULT, ("warning",)),
        (CRASHES, replace(CRASHED, signal=None), ("signal",)),
        (EXITS, replace(EXITED, exit_code=0), ("exit_code",)),
        (replace(EXITS, exit_code=0), replace(EXITED, exit_code=0), ()),
        (HANGS, make_raised(), ("outcome",)),
    ],
)
def test_every_part_that_differs_is_named(
    expectation: Expectation, result: ScriptResult, expected: tuple[str, ...]
) -> None:
    assert mismatches(expectation, result) == expected


@pytest.mark.parametrize(
    ("expectation", "broken", "fixed", "words"),
    [
        (FAILS, make_raised(), PASSED, "fails as documented"),
        (FAILS, PASSED, PASSED, "the broken script passes"),
        (
            FAILS,
            make_raised("other", kind="ValueError"),
            PASSED,
            "fails at the documented place, but differs: type, message",
        ),
        (FAILS, IMPORT_FAILS, PASSED, "fails somewhere else: ModuleNotFoundError: No module"),
        (FAILS, CRASHED, PASSED, "fails somewhere else: crashed (ended by SIGSEGV)"),
        (FAILS, make_raised(), EXITED, "the documented fix fails: exited (exit status 3)"),
        (FAILS, make_raised(), make_raised("m" * 500), "m" * 159 + "…"),
    ],
)
def test_a_judgement_explains_itself(
    expectation: Expectation, broken: ScriptResult, fixed: ScriptResult, words: str
) -> None:
    assert words in judge(make_trial(expectation), broken, fixed).reason


def judged(broken: ScriptResult, fixed: ScriptResult = PASSED) -> Judgement:
    return judge(make_trial(), broken, fixed)


@pytest.mark.parametrize(
    ("runs", "verdict"),
    [
        ([judged(make_raised())], "reproduces"),
        ([judged(make_raised()), judged(make_raised())], "reproduces"),
        ([judged(make_raised()), judged(PASSED)], "flaky"),
        ([judged(make_raised("one")), judged(make_raised("two"))], "flaky"),
        ([judged(make_raised()), judged(make_raised(), TIMED_OUT)], "flaky"),
        # The same verdict for different reasons is not the same.
        ([judged(CRASHED), judged(TIMED_OUT)], "flaky"),
        ([judged(CRASHED), judged(replace(CRASHED, signal="SIGABRT"))], "flaky"),
        ([judged(EXITED), judged(replace(EXITED, exit_code=4))], "flaky"),
        ([judged(PASSED, CRASHED), judged(PASSED, TIMED_OUT)], "flaky"),
        # How long it took, what it printed and how it was isolated is.
        (
            [
                judged(replace(make_raised(), wall_s=1.0, isolation=Isolation.FORK)),
                judged(replace(make_raised(), wall_s=2.0, stdout="x", isolation=Isolation.FRESH)),
            ],
            "reproduces",
        ),
        # Runs of which nothing can be said do not count, unless there are no others.
        ([judged(UNAVAILABLE), judged(make_raised())], "reproduces"),
        ([judged(make_raised()), judged(ENV_FAILED), judged(make_raised())], "reproduces"),
        ([judged(ENV_FAILED), judged(UNAVAILABLE)], "infra"),
        ([judged(UNAVAILABLE), judged(ENV_FAILED)], "unavailable"),
    ],
)
def test_repeats_must_agree(runs: list[Judgement], verdict: str) -> None:
    assert str(judge_repeats(runs).verdict) == verdict


def test_flaky_says_what_each_run_said() -> None:
    fork = replace(make_raised(), isolation=Isolation.FORK)
    joined = judge_repeats([judged(fork), judged(replace(PASSED, isolation=Isolation.FRESH))])
    assert joined.reason == (
        "2 runs disagree: fork: reproduces, fails as documented; "
        "fresh: healed, the broken script passes"
    )
    assert joined.broken == fork
    assert not joined.is_as_documented


def _giving(value: float) -> ScriptResult:
    digest: dict[str, object] = {"value": value}
    return replace(PASSED, digest=digest)


def test_a_fix_that_gives_other_numbers_each_time_is_flaky() -> None:
    joined = judge_repeats(
        [judged(make_raised(), _giving(1.0)), judged(make_raised(), _giving(2.0))]
    )
    assert joined.verdict is Verdict.FLAKY
    assert joined.reason.startswith("fixed.py gives other numbers each time: result: was 1")


def test_numbers_within_the_tolerance_are_the_same() -> None:
    runs = [judged(make_raised(), _giving(1.0)), judged(make_raised(), _giving(1.0 + 1e-12))]
    assert judge_repeats(runs).verdict is Verdict.REPRODUCES


def test_a_failure_that_is_documented_for_other_places_says_so() -> None:
    case = make_case(
        expectations=[replace(FAILS, releases="<2"), Expectation(outcome=Outcome.PASSED)]
    )
    here = make_trial(case.expectations[1], case=case)
    found = judge(here, make_raised(), PASSED)
    assert (found.verdict, found.expected) == (Verdict.REPRODUCES, Verdict.HEALED)
    assert found.reason == "fails as documented for other releases, modes or backends"
