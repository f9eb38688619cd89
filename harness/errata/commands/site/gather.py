"""Publish the store and the record as a site: gather once, then write pages."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import datetime, timezone
from itertools import pairwise
from pathlib import Path

import errata
from errata.commands.history.history import build_timeline, observe_places
from errata.commands.history.report import Period, Timeline
from errata.commands.upgrade.report import UpgradeReport
from errata.commands.upgrade.upgrade_plan import UpgradePlan, plan_upgrade
from errata.commands.upgrade.upgrading import Read, compare_known, know_pairs
from errata.environments.locks import Lock, platform_tag, read_lock
from errata.evidence import CaseEvidence, Seen, environment_of, read_evidence
from errata.model.case import BACKENDS, NOT_RUN, Case, Script
from errata.model.cell import EnvironmentSpec, Place
from errata.model.errors import NothingSelected
from errata.model.runs import BUILD_S, EnvironmentFacts
from errata.model.verdict import Verdict
from errata.model.versions import is_older, release_order
from errata.plan.choosing import Chosen
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.matrix import Selection, modes_of, spread
from errata.project import Project, load_known
from errata.store.sql import Store
from errata.text.printable import cut, cut_lines, tail


@dataclass(frozen=True, kw_only=True)
class TrialFacts:
    """The result of a case at one place: the newest measurement, or else the record.

    `measured` and `run` are None if it is only recorded. `documented` is whether the verdict is
    the expected one, or nothing is documented. `broken` and `fixed` name the behaviours by the
    letters of the case's timeline (`A`, `passes`, empty if unknown). Seconds and MiB are None if
    they were not measured.
    """

    environment: str
    release: str
    mode: str
    backend: str
    verdict: Verdict
    documented: bool
    reason: str = ""
    build: str = ""
    measured: datetime | None = None
    run: int | None = None
    broken: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()
    broken_s: float | None = None
    fixed_s: float | None = None
    broken_mb: float | None = None
    fixed_mb: float | None = None

    @property
    def is_unexpected(self) -> bool:
        """Whether the verdict is conclusive and not what the case documents."""
        return self.verdict.is_conclusive and not self.documented


@dataclass(frozen=True, kw_only=True)
class TracebackFacts:
    """The newest traceback, or end of output, of one distinct behaviour of one script."""

    letter: str
    script: str
    environment: str
    mode: str
    backend: str
    measured: datetime
    text: str


@dataclass(frozen=True, kw_only=True)
class CasePage(Case):
    """One case with all its results; `trials` by release.

    `timeline` is None without results. `files` are the other files of the case's folder: name and
    text. `same_error_as` are those that have pages.
    """

    modes: tuple[str, ...]
    files: tuple[tuple[str, str], ...]
    trials: tuple[TrialFacts, ...]
    timeline: Timeline | None
    tracebacks: tuple[TracebackFacts, ...]

    @property
    def framework(self) -> str:
        """The framework that the case is about."""
        return self.requires.framework

    @property
    def slug(self) -> str:
        """The last part of the case's id."""
        return self.id.rpartition("/")[2]

    @property
    def applies_to(self) -> str:
        """Where the case applies, in words."""
        words = [f"{self.framework} {self.requires.specifier}".strip()]
        if self.requires.packages:
            words.append(f"with {', '.join(self.requires.packages)}")
        if self.requires.python:
            words.append(f"on Python {self.requires.python}")
        return " ".join(words)

    def trials_by_place(self) -> dict[tuple[str, str], list[TrialFacts]]:
        """Group the trials by mode and backend."""
        found: dict[tuple[str, str], list[TrialFacts]] = {}
        for trial in self.trials:
            found.setdefault((trial.mode, trial.backend), []).append(trial)
        return found


@dataclass(frozen=True, kw_only=True)
class EnvironmentRow:
    """An environment: `packages` counts those that are installed, `build_s` is the time to build.

    `platforms` are those on which it was measured. `is_listed` is whether it is in the framework
    table. All but the names may be empty.
    """

    id: str
    framework: str
    release: str
    python: str
    platforms: tuple[str, ...] = ()
    lock_digest: str = ""
    packages: int = 0
    build_s: float | None = None
    is_listed: bool = True


