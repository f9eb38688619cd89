"""Compare two releases of one framework, case by case: what is known, then what is measured."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timezone
from functools import cached_property
from typing import TYPE_CHECKING, Any

from errata.commands.run.report import environment_json, failed_environments
from errata.commands.upgrade.report import (
    ReleaseSide,
    Spot,
    UpgradeFacts,
    UpgradeReport,
    build_report,
    first_release_to_break,
    spot_of,
)
from errata.commands.upgrade.upgrade_plan import Pair, UpgradePlan, trials_between
from errata.compare import resources
from errata.compare.transitions import Change, Transition, compare_judgements
from errata.evidence import CaseEvidence, Seen, believed_of, read_evidence
from errata.measuring.confirming import confirm
from errata.measuring.measurement import Measurement, Pass, passes_for
from errata.measuring.options import RunOptions
from errata.measuring.supply import Progress
from errata.model.case import Script
from errata.model.cell import Trial
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import Judgement, Verdict
from errata.text.printable import counted, first_names
from errata.workflow import Plan, recording

if TYPE_CHECKING:
    from errata.store.sql import Store


_NAMED = 3  # cases that a line names
_QUIET = (Change.UNCHANGED, Change.INCONCLUSIVE, Change.GONE, Change.APPEARED)


Read = Callable[[Sequence[Trial]], Mapping[str, CaseEvidence]]
"""Reads what is known of the cases of some trials, by id, at the trials' environments at least."""


@dataclass(frozen=True, kw_only=True)
class Known:
    """What is believed of both releases of an upgrade, by trial id.

    `partial` counts the pairs of which something is known, but not enough to compare them.
    """

    seen: Mapping[str, Seen] = field(default_factory=dict)
    partial: int = 0

    @property
    def judgements(self) -> dict[str, Judgement]:
        """How each trial is judged."""
        return {name: seen.judgement for name, seen in self.seen.items()}

    @property
    def environments(self) -> dict[str, EnvironmentFacts]:
        """What the environments held, by the newest run that is believed of them."""
        ordered = sorted(self.seen.values(), key=lambda seen: seen.run.number if seen.run else 0)
        return {seen.judgement.trial.environment.id: seen.held for seen in ordered}

    @property
    def recorded(self) -> int:
        """How many trials the record knows."""
        return sum(seen.run is None for seen in self.seen.values())

    def knows(self, laid_out: UpgradePlan) -> bool:
        """Whether nothing has to be measured."""
        return all(trial.id in self.seen for trial in laid_out.trials)


def reading(plan: Plan, store: Store | None) -> Read:
    """Return a function that reads record and store; it raises InvalidRecord."""

    def read(trials: Sequence[Trial]) -> Mapping[str, CaseEvidence]:
        cases = {trial.case.id: trial.case for trial in trials}
        environments = {trial.environment.id for trial in trials}
        return read_evidence(plan.project, store, cases.values(), plan.frameworks, environments)

    return read


def know_pairs(pairs: Sequence[Pair], read: Read) -> Known:
    """Find what is believed of both sides of some pairs.

    What is not sure (`errata.evidence`) counts where nothing has changed: a change is reported
    once it was confirmed.
    """
    found: dict[str, Seen] = {}
    partial = 0
    evidence = read([trial for pair in pairs for trial in pair.trials])
    for pair in pairs:
        seen = believed_of(evidence, pair.trials)
        seen = {n: one for n, one in seen.items() if one.judgement.verdict.is_conclusive}
        compared = _compare([pair], {n: one.judgement for n, one in seen.items()})
        is_steady = bool(compared) and all(_is_steady(one.judgement) for one in seen.values())
        is_quiet = is_steady and all(one.change in _QUIET for one in compared)
        believed = {name: one for name, one in seen.items() if one.is_sure or is_quiet}
        partial += bool(seen) and len(believed) < len(pair.trials)
        found |= believed
    return Known(seen=found, partial=partial)


def first_breaks(
    laid_out: UpgradePlan, transitions: Iterable[Transition], read: Read
) -> dict[Spot, str]:
    """Find in which listed release trials begin to break, by what record and store know."""
    broken = {
        spot_of(one): (one.before, one.after, one.change)
        for one in transitions
        if one.before and one.after and one.is_regression
    }
    pairs = [
        Pair(before=broken[spot_of(trial)][0].trial, after=trial)
        for trial in trials_between(laid_out, [one[0].trial for one in broken.values()])
    ]
    known = know_pairs(pairs, read).judgements
    between: dict[Spot, list[Judgement]] = {}
    for pair in pairs:
        if pair.after and pair.after.id in known:
            between.setdefault(spot_of(pair.after), []).append(known[pair.after.id])
    return {
        spot: first_release_to_break(before, [*between.get(spot, ()), after], change)
        for spot, (before, after, change) in broken.items()
    }


