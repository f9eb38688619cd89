"""The store: SQLite in one file by default or in memory, PostgreSQL by URL."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import threading
import weakref
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timezone
from itertools import islice
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, Row, Select, func, literal, or_, select, text
from sqlalchemy.engine import URL

from errata.model.case import Script
from errata.model.errors import StoreFailed
from errata.model.outcome import Outcome
from errata.model.runs import (
    Alert,
    AlertState,
    EnvironmentFacts,
    Key,
    RunHeader,
    Sighting,
    update_alerts,
)
from errata.model.verdict import StoredJudgement
from errata.store.base import (
    Differences,
    Merged,
    StoredResult,
    is_about,
    no_such_result,
    no_such_run,
)
from errata.store.database import (
    as_url,
    is_again,
    is_in_memory,
    open_engine,
    patient,
    place_of,
    prepare,
    read_only_url,
    translated,
)
from errata.store.tables import (
    ALERTS,
    ENVIRONMENTS,
    JUDGEMENTS,
    REPORTED,
    RESULT_COLUMNS,
    RESULTS,
    RUNS,
    Decoder,
    result_row,
    row_of,
    value_of,
)
from errata.system.files import make_scratch, remove_scratch

BUSY_TIMEOUT_S = 30.0
_FEW_CASES = 50  # as many are looked up one by one
_FEW = 5_000  # results that are looked up rather than found by reading everything
_FROM_SCRIPT = [outcome.value for outcome in Outcome if outcome.is_from_script]

_IDENTITY_COLUMNS = tuple(RESULTS.c[name] for name in ("cell", "key", "repeat", "measured"))


def open_store(location: str | Path) -> Store:
    """Open the store at a path or URL, made if missing; `:memory:` keeps nothing.

    Raises UsageProblem for a kind of database that is not supported or lacks its driver, and
    StoreFailed for one that cannot be opened, is damaged, or belongs to a newer Errata.
    """
    return Store(as_url(location))


class Store:
    """Keep every run, its results and environments; see each method for what it raises.

    Durability: when a method returns, what it wrote survives the death of this process; of a store
    in memory nothing does. Threads: one store may be used from any number of threads at once, a
    file or a server also from several processes. Each method is one transaction: it happens wholly
    or not at all.
    Ownership: results, once added, never change and are never removed. A run is changed only
    through its own identifier; anything stored can be read by anyone. Values handed in or out
    are never changed afterwards by either side.
    Failures: besides what a method names, all raise StoreFailed when the database cannot be
    reached, read or written; the message names the place and a remedy.
    """

    def __init__(
        self,
        url: str | URL = ":memory:",
        *,
        busy_timeout_s: float = BUSY_TIMEOUT_S,
        scratch: Path | None = None,
    ) -> None:
        url = as_url(url) if isinstance(url, str) else url
        self._scratch = scratch  # a folder that goes when the store is closed
        self._place = place_of(url)
        self._decode = Decoder(self._place)
        # SQLite's own waiting is unfair: threads of one process take turns here instead. A store in
        # memory has one connection, which readers need too.
        self._writer = threading.Lock()
        self._reader = self._writer if is_in_memory(url) else contextlib.nullcontext()
        # What was last to be remembered as reported, in case the server's answer is lost.
        self._unsure: dict[Key, AlertState] = {}
        self._unsure_alerts: list[Alert] = []
        self._engine = open_engine(url, busy_timeout_s=busy_timeout_s)
        try:
            with translated(self._place):
                prepare(self._engine, patience_s=busy_timeout_s)
        except BaseException:
            self._engine.dispose()
            raise
        if is_in_memory(url):
            weakref.finalize(self, self._engine.dispose)

    @property
    def place(self) -> str:
        """Where the results are, for people; without any password."""
        return self._place

    @property
    def is_shared(self) -> bool:
        """Whether several machines may keep their runs here."""
        return self._engine.dialect.name != "sqlite"

    @patient
    def begin_run(self, run: RunHeader) -> int:
        """Record that a run begins and return its identifier; its uuid must be new."""
        with self._writing() as connection:
            begun = select(RUNS.c.id).where(RUNS.c.uuid == run.uuid)
            done = connection.scalar(begun) if is_again() else None
            return _new_run(connection, run) if done is None else done

    @patient
    def finish_run(
        self,
        run_id: int,
        exit_code: int,
        counts: Mapping[str, int],
        judgements: Iterable[StoredJudgement] = (),
    ) -> None:
        """Record the end of a run, now, and how it judged its trials.

        Again overwrites. Raises UsageProblem if the run is unknown.
        """
        with self._writing() as connection:
            _run_row(connection, run_id)
            ended = {"finished": datetime.now(timezone.utc), "exit_code": exit_code}
            _end_run(connection, run_id, {**ended, "counts": counts})
            query = select(JUDGEMENTS.c.trial).where(JUDGEMENTS.c.run_id == run_id)
            known = set(connection.scalars(query))
            rows = [row_of(JUDGEMENTS, one, run_id=run_id) for one in judgements]
            for row in rows:
                if row["trial"] in known:
                    _put(connection, JUDGEMENTS, row)
            _add_all(connection, JUDGEMENTS, [row for row in rows if row["trial"] not in known])

    @patient
    def add(self, run_id: int, result: StoredResult) -> int:
        """Keep a fresh result and return its identifier; raises UsageProblem if no such run."""
        with self._writing() as connection:
            _run_row(connection, run_id)
            done = _kept(connection, run_id, result) if is_again() else None
            return _keep(connection, run_id, result) if done is None else done

    @patient
    def link(self, run_id: int, result_ids: Iterable[int]) -> None:
        """Link stored results to a run that reuses them; raises UsageProblem for an unknown one."""
        wanted = set(result_ids)
        with self._writing() as connection:
            _run_row(connection, run_id)
            known = set(each(connection, select(RESULTS.c.id), RESULTS.c.id, wanted))
            if unknown := wanted - {result_id for (result_id,) in known}:
                raise no_such_result(unknown)
            _link(connection, run_id, wanted)

    @patient
    def find(self, keys: Iterable[str]) -> dict[str, StoredResult]:
        """Map each key that has one to its newest result that was the script's own doing."""
        query = newest("key", lambda row: row.c.outcome.in_(_FROM_SCRIPT), *RESULT_COLUMNS)
        with self._reading() as connection:
            rows = list(each(connection, query, RESULTS.c.key, keys))
        return {result.key: result for result in map(self._decode.result, rows)}

    def runs(self) -> list[RunHeader]:
        """List all runs, the latest started first."""
        query = select(RUNS).order_by(RUNS.c.started.desc(), RUNS.c.id.desc())
        with self._reading() as connection:
            return [self._decode.run(row) for row in connection.execute(query)]

    @patient
    def run(self, run_id: int) -> RunHeader:
        """Return one run; raises UsageProblem if there is no such run."""
        with self._reading() as connection:
            return self._decode.run(_run_row(connection, run_id))

    @patient
    def results(self, run_id: int) -> list[StoredResult]:
        """List all results of a run, fresh and linked, by identifier; raises UsageProblem."""
        query = (
            select(*RESULT_COLUMNS)
            .join(REPORTED, REPORTED.c.result_id == RESULTS.c.id)
            .where(REPORTED.c.run_id == run_id)
            .order_by(RESULTS.c.id)
        )
        with self._reading() as connection:
            _run_row(connection, run_id)
            return [self._decode.result(row) for row in connection.execute(query)]

    def differences(self, before: int, after: int) -> Differences:
        """Compare the results of two runs, reading only what differs; raises UsageProblem."""
        with self._reading() as connection:
            for run_id in (before, after):
                _run_row(connection, run_id)
            differing, only, same = disagreement(connection, before, after)
            first, second = (
                sorted(
                    map(self._decode.result, results_of(connection, run_id, differing)),
                    key=lambda one: one.id or 0,
                )
                for run_id in (before, after)
            )
        return Differences(
            before=tuple(first),
            after=tuple(second),
            same=same,
            only_before=len(only[0]),
            only_after=len(only[1]),
        )

    @patient
    def judgements(self, run_id: int) -> list[StoredJudgement]:
        """List how a run judged its trials, in their order; raises UsageProblem if no such run.

        There are none while it works, after it was killed, and of earlier versions of Errata.
        """
        query = select(JUDGEMENTS).where(JUDGEMENTS.c.run_id == run_id)
        with self._reading() as connection:
            _run_row(connection, run_id)
            return [self._decode.judgement(row) for row in connection.execute(query)]

    def cases(self) -> set[str]:
        """Return the cases of which there are results."""
        with self._reading() as connection:
            return set(connection.scalars(select(RESULTS.c.case).distinct()))

    def about(
        self, cases: Iterable[str], environments: Collection[str] | None = None
    ) -> list[StoredResult]:
        """List the results of some cases, the newest first; all of them where many are asked for.

        With `environments` only those of these.
        """
        wanted = set(cases)
        query = select(*RESULT_COLUMNS)
        if environments is not None:
            query = query.where(RESULTS.c.environment.in_(environments))
        with self._reading() as connection:
            rows: Iterable[Any] = (
                each(connection, query, RESULTS.c.case, wanted)
                if len(wanted) <= _FEW_CASES
                else connection.execute(query)
            )
            found = [self._decode.result(row) for row in rows if row.case in wanted]
        return sorted(found, key=lambda one: (one.measured, one.id or 0), reverse=True)

    @patient
    def reported_by(self, result_ids: Iterable[int]) -> dict[int, tuple[int, ...]]:
        """Map each known result to the runs that reported it, by identifier."""
        query = select(REPORTED.c.result_id, REPORTED.c.run_id)
        wanted = set(result_ids)
        runs: dict[int, list[int]] = {}
        with self._reading() as connection:
            # Rows lie by run: each chunk reads them all, and so would one query for everything.
            rows: Iterable[Any] = (
                each(connection, query, REPORTED.c.result_id, wanted)
                if len(wanted) <= _FEW
                else connection.execute(query)
            )
            for result_id, run_id in rows:
                if result_id in wanted:
                    runs.setdefault(result_id, []).append(run_id)
        return {result_id: tuple(sorted(ids)) for result_id, ids in runs.items()}

    def history(self, pattern: str, *, limit: int | None = None) -> list[StoredResult]:
        """List results about a case, trial, cell or glob of these, the newest first."""
        query = (
            select(*RESULT_COLUMNS)
            .where(near(pattern))
            .order_by(RESULTS.c.measured.desc(), RESULTS.c.id.desc())
        )
        with self._reading() as connection:
            found = (self._decode.result(row) for row in connection.execute(query))
            return list(islice((r for r in found if is_about(r, pattern)), limit))

    @patient
    def durations(self, cells: Iterable[str]) -> dict[str, float]:
        """Map each cell that was timed to the wall time, in seconds, of its newest result."""
        query = newest(
            "cell", lambda row: row.c.wall_s.is_not(None), RESULTS.c.cell, RESULTS.c.wall_s
        )
        with self._reading() as connection:
            return {row.cell: row.wall_s for row in each(connection, query, RESULTS.c.cell, cells)}

    @patient
    def add_environment(self, run_id: int, facts: EnvironmentFacts) -> None:
        """Keep what an environment held, once per run; again overwrites; raises UsageProblem."""
        with self._writing() as connection:
            _run_row(connection, run_id)
            _put(connection, ENVIRONMENTS, row_of(ENVIRONMENTS, facts, run_id=run_id))

    @patient
    def environments(self, run_id: int) -> list[EnvironmentFacts]:
        """List a run's environments by identifier; raises UsageProblem if no such run."""
        query = select(ENVIRONMENTS).where(ENVIRONMENTS.c.run_id == run_id)
        with self._reading() as connection:
            _run_row(connection, run_id)
            facts = [self._decode.environment(row) for row in connection.execute(query)]
        return sorted(facts, key=lambda fact: fact.environment)

    @patient
    def environment_facts(self, lock_digest: str) -> EnvironmentFacts | None:
        """Return what an environment with this lock held in the latest started run that has it."""
        query = (
            select(ENVIRONMENTS)
            .join(RUNS, RUNS.c.id == ENVIRONMENTS.c.run_id)
            .where(ENVIRONMENTS.c.lock_digest == lock_digest)
            .order_by(RUNS.c.started.desc(), RUNS.c.id.desc(), ENVIRONMENTS.c.environment)
            .limit(1)
        )
        with self._reading() as connection:
            row = connection.execute(query).first()
            return None if row is None else self._decode.environment(row)

    @patient
    def raise_alerts(
        self, run_id: int, sightings: Sequence[Sighting], *, remember: bool = True
    ) -> list[Alert]:
        """Return the alerts that a run's sightings raise, and remember them as reported.

        Two processes at once report nothing twice. What a later run reported already is
        never reported again for an earlier one. Raises UsageProblem if there is no such run.
        """
        with self._writing() if remember else self._reading() as connection:
            if remember and connection.dialect.name != "sqlite":
                # Other writers wait, which SQLite sees to itself; readers go on.
                table = ALERTS.name
                connection.execute(text(f"LOCK TABLE {table} IN SHARE ROW EXCLUSIVE MODE"))
            started = self._decode.run(_run_row(connection, run_id)).started
            known = {
                (row.case, row.series, row.mode, row.backend): value_of(AlertState, row)
                for chunk in chunks({sighting.case for sighting in sightings})
                for row in connection.execute(select(ALERTS).where(ALERTS.c.case.in_(chunk)))
            }
            if is_again() and self._unsure.items() <= known.items():
                return self._unsure_alerts
            changed, alerts = update_alerts(known, sightings, run_id, started)
            if remember:
                for (case, series, mode, backend), sighted in changed.items():
                    key = {"case": case, "series": series, "mode": mode, "backend": backend}
                    _put(connection, ALERTS, row_of(ALERTS, sighted, **key))
                self._unsure, self._unsure_alerts = dict(changed), alerts
            return alerts

    def merge(
        self,
        run: RunHeader,
        results: Sequence[StoredResult],
        environments: Sequence[EnvironmentFacts],
        judgements: Sequence[StoredJudgement] = (),
    ) -> Merged:
        """Take over a run from another store: add what is missing, link all, or change nothing.

        The run is known by its uuid, a result by its identity; identifiers are given anew.
        """
        with self._writing() as connection:
            row = connection.execute(select(RUNS).where(RUNS.c.uuid == run.uuid)).first()
            run_id = _new_run(connection, run, imported=True) if row is None else int(row.id)
            if row is None or row.finished is None:
                names = ("finished", "exit_code", "counts")
                _end_run(connection, run_id, {name: getattr(run, name) for name in names})
            added = _merge_results(connection, run_id, results)
            held = select(ENVIRONMENTS.c.environment).where(ENVIRONMENTS.c.run_id == run_id)
            known = set(connection.scalars(held))
            new = {f.environment: f for f in environments if f.environment not in known}
            facts = [row_of(ENVIRONMENTS, one, run_id=run_id) for one in new.values()]
            _add_all(connection, ENVIRONMENTS, facts)
            judged = select(JUDGEMENTS.c.trial).where(JUDGEMENTS.c.run_id == run_id).limit(1)
            if not connection.scalar(judged):
                rows = [row_of(JUDGEMENTS, one, run_id=run_id) for one in judgements]
                _add_all(connection, JUDGEMENTS, rows)
            return Merged(
                run_id=run_id,
                is_new=row is None,
                results=added,
                environments=len(new),
                given_results=len(results),
                given_environments=len(environments),
            )

    def close(self) -> None:
        """Release connections and files; the store must not be used afterwards."""
        self._engine.dispose()
        if self._scratch is not None:
            remove_scratch(self._scratch)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with translated(self._place), self._reader, self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with translated(self._place), self._writer, self._engine.connect() as connection:
            if self._engine.dialect.name == "sqlite":
                # Otherwise Python's driver begins at the first change, after what it rests on
                # was read: https://docs.python.org/3/library/sqlite3.html#transaction-control
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
            connection.commit()


