"""What a trial's two outcomes mean: a closed list of verdicts, and the evidence.

An `Observation` is what the record keeps of a judgement: no dates, no timings.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from errata.model.case import Case
from errata.model.cell import Trial
from errata.model.outcome import Outcome, ScriptResult, Signature, StrEnum


class Verdict(StrEnum):
    """The meaning of a broken and a fixed outcome in the same place."""

    REPRODUCES = "reproduces"
    DRIFTED = "drifted"
    MASKED = "masked"
    HEALED = "healed"
    FIX_FAILS = "fix-fails"
    HOLDS = "holds"
    CLAIM_FAILS = "claim-fails"
    FLAKY = "flaky"
    UNAVAILABLE = "unavailable"
    INFRA = "infra"

    @property
    def is_conclusive(self) -> bool:
        """Whether the case has a result."""
        return self not in (Verdict.UNAVAILABLE, Verdict.INFRA)

    @property
    def is_failure(self) -> bool:
        """Whether the documented failure shows, in these words or in others."""
        return self in (Verdict.REPRODUCES, Verdict.DRIFTED)


def word_of(verdict: str) -> str:
    """Name a verdict for readers.

    `healed` reads `passes`: one trial says nothing of a failure on an earlier release.
    """
    words = {Verdict.HEALED: "passes", Verdict.CLAIM_FAILS: "claim no longer holds"}
    return words.get(Verdict(verdict), str(verdict)) if verdict in set(Verdict) else str(verdict)


@dataclass(frozen=True, kw_only=True)
class Judgement:
    """A verdict with the two results it is made from, and a reason for people.

    `expected` is the verdict that the case's expectation calls for, or None where the case
    documents nothing for this place. `is_recorded` is set where the results hold only what the
    record keeps: what they lack is unknown, not absent. `is_confirmed` is set where both scripts
    ran again in fresh interpreters.
    """

    trial: Trial
    verdict: Verdict
    reason: str
    broken: ScriptResult
    fixed: ScriptResult
    expected: Verdict | None
    is_recorded: bool = False
    is_confirmed: bool = False

    @property
    def is_as_documented(self) -> bool:
        """Whether the verdict is the one that `case.toml` calls for."""
        return self.expected is not None and self.verdict is self.expected


@dataclass(frozen=True, kw_only=True)
class StoredJudgement:
    """What the store keeps of a run's judgement of one trial.

    `broken` and `fixed` are the keys of the results that it is made from, empty where there are
    none: then `reason` says why.
    """

    trial: str
    verdict: Verdict
    reason: str
    broken: str = ""
    fixed: str = ""
    is_confirmed: bool = False


OTHER_CODE = "."


@dataclass(frozen=True, kw_only=True)
class Recorded:
    """What the record keeps of a trial under its place.

    `content` is a hash of both scripts, so that a record never speaks for other code. `build`
    is the framework's full version, local part included; `result` is the fixed script's digest.
    `functions` are the framework's own on the way to the failure, outermost first, each once,
    with a `.` last where it was not they that raised the error.
    `machine` names the device with its driver, where the trial ran on another one than a CPU.
    """

    verdict: Verdict
    broken: Outcome
    fixed: Outcome
    content: str
    signature: Signature | None = None
    fixed_signature: Signature | None = None
    build: str = ""
    python: str = ""
    machine: str = ""
    detail: str = ""
    functions: tuple[str, ...] = ()
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


def observe(judgement: Judgement, machine: str = "") -> Observation:
    """Reduce a judgement to what the record keeps, with the machine's device."""
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
        machine=machine,
        detail=_status(broken),
        functions=_functions(broken.signature, trial.case.requires.framework),
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


def as_recorded(judgement: Judgement) -> Judgement:
    """Reduce a judgement to what would be left of it in the record."""
    if judgement.is_recorded:
        return judgement
    broken, fixed = recall(observe(judgement))
    return replace(judgement, broken=broken, fixed=fixed, is_recorded=True)


def content_digest(trial: Trial) -> str:
    """Join the digests of both scripts of a trial's case."""
    return content_of_scripts(trial.case)


def content_of_scripts(case: Case) -> str:
    """Join the digests of both scripts of a case."""
    return "+".join(digest[:12] for _, digest in sorted(case.script_digests))


def _bare(result: ScriptResult) -> Signature | None:
    """Drop from a signature what is evidence rather than identity."""
    if result.signature is None:
        return None
    return replace(result.signature, bases=(), frames=())


def _functions(signature: Signature | None, framework: str) -> tuple[str, ...]:
    """List the functions of a framework among the frames of an error, see `Recorded`."""
    if signature is None or not signature.frames:
        return ()
    packages = (framework, "functorch")  # which was a package of its own up to torch 1.13
    own = [frame for frame in signature.frames if frame.file.partition("/")[0] in packages]
    inner = () if own and own[-1] is signature.frames[-1] else (OTHER_CODE,)
    return (*dict.fromkeys(frame.function for frame in own), *inner)


def _status(result: ScriptResult) -> str:
    """Name the signal or exit code of outcomes that have no exception."""
    if result.outcome is Outcome.CRASHED:
        return result.signal or ""
    if result.outcome is Outcome.EXITED:
        return f"exit {result.exit_code}"
    return ""