def compare_known(laid_out: UpgradePlan, known: Known, read: Read, clock: float) -> UpgradeReport:
    """Compare both releases as far as they are known; the command began at `clock` (monotonic)."""
    transitions = _compare(laid_out.pairs, known.judgements)
    since = first_breaks(laid_out, transitions, read)
    facts = replace(
        _facts(laid_out, known),
        wall_s=time.monotonic() - clock,
        unfinished=len(laid_out.pairs) - len(transitions),
    )
    return build_report(transitions, facts, since)


def run_upgrade(
    laid_out: UpgradePlan,
    known: Known,
    options: RunOptions,
    limits: resources.Limits,
    store: Store,
    progress: Progress,
    answer: Callable[[UpgradeReport], None],
) -> UpgradeReport:
    """Measure what is not known and confirm what changed; an interruption reports what finished.

    Where `limits` ask for time or memory, `answer` gets what changes before these are measured.
    """
    clock = time.monotonic()
    facts = replace(_facts(laid_out, known), isolation=options.isolation)
    transitions: list[Transition] = []
    since: dict[Spot, str] = {}
    with recording(laid_out.plan, options, store, progress) as measurement:
        passes = passes_for(options.isolation, options.repeats)
        comparison = Comparison(
            measurement=measurement, pairs=laid_out.pairs, passes=passes, known=known.judgements
        )

        def report(**more: Any) -> UpgradeReport:
            before, after = _sides(laid_out, {**known.environments, **measurement.facts})
            now = replace(
                facts,
                before=before,
                after=after,
                wall_s=time.monotonic() - clock,
                cells={"run": measurement.ran, "reused": measurement.reused},
                unfinished=len(laid_out.pairs) - len(transitions),
                failed_environments=failed_environments(measurement.supply.failures),
                **more,
            )
            return build_report(transitions, now, since)

        measurement.supply.keep_to_end()  # changes run again on both sides
        measurement.timed = limits.time > 0
        found: dict[str, Any] = {"confirmed": False}
        if known.seen:
            progress.note(_announcement(comparison.asked, len(laid_out.trials)))
        try:
            comparison.measure()
            transitions = comparison.transitions()
            comparison.confirm(transitions)
            found["confirmed"] = True
            transitions = comparison.transitions()
            since = first_breaks(laid_out, transitions, reading(laid_out.plan, store))
            if limits.any:
                answer(report(**found))
                transitions, baseline = comparison.weigh(transitions, limits)
                found["framework_memory"] = baseline
                found["factors"] = {"time": limits.time, "memory": limits.memory}
        except KeyboardInterrupt:
            found["interrupted"] = True
            transitions = transitions or comparison.transitions()
        final = report(**found)
        measurement.finish(final.exit_code, comparison.judged().values(), passes)
    return final


def _announcement(asked: Sequence[Trial], count: int) -> str:
    cases = first_names(list(dict.fromkeys(trial.case.id for trial in asked)), _NAMED)
    whole = counted(count, "trial")
    return f"measuring {len(asked):,} of {whole}; record and store know the others: {cases}"


def _facts(laid_out: UpgradePlan, known: Known) -> UpgradeFacts:
    """Describe a comparison of what is known, before anything is measured."""
    before, after = _sides(laid_out, known.environments)
    return UpgradeFacts(
        framework=laid_out.framework,
        before=before,
        after=after,
        downgrade=laid_out.is_downgrade,
        started=datetime.now(timezone.utc),
        wall_s=0.0,
        interrupted=False,
        confirmed=True,
        unfinished=0,
        corpus=", ".join(map(str, laid_out.plan.project.meant)),
        selection=f"{laid_out.framework} {laid_out.before} -> {laid_out.after}",
        isolation="fork",
        factors={"time": 0, "memory": 0},
        framework_memory=None,
        cells={"run": 0, "reused": 0},
        known={"record": known.recorded, "store": len(known.seen) - known.recorded},
        failed_environments=(),
        notes=laid_out.notes,
        options=laid_out.plan.project.options,
    )


def _compare(pairs: Iterable[Pair], judged: Mapping[str, Judgement]) -> list[Transition]:
    return [
        compare_judgements(
            judged[pair.before.id] if pair.before else None,
            judged[pair.after.id] if pair.after else None,
        )
        for pair in pairs
        if all(trial.id in judged for trial in pair.trials)
    ]


