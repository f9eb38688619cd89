"""Write a case's timeline as JSON for other programs.

`FORMAT_VERSION` is the value of the key `schema`. Version history:
1: the first.
"""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from errata.compare.behaviour import Behaviour
from errata.compare.timeline import Period, RunRef, State, Timeline
from errata.text.jsonable import json_safe

__all__ = ["FORMAT_VERSION", "timeline_json"]

FORMAT_VERSION = 1


def timeline_json(view: Timeline) -> str:
    """Return the document in ASCII, so that every stream's encoding will do."""
    document = {
        "errata": "history",
        "schema": FORMAT_VERSION,
        "case": view.case,
        "title": view.title,
        "stale_results": view.stale,
        "tracks": [
            {
                "mode": track.mode,
                "backend": track.backend,
                "releases_left_out": track.left_out,
                "periods": [_period(view, period) for period in track.periods],
            }
            for track in view.tracks
        ],
        "failures": {
            letter: _failure(view, behaviour) for behaviour, letter in view.letters.items()
        },
        "runs": [_run(run) for run in view.runs],
    }
    return json.dumps(json_safe(document), indent=2, allow_nan=False) + "\n"


def _period(view: Timeline, period: Period) -> dict[str, Any]:
    return {
        "environment": period.environment,
        **_state(view, period.state),
        "source": "record" if period.is_only_recorded else "store",
        "first": _moment(period.first),
        "last": _moment(period.last),
        "times": period.times,
        "runs": [run.number for run in period.runs],
        "differs_from_release_before": period.differs,
        "changed_on": _moment(period.changed_on),
        "recorded": None if period.recorded is None else _state(view, period.recorded),
    }


def _state(view: Timeline, state: State) -> dict[str, Any]:
    return {
        "verdict": None if state.verdict is None else str(state.verdict),
        "broken": view.label(state.broken),
        "fixed": view.label(state.fixed),
    }


def _moment(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat()


def _failure(view: Timeline, behaviour: Behaviour) -> dict[str, Any]:
    return {
        "scripts": view.scripts_of(behaviour),
        "outcome": str(behaviour.outcome),
        "status": behaviour.status,
        "type": behaviour.type,
        "message": behaviour.message,
        "at": behaviour.at,
        "warnings": behaviour.warnings,
    }


def _run(run: RunRef) -> dict[str, Any]:
    return {
        "run": run.number,
        "started": run.started.isoformat(),
        "imported": run.imported,
        "machine": run.machine,
    }
