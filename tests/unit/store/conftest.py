"""One sample of each stored value, and a fresh store of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timezone
from pathlib import Path
from uuid import uuid4

import pytest
from factories import make_stored
from postgres import ADVICE, Server, find_server

from errata.model.outcome import Frame, Isolation, Outcome, ScriptResult, Signature, WarningSeen
from errata.model.runs import EnvironmentFacts, RunHeader
from errata.store.base import StoredResult
from errata.store.sql import Store

KINDS = ["memory", "sqlite", "postgresql"]
STARTED = datetime(2026, 11, 20, 12, 0, 0, 123456, tzinfo=timezone.utc)


@pytest.fixture
def info() -> RunHeader:
    return RunHeader(
        argv="errata run torch/*",
        harness_version="0.1.0",
        started=STARTED,
        selection="torch/*",
        isolation="fork",
        options={"env": ["all"], "repeat": 2},
    )


@pytest.fixture
def sample() -> StoredResult:
    return make_stored(
        "torch/slug",
        "torch-2.15.0",
        key="a" * 64,
        measured=STARTED,
        result=ScriptResult(
            outcome=Outcome.RAISED,
            signature=Signature(
                type="RuntimeError",
                message="naïve message … 0x…",
                at="error[:, :2] = value",
                native=("at::native::add_ (BinaryOps.cpp)",),
                bases=("Exception",),
                frames=(Frame(file="broken.py", line=12, function="main"),),
            ),
            exit_code=1,
            warnings=(WarningSeen(category="UserWarning", message="careful"),),
            chain=(("ValueError", "before"),),
            digest={"loss": {"value": 0.25}},
            wall_s=0.5,
            cpu_s=0.25,
            peak_mb=300.0,
            isolation=Isolation.FORK,
            framework_version="2.15.0+cpu",
            traceback="Traceback …",
            stdout="NUL \0 and a lone surrogate \udc80",
        ),
    )


@pytest.fixture
def facts() -> EnvironmentFacts:
    return EnvironmentFacts(
        environment="torch-2.15.0",
        lock_digest="0123abcd",
        framework_version="2.15.0+cpu",
        python_version="3.11.7",
        platform="Linux x86_64",
        packages=("numpy==2.3.1", "torch==2.15.0+cpu"),
        build={"cuda": None, "threads": 2},
    )


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
