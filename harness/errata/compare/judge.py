"""Judge a trial from two outcomes and an expectation, and compare the judgement with the record."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from errata.model.case import Case, Expectation, Harm, Script
from errata.model.cell import Cell, Trial
from errata.model.digest import differences
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, EXIT_INFRASTRUCTURE
from errata.model.matching import differing_parts
from errata.model.outcome import Outcome, ScriptResult, Signature, StrEnum
from errata.model.source import places_of
from errata.model.verdict import (
    Judgement,
    Observation,
    Verdict,
    content_digest,
    observe,
    recall,
    word_of,
)


def claimed_verdict(trial: Trial, result: ScriptResult) -> tuple[Verdict, str]:
    """Return what the only script of a claim proves, and the reason."""
    if result.outcome is Outcome.PASSED:
        return Verdict.HOLDS, "the claim holds"
    at = f" at {result.signature.at}" if result.signature and not result.signature.message else ""
    words = name_result(result).removesuffix(": ")
    return Verdict.CLAIM_FAILS, f"{trial.case.filename(Script.FIXED)}: {words}{at}"


def warnings_of(case: Case) -> list[str]:
    """List the patterns of the warnings that a case documents."""
    return [one.warning for one in case.expectations if one.warning is not None]


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
    """Judge one trial; unless masked, the fixed script must pass for any other verdict.

    A claim has one script, whose result stands for both.
    """
    inconclusive = _inconclusive(broken, fixed)
    if inconclusive is not None:
        verdict, reason = inconclusive
    elif trial.case.claim is not None:
        verdict, reason = claimed_verdict(trial, fixed)
    else:
        verdict, reason = _judge_broken(trial.case, trial.expectation, broken)
        if verdict is not Verdict.MASKED and not _is_fixed(trial.case, trial.expectation, fixed):
            what = name_result(fixed)
            verdict, reason = Verdict.FIX_FAILS, f"the documented fix fails: {what}"
    return Judgement(
        trial=trial,
        verdict=verdict,
        reason=reason,
        broken=broken,
        fixed=fixed,
        expected=Verdict.HOLDS if trial.case.claim else expected_verdict(trial.expectation),
    )


def recalled(trial: Trial, observation: Observation) -> Judgement:
    """Judge an observation of the record with its case as it is now.

    The record keeps no warnings: where the case documents one, the recorded verdict stands.
    """
    judged = judge(trial, *recall(observation))
    if warnings_of(trial.case):
        judged = replace(judged, verdict=observation.verdict)
    return replace(judged, reason="as in the committed record", is_recorded=True)


def judge_repeats(judgements: Sequence[Judgement]) -> Judgement:
    """Join the judgements of repeated runs of one trial: the first, or flaky if they disagree.

    Inconclusive runs are ignored where others are conclusive.
    """
    conclusive = [judgement for judgement in judgements if judgement.verdict.is_conclusive]
    first = (conclusive or judgements)[0]
    if len({(j.verdict, *map(identity_of, (j.broken, j.fixed))) for j in conclusive}) <= 1:
        return _same_numbers(first, conclusive)
    runs = (f"{j.broken.isolation or 'run'}: {word_of(j.verdict)}, {j.reason}" for j in conclusive)
    reason = f"{len(conclusive)} runs disagree: {'; '.join(runs)}"
    return replace(first, verdict=Verdict.FLAKY, reason=reason)


def agree(cell: Cell, results: Sequence[ScriptResult]) -> bool:
    """Return whether runs of a cell agree, as `judge_repeats` understands it."""
    if len(set(map(identity_of, results))) > 1:
        return False
    tolerance, others = cell.trial.case.tolerance, results[1:]
    is_fixed = cell.script is Script.FIXED
    return not any(is_fixed and differences(results[0].digest, o.digest, tolerance) for o in others)


def _same_numbers(first: Judgement, judgements: Sequence[Judgement]) -> Judgement:
    """Return the first judgement, as flaky if the fixed script's `result` varies."""
    tolerance = first.trial.case.tolerance
    for other in judgements:
        found = differences(first.fixed.digest, other.fixed.digest, tolerance)
        if found:
            reason = f"fixed.py gives other numbers each time: {'; '.join(found)}"
            return replace(first, verdict=Verdict.FLAKY, reason=reason)
    return first


