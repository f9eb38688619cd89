"""The store on SQL: SQLite in one file by default, PostgreSQL by URL."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime, timezone
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Row, func, insert, literal, select
from sqlalchemy.engine import URL
from sqlalchemy.orm import InstrumentedAttribute, Session

from harness.model.errors import StoreFailed
from harness.model.outcome import Outcome
from harness.model.plain import result_from_plain, result_to_plain
from harness.store.base import (
    EnvironmentFacts,
    Merged,
    Run,
    RunInfo,
    Store,
    StoredResult,
    is_about,
    no_such_result,
    no_such_run,
)
from harness.store.database import as_url, open_engine, place_of, prepare, translated
from harness.store.memory import MemoryStore
from harness.store.queries import chunks, each, near, newest
from harness.store.tables import EnvironmentRow, ResultRow, RunRow, SaidRow

__all__ = ["SqlStore", "open_store"]

BUSY_TIMEOUT_S = 30.0
_FROM_SCRIPT = [outcome.value for outcome in Outcome if outcome.is_from_script]

_RESULT_COLUMNS: tuple[InstrumentedAttribute[Any], ...] = (
    ResultRow.id,
    ResultRow.cell,
    ResultRow.case,
    ResultRow.script,
    ResultRow.environment,
    ResultRow.mode,
    ResultRow.backend,
    ResultRow.key,
    ResultRow.measured,
    ResultRow.repeat,
    ResultRow.payload,
)

_IDENTITY_COLUMNS: tuple[InstrumentedAttribute[Any], ...] = (
    ResultRow.id,
    ResultRow.cell,
    ResultRow.key,
    ResultRow.repeat,
    ResultRow.measured,
)


def open_store(location: str | Path) -> Store:
    """Open the store at a path or URL, made if missing; `:memory:` keeps nothing.

    Raises UsageProblem for a kind of database that is not supported or lacks its driver, and
    StoreFailed for one that cannot be opened, is damaged, or belongs to a newer Errata.
    """
    url = as_url(location)
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        return MemoryStore()
    return SqlStore(url)


class SqlStore:
    """Keep the contract of `Store` in a database."""

    def __init__(self, url: str | URL, *, busy_timeout_s: float = BUSY_TIMEOUT_S) -> None:
        url = as_url(url) if isinstance(url, str) else url
        self._place = place_of(url)
        # SQLite's own waiting is unfair: threads of one process take turns here instead.
        self._writer = threading.Lock()
        self._engine = open_engine(url, busy_timeout_s=busy_timeout_s)
        try:
            with translated(self._place):
                prepare(self._engine, patience_s=busy_timeout_s)
        except BaseException:
            self._engine.dispose()
            raise

    @property
    def place(self) -> str:
        """Where the results are: the file, or the URL without its password."""
        return self._place

    def begin_run(self, info: RunInfo) -> int:
        """Record that a run begins and return its identifier."""
        with self._writing() as session:
            return _new_run(session, info)

    def finish_run(self, run_id: int, exit_code: int, counts: Mapping[str, int]) -> None:
        """Record the end of a run, now."""
        with self._writing() as session:
            row = _run_row(session, run_id)
            row.finished = datetime.now(timezone.utc)
            row.exit_code = exit_code
            row.counts = json.dumps(dict(counts))

    def add(self, run_id: int, result: StoredResult) -> int:
        """Keep a fresh result and return its identifier."""
        with self._writing() as session:
            _run_row(session, run_id)
            return _keep(session, run_id, result)

    def link(self, run_id: int, result_ids: Iterable[int]) -> None:
        """Let a run say stored results again."""
        wanted = set(result_ids)
        with self._writing() as session:
            _run_row(session, run_id)
            known = set(each(session, select(ResultRow.id), ResultRow.id, wanted))
            if unknown := wanted - {result_id for (result_id,) in known}:
                raise no_such_result(unknown)
            _link(session, run_id, wanted)

    def find(self, keys: Iterable[str]) -> dict[str, StoredResult]:
        """Map each key to its newest result that was the script's own doing."""
        query = newest("key", lambda row: row.outcome.in_(_FROM_SCRIPT), *_RESULT_COLUMNS)
        with self._reading() as session:
            rows = list(each(session, query, ResultRow.key, keys))
        return {result.key: result for result in map(self._result, rows)}

    def runs(self) -> list[Run]:
        """List all runs, the latest started first."""
        query = select(RunRow).order_by(RunRow.started.desc(), RunRow.id.desc())
        with self._reading() as session:
            return [self._run(row) for row in session.scalars(query)]

    def run(self, run_id: int) -> Run:
        """Return one run."""
        with self._reading() as session:
            return self._run(_run_row(session, run_id))

    def latest_run(self) -> Run | None:
        """Return the latest started run that was measured here, or None."""
        query = (
            select(RunRow)
            .where(RunRow.imported.is_(False))
            .order_by(RunRow.started.desc(), RunRow.id.desc())
            .limit(1)
        )
        with self._reading() as session:
            row = session.scalars(query).first()
            return None if row is None else self._run(row)

    def results(self, run_id: int) -> list[StoredResult]:
        """List all that a run said, by identifier."""
        query = (
            select(*_RESULT_COLUMNS)
            .join(SaidRow, SaidRow.result_id == ResultRow.id)
            .where(SaidRow.run_id == run_id)
            .order_by(ResultRow.id)
        )
        with self._reading() as session:
            _run_row(session, run_id)
            return [self._result(row) for row in session.execute(query)]

    def history(self, pattern: str, *, limit: int | None = None) -> list[StoredResult]:
        """List results about a case, trial, cell or glob, the newest first."""
        query = (
            select(*_RESULT_COLUMNS)
            .where(near(pattern))
            .order_by(ResultRow.measured.desc(), ResultRow.id.desc())
        )
        with self._reading() as session:
            found = (self._result(row) for row in session.execute(query))
            return list(islice((r for r in found if is_about(r, pattern)), limit))

    def durations(self, cells: Iterable[str]) -> dict[str, float]:
        """Map each cell that was timed to its newest wall time in seconds."""
        query = newest(
            "cell", lambda row: row.wall_s.is_not(None), ResultRow.cell, ResultRow.wall_s
        )
        with self._reading() as session:
            return {row.cell: row.wall_s for row in each(session, query, ResultRow.cell, cells)}

    def add_environment(self, run_id: int, facts: EnvironmentFacts) -> None:
        """Keep what an environment held, once per run."""
        with self._writing() as session:
            _run_row(session, run_id)
            session.merge(_environment_row(run_id, facts))

    def environments(self, run_id: int) -> list[EnvironmentFacts]:
        """List a run's environments by identifier."""
        query = select(EnvironmentRow).where(EnvironmentRow.run_id == run_id)
        with self._reading() as session:
            _run_row(session, run_id)
            facts = [self._environment(row) for row in session.scalars(query)]
        return sorted(facts, key=lambda fact: fact.environment)

    def merge(
        self, run: Run, results: Sequence[StoredResult], environments: Sequence[EnvironmentFacts]
    ) -> Merged:
        """Take over a run from another store: add what is missing and link all."""
        with self._writing() as session:
            row = session.scalars(select(RunRow).where(RunRow.uuid == run.info.uuid)).first()
            is_new = row is None
            if row is None:
                row = session.get_one(RunRow, _new_run(session, run.info, imported=True))
            if row.finished is None:
                row.finished, row.exit_code = run.finished, run.exit_code
                row.counts = json.dumps(dict(run.counts))
            added = _merge_results(session, row.id, results)
            held = select(EnvironmentRow.environment).where(EnvironmentRow.run_id == row.id)
            known = set(session.scalars(held))
            new = {f.environment: f for f in environments if f.environment not in known}
            session.add_all(_environment_row(row.id, facts) for facts in new.values())
            return Merged(run_id=row.id, is_new=is_new, results=added, environments=len(new))

    def close(self) -> None:
        """Release connections and files."""
        self._engine.dispose()

    @contextmanager
    def _reading(self) -> Iterator[Session]:
        with translated(self._place), Session(self._engine) as session:
            yield session

    @contextmanager
    def _writing(self) -> Iterator[Session]:
        with translated(self._place), self._writer, Session(self._engine) as session:
            yield session
            session.commit()

    def _run(self, row: RunRow) -> Run:
        with self._decoding("run", row.id):
            return Run(
                id=row.id,
                info=RunInfo(
                    argv=row.argv,
                    harness_version=row.harness_version,
                    started=row.started,
                    selection=row.selection,
                    isolation=row.isolation,
                    uuid=row.uuid,
                ),
                finished=row.finished,
                exit_code=row.exit_code,
                counts=json.loads(row.counts),
                imported=row.imported,
            )

    def _result(self, row: Row[Any]) -> StoredResult:
        with self._decoding("result", row.id):
            values = dict(row._mapping)  # noqa: SLF001 - public; named so not to hide a column
            payload = json.loads(values.pop("payload"))
            return StoredResult(result=result_from_plain(payload), **values)

    def _environment(self, row: EnvironmentRow) -> EnvironmentFacts:
        with self._decoding("environment", row.environment):
            return EnvironmentFacts(
                environment=row.environment,
                lock_digest=row.lock_digest,
                framework_version=row.framework_version,
                python_version=row.python_version,
                platform=row.platform,
                packages=tuple(json.loads(row.packages)),
                build=json.loads(row.build),
            )

    @contextmanager
    def _decoding(self, kind: str, name: object) -> Iterator[None]:
        try:
            yield
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise StoreFailed(
                f"{self._place} holds {kind} {name} in a form that cannot be read: {error!r}",
                hint="upgrade errata (pip install --upgrade errata), or point ERRATA_DB elsewhere",
            ) from error


