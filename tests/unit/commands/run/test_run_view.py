"""A view counts, groups and orders; it does not depend on the order of a run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from errata.commands.run.view import FailedEnvironment, RunFacts, RunView, build_view, rerun_command
from errata.compare.judge import Finding, Status
from errata.model.case import Case, Expectation
from errata.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_CHANGED,
    EXIT_INFRASTRUCTURE,
    EXIT_INTERRUPTED,
)
from errata.model.outcome import Outcome, ScriptResult, Signature
from errata.model.verdict import Verdict

MakeCase = Callable[..., Case]
MakeFinding = Callable[..., Finding]
MakeFacts = Callable[[Sequence[Finding]], RunFacts]

PASSED = ScriptResult(outcome=Outcome.PASSED)
HEALED = Expectation(outcome=Outcome.PASSED)
FAILS = Expectation(outcome=Outcome.RAISED)


def test_the_sample_run_has_every_verdict_and_status(view: RunView) -> None:
    assert {verdict for verdict, _ in view.verdicts} == set(Verdict)
    assert {status for status, _ in view.statuses} == set(Status)


def test_counts_are_those_of_the_findings(view: RunView, findings: list[Finding]) -> None:
    assert sum(count for _, count in view.statuses) == len(findings)
    assert sum(count for _, count in view.verdicts) == len(findings)
    assert len(view.trials) == len(findings)


def test_the_order_of_the_findings_does_not_matter(
    findings: list[Finding], make_facts: MakeFacts
) -> None:
    facts = make_facts(findings)
    assert build_view(findings[::-1], facts) == build_view(findings, facts)


def test_every_change_is_in_one_group(view: RunView, findings: list[Finding]) -> None:
    changed = sorted(f.id for f in findings if f.status is Status.CHANGED)
    assert sorted(trial for change in view.changes for trial in change.ids) == changed


def test_the_same_change_on_several_releases_is_one_group(view: RunView) -> None:
    (vmap,) = [change for change in view.changes if change.case.endswith("unbatched")]
    assert vmap.ids == (
        "torch/vmap-inplace-unbatched@torch-2.13.0:eager:cpu",
        "torch/vmap-inplace-unbatched@torch-2.15.0:eager:cpu",
    )


def test_a_failing_fix_shows_the_traceback_of_the_fix(view: RunView) -> None:
    change = next(c for c in view.changes if c.verdict is Verdict.FIX_FAILS)
    assert "Tensors must have same number" in change.traceback


def test_the_same_words_of_infrastructure_are_said_once(
    make_case: MakeCase, make_finding: MakeFinding, make_facts: MakeFacts
) -> None:
    lost = ScriptResult(outcome=Outcome.ENV_FAILED, detail="no network")
    other = ScriptResult(outcome=Outcome.ENV_FAILED, detail="no disk")
    case = make_case("torch/x")
    findings = [
        make_finding(case, "2.0.1", lost, lost),
        make_finding(case, "2.0.1", lost, lost, where="compile:cpu"),
        make_finding(case, "2.5.1", lost, lost),
        make_finding(case, "2.13.0", other, other),
    ]
    view = build_view(findings, make_facts(findings))
    assert [(failure.words, failure.environments) for failure in view.infra] == [
        ("no network", (("torch-2.0.1", 2), ("torch-2.5.1", 1))),
        ("no disk", (("torch-2.13.0", 1),)),
    ]
    assert all("errata doctor" in failure.hint for failure in view.infra)


def test_the_words_and_hint_of_a_failed_environment_are_used(
    make_case: MakeCase, make_finding: MakeFinding, make_facts: MakeFacts
) -> None:
    lost = ScriptResult(outcome=Outcome.ENV_FAILED, detail="short")
    findings = [make_finding(make_case("torch/x"), "2.0.1", lost, lost)]
    failed = FailedEnvironment(
        id="torch-2.0.1", message="not locked", words="why\x1b[0m\n  because", hint="do this"
    )
    view = build_view(findings, replace(make_facts(findings), failed=(failed,)))
    assert view.infra[0].words == "not locked\nwhy\\x1b[0m\n  because"
    assert view.infra[0].hint == "do this"


def test_a_failure_of_the_harness_hints_at_running_one_trial_alone(
    make_case: MakeCase, make_finding: MakeFinding, make_facts: MakeFacts
) -> None:
    lost = ScriptResult(outcome=Outcome.HARNESS_ERROR, detail="gone")
    findings = [make_finding(make_case("torch/x"), "2.0.1", PASSED, lost)]
    view = build_view(findings, make_facts(findings))
    assert view.infra[0].words == "gone"
    assert "torch/x@torch-2.0.1:eager:cpu" in view.infra[0].hint
    assert "--isolation fresh" in view.infra[0].hint


def test_unavailable_trials_are_grouped_by_reason(
    make_case: MakeCase, make_finding: MakeFinding, make_facts: MakeFacts
) -> None:
    absent = ScriptResult(outcome=Outcome.UNAVAILABLE, detail="no CUDA device")
    case = make_case("torch/x")
    findings = [
        make_finding(case, version, absent, absent, where="eager:gpu")
        for version in ("2.0.1", "2.5.1")
    ]
    view = build_view(findings, make_facts(findings))
    (group,) = view.unavailable
    assert group.words == "no CUDA device"
    assert group.environments == (("torch-2.0.1", 1), ("torch-2.5.1", 1))


@pytest.mark.parametrize(
    ("expected", "interrupted", "code"),
    [
        (HEALED, False, EXIT_AS_EXPECTED),
        (FAILS, False, EXIT_CHANGED),
        (FAILS, True, EXIT_INTERRUPTED),
    ],
)
def test_the_exit_code_is_that_of_the_comparison_unless_interrupted(
    make_case: MakeCase,
    make_finding: MakeFinding,
    make_facts: MakeFacts,
    expected: Expectation,
    interrupted: bool,
    code: int,
) -> None:
    findings = [make_finding(make_case("torch/x"), "2.0.1", PASSED, expected=expected)]
    facts = replace(make_facts(findings), interrupted=interrupted)
    assert build_view(findings, facts).exit_code == code


def test_a_run_without_findings_says_nothing(make_facts: MakeFacts) -> None:
    view = build_view([], make_facts([]))
    assert (view.matrices, view.changes, view.exit_code) == ((), (), EXIT_INFRASTRUCTURE)


def test_the_command_to_run_again_names_environment_and_backend(
    make_case: MakeCase, make_finding: MakeFinding
) -> None:
    case = make_case("torch/x", packages=["timm>1"])
    trial = make_finding(case, "2.0.1", PASSED, where="eager:gpu").judgement.trial
    assert rerun_command(trial) == (
        "errata run 'torch/x@torch-2.0.1+timm>1:eager:gpu' --env torch-2.0.1 --backend gpu --force"
    )
    outside = replace(trial, environment=replace(trial.environment, external=Path("/a b/python")))
    assert "--python '/a b/python' --backend gpu" in rerun_command(outside)


def test_a_failure_that_may_tell_itself_now_or_no_longer_says_so(
    make_case: MakeCase, make_finding: MakeFinding, make_facts: MakeFacts
) -> None:
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
    changes = [change.changes[-1] for change in build_view(findings, make_facts(findings)).changes]
    assert changes == [
        "▲ it may be refused now: a clear error instead of silence, a crash or a hang",
        "▼ it may be silent now: silence instead of an error or a crash",
    ]
