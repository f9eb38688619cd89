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


TABLES = sa.MetaData()  # their names start with `errata_`, as a team may share a database


def _held(name: str, kind: Any, *more: Any, **options: Any) -> sa.Column[Any]:
    return sa.Column(name, kind, *more, nullable=False, **options)


SCHEMA = sa.Table(
    "errata_schema",
    TABLES,
    sa.Column("version", sa.Integer, primary_key=True),
    comment="the version, where there is no `PRAGMA user_version` to hold it",
)
RUNS = sa.Table(
    "errata_runs",
    TABLES,
    sa.Column("id", sa.Integer, primary_key=True),
    _held("uuid", AnyText, unique=True, comment="its name in every store"),
    _held("argv", AnyText, comment="the command line"),
    _held("harness_version", AnyText),
    _held("selection", AnyText, comment="which cells were asked for"),
    _held("isolation", AnyText, comment="fork, fresh or both"),
    _held("started", UtcMoment, index=True),
    sa.Column("finished", UtcMoment, comment="null: works, or killed"),
    sa.Column("exit_code", sa.Integer),
    _held("counts", sa.Text, comment="JSON: verdict -> how often"),
    _held("imported", sa.Boolean, comment="measured elsewhere"),
    _held("options", sa.Text, server_default="{}", comment="JSON: what to resume it with"),
    _held("trials", sa.Integer, server_default="0", comment="how many to judge; 0: unknown"),
    comment="one run of the program",
)
RESULTS = sa.Table(
    "errata_results",
    TABLES,
    sa.Column("id", sa.Integer, primary_key=True),
    _held("cell", AnyText, comment="identifier: case@env:mode:backend:script"),
    _held("case", AnyText),
    _held("script", sa.String(16), comment="broken or fixed"),
    _held("environment", AnyText),
    _held("mode", AnyText),
    _held("backend", AnyText),
    _held("key", AnyText, comment="hash of all that decides the result"),
    _held("measured", UtcMoment),
    _held("repeat", sa.Integer, comment="deliberate repetitions, from 0"),
    _held("outcome", sa.String(32)),
    sa.Column("error_type", AnyText, comment="the signature's type"),
    sa.Column("signature", sa.String(64), comment="the signature's digest"),
    sa.Column("wall_s", sa.Float, comment="seconds"),
    _held("payload", sa.Text, comment="JSON: the whole result"),
    _held("behaviour", sa.BigInteger, server_default="0", comment="`behaviour_hash`; 0: unknown"),
    sa.Index("errata_results_key", "key", "measured", "outcome"),
    sa.Index("errata_results_cell", "cell", "measured"),
    sa.Index("errata_results_case", "case"),
    # Holds all that comparing two runs reads, so that no result is touched.
    sa.Index("errata_results_behaviour", "id", "behaviour"),
    comment="what one run of one cell gave; never changed",
)
REPORTED = sa.Table(
    "errata_reported",
    TABLES,
    sa.Column("run_id", sa.ForeignKey(RUNS.c.id), primary_key=True),
    sa.Column("result_id", sa.ForeignKey(RESULTS.c.id), primary_key=True),
    comment="one result that a run reported: measured by it, or by an earlier one and reused",
)
JUDGEMENTS = sa.Table(
    "errata_judgements",
    TABLES,
    sa.Column("run_id", sa.ForeignKey(RUNS.c.id), primary_key=True),
    sa.Column("trial", AnyText, primary_key=True),
    _held("verdict", sa.String(32)),
    _held("reason", AnyText),
    _held("broken", AnyText, comment="key of its result; empty: none"),
    _held("fixed", AnyText),
    _held("is_confirmed", sa.Boolean, comment="both scripts ran again"),
    comment="how a run judged one trial at its end",
)
ENVIRONMENTS = sa.Table(
    "errata_environments",
    TABLES,
    sa.Column("run_id", sa.ForeignKey(RUNS.c.id), primary_key=True),
    sa.Column("environment", AnyText, primary_key=True),
    _held("lock_digest", AnyText),
    _held("framework_version", AnyText),
    _held("python_version", AnyText),
    _held("platform", AnyText),
    _held("packages", sa.Text, comment="JSON: list of name==version"),
    _held("build", sa.Text, comment="JSON: what the framework reports of itself"),
    sa.Index("errata_environments_lock", "lock_digest"),
    comment="what one environment really held during one run",
)
ALERTS = sa.Table(
    "errata_alerts",
    TABLES,
    sa.Column("case", AnyText, primary_key=True),
    sa.Column("series", AnyText, primary_key=True),
    sa.Column("mode", AnyText, primary_key=True),
    sa.Column("backend", AnyText, primary_key=True),
    _held("state", AnyText, comment="what is wrong; empty: as expected"),
    _held("is_flaky", sa.Boolean, comment="that it is flaky was reported"),
    _held("since", UtcMoment, comment="when the state was first reported"),
    _held("heard", UtcMoment, comment="start of the last run that was looked at"),
    _held("run_id", sa.ForeignKey(RUNS.c.id), comment="the run that reported the state"),
    comment="what was last reported of one trial, whichever night of its series it was",
)

UNKNOWN = 0  # where no hash is known; it equals nothing, not even itself

_READ = "id cell case script environment mode backend key measured repeat payload"
RESULT_COLUMNS = tuple(RESULTS.c[name] for name in _READ.split())  # by `Decoder.result`

_Value = TypeVar("_Value")


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


def row_of(table: sa.Table, value: Any, **more: Any) -> dict[str, Any]:
    """Write a value as a row: the fields that are columns, and `more` columns."""
    names = [field.name for field in fields(value) if field.name in table.c]
    plain = {name: getattr(value, name) for name in names if name not in more}
    return {n: _FORMS[n][1](v) if n in _FORMS else v for n, v in plain.items()} | more


def value_of(kind: type[_Value], row: sa.Row[Any]) -> _Value:
    """Read a value from a row that has all its fields; raises TypeError and ValueError."""
    dataclass: Any = kind
    names = [field.name for field in fields(dataclass)]
    plain = {name: getattr(row, name) for name in names}
    return kind(**{n: _FORMS[n][0](v) if n in _FORMS else v for n, v in plain.items()})


class Decoder:
    """Read rows; each method raises StoreFailed, naming the place, on one that is not readable."""

    def __init__(self, place: str) -> None:
        self._place = place

    def run(self, row: sa.Row[Any]) -> RunHeader:
        """Read a run."""
        with self._decoding("run", row.id):
            return value_of(RunHeader, row)

    def result(self, row: sa.Row[Any]) -> StoredResult:
        """Read a result from its `RESULT_COLUMNS`."""
        with self._decoding("result", row.id):
            values = dict(row._mapping)  # noqa: SLF001 - public; named so not to hide a column
            return StoredResult(result=result_in(values.pop("payload")), **values)

    def judgement(self, row: sa.Row[Any]) -> StoredJudgement:
        """Read how a run judged a trial."""
        with self._decoding("judgement", row.trial):
            return value_of(StoredJudgement, row)

    def environment(self, row: sa.Row[Any]) -> EnvironmentFacts:
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


def result_row(stored: StoredResult) -> dict[str, Any]:
    """Write a result."""
    signature = stored.result.signature
    return row_of(
        RESULTS,
        stored,
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
