"""One sample of each stored value, and a fresh store of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from postgres import ADVICE, Server, find_server
from stored_runs import FACTS, INFO, SAMPLE

from errata.model.runs import EnvironmentFacts, RunHeader
from errata.store.base import StoredResult
from errata.store.sql import Store

KINDS = ["memory", "sqlite", "postgresql"]


@pytest.fixture
def info() -> RunHeader:
    return INFO


@pytest.fixture
def sample() -> StoredResult:
    return SAMPLE


@pytest.fixture
def facts() -> EnvironmentFacts:
    return FACTS


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A fresh, empty store of each kind."""
    places = {"memory": ":memory:", "sqlite": f"sqlite:///{tmp_path}/store.db"}
    opened = Store(places.get(request.param) or request.getfixturevalue("server_url"))
    yield opened
    opened.close()


@pytest.fixture
def run_id(store: Store, info: RunHeader) -> int:
    """A run that has begun."""
    return store.begin_run(info)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A running PostgreSQL server of this test process."""
    if find_server() is None:
        pytest.skip(ADVICE)
    with Server() as server:
        yield server


@pytest.fixture
def server_url(server: Server) -> Iterator[str]:
    """The URL of an empty schema of its own on a real PostgreSQL server."""
    import sqlalchemy

    url = sqlalchemy.make_url(server.url())
    name = f"errata_test_{uuid4().hex}"
    admin = sqlalchemy.create_engine(url, isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.exec_driver_sql(f"CREATE SCHEMA {name}")
    own = url.update_query_dict({"options": f"-csearch_path={name}"})
    yield own.render_as_string(hide_password=False)
    with admin.connect() as connection:
        connection.exec_driver_sql(f"DROP SCHEMA {name} CASCADE")
    admin.dispose()
