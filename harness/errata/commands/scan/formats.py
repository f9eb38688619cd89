"""Findings of a scan as SARIF, as GitHub annotations and as a patch."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote

import errata
from errata.commands.diagnose.index import CaseFacts
from errata.commands.diagnose.recognition import affected_words, fix_words
from errata.commands.run.annotations import escape_data, escape_property
from errata.commands.run.sarif import RESULTS_SHOWN, SARIF_SCHEMA, literal
from errata.commands.scan.document import Finding, ScanView, harm_words
from errata.commands.scan.triggers import replaced_text
from errata.model.case import Confidence
from errata.text.jsonable import json_safe
from errata.text.printable import visible

_LEVELS = {Confidence.CERTAIN: "error", Confidence.LIKELY: "warning", Confidence.POSSIBLE: "note"}
_COMMANDS = {"error": "error", "warning": "warning", "note": "notice"}
_FINGERPRINT = "errataCode/v1"


def sarif_text(view: ScanView) -> str:
    """Return the findings as one SARIF log, a rule for each case, in ASCII."""
    shown = view.counted[:RESULTS_SHOWN]
    cases = {one.case.id: one.case for one in shown}
    numbers = {case_id: number for number, case_id in enumerate(cases)}
    driver = {
        "name": "Errata",
        "version": errata.__version__,
        "rules": [_rule(case) for case in cases.values()],
    }
    problems = [{"level": "warning", "message": {"text": _plain(one)}} for one in view.problems]
    document = {
        "$schema": SARIF_SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": driver},
                "automationDetails": {"id": "errata-scan/"},
                "columnKind": "unicodeCodePoints",
                "invocations": [
                    {"executionSuccessful": True, "toolExecutionNotifications": problems}
                ],
                "results": [_result(one, numbers) for one in shown],
            }
        ],
    }
    return json.dumps(json_safe(document), indent=2, allow_nan=False) + "\n"


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
    uri = Path(one.file).as_posix()
    return {
        "ruleId": one.case.id,
        "ruleIndex": numbers[one.case.id],
        "level": _LEVELS[hit.confidence],
        "message": {"text": _plain(_message(one))},
        "locations": [
            {
                "physicalLocation": {
                    "artifactLocation": {"uri": quote(uri, errors="replace")},
                    "region": {
                        "startLine": hit.line,
                        "endLine": max(hit.line, hit.last_line),
                    },
                }
            }
        ],
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
        written = ",".join(f"{k}={escape_property(visible(v))}" for k, v in properties.items())
        kind = _COMMANDS[_LEVELS[one.hit.confidence]]
        lines.append(f"::{kind} {written}::{escape_data(visible(_message(one)))}\n")
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
