"""Write a comparison of two releases as JSON; `docs/schema/upgrade.schema.json` describes it.

`UPGRADE_FORMAT_VERSION` is the value of the key `schema`. Version history:
1: the first.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import IO, Any

from errata.compare.resources import Baseline, Cost
from errata.compare.transitions import Transition
from errata.model.outcome import ScriptResult
from errata.model.verdict import Judgement
from errata.report.upgrade_view import SideFacts, UpgradeView
from errata.text.jsonable import encode, json_safe

__all__ = ["UPGRADE_FORMAT_VERSION", "upgrade_document", "write_upgrade_json"]

UPGRADE_FORMAT_VERSION = 1


def write_upgrade_json(view: UpgradeView, stream: IO[str]) -> None:
    """Write a comparison as one JSON document in ASCII, so that every encoding will do."""
    json.dump(upgrade_document(view), stream, indent=2, allow_nan=False)
    stream.write("\n")


def upgrade_document(view: UpgradeView) -> dict[str, Any]:
    """Return a comparison as plain data."""
    facts = view.facts
    document = {
        "errata": "upgrade",
        "schema": UPGRADE_FORMAT_VERSION,
        "framework": facts.framework,
        "before": _side(facts.before),
        "after": _side(facts.after),
        "downgrade": facts.is_downgrade,
        "started": facts.started.isoformat(),
        "wall_s": facts.wall_s,
        "interrupted": facts.interrupted,
        "confirmed": facts.confirmed,
        "unfinished": facts.unfinished,
        "exit_code": view.exit_code,
        "corpus": facts.corpus,
        "selection": facts.selection,
        "isolation": facts.isolation,
        "factors": {"time": facts.limits.time, "memory": facts.limits.memory},
        "framework_memory": _baseline(facts.baseline),
        "cells": {"run": facts.cells_run, "reused": facts.cells_reused},
        "counts": {
            "comparisons": len(view.transitions),
            "change": {str(change): count for change, count in view.counts},
        },
        "failed_environments": [asdict(failure) for failure in facts.failed],
        "deletable": [
            {
                "case": item.case,
                "title": item.title,
                "remedy": item.remedy,
                "places": list(item.places),
                "still_needed_in": list(item.still),
                "note": item.note,
            }
            for item in view.deletable
        ],
        "still_needed": list(view.still_needed),
        "needless": list(view.needless),
        "comparisons": [_transition(transition) for transition in view.transitions],
    }
    clean: dict[str, Any] = json_safe(document)
    return clean


def _side(side: SideFacts) -> dict[str, Any]:
    return {
        "release": side.release,
        "environments": [asdict(environment) for environment in side.environments],
    }


def _transition(transition: Transition) -> dict[str, Any]:
    return {
        "case": transition.case.id,
        "title": transition.case.title,
        "mode": transition.mode,
        "backend": transition.backend,
        "regression": transition.is_regression,
        "changes": [
            {"change": str(change), "regression": change.is_regression, "words": words}
            for change, words in zip(transition.changes, transition.words, strict=True)
        ],
        "numbers": list(transition.numbers),
        "costs": [_cost(cost) for cost in transition.costs],
        "before": _judgement(transition.before),
        "after": _judgement(transition.after),
    }


def _cost(cost: Cost) -> dict[str, Any]:
    """Write what each repeated run used, in seconds or MiB, and how much is the framework's own."""
    return {
        "resource": str(cost.resource),
        "before": list(cost.before),
        "after": list(cost.after),
        "framework": list(cost.framework) if any(cost.framework) else None,
    }


def _baseline(baseline: Baseline | None) -> dict[str, Any] | None:
    """Write what the framework itself needs, in MiB, as the leanest script's runs show it."""
    if baseline is None:
        return None
    return {
        "before": asdict(baseline.before),
        "after": asdict(baseline.after),
        "comparisons": baseline.comparisons,
        "changed": baseline.is_news,
    }


def _judgement(judgement: Judgement | None) -> dict[str, Any] | None:
    if judgement is None:
        return None
    return {
        "id": judgement.trial.id,
        "environment": judgement.trial.environment.id,
        "verdict": str(judgement.verdict),
        "expected": str(judgement.expected) if judgement.expected else None,
        "reason": judgement.reason,
        "broken": encode(ScriptResult, judgement.broken),
        "fixed": encode(ScriptResult, judgement.fixed),
    }