@dataclass(kw_only=True)
class Comparison:
    """The measuring side of an upgrade: judgements by trial, confirmed ones first."""

    measurement: Measurement
    pairs: Sequence[Pair]
    passes: Sequence[Pass]
    known: Mapping[str, Judgement] = field(default_factory=dict)
    confirmed: dict[str, Judgement] = field(default_factory=dict)

    def measure(self) -> None:
        """Run what is not known of both releases."""
        self.measurement.measure(self.asked, self.passes)

    def transitions(self) -> list[Transition]:
        """Compare the pairs that are complete."""
        return _compare(self.pairs, self.judged())

    @property
    def asked(self) -> list[Trial]:
        """The trials that are not known."""
        return [t for pair in self.pairs for t in pair.trials if t.id not in self.known]

    def judged(self) -> dict[str, Judgement]:
        """Return what is known by now, confirmed judgements first."""
        first = {j.trial.id: j for j in self.measurement.judgements(self.asked, self.passes)}
        return {**first, **self.known, **self.confirmed}

    def confirm(self, transitions: Sequence[Transition]) -> None:
        """Run both sides of what changed again, in fresh interpreters.

        A script that passes on one release is believed only after it failed again on the other.
        What was known before is believed.
        """
        passing: list[Judgement] = []
        others: list[Judgement] = []
        controls: dict[str, Trial] = {}
        judged = self.judged()  # a transition may hold less than was judged
        for transition in transitions:
            before, after = transition.before, transition.after
            if before is None or after is None or transition.change in _QUIET:
                continue
            for side, other in ((before, after), (after, before)):
                name = side.trial.id
                if name in self.known:
                    continue
                if side.verdict is Verdict.HEALED and other.verdict.is_failure:
                    controls[name] = other.trial
                    passing.append(judged[name])
                else:
                    others.append(judged[name])
        self.confirmed |= confirm(self.measurement, passing, lambda trial: controls[trial.id])
        self.confirmed |= confirm(self.measurement, others)

    def weigh(
        self, transitions: Sequence[Transition], limits: resources.Limits
    ) -> tuple[list[Transition], resources.Baseline | None]:
        """Return where fixed scripts need more, and what the framework itself needs."""
        releases = {t.environment.version for pair in self.pairs for t in pair.trials}
        forks = any(one.isolation is Isolation.FORK for one in self.passes)
        weighing = Weighing(
            measurement=self.measurement,
            transitions=transitions,
            limits=limits,
            time_passes=timings(releases, Isolation.FORK if forks else Isolation.FRESH),
            memory_passes=timings(releases, Isolation.FRESH),
        )
        return weighing.weigh(), weighing.baseline


def _is_steady(judgement: Judgement) -> bool:
    """Return whether a stored result says something of the release, not of a busy machine."""
    case = judgement.trial.case
    late = [
        script
        for script, result in ((Script.BROKEN, judgement.broken), (Script.FIXED, judgement.fixed))
        if result.outcome is Outcome.TIMED_OUT and not case.documents_hang(script)
    ]
    verdict = judgement.verdict
    return verdict.is_conclusive and verdict is not Verdict.FLAKY and not late


def _sides(
    laid_out: UpgradePlan, known: Mapping[str, EnvironmentFacts]
) -> tuple[ReleaseSide, ReleaseSide]:
    pairs = laid_out.pairs
    return (
        _side(laid_out.before, [pair.before for pair in pairs], known),
        _side(laid_out.after, [pair.after for pair in pairs], known),
    )


def _side(
    release: str, trials: Iterable[Trial | None], known: Mapping[str, EnvironmentFacts]
) -> ReleaseSide:
    names = sorted({trial.environment.id for trial in trials if trial is not None})
    held = (environment_json(known[name]) for name in names if name in known)
    return ReleaseSide(release=release, environments=tuple(held))


TIMINGS = 2_000  # the repeats of timings, apart from every `--repeat` and from confirmations
RUNS_PER_TIMING = 5
_GROUPS = 200  # what fits below the numbers that bisection uses
_TRIES = 3  # of how many lean scripts one must run five times without failing


def timings(releases: Iterable[str], isolation: Isolation) -> tuple[Pass, ...]:
    """Return the passes that settle a suspicion between two releases.

    Two releases have numbers of their own, for both sides must be measured under the same
    circumstances: what another comparison timed is no use.
    """
    group = zlib.crc32(" ".join(sorted(releases)).encode()) % _GROUPS
    return tuple(
        Pass(isolation=isolation, repeat=TIMINGS + group * RUNS_PER_TIMING + number)
        for number in range(RUNS_PER_TIMING)
    )