def _run_row(session: Session, run_id: int) -> RunRow:
    row = session.get(RunRow, run_id)
    if row is None:
        raise no_such_run(run_id, session.scalar(select(func.max(RunRow.id))))
    return row


def _new_run(session: Session, info: RunInfo, *, imported: bool = False) -> int:
    row = RunRow(
        uuid=info.uuid,
        argv=info.argv,
        harness_version=info.harness_version,
        selection=info.selection,
        isolation=info.isolation,
        started=info.started,
        counts="{}",
        imported=imported,
    )
    session.add(row)
    session.flush()
    return row.id


def _keep(session: Session, run_id: int, stored: StoredResult) -> int:
    signature = stored.result.signature
    row = ResultRow(
        cell=stored.cell,
        case=stored.case,
        script=stored.script,
        environment=stored.environment,
        mode=stored.mode,
        backend=stored.backend,
        key=stored.key,
        measured=stored.measured,
        repeat=stored.repeat,
        outcome=stored.result.outcome.value,
        error_type=None if signature is None else signature.type,
        signature=None if signature is None else signature.digest,
        wall_s=stored.result.wall_s,
        payload=json.dumps(result_to_plain(stored.result)),
    )
    session.add(row)
    session.flush()
    session.add(SaidRow(run_id=run_id, result_id=row.id))
    return row.id


