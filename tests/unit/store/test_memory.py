"""The reference implementation and the SQL store cannot be told apart."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timedelta, timezone
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from errata.model.alerts import Sighting, Standing
from errata.model.errors import ErrataError
from errata.model.outcome import Outcome, ScriptResult
from errata.model.runs import EnvironmentFacts, RunHeader
from errata.store.base import Store, StoredResult
from errata.store.memory import MemoryStore
from errata.store.sql import SqlStore

NOON = datetime(2026, 11, 20, 12, tzinfo=timezone.utc)
CASES = ["torch/a", "torch/b[c]", "paddle/a_b", "paddle/a%b"]

moments = st.integers(0, 3).map(lambda hours: NOON + timedelta(hours=hours))
ids = st.integers(1, 4)


def _stored(case: str, script: str, **rest: Any) -> StoredResult:
    return StoredResult(
        cell=f"{case}@torch-2.15.0:eager:cpu:{script}",
        case=case,
        script=script,
        environment="torch-2.15.0",
        mode="eager",
        backend="cpu",
        **rest,
    )


results = st.builds(
    _stored,
    case=st.sampled_from(CASES),
    script=st.sampled_from(["broken", "fixed"]),
    key=st.sampled_from("abc"),
    measured=moments,
    repeat=st.integers(0, 1),
    result=st.builds(
        ScriptResult, outcome=st.sampled_from(Outcome), wall_s=st.none() | st.floats(0, 9)
    ),
)
infos = st.builds(
    RunHeader,
    argv=st.just("run"),
    harness_version=st.just("1"),
    started=moments,
    uuid=st.uuids().map(str),
)
facts = st.builds(
    EnvironmentFacts,
    environment=st.sampled_from(["x", "y"]),
    lock_digest=st.sampled_from(["", "1", "2"]),
    platform=st.sampled_from("pq"),
)
sightings = st.builds(
    Sighting,
    case=st.sampled_from(CASES),
    series=st.sampled_from(["torch-nightly", "torch-2.15.0"]),
    mode=st.just("eager"),
    backend=st.just("cpu"),
    standing=st.just(Standing.NEWS),
    state=st.sampled_from(["healed", "drifted"]),
) | st.builds(
    Sighting,
    case=st.sampled_from(CASES),
    series=st.just("torch-nightly"),
    mode=st.just("eager"),
    backend=st.just("cpu"),
    standing=st.sampled_from([Standing.EXPECTED, Standing.FLAKY]),
)
foreign = st.builds(
    RunHeader,
    argv=st.just("there"),
    harness_version=st.just("1"),
    started=moments,
    uuid=st.sampled_from(["u", "v"]),
    options=st.sampled_from([{}, {"env": ["all"]}]),
    finished=st.none() | moments,
    exit_code=st.sampled_from([0, 1]),
)
patterns = st.sampled_from(CASES) | st.text("torchpadle/abc[]*?_%\\@:!-", max_size=8)

operations = st.one_of(
    st.tuples(st.just("begin_run"), infos),
    st.tuples(st.just("add"), ids, results),
    st.tuples(st.just("add"), ids, results),
    st.tuples(st.just("link"), ids, st.lists(ids, max_size=3)),
    st.tuples(st.just("find"), st.lists(st.sampled_from("abcd"))),
    st.tuples(st.just("history"), patterns),
    st.tuples(st.just("durations"), st.just([f"{c}@torch-2.15.0:eager:cpu:fixed" for c in CASES])),
    st.tuples(st.just("results"), ids),
    st.tuples(st.just("differences"), ids, ids),
    st.tuples(st.just("reported_by"), st.lists(ids)),
    st.tuples(st.just("environment_facts"), st.sampled_from("123")),
    st.tuples(st.just("raise_alerts"), ids, st.lists(sightings, max_size=3)),
    st.tuples(st.just("add_environment"), ids, facts),
    st.tuples(st.just("environments"), ids),
    st.tuples(
        st.just("merge"), foreign, st.lists(results, max_size=3), st.lists(facts, max_size=2)
    ),
    st.tuples(st.just("latest_run")),
    st.tuples(st.just("runs")),
)


def _answer(store: Store, name: str, arguments: tuple[Any, ...]) -> object:
    method: Callable[..., object] = getattr(store, name)
    try:
        return method(*arguments)
    except ErrataError as error:
        return (type(error), error.message, error.hint)


@cache
def _new_file() -> bytes:
    """Make a store once: all that is new in each example is a copy of it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "store.db"
        SqlStore(f"sqlite:///{path}").close()
        return path.read_bytes()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(operations, min_size=5, max_size=40), infos)
def test_any_series_of_calls_gets_the_same_answers(
    calls: list[tuple[Any, ...]], first: RunHeader
) -> None:
    memory = MemoryStore()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "store.db"
        path.write_bytes(_new_file())
        with closing(SqlStore(f"sqlite:///{path}")) as sql:
            for name, *arguments in [("begin_run", first), *calls]:
                answers = [_answer(store, name, tuple(arguments)) for store in (memory, sql)]
                assert answers[0] == answers[1], name
