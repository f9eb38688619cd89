"""Rewrite the committed record with what a run observed, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from harness.execute.judge import judge, judge_repeats
from harness.model.case import Script
from harness.model.cell import EnvironmentSpec, Trial
from harness.model.record import observe
from harness.model.verdict import Judgement
from harness.plan.frameworks import load_frameworks
from harness.plan.load import load_corpora
from harness.plan.matrix import make_trial
from harness.plan.select import Selection, choose_cases, keep_named
from harness.project import Project
from harness.store.base import Run, Store, StoredResult
from harness.store.observed import read_record, write_record

__all__ = ["Acceptance", "accept_run"]


@dataclass(frozen=True, kw_only=True)
class Acceptance:
    """What accepting a run changed: a line per changed trial, and how many were left."""

    lines: tuple[str, ...]
    same: int
    unsaid: int


def accept_run(
    project: Project, store: Store, run: Run, patterns: Sequence[str], *, dry_run: bool
) -> Acceptance:
    """Record the trials of a stored run; trials without a verdict never touch the record."""
    record = read_record(project.record)
    judged = judge_stored(project, store, run, patterns)
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
        lines=tuple(lines), same=len(said) - len(changed), unsaid=len(judged) - len(said)
    )


def judge_stored(
    project: Project, store: Store, run: Run, patterns: Sequence[str]
) -> list[Judgement]:
    """Judge a stored run anew, with the cases as they are now."""
    frameworks = load_frameworks(project.table)
    cases = load_corpora(project.corpora, frameworks)
    chosen = {c.id: c for c in choose_cases(cases, Selection(patterns=tuple(patterns)))}
    versions = {facts.environment: facts.framework_version for facts in store.environments(run.id)}
    by_trial: dict[str, list[StoredResult]] = {}
    for stored in store.results(run.id):
        if stored.case in chosen:
            by_trial.setdefault(stored.trial, []).append(stored)
    trials: dict[str, Trial] = {}
    for results in by_trial.values():
        first = results[0]
        case = chosen[first.case]
        framework = frameworks[case.requires.framework]
        version = versions.get(first.environment, "").partition("+")[0]
        environment = _RecordedEnvironment(
            framework=framework.name,
            version=version,
            distribution=framework.name,
            module=framework.module,
            python=_python_of(store, run, first.environment),
            name=first.environment,
        )
        trials[first.trial] = make_trial(case, environment, first.mode, first.backend)
    named = keep_named(trials.values(), patterns)
    judged = [_judge(trial, by_trial[trial.id]) for trial in named]
    return [judgement for judgement in judged if judgement is not None]


@dataclass(frozen=True, kw_only=True)
class _RecordedEnvironment(EnvironmentSpec):
    """An environment known only from a stored run: its identifier is as it was then."""

    name: str

    @property
    def id(self) -> str:
        return self.name


def _python_of(store: Store, run: Run, environment: str) -> str:
    for facts in store.environments(run.id):
        if facts.environment == environment:
            return ".".join(facts.python_version.split(".")[:2])
    return ""


def _judge(trial: Trial, results: Sequence[StoredResult]) -> Judgement | None:
    """Join the repeats of one trial; None where a script has no result."""
    passes: dict[tuple[int, object], dict[Script, StoredResult]] = {}
    for stored in results:
        key = (stored.repeat, stored.result.isolation)
        passes.setdefault(key, {})[Script(stored.script)] = stored
    judged = [
        judge(trial, pair[Script.BROKEN].result, pair[Script.FIXED].result)
        for pair in passes.values()
        if _is_whole(pair)
    ]
    return judge_repeats(judged) if judged else None


def _is_whole(pair: Mapping[Script, StoredResult]) -> bool:
    return len(pair) == len(Script)
