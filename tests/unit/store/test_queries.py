"""Queries stay fast in a long history: they go through indexes, in few statements."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, event

from errata.store.sql import Store, chunks

Call = Callable[[Store], object]


@given(st.lists(st.integers(0, 3000), max_size=4000))
def test_chunks_hold_each_value_once_and_are_small(values: list[int]) -> None:
    cut = list(chunks(values))
    assert sorted(chain.from_iterable(cut)) == sorted(set(values))
    assert all(0 < len(chunk) < 999 for chunk in cut)


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[tuple[Store, list[tuple[str, Any]]]]:
    """A store and the statements that it has executed."""
    with closing(Store(f"sqlite:///{tmp_path}/store.db")) as store:
        statements: list[tuple[str, Any]] = []

        @event.listens_for(store._engine, "before_cursor_execute")
        def note(
            _connection: Connection, _cursor: Any, statement: str, parameters: Any, *_: Any
        ) -> None:
            statements.append((statement, parameters))

        yield store, statements


@pytest.mark.parametrize(
    ("call", "at_most"),
    [
        (lambda store: store.find(map(str, range(2000))), 3),
        (lambda store: store.durations(map(str, range(2000))), 3),
        (lambda store: store.history("torch/slug"), 1),
    ],
    ids=["find", "durations", "history"],
)
def test_few_statements_through_indexes_answer(
    watched: tuple[Store, list[tuple[str, Any]]], call: Call, at_most: int
) -> None:
    store, statements = watched
    call(store)
    asked = list(statements)
    assert 0 < len(asked) <= at_most
    with store._engine.connect() as connection:
        for statement, parameters in asked:
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            steps = [row[-1] for row in plan]
            assert any("INDEX" in step for step in steps), steps
            assert not [step for step in steps if step.startswith("SCAN") and "INDEX" not in step]
