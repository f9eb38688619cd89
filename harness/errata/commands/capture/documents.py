"""A capture as a JSON document for other programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field

import errata
from errata.commands.capture.capturing import Capture
from errata.commands.capture.drafting import Proof
from errata.commands.capture.survey import DEVICES, PARTS
from errata.commands.diagnose.scoring import Recognised
from errata.model.outcome import ScriptResult
from errata.model.verdict import Verdict
from errata.text.jsonable import DocumentFormat

Version = Annotated[str, Field(description="Of the Errata that wrote it.")]


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
    recognised: tuple[Recognised, ...]
    case: CapturedCase | None


CAPTURE = DocumentFormat(
    name="capture", version=3, kind=CaptureDocument, title="errata capture --json"
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
            recognised=tuple(recognised),
            case=None if proof is None else _case(proof),
        )
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
