"""Judge a trial: from two outcomes and an expectation to a verdict with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from errata.model.case import Case, Expectation
from errata.model.cell import Trial
from errata.model.digest import differences
from errata.model.matching import differing_parts
from errata.model.outcome import Outcome, ScriptResult
from errata.model.verdict import Judgement, Verdict

__all__ = ["expected_verdict", "judge", "judge_repeats", "mismatches"]


def expected_verdict(expectation: Expectation | None) -> Verdict | None:
    """Return the verdict that an expectation calls for; None without an expectation."""
    if expectation is None:
        return None
    return Verdict.REPRODUCES if expectation.is_failure else Verdict.HEALED


def mismatches(expectation: Expectation, result: ScriptResult) -> tuple[str, ...]:
    """List what differs between a documented failure and a result; empty when it matches."""
    signature = result.signature
    seen = {
        "outcome": result.outcome,
        "type": signature.type if signature else "",
        "message": signature.message if signature else "",
        "at": signature.at if signature else "",
        "native": signature.native if signature else (),
        "signal": result.signal,
        "exit_code": result.exit_code,
        "warnings": [warning.message for warning in result.warnings],
    }
    return differing_parts(vars(expectation), seen)


def judge(trial: Trial, broken: ScriptResult, fixed: ScriptResult) -> Judgement:
    """Judge one trial; unless masked, the fixed script must pass for any other verdict."""
    inconclusive = _inconclusive(broken, fixed)
    if inconclusive is not None:
        verdict, reason = inconclusive
    else:
        verdict, reason = _judge_broken(trial.case, trial.expectation, broken)
        if verdict is not Verdict.MASKED and not _is_fixed(trial.case, trial.expectation, fixed):
            what = _name_result(fixed)
            verdict, reason = Verdict.FIX_FAILS, f"the documented fix fails: {what}"
    return Judgement(
        trial=trial,
        verdict=verdict,
        reason=reason,
        broken=broken,
        fixed=fixed,
        expected=expected_verdict(trial.expectation),
    )


def judge_repeats(judgements: Sequence[Judgement]) -> Judgement:
    """Join the judgements of repeated runs of one trial: the first, or flaky if they disagree.

    Inconclusive runs are ignored where others are conclusive.
    """
    conclusive = [judgement for judgement in judgements if judgement.verdict.is_conclusive]
    first = (conclusive or judgements)[0]
    if len({(j.verdict, *map(_identity, (j.broken, j.fixed))) for j in conclusive}) <= 1:
        return _same_numbers(first, conclusive)
    what = "; ".join(f"{j.broken.isolation or 'run'}: {j.verdict}, {j.reason}" for j in conclusive)
    reason = f"{len(conclusive)} runs disagree: {what}"
    return replace(first, verdict=Verdict.FLAKY, reason=reason)


def _same_numbers(first: Judgement, judgements: Sequence[Judgement]) -> Judgement:
    """Return the first judgement, as flaky if the fixed script's `result` varies."""
    tolerance = first.trial.case.tolerance
    for other in judgements:
        found = differences(first.fixed.digest, other.fixed.digest, tolerance)
        if found:
            reason = f"fixed.py gives other numbers each time: {'; '.join(found)}"
            return replace(first, verdict=Verdict.FLAKY, reason=reason)
    return first


def _identity(result: ScriptResult) -> tuple[object, ...]:
    """Return what must be equal in two runs of one script."""
    signature = result.signature
    return (
        result.outcome,
        result.signal,
        result.exit_code,
        signature.identity if signature else None,
    )


def _inconclusive(broken: ScriptResult, fixed: ScriptResult) -> tuple[Verdict, str] | None:
    """Return verdict and reason if either script has no outcome of its own."""
    for result in (broken, fixed):
        if result.outcome.is_infrastructure:
            return Verdict.INFRA, f"{result.outcome}: {result.detail}"
    for result in (broken, fixed):
        if result.outcome is Outcome.UNAVAILABLE:
            return Verdict.UNAVAILABLE, result.detail
    return None


def _judge_broken(
    case: Case, expectation: Expectation | None, broken: ScriptResult
) -> tuple[Verdict, str]:
    documented = [e for e in _failures(case, expectation) if not mismatches(e, broken)]
    if documented:
        where = "" if expectation in documented else " for other releases, modes or backends"
        unfixed = "" if case.fix_known else "; no fix is known, and fixed.py is a stand-in"
        return Verdict.REPRODUCES, f"fails as documented{where}{unfixed}"
    if broken.outcome is Outcome.PASSED:
        return Verdict.HEALED, "the broken script passes"
    # Nothing matches whole: the failure has drifted where its place is the documented one.
    for candidate in _failures(case, expectation):
        differs = mismatches(candidate, broken)
        if _same_place(candidate, differs):
            return Verdict.DRIFTED, f"fails at the documented place, but differs: {_join(differs)}"
    return Verdict.MASKED, f"fails somewhere else: {_name_result(broken)}"


def _is_fixed(case: Case, expectation: Expectation | None, fixed: ScriptResult) -> bool:
    """Return whether the fixed script passes, without a warning that is the documented failure."""
    if fixed.outcome is not Outcome.PASSED:
        return False
    return all(mismatches(failure, fixed) for failure in _failures(case, expectation))


def _failures(case: Case, expectation: Expectation | None) -> list[Expectation]:
    """Order the documented failures: the one meant for this place first.

    Where the broken script is expected to fail, only that expectation counts. Where it is
    expected to pass, or nothing is documented, any documented failure of the case counts.
    """
    if expectation is not None and expectation.is_failure:
        return [expectation]
    return [candidate for candidate in case.expectations if candidate.is_failure]


def _same_place(expectation: Expectation, differs: Sequence[str]) -> bool:
    """Return whether a failure that differs still happens at the documented statement.

    An expectation without a statement is met by a failure of the same outcome and type.
    """
    if expectation.at is not None:
        return "at" not in differs
    return {"type", "outcome"}.isdisjoint(differs)


def _join(names: Sequence[str]) -> str:
    return ", ".join(names)


def _name_result(result: ScriptResult) -> str:
    """Name a result in a few words."""
    if result.signature is not None:
        message = result.signature.message
        short = message if len(message) <= 160 else message[:159] + "…"
        return f"{result.signature.type}: {short}"
    return f"{result.outcome} ({result.detail})" if result.detail else str(result.outcome)