def identity_of(result: ScriptResult) -> tuple[object, ...]:
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
            names = ", ".join(differs)
            return Verdict.DRIFTED, f"fails at the documented place, but differs: {names}"
    return Verdict.MASKED, f"fails somewhere else: {name_result(broken)}"


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


def name_result(result: ScriptResult) -> str:
    """Name a result in a few words, with its message shortened."""
    if result.signature is not None:
        message = result.signature.message
        short = message if len(message) <= 160 else message[:159] + "…"
        return f"{result.signature.type}: {short}"
    return f"{result.outcome} ({result.detail})" if result.detail else str(result.outcome)


class Status(StrEnum):
    """The result of a trial for the reader of a run."""

    AS_EXPECTED = "as expected"
    NEW = "new"
    CHANGED = "changed"
    UNAVAILABLE = "unavailable"
    INFRA = "infra"


@dataclass(frozen=True, kw_only=True)
class Finding:
    """A judgement compared with the case and the record.

    `changes` describes what differs; empty unless the status is CHANGED. `recorded` is None where
    the record has no observation of these scripts.
    """

    judgement: Judgement
    observed: Observation
    recorded: Observation | None
    status: Status
    changes: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """The trial's identifier."""
        return self.judgement.trial.id


def compare(judgement: Judgement, recorded: Observation | None) -> Finding:
    """Compare one judgement with its case and with the record."""
    if recorded is not None and recorded.content != content_digest(judgement.trial):
        recorded = None
    observed = observe(judgement)
    changes: tuple[str, ...] = ()
    if judgement.verdict is Verdict.UNAVAILABLE:
        status = Status.UNAVAILABLE
    elif judgement.verdict is Verdict.INFRA:
        status = Status.INFRA
    else:
        changes = (
            *_against_case(judgement),
            *_against_record(judgement.trial.case, observed, recorded),
            *_numbers(judgement, observed, recorded),
        )
        quiet = Status.NEW if recorded is None else Status.AS_EXPECTED
        status = Status.CHANGED if changes else quiet
    return Finding(
        judgement=judgement, observed=observed, recorded=recorded, status=status, changes=changes
    )


def compare_all(
    judgements: Iterable[Judgement], record: Mapping[str, Observation]
) -> list[Finding]:
    """Compare every judgement; `record` maps trial identifiers to observations."""
    return [compare(judgement, record.get(judgement.trial.id)) for judgement in judgements]


def count_verdicts(findings: Iterable[Finding]) -> dict[str, int]:
    """Count the findings by verdict."""
    return dict(Counter(str(finding.judgement.verdict) for finding in findings))


def exit_code(findings: Iterable[Finding]) -> int:
    """Return a run's exit code: changes first, then failures, then a run without any result."""
    statuses = {finding.status for finding in findings}
    if Status.CHANGED in statuses:
        return EXIT_CHANGED
    if Status.INFRA in statuses or statuses <= {Status.UNAVAILABLE}:
        return EXIT_INFRASTRUCTURE
    return EXIT_AS_EXPECTED


def _against_case(judgement: Judgement) -> tuple[str, ...]:
    if judgement.is_as_documented:
        return ()
    if judgement.expected is None:
        if judgement.verdict in (Verdict.FIX_FAILS, Verdict.FLAKY):
            return (f"nothing is documented here, and it is {word_of(judgement.verdict)}",)
        return ()
    was, now = word_of(judgement.expected), word_of(judgement.verdict)
    if judgement.verdict is Verdict.CLAIM_FAILS:
        return (f"{now}: {judgement.trial.case.title} ({judgement.reason})",)
    return (f"documented: {was}, now: {now} ({judgement.reason})",)


