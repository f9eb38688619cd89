"""Find in the database what two runs said differently, reading nothing of what is alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Row, func, select, text
from sqlalchemy.orm import Session

from errata.model.case import Script
from errata.store.queries import each
from errata.store.rows import RESULT_COLUMNS
from errata.store.tables import ResultRow, SaidRow

__all__ = ["Disagreement", "disagreement", "results_of"]

# The index holds all that is read of results. SQLite must be told, as it prefers the rows
# themselves for one result each, and these are long: its CROSS JOIN keeps the order as written.
_JOINS = {
    "sqlite": "CROSS JOIN errata_results r INDEXED BY errata_results_behaviour",
    "": "JOIN errata_results r",
}
# A behaviour that only one run said is told by one of its results. One that is unknown equals
# no other, but a result is always equal to itself.
_QUERY = """
SELECT alone.side, r.cell, alone.results, EXISTS (
    SELECT 1 FROM errata_results o JOIN errata_said s ON s.result_id = o.id
      AND s.run_id = CASE alone.side WHEN 0 THEN :after ELSE :before END
    WHERE o.cell = r.cell
  ) AS in_both
  FROM (
    SELECT min(side) AS side, min(id) AS id, count(*) AS results
      FROM (
        SELECT 0 AS side, r.id AS id,
               CASE r.behaviour WHEN 0 THEN -r.id ELSE r.behaviour END AS said
          FROM errata_said s {join} ON r.id = s.result_id WHERE s.run_id = :before
        UNION ALL
        SELECT 1, r.id, CASE r.behaviour WHEN 0 THEN -r.id ELSE r.behaviour END
          FROM errata_said s {join} ON r.id = s.result_id WHERE s.run_id = :after
      ) AS sided
      GROUP BY said HAVING min(side) = max(side)
  ) AS alone
  JOIN errata_results r ON r.id = alone.id
"""


class Disagreement:
    """Which trials two runs say something else of, and how much they agree on.

    `differing` are trials whose cells both runs have. `only` counts the trials of which only
    the first, or only the second, has some cell. `same` counts results of the second run that
    did what the first run saw too.
    """

    def __init__(self) -> None:
        self.differing: set[str] = set()
        self.only: tuple[set[str], set[str]] = (set(), set())
        self.same = 0

    def add(self, side: int, cell: str, *, in_both: bool) -> None:
        """Take note of a cell that behaved in a way that the other run did not see."""
        trial = cell.rpartition(":")[0]
        (self.differing if in_both else self.only[side]).add(trial)


def disagreement(session: Session, before: int, after: int) -> Disagreement:
    """Compare what two runs said of each cell: which trials differ, without their results."""
    dialect = session.get_bind().dialect.name
    query = text(_QUERY.format(join=_JOINS.get(dialect, _JOINS[""])))
    found = Disagreement()
    count = select(func.count()).select_from(SaidRow).where(SaidRow.run_id == after)
    found.same = session.scalar(count) or 0
    for side, cell, results, in_both in session.execute(query, {"before": before, "after": after}):
        found.add(side, cell, in_both=bool(in_both))
        found.same -= results if side else 0
    found.differing -= found.only[0] | found.only[1]
    return found


def results_of(session: Session, run_id: int, trials: set[str]) -> Iterator[Row[Any]]:
    """Read all that a run said of some trials."""
    cells = [f"{trial}:{script}" for trial in trials for script in Script]
    said = select(SaidRow.result_id).where(
        SaidRow.run_id == run_id, SaidRow.result_id == ResultRow.id
    )
    # Not a join: SQLite would go through all that the run said, to find a few cells.
    return each(session, select(*RESULT_COLUMNS).where(said.exists()), ResultRow.cell, cells)
