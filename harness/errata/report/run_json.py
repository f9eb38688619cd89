"""Write a run as JSON for other programs; `docs/schema/run.schema.json` describes it.

`FORMAT_VERSION` is the value of the key `schema`. Version history:
1: the first.
2: the run's number and Errata's version, notes, and the place of what is new or changed.
"""

from __future__ import annotations

import json
import math
from dataclasses import fields
from typing import Any

from errata.model.case import Expectation
from errata.model.plain import observation_to_plain, result_to_plain
from errata.report.run_view import RunView, TrialView

__all__ = ["FORMAT_VERSION", "json_document", "json_safe", "json_text"]

FORMAT_VERSION = 2


def json_text(view: RunView) -> str:
    """Return a run as one JSON document in ASCII, so that every stream's encoding will do."""
    return json.dumps(json_document(view), indent=2, allow_nan=False) + "\n"


def json_document(view: RunView) -> dict[str, Any]:
    """Return a run as plain data."""
    facts = view.facts
    document = {
        "errata": "run",
        "schema": FORMAT_VERSION,
        "version": facts.version,
        "run": facts.run,
        "started": facts.started.isoformat(),
        "wall_s": facts.wall_s,
        "interrupted": facts.interrupted,
        "unfinished": facts.unfinished,
        "exit_code": view.exit_code,
        "corpus": facts.corpus,
        "selection": facts.selection,
        "isolation": facts.isolation,
        "cells": {"run": facts.cells_run, "reused": facts.cells_reused},
        "counts": {
            "trials": len(view.trials),
            "status": {str(status): count for status, count in view.statuses},
            "verdict": {str(verdict): count for verdict, count in view.verdicts},
        },
        "environments": [_plain(environment) for environment in facts.environments],
        "failed_environments": [_plain(environment) for environment in facts.failed],
        "notes": list(facts.notes),
        "trials": [_trial(trial) for trial in view.trials],
    }
    clean: dict[str, Any] = json_safe(document)
    return clean


def _trial(view: TrialView) -> dict[str, Any]:
    finding = view.finding
    judgement = finding.judgement
    trial = judgement.trial
    recorded = finding.recorded
    return {
        "id": finding.id,
        "case": trial.case.id,
        "framework": trial.environment.framework,
        "release": trial.environment.version,
        "environment": trial.environment.id,
        "mode": trial.mode,
        "backend": trial.backend,
        "verdict": str(judgement.verdict),
        "expected": str(judgement.expected) if judgement.expected else None,
        "status": str(finding.status),
        "reason": judgement.reason,
        "changes": list(finding.changes),
        "place": _plain(view.place) if view.place is not None else None,
        "documented": _documented(trial.expectation),
        "recorded": observation_to_plain(recorded) if recorded is not None else None,
        "broken": result_to_plain(judgement.broken),
        "fixed": result_to_plain(judgement.fixed),
    }


def _documented(expectation: Expectation | None) -> dict[str, Any] | None:
    """Write an expectation, leaving out what it does not say."""
    if expectation is None:
        return None
    plain = _plain(expectation)
    plain["outcome"] = str(expectation.outcome)
    return {key: value for key, value in plain.items() if value not in (None, "", ())}


def _plain(data: Any) -> dict[str, Any]:
    """Turn a flat dataclass into a dictionary."""
    return {item.name: getattr(data, item.name) for item in fields(data)}


def json_safe(value: Any) -> Any:
    """Replace what JSON has no word for: non-finite numbers and lone surrogates become text."""
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if isinstance(value, str):
        return value.encode("utf-8", "backslashreplace").decode("utf-8")
    if isinstance(value, dict):
        return {str(json_safe(key)): json_safe(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [json_safe(item) for item in value]
    return value
