"""Find stored results by the key of a cell, and judge them with the cases as they are now.

The key is a hash of everything that decides what a cell does, known before it runs.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timezone
from functools import cache
from pathlib import Path

import errata
from errata.compare.judge import judge, judge_repeats, recalled
from errata.model.case import Case, Script
from errata.model.cell import Cell, EnvironmentSpec, Trial, split_environment
from errata.model.matching import SIGNATURE_VERSION
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import Judgement, Observation, content_digest
from errata.model.versions import parse_version
from errata.plan.framework import Framework
from errata.plan.matrix import make_trial
from errata.project import Project, read_recorded
from errata.store.base import StoredResult

CONFIRMATION = 1_000  # the repeat number of confirmations, above every `--repeat`
BISECTION = 3_000  # the repeat number of the confirmations of a bisection
_SEEN_TWICE = 2

# The modules that run inside environments, what they may see there, and what reads their reports.
PROTOCOL = (
    *(f"running/{name}.py" for name in ("child", "child_forked", "child_report", "child_sandbox")),
    *(f"running/{name}.py" for name in ("child_script", "child_supervise", "boundary", "replies")),
    *("model/matching.py", "model/native.py", "model/source.py"),  # texts are stored as these write
)


@cache
def protocol_digest() -> str:
    """Hash the code that runs inside environments: when it changes, stored results are stale."""
    digest = hashlib.sha256(str(SIGNATURE_VERSION).encode())
    package = Path(errata.__file__).parent
    for name in PROTOCOL:
        digest.update((package / name).read_bytes())
    return digest.hexdigest()[:16]


def cell_key(cell: Cell, environment: str, isolation: Isolation, repeat: int) -> str:
    """Hash a cell's name and everything that decides what it does.

    `environment` names the lock, so that a stored result is found without building anything. The
    name of the cell belongs to its key: a result says whose it is, wherever it is read again. The
    key begins with the script's content, so that `is_of_script` can tell without the rest.
    """
    trial = cell.trial
    parts = [
        cell.id,
        protocol_digest(),
        trial.case.digest(cell.script),
        trial.case.requires.timeout_s,
        trial.case.requires.processes,
        environment,
        isolation,
        repeat,
    ]
    digest = hashlib.sha256(json.dumps(parts).encode()).hexdigest()
    return f"{content_of(cell)}.{digest[:20]}"


def as_stored(cell: Cell, key: str, result: ScriptResult, repeat: int) -> StoredResult:
    """Make a fresh result of a cell ready to be stored under its key."""
    trial = cell.trial
    return StoredResult(
        cell=cell.id,
        case=trial.case.id,
        script=str(cell.script),
        environment=trial.environment.id,
        mode=trial.mode,
        backend=trial.backend,
        key=key,
        result=result,
        measured=datetime.now(timezone.utc),
        repeat=repeat,
    )


def is_of_script(stored: StoredResult, cell: Cell) -> bool:
    """Tell whether a stored result was measured with the script as it is now."""
    return stored.content == content_of(cell)


def content_of(cell: Cell) -> str:
    """Return what a key says of the script's content: 12 hexadecimal digits of its digest."""
    return cell.trial.case.digest(cell.script)[:12]


@dataclass(frozen=True, kw_only=True)
class StoredTrial:
    """A trial with its results from one or several runs."""

    trial: Trial
    results: tuple[StoredResult, ...]

    @property
    def is_current(self) -> bool:
        """Whether all results are of the scripts as they are now."""
        cells = {str(cell.script): cell for cell in self.trial.cells}
        return all(
            is_of_script(stored, cells[stored.script])
            for stored in self.results
            if stored.result.outcome.is_from_script
        )

    @property
    def is_control(self) -> bool:
        """Whether the trial only ran to confirm another one."""
        return all(stored.repeat >= CONFIRMATION for stored in self.results)

    @property
    def is_confirmed(self) -> bool:
        """Whether both scripts were run again in fresh interpreters as a confirmation."""
        again = {stored.script for stored in self.results if stored.repeat == CONFIRMATION}
        return again >= {str(cell.script) for cell in self.trial.cells}

    def judge(self) -> Judgement | None:
        """Judge the results; None if a script has none."""
        return judge_results(self.trial, self.results)


def gather_trials(
    results: Iterable[StoredResult],
    environments: Iterable[EnvironmentFacts],
    cases: Mapping[str, Case],
    frameworks: Mapping[str, Framework],
) -> dict[str, StoredTrial]:
    """Group results by trial; leave out cases that are not in `cases`."""
    held = {facts.environment: facts for facts in environments}
    by_trial: dict[str, list[StoredResult]] = {}
    for stored in results:
        if stored.case in cases:
            by_trial.setdefault(stored.trial, []).append(stored)
    found = {}
    for name, mine in by_trial.items():
        first = mine[0]
        case = cases[first.case]
        facts = held.get(first.environment, EnvironmentFacts(environment=first.environment))
        environment = environment_of(frameworks[case.requires.framework], facts)
        trial = make_trial(case, environment, first.mode, first.backend)
        found[name] = StoredTrial(trial=trial, results=without_superseded(trial, mine))
    return found


