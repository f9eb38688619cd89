"""The findings of a run arranged for reading: what every format of a run is written from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum
from typing import TypeVar

from errata.compare.harm import derived_harm, step_between
from errata.compare.judge import Finding, Location, Status, exit_code
from errata.compare.sides import Row, finding_rows
from errata.model.cell import Trial
from errata.model.errors import EXIT_INTERRUPTED, EnvironmentFailed
from errata.model.outcome import NOT_MEASURED, Outcome, ScriptResult
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import Judgement, Verdict
from errata.report.document import Sign, command, sign_of_change
from errata.report.matrix import MatrixView, build_matrices, reading_order
from errata.text.printable import visible, visible_lines


@dataclass(frozen=True, kw_only=True)
class FailedEnvironment:
    """Why an environment could not be built: the resolver's own `words`, and what to do next."""

    id: str
    message: str
    words: str = ""
    hint: str = ""


@dataclass(frozen=True, kw_only=True)
class RunFacts:
    """What a report shows about the run itself.

    `started` is in UTC and `wall_s` in seconds; `isolation` is `fork`, `fresh` or `both`;
    `selection` is what the user asked for, in words; `corpus` is the path of the cases.
    `unfinished` counts the trials that an interruption left without a result. `run` is its number
    in the store, `version` that of the Errata that ran; `notes` name what the report of a stored
    run leaves out. `options` name the corpora on a command line.
    """

    started: datetime
    wall_s: float
    cells_run: int
    cells_reused: int
    isolation: str
    environments: tuple[EnvironmentFacts, ...]
    selection: str
    corpus: str
    interrupted: bool = False
    unfinished: int = 0
    failed: tuple[FailedEnvironment, ...] = ()
    run: int | None = None
    version: str = ""
    notes: tuple[str, ...] = ()
    options: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class TrialView:
    """One finding; `rows` are both sides of what changed.

    `words` are those of the environment or of Errata where it failed, `hint` what to do next (empty
    for failures of Errata itself). `place` is the location of what is new or changed.
    """

    finding: Finding
    changes: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    words: str = ""
    hint: str = ""
    place: Location | None = None


@dataclass(frozen=True, kw_only=True)
class ChangeView:
    """The same change of one case, in one or more trials; `again` runs the first once more.

    `options` name the corpora on a command line.
    """

    ids: tuple[str, ...]
    case: str
    verdict: Verdict
    changes: tuple[str, ...]
    rows: tuple[Row, ...]
    traceback: str
    again: str
    place: Location | None = None
    options: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class NoResultView:
    """Why trials have no result: what failed in its own words, or why they are unavailable.

    `environments` are pairs of an environment and its number of trials; `hint` is what to do next.
    """

    environments: tuple[tuple[str, int], ...]
    words: str
    hint: str = ""


@dataclass(frozen=True, kw_only=True)
class RunView:
    """A whole run, ready to be shown; counts leave out what did not occur."""

    facts: RunFacts
    trials: tuple[TrialView, ...]
    matrices: tuple[MatrixView, ...]
    changes: tuple[ChangeView, ...]
    infra: tuple[NoResultView, ...]
    unavailable: tuple[NoResultView, ...]
    statuses: tuple[tuple[Status, int], ...]
    verdicts: tuple[tuple[Verdict, int], ...]
    exit_code: int


def build_view(
    findings: Sequence[Finding], facts: RunFacts, places: Mapping[str, Location] | None = None
) -> RunView:
    """Arrange the findings of a run, in an order that does not depend on the order of the run.

    `places` are where to look, for the reports that point at files.
    """
    ordered = sorted(findings, key=reading_order)
    failed = {environment.id: environment for environment in facts.failed}
    known = places or {}
    trials = tuple(
        replace(_trial(finding, failed), place=known.get(finding.id)) for finding in ordered
    )
    return RunView(
        facts=facts,
        trials=trials,
        matrices=build_matrices(ordered),
        changes=_changes(trials, facts.options),
        infra=_infra(trials, facts.options),
        unavailable=_unavailable(ordered),
        statuses=_count(Status, (finding.status for finding in ordered)),
        verdicts=_count(Verdict, (finding.judgement.verdict for finding in ordered)),
        exit_code=EXIT_INTERRUPTED if facts.interrupted else exit_code(ordered),
    )


def changes_of(
    findings: Sequence[Finding], options: tuple[str, ...] = ()
) -> tuple[ChangeView, ...]:
    """Join the trials of one case that changed in the same way; other findings are left out."""
    ordered = sorted(findings, key=reading_order)
    return _changes([_trial(finding, {}) for finding in ordered], options)


def rerun_command(trial: Trial, options: Sequence[str] = ()) -> str:
    """Return the command that runs one trial again, quoted for any shell."""
    environment = trial.environment
    words = ["run", trial.id]
    if environment.external is not None:
        words += ["--python", str(environment.external)]
    else:
        words += ["--env", f"{environment.framework}-{environment.version}"]
    if trial.backend != "cpu":
        words += ["--backend", trial.backend]
    return command(*words, "--force", options=options)


def failed_environments(
    failures: Mapping[str, EnvironmentFailed],
) -> tuple[FailedEnvironment, ...]:
    """Keep the failures of environments that could not be built, by name."""
    return tuple(
        FailedEnvironment(id=name, message=error.message, words=error.words, hint=error.hint)
        for name, error in sorted(failures.items())
    )


