"""What only a database on disk or on a server can show: durability, sharing, damage."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from at_once import release, start_writer
from outside import run_program

from errata.model.errors import StoreFailed, UsageProblem
from errata.model.outcome import Outcome, ScriptResult
from errata.model.runs import RunHeader
from errata.store.base import StoredResult
from errata.store.sql import Store, open_store
from errata.store.tables import SCHEMA_VERSION


@contextmanager
def opened(location: str | Path) -> Iterator[Store]:
    store = open_store(location)
    assert isinstance(store, Store)
    with closing(store):
        yield store


@pytest.fixture
def filled(tmp_path: Path, info: RunHeader, sample: StoredResult) -> Path:
    """A closed store of one run with one result."""
    path = tmp_path / "store.db"
    with opened(path) as store:
        store.add(store.begin_run(info), sample)
    return path


class TestDurability:
    def test_another_opening_sees_everything(self, filled: Path, sample: StoredResult) -> None:
        with opened(filled) as store:
            (kept,) = store.results(1)
            assert kept == replace(sample, id=1)

    def test_a_killed_writer_loses_nothing_that_add_returned_for(self, tmp_path: Path) -> None:
        path = tmp_path / "store.db"
        with start_writer(path, "victim", 0) as writer:
            release([writer])
            assert writer.stdout is not None
            said = [writer.stdout.readline() for _ in range(25)]
            os.kill(writer.pid, signal.SIGKILL)
            # Not `communicate`, which would miss what the lines above have left in the buffer.
            said += writer.stdout.read().splitlines(keepends=True)
        added = {tuple(line.split()) for line in said if line.endswith("\n")}
        with opened(path) as store:
            kept = {(str(result.id), result.key) for result in store.results(1)}
            assert len(added) >= 25
            assert added <= kept
            assert len(kept - added) <= 1
            assert store.run(1).finished is None

    def test_several_processes_may_make_and_fill_one_store(self, tmp_path: Path) -> None:
        path = tmp_path / "new" / "store.db"
        writers = [start_writer(path, name, 30) for name in "abcd"]
        release(writers)
        said = [writer.communicate(timeout=120)[0] for writer in writers]
        assert [writer.returncode for writer in writers] == [0, 0, 0, 0]
        added = {tuple(line.split()) for text in said for line in text.splitlines()}
        with opened(path) as store:
            runs = store.runs()
            kept = [(str(r.id), r.key) for run in runs for r in store.results(run.id)]
        assert len(runs) == 4
        assert len(kept) == 120
        assert set(kept) == added


class TestSqliteFile:
    def test_its_folder_is_made(self, tmp_path: Path) -> None:
        path = tmp_path / "a" / "b c" / "ünï?#%.db"
        with opened(path) as store:
            assert store.place == str(path)
        assert path.is_file()

    def test_it_uses_a_write_ahead_log(self, filled: Path) -> None:
        with closing(sqlite3.connect(filled)) as connection:
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)

    def test_an_empty_file_becomes_a_store(self, tmp_path: Path) -> None:
        path = tmp_path / "empty.db"
        path.touch()
        with opened(str(path)) as store:
            assert store.runs() == []

    def test_opening_an_up_to_date_file_writes_nothing(self, filled: Path) -> None:
        before = filled.read_bytes()
        with opened(filled) as store:
            assert len(store.runs()) == 1
        assert filled.read_bytes() == before

    def test_readers_are_not_held_up_by_a_writer(self, filled: Path) -> None:
        with closing(sqlite3.connect(filled)) as other, opened(filled) as store:
            other.execute("BEGIN IMMEDIATE")
            assert len(store.results(1)) == 1

    @pytest.mark.parametrize("name", [":memory:", "sqlite://", "sqlite:///:memory:"])
    def test_memory_is_a_place_too_of_one_store_and_all_its_threads(
        self, name: str, info: RunHeader
    ) -> None:
        with closing(open_store(name)) as store, closing(open_store(name)) as other:
            thread = threading.Thread(target=store.begin_run, args=[info])
            thread.start()
            thread.join()
            assert (store.place, len(store.runs()), other.runs()) == ("memory", 1, [])


class TestFailures:
    def test_a_file_of_a_newer_errata_is_refused(self, filled: Path) -> None:
        with closing(sqlite3.connect(filled)) as connection:
            connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
        with pytest.raises(StoreFailed, match="made by a newer Errata") as raised:
            open_store(filled)
        assert str(filled) in raised.value.message
        assert "upgrade errata" in raised.value.hint
        assert "ERRATA_DB" in raised.value.hint

    @pytest.mark.parametrize("statement", ["CREATE TABLE theirs (x)", "PRAGMA user_version = 1"])
    def test_a_database_of_another_program_is_left_alone(
        self, tmp_path: Path, statement: str
    ) -> None:
        path = tmp_path / "theirs.db"
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(statement)
            connection.commit()
        before = path.read_bytes()
        with pytest.raises(StoreFailed, match="belongs to another program"):
            open_store(path)
        assert path.read_bytes() == before

    def test_a_file_that_is_no_database_is_refused(self, tmp_path: Path) -> None:
        path = tmp_path / "notes.txt"
        path.write_text("these are my notes\n" * 500)
        with pytest.raises(StoreFailed, match="is damaged, or not a database") as raised:
            open_store(path)
        assert "move the file away" in raised.value.hint

    @pytest.mark.parametrize("missing", [1, 1000, 20_000])
    def test_a_file_whose_end_is_missing_is_refused_before_anything_is_written(
        self, filled: Path, missing: int
    ) -> None:
        content = filled.read_bytes()[:-missing]
        filled.write_bytes(content)
        with pytest.raises(StoreFailed, match="is damaged: its end is missing") as raised:
            open_store(filled)
        assert "move the file away" in raised.value.hint
        assert filled.read_bytes() == content

    def test_a_file_whose_end_is_still_in_the_log_is_whole(
        self, filled: Path, tmp_path: Path, info: RunHeader
    ) -> None:
        left = tmp_path / "left" / filled.name
        left.parent.mkdir()
        with opened(filled) as store:
            runs = [store.begin_run(replace(info, uuid=str(n))) for n in range(50)]
            for file in filled.parent.glob(f"{filled.name}*"):
                shutil.copy(file, left.parent)
        with opened(left) as store:
            assert {run.id for run in store.runs()} >= set(runs)

    def test_a_damaged_file_is_told_as_such(self, filled: Path) -> None:
        content = filled.read_bytes()
        filled.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))
        with pytest.raises(StoreFailed, match="is damaged") as raised, opened(filled) as store:
            store.results(1)
        assert str(filled) in raised.value.message

    @pytest.mark.parametrize(
        "payload",
        ["{", "[]", "{}", '{"outcome": "levitated"}', '{"outcome": "raised", "chain": 1}'],
    )
    def test_an_unreadable_result_is_named(self, filled: Path, payload: str) -> None:
        with closing(sqlite3.connect(filled)) as connection:
            connection.execute("UPDATE errata_results SET payload = ?", [payload])
            connection.commit()
        with opened(filled) as store, pytest.raises(StoreFailed, match="holds result 1 in a form"):
            store.results(1)

    def test_a_store_locked_for_too_long_is_told(self, filled: Path, sample: StoredResult) -> None:
        url = f"sqlite:///{filled}"
        with (
            closing(sqlite3.connect(filled)) as other,
            closing(Store(url, busy_timeout_s=0.01)) as store,
        ):
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreFailed, match="stayed locked by another program"):
                store.add(1, sample)
            other.rollback()
            assert store.add(1, sample) == 2

    def test_a_new_file_locked_for_too_long_is_told(self, tmp_path: Path) -> None:
        path = tmp_path / "store.db"
        with closing(sqlite3.connect(path)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(StoreFailed, match="stayed locked by another program"):
                Store(f"sqlite:///{path}", busy_timeout_s=0.01)

    def test_a_read_only_store_can_be_read(self, filled: Path, sample: StoredResult) -> None:
        with closing(Store(f"sqlite:///file:{filled}?mode=ro&uri=true")) as store:
            assert store.find([sample.key])[sample.key].id == 1
            with pytest.raises(StoreFailed, match="is read-only") as raised:
                store.add(1, sample)
        assert "ERRATA_DB" in raised.value.hint

    def test_a_missing_store_cannot_be_opened_read_only(self, tmp_path: Path) -> None:
        with pytest.raises(StoreFailed, match="cannot be opened"):
            Store(f"sqlite:///file:{tmp_path}/none.db?mode=ro&uri=true")

    @pytest.mark.skipif(os.geteuid() == 0, reason="root may write to read-only folders")
    def test_a_read_only_folder_is_told(self, tmp_path: Path) -> None:
        folder = tmp_path / "locked"
        folder.mkdir(mode=0o500)
        with pytest.raises(StoreFailed, match="cannot be opened"):
            open_store(folder / "store.db")

    def test_a_folder_that_cannot_be_made_is_told(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        with pytest.raises(StoreFailed, match="cannot be opened"):
            open_store(tmp_path / "file" / "store.db")

    def test_a_folder_in_place_of_the_file_is_told(self, tmp_path: Path) -> None:
        with pytest.raises(StoreFailed, match="cannot be opened"):
            open_store(tmp_path)

    def test_a_full_disk_keeps_what_was_stored(self, filled: Path, sample: StoredResult) -> None:
        big = replace(
            sample, result=ScriptResult(outcome=Outcome.PASSED, stdout=os.urandom(99_999).hex())
        )
        with opened(filled) as store:
            with store._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA max_page_count = 1")
            with pytest.raises(StoreFailed, match="has no space left"):
                store.add(1, big)
            assert [result.id for result in store.results(1)] == [1]


class TestServer:
    def test_without_its_driver_the_package_is_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "psycopg", None)
        with pytest.raises(UsageProblem, match="needs psycopg") as raised:
            open_store("postgresql://user@localhost/errata")
        assert "pip install 'psycopg[binary]" in raised.value.hint

    def test_an_unreachable_server_is_told_without_the_password(self) -> None:
        pytest.importorskip("psycopg")
        with pytest.raises(StoreFailed, match="cannot be reached") as raised:
            open_store("postgresql+psycopg://user:hunter2@127.0.0.1:1/errata")
        assert "127.0.0.1:1/errata" in raised.value.message
        assert "hunter2" not in raised.value.message

    def test_a_schema_of_a_newer_errata_is_refused(self, server_url: str) -> None:
        with opened(server_url) as store, store._engine.begin() as connection:
            connection.exec_driver_sql("UPDATE errata_schema SET version = version + 1")
        with pytest.raises(StoreFailed, match="made by a newer Errata"):
            open_store(server_url)

    def test_several_processes_may_make_and_fill_it(self, server_url: str) -> None:
        writers = [start_writer(server_url, name, 10) for name in "abcd"]
        release(writers)
        assert [len(writer.communicate(timeout=120)[0].splitlines()) for writer in writers] == [
            10
        ] * 4
        with opened(server_url) as store:
            assert len(store.history("*")) == 40


def test_who_said_many_results_is_read_at_once(
    tmp_path: Path, info: RunHeader, sample: StoredResult, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path / "errata.sqlite") as store:
        first = store.begin_run(info)
        second = store.begin_run(replace(info, uuid="another"))
        ids = [store.add(first, replace(sample, key=f"key-{number}")) for number in range(3)]
        store.link(second, ids[:2])
        looked_up = store.reported_by([*ids[1:], 99])
        monkeypatch.setattr("errata.store.sql._FEW", 0)
        assert store.reported_by([*ids[1:], 99]) == looked_up
        assert looked_up == {ids[1]: (first, second), ids[2]: (first,)}


def test_git_ignores_a_folder_of_results_and_nothing_else(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    own = tmp_path / ".errata" / "errata.sqlite"
    for location in (own, own, tmp_path / "kept" / "results.sqlite"):
        with opened(location):
            pass
    seen = run_program("git", "-C", tmp_path, "status", "--porcelain", "--untracked-files=all")
    assert seen.out.split() == ["??", "kept/results.sqlite"]
