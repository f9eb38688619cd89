"""Failures of databases: in words, and what is tried again after a server was away."""

from __future__ import annotations

import functools
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from errata.model.errors import StoreFailed

PATIENCE_S = 60.0
"""How long a store waits for a server that it has lost: a restart or a failover takes less."""

ELSEWHERE = "point ERRATA_DB elsewhere"
DAMAGED = f"move the file away (results under reports/observed/ are not touched), or {ELSEWHERE}"
_NOWHERE = f"{ELSEWHERE} (ERRATA_DB=:memory: keeps nothing)"
_FIRST_PAUSE_S = 0.1
_LONGEST_PAUSE_S = 2.0

# SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html
_FORBIDDEN = ("42501", "25006")  # insufficient_privilege, read_only_sql_transaction

# How psycopg words that a server is away: for now, or at this address.
_AWAY = (
    *("connection failed", "could not connect", "connection refused", "server closed"),
    *("terminating connection", "connection is lost", "consuming input failed"),
    *("could not receive data", "could not send data", "the connection is closed"),
    *("starting up", "shutting down", "in recovery mode", "too many clients"),
)

_IS_AWAY = "cannot be reached"
_WAY_BACK = (
    "check that the server is up and that ERRATA_DB is right; what was stored is kept, and "
    "`errata run --resume` goes on with an interrupted run"
)

# Messages of SQLite and psycopg -> what they mean, what to do.
_MEANINGS = (
    (("is locked",), "stayed locked by another program", "close what holds it, then try again"),
    (
        ("readonly database",),
        "is read-only",
        f"make it and its folder writable, or {_NOWHERE}",
    ),
    (
        ("read-only transaction",),
        "is read-only",
        "use a role that may write, and the primary server rather than a standby",
    ),
    (
        ("unable to open database file",),
        "cannot be opened",
        f"check that its folder exists and is writable, or {_NOWHERE}",
    ),
    (
        ("not a database", "malformed", "unsupported file format"),
        "is damaged, or not a database",
        DAMAGED,
    ),
    (("disk is full", "no space left"), "has no space left", f"free some space, or {_NOWHERE}"),
    (("disk i/o error",), "cannot be read or written", f"check the disk, or {ELSEWHERE}"),
    (
        ("permission denied for", "must be owner"),
        "does not allow this to the role in ERRATA_DB",
        "use a role that may, or let the owner grant the rights: docs/stores.md has the statements",
    ),
    (
        ("authentication failed", "no pg_hba.conf entry", "not permitted to log in", '" does not'),
        "refuses the role, its password or the database's name",
        "check them in ERRATA_DB; docs/stores.md says how to set up a server",
    ),
    (_AWAY, _IS_AWAY, _WAY_BACK),
)


class _ConnectionLost(StoreFailed):
    """The server went away: the same call may succeed once it is back."""


def is_forbidden(error: DBAPIError) -> bool:
    """Return whether a server refuses a statement to this role."""
    return getattr(error.orig, "sqlstate", None) in _FORBIDDEN


@contextmanager
def translated(place: str) -> Iterator[None]:
    """Turn every failure of the database into a StoreFailed that names the place."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        cause = " ".join(str(getattr(error, "orig", None) or error).split())
        for signs, meaning, hint in _MEANINGS:
            if any(sign in cause.lower() for sign in signs):
                kind = _ConnectionLost if signs is _AWAY else StoreFailed
                raise kind(f"{place} {meaning}: {cause}", hint=hint) from error
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            raise _ConnectionLost(f"{place} {_IS_AWAY}: {cause}", hint=_WAY_BACK) from error
        raise StoreFailed(f"{place} failed: {cause}", hint=ELSEWHERE) from error


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
