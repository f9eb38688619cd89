"""Looking at a store neither makes nor changes it, and needs no place to write."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from datetime import datetime, timezone
from pathlib import Path

import pytest

from errata.model.errors import StoreFailed
from errata.model.runs import RunHeader
from errata.store.sql import Store, open_store, open_to_read

STARTED = datetime(2026, 11, 22, 12, 0, tzinfo=timezone.utc)
AS_VERSION_2 = """
DROP TABLE errata_judgements;
ALTER TABLE errata_runs DROP COLUMN trials;
ALTER TABLE errata_reported RENAME TO errata_said;
PRAGMA user_version = 2;
"""


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a store with one run, in a folder with an awkward name; copies are made beside it."""
    copies = tmp_path / "copies"
    copies.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(copies))
    path = tmp_path / "a?b#c%20d" / "store.sqlite"
    store = open_store(path)
    begin_run(store)
    store.close()
    return path


@pytest.fixture
def read_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Say that nothing may be written, whoever runs the tests."""
    able = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK and able(path, mode))


def begin_run(store: Store) -> None:
    store.begin_run(RunHeader(argv="errata run", harness_version="1", started=STARTED))


def files_around(database: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in database.parent.iterdir()}


def runs_in(store: Store | None) -> list[int]:
    assert store is not None
    try:
        return [run.id for run in store.runs()]
    finally:
        store.close()


def test_looking_makes_no_store(tmp_path: Path) -> None:
    assert open_to_read(tmp_path / "new" / "store.sqlite") is None
    assert open_to_read(":memory:") is None
    assert list(tmp_path.iterdir()) == []


def test_what_can_be_written_is_opened_as_it_is(database: Path) -> None:
    assert runs_in(open_to_read(database)) == [1]


@pytest.mark.usefixtures("read_only")
def test_a_read_only_store_is_read_and_left_as_it_was(database: Path) -> None:
    before = files_around(database)
    assert runs_in(open_to_read(str(database))) == [1]
    assert files_around(database) == before


@pytest.mark.usefixtures("read_only")
def test_a_read_only_store_refuses_what_would_change_it(database: Path) -> None:
    store = open_to_read(database)
    assert store is not None
    with closing(store), pytest.raises(StoreFailed, match="is read-only") as caught:
        begin_run(store)
    assert str(caught.value).startswith(f"{database} ")


@pytest.mark.parametrize("index", [True, False], ids=["with its index", "without its index"])
@pytest.mark.usefixtures("read_only")
def test_what_a_killed_run_left_in_the_log_counts(
    database: Path, tmp_path: Path, index: bool
) -> None:
    left = tmp_path / "left"
    store = open_store(database)
    begin_run(store)
    shutil.copytree(database.parent, left)  # as a kill leaves it: the log is not folded in
    store.close()
    if not index:
        (left / "store.sqlite-shm").unlink()
    before = files_around(left / "store.sqlite")
    assert len(before["store.sqlite-wal"]) > 0
    found = open_to_read(left / "store.sqlite")
    assert runs_in(found) == [2, 1]
    after = files_around(left / "store.sqlite")
    assert after["store.sqlite"] == before["store.sqlite"]
    assert after["store.sqlite-wal"] == before["store.sqlite-wal"]
    assert list((tmp_path / "copies").iterdir()) == []


@pytest.mark.usefixtures("read_only")
def test_a_read_only_store_of_an_earlier_errata_is_brought_up_to_date_in_a_copy(
    database: Path, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(AS_VERSION_2)
    before = files_around(database)
    assert runs_in(open_to_read(database)) == [1]
    assert files_around(database) == before
    assert list((tmp_path / "copies").iterdir()) == []


@pytest.mark.parametrize("content", [b"no database" * 100, b"SQLite format 3\0" + bytes(999)])
@pytest.mark.usefixtures("read_only")
def test_a_damaged_store_is_named_where_it_is(database: Path, content: bytes) -> None:
    database.write_bytes(content)
    with pytest.raises(StoreFailed, match="damaged") as caught:
        open_to_read(database)
    assert str(caught.value).startswith(f"{database} ")
