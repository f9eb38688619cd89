"""Gather what the site shows of releases: their environments, and what an upgrade changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timezone
from functools import partial
from itertools import pairwise
from pathlib import Path

from errata.commands.run.report import environment_json
from errata.commands.site.facts import CasePage, EnvironmentRow, UpgradePage
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
from errata.model.runs import BUILD_S, EnvironmentFacts
from errata.model.versions import is_older, release_order, same_release
from errata.plan.choosing import Chosen
from errata.plan.framework import Framework
from errata.plan.matrix import releases_for, spread


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
            environment_of(framework, _facts(environment, held))
            for environment, its in ran.items()
            if its == name and environment not in specs
        ]
        for is_listed, group in ((True, specs.values()), (False, others)):
            for spec in sorted(group, key=lambda s: (release_order(s.version), len(s.id), s.id)):
                lock = _lock(spec, locks) if is_listed else None
                found.append(_row(spec, held.get(spec.id), lock, is_listed=is_listed))
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


def _lock(spec: EnvironmentSpec, locks: Path) -> Lock | None:
    """Read the committed lock, preferably of this platform."""
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
