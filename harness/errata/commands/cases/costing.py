"""Measured costs: update the committed figures from a stored run."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import asdict, replace

from errata.commands.cases.report import CostsDocument
from errata.environments.built import BuiltEnvironment
from errata.environments.home import open_home
from errata.measuring.layers import measured_layers
from errata.model.case import BACKENDS, Script
from errata.model.cell import split_place
from errata.model.costs import Costs, SetUp
from errata.model.runs import BUILD_S, IMPORT_S, EnvironmentFacts
from errata.plan.matrix import Selection
from errata.project import Project, refuse_shipped
from errata.store.base import StoredResult
from errata.store.observed import costs_path, read_costs, write_costs
from errata.workflow import make_plan


def take_costs(project: Project, run: str = "latest", *, write: bool = False) -> CostsDocument:
    """Compare the committed figures with a stored run, the latest by default; `write` them.

    Figures that the run did not measure, or that moved little, stay. Without cases of one's own
    they are compared with those that came with Errata. Raises UsageProblem if no run is stored, or
    where these would be written, and InvalidCosts.
    """
    from errata.store.base import find_run
    from errata.store.sql import Store, open_to_read

    if write:
        refuse_shipped(project)
    owner = project if project.corpora or project.shipped is None else project.shipped
    path = costs_path(owner.record)
    before = read_costs(path)
    store = open_to_read(project.database) or Store()
    try:
        chosen = find_run(store, run)
        results, facts = store.results(chosen.id), store.environments(chosen.id)
    finally:
        store.close()
    everything = make_plan(project, Selection(environments=("all",), backends=BACKENDS))
    costs, changes = settle(
        before,
        measure_costs(results, facts, open_home().built()),
        cases={case.id for case in everything.cases},
        environments={trial.environment.id for trial in everything.matrix.trials},
    )
    changed = costs != before or not path.exists()
    if changed and write:
        write_costs(path, costs)
    return CostsDocument(
        run=chosen.id, file=str(path), changed=changed, written=changed and write, **changes
    )


LEAST_S = 0.1  # shorter times are noise compared with starting a script
MOVED = 1.5  # a figure is kept until the new one differs by this factor

_CONFIRMATIONS = 1_000  # repeats from here on are runs of their own, in fresh interpreters


def measure_costs(
    results: Iterable[StoredResult],
    facts: Iterable[EnvironmentFacts],
    built: Iterable[BuiltEnvironment],
) -> Costs:
    """Compute the costs of a run's cases and environments.

    A case's figure is the median over the releases. The set-up of nightly releases and of users'
    interpreters is left out, because they come and go.
    """
    from statistics import median

    kept = list(results)
    trials: dict[str, dict[str, list[float]]] = {}
    for (case, place), seconds in _trial_seconds(kept, preloaded=False).items():
        mode = split_place(place)[1]
        trials.setdefault(case, {}).setdefault(mode, []).append(seconds)
    preloaded: dict[str, dict[str, float]] = {}
    for (case, place), seconds in _trial_seconds(kept, preloaded=True).items():
        preloaded.setdefault(case, {})[place] = _rounded(seconds)
    return Costs(
        environments=_set_ups(facts, built),
        cases={
            case: {mode: _rounded(median(each)) for mode, each in modes.items()}
            for case, modes in trials.items()
        },
        layers=measured_layers(kept),
        preloaded=preloaded,
    )


def _trial_seconds(
    results: Iterable[StoredResult], *, preloaded: bool
) -> dict[tuple[str, str], float]:
    """Return what both scripts of trials took at the least, by case and place.

    Either of trials that started with what they import, or of those that imported it themselves.
    """
    shortest: dict[tuple[str, str], dict[str, float]] = {}
    ahead: set[tuple[str, str]] = set()
    for stored in results:
        seconds = stored.result.wall_s
        if seconds is None or stored.repeat >= _CONFIRMATIONS:
            continue
        trial = (stored.case, f"{stored.environment}:{stored.mode}:{stored.backend}")
        if stored.result.preloaded:
            ahead.add(trial)
        scripts = shortest.setdefault(trial, {})
        scripts[stored.script] = min(seconds, scripts.get(stored.script, seconds))
    return {
        trial: sum(scripts.values())
        for trial, scripts in shortest.items()
        if len(scripts) == len(Script) and (trial in ahead) is preloaded
    }


def _set_ups(
    facts: Iterable[EnvironmentFacts], built: Iterable[BuiltEnvironment]
) -> dict[str, SetUp]:
    """Read the set-up costs of environments from their stamps, or from the run if removed."""
    held = {item.environment: item for item in facts}
    figures = {
        item.spec.id: (item.built_s, item.import_s)
        for item in built
        if item.spec.id in held
        and held[item.spec.id].lock_digest == item.lock_digest
        and item.directory is not None
        and not item.spec.nightly
    }
    for name, item in held.items():
        build_s, import_s = item.build.get(BUILD_S), item.build.get(IMPORT_S)
        if isinstance(build_s, int | float) and isinstance(import_s, int | float):
            figures.setdefault(name, (build_s, import_s))
    return {
        name: SetUp(build_s=_rounded(build_s), import_s=_rounded(import_s))
        for name, (build_s, import_s) in figures.items()
    }


def _rounded(seconds: float) -> float:
    if seconds <= LEAST_S:
        return LEAST_S
    return round(seconds, 1 - math.floor(math.log10(seconds)))


def settle(
    before: Costs, measured: Costs, *, cases: Collection[str], environments: Collection[str]
) -> tuple[Costs, dict[str, tuple[str, ...]]]:
    """Join committed and measured figures, keeping those that moved by less than `MOVED`.

    Also returns the names whose figures are new, moved or gone.

    Figures that were not measured stay if their case or environment still exists.
    """
    old, new = _figures(before), _figures(measured)
    known = {
        (table, name, key)
        for table, name, key in {**old, **new}
        if (name in cases or name in environments)
        and (table != "preloaded" or key.partition(":")[0] in environments)
    }
    kept = {name: seconds for name, seconds in old.items() if name in known}
    moved = [
        name
        for name, seconds in kept.items()
        if name in new and max(new[name], seconds) > MOVED * min(new[name], seconds)
    ]
    fresh = [name for name in new if name in known and name not in kept]
    joined = {**kept, **{name: new[name] for name in (*moved, *fresh)}}
    layers = {
        trial: figures
        for trial, figures in sorted({**before.layers, **measured.layers}.items())
        if trial.partition("@")[0] in cases
        and trial.partition("@")[2].split(":")[0] in environments
    }
    edited = [t for t in layers if t in before.layers and layers[t] != before.layers[t]]
    return replace(_costs(joined), layers=layers), {
        "new": _names(fresh, [trial for trial in layers if trial not in before.layers]),
        "moved": _names(moved, edited),
        "gone": _names(
            (name for name in old if name not in known),
            [trial for trial in before.layers if trial not in layers],
        ),
    }


# Table, environment or case, and the name of the figure.
_Name = tuple[str, str, str]


def _figures(costs: Costs) -> dict[_Name, float]:
    set_ups = {name: asdict(item) for name, item in costs.environments.items()}
    tables = {"environments": set_ups, "cases": costs.cases, "preloaded": costs.preloaded}
    return {
        (table, name, key): seconds
        for table, rows in tables.items()
        for name, row in rows.items()
        for key, seconds in row.items()
    }


def _costs(figures: Mapping[_Name, float]) -> Costs:
    tables: dict[str, dict[str, dict[str, float]]] = {"cases": {}, "preloaded": {}}
    for (table, name, key), seconds in figures.items():
        tables.setdefault(table, {}).setdefault(name, {})[key] = seconds
    set_ups = {name: SetUp(**item) for name, item in tables.pop("environments", {}).items()}
    return Costs(environments=set_ups, cases=tables["cases"], preloaded=tables["preloaded"])


def _names(figures: Iterable[_Name], trials: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted({*(name for _, name, _ in figures), *trials}))
