"""Judge a stored run again, with the cases and the record as they are now."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from errata.commands.run.report import ReportedRun, RunCounts, run_trials
from errata.compare.judge import (
    Finding,
    Location,
    Status,
    compare_all,
    exit_code,
    judge_repeats,
    location_of,
)
from errata.measuring.confirming import KnownBad, beside_control, known_bad_in
from errata.measuring.options import RunOptions, latest_of_run, options_of
from errata.measuring.stored import (
    BISECTION,
    CONFIRMATION,
    StoredTrial,
    gather_trials,
    judge_results,
)
from errata.model.case import Case
from errata.model.cell import Trial
from errata.model.errors import EXIT_INTERRUPTED, ErrataError, UsageProblem
from errata.model.outcome import Isolation
from errata.model.runs import RunHeader
from errata.model.verdict import Judgement, Observation, Verdict, word_of
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.matrix import choose_releases, keep_named, spread
from errata.plan.shards import Shard, cut
from errata.project import Project, choose_known, load_known, read_costs_of, read_observations
from errata.store.base import StoredResult
from errata.text.printable import counted, first_names

if TYPE_CHECKING:
    from errata.store.sql import Store

_NAMED = 5  # trials that a note names
_INCONCLUSIVE = (Verdict.UNAVAILABLE, Verdict.INFRA)
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
    reference = reference or read_reference(project, {one.case for one in results})
    environments = store.environments(run.id)
    gathered = _in_their_interpreter(
        run, gather_trials(results, environments, reference.cases, reference.frameworks)
    )
    asked = {name: one for name, one in gathered.items() if not one.is_control}
    stale = sorted(name for name, one in asked.items() if not one.is_current)
    known_bad = known_bad_in(reference.record, reference.frameworks)
    found = {
        name: _judge(one, run, gathered, known_bad) for name, one in asked.items() if one.is_current
    }
    judged = [judgement for judgement in found.values() if judgement is not None]
    incomplete = [name for name, judgement in found.items() if judgement is None]
    findings = compare_all(judged, reference.record)
    notes = (
        *_ending(run),
        *_edited(stale),
        *_removed(results, reference.cases),
        *_without_result(run, judged, len(stale)),
    )
    interrupted = run.exit_code in (None, EXIT_INTERRUPTED) and not run.imported
    places = locate_findings(findings, project) if placed else {}
    return ReportedRun(
        version=run.harness_version,
        run=run.id,
        started=run.started,
        wall_s=_duration(run, results),
        interrupted=interrupted,
        unfinished=_unfinished(run, reference, judged, incomplete) if interrupted else 0,
        exit_code=EXIT_INTERRUPTED if interrupted else exit_code(findings),
        corpus=", ".join(str(folder) for folder in project.meant),
        selection=run.selection,
        isolation=run.isolation,
        cells={name: _count_cells(run, results, fresh=name == "run") for name in ("run", "reused")},
        counts=RunCounts.of(findings),
        environments=tuple(environments),
        failed_environments=(),
        notes=notes,
        trials=run_trials(findings, places),
        options=project.options,
    )


# Judging ---------------------------------------------------------------------------------------


def _judge(
    stored: StoredTrial, run: RunHeader, gathered: Mapping[str, StoredTrial], known_bad: KnownBad
) -> Judgement | None:
    """Judge a trial as its run did: what it ran first, then what confirmed it; None if cut off."""
    own, again, elsewhere = _divide(stored.results, run.isolation)
    if not _is_complete(stored.trial, own, _repeats(run)):
        return None
    first = judge_results(stored.trial, own)
    second = judge_results(stored.trial, again)
    if first is None or second is None or not second.verdict.is_conclusive:
        return first
    others = [judge_results(stored.trial, _completed(part, own)) for part in elsewhere if part]
    more = [other for other in others if other is not None and other.verdict.is_conclusive]
    joined = judge_repeats([first, second, *more])
    return _with_control(joined, gathered, known_bad)


def _divide(
    results: Sequence[StoredResult], isolation: str
) -> tuple[list[StoredResult], list[StoredResult], list[list[StoredResult]]]:
    """Divide results: run as requested, run to confirm, and stored by other kinds of runs."""
    again = [stored for stored in results if stored.repeat == CONFIRMATION]
    bisected = [stored for stored in results if stored.repeat == BISECTION]
    ordinary = [stored for stored in results if stored.repeat < CONFIRMATION]
    if isolation not in tuple(map(str, Isolation)):
        return ordinary, again, [bisected]
    asked = Isolation(isolation)
    has_asked = {(s.script, s.repeat) for s in ordinary if s.result.isolation is asked}
    # A script that cannot be forked has run fresh, whatever was asked.
    own = [
        stored
        for stored in ordinary
        if stored.result.isolation is asked or (stored.script, stored.repeat) not in has_asked
    ]
    other = [stored for stored in ordinary if stored not in own]
    return own, again, [other, bisected]


def _completed(part: list[StoredResult], own: Sequence[StoredResult]) -> list[StoredResult]:
    """Add the result of a script that runs in one way only, where a part lacks it."""
    has = {stored.script for stored in part}
    return [
        *part,
        *(replace(s, repeat=part[0].repeat) for s in own if s.script not in has and s.repeat == 0),
    ]


def _is_complete(trial: Trial, own: Sequence[StoredResult], repeats: int) -> bool:
    """Return whether a trial has all results that were requested."""
    has = {(stored.script, stored.repeat) for stored in own}
    wanted = {(str(cell.script), number) for cell in trial.cells for number in range(repeats)}
    return has >= wanted or repeats == 0


def _repeats(run: RunHeader) -> int:
    """Return how often each script had to run; 0 where the run does not record it."""
    try:
        return options_of(run).repeats
    except ErrataError:
        return 0


def _with_control(
    judged: Judgement, gathered: Mapping[str, StoredTrial], known_bad: KnownBad
) -> Judgement:
    """Add to a healed verdict what a release known to fail did in the same run."""
    if judged.verdict is not Verdict.HEALED:
        return judged
    control = known_bad(judged.trial)
    if control is None or control.id not in gathered:
        control = _control_of(judged.trial, gathered) or control
    seen: dict[str, Judgement] = {}
    if control is not None and control.id in gathered:
        again = [s for s in gathered[control.id].results if s.repeat == CONFIRMATION]
        answer = judge_results(gathered[control.id].trial, again)
        seen = {} if answer is None else {control.id: answer}
    return beside_control(judged, control, seen)


def _in_their_interpreter(
    run: RunHeader, gathered: Mapping[str, StoredTrial]
) -> dict[str, StoredTrial]:
    """Give trials the path of the interpreter that the user named, where the run records it."""
    try:
        python = options_of(run).python
    except ErrataError:
        python = None
    if python is None:
        return dict(gathered)
    place = Path(python)
    return {
        name: replace(
            one,
            trial=replace(one.trial, environment=replace(one.trial.environment, external=place)),
        )
        for name, one in gathered.items()
    }


def _control_of(trial: Trial, gathered: Mapping[str, StoredTrial]) -> Trial | None:
    """Find the trial that only ran to confirm another, independent of the current record."""
    place = (trial.case.id, trial.mode, trial.backend)
    return next(
        (
            one.trial
            for one in gathered.values()
            if one.is_control and (one.trial.case.id, one.trial.mode, one.trial.backend) == place
        ),
        None,
    )


# What the run was ------------------------------------------------------------------------------


def _duration(run: RunHeader, results: Iterable[StoredResult]) -> float:
    """Return how long a run took, in seconds; of one that did not end, until its last result."""
    ends = [stored.measured for stored in results]
    last = run.finished or max(ends, default=run.started)
    return max(last - run.started, timedelta(0)).total_seconds()


def _count_cells(run: RunHeader, results: Sequence[StoredResult], *, fresh: bool) -> int:
    """Count the cells that a run itself ran, or those that it took over to answer."""
    by_trial: dict[str, list[StoredResult]] = {}
    for stored in results:
        by_trial.setdefault(stored.trial, []).append(stored)
    count = 0
    for mine in by_trial.values():
        own, again, _ = _divide(mine, run.isolation)
        asked = mine if fresh else [*own, *again]
        count += sum((stored.measured >= run.started) is fresh for stored in asked)
    return count


def _unfinished(
    run: RunHeader, reference: Reference, judged: Sequence[Judgement], incomplete: Sequence[str]
) -> int:
    """Count the requested trials of an unfinished run that have no judgement.

    Where the request is not recorded, or needs an index, the trials that were begun count.
    """
    try:
        planned = planned_trials(run, reference)
    except ErrataError:
        return len(incomplete)
    return len({trial.id for trial in planned} - {judgement.trial.id for judgement in judged})


def planned_trials(run: RunHeader, reference: Reference) -> Sequence[Trial]:
    """Lay out again what a run was asked to run; raises ErrataError where that is unknown."""
    choices = options_of(run)
    if choices.python is not None:
        raise ErrataError("another interpreter would have to be asked")
    selection = choices.selection
    chosen, _ = choose_known(reference.project, selection, reference.frameworks)
    matrix = spread(
        chosen,
        reference.frameworks,
        choose_releases(selection, reference.frameworks),
        modes=selection.modes,
        backends=selection.backends,
    )
    trials = keep_named(matrix.trials, selection.patterns)
    if not choices.shard:
        return trials
    return cut(trials, read_costs_of(reference.project), Shard.parse(choices.shard))


# What is missing -------------------------------------------------------------------------------


def _ending(run: RunHeader) -> tuple[str, ...]:
    if run.exit_code is None and not run.imported:
        return (f"run {run.id} has not finished: it is still running, or it was killed",)
    return ()


def _edited(stale: Sequence[str]) -> tuple[str, ...]:
    if not stale:
        return ()
    count, named = counted(len(stale), "trial"), first_names(stale, _NAMED)
    return (f"{count} left out: their scripts were edited after the run: {named}",)


def _removed(results: Sequence[StoredResult], cases: Mapping[str, Case]) -> tuple[str, ...]:
    gone = sorted({stored.trial for stored in results if stored.case not in cases})
    if not gone:
        return ()
    count, named = counted(len(gone), "trial"), first_names(gone, _NAMED)
    return (f"{count} left out: their cases no longer exist: {named}",)


def _without_result(run: RunHeader, judged: Sequence[Judgement], left_out: int) -> tuple[str, ...]:
    """Count what the run called unavailable or infra without a result of any script."""
    now = Counter(judgement.verdict for judgement in judged)
    missing = {v: run.counts.get(str(v), 0) - now[v] for v in _INCONCLUSIVE}
    parts = [f"{count:,} {word_of(verdict)}" for verdict, count in missing.items() if count > 0]
    if not parts or left_out > sum(missing.values()):
        return ()
    return (f"without a stored result, and so without a reason: {', '.join(parts)}",)


# Locations -------------------------------------------------------------------------------------


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
            folders[folder] = _relative(folder, root)
            tables[folder] = _expectations(folder / "case.toml")
        name = folders[folder]
        if name is not None:
            located[finding.id] = location_of(finding, name, tables[folder])
    return located


def repository_root(project: Path) -> Path:
    """Return the folder that a service checks out: the nearest with `.git`, else the project's."""
    project = project.resolve()
    return next((f for f in (project, *project.parents) if (f / ".git").exists()), project)


def _relative(folder: Path, root: Path) -> str | None:
    folder = folder.resolve()
    return folder.relative_to(root).as_posix() if folder.is_relative_to(root) else None


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
    reference = read_reference(project, {one.case for one in store.results(run.id)})
    found = replay_run(project, store, run, reference, placed=False).trials
    status = {trial.id: trial.status for trial in found}
    failed = [name for name, one in status.items() if one in (Status.CHANGED, Status.INFRA)]
    if run.counts.get(str(Verdict.INFRA)):
        with suppress(ErrataError):
            failed += [t.id for t in planned_trials(run, reference) if t.id not in status]
    before = options_of(run)
    return replace(
        asked,
        selection=replace(before.selection, patterns=tuple(dict.fromkeys(failed))),
        python=before.python,
        force=True,
        title=f"{counted(len(failed), 'trial')} of run {run.id} again",
    ), f"run {run.id}"
