"""Find the release in which a case's behaviour changed: real releases, stored results first."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timezone
from typing import TYPE_CHECKING

from packaging.specifiers import SpecifierSet
from packaging.version import Version

from errata.commands.bisect.investigation import Look, Unasked, investigate
from errata.commands.bisect.report import Bisection, LogLine, Question, conclude
from errata.compare.behaviour import Behaviour, documented_warnings, observe_behaviour
from errata.compare.harm import stated_harm
from errata.compare.judge import judge_repeats, mismatches
from errata.evidence import believed_of, read_evidence
from errata.measuring.measurement import Measurement, Pass
from errata.measuring.options import RunOptions
from errata.measuring.stored import BISECTION
from errata.measuring.supply import Progress
from errata.model.bisection import Unknown
from errata.model.case import Case, Script
from errata.model.cell import Trial
from errata.model.errors import UsageProblem
from errata.model.outcome import Isolation
from errata.model.verdict import Judgement, Verdict
from errata.model.versions import parse_version
from errata.plan.choosing import bare_release
from errata.plan.matrix import Selection, only_case
from errata.project import Project
from errata.workflow import Plan, make_plan, recording

if TYPE_CHECKING:
    from errata.store.sql import Store

CONFIRMATION = BISECTION
_FIRST = Pass(isolation=Isolation.FORK)
_AGAIN = Pass(isolation=Isolation.FRESH, repeat=CONFIRMATION)
_ENDS = 2


@dataclass(frozen=True, kw_only=True)
class BisectRequest:
    """What a user asks for; `good` and `bad` are versions as typed, or None.

    `modes` empty means all of the case's. `every` asks for all changes, `unlisted` includes
    releases that only an index has, and `measure` takes a release that is written in full as it is.
    """

    case: str
    good: str | None = None
    bad: str | None = None
    modes: tuple[str, ...] = ()
    backend: str = "cpu"
    script: Script = Script.BROKEN
    every: bool = False
    unlisted: bool = False
    measure: bool = False

    def words(self) -> tuple[str, ...]:
        """Write the options again that ask the same of a case; `every` is left out."""
        words = [word for mode in self.modes for word in ("--mode", mode)]
        for option, value in (("--good", self.good), ("--bad", self.bad)):
            words += [option, value] if value is not None else []
        words += ["--backend", self.backend] if self.backend != "cpu" else []
        words += ["--script", str(self.script)] if self.script is not Script.BROKEN else []
        words += ["--unlisted"] if self.unlisted else []
        return tuple(words)


@dataclass(frozen=True, kw_only=True)
class BisectPlan:
    """The question, with a trial for each candidate and mode, the oldest release first."""

    question: Question
    plan: Plan
    case: Case
    trials: Mapping[str, tuple[Trial, ...]]

    @property
    def modes(self) -> tuple[str, ...]:
        """The modes to search in."""
        return tuple(dict.fromkeys(t.mode for trials in self.trials.values() for t in trials))


def plan_bisection(project: Project, request: BisectRequest) -> BisectPlan:
    """Lay out a bisection; raises UsageProblem for a request that makes no sense."""
    plan = make_plan(project, _selection(request, ("all",)))
    case = only_case(plan.cases, request.case)
    name = case.requires.framework
    asked = {text: _version(name, text) for text in (request.good, request.bad) if text}
    framework = plan.frameworks[name]
    meant = {
        text: version
        if request.unlisted
        else framework.parse(framework.stand_in(version.public, measures=request.measure))
        for text, version in asked.items()
    }
    good, bad = (meant.get(text or "") for text in (request.good, request.bad))
    for version in filter(None, (good, bad)):
        _refuse_unclaimed(case, version)
    listed = [_parsed(trial) for trial in plan.matrix.trials]
    first, last = good or min(listed), bad or max(listed)
    low, high = sorted((first, last))
    missing = [v for v in (good, bad) if v is not None and v not in listed]
    if request.unlisted or missing:
        wanted = [f"{name}>={low},<={high}"] if request.unlisted else ["all"]
        wanted += [f"{name}=={version}" for version in missing]
        plan = make_plan(project, _selection(request, tuple(wanted)))
    by_release: dict[str, list[Trial]] = {}
    for trial in sorted(plan.matrix.trials, key=_parsed):
        if low <= _parsed(trial) <= high:
            by_release.setdefault(trial.environment.version, []).append(trial)
    if len(by_release) < _ENDS:
        raise UsageProblem(
            f"{case.id} has one release to look at: {', '.join(by_release)}",
            hint="name two different releases with --good and --bad; --unlisted looks at more",
        )
    releases = tuple(by_release)
    question = Question(
        case=case.id,
        framework=name,
        script=request.script,
        backend=request.backend,
        good=releases[-1 if first > last else 0],
        bad=releases[0 if first > last else -1],
        every=request.every,
        unlisted=request.unlisted,
        releases=releases,
        asked=request.words(),
        options=project.options,
        notes=tuple(
            f"{version} stands for {meant[text]}, the listed release of its line"
            for text, version in asked.items()
            if version != meant[text]
        ),
    )
    trials = {release: tuple(found) for release, found in by_release.items()}
    return BisectPlan(question=question, plan=plan, case=case, trials=trials)


def run_bisection(
    laid_out: BisectPlan,
    options: RunOptions,
    store: Store,
    progress: Progress,
    report: Callable[[LogLine], None],
) -> Bisection:
    """Look at releases until every mode has its answer; every look is stored as part of a run."""
    started, clock = datetime.now(timezone.utc), time.monotonic()
    question = laid_out.question
    with recording(laid_out.plan, options, store, progress) as measurement:
        prober = _Prober(
            measurement=measurement,
            trials=laid_out.trials,
            script=question.script,
            free=_stored_releases(measurement, laid_out.trials),
        )
        found = conclude(
            question,
            investigate(question, laid_out.modes, prober.look, report, prober.free),
            started=started,
            wall_s=time.monotonic() - clock,
            cells=(measurement.ran, measurement.reused),
            made={built.spec.id: built.built_s for built in measurement.supply.made},
        )
        measurement.finish(found.exit_code, prober.judged.values(), (_FIRST, _AGAIN))
    return found


def recall_bisection(laid_out: BisectPlan, store: Store | None) -> Bisection | None:
    """Answer from record and store; None where they do not know what has to be asked.

    Only what is sure counts (`errata.evidence`). The record keeps no warnings, so it does not know
    cases that document one. Raises InvalidRecord.
    """
    started, clock = datetime.now(timezone.utc), time.monotonic()
    case, plan, question = laid_out.case, laid_out.plan, laid_out.question
    warns = any(expectation.warning is not None for expectation in case.expectations)
    trials = [trial for found in laid_out.trials.values() for trial in found]
    environments = {trial.environment.id for trial in trials}
    evidence = read_evidence(plan.project, store, [case], plan.frameworks, environments)
    known = {
        name: seen.judgement
        for name, seen in believed_of(evidence, trials).items()
        if seen.is_sure and not (warns and seen.run is None)
    }

    def recall(release: str, again: bool) -> Look:
        """Recall a release; what is sure was seen twice."""
        mine = laid_out.trials[release]
        seen = {t.mode: behaviour_of(known[t.id], question.script) for t in mine}
        return Look(environment=mine[0].environment.id, first=seen, again=seen)

    free = {
        release
        for release, found in laid_out.trials.items()
        if all(trial.id in known for trial in found)
    }
    try:
        found = investigate(question, laid_out.modes, recall, lambda line: None, free)
    except KeyError:
        return None
    wall_s = time.monotonic() - clock
    return conclude(question, found, started=started, wall_s=wall_s, is_recorded=True)


def behaviour_of(judgement: Judgement, script: Script) -> Behaviour | Unknown:
    """Return what one script of a judged trial did, or why that is inconclusive."""
    result = judgement.broken if script is Script.BROKEN else judgement.fixed
    if not judgement.verdict.is_conclusive or not result.outcome.is_from_script:
        return Unasked(reason=judgement.reason)
    failures = [
        (number, expectation)
        for number, expectation in enumerate(judgement.trial.case.expectations)
        if expectation.is_failure
    ]
    documented = frozenset(n for n, expectation in failures if not mismatches(expectation, result))
    if script is Script.BROKEN and judgement.verdict is Verdict.MASKED and not documented:
        return Unknown(reason=f"masked: {judgement.reason}")
    patterns = [e.warning for _, e in failures if e.warning is not None]
    return observe_behaviour(
        result,
        documented=documented,
        warnings=tuple(sorted(documented_warnings(result, patterns))),
        stated=stated_harm(judgement.trial.case, result),
    )


@dataclass(kw_only=True)
class _Prober:
    """Looks at releases by running a case's scripts there, or by reading what is stored."""

    measurement: Measurement
    trials: Mapping[str, tuple[Trial, ...]]
    script: Script
    free: frozenset[str]
    judged: dict[str, Judgement] = field(default_factory=dict)

    def look(self, release: str, again: bool) -> Look:
        """Look at a release; what has to run runs twice while its environment is there."""
        passes = (_AGAIN,) if again else (_FIRST,) if release in self.free else (_FIRST, _AGAIN)
        measurement, trials = self.measurement, self.trials[release]
        ran, made = measurement.ran, len(measurement.supply.made)
        measurement.measure(trials, passes)
        new = measurement.supply.made[made:]
        return Look(
            environment=trials[0].environment.id,
            first=self._replies(trials, _FIRST) if _FIRST in passes else {},
            again=self._replies(trials, _AGAIN) if _AGAIN in passes else {},
            ran=measurement.ran > ran,
            build_s=sum(built.built_s for built in new) if new else None,
        )

    def _replies(self, trials: Sequence[Trial], one: Pass) -> dict[str, Behaviour | Unknown]:
        replies = {}
        for judgement in self.measurement.judgements(trials, [one]):
            name = judgement.trial.id
            known = self.judged.get(name)
            self.judged[name] = judgement if known is None else judge_repeats([known, judgement])
            replies[judgement.trial.mode] = behaviour_of(judgement, self.script)
        return replies