def _link(session: Session, run_id: int, result_ids: Iterable[int]) -> None:
    """Link what is not linked yet, in one statement, so that nobody can come between."""
    said = select(SaidRow.result_id).where(SaidRow.run_id == run_id)
    for chunk in chunks(result_ids):
        new = select(literal(run_id), ResultRow.id).where(
            ResultRow.id.in_(chunk), ResultRow.id.not_in(said)
        )
        session.execute(insert(SaidRow).from_select(["run_id", "result_id"], new))


def _merge_results(session: Session, run_id: int, results: Sequence[StoredResult]) -> int:
    query = select(*_IDENTITY_COLUMNS)
    known = {
        (row.cell, row.key, row.repeat, row.measured): row.id
        for row in each(session, query, ResultRow.key, {result.key for result in results})
    }
    before = len(known)
    old = {known[result.identity] for result in results if result.identity in known}
    for result in results:
        if result.identity not in known:
            known[result.identity] = _keep(session, run_id, result)
    _link(session, run_id, old)
    return len(known) - before


def _environment_row(run_id: int, facts: EnvironmentFacts) -> EnvironmentRow:
    return EnvironmentRow(
        run_id=run_id,
        environment=facts.environment,
        lock_digest=facts.lock_digest,
        framework_version=facts.framework_version,
        python_version=facts.python_version,
        platform=facts.platform,
        packages=json.dumps(list(facts.packages)),
        build=json.dumps(dict(facts.build)),
    )
