"""Databases as the SQL store needs them: connected, with our schema, their failures in words."""

from __future__ import annotations

import contextlib
import functools
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar
from urllib.parse import quote, unquote

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from errata.model.errors import StoreFailed, UsageProblem
from errata.store.tables import (
    APPLICATION_ID,
    OLDEST_VERSION,
    SCHEMA,
    SCHEMA_VERSION,
    TABLES,
    UNKNOWN,
    behaviour_hash,
    result_in,
)
from errata.system.files import read_plain

_MAGIC = b"SQLite format 3\0"
_HEADER_SIZE = 96
_DRIVER = "postgresql+psycopg"
_CONNECT_TIMEOUT_S = 10
_CREATE_PAUSE_S = 0.02
_AT_ONCE = 500  # results in memory at a time: some hold a quarter of a megabyte of output


def as_url(location: str | Path) -> URL:
    """Turn a path or a URL into a URL with its driver; raises UsageProblem on another kind."""
    if location == ":memory:":
        return URL.create("sqlite")
    if isinstance(location, Path) or "://" not in location:
        return URL.create("sqlite", database=str(Path(location).expanduser().absolute()))
    scheme = location.partition("://")[0]
    try:
        url = make_url(location)
    except (ArgumentError, ValueError) as error:  # neither is quoted: it may hold the password
        raise UsageProblem(
            f"cannot read the database URL that starts with {scheme!r}",
            hint="write postgresql+psycopg://USER@HOST/NAME, or the path of a file",
        ) from error
    if scheme in ("sqlite", "sqlite+pysqlite"):
        return url
    if scheme in ("postgresql", "postgres", _DRIVER):
        return url.set(drivername=_DRIVER)
    raise UsageProblem(
        f"cannot keep results in a {scheme!r} database",
        hint="use the path of a file (SQLite) or postgresql+psycopg://USER@HOST/NAME",
    )


def is_in_memory(url: URL) -> bool:
    """Return whether a database keeps nothing after its store is closed."""
    return url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:")


def read_only_url(path: Path, *, immutable: bool) -> URL:
    """Name a file to read only; `immutable` assumes that no one writes it meanwhile."""
    query = {"mode": "ro", "uri": "true"} | ({"immutable": "1"} if immutable else {})
    return URL.create("sqlite", database=f"file:{quote(str(path))}", query=query)


def place_of(url: URL) -> str:
    """Name a database for people: the file, or the URL without its password."""
    if url.get_backend_name() == "sqlite":
        name = "memory" if is_in_memory(url) else str(url.database)
        return unquote(name.removeprefix("file:")) if url.query.get("uri") else name
    return url.render_as_string(hide_password=True)


def open_engine(url: URL, *, busy_timeout_s: float) -> sa.Engine:
    """Make the engine; raises UsageProblem without a driver, StoreFailed without a folder."""
    if url.get_backend_name() == "sqlite":
        return _sqlite_engine(url, busy_timeout_s)
    try:
        return sa.create_engine(
            url, pool_pre_ping=True, connect_args={"connect_timeout": _CONNECT_TIMEOUT_S}
        )
    except ImportError as error:
        raise UsageProblem(
            f"a PostgreSQL database needs psycopg: {error}",
            hint="pip install 'psycopg[binary]>=3.2'",
        ) from error


def prepare(engine: sa.Engine, *, patience_s: float) -> None:
    """Make sure that our schema is there, brought up to date; raises StoreFailed if it is newer.

    An up-to-date SQLite file costs two pragmas. One that was cut off is refused, before anything is
    written into what is left of it.
    """
    if engine.dialect.name == "sqlite" and not is_in_memory(engine.url):
        _refuse_cut(Path(place_of(engine.url)))
    with engine.connect() as connection:
        is_sqlite = engine.dialect.name == "sqlite"
        if is_sqlite:  # in one transaction, as another process may be creating the schema
            connection.exec_driver_sql("BEGIN")
        version = _version_in_file(connection) if is_sqlite else _version_on_server(connection)
    if version < SCHEMA_VERSION and is_sqlite:
        _create_sqlite(engine, patience_s)
    elif version < SCHEMA_VERSION:
        try:
            _create_on_server(engine)
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) not in _FORBIDDEN:
                raise
            raise _not_the_owner(place_of(engine.url), version) from error


