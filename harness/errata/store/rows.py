"""Rows of the database as values and back, and the hash by which results are compared."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Row
from sqlalchemy.orm import InstrumentedAttribute

from errata.model.errors import StoreFailed
from errata.model.matching import normalise_message
from errata.model.outcome import ScriptResult
from errata.model.runs import EnvironmentFacts, RunHeader
from errata.store.base import StoredResult
from errata.store.tables import EnvironmentRow, ResultRow, RunRow
from errata.text.jsonable import decode, encode

__all__ = [
    "RESULT_COLUMNS",
    "UNKNOWN",
    "Decoder",
    "behaviour_hash",
    "environment_row",
    "payload_of",
    "result_in",
    "result_row",
    "run_row",
]

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

_RUN_TEXTS = ("uuid", "argv", "harness_version", "selection", "isolation", "started", "imported")
_ENVIRONMENT_TEXTS = (
    *("environment", "lock_digest", "framework_version", "python_version", "platform"),
)


class Decoder:
    """Read rows; each method raises StoreFailed, naming the place, on one that is not readable."""

    def __init__(self, place: str) -> None:
        self._place = place

    def run(self, row: RunRow) -> RunHeader:
        """Read a run."""
        with self._decoding("run", row.id):
            return RunHeader(
                id=row.id,
                finished=row.finished,
                exit_code=row.exit_code,
                counts=json.loads(row.counts),
                options=dict(json.loads(row.options)),
                **{name: getattr(row, name) for name in _RUN_TEXTS},
            )

    def result(self, row: Row[Any]) -> StoredResult:
        """Read a result from its `RESULT_COLUMNS`."""
        with self._decoding("result", row.id):
            values = dict(row._mapping)  # noqa: SLF001 - public; named so not to hide a column
            return StoredResult(result=result_in(values.pop("payload")), **values)

    def environment(self, row: EnvironmentRow) -> EnvironmentFacts:
        """Read what an environment held."""
        with self._decoding("environment", row.environment):
            return EnvironmentFacts(
                packages=tuple(json.loads(row.packages)),
                build=json.loads(row.build),
                **{name: getattr(row, name) for name in _ENVIRONMENT_TEXTS},
            )

    @contextmanager
    def _decoding(self, kind: str, name: object) -> Iterator[None]:
        try:
            yield
        except (AttributeError, TypeError, ValueError) as error:
            raise StoreFailed(
                f"{self._place} holds {kind} {name} in a form that cannot be read: {error}",
                hint="upgrade errata (pip install --upgrade errata), or point ERRATA_DB elsewhere",
            ) from error


def run_row(run: RunHeader, *, imported: bool) -> RunRow:
    """Write a run that begins."""
    values = {name: getattr(run, name) for name in _RUN_TEXTS} | {"imported": imported}
    return RunRow(counts="{}", options=json.dumps(dict(run.options)), **values)


def result_row(stored: StoredResult) -> ResultRow:
    """Write a result."""
    signature = stored.result.signature
    return ResultRow(
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
        payload=payload_of(stored.result),
        behaviour=behaviour_hash(stored.cell, stored.result),
    )


def environment_row(run_id: int, facts: EnvironmentFacts) -> EnvironmentRow:
    """Write what an environment held during a run."""
    return EnvironmentRow(
        run_id=run_id,
        packages=json.dumps(list(facts.packages)),
        build=json.dumps(dict(facts.build)),
        **{name: getattr(facts, name) for name in _ENVIRONMENT_TEXTS},
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
