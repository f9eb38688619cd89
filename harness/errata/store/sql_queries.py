"""Queries of the SQL store: newest of a group, results near a pattern, two runs, alerts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, func, or_, select, text
from sqlalchemy.orm import InstrumentedAttribute, Session, aliased

from errata.model.alerts import AlertState, Key
from errata.model.case import Script
from errata.store.tables import RESULT_COLUMNS, AlertRow, ReportedRow, ResultRow

_CHUNK = 900  # SQLite before 3.32 takes at most 999 parameters in one statement.
# The index holds all that is read of results. It is named for SQLite, which prefers the rows
# themselves for one result each, and these are long: its CROSS JOIN keeps the order as written.
_JOINS = {
    "sqlite": "CROSS JOIN errata_results r INDEXED BY errata_results_behaviour",
    "": "JOIN errata_results r",
}
# A behaviour that only one run reported is shown by one of its results. One that is unknown equals
# no other, but a result is always equal to itself.
_QUERY = """
SELECT alone.side, r.cell, alone.results, EXISTS (
    SELECT 1 FROM errata_results o JOIN errata_reported s ON s.result_id = o.id
      AND s.run_id = CASE alone.side WHEN 0 THEN :after ELSE :before END
    WHERE o.cell = r.cell
  ) AS in_both
  FROM (
    SELECT min(side) AS side, min(id) AS id, count(*) AS results
      FROM (
        SELECT 0 AS side, r.id AS id,
               CASE r.behaviour WHEN 0 THEN -r.id ELSE r.behaviour END AS behaviour_key
          FROM errata_reported s {join} ON r.id = s.result_id WHERE s.run_id = :before
        UNION ALL
        SELECT 1, r.id, CASE r.behaviour WHEN 0 THEN -r.id ELSE r.behaviour END
          FROM errata_reported s {join} ON r.id = s.result_id WHERE s.run_id = :after
      ) AS sided
      GROUP BY behaviour_key HAVING min(side) = max(side)
  ) AS alone
  JOIN errata_results r ON r.id = alone.id
"""


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


# Two runs ----------------------------------------------------------------------------------


def disagreement(
    session: Session, before: int, after: int
) -> tuple[set[str], tuple[set[str], set[str]], int]:
    """Compare what two runs reported of each cell, without reading results.

    Returns the trials that differ and whose cells both runs have; the trials of which only the
    first, and only the second, has some cell; and how many results of the second run did what the
    first run saw too.
    """
    dialect = session.get_bind().dialect.name
    query = text(_QUERY.format(join=_JOINS.get(dialect, _JOINS[""])))
    count = select(func.count()).select_from(ReportedRow).where(ReportedRow.run_id == after)
    same = session.scalar(count) or 0
    differing: set[str] = set()
    only: tuple[set[str], set[str]] = (set(), set())
    for side, cell, results, in_both in session.execute(query, {"before": before, "after": after}):
        (differing if in_both else only[side]).add(cell.rpartition(":")[0])
        same -= results if side else 0
    return differing - only[0] - only[1], only, same


def results_of(session: Session, run_id: int, trials: set[str]) -> Iterator[Row[Any]]:
    """Read all results of a run for some trials."""
    cells = [f"{trial}:{script}" for trial in trials for script in Script]
    reported = select(ReportedRow.result_id).where(
        ReportedRow.run_id == run_id, ReportedRow.result_id == ResultRow.id
    )
    # Not a join: SQLite would go through all results of the run, to find a few cells.
    return each(session, select(*RESULT_COLUMNS).where(reported.exists()), ResultRow.cell, cells)


# Alerts ------------------------------------------------------------------------------------


def lock_alerts(session: Session) -> None:
    """Lock the alerts against other writers until this transaction ends; readers go on."""
    if session.get_bind().dialect.name != "sqlite":  # where writers exclude each other anyway
        session.execute(text(f"LOCK TABLE {AlertRow.__tablename__} IN SHARE ROW EXCLUSIVE MODE"))


def read_alert_states(session: Session, cases: Iterable[str]) -> dict[Key, AlertState]:
    """Read what was reported of some cases."""
    return {
        (row.case, row.series, row.mode, row.backend): AlertState(
            state=row.state,
            is_flaky=row.is_flaky,
            since=row.since,
            heard=row.heard,
            run_id=row.run_id,
        )
        for chunk in chunks(cases)
        for row in session.scalars(select(AlertRow).where(AlertRow.case.in_(chunk)))
    }


def write_alert_states(session: Session, changed: Mapping[Key, AlertState]) -> None:
    """Write what is reported now, replacing earlier reports of the same trials."""
    for (case, series, mode, backend), sighted in changed.items():
        session.merge(
            AlertRow(
                case=case,
                series=series,
                mode=mode,
                backend=backend,
                state=sighted.state,
                is_flaky=sighted.is_flaky,
                since=sighted.since,
                heard=sighted.heard,
                run_id=sighted.run_id,
            )
        )
