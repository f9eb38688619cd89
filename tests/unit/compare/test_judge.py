from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from factories import FAILS, PASSED, make_case, make_environment, make_raised, make_trial

from errata.compare.judge import (
    Finding,
    Location,
    Status,
    Step,
    compare,
    compare_all,
    exit_code,
    expected_verdict,
    harm_of,
    judge,
    judge_repeats,
    location_of,
    mismatches,
    step_between,
)
from errata.compare.transitions import Change, compare_judgements
from errata.model.case import Expectation, Harm, Tolerance
from errata.model.outcome import Frame, Isolation, Outcome, ScriptResult, WarningSeen
from errata.model.verdict import Judgement, Observation, Verdict, observe

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


def judged(
    broken: ScriptResult, fixed: ScriptResult = PASSED, expectation: Expectation | None = FAILS
) -> Judgement:
    return judge(make_trial(expectation), broken, fixed)


def _giving(value: float) -> ScriptResult:
    digest: dict[str, object] = {"value": value}
    return replace(PASSED, digest=digest)


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
        # Numbers within the tolerance are the same.
        ([judged(make_raised(), _giving(n)) for n in (1.0, 1.0 + 1e-12)], "reproduces"),
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
        "fresh: passes, the broken script passes"
    )
    assert joined.broken == fork
    assert not joined.is_as_documented


def test_a_fix_that_gives_other_numbers_each_time_is_flaky() -> None:
    joined = judge_repeats(
        [judged(make_raised(), _giving(1.0)), judged(make_raised(), _giving(2.0))]
    )
    assert joined.verdict is Verdict.FLAKY
    assert joined.reason.startswith("fixed.py gives other numbers each time: result: was 1")


def test_a_failure_that_is_documented_for_other_places_says_so() -> None:
    case = make_case(
        expectations=[replace(FAILS, releases="<2"), Expectation(outcome=Outcome.PASSED)]
    )
    here = make_trial(case.expectations[1], case=case)
    found = judge(here, make_raised(), PASSED)
    assert (found.verdict, found.expected) == (Verdict.REPRODUCES, Verdict.HEALED)
    assert found.reason == "fails as documented for other releases, modes or backends"


DOCUMENTED = judged(make_raised())
DRIFTED = judged(make_raised("other words"))
NOW_HEALED = judged(PASSED)
FLAKY = judge_repeats([DOCUMENTED, NOW_HEALED])


@pytest.mark.parametrize(
    ("judgement", "recorded", "status", "changes"),
    [
        # Nothing was recorded: the documentation alone decides.
        (DOCUMENTED, None, "new", []),
        (judged(PASSED, expectation=HEALED), None, "new", []),
        (NOW_HEALED, None, "changed", ["documented: reproduces, now: passes (the broken script"]),
        (DRIFTED, None, "changed", ["documented: reproduces, now: drifted"]),
        (judged(IMPORT_FAILS), None, "changed", ["documented: reproduces, now: masked"]),
        (judged(make_raised(), CRASHED), None, "changed", ["documented: reproduces, now: fix-f"]),
        (FLAKY, None, "changed", ["documented: reproduces, now: flaky"]),
        # The record agrees.
        (DOCUMENTED, DOCUMENTED, "as expected", []),
        (judged(CRASHED, expectation=None), judged(CRASHED), "as expected", []),
        # It agrees, but the documentation does not: that stays news until one is mended.
        (DRIFTED, DRIFTED, "changed", ["documented: reproduces, now: drifted"]),
        # The record differs.
        (
            DOCUMENTED,
            NOW_HEALED,
            "changed",
            ["recorded: passes, now: reproduces", "broken.py recorded: passed, now: raised"],
        ),
        (
            judged(make_raised("shapes do not fit: 4")),
            DOCUMENTED,
            "changed",
            ["the recorded error differs in: message"],
        ),
        (
            judged(make_raised("no", kind="E", at="x", native=["f"]), expectation=None),
            judged(make_raised(), expectation=None),
            "changed",
            ["the recorded error differs in: type, message, at, native"],
        ),
        (
            judged(replace(CRASHED, signal="SIGABRT"), expectation=None),
            judged(CRASHED, expectation=None),
            "changed",
            ["broken.py recorded: SIGSEGV, now: SIGABRT"],
        ),
        (
            judged(IMPORT_FAILS, CRASHED, expectation=None),
            judged(IMPORT_FAILS, expectation=None),
            "changed",
            ["fixed.py recorded: passed, now: crashed"],
        ),
        (
            judged(IMPORT_FAILS, make_raised("b"), expectation=None),
            judged(IMPORT_FAILS, make_raised("a"), expectation=None),
            "changed",
            ["fixed.py's recorded error differs in: message"],
        ),
        # Nothing is documented here.
        (judged(IMPORT_FAILS, expectation=None), None, "new", []),
        (
            judged(PASSED, CRASHED, expectation=None),
            None,
            "changed",
            ["nothing is documented here, and it is fix-fails"],
        ),
        # Nothing can be said, whatever was recorded.
        (judged(UNAVAILABLE), None, "unavailable", []),
        (judged(UNAVAILABLE), DOCUMENTED, "unavailable", []),
        (judged(ENV_FAILED), DOCUMENTED, "infra", []),
        (judged(make_raised(), ENV_FAILED), DOCUMENTED, "infra", []),
    ],
)
def test_a_trial_is_compared_with_its_case_and_with_the_record(
    judgement: Judgement, recorded: Judgement | None, status: str, changes: Sequence[str]
) -> None:
    record = observe(recorded) if recorded else None
    finding = compare(judgement, record)
    assert str(finding.status) == status
    assert len(finding.changes) == len(changes)
    assert all(now.startswith(start) for now, start in zip(finding.changes, changes, strict=True))
    assert finding.recorded == record
    assert finding.observed == observe(judgement)


