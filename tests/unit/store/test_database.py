"""Which databases are accepted, and how they are named."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy.exc

from errata.model.errors import StoreFailed, UsageProblem
from errata.store.database import as_url, place_of, translated


def test_a_path_is_a_sqlite_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", "/home/someone")
    assert place_of(as_url("store.db")) == str(tmp_path / "store.db")
    assert place_of(as_url(Path("/data/a?b.db"))) == "/data/a?b.db"
    assert place_of(as_url("~/store.db")) == "/home/someone/store.db"


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_every_spelling_of_postgresql_uses_psycopg(scheme: str) -> None:
    url = as_url(f"{scheme}://user:hunter2@db.example/errata")
    assert url.drivername == "postgresql+psycopg"
    assert place_of(url) == "postgresql+psycopg://user:***@db.example/errata"


@pytest.mark.parametrize("scheme", ["mysql", "postgresql+psycopg2", "https"])
def test_other_databases_are_refused_with_what_is_possible(scheme: str) -> None:
    with pytest.raises(UsageProblem, match=f"'{scheme.replace('+', '[+]')}' database") as raised:
        as_url(f"{scheme}://user:hunter2@host/name")
    assert "postgresql+psycopg://" in raised.value.hint
    assert "hunter2" not in raised.value.message


def test_an_unreadable_url_is_refused_without_quoting_it() -> None:
    with pytest.raises(UsageProblem, match="starts with 'postgresql'") as raised:
        as_url("postgresql://user:hunter2@host:port/name")
    assert "hunter2" not in str(raised.value)


@pytest.mark.parametrize(
    ("cause", "meaning"),
    [
        ("database is locked", "stayed locked"),
        ("attempt to write a readonly database", "is read-only"),
        ("cannot execute INSERT in a read-only transaction", "is read-only"),
        ("unable to open database file", "cannot be opened"),
        ("database disk image is malformed", "is damaged"),
        ("file is not a database", "is damaged"),
        ("database or disk is full", "has no space left"),
        ("could not extend file: No space left on device", "has no space left"),
        ("disk I/O error", "cannot be read or written"),
        ("server closed the connection unexpectedly", "cannot be reached"),
        ("terminating connection due to administrator command", "cannot be reached"),
        ("connection is bad: connection to server failed: No such file", "cannot be reached"),
        ("connection is bad: FATAL: password authentication failed", "refuses the role"),
        ("permission denied for table errata_runs", "does not allow this to the role"),
        ('FATAL: password authentication failed for user "ci"', "refuses the role"),
        ("something\n new", "failed: something new"),
    ],
)
def test_a_failure_says_where_what_and_what_next(cause: str, meaning: str) -> None:
    wrapped = sqlalchemy.exc.OperationalError("INSERT …", {}, sqlite3.OperationalError(cause))
    for error in (wrapped, sqlite3.OperationalError(cause)):
        with pytest.raises(StoreFailed) as raised, translated("/data/store.db"):
            raise error
        assert raised.value.message.startswith(f"/data/store.db {meaning}")
        assert " ".join(cause.split()) in raised.value.message
        assert raised.value.hint


def test_other_errors_pass_untouched() -> None:
    with pytest.raises(UsageProblem, match="mine"), translated("/data/store.db"):
        raise UsageProblem("mine")
