"""Write a bisection as JSON for other programs; `docs/schema/bisect.schema.json` describes it.

`FORMAT_VERSION` is the value of the key `schema`. Version history:
1: the first.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from errata.compare.behaviour import Behaviour, BehaviourChange, changed_parts
from errata.compare.investigation import Answer, Bisection, LogLine
from errata.report.bisection import headline, side_word, upgrade_command

__all__ = ["FORMAT_VERSION", "bisection_json"]

FORMAT_VERSION = 1


def bisection_json(bisection: Bisection) -> str:
    """Return the document in ASCII, so that every stream's encoding will do."""
    older, newer = bisection.releases[0], bisection.releases[-1]
    document = {
        "errata": "bisect",
        "schema": FORMAT_VERSION,
        "started": bisection.started.isoformat(),
        "wall_s": bisection.wall_s,
        "exit_code": bisection.exit_code,
        "case": bisection.case,
        "framework": bisection.framework,
        "script": str(bisection.script),
        "backend": bisection.backend,
        "good": newer if bisection.flipped else older,
        "bad": older if bisection.flipped else newer,
        "all": bisection.every,
        "unlisted": bisection.unlisted,
        "releases": list(bisection.releases),
        "probes": bisection.probes,
        "cells": {"run": bisection.ran, "reused": bisection.reused},
        "environments_built": list(bisection.made),
        "build_s": bisection.build_s,
        "answers": [_answer(bisection, answer) for answer in bisection.answers],
        "log": [_line(line, flipped=bisection.flipped) for line in bisection.log],
    }
    return json.dumps(document, indent=2, allow_nan=False) + "\n"


def _answer(bisection: Bisection, answer: Answer) -> dict[str, Any]:
    return {
        "mode": answer.mode,
        "answer": answer.kind,
        "first": _place(answer.first),
        "last": _place(answer.last),
        "changes": [_change(bisection, change) for change in answer.changes],
        "unknown": _reasons(answer.unknown),
    }


def _change(bisection: Bisection, change: BehaviourChange) -> dict[str, Any]:
    return {
        "words": headline(bisection, change),
        "before": _place((change.before, change.was)),
        "after": _place((change.after, change.now)),
        "changed": list(changed_parts(change.was, change.now)),
        "exact": not change.between,
        "between": _reasons(change.between),
        "doubts": list(change.doubts),
        "upgrade": upgrade_command(bisection, change),
    }


def _line(line: LogLine, *, flipped: bool) -> dict[str, Any]:
    return {
        "number": line.number,
        "release": line.release,
        "environment": line.environment,
        "step": "confirmation" if line.confirms else "probe",
        "ran": line.ran,
        "reused": line.reused,
        "build_s": line.build_s,
        "seen": [
            {
                "mode": seen.mode,
                "side": side_word(seen.side, flipped=flipped) if seen.side else None,
                "behaviour": _behaviour(seen.behaviour) if seen.behaviour else None,
                "reason": seen.reason,
            }
            for seen in line.seen
        ],
    }


def _place(seen: tuple[str, Behaviour] | None) -> dict[str, Any] | None:
    return {"release": seen[0], "behaviour": _behaviour(seen[1])} if seen else None


def _behaviour(behaviour: Behaviour) -> dict[str, Any]:
    """Write a behaviour, leaving out what is empty."""
    plain = {
        "outcome": str(behaviour.outcome),
        "status": behaviour.status,
        "type": behaviour.type,
        "message": behaviour.message,
        "at": behaviour.at,
        "warnings": list(behaviour.warnings),
    }
    return {key: value for key, value in plain.items() if value}


def _reasons(unknown: Mapping[str, str]) -> list[dict[str, str]]:
    return [{"release": release, "reason": reason} for release, reason in unknown.items()]
