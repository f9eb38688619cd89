"""A capture and a diagnosis as JSON documents for other programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field

import errata
from errata.filing.capture.capturing import Capture
from errata.filing.capture.survey import DEVICES, PARTS
from errata.filing.draft.drafting import Proof
from errata.model.outcome import ScriptResult
from errata.model.verdict import Verdict
from errata.recognise.scoring import THRESHOLD, Failure, Recognised
from errata.text.jsonable import DocumentFormat

__all__ = ["CAPTURE", "DIAGNOSIS", "capture_json", "diagnosis_json"]

Version = Annotated[str, Field(description="Of the Errata that wrote it.")]


@dataclass(frozen=True, kw_only=True)
class RecognisedCase:
    """A documented case that a failure may be."""

    case: str
    title: str
    score: Annotated[float, Field(description="From 0 to 1.")]
    same_error: Annotated[bool, Field(description="Whether the message is literally the case's.")]
    evidence: tuple[str, ...]
    fix: Annotated[str, Field(description="Markdown.")]
    fix_known: bool
    draft: Annotated[bool, Field(description="Whether parts of it are still to be written.")]
    seen: Annotated[tuple[str, ...], Field(description="Where just this error was recorded.")]
    fails: Annotated[tuple[str, ...], Field(description="Where the case fails.")]
    passes: Annotated[tuple[str, ...], Field(description="Where its broken script passes.")]
    fix_passes: Annotated[tuple[str, ...], Field(description="Where its fixed script passes.")]


@dataclass(frozen=True, kw_only=True)
class DiagnosedError:
    """An error that was found in the text."""

    type: str
    message: str
    at: Annotated[str, Field(description="The raising statement; empty if it is not in the text.")]
    native: tuple[str, ...]
    signal: str | None


@dataclass(frozen=True, kw_only=True)
class DiagnosisDocument:
    """The documented cases that a traceback may be, the best first. Texts are untrusted."""

    version: Version
    threshold: Annotated[float, Field(description="No case with a lower score is named.")]
    errors: Annotated[tuple[DiagnosedError, ...], Field(description="The one that counts first.")]
    recognised: tuple[RecognisedCase, ...]


@dataclass(frozen=True, kw_only=True)
class CapturedCase:
    """The case folder that was written."""

    id: str
    folder: str
    verdict: Verdict | None
    reason: str
    fix_known: bool
    notes: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class CaptureDocument:
    """What a program did as it is, where, and which cases its failure may be."""

    version: Version
    script: str
    arguments: tuple[str, ...]
    working_directory: str
    python: str
    timeout_s: float
    framework: str | None
    framework_version: str | None
    failed: bool
    flaky: Annotated[bool, Field(description="Whether its runs disagree.")]
    alike: Annotated[int, Field(description="How many runs did the same.")]
    result: ScriptResult
    runs: tuple[ScriptResult, ...]
    notes: tuple[str, ...]
    environment: Annotated[
        Mapping[str, Mapping[str, Any]],
        Field(description="By part; missing names the parts that are not known, and why."),
    ]
    recognised: tuple[RecognisedCase, ...]
    case: CapturedCase | None


CAPTURE = DocumentFormat(
    name="capture", version=1, kind=CaptureDocument, title="errata capture --json"
)
DIAGNOSIS = DocumentFormat(
    name="diagnosis", version=1, kind=DiagnosisDocument, title="errata diagnose --json"
)


def capture_json(
    capture: Capture, notes: Sequence[str], recognised: Sequence[Recognised], proof: Proof | None
) -> str:
    """Return a capture as JSON text."""
    survey = capture.survey.to_plain()
    return CAPTURE.text(
        CaptureDocument(
            version=errata.__version__,
            script=str(capture.script),
            arguments=tuple(capture.arguments),
            working_directory=str(capture.cwd),
            python=str(capture.python),
            timeout_s=capture.timeout_s,
            framework=capture.framework,
            framework_version=capture.version or None,
            failed=capture.failed,
            flaky=capture.is_flaky,
            alike=capture.alike,
            result=capture.result,
            runs=tuple(capture.runs),
            notes=tuple(notes),
            environment={
                name: survey[name]
                for name in (*PARTS, *DEVICES, "frameworks", "missing")
                if name in survey
            },
            recognised=tuple(map(_recognised, recognised)),
            case=None if proof is None else _case(proof),
        )
    )


def diagnosis_json(recognised: Sequence[Recognised], failures: Sequence[Failure]) -> str:
    """Return a diagnosis as JSON text."""
    return DIAGNOSIS.text(
        DiagnosisDocument(
            version=errata.__version__,
            threshold=THRESHOLD,
            errors=tuple(
                DiagnosedError(
                    type=failure.type,
                    message=failure.messages[0] if failure.messages else "",
                    at=failure.at,
                    native=tuple(failure.native),
                    signal=failure.signal or None,
                )
                for failure in failures
            ),
            recognised=tuple(map(_recognised, recognised)),
        )
    )


def _recognised(found: Recognised) -> RecognisedCase:
    return RecognisedCase(
        case=found.case.id,
        title=found.case.title,
        score=found.score,
        same_error=found.is_literal,
        evidence=tuple(found.evidence),
        fix=found.case.fix,
        fix_known=found.case.fix_known,
        draft=bool(found.case.to_do),
        seen=tuple(found.seen),
        fails=tuple(found.affected),
        passes=tuple(found.healed),
        fix_passes=tuple(found.fixed),
    )


def _case(proof: Proof) -> CapturedCase:
    return CapturedCase(
        id=proof.draft.case_id,
        folder=str(proof.draft.folder),
        verdict=proof.judgement.verdict if proof.judgement else None,
        reason=proof.judgement.reason if proof.judgement else proof.problem,
        fix_known=proof.draft.text.fix_known,
        notes=tuple(proof.draft.notes),
    )
