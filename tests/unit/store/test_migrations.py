"""A database of an earlier Errata is brought up to date, wholly or not at all."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy
from at_once import run_at_once
from factories import REPOSITORY

from errata.model.errors import StoreFailed
from errata.model.outcome import Outcome, ScriptResult
from errata.store import database
from errata.store.base import StoredResult
from errata.store.sql import Store, open_store
from errata.store.tables import OLDEST_VERSION, SCHEMA_VERSION, UNKNOWN, behaviour_hash

BEFORE = REPOSITORY / "tests" / "data" / "before" / "store.sqlite"


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    path = tmp_path / "old.db"
    shutil.copy(BEFORE, path)
    assert version_of(path) == OLDEST_VERSION
    return path


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        return version


def results(store: Store) -> list[StoredResult]:
    both = {one.id or 0: one for run in store.runs() for one in store.results(run.id)}
    return [both[number] for number in sorted(both)]


def behaviours(store: Store) -> list[int]:
    query = "SELECT behaviour FROM errata_results ORDER BY id"
    with store._engine.connect() as connection:
        return list(connection.exec_driver_sql(query).scalars())


def check(store: Store) -> None:
    """Assert that a store knows what it held, and how it behaved."""
    kept = results(store)
    assert len(kept) > 10
    assert behaviours(store) == [behaviour_hash(one.cell, one.result) for one in kept]


def shape(store: Store) -> dict[str, object]:
    """Describe tables by what queries rest on: columns, keys, indexes."""
    inspector = sqlalchemy.inspect(store._engine)
    return {
        table: (
            {column["name"]: column["nullable"] for column in inspector.get_columns(table)},
            inspector.get_pk_constraint(table)["constrained_columns"],
            sorted(key["constrained_columns"] for key in inspector.get_foreign_keys(table)),
            {index["name"]: index["column_names"] for index in inspector.get_indexes(table)},
        )
        for table in inspector.get_table_names()
        if table != "errata_schema"
    }


def test_the_schema_is_that_of_a_new_store(old_file: Path, tmp_path: Path) -> None:
    with closing(open_store(old_file)) as migrated, closing(open_store(tmp_path / "new")) as new:
        assert shape(migrated) == shape(new)
        check(migrated)
    assert version_of(old_file) == SCHEMA_VERSION
    with closing(open_store(old_file)) as again:
        check(again)


def test_hashes_of_signatures_of_version_1_are_those_of_the_present_form(old_file: Path) -> None:
    change(
        old_file,
        "UPDATE errata_results SET behaviour = 7, signature = 'old', payload = json_set(payload, "
        "'$.signature.message', 'CUDA out of memory. Tried to allocate 12.20 GiB') "
        "WHERE cell LIKE 'torch/raised%' AND signature IS NOT NULL",
    )
    with closing(open_store(old_file)) as store:
        check(store)
        told = {one.result.signature for one in results(store) if one.case == "torch/raised"}
    signatures = [one for one in told if one is not None]
    assert {one.message for one in signatures} == {"CUDA out of memory. Tried to allocate …"}
    with closing(sqlite3.connect(old_file)) as connection:
        query = "SELECT signature FROM errata_results WHERE cell LIKE 'torch/raised%'"
        digests = {digest for (digest,) in connection.execute(query)}
    assert digests - {None} == {one.digest for one in signatures}


def test_results_are_read_a_few_at_a_time(old_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_AT_ONCE", 2)
    with closing(open_store(old_file)) as store:
        check(store)


def test_a_result_that_cannot_be_read_stays_for_whoever_reads_it(old_file: Path) -> None:
    change(old_file, "UPDATE errata_results SET payload = '{' WHERE id = 2")
    with closing(open_store(old_file)) as store:
        assert [number for number, b in enumerate(behaviours(store), 1) if b == UNKNOWN] == [2]


def test_what_fails_half_way_changes_nothing(
    old_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(cell: str, result: ScriptResult) -> int:
        if result.outcome is Outcome.PASSED:
            raise KeyboardInterrupt
        return behaviour_hash(cell, result)

    with monkeypatch.context() as patched:
        patched.setattr(database, "behaviour_hash", fail)
        with pytest.raises(KeyboardInterrupt):
            open_store(old_file)
    assert version_of(old_file) == OLDEST_VERSION
    change(old_file, "UPDATE errata_said SET run_id = run_id")  # as it was called then
    with closing(open_store(old_file)) as store:
        check(store)


def test_several_processes_may_find_the_old_file_at_once(old_file: Path) -> None:
    said = run_at_once(
        4,
        str(old_file),
        imports="from errata.store.sql import open_store",
        prepare="",
        act="print(len(open_store(sys.argv[1]).results(1)))",
    )
    assert len(set(said)) == 1
    with closing(open_store(old_file)) as store:
        assert said == [str(len(store.results(1)))] * 4
        check(store)


def test_an_earlier_errata_that_still_works_fails_and_breaks_nothing(old_file: Path) -> None:
    with closing(sqlite3.connect(old_file)) as old:
        assert old.execute("SELECT count(*) FROM errata_said").fetchone() > (10,)
        with closing(open_store(old_file)) as store:
            with pytest.raises(sqlite3.OperationalError, match="no such table: errata_said"):
                old.execute("INSERT INTO errata_said VALUES (1, 6)")
            old.rollback()
            check(store)


def test_a_result_without_a_known_behaviour_is_read_to_be_compared(old_file: Path) -> None:
    with closing(open_store(old_file)) as store:
        known, *rest = store.results(1)
        other = store.begin_run(replace(store.run(1), uuid="b"))
        store.link(other, [one.id or 0 for one in rest])
        store.add(other, known)
        assert store.differences(1, other).before == ()
        with store._engine.begin() as connection:
            update = sqlalchemy.text("UPDATE errata_results SET behaviour = 0 WHERE id = :id")
            connection.execute(update, {"id": known.id})
        # Its behaviour is unknown, so its trial is read rather than taken to be alike.
        assert known.id in [one.id for one in store.differences(1, other).before]


def test_a_store_older_than_all_that_were_given_away_is_refused(old_file: Path) -> None:
    change(old_file, "PRAGMA user_version = 1")
    with pytest.raises(StoreFailed, match=r"before Errata's first release \(schema 1") as caught:
        open_store(old_file)
    assert "move the file away" in caught.value.hint
    assert version_of(old_file) == 1


def insertion(table: str, row: Mapping[str, object]) -> str:
    names = ", ".join(f'"{name}"' for name in row)
    marks = ", ".join(f":{name}" for name in row)
    return f"INSERT INTO {table} ({names}) VALUES ({marks})"  # noqa: S608 - names of our own


def test_a_server_is_migrated_too(server_url: str, old_file: Path) -> None:
    engine = sqlalchemy.create_engine(server_url)
    with closing(sqlite3.connect(old_file)) as old, engine.begin() as connection:
        old.row_factory = sqlite3.Row
        tables = [
            "errata_runs",
            "errata_results",
            "errata_said",
            "errata_environments",
            "errata_alerts",
        ]
        made = dict(old.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"))
        for name in (*tables, *(name for name in made if name not in tables)):
            connection.exec_driver_sql(made[name].replace("DATETIME", "TIMESTAMP"))
        connection.exec_driver_sql("CREATE TABLE errata_schema (version INTEGER PRIMARY KEY)")
        connection.exec_driver_sql("INSERT INTO errata_schema VALUES (2)")
        for table in tables:
            rows = [dict(row) for row in old.execute(f"SELECT * FROM {table}")]  # noqa: S608
            for row in rows:
                row |= {name: bool(row[name]) for name in ("imported", "is_flaky") if name in row}
            connection.execute(sqlalchemy.text(insertion(table, rows[0])), rows)
    engine.dispose()
    with closing(Store(server_url)) as store:
        check(store)
        migrated = shape(store)
        with store._engine.begin() as connection:
            names = ", ".join(sorted(migrated))
            connection.exec_driver_sql(f"DROP TABLE {names}, errata_schema")
    with closing(Store(server_url)) as new:
        assert shape(new) == migrated