def _stored_releases(
    measurement: Measurement, trials: Mapping[str, tuple[Trial, ...]]
) -> frozenset[str]:
    """Return the releases of which everything is stored: looking there costs nothing."""
    measurement.supply.lock([found[0].environment for found in trials.values()], resolve=False)
    stored = measurement.stored([t for found in trials.values() for t in found], _FIRST)
    return frozenset(
        release for release, found in trials.items() if all(t.id in stored for t in found)
    )


def _selection(request: BisectRequest, environments: tuple[str, ...]) -> Selection:
    return Selection(
        patterns=(request.case,),
        environments=environments,
        modes=request.modes,
        backends=(request.backend,),
        unlisted=request.unlisted and environments != ("all",),
    )


def _version(framework: str, text: str) -> Version:
    """Read `2.0.1`, `torch-2.0.1` or `torch==2.0.1`."""
    version = parse_version(bare_release(framework, text))
    if version is None:
        raise UsageProblem(
            f"{text!r} is not a version of {framework}",
            hint=f"write it like 2.0.1 or {framework}-2.0.1; see: errata envs list",
        )
    return version


def _refuse_unclaimed(case: Case, version: Version) -> None:
    wanted = case.requires.specifier
    if not SpecifierSet(wanted).contains(version, prereleases=True):
        raise UsageProblem(
            f"{case.id} is about {case.requires.framework} {wanted}, and {version} is not",
            hint="name a release within that range; see: errata show " + case.id,
        )


def _parsed(trial: Trial) -> Version:
    return Version(trial.environment.version)
