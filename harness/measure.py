"""Find out what trials do: reuse what is stored, run the rest, judge, confirm what is news."""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timezone
from functools import cache
from pathlib import Path
from typing import Protocol

from harness.execute import child
from harness.execute.built import BuiltEnvironment
from harness.execute.gate import choose_isolation
from harness.execute.judge import judge, judge_repeats
from harness.execute.pool import Job, Pool, Target
from harness.model.cell import Cell, Trial
from harness.model.outcome import Isolation, Outcome, ScriptResult
from harness.model.signature import SIGNATURE_VERSION
from harness.model.verdict import Judgement
from harness.plan.frameworks import Framework
from harness.store.base import Store, StoredResult

__all__ = [
    "Measurement",
    "Pass",
    "Progress",
    "confirm",
    "is_of_script",
    "passes_for",
    "protocol_digest",
]


class Progress(Protocol):
    """What is told while a run works; calls come from several threads."""

    def note(self, text: str) -> None:
        """Say something once."""
        ...

    def environment(self, environment: str, stage: str, detail: str) -> None:
        """Say how far an environment is."""
        ...

    def cells_total(self, count: int) -> None:
        """Say how many more cells will run."""
        ...

    def cell_done(self, cell: str, outcome: Outcome) -> None:
        """Say that a cell has run."""
        ...


@dataclass(frozen=True, kw_only=True)
class Pass:
    """One way in which every chosen trial runs once."""

    isolation: Isolation
    repeat: int = 0


def passes_for(isolation: str, repeats: int) -> tuple[Pass, ...]:
    """Return the passes of a run; `isolation` is `fork`, `fresh` or `both`."""
    kinds = tuple(Isolation) if isolation == "both" else (Isolation(isolation),)
    return tuple(Pass(isolation=kind, repeat=n) for n in range(repeats) for kind in kinds)


@cache
def protocol_digest() -> str:
    """Hash the code that runs inside environments: when it changes, stored results are stale."""
    digest = hashlib.sha256(str(SIGNATURE_VERSION).encode())
    here = Path(child.__file__).parent
    for name in ("child", "child_script", "child_supervise", "native", "replies"):
        digest.update((here / f"{name}.py").read_bytes())
    return digest.hexdigest()[:16]