def _against_record(
    case: Case, observed: Observation, recorded: Observation | None
) -> tuple[str, ...]:
    if recorded is None:
        return ()
    changes = []
    if observed.verdict is not recorded.verdict:
        was, now = word_of(recorded.verdict), word_of(observed.verdict)
        changes.append(f"recorded: {was}, now: {now}")
    if case.claim is not None:
        return tuple(changes)  # one script, which the verdict says all of
    for name in ("broken", "fixed"):
        before, now = getattr(recorded, name), getattr(observed, name)
        if before is not now:
            changes.append(f"{name}.py recorded: {before}, now: {now}")
    if observed.detail != recorded.detail:
        changes.append(f"broken.py recorded: {recorded.detail}, now: {observed.detail}")
    for name in ("signature", "fixed_signature"):
        differs = differing_parts_of(getattr(observed, name), getattr(recorded, name))
        whose = "fixed.py's recorded error" if name == "fixed_signature" else "the recorded error"
        if differs:
            changes.append(f"{whose} differs in: {', '.join(differs)}")
    return tuple(changes)


def _numbers(
    judgement: Judgement, observed: Observation, recorded: Observation | None
) -> tuple[str, ...]:
    """List where the fixed script's `result` moved by more than the case's tolerance."""
    if recorded is None or judgement.fixed.outcome is not recorded.fixed:
        return ()
    # Another build of the release (CPU, CUDA) has other kernels, so its numbers may differ.
    if recorded.build != observed.build:
        return ()
    found = differences(recorded.result, judgement.fixed.digest, judgement.trial.case.tolerance)
    return tuple(f"fixed.py's {words}" for words in found)


def differing_parts_of(now: Signature | None, before: Signature | None) -> list[str]:
    """Name the parts of an error that differ."""
    if now is None or before is None:
        return []
    parts = ("type", "message", "at", "native")
    return [name for name in parts if getattr(now, name) != getattr(before, name)]


@dataclass(frozen=True, kw_only=True)
class Location:
    """Lines `line` to `last` of a file, counted from 1.

    `file` is relative to the repository, with slashes. `statement` is the code there, white space
    folded; empty for a table of `case.toml`.
    """

    file: str
    line: int
    last: int
    statement: str


def location_of(finding: Finding, folder: str, expectations: tuple[int, ...]) -> Location:
    """Return the location that explains a finding of a case in `folder`, a relative path.

    It is the statement that raised in the script whose outcome is wrong; without one, it is the
    expectation in `case.toml`, whose tables begin on the lines `expectations`.
    """
    judgement = finding.judgement
    case = judgement.trial.case
    healed = judgement.verdict is Verdict.HEALED
    if finding.status is Status.CHANGED and not healed:
        about_fix = judgement.verdict in (Verdict.FIX_FAILS, Verdict.CLAIM_FAILS)
        fixed = about_fix or all(change.startswith("fixed.py") for change in finding.changes)
        script = Script.FIXED if fixed else Script.BROKEN
        result = judgement.fixed if fixed else judgement.broken
        if fixed or result.signature is not None:
            return _raising(case, script, result, f"{folder}/{case.filename(script)}")
    line = _expected_at(finding, expectations)
    return Location(file=f"{folder}/case.toml", line=line, last=line, statement="")


def _raising(case: Case, script: Script, result: ScriptResult, file: str) -> Location:
    """Locate the statement of a script that raised; line 1 without one."""
    signature = result.signature
    if signature is None:
        return Location(file=file, line=1, last=1, statement="")
    lines = [
        frame.line
        for frame in signature.frames
        if frame.file in (script.filename, case.filename(script).rpartition("/")[2])
    ]
    raised = lines[-1] if lines else 0
    found = places_of(case.text(script), signature.at) if signature.at else []
    if not found:
        line = max(1, min(raised, len(case.text(script).splitlines())))
        return Location(file=file, line=line, last=line, statement=signature.at)
    first, last = next((place for place in found if place[0] <= raised <= place[1]), found[0])
    return Location(file=file, line=first, last=last, statement=signature.at)


