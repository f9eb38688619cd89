"""Compare what a script did with what a bundle says it must do."""

from __future__ import annotations

import re
from typing import Any

from errata.model.signature import matches_text, matches_type, missing_native, normalise_message
from errata.model.statement import statement_at
from errata.running.native import split_message

__all__ = ["as_pattern", "differing_parts", "judge_reply"]

REDACTED = re.compile(
    r"<(?:word|token|secret|credentials|index|email|user|home|host|address)-[1-9]\d{0,5}>"
)
OUT_OF_MEMORY = ("MemoryError", "OutOfMemoryError")


def as_pattern(text: str) -> str:
    """Let what was redacted in a text stand for anything."""
    return REDACTED.sub("…", text)


def differing_parts(expected: dict[str, Any], seen: dict[str, Any]) -> list[str]:
    """List the parts in which a result differs from one documented failure."""
    found = [] if seen["outcome"] == expected["outcome"] else ["outcome"]
    kind = expected.get("type")
    if kind and not matches_type(kind, seen["type"]):
        found.append("type")
    for part in ("message", "at"):
        text = expected.get(part)
        if text is not None and not (seen["type"] and matches_text(as_pattern(text), seen[part])):
            found.append(part)
    if missing_native(expected.get("native") or (), seen["native"]):
        found.append("native")
    figures = ("signal", "exit_code")
    found += [p for p in figures if expected.get(p) is not None and expected[p] != seen[p]]
    warning = expected.get("warning")
    if warning is not None and not any(
        matches_text(as_pattern(warning), normalise_message(text)) for text in seen["warnings"]
    ):
        found.append("warning")
    return found


def judge_reply(
    report: dict[str, Any], source: str, name: str, code: int, signal: str
) -> dict[str, Any]:
    """Turn a script's own report and its exit status into what is compared.

    `code` is its exit status and `signal` the name of what ended it, `timeout` included.
    """
    exception = report.get("exception") or {}
    message = split_message(str(exception.get("message", "")))
    own = [line for file, line, _ in exception.get("frames") or () if file == name]
    seen = {
        "outcome": "",
        "type": str(exception.get("type", "")),
        "message": normalise_message(message.message),
        "at": statement_at(source, own[-1]) if own else "",
        "native": message.native,
        "signal": signal or None,
        "exit_code": None if signal else code,
        "warnings": [text for _, text in report.get("warnings") or ()],
        "traceback": str(exception.get("traceback", "")),
        "version": report.get("version") or "",
    }
    seen["outcome"] = _outcome(report, seen, code)
    if seen["outcome"] not in ("raised", "out-of-memory", "exited"):
        seen.update(type="", message="", at="", native=())
    return seen


def _outcome(report: dict[str, Any], seen: dict[str, Any], code: int) -> str:
    if seen["signal"]:
        return "timed-out" if seen["signal"] == "timeout" else "crashed"
    if seen["type"] and code == 1:
        return "out-of-memory" if seen["type"].split(".")[-1] in OUT_OF_MEMORY else "raised"
    if code == 0 and report.get("ended") in ("completed", "system-exit"):
        return "passed"
    return "exited"
