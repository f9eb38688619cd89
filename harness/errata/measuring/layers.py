"""Choose which modules a process may import before it forks a script: those the script imports."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from errata.measuring.stored import cell_key, content_of
from errata.model.case import Script
from errata.model.cell import Cell
from errata.model.outcome import Isolation
from errata.plan.framework import Framework
from errata.running.gate import may_import_earlier
from errata.store.base import StoredResult

if TYPE_CHECKING:
    from errata.store.sql import Store


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
    usable = [cell for cell in cells if _may_have(cell, frameworks)]
    keys = {
        cell.id: cell_key(cell, environments[cell.trial.environment.id], Isolation.FORK, 0)
        for cell in usable
    }
    stored = store.find(keys.values())
    found = {}
    for cell in usable:
        last = stored.get(keys[cell.id])
        found[cell.id] = _committed(cell, committed) if last is None else last.result.layers
    return found


def known_layers(
    cell: Cell, frameworks: Mapping[str, Framework], committed: Mapping[str, Mapping[str, int]]
) -> int:
    """Return how many layers a cell may start with, by the committed figures alone."""
    return _committed(cell, committed) if _may_have(cell, frameworks) else 0


def _committed(cell: Cell, committed: Mapping[str, Mapping[str, int]]) -> int:
    figures = committed.get(cell.trial.id, {})
    return figures.get(_figure(str(cell.script), content_of(cell)), 0)


def _may_have(cell: Cell, frameworks: Mapping[str, Framework]) -> bool:
    """Return whether a script may start with layers: in an environment that stays as it is."""
    spec = cell.trial.environment
    stays = spec.external is None and not spec.nightly
    if not stays or not frameworks[spec.framework].layers_of(spec.version):
        return False
    return may_import_earlier(cell.trial.case.text(cell.script))


def measured_layers(results: Iterable[StoredResult]) -> dict[str, dict[str, int]]:
    """Return how many layers each script imported, by trial, then by script and content."""
    found: dict[str, dict[str, int]] = {}
    for stored in results:
        if stored.result.isolation is Isolation.FORK and stored.result.outcome.is_from_script:
            name = _figure(stored.script, stored.content)
            found.setdefault(stored.trial, {})[name] = stored.result.layers
    return {
        trial: figures
        for trial, figures in found.items()
        if len(figures) == len(Script) and any(figures.values())
    }


def _figure(script: str, content: str) -> str:
    return f"{script} {content}"
