"""The stored form is fixed by its version."""

from __future__ import annotations

import hashlib
import inspect

from sqlalchemy import create_engine
from sqlalchemy.schema import CreateIndex, CreateTable, ExecutableDDLElement

from errata.store import tables
from errata.store.tables import SCHEMA_VERSION, TABLES

# Version -> digest of all CREATE statements; a change of the tables needs a new version.
SCHEMAS = {
    1: "63dcf4176069",
    2: "821632a45ede",
    3: "669840370100",
    4: "669840370100",
    5: "c43f2f1f0ad2",
}


def test_the_tables_of_a_version_never_change() -> None:
    dialect = create_engine("sqlite://").dialect
    created: list[ExecutableDDLElement] = []
    for table in TABLES.sorted_tables:
        indexes = sorted(table.indexes, key=lambda index: str(index.name))
        created += [CreateTable(table), *map(CreateIndex, indexes)]
    statements = [" ".join(str(item.compile(dialect=dialect)).split()) for item in created]
    digest = hashlib.sha256("\n".join(statements).encode()).hexdigest()[:12]
    assert SCHEMAS[SCHEMA_VERSION] == digest, "\n".join(statements)


def test_every_version_has_a_line_of_history() -> None:
    history = inspect.getdoc(tables) or ""
    assert all(f"\n{version}: " in history for version in SCHEMAS)


def test_no_table_can_clash_with_those_of_others() -> None:
    assert all(table.name.startswith("errata_") for table in TABLES.sorted_tables)
