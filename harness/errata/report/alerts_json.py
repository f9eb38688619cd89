"""Write the alerts of a run as JSON for other programs.

`FORMAT_VERSION` is the value of the key `schema`. Version history:
1: the first.
"""

from __future__ import annotations

import json
from typing import Any

from errata.compare.findings import Finding
from errata.report.alerts import AlertsView, Notice
from errata.text.jsonable import json_safe

__all__ = ["FORMAT_VERSION", "alerts_json"]

FORMAT_VERSION = 1


def alerts_json(view: AlertsView) -> str:
    """Return the document in ASCII, so that every stream's encoding will do."""
    document = {
        "errata": "alerts",
        "schema": FORMAT_VERSION,
        "exit_code": view.exit_code,
        "run": view.run,
        "started": view.started.isoformat(),
        "peek": view.is_peek,
        "alerts": [_notice(notice) for notice in view.notices],
        "unconfirmed": [_trial(finding) for finding in view.unconfirmed],
        "stale": view.stale,
    }
    return json.dumps(json_safe(document), indent=2, allow_nan=False) + "\n"


def _notice(notice: Notice) -> dict[str, Any]:
    return {
        "kind": str(notice.kind),
        **_trial(notice.finding),
        "series": notice.series,
        "state": notice.state,
        "before": notice.before,
        "since": notice.since.isoformat(),
        "told_by_run": notice.run,
    }


def _trial(finding: Finding) -> dict[str, Any]:
    judgement = finding.judgement
    return {
        "id": finding.id,
        "case": judgement.trial.case.id,
        "environment": judgement.trial.environment.id,
        "mode": judgement.trial.mode,
        "backend": judgement.trial.backend,
        "verdict": str(judgement.verdict),
        "reason": judgement.reason,
        "changes": finding.changes,
    }
