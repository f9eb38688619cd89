"""Take what a run's cases and environments cost into the committed file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from errata.environments.environments import EnvironmentHome, default_home
from errata.model.cell import BACKENDS
from errata.plan.select import Selection
from errata.project import Project
from errata.record.costs import measure_costs, settle
from errata.store.cost_file import costs_path, read_costs, write_costs
from errata.workflow import make_plan

__all__ = ["Taken", "take_costs"]


@dataclass(frozen=True, kw_only=True)
class Taken:
    """What was taken over: the names whose figures are new, moved or gone, and where."""

    run: int
    file: Path
    changed: bool
    new: tuple[str, ...]
    moved: tuple[str, ...]
    gone: tuple[str, ...]


def take_costs(project: Project, run: str = "latest", *, dry_run: bool = False) -> Taken:
    """Measure a stored run, the latest by default, and rewrite the figures that really moved.

    What that run did not touch stays. Environments that no longer stand have no figures to take.
    Raises UsageProblem where no run is stored, and InvalidCosts.
    """
    from errata.record.reading import open_to_read
    from errata.store.memory import MemoryStore
    from errata.store.naming import find_run

    path = costs_path(project.record)
    before = read_costs(path)
    store = open_to_read(project.database) or MemoryStore()
    try:
        chosen = find_run(store, run)
        results, facts = store.results(chosen.id), store.environments(chosen.id)
    finally:
        store.close()
    everything = make_plan(project, Selection(environments=("all",), backends=BACKENDS))
    settled = settle(
        before,
        measure_costs(results, facts, EnvironmentHome(default_home()).built()),
        cases={case.id for case in everything.cases},
        environments={trial.environment.id for trial in everything.matrix.trials},
    )
    changed = settled.costs != before or not path.exists()
    if changed and not dry_run:
        write_costs(path, settled.costs)
    return Taken(
        run=chosen.id,
        file=path,
        changed=changed,
        new=settled.new,
        moved=settled.moved,
        gone=settled.gone,
    )
