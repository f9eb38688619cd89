"""Compare two sides of a trial field by field: documented, recorded or before, and now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from errata.compare.judge import Finding
from errata.model.case import Case, Expectation, Script
from errata.model.matching import fold, matches_text, matches_type
from errata.model.outcome import Outcome, ScriptResult, Signature
from errata.model.verdict import Judgement, Observation, observe
from errata.text.differences import Piece, compare_words
from errata.text.printable import visible

DOCUMENTED = "documented"
RECORDED = "recorded"
BEFORE = "before"

_FIELDS = (
    "broken.py",
    "type",
    "message",
    "at",
    "native",
    "warning",
    "fixed.py",
    "fixed type",
    "fixed message",
    "fixed at",
)
_PATTERNS = ("message", "at", "warning")
_MAX_WARNINGS = 3
_FIX_PASSES = {
    "fixed.py": str(Outcome.PASSED),
    "fixed type": "",
    "fixed message": "",
    "fixed at": "",
}


@dataclass(frozen=True, kw_only=True)
class Earlier:
    """The earlier side of a field and its source; empty pieces mean an empty field."""

    source: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, kw_only=True)
class Row:
    """One field of both scripts' results, before and now.

    `before` is empty where nothing was known, and has two entries only where case and record
    disagree. All text is safe to show.
    """

    name: str
    before: tuple[Earlier, ...]
    now: tuple[Piece, ...]
    differs: bool


def finding_rows(finding: Finding) -> tuple[Row, ...]:
    """Compare a trial with its case and its record; fields without any value are left out.

    Where the record matches what the case documents, only the record is shown: it has the exact
    text.
    """
    judgement = finding.judgement
    expectation = judgement.trial.expectation
    documented = _documented(expectation)
    recorded = _recorded(finding.recorded)
    now = _now(judgement.broken, judgement.fixed, finding.observed, expectation)
    rows = (
        _row(name, documented.get(name), recorded.get(name), now.get(name, "")) for name in _FIELDS
    )
    told = (row for row in rows if row.now or any(side.pieces for side in row.before))
    return _of_claim(told, judgement.trial.case)


def judgement_rows(before: Judgement, after: Judgement, source: str = BEFORE) -> tuple[Row, ...]:
    """Return the fields in which two judgements of one case differ.

    `source` names the earlier side.
    """
    was, now = _judged(before), _judged(after)
    rows = []
    for name in _FIELDS:
        old, new = was.get(name, ""), now.get(name, "")
        if old != new:
            left, right = compare_words(old, new)
            earlier = (Earlier(source=source, pieces=left),)
            rows.append(Row(name=name, before=earlier, now=right, differs=True))
    return _of_claim(rows, after.trial.case)


def _of_claim(rows: Iterable[Row], case: Case) -> tuple[Row, ...]:
    """Leave to a claim the rows of its one script, by its name; a case has them all."""
    if case.claim is None:
        return tuple(rows)
    script = {"fixed.py": case.filename(Script.FIXED)}
    return tuple(
        replace(row, name=script.get(row.name, row.name.removeprefix("fixed ")))
        for row in rows
        if row.name.startswith("fixed")
    )


def _judged(judgement: Judgement) -> dict[str, str]:
    return _now(judgement.broken, judgement.fixed, observe(judgement), judgement.trial.expectation)


def _row(name: str, documented: str | None, recorded: str | None, now: str) -> Row:
    sources: list[tuple[str, str]] = []
    documented_in_record = (
        documented is not None and recorded is not None and _fits(name, documented, recorded)
    )
    if documented is not None and not documented_in_record:
        sources.append((DOCUMENTED, documented))
    if recorded is not None and (documented is None or documented_in_record or recorded != now):
        sources.append((RECORDED, recorded))
    before: list[Earlier] = []
    pieces: tuple[Piece, ...] = _whole(now)
    differs = False
    for source, text in sources:
        pattern = source is DOCUMENTED and name in _PATTERNS
        if text == now or (source is DOCUMENTED and _fits(name, text, now)):
            earlier, pieces = _whole(text), _whole(now)
        else:
            earlier, pieces = compare_words(text, now, pattern=pattern)
            differs = True
        before.append(Earlier(source=source, pieces=earlier))
    return Row(name=name, before=tuple(before), now=pieces, differs=differs)


def _whole(text: str) -> tuple[Piece, ...]:
    return (Piece(text=text),) if text else ()


def _fits(name: str, documented: str, text: str) -> bool:
    """Return whether a text matches what the case documents for this field."""
    if not documented or not text:
        return documented == text
    if name == "type":
        return matches_type(documented, text)
    if name in _PATTERNS:
        return matches_text(documented, text)
    if name == "native":
        return all(function in text for function in documented.split(", "))
    return text == documented or text.startswith(f"{documented} (")


def _documented(expectation: Expectation | None) -> dict[str, str]:
    if expectation is None:
        return dict(_FIX_PASSES)
    status = expectation.signal or _exit(expectation.exit_code)
    fields: dict[str, str | None] = {
        "broken.py": _with_status(expectation.outcome, status),
        "type": expectation.type,
        "message": expectation.message,
        "at": expectation.at,
        "native": ", ".join(expectation.native) or None,
        "warning": expectation.warning,
        **_FIX_PASSES,
    }
    if expectation.outcome is Outcome.PASSED:
        fields.update({"type": "", "message": "", "at": ""})
    return _shown({name: text for name, text in fields.items() if text is not None})


def _recorded(observation: Observation | None) -> dict[str, str]:
    if observation is None:
        return {}
    return _shown(
        {
            "broken.py": _with_status(observation.broken, observation.detail),
            **_signature("", observation.signature),
            "fixed.py": str(observation.fixed),
            **_signature("fixed ", observation.fixed_signature),
        }
    )


def _now(
    broken: ScriptResult,
    fixed: ScriptResult,
    observed: Observation,
    expectation: Expectation | None,
) -> dict[str, str]:
    fields = {
        "broken.py": _with_status(broken.outcome, observed.detail or broken.detail),
        **_signature("", observed.signature),
        "fixed.py": _with_status(fixed.outcome, fixed.signal or fixed.detail),
        **_signature("fixed ", observed.fixed_signature),
    }
    if expectation is not None and expectation.warning is not None:
        messages = [seen.message for seen in broken.warnings]
        documented = [text for text in messages if matches_text(expectation.warning, text)]
        fields["warning"] = "; ".join((documented or messages)[:_MAX_WARNINGS])
    return _shown(fields)


def _signature(prefix: str, signature: Signature | None) -> dict[str, str]:
    """Name the parts of an error; all empty without one."""
    return {
        f"{prefix}type": signature.type if signature else "",
        f"{prefix}message": signature.message if signature else "",
        f"{prefix}at": signature.at if signature else "",
        f"{prefix}native": ", ".join(signature.native) if signature else "",
    }


def _with_status(outcome: Outcome, status: str) -> str:
    return f"{outcome} ({status})" if status else str(outcome)


def _exit(code: int | None) -> str:
    return "" if code is None else f"exit {code}"


def _shown(fields: Mapping[str, str]) -> dict[str, str]:
    return {name: visible(fold(text)) for name, text in fields.items()}