def _sqlite_engine(url: URL, busy_timeout_s: float) -> sa.Engine:
    if url.database and not is_in_memory(url) and not url.database.startswith("file:"):
        try:
            _make_folder(Path(url.database).parent)
        except OSError as error:
            raise StoreFailed(
                f"{url.database} cannot be opened: {error}",
                hint=f"check that its folder can be made, or {ELSEWHERE}",
            ) from error
    # IMMEDIATE: a transaction waits for the writer's lock when it begins, where waiting works;
    # a deferred one fails at once if another writer was faster (sqlite.org/rescode.html#busy).
    connect: dict[str, Any] = {"timeout": busy_timeout_s, "isolation_level": "IMMEDIATE"}
    if is_in_memory(url):  # it lives as long as its one connection, which all threads share
        connect["check_same_thread"] = False
        engine = sa.create_engine(url, poolclass=StaticPool, connect_args=connect)
    else:
        engine = sa.create_engine(url, connect_args=connect)

    @sa.event.listens_for(engine, "connect")
    def configure(connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
        connection.execute("PRAGMA foreign_keys = ON")
        # With WAL this survives a killed process; only a power cut may lose the last commits.
        connection.execute("PRAGMA synchronous = NORMAL")

    return engine


def _make_folder(folder: Path) -> None:
    """Make the folder of a store; one called `.errata` tells git to ignore what is in it."""
    folder.mkdir(parents=True, exist_ok=True)
    ignored = folder / ".gitignore"
    if folder.name == ".errata" and not ignored.exists():
        with contextlib.suppress(OSError):  # a folder that can only be read still has its results
            ignored.write_text("# Made by Errata: results are not committed.\n*\n")


def _refuse_cut(path: Path) -> None:
    """Refuse a file that has fewer pages than its header states; SQLite notices that only late.

    See https://www.sqlite.org/fileformat2.html#in_header_database_size. While a log lies
    next to it, the file alone need not be whole.
    """
    try:
        if any(path.with_name(f"{path.name}-{log}").exists() for log in ("wal", "journal")):
            return
        with path.open("rb") as file:
            header, size = file.read(_HEADER_SIZE), os.fstat(file.fileno()).st_size
    except OSError:
        return
    if len(header) < _HEADER_SIZE or not header.startswith(_MAGIC) or header[24:28] != header[92:]:
        return
    page = int.from_bytes(header[16:18], "big")
    page = 65536 if page == 1 else page
    if size < int.from_bytes(header[28:32], "big") * page:
        raise StoreFailed(f"{path} is damaged: its end is missing", hint=DAMAGED)


def _version_in_file(connection: sa.Connection) -> int:
    """Return the version of the schema in a file, 0 where there is none yet."""
    application: int = connection.exec_driver_sql("PRAGMA application_id").scalar_one()
    version: int = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    if application == APPLICATION_ID:
        return _known(connection, version)
    tables = connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one()
    if application or version or tables:
        raise StoreFailed(
            f"{place_of(connection.engine.url)} belongs to another program", hint=ELSEWHERE
        )
    return 0


def _version_on_server(connection: sa.Connection) -> int:
    """Return the version of the schema on a server, 0 where there is none yet."""
    if not sa.inspect(connection).has_table(SCHEMA.name):
        return 0
    return _known(connection, connection.execute(sa.select(SCHEMA.c.version)).scalar_one())


def _known(connection: sa.Connection, version: int) -> int:
    if version > SCHEMA_VERSION:
        raise StoreFailed(
            f"{place_of(connection.engine.url)} was made by a newer Errata "
            f"(schema {version}, this one knows {SCHEMA_VERSION})",
            hint=f"upgrade errata (pip install --upgrade errata), or {ELSEWHERE}",
        )
    if 0 < version < OLDEST_VERSION:
        raise StoreFailed(
            f"{place_of(connection.engine.url)} was made before Errata's first release "
            f"(schema {version}, this one knows {OLDEST_VERSION} to {SCHEMA_VERSION})",
            hint=DAMAGED,
        )
    return version


def _create_sqlite(engine: sa.Engine, patience_s: float) -> None:
    """Create or migrate the schema, once, however many processes try at the same time."""
    deadline = time.monotonic() + patience_s
    # Turning WAL on does not wait for others as everything else does, so this tries again.
    while not _is_created_sqlite(engine, is_last_try=time.monotonic() > deadline):
        time.sleep(_CREATE_PAUSE_S)


def _is_created_sqlite(engine: sa.Engine, *, is_last_try: bool) -> bool:
    try:
        with engine.connect() as connection:
            _create_sqlite_once(connection)
    except OperationalError as error:
        if is_last_try or "is locked" not in str(error.orig):
            raise
        return False
    return True


def _create_sqlite_once(connection: sa.Connection) -> None:
    connection.exec_driver_sql("PRAGMA journal_mode = WAL")
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    version = _version_in_file(connection)
    if version == 0:
        tables = [t for t in TABLES.sorted_tables if t is not SCHEMA]
        TABLES.create_all(connection, tables=tables)
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
    elif version < SCHEMA_VERSION:
        _migrate(connection, version)
    connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA_VERSION}")
    connection.commit()