@dataclass(frozen=True, kw_only=True)
class UpgradePage:
    """The changes between two releases, from stored and recorded results.

    Time and memory are not compared. `recorded` counts on each side the trials that only the
    committed record knows, of `len(view.transitions)`. `unknown` counts those of which something is
    known, but nothing confirmed on both sides: they are not compared. `measured` is the newest
    measurement in it, None where all of it is recorded.
    """

    framework: str
    before: str
    after: str
    view: UpgradeReport
    recorded: tuple[int, int] = (0, 0)
    unknown: int = 0
    measured: datetime | None = None


@dataclass(frozen=True, kw_only=True)
class SiteFacts:
    """The whole site; `newest` is the newest moment in it, so that equal data give equal pages.

    `arrivals` are the indexes of the upgrades that lead to a framework's newest release from the
    one before it.
    """

    version: str
    newest: datetime | None
    frameworks: tuple[Framework, ...]
    cases: tuple[CasePage, ...]
    environments: tuple[EnvironmentRow, ...]
    upgrades: tuple[UpgradePage, ...]
    arrivals: tuple[int, ...] = ()


Progress = Callable[[str, int, int], None]
"""Receives the name of a step, how much of it is done, and how much there is."""


def gather_site(
    project: Project, store: Store | None, progress: Progress | None = None
) -> SiteFacts:
    """Gather what the site shows; the number of queries does not depend on the number of cases.

    Raises CaseProblems, InvalidRecord and StoreFailed.
    """
    report = progress or (lambda what, done, of: None)
    report("reading results", 0, 0)
    frameworks = load_frameworks(project.table)
    held, measured = _held(store or Store())
    cases = load_known(project, frameworks, measured)
    cases = {name: case for name, case in cases.items() if case.claim is None}
    evidence = read_evidence(project, store, cases.values(), frameworks)
    pages = []
    for number, known in enumerate(evidence.values(), 1):
        pages.append(page_of(known, cases))
        report("cases", number, len(evidence))
    upgrades: list[UpgradePage] = []
    arrivals: list[int] = []
    for name, framework in frameworks.items():
        mine = {i: one for i, one in evidence.items() if one.framework.name == name}
        found = list(compare_releases(project, framework, mine, pairs_of(framework)))
        arrivals += _arrival(framework, found, len(upgrades))
        upgrades += found
    return SiteFacts(
        version=errata.__version__,
        newest=max((one.measured for k in evidence.values() for one in k.stored), default=None),
        frameworks=tuple(frameworks.values()),
        cases=tuple(pages),
        environments=tuple(
            environment_rows(frameworks, list(cases.values()), pages, held, project.table / "locks")
        ),
        upgrades=tuple(upgrades),
        arrivals=tuple(arrivals),
    )


def _held(store: Store) -> tuple[dict[str, Held], set[str]]:
    held: dict[str, Held] = {}
    for run in store.runs():  # the latest first
        for facts in store.environments(run.id):
            mine = held.setdefault(facts.environment, Held(facts=facts))
            if not mine.facts.packages and facts.packages:
                mine.facts = facts  # an earlier run has more
            if facts.platform:
                mine.platforms[facts.platform] = None
    return held, store.cases()


def _arrival(framework: Framework, pages: Sequence[UpgradePage], start: int) -> Iterator[int]:
    """Yield the number of the page that leads to the newest release from the nearest one."""
    releases = [release.version for release in framework.releases]
    last = [page for page in pages if page.after == framework.newest.version]
    if last:
        nearest = max(last, key=lambda page: releases.index(page.before))
        yield start + pages.index(nearest)


_LINES, _WIDTH = 240, 400
"""How much of a traceback is shown: more than anyone reads."""
_FILE_CHARACTERS = 40_000
_REASON = 500
_PLACE = re.compile(
    r"(?<![\w.…])/[^\s\"',;:()]{0,400}/(?=(?:site|dist)-packages/|(?:broken|fixed)\.py\b)"
)


def page_of(known: CaseEvidence, others: Container[str] = ()) -> CasePage:
    """Arrange what is known of a case for its page; `others` have pages of their own."""
    case = known.case
    places = observe_places(known)
    timeline = build_timeline(case.id, case.title, places, stale=known.stale) if places else None
    own = {each.name: getattr(case, each.name) for each in fields(case)}
    own["same_error_as"] = tuple(one for one in case.same_error_as if one in others)
    return CasePage(
        **own,
        modes=modes_of(case, known.framework),
        files=tuple(_files(case)),
        trials=tuple(_trials(known, timeline, places)) if timeline else (),
        timeline=timeline,
        tracebacks=tuple(_tracebacks(known, timeline)) if timeline else (),
    )


