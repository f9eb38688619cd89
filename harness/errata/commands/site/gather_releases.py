"""Gather what the site shows of releases: their environments, and what an upgrade changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timezone
from functools import partial
from itertools import pairwise
from pathlib import Path

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from errata.commands.run.run_json import environment_json
from errata.commands.site.facts import CasePage, EnvironmentPage, TrialFacts, UpgradePage
from errata.commands.site.gather_cases import CaseHistory, Seen
from errata.commands.upgrade.report import (
    ReleaseSide,
    Spot,
    UpgradeFacts,
    build_report,
    first_release_to_break,
    spot_of,
)
from errata.compare.transitions import Transition, compare_judgements
from errata.environments.lock import Lock, platform_tag, read_lock
from errata.measuring.stored import environment_of
from errata.model.case import Case
from errata.model.cell import EnvironmentSpec
from errata.model.runs import BUILD_S, IMPORT_S, EnvironmentFacts
from errata.model.versions import is_older, release_order, same_release
from errata.plan.choosing import Chosen
from errata.plan.framework import Framework
from errata.plan.matrix import releases_for, spread


@dataclass(kw_only=True)
class Held:
    """An environment's facts by the newest run that has them, and the platforms it ran on."""

    facts: EnvironmentFacts
    platforms: dict[str, None] = field(default_factory=dict)


def environment_pages(
    frameworks: Mapping[str, Framework],
    cases: Sequence[Case],
    pages: Sequence[CasePage],
    held: Mapping[str, Held],
    locks: Path,
) -> list[EnvironmentPage]:
    """Describe every environment that is listed, has results, or is in the record.

    Listed environments come first, in the table's order. `locks` is the table's folder of locks.
    """
    ran = _ran_in(pages)
    owners = {page.id: frameworks[page.framework] for page in pages}
    found: list[EnvironmentPage] = []
    for name, framework in sorted(frameworks.items()):
        specs = {spec.id: spec for spec in _listed_environments(framework, cases)}
        unlisted = {
            environment: environment_of(framework, _facts(environment, held))
            for environment, trials in ran.items()
            if environment not in specs and owners[trials[0][0]].name == name
        }
        for is_listed, group in ((True, specs.values()), (False, unlisted.values())):
            for spec in sorted(group, key=lambda s: (release_order(s.version), len(s.id), s.id)):
                lock = _lock(spec, locks, is_listed=is_listed)
                trials = ran.get(spec.id, [])
                found.append(
                    _environment_page(
                        spec, framework, held.get(spec.id), trials, lock, is_listed=is_listed
                    )
                )
    return found


def _facts(environment: str, held: Mapping[str, Held]) -> EnvironmentFacts:
    known = held.get(environment)
    return known.facts if known else EnvironmentFacts(environment=environment)


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


def _ran_in(pages: Iterable[CasePage]) -> dict[str, list[tuple[str, TrialFacts]]]:
    ran: dict[str, list[tuple[str, TrialFacts]]] = {}
    for page in pages:
        for trial in page.trials:
            ran.setdefault(trial.environment, []).append((page.id, trial))
    return ran


def _lock(spec: EnvironmentSpec, locks: Path, *, is_listed: bool) -> tuple[Lock, str] | None:
    """Read the committed lock and its platform, preferably of this platform."""
    if not is_listed or not locks.is_dir():
        return None
    folders = sorted(path for path in locks.iterdir() if path.is_dir())
    for folder in sorted(folders, key=lambda path: path.name != platform_tag()):
        lock = read_lock(spec, folder / f"{spec.file_stem}.txt", committed=True)
        if lock is not None:
            return lock, folder.name
    return None


def _environment_page(
    spec: EnvironmentSpec,
    framework: Framework,
    held: Held | None,
    trials: Sequence[tuple[str, TrialFacts]],
    found: tuple[Lock, str] | None,
    *,
    is_listed: bool,
) -> EnvironmentPage:
    lock, platform = found or (None, "")
    facts = held.facts if held else EnvironmentFacts(environment=spec.id)
    packages = facts.packages
    if not packages and lock is not None:
        packages = tuple(f"{name}=={version}" for name, version in sorted(lock.pins.items()))
    return EnvironmentPage(
        id=spec.id,
        stem=spec.file_stem,
        framework=framework.name,
        release=spec.version,
        python=facts.python_version or spec.python,
        lock=lock.text if lock else "",
        lock_digest=lock.digest if lock else facts.lock_digest,
        packages=packages,
        platforms=tuple(held.platforms) if held else (),
        build=tuple(_build(facts)),
        why=tuple(_why(spec, framework)) if is_listed else (),
        trials=tuple(trials),
        lock_platform=platform,
        is_listed=is_listed,
    )