def _create_on_server(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({APPLICATION_ID})"))
        version = _version_on_server(connection)
        if version == 0:
            TABLES.create_all(connection)
            connection.execute(SCHEMA.insert().values(version=SCHEMA_VERSION))
        elif version < SCHEMA_VERSION:
            _migrate(connection, version)
            connection.execute(SCHEMA.update().values(version=SCHEMA_VERSION))


def _not_the_owner(place: str, version: int) -> StoreFailed:
    if version == 0:
        return StoreFailed(
            f"{place} has no tables of Errata, or none that this role sees, and it may make none",
            hint="let the owner of the database run `errata runs` on it once and grant this role "
            "its rights: docs/stores.md has the statements",
        )
    return StoreFailed(
        f"{place} was made by an earlier Errata (schema {version}, this one needs "
        f"{SCHEMA_VERSION}), and only the owner of its tables may upgrade it",
        hint="let the owner run `errata runs` on it with this version of Errata; until then, use "
        "the earlier version",
    )


def _migrate(connection: sa.Connection, version: int) -> None:
    """Bring the schema from `version` to the current one; the caller holds the lock and commits.

    Each step is written as it was when its version came, whatever the tables became later.
    """
    for step in _STEPS[version - OLDEST_VERSION :]:
        step(connection)


def _to_3(connection: sa.Connection) -> None:
    connection.execute(sa.text("ALTER TABLE errata_said RENAME TO errata_reported"))


def _to_4(connection: sa.Connection) -> None:
    """Hash behaviours, and digest signatures, in the form that reading brings them to."""
    update = sa.text(
        "UPDATE errata_results SET behaviour = :behaviour, signature = :signature WHERE id = :id"
    )
    for rows in _in_portions(connection):
        hashes = [(row, _hashes(row)) for row in rows]
        changed = [
            {"id": row.id, **new}
            for row, new in hashes
            if (row.behaviour, row.signature) != (new["behaviour"], new["signature"])
        ]
        if changed:
            connection.execute(update, changed)


def _to_5(connection: sa.Connection) -> None:
    """Add how many trials a run was to judge, and its judgements."""
    for statement in (
        "ALTER TABLE errata_runs ADD COLUMN trials INTEGER NOT NULL DEFAULT 0",
        """
        CREATE TABLE errata_judgements (
            run_id INTEGER NOT NULL,
            trial TEXT NOT NULL,
            verdict VARCHAR(32) NOT NULL,
            reason TEXT NOT NULL,
            broken TEXT NOT NULL,
            fixed TEXT NOT NULL,
            is_confirmed BOOLEAN NOT NULL,
            PRIMARY KEY (run_id, trial),
            FOREIGN KEY (run_id) REFERENCES errata_runs (id)
        )
        """,
    ):
        connection.execute(sa.text(statement))


_STEPS = (_to_3, _to_4, _to_5)


def _in_portions(connection: sa.Connection) -> Iterator[list[sa.Row[Any]]]:
    query = sa.text(
        "SELECT id, cell, payload, behaviour, signature FROM errata_results "
        "WHERE id > :last ORDER BY id LIMIT :count"
    )
    last = 0
    while rows := list(connection.execute(query, {"last": last, "count": _AT_ONCE})):
        yield rows
        last = rows[-1].id


def _hashes(row: sa.Row[Any]) -> dict[str, Any]:
    """Hash a row's behaviour; what cannot be read stays unknown until somebody reads it."""
    try:
        result = result_in(row.payload)
        signature = result.signature and result.signature.digest
        return {"behaviour": behaviour_hash(row.cell, result), "signature": signature}
    except (TypeError, ValueError):
        return {"behaviour": UNKNOWN, "signature": row.signature}


PATIENCE_S = 60.0
"""How long a store waits for a server that it has lost: a restart or a failover takes less."""

ELSEWHERE = "point ERRATA_DB elsewhere"
DAMAGED = f"move the file away (results under reports/observed/ are not touched), or {ELSEWHERE}"
_NOWHERE = f"{ELSEWHERE} (ERRATA_DB=:memory: keeps nothing)"
_FIRST_PAUSE_S = 0.1
_LONGEST_PAUSE_S = 2.0

# SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html
_FORBIDDEN = ("42501", "25006")  # insufficient_privilege, read_only_sql_transaction


class _ConnectionLost(StoreFailed):
    """The server went away: the same call may succeed once it is back."""


@contextmanager
def translated(place: str) -> Iterator[None]:
    """Turn every failure of the database into a StoreFailed that names the place."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        cause = " ".join(str(getattr(error, "orig", None) or error).split())
        is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
        *known, away = read_plain(Path(__file__).with_name("failures.toml"))["failure"]
        last = away if is_lost else {"meaning": "failed", "hint": ELSEWHERE}
        found = (
            one for one in (*known, away) if any(sign in cause.lower() for sign in one["signs"])
        )
        told = next(found, last)
        kind = _ConnectionLost if told is away else StoreFailed
        hint = told["hint"].format(damaged=DAMAGED, elsewhere=ELSEWHERE, nowhere=_NOWHERE)
        raise kind(f"{place} {told['meaning']}: {cause}", hint=hint) from error


_AGAIN = ContextVar("_AGAIN", default=False)


def is_again() -> bool:
    """Return whether a `patient` method is called again, so that it may have been done before."""
    return _AGAIN.get()


_Arguments = ParamSpec("_Arguments")
_Store = TypeVar("_Store")
_Answer = TypeVar("_Answer")


def patient(
    method: Callable[Concatenate[_Store, _Arguments], _Answer],
) -> Callable[Concatenate[_Store, _Arguments], _Answer]:
    """Call a store's method again after its connection was lost, for PATIENCE_S at most.

    What the method wrote may be there although the answer was lost: it asks `is_again`.
    """

    @functools.wraps(method)
    def call(store: _Store, /, *args: _Arguments.args, **kwargs: _Arguments.kwargs) -> _Answer:
        deadline, pause = time.monotonic() + PATIENCE_S, _FIRST_PAUSE_S
        first = _AGAIN.set(False)
        try:
            while True:
                try:
                    return method(store, *args, **kwargs)
                except _ConnectionLost:
                    if time.monotonic() + pause > deadline:
                        raise
                _AGAIN.set(True)
                time.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE_S)
        finally:
            _AGAIN.reset(first)

    return call
