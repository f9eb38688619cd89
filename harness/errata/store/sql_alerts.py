"""What was told of each trial, in the database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import select, text
from sqlalchemy.orm import Session

from errata.store.alerts import Key, Told
from errata.store.queries import chunks
from errata.store.tables import AlertRow

__all__ = ["lock_alerts", "read_told", "write_told"]


def lock_alerts(session: Session) -> None:
    """Let nobody else tell anything until this transaction ends; readers go on."""
    if session.get_bind().dialect.name != "sqlite":  # where writers exclude each other anyway
        session.execute(text(f"LOCK TABLE {AlertRow.__tablename__} IN SHARE ROW EXCLUSIVE MODE"))


def read_told(session: Session, cases: Iterable[str]) -> dict[Key, Told]:
    """Read what was told of some cases."""
    return {
        (row.case, row.series, row.mode, row.backend): Told(
            state=row.state,
            is_flaky=row.is_flaky,
            since=row.since,
            heard=row.heard,
            run_id=row.run_id,
        )
        for chunk in chunks(cases)
        for row in session.scalars(select(AlertRow).where(AlertRow.case.in_(chunk)))
    }


def write_told(session: Session, changed: Mapping[Key, Told]) -> None:
    """Write what is told now, in place of what was told of the same trials."""
    for (case, series, mode, backend), told in changed.items():
        session.merge(
            AlertRow(
                case=case,
                series=series,
                mode=mode,
                backend=backend,
                state=told.state,
                is_flaky=told.is_flaky,
                since=told.since,
                heard=told.heard,
                run_id=told.run_id,
            )
        )
