"""Find the release in which a case's behaviour changed: real releases, stored results first."""

from __future__ import annotations

import time
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timezone
from typing import TYPE_CHECKING

from packaging.specifiers import SpecifierSet
from packaging.version import Version

from errata.commands.bisect import report as reports
from errata.compare.behaviour import (
    Behaviour,
    behaviour_in,
    describe_unlike,
    name_behaviour,
    side_of,
)
from errata.compare.judge import judge_repeats, mismatches, warnings_of
from errata.evidence import believed_of, read_evidence
from errata.measuring.measurement import Measurement, Pass
from errata.measuring.options import RunOptions
from errata.measuring.stored import BISECTION
from errata.measuring.supply import Progress
from errata.model.bisection import Ask, Changes, Side, Unknown, known_ends, search, side_at, survey
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

    question: reports.Question
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
    question = reports.Question(
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
    report: Callable[[reports.LogLine], None],
) -> reports.Bisection:
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
        found = reports.conclude(
            question,
            investigate(question, laid_out.modes, prober.look, report, prober.free),
            started=started,
            wall_s=time.monotonic() - clock,
            cells=(measurement.ran, measurement.reused),
            made={built.spec.id: built.built_s for built in measurement.supply.made},
        )
        measurement.finish(found.exit_code, prober.judged.values(), (_FIRST, _AGAIN))
    return found


def recall_bisection(laid_out: BisectPlan, store: Store | None) -> reports.Bisection | None:
    """Answer from record and store; None where they do not know what has to be asked.

    Only what is sure counts (`errata.evidence`). The record keeps no warnings, so it does not know
    cases that document one. Raises InvalidRecord.
    """
    started, clock = datetime.now(timezone.utc), time.monotonic()
    case, plan, question = laid_out.case, laid_out.plan, laid_out.question
    warns = bool(warnings_of(case))
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
    return reports.conclude(question, found, started=started, wall_s=wall_s, is_recorded=True)


def behaviour_of(judgement: Judgement, script: Script) -> Behaviour | Unknown:
    """Return what one script of a judged trial did, or why that is inconclusive."""
    result = judgement.broken if script is Script.BROKEN else judgement.fixed
    if not judgement.verdict.is_conclusive or not result.outcome.is_from_script:
        return Unasked(reason=judgement.reason)
    case = judgement.trial.case
    documented = frozenset(
        number
        for number, expectation in enumerate(case.expectations)
        if expectation.is_failure and not mismatches(expectation, result)
    )
    if script is Script.BROKEN and judgement.verdict is Verdict.MASKED and not documented:
        return Unknown(reason=f"masked: {judgement.reason}")
    return behaviour_in(case, result, documented)


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


Reply = Behaviour | Unknown
_OTHER: Mapping[Side, Side] = {"good": "bad", "bad": "good"}


class Unasked(Unknown):
    """Unknown because nothing could run, rather than because of what ran."""


_NOT_ASKED = Unasked(reason="was not asked")


@dataclass(frozen=True, kw_only=True)
class Look:
    """What was seen of a release, by mode; `again` comes from fresh interpreters.

    `ran` is set where something had to run; `build_s`, in seconds, is None where nothing had to be
    built.
    """

    environment: str
    first: Mapping[str, Reply] = field(default_factory=dict)
    again: Mapping[str, Reply] = field(default_factory=dict)
    ran: bool = False
    build_s: float | None = None

    @property
    def is_conclusive(self) -> bool:
        """Whether anything was seen, now or when it was stored."""
        return any(
            not isinstance(one, Unasked) for one in (*self.first.values(), *self.again.values())
        )


def investigate(
    question: reports.Question,
    modes: Sequence[str],
    look_at: Callable[[str, bool], Look],
    report: Callable[[reports.LogLine], None],
    free: Container[str] = (),
) -> tuple[tuple[reports.Answer, ...], tuple[reports.LogLine, ...]]:
    """Search in every mode; one look at a release serves all. `report` is called with each look.

    `look_at` looks at a release in all modes: for the first time, or once more in fresh
    interpreters. That costs nothing for the releases in `free`, whose results are all stored.
    The log that is returned has every line that `report` got, with the sides as they turned out in
    the end.
    """
    releases = question.releases
    searches = [_ModeSearch(mode=mode, question=question) for mode in modes]
    log: list[reports.LogLine] = []
    environments: dict[str, str] = {}
    cheap = {place for place, release in enumerate(releases) if release in free}
    while True:
        step = next((s for one in searches if isinstance(s := one.step(cheap), Ask)), None)
        if step is None:
            break
        release = releases[step.place]
        confirms = step.confirms
        look = look_at(release, confirms)
        environments[release] = look.environment
        refuted = {
            place for one in searches for place in one.take(step.place, look, confirms=confirms)
        }
        for place in (step.place, *sorted(refuted - {step.place})):
            is_new = place == step.place
            again = confirms or not is_new
            described = [one.describe(place, confirms=again) for one in searches]
            shown = [one for one in described if one is not None]
            line = reports.LogLine(
                number=len(log) + 1,
                release=releases[place],
                environment=environments[releases[place]],
                step="confirmation" if again else "probe",
                ran=look.ran and is_new,
                reused=not is_new or (not look.ran and look.is_conclusive),
                build_s=look.build_s if is_new else None,
                seen=tuple(one if again else _compared(one, log) for one in shown),
            )
            log.append(line)
            report(line)
    by_mode = {one.mode: one for one in searches}
    for line in log:
        seen = tuple(by_mode[one.mode].conclude(line.release, one) for one in line.seen)
        log[line.number - 1] = replace(line, seen=seen)
    return tuple(one.answer() for one in searches), tuple(log)


