"""The observed record: what a trial was last reviewed to do, free of dates and timings."""

from __future__ import annotations

from dataclasses import dataclass, field

from errata.model.cell import Trial
from errata.model.outcome import Outcome, ScriptResult
from errata.model.signature import Signature
from errata.model.verdict import Judgement, Verdict

__all__ = ["Observation", "Recorded", "content_digest", "observe", "recall"]


@dataclass(frozen=True, kw_only=True)
class Recorded:
    """What the record keeps of a trial under its place.

    `content` is a hash of both scripts, so that a record never speaks for other code. `build`
    is the framework's full version, local part included; `result` is the fixed script's digest.
    """

    verdict: Verdict
    broken: Outcome
    fixed: Outcome
    content: str
    signature: Signature | None = None
    fixed_signature: Signature | None = None
    build: str = ""
    python: str = ""
    detail: str = ""
    result: dict[str, object] | None = field(default=None, hash=False)


@dataclass(frozen=True, kw_only=True)
class Observation(Recorded):
    """One trial as committed under `reports/observed/`."""

    case: str
    place: str

    @property
    def id(self) -> str:
        """The trial's identifier."""
        return f"{self.case}@{self.place}"


def observe(judgement: Judgement) -> Observation:
    """Reduce a judgement to what the record keeps."""
    trial, broken, fixed = judgement.trial, judgement.broken, judgement.fixed
    return Observation(
        case=trial.case.id,
        place=trial.place,
        verdict=judgement.verdict,
        broken=broken.outcome,
        fixed=fixed.outcome,
        content=content_digest(trial),
        signature=_bare(broken),
        fixed_signature=_bare(fixed),
        build=broken.framework_version or fixed.framework_version or "",
        python=trial.environment.python,
        detail=_status(broken),
        result=fixed.digest,
    )


def recall(observation: Observation) -> tuple[ScriptResult, ScriptResult]:
    """Return what the record keeps of both scripts' results: no times, no output, no warnings."""
    exit_code = observation.detail.removeprefix("exit ")
    broken = ScriptResult(
        outcome=observation.broken,
        signature=observation.signature,
        exit_code=int(exit_code) if exit_code.isdecimal() else None,
        signal=observation.detail if observation.broken is Outcome.CRASHED else None,
        framework_version=observation.build or None,
    )
    fixed = ScriptResult(
        outcome=observation.fixed,
        signature=observation.fixed_signature,
        digest=observation.result,
        framework_version=observation.build or None,
    )
    return broken, fixed


def content_digest(trial: Trial) -> str:
    """Join the digests of both scripts of a trial's case."""
    return "+".join(digest[:12] for _, digest in sorted(trial.case.script_digests))


def _bare(result: ScriptResult) -> Signature | None:
    """Drop from a signature what is evidence rather than identity."""
    if result.signature is None:
        return None
    kind, message, at, native = result.signature.identity
    return Signature(type=kind, message=message, at=at, native=native)


def _status(result: ScriptResult) -> str:
    """Name the signal or exit code of outcomes that have no exception."""
    if result.outcome is Outcome.CRASHED:
        return result.signal or ""
    if result.outcome is Outcome.EXITED:
        return f"exit {result.exit_code}"
    return ""
