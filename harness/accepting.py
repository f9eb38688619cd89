"""Rewrite the committed record with what a run observed, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from harness.execute.judge import judge, judge_repeats
from harness.measure import is_of_script
from harness.model.case import Script
from harness.model.cell import EnvironmentSpec, Trial
from harness.model.outcome import Isolation
from harness.model.record import observe
from harness.model.verdict import Judgement
from harness.plan.frameworks import load_frameworks
from harness.plan.load import load_corpora
from harness.plan.matrix import make_trial
from harness.plan.select import Selection, choose_cases, keep_named
from harness.project import Project
from harness.store.base import EnvironmentFacts, Run, Store, StoredResult
from harness.store.observed import read_record, write_record

__all__ = ["Acceptance", "accept_run"]


@dataclass(frozen=True, kw_only=True)
class Acceptance:
    """What accepting a run changed: a line per changed trial, and how many were left.

    `unsaid` have no verdict; `stale` were measured with scripts that have been edited since.
    """

    lines: tuple[str, ...]
    same: int
    unsaid: int
    stale: int = 0


def accept_run(
    project: Project, store: Store, run: Run, patterns: Sequence[str], *, dry_run: bool
) -> Acceptance:
    """Record the trials of a stored run; trials without a verdict never touch the record."""
    record = read_record(project.record)
    judged, stale = judge_stored(project, store, run, patterns)
    said = [judgement for judgement in judged if judgement.verdict.is_said]
    changed = []
    lines = []
    for judgement in said:
        now = observe(judgement)
        before = record.get(now.id)
        if before != now:
            changed.append(now)
            was = before.verdict if before else "new"
            lines.append(f"{now.id}: {was} -> {now.verdict}")
    if not dry_run:
        write_record(project.record, changed)
    return Acceptance(
        lines=tuple(lines),
        same=len(said) - len(changed),
        unsaid=len(judged) - len(said),
        stale=stale,
    )


def judge_stored(
    project: Project, store: Store, run: Run, patterns: Sequence[str]
) -> tuple[list[Judgement], int]:
    """Judge a stored run anew, with the cases as they are now.

    Also returns how many trials are left out because a script was edited after the run.
    """
    frameworks = load_frameworks(project.table)
    cases = load_corpora(project.corpora, frameworks)
    chosen = {c.id: c for c in choose_cases(cases, Selection(patterns=tuple(patterns)))}
    held = {facts.environment: facts for facts in store.environments(run.id)}
    by_trial: dict[str, list[StoredResult]] = {}
    for stored in store.results(run.id):
        if stored.case in chosen:
            by_trial.setdefault(stored.trial, []).append(stored)
    trials: dict[str, Trial] = {}
    for results in by_trial.values():
        first = results[0]
        case = chosen[first.case]
        framework = frameworks[case.requires.framework]
        facts = held.get(first.environment, EnvironmentFacts(environment=first.environment))
        environment = _RecordedEnvironment(
            framework=framework.name,
            version=facts.framework_version.partition("+")[0],
            distribution=framework.name,
            module=framework.module,
            python=".".join(facts.python_version.split(".")[:2]),
            name=first.environment,
        )
        trials[first.trial] = make_trial(case, environment, first.mode, first.backend)
    named = keep_named(trials.values(), patterns)
    current = [trial for trial in named if _is_current(trial, by_trial[trial.id])]
    judged = [_judge(trial, by_trial[trial.id]) for trial in current]
    return [judgement for judgement in judged if judgement is not None], len(named) - len(current)


@dataclass(frozen=True, kw_only=True)
class _RecordedEnvironment(EnvironmentSpec):
    """An environment known only from a stored run: its identifier is as it was then."""

    name: str

    @property
    def id(self) -> str:
        return self.name


def _is_current(trial: Trial, results: Sequence[StoredResult]) -> bool:
    """Tell whether all results come from the scripts as they are now."""
    cells = {str(cell.script): cell for cell in trial.cells}
    return all(
        is_of_script(stored, cells[stored.script])
        for stored in results
        if stored.result.outcome.is_from_script
    )


def _judge(trial: Trial, results: Sequence[StoredResult]) -> Judgement | None:
    """Join the passes of one trial; None where a script has no result."""
    repeats: dict[int, list[StoredResult]] = {}
    for stored in results:
        repeats.setdefault(stored.repeat, []).append(stored)
    judged = [
        judge(trial, broken.result, fixed.result)
        for same in repeats.values()
        for broken, fixed in _pairs(same)
    ]
    return judge_repeats(judged) if judged else None


def _pairs(results: Sequence[StoredResult]) -> list[tuple[StoredResult, StoredResult]]:
    """Pair broken with fixed results of one repeat, by isolation where both have it.

    A script that had to run fresh has one result, which serves every pass.
    """
    by_script: dict[str, dict[Isolation | None, StoredResult]] = {str(s): {} for s in Script}
    for stored in results:
        by_script[stored.script][stored.result.isolation] = stored
    broken, fixed = by_script[str(Script.BROKEN)], by_script[str(Script.FIXED)]
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