def _trials(
    known: CaseEvidence, timeline: Timeline, places: Iterable[Place]
) -> Iterable[TrialFacts]:
    periods: dict[Place, list[Period]] = {}
    for track in timeline.tracks:
        for period in track.periods:
            place = (period.environment, track.mode, track.backend)
            periods.setdefault(place, []).append(period)
    for place in places:
        if place in known.believed:
            yield _trial(place, known.believed[place], timeline, periods.get(place, []))


def _trial(place: Place, seen: Seen, timeline: Timeline, periods: Sequence[Period]) -> TrialFacts:
    judgement, run = seen.judgement, seen.run
    broken, fixed = judgement.broken, judgement.fixed
    is_open = judgement.expected is None
    strange = judgement.verdict in (Verdict.FIX_FAILS, Verdict.FLAKY)
    mine = [period for period in periods if (run in period.runs if run else not period.runs)]
    state = mine[-1].state if mine else None
    return TrialFacts(
        environment=place[0],
        release=judgement.trial.environment.version,
        mode=place[1],
        backend=place[2],
        verdict=judgement.verdict,
        documented=judgement.is_as_documented or (is_open and not strange),
        reason=cut(judgement.reason, _REASON),
        build=broken.framework_version or fixed.framework_version or "",
        measured=seen.measured,
        run=run.number if run else None,
        broken=timeline.label(state.broken) if state else (),
        fixed=timeline.label(state.fixed) if state else (),
        broken_s=broken.own_s,
        fixed_s=fixed.own_s,
        broken_mb=broken.peak_mb,
        fixed_mb=fixed.peak_mb,
    )


def _files(case: Case) -> Iterable[tuple[str, str]]:
    """Yield the other files of a case's folder, which its scripts may import or read."""
    own = {*NOT_RUN, *(script.filename for script in Script)}
    if not case.folder.is_dir():
        return
    for path in sorted(case.folder.rglob("*")):
        name = path.relative_to(case.folder).as_posix()
        if name in own or "__pycache__" in name or not path.is_file():
            continue
        try:
            text = path.read_bytes().decode()
        except UnicodeDecodeError:
            text = f"[not text: {path.stat().st_size:,} bytes]"
        except OSError as error:
            text = f"[cannot be read: {error.strerror}]"
        if len(text) > _FILE_CHARACTERS:
            more = len(text) - _FILE_CHARACTERS
            text = f"{text[:_FILE_CHARACTERS]}\n… [+{more:,} characters]"
        yield name, text


def _tracebacks(known: CaseEvidence, timeline: Timeline) -> Iterable[TracebackFacts]:
    """Take the newest traceback, or end of output, of each failure of each script."""
    newest: dict[tuple[str, str], TracebackFacts] = {}
    letters = timeline.letters
    for stored in known.counted:
        result = stored.result
        if not result.outcome.is_from_script:
            continue
        letter = letters.get(known.behaviour(result), "")
        if not letter or (letter, stored.script) in newest:
            continue
        text = result.traceback.strip("\n") or result.stderr or result.stdout
        if text.strip():
            newest[letter, stored.script] = TracebackFacts(
                letter=letter,
                script=Script(stored.script).filename,
                environment=stored.environment,
                mode=stored.mode,
                backend=stored.backend,
                measured=stored.measured,
                text=_shortened(text),
            )
    order = {name: number for number, name in enumerate(letters.values())}
    return sorted(newest.values(), key=lambda one: (order[one.letter], one.script))


def _shortened(text: str) -> str:
    """Cut a long text, marking the cut, and shorten the paths of this machine."""
    end = tail(text, 20 * _LINES, 20 * _LINES * _WIDTH)
    return cut_lines(_PLACE.sub("…/", end), _LINES, _WIDTH)


@dataclass(kw_only=True)
class Held:
    """An environment's facts by the newest run that has them, and the platforms it ran on."""

    facts: EnvironmentFacts
    platforms: dict[str, None] = field(default_factory=dict)


