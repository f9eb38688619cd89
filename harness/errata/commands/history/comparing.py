"""What changed between stored runs: a comparison of two, and the alerts of one.

A comparison reads only what differs. What was not as expected in a run can run again. An alert
reports a confirmed change once, however many nights the change lasts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from packaging.version import Version

from errata.commands.history.alerts import AlertsView, Notice, build_alerts
from errata.commands.history.comparison import (
    ComparisonFacts,
    ComparisonView,
    Difference,
    build_comparison,
)
from errata.commands.run.stored_run import read_reference
from errata.compare.judge import Finding, Status, compare
from errata.compare.transitions import compare_judgements
from errata.measuring.confirming import KnownBad, known_bad_in
from errata.measuring.stored import StoredTrial, gather_trials
from errata.model.alerts import Key, Sighting, Standing
from errata.model.outcome import ScriptResult
from errata.model.runs import RunHeader
from errata.model.verdict import Judgement, Observation, Verdict
from errata.plan.frameworks import load_frameworks
from errata.project import Project, load_known
from errata.store.base import Differences, StoredResult
from errata.store.sql import Store


def compare_runs(
    project: Project,
    store: Store,
    before: RunHeader,
    after: RunHeader,
    differences: Callable[[], Differences] | None = None,
) -> ComparisonView:
    """Compare the trials whose outcomes differ between two runs; the store finds them.

    Both are judged with the cases as they are now. `differences` returns the store's answer where
    it was asked already. Raises CaseProblems where a case is invalid.
    """
    frameworks = load_frameworks(project.table)
    found = differences() if differences else store.differences(before.id, after.id)
    measured = {one.case for one in (*found.before, *found.after)}
    cases = load_known(project, frameworks, measured)
    sides = [
        gather_trials(results, store.environments(run.id), cases, frameworks)
        for run, results in ((before, found.before), (after, found.after))
    ]
    compared: list[Difference] = []
    edited: list[str] = []
    incomplete: list[str] = []
    for name in sorted(sides[0].keys() & sides[1].keys()):
        first, second = sides[0][name], sides[1][name]
        if _contents(first) != _contents(second):
            edited.append(name)
            continue
        judged = (first.judge(), second.judge())
        if None in judged:
            incomplete.append(name)
        else:
            compared.append(Difference(id=name, transition=compare_judgements(*judged)))
    facts = ComparisonFacts(
        before=before,
        after=after,
        same=found.same,
        only_before=found.only_before,
        only_after=found.only_after,
        edited=tuple(edited),
        unknown=_unknown(found.before, cases),
        incomplete=tuple(incomplete),
        options=project.options,
    )
    return build_comparison(compared, facts)


def _contents(stored: StoredTrial) -> set[tuple[str, str]]:
    """Return which scripts a side was measured with; a key begins with its script's content."""
    return {(result.script, result.key.partition(".")[0]) for result in stored.results}


def _unknown(results: Sequence[StoredResult], cases: Iterable[str]) -> tuple[str, ...]:
    known = set(cases)
    return tuple(sorted({stored.trial for stored in results if stored.case not in known}))


@dataclass(frozen=True, kw_only=True)
class _Observed:
    """What a run found of one trial; news that was not seen twice has no standing."""

    finding: Finding
    standing: Standing | None

    @property
    def sighting(self) -> Sighting:
        """What the store remembers of it."""
        judgement = self.finding.judgement
        trial = judgement.trial
        is_news = self.standing is Standing.NEWS
        return Sighting(
            case=trial.case.id,
            series=trial.environment.series,
            mode=trial.mode,
            backend=trial.backend,
            standing=self.standing or Standing.EXPECTED,
            state=_state(judgement) if is_news else "",
        )


def find_alerts(
    project: Project, store: Store, run: RunHeader, *, peek: bool = False
) -> AlertsView:
    """Return what is new in a stored run, and mark it as reported unless it is a peek.

    What differs from documentation or record counts once it was seen twice; what healed, once
    the failure was also seen again where it is known. Of several nights of one series the newest
    counts. Raises CaseProblems and InvalidRecord.
    """
    results = store.results(run.id)
    reference = read_reference(project, {one.case for one in results})
    trials = gather_trials(
        results,
        store.environments(run.id),
        reference.cases,
        reference.frameworks,
    )
    current = {name: stored for name, stored in trials.items() if stored.is_current}
    known_bad = known_bad_in(reference.record, reference.frameworks)
    newest: dict[Key, _Observed] = {}
    for observed in _observe(current, reference.record, known_bad):
        key = observed.sighting.key
        newest[key] = max(newest.get(key, observed), observed, key=_night)
    sightings = [one.sighting for one in newest.values() if one.standing is not None]
    alerts = store.raise_alerts(run.id, sightings, remember=not peek)
    notices = [
        Notice(
            kind=alert.kind,
            finding=newest[alert.sighting.key].finding,
            series=alert.sighting.series,
            state=alert.sighting.state,
            before=alert.before,
            since=alert.since,
            run=alert.run_id,
        )
        for alert in alerts
    ]
    return build_alerts(
        notices,
        [one.finding for one in newest.values() if one.standing is None],
        run=run.id,
        started=run.started,
        stale=len(trials) - len(current),
        is_peek=peek,
        options=project.options,
    )


def _observe(
    trials: Mapping[str, StoredTrial], record: Mapping[str, Observation], known_bad: KnownBad
) -> Iterator[_Observed]:
    """Judge the conclusive trials, and decide how each counts for alerts."""
    for name, stored in trials.items():
        judgement = None if stored.is_control else stored.judge()
        if judgement is None or not judgement.verdict.is_conclusive:
            continue
        is_confirmed = stored.is_confirmed
        if judgement.verdict is Verdict.HEALED and is_confirmed:
            judgement, is_confirmed = _ask_control(judgement, trials, known_bad)
        finding = compare(judgement, record.get(name))
        standing: Standing | None = Standing.EXPECTED
        if judgement.verdict is Verdict.FLAKY:
            standing = Standing.FLAKY
        elif finding.status is Status.CHANGED:
            standing = Standing.NEWS if is_confirmed else None
        yield _Observed(finding=finding, standing=standing)


def _ask_control(
    healed: Judgement, trials: Mapping[str, StoredTrial], known_bad: KnownBad
) -> tuple[Judgement, bool]:
    """Return whether a release that is recorded to fail did so in this run, as `confirm` asked."""
    control = known_bad(healed.trial)
    if control is None:
        return healed, True
    stored = trials.get(control.id)
    answer = None if stored is None else stored.judge()
    if answer is None or not answer.verdict.is_conclusive:
        return healed, False
    if answer.verdict.is_failure:
        return healed, True
    reason = f"{healed.reason}, but on {control.environment.id} too, where it is recorded to fail"
    return replace(healed, verdict=Verdict.FLAKY, reason=reason), True


def _night(observed: _Observed) -> Version:
    return Version(observed.finding.judgement.trial.environment.version)


def _state(judgement: Judgement) -> str:
    """Identify an alert by the verdict and what both scripts did, not by how it was measured."""
    return f"{judgement.verdict} {_ending(judgement.broken)} {_ending(judgement.fixed)}"


def _ending(result: ScriptResult) -> str:
    if result.signature is not None:
        return f"{result.outcome}:{result.signature.digest}"
    status = result.signal or (str(result.exit_code) if result.exit_code else "")
    return f"{result.outcome}:{status}" if status else str(result.outcome)
