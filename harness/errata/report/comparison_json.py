"""Write a comparison of two runs as JSON for other programs.

`FORMAT_VERSION` is the value of the key `schema`. Version history:
1: the first.
"""

from __future__ import annotations

import json
from typing import Any

from errata.model.outcome import ScriptResult
from errata.model.verdict import Judgement
from errata.report.comparison import ComparisonView, Difference, RunSide
from errata.text.jsonable import encode, json_safe

__all__ = ["FORMAT_VERSION", "comparison_json"]

FORMAT_VERSION = 1


def comparison_json(view: ComparisonView) -> str:
    """Return the document in ASCII, so that every stream's encoding will do."""
    facts = view.facts
    document = {
        "errata": "comparison",
        "schema": FORMAT_VERSION,
        "exit_code": view.exit_code,
        "before": _run(facts.before),
        "after": _run(facts.after),
        "counts": {
            "same_outcomes": facts.same,
            "differing_trials": sum(count for _, count in view.counts),
            "not_comparable": sum(len(names) for _, names in view.inconclusive),
            "only_before": facts.only_before,
            "only_after": facts.only_after,
            "changes": dict(view.counts),
        },
        "left_out": {
            "edited": facts.edited,
            "incomplete": facts.incomplete,
            "unknown": facts.unknown,
        },
        "differences": [_difference(one) for one in view.differences],
    }
    return json.dumps(json_safe(document), indent=2, allow_nan=False) + "\n"


def _run(side: RunSide) -> dict[str, Any]:
    return {
        "run": side.number,
        "started": side.started.isoformat(),
        "argv": side.argv,
        "imported": side.imported,
        "finished": side.is_finished,
    }


def _difference(one: Difference) -> dict[str, Any]:
    transition = one.transition
    return {
        "id": one.id,
        "case": transition.case.id,
        "mode": transition.mode,
        "backend": transition.backend,
        "changes": [str(change) for change in transition.changes],
        "is_regression": transition.is_regression,
        "words": transition.words,
        "numbers": transition.numbers,
        "before": _judgement(transition.before),
        "after": _judgement(transition.after),
    }


def _judgement(judgement: Judgement | None) -> dict[str, Any] | None:
    if judgement is None:
        return None
    return {
        "environment": judgement.trial.environment.id,
        "verdict": str(judgement.verdict),
        "reason": judgement.reason,
        "broken": encode(ScriptResult, judgement.broken),
        "fixed": encode(ScriptResult, judgement.fixed),
    }
