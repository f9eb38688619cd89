"""The contract that every store keeps, and the plain values that go in and out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from fnmatch import fnmatchcase
from typing import Protocol

from errata.model.alerts import Alert, Sighting
from errata.model.errors import UsageProblem
from errata.model.outcome import ScriptResult
from errata.model.runs import EnvironmentFacts, RunHeader, require_zone

_UUID = re.compile(r"(?=.*[a-f])[0-9a-f]{6,32}")  # with a letter: else it is a number
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
    """What a merge changed: all zero and False when everything was known already."""

    run_id: int
    is_new: bool
    results: int
    environments: int


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


class Store(Protocol):
    """Keep every run, its results and environments; see each method for what it raises.

    Durability: when a method returns, what it wrote survives the death of this process.
    Threads: one store may be used from any number of threads at once; SQL stores also from
    several processes at once. Each method is one transaction: it happens wholly or not at all.
    Ownership: results, once added, never change and are never removed. A run is changed only
    through its own identifier; anything stored can be read by anyone. Values handed in or out
    are never changed afterwards by either side.
    Failures: besides what a method names, all raise StoreFailed when the database cannot be
    reached, read or written; the message names the place and a remedy.
    """

    @property
    def place(self) -> str:
        """Where the results are, for people; without any password."""
        ...

    @property
    def is_shared(self) -> bool:
        """Whether several machines may keep their runs here."""
        ...

    def begin_run(self, run: RunHeader) -> int:
        """Record that a run begins and return its identifier; its uuid must be new."""
        ...

    def finish_run(self, run_id: int, exit_code: int, counts: Mapping[str, int]) -> None:
        """Record the end of a run, now; again overwrites; raises UsageProblem if unknown."""
        ...

    def add(self, run_id: int, result: StoredResult) -> int:
        """Keep a fresh result and return its identifier; raises UsageProblem if no such run."""
        ...

    def link(self, run_id: int, result_ids: Iterable[int]) -> None:
        """Link stored results to a run that reuses them; raises UsageProblem for an unknown one."""
        ...

    def find(self, keys: Iterable[str]) -> dict[str, StoredResult]:
        """Map each key that has one to its newest result that was the script's own doing."""
        ...

    def runs(self) -> list[RunHeader]:
        """List all runs, the latest started first."""
        ...

    def run(self, run_id: int) -> RunHeader:
        """Return one run; raises UsageProblem if there is no such run."""
        ...

    def latest_run(self) -> RunHeader | None:
        """Return the run that was begun last of those measured here, or None."""
        ...

    def results(self, run_id: int) -> list[StoredResult]:
        """List all results of a run, fresh and linked, by identifier; raises UsageProblem."""
        ...

    def differences(self, before: int, after: int) -> Differences:
        """Compare the results of two runs, reading only what differs; raises UsageProblem."""
        ...

    def reported_by(self, result_ids: Iterable[int]) -> dict[int, tuple[int, ...]]:
        """Map each known result to the runs that reported it, by identifier."""
        ...

    def history(self, pattern: str, *, limit: int | None = None) -> list[StoredResult]:
        """List results about a case, trial, cell or glob of these, the newest first."""
        ...

    def durations(self, cells: Iterable[str]) -> dict[str, float]:
        """Map each cell that was timed to the wall time, in seconds, of its newest result."""
        ...

    def add_environment(self, run_id: int, facts: EnvironmentFacts) -> None:
        """Keep what an environment held, once per run; again overwrites; raises UsageProblem."""
        ...

    def environments(self, run_id: int) -> list[EnvironmentFacts]:
        """List a run's environments by identifier; raises UsageProblem if no such run."""
        ...

    def environment_facts(self, lock_digest: str) -> EnvironmentFacts | None:
        """Return what an environment with this lock held in the latest started run that has it."""
        ...

    def raise_alerts(
        self, run_id: int, sightings: Sequence[Sighting], *, remember: bool = True
    ) -> list[Alert]:
        """Return the alerts that a run's sightings raise, and remember them as reported.

        Two processes at once report nothing twice. What a later run reported already is
        never reported again for an earlier one. Raises UsageProblem if there is no such run.
        """
        ...

    def merge(
        self,
        run: RunHeader,
        results: Sequence[StoredResult],
        environments: Sequence[EnvironmentFacts],
    ) -> Merged:
        """Take over a run from another store: add what is missing, link all, or change nothing.

        The run is known by its uuid, a result by its identity; identifiers are given anew.
        """
        ...

    def close(self) -> None:
        """Release connections and files; the store must not be used afterwards."""
        ...


def age(result: StoredResult) -> tuple[datetime, int]:
    """Return the order of stored results in time; identifiers settle equal moments."""
    return (result.measured, result.id or 0)


def is_reusable(result: StoredResult) -> bool:
    """Tell whether a result may stand for a new run: only the script's own doing may."""
    return result.result.outcome.is_from_script


def is_about(result: StoredResult, pattern: str) -> bool:
    """Tell whether `pattern` names the result's case, trial or cell, literally or as a glob."""
    names = (result.cell, result.trial, result.case)
    return pattern in names or any(fnmatchcase(name, pattern) for name in names)


def no_such_run(run_id: int, newest: int | None) -> UsageProblem:
    """Build the error for a run that the store does not hold."""
    hint = "no run is stored yet" if newest is None else f"the newest run is {newest}"
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
    every store; six digits of it or more, one of them a letter, will do. Raises UsageProblem if
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
    mine = (run for run in store.runs() if not run.imported)
    own = sorted(mine, key=lambda run: run.id, reverse=True)
    if not own:
        raise UsageProblem("no run is stored yet", hint="start one with: errata run")
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