def _run_row(connection: Connection, run_id: int) -> Row[Any]:
    row = connection.execute(select(RUNS).where(RUNS.c.id == run_id)).first()
    if row is None:
        raise no_such_run(run_id, connection.scalar(select(func.max(RUNS.c.id))))
    return row


def _new_run(connection: Connection, run: RunHeader, *, imported: bool = False) -> int:
    row = row_of(RUNS, replace(run, finished=None, exit_code=None, counts={}), imported=imported)
    return _add(connection, RUNS, row)


def _end_run(connection: Connection, run_id: int, run: Mapping[str, Any]) -> None:
    ended = {**run, "counts": json.dumps(dict(run["counts"]))}
    connection.execute(RUNS.update().where(RUNS.c.id == run_id).values(ended))


def _add(connection: Connection, table: sa.Table, row: dict[str, Any]) -> int:
    given = {name: value for name, value in row.items() if name != "id"}
    key: Any = connection.execute(table.insert().values(given)).inserted_primary_key
    return int(key[0])


def _add_all(connection: Connection, table: sa.Table, rows: Sequence[dict[str, Any]]) -> None:
    if rows:  # of none at all SQLAlchemy makes one of defaults
        connection.execute(table.insert(), rows)


def _put(connection: Connection, table: sa.Table, row: dict[str, Any]) -> None:
    same = (column == row[column.name] for column in table.primary_key)
    if not connection.execute(table.update().where(*same).values(row)).rowcount:
        connection.execute(table.insert().values(row))