def without_superseded(trial: Trial, results: Sequence[StoredResult]) -> tuple[StoredResult, ...]:
    """Leave out results of an edited script if the run has newer ones.

    A run that was resumed after an edit has both.
    """
    cells = {str(cell.script): cell for cell in trial.cells}
    current = [
        stored
        for stored in results
        if not stored.result.outcome.is_from_script or is_of_script(stored, cells[stored.script])
    ]
    anew = {stored.script for stored in current if stored.result.outcome.is_from_script}
    return tuple(stored for stored in results if stored in current or stored.script not in anew)


def without_contradicted(
    case: Case, results: Iterable[StoredResult], record: Iterable[Observation] = ()
) -> list[StoredResult]:
    """Leave out timeouts of a case's scripts that another run contradicts, in the order given.

    A busy machine makes any script time out. Where the same cell came to an end too, in a run or
    in the record of the same scripts, a timeout counts only if it was seen twice since. Documented
    ones always count.
    """
    ends = {
        f"{one.id}:{script}"
        for one in record
        for script, outcome in ((Script.BROKEN, one.broken), (Script.FIXED, one.fixed))
        if outcome.is_from_script and outcome is not Outcome.TIMED_OUT
    }
    cells: dict[str, list[StoredResult]] = {}
    results = list(results)
    for stored in results:
        cells.setdefault(stored.cell, []).append(stored)
    left_out: set[int] = set()
    for cell, mine in cells.items():
        timeouts = [s for s in mine if s.result.outcome is Outcome.TIMED_OUT]
        if not timeouts or case.documents_hang(Script(mine[0].script)):
            continue
        ended = [s.measured for s in mine if s.result.outcome.is_from_script and s not in timeouts]
        since = [s for s in timeouts if not ended or s.measured > max(ended)]
        is_alone = not ended and cell not in ends
        counted = since if is_alone or len(since) >= _SEEN_TWICE else []
        left_out.update(id(s) for s in timeouts if s not in counted)
    return [stored for stored in results if id(stored) not in left_out]


def recorded_judgements(project: Project, trials: Iterable[Trial]) -> dict[str, Judgement]:
    """Judge what the record knows of trials, by id; of edited scripts it knows nothing.

    Raises InvalidRecord.
    """
    by_case: dict[str, list[Trial]] = {}
    for trial in trials:
        by_case.setdefault(trial.case.id, []).append(trial)
    found = {}
    for case, mine in by_case.items():
        record_of_case = read_recorded(project, case)
        for trial in mine:
            seen = record_of_case.get(trial.id)
            if seen is not None and seen.content == content_digest(trial):
                found[trial.id] = recalled(trial, seen)
    return {name: judgement for name, judgement in found.items() if judgement.verdict.is_conclusive}


@dataclass(frozen=True, kw_only=True)
class _RecordedEnvironment(EnvironmentSpec):
    """An environment known only from the store or the record, under its stored name."""

    name: str = field(default="")

    @property
    def id(self) -> str:
        return self.name


def environment_of(framework: Framework, facts: EnvironmentFacts) -> EnvironmentSpec:
    """Describe an environment by its identifier and what is stored of it.

    Invalid versions (imports only) count as the oldest.
    """
    _, version, rest = split_environment(facts.environment)
    version = version or facts.framework_version.partition("+")[0]
    variant = rest.partition("+")[0].removeprefix("-").partition("-")[0] or "cpu"
    parsed = parse_version(version)
    return _RecordedEnvironment(
        framework=framework.name,
        version=version if parsed else "0",
        distribution=framework.name,
        module=framework.module,
        python=".".join(facts.python_version.split(".")[:2]),
        variant=variant if variant in framework.variants else "cpu",
        nightly=parsed is not None and parsed.is_devrelease,
        name=facts.environment,
    )


def judge_results(trial: Trial, results: Sequence[StoredResult]) -> Judgement | None:
    """Join all passes of one trial into one judgement; None if a script has no result."""
    repeats: dict[int, list[StoredResult]] = {}
    for stored in results:
        repeats.setdefault(stored.repeat, []).append(stored)
    judged = [
        judge(trial, broken.result, fixed.result)
        for same in repeats.values()
        for broken, fixed in _pairs(same, of_claim=trial.case.claim is not None)
    ]
    return judge_repeats(judged) if judged else None


def _pairs(
    results: Sequence[StoredResult], *, of_claim: bool
) -> list[tuple[StoredResult, StoredResult]]:
    """Pair broken with fixed results of one repeat, by isolation if both have it.

    A script that must run fresh has one result, which is used in every pair. The only script of
    a claim is both.
    """
    by_script: dict[str, dict[Isolation | None, StoredResult]] = {str(s): {} for s in Script}
    for stored in results:
        by_script[stored.script][stored.result.isolation] = stored
    fixed = by_script[str(Script.FIXED)]
    broken = fixed if of_claim else by_script[str(Script.BROKEN)]
    if not broken or not fixed:
        return []
    kinds = [kind for kind in (Isolation.FORK, Isolation.FRESH, None) if kind in {*broken, *fixed}]
    return [
        (
            broken.get(kind) or next(iter(broken.values())),
            fixed.get(kind) or next(iter(fixed.values())),
        )
        for kind in kinds
    ]
