"""A database of an earlier Errata is brought up to date, wholly or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy
from at_once import run_at_once

from errata.model.outcome import Outcome, ScriptResult
from errata.model.runs import RunHeader
from errata.store import database
from errata.store.base import StoredResult
from errata.store.sql import Store, open_store
from errata.store.tables import APPLICATION_ID, SCHEMA_VERSION, UNKNOWN, behaviour_hash, payload_of

# What version 1 created; the kinds that databases name differently are left open.
SCHEMA_1 = """
CREATE TABLE errata_schema (version INTEGER NOT NULL, PRIMARY KEY (version));
CREATE TABLE errata_runs (
    id {id} NOT NULL, uuid TEXT NOT NULL, argv TEXT NOT NULL, harness_version TEXT NOT NULL,
    selection TEXT NOT NULL, isolation TEXT NOT NULL, started {moment} NOT NULL,
    finished {moment}, exit_code INTEGER, counts TEXT NOT NULL, imported BOOLEAN NOT NULL,
    PRIMARY KEY (id), UNIQUE (uuid)
);
CREATE INDEX ix_errata_runs_started ON errata_runs (started);
CREATE TABLE errata_results (
    id {id} NOT NULL, cell TEXT NOT NULL, "case" TEXT NOT NULL, script VARCHAR(16) NOT NULL,
    environment TEXT NOT NULL, mode TEXT NOT NULL, backend TEXT NOT NULL, "key" TEXT NOT NULL,
    measured {moment} NOT NULL, repeat INTEGER NOT NULL, outcome VARCHAR(32) NOT NULL,
    error_type TEXT, signature VARCHAR(64), wall_s FLOAT, payload TEXT NOT NULL,
    PRIMARY KEY (id)
);
CREATE INDEX errata_results_case ON errata_results ("case");
CREATE INDEX errata_results_cell ON errata_results (cell, measured);
CREATE INDEX errata_results_key ON errata_results ("key", measured, outcome);
CREATE TABLE errata_said (
    run_id INTEGER NOT NULL, result_id INTEGER NOT NULL, PRIMARY KEY (run_id, result_id),
    FOREIGN KEY (run_id) REFERENCES errata_runs (id),
    FOREIGN KEY (result_id) REFERENCES errata_results (id)
);
CREATE TABLE errata_environments (
    run_id INTEGER NOT NULL, environment TEXT NOT NULL, lock_digest TEXT NOT NULL,
    framework_version TEXT NOT NULL, python_version TEXT NOT NULL, platform TEXT NOT NULL,
    packages TEXT NOT NULL, build TEXT NOT NULL, PRIMARY KEY (run_id, environment),
    FOREIGN KEY (run_id) REFERENCES errata_runs (id)
);
"""


class Earlier:
    """What an earlier Errata stored: one finished run of five results."""

    def __init__(self, info: RunHeader, sample: StoredResult) -> None:
        self.info = replace(info, options={})
        passed = ScriptResult(outcome=Outcome.PASSED, digest={"loss": {"value": 0.1}})
        self.results = [
            sample,
            replace(sample, script="fixed", cell=f"{sample.trial}:fixed", result=passed),
            *(replace(sample, key=str(number), repeat=number) for number in (1, 2, 3)),
        ]

    def rows(self) -> dict[str, list[dict[str, Any]]]:
        """Return all rows as version 1 wrote them."""
        naive = self.info.started.replace(tzinfo=None).isoformat(" ")
        kept = ("uuid", "argv", "harness_version", "selection", "isolation")
        run = {
            **{name: getattr(self.info, name) for name in kept},
            "id": 1,
            "started": naive,
            "finished": naive,
            "exit_code": 1,
            "counts": '{"drifted": 1}',
            "imported": False,
        }
        names = ("cell", "case", "script", "environment", "mode", "backend", "key", "repeat")
        results = [
            {
                **{name: getattr(stored, name) for name in names},
                "measured": stored.measured.replace(tzinfo=None).isoformat(" "),
                "id": number,
                "outcome": str(stored.result.outcome),
                "payload": payload_of(stored.result),
            }
            for number, stored in enumerate(self.results, 1)
        ]
        said = [{"run_id": 1, "result_id": result["id"]} for result in results]
        return {"errata_runs": [run], "errata_results": results, "errata_said": said}

    def check(self, store: Store) -> None:
        """Assert that a store holds what was stored, and knows how it behaved."""
        (run,) = store.runs()
        assert run == replace(
            self.info, id=1, finished=self.info.started, exit_code=1, counts={"drifted": 1}
        )
        assert store.results(1) == [replace(r, id=n) for n, r in enumerate(self.results, 1)]
        assert behaviours(store) == [behaviour_hash(r.cell, r.result) for r in self.results]


def insertion(table: str, row: Mapping[str, object]) -> str:
    names = ", ".join(f'"{name}"' for name in row)
    marks = ", ".join(f":{name}" for name in row)
    return f"INSERT INTO {table} ({names}) VALUES ({marks})"  # noqa: S608 - names of our own


def behaviours(store: Store) -> list[int]:
    query = "SELECT behaviour FROM errata_results ORDER BY id"
    with store._engine.connect() as connection:
        return list(connection.exec_driver_sql(query).scalars())


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


@pytest.fixture
def earlier(info: RunHeader, sample: StoredResult) -> Earlier:
    return Earlier(info, sample)


@pytest.fixture
def old_file(tmp_path: Path, earlier: Earlier) -> Path:
    path = tmp_path / "old.db"
    schema = SCHEMA_1.format(id="INTEGER", moment="DATETIME").split(";", 1)[1]
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(schema)
        for table, rows in earlier.rows().items():
            connection.executemany(insertion(table, rows[0]), rows)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 1")
        connection.commit()
    return path


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        return version


def test_all_that_was_stored_is_there_and_can_be_compared(old_file: Path, earlier: Earlier) -> None:
    with closing(Store(f"sqlite:///{old_file}")) as store:
        earlier.check(store)
        later = store.begin_run(replace(earlier.info, uuid="later"))
        store.link(later, [1, 2])
        assert store.differences(1, later).same == 2
    assert version_of(old_file) == SCHEMA_VERSION
    with closing(Store(f"sqlite:///{old_file}")) as store:
        assert len(store.results(1)) == 5


def test_hashes_of_signatures_of_version_1_are_those_of_the_present_form(
    old_file: Path, earlier: Earlier
) -> None:
    with closing(Store(f"sqlite:///{old_file}")):
        pass
    message = "CUDA out of memory. Tried to allocate 12.20 GiB"
    with closing(sqlite3.connect(old_file)) as connection:
        connection.execute(
            "UPDATE errata_results SET behaviour = 7, signature = 'old', "
            "payload = json_set(payload, '$.signature.message', ?, '$.signature.version', 1) "
            "WHERE id = 1",
            (message,),
        )
        connection.execute("DROP TABLE errata_judgements")
        connection.execute("ALTER TABLE errata_runs DROP COLUMN trials")
        connection.execute("PRAGMA user_version = 3")
        connection.commit()
        behaviours_of_3 = connection.execute("SELECT behaviour FROM errata_results").fetchall()
    with closing(Store(f"sqlite:///{old_file}")) as store:
        (first, *_) = store.results(1)
        assert first.result.signature is not None
        assert first.result.signature.message == "CUDA out of memory. Tried to allocate …"
        found = behaviours(store)
        assert found[0] == behaviour_hash(first.cell, first.result)
        assert found[1:] == [behaviour for (behaviour,) in behaviours_of_3[1:]]
    with closing(sqlite3.connect(old_file)) as connection:
        digest = connection.execute("SELECT signature FROM errata_results WHERE id = 1").fetchone()
        assert digest == (first.result.signature.digest,)


def test_the_schema_is_that_of_a_new_store(old_file: Path, tmp_path: Path) -> None:
    with (
        closing(Store(f"sqlite:///{old_file}")) as migrated,
        closing(Store(f"sqlite:///{tmp_path}/new.db")) as new,
    ):
        assert shape(migrated) == shape(new)


def test_results_are_read_a_few_at_a_time(
    old_file: Path, earlier: Earlier, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_AT_ONCE", 2)
    with closing(Store(f"sqlite:///{old_file}")) as store:
        earlier.check(store)


def test_a_result_that_cannot_be_read_stays_for_whoever_reads_it(old_file: Path) -> None:
    with closing(sqlite3.connect(old_file)) as connection:
        connection.execute("UPDATE errata_results SET payload = '{' WHERE id = 2")
        connection.commit()
    with closing(Store(f"sqlite:///{old_file}")) as store:
        assert [number for number, b in enumerate(behaviours(store), 1) if b == UNKNOWN] == [2]


def test_what_fails_half_way_changes_nothing(
    old_file: Path, earlier: Earlier, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(cell: str, result: ScriptResult) -> int:
        if result.outcome is Outcome.PASSED:
            raise KeyboardInterrupt
        return behaviour_hash(cell, result)

    with monkeypatch.context() as patched:
        patched.setattr(database, "behaviour_hash", fail)
        with pytest.raises(KeyboardInterrupt):
            open_store(old_file)
    assert version_of(old_file) == 1
    with closing(sqlite3.connect(old_file)) as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(errata_runs)")]
    assert "options" not in columns
    with closing(Store(f"sqlite:///{old_file}")) as store:
        earlier.check(store)


def test_several_processes_may_find_the_old_file_at_once(old_file: Path, earlier: Earlier) -> None:
    said = run_at_once(
        4,
        str(old_file),
        imports="from errata.store.sql import open_store",
        prepare="",
        act="print(len(open_store(sys.argv[1]).results(1)))",
    )
    assert said == ["5"] * 4
    with closing(Store(f"sqlite:///{old_file}")) as store:
        earlier.check(store)


def test_an_earlier_errata_that_still_works_fails_and_breaks_nothing(
    old_file: Path, earlier: Earlier
) -> None:
    with closing(sqlite3.connect(old_file)) as old:
        assert old.execute("SELECT count(*) FROM errata_results").fetchone() == (5,)
        with closing(Store(f"sqlite:///{old_file}")) as store:
            with pytest.raises(sqlite3.OperationalError, match="no such table: errata_said"):
                old.execute("INSERT INTO errata_said VALUES (1, 6)")
            old.rollback()
            earlier.check(store)


def test_a_result_without_a_known_behaviour_is_read_to_be_compared(
    old_file: Path, earlier: Earlier
) -> None:
    with closing(Store(f"sqlite:///{old_file}")) as store:
        with store._engine.begin() as connection:
            connection.exec_driver_sql("UPDATE errata_results SET behaviour = 0 WHERE id = 5")
        second = store.begin_run(
            replace(earlier.info, uuid="b", started=earlier.info.started + timedelta(hours=1))
        )
        store.link(second, [1, 2])
        # Its behaviour is unknown, so its trial is read rather than taken to be alike.
        assert [r.id for r in store.differences(1, second).before] == [1, 2, 3, 4, 5]


def test_a_server_is_migrated_too(server_url: str, earlier: Earlier) -> None:
    engine = sqlalchemy.create_engine(server_url)
    with engine.begin() as connection:
        connection.exec_driver_sql(SCHEMA_1.format(id="SERIAL", moment="TIMESTAMP"))
        connection.exec_driver_sql("INSERT INTO errata_schema VALUES (1)")
        for table, rows in earlier.rows().items():
            connection.execute(sqlalchemy.text(insertion(table, rows[0])), rows)
    engine.dispose()
    with closing(Store(server_url)) as store:
        earlier.check(store)
        migrated = shape(store)
        with store._engine.begin() as connection:
            tables = ", ".join(sorted(migrated))
            connection.exec_driver_sql(f"DROP TABLE {tables}, errata_schema")
    with closing(Store(server_url)) as new:
        assert shape(new) == migrated