def _kept(connection: Connection, run_id: int, stored: StoredResult) -> int | None:
    query = select(RESULTS.c.id).join(REPORTED, REPORTED.c.result_id == RESULTS.c.id)
    same = (
        column == value for column, value in zip(_IDENTITY_COLUMNS, stored.identity, strict=True)
    )
    query = query.where(REPORTED.c.run_id == run_id, *same)
    return connection.scalar(query)


def _keep(connection: Connection, run_id: int, stored: StoredResult) -> int:
    result_id = _add(connection, RESULTS, result_row(stored))
    connection.execute(REPORTED.insert().values(run_id=run_id, result_id=result_id))
    return result_id


def _link(connection: Connection, run_id: int, result_ids: Iterable[int]) -> None:
    """Link what is not linked yet, in one statement, so that no other writer can come between."""
    reported = select(REPORTED.c.result_id).where(REPORTED.c.run_id == run_id)
    for chunk in chunks(result_ids):
        new = select(literal(run_id), RESULTS.c.id).where(
            RESULTS.c.id.in_(chunk), RESULTS.c.id.not_in(reported)
        )
        connection.execute(REPORTED.insert().from_select(["run_id", "result_id"], new))


def _merge_results(connection: Connection, run_id: int, results: Sequence[StoredResult]) -> int:
    query = select(RESULTS.c.id, *_IDENTITY_COLUMNS)
    known = {
        (row.cell, row.key, row.repeat, row.measured): row.id
        for row in each(connection, query, RESULTS.c.key, {result.key for result in results})
    }
    before = len(known)
    old = {known[result.identity] for result in results if result.identity in known}
    for result in results:
        if result.identity not in known:
            known[result.identity] = _keep(connection, run_id, result)
    _link(connection, run_id, old)
    return len(known) - before


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
    group: str, condition: Callable[[sa.FromClause], Any], *columns: sa.Column[Any]
) -> Select[Any]:
    """Select, for each value of the column `group`, the newest result that meets a condition."""
    newer = RESULTS.alias()
    newest = (
        select(newer.c.id)
        .where(newer.c[group] == RESULTS.c[group], condition(newer))
        .order_by(newer.c.measured.desc(), newer.c.id.desc())
        .limit(1)
        .correlate(RESULTS)
        .scalar_subquery()
    )
    return select(*columns).where(RESULTS.c.id == newest)


