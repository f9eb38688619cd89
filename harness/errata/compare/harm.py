"""How much harm a failure does where it happens, and how that moves between releases: pure."""

from __future__ import annotations

from errata.compare.judge import mismatches
from errata.model.case import Case, Harm
from errata.model.outcome import Outcome, ScriptResult, StrEnum
from errata.model.verdict import Verdict

_ENDS_THE_PROCESS = (
    Outcome.CRASHED,
    Outcome.EXITED,
    Outcome.TIMED_OUT,
    Outcome.OUT_OF_MEMORY,
)


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
