"""Write a run as JSON for other programs; `docs/schema/run.schema.json` describes it.

`FORMAT_VERSION` is the value of the key `schema`. Version history:
1: the first.
2: the run's number and Errata's version, notes, and the place of what is new or changed.
"""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

from errata.model.case import Expectation
from errata.model.outcome import ScriptResult
from errata.model.record import Recorded
from errata.report.run_view import RunView, TrialView
from errata.text.jsonable import encode, json_safe

__all__ = ["FORMAT_VERSION", "json_document", "json_text"]

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
        "recorded": encode(Recorded, recorded) if recorded is not None else None,
        "broken": encode(ScriptResult, judgement.broken),
        "fixed": encode(ScriptResult, judgement.fixed),
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