def each(
    connection: Connection, query: Select[Any], column: sa.Column[Any], values: Iterable[Any]
) -> Iterator[Row[Any]]:
    """Run a query for all values of a column, a chunk of them at a time."""
    for chunk in chunks(values):
        yield from connection.execute(query.where(column.in_(chunk)))


def chunks(values: Iterable[Any]) -> Iterator[list[Any]]:
    """Cut the distinct values into lists that every database takes as parameters."""
    distinct = iter(sorted(set(values)))
    while chunk := list(islice(distinct, _CHUNK)):
        yield chunk


def near(pattern: str) -> sa.ColumnElement[bool]:
    """Narrow results to what `is_about` may accept: through indexes for a literal name."""
    if not any(sign in pattern for sign in "*?["):
        cells = [pattern, *(f"{pattern}:{script}" for script in Script)]
        return or_(RESULTS.c.case == pattern, RESULTS.c.cell.in_(cells))
    like = _as_like(pattern)
    return or_(*(RESULTS.c.cell.like(like + rest, escape="\\") for rest in ("", ":%", "@%")))


def _as_like(pattern: str) -> str:
    """Turn a glob into a LIKE pattern that matches at least as much."""
    plain, bracket, _ = pattern.partition("[")
    for sign, replacement in (("\\", "\\\\"), ("%", "\\%"), ("_", "\\_"), ("*", "%"), ("?", "_")):
        plain = plain.replace(sign, replacement)
    return plain + ("%" if bracket else "")


