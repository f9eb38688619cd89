"""What is known of cases at their places, and what of it is believed: one rule for every command.

The store has runs, the record has what was last reviewed. At each place (environment, mode,
backend) counts, in this order:

1. the newest run that the record agrees with, or that was confirmed: both scripts ran again in
   fresh interpreters, and did the same;
2. the record;
3. the newest run with a conclusive verdict, as unconfirmed; then one without.

Results of scripts that were edited since never count, and neither does a timeout that another run
contradicts. What a command measures itself comes before all of this.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from errata.compare.behaviour import Behaviour, behaviour_in
from errata.compare.judge import judge, judge_repeats, recalled
from errata.measuring.stored import CONFIRMATION, is_of_script
from errata.model import verdict
from errata.model.case import Case, Script
from errata.model.cell import (
    EnvironmentSpec,
    Place,
    Trial,
    is_place,
    split_environment,
    split_place,
)
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.model.runs import EnvironmentFacts, RunHeader
from errata.model.versions import parse_version
from errata.plan.framework import Framework
from errata.plan.matrix import make_trial
from errata.project import Project, read_observations
from errata.store.base import StoredResult

if TYPE_CHECKING:
    from errata.store.sql import Store

_SEEN_TWICE = 2


@dataclass(frozen=True, kw_only=True, order=True)
class RunRef:
    """A run that reported a result."""

    number: Annotated[int, Field(serialization_alias="run")]
    started: datetime = field(compare=False)
    imported: bool = field(compare=False)
    machine: Annotated[str, Field(description="Where it was measured; empty if unknown.")] = field(
        compare=False
    )


@dataclass(frozen=True, kw_only=True)
class Runs:
    """The runs of a store that reported some results, and what their environments held."""

    refs: Mapping[tuple[int, str], RunRef] = field(default_factory=dict)
    facts: Mapping[tuple[int, str], EnvironmentFacts] = field(default_factory=dict)
    reported: Mapping[int, tuple[int, ...]] = field(default_factory=dict)

    def of(self, stored: StoredResult) -> list[RunRef]:
        """List the runs that reported a result."""
        numbers = self.reported.get(stored.id or 0, ())
        return [self.refs[number, stored.environment] for number in numbers]


def runs_of(store: Store, stored: Sequence[StoredResult]) -> Runs:
    """Ask the store once which runs reported some results, of however many cases."""
    reported = store.reported_by([one.id for one in stored if one.id is not None])
    numbers = {number for runs in reported.values() for number in runs}
    environments = {one.environment for one in stored}
    refs, held = {}, {}
    for run in store.runs():
        if run.id not in numbers:
            continue
        here = {facts.environment: facts for facts in store.environments(run.id)}
        for name in environments:
            facts = here.get(name, EnvironmentFacts(environment=name))
            held[run.id, name] = facts
            refs[run.id, name] = RunRef(
                number=run.id, started=run.started, imported=run.imported, machine=facts.platform
            )
    return Runs(refs=refs, facts=held, reported=reported)


def read_evidence(
    project: Project,
    store: Store | None,
    cases: Iterable[Case],
    frameworks: Mapping[str, Framework],
    environments: Collection[str] | None = None,
) -> dict[str, CaseEvidence]:
    """Read what store and record know of some cases, by id; `environments` narrows both.

    The number of queries does not depend on the number of cases. Raises InvalidRecord.
    """
    by_id = {case.id: case for case in cases}
    stored = store.about(by_id, environments) if store else []
    runs = runs_of(store, stored) if store else Runs()
    by_case: dict[str, list[StoredResult]] = {}
    for one in stored:
        by_case.setdefault(one.case, []).append(one)
    record: dict[str, list[verdict.Observation]] = {}
    for seen in read_observations(project, by_id, environments).values():
        if is_place(seen.place):
            record.setdefault(seen.case, []).append(seen)
    described: dict[str, dict[str, EnvironmentSpec]] = {}
    found = {}
    for name, case in by_id.items():
        framework = case.requires.framework
        found[name] = CaseEvidence(
            case=case,
            framework=frameworks[framework],
            stored=by_case.get(name, []),
            record=record.get(name, []),
            runs=runs,
            environments=described.setdefault(framework, {}),
        )
    return found


def believed_of(evidence: Mapping[str, CaseEvidence], trials: Iterable[Trial]) -> dict[str, Seen]:
    """Return what is believed of some trials, by id; nothing of those that are not known."""
    found = {}
    for trial in trials:
        place = split_place(trial.place)
        if seen := evidence[trial.case.id].believed.get(place):
            found[trial.id] = replace(seen, judgement=replace(seen.judgement, trial=trial))
    return found


@dataclass(frozen=True, kw_only=True)
class Seen:
    """What is believed of a case at one place; without a run it is the record's.

    `is_sure` is whether record or confirmation speak for it. `results` are the run's, `held` is
    what the environment held.
    """

    judgement: verdict.Judgement
    held: EnvironmentFacts
    is_sure: bool = True
    run: RunRef | None = None
    results: tuple[StoredResult, ...] = ()

    @property
    def measured(self) -> datetime | None:
        """When the newest result was measured; None where it is only recorded."""
        return max((one.measured for one in self.results), default=None)


@dataclass(kw_only=True)
class CaseEvidence:
    """What store and record know of one case, judged with the case as it is now.

    `stored` are its results, the newest first. `environments` may be shared by the cases of one
    framework: it remembers descriptions.
    """

    case: Case
    framework: Framework
    stored: Sequence[StoredResult]
    record: Sequence[verdict.Observation]
    runs: Runs
    environments: dict[str, EnvironmentSpec] = field(default_factory=dict)
    _trials: dict[Place, Trial] = field(default_factory=dict)
    _judged: dict[frozenset[int | None], verdict.Judgement | None] = field(default_factory=dict)

    def trial(self, place: Place) -> Trial:
        """Return the trial of a place, described by its identifier alone."""
        if place not in self._trials:
            name, mode, backend = place
            if name not in self.environments:
                facts = EnvironmentFacts(environment=name)
                self.environments[name] = environment_of(self.framework, facts)
            self._trials[place] = make_trial(self.case, self.environments[name], mode, backend)
        return self._trials[place]

    @cached_property
    def current(self) -> list[StoredResult]:
        """The results of the scripts as they are now."""
        if not self.stored:
            return []
        # Any place will do: only the case's scripts count.
        cells = {str(cell.script): cell for cell in self.trial(place_of(self.stored[0])).cells}
        return [one for one in self.stored if is_of_script(one, cells[one.script])]

    @property
    def stale(self) -> int:
        """How many results are of scripts that were edited since."""
        return len(self.stored) - len(self.current)

    @cached_property
    def recorded(self) -> dict[Place, verdict.Observation]:
        """What the record has of the scripts as they are now."""
        return {
            place: one
            for one in self.record
            if one.content == verdict.content_digest(self.trial(place := split_place(one.place)))
        }

    @cached_property
    def counted(self) -> list[StoredResult]:
        """The current results without timeouts that others contradict, the newest first."""
        return without_contradicted(self.case, self.current, self.recorded.values())

    @cached_property
    def by_run(self) -> dict[Place, list[tuple[RunRef, list[StoredResult]]]]:
        """The results that count at each place by run, in the order in which the runs started."""
        found: dict[Place, dict[RunRef, list[StoredResult]]] = {}
        for one in self.counted:
            for run in self.runs.of(one):
                found.setdefault(place_of(one), {}).setdefault(run, []).append(one)
        return {
            place: sorted(runs.items(), key=lambda item: (item[0].started, item[0]))
            for place, runs in found.items()
        }

    @cached_property
    def believed(self) -> dict[Place, Seen]:
        """What is believed at each place, by the rule of this module."""
        found = {place: seen for place in self.by_run if (seen := self._newest(place))}
        for place, observation in self.recorded.items():
            if place not in found or not found[place].is_sure:
                held = EnvironmentFacts(
                    environment=place[0],
                    framework_version=observation.build,
                    python_version=observation.python,
                )
                judged = recalled(self.trial(place), observation)
                found[place] = Seen(judgement=judged, held=held)
        return found

    def _newest(self, place: Place) -> Seen | None:
        """Return the newest sure run at a place, else the newest conclusive one, else any."""
        best: Seen | None = None
        for run, results in reversed(self.by_run[place]):
            judged = self.judge(place, results)
            if judged is None:
                continue
            seen = Seen(
                judgement=judged,
                held=self.runs.facts[run.number, place[0]],
                is_sure=self._is_sure(place, judged),
                run=run,
                results=tuple(results),
            )
            if seen.is_sure:
                return seen
            if best is None or best.judgement.verdict.is_conclusive < judged.verdict.is_conclusive:
                best = seen
        return best

    def _is_sure(self, place: Place, judged: verdict.Judgement) -> bool:
        if not judged.verdict.is_conclusive or judged.verdict is verdict.Verdict.FLAKY:
            return False
        observation = self.recorded.get(place)
        if judged.is_confirmed or observation is None:
            return judged.is_confirmed
        both = [verdict.as_recorded(judged), recalled(judged.trial, observation)]
        return judge_repeats(both).verdict is not verdict.Verdict.FLAKY

    def judge(self, place: Place, results: Sequence[StoredResult]) -> verdict.Judgement | None:
        """Judge the results of one run at a place; None where a script has none."""
        key = frozenset(stored.id for stored in results)
        if key not in self._judged:
            self._judged[key] = judge_results(self.trial(place), results)
        return self._judged[key]

    def behaviours(self, results: Iterable[StoredResult], script: Script) -> tuple[Behaviour, ...]:
        """List the distinct behaviours of one script; failures to run it are left out."""
        name = str(script)
        own = [stored.result for stored in results if stored.script == name]
        seen = [self.behaviour(result) for result in own if result.outcome.is_from_script]
        return tuple(dict.fromkeys(seen))

    def behaviour(self, result: ScriptResult) -> Behaviour:
        """Return what one result counts as in comparisons."""
        return behaviour_in(self.case, result)


def place_of(stored: StoredResult) -> Place:
    """Return where a result was measured."""
    return (stored.environment, stored.mode, stored.backend)


def without_contradicted(
    case: Case, results: Iterable[StoredResult], record: Iterable[verdict.Observation] = ()
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


@dataclass(frozen=True, kw_only=True)
class _NamedEnvironment(EnvironmentSpec):
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
    return _NamedEnvironment(
        framework=framework.name,
        version=version if parsed else "0",
        distribution=framework.name,
        module=framework.module,
        python=".".join(facts.python_version.split(".")[:2]),
        variant=variant if variant in framework.variants else "cpu",
        nightly=parsed is not None and parsed.is_devrelease,
        name=facts.environment,
    )


def judge_results(trial: Trial, results: Sequence[StoredResult]) -> verdict.Judgement | None:
    """Join all passes of one trial into one judgement; None if a script has no result."""
    repeats: dict[int, list[StoredResult]] = {}
    for stored in results:
        repeats.setdefault(stored.repeat, []).append(stored)
    judged = [
        judge(trial, broken.result, fixed.result)
        for same in repeats.values()
        for broken, fixed in _pairs(same, of_claim=trial.case.claim is not None)
    ]
    if not judged:
        return None
    # A bisection confirms, too, by a number of its own.
    again = {stored.script for stored in results if stored.repeat >= CONFIRMATION}
    both = {str(cell.script) for cell in trial.cells}
    return replace(judge_repeats(judged), is_confirmed=again >= both)


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


@dataclass(frozen=True, kw_only=True)
class Told:
    """A trial of one run: its results, and how the run judged them at its end.

    `kept` is None where the run was killed before, or is of an Errata that kept no judgements.
    `control` is then the trial that ran to confirm this one, on a release known to fail.
    """

    trial: Trial
    results: tuple[StoredResult, ...]
    kept: verdict.StoredJudgement | None = None
    control: Told | None = None

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
        return self.kept is None and all(one.repeat >= CONFIRMATION for one in self.results)

    def judge(self, case: Case | None = None) -> verdict.Judgement | None:
        """Judge the trial with the case as it is now, or with `case`; None without a result.

        That repeats disagreed, and that a change was confirmed, stays as the run found it.
        """
        trial = self.trial
        if case is not None:
            trial = make_trial(case, trial.environment, trial.mode, trial.backend)
        if self.kept is None:
            return self._beside_control(judge_results(trial, self.results))
        kept = self.kept
        by_key = {stored.key: stored.result for stored in self.results}
        broken, fixed = by_key.get(kept.broken), by_key.get(kept.fixed)
        if kept.verdict.is_conclusive and not (broken and fixed):
            return None
        judged = judge(trial, broken or _failed(kept), fixed or _failed(kept))
        judged = replace(judged, is_confirmed=kept.is_confirmed)
        if kept.verdict is verdict.Verdict.FLAKY:
            return replace(judged, verdict=kept.verdict, reason=kept.reason)
        return replace(judged, reason=kept.reason) if judged.verdict is kept.verdict else judged

    def _beside_control(self, judged: verdict.Judgement | None) -> verdict.Judgement | None:
        """Believe that a failure is gone only if the control, where there is one, shows it."""
        if judged is None or judged.verdict is not verdict.Verdict.HEALED or self.control is None:
            return judged
        answer = self.control.judge()
        if answer is None or not answer.verdict.is_conclusive:
            return replace(judged, is_confirmed=False)
        if answer.verdict.is_failure:
            return judged
        place = self.control.trial.environment.id
        reason = f"{judged.reason}, but on {place} too, where it is known to fail"
        return replace(judged, verdict=verdict.Verdict.FLAKY, reason=reason)


def _failed(kept: verdict.StoredJudgement) -> ScriptResult:
    """Return what a run said of scripts that it could not run."""
    if kept.verdict is verdict.Verdict.UNAVAILABLE:
        return ScriptResult(outcome=Outcome.UNAVAILABLE, detail=kept.reason)
    outcome, _, detail = kept.reason.partition(": ")
    return ScriptResult(outcome=Outcome(outcome), detail=detail)


def read_run(
    store: Store,
    run: RunHeader,
    results: Iterable[StoredResult],
    cases: Mapping[str, Case],
    frameworks: Mapping[str, Framework],
) -> dict[str, Told]:
    """Join results of a run by trial with how it judged them, controls included.

    Trials of which it has a judgement alone are there, too.
    """
    kept = {one.trial: one for one in store.judgements(run.id)}
    return by_trials(results, store.environments(run.id), cases, frameworks, kept)


def by_trials(
    results: Iterable[StoredResult],
    environments: Iterable[EnvironmentFacts],
    cases: Mapping[str, Case],
    frameworks: Mapping[str, Framework],
    kept: Mapping[str, verdict.StoredJudgement],
) -> dict[str, Told]:
    """Join the results of one run by trial; cases that are not in `cases` are left out."""
    held = {facts.environment: facts for facts in environments}
    by_trial: dict[str, list[StoredResult]] = {name: [] for name in kept}
    for stored in results:
        by_trial.setdefault(stored.trial, []).append(stored)
    found = {}
    for name, mine in by_trial.items():
        case_id, _, place = name.partition("@")
        case = cases.get(case_id)
        if case is None:
            continue
        environment, mode, backend = split_place(place)
        facts = held.get(environment, EnvironmentFacts(environment=environment))
        spec = environment_of(frameworks[case.requires.framework], facts)
        trial = make_trial(case, spec, mode, backend)
        if case.claim is not None and trial.expectation is None:
            continue  # a kit runs it wherever the case can run, and here it claims nothing
        counted = _without_superseded(trial, mine)
        found[name] = Told(trial=trial, results=counted, kept=kept.get(name))
    controls = {_spot(one): one for one in found.values() if one.is_control}
    return {
        name: one if one.kept or one.is_control else replace(one, control=controls.get(_spot(one)))
        for name, one in found.items()
    }


def _spot(told: Told) -> tuple[str, str, str]:
    return (told.trial.case.id, told.trial.mode, told.trial.backend)


def _without_superseded(trial: Trial, results: Sequence[StoredResult]) -> tuple[StoredResult, ...]:
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