def test_a_record_of_other_scripts_counts_as_none() -> None:
    stale = replace(observe(NOW_HEALED), content="other")
    finding = compare(DOCUMENTED, stale)
    assert (finding.status, finding.recorded) == (Status.NEW, None)


def test_what_may_differ_between_machines_is_no_news() -> None:
    record = replace(observe(DOCUMENTED), build="2.15.0+cu130", python="3.12", result={"a": 1})
    assert compare(DOCUMENTED, record).status is Status.AS_EXPECTED


def test_every_judgement_finds_its_own_record() -> None:
    other = judge(make_trial(mode="compile"), make_raised(), PASSED)
    record: dict[str, Observation] = {DOCUMENTED.trial.id: observe(DOCUMENTED)}
    findings = compare_all([DOCUMENTED, other], record)
    assert [finding.id for finding in findings] == [DOCUMENTED.trial.id, other.trial.id]
    assert [finding.status for finding in findings] == [Status.AS_EXPECTED, Status.NEW]


FINDINGS: dict[Status, Finding] = {
    Status.AS_EXPECTED: compare(DOCUMENTED, observe(DOCUMENTED)),
    Status.NEW: compare(DOCUMENTED, None),
    Status.CHANGED: compare(NOW_HEALED, None),
    Status.UNAVAILABLE: compare(judged(UNAVAILABLE), None),
    Status.INFRA: compare(judged(ENV_FAILED), None),
}


@pytest.mark.parametrize(
    ("statuses", "code"),
    [
        ([Status.AS_EXPECTED], 0),
        ([Status.NEW], 0),
        ([Status.NEW, Status.UNAVAILABLE], 0),
        ([Status.CHANGED], 1),
        ([Status.CHANGED, Status.INFRA], 1),
        ([Status.CHANGED, Status.UNAVAILABLE, Status.NEW], 1),
        ([Status.INFRA], 3),
        ([Status.INFRA, Status.AS_EXPECTED, Status.NEW], 3),
        ([Status.UNAVAILABLE], 3),
        ([Status.UNAVAILABLE, Status.INFRA], 3),
        ([], 3),
    ],
)
def test_the_exit_code_puts_news_before_failures(statuses: list[Status], code: int) -> None:
    assert exit_code(FINDINGS[status] for status in statuses) == code


def test_the_sample_findings_have_the_status_that_they_are_filed_under() -> None:
    assert {status: finding.status for status, finding in FINDINGS.items()} == {
        status: status for status in Status
    }