def _build(facts: EnvironmentFacts) -> Iterator[tuple[str, str]]:
    """Yield the framework's build information, and the time it took to build and import it."""
    if facts.framework_version:
        yield "version", facts.framework_version
    names = {BUILD_S: "building took", IMPORT_S: "importing takes"}
    for key, value in sorted(facts.build.items()):
        if key not in names:
            yield key, str(value)
    for key, name in names.items():
        value = facts.build.get(key)
        if isinstance(value, int | float):
            yield name, f"{value:.1f} s"


def _why(spec: EnvironmentSpec, framework: Framework) -> Iterator[tuple[str, str]]:
    """Pair each bound of the table with its reason."""
    release = framework.listed(spec.version)
    if release is None:
        return
    for pin in release.constraints:
        yield pin.pin, pin.why
    names = {canonicalize_name(Requirement(text).name) for text in spec.packages}
    for rule in framework.rules:
        suits = SpecifierSet(rule.releases).contains(release.parsed, prereleases=True)
        if canonicalize_name(rule.name) in names and suits:
            bounds = [*rule.constraints, *rule.overrides, *(f"without {n}" for n in rule.excludes)]
            yield ", ".join(bounds) or rule.name, rule.why


# Upgrades ----------------------------------------------------------------------------------------

NEVER = datetime(1970, 1, 1, tzinfo=timezone.utc)
"""The start of a comparison of the record alone, which has no dates."""
_Spot = tuple[str, str]
"""Mode and backend."""
_Side = Mapping[_Spot, Seen]
_NOTHING: _Side = {}


def pairs_of(framework: Framework) -> list[tuple[str, str]]:
    """List the pairs to compare: each release with the next one, and with the newest."""
    releases = [release.version for release in framework.releases]
    newest = framework.newest.version
    steps = list(pairwise(releases))
    leaps = [(release, newest) for release in releases if release != newest]
    older = [pair for pair in leaps if is_older(*pair)]
    return list(dict.fromkeys([*steps, *older]))


def compare_releases(
    framework: Framework,
    cases: Sequence[CaseHistory],
    builds: Mapping[str, EnvironmentFacts],
    corpus: str,
) -> dict[tuple[str, str], Callable[[], UpgradePage]]:
    """Map each pair of releases that both have results to a function that compares them.

    `builds` has the content of environments, by identifier.
    """
    sides = _Sides(framework, cases)
    return {
        (before, after): partial(_upgrade_page, sides, before, after, builds, corpus)
        for before, after in pairs_of(framework)
        if sides.share(before, after)
    }


class _Sides:
    """The results of each case on each release, by mode and backend."""

    def __init__(self, framework: Framework, cases: Sequence[CaseHistory]) -> None:
        self.framework = framework
        self.cases = cases
        listed_as: dict[str, str | None] = {}
        self._sides = [_by_release(known, listed_as) for known in cases]
        self._suited: dict[tuple[str, str], set[str]] = {}

    def share(self, before: str, after: str) -> bool:
        """Return whether any trial has results on both releases."""
        return any(
            not side.get(before, _NOTHING).keys().isdisjoint(side.get(after, _NOTHING))
            for side in self._sides
        )

    def pairs(self, before: str, after: str) -> Iterator[tuple[Seen | None, Seen | None] | None]:
        """Pair both sides of every trial; None if a side that the trial covers has no result."""
        for known, by_release in zip(self.cases, self._sides, strict=True):
            first, second = by_release.get(before, {}), by_release.get(after, {})
            for spot in dict.fromkeys([*first, *second]):
                one, other = first.get(spot), second.get(spot)
                if one and other:
                    yield one, other
                elif (before if one is None else after) in self._suits(known.case, spot[1]):
                    yield None
                else:
                    yield one, other

    def first_breaks(
        self, transitions: Iterable[Transition], before: str, after: str
    ) -> dict[Spot, str]:
        """Find in which release trials begin to break."""
        order = [release.version for release in self.framework.releases]
        way = order[order.index(before) + 1 : order.index(after)]
        by_case = {known.case.id: side for known, side in zip(self.cases, self._sides, strict=True)}
        found: dict[Spot, str] = {}
        for one in transitions:
            if one.before is None or one.after is None or not one.is_regression:
                continue
            mine = by_case[one.case.id]
            seen = [mine.get(release, _NOTHING).get((one.mode, one.backend)) for release in way]
            later = [*(known.judgement for known in seen if known), one.after]
            found[spot_of(one)] = first_release_to_break(one.before, later, one.change)
        return found

    def _suits(self, case: Case, backend: str) -> set[str]:
        """Return the releases that a case runs on with a backend."""
        if backend not in case.requires.backends:
            return set()
        key = (case.requires.specifier, backend)
        if key not in self._suited:
            self._suited[key] = set(releases_for(case, self.framework, backend))
        return self._suited[key]