def _compared(seen: reports.Seen, log: Sequence[reports.LogLine]) -> reports.Seen:
    """Name an earlier release with the same behaviour, else how the latest one differs."""
    if seen.behaviour is None:
        return seen
    unlike = ""
    for line in log:
        for earlier in line.seen:
            if earlier.mode != seen.mode or earlier.behaviour is None or line.confirms:
                continue
            if earlier.behaviour == seen.behaviour:
                return replace(seen, like=line.release)
            unlike = describe_unlike(line.release, earlier.behaviour, seen.behaviour)
    return replace(seen, unlike=unlike)


@dataclass(kw_only=True)
class _ModeSearch:
    """The search in one mode: what is known of each release, by its place in the row."""

    mode: str
    question: reports.Question
    answers: list[Reply | None] = field(default_factory=list)
    second: dict[int, Reply] = field(default_factory=dict)
    confirmed: set[int] = field(default_factory=set)
    refuted: set[int] = field(default_factory=set)
    doubts: dict[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.answers = [None] * len(self.question.releases)

    def step(self, free: Container[int] = ()) -> Ask | Changes | None:
        """Return what this search needs next, or what it found."""
        if self.question.every:
            return survey(self.answers, confirmed=self.confirmed)
        return search(self.answers, side_of, confirmed=self.confirmed, free=free)

    def side(self, place: int) -> Side | None:
        """Return which end a release behaves like, as the user calls it, as far as is known."""
        side = side_at(self.answers, side_of, place)
        if self.question.flipped and side is not None:
            side = _OTHER.get(side, side)
        return None if self.question.every and side != "unknown" else side

    def take(self, place: int, look: Look, *, confirms: bool) -> list[int]:
        """Take in a look at a release; return the places whose two looks disagree."""
        if not confirms and self.answers[place] is None:
            self.answers[place] = look.first.get(self.mode, _NOT_ASKED)
        if confirms or self.mode in look.again:
            self.second[place] = look.again.get(self.mode, _NOT_ASKED)
        return [seen_twice for seen_twice in sorted(self.second) if not self._settle(seen_twice)]

    def describe(self, place: int, *, confirms: bool) -> reports.Seen | None:
        """Return what a look showed; None where a confirmation does not concern this mode."""
        answer = self.answers[place]
        if answer is None:
            return None
        if isinstance(answer, Unknown):
            if confirms and place not in self.refuted:
                return None
            behaviour, reason = None, answer.reason
        elif confirms and place not in self.confirmed:
            return None
        else:
            behaviour, reason = answer, self.doubts.get(place, "") if confirms else ""
        return reports.Seen(
            mode=self.mode, side=self.side(place), behaviour=behaviour, reason=reason
        )

    def conclude(self, release: str, seen: reports.Seen) -> reports.Seen:
        """Return an observation with the side known at the end of the search."""
        place = self.question.releases.index(release)
        final = self.answers[place]
        reason = final.reason if isinstance(final, Unknown) else seen.reason
        return replace(seen, side=self.side(place), reason=reason)

    def answer(self) -> reports.Answer:
        """Return the answer at the end of the search."""
        found, ends = self.step(), known_ends(self.answers)
        unknown = self._unknown(range(len(self.answers)))
        if found is None or isinstance(found, Ask) or ends is None:
            return reports.Answer(
                mode=self.mode, answer="none", first=None, last=None, changes=(), unknown=unknown
            )
        return reports.Answer(
            mode=self.mode,
            answer="found" if found else "alike",
            first=self._release(ends[0]),
            last=self._release(ends[1]),
            changes=tuple(map(self._change, found)),
            unknown=unknown,
        )

    def _settle(self, place: int) -> bool:
        """Compare the two looks at a release; False where they disagree, so it is inconclusive."""
        first, second = self.answers[place], self.second[place]
        if not isinstance(first, Behaviour) or place in self.confirmed:
            return True
        if isinstance(second, Unasked):
            self.doubts[place] = f"not confirmed: {second.reason}"
        agree = first == second or isinstance(second, Unasked) or self._agree(place, second)
        if agree:
            self.confirmed.add(place)
        elif agree is not None:
            self.answers[place] = Unknown(reason=_disagreement(first, second))
            self.refuted.add(place)
        return agree is not False

    def _agree(self, place: int, second: Reply) -> bool | None:
        """Return whether a second behaviour counts as the same end; None while ends are missing."""
        if self.question.every or isinstance(second, Unknown):
            return False
        ends = known_ends(self.answers)
        side = side_at(self.answers, side_of, place)
        if ends is None or side is None:
            return None
        good, bad = (self.answers[end] for end in ends)
        if not isinstance(good, Behaviour) or not isinstance(bad, Behaviour):
            return None
        return side != "neither" and side_of(good, bad, second) == side

    def _release(self, place: int) -> reports.Release:
        release, answer = self.question.releases[place], self.answers[place]
        if not isinstance(answer, Behaviour):
            raise TypeError(f"nothing was seen on {release}")
        return reports.Release(release=release, behaviour=answer)

    def _change(self, change: tuple[int, int]) -> reports.Change:
        before, after = map(self._release, change)
        doubts = [
            f"{self.question.releases[place]} {self.doubts[place]}"
            for place in change
            if place in self.doubts
        ]
        between = self._unknown(range(change[0] + 1, change[1]))
        return reports.describe(self.question, before, after, between, doubts)

    def _unknown(self, places: Iterable[int]) -> tuple[reports.Undecided, ...]:
        return tuple(
            {"release": self.question.releases[place], "reason": answer.reason}
            for place in places
            if isinstance(answer := self.answers[place], Unknown)
        )


def _disagreement(first: Behaviour, second: Reply) -> str:
    now = second.reason if isinstance(second, Unknown) else name_behaviour(second)
    return f"two runs disagree: {name_behaviour(first)}; then {now}"