def test_numbers_that_moved_since_they_were_recorded_are_news() -> None:
    recorded = observe(judged(make_raised(), _giving(1.0)))
    finding = compare(judged(make_raised(), _giving(1.5)), recorded)
    assert finding.status is Status.CHANGED
    assert finding.changes == ("fixed.py's result: was 1, is 1.5",)
    assert compare(judged(make_raised(), _giving(1.0)), recorded).status is Status.AS_EXPECTED


def test_a_case_may_allow_its_numbers_to_move() -> None:
    recorded = observe(judged(make_raised(), _giving(1.0)))
    loose = judged(make_raised(), _giving(1.5))
    case = replace(loose.trial.case, tolerance=Tolerance(rtol=0.5, atol=0.0))
    loose = replace(loose, trial=replace(loose.trial, case=case))
    assert compare(loose, recorded).status is Status.AS_EXPECTED


def test_a_fix_that_fails_is_not_also_told_to_have_lost_its_numbers() -> None:
    recorded = observe(judged(make_raised(), _giving(1.0)))
    finding = compare(judged(make_raised(), CRASHED), recorded)
    assert not any("result" in change for change in finding.changes)


SOURCE = (
    "import torch\n\nfor x in (1, 2):\n    result = model(\n        x\n    )\nresult = model( x )\n"
)
AT = "result = model( x )"
EXPECTED = replace(FAILS, at="result = …")


def raised(message: str, *lines: int, at: str = AT, script: str = "broken.py") -> ScriptResult:
    result = make_raised(message, at=at)
    assert result.signature is not None
    frames = tuple(Frame(file=script, line=line, function="<module>") for line in lines)
    return replace(result, signature=replace(result.signature, frames=frames))


def placed(broken: ScriptResult, fixed: ScriptResult = PASSED, source: str = SOURCE) -> Location:
    case = make_case(expectations=[EXPECTED], broken=source, fixed=source)
    trial = make_trial(EXPECTED, case=case)
    return location_of(compare(judge(trial, broken, fixed), None), "cases/torch/slug", (14,))


DOCUMENTED_AT_7 = raised("shapes do not fit: 1", 7)


@pytest.mark.parametrize(
    ("broken", "fixed", "file", "line", "last", "statement"),
    [
        (raised("other words", 4), PASSED, "broken.py", 4, 6, AT),
        # Of two equal statements the line tells which raised, and the deepest frame counts.
        (raised("other words", 7), PASSED, "broken.py", 7, 7, AT),
        (raised("other words", 3, 7), PASSED, "broken.py", 7, 7, AT),
        # A line that cannot be read stays inside the file.
        (raised("other words", 3, at="not there()"), PASSED, "broken.py", 3, 3, "not there()"),
        (raised("other words", 900, at="not there()"), PASSED, "broken.py", 7, 7, "not there()"),
        (raised("other words", 0, at="not there()"), PASSED, "broken.py", 1, 1, "not there()"),
        (raised("other words", -5, at="not there()"), PASSED, "broken.py", 1, 1, "not there()"),
        # A fix that fails is placed in the fixed script, at its beginning where it hangs.
        (DOCUMENTED_AT_7, raised("worse", 7, script="fixed.py"), "fixed.py", 7, 7, AT),
        (DOCUMENTED_AT_7, TIMED_OUT, "fixed.py", 1, 1, ""),
        # What healed, crashed or is new is placed at its expectation.
        (PASSED, PASSED, "case.toml", 14, 14, ""),
        (CRASHED, PASSED, "case.toml", 14, 14, ""),
        (DOCUMENTED_AT_7, PASSED, "case.toml", 14, 14, ""),
    ],
)
def test_a_finding_has_a_place(
    broken: ScriptResult, fixed: ScriptResult, file: str, line: int, last: int, statement: str
) -> None:
    wanted = Location(file=f"cases/torch/slug/{file}", line=line, last=last, statement=statement)
    assert placed(broken, fixed) == wanted


def test_numbers_that_moved_are_placed_in_the_fixed_script() -> None:
    case = make_case(expectations=[EXPECTED], broken=SOURCE, fixed=SOURCE)
    trial = make_trial(EXPECTED, case=case)
    before = judge(trial, raised("shapes do not fit: 1", 4), PASSED)
    recorded = replace(observe(before), fixed=Outcome.EXITED)
    found = compare(before, recorded)
    assert found.changes == ("fixed.py recorded: exited, now: passed",)
    assert location_of(found, "cases/x", ()).file == "cases/x/fixed.py"