def _expected_at(finding: Finding, expectations: tuple[int, ...]) -> int:
    """Return the line of the expectation that covers a trial; 1 without one."""
    trial = finding.judgement.trial
    for line, expectation in zip(expectations, trial.case.expectations, strict=False):
        if expectation == trial.expectation:
            return line
    return 1


_ELLIPSIS = re.compile(r"…|\.{3,}")


_LITERAL = 8  # characters next to an ellipsis, as a case requires


def expectation_from(result: ScriptResult) -> Expectation:
    """Return the expectation of exactly the failure that a script showed."""
    signature = result.signature
    if result.outcome is Outcome.CRASHED:
        return Expectation(outcome=result.outcome, signal=result.signal)
    if result.outcome is Outcome.EXITED:
        return Expectation(outcome=result.outcome, exit_code=result.exit_code)
    if signature is None:
        return Expectation(outcome=result.outcome)
    # A statement without enough literal text next to its ellipsis (`x = ...`) is left out.
    bare = _ELLIPSIS.sub("", signature.at)
    is_telling = bare == signature.at or len(bare) >= _LITERAL
    return Expectation(
        outcome=result.outcome,
        type=signature.type,
        message=signature.message,
        at=(is_telling and signature.at) or None,
    )


_ENDS_THE_PROCESS = (Outcome.CRASHED, Outcome.EXITED, Outcome.TIMED_OUT, Outcome.OUT_OF_MEMORY)


class Step(StrEnum):
    """A move of a failure that stays a failure: it begins, or ceases, to tell itself."""

    REFUSED = "refused now"
    SILENT = "silent now"

    @property
    def meaning(self) -> str:
        """What happened, in words."""
        if self is Step.REFUSED:
            return "a clear error instead of silence, a crash or a hang"
        return "silence instead of an error or a crash"

    def since(self, release: str) -> str:
        """Say from which release on it is so."""
        return f"{self.removesuffix(' now')} from {release} on"


def derived_harm(outcome: Outcome, kind: str, at: str, *, warns: bool) -> Harm:
    """Derive the harm from how `broken.py` ended: `kind` is the error's type, `at` its statement.

    A script that finds the failure by an assertion of its own got no word from the framework.
    """
    if outcome is Outcome.PASSED:
        return Harm.WARNING if warns else Harm.NONE
    if outcome in _ENDS_THE_PROCESS:
        return Harm.CRASH
    is_own = kind == "AssertionError" and at.startswith("assert")
    return Harm.SILENT if is_own else Harm.ERROR


def stated_harm(case: Case, result: ScriptResult) -> Harm | None:
    """Return the harm that the case states for a failure that it documents, if it states one."""
    stated = [e for e in case.expectations if e.harm is not None and e.is_failure]
    return next((e.harm for e in stated if not mismatches(e, result)), None)


def harm_of(case: Case, verdict: Verdict, result: ScriptResult) -> Harm | None:
    """Return the harm of what `broken.py` did; None where that is not the documented failure."""
    if not verdict.is_conclusive or verdict in (Verdict.MASKED, Verdict.FLAKY):
        return None
    kind, at = (result.signature.type, result.signature.at) if result.signature else ("", "")
    derived = derived_harm(result.outcome, kind, at, warns=verdict.is_failure)
    return stated_harm(case, result) or derived


def step_between(before: Harm | None, after: Harm | None) -> Step | None:
    """Return how a failure moves: to a clear error from silence or a crash, or into silence."""
    if after is Harm.ERROR and before in (Harm.SILENT, Harm.CRASH):
        return Step.REFUSED
    if after is Harm.SILENT and before in (Harm.CRASH, Harm.MISLEADING, Harm.ERROR):
        return Step.SILENT
    return None