def disagreement(
    connection: Connection, before: int, after: int
) -> tuple[set[str], tuple[set[str], set[str]], int]:
    """Compare what two runs reported of each cell, without reading results.

    Returns the trials that differ and whose cells both runs have; the trials of which only the
    first, and only the second, has some cell; and how many results of the second run did what the
    first run saw too.
    """
    dialect = connection.dialect.name
    query = text(_QUERY.format(join=_JOINS.get(dialect, _JOINS[""])))
    count = select(func.count()).select_from(REPORTED).where(REPORTED.c.run_id == after)
    same = connection.scalar(count) or 0
    differing: set[str] = set()
    only: tuple[set[str], set[str]] = (set(), set())
    for side, cell, results, in_both in connection.execute(
        query, {"before": before, "after": after}
    ):
        (differing if in_both else only[side]).add(cell.rpartition(":")[0])
        same -= results if side else 0
    return differing - only[0] - only[1], only, same


def results_of(connection: Connection, run_id: int, trials: set[str]) -> Iterator[Row[Any]]:
    """Read all results of a run for some trials."""
    cells = [f"{trial}:{script}" for trial in trials for script in Script]
    reported = select(REPORTED.c.result_id).where(
        REPORTED.c.run_id == run_id, REPORTED.c.result_id == RESULTS.c.id
    )
    # Not a join: SQLite would go through all results of the run, to find a few cells.
    return each(connection, select(*RESULT_COLUMNS).where(reported.exists()), RESULTS.c.cell, cells)


