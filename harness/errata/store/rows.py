"""Turn rows of the database into plain values and back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Row
from sqlalchemy.orm import InstrumentedAttribute

from errata.model.errors import StoreFailed
from errata.model.plain import result_from_plain, result_to_plain
from errata.store.base import EnvironmentFacts, Run, RunInfo, StoredResult
from errata.store.hashing import behaviour_hash
from errata.store.tables import EnvironmentRow, ResultRow, RunRow

__all__ = [
    "RESULT_COLUMNS",
    "Decoder",
    "environment_row",
    "result_row",
    "run_row",
]

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
"""All that a stored result is made of; see `Decoder.result`."""


class Decoder:
    """Read rows; each method raises StoreFailed, naming the place, on one that is not readable."""

    def __init__(self, place: str) -> None:
        self._place = place

    def run(self, row: RunRow) -> Run:
        """Read a run."""
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
                    options=dict(json.loads(row.options)),
                ),
                finished=row.finished,
                exit_code=row.exit_code,
                counts=json.loads(row.counts),
                imported=row.imported,
            )

    def result(self, row: Row[Any]) -> StoredResult:
        """Read a result from its `RESULT_COLUMNS`."""
        with self._decoding("result", row.id):
            values = dict(row._mapping)  # noqa: SLF001 - public; named so not to hide a column
            payload = json.loads(values.pop("payload"))
            return StoredResult(result=result_from_plain(payload), **values)

    def environment(self, row: EnvironmentRow) -> EnvironmentFacts:
        """Read what an environment held."""
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


def run_row(info: RunInfo, *, imported: bool) -> RunRow:
    """Write a run that begins."""
    return RunRow(
        uuid=info.uuid,
        argv=info.argv,
        harness_version=info.harness_version,
        selection=info.selection,
        isolation=info.isolation,
        started=info.started,
        counts="{}",
        imported=imported,
        options=json.dumps(dict(info.options)),
    )


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
        payload=json.dumps(result_to_plain(stored.result)),
        behaviour=behaviour_hash(stored.cell, stored.result),
    )


def environment_row(run_id: int, facts: EnvironmentFacts) -> EnvironmentRow:
    """Write what an environment held during a run."""
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
