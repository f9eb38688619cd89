"""The tables of the SQL store: columns and indexes, no behaviour.

Version history:
1: runs, results, which of them a run reported, its environments.
2: a run's options, each result's behaviour as a hash, reported alerts.
3: `errata_said` is called `errata_reported`.
"""

from __future__ import annotations

from datetime import datetime, timezone

from sqlalchemy import (
    BigInteger,
    Boolean,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Text,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator

__all__ = [
    "APPLICATION_ID",
    "SCHEMA_VERSION",
    "AlertRow",
    "Base",
    "EnvironmentRow",
    "ReportedRow",
    "ResultRow",
    "RunRow",
    "SchemaRow",
]

SCHEMA_VERSION = 3
APPLICATION_ID = 0x45525254  # "ERRT": tells our SQLite files from those of other programs


class UtcMoment(TypeDecorator[datetime]):
    """A moment in UTC, to the microsecond; SQLite keeps no zone, so none is stored."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Turn any zone into UTC and drop it."""
        return None if value is None else value.astimezone(timezone.utc).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Put UTC back."""
        return None if value is None else value.replace(tzinfo=timezone.utc)


class AnyText(TypeDecorator[str]):
    """Text from outside, with what no database accepts (lone surrogates, NUL) escaped."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        """Escape as Python source does."""
        if value is None:
            return None
        return value.encode("utf-8", "backslashreplace").decode().replace("\0", "\\x00")


class Base(DeclarativeBase):
    """Root of all tables; their names start with `errata_`, as a team may share a database."""


class SchemaRow(Base):
    """The schema's version, where there is no `PRAGMA user_version` to hold it."""

    __tablename__ = "errata_schema"

    version: Mapped[int] = mapped_column(Integer, primary_key=True)


class RunRow(Base):
    """One run of the program."""

    __tablename__ = "errata_runs"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    uuid: Mapped[str] = mapped_column(AnyText, unique=True, comment="its name in every store")
    argv: Mapped[str] = mapped_column(AnyText, comment="the command line")
    harness_version: Mapped[str] = mapped_column(AnyText)
    selection: Mapped[str] = mapped_column(AnyText, comment="which cells were asked for")
    isolation: Mapped[str] = mapped_column(AnyText, comment="fork, fresh or both")
    started: Mapped[datetime] = mapped_column(UtcMoment, index=True)
    finished: Mapped[datetime | None] = mapped_column(UtcMoment, comment="null: works, or killed")
    exit_code: Mapped[int | None] = mapped_column(Integer)
    counts: Mapped[str] = mapped_column(Text, comment="JSON: verdict -> how often")
    imported: Mapped[bool] = mapped_column(Boolean, comment="measured elsewhere")
    options: Mapped[str] = mapped_column(
        Text, server_default="{}", comment="JSON: what the command was asked, to resume it"
    )


class ResultRow(Base):
    """What one run of one cell gave; never changed."""

    __tablename__ = "errata_results"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    cell: Mapped[str] = mapped_column(AnyText, comment="identifier: case@env:mode:backend:script")
    case: Mapped[str] = mapped_column(AnyText)
    script: Mapped[str] = mapped_column(String(16), comment="broken or fixed")
    environment: Mapped[str] = mapped_column(AnyText)
    mode: Mapped[str] = mapped_column(AnyText)
    backend: Mapped[str] = mapped_column(AnyText)
    key: Mapped[str] = mapped_column(AnyText, comment="hash of all that decides the result")
    measured: Mapped[datetime] = mapped_column(UtcMoment)
    repeat: Mapped[int] = mapped_column(Integer, comment="deliberate repetitions, from 0")
    outcome: Mapped[str] = mapped_column(String(32))
    error_type: Mapped[str | None] = mapped_column(AnyText, comment="the signature's type")
    signature: Mapped[str | None] = mapped_column(String(64), comment="the signature's digest")
    wall_s: Mapped[float | None] = mapped_column(Float, comment="seconds")
    payload: Mapped[str] = mapped_column(Text, comment="JSON: the whole result")
    behaviour: Mapped[int] = mapped_column(
        BigInteger, server_default="0", comment="hash of the cell and what it did; 0: unknown"
    )

    __table_args__ = (
        Index("errata_results_key", "key", "measured", "outcome"),
        Index("errata_results_cell", "cell", "measured"),
        Index("errata_results_case", "case"),
        # Holds all that comparing two runs reads, so that no result is touched.
        Index("errata_results_behaviour", "id", "behaviour"),
    )


class ReportedRow(Base):
    """One result that a run reported: measured by it, or by an earlier one and reused."""

    __tablename__ = "errata_reported"

    run_id: Mapped[int] = mapped_column(ForeignKey(RunRow.id), primary_key=True)
    result_id: Mapped[int] = mapped_column(ForeignKey(ResultRow.id), primary_key=True)


class EnvironmentRow(Base):
    """What one environment really held during one run."""

    __tablename__ = "errata_environments"

    run_id: Mapped[int] = mapped_column(ForeignKey(RunRow.id), primary_key=True)
    environment: Mapped[str] = mapped_column(AnyText, primary_key=True)
    lock_digest: Mapped[str] = mapped_column(AnyText)
    framework_version: Mapped[str] = mapped_column(AnyText)
    python_version: Mapped[str] = mapped_column(AnyText)
    platform: Mapped[str] = mapped_column(AnyText)
    packages: Mapped[str] = mapped_column(Text, comment="JSON: list of name==version")
    build: Mapped[str] = mapped_column(Text, comment="JSON: what the framework reports of itself")

    __table_args__ = (Index("errata_environments_lock", "lock_digest"),)


class AlertRow(Base):
    """What was last reported of one trial, whichever night of its series it was."""

    __tablename__ = "errata_alerts"

    case: Mapped[str] = mapped_column(AnyText, primary_key=True)
    series: Mapped[str] = mapped_column(AnyText, primary_key=True)
    mode: Mapped[str] = mapped_column(AnyText, primary_key=True)
    backend: Mapped[str] = mapped_column(AnyText, primary_key=True)
    state: Mapped[str] = mapped_column(AnyText, comment="what is wrong; empty: as expected")
    is_flaky: Mapped[bool] = mapped_column(Boolean, comment="that it is flaky was reported")
    since: Mapped[datetime] = mapped_column(UtcMoment, comment="when the state was first reported")
    heard: Mapped[datetime] = mapped_column(
        UtcMoment, comment="start of the last run that was looked at"
    )
    run_id: Mapped[int] = mapped_column(
        ForeignKey(RunRow.id), comment="the run that reported the state"
    )
