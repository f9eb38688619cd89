"""Accept a run: write its results to the committed record and, on request, to `case.toml`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from errata.commands.cases.acceptance import AcceptanceView, FileDiff, RecordChange
from errata.commands.cases.rewriting import Rewriting, is_undocumented, rewrite_case
from errata.evidence import Told, read_run
from errata.model.case import Case
from errata.model.errors import UsageProblem
from errata.model.runs import RunHeader
from errata.model.verdict import Judgement, Verdict, observe
from errata.model.versions import release_order
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.matrix import Selection, keep_named
from errata.project import Project, choose_known, load_known, refuse_shipped
from errata.store.observed import draft_record, read_record, write_draft

if TYPE_CHECKING:
    from errata.store.sql import Store

_KEPT = "surrogateescape"  # of a file that is not UTF-8, every byte


def prepare_acceptance(
    project: Project,
    store: Store,
    run: RunHeader,
    patterns: Sequence[str] = (),
    *,
    expectations: bool = False,
) -> AcceptanceView:
    """Compute what accepting a stored run would change, without writing.

    Inconclusive and flaky trials, those of nightly builds and those whose scripts were edited
    since are left out. With `expectations`, `case.toml` is rewritten as well, and the record has
    the verdicts by the rewritten case.
    """
    frameworks = load_frameworks(project.table)
    current, stale = _stored_trials(project, frameworks, store, run, patterns)
    nightlies = {one.trial.environment.id for one in current if one.trial.environment.nightly}
    measured = [one for one in current if one.trial.environment.id not in nightlies]
    judgements, rewritings = _judge_cases(measured, frameworks if expectations else {})
    conclusive = [
        j for j in judgements if j.verdict.is_conclusive and j.verdict is not Verdict.FLAKY
    ]
    record = read_record(project.record)
    machines = {facts.environment: facts.machine for facts in store.environments(run.id)}
    changes = [
        RecordChange(now=now, before=record.get(now.id), reason=judgement.reason)
        for judgement in conclusive
        if (now := observe(judgement, machines.get(judgement.trial.environment.id, "")))
        != record.get(now.id)
    ]
    records = draft_record(project.record, [c.now for c in changes])
    return AcceptanceView(
        run=run.id,
        changes=tuple(changes),
        documented=tuple(one for rewriting in rewritings for one in rewriting.documented),
        left=tuple(one for rewriting in rewritings for one in rewriting.left),
        case_files=tuple(
            FileDiff(path=r.path, name=_name(r.path, project), before=r.before, after=r.after)
            for r in rewritings
            if r.after != r.before
        ),
        record_files=tuple(
            FileDiff(
                path=path,
                name=_name(path, project),
                before=_content(path),
                after=after.decode(errors=_KEPT),
            )
            for path, after in records.items()
        ),
        same=len(conclusive) - len(changes),
        inconclusive=sum(not judgement.verdict.is_conclusive for judgement in judgements),
        stale=stale,
        flaky=sum(judgement.verdict is Verdict.FLAKY for judgement in judgements),
        undocumented=sum(is_undocumented(j) and j.expected is not None for j in judgements),
        nightlies=tuple(sorted(nightlies)),
    )


def write_acceptance(files: Sequence[FileDiff]) -> None:
    """Write every file atomically, in their order.

    Raises UsageProblem before the first write if a file has changed since, and StoreFailed if a
    file cannot be written.
    """
    for file in files:
        if _content(file.path) != file.before:
            raise UsageProblem(
                f"{file.path} has changed since it was read; nothing was written",
                hint="review it again: errata accept",
            )
    for file in files:
        write_draft(file.path, file.after.encode(errors=_KEPT))


def _judge_cases(
    measured: Sequence[Told], frameworks: Mapping[str, Framework]
) -> tuple[list[Judgement], list[Rewriting]]:
    """Judge the trials case by case; with `frameworks`, by the rewritten cases."""
    by_case: dict[str, list[Told]] = {}
    for one in measured:
        by_case.setdefault(one.trial.case.id, []).append(one)
    judgements: list[Judgement] = []
    rewritings: list[Rewriting] = []
    for _, mine in sorted(by_case.items()):
        case = mine[0].trial.case
        judged = _judge_all(mine, case)
        if frameworks and case.claim is None:  # nothing in case.toml speaks of a claim's outcome
            rewriting = rewrite_case(case, judged, frameworks, partial(_judge_all, mine))
            rewritings.append(rewriting)
            judged = _judge_all(mine, rewriting.case)
        judgements.extend(judged)
    return judgements, rewritings


def _judge_all(trials: Sequence[Told], case: Case) -> list[Judgement]:
    """Judge the trials of one case that the run asked for; leave out those without a result."""
    judged = (one.judge(case) for one in trials if not one.is_control)
    return [judgement for judgement in judged if judgement is not None]


def _content(path: Path) -> str:
    return path.read_bytes().decode(errors=_KEPT) if path.exists() else ""


def _name(path: Path, project: Project) -> str:
    """Return a path relative to the project if it is inside."""
    root, full = project.root.resolve(), path.resolve()
    return str(full.relative_to(root) if full.is_relative_to(root) else path)


def _stored_trials(
    project: Project,
    frameworks: Mapping[str, Framework],
    store: Store,
    run: RunHeader,
    patterns: Sequence[str],
) -> tuple[list[Told], int]:
    """Return the trials of a run whose scripts are unchanged, and the number of others."""
    results = store.results(run.id)
    if patterns:
        named, _ = choose_known(project, Selection(patterns=tuple(patterns)), frameworks)
        chosen = {case.id: case for case in named}
    else:
        measured = {one.case for one in results}
        own = load_known(replace(project, shipped=None), frameworks, measured)
        chosen = own if own.keys() & measured else load_known(project, frameworks, measured)
    refuse_shipped(project, chosen.values())
    gathered = read_run(store, run, results, chosen, frameworks)
    kept = keep_named((stored.trial for stored in gathered.values()), patterns)
    ordered = sorted(
        kept,
        key=lambda trial: (
            *(trial.case.id, trial.mode, trial.backend),
            *(release_order(trial.environment.version), trial.environment.id),
        ),
    )
    current = [gathered[trial.id] for trial in ordered if gathered[trial.id].is_current]
    return current, len(ordered) - len(current)
