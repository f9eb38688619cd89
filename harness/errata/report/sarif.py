"""SARIF 2.1.0, for code scanning and editors: the frame of a log, which commands fill."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import quote

import errata
from errata.text.jsonable import json_safe
from errata.text.printable import visible

RESULTS_SHOWN = 5_000
"""Results that GitHub shows of one file; it refuses a file of more than 25,000."""

ROOT = "%SRCROOT%"

_SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)


def sarif_text(
    *,
    automation: str,
    rules: Sequence[Mapping[str, Any]],
    results: Sequence[Mapping[str, Any]],
    invocation: Mapping[str, Any],
    notifications: Sequence[tuple[str, str]],
    version: str = errata.__version__,
    bases: Mapping[str, Any] | None = None,
) -> str:
    """Return one SARIF log, in ASCII.

    `automation` tells the logs of one job apart; `notifications` are levels and texts.
    """
    told = [{"level": level, "message": {"text": literal(words)}} for level, words in notifications]
    named = {"version": visible(version)} if version else {}
    run = {
        "tool": {"driver": {"name": "Errata", **named, "rules": list(rules)}},
        "automationDetails": {"id": automation},
        "columnKind": "unicodeCodePoints",
        **({"originalUriBaseIds": bases} if bases else {}),
        "invocations": [{**invocation, "toolExecutionNotifications": told}],
        "results": list(results),
    }
    document = json_safe({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]})
    return json.dumps(document, indent=2, allow_nan=False) + "\n"


def location(file: str, first: int, last: int, **artifact: str) -> dict[str, Any]:
    """Return the location of lines of a file, named with slashes."""
    return {
        "physicalLocation": {
            "artifactLocation": {"uri": quote(file, errors="replace"), **artifact},
            "region": {"startLine": first, "endLine": last},
        }
    }


def fingerprint(parts: Sequence[str], seen: Counter[str]) -> str:
    """Name a result by words that outlive edits elsewhere; `seen` numbers those of the same."""
    digest = hashlib.sha256("\0".join(parts).encode(errors="backslashreplace")).hexdigest()[:32]
    seen[digest] += 1
    return f"{digest}:{seen[digest]}"


def literal(text: str) -> str:
    """Escape text so that SARIF finds no placeholder (`{0}`) and no link (`[text](target)`)."""
    return text.replace("{", "{{").replace("}", "}}").replace("](", "\\](")
