"""Queries that the SQL store shares: newest of a group, in chunks, near a pattern."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, or_, select
from sqlalchemy.orm import InstrumentedAttribute, Session, aliased

from errata.model.case import Script
from errata.store.tables import ResultRow

__all__ = ["chunks", "each", "near", "newest"]

_CHUNK = 900  # SQLite before 3.32 takes at most 999 parameters in one statement.


def newest(
    group: str,
    condition: Callable[[type[ResultRow]], ColumnElement[bool]],
    *columns: InstrumentedAttribute[Any],
) -> Select[Any]:
    """Select, for each value of the column `group`, the newest result that meets a condition."""
    newer = aliased(ResultRow)
    newest = (
        select(newer.id)
        .where(getattr(newer, group) == getattr(ResultRow, group), condition(newer))
        .order_by(newer.measured.desc(), newer.id.desc())
        .limit(1)
        .correlate(ResultRow)
        .scalar_subquery()
    )
    return select(*columns).where(ResultRow.id == newest)


def each(
    session: Session, query: Select[Any], column: InstrumentedAttribute[Any], values: Iterable[Any]
) -> Iterator[Row[Any]]:
    """Run a query for all values of a column, a chunk of them at a time."""
    for chunk in chunks(values):
        yield from session.execute(query.where(column.in_(chunk)))


def chunks(values: Iterable[Any]) -> Iterator[list[Any]]:
    """Cut the distinct values into lists that every database takes as parameters."""
    distinct = iter(sorted(set(values)))
    while chunk := list(islice(distinct, _CHUNK)):
        yield chunk


def near(pattern: str) -> ColumnElement[bool]:
    """Narrow results to what `is_about` may accept: through indexes for a literal name."""
    if not any(sign in pattern for sign in "*?["):
        cells = [pattern, *(f"{pattern}:{script}" for script in Script)]
        return or_(ResultRow.case == pattern, ResultRow.cell.in_(cells))
    like = _as_like(pattern)
    return or_(*(ResultRow.cell.like(like + rest, escape="\\") for rest in ("", ":%", "@%")))


def _as_like(pattern: str) -> str:
    """Turn a glob into a LIKE pattern that matches at least as much."""
    plain, bracket, _ = pattern.partition("[")
    for sign, replacement in (("\\", "\\\\"), ("%", "\\%"), ("_", "\\_"), ("*", "%"), ("?", "_")):
        plain = plain.replace(sign, replacement)
    return plain + ("%" if bracket else "")
