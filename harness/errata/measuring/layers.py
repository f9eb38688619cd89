"""Choose which modules a process may import before it forks a script: those the script imports."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from errata.measuring.stored import cell_key, content_of
from errata.model.case import Script
from errata.model.cell import Cell
from errata.model.outcome import Isolation
from errata.plan.framework import Framework
from errata.running.gate import may_import_earlier
from errata.store.base import Store, StoredResult

__all__ = ["measured_layers", "preloaded"]


def preloaded(
    cells: Iterable[Cell],
    frameworks: Mapping[str, Framework],
    environments: Mapping[str, str],
    store: Store,
    committed: Mapping[str, Mapping[str, int]],
) -> dict[str, int]:
    """Return how many of its framework's layers each cell may start with, by the cell's id.

    A script that was never measured, in this environment and with this content, starts with none.
    `environments` are the keys of locks, `committed` the figures of `reports/costs.json`.
    """
    keys = {
        cell.id: cell_key(cell, environments[spec.id], Isolation.FORK, 0)
        for cell in cells
        for spec in [cell.trial.environment]
        if spec.external is None
        and not spec.nightly
        and frameworks[spec.framework].layers_of(spec.version)
        and may_import_earlier(cell.trial.case.text(cell.script))
    }
    by_id = {cell.id: cell for cell in cells if cell.id in keys}
    stored = store.find(keys.values())
    found = {}
    for name, key in keys.items():
        cell = by_id[name]
        known = committed.get(cell.trial.id, {}).get(_figure(str(cell.script), content_of(cell)))
        found[name] = stored[key].result.layers if key in stored else known or 0
    return found


def measured_layers(results: Iterable[StoredResult]) -> dict[str, dict[str, int]]:
    """Return how many layers each script imported, by trial, then by script and content."""
    found: dict[str, dict[str, int]] = {}
    for stored in results:
        if stored.result.isolation is Isolation.FORK and stored.result.outcome.is_from_script:
            name = _figure(stored.script, stored.key.partition(".")[0])
            found.setdefault(stored.trial, {})[name] = stored.result.layers
    return {
        trial: figures
        for trial, figures in found.items()
        if len(figures) == len(Script) and any(figures.values())
    }


def _figure(script: str, content: str) -> str:
    return f"{script} {content}"
