"""Compare two releases of one framework, case by case: what is known, then what is measured."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timezone
from typing import TYPE_CHECKING, Any

from errata.commands.run.report import environment_json, failed_environments
from errata.commands.upgrade.costs import Weighing, timings
from errata.commands.upgrade.report import (
    FrameworkMemory,
    ReleaseSide,
    Spot,
    UpgradeFacts,
    UpgradeReport,
    build_report,
    first_release_to_break,
    spot_of,
)
from errata.commands.upgrade.upgrade_plan import Pair, UpgradePlan, trials_between
from errata.compare.resources import Baseline, Limits
from errata.compare.transitions import Change, Transition, compare_judgements
from errata.measuring.confirming import confirm
from errata.measuring.measurement import NO_RUN, Measurement, Pass, passes_for
from errata.measuring.options import RunOptions
from errata.measuring.stored import recorded_judgements
from errata.measuring.supply import Progress, Silent
from errata.model.case import Script
from errata.model.cell import Trial
from errata.model.outcome import Isolation, Outcome
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import Judgement, Verdict
from errata.text.printable import counted, first_names
from errata.workflow import Plan, make_measurement, recording

if TYPE_CHECKING:
    from errata.store.sql import Store

_NAMED = 3  # cases that a line names
_QUIET = (Change.UNCHANGED, Change.INCONCLUSIVE, Change.GONE, Change.APPEARED)


@dataclass(frozen=True, kw_only=True)
class Known:
    """What store and record know of an upgrade, by trial id, and what the environments held."""

    judgements: Mapping[str, Judgement] = field(default_factory=dict)
    environments: Mapping[str, EnvironmentFacts] = field(default_factory=dict)

    @property
    def recorded(self) -> int:
        """How many trials the record knows."""
        return sum(judgement.is_recorded for judgement in self.judgements.values())

    def knows(self, laid_out: UpgradePlan) -> bool:
        """Whether nothing has to be measured."""
        return all(trial.id in self.judgements for trial in laid_out.trials)


def know_upgrade(laid_out: UpgradePlan, options: RunOptions, store: Store | None) -> Known:
    """Find what is known of both releases; nothing is built, run or written.

    The store counts where it has both sides, and what changed between them was confirmed. Elsewhere
    the record counts. Raises InvalidRecord.
    """
    return _know(laid_out.plan, laid_out.pairs, options, store)


def _know(plan: Plan, pairs: Sequence[Pair], options: RunOptions, store: Store | None) -> Known:
    trials = {trial.id: trial for pair in pairs for trial in pair.trials}
    recorded = recorded_judgements(plan.project, trials.values())
    environments = {
        judgement.trial.environment.id: EnvironmentFacts(
            environment=judgement.trial.environment.id,
            framework_version=judgement.broken.framework_version or "",
            python_version=judgement.trial.environment.python,
        )
        for judgement in recorded.values()
    }
    if store is None:
        return Known(judgements=recorded, environments=environments)
    looking = replace(options, stored=True, force=False, ephemeral=False)
    measurement = make_measurement(plan, looking, store, Silent(), NO_RUN)
    comparison = Comparison(
        measurement=measurement,
        pairs=_stored_pairs(pairs, measurement, passes_for(options.isolation, 1)),
        passes=passes_for(options.isolation, 1),
    )
    comparison.measure()
    comparison.confirm(comparison.transitions())
    return Known(
        judgements={**recorded, **comparison.believed()},
        environments={**environments, **measurement.facts},
    )


def first_breaks(
    laid_out: UpgradePlan,
    transitions: Iterable[Transition],
    options: RunOptions,
    store: Store | None,
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
    known = _know(laid_out.plan, pairs, options, store).judgements if pairs else {}
    between: dict[Spot, list[Judgement]] = {}
    for pair in pairs:
        if pair.after and pair.after.id in known:
            between.setdefault(spot_of(pair.after), []).append(known[pair.after.id])
    return {
        spot: first_release_to_break(before, [*between.get(spot, ()), after], change)
        for spot, (before, after, change) in broken.items()
    }


def _stored_pairs(
    pairs: Sequence[Pair], measurement: Measurement, passes: Sequence[Pass]
) -> list[Pair]:
    """Return the pairs of which the store has both sides."""
    supply, store = measurement.supply, measurement.store
    supply.lock([trial.environment for pair in pairs for trial in pair.trials], resolve=False)
    # Keys are costly, as scripts are parsed for them: first ask for whole environments.
    held = {name for name, digest in supply.digests.items() if store.environment_facts(digest)}
    likely = [pair for pair in pairs if held.issuperset(t.environment.id for t in pair.trials)]
    trials = [trial for pair in likely for trial in pair.trials]
    found = set.intersection(*(measurement.stored(trials, one) for one in passes))
    return [pair for pair in likely if found.issuperset(trial.id for trial in pair.trials)]


def compare_known(
    laid_out: UpgradePlan, known: Known, options: RunOptions, clock: float, store: Store | None
) -> UpgradeReport:
    """Compare both releases as far as they are known; the command began at `clock` (monotonic)."""
    transitions = _compare(laid_out.pairs, known.judgements)
    since = first_breaks(laid_out, transitions, options, store)
    facts = replace(
        _facts(laid_out, known, options),
        wall_s=time.monotonic() - clock,
        unfinished=len(laid_out.pairs) - len(transitions),
    )
    return build_report(transitions, facts, since)


def run_upgrade(
    laid_out: UpgradePlan,
    known: Known,
    options: RunOptions,
    limits: Limits,
    store: Store,
    progress: Progress,
    answer: Callable[[UpgradeReport], None],
) -> UpgradeReport:
    """Measure what is not known and confirm what changed; an interruption reports what finished.

    Where `limits` ask for time or memory, `answer` gets what changes before these are measured.
    """
    clock = time.monotonic()
    facts = _facts(laid_out, known, options)
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
        if known.judgements:
            progress.note(_announcement(comparison.asked, len(laid_out.trials)))
        try:
            comparison.measure()
            transitions = comparison.transitions()
            comparison.confirm(transitions)
            found["confirmed"] = True
            transitions = comparison.transitions()
            since = first_breaks(laid_out, transitions, options, store)
            if limits.any:
                answer(report(**found))
                transitions, baseline = comparison.weigh(transitions, limits)
                found["framework_memory"] = _memory(baseline)
                found["factors"] = {"time": limits.time, "memory": limits.memory}
        except KeyboardInterrupt:
            found["interrupted"] = True
            transitions = transitions or comparison.transitions()
        final = report(**found)
        measurement.finish(final.exit_code, comparison.verdicts())
    return final


def _announcement(asked: Sequence[Trial], count: int) -> str:
    cases = first_names(list(dict.fromkeys(trial.case.id for trial in asked)), _NAMED)
    whole = counted(count, "trial")
    return f"measuring {len(asked):,} of {whole}; record and store know the others: {cases}"


def _facts(laid_out: UpgradePlan, known: Known, options: RunOptions) -> UpgradeFacts:
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
        selection=options.title,
        isolation=options.isolation,
        factors={"time": 0, "memory": 0},
        framework_memory=None,
        cells={"run": 0, "reused": 0},
        known={"record": known.recorded, "store": len(known.judgements) - known.recorded},
        failed_environments=(),
        notes=laid_out.notes,
        options=laid_out.plan.project.options,
    )


def _memory(baseline: Baseline | None) -> FrameworkMemory | None:
    if baseline is None:
        return None
    return FrameworkMemory(**vars(baseline), changed=baseline.is_news)


def _compare(pairs: Iterable[Pair], judged: Mapping[str, Judgement]) -> list[Transition]:
    """Compare the pairs whose trials are all judged."""
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
        return _compare(self.pairs, self._judged())

    def verdicts(self) -> dict[str, int]:
        """Count the verdicts of both releases."""
        return dict(Counter(str(judgement.verdict) for judgement in self._judged().values()))

    def believed(self) -> dict[str, Judgement]:
        """Return the judgements of pairs that are steady and, where they changed, confirmed."""
        judged = self._judged()
        return {
            trial.id: judged[trial.id]
            for pair in self.pairs
            for transition in _compare([pair], judged)
            if transition.change in _QUIET or all(t.id in self.confirmed for t in pair.trials)
            if all(_is_steady(judged[t.id]) for t in pair.trials)
            for trial in pair.trials
        }

    @property
    def asked(self) -> list[Trial]:
        """The trials that are not known."""
        return [t for pair in self.pairs for t in pair.trials if t.id not in self.known]

    def _judged(self) -> dict[str, Judgement]:
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
        judged = self._judged()  # a transition may hold less than was judged
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
        self, transitions: Sequence[Transition], limits: Limits
    ) -> tuple[list[Transition], Baseline | None]:
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
    """Describe the environments of one release."""
    names = sorted({trial.environment.id for trial in trials if trial is not None})
    held = (environment_json(known[name]) for name in names if name in known)
    return ReleaseSide(release=release, environments=tuple(held))
