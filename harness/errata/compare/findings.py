"""Compare judgements with the cases' expectations and with the committed record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from errata.model.case import Case, Script
from errata.model.digest import differences
from errata.model.enums import StrEnum
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, EXIT_INFRASTRUCTURE
from errata.model.outcome import ScriptResult
from errata.model.record import Observation, content_digest, observe
from errata.model.signature import Signature
from errata.model.source import places_of
from errata.model.verdict import Judgement, Verdict

__all__ = [
    "Finding",
    "Location",
    "Status",
    "compare",
    "compare_all",
    "count_verdicts",
    "exit_code",
    "location_of",
]


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
            *_against_record(observed, recorded),
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
            return (f"nothing is documented here, and it is {judgement.verdict}",)
        return ()
    return (f"documented: {judgement.expected}, now: {judgement.verdict} ({judgement.reason})",)


def _against_record(observed: Observation, recorded: Observation | None) -> tuple[str, ...]:
    if recorded is None:
        return ()
    changes = []
    if observed.verdict is not recorded.verdict:
        changes.append(f"recorded: {recorded.verdict}, now: {observed.verdict}")
    for name in ("broken", "fixed"):
        before, now = getattr(recorded, name), getattr(observed, name)
        if before is not now:
            changes.append(f"{name}.py recorded: {before}, now: {now}")
    if observed.detail != recorded.detail:
        changes.append(f"broken.py recorded: {recorded.detail}, now: {observed.detail}")
    for name in ("signature", "fixed_signature"):
        differs = _differing_parts(getattr(observed, name), getattr(recorded, name))
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


def _differing_parts(now: Signature | None, before: Signature | None) -> list[str]:
    """Name the parts of an error that differ."""
    if now is None or before is None:
        return []
    parts = ("type", "message", "at", "native")
    return [name for name in parts if getattr(now, name) != getattr(before, name)]


# Where to look -------------------------------------------------------------------------------


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
        fixed = judgement.verdict is Verdict.FIX_FAILS or _is_about_fix(finding)
        script = Script.FIXED if fixed else Script.BROKEN
        result = judgement.fixed if fixed else judgement.broken
        if fixed or result.signature is not None:
            return _raising(case, script, result, f"{folder}/{script.filename}")
    line = _expected_at(finding, expectations)
    return Location(file=f"{folder}/case.toml", line=line, last=line, statement="")


def _is_about_fix(finding: Finding) -> bool:
    """Return whether only the fixed script changed."""
    return all(change.startswith("fixed.py") for change in finding.changes)


def _raising(case: Case, script: Script, result: ScriptResult, file: str) -> Location:
    """Locate the statement of a script that raised; line 1 without one."""
    signature = result.signature
    if signature is None:
        return Location(file=file, line=1, last=1, statement="")
    lines = [frame.line for frame in signature.frames if frame.file == script.filename]
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
