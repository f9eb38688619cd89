"""Findings of a scan as SARIF, as GitHub annotations and as a patch."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from errata.commands.diagnose.index import CaseFacts
from errata.commands.diagnose.report import affected_words, fix_words
from errata.commands.scan.document import Finding, ScanView, harm_words
from errata.commands.scan.triggers import replaced_text
from errata.model.case import Confidence
from errata.report.sarif import RESULTS_SHOWN, literal, location, sarif_text
from errata.text.printable import visible

_LEVELS = {Confidence.CERTAIN: "error", Confidence.LIKELY: "warning", Confidence.POSSIBLE: "note"}
_COMMANDS = {"error": "error", "warning": "warning", "note": "notice"}
_FINGERPRINT = "errataCode/v1"


def scan_sarif(view: ScanView) -> str:
    """Return the findings as one SARIF log, a rule for each case."""
    shown = view.counted[:RESULTS_SHOWN]
    cases = {one.case.id: one.case for one in shown}
    numbers = {case_id: number for number, case_id in enumerate(cases)}
    return sarif_text(
        automation="errata-scan/",
        rules=[_rule(case) for case in cases.values()],
        results=[_result(one, numbers) for one in shown],
        invocation={"executionSuccessful": True},
        notifications=[("warning", visible(one)) for one in view.problems],
    )


def _rule(case: CaseFacts) -> dict[str, Any]:
    words = f"{case.title}. Fix: {fix_words(case)}"
    return {
        "id": case.id,
        "shortDescription": {"text": _plain(case.title)},
        "fullDescription": {"text": _plain(" ".join(case.cause.split()))},
        "help": {"text": _plain(words), "markdown": _plain(case.fix)},
        "properties": {"tags": ["errata", case.framework, *case.areas]},
    }


def _result(one: Finding, numbers: Mapping[str, int]) -> dict[str, Any]:
    hit = one.hit
    return {
        "ruleId": one.case.id,
        "ruleIndex": numbers[one.case.id],
        "level": _LEVELS[hit.confidence],
        "message": {"text": _plain(_message(one))},
        "locations": [location(Path(one.file).as_posix(), hit.line, max(hit.line, hit.last_line))],
        "partialFingerprints": {_FINGERPRINT: one.fingerprint},
        "properties": {"confidence": str(hit.confidence), "standing": str(one.standing)},
    }


def _message(one: Finding) -> str:
    return (
        f"{one.case.title} ({harm_words(one.case)}; {affected_words(one.case)}). "
        f"Fix: {fix_words(one.case)}"
    )


def _plain(text: str) -> str:
    return literal(visible(text))


def github_text(view: ScanView) -> str:
    """Return the findings as workflow commands, one on a line; empty without any."""
    lines = []
    for one in view.counted:
        properties = {
            "file": Path(one.file).as_posix(),
            "line": str(one.hit.line),
            "endLine": str(one.hit.last_line),
            "title": f"{one.case.id} ({one.hit.confidence})",
        }
        written = ",".join(f"{k}={_escaped_property(visible(v))}" for k, v in properties.items())
        kind = _COMMANDS[_LEVELS[one.hit.confidence]]
        lines.append(f"::{kind} {written}::{_escaped(visible(_message(one)))}\n")
    return "".join(lines)


def patch_text(findings: Iterable[Finding], texts: Mapping[str, str]) -> str:
    """Return the replacements of findings as a unified diff; `texts` are the files as they are."""
    parts = []
    for file, text in texts.items():
        hits = [one.hit for one in findings if one.file == file]
        after = replaced_text(text, hits)
        lines = difflib.unified_diff(
            text.splitlines(keepends=True), after.splitlines(keepends=True), file, file
        )
        parts += [line if line.endswith("\n") else f"{line}\n" for line in lines]
    return "".join(parts)


def _escaped(text: str) -> str:
    """Escape a command's message as the runner reads it back."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _escaped_property(text: str) -> str:
    """Escape a command's property as the runner reads it back."""
    return _escaped(text).replace(":", "%3A").replace(",", "%2C")
