"""Bring a database of an earlier schema to the current one, inside one transaction.

Each step is written as it was when its version came, whatever the tables became later.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Row, text

from errata.model.plain import result_from_plain
from errata.store.hashing import UNKNOWN, behaviour_hash

__all__ = ["migrate"]

_AT_ONCE = 500  # results in memory at a time: some hold a quarter of a megabyte of output


def migrate(connection: Connection, version: int) -> None:
    """Bring the schema from `version` to the current one; the caller holds the lock, commits."""
    for step in _STEPS[version - 1 :]:
        step(connection)


def _to_2(connection: Connection) -> None:
    """Add what a run was asked, what each result means for comparisons, and told alerts."""
    for statement in (
        "ALTER TABLE errata_runs ADD COLUMN options TEXT NOT NULL DEFAULT '{}'",
        "ALTER TABLE errata_results ADD COLUMN behaviour BIGINT NOT NULL DEFAULT 0",
    ):
        connection.execute(text(statement))
    update = text("UPDATE errata_results SET behaviour = :behaviour WHERE id = :id")
    for rows in _in_portions(connection):
        connection.execute(update, [{"id": r.id, "behaviour": _behaviour(r)} for r in rows])
    for statement in (
        "CREATE INDEX errata_results_behaviour ON errata_results (id, behaviour)",
        "CREATE INDEX errata_environments_lock ON errata_environments (lock_digest)",
        """
        CREATE TABLE errata_alerts (
            "case" TEXT NOT NULL,
            series TEXT NOT NULL,
            mode TEXT NOT NULL,
            backend TEXT NOT NULL,
            state TEXT NOT NULL,
            is_flaky BOOLEAN NOT NULL,
            since TIMESTAMP NOT NULL,
            heard TIMESTAMP NOT NULL,
            run_id INTEGER NOT NULL,
            PRIMARY KEY ("case", series, mode, backend),
            FOREIGN KEY (run_id) REFERENCES errata_runs (id)
        )
        """,
    ):
        connection.execute(text(statement))


_STEPS = (_to_2,)


def _in_portions(connection: Connection) -> Iterator[list[Row[Any]]]:
    query = text(
        "SELECT id, cell, payload FROM errata_results WHERE id > :last ORDER BY id LIMIT :count"
    )
    last = 0
    while rows := list(connection.execute(query, {"last": last, "count": _AT_ONCE})):
        yield rows
        last = rows[-1].id


def _behaviour(row: Row[Any]) -> int:
    """Hash what a row says; what cannot be read is left unknown, for whoever reads it to tell."""
    try:
        return behaviour_hash(row.cell, result_from_plain(json.loads(row.payload)))
    except (AttributeError, KeyError, TypeError, ValueError):
        return UNKNOWN