def environment_rows(
    frameworks: Mapping[str, Framework],
    cases: Sequence[Case],
    pages: Sequence[CasePage],
    held: Mapping[str, Held],
    locks: Path,
) -> list[EnvironmentRow]:
    """Describe every environment that is listed, has results, or is in the record.

    Listed environments come first, in the table's order. `locks` is the table's folder of locks.
    """
    ran = {trial.environment: page.framework for page in pages for trial in page.trials}
    found: list[EnvironmentRow] = []
    for name, framework in sorted(frameworks.items()):
        specs = {spec.id: spec for spec in _listed_environments(framework, cases)}
        others = [
            environment_of(
                framework,
                known.facts
                if (known := held.get(environment))
                else EnvironmentFacts(environment=environment),
            )
            for environment, its in ran.items()
            if its == name and environment not in specs
        ]
        for is_listed, group in ((True, specs.values()), (False, others)):
            for spec in sorted(group, key=lambda s: (release_order(s.version), len(s.id), s.id)):
                lock = _lock(spec, locks) if is_listed else None
                found.append(_row(spec, held.get(spec.id), lock, is_listed=is_listed))
    return found


def _listed_environments(framework: Framework, cases: Iterable[Case]) -> Iterator[EnvironmentSpec]:
    """Yield the environments of the listed releases, and those that cases add to them."""
    chosen = []
    for release in framework.releases:
        spec = framework.spec(release.version)
        chosen.append(Chosen(version=spec.version))
        yield spec
    # One case for each distinct set of requirements: a corpus has thousands of cases.
    own = {case.requires: case for case in cases if case.requires.framework == framework.name}
    asked = list(own.values())
    for trial in spread(asked, {framework.name: framework}, {framework.name: chosen}).trials:
        yield trial.environment


def _lock(spec: EnvironmentSpec, locks: Path) -> Lock | None:
    folders = sorted(path for path in locks.iterdir() if path.is_dir()) if locks.is_dir() else []
    folders.sort(key=lambda path: path.name != platform_tag())
    found = (read_lock(spec, each / f"{spec.file_stem}.txt", committed=True) for each in folders)
    return next((lock for lock in found if lock is not None), None)


def _row(
    spec: EnvironmentSpec, held: Held | None, lock: Lock | None, *, is_listed: bool
) -> EnvironmentRow:
    facts = held.facts if held else EnvironmentFacts(environment=spec.id)
    build_s = facts.build.get(BUILD_S)
    return EnvironmentRow(
        id=spec.id,
        framework=spec.framework,
        release=spec.version,
        python=facts.python_version or spec.python,
        platforms=tuple(held.platforms) if held else (),
        lock_digest=lock.digest if lock else facts.lock_digest,
        packages=len(facts.packages or (lock.pins if lock else ())),
        build_s=build_s if isinstance(build_s, int | float) else None,
        is_listed=is_listed,
    )


NEVER = datetime(1970, 1, 1, tzinfo=timezone.utc)
"""The start of a comparison of the record alone, which has no dates."""


def pairs_of(framework: Framework) -> list[tuple[str, str]]:
    """List the pairs to compare: each release with the next one, and with the newest."""
    releases = [release.version for release in framework.releases]
    newest = framework.newest.version
    steps = list(pairwise(releases))
    leaps = [(release, newest) for release in releases if release != newest]
    older = [pair for pair in leaps if is_older(*pair)]
    return list(dict.fromkeys([*steps, *older]))


def compare_releases(
    project: Project,
    framework: Framework,
    evidence: Mapping[str, CaseEvidence],
    pairs: Iterable[tuple[str, str]],
) -> Iterator[UpgradePage]:
    """Compare releases as `errata upgrade` does, each pair that has something to compare."""
    cases = [one.case for one in evidence.values()]
    for before, after in pairs if cases else ():
        try:
            laid_out = plan_upgrade(
                project, framework.name, before, after, Selection(backends=BACKENDS), cases=cases
            )
        except NothingSelected:
            continue
        page = _upgrade_page(laid_out, lambda trials: evidence)
        if page.view.transitions:
            yield page


def _upgrade_page(laid_out: UpgradePlan, read: Read) -> UpgradePage:
    known = know_pairs(laid_out.pairs, read)
    view = compare_known(laid_out, known, read, time.monotonic())
    measured = max((seen.measured or NEVER for seen in known.seen.values()), default=NEVER)
    sides = ([pair.before for pair in laid_out.pairs], [pair.after for pair in laid_out.pairs])
    before, after = (
        sum(t is not None and t.id in known.seen and known.seen[t.id].run is None for t in side)
        for side in sides
    )
    return UpgradePage(
        framework=laid_out.framework,
        before=laid_out.before,
        after=laid_out.after,
        view=replace(view, started=measured, wall_s=0.0),
        recorded=(before, after),
        unknown=known.partial,
        measured=None if measured == NEVER else measured,
    )