def test_a_script_that_is_empty_has_a_first_line() -> None:
    assert placed(raised("other words", 7), source="").line == 1


# Harm ---------------------------------------------------------------------------------------------


OWN = make_raised("sum is 2", kind="AssertionError", at="assert total == 3")
OTHERS = make_raised("bad input", kind="AssertionError", at="total = model(x)")
NO_SUM = "ValueError: no sum of these"
REFUSED = make_raised("no sum of these", kind="ValueError", at="total = x.sum()")
KNOWN = [
    Expectation(outcome=one.outcome, type=one.signature.type, message=one.signature.message)
    for one in (OWN, OTHERS, REFUSED)
    if one.signature
]
CASE = make_case(expectations=[*KNOWN, CRASHES])


def judged_on(broken: ScriptResult, version: str = "2.0.1") -> Judgement:
    trial = make_trial(None, case=CASE, environment=make_environment(version=version))
    return judge(trial, broken, PASSED)


@pytest.mark.parametrize(
    ("result", "harm"),
    [
        (OWN, Harm.SILENT),
        (OTHERS, Harm.ERROR),
        (REFUSED, Harm.ERROR),
        (CRASHED, Harm.CRASH),
        (ScriptResult(outcome=Outcome.TIMED_OUT), Harm.CRASH),
        (PASSED, Harm.WARNING),
    ],
)
def test_the_harm_follows_from_how_a_failure_ends(result: ScriptResult, harm: Harm) -> None:
    assert harm_of(CASE, Verdict.REPRODUCES, result) is harm


def test_a_script_that_passes_does_no_harm_and_an_unknown_failure_has_none() -> None:
    assert harm_of(CASE, Verdict.HEALED, PASSED) is Harm.NONE
    assert harm_of(CASE, Verdict.MASKED, OTHERS) is None


def test_the_harm_that_a_case_states_counts() -> None:
    misleading = replace(KNOWN[2], harm=Harm.MISLEADING)
    case = make_case(expectations=[KNOWN[0], misleading])
    assert harm_of(case, Verdict.REPRODUCES, REFUSED) is Harm.MISLEADING
    assert harm_of(case, Verdict.REPRODUCES, OWN) is Harm.SILENT


@pytest.mark.parametrize(
    ("before", "after", "step"),
    [
        (Harm.SILENT, Harm.ERROR, Step.REFUSED),
        (Harm.CRASH, Harm.ERROR, Step.REFUSED),
        (Harm.ERROR, Harm.SILENT, Step.SILENT),
        (Harm.CRASH, Harm.SILENT, Step.SILENT),
        (Harm.SILENT, Harm.CRASH, None),
        (Harm.ERROR, Harm.CRASH, None),
        (Harm.SILENT, Harm.NONE, None),
        (Harm.NONE, Harm.SILENT, None),
        (None, Harm.ERROR, None),
    ],
)
def test_a_step_is_from_or_into_silence(before: Harm, after: Harm, step: Step | None) -> None:
    assert step_between(before, after) is step


@pytest.mark.parametrize(
    ("before", "after", "change", "words"),
    [
        (
            OWN,
            REFUSED,
            Change.REFUSED_NOW,
            f"broken.py failed silently, now it raises a clear error: {NO_SUM}",
        ),
        (
            CRASHED,
            REFUSED,
            Change.REFUSED_NOW,
            f"broken.py crashed with SIGSEGV, now it raises a clear error: {NO_SUM}",
        ),
        (
            REFUSED,
            OWN,
            Change.SILENT_NOW,
            f"broken.py failed ({NO_SUM}), now it fails silently: AssertionError: sum is 2",
        ),
    ],
)
def test_an_upgrade_tells_steps_from_other_changes(
    before: ScriptResult, after: ScriptResult, change: Change, words: str
) -> None:
    found = compare_judgements(judged_on(before), judged_on(after, "2.15.0"))
    assert (found.changes, found.words) == ((change,), (words,))
    assert found.is_regression is (change is Change.SILENT_NOW)
