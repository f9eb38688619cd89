"""Judge a stored run again, with the cases and the record as they are now."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from errata.commands.run.report import ReportedRun, RunCounts, run_trials
from errata.compare.judge import Finding, Location, Status, compare_all, exit_code, location_of
from errata.evidence import read_run
from errata.measuring.options import RunOptions, latest_of_run, options_of
from errata.model.case import Case
from errata.model.cell import Trial
from errata.model.errors import EXIT_INTERRUPTED, ErrataError, UsageProblem
from errata.model.runs import RunHeader
from errata.model.verdict import Observation
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.project import Project, load_known, read_observations
from errata.store.base import StoredResult
from errata.text.printable import counted, first_names

if TYPE_CHECKING:
    from errata.store.sql import Store

_NAMED = 5  # trials that a note names
_LOCATED = (Status.CHANGED, Status.NEW)
_EXPECT = re.compile(r"[ \t]*\[\[[ \t]*expect[ \t]*\]\]")
_TEXT_BLOCK = re.compile(r"\"\"\"[\s\S]*?\"\"\"|'''[\s\S]*?'''")  # may hold anything


@dataclass(frozen=True, kw_only=True)
class Reference:
    """What stored runs are judged by: the table, the cases and the record, read once for all."""

    project: Project
    frameworks: Mapping[str, Framework]
    cases: Mapping[str, Case]
    record: Mapping[str, Observation]


def read_reference(project: Project, measured: Collection[str]) -> Reference:
    """Read what stored runs, which `measured` some cases, are judged by.

    Raises CaseProblems where one of these cases, the table or the record is invalid.
    """
    frameworks = load_frameworks(project.table)
    cases = load_known(project, frameworks, measured)
    return Reference(
        project=project,
        frameworks=frameworks,
        cases=cases,
        record=read_observations(project, cases),
    )


def replay_run(
    project: Project,
    store: Store,
    run: RunHeader,
    reference: Reference | None = None,
    *,
    placed: bool = True,
) -> ReportedRun:
    """Judge a stored run again and report it as `errata run` did at its end.

    Its notes list what the store does not have: trials of edited or removed scripts,
    trials without a result, and that a run has not finished. `reference` saves reading cases and
    record again for each of many runs. Without `placed` no line of a file is looked up.
    """
    results = store.results(run.id)
    names = {one.trial for one in results} | {one.trial for one in store.judgements(run.id)}
    reference = reference or read_reference(project, {name.partition("@")[0] for name in names})
    told = read_run(store, run, results, reference.cases, reference.frameworks)
    asked = {name: one for name, one in told.items() if not one.is_control}
    stale = sorted(name for name, one in asked.items() if not one.is_current)
    found = [one.judge() for one in asked.values() if one.is_current]
    judged = [replace(one, trial=_place_in(run, one.trial)) for one in found if one is not None]
    findings = compare_all(judged, reference.record)
    removed = sorted(names - told.keys())
    wanted = max(run.trials, len(asked) + len(removed), sum(run.counts.values()))
    missing = wanted - len(judged) - len(stale) - len(removed)
    interrupted = run.exit_code in (None, EXIT_INTERRUPTED) and not run.imported
    fresh = sum(one.measured >= run.started for one in results)
    return ReportedRun(
        version=run.harness_version,
        run=run.id,
        started=run.started,
        wall_s=_duration(run, results),
        interrupted=interrupted,
        unfinished=missing if interrupted else 0,
        exit_code=EXIT_INTERRUPTED if interrupted else exit_code(findings),
        corpus=", ".join(str(folder) for folder in project.meant),
        selection=run.selection,
        isolation=run.isolation,
        cells={"run": fresh, "reused": len(results) - fresh},
        counts=RunCounts.of(findings),
        environments=tuple(store.environments(run.id)),
        failed_environments=(),
        notes=(
            *_ending(run),
            *_left_out(stale, "their scripts were edited after the run"),
            *_left_out(removed, "their cases no longer exist"),
            *(() if interrupted or missing <= 0 else (_without(missing),)),
        ),
        trials=run_trials(findings, locate_findings(findings, project) if placed else {}),
        options=project.options,
    )


def _place_in(run: RunHeader, trial: Trial) -> Trial:
    """Give a trial the path of the interpreter that the user named, where the run records it."""
    with suppress(ErrataError):
        if python := options_of(run).python:
            spec = replace(trial.environment, external=Path(python))
            return replace(trial, environment=spec)
    return trial


def _duration(run: RunHeader, results: Iterable[StoredResult]) -> float:
    """Return how long a run took, in seconds; of one that did not end, until its last result."""
    ends = [stored.measured for stored in results]
    last = run.finished or max(ends, default=run.started)
    return max(last - run.started, timedelta(0)).total_seconds()


def _ending(run: RunHeader) -> tuple[str, ...]:
    if run.exit_code is None and not run.imported:
        return (f"run {run.id} has not finished: it is still running, or it was killed",)
    return ()


def _left_out(trials: Sequence[str], why: str) -> tuple[str, ...]:
    if not trials:
        return ()
    count, named = counted(len(trials), "trial"), first_names(trials, _NAMED)
    return (f"{count} left out: {why}: {named}",)


def _without(missing: int) -> str:
    verb = "has" if missing == 1 else "have"
    return f"{counted(missing, 'trial')} {verb} no stored result, and so no reason"


def locate_findings(findings: Iterable[Finding], project: Project) -> Mapping[str, Location]:
    """Return where to look at each finding that is new or has changed.

    Cases outside the repository, as `--corpus` allows, have no location.
    """
    root = repository_root(project.root)
    folders: dict[Path, str | None] = {}
    tables: dict[Path, tuple[int, ...]] = {}
    located: dict[str, Location] = {}
    for finding in findings:
        if finding.status not in _LOCATED:
            continue
        folder = finding.judgement.trial.case.folder
        if folder not in folders:
            real = folder.resolve()
            is_inside = real.is_relative_to(root)
            folders[folder] = real.relative_to(root).as_posix() if is_inside else None
            tables[folder] = _expectations(folder / "case.toml")
        name = folders[folder]
        if name is not None:
            located[finding.id] = location_of(finding, name, tables[folder])
    return located


def repository_root(project: Path) -> Path:
    """Return the folder that a service checks out: the nearest with `.git`, else the project's."""
    project = project.resolve()
    return next((f for f in (project, *project.parents) if (f / ".git").exists()), project)


def _expectations(path: Path) -> tuple[int, ...]:
    """List the lines on which the expectations of a case begin; none where it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ()
    lines = _TEXT_BLOCK.sub(lambda block: "\n" * block[0].count("\n"), text).split("\n")
    return tuple(number for number, line in enumerate(lines, 1) if _EXPECT.match(line))


def again_options(project: Project, store: Store, asked: RunOptions) -> tuple[RunOptions, str]:
    """Return options for the trials of the latest `errata run` that were not as expected.

    Changed and failed trials count, and those without a result where an environment failed. They
    run again even if stored. Returns the name of the run, too. Raises UsageProblem without a run.
    """
    run = latest_of_run(store)
    if run is None:
        raise UsageProblem("no run is stored yet", hint="start one with: errata run")
    found = replay_run(project, store, run, placed=False).trials
    failed = [one.id for one in found if one.status in (Status.CHANGED, Status.INFRA)]
    before = options_of(run)
    return replace(
        asked,
        selection=replace(before.selection, patterns=tuple(dict.fromkeys(failed))),
        python=before.python,
        force=True,
        title=f"{counted(len(failed), 'trial')} of run {run.id} again",
    ), f"run {run.id}"
