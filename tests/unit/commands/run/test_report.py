"""A run as it is reported: counted and grouped, as JSON, on the screen and as a page."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from documents import Gold, load_schema, obeyed, screen
from findings import make_case, make_finding
from hostile_runs import huge_view, make_report, with_parts

from errata.commands.run.report import (
    RUN,
    FailedEnvironment,
    ReportedRun,
    rerun_command,
    run_document,
)
from errata.compare.judge import Finding, Status
from errata.model.case import Expectation
from errata.model.errors import EXIT_INFRASTRUCTURE, EXIT_INTERRUPTED
from errata.model.outcome import Isolation, Outcome, ScriptResult, Signature, WarningSeen
from errata.model.verdict import Observation, Verdict
from errata.report.markdown import SUMMARY_BYTES, to_markdown
from errata.text.jsonable import decode

PASSED = ScriptResult(outcome=Outcome.PASSED)
HEALED = Expectation(outcome=Outcome.PASSED)
FAILS = Expectation(outcome=Outcome.RAISED)


def test_the_sample_run_has_every_verdict_and_status(view: ReportedRun) -> None:
    of_claims = {Verdict.HOLDS, Verdict.CLAIM_FAILS}  # `test_claims` has these
    assert set(view.counts.verdict) == set(Verdict) - of_claims
    assert set(view.counts.status) == set(Status)


def test_counts_are_those_of_the_findings(view: ReportedRun, findings: list[Finding]) -> None:
    assert sum(view.counts.status.values()) == len(findings)
    assert sum(view.counts.verdict.values()) == len(findings)
    assert len(view.trials) == len(findings)


def test_the_order_of_the_findings_does_not_matter(findings: list[Finding]) -> None:
    turned, run = make_report(findings[::-1]), make_report(findings)
    assert turned.trials == run.trials
    assert (turned.changes, turned.infra) == (run.changes, run.infra)


def test_every_change_is_in_one_group(view: ReportedRun, findings: list[Finding]) -> None:
    changed = sorted(f.id for f in findings if f.status is Status.CHANGED)
    assert sorted(trial for change in view.changes for trial in change.ids) == changed


def test_the_same_change_on_several_releases_is_one_group(view: ReportedRun) -> None:
    (vmap,) = [change for change in view.changes if change.case.endswith("unbatched")]
    assert vmap.ids == (
        "torch/vmap-inplace-unbatched@torch-2.13.0:eager:cpu",
        "torch/vmap-inplace-unbatched@torch-2.15.0:eager:cpu",
    )


def test_a_failing_fix_shows_the_traceback_of_the_fix(view: ReportedRun) -> None:
    change = next(c for c in view.changes if c.verdict is Verdict.FIX_FAILS)
    assert "Tensors must have same number" in change.traceback


def test_the_same_words_of_infrastructure_are_said_once() -> None:
    lost = ScriptResult(outcome=Outcome.ENV_FAILED, detail="no network")
    other = ScriptResult(outcome=Outcome.ENV_FAILED, detail="no disk")
    case = make_case("torch/x")
    findings = [
        make_finding(case, "2.0.1", lost, lost),
        make_finding(case, "2.0.1", lost, lost, where="compile:cpu"),
        make_finding(case, "2.5.1", lost, lost),
        make_finding(case, "2.13.0", other, other),
    ]
    view = make_report(findings)
    assert [(failure.words, failure.environments) for failure in view.infra] == [
        ("no network", (("torch-2.0.1", 2), ("torch-2.5.1", 1))),
        ("no disk", (("torch-2.13.0", 1),)),
    ]
    assert all("errata doctor" in failure.hint for failure in view.infra)


def test_the_words_and_hint_of_a_failed_environment_are_used() -> None:
    lost = ScriptResult(outcome=Outcome.ENV_FAILED, detail="short")
    findings = [make_finding(make_case("torch/x"), "2.0.1", lost, lost)]
    failed = FailedEnvironment(
        id="torch-2.0.1", message="not locked", words="why\x1b[0m\n  because", hint="do this"
    )
    view = make_report(findings, failed_environments=(failed,))
    assert view.infra[0].words == "not locked\nwhy\\x1b[0m\n  because"
    assert view.infra[0].hint == "do this"


def test_a_failure_of_the_harness_hints_at_running_one_trial_alone() -> None:
    lost = ScriptResult(outcome=Outcome.HARNESS_ERROR, detail="gone")
    findings = [make_finding(make_case("torch/x"), "2.0.1", PASSED, lost)]
    view = make_report(findings)
    assert view.infra[0].words == "gone"
    assert "torch/x@torch-2.0.1:eager:cpu" in view.infra[0].hint
    assert "--isolation fresh" in view.infra[0].hint


def test_unavailable_trials_are_grouped_by_reason() -> None:
    absent = ScriptResult(outcome=Outcome.UNAVAILABLE, detail="no CUDA device")
    case = make_case("torch/x")
    findings = [
        make_finding(case, version, absent, absent, where="eager:gpu")
        for version in ("2.0.1", "2.5.1")
    ]
    view = make_report(findings)
    (group,) = view.unavailable
    assert group.words == "no CUDA device"
    assert group.environments == (("torch-2.0.1", 1), ("torch-2.5.1", 1))


def test_a_run_without_findings_says_nothing() -> None:
    view = make_report([])
    assert (view.matrices, view.changes, view.exit_code) == ((), (), EXIT_INFRASTRUCTURE)


def test_the_command_to_run_again_names_environment_and_backend() -> None:
    case = make_case("torch/x", packages=["timm>1"])
    trial = make_finding(case, "2.0.1", PASSED, where="eager:gpu").judgement.trial
    assert rerun_command(trial) == (
        "errata run 'torch/x@torch-2.0.1+timm>1:eager:gpu' --env torch-2.0.1 --backend gpu --force"
    )
    outside = replace(trial, environment=replace(trial.environment, external=Path("/a b/python")))
    assert "--python '/a b/python' --backend gpu" in rerun_command(outside)


def test_a_failure_that_may_tell_itself_now_or_no_longer_says_so() -> None:
    silent, told = (
        ScriptResult(
            outcome=Outcome.RAISED, signature=Signature(type=kind, message="m", at=statement)
        )
        for kind, statement in (("AssertionError", "assert total == 3"), ("ValueError", "x.sum()"))
    )
    expectations = [
        Expectation(outcome=Outcome.RAISED, type=one.signature.type, at=one.signature.at)
        for one in (silent, told)
        if one.signature
    ]
    case = make_case("torch/x", expectations=expectations)
    findings = [
        make_finding(case, "2.0.1", told, expected=expectations[0]),
        make_finding(case, "2.5.1", silent, expected=expectations[1]),
    ]
    changes = [change.changes[-1] for change in make_report(findings).changes]
    assert changes == [
        "▲ it may be refused now: a clear error instead of silence, a crash or a hang",
        "▼ it may be silent now: silence instead of an error or a crash",
    ]


# As JSON ------------------------------------------------------------

FULL = ScriptResult(
    outcome=Outcome.EXITED,
    exit_code=3,
    signal="SIGTERM",
    detail="detail",
    warnings=(WarningSeen(category="UserWarning", message="old"),),
    chain=(("KeyError", "'x'"),),
    digest={"mean": float("nan"), "shape": [2, 3], "nested": {"max": float("-inf")}},
    wall_s=0.5,
    cpu_s=0.4,
    peak_mb=100.0,
    isolation=Isolation.FRESH,
    isolation_reason="starts threads",
    framework_version="2.0.1+cpu",
    traceback="t",
    stdout="o",
    stderr="e",
)
DOCUMENTED = Expectation(
    outcome=Outcome.EXITED,
    releases=">=2",
    modes=("eager",),
    backends=("cpu",),
    warning="old",
    exit_code=3,
    native=("f",),
)


@pytest.fixture
def full(view: ReportedRun) -> ReportedRun:
    """A run of one trial in which every key that there is has a value."""
    findings = [
        make_finding(
            make_case("torch/x"), "2.0.1", FULL, FULL, expected=DOCUMENTED, recorded=[FULL]
        )
    ]
    return make_report(
        findings,
        interrupted=True,
        unfinished=2,
        exit_code=EXIT_INTERRUPTED,
        failed_environments=view.failed_environments,
    )


def _written(view: ReportedRun) -> str:
    return RUN.text(view).encode("ascii").decode()


def _refuse_constant(name: str) -> None:
    raise ValueError(name)


def test_the_report_keeps_to_the_schema(view: ReportedRun, full: ReportedRun) -> None:
    """In `full` every key that can occur has a value."""
    for one in (view, full):
        load_schema("run").validate(json.loads(_written(one)))


def test_the_report_is_as_in_the_gold_file(
    full: ReportedRun, view: ReportedRun, gold: Gold
) -> None:
    gold("run-full.json", _written(full))
    gold("run.json", _written(view))


def test_every_trial_is_there_with_what_was_found(view: ReportedRun) -> None:
    document = json.loads(RUN.text(view))
    for trial, plain in zip(view.trials, document["trials"], strict=True):
        finding = trial.finding
        assert plain["id"] == finding.id
        assert plain["verdict"] == str(finding.judgement.verdict)
        assert plain["status"] == str(finding.status)
        assert len(plain["changes"]) == len(finding.changes)
        assert (plain["recorded"] is None) == (finding.recorded is None)
    assert document["exit_code"] == view.exit_code
    assert document["counts"]["trials"] == len(view.trials)


def test_results_and_records_can_be_read_back(full: ReportedRun) -> None:
    (plain,) = json.loads(_written(full))["trials"]
    result = decode(ScriptResult, plain["broken"])
    assert replace(result, digest=None) == replace(FULL, digest=None)
    recorded = full.trials[0].finding.recorded
    assert recorded is not None
    named = plain["recorded"] | {"case": recorded.case, "place": recorded.place}
    assert decode(Observation, named) == recorded


def test_numbers_that_json_lacks_become_words(full: ReportedRun) -> None:
    (plain,) = json.loads(_written(full), parse_constant=_refuse_constant)["trials"]
    assert plain["broken"]["digest"]["mean"] == "nan"
    assert plain["broken"]["digest"]["nested"]["max"] == "-inf"


def test_lone_surrogates_do_not_reach_the_reader(view: ReportedRun) -> None:
    text = _written(view)
    assert "\\ud800" in text  # as text that names it
    json.dumps(json.loads(text), ensure_ascii=False).encode("utf-8")


# On the screen, and as a page ----------------------------------------


def page(view: ReportedRun, limit_bytes: int = SUMMARY_BYTES) -> str:
    return to_markdown(run_document(view), limit_bytes=limit_bytes)


@pytest.fixture
def quiet() -> ReportedRun:
    findings = [
        make_finding(make_case(f"torch/{n}"), v, PASSED, expected=HEALED, recorded=[PASSED])
        for n in ("one", "two")
        for v in ("2.0.1", "2.5.1")
    ]
    return make_report(findings)


def test_screens_and_page_are_as_in_the_gold_files(
    view: ReportedRun, quiet: ReportedRun, gold: Gold
) -> None:
    document = run_document(view)
    for width in (80, 120, 200):
        gold(f"console-{width}.txt", screen(document, width))
    gold("console-120-verbose.txt", screen(document, 120, verbose=True))
    gold("console-100-ascii.txt", screen(document, 100, encoding="ascii"))
    gold("console-120-colour.txt", screen(document, 120, color=True).replace("\x1b", "ESC"))
    gold("console-quiet.txt", screen(run_document(quiet)))
    gold("summary.md", page(view))
    assert obeyed(page(view)) == []


def test_a_run_of_many_cases_is_counted_by_environment(findings: list[Finding], gold: Gold) -> None:
    slow = replace(PASSED, wall_s=75.0)
    findings += [
        make_finding(
            make_case(f"paddle/quiet-{n}"), v, slow, slow, expected=HEALED, recorded=[PASSED]
        )
        for n, v in (("one", "3.3.1"), ("two", "3.3.1"), ("two", "2.6.2"))
    ]
    run = make_report(findings)
    assert len({trial.case for trial in run.trials}) == 11
    gold("run-many-80.txt", screen(run_document(run)).partition("What changed")[0])
    shown, whole = (screen(run_document(run), 120, verbose=v) for v in (False, True))
    assert "torch/undocumented@torch-2.13.0:eager:cpu" in shown
    assert ("quiet-one " in shown, "quiet-one " in whole) == (False, True)
    assert "| `quiet-one` |" in page(run)
    for change in run.changes:
        assert change.again in shown
    reused = replace(run, cells={"run": 0, "reused": 74})
    assert "Slowest" not in screen(run_document(reused))


@pytest.mark.parametrize("width", [40, 80])
def test_tables_never_exceed_the_width(view: ReportedRun, width: int) -> None:
    free = ("@", "errata ", "infra ", "without a result", "most serious")
    for line in screen(run_document(view), width).splitlines():
        assert len(line) <= width or any(words in line for words in free), line


def test_commands_and_identifiers_are_not_broken(view: ReportedRun) -> None:
    printed = screen(run_document(view), 40)
    for change in view.changes:
        assert change.again in printed
        assert change.ids[0] in printed


def test_a_difference_at_the_end_of_a_long_message_is_shown(view: ReportedRun) -> None:
    printed = screen(run_document(view), 200)
    assert "characters]" in printed
    assert "[-ENDED-]" in printed
    assert "{+END+}" in printed


def test_an_interrupted_run_reports_how_to_continue(quiet: ReportedRun) -> None:
    view = replace(
        quiet,
        interrupted=True,
        unfinished=7,
        notes=("`x` <b> left out",),
        exit_code=EXIT_INTERRUPTED,
    )
    printed = screen(run_document(view))
    assert "interrupted, 7 trials unfinished: errata run --resume goes on" in printed
    assert printed.splitlines()[-1].startswith("! ")
    written = page(view)
    assert written.startswith("## ! errata: interrupted\n")
    assert "7 trials unfinished" in written.partition("###")[0]
    assert "left out" in written.partition("###")[0]
    assert obeyed(written) == []


def test_a_run_without_changes_has_no_sections_for_them(quiet: ReportedRun) -> None:
    written = page(quiet)
    assert written.startswith(
        "## ✔ errata: as expected\n\n"
        "4 trials: 4 as expected · 60 cells run, 28 reused · 2 environments · 12.3 s.\n"
    )
    assert "What changed" not in written
    assert "could not be run" not in written
    assert "<code>torch&#58; 2 rows&#44; nothing changed</code>" in written
    assert "0 trials" in screen(run_document(make_report([])))


def test_cases_without_a_known_fix_are_named() -> None:
    case = replace(make_case("torch/open"), fix_known=False)
    findings = [make_finding(case, "2.5.1", PASSED, expected=HEALED, recorded=[PASSED])]
    printed = screen(run_document(make_report(findings)))
    assert "fixed.py counts as a stand-in\n    torch/open\n" in printed


def test_a_table_that_does_not_fit_keeps_the_rows_in_which_something_changed(
    view: ReportedRun,
) -> None:
    [torch] = [matrix for matrix in view.matrices if matrix.framework == "torch"]
    loud = [row for row in torch.rows if not row.is_quiet]
    still = replace(loud[0], slug="quiet", cells=(None,) * len(torch.releases))
    long = replace(torch, rows=(*loud, *[still] * 500))
    written = page(with_parts(view, changes=(), infra=(), matrices=(long,)), 8_000)
    assert f"**`{loud[0].slug}" in written
    assert "The other 500 rows, in which nothing changed, did not fit." in written
    assert "1 table" in written.partition("Left out")[2]


@pytest.mark.parametrize("limit", [SUMMARY_BYTES, 65_000])
def test_a_thousand_cases_with_huge_messages_are_cut_and_counted(limit: int) -> None:
    written = page(huge_view(1_000), limit)
    assert len(written.encode()) <= limit < 1024 * 1024
    assert obeyed(written) == []
    [counted] = re.findall(r"([\d,]+) changes", written.partition("Left out")[2])
    assert written.count("```diff") + int(counted.replace(",", "")) == 1_000
    assert "`errata report 12 --json FILE`" in written
