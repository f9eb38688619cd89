"""The plain values that go into a store and come out, and how runs are named."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from errata.model.errors import UsageProblem
from errata.model.outcome import ScriptResult
from errata.model.runs import RunHeader, require_zone

if TYPE_CHECKING:
    from errata.store.sql import Store

_NO_RUN = "no run is stored yet"
_UUID = re.compile(r"(?=.*[a-f]|.{10})[0-9a-f]{6,32}")  # a shorter number names a run itself
_LATEST = re.compile(r"latest(?:~(?P<back>[0-9]{1,9}))?")


@dataclass(frozen=True, kw_only=True)
class StoredResult:
    """What one run of one cell gave; raises ValueError for a time without a zone.

    `cell` and `environment` are identifiers. `key` hashes everything that decides the result,
    so equal keys need no second run. `repeat` numbers deliberate repetitions from 0. `id` is
    None until a store has given one.
    """

    cell: str
    case: str
    script: str
    environment: str
    mode: str
    backend: str
    key: str
    result: ScriptResult
    measured: datetime
    repeat: int = 0
    id: int | None = None

    def __post_init__(self) -> None:
        require_zone(self.measured)

    @property
    def trial(self) -> str:
        """The cell's trial: its identifier without the script."""
        return self.cell.rpartition(":")[0]

    @property
    def content(self) -> str:
        """What its key says of the script's content, see `measuring.stored.cell_key`."""
        return self.key.partition(".")[0]

    @property
    def identity(self) -> tuple[str, str, int, datetime]:
        """What makes two stored results the same measurement, in whichever store they are."""
        return (self.cell, self.key, self.repeat, self.measured)


@dataclass(frozen=True, kw_only=True)
class Merged:
    """What a merge changed: how many results and environments were `given`, and how many were new.

    What was new is zero and False when everything was known already.
    """

    run_id: int
    is_new: bool
    results: int
    environments: int
    given_results: int
    given_environments: int


@dataclass(frozen=True, kw_only=True)
class Differences:
    """How two runs differ; `before` and `after` hold all results of the trials that do.

    A trial differs when its cells behaved in other ways (`behaviour_hash`), flaky ones
    included. `same` counts the results of the second run that did what the first one saw too.
    `only_before` and `only_after` count the trials that only one run has, or has whole.
    """

    before: tuple[StoredResult, ...]
    after: tuple[StoredResult, ...]
    same: int
    only_before: int
    only_after: int


def is_about(result: StoredResult, pattern: str) -> bool:
    """Tell whether `pattern` names the result's case, trial or cell, literally or as a glob."""
    names = (result.cell, result.trial, result.case)
    return pattern in names or any(fnmatchcase(name, pattern) for name in names)


def no_such_run(run_id: int, newest: int | None) -> UsageProblem:
    """Build the error for a run that the store does not hold."""
    hint = _NO_RUN if newest is None else f"the newest run is {newest}"
    return UsageProblem(f"no run {run_id} in the store", hint=hint)


def no_such_result(result_ids: Iterable[int]) -> UsageProblem:
    """Build the error for results that the store does not hold."""
    listed = ", ".join(map(str, sorted(result_ids)))
    return UsageProblem(
        f"no stored result {listed}", hint="link only identifiers that this store has given"
    )


def find_run(store: Store, name: str) -> RunHeader:
    """Return the run that `12`, `latest`, `latest~1` or the start of a uuid names.

    `latest` is the latest that was measured here, `latest~1` the one before. A uuid is the same in
    every store; six digits of it or more do, ten where none is a letter. Raises UsageProblem if
    no run is named, or several are.
    """
    if re.fullmatch(r"[0-9]{1,9}", name):
        return store.run(int(name))
    if _UUID.fullmatch(name):
        return _by_uuid(store, name)
    match = _LATEST.fullmatch(name)
    if match is None:
        raise UsageProblem(
            f"{name!r} names no run", hint="give a number, 'latest' or 'latest~1'; see: errata runs"
        )
    back = int(match["back"] or 0)
    # By number: a clock that was set back makes no later run an earlier one.
    runs = sorted(store.runs(), key=lambda run: run.id, reverse=True)
    own = [run for run in runs if not run.imported]
    if not own:
        said = "every stored run is imported: name one by its number" if runs else _NO_RUN
        raise UsageProblem(said, hint="start one with: errata run; see: errata runs")
    if back >= len(own):
        count = "only one run was" if len(own) == 1 else f"only {len(own)} runs were"
        raise UsageProblem(f"there is no {name}: {count} measured here", hint="see: errata runs")
    return own[back]


def _by_uuid(store: Store, start: str) -> RunHeader:
    found = [run for run in store.runs() if run.uuid.startswith(start)]
    if not found:
        raise UsageProblem(
            f"{start!r} names no run: no uuid begins so", hint="see the numbers: errata runs"
        )
    if len(found) > 1:
        numbers = ", ".join(str(run.id) for run in found)
        raise UsageProblem(
            f"{start!r} may be any of the runs {numbers}", hint="give more digits, or a number"
        )
    return found[0]
