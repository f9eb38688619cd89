"""Say where in the corpus to look at a finding: which file of the case, which lines: pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from errata.compare.findings import Finding, Status
from errata.model.case import Case, Script
from errata.model.outcome import ScriptResult
from errata.model.statement import places_of
from errata.model.verdict import Verdict

__all__ = ["Place", "Places", "place_of"]


@dataclass(frozen=True, kw_only=True)
class Place:
    """Lines of a file, both counted from 1; `file` is relative to the repository, with slashes.

    `statement` is what stands there, white space folded; empty for a table of `case.toml`.
    """

    file: str
    line: int = 1
    last: int = 1
    statement: str = ""


Places = Mapping[str, Place]
"""Places by the identifiers of trials; those outside the repository are absent."""


def place_of(finding: Finding, folder: str, expectations: tuple[int, ...]) -> Place:
    """Return where to look at a finding of a case in `folder`, which is relative too.

    That is the statement that raised, in the script that did not do what it should; where none
    raised, the expectation in `case.toml`, whose tables begin on the lines `expectations`.
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
    return Place(file=f"{folder}/case.toml", line=line, last=line)


def _is_about_fix(finding: Finding) -> bool:
    """Tell whether nothing but the fixed script does something else."""
    return all(change.startswith("fixed.py") for change in finding.changes)


def _raising(case: Case, script: Script, result: ScriptResult, file: str) -> Place:
    """Find the statement of a script that raised; its first line where none did."""
    signature = result.signature
    if signature is None:
        return Place(file=file)
    lines = [frame.line for frame in signature.frames if frame.file == script.filename]
    raised = lines[-1] if lines else 0
    found = places_of(case.text(script), signature.at) if signature.at else []
    if not found:
        line = max(1, min(raised, len(case.text(script).splitlines())))
        return Place(file=file, line=line, last=line, statement=signature.at)
    first, last = next((place for place in found if place[0] <= raised <= place[1]), found[0])
    return Place(file=file, line=first, last=last, statement=signature.at)


def _expected_at(finding: Finding, expectations: tuple[int, ...]) -> int:
    """Return the line of the expectation that speaks of a trial; 1 where there is none."""
    trial = finding.judgement.trial
    for line, expectation in zip(expectations, trial.case.expectations, strict=False):
        if expectation == trial.expectation:
            return line
    return 1