@dataclass(kw_only=True)
class Measurement:
    """The results of one run so far, by content key.

    `built` maps environment ids to what was built; a trial whose environment is missing there
    has its reason in `unsaid`, by trial id.
    """

    store: Store
    run_id: int
    pool: Pool
    frameworks: Mapping[str, Framework]
    progress: Progress
    force: bool = False
    built: Mapping[str, BuiltEnvironment] = field(default_factory=dict)
    unsaid: Mapping[str, ScriptResult] = field(default_factory=dict)
    results: dict[str, ScriptResult] = field(default_factory=dict)
    ran: int = 0
    reused: int = 0
    _planned: dict[tuple[str, Pass], tuple[str, Job]] = field(default_factory=dict)

    def measure(self, trials: Sequence[Trial], passes: Sequence[Pass]) -> None:
        """Get a result for both cells of every trial in every pass, stored ones included.

        What finished before an exception (Ctrl-C included) stays in `results` and in the store.
        """
        with contextlib.closing(self.stream(trials, passes)) as cells:
            for _ in cells:
                pass

    def stream(
        self, trials: Sequence[Trial], passes: Sequence[Pass]
    ) -> Generator[Cell, None, None]:
        """Measure, yielding each cell that had to run when its result is there.

        Closing the iterator ends what still runs; streaming again goes on from there.
        """
        jobs: dict[str, Job] = {}
        for trial in trials:
            if trial.id in self.unsaid:
                continue
            for one in passes:
                for cell in trial.cells:
                    key, job = self._plan(cell, one)
                    jobs.setdefault(key, job)
        missing = {key: job for key, job in jobs.items() if key not in self.results}
        if not self.force:
            self._reuse(missing)
        yield from self._run({k: job for k, job in missing.items() if k not in self.results})

    def judgements(self, trials: Iterable[Trial], passes: Sequence[Pass]) -> list[Judgement]:
        """Judge every trial that has its results; trials cut off by an interruption are absent."""
        found = []
        for trial in trials:
            judged = [self._judge(trial, one) for one in passes]
            complete = [judgement for judgement in judged if judgement is not None]
            if len(complete) == len(judged):
                found.append(judge_repeats(complete))
        return found

    def _judge(self, trial: Trial, one: Pass) -> Judgement | None:
        if trial.id in self.unsaid:
            return judge(trial, self.unsaid[trial.id], self.unsaid[trial.id])
        if trial.environment.id not in self.built:
            return None
        results = [self.results.get(self._plan(cell, one)[0]) for cell in trial.cells]
        broken, fixed = results
        return judge(trial, broken, fixed) if broken and fixed else None

    def _plan(self, cell: Cell, one: Pass) -> tuple[str, Job]:
        """Return the key and the job of a cell, worked out once: it reads the case's folder."""
        planned = self._planned.get((cell.id, one))
        if planned is None:
            job = self._job(cell, one)
            planned = self._planned[cell.id, one] = (self._key(job), job)
        return planned

    def _job(self, cell: Cell, one: Pass) -> Job:
        trial = cell.trial
        framework = self.frameworks[trial.environment.framework]
        built = self.built[trial.environment.id]
        isolation, reason = choose_isolation(cell, trial.environment.module, one.isolation)
        return Job(
            cell=cell,
            target=Target(
                id=trial.environment.id,
                python=built.python,
                module=trial.environment.module,
                version=trial.environment.version,
                external=trial.environment.external is not None,
            ),
            isolation=isolation,
            isolation_reason=reason,
            repeat=one.repeat,
            variables={
                "ERRATA_MODE": trial.mode,
                "ERRATA_BACKEND": trial.backend,
                "ERRATA_DEVICE": framework.device(trial.backend),
            },
        )

    def _key(self, job: Job) -> str:
        """Hash the cell's name and everything that decides what it does.

        The name belongs to it: a result says whose it is, wherever it is read again. The key
        begins with the script's content, so that `is_of_script` can tell without the rest.
        """
        trial = job.cell.trial
        parts = [
            job.cell.id,
            protocol_digest(),
            trial.case.digest(job.cell.script),
            trial.case.requires.timeout_s,
            self.built[trial.environment.id].key,
            job.isolation,
            job.repeat,
        ]
        digest = hashlib.sha256(json.dumps(parts).encode()).hexdigest()
        return f"{_content(job.cell)}.{digest[:20]}"

    def _reuse(self, jobs: Mapping[str, Job]) -> None:
        """Take over what the store already knows."""
        found = self.store.find(jobs)
        self.results.update({key: stored.result for key, stored in found.items()})
        self.store.link(self.run_id, [s.id for s in found.values() if s.id is not None])
        self.reused += len(found)

    def _run(self, jobs: Mapping[str, Job]) -> Generator[Cell, None, None]:
        keys = {id(job): key for key, job in jobs.items()}
        self.progress.cells_total(len(jobs))
        if not jobs:
            return
        ordered = self._longest_first(list(jobs.values()))
        with contextlib.closing(self.pool.run(ordered)) as finished:
            for job, result in finished:
                key = keys[id(job)]
                self.store.add(self.run_id, _stored(job, key, result))
                self.results[key] = result
                self.ran += 1
                self.progress.cell_done(job.cell.id, result.outcome)
                yield job.cell

    def _longest_first(self, jobs: list[Job]) -> list[Job]:
        """Order jobs so that the longest start first and slots end together."""
        known = self.store.durations({job.cell.id for job in jobs})
        typical = sorted(known.values())[len(known) // 2] if known else 0.0
        return sorted(jobs, key=lambda job: -known.get(job.cell.id, typical))


def confirm(measurement: Measurement, news: Sequence[Judgement]) -> dict[str, Judgement]:
    """Run what looks like news once more, in fresh interpreters, before anyone is told.

    Returns the joined judgements by trial id: flaky where the two runs disagree.
    """
    again = (Pass(isolation=Isolation.FRESH, repeat=_REPEAT_OF_CONFIRMATION),)
    trials = [judgement.trial for judgement in news if judgement.verdict.is_said]
    measurement.measure(trials, again)
    second = {j.trial.id: j for j in measurement.judgements(trials, again)}
    return {
        first.trial.id: judge_repeats([first, second[first.trial.id]])
        for first in news
        if first.trial.id in second
    }


_REPEAT_OF_CONFIRMATION = 1_000  # apart from every `--repeat`, so that it is a run of its own


def is_of_script(stored: StoredResult, cell: Cell) -> bool:
    """Tell whether a stored result was measured with the script as it is now."""
    return stored.key.partition(".")[0] == _content(cell)


def _content(cell: Cell) -> str:
    return cell.trial.case.digest(cell.script)[:12]


def _stored(job: Job, key: str, result: ScriptResult) -> StoredResult:
    trial = job.cell.trial
    return StoredResult(
        cell=job.cell.id,
        case=trial.case.id,
        script=str(job.cell.script),
        environment=trial.environment.id,
        mode=trial.mode,
        backend=trial.backend,
        key=key,
        result=result,
        measured=datetime.now(timezone.utc),
        repeat=job.repeat,
    )
