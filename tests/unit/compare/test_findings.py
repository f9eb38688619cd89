from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from factories import FAILS, PASSED, make_case, make_raised, make_trial

from errata.compare.findings import (
    Finding,
    Location,
    Status,
    compare,
    compare_all,
    exit_code,
    location_of,
)
from errata.compare.judge import judge, judge_repeats
from errata.model.case import Expectation
from errata.model.digest import Tolerance
from errata.model.outcome import Outcome, ScriptResult
from errata.model.record import Observation, observe
from errata.model.signature import Frame
from errata.model.verdict import Judgement

HEALS = Expectation(outcome=Outcome.PASSED)
CRASHED = ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV")
UNAVAILABLE = ScriptResult(outcome=Outcome.UNAVAILABLE, detail="no CUDA device")
ENV_FAILED = ScriptResult(outcome=Outcome.ENV_FAILED, detail="cannot be resolved")
ELSEWHERE = make_raised("No module named 'x'", kind="ModuleNotFoundError", at="import x")


def judged(
    broken: ScriptResult, fixed: ScriptResult = PASSED, expectation: Expectation | None = FAILS
) -> Judgement:
    return judge(make_trial(expectation), broken, fixed)


DOCUMENTED = judged(make_raised())
DRIFTED = judged(make_raised("other words"))
HEALED = judged(PASSED)
FLAKY = judge_repeats([DOCUMENTED, HEALED])


@pytest.mark.parametrize(
    ("judgement", "recorded", "status", "changes"),
    [
        # Nothing was recorded: the documentation alone decides.
        (DOCUMENTED, None, "new", []),
        (judged(PASSED, expectation=HEALS), None, "new", []),
        (HEALED, None, "changed", ["documented: reproduces, now: healed (the broken script"]),
        (DRIFTED, None, "changed", ["documented: reproduces, now: drifted"]),
        (judged(ELSEWHERE), None, "changed", ["documented: reproduces, now: masked"]),
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
            HEALED,
            "changed",
            ["recorded: healed, now: reproduces", "broken.py recorded: passed, now: raised"],
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
            judged(ELSEWHERE, CRASHED, expectation=None),
            judged(ELSEWHERE, expectation=None),
            "changed",
            ["fixed.py recorded: passed, now: crashed"],
        ),
        (
            judged(ELSEWHERE, make_raised("b"), expectation=None),
            judged(ELSEWHERE, make_raised("a"), expectation=None),
            "changed",
            ["fixed.py's recorded error differs in: message"],
        ),
        # Nothing is documented here.
        (judged(ELSEWHERE, expectation=None), None, "new", []),
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
    stale = replace(observe(HEALED), content="other")
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
    Status.CHANGED: compare(HEALED, None),
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


def _giving(value: float) -> ScriptResult:
    digest: dict[str, object] = {"value": value}
    return replace(PASSED, digest=digest)


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


def test_a_failure_is_placed_at_the_statement_that_raised() -> None:
    place = placed(raised("other words", 4))
    assert place == Location(file="cases/torch/slug/broken.py", line=4, last=6, statement=AT)


def test_of_two_equal_statements_the_line_tells_which_raised() -> None:
    assert placed(raised("other words", 7)).line == 7


def test_the_deepest_frame_of_the_script_counts() -> None:
    assert placed(raised("other words", 3, 7)).line == 7


@pytest.mark.parametrize(("line", "shown"), [(3, 3), (900, 7), (0, 1), (-5, 1)])
def test_a_line_that_cannot_be_read_stays_inside_the_file(line: int, shown: int) -> None:
    place = placed(raised("other words", line, at="not there()"))
    assert (place.line, place.last) == (shown, shown)


def test_a_fix_that_fails_is_placed_in_the_fixed_script() -> None:
    place = placed(raised("shapes do not fit: 1", 4), raised("worse", 7, script="fixed.py"))
    assert (place.file, place.line) == ("cases/torch/slug/fixed.py", 7)


def test_a_fix_that_hangs_is_placed_at_its_beginning() -> None:
    place = placed(raised("shapes do not fit: 1", 4), ScriptResult(outcome=Outcome.TIMED_OUT))
    assert place == Location(file="cases/torch/slug/fixed.py", line=1, last=1, statement="")


def test_what_healed_or_crashed_is_placed_at_the_expectation() -> None:
    wanted = Location(file="cases/torch/slug/case.toml", line=14, last=14, statement="")
    assert placed(PASSED) == wanted
    assert placed(ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV")) == wanted


def test_numbers_that_moved_are_placed_in_the_fixed_script() -> None:
    case = make_case(expectations=[EXPECTED], broken=SOURCE, fixed=SOURCE)
    trial = make_trial(EXPECTED, case=case)
    before = judge(trial, raised("shapes do not fit: 1", 4), PASSED)
    recorded = replace(observe(before), fixed=Outcome.EXITED)
    found = compare(before, recorded)
    assert found.changes == ("fixed.py recorded: exited, now: passed",)
    assert location_of(found, "cases/x", ()).file == "cases/x/fixed.py"


def test_what_is_new_is_placed_at_its_expectation() -> None:
    place = placed(raised("shapes do not fit: 1", 7))
    assert (place.file, place.line) == ("cases/torch/slug/case.toml", 14)


def test_a_script_that_is_empty_has_a_first_line() -> None:
    assert placed(raised("other words", 7), source="").line == 1