_Member = TypeVar("_Member", bound=Enum)
_ENV_HINT = "errata doctor shows interpreters, disk and index settings"


def _count(members: type[_Member], seen: Iterable[_Member]) -> tuple[tuple[_Member, int], ...]:
    counts = Counter(seen)
    return tuple((member, counts[member]) for member in members if counts[member])


def _trial(finding: Finding, failed: Mapping[str, FailedEnvironment]) -> TrialView:
    if finding.status is Status.INFRA:
        environment = failed.get(finding.judgement.trial.environment.id)
        words, hint = _infra_words(finding, environment)
        return TrialView(finding=finding, words=words, hint=hint)
    if finding.status is not Status.CHANGED:
        return TrialView(finding=finding)
    changes = tuple(visible(change) for change in finding.changes)
    return TrialView(finding=finding, changes=changes, rows=finding_rows(finding))


def _changes(trials: Sequence[TrialView], options: tuple[str, ...]) -> tuple[ChangeView, ...]:
    """Join the trials of one case that changed in the same way."""
    groups: dict[tuple[object, ...], list[TrialView]] = {}
    for trial in trials:
        if trial.finding.status is Status.CHANGED:
            judgement = trial.finding.judgement
            key = (judgement.trial.case.id, judgement.verdict, trial.changes, trial.rows)
            groups.setdefault(key, []).append(trial)
    return tuple(_change(group, options) for group in groups.values())


def _change(trials: Sequence[TrialView], options: tuple[str, ...]) -> ChangeView:
    first = trials[0]
    judgement = first.finding.judgement
    fix_fails = judgement.verdict is Verdict.FIX_FAILS
    result = judgement.fixed if fix_fails else judgement.broken
    return ChangeView(
        ids=tuple(visible(trial.finding.id) for trial in trials),
        case=visible(judgement.trial.case.id),
        verdict=judgement.verdict,
        changes=(*first.changes, *_step_words(judgement)),
        rows=first.rows,
        traceback=visible_lines(result.traceback.strip("\n")),
        again=rerun_command(judgement.trial, options),
        place=first.place,
        options=options,
    )


def _step_words(judgement: Judgement) -> tuple[str, ...]:
    """Say where a failure seems to tell itself now, or no longer does, unlike the documented one.

    Elsewhere in the script it is another failure until somebody has looked: masked.
    """
    documented, broken = judgement.trial.expectation, judgement.broken
    if documented is None or not documented.is_failure or not broken.outcome.is_from_script:
        return ()
    kind, at = (broken.signature.type, broken.signature.at) if broken.signature else ("", "")
    was = documented.harm or derived_harm(
        documented.outcome, documented.type or "", documented.at or "", warns=True
    )
    step = step_between(was, derived_harm(broken.outcome, kind, at, warns=False))
    return (
        (f"{sign_of_change([step], Sign.CHANGED)} it may be {step}: {step.meaning}",)
        if step
        else ()
    )


def _infra(trials: Sequence[TrialView], options: Sequence[str]) -> tuple[NoResultView, ...]:
    """Join the trials that the same failure stopped."""
    groups: dict[tuple[str, str], list[TrialView]] = {}
    for trial in trials:
        if trial.finding.status is Status.INFRA:
            groups.setdefault((trial.words, trial.hint), []).append(trial)
    return tuple(
        NoResultView(
            environments=_environments([trial.finding for trial in group]),
            words=words,
            hint=hint or _alone(_trial_of(group[0]), options),
        )
        for (words, hint), group in groups.items()
    )


def _alone(trial: Trial, options: Sequence[str]) -> str:
    return f"try one alone: {rerun_command(trial, options)} --isolation fresh"


def _trial_of(trial: TrialView) -> Trial:
    return trial.finding.judgement.trial


def _environments(findings: Sequence[Finding]) -> tuple[tuple[str, int], ...]:
    counts = Counter(visible(finding.judgement.trial.environment.id) for finding in findings)
    return tuple(counts.items())


def _infra_words(finding: Finding, failed: FailedEnvironment | None) -> tuple[str, str]:
    """Return what failed in its own words, and a hint; empty for the harness's own failures."""
    result = _failing(finding)
    if result.detail == NOT_MEASURED:
        return NOT_MEASURED, "measure what is missing: the same command without --stored"
    if result.outcome is not Outcome.ENV_FAILED:
        return visible_lines(result.detail.strip()), ""
    if failed is None:
        return visible_lines(result.detail.strip()), _ENV_HINT
    words = "\n".join(text.strip() for text in (failed.message, failed.words) if text.strip())
    return visible_lines(words), visible(failed.hint) or _ENV_HINT


def _failing(finding: Finding) -> ScriptResult:
    results = (finding.judgement.broken, finding.judgement.fixed)
    return next((r for r in results if r.outcome.is_infrastructure), results[0])


def _unavailable(findings: Sequence[Finding]) -> tuple[NoResultView, ...]:
    groups: dict[str, list[Finding]] = {}
    for finding in findings:
        if finding.status is Status.UNAVAILABLE:
            groups.setdefault(visible(finding.judgement.reason), []).append(finding)
    return tuple(
        NoResultView(environments=_environments(group), words=reason)
        for reason, group in groups.items()
    )
