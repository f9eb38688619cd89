"""Compare two releases of one framework, case by case: the steps of `errata upgrade`."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timezone
from pathlib import Path

from errata.compare.resources import Baseline, Limits
from errata.compare.transitions import Change, Transition, compare_judgements
from errata.measuring.confirming import confirm
from errata.measuring.measurement import Measurement, Pass, passes_for
from errata.measuring.options import RunOptions
from errata.measuring.supply import Progress
from errata.model.cell import Trial
from errata.model.errors import NothingSelected, UsageProblem
from errata.model.outcome import Isolation
from errata.model.verdict import Judgement, Verdict
from errata.model.versions import is_older, same_release
from errata.plan.choosing import bare_release
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.matrix import Selection
from errata.project import Project, find_project
from errata.queries.costs import Weighing, timings
from errata.report.run_view import failed_environments
from errata.report.upgrade_view import SideFacts, UpgradeFacts, UpgradeView, build_upgrade_view
from errata.store.base import Store
from errata.text.printable import guess
from errata.workflow import Plan, make_plan, recording

__all__ = ["Comparison", "Pair", "UpgradePlan", "find_corpora", "plan_upgrade", "run_upgrade"]

NIGHTLY = "nightly"
_QUIET = (Change.UNCHANGED, Change.INCONCLUSIVE, Change.GONE, Change.APPEARED)


@dataclass(frozen=True, kw_only=True)
class Pair:
    """One case, mode and backend on both releases; None where the case leaves one out."""

    before: Trial | None
    after: Trial | None

    @property
    def trials(self) -> tuple[Trial, ...]:
        """The one or two trials."""
        return tuple(trial for trial in (self.before, self.after) if trial is not None)


@dataclass(frozen=True, kw_only=True)
class UpgradePlan:
    """What will be compared: both releases, by the names of their environments, and the pairs."""

    plan: Plan
    framework: str
    before: str
    after: str
    pairs: tuple[Pair, ...]

    @property
    def is_downgrade(self) -> bool:
        """Whether the second release is the older one."""
        return is_older(self.after, self.before)


def find_corpora(start: Path, folders: Sequence[Path], *, only_own: bool = False) -> Project:
    """Find the project around `start`, with the user's own case folders added to its corpus.

    Where there is no corpus, the folders alone are it. All cases that are known are meant.
    """
    named = replace(find_project(start, folders, only_own=only_own), whole=True)
    try:
        project = replace(find_project(start), whole=True, options=named.options)
    except UsageProblem:
        return named
    if not folders or not project.corpora:
        return named
    for folder in named.corpora:
        for corpus in project.corpora:
            if corpus in folder.parents:
                raise UsageProblem(
                    f"the cases in {str(folder)!r} belong to the corpus {str(corpus)!r} already",
                    hint=f"name them instead of --corpus: {folder.relative_to(corpus)}",
                )
    corpora = tuple(dict.fromkeys([*project.corpora, *named.corpora]))
    return replace(project, corpora=corpora, shipped=None if only_own else project.shipped)


def plan_upgrade(
    project: Project, framework: str, before: str, after: str, selection: Selection
) -> UpgradePlan:
    """Lay out both releases; raises UsageProblem for what cannot be compared.

    The environments of `selection` are replaced by the two releases.
    """
    frameworks = load_frameworks(project.table)
    if framework not in frameworks:
        raise UsageProblem(
            f"unknown framework {framework!r}; known: {', '.join(sorted(frameworks))}",
            hint=guess(framework, frameworks),
        )
    placed = [pattern for pattern in selection.patterns if "@" in pattern]
    if placed:
        raise UsageProblem(
            f"{placed[0]!r} names one place, and an upgrade has two",
            hint=f"name the case: {placed[0].partition('@')[0]}",
        )
    before, after = (bare_release(framework, release) for release in (before, after))
    _refuse_same(frameworks[framework], before, after)
    words = tuple(_environment(framework, release) for release in (before, after))
    try:
        plan = make_plan(project, replace(selection, environments=words))
    except NothingSelected as error:
        if not error.message.startswith("nothing to run"):
            raise
        raise NothingSelected(
            error.message.replace("nothing to run", "nothing to compare"),
            hint=f"see what there is: errata list {framework}",
        ) from error
    trials = plan.matrix.trials
    names = _names(trials, before, after)
    return UpgradePlan(
        plan=plan,
        framework=framework,
        before=names[0],
        after=names[1],
        pairs=tuple(_pairs(trials, names)),
    )


def _refuse_same(framework: Framework, before: str, after: str) -> None:
    """Refuse what is no version, and two names of one release."""
    parsed = [NIGHTLY if r == NIGHTLY else str(framework.parse(r)) for r in (before, after)]
    if same_release(*parsed):
        raise UsageProblem(
            f"{before} and {after} are the same release of {framework.name}",
            hint="to see whether a release agrees with itself: errata run --isolation both "
            f"--env '{_environment(framework.name, before)}'",
        )


def _environment(framework: str, release: str) -> str:
    return f"{framework}-{NIGHTLY}" if release == NIGHTLY else f"{framework}=={release}"


def _names(trials: Sequence[Trial], before: str, after: str) -> tuple[str, str]:
    """Return both releases as their environments write them (`2.9` is `2.9.0` there)."""
    written = {trial.environment.version for trial in trials}

    def name(release: str, other: str) -> str:
        if release == NIGHTLY:
            rest = [version for version in written if not same_release(version, other)]
            return rest[0] if rest else release
        return next((version for version in written if same_release(version, release)), release)

    return name(before, after), name(after, before)


def _pairs(trials: Sequence[Trial], names: tuple[str, str]) -> Iterator[Pair]:
    """Join the trials of both releases, in the order of the cases."""
    sides: dict[tuple[str, str, str], dict[str, Trial]] = {}
    for trial in trials:
        place = (trial.case.id, trial.mode, trial.backend)
        sides.setdefault(place, {})[trial.environment.version] = trial
    for both in sides.values():
        yield Pair(before=both.get(names[0]), after=both.get(names[1]))


def run_upgrade(
    laid_out: UpgradePlan, options: RunOptions, limits: Limits, store: Store, progress: Progress
) -> UpgradeView:
    """Measure both releases, confirm what changed, and arrange it for reading.

    An interruption reports the pairs that had finished.
    """
    started, clock = datetime.now(timezone.utc), time.monotonic()
    transitions: list[Transition] = []
    baseline: Baseline | None = None
    interrupted = confirmed = False
    with recording(laid_out.plan, options, store, progress) as measurement:
        comparison = Comparison(
            measurement=measurement,
            pairs=laid_out.pairs,
            passes=passes_for(options.isolation, options.repeats),
        )
        try:
            comparison.measure()
            transitions = comparison.transitions()
            comparison.confirm(transitions)
            confirmed = True
            transitions = comparison.transitions()
            transitions, baseline = comparison.weigh(transitions, limits)
        except KeyboardInterrupt:
            interrupted = True
            transitions = transitions or comparison.transitions()
        facts = UpgradeFacts(
            framework=laid_out.framework,
            before=_side(laid_out.before, [pair.before for pair in laid_out.pairs], measurement),
            after=_side(laid_out.after, [pair.after for pair in laid_out.pairs], measurement),
            is_downgrade=laid_out.is_downgrade,
            started=started,
            wall_s=time.monotonic() - clock,
            cells_run=measurement.ran,
            cells_reused=measurement.reused,
            isolation=options.isolation,
            selection=options.title,
            corpus=", ".join(map(str, laid_out.plan.project.meant)),
            limits=limits,
            baseline=baseline,
            interrupted=interrupted,
            confirmed=confirmed,
            unfinished=len(laid_out.pairs) - len(transitions),
            failed=failed_environments(measurement.supply.failures),
        )
        view = build_upgrade_view(transitions, facts)
        measurement.finish(view.exit_code, comparison.verdicts())
    return view


@dataclass(kw_only=True)
class Comparison:
    """The measuring side of an upgrade: judgements by trial, confirmed ones first."""

    measurement: Measurement
    pairs: Sequence[Pair]
    passes: Sequence[Pass]
    confirmed: dict[str, Judgement] = field(default_factory=dict)

    def measure(self) -> None:
        """Run both releases."""
        trials = [trial for pair in self.pairs for trial in pair.trials]
        self.measurement.measure(trials, self.passes)

    def transitions(self) -> list[Transition]:
        """Compare the pairs that are complete."""
        judged = self._judged()
        return [
            compare_judgements(
                judged[pair.before.id] if pair.before else None,
                judged[pair.after.id] if pair.after else None,
            )
            for pair in self.pairs
            if all(trial.id in judged for trial in pair.trials)
        ]

    def verdicts(self) -> dict[str, int]:
        """Count the verdicts of both releases."""
        return dict(Counter(str(judgement.verdict) for judgement in self._judged().values()))

    def _judged(self) -> dict[str, Judgement]:
        trials = [trial for pair in self.pairs for trial in pair.trials]
        first = {j.trial.id: j for j in self.measurement.judgements(trials, self.passes)}
        return {**first, **self.confirmed}

    def confirm(self, transitions: Sequence[Transition]) -> None:
        """Run both sides of what changed again, in fresh interpreters.

        A script that passes on one release is believed only after it failed again on the other.
        """
        passing: list[Judgement] = []
        others: list[Judgement] = []
        controls: dict[str, Trial] = {}
        for transition in transitions:
            before, after = transition.before, transition.after
            if before is None or after is None or transition.change in _QUIET:
                continue
            for side, other in ((before, after), (after, before)):
                if side.verdict is Verdict.HEALED and other.verdict.is_failure:
                    controls[side.trial.id] = other.trial
                    passing.append(side)
                else:
                    others.append(side)
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


def _side(release: str, trials: Iterable[Trial | None], measurement: Measurement) -> SideFacts:
    """Describe the environments of one release."""
    names = sorted({trial.environment.id for trial in trials if trial is not None})
    known = [measurement.facts[name] for name in names if name in measurement.facts]
    return SideFacts(
        release=release,
        environments=tuple(known),
    )
