"""Compare what a run said with the documentation and with the committed record: pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from errata.model.digest import differences
from errata.model.enums import StrEnum
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, EXIT_INFRASTRUCTURE
from errata.model.record import Observation, content_digest, observe
from errata.model.signature import Signature
from errata.model.verdict import Judgement, Verdict

__all__ = ["Finding", "Status", "compare", "compare_all", "count_verdicts", "exit_code"]


class Status(StrEnum):
    """What a trial means to someone who reads the run."""

    AS_EXPECTED = "as expected"
    NEW = "new"
    CHANGED = "changed"
    UNAVAILABLE = "unavailable"
    INFRA = "infra"


@dataclass(frozen=True, kw_only=True)
class Finding:
    """One judged trial beside what was documented and recorded.

    `changes` says in words what differs; it is empty unless the status is CHANGED. `recorded`
    is None where nothing was recorded for these very scripts.
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
    """Count how often each verdict was said."""
    return dict(Counter(str(finding.judgement.verdict) for finding in findings))


def exit_code(findings: Iterable[Finding]) -> int:
    """Return a run's exit code: a change is news, then failures, then a run that says nothing."""
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
    """Say where the fixed script's `result` has moved by more than its case allows.

    Another build of the same release (CPU, CUDA) has other kernels: its numbers say nothing.
    """
    if recorded is None or judgement.fixed.outcome is not recorded.fixed:
        return ()
    if recorded.build != observed.build:
        return ()
    found = differences(recorded.result, judgement.fixed.digest, judgement.trial.case.tolerance)
    return tuple(f"fixed.py's {words}" for words in found)


def _differing_parts(now: Signature | None, before: Signature | None) -> list[str]:
    """Name the parts of an error that differ; the screen shows both sides in full."""
    if now is None or before is None:
        return []
    parts = ("type", "message", "at", "native")
    return [name for name in parts if getattr(now, name) != getattr(before, name)]
