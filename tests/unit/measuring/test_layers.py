"""A script starts with the layers that it is known to import, and with none where that is open."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timezone
from pathlib import Path

import pytest
from factories import make_case, make_environment, make_framework, make_trial

from errata.measuring.layers import measured_layers, preloaded
from errata.measuring.stored import as_stored, cell_key
from errata.model.case import Case, Script
from errata.model.cell import Cell, EnvironmentSpec
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.model.runs import RunHeader
from errata.plan.framework import Framework, Layers
from errata.store.base import StoredResult
from errata.store.sql import Store

LOCK = "lock"
MOMENT = datetime(2026, 11, 23, tzinfo=timezone.utc)


def framework(releases: str = ">=2.5") -> Framework:
    layers = Layers(modules=("torch._dynamo", "torch._inductor"), releases=releases)
    return make_framework().model_copy(update={"layers": layers})


def cell_of(case: Case | None = None, environment: EnvironmentSpec | None = None) -> Cell:
    trial = make_trial(case=case or make_case(), environment=environment)
    return Cell(trial=trial, script=Script.BROKEN)


def stored(cell: Cell, layers: int, isolation: Isolation = Isolation.FORK) -> StoredResult:
    result = ScriptResult(outcome=Outcome.PASSED, layers=layers, isolation=isolation)
    return as_stored(cell, cell_key(cell, LOCK, isolation, 0), result, 0)


def edited() -> Case:
    digests = ((Script.BROKEN, "e" * 64), (Script.FIXED, "f" * 64))
    return replace(make_case(), script_digests=digests)


def start(
    cell: Cell,
    *,
    known: tuple[StoredResult, ...] = (),
    committed: dict[str, dict[str, int]] | None = None,
    table: Framework | None = None,
) -> int:
    store = Store()
    run = store.begin_run(RunHeader(argv="", harness_version="", started=MOMENT))
    for one in known:
        store.add(run, one)
    frameworks = {"torch": table or framework()}
    keys = {cell.trial.environment.id: LOCK}
    return preloaded([cell], frameworks, keys, store, committed or {}).get(cell.id, 0)


def test_what_a_script_imports_is_known_from_its_last_result() -> None:
    assert start(cell_of(), known=(stored(cell_of(), 2),)) == 2


def test_an_edited_script_starts_with_the_framework_alone() -> None:
    both = [Cell(trial=cell_of().trial, script=script) for script in Script]
    committed = measured_layers(stored(cell, 2) for cell in both)
    assert start(cell_of(), committed=committed) == 2
    assert start(cell_of(edited()), committed=committed, known=(stored(cell_of(), 2),)) == 0


def test_what_was_measured_last_counts_more_than_what_is_committed() -> None:
    committed = {cell_of().trial.id: {"broken bbbbbbbbbbbb": 2}}
    assert start(cell_of(), committed=committed) == 2
    assert start(cell_of(), committed=committed, known=(stored(cell_of(), 1),)) == 1


@pytest.mark.parametrize(
    "environment",
    [
        make_environment(version="2.0.1"),
        make_environment(external=Path("/usr/bin/python")),
        replace(make_environment(), nightly=True),
    ],
)
def test_releases_without_layers_and_environments_that_change_have_none(
    environment: EnvironmentSpec,
) -> None:
    cell = cell_of(environment=environment)
    assert start(cell, known=(stored(cell, 2),)) == 0


def test_a_script_that_could_notice_has_none() -> None:
    cell = cell_of(make_case(broken="import torch\nimport warnings\n"))
    assert start(cell, known=(stored(cell, 2),)) == 0


def test_only_forked_scripts_that_import_a_layer_are_written_down() -> None:
    plain, fresh = cell_of(make_case("torch/plain")), cell_of(make_case("torch/fresh"))
    both = [Cell(trial=cell_of().trial, script=script) for script in Script]
    results = [stored(cell, number) for number, cell in enumerate(both)]
    others = [stored(plain, 0), stored(fresh, 2, Isolation.FRESH)]
    assert measured_layers([*results, *others]) == {
        cell_of().trial.id: {"broken bbbbbbbbbbbb": 0, "fixed ffffffffffff": 1}
    }
