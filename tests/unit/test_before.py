"""Stores, exports, records and bundles of the version before are read as they were written."""

from __future__ import annotations

import json
import shutil
import sys
import zipfile
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import pytest
from bundles import fake_torch
from factories import REPOSITORY, write_record
from outside import OutsideProject, run_program

from errata.model.matching import SIGNATURE_VERSION
from errata.model.outcome import Outcome
from errata.model.runs import Sighting, Standing
from errata.store.observed import read_costs, read_record, write_costs
from errata.store.sql import Store
from errata.store.transfer import export_lines, import_lines

BEFORE = REPOSITORY / "tests" / "data" / "before"
RUNS = (1, 2)
# What a signature says when it is read and written again; nothing else changes.
PRESENT = ('"version": 1', f'"version": {SIGNATURE_VERSION}')
FIRST_START = datetime(2026, 11, 1, 3, 0, 0, 125_000, tzinfo=timezone.utc)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    shutil.copy(BEFORE / "store.sqlite", tmp_path)
    with closing(Store(f"sqlite:///{tmp_path}/store.sqlite")) as opened:
        yield opened


def exported(store: Store, run_id: int) -> list[Any]:
    """Export a run as `errata export` does."""
    lines = export_lines(store.run(run_id), store.results(run_id), store.environments(run_id))
    header, *rest = (json.loads(line) for line in lines)
    # What the version before did not keep.
    assert (header.pop("judgements"), header["run"].pop("trials")) == (0, 0)
    return [{**header, "schema": 1}, *rest]


def expected(run_id: int) -> list[Any]:
    text = (BEFORE / f"run-{run_id}.jsonl").read_text("ascii")
    return [json.loads(line) for line in text.splitlines()]


def shown(lines: list[Any]) -> str:
    """Write lines so that NaN equals itself, and floats that were whole numbers do too."""
    text = json.dumps(lines, indent=1, sort_keys=True).replace("312.0", "312")
    return text.replace(*PRESENT)


@pytest.mark.parametrize("run_id", RUNS)
def test_a_store_holds_the_same_after_its_migration(store: Store, run_id: int) -> None:
    assert shown(exported(store, run_id)) == shown(expected(run_id))


def test_a_migrated_store_compares_and_reuses_what_it_held(store: Store) -> None:
    found = store.differences(1, 2)
    assert (len(found.before), len(found.after), found.same) == (0, 0, 2)
    assert (found.only_before, found.only_after) == (6, 7)
    keys = {result.key for result in store.results(1)}
    assert {result.result.outcome for result in store.find(keys).values()} == {
        outcome for outcome in Outcome if outcome.is_from_script
    } - {Outcome.OUT_OF_MEMORY}
    assert len(store.history("torch/raised")) == 6
    assert store.reported_by([1, 2, 3]) == {1: (1, 2), 2: (1, 2), 3: (1,)}


def test_a_migrated_store_remembers_its_alerts(store: Store) -> None:
    def sighting(case: str, standing: Standing, state: str = "") -> Sighting:
        return Sighting(
            case=case,
            series="torch-nightly",
            mode="eager",
            backend="cpu",
            standing=standing,
            state=state,
        )

    alerts = store.raise_alerts(
        2,
        [
            sighting("torch/raised", "news", "drifted 1"),
            sighting("torch/crashed", "news", "masked 2"),
            sighting("torch/exited", "flaky"),
        ],
    )
    assert [(a.sighting.case, str(a.kind), a.run_id) for a in alerts] == [
        ("torch/raised", "standing", 1),
        ("torch/crashed", "raised", 2),
    ]
    assert alerts[0].since == FIRST_START


@pytest.mark.parametrize("run_id", RUNS)
def test_an_export_is_imported(run_id: int) -> None:
    store = Store()
    lines = (BEFORE / f"run-{run_id}.jsonl").read_text("ascii").splitlines(keepends=True)
    import_lines(lines, store)
    assert shown(exported(store, 1)) == shown(expected(run_id))


def test_a_record_is_read_and_written_to_the_byte(tmp_path: Path) -> None:
    found = read_record(BEFORE / "record")
    assert len(found) == 16
    write_record(tmp_path / "new", found.values())
    for path in (BEFORE / "record").rglob("*.json"):
        written = tmp_path / "new" / path.relative_to(BEFORE / "record")
        before = path.read_text().replace('"schema": 1', '"schema": 2')
        assert written.read_text() == before.replace(*PRESENT)


def test_costs_are_read_and_written_to_the_byte(tmp_path: Path) -> None:
    write_costs(tmp_path / "costs.json", read_costs(BEFORE / "costs.json"))
    assert (tmp_path / "costs.json").read_bytes() == (BEFORE / "costs.json").read_bytes()


def test_a_bundle_replays_with_errata(tmp_path: Path) -> None:
    variables = fake_torch(tmp_path / "fake")
    (tmp_path / "pyproject.toml").write_text("")
    project = OutsideProject(root=tmp_path, variables={"PYTHONPATH": variables["PYTHONPATH"]})
    bundle = str(BEFORE / "bundle.zip")
    done = project.errata("replay", bundle, "--python", sys.executable, "--yes", code=0)
    assert done.out.rstrip().endswith("the same signature")


def test_a_bundle_replays_without_errata(tmp_path: Path) -> None:
    with zipfile.ZipFile(BEFORE / "bundle.zip") as archive:
        archive.extractall(tmp_path / "bundle")
    program = tmp_path / "bundle" / "replay.py"
    done = run_program(
        sys.executable, program, "--python", sys.executable, variables=fake_torch(tmp_path / "fake")
    )
    assert done.code == 0, done.said
    assert "the same signature\n" in done.out