def _by_release(
    known: CaseHistory, listed_as: dict[str, str | None]
) -> dict[str, dict[_Spot, Seen]]:
    """Choose one environment of each release, preferring listed ones to users' interpreters.

    `listed_as` caches the listed release of each version.
    """
    found: dict[str, dict[_Spot, Seen]] = {}
    for place, seen in sorted(known.seen.items(), key=lambda item: _preference(item[0][0])):
        environment = seen.judgement.trial.environment
        if environment.nightly:
            continue
        if environment.version not in listed_as:
            listed_as[environment.version] = _listed(known.framework, environment.version)
        listed = listed_as[environment.version]
        if listed is not None:
            found.setdefault(listed, {}).setdefault((place[1], place[2]), seen)
    return found


def _preference(environment: str) -> tuple[bool, int, str]:
    return (environment.endswith("-external"), len(environment), environment)


def _listed(framework: Framework, version: str) -> str | None:
    return next((r.version for r in framework.releases if same_release(r.version, version)), None)


def _upgrade_page(
    sides: _Sides,
    before: str,
    after: str,
    builds: Mapping[str, EnvironmentFacts],
    corpus: str,
) -> UpgradePage:
    unknown = 0
    recorded = [0, 0]
    transitions: list[Transition] = []
    taken: tuple[list[Seen], list[Seen]] = ([], [])
    for pair in sides.pairs(before, after):
        if pair is None:
            unknown += 1
            continue
        one, other = pair
        for number, seen in enumerate(pair):
            if seen is not None:
                taken[number].append(seen)
                recorded[number] += seen.run is None
        transitions.append(
            compare_judgements(one.judgement if one else None, other.judgement if other else None)
        )
    known = (seen.measured for side in taken for seen in side)
    measured = max((moment for moment in known if moment is not None), default=None)
    facts = UpgradeFacts(
        framework=sides.framework.name,
        before=_side(before, taken[0], builds),
        after=_side(after, taken[1], builds),
        downgrade=False,
        started=measured or NEVER,
        wall_s=0.0,
        interrupted=False,
        confirmed=True,
        unfinished=unknown,
        corpus=corpus,
        selection="",
        isolation="",
        factors={"time": 0, "memory": 0},
        framework_memory=None,
        cells={"run": 0, "reused": sum(len(seen.results) for side in taken for seen in side)},
        known={"record": sum(recorded), "store": 0},
        failed_environments=(),
    )
    return UpgradePage(
        framework=sides.framework.name,
        before=before,
        after=after,
        view=build_report(transitions, facts, sides.first_breaks(transitions, before, after)),
        recorded=(recorded[0], recorded[1]),
        unknown=unknown,
        measured=measured,
    )


def _side(
    release: str, seen: Iterable[Seen], builds: Mapping[str, EnvironmentFacts]
) -> ReleaseSide:
    """Describe the environments of one release."""
    names = sorted({one.judgement.trial.environment.id for one in seen})
    return ReleaseSide(
        release=release,
        environments=tuple(
            environment_json(builds.get(name, EnvironmentFacts(environment=name))) for name in names
        ),
    )