@dataclass(kw_only=True)
class Weighing:
    """What repeated runs of the fixed scripts bear out, by the number of the comparison.

    Time is the script's own, after the framework's import, so it is taken in a fork where scripts
    are forked: `time_passes`. A fork's memory is mostly its zygote's: only a process of its own
    shows what a user's would need: `memory_passes`. `baseline` is what the framework itself needs,
    None where too few scripts show it, or where no peak moved.
    """

    measurement: Measurement
    transitions: Sequence[Transition]
    limits: resources.Limits
    time_passes: Sequence[Pass]
    memory_passes: Sequence[Pass]
    baseline: resources.Baseline | None = None
    _costs: dict[int, list[resources.Cost]] = field(default_factory=dict)

    def weigh(self) -> list[Transition]:
        """Measure what looks different, and return the transitions with what holds."""
        self._settle(resources.Resource.TIME, self._suspects(resources.Resource.TIME))
        if self.limits.memory > 0:
            self._weigh_memory()
        return [
            transition.with_costs(self._costs.get(number, ()))
            for number, transition in enumerate(self.transitions)
        ]

    def _weigh_memory(self) -> None:
        """Compare needs above the framework's own where that is known, else whole peaks."""
        enough = resources.count_peaks(self._pairs) >= resources.NEEDED
        if enough and not resources.any_peak_moved(self._pairs):
            return
        suspected = resources.memory_suspects(self._pairs, self.limits)
        lean = self._measure_leanest(suspected) if enough else ()
        if not lean or not all(lean):
            self._settle(resources.Resource.MEMORY, self._suspects(resources.Resource.MEMORY))
            return
        before, after = (min(side, key=lambda one: (one.peak, one.trial)) for side in lean)
        self.baseline = resources.compare_leanest(before, after, resources.count_peaks(self._pairs))
        self._settle(resources.Resource.MEMORY, suspected, self.baseline.peaks)

    def _measure_leanest(
        self, suspected: Sequence[int]
    ) -> tuple[list[resources.Leanest], list[resources.Leanest]]:
        """Repeat on each side the script that an ordinary run found leanest, and all suspects.

        Returns what is known of either side. Where the leanest fails, the next few get a try.
        """
        queues = [
            (side, [self._trials[number][side] for number in numbers[:_TRIES]])
            for side, numbers in resources.leanest_first(self._pairs)
        ]
        # All at once, for an environment may have to be built again for every measurement.
        first = [trials[0] for _, trials in queues]
        self._measure([*self._both(suspected), *first], self.memory_passes)
        found: tuple[list[resources.Leanest], list[resources.Leanest]] = ([], [])
        for side, trials in queues:
            for trial in trials:
                self._measure([trial], self.memory_passes)
                if known := self._leanest(trial):
                    found[side].append(known)
                    break
            if found[side]:  # a suspect may be leaner, but cannot stand in for all others
                others = (self._leanest(self._trials[number][side]) for number in suspected)
                found[side].extend(other for other in others if other)
        return found

    def _leanest(self, trial: Trial) -> resources.Leanest | None:
        """Return what one fixed script needed in repeated runs; None where one failed."""
        peaks = [
            resources.Resource.MEMORY.of(self._fixed(trial, one)) for one in self.memory_passes
        ]
        known = tuple(peak for peak in peaks if peak is not None)
        return resources.Leanest(trial=trial.id, runs=known) if len(known) == len(peaks) else None

    def _settle(
        self,
        resource: resources.Resource,
        suspected: Sequence[int],
        framework: tuple[float, float] = (0, 0),
    ) -> None:
        """Repeat suspects on both sides, and keep what their runs confirm."""
        passes = self.time_passes if resource is resources.Resource.TIME else self.memory_passes
        self._measure(self._both(suspected), passes)
        for number in suspected:
            runs = [[self._fixed(trial, one) for one in passes] for trial in self._trials[number]]
            cost = resources.confirm_cost(resource, runs[0], runs[1], self.limits, framework)
            if cost:
                self._costs.setdefault(number, []).append(cost)

    def _measure(self, trials: Sequence[Trial], passes: Sequence[Pass]) -> None:
        resource = "time" if passes is self.time_passes else "memory"
        self.measurement.measure(trials, passes, (Script.FIXED,), phase=f"measuring {resource}")

    def _both(self, numbers: Sequence[int]) -> list[Trial]:
        return [trial for number in numbers for trial in self._trials[number]]

    def _suspects(self, resource: resources.Resource) -> list[int]:
        """List the comparisons whose whole time or peak looks different."""
        return [
            number
            for number, both in self._pairs.items()
            if resource in resources.suspects(*both, self.limits)
        ]

    @cached_property
    def _pairs(self) -> dict[int, tuple[ScriptResult, ScriptResult]]:
        return {
            number: (transition.before.fixed, transition.after.fixed)
            for number, transition in enumerate(self.transitions)
            if transition.before and transition.after
        }

    @cached_property
    def _trials(self) -> dict[int, tuple[Trial, Trial]]:
        return {
            number: (transition.before.trial, transition.after.trial)
            for number, transition in enumerate(self.transitions)
            if transition.before and transition.after
        }

    def _fixed(self, trial: Trial, one: Pass) -> ScriptResult:
        found = self.measurement.result(trial.cells[1], one)
        return found or ScriptResult(outcome=Outcome.HARNESS_ERROR)
