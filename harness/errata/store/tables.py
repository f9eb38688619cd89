"""The tables of the SQL store, and their rows as values and back.

Version history:
1: runs, results, which of them a run reported, its environments. Nobody has such a store.
2: a run's options, each result's behaviour as a hash, reported alerts.
3: `errata_said` is called `errata_reported`.
4: hashes are of signatures in the form of version 2.
5: how many trials a run was to judge, and its judgements.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields
from datetime import datetime, timezone
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, InstrumentedAttribute, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator

from errata.model.errors import StoreFailed
from errata.model.matching import normalise_message
from errata.model.outcome import ScriptResult
from errata.model.runs import EnvironmentFacts, RunHeader
from errata.model.verdict import StoredJudgement, Verdict
from errata.store.base import StoredResult
from errata.text.jsonable import decode, encode

SCHEMA_VERSION = 5
OLDEST_VERSION = 2  # that is brought up to date
APPLICATION_ID = 0x45525254  # "ERRT": marks our SQLite files


class UtcMoment(TypeDecorator[datetime]):
    """A moment in UTC, to the microsecond; SQLite keeps no zone, so it is not stored."""

    impl = sa.DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Turn any zone into UTC and drop it."""
        return None if value is None else value.astimezone(timezone.utc).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Put UTC back."""
        return None if value is None else value.replace(tzinfo=timezone.utc)


class AnyText(TypeDecorator[str]):
    """Text from outside, with what no database accepts (lone surrogates, NUL) escaped."""

    impl = sa.Text
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

    version: Mapped[int] = mapped_column(sa.Integer, primary_key=True)


class RunRow(Base):
    """One run of the program."""

    __tablename__ = "errata_runs"

    id: Mapped[int] = mapped_column(sa.Integer, primary_key=True)
    uuid: Mapped[str] = mapped_column(AnyText, unique=True, comment="its name in every store")
    argv: Mapped[str] = mapped_column(AnyText, comment="the command line")
    harness_version: Mapped[str] = mapped_column(AnyText)
    selection: Mapped[str] = mapped_column(AnyText, comment="which cells were asked for")
    isolation: Mapped[str] = mapped_column(AnyText, comment="fork, fresh or both")
    started: Mapped[datetime] = mapped_column(UtcMoment, index=True)
    finished: Mapped[datetime | None] = mapped_column(UtcMoment, comment="null: works, or killed")
    exit_code: Mapped[int | None] = mapped_column(sa.Integer)
    counts: Mapped[str] = mapped_column(sa.Text, comment="JSON: verdict -> how often")
    imported: Mapped[bool] = mapped_column(sa.Boolean, comment="measured elsewhere")
    options: Mapped[str] = mapped_column(
        sa.Text, server_default="{}", comment="JSON: what the command was asked, to resume it"
    )
    trials: Mapped[int] = mapped_column(
        sa.Integer, server_default="0", comment="how many it was to judge; 0: unknown"
    )


class ResultRow(Base):
    """What one run of one cell gave; never changed."""

    __tablename__ = "errata_results"

    id: Mapped[int] = mapped_column(sa.Integer, primary_key=True)
    cell: Mapped[str] = mapped_column(AnyText, comment="identifier: case@env:mode:backend:script")
    case: Mapped[str] = mapped_column(AnyText)
    script: Mapped[str] = mapped_column(sa.String(16), comment="broken or fixed")
    environment: Mapped[str] = mapped_column(AnyText)
    mode: Mapped[str] = mapped_column(AnyText)
    backend: Mapped[str] = mapped_column(AnyText)
    key: Mapped[str] = mapped_column(AnyText, comment="hash of all that decides the result")
    measured: Mapped[datetime] = mapped_column(UtcMoment)
    repeat: Mapped[int] = mapped_column(sa.Integer, comment="deliberate repetitions, from 0")
    outcome: Mapped[str] = mapped_column(sa.String(32))
    error_type: Mapped[str | None] = mapped_column(AnyText, comment="the signature's type")
    signature: Mapped[str | None] = mapped_column(sa.String(64), comment="the signature's digest")
    wall_s: Mapped[float | None] = mapped_column(sa.Float, comment="seconds")
    payload: Mapped[str] = mapped_column(sa.Text, comment="JSON: the whole result")
    behaviour: Mapped[int] = mapped_column(
        sa.BigInteger, server_default="0", comment="hash of the cell and what it did; 0: unknown"
    )

    __table_args__ = (
        sa.Index("errata_results_key", "key", "measured", "outcome"),
        sa.Index("errata_results_cell", "cell", "measured"),
        sa.Index("errata_results_case", "case"),
        # Holds all that comparing two runs reads, so that no result is touched.
        sa.Index("errata_results_behaviour", "id", "behaviour"),
    )


class ReportedRow(Base):
    """One result that a run reported: measured by it, or by an earlier one and reused."""

    __tablename__ = "errata_reported"

    run_id: Mapped[int] = mapped_column(sa.ForeignKey(RunRow.id), primary_key=True)
    result_id: Mapped[int] = mapped_column(sa.ForeignKey(ResultRow.id), primary_key=True)


class JudgementRow(Base):
    """How a run judged one trial at its end."""

    __tablename__ = "errata_judgements"

    run_id: Mapped[int] = mapped_column(sa.ForeignKey(RunRow.id), primary_key=True)
    trial: Mapped[str] = mapped_column(AnyText, primary_key=True)
    verdict: Mapped[str] = mapped_column(sa.String(32))
    reason: Mapped[str] = mapped_column(AnyText)
    broken: Mapped[str] = mapped_column(AnyText, comment="key of its result; empty: none")
    fixed: Mapped[str] = mapped_column(AnyText)
    is_confirmed: Mapped[bool] = mapped_column(sa.Boolean, comment="both scripts ran again")


class EnvironmentRow(Base):
    """What one environment really held during one run."""

    __tablename__ = "errata_environments"

    run_id: Mapped[int] = mapped_column(sa.ForeignKey(RunRow.id), primary_key=True)
    environment: Mapped[str] = mapped_column(AnyText, primary_key=True)
    lock_digest: Mapped[str] = mapped_column(AnyText)
    framework_version: Mapped[str] = mapped_column(AnyText)
    python_version: Mapped[str] = mapped_column(AnyText)
    platform: Mapped[str] = mapped_column(AnyText)
    packages: Mapped[str] = mapped_column(sa.Text, comment="JSON: list of name==version")
    build: Mapped[str] = mapped_column(
        sa.Text, comment="JSON: what the framework reports of itself"
    )

    __table_args__ = (sa.Index("errata_environments_lock", "lock_digest"),)


class AlertRow(Base):
    """What was last reported of one trial, whichever night of its series it was."""

    __tablename__ = "errata_alerts"

    case: Mapped[str] = mapped_column(AnyText, primary_key=True)
    series: Mapped[str] = mapped_column(AnyText, primary_key=True)
    mode: Mapped[str] = mapped_column(AnyText, primary_key=True)
    backend: Mapped[str] = mapped_column(AnyText, primary_key=True)
    state: Mapped[str] = mapped_column(AnyText, comment="what is wrong; empty: as expected")
    is_flaky: Mapped[bool] = mapped_column(sa.Boolean, comment="that it is flaky was reported")
    since: Mapped[datetime] = mapped_column(UtcMoment, comment="when the state was first reported")
    heard: Mapped[datetime] = mapped_column(
        UtcMoment, comment="start of the last run that was looked at"
    )
    run_id: Mapped[int] = mapped_column(
        sa.ForeignKey(RunRow.id), comment="the run that reported the state"
    )


UNKNOWN = 0
"""Stands where no hash is known; it equals nothing, not even itself."""

RESULT_COLUMNS: tuple[InstrumentedAttribute[Any], ...] = (
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
"""The columns that `Decoder.result` reads."""

_Value = TypeVar("_Value")
_Row = TypeVar("_Row", bound=Base)


def _object(text: str) -> dict[str, Any]:
    return dict(json.loads(text))


# What columns hold in another form than the values have: how it is read, how it is written.
_FORMS: Mapping[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "counts": (_object, lambda counts: json.dumps(dict(counts))),
    "options": (_object, lambda options: json.dumps(dict(options))),
    "build": (_object, lambda build: json.dumps(dict(build))),
    "packages": (lambda text: tuple(json.loads(text)), lambda names: json.dumps(list(names))),
    "verdict": (Verdict, str),
}


def row_of(kind: type[_Row], value: Any, **more: Any) -> _Row:
    """Write a value as a row: the fields that are columns, and `more` columns."""
    columns = kind.__table__.columns.keys()
    names = [field.name for field in fields(value) if field.name in columns]
    plain = {name: getattr(value, name) for name in names if name not in more}
    return kind(**{n: _FORMS[n][1](v) if n in _FORMS else v for n, v in plain.items()}, **more)


def value_of(kind: type[_Value], row: Base) -> _Value:
    """Read a value from a row that has all its fields; raises TypeError and ValueError."""
    dataclass: Any = kind
    names = [field.name for field in fields(dataclass)]
    plain = {name: getattr(row, name) for name in names}
    return kind(**{n: _FORMS[n][0](v) if n in _FORMS else v for n, v in plain.items()})


class Decoder:
    """Read rows; each method raises StoreFailed, naming the place, on one that is not readable."""

    def __init__(self, place: str) -> None:
        self._place = place

    def run(self, row: RunRow) -> RunHeader:
        """Read a run."""
        with self._decoding("run", row.id):
            return value_of(RunHeader, row)

    def result(self, row: sa.Row[Any]) -> StoredResult:
        """Read a result from its `RESULT_COLUMNS`."""
        with self._decoding("result", row.id):
            values = dict(row._mapping)  # noqa: SLF001 - public; named so not to hide a column
            return StoredResult(result=result_in(values.pop("payload")), **values)

    def judgement(self, row: JudgementRow) -> StoredJudgement:
        """Read how a run judged a trial."""
        with self._decoding("judgement", row.trial):
            return value_of(StoredJudgement, row)

    def environment(self, row: EnvironmentRow) -> EnvironmentFacts:
        """Read what an environment held."""
        with self._decoding("environment", row.environment):
            return value_of(EnvironmentFacts, row)

    @contextmanager
    def _decoding(self, kind: str, name: object) -> Iterator[None]:
        try:
            yield
        except (AttributeError, TypeError, ValueError) as error:
            raise StoreFailed(
                f"{self._place} holds {kind} {name} in a form that cannot be read: {error}",
                hint="upgrade errata (pip install --upgrade errata), or point ERRATA_DB elsewhere",
            ) from error


def result_row(stored: StoredResult) -> ResultRow:
    """Write a result."""
    signature = stored.result.signature
    return row_of(
        ResultRow,
        stored,
        id=None,
        outcome=stored.result.outcome.value,
        error_type=None if signature is None else signature.type,
        signature=None if signature is None else signature.digest,
        wall_s=stored.result.wall_s,
        payload=payload_of(stored.result),
        behaviour=behaviour_hash(stored.cell, stored.result),
    )


def payload_of(result: ScriptResult) -> str:
    """Write a whole result as JSON; non-finite numbers as Python's `json` has them."""
    return json.dumps(encode(ScriptResult, result))


def result_in(payload: str) -> ScriptResult:
    """Read a result from JSON; raises ValueError on a malformed one."""
    result: ScriptResult = decode(ScriptResult, json.loads(payload))
    return result


def behaviour_hash(cell: str, result: ScriptResult) -> int:
    """Hash a cell and what its script did to 64 bits, with a sign, as databases have them.

    Equal hashes mean that the same cell behaved alike: outcome, signal, exit code, signature,
    the digest of `result`, and which warnings were seen. The cell is part of it so that two
    runs are compared as two sets of numbers.
    """
    signature = result.signature
    behaviour = [
        cell,
        str(result.outcome),
        result.signal,
        result.exit_code,
        None if signature is None else signature.digest,
        result.digest,
        sorted({(seen.category, normalise_message(seen.message)) for seen in result.warnings}),
    ]
    text = json.dumps(behaviour, sort_keys=True)
    digest = hashlib.sha256(text.encode(errors="backslashreplace")).digest()
    return int.from_bytes(digest[:8], "big", signed=True) or 1
