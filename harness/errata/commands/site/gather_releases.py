"""Gather what the site shows of releases: their environments, and what an upgrade changes."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timezone
from itertools import pairwise
from pathlib import Path

from errata.commands.site.facts import CasePage, EnvironmentRow, UpgradePage
from errata.commands.upgrade.upgrade_plan import UpgradePlan, plan_upgrade
from errata.commands.upgrade.upgrading import Read, compare_known, know_pairs
from errata.environments.locks import Lock, platform_tag, read_lock
from errata.evidence import CaseEvidence, environment_of
from errata.model.case import BACKENDS, Case
from errata.model.cell import EnvironmentSpec
from errata.model.errors import NothingSelected
from errata.model.runs import BUILD_S, EnvironmentFacts
from errata.model.versions import is_older, release_order
from errata.plan.choosing import Chosen
from errata.plan.framework import Framework
from errata.plan.matrix import Selection, spread
from errata.project import Project


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


def pairs_of(framework: Framework) -> list[tuple[str, str]]:
    """List the pairs to compare: each release with the next one, and with the newest."""
    releases = [release.version for release in framework.releases]
    newest = framework.newest.version
    steps = list(pairwise(releases))
    leaps = [(release, newest) for release in releases if release != newest]
    older = [pair for pair in leaps if is_older(*pair)]
    return list(dict.fromkeys([*steps, *older]))


def compare_releases(
    project: Project, framework: Framework, evidence: Mapping[str, CaseEvidence]
) -> Iterator[UpgradePage]:
    """Compare releases as `errata upgrade` does, each pair that has something to compare."""
    cases = [one.case for one in evidence.values()]
    for before, after in pairs_of(framework) if cases else ():
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
    halves = [[trial.id in known.seen for trial in pair.trials] for pair in laid_out.pairs]
    return UpgradePage(
        framework=laid_out.framework,
        before=laid_out.before,
        after=laid_out.after,
        view=replace(view, started=measured, wall_s=0.0),
        recorded=(before, after),
        unknown=sum(any(sides) and not all(sides) for sides in halves),
        measured=None if measured == NEVER else measured,
    )