def open_to_read(location: str | Path) -> Store | None:
    """Open the store at a path or URL to read from it; None for a file that does not exist.

    A file that this user may not write, or whose folder, or on a disk that is full or read-only,
    is read as it is, with what a killed run left next to it. Raises as `open_store` does.
    """
    url = as_url(location)
    if url.get_backend_name() != "sqlite" or not url.database or "://" in str(location):
        return None if str(location) == ":memory:" else open_store(location)
    path = Path(url.database)
    if not path.exists():
        return None
    if os.access(path, os.W_OK) and os.access(path.parent, os.W_OK):
        try:
            return open_store(location)
        except StoreFailed as error:
            try:
                return _open_read_only(path)
            except StoreFailed:
                raise error from None
    return _open_read_only(path)


def _open_read_only(path: Path) -> Store:
    """Open a file in a place that cannot be written.

    What the last writer left in the log next to the file counts too. Reading it there takes an
    index that may be missing, and a schema of an earlier Errata has to be brought up to date: then
    a copy is opened.
    """
    log = path.with_name(f"{path.name}-wal")
    has_log = log.exists() and log.stat().st_size > 0
    try:
        return Store(read_only_url(path, immutable=not has_log))
    except StoreFailed:
        folder = make_scratch("store")
        try:
            for file in (path, log):
                if file.exists():
                    shutil.copyfile(file, folder / file.name)
            return Store(as_url(folder / path.name), scratch=folder)
        except (StoreFailed, OSError):
            remove_scratch(folder)
        raise


def open_or_empty(location: str | Path) -> Store:
    """Open a store to read from it; a missing one is empty and is not created."""
    return open_to_read(location) or Store()
