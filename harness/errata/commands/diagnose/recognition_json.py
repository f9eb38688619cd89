"""What a failure was recognised as, as a JSON document for other programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

import errata
from errata.commands.diagnose.scoring import Recognised
from errata.commands.diagnose.tracebacks import Trace
from errata.text.jsonable import About, DocumentFormat

Answer = Literal["this failure", "one of these", "not known"]


@dataclass(frozen=True, kw_only=True)
class RecognisedCase:
    """A documented case that a failure was recognised as."""

    case: str
    title: str
    score: Annotated[float, About("Share of its message that was found, 0 to 1.")]
    same_error: Annotated[bool, About("Whether all of its message was found.")]
    quote: Annotated[str, About("What was found.")]
    line: Annotated[int, About("Where it begins, from 1.")]
    evidence: tuple[str, ...]
    cause: Annotated[str, About("Markdown.")]
    fix: Annotated[str, About("Markdown.")]
    fix_known: bool
    frequency: Annotated[str, About("common, occasional, rare; empty where it was not judged.")]
    discriminator: Annotated[
        str, About("Markdown: how to tell this cause from others with the same error.")
    ]
    draft: Annotated[bool, About("Whether parts of it are still to be written.")]
    seen: Annotated[tuple[str, ...], About("Where just this error was recorded.")]
    fails: Annotated[tuple[str, ...], About("Where the case fails.")]
    passes: Annotated[tuple[str, ...], About("Where its broken script passes.")]
    fix_passes: Annotated[tuple[str, ...], About("Where its fixed script passes.")]


@dataclass(frozen=True, kw_only=True)
class DiagnosedError:
    """An error that was found in the text."""

    type: str
    message: str
    at: Annotated[str, About("The raising statement; empty if it is not in the text.")]
    native: tuple[str, ...]
    signal: str | None


@dataclass(frozen=True, kw_only=True)
class DiagnosisDocument:
    """What an error is: a documented failure, one of several, or not known. Texts are untrusted."""

    version: Annotated[str, About("Of the Errata that wrote it.")]
    answer: Answer
    releases: Annotated[
        Mapping[str, str], About("Of frameworks, as the text or --release names them.")
    ]
    errors: Annotated[tuple[DiagnosedError, ...], About("The last one first.")]
    recognised: tuple[RecognisedCase, ...]


DIAGNOSIS = DocumentFormat(
    name="diagnosis",
    version=3,
    kind=DiagnosisDocument,
    title="errata diagnose --json",
    is_plain=True,
)


def diagnosis_json(
    recognised: Sequence[Recognised], traces: Sequence[Trace], releases: Mapping[str, str]
) -> str:
    """Return a diagnosis as JSON text."""
    errors = tuple(
        DiagnosedError(
            type=trace.type,
            message=trace.said,
            at=trace.at,
            native=trace.native,
            signal=trace.signal or None,
        )
        for trace in traces
    )
    answers: tuple[Answer, ...] = ("not known", "this failure", "one of these")
    return DIAGNOSIS.text(
        DiagnosisDocument(
            version=errata.__version__,
            answer=answers[min(2, len(recognised))],
            releases=dict(releases),
            errors=errors,
            recognised=tuple(map(recognised_case, recognised)),
        )
    )


def recognised_case(found: Recognised) -> RecognisedCase:
    """Return a case that a failure was recognised as, for a JSON document."""
    return RecognisedCase(
        case=found.case.id,
        title=found.case.title,
        score=found.score,
        same_error=found.is_literal,
        quote=found.quote,
        line=found.line,
        evidence=tuple(found.evidence),
        cause=found.case.cause,
        fix=found.case.fix,
        fix_known=found.case.fix_known,
        frequency=found.case.frequency,
        discriminator=found.case.discriminator,
        draft=found.case.is_draft,
        seen=tuple(found.seen),
        fails=found.case.affected,
        passes=found.case.healed,
        fix_passes=found.case.fixed,
    )
